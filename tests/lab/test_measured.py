"""What is told of missions and scenarios is what was measured."""

from __future__ import annotations

import pytest

from overrun.games import GAMES
from overrun.games.measured import Measure, measured
from overrun.server.lobby import game_infos
from tests.measured import found_in


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_are_those_of_the_page_of_balance(game: str) -> None:
    known = measured(game)
    sources: dict[str, set[str]] = {}
    for source in known.tables:
        found = found_in(game, source)
        assert found, f"{source.heading}: nothing of it is a value of {source.setting}"
        sources.setdefault(source.setting, set()).update(found)
        for value, figures in found.items():
            told = known.of(source.setting, value)
            assert told == figures, f"{game}, {value}: python -m tests.measured writes it anew"
    values = {each.name: each.values for each in GAMES[game].settings}
    for setting, given in known.values.items():
        assert set(given) <= set(values[setting])
        assert set(given) <= sources[setting], f"{game}: a figure that no table of the page has"


def test_how_hard_something_is_follows_from_how_often_it_is_won() -> None:
    assert [Measure(won=won).level for won in (60, 59, 40, 39)] == [
        "easy", "medium", "medium", "hard",
    ]  # fmt: skip
    assert Measure(rounds=5.0).level == ""


def test_every_mission_says_how_hard_how_long_and_what_it_is_about() -> None:
    infos = {info.name: info for info in game_infos("en").games}
    (mission,) = [each for each in infos["army-of-the-dead"].settings if each.name == "mission"]
    for value in mission.values:
        assert value.level in ("easy", "medium", "hard"), value.value
        assert "minutes" in value.length, value.value
        assert value.text, value.value
        assert value.measured, value.value
