"""What is kept: tables and their answers, seats, people, chat. SQLite by default, or PostgreSQL.

One code path serves both databases, by SQLAlchemy Core. Answers are the truth; everything else
about a game (its state, events, views) is rebuilt from the header and the answers.
"""

from overrun.server.store.rows import (
    AnswerRow,
    ChatRow,
    Claim,
    Commit,
    Damaged,
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
    "NoTable",
    "NotOwner",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "TableSummary",
    "Writer",
]
