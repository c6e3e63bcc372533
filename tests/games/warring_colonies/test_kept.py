"""Rules of The Long Night that stay in force between two colonies (WC-KEEP, WC-OP-06, -48)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.checking_bullet import war_words
from overrun.games.long_night.effects.base import Who, whom
from overrun.games.long_night.library import FILES, library
from overrun.games.long_night.vocabulary import Context
from tests.games.long_night.conftest import AddCards, Person
from tests.games.long_night.scene import GAME as LONG_NIGHT

from .scene import B1, B2, GAME, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.rule("WC-KEEP-01", "WC-SCOPE-05")
def test_exposure_after_a_move_and_after_a_kill_before_the_enemy_colony_too() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).moving(Y1, B1)
    war.roll("wound").by(Y1, "move:A:blue:2")
    assert war.wounds("A") == [1]
    war.entrance("blue", "Z--", 2).dice(Y1, 5)
    war.acting(Y1, B1).roll("frostbite").by(Y1, "attack:A:5")
    assert war.s.survivors["A"].frostbite == 1


@pytest.mark.rule("WC-KEEP-02")
def test_a_bite_spreads_until_somebody_is_saved_or_given_up() -> None:
    war = War().survivor("D", Y1, "school").survivor("A", B1, "school").survivor("B", Y2, "school")
    war.survivor("C", B2, "school").survivor("E", Y1).survivor("F", B1).survivor("G", Y2)
    war.roll("bite").run(("expose_again", ["D", 1]))
    war.roll("bite").do("roll")  # A
    war.roll("blank").do("roll")  # B is saved, and with it C
    assert war.s.graveyard == ["D", "A"]
    assert war.idle


@pytest.mark.rule("WC-KEEP-03", "WC-KEEP-04")
def test_frostbite_wounds_at_the_start_of_a_turn_and_three_tokens_kill() -> None:
    war = War(morale=(5, 3)).survivor("A", Y1, frostbite=1, despair=1).survivor("B", Y1)
    war.survivor("C", B1, frostbite=1).survivor("D", Y2, frostbite=1)
    war.run(("begin_turns", [[Y1, B1]]))
    assert war.s.graveyard == ["A"]  # frostbite, despair and a wound
    assert war.wounds("C", "D") == [1, 0]  # it is not the turn of D


@pytest.mark.rule("WC-KEEP-05", "WC-OP-48.c")
def test_despair_is_not_healed_like_a_wound() -> None:
    war = War().survivor("A", Y1, despair=2).hand(Y1, "medicine").acting(Y1, B1)
    assert "play:medicine" not in war.offered(Y1)
    war = War().survivor("A", Y1, wounds=2).hand(Y1, "medicine").acting(Y1, B1)
    assert "play:medicine" in war.offered(Y1)


@pytest.mark.rule("WC-KEEP-06", "WC-OP-48.c")
def test_unruly_helpless_survivors_count_twice() -> None:
    war = War()
    war.yellow.helpless, war.yellow.unruly, war.yellow.food = 3, 1, 5
    war.blue.helpless, war.blue.food = 3, 5
    war.run(("feed_all", []), ("zombies_gather", []))
    assert (war.yellow.food, war.blue.food) == (3, 3)
    war = War()
    war.yellow.helpless, war.yellow.unruly, war.yellow.food = 3, 2, 5
    war.run(("feed_all", []), ("zombies_gather", []))
    assert war.yellow.food == 2
    assert war.s.places["yellow"].zombies == 3


@pytest.mark.rule("WC-KEEP-08")
def test_a_survivor_who_joins_brings_no_die_in_this_round() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).dice(Y1, 3).newcomers("C")
    war.run(("draw_survivor", [Y1]))
    assert war.s.players[Y1].dice == [3]
    war.roll(1, 2, 3, 4, 5, 6, 1).run(("roll_dice", []))
    assert len(war.s.players[Y1].dice) == 3


@pytest.mark.rule("WC-KEEP-09")
def test_outside_battles_the_last_is_replaced_at_once() -> None:
    war = War(morale=(6, 6)).survivor("A", Y2, "gas").hand(Y2, "fuel", "junk").newcomers("B")
    war.run(("suffer", ["A", "wound", 3]))
    assert war.s.players[Y2].group == ["B"]
    assert war.s.players[Y2].leader == "B"
    assert war.place("B") == "yellow"
    assert war.s.removed == ["fuel", "junk"]
    assert war.morale == (5, 6)


@pytest.mark.rule("WC-KEEP-10", "WC-TERM-03")
def test_who_loses_the_group_leader_names_another_and_keeps_the_token() -> None:
    war = War().survivor("A", Y1).survivor("B", Y1).survivor("C", Y1)
    war.run(("suffer", ["A", "wound", 3]))
    assert war.ask.seat == Y1
    war.do("lead:C")
    assert war.s.players[Y1].leader == "C"
    assert war.yellow.first == Y1


@pytest.mark.rule("WC-KEEP-11")
def test_card_text_beats_the_rules(person: Person) -> None:
    person("T", influence=95, ability='{ passive = "tough", amount = 1 }')
    war = War().survivor("T", Y1).run(("suffer", ["T", "wound", 3]))
    assert war.wounds("T") == [3]


@pytest.mark.rule("WC-KEEP-11")
def test_no_item_interrupts_what_is_being_carried_out() -> None:
    war = War().survivor("A", Y1, "gas", wounds=2).survivor("B", Y1).hand(Y1, "medicine")
    war.run(("suffer", ["A", "wound", 1]))
    assert war.s.graveyard == ["A"]
    assert war.s.players[Y1].hand == ["medicine"]


@pytest.mark.rule("WC-KEEP-12")
def test_who_leaves_the_game_has_not_died(add_cards: AddCards) -> None:
    effects = '{ do = "leave", who = "actor" }'
    add_cards("items", f'goodbye = {{ kind = "tool", effects = [{effects}] }}')
    war = War(morale=(6, 6)).survivor("A", Y1, "gas").survivor("B", Y1)
    war.hand(Y1, "goodbye").acting(Y1, B1).by(Y1, "play:goodbye")
    war.by(Y1, "with:A")
    assert war.s.gone == ["A"]
    assert war.s.graveyard == []
    assert war.morale == (6, 6)


@pytest.mark.rule("WC-KEEP-14")
def test_a_random_location_is_one_of_the_town(add_cards: AddCards) -> None:
    effects = '{ do = "zombies", count = 1, where = "random" }'
    add_cards("items", f'bell = {{ kind = "tool", effects = [{effects}] }}')
    town = ("police", "grocery", "school", "library", "hospital", "gas")
    for rolled, place in enumerate(town, 1):
        war = War(5).survivor("A", Y1).hand(Y1, "bell").acting(Y1, B1)
        war.roll(rolled).by(Y1, "play:bell")
        assert war.doors(place).startswith("Z")


@pytest.mark.rule("WC-KEEP-15")
def test_the_graveyard_is_no_place_to_go_to() -> None:
    war = War(morale=(6, 6)).survivor("A", Y1).survivor("B", Y1)
    war.run(("suffer", ["A", "wound", 3]))
    assert war.s.graveyard == ["A"]
    war.moving(Y1, B1)
    places = {option.split(":")[2] for option in war.offered(Y1, "move:")}
    assert places == {*war.s.town, "blue"}


@pytest.mark.rule("WC-KEEP-16")
def test_a_full_colony_takes_nobody_in_while_the_other_may() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(Y1, "outsider-1").hand(B1, "outsider-1")
    war.newcomers("C")
    war.yellow.helpless = 23
    war.acting(Y1, B1)
    assert war.refuses_to(Y1, "play:outsider-1") == "LN-SADD-05"
    assert "play:outsider-1" in war.offered(B1)


# -- whom cards mean -------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-06.a", "WC-OP-06.b")
def test_cards_mean_the_own_colony_unless_they_say_otherwise() -> None:
    war = War(5).survivor("A", Y1).survivor("B", Y2, "gas").survivor("C", B1, "gas")
    war.survivor("D", B2).survivor("E", 4).intruder("F", B2, "yellow")
    own: tuple[Who, ...] = ("any", "all", "lowest", "highest", "random")
    c = Context(Y1, "B")
    assert [set(whom(war.s, c, who)) for who in own] == [{"A", "B"}] * len(own)
    assert whom(war.s, c, "leaders") == ["A", "B"]
    assert whom(war.s, c, "all-in-colony") == ["A"]
    assert whom(war.s, c, "all-outside") == ["B"]
    assert set(whom(war.s, c, "all-here")) == {"B", "C"}  # the place is named
    assert whom(war.s, c, "enemy-here") == ["C"]
    assert whom(war.s, c, "intruder") == ["F"]
    assert set(whom(war.s, c, "any-enemy")) == {"C", "D", "F"}


@pytest.mark.rule("WC-OP-06.a")
def test_the_colony_is_the_own_one() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(B1, "food-2").hand(Y1, "food-1")
    war.acting(Y1, B1).by(B1, "play:food-2").by(Y1, "play:food-1")
    assert (war.yellow.food, war.blue.food) == (1, 2)
    assert (war.yellow.waste, war.blue.waste) == (["food-1"], ["food-2"])


VOTE = """
[quarrel]
vote = true
when = [{ is = "did", action = "move" }]
[[quarrel.options]]
effects = [{ do = "morale", by = 1 }]
[[quarrel.options]]
effects = [{ do = "morale", by = -1 }]
"""


@pytest.mark.rule("WC-OP-06.c")
def test_only_the_own_colony_votes_and_its_leader_breaks_the_tie(add_cards: AddCards) -> None:
    add_cards("crossroads", VOTE)
    war = War(5, morale=(5, 5, 4)).survivor("A", Y1).survivor("B", Y2).survivor("C", B1)
    war.run(("resolve_crossroads", ["quarrel", Y2, "B"]))
    assert {ask.seat for ask in war.table.asks} == {Y1, Y2}
    war.all_do({Y1: "no", Y2: "yes"})
    assert war.morale == (4, 5, 4)  # the leader was against it
    war.run(("resolve_crossroads", ["quarrel", Y2, "B"])).all_do({Y1: "yes", Y2: "no"})
    assert war.morale == (5, 5, 4)


@pytest.mark.rule("WC-OP-06.d")
def test_only_marked_cards_speak_of_enemies_and_they_do_so_by_name() -> None:
    marked = set()
    for shelf in FILES:
        for card in getattr(library(), shelf).values():
            words = set(war_words(card))
            assert not words or card.module in ("war", "wolf"), f"{card.id} speaks of {words}"
            marked |= words
    assert marked >= {"enemy", "each-colony", "enemy-here", "bullets"}


# -- other variants --------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-48.a", "WC-OP-48.b", "WC-OP-48.d")
def test_variants_of_one_colony_are_not_offered() -> None:
    names = {setting.name for setting in GAME.settings}
    assert not names & {"mode", "side", "elimination", "bandits", "improvements", "raxxon", "story"}
    war = War()
    assert not war.s.config.cooperative
    assert not war.s.config.elimination
    assert not {"wolf", "lone-wolf"} & {setting.name for setting in LONG_NIGHT.settings}


@pytest.mark.rule("WC-KEEP-04")
def test_who_hands_off_what_keeps_him_alive_dies_of_his_wounds() -> None:
    war = War().survivor("A", Y1, wounds=3, items=("riot-vest",)).survivor("C", Y2)
    war.survivor("D", Y1).survivor("B", B1).acting(Y1, B1).by(Y1, "hand:A:riot-vest:C")
    assert war.s.graveyard == ["A"]
    assert [item.id for item in war.s.survivors["C"].items] == ["riot-vest"]
    assert war.morale == (5, 6)


@pytest.mark.rule("WC-OP-06.a")
def test_who_stands_before_the_gates_is_not_in_the_colony(add_cards: AddCards) -> None:
    add_cards(
        "crossroads",
        """
        [beds]
        when = [{ is = "survivors", where = "colony", at_least = 2 }]
        options = [{ effects = [] }, { effects = [] }]
        """,
    )
    war = War().survivor("A", Y1).intruder("B", B1, "yellow").fate(Y1, "beds", Y2)
    war.paired(Y1, B1).run(("look_at_fates", []))
    assert war.s.triggered == [[], []]
    war.survivor("C", Y2).run(("look_at_fates", []))
    assert war.s.triggered == [["*"], []]


@pytest.mark.rule("WC-OP-06.a")
def test_other_players_are_those_of_the_own_colony(add_cards: AddCards) -> None:
    add_cards(
        "crossroads",
        """
        [envy]
        when = [{ is = "largest-group" }]
        options = [{ effects = [] }, { effects = [] }]
        """,
    )
    war = War(5).survivor("A", Y1).survivor("C", Y1).survivor("D", Y2).fate(Y1, "envy", Y2)
    for name in "BEF":
        war.survivor(name, B1)
    war.paired(Y1, B1).run(("look_at_fates", []))
    assert war.s.triggered == [["*"], []]
    # what a Lone Wolf wants is more than anybody at the table has
    for name in ("G", "H", "milo", "hester"):
        war.survivor(name, war.wolf)
    war.missions("the-bigger-pack").acting(war.wolf)
    assert war.refuses("claim:the-bigger-pack") == "WC-OP-36.b"
