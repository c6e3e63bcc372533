"""The step without a clock: in beats, or one after the other (WC-OP-16)."""

from __future__ import annotations

import pytest

from overrun.core.errors import BadSetting
from overrun.core.table import Table
from tests.games.stage import resting

from .scene import B1, GAME, Y1, YELLOW, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("warring-colonies", "WC-EX-33")
@pytest.mark.rule("WC-OP-16.c")
def test_one_die_in_a_beat() -> None:
    war = War(morale=(4, 2), turns="alternating").survivor("A", Y1).survivor("C", B1)
    war.survivor("B", B1, "school").deck("school", "junk", "fuel").hand(B1, "food-1", "food-1")
    war.dice(B1, 6, 6).dice(Y1, 6).entrance("school", "Z---")
    war.paired(Y1, B1).run(
        ("begin_movement", []), ("begin_actions", []), ("settle_bites", []), ("end_turns", [])
    )
    war.by(B1, "pass").by(Y1, "pass")
    assert war.table.waiting == [B1]  # who had the first opportunity to move
    war.by(B1, "play:food-1", "play:food-1", "search:B:6", "keep:junk")
    assert war.refuses_to(B1, "attack:B:6") == "WC-OP-16.a"
    assert war.refuses_to(B1, "barricade:C:6") == "WC-OP-16.a"
    war.by(B1, "wait")
    assert war.table.waiting == [Y1]
    war.by(Y1, "end")
    war.roll("bite").by(B1, "attack:B:6")
    assert war.s.survivors["B"].bitten
    war.by(B1, "end")
    assert war.s.graveyard == ["B"]


@pytest.mark.rule("WC-OP-16.a")
def test_a_beat_without_a_die() -> None:
    war = War(turns="alternating").survivor("A", Y1).survivor("B", B1).hand(Y1, "food-1")
    war.dice(Y1, 6, 6).dice(B1, 6).acting(Y1, B1)
    assert war.refuses_to(Y1, "wait") == "LN-TURN-03"  # one passes for good, or does something
    war.by(Y1, "play:food-1")
    assert war.table.waiting == [Y1]
    war.by(Y1, "wait").by(B1, "barricade:B:6", "door:1", "wait")
    war.by(Y1, "barricade:A:6", "door:1")  # the beat is a new one
    war.by(Y1, "end")
    assert war.table.waiting == [B1]
    war.by(B1, "end")
    assert war.idle


@pytest.mark.rule("WC-OP-16.a")
def test_after_the_other_has_passed_there_are_no_more_beats() -> None:
    war = War(turns="alternating").survivor("A", Y1).survivor("B", B1).dice(Y1, 5, 6)
    war.acting(B1, Y1).by(B1, "end")
    war.by(Y1, "barricade:A:5", "door:1", "barricade:A:6", "door:2", "end")
    assert (war.doors(YELLOW, 1), war.doors(YELLOW, 2)) == ("B--", "B--")
    assert war.idle


@pytest.mark.rule("WC-OP-16.a")
def test_a_die_is_raised_in_any_beat() -> None:
    war = War(turns="alternating").survivor("A", Y1).survivor("B", B1).dice(Y1, 3, 6).dice(B1, 6)
    war.yellow.food = 1
    war.acting(Y1, B1).by(Y1, "barricade:A:6", "door:1", "raise:3")
    assert war.s.players[Y1].dice == [4]


@pytest.mark.rule("WC-OP-16.b", "WC-OP-16.c")
def test_one_after_the_other() -> None:
    war = War(turns="sequential").survivor("A", Y1).survivor("B", B1).dice(B1, 6, 6).dice(Y1, 6)
    war.acting(B1, Y1).by(B1, "barricade:B:6", "door:1", "barricade:B:6", "door:1")
    assert war.is_silent(Y1, "barricade:A:6")
    war.by(B1, "end").by(Y1, "barricade:A:6", "door:1", "end")
    assert war.idle


@pytest.mark.rule("WC-OP-16.d")
@pytest.mark.parametrize("turns", ["alternating", "sequential"])
def test_bites_and_cards_come_at_the_end_all_the_same(turns: str) -> None:
    war = War(turns=turns).survivor("A", Y1).survivor("C", Y1).survivor("B", B1).dice(Y1, 6)
    war.entrance(YELLOW, "Z--").acting(Y1, B1).roll("bite").by(Y1, "attack:A:6", "end")
    assert war.s.survivors["A"].bitten
    war.by(B1, "end")
    assert war.s.graveyard == ["A"]
    assert war.ask.kind == "bite"


@pytest.mark.rule("WC-OP-16.e")
@pytest.mark.parametrize("turns", ["alternating", "sequential"])
def test_a_quick_game_needs_the_clock(turns: str) -> None:
    with pytest.raises(BadSetting, match="quick"):
        GAME.configure({"turns": turns, "quick": "on"}, 4)
    war = War(turns=turns).survivor("A", Y1).survivor("B", B1).acting(Y1, B1)
    war.by(Y1, "end")
    assert GAME.clock(war.s, war.asked(B1)) is None


@pytest.mark.rule("WC-OP-16.a", "WC-OP-16.b", "WC-OP-15.p")
@pytest.mark.parametrize("turns", ["alternating", "sequential"])
def test_there_is_no_hurry_in_the_middle_of_an_action(turns: str) -> None:
    war = War(turns=turns).survivor("A", Y1).survivor("B", B1).dice(Y1, 6)
    war.acting(Y1, B1).by(Y1, "barricade:A:6")
    assert war.asked(Y1).kind == "door"
    assert GAME.clock(war.s, war.asked(Y1)) is None


@pytest.mark.rule("WC-OP-16.h")
def test_the_mode_is_kept_with_the_table() -> None:
    war = War(turns="sequential").survivor("A", Y1).survivor("B", B1).acting(Y1, B1)
    assert war.table.header.settings["turns"] == "sequential"
    assert war.s.config.turns == "sequential"
    assert Table.load(resting(GAME), war.table.dump()).state.config.turns == "sequential"


@pytest.mark.rule("WC-OP-15.o")
def test_between_beats_nothing_private_is_shown() -> None:
    war = War(turns="alternating").survivor("A", Y1).survivor("B", B1)
    war.hand(Y1, "fuel").hand(B1, "medicine").secrets("", "", "", "")
    war.acting(Y1, B1)
    assert war.seen(Y1).players[B1].hand == []
    assert war.seen(B1).players[Y1].hand == []
    assert [war.seen(None).players[seat].hand for seat in (Y1, B1)] == [[], []]
