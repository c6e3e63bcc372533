"""Asking what is kept: the runs of a folder, and a table of all their games for SQL.

A run's games are lines of JSON, which everything can go on with; the arena keeps its own in another
way (``overrun.arena.asking``). For questions they become Parquet, a row for each game, which DuckDB
asks and many other programs read (Polars, pandas, R).
"""

from __future__ import annotations

import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from overrun.core.errors import BadSetting
from overrun.lab.keeping import OPTION

TABLES = "parquet"
"""The folder inside the results where the tables are."""
COLUMNS = {
    "run": "VARCHAR",
    "command": "VARCHAR",
    "game": "VARCHAR",
    "number": "INTEGER",
    "seed": "VARCHAR",
    "seats": "INTEGER",
    "bots": "VARCHAR",
    "options": "MAP(VARCHAR, VARCHAR)",
    "reason": "VARCHAR",
    "sides": "VARCHAR[]",
    "winners": "INTEGER[]",
    "rounds": "INTEGER",
    "decisions": "INTEGER",
    "seconds": "DOUBLE",
    "won": "BOOLEAN",
    "counts": "MAP(VARCHAR, INTEGER[])",
    "agent": "VARCHAR",
    "seat": "INTEGER",
    "roles": "VARCHAR[]",
}
"""A row for each game; in the arena, for each agent in each game. ``won`` is told by the ladder and
the arena, what follows ``counts`` by the arena alone; ``counts`` are pairs, how often and of how
many times."""


class KeptRun(ABC):
    """A run that is kept.

    Args:
        name: what it is called; so is its table.
        what: what was played.
        games: how many games there are.
        source: the file or folder that changes when there are more.
    """

    def __init__(self, name: str, what: dict[str, str], games: int, source: Path) -> None:
        self.name, self.what, self.games, self.source = name, what, games, source

    @abstractmethod
    def rows(self) -> Iterator[dict[str, Any]]:
        """The rows of its table."""


class _Lines(KeptRun):
    """A run whose games are lines of a file; see ``keeping.py``."""

    def rows(self) -> Iterator[dict[str, Any]]:
        head = self.what
        common = {
            "run": self.name,
            "command": head.get("command", "ladder"),
            "game": head.get("game"),
            "bots": head.get("bots", head.get("bot")),
            "seats": int(head["seats"]) if "seats" in head else None,
            "options": {
                key.removeprefix(OPTION): value
                for key, value in head.items()
                if key.startswith(OPTION)
            },
        }
        known: set[int] = set()  # two commands at the same run may both have played a game
        with self.source.open("rb") as lines:
            next(lines)
            for line in lines:
                if line.endswith(b"\n"):
                    number, result = msgspec.json.decode(line)
                    if number not in known:
                        known.add(number)
                        yield {**common, "number": number, **_told(head, result)}


def _told(head: dict[str, str], result: Any) -> dict[str, Any]:
    if isinstance(result, dict):
        return {name: value for name, value in result.items() if name in COLUMNS}
    return {"won": result[0], "seed": head.get("seed")}


def runs(folder: Path) -> list[KeptRun]:
    """The runs of a folder, whatever played them; but not the arena's."""
    if not folder.is_dir():
        raise BadSetting(f"{folder} is not a folder of results")
    found: list[KeptRun] = []
    for file in sorted(folder.glob("*.jsonl")):
        with file.open("rb") as lines:
            what = _head(file, next(lines, b""))
            games = sum(line.endswith(b"\n") for line in lines)
            found.append(_Lines(file.stem, what, games, file))
    return found


def tabled(folder: Path, runs: Sequence[KeptRun]) -> list[Path]:
    """Bring the tables of a folder up to date; one for each run."""
    made = []
    for run in runs:
        table = folder / TABLES / f"{run.name}.parquet"
        if not _is_of_today(table, run.source):
            table.parent.mkdir(exist_ok=True)
            _write(run, table)
        made.append(table)
    return made


def _is_of_today(table: Path, source: Path) -> bool:
    """Whether a table has all games, and the columns that tables have now."""
    if not table.exists() or table.stat().st_mtime < source.stat().st_mtime:
        return False
    with _duckdb().connect() as base:
        found = base.execute(f"DESCRIBE SELECT * FROM {_quoted(table)}").fetchall()
    return [row[0] for row in found] == [*COLUMNS]


def ask(
    folder: Path, runs: Sequence[KeptRun], question: str
) -> tuple[list[str], list[tuple[Any, ...]]]:
    """What SQL finds in the table ``games`` of these runs: names of columns, and rows."""
    tables = tabled(folder, runs)
    if not tables:
        raise BadSetting(f"{folder}: nothing is kept there")
    duckdb = _duckdb()
    with duckdb.connect() as base:
        files = ", ".join(_quoted(table) for table in tables)
        base.execute(f"CREATE VIEW games AS SELECT * FROM read_parquet([{files}])")
        try:
            found = base.execute(question)
            return [each[0] for each in found.description or ()], found.fetchall()
        except duckdb.Error as error:
            raise BadSetting(f"--sql: {' '.join(str(error).split())}") from error


def _head(file: Path, line: bytes) -> dict[str, str]:
    try:
        return msgspec.json.decode(line, type=dict[str, str])
    except msgspec.DecodeError as error:
        raise BadSetting(f"{file}, line 1: not a result: {error}") from error


def _write(run: KeptRun, table: Path) -> None:
    """A table of a run, which is there as a whole or not at all."""
    duckdb = _duckdb()
    with tempfile.TemporaryDirectory(dir=table.parent) as folder:
        plain, made = Path(folder, "games.jsonl"), Path(folder, "games.parquet")
        with plain.open("wb") as file:
            for row in run.rows():
                file.write(msgspec.json.encode(row) + b"\n")
        columns = ", ".join(f"{name}: '{kind}'" for name, kind in COLUMNS.items())
        with duckdb.connect() as base:
            base.execute(
                f"COPY (SELECT * FROM read_json({_quoted(plain)}, columns={{{columns}}}, "
                f"format='newline_delimited') ORDER BY number) TO {_quoted(made)} "
                "(FORMAT PARQUET, COMPRESSION ZSTD)"
            )
        made.replace(table)


def _quoted(file: Path) -> str:
    return "'" + str(file).replace("'", "''") + "'"


def _duckdb() -> ModuleType:
    try:
        import duckdb
    except ModuleNotFoundError as error:
        raise BadSetting(f"{error.name} is missing: install overrun[lab]") from error
    return duckdb
