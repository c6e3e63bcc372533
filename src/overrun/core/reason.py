"""Options and reasons: what may be answered, and why something else may not."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Fact: TypeAlias = "str | int | bool | None | list[str]"
"""What events, asks and reasons may carry: plain data that any client can read."""

Option: TypeAlias = tuple[str, ...]
"""One answer: a verb and its arguments, e.g. ``("move", "nurse", "B2")``."""


def wire(option: Option) -> str:
    """The option's id, as clients and logs write it.

    >>> wire(("move", "nurse", "B2"))
    'move:nurse:B2'
    """
    return ":".join(option)


def unwire(text: str) -> Option:
    """The option that an id stands for.

    >>> unwire("move:nurse:B2")
    ('move', 'nurse', 'B2')
    """
    return tuple(text.split(":"))


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: the rule that forbids it, and the facts.

    ``key`` names the sentence in the text catalogues. A check function returns ``None`` when the
    thing is allowed and a ``Reason`` when it is not, computed only from what the asking seat may
    know. Reasons without facts are made once, at import, because checks run very often.

    >>> Reason("ZT-MOV-04", "field-not-free")
    Reason(rule='ZT-MOV-04', key='field-not-free', facts={})
    """

    rule: str
    key: str
    facts: dict[str, Fact] = {}
