"""The balance of The Long Night: every objective, on both sides, for every number of players."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.games.long_night.cards import library
from overrun.games.long_night.game import LongNight
from overrun.lab.balance import RANDOM, Cell, Chapter, Rates, Row

USUAL = 4
"""The number of players for which the game is tuned."""
BEST = "heuristic"
OBJECTIVES = tuple(
    name
    for setting in LongNight.settings
    if setting.name == "objective"
    for name in setting.values
    if name in library().objectives and not library().objectives[name].module
)
"""Those that can be chosen without a module."""
MAIN, LOYAL, BETRAYER, EXILED, RIGHT = "main", "loyal", "betrayer", "exiled", "right-exile"


class Fates(Rates):
    """Whether the main objective was reached, and who else got what they wanted."""

    def after(self, number: int, table: Table[Any]) -> None:
        outcome, players = table.outcome, table.state.players
        assert outcome is not None
        betrayers = outcome.facts["betrayers"]
        assert isinstance(betrayers, list)
        traitors = set(map(int, betrayers))
        self.count(MAIN, bool(outcome.facts["main"]))
        if table.state.config.cooperative:
            return
        loyal = [seat for seat in range(len(players)) if seat not in traitors]
        self.count(LOYAL, sum(seat in outcome.winners for seat in loyal), len(loyal))
        if traitors:
            self.count(BETRAYER, bool(traitors & set(outcome.winners)))
        cast_out = [seat for seat in range(len(players)) if players[seat].exiled]
        self.count(EXILED, bool(cast_out))
        if cast_out:
            self.count(RIGHT, sum(seat in traitors for seat in cast_out), len(cast_out))


def _cell(seats: int, bot: str = BEST, **settings: str) -> Cell:
    return Cell(settings=settings, seats=seats, bot=bot)


def _cooperative(side: str) -> Chapter:
    return Chapter(
        id=f"cooperative-{side}",
        columns=(BEST, RANDOM),
        rates=(MAIN,),
        rows=tuple(
            Row(
                name,
                {
                    bot: _cell(USUAL, bot, objective=name, mode="cooperative", side=side)
                    for bot in (BEST, RANDOM)
                },
            )
            for name in OBJECTIVES
        ),
    )


def _players() -> Chapter:
    """Co-operative play on the side that the rules want, for every number of players."""
    seats = LongNight.seats
    return Chapter(
        id="players",
        columns=tuple(map(str, seats)),
        rates=(MAIN,),
        rows=tuple(
            Row(
                name,
                {
                    str(count): _cell(count, objective=name, mode="cooperative", side="hard")
                    for count in seats
                },
            )
            for name in OBJECTIVES
        ),
    )


def _secrets(mode: str, rows: tuple[str, ...], seats: int = USUAL) -> Chapter:
    return Chapter(
        id=mode,
        columns=(BEST,),
        rates=(MAIN, LOYAL, BETRAYER, EXILED, RIGHT),
        rows=tuple(Row(name, {BEST: _cell(seats, objective=name, mode=mode)}) for name in rows),
    )


class LongNightPlan:
    """What is played for the page about balance."""

    game = LongNight.name
    observer = Fates
    chapters = (
        _cooperative("standard"),
        _cooperative("hard"),
        _players(),
        _secrets("standard", (*OBJECTIVES, RANDOM)),
        _secrets("betrayer", (RANDOM,)),
    )

    def label(self, row: str) -> str:
        return "cli-balance-any" if row == RANDOM else f"ln-objective-{row}"


plan = LongNightPlan()
