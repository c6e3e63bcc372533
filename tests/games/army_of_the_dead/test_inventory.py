"""What survivors carry: hands, backpack, discarding, reloading (catalogue B5, E4)."""

from __future__ import annotations

import pytest

from .scene import GAME, Heist

# -- slots -----------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-25")
@pytest.mark.rule("AD-INV-05", "AD-EQP-18")
def test_a_grenade_is_good_from_the_backpack_and_a_knife_is_not() -> None:
    heist = Heist().survivor("ann", "A1a", pack=["grenade", "knife"])
    heist.zombies("A1a", shambler=1).turn("ann")
    assert heist.may("attack:2:A1b")
    assert not heist.options("attack:3:")
    assert heist.refuses("attack:3:A1a") == "AD-INV-08"


@pytest.mark.rule("AD-INV-04", "AD-INV-08", "AD-INV-02", "AD-INV-09")
def test_each_hand_takes_any_card_and_both_can_be_used() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["ring-saw", "heavy-machine-gun"])
    heist.zombies("A1a", shambler=1).turn("ann")
    assert heist.may("attack:0:A1a")
    assert heist.may("attack:1:A1a")


@pytest.mark.vector("army-of-the-dead", "AD-TV-21")
@pytest.mark.rule("AD-INV-05", "AD-INV-07")
def test_a_weapon_out_of_the_backpack_costs_an_action_first() -> None:
    heist = Heist().survivor("ann", "A1a", pack=["pistol"]).zombies("A1b", shambler=1)
    heist.turn("ann", 2)
    assert heist.refuses("attack:2:A1b") == "AD-INV-08"
    heist.do("reorganise", "swap:0:2", "done")
    assert heist.carried("ann") == ["pistol", "-", "-", "-", "-"]
    assert heist.told("put") == [
        {"survivor": "ann", "card": "pistol", "place": "hand", "slot": "0"}
    ]
    assert heist.s.turn.actions == 1
    assert heist.may("attack:0:A1b")


@pytest.mark.rule("AD-INV-03", "AD-INV-07")
def test_only_changes_between_hand_and_backpack_are_offered() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"], pack=["pistol", "knife"])
    heist.turn("ann").do("reorganise")
    assert heist.options("swap") == {"swap:0:2", "swap:0:4", "swap:1:2", "swap:1:3"}
    assert heist.ask.facts["left"] == 4


@pytest.mark.rule("AD-TRD-01")
def test_rearranging_ends_after_four_changes() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"], pack=["pistol"]).turn("ann")
    heist.do("reorganise", "swap:0:2", "swap:0:2", "swap:0:2", "swap:0:2")
    assert heist.ask.kind == "action"
    assert heist.carried("ann") == ["knife", "-", "pistol", "-", "-"]


# -- discarding ------------------------------------------------------------------------------


@pytest.mark.rule("AD-INV-06", "AD-OP-066")
def test_a_card_is_discarded_at_no_cost() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"], pack=["pistol"]).turn("ann", 1)
    assert heist.options("discard") == {"discard:0", "discard:2"}
    heist.do("discard:2")
    assert heist.carried("ann") == ["knife", "-", "-", "-", "-"]
    assert heist.s.equipment_discard == ["pistol"]
    assert heist.s.turn.actions == 1
    assert heist.refuses("discard:2") == "AD-INV-01"


@pytest.mark.vector("army-of-the-dead", "AD-TV-24")
@pytest.mark.rule("AD-INV-06", "AD-OP-160")
def test_somebody_discards_in_the_turn_of_another_player() -> None:
    heist = Heist(2).survivor("ann", "A1a").survivor("bob", "A1f", 1, hand=["knife", "pistol"])
    heist.turn("ann").do("drop:bob:1")
    assert (heist.ask.seat, heist.ask.kind) == (1, "drop")
    heist.do("yes")
    assert heist.carried("bob") == ["knife", "-", "-", "-", "-"]
    assert heist.s.equipment_discard == ["pistol"]
    assert (heist.ask.seat, heist.s.turn.actions) == (0, 3)


@pytest.mark.rule("AD-INV-06", "AD-OP-171")
def test_nobody_is_made_to_discard_nor_asked_twice() -> None:
    heist = Heist(2).survivor("ann", "A1a").survivor("bob", "A1f", 1, hand=["knife", "pistol"])
    heist.turn("ann").do("drop:bob:0", "no")
    assert heist.carried("bob") == ["knife", "pistol", "-", "-", "-"]
    assert heist.options("drop") == {"drop:bob:1"}
    assert heist.refuses("drop:bob:0") == "AD-INV-06"
    assert heist.refuses("drop:bob:2") == "AD-INV-01"


@pytest.mark.rule("AD-INV-06")
def test_only_others_who_are_here_can_be_asked_to_discard() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1f", 1, hand=["smg"])
    heist.turn("ann")
    assert heist.refuses("drop:ann:0") == "AD-INV-06"
    assert heist.refuses("drop:zed:0") == "AD-INV-06"
    assert GAME.why_not(heist.s, heist.ask, ("drop", "bob", "0")) is None


@pytest.mark.rule("AD-INV-06")
def test_one_player_with_both_survivors_is_not_asked_for_leave() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1f", hand=["knife"]).turn("ann")
    heist.do("drop:bob:0")
    assert heist.ask.kind == "action"
    assert heist.s.equipment_discard == ["knife"]


@pytest.mark.rule("AD-INV-06", "AD-SRC-08")
def test_one_discards_while_one_rearranges() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["knife"], pack=["smg", "tnt"])
    heist.equipment("pistol").turn("ann").do("search", "keep:1")
    assert heist.options("discard") == {"discard:0", "discard:1", "discard:2", "discard:3"}
    assert heist.refuses("discard:4") == "AD-INV-01"
    heist.do("discard:3", "discard:0", "swap:0:2", "done")
    assert heist.carried("ann") == ["smg", "pistol", "-", "-", "-"]
    assert heist.s.equipment_discard == ["tnt", "knife"]


@pytest.mark.rule("AD-INV-06", "AD-TRD-06")
def test_whoever_was_traded_with_discards_in_the_turn_of_the_other() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["knife"])
    heist.survivor("bob", "A1a", 1, hand=["pistol"]).turn("ann")
    heist.do("trade:bob")
    assert heist.refuses("discard:0") == "AD-INV-07"  # not while it is laid out
    heist.do("swap:ann.0:bob.1", "done", "yes", "discard:0", "done")
    assert heist.carried("bob") == ["-", "knife", "-", "-", "-"]
    assert (heist.ask.seat, heist.s.turn.actions) == (0, 2)


# -- reloading -------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-40")
@pytest.mark.rule("AD-AMM-05", "AD-AMM-06", "AD-OP-077")
def test_a_dry_weapon_fires_again_after_a_magazine_which_is_no_action() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"], pack=["magazine"], dry=("pistol",))
    heist.zombies("A1b", shambler=1).turn("ann", 1)
    assert heist.refuses("attack:0:A1b") == "AD-AMM-05"
    heist.do("reload:2:0")
    assert heist.carried("ann") == ["pistol", "-", "-", "-", "-"]
    assert heist.s.equipment_discard == ["magazine"]
    assert heist.s.turn.actions == 1
    assert heist.may("attack:0:A1b")


@pytest.mark.vector("army-of-the-dead", "AD-TV-161")
@pytest.mark.rule("AD-AMM-08", "AD-AMM-06")
def test_two_symbols_in_one_roll_take_one_magazine() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["heavy-machine-gun"], pack=["magazine"])
    heist.zombies("A1b", shambler=1).turn("ann")
    heist.roll(2, 2, 1, 1).do("attack:0:A1b")
    assert heist.refuses("attack:0:A1b") == "AD-AMM-05"
    heist.do("reload:2:0")
    assert heist.may("attack:0:A1b")


@pytest.mark.rule("AD-OP-077")
def test_a_magazine_restores_exactly_one_weapon_in_hand_or_backpack() -> None:
    heist = Heist().survivor(
        "ann", "A1a", hand=["pistol", "magazine"], pack=["smg"], dry=("pistol", "smg")
    )
    heist.turn("ann")
    assert heist.options("reload") == {"reload:1:0", "reload:1:2"}
    assert all(GAME.why_not(heist.s, heist.ask, option) is None for option in heist.ask.options)
    heist.do("reload:1:2")
    assert [gear is not None and gear.dry for gear in heist.who("ann").gear[:3]] == [
        True,
        False,
        False,
    ]
    assert heist.refuses("reload:1:0") == "AD-AMM-06"


@pytest.mark.rule("AD-OP-077")
def test_a_magazine_is_for_ones_own_turn_and_a_dry_weapon() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol", "magazine"], dry=("pistol",))
    heist.survivor("bob", "A1a", hand=["pistol", "magazine"])
    heist.turn("ann", 1, own=False)
    assert heist.refuses("reload:1:0") == "AD-OP-077"
    heist.turn("bob")
    why = {option: heist.why_not(option) for option in ("reload:1:0", "reload:0:0", "reload:1:4")}
    assert {option: reason and reason.key for option, reason in why.items()} == {
        "reload:1:0": "not-dry",
        "reload:0:0": "no-magazine",
        "reload:1:4": "not-dry",
    }


@pytest.mark.rule("AD-OP-078")
def test_a_dry_weapon_stays_dry_in_any_inventory() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"], dry=("pistol",))
    heist.survivor("bob", "A1a").turn("ann")
    heist.do("trade:bob", "swap:ann.0:bob.2", "swap:bob.0:bob.2", "done")
    gear = heist.who("bob").gear[0]
    assert gear is not None
    assert (gear.card, gear.dry) == ("pistol", True)


@pytest.mark.rule("AD-OP-078")
def test_a_discarded_weapon_comes_back_loaded() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["pistol"], dry=("pistol",)).turn("ann")
    heist.do("discard:0")
    heist.roll(["pistol"]).do("search", "keep:0", "done")
    gear = heist.who("ann").gear[0]
    assert gear is not None
    assert (gear.card, gear.dry) == ("pistol", False)
