"""What cards do to action dice."""

from __future__ import annotations

import pytest

from .carrying import card, carry, why_not
from .conftest import AddCards
from .scene import Scene


def test_one_die_is_rolled_again(add_cards: AddCards) -> None:
    card(add_cards, 'do = "reroll"')
    assert why_not(Scene()) == ("LN-ACT-01", "no-unused-dice")
    scene = Scene().dice(0, 2, 2, 5).roll(6)
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.options() == {"die:2", "die:5"}  # equal dice are one option
    assert scene.do("die:2").s.players[0].dice == [2, 5, 6]
    assert scene.told("die-rerolled") == [{"seat": 0, "die": 2, "to": 6}]


def test_all_dice_are_rolled_again(add_cards: AddCards) -> None:
    card(add_cards, 'do = "reroll", all = true')
    scene = carry(Scene().dice(0, 1, 1, 4).roll(4, 6, 2))
    assert scene.s.players[0].dice == [2, 4, 6]
    assert scene.idle


def test_a_die_rises_to_six_at_most(add_cards: AddCards) -> None:
    card(add_cards, 'do = "raise", by = 3')
    assert why_not(Scene()) == ("OP-82", "no-die-below-six")
    assert why_not(Scene().dice(0, 6, 6)) == ("OP-82", "no-die-below-six")
    scene = Scene().dice(0, 2, 4, 6)
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.options() == {"die:2", "die:4"}
    assert scene.do("die:4").s.players[0].dice == [2, 6, 6]


def test_a_die_is_turned_to_any_other_value(add_cards: AddCards) -> None:
    card(add_cards, 'do = "set-die"')
    assert why_not(Scene()) == ("LN-ACT-01", "no-unused-dice")
    assert carry(Scene()).idle
    scene = carry(Scene().dice(0, 3, 5)).do("die:5")
    assert scene.options() == {f"value:{face}" for face in (1, 2, 3, 4, 6)}
    assert scene.do("value:1").s.players[0].dice == [1, 3]


def test_more_dice_are_rolled(add_cards: AddCards) -> None:
    card(add_cards, 'do = "gain-die", count = 2')
    scene = carry(Scene().dice(0, 3).roll(5, 1))
    assert scene.s.players[0].dice == [1, 3, 5]
    assert [told["die"] for told in scene.told("die-gained")] == [5, 1]


@pytest.mark.rule("LN-ACT-01")
def test_dice_are_used_up_without_an_action(add_cards: AddCards) -> None:
    card(add_cards, 'do = "lose-die", count = 2')
    scene = Scene().dice(0, 3)
    assert why_not(scene) == ("LN-ACT-01", "no-unused-dice")
    scene.dice(0, 3, 4, 6)
    assert why_not(scene) is None
    scene = carry(scene).do("die:3", "die:6")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([4], [3, 6])


def test_a_used_die_comes_back(add_cards: AddCards) -> None:
    card(add_cards, 'do = "recover-die"')
    scene = Scene().dice(0, 4)
    assert why_not(scene) == ("OP-82", "no-used-die")
    assert carry(scene).s.players[0].dice == [4]
    scene = Scene().dice(0, 4)
    scene.s.players[0].used = [1, 6]
    assert why_not(scene) is None
    scene = carry(scene.roll(2))
    assert (scene.s.players[0].dice, len(scene.s.players[0].used)) == ([2, 4], 1)
