"""Whether a server runs already on some data, and where."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPException
from pathlib import Path

import msgspec
from sqlalchemy import select

from overrun.server.rest import Health
from overrun.server.store import LEASE, StoreError
from overrun.server.store.database import Database, now
from overrun.server.store.schema import processes

PATIENCE = 2.0
"""Seconds in which a server that lives says something."""


def running_on(file: Path) -> str:
    """Where a server listens that keeps its tables in this file; empty if there is none.

    It only looks: nothing is made, and the schema stays as the one that runs has it.
    """
    if not file.is_file():
        return ""
    return next(filter(answers, _entered(file)), "")


def answers(address: str) -> bool:
    """Whether an Overrun server, well or not, answers at ``host:port``."""
    try:
        connection = HTTPConnection(address, timeout=PATIENCE)
        try:
            connection.request("GET", "/api/health")
            msgspec.json.decode(connection.getresponse().read(), type=Health)
        finally:
            connection.close()
    except (OSError, HTTPException, msgspec.MsgspecError, ValueError):
        return False
    return True


def _entered(file: Path) -> list[str]:
    """The addresses of those that have beaten lately, the last first."""
    try:
        database = Database(file, lease=LEASE)
        try:
            with database.reading() as connection:
                columns = processes.c
                found = (
                    select(columns.address)
                    .where(columns.beaten > now() - LEASE)
                    .order_by(columns.beaten.desc())
                )
                return list(connection.execute(found).scalars())
        finally:
            database.close()
    except StoreError:
        return []  # no database of ours, or not yet: opening it will say so
