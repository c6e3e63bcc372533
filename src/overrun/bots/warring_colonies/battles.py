"""Battles: what they are worth, how to fight them, and who takes the wounds.

A battle is a small game of its own: both choose a tactics card at the same time. What each pair of
cards leads to on average is worked out, and the mixture is found that the enemy cannot exploit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from operator import add
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import deadly
from overrun.games.long_night.state import Survivor
from overrun.games.warring_colonies.battle import FACES

if TYPE_CHECKING:
    from overrun.bots.warring_colonies.reading import WarReading

DEATH = 1.3
"""What a death is worth: a point of morale, and the work of a survivor."""
WOUND = 0.13
SENT_HOME = 0.12
"""What it costs to fall back, for each survivor who has to come again."""
BREACH = 0.8
"""What an intruder is worth where the last defender falls (WC-UND-01)."""
USUAL_BID = 2
MOST_BULLETS = 4
"""More than so many make no difference to what a battle is worth beforehand."""
BULLET = 0.12
"""What a bullet is worth for the battles to come."""
KEEN = 0.75
"""What a loss of the enemy is worth, of the same loss of one's own: who bleeds the enemy and
oneself alike has won nothing."""
PLAYS = 60
"""How often both imagine to answer each other's cards."""


class Camp(NamedTuple):
    """One side of a battle."""

    lives: tuple[int, ...]
    """The wounds that each can take, the fewest first."""
    armed: int
    bullets: int
    home: bool

    @property
    def strength(self) -> int:
        return len(self.lives) + self.armed


def lives(v: Survivor) -> int:
    """The wounds that kill a survivor."""
    return max(1, deadly(v) - v.hurt)


def armed(v: Survivor) -> bool:
    cards = library().items
    return any(cards[item.id].kind == "weapon" for item in v.items)


def camp(people: Sequence[Survivor], bullets: int, *, home: bool) -> Camp:
    """A side as numbers."""
    return Camp(
        tuple(sorted(map(lives, people))),
        sum(map(armed, people)),
        min(bullets, MOST_BULLETS),
        home,
    )


# -- dice ----------------------------------------------------------------------------------------

Roll = tuple[float, int, int]
"""The chance of a face; the strength and the wounds that it shows."""


def _rolls() -> tuple[Roll, ...]:
    found: dict[tuple[int, int], float] = {}
    for face in FACES:
        kind, number = face.rsplit("-", 1)
        shown = (
            int(number) if kind == "strength" else 0,
            int(number) if kind == "wounds" else 0,
        )
        found[shown] = found.get(shown, 0.0) + 1 / len(FACES)
    return tuple((chance, *shown) for shown, chance in found.items())


ROLLS = _rolls()
EXCHANGES = tuple(
    (chance * other, strength - against, wounds, blows)
    for chance, strength, wounds in ROLLS
    for other, against, blows in ROLLS
)
"""The rolls of both sides: how likely, by how much the first leads, the wounds that both show."""


# -- what a battle is worth ----------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def toll(people: tuple[int, ...], shared: int, aimed: int) -> tuple[int, int]:
    """How many die, and how many wounds the others have, if so many wounds are shared out among
    people with so many lives, after so many were aimed at one of them.

    >>> toll((1, 3), 2, 0), toll((1, 3), 3, 0), toll((1, 3), 0, 1)
    ((0, 2), (1, 2), (1, 0))
    """
    dead = hurt = 0
    left = list(people)
    if aimed and left:
        target = next((n for n, each in enumerate(left) if each <= aimed), 0)
        if left[target] <= aimed:
            del left[target]
            dead += 1
        else:
            left[target] -= aimed
            hurt += aimed
    room = sum(left) - len(left)
    if shared > room:
        more = min(len(left), shared - room)
        return dead + more, hurt + room
    return dead, hurt + shared


def harm(side: Camp, shared: int, aimed: int, attackers: int) -> float:
    """What such wounds cost a side; at home also what comes in if all defenders fall."""
    dead, hurt = toll(side.lives, shared, aimed)
    cost = DEATH * dead + WOUND * hurt
    if side.home and dead >= len(side.lives):
        cost += BREACH * attackers
    return cost


class Harms(dict[tuple[int, int], float]):
    """What wounds cost a side, by how many are shared out and aimed: a few come up all the time."""

    def __init__(self, side: Camp, attackers: int) -> None:
        super().__init__()
        self.side, self.attackers = side, attackers

    def __missing__(self, wounds: tuple[int, int]) -> float:
        cost = self[wounds] = harm(self.side, *wounds, self.attackers)
        return cost


@lru_cache(maxsize=1 << 12)
def harms(side: Camp, attackers: int) -> Harms:
    return Harms(side, attackers)


@lru_cache(maxsize=1 << 15)
def clash(us: Camp, them: Camp, lead: int) -> tuple[float, float]:
    """What both sides lose on average from a lead."""
    ours = theirs = 0.0
    our_harm, their_harm = harms(us, len(them.lives)), harms(them, len(us.lives))
    for share, by, wounds, blows in EXCHANGES:
        by += lead
        if by > 0:
            theirs += share * their_harm[by, wounds]
            ours += share * our_harm[0, blows]
        else:
            theirs += share * their_harm[0, wounds]
            ours += share * our_harm[-by, blows]
    return ours, theirs


def outcome(us: Camp, them: Camp, card: str, other: str) -> tuple[float, float]:
    """What both sides lose by a pair of tactics cards."""
    cards = library().tactics
    ours, theirs = cards[card], cards[other]
    if ours.truce and theirs.truce:
        return 0.0, 0.0
    lead = us.strength - them.strength
    seen, sees = card in theirs.counters, other in ours.counters
    lead += ours.countering * sees - theirs.countering * seen
    falls = ours.retreat and not seen and not us.home
    flees = theirs.retreat and not sees and not them.home
    if falls or flees:
        return SENT_HOME * len(us.lives) * falls, SENT_HOME * len(them.lives) * flees
    for number, (played, works, side) in enumerate(
        ((ours, not seen, us), (theirs, not sees, them))
    ):
        bid = min(side.bullets, max(USUAL_BID, played.doubled))
        if works:
            bid += min(bid, played.doubled) + played.strength
        lead += -bid if number else bid
    return clash(us, them, lead)


@lru_cache(maxsize=1 << 15)
def duel(us: Camp, them: Camp) -> tuple[float, tuple[float, ...]]:
    """What a battle is worth to us, and how often to play each card.

    Both imagine again and again the best answer to what the other has done so far; how often
    each card comes is the mixture that can hardly be exploited.
    """
    names = list(library().tactics)
    size = range(len(names))
    grid = [[outcome(us, them, card, other) for other in names] for card in names]
    worth = [[KEEN * won - lost for lost, won in row] for row in grid]
    answers = list(zip(*worth, strict=True))
    fear = [[KEEN * lost - won for lost, won in row] for row in grid]
    played = [0] * len(names)
    scores, fears = [0.0] * len(names), [0.0] * len(names)
    total = 0.0
    mine = its = 0
    for _ in range(PLAYS):
        played[mine] += 1
        total += worth[mine][its]
        scores = list(map(add, scores, answers[its]))
        fears = list(map(add, fears, fear[mine]))
        mine = max(size, key=scores.__getitem__)
        its = max(size, key=fears.__getitem__)
    return total / PLAYS, tuple(count / PLAYS for count in played)


# -- the leaders' choices ------------------------------------------------------------------------


def sides(r: WarReading) -> tuple[Camp, Camp]:
    """Both sides of the battle under way, the own one first."""
    war, battle = r.war, r.war.battle
    assert battle is not None
    support = None if battle.support is None else war.colonies[battle.support].place
    pack = [v for v in r.strangers.values() if v.owner == war.wolf and v.place == battle.place]
    found = []
    for colony in (r.own, r.foes[0]):
        people = [
            v
            for v in r.table.survivors.values()
            if v.place == battle.place and v.home == colony.place
        ]
        people += pack if support == colony.place else []
        found.append(camp(people, colony.bullets, home=battle.place == colony.place))
    return found[0], found[1]


def tactics(r: WarReading, ask: Ask, draw: Random) -> Option:
    """A card by chance, each as often as it should come."""
    _, mixture = duel(*sides(r))
    names = list(library().tactics)
    (name,) = draw.choices(names, mixture)
    return next(option for option in ask.options if option[1] == name)


def bid(r: WarReading, ask: Ask, draw: Random) -> Option:
    """The bullets that gain most, whatever the enemy bids; a few are kept for the next battles."""
    battle = r.war.battle
    assert battle is not None
    us, them = sides(r)
    cards = library().tactics
    number = r.plain.number
    played = [cards[battle.tactics[each]] for each in (number, 1 - number)]
    works = [played[each].id not in played[1 - each].counters for each in (0, 1)]
    doubled = [played[each].doubled if works[each] else 0 for each in (0, 1)]
    lead = battle.lead if number == 0 else -battle.lead
    price = BULLET * (1.0 if r.nights or r.war.battles else 0.1)
    guesses = range(min(them.bullets, 4) + 1)
    weights = [1.0 / (1 + guess) for guess in guesses]
    values = []
    for option in ask.options:
        own = int(option[1])
        if own > MOST_BULLETS + 2:
            break
        total = 0.0
        for guess, weight in zip(guesses, weights, strict=True):
            by = lead + own + min(own, doubled[0]) - guess - min(guess, doubled[1])
            ours, theirs = clash(us, them, max(-12, min(12, by)))
            total += weight * (KEEN * theirs - ours)
        values.append(total / fsum(weights) - price * own)
    best = max(values)
    near = [number for number, value in enumerate(values) if value > best - 0.08]
    return ask.options[draw.choice(near)]


# -- wounds --------------------------------------------------------------------------------------


def hit(r: WarReading, ask: Ask, option: Option) -> float:
    """Whom wounds of a die strike: who dies of them, who is armed, who is nearly done for."""
    v = r.strangers.get(option[1])
    if v is None:
        return -1.0
    return r.harm(v, int(str(ask.facts["count"]))) + 0.05 * armed(v)


def share(r: WarReading, ask: Ask, option: Option) -> float:
    """Who takes a wound of a defeat: a Lone Wolf's people before one's own."""
    own = r.people.get(option[1])
    if own is None:
        return 1.0
    return r.hurt(own, wounds=1)
