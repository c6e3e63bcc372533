"""Card text, random places, deck searches, die rolls, the graveyard (catalogue section 18)."""

from __future__ import annotations

import pytest

from overrun.core.errors import WrongSeat
from overrun.games.long_night.library import library

from .conftest import AddCards, Person
from .scene import COLONY, Scene

pytestmark = pytest.mark.usefixtures("plain_people")

SIX = ["police", "grocery", "school", "library", "hospital", "gas"]


# -- card text ---------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "WE-06")
@pytest.mark.rule("LN-TEXT-03", "LN-TEXT-04", "LN-TEXT-05")
def test_medicine_cannot_stop_the_third_wound() -> None:
    scene = Scene().survivor("A", 0, wounds=2).survivor("B", 0).hand(0, "medicine").turn(0)
    scene.roll("wound").do("move:A:school")
    assert scene.s.graveyard == ["A"]
    assert scene.s.morale == 5
    hurt = scene.events.index("hurt")
    assert scene.events[hurt : hurt + 2] == ["hurt", "died"]
    assert scene.s.players[0].hand == ["medicine"]
    assert scene.ask.kind == "action"


@pytest.mark.rule("LN-TEXT-04", "LN-TEXT-05")
@pytest.mark.parametrize("wounds", [0, 1])
def test_a_wound_can_be_healed_once_it_is_there(wounds: int) -> None:
    scene = Scene().survivor("A", 0, wounds=wounds).hand(0, "medicine").turn(0)
    assert scene.may("play:medicine") is (wounds > 0)
    scene.roll("wound").do("move:A:school")
    assert scene.s.survivors["A"].wounds == wounds + 1  # nothing has prevented it
    assert scene.s.players[0].hand == ["medicine"]
    scene.do("play:medicine")
    assert scene.s.survivors["A"].wounds == wounds


@pytest.mark.rule("LN-TEXT-05", "LN-TEXT-03")
def test_several_wounds_at_once_kill_as_well(add_cards: AddCards) -> None:
    add_cards(
        "crossroads",
        '[fall]\nwhen = [{ is = "did", action = "barricade" }]\n'
        '[[fall.options]]\neffects = [{ do = "wound", who = "actor", count = 2 }]',
    )
    scene = Scene().survivor("A", 0, wounds=1).survivor("B", 0).hand(0, "medicine", "medicine")
    scene.dice(0, 1).holds("fall", 2).turn(0).do("barricade:A:1", "door:1", "option:0")
    assert scene.s.graveyard == ["A"]
    assert scene.s.players[0].hand == ["medicine", "medicine"]


CONTRARY = [
    ('{ passive = "no-exposure-moving" }', "move:A:school", []),
    ('{ passive = "no-exposure-attacking" }', "attack:A:6", []),
    ("{}", "move:A:school", ["blank"]),
    ("{}", "attack:A:6", ["blank"]),
    ('{ passive = "any-die" }', "attack:A:1", ["blank"]),
    ('{ passive = "kills" }', "attack:A:6", ["blank", "blank"]),
]


@pytest.mark.rule("LN-TEXT-01")
@pytest.mark.parametrize(("ability", "action", "rolls"), CONTRARY)
def test_a_card_wins_against_the_rulebook(
    ability: str, action: str, rolls: list[str], person: Person
) -> None:
    """The script holds exactly the rolls that are left by what the card says."""
    person("A", attack=2, ability=ability)
    scene = Scene().survivor("A", 0).entrance(COLONY, "ZZ-", 2).dice(0, 1, 6).turn(0)
    scene.roll(*rolls).do(action)
    assert len(scene.told("exposed")) == len(rolls)


@pytest.mark.rule("LN-TEXT-01")
@pytest.mark.parametrize(("amount", "dies"), [(0, True), (1, False), (2, False)])
def test_a_card_may_say_how_many_wounds_kill(amount: int, dies: bool, person: Person) -> None:
    person("A", ability=f'{{ passive = "tough", amount = {amount} }}')
    scene = Scene().survivor("A", 0, wounds=2).survivor("B", 0).turn(0)
    scene.roll("wound").do("move:A:school")
    assert ("A" in scene.s.graveyard) is dies


@pytest.mark.vector("long-night", "TV-60")
@pytest.mark.rule("LN-TEXT-02")
@pytest.mark.parametrize("first", [0, 2])
def test_order_of_simultaneous_effects(first: int) -> None:
    """Frostbite hurts both of them as the turn begins, and one of them will die."""
    scene = Scene().survivor("A", 1, frostbite=1, wounds=1).survivor("B", 1, frostbite=2)
    scene.survivor("C", 1).survivor("D", 0).survivor("E", 2)
    scene.s.first = first
    scene.run(("begin_turn", [1]))
    assert (scene.ask.seat, scene.ask.kind) == (first, "order")
    assert scene.options() == {"next:A", "next:B"}
    scene.do("next:B")
    assert scene.s.graveyard[0] == "B"


@pytest.mark.rule("LN-TEXT-02")
def test_the_first_player_also_says_what_falls_first() -> None:
    scene = Scene().survivor("A", 1, "school").entrance("school", "ZBT").dice(1, 6)
    scene.s.first = 2
    scene.run(("add_zombies", ["school", 1]))
    assert (scene.ask.seat, scene.options()) == (2, {"break:barricade", "break:trap"})
    scene.do("break:barricade")
    assert scene.doors("school") == "ZT-"


@pytest.mark.rule("LN-TEXT-03")
def test_no_card_is_played_while_a_bite_spreads() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0, "school", wounds=1).survivor("C", 0)
    scene.hand(0, "medicine", "food-1").turn(0).roll("bite").do("move:A:school")
    assert scene.ask.kind == "bite"
    assert scene.options() == {"sacrifice", "roll"}
    assert scene.refuses("play:medicine") == "LN-TURN-03"
    assert scene.refuses("play:food-1") == "LN-TURN-03"
    scene.roll("blank").do("roll", "lead:B")
    assert scene.may("play:medicine")


@pytest.mark.rule("LN-TEXT-03")
def test_no_card_is_played_in_the_middle_of_a_search_or_a_card(add_cards: AddCards) -> None:
    add_cards(
        "crossroads",
        '[knock]\nwhen = [{ is = "did", action = "search" }]\n'
        '[[knock.options]]\neffects = [{ do = "nothing" }]\n'
        '[[knock.options]]\neffects = [{ do = "wound", who = "yours" }]',
    )
    scene = Scene().survivor("A", 0, "gas").survivor("B", 0).deck("gas", "fuel", "junk")
    scene.hand(0, "food-1", "medicine").dice(0, 3).holds("knock", 2).turn(0).do("search:A:3")
    assert scene.refuses("play:food-1") == "LN-TURN-03"
    scene.do("keep:fuel")
    assert scene.ask.kind == "crossroads"
    assert scene.refuses("play:food-1") == "LN-TURN-03"
    scene.do("option:1")
    assert scene.ask.kind == "choose-survivor"
    assert scene.refuses("play:food-1") == "LN-TURN-03"
    scene.do("wound:B")
    assert scene.may("play:food-1")


@pytest.mark.rule("OP-80", "LN-TEXT-03")
def test_nobody_heals_out_of_turn() -> None:
    scene = Scene().survivor("A", 0, "gas").survivor("B", 1, "gas").hand(1, "medicine")
    scene.dice(0, 6).turn(0).roll(1, 0).do("attack:A:6")
    assert scene.s.survivors["B"].wounds == 1
    assert scene.table.waiting == [0]
    with pytest.raises(WrongSeat):
        scene.table.answer(1, scene.ask.number, "play:medicine")


# -- random places -----------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-59")
@pytest.mark.rule("LN-RAND-01", "LN-RAND-02", "LN-RAND-03")
@pytest.mark.parametrize(("rolled", "place"), list(enumerate(SIX, 1)))
def test_random_location(rolled: int, place: str, add_cards: AddCards) -> None:
    add_cards(
        "places",
        '[plant]\nset = "moon"\nnumber = 7\nsurvivors = 3\nentrances = [3]\n'
        '[camp]\nset = "moon"\nnumber = 8\nsurvivors = 3\nentrances = [3]',
    )
    add_cards(
        "items",
        '[flare]\nkind = "tool"\neffects = [{ do = "zombies", count = 1, where = "random" }]',
    )
    scene = Scene().survivor("A", 0).hand(0, "flare").turn(0).roll(rolled).do("play:flare")
    assert [each for each in scene.s.places if scene.s.places[each].zombies] == [place]
    assert {"plant", "camp", COLONY} <= set(scene.s.places)
    assert library().places[place].number == rolled


@pytest.mark.rule("LN-RAND-01", "LN-DIE-01")
def test_the_die_for_a_random_place_is_nobodys(add_cards: AddCards) -> None:
    add_cards(
        "items",
        '[flare]\nkind = "tool"\neffects = [{ do = "zombies", count = 1, where = "random" }]',
    )
    scene = Scene().survivor("A", 0).hand(0, "flare").dice(0, 2, 5).turn(0)
    scene.roll(4).do("play:flare")
    assert scene.doors("library") == "Z--"
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([2, 5], [])


# -- deck searches and die rolls ---------------------------------------------------------------

TEACHER = """
[teacher]
when = [{ is = "did", action = "search", place = "library" }]
[[teacher.options]]
effects = [{ do = "find", deck = "school", kind = "fuel" }]
"""


@pytest.mark.vector("long-night", "TV-109")
@pytest.mark.rule("LN-DECK-01", "LN-DECK-02")
def test_shuffling_after_a_deck_search(add_cards: AddCards) -> None:
    """The only shuffle that the script knows is that of the school."""
    add_cards("crossroads", TEACHER)
    scene = Scene().survivor("A", 0, "library").dice(0, 4)
    scene.deck("library", "junk", "food-1", "fuel").deck("school", "junk", "fuel", "food-2")
    scene.holds("teacher", 2).turn(0).do("search:A:4", "noise", "keep:junk")
    assert scene.s.places["library"].deck == ["fuel", "food-1"]
    scene.roll(["food-2", "junk"]).do("option:0", "card:fuel")
    assert scene.s.places["school"].deck == ["food-2", "junk"]
    assert scene.s.places["library"].deck == ["fuel", "food-1"]
    assert sorted(scene.s.players[0].hand) == ["fuel", "junk"]


@pytest.mark.rule("LN-DECK-01")
def test_the_deck_is_shuffled_even_if_nothing_was_found(add_cards: AddCards) -> None:
    add_cards("crossroads", TEACHER)
    scene = Scene().survivor("A", 0, "library").dice(0, 4)
    scene.deck("library", "fuel").deck("school", "junk", "food-2").holds("teacher", 2).turn(0)
    scene.roll(["food-2", "junk"]).do("search:A:4", "option:0")
    assert scene.s.places["school"].deck == ["food-2", "junk"]


@pytest.mark.rule("LN-DECK-01")
def test_looking_for_a_survivor_shuffles_the_survivors(add_cards: AddCards) -> None:
    add_cards("items", '[letter]\nkind = "outsider"\neffects = [{ do = "recruit", name = "F" }]')
    scene = Scene().survivor("A", 0).newcomers("E", "F", "G").hand(0, "letter").turn(0)
    scene.roll(["G", "E"]).do("play:letter")
    assert scene.s.survivor_deck == ["G", "E"]
    assert "F" in scene.s.players[0].group


COIN = """
[coin]
kind = "tool"
effects = [{ do = "roll", at_least = 4, then = [{ do = "food", by = 1 }] }]
"""


@pytest.mark.vector("long-night", "TV-110")
@pytest.mark.rule("LN-DIE-01", "LN-DIE-02")
def test_rolling_a_die_for_an_effect(add_cards: AddCards) -> None:
    add_cards("items", COIN)
    scene = Scene().survivor("A", 0, "school").hand(0, "coin").dice(0, 2, 6).turn(0)
    scene.roll(4).do("play:coin")
    assert scene.s.food == 1
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([2, 6], [])
    assert scene.refuses("barricade:A:4") == "LN-ACT-01"
    assert scene.may("barricade:A:2")


@pytest.mark.rule("LN-DIE-01", "LN-DIE-02")
def test_an_effect_rolls_even_if_the_player_has_no_die_left(add_cards: AddCards) -> None:
    add_cards("items", COIN)
    scene = Scene().survivor("A", 0, "school").hand(0, "coin").turn(0).roll(3).do("play:coin")
    assert (scene.s.food, scene.s.players[0].dice, scene.s.players[0].used) == (0, [], [])


# -- the graveyard -----------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-106")
@pytest.mark.rule("LN-GRAVE-01", "LN-GRAVE-02")
def test_graveyard(add_cards: AddCards) -> None:
    add_cards("items", '[call]\nkind = "outsider"\neffects = [{ do = "recruit" }]')
    scene = Scene().survivor("A", 0, "gas", wounds=2).survivor("B", 0).newcomers("E")
    scene.hand(0, "call", "call").dice(0, 6).entrance("gas", "Z--").turn(0)
    scene.roll("wound").do("attack:A:6")
    while scene.ask.kind == "leader":
        scene.do("lead:B")
    assert scene.view(None).graveyard == ["A"]
    scene.do("play:call")
    assert scene.s.players[0].group == ["B", "E"]
    assert scene.refuses("play:call") == "OP-17"  # the deck is empty: A is not in it
    assert scene.refuses("move:B:graveyard") == "LN-TURN-03"
    assert scene.refuses("move:A:school") == "LN-ACT-06"


@pytest.mark.rule("LN-GRAVE-02")
def test_nobody_is_added_or_sent_to_the_graveyard(add_cards: AddCards) -> None:
    add_cards("items", '[call]\nkind = "outsider"\neffects = [{ do = "recruit" }]')
    scene = (
        Scene().survivor("A", 0).survivor("B", 1, "gas").exiled(1).newcomers("E").hand(1, "call")
    )
    scene.turn(1).do("play:call")
    assert scene.options() == {f"settle:E:{place}" for place in SIX}
    scene.do("settle:E:gas")
    assert scene.options("move:B") == {f"move:B:{place}" for place in SIX if place != "gas"}
