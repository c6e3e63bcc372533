"""The browser client's types, written from the messages and the games' views.

``python -m overrun.server.typescript`` writes ``client/src/lib/protocol.ts``, which is not in git:
``make`` runs it before whatever is done with the client, and svelte-check finds where the client
and the server disagree. Docstrings become comments, so that the client's editor says what the
protocol says.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as types

from overrun.games import GAMES
from overrun.server import protocol, rest

TARGET = Path(__file__).resolve().parents[3] / "client" / "src" / "lib" / "protocol.ts"

HEADER = """\
// Made by `python -m overrun.server.typescript` from the messages of src/overrun/server
// (protocol.py, rest.py) and the views of the games, whenever the client is built or checked."""

BASES = (protocol.FromClient, protocol.ToClient, rest.Body)
"""What messages derive from; no message themselves."""

UNIONS = ("ClientFrame", "ServerFrame")
NUMBERS = ("PROTOCOL", "LONGEST_FRAME", "LONGEST_CHAT", "LONGEST_NAME", "CODE_SECONDS")


def source() -> str:
    """The whole file.

    >>> "export interface ZombieTerrorView {" in source()
    True
    """
    parts = [HEADER]
    parts += [f"export const {name} = {getattr(protocol, name)};" for name in NUMBERS]
    parts += [_interface(struct) for struct in _structs()]
    for name in UNIONS:
        members = [_name(each) for each in getattr(protocol, name).__args__]
        parts.append(f"export type {name} = {' | '.join(members)};")
    return "\n\n".join(parts).replace(";\n\nexport const", ";\nexport const") + "\n"


def write(target: Path = TARGET) -> None:
    """Nothing is touched that says the same already: what is built of it stays as new as it is."""
    made = source()
    if not target.exists() or target.read_text(encoding="utf-8") != made:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(made, encoding="utf-8")


# -- which structs -----------------------------------------------------------------------------


def _structs() -> list[type[msgspec.Struct]]:
    """All messages in the order of their definition, then the views with what is in them."""
    wanted: list[type[msgspec.Struct]] = [
        each
        for module in (protocol, rest)
        for each in vars(module).values()
        if inspect.isclass(each)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and each not in BASES
    ]
    wanted += [get_type_hints(type(game).view)["return"] for game in GAMES.values()]
    found: dict[type[msgspec.Struct], None] = {}
    for struct in wanted:
        found.update(dict.fromkeys(_reachable(types.type_info(struct))))
    return list(found)


def _reachable(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs of a type: itself, and what its fields hold."""
    if isinstance(kind, types.StructType):
        yield kind.cls
        for field in kind.fields:
            yield from _reachable(field.type)
    for inner in _inner(kind):
        yield from _reachable(inner)


def _inner(kind: Any) -> list[Any]:
    if isinstance(kind, types.UnionType):
        return list(kind.types)
    if isinstance(kind, types.DictType):
        return [kind.key_type, kind.value_type]
    if isinstance(kind, types.ListType | types.VarTupleType):
        return [kind.item_type]
    return []


# -- in TypeScript -----------------------------------------------------------------------------


def _name(struct: type[msgspec.Struct]) -> str:
    """Its name in the client: a game's structs bear the game's name.

    >>> from overrun.games.zombie_terror.view import HumanView
    >>> _name(protocol.SeatInfo), _name(HumanView)
    ('SeatInfo', 'ZombieTerrorHumanView')
    """
    _, *where = struct.__module__.split(".")
    game = where[1].title().replace("_", "") if where[0] == "games" else ""
    return game + struct.__name__.removeprefix(game)


def _interface(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    if info.array_like:  # on the wire its fields stand in a row, without their names
        fields = ", ".join(f"{each.name}: {_type(each.type)}" for each in info.fields)
        return "\n".join(
            [*_comment(struct.__doc__ or "", ""), f"export type {_name(struct)} = [{fields}];"]
        )
    told = _comments(struct)
    lines = [*_comment(struct.__doc__ or "", ""), f"export interface {_name(struct)} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    # What a client sends may leave out what has a default; so does a struct that says so.
    sent = issubclass(struct, (protocol.FromClient, rest.Body, protocol.TableOptions))
    optional = sent or struct.__struct_config__.omit_defaults
    for field in info.fields:
        lines += _comment(told.get(field.name, ""), "  ")
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}"])


def _type(kind: Any) -> str:
    simple: dict[type, str] = {
        types.StrType: "string",
        types.IntType: "number",
        types.FloatType: "number",
        types.BoolType: "boolean",
        types.NoneType: "null",
        types.AnyType: "any",
    }
    if type(kind) in simple:
        return simple[type(kind)]
    if isinstance(kind, types.StructType):
        return _name(kind.cls)
    if isinstance(kind, types.UnionType):
        return " | ".join(_type(each) for each in kind.types)
    if isinstance(kind, types.LiteralType):
        return " | ".join(f"'{each}'" for each in kind.values)
    if isinstance(kind, types.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    if isinstance(kind, types.ListType | types.VarTupleType):
        item = _type(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    raise TypeError(f"no TypeScript for {kind}")


def _comment(text: str, indent: str) -> list[str]:
    """A docstring as a comment, without the marks of the Python documentation."""
    # msgspec writes a signature where there is no docstring.
    if not text or text.startswith("Struct("):
        return []
    plain = inspect.cleandoc(text).replace("``None``", "`null`").replace("``", "`")
    lines = plain.replace(":class:", "").splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [
        f"{indent}/**",
        *(f"{indent} * {line}".rstrip() for line in lines),
        f"{indent} */",
    ]


@cache
def _comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The strings below the fields of a struct, which Python itself forgets."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for before, after in zip(tree.body, tree.body[1:], strict=False):
        match before, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = text
    return found


if __name__ == "__main__":
    write()
