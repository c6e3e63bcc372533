"""The step in which both act at the same time (catalogue sections 12 and 13, WC-OP-15, -23)."""

from __future__ import annotations

import random

import pytest

from overrun.core.errors import IllegalAnswer, StaleAnswer
from overrun.core.table import Table
from tests.games.long_night.conftest import AddCards, Person
from tests.games.long_night.scene import encoded
from tests.games.stage import resting

from .scene import B1, BLUE, GAME, Y1, Y2, YELLOW, War

pytestmark = pytest.mark.usefixtures("plain_people")


# -- what may be done ------------------------------------------------------------------------------


@pytest.mark.rule("WC-ACT-01", "WC-ACT-02", "WC-SIM-01", "WC-TERM-08")
def test_everything_that_both_may_do_after_moving() -> None:
    war = War().survivor("A", Y1, "school", items=("pistol",)).survivor("B", Y1)
    war.survivor("C", Y2, "school").survivor("D", B1).dice(Y1, 6, 5).dice(B1, 6)
    war.hand(Y1, "food-1").hand(Y2, "medicine").deck("school", "junk", "junk")
    war.entrance("school", "Z---").crisis("empty-larder")
    war.yellow.waste, war.yellow.food = ["junk"], 1
    war.acting(Y1, B1)
    assert war.table.waiting == [Y1, B1]
    verbs = {option.partition(":")[0] for option in war.offered(Y1)}
    with_a_die = {"attack", "search", "barricade", "clean"}
    without = {"play", "add", "raise", "request", "hand"}
    assert verbs == {"end", *with_a_die, *without}


@pytest.mark.rule("WC-ACT-03", "WC-ACT-04", "WC-ACT-CLN-01")
def test_three_cards_of_the_own_waste_are_cleaned_away() -> None:
    war = War().survivor("A", Y1).survivor("B", B1, "school").dice(Y1, 1).dice(B1, 6)
    war.yellow.waste = ["fuel", "junk", "food-1", "medicine"]
    war.blue.waste = ["junk"] * 5
    war.acting(Y1, B1)
    assert war.refuses_to(B1, "clean:6") == "LN-ACT-CLEAN-01"  # nobody of his is at home
    war.by(Y1, "clean:1")
    assert war.yellow.waste == ["fuel"]
    assert len(war.blue.waste) == 5
    assert sorted(war.s.removed) == ["food-1", "junk", "medicine"]
    assert war.s.players[Y1].used == [1]


@pytest.mark.rule("WC-ACT-PLAY-01", "WC-ACT-FOOD-01", "WC-RND-15")
def test_cards_and_food_are_those_of_the_own_colony() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(B1, "food-2").dice(B1, 3)
    war.yellow.food = 4
    war.acting(Y1, B1)
    assert war.refuses_to(B1, "raise:3") == "LN-ACT-FOOD-01"
    war.by(B1, "play:food-2", "raise:3")
    assert (war.yellow.food, war.blue.food) == (4, 1)
    assert (war.yellow.waste, war.blue.waste) == ([], ["food-2"])
    assert war.s.players[B1].dice == [4]


@pytest.mark.vector("warring-colonies", "WC-EX-30")
def test_actions_that_there_are_no_more() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school").survivor("C", Y2)
    war.dice(Y1, 6, 6).entrance("library", "ZZ-").acting(Y1, B1)
    assert war.refuses_to(Y1, "attack:A:6") == "LN-ACT-ATTACK-02"  # only a survivor is there
    assert war.refuses_to(Y1, "attract:A:6") == "WC-ACT-REM-02"
    assert war.refuses_to(Y1, "move:A:library") == "WC-ACT-REM-03"
    assert war.refuses_to(Y1, f"exile:{Y2}") == "WC-ACT-REM-04"
    assert war.s.players[Y1].dice == [6, 6]
    verbs = {option.partition(":")[0] for option in war.offered(Y1)}
    assert verbs == {"end", "barricade"}


@pytest.mark.rule("WC-ACT-REM-01")
def test_beside_a_zombie_no_survivor_is_a_target() -> None:
    war = War().survivor("A", Y1).survivor("B", Y1).survivor("D", B1).dice(Y1, 6)
    war.intruder("C", B1, YELLOW, 1).entrance(YELLOW, "Z--", 2).entrance(YELLOW, "Z--", 3)
    war.s.places[YELLOW].doors[0].intruders = ["C"]
    war.acting(Y1, B1).by(Y1, "attack:A:6")
    assert war.offered(Y1) == {"zombie:2", "zombie:3"}
    assert war.refuses_to(Y1, "survivor:C") == "WC-ACT-REM-01"


@pytest.mark.vector("warring-colonies", "WC-EX-62")
def test_abilities_home_defence_and_wounds_at_once(person: Person) -> None:
    person("Smith", ability='{ die = 4, effects = [{ do = "food", by = 1 }] }')
    war = War(morale=(4, 4)).survivor("Smith", Y1, wounds=2, items=("guitar",)).survivor("B", Y1)
    war.survivor("C", B1).dice(Y1, 5, 6)
    war.entrance(YELLOW, "Z--", 1).entrance(YELLOW, "Z--", 6).acting(Y1, B1)
    assert war.refuses_to(Y1, "ability:Smith:3") == "LN-ACT-01"
    war.by(Y1, "ability:Smith:5")
    assert war.yellow.food == 1
    assert GAME.clock(war.s, war.asked(B1)) is None  # ten minutes may have gone by
    war.by(Y1, "attack:Smith:6").roll("wound").by(Y1, "zombie:6")
    assert war.doors(YELLOW, 6) == "---"
    assert war.s.graveyard == ["Smith"]
    assert war.morale == (3, 4)
    assert war.s.players[Y1].hand == ["guitar"]
    assert war.table.waiting == [Y1, B1]  # in the middle of the step


# -- at the same time ------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-24")
def test_both_search_the_same_place() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school")
    war.dice(Y1, 6, 6).dice(B1, 6).deck("school", "fuel", "junk", "medicine", "food-1")
    war.acting(Y1, B1).by(Y1, "search:A:6").by(B1, "search:B:6")
    assert war.seen(Y1).searches[0].drawn == ["fuel"]
    assert war.seen(B1).searches[1].drawn == ["junk"]
    assert war.seen(B1).searches[0].drawn == []  # nobody else sees them
    war.by(Y1, "noise")
    assert war.offered(Y1) == {"keep:fuel", "keep:medicine"}
    assert war.refuses_to(Y1, "noise") == "WC-ACT-SRC-01"
    war.by(Y1, "keep:medicine").by(B1, "keep:junk")
    assert (war.s.players[Y1].hand, war.s.players[B1].hand) == (["medicine"], ["junk"])
    assert war.s.places["school"].deck == ["food-1", "fuel"]
    assert war.s.places["school"].noise == 1


@pytest.mark.rule("WC-ACT-SRC-01", "WC-ACT-SRC-02", "WC-ACT-SRC-03", "WC-SIM-08")
def test_four_noises_a_round_are_for_all_players() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school").dice(Y1, 6, 6, 6)
    war.dice(B1, 6, 6).deck("school", *["junk", "fuel"] * 6).acting(Y1, B1)
    for seat, name in ((Y1, "A"), (B1, "B"), (Y1, "A"), (B1, "B")):
        war.by(seat, f"search:{name}:6", "noise")
        assert len(war.seen(seat).searches[0].drawn) == 2
        war.by(seat, "keep:junk")
    assert war.s.places["school"].noise == 4
    war.by(Y1, "search:A:6")
    assert war.asked(Y1).kind == "action"  # one card, and no noise to be made for another
    assert len(war.s.players[Y1].hand) == 3


@pytest.mark.rule("WC-OP-15.f", "WC-OP-15.o")
def test_a_search_does_not_keep_the_other_waiting() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school").dice(Y1, 6).dice(B1, 6, 6)
    war.deck("school", "cleaver", "junk").acting(Y1, B1).by(Y1, "search:A:6")
    for viewer in (B1, Y2, None):
        assert b"cleaver" not in encoded(war.seen(viewer))
        assert b"cleaver" not in encoded(war.table.heard(viewer))
    assert b"cleaver" in encoded(war.seen(Y1))
    assert war.asked(Y1).kind == "search"
    war.by(B1, "barricade:B:6", "barricade:B:6", "end")
    war.by(Y1, "keep:cleaver")
    assert war.s.players[Y1].hand == ["cleaver"]


@pytest.mark.rule("WC-OP-15.f")
def test_a_search_survives_its_searcher(add_cards: AddCards) -> None:
    add_cards(
        "items", 'grenade = { kind = "weapon", effects = [{ do = "kill", who = "any-enemy" }] }'
    )
    war = War().survivor("A", Y1, "school").survivor("C", Y1).survivor("B", B1).dice(Y1, 6)
    war.deck("school", "junk", "fuel").hand(B1, "grenade").acting(Y1, B1)
    war.by(Y1, "search:A:6", "noise").by(B1, "play:grenade", "kill:A")
    war.by(Y1, "keep:fuel")
    assert war.s.players[Y1].hand == ["fuel"]
    assert war.s.places["school"].deck == ["junk"]


@pytest.mark.rule("WC-SIM-06", "WC-SIM-07", "WC-OP-15.a", "WC-OP-15.c")
def test_what_the_quicker_one_has_taken_is_gone() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school").dice(Y1, 6).dice(B1, 6)
    war.deck("school", "junk").acting(Y1, B1)
    late = war.asked(Y1).number  # what Y answers has been on its way since
    war.by(B1, "search:B:6")
    before = war.table.dump()
    with pytest.raises(IllegalAnswer) as caught:
        war.table.answer(Y1, late, "search:A:6")
    assert caught.value.reason is not None
    assert caught.value.reason.rule == "LN-ACT-SEARCH-03"
    assert war.table.dump() == before
    assert war.s.players[Y1].dice == [6]
    war.table.answer(Y1, late, "barricade:A:6")  # but what is still possible counts
    assert war.doors("school") == "B---"


@pytest.mark.vector("warring-colonies", "WC-EX-26")
def test_conflicting_wishes() -> None:
    war = War().survivor("A", Y1, "grocery").survivor("B", B1, "grocery").dice(Y1, 6).dice(B1, 6)
    war.entrance("grocery", "ZZB-").acting(Y1, B1)
    first, second = war.table.asks
    assert (first.seat, second.seat) == (Y1, B1)  # who had the first opportunity to move
    war.by(Y1, "barricade:A:6")
    assert war.doors("grocery") == "ZZBB"
    with pytest.raises(IllegalAnswer):
        war.table.answer(B1, second.number, "barricade:B:6")
    assert war.s.players[B1].dice == [6]
    assert [ask.seat for ask in war.table.asks] == [B1, Y1]  # next time the other
    again = Table.replay(resting(GAME), war.table.log)
    assert again.log.hash == war.table.log.hash


@pytest.mark.rule("WC-OP-15.b")
def test_who_was_heard_lets_the_other_come_first_at_the_next_collision() -> None:
    war = War().survivor("A", Y1).survivor("B", B1)
    war.hand(Y1, "food-1", "food-1").hand(B1, "food-1", "food-1", "food-1").acting(Y1, B1)

    def first() -> int:
        return war.table.racing[0].seat

    assert [ask.seat for ask in war.table.due] == [Y1, B1]
    assert first() == Y1  # who had the first opportunity to move
    war.by(Y1, "play:food-1")
    assert first() == B1
    war.by(Y1, "play:food-1")  # without the right of way: it stays where it is
    assert first() == B1
    war.by(B1, "play:food-1")
    assert first() == Y1
    war.by(B1, "play:food-1", "play:food-1")
    assert first() == Y1


@pytest.mark.rule("WC-OP-15.d", "WC-OP-15.e")
def test_the_log_replays_without_a_clock() -> None:
    table = Table.new(GAME, seats=5, seed="a long race")
    luck = random.Random(1)
    races = 0
    while not table.ended:
        races += [ask.kind for ask in table.asks].count("action") == 2
        ask = luck.choice(table.asks)
        table.answer(ask.seat, ask.number, luck.choice(ask.options))
    assert races > 20
    log = table.log
    assert Table.replay(GAME, log).log.hash == log.hash


# -- the clock -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "WC-SIM-02", "WC-SIM-03", "WC-SIM-05", "WC-SIM-14", "WC-OP-15.g", "WC-CMP-24", "WC-CMP-17"
)
def test_the_first_to_finish_turns_the_timer() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1).dice(Y1, 6).dice(B1, 6)
    war.acting(Y1, B1)
    assert [GAME.clock(war.s, ask) for ask in war.table.asks] == [None, None]
    war.by(Y1, "end")
    assert war.is_silent(Y1, "barricade:A:6")  # done is done
    clock = GAME.clock(war.s, war.asked(B1))
    assert clock is not None
    assert clock.seconds == 120
    war.by(B1, "barricade:B:6", "door:1")
    assert GAME.clock(war.s, war.asked(B1)) == clock  # the same two minutes
    war.by(B1, "end")
    assert war.idle


@pytest.mark.rule("WC-SIM-04", "WC-OP-15.m", "WC-XRS-01")
def test_what_is_not_done_in_time_is_lost() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).dice(B1, 5, 6).acting(Y1, B1)
    war.by(Y1, "end")
    assert GAME.default(war.s, war.asked(B1)) == ("end",)
    war.by(B1, "end")
    assert war.idle
    assert war.s.players[B1].used == []
    war.run(("resolve_fates", []), ("end_turns", []))
    assert war.is_silent(B1, "barricade:B:6")


@pytest.mark.rule("WC-OP-15.i")
def test_a_search_under_way_keeps_its_first_card() -> None:
    war = War().survivor("A", Y1).survivor("B", B1, "school").dice(B1, 6)
    war.deck("school", "fuel", "junk", "medicine").acting(Y1, B1)
    war.by(B1, "search:B:6", "noise").by(Y1, "end")
    assert GAME.clock(war.s, war.asked(B1)) is not None
    war.by(B1, ":".join(GAME.default(war.s, war.asked(B1))))
    assert war.s.players[B1].hand == ["fuel"]
    assert war.s.places["school"].deck == ["medicine", "junk"]


@pytest.mark.rule("WC-OP-15.j")
@pytest.mark.parametrize("giver", [Y2, B1])
def test_an_answer_to_a_request_has_twenty_seconds(giver: int) -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(giver, "fuel").acting(Y1, B1)
    war.by(Y1, f"request:{giver}", "kind:fuel")
    assert war.table.waiting == [giver]  # one request at a time
    clock = GAME.clock(war.s, war.ask)
    assert clock is not None
    assert clock.seconds == 20
    assert GAME.default(war.s, war.ask) == ("refuse",)


@pytest.mark.rule("WC-OP-15.p", "WC-SIM-01")
@pytest.mark.parametrize(("quick", "seconds"), [("off", 60), ("on", 20)])
def test_nobody_keeps_the_other_waiting_in_the_middle_of_an_action(
    quick: str, seconds: int
) -> None:
    war = War(quick=quick).survivor("A", Y1).survivor("B", B1).dice(Y1, 6).dice(B1, 6)
    war.entrance(YELLOW, "Z--").entrance(YELLOW, "Z--", 2).acting(Y1, B1)
    both = GAME.clock(war.s, war.asked(B1))
    war.by(Y1, "attack:A:6")
    assert war.table.waiting == [Y1]
    clock = GAME.clock(war.s, war.ask)
    assert clock is not None
    assert clock.seconds == seconds
    assert clock.within == (both.name if both else "")
    war.roll("blank").by(Y1, ":".join(GAME.default(war.s, war.ask)))
    assert war.doors(YELLOW, 1) == "---"
    assert [GAME.clock(war.s, ask) for ask in war.table.asks] == [both, both]


@pytest.mark.rule("WC-OP-15.p", "WC-SIM-03")
def test_who_acts_alone_has_the_rest_of_the_two_minutes_for_it() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).dice(Y1, 6).dice(B1, 6)
    war.entrance(YELLOW, "Z--").entrance(YELLOW, "Z--", 2).acting(Y1, B1).by(B1, "end")
    clock = GAME.clock(war.s, war.asked(Y1))
    war.by(Y1, "attack:A:6")
    assert GAME.clock(war.s, war.ask) == clock


@pytest.mark.rule("WC-OP-15.p")
def test_who_has_finished_does_not_keep_the_other_waiting_either(add_cards: AddCards) -> None:
    drums = '{ do = "enemy", effects = [{ do = "zombies", count = 1 }] }'
    add_cards("items", f'drums = {{ kind = "tool", effects = [{drums}] }}')
    war = War().survivor("A", Y1).survivor("B", B1).hand(B1, "drums").entrance(YELLOW, "ZBT")
    war.acting(Y1, B1).by(Y1, "end")
    actions = GAME.clock(war.s, war.asked(B1))
    war.by(B1, "play:drums")
    assert (war.table.waiting, war.ask.kind) == ([Y1], "defence")
    clock = GAME.clock(war.s, war.ask)
    assert clock is not None
    assert actions is not None
    assert (clock.seconds, clock.within) == (20, actions.name)


@pytest.mark.rule("WC-SIM-14")
def test_done_cannot_be_taken_back_by_an_answer_that_comes_late() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1).dice(Y1, 6).acting(Y1, B1)
    early = war.asked(Y1).number
    war.by(Y1, "end")
    with pytest.raises(StaleAnswer):
        war.table.answer(Y1, early, "barricade:A:6")


@pytest.mark.rule("WC-SIM-13")
def test_frostbite_and_wounds_are_suffered_at_once() -> None:
    war = War(morale=(4, 4)).survivor("A", Y1, wounds=1).survivor("B", Y1).survivor("C", B1)
    war.dice(Y1, 6, 6).entrance(YELLOW, "ZZ-").acting(Y1, B1)
    war.roll("frostbite", "wound").by(Y1, "attack:A:6")
    assert war.s.survivors["A"].frostbite == 1
    war.by(Y1, "attack:A:6")
    assert "A" not in war.s.survivors
    assert war.morale == (3, 4)


@pytest.mark.rule("WC-OP-23.a", "WC-SIM-11")
def test_abilities_are_used_with_and_without_a_die(person: Person) -> None:
    person("Cook", ability='{ once = true, effects = [{ do = "food", by = 2 }] }')
    war = War().survivor("Cook", Y1).survivor("B", B1).acting(Y1, B1)
    war.by(Y1, "ability:Cook")
    assert war.yellow.food == 2
    assert war.refuses_to(Y1, "ability:Cook") == "LN-ACT-ABIL-02"


@pytest.mark.rule("WC-SIM-01")
def test_a_card_that_ends_a_turn_ends_it_for_one_of_them(add_cards: AddCards) -> None:
    add_cards("items", 'lullaby = { kind = "education", effects = [{ do = "end-turn" }] }')
    war = War().survivor("A", Y1).survivor("B", B1).hand(B1, "lullaby").acting(Y1, B1)
    war.by(B1, "play:lullaby")
    assert war.table.waiting == [Y1]
    war.by(Y1, "end")
    assert war.idle


@pytest.mark.rule("WC-KEEP-01")
def test_after_a_kill_before_the_enemy_colony_exposure_is_rolled() -> None:
    war = War().intruder("A", Y1, BLUE, 3).survivor("B", B1).dice(Y1, 6)
    war.entrance(BLUE, "Z--", 3)
    war.s.places[BLUE].doors[2].intruders = ["A"]
    war.acting(Y1, B1).roll("wound").by(Y1, "attack:A:6")
    assert war.s.survivors["A"].wounds == 1


@pytest.mark.vector("warring-colonies", "WC-EX-25")
@pytest.mark.rule("WC-SIM-02", "WC-SIM-03", "WC-SIM-04", "WC-XRS-01", "WC-OP-15.g", "WC-OP-15.m")
def test_the_two_minutes() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school").dice(Y1, 6).dice(B1, 5, 6)
    war.entrance("school", "Z---").deck("school", "junk", "junk").acting(Y1, B1)
    assert GAME.clock(war.s, war.asked(B1)) is None
    early = war.asked(Y1).number
    war.by(Y1, "end")
    with pytest.raises(StaleAnswer):  # done is done
        war.table.answer(Y1, early, "search:A:6")
    clock = GAME.clock(war.s, war.asked(B1))
    assert clock is not None
    assert clock.seconds == 120
    war.roll("blank").by(B1, "attack:B:5")
    assert GAME.clock(war.s, war.asked(B1)) == clock  # it runs on
    late = GAME.default(war.s, war.asked(B1))
    assert late == ("end",)
    war.table.answer(B1, war.asked(B1).number, late)
    assert war.idle
    assert war.s.players[B1].dice == [6]
