"""The balance of Warring Colonies: both colonies against each other, and a Lone Wolf between."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.games.long_night.cards import WAR
from overrun.games.long_night.library import library
from overrun.games.warring_colonies.ending import SIDES
from overrun.games.warring_colonies.game import WarringColonies
from overrun.lab.balance import Cell, Chapter, Contest, Plan, Row
from overrun.lab.statistics import Rates

BEST = "steady"
USUAL = WarringColonies.usual
OBJECTIVES = tuple(card.id for card in library().objectives.values() if card.module == WAR)
YELLOW, BLUE, WOLF = SIDES
PLAYER = "player"
"""Anybody of a colony who got what the own objective wants, too."""
QUARTER = 0.25
"""Of the games: where no aim is stated, fewer will do."""
COLONY_AIMS = {YELLOW: (40, 60), BLUE: (40, 60)}
"""How often each of two equal colonies shall win, in percent."""
WOLF_AIMS = {WOLF: (20, 35)}


class Spoils(Rates):
    """Which colony reached its aim, and who else got what they wanted."""

    def after(self, number: int, table: Table[Any]) -> None:
        outcome, s = table.outcome, table.state
        assert outcome is not None
        for side in (YELLOW, BLUE):
            self.count(side, side in outcome.sides)
        team = [seat for seat in s.seats if seat != s.wolf]
        self.count(PLAYER, sum(seat in outcome.winners for seat in team), len(team))
        if s.wolf is not None:
            self.count(WOLF, WOLF in outcome.sides)


def _row(name: str, seats: int, share: float, **settings: str) -> Row:
    return Row(name, {BEST: Cell(settings=settings, seats=seats, bot=BEST, share=share)})


def _by_players(
    name: str, odd: int, rates: tuple[str, ...], aims: dict[str, tuple[int, int]]
) -> Chapter:
    counts = [seats for seats in WarringColonies.seats if seats % 2 == odd]
    return Chapter(
        id=name,
        columns=(BEST,),
        rates=rates,
        aims=aims,
        summed=True,
        rows=tuple(_row(str(seats), seats, 1.0) for seats in counts),
        head="cli-balance-seats",
    )


plan = Plan(
    game=WarringColonies.name,
    observer=Spoils,
    chapters=(
        _by_players("players", 0, (YELLOW, BLUE, PLAYER), COLONY_AIMS),
        Chapter(
            id="objectives",
            columns=(BEST,),
            rates=(YELLOW, BLUE, PLAYER),
            rows=tuple(_row(name, USUAL, QUARTER, objective=name) for name in OBJECTIVES),
        ),
        _by_players("wolf", 1, (WOLF, YELLOW, BLUE), WOLF_AIMS),
    ),
    contests=(
        Contest("colony", (Cell(settings={}, seats=USUAL, bot=BEST),), playouts=24),
        Contest("wolf", (Cell(settings={}, seats=USUAL + 1, bot=BEST),), lambda s, turn: s.wolf),
    ),
    label=lambda row: f"cli-balance-seats-{row}" if row.isdecimal() else f"ln-objective-{row}",
)
