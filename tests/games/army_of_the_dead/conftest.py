"""The box is as it was after each test, whatever a scene has added to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from overrun.games.army_of_the_dead.board.tiles import tiles
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.sheets import missions

from . import scene as scenes


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Cards, tiles and missions of a scene are gone with it, and it has drawn all that was
    scripted."""
    assert scenes.GAME.settings  # worked out once, before there are missions of a test
    assert scenes.GAME.ledger
    cards = library()
    shelves = (cards.survivors, cards.equipment, cards.zombie_cards, cards.orders, cards.vault,
               cards.personal, missions(), tiles())  # fmt: skip
    before = [dict(shelf) for shelf in shelves]
    made: list[scenes.Heist] = []
    begin = scenes.Heist.__init__

    def remember(self: scenes.Heist, *args: object, **kwargs: object) -> None:
        begin(self, *args, **kwargs)  # type: ignore[arg-type]
        made.append(self)

    monkeypatch.setattr(scenes.Heist, "__init__", remember)
    yield
    for shelf, kept in zip(shelves, before, strict=True):
        shelf.clear()  # type: ignore[attr-defined]
        shelf.update(kept)  # type: ignore[attr-defined]
    for heist in made:
        heist.done()
