"""The choice of the colony leaders (WC-LDR, WC-OP-02)."""

from __future__ import annotations

import pytest

from .scene import B1, B2, B3, Y1, Y2, Y3, War, encoded

pytestmark = pytest.mark.usefixtures("plain_people")

BLUE_FOR_B2 = {B1: "elect:3", B2: "elect:1", B3: "elect:3"}


def election(players: int = 6) -> War:
    return War(players).run(("elect_leaders", []))


@pytest.mark.vector("warring-colonies", "WC-EX-39")
@pytest.mark.rule(
    "WC-LDR-02", "WC-LDR-03", "WC-LDR-04", "WC-LDR-06", "WC-OP-02.a", "WC-OP-02.b", "WC-OP-02.e"
)
def test_most_votes_win() -> None:
    war = election()
    for seat in (Y1, Y2, Y3):
        others = {Y1, Y2, Y3} - {seat}
        assert war.offered(seat) == {f"elect:{other}" for other in others}  # nobody abstains
        assert war.refuses_to(seat, f"elect:{seat}") == "WC-LDR-03"
    war.all_do({Y1: "elect:2", Y2: "elect:4", Y3: "elect:2", **BLUE_FOR_B2})
    assert (war.yellow.first, war.blue.first) == (Y2, B2)
    war.roll(0).run(("take_paired_turns", []))
    assert war.told("turns")[0]["seats"] == ["2", "3"]


@pytest.mark.vector("warring-colonies", "WC-EX-39")
@pytest.mark.rule("WC-LDR-05", "WC-OP-02.c", "WC-OP-02.d")
@pytest.mark.parametrize("leader", [B1, B2])
def test_in_a_colony_of_two_the_leader_decides_alone(leader: int) -> None:
    war = election(4)  # everybody has but one other to vote for
    assert war.ask.kind == "tied-leaders"
    war.by(B1, f"elect:{leader}").by(Y1, "elect:0")
    assert (war.yellow.first, war.blue.first) == (Y1, leader)


@pytest.mark.vector("warring-colonies", "WC-EX-39")
@pytest.mark.rule("WC-LDR-05", "WC-OP-02.c")
def test_the_leader_picks_among_all_who_are_tied() -> None:
    war = election()
    war.all_do({Y1: "elect:2", Y2: "elect:4", Y3: "elect:0", **BLUE_FOR_B2})
    assert war.ask.seat == Y1
    assert war.options() == {"elect:0", "elect:2", "elect:4"}
    assert war.do("elect:4").yellow.first == Y3


@pytest.mark.rule("WC-OP-02.c", "WC-LDR-05")
def test_the_leader_picks_only_among_those_with_the_most_votes() -> None:
    war = War(8).run(("elect_leaders", []))
    war.all_do({0: "elect:2", 2: "elect:4", 4: "elect:2", 6: "elect:4"})
    war.all_do({1: "elect:3", 3: "elect:1", 5: "elect:3", 7: "elect:3"})
    assert war.ask.seat == 0
    assert war.options() == {"elect:2", "elect:4"}


@pytest.mark.rule("WC-OP-02.a", "WC-LDR-02")
def test_votes_are_secret_until_all_are_in() -> None:
    war = election()
    before = encoded([war.seen(Y2), war.table.heard(Y2), war.seen(None)])
    war.by(Y1, "elect:2").by(Y3, "elect:2").by(B1, "elect:3")
    assert encoded([war.seen(Y2), war.table.heard(Y2), war.seen(None)]) == before
    war.all_do({Y2: "elect:0", B2: "elect:1", B3: "elect:3"})
    told = {each["colony"]: each["votes"] for each in war.told("leader-vote")}
    assert told == {"yellow": ["2", "0", "2"], "blue": ["3", "1", "3"]}


@pytest.mark.vector("warring-colonies", "WC-EX-39")
@pytest.mark.rule("WC-LDR-07")
def test_the_lone_wolf_neither_votes_nor_is_elected() -> None:
    war = election(7)
    assert war.table.asked(war.wolf) == []
    assert war.refuses_to(Y1, "elect:6") == "WC-LDR-07"
    assert war.refuses_to(Y1, "elect:1") == "WC-LDR-07"  # nor somebody of the enemy


@pytest.mark.rule("WC-OP-02.f")
def test_who_is_late_votes_for_the_leader_and_the_leader_for_the_next() -> None:
    war = election()
    game = war.table.game
    votes = {seat: game.default(war.s, war.asked(seat)) for seat in (Y1, Y2, Y3)}
    assert votes == {Y1: ("elect", "2"), Y2: ("elect", "0"), Y3: ("elect", "0")}
    clock = game.clock(war.s, war.asked(Y1))
    assert clock is not None
    assert clock.seconds == 60
    slow = War(6, turns="sequential").run(("elect_leaders", []))
    assert game.clock(slow.s, slow.asked(Y1)) is None  # not a real-time table


@pytest.mark.rule("WC-OP-02.g")
def test_a_fallen_colony_elects_too() -> None:
    war = War(6, morale=(0, 4))
    war.yellow.fallen = True
    war.run(("elect_leaders", []))
    war.all_do({Y1: "elect:2", Y2: "elect:4", Y3: "elect:2", **BLUE_FOR_B2})
    assert war.yellow.first == Y2


@pytest.mark.rule("WC-LDR-01", "WC-LDR-08")
def test_the_election_is_the_last_step_and_the_elected_lead_the_next_battles() -> None:
    war = War(6).crisis("dead-batteries", *[(Y1, "fuel")] * 6)
    for name, seat in zip("ABCDEF", range(6), strict=True):
        war.survivor(name, seat)
    war.yellow.food = war.blue.food = 2
    war.s.crisis_deck = ["howling-ridge"]
    war.run(("war_phase", []))
    assert {ask.kind for ask in war.table.asks} == {"elect"}
    assert war.events[-1] == "track"
    war.roll(*[1] * 12, 0)
    war.all_do({Y1: "elect:2", Y2: "elect:4", Y3: "elect:2", **BLUE_FOR_B2})
    assert war.s.round == 2
    war.survivor("G", Y3, "gas").survivor("H", B1, "gas").battle("gas")
    assert {ask.seat for ask in war.table.asks} == {Y2, B2}
