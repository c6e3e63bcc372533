"""Cards and places as data, and the library that holds them (catalogue sections 1, 2 and 4).

Every card lives in a TOML file under ``content/<set>/``. A mistake there is an error that names the
file and the card. Definitions are never in a table's state: the state holds their ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from overrun.core.errors import ContentError, unknown
from overrun.games.long_night.vocabulary import Condition, Effect, decode_hook

IMPROVEMENTS, BANDITS, RAXXON = "improvements", "bandits", "raxxon"
MODULES = (IMPROVEMENTS, BANDITS, RAXXON)
"""The modules (LN-PREP-01), in the order in which they step in."""
CHIMP, RAID = "chimp", "raid"
STORIES = {CHIMP: RAXXON, RAID: BANDITS}
"""The stories, each with the module that it teaches (LN-SCN-01)."""

WAR, WOLF = "war", "wolf"
"""The crosshair, for two colonies at war, and the paw, for a Lone Wolf between them (WC-MARK-02,
-04)."""

COLONY = "colony"
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


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all cards have."""

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


class SurvivorCard(Card, frozen=True, kw_only=True):
    """A survivor (catalogue section 2.3). Values of 0 mean that it has none (OP-38)."""

    influence: int
    attack: int
    search: int
    ability: Ability
    human: bool = True


class ItemCard(Card, frozen=True, kw_only=True):
    """An item: played for its effects, or equipped if it has ``equip`` (section 2.4)."""

    kind: Kind | Literal["side-effect"]
    """One of the seven types, or what a pill has left behind, which nobody can put away."""
    event: bool = False
    effects: tuple[Effect, ...] = ()
    equip: Ability | None = None


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The optional section of a crisis (LN-CARD-CRISIS-04, OP-48)."""

    excess: int
    effects: tuple[Effect, ...]
    instead: bool = False
    """It takes the place of the point of morale that two cards too many give."""


class CrisisCard(Card, frozen=True, kw_only=True):
    """A crisis (section 2.6)."""

    accepts: tuple[Kind, ...]
    fail: tuple[Effect, ...]
    extra: Extra | None = None
    bandits: tuple[int, ...] = ()


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option of a crossroads card."""

    effects: tuple[Effect, ...]


class CrossroadsCard(Card, frozen=True, kw_only=True):
    """A crossroads card (section 2.7): conditions, then options, chosen or voted on.

    In a vote, thumbs up is the first option and thumbs down the second.
    """

    when: tuple[Condition, ...]
    options: tuple[Choice, ...]
    vote: bool = False
    adult: bool = False


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
    module_morale: int = 0
    """So much more morale for each module in play beyond the first."""

    def begins(self, players: int, modules: int) -> Side:
        """The side as it begins for so many players and modules.

        >>> library().objectives["tribute"].standard.begins(players=4, modules=0).morale
        7
        """
        start = self.players.get(str(players))
        side = self if start is None else msgspec.structs.replace(self, **start.changes)
        more = self.module_morale * max(0, modules - 1)
        return msgspec.structs.replace(side, morale=side.morale + more) if more else side


class ObjectiveCard(Card, frozen=True, kw_only=True):
    """A main objective (section 2.1)."""

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


class SecretCard(Card, frozen=True, kw_only=True):
    """A secret objective, ordinary or betrayal (section 2.2). First comes the colony's fate."""

    betrayal: bool = False
    goals: tuple[Condition, ...]
    story: str = ""
    """The story that it belongs to; it is in no other game (LN-SCNB-03)."""
    setup: tuple[Effect, ...] = ()
    """What a Lone Wolf does with it before the game (WC-LW-SET-04)."""


class ExileCard(Card, frozen=True, kw_only=True):
    """An exiled secret objective: what replaces the first goal of the owner's own objective."""

    loyal: tuple[Condition, ...]
    betrayer: tuple[Condition, ...]


class PlaceCard(Card, frozen=True, kw_only=True):
    """A location board (section 4)."""

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

    needed: int
    built: tuple[Effect, ...] = ()
    each_round: tuple[Effect, ...] = ()
    lasting: Literal["less-food", "fewer-zombies", "waste-room", "warmth", "crisis-help"] | None = (
        None
    )
    amount: int = 1
    ability: Ability | None = None


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a table of die results: what happens up to this number."""

    to: int
    effects: tuple[Effect, ...]


class ExperimentCard(Card, frozen=True, kw_only=True):
    """A Raxxon experiment (LN-CARD-EXP-01): a containment code and where its special zombies
    come, and on the other side the table of an encounter with one."""

    code: tuple[int, int]
    release: tuple[str, ...]
    """For each special zombie a place, or ``random``."""
    standees: int
    """How many of its kind there are (LN-INV-12)."""
    lines: tuple[Line, ...]


class MissionCard(Card, frozen=True, kw_only=True):
    """A mission of the Lone Wolf (WC-OP-36): ``claim`` it in the own turn while ``when`` holds, or
    it is complete by itself when the event happens."""

    moment: Literal["claim", "crisis", "battle-won", "battle-whole", "fled-whole"]
    when: tuple[Condition, ...] = ()
    reward: int = 1


class TacticsCard(Card, frozen=True, kw_only=True):
    """A way to fight a battle (WC-OP-08)."""

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
        self.worked_out: dict[Any, Any] = {}
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
    def listing(self) -> Listing:
        """The names of all cards, and the decks."""
        return Listing(cards={kind: list(getattr(self, kind)) for kind in _FILES}, decks=self.decks)

    def forget(self) -> None:
        """Drop what was worked out from the cards; tests call it when they add some."""
        self._effects.clear()
        self.worked_out.clear()
        for name in ("_by_number",):
            self.__dict__.pop(name, None)

    # -- effects by their path -------------------------------------------------------------

    def effects(self, ref: str) -> tuple[Effect, ...]:
        """The effects that a path names: ``crossroads/skis/0``, ``item/pistol``."""
        found = self._effects.get(ref)
        if found is None:
            found = self._effects[ref] = self._find(ref)
        return found

    def _find(self, ref: str) -> tuple[Effect, ...]:
        shelf, name, *path = ref.split("/")
        effects: tuple[Effect, ...]
        if shelf == "item":
            effects = self.items[name].effects
        elif shelf == "equip":
            ability = self.items[name].equip
            effects = ability.effects if ability else ()
        elif shelf == "ability":
            effects = self.survivors[name].ability.effects
        elif shelf == "crossroads":
            effects = self.crossroads[name].options[int(path.pop(0))].effects
        elif shelf == "crisis":
            crisis = self.crises[name]
            extra = crisis.extra.effects if crisis.extra else ()
            effects = crisis.fail if path.pop(0) == "fail" else extra
        elif shelf == "objective":
            effects = self.objectives[name].side(path.pop(0)).each_round
        elif shelf == "secret":
            effects = self.secrets[name].setup
        elif shelf == "improvement":
            improvement, part = self.improvements[name], path.pop(0)
            used = improvement.ability.effects if improvement.ability else ()
            effects = {
                "built": improvement.built,
                "round": improvement.each_round,
                "use": used,
            }[part]
        elif shelf == "experiment":
            effects = self.experiments[name].lines[int(path.pop(0))].effects
        else:
            raise ContentError(f"no cards are kept under {shelf!r} ({ref})")
        while path:
            index, part = int(path.pop(0)), path.pop(0)
            effects = effects[index].parts()[part]
        return effects

    def all_effects(self) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Every list of effects on any card, with its path; those inside others too."""
        for item in self.items.values():
            yield from self._with_parts(f"item/{item.id}")
            yield from self._with_parts(f"equip/{item.id}")
        for survivor in self.survivors:
            yield from self._with_parts(f"ability/{survivor}")
        for card in self.crossroads.values():
            for number in range(len(card.options)):
                yield from self._with_parts(f"crossroads/{card.id}/{number}")
        for crisis in self.crises:
            yield from self._with_parts(f"crisis/{crisis}/fail")
            yield from self._with_parts(f"crisis/{crisis}/extra")
        for objective in self.objectives:
            yield from self._with_parts(f"objective/{objective}/standard")
            yield from self._with_parts(f"objective/{objective}/hard")
        for secret in self.secrets:
            yield from self._with_parts(f"secret/{secret}")
        for name in self.improvements:
            for part in ("built", "round", "use"):
                yield from self._with_parts(f"improvement/{name}/{part}")
        for experiment in self.experiments.values():
            for number in range(len(experiment.lines)):
                yield from self._with_parts(f"experiment/{experiment.id}/{number}")

    def _with_parts(self, ref: str) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        effects = self.effects(ref)
        if effects:
            yield ref, effects
        for index, each in enumerate(effects):
            for part in each.parts():
                yield from self._with_parts(f"{ref}/{index}/{part}")

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
