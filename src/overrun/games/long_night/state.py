"""Players, survivors, places, and the state of a game (catalogue sections 3 and 4)."""

from __future__ import annotations

import msgspec

from overrun.core.state import State
from overrun.games.long_night.cards import COLONY, Side, library

STANDARD, HARD = "standard", "hard"
TRACK = 10
"""The end of both tracks (OP-06, OP-50)."""
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

    @property
    def cooperative(self) -> bool:
        return self.mode == "cooperative"


class Item(msgspec.Struct, array_like=True):
    """An equipped item; ``used`` if its once-a-round ability was (LN-ACT-HAND-04)."""

    id: str
    used: bool = False


class Survivor(msgspec.Struct, array_like=True):
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

    @property
    def hurt(self) -> int:
        """All wound tokens, frostbite and despair included (LN-SKILL-02, LN-DESP-02)."""
        return self.wounds + self.frostbite + self.despair


class Door(msgspec.Struct, array_like=True):
    """An entrance: spaces that each hold a zombie, a barricade or an explosive trap."""

    spaces: int
    zombies: int = 0
    barricades: int = 0
    traps: int = 0
    specials: list[str] = []
    """Special zombies, by the experiment that they are from (LN-RAX-SZ-01)."""

    @property
    def empty(self) -> int:
        """The empty spaces."""
        return self.spaces - self.zombies - self.barricades - self.traps - len(self.specials)


class Place(msgspec.Struct, array_like=True):
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
    def defences(self) -> int:
        """Barricades and traps."""
        return sum(door.barricades + door.traps for door in self.doors)

    @property
    def empty(self) -> int:
        """Empty entrance spaces."""
        return sum([door.empty for door in self.doors])


class Player(msgspec.Struct):
    """One player: hand, dice, group, and what only that player knows."""

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
    tally: dict[str, int] = {}
    """What the player did in the whole game; for objectives and the story of the end."""

    def count(self, what: str, by: int = 1) -> None:
        """Add to the tally."""
        self.tally[what] = self.tally.get(what, 0) + by


class Improvement(msgspec.Struct, array_like=True):
    """An improvement in the row, and its advancement tokens."""

    id: str
    tokens: int = 0


class Contribution(msgspec.Struct, array_like=True):
    """A card added to the crisis, and by whom."""

    seat: int
    item: str


class Given(msgspec.Struct, array_like=True):
    """What a player added to the crisis of a round; told when the game is over."""

    round: int
    seat: int
    items: list[str]


class Deed(msgspec.Struct, array_like=True):
    """What the active player did this turn: crossroads cards look at it."""

    action: str
    survivor: str = ""
    place: str = ""
    detail: str = ""
    """The kind of a card, or the face of an exposure roll."""


class Search(msgspec.Struct):
    """A search under way (LN-ACT-SEARCH-04): drawn cards are not yet in hand."""

    seat: int
    survivor: str
    place: str
    drawn: list[str]
    keep: int = 1
    kept: int = 0
    quiet: bool = False
    """The next noise lays no token."""


class Look(msgspec.Struct):
    """Cards that a player looks at, seen by nobody else."""

    seat: int
    deck: str
    cards: list[str]
    public: bool = False
    """Everybody sees them."""


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
    progress: int = 0
    pile: list[str] = []
    """Cards laid on the main objective."""
    morale: int = 0
    rounds: int = 0
    round: int = 0
    food: int = 0
    starvation: int = 0
    helpless: int = 0
    """Helpless survivors in the colony, unruly ones included."""
    unruly: int = 0
    waste: list[str] = []
    """The waste pile, its top last."""
    removed: list[str] = []
    """Item cards that are out of the game."""

    crisis_deck: list[str] = []
    crisis: str = ""
    past_crises: list[str] = []
    added: list[Contribution] = []
    given: list[Given] = []
    """Who added what in earlier rounds."""
    crossroads_deck: list[str] = []
    crossroads: str = ""
    """The card that ``holder`` keeps secret this turn."""
    holder: int = 0
    revealed: str = ""
    """The crossroads card of this turn, once it has been revealed."""
    past_crossroads: list[str] = []
    exile_deck: list[str] = []
    box: list[str] = []
    """Secret objectives that were shuffled but not dealt (LN-SETUP-11)."""

    loot: list[str] = []
    """Cards at the bandit hideout, face up (LN-BAN-HIDE-02)."""
    chief: int | None = None
    """The player who leads the bandits (LN-BAN-LEAD-01)."""
    row: list[Improvement] = []
    improvement_deck: list[str] = []
    built: list[str] = []
    """Improvements at work, in the order in which they were built."""
    operated: list[str] = []
    """Improvements that were used this round."""
    experiment_deck: list[str] = []
    """Raxxon's experiments; everybody may read the top one, which is the first."""
    code: list[int] = []
    """Dice that lie on Raxxon (LN-RAX-CODE-01)."""
    calm: str = ""
    """The place to which fewer zombies come this round, and how many fewer are left."""
    calm_left: int = 0
    encounters: list[str] = []
    """Experiments whose special zombies are about, encounter side up."""
    past_experiments: list[str] = []
    sealed: list[str] = []
    """Places that nobody and nothing can enter yet (LN-SCNR-03, OP-65)."""
    page: str = ""
    """The page of the story that is being read."""
    next_objective: str = ""
    stages: list[str] = []
    """The stages of the story that are complete."""
    party: list[str] = []
    """Who has gone to the hideout (LN-SCNB-23)."""
    stayed_hidden: bool = False
    """The betrayer has let the moment of the story pass (LN-SCNB-46)."""
    contained: int = 0
    """Experiments that were contained."""
    closed: list[str] = []
    """Rules of a module that a story has not brought into force yet (LN-SCN-01)."""

    phase: str = SETTING_UP
    first: int = 0
    active: int | None = None
    turn_over: bool = False
    """A card has ended the active player's turn."""
    deeds: list[Deed] = []
    search: Search | None = None
    look: Look | None = None
    main_done: bool = False

    def rule_is_on(self, name: str) -> bool:
        """Whether a module's rule is in force: always, but in a story that teaches it."""
        return name not in self.closed

    # -- reading it --------------------------------------------------------------------------

    @property
    def side(self) -> Side:
        """The side of the main objective that is in use (LN-CARD-MAIN-05)."""
        return library().objectives[self.objective].side(self.config.side)

    @property
    def colony(self) -> Place:
        return self.places[COLONY]

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
        taken = len(here.survivors)
        return here.spaces - taken - (self.helpless if place == COLONY else here.bandits)

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def from_first(self) -> list[int]:
        """All who still play, clockwise from the first player on (LN-TURN-01)."""
        return self.clockwise(self.first)

    def clockwise(self, start: int) -> list[int]:
        """All who still play, clockwise from a seat on."""
        count = len(self.players)
        order = [(start + step) % count for step in range(count)]
        return [seat for seat in order if not self.players[seat].out]

    @property
    def citizens(self) -> list[int]:
        """The players who are neither exiled nor eliminated, clockwise from the first player."""
        return [seat for seat in self.from_first() if not self.players[seat].exiled]

    def right_of(self, seat: int) -> int:
        """The next player on the right who still plays (LN-TURN-02)."""
        count = len(self.players)
        for step in range(1, count):
            other = (seat - step) % count
            if not self.players[other].out:
                return other
        return seat

    def influence(self, survivor: str) -> int:
        return library().survivors[survivor].influence

    def lowest(self, names: list[str]) -> str:
        """The survivor with the lowest influence; no two have the same (OP-20)."""
        return min(names, key=self.influence)
