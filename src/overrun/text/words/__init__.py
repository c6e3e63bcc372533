"""What the facts of each game mean in words. The sentences themselves are in the catalogues.

An event says ``human="nurse"``; the reader wants "Nurse". A game's :class:`Vocabulary` says which
facts are names of things, and what else its sentences can use.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from overrun.games import part

if TYPE_CHECKING:
    from overrun.text import Fact
    from overrun.text.say import Speaker

More = Callable[["Speaker", Mapping[str, Any]], "dict[str, Fact]"]
Sum = Callable[["Speaker", Sequence[Mapping[str, Any]]], dict[str, Any]]


def nothing_more(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Fact]:
    return {}


class Together(msgspec.Struct, frozen=True):
    """Events of one name that are told in one sentence where several follow each other."""

    alike: Callable[[Mapping[str, Any]], Hashable]
    """What they must have in common; ``None`` for one that is told alone."""
    sum: Sum
    """The facts of that sentence, which is the attribute ``many`` of the event's message."""


class Vocabulary(msgspec.Struct, frozen=True):
    """How to speak of one game."""

    names: dict[str, str] = {}
    """Facts that name a thing, and its kind: with ``human: "human"`` the fact ``nurse`` of that
    name is the message ``<game>-human-nurse``. A kind like ``survivor.short`` has an attribute of
    the message as its word, as long as the message has one."""
    seats: tuple[str, ...] = ()
    """Facts that are the number of a seat, where players have no sides; they are given as the name
    of who sits there. Those that are lists of numbers have the names of all."""
    order: tuple[str, ...] = ()
    """The messages of those who act, as ``human-nurse``, in the order in which lists name them."""
    settings: dict[str, str] = {}
    """Settings whose values are things, and their kind: with ``objective: "objective"`` a value is
    called as the card is."""
    board: str = ""
    """The setting that says which board is played on, where names of places depend on it."""
    together: dict[str, Together] = {}
    """The events that are told together, by their names."""
    more: More = nothing_more
    """Facts that follow from the others."""


@cache
def vocabulary(game: str) -> Vocabulary:
    """The vocabulary of a game, empty if it brings none: a module here with its name."""
    own = part(__name__, game)
    words: Vocabulary = own.WORDS if own else Vocabulary()
    return words
