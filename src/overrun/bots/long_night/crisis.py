"""The crisis of the round: what it costs to fail it, and what a card for it is worth."""

from __future__ import annotations

from functools import cached_property
from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.odds import KIND_SHARE, at_least
from overrun.bots.long_night.worth import appraise, total
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.crisis import EXCESS

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

TRUST = 0.85
"""The points that a card of somebody else brings where there may be a betrayer."""

MOST = 3.5
"""What a crisis is worth at most: against the worst of it something can be done."""


class Crisis:
    """The crisis as this player sees it."""

    def __init__(self, r: Reading) -> None:
        self.r = r
        view = r.view
        self.card = r.cards.crises.get(view.crisis)
        self.accepts: tuple[str, ...] = self.card.accepts if self.card else ()
        points = 0.0
        for added in view.added:
            if added.item:
                points += 1 if self.matches(added.item) else -1
            else:
                points += 1.0 if r.coop else TRUST
        self.gap = view.needed - int(points + 0.5)
        share = fsum(KIND_SHARE[kind] * self._spared(kind) for kind in self.accepts)
        willing = r.weights.willing if r.coop else r.weights.willing_apart
        self.mean = willing * share * r.later_hands
        hand = r.me.hand if not r.me.exiled else []
        self.held = sum(self.matches(item) for item in hand)

    def _spared(self, kind: str) -> float:
        """How many cards of a kind are still in hands: what the objective wants lies there."""
        return 0.5 if self.r.aims.wants(kind) else 1.0

    def matches(self, item: str) -> bool:
        return self.r.cards.items[item].kind in self.accepts

    def prevented(self, gap: int) -> float:
        """The chance that the others bring the rest, if so much is lacking."""
        return at_least(gap, self.mean)

    @cached_property
    def failing(self) -> float:
        """The chance that it fails, if this player does what is possible."""
        return 1.0 - self.prevented(self.gap - self.held) if self.card else 0.0

    def zombies(self, place: str) -> int:
        """The zombies that it will probably bring to a place tonight."""
        if self.card is None or self.failing < 0.5:
            return 0
        found = 0.0
        for effect in self.card.fail:
            given: Any = effect
            if effect.word not in ("zombies", "noise"):
                continue
            if given.where in (place, "everywhere") or (given.where == "each" and place != COLONY):
                if effect.word == "noise":
                    found += given.count / 2
                else:
                    found += given.count * (len(self.r.citizens) if given.per_player else 1)
        return round(found * self.failing)

    @cached_property
    def stake(self) -> float:
        """What it is worth to prevent it."""
        if self.card is None:
            return 0.0
        r = self.r
        expected = r.board
        r.board = expected.without_crisis()  # the crisis itself is what is looked at
        stake = -total(r, self.card.fail, r.view.first)
        r.board = expected
        most = MOST * max(1.0, abs(r.heart))
        return max(-most, min(most, stake))

    @cached_property
    def bonus(self) -> float:
        """What it is worth to do more than enough."""
        if self.card is None:
            return 0.0
        extra = self.card.extra
        thanks = 0.0 if extra is not None and extra.instead else self.r.morale(1)
        if extra is None:
            return thanks
        return thanks + appraise(self.r, f"crisis/{self.card.id}/extra", self.r.view.first)

    def add(self, kind: str, held: int | None = None) -> float:
        """What it is worth to add a card of a kind; with ``held`` cards of this kind besides."""
        if self.card is None or self.r.me.exiled:
            return 0.0
        now = self.prevented(self.gap)
        counted = self.r.wishes.doing("added")
        if kind not in self.accepts:
            return counted + self.stake * (self.prevented(self.gap + 1) - now)
        have = self.held if held is None else held + 1
        best = 0.0
        for number in range(1, have + 1):
            gain = self.stake * (self.prevented(self.gap - number) - now)
            best = max(best, gain / number)
        best += self._excess()
        return counted + best

    def _excess(self) -> float:
        """A card more than needed may bring the bonus."""
        if self.gap > 0 or self.card is None:
            return 0.0
        wanted = self.card.extra.excess if self.card.extra else EXCESS
        lacking = self.gap + wanted
        if 0 < lacking <= self.held:
            return self.bonus * (1.0 - self.prevented(lacking)) / lacking
        return 0.0
