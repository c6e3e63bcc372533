"""Asking what is kept: the runs of a folder, and a table of all their games for SQL.

A run's games are lines of JSON, which everything can go on with. For questions they become Parquet,
a row for each game, which DuckDB asks and many other programs read (Polars, pandas, R).
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
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
}
"""A row for each game. ``won`` is told by the ladder alone; ``counts`` are pairs, how often and of
how many times."""


class KeptRun(msgspec.Struct):
    """A run that is kept."""

    name: str
    what: dict[str, str]
    games: int


def runs(folder: Path) -> list[KeptRun]:
    """The runs of a folder, whatever played them."""
    if not folder.is_dir():
        raise BadSetting(f"{folder} is not a folder of results")
    found = []
    for file in sorted(folder.glob("*.jsonl")):
        with file.open("rb") as lines:
            what = _head(file, next(lines, b""))
            found.append(KeptRun(file.stem, what, sum(line.endswith(b"\n") for line in lines)))
    return found


def tabled(folder: Path) -> list[Path]:
    """Bring the tables of a folder up to date; one for each run."""
    made = []
    for run in runs(folder):
        source, table = folder / f"{run.name}.jsonl", folder / TABLES / f"{run.name}.parquet"
        if not table.exists() or table.stat().st_mtime < source.stat().st_mtime:
            table.parent.mkdir(exist_ok=True)
            _write(source, table)
        made.append(table)
    return made


def ask(folder: Path, question: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """What SQL finds in the table ``games``: names of columns, and rows."""
    tables = tabled(folder)
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


def _write(source: Path, table: Path) -> None:
    """A table of a run, which is there as a whole or not at all."""
    duckdb = _duckdb()
    with tempfile.TemporaryDirectory(dir=table.parent) as folder:
        plain, made = Path(folder, "games.jsonl"), Path(folder, "games.parquet")
        with plain.open("wb") as file:
            for row in _rows(source):
                file.write(msgspec.json.encode(row) + b"\n")
        columns = ", ".join(f"{name}: '{kind}'" for name, kind in COLUMNS.items())
        with duckdb.connect() as base:
            base.execute(
                f"COPY (SELECT * FROM read_json({_quoted(plain)}, columns={{{columns}}}, "
                f"format='newline_delimited') ORDER BY number) TO {_quoted(made)} "
                "(FORMAT PARQUET, COMPRESSION ZSTD)"
            )
        made.replace(table)


def _rows(source: Path) -> Iterator[dict[str, Any]]:
    with source.open("rb") as lines:
        head = _head(source, next(lines))
        common = {
            "run": source.stem,
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


def _quoted(file: Path) -> str:
    return "'" + str(file).replace("'", "''") + "'"


def _duckdb() -> ModuleType:
    try:
        import duckdb
    except ModuleNotFoundError as error:
        raise BadSetting(f"{error.name} is missing: install overrun[lab]") from error
    return duckdb
