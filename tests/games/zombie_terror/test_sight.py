"""What a zombie sees (section 20)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import categories, scene


@pytest.mark.vector("zombie-terror", "EX-05")
@pytest.mark.rule("ZT-OP-17")
def test_sight() -> None:
    s = scene(
        """
           A B C D E F G
        7  > . . . . P .
        6  . . . . . . .
        5  . . . v . # .
        4  . . . . . . .
        3  . . . . . ^ .
        2  . . . N . . <
        1  > . ^ C . . .
        """,
        turn="movement",
        activated=1,
    )
    assert categories(s) == {"A7": 3, "F3": 3, "A1": 3, "C1": 3, "G2": 2, "D5": 2}
    assert s.options() == {"activate:G2", "activate:D5"}
    for blind in ("A7", "F3", "A1", "C1"):
        assert s.refuses(f"activate:{blind}") == "ZT-MAN-05"
    s.do("activate:G2")
    # both stood at distance 3: two steps and a bite, on the Nurse and never on the Child
    assert (s.at("E2"), s.at("D3")) == ("<!", "v!")
    assert [(bite["human"], bite["at"]) for bite in s.told("bitten")] == [("nurse", "D2")] * 2
    assert s.at("D1") == "C"


@pytest.mark.rule("ZT-SIG-01", "ZT-SIG-06")
@pytest.mark.parametrize(
    ("row", "category"),
    [
        ("> N . . . . .", 1),
        ("> . N . . . .", 2),
        ("> . . N . . .", 2),
        ("> . . . N . .", 2),
        ("> . . . . N .", 3),
        ("> . . . . . N", 3),
    ],
)
def test_four_fields_ahead(row: str, category: int) -> None:
    assert categories(scene(f"1  {row}")) == {"A1": category}


@pytest.mark.rule("ZT-SIG-01", "ZT-SIG-07")
@pytest.mark.parametrize(
    ("arrow", "steps"),
    [("^", ["E6", "E7"]), (">", ["F5", "G5"]), ("v", ["E4", "E3"]), ("<", ["D5", "C5"])],
)
def test_a_zombie_looks_one_way_only(arrow: str, steps: list[str]) -> None:
    ends = {"E9": "N", "I5": "C", "E1": "B", "A5": "M"}  # a human at distance 4 on each side
    rows = []
    for row in range(9, 0, -1):
        cells = [ends.get(f"{column}{row}", ".") for column in "ABCDEFGHI"]
        if row == 5:
            cells[4] = arrow
        rows.append(f"{row} " + " ".join(cells))
    s = scene("\n".join(rows))
    assert categories(s) == {"E5": 2}
    s.do("end")
    assert [step["to"] for step in s.told("zombie-moved")] == steps


@pytest.mark.vector("zombie-terror", "TV-123")
@pytest.mark.parametrize("obstacle", ["#", "S", "@"])
def test_an_obstacle_stops_sight_and_movement(obstacle: str) -> None:
    s = scene(
        f"""
           A B C D E
        1  > . {obstacle} N .
        """,
        turn="movement",
    )
    assert categories(s) == {"A1": 3}
    assert s.options() == {"do:FL", "do:FR"}
    assert s.refuses("do:FF") == "ZT-ZAC-04"


@pytest.mark.vector("zombie-terror", "TV-124")
@pytest.mark.parametrize(
    ("way", "ends", "bitten"),
    [
        ("FL*", ("C2", "^"), ["nurse"]),
        ("FR*", ("C2", "v"), ["banker"]),
        ("LF", ("B3", "^"), []),
        ("RF", ("B1", "v"), []),
    ],
)
def test_no_sight_to_side_back_or_corner(
    way: str, ends: tuple[str, str], bitten: list[str]
) -> None:
    s = scene(
        """
           A B C
        3  . . N
        2  M > .
        1  . . B
        """,
        turn="movement",
    )
    assert categories(s) == {"B2": 3}
    assert s.options() == {"do:FL*", "do:FR*", "do:LF", "do:RF"}
    s.do(f"do:{way}")
    field, pawn = ends
    assert (s.zombies, s.at(field)) == ({field}, pawn)
    assert [bite["human"] for bite in s.told("bitten")] == bitten
    assert s.at("A2") == "M"


@pytest.mark.vector("zombie-terror", "TV-47")
def test_car_fields_stop_sight() -> None:
    s = scene(
        """
           A B C D E
        2  > = = = N
        1  . . . . .
        """
    )
    assert categories(s) == {"A2": 3}
    assert s.ways("A2") == {"RF"}
    s.do("end")
    assert (s.zombies, s.at("A1"), s.at("E2")) == ({"A1"}, "v", "N")


@pytest.mark.rule("ZT-SIG-09", "ZT-OP-32")
def test_a_single_car_field_further_ahead_stops_sight_too() -> None:
    s = scene(
        """
           A B C D
        1  > . = N
        """,
        turn="movement",
    )
    assert categories(s) == {"A1": 3}
    assert s.options() == {"do:FL", "do:FR"}


@pytest.mark.vector("zombie-terror", "TV-55")
def test_the_canal_neither_blocks_sight_nor_protects() -> None:
    s = scene(
        """
           A B C D
        1  > o . No
        """
    )
    assert categories(s) == {"A1": 2}
    assert s.ways("A1") == {"FF*"}
    s.do("end")
    assert [step["to"] for step in s.told("zombie-moved")] == ["B1", "C1"]
    assert (s.at("C1"), s.at("D1")) == (">", "n")


@pytest.mark.vector("zombie-terror", "TV-107")
def test_a_human_shields_another() -> None:
    s = scene(
        """
           A B C D E
        1  > . b . C
        """,
        briefcase="no",
    )
    assert categories(s) == {"A1": 2}
    assert s.ways("A1") == {"F*"}
    s.do("end")
    assert s.told("bitten") == [{"human": "banker", "effect": "dead", "field": "B1", "at": "C1"}]
    assert s.at("E1") == "C"


@pytest.mark.vector("zombie-terror", "TV-108")
def test_freed_by_a_shot_and_caught_by_the_next() -> None:
    s = scene(
        """
           A B C D E
        1  > ^ . . P
        """
    )
    assert categories(s) == {"A1": 3, "B1": 3}
    assert s.options("shoot:") == {"shoot:policeman:B1"}  # the first pawn in line
    assert s.refuses("shoot:policeman:A1") == "ZT-POL-05"
    s.do("shoot:policeman:B1")
    assert (s.s.pool, s.zombies) == (11, {"A1"})
    assert categories(s) == {"A1": 2}
    assert s.ways("A1") == {"FF"}
    s.do("end")
    assert (s.zombies, s.at("C1"), s.at("E1")) == ({"C1"}, ">", "P")
    assert s.told("bitten") == []


@pytest.mark.rule("ZT-SIG-03", "ZT-SIG-04", "ZT-SIG-08")
@pytest.mark.parametrize("blocker", ["^", "<", "v"])
def test_the_first_pawn_in_line_ends_the_look(blocker: str) -> None:
    s = scene(
        f"""
           A B C D E
        2  . . . . .
        1  > . {blocker} . N
        """
    )
    assert categories(s)["A1"] == 3
    s = scene(
        """
           A B C D E
        1  > . M . N
        """
    )
    s.do("end")
    assert (s.at("C1"), s.at("E1")) == ("m", "N")
