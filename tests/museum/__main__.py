"""``python -m tests.museum [NAME [SOURCES]]``: add a room with what this version writes.

The room is called after the day and the commit. ``SOURCES`` is the ``src`` of another version,
which then writes it.
"""

from __future__ import annotations

import lzma
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.museum import FOLDER
from tests.postgres import binaries, throw_away_postgres

EXHIBITS = Path(__file__).with_name("exhibits.py")


def name_of_today() -> str:
    """The day and the commit."""
    shown = ["git", "log", "-1", "--format=%cd-%h", "--date=format:%Y-%m-%d-%H%M", "--abbrev=7"]
    return subprocess.run(shown, capture_output=True, text=True, check=True).stdout.strip()


def play(folder: Path, database: str, sources: str) -> None:
    environment = {**os.environ, **({"PYTHONPATH": sources} if sources else {})}
    command = [sys.executable, EXHIBITS, folder, database]
    subprocess.run(command, env=environment, check=True)


def main(name: str = "", sources: str = "") -> None:
    folder = FOLDER / (name or name_of_today())
    if folder.exists():
        raise SystemExit(f"{folder.name} is in the museum already")
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "tables.db"
        play(folder, str(database), sources)
        (folder / "tables.db.xz").write_bytes(lzma.compress(database.read_bytes()))
    with throw_away_postgres() as url:
        play(folder, url, sources)
        dump = [binaries() / "pg_dump", "--no-owner", "--inserts", url]
        written = subprocess.run(dump, capture_output=True, check=True).stdout
        (folder / "tables.sql.xz").write_bytes(lzma.compress(written))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder.name} is in the museum: {size // 1024} KB")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        shutil.rmtree(FOLDER / (sys.argv[1] if sys.argv[1:] else name_of_today()), True)
        raise SystemExit(f"the museum is as it was: {error}") from error
