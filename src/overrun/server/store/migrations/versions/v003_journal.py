"""What was told with each answer, marks to go back to, and recordings of what everyone saw."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, Text

revision = "003"
down_revision = "002"


def upgrade() -> None:
    # Of answers of before it is not known; a table that is opened is written anew.
    op.add_column("answers", Column("known", Integer))
    op.add_column("answers", Column("told", LargeBinary))
    op.add_column("dumps", Column("opening", LargeBinary))
    op.add_column("tables", Column("recorded", Integer, nullable=False, server_default="0"))
    op.create_table(
        "marks",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("answers", Integer, primary_key=True, autoincrement=False),
        Column("state", LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "recordings",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("first", Integer, primary_key=True, autoincrement=False),
        Column("viewer", Text, primary_key=True),
        Column("body", LargeBinary, nullable=False),
    )
