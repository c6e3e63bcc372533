"""What a browser fetches before one can begin, by the files of the built client.

A chunk that grows, or pulls in what could come later, is found here and not by somebody with a slow
connection. The budgets are what is fetched now, in bytes packed by brotli, and a twentieth more;
``python -m tests.arriving`` measures what comes of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import overrun.server
from overrun.games import GAMES

STATIC = Path(overrun.server.__file__).parent / "static"

FIRST_PAGE = ("base", "home")
TABLE = ("base", "table")

BUDGETS = {
    "": 62_000,
    "zombie-terror": 149_000,
    "long-night": 175_000,
    "warring-colonies": 187_000,
    "army-of-the-dead": 188_000,
}
"""For the first page, and for a table of each game."""

Manifest = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    """What each file of the client imports at once, as the build says."""
    file = STATIC / ".vite" / "manifest.json"
    assert file.is_file(), "make client"
    return msgspec.json.decode(file.read_bytes(), type=Manifest)


def named(file: dict[str, Any]) -> str:
    """The name of a chunk: what it is for, or for which games."""
    return str(file.get("name", ""))


def fetched(manifest: Manifest, game: str) -> set[str]:
    """The files for the first page, or for a table of a game."""
    names = {*(TABLE if game else FIRST_PAGE)}
    wanted = ["index.html", "virtual:catalogue/en"]
    if game:
        names |= {name for name in map(named, manifest.values()) if game in name.split("_")}
        wanted.append(f"virtual:catalogue/en/{game}")
    if game == "warring-colonies":
        wanted.append("virtual:catalogue/en/long-night")
    wanted += [
        key for key, each in manifest.items() if key.startswith("_") and named(each) in names
    ]
    known = set(wanted)
    for key in wanted:
        new = [each for each in manifest[key].get("imports", []) if each not in known]
        known.update(new)
        wanted += new
    return {
        file for key in known for file in (manifest[key]["file"], *manifest[key].get("css", []))
    }


def weight(file: str) -> int:
    """What goes over the wire."""
    packed = STATIC / f"{file}.br"
    return (packed if packed.is_file() else STATIC / file).stat().st_size


@pytest.mark.parametrize("game", ["", *GAMES])
def test_little_is_fetched_until_one_can_begin(manifest: Manifest, game: str) -> None:
    files = fetched(manifest, game)
    total = weight("index.html") + sum(map(weight, files))
    by_weight = sorted(((weight(file), file) for file in files), reverse=True)
    assert total <= BUDGETS[game], by_weight


def test_what_can_wait_is_not_among_it(manifest: Manifest) -> None:
    """Stages, dialogs and the drawings of people come when one can begin."""
    for game in GAMES:
        files = " ".join(fetched(manifest, game))
        for later in ("Stage", "Dialogs", "Drawn", "Guide", "looks", "home"):
            assert f"/{later}-" not in files, (game, later)
