"""Zombies come one at a time: empty spaces, barricades, overruns (catalogue section 11)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import zombies_gather
from overrun.games.long_night.crisis import resolve_crisis

from .conftest import AddCards, Person
from .scene import COLONY, Scene

EMPTY = ("---",) * 6
FULL = "ZZZ"


def come(scene: Scene, count: int, place: str = COLONY) -> Scene:
    """One batch of zombies."""
    return scene.run(("add_zombies", [place, count]))


# -- entrance by entrance ----------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-37")
@pytest.mark.rule("LN-ZADD-02", "LN-ZADD-04")
def test_eight_zombies_wrap_around() -> None:
    scene = come(Scene().entrances(*EMPTY), 8)
    assert scene.colony_doors == ["ZZ-", "ZZ-", "Z--", "Z--", "Z--", "Z--"]


@pytest.mark.vector("long-night", "TV-38")
@pytest.mark.rule("LN-ZADD-03")
def test_a_new_batch_restarts_at_entrance_1(add_cards: AddCards) -> None:
    add_cards(
        "crises",
        """
        [pack]
        accepts = ["fuel"]
        fail = [{ do = "zombies", count = 2, where = "colony" }]
        """,
    )
    scene = Scene().crowd(4).entrances(*EMPTY).crisis("pack")
    scene.roll([]).run(resolve_crisis, zombies_gather)
    assert scene.colony_doors == ["ZZ-", "ZZ-", "---", "---", "---", "---"]


@pytest.mark.rule("LN-ZADD-04")
def test_a_zombie_takes_an_empty_space_before_it_breaks_anything() -> None:
    scene = come(Scene().survivor("gia").entrances("ZB-", *EMPTY[1:]), 1)
    assert scene.doors(COLONY, 1) == "ZZB"
    scene = come(Scene().entrance("school", "ZT-"), 1, "school")
    assert scene.doors("school") == "ZZT"


@pytest.mark.rule("LN-ZADD-12")
def test_a_full_entrance_passes_its_zombie_on_to_nobody() -> None:
    scene = Scene().survivor("gia").survivor("emma", 1).survivor("mei", 1)
    come(scene.entrances("---", FULL, "---", FULL, "---", "---"), 4)
    assert scene.colony_doors == ["Z--", FULL, "Z--", FULL, "---", "---"]
    assert scene.s.graveyard == ["mei", "gia"]


# -- barricades --------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-30")
@pytest.mark.rule("LN-ZADD-05", "LN-ZADD-06")
def test_a_barricade_absorbs_one_zombie() -> None:
    scene = Scene().survivor("gia").entrances("ZZB", *EMPTY[1:])
    come(scene, 1)
    assert scene.doors(COLONY, 1) == "ZZ-"
    assert (scene.s.morale, scene.s.graveyard) == (6, [])
    come(scene, 1)
    assert scene.doors(COLONY, 1) == "ZZZ"
    assert (scene.s.morale, scene.s.graveyard) == (6, [])


@pytest.mark.rule("LN-ZADD-05")
def test_only_one_of_several_barricades_falls() -> None:
    scene = come(Scene().survivor("gia", 0, "school").entrance("school", "BBB"), 1, "school")
    assert scene.doors("school") == "BB-"


@pytest.mark.rule("LN-ZADD-01")
def test_each_zombie_is_settled_before_the_next_comes() -> None:
    """The space of a fallen barricade takes the next zombie, and only the one after it kills."""
    scene = Scene().survivor("gia", 0, "school").survivor("emma")
    come(scene.entrance("school", "ZB"), 3, "school")
    steps = [name for name in scene.events if name not in ("morale", "leader")]
    assert steps == ["barricade-broken", "zombie-came", "overrun", "died"]
    assert scene.doors("school") == "ZZ"


@pytest.mark.rule("OP-42", "LN-VOTE-06")
def test_the_first_player_says_whether_the_barricade_or_the_trap_goes() -> None:
    scene = Scene().survivor("gia", 0, "school").entrance("school", "ZBT")
    scene.s.first = 1
    come(scene, 1, "school")
    assert (scene.ask.seat, scene.options()) == (1, {"break:barricade", "break:trap"})
    scene.do("break:barricade")
    assert scene.doors("school") == "ZT-"

    scene = come(Scene().entrance("school", "ZBT"), 2, "school").do("break:trap")
    assert scene.doors("school") == "ZB-"  # the second one came to a cleared entrance


# -- overruns ----------------------------------------------------------------------------------


@pytest.mark.rule("LN-ZADD-07", "LN-ZADD-11", "LN-SKILL-01")
def test_an_overrun_kills_the_lowest_in_influence_of_that_place() -> None:
    scene = Scene().survivor("dutch", 0, "school").survivor("gia", 1, "school")
    scene.survivor("emma", 2, "school").survivor("mei", 1).survivor("blue", 1, "gas")
    come(scene.entrance("school", FULL), 1, "school")
    assert scene.s.graveyard == ["gia"]  # neither the higher ones nor the lower ones elsewhere
    assert scene.doors("school") == FULL
    assert scene.s.morale == 5


@pytest.mark.vector("long-night", "TV-34")
@pytest.mark.rule("LN-ZADD-08", "LN-ZADD-09")
def test_survivors_die_before_helpless_survivors() -> None:
    scene = Scene().survivor("duchess").survivor("emma", 0, "school")  # the duchess has 10
    scene.s.helpless = 3
    scene.entrances(FULL, FULL, *EMPTY[2:])
    scene.run(zombies_gather)  # two are due, and stay due when she has died
    deaths = [name for name in scene.events if name.endswith("died")]
    assert deaths == ["died", "helpless-died"]
    assert (scene.s.graveyard, scene.s.helpless) == (["duchess"], 2)
    assert scene.s.morale == 4


@pytest.mark.rule("LN-ZADD-09")
def test_a_colony_with_survivors_never_loses_a_helpless_one() -> None:
    scene = Scene().crowd(6)
    scene.s.helpless = 3
    come(scene.entrances(*[FULL] * 6), 5)
    assert len(scene.s.graveyard) == 5
    assert scene.s.helpless == 3


@pytest.mark.vector("long-night", "TV-36")
@pytest.mark.rule("LN-ZADD-07", "LN-EXILE-11")
def test_overrun_victim_of_an_exiled_player(person: Person) -> None:
    person("A", influence=40)
    person("X", influence=15)
    scene = Scene().survivor("A", 0, "police").survivor("X", 2, "police").exiled(2)
    scene.survivor("gia", 2, "school").entrance("police", "ZZZZ")
    come(scene, 1, "police")
    assert scene.s.graveyard == ["X"]
    assert scene.s.morale == 6


@pytest.mark.rule("LN-ZADD-10")
def test_an_overrun_of_an_empty_colony_hurts_nobody() -> None:
    scene = Scene().survivor("gia", 0, "school").entrances(*[FULL] * 6)
    come(scene, 3)
    assert scene.colony_doors == [FULL] * 6
    assert (scene.s.morale, scene.s.graveyard) == (6, [])


@pytest.mark.rule("LN-ZADD-16")
def test_the_lowest_is_determined_anew_for_each_overrun() -> None:
    scene = Scene().survivor("dutch", 0).survivor("gia", 1).survivor("emma", 2)
    scene.newcomers("blue").entrances(*[FULL] * 6)
    come(scene, 2)
    # gia was the last of her player: who came instead is the lowest at the second overrun
    assert scene.s.graveyard == ["gia", "blue"]
    assert scene.s.morale == 4


@pytest.mark.rule("LN-ZADD-11")
def test_every_death_by_overrun_costs_morale() -> None:
    scene = Scene().survivor("gia").survivor("emma", 0, "school")
    scene.s.helpless = 2
    come(scene.entrances(*[FULL] * 6), 3)
    assert (scene.s.graveyard, scene.s.helpless) == (["gia"], 0)
    assert scene.s.morale == 3


@pytest.mark.rule("LN-ZADD-13")
def test_other_places_follow_the_same_rules_with_one_entrance() -> None:
    scene = Scene().survivor("gia", 0, "hospital").survivor("emma")
    come(scene.entrance("hospital", "B--"), 4, "hospital")
    assert [name for name in scene.events if name not in ("morale", "leader")] == [
        "zombie-came",
        "zombie-came",
        "barricade-broken",
        "zombie-came",
    ]
    assert scene.doors("hospital") == "ZZZ"
    come(scene, 1, "hospital")
    assert (scene.doors("hospital"), scene.s.graveyard) == ("ZZZ", ["gia"])


@pytest.mark.rule("LN-ZADD-14")
@pytest.mark.parametrize("entrance", ["ZZB", "ZZT", "ZZZ"])
def test_nobody_rolls_for_a_zombie_that_nobody_killed(entrance: str) -> None:
    scene = Scene().survivor("gia", 0, "school").survivor("emma", 0)
    scene.survivor("dutch", 1, "school").entrance("school", entrance)
    come(scene, 1, "school")
    assert "exposed" not in scene.events
    assert "zombie-killed" not in scene.events
    assert all("kills" not in player.tally for player in scene.s.players)


# -- the supply --------------------------------------------------------------------------------


@pytest.mark.rule("LN-ZADD-15", "OP-19")
def test_there_are_always_zombies_left_to_come() -> None:
    scene = Scene().survivor("gia").entrances(*["-" * 15] * 6)
    come(scene, 90)  # as many figures and tokens as there are in the box, and half as many again
    assert scene.colony_doors == ["Z" * 15] * 6
    assert scene.s.graveyard == []
