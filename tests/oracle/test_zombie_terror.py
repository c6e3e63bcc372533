"""Random games of Zombie Terror, compared at every ask with a second implementation."""

import pytest

from tests.oracle.watching import Difference, Tally, watch, watch_one
from tests.oracle.zombie_terror import RULES, ZombieTerrorOracle

GAMES = 60
FLOOR = 0.99
"""So much of all asks must be compared: the oracle covers the whole game."""
RARE = {"halt", "search", "hand", "replace", "play canal", "enough"}
"""Options that so few games may miss."""


def test_the_oracle_offers_what_the_rules_offer() -> None:
    tally = watch("zombie-terror", ZombieTerrorOracle, (f"oracle/{n}" for n in range(GAMES)))
    assert tally.games == GAMES
    assert tally.share >= FLOOR, tally
    assert set(RULES) - set(tally.offered) <= RARE, tally
    assert {"escaped", "terror", "out-of-reach"} <= set(tally.endings), tally


@pytest.mark.parametrize("scenario", ["empty-tank", "last-supplies", "toxic-spill", "car-alarms"])
def test_scenarios_with_things_that_lie_about(scenario: str) -> None:
    seeds = (f"oracle/{scenario}/{n}" for n in range(6))
    tally = watch("zombie-terror", ZombieTerrorOracle, seeds, chosen={"scenario": scenario})
    assert (tally.games, tally.share) == (6, 1), tally
    assert ("alarm" in tally.offered) == (scenario == "car-alarms"), tally


def test_a_difference_says_what_and_how_to_see_it_again() -> None:
    class Mistaken(ZombieTerrorOracle):
        def options(self, ask):
            known = super().options(ask)
            if ask.kind == "human-action":
                known.add("move", "nurse", "A9")
            return known

    with pytest.raises(Difference) as raised:
        watch_one("zombie-terror", Mistaken, "oracle/0", Tally())
    text = str(raised.value)
    assert "not offered, but the oracle says yes: move:nurse:A9 (ZT-MOV-01" in text
    assert "see it again: python -m tests.oracle zombie-terror --only oracle/0" in text


def test_a_board_that_lies_otherwise_is_a_difference() -> None:
    class Mistaken(ZombieTerrorOracle):
        def look(self) -> None:
            self.game.pool += 1
            super().look()

    with pytest.raises(Difference, match="pool is 20\n  by the oracle 21"):
        watch_one("zombie-terror", Mistaken, "oracle/0", Tally())
