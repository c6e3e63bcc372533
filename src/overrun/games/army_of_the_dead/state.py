"""The pieces on the table and the state of a game (catalogue parts A to C).

Zones are numbers here, the indexes of the mission's :class:`~.board.ground.Ground`; options, events
and views name them (``B1c``). Shamblers and alphas are counted by zone, for they are alike.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from overrun.core.play import Play
from overrun.core.state import State
from overrun.games.army_of_the_dead.board.ground import Ground, ground_of
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.sheets import Mission, mission

SURVIVORS = 6
"""A game always has six, whatever the number of players (AD-GEN-02)."""

SHAMBLER, ALPHA = "shambler", "alpha"
VALENTINE, QUEEN, ZEUS, MASKED, MOUNTED = (
    "valentine",
    "queen",
    "zeus",
    "masked-zeus",
    "mounted-zeus",
)
ZEUSES = (ZEUS, MASKED, MOUNTED)
ABOMINATIONS = (VALENTINE, QUEEN, *ZEUSES)
KINDS = (SHAMBLER, ALPHA, *ABOMINATIONS)

BLUE, YELLOW, ORANGE, RED = "blue", "yellow", "orange", "red"
LEVELS = (BLUE, YELLOW, ORANGE, RED)
THRESHOLDS = (0, 7, 19, 43)
"""From how many adrenaline points on a survivor is at each level (AD-ADR-07 to -10)."""
MOST_ADRENALINE = 43

HANDS, SLOTS = 2, 5
"""The first two slots of an inventory are the hands, the others the backpack (AD-INV-01 ff.)."""
SLOT_NAMES = tuple(str(slot) for slot in range(SLOTS))

DRIVER, GUNNER, PASSENGER_1, PASSENGER_2 = "driver", "gunner", "passenger-1", "passenger-2"
SEATS = (DRIVER, GUNNER, PASSENGER_1, PASSENGER_2)
"""The places in the truck (AD-TRK-01)."""

SETTING_UP, PLAYERS, ZOMBIES, END = "set-up", "players", "zombies", "end"


class Gear(msgspec.Struct, array_like=True):
    """An equipment card that somebody carries."""

    card: str
    dry: bool = False
    """Out of ammo, turned upside down (AD-AMM-05)."""


class Survivor(msgspec.Struct):
    """A survivor on the board (AD-CMP-05)."""

    id: str
    seat: int
    zone: int
    health: int
    ap: int = 0
    skills: list[str] = []
    """Its own skills, those of the levels that it has reached."""
    lent: list[str] = []
    """The blue skills of the companions that it leads (AD-CPN-07)."""
    gear: list[Gear | None] = []
    tokens: list[str] = []
    """The objective tokens that it holds, by the colour of their fronts."""
    acted: bool = False
    """Had its turn in this round."""
    searches: int = 0
    """In its own turn of this round (AD-SRC-04)."""
    kills: int = 0

    @property
    def level(self) -> int:
        """0 blue, 1 yellow, 2 orange, 3 red (AD-ADR-22)."""
        return level_of(self.ap)


class Companion(msgspec.Struct):
    """A survivor who follows another one, or waits to be found (AD-CPN-01)."""

    id: str
    zone: int
    leader: str = ""
    wounded: bool = False
    """One wound eliminates it (AD-CPN-12)."""


class Boss(msgspec.Struct):
    """An abomination on the board."""

    kind: str
    zone: int
    snared: bool = False
    snared_late: bool = False
    """Caught in this zombie phase, as in :attr:`ArmyState.snared_late`."""
    card: str = ""
    """The zombie card that brought it, if one did; both leave the game together (AD-ABO-03)."""


class Token(msgspec.Struct):
    """An objective token on the board; its colour is hidden until it is taken (AD-SET-29)."""

    id: str
    zone: int
    colour: str
    open: bool = False
    """Lies there front up: it was dropped by somebody who held it (AD-OP-132)."""


class Spawn(msgspec.Struct):
    """A spawn zone, in the clockwise order of the mission (AD-SPN-03)."""

    zone: int
    kind: str
    """``start``, ``ordinary``, ``zeus``, ``blue`` or ``green``."""
    from_round: int = 1
    """It spawns from this round's zombie phase on; 0 while it is inactive (AD-CSP-02, -04)."""


class Personal(msgspec.Struct):
    """A personal objective that was drawn (AD-SET-23)."""

    owner: str
    colour: str
    """Of the token that belongs to it: ``yellow`` or ``purple`` (AD-SET-26)."""
    count: int = 0
    """The zombies on its card (AD-POB-06)."""
    done: bool = False


class Truck(msgspec.Struct):
    """The truck, if it is on the board."""

    zone: int
    seats: dict[str, str] = {}
    """Who sits where: survivors and companions by seat."""


class Vault(msgspec.Struct):
    """The vault tile's card and door (AD-VLT-01 ff.)."""

    card: str
    revealed: bool = False
    cleared: bool = False
    open: bool = False


class Turn(msgspec.Struct):
    """What a survivor may still do in its turn, or with an action that it was given."""

    who: str
    actions: int
    own: bool = True
    """Its own turn, not a single action that somebody or something gave (AD-SKL-52, -27)."""
    free: dict[str, int] = {}
    """Free actions of a type: ``combat``, ``melee``, ``ranged``, ``move``, ``search``,
    ``explosive`` (AD-SKL-06, -41)."""
    used: list[str] = []
    """The once-a-turn skills that were used (AD-SKL-02)."""
    streak: dict[str, int] = {}
    """How many actions of a type came in a row: ``combat``, ``melee``, ``ranged`` (AD-SKL-14)."""


class ArmyState(State, kw_only=True):
    """Everything that lies on the table."""

    mission: str
    seats: int
    specialists: bool = True
    """A team without a specialist that the mission needs is refused (AD-OP-133)."""
    chain: str = "all"
    """Which explosives go off with others: ``all`` that people carry, or none (AD-OP-097)."""
    charge: str = "towards"
    """Charge and Bloodlust go ``towards`` zombies or must end ``among`` them (AD-OP-040)."""

    # the board
    closed: list[str] = []
    """The doors that are closed, by their names."""
    shamblers: list[int] = []
    """How many stand in each zone."""
    alphas: list[int] = []
    woken: list[int] = []
    """Shamblers in each zone that take no action in this phase (AD-SLP-03)."""
    snared: dict[str, dict[int, int]] = {}
    """Shamblers and alphas that a bola holds: how many by kind and zone (AD-BOL-02)."""
    snared_late: dict[str, dict[int, int]] = {}
    """Those of them who were caught in this zombie phase: it holds them in the next (AD-BOL-03)."""
    bosses: list[Boss] = []
    appeared: list[str] = []
    """Abominations that have been on the board; none comes twice (AD-ABO-04)."""
    sleepers: dict[int, list[int]] = {}
    """The numbers of the face-down tokens by zone."""
    unseen: list[int] = []
    """The numbers of the tokens in the box, which nobody knows."""
    tokens: list[Token] = []
    noise: int = 0
    spawns: list[Spawn] = []
    zeus_gone: bool = False
    """The Zeus spawn token is out of the game (AD-ZEU-04)."""
    truck: Truck | None = None
    vault: Vault | None = None
    shamblers_left: int = 30
    """Miniatures in the supply (AD-OP-012)."""
    alphas_left: int = 16

    # the people
    survivors: list[Survivor] = []
    companions: list[Companion] = []
    fallen: list[Survivor] = []
    personal: list[Personal] = []

    # the decks; the last card is on top
    equipment: list[str] = []
    equipment_discard: list[str] = []
    drawn: list[str] = []
    """Equipment cards that were found and are neither kept nor discarded yet."""
    zombie_deck: list[str] = []
    zombie_discard: list[str] = []
    orders: list[str] = []
    orders_discard: list[str] = []

    # the round
    round: int = 0
    phase: str = SETTING_UP
    first: int = 0
    """The seat with the First Player token."""
    active: int = 0
    """The seat whose survivors are activated now."""
    turns: list[Turn] = []
    """The turn under way; on top of it an action that was given to somebody."""
    hurt: bool = False
    """A survivor suffered a wound in this round (AD-SKL-27)."""
    doubt: bool = True
    """Something has happened by which an objective may be out of reach; it is looked into when the
    mission is judged next (AD-WIN-05)."""

    # what the mission looks at
    taken: list[str] = []
    """The colours of the objective tokens that were taken, in order."""
    slain: dict[str, int] = {}
    """How many zombies of each kind were killed."""
    marks: list[str] = []
    """What mission events and actions have noted."""
    fired: dict[str, int] = {}
    """How often each event of the mission has happened."""
    gone: list[str] = []
    """Survivors and companions who have left the board alive, by a way out of the mission."""
    escorted: list[str] = []
    """The companions among them."""

    # -- words of the rules ----------------------------------------------------------------

    @property
    def sheet(self) -> Mission:
        return mission(self.mission)

    @property
    def ground(self) -> Ground:
        """The board as it is now; what runs very often calls ``ground_of`` itself."""
        return ground_of(self.mission, tuple(self.closed))

    def living(self, id: str) -> Survivor | None:
        """The survivor of this id, if it is on the board."""
        for survivor in self.survivors:
            if survivor.id == id:
                return survivor
        return None

    def find(self, id: str) -> Survivor:
        """A living survivor by its id."""
        survivor = self.living(id)
        if survivor is None:
            raise KeyError(id)
        return survivor

    @property
    def turn(self) -> Turn:
        return self.turns[-1]

    def crowd(self, zone: int) -> int:
        """How many zombies of all kinds are in a zone."""
        count = self.shamblers[zone] + self.alphas[zone]
        for boss in self.bosses:
            count += boss.zone == zone
        return count

    @property
    def crowded(self) -> list[int]:
        """The zones with zombies, in order."""
        heaps = zip(self.shamblers, self.alphas, strict=True)
        found = [zone for zone, (shamblers, alphas) in enumerate(heaps) if shamblers or alphas]
        return sorted({*found, *(boss.zone for boss in self.bosses)}) if self.bosses else found

    def people(self, zone: int) -> list[str]:
        """All in a zone who count as survivors, companions too (AD-DEF-15)."""
        return [each.id for each in self.survivors if each.zone == zone] + [
            each.id for each in self.companions if each.zone == zone
        ]

    def in_zone(self, zone: int) -> list[Survivor]:
        """The survivors in a zone, without companions."""
        return [each for each in self.survivors if each.zone == zone]

    def bosses_in(self, zone: int) -> list[Boss]:
        return [boss for boss in self.bosses if boss.zone == zone]

    def companions_of(self, leader: str) -> list[Companion]:
        return [each for each in self.companions if each.leader == leader]

    @property
    def danger(self) -> int:
        """The highest danger level among the living (AD-ADR-17, AD-OP-119)."""
        return level_of(max((each.ap for each in self.survivors), default=0))

    def snared_in(self, kind: str, zone: int) -> int:
        return self.snared.get(kind, {}).get(zone, 0)

    def sits(self, id: str) -> str:
        """The seat of the truck in which somebody sits; nothing if on foot."""
        if self.truck is not None:
            for seat, who in self.truck.seats.items():
                if who == id:
                    return seat
        return ""

    def question(self, do: str, owner: str = "") -> None:
        """Personal objectives of this kind, or this owner's, may be out of reach by now, if there
        are any."""
        personal = library().personal
        for each in self.personal:
            mine = not owner or each.owner == owner
            if mine and not each.done and personal[each.owner].goal.do == do:
                self.doubt = True

    def has_specialist(self, id: str, specialisation: str) -> bool:
        return specialisation in library().survivors[id].specialisations


S: TypeAlias = ArmyState
T: TypeAlias = Play[ArmyState]
"""What rules get: a state to look at, and a play to change it by."""


def level_of(ap: int) -> int:
    """The danger level of so many adrenaline points.

    >>> [level_of(ap) for ap in (0, 6, 7, 18, 19, 42, 43)]
    [0, 0, 1, 1, 2, 2, 3]
    """
    return (ap >= 7) + (ap >= 19) + (ap >= 43)
