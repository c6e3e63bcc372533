"""The zombie turn: its phases, and how many zombies act in it (sections 14 and 15)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import Scene, categories, movement, scene, view


def events(s: Scene) -> list[str]:
    """The names of everything that was told, in order."""
    return [event.name for event in s.table.heard(None)]


# -- phases ------------------------------------------------------------------------------------


@pytest.mark.rule("ZT-ZTN-01")
def test_zombies_move_then_come_then_tidy_up() -> None:
    s = scene(
        """
           A B C D
        3  + . . C
        2  + . . .
        1  > n . .
        """,
        turn="zombies",
    )
    # the bite was forced and is done; the phase of adding waits for the first choice
    assert s.told("bitten") == [{"human": "nurse", "effect": "dead", "field": "A1", "at": "B1"}]
    assert view(s).phase == "adding"
    assert s.options() == {"add:S:A2", "add:S:A3"}
    s.do("add:S:A3", "face:N")
    assert view(s).phase == "tidying"
    assert (s.ask.kind, s.ask.facts["field"]) == ("facing", "B1")
    s.do("face:S")
    assert (s.ask.seat, s.ask.kind, view(s).round) == (0, "human-action", 2)
    order = [name for name in events(s) if name in ("bitten", "zombie-placed", "turned")]
    assert order == ["bitten", "zombie-placed", "turned", "zombie-placed"]


@pytest.mark.vector("zombie-terror", "TV-119")
def test_the_marker_moves_before_any_zombie_can_be_selected() -> None:
    s = scene(
        """
           A B C
        3  > . .
        2  . . .
        1  N . >
        """,
        terror=4,
    )
    assert view(s).terror == 4
    s.do("end")
    assert (s.ask.kind, s.options()) == ("zombie-action", {"activate:A3", "activate:C1"})
    assert view(s).terror == 3
    assert events(s) == ["human-turn-ended", "terror"]
    s.do("activate:A3", "do:FF")
    assert s.ask.seat == 0
    assert view(s).terror == 3  # once a turn, and only in its first phase
    assert events(s).index("terror") < events(s).index("zombie-moved")


@pytest.mark.rule("ZT-ZTN-03")
def test_without_an_emptied_pool_there_is_no_terror_phase() -> None:
    s = scene(
        """
           A B C D
        3  + + + +
        2  # # # #
        1  N . . .
        """,
        pool=4,
    )
    for _ in range(3):
        s.do("end")
        while s.ask.seat == 1:
            s.table.answer(1, s.ask.number, s.ask.options[0])
    assert view(s).round == 4
    assert view(s).pool == 1
    assert view(s).terror is None
    assert "terror" not in events(s)


# -- how many act ------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "EX-03")
@pytest.mark.rule("ZT-OP-17")
def test_fewer_zombies_than_the_quota() -> None:
    s = movement(
        """
           A B C D E F G
        5  > . . . . . .
        4  . . . . . . .
        3  > . . . . . <
        2  . . . . . . .
        1  . B C M N P .
        """,
        escaped="L",
        activated="banker, child, mechanic",
    )
    everyone = {"A3", "A5", "G3"}
    assert s.targets("activate:") == everyone
    s.do("activate:A5", "do:FF")
    assert s.targets("activate:") == {"A3", "G3"}
    s.do("activate:G3", "do:LF")
    assert s.targets("activate:") == {"A3"}
    s.do("activate:A3", "do:RF")
    # every zombie has acted once, and nobody is asked for a fourth
    assert s.zombies == {"C5", "G2", "A2"}
    assert all(zombie.activated for zombie in view(s).zombies)
    assert view(s).phase == "adding"
    # the number was 3 + 1 = 4, the quota min(4, 3) = 3
    assert (view(s).moved, view(s).quota) == (3, 3)


@pytest.mark.vector("zombie-terror", "TV-33")
def test_without_an_activated_human_one_zombie_acts() -> None:
    s = movement(
        """
           A B C D E
        3  > . . . .
        2  . . . . .
        1  < . . . >
        """
    )
    assert view(s).quota == 1
    assert categories(s) == {"A3": 3, "A1": 3, "E1": 3}
    assert s.options() == {"activate:A3", "activate:A1", "activate:E1"}
    assert s.refuses("done") == "ZT-ACT-01"
    s.do("activate:A3", "do:FF")
    assert s.options() == {"done"}
    assert s.refuses("activate:A1") == "ZT-ACT-07"


@pytest.mark.rule("ZT-ACT-01", "ZT-ACT-02", "ZT-ACT-10")
def test_the_number_counts_the_humans_of_this_round_only() -> None:
    s = scene(
        """
           A B C D E
        4  > . . . .
        3  > . . . .
        2  > . . . .
        1  N . P . .
        """
    )
    s.do("move:nurse:B1", "move:nurse:A1", "rest:nurse", "move:policeman:D1", "end")
    assert view(s).quota == 3  # two humans, who spent three AP between them
    s.do("activate:A4", "do:FF", "activate:A3", "do:FF", "do:FF")
    assert (s.ask.kind, view(s).round) == ("human-action", 2)
    assert s.zombies == {"C4", "C3", "C2"}
    s.do("end")
    assert view(s).quota == 1
    s.do("activate:C4", "do:FF")
    assert (s.ask.kind, view(s).round) == ("human-action", 3)


@pytest.mark.rule("ZT-ACT-07", "ZT-ACT-05")
def test_only_a_card_lets_more_zombies_act() -> None:
    s = scene(
        """
           A B C D E
        4  > . . . .
        3  > . . . .
        2  > . . . .
        1  > . . . .
        """,
        turn="movement",
        activated=1,
        hand_zombies="frenzy, horde",
    )
    s.do("activate:A4", "do:FF", "activate:A3", "do:FF")
    assert s.options() == {"done", "play:frenzy"}
    assert s.refuses("activate:A2") == "ZT-ACT-07"
    s.do("play:frenzy")
    assert view(s).quota == 4
    assert s.options() == {"activate:A2", "activate:A1"}
    s.do("activate:A2", "do:FF")
    assert s.zombies == {"C4", "C3", "C2", "A1"}
    s.do("activate:A1", "do:FF")
    assert s.zombies == {"C4", "C3", "C2", "C1"}
    assert view(s).phase == "adding"


@pytest.mark.rule("ZT-ACT-09")
def test_a_card_played_on_a_human_does_not_raise_the_number() -> None:
    s = scene(
        """
           A B C D E
        3  > . . . .
        2  > . . . .
        1  c . . . .
        """,
        hand_humans="first-aid, decoy",
    )
    s.do("play:first-aid:child", "end")
    assert s.at("A1") == "C"
    assert view(s).quota == 1
    s.do("activate:A3", "do:FF")
    assert (s.ask.kind, view(s).round) == ("human-action", 2)
    assert s.zombies == {"C3", "A2"}


@pytest.mark.vector("zombie-terror", "TV-61")
def test_without_zombies_there_is_no_movement() -> None:
    s = scene(
        """
           A B C
        2  + . +
        1  N . .
        """,
        turn="zombies",
        pool=20,
        activated=4,
    )
    assert events(s) == []
    assert view(s).phase == "adding"
    assert s.options() == {"add:S:A2", "add:S:C2"}


@pytest.mark.vector("zombie-terror", "TV-58")
def test_every_zombie_acts_once() -> None:
    s = movement(
        """
           A B C
        1  >! N <
        """,
        activated=1,
        moved=1,
    )
    assert view(s).quota == 2
    assert s.options() == {"activate:C1"}
    assert s.refuses("activate:A1") == "ZT-ACT-05"
    s.do("activate:C1")
    # both are flipped, and look where they looked; A1 faces the Nurse and is not asked again
    assert (s.at("A1"), s.at("C1")) == (">!", "<!")
    assert s.at("B1") == "n"
    assert view(s).phase == "adding"


@pytest.mark.vector("zombie-terror", "TV-126")
@pytest.mark.parametrize(
    ("way", "ends"),
    [
        ("FF", ("C3", ">!")),
        ("FL", ("B3", "^!")),
        ("FR", ("B3", "v!")),
        ("LF", ("A4", "^!")),
        ("RF", ("A2", "v!")),
    ],
)
def test_free_activations_fill_the_quota(way: str, ends: tuple[str, str]) -> None:
    s = movement(
        """
           A B C D E
        4  . . . . .
        3  > . . . .
        2  . . . . .
        1  . . > B .
        """,
        activated=1,
    )
    assert view(s).quota == 2
    assert s.options() == {"activate:C1"}
    assert s.refuses("activate:A3") == "ZT-MAN-02"
    s.do("activate:C1")
    assert (s.at("C1"), view(s).briefcase, view(s).moved) == (">!", False, 1)
    assert s.options() == {"activate:A3"}
    assert s.refuses("done") == "ZT-ACT-01"
    s.do("activate:A3")
    assert s.options() == {"do:FF", "do:FL", "do:FR", "do:LF", "do:RF"}
    for more_than_two in ("do:FFF", "do:FFL", "do:LFF"):
        assert s.refuses(more_than_two) == "ZT-ZAC-02"
    for less in ("do:F", "do:L", "do:-"):
        assert s.refuses(less) == "ZT-FAP-01"
    s.do(f"do:{way}")
    field, pawn = ends
    assert s.at(field) == pawn
    assert s.zombies == {"C1", field}
    assert (view(s).moved, view(s).phase) == (2, "adding")


@pytest.mark.rule("ZT-ACT-03")
def test_an_activation_is_finished_before_the_next() -> None:
    s = movement(
        """
           A B C
        3  > . .
        2  . . .
        1  > . .
        """,
        activated=1,
    )
    s.do("activate:A3")
    assert all(option.startswith("do:") for option in s.options())
    s.refuses("activate:A1")
    s.refuses("done")
    s.do("do:FF")
    assert s.at("C3") == ">!"
    assert s.options() == {"activate:A1"}


@pytest.mark.rule("ZT-ACT-10", "ZT-DC-12")
def test_frenzy_is_forgotten_when_the_round_ends() -> None:
    s = scene(
        """
           A B C D E
        5  ^ . ^ . ^
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  N . . . .
        """,
        turn="movement",
        hand_zombies="frenzy",
    )
    s.do("play:frenzy")
    assert view(s).quota == 3
    while s.ask.kind != "human-action":
        s.do(min(s.options()))
    assert (view(s).owed, view(s).moved) == (1, 0)
