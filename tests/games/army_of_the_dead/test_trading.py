"""Reorganise and trade (catalogue D4)."""

from __future__ import annotations

import pytest

from .scene import GAME, Heist, person


@pytest.mark.rule("AD-TRD-01")
def test_the_inventory_is_rearranged_in_any_way_with_one_action() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife", "pistol"], pack=["katana", "smg", "tnt"])
    heist.turn("ann").do("reorganise", "swap:0:2", "swap:1:3", "done")
    assert heist.carried("ann") == ["katana", "smg", "knife", "pistol", "tnt"]
    assert heist.s.turn.actions == 2


@pytest.mark.rule("AD-TRD-01")
def test_empty_hands_have_nothing_to_reorganise() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").turn("ann")
    assert heist.refuses("reorganise") == "AD-TRD-01"
    assert heist.refuses("trade:bob") == "AD-TRD-02"


@pytest.mark.vector("army-of-the-dead", "AD-TV-22")
@pytest.mark.rule("AD-TRD-02", "AD-TRD-04", "AD-TRD-06")
def test_a_trade_has_one_partner_who_rearranges_for_free() -> None:
    heist = Heist(3).survivor("ann", "A1a", hand=["knife"])
    heist.survivor("bob", "A1a", 1, hand=["pistol"], pack=["smg"])
    heist.survivor("cid", "A1a", 2, hand=["katana"])
    heist.turn("ann").do("trade:bob")
    assert not any("cid" in option for option in heist.options())
    heist.do("swap:ann.0:bob.0", "done", "yes")
    assert (heist.ask.seat, heist.ask.facts["survivor"]) == (1, "bob")
    heist.do("swap:0:2", "done")
    assert heist.carried("ann") == ["pistol", "-", "-", "-", "-"]
    assert heist.carried("bob") == ["smg", "-", "knife", "-", "-"]
    assert (heist.ask.kind, heist.s.turn.actions) == ("action", 2)
    heist.do("trade:cid", "swap:ann.1:cid.0", "done", "yes")
    assert heist.carried("ann") == ["pistol", "katana", "-", "-", "-"]
    assert heist.s.turn.actions == 1


@pytest.mark.rule("AD-TRD-07", "AD-TRD-02")
def test_one_may_give_everything_for_nothing() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife", "pistol"]).survivor("bob", "A1a")
    heist.turn("ann").do("trade:bob", "swap:ann.0:bob.0", "swap:ann.1:bob.1", "done")
    assert heist.carried("ann") == ["-"] * 5
    assert heist.carried("bob") == ["knife", "pistol", "-", "-", "-"]


@pytest.mark.vector("army-of-the-dead", "AD-TV-23")
@pytest.mark.rule("AD-TRD-07", "AD-TRD-08", "AD-OP-168")
def test_without_the_partners_leave_nothing_changes_hands() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["knife"], pack=["smg"])
    heist.survivor("bob", "A1a", 1, hand=["pistol"])
    heist.turn("ann").do("trade:bob", "swap:ann.0:bob.1", "swap:ann.2:bob.3", "done")
    assert (heist.ask.seat, heist.ask.kind) == (1, "agree")
    heist.do("no")
    assert not any("bob" in option for option in heist.options())
    heist.do("swap:0:2", "done")  # the action is good for reorganising still
    assert heist.carried("ann") == ["smg", "-", "knife", "-", "-"]
    assert heist.carried("bob") == ["pistol", "-", "-", "-", "-"]
    assert heist.s.turn.actions == 2


@pytest.mark.rule("AD-TRD-08")
def test_the_partner_agrees_to_the_exchange_as_it_is_laid_out() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["knife"], pack=["smg", "smg"], tokens=["yellow"])
    heist.survivor("bob", "A1a", 1, hand=["pistol", "katana"]).companion("kid", "A1a", "bob")
    heist.survivor("vesna", "A1f").personal("vesna").turn("ann")
    heist.do("trade:bob", "swap:ann.2:bob.1", "swap:ann.3:bob.2", "swap:ann.3:bob.2")
    assert (heist.ask.seat, heist.ask.kind) == (0, "arrange")  # it is not finished yet
    heist.do("swap:ann.3:bob.3", "hand:yellow:bob", "lead:kid:ann", "done")
    assert (heist.ask.seat, heist.ask.kind) == (1, "agree")
    assert {name: heist.ask.facts[name] for name in ("gets", "gives", "gets_tokens")} == {
        "gets": ["smg", "smg"], "gives": ["katana"], "gets_tokens": ["yellow"],
    }  # fmt: skip
    assert heist.ask.facts["gives_people"] == ["kid"]
    heist.do("yes", "done")
    assert heist.carried("ann") == ["knife", "-", "katana", "-", "-"]
    assert heist.carried("bob") == ["pistol", "smg", "-", "smg", "-"]
    assert heist.told("trades") == [{"survivor": "ann", "other": "bob"}]


@pytest.mark.rule("AD-TRD-08", "AD-OP-168", "AD-OP-074")
def test_a_refusal_takes_everything_back() -> None:
    person("kid", blue="free-move")
    heist = Heist(2).survivor("ann", "A1a", hand=["knife"], dry=("knife",), tokens=["yellow"])
    heist.survivor("bob", "A1a", 1, hand=["pistol"]).companion("kid", "A1a", "bob")
    heist.survivor("vesna", "A1f").personal("vesna")
    heist.truck("A1a", driver="bob", passenger_1="kid").turn("ann")
    heist.do("trade:bob", "lead:kid:ann", "hand:yellow:bob", "swap:ann.0:bob.0", "done")
    assert heist.s.turn.free == {"move": 1}
    heist.do("no", "done")
    assert (heist.carried("ann")[0], heist.carried("bob")[0]) == ("knife", "pistol")
    assert heist.who("ann").gear[0].dry
    assert (heist.who("ann").tokens, heist.who("bob").tokens) == (["yellow"], [])
    assert (heist.who("ann").lent, heist.who("bob").lent) == ([], ["free-move"])
    assert heist.s.companions[0].leader == "bob"
    assert heist.s.truck.seats == {"driver": "bob", "passenger-1": "kid"}
    assert heist.s.turn.free == {}
    assert (heist.ask.kind, heist.s.turn.actions) == ("action", 2)
    heist.do("trade:bob", "lead:kid:ann", "done", "yes", "done")
    assert heist.s.turn.free == {"move": 1}  # it was not brought before


@pytest.mark.rule("AD-TRD-08", "AD-TRD-06", "AD-OP-168")
def test_who_gives_and_gets_nothing_is_not_asked_for_leave() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["knife"], pack=["smg"])
    heist.survivor("bob", "A1a", 1, hand=["pistol"]).turn("ann")
    heist.do("trade:bob", "swap:ann.0:ann.2", "done")
    assert (heist.ask.seat, heist.ask.kind) == (1, "arrange")


@pytest.mark.rule("AD-TRD-05")
def test_the_partner_must_be_here() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1b").turn("ann")
    assert heist.refuses("trade:bob") == "AD-TRD-05"
    assert heist.refuses("trade:ann") == "AD-TRD-05"


@pytest.mark.rule("AD-TRD-10", "AD-PPH-06")
def test_zombies_do_not_prevent_a_trade() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1a")
    heist.zombies("A1a", shambler=3).turn("ann")
    assert heist.may("trade:bob")
    assert heist.may("reorganise")


@pytest.mark.vector("army-of-the-dead", "AD-TV-165")
@pytest.mark.rule("AD-PPH-06", "AD-TRD-10", "AD-SRC-02", "AD-TRK-07")
def test_what_zombies_in_the_zone_prevent() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1a")
    heist.survivor("cid", "A1g").zombies("A1g", shambler=1)
    heist.zombies("A1a", shambler=1).token("A1a").truck("A1a").turn("ann")
    assert heist.may("trade:bob")
    assert heist.may("attack:0:A1a")
    assert heist.may("noise")
    assert heist.may("take:token-1")
    assert heist.refuses("board:driver") == "AD-TRK-07"
    assert heist.turn("cid").refuses("search") == "AD-SRC-02"


@pytest.mark.vector("army-of-the-dead", "AD-TV-133")
@pytest.mark.rule("AD-TRD-03", "AD-TRD-05", "AD-POB-04", "AD-POB-03", "AD-OP-067")
def test_the_token_of_a_personal_objective_is_traded_with_its_effect() -> None:
    # vesna's token: two points for a shambler
    heist = Heist().survivor("ann", "A1a", hand=["knife"], tokens=["yellow"])
    heist.survivor("bob", "A1a", hand=["knife"]).survivor("vesna", "A1f").personal("vesna")
    heist.zombies("A1a", shambler=2).turn("ann")
    heist.do("trade:bob", "hand:yellow:bob", "done")
    assert (heist.who("ann").tokens, heist.who("bob").tokens) == ([], ["yellow"])
    heist.roll(6).do("attack:0:A1a")
    assert heist.who("ann").ap == 1
    heist.turn("bob").roll(6).do("attack:0:A1a")
    assert heist.who("bob").ap == 2


@pytest.mark.rule("AD-OP-068")
@pytest.mark.parametrize("tradable", [True, False])
def test_other_tokens_are_traded_if_the_mission_says_so(tradable: bool) -> None:
    heist = Heist(tradable=tradable).survivor("ann", "A1a", hand=["knife"], tokens=["blue"])
    heist.survivor("bob", "A1a").turn("ann").do("trade:bob")
    assert heist.may("hand:blue:bob") is tradable
    if not tradable:
        assert heist.refuses("hand:blue:bob") == "AD-OP-068"
        assert ("hand", "blue", "bob") in dict(heist.table.refused(heist.ask))


@pytest.mark.rule("AD-TRD-03", "AD-TRD-04", "AD-CPN-09", "AD-INV-07")
def test_what_cannot_be_done_in_a_trade_is_explained() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife", "smg"], tokens=["yellow"])
    heist.survivor("bob", "A1a").survivor("vesna", "A1a").personal("vesna")
    heist.companion("kid", "A1a", "vesna").turn("ann").do("trade:bob")
    assert heist.refuses("hand:yellow:vesna") == "AD-TRD-04"
    assert heist.refuses("hand:yellow:ann") == "AD-TRD-03"
    assert heist.refuses("lead:kid:vesna") == "AD-TRD-04"
    assert heist.refuses("lead:kid:bob") == "AD-CPN-09"
    assert heist.refuses("swap:ann.0:ann.1") == "AD-INV-07"
    assert heist.refuses("swap:bob.0:ann.0") == "AD-INV-07"
    assert heist.refuses("swap:ann.2:bob.2") == "AD-INV-07"
    assert heist.refuses("swap:ann.0:vesna.0") == "AD-INV-07"
    assert heist.refuses("swap:vesna.0:bob.0") == "AD-INV-07"
    assert {"swap:ann.0:bob.1", "swap:ann.0:ann.2"} <= heist.options("swap")
    assert all(GAME.why_not(heist.s, heist.ask, option) is None for option in heist.ask.options)
    heist.do("done").turn("ann").do("reorganise")
    assert heist.refuses("swap:0:1") == "AD-INV-07"
    assert heist.refuses("hand:yellow:bob") == "AD-INV-07"  # there is no partner now


@pytest.mark.vector("army-of-the-dead", "AD-TV-134")
@pytest.mark.rule(
    "AD-TRD-09", "AD-CPN-05", "AD-CPN-06", "AD-CPN-07", "AD-CPN-08", "AD-CPN-09", "AD-OP-138"
)
def test_a_companion_is_handed_over_with_the_skill() -> None:
    person("kid", blue="slippery")
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1a")
    heist.companion("kid", "A1a", leader="ann").turn("ann")
    assert heist.who("ann").lent == ["slippery"]
    heist.do("trade:bob", "lead:kid:bob", "done")
    assert (heist.who("ann").lent, heist.who("bob").lent) == ([], ["slippery"])
    heist.turn("bob").do("move:A1b")
    assert (heist.at("kid"), heist.at("ann")) == ("A1b", "A1a")


@pytest.mark.rule("AD-OP-074", "AD-OP-140")
def test_a_companion_who_goes_back_and_forth_brings_its_skill_once() -> None:
    person("kid", blue="free-move")
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1a", hand=["smg"])
    heist.companion("kid", "A1a", leader="bob").turn("ann")
    heist.do("trade:bob", "lead:kid:ann", "lead:kid:bob", "lead:kid:ann", "done")
    assert heist.s.turn.free == {"move": 1}


@pytest.mark.rule("AD-TRD-02")
def test_a_trade_ends_after_nine_changes() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1a").turn("ann")
    heist.do("trade:bob", *["swap:ann.0:bob.0"] * 8)
    assert heist.ask.facts["left"] == 1
    heist.do("swap:ann.0:bob.0")
    assert heist.ask.kind == "action"
    assert heist.carried("bob")[0] == "knife"
