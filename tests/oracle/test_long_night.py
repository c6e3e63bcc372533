"""Random games of The Long Night, compared at every ask with a second implementation."""

import pytest

from tests.oracle.long_night import RULES, LongNightOracle
from tests.oracle.long_night.asks import ASKS
from tests.oracle.watching import Difference, Tally, watch, watch_one

GAMES = 70
FLOOR = 0.95
"""So much of all asks must be compared."""
UNDECIDED = 0.1
"""On so many options, for each ask, the oracle may have no opinion."""
RARE = {"special", "storm", "raid", "operate", "bandit", "settle", "leave", "branch", "calm"}
"""Options that so few games may miss."""


def test_the_oracle_offers_what_the_rules_offer() -> None:
    tally = watch("long-night", LongNightOracle, (f"oracle/{n}" for n in range(GAMES)))
    assert tally.games == GAMES
    assert tally.share >= FLOOR, tally
    assert tally.undecided.total() <= UNDECIDED * tally.compared.total(), tally
    assert set(RULES) - set(tally.offered) <= RARE, tally
    often = ("action", "vote", "search", "lure", "door", "target", "request", "crossroads")
    assert set(often) <= set(tally.compared), tally
    assert len(set(ASKS) & set(tally.compared)) > len(ASKS) / 2, tally


def test_a_missing_option_is_a_difference() -> None:
    class Mistaken(LongNightOracle):
        def options(self, ask):
            known = super().options(ask)
            if ask.kind == "action":
                known.add("clean", "9")
            return known

    with pytest.raises(Difference, match=r"the oracle says yes: clean:9 \(LN-ACT-CLEAN-01"):
        watch_one("long-night", Mistaken, "oracle/0", Tally())


def test_what_follows_from_an_action_is_looked_at() -> None:
    class Mistaken(LongNightOracle):
        def answers(self, ask, option) -> None:
            super().answers(ask, option)
            if self.before is not None:
                self.before.food += 1
                self.before.dice[1] += 1

    with pytest.raises(Difference, match=r"LN-ACT-01|LN-ACT-FOOD-01|LN-COL-FOOD"):
        watch_one("long-night", Mistaken, "oracle/0", Tally())
