"""Whether every table of a store can be opened: looked at one by one, none spoils the rest."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from overrun.server.logs import tell
from overrun.server.store import Store
from overrun.server.stored import Kept


class Unwell(msgspec.Struct):
    """A table that cannot be opened, and why, without anything that it hides."""

    table: str
    problem: str


def verify(
    store: Store, told: Callable[[str, int, int], None] = lambda step, done, of: None
) -> list[Unwell]:
    """Open every table of a store, and name those that do not open."""
    ids = store.table_ids()
    found = []
    for number, id in enumerate(ids, 1):
        if problem := _problem(store, id):
            found.append(Unwell(id, problem))
        told("verify", number, len(ids))
    return found


def _problem(store: Store, id: str) -> str:
    try:
        row = store.table(id)
        if row is None:
            return ""  # deleted since the look at the list
        kept = Kept.read(store, row)
        if not kept.complete or row.dumped > row.answers:
            return f"{row.answers} answers are said, {len(kept.answers)} are there"
        kept.opened()
    except Exception as error:  # whatever it is, the others are to be looked at
        return tell(error)
    return ""
