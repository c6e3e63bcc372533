"""Refusals that name the rule of the variant in which they happen."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import game


@pytest.mark.rule("ZT-ADV-10", "ZT-OBP-01", "ZT-OBP-02")
def test_the_advanced_game_refuses_with_its_own_rules() -> None:
    s = game(setup="advanced")
    assert s.refuses("lay:small:F6:flat") == "ZT-ADV-10"
    assert s.refuses("lay:large:A5:flat") == "ZT-OBP-02"
    assert s.refuses("lay:large:L5:flat") == "ZT-OBP-01"


@pytest.mark.rule("ZT-FRE-07", "ZT-FRE-12", "ZT-FRE-13", "ZT-FRE-14")
def test_the_free_set_up_refuses_with_its_own_rules() -> None:
    s = game(setup="free")
    assert s.refuses("lay:bus:E10:N") == "ZT-FRE-07"
    s.do("lay:car:F16:flat")
    assert s.refuses("lay:bus:A10:N") == "ZT-FRE-13"
    assert s.refuses("lay:bus:L10:N") == "ZT-FRE-12"
    assert s.refuses("lay:bus:F13:N") == "ZT-FRE-14"
    s.do("lay:bus:F5:N")
    assert s.refuses("lay:bus:F6:N") == "ZT-FRE-12"


@pytest.mark.rule("ZT-OP-61")
def test_nothing_is_taken_back_alone_once_the_other_is_asked_in_set_up() -> None:
    s = game(setup="advanced")
    s.do("lay:large:F4:flat")
    assert not s.table.may_undo(1)
    s = game()
    s.do(
        *(
            f"place:{who}:{name}1"
            for who, name in zip(
                ("banker", "lumberjack", "child", "mechanic", "nurse"), "ABCDE", strict=True
            )
        )
    )
    assert s.table.may_undo(0)
    s.do("place:policeman:F1")
    assert not s.table.may_undo(0)
