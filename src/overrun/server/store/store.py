"""The store: everything that outlives a process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from time import time
from typing import Any

import msgspec
from sqlalchemy import Row, func, insert, select, update

from overrun.core.dump import Mark
from overrun.core.event import Viewer
from overrun.server.protocol import TableOptions
from overrun.server.store import (
    commits,
    owners,
    people,
    recordings,
    retention,
    schema,
    seats,
    tables,
)
from overrun.server.store.database import Database, now
from overrun.server.store.rows import (
    AnswerRow,
    ChatRow,
    Claim,
    Commit,
    Holder,
    NoTable,
    SeatRow,
    StoreError,
    TableRow,
    TableSummary,
)
from overrun.server.store.version import is_current

LEASE = 6.0
"""Seconds after its last beat for which a process keeps its tables."""


class Store:
    """Tables with their answers, seats, people and chat, in SQLite or PostgreSQL.

    Every method is one transaction: done when it returns, or not done at all. Any thread may call
    any of them. What goes wrong is a :class:`StoreError`; after one from a write to a server that
    was lost meanwhile, only reading again tells whether it was done.

    >>> import tempfile, pathlib
    >>> folder = tempfile.TemporaryDirectory()
    >>> store = Store.open(pathlib.Path(folder.name, "tables.db"))
    >>> store.name_person("ada", "Ada")
    >>> store.name_of("ada")
    'Ada'
    >>> store.close(); folder.cleanup()
    """

    def __init__(self, database: Database, *, lease: float = LEASE) -> None:
        self._database = database
        self._addresses: dict[str, str] = {}
        self.care = retention.Care(database, lease=lease)
        """Letting go of what is old, and of people."""
        self.lease = lease

    @classmethod
    def open(cls, url: str | Path, *, lease: float = LEASE) -> Store:
        """Open a database, by its URL or the path of a file, and bring its schema up to date."""
        database = Database(url, lease=lease)
        try:
            if not is_current(database):
                # Alembic takes a while to load, and is hardly ever needed.
                from overrun.server.store.migrate import migrate

                migrate(database)
        except BaseException:
            database.close()
            raise
        return cls(database, lease=lease)

    def close(self) -> None:
        self._database.close()

    @property
    def database(self) -> Database:
        """What it is kept in."""
        return self._database

    @property
    def folder(self) -> Path | None:
        """Where the database's file lies; nothing if it is a server's matter."""
        return Path(self._database.where).absolute().parent if self.dialect == "sqlite" else None

    @property
    def dialect(self) -> str:
        """``sqlite`` or ``postgresql``."""
        return self._database.dialect

    def ping(self) -> float:
        """The database's own time, in seconds since 1970: it answers."""
        with self._database.reading() as connection:
            return connection.execute(select(now())).scalar_one()

    # -- people ---------------------------------------------------------------------------------

    def name_of(self, person: str) -> str | None:
        with self._database.reading() as connection:
            known = schema.people.c
            query = select(known.name).where(known.id == person)
            return connection.execute(query).scalar_one_or_none()

    def knows(self, person: str) -> bool:
        """Whether a session was ever given to this person, who is here now."""
        return bool(self.whose(person))

    def whose(self, session: str) -> str:
        """The person who is here now with this session; nobody if none was given."""
        with self._database.reading() as connection:
            person, seen = people.whose(connection, session)
        if person and seen < time() - retention.DAY:
            with self._database.writing() as connection:
                retention.see(connection, person)
        return person

    def set_personal_code(self, person: str, code: str, until: float) -> None:
        """Make a code that makes one more browser this person; it replaces the last."""
        with self._database.writing() as connection:
            people.set_code(connection, person, code, until)

    def redeem_personal(self, code: str, browser: Holder) -> str | None:
        """Make a browser the person of a code; ``None`` if it is used, too old, or none."""
        with self._database.writing() as connection:
            return people.redeem(connection, self._database, code, browser)

    def browsers(self, person: str) -> list[Holder]:
        """The browsers that are a person."""
        with self._database.reading() as connection:
            return people.browsers(connection, person)

    def send_away(self, person: str, browser: str) -> None:
        """A browser is this person no more."""
        with self._database.writing() as connection:
            people.send_away(connection, self._database, person, browser)

    def name_person(self, person: str, name: str) -> None:
        with self._database.writing() as connection:
            values = {"name": storable(name), "seen": time()}
            self._database.insert_or_change(connection, schema.people, {"id": person}, values)

    # -- tables ---------------------------------------------------------------------------------

    def create(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        answers: Sequence[AnswerRow] = (),
        marks: Sequence[Mark] = (),
        device: str = "",
    ) -> None:
        """Keep a new table, with the answers that it starts with (a replay played on), made on
        this device."""
        with self._database.writing() as connection:
            tables.make(connection, row, seats, answers, marks, device)

    def table(self, id: str) -> TableRow | None:
        with self._database.reading() as connection:
            return tables.table(connection, id)

    def seats(self, id: str) -> list[SeatRow]:
        with self._database.reading() as connection:
            return tables.seats(connection, [id])[id]

    def answers(self, id: str, after: int = 0) -> list[AnswerRow]:
        with self._database.reading() as connection:
            return tables.answers(connection, id, after)

    def marks(self, id: str) -> list[Mark]:
        """The moments to which a table can go back."""
        with self._database.reading() as connection:
            return recordings.marks_of(connection, id)

    # -- seats ----------------------------------------------------------------------------------

    def take_seat(self, id: str, token: str, holder: Holder, name: str) -> int | None:
        """Let somebody take the seat of a link, which is spent with it; ``None`` if it was, or is
        none."""
        with self._database.writing() as connection:
            return seats.take(connection, self._database, id, token, holder, storable(name))

    def set_code(self, id: str, seat: int, code: str, until: float) -> None:
        """Make a code by which one more device may come to a seat; it replaces the last."""
        with self._database.writing() as connection:
            seats.set_code(connection, id, seat, code, until)

    def redeem(self, id: str, code: str, holder: Holder) -> int | None:
        """Let a device hold the seat of a code; ``None`` if it is used, too old, or none."""
        with self._database.writing() as connection:
            return seats.redeem(connection, self._database, id, code, holder)

    def holders(self, id: str, seat: int) -> list[Holder]:
        """Those who hold a seat, the first first."""
        with self._database.reading() as connection:
            return seats.holders(connection, id, seat)

    def drop_holder(self, id: str, seat: int, person: str) -> None:
        """Take a seat from one of its holders."""
        with self._database.writing() as connection:
            seats.drop(connection, id, seat, person)

    def give_up_seat(self, id: str, fence: int, seat: int, bot: str) -> bool:
        """Leave a seat to a bot for good; ``False`` if the fence is old."""
        with self._database.writing() as connection:
            if not owners.holds(connection, id, fence):
                return False
            seats.give_up(connection, id, seat, bot)
            return True

    def set_seat(
        self, id: str, fence: int, seat: int, *, bot: str, stand_in: str, wished: bool = False
    ) -> bool:
        """Say which bot has a seat or stands in, and whether its person wished it; ``False`` if
        the fence is old."""
        columns = schema.seats.c
        with self._database.writing() as connection:
            if not owners.holds(connection, id, fence):
                return False
            connection.execute(
                update(schema.seats)
                .where(columns.table_id == id, columns.seat == seat)
                .values(bot=bot, stand_in=stand_in, wished=wished)
            )
            return True

    def set_options(self, id: str, fence: int, options: TableOptions) -> bool:
        """Change what is agreed about a table; ``False`` if the fence is old."""
        with self._database.writing() as connection:
            if not owners.holds(connection, id, fence):
                return False
            connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == id)
                .values(options=tables.to_json(options), public=options.public)
            )
            return True

    def visit(self, id: str, person: str) -> None:
        """Remember that a person was at a table to watch."""
        with self._database.writing() as connection:
            self._database.insert_once(
                connection, schema.visits, {"table_id": id, "person": person}
            )

    def visited(self, id: str, person: str) -> bool:
        """Whether a person made, joined or watched a table."""
        columns = schema.visits.c
        query = select(columns.person).where(columns.table_id == id, columns.person == person)
        with self._database.reading() as connection:
            return connection.execute(query).first() is not None

    # -- lists ----------------------------------------------------------------------------------

    def mine(self, person: str, limit: int) -> list[TableSummary]:
        """The running tables that a person made, plays at or watched, newest first."""
        with self._database.reading() as connection:
            running = ~schema.tables.c.ended
            return tables.listing(connection, running, person=person, limit=limit)

    def finished(self, person: str, limit: int) -> list[TableSummary]:
        """The tables of a person whose game is over, newest first."""
        with self._database.reading() as connection:
            ended = schema.tables.c.ended
            return tables.listing(connection, ended.is_(True), person=person, limit=limit)

    def public(self, limit: int) -> list[TableSummary]:
        """The running tables that everyone may watch, newest first."""
        columns = schema.tables.c
        with self._database.reading() as connection:
            return tables.listing(connection, columns.public, ~columns.ended, limit=limit)

    def table_ids(self) -> list[str]:
        """The ids of all tables that are kept."""
        with self._database.reading() as connection:
            ids = schema.tables.c.id
            return list(connection.execute(select(ids).order_by(ids)).scalars())

    def count_tables(self) -> dict[str, int]:
        """How many tables are kept, running and ended."""
        ended = schema.tables.c.ended
        with self._database.reading() as connection:
            rows = connection.execute(select(ended, func.count()).group_by(ended))
            found: dict[bool, int] = {bool(row[0]): row[1] for row in rows}
        return {"running": found.get(False, 0), "ended": found.get(True, 0)}

    # -- chat and reports -----------------------------------------------------------------------

    def chat(self, id: str, viewer: Viewer = None, limit: int = 200) -> list[ChatRow]:
        """The last lines of a table's chat that this viewer hears, in order, numbered for it."""
        columns = schema.chat.c
        heard = columns.only == ""
        if viewer is not None:
            heard |= columns.only.contains(f",{viewer},", autoescape=True)
        number = func.row_number().over(order_by=columns.number).label("number")
        rest = (columns[field] for field in ChatRow.__struct_fields__ if field != "number")
        newest = (
            select(number, *rest)
            .where(columns.table_id == id, heard)
            .order_by(columns.number.desc())
            .limit(limit)
        )
        with self._database.reading() as connection:
            lines = [_line(row) for row in connection.execute(newest)]
        return lines[::-1]

    def say(
        self,
        id: str,
        seat: int | None,
        name: str,
        text: str,
        at: float,
        *,
        to: str = "",
        only: Sequence[int] = (),
        person: str = "",
    ) -> ChatRow:
        """Add a line to a table's chat, for all or only some seats. It gets the next number."""
        spoken = schema.tables.c.spoken
        counted = (
            update(schema.tables)
            .where(schema.tables.c.id == id)
            .values(spoken=spoken + 1)
            .returning(spoken)
        )
        with self._database.writing() as connection:
            number = connection.execute(counted).scalar_one_or_none()
            if number is None:
                raise NoTable(f"no table {id!r}")
            line = ChatRow(
                number=number,
                seat=seat,
                name=storable(name),
                text=storable(text),
                at=at,
                to=to,
                only=list(only),
            )
            values = msgspec.structs.asdict(line)
            values["only"] = "".join(f",{each}," for each in line.only)
            values["person"] = person
            connection.execute(insert(schema.chat), {"table_id": id, **values})
        return line

    def report(self, report_id: str, table: str, at: float, body: bytes, person: str = "") -> None:
        """Keep what somebody reported about a table."""
        with self._database.writing() as connection:
            values = {"id": report_id, "table_id": table, "at": at, "body": body, "person": person}
            connection.execute(insert(schema.reports), values)

    def reported(self, table: str, since: float) -> int:
        """How many reports of a table were kept since then."""
        reports = schema.reports.c
        count = select(func.count()).where(reports.table_id == table, reports.at >= since)
        with self._database.reading() as connection:
            return connection.execute(count).scalar_one()

    # -- what rooms write -----------------------------------------------------------------------

    def commit(self, batch: Sequence[Commit]) -> list[bool]:
        """Write a batch in one transaction; commits of one table in the order given.

        ``False`` stands for a commit that was left out because its fence or its expected number
        of answers is not the table's.
        """
        with self._database.writing() as connection:
            return commits.write(connection, batch)

    # -- recordings -----------------------------------------------------------------------------

    def of_long_ago(self, limit: int) -> list[str]:
        """Tables of which only the answers are kept, and perhaps a dump."""
        with self._database.reading() as connection:
            return recordings.of_long_ago(connection, limit)

    def to_record(self, limit: int) -> list[str]:
        """Tables of which a part can be recorded now."""
        with self._database.reading() as connection:
            return recordings.to_record(connection, limit)

    def record(
        self, id: str, revision: int, first: int, parts: Mapping[str, bytes], last: int
    ) -> bool:
        """Keep the steps from ``first`` to ``last`` as each viewer saw them; ``False`` if another
        did, or if something was taken back meanwhile."""
        with self._database.writing() as connection:
            return recordings.record(connection, id, revision, first, parts, last)

    def part(self, id: str, first: int, viewer: str) -> bytes | None:
        """What a viewer saw in the part that begins with this step."""
        with self._database.reading() as connection:
            return recordings.part(connection, id, first, viewer)

    def keep_part(self, id: str, first: int, name: str, body: bytes) -> None:
        """Keep something else with a recording, which goes when the game is taken back beyond this
        step. What is kept already stays."""
        row = {"table_id": id, "first": first, "viewer": name, "body": body}
        with self._database.writing() as connection:
            self._database.insert_once(connection, schema.recordings, row)

    # -- ownership: see owners.py ---------------------------------------------------------------

    def register(self, process: str, address: str) -> None:
        """Enter a process, which others reach at this address. From now on it must beat."""
        self._addresses[process] = address
        with self._database.writing() as connection:
            owners.register(connection, self._database, process, address)

    def beat(self, process: str) -> bool:
        """Say that a registered process lives; ``False`` if it was silent for a whole lease, so
        that others may have taken its tables."""
        with self._database.writing() as connection:
            silent = owners.beat(connection, process)
            if silent is not None:
                return silent < self.lease
            if process not in self._addresses:
                raise StoreError(f"process {process!r} is not registered")
            # It slept so long that another has deleted it.
            owners.register(connection, self._database, process, self._addresses[process])
            return False

    def unregister(self, process: str) -> None:
        """Forget a process, and release all its tables."""
        self._addresses.pop(process, None)
        with self._database.writing() as connection:
            owners.unregister(connection, process)

    def processes(self) -> list[str]:
        """The processes that are entered, alive or not."""
        with self._database.reading() as connection:
            return list(connection.execute(select(schema.processes.c.id)).scalars())

    def bury(self, process: str) -> None:
        """Forget a process that is known to be dead, and release all its tables.

        Unlike :meth:`unregister` it counts as gone since its last beat: clocks stood still since.
        """
        with self._database.writing() as connection:
            owners.bury(connection, process)

    def claim(self, id: str, process: str) -> Claim:
        """Take a table that is nobody's, one's own, or of a process that is gone."""
        with self._database.writing() as connection:
            return owners.claim(connection, id, process, self.lease)

    def release(self, id: str, process: str, fence: int) -> bool:
        """Give a table up; ``False`` if it was another's already."""
        with self._database.writing() as connection:
            return owners.release(connection, id, process, fence)

    def owned(self, process: str) -> dict[str, int]:
        """The tables that a process owns, and the fence of each."""
        columns = schema.tables.c
        query = select(columns.id, columns.fence).where(columns.owner == process)
        with self._database.reading() as connection:
            return {row.id: row.fence for row in connection.execute(query)}

    def to_wake(self, limit: int) -> list[str]:
        """Running tables with ``awake`` that no living process owns."""
        with self._database.reading() as connection:
            return owners.to_wake(connection, limit, self.lease)


def _line(row: Row[Any]) -> ChatRow:
    values = dict(row._mapping)
    values["only"] = [int(seat) for seat in values["only"].split(",") if seat]
    return ChatRow(**values)


def storable(text: str) -> str:
    """The text without the one character that PostgreSQL cannot keep.

    >>> storable("Ada\\0")
    'Ada'
    """
    return text.replace("\0", "")
