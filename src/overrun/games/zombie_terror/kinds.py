"""What the words of options name, and where it is on the board (see ``core/action.py``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from overrun.core.action import Kind, among
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.zombie_terror.board import ADDITIONS, FACINGS, TOKENS, ground_of
from overrun.games.zombie_terror.state import DOG, PEOPLE, S

if TYPE_CHECKING:
    from overrun.games.zombie_terror.view import View


_NAMES = (*PEOPLE, DOG)


def _field(s: S, word: str) -> int | None:
    return s.ground.index.get(word)


def _itself(view: View, ask: Ask, word: str) -> Iterable[str]:
    return (word,)


def _stands(view: View, ask: Ask, word: str) -> Iterable[str]:
    return [human.field for human in view.humans if human.name == word and human.field]


def _everywhere(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return s.ground.names


def _near(s: S, ask: Ask, said: Option) -> Iterable[str]:
    """The fields within reach of a thought of the human who was named."""
    ground, at = s.ground, s.where(said[-1])
    if at is None:
        return ()
    corners = (field for field in ground.corner[at] if field >= 0)
    return [ground.names[field] for field in (at, *ground.neighbours[at], *corners)]


def _of_zombies(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return [s.ground.names[field] for field in s.horde]


def _named(s: S, ask: Ask, said: Option) -> Iterable[str]:
    """The human whom the ask is about."""
    return (str(ask.facts["human"]),)


def _target(view: View, ask: Ask, word: str) -> Iterable[str]:
    return _stands(view, ask, word) if word in _NAMES else (word,)


def _asked(view: View, ask: Ask, word: str) -> Iterable[str]:
    """Where the zombie stands that the ask is about."""
    return (str(ask.facts["field"]),)


def _path(view: View, ask: Ask, word: str) -> Iterable[str]:
    """The fields of an activation: the last is its victim's, or where the zombie will stand."""
    ground = ground_of(view.columns, view.terrain)
    zombie = next((each for each in view.zombies if each.field == ask.facts["field"]), None)
    if zombie is None:
        return ()
    at, facing = ground.index[zombie.field], FACINGS.index(zombie.facing)
    path = [at]
    for letter in word:
        if letter in "F*" and ground.step[at][facing] >= 0:
            at = ground.step[at][facing]
            path.append(at)
        elif letter in "LR":
            facing = (facing + (1 if letter == "R" else -1)) & 3
    return [ground.names[field] for field in path]


_human = among("human", *_NAMES).read

HUMAN = Kind("human", _human, _named, _stands)
FIELD = Kind("field", _field, _everywhere, _itself)
NEAR = Kind("field", _field, _near, _itself)
ZOMBIE = Kind("field", _field, _of_zombies, _itself)
FACING = Kind("facing", among("facing", *FACINGS).read, lambda *_: FACINGS, _asked)
CAUSE = Kind("cause", among("cause", *ADDITIONS).read, lambda s, *_: dict.fromkeys(s.due))
TOKEN = among("token", *TOKENS, "second-canal")
WAY = Kind("way", lambda s, word: word)
"""How a token is turned; the check knows which ways there are for which token."""
TARGET = Kind("target", lambda s, word: word, where=_target)
"""A human or a field, as the card says; its check looks at that."""


def steps(*thought_of: str) -> Kind:
    """An activation in letters, whatever they are: its check looks at them."""
    return Kind("steps", lambda s, word: word, lambda *_: thought_of, _path)
