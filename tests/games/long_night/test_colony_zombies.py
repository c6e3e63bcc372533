"""How many zombies come in the colony phase, and where (catalogue section 10.4)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import ALARM, QUIET, pay_food, zombies_gather

from .scene import Scene

EMPTY = ("---",) * 6


def came(scene: Scene) -> dict[str, int]:
    """The zombies at each place that has any."""
    return {place.id: place.zombies for place in scene.s.places.values() if place.zombies}


# -- the colony --------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "WE-05-PL", "WE-05-FR")
@pytest.mark.rule("LN-COL-ZOMB-01", "LN-ZADD-12")
@pytest.mark.parametrize(("people", "lowest"), [(14, "magnus"), (13, "ezekiel")])
def test_adding_zombies_to_the_colony(people: int, lowest: str) -> None:
    scene = Scene().crowd(people)
    scene.entrances("---", "---", "ZZZ", "---", "---", "---").run(zombies_gather)
    assert scene.colony_doors == ["ZZ-", "Z--", "ZZZ", "Z--", "Z--", "Z--"]
    assert scene.s.graveyard == [lowest]
    assert scene.s.morale == 5
    assert "exposed" not in scene.events
    # entrance by entrance, and the overrun in between
    steps = [name for name in scene.events if name in ("zombie-came", "overrun")]
    assert steps == ["zombie-came"] * 2 + ["overrun"] + ["zombie-came"] * 4
    assert [told["door"] for told in scene.told("zombie-came")] == [1, 2, 4, 5, 6, 1]


@pytest.mark.rule("LN-COL-ZOMB-01")
@pytest.mark.parametrize(("people", "due"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_as_many_as_survivors_rounded_up(people: int, due: int) -> None:
    scene = Scene().crowd(people).run(zombies_gather)
    assert came(scene) == {"colony": due}


@pytest.mark.rule("LN-COL-ZOMB-02", "LN-HELP-03")
def test_helpless_survivors_draw_zombies_and_eat() -> None:
    scene = Scene().crowd(1)
    scene.s.helpless, scene.s.food = 4, 5
    scene.run(pay_food, zombies_gather)
    assert scene.s.food == 2
    assert came(scene) == {"colony": 3}


@pytest.mark.vector("long-night", "TV-29")
@pytest.mark.rule("LN-COL-ZOMB-03", "LN-HELP-UNR-03")
def test_zombies_from_unruly_tokens() -> None:
    scene = Scene().crowd(3).entrances(*EMPTY)
    scene.s.helpless = scene.s.unruly = 2
    scene.run(zombies_gather)
    assert scene.colony_doors == ["Z--", "Z--", "Z--", "Z--", "---", "---"]


@pytest.mark.vector("long-night", "TV-105")
@pytest.mark.rule("LN-COL-FOOD-10", "LN-COL-ZOMB-01")
def test_an_empty_colony() -> None:
    scene = Scene().survivor("gia", 0, "school")
    scene.run(pay_food, zombies_gather)
    assert (scene.s.food, scene.s.starvation, scene.s.morale) == (0, 0, 6)
    assert came(scene) == {"school": 1}


@pytest.mark.vector("long-night", "WE-10")
@pytest.mark.parametrize(
    ("where", "helpless", "due"),
    [("colony", 3, 2), ("school", 3, 4), ("colony", 0, 3)],
    ids=["at home", "elsewhere", "nobody helpless"],
)
def test_sample_ability(where: str, helpless: int, due: int) -> None:
    scene = Scene().survivor("rocco", 0, where).crowd(4 if where == "colony" else 5)
    scene.s.helpless = helpless
    scene.entrances(*EMPTY).run(zombies_gather)
    assert scene.colony_doors == ["Z--"] * due + ["---"] * (6 - due)


# -- other places ------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-101")
@pytest.mark.rule("LN-COL-ZOMB-07", "LN-COL-ZOMB-08")
def test_zombies_outside_the_colony() -> None:
    scene = Scene().survivor("gia", 0, "hospital").survivor("emma", 2, "hospital").exiled(2)
    scene.entrance("hospital", "---").run(zombies_gather)
    assert scene.doors("hospital") == "ZZ-"
    assert came(scene) == {"hospital": 2}


@pytest.mark.rule("LN-COL-ZOMB-04")
def test_outside_one_zombie_comes_for_each_survivor() -> None:
    scene = Scene().crowd(3, "school").crowd(1, "gas").crowd(2, "police").run(zombies_gather)
    assert came(scene) == {"police": 2, "school": 3, "gas": 1}


@pytest.mark.rule("LN-COL-ZOMB-08")
def test_helpless_survivors_draw_nobody_to_other_places() -> None:
    scene = Scene()
    scene.s.helpless = 2
    scene.run(zombies_gather)
    assert came(scene) == {"colony": 1}


# -- noise -------------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-100")
@pytest.mark.rule("LN-COL-ZOMB-05", "LN-COL-ZOMB-06")
def test_noise_flips() -> None:
    scene = Scene().entrance("gas", "---")
    scene.s.places["gas"].noise = 3
    scene.roll(ALARM, QUIET, ALARM).run(zombies_gather)
    assert scene.doors("gas") == "ZZ-"
    assert came(scene) == {"gas": 2}
    assert all(place.noise == 0 for place in scene.s.places.values())


@pytest.mark.vector("long-night", "TV-35")
@pytest.mark.rule("LN-COL-ZOMB-05", "LN-ZADD-10")
def test_overrun_of_an_empty_place() -> None:
    scene = Scene().entrance("library", "ZZZ").survivor("gia")
    scene.s.helpless = 1
    scene.s.places["library"].noise = 1
    scene.roll(ALARM).run(zombies_gather)
    assert scene.s.places["library"].noise == 0
    assert scene.doors("library") == "ZZZ"
    assert (scene.s.morale, scene.s.helpless, scene.s.graveyard) == (6, 1, [])


@pytest.mark.rule("LN-COL-ZOMB-06")
def test_either_face_of_a_noise_token_comes_up_as_often() -> None:
    """The draw itself is looked at: two faces, one of each kind."""
    scene = Scene()
    scene.s.places["school"].noise = 2
    faces: list[tuple[str, ...]] = []
    pick = type(scene.s.chance).pick

    def watched(chance: object, items: tuple[str, ...]) -> str:
        faces.append(tuple(items))
        return pick(chance, items)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(scene.s.chance), "pick", watched)
        scene.roll(QUIET, QUIET).run(zombies_gather)
    assert [sorted(each) for each in faces] == [[ALARM, QUIET]] * 2
    assert came(scene) == {}


@pytest.mark.rule("OP-41")
def test_the_order_of_the_step() -> None:
    """The colony, the other places by number, then the noise by number, each zombie by itself."""
    scene = Scene().crowd(2).crowd(1, "gas").crowd(1, "grocery")
    scene.s.places["gas"].noise = 1
    scene.s.places["police"].noise = 2
    scene.roll(ALARM, ALARM, ALARM).run(zombies_gather)
    places = [told["place"] for told in scene.told("zombie-came")]
    assert places == ["colony", "grocery", "gas", "police", "police", "gas"]


@pytest.mark.rule("OP-41", "LN-COL-ZOMB-04")
def test_deaths_in_the_step_do_not_change_how_many_are_due() -> None:
    scene = (
        Scene().survivor("teodora", 0).survivor("gia", 1, "school").survivor("emma", 2, "school")
    )
    scene.survivor("mei", 1, "gas")
    scene.entrance("school", "ZZZ").run(zombies_gather)
    assert scene.s.graveyard == ["gia", "emma"]  # two were due, although one was left


@pytest.mark.rule("LN-COL-ZOMB-05")
def test_noise_comes_after_the_zombies_of_all_survivors() -> None:
    scene = Scene().crowd(2, "library").crowd(1, "hospital").entrance("library", "ZZB")
    scene.s.places["library"].noise = 1
    scene.roll(ALARM).run(zombies_gather)
    steps = ("barricade-broken", "zombie-came", "noise-flipped", "overrun")
    assert [name for name in scene.events if name in steps] == [
        "barricade-broken",  # the first of two breaks the barricade
        "zombie-came",  # the second takes its space
        "zombie-came",  # at the hospital, which has the higher number
        "noise-flipped",
        "overrun",
    ]
    assert scene.s.graveyard == ["marguerite"]
