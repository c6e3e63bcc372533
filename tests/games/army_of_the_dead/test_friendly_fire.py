"""Friendly fire (catalogue E7)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon


@pytest.fixture(autouse=True)
def rattler() -> None:
    """Three dice, 4+, damage 1; nobody hears it."""
    weapon("rattler", kind="ranged", far=1, dice=3, accuracy=4, damage=1)
    weapon("carbine", kind="ranged", far=1, dice=3, accuracy=4, damage=2)


@pytest.mark.vector("army-of-the-dead", "AD-EX-55")
def test_a_hit_too_many_does_not_hurt_a_friend() -> None:
    heist = Heist().survivor("peters", "A1a", hand=["revolver"]).survivor("kate", "A1b")
    heist.zombies("A1b", shambler=1).turn("peters").roll(3, 3).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.who("kate").health) == (0, 3)
    assert heist.who("peters").ap == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-35")
@pytest.mark.rule("AD-RNG-09")
@pytest.mark.parametrize(("second", "wounds"), [("bob", (4, 0)), ("cat", (2, 2))])
def test_the_players_share_out_the_misses(second: str, wounds: tuple[int, int]) -> None:
    heist = Heist().survivor("ann", "A1a", hand=["carbine"])
    heist.survivor("bob", "A1b", health=5).survivor("cat", "A1b", health=5)
    heist.zombies("A1b", shambler=1).turn("ann").roll(4, 3, 2).do("attack:0:A1b")
    assert heist.shamblers("A1b") == 0
    assert heist.ask.kind == "friendly-fire"
    assert (heist.ask.facts["wounds"], heist.ask.facts["left"]) == (2, 2)
    heist.do("wound:bob", f"wound:{second}")
    assert (5 - heist.who("bob").health, 5 - heist.who("cat").health) == wounds


@pytest.mark.vector("army-of-the-dead", "AD-TV-36")
def test_a_shot_at_the_own_zone_hurts_others_there_never_the_shooter() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).survivor("bob", "A1a")
    heist.zombies("A1a", shambler=1).turn("ann").roll(4, 4, 3).do("attack:0:A1a")
    assert (heist.who("ann").health, heist.who("bob").health) == (3, 2)


@pytest.mark.rule("AD-FFR-01")
def test_alone_among_zombies_one_may_miss() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).zombies("A1a", shambler=1)
    heist.turn("ann").roll(1, 2, 3).do("attack:0:A1a")
    assert (heist.who("ann").health, heist.told("friendly-fire")) == (3, [])


@pytest.mark.rule("AD-FFR-02", "AD-OP-087")
def test_a_shot_at_people_alone_hurts_them_too() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).survivor("bob", "A1b").turn("ann")
    heist.roll(6, 3, 6).do("attack:0:A1b")
    assert heist.who("bob").health == 2


@pytest.mark.rule("AD-FFR-08")
def test_only_those_in_the_target_zone_are_hurt() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).survivor("bob", "A1a")
    heist.survivor("cat", "A1c").zombies("A1b", shambler=1).turn("ann")
    heist.roll(1, 1, 1).do("attack:0:A1b")
    assert [heist.who(id).health for id in ("ann", "bob", "cat")] == [3, 3, 3]


@pytest.mark.rule("AD-HLT-04", "AD-HLT-02", "AD-OP-088")
def test_what_is_too_much_for_one_is_lost() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["carbine"])
    heist.survivor("bob", "A1b", health=1).survivor("cat", "A1b").turn("ann")
    heist.roll(3, 3, 3).do("attack:0:A1b", "wound:bob", "wound:bob", "wound:bob")
    assert [each.id for each in heist.s.survivors] == ["ann", "cat"]
    assert heist.who("cat").health == 3
    assert heist.told("eliminated") == [{"survivor": "bob"}]


@pytest.mark.rule("AD-OP-111", "AD-FFR-03")
def test_whose_people_are_hit_decides_the_first_player_among_several() -> None:
    heist = Heist(3).survivor("ann", "A1a", 0, hand=["rattler"])
    heist.survivor("bob", "A1b", 1).survivor("cat", "A1b", 1).survivor("dan", "A1c", 2)
    heist.s.first = 2
    heist.turn("ann").roll(4, 4, 3).do("attack:0:A1b")
    assert (heist.ask.kind, heist.ask.seat) == ("friendly-fire", 1)
    mixed = Heist(3).survivor("ann", "A1a", 0, hand=["rattler"])
    mixed.survivor("bob", "A1b", 1).survivor("dan", "A1b", 2)
    mixed.s.first = 2
    mixed.turn("ann").roll(4, 4, 3).do("attack:0:A1b")
    assert (mixed.ask.kind, mixed.ask.seat) == ("friendly-fire", 2)
    mixed.do("wound:dan")
    assert mixed.who("dan").health == 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-37")
def test_a_steady_hand_spares_whom_it_likes_but_a_grenade_spares_nobody() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler", "grenade"], skills=["steady-hand"])
    heist.survivor("bob", "A1b").survivor("cat", "A1b").zombies("A1b", shambler=2).turn("ann")
    heist.roll(4, 3, 2).do("attack:0:A1b")
    assert heist.options() == {"spare-all", "spare:bob", "spare:cat", "done"}
    heist.do("spare:bob", "spare:cat")
    assert (heist.who("bob").health, heist.who("cat").health) == (3, 3)
    heist.do("attack:1:A1b")
    assert heist.ask.kind == "action"
    assert (heist.who("bob").health, heist.who("cat").health) == (1, 1)


@pytest.mark.rule("AD-SKL-34")
def test_a_steady_hand_may_spare_one_of_two() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"], skills=["steady-hand"])
    heist.survivor("bob", "A1b").survivor("cat", "A1b").turn("ann")
    heist.roll(4, 3, 2).do("attack:0:A1b", "spare:cat", "done")
    assert (heist.who("bob").health, heist.who("cat").health) == (1, 3)


@pytest.mark.vector("army-of-the-dead", "AD-TV-38")
@pytest.mark.rule("AD-HLT-05")
def test_one_miss_kills_a_companion_and_the_game_is_lost() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).companion("kid", "A1b")
    heist.zombies("A1b", shambler=1).turn("ann").roll(4, 4, 3).do("attack:0:A1b")
    assert heist.s.companions == []
    assert heist.ending == "companion"
    assert heist.winners == []


@pytest.mark.rule("AD-FFR-07")
def test_friendly_fire_may_be_kept_from_a_companion() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).survivor("bob", "A1b")
    heist.companion("kid", "A1b", "bob").turn("ann").roll(4, 4, 3).do("attack:0:A1b")
    assert heist.options() == {"wound:bob", "wound:kid"}
    heist.do("wound:bob")
    assert (heist.who("bob").health, len(heist.s.companions)) == (2, 1)


@pytest.mark.rule("AD-OP-146", "AD-TRK-06")
def test_whoever_sits_in_the_truck_is_hit_like_anybody() -> None:
    heist = Heist(truck="A1b").truck("A1b", driver="bob").survivor("bob", "A1b")
    heist.survivor("ann", "A1a", hand=["rattler"]).turn("ann").roll(4, 4, 3).do("attack:0:A1b")
    assert heist.who("bob").health == 2


@pytest.mark.rule("AD-OP-081", "AD-FFR-04", "AD-SKL-10")
def test_more_damage_hurts_friends_more() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"], skills=["damage-ranged"])
    heist.survivor("bob", "A1b").zombies("A1b", alpha=1).turn("ann")
    heist.roll(4, 4, 3).do("attack:0:A1b")
    assert (heist.alphas("A1b"), heist.who("bob").health) == (0, 1)


@pytest.mark.rule("AD-SKL-56", "AD-FFR-02")
def test_nobody_must_roll_on_for_a_six_where_a_miss_would_hurt() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["rattler"], skills=["six-die-ranged"])
    heist.survivor("bob", "A1b").zombies("A1b", shambler=4).turn("ann")
    heist.roll(6, 4, 6).do("attack:0:A1b")
    assert heist.options() == {"roll", "enough"}
    heist.do("enough")
    assert (heist.shamblers("A1b"), heist.who("bob").health) == (1, 3)
    heist.roll(6, 4, 4, 2).do("attack:0:A1b", "roll")
    assert (heist.shamblers("A1b"), heist.who("bob").health) == (0, 2)


@pytest.mark.rule("AD-WIN-03", "AD-HLT-06")
def test_shooting_somebody_with_a_personal_objective_loses_the_game() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["carbine"]).survivor("vesna", "A1b", health=2)
    heist.personal("vesna").turn("ann").roll(4, 4, 3).do("attack:0:A1b")
    assert heist.ending == "personal"
