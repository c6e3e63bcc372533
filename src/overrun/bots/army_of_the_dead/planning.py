"""A survivor's turn, thought through: a few actions ahead, and what the zombies make of it.

Dice fall as expected: after an attack there are fewer zombies, in fractions. What comes of it is
seen when it happens; then the rest of the turn is thought through again.
"""

from __future__ import annotations

from typing import NamedTuple

from overrun.bots.army_of_the_dead.acting import action_value, place_value
from overrun.bots.army_of_the_dead.aims import Aim
from overrun.bots.army_of_the_dead.danger import Outlook
from overrun.bots.army_of_the_dead.fighting import blow
from overrun.bots.army_of_the_dead.odds import strength
from overrun.bots.army_of_the_dead.packing import better_hands
from overrun.bots.army_of_the_dead.reading import Reading, weapon_of
from overrun.bots.army_of_the_dead.teams import share_out
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.actions import price
from overrun.games.army_of_the_dead.turn import action_options

WIDTH = (4, 2, 1, 1)
"""How many of the best first, second … actions are followed further."""
RISK = 6.0
"""What it is worth not to roll a die for sleepers who must not wake."""
DEAD = 0.3
"""So little of a zombie counts as nothing."""
ATTACKS = ("attack", "focus", "gun", "gun-focus")
STEPS = ("move", "sprint", "charge", "bloodlust")
IDLE = ("reload", "discard", "drop", "noise", "seat", "reorganise", "end")
"""Actions that are not planned: they are done by themselves, or never."""


def best_action(r: Reading, ask: Ask) -> Option:
    """Load what is dry, take the better weapon, then whatever makes the best turn."""
    me = r.me
    reload = [option for option in ask.options if option[0] == "reload"]
    if reload:
        return max(reload, key=lambda option: _strength(r, option[2]))
    option, gain = Planner(r, share_out(r).get(me.id)).best(list(ask.options))
    if ("reorganise",) in ask.options and gain < 4.0 and better_hands(me):
        return ("reorganise",)
    return option if gain > 0.05 else ("end",)


def _strength(r: Reading, slot: str) -> float:
    weapon = weapon_of(r.me.gear[int(slot)])
    return 0.0 if weapon is None else strength(weapon)


def _left(number: float) -> float:
    """Who is as good as dead is not reckoned with: else nobody would dare to plan a step."""
    return number if number > DEAD else 0.0


class Moment(NamedTuple):
    """A point in the turn: where one is, what is left, who is still there."""

    zone: int
    actions: int
    free: dict[str, int]
    shamblers: list[float]
    alphas: list[float]
    gain: float
    """What was done on the way."""
    done: tuple[Option, ...]


class Planner:
    """The search for the best turn of one survivor."""

    def __init__(self, r: Reading, aim: Aim | None) -> None:
        self.r = r
        self.s = r.s
        self.me = r.me
        self.aim = aim
        self.outlook = Outlook(r, r.me)

    def best(self, options: list[Option]) -> tuple[Option, float]:
        """The action to begin with, and how much better the turn is than ending it now."""
        s, turn = self.s, self.s.turn
        now = Moment(
            self.me.zone,
            turn.actions,
            dict(turn.free),
            list(s.shamblers),
            list(s.alphas),
            0.0,
            (),
        )
        stay = self.value(now)
        found = self._next(now, options)
        best: Option = ("end",)
        most = stay
        for number, (value, option, moment) in enumerate(found):
            if number < WIDTH[0]:
                value = max(value, self._follow(moment, 1))
            if value > most:
                best, most = option, value
        self._show(now)
        return best, most - stay

    def _follow(self, moment: Moment, depth: int) -> float:
        """The best that can be made of the rest of the turn."""
        if depth >= len(WIDTH) or not (moment.actions or moment.free):
            return -1e9
        self._show(moment)
        best = -1e9
        for number, (value, _, after) in enumerate(self._next(moment, None)):
            if number < WIDTH[depth]:
                value = max(value, self._follow(after, depth + 1))
            best = max(best, value)
        return best

    def _next(
        self, moment: Moment, options: list[Option] | None
    ) -> list[tuple[float, Option, Moment]]:
        """What can be done next, the best first by what it brings at once."""
        self._show(moment)
        if options is None:
            options = action_options(self.s, self.me)
        found = []
        for option in options:
            if option[0] in IDLE or option in moment.done:
                continue
            self._show(moment)
            after = self._after(moment, option)
            if after is not None:
                found.append((self.value(after), option, after))
        found.sort(key=lambda each: -each[0])
        return found

    def _show(self, moment: Moment) -> None:
        """Lay the table out as it is at that moment."""
        s = self.s
        self.me.zone = moment.zone
        s.shamblers, s.alphas = moment.shamblers, moment.alphas  # type: ignore[assignment]
        turn = s.turn
        turn.actions, turn.free = moment.actions, dict(moment.free)

    def value(self, moment: Moment) -> float:
        """What a turn that ends so is worth."""
        self._show(moment)
        place = place_value(self.r, self.me, self.aim, moment.zone)
        return moment.gain + place - self.outlook.cost(moment.zone)

    def _after(self, moment: Moment, option: Option) -> Moment | None:
        """The table after an action, as far as it can be foreseen."""
        s, me = self.s, self.me
        cost = price(s, me, option)
        free = cost.free(s.turn)
        actions = moment.actions - cost.due(s.turn)
        if actions < 0:
            return None
        left = moment.free
        if free:
            left = {kind: n - (kind == free) for kind, n in left.items() if n > (kind == free)}
        verb = option[0]
        zone, gain = moment.zone, moment.gain
        shamblers, alphas = moment.shamblers, moment.alphas
        done = moment.done
        if verb in STEPS:
            zone = self.r.ground.index[option[2] if verb in STEPS[2:] else option[1]]
            if moment.zone in s.sleepers and not s.has_specialist(me.id, "shadow"):
                guarded = RISK if self.r.guards(moment.zone) else 0.0
                gain -= 0.4 * len(s.sleepers[moment.zone]) + guarded
            if verb in ("sprint", "charge", "bloodlust"):
                done = (*done, option)
                gain += 0.1
        elif self.r.spoils(me, option):
            return None
        elif verb in ATTACKS:
            hit = blow(self.r, me, option)
            if hit is None:
                return None
            gain += hit.gain
            at = hit.zone
            shamblers, alphas = list(shamblers), list(alphas)
            shamblers[at] = _left(shamblers[at] - hit.shamblers)
            alphas[at] = _left(alphas[at] - hit.alphas)
        else:
            value = action_value(self.r, me, self.aim, option)
            if value <= 0:
                return None
            gain += value
            done = (*done, option)
            if verb in ("take", "search") and zone in s.sleepers:
                shamblers = list(shamblers)
                shamblers[zone] += 2.0 * len(s.sleepers[zone])
        return Moment(zone, actions, left, shamblers, alphas, gain, done)
