"""Companions who wait to be found (catalogue section H1)."""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.action import NONSENSE, Action
from overrun.games.army_of_the_dead.kinds import COMPANION, PERSON
from overrun.games.army_of_the_dead.state import S, Survivor, T
from overrun.games.army_of_the_dead.team.companions import check_room, companion, follow
from overrun.games.army_of_the_dead.zombies.sleepers import wake

NO_SUCH_COMPANION = Reason("AD-CPN-05", "no-such-companion")
HAS_LEADER = Reason("AD-CPN-06", "has-leader")


def lead_options(s: S, survivor: Survivor) -> list[Option]:
    if not s.companions:
        return []
    return [("lead", each.id) for each in s.companions if check_lead(s, survivor, each.id) is None]


def check_lead(s: S, survivor: Survivor, id: str, to: str = "") -> Reason | None:
    """Somebody without a leader, in one's zone (AD-OP-132, -139); to whom is said in a trade."""
    if to:
        return NONSENSE
    other = companion(s, id)
    if other is None or other.zone != survivor.zone:
        return NO_SUCH_COMPANION
    return HAS_LEADER if other.leader else check_room(s, survivor)


def lead(t: T, survivor: Survivor, id: str) -> Flow[None]:
    """An action like taking an objective (AD-OP-139), so sleepers wake by it (AD-OBJ-03)."""
    yield from wake(t, survivor.zone)
    other = companion(t.state, id)
    if survivor in t.state.survivors and other is not None:
        follow(t, other, survivor)


LEAD = Action(
    "lead",
    lead_options,
    check_lead,
    lead,
    need=lambda s, survivor: s.companions,
    companion=COMPANION,
    to=PERSON.maybe,
)
