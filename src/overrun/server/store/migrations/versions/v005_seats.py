"""Links that are spent, devices that are known, and whose wish a stand-in is."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, Text, false

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("seats", Column("spent", Boolean, nullable=False, server_default=false()))
    op.add_column("seats", Column("wished", Boolean, nullable=False, server_default=false()))
    op.add_column("seats", Column("code", Text, nullable=False, server_default=""))
    op.add_column("seats", Column("code_until", Double, nullable=False, server_default="0"))
    op.add_column("holders", Column("since", Double, nullable=False, server_default="0"))
    op.add_column("holders", Column("device", Text, nullable=False, server_default=""))
    op.execute(
        "UPDATE seats SET spent = TRUE WHERE EXISTS (SELECT 1 FROM holders"
        " WHERE holders.table_id = seats.table_id AND holders.seat = seats.seat)"
    )
