"""Databases for the tests of the server: each test gets an empty one, of either kind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

from overrun.server.store import Store
from overrun.server.store.database import database_url as full_url
from tests.postgres import PostgresMissing, throw_away_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL database for this worker's tests.

    It is the one that ``OVERRUN_TEST_POSTGRES`` names, or a throw-away one. Without PostgreSQL
    the tests are skipped, except in CI.
    """
    given = os.environ.get("OVERRUN_TEST_POSTGRES")
    if given:
        yield given
        return
    try:
        with throw_away_postgres() as url:
            yield url
    except PostgresMissing as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database: a schema of its own is as good, and quicker to make."""
    schema = f"test_{uuid4().hex}"
    server = create_engine(full_url(postgres))
    with server.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    # The name lets a test find its own sessions among those of the server.
    own = {"options": f"-c search_path={schema}", "application_name": schema}
    url = full_url(postgres).update_query_dict(own)
    yield url.render_as_string(hide_password=False)
    with server.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    server.dispose()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The path of a file that is not there yet."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind in turn."""
    kind = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(kind)
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """A store on an empty database."""
    opened = Store.open(database_url)
    yield opened
    opened.close()
