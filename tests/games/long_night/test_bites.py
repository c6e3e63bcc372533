"""Bites and how they spread (catalogue section 8)."""

from __future__ import annotations

import pytest

from .conftest import Person
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


def bitten(*others: tuple[str, int]) -> Scene:
    """A of the first player goes to the library, where these are, and is bitten there.

    Everyone has a leader who is safe in the colony.
    """
    scene = Scene(players=4)
    for seat, name in enumerate("EFGH"):
        scene.survivor(name, seat)
    scene.survivor("A", 0, "school")
    for name, seat in others:
        scene.survivor(name, seat, "library")
    scene.s.places["library"].spaces = 5
    return scene.turn(0).roll("bite").do("move:A:library")


@pytest.mark.vector("long-night", "TV-13")
@pytest.mark.rule("LN-BITE-01", "LN-BITE-02", "LN-BITE-05", "LN-BITE-06", "LN-BITE-08")
def test_bite_chain_across_groups(person: Person) -> None:
    person("B", influence=20)
    person("C", influence=50)
    scene = bitten(("C", 2), ("B", 1))
    assert (scene.ask.seat, scene.ask.facts["survivor"]) == (1, "B")
    scene.roll("wound").do("roll")
    assert scene.s.graveyard == ["A", "B"]
    assert "hurt" not in scene.events
    assert (scene.ask.seat, scene.ask.facts["survivor"]) == (2, "C")
    scene.roll("blank").do("roll")
    assert scene.s.graveyard == ["A", "B"]
    assert scene.s.survivors["C"].hurt == 0
    assert (scene.ask.seat, scene.ask.kind) == (0, "action")
    assert scene.s.morale == 4


@pytest.mark.vector("long-night", "TV-14")
@pytest.mark.rule("LN-BITE-03")
def test_bite_stopped_by_sacrifice(person: Person) -> None:
    person("B", influence=20)
    person("C", influence=50)
    scene = bitten(("B", 1), ("C", 2))
    scene.do("sacrifice")
    assert scene.s.graveyard == ["A", "B"]
    assert (scene.ask.seat, scene.ask.kind) == (0, "action")
    assert scene.s.survivors["C"].hurt == 0
    assert scene.s.morale == 4


@pytest.mark.rule("LN-BITE-01")
@pytest.mark.parametrize("order", ["BCD", "DCB", "CDB"])
def test_the_lowest_in_influence_comes_first(order: str) -> None:
    scene = bitten(*((name, 1) for name in order))
    victims = []
    while scene.ask.kind == "bite":
        victims.append(scene.ask.facts["survivor"])
        scene.roll("frostbite").do("roll")
    assert victims == ["B", "C", "D"]


@pytest.mark.rule("LN-BITE-01")
def test_only_those_at_the_same_place_are_in_danger() -> None:
    scene = Scene().survivor("B", 0, "school").survivor("C", 1, "school").survivor("A", 1, "gas")
    scene.survivor("D", 0).entrance("school", "Z---").dice(0, 6).turn(0)
    scene.roll("bite").do("attack:B:6", "zombie:1")
    assert (scene.ask.seat, scene.ask.facts["survivor"]) == (1, "C")  # A is lower, but elsewhere
    scene.roll("wound").do("roll")
    assert scene.s.graveyard == ["B", "C"]
    assert sorted(scene.s.survivors) == ["A", "D"]


@pytest.mark.rule("LN-BITE-02")
def test_the_controller_chooses_each_time_anew() -> None:
    scene = bitten(("B", 1), ("C", 2), ("D", 1))
    asked = []
    for face in ("wound", "wound"):
        asked.append((scene.ask.seat, scene.ask.facts["survivor"]))
        assert scene.options() == {"sacrifice", "roll"}
        scene.roll(face).do("roll")
    asked.append((scene.ask.seat, scene.ask.facts["survivor"]))
    assert asked == [(1, "B"), (2, "C"), (1, "D")]
    scene.do("sacrifice")
    assert scene.s.graveyard == ["A", "B", "C", "D"]


@pytest.mark.rule("LN-BITE-03")
def test_a_sacrifice_needs_no_roll() -> None:
    scene = bitten(("B", 1)).do("sacrifice")  # an unscripted roll would fail
    assert scene.s.graveyard == ["A", "B"]
    assert "bite-rolled" not in scene.events


@pytest.mark.rule("LN-BITE-04", "LN-BITE-10")
def test_a_blank_saves_the_survivor_and_ends_it() -> None:
    scene = bitten(("B", 1), ("C", 2)).roll("blank").do("roll")
    assert scene.s.graveyard == ["A"]
    assert (scene.ask.seat, scene.ask.kind) == (0, "action")  # neither B again nor C
    assert sorted(scene.s.places["library"].survivors) == ["B", "C"]
    assert scene.s.morale == 5


@pytest.mark.rule("LN-BITE-05", "LN-BITE-06")
@pytest.mark.parametrize("face", ["wound", "frostbite", "bite"])
def test_any_other_face_kills_and_spreads_again(face: str) -> None:
    scene = bitten(("B", 1), ("C", 2)).roll(face).do("roll")
    assert scene.s.graveyard == ["A", "B"]
    assert "hurt" not in scene.events
    assert (scene.ask.seat, scene.ask.kind, scene.ask.facts["survivor"]) == (2, "bite", "C")
    scene.do("sacrifice")


@pytest.mark.rule("LN-BITE-06")
def test_a_wound_face_kills_even_who_could_bear_it(person: Person) -> None:
    person("B", influence=20, ability='{ passive = "tough", amount = 2 }')
    scene = bitten(("B", 1)).roll("wound").do("roll")
    assert scene.s.graveyard == ["A", "B"]


@pytest.mark.rule("LN-BITE-07")
def test_it_ends_with_nobody_left_at_the_place() -> None:
    scene = bitten(("B", 1)).roll("wound").do("roll")
    assert scene.s.graveyard == ["A", "B"]
    assert (scene.ask.seat, scene.ask.kind) == (0, "action")
    assert scene.s.places["library"].survivors == []
    assert sorted(scene.s.survivors) == ["E", "F", "G", "H"]


@pytest.mark.rule("LN-BITE-08")
def test_it_may_come_back_to_the_group_where_it_began() -> None:
    scene = bitten(("B", 0), ("C", 3))
    assert (scene.ask.seat, scene.ask.facts["survivor"]) == (0, "B")
    scene.roll("bite").do("roll")
    assert (scene.ask.seat, scene.ask.facts["survivor"]) == (3, "C")
    scene.do("sacrifice")


@pytest.mark.rule("LN-BITE-09")
def test_every_death_of_the_chain_costs_morale() -> None:
    scene = bitten(("B", 1), ("C", 2), ("D", 3))
    assert scene.s.morale == 5
    assert scene.roll("wound").do("roll").s.morale == 4
    assert scene.roll("bite").do("roll").s.morale == 3
    assert scene.do("sacrifice").s.morale == 2


@pytest.mark.rule("LN-BITE-09")
def test_except_for_the_exiled() -> None:
    scene = Scene(players=4).survivor("A", 0, "school").survivor("B", 1, "library").survivor("C", 0)
    scene.survivor("D", 1, "gas").exiled(1).turn(0).roll("bite").do("move:A:library")
    assert scene.s.morale == 5
    assert scene.do("sacrifice").s.morale == 5


@pytest.mark.rule("LN-BITE-10")
def test_another_bite_is_another_chain() -> None:
    scene = bitten(("B", 1), ("C", 2)).roll("blank").do("roll")
    scene.roll("bite").do("move:E:library")
    assert (scene.ask.seat, scene.ask.facts["survivor"]) == (1, "B")  # saved once, asked anew
    scene.do("sacrifice")


@pytest.mark.rule("OP-43")
def test_the_helpless_are_not_bitten() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0, "gas").entrance("colony", "Z--").dice(0, 6)
    scene.s.helpless, scene.s.unruly = 3, 1
    scene.turn(0).roll("bite").do("attack:A:6")
    assert (scene.ask.seat, scene.ask.kind) == (0, "action")
    assert (scene.s.helpless, scene.s.unruly) == (3, 1)
    assert scene.s.morale == 5


@pytest.mark.rule("OP-86")
def test_the_bite_is_over_before_somebody_comes_instead() -> None:
    scene = Scene()
    scene.survivor("gia", 0).survivor("rocco", 1, "school").survivor("emma", 2, "school")
    scene.s.survivor_deck = ["blue"]
    scene.hand(0).dice(0, 2).entrances("Z--").roll("bite").turn(0)
    scene.do("attack:gia:2")
    assert scene.s.players[0].group == ["blue"]  # bitten by nobody: the chain was over
    assert "bite-rolled" not in scene.events
    assert scene.s.graveyard == ["gia"]
