"""Games that are played under the eyes of an oracle.

Everything follows from the seed: the settings, who plays which seat, and what is answered. The
first difference ends a game and raises :class:`Difference`, which says how to see it again.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from overrun.bots import make_bot, usual_bot
from overrun.core import conform
from overrun.core.errors import OverrunError
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.games import find

LONGEST = 4_000
"""After so many answers a game is left alone; games at random can last."""

SHOWN = 8
"""So many options of a difference are explained; all are listed."""


class Wrong(Exception):
    """What an oracle found, without the game in which it was."""


class Difference(AssertionError):
    """An oracle and the rules do not agree."""


@dataclass
class Options:
    """What may be answered, and on what the oracle has no opinion."""

    yes: set[Option] = field(default_factory=set)
    perhaps: set[Option] = field(default_factory=set)

    def add(self, *option: str, when: bool | None = True) -> None:
        """Note an option: as one, as none, or with ``None`` as one that may be or not."""
        if when is None:
            self.perhaps.add(option)
        elif when:
            self.yes.add(option)


class Oracle(ABC):
    """What looks at one table. It is told of every open ask before one of them is answered."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table

    @abstractmethod
    def options(self, ask: Ask) -> Options | None:
        """What may be answered; ``None`` if the oracle does not know this kind of ask."""

    def verb(self, option: Option) -> str:
        """What kind of option it is."""
        return option[0]

    @abstractmethod
    def rule(self, option: Option) -> str:
        """The rules that decide whether this option is one."""

    def look(self) -> None:  # noqa: B027
        """See whether the table lies as it should; if not, raise :class:`Wrong`."""

    def answers(self, ask: Ask, option: Option) -> None:  # noqa: B027
        """Hear what is about to be answered."""

    def answered(self, ask: Ask, option: Option) -> None:  # noqa: B027
        """Hear what was answered."""


class Tally:
    """How many asks of each kind were compared, and how many were not."""

    def __init__(self) -> None:
        self.games = 0
        self.compared: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        """In how many of the compared asks each kind of option was offered."""
        self.undecided: Counter[str] = Counter()
        """On how many options of each kind the oracle had no opinion."""

    @property
    def share(self) -> float:
        """How much of all asks was compared."""
        compared, skipped = self.compared.total(), self.skipped.total()
        return compared / max(1, compared + skipped)

    def add(self, other: Tally) -> None:
        """Count what another one has counted as well."""
        self.games += other.games
        self.compared += other.compared
        self.skipped += other.skipped
        self.endings += other.endings
        self.offered += other.offered
        self.undecided += other.undecided

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.compared.total()} asks compared ({self.share:.1%})"]
        for title in ("compared", "skipped", "offered", "undecided", "endings"):
            counted: Counter[str] = getattr(self, title)
            lines += [f"  {title:9} {number:7} {what}" for what, number in counted.most_common()]
        return "\n".join(lines)


def watch(
    game: str,
    oracle: type[Oracle],
    seeds: Iterable[str],
    progress: Callable[[Tally], None] = lambda _: None,
    chosen: Mapping[str, str] = MappingProxyType({}),
) -> Tally:
    """Play the games of these seeds and compare; some settings may be chosen for all of them."""
    tally = Tally()
    for seed in seeds:
        watch_one(game, oracle, seed, tally, chosen)
        tally.games += 1
        progress(tally)
    return tally


def watch_one(
    game: str,
    make: type[Oracle],
    seed: str,
    tally: Tally,
    chosen: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Play one game and compare at every ask."""
    draw = random.Random(seed)
    rules = find(game)
    seats, settings = _settings(rules, draw)
    while not chosen.items() <= settings.items():
        seats, settings = _settings(rules, draw)
    table: Table[Any] = Table.new(rules, seats=seats, settings=settings, seed=seed, events=False)
    choose = _players(game, seats, seed, draw)
    oracle = make(table)
    for _ in range(LONGEST):
        try:
            oracle.look()
            if table.ended:
                break
            for ask in table.asks:
                _compare(oracle, ask, tally)
            ask = draw.choice(table.asks)
            option = choose(table, ask)
            oracle.answers(ask, option)
            table.answer(ask.seat, ask.number, option)
            oracle.answered(ask, option)
        except Wrong as wrong:
            raise Difference(
                f"{game}, game {seed!r}, after {table.answered} answers, settings {settings}\n"
                f"{wrong}\nsee it again: python -m tests.oracle {game} --only {seed}"
                + "".join(f" --set {name}={value}" for name, value in chosen.items())
            ) from None
    tally.endings[table.outcome.reason if table.outcome else "left alone"] += 1


def _compare(oracle: Oracle, ask: Ask, tally: Tally) -> None:
    expected = oracle.options(ask)
    if expected is None:
        tally.skipped[ask.kind] += 1
        return
    tally.compared[ask.kind] += 1
    offered = set(ask.options)
    too_many, too_few = offered - expected.yes - expected.perhaps, expected.yes - offered
    if not too_many and not too_few and len(offered) == len(ask.options):
        tally.offered.update({oracle.verb(option) for option in expected.yes})
        tally.undecided.update(oracle.verb(option) for option in expected.perhaps)
        return
    lines = [f"ask {ask.number} to seat {ask.seat}: {ask.kind} {ask.facts}"]
    for title, found in (
        ("offered, but the oracle says no", too_many),
        ("not offered, but the oracle says yes", too_few),
    ):
        told = sorted(found)[:SHOWN]
        lines += [f"{title}: {wire(each)} ({oracle.rule(each)})" for each in told]
        lines += [f"{title}: {len(found) - SHOWN} more"] * (len(found) > SHOWN)
    lines.append(f"offered:  {' '.join(sorted(map(wire, ask.options)))}")
    lines.append(f"expected: {' '.join(sorted(map(wire, expected.yes)))}")
    raise Wrong("\n".join(lines))


def _settings(rules: Game[Any], draw: random.Random) -> tuple[int, dict[str, str]]:
    """As for any checked game, or with every option drawn, so that rare ones come up as often."""
    if draw.random() < 0.5:
        return conform.any_settings(rules, draw)
    while True:
        given = {setting.name: draw.choice(setting.values) for setting in rules.settings}
        seats = draw.choice(rules.seats)
        try:
            settings = rules.configure(given, seats)
            rules.check_new(settings)
            return seats, settings
        except OverrunError:
            continue  # settings that exclude each other


def _players(
    game: str, seats: int, seed: str, draw: random.Random
) -> Callable[[Table[Any], Ask], Option]:
    """Chance in one of two ways, a bot of any kind for each seat, or the best for all."""
    names = ("random", usual_bot(game))
    kind = draw.choice(["any option", "any verb", "bots", "best"])
    if kind == "any option":
        return conform.any_option(draw)
    if kind == "any verb":
        return conform.any_verb(draw)
    bots = {
        seat: make_bot(names[-1] if kind == "best" else draw.choice(names), game, f"{seed}/{seat}")
        for seat in range(seats)
    }

    def choose(table: Table[Any], ask: Ask) -> Option:
        bot = bots[ask.seat]
        view = table.view(ask.seat) if bot.looks else None
        return bot.choose(view, ask, lambda world: table.world(ask.seat, world))

    return choose
