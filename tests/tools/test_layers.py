"""Imports point one way, and games keep apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lint.checks import lint, python_files
from lint.layers import MAY_IMPORT

GAMES = {
    "games/chess/game.py": "class Chess:\n    name = 'chess'\n",
    "games/bad_chess/game.py": "from overrun.games.chess.game import Chess\n\n\n"
    "class Bad:\n    builds_on = Chess.name\n",
    "games/go/game.py": "class Go:\n    name = 'go'\n",
}

Found = Callable[[str, str], list[str]]


@pytest.fixture
def found(tmp_path: Path) -> Found:
    """What is wrong with a file of this name and text, in a house with three games."""

    def run(name: str, text: str) -> list[str]:
        for file, content in {**GAMES, name: text}.items():
            path = tmp_path / "overrun" / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
            for package in [path.parent, *path.parent.parents]:
                if package == tmp_path:
                    break
                (package / "__init__.py").touch()
        return [
            f"{finding.path.relative_to(tmp_path / 'overrun').as_posix()}:{finding.line} "
            f"{finding.what}"
            for finding in lint(python_files([tmp_path]))
        ]

    return run


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        (
            "core/table.py",
            "import os\nfrom overrun.games import find\n",
            "2 core.table must not import overrun.games.find: core does not stand on games",
        ),
        (
            "games/chess/turn.py",
            "def turn():\n    import overrun.bots.random\n",
            "2 games.chess.turn must not import overrun.bots.random: games does not stand on bots",
        ),
        (
            "bots/base.py",
            "from overrun import core, text\n",
            "1 bots.base must not import overrun.text: bots does not stand on text",
        ),
        (
            "text/say.py",
            "from ..server import room\n",
            "1 text.say must not import overrun.server.room: text does not stand on server",
        ),
        (
            "core/flow.py",
            "from overrun.tools import catalog\n",
            "1 core.flow must not import overrun.tools.catalog: core does not stand on tools",
        ),
        (
            "games/chess/rules.py",
            "from overrun.games.go.game import Go\n",
            "1 games.chess.rules must not import overrun.games.go.game.Go: "
            "chess does not build on go",
        ),
        (
            "games/chess/rules.py",
            "from overrun.games.bad_chess import game\n",
            "1 games.chess.rules must not import overrun.games.bad_chess.game: "
            "chess does not build on bad_chess",
        ),
        (
            "bots/chess/play.py",
            "from overrun.games.go.game import Go\n",
            "1 bots.chess.play must not import overrun.games.go.game.Go: "
            "chess does not build on go",
        ),
        (
            "annex/room.py",
            "",
            "1 annex has no place in the order of imports (lint/layers.py)",
        ),
    ],
)
def test_imports_that_point_back(found: Found, name: str, text: str, what: str) -> None:
    assert f"{name}:{what}" in found(name, text)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("core/log.py", "from overrun import __version__\n"),
        ("games/bad_chess/rules.py", "from overrun.games.chess.game import Chess\n"),
        ("bots/bad_chess.py", "from overrun.games.chess.game import Chess\n"),
        ("lab/bench.py", "from overrun.server import run\n"),
        ("cli/app.py", "from overrun.lab import bench\nfrom overrun.terminal import screen\n"),
        ("__main__.py", "from overrun.cli import main\n"),
        ("text/say.py", "import overrunning.server\nfrom games import chess\n"),
    ],
)
def test_imports_that_are_fine(found: Found, name: str, text: str) -> None:
    assert found(name, text) == []


def test_a_base_may_be_named_by_a_string(found: Found) -> None:
    base = "from overrun.games.go.game import Go\n\n\nclass Five:\n    builds_on = 'go'\n"
    assert found("games/five/game.py", base) == []


def test_nobody_stands_below_itself() -> None:
    """The packages can be laid in a row."""
    laid: set[str] = set()
    while loose := MAY_IMPORT.keys() - laid:
        fit = {each for each in loose if MAY_IMPORT[each] <= laid}
        assert fit, f"a circle among {sorted(loose)}"
        laid |= fit
