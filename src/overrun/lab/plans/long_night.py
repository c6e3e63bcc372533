"""The balance of The Long Night: every objective, on both sides, for every number of players; the
modules and the stories."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.games.long_night.cards import MODULES, MOON, STORIES, TOWN, library
from overrun.games.long_night.game import LongNight
from overrun.lab.balance import RANDOM, Cell, Chapter, Rates, Row

USUAL = 4
"""The number of players for which the game is tuned."""
BEST = "heuristic"


def _objectives(box: str) -> tuple[str, ...]:
    """Those of a box that can be chosen without a module."""
    return tuple(
        name
        for setting in LongNight.settings
        if setting.name == "objective"
        for name in setting.values
        if (card := library().objectives.get(name)) and card.set == box and not card.module
    )


OBJECTIVES = _objectives(MOON)
SECOND = _objectives(TOWN)
TOGETHER = "all-modules"
"""The row of games with all modules."""
MAIN, LOYAL, BETRAYER, EXILED, RIGHT = "main", "loyal", "betrayer", "exiled", "right-exile"
TOGETHER_AIMS = {"standard": (50, 70), "hard": (30, 55)}
"""How often the objective shall be reached together, in percent, by the side of the card."""
SECOND_AIMS = {"standard": (40, 75), "hard": (20, 60)}
MODULE_AIMS = {"standard": (30, 70), "hard": (20, 50)}
SECRET_AIMS = {MAIN: (30, 60), LOYAL: (15, 35), BETRAYER: (10, 40)}
MODULE_SECRET_AIMS = {MAIN: (25, 60), LOYAL: (10, 35), BETRAYER: (10, 40)}


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
        aims={MAIN: TOGETHER_AIMS[side]},
        summed=True,
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


def _second_box(side: str) -> Chapter:
    """The objectives of the second box, which are played with the cards of both."""
    return Chapter(
        id=f"second-box-{side}",
        columns=(BEST,),
        rates=(MAIN,),
        aims={MAIN: SECOND_AIMS[side]},
        summed=True,
        rows=tuple(
            Row(
                name,
                {BEST: _cell(USUAL, objective=name, mode="cooperative", side=side, boxes="two")},
            )
            for name in SECOND
        ),
    )


def _players() -> Chapter:
    """Co-operative play on the side that the rules want, for every number of players."""
    seats = LongNight.seats
    return Chapter(
        id="players",
        columns=tuple(map(str, seats)),
        rates=(MAIN,),
        aims={MAIN: TOGETHER_AIMS["hard"]},
        summed=True,
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
        aims=SECRET_AIMS if mode == "standard" else {},
        summed=mode == "standard",
        rows=tuple(Row(name, {BEST: _cell(seats, objective=name, mode=mode)}) for name in rows),
    )


def _module_rows() -> dict[str, dict[str, str]]:
    """Each module with any objective and with its own, then all of them: row and settings."""
    rows: dict[str, dict[str, str]] = {}
    for module in MODULES:
        rows[module] = {"objective": RANDOM, module: "on"}
    rows[TOGETHER] = {"objective": RANDOM, **dict.fromkeys(MODULES, "on")}
    for name, card in library().objectives.items():
        if card.module in MODULES and not card.story:
            rows[name] = {"objective": name, card.module: "on"}
    return rows


def _modules(side: str) -> Chapter:
    return Chapter(
        id=f"modules-{side}",
        columns=(BEST, RANDOM),
        rates=(MAIN,),
        aims={MAIN: MODULE_AIMS[side]},
        summed=True,
        rows=tuple(
            Row(
                name,
                {
                    bot: _cell(USUAL, bot, **settings, mode="cooperative", side=side)
                    for bot in (BEST, RANDOM)
                },
            )
            for name, settings in _module_rows().items()
        ),
    )


def _module_secrets() -> Chapter:
    return Chapter(
        id="modules-secrets",
        columns=(BEST,),
        rates=(MAIN, LOYAL, BETRAYER, EXILED, RIGHT),
        aims=MODULE_SECRET_AIMS,
        summed=True,
        rows=tuple(
            Row(name, {BEST: _cell(USUAL, **settings)}) for name, settings in _module_rows().items()
        ),
    )


def _stories(mode: str) -> Chapter:
    """Both stories to the end of their last stage."""
    together = {"side": "standard"} if mode == "cooperative" else {}
    bots = (BEST, RANDOM) if mode == "cooperative" else (BEST,)
    return Chapter(
        id=f"stories-{mode}",
        columns=bots,
        rates=(MAIN,) if mode == "cooperative" else (MAIN, LOYAL, BETRAYER, EXILED, RIGHT),
        rows=tuple(
            Row(story, {bot: _cell(USUAL, bot, story=story, mode=mode, **together) for bot in bots})
            for story in STORIES
        ),
    )


class LongNightPlan:
    """What is played for the page about balance."""

    game = LongNight.name
    observer = Fates
    chapters = (
        _cooperative("standard"),
        _cooperative("hard"),
        _players(),
        _second_box("standard"),
        _second_box("hard"),
        _secrets("standard", (*OBJECTIVES, RANDOM)),
        _secrets("betrayer", (RANDOM,)),
        _modules("standard"),
        _modules("hard"),
        _module_secrets(),
        _stories("cooperative"),
        _stories("standard"),
    )

    def label(self, row: str) -> str:
        if row == RANDOM:
            return "cli-balance-any"
        if row in STORIES:
            return f"ln-story-{row}"
        return f"ln-objective-{row}" if row in library().objectives else f"cli-balance-row-{row}"


plan = LongNightPlan()
