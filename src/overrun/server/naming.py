"""Names at a table: nobody there can be taken for somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

from overrun.server.protocol import LONGEST_NAME

_LATIN = {
    "a": "αа", "b": "βвЬь", "c": "сϲ", "d": "ԁ", "e": "εеё", "g": "ԍ", "h": "һн", "i": "ιіı",
    "j": "јϳ", "k": "κк", "l": "ӏⅼǀ", "m": "м", "n": "ηո", "o": "οоσօ", "p": "ρр", "q": "ԛ",
    "r": "г", "s": "ѕ", "t": "τт", "u": "υս", "v": "νѵ", "w": "ωшѡԝ", "x": "χх", "y": "γуү",
    "z": "ᴢ",
}  # fmt: skip
"""Letters of other alphabets that are drawn as Latin ones, or nearly."""
_ALIKE = {ord(sign): letter for letter, signs in _LATIN.items() for sign in signs}
_DRAWN_ALIKE = {"rn": "m", "vv": "w", "0": "o", "1": "l", "|": "l", "!": "l", "i": "l", "5": "s"}


def likeness(name: str) -> str:
    """What a reader sees in a name at a glance: two of the same likeness are taken for the same.

    Case, spaces, accents and signs that are drawn alike make no difference. It errs on the side
    of likeness: nobody is refused for it, they are told apart by a number.

    >>> likeness("Ann Lee") == likeness("аnn\u200dLEE") == likeness("Änn\u2007Iee")
    True
    >>> likeness("Ann") == likeness("Anna")
    False
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    plain = unicodedata.normalize("NFKD", plain)
    shown = "".join(char for char in plain if unicodedata.category(char)[0] not in "CMZ")
    shown = shown.translate(_ALIKE)
    for drawn, meant in _DRAWN_ALIKE.items():
        shown = shown.replace(drawn, meant)
    return shown


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether somebody else could be taken for the one of this name."""
    mine = likeness(name)
    return any(likeness(other) == mine for other in others)


def own_name(name: str, others: Collection[str]) -> str:
    """The name, or if somebody could be taken for its bearer, the name and a number.

    >>> own_name("Ann", ["Bob"]), own_name("ANN", ["Ann", "Bob"]), own_name("Ann", ["ann", "Ann 2"])
    ('Ann', 'ANN 2', 'Ann 3')
    """
    number, found = 1, name
    while alike(found, others):
        number += 1
        tail = f" {number}"
        found = name[: LONGEST_NAME - len(tail)].rstrip() + tail
    return found
