"""Servers and people for the tests of rooms."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from overrun.games import GAMES
from tests.core.toy import Toy
from tests.server.playing import TWO_PERSONS, Person, Place, Served, link_to

LANTERNS = Toy()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that change nothing but their own tables."""
    served = Served(str(tmp_path_factory.mktemp("shared") / "tables.db"))
    yield served
    served.close()


@pytest.fixture
def served(shared: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    """The shared server; it also has the small game *Lanterns*."""
    monkeypatch.setitem(GAMES, LANTERNS.name, LANTERNS)
    return shared


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Served]]:
    """Starts servers of one's own, to be limited, broken or restarted. They share a database."""
    monkeypatch.setitem(GAMES, LANTERNS.name, LANTERNS)
    started: list[Served] = []

    def start(**how: Any) -> Served:
        started.append(Served(str(tmp_path / "tables.db"), **how))
        return started[-1]

    yield start
    for each in started:
        each.close()


@pytest.fixture
def ann(served: Served) -> Person:
    return Person(served, "Ann")


@pytest.fixture
def bob(served: Served) -> Person:
    return Person(served, "Bob")


@pytest.fixture
def cat(served: Served) -> Person:
    """Somebody who has nothing to do with the others' tables."""
    return Person(served, "Cat")


@pytest.fixture
def together(ann: Person, bob: Person) -> Callable[..., tuple[Place, Place]]:
    """Ann makes a table and Bob joins it by his link; both are connected."""

    def sit(**options: Any) -> tuple[Place, Place]:
        made = ann.make(TWO_PERSONS, **options)
        bob.join(made["table"], link_to(made, 1))
        return ann.sit(made["table"], 0), bob.sit(made["table"], 1)

    return sit
