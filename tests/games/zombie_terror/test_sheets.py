"""What a scenario changes in numbers is content; a table keeps what it was set up with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrun.core.errors import BadPosition
from overrun.core.table import Table
from overrun.games import find
from overrun.games.zombie_terror import game as module
from overrun.games.zombie_terror.scenarios import SCENARIOS
from overrun.games.zombie_terror.sheets import Sheet, first_sheets, sheets
from overrun.lab.tuning.plan import read_tuning
from overrun.text import Text

GAME = find("zombie-terror")
SHEET = Sheet(stars=1, zombies=-2, bullets=3)
EXAMPLES = sorted((Path(__file__).parents[3] / "docs/examples/scenarios").glob("*.toml"))


def opened(scenario: str, **more: Any) -> Table[Any]:
    header = Table.new(GAME, settings={"scenario": scenario}, seed="sheets").header
    return Table(GAME, msgspec.structs.replace(header, **more))


@pytest.fixture
def tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version of the content."""
    monkeypatch.setattr(module, "sheets", lambda: {"good-boy": SHEET})


def test_every_scenario_has_a_sheet_and_the_plain_game_has_none() -> None:
    assert {*sheets()} == {*SCENARIOS} - {"none"}
    assert {*first_sheets()} < {*SCENARIOS}
    assert "sheet" not in opened("none").header.stock
    assert (opened("none").state.victory_points, opened("none").state.start_zombies) == (5, 5)


@pytest.mark.rule("ZT-DS3-01", "ZT-DO-05", "ZT-DO-06")
def test_the_sheet_says_how_a_table_begins(tuned: None) -> None:
    s = opened("good-boy").state
    assert (s.victory_points, s.start_zombies, s.bullets) == (6, 3, 7)


def test_a_table_keeps_its_sheet_when_the_content_changes(tuned: None) -> None:
    old = opened("good-boy", stock={"sheet": ["stars 2", "zombies 1", "bullets 0"]})
    assert (old.state.victory_points, old.state.start_zombies, old.state.bullets) == (7, 6, 4)
    again = GAME.thaw(GAME.freeze(old.state))
    assert (again.victory_points, again.start_zombies) == (7, 6)


@pytest.mark.parametrize("stock", [None, {}])
@pytest.mark.parametrize(
    ("scenario", "stars", "zombies", "bullets"),
    [("car-alarms", 5, 8, 4), ("empty-tank", 4, 5, 4), ("brute-and-runner", 5, 5, 6)],
)
def test_a_table_of_before_goes_on_by_the_first_numbers(
    stock: Any, scenario: str, stars: int, zombies: int, bullets: int
) -> None:
    s = opened(scenario, stock=stock).state
    assert (s.victory_points, s.start_zombies, s.bullets) == (stars, zombies, bullets)
    assert b"sheet" not in GAME.freeze(s)  # as it was stored


def test_viewers_see_the_sheet_and_what_is_made_of_a_view_has_it(tuned: None) -> None:
    table = opened("good-boy")
    for viewer in (0, 1, None):
        seen = table.view(viewer)
        assert (seen.sheet, seen.target, GAME.sight(seen).start_zombies) == (SHEET, 6, 3)


def test_a_position_has_its_sheet_and_one_without_the_first_numbers() -> None:
    text = "1 N . ^\nscenario: good-boy\nsheet: stars 2, zombies 0, bullets 0\n"
    s = GAME.read_position(text)
    assert s.victory_points == 7
    written = GAME.write_position(s)
    assert "sheet: stars 2, zombies 0, bullets 0" in written
    assert GAME.read_position(written).sheet == s.sheet
    assert GAME.read_position("1 N . ^\nscenario: good-boy\n").victory_points == 6


@pytest.mark.parametrize("sheet", ["stars", "stars many", "moons 1", "stars 1.5"])
def test_a_wrong_sheet_of_a_position_is_told_with_its_line(sheet: str) -> None:
    with pytest.raises(BadPosition, match="line 2: sheet: "):
        GAME.read_position(f"1 N . ^\nsheet: {sheet}\n")


WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "none"])
def test_the_rulebook_says_the_numbers_of_the_sheet(scenario: str) -> None:
    said = Text("en", books=True)(f"zt-book-{scenario}")
    stars = re.search(r"humans need _(\w+)_ stars", said)
    zombies = re.search(r"_(\w+)_ zombies start", said)
    bullets = re.search(r"have (\w+) bullets", said)
    sheet = sheets()[scenario]
    for found, usual, more in ((stars, 5, sheet.stars), (zombies, 5, sheet.zombies)):
        assert (found[1].lower() if found else WORDS[usual]) == WORDS[usual + more]
    assert (bullets[1] if bullets else "four") == WORDS[4 + sheet.bullets]


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_what_may_move_is_declared_for_the_scenarios(file: Path) -> None:
    tuning = read_tuning(file)
    now = msgspec.to_builtins(sheets()[file.stem])
    assert tuning.factors == {"scenario": [file.stem]}
    assert [now[number.path.split(".")[1]] for number in tuning.numbers] == [
        *tuning.present().values()
    ]
