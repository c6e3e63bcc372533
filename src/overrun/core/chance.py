"""Randomness that is part of the state: keyed, counted, the same everywhere.

Draws come from blake2b blocks of a secret key and a counter, so they are the same on every
Python version and cannot be guessed from the draws that players see. The key never appears in a
view. Tests and puzzles script the draws instead.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from overrun.core.errors import ChanceError, ScriptEnded

T = TypeVar("T")

_WORDS = 16  # a block of 64 bytes gives sixteen draws of 32 bits
_SPAN = 1 << 32
_SIXTEEN = struct.Struct("<16I")


@lru_cache(maxsize=64)
def _block(key: bytes, index: int) -> tuple[int, ...]:
    digest = hashlib.blake2b(index.to_bytes(8, "little"), key=key, digest_size=64).digest()
    return _SIXTEEN.unpack(digest)


def key_from_seed(seed: str) -> bytes:
    """The secret key that a seed stands for.

    >>> key_from_seed("tuesday").hex()[:8]
    'ca8f895d'
    """
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"overrun seed").digest()


class Chance(msgspec.Struct):
    """The source of all randomness of one table.

    >>> chance = Chance.from_seed("tuesday")
    >>> [chance.die(6) for _ in range(5)]
    [2, 4, 3, 3, 2]
    >>> chance.drawn
    5

    With a script the draws are given beforehand. A die takes its face, a pick the picked item and
    a shuffle the whole order; a script that does not fit, or ends too early, is an error, unless
    another key takes over there (:meth:`turn_away`).

    >>> chance = Chance.scripted(3, "axe")
    >>> chance.turn_away(1, key_from_seed("tuesday"))
    >>> chance.die(6), chance.die(6)
    (3, 4)
    """

    key: bytes
    drawn: int = 0
    script: list[Any] | None = None
    later: list[tuple[int, bytes]] | UnsetType = UNSET
    """From the draws of these numbers on other keys are used; see :meth:`turn_away`."""

    @classmethod
    def from_seed(cls, seed: str) -> Chance:
        return cls(key_from_seed(seed))

    @classmethod
    def scripted(cls, *draws: Any) -> Chance:
        return cls(b"scripted", script=list(draws))

    def turn_away(self, drawn: int, key: bytes) -> None:
        """Draw as before up to this number of draws, and otherwise from then on: what everybody has
        seen stays, what is to come is another possible future.

        >>> chance, other = Chance.from_seed("tuesday"), Chance.from_seed("tuesday")
        >>> other.turn_away(3, key_from_seed("wednesday"))
        >>> [other.die(6) for _ in range(5)], [chance.die(6) for _ in range(5)]
        ([2, 4, 3, 6, 3], [2, 4, 3, 3, 2])
        """
        before = [] if self.later is UNSET else [each for each in self.later if each[0] < drawn]
        self.later = [*before, (drawn, key)]

    def _turned(self) -> None:
        while self.later is not UNSET and self.drawn >= self.later[0][0]:
            _, self.key = self.later[0]
            self.later = self.later[1:] or UNSET
            self.script = None

    def _is_scripted(self) -> bool:
        """Whether the script still says what is drawn."""
        if self.later is not UNSET:
            self._turned()
        return self.script is not None

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, ``limit``; every one equally likely."""
        if self.later is not UNSET:
            self._turned()
        if self.script is not None:
            return int(self._from_script(range(limit), f"a number below {limit}"))
        if not 0 < limit <= _SPAN:
            raise ChanceError(f"no number can be drawn below {limit}; at most {_SPAN}")
        fair = _SPAN - _SPAN % limit
        while True:
            word = _block(self.key, self.drawn // _WORDS)[self.drawn % _WORDS]
            self.drawn += 1
            if word < fair:
                return word % limit

    def die(self, sides: int) -> int:
        """The face of a die, from 1 to ``sides``."""
        if self.script is not None and self._is_scripted():
            return int(self._from_script(range(1, sides + 1), f"a die of {sides} sides"))
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        if self.script is not None and self._is_scripted():
            picked: T = self._from_script(items, f"one of {list(items)}")
            return picked
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        if self.script is not None and self._is_scripted():
            order = self._next_of_script(f"an order of {items}", order=items)
            if not isinstance(order, list) or sorted(map(repr, order)) != sorted(map(repr, items)):
                raise ChanceError(f"the script says {order!r}, but the draw is an order of {items}")
            items[:] = order
            return
        if self.later is not UNSET:
            self._turned()
        if len(items) < 2:
            return
        key, drawn = self.key, self.drawn
        words = _block(key, drawn // _WORDS)
        surely = _SPAN - len(items)  # whatever the limit
        for limit in range(len(items), 1, -1):
            while True:  # as in below(), without a call for each item
                at = drawn % _WORDS
                if not at:
                    words = _block(key, drawn // _WORDS)
                word = words[at]
                drawn += 1
                if word < surely or word < _SPAN - _SPAN % limit:
                    break
            last, other = limit - 1, word % limit
            items[last], items[other] = items[other], items[last]
        self.drawn = drawn

    def _next_of_script(
        self, wanted: str, possible: Sequence[Any] = (), order: Sequence[Any] = ()
    ) -> Any:
        if not self.script:
            raise ScriptEnded(f"the script has ended, but {wanted} is drawn", possible, order)
        self.drawn += 1
        return self.script.pop(0)

    def _from_script(self, possible: Sequence[Any], wanted: str) -> Any:
        drawn = self._next_of_script(wanted, possible)
        if drawn not in possible:
            raise ChanceError(f"the script says {drawn!r}, but the draw is {wanted}")
        return drawn
