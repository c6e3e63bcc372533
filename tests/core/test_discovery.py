"""A game is found by its folder: nothing else knows which games there are."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from overrun import games
from overrun.bots import bot_names, make_bot
from overrun.core.errors import ContentError
from overrun.games import GAMES, folder, having, part

ROOT = Path(__file__).parents[2]
NAMES = {
    name: re.compile(rf"{name}|{folder(name)}|{type(game).__name__}")
    for name, game in GAMES.items()
}


# -- no list of games ------------------------------------------------------------------------


def own_files(path: Path, game: str) -> bool:
    """Whether a file is the game's own, or of one that builds on it: its name, or that of a folder
    around it, begins as the game's does. Drawings may be borrowed from any game."""
    parts = [re.sub("[-_]", "", each).lower() for each in path.relative_to(ROOT).parts]
    family = [game, *(name for name, each in GAMES.items() if each.builds_on == game)]
    if path.is_relative_to(ROOT / "client"):
        family = [*GAMES]
    return any(each.startswith(name.replace("-", "")) for each in parts for name in family)


def code_of(path: Path) -> str:
    """What a file does: Python without comments and docstrings, whose examples need some game."""
    source = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return source
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_text(each)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def files() -> list[Path]:
    kinds = {".py", ".toml", ".ftl", ".ts", ".svelte", ".css"}
    places = ("src", "client/src", "client/build")
    found = [path for place in places for path in (ROOT / place).rglob("*") if path.suffix in kinds]
    made = ROOT / "client/src/lib/protocol.ts"  # by overrun.server.typescript, from all views
    return [ROOT / "Makefile", *(path for path in found if path != made)]


def test_nobody_lists_the_games() -> None:
    naming = {
        (str(path.relative_to(ROOT)), name)
        for path in files()
        if (code := code_of(path))
        for name, pattern in NAMES.items()
        if pattern.search(code) and not own_files(path, name)
    }
    assert naming == set()


# -- how they are found ----------------------------------------------------------------------


def test_games_stand_in_the_order_of_their_places() -> None:
    found = list(GAMES.values())
    assert found == sorted(found, key=lambda game: (game.place, game.name))
    assert len({game.short for game in found}) == len(found)


def test_a_game_has_what_other_packages_have_under_its_name() -> None:
    for game in having("overrun.bots"):
        assert part("overrun.bots", game).STEADY is type(make_bot("steady", game, "a"))
    assert part("overrun.bots", "no-such-game") is None
    assert bot_names("no-such-game") == ("random",)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that is searched for games as well; what was imported from it is forgotten."""
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def put(shelf: Path, name: str, source: str) -> None:
    (shelf / name).mkdir()
    (shelf / name / "__init__.py").touch()
    (shelf / name / "game.py").write_text(dedent(source), encoding="utf-8")


def test_a_folder_is_a_game(shelf: Path) -> None:
    put(
        shelf,
        "quiet_toy",
        "from tests.core.toy import Toy\nclass Quiet(Toy):\n    name = 'quiet-toy'\nGAME = Quiet()",
    )
    (shelf / "helpers").mkdir()
    (shelf / "helpers" / "__init__.py").touch()
    assert [game.name for game in games._found()] == ["quiet-toy"]


def test_a_folder_without_a_game_says_so(shelf: Path) -> None:
    put(shelf, "nothing", "")
    with pytest.raises(ContentError, match=r"overrun.games.nothing.game has no GAME"):
        games._found()


def test_a_game_in_the_wrong_folder_says_so(shelf: Path) -> None:
    put(shelf, "elsewhere", "from tests.core.toy import Toy\nGAME = Toy()")
    with pytest.raises(ContentError, match=r"the game 'lanterns' wants the folder 'lanterns'"):
        games._found()


def test_a_game_that_cannot_be_imported_is_not_passed_over(shelf: Path) -> None:
    put(shelf, "broken", "import overrun.no_such_module")
    with pytest.raises(ModuleNotFoundError, match=r"overrun\.no_such_module"):
        games._found()
