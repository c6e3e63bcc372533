"""Crossroads cards: drawn in secret, revealed when their moment comes (catalogue section 9)."""

from __future__ import annotations

import pytest

from .conftest import AddCards
from .scene import Scene, encoded

P1, P2, P3 = 0, 1, 2

CARDS = """
[some-other-day]
when = [{ is = "round", at_least = 99 }]
[[some-other-day.options]]
effects = [{ do = "morale", by = 1 }]
[[some-other-day.options]]
effects = [{ do = "food", by = 1 }]

[any-moment]
when = [{ is = "round", at_least = 1 }]
[[any-moment.options]]
effects = [{ do = "morale", by = 1 }]
[[any-moment.options]]
effects = [{ do = "food", by = 1 }]

[empty-shelves]
when = [{ is = "did", action = "move", place = "grocery" }]
[[empty-shelves.options]]
effects = [{ do = "morale", by = 1 }]
[[empty-shelves.options]]
effects = [{ do = "food", by = 1 }]

[somebody-heard]
when = [{ is = "did", action = "noise" }]
[[somebody-heard.options]]
effects = [{ do = "morale", by = -1 }]
[[somebody-heard.options]]
effects = [{ do = "nothing" }]

[barred]
when = [{ is = "did", action = "barricade" }]
[[barred.options]]
effects = [{ do = "nothing" }]
[[barred.options]]
effects = [{ do = "nothing" }]

[school-yard]
when = [{ is = "at", place = "school" }]
[[school-yard.options]]
effects = [{ do = "nothing" }]
[[school-yard.options]]
effects = [{ do = "nothing" }]

[too-much-blood]
when = [{ is = "wounded", at_least = 2 }]
[[too-much-blood.options]]
effects = [{ do = "nothing" }]
[[too-much-blood.options]]
effects = [{ do = "nothing" }]

[a-knock]
when = [{ is = "round", at_least = 1 }]
[[a-knock.options]]
effects = [{ do = "recruit" }]
[[a-knock.options]]
effects = [{ do = "nothing" }]

[orphans]
when = [{ is = "round", at_least = 1 }]
[[orphans.options]]
effects = [{ do = "nothing" }]
[[orphans.options]]
effects = [{ do = "helpless", by = 1 }]

[beggar]
when = [{ is = "round", at_least = 1 }]
[[beggar.options]]
effects = [{ do = "food", by = -2 }]
[[beggar.options]]
effects = [{ do = "morale", by = -1 }]

[two-beggars]
when = [{ is = "round", at_least = 1 }]
[[two-beggars.options]]
effects = [{ do = "food", by = -2 }, { do = "morale", by = 1 }]
[[two-beggars.options]]
effects = [{ do = "food", by = -3 }]

[quiet-hour]
when = [{ is = "round", at_least = 1 }]
[[quiet-hour.options]]
effects = [{ do = "heal", who = "yours" }]
[[quiet-hour.options]]
effects = [{ do = "nothing" }]

[town-meeting]
when = [{ is = "round", at_least = 1 }]
vote = true
[[town-meeting.options]]
effects = [{ do = "food", by = -2 }, { do = "morale", by = 1 }]
[[town-meeting.options]]
effects = [{ do = "morale", by = -1 }]

[old-key]
when = [{ is = "round", at_least = 1 }]
[[old-key.options]]
effects = [{ do = "find", deck = "school", item = "fuel" }]
[[old-key.options]]
effects = [{ do = "recruit", name = "emma" }]
"""


@pytest.fixture(autouse=True)
def cards(add_cards: AddCards) -> None:
    add_cards("crossroads", CARDS)


def table(*held: str) -> Scene:
    """Three players with one survivor in the colony each; these cards are the crossroads deck."""
    scene = Scene().survivor("dutch", P1).survivor("gia", P2).survivor("mei", P3)
    scene.s.crossroads_deck = list(held)
    return scene


def begin(scene: Scene, seat: int) -> Scene:
    """The turn of this player begins, and the card is drawn."""
    return scene.run(("begin_turn", [seat]))


# -- drawing and putting back ------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-20")
@pytest.mark.rule("LN-XR-01", "LN-XR-07")
def test_crossroads_not_triggered() -> None:
    scene = begin(table("some-other-day", "any-moment"), P2)
    assert scene.ask.kind == "action"
    assert scene.held == ("some-other-day", P1)
    assert scene.view(P1).crossroads == "some-other-day"
    scene.roll("blank").do("move:gia:school").do("end")
    assert scene.held[0] == ""
    assert scene.s.crossroads_deck == ["any-moment", "some-other-day"]
    for viewer in (P2, P3, None):
        assert b"some-other-day" not in encoded(scene.view(viewer))
        assert b"some-other-day" not in encoded(scene.table.heard(viewer))


@pytest.mark.rule("LN-XR-01")
@pytest.mark.parametrize(("active", "holder"), [(P1, P3), (P2, P1), (P3, P2)])
def test_the_player_on_the_right_keeps_the_card_secret(active: int, holder: int) -> None:
    scene = begin(table("some-other-day", "any-moment"), active)
    (told,) = scene.told("crossroads-drawn", holder)
    assert (told["seat"], told["crossroads"]) == (holder, "some-other-day")
    assert scene.s.crossroads_deck == ["any-moment"]  # the top one was drawn
    for viewer in {P1, P2, P3, None} - {holder}:
        (told,) = scene.told("crossroads-drawn", viewer)
        assert "crossroads" not in told
        assert scene.view(viewer).crossroads == ""
        assert scene.view(viewer).holder == holder


@pytest.mark.rule("OP-18")
def test_an_empty_deck_means_no_card_this_turn() -> None:
    scene = begin(table(), P2)
    assert (scene.ask.kind, scene.held[0]) == ("action", "")
    scene.do("end")
    assert scene.s.crossroads_deck == []
    assert "crossroads-drawn" not in scene.events


# -- the trigger -------------------------------------------------------------------------------


@pytest.mark.rule("LN-XR-03", "OP-33")
def test_what_is_true_already_triggers_on_the_draw() -> None:
    scene = begin(table("any-moment"), P2)
    assert (scene.ask.kind, scene.ask.seat) == ("crossroads", P2)


@pytest.mark.rule("LN-XR-03", "OP-32", "OP-33")
def test_what_the_start_of_the_turn_brings_triggers_too() -> None:
    scene = table("too-much-blood").survivor("emma", P2, frostbite=1)
    begin(scene, P2)
    # drawn first, then the frostbite hurts, then the card is looked at
    steps = [name for name in scene.events if name in ("crossroads-drawn", "hurt", "crossroads")]
    assert steps == ["crossroads-drawn", "hurt", "crossroads"]


@pytest.mark.rule("LN-XR-03")
def test_any_action_of_the_turn_may_trigger() -> None:
    scene = begin(table("empty-shelves").survivor("emma", P2), P2)
    scene.roll("blank").do("move:gia:school")
    assert scene.ask.kind == "action"
    scene.roll("blank").do("move:emma:grocery")
    assert scene.ask.kind == "crossroads"


@pytest.mark.rule("LN-XR-02")
def test_the_player_of_the_text_is_the_active_one() -> None:
    scene = table("school-yard").survivor("emma", P1, "school").survivor("bogdan", P3, "school")
    begin(scene, P2)  # the holder and a third player are at the school, the active player is not
    assert scene.ask.kind == "action"
    scene.roll("blank").do("move:gia:school")
    assert (scene.ask.kind, scene.ask.seat) == ("crossroads", P2)


@pytest.mark.vector("long-night", "TV-19")
@pytest.mark.rule("LN-XR-06", "LN-XR-09")
def test_crossroads_after_the_whole_action() -> None:
    scene = table().holds("empty-shelves", P1).turn(P2)
    scene.roll("frostbite").do("move:gia:grocery")
    assert scene.s.survivors["gia"].frostbite == 1
    steps = [name for name in scene.events if name in ("moved", "exposed", "hurt", "crossroads")]
    assert steps == ["moved", "exposed", "hurt", "crossroads"]
    scene.do("option:0", "end")
    assert scene.s.morale == 7
    assert (scene.held[0], scene.s.crossroads_deck) == ("", [])
    assert scene.view(None).past_crossroads == ["empty-shelves"]


@pytest.mark.rule("LN-XR-09")
def test_a_search_is_finished_before_its_noise_triggers_anything() -> None:
    scene = table().survivor("emma", P2, "school").deck("school", "fuel", "junk", "food-1")
    scene.holds("somebody-heard", P1).dice(P2, 6).turn(P2)
    scene.do("search:emma:6", "noise")
    assert scene.ask.kind == "search"
    scene.do("keep:junk")
    assert scene.ask.kind == "crossroads"
    assert scene.s.players[P2].hand == ["junk"]


@pytest.mark.rule("LN-XR-09", "OP-33")
def test_a_bite_chain_with_its_deaths_comes_first() -> None:
    scene = table().survivor("emma", P2, "school").survivor("blue", P3, "grocery")
    scene.survivor("bogdan", P2).holds("empty-shelves", P1).turn(P2)
    scene.roll("bite").do("move:gia:grocery")
    assert (scene.ask.kind, scene.ask.seat) == ("bite", P3)
    scene.do("sacrifice")
    assert (scene.ask.kind, scene.ask.seat) == ("leader", P2)
    scene.do("lead:emma")
    assert (scene.ask.kind, scene.ask.seat) == ("crossroads", P2)
    assert scene.s.graveyard == ["gia", "blue"]


@pytest.mark.rule("OP-33")
def test_nobody_is_left_for_the_card() -> None:
    scene = table().holds("empty-shelves", P1).turn(P2)
    scene.roll("bite").do("move:gia:grocery")  # the last one, and nobody comes instead
    assert scene.ask.kind == "action"
    scene.do("end")
    assert scene.s.crossroads_deck == ["empty-shelves"]


@pytest.mark.rule("LN-XR-12")
def test_one_card_a_turn() -> None:
    scene = begin(table("any-moment", "empty-shelves", "any-moment"), P2)
    scene.do("option:0").roll("blank").do("move:gia:grocery")
    assert scene.ask.kind == "action"
    scene.do("end")
    assert scene.events.count("crossroads-drawn") == 1
    assert scene.s.crossroads_deck == ["empty-shelves", "any-moment"]


# -- the choice --------------------------------------------------------------------------------


@pytest.mark.rule("LN-XR-04")
def test_everyone_reads_the_whole_card_before_anything_is_chosen() -> None:
    scene = begin(table("any-moment"), P2)
    assert scene.ask.kind == "crossroads"
    for viewer in (P1, P2, P3, None):
        (told,) = scene.told("crossroads", viewer)
        assert (told["crossroads"], told["holder"]) == ("any-moment", P1)
        assert scene.view(viewer).revealed == "any-moment"


@pytest.mark.rule("LN-XR-05")
def test_the_active_player_must_choose_one_option_which_happens_at_once() -> None:
    scene = begin(table("any-moment"), P2)
    assert (scene.ask.seat, scene.options()) == (P2, {"option:0", "option:1"})
    scene.do("option:1")
    assert (scene.s.food, scene.s.morale) == (1, 6)  # this one, not the other
    assert scene.ask.kind == "action"


@pytest.mark.vector("long-night", "TV-122")
def test_crossroads_text_reaches_the_active_player_only() -> None:
    scene = Scene().survivor("dutch", P1, wounds=1).survivor("mei", P3, wounds=1)
    scene.survivor("gia", P2, wounds=1).survivor("emma", P2, wounds=1)
    scene.s.crossroads_deck = ["quiet-hour"]
    begin(scene, P2)
    assert scene.s.players[P2].holder == P1
    assert all(scene.view(viewer).revealed == "quiet-hour" for viewer in (P1, P2, P3, None))
    scene.do("option:0")
    assert (scene.ask.seat, scene.options()) == (P2, {"heal:gia", "heal:emma"})
    scene.do("heal:emma")
    wounded = {name for name, v in scene.s.survivors.items() if v.wounds}
    assert wounded == {"dutch", "mei", "gia"}


@pytest.mark.vector("long-night", "TV-22")
@pytest.mark.rule("LN-XR-08")
def test_forced_crossroads_option() -> None:
    scene = table("beggar")
    scene.s.food = 1
    begin(scene, P2)
    assert scene.options() == {"option:1"}
    assert scene.refuses("option:0") == "LN-XR-08"
    scene.do("option:1")
    assert (scene.s.food, scene.s.morale) == (1, 5)


@pytest.mark.rule("OP-33")
def test_where_nothing_can_be_done_in_full_as_much_is_done_as_possible() -> None:
    scene = table("two-beggars")
    scene.s.food = 1
    begin(scene, P2)
    assert scene.options() == {"option:0", "option:1"}
    scene.do("option:0")
    assert (scene.s.food, scene.s.morale) == (0, 7)


@pytest.mark.rule("LN-XR-10")
def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    scene = table("old-key").deck("school", "junk", "fuel", "food-1", "medicine")
    begin(scene.newcomers("grady", "emma", "priya"), P2)
    scene.do("option:0").roll(["food-1", "medicine", "junk"]).do("card:fuel")
    assert scene.s.players[P2].hand == ["fuel"]
    assert scene.s.places["school"].deck == ["food-1", "medicine", "junk"]
    assert scene.s.survivor_deck == ["grady", "emma", "priya"]

    scene = begin(table("old-key").deck("school", "fuel").newcomers("grady", "emma", "priya"), P2)
    scene.roll(["priya", "grady"]).do("option:1")
    assert scene.s.players[P2].group == ["gia", "emma"]
    assert scene.s.survivor_deck == ["priya", "grady"]


# -- votes -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-XR-11", "LN-VOTE-01")
@pytest.mark.parametrize(
    ("votes", "food", "morale"), [(("yes", "no", "yes"), 0, 7), (("no", "yes", "no"), 2, 5)]
)
def test_some_options_are_voted_on(votes: tuple[str, ...], food: int, morale: int) -> None:
    scene = table("town-meeting")
    scene.s.food = 2
    begin(scene, P2)
    assert [ask.kind for ask in scene.table.asks] == ["vote"] * 3
    scene.all_do(dict(enumerate(votes)))
    assert (scene.s.food, scene.s.morale) == (food, morale)
    assert scene.told("voted")[0]["about"] == "crossroads"


@pytest.mark.rule("LN-XR-08", "LN-XR-11")
def test_nobody_votes_on_what_cannot_be_done() -> None:
    scene = begin(table("town-meeting"), P2)
    assert scene.options() == {"option:1"}
    scene.do("option:1")
    assert scene.s.morale == 5


# -- a full colony -----------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-21")
@pytest.mark.rule("LN-XR-13", "LN-SADD-05")
def test_full_colony_blocks_newcomers(add_cards: AddCards) -> None:
    add_cards(
        "items",
        """
        [two-orphans]
        kind = "outsider"
        effects = [{ do = "helpless", by = 2 }]
        """,
    )
    scene = table("a-knock", "any-moment").newcomers("emma").hand(P2, "two-orphans")
    scene.s.colony.spaces = 3
    begin(scene, P2)
    assert scene.ask.kind == "action"  # the card was not revealed
    assert not scene.may("play:two-orphans")
    assert scene.refuses("play:two-orphans") == "LN-SADD-05"
    scene.do("end")
    assert scene.s.crossroads_deck == ["any-moment", "a-knock"]
    assert scene.s.players[P2].hand == ["two-orphans"]


@pytest.mark.rule("LN-XR-13")
def test_one_empty_space_is_enough() -> None:
    scene = table("a-knock").newcomers("emma")
    scene.s.colony.spaces = 4
    begin(scene, P2).do("option:0")
    assert scene.s.players[P2].group == ["gia", "emma"]


@pytest.mark.rule("LN-XR-13")
def test_a_card_with_helpless_survivors_waits_for_room() -> None:
    scene = table("orphans")
    scene.s.colony.spaces = 3
    begin(scene, P2)
    assert scene.ask.kind == "action"
    scene.roll("blank").do("move:gia:school")  # now there is room
    assert scene.ask.kind == "crossroads"
    scene.do("option:1")
    assert scene.s.helpless == 1


@pytest.mark.rule("OP-84")
def test_a_full_colony_does_not_matter_to_the_exiled() -> None:
    scene = table("a-knock").newcomers("emma").exiled(P2)
    scene.s.places["colony"].spaces = 2
    scene.s.places["colony"].survivors.remove("gia")
    scene.s.places["school"].survivors.append("gia")
    scene.s.survivors["gia"].place = "school"
    begin(scene, P2).do("option:0")
    assert scene.options() >= {"settle:emma:school", "settle:emma:gas"}
    scene.do("settle:emma:gas")
    assert scene.s.survivors["emma"].place == "gas"


# -- taking back -------------------------------------------------------------------------------


@pytest.mark.rule("LN-XR-01", "LN-XR-09")
@pytest.mark.parametrize("card", ["some-other-day", "barred"])
def test_nobody_tries_out_what_brings_a_card_up(card: str) -> None:
    """Whether it comes up or not, what was done to see it is not taken back freely."""
    scene = table().holds(card, P1).dice(P2, 3).turn(P2)
    scene.do("barricade:gia:3")
    assert scene.ask.kind == "door"
    assert scene.table.may_undo(P2)  # the card is looked at when the action is over
    scene.do(scene.ask.options[0])
    assert scene.ask.kind == ("crossroads" if card == "barred" else "action")
    assert not scene.table.may_undo(P2)
    assert scene.table.may_undo(P2, consent=[P1, P3])


@pytest.mark.rule("LN-XR-01")
def test_without_a_card_an_action_is_taken_back_freely() -> None:
    scene = table().dice(P2, 3).turn(P2)
    scene.do("barricade:gia:3")
    scene.do(scene.ask.options[0])
    assert scene.table.may_undo(P2)
