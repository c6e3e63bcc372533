"""A small game that uses everything the kernel offers: the kernel's tests are played on it.

*Lanterns*: everybody is dealt a hidden card. Each round all bid tokens in secret; who bids most
alone moves the lantern. Then everybody walks two steps, all at the same time, and a die decides
about the wind. After the last round the highest card among those who walked furthest wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from overrun.core.chance import Chance
from overrun.core.event import Event, Viewer
from overrun.core.flow import Ask, Flow, Tasks, together
from overrun.core.game import Game, Setting
from overrun.core.making import Stock
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome, State

TASKS = Tasks()
task = TASKS.task

TOO_FEW_TOKENS = Reason("TOY-BID-01", "too-few-tokens")
NOT_ASKED = Reason("TOY-ASK-01", "not-asked")
STEPS = ("left", "right")


class ToyState(State, kw_only=True):
    """Cards are hidden, the rest is public."""

    cards: list[int] = []
    tokens: list[int] = []
    walked: list[int] = []
    wind: list[int] = []
    rounds: int = 2
    round: int = 0


class ToyView(msgspec.Struct):
    card: int | None
    tokens: list[int]
    walked: list[int]
    wind: list[int]
    round: int


T = Play[ToyState]


@task
def deal(t: T) -> None:
    s = t.state
    deck = list(range(1, 10))
    s.chance.shuffle(deck)
    s.cards = deck[: len(s.tokens)]
    for seat, card in enumerate(s.cards):
        t.tell("dealt", seat=seat, private={seat: {"card": card}})
    t.then(begin_round)


@task
def begin_round(t: T) -> None:
    s = t.state
    if s.round == s.rounds:
        best = max(range(len(s.cards)), key=lambda seat: (s.walked[seat], s.cards[seat]))
        t.tell("ended", winner=best, cards=[str(card) for card in s.cards], reveals=True)
        t.finish(Outcome("walked", [best], [f"seat-{best}"]))
    s.round += 1
    t.plan(bid, walk, blow, begin_round)


@task
def bid(t: T) -> Flow[None]:
    s = t.state
    asks = [Ask(seat, "bid", bid_options(s, seat)) for seat in range(len(s.tokens))]
    bids = yield asks
    for seat, option in enumerate(bids):
        s.tokens[seat] -= int(option[1])
    t.tell("bids", bids=[option[1] for option in bids])


def bid_options(s: ToyState, seat: int) -> list[Option]:
    return [("bid", str(tokens)) for tokens in range(s.tokens[seat] + 1)]


@task
def walk(t: T) -> Flow[None]:
    yield from together(*(walk_two_steps(t, seat) for seat in range(len(t.state.tokens))))


def walk_two_steps(t: T, seat: int) -> Flow[None]:
    for _ in range(2):
        step = yield Ask(seat, "step", [("step", way) for way in STEPS])
        t.state.walked[seat] += step[1] == "right"
        t.tell("stepped", seat=seat, way=step[1])


@task
def blow(t: T) -> None:
    face = t.state.chance.die(6)
    t.state.wind.append(face)
    t.tell("wind", face=face)


class Toy(Game[ToyState]):
    name = "lanterns"
    short = "toy"
    seats = range(2, 4)
    sides = ("seat-0", "seat-1", "seat-2")
    endings = ("walked", "conceded")
    tasks = TASKS
    state_type = ToyState
    bound = 100
    settings = (Setting("rounds", ("1", "2", "3"), "2"),)
    ledger = frozenset(("stepped", "bids", "wind"))

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> ToyState:
        return ToyState(
            chance=chance,
            agenda=[("deal", [])],
            tokens=[3] * seats,
            walked=[0] * seats,
            rounds=int(settings["rounds"]),
        )

    def view(self, state: ToyState, viewer: Viewer) -> ToyView:
        card = state.cards[viewer] if viewer is not None and state.cards else None
        return ToyView(card, state.tokens, state.walked, state.wind, state.round)

    def resample(self, state: ToyState, viewer: Viewer, chance: Chance) -> None:
        own = state.cards[viewer] if viewer is not None and state.cards else None
        deck = [card for card in range(1, 10) if card != own]
        chance.shuffle(deck)
        state.cards = [
            own if own is not None and seat == viewer else deck.pop()
            for seat in range(len(state.cards))
        ]

    def considered(self, state: ToyState, ask: Ask) -> Iterator[Option]:
        if ask.kind == "bid":
            yield from (("bid", str(tokens)) for tokens in range(5))
        else:
            yield from (("step", way) for way in STEPS)

    def why_not(self, state: ToyState, ask: Ask, option: Option) -> Reason | None:
        if option[0] != ask.kind or len(option) != 2:
            return NOT_ASKED
        if ask.kind == "bid":
            legal = option[1].isdigit() and int(option[1]) <= state.tokens[ask.seat]
            return None if legal else TOO_FEW_TOKENS
        return None if option[1] in STEPS else NOT_ASKED

    def defects(self, state: ToyState) -> list[str]:
        return [f"{tokens} tokens" for tokens in state.tokens if not 0 <= tokens <= 3]

    def concede(self, state: ToyState, seat: int) -> None:
        others = [each for each in range(len(state.tokens)) if each != seat]
        state.outcome = Outcome("conceded", others, [f"seat-{each}" for each in others])

    def progress(self, state: ToyState) -> int:
        return state.round

    def entry(self, event: Event) -> str | None:
        return event.name if event.name in self.ledger else None
