"""Fixture cards: what worked examples need, whatever the decks hold."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator

import msgspec
import pytest

from overrun.games.long_night import resolving
from overrun.games.long_night.library import FILES, library
from overrun.games.long_night.vocabulary import decode_hook

from . import scene as scenes

AddCards = Callable[[str, str], None]
Person = Callable[..., None]


@pytest.fixture
def add_cards() -> Iterator[AddCards]:
    """Add cards to a shelf of the library for one test: ``add_cards("items", toml)``."""
    added: list[tuple[str, str]] = []
    assert scenes.GAME.settings  # worked out once, before there are cards of a test
    assert scenes.GAME.ledger
    shelf_before = {name: dict(getattr(library(), name)) for name in FILES}

    def add(shelf: str, toml: str) -> None:
        for name, fields in tomllib.loads(toml).items():
            card = msgspec.convert(
                {"id": name, "set": "fixture", **fields}, FILES[shelf], dec_hook=decode_hook
            )
            getattr(library(), shelf)[name] = card
            added.append((shelf, name))
        _forget()

    yield add
    for shelf, before in shelf_before.items():
        kept = getattr(library(), shelf)
        kept.clear()
        kept.update(before)
    _forget()


@pytest.fixture
def person(add_cards: AddCards) -> Person:
    """Add a survivor with the values that a test needs: ``person("A", attack=2)``."""

    def add(
        name: str, influence: int = 50, attack: int = 3, search: int = 3, ability: str = "{}"
    ) -> None:
        values = f"influence = {influence}, attack = {attack}, search = {search}"
        add_cards("survivors", f"{name} = {{ {values}, ability = {ability} }}")

    return add


@pytest.fixture
def plain_people(person: Person) -> None:
    """Survivors A to H without abilities: influence 10, 20, ..., attack 3+, search 3+."""
    for number, name in enumerate("ABCDEFGH", 1):
        person(name, influence=10 * number)


def _forget() -> None:
    library().forget()
    resolving.forget()


@pytest.fixture(autouse=True)
def nothing_left_over(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every scene of a test must have drawn all that was scripted."""
    made: list[scenes.Scene] = []
    begin = scenes.Scene.__init__

    def remember(self: scenes.Scene, *args: object, **kwargs: object) -> None:
        begin(self, *args, **kwargs)  # type: ignore[arg-type]
        made.append(self)

    monkeypatch.setattr(scenes.Scene, "__init__", remember)
    yield
    for scene in made:
        scene.done()
