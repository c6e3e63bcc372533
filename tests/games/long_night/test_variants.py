"""Variants (catalogue section 19)."""

from __future__ import annotations

import pytest

from overrun.core.errors import BadSetting
from overrun.core.table import Table
from overrun.games.long_night.library import library

from .conftest import AddCards
from .opening import Opening, unmarked
from .scene import COLONY, GAME, Scene

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.fixture(autouse=True)
def objectives(add_cards: AddCards) -> None:
    """A main objective that is done with three food tokens, and secrets that are easy to meet."""
    side = '{ morale = 6, rounds = 6, goals = [{ is = "food", at_least = 3 }] }'
    add_cards("objectives", f'[larder]\nlength = "short"\nstandard = {side}\nhard = {side}')
    add_cards("secrets", "[content]\ngoals = []")


# -- chosen beforehand -------------------------------------------------------------------------


@pytest.mark.rule("LN-VAR-01")
def test_without_a_choice_no_variant_is_played() -> None:
    config = Table.new(GAME, seats=3, seed="plain").state.config
    assert (config.mode, config.side) == ("standard", "standard")
    assert (config.elimination, config.adult, config.boxes) == (False, False, ("moon",))


@pytest.mark.rule("LN-VAR-01")
def test_variants_are_fixed_once_set_up_has_begun() -> None:
    table = Opening(3, mode="betrayer", elimination="on")
    assert (table.view(None).config.mode, table.view(None).config.elimination) == ("betrayer", True)
    with pytest.raises(AttributeError):
        table.s.config.mode = "standard"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        table.table.header.settings = {}  # type: ignore[misc]


@pytest.mark.rule("LN-VAR-01")
@pytest.mark.parametrize(
    ("name", "value"), [("mode", "solo"), ("side", "easy"), ("elimination", "yes"), ("mood", "x")]
)
def test_there_are_no_other_variants(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        Table.new(GAME, seats=3, settings={name: value})


@pytest.mark.rule("LN-VAR-HARD-01")
def test_hard_mode_is_the_normal_game_with_the_hard_side() -> None:
    table = Opening(4, side="hard").keep_all()
    assert table.view(None).side == "hard"
    assert table.s.morale == library().objectives["tribute"].hard.morale
    assert all(player.secret for player in table.s.players)
    assert len(table.s.box) == 5
    assert table.options("exile:")
    assert [len(player.hand) for player in table.s.players] == [5] * 4


# -- cooperative -------------------------------------------------------------------------------


@pytest.mark.rule("LN-VAR-COOP-01")
@pytest.mark.parametrize(
    ("mode", "side"), [("cooperative", "hard"), ("standard", "standard"), ("betrayer", "standard")]
)
def test_together_one_plays_the_hard_side(mode: str, side: str) -> None:
    table = Opening(4, mode=mode)
    assert table.view(None).side == side
    assert table.s.rounds == library().objectives["tribute"].side(side).rounds
    assert table.s.morale == library().objectives["tribute"].side(side).morale


@pytest.mark.rule("LN-VAR-COOP-02")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_together_nobody_has_a_secret_objective(players: int) -> None:
    table = Opening(players, mode="cooperative").keep_all()
    assert [player.secret for player in table.s.players] == [""] * players
    assert (table.s.box, table.s.exile_deck) == ([], [])
    assert "secret" not in table.events


@pytest.mark.vector("long-night", "TV-119")
@pytest.mark.rule("LN-VAR-COOP-03")
@pytest.mark.parametrize("players", [2, 4])
def test_cooperative_win(players: int) -> None:
    scene = Scene(players, mode="cooperative").crowd(players)
    scene.s.objective, scene.s.food = "larder", 3
    scene.run(("check_objective", []))
    assert scene.ending == "objective"
    assert scene.winners == list(range(players))


@pytest.mark.rule("LN-VAR-COOP-03", "OP-51")
@pytest.mark.parametrize("ending", ["morale", "rounds"])
def test_together_one_loses_at_morale_or_rounds_of_nothing(ending: str) -> None:
    scene = Scene(3, mode="cooperative", morale=1, rounds=1).crowd(3)
    scene.s.waste = ["junk"] * (10 if ending == "morale" else 0)
    scene.run(("check_waste", []), ("move_track", []))
    assert (scene.ending, scene.winners) == (ending, [])


@pytest.mark.rule("LN-VAR-COOP-04")
@pytest.mark.parametrize("mode", ["cooperative", "standard", "betrayer"])
def test_together_nobody_is_exiled(mode: str) -> None:
    scene = Scene(3, mode=mode).crowd(3).turn(0)
    assert scene.may("exile:1") is (mode != "cooperative")
    if mode == "cooperative":
        assert scene.refuses("exile:1") == "LN-VAR-COOP-04"


MARKED = {
    "survivors": "[marked]\ninfluence = 5\nattack = 3\nsearch = 3\nability = {}",
    "crises": '[marked]\naccepts = ["food"]\nfail = [{ do = "nothing" }]',
    "crossroads": '[marked]\nwhen = [{ is = "did", action = "calm" }]\n'
    '[[marked.options]]\neffects = [{ do = "nothing" }]',
}


@pytest.mark.rule("LN-VAR-COOP-05", "LN-CARD-MARK-02")
@pytest.mark.parametrize("shelf", list(MARKED))
@pytest.mark.parametrize("mode", ["cooperative", "standard"])
def test_marked_cards_are_taken_out(shelf: str, mode: str, add_cards: AddCards) -> None:
    head, _, rest = MARKED[shelf].partition("\n")
    add_cards(shelf, f'{head}\nset = "moon"\nnoncoop = true\n{rest}')
    table = Opening(3, mode=mode)
    decks = {
        "survivors": [
            *table.s.survivor_deck,
            *(name for offer in table.s.offers for name in offer),
        ],
        "crises": table.s.crisis_deck,
        "crossroads": table.s.crossroads_deck,
    }
    assert ("marked" in decks[shelf]) is (mode == "standard")


@pytest.mark.rule("LN-VAR-COOP-05", "LN-CARD-MARK-02")
@pytest.mark.parametrize("deck", ["starters", "school"])
def test_marked_items_are_taken_out(
    deck: str, add_cards: AddCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_cards("items", '[marked]\nkind = "tool"\nnoncoop = true\neffects = [{ do = "spy" }]')
    monkeypatch.setitem(library().decks["moon"], deck, {"marked": 12, "fuel": 13})
    library().forget()
    for mode, there in (("cooperative", False), ("standard", True)):
        s = Opening(3, mode=mode).s
        hands = [item for player in s.players for item in player.hand]
        cards = s.places["school"].deck if deck == "school" else hands
        assert ("marked" in cards) is there


@pytest.mark.rule("LN-VAR-COOP-05", "LN-CARD-MARK-02")
def test_a_marked_objective_is_not_for_cooperative_play(add_cards: AddCards) -> None:
    card = library().objectives["tribute"]
    library().objectives["tribute"] = type(card)(
        id=card.id, set=card.set, noncoop=True, length=card.length, standard=card.standard,
        hard=card.hard,
    )  # fmt: skip
    with pytest.raises(BadSetting, match="not for cooperative play"):
        Table.new(GAME, seats=3, settings={"mode": "cooperative"})
    names = {
        Table.new(GAME, seats=2, settings={"objective": "random"}, seed=str(seed)).state.objective
        for seed in range(60)
    }
    assert names == set(unmarked("objectives")) - {"tribute"}


@pytest.mark.rule("OP-51")
def test_together_one_still_votes_on_crossroads_and_may_attack(add_cards: AddCards) -> None:
    add_cards(
        "crossroads",
        '[assembly]\nvote = true\nwhen = [{ is = "did", action = "attack" }]\n'
        '[[assembly.options]]\neffects = [{ do = "food", by = 1 }]\n'
        '[[assembly.options]]\neffects = [{ do = "food", by = 2 }]',
    )
    scene = Scene(3, mode="cooperative").survivor("A", 0, "gas").survivor("B", 1, "gas")
    scene.survivor("C", 2).dice(0, 6).holds("assembly", 2).turn(0)
    scene.roll(1).do("attack:A:6")
    assert scene.s.survivors["B"].wounds == 1
    scene.all_do({0: "no", 1: "yes", 2: "no"})
    assert scene.s.food == 2


# -- two players -------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-87")
@pytest.mark.rule("LN-VAR-2P-02", "LN-VAR-2P-03", "LN-VAR-2P-04")
def test_two_player_set_up() -> None:
    table = Opening(2)
    assert [len(offer) for offer in table.s.offers] == [4, 4]
    four = table.dealt[0]
    (ask,) = table.table.asked(0)
    assert {frozenset(option[1:]) for option in ask.options} == {
        frozenset(name for name in four if name != left) for left in four
    }
    assert {option[1] for option in ask.options} == set(four)
    assert len(ask.options) == 12  # four to leave out, three to lead
    table.keep_all()
    assert table.view(None).side == "hard"
    assert [player.secret for player in table.s.players] == ["", ""]
    assert [len(player.hand) for player in table.s.players] == [7, 7]
    assert [len(player.group) for player in table.s.players] == [3, 3]
    assert [len(player.dice) for player in table.s.players] == [4, 4]
    assert table.refuses("exile:0") == "LN-VAR-COOP-04"
    decks = {*table.s.crossroads_deck, *table.s.crisis_deck, *table.s.survivor_deck}
    decks |= {item for place in table.s.places.values() for item in place.deck}
    shelves = (library().crossroads, library().crises, library().survivors, library().items)
    marked = {card.id for shelf in shelves for card in shelf.values() if card.noncoop}
    assert len(marked) > 5
    assert not decks & marked


@pytest.mark.rule("LN-VAR-2P-01")
def test_two_always_play_together() -> None:
    assert Table.new(GAME, seats=2, seed="two").state.config.cooperative
    assert Table.new(GAME, seats=2, settings={"mode": "standard"}).state.config.cooperative
    with pytest.raises(BadSetting, match="two players"):
        Table.new(GAME, seats=2, settings={"mode": "betrayer"})
    scene = Scene(2).crowd(2)
    scene.s.objective, scene.s.food = "larder", 3
    scene.run(("check_objective", []))
    assert scene.winners == [0, 1]


@pytest.mark.rule("LN-VAR-2P-02", "LN-VAR-2P-03")
def test_only_two_begin_with_more() -> None:
    for players, hand, group in ((2, 7, 3), (3, 5, 2), (4, 5, 2)):
        table = Opening(players, mode="cooperative").keep_all()
        assert {len(player.hand) for player in table.s.players} == {hand}
        assert {len(player.group) for player in table.s.players} == {group}


# -- betrayer ----------------------------------------------------------------------------------


@pytest.mark.rule("LN-VAR-BETRAY-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_ordinary_objective_for_each_player(players: int) -> None:
    first = Opening(players, mode="betrayer")
    mixed = [*first.order("ordinary")[:players], first.order("betrayal")[0]]
    table = Opening(players, mode="betrayer", aside=mixed[::-1])
    assert [player.secret for player in table.s.players] == mixed[::-1][:players]
    assert table.s.box == mixed[:1]
    assert library().secrets[table.s.players[0].secret].betrayal


# -- elimination -------------------------------------------------------------------------------


def last_stand(*, elimination: str = "on", players: int = 4) -> Scene:
    """Seat 1 has one survivor, close to death, and cards in hand; the others have two each."""
    scene = Scene(players, elimination=elimination)
    for seat, names in zip((0, 2, 3), ("AE", "CF", "DG"), strict=True):
        for name in names:
            scene.survivor(name, seat)
    scene.survivor("B", 1, "gas", wounds=2).hand(1, "fuel", "junk", "food-1").dice(1, 3, 6)
    scene.entrance("gas", "ZZ-").newcomers("H").secrets(*["content"] * players)
    return scene


@pytest.mark.vector("long-night", "TV-88")
@pytest.mark.rule("LN-VAR-ELIM-01", "LN-VAR-ELIM-02")
def test_elimination() -> None:
    scene = last_stand().turn(1).roll("wound").do("attack:B:6")
    player = scene.s.players[1]
    assert player.out
    assert (player.hand, player.group, player.leader) == ([], [], "")
    assert sorted(scene.s.removed) == ["food-1", "fuel", "junk"]
    assert scene.s.survivor_deck == ["H"]
    assert scene.s.morale == 5
    assert scene.view(None).players[1].out


@pytest.mark.rule("LN-VAR-ELIM-01", "LN-VAR-ELIM-02")
def test_without_the_variant_somebody_comes_instead() -> None:
    scene = last_stand(elimination="off").turn(1).roll("wound").do("attack:B:6")
    assert not scene.s.players[1].out
    assert scene.s.players[1].group == ["H"]


@pytest.mark.rule("LN-VAR-ELIM-01")
def test_whoever_loses_the_last_survivor_otherwise_is_out_too(add_cards: AddCards) -> None:
    add_cards("items", '[ticket]\nkind = "fuel"\neffects = [{ do = "leave", who = "yours" }]')
    scene = last_stand().hand(1, "ticket", "fuel").turn(1).do("play:ticket")
    assert scene.s.gone == ["B"]
    assert scene.s.players[1].out
    assert (scene.s.players[1].hand, scene.s.removed) == ([], ["fuel"])
    assert (scene.s.survivor_deck, scene.s.morale) == (["H"], 6)


@pytest.mark.rule("LN-VAR-ELIM-01")
def test_equipment_of_the_last_in_the_colony_is_lost_with_the_hand() -> None:
    scene = Scene(3, elimination="on").survivor("A", 0).survivor("C", 2)
    scene.survivor("B", 1, COLONY, wounds=2, items=("pistol",)).hand(1, "fuel")
    scene.run(("suffer", ["B", "wound", 1]))
    assert scene.s.players[1].out
    assert sorted(scene.s.removed) == ["fuel", "pistol"]


@pytest.mark.rule("OP-52")
def test_who_is_out_takes_no_turn_and_rolls_no_dice() -> None:
    scene = last_stand()
    scene.s.crossroads_deck = ["rag-and-bone"] * 3
    scene.turn(1).roll("wound").do("attack:B:6")
    assert scene.idle  # the turn is over
    scene.roll(*[2] * 9).run(("roll_dice", []), ("take_turns", []))
    assert [player.dice for player in scene.s.players] == [[2] * 3, [], [2] * 3, [2] * 3]
    holders = []
    for seat in (0, 2, 3):
        assert scene.ask.seat == seat
        holders.append(scene.view(None).holder)
        if seat == 3:
            break
        scene.do("end")
    assert holders == [3, 0, 2]


@pytest.mark.rule("OP-52")
def test_who_is_out_has_no_vote_and_is_not_counted() -> None:
    scene = last_stand().turn(1).roll("wound").do("attack:B:6").turn(0)
    assert scene.view(None).needed == 3
    assert scene.refuses("exile:1") == "LN-EXILE-16"
    assert scene.refuses("request:1") == "LN-ACT-REQ-02"
    scene.do("exile:2")
    assert scene.table.waiting == [0, 2, 3]
    scene.all_do({0: "no", 2: "no", 3: "no"})


@pytest.mark.rule("OP-52")
def test_the_first_player_token_passes_over_who_is_out() -> None:
    scene = last_stand()
    scene.s.first = 1
    scene.turn(1).roll("wound").do("attack:B:6")
    assert scene.s.first == 0
    scene.s.first = 2
    scene.s.crisis_deck = ["mould"]
    scene.roll(*[2] * 9).run(("pass_token", []))
    scene.all_do({0: "pass", 2: "pass", 3: "pass"})
    assert scene.s.first == 0


@pytest.mark.rule("OP-52")
def test_who_is_out_loses() -> None:
    scene = last_stand().turn(1).roll("wound").do("attack:B:6")
    scene.s.objective, scene.s.food = "larder", 3
    scene.run(("check_objective", []))
    assert scene.winners == [0, 2, 3]


@pytest.mark.rule("LN-VAR-ELIM-03", "OP-52")
def test_if_all_are_out_the_game_is_over() -> None:
    scene = Scene(3, elimination="on", morale=9, rounds=2)
    for seat, name in enumerate("ABC"):
        scene.survivor(name, seat, "hospital", wounds=2)
    scene.run(*(("suffer", [name, "wound", 1]) for name in "AB"))
    assert scene.ending is None
    scene.run(("suffer", ["C", "wound", 1]), ("colony_phase", []))
    assert (scene.ending, scene.winners) == ("nobody", [])
    assert "fed" not in scene.events  # at once, in the middle of whatever is going on


@pytest.mark.rule("LN-VAR-ELIM-03", "LN-SCNR-20")
def test_no_page_is_read_to_nobody() -> None:
    """All fall on the night on which the charge is ready."""
    scene = Scene(3, elimination="on", morale=9, rounds=3, story="chimp")
    scene.s.objective, scene.s.pile = "r1", ["fuel"] * 6 + ["junk"] * 3 + ["pistol"] * 2
    for seat, name in enumerate("ABC"):
        scene.survivor(name, seat, "hospital", wounds=2)
    scene.run(*(("suffer", [name, "wound", 1]) for name in "ABC"), ("check_objective", []))
    assert (scene.ending, scene.winners) == ("nobody", [])
    assert "story" not in scene.events
