"""Pawns and the state of a game (catalogue sections 2, 3 and 31)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from overrun.core.play import Play
from overrun.core.state import State
from overrun.games.zombie_terror.board import HALF_C, HALF_S, Ground, ground_of, layout
from overrun.games.zombie_terror.sheets import Sheet, first_sheet

HUMANS, ZOMBIES = "humans", "zombies"
SIDES = (HUMANS, ZOMBIES)

BANKER, LUMBERJACK, CHILD = "banker", "lumberjack", "child"
MECHANIC, NURSE, POLICEMAN = "mechanic", "nurse", "policeman"
PEOPLE = (BANKER, LUMBERJACK, CHILD, MECHANIC, NURSE, POLICEMAN)
DOG = "dog"

HEALTHY, WOUNDED, DEAD = "healthy", "wounded", "dead"

STARS = {CHILD: 3, MECHANIC: 3, NURSE: 2, BANKER: 2, LUMBERJACK: 1, POLICEMAN: 1}  # ZT-DV-01
DOG_STARS = 1  # ZT-DS2-07

WALKER = "walker"

FIRST_AID = "first-aid"
"""The card that heals one wound."""
BANDAGE = "bandage"
"""The search token that does."""

EMPTY_TANK, LAST_SUPPLIES = "empty-tank", "last-supplies"
TOXIC_SPILL, CAR_ALARMS = "toxic-spill", "car-alarms"
BARREL, CRATE, GOO, ALARM = "barrel", "crate", "goo", "alarm"
THINGS = {EMPTY_TANK: BARREL, LAST_SUPPLIES: CRATE, TOXIC_SPILL: GOO, CAR_ALARMS: ALARM}
"""The tokens that lie about in a scenario."""

AT_ONCE, IN_ACTIVATION = "at-once", "in-activation"
"""When zombies bite: whenever they come to face a human, or only when it is their turn to act."""

ZOMBIE_PAWNS = 20
TERROR_TRACK = 5

SETTING_UP, HUMAN_TURN, ZOMBIE_TURN = "set-up", "human turn", "zombie turn"
MOVEMENT, ADDING, TIDYING = "movement", "adding", "tidying"


class Human(msgspec.Struct, array_like=True):
    """A human pawn, or the dog, which counts as one on the board (ZT-DS2-02)."""

    name: str
    health: str = HEALTHY

    @property
    def is_alive(self) -> bool:
        return self.health != DEAD

    @property
    def is_person(self) -> bool:
        return self.name != DOG

    @property
    def stars(self) -> int:
        """The stars on the visible face (ZT-PWN-03, ZT-DV-02)."""
        if self.name == DOG:
            return DOG_STARS
        return STARS[self.name] - (self.health != HEALTHY)


class Zombie(msgspec.Struct, array_like=True):
    """A zombie pawn on the board."""

    facing: int
    activated: bool = False
    kind: str = WALKER
    damaged: bool = False
    """The Brute has been hit once (ZT-DS3-07)."""
    fresh: bool = False
    """Placed, relocated or used in the current phase, so not to be taken again."""


Pawn: TypeAlias = Human | Zombie


class Config(msgspec.Struct, frozen=True):
    """The settings of a table, as the rules use them (ZT-DO-01 ff.)."""

    layout: str = "classic"
    setup: str = "basic"
    scenario: str = "none"
    zombie_deck: str = "standard"
    zombies_per_half: int = 5
    target: int = 5
    round_limit: int = 0
    bites: str = IN_ACTIVATION
    """As tables were played before there was a choice."""


class Keys(msgspec.Struct):
    """The car keys of "Lost Keys": carried, lying somewhere, or not found yet."""

    carrier: str | None = None
    lying: int | None = None
    locked: bool = True


class ZombieTerrorState(State, kw_only=True):
    """Everything that lies on the table, and what this turn has brought so far."""

    config: Config
    sheet: Sheet | UnsetType = UNSET
    """What the scenario changes; the plain game and tables of before have none."""
    humans_seat: int = 0

    # the board
    columns: int
    half_line: int
    terrain: str
    allowed: list[int]
    """Where new zombies may be placed: red-framed fields (ZT-BRD-09)."""
    crowd: dict[int, Human] = {}
    """The humans on the board, dead ones too, by their fields."""
    horde: dict[int, Zombie] = {}
    """The zombies on the board by their fields."""

    # beside the board
    aside: list[Human] = []
    """Human pawns not placed yet; in a loaded position those outside the picture."""
    escaped: list[Human] = []
    turned: list[str] = []
    """Humans in the box; those who became zombies."""
    pool: int = ZOMBIE_PAWNS
    bullets: int = 4
    briefcase: bool = True
    terror: int | None = None
    """The terror marker's field; ``None`` while it lies beside the track."""
    hands: dict[str, list[str]] = {}
    boxed: dict[str, list[str]] = {}
    """The undrawn cards, which nobody has seen."""
    played: list[str] = []

    # scenarios
    search: dict[int, str] = {}
    keys: Keys | None = None
    arriving: list[str] = []
    """Special zombies that have not entered yet."""
    riders: dict[str, int] = {}
    """How many have left in the small and in the large car, where cars can be full."""
    things: dict[int, int] = {}
    """How many barrels, crates, goo or alarms lie on a field."""
    carried: list[str] = []
    """The humans who carry one of them."""
    brought: int = 0
    """How many of them are in the car."""

    # the round
    round: int = 0
    phase: str = SETTING_UP
    active: str | None = None
    """The human whose activation is under way."""
    ap: int = 0
    activated: list[str] = []
    """The humans who spent AP this turn; they set the zombies' quota (ZT-HUM-11)."""
    used: list[str] = []
    """Once-a-turn abilities that were used: ``diagonal``, ``shove``, ``bark``."""
    shots: int = 0
    moved: int = 0
    """Zombies activated this turn."""
    quota_bonus: int = 0
    cunning: list[int] = []
    """Fields of zombies that see nobody this turn, by the card."""
    halted: int | None = None
    """The field of a zombie that has stopped between two AP, for cards to be played."""
    due: list[str] = []
    """Additions still to be made this turn: a half, ``any``, or a special zombie."""
    ambush: bool = False

    # -- words of the rules ----------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        """The board as it lies; what runs very often calls ``ground_of`` itself."""
        return ground_of(self.columns, self.terrain)

    @property
    def terms(self) -> Sheet:
        """What the scenario changes, if only by what it changed when tables kept no sheet."""
        return first_sheet(self.config.scenario) if self.sheet is UNSET else self.sheet

    @property
    def victory_points(self) -> int:
        """What the humans need; a scenario with its own target shifts it (ZT-DO-06)."""
        return self.config.target + self.terms.stars

    @property
    def start_zombies(self) -> int:
        """How many zombies start on each half (ZT-DO-05)."""
        return self.config.zombies_per_half + self.terms.zombies

    @property
    def zombies_seat(self) -> int:
        return 1 - self.humans_seat

    def seat_of(self, side: str) -> int:
        return self.humans_seat if side == HUMANS else self.zombies_seat

    def side_of(self, seat: int) -> str:
        return HUMANS if seat == self.humans_seat else ZOMBIES

    def half(self, field: int) -> str:
        """The half that a field belongs to, by its row (ZT-BRD-06, ZT-OP-58)."""
        return HALF_S if field // self.columns < self.half_line else HALF_C

    @property
    def pawns(self) -> dict[int, Pawn]:
        """All pawns on the board by their fields: to look at, not to change."""
        return {**self.crowd, **self.horde}

    def put(self, field: int, pawn: Pawn) -> None:
        """Set a pawn on a field."""
        if type(pawn) is Human:
            self.crowd[field] = pawn
        elif type(pawn) is Zombie:
            self.horde[field] = pawn

    def is_taken(self, field: int) -> bool:
        """Whether a pawn stands there (ZT-PWN-09)."""
        return field in self.crowd or field in self.horde

    def living(self) -> list[tuple[int, Human]]:
        return [each for each in self.crowd.items() if each[1].health != DEAD]

    def where(self, name: str) -> int | None:
        """The field of a human; ``None`` if it is not on the board."""
        for field, human in self.crowd.items():
            if human.name == name:
                return field
        return None

    def person(self, name: str) -> tuple[int, Human]:
        """A human who is on the board, with its field."""
        for each in self.crowd.items():
            if each[1].name == name:
                return each
        raise KeyError(name)

    def next_to_human(self, field: int) -> bool:
        """Whether a human stands beside the field, dead ones included (ZT-ADJ-01)."""
        return any(other in self.crowd for other in self.ground.neighbours[field])

    def next_to_zombie(self, field: int) -> bool:
        return any(other in self.horde for other in self.ground.neighbours[field])

    @property
    def score(self) -> int:
        """The stars of all who escaped (ZT-ESC-04, ZT-ESC-12), and of what they brought."""
        crates = self.brought if self.config.scenario == LAST_SUPPLIES else 0
        return sum(human.stars for human in self.escaped) + crates

    @property
    def thing(self) -> str:
        """What lies about in this scenario, if anything does."""
        return THINGS.get(self.config.scenario, "")

    def holds(self, side: str, card: str) -> bool:
        return card in self.hands.get(side, ())


S: TypeAlias = ZombieTerrorState
T: TypeAlias = Play[ZombieTerrorState]
"""What rules get: a state to look at, and a play to change it by."""


def config_from(settings: dict[str, str]) -> Config:
    """The typed settings from those that a table was made with."""
    limit = settings["round_limit"]
    return Config(
        layout=settings["layout"],
        setup=settings["setup"],
        scenario=settings["scenario"],
        zombie_deck=settings["zombie_deck"],
        zombies_per_half=int(settings["zombies_per_half"]),
        target=int(settings["target"]),
        round_limit=0 if limit == "none" else int(limit),
        bites=settings["bites"],
    )


@lru_cache
def lay_board(name: str, setup: str) -> tuple[str, tuple[int, ...]]:
    """Terrain and allowed fields with which a table of this layout and set-up starts."""
    plan = layout(name)
    return plan.side_a() if setup == "basic" else plan.side_b(furnished=setup == "advanced")
