"""Where puzzles of The Long Night are: in the last turn before the night, where something is still
to be done against it. Nobody has secrets at these tables, and no crossroads card waits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from overrun.core.table import Table
from overrun.games.long_night.game import GAME
from overrun.games.long_night.state import LongNightState
from overrun.lab.puzzles.chances import weigh
from overrun.lab.puzzles.hunting import Found, Hunt, Task
from overrun.teaching.puzzles.goals import Goal

MOST = 6000
"""So many answers are tried at the most; a server does it again to judge a try."""
FEW = 4
"""With more dice there are too many ways to use them."""
NIGHT = "colony_phase"
OBJECTIVES = (
    "tribute", "keep-the-light", "open-road", "white-tide", "nothing-for-them", "mountain-voice",
    "last-bus", "front-door",
)  # fmt: skip


class LongNightHunt(Hunt):
    seats = 2
    shares = {"morale": 60, "alive": 60}

    def settings(self, random: Random) -> dict[str, str]:
        chosen = random.choice(OBJECTIVES)
        side = random.choice(("standard", "hard"))
        return {"mode": "cooperative", "objective": chosen, "side": side}

    def starting(self, table: Table[Any]) -> bool:
        ask, s = table.asks[0], table.state
        if ask.kind != "action" or s.agenda[-1][0] != NIGHT:
            return False
        return 0 < len(s.players[ask.seat].dice) <= FEW

    def tasks(self, table: Table[Any], random: Random) -> Iterator[Task]:
        s: LongNightState = GAME.read_position(table.position)
        for player in s.players:
            if player.crossroads:
                s.crossroads_deck.append(player.crossroads)
                player.crossroads = ""
        text = GAME.write_position(s)
        yield Task("alive", {}, text)
        yield Task("morale", {}, text)

    def look(self, table: Table[Any], goal: Goal, seat: int, task: Task) -> Found | None:
        return weigh(table, goal, seat, MOST)


HUNT = LongNightHunt()
