"""The zombie phase, step by step: activation, spawning, and what ends it (catalogue part F)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.games.army_of_the_dead.end_phase import end_phase
from overrun.games.army_of_the_dead.mission.events import after
from overrun.games.army_of_the_dead.rules import task
from overrun.games.army_of_the_dead.state import ZOMBIES, T, Turn
from overrun.games.army_of_the_dead.team.skills import has
from overrun.games.army_of_the_dead.zombies.activation import (
    most_actions,
    muster,
    one_pass,
    with_actions,
)
from overrun.games.army_of_the_dead.zombies.spawning import (
    ZEUS_SPAWN,
    draw_orders,
    draw_zombie_card,
    in_order,
)
from overrun.games.army_of_the_dead.zombies.supply import stand_up


@task
def zombie_phase(t: T) -> None:
    """First all zombies act, then new ones come (AD-RND-08)."""
    s = t.state
    s.phase = ZOMBIES
    s.woken = [0] * len(s.woken)  # whoever woke in the players' phase acts now (AD-OP-053)
    t.tell("zombie-phase", round=s.round)
    passes = most_actions(muster(s))
    t.plan(*(("zombie_pass", [number]) for number in range(1, passes + 1)), spawning)


@task
def zombie_pass(t: T, number: int) -> Flow[None]:
    """One action of every zombie that has so many (AD-ZAC-05, AD-OP-108)."""
    yield from one_pass(t, with_actions(muster(t.state), number))
    yield from after(t)


@task
def spawning(t: T) -> None:
    """All active spawn zones, one after the other (AD-SPN-01)."""
    steps = [("spawn_in", [each.zone, each.kind]) for each in in_order(t.state)]
    t.plan(*steps, end_of_zombie_phase)


@task
def spawn_in(t: T, zone: int, kind: str) -> Flow[None]:
    """One spawn zone, completely (AD-SPN-07); not if it was sealed, or Zeus came, a moment ago."""
    s = t.state
    if any(each.zone == zone and each.kind == kind for each in in_order(s)):
        if kind == ZEUS_SPAWN:
            yield from draw_orders(t, zone)
        else:
            yield from draw_zombie_card(t, zone)
        yield from after(t)


@task
def end_of_zombie_phase(t: T) -> None:
    """Where somebody was hurt in this round, others may come to the rescue (AD-SKL-27)."""
    s = t.state
    rescuers = [each.id for each in s.survivors if has(s, each, "rescue")] if s.hurt else []
    t.plan(*(("rescue", [id]) for id in rescuers), zombie_phase_over)


@task
def rescue(t: T, id: str) -> Flow[None]:
    """One free action of any kind, now or never (AD-OP-129)."""
    s = t.state
    for survivor in s.survivors:
        if survivor.id == id:
            choice = yield Ask(survivor.seat, "rescue", [("use",), ("skip",)], {"survivor": id})
            if choice == ("use",):
                t.tell("skill-used", survivor=id, skill="rescue")
                s.turns.append(Turn(id, 1, own=False))
                t.plan(("act", []))
            return


@task
def zombie_phase_over(t: T) -> None:
    """The bolas have held for long enough."""
    stand_up(t.state)
    t.then(end_phase)
