"""Adding new zombies: how many, where, in which order (sections 22.1 and 22.2)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import Scene, bites, board, over, scene, view

COMPACT_S = {"A3", "K3", "A6", "H6", "I6"}
COMPACT_C = {"A11", "K11", "B14", "J14", "C9", "C10", "I11"}
"""The allowed fields of ``compact``: edge, bus exits, booth (ZT-DB-07 to -09)."""

CLASSIC_S = (
    {f"{column}1" for column in "ABCDEFGHIJKL"}
    | {f"{column}{row}" for column in "AL" for row in range(2, 9)}
    | {"B6", "B7", "E5", "H7"}
)
CLASSIC_C = (
    {f"{column}{row}" for column in "AL" for row in range(9, 17)}
    | {f"{column}16" for column in "BCDEIJK"}
    | {"I10", "J10", "D10"}
)
"""The allowed fields of ``classic`` (ZT-DB-21 to -23)."""

A_CARD = "frenzy"
"""A card that cannot be played in the adding phase. With a card in hand every question is put,
even one with a single answer, so that a test can look at it."""


def adding(layout: str, pawns: str, **lines: object) -> Scene:
    """The adding phase on a printed board."""
    return board(layout, pawns, turn="adding", **{"hand_zombies": A_CARD, **lines})


# -- the rulebook's example --------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "EX-07")
@pytest.mark.rule("ZT-OP-17")
@pytest.mark.parametrize("facing", list("NESW"))
def test_adding_zombies(facing: str) -> None:
    s = adding("compact", "H6 B, F12 N", shots=1)
    assert view(s).due == ["S", "C", "any"]
    on_s, on_c = {"A3", "K3", "A6", "I6"}, COMPACT_C
    assert s.targets("add:S:") == on_s
    assert s.targets("add:C:") == on_c
    assert s.targets("add:any:") == on_s | on_c
    assert len(s.options()) == 4 + 7 + 11
    assert s.refuses("add:S:H6") == "ZT-ALW-04"  # the Banker stands there
    assert s.refuses("add:any:H6") == "ZT-ALW-04"
    assert s.refuses("add:S:I11") == "ZT-ADD-04"
    assert s.refuses("add:C:A3") == "ZT-ADD-04"

    s.do("add:S:I6")
    assert s.options() == {"face:N", "face:E", "face:S", "face:W"}
    s.do(f"face:{facing}", "add:C:I11", f"face:{facing}")
    assert view(s).due == ["any"]
    left = (on_s | on_c) - {"I6", "I11"}
    assert s.options() == {f"add:any:{field}" for field in left}
    assert s.refuses("add:any:I11") == "ZT-ALW-03"
    assert s.refuses("add:S:A3") == "ZT-ADD-01"  # one on each half, not two
    s.do("add:any:A6", f"face:{facing}")
    assert s.options() == {"done"}
    arrow = {"N": "^", "E": ">", "S": "v", "W": "<"}[facing]
    assert (s.at("I6"), s.at("I11"), s.at("A6")) == (arrow, arrow, arrow)
    assert (view(s).pool, len(s.zombies)) == (7, 3)
    assert s.at("H6") == "B"  # looked at or not, he is not bitten


# -- how many ----------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-62")
def test_one_half_only() -> None:
    s = adding("compact", "E5 N, G3 M", escaped="C")
    assert view(s).due == ["S"]
    assert s.options() == {f"add:S:{field}" for field in COMPACT_S}
    s.do("add:S:A3", "face:N")
    assert s.options() == {"done"}
    s.do("done")
    assert over(s)
    assert s.zombies == {"A3"}


@pytest.mark.rule("ZT-ADD-12")
def test_the_halves_are_counted_after_the_humans_have_moved() -> None:
    s = board("compact", "D7 N")
    s.do("move:nurse:D8", "end")
    assert view(s).due == ["C"]
    s = board("compact", "D8 N")
    s.do("move:nurse:D7", "end")
    assert view(s).due == ["S"]


@pytest.mark.rule("ZT-ADD-03", "ZT-ADD-12")
def test_who_has_escaped_counts_no_more() -> None:
    s = board("compact", "E13 N, E5 M")
    s.do("move:nurse:E14", "end")
    assert s.told("escaped")[0]["human"] == "nurse"
    assert view(s).due == ["S"]


@pytest.mark.vector("zombie-terror", "TV-63")
def test_the_half_line() -> None:
    s = adding("compact", "D7 N, D8 M")
    assert view(s).due == ["S", "C"]
    assert s.targets("add:S:") == COMPACT_S
    assert s.targets("add:C:") == COMPACT_C
    assert len(s.options()) == len(COMPACT_S) + len(COMPACT_C)


@pytest.mark.vector("zombie-terror", "TV-149")
@pytest.mark.parametrize(
    ("pawns", "due"), [("H8 N, H9 M", ["S", "C"]), ("H7 N, H8 M", ["S"]), ("H9 N", ["C"])]
)
def test_the_half_line_on_classic(pawns: str, due: list[str]) -> None:
    s = adding("classic", pawns)
    assert view(s).due == due


@pytest.mark.vector("zombie-terror", "TV-64")
@pytest.mark.parametrize("layout", ["compact", "classic"])
def test_a_dead_human_counts(layout: str) -> None:
    s = adding(layout, "D11 N*, E3 B, F3 C")
    assert view(s).due == ["S", "C"]
    s.do("add:C:A11", "face:N", "add:S:A3", "face:N")
    assert s.options() == {"done"}
    s.do("done")
    assert (view(s).phase, s.ask.facts["field"]) == ("tidying", "D11")
    s.do("face:E")
    assert (s.at("D11"), s.where("nurse")) == (">", None)
    assert over(s)


@pytest.mark.vector("zombie-terror", "TV-65")
@pytest.mark.parametrize(
    "order",
    [
        ("add:S:A3", "add:any:A6", "add:any:K3"),
        ("add:any:A3", "add:any:A6", "add:S:K3"),
        ("add:any:A11", "add:any:K11", "add:S:A3"),
    ],
)
def test_shots_bring_zombies(order: tuple[str, ...]) -> None:
    s = board("compact", "E5 P, E7 ^, G5 ^, F3 M", pool=18)
    s.do("shoot:policeman:E7", "shoot:policeman:G5", "end")
    assert (view(s).shots, view(s).pool) == (2, 20)
    assert view(s).due == ["S", "any", "any"]
    assert s.targets("add:S:") == COMPACT_S
    assert s.targets("add:any:") == COMPACT_S | COMPACT_C
    for addition in order:
        s.do(addition, "face:N")
    assert s.zombies == {addition.rsplit(":", 1)[1] for addition in order}
    assert view(s).pool == 17
    assert over(s)
    # a new round starts without shots
    assert view(s).shots == 0


@pytest.mark.rule("ZT-ADD-05")
def test_the_sawn_off_counts_as_a_shot() -> None:
    s = board("compact", "E5 B, E7 ^", hand_humans="sawn-off")
    s.do("play:sawn-off:banker:E7", "end")
    assert view(s).due == ["S", "any"]


@pytest.mark.rule("ZT-ADD-07")
def test_axe_and_courage_bring_nobody() -> None:
    s = board("compact", "E5 L, E6 ^, D5 <, F3 B, F4 ^", hand_humans="courage", pool=17)
    s.do("axe:lumberjack:E6", "axe:lumberjack:D5", "play:courage:banker:F4", "end")
    assert view(s).pool == 20
    assert view(s).due == ["S"]


@pytest.mark.rule("ZT-ADD-01")
def test_many_humans_on_a_half_bring_one_zombie() -> None:
    s = adding("compact", "E5 N, G3 M, F3 B, F12 C, G12 P")
    assert view(s).due == ["S", "C"]


# -- where -------------------------------------------------------------------------------------


@pytest.mark.rule("ZT-ALW-01", "ZT-ALW-02", "ZT-OP-04")
@pytest.mark.parametrize(
    ("layout", "on_s", "on_c", "elsewhere"),
    [
        ("compact", COMPACT_S, COMPACT_C, ("A1", "A2", "J9", "E13", "J6", "A14")),
        ("classic", CLASSIC_S, CLASSIC_C, ("B2", "H13", "E11", "F10", "G15", "I6")),
    ],
)
def test_allowed_fields(
    layout: str, on_s: set[str], on_c: set[str], elsewhere: tuple[str, ...]
) -> None:
    s = adding(layout, "F4 N, F13 M", shots=1)
    assert s.targets("add:S:") == on_s
    assert s.targets("add:C:") == on_c
    assert s.targets("add:any:") == on_s | on_c
    for field in elsewhere:
        assert s.refuses(f"add:any:{field}") == "ZT-ALW-01"


@pytest.mark.vector("zombie-terror", "TV-148")
@pytest.mark.parametrize("facing", list("NESW"))
def test_adding_on_classic(facing: str) -> None:
    s = adding("classic", "H7 B, E2 C, G13 N")
    assert view(s).due == ["S", "C"]
    assert s.targets("add:S:") == CLASSIC_S - {"H7"}
    assert s.targets("add:C:") == CLASSIC_C
    assert (len(s.targets("add:S:")), len(s.targets("add:C:"))) == (29, 26)
    assert {"E1", "L8", "B6", "E5"} <= s.targets("add:S:")
    assert {"I10", "L9"} <= s.targets("add:C:")
    assert s.refuses("add:S:H7") == "ZT-ALW-04"
    assert s.refuses("add:S:H8") == "ZT-ALW-01"
    assert s.refuses("add:S:L9") == "ZT-ADD-04"
    assert s.refuses("add:S:I10") == "ZT-ADD-04"
    # directly behind the Child, in the start row
    s.do("add:S:E1", f"face:{facing}", "add:C:I10", "face:N", "done")
    assert over(s)
    assert (s.at("E1"), s.at("E2")) == ({"N": "^", "E": ">", "S": "v", "W": "<"}[facing], "C")
    assert s.told("bitten") == []
    assert view(s).pool == 8
    s = adding("classic", "H7 B, E2 C, G13 N", bites="at-once")
    s.do("add:S:E1", f"face:{facing}")
    assert bites(s) == ([("child", "wounded")] if facing == "N" else [])


@pytest.mark.rule("ZT-OP-58")
def test_the_bus_on_the_half_line_has_exits_on_both_halves() -> None:
    s = adding("classic", "F4 N, F13 M")
    assert {"H7"} <= s.targets("add:S:") - s.targets("add:C:")
    assert {"I10", "J10"} <= s.targets("add:C:") - s.targets("add:S:")
    # and whoever stands on an exit counts for the half of that row
    assert view(adding("classic", "H7 N")).due == ["S"]
    assert view(adding("classic", "I10 N")).due == ["C"]


@pytest.mark.rule("ZT-OP-69", "ZT-ADD-10")
@pytest.mark.parametrize(
    ("humans", "taken"), [("F1 N", {"F1"}), ("F2 N, E1 M, G1 B", {"E1", "G1"})]
)
def test_new_zombies_may_stand_among_the_humans_in_the_start_row(
    humans: str, taken: set[str]
) -> None:
    s = adding("classic", humans)
    assert s.targets("add:S:") == CLASSIC_S - taken


@pytest.mark.vector("zombie-terror", "TV-66")
def test_all_allowed_fields_of_a_half_taken() -> None:
    s = board("compact", "K3 N, A3 M, A6 B, H6 ^, I6 ^", turn="adding")
    # the zombie due on half S found no field: nobody was asked, and it is gone
    assert over(s)
    assert (view(s).round, view(s).pool, s.zombies) == (2, 10, {"H6", "I6"})
    assert s.told("zombie-placed") == []


FULL = """
       A B C
    4  . . {c}
    3  . . .
    2  . . .
    1  N+ . .
"""
"""The Nurse stands on the only allowed field of half S; C4 is the one of half C."""


@pytest.mark.rule("ZT-OP-36", "ZT-ADD-14")
def test_a_lost_addition_neither_changes_halves_nor_comes_later() -> None:
    s = scene(FULL.format(c="+"), half_line=2, turn="adding")
    assert over(s)
    assert (s.zombies, view(s).pool) == (set(), 10)
    s.do("move:nurse:B1", "end")
    assert view(s).due == []  # the one of this round is being placed; that of the last is lost
    s.do("face:N")
    assert (s.zombies, view(s).pool, over(s)) == ({"A1"}, 9, True)


@pytest.mark.rule("ZT-OP-36", "ZT-ADD-06")
def test_a_shot_addition_is_lost_only_if_no_field_is_free_at_all() -> None:
    s = scene(FULL.format(c="+"), half_line=2, turn="adding", shots=1)
    s.do("face:N")
    assert (s.zombies, view(s).pool, over(s)) == ({"C4"}, 9, True)
    s = scene(FULL.format(c="^+"), half_line=2, turn="adding", shots=1)
    assert (s.zombies, view(s).pool, over(s)) == ({"C4"}, 10, True)


@pytest.mark.vector("zombie-terror", "TV-67")
def test_additions_are_compulsory() -> None:
    s = adding("compact", "A3 M, A6 B, H6 ^, I6 ^", pool=3)
    assert s.options() == {"add:S:K3"}
    assert s.refuses("done") == "ZT-ADD-13"
    s.do("add:S:K3", "face:W")
    assert (s.at("K3"), view(s).pool) == ("<", 2)
    assert s.options() == {"done"}


@pytest.mark.rule("ZT-ADD-13")
def test_every_addition_that_is_possible_must_be_made() -> None:
    s = adding("compact", "E5 M, F12 B", shots=1)
    for addition in ("add:any:A3", "add:C:A11", "add:S:A6"):
        assert s.refuses("done") == "ZT-ADD-13"
        s.do(addition, "face:N")
    assert s.options() == {"done"}


# -- in which order, and how they look ---------------------------------------------------------


@pytest.mark.rule("ZT-ADD-08", "ZT-ADD-11")
@pytest.mark.parametrize(
    "order", [("S", "C", "any", "any"), ("any", "any", "C", "S"), ("C", "any", "S", "any")]
)
def test_half_shot_and_card_come_in_any_order(order: tuple[str, ...]) -> None:
    s = board("compact", "E5 N, F12 M", turn="adding", hand_zombies="horde")
    s.do("play:horde")
    assert sorted(view(s).due) == ["C", "S", "any", "any"]
    fields = {"S": ["A3"], "C": ["A11"], "any": ["K3", "K11"]}
    for number, cause in enumerate(order, 1):
        assert {option.split(":")[1] for option in s.options("add:")} == set(order[number - 1 :])
        s.do(f"add:{cause}:{fields[cause].pop()}")
        assert view(s).pool == 10 - number
        s.do("face:N")
    assert over(s)
    assert s.zombies == {"A3", "A11", "K3", "K11"}


@pytest.mark.vector("zombie-terror", "TV-72")
def test_new_zombies_bite_at_once() -> None:
    s = adding("compact", "H6 N", bites="at-once")
    s.do("add:S:I6", "face:W")
    assert (s.at("I6"), s.at("H6"), bites(s)) == ("<!", "n", [("nurse", "wounded")])
    s.do("done")
    assert over(s)
    assert s.at("I6") == "<"  # and in the next turn it is category I like any other
    s.do("end", "activate:I6")
    assert bites(s) == [("nurse", "wounded"), ("nurse", "dead")]


@pytest.mark.rule("ZT-BIT-17")
def test_a_new_zombie_that_looks_elsewhere_does_not_bite() -> None:
    s = adding("compact", "H6 N", bites="at-once")
    s.do("add:S:I6", "face:N")
    assert (s.at("I6"), s.at("H6"), bites(s)) == ("^", "N", [])


@pytest.mark.rule("ZT-BIT-17", "ZT-REL-01")
def test_a_relocated_zombie_bites_at_once() -> None:
    s = adding("compact", "H6 N, F3 ^!", pool=0, bites="at-once")
    s.do("add:S:I6", "face:W")
    assert (s.at("I6"), s.at("H6"), s.at("F3")) == ("<!", "n", "")


@pytest.mark.rule("ZT-BIT-17", "ZT-DS3-03")
def test_the_runner_bites_at_once_as_well() -> None:
    there = {"scenario": "brute-and-runner", "arriving": "runner", "round": 2}
    s = adding("classic", "B9 N", bites="at-once", **there)
    s.do("add:runner:A9", "face:E")
    assert (s.at("A9"), bites(s)) == (">!", [("nurse", "wounded")])


@pytest.mark.rule("ZT-BIT-17", "ZT-OP-67")
def test_a_newcomers_bite_can_end_the_game() -> None:
    s = adding("compact", "H6 m", escaped="C", turned="B, L, N, P", bites="at-once")
    s.do("add:S:I6", "face:W")
    assert (s.winner, s.ending) == ("zombies", "all-turned")


@pytest.mark.vector("zombie-terror", "TV-72")
def test_new_zombies_do_not_bite_yet_if_only_activations_do() -> None:
    s = adding("compact", "H6 N", bites="in-activation")
    s.do("add:S:I6", "face:W", "done")
    assert over(s)
    assert (s.at("I6"), s.at("H6"), s.told("bitten")) == ("<", "N", [])
    # next turn, if she stays
    assert [zombie.category for zombie in view(s).zombies] == [1]
    s.do("end")
    assert s.options() == {"activate:I6"}
    s.do("activate:I6")
    assert (s.at("I6"), s.at("H6")) == ("<!", "n")


# -- fields that become allowed ----------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-73")
@pytest.mark.parametrize(("layout", "canal"), [("compact", "J9"), ("classic", "H13")])
def test_the_canal_is_not_an_allowed_field_by_itself(layout: str, canal: str) -> None:
    s = adding(layout, "D11 N", hand_zombies="manhole")
    assert s.refuses(f"add:C:{canal}") == "ZT-ALW-01"
    s.do("play:manhole")
    on_c = COMPACT_C if layout == "compact" else CLASSIC_C
    assert s.options() == {f"add:C:{field}" for field in on_c | {canal}}
    s.do(f"add:C:{canal}", "face:N")
    assert s.zombies == {canal}


@pytest.mark.rule("ZT-ALW-05", "ZT-ALW-06")
def test_a_card_makes_an_allowed_field_for_good() -> None:
    s = adding("compact", "D11 N", hand_zombies="fence", deck="alternative")
    assert s.refuses("add:C:K9") == "ZT-ALW-01"
    s.do("play:fence:K9")
    assert s.targets("add:C:") == COMPACT_C | {"K9"}
    s.do("add:C:A11", "face:N")
    s.do("end", "do:FF")
    assert (view(s).round, view(s).phase) == (2, "adding")
    assert s.targets("add:C:") == COMPACT_C | {"K9"}
