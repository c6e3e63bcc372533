"""What a study counts in each game: success, cards, drama.

Cards are found by the arguments of options: whatever a verb calls a card or an item. A card was
*seen* by a seat that could do something with it, and *used* if the seat did. Of games that name no
cards in their options nothing is said of them.

Drama is how often the lead changes: at each round the value that bots have learned says which side
is likelier to win, or, where all are on one side, whether that is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from overrun.bots.mind import knows, mind
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.lab.balance import plan_of
from overrun.lab.statistics import Rates

CARDS = ("card", "item")
"""What arguments that name a card are called."""
SEEN, USED, HELD = "seen:", "used:", "held:"
CHANGES, COMEBACK = "drama:changes", "drama:comeback"
BEHIND = 0.25
"""Whoever wins after the chance was as low as this has come back."""


class Watching(Rates):
    """Counts success as the game's plan does, and what became of cards and leads."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._plan: Rates = plan_of(game).observer()
        self._mind = mind(game) if knows(game) else None
        self._cards: dict[str, dict[int, bool]] = {}
        self._round = 0
        self._leads: list[int] = []
        self._lowest: dict[int, float] = {}

    def before(self, number: int, table: Table[Any]) -> None:
        self._plan.before(number, table)
        self._offered(table.asks, table)

    def step(self, table: Table[Any], ask: Ask, option: Option, nanoseconds: int) -> None:
        for card in _named(table.game, option):
            self._cards.setdefault(card, {})[ask.seat] = True
        self._offered(table.asks, table)
        now = table.game.progress(table.state)
        if now != self._round and table.asks:
            self._round = now
            self._weigh(table)

    def after(self, number: int, table: Table[Any]) -> None:
        outcome = table.outcome
        assert outcome is not None
        self._plan.after(number, table)
        self.add(self._plan.counts)
        for card, seen in self._cards.items():
            self.count(SEEN + card, 1)
            self.count(USED + card, any(seen.values()))
            self.count(HELD + card, sum(seat in outcome.winners for seat in seen), len(seen))
        if self._leads:
            pairs = zip(self._leads, self._leads[1:], strict=False)
            self.count(CHANGES, sum(one != other for one, other in pairs))
            low = [low for seat, low in self._lowest.items() if seat in outcome.winners]
            self.count(COMEBACK, bool(low) and min(low) <= BEHIND)

    def _offered(self, asks: Iterable[Ask], table: Table[Any]) -> None:
        for ask in asks:
            for option in ask.options:
                for card in _named(table.game, option):
                    self._cards.setdefault(card, {}).setdefault(ask.seat, False)

    def _weigh(self, table: Table[Any]) -> None:
        """Note who is likelier to win: the first seat of a side, or nobody."""
        if self._mind is None:
            return
        game, state, seats = table.game, table.state, table.header.seats
        firsts = sorted({min(game.allies(state, seat, seats)) for seat in range(seats)})
        chances = {seat: self._mind.value.chance(table.view(seat), seat) for seat in firsts}
        for seat, chance in chances.items():
            self._lowest[seat] = min(chance, self._lowest.get(seat, 1.0))
        best = max(firsts, key=chances.__getitem__)
        self._leads.append(best if len(firsts) > 1 or chances[best] >= 0.5 else -1)


def _named(game: Game[Any], option: Option) -> Iterable[str]:
    verb = game.verbs.get(option[0])
    if verb is None:
        return ()
    found = verb.named(option)
    return [word for name in CARDS for word in _words(found.get(name))]


def _words(argument: str | list[str] | None) -> list[str]:
    return argument if isinstance(argument, list) else [argument] if argument else []
