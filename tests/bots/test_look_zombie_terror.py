"""How bots look at Zombie Terror, and the lines that a steady player offers."""

from __future__ import annotations

from functools import partial

from overrun.bots.mind import mind
from overrun.bots.zombie_terror import HeuristicBot
from overrun.bots.zombie_terror.look import ZombieTerrorLook
from overrun.core.reason import wire
from tests.games.zombie_terror.scene import Scene, scene


def traits(s: Scene) -> dict[str, list[str]]:
    """What is true of each option that is offered now."""
    ask = s.ask
    look = ZombieTerrorLook(s.table.view(ask.seat), ask.seat)
    return dict(zip(map(wire, ask.options), look.traits(ask), strict=True))


def number(s: Scene, name: str, seat: int = 0) -> int:
    return ZombieTerrorLook(s.table.view(seat), seat).position[
        [*ZombieTerrorLook.NUMBERS].index(name)
    ]


def street(zombie: str = ".", child: str = "C") -> Scene:
    return scene(
        f"""
           A B C D
        4  . = = =
        3  . . {zombie} .
        2  . . {child} .
        1  . . . .
        """,
        escaped="B",
    )


def test_a_way_to_the_car_is_seen_from_its_first_step() -> None:
    found = traits(street())
    assert "reaches" in found["move:child:C3"]
    assert "nearer/1" in found["move:child:C3"]
    assert "reaches" not in found["move:child:C1"]
    assert "reaches" not in traits(street("v"))["move:child:C1"]


def test_who_steps_into_the_car_gets_away_and_wins() -> None:
    s = street()
    s.do("move:child:C3")
    found = traits(s)
    assert "wins" in found["move:child:C4"]
    assert "wins" not in found["move:child:B3"]


def test_both_sides_see_the_same_table_from_their_side() -> None:
    s = street()
    assert number(s, "side") == 1
    assert number(s, "side", seat=1) == -1
    assert number(s, "child") == -number(s, "child", seat=1) > 0
    far = scene(CROSSING)
    assert 0 < number(far, "nurse") < number(s, "child")


def test_the_policy_does_not_miss_the_car() -> None:
    s = street()
    policy = mind("zombie-terror").policy
    for _ in range(3):
        if s.table.asks:
            s.do(wire(policy.choose(s.table.view(s.ask.seat), s.ask)))
    assert s.winner == "humans"


CROSSING = """
       A B C D E F
    6  = = . . . .
    5  . v . . < .
    4  . . . . . .
    3  . ^ . . v .
    2  . . . . . .
    1  N . B . . M
"""


def test_a_steady_player_offers_several_whole_turns() -> None:
    s = scene(CROSSING)
    worlds = partial(s.table.world, s.ask.seat)
    lines = HeuristicBot("lines").lines(s.table.view(0), s.ask, worlds, 4)
    assert 1 < len(lines) <= 4
    assert all(line[0] in s.ask.options and line[-1] == ("end",) for line in lines)
    assert all(line not in lines[:at] for at, line in enumerate(lines))


def test_the_zombies_lines_are_ways_through_their_movement() -> None:
    s = scene(CROSSING, turn="movement")
    ask = s.ask
    lines = HeuristicBot("lines").lines(
        s.table.view(ask.seat), ask, partial(s.table.world, ask.seat), 3
    )
    assert 1 < len(lines) <= 3
    assert all(line[0] in ask.options and line[-1] == ("done",) for line in lines)
