"""What effects have in common: how a list of them is valued, whom and where they strike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.view import SurvivorView
from overrun.games.long_night.vocabulary import Effect

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

Worth = Callable[["Reading", Any, int, str], float]
"""What an effect is worth if this player carries it out, with this survivor."""

WORTH: dict[str, Worth] = {}
"""What each word of the cards is worth."""


def values(word: str) -> Callable[[Worth], Worth]:
    """Register what a word is worth."""

    def register(worth: Worth) -> Worth:
        WORTH[word] = worth
        return worth

    return register


def worthless(*words: str) -> None:
    """Register words that are worth nothing either way."""
    WORTH.update(dict.fromkeys(words, lambda r, e, seat, survivor: 0.0))


def unvalued(words: Iterable[str]) -> list[str]:
    """The words among these whose worth is not known, a line each."""
    missing = [word for word in words if word not in WORTH]
    return [f"bots/long_night/effects: what is the effect {word!r} worth?" for word in missing]


worthless("nothing")


def appraise(r: Reading, ref: str, seat: int, survivor: str = "") -> float:
    """What the effects that a path names are worth to the bot, if this player carries them out."""
    key = (ref, seat, survivor)
    known = r.known.get(key)
    if known is None:
        r.known[key] = 0.0  # a crisis that gives cards away leads back to itself
        known = r.known[key] = total(r, r.cards.effects(ref), seat, survivor)
    return known


def total(r: Reading, effects: Iterable[Effect], seat: int, survivor: str = "") -> float:
    return fsum(worth(r, each, seat, survivor) for each in effects)


def worth(r: Reading, effect: Effect, seat: int, survivor: str = "") -> float:
    """What one effect is worth."""
    known = WORTH.get(effect.word)  # a card may have a way for those at war alone
    return known(r, effect, seat, survivor) if known is not None else 0.0


def over(
    r: Reading, effect: Any, seat: int, survivor: str, value: Callable[[SurvivorView], float]
) -> float:
    """The value over everyone that an effect strikes: of the best one if there is a choice."""
    who = effect.who
    if who == "actor" and not survivor:
        who = "yours"
    citizens = [r.people[name] for each in r.citizens for name in r.view.players[each].group]
    if who == "actor":
        found = [r.people[survivor]] if survivor in r.people else []
    elif who in ("yours", "all-yours"):
        found = r.of(seat)
    elif who in ("here", "all-here"):
        v = r.people.get(survivor)
        found = r.at(v.place) if v else r.of(seat)
    elif who == "any":
        found = list(r.people.values())
    elif who == "leader":
        found = [v for v in r.of(seat) if v.id == r.view.players[seat].leader]
    elif who == "leaders":
        leaders = {r.view.players[each].leader for each in r.citizens}
        found = [v for v in citizens if v.id in leaders]
    elif who == "named":
        found = [r.people[effect.name]] if effect.name in r.people else []
    elif who.endswith("in-colony"):
        found = [v for v in citizens if v.place == COLONY]
    elif who == "all-outside":
        found = [v for v in citizens if v.place != COLONY]
    else:
        found = citizens
    if not found:
        return 0.0
    number = getattr(effect, "number", 1)
    if who in ("yours", "here", "any"):
        return max(map(value, found))
    if who.startswith(("lowest", "highest")):
        cards = r.cards.survivors
        found.sort(key=lambda v: cards[v.id].influence, reverse=who.startswith("highest"))
        return fsum(map(value, found[:number]))
    if who == "random":
        return min(number, len(found)) * fsum(map(value, found)) / len(found)
    return fsum(map(value, found))


def around(
    r: Reading, where: str, seat: int, survivor: str, value: Callable[[str], float]
) -> float:
    """The value over the places that an effect strikes: of the best one if there is a choice."""
    outside = [place for place in r.places if place != COLONY]
    if where == "here":
        v = r.people.get(survivor)
        if v is not None:
            return value(v.place)
        where = "yours"
    if where == "yours":
        return max((value(v.place) for v in r.of(seat)), default=0.0)
    if where == "any":
        return max(map(value, r.places))
    if where == "random":
        return fsum(map(value, outside)) / len(outside)
    if where in ("each", "outside"):
        return fsum(map(value, outside))
    if where == "everywhere":
        return fsum(map(value, r.places))
    return value(where) if where in r.places else 0.0
