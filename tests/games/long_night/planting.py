"""Planted words: every hidden card of a game gets one of its own, and witnesses say who may know
which. Both colony games are watched in this way."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from overrun.core.table import Table
from overrun.games.long_night.library import library

from .opening import words
from .scene import encoded

PLANTED = re.compile(rb"[a-z0-9-]+~[a-z0-9]+")


def plant(names: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card of these shelves gets a word of its own, and so does every item, even where the
    boxes have several of it."""
    shelves = library()
    for name in names:
        shelf = getattr(shelves, name)
        cards = [msgspec.structs.replace(card, id=f"{card.id}~{name}") for card in shelf.values()]
        shelf.clear()
        shelf.update({card.id: card for card in cards})
    for box, decks in shelves.decks.items():
        unique: dict[str, dict[str, int]] = {}
        for place, deck in decks.items():
            unique[place] = {}
            for item, count in deck.items():
                for number in range(count):
                    name = f"{item}~{box}{place}{number}"
                    shelves.items[name] = msgspec.structs.replace(shelves.items[item], id=name)
                    unique[place][name] = 1
        monkeypatch.setitem(shelves.decks, box, unique)
    shelves.forget()


class Witnesses:
    """Who may know which planted word, worked out from the state and not from the events; and what
    they are shown and told, which must be no more."""

    opened: tuple[str, ...] = ("played", "given", "revealed", "arrives")
    """Events in which something hidden is laid open, and may be gone before anybody is asked."""
    for_one: tuple[str, ...] = ("crossroads-drawn", "drew", "peeked", "spied")
    """Events in which one player sees something, which may be gone again as well."""

    def __init__(self, seats: int) -> None:
        self.known: dict[int | None, set[str]] = {None: set(), **{n: set() for n in range(seats)}}
        self.heard = dict.fromkeys(self.known, 0)
        self.told = 0
        self.seen: set[str] = set()

    def public(self, s: Any) -> set[str]:
        """What lies open for all."""
        public = {s.crisis, s.revealed, *s.past_crises, *s.past_crossroads, *s.graveyard, *s.gone}
        public |= {*s.removed, *s.survivors}
        for colony in s.colonies:
            public |= {*colony.waste, *colony.pile}
        return public | {item.id for v in s.survivors.values() for item in v.items}

    def own(self, s: Any, seat: int) -> set[str]:
        """What a player has, or has in sight."""
        player = s.players[seat]
        own = {*player.hand, player.secret}
        own |= {each.crossroads for each in s.players if each.holder == seat}
        own |= set(s.offers[seat] if s.offers else [])
        own |= set(player.search.drawn if player.search else [])
        return own | set(s.look.cards if s.look is not None and s.look.seat == seat else [])

    def look(self, table: Table[Any]) -> None:
        """Everyone looks at the table and remembers; nobody has learned what they may not know."""
        public = self.public(table.state)
        for event in table.events[self.told :]:
            if event.name in self.opened:
                public |= words(event.facts)
            if event.name in self.for_one:
                (seat,) = event.private
                assert seat == event.facts["seat"]
                self.known[seat] |= words(event.private[seat])
        self.told = len(table.events)
        for viewer, known in self.known.items():
            known |= public
            if viewer is not None:
                known |= self.own(table.state, viewer)
            news = table.heard(viewer, after=self.heard[viewer])
            self.heard[viewer] += len(news)
            asks = [] if viewer is None else table.asked(viewer)
            shown = [table.view(viewer), news, asks, [list(table.refused(ask)) for ask in asks]]
            said = {word.decode() for word in PLANTED.findall(encoded(shown))}
            assert said <= known, f"{viewer} has learned of {said - known}"
            self.seen |= said
