"""Copies of states, where one state is the beginning of many.

To thaw a state makes every name of every card in it anew. A copy shares what cannot change:
numbers, names, tuples of them, and structs that are frozen. What may change is made anew, down to
the last list, by a function that is written for the type of the state when it is first wanted.

>>> class Deck(msgspec.Struct):
...     cards: list[str]
...     open: int = 0
>>> first = Deck(["axe", "rope"])
>>> second = copier(Deck)(first)
>>> second.cards.append("flare")
>>> first, second
(Deck(cards=['axe', 'rope'], open=0), Deck(cards=['axe', 'rope', 'flare'], open=0))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import Parameter, signature
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

P = TypeVar("P", bound=msgspec.Struct)

_PLAIN = (int, str, bool, bytes, float, NoneType, UnsetType)


@cache
def copier(kind: type[P]) -> Callable[[P], P]:
    """What copies structs of a kind."""
    names: dict[str, Any] = {"plain": plain}
    hints = get_type_hints(kind)
    lines = [
        f"    new.{field} = {_copied(hints[field], f'old.{field}', names)}"
        for field in kind.__struct_fields__
        if not _is_fixed(hints[field])
    ]
    exec("\n".join(["def copy(old):", "    new = old.__copy__()", *lines, "    return new"]), names)
    written: Callable[[P], P] = names["copy"]
    return written


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def _is_fixed(hint: Any) -> bool:
    """Whether nothing of this type can change."""
    if _is_struct(hint):
        frozen: bool = hint.__struct_config__.frozen
        return frozen
    if get_origin(hint) in (Union, UnionType, tuple):
        return all(_is_fixed(each) for each in get_args(hint) if each is not ...)
    return hint in _PLAIN or get_origin(hint) is Literal


def _copied(hint: Any, old: str, names: dict[str, Any]) -> str:
    """The Python expression that copies ``old``; what it calls is put among the names."""
    origin, inside = get_origin(hint), get_args(hint)
    changing = [each for each in inside if not _is_fixed(each)]
    if _is_fixed(hint):
        return old
    if _is_struct(hint):
        return _struct(hint, old, names)
    if origin is list:
        return (
            f"[{_copied(inside[0], 'each', names)} for each in {old}]" if changing else f"[*{old}]"
        )
    if origin is dict:
        each = _copied(inside[1], "each", names)
        return f"{{key: {each} for key, each in {old}.items()}}" if changing else f"{{**{old}}}"
    if origin is tuple and ... not in inside:
        parts = [_copied(each, f"{old}[{n}]", names) for n, each in enumerate(inside)]
        return f"({', '.join(parts)},)"
    if origin in (Union, UnionType) and len(changing) == 1:
        fixed = [each for each in inside if _is_fixed(each)]
        names |= {each.__name__: each for each in fixed}
        which = " or ".join(f"type({old}) is {each.__name__}" for each in fixed)
        return f"({old} if {which} else {_copied(changing[0], old, names)})"
    return f"plain({old})"


def _struct(kind: type[msgspec.Struct], old: str, names: dict[str, Any]) -> str:
    name = f"{kind.__module__}.{kind.__qualname__}".replace(".", "_").replace("<locals>", "")
    names[name] = kind
    hints, given = get_type_hints(kind), signature(kind).parameters
    parts = [
        (f"{field}=" if given[field].kind is Parameter.KEYWORD_ONLY else "")
        + _copied(hints[field], f"{old}.{field}", names)
        for field in kind.__struct_fields__
    ]
    return f"{name}({', '.join(parts)})"


def plain(value: Any) -> Any:
    """A copy of plain data, whatever there is of lists and dicts in it.

    >>> plain(["deal", [1, {"to": [2]}]])
    ['deal', [1, {'to': [2]}]]
    """
    if type(value) in _PLAIN:
        return value
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, tuple):
        return tuple([plain(each) for each in value])
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    raise TypeError(f"{value!r} is no plain data")
