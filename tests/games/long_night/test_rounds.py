"""Rounds, dice and turns (catalogue section 6)."""

from __future__ import annotations

import pytest

from overrun.core.errors import WrongSeat

from .conftest import AddCards
from .opening import Opening
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.fixture(autouse=True)
def crises(add_cards: AddCards) -> None:
    """A crisis that does nothing, and one that would cost morale."""
    add_cards("crises", '[calm]\naccepts = ["food"]\nfail = [{ do = "nothing" }]')
    add_cards("crises", '[gloom]\naccepts = ["food"]\nfail = [{ do = "morale", by = -2 }]')


def colony(players: int = 3, crises: tuple[str, ...] = ("calm", "calm"), **given: str) -> Scene:
    """One survivor each, food enough, at the beginning of a round."""
    scene = Scene(players, **given)
    for seat, name in zip(range(players), "ABCDE", strict=False):
        scene.survivor(name, seat)
    scene.s.crisis_deck = list(crises)
    scene.s.food, scene.s.round = 30, 0
    return scene


def turns(scene: Scene) -> list[int]:
    """Everyone passes; the seats in the order of their turns."""
    order = []
    while scene.table.asks[0].kind == "action":
        order.append(scene.ask.seat)
        if len(order) == len(scene.s.players):
            scene.roll([])  # the crisis has no cards to shuffle
        scene.do("end")
    return order


def keep_token(scene: Scene) -> Scene:
    """Nobody calls for a vote on the first player token."""
    return scene.all_do(dict.fromkeys(scene.table.waiting, "pass"))


# -- phases ------------------------------------------------------------------------------------


@pytest.mark.rule("LN-ROUND-01", "LN-ROUND-02", "LN-TURN-05", "LN-BRD-06", "LN-COL-FIRST-04")
def test_a_round_is_a_players_phase_and_a_colony_phase() -> None:
    scene = colony().roll(*[4] * 6).run(("begin_round", []))
    assert scene.view(None).phase == "players phase"
    assert scene.view(None).round == 1
    assert turns(scene) == [0, 1, 2]
    assert scene.view(None).phase == "colony phase"
    assert scene.view(None).active is None
    steps = ["round", "crisis", "dice", "turn", "turn-ended", "colony-phase", "fed", "waste"]
    told = list(dict.fromkeys(scene.events))
    assert [name for name in told if name in steps] == steps
    scene.roll(*[4] * 6)
    keep_token(scene)
    view = scene.view(None)
    assert (view.phase, view.round, view.rounds) == ("players phase", 2, 5)
    assert scene.ask.kind == "action"


@pytest.mark.rule("LN-ROUND-02", "LN-ROUND-08")
def test_first_the_crisis_then_all_dice_then_turns() -> None:
    scene = colony().roll(1, 6, 2, 5, 3, 4).run(("begin_round", []))
    assert scene.events == ["round", "crisis", "dice", "dice", "dice", "turn"]
    assert [player.dice for player in scene.view(None).players] == [[1, 6], [2, 5], [3, 4]]


@pytest.mark.rule("LN-ROUND-03", "LN-BRD-10")
def test_the_top_crisis_is_turned_up_in_each_round() -> None:
    scene = colony(crises=("calm", "gloom")).roll(*[4] * 6).run(("begin_round", []))
    for viewer in (0, 1, None):
        assert scene.view(viewer).crisis == "calm"
        assert scene.view(viewer).crisis_deck == 1
        assert b"gloom" not in repr(scene.view(viewer)).encode()
    turns(scene)
    assert scene.view(None).past_crises == ["calm"]
    scene.roll(*[4] * 6)
    keep_token(scene)
    assert scene.view(None).crisis == "gloom"


@pytest.mark.vector("long-night", "TV-94")
@pytest.mark.rule("LN-ROUND-04", "LN-CARD-CRISIS-03")
def test_a_revealed_crisis_waits() -> None:
    scene = colony(crises=("gloom",)).roll(*[4] * 6).run(("begin_round", []))
    assert scene.view(None).crisis == "gloom"
    for seat, name in enumerate("ABC"):
        assert scene.s.morale == 6
        scene.do(f"barricade:{name}:4", f"door:{seat + 1}")
        assert (scene.ask.seat, scene.s.morale) == (seat, 6)
        if seat == 2:
            scene.roll([])
        scene.do("end")
    assert scene.s.morale == 4
    assert [told["cause"] for told in scene.told("morale")] == ["card"]
    steps = scene.events[scene.events.index("colony-phase") :]
    assert steps[:5] == ["colony-phase", "fed", "waste", "crisis-resolved", "morale"]


# -- dice --------------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "WE-07")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_starting_dice(players: int) -> None:
    table = Opening(players, die=5).keep_all()
    assert [len(player.group) for player in table.s.players] == [2] * players
    assert [player.dice for player in table.s.players] == [[5, 5, 5]] * players
    assert [player.used for player in table.s.players] == [[]] * players


@pytest.mark.rule("LN-ROUND-06", "LN-TOK-10", "LN-INV-26")
def test_one_die_and_one_for_each_survivor() -> None:
    scene = Scene(4)
    scene.survivor("A", 0).survivor("B", 0, "school").survivor("C", 0, "library")
    scene.survivor("D", 1).survivor("E", 2, "gas").survivor("F", 2)
    scene.roll(6, 1, 3, 3, 5, 2, 4, 4, 1, 6).run(("roll_dice", []))
    dice = [player.dice for player in scene.s.players]
    assert dice == [[1, 3, 3, 6], [2, 5], [1, 4, 4], [6]]
    told = [(told["seat"], told["dice"]) for told in scene.told("dice")]
    assert told == [
        (0, ["1", "3", "3", "6"]), (1, ["2", "5"]), (2, ["1", "4", "4"]), (3, ["6"]),
    ]  # fmt: skip


@pytest.mark.rule("LN-ROUND-07", "LN-HELP-02")
@pytest.mark.parametrize("helpless", [1, 6])
def test_helpless_survivors_give_nobody_dice(helpless: int) -> None:
    scene = Scene(2).survivor("A", 0).survivor("B", 1)
    scene.s.helpless = helpless
    scene.roll(1, 2, 3, 4).run(("roll_dice", []))
    assert [player.dice for player in scene.s.players] == [[1, 2], [3, 4]]


@pytest.mark.vector("long-night", "TV-02")
@pytest.mark.rule("LN-ROUND-05")
def test_unused_dice_are_lost() -> None:
    scene = Scene(3).survivor("A", 0).survivor("B", 0).survivor("C", 1)
    scene.dice(0, 5, 6)
    scene.s.players[0].used = [1, 2]
    scene.dice(1, 1).roll(4, 4, 2, 3, 3, 6).run(("roll_dice", []))
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([2, 4, 4], [])
    assert (scene.s.players[1].dice, scene.s.players[2].dice) == ([3, 3], [6])


@pytest.mark.rule("LN-ROUND-05", "LN-TOK-10", "LN-CARD-REF-06")
def test_dice_are_cleared_and_rolled_anew_in_every_round() -> None:
    scene = colony().roll(1, 2, 3, 3, 4, 4).run(("begin_round", []))
    scene.do("barricade:A:1", "door:1")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([2], [1])
    turns(scene)
    assert scene.s.players[0].used == [1]  # until the next dice are rolled
    scene.roll(6, 6, 5, 5, 4, 4)
    keep_token(scene)  # the token goes to the right, so the last one rolls first
    assert [player.dice for player in scene.s.players] == [[5, 5], [4, 4], [6, 6]]
    assert [player.used for player in scene.s.players] == [[], [], []]


@pytest.mark.rule("LN-ROUND-09", "LN-CARD-REF-05", "LN-CARD-REF-06")
def test_dice_belong_to_the_group() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "library").survivor("C", 1)
    scene.entrance("school", "Z---").entrance("library", "Z--").dice(0, 3, 4, 6).turn(0)
    dice = [player.dice for player in scene.view(1).players]
    assert dice[0] == [3, 4, 6]
    for name in "AB":
        assert scene.options(f"attack:{name}") == {f"attack:{name}:{die}" for die in (3, 4, 6)}
    scene.do("barricade:B:6", "barricade:B:4")
    sheet = scene.view(2).players[0]
    assert (sheet.dice, sheet.used) == ([3], [6, 4])
    scene.roll("blank").do("attack:A:3")
    assert scene.view(0).players[0].used == [6, 4, 3]


NEIGHBOUR = """
[newcomer]
when = [{ is = "did", action = "move" }]
[[newcomer.options]]
effects = [{ do = "recruit" }]
"""


@pytest.mark.vector("long-night", "TV-01")
@pytest.mark.rule("LN-ROUND-10", "LN-SADD-04")
def test_dice_follow_the_roll_step_not_the_moment(add_cards: AddCards) -> None:
    add_cards("crossroads", NEIGHBOUR)
    scene = Scene().survivor("A", 0).survivor("B", 0).survivor("C", 0).survivor("D", 1)
    scene.s.crossroads_deck = ["newcomer"]
    scene.newcomers("E").roll(2, 3, 5, 6, 1, 1, 1)
    scene.run(("roll_dice", []), ("begin_turn", [0]), ("roll_dice", []))
    assert scene.s.players[0].dice == [2, 3, 5, 6]
    scene.do("barricade:B:2", "door:1").roll("bite").do("move:C:school")
    assert scene.s.graveyard == ["C"]
    assert scene.s.players[0].dice == [3, 5, 6]
    scene.do("option:0")
    assert scene.s.players[0].group == ["A", "B", "E"]
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([3, 5, 6], [2])
    scene.roll(4, 4, 4, 4, 1, 1, 1).do("end")
    assert scene.s.players[0].dice == [4, 4, 4, 4]


@pytest.mark.rule("LN-ROUND-10")
def test_who_loses_a_survivor_keeps_the_dice() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0).dice(0, 3, 4, 5)
    scene.entrance("school", "Z---").turn(0).roll("bite").do("attack:A:5")
    assert scene.s.graveyard == ["A"]
    assert scene.s.players[0].dice == [3, 4]


# -- turns -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-TURN-01", "LN-TOK-01", "LN-INV-07")
@pytest.mark.parametrize("first", range(4))
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    scene = colony(4)
    scene.s.first = first
    scene.s.crisis = "calm"
    scene.run(("take_turns", []))
    assert {scene.view(viewer).first for viewer in (0, 1, 2, 3, None)} == {first}
    assert turns(scene) == [(first + step) % 4 for step in range(4)]
    assert scene.view(None).phase == "colony phase"


@pytest.mark.rule("LN-TURN-01", "LN-TURN-05")
def test_everyone_has_one_turn_even_if_the_token_changes_hands(add_cards: AddCards) -> None:
    add_cards("items", '[crown]\nkind = "tool"\neffects = [{ do = "first-player" }]')
    scene = colony(4).hand(1, "crown")
    scene.s.crisis = "calm"
    scene.run(("take_turns", []))
    scene.do("end", "play:crown")
    assert (scene.s.first, scene.ask.seat) == (1, 1)
    scene.do("end")
    assert scene.ask.seat == 2
    scene.do("end").roll([]).do("end")
    assert scene.view(None).phase == "colony phase"


@pytest.mark.rule("LN-TURN-02")
@pytest.mark.parametrize(("active", "holder"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_player_on_the_right_draws_a_crossroads_card(
    active: int, holder: int, add_cards: AddCards
) -> None:
    add_cards("crossroads", NEIGHBOUR)
    scene = colony(4)
    scene.s.crossroads_deck = ["newcomer"]
    scene.run(("begin_turn", [active]))
    assert (scene.ask.seat, scene.view(None).holder) == (active, holder)
    held = [scene.view(viewer).crossroads for viewer in range(4)]
    assert held == ["newcomer" if seat == holder else "" for seat in range(4)]


@pytest.mark.rule("LN-TURN-03")
def test_any_number_of_actions_in_any_order() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0, "school").survivor("C", 1)
    scene.entrance("school", "ZZ--").deck("school", "junk", "fuel")
    scene.hand(0, "food-1", "food-1", "fuel").dice(0, 3, 4, 5, 6).crisis("calm").turn(0)
    scene.do("play:food-1").roll("blank").do("move:A:school")
    scene.do("raise:3", "search:B:5", "keep:junk").roll("blank").do("attack:A:6")
    scene.do("add:junk", "barricade:B:4", "play:food-1", "add:fuel").roll("blank")
    scene.do("attack:B:4", "end")
    assert scene.idle
    assert scene.s.players[0].used == [5, 6, 4, 4]
    assert scene.s.food == 1
    assert [each.item for each in scene.s.added] == ["junk", "fuel"]


@pytest.mark.rule("LN-TURN-03", "LN-TURN-04")
def test_a_player_may_stop_at_once() -> None:
    scene = colony().dice(0, 6, 6, 6).dice(1, 4)
    scene.s.crisis = "calm"
    scene.run(("take_turns", []))
    assert scene.ask.seat == 0
    scene.do("end")
    assert (scene.ask.seat, scene.view(None).active) == (1, 1)
    assert scene.s.players[0].dice == [6, 6, 6]
    with pytest.raises(WrongSeat):
        scene.table.answer(0, scene.ask.number, "end")


@pytest.mark.rule("LN-TURN-04")
def test_without_a_legal_action_the_turn_is_over() -> None:
    scene = colony(mode="cooperative").hand(0, "junk")
    scene.s.crisis = "calm"
    for place in scene.s.places.values():
        place.spaces = len(place.survivors)  # nobody can go anywhere
    scene.run(("take_turns", []))
    assert scene.ask.seat == 0  # has a card, which could be added to the crisis
    scene.do("end")
    assert [told["seat"] for told in scene.told("turn-ended")] == [0]
    assert scene.ask.seat == 1  # may ask for that card
    scene.s.players[0].hand = []
    scene.run(("begin_turn", [1]), ("begin_turn", [2]))
    assert scene.idle
    assert [told["seat"] for told in scene.told("turn-ended")] == [1, 2]


@pytest.mark.rule("LN-TURN-04")
def test_the_turn_passes_to_the_left() -> None:
    scene = colony(5)
    scene.s.first, scene.s.crisis = 3, "calm"
    scene.run(("take_turns", []))
    assert turns(scene) == [3, 4, 0, 1, 2]


@pytest.mark.rule("LN-TURN-06")
def test_an_exiled_player_still_takes_turns(add_cards: AddCards) -> None:
    add_cards("crossroads", NEIGHBOUR)
    scene = Scene(3).survivor("A", 0).survivor("B", 1, "school").survivor("D", 2).exiled(1)
    scene.survivor("C", 1, "gas", frostbite=1)
    scene.s.crisis_deck, scene.s.food = ["calm"], 9
    scene.s.crossroads_deck = ["newcomer", "newcomer"]
    scene.entrance("school", "Z---").newcomers("E")
    scene.roll(1, 1, 6, 5, 4, 2, 2).run(("begin_round", []))
    assert [player.dice for player in scene.s.players] == [[1, 1], [4, 5, 6], [2, 2]]
    scene.do("end")
    assert (scene.ask.seat, scene.ask.kind) == (1, "action")
    assert scene.s.survivors["C"].hurt == 2  # the cold does not spare them
    assert scene.view(0).crossroads == "newcomer"
    scene.roll("blank").do("attack:B:6")
    assert scene.doors("school") == "----"
    scene.roll("blank").do("move:C:library")
    assert (scene.ask.seat, scene.ask.kind) == (1, "crossroads")
    scene.do("option:0", "settle:E:hospital", "end")
    assert scene.ask.seat == 2


@pytest.mark.rule("LN-TURN-02", "LN-TURN-06")
def test_an_exiled_player_holds_the_card_of_the_one_on_the_left(add_cards: AddCards) -> None:
    add_cards("crossroads", NEIGHBOUR)
    scene = colony(3).exiled(1)
    scene.s.crossroads_deck = ["newcomer"]
    scene.run(("begin_turn", [2]))
    assert (scene.view(1).crossroads, scene.view(None).holder) == ("newcomer", 1)
