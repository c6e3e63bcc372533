"""What a player or a spectator may know (catalogue section 31)."""

from __future__ import annotations

import msgspec
from msgspec import UnsetType

from overrun.core.chance import Chance
from overrun.core.event import Viewer
from overrun.core.state import Outcome
from overrun.games.zombie_terror.board import FACINGS, Ground
from overrun.games.zombie_terror.cards import deck
from overrun.games.zombie_terror.sheets import Sheet
from overrun.games.zombie_terror.state import (
    SIDES,
    Config,
    Human,
    Keys,
    S,
    Zombie,
)
from overrun.games.zombie_terror.zombies import category, owed, quota


class HumanView(msgspec.Struct):
    """A human pawn; ``field`` is empty beside the board."""

    name: str
    health: str
    stars: int
    field: str = ""


class ZombieView(msgspec.Struct):
    field: str
    facing: str
    activated: bool
    kind: str
    damaged: bool
    category: int
    """1 must bite, 2 must hunt, 3 is free (as of now)."""
    fresh: bool


class View(msgspec.Struct, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int | None
    humans_seat: int
    config: Config
    sheet: Sheet | UnsetType
    """What the scenario changes in numbers; see :attr:`ZombieTerrorState.sheet`."""
    columns: int
    half_line: int
    terrain: str
    allowed: list[str]
    humans: list[HumanView]
    zombies: list[ZombieView]
    aside: list[HumanView]
    escaped: list[HumanView]
    turned: list[str]
    score: int
    target: int
    pool: int
    bullets: int
    briefcase: bool
    terror: int | None
    round: int
    phase: str
    active: str | None
    ap: int
    activated: list[str]
    used: list[str]
    shots: int
    owed: int
    """Activations that the zombies owe this turn."""
    quota: int
    """How many of them there are zombies for."""
    moved: int
    quota_bonus: int
    cunning: list[str]
    due: list[str]
    ambush: bool
    hand: list[str]
    """The viewer's own cards; nobody else's."""
    hand_sizes: dict[str, int]
    played: list[str]
    revealed: dict[str, dict[str, list[str]]]
    """After the end: both hands and the boxed cards."""
    search: list[str]
    """Fields with a face-down search token."""
    keys: Keys | None
    arriving: list[str]
    riders: dict[str, int]
    thing: str
    """What lies about in this scenario: barrels, crates, goo or alarms."""
    things: list[str]
    """The fields on which one lies; twice for two."""
    carried: list[str]
    """The humans who carry one."""
    brought: int
    outcome: Outcome | None


def view(s: S, viewer: Viewer) -> View:
    """What this viewer may know: public things, and the own hand (ZT-INF-01 to -03)."""
    ground = s.ground
    names = ground.names
    side = s.side_of(viewer) if viewer is not None else None
    return View(
        viewer=viewer,
        humans_seat=s.humans_seat,
        config=s.config,
        sheet=s.sheet,
        columns=s.columns,
        half_line=s.half_line,
        terrain=s.terrain,
        allowed=[names[field] for field in s.allowed],
        humans=[_human(human, names[field]) for field, human in s.crowd.items()],
        zombies=[_zombie(s, ground, field, zombie) for field, zombie in s.horde.items()],
        aside=[_human(human) for human in s.aside],
        escaped=[_human(human) for human in s.escaped],
        turned=s.turned.copy(),
        score=s.score,
        target=s.victory_points,
        pool=s.pool,
        bullets=s.bullets,
        briefcase=s.briefcase,
        terror=s.terror,
        round=s.round,
        phase=s.phase,
        active=s.active,
        ap=s.ap,
        activated=s.activated.copy(),
        used=s.used.copy(),
        shots=s.shots,
        owed=owed(s),
        quota=quota(s),
        moved=s.moved,
        quota_bonus=s.quota_bonus,
        cunning=[names[field] for field in s.cunning],
        due=s.due.copy(),
        ambush=s.ambush,
        hand=list(s.hands.get(side, [])) if side else [],
        hand_sizes={each: len(s.hands.get(each, ())) for each in SIDES},
        played=s.played.copy(),
        revealed={} if s.outcome is None else {"hands": s.hands, "boxed": s.boxed},
        search=[names[field] for field in s.search],
        keys=s.keys,
        arriving=s.arriving.copy(),
        riders=s.riders.copy(),
        thing=s.thing,
        things=[names[field] for field, number in s.things.items() for _ in range(number)],
        carried=s.carried.copy(),
        brought=s.brought,
        outcome=s.outcome,
    )


def _zombie(s: S, ground: Ground, field: int, zombie: Zombie) -> ZombieView:
    return ZombieView(
        ground.names[field],
        FACINGS[zombie.facing],
        zombie.activated,
        zombie.kind,
        zombie.damaged,
        category(s, ground, field, zombie),
        zombie.fresh,
    )


def _human(human: Human, field: str = "") -> HumanView:
    return HumanView(human.name, human.health, human.stars, field)


def resample(s: S, viewer: Viewer, chance: Chance) -> None:
    """Deal anew what the viewer has not seen: the other's cards, and face-down tokens."""
    own = s.side_of(viewer) if viewer is not None else None
    for side in SIDES:
        held = s.hands.get(side)
        if side == own or held is None:
            continue  # who knows the own hand knows the two boxed cards of the own deck as well
        boxed = s.boxed.get(side, [])
        unseen = [card for card in deck(side, s.config.zombie_deck) if card not in s.played]
        if len(unseen) != len(held) + len(boxed):
            unseen = sorted([*held, *boxed])  # a position that does not account for all cards
        chance.shuffle(unseen)
        s.hands[side], s.boxed[side] = sorted(unseen[: len(held)]), unseen[len(held) :]
    tokens = list(s.search.values())
    chance.shuffle(tokens)
    s.search = dict(zip(s.search, tokens, strict=True))
