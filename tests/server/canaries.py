"""*Canaries*: a small game full of secrets. Every hidden card is a word that exists only once.

Everybody draws cards, hides one of them each round, and peeks at the next of the deck now and
then. Nothing of that becomes known before the end, so a card's word in front of somebody who
never drew or peeked at it is a leak.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from overrun.core.chance import Chance
from overrun.core.event import Viewer
from overrun.core.flow import Ask, Flow, Tasks
from overrun.core.game import Game
from overrun.core.making import Stock
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome, State

TASKS = Tasks()
task = TASKS.task

ROUNDS = 4
CANARY = re.compile(rb"canary-[0-9]+-[0-9]+")


class CanaryState(State, kw_only=True):
    deck: list[str] = []
    hands: list[list[str]] = []
    hidden: list[list[str]] = []
    round: int = 0


class CanaryView(msgspec.Struct):
    hand: list[str]
    hidden: list[str]
    cards: list[int]
    round: int


T = Play[CanaryState]

WITNESSES: dict[str, set[int]] = defaultdict(set)
"""For each card, the seats that have seen it. Outside the state, since an undo takes nothing of
it back: what was seen is known."""


@task
def deal(t: T) -> None:
    s = t.state
    s.deck = [f"canary-{number}-{s.chance.below(10**9)}" for number in range(30)]
    t.then(begin_round)


@task
def begin_round(t: T) -> None:
    s = t.state
    if s.round == ROUNDS:
        t.tell("ended", cards=[card for pile in s.hidden for card in pile], reveals=True)
        t.finish(Outcome("over", [0], ["seat-0"]))
    s.round += 1
    for seat in range(len(s.hands)):
        draw(t, seat)
        draw(t, seat)
    t.plan(hide, peek, begin_round)


def draw(t: T, seat: int) -> None:
    card = t.state.deck.pop()
    t.state.hands[seat].append(card)
    WITNESSES[card].add(seat)
    t.tell("drew", seat=seat, private={seat: {"card": card}}, reveals=True)


@task
def hide(t: T) -> Flow[None]:
    """All at once, so that nobody knows what the others choose."""
    s = t.state
    choices = yield [
        Ask(seat, "hide", [("hide", card) for card in hand], {"hand": list(hand)})
        for seat, hand in enumerate(s.hands)
    ]
    for seat, (_, card) in enumerate(choices):
        s.hands[seat].remove(card)
        s.hidden[seat].append(card)
        t.tell("hid", seat=seat, private={seat: {"card": card}})


@task
def peek(t: T) -> Flow[None]:
    s = t.state
    seat = s.chance.below(len(s.hands))
    choice = yield Ask(seat, "peek", [("peek", "yes"), ("peek", "no")])
    if choice[1] == "yes":
        WITNESSES[s.deck[-1]].add(seat)
        t.tell("peeked", only=(seat,), card=s.deck[-1], reveals=True)


class Canaries(Game[CanaryState]):
    name = "canaries"
    short = "cny"
    seats = range(2, 4)
    sides = ("seat-0", "seat-1", "seat-2")
    endings = ("over", "conceded")
    settings = ()
    tasks = TASKS
    state_type = CanaryState
    bound = 100
    ledger = frozenset[str]()

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> CanaryState:
        return CanaryState(
            chance=chance,
            agenda=[("deal", [])],
            hands=[[] for _ in range(seats)],
            hidden=[[] for _ in range(seats)],
        )

    def view(self, state: CanaryState, viewer: Viewer) -> CanaryView:
        own = viewer is not None
        return CanaryView(
            hand=state.hands[viewer] if own else [],
            hidden=state.hidden[viewer] if own else [],
            cards=[len(hand) for hand in state.hands],
            round=state.round,
        )

    def resample(self, state: CanaryState, viewer: Viewer, chance: Chance) -> None:
        raise NotImplementedError("no bot of this game looks ahead")

    def considered(self, state: CanaryState, ask: Ask) -> Iterator[Option]:
        mine = state.hands[ask.seat] + state.hidden[ask.seat]
        yield from (("hide", card) for card in mine)

    def why_not(self, state: CanaryState, ask: Ask, option: Option) -> Reason | None:
        if option in ask.options:
            return None
        return Reason("CNY-01", "not-in-hand", {"asked": option[-1], "hand": state.hands[ask.seat]})

    def defects(self, state: CanaryState) -> list[str]:
        return []

    def concede(self, state: CanaryState, seat: int) -> None:
        state.outcome = Outcome("conceded", [], [])

    def progress(self, state: CanaryState) -> int:
        return state.round
