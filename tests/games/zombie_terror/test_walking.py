"""Walks of several steps: what a client is told so that one click can take them all."""

from __future__ import annotations

from overrun.core.reason import wire
from tests.games.zombie_terror.scene import GAME, Scene, scene, view

LANE = """
4 . . . .
3 . # . .
2 . # . .
1 N # . B
"""


def walks(s: Scene, name: str) -> dict[str, list[str]]:
    found: dict[str, dict[str, list[str]]] = GAME.details(view(s, 0))["walks"]
    return found.get(name, {})


def take(s: Scene, name: str, way: list[str]) -> None:
    """Every step of a walk is an answer that is offered when it is its turn."""
    for field in way:
        option = f"move:{name}:{field}"
        assert option in map(wire, s.ask.options)
        s.do(option)


def test_a_walk_goes_as_far_as_the_points_do_and_around_what_stands_there() -> None:
    s = scene(LANE)
    assert walks(s, "nurse") == {"A3": ["A2", "A3"], "A4": ["A2", "A3", "A4"]}
    take(s, "nurse", ["A2"])
    assert walks(s, "nurse") == {"A4": ["A3", "A4"]}
    assert walks(s, "banker") == {}  # the other one acts


def test_every_walk_can_be_taken() -> None:
    for goal, way in walks(
        scene("4 . . . .\n3 . # . .\n2 . . . ^\n1 N . . .", half_line=2), "nurse"
    ).items():
        s = scene("4 . . . .\n3 . # . .\n2 . . . ^\n1 N . . .", half_line=2)
        take(s, "nurse", way)
        assert s.where("nurse") == goal


def test_only_whoever_leads_the_humans_is_told() -> None:
    s = scene(LANE)
    assert GAME.details(view(s, 1))["walks"] == GAME.details(view(s))["walks"] == {}


def test_the_child_slips_only_where_it_saves_a_step() -> None:
    found = walks(scene("3 . . .\n2 . . .\n1 C . B"), "child")
    assert found["A3"] == ["A2", "A3"]
    assert len(found["C3"]) == 3
    s = scene("3 . . .\n2 . . .\n1 C . B")
    take(s, "child", found["C3"])
    assert s.where("child") == "C3"


def test_no_walk_leads_on_from_where_something_happens() -> None:
    found = walks(scene("3 = = =\n2 . . .\n1 N . B"), "nurse")
    assert {"A3", "B3"} < found.keys()
    assert all(not field.endswith("3") for way in found.values() for field in way[:-1])
