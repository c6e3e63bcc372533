"""Balance: what the bots make of the settings of a game, side by side.

What is to be played comes from a small module of each game in ``plans``: chapters with rows, each
row with one or several cells, each cell a simulation. How a game counts success is its plan's own
observer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from overrun.core.errors import BadSetting, unknown
from overrun.core.game import Game
from overrun.games import find, having, part
from overrun.lab.keeping import print_of_plan
from overrun.lab.shards import HERE, Crew
from overrun.lab.simulate import Keeping, Report, simulate
from overrun.lab.statistics import Rate, Rates

PLANS = "overrun.lab.plans"
"""Where the plans are: each module has a ``plan``."""


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One simulation."""

    settings: dict[str, str]
    seats: int
    bot: str
    share: float = 1.0
    """Of the games that are asked for, how many are played here."""


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
    """The band in percent in which a rate shall be, wherever enough games speak for it."""
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

    def as_json(self) -> dict[str, Any]:
        return {
            "settings": self.cell.settings,
            "seats": self.cell.seats,
            "bot": self.cell.bot,
            "games": self.games,
            "rates": {name: rate.as_json() for name, rate in self.rates.items()},
            "mean_rounds": round(self.mean_rounds, 2),
            "endings": self.endings,
        }


def together(results: Iterable[Result], what: str) -> Rate:
    """One rate over several results."""
    return sum((result.rates[what] for result in results if what in result.rates), Rate(0, 0))


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The whole page as figures."""

    game: str
    games: int
    seed: str
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
        return list({_name(each.cell): each for each in results if each.cell.bot == bot}.values())

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data; ``docs/json.md`` describes them."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
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


def games_in(cell: Cell, games: int) -> int:
    """How many games a cell plays."""
    return max(1, round(games * cell.share))


def weigh(
    plan: Plan,
    games: int,
    *,
    seed: str,
    crew: Crew = HERE,
    progress: Callable[[int], None] = lambda _: None,
    keep: Path | None = None,
) -> Balance:
    """Play everything that the plan wants; ``progress`` hears how many games more are done.

    Cells with the same settings, seats and bots are played once; what is kept, not at all.
    """
    kept = None if keep is None else Keeping(keep, "balance", print_of_plan(plan.game))
    game = find(plan.game)
    known: dict[str, Result] = {}
    results: dict[str, dict[str, dict[str, Result]]] = {}
    for chapter, row, column, cell in cells_of(plan):
        name = _name(cell)
        number = games_in(cell, games)
        if name not in known:
            known[name] = _play(game, plan, cell, number, f"{seed}/{name}", crew, progress, kept)
        else:
            progress(number)
        results.setdefault(chapter, {}).setdefault(row, {})[column] = known[name]
    return Balance(game=plan.game, games=games, seed=seed, results=results)


def _name(cell: Cell) -> str:
    words = [f"{name}={value}" for name, value in sorted(cell.settings.items())]
    return ",".join([*words, str(cell.seats), cell.bot, str(cell.share)])


def _play(
    game: Game[Any],
    plan: Plan,
    cell: Cell,
    games: int,
    seed: str,
    crew: Crew,
    progress: Callable[[int], None],
    keep: Keeping | None,
) -> Result:
    shown = 0

    def told(done: int, of: int) -> None:
        nonlocal shown
        progress(done - shown)
        shown = done

    report: Report = simulate(
        game,
        games,
        seats=cell.seats,
        bots=[cell.bot],
        settings=cell.settings,
        seed=seed,
        crew=crew,
        progress=told,
        counted=plan.observer,
        keep=keep,
    )
    return Result(
        cell=cell,
        games=report.finished,
        rates=report.counted.counts,
        mean_rounds=report.rounds.mean,
        endings=report.outcomes,
    )
