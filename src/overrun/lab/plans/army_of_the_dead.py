"""The balance of Army of the Dead: every mission, for every number of players."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.games.army_of_the_dead.ending import TEAM
from overrun.games.army_of_the_dead.game import ArmyOfTheDead
from overrun.games.army_of_the_dead.missions import DIFFICULTIES, mission
from overrun.lab.balance import RANDOM, Cell, Chapter, Rates, Row

BEST = "heuristic"
MISSIONS = next(each.values for each in ArmyOfTheDead.settings if each.name == "mission")
MOST = max(ArmyOfTheDead.seats)
"""One survivor for each player: the game for which missions are tuned."""
WON = "won"
ROUGHLY = 0.2
"""Of the games for a figure, how many are played where a rough one will do."""


class Heists(Rates):
    """Whether the team got away with it."""

    def after(self, number: int, table: Table[Any]) -> None:
        assert table.outcome is not None
        self.count(WON, TEAM in table.outcome.sides)


def _cell(name: str, seats: int, bot: str = BEST, share: float = 1.0) -> Cell:
    return Cell(settings={"mission": name}, seats=seats, bot=bot, share=share)


def _by_difficulty(difficulty: str) -> Chapter:
    names = [id for id in MISSIONS if mission(id).difficulty == difficulty]
    return Chapter(
        id=difficulty,
        columns=(BEST, RANDOM),
        rates=(WON,),
        rows=tuple(
            Row(name, {BEST: _cell(name, MOST), RANDOM: _cell(name, MOST, RANDOM, ROUGHLY)})
            for name in names
        ),
        head="cli-balance-mission",
    )


def _by_players() -> Chapter:
    seats = ArmyOfTheDead.seats
    return Chapter(
        id="players",
        columns=tuple(map(str, seats)),
        rates=(WON,),
        rows=tuple(
            Row(
                name,
                {
                    str(count): _cell(name, count, share=1.0 if count == MOST else ROUGHLY)
                    for count in seats
                },
            )
            for name in MISSIONS
        ),
        head="cli-balance-mission",
    )


class ArmyOfTheDeadPlan:
    """What is played for the page about balance."""

    game = ArmyOfTheDead.name
    observer = Heists
    chapters = (*map(_by_difficulty, DIFFICULTIES), _by_players())

    def label(self, row: str) -> str:
        return f"ad-mission-{row}"


plan = ArmyOfTheDeadPlan()
