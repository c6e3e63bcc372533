"""Positions as JSON: the whole state as text, for games without a notation of their own."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import TypeVar

import msgspec
from msgspec import structs

from overrun.core.chance import Chance
from overrun.core.errors import BadPosition
from overrun.core.game import Game, lost_in
from overrun.core.state import State

S = TypeVar("S", bound=State)


def read_state(game: Game[S], text: str, unknown: Callable[[S], list[str]]) -> S:
    """A state from its JSON, as :func:`write_state` writes it.

    ``unknown`` lists what the state names and the game does not know; one of them is enough to
    refuse it, and so is a field that it has no place for: it would be another position.
    """
    try:
        state: S = msgspec.json.decode(text, type=game.state_type)
    except msgspec.DecodeError as error:
        raise BadPosition(f"not a position of {game.name}: {error}") from error
    present = msgspec.json.encode(state).decode()
    if present != text:  # not as we write it
        lost = lost_in(msgspec.json.decode(text), msgspec.json.decode(present), "state")
        if lost:
            raise BadPosition(f"not a position of {game.name}: nobody knows {lost}")
    state.asks = state.events = state.reveals = 0  # the new table counts its own
    tasks = strangers([("the task", [name for name, _ in state.agenda], game.tasks.by_name)])
    if found := tasks or unknown(state):
        raise BadPosition(f"not a position of {game.name}: nobody knows {found[0]}")
    return state


def renewed(game: Game[S], text: str, form: int) -> str:
    """The JSON of a state that an earlier version wrote, in its present form, as the position of a
    new table."""
    if form > len(game.forms):
        raise BadPosition(f"not a position of {game.name}: it is of a newer version")
    try:
        raw = msgspec.json.decode(text)
        for step in game.forms[form:]:
            step(raw)
    except (msgspec.DecodeError, LookupError, TypeError, AttributeError) as error:
        raise BadPosition(f"not a position of {game.name}, form {form}: {error!r}") from error
    return game.write_position(game.read_position(msgspec.json.encode(raw).decode()))


def strangers(named: Iterable[tuple[str, Iterable[str], Container[str]]]) -> list[str]:
    """The names that nobody knows; each entry says what they are, the names, and the known ones.

    >>> strangers([("the card", ["axe", "axle"], {"axe"})])
    ["the card 'axle'"]
    """
    return [
        f"{what} {name!r}" for what, names, known in named for name in names if name not in known
    ]


def write_state(state: State) -> str:
    """The state as JSON, without the key of its randomness: what is drawn stays secret."""
    return msgspec.json.encode(structs.replace(state, chance=Chance(b""))).decode()
