"""Cards and places as data, and the library that holds them (catalogue sections 1, 2 and 4).

Every card lives in a TOML file under ``content/<set>/``. A mistake there is an error that names the
file and the card. Definitions are never in a table's state: the state holds their ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeVar, get_args

import msgspec

from overrun.core.errors import ContentError, unknown
from overrun.games.long_night.vocabulary import Condition, Effect, decode_hook

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

_FILES: dict[str, type[Card]] = {
    "survivors": SurvivorCard,
    "items": ItemCard,
    "crises": CrisisCard,
    "crossroads": CrossroadsCard,
    "objectives": ObjectiveCard,
    "secrets": SecretCard,
    "exiles": ExileCard,
    "places": PlaceCard,
    "improvements": ImprovementCard,
    "experiments": ExperimentCard,
    "missions": MissionCard,
    "tactics": TacticsCard,
}

A = TypeVar("A", bound=Card)
R = TypeVar("R")


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of another box that join a war (WC-LST-03, -04)."""

    crossroads: tuple[str, ...]


_LISTS: dict[str, Any] = {"decks": dict[str, dict[str, int]], "joining": dict[str, Joining]}


class Listing(msgspec.Struct):
    """What was in the boxes at some time: for each kind of cards their names, and the decks."""

    cards: dict[str, list[str]]
    decks: dict[str, dict[str, dict[str, int]]]


class Library:
    """All cards of some boxes, by kind and id."""

    def __init__(self) -> None:
        self.survivors: dict[str, SurvivorCard] = {}
        self.items: dict[str, ItemCard] = {}
        self.crises: dict[str, CrisisCard] = {}
        self.crossroads: dict[str, CrossroadsCard] = {}
        self.objectives: dict[str, ObjectiveCard] = {}
        self.secrets: dict[str, SecretCard] = {}
        self.exiles: dict[str, ExileCard] = {}
        self.places: dict[str, PlaceCard] = {}
        self.improvements: dict[str, ImprovementCard] = {}
        self.experiments: dict[str, ExperimentCard] = {}
        self.missions: dict[str, MissionCard] = {}
        self.tactics: dict[str, TacticsCard] = {}
        self.decks: dict[str, dict[str, dict[str, int]]] = {}
        """For each set and each place (or ``starters``) how many of which item."""
        self.joining: dict[str, Joining] = {}
        """For each of the other boxes what joins a war; nothing was listed before there were such
        lists."""
        self.written: dict[str, dict[str, Any]] = {}
        """For each kind the cards as they are written in the files."""
        self._effects: dict[str, tuple[Effect, ...]] = {}
        self._worked_out: dict[Any, Any] = {}
        """What others have worked out from the cards and need again and again."""

    def read(self, directory: Path, box: str) -> None:
        """Add the cards of one set from its directory."""
        # the unmarked cards of a kind first, then those of modules and stories
        files = directory.glob("*.toml")
        for path in sorted(files, key=lambda each: ("-" in each.stem, each.name)):
            try:
                raw = tomllib.loads(path.read_text(encoding="utf-8"))
            except tomllib.TOMLDecodeError as error:
                raise ContentError(f"{path.name}: {error}") from error
            stem = path.stem.partition("-")[0]
            if stem in _LISTS:
                self._read_list(path, raw, stem, box)
            elif stem in _FILES:
                self._read_cards(path, raw, stem, box)
            else:
                raise ContentError(f"{path.name}: " + unknown("kind of cards", stem, _FILES))

    def _read_cards(self, path: Path, raw: dict[str, Any], stem: str, box: str) -> None:
        shelf: dict[str, Card] = getattr(self, stem)
        for name, fields in raw.items():
            try:
                card = msgspec.convert(
                    {"id": name, "set": box, **fields}, _FILES[stem], dec_hook=decode_hook
                )
            except (msgspec.ValidationError, TypeError) as error:
                raise ContentError(f"{box}/{path.name}, [{name}]: {error}") from error
            if name in shelf:
                raise ContentError(f"{box}/{path.name}: there are two {stem} called {name!r}")
            shelf[name] = card
            self.written.setdefault(stem, {})[name] = fields

    def _read_list(self, path: Path, raw: dict[str, Any], stem: str, box: str) -> None:
        """A file that has no cards of its own: it says which are in a deck, or join a war."""
        try:
            listed = msgspec.convert(raw, _LISTS[stem])
        except msgspec.ValidationError as error:
            raise ContentError(f"{box}/{path.name}: {error}") from error
        if stem == "decks":
            self.decks.setdefault(box, {}).update(listed)
        else:
            self.joining.update(listed)

    def of(self, listing: Listing) -> Library:
        """The cards of a listing alone: the library as it was when that was written."""
        found = Library()
        for kind, names in listing.cards.items():
            shelf = getattr(self, kind)
            setattr(found, kind, {name: shelf[name] for name in names if name in shelf})
        found.decks = listing.decks
        return found

    @property
    def shelves(self) -> dict[str, dict[str, Card]]:
        """All cards, by their shelves and ids."""
        return {kind.shelf: getattr(self, stem) for stem, kind in _FILES.items()}

    @property
    def listing(self) -> Listing:
        """The names of all cards, and the decks."""
        return Listing(cards={kind: list(getattr(self, kind)) for kind in _FILES}, decks=self.decks)

    def once(self, key: Any, work_out: Callable[[], R]) -> R:
        """What others work out from the cards; the next time it is known by its key."""
        if key not in self._worked_out:
            self._worked_out[key] = work_out()
        found: R = self._worked_out[key]
        return found

    def forget(self) -> None:
        """Drop what was worked out from the cards; tests call it when they add some."""
        self._effects.clear()
        self._worked_out.clear()
        for name in ("_by_number", "_lists", "bearers"):
            self.__dict__.pop(name, None)

    # -- effects by their path -------------------------------------------------------------

    def effects(self, ref: str) -> tuple[Effect, ...]:
        """The effects that a path names: ``crossroads/skis/0``, ``item/pistol``."""
        found = self._effects.get(ref)
        if found is None:
            found = self._effects[ref] = self._find(ref)
        return found

    def owner(self, ref: str) -> Card:
        """The card on which a path, or the beginning of it, names a list of effects."""
        return self._lists[self._beginning(ref)][0]

    @cached_property
    def _lists(self) -> dict[str, tuple[Card, tuple[Effect, ...]]]:
        """The lists of all cards by their paths, each with its card."""
        cards = (card for shelf in self.shelves.values() for card in shelf.values())
        return {path: (card, those) for card in cards for path, those in card.lists().items()}

    def _beginning(self, ref: str) -> str:
        """The part of a path that leads to a list of a card itself, not to one inside an effect."""
        parts = ref.split("/")
        for path in ("/".join(parts[:2]), "/".join(parts[:3])):
            if path in self._lists:
                return path
        raise ContentError(f"no card has the effects {ref!r}")

    def _find(self, ref: str) -> tuple[Effect, ...]:
        start = self._beginning(ref)
        effects = self._lists[start][1]
        path = ref[len(start) + 1 :].split("/") if ref != start else []
        while path:
            index, part = int(path.pop(0)), path.pop(0)
            effects = effects[index].parts()[part]
        return effects

    def all_effects(self) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Every list of effects on any card, with its path; those inside others too."""
        for path in self._lists:
            yield from self._with_parts(path)

    def _with_parts(self, ref: str) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        effects = self.effects(ref)
        if effects:
            yield ref, effects
        for index, each in enumerate(effects):
            for part in each.parts():
                yield from self._with_parts(f"{ref}/{index}/{part}")

    @cached_property
    def bearers(self) -> dict[str, tuple[dict[str, Ability], dict[str, Ability]]]:
        """For each passive the survivors and the items that have it, with what they do."""
        found: dict[str, tuple[dict[str, Ability], dict[str, Ability]]]
        found = {name: ({}, {}) for name in get_args(Passive)}
        for card in self.survivors.values():
            if card.ability.passive:
                found[card.ability.passive][0][card.id] = card.ability
        for item in self.items.values():
            if item.equip and item.equip.passive:
                found[item.equip.passive][1][item.id] = item.equip
        return found

    @cached_property
    def _by_number(self) -> Mapping[int, str]:
        return {place.number: place.id for place in self.places.values() if place.number}

    def first_stage(self, story: str) -> str:
        """The special objective with which a story begins: the first in its file."""
        return next(card.id for card in self.objectives.values() if card.story == story)

    def place_number(self, number: int) -> str:
        """The place with this number (LN-RAND-01)."""
        return self._by_number[number]


_CONTENT = Path(__file__).resolve().parent / "content"

MOON, TOWN, BULLET = "moon", "town", "bullet"
BOXES = (MOON, TOWN, BULLET)
"""The boxes by their marks; the last one is about two colonies (WC-MARK-01)."""


@lru_cache
def library() -> Library:
    """All cards that there are. Read once."""
    # the words that cards are written in register themselves when they are imported
    from overrun.games.long_night import conditions, effects, modules  # noqa: F401

    made = Library()
    for box in BOXES:
        made.read(_CONTENT / box, box)
    return made


@lru_cache
def first_library() -> Library:
    """The cards that there were before tables kept what lay in their boxes."""
    written = (_CONTENT / "first.json").read_bytes()
    return library().of(msgspec.json.decode(written, type=Listing))
