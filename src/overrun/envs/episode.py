"""One play of a game as an environment sees it; what all kinds of environments share."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any

import msgspec

from overrun.bots.arithmetic import logistic
from overrun.bots.mind import Look, mind
from overrun.bots.mind.numbers import UNIT
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.envs.encoding import MASK, Encoding, Mask, Scene
from overrun.envs.parts import Observation
from overrun.terminal.showing import Showing

OUTCOME, VALUE = "outcome", "value"
REWARDS = {
    OUTCOME: "1 for who has won and -1 for who has not, at the end; nothing before",
    VALUE: "by how much the learned chance to win, from -1 to 1, has risen since the seat was last "
    "asked; at the end up to the outcome",
}
LOSE, RAISE = "lose", "raise"
ILLEGAL = {
    LOSE: "the episode is over for all, with -1 for who did it and 0 for the others",
    RAISE: "an error, and nothing has changed",
}
VIEW, TEXT, OPTIONS = "view", "text", "options"
INFOS = {
    VIEW: "what the seat may know of the state, as builtins",
    TEXT: "the same in sentences, and the question",
    OPTIONS: "the options of the ask as they are written in logs, by their actions",
}


def known(what: str, name: str, names: Collection[str]) -> str:
    """The name, if it is one of these; else it is refused with those that are."""
    if name not in names:
        raise BadSetting(f"{what} is one of {', '.join(names)}, not {name!r}")
    return name


class Episode:
    """A table, and what seats observe and earn at it.

    Args:
        game: the rule set.
        players: how many sit at it; as many as is usual for the game, if left out.
        settings: its options, as ``overrun games`` lists them.
        encoding: how it becomes arrays.
        reward: one of :data:`REWARDS`.
        infos: what infos have beside the mask, of :data:`INFOS`.
        snapshots: whether worlds and forks of its table are wanted.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int | None,
        settings: Mapping[str, str] | None,
        encoding: Encoding,
        *,
        reward: str = OUTCOME,
        infos: Collection[str] = (),
        snapshots: bool = False,
    ) -> None:
        self.game = game
        self.players = players or game.usual or game.seats.start
        self.settings = game.configure(settings or {}, self.players)
        game.check_new(self.settings)
        self.encoding = encoding
        self.shaped = known("reward", reward, REWARDS) == VALUE
        if self.shaped:
            mind(game.name)  # of which nothing was learned, that is refused now and not later
        self.infos = tuple(known("info", each, INFOS) for each in infos)
        self.snapshots = snapshots
        self.table: Table[Any]

    def begin(self, seed: str) -> None:
        """A new table; the same seed deals the same."""
        self.sit_at(
            Table.new(
                self.game,
                seats=self.players,
                settings=self.settings,
                seed=seed,
                events=False,
                snapshots=self.snapshots,
            )
        )

    def sit_at(self, table: Table[Any]) -> None:
        """Go on at another table of the same game, settings and seats."""
        self.table = table
        self._looks: dict[int, Look] = {}
        self._worth: list[float | None] = [None] * self.players
        """For each seat what the value was when it was last asked."""

    # -- asking and answering --------------------------------------------------------------

    def turn(self) -> Ask:
        """The ask that is answered next where one seat acts at a time: of several that are open,
        that of the seat which has the right of way."""
        return self.table.asks[0]

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat is asked; ``None`` if nothing."""
        return next((ask for ask in self.table.asks if ask.seat == seat), None)

    def answer(self, ask: Ask, option: Option) -> None:
        """Answer an ask; it may be a moment old where seats act at the same time."""
        self.table.answer(ask.seat, ask.number, option)
        self._looks.clear()

    # -- what a seat observes --------------------------------------------------------------

    def look(self, seat: int) -> Look:
        """How the table looks to a seat, made once between two answers."""
        look = self._looks.get(seat)
        if look is None:
            look = self._looks[seat] = self.encoding.look(self.table.view(seat), seat)
        return look

    def observation(self, seat: int, ask: Ask | None, *, may_wait: bool = False) -> Observation:
        """What a seat observes."""
        return self.encoding.observation(self._scene(seat, ask), may_wait=may_wait)

    def written(self, seat: int, ask: Ask | None) -> bytearray:
        """The same as the bytes of a record."""
        return self.encoding.written(self._scene(seat, ask))

    def _scene(self, seat: int, ask: Ask | None) -> Scene:
        return Scene(self.table.state, seat, ask, self.look)

    def info(self, seat: int, ask: Ask | None, mask: Mask) -> dict[str, Any]:
        """The mask, and whatever else was asked for."""
        return {MASK: mask, **self.told(seat, ask)}

    def told(self, seat: int, ask: Ask | None) -> dict[str, Any]:
        """What infos have beside the mask."""
        told: dict[str, Any] = {}
        for name in self.infos:
            if name == VIEW:
                told[name] = self.view(seat)
            elif name == TEXT:
                told[name] = self.text(seat, ask)
            else:
                told[name] = self.options(ask)
        return told

    def view(self, seat: int) -> Any:
        """What a seat may know of the state, as builtins."""
        return msgspec.to_builtins(self.table.view(seat))

    def options(self, ask: Ask | None) -> dict[int, str]:
        """The options of an ask as they are written in logs, by their actions."""
        if ask is None:
            return {}
        numbers = self.encoding.numbers(ask)
        return {n: wire(option) for n, option in zip(numbers, ask.options, strict=True)}

    @cached_property
    def _showing(self) -> Showing:
        return Showing(self.game, self.settings, self.players)

    def text(self, seat: int, ask: Ask | None) -> str:
        """The table as a seat sees it, in sentences, and what it is asked."""
        return self._showing.text(self.table.view(seat), ask)

    def picture(self, seat: int, ask: Ask | None) -> str:
        """The board as a seat sees it, drawn without colours."""
        return self._showing.picture(self.table.view(seat), ask)

    def svg(self, seat: int, ask: Ask | None) -> str:
        """The same as a picture, with colours."""
        return self._showing.svg(self.table.view(seat), ask)

    # -- what a seat earns -----------------------------------------------------------------

    def gain(self, seat: int) -> float:
        """By how much the value of a seat has risen since this was last asked for it."""
        before, now = self._worth[seat], self._value(seat)
        self._worth[seat] = now
        return 0.0 if before is None else now - before

    def _value(self, seat: int) -> float:
        """The learned chance to win, from -1 to 1; at the end what came out."""
        if self.table.ended:
            return self.result(seat)
        value = mind(self.game.name).value
        return 2 * logistic(value.logit(self.look(seat).position) / UNIT) - 1

    def result(self, seat: int) -> float:
        """1 if the seat has won, -1 if not."""
        outcome = self.table.outcome
        return 1.0 if outcome is not None and seat in outcome.winners else -1.0

    def last_gain(self, seat: int) -> float:
        """What a seat earns at the end."""
        if not self.shaped or self._worth[seat] is None:
            return self.result(seat)
        return self.gain(seat)
