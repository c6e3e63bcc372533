"""Where puzzles of Army of the Dead are: in the turn of the last survivor before the zombies act,
and where one turn may bring down, clear or take what is wanted, or end the mission."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import structs

from overrun.bots import STEADY, let_answer, make_bot
from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.game import GAME
from overrun.games.army_of_the_dead.mission.conditions import Taken
from overrun.games.army_of_the_dead.state import ALPHA, SHAMBLER, S
from overrun.games.army_of_the_dead.zombies.spawning import ZEUS_SPAWN, in_order
from overrun.lab.puzzles.chances import weigh
from overrun.lab.puzzles.hunting import Found, Hunt, Task
from overrun.teaching.puzzles.goals import Goal
from overrun.teaching.puzzles.tree import Walked

WEAK = 2
"""Who has so little health left is worth a task of its own."""
MANY = range(3, 8)
"""Who brings down fewer zombies in a turn does nothing of note; with more it is over."""


class ArmyHunt(Hunt):
    seats = 1
    most = 2000
    scene = "mission"
    scenes = 16
    shares = {
        "win": 12, "aim": 20, "fell": 14, "take": 16, "spare": 20, "unhurt": 22, "kills": 22,
        "clear": 22,
    }  # fmt: skip

    def settings(self, random: Random) -> dict[str, str]:
        missions = next(each for each in GAME.settings if each.name == "mission").values
        return {"mission": random.choice(missions)}

    def starting(self, table: Table[Any]) -> bool:
        ask, s = table.asks[0], table.state
        return ask.kind == "action" and s.turn.own and s.turn.actions == 3 and not s.turn.used

    def tasks(self, table: Table[Any], random: Random, walked: Walked) -> Iterator[Task]:
        s: S = table.state
        if sleepers_near(s):
            return
        text = table.position
        for task in self.found(s, rehearsed(table)):
            yield structs.replace(task, position=text)

    def found(self, s: S, after: S) -> Iterator[Task]:
        """What might be asked for here; ``after`` is what an ordinary turn would come to."""
        if after.outcome is not None and after.outcome.winners:
            yield Task("win")
        for name, goal in s.sheet.goals.items():
            if not isinstance(goal, Taken) and goal.holds(after) and not goal.holds(s):
                yield Task("aim", {"mission": s.mission, "objective": name})
        who = s.find(s.turn.who)
        near = {who.zone, *s.ground.sight[who.zone]}
        for boss in s.bosses:
            if boss.zone in near:
                yield Task("fell", {"kind": boss.kind})
        standing = sum(s.crowd(zone) for zone in near)
        for count in reversed(MANY[: max(0, standing + 1 - MANY[0])]):
            yield Task("kills", {"count": str(count)})
        crowded = [zone for zone in sorted(near) if s.shamblers[zone] + s.alphas[zone] > 1]
        for zone in sorted(crowded, key=s.crowd, reverse=True):
            yield Task("clear", {"zone": s.ground.names[zone]})
        if any(token.zone in near for token in s.tokens):
            yield Task("take")
        if sum(not each.acted for each in s.survivors) == 1 and newcomers_rest(s):
            for each in s.survivors:
                if each.health <= WEAK and any(s.crowd(zone) for zone in s.ground.sight[each.zone]):
                    yield Task("spare", {"survivor": each.id})
                    break
            yield Task("unhurt")

    def look(
        self, table: Table[Any], goal: Goal, seat: int, most: int, walked: Walked
    ) -> Found | None:
        return weigh(table, goal, seat, most, walked)


def rehearsed(table: Table[Any]) -> S:
    """The state when a steady player has had this turn."""
    twin = table.fork()
    who, round_ = table.state.turn.who, table.state.round
    bot = make_bot(STEADY, GAME.name, "rehearsal")
    while twin.asks and twin.state.round == round_:
        turns = twin.state.turns
        if not turns or turns[0].who != who:
            break
        let_answer(twin, twin.asks[0], bot)
    s: S = twin.state
    return s


def sleepers_near(s: S) -> bool:
    """Whether somebody might be woken in this turn: nobody knows how many they are."""
    zone = s.find(s.turn.who).zone
    near = {zone, *s.ground.sight[zone]}
    return any(each in near for each in s.sleepers)


def newcomers_rest(s: S) -> bool:
    """Whether those who come at the end of the zombies' phase do nothing in it, whatever cards are
    drawn: no Zeus gives orders, and there are figures enough."""
    due = in_order(s)
    if any(each.kind == ZEUS_SPAWN for each in due):
        return False
    most = {SHAMBLER: 0, ALPHA: 0}
    for card in library().zombie_cards.values():
        line = card.lines[s.danger]
        if line is not None and line.kind in most:
            most[line.kind] = max(most[line.kind], line.count)
    enough = s.shamblers_left >= most[SHAMBLER] * len(due)
    return enough and s.alphas_left >= most[ALPHA] * len(due)


HUNT = ArmyHunt()
"""The team is led by one person."""
