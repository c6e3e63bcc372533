"""How the tables of a game become arrays: all that is the same in every episode."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from struct import Struct
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from overrun.bots.mind import Look, look_of
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.reason import Option
from overrun.envs.actions import LISTED, SLOTS, TABLE, numbering
from overrun.envs.features import FEATURES, Features, words
from overrun.envs.parts import Observation, Part, Record, line
from overrun.envs.plain import PlainLook
from overrun.envs.planes import SIGNS, board_of, sign, signs
from overrun.envs.sizes import listed as usual_list

Mask: TypeAlias = NDArray[np.int8]
REACH = 10_000.0
"""No number of a look is larger, and none smaller than this below nothing."""
LOOK, PLANES = "look", "planes"
OBSERVE = {
    LOOK: "one vector of numbers: what bots that learn see",
    PLANES: "what lies on the table as planes and sets",
}
ASKED = "asked"
OBSERVATION, MASK, OPTIONS = "observation", "action_mask", "options"


class Scene(NamedTuple):
    """What is observed: a state, by whom, what that seat is asked, and how it looks to a seat."""

    state: Any
    seat: int
    ask: Ask | None
    look: Callable[[int], Look]


class Sense(Protocol):
    """What a seat sees of the table."""

    parts: dict[str, Part]

    def describe(self) -> dict[str, str]:
        """Its numbers by their names, in order, and what each of them is."""

    def write(self, memory: bytearray, start: Mapping[str, int], seen: Scene) -> None:
        """Write its parts into a record."""


class LookSense:
    """The numbers of the look."""

    def __init__(self, look: type[Look]) -> None:
        self._names = {ASKED: "1 if the seat is asked something", **look.NUMBERS}
        count = len(self._names)
        self.parts = {OBSERVATION: Part((count,), np.float32, -REACH, REACH, self._names)}
        self._numbers = Struct(f"{count}f")

    def describe(self) -> dict[str, str]:
        return self._names

    def write(self, memory: bytearray, start: Mapping[str, int], seen: Scene) -> None:
        numbers = seen.look(seen.seat).position
        self._numbers.pack_into(memory, start[OBSERVATION], seen.ask is not None, *numbers)


class PlanesSense:
    """The planes and sets of the game's board, and the kind of what is asked."""

    def __init__(self, game: Game[Any]) -> None:
        self._board = board_of(game)
        asked = {ASKED: "1 if the seat is asked something", **signs("kind", "what it is asked")}
        self.parts = {ASKED: line(asked), **self._board.PARTS}
        self._sizes = [(name, part.size) for name, part in self._board.PARTS.items()]

    def describe(self) -> dict[str, str]:
        return {
            f"{name}/{column}": what
            for name, part in self.parts.items()
            for column, what in part.names.items()
        }

    def write(self, memory: bytearray, start: Mapping[str, int], seen: Scene) -> None:
        if seen.ask is not None:
            at = start[ASKED]
            memory[at] = 1
            memory[at + 1 : at + 1 + SIGNS] = sign(seen.ask.kind)
        written = self._board.read(seen.state, seen.seat)
        for (name, size), part in zip(self._sizes, written, strict=True):
            at, count = start[name], len(part)
            if count <= size:
                memory[at : at + count] = part
            else:
                memory[at : at + size] = part[:size]


class Encoding:
    """The spaces of a game, and what fills them: from what one seat may know, and an ask.

    Args:
        game: the rule set.
        actions: ``table`` or ``listed``; see ``overrun.envs.actions``.
        observe: one of :data:`OBSERVE`.
        slots: how many numbers a table has.
        listed: how many options can be listed; what is usual for the game, if left out.
        features: the columns of an option's row where options are listed; 0 leaves rows out.
        waiting: whether there is a further action, the last one, for who is not asked.
    """

    def __init__(
        self,
        game: Game[Any],
        actions: str = TABLE,
        *,
        observe: str = LOOK,
        slots: int = SLOTS,
        listed: int | None = None,
        features: int = FEATURES,
        waiting: bool = False,
    ) -> None:
        self._game = game
        self.look: type[Look] = look_of(game.name) or PlainLook
        self.sense: Sense = self._sense(observe, game)
        most = usual_list(game.name) if listed is None else listed
        self.numbering = numbering(actions, slots, most)
        self.wait: int | None = self.numbering.size if waiting else None
        """The number of the action that is none."""
        self.size = self.numbering.size + waiting
        with_rows = actions == LISTED and features > 0
        self.features = Features(most, features) if with_rows else None
        self.record = Record(self._parts())
        # of the ask that was looked at last, which is looked at again until it is answered
        self._ask: Ask | None = None
        self._numbers: Sequence[int] = ()
        self._mask = bytes(self.size)

    def _sense(self, observe: str, game: Game[Any]) -> Sense:
        if observe == LOOK:
            return LookSense(self.look)
        if observe == PLANES:
            return PlanesSense(game)
        raise BadSetting(f"observe is one of {', '.join(OBSERVE)}, not {observe!r}")

    def _parts(self) -> dict[str, Part]:
        parts = {**self.sense.parts, MASK: Part((self.size,), np.int8, 0, 1, {})}
        if self.features is not None:
            parts[OPTIONS] = Part(self.features.shape, np.float32, 0, REACH, {})
        return parts

    def describe(self) -> dict[str, str]:
        """The numbers of an observation by their names, in order, and what each of them is; of
        parts with rows those of one row. The mask has none: an action is its own name."""
        if self.features is None:
            return self.sense.describe()
        columns = self.features.describe(words(self._game.name))
        options = {f"{OPTIONS}/{column}": what for column, what in columns.items()}
        return {**self.sense.describe(), **options}

    def action_space(self) -> spaces.Discrete:
        """A new space of actions; everybody has one, so that each can be seeded."""
        return spaces.Discrete(self.size)

    def observation_space(self) -> spaces.Dict:
        """A new space of observations."""
        return self.record.space()

    def numbers(self, ask: Ask) -> Sequence[int]:
        """The actions of an ask's options, in their order."""
        if ask is not self._ask:
            self._ask, self._numbers = ask, self.numbering.numbers(ask)
            mask = bytearray(self.size)
            for number in self._numbers:
                mask[number] = 1
            self._mask = bytes(mask)
        return self._numbers

    def _bytes(self, ask: Ask) -> bytes:
        """The mask of an ask."""
        self.numbers(ask)
        return self._mask

    def mask(self, ask: Ask | None, *, may_wait: bool = False) -> Mask:
        """1 for every action that answers the ask, and for waiting where that is allowed."""
        memory = bytearray(self.size) if ask is None else bytearray(self._bytes(ask))
        if may_wait and self.wait is not None:
            memory[self.wait] = 1
        return np.frombuffer(memory, np.int8)

    def option(self, ask: Ask, action: int) -> Option | None:
        """The option that an action means; ``None`` if it means none of this ask."""
        try:
            return ask.options[self.numbers(ask).index(action)]
        except ValueError:
            return None

    def written(self, seen: Scene, *, may_wait: bool = False) -> bytearray:
        """What a seat observes, as a record: what it sees, its mask, and the rows of options."""
        record, ask = self.record, seen.ask
        memory, start = bytearray(record.size), record.start
        self.sense.write(memory, start, seen)
        at = start[MASK]
        if ask is not None:
            memory[at : at + self.size] = self._bytes(ask)
        if may_wait and self.wait is not None:
            memory[at + self.wait] = 1
        if self.features is not None and ask is not None:
            self.features.write(record.arrays(memory)[OPTIONS], ask, seen.look(seen.seat))
        return memory

    def observation(self, seen: Scene, *, may_wait: bool = False) -> Observation:
        """The same as arrays."""
        return self.record.arrays(self.written(seen, may_wait=may_wait))
