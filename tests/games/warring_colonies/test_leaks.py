"""Whole wars in which nobody is shown or told what they may not know (WC-OP-49)."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from overrun.core import conform
from overrun.core.table import Table
from overrun.games.long_night.cards import library
from overrun.games.warring_colonies.state import WarState
from tests.games.long_night.conftest import AddCards
from tests.games.long_night.opening import words

from .scene import B1, GAME, Y1, Y2, War, encoded

PLANTED = re.compile(rb"[a-z0-9-]+~[a-z0-9]+")


@pytest.fixture
def planted(add_cards: AddCards, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hidden card gets a word of its own, even where the boxes have several of it."""
    assert GAME.settings  # worked out once, before there are cards of a test
    assert GAME.ledger
    add_cards("items", "")
    shelves = library()
    for name in ("crises", "crossroads", "secrets", "survivors", "missions"):
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


OPEN = ("played", "revealed", "arrives", "stripped")
"""Events in which something hidden is laid open, and may be gone again before anybody is asked."""
FOR_ONE = ("crossroads-drawn", "drew", "peeked", "spied", "mission-drawn")
"""Events in which one player sees something, which may be gone again as well."""


class Witnesses:
    """Who may know which planted word, worked out from the state and not from the events."""

    def __init__(self, seats: int) -> None:
        self.known: dict[int | None, set[str]] = {None: set(), **{n: set() for n in range(seats)}}

    def look(self, table: Table[WarState], told: int) -> None:
        """Everyone looks at the table, and remembers."""
        s = table.state
        public = {s.crisis, s.revealed, *s.past_crises, *s.past_crossroads, *s.graveyard, *s.gone}
        public |= {*s.removed, *s.survivors, *(each.item for each in s.added)}
        public |= {item.id for v in s.survivors.values() for item in v.items}
        for colony in s.colonies:
            public |= {*colony.waste, *colony.pile}
        for event in table.events[told:]:
            if event.name in OPEN:
                public |= words(event.facts)
            if event.name in FOR_ONE:
                (seat,) = event.private
                assert seat == event.facts["seat"]
                self.known[seat] |= words(event.private[seat])
        for seat, player in enumerate(s.players):
            own = {*player.hand, player.secret, *player.missions}
            if s.offers:
                own |= set(s.offers[seat])
            own |= {each.crossroads for each in s.players if each.holder == seat}
            own |= set(player.search.drawn if player.search else [])
            if s.look is not None and s.look.seat == seat:
                own |= set(s.look.cards)
            self.known[seat] |= own
            public |= set(player.completed)
        for viewer in self.known:
            self.known[viewer] |= public


SETTINGS = [
    (4, {"adult": "on"}),
    (5, {"adult": "on", "travel-cards": "on"}),
    (7, {"turns": "alternating", "teams": "random"}),
    (6, {"turns": "sequential", "crossroads": "box"}),
]


@pytest.mark.rule("WC-OP-49.b", "WC-SET-14", "WC-XRD-06", "WC-OP-36.a", "WC-OP-15.o", "WC-OP-37.a")
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
    while not table.ended and len(table.answers) < 220:
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
        s.rounds = 6  # the show goes on
        for colony in s.colonies:
            colony.morale, colony.food, colony.starvation, colony.waste = 5, 3, 0, []
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, choose(table, ask))
    assert len(seen) > 40  # it was worth looking


@pytest.mark.rule("WC-OP-49.b", "WC-OP-17.a")
@pytest.mark.parametrize("seed", range(2))
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(seed: int) -> None:
    """What is asked, seen and refused does not depend on what a viewer does not know."""
    table = Table.new(GAME, seats=5, seed=f"numbers/{seed}")
    draw = random.Random(seed)
    while not table.ended and len(table.answers) < 120:
        for viewer in (None, *range(5)):
            heard = [event.number for event in table.heard(viewer)]
            assert heard == list(range(1, len(heard) + 1))
        conform.check_secrets(table, draw.choice([None, *range(5)]), draw, AssertionError)
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))


@pytest.mark.rule("WC-OP-49.b", "WC-SET-14")
def test_not_even_a_team_mate_sees_a_hand_or_an_objective(plain_people: None) -> None:
    war = War().survivor("A", Y1).survivor("B", Y2).hand(Y1, "shotgun").acting(Y1, B1)
    war.s.players[Y1].secret = "magpie"
    for viewer in (Y2, B1, None):
        shown = encoded([war.seen(viewer), war.table.heard(viewer)])
        assert b"shotgun" not in shown
        assert b"magpie" not in shown
    assert b"shotgun" in encoded(war.seen(Y1))
