"""What the mission still wants, as places to be and things to do there.

A goal that does not hold is followed back to what would make it hold: an action of the mission, its
condition, the tokens that it asks for, the door that is in the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from overrun.bots.army_of_the_dead.reading import Reading
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.personal import goal_of
from overrun.games.army_of_the_dead.mission.words import (
    All,
    CompanionsIn,
    CompanionsLed,
    DoorOpen,
    EverybodyIn,
    Gone,
    Killed,
    Leave,
    Mark,
    Marked,
    OpenDoor,
    PersonalDone,
    PutTruck,
    SleepersLeft,
    Some,
    SomebodyIn,
    Taken,
    TruckIn,
    VaultOpen,
    Word,
)
from overrun.games.army_of_the_dead.state import SEATS, ArmyState, Personal, Survivor

DEPTH = 5
"""How far back a goal is followed."""


class Aim(msgspec.Struct, frozen=True):
    """Somebody should go there and do that."""

    zone: int
    verb: str
    """``take``, ``special``, ``challenge``, ``open-vault``, ``lead``, ``search``, ``sleepers``,
    ``board``, ``drive``, ``hunt``, ``meet`` or ``stand``."""
    what: str = ""
    who: tuple[str, ...] = ()
    """Only these, if any are named."""
    last: bool = False
    """Only when there is nothing else left to do: the way out."""
    value: float = 1.0


def aims(r: Reading) -> list[Aim]:
    """Everything that is worth going for now; the ways out only if nothing else is left."""
    s = r.s
    found: dict[tuple[int, str, str], Aim] = {}
    conditions: list[Word] = [goal for goal in s.sheet.goals.values() if not goal.holds(s)]
    for aim in [*_personal(r), *(a for each in conditions for a in _wants(r, each, DEPTH))]:
        found.setdefault((aim.zone, aim.verb, aim.what), aim)
    now = [aim for aim in found.values() if not aim.last]
    return now or list(found.values())


def ways_out(r: Reading) -> list[int]:
    """Where all will have to be in the end."""
    index = r.ground.index
    zones: list[str] = []
    for goal in r.s.sheet.goals.values():
        if isinstance(goal, EverybodyIn | TruckIn | CompanionsIn):
            zones += goal.zones
    for action in r.s.sheet.actions.values():
        leaves = any(isinstance(deed, Leave) for deed in action.do)
        parts = action.when.of if isinstance(action.when, All) else (action.when,)
        if leaves or any(isinstance(part, EverybodyIn) for part in parts):
            zones += action.zones
    return sorted({index[zone] for zone in zones})


def _wants(r: Reading, condition: Word, depth: int) -> Iterator[Aim]:
    """What would make this condition hold."""
    s = r.s
    if depth == 0 or condition.holds(s):
        return
    index = r.ground.index
    match condition:
        case All(of=parts):
            for part in parts:
                yield from _wants(r, part, depth)
        case Some(of=parts):
            yield from _wants(r, parts[0], depth)
        case Taken():
            yield from _tokens(r, depth)
        case SomebodyIn(zones=zones, specialist=need):
            who = _able(s, need) if need else ()
            yield from _go(r, Aim(index[zones[0]], "stand", who=who), depth)
        case EverybodyIn(zones=zones):
            yield from _go(r, Aim(index[zones[0]], "stand", last=True), depth)
        case TruckIn(zones=zones, aboard=aboard):
            yield from _truck(r, index[zones[0]], aboard, depth)
        case CompanionsLed() | CompanionsIn():
            yield from _companions(r, condition, depth)
        case VaultOpen():
            yield from _vault(r, depth)
        case Marked(mark=mark):
            yield from _through(r, lambda deed: isinstance(deed, Mark) and deed.mark == mark, depth)
        case DoorOpen(door=door):
            yield from _through(
                r, lambda deed: isinstance(deed, OpenDoor) and deed.door == door, depth
            )
        case Gone():
            yield from _through(r, lambda deed: isinstance(deed, Leave), depth)
        case PersonalDone():
            yield from _personal(r)
        case Killed(kind=kind):
            yield from _hunt(r, kind)
        case SleepersLeft():
            for zone in s.sleepers:
                yield Aim(zone, "sleepers")
        case _:
            return


def _go(r: Reading, aim: Aim, depth: int) -> Iterator[Aim]:
    """An aim, or, while nobody can get there, whatever opens the way."""
    s = r.s
    walkers = [each for each in s.survivors if not aim.who or each.id in aim.who]
    if any(r.ground.distance[each.zone][aim.zone] >= 0 for each in walkers):
        yield aim
        return
    for door in s.closed:
        yield from _wants(r, DoorOpen(door), depth - 1)


def _through(r: Reading, does: Any, depth: int) -> Iterator[Aim]:
    """By an action or an event of the mission with such an effect."""
    s = r.s
    index = r.ground.index
    for id, action in s.sheet.actions.items():
        if not any(does(deed) for deed in action.do):
            continue
        if action.once and f"action:{id}" in s.fired:
            continue
        if action.when is not None and not action.when.holds(s):
            yield from _wants(r, action.when, depth - 1)
            continue
        who = _able(s, action.specialist) if action.specialist else ()
        for zone in action.zones:
            aim = Aim(index[zone], "special", id, who, value=1.5)
            yield from _go(r, aim, depth)
        return
    for id, event in s.sheet.events.items():
        if id not in s.fired and any(does(deed) for deed in event.do):
            yield from _wants(r, event.when, depth - 1)


def _able(s: ArmyState, specialisation: str) -> tuple[str, ...]:
    return tuple(each.id for each in s.survivors if s.has_specialist(each.id, specialisation))


def _tokens(r: Reading, depth: int) -> Iterator[Aim]:
    """Where sleepers must not wake, they are removed first."""
    for token in r.s.tokens:
        if not r.guards(token.zone):
            yield from _go(r, Aim(token.zone, "take", token.id), depth)


def _vault(r: Reading, depth: int) -> Iterator[Aim]:
    s = r.s
    trap = r.ground.trap
    if s.vault is None or trap is None:
        return
    if not s.vault.cleared:
        yield from _go(r, Aim(trap, "challenge", value=1.4), depth)
    else:
        aim = Aim(trap, "open-vault", who=_able(s, "safecracker"), value=1.6)
        yield from _go(r, aim, depth)


def _companions(r: Reading, condition: CompanionsLed | CompanionsIn, depth: int) -> Iterator[Aim]:
    s = r.s
    lost = [each for each in s.companions if not each.leader]
    for each in lost:
        yield from _go(r, Aim(each.zone, "lead", each.id, value=1.2), depth)
    if not lost and isinstance(condition, CompanionsIn):
        zone = r.ground.index[condition.zones[0]]
        leaders = tuple(dict.fromkeys(each.leader for each in s.companions))
        yield from _go(r, Aim(zone, "stand", who=leaders, last=True), depth)


def _truck(r: Reading, zone: int, aboard: int, depth: int) -> Iterator[Aim]:
    s = r.s
    truck = s.truck
    if truck is None:
        yield from _through(r, lambda deed: isinstance(deed, PutTruck), depth)
        return
    crew = [who for seat, who in truck.seats.items() if seat in SEATS]
    if "driver" not in truck.seats or len(crew) < aboard:
        yield Aim(truck.zone, "board", last=True, value=1.5)
        return
    yield Aim(zone, "drive", who=(truck.seats["driver"],), last=True, value=2.0)


def _hunt(r: Reading, kind: str) -> Iterator[Aim]:
    for boss in r.s.bosses:
        if boss.kind == kind or (kind == "zeus" and boss.kind.endswith("zeus")):
            yield Aim(boss.zone, "hunt", boss.kind, value=1.2)


# -- personal objectives -----------------------------------------------------------------------


def _personal(r: Reading) -> Iterator[Aim]:
    s = r.s
    for each in s.personal:
        owner = next((v for v in s.survivors if v.id == each.owner), None)
        if not each.done and owner is not None:
            yield from _wish(r, each, owner)


def _wish(r: Reading, each: Personal, owner: Survivor) -> Iterator[Aim]:
    s = r.s
    goal = goal_of(each)
    me = (owner.id,)
    if goal.do in ("kill", "level"):
        heaps = s.alphas if goal.kind == "alpha" else s.shamblers
        zones = [zone for zone, count in enumerate(heaps) if count]
        yield from _hunting_ground(r, owner, zones, goal.kind)
        if goal.do == "level":
            yield from (Aim(token.zone, "take", token.id, me, value=0.8) for token in s.tokens)
    elif goal.do == "slay":
        yield from _hunt(r, goal.kind)
        if not any(boss.kind.endswith("zeus") for boss in s.bosses):
            yield from (Aim(token.zone, "take", token.id, value=0.7) for token in s.tokens)
    elif goal.do in ("search", "hold"):
        if goal.do == "search" and owner.searches:
            return
        ground = r.ground
        zones = [
            zone
            for zone in range(len(ground.names))
            if ground.searchable[zone] and not s.crowd(zone) and zone not in s.sleepers
        ]
        yield from _nearest(r, owner, zones, "search", "", me)
    elif goal.do == "sleepers":
        yield from _nearest(r, owner, list(s.sleepers), "sleepers", "", me, 2.0)
    elif goal.do == "carry":
        holder = next((v for v in s.survivors if each.colour in v.tokens), None)
        if holder is None:
            yield from (Aim(token.zone, "take", token.id, me) for token in s.tokens)
        elif holder is not owner:
            yield Aim(holder.zone, "meet", holder.id, me, value=1.5)
            yield Aim(owner.zone, "meet", owner.id, (holder.id,), value=1.5)


def _nearest(
    r: Reading,
    owner: Survivor,
    zones: list[int],
    verb: str,
    what: str,
    who: tuple[str, ...],
    value: float = 0.9,
) -> Iterator[Aim]:
    """The nearest of these zones, for the owner alone, with somebody to help."""
    reach = [zone for zone in zones if r.away(owner.zone, zone) < 99]
    if reach:
        zone = min(reach, key=lambda each: (r.away(owner.zone, each), each))
        yield Aim(zone, verb, what, who, value=value)


def _hunting_ground(r: Reading, owner: Survivor, zones: list[int], kind: str) -> Iterator[Aim]:
    """Where zombies are, or beside where they come from; rather on the way out than elsewhere."""
    ground = r.ground
    exits = ways_out(r)
    sources = [ground.index[each.zone] for each in r.view.spawns if each.active]
    waits = [near for zone in sources for near in ground.neighbours[zone]]

    def effort(zone: int) -> tuple[float, int]:
        out = min((r.away(zone, each) for each in exits), default=0)
        return r.away(owner.zone, zone) + 0.4 * out + (1.5 if zone not in zones else 0.0), zone

    reach = [zone for zone in (*zones, *waits) if r.away(owner.zone, zone) < 99]
    if reach:
        yield Aim(min(reach, key=effort), "hunt", kind, (owner.id,), value=0.9)


def wants_card(s: ArmyState, owner: str, card: str) -> bool:
    """Whether a card counts for the personal objective of a survivor."""
    for each in s.personal:
        goal = library().personal[each.owner].goal
        if each.owner == owner and not each.done and goal.do == "hold":
            return card in goal.cards
    return False
