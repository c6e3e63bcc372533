"""The game as such and what is in its box (catalogue A1, A2, part J)."""

from __future__ import annotations

from collections import Counter

import pytest

from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.board.tiles import tiles
from overrun.games.army_of_the_dead.board.vault import STRAIGHTS, is_straight
from overrun.games.army_of_the_dead.cards import SKILLS, library
from overrun.games.army_of_the_dead.mission.sheets import missions
from overrun.games.army_of_the_dead.state import HANDS, SLOTS, THRESHOLDS, ZEUSES

from .scene import BLOCK, GAME, Heist, weapon


@pytest.fixture
def box() -> set[str]:
    """The sides of the tiles in the box, without what other tests have drawn."""
    return {id for id in tiles() if not id.startswith("T")}


# -- the board ---------------------------------------------------------------------------------


@pytest.mark.rule("AD-FACT-49", "AD-CMP-02")
def test_eight_tiles_with_two_sides(box: set[str]) -> None:
    assert box == {f"{side}{number}" for side in "RV" for number in range(1, 9)}


def test_every_side_and_every_skill_is_in_play_somewhere(box: set[str]) -> None:
    laid = {
        slot.tile.id
        for id, sheet in missions().items()
        for slot in ground_of(id, sheet.doors).slots
    }
    assert box <= laid
    people = library().survivors.values()
    trees = [(each.blue, each.yellow, *each.orange, *each.red) for each in people]
    assert {skill for tree in trees for skill in tree} == set(SKILLS)


@pytest.mark.rule("AD-FACT-38", "AD-DEF-11", "AD-DEF-12")
def test_the_casino_is_on_r4_and_r5_and_the_hotel_on_v4_and_v5(box: set[str]) -> None:
    halls = {id for id in box if "hall" in tiles()[id].zones.values()}
    corridors = {id for id in box if "corridor" in tiles()[id].zones.values()}
    assert (halls, corridors) == ({"R4", "R5"}, {"V4", "V5"})
    for id in halls:
        hall = {letter for letter, kind in tiles()[id].zones.items() if kind == "hall"}
        machines = {tiles()[id].cells[cell] for cell in tiles()[id].blockers}
        assert machines & hall, id


@pytest.mark.rule("AD-FACT-39", "AD-CMP-02")
def test_what_else_the_board_has(box: set[str]) -> None:
    labels = Counter(label for id in box for label in tiles()[id].labels.values())
    kinds = Counter(kind for id in box for kind in tiles()[id].zones.values())
    assert labels["school-bus"] >= 1
    assert any(each.name == "fountain" for id in box for each in tiles()[id].decor)
    assert sum(bool(tiles()[id].elevators) for id in box) >= 3
    assert (kinds["statue"], kinds["trap"], kinds["vault"]) == (1, 1, 1)


@pytest.mark.rule("AD-OP-001")
def test_the_rules_depend_on_no_layout() -> None:
    """Every scene of these tests is played on a tile that is not in the box."""
    assert "[T1]" in BLOCK
    heist = Heist().survivor("ann", "A1a", hand=["sniper-rifle"]).zombies("A1d", shambler=1)
    heist.turn("ann").do("move:A1b")
    assert heist.may("attack:0:A1d")
    assert {slot.tile.id for slot in heist.s.ground.slots} == {"T1"}


# -- miniatures, dice, markers -----------------------------------------------------------------


@pytest.mark.rule("AD-OP-012", "AD-FACT-48", "AD-CMP-22")
def test_thirty_shamblers_and_sixteen_alphas_unless_the_sheet_says_otherwise() -> None:
    heist = Heist()
    assert (heist.s.shamblers_left, heist.s.alphas_left) == (30, 16)
    assert len(library().survivors) == 12
    # four abominations: plain and masked Zeus are one miniature, the mounted one is another
    assert set(library().zombies) == {"shambler", "alpha", "valentine", "queen", *ZEUSES}
    assert library().zombies["masked-zeus"].unmasks == "zeus"
    heist = Heist(supply={"shambler": 12, "alpha": 3})
    assert (heist.s.shamblers_left, heist.s.alphas_left) == (12, 3)


@pytest.mark.rule("AD-CMP-22", "AD-OP-012")
def test_the_number_of_miniatures_is_a_limit_for_set_up_too() -> None:
    heist = Heist(placements=[{"zone": "A1f", "kind": "shambler", "count": 4},
                              {"zone": "A1f", "kind": "alpha"}])  # fmt: skip
    assert (heist.s.shamblers_left, heist.s.alphas_left) == (26, 15)
    assert GAME.defects(heist.s) == []


@pytest.mark.rule("AD-CMP-14", "AD-OP-014", "AD-OP-013")
def test_ammo_dice_carry_the_symbol_and_dice_do_not_run_out() -> None:
    weapon("hose", kind="ranged", far=1, dice=9, ammo_dice=2, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["hose"]).zombies("A1b", shambler=20).turn("ann")
    heist.roll(1, 1, 1, 4, 4, 4, 4, 4, 4, 6, 2).do("attack:0:A1b")  # more than the eight of the box
    assert heist.shamblers("A1b") == 13
    gun = heist.who("ann").gear[0]
    assert gun is not None
    assert not gun.dry  # ones on ordinary dice are just misses
    heist.roll(4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 1).do("attack:0:A1b")
    gun = heist.who("ann").gear[0]
    assert gun is not None
    assert gun.dry
    assert heist.shamblers("A1b") == 3


@pytest.mark.rule("AD-FACT-53", "AD-ADR-22", "AD-INV-01")
def test_levels_and_inventory_as_in_the_older_sister() -> None:
    assert THRESHOLDS == (0, 7, 19, 43)
    assert (HANDS, SLOTS - HANDS) == (2, 3)


@pytest.mark.rule("AD-OP-022", "AD-VLT-10")
def test_two_straights_of_five() -> None:
    assert STRAIGHTS == ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
    assert is_straight([6, 5, 4, 3, 2])
    assert is_straight([3, 1, 2, 5, 4])
    for dice in ([1, 2, 3, 4, 6], [1, 3, 4, 5, 6], [2, 2, 3, 4, 5], [6, 1, 2, 3, 4]):
        assert not is_straight(dice)


# -- missions ----------------------------------------------------------------------------------


@pytest.mark.rule("AD-FACT-45", "AD-MIS-01", "AD-MIS-05")
def test_ten_missions_the_longest_of_two_hours_or_more() -> None:
    assert len(missions()) == 10
    assert max(each.minutes for each in missions().values()) >= 120


@pytest.mark.rule("AD-GEN-08", "AD-ZMV-04", "AD-ZMV-11")
def test_nobody_decides_for_zombies_where_the_rules_leave_no_choice() -> None:
    heist = Heist(2).survivor("ann", "A1a").survivor("bob", "A1j", seat=1).noise("A1j")
    heist.zombies("A1c", shambler=3, alpha=2).run(("zombie_pass", [1]), ("zombie_pass", [2]))
    assert heist.idle  # one target, one way
    assert (heist.shamblers("A1b"), heist.alphas("A1a")) == (3, 2)


@pytest.mark.rule("AD-FACT-09", "AD-ADR-17", "AD-SPN-05")
def test_one_survivor_at_yellow_is_enough_for_the_yellow_line() -> None:
    heist = Heist(spawns=[{"zone": "A1f", "kind": "start"}]).survivor("carys", "A1a")
    heist.survivor("tomasz", "A1a", ap=6).survivor("hanne", "A1a", ap=7).zombie_cards("2")
    heist.turn("carys")
    assert [each.level for each in heist.view().survivors] == ["blue", "blue", "yellow"]
    heist.run(("spawning", []))
    assert heist.told("zombie-card")[0]["level"] == "yellow"
    assert heist.shamblers("A1f") == 2
