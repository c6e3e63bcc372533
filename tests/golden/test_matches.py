"""Bots play the same game on every interpreter."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import pytest

from overrun.bots import bot_names, usual_bot
from overrun.games import GAMES
from tests.golden import matches
from tests.interpreters import Interpreter, InterpreterMissing, other_cpython, pyodide


@pytest.fixture(scope="module")
def here() -> dict[str, matches.Played]:
    return matches.play_all()


def test_every_game_has_matches_of_its_bots() -> None:
    for game in GAMES:
        if bot_names(game) == ("random",):
            continue
        seated = [set(match.bots) for match in matches.matches() if match.game == game]
        usual = usual_bot(game)
        assert seated.count({usual}) >= 2
        assert {"random", usual} in seated
        levels = {bot.partition(":")[0] for match in seated for bot in match}
        assert levels == set(bot_names(game)), "what no match has may differ elsewhere"


def test_bots_play_as_they_did(here: dict[str, matches.Played]) -> None:
    played = {name: each.mark for name, each in here.items()}
    assert played == matches.marks(), (
        "the bots, the rules or the content have changed; if on purpose: python -m tests.golden"
    )


@pytest.mark.parametrize("find", [other_cpython, pyodide])
def test_the_same_game_elsewhere(
    here: dict[str, matches.Played], find: Callable[[], Interpreter]
) -> None:
    try:
        interpreter = find()
    except InterpreterMissing as missing:
        pytest.skip(str(missing))
    told = json.loads(interpreter.run("tests.golden.matches"))
    there = {name: matches.Played(*each) for name, each in told["matches"].items()}
    assert parting(here, there) == {}, f"{told['python']} on {told['platform']} plays otherwise"
    assert [name for name, same in told["replays"].items() if not same] == []


def parting(
    here: Mapping[str, matches.Played], there: Mapping[str, matches.Played]
) -> dict[str, str]:
    """Where the matches part ways that are not the same on both sides."""
    found = {}
    for name, one in here.items():
        other = there[name]
        if one != other:
            pairs = enumerate(zip(one.answers, other.answers, strict=False), 1)
            number, answers = next(
                ((number, pair) for number, pair in pairs if pair[0] != pair[1]), (0, ())
            )
            found[name] = f"answer {number}: {' / '.join(answers)}" if answers else "the end"
    return found
