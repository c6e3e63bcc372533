"""Tables that are set up for a purpose: a lesson, a puzzle, an example of the rulebook.

A position is a file in ``teaching/<game>/positions/``. Where a game has a notation of its own it is
``NAME.txt`` in that notation; else ``NAME.json``, the state and the number of its form, so that a
position of an earlier version is brought into the present form (:attr:`Game.forms`). Make one by
playing, and ``overrun replay FILE --to N --position NAME.json``; then edit it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from overrun.core.errors import BadPosition, unknown
from overrun.core.game import Game
from overrun.core.position import renewed
from overrun.core.table import Table
from overrun.games import find, part

POSITIONS = "positions"


class Prepared(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is set up for a purpose.

    >>> table = Prepared(game="zombie-terror", position="car-in-sight", script=[4]).table()
    >>> table.waiting
    [0]
    """

    game: str
    seats: int = 0
    """How many sit at it; as many as usual, if it does not say."""
    settings: Mapping[str, str] = {}
    """The settings of the game; those of a position are in the position, and only named here."""
    position: str = ""
    """The name of a position; a game from its set-up, if there is none."""
    seed: str = "prepared"
    script: list[Any] = []
    """What is drawn first (``core/chance.py``); from then on the seed says it."""

    def table(self) -> Table[Any]:
        """The table, at its first ask."""
        game = find(self.game)
        return Table.new(
            game,
            seats=self.seats or game.usual or None,
            settings=self.settings,
            seed=self.seed,
            script=self.script or None,
            turns=[(len(self.script), self.seed)] if self.script else (),
            position=position_of(self.game, self.position) if self.position else "",
        )


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    """A position as a file of JSON holds it."""

    form: int
    state: msgspec.Raw


def files_of(game: str, kind: str) -> dict[str, Traversable]:
    """The files of a kind (a folder) that teach a game, by name."""
    if part(__package__, game) is None:
        return {}
    folder = resources.files(part(__package__, game)) / kind
    if not folder.is_dir():
        return {}
    files = sorted(folder.iterdir(), key=lambda each: each.name)
    return {each.name.rpartition(".")[0]: each for each in files if "." in each.name}


@cache
def position_of(game: str, name: str) -> str:
    """The text of a position by its name, in the present form; a table can start from it."""
    files = files_of(find(game).name, POSITIONS)
    if name not in files:
        raise BadPosition(unknown(f"position of {game}", name, files))
    file = files[name]
    try:
        return read_position(find(game), file.name, file.read_text("utf-8"))
    except BadPosition as error:
        raise BadPosition(f"{game}/{POSITIONS}/{file.name}: {error}") from error


def read_position(game: Game[Any], file: str, text: str) -> str:
    """What a file of this name says, as the text of a position in its present form."""
    if not file.endswith(".json"):
        game.read_position(text)  # to say what is wrong with it
        return text
    try:
        written = msgspec.json.decode(text, type=_Written)
    except msgspec.DecodeError as error:
        raise BadPosition(f"a form and a state are wanted: {error}") from error
    return renewed(game, bytes(written.state).decode(), written.form)


def written_position(table: Table[Any]) -> str:
    """What a file should hold so that a table can start where the step of this one began."""
    text = table.position
    if not text.startswith("{"):
        return text
    written = _Written(form=len(table.game.forms), state=msgspec.Raw(text.encode()))
    return msgspec.json.format(msgspec.json.encode(written), indent=1).decode() + "\n"
