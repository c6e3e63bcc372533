"""How likely a betrayer is to win: by what it still lacks, how far the colony is from falling, and
how much the others suspect.

Betrayers are rare, and win in another way than everybody else: the value that was learned of all
seats hardly tells their good positions from bad ones.
"""

from __future__ import annotations

from typing import Any

from overrun.bots.arithmetic import logistic
from overrun.bots.long_night.betrayal import NEARLY_DONE, lacking
from overrun.bots.long_night.measures import short
from overrun.bots.long_night.reading import Reading
from overrun.bots.long_night.suspicion import suspected
from overrun.bots.mind.numbers import UNIT, weigh
from overrun.bots.search.thinking import Thinking
from overrun.games.long_night.library import library

FAR = 4
"""A demand that lacks more than this is as good as lost."""
PARTS = 12
"""What is lacking for each round that is left is counted in these parts."""
FOUND_OUT = 60
"""Who is suspected more than this, in hundredths, is as good as found out."""

SIGNS = {
    "constant": -12_000,
    "ready": 15_000,  # all that it demands for itself is met
    "lack": -660,
    "haste": -620,  # what is lacking, for each round that is left
    "sinking": -2_450,  # morale that is left to be lost, for one who is ready
    "falling": -2_100,  # the colony is about to fall, for one who is not
    "nearly-done": -1_450,
    "exiled": -1_500,
    "seen": -140,  # how likely it is the betrayer to the others, in hundredths
    "group": 2_600,
    "hurt": -500,
    "hand": 1_300,
}
"""What each sign says, in logits of :data:`UNIT`: fitted to what became of 260 betrayers, with a
constant for each card, as some demand more than others."""


def signs(view: Any, seat: int) -> list[int]:
    """What tells how a betrayer stands, in the order of :data:`SIGNS`."""
    r = Reading(view, seat)
    lack = sum(min(FAR, short(r, goal, seat)) for goal in r.wishes.demands)
    seen = min(FOUND_OUT, int(100 * suspected(view, None).get(seat, 0.0)))
    return [
        1,
        int(not lack),
        lack,
        PARTS * lack // max(1, r.left),
        0 if lack else view.morale,
        int(lack > 0 and view.morale <= 1),
        int(lacking(r) <= NEARLY_DONE),
        int(r.me.exiled),
        seen,
        len(r.me.group),
        sum(v.hurt for v in r.mine),
        r.me.hand_size,
    ]


def chance(view: Any, seat: int) -> float:
    """How likely a betrayer is to win."""
    return logistic(weigh([*SIGNS.values()], signs(view, seat)) / UNIT)


TREASON = Thinking(chance=chance, likely=0)
"""How a betrayer's answers are judged, in hints and analyses: among its guises alone, what the
policy likes is what others would do."""


def of_role(view: Any, seat: int) -> Thinking | None:
    """Betrayers are judged in their own manner."""
    own = view.players[seat].secret
    return TREASON if own and library().secrets[own].betrayal else None
