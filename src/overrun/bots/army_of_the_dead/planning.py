"""A survivor's turn, thought through: a few actions ahead, and what the zombies make of it.

Dice fall as expected: after an attack there are fewer zombies, in fractions. What comes of it is
seen when it happens; then the rest of the turn is thought through again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from overrun.bots.army_of_the_dead.acting import action_value, place_value
from overrun.bots.army_of_the_dead.aims import Aim
from overrun.bots.army_of_the_dead.danger import Outlook
from overrun.bots.army_of_the_dead.fighting import Blow, blow
from overrun.bots.army_of_the_dead.odds import strength
from overrun.bots.army_of_the_dead.reading import Reading, weapon_of
from overrun.bots.army_of_the_dead.scouting import arms_of, better
from overrun.bots.army_of_the_dead.teams import share_out
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.action import Price
from overrun.games.army_of_the_dead.actions import ACTIONS, price
from overrun.games.army_of_the_dead.turn import action_options

WIDTH = (4, 2, 1, 1)
"""How many of the best first, second … actions are followed further."""
CLOSE = 2.5
"""What is worth so much less is as good, as far as can be foreseen."""
RISK = 6.0
"""What it is worth not to roll a die for sleepers who must not wake."""
DEAD = 0.3
"""So little of a zombie counts as nothing."""
GUNS = ("gun", "gun-focus")
ATTACKS = ("attack", "focus", *GUNS)
STEPS = ("move", "sprint", "charge", "bloodlust")
IDLE = ("reload", "discard", "drop", "noise", "seat", "reorganise", "end")
"""Actions that are not planned: they are done by themselves, or never."""


def best_action(r: Reading, ask: Ask) -> Option:
    """Load what is dry, take the better weapon, then whatever makes the best turn."""
    return good_actions(r, ask)[0]


def good_actions(r: Reading, ask: Ask) -> list[Option]:
    """That, and what would make about as good a turn, the best first."""
    me = r.me
    reload = [option for option in ask.options if option[0] == "reload"]
    if reload:
        return [max(reload, key=lambda option: _strength(r, option[2]))]
    ranked = Planner(r, share_out(r).get(me.id)).ranked(list(ask.options))
    gain = ranked[0][0]
    if ("reorganise",) in ask.options and gain < 4.0 and better(arms_of(me.gear)):
        return [("reorganise",)]
    if gain <= 0.05:
        return [("end",)]
    return [option for value, option in ranked if value > gain - CLOSE]


def _strength(r: Reading, slot: str) -> float:
    weapon = weapon_of(r.me.gear[int(slot)])
    return 0.0 if weapon is None else strength(weapon)


def _left(number: float) -> float:
    """Who is as good as dead is not reckoned with: else nobody would dare to plan a step."""
    return number if number > DEAD else 0.0


class Horde:
    """The zombies at some point of the turn, zone by zone."""

    def __init__(self, number: int, shamblers: list[float], alphas: list[float]) -> None:
        self.number = number
        self.shamblers, self.alphas = shamblers, alphas


class Scene:
    """The table at some point of the turn: where one stands, and who is still there.

    There is one for each such table, however many ways lead there; so what follows from it is
    worked out once.
    """

    def __init__(self, zone: int, horde: Horde) -> None:
        self.zone = zone
        self.horde = horde
        self.worth: tuple[float, float] | None = None
        """What it is worth to stand there, and what is to be feared."""
        self.options: dict[tuple[int, tuple[str, ...]], list[Option]] = {}
        """What can be done with so many actions and these free ones."""
        self.deeds: dict[Option, Deed | None] = {}


class Deed(NamedTuple):
    """What an action changes, as far as it can be foreseen."""

    price: Price
    gains: tuple[float, ...]
    after: Scene
    once: bool
    """Whether a turn that has it once gains nothing by having it again."""


class Moment(NamedTuple):
    """A point in the turn."""

    scene: Scene
    actions: int
    free: dict[str, int]
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
        self._hordes: dict[tuple[tuple[float, ...], tuple[float, ...]], Horde] = {}
        self._scenes: dict[tuple[int, int], Scene] = {}
        self._places: dict[int, float] = {}
        """What it is worth to be in each zone."""
        self._prices: dict[tuple[str, Scene | str], Price] = {}
        self._blows: dict[tuple[Option, int, float, float], Blow | None] = {}

    def ranked(self, options: list[Option]) -> list[tuple[float, Option]]:
        """The actions to begin with, the best first, and how much better each makes the turn than
        ending it now."""
        s, turn = self.s, self.s.turn
        scene = self._scene(self.me.zone, self._horde(s.shamblers, s.alphas))
        now = Moment(scene, turn.actions, dict(turn.free), 0.0, ())
        stay = self.value(now)
        found = self._next(now, options)
        ranked: list[tuple[float, Option]] = [(0.0, ("end",))]
        for number, (value, option, moment) in enumerate(found):
            if number < WIDTH[0]:
                value = max(value, self._follow(moment, 1))
            ranked.append((value - stay, option))
        ranked.sort(key=lambda each: -each[0])
        self._show(scene)
        turn.actions, turn.free = now.actions, now.free
        return ranked

    def _follow(self, moment: Moment, depth: int) -> float:
        """The best that can be made of the rest of the turn."""
        if depth >= len(WIDTH) or not (moment.actions or moment.free):
            return -1e9
        best = -1e9
        for number, (value, _, after) in enumerate(self._next(moment, self._options(moment))):
            if number < WIDTH[depth]:
                value = max(value, self._follow(after, depth + 1))
            best = max(best, value)
        return best

    def _options(self, moment: Moment) -> list[Option]:
        """What the rules allow then."""
        scene, actions, free = moment.scene, moment.actions, moment.free
        key = (actions, tuple(free))
        options = scene.options.get(key)
        if options is None:
            self._show(scene)
            self.s.turn.actions, self.s.turn.free = actions, dict(free)
            found = action_options(self.s, self.me)
            options = scene.options[key] = [each for each in found if each[0] not in IDLE]
        return options

    def _next(self, moment: Moment, options: list[Option]) -> list[tuple[float, Option, Moment]]:
        """What can be done next, the best first by what it brings at once."""
        found = []
        deeds, done = moment.scene.deeds, moment.done
        for option in options:
            if option[0] in IDLE or option in done:
                continue
            if option not in deeds:
                deeds[option] = self._deed(moment.scene, option)
            deed = deeds[option]
            after = None if deed is None else self._after(moment, option, deed)
            if after is not None:
                found.append((self.value(after), option, after))
        found.sort(key=lambda each: -each[0])
        return found

    def _horde(self, shamblers: Sequence[float], alphas: Sequence[float]) -> Horde:
        key = (tuple(shamblers), tuple(alphas))
        horde = self._hordes.get(key)
        if horde is None:
            number = len(self._hordes)
            horde = self._hordes[key] = Horde(number, list(shamblers), list(alphas))
        return horde

    def _scene(self, zone: int, horde: Horde) -> Scene:
        key = (zone, horde.number)
        scene = self._scenes.get(key)
        if scene is None:
            scene = self._scenes[key] = Scene(zone, horde)
        return scene

    def _show(self, scene: Scene) -> None:
        """Lay the table out like that."""
        s, horde = self.s, scene.horde
        self.me.zone = scene.zone
        s.shamblers, s.alphas = horde.shamblers, horde.alphas  # type: ignore[assignment]

    def _place(self, zone: int) -> float:
        """What it is worth to be there."""
        place = self._places.get(zone)
        if place is None:
            place = self._places[zone] = place_value(self.r, self.me, self.aim, zone)
        return place

    def value(self, moment: Moment) -> float:
        """What a turn that ends so is worth."""
        scene = moment.scene
        if scene.worth is None:
            self._show(scene)
            scene.worth = self._place(scene.zone), self.outlook.cost(scene.zone)
        place, cost = scene.worth
        return moment.gain + place - cost

    def _after(self, moment: Moment, option: Option, deed: Deed) -> Moment | None:
        """The turn after an action, if it can be paid for."""
        left, cost = moment.free, deed.price
        if left:
            turn = self.s.turn
            turn.free = left
            actions = moment.actions - cost.due(turn)
            free = cost.free(turn)
            if free:
                left = {kind: n - (kind == free) for kind, n in left.items() if n > (kind == free)}
        else:
            actions = moment.actions - cost.cost - cost.extra
        if actions < 0:
            return None
        gain = moment.gain
        for more in deed.gains:
            gain += more
        done = (*moment.done, option) if deed.once else moment.done
        return Moment(deed.after, actions, left, gain, done)

    def _price(self, scene: Scene, option: Option) -> Price:
        """What an action costs. A step costs the same wherever it leads, and an attack whoever is
        attacked, so that this need not be read from each."""
        verb = option[0]
        action = ACTIONS[verb]
        if action.cost is None:
            return action.fixed
        if verb not in STEPS and verb not in ATTACKS:
            return price(self.s, self.me, option)
        key = (verb, scene if verb in STEPS else option[1])
        known = self._prices.get(key)
        if known is None:
            known = self._prices[key] = price(self.s, self.me, option)
        return known

    def _blow(self, scene: Scene, option: Option) -> Blow | None:
        """What an attack does; from the same zone, and to as many, it is the same at any time."""
        zone = self.r.ground.index[option[1] if option[0] in GUNS else option[2]]
        horde = scene.horde
        key = (option, scene.zone, horde.shamblers[zone], horde.alphas[zone])
        if key not in self._blows:
            self._blows[key] = blow(self.r, self.me, option)
        return self._blows[key]

    def _deed(self, scene: Scene, option: Option) -> Deed | None:
        """What comes of an action; nothing if it is not worth doing."""
        self._show(scene)
        s, me, r = self.s, self.me, self.r
        verb, zone = option[0], scene.zone
        cost = self._price(scene, option)
        if verb in STEPS:
            gains = []
            if zone in s.sleepers and not s.has_specialist(me.id, "shadow"):
                guarded = RISK if r.guards(zone) else 0.0
                gains.append(-(0.4 * len(s.sleepers[zone]) + guarded))
            run = verb != "move"
            if run:
                gains.append(0.1)
            to = r.ground.index[option[2] if verb in STEPS[2:] else option[1]]
            return Deed(cost, tuple(gains), self._scene(to, scene.horde), run)
        if r.spoils(me, option):
            return None
        shamblers, alphas = scene.horde.shamblers.copy(), scene.horde.alphas.copy()
        if verb in ATTACKS:
            hit = self._blow(scene, option)
            if hit is None:
                return None
            at = hit.zone
            shamblers[at] = _left(shamblers[at] - hit.shamblers)
            alphas[at] = _left(alphas[at] - hit.alphas)
            return Deed(cost, (hit.gain,), self._scene(zone, self._horde(shamblers, alphas)), False)
        value = action_value(r, me, self.aim, option)
        if value <= 0:
            return None
        if verb in ("take", "search") and zone in s.sleepers:
            shamblers[zone] += 2.0 * len(s.sleepers[zone])
        return Deed(cost, (value,), self._scene(zone, self._horde(shamblers, alphas)), True)
