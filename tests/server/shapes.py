"""Frames of any shape, made from the definition of the messages: right ones, and nearly right."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from overrun.server.protocol import ClientFrame

Shape = st.SearchStrategy[Any]


def shape_of(kind: inspect.Type) -> Shape:
    """Values that the definition allows."""
    match kind:
        case inspect.IntType():
            return st.integers(kind.ge, kind.le)
        case inspect.BoolType():
            return st.booleans()
        case inspect.StrType():
            return st.text(min_size=kind.min_length or 0, max_size=min(kind.max_length or 60, 60))
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
    raise NotImplementedError(f"{kind}: say here what its values are")


def frames() -> dict[str, dict[str, Shape]]:
    """For each type of frame its fields, with the values that they may have."""
    union = inspect.type_info(ClientFrame)
    assert isinstance(union, inspect.UnionType)
    found = {}
    for struct in union.types:
        assert isinstance(struct, inspect.StructType)
        fields = {each.encode_name: shape_of(each.type) for each in struct.fields}
        found[str(struct.tag)] = fields
    return found


FRAMES = frames()

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@st.composite
def broken(draw: st.DrawFn, frame: dict[str, Any]) -> str | bytes:
    """A frame with one thing about it that is wrong."""
    fields = [name for name in frame if name != "type"]
    how = draw(st.sampled_from(["type", "more", "cut", "bytes", "value", "missing", "anything"]))
    if how == "more":
        return json.dumps({**frame, "seat?": draw(anything)})
    if how == "cut":
        text = json.dumps(frame)
        return text[: draw(st.integers(0, len(text) - 1))]
    if how == "bytes":
        return draw(st.binary(max_size=40))
    if how == "value" and fields:
        return json.dumps({**frame, draw(st.sampled_from(fields)): [draw(anything)]})
    if how == "missing":
        return json.dumps({name: value for name, value in frame.items() if name != "type"})
    if how == "anything":
        return json.dumps([draw(anything)])
    return json.dumps({**frame, "type": draw(st.text(max_size=8)) + "?"})


def is_right(raw: str | bytes) -> bool:
    try:
        msgspec.json.decode(raw, type=ClientFrame)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True
