"""Balance: what the bots make of the settings of a game, side by side.

What is to be played comes from a small module of each game in ``plans``: chapters with rows, each
row with one or several cells, each cell a race as in a study: it plays no more games than its
figure needs, with the same seeds as all the others. How a game counts success is its plan's own
observer.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from overrun.core.errors import BadSetting, unknown
from overrun.games import find, having, part
from overrun.lab.keeping import print_of_plan
from overrun.lab.shards import HERE, Crew
from overrun.lab.simulate import Keeping, Report, simulate
from overrun.lab.statistics import Rate, Rates
from overrun.lab.study.racing import Race, Raced

Told = Callable[[str, int, int], None]
"""Is told what is played, how many games of it, and of how many."""
PLANS = "overrun.lab.plans"
"""Where the plans are: each module has a ``plan``."""


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One simulation."""

    settings: dict[str, str]
    seats: int
    bot: str
    share: float = 1.0
    """Of the games that are asked for, how many are played here at most."""


class Row(msgspec.Struct, frozen=True):
    """What is compared in one line: cells by the column that they belong to."""

    name: str
    cells: dict[str, Cell]


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A table of the page.

    With one column, or one besides ``random``, it shows all ``rates`` and how games end; with
    more columns it shows the first of the rates in each.
    """

    id: str
    columns: tuple[str, ...]
    rates: tuple[str, ...]
    rows: tuple[Row, ...]
    head: str = "cli-balance-row"
    """The key in the text catalogues of what the rows are."""
    aims: dict[str, tuple[int, int]] = {}
    """The band in percent in which a rate shall be. A cell may stop when the first of the rates
    surely lies inside or outside of its own."""
    summed: bool = False
    """Whether a last row, and with several columns a last column, sums up the others."""
    pool: str = ""
    """A bot: then the rows have no cells of their own, and each shows its own rates
    (``<rate>-<row>``) over all games of the page that this bot has played."""

    @property
    def wide(self) -> bool:
        return len([column for column in self.columns if column != RANDOM]) == 1


RANDOM = "random"


class Contest(msgspec.Struct, frozen=True):
    """Something to be strong at: a seat, or a role, at tables with these settings."""

    id: str
    cells: tuple[Cell, ...]
    subject: Callable[[Any, int], int | None] | None = None
    """The seat that it is about, from the state at the first ask and the number of the table; no
    seat if such a table does not count. Without it, one seat after another."""
    playouts: int = 12
    """How many playouts a master thinks through for an answer, so that hundreds of games can be
    played in an hour."""


class Plan(msgspec.Struct, frozen=True):
    """What a game wants to know about itself."""

    game: str
    chapters: Sequence[Chapter]
    observer: Callable[[], Rates]
    label: Callable[[str], str]
    """The key in the text catalogues of a row's name."""
    contests: Sequence[Contest] = ()
    """What ``overrun ladder`` measures the strength of bots at."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came out of a cell."""

    cell: Cell
    games: int
    rates: dict[str, Rate]
    mean_rounds: float
    endings: dict[str, int]
    verdict: str = ""
    """Why no more games were played; nothing if there were no more."""

    def as_json(self) -> dict[str, Any]:
        return {
            "settings": self.cell.settings,
            "seats": self.cell.seats,
            "bot": self.cell.bot,
            "games": self.games,
            "rates": {name: rate.as_json() for name, rate in self.rates.items()},
            "mean_rounds": round(self.mean_rounds, 2),
            "endings": self.endings,
            "verdict": self.verdict,
        }


def together(results: Iterable[Result], what: str) -> Rate:
    """One rate over several results."""
    return sum((result.rates[what] for result in results if what in result.rates), Rate(0, 0))


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The whole page as figures."""

    game: str
    seed: str
    race: Race
    """How long a figure was played for, apart from bands and from shares of the games."""
    results: dict[str, dict[str, dict[str, Result]]]
    """By chapter, row and column."""

    def played_by(self, bot: str) -> list[Result]:
        """What came out of all cells with this bot, each of them once."""
        results = [
            result
            for rows in self.results.values()
            for cells in rows.values()
            for result in cells.values()
        ]
        found: dict[str, Result] = {}
        for each in results:  # where two chapters went different ways, the longer one has both
            name = _name(each.cell)
            if each.cell.bot == bot and (name not in found or each.games > found[name].games):
                found[name] = each
        return list(found.values())

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data; ``docs/json.md`` describes them."""
        return {
            "game": self.game,
            "seed": self.seed,
            "looks": self.race.looks,
            "precision": self.race.precision,
            "chapters": {
                chapter: {
                    row: {column: result.as_json() for column, result in cells.items()}
                    for row, cells in rows.items()
                }
                for chapter, rows in self.results.items()
            },
        }


def plan_of(game: str, only: Sequence[str] = ()) -> Plan:
    """The plan of a game, or what is named of it: chapters, rows.

    >>> [chapter.id for chapter in plan_of("long-night", ["players", "tribute"]).chapters]
    ['players']
    """
    own = part(PLANS, game)
    if own is None:
        known = ", ".join(having(PLANS))
        raise BadSetting(f"{game} has no balance plan; those with one: {known}")
    found: Plan = own.plan
    if not only:
        return found
    chapters = {chapter.id for chapter in found.chapters}
    rows = {row.name for chapter in found.chapters for row in chapter.rows}
    for name in only:
        if name not in chapters | rows:
            raise BadSetting(unknown(f"chapter or row of {game}", name, sorted(chapters | rows)))
    kept = []
    for chapter in found.chapters:
        if chapters & set(only) and chapter.id not in only:
            continue
        some = tuple(row for row in chapter.rows if row.name in only)
        if rows & set(only) and not some:
            continue
        kept.append(msgspec.structs.replace(chapter, rows=some or chapter.rows))
    return msgspec.structs.replace(found, chapters=kept)


def cells_of(plan: Plan) -> list[tuple[str, str, str, Cell]]:
    """All cells with chapter, row and column."""
    return [
        (chapter.id, row.name, column, cell)
        for chapter in plan.chapters
        for row in chapter.rows
        for column, cell in row.cells.items()
    ]


def weigh(
    plan: Plan,
    race: Race,
    *,
    seed: str,
    crew: Crew = HERE,
    told: Told = lambda what, done, of: None,
    keep: Path | None = None,
) -> Balance:
    """Play everything that the plan wants, each cell until its figure is known well enough.

    What was played is not played again, nor is what is kept; cells of two chapters with the same
    settings, seats and bots share their games.
    """
    race.check()
    results: dict[str, dict[str, dict[str, Result]]] = {}
    with ExitStack() as stack:
        folder = keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for chapter in plan.chapters:
            for row in chapter.rows:
                for column, cell in row.cells.items():
                    play = _player(plan, row, cell, seed, crew, folder, told)
                    what = chapter.rates[0]
                    raced = race_of(chapter, column, cell, race).run(what, play)
                    by_column = results.setdefault(chapter.id, {}).setdefault(row.name, {})
                    by_column[column] = _result(cell, raced)
    return Balance(game=plan.game, seed=seed, race=race, results=results)


def race_of(chapter: Chapter, column: str, cell: Cell, race: Race) -> Race:
    """How long a cell is played for: its share of the games, with the aim of its chapter."""
    band = chapter.aims.get(chapter.rates[0]) if column != RANDOM else None
    return msgspec.structs.replace(race.scaled(cell.share), band=band)


def _player(
    plan: Plan, row: Row, cell: Cell, seed: str, crew: Crew, folder: Path, told: Told
) -> Callable[[int], Report]:
    """Plays the first games of a cell."""
    return partial(
        simulate,
        find(plan.game),
        seats=cell.seats,
        bots=[cell.bot],
        settings=cell.settings,
        seed=seed,
        crew=crew,
        progress=partial(told, f"{row.name}, {cell.seats}, {cell.bot}"),
        counted=plan.observer,
        keep=Keeping(folder, "balance", print_of_plan(plan.game)),
    )


def _result(cell: Cell, raced: Raced) -> Result:
    report = raced.report
    return Result(
        cell=cell,
        games=report.finished,
        rates=report.counted.counts,
        mean_rounds=report.rounds.mean,
        endings=report.outcomes,
        verdict=raced.verdict,
    )


def _name(cell: Cell) -> str:
    words = [f"{name}={value}" for name, value in sorted(cell.settings.items())]
    return ",".join([*words, str(cell.seats), cell.bot])
