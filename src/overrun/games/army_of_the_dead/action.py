"""An action of a survivor: what it needs, what it costs, and who pays (catalogue section D1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from overrun.core import action
from overrun.core.action import Kind
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.state import S, Survivor, Turn

NONSENSE = Reason("AD-PPH-01", "no-such-action")

Need: TypeAlias = Callable[[S, Survivor], Any]


class Price(msgspec.Struct, frozen=True):
    """What an option costs: the action itself, which a free one may pay, and what zombies add."""

    cost: int
    kinds: tuple[str, ...] = ()
    extra: int = 0

    def is_paid_by(self, turn: Turn) -> bool:
        """Whether the turn has enough left (AD-PPH-05)."""
        return self.due(turn) <= turn.actions

    def due(self, turn: Turn) -> int:
        """The ordinary actions that it takes (AD-OP-037)."""
        return self.extra if self.free(turn) or not self.cost else self.cost + self.extra

    def free(self, turn: Turn) -> str:
        """The free action that pays, if there is one."""
        if self.cost:
            for kind in self.kinds:
                if turn.free.get(kind):
                    return kind
        return ""


class Action(action.Action):
    """One kind of action. ``options`` and ``check`` leave the price aside.

    >>> rest = Action("rest", lambda s, v: [("rest",)], lambda s, v: None, lambda t, v: None)
    >>> rest.fixed, rest.is_action
    (Price(cost=1, kinds=(), extra=0), True)
    """

    def __init__(
        self,
        name: str,
        options: Callable[[S, Survivor], Any],
        check: Callable[..., Reason | None],
        do: Callable[..., Any],
        /,
        *,
        price: int = 1,
        pays: tuple[str, ...] = (),
        cost: Callable[..., Price] | None = None,
        need: Need | None = None,
        skills: tuple[str, ...] = (),
        manner: str = "",
        **kinds: Kind,
    ) -> None:
        super().__init__(name, options, check, do, price=price, manner=manner, **kinds)
        self.fixed = Price(price, pays)
        """Its price, with the free actions that may pay for it, the narrowest first."""
        self.cost = cost
        """Its price where that depends on more, from state, survivor and values."""
        self.need = need
        """What must be there before its options are worth asking for: a truck, a token."""
        self.skills = skills
        """One of these skills is needed, if there are any."""

    @property
    def is_action(self) -> bool:
        """Whether it is an action by the rules; what is free and no action breaks no row of attacks
        (AD-SKL-16)."""
        return bool(self.price or self.cost)

    def price_of(self, s: S, survivor: Survivor, *values: Any) -> Price:
        """What it costs this survivor now (table D1)."""
        return self.fixed if self.cost is None else self.cost(s, survivor, *values)


def simple(
    verb: str, check: Callable[[S, Survivor], Reason | None], do: Callable[..., Any], **more: Any
) -> Action:
    """An action without arguments: there is one option, if its check lets it pass."""
    return Action(verb, lambda s, v: [(verb,)] if check(s, v) is None else [], check, do, **more)


def none(s: S, survivor: Survivor) -> list[Option]:
    """Its options come with those of a sister: focus with attack, gun-focus with gun."""
    return []
