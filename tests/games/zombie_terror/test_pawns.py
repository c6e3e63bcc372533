"""Pawns (catalogue section 3)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.games.zombie_terror.state import PEOPLE, ZombieTerrorState
from overrun.games.zombie_terror.view import View
from tests.games.zombie_terror.opening import rise_anywhere, stand
from tests.games.zombie_terror.scene import GAME, board, game, scene

HELD = {"hand_humans": "canal"}
"""A card that cannot be played here: with it the turn never passes by itself."""

LAYOUTS = ["classic", "compact"]


def row(field: str) -> int:
    return int(field[1:])


# -- pawns -------------------------------------------------------------------------------------


@pytest.mark.rule("ZT-PWN-01", "ZT-PWN-02", "ZT-PWN-03")
@pytest.mark.parametrize("name", PEOPLE)
def test_both_faces_show_the_same_character_with_other_stars(name: str):
    s = scene(f"1 > {name[0].upper()} .", briefcase="no", **HELD)
    (before,) = s.table.view(None).humans
    s.do("end")  # the zombie bites
    (after,) = s.table.view(None).humans
    assert (before.name, before.health, before.field) == (name, "healthy", "B1")
    assert (after.name, after.health, after.field) == (name, "wounded", "B1")
    assert after.stars == before.stars - 1


@pytest.mark.rule("ZT-PWN-02")
def test_pawns_start_with_the_healthy_face():
    s = stand(game())
    assert {human.health for human in s.table.view(None).humans} == {"healthy"}


@pytest.mark.rule("ZT-PWN-04")
def test_one_pawn_for_each_of_the_six():
    s = stand(game())
    humans = [human.name for human in s.table.view(None).humans]
    assert sorted(humans) == [
        "banker", "child", "lumberjack", "mechanic", "nurse", "policeman",
    ]  # fmt: skip


@pytest.mark.rule("ZT-PWN-05", "ZT-PWN-06")
def test_the_colour_shows_who_has_acted_and_nothing_else():
    picture = """
           A  B  C  D  E
        5  .  .  .  .  .
        4  .  .  {0} .  .
        3  .  {1} {2} {3} .
        2  .  .  {4} .  .
        1  .  .  .  .  .
    """
    for human in "BLCMNP":
        plain = scene(picture.format("v", "^", human, ">", "<"), **HELD)
        flipped = scene(picture.format("v!", "^!", human, ">!", "<!"), **HELD)
        assert plain.options() == flipped.options()
    s = scene(
        """
           A B C
        2  + . +
        1  > N ^
        """,
        turn="movement",
    )
    assert (s.at("A1"), s.at("C1")) == (">!", "^")  # one has acted
    s.do("add:S:A2", "face:N")
    assert (s.at("A1"), s.at("C1")) == (">", "^")  # a new round


@pytest.mark.rule("ZT-PWN-06")
def test_all_zombies_have_the_same_abilities():
    s = rise_anywhere(stand(game()))
    zombies = s.table.view(None).zombies
    assert len(zombies) == 10
    assert {(zombie.kind, zombie.damaged) for zombie in zombies} == {("walker", False)}
    s = board("classic", "B4 ^, F3 ^, K5 ^, B12 ^, K14 ^!")
    for field in s.zombies - {"K14"}:
        assert s.ways(field) == {"FF", "FL", "FR", "LF", "RF"}


@pytest.mark.rule("ZT-PWN-07")
@pytest.mark.parametrize(
    ("arrow", "facing", "front"),
    [("^", "N", "B3"), (">", "E", "C2"), ("v", "S", "B1"), ("<", "W", "A2")],
)
def test_a_zombie_faces_one_of_four_ways(arrow: str, facing: str, front: str):
    humans = {"B3": "N", "C2": "M", "B1": "L", "A2": "P"}
    s = scene(
        f"""
           A B C
        3  . N .
        2  P {arrow} M
        1  . L .
        """,
        turn="movement",
        **HELD,
    )
    # it bites the one in front of it and nobody else
    assert [bite["at"] for bite in s.told("bitten")] == [front]
    assert {field: s.at(field) for field in humans} == humans | {front: humans[front].lower()}
    (zombie,) = s.table.view(None).zombies
    assert zombie.facing == facing


@pytest.mark.rule("ZT-PWN-07")
def test_the_player_chooses_among_four_facings():
    s = stand(game()).do("zombie:F9")
    assert s.options() == {"face:N", "face:E", "face:S", "face:W"}


@pytest.mark.rule("ZT-PWN-08")
def test_humans_have_no_facing():
    """It does not matter from where a human came."""
    picture = """
           A B C D E
        5  . . v . .
        4  . . {N} . .
        3  < {W} . {E} >
        2  . . {S} . .
        1  . . ^ . .
    """
    seen = set()
    for side, start in (("N", "C4"), ("E", "D3"), ("S", "C2"), ("W", "B3")):
        marks = {"N": ".", "E": ".", "S": ".", "W": "."} | {side: "P"}
        s = scene(picture.format(**marks))
        assert s.where("policeman") == start
        s.do("move:policeman:C3")
        seen.add(frozenset(s.options()))
    (options,) = seen
    assert {option for option in options if option.startswith("shoot")} == {
        "shoot:policeman:C5", "shoot:policeman:E3", "shoot:policeman:C1", "shoot:policeman:A3",
    }  # fmt: skip
    assert "facing" not in s.table.view(None).humans[0].__struct_fields__


@pytest.mark.rule("ZT-PWN-09")
def test_a_taken_field_is_taken():
    s = game().do("place:banker:A1")
    assert s.refuses("place:lumberjack:A1") == "ZT-SET-12"
    s.do(*(f"place:{name}:{column}1" for name, column in zip(PEOPLE[1:], "BCDEF", strict=True)))
    s.do("zombie:K5", "face:N")
    assert s.refuses("zombie:K5") == "ZT-SET-17"
    assert s.refuses("zombie:A1") == "ZT-SET-17"


@pytest.mark.rule("ZT-PWN-10")
def test_the_five_states_of_a_human():
    s = scene(
        """
           A B C D E
        3  = . . . .
        2  N M . + +
        1  . > b . .
        """,
        briefcase="no",
        **HELD,
    )
    state = {human.name: human.health for human in s.table.view(None).humans}
    assert state == {"nurse": "healthy", "mechanic": "healthy", "banker": "wounded"}
    s.do("move:nurse:A3", "end")  # and the Banker is bitten
    view = s.table.view(None)
    assert {human.name: human.health for human in view.humans} == {
        "mechanic": "healthy", "banker": "dead",
    }  # fmt: skip
    assert [human.name for human in view.escaped] == ["nurse"]
    s.do("add:S:D2", "face:N", "face:N")
    view = s.table.view(None)
    assert view.turned == ["banker"]
    assert [human.name for human in view.humans] == ["mechanic"]


def northward(table: Table[ZombieTerrorState], dice: random.Random) -> Option:
    """An answer of humans in a hurry, and of zombies who do anything."""
    (ask,) = table.asks
    options = ask.options
    if ask.kind == "human-action" and dice.random() < 0.8:
        where = {human.name: human.field for human in table.view(None).humans}
        options = [
            option
            for option in ask.options
            if option[0] == "play"
            or (option[0] in ("move", "push") and row(option[2]) > row(where[option[1]]))
        ] or ask.options
    return dice.choice(options)


def check_pawns(view: View, obstacles: set[str]) -> None:
    """One pawn on a field, nobody in an obstacle or a car, no pawn lost and none doubled."""
    fields = [human.field for human in view.humans] + [zombie.field for zombie in view.zombies]
    assert len(fields) == len(set(fields))
    assert not obstacles & set(fields)
    people = [human.name for human in (*view.humans, *view.aside, *view.escaped)] + view.turned
    assert sorted(people) == sorted(PEOPLE)
    assert {human.health for human in view.humans} <= {"healthy", "wounded", "dead"}
    assert {human.health for human in (*view.aside, *view.escaped)} <= {"healthy", "wounded"}
    assert len(view.zombies) + view.pool == 20
    assert {zombie.facing for zombie in view.zombies} <= set("NESW")


@pytest.mark.vector("zombie-terror", "TV-128")
@pytest.mark.rule("ZT-CMP-03", "ZT-OBS-02", "ZT-PWN-06")
def test_one_pawn_per_field_five_states():
    seen: Counter[str] = Counter()
    for number in range(24):
        settings = {
            "layout": LAYOUTS[number % 2],
            "setup": ("basic", "advanced", "free")[number % 3],
            "target": "6",
            "zombies_per_half": ("3", "5")[number % 2],
        }
        table = Table.new(GAME, settings=settings, seed=f"pawns {number}")
        dice = random.Random(number)
        escaped: list[tuple[str, str]] = []
        turned: list[str] = []
        while not table.ended:
            option = northward(table, dice)
            table.answer(table.asks[0].seat, table.asks[0].number, wire(option))
            view = table.view(None)
            names = table.state.ground.names
            closed = {names[f] for f, kind in enumerate(view.terrain) if kind in "#S@="}
            check_pawns(view, closed)
            # who has escaped or turned never changes again
            now = [(human.name, human.health) for human in view.escaped]
            assert now[: len(escaped)] == escaped
            assert view.turned[: len(turned)] == turned
            escaped, turned = now, view.turned
            seen.update({human.health for human in view.humans})
        seen.update({"escaped"} if escaped else set())
        seen.update({"turned"} if turned else set())
        rounds = [event.facts["round"] for event in table.heard(None) if event.name == "round"]
        assert rounds == list(range(1, len(rounds) + 1))
    assert min(seen[state] for state in ("healthy", "wounded", "dead", "escaped", "turned")) > 0
