"""The clocks of the rules, and what is said to some only."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.add_column("tables", Column("timers", Text, nullable=False, server_default="[]"))
    op.add_column("chat", Column("to", Text, nullable=False, server_default=""))
    op.add_column("chat", Column("only", Text, nullable=False, server_default=""))
