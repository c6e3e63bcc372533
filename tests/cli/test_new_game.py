"""A new game is rules and sentences in folders of its own, and docs/adding-a-game.md is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overrun.cli.new_game import new_game, short_for
from overrun.core.errors import BadSetting
from tests.newcomer import ROOT, Tree, written_on_the_page

GAME = "last-light"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """A tree with the game of the page."""
    found = Tree(tmp_path_factory.mktemp("tree"))
    found.follow_the_page()
    return found


def lines(source: str) -> list[str]:
    return [line for line in source.splitlines() if line]


def test_the_page_shows_what_the_command_writes(tmp_path: Path) -> None:
    (tmp_path / "src/overrun/games").mkdir(parents=True)
    wrote = new_game(GAME, tmp_path)
    shown = written_on_the_page()
    assert set(shown) == {path for path in wrote if path.name != "__init__.py"}
    for path, source in shown.items():
        assert lines(source) == lines((tmp_path / path).read_text(encoding="utf-8")), path
    assert not any((ROOT / path).exists() for path in wrote)


def test_games_lists_it_last(tree: Tree) -> None:
    assert tree.run("overrun", "games", "--names").split()[-1] == GAME
    said = tree.run("overrun", "games")
    assert "last-light: Last Light" in said
    assert "It is dawn, and the light still burns: all win." in said


def test_bots_play_it(tree: Tree) -> None:
    said = tree.run("overrun", "simulate", GAME, "--games", "20", "--seed", "page")
    assert "The light is out. Nobody wins." in said
    few = ("--games", "10", "--allow-unused")
    assert "no fault" in tree.run("overrun", "fuzz", GAME, *few)
    assert GAME in tree.run("overrun", "bench", GAME, "--seconds", "0.05")


def test_it_is_played_at_a_terminal(tree: Tree) -> None:
    typed = "rules\n" + "burn 1\nburn 2\nburn 3\n" * 3 + "quit\n"
    words = ("play", GAME, "--plain", "--seed", "a", "--saves", str(tree.folder / "saves"))
    said = tree.run("overrun", *words, typed=typed)
    assert "One to four players keep a light burning" in said
    assert "Light: 3." in said
    assert "Your candles: " in said
    assert "The rules of this game are not written down here." in said
    assert "You have no candle of that size. (LL-BURN-01)" in said


def test_the_browser_client_knows_its_view(tree: Tree) -> None:
    tree.run("overrun.server.typescript")
    types = (tree.folder / "client/src/lib/protocol.ts").read_text(encoding="utf-8")
    assert "export interface LastLightView {" in types


def test_its_own_test_passes(tree: Tree) -> None:
    assert "2 passed" in tree.run("pytest", "-q", "-p", "no:cacheprovider", "tests/games")


def test_another_name_gives_the_same_game(tree: Tree) -> None:
    said = tree.run("overrun", "new-game", "lifeboat-seven", "--into", str(tree.folder))
    assert "src/overrun/games/lifeboat_seven/game.py" in said
    said = tree.run("overrun", "simulate", "lifeboat-seven", "--games", "3", "--seed", "page")
    assert "lifeboat-seven: 3 games" in said
    wrote = [path for path in tree.folder.rglob("*") if path.parent.name.startswith("lifeboat")]
    assert len([path for path in wrote if path.suffix in (".py", ".ftl")]) == 6
    for path in wrote:
        assert not path.is_file() or not re.search(
            "last.?light|\\bll-", path.read_text("utf-8"), re.I
        )


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("zombie-terror", "there is 'zombie-terror' already"),
        ("random", "there is 'random' already"),
        ("Lifeboat", "small letters"),
        ("life boat", "small letters"),
        ("../life", "small letters"),
    ],
)
def test_names_that_cannot_be(tmp_path: Path, name: str, problem: str) -> None:
    (tmp_path / "src/overrun/games").mkdir(parents=True)
    with pytest.raises(BadSetting, match=problem):
        new_game(name, tmp_path)
    assert not list(tmp_path.rglob("*.py"))


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "src/overrun/games").mkdir(parents=True)
    new_game(GAME, tmp_path)
    with pytest.raises(BadSetting, match="exists already"):
        new_game(GAME, tmp_path)
    with pytest.raises(BadSetting, match="no source tree"):
        new_game(GAME, tmp_path / "elsewhere")


def test_letters_are_its_own() -> None:
    assert short_for("zero-tolerance") == "ze"
    assert short_for("x") == "x"
