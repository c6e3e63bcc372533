"""Whatever a game says is read: its reasons, its settings, and random games from end to end."""

from __future__ import annotations

import random
import re
from collections.abc import Collection
from typing import Any

from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.core.table import Table
from overrun.text.say import Speaker


class Reader:
    """Reads words, and takes offence if the machinery shows or a sentence is none.

    A fact that was not there reads as the word none, which some sentences may well use: ``none``
    is the pattern of where it may not stand. Besides a capital letter, a sentence may open with one
    of ``first``; it closes with one of ``last``.
    """

    def __init__(self, none: str, first: str = "“0123456789", last: str = ".?!”") -> None:
        self.none = none
        self.first = first
        self.last = last

    def is_written(self, words: str) -> None:
        """No braces, no keys; all that can be asked of a story, where any word may stand."""
        assert words
        assert not re.search(r"[{}\[\]$]|  | [.,;:]|\b(ad|ln|wc|zt)-|_", words), words
        assert words == words.strip()

    def is_clean(self, words: str) -> None:
        """The same, and no fact that was not there."""
        self.is_written(words)
        assert not re.search(self.none, words), words

    def is_sentence(self, words: str) -> None:
        self.is_clean(words)
        assert words[0].isupper() or words[0] in self.first, words
        assert words[-1] in self.last, words

    def reasons(self, say: Speaker, reasons: list[Reason], rules: Collection[str]) -> None:
        """Every reason is a sentence and names one of these rules."""
        for reason in reasons:
            assert say.reason(reason).endswith(f"({reason.rule})")
            self.is_sentence(say.why(reason))
            assert reason.rule in rules, reason

    def settings(self, say: Speaker) -> None:
        """Every setting is explained, and its values differ by name."""
        for setting in say.game.settings:
            assert say.setting(setting.name)
            self.is_sentence(say.setting_help(setting.name))
            names = [say.setting(setting.name, value) for value in setting.values]
            assert len(set(names)) == len(setting.values)


class Telling:
    """Random games told from end to end, each event, ask, option and refusal of them once.

    What makes two of them the same, and what else the words of a game are held to, is said by a
    class of its own.
    """

    dull: tuple[str, ...] = ("end",)
    """Verbs that would leave most of the game unsaid if they were chosen as often as others."""
    dull_chance = 0.2
    stories: tuple[str, ...] = ()
    """Events that include a story."""
    vague: tuple[str, ...] = ()
    """Verbs whose sentence does not name the target."""

    def __init__(self, say: Speaker, reader: Reader) -> None:
        self.say = say
        self.reader = reader
        self.said: set[str] = set()

    def games(self, seats: int, settings: dict[str, str], seeds: tuple[str, ...]) -> None:
        for seed in seeds:
            table = Table.new(self.say.game, seats=seats, settings=settings, seed=seed)
            self.play(table, random.Random(seed))
            self.tell_events(table)
            assert table.outcome is not None
            self.reader.is_sentence(self.say.outcome(table.outcome))
        assert len(self.said) > 100

    def play(self, table: Table[Any], draw: random.Random) -> None:
        while not table.ended:
            ask = draw.choice(table.asks)
            self.tell_ask(table, ask)
            options = [
                each
                for each in ask.options
                if each[0] not in self.dull or draw.random() < self.dull_chance
            ]
            table.answer(ask.seat, ask.number, draw.choice(options or ask.options))

    def tell_events(self, table: Table[Any]) -> None:
        for viewer in (None, *range(table.header.seats)):
            for event in table.heard(viewer):
                if self.unsaid("event", event.name, event.facts):
                    words = self.say.event(event.name, event.facts)
                    if event.name in self.stories:
                        self.reader.is_written(words)
                    else:
                        self.reader.is_sentence(words)

    def tell_ask(self, table: Table[Any], ask: Ask) -> None:
        facts = self.facts(ask)
        if self.unsaid("ask", ask.kind, facts):
            self.reader.is_sentence(self.say.ask(ask))
        for option in ask.options:
            if self.unsaid("option", ask.kind, facts, option):
                self.tell_option(ask, option)
        if self.is_curious(ask):
            for option, reason in table.refused(ask):
                if self.unsaid("refused", ask.kind, option, reason.key):
                    self.tell_option(ask, option)
                    said = self.say.reason(reason)
                    self.reader.is_sentence(said.removesuffix(f" ({reason.rule})"))

    def is_curious(self, ask: Ask) -> bool:
        """Whether to ask for all that is refused, which takes its time, once again."""
        return self.unsaid("refused", ask.kind, len(self.said) // 50)

    def tell_option(self, ask: Ask, option: Option) -> None:
        words = self.say.option(ask, option)
        self.reader.is_clean(words)
        parts = self.say.parts(ask, option)
        assert not parts.actor or parts.actor[0].isupper()
        if option[0] not in self.vague:
            assert parts.target in words  # parts and sentence speak of the same thing

    def facts(self, ask: Ask) -> Any:
        """The facts by which an ask, or the options of one, differ from others."""
        return ask.facts

    def unsaid(self, *what: object) -> bool:
        """Whether this comes up for the first time."""
        shape = self.shape(what)
        if shape in self.said:
            return False
        self.said.add(shape)
        return True

    def shape(self, what: tuple[object, ...]) -> str:
        return repr(what)


def spelled(each: int | dict[str, str]) -> str:
    """Seats or settings of a table as the name of a test."""
    return " ".join(each.values()) if isinstance(each, dict) else f"{each} players"
