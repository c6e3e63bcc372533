"""The pool is empty: zombies are taken from the board instead (section 22.3)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import board, over, scene, view

COMPACT_S = {"A3", "K3", "A6", "H6", "I6"}
COMPACT_C = {"A11", "K11", "B14", "J14", "C9", "C10", "I11"}
"""The allowed fields of ``compact``."""


@pytest.mark.vector("zombie-terror", "TV-68")
def test_the_pool_runs_out_in_the_middle() -> None:
    crowd = {f"{column}13" for column in "ABCDEFGHIJK"} | {f"{column}4" for column in "ABCDFGHI"}
    assert len(crowd) == 19
    pawns = ", ".join(f"{field} ^" for field in sorted(crowd))
    s = board("compact", f"E5 N, F12 M, {pawns}", turn="adding", pool=1, shots=1)
    assert view(s).due == ["S", "C", "any"]
    s.do("add:S:A3")
    # the last pawn of the pool: the marker lies on 5 before the zombie has even turned
    assert (view(s).pool, view(s).terror) == (0, 5)
    s.do("face:E")
    assert view(s).due == ["C", "any"]

    s.do("add:C:A11")
    assert (s.ask.kind, s.targets("take:")) == ("relocation", crowd)
    s.do("take:A13", "face:S")
    s.do("add:any:K3")
    assert s.targets("take:") == crowd - {"A13"}  # another one, and neither A3 nor A11
    s.do("take:A4", "face:W")

    assert over(s)
    assert s.zombies == crowd - {"A13", "A4"} | {"A3", "A11", "K3"}
    assert len(s.zombies) == 20
    assert (s.at("A3"), s.at("A11"), s.at("K3")) == (">", "v", "<")
    assert (view(s).pool, view(s).terror) == (0, 5)  # the marker has not moved this turn
    assert s.told("terror") == []


@pytest.mark.vector("zombie-terror", "TV-69")
@pytest.mark.parametrize("taken", ["E5", "K3", "E13"])
@pytest.mark.parametrize("facing", list("NESW"))
def test_relocation_respects_the_half(taken: str, facing: str) -> None:
    s = board("compact", "F12 N, E5 ^, K3 ^, E13 ^, J14 v", turn="adding", pool=0, terror=4)
    assert view(s).due == ["C"]
    assert s.options() == {f"add:C:{field}" for field in COMPACT_C - {"J14"}}
    assert s.refuses("add:C:A3") == "ZT-ADD-04"
    assert s.refuses("add:C:J14") == "ZT-ALW-03"
    s.do("add:C:B14")
    # from either half, and from an allowed field as well
    assert s.options() == {"take:E5", "take:K3", "take:E13", "take:J14"}
    s.do(f"take:{taken}")
    assert s.options() == {"face:N", "face:E", "face:S", "face:W"}
    s.do(f"face:{facing}")
    assert s.zombies == {"E5", "K3", "E13", "J14", "B14"} - {taken}
    assert s.at("B14") == {"N": "^", "E": ">", "S": "v", "W": "<"}[facing]
    assert over(s)


@pytest.mark.vector("zombie-terror", "TV-70")
def test_no_relocation_while_the_pool_has_pawns() -> None:
    s = board("compact", "E5 N, E7 ^, E13 ^", turn="adding", pool=2)
    assert view(s).due == ["S"]
    s.refuses("take:E7")
    s.do("add:S:A3")
    assert s.ask.kind == "facing"  # nobody is taken
    s.refuses("take:E7")
    s.do("face:N")
    assert (view(s).pool, s.zombies) == (1, {"E7", "E13", "A3"})
    assert over(s)


@pytest.mark.vector("zombie-terror", "TV-71")
def test_a_pawn_is_relocated_once() -> None:
    s = board("compact", "E5 N, F12 M, E7 ^, E13 ^, F13 ^", turn="adding", pool=0, terror=4)
    s.do("add:S:A3", "take:E7", "face:N")
    s.do("add:C:A11")
    assert s.options() == {"take:E13", "take:F13"}
    assert s.refuses("take:A3") == "ZT-REL-07"
    s.do("take:F13", "face:N")
    assert s.zombies == {"A3", "E13", "A11"}


@pytest.mark.rule("ZT-OP-37", "ZT-REL-07", "ZT-REL-03")
def test_what_finds_nobody_to_take_is_lost() -> None:
    s = board(
        "compact",
        "E5 N, F12 M, E7 ^",
        turn="adding",
        pool=0,
        terror=4,
        shots=1,
        hand_zombies="frenzy",
    )
    assert view(s).due == ["S", "C", "any"]
    s.do("add:S:A3", "face:N")  # the only zombie there is
    assert s.zombies == {"A3"}
    assert s.options() == {"done"}
    assert s.refuses("add:C:A11") == "ZT-REL-07"
    s.do("done")
    assert (over(s), s.zombies) == (True, {"A3"})


@pytest.mark.rule("ZT-OP-37", "ZT-FLP-01")
@pytest.mark.parametrize(("taken", "left", "pawn"), [("E7", "E13", "^!"), ("E13", "E7", "^")])
def test_whether_it_has_acted_does_not_matter(taken: str, left: str, pawn: str) -> None:
    s = board("compact", "E5 N, E7 ^!, E13 ^", turn="adding", pool=0, terror=4)
    s.do("add:S:A3")
    assert s.options() == {"take:E7", "take:E13"}
    s.do(f"take:{taken}")
    assert s.at("A3") == pawn  # and being moved is no activation: it keeps its colour
    s.do("face:N")
    assert s.zombies == {"A3", left}


@pytest.mark.rule("ZT-REL-02", "ZT-REL-05", "ZT-OP-36")
def test_without_a_free_field_on_the_half_nobody_is_relocated() -> None:
    s = scene(
        """
           A B C
        4  . . +
        3  . ^ .
        2  . . .
        1  N+ . ^+
        """,
        half_line=2,
        turn="adding",
        pool=0,
        terror=4,
    )
    assert over(s)
    assert s.zombies == {"B3", "C1"}


@pytest.mark.vector("zombie-terror", "TV-143")
def test_a_refilled_pool_during_the_countdown() -> None:
    s = board("compact", "E5 P, E7 ^, A13 ^, B13 ^", pool=0, terror=4)
    s.do("shoot:policeman:E7")
    assert view(s).pool == 1
    s.do("end")
    assert view(s).terror == 3
    s.do("activate:A13", "do:FR", "do:FR")
    assert s.zombies == {"A14", "B14"}
    assert view(s).due == ["S", "any"]
    s.do("add:S:A3")
    assert (s.ask.kind, view(s).pool) == ("facing", 0)  # the pool comes first
    assert view(s).terror == 3  # and emptying it again changes nothing
    s.do("face:N", "add:any:A6")
    assert s.options() == {"take:A14", "take:B14"}
    s.do("take:A14", "face:N")
    assert (s.zombies, view(s).pool) == ({"A3", "A6", "B14"}, 0)
    assert over(s)


@pytest.mark.rule("ZT-TER-12", "ZT-REL-04")
def test_the_countdown_goes_on_while_the_pool_is_full() -> None:
    s = scene(
        """
           A B C
        1  N . .
        """,
        pool=5,
        terror=5,
    )
    for marker in (4, 3, 2):
        s.do("end")
        assert view(s).terror == marker
