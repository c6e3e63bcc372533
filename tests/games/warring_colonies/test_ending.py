"""Morale, falling, the main objective and who wins (WC-END, WC-OP-05)."""

from __future__ import annotations

import pytest

from tests.games.long_night.conftest import AddCards

from .scene import B1, B2, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")

SECRETS = """
[builder]
goals = [{ is = "main-done" }]
[loner]
goals = [{ is = "morale", at_least = 1 }]
[dreamer]
goals = [{ is = "morale", at_least = 99 }]
[idler]
goals = [{ is = "food", at_least = 0 }]
[prowler]
module = "wolf"
goals = [{ is = "food", at_least = 1 }]
"""


@pytest.fixture(autouse=True)
def own_secrets(add_cards: AddCards) -> None:
    add_cards("secrets", SECRETS)


def completes(war: War, *numbers: int) -> War:
    """These colonies have what Cold Storage asks for."""
    for number in numbers:
        war.s.colonies[number].food = 20
    return war


def done(war: War) -> list[str]:
    assert war.table.outcome is not None
    return list(war.table.outcome.facts["done"])  # type: ignore[arg-type]


# -- falling -----------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-40")
@pytest.mark.rule(
    "WC-FEED-04", "WC-END-04", "WC-END-05", "WC-END-07", "WC-OP-05.b", "WC-OP-05.c", "WC-OP-05.d",
    "WC-OP-05.e", "WC-OP-05.h",
)  # fmt: skip
def test_a_fallen_colony_plays_on_to_the_next_check() -> None:
    war = War(morale=(1, 4)).survivor("A", Y1).survivor("B", B1)
    war.secrets("loner", "builder", "idler", "dreamer").crisis(
        "dead-batteries", *[(Y1, "fuel")] * 6
    )
    war.blue.food = 1
    war.run(("war_phase", []))
    assert war.told("colony-fell") == [{"colony": "yellow"}]
    assert war.yellow.starvation == 1
    assert war.morale == (0, 5)  # blue has gained a point, yellow has not
    names = war.events
    steps = [names.index(each) for each in ("colony-fell", "battles-begin", "bullets", "ended")]
    assert steps == sorted(steps)
    assert war.bullets == (2, 2)
    assert war.ending == "fallen"
    assert done(war) == ["blue"]
    assert war.winners == [B1]


@pytest.mark.rule("WC-OP-05.a", "WC-OP-05.c", "WC-END-05")
def test_morale_never_leaves_the_track_and_a_fallen_colony_never_rises() -> None:
    war = War(morale=(2, 9)).survivor("A", Y1)
    war.yellow.waste = ["junk"] * 40
    war.run(("war_waste", []))
    assert war.morale == (0, 9)
    war.crisis("dead-batteries", *[(Y1, "fuel")] * 6).run(("resolve_war_crisis", []))
    assert war.morale == (0, 10)


@pytest.mark.rule("WC-OP-05.j")
def test_a_fall_after_the_check_waits_for_the_next_one() -> None:
    war = War(morale=(1, 5)).secrets("loner", "builder", "loner", "loner")
    war.survivor("A", Y1).survivor("B", Y1)
    war.run(("check_war_objective", []), ("suffer", ["A", "wound", 3]), ("move_war_track", []))
    assert war.yellow.fallen
    assert war.ending is None
    war.run(("check_war_objective", []))
    assert (war.ending, war.winners) == ("fallen", [B1, B2])


@pytest.mark.rule("WC-OP-05.j")
def test_a_fall_after_the_last_check_counts_at_the_end() -> None:
    war = War(morale=(1, 5), rounds=1).secrets("loner", "loner", "loner", "builder")
    war.survivor("A", Y1).survivor("B", Y1)
    war.run(("check_war_objective", []), ("suffer", ["A", "wound", 3]), ("move_war_track", []))
    assert (war.ending, war.winners) == ("rounds", [B1])


# -- the check ---------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-63")
@pytest.mark.rule("WC-END-01", "WC-END-02", "WC-OP-05.d", "WC-OP-05.g")
@pytest.mark.parametrize(
    ("who", "places", "winners"),
    [((0,), ["yellow"], [Y1]), ((1,), ["blue"], [B1]), ((0, 1), ["yellow", "blue"], [Y1, B1])],
)
def test_each_colony_completes_the_objective_by_itself(
    who: tuple[int, ...], places: list[str], winners: list[int]
) -> None:
    war = War().secrets("builder", "builder", "dreamer", "dreamer")
    completes(war, *who).run(("check_war_objective", []))
    assert war.ending == "objective"
    assert done(war) == places
    assert war.winners == winners


@pytest.mark.rule("WC-END-02", "WC-END-01")
def test_nothing_ends_where_nothing_is_complete() -> None:
    war = War().secrets(*["loner"] * 4).run(("check_war_objective", []))
    assert war.ending is None
    assert war.idle


@pytest.mark.vector("warring-colonies", "WC-EX-63")
@pytest.mark.rule("WC-END-06", "WC-LW-WIN-01", "WC-OP-05.d")
def test_both_have_fallen_and_the_lone_wolf_may_still_win() -> None:
    war = War(5, morale=(0, 0, 3)).secrets(*["builder"] * 4, "prowler")
    war.yellow.fallen = war.blue.fallen = True
    completes(war, 0, 1).den.food = 1
    war.run(("check_war_objective", []))
    assert (war.ending, war.winners, done(war)) == ("fallen", [4], [])


@pytest.mark.vector("warring-colonies", "WC-EX-63")
@pytest.mark.rule("WC-OP-05.e", "WC-OP-05.f")
def test_a_fallen_colony_cannot_complete_the_objective() -> None:
    war = War(morale=(0, 2)).secrets(*["builder"] * 4)
    war.yellow.fallen = True
    completes(war, 0).run(("check_war_objective", []))
    assert done(war) == ["blue"]
    assert war.winners == [B1, B2]


# -- the end of the track, and who wins --------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-55")
@pytest.mark.rule("WC-END-03", "WC-END-07", "WC-END-08", "WC-LW-WIN-01", "WC-OP-05.i")
def test_at_the_end_of_the_track_who_needs_no_objective_may_win() -> None:
    war = War(5, rounds=1).secrets("builder", "loner", "dreamer", "builder", "prowler")
    completes(war, 0).den.food = 1
    war.run(("move_war_track", []))
    assert (war.ending, war.winners, done(war)) == ("rounds", [B1, 4], [])


@pytest.mark.rule("WC-OP-05.i")
def test_there_is_one_round_counter_for_both() -> None:
    war = War(rounds=3).run(("move_war_track", []))
    assert (war.s.rounds, war.ending) == (2, None)
    assert war.seen(Y1).rounds == war.seen(B1).rounds == 2


@pytest.mark.rule("WC-END-08", "WC-END-07")
@pytest.mark.parametrize(
    ("secrets", "winners"),
    [
        (("loner", "loner", "dreamer", "loner"), [Y1, B1, B2]),
        (("dreamer",) * 4, []),
        (("loner",) * 4, [Y1, B1, Y2, B2]),
    ],
)
def test_several_may_win_of_both_colonies_or_nobody(
    secrets: tuple[str, ...], winners: list[int]
) -> None:
    war = War(rounds=1).secrets(*secrets).run(("move_war_track", []))
    assert war.winners == winners


@pytest.mark.rule("WC-OP-05.h")
def test_the_colony_on_a_secret_objective_is_the_own_one() -> None:
    war = War(rounds=1, morale=(3, 0)).secrets(*["loner"] * 4)
    war.run(("move_war_track", []))
    assert war.winners == [Y1, Y2]
