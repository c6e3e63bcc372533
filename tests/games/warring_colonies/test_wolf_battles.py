"""The Lone Wolf before and in battles (WC-LW-BAT, WC-OP-39)."""

from __future__ import annotations

import pytest

from .scene import B1, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")

WOLF = 4


@pytest.mark.vector("warring-colonies", "WC-EX-47")
@pytest.mark.rule(
    "WC-LW-BAT-01", "WC-LW-BAT-02", "WC-LW-BAT-03", "WC-LW-BAT-04", "WC-LW-BAT-09", "WC-OP-39.a",
    "WC-OP-39.b", "WC-OP-39.c",
)  # fmt: skip
def test_fleeing_with_a_nearly_full_den() -> None:
    war = War(5).survivor("G", WOLF, "grocery").survivor("H", WOLF, "grocery")
    for name in ("milo", "hester", "gia", "emma"):
        war.survivor(name, WOLF)
    for name, seat, place in (
        ("A", Y1, "grocery"), ("B", B1, "hospital"), ("C", Y2, "hospital"), ("D", B1, "grocery"),
    ):  # fmt: skip
        war.survivor(name, seat, place)
    war.survivor("E", Y1, "hospital")
    war.run(("begin_battles", []))
    assert (war.ask.kind, war.ask.seat) == ("wolf-battle", WOLF)
    war.do("flee")
    assert war.options() == {"flee:G:den", "flee:H:den"}  # nowhere else while it has room
    war.roll("blank").do("flee:G:den")
    assert "flee:H:hospital" in war.options()
    assert "flee:H:grocery" not in war.options()
    war.roll("wound").do("flee:H:hospital")
    assert (war.place("G"), war.place("H"), war.wounds("G", "H")) == ("den", "hospital", [0, 1])
    war.tactics("be-vigilant", "read-the-enemy")
    assert war.strengths() == (2, 1)  # without him
    war.bids(0, 0, "zombies-1", "zombies-1")
    assert (war.ask.kind, war.ask_place()) == ("wolf-battle", "hospital")  # again


@pytest.mark.vector("warring-colonies", "WC-EX-48")
@pytest.mark.rule(
    "WC-LW-BAT-05", "WC-LW-BAT-06", "WC-LW-BAT-07", "WC-LW-BAT-10", "WC-DTH-07", "WC-OP-07.d",
    "WC-OP-08.g", "WC-OP-38.c", "WC-TERM-06",
)  # fmt: skip
def test_supporting_a_colony() -> None:
    war = War(5, morale=(4, 4, 4), bullets=(0, 2)).survivor("A", Y1, "police").survivor("H", WOLF)
    war.survivor("B", WOLF, "police", items=("pistol",)).survivor("C", WOLF, "police")
    war.survivor("D", B1, "police", items=("shotgun",)).survivor("E", B1, "police")
    war.survivor("F", B1, "police").deck("police", "junk").battle("police")
    assert war.options() == {"flee", "support:yellow", "support:blue"}  # all of them, or none
    war.do("support:yellow").tactics("be-vigilant", "covering-fire")
    war.bids(0, 2, "strength-1", "strength-2")
    assert war.strengths() == (6, 10)
    assert war.ask.seat == Y1
    assert war.options() == {"wound:A", "wound:B", "wound:C"}
    war.do("wound:B", "wound:B").roll(["pistol", "junk"]).do("wound:B", "wound:A")
    assert war.morale == (4, 4, 3)
    assert war.s.places["police"].deck == ["pistol", "junk"]
    assert war.wounds("A", "C") == [1, 0]
    assert war.idle


@pytest.mark.rule("WC-LW-BAT-07", "WC-LW-BAT-10")
def test_the_enemy_may_hit_who_supports_the_other_side() -> None:
    war = War(5).survivor("A", Y1, "police").survivor("B", WOLF, "police")
    war.survivor("C", B1, "police").battle("police").do("support:yellow")
    war.tactics("covering-fire", "covering-fire").bids(0, 0, "strength-1", "wounds-1")
    assert war.offered(B1) == {"hit:A", "hit:B"}


@pytest.mark.rule("WC-OP-39.f", "WC-LW-BAT-01")
def test_everybody_knows_his_choice_before_tactics_are_chosen() -> None:
    war = War(5).survivor("A", Y1, "police").survivor("B", WOLF, "police")
    war.survivor("C", B1, "police").battle("police")
    assert [ask.seat for ask in war.table.asks] == [WOLF]
    war.do("support:blue")
    for viewer in (None, Y1, B1, Y2):
        seen = war.seen(viewer).battle
        assert seen is not None
        assert seen.support == 1
        assert war.told("wolf-supports", viewer)
    assert {ask.kind for ask in war.table.asks} == {"tactics"}


@pytest.mark.rule("WC-LW-BAT-01")
def test_without_a_battle_there_is_no_choice() -> None:
    war = War(5).survivor("A", Y1, "police").survivor("B", WOLF, "police").survivor("C", B1)
    war.run(("begin_battles", []))
    assert war.idle


@pytest.mark.rule("WC-OP-17.e")
def test_his_default_is_to_flee() -> None:
    war = War(5).survivor("A", Y1, "police").survivor("B", WOLF, "police")
    war.survivor("C", B1, "police").battle("police")
    game = war.table.game
    assert game.default(war.s, war.ask) == ("flee",)
    clock = game.clock(war.s, war.ask)
    assert clock is not None
    assert clock.seconds == 60


@pytest.mark.rule("WC-OP-17.c", "WC-OP-17.d")
def test_the_defaults_of_a_leader_hit_the_worst_off_and_share_fairly() -> None:
    war = War(bullets=(9, 0)).survivor("H", Y1, "police")
    war.survivor("C", B1, "police", wounds=1).survivor("B", B1, "police", wounds=1)
    war.survivor("A", B1, "police").battle("police").tactics("be-vigilant", "covering-fire")
    war.bids(3, 0, "wounds-1", "zombies-1")
    game = war.table.game
    assert game.default(war.s, war.asked(Y1)) == ("hit", "B")  # most wounds, then least influence
    war.do("hit:C")
    assert (war.ask.kind, war.ask.seat) == ("share-wounds", B1)
    assert game.default(war.s, war.ask) == ("wound", "A")
    war.do("wound:A")
    assert game.default(war.s, war.ask) == ("wound", "A")  # as many as B, less influence
    clock = game.clock(war.s, war.ask)
    assert clock is not None
    assert clock.seconds == 60


@pytest.mark.rule("WC-LW-BAT-08", "WC-OP-38.g", "WC-OP-39.d")
def test_who_withdraws_to_a_full_den_goes_where_he_likes() -> None:
    war = War(5).survivor("A", Y1, "police").survivor("B", WOLF, "police")
    war.survivor("C", B1, "police")
    war.full_den()
    war.battle("police").do("support:yellow").tactics("fall-back", "all-in")
    assert war.ask.seat == WOLF
    assert not any("police" in option for option in war.options())
    assert "settle:B:blue:3" in war.options()
    war.do("settle:B:gas")
    assert war.place("B") == "gas"
    assert war.told("exposed") == []


@pytest.mark.rule("WC-OP-39.e")
def test_if_there_is_no_space_anywhere_the_den_takes_him_in() -> None:
    war = War(5).full_den().survivor("A", Y1, "police").survivor("B", WOLF, "police")
    war.survivor("C", B1, "police")
    for place in war.s.places.values():
        if place.id != "den":
            place.spaces = len(place.survivors)
            for door in place.doors:
                door.zombies = door.spaces
    war.battle("police").roll("blank").do("flee")
    assert war.place("B") == "den"


@pytest.mark.rule("WC-OP-38.g")
def test_closed_roads_are_closed_to_who_flees_as_well() -> None:
    war = War(5).full_den().survivor("A", Y1, "police").survivor("B", WOLF, "police")
    war.survivor("C", B1, "police")
    war.s.roads_closed = war.s.round
    war.battle("police").do("flee")
    assert war.options() == {f"flee:B:{place}" for place in war.s.town if place != "police"}


@pytest.mark.rule("WC-LW-RUL-15", "WC-OP-38.g")
def test_but_not_by_a_crisis() -> None:
    war = War(5).full_den().survivor("A", Y1, "police").survivor("B", WOLF, "police")
    war.survivor("C", B1, "police")
    war.s.snowed_in = war.s.round
    war.battle("police").do("flee")
    assert {"flee:B:yellow:1", "flee:B:blue:6"} <= war.options()


@pytest.mark.rule("WC-OP-38.f", "WC-LW-MOR-02")
def test_who_is_lost_in_a_battle_fights_to_its_end() -> None:
    war = War(5, morale=(6, 6, 1), bullets=(0, 1)).survivor("A", Y1, "police")
    war.survivor("B", WOLF, "police").survivor("D", WOLF, "police", wounds=2)
    war.survivor("C", B1, "police").battle("police").do("support:yellow")
    war.tactics("covering-fire", "all-in").bids(0, 1, "strength-1", "wounds-1")
    war.do("hit:D")
    assert war.den.fallen
    assert war.options() == {"wound:A", "wound:B"}  # until the battle is over
    war.do("wound:A")
    assert war.s.players[WOLF].out
    assert "B" not in war.s.survivors
    assert war.morale == (6, 6, 0)


@pytest.mark.rule("WC-LW-MOR-03", "WC-OP-38.d", "WC-OP-38.f", "WC-WND-07")
def test_nobody_comes_to_a_lone_wolf_who_fell_with_the_last_of_his() -> None:
    war = War(5, morale=(6, 6, 1)).survivor("A", Y1, "police").survivor("C", B1, "police")
    war.survivor("D", WOLF, "police", wounds=2).newcomers("E")
    war.run(("begin_battles", [])).do("support:yellow")
    war.tactics("covering-fire", "all-in").bids(0, 0, "strength-2", "wounds-1")
    war.do("hit:D")
    assert war.s.players[WOLF].out
    assert war.s.players[WOLF].group == []
    assert war.s.survivor_deck == ["E"]


@pytest.mark.rule("WC-LW-MOR-02", "WC-OP-38.f")
def test_who_falls_is_not_asked_for_another_leader() -> None:
    war = War(5, morale=(6, 6, 1)).survivor("C", WOLF, "school", wounds=2)
    war.survivor("D", WOLF).survivor("E", WOLF).run(("suffer", ["C", "wound", 1]))
    assert war.idle
    assert war.s.players[WOLF].out


@pytest.mark.rule("WC-LW-MOR-02", "WC-OP-38.f", "WC-KEEP-02")
def test_a_bite_by_which_he_falls_spreads_to_those_who_are_left() -> None:
    war = War(5, morale=(6, 6, 1)).survivor("B", Y1, "school").survivor("E", Y1)
    war.survivor("C", WOLF).survivor("A", WOLF, "school").moving(WOLF)
    war.roll("bite").do("move:C:school")
    assert war.s.players[WOLF].out
    assert (war.table.waiting, war.ask.facts["survivor"]) == ([Y1], "B")


@pytest.mark.rule("WC-LW-MOR-03", "WC-OP-38.d")
def test_nor_to_one_who_falls_outside_a_battle() -> None:
    war = War(5, morale=(6, 6, 1)).survivor("D", WOLF, "police", wounds=2).newcomers("E")
    war.run(("suffer", ["D", "wound", 1]))
    assert war.s.players[WOLF].out
    assert war.s.survivor_deck == ["E"]
