"""Moving survivors (catalogue section 7.10)."""

from __future__ import annotations

import pytest

from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")

PLACES = ("colony", "police", "grocery", "school", "library", "hospital", "gas")


@pytest.mark.vector("long-night", "TV-97")
@pytest.mark.rule("LN-ACT-MOVE-01", "LN-ACT-MOVE-06")
def test_one_move_per_survivor() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0).dice(0, 3, 5).turn(0)
    scene.roll("blank").do("move:A:library")
    assert scene.refuses("move:A:school") == "LN-ACT-MOVE-01"
    scene.roll("blank").do("move:B:school")
    assert (scene.s.survivors["A"].place, scene.s.survivors["B"].place) == ("library", "school")
    assert [told["survivor"] for told in scene.told("exposed")] == ["A", "B"]
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([3, 5], [])


@pytest.mark.rule("LN-ACT-MOVE-01")
def test_the_next_turn_brings_the_next_move() -> None:
    scene = Scene().survivor("A", 0, "school").run(("begin_turn", [0]), ("begin_turn", [0]))
    scene.roll("blank").do("move:A:gas")
    assert not scene.options("move:")
    scene.do("end")
    scene.roll("blank").do("move:A:school")
    assert scene.s.survivors["A"].place == "school"


@pytest.mark.rule("LN-ACT-MOVE-02")
@pytest.mark.parametrize("start", PLACES)
def test_from_anywhere_to_anywhere_else(start: str) -> None:
    scene = Scene().survivor("A", 0, start).turn(0)
    assert scene.options("move:") == {f"move:A:{place}" for place in PLACES if place != start}
    assert scene.refuses(f"move:A:{start}") == "LN-ACT-MOVE-02"


@pytest.mark.rule("LN-ACT-MOVE-02")
@pytest.mark.parametrize("place", PLACES[1:])
def test_the_standee_changes_its_place(place: str) -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0).turn(0).roll("blank").do(f"move:A:{place}")
    assert scene.s.survivors["A"].place == place
    assert scene.s.places[place].survivors == ["A"]
    assert scene.s.places["colony"].survivors == ["B"]


@pytest.mark.rule("LN-ACT-MOVE-03")
def test_a_full_place_cannot_be_entered() -> None:
    scene = Scene().survivor("A", 0, "school")
    scene.s.places["gas"].spaces = 2
    scene.survivor("B", 1, "gas").survivor("C", 2, "gas").turn(0)
    assert scene.refuses("move:A:gas") == "LN-ACT-MOVE-03"
    scene = Scene().survivor("A", 0, "school")
    scene.s.places["gas"].spaces = 2
    scene.survivor("B", 1, "gas").turn(0).roll("blank").do("move:A:gas")
    assert scene.s.places["gas"].survivors == ["B", "A"]


@pytest.mark.rule("LN-ACT-MOVE-03")
def test_the_helpless_take_up_space_in_the_colony() -> None:
    for helpless, unruly, room in ((2, 0, False), (2, 2, False), (1, 1, True)):
        scene = Scene().survivor("A", 0, "school").survivor("B", 1)
        scene.s.places["colony"].spaces = 3
        scene.s.helpless, scene.s.unruly = helpless, unruly
        scene.turn(0)
        assert scene.may("move:A:colony") is room
        if not room:
            assert scene.refuses("move:A:colony") == "LN-ACT-MOVE-03"


@pytest.mark.rule("LN-ACT-MOVE-04")
@pytest.mark.parametrize(
    ("face", "tokens"), [("blank", (0, 0)), ("wound", (1, 0)), ("frostbite", (0, 1))]
)
def test_who_has_moved_is_exposed(face: str, tokens: tuple[int, int]) -> None:
    for start, end in (("colony", "school"), ("school", "colony")):
        scene = Scene().survivor("A", 0, start).survivor("B", 0).turn(0)
        scene.roll(face).do(f"move:A:{end}")
        a = scene.s.survivors["A"]
        assert (a.wounds, a.frostbite) == tokens
        assert scene.s.survivors["B"].hurt == 0
        assert [told["survivor"] for told in scene.told("exposed")] == ["A"]


@pytest.mark.vector("long-night", "WE-11")
@pytest.mark.rule("LN-ACT-MOVE-05")
def test_bite_on_arrival() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "school")
    scene.survivor("C", 1, "library").survivor("D", 1).turn(0)
    scene.roll("bite").do("move:A:library")
    assert scene.s.graveyard == ["A"]
    assert (scene.ask.seat, scene.ask.kind) == (1, "bite")
    assert scene.ask.facts["survivor"] == "C"
    scene.do("sacrifice")
    assert scene.s.graveyard == ["A", "C"]
    assert scene.s.survivors["B"].hurt == 0


@pytest.mark.rule("LN-ACT-MOVE-06")
def test_moving_needs_no_die() -> None:
    scene = Scene().survivor("A", 0).turn(0)
    assert scene.s.players[0].dice == []
    scene.roll("blank").do("move:A:gas")
    assert scene.s.survivors["A"].place == "gas"


@pytest.mark.rule("LN-ACT-MOVE-07")
def test_who_is_put_somewhere_may_still_move() -> None:
    scene = Scene().survivor("A", 0, "school").hand(0, "stretcher").turn(0)
    scene.do("play:stretcher")
    assert scene.s.survivors["A"].place == "colony"
    assert "exposed" not in scene.events
    scene.roll("blank").do("move:A:gas")
    assert scene.s.survivors["A"].place == "gas"


@pytest.mark.rule("LN-ACT-MOVE-07")
def test_who_has_moved_may_still_be_put_somewhere() -> None:
    scene = Scene().survivor("A", 0).hand(0, "stretcher").turn(0).roll("blank")
    scene.do("move:A:gas", "play:stretcher")
    assert scene.s.survivors["A"].place == "colony"
    assert scene.refuses("move:A:gas") == "LN-ACT-MOVE-01"


@pytest.mark.rule("LN-ACT-MOVE-07")
def test_leaving_the_colony_in_exile_uses_up_no_move() -> None:
    scene = Scene(players=4).survivor("A", 0).survivor("B", 1).survivor("C", 2).survivor("D", 3)
    scene.run(("take_action", [0]), ("take_action", [1]))
    scene.do("exile:1").all_do(dict.fromkeys(range(4), "yes"))
    scene.roll("blank").do("leave:B:gas", "end")
    scene.roll("blank").do("move:B:school")
    assert scene.s.survivors["B"].place == "school"
