"""A player who never does some things: what a game is like without them.

Its name says it: ``steady without search+attack`` is the steady player who takes no option of these
verbs while there is any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from overrun.bots.base import Bot, Worlds
from overrun.core.flow import Ask
from overrun.core.reason import Option

WITHOUT = " without "
"""Between who it is and what it does not do."""


def restricted(name: str) -> tuple[str, list[str]]:
    """Who it is, and the verbs that it does without.

    >>> restricted("steady without search+attack"), restricted("steady")
    (('steady', ['search', 'attack']), ('steady', []))
    """
    who, _, verbs = name.partition(WITHOUT)
    return who, [verb for verb in verbs.split("+") if verb]


class Restricted(Bot):
    """Asks another bot, and leaves it only what is not of these verbs."""

    def __init__(self, bot: Bot, verbs: Sequence[str], seed: str) -> None:
        self.bot = bot
        self.verbs = frozenset(verbs)
        self.looks = bot.looks
        self._draw = Random(seed)

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        allowed = [option for option in ask.options if option[0] not in self.verbs]
        if not allowed or len(allowed) == len(ask.options):
            return self.bot.choose(view, ask, worlds)
        if len(allowed) == 1:
            return allowed[0]
        option = self.bot.choose(view, msgspec.structs.replace(ask, options=allowed), worlds)
        # whoever plans ahead may not have looked at the options at all
        return option if option in allowed else self._draw.choice(allowed)
