"""The main objective: what is lacking, and what a step towards it is worth."""

from __future__ import annotations

from functools import cached_property
from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.measures import bounds, number, short
from overrun.bots.long_night.raxxon import missing
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.modifiers import meal
from overrun.games.long_night.vocabulary import Effect

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

EFFORT = {
    "progress": 1.4, "zombies": 1.3, "barricades": 1.0, "barricaded": 1.0, "food": 0.7,
    "unruly": 1.4, "helpless": 1.5, "survivors": 0.7, "armed": 2.0,
    "bandits": 1.5, "loot": 1.3, "specials": 2.5, "contained": 2.5, "code": 0.25, "built": 2.5,
}  # fmt: skip
"""The dice that a step towards each kind of goal takes, more or less."""
DECK_EFFORT = 1.0
AT_WORK = 0.5
"""The share of all dice that is left for the objective when the rest is seen to."""
NEAR = 1.8
"""The rounds of work from which on the end is in sight."""
IN_NO_HURRY = 3
"""With so many rounds and so much morale left one can wait a little for one's own sake."""

ON_BOARD = ("zombies", "barricades", "barricaded")
"""Goals that are looked at as the places will be after tonight."""


OF_MODULES = ("bandits", "loot", "specials", "contained", "code", "built")
"""Goals about what the modules bring."""


class BoardGoal:
    """A goal about entrances: a number of something somewhere, within bounds."""

    def __init__(self, what: str, where: str, low: int, high: int) -> None:
        self.what, self.where, self.low, self.high = what, where, low, high
        self.unit = 0.0


def looting(r: Reading) -> int:
    """The cards that bandits will take tonight."""
    return sum(min(place.bandits, place.deck) for place in r.view.places)


def breaking_out(r: Reading) -> int:
    """The special zombies that will come tonight, unless the code is complete."""
    table = r.view.modules
    if not table.experiment or "containment" in table.closed or not missing(r):
        return 0
    return len(r.cards.experiments[table.experiment].release)


class Aims:
    """What the main objective still wants."""

    def __init__(self, r: Reading) -> None:
        self.r = r
        self.cards: dict[str, int] = {}
        """How many cards of each kind must still be laid on it."""
        self.total = 0
        """How much progress is lacking in all."""
        self.board: list[BoardGoal] = []
        self.food = 0
        """Tokens that must be in the supply."""
        self.helpless = 0
        self.unruly: int | None = None
        self.emptied: list[str] = []
        """The places whose decks are to be emptied, the emptiest ones."""
        self.home: list[tuple[str, int]] = []
        """How many survivors must be where at the end."""
        self.arms = ""
        """The kind of card that more players must have equipped, if any."""
        self.others = 0
        """What is lacking of goals that are not about entrances."""
        self.survive = False
        self.gaps: dict[str, int] = {}
        """What is lacking of goals about bandits, Raxxon and improvements."""
        effort = fsum(self._read(goal) for goal in r.side.goals)
        effort += self._read_lamp(r.side.each_round)
        self.effort = effort
        dice = sum(1 + len(r.view.players[seat].group) for seat in r.citizens)
        speed = max(1.0, AT_WORK * dice)
        self.pressure = effort / speed / max(1, r.left)
        """How much of the time that is left the rest takes."""
        step = r.weights.effort * min(1.7, max(0.6, 0.55 + 0.6 * self.pressure))
        self.step = step * r.cause
        """What a die's work on the objective is worth."""
        self.card_unit = self.step * EFFORT["progress"]
        self.food_unit = self.step * EFFORT["food"]
        self.deck_unit = self.step * DECK_EFFORT
        for goal in self.board:
            goal.unit = self.step * EFFORT[goal.what]

    def _read(self, goal: Any) -> float:
        """Take a goal in; returns the dice that it will take."""
        r, name = self.r, goal.word
        if name == "rounds-left":
            self.survive = True
            return 0.0
        if name in ON_BOARD:
            low, high = bounds(r, goal)
            self.board.append(BoardGoal(name, goal.where, low, high))
            return EFFORT[name] * short(r, goal, r.seat)
        lacking = short(r, goal, r.seat)
        if name == "food":
            # what is eaten tonight is gone before the objective is looked at
            due = meal(r.s, r.mouths)
            left = r.view.food - due if r.view.food >= due else r.view.food
            lacking = max(0, bounds(r, goal)[0] - left)
        if name == "loot":
            # what is taken tonight lies there before the objective is looked at
            there = len(r.view.modules.loot) + looting(r)
            lacking = max(0, bounds(r, goal)[0] - there, there - bounds(r, goal)[1])
        elif name == "specials":
            # what breaks out tonight comes first
            there = number(r, goal, r.seat) + breaking_out(r)
            lacking = max(0, bounds(r, goal)[0] - there, there - bounds(r, goal)[1])
        self.others += lacking
        if name in OF_MODULES:
            self.gaps[name] = max(lacking, self.gaps.get(name, 0))
        if name == "progress":
            if goal.kind:
                self.cards[goal.kind] = lacking
            else:
                self.total = max(self.total, lacking)
            return EFFORT[name] * lacking * (0.5 if self.r.side.sample else 1.0)
        if name == "food":
            self.food = bounds(r, goal)[0]
        elif name == "helpless":
            self.helpless = bounds(r, goal)[0]
        elif name == "unruly":
            self.unruly = bounds(r, goal)[1]
        elif name == "decks-empty":
            return self._read_decks(lacking)
        elif name == "survivors":
            self.home.append((goal.where, bounds(r, goal)[0]))
        elif name == "armed":
            self.arms = goal.kind if lacking else ""
            self.gaps[name] = lacking
        return EFFORT.get(name, 1.0) * lacking

    def _read_decks(self, lacking: int) -> float:
        if not lacking:
            return 0.0
        full = [place for place in self.r.view.places if place.id != COLONY and place.deck]
        full.sort(key=lambda place: place.deck - 2 * len(place.survivors))
        self.emptied = [place.id for place in full[:lacking]]
        return DECK_EFFORT * sum(place.deck for place in full[:lacking])

    def _read_lamp(self, effects: tuple[Effect, ...]) -> float:
        """Some objectives use progress up in every round, and punish its lack."""
        self.lamp = 0
        for effect in effects:
            for part in (effect, *(each for some in effect.parts().values() for each in some)):
                given: Any = part
                if part.word == "progress" and given.by < 0:
                    self.lamp -= given.by
        if not self.lamp:
            return 0.0
        self.lamp_lacking = max(0, self.lamp * self.r.left - self.r.view.progress)
        return EFFORT["progress"] * self.lamp_lacking

    # -- what steps are worth --------------------------------------------------------------

    def wants(self, kind: str) -> bool:
        """Whether cards of a kind are to be laid on it."""
        return kind in self.r.side.accepts and (
            self.cards.get(kind, 0) > 0 or self.total > 0 or self.lamp > 0
        )

    def deliver(self, kind: str, held: int = 0) -> float:
        """What it is worth to lay a card of a kind on the objective, after ``held`` others."""
        if kind not in self.r.side.accepts:
            return 0.0
        w = self.r.weights
        gain = 0.0
        if self.lamp:
            rank = self.r.view.progress // self.lamp + held
            if rank < self.r.left:
                gain = self.r.cause * w.lamp * (1.6 if not rank else max(0.5, 1.0 - 0.12 * rank))
        if self.cards.get(kind, 0) > held or self.total > sum(self.cards.values()) + held:
            gain = max(gain, self.card_unit)
        if gain and not held and self.others == 1 and not self.r.board.lacking:
            gain += self.success
        return gain

    def nearer(self, word: str, by: float = 1) -> float:
        """What it is worth that a goal of a module comes nearer, with what ends the game."""
        gap = self.gaps.get(word, 0)
        if not gap:
            return 0.0
        value = self.step * EFFORT[word] * min(by, gap)
        if gap <= by and self.others == gap and not self.r.board.lacking:
            value += self.success
        return value

    def arming(self, kind: str) -> float:
        """What it is worth to equip a card of a kind, for who has none yet."""
        if kind != self.arms:
            return 0.0
        items = self.r.cards.items
        if any(items[item.id].kind == kind for v in self.r.mine for item in v.items):
            return 0.0
        return self.nearer("armed")

    @cached_property
    def success(self) -> float:
        """What it is worth to end the game with the objective reached.

        Whoever still lacks something for the own objective is in no hurry, if there is time.
        """
        r = self.r
        success = r.weights.win_now * r.cause
        if r.coop or r.betrayer or r.wishes.fulfilled:
            return success
        calm = r.left >= IN_NO_HURRY and r.view.morale >= IN_NO_HURRY + 2
        return -self.card_unit - 0.2 if calm else success

    @cached_property
    def sample(self) -> float:
        """What a killed zombie is worth, if samples are wanted."""
        side = self.r.side
        if not side.sample or self.total <= 0:
            return 0.0
        return self.card_unit * (7 - side.sample) / 6

    @cached_property
    def kills(self) -> bool:
        """Whether zombies are to be killed for it."""
        return self.sample > 0 or any(goal.what == "zombies" for goal in self.board)

    def food_value(self, store: int) -> float:
        """What a store of food is worth to the objective, after tonight's meal."""
        return -self.food_unit * max(0, self.food - store) if self.food else 0.0

    def search(self, place: str) -> float:
        """What it is worth that a card leaves a deck."""
        return self.deck_unit if place in self.emptied else 0.0

    @cached_property
    def near(self) -> float:
        """How near the end is: 0 while much is to do, up to 1."""
        return max(0.0, 1.0 - min(1.0, self.pressure * self.r.left / NEAR))
