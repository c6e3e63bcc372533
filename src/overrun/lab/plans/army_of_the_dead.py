"""The balance of Army of the Dead: every mission, for every number of players; every personal
objective."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.game import ArmyOfTheDead
from overrun.games.army_of_the_dead.mission.outcome import TEAM
from overrun.games.army_of_the_dead.mission.sheets import DIFFICULTIES, mission
from overrun.lab.balance import RANDOM, Cell, Chapter, Contest, Plan, Row
from overrun.lab.statistics import Rates

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


def _cell(name: str, seats: int, bot: str) -> Cell:
    """There are fewer hard missions, so each is played more often."""
    share = 1.0 if seats in TUNED and bot == BEST else ROUGHLY
    if mission(name).difficulty == "hard":
        share *= 2
    return Cell(settings={"mission": name}, seats=seats, bot=bot, share=share)


def _of(difficulty: str) -> list[str]:
    return [name for name in MISSIONS if mission(name).difficulty == difficulty]


def _missions(id: str, difficulty: str, columns: dict[str, tuple[int, str]]) -> Chapter:
    """All missions of a difficulty; each column has a number of players, and a bot."""
    return Chapter(
        id=id,
        columns=tuple(columns),
        rates=(WON,),
        rows=tuple(
            Row(name, {column: _cell(name, *who) for column, who in columns.items()})
            for name in _of(difficulty)
        ),
        head="cli-balance-mission",
        aims={WON: AIMS[difficulty]},
        summed=True,
    )


def _by_difficulty(difficulty: str) -> Chapter:
    return _missions(difficulty, difficulty, {bot: (MOST, bot) for bot in (BEST, RANDOM)})


def _by_players(difficulty: str) -> Chapter:
    columns = {str(count): (count, BEST) for count in ArmyOfTheDead.seats}
    return _missions(f"players-{difficulty}", difficulty, columns)


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


def _label(row: str) -> str:
    return f"ad-personal-{row}-goal" if row in library().personal else f"ad-mission-{row}"


plan = Plan(
    game=ArmyOfTheDead.name,
    observer=Heists,
    chapters=(
        *map(_by_difficulty, DIFFICULTIES),
        *map(_by_players, DIFFICULTIES),
        _by_promise(),
    ),
    contests=tuple(
        Contest(difficulty, tuple(_cell(name, 4, BEST) for name in _of(difficulty)), playouts=8)
        for difficulty in DIFFICULTIES
    ),
    label=_label,
)
