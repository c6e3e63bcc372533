"""The bot's own secret objective: what it wishes for beside the colony's fate."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.aims import EFFORT, OF_MODULES, ON_BOARD, BoardGoal
from overrun.bots.long_night.measures import FAR, bounds, number, short
from overrun.games.long_night.state import Survivor
from overrun.games.long_night.vocabulary import Condition

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

FATES = ("main-done", "main-failed", "morale-zero")
"""What becomes of the colony; everything else is a demand of the player's own."""
LATE = 3
HOARDING = 0.25
"""What it counts early to have in hand what is wanted at the end: it can still be found."""
NOBODY = 999


class Wishes:
    """What the own objective demands, in words that decisions can use."""

    def __init__(self, r: Reading) -> None:
        self.r = r
        self.demands = [self._settled(each) for each in r.own_goals if each.word not in FATES]
        self.fates = [each.word for each in r.own_goals if each.word in FATES]
        self.hold: dict[str, int] = {}
        """How many cards of each kind to have in hand at the end; ``""`` means any."""
        self.most: int = NOBODY
        """How many cards to have in hand at most."""
        self.only = ""
        self.tally: dict[str, int] = {}
        self.equip: dict[str, int] = {}
        self.group = 0
        self.group_most = NOBODY
        self.unwounded = self.leads = self.careful = False
        self.scars = 0
        self.place = ""
        self.waste_least, self.waste_most = 0, NOBODY
        self.dead = self.food = self.helpless = 0
        self.board: list[BoardGoal] = []
        self.things: dict[str, tuple[int, int, int]] = {}
        """Of what the modules bring: how much there is, and between which numbers it should be."""
        self.works: list[str] = []
        self.lacking = 0
        """How much is still missing of all demands together."""
        for goal in self.demands:
            self.lacking += min(FAR, short(r, goal, r.seat))
            self._read(goal)

    def _settled(self, goal: Condition) -> Condition:
        """Of several ways to fulfil a demand, the one that is nearest."""
        given: Any = goal
        if goal.word == "either":
            nearest: Condition = min(given.of, key=lambda each: short(self.r, each, self.r.seat))
            return self._settled(nearest)
        return goal

    def _read(self, goal: Any) -> None:
        r, name = self.r, goal.word
        low, high = bounds(r, goal) if hasattr(goal, "at_least") else (0, NOBODY)
        if name == "hand":
            if low:
                self.hold[goal.kind or ""] = low
            if high < NOBODY:
                self.most = high
        elif name == "only":
            self.only = goal.kind
            self.hold[goal.kind] = 1
        elif name == "tally":
            if low:
                self.tally[goal.what] = max(0, low - r.me.tally.get(goal.what, 0))
            elif goal.what == "lost":
                self.careful = True
        elif name == "equipped":
            self.equip[goal.kind or ""] = short(r, goal, r.seat)
        elif name == "group":
            self.group = low
            self.group_most = high
        elif name == "largest-group":
            self.group = len(r.me.group) + short(r, goal, r.seat)
        elif name == "unwounded":
            self.unwounded = True
        elif name == "wounds":
            self.scars = low
        elif name == "all-at":
            self.place = goal.place
        elif name == "leads":
            self.leads = short(r, goal, r.seat) == 0
        elif name == "waste":
            self.waste_least, self.waste_most = low, high
        elif name == "dead":
            self.dead = low
        elif name == "food":
            self.food = low
        elif name == "helpless":
            self.helpless = low
        elif name in OF_MODULES:
            self.things[name] = (number(r, goal, r.seat), low, high)
        elif name == "works" and short(r, goal, r.seat):
            self.works.append(goal.improvement)
        elif name in ON_BOARD:
            self.board.append(BoardGoal(name, goal.where, low, high))

    # -- how much it counts ----------------------------------------------------------------

    @property
    def fulfilled(self) -> bool:
        """Whether nothing but the colony's fate is missing."""
        return not self.lacking

    @cached_property
    def unit(self) -> float:
        """What a step towards the own demands is worth: more when the end is near."""
        if not self.demands:
            return 0.0
        if self.r.betrayer:
            return self.r.weights.hunger[self.r.left <= LATE]
        return self.r.weights.secret + self.r.weights.secret_late * self.close

    @cached_property
    def close(self) -> float:
        """How close the end is, from 0 to 1: by time, or because the objective is nearly done."""
        late = {1: 1.0, 2: 0.6, 3: 0.3}.get(self.r.left, 0.0)
        return max(late, self.r.aims.near)

    def prepare(self) -> None:
        """Fill in what goals about entrances are worth."""
        for goal in self.board:
            goal.unit = self.unit * EFFORT[goal.what] * 0.5

    # -- what things are worth for it ------------------------------------------------------

    def holding(self, kind: str, held: int) -> float:
        """What it is worth to have one more card of a kind, with ``held`` of it in hand."""
        if not self.demands:
            return 0.0
        value = 0.0
        unit = self.unit * (HOARDING + (1.0 - HOARDING) * self.close)
        if self.r.betrayer:
            unit = self.unit
        if self.hold.get(kind, 0) > held:
            value = unit
        elif self.hold.get("", 0) > len(self.r.me.hand):
            value = 0.7 * unit
        if self.only and kind != self.only:
            value -= 0.5 * self.unit
        if len(self.r.me.hand) >= self.most:
            value -= 0.3 * self.unit
        return value

    def doing(self, what: str, times: int = 1) -> float:
        """What it is worth to do something that is counted."""
        lacking = self.tally.get(what, 0)
        return 0.6 * self.unit * min(times, lacking) if lacking else 0.0

    def equipping(self, kind: str) -> float:
        """What it is worth to have one more card of a kind equipped."""
        if self.equip.get(kind, 0) > 0 or self.equip.get("", 0) > 0:
            return self.unit
        return 0.0

    def joining(self, more: int) -> float:
        """What it is worth if the own group grows, or shrinks with a negative number."""
        if not self.demands:
            return 0.0
        size = len(self.r.me.group)
        return self.unit * (self._missing(size) - self._missing(size + more))

    def _missing(self, size: int) -> int:
        return max(0, self.group - size) + max(0, size - self.group_most)

    def loss(self, v: Survivor) -> float:
        """What it is worth for the own objective to lose one of the own survivors."""
        if not self.demands:
            return 0.0
        value = self.joining(-1)
        if self.leads and v.id == self.r.me.leader:
            value -= 2.0 * self.unit
        if self.careful:
            value -= self.unit
        if self.dead > len(self.r.view.graveyard):
            value += self.unit
        return value

    def wounds(self, v: Survivor, hurt: int) -> float:
        """What wounds of the own survivors are worth for the own objective."""
        if v.owner != self.r.seat or not self.demands:
            return 0.0
        if self.unwounded:
            return -0.35 * self.unit * hurt
        return 0.3 * self.unit * min(hurt, self.scars)

    def store(self, food: int) -> float:
        """What a store of food after tonight's meal is worth for the own objective."""
        return -0.4 * self.unit * max(0, self.food - food) if self.food else 0.0

    def charge(self, helpless: int) -> float:
        """What so many helpless survivors are worth for the own objective."""
        return -0.6 * self.unit * max(0, self.helpless - helpless) if self.helpless else 0.0

    def changing(self, what: str, by: int) -> float:
        """What it is worth for the own objective if there is more, or less, of something."""
        if what not in self.things:
            return 0.0
        now, low, high = self.things[what]
        before = max(0, low - now, now - high)
        after = max(0, low - now - by, now + by - high)
        return 0.4 * self.unit * (before - after)

    def having(self, improvement: str) -> float:
        """What it is worth for the own objective that an improvement is built."""
        return self.unit if improvement in self.works else 0.0

    def waste(self, cards: int) -> float:
        """What another number of cards on the waste pile is worth."""
        if not self.waste_least and self.waste_most == NOBODY:
            return 0.0
        now = len(self.r.view.waste)
        return 0.3 * self.unit * (self._off(now) - self._off(cards))

    def _off(self, cards: int) -> int:
        return max(0, self.waste_least - cards, cards - self.waste_most)
