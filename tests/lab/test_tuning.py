"""Tuning: other numbers are laid over the content, tried, and told with their evidence."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrun.core import content
from overrun.core.errors import BadSetting
from overrun.lab.shards import Processes
from overrun.lab.simulate import Plan
from overrun.lab.statistics import Played, Rate
from overrun.lab.tuning import search
from overrun.lab.tuning.candidate import played
from overrun.lab.tuning.plan import Tuning, read_tuning
from overrun.lab.tuning.search import tuned
from overrun.lab.tuning.writing import written
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

EXAMPLES = Path(__file__).parents[2] / "docs/examples"
MISSION = EXAMPLES / "night-flight.toml"
ROUNDS = "missions/night-flight.toml: rounds"


def tuning(**more: Any) -> Tuning:
    """The mission of the documentation: only the number of rounds may move, two players."""
    found = read_tuning(MISSION)
    found.numbers = found.numbers[:1]
    found.factors = {"seats": [2]}
    for name, value in more.items():
        setattr(found, name, value)
    return found


def test_other_numbers_are_played_and_the_file_stays_as_it_is() -> None:
    made = tuning()
    before = made.source(made.numbers[0]).read_bytes()
    plan = Plan("army-of-the-dead", 2, 6, ("random",) * 6, {"mission": "night-flight"}, "s")
    lengths = {}
    for rounds in (2, 14):
        changes = made.changes({ROUNDS: rounds})
        text = played(changes, msgspec.json.encode(plan), [0, 1])
        games = msgspec.json.decode(text, type=dict[int, Played])
        lengths[rounds] = max(game.rounds for game in games.values())
    assert lengths[2] <= 2 < lengths[14]
    assert made.source(made.numbers[0]).read_bytes() == before
    with pytest.raises(BadSetting, match=r"missions/night-flight.toml: .* `int` >= 1"):
        played(made.changes({ROUNDS: -3}), msgspec.json.encode(plan), [0])


def pretend(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, int]]:
    """Instead of playing, say that every round more wins ten games of a hundred more."""
    asked: list[dict[str, int]] = []

    def rate(tuning: Any, values: dict[str, int], each: Any, games: int, *more: Any) -> Rate:
        asked.append(values)
        return Rate(round(games * (values[ROUNDS] - 10) / 10), games)

    monkeypatch.setattr(search, "_rate", rate)
    return asked


def test_it_finds_what_fits_and_drops_early_what_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = pretend(monkeypatch)
    made = tuning(band=(25, 35), candidates=20)
    found = tuned(made)
    assert found.before.values == {ROUNDS: 14}, "the present numbers come first"
    assert not found.before.fits
    assert found.best.values == {ROUNDS: 13}
    assert found.best.fits
    assert found.tried[-1] is found.best, "and then it is enough"
    assert len(asked) < 3 * len(found.tried), "what is surely out is not played to the end"
    assert found.before.loss == 5.0
    assert [each.values for each in tuned(made).tried] == [each.values for each in found.tried]
    assert not tuned(tuning(band=(95, 99), candidates=3)).best.fits


def test_a_candidate_is_played_in_shards_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tuning(candidates=1, factors={"seats": [2], "bot": ["random"]})
    made.games.first = made.games.most = 12
    first = tuned(made, Processes(2), tmp_path)
    assert first.before.rates == [Rate(0, 12)]
    assert first.before.verdicts == ["below"]
    monkeypatch.setattr(search, "played", lambda *task: pytest.fail("somebody plays"))
    assert tuned(made, keep=tmp_path).as_json() == first.as_json(), "nothing is played again"


def test_the_difference_is_shown_and_written_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch)
    file = tmp_path / "night-flight.toml"
    real = tuning()
    file.write_bytes(real.source(real.numbers[0]).read_bytes())
    file_of_the_study = tmp_path / "tune.toml"
    text = MISSION.read_text(encoding="utf-8").replace("band = [40, 50]", "band = [25, 35]")
    file_of_the_study.write_text(text.replace("candidates = 8", "candidates = 200"))
    monkeypatch.setattr(Tuning, "source", lambda self, number: file)
    before = file.read_text(encoding="utf-8")
    said = shell("tune", file_of_the_study)
    assert said.code == 0, said.err
    assert "-rounds = 14\n+rounds = 13\n" in said.out
    assert file.read_text(encoding="utf-8") == before
    told = shell("tune", file_of_the_study, "--write", "--json").json
    assert set(told) == {
        "game", "title", "seed", "band", "cells", "before", "best", "tried", "difference",
    }  # fmt: skip
    after = file.read_text(encoding="utf-8")
    assert after.replace("rounds = 13", "rounds = 14").count("\n") == before.count("\n")
    assert content.read(file)["rounds"] == 13
    impossible = file_of_the_study.read_text().replace("band = [25, 35]", "band = [95, 99]")
    file_of_the_study.write_text(impossible.replace("candidates = 200", "candidates = 2"))
    assert shell("tune", file_of_the_study).code == 1


def test_only_the_number_that_is_meant_is_written() -> None:
    text = "# 3 of them\na = 3\nb = [{ n = 3 }, { n = 33, m = 3 }]\n"
    assert written(text, "b.1.m", 5) == text.replace("m = 3", "m = 5")
    with pytest.raises(BadSetting, match="not written as a plain number"):
        written("a = 0x10\n", "a", 5)


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        ('path = "rounds"', 'path = "round"', "round: unknown step 'round'"),
        ('path = "rounds"', 'path = "zeus"', "zeus is not a whole number"),
        ("from = 11", "from = 15", "rounds is 14, which is not from 15 to 16"),
        ("night-flight.toml", "day-flight.toml", "day-flight.toml is no file of the content"),
        ("band = [40, 50]", "", "a band is needed"),
        ("candidates = 8", "candidate = 8", "unknown field `candidate`"),
    ],
)
def test_what_cannot_be_tuned_is_refused_with_its_file(
    was: str, now: str, message: str, tmp_path: Path
) -> None:
    text = MISSION.read_text(encoding="utf-8")
    assert was in text
    (tmp_path / "tune.toml").write_text(text.replace(was, now))
    said = refusal(shell("tune", tmp_path / "tune.toml"))
    assert message in said
    assert "tune.toml" in said


def test_both_examples_can_be_read_and_optuna_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert read_tuning(EXAMPLES / "reaping.toml").present() == {
        "town/objectives.toml: reaping.standard.rounds": 7,
        "town/objectives.toml: reaping.standard.goals.0.at_most": 7,
        "town/objectives.toml: reaping.standard.goals.1.at_most": 12,
    }
    monkeypatch.setitem(sys.modules, "optuna", None)
    assert "install overrun[lab]" in refusal(shell("tune", EXAMPLES / "reaping.toml"))
