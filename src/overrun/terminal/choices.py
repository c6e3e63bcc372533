"""The options of an ask as a person sees and types them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from overrun.core.flow import Ask
from overrun.core.reason import Option, wire
from overrun.terminal.fields import is_field, runs
from overrun.text.say import Speaker

MANY = 30
"""From here on long groups are shown as fields to type, without numbers."""
FEW = 8


class Entry(msgspec.Struct, frozen=True):
    """One option in a group; without a number it is chosen by its words."""

    option: Option
    label: str
    number: int | None = None


class Group(msgspec.Struct):
    """Options that differ only in their target: ``move to B2, B3``."""

    verb: str
    entries: list[Entry] = []
    summary: str = ""
    """The targets in short, where the group is too long for numbers."""


class Row(msgspec.Struct):
    """The groups of one actor, or of nobody in particular."""

    actor: str
    groups: list[Group] = []


def arrange(speaker: Speaker, ask: Ask, options: Iterable[Option]) -> list[Row]:
    """The options by who acts and what is done, in the order in which they come."""
    rows: dict[str, Row] = {}
    groups: dict[tuple[str, str], Group] = {}
    for option in options:
        parts = speaker.parts(ask, option)
        row = rows.setdefault(parts.actor, Row(parts.actor))
        key = (parts.actor, parts.verb)
        if key not in groups:
            groups[key] = Group(parts.verb)
            row.groups.append(groups[key])
        groups[key].entries.append(Entry(option, parts.target or speaker.option(ask, option)))
    for row in rows.values():
        for group in row.groups:
            group.summary = speaker.text(
                "terminal-list", items=runs(speaker.text, [entry.label for entry in group.entries])
            )
    # what has no actor (ending a turn, cards) comes last
    return sorted(rows.values(), key=lambda row: not row.actor)


class Choices:
    """The legal options of an ask: numbered, grouped, and found by what somebody types."""

    def __init__(self, speaker: Speaker, ask: Ask) -> None:
        self.speaker = speaker
        self.ask = ask
        self.rows = arrange(speaker, ask, ask.options)
        self.by_number: dict[int, Option] = {}
        for row in self.rows:
            for group in row.groups:
                self._number(group)

    def _number(self, group: Group) -> None:
        if len(self.ask.options) > MANY and len(group.entries) > FEW:
            return
        group.summary = ""
        for index, entry in enumerate(group.entries):
            number = len(self.by_number) + 1
            self.by_number[number] = entry.option
            group.entries[index] = msgspec.structs.replace(entry, number=number)

    @property
    def abridged(self) -> bool:
        """Whether some options have no number, so that one must type where."""
        return len(self.by_number) < len(self.ask.options)

    def sentences(self) -> Iterator[str]:
        """The choices one to a line, in full, for readers of lines."""
        text = self.speaker.text
        for row in self.rows:
            for group in row.groups:
                if group.summary:
                    yield text("terminal-group", verb=group.verb, targets=group.summary)
                    continue
                for entry in group.entries:
                    words = self.speaker.option(self.ask, entry.option)
                    yield text("terminal-choice", number=entry.number, words=words)

    def find(self, typed: str) -> list[Option]:
        """The options that the typed words can mean: by number, by id, or by their words."""
        if typed.isascii() and typed.isdigit():
            option = self.by_number.get(int(typed[:9]))
            return [] if option is None else [option]
        return find(self.speaker, self.ask, self.ask.options, typed)


def find(speaker: Speaker, ask: Ask, options: Iterable[Option], typed: str) -> list[Option]:
    """The options that the typed words fit best.

    First those in which every word is a part of the option or its name, then those in which it
    is the beginning of one, at last those whose whole sentence has the words. A word with a digit
    is a field and never just a beginning: ``b1`` is not B12. An id must be complete.
    """
    wanted = typed.strip().lower()
    known = list(dict.fromkeys(options))
    exact = [option for option in known if wire(option).lower() == wanted]
    words = _words(wanted)
    if exact or ":" in wanted or not words:
        return exact
    parts = {option: _parts(speaker, ask, option) for option in known}
    found = [option for option in known if all(word in parts[option] for word in words)]
    if found:
        return found
    found = [option for option in known if all(_begins(word, parts[option]) for word in words)]
    if found:
        return found
    return [
        option
        for option in known
        if all(
            _begins(word, parts[option]) or word in _words(speaker.option(ask, option))
            for word in words
        )
    ]


def imagine(speaker: Speaker, ask: Ask, options: Iterable[Option], typed: str) -> list[Option]:
    """Options like those given, but with the field that was typed: ``nurse k9``.

    Nobody would think of them by looking at the board, but whoever types one wants to know why
    it is not allowed.
    """
    words = _words(typed)
    fields = [word.upper() for word in words if is_field(word.upper())]
    others = " ".join(word for word in words if not is_field(word.upper()))
    if len(fields) != 1 or not others:
        return []
    like = find(speaker, ask, options, others)
    moved = [(*option[:-1], fields[0]) for option in like if is_field(option[-1])]
    return list(dict.fromkeys(moved))


def _words(said: str) -> list[str]:
    return re.findall(r"[^\s,.;:“”()\"']+", said.lower())


def _parts(speaker: Speaker, ask: Ask, option: Option) -> set[str]:
    """The words of an option: its own, and those by which its parts are called."""
    said = speaker.parts(ask, option)
    found = {part.lower() for part in option}
    found.update(_words(said.actor))
    found.update(_words(said.target))
    return found


def _begins(word: str, parts: set[str]) -> bool:
    if any(letter.isdigit() for letter in word):
        return word in parts
    return any(part.startswith(word) for part in parts)
