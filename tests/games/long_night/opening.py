"""Openings: real tables from the first step of set-up on, with every draw of it scripted.

    table = Opening(players=3, survivors=["gia", "rocco", …])
    table.keep_all()
    assert table.view(None).first == 1

Every deck lies as the library lists it, unless a test says otherwise. What the rules shuffle must
be exactly the cards that the opening expects them to shuffle, since a script that does not fit
fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec

from overrun.core.log import Header
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games.long_night.cards import COLONY, MOON, STARTERS, TOWN, Card
from overrun.games.long_night.conditions.turn import Did
from overrun.games.long_night.library import library

from .scene import GAME, Scene

SHELVES = ("crises", "survivors", "exiles", "crossroads")


def unmarked(shelf: str, box: str = MOON) -> list[str]:
    """The cards of a box that belong to no module and to no story."""
    cards: dict[str, Card] = getattr(library(), shelf)
    return [card.id for card in cards.values() if card.set == box and not is_marked(card)]


def is_marked(card: Card) -> bool:
    return bool(card.module or getattr(card, "story", ""))


class Opening(Scene):
    """A table at its first ask: who keeps whom."""

    def __init__(
        self,
        players: int = 3,
        *,
        aside: Sequence[str] = (),
        dealt: int = 4,
        die: int = 3,
        objective: str = "tribute",
        orders: dict[str, Sequence[str]] | None = None,
        **settings: str,
    ):
        super().__init__(players, objective="tribute", **settings)
        given = GAME.configure({"objective": objective, **settings}, players)
        self.settings = given
        self.cooperative = players == 2 or given["mode"] == "cooperative"
        self.boxes = (MOON, TOWN) if given["boxes"] == "two" else (MOON,)
        self.orders = {name: list(order) for name, order in (orders or {}).items()}
        self.kept = 3 if players == 2 else 2
        self.die = die
        people = self.order("survivors")
        self.dealt = [people[seat * dealt : (seat + 1) * dealt] for seat in range(players)]
        self.left = people[players * dealt :]
        draws: list[Any] = [] if objective != "random" else [self.orders["objectives"][0]]
        if not self.cooperative:
            each = 1 if given["mode"] == "betrayer" else 2
            ordinary, betrayal = self.order("ordinary"), self.order("betrayal")
            mixed = [*ordinary[: each * players], betrayal[0]]
            draws += [ordinary, betrayal, list(aside) or mixed]
        draws += [self.order(shelf) for shelf in SHELVES if not self._is_missing(shelf)]
        draws += [self.items(place) for place in self._in_use("places") if place != COLONY]
        draws.append(self.items(STARTERS))
        header = Header(
            game=GAME.name,
            seats=players,
            settings=given,
            seed="opening",
            script=draws,
            stock=GAME.stock(given, players),
        )
        self._table = Table(GAME, header)
        self.s = self._table.state

    def _is_missing(self, shelf: str) -> bool:
        return shelf == "exiles" and self.cooperative

    # -- what is in the boxes --------------------------------------------------------------

    def order(self, name: str) -> list[str]:
        """The cards of a shelf that belong to this table, in the order of the test, or in that
        of the library; crossroads cards that wait for a deed come first."""
        if name in self.orders:
            return list(self.orders[name])
        if name in ("ordinary", "betrayal"):
            shelf = library().secrets
            wanted = name == "betrayal"
            return [each for each in self._in_use("secrets") if shelf[each].betrayal is wanted]
        found = self._in_use(name)
        if name == "crossroads":
            found.sort(key=lambda each: not _waits(library().crossroads[each].when))
        return found

    def _in_use(self, shelf: str) -> list[str]:
        cards: dict[str, Card] = getattr(library(), shelf)
        adult = self.settings["adult"] == "on"
        return [
            card.id
            for card in cards.values()
            if card.set in self.boxes
            and not is_marked(card)
            and not (self.cooperative and card.noncoop)
            and (adult or not getattr(card, "adult", False))
        ]

    def items(self, deck: str) -> list[str]:
        """The cards of an item deck."""
        if deck in self.orders:
            return list(self.orders[deck])
        counts = [library().decks[box].get(deck, {}).items() for box in self.boxes]
        return [
            item
            for item, count in chain(*counts)
            for _ in range(count)
            if not (self.cooperative and library().items[item].noncoop)
        ]

    # -- choosing --------------------------------------------------------------------------

    def keep(self, seat: int, *names: str) -> Opening:
        """A player keeps these, the first of them as leader."""
        (ask,) = self.table.asked(seat)
        if len(self.table.asks) == 1:
            self._script_the_rest({**self._chosen(), seat: names})
        self.table.answer(seat, ask.number, wire(("keep", *names)))
        self.s = self.table.state
        return self

    def keep_all(self) -> Opening:
        """Everyone keeps the first of those dealt, the very first as leader."""
        for seat in range(len(self.dealt)):
            self.keep(seat, *self.dealt[seat][: self.kept])
        return self

    def _chosen(self) -> dict[int, tuple[str, ...]]:
        options = {answer.seat: answer.option for answer in self.table.answers}
        return {seat: tuple(option.split(":")[1:]) for seat, option in options.items()}

    def _script_the_rest(self, chosen: dict[int, tuple[str, ...]]) -> None:
        """The last shuffle of set-up, and the first dice."""
        taken = set(chain(*chosen.values()))
        back = self.orders.get("returned") or self.left + [
            name for name in chain(*self.dealt) if name not in taken
        ]
        dice = [self.die] * (len(chosen) * (1 + self.kept))
        self.roll(back, *dice)


def _waits(when: Sequence[object]) -> bool:
    """Whether a crossroads card wants something to be done: it is not due as the turn begins."""
    return any(isinstance(each, Did) for each in when)


def words(thing: Any) -> set[str]:
    """Every word that a view, an ask or an event says: values, not the names of its fields."""
    plain = msgspec.to_builtins(thing)
    if isinstance(plain, str):
        return {plain}
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    return {word for each in inner for word in words(each)}
