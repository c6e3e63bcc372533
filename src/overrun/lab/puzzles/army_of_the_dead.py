"""Where puzzles of Army of the Dead are: in the turn of the last survivor before the zombies act,
and where one turn, or what is left of it, may bring down, clear or take what is wanted, or end the
mission. Nobody sleeps at these tables."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import structs

from overrun.bots import STEADY, let_answer, make_bot
from overrun.bots.levels import NEWCOMER
from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.game import GAME
from overrun.games.army_of_the_dead.mission.conditions import Taken
from overrun.games.army_of_the_dead.state import ALPHA, SHAMBLER, S, Survivor
from overrun.games.army_of_the_dead.zombies.spawning import ZEUS_SPAWN, in_order
from overrun.lab.puzzles.chances import DO_NOTHING, weigh
from overrun.lab.puzzles.hunting import HEEDLESS, Found, Hunt, No, Task, Wanted
from overrun.teaching.puzzles.goals import Goal
from overrun.teaching.puzzles.tree import Walked

ACTIONS = 2
"""With less left of a turn there is nothing to plan."""
HURT = 2
"""So many of those whom the zombies would hurt are worth a task each."""
MANY = range(2, 8)
"""Who brings down fewer zombies does nothing of note; with more it is over."""


class ArmyHunt(Hunt):
    seats = 1
    players = (STEADY, NEWCOMER, HEEDLESS)
    most = 2000
    scene = "mission"
    scenes = 16
    shares = {
        "win": 12, "aim": 20, "fell": 14, "take": 16, "spare": 24, "unhurt": 24, "kills": 22,
        "clear": 22,
    }  # fmt: skip

    def settings(self, random: Random) -> dict[str, str]:
        missions = next(each for each in GAME.settings if each.name == "mission").values
        return {"mission": random.choice(missions)}

    def starting(self, table: Table[Any]) -> bool:
        ask, s = table.asks[0], table.state
        return ask.kind == "action" and s.turn.own and s.turn.actions >= ACTIONS

    def tasks(self, table: Table[Any], wanted: Wanted, walked: Walked) -> Iterator[Task]:
        s: S = table.state
        ordinary = any(map(wanted, ("win", "aim", "kills")))
        seen = [task for task in in_sight(s) if wanted(task.kind)]
        last = sum(not each.acted for each in s.survivors) == 1
        their_phase = last and any(map(wanted, ("spare", "unhurt"))) and newcomers_rest(s)
        if not (ordinary or seen or their_phase):
            return
        s = GAME.read_position(table.position)
        tidy(s)
        text = GAME.write_position(s)
        quiet = Table.from_position(GAME, text, seats=self.seats)
        if ordinary:
            for task in beside(s, rehearsed(quiet)):
                yield structs.replace(task, position=text)
        for task in seen:
            yield structs.replace(task, position=text)
        if their_phase:
            for task in against(s, idled(quiet)):
                yield structs.replace(task, position=text)

    def look(
        self, table: Table[Any], goal: Goal, seat: int, most: int, walked: Walked
    ) -> Found | No:
        return weigh(table, goal, seat, most, walked)


def near(s: S) -> set[int]:
    """Where the survivor whose turn it is stands, and what it sees."""
    zone = s.find(s.turn.who).zone
    return {zone, *s.ground.sight[zone]}


def beside(s: S, after: S) -> Iterator[Task]:
    """What an ordinary turn comes to, and a little more."""
    if after.outcome is not None and after.outcome.winners:
        yield Task("win")
    for name, goal in s.sheet.goals.items():
        if not isinstance(goal, Taken) and goal.holds(after) and not goal.holds(s):
            yield Task("aim", {"mission": s.mission, "objective": name})
    standing = sum(s.crowd(zone) for zone in near(s))
    ordinary = sum(after.slain.values()) - sum(s.slain.values())
    for count in (ordinary + 1, ordinary):
        if count in MANY and count <= standing:
            yield Task("kills", {"count": str(count)})


def in_sight(s: S) -> Iterator[Task]:
    """What may be brought down, cleared or taken, as far as one sees."""
    zones = near(s)
    for boss in s.bosses:
        if boss.zone in zones:
            yield Task("fell", {"kind": boss.kind})
    crowded = [zone for zone in sorted(zones) if s.shamblers[zone] + s.alphas[zone] > 1]
    for zone in sorted(crowded, key=s.crowd, reverse=True):
        yield Task("clear", {"zone": s.ground.names[zone]})
    if any(token.zone in zones for token in s.tokens):
        yield Task("take")


def against(s: S, idle: S) -> Iterator[Task]:
    """What may be done against the zombies, where they would hurt somebody otherwise."""
    hurt = [each for each in s.survivors if is_hurt(idle, each)]
    for each in sorted(hurt, key=lambda each: each.health)[:HURT]:
        yield Task("spare", {"survivor": each.id})
    if hurt:
        yield Task("unhurt")


def rehearsed(table: Table[Any]) -> S:
    """The state when a steady player has had what is left of this turn."""
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


def idled(table: Table[Any]) -> S:
    """The state of the next round if this turn is ended and nobody does anything more."""
    twin, round_ = table.fork(), table.state.round
    while twin.asks and twin.state.round == round_:
        options = twin.asks[0].options
        twin.choose(DO_NOTHING if DO_NOTHING in options else options[-1])
    s: S = twin.state
    return s


def is_hurt(after: S, before: Survivor) -> bool:
    """Whether this survivor has come to harm since then."""
    now = after.living(before.id)
    return now is None or now.health < before.health


def tidy(s: S) -> None:
    """Sleepers go back into the box: nobody knows how many they are, and a shot wakes them."""
    s.unseen += [number for heap in s.sleepers.values() for number in heap]
    s.sleepers.clear()


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
