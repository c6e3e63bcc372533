"""Where puzzles of Army of the Dead are: in the turn of the last survivor before the zombies act,
and where one turn may bring down, clear or take what is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import structs

from overrun.core.table import Table
from overrun.games.army_of_the_dead.game import GAME
from overrun.games.army_of_the_dead.state import S
from overrun.lab.puzzles.chances import weigh
from overrun.lab.puzzles.hunting import Found, Hunt, Task
from overrun.teaching.puzzles.goals import Goal

MOST = 3500
"""So many answers are tried at the most; a server does it again to judge a try."""
WEAK = 2
"""Who has so little health left is worth a task of its own."""


class ArmyHunt(Hunt):
    seats = 1
    shares = {"unhurt": 34, "spare": 30, "clear": 26, "fell": 20, "take": 14}

    def settings(self, random: Random) -> dict[str, str]:
        missions = next(each for each in GAME.settings if each.name == "mission").values
        return {"mission": random.choice(missions)}

    def starting(self, table: Table[Any]) -> bool:
        ask, s = table.asks[0], table.state
        return ask.kind == "action" and s.turn.own and s.turn.actions == 3 and not s.turn.used

    def tasks(self, table: Table[Any], random: Random) -> Iterator[Task]:
        s: S = table.state
        text = table.position
        for task in self.found(s):
            yield structs.replace(task, position=text)

    def found(self, s: S) -> Iterator[Task]:
        who = s.find(s.turn.who)
        near = {who.zone, *s.ground.sight[who.zone]}
        for boss in s.bosses:
            if boss.zone in near:
                yield Task("fell", {"kind": boss.kind})
        crowded = [zone for zone in sorted(near) if s.shamblers[zone] + s.alphas[zone] > 1]
        for zone in crowded[:1]:
            yield Task("clear", {"zone": s.ground.names[zone]})
        if any(token.zone in near for token in s.tokens):
            yield Task("take")
        if sum(not each.acted for each in s.survivors) == 1:
            for each in s.survivors:
                if each.health <= WEAK and any(s.crowd(zone) for zone in s.ground.sight[each.zone]):
                    yield Task("spare", {"survivor": each.id})
                    break
            yield Task("unhurt")

    def look(self, table: Table[Any], goal: Goal, seat: int, task: Task) -> Found | None:
        return weigh(table, goal, seat, MOST)


HUNT = ArmyHunt()
"""The team is led by one person."""
