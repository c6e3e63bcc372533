"""Words for traits: what a look says a thousand times, put together once."""

from __future__ import annotations

from typing import Any


class _Words(dict[tuple[Any, ...], str]):
    def __missing__(self, parts: tuple[Any, ...]) -> str:
        word = self[parts] = "/".join(map(str, parts))
        return word


WORD = _Words()
"""The name of a trait by its parts.

>>> WORD["kills", 2, True]
'kills/2/True'
"""


def size(number: int) -> int:
    """How large a whole number is, as a power of two, with its sign.

    >>> [size(number) for number in (0, 1, 3, 100, -100)]
    [0, 1, 2, 7, -7]
    """
    return number.bit_length() if number >= 0 else -(-number).bit_length()
