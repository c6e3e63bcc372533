"""Proves the content: what the types of the cards cannot say.

``overrun check`` calls it. A problem is one line that names the file, the card, and what is wrong.
Cards are looked at as data; nothing is played.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from overrun.core.errors import unknown
from overrun.core.words import walk
from overrun.games.long_night import cards, checking_bullet, library
from overrun.games.long_night.cards import (
    ANYWHERE,
    BOXES,
    BULLET,
    COLONY,
    MOON,
    OUTSIDE,
    RANDOM_ITEMS,
    SIDE_EFFECT,
    STARTERS,
    TOWN,
    TRACK,
    WAR,
    WOLF,
    Ability,
    Card,
    CrossroadsCard,
    ItemCard,
    ObjectiveCard,
    SecretCard,
    Side,
)
from overrun.games.long_night.checking_words import FEWEST_PLAYERS, MOST_PLAYERS, Box
from overrun.games.long_night.conditions.colony import ProgressIs
from overrun.games.long_night.conditions.turn import InDeck
from overrun.games.long_night.effects.colony import Progress
from overrun.games.long_night.effects.control import ExileVote
from overrun.games.long_night.effects.people import Recruit
from overrun.games.long_night.effects.things import Lose
from overrun.games.long_night.library import Library
from overrun.games.long_night.vocabulary import Condition, Effect

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

DECK, HAND_CARDS = 20, 25
INVENTORY: tuple[tuple[str, str, int], ...] = (
    ("LN-INV-01", "objectives", 8),
    ("LN-INV-02", "ordinary secrets", 24),
    ("LN-INV-03", "betrayal secrets", 11),
    ("LN-INV-04", "exiles", 5),
    ("LN-INV-05", "survivors", 20),
    ("LN-INV-10", "crises", 22),
    ("LN-INV-14", "crossroads", 61),
    ("LN-INV-14", "adult crossroads", 9),
)
"""What the first box holds, without what belongs to modules and stories."""

ORIGINAL: tuple[tuple[str, int], ...] = (
    ("objectives", 10),
    ("ordinary secrets", 24),
    ("betrayal secrets", 10),
    ("exiles", 10),
    ("survivors", 30),
    ("crises", 20),
    ("crossroads", 80),
)
"""What the second box holds at least: as much as the one that it stands for (WC-OP-28.f)."""


def check_content(directory: Path | None = None) -> list[str]:
    """What is wrong with the cards, a line for each problem."""
    found = Reading()
    for box in BOXES:
        found.read((directory or library.CONTENT) / box, box)
    return sorted(found.problems) or list(Checking(found).problems())


class Reading(Library):
    """A library that reads on after a mistake, and remembers it."""

    def __init__(self) -> None:
        # the words that cards are written in register themselves when they are imported
        from overrun.games.long_night import conditions, effects, modules  # noqa: F401

        super().__init__()
        self.problems: list[str] = []

    def wrong(self, what: str) -> None:
        self.problems.append(what)


class Checking:
    """Looks at all cards of a library that could be read."""

    def __init__(self, library: Reading) -> None:
        self.library = library
        self.kinds: Counter[str] = Counter()
        """How many cards of each kind there are in the decks of the first box."""
        for deck, items in library.decks.get(MOON, {}).items():
            if deck in library.places and library.places[deck].module:
                continue
            for item, count in items.items():
                if item in library.items:
                    self.kinds[library.items[item].kind] += count
        self.words = Box(library, self.kinds)

    def problems(self) -> Iterator[str]:
        yield from self._inventory()
        for stem in library.FILES:
            for card in getattr(self.library, stem).values():
                for what in self._card(card):
                    yield f"{self._place(card)}: {what}"
        yield from self._influence()
        yield from self._decks()
        yield from self._vocabulary_of_lists()

    def _place(self, card: Card) -> str:
        return f"{self.library.files[card.shelf, card.id]} [{card.id}]"

    # -- how many --------------------------------------------------------------------------

    def _inventory(self) -> Iterator[str]:
        counts = self._counts(MOON)
        for rule, what, wanted in INVENTORY:
            if counts[what] != wanted:
                yield f"{MOON}: there are {counts[what]} {what}, not {wanted} ({rule})"
        counts = self._counts(TOWN)
        for what, least in ORIGINAL:
            if counts[what] < least:
                yield f"{TOWN}: there are {counts[what]} {what}, not {least} or more (WC-OP-28.f)"
        yield from self._module_inventory()
        yield from checking_bullet.inventory(self.library)
        recommended = [each.id for each in self._of_box(MOON, "objectives") if each.recommended]
        if len(recommended) != 1:
            yield f"{MOON}/objectives.toml: one objective is recommended, not {len(recommended)}"

    def _module_inventory(self) -> Iterator[str]:
        """What belongs to the modules, as soon as there is any of it."""
        effects = [each for each in self.library.items.values() if each.kind == SIDE_EFFECT]
        experiments = self.library.experiments.values()
        for rule, what, count, wanted in (
            ("LN-INV-11", "improvements", len(self.library.improvements), 10),
            ("LN-INV-12", "experiments", len(experiments), 12),
            ("LN-INV-12", "special zombies", sum(each.standees for each in experiments), 19),
            ("LN-INV-13", "side effects", len(effects), 6),
        ):
            if count and count != wanted:
                yield f"{MOON}: there are {count} {what}, not {wanted} ({rule})"

    def _counts(self, box: str) -> dict[str, int]:
        """How many cards of a box are in every game that is played with it."""
        return {
            "objectives": self._count(box, "objectives"),
            "ordinary secrets": self._count(box, "secrets", betrayal=False),
            "betrayal secrets": self._count(box, "secrets", betrayal=True),
            "exiles": self._count(box, "exiles"),
            "survivors": self._count(box, "survivors"),
            "crises": self._count(box, "crises"),
            "crossroads": self._count(box, "crossroads", adult=False),
            "adult crossroads": self._count(box, "crossroads", adult=True),
        }

    def _count(self, box: str, stem: str, **fields: Any) -> int:
        return sum(
            all(getattr(card, name) == value for name, value in fields.items())
            for card in self._of_box(box, stem)
        )

    def _of_box(self, box: str, stem: str) -> list[Any]:
        """The cards of a box without those of modules and stories."""
        return [
            card
            for card in getattr(self.library, stem).values()
            if card.set == box and not card.module and not getattr(card, "story", "")
        ]

    def _influence(self) -> Iterator[str]:
        """No two survivors have the same influence (OP-20)."""
        seen: dict[int, str] = {}
        for card in self.library.survivors.values():
            other = seen.setdefault(card.influence, card.id)
            if other != card.id:
                yield f"{self._place(card)}: {other} has the influence {card.influence} too"

    # -- decks -----------------------------------------------------------------------------

    def _decks(self) -> Iterator[str]:
        dealt = set()
        for box, decks in self.library.decks.items():
            for deck, items in decks.items():
                dealt |= set(items)
                for what in self._deck(box, deck, items):
                    file = self.library.files[f"decks of {box}", deck]
                    yield f"{file} [{deck}]: {what}"
        for item in self.library.items.values():
            if item.id not in dealt and item.kind != SIDE_EFFECT:
                yield f"{self._place(item)}: it is in no deck"

    def _deck(self, box: str, deck: str, items: dict[str, int]) -> Iterator[str]:
        known = self.library.items
        for item, count in items.items():
            if item not in known:
                yield unknown("item", item, known)
            if count < 1:
                yield f"{item} is in it {count} times"
        if any(item not in known for item in items):
            return
        total = sum(items.values())
        wanted = HAND_CARDS if deck == STARTERS else DECK
        if box == MOON and total != wanted:
            rule = "LN-INV-08" if deck == STARTERS else "LN-INV-09"
            yield f"it has {total} cards, not {wanted} ({rule})"
        if box == TOWN and total < wanted:
            yield f"it has {total} cards, not {wanted} or more (WC-OP-28.f)"
        if deck == STARTERS or (box, deck) == (BULLET, RANDOM_ITEMS):
            return
        if deck not in self.library.places:
            yield unknown("place", deck, self.library.places)
            return
        yield from self._icons(deck, items)

    def _icons(self, deck: str, items: dict[str, int]) -> Iterator[str]:
        """A place shows the kinds that can be found there, the likeliest first (LN-BRD-16)."""
        counts: Counter[str] = Counter()
        for item, count in items.items():
            counts[self.library.items[item].kind] += count
        icons = self.library.places[deck].icons
        for kind in counts:
            if kind not in icons:
                yield f"it holds {kind}, which the place does not show (LN-BRD-16)"
        for kind in icons:
            if not counts[kind]:
                yield f"the place shows {kind}, but there is none (LN-BRD-16)"
        for before, after in pairwise(icons):
            if counts[before] < counts[after]:
                yield (
                    f"{before} ({counts[before]}) stands before {after} ({counts[after]}), "
                    "but is rarer (LN-BRD-16)"
                )

    # -- cards -----------------------------------------------------------------------------

    def _card(self, card: Card) -> Iterator[str]:
        if not KEBAB.fullmatch(card.id):
            yield "an id has small letters, digits and single hyphens only"
        if card.module and card.module not in (*cards.MODULES, WAR, WOLF):
            yield unknown("module", card.module, (*cards.MODULES, WAR, WOLF))
        yield from checking_bullet.marks(card)
        yield from checking_bullet.special(card, self.library)
        match card:
            case cards.SurvivorCard():
                yield from self._survivor(card)
            case ItemCard():
                yield from self._item(card)
            case cards.CrisisCard():
                yield from self._crisis(card)
            case CrossroadsCard():
                yield from self._crossroads(card)
            case ObjectiveCard():
                yield from self._objective(card)
            case SecretCard():
                yield from self._secret(card)
            case cards.ExileCard():
                yield from self._exile(card)
            case cards.PlaceCard():
                yield from self._location(card)
            case cards.ImprovementCard():
                yield from self._improvement(card)
            case cards.ExperimentCard():
                yield from self._experiment(card)
            case cards.MissionCard():
                yield from self.words.goals(card.when)

    def _survivor(self, card: cards.SurvivorCard) -> Iterator[str]:
        for name in ("attack", "search"):
            if not 0 <= getattr(card, name) <= 6:
                yield f"{name} is {getattr(card, name)}; a die shows 1 to 6"
        if card.influence < 1:
            yield f"influence is {card.influence}"
        yield from self._ability(card.ability)

    def _item(self, card: ItemCard) -> Iterator[str]:
        if card.equip is not None and card.effects:
            yield "it is equipped, so its own effects would never happen"
        if card.equip is None and not card.effects and card.kind != SIDE_EFFECT:
            yield "it has neither effects nor equip"
        if card.equip is not None:
            yield from self._ability(card.equip)

    def _ability(self, ability: Ability) -> Iterator[str]:
        if bool(ability.effects) == (ability.passive is not None):
            yield "an ability has either effects or a passive"
        if not 0 <= ability.die <= 6:
            yield f"the die of the ability is {ability.die}"
        if ability.passive is not None and ability.die:
            yield "a passive is always on and takes no die"
        if not ability.amount:
            yield "the amount of the ability is 0"
        if ability.effects and not (ability.die or ability.once or _is_paid(ability.effects)):
            yield "it costs neither a die nor anything else, so it must be once a round"
        if ability.place not in (ANYWHERE, OUTSIDE, *self.library.places):
            valid = (ANYWHERE, OUTSIDE, *self.library.places)
            yield unknown("place", ability.place, valid)

    def _crisis(self, card: cards.CrisisCard) -> Iterator[str]:
        if not card.accepts:
            yield "it accepts no card"
        if not card.fail:
            yield "nothing happens if it fails"
        if card.extra is not None and card.extra.excess < 1:
            yield f"the excess of extra is {card.extra.excess}"
        numbers = {place.number for place in self.library.places.values() if place.number}
        for number in card.bandits:
            if number not in numbers:
                yield f"bandits: no place has the number {number}"

    def _crossroads(self, card: CrossroadsCard) -> Iterator[str]:
        if not 1 <= len(card.options) <= 4:
            yield f"it has {len(card.options)} options; 1 to 4 are possible"
        if card.vote and len(card.options) != 2:
            yield f"a vote is between two options, not {len(card.options)}"
        if not card.when:
            yield "it has no condition, so it would be revealed at once"
        yield from self.words.conditions(card.when)
        yield from self.words.contradictions(card.when)
        sure = [each.name for each in card.when if isinstance(each, InDeck)]
        for word in walk(card.options):
            if isinstance(word, Recruit) and word.name and word.name not in sure:
                yield f'it recruits {word.name}, who need not be in the deck (is = "in-deck")'
            if isinstance(word, ExileVote) and not card.noncoop:
                yield "a vote on exile makes no sense in a game together (noncoop)"

    def _secret(self, card: SecretCard) -> Iterator[str]:
        fates = ("morale-zero", "main-failed") if card.betrayal else ("main-done",)
        own = card.story or card.module == WOLF  # these say for themselves what they want
        if not own and not (card.goals and card.goals[0].word in fates):
            yield f"the first goal says what becomes of the colony: {' or '.join(fates)}"
        yield from self.words.goals(card.goals)

    def _exile(self, card: cards.ExileCard) -> Iterator[str]:
        for name, goals in (("loyal", card.loyal), ("betrayer", card.betrayer)):
            if not goals:
                yield f"{name}: there is no goal"
            yield from (f"{name}: {what}" for what in self.words.goals(goals))

    def _location(self, card: cards.PlaceCard) -> Iterator[str]:
        if card.module != WOLF and (not card.entrances or min(card.entrances) < 1):
            yield "a place has entrances with at least one space"
        same = [each.id for each in self.library.places.values() if each.number == card.number]
        if card.number and len(same) > 1:
            yield f"the number {card.number} belongs to {' and '.join(same)}"

    # -- modules ---------------------------------------------------------------------------

    def _improvement(self, card: cards.ImprovementCard) -> Iterator[str]:
        if card.needed < 1:
            yield f"it needs {card.needed} advancement tokens"
        if not (card.built or card.each_round or card.lasting or card.ability):
            yield "it does nothing"
        if card.ability is not None and not card.ability.effects:
            yield "an improvement is used for its effects"

    def _experiment(self, card: cards.ExperimentCard) -> Iterator[str]:
        if not all(1 <= die <= 6 for die in card.code):
            yield f"the code is {card.code}; dice show 1 to 6"
        ends = [line.to for line in card.lines]
        if ends != sorted(set(ends)) or ends[-1:] != [6]:
            yield f"the lines go up to {ends}; they must rise, and the last goes up to 6"
        valid = ("random", *self.library.places)
        for place in card.release:
            if place not in valid:
                yield unknown("place", place, valid)
        if card.standees < 1:
            yield f"there are {card.standees} standees of it"

    # -- objectives ------------------------------------------------------------------------

    def _objective(self, card: ObjectiveCard) -> Iterator[str]:
        for name, side in (("standard", card.standard), ("hard", card.hard)):
            if side is not None:
                yield from (f"{name}: {what}" for what in self._side(side))

    def _side(self, side: Side) -> Iterator[str]:
        yield from self._begins(side, MOST_PLAYERS)
        counts = [str(count) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        for count in side.players:
            if count not in counts:
                yield unknown("number of players", count, counts)
                continue
            players = int(count)
            begun = side.begins(players, threats=0)
            yield from (f"players.{players}: {what}" for what in self._begins(begun, players))
        if not side.goals:
            yield "there is no goal"
        if side.sample and not 1 <= side.sample <= 6:
            yield f"sample is {side.sample}; a die shows 1 to 6"
        yield from self.words.goals(side.goals)
        for goal in side.goals:
            yield from self._progress(side, goal)

    def _begins(self, side: Side, players: int) -> Iterator[str]:
        """Whether a side can be set up for so many."""
        for name in ("morale", "rounds"):
            if not 1 <= getattr(side, name) <= TRACK:
                yield f"{name} is {getattr(side, name)}; the track goes from 1 to {TRACK}"
        places = self.library.places
        for what, wanted in (("zombies", side.zombies), ("barricades", side.barricades)):
            for name in wanted:
                if name not in places and name != "each":
                    yield f"{what}: {unknown('place', name, (*places, 'each'))}"
        for place in places.values():
            each = side.zombies.get("each", 0) if place.id != COLONY and place.has_deck else 0
            count = side.zombies.get(place.id, each) + side.barricades.get(place.id, 0)
            if count > sum(place.entrances):
                yield f"{count} zombies and barricades do not fit at {place.id}"
        if COLONY in places:
            people = side.helpless + side.unruly + side.helpless_per_player * players
            people += 0 if side.outside else 2 * players
            if people > places[COLONY].survivors:
                yield f"with {players} players {people} people do not fit into the colony"

    def _progress(self, side: Side, goal: Condition) -> Iterator[str]:
        """Whether enough cards can be laid on the objective."""
        if not isinstance(goal, ProgressIs):
            return
        kind = goal.kind
        if kind and kind not in side.accepts:
            yield f"it wants {kind} cards, but accepts none"
            return
        if not kind and (side.sample or _moves_progress(side.each_round)):
            return
        there = sum(self.kinds[each] for each in ([kind] if kind else side.accepts))
        wanted = goal.at_least * (MOST_PLAYERS if goal.per_player else 1)
        if wanted > there:
            yield f"it wants {wanted} {kind or 'such'} cards, but there are {there}"

    def _vocabulary_of_lists(self) -> Iterator[str]:
        for ref, those in self.library.all_effects():
            shelf, _, *path = ref.split("/")
            place = self._place(self.library.owner(ref))
            for effect in those:
                for what in self.words.effect(effect):
                    yield f"{place}: {what}"
                if shelf in ("crisis", "objective") and len(path) == 1 and effect.needs_actor:
                    yield f"{place}: {effect.word}: here nobody acts"


def _moves_progress(effects: Iterable[Effect]) -> bool:
    return any(isinstance(each, Progress) for each in walk(tuple(effects)))


def _is_paid(effects: Iterable[Effect]) -> bool:
    """Whether something is given up for them each time: cards, or what lies in store."""
    return any(isinstance(each, Lose) or each.fields.get("by", 0) < 0 for each in effects)
