"""Explosive traps (catalogue section 20.3)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.vocabulary import Context, condition

from .conftest import AddCards
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


def come(scene: Scene, place: str, count: int = 1) -> Scene:
    """So many zombies are added there, as one batch."""
    return scene.run(("add_zombies", [place, count]))


@pytest.mark.vector("long-night", "TV-31")
@pytest.mark.rule("LN-TRAP-03", "LN-TRAP-07")
def test_trap_clears_the_entrance() -> None:
    scene = Scene().survivor("A", 0, "hospital").entrance("hospital", "ZZT")
    come(scene, "hospital", 2)
    steps = [name for name in scene.events if name in ("trap-exploded", "zombie-came")]
    assert steps == ["trap-exploded", "zombie-came"]
    assert scene.doors("hospital") == "Z--"
    assert scene.s.graveyard == []
    assert "exposed" not in scene.events


@pytest.mark.vector("long-night", "TV-33")
@pytest.mark.rule("LN-TRAP-04")
def test_trap_clears_one_colony_entrance_only() -> None:
    scene = Scene().survivor("A", 0).entrances("ZZ-", "ZZT", "ZZ-", "ZZZ", "---", "Z--")
    come(scene, "colony", 2)
    assert scene.colony_doors == ["ZZZ", "---", "ZZ-", "ZZZ", "---", "Z--"]
    assert scene.s.graveyard == []


@pytest.mark.rule("LN-TRAP-01")
def test_some_effects_place_traps() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZB--").hand(0, "chemistry-set")
    scene.turn(0).do("play:chemistry-set")
    assert scene.doors("school") == "ZBT-"


@pytest.mark.rule("LN-TRAP-01")
def test_a_trap_needs_an_empty_space() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZBT").hand(0, "chemistry-set")
    scene.turn(0)
    assert scene.refuses("play:chemistry-set") == "LN-ACT-BARR-03"


@pytest.mark.rule("LN-TRAP-01")
def test_in_the_colony_at_an_entrance_of_choice(add_cards: AddCards) -> None:
    add_cards("items", 'mine = { kind = "tool", effects = [{ do = "trap", where = "colony" }] }')
    scene = Scene().survivor("A", 0).entrances("---", "ZZZ", "BB-", "TTT", "---", "Z--")
    scene.hand(0, "mine").turn(0).do("play:mine")
    assert scene.options() == {"door:1", "door:3", "door:5", "door:6"}
    scene.do("door:3")
    assert scene.colony_doors == ["---", "ZZZ", "BBT", "TTT", "---", "Z--"]


@pytest.mark.rule("LN-TRAP-02")
@pytest.mark.parametrize("piece", ["B", "T"])
def test_a_trap_takes_up_a_space_like_a_barricade(piece: str) -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", f"ZZ{piece}")
    scene.entrance("gas", "Z--").dice(0, 3).turn(0)
    assert scene.refuses("barricade:A:3") == "LN-ACT-BARR-03"
    assert scene.refuses("attract:A:3") == "LN-ACT-ATTRACT-04"


@pytest.mark.rule("LN-TRAP-02")
@pytest.mark.parametrize("piece", ["B", "T"])
def test_a_zombie_with_an_empty_space_leaves_it_alone(piece: str) -> None:
    scene = come(Scene().survivor("A", 0, "school").entrance("school", f"Z{piece}-"), "school")
    assert scene.doors("school") == f"ZZ{piece}"


@pytest.mark.rule("LN-TRAP-02")
@pytest.mark.parametrize("piece", ["B", "T"])
def test_nobody_is_overrun_while_it_stands(piece: str) -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", f"ZZ{piece}")
    come(scene, "school")
    assert scene.s.graveyard == []
    assert "overrun" not in scene.events
    assert piece not in scene.doors("school")


@pytest.mark.rule("LN-TRAP-02")
@pytest.mark.parametrize("piece", ["B", "T"])
def test_a_trap_counts_as_a_barricade(piece: str) -> None:
    scene = Scene().entrances(f"Z{piece}-", "---", f"{piece}{piece}-", "Z--", "---", "---")
    c = Context(0)
    for word, number in (("barricades", 3), ("barricaded", 2)):
        assert condition({"is": word, "at_least": number}).holds(scene.s, c)
        assert not condition({"is": word, "at_least": number + 1}).holds(scene.s, c)


@pytest.mark.rule("LN-TRAP-02")
@pytest.mark.parametrize("piece", ["B", "T"])
def test_a_trap_is_torn_down_like_a_barricade(piece: str, add_cards: AddCards) -> None:
    add_cards("items", 'crowbar = { kind = "tool", effects = [{ do = "breach" }] }')
    scene = Scene().survivor("A", 0).entrance("colony", f"ZZ{piece}", 2).hand(0, "crowbar")
    scene.turn(0).do("play:crowbar")
    assert scene.doors("colony", 2) == "ZZ-"  # it does not go off


@pytest.mark.rule("LN-TRAP-02")
def test_an_attack_does_not_set_it_off() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZT").dice(0, 6).turn(0)
    scene.roll("blank").do("attack:A:6")
    assert scene.doors("school") == "ZT-"


@pytest.mark.rule("LN-TRAP-03")
@pytest.mark.parametrize(("before", "after"), [("ZZZT", "----"), ("ZT", "--"), ("TT", "T-")])
def test_the_trap_the_zombies_and_the_newcomer_are_removed(before: str, after: str) -> None:
    scene = come(Scene().survivor("A", 0, "school").entrance("school", before), "school")
    assert scene.doors("school") == after
    assert scene.s.places["school"].zombies == 0


@pytest.mark.rule("LN-TRAP-04")
@pytest.mark.parametrize("door", [1, 4, 6])
def test_the_other_entrances_keep_their_zombies(door: int) -> None:
    full = ["ZZ-"] * 6
    full[door - 1] = "ZZT"
    scene = come(Scene().survivor("A", 0).entrances(*full), "colony", 6)
    assert scene.colony_doors == ["---" if n == door else "ZZZ" for n in range(1, 7)]


@pytest.mark.rule("LN-TRAP-05")
def test_other_traps_at_the_entrance_stay() -> None:
    scene = come(Scene().survivor("A", 0, "school").entrance("school", "ZTT"), "school")
    assert scene.doors("school") == "T--"


@pytest.mark.rule("LN-TRAP-05", "OP-42")
def test_other_barricades_stay_if_the_first_player_chooses_the_trap() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZBT")
    scene.s.first = 2
    come(scene, "school")
    assert scene.ask.seat == 2
    assert scene.options() == {"break:barricade", "break:trap"}
    scene.do("break:trap")
    assert scene.doors("school") == "B---"


@pytest.mark.rule("OP-42")
def test_or_the_barricade_falls_and_the_trap_stays() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZBT")
    come(scene, "school", 2).do("break:barricade")
    assert scene.doors("school") == "ZZZT"  # the second takes the free space
    assert scene.s.graveyard == []


@pytest.mark.rule("LN-TRAP-07")
def test_nobody_is_exposed_and_nobody_has_killed() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school").entrance("school", "ZZZT")
    come(scene, "school")  # an unscripted roll would fail
    assert "exposed" not in scene.events
    assert "zombie-killed" not in scene.events
    assert all(not player.tally.get("kills") for player in scene.s.players)
