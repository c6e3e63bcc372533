"""Nurse and Policeman (catalogue sections 12.5 and 12.6)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import board, scene

HELD = {"hand_humans": "canal"}
"""A card that cannot be played here: with it the turn never passes by itself."""


# -- Nurse -------------------------------------------------------------------------------------

WARD = """
       A B C
    3  . p m
    2  c n B
    1  . . .
"""


@pytest.mark.vector("zombie-terror", "TV-23")
def test_nurse_heals():
    s = scene(WARD)
    assert s.options("heal") == {"heal:nurse:B2", "heal:nurse:B3", "heal:nurse:A2"}
    assert s.refuses("heal:nurse:C3") == "ZT-ADJ-01"
    assert s.refuses("heal:nurse:C2") == "ZT-NUR-06"
    for left, field, healthy in ((2, "B2", "N"), (1, "B3", "P"), (0, "A2", "C")):
        s.do(f"heal:nurse:{field}")
        assert (s.at(field), s.ask.facts["ap"]) == (healthy, left)
    assert s.where("nurse") == "B2"
    assert s.refuses("move:nurse:B1") == "ZT-HUM-02"


@pytest.mark.rule("ZT-NUR-03")
def test_a_healed_pawn_shows_its_healthy_face_and_stars():
    s = scene("1 p N . .")
    faces = {human.name: (human.health, human.stars) for human in s.table.view(None).humans}
    assert faces["policeman"] == ("wounded", 0)
    s.do("heal:nurse:A1")
    faces = {human.name: (human.health, human.stars) for human in s.table.view(None).humans}
    assert faces["policeman"] == ("healthy", 1)


@pytest.mark.rule("ZT-NUR-04")
def test_nothing_but_her_ap_limits_the_healing():
    s = scene(
        """
           A B C
        3  . p .
        2  c n l
        1  . m .
        """,
        hand_humans="adrenaline",
    )
    s.do("heal:nurse:A2", "play:adrenaline")
    assert s.ask.facts == {"active": "nurse", "ap": 4}
    s.do("heal:nurse:B2", "heal:nurse:B3", "heal:nurse:C2", "heal:nurse:B1")
    assert [s.at(field) for field in ("A2", "B2", "B3", "C2", "B1")] == ["C", "N", "P", "L", "M"]


@pytest.mark.rule("ZT-NUR-05")
def test_humans_at_a_corner_or_further_away_cannot_be_healed():
    s = scene(
        """
           A B C D
        3  . . . .
        2  . p . .
        1  N . m .
        """
    )
    assert s.options("heal") == set()
    assert s.refuses("heal:nurse:B2") == "ZT-ADJ-01"
    assert s.refuses("heal:nurse:C1") == "ZT-ADJ-01"
    assert s.refuses("heal:nurse:B1") == "ZT-NUR-02"  # nobody is there


@pytest.mark.rule("ZT-NUR-06", "ZT-OP-29")
def test_healthy_and_dead_humans_cannot_be_healed():
    s = scene("1 B N P*", hand_humans="first-aid")
    assert s.options("heal") == set()
    assert s.refuses("heal:nurse:A1") == "ZT-NUR-06"
    assert s.refuses("heal:nurse:B1") == "ZT-NUR-06"  # she is healthy herself
    assert s.refuses("heal:nurse:C1") == "ZT-OP-29"
    # nor by anything else
    assert s.refuses("play:first-aid:policeman") in ("ZT-OP-29", "ZT-OP-43")
    assert s.options("play") == set()


@pytest.mark.vector("zombie-terror", "TV-141")
def test_healed_then_bitten():
    s = scene("1 > p n")
    s.do("heal:nurse:B1")
    assert s.at("B1") == "P"
    s.do("end")
    assert [(bite["human"], bite["effect"]) for bite in s.told("bitten")] == [
        ("policeman", "wounded")
    ]
    assert (s.at("B1"), s.s.round) == ("p", 2)


# -- Policeman ---------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "EX-01")
def test_example_of_a_shot():
    s = scene(
        """
           A B C D E F
        5  . . v . . .
        4  . . . . . .
        3  > # P N . <
        2  . . . . . .
        1  . . . . . .
        """
    )
    assert s.options("shoot") == {"shoot:policeman:C5"}
    assert s.refuses("shoot:policeman:A3") == "ZT-POL-07"
    assert s.refuses("shoot:policeman:F3") == "ZT-POL-06"
    s.do("shoot:policeman:C5")
    assert (s.s.pool, s.s.bullets, s.s.shots) == (11, 3, 1)
    assert s.zombies == {"A3", "F3"}
    assert s.ask.facts == {"active": "policeman", "ap": 2}


@pytest.mark.vector("zombie-terror", "TV-24")
def test_only_the_first_zombie_in_line_can_be_shot():
    s = scene("1 P . > <", **HELD)
    assert s.options("shoot") == {"shoot:policeman:C1"}
    assert s.refuses("shoot:policeman:D1") == "ZT-POL-05"
    s.do("shoot:policeman:C1")
    assert s.zombies == {"D1"}
    assert s.options("shoot") == {"shoot:policeman:D1"}
    s.do("shoot:policeman:D1")
    assert (s.s.bullets, s.s.pool, s.s.shots, s.s.ap) == (2, 12, 2, 1)
    assert s.zombies == set()
    s.do("end")
    assert (s.s.round, s.s.bullets, s.s.shots) == (2, 2, 0)  # spent bullets do not come back


@pytest.mark.rule("ZT-POL-01", "ZT-POL-12")
def test_ap_limit_the_shots():
    s = scene(
        """
           A B C D E
        2  v . . . .
        1  P < > > v
        """,
        **HELD,
    )
    for left, field in ((2, "B1"), (1, "C1"), (0, "D1")):
        s.do(f"shoot:policeman:{field}")
        assert (s.ask.facts["ap"], s.s.bullets) == (left, left + 1)
    assert s.zombies == {"A2", "E1"}
    assert s.refuses("shoot:policeman:A2") == "ZT-HUM-02"


@pytest.mark.rule("ZT-POL-11", "ZT-POL-12", "ZT-POL-16")
def test_bullets_limit_the_shots():
    s = scene("1 . P . > <", bullets=1)
    s.do("shoot:policeman:D1")
    assert (s.s.bullets, s.ask.facts["ap"]) == (0, 2)
    assert s.options("shoot") == set()
    assert s.refuses("shoot:policeman:E1") == "ZT-POL-11"


@pytest.mark.vector("zombie-terror", "TV-25")
def test_shots_over_canal_and_car_fields():
    s = scene(
        """
           A B C D E
        3  P = = = v
        2  . ^ . . .
        1  o . . . .
        """
    )
    assert s.options("shoot") == {"shoot:policeman:E3"}
    assert s.refuses("shoot:policeman:B2") in ("ZT-POL-03", "ZT-POL-04")
    s.do("shoot:policeman:E3")
    assert s.zombies == {"B2"}


@pytest.mark.rule("ZT-OBS-06", "ZT-OP-30")
@pytest.mark.parametrize("between", [".", "+", "o", "="])
def test_neither_canal_nor_car_stops_a_shot(between: str):
    s = scene(f"1 P {between} >")
    assert s.options("shoot") == {"shoot:policeman:C1"}


@pytest.mark.rule("ZT-OBS-06")
def test_a_zombie_on_the_canal_can_be_shot():
    assert scene("1 P . ^o").options("shoot") == {"shoot:policeman:C1"}


@pytest.mark.rule("ZT-POL-07", "ZT-OBS-04")
@pytest.mark.parametrize("obstacle", ["#", "S", "@"])
def test_every_obstacle_stops_a_shot(obstacle: str):
    s = scene(f"1 P . {obstacle} . >")
    assert s.options("shoot") == set()
    assert s.refuses("shoot:policeman:E1") == "ZT-POL-07"


@pytest.mark.rule("ZT-POL-03", "ZT-POL-04")
@pytest.mark.parametrize("target", ["A16", "L1"])
def test_a_shot_reaches_any_distance_in_a_straight_line(target: str):
    s = board("classic", f"A1 P, {target} ^, C3 v, L16 v, B12 v")
    assert s.options("shoot") == {f"shoot:policeman:{target}"}
    for field in ("C3", "L16", "B12"):
        assert s.refuses(f"shoot:policeman:{field}") in ("ZT-POL-03", "ZT-POL-04")
    s.do(f"shoot:policeman:{target}")
    assert s.at(target) == ""


@pytest.mark.vector("zombie-terror", "TV-26")
def test_no_bullets():
    s = scene("1 P . > <", bullets=0)
    assert s.options() == {"move:policeman:B1", "end"}
    assert s.refuses("shoot:policeman:C1") == "ZT-POL-11"


@pytest.mark.vector("zombie-terror", "TV-27")
def test_humans_are_never_targets():
    s = scene("1 P L ^")
    assert s.options("shoot") == set()
    assert s.refuses("shoot:policeman:B1") == "ZT-POL-09"
    assert s.refuses("shoot:policeman:C1") == "ZT-POL-06"


@pytest.mark.rule("ZT-POL-06")
@pytest.mark.parametrize("human", ["N", "n", "N*"])
def test_a_human_in_between_stops_a_shot(human: str):
    s = scene(f"1 P . {human} . >")
    assert s.refuses("shoot:policeman:E1") == "ZT-POL-06"


@pytest.mark.rule("ZT-POL-15")
def test_there_is_no_shot_at_nothing():
    s = scene("1 P . . # >")
    assert s.options("shoot") == set()
    assert s.refuses("shoot:policeman:B1") == "ZT-POL-15"


@pytest.mark.rule("ZT-POL-14", "ZT-POL-02", "ZT-POL-08")
@pytest.mark.parametrize("facing", ["^", ">", "v", "<", "<!"])
def test_the_facing_of_the_target_does_not_matter(facing: str):
    s = scene(
        f"""
           A B C
        2  . > .
        1  P . {facing}
        """
    )
    s.do("shoot:policeman:C1")
    assert (s.zombies, s.s.pool) == ({"B2"}, 11)


@pytest.mark.vector("zombie-terror", "TV-130")
@pytest.mark.rule("ZT-POL-10", "ZT-ADD-05")
def test_shot_counter():
    s = scene(
        """
           A B C D E F
        3  + + + + + .
        2  . . . . . .
        1  P . > . . .
        """,
        round=4,
    )
    s.do("shoot:policeman:C1", "end")  # in the back
    assert (s.s.round, s.table.view(None).owed) == (4, 2)
    assert (s.ask.kind, s.ask.facts["due"]) == ("adding", ["S", "any"])
    s.do("add:any:B3", "face:N", "add:S:D3", "face:N")
    assert (s.s.round, s.ask.kind) == (5, "human-action")
    s.do("end")
    assert (s.ask.kind, s.ask.facts["left"], s.table.view(None).owed) == ("zombie-action", 1, 1)
    s.do("activate:B3", "do:LF")
    assert (s.s.round, s.ask.kind, s.ask.facts["due"]) == (5, "adding", ["S"])
    s.do("add:S:B3", "face:N")
    assert (s.s.round, s.ask.kind) == (6, "human-action")


@pytest.mark.rule("ZT-POL-10")
def test_every_shot_counts():
    s = scene(
        """
           A B C D E F
        2  + + + + + .
        1  P . > > > .
        """
    )
    s.do("shoot:policeman:C1", "shoot:policeman:D1", "shoot:policeman:E1")
    assert s.ask.facts["due"] == ["S", "any", "any", "any"]


@pytest.mark.rule("ZT-POL-13")
@pytest.mark.parametrize("bullets", [0, 4])
def test_the_sawn_off_costs_no_bullet(bullets: int):
    s = scene("1 . N . > .", hand_humans="sawn-off", bullets=bullets)
    s.do("play:sawn-off:nurse:D1")
    assert (s.zombies, s.s.bullets, s.s.shots, s.s.pool) == (set(), bullets, 1, 11)
    assert s.s.activated == []
