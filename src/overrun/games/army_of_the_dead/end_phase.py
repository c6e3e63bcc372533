"""The End Phase (catalogue section G1)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.mission.events import after
from overrun.games.army_of_the_dead.rules import task
from overrun.games.army_of_the_dead.state import END, T
from overrun.games.army_of_the_dead.team.health import full_health
from overrun.games.army_of_the_dead.team.skills import has
from overrun.games.army_of_the_dead.zombies.moves import head_count


@task
def end_phase(t: T) -> Flow[None]:
    """The noise token, the first player token, and what is done last (AD-ENP-01 to -05)."""
    s = t.state
    s.phase = END
    s.woken = [0] * len(s.woken)  # that phase is over (AD-SLP-03)
    yield from _quieten(t)
    _pass_on(t)
    _regenerate(t)
    yield from after(t)
    t.plan(("begin_round", []))


def _quieten(t: T) -> Flow[None]:
    """The noise token goes to the most survivors; nobody makes noise by that, and nobody wakes
    (AD-NOI-07, -08, -11)."""
    s = t.state
    names = s.ground.names
    people = head_count(s)
    most = max(people.values(), default=0)
    zones = sorted(zone for zone, count in people.items() if count == most)
    if not zones:
        return
    options: list[Option] = [("noise", names[zone]) for zone in zones]
    choice = yield Ask(s.first, "noise-token", options)  # still the old first player (AD-ENP-02)
    s.noise = zones[options.index(choice)]
    t.tell("noise-token", zone=names[s.noise])


def _pass_on(t: T) -> None:
    """To the left, even to somebody without survivors (AD-ENP-03, AD-OP-161)."""
    s = t.state
    s.first = (s.first + 1) % s.seats
    if s.seats > 1:
        t.tell("first-player", seat=s.first)


def _regenerate(t: T) -> None:
    """AD-SKL-37."""
    s = t.state
    for survivor in s.survivors:
        healed = full_health(survivor.id) - survivor.health
        if healed > 0 and has(s, survivor, "regeneration"):
            survivor.health += healed
            t.tell("healed", survivor=survivor.id, amount=healed, health=survivor.health)
