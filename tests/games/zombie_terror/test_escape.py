"""Escaping, and what it is worth (catalogue sections 13 and 32.4)."""

from __future__ import annotations

import pytest

from overrun.core.errors import GameEnded
from overrun.games.zombie_terror.state import PEOPLE
from tests.games.zombie_terror.opening import lay, upon
from tests.games.zombie_terror.scene import Scene, board, game, scene

HELD = {"hand_humans": "decoy"}
"""A card that cannot be played without zombies: with it the turn never passes by itself."""

STARS = {"child": 3, "mechanic": 3, "nurse": 2, "banker": 2, "lumberjack": 1, "policeman": 1}


def sheet(s: Scene) -> dict[str, tuple[str, int]]:
    """The help sheet of the humans: who has escaped, with which face and how many stars."""
    return {human.name: (human.health, human.stars) for human in s.table.view(None).escaped}


# -- into the car ------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-30")
def test_several_humans_use_one_car_field_and_win_in_mid_turn():
    s = scene(
        """
           A B C
        3  # = #
        2  . C .
        1  . M .
        """
    )
    s.do("move:child:B3")
    assert (s.s.score, s.table.ended) == (3, False)
    assert (s.at("B3"), s.at("B2")) == ("", "")
    s.do("move:mechanic:B2")
    assert s.ask.facts == {"active": "mechanic", "ap": 2}
    s.do("move:mechanic:B3")  # with an AP to spare
    assert (s.s.score, s.table.ended) == (6, True)
    assert (s.winner, s.ending, s.table.outcome.winners) == ("humans", "escaped", [0])
    assert s.told("human-turn-ended") == []  # no zombie turn
    assert s.told("ended") == [{"winner": "humans", "reason": "escaped", "score": 6}]
    with pytest.raises(GameEnded):
        s.table.answer(0, 1, "end")
    assert s.table.asks == []


@pytest.mark.vector("zombie-terror", "TV-30")
def test_who_has_escaped_still_counts_for_the_quota():
    s = scene(
        """
           A B C D E
        3  # = # . .
        2  . C . . .
        1  . M ^ ^ ^
        """
    )
    s.do("move:child:B3")
    assert s.table.view(None).owed == 2
    s.do("end")
    assert s.told("human-turn-ended") == [{"activated": 1}]
    assert (s.ask.kind, s.ask.facts["left"]) == ("zombie-action", 2)


CROWD = """
       A B C
    3  # = #
    2  . C .
    1  . {} .
"""


@pytest.mark.vector("zombie-terror", "TV-31")
def test_wounded_escape():
    s = scene(CROWD.format("n"), **HELD)
    s.do("move:child:B3", "move:nurse:B2", "move:nurse:B3")
    assert sheet(s) == {"child": ("healthy", 3), "nurse": ("wounded", 1)}
    assert (s.s.score, s.table.ended, s.ask.kind) == (4, False, "human-action")


@pytest.mark.vector("zombie-terror", "TV-31")
def test_three_and_two_stars_are_enough():
    s = scene(CROWD.format("m"), **HELD)
    s.do("move:child:B3", "move:mechanic:B2", "move:mechanic:B3")
    assert sheet(s) == {"child": ("healthy", 3), "mechanic": ("wounded", 2)}
    assert (s.s.score, s.winner) == (5, "humans")


@pytest.mark.rule("ZT-ESC-01", "ZT-BRD-04")
@pytest.mark.parametrize(
    ("layout", "below", "cars"),
    [("classic", "15", ("F16", "G16", "H16")), ("compact", "13", ("E14", "F14", "G14"))],
)
def test_every_car_field_of_a_board_is_a_way_out(layout: str, below: str, cars: tuple[str, ...]):
    for car in cars:
        s = board(layout, f"{car[0]}{below} N", **HELD)
        s.do(f"move:nurse:{car}")
        assert sheet(s) == {"nurse": ("healthy", 2)}
        assert s.where("nurse") is None


@pytest.mark.rule("ZT-ESC-01")
def test_no_other_field_of_the_last_row_is():
    s = board("classic", "E15 N", **HELD)
    s.do("move:nurse:E16", "rest:nurse")
    assert (s.where("nurse"), s.s.escaped) == ("E16", [])


@pytest.mark.rule("ZT-ESC-02", "ZT-BRD-14")
@pytest.mark.parametrize(("car", "way_out"), [("A16", "C16"), ("J16", "J16"), ("D16", "E16")])
def test_a_car_token_is_a_way_out_for_humans_and_closed_to_zombies(car: str, way_out: str):
    built = lay(game(setup="free"), f"car:{car}:flat")
    below = f"{way_out[0]}15"
    s = upon(built, f"{below} N", **HELD)
    s.do(f"move:nurse:{way_out}")
    assert sheet(s) == {"nurse": ("healthy", 2)}
    # the same field stops a zombie, and nobody can push it there
    s = upon(built, f"{below} ^, {way_out[0]}14 B", **HELD)
    assert not any(way.startswith("F") for way in s.ways(below))
    assert s.refuses(f"push:banker:{below}") == "ZT-PSH-12"


@pytest.mark.rule("ZT-ESC-03", "ZT-ESC-11")
def test_the_pawn_leaves_at_once_and_the_next_may_follow():
    s = scene("1 P L = = =", **HELD)
    s.do("move:lumberjack:C1")
    assert (s.at("C1"), sheet(s)) == ("", {"lumberjack": ("healthy", 1)})
    s.do("move:policeman:B1", "move:policeman:C1")
    assert sheet(s) == {"lumberjack": ("healthy", 1), "policeman": ("healthy", 1)}
    assert (s.at("C1"), s.s.score) == ("", 2)


@pytest.mark.rule("ZT-ESC-08")
def test_an_escaped_human_never_acts_again():
    s = scene("1 N = = = B .", **HELD)
    s.do("move:nurse:B1")
    assert s.refuses("move:nurse:A1") == "ZT-HUM-07"
    assert not any(":nurse" in option for option in s.options())
    s.do("end")
    assert s.s.round == 2
    assert s.refuses("move:nurse:A1") == "ZT-HUM-01"
    assert not any(":nurse" in option for option in s.options())
    assert sheet(s) == {"nurse": ("healthy", 2)}


@pytest.mark.rule("ZT-ESC-09")
def test_escaping_ends_the_activation():
    s = scene("1 . N = = = B .", hand_humans="adrenaline")
    s.do("move:nurse:C1")
    assert s.ask.facts == {"active": None, "ap": 0}
    assert s.may("move:banker:G1")  # another may begin at once
    assert s.refuses("rest:nurse") == "ZT-HUM-13"
    assert s.refuses("play:adrenaline") == "ZT-DC-07"  # there is nobody to give AP to


@pytest.mark.rule("ZT-ESC-10", "ZT-HUM-11")
def test_only_those_who_were_activated_and_escaped_count():
    s = scene(
        """
           A B C D
        3  = = = .
        2  . N . .
        1  . M . .
        """
    )
    s.do("shove:mechanic:B2")  # the Nurse is pushed into the car
    assert (s.s.activated, s.table.view(None).owed) == (["mechanic"], 2)
    s.do("move:mechanic:B3")
    assert (s.winner, s.s.activated) == ("humans", ["mechanic"])


# -- through the canal -------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-32")
def test_canal_without_the_card():
    s = scene("1 N o")
    s.do("move:nurse:B1")
    assert (s.where("nurse"), s.s.escaped) == ("B1", [])
    assert s.ask.facts == {"active": "nurse", "ap": 2}
    assert s.refuses("play:canal:nurse") == "ZT-CRD-07"  # only the card would help


@pytest.mark.rule("ZT-ESC-06", "ZT-ESC-07", "ZT-BRD-08")
def test_nobody_escapes_by_waiting_on_the_canal():
    s = scene("1 No . .")
    s.do("end")
    assert (s.s.round, s.where("nurse"), s.s.escaped) == (2, "A1", [])


@pytest.mark.rule("ZT-ESC-06")
def test_the_card_works_on_the_canal_only():
    s = scene("1 N . o .", hand_humans="canal")
    assert s.options("play") == set()
    assert s.refuses("play:canal:nurse") == "ZT-DC-01"


@pytest.mark.rule("ZT-ESC-06", "ZT-ESC-13", "ZT-OP-63")
@pytest.mark.parametrize(("pawn", "stars"), [("N", 2), ("n", 1), ("C", 3), ("p", 0)])
def test_an_escape_through_the_canal_counts_like_one_by_car(pawn: str, stars: int):
    s = scene(f"1 {pawn}o . .", hand_humans="canal, decoy")
    name = next(name for name in PEOPLE if name[0] == pawn.lower())
    s.do(f"play:canal:{name}")
    health = "healthy" if pawn.isupper() else "wounded"
    assert sheet(s) == {name: (health, stars)}
    assert (s.s.score, s.where(name)) == (stars, None)
    assert s.told("escaped") == [{"human": name, "by": "canal", "stars": stars, "score": stars}]


@pytest.mark.rule("ZT-ESC-13")
def test_an_escape_through_the_canal_can_win():
    s = scene("1 Mo . .", hand_humans="canal", escaped="N")
    s.do("play:canal:mechanic")
    assert (s.winner, s.ending, s.s.score) == ("humans", "escaped", 5)


# -- what it is worth --------------------------------------------------------------------------


def worth(face: str) -> int:
    """What the human with this face scores by getting into the car."""
    s = scene(f"1 . {face} = = =", target=6, **HELD)
    name = next(name for name in PEOPLE if name[0] == face.lower())
    assert [human.stars for human in s.table.view(None).humans] == [STARS[name] - face.islower()]
    s.do(f"move:{name}:C1")
    return s.s.score


@pytest.mark.vector("zombie-terror", "TV-122")
def test_star_values():
    healthy = {name: worth(name[0].upper()) for name in PEOPLE}
    wounded = {name: worth(name[0]) for name in PEOPLE}
    assert healthy == STARS
    assert wounded == {name: stars - 1 for name, stars in STARS.items()}
    assert (sum(healthy.values()), sum(wounded.values())) == (12, 6)


@pytest.mark.vector("zombie-terror", "TV-122")
def test_child_and_banker_on_the_sheet_score_five():
    s = scene(
        """
           A B C
        2  = = =
        1  C B .
        """
    )
    s.do("move:child:A2", "move:banker:B2")
    assert sheet(s) == {"child": ("healthy", 3), "banker": ("healthy", 2)}
    assert (s.table.view(None).score, s.winner) == (5, "humans")
    assert s.table.outcome.facts["score"] == 5


@pytest.mark.vector("zombie-terror", "TV-122")
@pytest.mark.parametrize(
    ("pair", "wins"),
    [
        ("CM", True), ("CN", True), ("CB", True), ("MN", True), ("MB", True),
        ("CL", False), ("MP", False), ("NB", False), ("LP", False), ("cM", True), ("Cm", True),
        ("cN", False), ("cm", False),
    ],
)  # fmt: skip
def test_two_humans_are_the_smallest_winning_set(pair: str, wins: bool):
    s = scene(
        f"""
           A B C
        2  = = =
        1  {pair[0]} {pair[1]} .
        """,
        **HELD,
    )
    for letter, field in zip(pair, ("A2", "B2"), strict=True):
        assert not s.table.ended  # nobody wins alone
        s.do(f"move:{next(name for name in PEOPLE if name[0] == letter.lower())}:{field}")
    assert (s.winner == "humans") == wins


@pytest.mark.vector("zombie-terror", "TV-122")
@pytest.mark.parametrize(
    ("gone", "victim", "lost"),
    [
        ("mechanic, banker", "n", False),  # 3 + 2 + 2: five stars are left
        ("mechanic, banker, lumberjack", "n", True),
        ("child, mechanic", "p", False),
        ("child, mechanic", "n", True),
    ],
)
def test_more_than_seven_stars_lost_lose_the_game(gone: str, victim: str, lost: bool):
    s = scene(f"1 > {victim} . .", turn="movement", turned=gone, hand_humans="decoy")
    assert s.told("bitten")[0]["effect"] == "dead"
    assert s.table.ended == lost
    assert s.winner == ("zombies" if lost else None)


@pytest.mark.rule("ZT-ESC-04", "ZT-ESC-05", "ZT-OP-31")
def test_the_face_at_the_moment_of_escape_is_frozen():
    s = scene(
        """
           A B C D
        3  = = = .
        2  p b . .
        1  N . . .
        """,
        hand_humans="first-aid",
    )
    s.do("move:policeman:A3", "move:banker:B3")
    assert sheet(s) == {"policeman": ("wounded", 0), "banker": ("wounded", 1)}
    assert s.s.score == 1
    # neither the Nurse nor the kit reaches them any more
    assert s.options("heal") == set()
    assert s.options("play") == set()
    assert s.refuses("play:first-aid:banker") == "ZT-OP-43"
    s.do("move:nurse:A2")
    assert s.options("heal") == set()
    assert s.s.score == 1


@pytest.mark.rule("ZT-ESC-04", "ZT-ESC-12")
def test_who_is_healed_first_scores_the_healthy_face():
    s = scene(
        """
           A B
        3  = =
        2  m .
        1  N .
        """,
        escaped="B",
    )
    s.do("heal:nurse:A2", "rest:nurse")
    s.do("move:mechanic:A3")
    assert sheet(s) == {"banker": ("healthy", 2), "mechanic": ("healthy", 3)}
    assert (s.winner, s.table.outcome.facts["score"]) == ("humans", 5)


@pytest.mark.rule("ZT-ESC-12")
def test_the_pawns_on_the_sheet_are_the_score():
    s = scene("1 . . = = =", escaped="c, L, n", turned="banker")
    view = s.table.view(None)
    assert sheet(s) == {
        "child": ("wounded", 2), "lumberjack": ("healthy", 1), "nurse": ("wounded", 1),
    }  # fmt: skip
    assert view.score == 4
