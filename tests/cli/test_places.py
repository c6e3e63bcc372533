"""Where everything is kept: the platform's place for data, or the one that is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from overrun import places
from overrun.cli import app
from overrun.core.errors import BadSetting
from overrun.places import data_directory, database_in, saves_in


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty home."""
    for name in ("XDG_DATA_HOME", "OVERRUN_DATA", "OVERRUN_SAVES", "OVERRUN_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_data_goes_where_it_always_went(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_directory() == home / ".local" / "share" / "overrun"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_directory() == home / "data" / "overrun"
    assert saves_in(None) == home / "data" / "overrun" / "games"
    assert database_in(None) == home / "data" / "overrun" / "tables.db"


def test_what_lies_at_the_former_place_stays_in_use(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = home / "Library" / "overrun"
    monkeypatch.setattr(places, "user_data_path", lambda *_, **__: library)
    assert data_directory() == library
    former = home / ".local" / "share" / "overrun"
    former.mkdir(parents=True)
    assert data_directory() == former
    library.mkdir(parents=True)
    assert data_directory() == library


def test_without_a_home_it_is_the_current_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    assert data_directory() == Path()


def test_a_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadSetting, match=r"file/below: cannot be used for data: .* --data"):
        database_in(tmp_path / "file" / "below")


@pytest.mark.parametrize("named", ["option", "environment"])
def test_a_game_at_the_terminal_is_saved_there(home: Path, named: str) -> None:
    words = ["play", "zombie-terror", "--plain", "--bots", "random"]
    here = home / "winter"
    if named == "option":
        result = CliRunner().invoke(app, [*words, "--data", str(here)], input="quit\n")
    else:
        result = CliRunner().invoke(app, words, input="quit\n", env={"OVERRUN_DATA": str(here)})
    assert result.exit_code == 0, result.output
    assert len(list((here / "games").glob("zombie-terror-*.json"))) == 1
    assert f"--data {here}" in result.output.splitlines()[-1]
