"""The first schema."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    Text,
)

revision = "001"
down_revision = None


def upgrade() -> None:  # long: a migration is frozen
    op.create_table(
        "people",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
    )
    op.create_table(
        "processes",
        Column("id", Text, primary_key=True),
        Column("address", Text, nullable=False),
        Column("beaten", Double, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("header", Text, nullable=False),
        Column("options", Text, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("host", Text, nullable=False),
        Column("watch", Text, nullable=False),
        Column("parent", Text),
        Column("created", Double, nullable=False),
        Column("touched", Double, nullable=False),
        Column("answers", Integer, nullable=False),
        Column("revision", Integer, nullable=False),
        Column("ended", Boolean, nullable=False),
        Column("outcome", Text, nullable=False),
        Column("waiting", Text, nullable=False),
        Column("clocks", Text, nullable=False),
        Column("awake", Boolean, nullable=False),
        Column("spoken", Integer, nullable=False),
        Column("owner", Text, ForeignKey("processes.id")),
        Column("fence", Integer, nullable=False),
        Column("released", Double, nullable=False),
        Column("paused", Double, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "ended", "touched"])
    op.create_index("tables_awake", "tables", ["awake", "ended"])
    op.create_index("tables_owned", "tables", ["owner"])
    op.create_table(
        "dumps",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("answers", Integer, nullable=False),
        Column("dump", LargeBinary),
    )
    op.create_table(
        "seats",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("bot", Text, nullable=False),
        Column("stand_in", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("token", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        Column("table_id", Text, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("person", Text, primary_key=True),
        ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "visits",
        Column("person", Text, primary_key=True),
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("ask", Integer, nullable=False),
        Column("option", Text, nullable=False),
        Column("at", Double, nullable=False),
        Column("heard", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        Column("id", Text, primary_key=True),
        Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
        Column("at", Double, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
