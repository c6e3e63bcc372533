"""How the tables of a game become arrays: all that is the same in every episode."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from overrun.bots.mind import Look, look_of
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.reason import Option
from overrun.envs.actions import LISTED, SLOTS, TABLE, numbering
from overrun.envs.features import FEATURES, Features
from overrun.envs.plain import PlainLook
from overrun.envs.sizes import listed as usual_list

Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, NDArray[Any]]

REACH = 10_000.0
"""No number of a position is larger, and none smaller than this below nothing."""
ASKED = "asked"
OBSERVATION, MASK, OPTIONS = "observation", "action_mask", "options"


class Encoding:
    """The spaces of a game, and what fills them: from a look, made of a view alone, and an ask.

    Args:
        game: the rule set.
        actions: ``table`` or ``listed``; see ``overrun.envs.actions``.
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
        slots: int = SLOTS,
        listed: int | None = None,
        features: int = FEATURES,
        waiting: bool = False,
    ) -> None:
        self.look: type[Look] = look_of(game.name) or PlainLook
        most = usual_list(game.name) if listed is None else listed
        self.numbering = numbering(actions, slots, most)
        self.wait: int | None = self.numbering.size if waiting else None
        """The number of the action that is none."""
        self.size = self.numbering.size + waiting
        with_rows = actions == LISTED and features > 0
        self.features = Features(most, features) if with_rows else None
        # of the ask that was looked at last, which is looked at again until it is answered
        self._ask: Ask | None = None
        self._numbers: Sequence[int] = ()
        self._mask: Mask = np.zeros(self.size, np.int8)

    def describe(self) -> dict[str, str]:
        """The numbers of an observation by their names, in order, and what each of them is."""
        return {ASKED: "1 if the seat is asked something", **self.look.NUMBERS}

    def action_space(self) -> spaces.Discrete:
        """A new space of actions; everybody has one, so that each can be seeded."""
        return spaces.Discrete(self.size)

    def observation_space(self) -> spaces.Dict:
        """A new space of observations."""
        count = len(self.describe())
        parts: dict[str, spaces.Space[Any]] = {
            OBSERVATION: spaces.Box(-REACH, REACH, (count,), np.float32),
            MASK: spaces.Box(0, 1, (self.size,), np.int8),
        }
        if self.features is not None:
            parts[OPTIONS] = spaces.Box(0, REACH, self.features.shape, np.float32)
        return spaces.Dict(parts)

    def numbers(self, ask: Ask) -> Sequence[int]:
        """The actions of an ask's options, in their order."""
        if ask is not self._ask:
            self._ask, self._numbers = ask, self.numbering.numbers(ask)
            self._mask = np.zeros(self.size, np.int8)
            self._mask[self._numbers] = 1
        return self._numbers

    def mask(self, ask: Ask | None, *, may_wait: bool = False) -> Mask:
        """1 for every action that answers the ask, and for waiting where that is allowed."""
        if ask is None:
            mask: Mask = np.zeros(self.size, np.int8)
        else:
            self.numbers(ask)
            mask = self._mask.copy()
        if may_wait and self.wait is not None:
            mask[self.wait] = 1
        return mask

    def option(self, ask: Ask, action: int) -> Option | None:
        """The option that an action means; ``None`` if it means none of this ask."""
        try:
            return ask.options[self.numbers(ask).index(action)]
        except ValueError:
            return None

    def observation(self, look: Look, ask: Ask | None, *, may_wait: bool = False) -> Observation:
        """What a seat observes: the numbers of its position, its mask, and the rows of options."""
        numbers = [0 if ask is None else 1, *look.position]
        observed: Observation = {
            OBSERVATION: np.array(numbers, np.float32),
            MASK: self.mask(ask, may_wait=may_wait),
        }
        if self.features is not None:
            observed[OPTIONS] = self.features.rows(ask, look)
        return observed
