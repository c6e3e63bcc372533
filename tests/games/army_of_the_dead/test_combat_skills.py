"""Skills of combat (catalogue part I)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon


@pytest.fixture(autouse=True)
def club() -> None:
    """Two dice, 4+, damage 1; nobody hears it. A bow like it."""
    weapon("club", kind="melee", dice=2, accuracy=4, damage=1)
    weapon("bow", kind="ranged", far=1, dice=2, accuracy=4, damage=1)


def fighter(*skills: str, hand: str = "club") -> Heist:
    return Heist().survivor("ann", "A1a", hand=[hand], skills=list(skills))


def dice(heist: Heist) -> list[int]:
    """How many ordinary dice each roll had."""
    return [len(told["dice"]) for told in heist.told("rolled")]


# -- more dice, more damage --------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-156")
def test_a_bonus_die_is_an_ordinary_one() -> None:
    heist = fighter("die-ranged", hand="heavy-machine-gun").zombies("A1b", shambler=5).turn("ann")
    heist.roll(4, 4, 4, 2, 2).do("attack:0:A1b")
    (rolled,) = heist.told("rolled")
    assert (len(rolled["dice"]), len(rolled["ammo"])) == (3, 2)
    assert heist.shamblers("A1b") == 2


@pytest.mark.rule("AD-SKL-01", "AD-SKL-09", "AD-DEF-16")
@pytest.mark.parametrize(
    ("skill", "melee", "ranged"), [("die-melee", 3, 2), ("die-ranged", 2, 3), ("die-combat", 3, 3)]
)
def test_dice_for_one_kind_of_attack_or_for_both(skill: str, melee: int, ranged: int) -> None:
    heist = Heist().survivor("ann", "A1a", hand=["club", "bow"], skills=[skill])
    heist.zombies("A1a", shambler=1).turn("ann")
    heist.roll(*[1] * melee).do("attack:0:A1a").roll(*[1] * ranged).do("attack:1:A1a")
    assert dice(heist) == [melee, ranged]


@pytest.mark.rule("AD-SKL-09", "AD-OP-014", "AD-OP-140")
def test_dice_of_several_skills_add_up() -> None:
    heist = fighter("die-melee", "die-combat", "die-combat").zombies("A1a", shambler=9)
    heist.turn("ann").roll(4, 4, 4, 4, 4).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 4


@pytest.mark.vector("army-of-the-dead", "AD-TV-47")
def test_damage_1_and_one_more_kills_alphas() -> None:
    heist = fighter("damage-combat", hand="katana").zombies("A1a", alpha=2).turn("ann")
    heist.roll(4, 3, 4).do("attack:0:A1a")
    assert (heist.alphas("A1a"), heist.who("ann").ap) == (0, 4)


@pytest.mark.vector("army-of-the-dead", "AD-TV-177")
@pytest.mark.rule("AD-ABO-01")
def test_one_strong_hit_kills_valentine() -> None:
    heist = fighter("damage-combat", hand="fire-axe").boss("valentine", "A1a").turn("ann")
    heist.roll(4).do("attack:0:A1a")
    assert heist.bosses("A1a") == []
    plain = fighter(hand="fire-axe").boss("valentine", "A1a").turn("ann")
    plain.roll(6).do("attack:0:A1a")
    assert plain.bosses("A1a") == ["valentine"]


@pytest.mark.rule("AD-SKL-10")
def test_damage_for_shots_is_not_for_blows() -> None:
    heist = fighter("damage-ranged").zombies("A1a", alpha=2).turn("ann")
    heist.roll(6, 6).do("attack:0:A1a")
    assert heist.alphas("A1a") == 2


# -- escalation --------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-44")
def test_escalation_grows_until_something_else_is_done() -> None:
    heist = fighter("escalation-combat").zombies("A1a", shambler=1).turn("ann", 4)
    heist.roll(1, 1).do("attack:0:A1a").roll(1, 1, 1).do("attack:0:A1a", "noise")
    heist.roll(1, 1).do("attack:0:A1a")
    assert dice(heist) == [2, 3, 2]


@pytest.mark.rule("AD-SKL-14", "AD-SKL-15")
def test_escalation_goes_on_to_the_end_of_the_turn() -> None:
    heist = fighter("escalation-melee").zombies("A1a", shambler=1).turn("ann", 4)
    for number in (2, 3, 4):
        heist.roll(*[1] * number).do("attack:0:A1a")
    heist.do("end").roll(1, 1).do("attack:0:A1a")
    assert heist.s.round == 2
    assert dice(heist) == [2, 3, 4, 2]


@pytest.mark.rule("AD-SKL-14", "AD-SKL-16")
def test_escalation_of_blows_ends_with_a_shot_that_of_combat_does_not() -> None:
    melee = Heist().survivor("ann", "A1a", hand=["club", "bow"], skills=["escalation-melee"])
    melee.zombies("A1a", shambler=1).turn("ann", 4)
    for slot, number in ((0, 2), (0, 3), (1, 2), (0, 2)):
        melee.roll(*[1] * number).do(f"attack:{slot}:A1a")
    combat = Heist().survivor("ann", "A1a", hand=["club", "bow"], skills=["escalation-combat"])
    combat.zombies("A1a", shambler=1).turn("ann", 4)
    for slot, number in ((0, 2), (0, 3), (1, 4), (0, 5)):
        combat.roll(*[1] * number).do(f"attack:{slot}:A1a")
    assert (dice(melee), dice(combat)) == ([2, 3, 2, 2], [2, 3, 4, 5])


@pytest.mark.rule("AD-SKL-16", "AD-SKL-49")
def test_to_hit_and_run_ends_an_escalation() -> None:
    heist = fighter("escalation-combat", "hit-and-run").zombies("A1a", shambler=3)
    heist.zombies("A1b", shambler=1).turn("ann", 4)
    heist.roll(4, 1).do("attack:0:A1a", "stay")
    heist.roll(4, 1, 1).do("attack:0:A1a", "move:A1b")
    heist.roll(1, 1).do("attack:0:A1b")
    assert dice(heist) == [2, 3, 2]


@pytest.mark.rule("AD-SKL-16")
def test_what_is_no_action_ends_no_escalation() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["club", "knife"], skills=["escalation-melee"])
    heist.zombies("A1a", shambler=1).turn("ann")
    heist.roll(1, 1).do("attack:0:A1a", "discard:1").roll(1, 1, 1).do("attack:0:A1a")
    assert dice(heist) == [2, 3]


# -- luck and sixes ----------------------------------------------------------------------------


@pytest.mark.rule("AD-SKL-17", "AD-SKL-18")
def test_the_lucky_reroll_all_dice_once_for_better_or_worse() -> None:
    heist = fighter("lucky").zombies("A1a", shambler=4).turn("ann")
    heist.roll(4, 1, 1, 1).do("attack:0:A1a", "reroll")
    assert (heist.ask.kind, heist.shamblers("A1a")) == ("action", 4)
    heist.roll(4, 1).do("attack:0:A1a", "keep")
    assert heist.shamblers("A1a") == 3
    heist.roll(1, 1, 4, 4).do("attack:0:A1a", "reroll")  # again: it is for each action
    assert heist.shamblers("A1a") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-42")
def test_every_six_rolls_on() -> None:
    heist = fighter("six-die-melee").zombies("A1a", shambler=4).turn("ann")
    heist.roll(6, 3, 6, 5).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 1
    assert [told["dice"] for told in heist.told("rolled-on")] == [["6"], ["5"]]


@pytest.mark.vector("army-of-the-dead", "AD-TV-153")
def test_a_six_counts_after_the_reroll() -> None:
    heist = fighter("lucky", "six-die-combat").zombies("A1a", shambler=4).turn("ann")
    heist.roll(5, 5, 6, 2, 4).do("attack:0:A1a", "reroll")
    assert [told["dice"] for told in heist.told("rolled-on")] == [["4"]]
    assert heist.shamblers("A1a") == 2


@pytest.mark.rule("AD-SKL-58", "AD-SKL-60")
def test_a_six_that_is_rerolled_is_gone() -> None:
    heist = fighter("lucky", "six-die-melee", "six-damage-melee").zombies("A1a", alpha=2)
    heist.turn("ann").roll(6, 2, 5, 5).do("attack:0:A1a", "reroll")
    assert heist.told("rolled-on") == []
    assert heist.alphas("A1a") == 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-43")
def test_a_six_raises_the_damage_of_all_hits() -> None:
    heist = fighter("six-damage-melee").zombies("A1a", alpha=2).turn("ann")
    heist.roll(6, 4).do("attack:0:A1a")
    assert heist.alphas("A1a") == 0


@pytest.mark.rule("AD-SKL-59", "AD-OP-083")
def test_two_sixes_raise_the_damage_by_two_for_this_action() -> None:
    heist = fighter("six-damage-combat").boss("zeus", "A1a").zombies("A1a", alpha=1).turn("ann")
    heist.roll(6, 6).do("focus:0:A1a:zeus")
    assert heist.bosses("A1a") == []  # 3 x 2
    heist.roll(5, 5).do("attack:0:A1a")
    assert heist.alphas("A1a") == 1


@pytest.mark.rule("AD-SKL-56", "AD-SKL-59", "AD-SKL-01")
def test_sixes_of_the_other_kind_are_nothing() -> None:
    heist = fighter("six-damage-ranged", "six-die-ranged").zombies("A1a", alpha=2).turn("ann")
    heist.roll(6, 6).do("attack:0:A1a")
    assert (heist.alphas("A1a"), heist.told("rolled-on")) == (2, [])


@pytest.mark.rule("AD-SKL-56", "AD-AMM-02")
def test_a_six_of_the_ammunition_counts_too() -> None:
    heist = fighter("six-die-ranged", hand="pistol").zombies("A1b", shambler=3).turn("ann")
    heist.roll(2, 6, 4).do("attack:0:A1b")
    assert heist.shamblers("A1b") == 1


# -- reaper and hunter -------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-45")
@pytest.mark.parametrize("shamblers", [2, 3])
def test_a_reaper_takes_one_more_of_the_same(shamblers: int) -> None:
    heist = fighter("reaper-melee").zombies("A1a", shambler=shamblers, alpha=1).turn("ann")
    heist.roll(4, 1).do("attack:0:A1a", "hit:shambler")
    assert heist.options() == {"also:shambler", "no-more"}
    heist.do("also:shambler")
    assert heist.ask.kind == "action"
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (shamblers - 2, 1)
    assert heist.who("ann").ap == 2


@pytest.mark.rule("AD-SKL-39")
def test_a_reaper_takes_one_however_many_hits_there_are() -> None:
    heist = fighter("reaper-combat", "reaper-melee").zombies("A1a", shambler=5).turn("ann")
    heist.roll(4, 4).do("attack:0:A1a", "also:shambler")
    assert (heist.shamblers("A1a"), heist.who("ann").ap) == (2, 3)


@pytest.mark.rule("AD-SKL-38", "AD-SKL-40")
def test_a_reaper_may_hold_back_and_needs_a_kill() -> None:
    heist = fighter("reaper-melee").zombies("A1a", shambler=3).turn("ann")
    heist.roll(1, 1).do("attack:0:A1a")
    assert heist.ask.kind == "action"
    heist.roll(4, 1).do("attack:0:A1a", "no-more")
    assert (heist.shamblers("A1a"), heist.who("ann").ap) == (2, 1)


@pytest.mark.rule("AD-SKL-74", "AD-SKL-38", "AD-CON-06")
@pytest.mark.parametrize("hand", ["club", "bow"])
def test_a_reaper_reaps_in_a_concentrated_attack_too(hand: str) -> None:
    zone = "A1a" if hand == "club" else "A1b"
    heist = fighter("reaper-combat", hand=hand).zombies(zone, alpha=3).turn("ann")
    heist.roll(4, 4).do(f"focus:0:{zone}:alpha")
    assert heist.options() == {"also:alpha", "no-more"}
    heist.do("also:alpha")
    assert (heist.alphas(zone), heist.who("ann").ap) == (1, 4)


@pytest.mark.rule("AD-SKL-74", "AD-CON-06")
def test_a_reaper_reaps_nothing_where_the_named_one_holds_out() -> None:
    heist = fighter("reaper-combat").zombies("A1a", alpha=3).turn("ann")
    heist.roll(4, 1).do("focus:0:A1a:alpha")
    assert (heist.ask.kind, heist.alphas("A1a")) == ("action", 3)


@pytest.mark.rule("AD-SKL-38", "AD-SKL-01")
def test_a_reaper_of_blows_reaps_nothing_with_a_shot() -> None:
    heist = fighter("reaper-melee", hand="bow").zombies("A1b", shambler=3).turn("ann")
    heist.roll(4, 1).do("attack:0:A1b")
    assert (heist.ask.kind, heist.shamblers("A1b")) == ("action", 2)


@pytest.mark.rule("AD-OP-091")
def test_there_is_only_one_of_each_abomination() -> None:
    weapon("maul", kind="melee", dice=1, accuracy=4, damage=6)
    heist = fighter("reaper-melee", hand="maul").boss("queen", "A1a").boss("valentine", "A1a")
    heist.turn("ann").roll(4).do("attack:0:A1a", "hit:queen")
    assert heist.ask.kind == "action"
    assert heist.bosses("A1a") == ["valentine"]


@pytest.mark.vector("army-of-the-dead", "AD-TV-46")
def test_a_hunter_takes_an_alpha_where_a_shambler_falls() -> None:
    heist = fighter("hunter-alpha", hand="crowbar").zombies("A1a", shambler=1, alpha=1)
    heist.turn("ann").roll(2).do("attack:0:A1a")
    assert (heist.ask.kind, heist.who("ann").ap) == ("action", 0)
    heist.roll(3).do("attack:0:A1a", "hit:shambler", "also:alpha")
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (0, 0)
    assert heist.who("ann").ap == 3


@pytest.mark.rule("AD-SKL-24")
def test_a_hunter_takes_one_more_in_the_zone_that_was_attacked() -> None:
    heist = fighter("hunter-shambler", hand="bow").zombies("A1b", shambler=4).turn("ann")
    heist.zombies("A1a", shambler=2)
    heist.roll(4, 4).do("attack:0:A1b", "also:shambler")
    assert (heist.shamblers("A1b"), heist.shamblers("A1a")) == (1, 2)
    heist.roll(4, 1).do("attack:0:A1b")  # the last one: nobody is left to hunt
    assert heist.ask.kind == "action"


@pytest.mark.rule("AD-SKL-24", "AD-CON-06")
def test_a_hunter_hunts_in_a_concentrated_attack_too() -> None:
    heist = fighter("hunter-shambler").zombies("A1a", shambler=2, alpha=1).turn("ann")
    heist.roll(4, 1).do("focus:0:A1a:alpha")
    assert heist.ask.kind == "action"  # the alpha holds out
    heist.roll(4, 4).do("focus:0:A1a:alpha", "also:shambler")
    assert (heist.shamblers("A1a"), heist.alphas("A1a"), heist.who("ann").ap) == (1, 0, 3)


@pytest.mark.rule("AD-OP-089", "AD-SKL-25", "AD-ABO-22")
def test_a_hunter_of_abominations_cannot_take_a_mask() -> None:
    heist = Heist(zeus="masked-zeus").survivor("ann", "A1a", hand=["club"],
                                               skills=["hunter-abomination"])  # fmt: skip
    heist.survivor("bob", "A1f").zombies("A1a", shambler=1)
    heist.boss("masked-zeus", "A1a").boss("queen", "A1a").turn("ann")
    heist.roll(4, 1).do("attack:0:A1a", "hit:shambler")
    assert heist.options() == {"also:queen", "no-more"}
    heist.do("also:queen")
    assert heist.bosses("A1a") == ["masked-zeus"]
    assert (heist.who("ann").ap, heist.who("bob").ap) == (6, 5)


@pytest.mark.rule("AD-OP-090")
def test_reaper_and_hunter_each_take_one() -> None:
    heist = fighter("reaper-melee", "hunter-shambler", "hunter-alpha")
    heist.zombies("A1a", shambler=4, alpha=2).turn("ann").roll(4, 1)
    heist.do("attack:0:A1a", "hit:shambler", "also:shambler", "also:shambler", "also:alpha")
    assert (heist.shamblers("A1a"), heist.alphas("A1a"), heist.who("ann").ap) == (1, 1, 5)


@pytest.mark.rule("AD-SKL-26", "AD-OP-152", "AD-SKL-40")
def test_the_victims_of_reaper_and_hunter_count() -> None:
    skills = ["reaper-melee", "hunter-shambler"]
    heist = Heist().survivor("vesna", "A1a", hand=["club"], skills=skills)
    heist.personal("vesna").zombies("A1a", shambler=4).turn("vesna").roll(4, 1)
    heist.do("attack:0:A1a", "also:shambler", "also:shambler")
    assert (heist.s.personal[0].count, heist.who("vesna").kills) == (3, 3)


# -- hit and run -------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-49")
def test_after_a_kill_one_may_run_past_the_others() -> None:
    heist = fighter("hit-and-run").zombies("A1a", shambler=3).turn("ann")
    heist.roll(1, 1).do("attack:0:A1a")
    assert heist.ask.kind == "action"
    heist.roll(4, 1).do("attack:0:A1a")
    assert heist.options() == {"move:A1b", "move:A1g", "stay"}
    heist.do("move:A1b")
    assert (heist.at("ann"), heist.shamblers("A1a")) == ("A1b", 2)
    assert heist.s.turn.actions == 1  # two attacks


@pytest.mark.vector("army-of-the-dead", "AD-TV-154")
def test_after_each_kill_there_is_a_move() -> None:
    heist = fighter("hit-and-run").zombies("A1a", shambler=1).zombies("A1b", shambler=1)
    heist.turn("ann").roll(4, 1).do("attack:0:A1a", "move:A1b")
    heist.roll(4, 1).do("attack:0:A1b", "move:A1c")
    assert (heist.at("ann"), heist.s.turn.actions) == ("A1c", 1)


@pytest.mark.rule("AD-SKL-49", "AD-SLP-12")
def test_a_shot_that_kills_is_as_good_and_sleepers_may_hear_the_runner() -> None:
    heist = fighter("hit-and-run", hand="bow").zombies("A1b", shambler=1).sleepers("A1a", 2)
    heist.turn("ann").roll(4, 1, 1).do("attack:0:A1b", "move:A1g")
    assert (heist.at("ann"), heist.shamblers("A1a")) == ("A1g", 2)
