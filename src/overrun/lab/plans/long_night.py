"""The balance of The Long Night: every objective, on both sides, for every number of players; the
modules and the stories."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from overrun.core.table import Table
from overrun.games.long_night.cards import MODULES, MOON, STORIES, TOWN
from overrun.games.long_night.ending import is_betrayer
from overrun.games.long_night.game import LongNight
from overrun.games.long_night.library import library
from overrun.games.long_night.state import LongNightState
from overrun.lab.balance import RANDOM, Cell, Chapter, Contest, Plan, Row
from overrun.lab.statistics import Rates

USUAL = 4
"""The number of players for which the game is tuned."""
BEST = "steady"


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
SECRETS = (MAIN, LOYAL, BETRAYER, EXILED, RIGHT)
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


def _chapter(
    id: str,
    rows: Mapping[str, dict[str, str]],
    columns: tuple[str, ...] = (BEST,),
    rates: tuple[str, ...] = (MAIN,),
    aims: Mapping[str, tuple[int, int]] = MappingProxyType({}),
) -> Chapter:
    """Rows with their settings, summed up where there is an aim; a column is a bot, or so many
    players."""

    def cell(settings: dict[str, str], column: str) -> Cell:
        if column.isdecimal():
            return Cell(settings=settings, seats=int(column), bot=BEST)
        return Cell(settings=settings, seats=USUAL, bot=column)

    return Chapter(
        id=id,
        columns=columns,
        rates=rates,
        aims=dict(aims),
        summed=bool(aims),
        rows=tuple(
            Row(name, {column: cell(settings, column) for column in columns})
            for name, settings in rows.items()
        ),
    )


def _together(side: str, names: tuple[str, ...], **more: str) -> dict[str, dict[str, str]]:
    """The rows of these objectives, played co-operatively."""
    return {
        name: {"objective": name, "mode": "cooperative", "side": side, **more} for name in names
    }


def _cooperative(side: str) -> Chapter:
    rows, aims = _together(side, OBJECTIVES), {MAIN: TOGETHER_AIMS[side]}
    return _chapter(f"cooperative-{side}", rows, (BEST, RANDOM), aims=aims)


def _second_box(side: str) -> Chapter:
    """The objectives of the second box, which are played with the cards of both."""
    rows = _together(side, SECOND, boxes="two")
    return _chapter(f"second-box-{side}", rows, aims={MAIN: SECOND_AIMS[side]})


def _players() -> Chapter:
    """Co-operative play on the side that the rules want, for every number of players."""
    rows, aims = _together("hard", OBJECTIVES), {MAIN: TOGETHER_AIMS["hard"]}
    return _chapter("players", rows, tuple(map(str, LongNight.seats)), aims=aims)


def _secrets(mode: str, *names: str) -> Chapter:
    rows = {name: {"objective": name, "mode": mode} for name in names}
    aims = SECRET_AIMS if mode == "standard" else {}
    return _chapter(mode, rows, rates=SECRETS, aims=aims)


def _module_rows(**more: str) -> dict[str, dict[str, str]]:
    """Each module with any objective and with its own, then all of them: row and settings."""
    rows: dict[str, dict[str, str]] = {}
    for module in MODULES:
        rows[module] = {"objective": RANDOM, module: "on", **more}
    rows[TOGETHER] = {"objective": RANDOM, **dict.fromkeys(MODULES, "on"), **more}
    for name, card in library().objectives.items():
        if card.module in MODULES and not card.story:
            rows[name] = {"objective": name, card.module: "on", **more}
    return rows


def _modules(side: str) -> Chapter:
    rows, aims = _module_rows(mode="cooperative", side=side), {MAIN: MODULE_AIMS[side]}
    return _chapter(f"modules-{side}", rows, (BEST, RANDOM), aims=aims)


def _stories(mode: str) -> Chapter:
    """Both stories to the end of their last stage."""
    rows = {story: {"story": story, "mode": mode} for story in STORIES}
    if mode != "cooperative":
        return _chapter(f"stories-{mode}", rows, rates=SECRETS)
    rows = {story: {**settings, "side": "standard"} for story, settings in rows.items()}
    return _chapter(f"stories-{mode}", rows, (BEST, RANDOM))


def _openly(*names: str) -> dict[str, dict[str, str]]:
    return {name: {"objective": name, "mode": "standard"} for name in names}


def _cells(rows: dict[str, dict[str, str]]) -> tuple[Cell, ...]:
    return tuple(Cell(settings=settings, seats=USUAL, bot=BEST) for settings in rows.values())


def _betrayer(s: LongNightState, turn: int) -> int | None:
    return next((seat for seat in s.seats if is_betrayer(s, seat)), None)


def _loyal(s: LongNightState, turn: int) -> int | None:
    seat = turn % len(s.players)
    return None if is_betrayer(s, seat) else seat


def _label(row: str) -> str:
    if row == RANDOM:
        return "cli-balance-any"
    if row in STORIES:
        return f"ln-story-{row}"
    return f"ln-objective-{row}" if row in library().objectives else f"cli-balance-row-{row}"


plan = Plan(
    game=LongNight.name,
    observer=Fates,
    chapters=(
        _cooperative("standard"),
        _cooperative("hard"),
        _players(),
        _second_box("standard"),
        _second_box("hard"),
        _secrets("standard", *OBJECTIVES, RANDOM),
        _secrets("betrayer", RANDOM),
        _modules("standard"),
        _modules("hard"),
        _chapter("modules-secrets", _module_rows(), rates=SECRETS, aims=MODULE_SECRET_AIMS),
        _stories("cooperative"),
        _stories("standard"),
    ),
    contests=(
        Contest("together", _cells(_together("hard", OBJECTIVES))),
        Contest("loyal", _cells(_openly(*OBJECTIVES)), _loyal),
        Contest("betrayer", _cells(_openly(*OBJECTIVES)), _betrayer, playouts=10),
    ),
    label=_label,
)
