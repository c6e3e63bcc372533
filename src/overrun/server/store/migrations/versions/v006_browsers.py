"""Several browsers that are one person, and what makes them so."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Text

revision = "006"
down_revision = "005"


def upgrade() -> None:
    op.add_column("people", Column("code", Text, nullable=False, server_default=""))
    op.add_column("people", Column("code_until", Double, nullable=False, server_default="0"))
    op.create_table(
        "sessions",
        Column("id", Text, primary_key=True),
        Column("person", Text, nullable=False),
        Column("since", Double, nullable=False),
        Column("device", Text, nullable=False),
    )
    op.create_index("sessions_people", "sessions", ["person"])
