"""A view as plain facts, for games that bring no picture of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from overrun.text.say import Speaker


def facts_of(speaker: Speaker, view: Any) -> Iterator[tuple[str, str]]:
    """What the view says, a label and a value each; what is nothing is left out.

    The field ``light`` is called by the message ``<game>-view-light``, and its value ``dim`` by
    ``<game>-view-light-dim``; what has no such message is shown as it is.
    """
    for name, value in msgspec.to_builtins(view).items():
        if value not in (None, "", [], {}):
            yield _label(speaker, name), _value(speaker, name, value)


def _label(speaker: Speaker, name: str) -> str:
    key = f"view-{name.replace('_', '-')}"
    return speaker(key) if speaker.has(key) else name.replace("_", " ")


def _value(speaker: Speaker, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return speaker.text("yes" if value else "no")
    if isinstance(value, Mapping):
        pairs = [
            f"{_label(speaker, key)} {_value(speaker, key, each)}" for key, each in value.items()
        ]
        return ", ".join(pairs)
    if isinstance(value, Sequence) and not isinstance(value, str):
        apart = "; " if any(isinstance(each, Mapping) for each in value) else ", "
        return apart.join(_value(speaker, name, each) for each in value)
    key = f"view-{name.replace('_', '-')}-{value}"
    return speaker(key) if speaker.has(key) else str(value)
