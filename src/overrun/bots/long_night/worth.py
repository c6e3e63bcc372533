"""What effects have in common: how a list of them is valued, whom and where they strike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.games.long_night.effects.base import TO_CHOOSE, spots, whom
from overrun.games.long_night.state import Survivor
from overrun.games.long_night.vocabulary import Context, Effect

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

Worth = Callable[["Reading", Any, int, str], float]
"""What an effect is worth if this player carries it out, with this survivor."""

WORTH: dict[str, Worth] = {}
"""What each word of the cards is worth."""

OF_NOBODY = {"actor": "yours", "here": "yours", "all-here": "all-yours"}
"""While nobody acts yet, one of the player's own will."""


def values(word: str) -> Callable[[Worth], Worth]:
    """Register what a word is worth."""

    def register(worth: Worth) -> Worth:
        WORTH[word] = worth
        return worth

    return register


def roughly(own: float, others: float, *words: str) -> None:
    """Register words that are always worth the same: so much if the bot itself carries them out,
    and so much if others do."""
    WORTH.update(
        dict.fromkeys(words, lambda r, e, seat, survivor: own if seat == r.seat else others)
    )


def worthless(*words: str) -> None:
    """Register words that are worth nothing either way."""
    roughly(0.0, 0.0, *words)


def striking(word: str, value: Callable[[Reading, Any, Survivor], float]) -> None:
    """Register a word by what it is worth to do that to somebody."""
    WORTH[word] = lambda r, e, seat, survivor: over(
        r, e, seat, survivor, lambda v: value(r, e, v)
    )  # fmt: skip


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
    r: Reading, effect: Any, seat: int, survivor: str, value: Callable[[Survivor], float]
) -> float:
    """The value over everyone that an effect strikes: of the best one if there is a choice."""
    who = effect.who if survivor in r.people else OF_NOBODY.get(effect.who, effect.who)
    names = whom(r.s, Context(seat, survivor), who, effect.name if who == "named" else "")
    found = [r.people[name] for name in names]
    if not found:
        return 0.0
    number = getattr(effect, "number", 1)
    if who in TO_CHOOSE:
        return max(map(value, found))
    if who.startswith(("lowest", "highest")):
        found.sort(key=lambda v: r.s.influence(v.id), reverse=who.startswith("highest"))
        return fsum(map(value, found[:number]))
    if who == "random":
        return min(number, len(found)) * fsum(map(value, found)) / len(found)
    return fsum(map(value, found))


def around(
    r: Reading, where: str, seat: int, survivor: str, value: Callable[[str], float]
) -> float:
    """The value over the places that an effect strikes: of the best one if there is a choice."""
    if survivor not in r.people:
        where = OF_NOBODY.get(where, where)
    values = [value(place) for place in spots(r.s, Context(seat, survivor), where)]
    if not values:
        return 0.0
    if where in ("yours", "any"):
        return max(values)
    return fsum(values) / (len(values) if where == "random" else 1)
