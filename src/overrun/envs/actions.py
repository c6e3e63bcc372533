"""Actions: the options of an ask as numbers, in one of two ways.

``table`` gives an option the same number wherever it is offered. Options are open: cards, missions
and boards bring their own, players may write more, and pairs of names alone make tens of thousands.
So there is no list of them that could be complete. The number is a hash of the kind of ask and the
option, taken modulo the number of slots: the same on every platform and with every version, for
content that does not exist yet, and whatever the order of the options. Where two options of one ask
want the same slot, the first of them by name has it, and the other takes the next that nobody of
this ask wants. So within one ask no two options share a number, and an option without a rival has
always the same.

``listed`` numbers the options as they are offered, and says what each of them looks like
(``overrun.envs.features``).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Protocol

from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.reason import Option, wire

TABLE, LISTED = "table", "listed"
SLOTS = 8_192
"""How many numbers a table has, if nobody asks for more or fewer."""
VERSION = 1
"""The version of everything that turns games into numbers; whatever changes it raises it."""


def slot(name: str, slots: int) -> int:
    """The slot of a name: a hash that never changes.

    >>> slot("action/move:nurse:B2", 8192)
    7477
    """
    digest = blake2b(f"{VERSION}/{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % slots


class Numbering(Protocol):
    """Gives the options of an ask their numbers."""

    size: int
    """All numbers are below this."""

    def numbers(self, ask: Ask) -> Sequence[int]:
        """The number of each option, in the order of the options; no two are equal."""


class Listed:
    """The numbers of options are their places in the list."""

    def __init__(self, size: int) -> None:
        self.size = size

    def numbers(self, ask: Ask) -> Sequence[int]:
        count = len(ask.options)
        if count > self.size:
            raise BadSetting(
                f"the ask {ask.kind!r} offers {count} options, and {self.size} can be listed: "
                f"make the environment with listed={count} or more"
            )
        return range(count)


class _Homes(dict[Option, int]):
    """The slots that the options of one kind of ask want, once they were worked out."""

    def __init__(self, kind: str, slots: int) -> None:
        self.kind = kind
        self.slots = slots

    def __missing__(self, option: Option) -> int:
        home = self[option] = slot(f"{self.kind}/{wire(option)}", self.slots)
        return home


class Table:
    """The numbers of options are hashes of them.

    >>> few = Table(4)
    >>> ask = Ask(0, "way", [("north",), ("south",), ("east",)])
    >>> few.numbers(ask) == few.numbers(Ask(0, "way", ask.options[::-1]))[::-1]
    True
    """

    def __init__(self, size: int = SLOTS) -> None:
        self.size = size
        self._kinds: dict[str, _Homes] = {}

    def numbers(self, ask: Ask) -> Sequence[int]:
        homes = self._kinds.get(ask.kind)
        if homes is None:
            homes = self._kinds[ask.kind] = _Homes(ask.kind, self.size)
        options = ask.options
        wanted = [homes[option] for option in options]
        if len(set(wanted)) == len(wanted):
            return wanted
        return self._settled(ask, dict(zip(options, wanted, strict=True)))

    def _settled(self, ask: Ask, wanted: dict[Option, int]) -> list[int]:
        """The numbers where some options want the same: by name, and never another's home."""
        if len(wanted) > self.size:
            raise BadSetting(
                f"the ask {ask.kind!r} offers {len(wanted)} options, and a table of {self.size} "
                "slots cannot tell them apart"
            )
        taken: dict[int, Option] = {}
        rivals = []
        for option in sorted(wanted, key=wire):
            if wanted[option] in taken:
                rivals.append(option)
            else:
                taken[wanted[option]] = option
        for option in rivals:
            number = wanted[option]
            while number in taken:
                number = (number + 1) % self.size
            taken[number] = option
        found = {option: number for number, option in taken.items()}
        return [found[option] for option in ask.options]


def numbering(actions: str, slots: int, listed: int) -> Numbering:
    """The numbering of this name."""
    if actions == TABLE:
        return Table(slots)
    if actions == LISTED:
        return Listed(listed)
    raise BadSetting(f"actions are {TABLE!r} or {LISTED!r}, not {actions!r}")
