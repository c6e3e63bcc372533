"""Sidestep and Combat Reflexes: what follows a spawn at once (catalogue part I)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.cards import Order, OrdersCard, SpawnLine, ZombieCard, library

from .scene import Heist


def spawning(heist: Heist, *cards: tuple[str, int], zone: str = "A1b") -> Heist:
    """Zombies spawn in a zone: so many of a kind by the first card, the others are next in the
    deck."""
    for number, (kind, count) in enumerate(cards):
        line = SpawnLine(kind, count)  # type: ignore[arg-type]
        library().zombie_cards[f"x{number}"] = ZombieCard(f"x{number}", number, (line,) * 4)
    heist.spawn(zone).zombie_cards(*(f"x{number}" for number in range(len(cards))))
    heist.s.phase = "zombies"
    return heist.run(("spawn_in", [heist.zone(zone), "ordinary"]))


# -- sidestep ----------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-77")
def test_a_sidestep_comes_before_the_extra_activation() -> None:
    heist = Heist().survivor("ann", "A1c", skills=["sidestep"]).zombies("A1c", shambler=2)
    heist.supply(alpha=1)
    spawning(heist, ("alpha", 2))
    assert heist.alphas("A1b") == 1
    assert heist.options() == {"move:A1b", "move:A1d", "no"}
    assert heist.who("ann").health == 3  # the alpha has not stirred
    heist.do("move:A1d")
    assert heist.at("ann") == "A1d"
    assert heist.alphas("A1d") == 1  # two zones, and no action left to attack
    assert heist.who("ann").health == 3


@pytest.mark.rule("AD-SKL-21", "AD-SKL-20")
def test_whoever_stays_is_found_by_the_extra_activation() -> None:
    heist = Heist().survivor("ann", "A1c", skills=["sidestep"]).supply(alpha=1)
    spawning(heist, ("alpha", 2)).do("no")
    assert (heist.at("ann"), heist.alphas("A1c"), heist.who("ann").health) == ("A1c", 1, 2)


@pytest.mark.rule("AD-SKL-20", "AD-OP-035")
@pytest.mark.parametrize(
    ("zone", "reacts"),
    [("A1b", True), ("A1a", True), ("A1c", True), ("A1d", False), ("A1g", False)],
)
def test_only_range_0_and_1_are_near_enough(zone: str, reacts: bool) -> None:
    heist = Heist().survivor("ann", zone, skills=["sidestep"])
    spawning(heist, ("shambler", 1))
    assert heist.idle != reacts


@pytest.mark.rule("AD-SKL-23", "AD-SKL-33")
def test_a_sidestep_is_for_each_card_once() -> None:
    heist = Heist().survivor("ann", "A1c", skills=["sidestep"])
    spawning(heist, ("shambler", 1), ("shambler", 1)).do("move:A1b")
    assert heist.idle
    heist.run(("spawn_in", [heist.zone("A1b"), "ordinary"]))
    assert heist.ask.kind == "reaction"  # the next card
    heist.do("move:A1a")
    assert heist.at("ann") == "A1a"


@pytest.mark.rule("AD-SKL-22", "AD-OP-060")
def test_sleepers_wake_behind_the_back_of_whoever_sidesteps() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["sidestep"], specialisations=("shadow",))
    heist.sleepers("A1b", 3)
    spawning(heist, ("shambler", 1))
    assert heist.shamblers("A1b") == 1
    heist.do("move:A1c")
    assert (heist.at("ann"), heist.shamblers("A1b")) == ("A1c", 4)


@pytest.mark.rule("AD-SKL-20", "AD-OP-144")
def test_nobody_sidesteps_out_of_the_truck() -> None:
    heist = Heist(truck="A1b").truck("A1b", driver="ann")
    heist.survivor("ann", "A1b", skills=["sidestep"])
    assert spawning(heist, ("shambler", 1)).idle


# -- combat reflexes ---------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-78")
def test_combat_reflexes_shoot_at_the_spawn_zone_alone() -> None:
    heist = Heist().survivor("ann", "A1c", hand=["smg", "crowbar"], skills=["reflexes"])
    heist.zombies("A1c", shambler=1).zombies("A1d", shambler=1).zombies("A1b", shambler=2)
    spawning(heist, ("shambler", 1))
    assert heist.options() == {"attack:0:A1b", "focus:0:A1b:shambler", "no"}
    heist.roll(4, 4, 4, 1, 1, 2).do("attack:0:A1b")
    assert heist.idle  # once for this card
    assert (heist.shamblers("A1b"), heist.shamblers("A1c"), heist.shamblers("A1d")) == (0, 1, 1)
    assert heist.who("ann").ap == 3  # more than the one that came


@pytest.mark.vector("army-of-the-dead", "AD-TV-78")
def test_combat_reflexes_strike_in_the_own_zone() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["crowbar"], skills=["reflexes"])
    spawning(heist, ("shambler", 2))
    assert heist.options() == {"attack:0:A1b", "focus:0:A1b:shambler", "no"}
    heist.roll(3).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.idle) == (1, True)


@pytest.mark.rule("AD-SKL-30", "AD-SKL-32")
def test_with_nothing_that_reaches_them_there_is_no_reaction() -> None:
    heist = Heist().survivor("ann", "A1c", hand=["crowbar"], skills=["reflexes"])
    heist.zombies("A1c", shambler=1)
    assert spawning(heist, ("shambler", 1)).idle


@pytest.mark.rule("AD-SKL-30", "AD-SKL-33", "AD-OP-079")
def test_a_reaction_may_empty_the_weapon_for_the_next() -> None:
    heist = Heist().survivor("ann", "A1c", hand=["pistol"], skills=["reflexes"])
    spawning(heist, ("shambler", 1), ("shambler", 1)).roll(2, 1).do("attack:0:A1b")
    assert heist.who("ann").gear[0].dry
    assert heist.run(("spawn_in", [heist.zone("A1b"), "ordinary"])).idle


@pytest.mark.rule("AD-SKL-30", "AD-OOM-02")
def test_reflexes_come_before_the_extra_activation() -> None:
    heist = Heist().survivor("ann", "A1c", hand=["shotgun"], skills=["reflexes"]).supply(alpha=1)
    spawning(heist, ("alpha", 2)).roll(4, 2).do("attack:0:A1b")
    assert (heist.alphas("A1b"), heist.alphas("A1c"), heist.who("ann").health) == (0, 0, 3)
    assert heist.idle


@pytest.mark.rule("AD-SKL-30", "AD-SKL-49")
def test_whoever_hits_by_reflex_may_run() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["crowbar"], skills=["reflexes", "hit-and-run"])
    spawning(heist, ("shambler", 2)).roll(3).do("attack:0:A1b", "move:A1c")
    assert (heist.at("ann"), heist.idle) == ("A1c", True)


# -- several reactions, other arrivals ---------------------------------------------------------


@pytest.mark.rule("AD-OP-128")
def test_players_choose_who_reacts_first() -> None:
    heist = Heist(2).survivor("ann", "A1c", 0, hand=["shotgun"], skills=["reflexes"])
    heist.survivor("bob", "A1b", 1, skills=["sidestep"])
    spawning(heist, ("alpha", 1))
    assert (heist.ask.seat, heist.ask.facts["survivor"]) == (0, "ann")
    heist.do("later")  # bob is in the line of fire
    assert (heist.ask.seat, heist.ask.facts["survivor"]) == (1, "bob")
    heist.do("move:A1a")
    assert heist.ask.facts["survivor"] == "ann"
    heist.roll(4, 2).do("attack:0:A1b")
    assert (heist.alphas("A1b"), heist.who("bob").health, heist.idle) == (0, 3, True)


@pytest.mark.rule("AD-OP-128")
def test_everybody_may_wait_but_not_for_ever() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sidestep"])
    heist.survivor("bob", "A1c", skills=["sidestep"])
    spawning(heist, ("shambler", 1))
    asked = []
    while not heist.idle:
        asked.append(heist.ask.facts["survivor"])
        heist.do("later" if heist.may("later") else "no")
    assert asked[0] == "ann"
    assert set(asked) == {"ann", "bob"}
    assert len(asked) <= 4


@pytest.mark.rule("AD-SKL-23", "AD-OP-128")
def test_one_may_fight_and_step_aside() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["crowbar"], skills=["reflexes", "sidestep"])
    spawning(heist, ("shambler", 2)).do("later").roll(3).do("attack:0:A1b", "move:A1c")
    assert (heist.at("ann"), heist.shamblers("A1b"), heist.idle) == ("A1c", 1, True)


@pytest.mark.rule("AD-SKL-75", "AD-SKL-32")
def test_who_has_sidestepped_out_of_range_may_still_fight() -> None:
    skills = ["reflexes", "sidestep"]
    heist = Heist().survivor("ann", "A1c", hand=["crossbow", "smg"], skills=skills)
    heist.zombies("A1e", shambler=1)
    spawning(heist, ("shambler", 2)).do("move:A1d")  # two zones away now
    assert heist.ask.facts["zones"] == ["A1b"]
    assert heist.refuses("attack:0:A1e") == "AD-SKL-32"
    assert heist.options("attack") == {"attack:0:A1b"}  # the smg does not reach that far
    heist.roll(3).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.idle) == (1, True)


@pytest.mark.rule("AD-SKL-75", "AD-SKL-30")
def test_nobody_sidesteps_into_range() -> None:
    library().orders["raid"] = OrdersCard("raid", 1, (Order("spawn", "shambler", 1, "spawns"),))
    heist = Heist(zeus="zeus", spawns=[{"zone": "A1f", "kind": "zeus"}])
    heist.survivor("ann", "A1c", hand=["crossbow"], skills=["sidestep", "reflexes"])
    heist.spawn("A1b").spawn("A1e").orders("raid")
    heist.run(("spawn_in", [heist.zone("A1f"), "zeus"])).do("move:A1d")
    assert (heist.shamblers("A1b"), heist.shamblers("A1e")) == (1, 1)
    assert heist.ask.facts["zones"] == ["A1b"]  # the one beside her now was two zones away


@pytest.mark.rule("AD-OP-128")
def test_orders_of_zeus_are_reacted_to() -> None:
    library().orders["raid"] = OrdersCard("raid", 1, (Order("spawn", "shambler", 2),))
    heist = Heist(zeus="zeus", spawns=[{"zone": "A1b", "kind": "zeus"}])
    heist.survivor("ann", "A1b", skills=["sidestep"]).orders("raid")
    heist.run(("spawn_in", [heist.zone("A1b"), "zeus"]))
    assert (heist.ask.kind, heist.shamblers("A1b")) == ("reaction", 2)


@pytest.mark.rule("AD-OP-128", "AD-OP-062")
def test_neither_waking_nor_bad_luck_is_reacted_to() -> None:
    skills = ["sidestep", "reflexes"]
    heist = Heist().survivor("ann", "A1h", hand=["crowbar"], skills=skills).sleepers("A1h", 2)
    heist.equipment("uh-oh").turn("ann").do("search")
    assert heist.shamblers("A1h") == 3
    assert heist.ask.kind == "action"


@pytest.mark.rule("AD-SKL-20", "AD-SKL-30", "AD-OP-128")
def test_an_abomination_of_a_card_is_reacted_to() -> None:
    heist = Heist().survivor("ann", "A1c", skills=["sidestep"])
    spawning(heist, ("valentine", 1))
    assert (heist.ask.kind, heist.bosses("A1b")) == ("reaction", ["valentine"])
    heist.do("move:A1d")
    assert heist.at("ann") == "A1d"


@pytest.mark.rule("AD-OP-128")
def test_with_three_every_order_is_possible() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sidestep"])
    heist.survivor("bob", "A1c", skills=["sidestep"]).survivor("cid", "A1c", skills=["sidestep"])
    spawning(heist, ("shambler", 1))
    heist.do("later", "move:A1d")  # ann waits for bob; now cid may wait for her
    assert heist.ask.facts["survivor"] == "cid"
    heist.do("later")
    assert heist.ask.facts["survivor"] == "ann"
    assert heist.may("later") is False  # somebody must be the next


@pytest.mark.rule("AD-SKL-32", "AD-MOV-01", "AD-SKL-31")
def test_why_a_reaction_is_not_possible() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["reflexes"], hand=["smg"])
    spawning(heist.zombies("A1d", shambler=1), ("shambler", 1))
    assert heist.refuses("attack:0:A1d") == "AD-SKL-32"
    assert heist.refuses("attack:1:A1b") == "AD-CMB-01"
    assert heist.refuses("move:A1b") == "AD-PPH-01"
    heist = Heist().survivor("ann", "A1a", skills=["sidestep"], hand=["smg"])
    spawning(heist, ("shambler", 1))
    assert heist.refuses("move:A1d") == "AD-MOV-01"
    assert heist.refuses("attack:0:A1b") == "AD-PPH-01"
