"""Effects that lead to others, and how a list of effects is carried out."""

from __future__ import annotations

import pytest

from .carrying import REF, card, carry, why_not
from .conftest import AddCards
from .scene import Scene

# -- a list of effects -------------------------------------------------------------------------


def test_effects_are_carried_out_in_order(add_cards: AddCards) -> None:
    card(add_cards, 'do = "food", by = 1', 'do = "wound", who = "yours"', 'do = "food", by = 2')
    scene = carry(Scene().survivor("gia").survivor("emma"))
    assert scene.s.food == 1  # the last one waits for the answer
    assert scene.do("wound:gia").s.food == 3


def test_a_list_is_possible_only_as_a_whole(add_cards: AddCards) -> None:
    card(add_cards, 'do = "food", by = 1', 'do = "heal", who = "here"', 'do = "slay"')
    scene = Scene().survivor("gia", 0, "school", wounds=1).survivor("emma", 0, "gas")
    scene.entrance("gas", "Z--")
    # gia has no zombie, emma nobody to heal
    assert why_not(scene) == ("OP-82", "no-zombies-there")
    scene.entrance("school", "Z--")
    assert why_not(scene) is None


def test_whoever_can_do_it_all_acts(add_cards: AddCards) -> None:
    card(add_cards, 'do = "draw", count = 1')
    scene = Scene().survivor("gia").survivor("emma", 0, "school").survivor("zora", 0, "gas")
    scene.deck("school", "fuel").deck("gas", "junk")
    scene = carry(scene)
    assert scene.options() == {"with:emma", "with:zora"}
    assert scene.do("with:zora").s.players[0].hand == ["junk"]


def test_if_nobody_can_do_it_all_anybody_acts(add_cards: AddCards) -> None:
    card(add_cards, 'do = "draw", count = 1', 'do = "wound"')
    scene = carry(Scene().survivor("gia").survivor("emma", 0, "school"))
    assert scene.options() == {"with:gia", "with:emma"}
    assert scene.do("with:emma").s.survivors["emma"].wounds == 1  # as much as possible


def test_who_acts_is_not_asked_by_the_hand(add_cards: AddCards) -> None:
    card(add_cards, 'do = "lose", kind = "food"', 'do = "slay", exposure = false')
    for hand in (["food-1"], ["junk"]):  # whoever looks on must not see a difference
        scene = Scene().survivor("gia", 0, "school").survivor("emma").hand(0, *hand)
        scene = carry(scene.entrance("school", "Z--"))
        assert scene.ask.kind == "choose-card"


def test_who_is_out_carries_nothing_on(add_cards: AddCards) -> None:
    card(add_cards, 'do = "kill", who = "actor"', 'do = "food", by = 1')
    scene = Scene(elimination="on").survivor("gia", 1)
    scene = carry(scene, seat=1, survivor="gia")
    assert scene.s.players[1].out
    assert scene.s.food == 0


def test_a_crisis_goes_on_without_the_one_who_read_it_out(add_cards: AddCards) -> None:
    effects = '[{ do = "kill", who = "lowest" }, { do = "wound", who = "yours" }]'
    add_cards("crises", f'[trouble]\naccepts = ["food"]\nfail = {effects}')
    scene = Scene(elimination="on").survivor("alfonso", 0).survivor("gia", 2).survivor("emma", 2)
    scene.survivor("zora", 1)
    scene.run(("carry_out", ["crisis/trouble/fail", 0, 0, ""]))
    assert scene.s.players[0].out
    assert scene.s.first == 2
    assert (scene.ask.seat, scene.options()) == (2, {"wound:gia", "wound:emma"})


# -- nothing, rolls, choices, conditions -------------------------------------------------------


def test_nothing_happens(add_cards: AddCards) -> None:
    card(add_cards, 'do = "nothing"')
    assert why_not(Scene()) is None
    scene = carry(Scene())
    assert scene.idle
    assert scene.events == []


@pytest.mark.rule("LN-DIE-01", "LN-DIE-02")
@pytest.mark.parametrize(("rolled", "food", "morale"), [(4, 2, 6), (3, 0, 5)])
def test_a_roll_leads_one_way_or_the_other(
    add_cards: AddCards, rolled: int, food: int, morale: int
) -> None:
    then, otherwise = '[{ do = "food", by = 2 }]', '[{ do = "morale", by = -1 }]'
    card(add_cards, f'do = "roll", at_least = 4, then = {then}, otherwise = {otherwise}')
    scene = carry(Scene().dice(0, 1).roll(rolled))
    assert (scene.s.food, scene.s.morale) == (food, morale)
    assert scene.told("rolled")[0]["passed"] == (rolled >= 4)
    assert scene.s.players[0].dice == [1]


def test_the_actor_is_known_inside_other_effects(add_cards: AddCards) -> None:
    card(add_cards, 'do = "roll", at_least = 4, then = [{ do = "wound" }]')
    scene = carry(Scene().survivor("gia").survivor("emma"))
    scene.roll(5)
    scene.do("with:emma")
    assert scene.s.survivors["emma"].wounds == 1


FOOD_OR_HEAL = (
    'do = "choose", of = ['
    '{ effects = [{ do = "food", by = 1 }] }, { effects = [{ do = "heal" }] }, '
    '{ effects = [{ do = "morale", by = 1 }], module = "bandits" }]'
)


def test_the_player_chooses_what_is_possible(add_cards: AddCards) -> None:
    card(add_cards, FOOD_OR_HEAL)
    scene = carry(Scene().survivor("gia", wounds=1))
    assert scene.options() == {"branch:0", "branch:1"}
    assert scene.do("branch:1").s.survivors["gia"].wounds == 0
    scene = carry(Scene().survivor("gia"))  # nobody to heal
    assert (scene.idle, scene.s.food) == (True, 1)


@pytest.mark.rule("LN-PREP-07")
def test_a_way_of_an_unused_module_is_not_there(add_cards: AddCards) -> None:
    card(add_cards, 'do = "choose", of = [{ effects = [{ do = "nothing" }], module = "bandits" }]')
    assert why_not(Scene()) == ("LN-PREP-07", "no-branch")
    assert carry(Scene()).idle


def test_if_nothing_can_be_chosen_everything_can(add_cards: AddCards) -> None:
    ways = '{ effects = [{ do = "heal" }] }, { effects = [{ do = "food", by = -1 }] }'
    card(add_cards, f'do = "choose", of = [{ways}]')
    scene = Scene().survivor("gia")
    assert why_not(scene) == ("OP-82", "nobody-wounded")
    assert carry(scene).options() == {"branch:0", "branch:1"}


def test_a_choice_that_hangs_on_the_hand_is_always_put(add_cards: AddCards) -> None:
    ways = '{ effects = [{ do = "lose", kind = "food" }] }, { effects = [{ do = "nothing" }] }'
    card(add_cards, f'do = "choose", of = [{ways}]')
    scene = carry(Scene().hand(0, "junk"))
    assert scene.options() == {"branch:1"}


@pytest.mark.parametrize(("morale", "food"), [(3, 1), (4, 2)])
def test_one_thing_or_the_other_by_a_condition(add_cards: AddCards, morale: int, food: int) -> None:
    card(
        add_cards,
        'do = "if", when = [{ is = "morale", at_most = 3 }], '
        'then = [{ do = "food", by = 1 }], otherwise = [{ do = "food", by = 2 }]',
    )
    scene = carry(Scene(morale=morale))
    assert scene.s.food == food
    assert "weighed" not in scene.events


def test_the_way_that_a_condition_opens_must_be_possible(add_cards: AddCards) -> None:
    card(add_cards, 'do = "if", when = [{ is = "morale", at_most = 3 }], then = [{ do = "heal" }]')
    assert why_not(Scene(morale=3)) == ("OP-82", "nobody-wounded")
    assert why_not(Scene(morale=4)) is None


def test_a_condition_on_the_hand_is_told_to_all(add_cards: AddCards) -> None:
    held = '{ is = "not", of = { is = "hand", kind = "food", at_least = 1 } }'
    card(add_cards, f'do = "if", when = [{held}], then = [{{ do = "food", by = 1 }}]')
    scene = carry(Scene().hand(0, "junk"))
    assert scene.told("weighed", 1) == [{"seat": 0, "ref": f"{REF}/0", "holds": True}]


def test_a_card_speaks_to_each_player_in_turn(add_cards: AddCards) -> None:
    effects = '[{ do = "wound", who = "yours" }, { do = "draw", deck = "school" }]'
    card(add_cards, f'do = "each-player", effects = {effects}')
    scene = Scene(4).exiled(2).deck("school", "fuel", "junk")
    for seat, names in enumerate([("gia", "emma"), ("rocco", "zora"), ("jun",), ("mei",)]):
        for name in names:
            scene.survivor(name, seat)
    scene.s.first = 1
    scene = carry(scene, seat=0)
    # from the first player on: seat 1, then 3 (seat 2 is in exile), then 0
    assert (scene.ask.seat, scene.options()) == (1, {"wound:rocco", "wound:zora"})
    scene.do("wound:zora")
    assert scene.s.survivors["mei"].wounds == 1
    assert scene.s.survivors["jun"].wounds == 0
    assert [player.hand for player in scene.s.players] == [[], ["fuel"], [], ["junk"]]
    assert scene.ask.seat == 0
    scene.do("wound:gia")  # and the deck is empty: as much as possible
    assert scene.idle


def test_each_player_has_an_actor_of_their_own(add_cards: AddCards) -> None:
    card(add_cards, 'do = "each-player", effects = [{ do = "wound" }]')
    scene = Scene().survivor("gia", 0).survivor("emma", 0).survivor("rocco", 1)
    scene = carry(scene, seat=0)
    assert (scene.ask.seat, scene.ask.kind) == (0, "actor")
    scene.do("with:emma")
    assert scene.s.survivors["rocco"].wounds == 1


# -- actions without a die ---------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-ATTACK-04", "LN-ACT-ATTACK-05")
def test_an_attack_without_a_die(add_cards: AddCards) -> None:
    card(add_cards, 'do = "strike"')
    scene = Scene().survivor("gia", 0, "school").survivor("emma", 0, "gas").dice(0, 4)
    scene.s.active = 0
    assert why_not(scene) == ("LN-ACT-ATTACK-02", "nobody-to-attack")
    scene.entrance("school", "ZZ-").entrance("gas", "Z--").roll("wound")
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.options() == {"strike:gia", "strike:emma"}
    scene.do("strike:gia")
    assert scene.doors("school") == "Z--"
    assert scene.s.survivors["gia"].wounds == 1
    assert scene.s.players[0].dice == [4]
    assert [deed.action for deed in scene.deeds] == ["attack", "kill", "exposed"]


def test_an_attack_without_a_die_or_a_roll(add_cards: AddCards) -> None:
    card(add_cards, 'do = "strike", exposure = false')
    scene = carry(Scene().survivor("gia", 0, "school").entrance("school", "Z--"))
    assert scene.doors("school") == "---"
    assert "exposed" not in scene.events


def test_nobody_without_an_attack_value_strikes(add_cards: AddCards) -> None:
    add_cards("survivors", "[meek]\ninfluence = 1\nattack = 0\nsearch = 1\nability = {}")
    card(add_cards, 'do = "strike"')
    scene = Scene().survivor("meek", 0, "school").entrance("school", "Z--")
    assert why_not(scene) == ("LN-ACT-ATTACK-02", "nobody-to-attack")
    assert carry(scene).doors("school") == "Z--"


@pytest.mark.rule("LN-ACT-SEARCH-01", "LN-ACT-SEARCH-10")
def test_a_search_without_a_die(add_cards: AddCards) -> None:
    card(add_cards, 'do = "rummage", looks = 1')
    scene = Scene().survivor("gia")
    assert why_not(scene) == ("LN-ACT-SEARCH-01", "no-search-in-colony")
    assert carry(scene, survivor="gia").idle
    scene = Scene().survivor("gia", 0, "school").dice(0, 4)
    assert why_not(scene) == ("LN-ACT-SEARCH-03", "deck-empty")
    scene.deck("school", "fuel", "junk", "medicine")
    assert why_not(scene) is None
    scene = carry(scene, survivor="gia")
    assert scene.options() == {"keep:fuel", "keep:junk", "noise"}
    scene.do("keep:junk")
    assert scene.s.players[0].hand == ["junk"]
    assert scene.s.places["school"].deck == ["medicine", "fuel"]
    assert scene.s.players[0].dice == [4]


# -- votes and turns ---------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-EXVOTE-02", "LN-ACT-EXVOTE-05")
def test_a_vote_on_exile_by_a_card(add_cards: AddCards) -> None:
    add_cards("secrets", '[ours]\ngoals = [{ is = "main-done" }]')
    card(add_cards, 'do = "exile-vote"')
    scene = Scene(4).secrets(*["ours"] * 4)
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.options() == {"player:1", "player:2", "player:3"}
    scene.do("player:2")
    scene.all_do({0: "yes", 1: "yes", 2: "no", 3: "no"})  # the first player settles it
    assert scene.s.players[2].exiled
    assert not scene.s.players[0].called  # the vote of the turn is still to be called


def test_who_cannot_call_a_vote_by_a_card(add_cards: AddCards) -> None:
    card(add_cards, 'do = "exile-vote"')
    scene = Scene().exiled(1)
    assert why_not(scene, seat=1) == ("LN-EXILE-10", "exiled-cannot-call")
    assert carry(scene, seat=1).idle
    assert why_not(Scene(mode="cooperative")) == ("LN-VAR-COOP-04", "no-exile-in-coop")
    assert why_not(Scene().exiled(1, 2)) == ("LN-EXILE-16", "nobody-to-accuse")


def test_a_card_ends_the_turn_of_its_player_alone(add_cards: AddCards) -> None:
    card(add_cards, 'do = "end-turn"')
    scene = Scene()
    scene.s.active = 1
    assert not carry(scene, seat=0).s.turn_over
    assert carry(scene, seat=1).s.turn_over
