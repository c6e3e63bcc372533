"""Balance: plans are played once each, and the figures are those of the games."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from overrun.core.errors import BadSetting
from overrun.games import find
from overrun.games.zombie_terror.scenarios import SCENARIOS
from overrun.lab.balance import (
    RANDOM,
    Cell,
    Chapter,
    Plan,
    Row,
    cells_of,
    plan_of,
    race_of,
    weigh,
)
from overrun.lab.plans.army_of_the_dead import AIMS
from overrun.lab.plans.long_night import MAIN, OBJECTIVES, Fates
from overrun.lab.shards import crew_of
from overrun.lab.simulate import simulate
from overrun.lab.statistics import Rate, Rates
from overrun.lab.study.racing import BELOW, Race


def cell(bot: str = RANDOM, **settings: str) -> Cell:
    return Cell(settings=settings, seats=3, bot=bot)


SMALL = Plan(
    game="long-night",
    observer=Fates,
    chapters=(
        Chapter(
            id="first",
            columns=(RANDOM,),
            rates=(MAIN,),
            rows=(Row("tribute", {RANDOM: cell(objective="tribute")}),),
        ),
        Chapter(
            id="second",
            columns=("one", "other"),
            rates=(MAIN,),
            rows=(Row("tribute", {"one": cell(objective="tribute"), "other": cell(side="hard")}),),
        ),
    ),
    label="ln-objective-{}".format,
)
"""Two chapters that share a cell."""
THREE = Race(precision=3.0, first=3, most=3)


def test_it_plays_each_cell_once_and_counts_what_the_plan_wants(tmp_path: Path) -> None:
    balance = weigh(SMALL, THREE, seed="small", keep=tmp_path)
    first = balance.results["first"]["tribute"][RANDOM]
    again = balance.results["second"]["tribute"]["one"]
    assert again == first
    assert len(list(tmp_path.iterdir())) == 2
    assert first.games == 3 == sum(first.endings.values())
    assert first.rates["main"].tries == 3
    assert 6 <= first.rates["loyal"].tries <= 9


def test_all_cells_have_the_same_seeds(tmp_path: Path) -> None:
    """What differs between settings is not the luck of the deal."""
    weigh(SMALL, THREE, seed="small", keep=tmp_path)
    seeds = [re.findall('"seed":"small/([0-9])"', each.read_text()) for each in tmp_path.iterdir()]
    assert [sorted({*each}) for each in seeds] == [["0", "1", "2"]] * 2


def test_a_cell_plays_until_its_figure_is_sure() -> None:
    """Random players never reach it: that is below the aim after sixteen games, not after eight."""
    (chapter, _) = SMALL.chapters
    aimed = msgspec.structs.replace(chapter, columns=("steady",), aims={MAIN: (30, 60)})
    row = Row("tribute", {"steady": cell(objective="tribute")})
    plan = msgspec.structs.replace(SMALL, chapters=(msgspec.structs.replace(aimed, rows=(row,)),))
    race = Race(precision=1.0, first=8, most=64)
    found = weigh(plan, race, seed="sure").results["first"]["tribute"]["steady"]
    assert (found.games, found.verdict) == (16, BELOW)


def test_a_share_of_the_games_is_a_shorter_race_and_random_players_have_no_aim() -> None:
    (chapter, _) = SMALL.chapters
    aimed = msgspec.structs.replace(chapter, aims={MAIN: (30, 60)})
    race = Race(precision=3.0, first=100, most=400)
    quarter = msgspec.structs.replace(cell(), share=0.25)
    assert race_of(aimed, RANDOM, quarter, race).looks == (25, 50, 100)
    assert race_of(aimed, RANDOM, quarter, race).band is None
    assert race_of(aimed, "steady", quarter, race).band == (30, 60)


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes() -> None:
    one, two = (weigh(SMALL, THREE, seed="jobs", crew=crew_of(jobs)).as_json() for jobs in (1, 2))
    assert one == two


def test_a_rate_knows_its_interval() -> None:
    rate = Rate(50, 100)
    assert rate.share == 0.5
    assert [round(end, 3) for end in rate.interval] == [0.404, 0.596]
    assert Rate(0, 0).share == 0


def test_rates_of_several_processes_add_up() -> None:
    one, other = Rates(), Rates()
    one.count("main", 1)
    other.count("main", 0)
    other.count("loyal", 2, 3)
    one.merge(other)
    assert (one.rate("main"), one.rate("loyal")) == (Rate(1, 2), Rate(2, 3))


def test_parts_of_a_plan_are_named_by_chapter_and_row() -> None:
    chapters = plan_of("long-night", ["cooperative-hard", "tribute"]).chapters
    assert [(chapter.id, [row.name for row in chapter.rows]) for chapter in chapters] == [
        ("cooperative-hard", ["tribute"])
    ]
    assert len(plan_of("long-night", ["tribute"]).chapters) > 3
    with pytest.raises(BadSetting, match="unknown chapter or row of long-night 'tributes'"):
        plan_of("long-night", ["tributes"])


def test_the_plan_of_the_heists_counts_what_was_promised_in_the_same_games() -> None:
    plan = plan_of("army-of-the-dead")
    for *_, each in cells_of(plan):
        find("army-of-the-dead").configure(each.settings, each.seats)
    rates = simulate(
        find("army-of-the-dead"),
        3,
        seats=6,
        bots=[RANDOM],
        settings={"mission": "cold-steel"},
        seed="promises",
        counted=plan.observer,
    ).counted
    drawn = {name: each.tries for name, each in rates.counts.items() if name.startswith("won-")}
    assert (rates.rate("won").tries, sum(drawn.values())) == (3, 6)  # two for each game
    (promises,) = [chapter for chapter in plan.chapters if chapter.pool]
    assert {name.removeprefix("won-") for name in drawn} <= {row.name for row in promises.rows}
    assert len(promises.rows) == 12


def test_easy_missions_shall_be_easier_than_others() -> None:
    easy, medium, hard = (AIMS[each] for each in ("easy", "medium", "hard"))
    assert easy[0] >= medium[1] > medium[0] > hard[1]


def test_a_game_without_a_plan_says_so() -> None:
    with pytest.raises(BadSetting, match="solitaire has no balance plan"):
        plan_of("solitaire")


@pytest.mark.parametrize("name", ["zombie-terror"])
def test_a_plan_names_settings_that_exist(name: str) -> None:
    cells = cells_of(plan_of(name))
    for *_, each in cells:
        find(name).configure(each.settings, each.seats)
    assert {each.settings["scenario"] for *_, each in cells} == set(SCENARIOS)


def test_the_plan_of_the_long_night_can_be_played() -> None:
    assert len(OBJECTIVES) == 8
    game = find("long-night")
    for *_, each in cells_of(plan_of("long-night")):
        game.configure(each.settings, each.seats)
