"""What all scenes have: a table to play at; and what most have: one that is laid out by hand, runs
what a test wants, with scripted draws, and rests when it is done. ``tests/games/<game>/scene.py``
adds the words of each game."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

import msgspec
import pytest

from overrun.core.errors import IllegalAnswer
from overrun.core.flow import Ask, TaskFunction, Tasks
from overrun.core.game import Game
from overrun.core.log import Header
from overrun.core.reason import Reason, unwire, wire
from overrun.core.table import Table


class Playing:
    """A table with words for tests: do this, it may do that, it may not because."""

    def __init__(self, table: Table[Any] | None = None) -> None:
        self._table = table

    @property
    def table(self) -> Table[Any]:
        assert self._table is not None, "nothing runs yet: call turn() or run()"
        return self._table

    @property
    def ask(self) -> Ask:
        (ask,) = self.table.asks
        return ask

    # -- doing -----------------------------------------------------------------------------

    def do(self, *options: str) -> Self:
        """Answer the open ask, one option after the other, whoever is asked."""
        for option in options:
            self.answer(self.ask, option)
        return self

    def all_do(self, answers: dict[int, str]) -> Self:
        """Several seats answer what they are asked at the same time."""
        for seat, option in answers.items():
            (ask,) = self.table.asked(seat)
            self.answer(ask, option)
        return self

    def answer(self, ask: Ask, option: str) -> None:
        self.table.answer(ask.seat, ask.number, option)

    # -- what may be done ------------------------------------------------------------------

    def options(self, prefix: str = "") -> set[str]:
        """The ids of the offered options that start so."""
        return {name for name in map(wire, self.ask.options) if name.startswith(prefix)}

    def may(self, option: str) -> bool:
        return option in self.options()

    def why_not(self, option: str) -> Reason | None:
        return self.table.why_not(self.ask, unwire(option))

    def refuses(self, option: str) -> str:
        """The rule against this option. The table refuses it and stays as it was."""
        return self.refused(self.ask, option)

    def refused(self, ask: Ask, option: str) -> str:
        """The same, where several are asked."""
        before = self.table.dump()
        with pytest.raises(IllegalAnswer) as caught:
            self.table.answer(ask.seat, ask.number, option)
        assert self.table.dump() == before
        assert caught.value.reason is not None, f"{option} is refused without a reason"
        return caught.value.reason.rule

    # -- looking ---------------------------------------------------------------------------

    @property
    def events(self) -> list[str]:
        """The names of everything that was told."""
        return [event.name for event in self.table.events]

    def told(self, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """The facts of the events of that name, as a viewer heard them."""
        return [heard.facts for heard in self.table.heard(viewer) if heard.name == name]

    @property
    def ending(self) -> str | None:
        return None if self.table.outcome is None else self.table.outcome.reason

    @property
    def winners(self) -> list[int]:
        assert self.table.outcome is not None
        return self.table.outcome.winners


class Stage(Playing):
    """A table that is laid out before it runs; ``s`` is what lies there, then and later."""

    game: Game[Any]
    settings: dict[str, str]
    s: Any
    seats: int

    def __init__(self) -> None:
        super().__init__()
        self._script: list[Any] = []

    # -- starting --------------------------------------------------------------------------

    def ready(self) -> None:
        """The last touch before tasks are run."""

    def run(self, *steps: TaskFunction | tuple[str, list[Any]]) -> Self:
        """Carry out these tasks, in order, until somebody is asked or they are done."""
        self.s.agenda = [
            step if isinstance(step, tuple) else (step.__name__, []) for step in reversed(steps)
        ]
        self.s.agenda.insert(0, ("rest", []))
        self.ready()
        if self._table is not None:
            self._script = [*(self._table.state.chance.script or []), *self._script]
        self._table = None
        self._start()
        return self

    def roll(self, *draws: Any) -> Self:
        """Script the next draws: faces of dice, exposure faces, orders of decks."""
        if self._table is None:
            self._script += draws
        else:
            script = self._table.state.chance.script
            assert script is not None
            script += draws
            self._refresh(draws)
        return self

    def _start(self) -> None:
        header = Header(
            game=self.game.name,
            seats=self.seats,
            settings=self.settings,
            seed="scene",
            position=self.game.write_position(self.s),
            script=list(self._script),
        )
        self._script = []
        self._table = Table(resting(self.game), header)
        self.s = self._table.state

    def _refresh(self, draws: tuple[Any, ...]) -> None:
        """The snapshot that a refused or rebuilt answer goes back to knows the new draws, too."""
        table = self.table
        snapshot = table.game.thaw(table._snapshot)
        assert snapshot.chance.script is not None
        snapshot.chance.script += draws
        table._snapshot = table.game.freeze(snapshot)

    def answer(self, ask: Ask, option: str) -> None:
        super().answer(ask, option)
        self.s = self.table.state

    @property
    def idle(self) -> bool:
        """Whether everything that was to be run is done."""
        return [ask.kind for ask in self.table.asks] == ["rest"]

    def done(self) -> None:
        """Nothing scripted is left over."""
        left = self._script if self._table is None else self._table.state.chance.script
        assert not left, f"scripted but never drawn: {left}"


def encoded(thing: Any) -> bytes:
    """Anything as bytes, to look for a secret in it, or to compare."""
    return msgspec.json.encode(thing)


def _rest(t: Any) -> Any:
    yield Ask(0, "rest", [("rest",)], always=True)


@cache
def resting(game: Game[Any]) -> Game[Any]:
    """The game, with a last task that rests when everything that a test runs is done."""
    copy = type(game)()
    tasks = Tasks(game.tasks)
    tasks.by_name["rest"] = _rest
    tasks.may_ask.add("rest")
    copy.tasks = tasks  # type: ignore[misc]
    return copy
