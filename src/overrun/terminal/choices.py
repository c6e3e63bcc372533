"""The options of an ask as a person sees and types them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

import msgspec

from overrun.core.flow import Ask
from overrun.core.reason import Option, wire
from overrun.terminal.fields import by_row, is_field, runs
from overrun.text import Fact
from overrun.text.say import Speaker

MANY = 30
"""From here on long groups are shown as fields to type, without numbers."""
FEW = 8
NAMED = 40
"""So many targets are named in a list at most."""
STEM = 3
"""So many letters are enough for a word of a sentence."""


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


Typed = Callable[[Ask, str, Group], bool]
"""Whether the options of a group of an actor are named in short, without numbers."""


def is_long(ask: Ask, actor: str, group: Group) -> bool:
    """Whether numbers for all of the group would be too many to read."""
    return len(ask.options) > MANY and len(group.entries) > FEW


class Row(msgspec.Struct):
    """The groups of one actor, or of nobody in particular."""

    actor: str
    groups: list[Group] = []


def arrange(speaker: Speaker, ask: Ask, options: Iterable[Option]) -> list[Row]:
    """The options by who acts and what is done, always in the same order."""
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
            if all(is_field(entry.label) for entry in group.entries):
                group.entries.sort(key=lambda entry: by_row(entry.label))
            group.summary = _summary(speaker, group)
        if not row.actor:  # ending a turn stands below what can still be done
            row.groups.sort(key=lambda group: not group.verb)
    # what has no actor (ending a turn, cards) comes last
    return sorted(rows.values(), key=lambda row: (not row.actor, speaker.rank(row.actor)))


def _summary(speaker: Speaker, group: Group) -> str:
    """The targets in short: fields as runs, others with commas, since one of them is chosen."""
    text = speaker.text
    labels = [entry.label for entry in group.entries]
    if any(map(is_field, labels)):
        return text("terminal-list", items=runs(text, labels))
    if len(labels) > NAMED:
        labels = [*labels[:NAMED], text("terminal-others")]
    first, *others = labels
    for label in others:
        first = text("list-and.comma", before=first, next=label)
    return first


def own(speaker: Speaker, key: str, **facts: Fact) -> str:
    """A sentence of the terminal, in the words of the game if it has some of its own: what
    ``terminal-type-it`` says may be said by ``ln-type-it``."""
    name = key.removeprefix("terminal-")
    return speaker(name, **facts) if speaker.has(name) else speaker.text(key, **facts)


class Choices:
    """The legal options of an ask: numbered, grouped, and found by what somebody types."""

    def __init__(
        self,
        speaker: Speaker,
        ask: Ask,
        whom: Mapping[Option, str] | None = None,
        typed: Typed = is_long,
        fatal: Collection[Option] = (),
    ) -> None:
        self.speaker = speaker
        self.ask = ask
        self.whom = whom or {}
        self.fatal = fatal
        self.rows = arrange(speaker, ask, ask.options)
        self.by_number: dict[int, Option] = {}
        for row in self.rows:
            for group in row.groups:
                if not typed(ask, row.actor, group):
                    self._number(group)

    def _number(self, group: Group) -> None:
        group.summary = ""
        for index, entry in enumerate(group.entries):
            number = len(self.by_number) + 1
            self.by_number[number] = entry.option
            label = self._named(entry.option, entry.label)
            group.entries[index] = msgspec.structs.replace(entry, number=number, label=label)

    def _named(self, option: Option, words: str) -> str:
        """The words, with the name of the one it is done to if that is known, and with a sign if
        all is lost by it."""
        name, text = self.whom.get(option), self.speaker.text
        said = text("terminal-whom", words=words, name=name) if name else words
        return text("terminal-fatal", words=said) if option in self.fatal else said

    @property
    def abridged(self) -> bool:
        """Whether some options have no number, so that one must type where."""
        return len(self.by_number) < len(self.ask.options)

    def type_it(self) -> str:
        """How to choose what has no number."""
        return own(self.speaker, "terminal-type-it", example=self.example())

    def sentences(self) -> Iterator[str]:
        """The choices one to a line, in full, for readers of lines."""
        text = self.speaker.text
        for row in self.rows:
            for group in row.groups:
                if group.summary:
                    yield self._in_short(row.actor, group)
                    continue
                for entry in group.entries:
                    words = self._named(entry.option, self.speaker.option(self.ask, entry.option))
                    yield text("terminal-choice", number=entry.number, words=words)

    def gathered(self, options: Iterable[Option]) -> Iterator[str]:
        """Some of the options in few lines: one for each thing that somebody can do."""
        numbers = {option: number for number, option in self.by_number.items()}
        for row in arrange(self.speaker, self.ask, options):
            for group in row.groups:
                for index, entry in enumerate(group.entries):
                    if number := numbers.get(entry.option):
                        label = self.speaker.text(
                            "terminal-numbered", number=number, label=entry.label
                        )
                        group.entries[index] = msgspec.structs.replace(entry, label=label)
                group.summary = _summary(self.speaker, group)
                yield self._in_short(row.actor, group)

    def _in_short(self, actor: str, group: Group) -> str:
        text, verb = self.speaker.text, group.verb
        what = text("terminal-group", verb=verb, targets=group.summary) if verb else group.summary
        return text("terminal-actor", actor=actor, what=what) if actor else what

    @property
    def first(self) -> Option:
        """The first option without a number, or of all."""
        entries = [entry for row in self.rows for group in row.groups for entry in group.entries]
        return next((entry for entry in entries if entry.number is None), entries[0]).option

    def example(self, option: Option | None = None) -> str:
        """What one may type for the option, or for the first: as little as will do."""
        chosen = option or self.first
        parts = [part.lower() for part in chosen]
        fields = [part for part in parts if is_field(part.upper())]
        said = self.speaker.parts(self.ask, chosen)
        named = [*_words(said.actor), *_words(said.target)]
        sentence = _words(self.speaker.option(self.ask, chosen))
        short = (fields, [*fields, parts[-1]], parts[1:], [parts[0], *fields], parts)
        for few in (*short, named, sentence):
            words = " ".join(dict.fromkeys(few))
            if words and self.find(words) == [chosen] and not self.is_bare(words, chosen):
                return words
        return wire(chosen)

    def is_bare(self, typed: str, option: Option) -> bool:
        """Whether the words only name who would act: too little to act on."""
        actor = set(_words(self.speaker.parts(self.ask, option).actor))
        words = _words(typed)
        return bool(actor) and ":" not in typed and all(_begins(word, actor) for word in words)

    def find(self, typed: str) -> list[Option]:
        """The options that the typed words can mean: by number, by id, or by their words."""
        if typed.isascii() and typed.isdigit():
            option = self.by_number.get(int(typed[:9]))
            return [] if option is None else [option]
        return find(self.speaker, self.ask, self.ask.options, typed)


def find(speaker: Speaker, ask: Ask, options: Iterable[Option], typed: str) -> list[Option]:
    """The options that the typed words fit best.

    First those in which every word is a part of the option or its name, then those in which it
    is the beginning of one, at last those whose whole sentence has the words or, from three
    letters on, words that begin so. Fields are never guessed: neither ``b`` nor ``b1`` is B12. An
    id must be complete.
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
            _begins(word, parts[option]) or _sounds(word, _words(speaker.option(ask, option)))
            for word in words
        )
    ]


def imagine(speaker: Speaker, ask: Ask, options: Iterable[Option], typed: str) -> list[Option]:
    """Options like those given, but with the field or the number that was typed: ``nurse k9``.

    Nobody would think of them by looking at the board, but whoever types one wants to know why
    it is not allowed.
    """
    words = _words(typed)
    aims = [word for word in words if _is_aim(word)]
    others = " ".join(word for word in words if not _is_aim(word))
    if len(aims) != 1 or not others:
        return []
    (aim,) = (word.upper() for word in aims)
    like = find(speaker, ask, options, others)
    kind = is_field if is_field(aim) else str.isdigit
    moved = [(*option[:-1], aim) for option in like if kind(option[-1])]
    return list(dict.fromkeys(moved))


def _is_aim(word: str) -> bool:
    """Whether a word is what one may aim at: a field, or a single number."""
    return is_field(word.upper()) or (len(word) == 1 and word.isascii() and word.isdigit())


def _words(said: str) -> list[str]:
    return re.findall(r"[^\s,.;:“”()\"']+", said.lower())


def _parts(speaker: Speaker, ask: Ask, option: Option) -> set[str]:
    """The words of an option: its own, and those by which its parts are called.

    Numbers count only as they are said: seat 1 is called Player 2.
    """
    said = speaker.parts(ask, option)
    found = {part.lower() for part in option if not part.isdigit()}
    if len(found) < len(option):
        words = _words(speaker.option(ask, option))
        found.update(part for part in option if part.isdigit() and part in words)
    found.update(_words(said.actor))
    found.update(_words(said.target))
    return found


def _begins(word: str, parts: set[str]) -> bool:
    if any(letter.isdigit() for letter in word):
        return word in parts
    return any(part.startswith(word) for part in parts if not is_field(part.upper()))


def _sounds(word: str, sentence: list[str]) -> bool:
    """Whether the sentence has the word, or from three letters on one that begins so."""
    return word in sentence or (len(word) >= STEM and _begins(word, set(sentence)))
