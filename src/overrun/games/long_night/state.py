"""Players, survivors, places, and the state of a game (catalogue sections 3 and 4)."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, overload

import msgspec

from overrun.core.state import State
from overrun.games.long_night.cards import COLONY, THREATS, Side
from overrun.games.long_night.customs import Customs
from overrun.games.long_night.library import library
from overrun.games.long_night.pieces import Bandits, Improvements, Raxxon, Story

STANDARD, HARD = "standard", "hard"
DEADLY = 3
"""So many wounds kill (LN-SKILL-02)."""

SETTING_UP, PLAYERS_PHASE, COLONY_PHASE = "set-up", "players phase", "colony phase"


class Config(msgspec.Struct, frozen=True):
    """The settings of a table, typed."""

    objective: str
    mode: str
    """``standard``, ``cooperative`` or ``betrayer``."""
    side: str
    elimination: bool
    adult: bool
    boxes: tuple[str, ...]
    modules: tuple[str, ...] = ()
    """The modules in play (LN-PREP-01), in the order in which they step in."""
    story: str = ""
    strangers: str = "two"
    """What comes with a crisis that has no bandits of its own (LN-BAN-PLACE-04)."""
    random_items: bool = False
    """Five random items join every item deck (WC-RI-01)."""
    cards: tuple[str, ...] = ()
    """What the players keep or leave out, as ``+shotgun`` and ``-skis`` (LN-PREP-06)."""
    decks: tuple[tuple[str, ...], ...] = ()
    """The item decks that the players have composed themselves: a name, then cards (LN-PREP-06)."""

    @property
    def kept(self) -> list[str]:
        """The items that are surely in their decks."""
        return [each[1:] for each in self.cards if each.startswith("+")]

    @property
    def cooperative(self) -> bool:
        return self.mode == "cooperative"


class Item(msgspec.Struct, array_like=True, gc=False):
    """An equipped item; ``used`` if its once-a-round ability was (LN-ACT-HAND-04)."""

    id: str
    used: bool = False


class Survivor(msgspec.Struct, array_like=True, gc=False):
    """A survivor in play."""

    id: str
    owner: int
    place: str
    wounds: int = 0
    frostbite: int = 0
    despair: int = 0
    moved: bool = False
    used: bool = False
    """The once-a-round ability was used this round."""
    items: list[Item] = []
    home: str = COLONY
    """The place of its colony."""
    door: int | None = None
    """The entrance, counted from 0, at which it stands in a colony that is not its own."""
    bitten: bool = False
    """Lies on its side: what the bite does is settled later."""

    @property
    def at_home(self) -> bool:
        """Whether it is in its own colony."""
        return self.place == self.home

    @property
    def hurt(self) -> int:
        """All wound tokens, frostbite and despair included (LN-SKILL-02, LN-DESP-02)."""
        return self.wounds + self.frostbite + self.despair


class Door(msgspec.Struct, array_like=True, gc=False):
    """An entrance: spaces that each hold a zombie, a barricade or an explosive trap."""

    spaces: int
    zombies: int = 0
    barricades: int = 0
    traps: int = 0
    specials: list[str] = []
    """Special zombies, by the experiment that they are from (LN-RAX-SZ-01)."""
    intruders: list[str] = []
    """Survivors of others who stand here, in a colony that is not theirs."""

    @property
    def empty(self) -> int:
        """The empty spaces."""
        held = self.zombies + self.barricades + self.traps
        return self.spaces - held - len(self.specials) - len(self.intruders)


class Place(msgspec.Struct, array_like=True, gc=False):
    """A location as it lies on the table."""

    id: str
    spaces: int
    """Survivor spaces."""
    noise_spaces: int
    doors: list[Door]
    survivors: list[str] = []
    deck: list[str] = []
    """Its item deck, the top first."""
    noise: int = 0
    bandits: int = 0

    @property
    def zombies(self) -> int:
        doors = self.doors
        if len(doors) == 1:
            return doors[0].zombies
        return sum([door.zombies for door in doors])

    @property
    def crowd(self) -> int:
        """Those who are there: survivors and bandits."""
        return len(self.survivors) + self.bandits

    @property
    def defences(self) -> int:
        """Barricades and traps."""
        return sum(door.barricades + door.traps for door in self.doors)

    @property
    def empty(self) -> int:
        """Empty entrance spaces."""
        return sum([door.empty for door in self.doors])

    @property
    def has_space(self) -> bool:
        """Whether an entrance space is empty."""
        for door in self.doors:
            held = door.zombies + door.barricades + door.traps
            if door.spaces > held + len(door.specials) + len(door.intruders):
                return True
        return False


class Colony(msgspec.Struct, gc=False):
    """What a colony has in common: its supplies, its tracks, and who holds its token."""

    place: str = COLONY
    first: int = 0
    """The first player."""
    morale: int = 0
    food: int = 0
    starvation: int = 0
    helpless: int = 0
    """Helpless survivors, unruly ones included."""
    unruly: int = 0
    waste: list[str] = []
    """The waste pile, its top last."""
    progress: int = 0
    pile: list[str] = []
    """Cards laid on the main objective."""
    main_done: bool = False

    den: bool = False
    """It is the den of a Lone Wolf (WC-LW-DEN-01)."""
    bullets: int = 0
    """The bullet store (WC-TERM-07)."""
    fallen: bool = False
    """Its morale has been 0 (WC-OP-05)."""
    dead: int = 0
    """How many of its survivors have died."""


class Done(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What a player did in the own turn: crossroads cards look at it."""

    action: str
    survivor: str = ""
    place: str = ""
    detail: str = ""
    """The kind of a card, or the face of an exposure roll."""


class Search(msgspec.Struct, gc=False):
    """A search under way (LN-ACT-SEARCH-04): drawn cards are not yet in hand."""

    seat: int
    survivor: str
    place: str
    drawn: list[str]
    keep: int = 1
    kept: int = 0
    quiet: bool = False
    """The next noise lays no token."""
    noises: int = 0
    """How often noise was made for it."""


UNSEEN = -1
"""In the place of who holds a crossroads card: nobody does (WC-OP-37.a)."""


class Player(msgspec.Struct, gc=False):
    """One player: hand, dice, group, and what only that player knows."""

    colony: int = 0
    """The number of the colony that the player belongs to."""
    hand: list[str] = []
    secret: str = ""
    exile_card: str = ""
    exiled: bool = False
    out: bool = False
    """Eliminated (LN-VAR-ELIM-01)."""
    leader: str = ""
    first_leader: str = ""
    group: list[str] = []
    """All survivors, the leader among them."""
    dice: list[int] = []
    """Unused, in ascending order."""
    used: list[int] = []
    called: bool = False
    """Has called an exile vote this turn (LN-ACT-EXVOTE-01)."""
    asked: list[str] = []
    """What was refused this turn, as ``seat/kind`` (OP-85)."""
    deeds: list[Done] = []
    """What the player did this turn."""
    search: Search | None = None
    crossroads: str = ""
    """The card of this player's turn, which ``holder`` keeps secret."""
    holder: int = 0
    """A seat, or :data:`UNSEEN`."""
    missions: list[str] = []
    """What a Lone Wolf has set out to do (WC-LW-SET-09)."""
    completed: list[str] = []
    noted: int | None = None
    """The colony that a Lone Wolf has noted in secret."""
    tally: dict[str, int] = {}
    """What the player did in the whole game; for objectives and the story of the end."""

    def count(self, what: str, by: int = 1) -> None:
        """Add to the tally."""
        self.tally[what] = self.tally.get(what, 0) + by


class Contribution(msgspec.Struct, array_like=True, gc=False):
    """A card added to the crisis, and by whom."""

    seat: int
    item: str


class Given(msgspec.Struct, array_like=True, gc=False):
    """What a player added to the crisis of a round; told when the game is over."""

    round: int
    seat: int
    items: list[str]


class Look(msgspec.Struct, gc=False):
    """Cards that a player looks at, seen by nobody else."""

    seat: int
    deck: str
    cards: list[str]
    public: bool = False
    """Everybody sees them."""


V = TypeVar("V")


class OfColony(Generic[V]):
    """Reads and writes what the one colony of an ordinary game has: ``s.morale``."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, s: None, cls: type) -> OfColony[V]: ...
    @overload
    def __get__(self, s: LongNightState, cls: type) -> V: ...
    def __get__(self, s: LongNightState | None, cls: type) -> Any:
        return self if s is None else getattr(s.only, self.name)

    def __set__(self, s: LongNightState, value: V) -> None:
        setattr(s.only, self.name, value)


@cache
def around(start: int, count: int) -> tuple[int, ...]:
    """So many seats, clockwise from one on.

    >>> around(2, 4)
    (2, 3, 0, 1)
    """
    return (*range(start, count), *range(start))


class LongNightState(State, kw_only=True):
    """A game of The Long Night."""

    config: Config
    players: list[Player]
    survivors: dict[str, Survivor] = {}
    places: dict[str, Place] = {}
    survivor_deck: list[str] = []
    offers: list[list[str]] = []
    """The survivors dealt to each player, until they have chosen (LN-SETUP-18)."""
    graveyard: list[str] = []
    gone: list[str] = []
    """Survivors removed from the game."""

    objective: str = ""
    colonies: list[Colony] = msgspec.field(default_factory=lambda: [Colony()])
    rounds: int = 0
    round: int = 0
    removed: list[str] = []
    """Item cards that are out of the game."""

    crisis_deck: list[str] = []
    crisis: str = ""
    past_crises: list[str] = []
    added: list[Contribution] = []
    given: list[Given] = []
    """Who added what in earlier rounds."""
    crossroads_deck: list[str] = []
    revealed: str = ""
    """The crossroads card of this turn, once it has been revealed."""
    past_crossroads: list[str] = []
    exile_deck: list[str] = []
    box: list[str] = []
    """Secret objectives that were shuffled but not dealt (LN-SETUP-11)."""

    sealed: list[str] = []
    """Places that nobody and nothing can enter yet (LN-SCNR-03, OP-65)."""
    calm: str = ""
    """The place to which fewer zombies come this round, and how many fewer are left."""
    calm_left: int = 0

    bandits: Bandits = msgspec.field(default_factory=Bandits)
    improvements: Improvements = msgspec.field(default_factory=Improvements)
    raxxon: Raxxon = msgspec.field(default_factory=Raxxon)
    story: Story = msgspec.field(default_factory=Story)

    phase: str = SETTING_UP
    active: int | None = None
    turn_over: bool = False
    """A card has ended the active player's turn."""
    look: Look | None = None
    roads_closed: int = 0
    """The round in which nobody may go to the colony of others."""
    ending: str = ""
    """Why the game is over, once it is."""
    customs: ClassVar[Customs[Any]] = Customs()
    """The rules that another game may have in its own way."""

    # -- the one colony of an ordinary game --------------------------------------------------

    first = OfColony[int]()
    morale = OfColony[int]()
    food = OfColony[int]()
    starvation = OfColony[int]()
    helpless = OfColony[int]()
    unruly = OfColony[int]()
    waste = OfColony[list[str]]()
    progress = OfColony[int]()
    pile = OfColony[list[str]]()
    main_done = OfColony[bool]()

    @property
    def only(self) -> Colony:
        """The colony of a game that has one; with two, rules must say which they mean."""
        (colony,) = self.colonies
        return colony

    def rule_is_on(self, name: str) -> bool:
        """Whether a module's rule is in force: always, but in a story that teaches it."""
        return name not in self.story.closed

    # -- reading it --------------------------------------------------------------------------

    @property
    def side(self) -> Side:
        """The side of the main objective that is in use (LN-CARD-MAIN-05)."""
        return library().objectives[self.objective].side(self.config.side)

    def beginning(self, objective: str) -> Side:
        """How a main objective begins with these players and modules (LN-SETUP-05, OP-06)."""
        side = library().objectives[objective].side(self.config.side)
        threats = [module for module in self.config.modules if module in THREATS]
        return side.begins(len(self.players), len(threats))

    @property
    def colony(self) -> Place:
        return self.places[self.only.place]

    def home(self, seat: int) -> Colony:
        """The colony of a player."""
        return self.colonies[self.players[seat].colony]

    def enemies(self, seat: int) -> list[Colony]:
        """The colonies that are not the player's own; a Lone Wolf's den is nobody's enemy."""
        own = self.home(seat)
        return [colony for colony in self.colonies if colony is not own and not colony.den]

    def colony_at(self, place: str) -> Colony | None:
        """The colony that has this place, if one does."""
        for colony in self.colonies:
            if colony.place == place:
                return colony
        return None

    @property
    def town(self) -> list[str]:
        """The places outside the colonies."""
        homes = [colony.place for colony in self.colonies]
        return [place for place in self.places if place not in homes]

    def closed_to(self, seat: int) -> list[str]:
        """The places that are never open to a player's survivors: the homes of others."""
        own = self.home(seat)
        return [colony.place for colony in self.colonies if colony is not own]

    def of(self, seat: int) -> list[Survivor]:
        """The survivors of a player."""
        survivors = self.survivors
        return [survivors[each] for each in self.players[seat].group]

    def at(self, place: str) -> list[Survivor]:
        """The survivors at a place."""
        survivors = self.survivors
        return [survivors[each] for each in self.places[place].survivors]

    def room(self, place: str) -> int:
        """The empty survivor spaces of a place (LN-BRD-18)."""
        if place in self.sealed:
            return 0
        here = self.places[place]
        room = here.spaces - len(here.survivors) - here.bandits
        for colony in self.colonies:
            if colony.place == place:
                return room - colony.helpless + sum([len(door.intruders) for door in here.doors])
        return room

    def takes_in(self, seat: int) -> bool:
        """Whether there is room for one more at a player's home (LN-SADD-05); who joins a Lone Wolf
        finds a place elsewhere if there is none (WC-LW-RUL-12)."""
        home = self.home(seat)
        return home.den or self.room(home.place) > 0

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def from_first(self) -> list[int]:
        """All who still play, clockwise from the first player on (LN-TURN-01)."""
        return self.clockwise(self.first)

    def clockwise(self, start: int) -> list[int]:
        """All of a player's colony who still play, clockwise from that player on."""
        players = self.players
        colony = players[start].colony
        return [
            seat
            for seat in around(start, len(players))
            if players[seat].colony == colony and not players[seat].out
        ]

    @property
    def citizens(self) -> list[int]:
        """The players who are neither exiled nor eliminated, clockwise from the first player."""
        return self.citizens_of(self.only)

    def citizens_of(self, colony: Colony) -> list[int]:
        """The players of a colony, clockwise from its first player: neither exiled nor out."""
        players, first = self.players, colony.first
        own = players[first].colony
        return [
            seat
            for seat in around(first, len(players))
            if not (player := players[seat]).exiled and player.colony == own and not player.out
        ]

    def fellows(self, seat: int) -> list[int]:
        """Those whom a player's cards and votes mean by all players (LN-VOTE-03)."""
        return self.citizens_of(self.home(seat))

    def right_of(self, seat: int) -> int:
        """The next player on the right who still plays (LN-TURN-02)."""
        order = self.clockwise(seat)
        return order[-1] if order else seat

    def influence(self, survivor: str) -> int:
        return library().survivors[survivor].influence

    def lowest(self, names: list[str]) -> str:
        """The survivor with the lowest influence; no two have the same (OP-20)."""
        return min(names, key=self.influence)
