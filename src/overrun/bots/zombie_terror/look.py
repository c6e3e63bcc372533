"""How bots look at Zombie Terror: each human's chance to get away, and what options do to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import isqrt
from typing import Any, ClassVar

from overrun.bots.mind.look import Look
from overrun.bots.mind.words import WORD, size
from overrun.bots.zombie_terror.aims import Route, routes
from overrun.bots.zombie_terror.judge import turns_of, way_left
from overrun.bots.zombie_terror.maps import maps_of
from overrun.bots.zombie_terror.scouting import (
    ESCAPE,
    FIELD,
    SHIFT,
    Lure,
    horde_of,
    least,
    short_way,
    stages,
)
from overrun.bots.zombie_terror.weights import CHANCES, FITTED
from overrun.core.chance import Chance
from overrun.core.flow import Ask
from overrun.games.zombie_terror.board import CAR, FACINGS, ground_of
from overrun.games.zombie_terror.scenarios import CAR_SEATS
from overrun.games.zombie_terror.state import (
    ADDING,
    AT_ONCE,
    BANKER,
    BARREL,
    CHILD,
    CRATE,
    DEAD,
    DOG,
    HEALTHY,
    HUMAN_TURN,
    MOVEMENT,
    PEOPLE,
    TIDYING,
    Config,
    Human,
    Keys,
    ZombieTerrorState,
)
from overrun.games.zombie_terror.things import FUEL_NEEDED

W = FITTED
FACING = {name: number for number, name in enumerate(FACINGS)}
NAMES = (*PEOPLE, DOG)
FAR = 30


@lru_cache(maxsize=256)
def _routes(
    config: Config,
    columns: int,
    terrain: str,
    crowd: tuple[tuple[int, str, str], ...],
    things: tuple[int, ...],
    carried: tuple[str, ...],
    brought: int,
    keys: tuple[str | None, int | None] | None,
    search: tuple[int, ...],
) -> dict[str, Route]:
    s = ZombieTerrorState(
        chance=Chance(b""),
        config=config,
        columns=columns,
        half_line=0,
        terrain=terrain,
        allowed=[],
        crowd={at: Human(name, health) for at, name, health in crowd},
        things=dict.fromkeys(things, 1),
        carried=list(carried),
        brought=brought,
        keys=None if keys is None else Keys(*keys),
        search=dict.fromkeys(search, ""),
    )
    return routes(s, maps_of(columns, terrain, (), W))


class Person:
    """A living human on the board, and how it stands."""

    __slots__ = ("ap", "at", "chance", "health", "lure", "name", "row", "stars", "steps", "weight")

    name: str
    health: str
    at: int
    steps: int
    stars: int
    lure: Lure
    row: list[int]
    chance: int
    """To get away, in thousandths."""
    weight: int
    """What a thousandth of a logit is worth, in millionths of a star."""
    ap: int


class ZombieTerrorLook(Look):
    """The table as one side sees it. Sums of weights are in millionths of a star."""

    NUMBERS: ClassVar = {
        "side": "1 for the humans, -1 for the zombies; all that follows is multiplied by it",
        "lead": "how far above what they need the humans will come, in hundredths of a deviation",
        "expected": "the stars that they may expect less those that they need, in tenths",
        "need": "the stars that they still need",
        "hope": "the stars of those on the board",
        "turns": "the human turns that are left, at most 12",
        "terror": "1 if the terror marker is on its track",
        "round": "the round",
        "humans": "the living humans on the board",
        "zombies": "the zombies on the board",
        "biting": "the zombies that face a human",
        "hunting": "the zombies that see one",
        "quota": "the activations that the zombies have",
        "moved": "those of them that are done",
        "threatened": "in the human turn: the humans whom a zombie could bite at once",
        "flanked": "those beside whom one could turn",
        "spare": "the biting and hunting zombies beyond the quota",
        "activated": "the humans who acted this turn",
        "ap": "the AP of the active human",
        "turn": "1 in the human turn",
        "movement": "1 in the zombies' movement phase",
        "adding": "1 in the adding phase",
        "human_cards": "the cards of the humans",
        "zombie_cards": "the cards of the zombies",
        "bullets": "the policeman's bullets",
        "briefcase": "1 while the banker has it",
        **{f"{name}": f"the {name}'s chance to get away, in hundredths" for name in NAMES},
        **{f"{name}_steps": f"the {name}'s steps to the car, at most 30" for name in NAMES},
    }
    TRAITS: ClassVar = {
        "gap": "by verb: how much better the best option looks, as a power of two",
        "gain": "by verb: what it brings those who act, as a power of two",
        "who": "by verb: which human",
        "off": "by AP left: how much better another way of the same human looks",
        "nearer": "how many steps nearer to the car",
        "stop": "with no AP left: the danger on the field",
        "flee": "the danger where the human stands, and at the end of the best way, by its health",
        "rank": "whose stars are likeliest: by where the way leads, or by how many have acted",
        "ahead": "how many steps nearer to the car that end is, the danger, and the slack in time",
        "start": "a first step: the zombies that may bite beyond their quota, and the danger",
        "escapes": "gets away, with so many stars",
        "wins": "gets away with all that is needed",
        "reaches": "can get away with the AP that are left",
        "stay": "by verb: what the best move would bring, and the danger here",
        "prey": "what the zombie does that is shot, pushed, or called",
        "takes": "steps on something that lies there",
        "heals": "whom",
        "card": "which card",
        "target": "by card: what it looks like for its target",
        "class": "what the zombie does: 1 bites, 2 hunts, 3 is free; and its kind",
        "bites": "whom a zombie could bite, and its health",
        "sees": "how far ahead a human stands",
        "cuts": "stands in the way of somebody who could get away",
        "steps": "the letters of the activation",
        "entry": "by verb: why a zombie is added",
        "line": "who starts in which column",
        "away": "as gap, for humans who turn a zombie",
    }

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        ground = self.ground = ground_of(view.columns, view.terrain)
        index = ground.index
        self.crowd = {index[human.field]: human for human in view.humans}
        keys = []
        biting = hunting = 0
        for zombie in view.zombies:
            keys.append(4 * index[zombie.field] + FACING[zombie.facing])
            if not zombie.activated:
                if zombie.category == 1:
                    biting += 1
                elif zombie.category == 2:
                    hunting += 1
        self.keys = keys
        shut: tuple[int, ...] = ()
        if view.riders:
            shut = self._shut()
        self.horde = horde_of(view.columns, view.terrain, shut, tuple(keys))
        self.spare = max(0, biting + hunting - view.quota)
        self._people()
        self._number(biting, hunting)

    def _shut(self) -> tuple[int, ...]:
        ground, riders = self.ground, self.view.riders
        full = {car for car, number in riders.items() if number >= CAR_SEATS}
        if not full:
            return ()
        last = ground.rows
        return tuple(
            field
            for field in ground.cars
            if ("small" if ground.row(field) == last else "large") in full
        )

    # -- the humans ------------------------------------------------------------------------

    def _ways(self) -> dict[str, Route]:
        """The ways of those who do not simply walk to the car."""
        view = self.view
        index = self.ground.index
        if not self.crowd or (view.keys is None and view.thing not in (BARREL, CRATE)):
            return {}
        keys = view.keys
        if keys is not None and not keys.locked:
            return {}
        return _routes(
            view.config,
            view.columns,
            view.terrain,
            tuple([(at, human.name, human.health) for at, human in self.crowd.items()]),
            tuple([index[name] for name in view.things]),
            tuple(view.carried),
            view.brought,
            None if keys is None else (keys.carrier, keys.lying),
            tuple([index[name] for name in view.search]),
        )

    def _may_enter(self, name: str) -> bool:
        """Whether the car is open to this human."""
        view = self.view
        if view.keys is not None and view.keys.locked:
            return bool(view.keys.carrier == name)
        if view.thing == BARREL and view.brought < FUEL_NEEDED:
            return name in view.carried
        return True

    def _people(self) -> None:
        view, horde = self.view, self.horde
        ways = self._ways()
        half = view.half_line * view.columns
        sizes = view.hand_sizes
        living = [(at, human) for at, human in self.crowd.items() if human.health != DEAD]
        halves = len({at < half for at in self.crowd})
        limit = view.config.round_limit
        left = self.left = turns_of(view.terror, halves, view.pool, limit, view.round)
        counted = view.terror is not None
        common = W.base + W.per_card * sizes["humans"] + W.per_zombie_card * sizes["zombies"]
        common += W.per_zombie * len(self.keys) + W.per_alive * len(living)
        if view.bullets and any(human.name == "policeman" for _, human in living):
            common += W.per_bullet * view.bullets
        pressure = horde.maps.pressure
        people: dict[str, Person] = {}
        self.people = people
        for at, human in living:
            person = Person()
            name = person.name = human.name
            person.health = human.health
            person.at = at
            stars = human.stars
            way = ways.get(name)
            if way is None:
                lure = horde.lure(name == CHILD)
            else:
                stars += way.stars
                lure = Lure(horde, way.steps, self._may_enter(name))
            person.lure = lure
            steps = person.steps = lure.steps[at]
            logit = common + way_left(W, steps, left, counted) + W.names[name]
            if human.health != HEALTHY:
                logit += W.wounded
            elif name == BANKER and view.briefcase:
                logit += W.briefcase
            logit += horde.pressure(at)
            chance = int(1000 * CHANCES[logit])
            if steps <= 3 and left > 0 and lure.best(at, 3) >> SHIFT == ESCAPE:
                chance = 985
            person.stars = stars
            person.chance = chance
            person.weight = stars * chance * (1000 - chance) // 1000
            person.row = pressure(at)
            people[name] = person
        self.pairs = [(person.weight, person.row) for person in people.values()]

    def _number(self, biting: int, hunting: int) -> None:
        view, people = self.view, self.people
        need = view.target - view.score
        expected = spread = hope = 0
        for person in people.values():
            stars, chance = person.stars, person.chance
            hope += stars
            expected += stars * chance
            spread += stars * stars * chance * (1000 - chance)
        threatened = flanked = 0
        if view.phase == HUMAN_TURN:
            danger = self.horde.danger
            for person in people.values():
                risk = danger.get(person.at, 0)
                threatened += risk >= 100
                flanked += 50 <= risk < 100
        lead = 100 * (expected - 1000 * need + 500) // (isqrt(spread) + 150)
        self.need = need
        self.threatened = threatened
        sizes = view.hand_sizes
        phase = view.phase
        numbers = [
            1,
            max(-400, min(400, lead)),
            (expected - 1000 * need) // 100,
            need,
            hope,
            min(12, self.left),
            1 if view.terror is not None else 0,
            view.round,
            len(people),
            len(self.keys),
            biting,
            hunting,
            view.quota,
            view.moved,
            threatened,
            flanked,
            self.spare,
            len(view.activated),
            view.ap,
            1 if phase == HUMAN_TURN else 0,
            1 if phase == MOVEMENT else 0,
            1 if phase == ADDING else 0,
            sizes["humans"],
            sizes["zombies"],
            view.bullets,
            1 if view.briefcase else 0,
        ]
        everybody = [people.get(name) for name in NAMES]
        numbers += [0 if each is None else each.chance // 10 for each in everybody]
        numbers += [0 if each is None else min(FAR, each.steps) for each in everybody]
        if self.seat != view.humans_seat:
            numbers = [-number for number in numbers]
        self.position = numbers

    # -- options ---------------------------------------------------------------------------

    def traits(self, ask: Ask) -> list[list[str]]:
        reader = _READERS.get(ask.kind)
        return [[] for _ in ask.options] if reader is None else reader(self, ask)

    def weigh(self, key: int) -> int:
        """What a zombie there counts for all humans together: the less, the better for it."""
        return sum([weight * row[key] for weight, row in self.pairs])

    def bite(self, field: int) -> int:
        """What a bite into the human on this field takes from the humans."""
        human = self.crowd[field]
        person = self.people.get(human.name)
        if person is None:
            return 0
        if human.health != HEALTHY or human.name == DOG:
            return -1000 * person.stars * person.chance
        if human.name == BANKER and self.view.briefcase:
            return -W.briefcase * person.weight
        return -1000 * person.chance + W.wounded * person.weight

    def _prey(self, field: int, facing: int) -> tuple[int, int]:
        """Whom a zombie sees: the human's field and its distance; -1 if nobody."""
        taken, crowd = self.horde.fields, self.crowd
        for distance, ahead in enumerate(self.ground.sight[field][facing], 1):
            if ahead in crowd:
                return ahead, distance
            if ahead in taken:
                break
        return -1, 0

    def _facing(self, field: int) -> int:
        for key in self.keys:
            if key >> 2 == field:
                return key & 3
        return 0

    def human_action(self, ask: Ask) -> list[list[str]]:
        view = self.view
        index = self.ground.index
        first = view.active is None or view.ap < 1
        order = sorted(self.people.values(), key=lambda each: -each.chance * each.stars)
        self.ranks = {each.name: min(rank, 4) for rank, each in enumerate(order)}
        rows: list[list[str]] = []
        gains: list[int] = []
        ends: list[int] = []
        tops: dict[str, int] = {}
        for option in ask.options:
            verb = option[0]
            row: list[str] = []
            gain = end = 0
            if verb == "move":
                name = option[1]
                gain, end = self._move(name, index[option[2]], first, row)
                if option[2] in view.things or option[2] in view.search:
                    row.append("takes")
                if end > tops.get(name, -99_999):
                    tops[name] = end
            elif verb == "play":
                gain = self._play(option, row)
            elif verb != "end" and verb != "rest":
                gain = self._act(verb, option[1], index[option[2]], row)
                row.append(WORD["who", verb, option[1], first])
            rows.append(row)
            gains.append(gain)
            ends.append(end)
        best = max(gains)
        for option, row, gain, end in zip(ask.options, rows, gains, ends, strict=True):
            verb = option[0]
            if verb == "rest":
                self._rest(option[1], tops, row)
            elif verb == "end":
                row.append(WORD["stay", verb, size(best >> 9), min(3, len(view.activated))])
                row.append(WORD["stay", verb, min(2, self.spare), min(3, self.threatened)])
                if not first:
                    row.append("stay/end/active")
            else:
                if verb == "move":
                    row.append(WORD["off", 3 if first else view.ap, size(tops[option[1]] - end)])
                row.append(WORD["gap", verb, size((best - gain) >> 9)])
                row.append(WORD["gain", verb, size(gain >> 9)])
        return rows

    def _move(self, name: str, to: int, first: bool, row: list[str]) -> tuple[int, int]:
        """What a step brings, and how good the best end of a way is that begins with it."""
        person = self.people[name]
        lure, at = person.lure, person.at
        danger = self.horde.danger.get
        ap = (self._ap(name) if first else self.view.ap) - 1
        best = lure.best(to, ap)
        end, goal = best >> SHIFT, best & FIELD
        if end == ESCAPE:
            gain = 1000 * person.stars * (1000 - person.chance)
            if goal == to:
                row.append(WORD["escapes", person.stars])
                if person.stars >= self.need:
                    row.append("wins")
                gain += 10_000
            else:
                row.append("reaches")
        else:
            gain = (end - lure.worth(at)) * person.weight
            ahead = person.steps - lure.steps[goal]
            slack = self.left - (person.steps + 2) // 3
            slack = 0 if slack < 0 else 2 if slack > 1 else 1
            risk, later = danger(at, 0) // 50, danger(goal, 0) // 50
            risk = 3 if risk > 3 else risk
            later = 3 if later > 3 else later
            row.append(WORD["flee", risk, later, person.health == HEALTHY])
            row.append(WORD["rank", self.ranks[name], ahead > 0, later])
            row.append(WORD["ahead", 4 if ahead > 4 else ahead, later, slack])
            if first:
                row.append(WORD["start", min(2, self.spare), risk, later])
                acted = len(self.view.activated)
                row.append(WORD["rank", self.ranks[name], "first", 3 if acted > 3 else acted])
        nearer = person.steps - lure.steps[to]
        row.append(WORD["nearer", 3 if nearer > 2 else -3 if nearer < -2 else nearer])
        row.append(WORD["who", "move", name, first])
        if ap == 0:
            row.append(WORD["stop", min(4, danger(to, 0) // 50)])
        return gain, end

    def _rest(self, name: str, tops: dict[str, int], row: list[str]) -> None:
        person = self.people.get(name)
        if person is not None:
            here = person.lure.worth(person.at)
            more = size((tops.get(name, here) - here) >> 3)
            risk = min(3, self.horde.danger.get(person.at, 0) // 50)
            row.append(WORD["stay", "rest", more, risk])

    def _ap(self, name: str) -> int:
        if name == DOG:
            return 4
        return 2 if self.view.thing == BARREL and name in self.view.carried else 3

    def _act(self, verb: str, name: str, to: int, row: list[str]) -> int:
        """What an ability of a human brings."""
        person = self.people[name]
        if verb == "heal":
            patient = self.people.get(self.crowd[to].name)
            if patient is None:
                return 0
            row.append(WORD["heals", patient.name])
            return 1000 * patient.chance
        if verb == "shove":
            other = self.people.get(self.crowd[to].name)
            gain = (person.lure.worth(to) - person.lure.worth(person.at)) * person.weight
            if other is not None:
                beyond = self.ground.step[to][self.ground.step[person.at].index(to)]
                if self.ground.terrain[beyond] == CAR:
                    row.append(WORD["escapes", other.stars])
                    gain += 1000 * other.stars * (1000 - other.chance)
                else:
                    gain += (other.lure.worth(beyond) - other.lure.worth(other.at)) * other.weight
                    row.append(WORD["nearer", other.steps - other.lure.steps[beyond], "other"])
            return gain
        if to not in self.horde.fields:
            return 0
        facing = self._facing(to)
        gain = -self.weigh(4 * to + facing)
        victim, distance = self._prey(to, facing)
        row.append(WORD["prey", verb, distance])
        if victim >= 0 and distance <= 3:
            gain -= self.bite(victim)
        if verb == "push":
            beyond = self.ground.step[to][self.ground.step[person.at].index(to)]
            gain += self.weigh(4 * beyond + facing)
            gain += (person.lure.worth(to) - person.lure.worth(person.at)) * person.weight
            row.append(WORD["nearer", person.steps - person.lure.steps[to], "push"])
        elif verb == "bark":
            return 0
        return gain

    def _play(self, option: tuple[str, ...], row: list[str]) -> int:
        """What a card brings, as far as one sees at a glance."""
        card = option[1]
        row.append(WORD["card", card])
        if card == "canal":
            person = self.people[option[2]]
            if person.stars >= self.need:
                row.append("wins")
            row.append(WORD["escapes", person.stars])
            return 1000 * person.stars * (1000 - person.chance)
        if card == "adrenaline":
            person = self.people[self.view.active]
            before = person.lure.best(person.at, self.view.ap) >> SHIFT
            after = person.lure.best(person.at, self.view.ap + 2) >> SHIFT
            row.append(WORD["target", card, size((after - before) >> 4)])
            if after == ESCAPE:
                row.append("reaches")
            return (after - before) * person.weight
        if card in ("sawn-off", "courage"):
            field = self.ground.index[option[3]]
            facing = self._facing(field)
            victim, distance = self._prey(field, facing)
            row.append(WORD["prey", card, distance])
            return -self.weigh(4 * field + facing) - (self.bite(victim) if victim >= 0 else 0)
        if card == "first-aid":
            row.append(WORD["heals", option[2]])
            return 1000 * self.people[option[2]].chance
        row.append(WORD["target", card, min(4, self.spare), min(4, len(self.view.activated))])
        return 0

    # -- zombies ---------------------------------------------------------------------------

    def zombie_action(self, ask: Ask) -> list[list[str]]:
        rows: list[list[str]] = []
        values: list[int] = []
        index = self.ground.index
        kinds = {zombie.field: zombie for zombie in self.view.zombies}
        for option in ask.options:
            verb = option[0]
            row: list[str] = []
            value = 0
            if verb == "done":
                pass
            elif verb == "play" and len(option) < 3:
                row.append(WORD["card", option[1]])
                row.append(WORD["target", option[1], min(4, self.spare)])
            else:
                name = option[1] if verb == "activate" else option[2]
                field = index[name]
                zombie = kinds.get(name)
                if zombie is None:
                    row.append(WORD["card", option[1]])
                else:
                    value = self._activate(field, FACING[zombie.facing], zombie, row)
                    if verb == "play":
                        row.append(WORD["card", option[1], zombie.category])
            rows.append(row)
            values.append(value)
        best = min(values)
        for option, row, value in zip(ask.options, rows, values, strict=True):
            row.append(WORD["gap", option[0], size((value - best) >> 8)])
        return rows

    def _activate(self, field: int, facing: int, zombie: Any, row: list[str]) -> int:
        """What the best activation of this zombie does to the humans."""
        row.append(WORD["class", zombie.category, zombie.kind])
        crowd = self.crowd
        key = 4 * field + facing
        if zombie.category < 3:
            victim, distance = self._prey(field, facing)
            row.append(WORD["sees", distance])
            if victim < 0:
                return 0
            human = crowd[victim]
            row.append(WORD["bites", human.health, distance < 4])
            worth = self.bite(victim)
            return worth if distance <= 3 else worth // 4
        taken = self.horde.fields
        weigh = self.weigh
        best = 0
        ends = None
        view = self.view
        for stage in stages(view.columns, view.terrain, key):
            path = stage.path
            if path and (path[0] in taken or path[-1] in taken or path[-1] in crowd):
                continue
            if stage.front in crowd:
                value = self.bite(stage.front)
                if value < best:
                    best = value
            elif stage.over:
                value = weigh(stage.end)
                if ends is None or value < ends:
                    ends = value
        if ends is not None:
            ends -= weigh(key)
            if ends < best:
                return ends
        if best < 0:
            row.append("bites")
        return best

    def activation(self, ask: Ask) -> list[list[str]]:
        ground = self.ground
        field = ground.index[str(ask.facts["field"])]
        start = self._facing(field)
        step = ground.step
        rows: list[list[str]] = []
        values: list[int] = []
        cuts = self._cuts()
        for option in ask.options:
            row: list[str] = []
            rows.append(row)
            if option[0] == "play":
                row.append(WORD["card", option[1]])
                values.append(0)
                continue
            at, facing = field, start
            value = 0
            for letter in option[1]:
                if letter == "F":
                    at = step[at][facing]
                elif letter == "L":
                    facing = facing - 1 & 3
                elif letter == "R":
                    facing = facing + 1 & 3
                elif letter == "*":
                    victim = step[at][facing]
                    row.append(WORD["bites", self.crowd[victim].health])
                    value += self.bite(victim)
            if at in cuts:
                row.append("cuts")
            value += self.weigh(4 * at + facing)
            row.append(WORD["steps", option[1]])
            values.append(value)
        best = min(values)
        for option, row, value in zip(ask.options, rows, values, strict=True):
            row.append(WORD["gap", option[0], size((value - best) >> 6)])
        return rows

    def _cuts(self) -> frozenset[int]:
        """Where a zombie stands in the way of those who could get away."""
        cuts: frozenset[int] = frozenset()
        for person in self.people.values():
            if person.steps <= 3:
                cuts |= short_way(self.horde.maps, person.at)
        return cuts

    def facing(self, ask: Ask) -> list[list[str]]:
        field = self.ground.index[str(ask.facts["field"])]
        humans = self.seat == self.view.humans_seat
        at_once = self.view.phase in (ADDING, TIDYING) and self.view.config.bites == AT_ONCE
        rows: list[list[str]] = []
        values: list[int] = []
        for option in ask.options:
            facing = FACING[option[1]]
            value = self.weigh(4 * field + facing)
            victim, distance = self._prey(field, facing)
            row = [WORD["sees", distance, self.view.phase]]
            if distance == 1:
                row.append(WORD["bites", self.crowd[victim].health, at_once])
                if at_once:
                    value += self.bite(victim)
            rows.append(row)
            values.append(-value if humans else value)
        best = min(values)
        word = "away" if humans else "gap"
        for row, value in zip(rows, values, strict=True):
            row.append(WORD[word, size((value - best) >> 4)])
        return rows

    def places(self, ask: Ask) -> list[list[str]]:
        """Where one more zombie hurts most: at the start, or in the adding phase."""
        index = self.ground.index
        options = ask.options
        fields = [index[o[-1]] if o[0] != "play" and o[0] != "done" else -1 for o in options]
        values = [0] * len(fields)
        maps = self.horde.maps
        for person in self.people.values():
            weight, table = person.weight, least(maps, person.at)
            values = [
                value + weight * table[field] for value, field in zip(values, fields, strict=True)
            ]
        cuts = self._cuts()
        crowd, neighbours = self.crowd, self.ground.neighbours
        beside = {field: at for at in crowd for field in neighbours[at]}
        if self.view.config.bites == AT_ONCE and ask.kind == "adding":
            for number, field in enumerate(fields):
                if field in beside:
                    values[number] += self.bite(beside[field])
        real = [value for value, field in zip(values, fields, strict=True) if field >= 0]
        best = min(real, default=0)
        rows = []
        for option, value, field in zip(options, values, fields, strict=True):
            row: list[str] = []
            rows.append(row)
            verb = option[0]
            if field >= 0:
                row.append(WORD["gap", size((value - best) >> 5)])
                if verb != "zombie":
                    row.append(WORD["entry", verb, option[1]])
                if field in cuts:
                    row.append("cuts")
                if field in beside:
                    row.append("bites/beside")
            elif verb == "play":
                row.append(WORD["card", option[1]])
        return rows

    def relocation(self, ask: Ask) -> list[list[str]]:
        index = self.ground.index
        facing = {key >> 2: key & 3 for key in self.keys}
        cuts = self._cuts()
        fields = [index[option[-1]] for option in ask.options]
        values = [self.weigh(4 * field + facing.get(field, 0)) for field in fields]
        best = max(values)
        rows = []
        for field, value in zip(fields, values, strict=True):
            row = [WORD["gap", size((best - value) >> 5)]]
            if field in cuts:
                row.append("cuts")
            rows.append(row)
        return rows

    def human_start(self, ask: Ask) -> list[list[str]]:
        index = self.ground.index
        return [[WORD["line", option[1], index[option[2]]]] for option in ask.options]

    def decoy(self, ask: Ask) -> list[list[str]]:
        kinds = {zombie.field: zombie.category for zombie in self.view.zombies}
        return [
            [WORD["class", kinds.get(option[-1], 0)]] if len(option) > 1 else []
            for option in ask.options
        ]


_READERS: dict[str, Callable[[ZombieTerrorLook, Ask], list[list[str]]]] = {
    "human-action": ZombieTerrorLook.human_action,
    "zombie-action": ZombieTerrorLook.zombie_action,
    "activation": ZombieTerrorLook.activation,
    "facing": ZombieTerrorLook.facing,
    "adding": ZombieTerrorLook.places,
    "zombie-start": ZombieTerrorLook.places,
    "relocation": ZombieTerrorLook.relocation,
    "human-start": ZombieTerrorLook.human_start,
    "decoy": ZombieTerrorLook.decoy,
}

LOOK = ZombieTerrorLook
