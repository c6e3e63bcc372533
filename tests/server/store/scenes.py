"""What the tests of the store put on the table."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from sqlalchemy import text

from overrun.core.log import Header
from overrun.server.protocol import TableOptions
from overrun.server.store import AnswerRow, Commit, SeatRow, Store, TableRow
from overrun.server.store.database import Database

NOON = 1_800_000_000.0


def a_table(id: str = "cellar", **changes: Any) -> TableRow:
    """A new table of Zombie Terror that Ada made."""
    fields: dict[str, Any] = {
        "id": id,
        "header": Header(
            game="zombie-terror",
            seats=2,
            settings={"layout": "compact"},
            seed="s-1",
            script=[[6]],
            version="0.1.0",
        ),
        "options": TableOptions(),
        "host": "ada",
        "watch": f"watch-{id}",
        "created": NOON,
        "touched": NOON,
    }
    return TableRow(**(fields | changes))


def two_seats() -> list[SeatRow]:
    """Ada on two devices against an open seat."""
    return [
        SeatRow(seat=0, name="Ada", token="link-0", spent=True, people=["ada", "ada-phone"]),
        SeatRow(seat=1, token="link-1"),
    ]


def answer(number: int, **changes: Any) -> AnswerRow:
    fields: dict[str, Any] = {
        "number": number,
        "seat": number % 2,
        "ask": number + 3,
        "option": f"move:nurse:B{number}",
        "at": NOON + number,
        "heard": 2 * number,
    }
    return AnswerRow(**(fields | changes))


def commit(
    fence: int, expected: int, *numbers: int, table: str = "cellar", **changes: Any
) -> Commit:
    """A commit of the answers with these numbers."""
    return Commit(
        table=table,
        fence=fence,
        expected=expected,
        answers=[answer(number) for number in numbers],
        **({"touched": NOON + expected} | changes),
    )


def sit_down(store: Store, *ids: str, process: str = "p1") -> int:
    """Make tables and own them; the fence of a first owner is the same for each."""
    store.register(process, f"http://{process}")
    fences = set()
    for id in ids or ("cellar",):
        store.create(a_table(id), two_seats())
        fences.add(store.claim(id, process).fence)
    assert len(fences) == 1
    return fences.pop()


def numbers(store: Store, table: str = "cellar") -> list[int]:
    return [row.number for row in store.answers(table)]


def change(url: str, statement: str, **values: Any) -> None:
    """Reach into the database behind the store's back."""
    database = Database(url, lease=6)
    with database.writing() as connection:
        connection.execute(text(statement), values)
    database.close()


def fall_silent(url: str, process: str, seconds: float) -> None:
    """Make it so long since a process beat."""
    later = "UPDATE processes SET beaten = beaten - :seconds WHERE id = :process"
    change(url, later, process=process, seconds=seconds)


def must_wait(store: Store, future: Future[Any]) -> bool:
    """Whether what another thread does has to wait for a lock of PostgreSQL, or gets done."""
    waiting = text(
        "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)"
        " WHERE NOT granted AND application_name = current_setting('application_name')"
    )
    while not future.done():
        with store._database.reading() as connection:
            if connection.execute(waiting).scalar_one():
                return True
    return False
