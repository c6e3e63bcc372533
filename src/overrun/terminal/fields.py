"""Many fields in few words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from overrun.text import Text

Field = tuple[int, int]
"""The code of the column's letter, and the row."""

WORTHWHILE = 3
"""So many neighbours are said as "from ... to ..."."""

_FIELD = re.compile(r"([A-Z])(\d+)")


def is_field(word: str) -> bool:
    """Whether the word has the form of a field's name.

    >>> is_field("B2"), is_field("nurse")
    (True, False)
    """
    return _FIELD.fullmatch(word) is not None


def by_row(name: str) -> tuple[int, str]:
    """The order in which fields are named: row by row, each from west to east.

    >>> sorted(["A10", "B2", "A2"], key=by_row)
    ['A2', 'B2', 'A10']
    """
    return int(name[1:]), name[0]


def runs(text: Text, labels: Iterable[str]) -> list[str]:
    """The labels, with neighbours in a row or a column taken together.

    What is no field stays as it is.

    >>> runs(Text("en"), ["A1", "B1", "C1", "E1", "A2", "A3", "A4", "north"])
    ['A1–C1', 'E1', 'A2–A4', 'north']
    """
    fields: list[Field] = []
    others: list[str] = []
    for label in labels:
        match = _FIELD.fullmatch(label)
        if match:
            fields.append((ord(match[1]), int(match[2])))
        else:
            others.append(label)
    rest = sorted(set(fields), key=_by_row)
    found: list[list[Field]] = []
    for step in ((1, 0), (0, 1)):
        spans = _spans(rest, step)
        found += [span for span in spans if len(span) >= WORTHWHILE]
        rest = [field for span in spans if len(span) < WORTHWHILE for field in span]
        rest.sort(key=_by_row)
    found += [[field] for field in rest]
    found.sort(key=lambda span: _by_row(span[0]))
    return [_said(text, span) for span in found] + others


def _by_row(field: Field) -> tuple[int, int]:
    return field[1], field[0]


def _spans(fields: list[Field], step: tuple[int, int]) -> list[list[Field]]:
    """The fields in chains, each one step from the one before it."""
    left = set(fields)
    spans = []
    for column, row in fields:
        if (column, row) not in left:
            continue
        span = []
        while (column, row) in left:
            left.remove((column, row))
            span.append((column, row))
            column, row = column + step[0], row + step[1]
        spans.append(span)
    return spans


def _said(text: Text, span: list[Field]) -> str:
    first, last = (f"{chr(column)}{row}" for column, row in (span[0], span[-1]))
    return first if len(span) == 1 else text("terminal-run", first=first, last=last)
