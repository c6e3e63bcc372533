"""A plugin of mypy, which knows what is a float: sums and powers of floats are refused in ``core``,
``games`` and ``bots``, where the same seed must give the same game everywhere.

* ``sum()`` of floats is another number since Python 3.12, where it became compensated. A bot that
  compares two such sums plays another game. ``math.fsum`` gives the correctly rounded sum on every
  version; whole numbers add up the same in any way.
* ``**`` of floats is the C library's ``pow``, whose last bit is not the same on every platform.

A sum of what mypy cannot tell to be whole numbers is refused as well. ``lint`` finds
what needs no types: functions of the C library, and a ``sum`` that is handed on.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from mypy.plugin import FunctionSigContext, MethodSigContext, Plugin
from mypy.types import (
    FunctionLike,
    Instance,
    LiteralType,
    TupleType,
    Type,
    TypeVarLikeType,
    UnionType,
    get_proper_type,
)

PARTS = ("core", "games", "bots")
WHOLE = ("builtins.int", "builtins.bool")
POWERS = tuple(
    f"builtins.{kind}.{way}" for kind in ("int", "float") for way in ("__pow__", "__rpow__")
)

OF_SUM = (
    "sum() of floats differs between Python versions: add whole numbers, or write math.fsum(...)"
)
OF_POWER = (
    "** of floats differs between platforms: use whole numbers, or overrun.bots.arithmetic.power"
)


def is_whole(found: Type) -> bool:
    """Whether a value of this type is an int or a bool for certain."""
    kind = get_proper_type(found)
    if isinstance(kind, UnionType):
        return all(map(is_whole, kind.items))
    if isinstance(kind, LiteralType):
        return is_whole(kind.fallback)
    if isinstance(kind, TypeVarLikeType):
        return is_whole(kind.upper_bound)
    return isinstance(kind, Instance) and any(base.fullname in WHOLE for base in kind.type.mro)


def has_whole_items(found: Type) -> bool:
    """Whether what this type gives one by one is whole for certain."""
    kind = get_proper_type(found)
    if isinstance(kind, UnionType):
        return all(map(has_whole_items, kind.items))
    if isinstance(kind, TupleType):
        return all(map(is_whole, kind.items))
    if not isinstance(kind, Instance):
        return False
    for base in kind.type.mro:
        if base.fullname == "typing.Iterable":
            # Not before mypy has loaded its types: it imports them in a circle.
            from mypy.maptype import map_instance_to_supertype

            return is_whole(map_instance_to_supertype(kind, base).args[0])
    return False


def is_watched(path: str) -> bool:
    """Whether the file belongs to what must run the same everywhere."""
    pairs = pairwise(Path(path).parts)
    return any(one == "overrun" and other in PARTS for one, other in pairs)


def look_at_sum(context: FunctionSigContext) -> FunctionLike:
    """Each argument of ``sum``: what is summed up, and what it starts with."""
    api = context.api
    if is_watched(api.path):
        (summed, *_), *start = [each for each in context.args if each] or [()]
        fine = has_whole_items(api.get_expression_type(summed)) and all(
            is_whole(api.get_expression_type(each[0])) for each in start
        )
        if not fine:
            api.fail(OF_SUM, context.context)
    return context.default_signature


def look_at_power(context: MethodSigContext) -> FunctionLike:
    """The base, and what it is raised to."""
    api = context.api
    if is_watched(api.path):
        other = api.get_expression_type(context.args[0][0])
        if not (is_whole(context.type) and is_whole(other)):
            api.fail(OF_POWER, context.context)
    return context.default_signature


class WholeNumbers(Plugin):
    """Looks at every call of ``sum`` and every ``**`` that mypy comes by."""

    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        return look_at_sum if fullname == "builtins.sum" else None

    def get_method_signature_hook(
        self, fullname: str
    ) -> Callable[[MethodSigContext], FunctionLike] | None:
        return look_at_power if fullname in POWERS else None


def plugin(version: str) -> type[Plugin]:
    return WholeNumbers
