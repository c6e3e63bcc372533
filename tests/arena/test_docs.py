"""What docs/arena.md shows can be run."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from overrun.arena.agents import Spec
from overrun.arena.agents.python import PythonAgent
from overrun.arena.ids import MODES, VERSION
from overrun.arena.observing import SPOKEN
from overrun.games import GAMES
from tests.arena.test_agents import played
from tests.core.toy import Toy

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "arena.md").read_text(encoding="utf-8")
PROGRAM, CLASS, TEXT, TEXTARENA, VERIFIERS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy())


def run(example: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(example, names)
    return names


def test_the_program_is_the_one_in_the_folder_and_plays() -> None:
    file = DOCS / "examples" / "agent.py"
    assert file.read_text(encoding="utf-8") == PROGRAM
    (seat,) = played(f"command:{sys.executable} {file}").played.seats
    assert seat.errors.asked > 4
    assert seat.errors.defaults == seat.errors.illegal == seat.errors.nonsense == 0


def test_the_class_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    found = run(CLASS)["Cautious"]
    monkeypatch.setattr("tests.arena.players.Cautious", found, raising=False)
    spec = Spec("cautious", "python", "tests.arena.players:Cautious")
    assert PythonAgent(spec, 1.0)
    (seat,) = played("python:tests.arena.players:Cautious").played.seats
    assert seat.errors.defaults == seat.errors.faults == 0


def test_games_in_python_run() -> None:
    named = run(TEXT)
    assert named["game"].over
    assert not named["verdict"].error
    named = run(TEXTARENA)
    assert "error" not in named["info"]
    named = run(VERIFIERS)
    assert "is not possible" in named["told"]
    assert named["mistakes"]["illegal"] == 1


def test_what_the_page_says_of_the_environments_is_so() -> None:
    assert all(f"| `{mode}` |" in PAGE for mode in MODES)
    assert f"overrun/long-night:listed-v{VERSION}" in PAGE
    assert f"up to {SPOKEN} letters" in PAGE
