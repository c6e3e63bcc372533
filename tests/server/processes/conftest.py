"""Real servers, each a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from overrun.lab.load.serving import Served

Serve = Callable[..., Served]


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which only the first of many servers compiles its modules."""
    folder = tmp_path_factory.mktemp("bytecode")
    return {"PYTHONPYCACHEPREFIX": str(folder), "PYTHONDONTWRITEBYTECODE": ""}


@pytest.fixture
def serve(compiled: dict[str, str]) -> Iterator[Serve]:
    """Starts servers on a database; those that still run at the end of the test are killed."""
    with ExitStack() as stack:

        def start(database: str, *options: str, **more: Any) -> Served:
            server = Served(database, *options, environment=compiled, **more)
            stack.callback(_end, server)
            return server

        yield start


def _end(server: Served) -> None:
    if server.process.poll() is None:
        server.kill()
