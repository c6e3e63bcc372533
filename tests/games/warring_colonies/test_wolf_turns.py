"""The Lone Wolf's turn, his den and his morale (WC-LW-RUL, -DEN and -MOR, WC-OP-37, -38)."""

from __future__ import annotations

import pytest

from tests.games.long_night.conftest import AddCards, Person

from .scene import B1, B2, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")

WOLF = 4


@pytest.mark.vector("warring-colonies", "WC-EX-61")
@pytest.mark.rule(
    "WC-LW-RUL-02", "WC-LW-RUL-03", "WC-LW-RUL-04", "WC-LW-RUL-16", "WC-LW-DEN-01", "WC-LW-DEN-02",
    "WC-LW-DEN-03", "WC-LW-DEN-04", "WC-LW-DEN-05", "WC-LW-DEN-07", "WC-ZOM-05", "WC-SIM-09",
    "WC-SIM-12", "WC-OP-14.d", "WC-OP-37.f", "WC-OP-38.c",
)  # fmt: skip
def test_a_turn_of_the_lone_wolf(person: Person) -> None:
    ability = '{ place = "colony", once = true, effects = [{ do = "food", by = 1 }] }'
    person("W", influence=88, ability=ability)
    war = War(5, morale=(6, 6, 4), quick="on").survivor("G", WOLF).survivor("W", WOLF)
    war.intruder("H", WOLF, "blue", 2, items=("shotgun",)).survivor("B", B2).survivor("A", Y1)
    war.entrance("blue", "Z--", 2).dice(WOLF, 1, 6)
    war.den.waste, war.den.food = ["junk", "fuel", "junk", "junk"], 2
    war.acting(WOLF)
    assert war.table.game.clock(war.s, war.ask) is None
    war.do("ability:W")
    assert war.den.food == 3
    war.do("clean:1")
    assert war.den.waste == ["junk"]
    war.roll("bite").do("attack:H:6")
    assert war.s.survivors["H"].bitten  # laid on its side
    assert not {option for option in war.options() if ":H" in option}
    war.do("end")
    assert war.ask.seat == B2  # the bite goes on to who is in the colony
    war.roll("blank").do("roll")
    assert war.morale == (6, 6, 3)
    assert [item.id for item in war.s.survivors["B"].items] == ["shotgun"]
    war.moving(Y1, B1)
    assert war.refuses_to(Y1, "move:A:den") == "WC-LW-DEN-03"
    war.s.survivors.pop("B")
    war.s.places["blue"].survivors.remove("B")
    war.s.players[B2].group.remove("B")
    war.yellow.food = 1
    war.run(("feed_all", []), ("zombies_gather", []))
    assert war.den.food == 2  # one for two
    assert war.s.places["den"].zombies == 0


@pytest.mark.rule("WC-LW-RUL-01", "WC-LW-RUL-17", "WC-LW-RUL-16")
def test_his_turn_comes_first_and_is_his_alone() -> None:
    war = War(5, morale=(5, 4, 4)).survivor("H", WOLF).survivor("A", Y1).survivor("B", B1)
    war.survivor("C", Y2).survivor("D", B2)
    war.run(("take_paired_turns", []))
    assert war.s.pair == [WOLF]
    assert [ask.seat for ask in war.table.asks] == [WOLF]
    war.roll("blank").do("move:H:gas", "pass", "end")
    assert sorted(war.s.pair) == [Y1, B1]


@pytest.mark.rule("WC-LW-RUL-16", "WC-LW-RUL-02")
def test_he_moves_as_long_as_he_likes() -> None:
    war = War(5).survivor("H", WOLF).survivor("G", WOLF).moving(WOLF)
    war.roll("blank", "blank").do("move:H:gas", "move:G:gas")
    assert not any(option.startswith("move") for option in war.options())


@pytest.mark.rule("WC-LW-RUL-04", "WC-LW-RUL-02")
def test_his_survivors_may_go_to_the_gates_of_both_colonies() -> None:
    war = War(5).survivor("H", WOLF).moving(WOLF)
    assert {"move:H:yellow:1", "move:H:blue:6"} <= war.options()


@pytest.mark.vector("warring-colonies", "WC-EX-49")
@pytest.mark.rule(
    "WC-LW-RUL-05", "WC-LW-RUL-07", "WC-MOV-36", "WC-MOV-40", "WC-OP-21.f", "WC-OP-38.g"
)
@pytest.mark.parametrize("full", [False, True])
def test_a_lone_wolfs_is_driven_off(full: bool) -> None:
    war = War(5, bullets=(2, 0)).survivor("A", Y1).survivor("H", WOLF, "gas", items=("pistol",))
    war.survivor("B", B2, "gas")
    if full:
        war.full_den()
    war.moving(Y1, B1)
    if full:
        war.by(Y1, "oust:A:gas:H").roll("blank").by(WOLF, "settle:H:school")
    else:
        war.roll("blank").by(Y1, "oust:A:gas:H")
    assert war.bullets == (0, 0)
    assert war.place("H") == ("school" if full else "den")
    assert war.place("A") == "gas"
    assert [told["survivor"] for told in war.told("exposed")] == ["A"]


@pytest.mark.vector("warring-colonies", "WC-EX-50")
@pytest.mark.rule("WC-LW-RUL-08", "WC-LW-RUL-09", "WC-MOV-40", "WC-OP-21.k", "WC-OP-21.l")
def test_he_makes_room_with_a_die() -> None:
    war = War(5).survivor("A", Y1, "gas").survivor("B", B1, "gas").survivor("H", WOLF)
    war.dice(WOLF, 1).moving(WOLF).roll("blank").do("oust:H:gas:A")
    assert war.s.players[WOLF].dice == []
    assert (war.place("A"), war.place("H")) == ("yellow", "gas")
    assert [told["survivor"] for told in war.told("exposed")] == ["H"]


@pytest.mark.vector("warring-colonies", "WC-EX-50")
@pytest.mark.rule("WC-LW-RUL-10", "WC-LW-RUL-09")
def test_his_own_make_room_for_nothing_and_others_only_for_a_die() -> None:
    war = War(5).survivor("A", Y1, "gas").survivor("G", WOLF, "gas").survivor("H", WOLF)
    war.moving(WOLF)
    assert war.refuses("oust:H:gas:A") == "WC-LW-RUL-09"
    war.roll("blank").do("oust:H:gas:G")
    assert (war.place("G"), war.place("H")) == ("den", "gas")


@pytest.mark.rule("WC-LW-RUL-06")
def test_no_effect_gives_him_bullets(add_cards: AddCards) -> None:
    effects = '{ do = "bullets", by = 2 }'
    add_cards("items", f'box = {{ kind = "weapon", effects = [{effects}] }}')
    war = War(5).survivor("H", WOLF).hand(WOLF, "box").acting(WOLF).do("play:box")
    assert war.den.bullets == 0


# -- who joins him ---------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-54")
@pytest.mark.rule("WC-LW-RUL-12", "WC-KEEP-08", "WC-OP-38.g")
def test_a_newcomer_finds_the_den_full() -> None:
    war = War(5).full_den().hand(WOLF, "hitchhiker", "outsider-1").newcomers("A").dice(WOLF, 3)
    war.acting(WOLF)
    assert "play:outsider-1" in war.options()
    war.do("play:outsider-1")
    assert {"settle:A:gas", "settle:A:yellow:1", "settle:A:blue:6"} <= war.options()
    war.do("settle:A:blue:6")
    assert war.place("A") == "blue"
    assert war.s.places["blue"].doors[5].intruders == ["A"]
    assert war.s.players[WOLF].dice == [3]


TWO = """
[wanderers]
when = [{ is = "did", action = "move" }]
[[wanderers.options]]
effects = [{ do = "recruit" }, { do = "helpless", by = 2 }]
[[wanderers.options]]
effects = [{ do = "morale", by = -1 }]
"""


@pytest.mark.vector("warring-colonies", "WC-EX-54")
@pytest.mark.rule("WC-LW-RUL-11", "WC-LW-RUL-13", "WC-LW-DEN-06")
def test_a_survivor_comes_to_the_den_and_the_helpless_are_ignored(add_cards: AddCards) -> None:
    add_cards("crossroads", TWO)
    war = War(5).survivor("H", WOLF).newcomers("A").dice(WOLF, 3)
    war.run(("resolve_crossroads", ["wanderers", WOLF, "H"])).do("option:0")
    assert war.place("A") == "den"
    assert [colony.helpless for colony in war.s.colonies] == [0, 0, 0]
    assert war.s.players[WOLF].dice == [3]


@pytest.mark.rule("WC-LW-RUL-12", "WC-KEEP-16")
def test_a_full_den_hides_no_card_and_closes_no_way(add_cards: AddCards) -> None:
    add_cards("crossroads", TWO)
    war = War(5).full_den().newcomers("A")
    war.s.crossroads_deck = ["wanderers"]
    war.run(("begin_turns", [[WOLF]])).roll("blank").do("move:milo:gas")
    war.s.places["den"].spaces = 4
    war.do("pass", "end")
    assert war.options() == {"option:0", "option:1"}


@pytest.mark.rule("WC-OP-42.b", "WC-LW-RUL-11")
def test_who_comes_for_his_last_one_comes_to_the_den() -> None:
    war = War(5, morale=(6, 6, 4)).survivor("H", WOLF, "gas").newcomers("A")
    war.run(("suffer", ["H", "wound", 3]))
    assert (war.place("A"), war.s.players[WOLF].leader) == ("den", "A")


# -- the crisis ------------------------------------------------------------------------------------


@pytest.mark.rule("WC-LW-RUL-15")
def test_a_crisis_closes_the_roads_to_all_but_him() -> None:
    war = War(5, morale=(5, 6, 4)).survivor("A", Y1).survivor("B", B1).survivor("C", WOLF)
    war.crisis("snowed-in").run(("resolve_war_crisis", []))
    war.s.round += 1
    war.moving(Y1, B1)
    assert war.refuses_to(Y1, "move:A:blue:1") == "WC-OP-31.a"
    war.moving(WOLF)
    assert {"move:C:yellow:1", "move:C:blue:1"} <= war.offered(WOLF)
    assert [war.seen(viewer).roads_closed for viewer in (Y1, B1, WOLF, None)] == [
        True, True, False, True,
    ]  # fmt: skip


@pytest.mark.rule("WC-LW-RUL-04")
def test_a_card_of_his_own_turn_closes_them_to_him_too(add_cards: AddCards) -> None:
    add_cards("items", 'flare = { kind = "tool", effects = [{ do = "close-roads" }] }')
    war = War(5).survivor("A", Y1).survivor("B", B1).survivor("C", WOLF).hand(WOLF, "flare")
    war.acting(WOLF).do("play:flare")
    war.s.round += 1
    war.moving(WOLF)
    assert war.refuses_to(WOLF, "move:C:yellow:1") == "WC-OP-31.a"


@pytest.mark.rule("WC-OP-38.g", "WC-LW-RUL-07")
def test_who_is_sent_home_by_a_card_to_a_full_den_goes_elsewhere(add_cards: AddCards) -> None:
    add_cards(
        "items", 'whistle = { kind = "tool", effects = [{ do = "send-home", who = "yours" }] }'
    )
    war = War(5).survivor("A", Y1).survivor("B", B1).full_den().intruder("C", WOLF, "yellow")
    war.hand(WOLF, "whistle").acting(WOLF).do("play:whistle")
    assert war.ask.kind == "newcomer"
    assert war.offered(WOLF, "settle:C:den") == war.offered(WOLF, "settle:C:yellow") == set()
    war.do("settle:C:blue:2")
    assert (war.place("C"), war.s.room("den")) == ("blue", 0)


@pytest.mark.rule("WC-LW-RUL-14", "WC-LW-RUL-15", "WC-OP-26.b")
@pytest.mark.parametrize("added", [4, 5])
def test_he_adds_cards_that_count_and_no_crisis_strikes_him(added: int) -> None:
    war = War(5, morale=(4, 5, 4)).survivor("H", WOLF).hand(WOLF, "fuel")
    war.crisis("dead-batteries", *[(Y1, "fuel")] * (added - 1)).survivor("A", Y1)
    war.survivor("B", B1).acting(WOLF).do("add:fuel")
    war.roll(*["A", "B"] * (added < 5)).run(("resolve_war_crisis", []))
    assert war.morale == ((3, 4, 4) if added == 4 else (4, 5, 4))


# -- the den ---------------------------------------------------------------------------------------


@pytest.mark.rule("WC-LW-DEN-05", "WC-LW-DEN-06", "WC-OP-37.b")
def test_the_den_is_the_colony_of_his_cards(add_cards: AddCards) -> None:
    add_cards("crossroads", TWO)
    war = War(5, morale=(6, 6, 4)).survivor("H", WOLF)
    war.run(("resolve_crossroads", ["wanderers", WOLF, "H"])).do("option:1")
    assert war.morale == (6, 6, 3)


@pytest.mark.rule("WC-OP-37.b")
def test_he_alone_votes_in_his_votes(add_cards: AddCards) -> None:
    add_cards("crossroads", TWO.replace("[wanderers]", "[wanderers]\nvote = true", 1))
    war = War(5, morale=(6, 6, 4)).survivor("H", WOLF).newcomers("A")
    war.run(("resolve_crossroads", ["wanderers", WOLF, "H"]))
    assert [ask.seat for ask in war.table.asks] == [WOLF]
    war.do("no")
    assert war.morale == (6, 6, 3)


@pytest.mark.rule("WC-OP-37.f", "WC-LW-DEN-02")
def test_his_cards_go_to_the_dens_waste_and_its_food_is_his() -> None:
    war = War(5).survivor("H", WOLF, "gas").hand(WOLF, "food-2").dice(WOLF, 3, 4)
    war.acting(WOLF).do("play:food-2")
    assert war.den.waste == ["food-2"]
    assert (war.den.food, war.yellow.food, war.blue.food) == (2, 0, 0)
    assert war.refuses("clean:3") == "LN-ACT-CLEAN-01"  # nobody of his is in the den


@pytest.mark.rule("WC-LW-DEN-07")
def test_the_den_starves_like_a_colony() -> None:
    war = War(5, morale=(6, 6, 4)).survivor("G", WOLF).survivor("H", WOLF).survivor("F", WOLF)
    war.den.food, war.yellow.food = 1, 9
    war.run(("feed_all", []))
    assert (war.den.food, war.den.starvation, war.morale) == (1, 1, (6, 6, 3))


@pytest.mark.rule("WC-LW-DEN-10", "WC-OP-38.a", "WC-LW-DEN-03")
def test_the_den_has_five_spaces() -> None:
    war = War(5).full_den().survivor("H", WOLF, "gas").moving(WOLF)
    assert war.s.places["den"].spaces == 5
    assert "move:H:den" not in war.options()


@pytest.mark.rule("WC-LW-DEN-03")
def test_nobody_else_can_drive_or_move_into_the_den() -> None:
    war = War(5, bullets=(5, 5)).survivor("A", Y1).survivor("H", WOLF).moving(Y1, B1)
    assert war.refuses_to(Y1, "move:A:den") == "WC-LW-DEN-03"
    assert war.refuses_to(Y1, "oust:A:den:H") == "WC-LW-DEN-03"


@pytest.mark.vector("warring-colonies", "WC-EX-51")
@pytest.mark.rule(
    "WC-BAT-08", "WC-LW-RUL-04", "WC-OP-14.a", "WC-OP-14.b", "WC-OP-14.c", "WC-OP-03.a"
)
def test_a_bystander_at_the_gates() -> None:
    war = War(5, morale=(3, 6, 4)).intruder("H", WOLF, "yellow").survivor("G", WOLF, "gas")
    war.yellow.helpless, war.yellow.food = 2, 3
    war.run(("feed_all", []), ("begin_battles", []))
    assert war.yellow.food == 2
    assert war.told("battle") == war.told("undefended") == []
    assert war.morale == (3, 6, 4)
    war.run(("zombies_gather", []))
    assert war.s.places["yellow"].zombies == 2


# -- his morale ------------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-53")
@pytest.mark.rule(
    "WC-LW-MOR-02", "WC-LW-MOR-03", "WC-OP-38.d", "WC-OP-38.e", "WC-OP-26.a", "WC-OP-38.c"
)
def test_at_morale_0_he_is_out_and_the_others_play_on() -> None:
    war = War(5, morale=(4, 5, 1)).survivor("G", WOLF, "school", wounds=2, items=("shotgun",))
    war.intruder("H", WOLF, "blue", items=("pistol",)).hand(WOLF, "fuel").missions("all-home")
    war.survivor("A", Y1).survivor("B", B1).crisis("dead-batteries", (WOLF, "fuel"))
    war.deck("school", "junk").roll(["shotgun", "junk"]).run(("suffer", ["G", "wound", 1]))
    player = war.s.players[WOLF]
    assert (player.out, player.group, player.hand, player.missions) == (True, [], [], [])
    assert war.morale == (4, 5, 0)
    assert set(war.s.survivors) == {"A", "B"}
    assert war.doors("blue") == "---"
    assert sorted(war.s.removed) == ["fuel", "pistol"]
    assert war.ending is None
    assert [each.item for each in war.s.added] == ["fuel"]  # what he has added stays
    war.s.crisis_deck = ["howling-ridge"]
    war.run(("reveal_crisis", []))
    assert war.told("crisis")[0]["needed"] == 4
    war.run(("take_paired_turns", []))
    assert sorted(war.s.pair) == [Y1, B1]


@pytest.mark.rule("WC-LW-MOR-02", "WC-OP-38.c")
@pytest.mark.parametrize("cause", ["waste", "hunger"])
def test_waste_and_hunger_can_end_it_for_him(cause: str) -> None:
    war = War(5, morale=(4, 4, 1)).survivor("H", WOLF)
    war.yellow.food = war.blue.food = 5
    if cause == "waste":
        war.den.waste = ["junk"] * 5
        war.run(("war_waste", []))
    else:
        war.run(("feed_all", []))
    assert war.s.players[WOLF].out
    assert war.ending is None


@pytest.mark.rule("WC-OP-38.c", "WC-DTH-06")
def test_he_loses_nothing_for_the_dead_of_others() -> None:
    war = War(5, morale=(4, 4, 4)).survivor("A", Y1).survivor("B", Y1)
    assert war.run(("suffer", ["A", "wound", 3])).morale == (3, 4, 4)


# -- his turn in detail ----------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-37.a", "WC-OP-37.d", "WC-OP-45.b")
def test_frostbite_then_missions_then_a_card_that_nobody_sees(add_cards: AddCards) -> None:
    add_cards("crossroads", TWO)
    war = War(5).survivor("H", WOLF, frostbite=1).missions("all-home").newcomers("A")
    war.s.crossroads_deck = ["wanderers"]
    war.run(("begin_turns", [[WOLF]]))
    assert war.wounds("H") == [1]
    assert war.ask.kind == "mission"
    war.do("hold")
    for viewer in (None, *range(5)):
        assert war.seen(viewer).holds == {}
        assert "wanderers" not in str(war.table.heard(viewer))
        assert "wanderers" not in repr(war.seen(viewer))
    war.roll("blank").do("move:H:gas", "pass")
    assert war.told("crossroads") == []  # not before the end of his turn
    war.do("end")
    assert war.told("crossroads")[0]["crossroads"] == "wanderers"


@pytest.mark.rule("WC-OP-37.c")
def test_he_requests_from_anybody_and_may_be_asked_by_anybody() -> None:
    war = War(5).survivor("H", WOLF)
    for seat in (Y1, B1, Y2, B2):
        war.survivor("ABCD"[seat], seat).hand(seat, "fuel")
    war.hand(WOLF, "fuel").acting(WOLF)
    assert war.offered(WOLF, "request:") == {f"request:{seat}" for seat in (Y1, B1, Y2, B2)}
    war.acting(Y1, B1)
    assert f"request:{WOLF}" in war.offered(Y1)


@pytest.mark.rule("WC-OP-37.e", "WC-LW-RUL-03")
def test_no_clock_of_the_rules_runs_in_his_turn() -> None:
    for settings in ({}, {"quick": "on"}, {"turns": "sequential"}):
        war = War(5, **settings).survivor("H", WOLF).acting(WOLF)
        assert war.table.game.clock(war.s, war.ask) is None
