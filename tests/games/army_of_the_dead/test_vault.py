"""The vault tile (catalogue A9)."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.games.army_of_the_dead.cards import Bonus, Specialisation, VaultCard, library
from overrun.games.army_of_the_dead.state import Vault

from .scene import Heist

TRAPS, DOOR, HALL, STREET = "A1t", "A1v", "A1f", "A1s"
"""On tile V1: the trap zone, the vault behind its door, the guard room beside it, the street."""


def vault(bonuses: dict[Specialisation, Bonus] | None = None, **sheet: Any) -> Heist:
    """A board with a vault, whose card gives these bonuses."""
    library().vault["traps"] = VaultCard("traps", bonuses or {})
    heist = Heist(board=[["V1"]], start=["A1d"], **sheet)
    heist.s.vault = Vault("traps")
    return heist


def attempt(bonus: Bonus | None = None, *helpers: str) -> Heist:
    """Ann in the trap zone, and mechanics who help with this bonus."""
    heist = vault({"mechanic": bonus} if bonus else {}).survivor("ann", TRAPS)
    for id in helpers:
        heist.survivor(id, TRAPS, specialisations=("mechanic",))
    return heist.turn("ann", 9)


def dice(heist: Heist) -> list[str]:
    shown = heist.ask.facts["dice"]
    assert isinstance(shown, list)
    return shown


def cleared(heist: Heist) -> bool:
    assert heist.s.vault is not None
    return heist.s.vault.cleared


# -- the card --------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-117")
@pytest.mark.rule("AD-SET-31", "AD-VLT-04")
def test_the_card_is_turned_when_somebody_first_enters() -> None:
    heist = vault().survivor("ann", HALL).survivor("bob", HALL).turn("ann")
    assert heist.view().vault is not None
    assert "traps'" not in str(heist.view().vault)
    heist.do(f"move:{TRAPS}")
    assert heist.told("vault-revealed") == [{"card": "traps"}]
    assert "traps'" in str(heist.view().vault)
    heist.turn("bob").do(f"move:{TRAPS}")
    assert heist.told("vault-revealed") == []  # of this turn


@pytest.mark.rule("AD-OP-048", "AD-VLT-04")
def test_a_companion_turns_it_too() -> None:
    # the one who is pulled out of danger has no leader
    heist = vault().survivor("ann", TRAPS, skills=["lifesaver"]).companion("kid", HALL)
    heist.zombies(HALL, shambler=1).turn("ann")
    assert heist.s.vault is not None
    heist.s.vault.revealed = False
    heist.do(f"lifesaver:{HALL}", "pull:kid")
    assert heist.s.vault.revealed


# -- the challenge ---------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-19")
@pytest.mark.rule(
    "AD-VLT-02", "AD-VLT-04", "AD-VLT-05", "AD-VLT-07", "AD-VLT-11", "AD-VLT-12", "AD-VLT-13",
    "AD-VLT-16", "AD-VLT-17", "AD-VLT-25", "AD-VLT-26", "AD-SPC-05", "AD-SPC-08",
)  # fmt: skip
def test_guzman_cruz_and_dieter_at_the_vault() -> None:
    heist = vault({"mechanic": "one-or-other"})
    heist.survivor("guzman", HALL, hand=["knife"], specialisations=("tough",))
    heist.survivor("cruz", TRAPS, specialisations=("mechanic",))
    heist.survivor("dieter", TRAPS, specialisations=("safecracker",))
    heist.turn("guzman").do(f"move:{TRAPS}")
    heist.roll(2, 4, 5, 5, 6).do("challenge")
    assert heist.s.turn.actions == 0
    heist.do("hold:0", "hold:1", "hold:2")
    heist.roll(3, 2).do("roll")
    assert dice(heist) == ["2", "4", "5", "3", "2"]
    heist.do("hold:3", "bonus:cruz:one-or-other", "turn:4:1")
    assert cleared(heist)
    assert heist.ask.kind == "action"
    assert heist.turn("cruz").refuses("open-vault") == "AD-VLT-02"
    assert heist.turn("guzman").refuses("open-vault") == "AD-VLT-02"
    heist.turn("dieter", 2).do("open-vault")
    assert heist.s.vault is not None
    assert heist.s.vault.open
    assert heist.s.turn.actions == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-93")
@pytest.mark.rule("AD-VLT-05", "AD-PPH-05", "AD-OP-049")
def test_one_action_is_not_enough_with_free_ones_neither() -> None:
    heist = vault().survivor("ann", TRAPS).turn("ann", 1, combat=1, search=1)
    assert heist.refuses("challenge") == "AD-PPH-05"


@pytest.mark.rule("AD-VLT-28", "AD-VLT-11", "AD-OP-042")
def test_setting_dice_aside_costs_nothing_and_is_for_this_attempt_alone() -> None:
    heist = attempt().roll(1, 2, 2, 2, 2).do("challenge")
    assert heist.s.turn.actions == 7
    heist.do("hold:0", "hold:1")
    assert (heist.s.turn.actions, heist.ask.facts["held"]) == (7, ["0", "1"])
    heist.roll(2, 2, 2).do("roll").roll(2, 2, 2).do("roll")
    assert heist.s.turn.actions == 7
    assert heist.ask.kind == "action"  # the third roll was the last
    heist.roll(6, 6, 6, 6, 1).do("challenge")
    assert (heist.s.turn.actions, heist.ask.facts["held"]) == (5, [])


@pytest.mark.rule("AD-VLT-06")
def test_one_must_be_in_the_trap_zone() -> None:
    assert vault().survivor("ann", HALL).turn("ann").refuses("challenge") == "AD-VLT-06"


@pytest.mark.rule("AD-OP-046")
def test_zombies_do_not_matter_and_nobody_hears_it() -> None:
    heist = vault().survivor("ann", TRAPS).zombies(TRAPS, shambler=1).sleepers(TRAPS, 2)
    heist.noise(STREET).turn("ann").roll(1, 2, 3, 4, 5).do("challenge")
    assert cleared(heist)
    assert (heist.noisy_zone, heist.shamblers(TRAPS)) == (STREET, 1)


@pytest.mark.vector("army-of-the-dead", "AD-TV-88")
@pytest.mark.rule("AD-VLT-10", "AD-VLT-18")
def test_the_two_straights() -> None:
    heist = attempt().roll(6, 3, 2, 5, 4).do("challenge")
    assert cleared(heist)
    heist = attempt("one-or-other", "bob").roll(1, 2, 3, 4, 6).do("challenge")
    assert not cleared(heist)
    heist.do("bonus:bob:one-or-other", "turn:4:5")
    assert cleared(heist)


@pytest.mark.rule("AD-VLT-08", "AD-VLT-09", "AD-VLT-14", "AD-VLT-15", "AD-OP-042")
def test_five_dice_three_rolls_then_it_has_failed_and_may_be_tried_again() -> None:
    heist = attempt()
    heist.roll(1, 1, 1, 1, 1).do("challenge", "hold:0")
    heist.roll(1, 1, 1, 1).do("roll")
    heist.roll(1, 1, 1, 1).do("roll")
    assert heist.ask.kind == "action"
    assert heist.told("challenge-failed") == [{"survivor": "ann"}]
    assert heist.s.turn.actions == 7
    heist.roll(1, 2, 3, 4, 5).do("challenge")  # all five are rolled anew
    assert cleared(heist)
    assert heist.refuses("challenge") == "AD-VLT-03"


@pytest.mark.rule("AD-OP-044", "AD-VLT-11", "AD-VLT-12")
def test_a_die_that_was_set_aside_stays() -> None:
    heist = attempt().roll(2, 2, 6, 6, 6).do("challenge", "hold:0")
    assert heist.ask.facts["held"] == ["0"]
    assert heist.options("hold") == {"hold:1", "hold:2"}  # of alike dice, one is offered
    heist.roll(1, 1, 1, 1).do("roll")
    assert dice(heist) == ["2", "1", "1", "1", "1"]
    heist.do("hold:1", "hold:2", "hold:3", "hold:4")
    assert heist.ask.kind == "action"  # there is nothing left to roll


@pytest.mark.rule("AD-OP-047", "AD-SKL-17")
def test_the_lucky_roll_the_loose_dice_once_more_without_using_up_a_roll() -> None:
    heist = vault().survivor("ann", TRAPS, skills=["lucky"]).turn("ann")
    heist.roll(1, 1, 1, 1, 1).do("challenge", "hold:0")
    heist.roll(6, 6, 6, 6).do("lucky")
    assert (dice(heist), heist.ask.facts["rolls"]) == (["1", "6", "6", "6", "6"], 2)
    assert not heist.may("lucky")
    heist.roll(2, 3, 4, 6).do("roll")
    assert not heist.may("lucky")
    heist.do("hold:1", "hold:2", "hold:3").roll(5).do("roll")
    assert cleared(heist)


# -- bonuses ---------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-17")
@pytest.mark.vector("army-of-the-dead", "AD-TV-89")
@pytest.mark.rule("AD-VLT-10", "AD-VLT-18", "AD-VLT-19")
def test_one_up_or_down_but_never_round() -> None:
    heist = attempt("one-or-other", "bob").roll(3, 6, 1, 4, 4).do("challenge")
    heist.do("bonus:bob:one-or-other")
    assert heist.options() == {
        "turn:0:2", "turn:0:4", "turn:1:5", "turn:2:2", "turn:3:3", "turn:3:5", "turn:4:3",
        "turn:4:5",
    }  # fmt: skip
    heist = attempt("one-or-other", "bob").roll(3, 4, 5, 6, 1).do("challenge")
    heist.do("bonus:bob:one-or-other", "turn:4:2")
    assert cleared(heist)


@pytest.mark.vector("army-of-the-dead", "AD-EX-18")
@pytest.mark.rule("AD-VLT-20", "AD-VLT-21")
def test_one_up_and_another_down_both_or_nothing() -> None:
    heist = attempt("one-and-other", "bob").roll(5, 2, 1, 2, 6).do("challenge")
    heist.do("bonus:bob:one-and-other")
    assert "turn:4:7" not in heist.options()
    heist.do("turn:1:3")
    assert heist.ask.kind == "turn-die"  # the other half is due
    assert heist.options() == {"turn:0:4", "turn:3:1", "turn:4:5"}  # a different die, and no 1
    heist.do("turn:0:4")
    assert dice(heist) == ["4", "3", "1", "2", "6"]


@pytest.mark.rule("AD-VLT-21")
def test_where_no_die_can_be_lowered_the_double_bonus_is_of_no_use() -> None:
    heist = attempt("one-and-other", "bob").roll(1, 1, 1, 1, 2).do("challenge")
    heist.do("bonus:bob:one-and-other")
    assert "turn:4:3" not in heist.options()  # nothing else could go down
    heist = attempt("one-and-other", "bob").roll(1, 1, 1, 1, 1).do("challenge")
    assert not heist.options("bonus")


@pytest.mark.vector("army-of-the-dead", "AD-TV-124")
@pytest.mark.rule("AD-VLT-08", "AD-VLT-09", "AD-VLT-22", "AD-VLT-27")
def test_a_die_is_set_and_the_rest_of_the_rolls_not_needed() -> None:
    heist = attempt("set", "bob").roll(1, 2, 3, 4, 4).do("challenge")
    heist.do("bonus:bob:set")
    assert {f"turn:0:{value}" for value in range(2, 7)} <= heist.options()
    heist.do("turn:4:5")
    assert cleared(heist)
    assert heist.ask.kind == "action"


@pytest.mark.vector("army-of-the-dead", "AD-TV-90")
@pytest.mark.rule("AD-VLT-14", "AD-VLT-15", "AD-VLT-23")
def test_a_fourth_roll_and_then_the_end() -> None:
    heist = attempt("extra-roll", "bob")
    heist.roll(1, 1, 1, 1, 1).do("challenge").roll(1, 1, 1, 1, 1).do("roll")
    heist.roll(1, 1, 1, 1, 1).do("roll")
    assert not heist.may("roll")
    heist.do("bonus:bob:extra-roll", "hold:0").roll(6, 6, 6, 6).do("roll")
    assert heist.ask.kind == "action"
    assert not cleared(heist)
    assert heist.s.vault is not None
    assert heist.turn("bob", 2).may("challenge")


@pytest.mark.rule("AD-OP-170")
def test_never_more_than_four_rolls_nor_six_dice() -> None:
    heist = attempt("extra-roll", "bob", "cid")
    heist.roll(1, 1, 1, 1, 1).do("challenge").do("bonus:bob:extra-roll")
    assert not heist.options("bonus:cid")
    for _ in range(3):
        heist.roll(1, 1, 1, 1, 1).do("roll")
    assert heist.ask.kind == "action"
    heist = attempt("extra-die", "bob", "cid").do("challenge")
    heist.roll(1, 1, 1, 1, 1, 1).do("bonus:bob:extra-die")
    assert len(dice(heist)) == 6
    assert not heist.options("bonus")


@pytest.mark.vector("army-of-the-dead", "AD-TV-91")
@pytest.mark.rule("AD-VLT-24", "AD-OP-043")
def test_a_sixth_die_declared_before_the_first_roll() -> None:
    heist = attempt("extra-die", "bob", "cid").do("challenge")
    heist.roll(1, 2, 3, 4, 5, 5).do("bonus:bob:extra-die")
    assert cleared(heist)
    heist = attempt("extra-die", "bob").do("challenge")
    heist.roll(1, 2, 3, 4, 4).do("roll")
    assert not heist.options("bonus")  # too late


@pytest.mark.rule("AD-OP-043", "AD-VLT-16")
def test_each_specialist_helps_once_in_an_attempt_on_any_die() -> None:
    heist = attempt("one-or-other", "bob", "cid").roll(1, 1, 3, 4, 6).do("challenge")
    heist.do("hold:0", "bonus:bob:one-or-other", "turn:0:2")  # a die that was set aside
    assert heist.options("bonus") == {"bonus:cid:one-or-other"}
    heist.do("bonus:cid:one-or-other", "turn:4:5")
    assert cleared(heist)


@pytest.mark.rule("AD-VLT-16", "AD-OP-043", "AD-OP-048", "AD-VLT-07")
def test_who_may_help() -> None:
    heist = vault({"mechanic": "set"}).survivor("ann", TRAPS, specialisations=("mechanic",))
    heist.survivor("near", HALL, specialisations=("mechanic",))
    heist.survivor("far", STREET, specialisations=("mechanic",))
    heist.survivor("other", TRAPS, specialisations=("pilot",))
    heist.companion("kid", TRAPS, "other", specialisations=("mechanic",))
    heist.turn("ann").roll(1, 1, 1, 1, 1).do("challenge")
    assert heist.options("bonus") == {"bonus:ann:set", "bonus:near:set", "bonus:kid:set"}


@pytest.mark.rule("AD-OP-043", "AD-SPC-09")
def test_with_two_specialisations_on_the_card_one_chooses() -> None:
    heist = vault({"mechanic": "set", "pilot": "extra-roll"})
    heist.survivor("ann", TRAPS, specialisations=("mechanic", "pilot"))
    heist.turn("ann").roll(1, 1, 1, 1, 1).do("challenge")
    assert heist.options("bonus") == {"bonus:ann:set", "bonus:ann:extra-roll"}
    heist.do("bonus:ann:extra-roll")
    assert heist.ask.facts["rolls"] == 3
    assert not heist.options("bonus")


# -- the door --------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-92")
@pytest.mark.rule("AD-VLT-01", "AD-VLT-02", "AD-VLT-03", "AD-VLT-25", "AD-OP-045")
def test_a_safecracker_opens_the_door_after_the_traps() -> None:
    heist = vault().survivor("dieter", TRAPS, specialisations=("safecracker",))
    heist.survivor("cruz", TRAPS, specialisations=("mechanic",))
    heist.survivor("rook", HALL, specialisations=("safecracker",)).turn("dieter", 9)
    assert heist.refuses("open-vault") == "AD-VLT-03"
    assert heist.refuses(f"move:{DOOR}") == "AD-MOV-01"
    heist.roll(1, 2, 3, 4, 5).do("challenge")
    assert heist.turn("cruz").refuses("open-vault") == "AD-VLT-02"
    assert heist.turn("rook").refuses("open-vault") == "AD-OP-045"
    heist.turn("dieter", 9).do("open-vault")
    assert heist.s.turn.actions == 8
    assert heist.may(f"move:{DOOR}")
    assert heist.refuses("open-vault") == "AD-VLT-25"


@pytest.mark.rule("AD-VLT-01")
def test_without_a_vault_there_is_nothing_to_try() -> None:
    heist = Heist().survivor("ann", "A1a", specialisations=("safecracker",)).turn("ann")
    assert heist.refuses("challenge") == "AD-VLT-01"
    assert heist.refuses("open-vault") == "AD-VLT-01"
