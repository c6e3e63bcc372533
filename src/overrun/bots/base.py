"""What a bot is: it sees a view and an ask, and answers. It never gets the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

import msgspec

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table

Worlds = Callable[[str], Table[Any]]
"""Gives, for a seed, a table that the bot's seat cannot tell from the true one, with everything
hidden drawn anew: something to look ahead on."""

Line = list[Option]
"""Answers that a seat means to give one after the other."""


class Remark(msgspec.Struct, frozen=True):
    """Something that a bot says at the table: the key of its text, with the seats that it names.

    A module ``remarks`` in the folder of a game's bots has ``remark(view, ask, option)``: what
    comes with an answer, or nothing. It is heard once the question is closed, and says no more than
    everybody could know.
    """

    key: str
    seats: dict[str, int]
    words: dict[str, str] = {}


class Bot(ABC):
    """A player. One object plays one seat of one table and may remember its plans.

    What it remembers is a help, never a need: a bot that takes a seat over in the middle of a
    game, or after a restart, must go on from the view alone.
    """

    looks = True
    """Whether it wants the view at all; making one for nothing would cost time."""

    @abstractmethod
    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        """One of the ask's options."""

    def lines(self, view: Any, ask: Ask, worlds: Worlds, most: int) -> list[Line]:
        """What it would do, and up to so many things in all that it would think of: each an answer,
        or several in a row."""
        return [[self.choose(view, ask, worlds)]]

    def foresee(self, table: Table[Any], seat: int) -> float:
        """How likely this seat is to win at a table that is only thought of."""
        raise NotImplementedError

    def wavers(self, view: Any, ask: Ask) -> bool:
        """Whether it might be worth a thought to do something else than it would."""
        return True

    def misgiving(self, line: Line) -> int:
        """How much less it expects of a line that it has just offered than of the first, in
        millionths of a sure win: something that a look at the near future may not show."""
        return 0


class JudgingBot(Bot):
    """A bot that judges by its view alone, and draws where it knows nothing of a question."""

    def __init__(self, seed: str) -> None:
        self.draw = Random(seed)

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        option = self.judge(view, ask)
        return option if option is not None else self.draw.choice(ask.options)

    @abstractmethod
    def judge(self, view: Any, ask: Ask) -> Option | None:
        """The best of several options; ``None`` if any will do."""


def take_next(line: Line, ask: Ask) -> Option | None:
    """Take the next answer off a line that fits the ask, and all before it that do not.

    >>> line = [("wait",), ("go", "north"), ("rest",)]
    >>> take_next(line, Ask(0, "way", [("go", "north"), ("rest",)])), line
    (('go', 'north'), [('rest',)])
    """
    while line:
        option = line.pop(0)
        if option in ask.options:
            return option
    return None


def best_of(
    options: Iterable[Option],
    value: Callable[[Option], float],
    least: float,
    otherwise: Option = ("end",),
) -> Option:
    """The first of the options with the highest value; another, if none is worth more than the
    least."""
    best = otherwise
    for option in options:
        worth = value(option)
        if worth > least:
            best, least = option, worth
    return best


def chosen(table: Table[Any], ask: Ask, bot: Bot) -> Option:
    """What the bot would answer to this open ask."""
    seat = ask.seat
    view = table.view(seat) if bot.looks else None
    return bot.choose(view, ask, lambda seed: table.world(seat, seed))


def let_answer(table: Table[Any], ask: Ask, bot: Bot) -> Option:
    """Have the bot answer this open ask; returns what it chose."""
    option = chosen(table, ask, bot)
    table.answer(ask.seat, ask.number, option)
    return option


def play_on(table: Table[Any], bots: Mapping[int, Bot], most: int) -> int:
    """Let bots answer until the game is over, a seat without a bot is asked, or ``most`` answers
    were given. Returns how many were."""
    answers = 0
    while answers < most:
        ask = next((ask for ask in table.asks if ask.seat in bots), None)
        if ask is None:
            break
        let_answer(table, ask, bots[ask.seat])
        answers += 1
    return answers
