"""Skills of moving: a long stride, sprint, slippery, charge, bloodlust (catalogue part I)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.cards import library

from .scene import Heist, weapon
from .test_activation import square

# -- +1 zone per move --------------------------------------------------------------------------


@pytest.mark.rule("AD-SKL-11")
def test_a_long_stride_goes_one_zone_further_with_each_move() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["long-stride"]).turn("ann")
    heist.do("move:A1b")
    assert heist.options() == {"step:A1a", "step:A1c", "stop"}
    heist.do("step:A1c")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1c", 2)
    heist.do("move:A1d", "stop")  # one may, but need not
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1d", 1)


@pytest.mark.vector("army-of-the-dead", "AD-TV-06")
@pytest.mark.rule("AD-SKL-11", "AD-SKL-12", "AD-MVA-03")
def test_zombies_end_a_long_stride() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["long-stride"]).zombies("A1b", shambler=1)
    heist.turn("ann").do("move:A1b")
    assert heist.ask.kind == "action"
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1b", 2)


@pytest.mark.rule("AD-OP-038", "AD-MVA-02", "AD-MVA-05")
def test_a_long_move_pays_at_its_start_and_rolls_in_every_zone_with_sleepers() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["long-stride"]).zombies("A1a", shambler=1)
    heist.sleepers("A1a", 3).sleepers("A1b", 2).turn("ann", 3).roll(2, 1)
    heist.do("move:A1b", "step:A1c")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1c", 1)
    assert [told["zone"] for told in heist.told("sneaked")] == ["A1a", "A1b"]
    assert (heist.shamblers("A1a"), heist.shamblers("A1b")) == (1, 2)


# -- slippery ----------------------------------------------------------------------------------


@pytest.mark.rule("AD-SKL-28")
def test_the_slippery_pay_nothing_for_zombies() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["slippery"]).zombies("A1a", shambler=5, alpha=2)
    heist.turn("ann", 1, move=1).do("move:A1b")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1b", 1)


@pytest.mark.rule("AD-SKL-29")
def test_the_slippery_are_not_stopped_by_zombies_either() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["slippery", "long-stride"])
    heist.zombies("A1b", shambler=3).turn("ann").do("move:A1b", "step:A1c")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1c", 2)


@pytest.mark.vector("army-of-the-dead", "AD-TV-07")
@pytest.mark.rule("AD-SKL-28", "AD-SKL-29", "AD-SKL-43")
def test_a_slippery_sprint_through_the_crowd() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["slippery", "sprint"])
    heist.zombies("A1a", shambler=3, alpha=1).zombies("A1b", shambler=1)
    heist.turn("ann", 3).do("sprint:A1b", "step:A1c", "step:A1d")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1d", 2)
    assert heist.ask.kind == "action"


# -- sprint ------------------------------------------------------------------------------------


@pytest.mark.rule("AD-SKL-43")
def test_a_sprint_is_two_or_three_zones_for_one_action() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sprint"]).turn("ann")
    heist.do("sprint:A1b")
    assert heist.options() == {"step:A1a", "step:A1c"}  # two at least
    heist.do("step:A1c")
    assert heist.options() == {"step:A1b", "step:A1d", "stop"}
    heist.do("step:A1d")
    assert (heist.at("ann"), heist.s.turn.actions, heist.ask.kind) == ("A1d", 2, "action")
    heist = Heist().survivor("ann", "A1a", skills=["sprint"]).turn("ann")
    heist.do("sprint:A1b", "step:A1c", "stop")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1c", 2)


@pytest.mark.vector("army-of-the-dead", "AD-TV-08")
@pytest.mark.rule("AD-SKL-43", "AD-SKL-44", "AD-SKL-02")
def test_zombies_end_a_sprint_and_there_is_one_a_turn() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sprint"]).zombies("A1b", shambler=1)
    heist.turn("ann", 5).do("sprint:A1b")
    assert (heist.at("ann"), heist.ask.kind) == ("A1b", "action")
    assert heist.refuses("sprint:A1c") == "AD-SKL-02"
    heist.do("move:A1c")
    assert heist.options("sprint") == set()
    heist.turn("ann")  # another turn
    assert heist.may("sprint:A1d")


@pytest.mark.rule("AD-SKL-43", "AD-MVA-02", "AD-PPH-05")
def test_a_sprint_is_a_move_and_pays_like_one() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sprint"]).zombies("A1a", shambler=1)
    heist.turn("ann", 1)
    assert heist.refuses("sprint:A1b") == "AD-PPH-05"
    heist.turn("ann", 2).do("sprint:A1b", "step:A1c", "stop")
    assert heist.told("moved")[-1]["zone"] == "A1c"
    heist = Heist().survivor("ann", "A1a", skills=["sprint"]).turn("ann", 1, move=1)
    heist.do("sprint:A1b", "step:A1c", "stop")  # a free move pays for it
    assert (heist.s.turn.actions, heist.s.turn.free) == (1, {})


@pytest.mark.rule("AD-OP-039", "AD-SKL-11", "AD-SKL-43")
def test_a_sprint_and_a_long_stride_add_up() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sprint", "long-stride"]).turn("ann")
    heist.do("sprint:A1b", "step:A1c", "step:A1d")
    assert heist.may("stop")
    heist.do("step:A1e")
    assert (heist.at("ann"), heist.ask.kind, heist.s.turn.actions) == ("A1e", "action", 2)


@pytest.mark.rule("AD-SKL-43", "AD-SKL-01")
def test_nobody_sprints_without_the_skill() -> None:
    heist = Heist().survivor("ann", "A1a").turn("ann")
    assert heist.refuses("sprint:A1b") == "AD-SKL-01"


@pytest.mark.rule("AD-OP-038", "AD-SKL-43")
def test_a_sprint_out_of_sleepers_rolls_in_each_zone() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sprint"]).sleepers("A1a", 1)
    heist.sleepers("A1b", 1).sleepers("A1c", 1).turn("ann").roll(3, 4, 1)
    heist.do("sprint:A1b", "step:A1c", "step:A1d")
    assert [told["zone"] for told in heist.told("sneaked")] == ["A1a", "A1b", "A1c"]
    assert [heist.shamblers(zone) for zone in ("A1a", "A1b", "A1c")] == [0, 0, 1]


@pytest.mark.vector("army-of-the-dead", "AD-TV-146")
@pytest.mark.rule("AD-CPN-10", "AD-CPN-13", "AD-CPN-14", "AD-CPN-16", "AD-CPN-17")
def test_two_companions_come_along_even_in_a_sprint() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sprint"])
    heist.companion("kid", "A1a", "ann").companion("gran", "A1a", "ann").players_phase()
    heist.do("sprint:A1b", "step:A1c", "step:A1d")
    assert (heist.at("kid"), heist.at("gran")) == ("A1d", "A1d")
    heist.do("move:A1e")
    assert (heist.at("kid"), heist.at("gran")) == ("A1e", "A1e")
    assert {told["survivor"] for told in heist.told("turn")} == {"ann"}
    assert not any("kid" in option or "gran" in option for option in heist.options())


# -- charge ------------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-87")
@pytest.mark.rule("AD-EQS-01", "AD-EQS-03", "AD-SKL-45", "AD-OP-028", "AD-SKL-73", "AD-SKL-03")
def test_a_katana_in_hand_charges_once_a_turn_for_nothing() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["katana"]).zombies("A1c", shambler=1).turn("ann")
    assert heist.options("charge") == {"charge:A1c:A1b"}
    heist.do("charge:A1c:A1b")
    assert heist.options() == {"step:A1c", "stop"}  # one or two zones
    heist.do("stop")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1b", 3)
    assert heist.refuses("charge:A1c:A1c") == "AD-SKL-02"
    heist.turn("ann").do("charge:A1c:A1c")
    assert heist.at("ann") == "A1c"
    heist = Heist().survivor("ann", "A1a", pack=["katana"]).zombies("A1c", shambler=1).turn("ann")
    assert heist.refuses("charge:A1c:A1b") == "AD-SKL-01"


@pytest.mark.rule("AD-OP-028", "AD-SKL-45", "AD-SKL-02")
def test_two_sources_of_charge_are_one_charge() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["katana", "katana"], skills=["charge"])
    heist.zombies("A1f", shambler=1).turn("ann").do("charge:A1f:A1b", "step:A1c")
    assert heist.options("charge") == set()
    assert heist.refuses("charge:A1f:A1d") == "AD-SKL-02"


@pytest.mark.vector("army-of-the-dead", "AD-TV-152")
@pytest.mark.rule("AD-SKL-45", "AD-SKL-46", "AD-SKL-47")
def test_a_charge_pays_for_zombies_and_ends_among_them() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["charge"]).zombies("A1a", shambler=1)
    heist.zombies("A1c", shambler=1).turn("ann", 2).do("charge:A1c:A1b", "step:A1c")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1c", 1)
    assert heist.ask.kind == "action"
    # whoever stands in the way ends it, too
    heist = Heist().survivor("ann", "A1a", skills=["charge"]).zombies("A1b", shambler=1)
    heist.zombies("A1c", shambler=1).turn("ann").do("charge:A1c:A1b")
    assert (heist.at("ann"), heist.ask.kind) == ("A1b", "action")
    # and nothing left to pay with is a reason to stay
    heist = Heist().survivor("ann", "A1a", hand=["katana"]).zombies("A1a", shambler=1)
    heist.zombies("A1c", shambler=1).turn("ann", 0)
    assert heist.options("charge") == set()
    assert heist.refuses("charge:A1c:A1b") == "AD-PPH-05"


@pytest.mark.rule("AD-SKL-46", "AD-MVA-05")
def test_a_charge_out_of_sleepers_rolls() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["charge"]).sleepers("A1a", 2)
    heist.zombies("A1c", shambler=1).turn("ann").roll(1).do("charge:A1c:A1b", "stop")
    assert (heist.at("ann"), heist.shamblers("A1a")) == ("A1b", 2)


@pytest.mark.rule("AD-OP-040", "AD-SKL-45")
def test_every_step_of_a_charge_leads_nearer_to_the_named_zone() -> None:
    heist = Heist().survivor("ann", "A1c", skills=["charge"]).zombies("A1f", shambler=1)
    heist.turn("ann")
    assert heist.options("charge") == {"charge:A1f:A1d"}
    assert heist.refuses("charge:A1f:A1b") == "AD-OP-040"  # away from it
    assert heist.refuses("charge:A1a:A1b") == "AD-SKL-45"  # nobody there
    heist.do("charge:A1f:A1d")
    assert heist.options() == {"step:A1e", "stop"}  # not back, nor into a room
    heist.do("step:A1e")
    assert heist.at("ann") == "A1e"  # two zones, although there is nobody here


@pytest.mark.rule("AD-OP-040", "AD-FACT-54")
def test_a_switch_makes_charges_end_among_zombies() -> None:
    heist = Heist(charge="among").survivor("ann", "A1a", skills=["charge"])
    heist.zombies("A1c", shambler=1).zombies("A1d", shambler=1).turn("ann")
    assert heist.options("charge") == {"charge:A1c:A1b"}
    assert heist.refuses("charge:A1d:A1b") == "AD-OP-040"  # too far
    heist.do("charge:A1c:A1b")
    assert heist.at("ann") == "A1c"  # there was no other way to go on


@pytest.mark.rule("AD-OP-041", "AD-SKL-29")
def test_the_slippery_charge_past_others_but_not_past_the_named_zone() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["charge", "slippery"])
    heist.zombies("A1b", shambler=1).zombies("A1c", shambler=1).turn("ann")
    heist.do("charge:A1c:A1b", "step:A1c")
    assert heist.at("ann") == "A1c"
    heist.turn("ann").do("charge:A1b:A1b")
    assert (heist.at("ann"), heist.ask.kind) == ("A1b", "action")  # the named zone is the end


@pytest.mark.rule("AD-SKL-45", "AD-DEF-14", "AD-OP-040")
def test_nobody_charges_at_sleepers_nor_at_the_own_zone() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["charge"]).zombies("A1a", shambler=1)
    heist.sleepers("A1c", 3).turn("ann")
    assert heist.options("charge") == set()
    assert heist.refuses("charge:A1c:A1b") == "AD-SKL-45"
    assert heist.refuses("charge:A1a:A1b") == "AD-OP-040"  # there already


@pytest.mark.rule("AD-SKL-69")
def test_nobody_hunts_where_there_is_nobody() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["bloodlust-melee"])
    heist.zombies("A1f", shambler=1).turn("ann")
    assert heist.refuses("bloodlust:A1c:A1b") == "AD-SKL-69"


@pytest.mark.rule("AD-SKL-45", "AD-OP-040")
def test_equal_ways_are_offered_both() -> None:
    heist = square().survivor("ann", "A1a", skills=["charge"])
    heist.zombies("A1d", shambler=1).turn("ann")
    assert heist.options("charge") == {"charge:A1d:A1b", "charge:A1d:A1c"}
    heist.do("charge:A1d:A1c", "step:A1d")
    assert heist.at("ann") == "A1d"


@pytest.mark.rule("AD-SKL-45", "AD-OP-144")
def test_nobody_charges_out_of_the_truck() -> None:
    heist = Heist(truck="A1a").survivor("ann", "A1a", hand=["katana"]).zombies("A1c", shambler=1)
    heist.truck("A1a", driver="ann").turn("ann")
    assert heist.options("charge") == set()
    assert heist.refuses("charge:A1c:A1b") == "AD-OP-144"


# -- bloodlust ---------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-86")
@pytest.mark.rule("AD-SKL-69", "AD-SKL-70", "AD-SKL-07")
def test_bloodlust_moves_up_to_two_zones_and_then_strikes() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar", "smg"], skills=["bloodlust-melee"])
    heist.zombies("A1c", shambler=2).turn("ann", 1).do("bloodlust:A1c:A1b", "step:A1c")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1c", 0)
    assert heist.s.turn.free == {"melee": 1}
    assert heist.refuses("attack:1:A1c") == "AD-PPH-05"  # a gun is no melee weapon
    heist.roll(6).do("attack:0:A1c")
    assert (heist.shamblers("A1c"), heist.s.turn.free) == (1, {})
    assert heist.refuses("attack:0:A1c") == "AD-PPH-05"


@pytest.mark.vector("army-of-the-dead", "AD-TV-179")
@pytest.mark.rule("AD-SKL-71", "AD-SKL-69")
def test_bloodlust_pays_for_zombies_in_the_own_zone() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], skills=["bloodlust-melee"])
    heist.zombies("A1a", shambler=1).zombies("A1b", shambler=1).turn("ann", 3)
    heist.do("bloodlust:A1b:A1b")
    assert (heist.s.turn.actions, heist.s.turn.free) == (1, {"melee": 1})
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], skills=["bloodlust-melee"])
    heist.zombies("A1a", shambler=1).zombies("A1b", shambler=1).turn("ann", 1)
    assert heist.options("bloodlust") == set()
    assert heist.refuses("bloodlust:A1b:A1b") == "AD-PPH-05"


@pytest.mark.rule("AD-SKL-69", "AD-SKL-02", "AD-SKL-71")
def test_bloodlust_once_a_turn_ending_where_one_likes_or_where_zombies_are() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], skills=["bloodlust-combat"])
    heist.zombies("A1d", shambler=1).turn("ann", 3).do("bloodlust:A1d:A1b")
    assert heist.options() == {"step:A1c", "stop"}
    heist.do("stop")
    assert heist.s.turn.free == {"combat": 1}
    assert heist.refuses("bloodlust:A1d:A1c") == "AD-SKL-02"
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], skills=["bloodlust-combat"])
    heist.zombies("A1b", shambler=1).zombies("A1d", shambler=1).turn("ann", 3)
    heist.do("bloodlust:A1d:A1b")
    assert (heist.at("ann"), heist.ask.kind) == ("A1b", "action")


@pytest.mark.rule("AD-SKL-70", "AD-SKL-01")
@pytest.mark.parametrize(
    ("type", "strikes", "shoots"),
    [("melee", True, False), ("ranged", False, True), ("combat", True, True)],
)
def test_the_free_action_is_of_the_stated_type(type: str, strikes: bool, shoots: bool) -> None:
    weapon("gun", kind="ranged", far=1, dice=1, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["crowbar", "gun"], skills=[f"bloodlust-{type}"])
    heist.zombies("A1b", shambler=1).turn("ann", 1).do("bloodlust:A1b:A1b")
    assert heist.s.turn.free == {type: 1}
    assert (heist.may("attack:0:A1b"), heist.may("attack:1:A1b")) == (strikes, shoots)


@pytest.mark.rule("AD-SKL-69", "AD-SKL-02")
def test_two_kinds_of_bloodlust_are_two_skills() -> None:
    skills = ["bloodlust-melee", "bloodlust-ranged"]
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], skills=skills)
    heist.zombies("A1e", shambler=1).turn("ann", 3).do("bloodlust:A1e:A1b", "stop")
    heist.do("bloodlust:A1e:A1c", "stop")
    assert heist.s.turn.free == {"melee": 1, "ranged": 1}
    assert heist.refuses("bloodlust:A1e:A1d") == "AD-SKL-02"


@pytest.mark.rule("AD-SKL-73", "AD-CPN-07")
def test_a_skill_of_a_companion_works_like_ones_own() -> None:
    people = library().survivors
    assert people["hanne"].blue == "born-leader"
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1b")
    heist.companion("hanne", "A1a", "ann").turn("ann").do("born-leader:bob", "move:A1c")
    assert heist.at("bob") == "A1c"
