"""The balance of Zombie Terror: humans against zombies, in every scenario."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.games.zombie_terror.game import ZombieTerror
from overrun.games.zombie_terror.scenarios import SCENARIOS
from overrun.games.zombie_terror.state import AT_ONCE, HUMANS, IN_ACTIVATION, THINGS, ZOMBIES
from overrun.lab.balance import RANDOM, Cell, Chapter, Contest, Plan, Row
from overrun.lab.statistics import Rates

BEST = "steady"
AIM = (40, 60)
ROUGHLY = 0.25
"""Of the games for a figure, how many are played where a rough one will do."""


class Escapes(Rates):
    """Whether the humans got away."""

    def after(self, number: int, table: Table[Any]) -> None:
        assert table.outcome is not None
        self.count(HUMANS, HUMANS in table.outcome.sides)


def _cell(bot: str = BEST, share: float = 1.0, **settings: str) -> Cell:
    return Cell(settings=settings, seats=2, bot=bot, share=share)


def _row(scenario: str) -> Row:
    best = _cell(scenario=scenario)
    return Row(scenario, {BEST: best, RANDOM: _cell(RANDOM, ROUGHLY, scenario=scenario)})


def _older(bites: str) -> Chapter:
    """The plain game and the scenarios that are as old, with one reading of the bite."""
    names = [scenario for scenario in SCENARIOS if scenario not in THINGS]
    cells = {name: _cell(share=ROUGHLY, scenario=name, bites=bites) for name in names}
    return Chapter(
        id=bites,
        columns=(BEST,),
        rates=(HUMANS,),
        rows=tuple(Row(name, {BEST: cell}) for name, cell in cells.items()),
        head="cli-balance-scenario",
        summed=True,
    )


_ALL = tuple(_cell(scenario=scenario) for scenario in SCENARIOS)


plan = Plan(
    game=ZombieTerror.name,
    observer=Escapes,
    chapters=(
        Chapter(
            id="things",
            columns=(BEST, RANDOM),
            rates=(HUMANS,),
            rows=tuple(map(_row, THINGS)),
            head="cli-balance-scenario",
            aims={HUMANS: AIM},
            summed=True,
        ),
        _older(IN_ACTIVATION),
        _older(AT_ONCE),
    ),
    contests=(
        Contest(HUMANS, _ALL, lambda s, turn: s.humans_seat),
        Contest(ZOMBIES, _ALL, lambda s, turn: 1 - s.humans_seat, playouts=6),
    ),
    label="zt-setting-scenario-{}".format,
)
