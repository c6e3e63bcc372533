"""Killing zombies of each kind, abominations above all (catalogue C1, C2)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import ABOMINATIONS

from .scene import Heist, weapon


@pytest.fixture(autouse=True)
def arms() -> None:
    """Blows with one sure die of every damage, which nobody hears."""
    for damage in range(1, 11):
        weapon(f"maul-{damage}", kind="melee", dice=1, accuracy=2, damage=damage)
    weapon("bomb", kind="ranged", near=1, far=1, damage=6, blast=True, thrown=True)


def struck(kind: str, damage: int) -> Heist:
    """One hit of so much damage on a zombie of a kind, while bob is far away."""
    heist = Heist().survivor("ann", "A1a", hand=[f"maul-{damage}"]).survivor("bob", "A1f")
    if kind in ABOMINATIONS:
        heist.boss(kind, "A1a")
    else:
        heist.zombies("A1a", **{kind: 1})
    return heist.turn("ann").roll(6).do("attack:0:A1a")


@pytest.mark.rule(
    "AD-ZOM-01", "AD-ZOM-02", "AD-ZOM-03", "AD-ZOM-06", "AD-ZOM-09", "AD-ABO-01", "AD-ABO-07",
    "AD-ABO-11", "AD-ABO-20", "AD-ABO-27", "AD-ABO-30", "AD-OP-018",
)  # fmt: skip
@pytest.mark.parametrize(
    ("kind", "needed"),
    [
        ("shambler", 1), ("alpha", 2), ("valentine", 4), ("queen", 5), ("zeus", 6),
        ("mounted-zeus", 6),
    ],
)  # fmt: skip
def test_one_hit_of_the_needed_damage_kills(kind: str, needed: int) -> None:
    assert struck(kind, needed).told("killed")[0]["kind"] == kind
    assert struck(kind, needed + 1).told("killed")[0]["kind"] == kind
    if needed > 1:
        assert struck(kind, needed - 1).told("killed") == []


@pytest.mark.rule(
    "AD-ADR-02", "AD-ADR-03", "AD-ADR-04", "AD-ABO-08", "AD-ABO-12", "AD-ABO-20", "AD-ABO-27",
    "AD-OP-017",
)  # fmt: skip
@pytest.mark.parametrize(
    ("kind", "killer", "other"),
    [
        ("shambler", 1, 0), ("alpha", 2, 0), ("valentine", 5, 5), ("queen", 5, 5), ("zeus", 5, 5),
        ("mounted-zeus", 5, 5),
    ],
)  # fmt: skip
def test_what_a_kill_is_worth(kind: str, killer: int, other: int) -> None:
    heist = struck(kind, 6)
    assert (heist.who("ann").ap, heist.who("bob").ap) == (killer, other)


@pytest.mark.rule("AD-ABO-03", "AD-ABO-04")
def test_a_dead_abomination_leaves_the_game_a_dead_alpha_the_board() -> None:
    heist = struck("alpha", 2)
    assert heist.s.alphas_left == 16
    queen = struck("queen", 5)
    assert (queen.s.bosses, queen.s.appeared) == ([], ["queen"])


@pytest.mark.rule("AD-ABO-02", "AD-EXP-05")
def test_explosives_kill_abominations_too() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bomb"])
    heist.boss("queen", "A1b").boss("mounted-zeus", "A1b").turn("ann").do("attack:0:A1b")
    assert heist.bosses("A1b") == []
    assert heist.who("ann").ap == 10


@pytest.mark.rule("AD-ABO-29", "AD-OP-010")
def test_each_abomination_has_a_card_and_only_the_mask_has_a_rule_of_its_own() -> None:
    cards = {kind: library().zombies[kind] for kind in ABOMINATIONS}
    assert {kind: card.unmasks for kind, card in cards.items() if card.unmasks} == {
        "masked-zeus": "zeus"
    }
    assert len({(each.actions, each.wounds, each.damage) for each in cards.values()}) == 5


# -- the mask ----------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-53")
@pytest.mark.rule("AD-OP-024", "AD-ABO-02")
def test_the_mask_must_be_blown_off_first() -> None:
    heist = Heist(zeus="masked-zeus")
    heist.survivor("ann", "A1b", hand=["maul-10", "maul-6"], pack=["grenade"], health=9)
    heist.survivor("bob", "A1f").boss("masked-zeus", "A1b").turn("ann", 5)
    heist.roll(6).do("focus:0:A1b:masked-zeus")
    assert heist.bosses("A1b") == ["masked-zeus"]
    heist.roll(6).do("attack:0:A1b")
    assert heist.bosses("A1b") == ["masked-zeus"]
    heist.do("attack:2:A1b")
    assert heist.bosses("A1b") == ["zeus"]
    assert (heist.who("ann").ap, heist.who("bob").ap) == (5, 5)
    assert heist.told("killed") == []
    heist.roll(6).do("focus:1:A1b:zeus")
    assert heist.bosses("A1b") == []
    assert (heist.who("ann").ap, heist.who("bob").ap) == (10, 10)


@pytest.mark.rule("AD-OP-107", "AD-EXP-06", "AD-ABO-23")
def test_the_blast_that_takes_the_mask_does_not_hurt_him() -> None:
    heist = Heist(zeus="masked-zeus").survivor("ann", "A1a", hand=["bomb"], pack=["tnt"])
    heist.boss("masked-zeus", "A1b").zombies("A1b", alpha=1).turn("ann").do("attack:0:A1b")
    assert (heist.bosses("A1b"), heist.alphas("A1b")) == (["zeus"], 0)
    assert heist.told("unmasked") == [{"zone": "A1b", "kind": "zeus"}]
    heist.do("end")
    assert heist.bosses("A1a") == ["zeus"]  # he acts in the next zombie phase


@pytest.mark.rule("AD-ABO-22")
def test_no_blow_hurts_the_mask() -> None:
    heist = struck("masked-zeus", 10)
    assert (heist.bosses("A1a"), heist.who("ann").ap) == (["masked-zeus"], 0)


@pytest.mark.rule("AD-ABO-23", "AD-BOL-10")
def test_a_trapped_zeus_stays_trapped_without_his_mask() -> None:
    heist = Heist(zeus="masked-zeus").survivor("ann", "A1a", hand=["bomb"], pack=["grenade"])
    heist.boss("masked-zeus", "A1b").snared("A1b", "masked-zeus").turn("ann").do("attack:0:A1b")
    assert [(boss.kind, boss.snared) for boss in heist.s.bosses] == [("zeus", True)]


@pytest.mark.rule("AD-ABO-15", "AD-OP-024")
def test_zeus_does_not_come_again_in_another_form() -> None:
    heist = Heist(zeus="masked-zeus", spawns=[{"zone": "A1f", "kind": "zeus"}])
    heist.survivor("ann", "A1a", hand=["maul-6"]).boss("queen", "A1a").boss("zeus", "A1e")
    heist.turn("ann").roll(6).do("attack:0:A1a")
    assert heist.bosses("A1a") == []
    assert (heist.bosses("A1e"), heist.bosses("A1f")) == (["zeus"], [])


# -- the queen ---------------------------------------------------------------------------------


@pytest.mark.rule("AD-ABO-13", "AD-OP-124", "AD-ABO-16")
@pytest.mark.parametrize("form", ["zeus", "masked-zeus", "mounted-zeus"])
def test_zeus_comes_for_the_queen_wakes_sleepers_and_waits(form: str) -> None:
    heist = Heist(zeus=form, spawns=[{"zone": "A1d", "kind": "zeus"}])
    heist.survivor("ann", "A1a", hand=["maul-5"]).survivor("bob", "A1d", hand=["crowbar"])
    heist.sleepers("A1d", 2).boss("queen", "A1a").turn("ann").roll(6).do("attack:0:A1a")
    assert (heist.bosses("A1d"), heist.shamblers("A1d")) == ([form], 2)
    assert (heist.who("bob").health, heist.s.zeus_gone) == (3, True)


@pytest.mark.rule("AD-ABO-13", "AD-EXP-04")
def test_whom_the_queens_death_brings_is_not_hit_by_what_killed_her() -> None:
    heist = Heist(zeus="zeus", spawns=[{"zone": "A1b", "kind": "zeus"}])
    heist.survivor("ann", "A1a", hand=["bomb"]).boss("queen", "A1b")
    heist.turn("ann").do("attack:0:A1b")
    assert heist.bosses("A1b") == ["zeus"]
