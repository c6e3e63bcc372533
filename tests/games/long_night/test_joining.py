"""New survivors join a group (catalogue section 13.1)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.turn import roll_dice

from .conftest import AddCards
from .scene import COLONY, Scene

P1, P2, P3 = 0, 1, 2

KNOCK = """
[a-knock]
when = [{ is = "round", at_least = 1 }]
[[a-knock.options]]
effects = [{ do = "recruit" }]
[[a-knock.options]]
effects = [{ do = "nothing" }]
"""


@pytest.mark.vector("long-night", "TV-99")
@pytest.mark.rule("LN-SADD-01", "LN-SADD-02", "LN-SADD-03", "LN-SADD-04", "LN-SADD-06")
def test_a_newcomer_acts_at_once(add_cards: AddCards) -> None:
    add_cards("crossroads", KNOCK)
    scene = Scene().survivor("gia", P1).dice(P1, 4).newcomers("ingrid")
    scene.entrance(COLONY, "Z--").holds("a-knock", P3)
    scene.s.active = P1
    scene.run(("check_crossroads", []), ("take_action", [P1])).do("option:0")
    ingrid = scene.s.survivors["ingrid"]
    assert (ingrid.owner, ingrid.place, ingrid.hurt) == (P1, COLONY, 0)
    assert "exposed" not in scene.events
    assert scene.s.players[P1].dice == [4]
    assert scene.may("move:ingrid:school")
    scene.roll("blank").do("attack:ingrid:4")
    assert scene.s.players[P1].used == [4]
    scene.roll("blank").do("move:ingrid:school")
    assert scene.s.survivors["ingrid"].place == "school"


@pytest.mark.rule("LN-SADD-01")
def test_a_newcomer_follows_the_leader_who_is_there_already() -> None:
    scene = Scene().survivor("gia", P1).hand(P1, "outsider-1").newcomers("teodora", "emma")
    scene.turn(P1).do("play:outsider-1")
    assert scene.s.players[P1].group == ["gia", "teodora"]
    assert scene.s.players[P1].leader == "gia"  # although the newcomer has more influence
    assert scene.s.survivor_deck == ["emma"]


@pytest.mark.rule("LN-SADD-02")
def test_a_newcomer_stands_in_the_colony_wherever_the_others_are() -> None:
    scene = Scene().survivor("gia", P1, "school").hand(P1, "outsider-1").newcomers("emma")
    scene.turn(P1).do("play:outsider-1")
    assert scene.s.colony.survivors == ["emma"]


@pytest.mark.rule("LN-SADD-04")
def test_a_newcomer_brings_a_die_in_the_next_roll_step_only() -> None:
    scene = Scene().survivor("gia", P1).hand(P1, "outsider-1").newcomers("emma")
    scene.dice(P1, 2, 5).turn(P1).do("play:outsider-1")
    assert scene.s.players[P1].dice == [2, 5]
    scene.roll(1, 2, 3, 6, 6).run(roll_dice)
    assert scene.s.players[P1].dice == [1, 2, 3]


@pytest.mark.rule("LN-SADD-05")
@pytest.mark.parametrize("helpless", [0, 1])
def test_no_card_adds_anybody_to_a_full_colony(add_cards: AddCards, helpless: int) -> None:
    add_cards(
        "items",
        """
        [orphan]
        kind = "outsider"
        effects = [{ do = "helpless", by = 1 }]
        """,
    )
    scene = Scene().survivor("gia", P1).survivor("mei", P2).newcomers("emma")
    scene.hand(P1, "outsider-1", "orphan")
    scene.s.helpless, scene.s.colony.spaces = helpless, 2 + helpless
    scene.turn(P1)
    assert scene.refuses("play:outsider-1") == "LN-SADD-05"
    assert scene.refuses("play:orphan") == "LN-SADD-05"
    scene.roll("blank").do("move:gia:school")
    assert scene.may("play:outsider-1")
    assert scene.may("play:orphan")


@pytest.mark.rule("LN-SADD-05")
def test_a_full_colony_leaves_the_other_half_of_a_card(add_cards: AddCards) -> None:
    add_cards(
        "items",
        """
        [orphan-or-food]
        kind = "outsider"
        effects = [{ do = "choose", of = [
            { effects = [{ do = "helpless", by = 1 }] },
            { effects = [{ do = "food", by = 1 }] },
        ] }]
        """,
    )
    scene = Scene().survivor("gia", P1).hand(P1, "orphan-or-food")
    scene.s.colony.spaces = 1
    scene.turn(P1).do("play:orphan-or-food")
    assert (scene.s.food, scene.s.helpless) == (1, 0)


@pytest.mark.rule("LN-SADD-06")
def test_joining_is_no_move() -> None:
    scene = Scene().survivor("gia", P1).hand(P1, "outsider-1").newcomers("emma")
    scene.turn(P1).do("play:outsider-1")  # an exposure roll would be an unscripted draw
    assert "moved" not in scene.events
    assert scene.s.survivors["emma"].moved is False


@pytest.mark.rule("OP-17")
def test_nobody_comes_when_the_deck_is_empty() -> None:
    scene = Scene().survivor("gia", P1).hand(P1, "outsider-1").turn(P1)
    assert scene.refuses("play:outsider-1") == "OP-17"
