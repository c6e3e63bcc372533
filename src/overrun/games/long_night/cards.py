"""Cards and places as data (catalogue sections 1, 2 and 4).

Definitions are never in a table's state: the state holds their ids.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from overrun.games.long_night.vocabulary import Condition, Effect

IMPROVEMENTS, BANDITS, RAXXON = "improvements", "bandits", "raxxon"
MODULES = (IMPROVEMENTS, BANDITS, RAXXON)
THREATS = (BANDITS, RAXXON)
"""The modules that make the winter harder; improvements help."""
"""The modules (LN-PREP-01), in the order in which they step in."""
CHIMP, RAID = "chimp", "raid"
STORIES = {CHIMP: RAXXON, RAID: BANDITS}
"""The stories, each with the module that it teaches (LN-SCN-01)."""

WAR, WOLF = "war", "wolf"
"""The crosshair, for two colonies at war, and the paw, for a Lone Wolf between them (WC-MARK-02,
-04)."""

COLONY = "colony"
TRACK = 10
"""The end of both tracks (OP-06, OP-50)."""
YELLOW, BLUE, DEN = "yellow", "blue", "den"
"""Where two colonies live, and a Lone Wolf (WC-SET-03, WC-LW-DEN-01)."""
GATES = (YELLOW, BLUE)
ENEMY = "enemy"
OUTSIDE = "outside"
ANYWHERE = "anywhere"

Kind = Literal["food", "medicine", "fuel", "weapon", "tool", "education", "outsider"]
KINDS: tuple[str, ...] = ("food", "medicine", "fuel", "weapon", "tool", "education", "outsider")
"""The seven item types (LN-CARD-ITEM-02, OP-07)."""

SIDE_EFFECT = "side-effect"

Passive = Literal[
    "no-exposure-moving", "no-exposure-attacking", "bite-is-wound", "frostbite-is-wound",
    "skipped-by-bite", "tough", "looks", "keeps", "cleans", "builds", "any-die", "kills",
    "extra-die", "fewer-zombies", "uncounted", "quiet", "unhittable", "attack", "search", "hungry",
]  # fmt: skip
"""What a survivor or its equipment changes without being used; ``modifiers.py`` applies them."""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a survivor, or an equipped item, can do.

    With ``effects`` it is used as an action on the owner's turn, with a die of at least ``die`` if
    that is not 0 (LN-ACT-ABIL-01, -03). With ``passive`` it is always on, by ``amount``. Either may
    be limited to once a round, and works only while its survivor is at ``place``.
    """

    place: str = ANYWHERE
    die: int = 0
    once: bool = False
    effects: tuple[Effect, ...] = ()
    passive: Passive | None = None
    amount: int = 1


Lists = dict[str, tuple[Effect, ...]]


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all cards have."""

    shelf: ClassVar[str]
    """What kind of card it is; its texts are called so."""

    id: str
    set: str = ""
    """The box that it belongs to (LN-INV-29); filled in from the directory of the file."""
    module: str = ""
    """The module mark (LN-CARD-MARK-01): ``improvements``, ``bandits`` or ``raxxon``; or the
    crosshair, ``war``, or the paw, ``wolf``."""
    noncoop: bool = False
    """Removed in co-operative play (LN-CARD-MARK-02)."""
    one_colony: bool = False
    """Makes no sense with two colonies: about exile, betrayal, attacks on survivors or luring
    (WC-OP-29)."""

    def lists(self) -> Lists:
        """All that it may do, empty lists too, by the paths that name them: ``crossroads/skis/0``.
        Paths wait on the agendas of stored games, so they never change."""
        return {}


class SurvivorCard(Card, frozen=True, kw_only=True):
    """A survivor (catalogue section 2.3). Values of 0 mean that it has none (OP-38)."""

    shelf: ClassVar[str] = "survivor"

    influence: int
    attack: int
    search: int
    ability: Ability
    human: bool = True

    def lists(self) -> Lists:
        return {f"ability/{self.id}": self.ability.effects}


class ItemCard(Card, frozen=True, kw_only=True):
    """An item: played for its effects, or equipped if it has ``equip`` (section 2.4)."""

    shelf: ClassVar[str] = "item"

    kind: Kind | Literal["side-effect"]
    """One of the seven types, or what a pill has left behind, which nobody can put away."""
    event: bool = False
    effects: tuple[Effect, ...] = ()
    equip: Ability | None = None

    def lists(self) -> Lists:
        worn = self.equip.effects if self.equip else ()
        return {f"item/{self.id}": self.effects, f"equip/{self.id}": worn}


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The optional section of a crisis (LN-CARD-CRISIS-04, OP-48)."""

    excess: int
    effects: tuple[Effect, ...]
    instead: bool = False
    """It takes the place of the point of morale that two cards too many give."""


class CrisisCard(Card, frozen=True, kw_only=True):
    """A crisis (section 2.6)."""

    shelf: ClassVar[str] = "crisis"

    accepts: tuple[Kind, ...]
    fail: tuple[Effect, ...]
    extra: Extra | None = None
    bandits: tuple[int, ...] = ()

    def lists(self) -> Lists:
        extra = self.extra.effects if self.extra else ()
        return {f"crisis/{self.id}/fail": self.fail, f"crisis/{self.id}/extra": extra}


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option of a crossroads card."""

    effects: tuple[Effect, ...]


class CrossroadsCard(Card, frozen=True, kw_only=True):
    """A crossroads card (section 2.7): conditions, then options, chosen or voted on.

    In a vote, thumbs up is the first option and thumbs down the second.
    """

    shelf: ClassVar[str] = "crossroads"

    when: tuple[Condition, ...]
    options: tuple[Choice, ...]
    vote: bool = False
    adult: bool = False

    def lists(self) -> Lists:
        return {f"crossroads/{self.id}/{n}": each.effects for n, each in enumerate(self.options)}


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is other for one number of players; whatever it does not name stays as it is."""

    morale: int | None = None
    rounds: int | None = None
    food: int | None = None
    helpless: int | None = None
    unruly: int | None = None
    zombies: dict[str, int] | None = None

    @property
    def changes(self) -> dict[str, Any]:
        return {
            name: each for name, each in msgspec.structs.asdict(self).items() if each is not None
        }


class Relief(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a side gives against the threat of a module."""

    morale: int = 0
    food: int = 0


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a main objective: how the table is set up, and what must be reached."""

    morale: int
    rounds: int
    goals: tuple[Condition, ...]
    food: int = 0
    helpless: int = 0
    helpless_per_player: int = 0
    unruly: int = 0
    """Further helpless survivors who are unruly from the start."""
    zombies: dict[str, int] = {}
    """Zombies by place; ``each`` stands for every place outside the colony."""
    barricades: dict[str, int] = {}
    outside: bool = False
    """The survivors start outside the colony, spread by their players."""
    accepts: tuple[Kind, ...] = ()
    """Cards of these kinds may be laid on the objective; each counts one towards ``progress``."""
    sample: int = 0
    """After each zombie killed roll a die: from this number on, progress rises by 1."""
    each_round: tuple[Effect, ...] = ()
    """What happens in every colony phase, before the objective is checked."""
    bullets: int = 0
    """Bullets in the store of each of two colonies (WC-OP-30)."""
    players: dict[str, Start] = {}
    """What is other with so many players (OP-06)."""
    per_threat: Relief = Relief()
    """What is added for each module in play that makes the winter harder (OP-06)."""

    def begins(self, players: int, threats: int) -> Side:
        """The side as it begins for so many players and modules that threaten them.

        >>> from overrun.games.long_night.library import library
        >>> library().objectives["tribute"].standard.begins(players=4, threats=0).morale
        7
        """
        start = self.players.get(str(players))
        side = self if start is None else msgspec.structs.replace(self, **start.changes)
        more = self.per_threat
        if not threats:
            return side
        return msgspec.structs.replace(
            side,
            morale=min(TRACK, side.morale + threats * more.morale),
            food=side.food + threats * more.food,
        )


SIDES = ("standard", "hard")


class ObjectiveCard(Card, frozen=True, kw_only=True):
    """A main objective (section 2.1)."""

    shelf: ClassVar[str] = "objective"

    length: Literal["short", "medium", "long"]
    standard: Side
    hard: Side | None = None
    """A card for two colonies has one side only."""
    recommended: bool = False
    story: str = ""
    """The story that it is a stage of."""
    last: bool = True
    """Completing it ends the game; the first stages of a story lead on (LN-SCN-02)."""

    def side(self, name: str) -> Side:
        return self.hard if self.hard is not None and name == "hard" else self.standard

    def lists(self) -> Lists:
        return {f"objective/{self.id}/{each}": self.side(each).each_round for each in SIDES}


class SecretCard(Card, frozen=True, kw_only=True):
    """A secret objective, ordinary or betrayal (section 2.2). First comes the colony's fate."""

    shelf: ClassVar[str] = "secret"

    betrayal: bool = False
    goals: tuple[Condition, ...]
    story: str = ""
    """The story that it belongs to; it is in no other game (LN-SCNB-03)."""
    setup: tuple[Effect, ...] = ()
    """What a Lone Wolf does with it before the game (WC-LW-SET-04)."""

    def lists(self) -> Lists:
        return {f"secret/{self.id}": self.setup}


class ExileCard(Card, frozen=True, kw_only=True):
    """An exiled secret objective: what replaces the first goal of the owner's own objective."""

    shelf: ClassVar[str] = "exile"

    loyal: tuple[Condition, ...]
    betrayer: tuple[Condition, ...]


class PlaceCard(Card, frozen=True, kw_only=True):
    """A location board (section 4)."""

    shelf: ClassVar[str] = "place"

    number: int = 0
    """For random locations (LN-BRD-17); the colony has none."""
    survivors: int
    """Survivor spaces."""
    entrances: tuple[int, ...]
    """The entrance spaces of each entrance."""
    noise: int = 4
    icons: tuple[Kind, ...] = ()
    """The kinds to be found there, the likeliest first (LN-BRD-16)."""

    @property
    def has_deck(self) -> bool:
        """Whether items can be found there; not in the colony, nor at the bandits' hideout."""
        return bool(self.icons)


class ImprovementCard(Card, frozen=True, kw_only=True):
    """An improvement of the colony (LN-CARD-IMP-01).

    ``built`` happens once, ``each_round`` in every colony phase; ``lasting`` changes a number of
    the colony by ``amount`` (``modifiers.py``); ``ability`` can be used once a round by a player
    with a survivor in the colony.
    """

    shelf: ClassVar[str] = "improvement"

    needed: int
    built: tuple[Effect, ...] = ()
    each_round: tuple[Effect, ...] = ()
    lasting: Literal["less-food", "fewer-zombies", "waste-room", "warmth", "crisis-help"] | None = (
        None
    )
    amount: int = 1
    ability: Ability | None = None

    def lists(self) -> Lists:
        path, used = f"improvement/{self.id}", self.ability.effects if self.ability else ()
        return {f"{path}/built": self.built, f"{path}/round": self.each_round, f"{path}/use": used}


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a table of die results: what happens up to this number."""

    to: int
    effects: tuple[Effect, ...]


class ExperimentCard(Card, frozen=True, kw_only=True):
    """A Raxxon experiment (LN-CARD-EXP-01): a containment code and where its special zombies
    come, and on the other side the table of an encounter with one."""

    shelf: ClassVar[str] = "experiment"

    code: tuple[int, int]
    release: tuple[str, ...]
    """For each special zombie a place, or ``random``."""
    standees: int
    """How many of its kind there are (LN-INV-12)."""
    lines: tuple[Line, ...]

    def lists(self) -> Lists:
        return {f"experiment/{self.id}/{n}": each.effects for n, each in enumerate(self.lines)}


class MissionCard(Card, frozen=True, kw_only=True):
    """A mission of the Lone Wolf (WC-OP-36): ``claim`` it in the own turn while ``when`` holds, or
    it is complete by itself when the event happens."""

    shelf: ClassVar[str] = "mission"

    moment: Literal["claim", "crisis", "battle-won", "battle-whole", "fled-whole"]
    when: tuple[Condition, ...] = ()
    reward: int = 1


class TacticsCard(Card, frozen=True, kw_only=True):
    """A way to fight a battle (WC-OP-08)."""

    shelf: ClassVar[str] = "tactics"

    strength: int = 0
    truce: bool = False
    """If both reveal it the battle ends at once."""
    retreat: bool = False
    """Its side leaves, unless it fights in its own colony."""
    doubled: int = 0
    """So many of the first bullets count twice."""
    counters: tuple[str, ...] = ()
    """These cards of the enemy have no effect, and it gains ``countering``."""
    countering: int = 0


STARTERS = "starters"
RANDOM_ITEMS = "random"
"""The deck of random items, which belong to no place (WC-OP-32)."""

MOON, TOWN, BULLET = "moon", "town", "bullet"
BOXES = (MOON, TOWN, BULLET)
"""The boxes by their marks; the last one is about two colonies (WC-MARK-01)."""
