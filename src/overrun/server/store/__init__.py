"""What is kept: tables and their answers, seats, people, chat. SQLite by default, or PostgreSQL.

One code path serves both databases, by SQLAlchemy Core. A table is kept as its header, its answers
with what was told by each, and where it stands. So it can be opened, and gone on with, by rules
that have changed since; see ``server/stored.py``.
"""

from overrun.server.store.rows import (
    AnswerRow,
    ChatRow,
    Claim,
    Commit,
    Damaged,
    Holder,
    NoTable,
    NotOwner,
    SeatRow,
    StoreError,
    TableRow,
    TableSummary,
)
from overrun.server.store.store import LEASE, Store
from overrun.server.store.writer import Writer

__all__ = [
    "LEASE",
    "AnswerRow",
    "ChatRow",
    "Claim",
    "Commit",
    "Damaged",
    "Holder",
    "NoTable",
    "NotOwner",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "TableSummary",
    "Writer",
]
