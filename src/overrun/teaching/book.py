"""The rulebook of a game: chapters of short paragraphs in the order in which one learns it.

``teaching/<game>/book.toml`` says what stands where; the sentences are in
``text/<locale>/<game>/book.ftl``. Each paragraph names the rules of the catalogue that it explains,
and may show scenes: a picture is a position, an example a position and the answers that lead on.

>>> book = load("zombie-terror")
>>> book.home("ZT-BIT-03")
'bite'
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from overrun.core.errors import ContentError, OverrunError, unknown
from overrun.core.event import Viewer
from overrun.core.reason import unwire
from overrun.core.table import Table
from overrun.games import GAMES, find, part
from overrun.teaching.prepared import Prepared
from overrun.tools import catalog

FILE = "book.toml"


class BadBook(ContentError):
    """A rulebook cannot be read, or one of its scenes cannot be played; says where."""


class NoBook(OverrunError):
    """Nobody has written a rulebook for the game, or it has no such scene."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step of an example: what is answered, and what to look at then."""

    do: str = ""
    """The answer, or several with spaces between. None, if there is only more to look at."""
    seat: int | None = None
    """Whose answers they are, where several are asked."""
    lit: tuple[str, ...] = ()
    """Places to look at."""
    options: tuple[str, ...] = ()
    """Beginnings of options: the places of those that the rules offer are lit, too."""


class Scene(Step, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A picture; with steps, an example that is played on from it."""

    position: str = ""
    """The name of a position; a game from its set-up, if there is none."""
    settings: dict[str, str] = {}
    """Those of a game from its set-up."""
    seats: int = 0
    viewer: int | None = None
    """From which seat one looks; without one, as a spectator."""
    script: list[Any] = []
    """What is drawn, and nothing else."""
    aside: bool = False
    """Whether to show what lies beside the board, and not the board."""
    height: int = 20
    """How high it is drawn, in lines of text or so."""
    steps: list[Step] = []


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it explains, and shows."""

    rules: str = ""
    """Rules, as the catalogue lists them (``ZT-BIT-04 to -06, -16``), or all of a kind
    (``ZT-BIT``): of several names that a rule has, the longest counts."""
    scenes: tuple[str, ...] = ()


class Book(msgspec.Struct, dict=True, forbid_unknown_fields=True):
    """The rulebook of one game."""

    chapters: dict[str, dict[str, Paragraph]]
    """Paragraphs by chapter, each by the name that links use, in order."""
    summary: tuple[tuple[str, ...], ...] = ()
    """What is printed: the parts of each page."""
    scenes: dict[str, Scene] = {}
    game: str = ""

    @cached_property
    def paragraphs(self) -> dict[str, Paragraph]:
        return {name: each for chapter in self.chapters.values() for name, each in chapter.items()}

    def scene(self, name: str) -> Scene:
        if name not in self.scenes:
            raise NoBook(unknown(f"scene in the rulebook of {self.game}", name, self.scenes))
        return self.scenes[name]

    # -- where a rule is explained -----------------------------------------------------------

    @cached_property
    def homes(self) -> dict[str, str]:
        """For each rule the paragraph that explains it."""
        return {rule: names[0] for rule, names in self.claims.items() if names}

    def home(self, rule: str) -> str:
        """The paragraph that explains a rule; empty if none does."""
        return self.homes.get(rule, "")

    @cached_property
    def claims(self) -> dict[str, list[str]]:
        """For each rule the paragraphs that name it most exactly; there should be one."""
        found: dict[str, tuple[int, list[str]]] = {
            rule: (0, []) for rule in catalog.load(self.game).rules
        }
        for name, paragraph in self.paragraphs.items():
            for rule, length in self._named(paragraph).items():
                longest, names = found[rule]
                if length > longest:
                    found[rule] = length, [name]
                elif length == longest:
                    names.append(name)
        return {rule: names for rule, (_, names) in found.items()}

    def _named(self, paragraph: Paragraph) -> dict[str, int]:
        """The rules that a paragraph names, and how long the name is that it has for each."""
        found: dict[str, int] = {}
        known = catalog.load(self.game).rules
        exact: list[str] = []
        for name in (each.strip() for each in paragraph.rules.split(",") if each.strip()):
            kind = [rule for rule in known if rule.startswith((f"{name}-", f"{name}."))]
            if name in known or not kind:
                exact.append(name)
            for rule in kind:
                found[rule] = max(found.get(rule, 0), len(name))
        if exact:
            found |= {rule: len(rule) for rule in catalog.listed(", ".join(exact), known)}
        return found


# -- reading ---------------------------------------------------------------------------------------


def games_with_book() -> tuple[str, ...]:
    """The games for which a rulebook was written."""
    return tuple(game for game in GAMES if (file := _file(game)) and file.is_file())


@cache
def load(game: str) -> Book:
    """The rulebook of a game, read once."""
    file = _file(find(game).name)
    if file is None or not file.is_file():
        raise NoBook(f"nobody has written a rulebook for {game}")
    try:
        book = msgspec.toml.decode(file.read_text("utf-8"), type=Book)
    except msgspec.DecodeError as error:
        raise BadBook(f"teaching/{game}/{FILE}: {error}") from error
    book.game = game
    return book


def _file(game: str) -> Traversable | None:
    package = part(__package__, game)
    return None if package is None else resources.files(package) / FILE


# -- playing ---------------------------------------------------------------------------------------


class Moment(msgspec.Struct, frozen=True):
    """A scene at one of its steps; the first is before any answer."""

    table: Table[Any]
    lit: list[str]
    heard: int
    """How many events the viewer had heard before this step."""


def play(game: str, name: str) -> Iterator[Moment]:
    """The table of a scene, step by step. It is the same table, so look before you go on."""
    scene = load(game).scene(name)
    place = f"the scene {name!r} of {game}"
    try:
        table = Prepared(
            game=game,
            seats=scene.seats,
            settings=scene.settings,
            position=scene.position,
            script=scene.script,
        ).table()
        told = 0
        for step in (scene, *scene.steps):
            for do in step.do.split():
                _answer(table, step.seat, do)
            yield Moment(table, lights(table, scene.viewer, step), told)
            told = len(table.heard(scene.viewer))
    except OverrunError as error:
        raise BadBook(f"{place}: {error}") from error
    left = len(scene.script) - table.state.chance.drawn
    if left > 0:
        raise BadBook(f"{place}: {left} of what is scripted is never drawn")


def _answer(table: Table[Any], seat: int | None, do: str) -> None:
    seats = table.waiting if seat is None else [seat]
    asks = [ask for each in seats for ask in table.asked(each)]
    if not asks:
        raise BadBook(f"nobody is asked anything when {do!r} is to be answered")
    fitting = [ask for ask in asks if unwire(do) in ask.options]
    ask = (fitting or asks)[0]
    table.answer(ask.seat, ask.number, do)


def lights(table: Table[Any], viewer: Viewer, step: Step) -> list[str]:
    """What is lit at a step: the places that it names, and those of options that are offered."""
    found = dict.fromkeys(step.lit)
    view = table.view(viewer)
    for beginning in step.options:
        wanted = unwire(beginning)
        offered = [
            place
            for ask in table.asks
            for option in ask.options
            if option[: len(wanted)] == wanted
            for place in table.game.where(view, ask, option)[-1:]  # what it aims at
        ]
        if not offered:
            raise BadBook(f"no option begins with {beginning!r}")
        found |= dict.fromkeys(offered)
    return list(found)
