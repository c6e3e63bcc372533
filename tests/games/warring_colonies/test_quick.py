"""The quick game: both have two minutes from the start (WC-QCK)."""

from __future__ import annotations

import pytest

from overrun.core.errors import BadSetting

from .scene import B1, GAME, Y1, War

pytestmark = pytest.mark.usefixtures("plain_people")


def clocks(war: War) -> list[int | None]:
    """The seconds that each of the pair has."""
    found = [war.table.game.clock(war.s, war.asked(seat)) for seat in (Y1, B1)]
    return [None if clock is None else clock.seconds for clock in found]


@pytest.mark.rule("WC-QCK-04")
def test_movement_is_not_timed() -> None:
    war = War(quick="on").survivor("A", Y1).survivor("B", B1).moving(Y1, B1)
    assert war.table.game.clock(war.s, war.asked(Y1)) is None


@pytest.mark.vector("warring-colonies", "WC-EX-32")
@pytest.mark.rule("WC-QCK-01", "WC-QCK-02", "WC-QCK-03", "WC-OP-16.e")
def test_one_clock_of_two_minutes_runs_for_both_from_the_first_action_on() -> None:
    war = War(quick="on").survivor("A", Y1, "gas").survivor("B", B1, "gas").dice(Y1, 3)
    war.dice(B1, 3, 4).deck("gas", "fuel", "junk").moving(Y1, B1)
    war.by(Y1, "pass").by(B1, "pass")
    war.s.pair = [Y1, B1]
    war.run(("begin_actions", []))
    assert clocks(war) == [120, 120]
    game = war.table.game
    first = game.clock(war.s, war.asked(Y1))
    war.by(Y1, "search:A:3")
    assert game.clock(war.s, war.asked(B1)) == first  # the same clock, not a new one
    assert game.clock(war.s, war.asked(Y1)) == first
    war.by(Y1, "keep:fuel")
    # time is up: what each has not done is lost
    for seat in (Y1, B1):
        war.by(seat, ":".join(game.default(war.s, war.asked(seat))))
    assert war.idle
    assert war.s.players[B1].used == []
    for turns in ("alternating", "sequential"):
        with pytest.raises(BadSetting, match="quick"):
            GAME.configure({"quick": "on", "turns": turns}, 4)


@pytest.mark.rule("WC-QCK-01")
def test_in_an_ordinary_game_nobody_is_timed_until_the_other_is_done() -> None:
    war = War().survivor("A", Y1, "gas").survivor("B", B1, "gas").acting(Y1, B1)
    assert clocks(war) == [None, None]
    war.by(Y1, "end")
    clock = war.table.game.clock(war.s, war.asked(B1))
    assert clock is not None
    assert clock.seconds == 120
