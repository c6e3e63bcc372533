"""Calling an exile vote (catalogue section 7.14)."""

from __future__ import annotations

import pytest

from overrun.core.errors import StaleAnswer

from .scene import Scene, encoded

pytestmark = pytest.mark.usefixtures("plain_people")

YES, NO = "yes", "no"


def four(active: int = 1) -> Scene:
    """Four players with a survivor each outside; the second one's turn."""
    scene = Scene(players=4)
    for seat, name in enumerate("ABCD"):
        scene.survivor(name, seat, "school")
    scene.s.active = active
    return scene


@pytest.mark.vector("long-night", "TV-43")
@pytest.mark.rule("LN-ACT-EXVOTE-04")
def test_tied_exile_vote() -> None:
    scene = four().turn(1).do("exile:3")
    scene.all_do({0: YES, 1: YES, 2: NO, 3: NO})
    assert scene.s.players[3].exiled


@pytest.mark.rule("LN-ACT-EXVOTE-04")
@pytest.mark.parametrize("first", range(4))
def test_a_tie_goes_as_the_first_player_has_voted(first: int) -> None:
    scene = four()
    scene.s.first = first
    scene.turn(1).do("exile:3").all_do({0: YES, 1: YES, 2: NO, 3: NO})
    assert scene.s.players[3].exiled is (first in (0, 1))


@pytest.mark.vector("long-night", "TV-44")
@pytest.mark.rule("LN-ACT-EXVOTE-01", "LN-ACT-EXVOTE-06")
def test_second_vote_in_the_same_turn() -> None:
    scene = four().run(("begin_turn", [1]), ("begin_turn", [1]))
    scene.do("exile:3").all_do({0: NO, 1: YES, 2: NO, 3: NO})
    assert not scene.s.players[3].exiled
    for other in (0, 2, 3):
        assert scene.refuses(f"exile:{other}") == "LN-ACT-EXVOTE-06"
    scene.do("end")
    assert scene.options("exile:") == {"exile:0", "exile:2", "exile:3"}


@pytest.mark.rule("LN-ACT-EXVOTE-01")
def test_everyone_has_a_vote_to_call_on_each_turn() -> None:
    scene = four().run(*(("begin_turn", [seat]) for seat in range(4)))
    for seat in range(4):
        assert scene.table.waiting == [seat]
        assert scene.options("exile:") == {f"exile:{other}" for other in range(4) if other != seat}
        scene.do(f"exile:{(seat + 1) % 4}").all_do(dict.fromkeys(range(4), NO))
        assert scene.options("exile:") == set()
        scene.do("end")


@pytest.mark.rule("LN-ACT-EXVOTE-01")
def test_a_passed_vote_is_the_only_one_of_the_turn_too() -> None:
    scene = four().turn(1).do("exile:3").all_do(dict.fromkeys(range(4), YES))
    assert scene.table.waiting == [1]
    assert scene.refuses("exile:2") == "LN-ACT-EXVOTE-06"


@pytest.mark.rule("LN-ACT-EXVOTE-02")
@pytest.mark.parametrize("seat", range(4))
def test_nobody_calls_a_vote_on_oneself(seat: int) -> None:
    scene = four().turn(seat)
    assert scene.refuses(f"exile:{seat}") == "LN-ACT-EXVOTE-02"


@pytest.mark.rule("LN-ACT-EXVOTE-03", "OP-23")
def test_all_vote_at_the_same_time_the_accused_too() -> None:
    scene = four().turn(1).do("exile:3")
    assert scene.table.waiting == [0, 1, 2, 3]
    for ask in scene.table.asks:
        assert ask.kind == "vote"
        assert set(ask.options) == {("yes",), ("no",)}  # no abstention
    before = [encoded([scene.view(seat), scene.table.heard(seat)]) for seat in range(4)]
    scene.all_do({2: NO, 0: YES, 3: NO})
    assert scene.table.waiting == [1]
    assert "voted" not in scene.events
    # nobody sees a thumb before all are up or down
    assert before == [encoded([scene.view(seat), scene.table.heard(seat)]) for seat in range(4)]
    scene.all_do({1: YES})
    (voted,) = scene.told("voted")
    assert (voted["ups"], voted["downs"]) == (["0", "1"], ["2", "3"])


@pytest.mark.rule("LN-ACT-EXVOTE-03")
def test_the_exiled_do_not_vote() -> None:
    scene = four().exiled(2).turn(1).do("exile:3")
    assert scene.table.waiting == [0, 1, 3]
    with pytest.raises(StaleAnswer):
        scene.table.answer(2, scene.table.asks[-1].number + 1, YES)
    scene.all_do({0: NO, 1: YES, 3: NO})
    assert scene.told("voted")[0]["passed"] is False


@pytest.mark.rule("LN-ACT-EXVOTE-05")
def test_a_passed_vote_exiles_at_once() -> None:
    scene = Scene(players=4).survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.survivor("D", 3).survivor("E", 3, "school")
    scene.s.exile_deck = ["scrap-crown"]
    scene.turn(1).do("exile:3").all_do({0: YES, 1: YES, 2: YES, 3: NO})
    player = scene.s.players[3]
    assert (player.exiled, player.exile_card) == (True, "scrap-crown")
    # before the caller's turn goes on, the survivors must leave
    assert scene.table.waiting == [3]
    assert scene.ask.kind == "leave"
    scene.roll("blank").do("leave:D:gas")
    assert scene.table.waiting == [1]
    assert scene.s.survivors["D"].place == "gas"


@pytest.mark.rule("LN-ACT-EXVOTE-06")
def test_a_failed_vote_has_no_effect() -> None:
    scene = four()
    scene.s.exile_deck = ["scrap-crown"]
    scene.dice(1, 3).hand(1, "fuel").turn(1).do("exile:3").all_do({0: NO, 1: YES, 2: NO, 3: NO})
    assert not any(player.exiled for player in scene.s.players)
    assert scene.s.exile_deck == ["scrap-crown"]
    assert scene.s.morale == 6
    player = scene.s.players[1]
    assert (player.dice, player.used, player.hand) == ([3], [], ["fuel"])
    assert scene.s.survivors["D"].place == "school"


@pytest.mark.rule("OP-24")
def test_the_exiled_neither_call_a_vote_nor_are_accused_again() -> None:
    scene = four().exiled(3).turn(3)
    assert scene.refuses("exile:0") == "LN-EXILE-10"
    scene = four().exiled(3).turn(1)
    assert scene.options("exile:") == {"exile:0", "exile:2"}
    assert scene.refuses("exile:3") == "LN-EXILE-16"
