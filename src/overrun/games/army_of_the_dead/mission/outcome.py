"""Winning and losing (catalogue section G2)."""

from __future__ import annotations

from typing import NoReturn

from overrun.core.reason import Fact
from overrun.core.state import Outcome
from overrun.games.army_of_the_dead.state import ArmyState, T

TEAM, DEAD = "survivors", "zombies"
SIDES = (TEAM, DEAD)

WON = "escaped"
LOST_PERSONAL, LOST_COMPANION = "personal", "companion"
LOST_MISSION, OUT_OF_TIME, CONCEDED = "mission", "time", "conceded"
OUT_OF_REACH = "out-of-reach"
"""An objective can no longer be achieved (AD-WIN-05)."""
ALL_FALLEN, NOBODY_LEFT = "all-fallen", "nobody-left"
"""Losses of any mission, beside those of its sheet (AD-OP-134)."""
ENDINGS = (WON, LOST_PERSONAL, LOST_COMPANION, LOST_MISSION, OUT_OF_REACH, OUT_OF_TIME, CONCEDED)


def outcome(s: ArmyState, side: str, reason: str, facts: dict[str, Fact]) -> Outcome:
    """The result is common: all win or all lose (AD-GEN-04, AD-WIN-09)."""
    winners = list(range(s.seats)) if side == TEAM else []
    shown: dict[str, Fact] = {"mission": s.mission, "round": s.round, **facts}
    return Outcome(reason, winners, [side], shown)


def lose(t: T, reason: str, **facts: Fact) -> NoReturn:
    """The mission has failed, at once."""
    _end(t, DEAD, reason, facts)


def win(t: T) -> NoReturn:
    """All mission objectives and personal objectives are achieved (AD-WIN-01)."""
    _end(t, TEAM, WON, {})


def _end(t: T, side: str, reason: str, facts: dict[str, Fact]) -> NoReturn:
    who, what = facts.get("survivor", ""), facts.get("loss", "")
    t.tell("ended", side=side, reason=reason, survivor=who, loss=what)
    t.finish(outcome(t.state, side, reason, facts))
