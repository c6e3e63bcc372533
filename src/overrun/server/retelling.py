"""What viewers were told in words, kept ready to be sent: nobody words a long game twice.

To put events into words is by far the dearest part of telling somebody everything anew. Each
viewer's words are kept in each language as the bytes of a frame, and grow with the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import groupby
from typing import Any

import msgspec

from overrun.core.event import Heard, Viewer
from overrun.core.table import Table
from overrun.server import framing
from overrun.text.say import Speaker

AT_ONCE = 100
"""Events that are put into words before others have their turn."""

encode = msgspec.json.Encoder().encode


class Told:
    """What one viewer was told in one language, from some event on."""

    def __init__(self, speaker: Speaker, first: int) -> None:
        self.called = _called(speaker)
        self.first = first
        """So many events at the start are not worded yet: nobody has asked for them."""
        self.heard: list[Heard] = []
        self.words: list[msgspec.Raw] = []

    @property
    def last(self) -> int:
        """The number of the last event that is worded."""
        return self.first + len(self.words)

    def add(self, speaker: Speaker, heard: list[Heard]) -> None:
        self.heard += heard
        self.words += worded(speaker, heard)

    def cut(self, heard: list[Heard]) -> None:
        """Forget what is not so any more, when these are all events that the viewer has heard."""
        kept = 0
        for old, new in zip(self.heard, heard[self.first :], strict=False):
            if old != new:
                break
            kept += 1
        del self.heard[kept:], self.words[kept:]


class Retelling:
    """Tells the viewers of one table what they heard before."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self._told: dict[tuple[Viewer, str], Told] = {}

    def news(self, viewer: Viewer, speaker: Speaker, heard: list[Heard]) -> list[msgspec.Raw]:
        """The words for what the viewer hears now, remembered if all before it is."""
        told = self._of(viewer, speaker)
        if told is None or not heard or told.last != heard[0].number - 1:
            return worded(speaker, heard)
        told.add(speaker, heard)
        return told.words[-len(heard) :]

    async def since(self, viewer: Viewer, speaker: Speaker, after: int) -> list[msgspec.Raw]:
        """The words for all that the viewer has heard since its event ``after``.

        What is not worded yet is worded in portions, so that other tables need not wait. This
        table must not change meanwhile.
        """
        heard = self.table.heard(viewer)
        told = self._of(viewer, speaker)
        if told is None:
            told = self._told[viewer, speaker.text.locale] = Told(speaker, after)
        if after < told.first:
            early = Told(speaker, after)
            async for part in _portions(heard[after : told.first]):
                early.add(speaker, part)
            told.first, told.heard, told.words = (
                after,
                early.heard + told.heard,
                early.words + told.words,
            )
        async for part in _portions(heard[told.last :]):
            told.add(speaker, part)
        return told.words[after - told.first :]

    def taken_back(self, table: Table[Any]) -> None:
        """The game went back: what was told since then is forgotten."""
        self.table = table
        for (viewer, _), told in self._told.items():
            told.cut(table.heard(viewer))

    def _of(self, viewer: Viewer, speaker: Speaker) -> Told | None:
        """What is remembered, unless somebody is called by another name since."""
        told = self._told.get((viewer, speaker.text.locale))
        return told if told is not None and told.called == _called(speaker) else None


def worded(speaker: Speaker, heard: list[Heard]) -> list[msgspec.Raw]:
    """Events as they stand in a frame, each by itself."""
    return [msgspec.Raw(encode(each)) for each in framing.event_infos(speaker, heard)]


def _called(speaker: Speaker) -> tuple[tuple[str, ...], str]:
    return speaker.names, speaker.board


async def _portions(heard: list[Heard]) -> AsyncIterator[list[Heard]]:
    """The events in portions, others having their turn in between."""
    for number, part in enumerate(portions(heard)):
        if number:
            await asyncio.sleep(0)
        yield part


def portions(heard: list[Heard], size: int = AT_ONCE) -> Iterator[list[Heard]]:
    """Parts of about this size, none ending where the next event may be told in the same sentence.

    >>> said = [Heard(number, name, {}) for number, name in enumerate("aabbbc", 1)]
    >>> [[each.name for each in part] for part in portions(said, 3)]
    [['a', 'a', 'b', 'b', 'b'], ['c']]
    """
    part: list[Heard] = []
    for _, run in groupby(heard, key=lambda each: each.name):
        if len(part) >= size:
            yield part
            part = []
        part += run
    if part:
        yield part
