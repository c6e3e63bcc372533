"""The file of learned numbers: plain, small, and only good for the look they were learned with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import mul
from typing import Any

import msgspec

from overrun.bots.mind.look import Look
from overrun.core.errors import ContentError

UNIT = 10_000
"""So many of the file's numbers are one logit."""
SPECK = UNIT // 50
"""What counts less than this is not worth its place in the file."""


def weigh(row: Sequence[int], position: Sequence[int]) -> int:
    """What the numbers of a position add up to, each as often as the row says.

    >>> weigh([2, -1], [10, 5])
    15
    """
    products: Iterable[int] = map(mul, row, position)
    return sum(products)


class Kind(msgspec.Struct, forbid_unknown_fields=True):
    """How one kind of ask is answered: the score of an option is the sum of what speaks for it."""

    verbs: dict[str, list[int]] = {}
    """For each verb a constant, and what each number of the position adds."""
    traits: dict[str, int] = {}


class Net(msgspec.Struct, forbid_unknown_fields=True):
    """The chance to win as a logit: a line, and some bends."""

    line: list[int] = []
    """A constant, and what each number of the position adds."""
    bends: list[list[int]] = []
    """Each the same for a bend, which counts only above nothing; and last, in thousandths, what of
    it is added."""


class Numbers(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All that was learned of a game."""

    format: int = 1
    game: str
    made: dict[str, Any] = {}
    """How it was made, for whoever wants to make it again, and what was measured."""
    position: list[str]
    policy: dict[str, Kind] = {}
    value: Net = msgspec.field(default_factory=Net)
    suspicion: dict[str, int] = {}
    """What evidence says of who is a betrayer, in games that have one."""

    @classmethod
    def read(cls, text: bytes, look: type[Look]) -> Numbers:
        """The numbers of a file; those of another look are refused."""
        where = f"the numbers of {look.__module__}"
        try:
            numbers = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ContentError(f"{where} cannot be read: {error}") from error
        if numbers.format != 1:
            raise ContentError(f"{where} are of format {numbers.format}, not 1")
        if numbers.position != [*look.NUMBERS]:
            other = set(numbers.position) ^ set(look.NUMBERS)
            what = ", ".join(sorted(other)) or "their order"
            raise ContentError(f"{where} were learned with another look: {what} differs")
        return numbers

    def trim(self) -> None:
        """Leave out what says nothing: traits that hardly count, and lines over the position where
        there is but one verb, so that they are the same for all options."""
        for kind in self.policy.values():
            kind.traits = {name: each for name, each in kind.traits.items() if abs(each) >= SPECK}
            if len(kind.verbs) < 2:
                kind.verbs = {}
        told = {name: kind for name, kind in self.policy.items() if kind.verbs or kind.traits}
        self.policy = told

    def write(self) -> bytes:
        """The text of the file: a line for each list and each family of traits, so that a change
        can be read."""
        return (_laid_out(msgspec.to_builtins(self, order="sorted"), "") + "\n").encode()


def _laid_out(part: Any, indent: str) -> str:
    """A part of the file as JSON."""
    deeper = indent + " "
    if isinstance(part, dict) and part:
        if all(isinstance(each, int) for each in part.values()):
            families = groupby(part.items(), lambda pair: pair[0].partition("/")[0])
            rows = [_plain(dict(family))[1:-1] for _, family in families]
        else:
            rows = [f'"{name}": {_laid_out(each, deeper)}' for name, each in part.items()]
    elif isinstance(part, list) and part and isinstance(part[0], list):
        rows = [_plain(each) for each in part]
    else:
        return _plain(part)
    start, end = "{}" if isinstance(part, dict) else "[]"
    return start + ",".join(f"\n{deeper}{row}" for row in rows) + f"\n{indent}{end}"


def _plain(part: Any) -> str:
    return msgspec.json.encode(part).decode()
