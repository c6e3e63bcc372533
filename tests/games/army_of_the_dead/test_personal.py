"""Personal objectives and their tokens (catalogue H4)."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.games.army_of_the_dead.cards import (
    Goal,
    PersonalCard,
    SpawnLine,
    TokenEffect,
    ZombieCard,
    library,
)
from overrun.games.army_of_the_dead.mission.personal import on_cards

from .scene import Heist, person


def objective(goal: Goal, token: TokenEffect | None = None, **sheet: Any) -> Heist:
    """A board on which Ann has a personal objective of this kind, tied to the yellow token."""
    person("ann")
    library().personal["ann"] = PersonalCard("ann", goal, token or TokenEffect("armour"))
    return Heist(**sheet).personal("ann")


def effect(token: TokenEffect, **sheet: Any) -> Heist:
    return objective(Goal("level", level="red"), token, **sheet)


def is_done(heist: Heist) -> bool:
    return heist.s.personal[0].done


# -- the kill counter ------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-59")
@pytest.mark.rule("AD-POB-06", "AD-POB-07", "AD-POB-08", "AD-OOM-05", "AD-FACT-43")
def test_shamblers_lie_on_the_card_until_the_eighth() -> None:
    heist = Heist().survivor("vesna", "A1a", hand=["ring-saw"]).personal("vesna")
    heist.zombies("A1a", shambler=9).turn("vesna", 9)
    heist.roll(5, 5, 5, 5, 5).do("attack:0:A1a")
    heist.roll(5, 5, 1, 1, 1).do("attack:0:A1a")
    assert (heist.s.personal[0].count, is_done(heist)) == (7, False)
    assert heist.s.shamblers_left == 30 - 9
    assert (on_cards(heist.s, "shambler"), on_cards(heist.s, "alpha")) == (7, 0)
    heist.roll(5, 1, 1, 1, 1).do("attack:0:A1a")
    assert is_done(heist)
    assert heist.s.shamblers_left == 30 - 1
    assert on_cards(heist.s, "shambler") == 0
    heist.roll(5, 1, 1, 1, 1).do("attack:0:A1a")
    assert heist.s.shamblers_left == 30  # nothing is counted any more


@pytest.mark.rule("AD-POB-08")
def test_kills_beyond_the_goal_do_not_lie_on_the_card() -> None:
    goal = Goal("kill", "shambler", 2)
    heist = objective(goal).survivor("ann", "A1a", hand=["ring-saw"]).zombies("A1a", shambler=5)
    heist.turn("ann").roll(5, 5, 5, 5, 5).do("attack:0:A1a")
    assert is_done(heist)
    assert heist.s.shamblers_left == 30


@pytest.mark.rule("AD-POB-06", "AD-POB-07", "AD-POB-08")
def test_alphas_lie_on_a_card_as_shamblers_do() -> None:
    heist = objective(Goal("kill", "alpha", 2)).survivor("ann", "A1a", hand=["machete"])
    heist.zombies("A1a", alpha=2).turn("ann").roll(6).do("attack:0:A1a")
    assert (heist.s.alphas_left, on_cards(heist.s, "alpha")) == (14, 1)
    heist.roll(6).do("attack:0:A1a")
    assert (heist.s.alphas_left, heist.s.shamblers_left) == (16, 30)


@pytest.mark.vector("army-of-the-dead", "AD-TV-149")
@pytest.mark.rule("AD-POB-09", "AD-POB-10")
def test_only_the_owners_kills_of_the_kind_count() -> None:
    heist = (
        Heist().survivor("vesna", "A1a", hand=["machete"]).survivor("cruz", "A1a", hand=["knife"])
    )
    heist.personal("vesna").zombies("A1a", shambler=2, alpha=1)
    heist.s.personal[0].count = 3
    heist.s.shamblers_left -= 3
    heist.turn("vesna").roll(6).do("focus:0:A1a:alpha")
    heist.turn("cruz").roll(6).do("focus:0:A1a:shambler")
    assert (heist.alphas("A1a"), heist.shamblers("A1a")) == (0, 1)
    assert heist.s.personal[0].count == 3


@pytest.mark.rule("AD-OP-152", "AD-OP-153")
def test_what_counts_beside_ordinary_hits() -> None:
    goal, token = Goal("kill", "shambler", 9), TokenEffect("adrenaline", "shambler", 2)
    skills = ["reaper-melee", "hunter-shambler"]
    heist = objective(goal, token).survivor("ann", "A1a", hand=["crowbar"], skills=skills)
    heist.who("ann").tokens.append("yellow")
    heist.zombies("A1a", shambler=3).zombies("A1b", shambler=1).zombies("A1c", shambler=1)
    heist.sleepers("A1a", 3).truck("A1a", driver="ann").turn("ann", 9)
    heist.do("sleepers:0")
    assert (heist.s.personal[0].count, heist.who("ann").ap) == (0, 3)
    heist.roll(6).do("attack:0:A1a", "also:shambler", "also:shambler")
    assert (heist.s.personal[0].count, heist.who("ann").ap) == (3, 9)
    heist.roll(4, 1).do("drive:A1b")
    assert (heist.s.personal[0].count, heist.who("ann").ap) == (4, 11)
    heist.do("seat:gunner").roll(4, 1, 1).do("gun:A1c")
    assert (heist.s.personal[0].count, heist.who("ann").ap) == (5, 13)


@pytest.mark.vector("army-of-the-dead", "AD-TV-72")
@pytest.mark.rule("AD-OOM-05", "AD-POB-07")
def test_zombies_on_a_card_are_missing_when_others_spawn() -> None:
    heist = Heist().survivor("vesna", "A1a", hand=["ring-saw"]).personal("vesna")
    heist.zombies("A1a", shambler=7).zombies("A1i", shambler=21).turn("vesna", 9)
    heist.roll(5, 5, 5, 5, 5).do("attack:0:A1a").roll(5, 5, 1, 1, 1).do("attack:0:A1a")
    assert heist.s.shamblers_left == 2
    three = SpawnLine("shambler", 3)
    library().zombie_cards["three"] = ZombieCard("three", 99, (three, three, three, three))
    heist.spawn("A1f").zombie_cards("three").zombie_phase()
    assert heist.s.shamblers_left == 0
    assert heist.shamblers("A1g") == 21  # from A1i: an activation, and an extra one


# -- other goals -----------------------------------------------------------------------------


@pytest.mark.rule("AD-POB-02")
def test_to_search_so_often() -> None:
    heist = objective(Goal("search", count=2)).survivor("ann", "A1g", skills=["multiple-search"])
    heist.survivor("bob", "A1m").equipment("knife", "smg", "tnt")
    heist.turn("bob").do("search", "discard")
    heist.turn("ann").do("search", "discard")
    assert not is_done(heist)
    assert on_cards(heist.s, "") == 0  # what is counted are no zombies
    heist.do("search", "discard")
    assert is_done(heist)


@pytest.mark.rule("AD-POB-02")
def test_to_remove_sleepers() -> None:
    heist = objective(Goal("sleepers", count=2)).survivor("ann", "A1g", hand=["crowbar"])
    heist.sleepers("A1g", 1, 1).turn("ann", 5).do("sleepers:0")
    assert not is_done(heist)
    heist.do("sleepers:0")
    assert is_done(heist)


@pytest.mark.rule("AD-POB-02")
def test_to_reach_a_level() -> None:
    heist = objective(Goal("level", level="yellow")).survivor("ann", "A1g", ap=4)
    heist.survivor("bob", "A1g", ap=20).token("A1g").turn("ann").do("noise")
    assert not is_done(heist)
    heist.do("take:token-1")
    assert is_done(heist)


@pytest.mark.rule("AD-POB-02")
def test_to_hold_cards_at_once() -> None:
    goal = Goal("hold", count=2, cards=("tnt", "grenade"))
    heist = objective(goal).survivor("ann", "A1g", pack=["tnt"]).equipment("knife", "grenade")
    heist.who("ann").skills.append("multiple-search")
    heist.turn("ann").do("search", "keep:0", "done")
    assert not is_done(heist)
    heist.do("search", "keep:1", "done")
    assert is_done(heist)
    heist.do("discard:1")
    assert is_done(heist)  # it was achieved


@pytest.mark.rule("AD-POB-02", "AD-POB-11")
def test_to_carry_ones_own_token() -> None:
    heist = objective(Goal("carry")).survivor("ann", "A1g").survivor("bob", "A1g")
    heist.token("A1g", "yellow").turn("bob").do("take:token-1")
    assert not is_done(heist)
    heist.do("trade:ann", "hand:yellow:ann", "done")
    assert is_done(heist)


@pytest.mark.rule("AD-POB-02")
def test_to_be_in_full_health_at_the_end_of_a_round() -> None:
    heist = objective(Goal("healthy", count=3)).survivor("ann", "A1g")
    heist.s.round = 2
    heist.zombie_phase()
    assert (heist.s.round, is_done(heist)) == (3, False)
    heist.who("ann").health = 2
    heist.zombie_phase()
    assert (heist.s.round, is_done(heist)) == (4, False)
    heist.who("ann").health = 3
    heist.turn("ann").do("noise")
    assert not is_done(heist)  # only the end of a round counts
    heist.zombie_phase()
    assert is_done(heist)


@pytest.mark.rule("AD-POB-02", "AD-ABO-16")
@pytest.mark.parametrize(
    ("killed", "done"), [("zeus", True), ("mounted-zeus", True), ("queen", False)]
)
def test_to_slay_zeus_whoever_does_it_in_whichever_form(killed: str, done: bool) -> None:
    heist = objective(Goal("slay", "zeus")).survivor("ann", "A1f")
    heist.survivor("bob", "A1a", hand=["ring-saw"], skills=["damage-melee"])
    heist.boss(killed, "A1a").turn("bob").roll(6, 6, 6, 6, 6).do(f"focus:0:A1a:{killed}")
    assert heist.bosses("A1a") == []
    assert is_done(heist) is done


@pytest.mark.rule("AD-POB-02", "AD-ABO-17")
def test_to_unmask_zeus_is_not_to_slay_him() -> None:
    heist = objective(Goal("slay", "zeus")).survivor("ann", "A1a", hand=["grenade"])
    heist.boss("masked-zeus", "A1c").turn("ann").do("attack:0:A1c")
    assert heist.bosses("A1c") == ["zeus"]
    assert not is_done(heist)


@pytest.mark.vector("army-of-the-dead", "AD-TV-107")
@pytest.mark.rule("AD-POB-05", "AD-WIN-02", "AD-SET-27")
def test_victory_waits_for_all_of_them() -> None:
    goals = {"cash": {"is": "taken", "colour": "red"}}
    heist = objective(Goal("level", level="yellow"), token_ap=1, goals=goals)
    heist.survivor("ann", "A1a", ap=5).token("A1a", "red").token("A1a", "blue").turn("ann")
    heist.do("take:token-1")
    assert heist.ending is None
    heist.do("take:token-2")
    assert heist.ending == "escaped"


# -- tokens ----------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-60")
@pytest.mark.rule("AD-POB-01", "AD-POB-03", "AD-FACT-43")
def test_whoever_holds_the_token_has_more_of_a_shambler() -> None:
    heist = Heist().survivor("vesna", "A1f").personal("vesna").zombies("A1g", shambler=1, alpha=1)
    heist.survivor("ann", "A1g", hand=["machete"]).token("A1g", "yellow").turn("ann")
    heist.do("take:token-1")
    assert (heist.who("ann").tokens, heist.who("ann").ap) == (["yellow"], 5)
    heist.roll(3).do("focus:0:A1g:shambler")
    assert heist.who("ann").ap == 7
    heist.roll(3).do("focus:0:A1g:alpha")
    assert heist.who("ann").ap == 9


@pytest.mark.rule("AD-POB-03", "AD-OP-074")
def test_a_token_brings_a_skill_at_once_and_in_every_turn() -> None:
    heist = effect(TokenEffect("skill", skill="free-move")).survivor("ann", "A1g")
    heist.survivor("bob", "A1g").token("A1g", "yellow").turn("bob", 1).do("take:token-1")
    assert heist.s.turn.free == {"move": 1}
    heist.players_phase().do("activate:bob")
    assert (heist.s.turn.actions, heist.s.turn.free) == (3, {"move": 1})


@pytest.mark.rule("AD-POB-03")
def test_a_token_heals_whoever_takes_it() -> None:
    heist = effect(TokenEffect("health")).survivor("ann", "A1f")
    heist.survivor("bob", "A1g", health=1, specialisations=("tough",)).token("A1g", "yellow")
    heist.turn("bob").do("take:token-1")
    assert heist.who("bob").health == 4
    assert heist.told("healed") == [{"survivor": "bob", "amount": 3, "health": 4}]


@pytest.mark.rule("AD-POB-03", "AD-OP-123", "AD-ZEU-04", "AD-FACT-44")
def test_a_token_is_discarded_to_bring_zeus() -> None:
    heist = effect(
        TokenEffect("zeus"),
        zeus="mounted-zeus",
        spawns=[{"zone": "A1f", "kind": "zeus"}],
    )
    heist.survivor("ann", "A1a", tokens=["yellow"]).sleepers("A1f", 2).turn("ann", 1)
    heist.do("use-token:yellow")
    assert heist.bosses("A1f") == ["mounted-zeus"]
    assert heist.shamblers("A1f") == 2  # as by any spawn
    assert (heist.s.zeus_gone, heist.s.turn.actions) == (True, 1)
    assert heist.who("ann").tokens == []


@pytest.mark.rule("AD-ZEU-04", "AD-POB-03")
def test_zeus_is_brought_only_once() -> None:
    heist = effect(TokenEffect("zeus"), zeus="zeus", spawns=[{"zone": "A1f", "kind": "zeus"}])
    heist.survivor("ann", "A1a", tokens=["yellow"])
    heist.s.zeus_gone = True
    heist.turn("ann")
    assert heist.refuses("use-token:yellow") == "AD-ZEU-04"


@pytest.mark.rule("AD-POB-03", "AD-AMM-06")
def test_a_token_is_discarded_to_reload() -> None:
    heist = effect(TokenEffect("magazine"))
    heist.survivor("ann", "A1a", hand=["pistol"], pack=["smg"], dry=("pistol",), tokens=["yellow"])
    heist.turn("ann", 1).do("use-token:yellow")
    gear = heist.who("ann").gear[0]
    assert gear is not None
    assert (gear.dry, heist.who("ann").tokens, heist.s.turn.actions) == (False, [], 1)


@pytest.mark.rule("AD-POB-03")
def test_a_token_is_of_no_use_to_others_or_for_nothing() -> None:
    heist = effect(TokenEffect("magazine")).survivor("ann", "A1a", hand=["pistol"])
    heist.survivor("bob", "A1a", hand=["pistol"], tokens=["yellow", "blue"])
    assert heist.turn("ann").refuses("use-token:yellow") == "AD-POB-03"
    heist.turn("bob")
    assert heist.refuses("use-token:yellow") == "AD-AMM-06"
    assert heist.refuses("use-token:blue") == "AD-POB-03"


@pytest.mark.rule("AD-POB-03")
def test_a_token_is_discarded_to_ignore_an_attack() -> None:
    heist = effect(TokenEffect("armour")).survivor("ann", "A1a", tokens=["yellow"])
    heist.zombies("A1a", shambler=2).zombie_phase().do("use")
    assert (heist.who("ann").health, heist.who("ann").tokens) == (2, [])
