"""Strength: the same games for everybody, kept so that nobody has to play them twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from overrun.core.errors import BadSetting
from overrun.lab import keeping, strength
from overrun.lab.ladder import climb
from overrun.lab.shards import crew_of
from overrun.lab.strength import Run, compare, contests, run

GAME = "zombie-terror"
HUMANS = contests(GAME)["humans"]


def played(games: int, keep: Path | None = None, jobs: int = 1) -> Run:
    return run(
        GAME, "random", HUMANS, games, "kept", others="random", crew=crew_of(jobs), keep=keep
    )


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = played(4, tmp_path)
    monkeypatch.setattr(strength, "_game", None)  # whoever plays now fails
    again = played(4, tmp_path)
    assert again.won == first.won
    assert again.as_json() == first.as_json()
    assert played(2, tmp_path).won == first.won[:2], "and fewer are the first of them"
    with pytest.raises(TypeError):
        played(5, tmp_path)


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    played(3, tmp_path)
    (file,) = tmp_path.iterdir()
    text = file.read_bytes()
    file.write_bytes(text[:-9])  # stopped in the middle of the last line
    assert played(6, tmp_path, jobs=2).won == played(6).won
    assert len(file.read_bytes().splitlines()) == 7


def test_results_of_other_players_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(1, tmp_path)
    monkeypatch.setattr(strength, "print_of_players", lambda game: "other")
    with pytest.raises(BadSetting, match=r"results of something else: print .* instead of 'other'"):
        played(1, tmp_path)


def test_a_file_that_is_no_result_is_refused_with_its_line(tmp_path: Path) -> None:
    played(2, tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([lines[0], b"nonsense", lines[2]]) + b"\n")
    with pytest.raises(BadSetting, match="line 2: not a result"):
        played(2, tmp_path)
    assert b"nonsense" in file.read_bytes(), "nothing is lost by it"


def test_the_print_is_of_all_that_decides_how_bots_play() -> None:
    war, night = (
        keeping.print_of_players.__wrapped__(g) for g in ("warring-colonies", "long-night")
    )
    assert war != night
    assert night == keeping.print_of_players("long-night")


def test_a_ladder_pairs_the_same_games(tmp_path: Path) -> None:
    standing = climb(GAME, "humans", ["random", "sharp"], 4, "rungs", keep=tmp_path)
    sharp, chance = standing.rungs["sharp"], standing.rungs["random"]
    assert sharp.beside["random"] == compare(chance.run, sharp.run)
    assert sharp.beside["random"].games == 4
    assert {file.stem for file in tmp_path.iterdir()} == {
        f"{GAME}-humans-{bot}-steady-rungs" for bot in ("random", "sharp")
    }
