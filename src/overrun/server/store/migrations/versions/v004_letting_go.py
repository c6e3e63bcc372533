"""What is needed to let go of things in time: when somebody was last here, and who said what."""

from __future__ import annotations

from time import time

from alembic import op
from sqlalchemy import Column, Double, Text, text

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.add_column("people", Column("seen", Double, nullable=False, server_default="0"))
    # Nobody knows when they were here; they are given all the time from now on.
    op.execute(text("UPDATE people SET seen = :now").bindparams(now=time()))
    op.add_column("tables", Column("origin", Text, nullable=False, server_default=""))
    op.add_column("chat", Column("person", Text, nullable=False, server_default=""))
    op.add_column("reports", Column("person", Text, nullable=False, server_default=""))
    op.create_table(
        "notes",
        Column("name", Text, primary_key=True),
        Column("value", Text, nullable=False),
        Column("at", Double, nullable=False),
    )
    op.create_index("people_seen", "people", ["seen"])
    op.create_index("tables_touched", "tables", ["ended", "touched"])
    op.create_index("tables_hosts", "tables", ["host", "ended"])
    op.create_index("tables_origins", "tables", ["origin", "created"])
    op.create_index("holders_people", "holders", ["person"])
    op.create_index("visits_tables", "visits", ["table_id"])
    op.create_index("chat_people", "chat", ["person"])
    op.create_index("reports_tables", "reports", ["table_id", "at"])
