"""Planning a human turn: who acts, in which order, and what each does.

A plan is a list of parts, one for each human who acts and each card that is played. The bot
starts from plans that look sound and then changes one thing at a time, keeping what is better
after the zombies' answer. Nobody has to act: every human who does lets one more zombie act.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random

from overrun.bots.arithmetic import exp
from overrun.bots.zombie_terror.acting import GAME, Part, perform
from overrun.bots.zombie_terror.aims import routes
from overrun.bots.zombie_terror.judge import chance_to_win, maps_for
from overrun.bots.zombie_terror.maps import Maps
from overrun.bots.zombie_terror.reply import answer
from overrun.bots.zombie_terror.weights import Weights
from overrun.core.play import Finished, Play
from overrun.core.reason import Option
from overrun.games.zombie_terror.activation import end_activation, human_ap
from overrun.games.zombie_terror.board import CAR, FACINGS
from overrun.games.zombie_terror.cards import card_options
from overrun.games.zombie_terror.human_cards import ADRENALINE, ADRENALINE_AP, CANAL, DECOY
from overrun.games.zombie_terror.humans import ACTIONS, abilities, moves
from overrun.games.zombie_terror.state import CHILD, HUMANS, Human, ZombieTerrorState

S = ZombieTerrorState

Way = tuple[Part, float]
"""What a human could do, and how good it looks at first sight."""

LURE = 0.8
DANGER = 0.9
TEMPERATURE = 0.35
LOOKS = {"axe": 0.7, "shoot": 0.5, "heal": 1.2, "push": 0.1, "shove": 0.2, "search": 0.8,
         "bark": 0.2, "hand": -0.3, "alarm": 0.1}  # fmt: skip
ESCAPES = 5.0
MOST_WAYS = 120
WARY = 4
WARY_SHARE = 35
TWICE = 0.25
CARDS = 0.12
SWAP = 0.2
DROP = 0.4
MOVE = 0.55


def danger_map(s: S, maps: Maps) -> dict[int, float]:
    """Where a human would be bitten next if it stopped there, roughly."""
    danger: dict[int, float] = {}
    horde, crowd = s.horde, s.crowd
    sight = s.ground.sight
    for field, zombie in horde.items():
        for distance, ahead in enumerate(sight[field][zombie.facing]):
            danger[ahead] = danger.get(ahead, 0.0) + (1.0 if distance < 3 else 0.4)
            if ahead in horde or ahead in crowd:
                break
        for beside in maps.side_reach(field, zombie.facing):
            danger[beside] = danger.get(beside, 0.0) + 0.5
    return danger


class HumanPlanner:
    """Looks for a good turn from one state on."""

    def __init__(self, state: S, weights: Weights, draw: Random) -> None:
        self.weights = weights
        self.draw = draw
        self.root = GAME.freeze(state)
        self.maps = maps_for(state, weights)
        self.danger = danger_map(state, self.maps)
        self.active = state.active if state.ap > 0 else None
        self.who = [
            human.name
            for _, human in state.living()
            if human.name == self.active or human.name not in state.activated
        ]
        self.cards = list(state.hands.get(HUMANS, ()))
        self._keys = [4 * field + zombie.facing for field, zombie in state.horde.items()]
        self.routes = routes(state, self.maps)
        self._lures: dict[tuple[str, int], float] = {}
        self._states: dict[tuple[Part, ...], bytes | None] = {(): self.root}
        self._ways: dict[tuple[tuple[Part, ...], str, int], list[Way]] = {}
        self._weights: dict[tuple[tuple[Part, ...], str, int], list[float]] = {}
        self._ends: dict[tuple[Part, ...], bytes | float] = {}
        self._values: dict[tuple[bytes, int], float] = {}

    # -- the search ------------------------------------------------------------------------

    def search(self, tries: int) -> tuple[float, list[Part]]:
        """The best plan of so many, with its value.

        At first as if more zombies could act than may: so each human is brought to safety on its
        own. Then with the true number, which may let some stay where they are.
        """
        calm: list[Part] = []
        first = self.openings()
        wary = max(first, key=lambda plan: self.value(plan, WARY))
        wary, _ = self.climb(wary, (tries * WARY_SHARE) // 100, WARY)
        best = max(calm, wary, *first, key=self.value)
        best, value = self.climb(best, tries - (tries * WARY_SHARE) // 100, 0)
        return value, best

    def climb(self, best: list[Part], tries: int, extra: int) -> tuple[list[Part], float]:
        """Change one thing at a time, and keep what is no worse."""
        value = self.value(best, extra)
        for _ in range(tries):
            if value >= 1.0:
                break
            plan = self.change(best)
            if plan is not None and self.draw.random() < TWICE:
                plan = self.change(plan)
            if plan is None:
                continue
            found = self.value(plan, extra)
            if found >= value:
                best, value = plan, found
        return best, value

    def openings(self) -> list[list[Part]]:
        """Plans to begin with: everybody does what looks best, and each alone."""
        together: list[Part] = []
        alone: list[list[Part]] = []
        for name in self.who:
            ways = self.ways((), name, 0)
            if ways:
                way = max(ways, key=lambda each: each[1])[0]
                alone.append([way])
                together.append(way)
                alone += self.canal_plans(name, ways)
        return [together, *alone]

    def canal_plans(self, name: str, ways: list[Way]) -> list[list[Part]]:
        """Going to the canal and leaving by it: good only as a whole, so chance seldom finds it."""
        if CANAL not in self.cards:
            return []
        ground = self.maps.ground
        canals = {ground.names[field] for field in ground.canals}
        exits = [way for way, _ in ways if way[-1][0] == "move" and way[-1][2] in canals]
        return [[way, (("play", CANAL, name),)] for way in exits[:1]]

    def change(self, plan: list[Part]) -> list[Part] | None:
        """The plan with one thing changed."""
        draw = self.draw
        dice = draw.random()
        if self.cards and dice < CARDS:
            return self.change_cards(plan)
        if len(plan) > 1 and dice < SWAP:
            plan = plan.copy()
            one, two = draw.sample(range(len(plan)), 2)
            plan[one], plan[two] = plan[two], plan[one]
            return self.in_order(plan)
        name = draw.choice(self.who) if self.who else None
        if name is None:
            return None
        rest = [part for part in plan if part[0][1] != name or part[0][0] == "play"]
        place = next((i for i, part in enumerate(plan) if part[0][1] == name), None)
        if place is not None and dice < DROP:
            return rest
        if place is None or dice < MOVE:
            place = draw.randrange(len(rest) + 1)
        if name == self.active:
            place = 0
        extra = ADRENALINE_AP if ADRENALINE in self.cards and draw.random() < 0.15 else 0
        before = tuple(rest[:place])
        if not self.ways(before, name, extra):
            return None
        return self.in_order([*before, self.pick(before, name, extra), *rest[place:]])

    def in_order(self, plan: list[Part]) -> list[Part]:
        """Whoever is in the middle of an activation finishes it first."""
        if self.active is not None:
            plan.sort(key=lambda part: part[0][1] != self.active)
        return plan

    def pick(self, before: tuple[Part, ...], name: str, extra: int) -> Part:
        """One of the ways that this human has then, the likelier the better it looks."""
        key = (before, name, extra)
        ways, weights = self._ways[key], self._weights.get(key)
        if weights is None:
            weights = [*accumulate([exp(looks / TEMPERATURE) for _, looks in ways])]
            self._weights[key] = weights
        return self.draw.choices(ways, cum_weights=weights)[0][0]

    def change_cards(self, plan: list[Part]) -> list[Part] | None:
        """The plan with a card more or a card less."""
        draw = self.draw
        played = [i for i, part in enumerate(plan) if part[0][0] == "play"]
        if played and draw.random() < 0.4:
            gone = draw.choice(played)
            return plan[:gone] + plan[gone + 1 :]
        place = draw.randrange(len(plan) + 1)
        frozen = self.state_after(tuple(plan[:place]))
        if frozen is None:
            return None
        s = GAME.thaw(frozen)
        options = [each for each in card_options(s, HUMANS) if each[1] != ADRENALINE]
        if not options:
            return None
        # every card is as likely as any other, however many targets it has
        card = draw.choice(sorted({each[1] for each in options}))
        option = draw.choice([each for each in options if each[1] == card])
        part: Part = self.decoy(s) if card == DECOY else (option,)
        return [*plan[:place], part, *plan[place:]]

    def decoy(self, s: S) -> Part:
        """Turn two zombies, near ones rather, some way."""
        draw = self.draw
        names = s.ground.names
        near = sorted(
            s.horde, key=lambda f: (min(self.apart(f, h) for h in s.crowd), f) if s.crowd else f
        )
        chosen = draw.sample(near[:5], min(2, len(near)))
        part: list[Option] = [("play", DECOY)]
        for field in chosen:
            part += [("turn", names[field]), ("face", draw.choice(FACINGS))]
        return tuple(part)

    def apart(self, one: int, other: int) -> int:
        (x, y), (u, v) = self.maps.place[one], self.maps.place[other]
        return abs(x - u) + abs(y - v)

    # -- looking ahead ---------------------------------------------------------------------

    def state_after(self, parts: tuple[Part, ...]) -> bytes | None:
        """The state when these parts are done; ``None`` if the game is over by then."""
        if parts in self._states:
            return self._states[parts]
        s = self.play(parts)
        frozen = self._states[parts] = GAME.freeze(s) if s.outcome is None else None
        return frozen

    def play(self, parts: tuple[Part, ...]) -> S:
        """Carry these parts out, from the latest point on that is known; other plans begin in the
        same way."""
        states = self._states
        known = len(parts)
        while (frozen := states.get(parts[:known])) is None:
            known -= 1
        s = GAME.thaw(frozen)
        t = Play(s, None)
        try:
            for number in range(known, len(parts)):
                perform(t, parts[number])
                states[parts[: number + 1]] = GAME.freeze(s)
        except Finished:
            pass
        return s

    def value(self, plan: list[Part], extra: int = 0) -> float:
        """The humans' chance after this turn and the zombies' answer."""
        parts = tuple(plan)
        s = None
        end = self._ends.get(parts)
        if end is None:
            s = self.play(parts)
            end = self._ends[parts] = self.end(s)
        if isinstance(end, float):
            return end
        value = self._values.get((end, extra))
        if value is None:
            s = s or GAME.thaw(end)
            due = answer(Play(s, None), self.maps, extra)
            value = self._values[end, extra] = chance_to_win(s, self.weights, due)
        return value

    def end(self, s: S) -> bytes | float:
        """End the humans' turn: where they stand then; or their chance, if the game is over."""
        if s.outcome is not None:
            return chance_to_win(s, self.weights)
        end_activation(s)
        s.activated.sort()  # in which order they acted does not matter any more
        return GAME.freeze(s)

    # -- what a human could do -------------------------------------------------------------

    def ways(self, before: tuple[Part, ...], name: str, extra: int) -> list[Way]:
        """What this human could do after those parts, with so many more AP by a card."""
        key = (before, name, extra)
        if key not in self._ways:
            frozen = self.state_after(before)
            self._ways[key] = self.find_ways(GAME.thaw(frozen), name, extra) if frozen else []
        return self._ways[key]

    def lure(self, field: int, name: str) -> float:
        """How good it looks to end on this field."""
        route = self.routes.get(name)
        child = name == CHILD
        key = (name if route is not None or child else "", field)
        found = self._lures.get(key)
        if found is None:
            maps, w = self.maps, self.weights
            far = maps.child_steps if child else maps.exit_steps
            steps = (far if route is None else route.steps)[field]
            row = maps.pressure(field)
            logit = w.per_step * steps + w.per_turn[min((steps + 2) // 3, 7)]
            logit += sum([row[key] for key in self._keys])
            found = LURE * logit / 1000 - DANGER * self.danger.get(field, 0.0)
            self._lures[key] = found
        return found

    def find_ways(self, s: S, name: str, extra: int) -> list[Way]:
        at = s.where(name)
        if at is None or not s.crowd[at].is_alive:
            return []
        if s.active == name and s.ap > 0:
            ap = s.ap
        elif name in s.activated:
            return []
        else:
            ap = human_ap(s, name)
        home = -self.lure(at, name)
        ways: list[Way] = []
        if extra:  # as if the card had been played already
            s.active, s.ap = name, ap + extra
            s.activated = [*s.activated, name]
        self.explore(s, at, s.crowd[at], ap + extra, (), 0.0, home, ways)
        if extra:
            card: Option = ("play", ADRENALINE)
            ways = [((*part[:1], card, *part[1:]), looks) for part, looks in ways]
        return ways

    def explore(
        self,
        s: S,
        at: int,
        human: Human,
        ap: int,
        before: Part,
        bonus: float,
        home: float,
        ways: list[Way],
    ) -> None:
        """All fields within reach, and from each what else the human can do there."""
        name = human.name
        ground = s.ground
        names, terrain = ground.names, ground.terrain
        child = name == CHILD
        verbs = [verb for verb in abilities(s, name) if verb != "move"]
        reached = {at: before}
        edge = [at]
        slipped: set[int] = set()
        for left in range(ap, -1, -1):
            following: list[int] = []
            for field in edge:
                path = reached[field]
                if path:
                    if terrain[field] == CAR:
                        ways.append((path, bonus + ESCAPES))
                        continue
                    ways.append((path, bonus + home + self.lure(field, name)))
                if not left:
                    continue
                for verb in verbs:
                    targets = ACTIONS[verb].options(s, ground, field, human)
                    for target in targets:
                        option = (verb, name, names[target])
                        beyond = (*path, option)
                        self.follow(s, human, left, len(before), beyond, bonus, home, ways)
                for other in moves(s, ground, field, human):
                    if other in reached:
                        continue
                    if child:
                        diagonal = other not in ground.step[field]
                        if diagonal and field in slipped:
                            continue
                        if diagonal or field in slipped:
                            slipped.add(other)
                    reached[other] = (*path, ("move", name, names[other]))
                    following.append(other)
            edge = following

    def follow(
        self,
        s: S,
        human: Human,
        ap: int,
        done: int,
        path: Part,
        bonus: float,
        home: float,
        ways: list[Way],
    ) -> None:
        """Do what is special about this path and look on from there."""
        if len(ways) > MOST_WAYS:
            return
        verb = path[-1][0]
        bonus += LOOKS[verb]
        after = GAME.copy(s)
        t = Play(after, None)
        try:
            perform(t, path[done:])
        except Finished:
            ways.append((path, bonus + ESCAPES))
            return
        at = after.where(human.name)
        if at is None:
            ways.append((path, bonus + ESCAPES))
        elif verb == "search" or ap <= 1:
            ways.append((path, bonus + home + self.lure(at, human.name)))
        else:
            self.explore(after, at, after.crowd[at], ap - 1, path, bonus, home, ways)
