"""The tables of the database, as they are after all migrations."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # When somebody was last here, to a day or so.
    Column("seen", Double, nullable=False, server_default="0"),
    # The hash of what makes one more browser this person, and until when it does.
    Column("code", Text, nullable=False, server_default=""),
    Column("code_until", Double, nullable=False, server_default="0"),
)
Index("people_seen", people.c.seen)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    # Whose it is; empty if it was sent away and is nobody's.
    Column("person", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("device", Text, nullable=False),
)
Index("sessions_people", sessions.c.person)
"""The browsers that are somebody else than they would be by themselves: the person who called
them. All others are the person of their own secret."""

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("beaten", Double, nullable=False),
)
"""The server processes, and when each was last heard of, by the database's clock."""

tables = Table(
    "tables",
    metadata,
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
    Column("timers", Text, nullable=False, server_default="[]"),
    Column("awake", Boolean, nullable=False),
    # How many steps of it are recorded.
    Column("recorded", Integer, nullable=False, server_default="0"),
    # How many lines of chat there are: the next line's number comes from it.
    Column("spoken", Integer, nullable=False),
    Column("owner", Text, ForeignKey("processes.id")),
    Column("fence", Integer, nullable=False),
    # When it was last given free, and for how long nobody had it since the clocks were written.
    Column("released", Double, nullable=False),
    Column("paused", Double, nullable=False),
    # From where it was made, as a digest, for a day; empty afterwards.
    Column("origin", Text, nullable=False, server_default=""),
)
Index("tables_listed", tables.c.public, tables.c.ended, tables.c.touched)
Index("tables_awake", tables.c.awake, tables.c.ended)
Index("tables_owned", tables.c.owner)
Index("tables_touched", tables.c.ended, tables.c.touched)
Index("tables_hosts", tables.c.host, tables.c.ended)
Index("tables_origins", tables.c.origin, tables.c.created)

dumps = Table(
    "dumps",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("dump", LargeBinary),
    Column("opening", LargeBinary),
)
"""One row for each table, apart from it, because lists do not need them: where it stands, and what
was told before the first answer."""

marks = Table(
    "marks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("answers", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Moments of a table to which it can go back."""

recordings = Table(
    "recordings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("viewer", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""What each viewer saw and heard, in parts of so many steps."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", Text, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("token", Text, nullable=False),
    # Whether somebody has come by the link.
    Column("spent", Boolean, nullable=False, server_default=false()),
    # Whether the person asked for the bot that stands in.
    Column("wished", Boolean, nullable=False, server_default=false()),
    # The hash of what brings one more device to the seat, and until when it does.
    Column("code", Text, nullable=False, server_default=""),
    Column("code_until", Double, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
    # When the device came, and what it is; 0 and nothing for those of long ago.
    Column("since", Double, nullable=False, server_default="0"),
    Column("device", Text, nullable=False, server_default=""),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    sqlite_with_rowid=False,
)
Index("holders_people", holders.c.person)
"""The persons (devices) who hold a seat."""

visits = Table(
    "visits",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
Index("visits_tables", visits.c.table_id)
"""Everyone who was ever at a table, whether to play or to watch: the lists of a person."""

answers = Table(
    "answers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("ask", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("heard", Integer, nullable=False),
    Column("known", Integer),
    Column("told", LargeBinary),
    sqlite_with_rowid=False,
)
"""The answers, each with what was told by it. Of long ago that is not known."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("to", Text, nullable=False, server_default=""),
    # The seats that hear it, each between commas, so that one can be looked for; empty for all.
    Column("only", Text, nullable=False, server_default=""),
    Column("person", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
Index("chat_people", chat.c.person)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("person", Text, nullable=False, server_default=""),
)
Index("reports_tables", reports.c.table_id, reports.c.at)

notes = Table(
    "notes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    Column("at", Double, nullable=False),
)
"""What is worth knowing of the database as a whole: when it was last backed up."""
