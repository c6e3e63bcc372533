"""Nobody is ever told what they may not know, whatever they ask for."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from overrun.core.event import Event, Viewer
from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games import GAMES
from overrun.server import framing, protocol, replays
from overrun.server.lobby import Lobby
from tests.server.canaries import CANARY, WITNESSES, Canaries, CanaryState, CanaryView
from tests.server.playing import BOT, ME, OPEN, Person, Place, Served, link_to

CANARIES = Canaries()
LONGEST_CHASE = 400


class Leak(AssertionError):
    """Somebody was told what they may not know."""


@pytest.fixture
def aviary(serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server of its own, since no other knows this game."""
    monkeypatch.setitem(GAMES, CANARIES.name, CANARIES)
    WITNESSES.clear()
    return serve()


class Watch:
    """Looks over the shoulders of all who talk to the server."""

    def __init__(self, served: Served, table: str, log: pytest.LogCaptureFixture) -> None:
        self.table = served.room(table).play.table
        self.seed = self.table.header.seed.encode()
        self.log = log
        self.looked_at: dict[Person, int] = {}
        self.allowed = 0

    def look(self, people: dict[Person, Viewer]) -> None:
        """Raise :class:`Leak` if anybody was told too much since the last time."""
        for person, seat in people.items():
            for raw in person.heard[self.looked_at.get(person, 0) :]:
                if self.seed in raw:
                    raise Leak(f"{person.name} was told the seed: {raw!r}")
                for card in CANARY.findall(raw):
                    if seat is None or seat not in WITNESSES[card.decode()]:
                        raise Leak(f"{person.name} was told of {card!r}: {raw!r}")
                    self.allowed += 1
            self.looked_at[person] = len(person.heard)
        if CANARY.search(self.log.text.encode()) or self.seed.decode() in self.log.text:
            raise Leak("a secret is in the log")


def chase(served: Served, seed: int, log: pytest.LogCaptureFixture) -> Watch:
    """A whole game in which everyone asks for everything, in an order of this seed's."""
    dice = random.Random(seed)
    ann, bob, cat = (Person(served, name) for name in ("Ann", "Bob", "Cat"))
    made = ann.make([ME, OPEN, BOT], game="canaries", public=True)
    table = made["table"]
    bob.join(table, link_to(made, 1))
    cat.get("/api/me")
    people: dict[Person, Viewer] = {ann: 0, bob: 1, cat: None}
    places = {person: person.sit(table, seat) for person, seat in people.items()}
    watch = Watch(served, table, log)
    for step in range(LONGEST_CHASE):
        served.settle(table)
        for place in places.values():
            place.heard_so_far()
        if watch.table.ended:
            return watch
        watch.look(people)
        person = dice.choice(list(people))
        if step < LONGEST_CHASE // 3:
            ask_for_something(dice, person, places[person], list(places.values()))
        else:  # enough of taking back and leaving seats to nobody
            places[ann].send("stand-in", seat=2, bot="random")
            answer_something(dice, places[person])
    raise AssertionError("the game does not end")


def ask_for_something(
    dice: random.Random, person: Person, place: Place, others: list[Place]
) -> None:
    """Anything at all: a request, a frame, an answer that may or may not be legal."""
    numbers = [ask.number for other in others for ask in other.update.asks] or [1]
    path = f"/api/tables/{place.id}"
    requests: list[Callable[[], Any]] = [
        lambda: person.get(path),
        lambda: person.get(f"{path}/links"),
        lambda: person.get(f"{path}/log"),
        lambda: person.get("/api/tables?list=public"),
        lambda: person.get("/api/tables?list=mine"),
        lambda: person.post(f"{path}/report", {"note": "?"}),
        lambda: person.replay(place.id, dice.choice(["watch", "0", "1", "2", "all"])),
        lambda: person.post(f"{path}/play-on", {"name": "x", "answers": 1, "seats": [ME, ME, ME]}),
    ]
    frames: list[tuple[str, dict[str, Any]]] = [
        ("sync", {}),
        ("undo", {}),
        ("consent", {"agree": dice.random() < 0.8}),
        ("why", {"ask": dice.choice(numbers)}),
        ("hint", {"ask": dice.choice(numbers)}),
        ("chat", {"text": "who knows?"}),
        ("stand-in", {"seat": dice.randrange(3), "bot": dice.choice(["", "random"])}),
        ("answer", {"ask": dice.choice(numbers), "option": "hide:nothing"}),
    ]
    roll = dice.random()
    if roll < 0.3:
        dice.choice(requests)()
    elif roll < 0.7:
        kind, fields = dice.choice(frames)
        place.send(kind, **fields)
    else:
        answer_something(dice, place)


def answer_something(dice: random.Random, place: Place) -> None:
    if place.update.asks:
        ask = dice.choice(place.update.asks)
        place.send("answer", ask=ask.number, option=dice.choice(ask.options).id)


@pytest.mark.parametrize("seed", range(6))
def test_no_canary_sings(aviary: Served, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="overrun")
    watch = chase(aviary, seed, caplog)
    assert watch.allowed > 100  # everyone saw the own cards


# -- the canaries do sing, if somebody lets them -------------------------------------------------


class TooMuch(CanaryView):
    deck: list[str] = []


def a_view_with_the_deck(patch: pytest.MonkeyPatch) -> None:
    view = Canaries.view

    def leaking(self: Canaries, state: CanaryState, viewer: Viewer) -> CanaryView:
        return TooMuch(**msgspec.structs.asdict(view(self, state, viewer)), deck=state.deck)

    patch.setattr(Canaries, "view", leaking)


def events_for_everyone(patch: pytest.MonkeyPatch) -> None:
    def leaking(self: Event, viewer: Viewer) -> dict[str, Any]:
        return {**self.facts, **{k: v for more in self.private.values() for k, v in more.items()}}

    patch.setattr(Event, "seen_by", leaking)


def asks_of_other_seats(patch: pytest.MonkeyPatch) -> None:
    def leaking(table: Any, speaker: Any, viewer: Viewer, view: Any) -> list[protocol.AskInfo]:
        return [framing._ask_info(table, speaker, view, ask) for ask in table.asks]

    patch.setattr(framing, "ask_infos", leaking)


def replays_from_any_seat(patch: pytest.MonkeyPatch) -> None:
    def leaking(self: Lobby, person: str, table: str, wanted: str, *, ended: bool) -> Viewer:
        return int(wanted) if wanted.isdigit() else None

    patch.setattr(Lobby, "viewer", leaking)


def replays_with_all_answers(patch: pytest.MonkeyPatch) -> None:
    steps = replays._steps

    def leaking(reel: replays.Reel, *rest: Any, **more: Any) -> Any:
        reel.row = msgspec.structs.replace(reel.row, ended=True)
        return steps(reel, *rest, **more)

    patch.setattr(replays, "_steps", leaking)


def reasons_that_know_too_much(patch: pytest.MonkeyPatch) -> None:
    def leaking(self: Canaries, state: CanaryState, ask: Ask, option: Option) -> Reason:
        return Reason(state.deck[-1], "not-in-hand")

    patch.setattr(Canaries, "why_not", leaking)


def the_seed_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(framing, "seed_hash", lambda seed: seed)


LEAKS = (
    a_view_with_the_deck,
    events_for_everyone,
    asks_of_other_seats,
    replays_from_any_seat,
    replays_with_all_answers,
    reasons_that_know_too_much,
    the_seed_before_the_end,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_the_chase_finds_a_leak(
    aviary: Served,
    leak: Callable[[pytest.MonkeyPatch], None],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)

    def chase_on() -> None:
        for seed in range(20):
            chase(aviary, seed, caplog)

    with pytest.raises(Leak):
        chase_on()
