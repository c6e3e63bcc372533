"""Whole games in which nobody is shown or told what they may not know (OP-47)."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from overrun.core import conform
from overrun.core.table import Table
from overrun.games.long_night.cards import library
from overrun.games.long_night.state import LongNightState

from .conftest import AddCards
from .opening import words
from .scene import GAME, encoded

PLANTED = re.compile(rb"[a-z0-9-]+~[a-z0-9]+")


@pytest.fixture
def planted(add_cards: AddCards, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hidden card gets a word of its own, even where the box has several of it."""
    add_cards("items", "")
    shelves = library()
    for name in ("crises", "crossroads", "secrets", "exiles", "survivors"):
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


OPEN = ("played", "revealed", "arrives")
"""Events in which something hidden is laid open, and may be gone again before anybody is asked."""
FOR_ONE = ("crossroads-drawn", "drew", "peeked", "spied")
"""Events in which one player sees something, which may be gone again as well."""


class Witnesses:
    """Who may know which planted word, worked out from the state and not from the events."""

    def __init__(self, seats: int) -> None:
        self.known: dict[int | None, set[str]] = {None: set(), **{n: set() for n in range(seats)}}

    def look(self, table: Table[LongNightState], told: int) -> None:
        """Everyone looks at the table, and remembers."""
        s = table.state
        public = {s.crisis, s.revealed, *s.past_crises, *s.past_crossroads, *s.graveyard, *s.gone}
        public |= {*s.waste, *s.pile, *s.removed, *s.survivors, *s.loot}
        public |= {item.id for v in s.survivors.values() for item in v.items}
        for event in table.events[told:]:
            if event.name in OPEN:
                public |= words(event.facts)
            if event.name in FOR_ONE:
                (seat,) = event.private
                assert seat == event.facts["seat"]
                self.known[seat] |= words(event.private[seat])
        for seat, player in enumerate(s.players):
            own = {*player.hand, player.secret, player.exile_card}
            own |= {each.item for each in s.added if each.seat == seat}
            if s.offers:
                own |= set(s.offers[seat])
            own |= {each.crossroads for each in s.players if each.holder == seat}
            search = s.players[seat].search
            own |= set(search.drawn if search else [])
            if s.look is not None and s.look.seat == seat:
                own |= set(s.look.cards)
            self.known[seat] |= own
        for viewer in self.known:
            self.known[viewer] |= public


SETTINGS = [
    (3, {"mode": "standard", "adult": "on"}),
    (5, {"mode": "betrayer", "boxes": "two", "adult": "on"}),
    (4, {"mode": "standard", "boxes": "two", "elimination": "on", "objective": "random"}),
    (2, {"boxes": "two"}),
    (4, {"improvements": "on", "bandits": "on", "raxxon": "on"}),
]


@pytest.mark.rule("OP-47", "LN-SETUP-12", "LN-ACT-CRISIS-02")
@pytest.mark.parametrize(("players", "settings"), SETTINGS)
@pytest.mark.parametrize("seed", range(2))
def test_no_planted_word_reaches_who_may_not_know_it(
    seed: int, players: int, settings: dict[str, str], planted: None
) -> None:
    table = Table.new(GAME, seats=players, settings=settings, seed=f"planted/{seed}")
    draw = random.Random(f"{seed}/{players}")
    choose = conform.any_verb(draw)
    witnesses = Witnesses(players)
    told = 0
    heard: dict[int | None, int] = dict.fromkeys((None, *range(players)), 0)
    seen = set()
    while not table.ended and len(table.answers) < 200:
        witnesses.look(table, told)
        told = len(table.events)
        for viewer, known in witnesses.known.items():
            news = table.heard(viewer, after=heard[viewer])
            heard[viewer] += len(news)
            asks = [] if viewer is None else table.asked(viewer)
            shown = [table.view(viewer), news, asks, [list(table.refused(ask)) for ask in asks]]
            said = {word.decode() for word in PLANTED.findall(encoded(shown))}
            assert said <= known, f"{viewer} has learned of {said - known}"
            seen |= said
        s = table.state
        s.morale, s.rounds, s.food, s.starvation, s.waste = 10, 6, 15, 0, []  # the show goes on
        ask = draw.choice(table.asks)
        cast_out = ask.facts.get("about") == "exile" and any(each.exiled for each in s.players)
        option = ("no",) if cast_out else choose(table, ask)  # two exiles would end the game
        table.answer(ask.seat, ask.number, option)
    assert len(seen) > 40  # it was worth looking


@pytest.mark.rule("OP-47")
@pytest.mark.parametrize("seed", range(4))
def test_ask_and_event_numbers_tell_nothing(seed: int) -> None:
    """Each viewer's events are numbered without gaps, and all asks are counted, taken or not."""
    table = Table.new(GAME, seats=4, settings={"boxes": "two"}, seed=f"numbers/{seed}")
    draw = random.Random(seed)
    numbers = [ask.number for ask in table.asks]
    while not table.ended and len(table.answers) < 150:
        for viewer in (None, *range(4)):
            heard = [event.number for event in table.heard(viewer)]
            assert heard == list(range(1, len(heard) + 1))
        conform.check_secrets(table, draw.choice([None, 0, 1, 2, 3]), draw, AssertionError)
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))
        numbers += [each.number for each in table.asks if each.number not in numbers]
    assert numbers == sorted(numbers)
