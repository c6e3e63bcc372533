"""What a study asks: a TOML file with a game, its factors, and how sharp the answer shall be.

``docs/studies.md`` explains the file.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from overrun.bots import STEADY, bot_names, is_bot, usual_bot
from overrun.bots.restricted import WITHOUT
from overrun.core.errors import BadSetting, unknown
from overrun.core.game import Game
from overrun.games import find
from overrun.lab.balance import Cell, plan_of
from overrun.lab.simulate import line_up
from overrun.lab.strength import contests
from overrun.lab.study.racing import Race

SEATS, BOT, SEEDS, PLAY = "seats", "bot", "seeds", "play"
"""The factors that are no options of a game; the last is how play is restricted."""


class Games(msgspec.Struct, forbid_unknown_fields=True):
    """How many games a cell plays at least and at most."""

    first: int = 100
    most: int = 2000


class Luck(msgspec.Struct, forbid_unknown_fields=True):
    """Families of games: the same deals, played by these levels, again and again."""

    contest: str
    levels: list[str]
    deals: int = 50
    times: int = 2


class Skill(msgspec.Struct, forbid_unknown_fields=True):
    """The ladder of these levels."""

    contest: str
    levels: list[str]
    games: int = 100


class Without(msgspec.Struct, forbid_unknown_fields=True):
    """Restricted play: what happens if nobody does this."""

    name: str
    verbs: list[str]


class Study(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    game: str
    title: str
    seed: str
    rate: str = ""
    """What is success: a rate that the game's plan counts."""
    about: str = ""
    precision: float = 3.0
    band: tuple[float, float] | None = None
    games: Games = msgspec.field(default_factory=Games)
    settings: dict[str, str] = {}
    """Options that are the same in all cells."""
    factors: dict[str, list[str | int]] = {}
    cells: list[dict[str, str | int]] = []
    without: list[Without] = []
    luck: Luck | None = None
    skill: Skill | None = None
    cards: int = 20
    """So many cards are shown; 0 for none."""

    @property
    def race(self) -> Race:
        return Race(self.precision, self.games.first, self.games.most, self.band)

    @property
    def success(self) -> str:
        """The rate that all is about."""
        return self.rate or plan_of(self.game).chapters[0].rates[0]


T = TypeVar("T", bound=Study)


class Asked(msgspec.Struct, frozen=True):
    """A cell of a study, with what sets it apart from the others."""

    levels: dict[str, str]
    """Of each factor."""
    cell: Cell
    seed: str
    """What fixes its games: the study's, unless seeds are a factor."""


def read_study(file: Path) -> Study:
    """A study from its file; what is wrong with it is said with the file's name."""
    return read(file, Study)


def read(file: Path, kind: type[T]) -> T:
    """A study of some kind."""
    try:
        study = msgspec.toml.decode(file.read_bytes(), type=kind)
        _check(study)
    except OSError as error:
        raise BadSetting(f"{file}: cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file}: {error}") from error
    except BadSetting as error:
        raise BadSetting(f"{file}: {error}") from error
    return study


def asked(study: Study) -> list[Asked]:
    """The cells: all combinations of the factors, those that are listed, and each without what
    nobody shall do."""
    rules = find(study.game)
    names = list(study.factors)
    found = [dict(zip(names, row, strict=True)) for row in product(*study.factors.values())]
    rows: list[dict[str, Any]] = [*(found if names or not study.cells else []), *study.cells]
    cells = [_cell(rules, study, row) for row in rows]
    return cells + [_without(each, less) for less in study.without for each in cells]


def _cell(rules: Game[Any], study: Study, row: dict[str, str | int]) -> Asked:
    levels = {name: str(value) for name, value in row.items()}
    settings = {k: v for k, v in levels.items() if k not in (SEATS, BOT, SEEDS)}
    seats = row.get(SEATS, rules.usual or rules.seats.start)
    if not isinstance(seats, int):
        raise BadSetting(f"seats: {seats!r} is not a number")
    bot = str(row.get(BOT, usual_bot(study.game)))
    cell = Cell(settings={**study.settings, **settings}, seats=seats, bot=bot)
    known = {setting.name: setting for setting in rules.settings}
    for name in cell.settings:
        if name not in known:
            raise BadSetting(unknown(f"option of {rules.name}", name, [*known, SEATS, BOT, SEEDS]))
    rules.check_new(rules.configure(cell.settings, cell.seats))
    line_up(study.game, cell.seats, [cell.bot])
    return Asked(levels, cell, levels.get(SEEDS, study.seed))


def _without(each: Asked, less: Without) -> Asked:
    cell = msgspec.structs.replace(each.cell, bot=each.cell.bot + WITHOUT + "+".join(less.verbs))
    return Asked({**each.levels, PLAY: less.name}, cell, each.seed)


def _check(study: Study) -> None:
    rules = find(study.game)
    study.race.check()
    for each in asked(study):
        line_up(study.game, each.cell.seats, [each.cell.bot])
    known = contests(study.game)
    for family in (study.luck, study.skill):
        if family is None:
            continue
        if family.contest not in known:
            raise BadSetting(unknown(f"contest of {rules.name}", family.contest, known))
        for level in family.levels:
            if not is_bot(study.game, level):
                raise BadSetting(unknown(f"bot for {rules.name}", level, bot_names(study.game)))
    if study.luck is not None and (study.luck.times < 2 or study.luck.deals < 2):
        raise BadSetting("luck: two deals and two times are the least that tells something")
    if study.skill is not None and STEADY not in study.skill.levels:
        raise BadSetting(f"skill: {STEADY} must be among the levels, the others stand beside it")
