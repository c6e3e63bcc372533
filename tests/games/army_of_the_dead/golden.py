"""What else is golden of Army of the Dead; see ``tests/golden``."""

from __future__ import annotations

from overrun.games.army_of_the_dead.mission.sheets import missions
from tests.golden import Scenario
from tests.golden.matches import ANY, BEST, LEVELS, Match

FURTHER = tuple(
    Scenario(f"won-{mission}", "escaped", {"mission": mission}) for mission in missions()
)

MATCHES = (
    Match("ad-back-door", "army-of-the-dead", (BEST,) * 3),
    Match("ad-convoy", "army-of-the-dead", (BEST,) * 2, {"mission": "convoy", "chain": "placed"}),
    Match("ad-mixed", "army-of-the-dead", (BEST, ANY, BEST), {"mission": "cold-steel"}),
    Match("ad-levels", "army-of-the-dead", LEVELS),
)
