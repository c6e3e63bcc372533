"""How a game ends, and when that is looked at (section 26)."""

from __future__ import annotations

import random

import pytest

from overrun.games.zombie_terror.ending import potential
from tests.games.zombie_terror.scene import game, movement, scene, view

# -- the humans win ----------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-85")
def test_exactly_five() -> None:
    s = scene(
        """
           A B C
        2  = = =
        1  c N .
        """,
        escaped="M",
    )
    assert view(s).score == 3
    s.do("move:child:A2")
    assert (s.winner, s.ending, view(s).score) == ("humans", "escaped", 5)


@pytest.mark.rule("ZT-END-01", "ZT-END-02", "ZT-END-07")
def test_the_humans_win_in_the_middle_of_their_turn() -> None:
    s = scene(
        """
           A B C
        2  = = =
        1  . B M
        """,
        escaped="L, P",
        terror=1,
    )
    s.do("move:banker:B2")
    assert (s.winner, view(s).score) == (None, 4)  # not yet
    s.do("move:mechanic:C2")
    assert (s.winner, s.ending, view(s).score) == ("humans", "escaped", 7)
    # nobody is asked any more, the turn was not ended, and no zombie turn followed
    assert s.table.asks == []
    assert s.told("human-turn-ended") == []
    assert (view(s).phase, view(s).terror) == ("human turn", 1)


# -- out of reach ------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-81")
@pytest.mark.rule("ZT-OP-67", "ZT-END-01")
def test_out_of_reach() -> None:
    s = movement(
        """
           A B C D E
        3  + . . . .
        2  > N < . .
        1  B P L . ^
        """,
        turned="C, M",
        activated=2,
    )
    s.do("activate:A2")
    # this is the position of the example: the Nurse is wounded, and the game goes on
    assert (s.at("B2"), potential(s.s), s.winner) == ("n", 6, None)
    s.do("activate:C2")
    assert potential(s.s) == 4
    assert (s.winner, s.ending) == ("zombies", "out-of-reach")
    # at once: one more zombie could have acted, nobody was added, nobody was turned
    assert s.table.asks == []
    assert (s.at("E1"), view(s).quota) == ("^", 3)
    assert (view(s).phase, view(s).pool, s.at("B2")) == ("movement", 10, "N*")
    assert s.told("zombie-placed") == []
    assert s.told("turned") == []


@pytest.mark.vector("zombie-terror", "TV-82")
def test_healing_keeps_hope_alive() -> None:
    s = movement(
        """
           A B C D E
        1  > N . m <
        """,
        turned="B, L, C, P",
        activated=1,
    )
    s.do("activate:A1")
    # the visible stars are 1 + 2, but she could heal both
    assert (s.at("B1"), s.at("D1")) == ("n", "m")
    assert sum(human.stars for human in view(s).humans) == 3
    assert (potential(s.s), s.winner) == (5, None)
    s.do("activate:E1")
    assert (s.at("D1"), potential(s.s)) == ("M*", 2)
    assert (s.winner, s.ending) == ("zombies", "out-of-reach")


NO_HEALER = """
       A B C D E
    2  . . p . .
    1  > C . M <
"""


@pytest.mark.vector("zombie-terror", "TV-83")
def test_wounded_without_healer() -> None:
    s = movement(NO_HEALER, turned="N, B, L", activated=1)
    s.do("activate:A1")
    assert (s.at("B1"), potential(s.s), s.winner) == ("c", 5, None)
    s.do("activate:E1")
    assert (s.at("D1"), potential(s.s)) == ("m", 4)
    assert (s.winner, s.ending) == ("zombies", "out-of-reach")

    # one card in hand could be the First-aid kit, which heals one of them
    s = movement(NO_HEALER, turned="N, B, L", activated=1, hand_humans="decoy")
    s.do("activate:A1")
    assert (potential(s.s), s.winner) == (6, None)
    s.do("activate:E1")
    assert (s.at("D1"), potential(s.s), s.winner) == ("m", 5, None)


@pytest.mark.rule("ZT-OP-44")
def test_a_card_is_no_hope_once_the_kit_was_played() -> None:
    s = movement(NO_HEALER, turned="N, B, L", activated=1, hand_humans="decoy", played="first-aid")
    s.do("activate:A1")
    assert (potential(s.s), s.winner) == (5, None)
    s.do("activate:E1")
    assert (s.winner, s.ending) == ("zombies", "out-of-reach")


@pytest.mark.rule("ZT-OP-44", "ZT-END-08")
@pytest.mark.parametrize(
    ("pawns", "lines", "best"),
    [
        ("B L C M N P", {}, 12),
        ("b l c m N p", {}, 12),  # the Nurse could heal them all
        ("b l c m n p", {}, 12),  # and herself
        ("b l c m N* p", {}, 5),  # but not when she is dead
        ("b l c m . p", {"turned": "N"}, 5),
        ("b l c m . p", {"escaped": "N"}, 7),  # or gone
        ("b l c m . p", {"turned": "N", "hand_humans": "decoy"}, 6),  # the kit heals one
        ("b l c m . p", {"turned": "N", "hand_humans": "decoy, courage"}, 6),  # there is one kit
        ("B L C m . P", {"turned": "N", "hand_humans": "decoy"}, 10),
        ("B L C M . P", {"turned": "N", "hand_humans": "decoy"}, 10),  # nobody needs it
        ("B* L* c M N P", {}, 9),  # the dead add nothing
        ("B . . . . .", {"escaped": "m, p", "turned": "L, C, N"}, 4),
    ],
)
def test_what_the_humans_can_still_reach(pawns: str, lines: dict[str, str], best: int) -> None:
    assert potential(scene(f"2  . . . . . .\n1  {pawns}", **lines).s) == best


@pytest.mark.rule("ZT-END-04", "ZT-OP-44")
def test_walls_and_distances_do_not_matter() -> None:
    s = movement(
        """
           A B C D
        3  = . . .
        2  # # # #
        1  > N M .
        """,
        turned="B, L, C, P",
        terror=1,
    )
    s.do("activate:A1")
    assert (s.at("B1"), s.winner) == ("n", None)  # hopeless, but not by counting stars


# -- everybody turned --------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-84")
def test_everybody_else_turned() -> None:
    s = movement(
        """
           A B C
        1  > M <
        """,
        escaped="C",
        turned="B, L, N, P",
        activated=1,
    )
    s.do("activate:A1")
    assert (s.at("B1"), potential(s.s), s.winner) == ("m", 5, None)
    s.do("activate:C1")
    assert (s.at("B1"), potential(s.s), view(s).score) == ("M*", 3, 3)
    assert (s.winner, s.ending) == ("zombies", "all-turned")
    assert s.table.asks == []


# -- when it is looked at ----------------------------------------------------------------------


@pytest.mark.rule("ZT-OP-45", "ZT-END-04")
def test_an_escape_can_lose_the_game() -> None:
    picture = """
       A B C
    2  = = =
    1  N c .
    """
    # the wounded Child leaves with two stars instead of three
    s = scene(picture, turned="B, L, M, P")
    assert potential(s.s) == 5
    s.do("move:child:B2")
    assert (s.winner, s.ending) == ("zombies", "out-of-reach")
    # or the only healer leaves first
    s = scene(picture, turned="B, L, M, P")
    s.do("move:nurse:A2")
    assert (s.winner, s.ending) == ("zombies", "out-of-reach")
    # healed in time, it is a win
    s = scene(picture, turned="B, L, M, P")
    s.do("heal:nurse:B1", "move:nurse:A2", "move:child:B2")
    assert (s.winner, s.ending) == ("humans", "escaped")


@pytest.mark.rule("ZT-OP-45")
def test_a_card_can_lose_the_game() -> None:
    s = scene(
        """
           A B C
        2  . ^ .
        1  c . m
        """,
        turned="B, L, N, P",
        hand_humans="courage, decoy",
    )
    assert potential(s.s) == 5
    s.do("play:decoy", "face:N")
    assert s.winner is None  # one card is left, which might have been the kit
    s.do("move:child:B1", "play:courage:child:B2")
    assert (s.winner, s.ending) == ("zombies", "out-of-reach")
    assert s.told("human-turn-ended") == []


@pytest.mark.rule("ZT-OP-45", "ZT-END-05")
def test_the_terror_move_is_looked_at_before_anything_else() -> None:
    s = scene("1  > N .", terror=1)
    s.do("end")
    assert (s.winner, s.ending) == ("zombies", "terror")
    assert (s.at("B1"), s.told("bitten")) == ("N", [])


@pytest.mark.rule("ZT-OP-45")
def test_a_bite_that_changes_nothing_ends_nothing() -> None:
    s = movement("1  > B .", turned="L, M, P", activated=0)
    s.do("activate:A1")
    assert (view(s).briefcase, s.winner) == (False, None)


# -- no draw, no endless game ------------------------------------------------------------------


@pytest.mark.rule("ZT-END-06")
@pytest.mark.parametrize("humans_seat", [0, 1])
@pytest.mark.parametrize(
    ("picture", "lines", "answers", "winner", "reason"),
    [
        ("2  =\n1  B", {"escaped": "C"}, ["move:banker:A2"], "humans", "escaped"),
        ("1  > m", {"escaped": "C", "turned": "B, L, N, P"}, ["end"], "zombies", "all-turned"),
        ("1  > M .", {"escaped": "L, P", "turned": "B, C, N"}, ["end"], "zombies", "out-of-reach"),
        ("1  N .", {"terror": 1}, ["end"], "zombies", "terror"),
        ("1  N .", {"round": 40}, ["end"], "zombies", "round-limit"),
    ],
)
def test_every_ending_has_one_winner(
    picture: str,
    lines: dict[str, object],
    answers: list[str],
    winner: str,
    reason: str,
    humans_seat: int,
) -> None:
    s = scene(picture, hand_humans="canal", played="first-aid", humans_seat=humans_seat, **lines)
    s.do(*answers)
    assert s.table.outcome is not None
    assert (s.table.outcome.reason, s.table.outcome.sides) == (reason, [winner])
    assert s.table.outcome.winners == [humans_seat if winner == "humans" else 1 - humans_seat]


@pytest.mark.rule("ZT-OP-46")
def test_after_round_forty_the_zombies_win() -> None:
    s = scene("1  N .", round=39)
    s.do("end")
    assert (view(s).round, s.winner) == (40, None)  # round 40 is still played
    s.do("move:nurse:B1", "end")
    assert (s.winner, s.ending, view(s).round) == ("zombies", "round-limit", 40)


@pytest.mark.rule("ZT-OP-46")
def test_there_is_no_last_round_unless_it_was_chosen() -> None:
    s = scene("1  N .", round=40, round_limit=0)
    s.do("end")
    assert (view(s).round, s.winner) == (41, None)
    assert game().s.config.round_limit == 0
    assert game(round_limit="40").s.config.round_limit == 40


@pytest.mark.rule("ZT-OP-46", "ZT-RND-05")
@pytest.mark.parametrize("number", range(20))
def test_the_terror_track_ends_a_game_without_a_last_round(number: int) -> None:
    """Players at random, and humans who do nothing: the pool runs out, and then the track."""
    draw = random.Random(number)
    idle = number % 2 == 1
    s = game(seed=str(number))
    while s.winner is None:
        options = sorted(s.options())
        if idle and "end" in options:
            options = ["end"]
        s.do(draw.choice(options))
    assert view(s).round <= 25
    assert s.ending in ("terror", "out-of-reach", "all-turned", "escaped")
