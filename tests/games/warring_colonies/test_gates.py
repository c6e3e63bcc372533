"""At the gates of the enemy colony (catalogue sections 11.2 and 12.3, WC-OP-20)."""

from __future__ import annotations

import pytest

from tests.games.long_night.conftest import AddCards, Person

from .scene import B1, B2, BLUE, Y1, Y2, YELLOW, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.rule("WC-MOV-20", "WC-MOV-21", "WC-MOV-22", "WC-TERM-09", "WC-OP-20.a")
def test_a_survivor_stands_at_a_gate_of_the_enemy() -> None:
    war = War().survivor("A", Y1).survivor("B", B1)
    war.entrance(BLUE, "ZZB", 2).entrance(BLUE, "ZBT", 3).entrance(BLUE, "Z--", 4)
    war.moving(Y1, B1)
    assert war.offered(Y1, f"move:A:{BLUE}") == {f"move:A:{BLUE}:{door}" for door in (1, 4, 5, 6)}
    assert war.refuses_to(Y1, f"move:A:{BLUE}:2") == "WC-OP-20.a"
    assert war.refuses_to(Y1, f"move:A:{BLUE}:3") == "WC-OP-20.a"
    assert war.refuses_to(Y1, f"move:A:{BLUE}") == "WC-MOV-20"
    war.roll("blank").by(Y1, f"move:A:{BLUE}:4")
    assert war.s.places[BLUE].doors[3].intruders == ["A"]
    assert war.s.places[BLUE].doors[3].empty == 1
    assert (war.s.survivors["A"].place, war.s.survivors["A"].door) == (BLUE, 3)
    assert war.s.room(BLUE) == 23  # only B has an inhabitant's space


@pytest.mark.vector("warring-colonies", "WC-EX-21")
@pytest.mark.rule("WC-OP-20.d")
def test_before_the_enemy_colony() -> None:
    war = War().intruder("A", Y1, BLUE, 2).survivor("B", B1).dice(Y1, 4, 5, 6)
    war.entrance(BLUE, "ZBB", 1).entrance(BLUE, "ZZ-", 3).entrance(BLUE, "ZB--", 5)
    war.entrance(BLUE, "ZBB", 4).entrance(BLUE, "ZBB", 6).entrance(BLUE, "B--", 2)
    war.s.places[BLUE].doors[1].intruders = ["A"]
    war.moving(Y1, B1)
    assert war.offered(Y1, f"move:A:{BLUE}") == {f"move:A:{BLUE}:3", f"move:A:{BLUE}:5"}
    war.roll("wound").by(Y1, f"move:A:{BLUE}:5").by(B1, "pass")
    assert war.s.survivors["A"].wounds == 1
    assert war.s.places[BLUE].doors[1].intruders == []
    assert war.refuses_to(Y1, f"move:A:{BLUE}:3") == "LN-ACT-MOVE-01"
    war.by(Y1, "pass")
    war.acting(Y1, B1)
    assert war.refuses_to(Y1, "search:A:6") == "LN-ACT-SEARCH-01"
    war.yellow.waste.append("junk")
    war.blue.waste.append("junk")
    assert war.refuses_to(Y1, "clean:6") == "LN-ACT-CLEAN-01"
    war.roll("blank").by(Y1, "attack:A:4")  # one zombie is in reach: no question at which gate
    assert (war.doors(BLUE, 3), war.doors(BLUE, 5)) == ("ZZ-", "B--")
    assert [told["face"] for told in war.told("exposed")] == ["blank"]
    assert war.refuses_to(Y1, "attack:A:5") == "LN-ACT-ATTACK-02"
    war.by(Y1, "barricade:A:5")
    assert war.doors(BLUE, 5) == "BB-"


@pytest.mark.rule("WC-ACT-ATK-01", "WC-OP-20.c")
def test_only_the_zombies_of_the_own_gate_can_be_attacked() -> None:
    war = War().intruder("A", Y1, BLUE, 2).survivor("B", B1).dice(Y1, 6, 6)
    war.entrance(BLUE, "ZZ-", 3).acting(Y1, B1)
    assert war.refuses_to(Y1, "attack:A:6") == "LN-ACT-ATTACK-02"


@pytest.mark.rule("WC-OP-20.d")
def test_only_the_own_gate_can_be_barricaded() -> None:
    war = War().intruder("A", Y1, BLUE, 2).survivor("B", B1).dice(Y1, 1, 1, 1)
    war.acting(Y1, B1).by(Y1, "barricade:A:1", "barricade:A:1")
    assert war.doors(BLUE, 2) == "BB"  # and A on the third space
    assert war.refuses_to(Y1, "barricade:A:1") == "LN-ACT-BARR-03"


@pytest.mark.rule("WC-OP-20.d")
@pytest.mark.parametrize("where", ["here", "yours"])
def test_nor_do_cards_build_at_another_gate(
    person: Person, add_cards: AddCards, where: str
) -> None:
    effects = f'effects = [{{ do = "barricade", count = 2, where = "{where}" }}]'
    person("Mason", ability=f"{{ die = 1, {effects} }}")
    add_cards("items", f'planks = {{ kind = "tool", {effects} }}')
    war = War().intruder("Mason", Y1, BLUE, 2).survivor("B", B1).dice(Y1, 1, 1)
    war.hand(Y1, "planks").acting(Y1, B1).by(Y1, "ability:Mason:1")
    assert war.doors(BLUE, 2) == "BB"  # and the mason on the third space
    assert war.refuses_to(Y1, "ability:Mason:1") == "LN-ACT-BARR-03"
    assert "play:planks" not in war.offered(Y1)


@pytest.mark.rule("WC-OP-20.c")
def test_nor_does_a_card_kill_at_another_gate(person: Person) -> None:
    person("Gunner", ability='{ die = 1, effects = [{ do = "slay", count = 3 }] }')
    war = War().intruder("Gunner", Y1, BLUE, 2).survivor("B", B1).dice(Y1, 1, 1)
    war.entrance(BLUE, "ZZ-", 1).entrance(BLUE, "Z--", 2).acting(Y1, B1)
    war.roll("blank").by(Y1, "ability:Gunner:1")  # there is one in reach: nothing to choose
    assert (war.doors(BLUE, 1), war.doors(BLUE, 2)) == ("ZZ-", "--")
    assert war.refuses_to(Y1, "ability:Gunner:1") == "OP-82"


@pytest.mark.rule("WC-OP-20.d")
def test_of_several_own_gates_one_is_chosen(add_cards: AddCards) -> None:
    add_cards("items", 'mine = { kind = "tool", effects = [{ do = "trap", where = "yours" }] }')
    war = War().intruder("A", Y1, BLUE, 2).intruder("C", Y1, BLUE, 5).survivor("B", B1)
    war.hand(Y1, "mine").acting(Y1, B1).by(Y1, "play:mine")
    assert war.offered(Y1) == {"door:2", "door:5"}


@pytest.mark.rule("WC-ACT-ATK-02")
def test_at_home_every_gate_is_in_reach() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).dice(Y1, 6, 6)
    war.entrance(YELLOW, "Z--", 1).entrance(YELLOW, "Z--", 6).acting(Y1, B1)
    war.roll("blank", "blank").by(Y1, "attack:A:6", "zombie:6")
    war.by(Y1, "attack:A:6")
    assert (war.doors(YELLOW, 1), war.doors(YELLOW, 6)) == ("---", "---")


@pytest.mark.vector("warring-colonies", "WC-EX-56")
def test_a_colony_without_an_empty_gate() -> None:
    war = War().survivor("A", Y1).survivor("B", B1)
    for door, spaces in enumerate(("ZZZ", "BBB", "ZBT", "ZB-", "ZZB", "BZZ"), 1):
        war.entrance(BLUE, spaces, door)
    war.intruder("C", Y2, BLUE, 4).moving(Y1, B1)
    for door in range(1, 7):
        assert war.refuses_to(Y1, f"move:A:{BLUE}:{door}") == "WC-OP-20.a"
    assert war.refuses_to(Y1, f"oust:A:{BLUE}:B") == "WC-OP-20.g"  # who lives there stays
    assert war.offered(Y1, "oust") == {f"oust:A:{BLUE}:C"}
    war.roll("wound").by(Y1, f"oust:A:{BLUE}:C")
    assert (war.s.survivors["C"].place, war.s.survivors["C"].door) == (YELLOW, None)
    assert (war.s.survivors["A"].place, war.s.survivors["A"].door) == (BLUE, 3)
    assert (war.s.survivors["A"].wounds, war.s.survivors["C"].wounds) == (1, 0)
    assert war.s.places[BLUE].zombies == 9
    assert war.s.places[BLUE].defences == 8


@pytest.mark.rule("WC-OP-20.b")
def test_a_lone_wolfs_survivor_is_driven_from_a_full_gate() -> None:
    war = War(5, bullets=(1, 0)).survivor("A", Y1).survivor("B", B1)
    for door in range(1, 7):
        war.entrance(BLUE, "ZZZ", door)
    war.entrance(BLUE, "ZZ-", 4).intruder("C", 4, BLUE, 4).survivor("D", B2).moving(Y1, B1)
    war.roll("blank").by(Y1, f"oust:A:{BLUE}:C")
    assert war.s.survivors["C"].place == "den"
    assert war.s.places[BLUE].doors[3].intruders == ["A"]
    assert war.bullets == (0, 0)


@pytest.mark.rule("WC-OP-20.b", "WC-MOV-41")
def test_nobody_is_sent_from_a_gate_while_another_is_free() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).intruder("C", Y2, BLUE, 4).moving(Y1, B1)
    assert war.refuses_to(Y1, f"oust:A:{BLUE}:C") == "WC-MOV-41"


@pytest.mark.rule("WC-OP-20.g")
def test_nobody_steps_onto_the_own_gates() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).moving(Y1, B1)
    assert war.offered(Y1, f"move:A:{YELLOW}") == set()
    war = War().survivor("A", Y1, "school").survivor("B", B1).moving(Y1, B1)
    assert war.offered(Y1, f"move:A:{YELLOW}") == {f"move:A:{YELLOW}"}
    assert war.refuses_to(Y1, f"move:A:{YELLOW}:2") == "LN-TURN-03"


@pytest.mark.rule("WC-OP-20.f", "WC-OP-20.e")
def test_at_the_gates_of_others_one_is_not_in_the_colony(person: Person) -> None:
    cook = '{ place = "colony", effects = [{ do = "food", by = 1 }] }'
    person("Cook", ability=cook)
    war = War().intruder("Cook", Y1, BLUE, 2).survivor("B", B1).dice(Y1, 6)
    war.acting(Y1, B1)
    assert war.refuses_to(Y1, "ability:Cook") == "LN-ACT-ABIL-04"
    home = War().survivor("Cook", Y1).survivor("B", B1).acting(Y1, B1)
    assert "ability:Cook" in home.offered(Y1)


@pytest.mark.rule("WC-TERM-10", "WC-KEEP-02", "WC-OP-07.a")
def test_those_at_the_gates_are_in_the_same_place_as_those_inside() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).survivor("C", B1).moving(Y1, B1)
    war.roll("bite").by(Y1, f"move:A:{BLUE}:1")
    assert war.ask.facts == {"survivor": "B", "place": BLUE}
