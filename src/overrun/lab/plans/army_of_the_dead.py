"""The balance of Army of the Dead: every mission, for every number of players; every personal
objective."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.game import ArmyOfTheDead
from overrun.games.army_of_the_dead.mission.outcome import TEAM
from overrun.games.army_of_the_dead.mission.sheets import DIFFICULTIES, mission
from overrun.lab.balance import RANDOM, Cell, Chapter, Contest, Rates, Row

BEST = "steady"
MISSIONS = next(each.values for each in ArmyOfTheDead.settings if each.name == "mission")
MOST = max(ArmyOfTheDead.seats)
"""One survivor for each player."""
TUNED = (2, MOST)
"""The numbers of players for which missions are tuned."""
WON, KEPT = "won", "kept"
ROUGHLY = 0.2
"""Of the games for a figure, how many are played where a rough one will do."""
AIMS = {"easy": (60, 80), "medium": (40, 60), "hard": (15, 35)}
"""In how many of 100 games the team shall win, by the difficulty of the mission."""
FAIR = (35, 60)
"""The same when some personal objective is drawn."""


class Heists(Rates):
    """Whether the team got away with it, and with which personal objectives."""

    def after(self, number: int, table: Table[Any]) -> None:
        assert table.outcome is not None
        won = TEAM in table.outcome.sides
        self.count(WON, won)
        for each in table.state.personal:
            self.count(f"{WON}-{each.owner}", won)
            self.count(f"{KEPT}-{each.owner}", each.done)


def _of(difficulty: str) -> list[str]:
    return [id for id in MISSIONS if mission(id).difficulty == difficulty]


def _cell(name: str, seats: int, bot: str = BEST) -> Cell:
    """There are fewer hard missions, so each is played more often."""
    share = 1.0 if seats in TUNED and bot == BEST else ROUGHLY
    if mission(name).difficulty == "hard":
        share *= 2
    return Cell(settings={"mission": name}, seats=seats, bot=bot, share=share)


def _by_difficulty(difficulty: str) -> Chapter:
    return Chapter(
        id=difficulty,
        columns=(BEST, RANDOM),
        rates=(WON,),
        rows=tuple(
            Row(name, {bot: _cell(name, MOST, bot) for bot in (BEST, RANDOM)})
            for name in _of(difficulty)
        ),
        head="cli-balance-mission",
        aims={WON: AIMS[difficulty]},
        summed=True,
    )


def _by_players(difficulty: str) -> Chapter:
    seats = ArmyOfTheDead.seats
    return Chapter(
        id=f"players-{difficulty}",
        columns=tuple(map(str, seats)),
        rates=(WON,),
        rows=tuple(
            Row(name, {str(count): _cell(name, count) for count in seats})
            for name in _of(difficulty)
        ),
        head="cli-balance-mission",
        aims={WON: AIMS[difficulty]},
        summed=True,
    )


def _by_promise() -> Chapter:
    return Chapter(
        id="personal",
        columns=(),
        rates=(WON, KEPT),
        rows=tuple(Row(owner, {}) for owner in library().personal),
        head="cli-balance-promise",
        aims={WON: FAIR},
        pool=BEST,
    )


class ArmyOfTheDeadPlan:
    """What is played for the page about balance."""

    game = ArmyOfTheDead.name
    observer = Heists
    chapters = (
        *map(_by_difficulty, DIFFICULTIES),
        *map(_by_players, DIFFICULTIES),
        _by_promise(),
    )

    contests = tuple(
        Contest(difficulty, tuple(_cell(name, 4) for name in _of(difficulty)))
        for difficulty in DIFFICULTIES
    )

    def label(self, row: str) -> str:
        return f"ad-personal-{row}-goal" if row in library().personal else f"ad-mission-{row}"


plan = ArmyOfTheDeadPlan()
