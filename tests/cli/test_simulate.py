"""``overrun simulate``."""

from __future__ import annotations

from typing import Any

import pytest

import overrun.bots
from overrun.bots import RandomBot, Worlds
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games import find
from overrun.text import Text
from overrun.text.say import Speaker
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

SIMULATE = "simulate zombie-terror --bots random --games 4 --seed tuesday"


def test_json_has_the_promised_keys() -> None:
    said = shell(f"{SIMULATE} --json")
    assert said.code == 0
    assert said.err == ""
    told = said.json
    assert list(told)[:8] == [
        "game", "games", "finished", "outcomes", "wins", "mean_rounds", "mean_decisions",
        "decisions_per_second",
    ]  # fmt: skip
    assert (told["game"], told["games"], told["finished"]) == ("zombie-terror", 4, 4)
    assert sum(told["outcomes"].values()) == 4
    assert set(told["wins"]) == {"humans", "zombies"}
    assert sum(told["wins"].values()) == 4
    assert told["mean_rounds"] == told["rounds"]["mean"] > 1
    assert told["mean_decisions"] * 4 == told["decisions"]["total"]
    assert told["decisions_per_second"] > 0
    assert told["bots"] == ["random", "random"]
    assert told["win_rates"]["humans"]["low"] <= told["win_rates"]["humans"]["rate"]
    assert told["bot_times"]["random"]["decisions"] == told["decisions"]["total"]


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    measured = ("seconds", "busy_seconds", "decisions_per_second", "decisions_per_busy_second",
                "bot_times", "jobs")  # fmt: skip

    def played(line: str) -> dict[str, Any]:
        told = shell(f"{line} --json").json
        return {key: value for key, value in told.items() if key not in measured}

    assert played(SIMULATE) == played(f"{SIMULATE} --jobs 2")
    assert played(SIMULATE) != played(f"{SIMULATE} --seed wednesday")


def test_the_table_shows_the_same_figures() -> None:
    speaker = Speaker(Text("en"), find("zombie-terror"))
    told = shell(f"{SIMULATE} --json").json
    said = shell(SIMULATE)
    assert said.code == 0
    assert said.out.startswith("zombie-terror: 4 games, seed tuesday, options: defaults")
    rows = {line.split("  ")[0]: line.split() for line in said.out.splitlines() if line}
    for reason, number in told["outcomes"].items():
        assert rows[reason][1] == str(number)
        assert " ".join(rows[reason][4:]) == speaker.ending(reason) != ""
    won, rate = told["wins"]["zombies"], told["win_rates"]["zombies"]
    assert rows["zombies"][1:4] == [str(won), f"{rate['rate'] * 100:.1f}", "%"]
    assert rows["zombies"][4] == f"{rate['low'] * 100:.1f}"
    assert rows["rounds"][1] == f"{told['mean_rounds']:.1f}"
    assert rows["decisions"][-2:] == [str(told["decisions"]["min"]), str(told["decisions"]["max"])]
    assert f"{told['decisions']['total']:,} decisions in" in said.out


def test_a_single_game_and_its_options_are_named() -> None:
    said = shell("simulate zombie-terror --bots random --games 1 --seed [b] -o target=4").out
    assert said.splitlines()[0] == "zombie-terror: 1 game, seed [b], options: target=4"
    assert " on 1 process: " in said
    assert " on 2 processes: " in shell(f"{SIMULATE} --jobs 2").out


def test_a_seed_is_drawn_and_told() -> None:
    line = "simulate zombie-terror --bots random --games 1 --json"
    first, second = shell(line).json, shell(line).json
    assert first["seed"] != second["seed"]
    again = shell(f"{line} --seed", first["seed"]).json
    assert again["decisions"] == first["decisions"]


def test_options_are_passed_on() -> None:
    told = shell(f"{SIMULATE} --option layout=compact -o target=4 --json").json
    assert told["options"] == {"layout": "compact", "target": "4"}


# -- faults ------------------------------------------------------------------------------------


class Brittle(RandomBot):
    """Breaks down in one game of several, wherever that game is played."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.patience = 30 if seed.startswith("it's/2/") else None

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        if self.patience is not None:
            self.patience -= 1
            if not self.patience:
                raise RuntimeError(f"fed up with ask {ask.number}")
        return super().choose(view, ask, worlds)


@pytest.fixture
def brittle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(overrun.bots._EVERYWHERE, "brittle", Brittle)


@pytest.mark.usefixtures("brittle")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_prints_the_command_that_plays_the_game_again(jobs: int) -> None:
    line = "simulate zombie-terror --games 6 --bots brittle,random -o layout=compact"
    said = shell(f"{line} --jobs {jobs} --seed", "it's")
    assert said.code == 1
    assert said.out == ""
    assert "Traceback (most recent call last)" in said.err
    *_, what, invitation, command = said.err.splitlines()
    assert what.startswith("overrun: game 2 (seed it's/2) failed: RuntimeError: fed up with ask ")
    assert invitation == "Play exactly this game again with:"
    again = shell(command.strip().removeprefix("overrun "))
    assert again.code == 1
    assert "game 0 (seed it's/2) failed: " in again.err
    assert again.err.splitlines()[-1] == command
    trouble = what.partition("failed: ")[2]
    assert f"failed: {trouble}" in again.err


@pytest.mark.usefixtures("brittle")
def test_a_fault_in_json() -> None:
    said = shell("simulate zombie-terror --games 6 --bots brittle --json --seed", "it's")
    assert said.code == 1
    assert (said.json["games"], said.json["finished"]) == (6, 2)
    assert said.json["fault"]["number"] == 2
    assert said.json["fault"]["seed"] == "it's/2"
    assert said.json["fault"]["command"] in said.err


# -- bad input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("simulate zombi-terror",
         "unknown game 'zombi-terror' (did you mean 'zombie-terror'?); valid: zombie-terror"),
        ("simulate zombie-terror --bots rnd", "unknown bot for zombie-terror 'rnd'"),
        ("simulate zombie-terror --bots random,random,random", "3 bots for 2 seats"),
        ("simulate zombie-terror --bots ''", "unknown bot for zombie-terror ''"),
        ("simulate zombie-terror --option layuot=x",
         "unknown option of zombie-terror 'layuot' (did you mean 'layout'?); valid: layout, setup"),
        ("simulate zombie-terror --option layout=huge",
         "unknown value of layout 'huge'; valid: classic, compact"),
        ("simulate zombie-terror --option layout", "write layout=VALUE; valid: classic, compact"),
        ("simulate zombie-terror -o target=4 -o target=5", "target is given twice: 4 and 5"),
        ("simulate zombie-terror --games x", "--games: 'x' is not a whole number from 1 on"),
        ("simulate zombie-terror --games 0", "--games: '0' is not a whole number from 1 on"),
        ("simulate zombie-terror --games -3", "--games: '-3' is not a whole number from 1 on"),
        ("simulate zombie-terror --jobs 1.5", "--jobs: '1.5' is not a whole number from 1 on"),
        ("simulate zombie-terror --seats 5", "zombie-terror is for 2 seats, not 5"),
        ("simulate zombie-terror -o scenario=lost-keys -o setup=free",
         "the scenario lost-keys is played with setup=basic"),
        ("simulate long-night --seats 3 -o cards=skis", "cards: write +skis to keep it, or -skis"),
        ("simulate long-night --seats 3 -o 'decks=gas: fule 3'",
         "decks: gas: unknown item of this table 'fule' (did you mean 'fuel'?)"),
        ("simulate long-night --seats 3 -o decks", "write decks=VALUE; such as: printed, gas"),
        ("simulate long-night --seats 3 -o story=chimp -o objective=white-tide",
         "the story chimp brings its own objectives: leave objective=white-tide out"),
    ],
)  # fmt: skip
def test_bad_input_is_refused_in_one_line(line: str, message: str) -> None:
    assert refusal(shell(line)).startswith(message)


def test_help_has_examples() -> None:
    said = shell("simulate --help")
    assert said.code == 0
    assert "overrun simulate zombie-terror --games 1000 --bots random --jobs 2" in said.out
