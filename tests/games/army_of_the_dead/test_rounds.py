"""Rounds and whose turn it is (catalogue A4)."""

from __future__ import annotations

import pytest

from .scene import Heist


def phases(heist: Heist) -> list[str]:
    """The great steps of the rounds, in the order in which they were told."""
    steps = ("round", "turn", "zombie-phase", "zombie-card", "noise-token", "first-player")
    return [name for name in heist.events if name in steps]


def everybody_ends(heist: Heist) -> list[tuple[int, str]]:
    """Nobody does anything in this round; says who was activated by whom."""
    before = heist.s.round
    order = []
    while heist.s.round == before:
        if heist.ask.kind == "activate":
            heist.do(":".join(heist.ask.options[0]))
        elif heist.ask.kind == "action":
            order.append((heist.ask.seat, str(heist.ask.facts["survivor"])))
            heist.do("end")
        else:
            heist.do(":".join(heist.ask.options[0]))
    return order


@pytest.mark.vector("army-of-the-dead", "AD-TV-111")
@pytest.mark.rule("AD-RND-01", "AD-RND-02", "AD-RND-03", "AD-RND-04", "AD-RND-09", "AD-ENP-03")
def test_first_the_first_player_then_the_next_then_the_zombies() -> None:
    heist = Heist(2, spawns=[{"zone": "A1f", "kind": "start"}]).zombie_cards("38")
    for id in ("ann", "bob", "cat", "dan"):
        heist.survivor(id, "A1a", seat=0)
    heist.survivor("eve", "A1a", seat=1).survivor("fay", "A1a", seat=1).players_phase()
    assert heist.ask.seat == 0
    assert heist.options() == {"activate:ann", "activate:bob", "activate:cat", "activate:dan"}
    heist.do("activate:cat", "end")  # in any order
    assert heist.options() == {"activate:ann", "activate:bob", "activate:dan"}
    heist.do("activate:ann", "end", "activate:dan", "end")
    assert (heist.ask.kind, heist.ask.facts["survivor"]) == ("action", "bob")  # the last one left
    assert heist.ask.seat == 0
    heist.do("end")
    assert (heist.ask.seat, heist.options()) == (1, {"activate:eve", "activate:fay"})
    heist.do("activate:fay", "end")
    assert "zombie-phase" not in heist.events  # eve is still to act
    heist.do("end")
    assert phases(heist) == [
        "round", *["turn"] * 6, "zombie-phase", "zombie-card", "noise-token", "first-player",
        "round",
    ]  # fmt: skip
    assert (heist.s.first, heist.s.round) == (1, 2)
    assert heist.ask.seat == 1


@pytest.mark.rule("AD-RND-03", "AD-GEN-07", "AD-ENP-03")
def test_it_goes_to_the_left_from_wherever_it_began() -> None:
    heist = Heist(3)
    for seat, id in enumerate(("ann", "bob", "cat")):
        heist.survivor(id, "A1a", seat=seat)
    heist.s.first = 1
    heist.players_phase()
    assert everybody_ends(heist) == [(1, "bob"), (2, "cat"), (0, "ann")]
    assert everybody_ends(heist) == [(2, "cat"), (0, "ann"), (1, "bob")]
    assert everybody_ends(heist) == [(0, "ann"), (1, "bob"), (2, "cat")]


@pytest.mark.rule("AD-RND-10", "AD-RND-11")
def test_each_survivor_has_one_turn_a_round_and_finishes_it_first() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").players_phase()
    heist.do("activate:ann", "move:A1b")
    assert heist.ask.facts["survivor"] == "ann"  # nobody is activated in between
    assert heist.options("activate") == set()
    heist.do("end")
    assert heist.ask.facts["survivor"] == "bob"
    heist.do("end", "noise:A1a")
    assert [told["survivor"] for told in heist.told("turn")] == ["ann", "bob"]
    assert heist.options() == {"activate:ann", "activate:bob"}  # in the next round again


@pytest.mark.rule("AD-RND-08", "AD-SPN-01")
def test_zombies_act_first_and_then_new_ones_come() -> None:
    heist = Heist(spawns=[{"zone": "A1b", "kind": "start"}]).survivor("ann", "A1a")
    heist.zombies("A1c", shambler=1).zombie_cards("1").zombie_phase()
    # the one on the board has moved; the one that came after it has not
    assert (heist.shamblers("A1a"), heist.shamblers("A1b"), heist.shamblers("A1c")) == (0, 2, 0)
    steps = [name for name in heist.events if name in ("zombies-moved", "zombie-card", "spawned")]
    assert steps[-2:] == ["zombie-card", "spawned"]


@pytest.mark.rule("AD-RND-04", "AD-RND-09")
def test_a_player_without_survivors_is_passed_over() -> None:
    heist = Heist(3).survivor("ann", "A1a", seat=0).survivor("bob", "A1a", seat=2)
    heist.players_phase()
    assert everybody_ends(heist) == [(0, "ann"), (2, "bob")]


@pytest.mark.rule("AD-RND-04", "AD-HLT-02")
def test_whoever_falls_before_the_turn_has_none() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade"]).survivor("bob", "A1b", health=1)
    heist.players_phase().do("activate:ann", "attack:0:A1b", "end")
    assert [told["survivor"] for told in heist.told("turn")] == ["ann", "ann"]
    assert heist.s.round == 2


# -- three actions -----------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-157")
@pytest.mark.rule("AD-RND-05", "AD-RND-07", "AD-MVA-01", "AD-PPH-01", "AD-PPH-02")
def test_three_actions_of_the_same_kind_and_no_fourth() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).players_phase()
    assert heist.ask.facts["actions"] == 3
    heist.do("move:A1b", "move:A1c", "move:A1d")
    assert heist.at("ann") == "A1d"
    assert heist.refuses("move:A1e") == "AD-PPH-05"
    assert heist.options("move") == set()


@pytest.mark.rule("AD-RND-06", "AD-PPH-02", "AD-PPH-04", "AD-SKL-03", "AD-OP-072")
def test_free_actions_come_on_top_and_at_any_time() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"], skills=["free-move"]).players_phase()
    assert heist.s.turn.free == {"move": 1}
    heist.do("noise", "noise", "noise")
    assert heist.s.turn.actions == 0
    heist.do("move:A1b")  # the free one, last
    assert heist.at("ann") == "A1b"
    assert heist.refuses("move:A1c") == "AD-PPH-05"
    heist = Heist().survivor("ann", "A1a", skills=["free-move"]).players_phase()
    heist.do("move:A1b")  # the free one, first
    assert (heist.s.turn.actions, heist.s.turn.free) == (3, {})


@pytest.mark.rule("AD-PPH-03", "AD-NOP-02", "AD-RND-05")
def test_what_is_not_used_is_lost() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["free-move"]).survivor("bob", "A1a")
    heist.players_phase().do("activate:ann", "move:A1b", "end")
    assert heist.s.turn.who == "bob"
    assert (heist.s.turn.actions, heist.s.turn.free) == (3, {})
    heist.do("end", "noise:A1a", "activate:ann")
    assert (heist.s.turn.actions, heist.s.turn.free) == (3, {"move": 1})
