"""How bots look at The Long Night, and at a war: rough numbers, and traits of options."""

from __future__ import annotations

from typing import Any

from overrun.bots.long_night.gates import front, gate
from overrun.bots.long_night.look import LongNightLook
from overrun.bots.long_night.plans import plan, threat, wish
from overrun.bots.long_night.reading import Reading
from overrun.bots.long_night.suspicion import suspected
from overrun.bots.long_night.tables import Ladder, stock
from overrun.bots.mind import mind
from overrun.bots.warring_colonies.look import WarLook
from overrun.core.reason import wire
from overrun.games.long_night.cards import MOON
from tests.games.long_night.scene import Scene
from tests.games.warring_colonies.scene import B1, Y1, War


def colony(food: int) -> Scene:
    """Two players in a co-operative game, at home."""
    scene = Scene(players=2, mode="cooperative", objective="mountain-voice")
    scene.s.food = food
    return scene.survivor("halima", 0).survivor("dutch", 1)


def looks(scene: Scene, seat: int = 0) -> LongNightLook:
    return LongNightLook(scene.view(seat), seat)


def best(scene: Scene) -> str:
    """The option of this ask that is best by the rough count."""
    ask = scene.ask
    rows = looks(scene, ask.seat).traits(ask)
    (found,) = [option for option, row in zip(ask.options, rows, strict=True) if "best/all" in row]
    return wire(found)


def test_an_entrance_knows_what_a_barricade_would_prevent() -> None:
    full = gate(3, 3, 0, 0, 1, 0, 1, 1)
    assert (full.dead, full.build, full.kill) == (100, 0, 100), "there is no room for one"
    nearly = gate(3, 2, 0, 0, 2, 0, 0, 1)
    assert (nearly.dead, nearly.build, nearly.kill) == (100, 100, 100)
    assert gate(3, 2, 1, 0, 2, 0, 0, 1).dead == 0
    empty = gate(4, 0, 0, 0, 1, 0, 1, 3)
    assert (empty.dead, empty.build, empty.louder) == (0, 0, 0)
    assert gate(4, 4, 0, 0, 0, 0, 0, 1).louder == 50, "one zombie more, or none"


def test_a_place_with_one_entrance_hears_its_noise() -> None:
    here = front(((4, 4, 0, 0),), 0, 0, 0, 1)
    assert here.gates == (gate(4, 4, 0, 0, 0, 0, 0, 1),)
    assert (here.deaths, here.zombies, here.walls, here.louder) == (0, 4, 0, 50)
    assert front(((4, 4, 0, 0),), 0, 0, 2, 1).deaths > 0
    assert front((), 3, 3, 3, 3).deaths == 0


def test_zombies_share_the_entrances_of_a_place() -> None:
    doors = (3, 3, 0, 0), (3, 3, 1, 0), (3, 0, 0, 1)
    here = front(doors, 4, 0, 0, 1)
    assert here.gates == tuple(
        gate(*door, due, 0, due, 1) for door, due in zip(doors, (2, 1, 1), strict=True)
    )
    assert (here.zombies, here.walls, here.shut) == (6, 2, 2)
    assert here.deaths == sum(each.dead for each in here.gates) > 0
    assert here.next == here.gates[1], "the fifth would come there"
    assert here.kill == max(each.kill for each in here.gates[:2])
    assert here.kills == here.many == sum(each.kill for each in here.gates[:2])
    assert front(doors, 4, 0, 5, 1) == here, "only what comes is counted, not the noise"
    assert front(doors, 4, 3, 0, 1).deaths > here.deaths


def test_steps_of_a_ladder_never_go_down() -> None:
    ladder = Ladder("worth")
    steps = [int(ladder(number).partition("/")[2]) for number in range(-400, 600)]
    assert steps == sorted(steps)
    assert len(set(steps)) > 30


def test_the_objective_is_read_from_its_card() -> None:
    tribute = plan("tribute", "hard", 4)
    assert dict(tribute.cards) == {"food": 12, "fuel": 8, "medicine": 8}
    assert tribute.total == 20
    assert plan("keep-the-light", "standard", 2).lamp == 1
    assert threat("chorus").home == 10
    assert threat("blackout").outside == 2
    assert wish("supply-and-demand", "").betrayal
    assert wish("supply-and-demand", "").hold == {"medicine": 4}


def test_the_decks_hold_what_they_hold() -> None:
    cards = stock((MOON,), (), True)
    food = [kind for kind, *_ in cards.sorts].count(0)
    assert food >= 3, "rations of three sizes"
    for place in ("police", "grocery", "school", "library", "hospital", "gas"):
        assert 970 <= sum(cards.shares[place]) <= 1000


def test_food_is_worth_most_to_who_starves() -> None:
    hungry, fed = colony(0).turn(0), colony(9).turn(0)
    assert looks(hungry).food(2) > 50 > looks(fed).food(2)


def test_rough_numbers_agree_with_careful_ones() -> None:
    scene = colony(1).crisis("chorus")
    scene.survivor("gia", 0, "school").entrance("school", "ZZZ-").turn(0)
    rough, careful = looks(scene), Reading(scene.view(0), 0)
    assert abs(rough.heart - 100 * careful.heart) < 2
    assert abs(rough.step - 100 * careful.aims.step) < 3
    assert abs(rough.food(2) - 100 * careful.food(2)) < 5
    assert abs(rough.build("school") - 100 * careful.board.build("school")[0]) < 8
    for name in ("halima", "gia"):
        here, there = rough.people[name], careful.people[name]
        assert abs(rough.death(here) - 100 * careful.death(there)) < 5
        assert abs(rough.exposure(here, "school") - 100 * careful.exposure(there, "school")) < 8


def test_who_starves_plays_food_first() -> None:
    scene = colony(0).hand(0, "food-3", "fuel").turn(0)
    assert best(scene) == "play:food-3"


def test_nothing_to_do_is_told_as_well() -> None:
    scene = colony(9)
    for place in ("police", "grocery", "school", "library", "hospital", "gas"):
        scene.deck(place)
    scene.dice(0).turn(0)
    assert best(scene) == "end"


def test_it_takes_the_lowest_die_that_will_do() -> None:
    scene = colony(9).dice(0, 2, 5).turn(0)
    ask = scene.ask
    rows = looks(scene).traits(ask)
    told = {wire(option): row for option, row in zip(ask.options, rows, strict=True)}
    assert "die/least" in told["barricade:halima:2"]
    assert "die/more" in told["barricade:halima:5"]


def test_it_doubts_whom_everybody_may_doubt() -> None:
    scene = Scene(players=3, mode="standard", objective="mountain-voice")
    scene.survivor("halima", 0).survivor("dutch", 1).survivor("gia", 2)
    for player, secret in zip(scene.s.players, ("blue-inhaler", "toolbox", "magpie"), strict=True):
        player.secret = secret
    scene.hand(1, *["medicine"] * 8).turn(0)
    look = looks(scene)
    assert look.doubt(1) == int(100 * suspected(scene.view(0), 0)[1]) > 2 * look.doubt(2)
    assert look.doubt(0) == 0


def chance(scene: Scene) -> float:
    return mind("long-night").value.chance(scene.view(0), 0)


def test_a_colony_that_stands_better_is_likelier_to_win_together() -> None:
    usual = chance(colony(6).turn(0))
    assert 0.02 < usual < 0.98
    assert chance(colony(0).turn(0)) < usual, "it starves"
    low = colony(6)
    low.s.morale -= 3
    assert chance(low.turn(0)) < usual
    assert chance(colony(6).entrance("school", "ZZZ-").turn(0)) < usual
    more = colony(6).survivor("gia", 0)
    assert chance(more.turn(0)) > usual


def war(objective: str, **settings: Any) -> War:
    """Two colonies of two players each, at peace."""
    return War(4, rounds=6, objective=objective, **settings)


def way(scene: War, seat: int) -> tuple[int, int, int]:
    """How far both colonies have to go, and by how much the own one is ahead."""
    look = WarLook(scene.seen(seat), seat)
    said = dict(zip(WarLook.NUMBERS, look.position, strict=True))
    return said["way"], said["foe-way"], said["ahead"]


def test_both_colonies_have_a_way_to_go() -> None:
    scene = war("cold-storage")
    scene.yellow.food, scene.blue.food = 9, 3
    scene.acting(Y1, B1)
    assert way(scene, Y1) == (4, 10, 6)
    assert way(scene, B1) == (10, 4, -6)


def test_a_lead_is_what_one_has_and_the_other_lacks() -> None:
    scene = war("war-of-nerves")
    scene.yellow.morale, scene.blue.morale = 7, 5
    scene.acting(Y1, B1)
    assert way(scene, Y1) == (1, 5, 4)


def test_whoever_has_many_dice_may_still_move() -> None:
    scene = colony(9).dice(0, *[6] * 14).turn(0)
    assert "move:halima:school" in map(wire, scene.ask.options)
    assert best(scene)


def test_a_look_changes_nothing_it_looks_at() -> None:
    scene = colony(3).hand(0, "food-1").dice(0, 4).turn(0)
    view, again = scene.view(0), scene.view(0)
    LongNightLook(view, 0).traits(scene.ask)
    assert view == again
