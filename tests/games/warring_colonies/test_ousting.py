"""Into full places: somebody makes room (catalogue section 11.3, WC-OP-21)."""

from __future__ import annotations

import pytest

from tests.games.long_night.conftest import AddCards

from .scene import B1, B2, BLUE, Y1, Y2, YELLOW, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("warring-colonies", "WC-EX-18")
def test_a_friend_makes_room_for_nothing() -> None:
    war = War(bullets=(2, 2)).survivor("A", Y1).survivor("B", Y1, "library")
    war.survivor("C", Y2, "library").survivor("D", B2, "library").survivor("E", B1)
    war.moving(Y1, B1)
    assert war.refuses_to(Y1, "move:A:library") == "LN-ACT-MOVE-03"
    assert "oust:A:library:C" in war.offered(Y1)  # nobody is asked for consent
    war.roll("wound").by(Y1, "oust:A:library:B")
    assert (war.place("B"), war.place("A")) == (YELLOW, "library")
    assert war.wounds("A", "B") == [1, 0]
    assert [told["survivor"] for told in war.told("exposed")] == ["A"]
    war.roll("blank").by(B1, "pass").by(Y1, "move:B:hospital")
    assert war.refuses_to(Y1, "move:A:school") == "LN-ACT-MOVE-01"
    assert war.bullets == (2, 2)


@pytest.mark.rule("WC-OP-21.a", "WC-MOV-31", "WC-TERM-04")
def test_a_team_mates_survivor_is_a_friend_too() -> None:
    war = War().survivor("A", Y1).survivor("B", Y2, "gas").survivor("C", Y2, "gas")
    war.survivor("D", B1).moving(Y1, B1).roll("blank").by(Y1, "oust:A:gas:B")
    assert war.table.waiting == [B1]  # no question to Y2
    assert (war.place("A"), war.place("B"), war.place("C")) == ("gas", YELLOW, "gas")


@pytest.mark.vector("warring-colonies", "WC-EX-19")
@pytest.mark.rule("WC-OP-21.d", "WC-TERM-05", "WC-OP-21.i")
def test_enemies_are_driven_off_for_bullets() -> None:
    war = War(bullets=(1, 5)).survivor("A", Y1).survivor("B", B2, "police")
    war.survivor("C", B2, "police", items=("pistol",)).survivor("D", B1, "police")
    war.moving(Y1, B1)
    assert war.refuses_to(Y1, "oust:A:police:D") == "WC-MOV-38"
    assert war.refuses_to(Y1, "oust:A:police:C") == "WC-MOV-42"
    war.roll("wound").by(Y1, "oust:A:police:B")
    assert war.bullets == (0, 5)
    assert (war.place("A"), war.place("B")) == ("police", BLUE)
    assert war.wounds("A", "B") == [1, 0]


@pytest.mark.rule("WC-MOV-36", "WC-OP-21.i")
def test_two_bullets_for_one_who_is_armed() -> None:
    for items, left in ((("pistol",), 1), (("guitar",), 2), ((), 2)):
        war = War(bullets=(3, 0)).survivor("A", Y1).survivor("D", B1)
        war.survivor("B", B2, "gas", items=items).survivor("C", B2, "gas")
        war.moving(Y1, B1).roll("blank").by(Y1, "oust:A:gas:B")
        assert war.yellow.bullets == left


@pytest.mark.rule("WC-MOV-39")
def test_the_bullets_are_those_of_the_movers_colony() -> None:
    war = War(bullets=(0, 4)).survivor("A", Y1).survivor("B", B2, "gas").survivor("C", B2, "gas")
    war.survivor("D", B1).moving(Y1, B1)
    assert war.refuses_to(Y1, "oust:A:gas:B") == "WC-MOV-42"


@pytest.mark.vector("warring-colonies", "WC-EX-20")
def test_nobody_is_driven_off_while_there_is_room() -> None:
    war = War(bullets=(3, 0)).survivor("A", Y1).survivor("B", B2, "school").survivor("C", B1)
    war.survivor("D", Y2, "school").survivor("E", Y2, "school").moving(Y1, B1)
    assert war.refuses_to(Y1, "oust:A:school:B") == "WC-MOV-41"
    assert war.refuses_to(Y1, "oust:A:school:D") == "WC-MOV-41"
    war.roll("blank").by(Y1, "move:A:school")
    assert war.yellow.bullets == 3
    assert war.place("B") == "school"


@pytest.mark.rule("WC-OP-21.g")
def test_only_the_other_active_player_is_protected() -> None:
    war = War(bullets=(9, 0)).survivor("A", Y1).survivor("B", B1, "gas").survivor("C", B2, "gas")
    war.moving(Y1, B1)
    assert war.offered(Y1, "oust") == {"oust:A:gas:C"}


@pytest.mark.rule("WC-OP-21.b", "WC-OP-44.h")
def test_being_sent_back_is_not_a_move() -> None:
    war = War().survivor("A", Y1).survivor("B", Y1, "gas").survivor("C", Y2, "gas")
    war.survivor("D", B1).moving(Y1, B1).roll("blank").by(Y1, "oust:A:gas:B")
    assert not war.s.survivors["B"].moved
    moves = [
        (deed.survivor, deed.place) for deed in war.s.players[Y1].deeds if deed.action == "move"
    ]
    assert moves == [("A", "gas")]


@pytest.mark.rule("WC-OP-21.c", "WC-OP-21.j", "WC-MOV-40")
def test_occupant_leaves_mover_enters_mover_rolls() -> None:
    war = War().survivor("A", Y1, wounds=2).survivor("B", Y1, "gas").survivor("C", Y2, "gas")
    war.survivor("D", B1).moving(Y1, B1).roll("wound").by(Y1, "oust:A:gas:B")
    told = [name for name in war.events if name in ("ousted", "moved", "exposed", "died")]
    assert told == ["ousted", "moved", "exposed", "died"]
    assert war.told("died")[0]["place"] == "gas"
    assert war.place("B") == YELLOW  # although the mover died of it


@pytest.mark.rule("WC-OP-21.e")
def test_who_is_sent_home_always_fits() -> None:
    war = War(bullets=(1, 0)).survivor("A", Y1).survivor("B", B2, "gas").survivor("C", B2, "gas")
    war.survivor("D", B1)
    war.blue.helpless = 23
    assert war.s.room(BLUE) == 0
    war.moving(Y1, B1).roll("blank").by(Y1, "oust:A:gas:B")
    assert war.place("B") == BLUE


@pytest.mark.rule("WC-OP-21.h", "WC-OP-51.a", "WC-OP-51.b")
@pytest.mark.parametrize("effect", ["travel", "put"])
@pytest.mark.parametrize("helpless", [23, 24])
def test_a_card_brings_one_home_unless_it_is_full(
    add_cards: AddCards, effect: str, helpless: int
) -> None:
    what = '"travel"' if effect == "travel" else '"put", who = "yours", where = "any"'
    add_cards("items", f'sledge = {{ kind = "tool", effects = [{{ do = {what} }}] }}')
    war = War().survivor("A", Y1, "school").survivor("B", B1).hand(Y1, "sledge", "sledge")
    war.yellow.helpless = helpless
    war.acting(Y1, B1).by(Y1, "play:sledge")
    places = {*war.s.town} - {"school"}  # and not the gates of the enemy
    if war.s.room(YELLOW):
        places |= {YELLOW}
    assert war.offered(Y1) == {f"place:{place}" for place in places}


@pytest.mark.rule("WC-OP-21.h", "WC-OP-51.a")
def test_where_every_place_is_full_a_card_about_a_move_is_of_no_use(add_cards: AddCards) -> None:
    add_cards("items", 'sledge = { kind = "tool", effects = [{ do = "travel" }] }')
    war = War().survivor("A", Y1, "school").survivor("B", B1).hand(Y1, "sledge")
    war.yellow.helpless = 24
    for place in war.s.town:
        war.s.places[place].spaces = 0
    assert war.acting(Y1, B1).refuses_to(Y1, "play:sledge") == "LN-ACT-MOVE-03"


@pytest.mark.rule("WC-OP-51.a", "WC-LW-DEN-03")
def test_a_full_den_is_not_open_to_a_card(add_cards: AddCards) -> None:
    add_cards("items", 'sledge = { kind = "tool", effects = [{ do = "travel" }] }')
    war = War(5).survivor("A", Y1).survivor("B", B1).full_den().survivor("C", 4, "school")
    war.hand(4, "sledge").acting(4).do("play:sledge", "move:C")
    assert "place:den" not in war.options()


@pytest.mark.rule("WC-OP-21.h", "WC-MOV-30")
def test_a_full_colony_of_ones_own_cannot_be_moved_to() -> None:
    war = War(bullets=(2, 0)).survivor("A", Y1, "school").survivor("B", B1).survivor("C", Y2)
    war.intruder("D", B2, YELLOW)
    war.yellow.helpless = 23
    war.moving(Y1, B1)
    assert war.refuses_to(Y1, f"move:A:{YELLOW}") == "LN-ACT-MOVE-03"
    # who is there already makes no room by going there, nor does who stands at the gates
    assert war.refuses_to(Y1, f"oust:A:{YELLOW}:C") == "WC-OP-21.h"
    assert war.refuses_to(Y1, f"oust:A:{YELLOW}:D") == "WC-OP-21.h"
    war.yellow.helpless = 22
    war.roll("blank").moving(Y1, B1).by(Y1, f"move:A:{YELLOW}")
    assert war.place("A") == YELLOW
    assert war.s.room(YELLOW) == 0  # the intruder takes none of the spaces inside


@pytest.mark.rule("WC-OP-21.f")
@pytest.mark.parametrize(("items", "left"), [((), 1), (("pistol",), 0)])
def test_a_lone_wolfs_survivor_has_the_same_price(items: tuple[str, ...], left: int) -> None:
    war = War(5, bullets=(2, 0)).survivor("A", Y1).survivor("B", 4, "gas", items=items)
    war.survivor("C", B2, "gas").survivor("D", B1).moving(Y1, B1)
    war.roll("blank").by(Y1, "oust:A:gas:B")
    assert war.place("B") == "den"
    assert war.yellow.bullets == left


@pytest.mark.rule("WC-OP-21.k", "WC-OP-21.l")
def test_the_lone_wolf_sends_others_back_for_any_die() -> None:
    war = War(5).survivor("A", 4).survivor("B", Y1, "gas").survivor("C", B1, "gas").dice(4, 1)
    war.moving(4).roll("blank").by(4, "oust:A:gas:B")
    assert (war.place("B"), war.wounds("B")) == (YELLOW, [0])
    assert (war.s.players[4].dice, war.s.players[4].used) == ([], [1])
    assert [told["survivor"] for told in war.told("exposed")] == ["A"]


@pytest.mark.rule("WC-LW-RUL-09", "WC-OP-21.l")
def test_the_lone_wolf_says_which_die_he_uses() -> None:
    war = War(5).survivor("A", 4).survivor("B", Y1, "gas").survivor("C", B1, "gas")
    war.dice(4, 2, 5, 5).moving(4).by(4, "oust:A:gas:B")
    assert war.offered(4) == {"die:2", "die:5"}
    assert war.place("A") == "den"  # nothing happens before it is paid
    war.roll("blank").by(4, "die:5")
    assert (war.s.players[4].dice, war.s.players[4].used) == ([2, 5], [5])
    assert (war.place("A"), war.place("B")) == ("gas", YELLOW)


@pytest.mark.rule("WC-TERM-06")
def test_a_lone_wolfs_survivor_is_no_friend_who_makes_room_for_nothing() -> None:
    war = War(5).survivor("A", Y1).survivor("B", 4, "gas").survivor("C", 4, "gas")
    war.survivor("D", B1).moving(Y1, B1)
    assert war.refuses_to(Y1, "oust:A:gas:B") == "WC-MOV-42"
