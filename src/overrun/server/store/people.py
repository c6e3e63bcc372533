"""People: whose a session is, and how one browser makes another the same person."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from overrun.server.store import schema
from overrun.server.store.database import Database
from overrun.server.store.rows import Holder

_people, _sessions = schema.people.c, schema.sessions.c


def whose(connection: Connection, session: str) -> tuple[str, float]:
    """The person of a session, and when it was last here; nobody, if nobody knows it."""
    called = select(_sessions.person).where(_sessions.id == session)
    person = connection.execute(called).scalar_one_or_none()
    found = select(_people.seen).where(_people.id == (session if person is None else person))
    seen = connection.execute(found).scalar_one_or_none()
    return ("", 0.0) if seen is None else (session if person is None else person, seen)


def set_code(connection: Connection, person: str, code: str, until: float) -> None:
    """From now on, and until then, this code makes one more browser this person; no other does."""
    values = {"code": code, "code_until": until}
    connection.execute(update(schema.people).where(_people.id == person).values(**values))


def redeem(connection: Connection, database: Database, code: str, browser: Holder) -> str | None:
    """Make a browser the person of a code; a code is good for one. ``browser.person`` is who it
    would be by itself."""
    person: str | None = connection.execute(
        update(schema.people)
        .where(_people.code == code, _people.code_until > browser.since)
        .values(code="", code_until=0.0)
        .returning(_people.id)
    ).scalar_one_or_none()
    if person is None:
        return None
    if person == browser.person:  # it is that person already, by itself
        connection.execute(delete(schema.sessions).where(_sessions.id == browser.person))
        return person
    values = {"person": person, "since": browser.since, "device": browser.device}
    database.insert_or_change(connection, schema.sessions, {"id": browser.person}, values)
    return person


def browsers(connection: Connection, person: str) -> list[Holder]:
    """The browsers that are a person: the one of their own secret first, unless it was sent away,
    then those that were called."""
    called = connection.execute(
        select(_sessions.id, _sessions.since, _sessions.device)
        .where(_sessions.person == person)
        .order_by(_sessions.since, _sessions.id)
    )
    found = [Holder(person=row.id, since=row.since, device=row.device) for row in called]
    gone = connection.execute(select(_sessions.id).where(_sessions.id == person)).first()
    return found if gone else [Holder(person=person, since=0.0), *found]


def send_away(connection: Connection, database: Database, person: str, browser: str) -> None:
    """A browser is this person no more. One that was called is by itself again; that of the
    person's own secret is nobody."""
    if browser == person:
        values = {"person": "", "since": 0.0, "device": ""}
        database.insert_or_change(connection, schema.sessions, {"id": browser}, values)
    else:
        mine = _sessions.id == browser, _sessions.person == person
        connection.execute(delete(schema.sessions).where(*mine))


def forget(connection: Connection, person: str) -> None:
    """Nobody is a person any more who is forgotten."""
    connection.execute(delete(schema.sessions).where(_sessions.person == person))
    connection.execute(delete(schema.sessions).where(_sessions.id == person))
