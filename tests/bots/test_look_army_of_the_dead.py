"""How bots look at Army of the Dead, and the actions that a steady player would think of."""

from __future__ import annotations

from typing import Any

from overrun.bots.army_of_the_dead import HeuristicBot
from overrun.bots.army_of_the_dead.look import ArmyLook
from overrun.core.reason import wire
from tests.games.army_of_the_dead.conftest import as_before  # noqa: F401  its scenes leave nothing
from tests.games.army_of_the_dead.scene import Heist

TAKE_ALL = {"all": {"is": "taken", "colour": "red", "count": 1}}


def traits(heist: Heist) -> dict[str, list[str]]:
    """What is true of each option that is offered now."""
    ask = heist.ask
    look = ArmyLook(heist.view(ask.seat), ask.seat)
    return dict(zip(map(wire, ask.options), look.traits(ask), strict=True))


def number(heist: Heist, name: str) -> int:
    return ArmyLook(heist.view(0), 0).position[[*ArmyLook.NUMBERS].index(name)]


def on_the_way() -> Heist:
    return Heist(goals=TAKE_ALL).survivor("ann", "A1a", hand=["katana"]).token("A1f")


def test_a_step_towards_the_aim_is_told_from_one_away() -> None:
    found = traits(on_the_way().turn("ann"))
    steps = {name: row for name, row in found.items() if name.startswith("move")}
    assert any("nearer/1/False" in row for row in steps.values())
    assert number(on_the_way().turn("ann"), "aim_take") == 1


def test_the_dead_nearby_are_to_be_feared() -> None:
    alone, among = on_the_way(), on_the_way().zombies("A1a", shambler=2)
    assert number(alone.turn("ann"), "mine_risk") == 0
    assert number(among.turn("ann"), "mine_risk") > 0
    assert number(among, "here") == 2


def test_who_may_die_fears_more() -> None:
    hale = Heist().survivor("ann", "A1a").zombies("A1a", shambler=1).turn("ann")
    hurt = Heist().survivor("ann", "A1a", health=1).zombies("A1a", shambler=1).turn("ann")
    assert number(hurt, "mine_risk") > number(hale, "mine_risk")


def test_a_shot_at_friends_is_seen_as_one() -> None:
    def row(*friends: str) -> list[str]:
        heist = Heist().survivor("ann", "A1a", hand=["pistol"]).zombies("A1b", shambler=1)
        for id in friends:
            heist.survivor(id, "A1b", health=1)
        return traits(heist.turn("ann", 1))["attack:0:A1b"]

    assert not any(name.startswith("friends/") for name in row())
    assert any(name.startswith("friends/") for name in row("bob"))


def no_worlds(seed: str) -> Any:
    raise AssertionError("the bot has no need of worlds")


def test_a_steady_player_thinks_of_what_is_about_as_good() -> None:
    bot = HeuristicBot("lines")
    among = on_the_way().zombies("A1a", shambler=1).turn("ann")
    view, ask = among.view(0), among.ask
    lines = bot.lines(view, ask, no_worlds, 4)
    assert lines[0] == [bot.choose(view, ask, no_worlds)]
    assert len(lines) <= 4
    assert all(option in ask.options for (option,) in lines)
    sure = Heist(goals=TAKE_ALL).survivor("ann", "A1d").token("A1d").turn("ann", 1)
    assert [wire(line[0]) for line in bot.lines(sure.view(0), sure.ask, no_worlds, 4)] == [
        wire(bot.choose(sure.view(0), sure.ask, no_worlds))
    ], "nothing is as good as taking it"


def test_a_steady_player_wavers_only_when_a_turn_begins() -> None:
    bot = HeuristicBot("lines")
    for actions, wavers in ((3, True), (2, False)):
        heist = on_the_way().zombies("A1a", shambler=1).turn("ann", actions)
        assert bot.wavers(heist.view(0), heist.ask) == wavers
