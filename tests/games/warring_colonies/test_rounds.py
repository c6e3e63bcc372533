"""Rounds, paired turns and their order (catalogue sections 6 and 9, WC-OP-45, -46)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.games.warring_colonies.state import WarState
from tests.games.long_night.conftest import AddCards

from .scene import B1, B2, B3, GAME, Y1, Y2, Y3, War

pytestmark = pytest.mark.usefixtures("plain_people")

NOTHING = ("pass", "end", "hold", "option:0")


@pytest.fixture
def never(add_cards: AddCards) -> None:
    options = "[{ effects = [] }, { effects = [] }]"
    add_cards(
        "crossroads",
        f'never = {{ when = [{{ is = "food", at_least = 99 }}], options = {options} }}',
    )


def pass_the_turns(war: War) -> None:
    """All turns of a round in which nobody does anything."""
    war.crisis("white-flag", *[(Y1, "food-1")] * len(war.s.players))
    war.run(("take_paired_turns", []))
    while war.s.phase == "players phase":
        ask = war.table.asks[0]
        war.by(ask.seat, next(each for each in NOTHING if each in war.offered(ask.seat)))


# -- whose turn it is ------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-23")
@pytest.mark.usefixtures("never")
def test_the_order_of_turns() -> None:
    war = War(7, morale=(4, 5, 4))
    for name, seat in zip("ABCDEFG", range(7), strict=True):
        war.survivor(name, seat)
    war.yellow.first, war.blue.first = Y2, B1
    war.s.crossroads_deck = ["never"] * 9
    pass_the_turns(war)
    turns = [tuple(map(int, told["seats"])) for told in war.told("turns")]
    assert turns == [(6,), (Y2, B1), (Y3, B2), (Y1, B3)]
    drawn = [(told["seat"], told["other"]) for told in war.told("crossroads-drawn")]
    assert drawn == [(Y1, Y2), (B3, B1), (Y2, Y3), (B1, B2), (Y3, Y1), (B2, B3)]
    assert len(war.told("wolf-crossroads")) == 1


@pytest.mark.rule("WC-TURN-05", "WC-TURN-06", "WC-SCOPE-05")
@pytest.mark.usefixtures("never")
def test_both_finish_a_step_before_the_next_begins() -> None:
    war = War(morale=(4, 5)).survivor("A", Y1).survivor("B", B1).dice(Y1, 6)
    war.s.crossroads_deck = ["never"] * 2
    war.run(("begin_turns", [[Y1, B1]]))
    war.by(Y1, "pass")
    assert war.is_silent(Y1, "barricade:A:6")  # B has still to move
    assert war.s.step == "moving"
    war.by(B1, "pass")
    assert war.s.step == "acting"
    war.by(Y1, "end")
    assert "crossroads-returned" not in war.events
    war.by(B1, "end")
    steps = ("crossroads-drawn", "movement", "actions", "crossroads-returned", "turns-ended")
    told = [name for name, _ in groupby(name for name in war.events if name in steps)]
    assert told == list(steps)


@pytest.mark.vector("warring-colonies", "WC-EX-58")
@pytest.mark.rule("WC-RND-01", "WC-RND-15", "WC-RND-16")
def test_one_complete_round() -> None:
    tables = (played_round(f"a round {number}") for number in range(50))
    told = next(each for each in tables if "battle" in [name for name, _ in each])
    names = ["fed" if name == "starving" else name for name, _ in told if name in STEPS]
    turn = ["turns", "crossroads-drawn", "movement", "actions", "turns-ended"]
    assert [name for name, _ in groupby(names)] == [
        "round", "crisis", "dice",
        "turns", "wolf-crossroads", "movement", "actions", "turns-ended", *turn, *turn, *turn,
        "colony-phase", "fed", "battles-begin", "battle", "waste", "crisis-resolved", "bullets",
        "zombies-gather", "track", "leader-vote", "round", "crisis",
    ]  # fmt: skip
    count = {name: names.count(name) for name in ("fed", "battle", "waste", "bullets", "track")}
    assert count == {"fed": 3, "battle": 1, "waste": 3, "bullets": 2, "track": 1}
    assert names.count("crossroads-drawn") == 6
    assert [facts["place"] for name, facts in told if name == "battle"] == ["grocery"]


STEPS = {
    "round", "crisis", "dice", "turns", "crossroads-drawn", "wolf-crossroads", "movement",
    "actions", "turns-ended", "colony-phase", "fed", "starving", "battles-begin", "battle",
    "waste", "crisis-resolved", "bullets", "zombies-gather", "track", "leader-vote",
}  # fmt: skip


def played_round(seed: str) -> list[tuple[str, dict[str, Any]]]:
    """What is told from the first round to the crisis of the second."""
    table = Table.new(GAME, seats=7, seed=seed)
    met: set[int] = set()
    while not table.ended and table.state.round < 2:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, to_the_grocery(table.state, ask, met))
    told: list[tuple[str, dict[str, Any]]] = []
    for event in table.heard(None):
        told.append((event.name, event.facts))
        if event.name == "crisis" and event.facts["round"] == 2:
            break
    return told


def to_the_grocery(s: WarState, ask: Ask, met: set[int]) -> Option:
    """One of each colony goes to the grocery; nothing else is done but what must be."""
    if ask.kind == "movement" and s.players[ask.seat].colony not in met and ask.seat != s.wolf:
        for option in ask.options:
            if option[0] == "move" and option[2] == "grocery":
                met.add(s.players[ask.seat].colony)
                return option
    for name in NOTHING:
        if tuple(name.split(":")) in ask.options:
            return tuple(name.split(":"))
    return ask.options[0]


@pytest.mark.rule("WC-TURN-04", "WC-TURN-07")
@pytest.mark.parametrize("players", [4, 6, 8, 10])
def test_every_player_takes_one_turn_in_a_round(players: int) -> None:
    war = War(players, morale=(4, 5))
    people = [name for name, card in library().survivors.items() if card.ability.passive is None]
    for name, seat in zip(people, range(players), strict=False):
        war.survivor(name, seat)
    pass_the_turns(war)
    turns = [tuple(map(int, told["seats"])) for told in war.told("turns")]
    assert len(turns) == players // 2
    assert sorted(seat for pair in turns for seat in pair) == list(range(players))
    for yellow, blue in turns:
        assert (yellow % 2, blue % 2) == (0, 1)


@pytest.mark.rule("WC-RND-13", "WC-TURN-02")
def test_new_leaders_begin_the_next_round() -> None:
    war = War(6, morale=(4, 5))
    for name, seat in zip("ABCDEF", range(6), strict=True):
        war.survivor(name, seat)
    war.s.crisis_deck = ["white-flag"]
    war.roll(*[1] * 12).run(("elect_leaders", []), ("begin_war_round", []))
    votes = {Y1: "4", Y2: "4", Y3: "2", B1: "3", B2: "5", B3: "3"}
    war.all_do({seat: f"elect:{vote}" for seat, vote in votes.items()})
    assert (war.yellow.first, war.blue.first) == (Y3, B2)
    assert war.s.pair == [Y3, B2]


# -- frostbite and other things at once ------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-31")
@pytest.mark.usefixtures("never")
def test_frostbite_comes_before_everything_else() -> None:
    war = War(morale=(5, 3)).survivor("A", Y1, frostbite=1, wounds=1).survivor("C", Y1)
    war.survivor("B", B1, frostbite=1)
    war.s.crossroads_deck = ["never", "never"]
    war.run(("begin_turns", [[Y1, B1]]))
    told = [
        (event.name, event.facts.get("survivor"))
        for event in war.table.heard(None)
        if event.name in ("hurt", "died", "crossroads-drawn")
    ]
    assert told == [
        ("hurt", "B"), ("hurt", "A"), ("died", "A"), ("crossroads-drawn", None),
        ("crossroads-drawn", None),
    ]  # fmt: skip
    assert (war.s.survivors["B"].hurt, war.morale) == (2, (4, 3))


@pytest.mark.rule("WC-OP-45.a", "WC-OP-46.b")
@pytest.mark.parametrize(("die", "order"), [(0, ["A", "B"]), (1, ["B", "A"])])
def test_between_equals_a_die_says_who_freezes_first(die: int, order: list[str]) -> None:
    war = War(morale=(4, 4)).survivor("A", Y1, frostbite=1).survivor("B", B1, frostbite=1)
    war.roll(die, 0).run(("begin_turns", [[Y1, B1]]))
    assert [told["survivor"] for told in war.told("hurt")] == order


@pytest.mark.rule("WC-OP-45.b", "WC-OP-37.d")
def test_the_lone_wolf_freezes_before_he_looks_at_his_missions() -> None:
    mission = next(iter(library().missions))
    war = War(5).survivor("A", 4, frostbite=1).missions(mission)
    war.run(("begin_turns", [[4]]))
    assert war.ask.kind == "mission"
    assert war.wounds("A") == [1]


@pytest.mark.rule("WC-OP-46.a")
def test_the_leader_of_a_colony_says_who_comes_first_inside_it() -> None:
    war = War(morale=(4, 5)).survivor("A", Y2, frostbite=1, wounds=1)
    war.survivor("C", Y2, frostbite=1, wounds=1).survivor("B", B2).newcomers("D")
    war.run(("begin_turns", [[Y2, B2]]))
    assert (war.ask.seat, war.ask.kind) == (Y1, "order")
    war.by(Y1, "next:C")
    assert war.s.graveyard == ["C", "A"]


@pytest.mark.rule("WC-OP-46.a", "WC-OP-46.b")
@pytest.mark.parametrize(("place", "seat"), [("blue", B1), ("yellow", Y1), ("school", B1)])
def test_who_decides_where_zombies_break_in(place: str, seat: int) -> None:
    war = War(morale=(5, 4)).survivor("A", Y1).survivor("B", B1).entrance(place, "ZBT")
    war.run(("add_zombies", [place, 1]))
    assert (war.ask.seat, war.ask.kind) == (seat, "defence")
    war.by(seat, "break:barricade")


@pytest.mark.rule("WC-OP-46.c", "WC-LW-RUL-01")
def test_the_lone_wolf_comes_before_both() -> None:
    war = War(5)
    assert war.s.customs.table_order(war.s) == [4, Y1, Y2, B1, B2]


@pytest.mark.rule(
    "WC-CMP-13", "WC-CMP-18", "WC-CMP-19", "WC-CMP-20", "WC-CMP-21", "WC-CMP-25", "WC-CMP-26",
    "WC-CMP-27",
)  # fmt: skip
def test_bullets_help_in_a_battle_and_are_spent_in_it(add_cards: AddCards) -> None:
    add_cards("items", 'crate = { kind = "weapon", effects = [{ do = "bullets", by = 2 }] }')
    war = War(bullets=(1, 0)).survivor("A", Y1, "school").survivor("B", B1, "school")
    war.survivor("C", B1, "school").hand(Y1, "crate").acting(Y1, B1).by(Y1, "play:crate")
    assert war.yellow.bullets == 3
    war.battle("school").tactics("be-vigilant", "read-the-enemy")
    war.bids(2, 0, "zombies-1", "zombies-1")
    assert war.yellow.bullets == 1
    assert war.strengths() == (4, 2)
    assert war.s.battle is not None
    assert war.s.battle.lead == 2
    assert len(war.s.battle.dice) == 2
