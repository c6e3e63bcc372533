"""Planning the zombies' movement: who acts, in which order, and how.

Duties leave little choice; where there is one, every possible step is judged by where it leaves
the humans. Several ways through the phase are tried, some steps taken a little at random, and
the best whole is kept. Cards are tried on the way.
"""

from __future__ import annotations

from random import Random

from overrun.bots.arithmetic import exp
from overrun.bots.zombie_terror.acting import GAME, position, run
from overrun.bots.zombie_terror.judge import Standing, chance_to_win
from overrun.bots.zombie_terror.placing import WON
from overrun.bots.zombie_terror.reply import land
from overrun.bots.zombie_terror.weights import Weights
from overrun.core.play import Finished, Play
from overrun.core.reason import Option
from overrun.games.zombie_terror.adding import count_due
from overrun.games.zombie_terror.board import FACINGS
from overrun.games.zombie_terror.cards import CUNNING, FRENZY, LURCH, SCENT, check_frenzy, play
from overrun.games.zombie_terror.state import ZOMBIES, ZombieTerrorState
from overrun.games.zombie_terror.zombies import (
    LURCH_AP,
    Duties,
    activations,
    carry_out,
    duties,
    natural_ap,
    quota,
)

T = Play[ZombieTerrorState]
S = ZombieTerrorState

Step = tuple[int, str, bool]
"""A zombie's activation: its field, what it does, and whether the card Lurch helps it."""

TEMPERATURE = 0.012
LURCH_PRICE = 0.015
CARD_TRIED = 0.3


class ZombiePlanner:
    """Looks for good movement from one state on."""

    def __init__(self, state: S, weights: Weights, draw: Random) -> None:
        self.weights = weights
        self.draw = draw
        self.root = GAME.freeze(state)
        self.cards = list(state.hands.get(ZOMBIES, ()))
        self._steps: dict[tuple[bytes, bool], list[Step]] = {}
        self._values: dict[tuple[bytes, bool], list[float]] = {}

    def search(self, tries: int) -> tuple[float, list[Option]]:
        """The best movement phase of so many: the humans' chance after it, and the answers."""
        return self.ranked(tries)[0]

    def ranked(self, tries: int) -> list[tuple[float, list[Option]]]:
        """Of so many all that come to something else, the best first."""
        found: dict[bytes, tuple[float, list[Option]]] = {}
        for number in range(tries):
            plan, value, end = self.roll(TEMPERATURE if number else 0.0)
            found.setdefault(end, (value, plan))
        return sorted(found.values(), key=lambda each: each[0])

    def roll(self, temperature: float) -> tuple[list[Option], float, bytes]:
        """One movement phase, each step chosen among those that look best, and where it ends."""
        s = GAME.thaw(self.root)
        t = Play(s, None)
        plan: list[Option] = []
        before_frenzy: tuple[list[Option], float, bytes] | None = None
        lurch = LURCH in self.cards and self.draw.random() < CARD_TRIED
        try:
            while True:
                up = duties(s)
                if not up.next_up:
                    break
                if s.moved >= quota(s):
                    if FRENZY not in s.hands[ZOMBIES] or check_frenzy(s) is not None:
                        break
                    before_frenzy = plan.copy(), self.value(s), position(s)
                    plan.append(("play", FRENZY))
                    run(play(t, ZOMBIES, FRENZY), ())
                    continue
                if temperature and self.play_card(t, up, plan):
                    continue
                self.take(t, self.choose(s, up, lurch, temperature), plan)
                if lurch and LURCH not in s.hands[ZOMBIES]:
                    lurch = False
        except Finished:
            pass
        value = self.value(s)
        if before_frenzy is not None and before_frenzy[1] <= value:
            return before_frenzy
        return plan, value, position(s)

    def steps(self, s: S, up: Duties, lurch: bool) -> list[Step]:
        """All activations that are legal now."""
        if up.biting:
            return [(field, "*", False) for field in up.biting]
        found = [
            (field, way, False)
            for field in up.next_up
            for way in activations(s, field, natural_ap(s, field))
        ]
        if lurch:
            found += [
                (field, way, True)
                for field in up.next_up
                if natural_ap(s, field) < LURCH_AP
                for way in activations(s, field, LURCH_AP)
            ]
        return found

    def take(self, t: T, step: Step, plan: list[Option]) -> None:
        """Carry a step out and write it down."""
        field, way, lurch = step
        name = t.state.ground.names[field]
        if lurch:
            plan += [("play", LURCH, name), ("do", way)]
            run(play(t, ZOMBIES, LURCH, name), [("do", way)])
        else:
            plan += [("activate", name), ("do", way)]
            carry_out(t, field, way)

    def play_card(self, t: T, up: Duties, plan: list[Option]) -> bool:
        """Now and then, play a card that changes what the zombies must do."""
        s = t.state
        hand = s.hands[ZOMBIES]
        names = s.ground.names
        if CUNNING in hand and up.hunting and not up.biting and self.draw.random() < CARD_TRIED:
            option: Option = ("play", CUNNING, names[self.draw.choice(up.hunting)])
            run(play(t, ZOMBIES, *option[1:]), ())
            plan.append(option)
            return True
        if SCENT in hand and self.draw.random() < CARD_TRIED:
            near = [
                (field, facing)
                for field in (*up.hunting, *up.free)
                for facing in range(4)
                if facing != s.horde[field].facing
                and not s.crowd.keys().isdisjoint(s.ground.sight[field][facing][:3])
            ]
            if near:
                field, facing = self.draw.choice(near)
                option, face = ("play", SCENT, names[field]), ("face", FACINGS[facing])
                run(play(t, ZOMBIES, *option[1:]), [face])
                plan += [option, face]
                return True
        return False

    def value(self, s: S) -> float:
        """The humans' chance after the movement phase."""
        return chance_to_win(s, self.weights, 0 if s.outcome else len(count_due(s)))

    def choose(self, s: S, up: Duties, lurch: bool, temperature: float) -> Step:
        """The step after which the humans stand worst, or nearly so."""
        key = (GAME.freeze(s), lurch)
        steps = self._steps.get(key)
        if steps is None:
            steps = self._steps[key] = self.steps(s, up, lurch)
        if len(steps) == 1:
            return steps[0]
        values = self._values.get(key)
        if values is None:
            values = self._values[key] = self.values_of(s, steps)
        least = min(values)
        if not temperature or least == WON:
            return steps[values.index(least)]
        weights = [exp((least - value) / temperature) for value in values]
        return self.draw.choices(steps, weights)[0]

    def values_of(self, s: S, steps: list[Step]) -> list[float]:
        """The humans' chance after each of these steps, up to one that wins."""
        standing = Standing(s, self.weights)
        logits = standing.logits()
        values: list[float] = []
        for step in steps:
            values.append(self.value_of(s, standing, logits, step))
            if values[-1] == WON:
                break
        return values

    def value_of(self, s: S, standing: Standing, logits: list[int], step: Step) -> float:
        """The humans' chance after this step."""
        field, way, lurch = step
        price = LURCH_PRICE if lurch else 0.0
        if way.endswith("*"):
            after = GAME.copy(s)
            try:
                carry_out(Play(after, None), field, way)
            except Finished:
                return WON
            return chance_to_win(after, self.weights) + price
        horde = s.horde
        zombie = horde[field]
        to, facing = land(s, field, way)
        old, new = 4 * field + zombie.facing, 4 * to + facing
        rows = standing.rows
        moved = [each - row[old] + row[new] for each, row in zip(logits, rows, strict=True)]
        if not standing.near:
            return standing.chance(moved) + price
        del horde[field]
        horde[to] = zombie
        value = standing.chance(moved)
        del horde[to]
        horde[field] = zombie
        return value + price
