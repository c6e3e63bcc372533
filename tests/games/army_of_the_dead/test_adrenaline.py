"""Adrenaline, danger levels and the skills that come with them (catalogue B4)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.cards import SpawnLine, ZombieCard, library
from overrun.games.army_of_the_dead.state import LEVELS

from .scene import Heist, weapon


@pytest.fixture(autouse=True)
def bomb() -> None:
    """Kills whatever can be killed, and nobody hears it."""
    weapon("bomb", kind="ranged", near=1, far=1, damage=9, blast=True, thrown=True)


def scored(points: int, before: int = 0, id: str = "vesna") -> Heist:
    """A survivor at so many points takes a token that is worth so many."""
    heist = Heist(token_ap=points).survivor(id, "A1a", ap=before, skills=["blue"])
    return heist.token("A1a").turn(id).do("take:token-1")


# -- the track ---------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-24")
@pytest.mark.rule("AD-ADR-22", "AD-ADR-16")
@pytest.mark.parametrize(
    ("points", "level", "skills"),
    [
        (0, "blue", 1), (6, "blue", 1), (7, "yellow", 2), (18, "yellow", 2), (19, "orange", 3),
        (42, "orange", 3), (43, "red", 4),
    ],
)  # fmt: skip
def test_the_danger_track(points: int, level: str, skills: int) -> None:
    heist = scored(points)
    card = library().survivors["vesna"]
    if points >= 19:
        assert heist.options() == {f"skill:{skill}" for skill in card.orange}
        heist.do(f"skill:{card.orange[1]}")
    if points >= 43:
        assert heist.options() == {f"skill:{skill}" for skill in card.red}
        heist.do(f"skill:{card.red[2]}")
    vesna = heist.who("vesna")
    assert heist.ask.kind == "action"
    assert (vesna.ap, LEVELS[vesna.level]) == (points, level)
    owned = ["blue", card.yellow, card.orange[1], card.red[2]]
    assert vesna.skills == owned[:skills]


@pytest.mark.vector("army-of-the-dead", "AD-TV-27")
@pytest.mark.rule("AD-ADR-16")
def test_a_new_action_can_be_used_at_once() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["machete"], ap=6).zombies("A1a", alpha=1)
    heist.turn("ann", 1).roll(6).do("attack:0:A1a")
    ann = heist.who("ann")
    assert (ann.ap, LEVELS[ann.level], ann.skills) == (8, "yellow", ["action"])
    assert heist.s.turn.actions == 1
    assert heist.told("skill") == [{"survivor": "ann", "skill": "action"}]


@pytest.mark.rule("AD-OP-074")
def test_a_skill_that_comes_out_of_turn_waits_for_the_next() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bomb"]).survivor("bob", "A1f", ap=6)
    heist.boss("valentine", "A1b").turn("ann", 3).do("attack:0:A1b")
    assert heist.who("bob").skills == ["action"]
    assert heist.s.turn.actions == 2  # ann's
    heist.do("end")
    assert (heist.s.turn.who, heist.s.turn.actions) == ("bob", 4)


@pytest.mark.vector("army-of-the-dead", "AD-TV-28")
@pytest.mark.rule("AD-OP-017", "AD-OP-075", "AD-ABO-08")
def test_an_abomination_is_worth_five_points_to_everybody() -> None:
    heist = Heist(2)
    for id, ap in (("a0", 0), ("c15", 15), ("d17", 17), ("e40", 40), ("f43", 43)):
        heist.survivor(id, "A1f", ap=ap, seat=int(id == "d17"))
    heist.survivor("b3", "A1a", ap=3, hand=["bomb"]).boss("valentine", "A1b").turn("b3")
    heist.do("attack:0:A1b")
    asked = []
    while heist.ask.kind == "skill":  # nothing goes on before they have chosen
        asked.append((heist.ask.facts["survivor"], heist.ask.facts["level"], heist.ask.seat))
        heist.do(sorted(heist.options())[0])
    assert asked == [("c15", "orange", 0), ("d17", "orange", 1), ("e40", "red", 0)]
    points = {each.id: each.ap for each in heist.s.survivors}
    assert points == {"a0": 5, "b3": 8, "c15": 20, "d17": 22, "e40": 43, "f43": 43}
    assert LEVELS[heist.who("b3").level] == "yellow"
    assert heist.who("c15").skills == ["die-melee"]
    assert heist.who("e40").skills == ["shove"]


@pytest.mark.vector("army-of-the-dead", "AD-TV-29")
def test_one_award_may_cross_two_levels() -> None:
    heist = scored(13, before=6, id="ann")
    assert heist.who("ann").ap == 19
    assert heist.who("ann").skills == ["blue", "action"]
    heist.do("skill:die-ranged")
    assert heist.who("ann").skills == ["blue", "action", "die-ranged"]


@pytest.mark.rule("AD-ADR-13", "AD-ADR-14", "AD-ADR-20", "AD-OP-075")
def test_all_three_levels_at_once_are_gained_in_order() -> None:
    heist = scored(43, id="ann")
    assert heist.ask.facts["level"] == "orange"
    heist.do("skill:die-ranged")
    assert heist.ask.facts["level"] == "red"
    heist.do("skill:sprint")
    assert heist.who("ann").skills == ["blue", "action", "die-ranged", "sprint"]
    assert [told["level"] for told in heist.told("level")] == ["yellow", "orange", "red"]


@pytest.mark.rule("AD-OP-130", "AD-ADR-10", "AD-ADR-21")
def test_nobody_goes_beyond_43_or_back() -> None:
    heist = scored(9, before=43)
    assert heist.who("vesna").ap == 43
    assert heist.told("adrenaline") == []


@pytest.mark.rule("AD-ADR-15", "AD-ADR-21")
def test_wounds_cost_neither_points_nor_skills() -> None:
    heist = Heist().survivor("ann", "A1a", ap=8, skills=["lucky", "action"])
    heist.zombies("A1a", shambler=2).zombie_phase()
    ann = heist.who("ann")
    assert (ann.health, ann.ap, ann.skills) == (1, 8, ["lucky", "action"])


# -- what earns points -------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-128")
@pytest.mark.rule("AD-ADR-02", "AD-ADR-03")
def test_points_are_for_whoever_kills() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["hatchet"]).survivor("bob", "A1a")
    heist.zombies("A1a", shambler=1, alpha=1).turn("ann").roll(4, 4)
    heist.do("attack:0:A1a", "hit:alpha")
    assert (heist.who("ann").ap, heist.who("bob").ap) == (3, 0)
    assert [told["total"] for told in heist.told("adrenaline")] == [2, 3]


@pytest.mark.rule("AD-ADR-06")
def test_a_token_may_be_worth_nothing() -> None:
    assert scored(0).who("vesna").ap == 0


@pytest.mark.rule("AD-ADR-18")
def test_removed_sleepers_are_worth_their_number() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"]).sleepers("A1a", 3, 2).turn("ann", 4)
    heist.do("sleepers:0")
    assert heist.who("ann").ap == 3
    heist.do("sleepers:0")
    assert heist.who("ann").ap == 5


@pytest.mark.vector("army-of-the-dead", "AD-EX-60")
@pytest.mark.rule("AD-OP-153")
def test_whoever_holds_vesnas_token_gains_two_points_for_a_shambler() -> None:
    heist = Heist().survivor("vesna", "A1f").survivor("ann", "A1a", hand=["hatchet"],
                                                      tokens=["yellow"])  # fmt: skip
    heist.survivor("bob", "A1c", hand=["crowbar"]).personal("vesna", "yellow").sleepers("A1a", 1)
    heist.zombies("A1a", shambler=1, alpha=1).zombies("A1c", shambler=1).turn("ann", 4)
    heist.roll(4, 1).do("attack:0:A1a", "hit:shambler")
    assert heist.who("ann").ap == 2
    heist.roll(4, 1).do("attack:0:A1a")
    assert heist.who("ann").ap == 4  # an alpha is worth what it always is
    heist.do("sleepers:0")
    assert heist.who("ann").ap == 5
    heist.turn("bob").roll(3).do("attack:0:A1c")
    assert heist.who("bob").ap == 1


@pytest.mark.rule("AD-OP-131", "AD-ADR-04")
def test_companions_gain_nothing() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bomb"]).companion("kid", "A1a", "ann")
    heist.boss("queen", "A1b").turn("ann").do("attack:0:A1b")
    assert [told["survivor"] for told in heist.told("adrenaline")] == ["ann"]


# -- the level of the game ---------------------------------------------------------------------


def zombie_card(*counts: int) -> None:
    """The card ``one``: so many shamblers at blue, yellow, orange and red."""
    lines = tuple(SpawnLine("shambler", count) for count in counts)
    library().zombie_cards["one"] = ZombieCard("one", 1, lines)  # type: ignore[arg-type]


@pytest.mark.rule("AD-ADR-17", "AD-OP-119")
@pytest.mark.parametrize(("best", "spawned"), [(6, 1), (7, 2), (19, 3), (43, 4)])
def test_the_most_dangerous_survivor_sets_the_line(best: int, spawned: int) -> None:
    zombie_card(1, 2, 3, 4)
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a", ap=best).companion("kid", "A1a")
    heist.survivor("eve", "A1b", ap=43, health=1).zombies("A1b", shambler=1)
    heist.spawn("A1f").zombie_cards("one").zombie_phase()  # eve does not live to count
    assert heist.told("eliminated") == [{"survivor": "eve"}]
    assert heist.shamblers("A1f") == spawned


@pytest.mark.vector("army-of-the-dead", "AD-TV-144")
def test_a_kill_between_two_cards_raises_the_next() -> None:
    zombie_card(1, 2, 3, 4)
    heist = Heist().survivor("ann", "A1b", hand=["pistol"], ap=6, skills=["reflexes"])
    heist.spawn("A1a", "start").spawn("A1f").zombie_cards("one", "one").roll(4, 2).zombie_phase()
    assert heist.ask.kind == "reaction"
    heist.do("attack:0:A1a")
    assert heist.who("ann").ap == 7
    assert [told["level"] for told in heist.told("zombie-card")] == ["blue", "yellow"]
    assert (heist.shamblers("A1a"), heist.shamblers("A1f")) == (0, 2)
