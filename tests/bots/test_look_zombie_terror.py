"""How bots look at Zombie Terror, and the lines that a steady player offers."""

from __future__ import annotations

from functools import partial

from overrun.bots import make_bot
from overrun.bots.mind import mind
from overrun.bots.search.master import MasterBot
from overrun.bots.zombie_terror import HeuristicBot
from overrun.bots.zombie_terror.look import ZombieTerrorLook
from overrun.core.reason import wire
from tests.games.zombie_terror.scene import Scene, board, scene


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


def test_the_lines_for_one_more_zombie_are_places_and_the_usual_one_first() -> None:
    s = board("classic", "F4 N, F13 M", turn="adding")
    ask = s.ask
    assert ask.kind == "adding"
    worlds = partial(s.table.world, ask.seat)
    view = s.table.view(ask.seat)
    lines = HeuristicBot("lines").lines(view, ask, worlds, 3)
    assert len(lines) == 3
    assert lines[0][0] == HeuristicBot("lines").choose(view, ask, worlds)
    assert all([option[0] for option in line] == ["add", "face"] for line in lines)
    assert all(line not in lines[:at] for at, line in enumerate(lines))


def test_what_is_foreseen_is_what_the_side_makes_of_it_that_is_asked() -> None:
    bot = HeuristicBot("seer")
    free = street()
    assert bot.foresee(free.table, 0) == 1.0  # the Child only has to walk
    assert bot.foresee(free.table, 1) == 0.0
    assert 0 < bot.foresee(scene(CROSSING).table, 0) < 1
    eaten = scene(
        """
           A B C D E
        5  = = = . .
        4  . . . . .
        3  . n . . .
        2  . ^ . . .
        1  ^ . . . >
        """,
        turn="movement",
        escaped="C",
        turned="banker, lumberjack, mechanic, policeman",
    )
    assert bot.foresee(eaten.table, 0) == 0.0


def test_a_master_of_either_side_thinks_about_what_the_other_will_do() -> None:
    for turn, kind in (("humans", "human-action"), ("movement", "zombie-action")):
        s = scene(CROSSING, turn=turn)
        ask = s.ask
        assert ask.kind == kind
        bot = make_bot("master:6", "zombie-terror", "thinks")
        assert isinstance(bot, MasterBot)
        bot.choose(s.table.view(ask.seat), ask, partial(s.table.world, ask.seat))
        chances = [each.chance for each in bot.thoughts]
        assert len(chances) > 1
        assert chances[0] == max(chances)
