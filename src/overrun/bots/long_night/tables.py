"""What the cards say, looked up beforehand: tables for whoever must decide in microseconds.

Everything that is worth something is counted in hundredths of a point of morale, as whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from overrun.bots.long_night import recruits
from overrun.bots.long_night.cards import KEPT, PASSIVE, ROUGH, often
from overrun.bots.long_night.odds import KIND_SHARE, STARTS_AT, at_least
from overrun.bots.long_night.recruits import talent
from overrun.bots.long_night.weights import FIRST
from overrun.games.long_night.library import library
from overrun.games.long_night.vocabulary import Effect

KINDS = tuple(KIND_SHARE)
"""The kinds of items, each with its number."""


def hundredths(value: float) -> int:
    return round(100 * value)


KEEPING = {kind: hundredths(FIRST.card * share) for kind, share in KEPT.items()}
"""What a card of a kind is worth in store."""


# -- names by height ---------------------------------------------------------------------------

STEPS = (
    -250, -150, -100, -70, -50, -35, -25, -18, -12, -7, -3, 0, 1, 3, 6, 9, 12, 15, 18, 21, 24, 27,
    30, 34, 38, 42, 46, 50, 55, 60, 66, 72, 80, 90, 100, 115, 130, 150, 180, 220, 280, 400,
)  # fmt: skip
LOW, HIGH = -260, 420


class Ladder:
    """The names of a trait by a number: finer in the middle, where most decisions fall.

    >>> Ladder("worth")(-1000), Ladder("worth")(7)
    ('worth/0', 'worth/15')
    """

    def __init__(self, family: str) -> None:
        self.names = [
            f"{family}/{sum(step <= number for step in STEPS)}" for number in range(LOW, HIGH + 1)
        ]

    def __call__(self, number: int) -> str:
        if number < LOW:
            number = LOW
        elif number > HIGH:
            number = HIGH
        return self.names[number - LOW]


# -- chances -----------------------------------------------------------------------------------

HELP = tuple(
    tuple(hundredths(at_least(number, mean / 10)) for mean in range(61)) for number in range(9)
)
"""The chance, in hundredths, that so much or more comes if so many tenths come on average."""


def helped(number: int, tenths: int) -> int:
    """The chance in hundredths that others bring so much."""
    if number <= 0:
        return 100
    return HELP[number][min(60, tenths)] if number < len(HELP) else 0


@cache
def share(life: int, frost: bool, nights: int) -> int:
    """Which part of a death it is, in hundredths, to be left with so many lives."""
    if life <= 0:
        return 100
    part = {1: FIRST.one_life_left, 2: FIRST.two_lives_left}.get(life, 0.03)
    part *= min(1.0, 0.2 + 0.27 * nights)
    if frost and nights >= life:
        part = max(part, FIRST.frost[min(life, len(FIRST.frost) - 1)])
    return hundredths(part)


# -- items and people --------------------------------------------------------------------------


Word = tuple[str, int, str]
"""An effect in short: its word, how much of it, and whom or where it strikes."""
Use = tuple[int, tuple[Word, ...]]
"""One way to use a card: what is worth the same whatever happens, and the rest of it."""


ROUGHLY = {word: hundredths(value) for word, value in ROUGH.items()}


def roughly(word: str, count: int) -> int:
    """What an effect of a card is worth that one does not have yet."""
    return ROUGHLY.get(word, 0) * (1 if word == "raise" else count)


class Gist(NamedTuple):
    """An item in short."""

    kind: str
    equip: bool
    passive: str
    worth: int
    """What its passive ability is worth in a round."""
    event: bool
    uses: tuple[Use, ...]
    rough: tuple[Use, ...]
    """The same for who does not have it yet."""
    item: str
    """The trait that names it."""
    price: int
    place: str
    """Where its ability works."""
    often: int
    """How many tenths of a single use it is worth in a round."""


def _count(effect: Any) -> int:
    for name in ("by", "count"):
        given = getattr(effect, name, None)
        if given is not None:
            return int(given)
    return 1


def _word(effect: Any) -> Word:
    aim = getattr(effect, "who", "") or getattr(effect, "where", "") or ""
    times = getattr(effect, "number", 1) if aim in ("lowest", "highest", "random") else 1
    return effect.word, _count(effect) * times, aim


def uses_of(effects: Iterable[Effect]) -> tuple[Use, ...]:
    """The ways to use effects: each branch of a choice is one."""
    plain: list[Word] = []
    found: list[Use] = []
    for effect in effects:
        given: Any = effect
        if effect.word == "choose":
            for branch in given.of:
                if not branch.module:
                    found += uses_of(branch.effects)
        elif effect.word == "each-player":
            plain += [(word, count, "leaders") for word, count, _ in uses_of(given.effects)[0][1]]
        elif effect.word == "if":
            plain += uses_of(given.then)[0][1]
        else:
            plain.append(_word(effect))
    return tuple((0, (*plain, *way)) for _, way in found) if found else ((0, tuple(plain)),)


def _roughly(words: tuple[Word, ...]) -> Use:
    """A way to use a card that one does not have yet: what hangs on itself counts as usual."""
    usual: int = 0
    for word, count, _ in words:
        usual += roughly(word, count)
    return usual, tuple(each for each in words if each[0] not in ROUGHLY)


@cache
def gist(item: str) -> Gist:
    """An item in short."""
    card = library().items[item]
    ability = card.equip
    passive = (ability.passive or "") if ability else ""
    worth = hundredths(PASSIVE.get(passive, 0.0) * ability.amount) if ability and passive else 0
    effects = ability.effects if ability else card.effects
    price = 5 * ability.die if ability else 0
    uses = uses_of(effects)
    return Gist(
        card.kind,
        ability is not None,
        passive,
        worth,
        card.event,
        uses,
        tuple(_roughly(words) for _, words in uses),
        f"item/{item}",
        price,
        ability.place if ability else "",
        round(10 * often(ability)) if ability else 10,
    )


class Person(NamedTuple):
    """A survivor in short."""

    attack: int
    search: int
    influence: int
    passive: str
    place: str
    uses: tuple[Use, ...]
    who: str
    """The trait that names it."""
    talent: int
    finds: int
    """The chance in hundredths that a die is good enough for a search."""


@cache
def person(name: str) -> Person:
    """A survivor in short."""
    card = library().survivors[name]
    ability = card.ability
    return Person(
        card.attack or 9,
        card.search or 9,
        card.influence,
        ability.passive or "",
        ability.place,
        uses_of(ability.effects),
        f"who/{name}",
        hundredths(talent(name)),
        hundredths(STARTS_AT[card.search]) if card.search else 0,
    )


INFLUENCE = {name: card.influence for name, card in library().survivors.items()}
influence = INFLUENCE.__getitem__


@cache
def company(names: tuple[str, ...]) -> int:
    """What a group is worth whose first one leads."""
    return hundredths(10 * (recruits.company(names) + recruits.leadership(names[0])))


ITEMS = frozenset(library().items)
UNCOUNTED = frozenset(
    name for name, card in library().survivors.items() if card.ability.passive == "uncounted"
)
"""Those who count neither for food nor for zombies."""


@cache
def ways(ref: str) -> tuple[Use, ...]:
    """The ways to use the effects that a path names."""
    try:
        return uses_of(library().effects(ref))
    except KeyError:
        return ()


@cache
def told(ref: str) -> tuple[str, ...]:
    """The traits of the effects that a path names: what they do."""
    try:
        effects = library().effects(ref)
    except KeyError:
        return ()
    names = {f"does/{effect.word}/{max(-3, min(3, _count(effect)))}" for effect in effects}
    return (f"ref/{ref}", *sorted(names))


class Stock(NamedTuple):
    """What is in the decks: cards of one sort are worth the same."""

    sorts: tuple[tuple[int, str, int, Gist], ...]
    """The kind's number, how the worth of playing it is found, a number for that, and a card."""
    shares: dict[str, tuple[int, ...]]
    """Of a thousand cards of each place, how many are of each sort."""


def _sort(card: Gist) -> tuple[int, str, int]:
    """How the worth of a card that one does not have yet is found."""
    kind = KINDS.index(card.kind)
    if card.equip and card.passive:
        return kind, "worn", card.worth
    words = [word for _, use in card.uses for word, _, _ in use]
    first = card.uses[0][1]
    if not card.equip:
        if len(first) == 1 and words[0] in ("food", "heal"):
            return kind, words[0], first[0][1]
        if all(word in ROUGHLY or word in SAME for word in words):
            best = max(usual for usual, _ in card.rough)
            return kind, "event" if card.event else "rough", best
    elif all(word in ROUGHLY or word in SAME for word in words):
        return kind, "tool", max(2, (card.rough[0][0] - card.price) * card.often // 20)
    return kind, "way", 0


SAME = ("hearten", "advance", "reroll", "give", "rout", "nothing")
"""Effects that are worth little whatever happens."""


@cache
def stock(boxes: tuple[str, ...], modules: tuple[str, ...], cooperative: bool) -> Stock:
    """What is in the decks of the places."""
    cards = library()
    sorts: dict[tuple[int, str, Any], Gist] = {}
    counts: dict[str, dict[tuple[int, str, Any], int]] = {}
    for place in cards.places:
        here = counts[place] = {}
        for box in boxes:
            for item, count in cards.decks.get(box, {}).get(place, {}).items():
                card = cards.items[item]
                if card.module and card.module not in modules:
                    continue
                if card.kind not in KINDS or (cooperative and card.noncoop):
                    continue
                short = gist(item)
                kind, form, number = _sort(short)
                key = (kind, form, short.uses if form == "way" else number)
                sorts.setdefault(key, short)
                here[key] = here.get(key, 0) + count
    order = list(sorts)
    shares = {}
    for place, here in counts.items():
        whole = sum(here.values())
        shares[place] = tuple(1000 * here.get(key, 0) // whole if whole else 0 for key in order)
    found = tuple((kind, form, _sort(sorts[key])[2], sorts[key]) for key in order
                  for kind, form in (key[:2],))  # fmt: skip
    return Stock(found, shares)
