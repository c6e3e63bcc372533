"""The words that cards are written in: effects that happen, and conditions that hold.

A card is data. What it does is a list of effects, and when it does it a list of conditions; each
is a typed value that *runs* (or *holds*), *checks* whether it can be carried out, and *says itself*
through the text catalogues, so that a card's rules text cannot drift from what the card does.

Effects and conditions register themselves here by name. A module brings more of them by defining
more classes; nothing else needs to know.

>>> from overrun.games.long_night.effects.colony import Morale
>>> effect({"do": "morale", "by": -1})
Morale(by=-1)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from overrun.core.errors import ContentError, unknown
from overrun.core.flow import Flow
from overrun.core.reason import Reason

if TYPE_CHECKING:
    from overrun.core.play import Play
    from overrun.games.long_night.state import LongNightState

    T = Play[LongNightState]


class Context(msgspec.Struct, frozen=True, array_like=True):
    """Who a card speaks to: "the player", the survivor that acts, and the card itself.

    ``ref`` names the list of effects in the library (``crossroads/skis/0``); an effect inside
    another one is reached by a longer path. Plain data, so that it can wait on the agenda.
    """

    seat: int
    survivor: str = ""
    ref: str = ""

    @property
    def by_crisis(self) -> bool:
        """Whether it is a crisis that speaks."""
        return self.ref.startswith("crisis/")


class Effect:
    """Something that a card does. Derived classes are frozen structs."""

    __slots__ = ()
    word: ClassVar[str]
    """What cards call it."""
    adds_people: ClassVar[bool] = False
    """Whether it brings survivors or helpless survivors to the colony (LN-SADD-05)."""

    def check(self, s: LongNightState, c: Context) -> Reason | None:
        """Why it cannot be fully carried out now; ``None`` if it can (LN-XR-08, OP-82).

        Looks only at what the player of the context may know.
        """
        return None

    def run(self, t: T, c: Context) -> Flow[None] | None:
        """Carry it out: as a plain function, or as a flow that asks.

        Whatever a die or a drawn card brings to light is settled in a task of its own, so that
        the question after it can be asked in any world that fits.
        """
        raise NotImplementedError

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        """The lists of effects inside this one, by the word that leads to them in a ``ref``."""
        return {}


class Condition:
    """Something that holds or does not. Derived classes are frozen structs."""

    __slots__ = ()
    word: ClassVar[str]
    """What cards call it."""

    @property
    def barred_from_exiles(self) -> bool:
        """Whether nobody in exile can bring it about: only somebody in the colony can (OP-88)."""
        return False

    def holds(self, s: LongNightState, c: Context) -> bool:
        """Whether it is true now, for the player of the context."""
        raise NotImplementedError


EFFECTS: dict[str, type[Effect]] = {}
CONDITIONS: dict[str, type[Condition]] = {}

E = TypeVar("E", bound=type[Effect])
C = TypeVar("C", bound=type[Condition])


def does(name: str) -> Callable[[E], E]:
    """Register an effect under the word that cards use for it: ``do = "morale"``."""

    def register(cls: E) -> E:
        if name in EFFECTS:
            raise ContentError(f"two effects are called {name!r}")
        EFFECTS[name] = cls
        cls.word = name
        return cls

    return register


def means(name: str) -> Callable[[C], C]:
    """Register a condition under the word that cards use for it: ``is = "at"``."""

    def register(cls: C) -> C:
        if name in CONDITIONS:
            raise ContentError(f"two conditions are called {name!r}")
        CONDITIONS[name] = cls
        cls.word = name
        return cls

    return register


def effect(raw: Mapping[str, Any]) -> Effect:
    """An effect from the data of a card."""
    made: Effect = _made(raw, "do", "effect", EFFECTS)
    return made


def condition(raw: Mapping[str, Any]) -> Condition:
    """A condition from the data of a card."""
    made: Condition = _made(raw, "is", "condition", CONDITIONS)
    return made


def _made(raw: Mapping[str, Any], word: str, what: str, known: Mapping[str, type[Any]]) -> Any:
    if not isinstance(raw, Mapping) or word not in raw:
        raise ValueError(f"an {what} is a table with {word!r}, not {raw!r}")
    given = dict(raw)
    name = given.pop(word)
    if name not in known:
        raise ValueError(unknown(what, str(name), known))
    try:
        return msgspec.convert(given, known[name], dec_hook=decode_hook)
    except msgspec.ValidationError as error:
        raise ValueError(f"{what} {name!r}: {error}") from error


def decode_hook(wanted: type, raw: Any) -> Any:
    """How msgspec decodes effects and conditions inside cards."""
    if wanted is Effect:
        return effect(raw)
    if wanted is Condition:
        return condition(raw)
    raise TypeError(f"nobody knows how to read a {wanted}")
