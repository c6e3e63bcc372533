"""Moments of a game at which modules and stories step in.

The base game names its moments where they happen; a module says what it does then. So the base
needs to know nothing of the modules, and a table without them pays for nothing.

>>> @during("after-crisis", "bandits")
... def place_bandits(t):
...     ...
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeVar

from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.core.state import Step
from overrun.games.long_night.state import LongNightState

T = Play[LongNightState]

Moment = Literal[
    "boards",  # the boards lie there, nothing has been dealt
    "decks",  # the decks are shuffled, no survivor has been dealt
    "dealt",  # everything is set up, the first player is known
    "round",  # a round begins, before the crisis is revealed
    "crisis",  # the crisis of the round has been revealed
    "zombies",  # the zombies of the round have come
    "searched",  # a search is over, the kept card is in hand: survivor
    "stage-done",  # a stage of a story that leads on is complete
    "exiled",  # a player has been exiled: seat
    "gone",  # somebody has died or left, before anything comes of it: survivor
]

Turn = Literal[
    "morale",  # the morale of a colony is to change: colony, by how much, cause
    "equipment",  # somebody is gone, and this is what it carried: survivor, items
    "last-lost",  # a player has lost the last survivor: seat
    "bite",  # a survivor was bitten: survivor
    "full-door",  # a zombie comes to a full entrance without defences: place, number, crisis
    "placed",  # a new survivor joins: seat, name
    "sent-home",  # a survivor is to go back to its colony: survivor
    "search",  # a search has begun, and its question is due: seat
]
"""What a module may do in another way than the base game does."""

Deed = Callable[..., Any]
F = TypeVar("F", bound=Deed)

_STEPS: dict[str, dict[str, list[Deed]]] = {}


def during(moment: Moment, module: str) -> Callable[[F], F]:
    """Register what a module does at a moment. It runs at once; what asks goes on the agenda."""

    def register(step: F) -> F:
        _STEPS.setdefault(moment, {}).setdefault(module, []).append(step)
        return step

    return register


def step_in(t: T, moment: Moment, *facts: Any) -> None:
    """The moment has come: the modules in play do what they do then, in their fixed order."""
    steps = _STEPS.get(moment)
    if steps is None:
        return
    for module in t.state.config.modules:
        for step in steps.get(module, ()):
            step(t, *facts)


# -- what the base game asks of modules ----------------------------------------------------------

Question = Literal["dusk", "lasting", "goals", "crowds"]
"""What happens as the colony phase begins, before food is paid (happenings); by how much a number
of the colony is changed for good (its name; a number); what else a player must fulfil (the secret
objective; conditions); whether a place may hold more than its spaces (its name)."""

Happening = tuple[Option, Step]
"""Something that happens: what it is called when its place in the order is asked, and the step."""

_ANSWERS: dict[tuple[str, str], Deed] = {}


def answers(question: Question, module: str) -> Callable[[F], F]:
    """Register how a module answers a question about a state."""

    def register(answer: F) -> F:
        _ANSWERS[question, module] = answer
        _answering.cache_clear()
        return answer

    return register


def asked(s: LongNightState, question: Question, *facts: Any) -> list[Any]:
    """What the modules in play answer, in their fixed order."""
    return [answer(s, *facts) for answer in _answering(question, s.config.modules)]


@cache
def _answering(question: str, modules: tuple[str, ...]) -> list[Deed]:
    return [_ANSWERS[question, each] for each in modules if (question, each) in _ANSWERS]


# -- what a module does in another way ---------------------------------------------------------

_INSTEAD: dict[str, dict[str, Callable[..., bool]]] = {}

G = TypeVar("G", bound=Callable[..., bool])


def takes_over(turn: Turn, module: str) -> Callable[[G], G]:
    """Register what a module does instead of the base game; it says whether it did."""

    def register(step: G) -> G:
        _INSTEAD.setdefault(turn, {})[module] = step
        return step

    return register


def instead(t: T, turn: Turn, *facts: Any) -> bool:
    """Whether a module in play has done this in its own way."""
    modules = t.state.config.modules
    if not modules:
        return False
    steps = _INSTEAD.get(turn, {})
    return any(module in steps and steps[module](t, *facts) for module in modules)
