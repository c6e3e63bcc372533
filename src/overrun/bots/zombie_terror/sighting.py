"""A view as a look works with it: the zombies, and each human's chance to get away."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from overrun.bots.mind.look import Look
from overrun.bots.zombie_terror.aims import Route, routes
from overrun.bots.zombie_terror.judge import turns_of, way_left
from overrun.bots.zombie_terror.maps import maps_of
from overrun.bots.zombie_terror.scouting import (
    ESCAPE,
    SHIFT,
    Lure,
    horde_of,
    short_way,
)
from overrun.bots.zombie_terror.weights import CHANCES, FITTED
from overrun.core.chance import Chance
from overrun.games.zombie_terror.board import FACINGS, ground_of
from overrun.games.zombie_terror.scenarios import CAR_SEATS
from overrun.games.zombie_terror.state import (
    BANKER,
    BARREL,
    CHILD,
    CRATE,
    DEAD,
    DOG,
    HEALTHY,
    Config,
    Human,
    Keys,
    ZombieTerrorState,
)
from overrun.games.zombie_terror.things import FUEL_NEEDED

W = FITTED
FACING = {name: number for number, name in enumerate(FACINGS)}


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

    __slots__ = (
        "at", "chance", "health", "lure", "name", "rank", "row", "stars", "steps", "weight"
    )  # fmt: skip

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
    rank: int
    """Its place among those whose stars are likeliest, at most 4."""


class Sighting(Look):
    """The table as one side sees it. Sums of weights are in millionths of a star."""

    need: int
    """The stars that the humans still need."""
    threatened: int
    """In the human turn: the humans whom a zombie could bite at once."""

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
        self.biting, self.hunting = biting, hunting

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

    def prey(self, field: int, facing: int) -> tuple[int, int]:
        """Whom a zombie sees: the human's field and its distance; -1 if nobody."""
        taken, crowd = self.horde.fields, self.crowd
        for distance, ahead in enumerate(self.ground.sight[field][facing], 1):
            if ahead in crowd:
                return ahead, distance
            if ahead in taken:
                break
        return -1, 0

    def facing(self, field: int) -> int:
        for key in self.keys:
            if key >> 2 == field:
                return key & 3
        return 0

    def cuts(self) -> frozenset[int]:
        """Where a zombie stands in the way of those who could get away."""
        cuts: frozenset[int] = frozenset()
        for person in self.people.values():
            if person.steps <= 3:
                cuts |= short_way(self.horde.maps, person.at)
        return cuts
