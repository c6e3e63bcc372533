"""What the words of options name (see ``core/action.py``)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any

from overrun.core.action import Kind
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.actions.base import FACES, S
from overrun.games.long_night.cards import KINDS
from overrun.games.long_night.library import library

Words = Callable[[Any, Ask, Option], Iterable[str]]

_DOORS = {face: int(face) for face in FACES[1:]}
_DICE = {face: int(face) for face in FACES[1:7]}


def nothing(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return ()


def _itself(view: Any, ask: Ask, word: str) -> Iterable[str]:
    return (word,)


def kind(name: str, read: Callable[[Any, str], Any], words: Words = nothing) -> Kind:
    """A kind of thing that lies or stands on the table under its own name."""
    return Kind(name, read, words, _itself)


def known(name: str, there: Callable[[Any], Container[str]], words: Words = nothing) -> Kind:
    """A kind of thing whose names the table or the library knows."""
    return kind(name, lambda s, word: word if word in there(s) else None, words)


def one_of(name: str, *words: str) -> Kind:
    """One of a few words that a question gives."""
    return known(name, lambda s: words, lambda *_: words)


def _number(s: S, word: str) -> int | None:
    return int(word) if word.isdecimal() else None


def _survivor(s: S, word: str) -> str | None:
    return word if word in s.survivors else None


def _late_or_living(s: S, word: str) -> str | None:
    """Whoever has died can be named still: only they cannot act (LN-ACT-06)."""
    return word if word in s.survivors or word in s.graveyard else None


def _seat(s: S, word: str) -> int | None:
    return int(word) if word in FACES[: len(s.players)] else None


# -- what one might think of -------------------------------------------------------------------


def dice(s: S, ask: Ask, said: Option) -> Iterable[str]:
    """The player's unused dice; with none left, a six."""
    return [FACES[die] for die in dict.fromkeys(s.players[ask.seat].dice)] or FACES[6:7]


def hand(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return dict.fromkeys(s.players[ask.seat].hand)


def item_of(words: Words) -> Kind:
    return known("item", lambda s: library().items, words)


def needing(least: Callable[[Option], int]) -> Kind:
    """A die, where what was said so far needs one."""

    def words(s: S, ask: Ask, said: Option) -> Iterable[str]:
        return dice(s, ask, said) if least(said) else ("",)

    return kind("die", DIE.read, words).maybe


def _everybody(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return s.survivors


# -- the kinds ---------------------------------------------------------------------------------

SURVIVOR = kind("survivor", _late_or_living, lambda s, ask, said: s.players[ask.seat].group)
ANYBODY = kind("survivor", _survivor, _everybody)
NEWCOMER = known("survivor", lambda s: library().survivors)
"""Who may not be on the table yet."""
PLACE = known("place", lambda s: s.places, lambda s, ask, said: s.places)
DOOR = kind("door", lambda s, word: _DOORS.get(word))
DIE = kind("die", lambda s, word: _DICE.get(word), dice)
ITEM = item_of(nothing)
CARD = item_of(hand)
"""A card in hand."""
HELD = item_of(lambda s, ask, said: dict.fromkeys(each.id for each in s.survivors[said[1]].items))
"""What the survivor carries who was named."""
LOOKED_AT = known("item", lambda s: {*library().items, *library().crises})
"""A card of a deck."""
PLAYER = kind("seat", _seat, lambda s, ask, said: FACES[: len(s.players)])
SORT = one_of("kind", *KINDS)
NUMBER = kind("number", _number)
EXPERIMENT = known("experiment", lambda s: library().experiments)
