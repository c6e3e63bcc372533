"""The Zombie Terror phase: how it is unlocked, and how it counts down (section 24)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import Scene, board, over, scene, view


def let_zombies_act(s: Scene) -> None:
    """The zombie player does anything legal until the humans are asked, or the game is over."""
    while not s.table.ended and s.ask.seat == s.s.zombies_seat:
        s.table.answer(s.ask.seat, s.ask.number, s.ask.options[0])


# -- unlocking ---------------------------------------------------------------------------------


@pytest.mark.rule("ZT-TER-01", "ZT-TER-03", "ZT-TER-08")
def test_the_last_pawn_of_the_pool_unlocks_terror() -> None:
    s = board("compact", "E5 N, F12 M", turn="adding", pool=2)
    s.do("add:S:A3", "face:N")
    assert (view(s).pool, view(s).terror) == (1, None)  # not the last but one
    s.do("add:C:A11")
    assert (view(s).pool, view(s).terror) == (0, 5)
    s.do("face:N")
    assert over(s)
    assert view(s).terror == 5
    s.do("end")
    assert view(s).terror == 4


@pytest.mark.vector("zombie-terror", "TV-76")
def test_turning_unlocks_terror() -> None:
    s = board("compact", "D4 M*, F5 N, A4 ^", turn="tidying", pool=1)
    # the only dead human is being replaced; the zombie player still has to say how it looks
    assert s.ask.kind == "facing"
    assert (view(s).pool, view(s).terror) == (0, 5)
    s.do("face:N")
    assert over(s)
    assert (view(s).pool, view(s).terror) == (0, 5)


@pytest.mark.rule("ZT-TER-02")
def test_turning_with_pawns_left_unlocks_nothing() -> None:
    s = board("compact", "D4 M*, F5 N, A4 ^", turn="tidying", pool=2)
    s.do("face:N")
    assert (view(s).pool, view(s).terror) == (1, None)


@pytest.mark.rule("ZT-OP-42")
def test_a_card_that_places_the_last_pawn_unlocks_terror() -> None:
    s = board("compact", "E5 N", turn="adding", pool=3, hand_zombies="horde")
    s.do("play:horde", "add:S:A3", "face:N", "add:any:A6", "face:N")
    assert (view(s).pool, view(s).terror) == (1, None)
    s.do("add:any:K3")
    assert (view(s).pool, view(s).terror) == (0, 5)

    s = board("compact", "E5 N", turn="adding", pool=1, hand_zombies="ambush")
    s.do("play:ambush", "ambush:S:E13")
    assert (s.zombies, view(s).pool, view(s).terror) == ({"E13"}, 0, 5)


@pytest.mark.rule("ZT-OP-40", "ZT-TER-10")
def test_the_marker_is_placed_once() -> None:
    s = board("compact", "E5 N", turn="adding", pool=1, terror=2)
    s.do("add:S:A3", "face:N")
    assert (view(s).pool, view(s).terror) == (0, 2)
    s = board("compact", "D4 M*, F5 N, A4 ^", turn="tidying", pool=1, terror=1)
    s.do("face:N")
    assert (view(s).pool, view(s).terror) == (0, 1)


# -- counting down -----------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-78")
@pytest.mark.rule("ZT-OP-41")
def test_countdown() -> None:
    s = scene(
        """
           A B C D
        3  + . . >
        2  # # # #
        1  N . . .
        """,
        turn="adding",
        round=3,
        pool=1,
    )
    s.do("face:N")  # the last pawn, in round 3
    assert (view(s).round, view(s).terror) == (4, 5)
    for round_number, marker in [(4, 4), (5, 3), (6, 2), (7, 1)]:
        assert (view(s).round, over(s)) == (round_number, True)
        s.do("end")
        assert view(s).terror == marker  # already, and the zombies are about to act
        assert s.ask.seat == s.s.zombies_seat
        let_zombies_act(s)
        assert view(s).terror == marker
    assert (view(s).round, view(s).terror) == (8, 1)
    before = len(s.table.heard(None))
    s.do("end")
    assert (s.winner, s.ending) == ("zombies", "terror")
    # the humans had the turns of the rounds 4 to 8; in the last round no zombie moved
    assert len(s.told("human-turn-ended")) == 5
    assert view(s).round == 8
    last = [event.name for event in s.table.heard(None)[before:]]
    assert last == ["human-turn-ended", "terror", "ended"]
    assert s.table.asks == []


@pytest.mark.vector("zombie-terror", "TV-79")
def test_the_countdown_ignores_a_refilled_pool() -> None:
    s = board("compact", "E5 L, E6 ^, D5 <, F12 N, J13 ^", pool=0, terror=3)
    s.do("axe:lumberjack:E6", "axe:lumberjack:D5")
    assert (view(s).pool, view(s).terror) == (2, 3)
    s.do("end")
    assert view(s).terror == 2
    s.do("do:FL")
    assert view(s).due == ["S", "C"]
    s.do("add:S:A3", "face:N", "add:C:A11")
    assert (view(s).pool, view(s).terror) == (0, 2)
    s.do("face:N")
    assert over(s)
    assert view(s).terror == 2
    assert s.told("terror-unlocked") == []


@pytest.mark.rule("ZT-TER-06", "ZT-TER-07")
def test_the_marker_may_stand_on_one() -> None:
    s = scene("1  N . .", terror=2)
    s.do("end")
    assert (view(s).terror, s.winner) == (1, None)
    s.do("end")
    assert (s.winner, s.ending) == ("zombies", "terror")


@pytest.mark.vector("zombie-terror", "TV-80")
def test_the_last_human_turn_counts() -> None:
    s = scene(
        """
           A B C
        2  = = =
        1  . B .
        """,
        terror=1,
        escaped="C",
    )
    s.do("move:banker:B2")
    assert (s.winner, s.ending) == ("humans", "escaped")
    assert s.table.outcome is not None
    assert s.table.outcome.facts["score"] == 5
    assert view(s).terror == 1
    assert s.told("terror") == []


@pytest.mark.rule("ZT-TER-09")
def test_without_an_escape_the_same_turn_is_the_last() -> None:
    s = scene(
        """
           A B C
        2  = = =
        1  . B .
        """,
        terror=1,
        escaped="C",
    )
    s.do("move:banker:A1", "end")
    assert (s.winner, s.ending) == ("zombies", "terror")
