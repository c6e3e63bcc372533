"""What a player or a spectator may know: everything but what lies face down (AD-OP-157)."""

from __future__ import annotations

import msgspec

from overrun.core.chance import Chance
from overrun.core.event import Viewer
from overrun.core.state import Outcome
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.personal import counted_to
from overrun.games.army_of_the_dead.mission.words import Condition, Counting
from overrun.games.army_of_the_dead.state import LEVELS, Gear, S, Survivor
from overrun.games.army_of_the_dead.team.health import full_health


class ZoneView(msgspec.Struct):
    """A zone with something in it: zombies, or sleepers."""

    name: str
    shamblers: int
    alphas: int
    woken: int
    """Shamblers who take no action in this phase."""
    snared_shamblers: int
    snared_alphas: int
    sleepers: int
    """How many face-down tokens lie there."""


class BossView(msgspec.Struct):
    kind: str
    zone: str
    snared: bool


class TokenView(msgspec.Struct):
    """An objective token on the board; ``colour`` is empty while it lies red side up."""

    id: str
    zone: str
    colour: str


class SpawnView(msgspec.Struct):
    zone: str
    kind: str
    active: bool


class TruckView(msgspec.Struct):
    zone: str
    seats: dict[str, str]


class VaultView(msgspec.Struct):
    """``card`` is empty until it is revealed."""

    card: str
    cleared: bool
    open: bool


class SurvivorView(msgspec.Struct):
    id: str
    seat: int
    zone: str
    health: int
    full: int
    ap: int
    level: str
    skills: list[str]
    lent: list[str]
    gear: list[Gear | None]
    tokens: list[str]
    acted: bool
    searches: int
    kills: int
    specialisations: list[str]


class CompanionView(msgspec.Struct):
    id: str
    zone: str
    leader: str


class PersonalView(msgspec.Struct):
    """A personal objective; ``of`` is 0 if nothing is counted."""

    owner: str
    colour: str
    count: int
    of: int
    done: bool


class GoalView(msgspec.Struct):
    """A goal of the mission; ``of`` is 0 if nothing is counted."""

    id: str
    met: bool
    count: int
    of: int


class TurnView(msgspec.Struct):
    who: str
    actions: int
    own: bool
    free: dict[str, int]
    used: list[str]


class ArmyView(msgspec.Struct, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int | None
    mission: str
    seats: int
    specialists: bool
    chain: str
    charge: str
    round: int
    rounds: int
    """The game is lost when this round ends."""
    phase: str
    first: int
    active: int
    danger: str
    closed: list[str]
    zones: list[ZoneView]
    bosses: list[BossView]
    tokens: list[TokenView]
    noise: str
    spawns: list[SpawnView]
    truck: TruckView | None
    vault: VaultView | None
    survivors: list[SurvivorView]
    companions: list[CompanionView]
    fallen: list[str]
    gone: list[str]
    escorted: list[str]
    """The companions among them."""
    personal: list[PersonalView]
    goals: list[GoalView]
    turn: TurnView | None
    shamblers_left: int
    alphas_left: int
    equipment: int
    equipment_discard: list[str]
    zombie_deck: int
    zombie_discard: list[str]
    orders: int
    orders_discard: list[str]
    appeared: list[str]
    taken: list[str]
    slain: dict[str, int]
    marks: list[str]
    fired: dict[str, int]
    hurt: bool
    outcome: Outcome | None


def view(s: S, viewer: Viewer) -> ArmyView:
    """What this viewer may know; all know the same."""
    names = s.ground.names
    return ArmyView(
        viewer=viewer,
        mission=s.mission,
        seats=s.seats,
        specialists=s.specialists,
        chain=s.chain,
        charge=s.charge,
        round=s.round,
        rounds=s.sheet.rounds,
        phase=s.phase,
        first=s.first,
        active=s.active,
        danger=LEVELS[s.danger],
        closed=list(s.closed),
        zones=_zones(s, names),
        bosses=[BossView(each.kind, names[each.zone], each.snared) for each in s.bosses],
        tokens=[
            TokenView(each.id, names[each.zone], each.colour if each.open else "")
            for each in s.tokens
        ],
        noise=names[s.noise],
        spawns=_spawns(s, names),
        truck=TruckView(names[s.truck.zone], dict(s.truck.seats)) if s.truck else None,
        vault=_vault(s),
        survivors=[_survivor(each, names) for each in s.survivors],
        companions=[CompanionView(each.id, names[each.zone], each.leader) for each in s.companions],
        fallen=[each.id for each in s.fallen],
        gone=list(s.gone),
        escorted=list(s.escorted),
        personal=[
            PersonalView(each.owner, each.colour, each.count, counted_to(each), each.done)
            for each in s.personal
        ],
        goals=[_goal(s, id, goal) for id, goal in s.sheet.goals.items()],
        turn=_turn(s),
        shamblers_left=s.shamblers_left,
        alphas_left=s.alphas_left,
        equipment=len(s.equipment),
        equipment_discard=list(s.equipment_discard),
        zombie_deck=len(s.zombie_deck),
        zombie_discard=list(s.zombie_discard),
        orders=len(s.orders),
        orders_discard=list(s.orders_discard),
        appeared=list(s.appeared),
        taken=list(s.taken),
        slain=dict(s.slain),
        marks=list(s.marks),
        fired=dict(s.fired),
        hurt=s.hurt,
        outcome=s.outcome,
    )


def _goal(s: S, id: str, goal: Condition) -> GoalView:
    """One is not counted: it is there, or it is not."""
    if isinstance(goal, Counting) and goal.count > 1:
        return GoalView(id, goal.holds(s), goal.counted(s), goal.count)
    return GoalView(id, goal.holds(s), 0, 0)


def _zones(s: S, names: list[str]) -> list[ZoneView]:
    return [
        ZoneView(
            name,
            s.shamblers[zone],
            s.alphas[zone],
            s.woken[zone],
            s.snared_in("shambler", zone),
            s.snared_in("alpha", zone),
            len(s.sleepers.get(zone, ())),
        )
        for zone, name in enumerate(names)
        if s.shamblers[zone] or s.alphas[zone] or s.sleepers.get(zone)
    ]


def _spawns(s: S, names: list[str]) -> list[SpawnView]:
    return [
        SpawnView(names[each.zone], each.kind, 0 < each.from_round <= max(1, s.round))
        for each in s.spawns
        if each.kind != "zeus" or not s.zeus_gone
    ]


def _vault(s: S) -> VaultView | None:
    """The vault; its card only once somebody has looked at it."""
    vault = s.vault
    if vault is None:
        return None
    return VaultView(vault.card if vault.revealed else "", vault.cleared, vault.open)


def _turn(s: S) -> TurnView | None:
    if not s.turns:
        return None
    turn = s.turns[-1]
    return TurnView(turn.who, turn.actions, turn.own, dict(turn.free), list(turn.used))


def _survivor(each: Survivor, names: list[str]) -> SurvivorView:
    return SurvivorView(
        id=each.id,
        seat=each.seat,
        zone=names[each.zone],
        health=each.health,
        full=full_health(each.id),
        ap=each.ap,
        level=LEVELS[each.level],
        skills=list(each.skills),
        lent=list(each.lent),
        gear=[None if gear is None else Gear(gear.card, gear.dry) for gear in each.gear],
        tokens=list(each.tokens),
        acted=each.acted,
        searches=each.searches,
        kills=each.kills,
        specialisations=list(library().survivors[each.id].specialisations),
    )


def resample(s: S, now: S, chance: Chance) -> None:
    """Everything that lies face down, drawn anew: it is hidden from all alike.

    ``s`` may be a moment older than ``now``; what has come to light in between stays as it is.
    """
    for deck, left in (
        (s.equipment, now.equipment),
        (s.zombie_deck, now.zombie_deck),
        (s.orders, now.orders),
    ):
        if deck[: len(left)] == left:  # else it was made anew since, from cards that were seen
            hidden = deck[: len(left)]
            chance.shuffle(hidden)
            deck[: len(left)] = hidden
    _resample_sleepers(s, now, chance)
    lying = {token.id for token in now.tokens if not token.open}
    tokens = [token for token in s.tokens if token.id in lying]
    colours = [token.colour for token in tokens]
    chance.shuffle(colours)
    for token, colour in zip(tokens, colours, strict=True):
        token.colour = colour
    if s.vault is not None and now.vault is not None and not now.vault.revealed:
        s.vault.card = chance.pick(list(library().vault))


def _resample_sleepers(s: S, now: S, chance: Chance) -> None:
    """The tokens that sleep on, and those in the box, change places."""
    if s.unseen != now.unseen:
        return  # some came out of the box since, and nobody could say which
    asleep = {
        zone: len(now.sleepers.get(zone, ()))
        for zone, tokens in s.sleepers.items()
        if tokens[len(tokens) - len(now.sleepers.get(zone, ())) :] == now.sleepers.get(zone, [])
    }
    numbers = list(s.unseen)
    for zone, count in asleep.items():
        numbers += s.sleepers[zone][len(s.sleepers[zone]) - count :]
    chance.shuffle(numbers)
    for zone, count in asleep.items():
        kept = s.sleepers[zone][: len(s.sleepers[zone]) - count]
        s.sleepers[zone] = kept + [numbers.pop() for _ in range(count)]
    s.unseen = numbers
