"""Scenarios 2 and 3: the dog, the Brute and the Runner (catalogue section 32.6)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.opening import allowed
from tests.games.zombie_terror.scene import board, scene

GOOD_BOY = {"scenario": "good-boy"}
SPECIALS = {"scenario": "brute-and-runner"}

HELD = {"hand_zombies": "manhole"}
"""A card for a later phase: with it the zombie player is asked even where one thing is forced."""


# -- 2: Good Boy -------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-111")
def test_the_dog_is_hunted_and_leaves_no_zombie():
    s = scene("1 > . D . +", turn="movement", **GOOD_BOY, hand_zombies="horde")
    assert s.category("A1") == 2
    assert s.ways("A1") == {"F*"}
    s.do("activate:A1")
    assert s.told("bitten") == [{"human": "dog", "effect": "dead", "field": "B1", "at": "C1"}]
    assert s.at("C1") == "D*"
    assert s.ask.facts["due"] == ["S"]  # the dead dog still counts for its half
    s.do("add:S:E1", "face:N", "done")
    assert (s.s.round, s.at("C1")) == (2, "")
    assert s.told("turned") == [{"human": "dog", "field": "C1"}]
    assert (s.s.pool, s.zombies) == (9, {"B1", "E1"})


@pytest.mark.vector("zombie-terror", "TV-111")
def test_six_points_are_needed():
    s = scene("2 = =\n1 D B", escaped="C", **GOOD_BOY)
    assert s.table.view(None).target == 6
    s.do("move:banker:B2")
    assert (s.s.score, s.winner) == (5, None)
    s.do("move:dog:A2")
    assert (s.s.score, s.winner, s.ending) == (6, "humans", "escaped")


@pytest.mark.vector("zombie-terror", "TV-111")
def test_the_dog_moves_four_fields_and_cannot_push():
    s = scene("2 . . . . . .\n1 D . . . . v", hand_humans="canal", **GOOD_BOY)
    assert s.options("move:dog:") == {"move:dog:B1", "move:dog:A2"}
    assert s.refuses("move:dog:B2") == "ZT-MOV-03"
    s.do("move:dog:B1")
    assert (s.s.ap, s.s.activated) == (3, ["dog"])
    s.do("move:dog:C1", "move:dog:D1", "move:dog:E1")
    assert (s.where("dog"), s.s.ap) == ("E1", 0)
    assert s.refuses("move:dog:E2") == "ZT-HUM-02"
    ready = scene("1 . . D v .", **GOOD_BOY)
    assert ready.refuses("push:dog:D1") == "ZT-DS2-03"
    assert ready.refuses("move:dog:D1") == "ZT-MOV-04"
    barking = scene("2 . . D .\n1 < ^ ^ ^", hand_humans="canal", **GOOD_BOY, **HELD)
    barking.do("move:dog:B2", "end")
    assert barking.table.view(None).quota == 2  # the dog counts


@pytest.mark.rule("ZT-DS2-02")
def test_the_dog_blocks_like_a_human():
    s = scene(
        """
           A B C D
        2  > . D N
        1  . . . .
        """,
        **GOOD_BOY,
    )
    assert s.ways("A2") == {"F*"}  # it hunts the dog, and the Nurse behind it is safe
    blocked = scene("1 P D v .", **GOOD_BOY)
    assert blocked.refuses("shoot:policeman:C1") == "ZT-POL-06"
    assert blocked.refuses("move:policeman:B1") == "ZT-MOV-04"
    biting = scene("1 > D .", turn="movement", **GOOD_BOY, **HELD)
    assert biting.ask.facts["category"] == 1


@pytest.mark.rule("ZT-DS2-02")
def test_the_dog_alone_makes_a_zombie_due_on_its_half():
    s = scene("2 . D .\n1 . . +", half_line=1, turn="adding", **GOOD_BOY, hand_zombies="horde")
    assert s.ask.facts["due"] == ["C"]


@pytest.mark.vector("zombie-terror", "TV-138")
def test_bark():
    s = board("compact", "D4 D, D7 ^, D3 N", **GOOD_BOY)
    assert s.options("bark:") == {"bark:dog:D7"}
    s.do("bark:dog:D7")
    assert s.at("D7") == "v"
    assert (s.s.ap, s.s.activated) == (3, ["dog"])
    assert s.refuses("bark:dog:D7") == "ZT-DS2-04"
    assert "bark" in s.table.view(None).used  # the token shows its other side
    s.do("rest:dog")
    assert s.refuses("heal:nurse:D4") == "ZT-DS2-06"


@pytest.mark.rule("ZT-DS2-04")
def test_how_far_a_bark_carries():
    s = scene(
        """
           A B C D E F
        6  . v . . . .
        5  . . . . . .
        4  . . . ^ . .
        3  . . . . . .
        2  ^ D . # ^ .
        1  . L . . . .
        """,
        **GOOD_BOY,
    )
    assert s.options("bark:") == {"bark:dog:A2", "bark:dog:B6"}  # distances 1 and 4
    assert s.refuses("bark:dog:E2") == "ZT-DS2-04"  # behind an obstacle
    assert s.refuses("bark:dog:D4") == "ZT-DS2-04"  # no straight line
    far = scene("6 v\n5 .\n4 .\n3 .\n2 .\n1 D", **GOOD_BOY)
    assert far.options("bark:") == set()
    behind = scene("1 D N ^ .", **GOOD_BOY)
    assert behind.options("bark:") == set()
    for field, facing in (("A2", ">"), ("B6", "v")):
        turned = scene(
            "6 . v . .\n5 . . . .\n4 . . . .\n3 . . . .\n2 ^ D . .\n1 . . . .", **GOOD_BOY
        )
        assert turned.do(f"bark:dog:{field}").at(field) == facing


@pytest.mark.rule("ZT-DS2-04")
def test_one_bark_a_turn():
    s = scene("2 ^ . .\n1 D . ^", **GOOD_BOY, hand_humans="canal", **HELD)
    s.do("bark:dog:A2")
    assert s.refuses("bark:dog:C1") == "ZT-DS2-04"
    s.do("end")
    while not (s.ask.kind == "human-action" and s.s.round == 2):
        s.do(min(option for option in s.options() if not option.startswith("play:")))
    assert s.table.view(None).used == []


@pytest.mark.rule("ZT-DS2-05", "ZT-DS2-06")
def test_the_dog_dies_of_one_bite_and_nobody_heals_it():
    s = scene("1 N D* .", hand_humans="first-aid", **GOOD_BOY)
    s.refuses("heal:nurse:B1")
    s.refuses("play:first-aid:dog")
    assert s.options("heal:") == set()
    empty = scene("1 ^ D* ^", turn="tidying", pool=0, terror=3, **GOOD_BOY, hand_humans="canal")
    assert empty.zombies == {"A1", "C1"}  # none was taken to fill its place
    assert empty.at("B1") == ""


@pytest.mark.rule("ZT-DS2-06")
def test_the_mechanic_may_push_the_dog():
    s = scene("1 M D . =", **GOOD_BOY)
    s.do("shove:mechanic:B1")
    assert (s.where("mechanic"), s.where("dog")) == ("B1", "C1")
    assert s.s.activated == ["mechanic"]
    assert s.refuses("shove:mechanic:C1") == "ZT-MEC-01"
    away = scene("1 M D =", **GOOD_BOY).do("shove:mechanic:B1")
    assert [(human.name, human.stars) for human in away.s.escaped] == [("dog", 1)]


@pytest.mark.rule("ZT-DS2-07")
def test_six_points_everywhere():
    # the living could still bring 3 + 2 + 1 with the dog, and 3 + 2 without it
    with_dog = scene("1 > p C D", turn="movement", turned="L, M, N", **GOOD_BOY, **HELD)
    assert with_dog.do("activate:A1").winner is None
    without = scene("1 > p C .", turn="movement", turned="L, M, N, dog", **GOOD_BOY, **HELD)
    assert without.do("activate:A1").winner == "zombies"


# -- 3: The Brute and the Runner ---------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-112")
def test_the_brute():
    s = scene("1 . L >b .", pool=10, **SPECIALS)
    assert s.refuses("push:lumberjack:C1") == "ZT-DS3-06"
    s.do("axe:lumberjack:C1")
    (brute,) = s.table.view(None).zombies
    assert (brute.field, brute.kind, brute.damaged) == ("C1", "brute", True)
    assert s.refuses("push:lumberjack:C1") == "ZT-DS3-06"
    s.do("axe:lumberjack:C1")
    assert s.zombies == set()
    assert s.s.pool == 10
    assert s.s.arriving == []


@pytest.mark.rule("ZT-DS3-07", "ZT-DS3-08")
def test_every_weapon_must_hit_the_brute_twice():
    s = scene("1 P . ^b .", hand_humans="sawn-off, courage", bullets=6, **SPECIALS)
    s.do("shoot:policeman:C1")
    assert s.told("brute-damaged") == [{"human": "policeman", "field": "C1", "by": "pistol"}]
    s.do("play:sawn-off:policeman:C1")
    assert (s.zombies, s.s.pool, s.s.shots) == (set(), 10, 2)
    runner = scene("1 P . ^r .", hand_humans="canal", **SPECIALS).do("shoot:policeman:C1")
    assert (runner.zombies, runner.s.pool) == (set(), 10)


@pytest.mark.vector("zombie-terror", "TV-139")
def test_the_runner_arrives_in_round_two():
    s = board(
        "classic", "F3 N", turn="adding", round=2, arriving="runner, brute", **SPECIALS, **HELD
    )
    assert s.ask.facts["due"] == ["S", "runner"]
    car_half = {name for name in allowed(s) if int(name[1:]) > 8}
    assert s.targets("add:runner:") == car_half
    assert s.refuses("add:runner:A3") == "ZT-ADD-04"
    s.do("add:runner:A9", "face:E")
    assert s.s.pool == 10
    (runner,) = s.table.view(None).zombies
    assert (runner.kind, runner.field, runner.facing) == ("runner", "A9", "E")
    assert s.ask.facts["due"] == ["S"]
    assert s.table.view(None).arriving == ["brute"]


@pytest.mark.vector("zombie-terror", "TV-139")
def test_the_runner_is_fast():
    s = scene("1 >r . . . N", turn="movement", round=3, **SPECIALS, **HELD)
    assert s.ask.facts["category"] == 2
    s.do("activate:A1")
    assert [event["to"] for event in s.told("zombie-moved")] == ["B1", "C1", "D1"]
    assert s.at("E1") == "n"
    free = scene("4 . . .\n3 . . .\n2 . . .\n1 . ^r .", turn="movement", **SPECIALS, **HELD)
    free.do("activate:B1")
    assert free.ask.facts["ap"] == 3
    assert free.targets("do:") == {"FFF", "FFL", "FFR", "FLF", "FRF"}


@pytest.mark.rule("ZT-DS3-03")
@pytest.mark.parametrize(
    ("number", "arriving", "due"),
    [
        (1, "runner, brute", ["S"]),
        (2, "runner, brute", ["S", "runner"]),
        (3, "brute", ["S", "brute"]),
        (3, "runner, brute", ["S", "runner", "brute"]),
        (4, "brute", ["S", "brute"]),
        (4, ",", ["S"]),
    ],
)
def test_when_they_arrive(number: int, arriving: str, due: list[str]):
    s = board("compact", "F3 N", turn="adding", round=number, arriving=arriving, **SPECIALS, **HELD)
    assert s.ask.facts["due"] == due


@pytest.mark.rule("ZT-DS3-03")
def test_without_a_free_field_they_arrive_a_round_later():
    s = scene(
        "2 ^+ .\n1 N +",
        half_line=1,
        turn="adding",
        round=2,
        arriving="runner",
        **SPECIALS,
        hand_zombies="manhole",
        hand_humans="canal",
    )
    assert s.ask.facts["due"] == ["S", "runner"]
    assert s.options() == {"add:S:B1"}
    s.do("add:S:B1", "face:E", "done")
    assert s.table.view(None).arriving == ["runner"]
    s.do("end")
    while s.ask.kind != "adding":
        s.do(min(option for option in s.options() if not option.startswith("play:")))
    assert "runner" in s.ask.facts["due"]


@pytest.mark.rule("ZT-DS3-02", "ZT-DS3-08")
def test_special_zombies_are_no_part_of_the_pool():
    s = scene(
        "3 + + .\n2 . . .\n1 N . .",
        half_line=1,
        turn="adding",
        round=3,
        pool=1,
        due="runner, brute",
        arriving="runner, brute",
        **SPECIALS,
        **HELD,
    )
    s.do("add:runner:A3", "face:S", "add:brute:B3", "face:S")
    assert (s.s.pool, s.s.terror) == (1, None)
    assert s.zombies == {"A3", "B3"}


@pytest.mark.rule("ZT-DS3-08")
def test_special_zombies_are_never_relocated_and_replace_nobody():
    s = scene("1 ^r ^b ^ + N", turn="adding", pool=0, terror=4, **SPECIALS, **HELD)
    s.do("add:S:D1")
    assert s.at("C1") == ""  # the only walker was taken without a question
    assert (s.at("A1"), s.at("B1")) == ("^", "^")
    alone = scene("1 ^r ^b . + N", turn="adding", pool=0, terror=4, **SPECIALS, **HELD)
    assert alone.options() == {"done"}
    assert alone.refuses("add:S:D1") == "ZT-REL-07"
    dead = scene("1 ^r M* ^b N", turn="tidying", pool=0, terror=4, **SPECIALS, hand_humans="canal")
    assert (dead.at("A1"), dead.at("B1"), dead.at("C1")) == ("^", "", "^")
    assert [zombie.kind for zombie in dead.table.view(None).zombies] == ["runner", "brute"]


@pytest.mark.rule("ZT-DS3-04", "ZT-DS3-06")
def test_in_all_else_they_are_zombies():
    s = scene(
        """
           A B C D E
        3  >b . . N .
        2  . . . . .
        1  >r . . . P
        """,
        turn="movement",
        activated=0,
        **SPECIALS,
        **HELD,
    )
    assert s.options() == {"activate:A1", "activate:A3"}  # categories
    s.do("activate:A3")
    assert s.at("D3") == "n"
    assert s.at("C3").endswith("!")
    assert s.options() == {"done"}  # the quota counts them
    assert s.ask.facts["left"] == 0
    pushed = scene("1 B ^r . .", **SPECIALS)
    assert pushed.do("push:banker:B1").at("C1") == "^"
    behind = scene("1 > ^b N .", **SPECIALS)
    assert behind.category("A1") == 3  # they block sight


@pytest.mark.rule("ZT-DS3-01", "ZT-OP-12", "ZT-OP-15")
def test_six_bullets_can_be_fired():
    s = scene("1 P . . ^", bullets=6, **SPECIALS).do("shoot:policeman:D1")
    assert s.s.bullets == 5
