"""Studies: what a file asks is played with the same seeds, no more than it takes, and shown."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrun.bots import make_bot
from overrun.bots.restricted import Restricted
from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.shards import Processes
from overrun.lab.statistics import Rate, wilson
from overrun.lab.study.page import Page
from overrun.lab.study.plan import Study, read_study
from overrun.lab.study.racing import Race
from overrun.lab.study.run import Answer, answered
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs/examples/scenarios.toml"


def small(**more: Any) -> Study:
    """The study of the documentation, played by random bots and much smaller."""
    study = read_study(EXAMPLE)
    study.factors = {"scenario": ["empty-tank", "toxic-spill"], "bot": ["random"]}
    study.games.first, study.games.most = 4, 8
    study.luck = study.skill = None
    for name, value in more.items():
        setattr(study, name, value)
    return study


def told(answer: Answer) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(answer.as_json()))


def test_the_example_of_the_documentation_is_answered(tmp_path: Path) -> None:
    study = small()
    answer = answered(study, keep=tmp_path)
    usual, restricted = answer.cells[:2], answer.cells[2:]
    assert [cell.asked.levels["scenario"] for cell in usual] == ["empty-tank", "toxic-spill"]
    assert [cell.asked.cell.bot for cell in restricted] == ["random without play"] * 2
    assert any(what.startswith("used:") and rate.hits for what, rate in usual[0].counts.items())
    assert not any(
        what.startswith("used:") and rate.hits for what, rate in restricted[0].counts.items()
    )
    for card in answer.cards:
        assert card.used.tries == card.seen.hits <= card.seen.tries == 16
    assert {each["seed"] for each in seeds(tmp_path)} == {f"page/{n}" for n in range(8)}
    assert told(answered(study, Processes(2))) == told(answer), "whoever plays"


def seeds(folder: Path) -> list[dict[str, Any]]:
    lines = [line for file in folder.glob("study-*") for line in file.read_bytes().splitlines()[1:]]
    assert len(lines) == 4 * 8
    return [msgspec.json.decode(line)[1] for line in lines]


def test_the_page_says_it_all_and_needs_nothing_else(tmp_path: Path) -> None:
    file, page = tmp_path / "study.toml", tmp_path / "page.html"
    text = EXAMPLE.read_text(encoding="utf-8")
    for was, now in (
        (r"first = \d+, most = \d+", "first = 2, most = 2"),
        (r"scenario = .*", 'scenario = ["empty-tank", "toxic-spill"]\nbot = ["random"]'),
        (r"levels = .*", 'levels = ["steady"]'),
        (r"deals = \d+", "deals = 2"),
        (r"\ngames = \d+", "\ngames = 1"),
    ):
        text, times = re.subn(was, now, text)
        assert times
    file.write_text(text, encoding="utf-8")
    said = shell("study", file, "--keep", tmp_path / "kept", "--write", page, "--json")
    assert said.code == 0, said.err
    assert set(said.json) == {
        "game", "title", "seed", "rate", "looks", "cells", "cards", "luck", "skill",
    }  # fmt: skip
    assert set(said.json["luck"]) == {"skill", "deal", "table"}
    html = page.read_text(encoding="utf-8")
    for part in ("Who wins", "Empty Tank", "nobody plays cards", "How long", "Drama"):
        assert part in html
    assert "The ladder of skill" in html
    assert "Luck against skill" in html
    assert html.count("<svg") >= 6
    assert not re.findall(r"<script|src=|href=|url\(", html)
    again = shell("study", file, "--keep", tmp_path / "kept")
    assert "Toxic Spill" in again.out


def test_one_thing_at_a_time_over_all_levels_of_the_others() -> None:
    study = small(without=[], cards=0, factors={"scenario": ["empty-tank", "toxic-spill"],
                  "bot": ["random", "random without play"]})  # fmt: skip
    study.games.first = study.games.most = 2
    html = Page(answered(study)).html()
    assert "One thing at a time" in html
    assert "Level of the bots" in html


def test_seeds_may_be_among_what_is_asked(tmp_path: Path) -> None:
    study = small(without=[], cards=0, factors={"seeds": ["monday", "tuesday"], "bot": ["random"]})
    study.games.first = study.games.most = 3
    answer = answered(study, keep=tmp_path)
    assert [cell["seed"] for cell in told(answer)["cells"]] == ["monday", "tuesday"]
    played = [json.loads(line)[1]["seed"] for file in sorted(tmp_path.glob("*.jsonl"))
              for line in file.read_text().splitlines()[1:]]  # fmt: skip
    assert played == [f"{day}/{game}" for day in ("monday", "tuesday") for game in range(3)]
    (monday,) = answered(small(without=[], cards=0, factors={"bot": ["random"]}, seed="monday",
                         games=study.games)).cells  # fmt: skip
    assert monday.lengths == answer.cells[0].lengths, "the same games"
    html = Page(answer).html()
    assert "seed tuesday" in html
    assert "only lines of one seed are dealt the same" in html


def test_how_long_games_take_is_drawn_bar_by_bar() -> None:
    study = small(without=[], cards=0, factors={"bot": ["random"]})
    answer = answered(study)
    (cell,) = answer.cells
    lengths = cell.lengths
    assert sum(lengths.values()) == cell.games
    assert (min(lengths), max(lengths)) == (cell.rounds["min"], cell.rounds["max"])
    assert told(answer)["cells"][0]["lengths"] == {str(at): n for at, n in lengths.items()}
    html = Page(answer).html()
    drawn = [float(tall) for tall in re.findall(r'class="bar"[^>]* height="([\d.]+)"', html)]
    most = max(lengths.values())
    assert drawn == pytest.approx([36 * games / most for games in lengths.values()], abs=0.1)
    assert "only lines of one seed" not in html


# -- racing ------------------------------------------------------------------------------------


def test_a_race_ends_as_soon_as_it_is_sharp_and_looks_cost_width() -> None:
    race = Race(precision=5.0, first=100, most=1600)
    assert race.looks == (100, 200, 400, 800, 1600)
    low, high = race.interval(Rate(50, 100))
    assert high - low > wilson(50, 100)[1] - wilson(50, 100)[0]
    assert race.deviations == pytest.approx(2.5758, abs=1e-3)  # 1 % for each of five looks
    assert [race.verdict(Rate(n // 2, n)) for n in race.looks] == ["", "", "", "sharp", "sharp"]


def test_a_cell_that_is_surely_outside_the_band_plays_no_more() -> None:
    study = small(without=[], factors={"bot": ["random"]}, cards=0)
    study.games.first, study.games.most = 20, 160
    (cell,) = answered(study).cells
    assert (cell.rate.tries, cell.verdict) == (20, "below"), "random humans never get away"


# -- restricted play ---------------------------------------------------------------------------


def test_a_restricted_player_never_does_it_while_there_is_anything_else() -> None:
    bot = make_bot("steady without play", "zombie-terror", "s")
    assert isinstance(bot, Restricted)
    table = Table.new(find("zombie-terror"), seats=2, settings={}, seed="s", events=False)
    seen = 0
    while table.asks and seen < 30:
        ask = table.asks[0]
        option = bot.choose(table.view(ask.seat), ask, lambda seed: table)
        others = {each[0] for each in ask.options} - {"play"}
        seen += "play" in {each[0] for each in ask.options}
        assert option in ask.options
        assert option[0] != "play" or not others
        table.answer(ask.seat, ask.number, option)
    only = Ask(0, "card", [("play", "decoy"), ("play", "lurch")])
    random = make_bot("random without play", "zombie-terror", "s")
    assert random.choose(None, only, lambda seed: table) in only.options


# -- bad input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('game = "chess"', "unknown game 'chess'"),
        ("precision = 70", "precision: 70 is not"),
        ("games = { first = 9, most = 3 }", "from 9 to 3 is no race"),
        ("band = [60, 40]", "is no band"),
        ('factors = { senario = ["none"] }', "unknown option of zombie-terror 'senario'"),
        ('factors = { scenario = ["nine"] }', "unknown value of scenario 'nine'"),
        ('factors = { bot = ["psychic"] }', "unknown bot for zombie-terror 'psychic'"),
        ('without = [{ name = "x", verbs = ["fly"] }]', "unknown verb of zombie-terror 'fly'"),
        ('luck = { contest = "dogs", levels = ["random"] }', "unknown contest"),
        ('skill = { contest = "humans", levels = ["random"] }', "steady must be among"),
        ("colour = 3", "unknown field `colour`"),
        ("= 3", "study.toml: "),
    ],
)
def test_what_cannot_be_asked_is_refused_with_its_file(
    line: str, message: str, tmp_path: Path
) -> None:
    name = line.partition(" ")[0]
    usual = {"game": '"zombie-terror"', "title": '"t"', "seed": '"s"'}
    text = [f"{key} = {value}" for key, value in usual.items() if key != name]
    (tmp_path / "study.toml").write_text("\n".join([*text, line]))
    said = refusal(shell("study", tmp_path / "study.toml"))
    assert message in said
    assert "study.toml" in said


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refusal(shell("study", tmp_path / "nothing.toml"))
