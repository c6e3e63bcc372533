"""The state of a war between two colonies (catalogue sections 1, 9 and 16).

Everything that The Long Night knows is here too; a colony is one of several, and each player
belongs to one of them. The den of a Lone Wolf is a colony of one player.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from overrun.games.long_night.cards import DEN
from overrun.games.long_night.library import library
from overrun.games.long_night.state import Colony, Config, LongNightState, Survivor
from overrun.games.warring_colonies.customs import WarCustoms

SIMULTANEOUS, ALTERNATING, SEQUENTIAL = "simultaneous", "alternating", "sequential"

MOVING, ACTING, RESOLVING = "moving", "acting", "resolving"
"""The steps of a turn in which players are asked (WC-TURN-05)."""
BATTLES = "battles"


class WarConfig(Config, frozen=True):
    """The settings of a table, typed."""

    turns: str = SIMULTANEOUS
    quick: bool = False
    """Both have two minutes from the start (WC-QCK-01)."""
    shuffled: bool = False
    """Who belongs to which colony is drawn (WC-OP-40)."""
    friendly: bool = False
    """Cards are handed off and requested inside a colony only (WC-OP-24.e)."""
    own_travel: bool = False
    """Own cards about a move may be played in the movement step (WC-OP-22.c)."""
    all_survivors: bool = False
    """Survivors whose abilities have no use here are dealt, too (WC-OP-29.d)."""
    without: tuple[str, ...] = ()
    """Which of the rules of the missing page are switched off (WC-OP-01.b): without it nothing
    is done, or what the base game does."""


class Battle(msgspec.Struct):
    """A battle under way. Sides are numbered like the colonies."""

    place: str
    support: int | None = None
    """The side that the Lone Wolf supports, if any (WC-LW-BAT-05)."""
    tactics: list[str] = []
    """What both have revealed."""
    strength: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    bids: list[int] = []
    dice: list[str] = []
    """What the battle dice show: ``strength-3``, ``wounds-1``, ``zombies-2``."""
    wounds: int = 0
    """Wounds that the defeated leader has still to share out."""
    wolves: list[str] = []
    """The Lone Wolf's survivors when the battle began (WC-OP-36)."""

    @property
    def lead(self) -> int:
        """Where the marker stands: above 0 it is on the side of the first colony (WC-TRK-02)."""
        return self.strength[0] - self.strength[1]


class WarState(LongNightState, kw_only=True):
    """A game of Warring Colonies."""

    config: WarConfig
    wolf: int | None = None
    """The seat of the Lone Wolf."""
    mission_deck: list[str] = []
    swapped: bool = False
    """A mission was exchanged this round (WC-LW-MIS-02)."""
    snowed_in: int = 0
    """The round in which a crisis has closed the roads, though not to the Lone Wolf."""

    pair: list[int] = []
    """Whose turn it is: one of each colony, or the Lone Wolf alone (WC-TERM-08). The first of them
    had the first opportunity to move."""
    step: str = ""
    mover: int = 0
    """Whose opportunity to move it is."""
    passed: list[int] = []
    """Who has passed in the movement step."""
    idle: list[int] = []
    """Who requests nothing before the own next opportunity to move."""
    done: list[int] = []
    """Who has finished all actions."""
    beat: int = 0
    """Whose beat it is, where they act in turn (WC-OP-16)."""
    busy: bool = False
    """Something was done in this beat."""
    spent: bool = False
    """A die was used in this beat."""
    asked_from: int = 0
    """The first ask of the opportunity to move, or of the step in which both act."""
    bites: list[str] = []
    """Who lies on its side, in the order of the bites (WC-OP-18.a)."""
    triggered: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    """For each of the pair whose card is due, who met its condition; ``*`` stands for nobody."""

    battles: list[str] = []
    """Where battles may still be due, in order."""
    battle: Battle | None = None
    bereaved: list[int] = []
    """Who has lost the last survivor in battle and waits (WC-WND-07)."""

    customs: ClassVar[WarCustoms] = WarCustoms()

    # -- reading it --------------------------------------------------------------------------

    def has(self, rule: str) -> bool:
        """Whether a rule of the missing page is in force."""
        return rule not in self.config.without

    @property
    def sides(self) -> list[Colony]:
        """The two colonies, without the den."""
        return self.colonies[:2]

    @property
    def den(self) -> Colony:
        return self.colonies[2]

    @property
    def pack(self) -> list[Survivor]:
        """The Lone Wolf's survivors."""
        return [] if self.wolf is None else self.of(self.wolf)

    @property
    def wolf_plays(self) -> bool:
        """Whether there is a Lone Wolf, and he is still in the game."""
        return self.wolf is not None and not self.players[self.wolf].out

    def roads_closed_to(self, seat: int) -> bool:
        """Whether this player's survivors may not go to the colony of others in this round; what a
        crisis does is not done to a Lone Wolf (WC-LW-RUL-15)."""
        snowed_in = self.snowed_in == self.round and self.customs.suffers_crises(self, seat)
        return snowed_in or self.roads_closed == self.round

    def partner(self, seat: int) -> int | None:
        """The other active player."""
        return next((each for each in self.pair if each != seat), None)

    def is_armed(self, v: Survivor) -> bool:
        """Whether a survivor carries a weapon (WC-OP-21.i)."""
        return any(library().items[item.id].kind == "weapon" for item in v.items)

    def guests(self, colony: Colony) -> list[Survivor]:
        """Survivors of the enemy at the gates of a colony; a Lone Wolf's do not count
        (WC-OP-14)."""
        return [v for v in self.at(colony.place) if v.door is not None and v.home != DEN]
