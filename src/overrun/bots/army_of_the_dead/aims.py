"""What the mission still wants, as places to be and things to do there.

A goal that does not hold is followed back to what would make it hold: an action of the mission, its
condition, the tokens that it asks for, the door that is in the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from overrun.bots.army_of_the_dead.reading import Reading
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.conditions import (
    All,
    CompanionsIn,
    CompanionsLed,
    DoorOpen,
    EverybodyIn,
    Gone,
    Killed,
    Marked,
    PersonalDone,
    SleepersLeft,
    Some,
    SomebodyIn,
    Taken,
    TruckIn,
    VaultOpen,
)
from overrun.games.army_of_the_dead.mission.effects import Leave, Mark, OpenDoor, PutTruck
from overrun.games.army_of_the_dead.mission.personal import goal_of
from overrun.games.army_of_the_dead.mission.words import Condition, Effect
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
    conditions: list[Condition] = [goal for goal in s.sheet.goals.values() if not goal.holds(s)]
    for aim in [*_personal(r), *(a for each in conditions for a in _wants(r, each, DEPTH))]:
        found.setdefault((aim.zone, aim.verb, aim.what), aim)
    now = [aim for aim in found.values() if not aim.last]
    return now or list(found.values())


def ways_out(r: Reading) -> list[int]:
    """Where all will have to be in the end."""
    if r.exits is None:
        r.exits = _exits(r)
    return r.exits


def _exits(r: Reading) -> list[int]:
    index = r.ground.index
    zones: list[str] = []
    for goal in r.s.sheet.goals.values():
        if isinstance(goal, EverybodyIn | TruckIn | CompanionsIn):
            zones += goal.zones
    for action in r.s.sheet.actions.values():
        leaves = any(isinstance(effect, Leave) for effect in action.do)
        parts = action.when.of if isinstance(action.when, All) else (action.when,)
        if leaves or any(isinstance(part, EverybodyIn) for part in parts):
            zones += action.zones
    return sorted({index[zone] for zone in zones})


# -- what would make a condition hold ----------------------------------------------------------

Wants = Callable[[Reading, Any, int], Iterator[Aim]]
WANTS: dict[str, Wants] = {}
"""For each condition what to go for; ``int`` is how far back a goal is still followed."""
IDLE = (
    "not", "zombies-in", "noise-in", "on-board", "unmasked", "round", "round-over", "phase",
    "danger", "alive", "carried",
)  # fmt: skip
"""Conditions for which there is nothing to go for: they come by themselves, or by fighting on."""


def wanting(condition: type[Condition]) -> Callable[[Wants], Wants]:
    """Register what a condition wants."""

    def register(wants: Wants) -> Wants:
        WANTS[condition.word] = wants
        return wants

    return register


def _wants(r: Reading, condition: Condition, depth: int) -> Iterator[Aim]:
    """What would make this condition hold."""
    wants = WANTS.get(condition.word)
    if wants is not None and depth and not condition.holds(r.s):
        yield from wants(r, condition, depth)


@wanting(All)
def _all(r: Reading, condition: All, depth: int) -> Iterator[Aim]:
    for part in condition.of:
        yield from _wants(r, part, depth)


@wanting(Some)
def _some(r: Reading, condition: Some, depth: int) -> Iterator[Aim]:
    return _wants(r, condition.of[0], depth)


@wanting(Taken)
def _tokens(r: Reading, condition: Taken, depth: int) -> Iterator[Aim]:
    """Where sleepers must not wake, they are removed first."""
    for token in r.s.tokens:
        if not r.guards(token.zone):
            yield from _go(r, Aim(token.zone, "take", token.id), depth)


@wanting(SomebodyIn)
def _somebody(r: Reading, condition: SomebodyIn, depth: int) -> Iterator[Aim]:
    who = _able(r.s, condition.specialist) if condition.specialist else ()
    return _go(r, Aim(r.ground.index[condition.zones[0]], "stand", who=who), depth)


@wanting(EverybodyIn)
def _everybody(r: Reading, condition: EverybodyIn, depth: int) -> Iterator[Aim]:
    return _go(r, Aim(r.ground.index[condition.zones[0]], "stand", last=True), depth)


@wanting(Marked)
def _marked(r: Reading, condition: Marked, depth: int) -> Iterator[Aim]:
    return _through(r, lambda e: isinstance(e, Mark) and e.mark == condition.mark, depth)


@wanting(DoorOpen)
def _door(r: Reading, condition: DoorOpen, depth: int) -> Iterator[Aim]:
    return _through(r, lambda e: isinstance(e, OpenDoor) and e.door == condition.door, depth)


@wanting(Gone)
def _gone(r: Reading, condition: Gone, depth: int) -> Iterator[Aim]:
    return _through(r, lambda e: isinstance(e, Leave), depth)


@wanting(PersonalDone)
def _personal_done(r: Reading, condition: PersonalDone, depth: int) -> Iterator[Aim]:
    return _personal(r)


@wanting(Killed)
def _killed(r: Reading, condition: Killed, depth: int) -> Iterator[Aim]:
    return _hunt(r, condition.kind)


@wanting(SleepersLeft)
def _sleepers(r: Reading, condition: SleepersLeft, depth: int) -> Iterator[Aim]:
    return (Aim(zone, "sleepers") for zone in r.s.sleepers)


def _go(r: Reading, aim: Aim, depth: int) -> Iterator[Aim]:
    """An aim, or, while nobody can get there, whatever opens the way."""
    s = r.s
    walkers = [each for each in s.survivors if not aim.who or each.id in aim.who]
    if any(r.ground.distance[each.zone][aim.zone] >= 0 for each in walkers):
        yield aim
        return
    for door in s.closed:
        yield from _wants(r, DoorOpen(door), depth - 1)


def _through(r: Reading, does: Callable[[Effect], bool], depth: int) -> Iterator[Aim]:
    """By an action or an event of the mission with such an effect."""
    s = r.s
    index = r.ground.index
    for id, action in s.sheet.actions.items():
        if not any(map(does, action.do)):
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
        if id not in s.fired and any(map(does, event.do)):
            yield from _wants(r, event.when, depth - 1)


def _able(s: ArmyState, specialisation: str) -> tuple[str, ...]:
    return tuple(each.id for each in s.survivors if s.has_specialist(each.id, specialisation))


@wanting(VaultOpen)
def _vault(r: Reading, condition: VaultOpen, depth: int) -> Iterator[Aim]:
    s = r.s
    trap = r.ground.trap
    if s.vault is None or trap is None:
        return
    if not s.vault.cleared:
        yield from _go(r, Aim(trap, "challenge", value=1.4), depth)
    else:
        aim = Aim(trap, "open-vault", who=_able(s, "safecracker"), value=1.6)
        yield from _go(r, aim, depth)


@wanting(CompanionsLed)
@wanting(CompanionsIn)
def _companions(r: Reading, condition: CompanionsLed | CompanionsIn, depth: int) -> Iterator[Aim]:
    s = r.s
    lost = [each for each in s.companions if not each.leader]
    for each in lost:
        yield from _go(r, Aim(each.zone, "lead", each.id, value=1.2), depth)
    if not lost and isinstance(condition, CompanionsIn):
        zone = r.ground.index[condition.zones[0]]
        leaders = tuple(dict.fromkeys(each.leader for each in s.companions))
        yield from _go(r, Aim(zone, "stand", who=leaders, last=True), depth)


@wanting(TruckIn)
def _truck(r: Reading, condition: TruckIn, depth: int) -> Iterator[Aim]:
    truck = r.s.truck
    if truck is None:
        yield from _through(r, lambda e: isinstance(e, PutTruck), depth)
        return
    crew = [who for seat, who in truck.seats.items() if seat in SEATS]
    if "driver" not in truck.seats or len(crew) < condition.aboard:
        yield Aim(truck.zone, "board", last=True, value=1.5)
        return
    zone = r.ground.index[condition.zones[0]]
    yield Aim(zone, "drive", who=(truck.seats["driver"],), last=True, value=2.0)


def _hunt(r: Reading, kind: str) -> Iterator[Aim]:
    for boss in r.s.bosses:
        if boss.kind == kind or (kind == "zeus" and boss.kind.endswith("zeus")):
            yield Aim(boss.zone, "hunt", boss.kind, value=1.2)


# -- personal objectives -----------------------------------------------------------------------


def _personal(r: Reading) -> Iterator[Aim]:
    """What personal objectives want; many a condition of a mission asks for it again."""
    if r.wishes is None:
        r.wishes = [*_wishes(r)]
    return iter(r.wishes)


def _wishes(r: Reading) -> Iterator[Aim]:
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
        out = min([r.away(zone, each) for each in exits], default=0)
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
