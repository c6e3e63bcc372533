"""The places tonight: who breaks in where, and what the goals about entrances lack then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import comb, fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.arithmetic import power
from overrun.bots.long_night.memory import remembered
from overrun.bots.long_night.nights import changed, empty, forecast, narrowed, without_zombies
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.modifiers import amount, fewer_zombies, lasting
from overrun.games.long_night.state import Survivor
from overrun.games.long_night.zombies import Entrances, entrance, night

if TYPE_CHECKING:
    from overrun.bots.long_night.aims import BoardGoal
    from overrun.bots.long_night.reading import Reading

Change = tuple[Entrances, int]
"""The entrances of a place as they might be, and how many people the dead would smell there."""


Stand = tuple[float, int, int, int]
"""What a place will be like after tonight: what the deaths there are worth; zombies, barricades
and traps, entrances with any of these."""
COUNTED = {"zombies": 1, "barricades": 2, "barricaded": 3}

ALARMS = tuple(tuple(comb(tokens, n) / 2**tokens for n in range(tokens + 1)) for tokens in range(9))
"""For so many noise tokens the chance of each number of alarms."""


class Board:
    """All places, as they are and as they will be."""

    def __init__(self, r: Reading, *, crisis: bool = True) -> None:
        self.r = r
        r.wishes.prepare()
        self.goals: list[BoardGoal] = [*r.aims.board, *r.wishes.board]
        self.main = len(r.aims.board)
        self.doors = {place.id: tuple(map(entrance, place.doors)) for place in r.view.places}
        self.dead = {place: sum([door[1] for door in doors]) for place, doors in self.doors.items()}
        """The zombies at each place."""
        self.smell = {
            place.id: r.mouths if place.id == COLONY else len(place.survivors)
            for place in r.view.places
        }
        self.fewer = fewer_zombies(r.s, r.s.only) + lasting(r.s, "fewer-zombies")
        self.bandits = {place.id: place.bandits for place in r.view.places}
        self.noise = {place.id: place.noise for place in r.view.places}
        self.more = {
            place.id: r.crisis.zombies(place.id) if crisis else 0 for place in r.view.places
        }
        """Zombies that come tonight alone."""
        self.care = {place.id: self._care(place.id) for place in r.view.places}
        self.known: dict[tuple[object, ...], Any] = {}
        self.weights = r.weights.night_weights[: max(1, min(3, r.left))]
        self.stands = {
            place: self._stand(place, doors, self.smell[place])
            for place, doors in self.doors.items()
        }
        self.dangers = {place: stand[0] for place, stand in self.stands.items()}
        self.offs = [self._off(goal, self.stands) for goal in self.goals]
        """By how much each goal is missed."""
        self.now = self._value(self.dangers, self.offs)
        self.lacking = sum(self.offs[: self.main])

    def without_crisis(self) -> Board:
        """The places as they would be if the crisis brought nothing."""
        return Board(self.r, crisis=False) if any(self.more.values()) else self

    def due(self, place: str, smell: int) -> int:
        """The zombies that come in a night to a place with so many people."""
        if place == COLONY:
            return max(0, (smell + 1) // 2 - self.fewer)
        return smell + self.bandits[place]

    def _stand(self, place: str, doors: Entrances, smell: int) -> Stand:
        later = self.due(place, smell)
        tonight, noise = later + self.more[place], self.noise[place]
        known = self.r.stands  # all boards of a reading have these in common
        key = (place, doors, smell, later, tonight, noise)
        stand = known.get(key)
        if stand is not None:
            return stand
        dead, *counts = forecast(doors, tonight + (noise + 1) // 2, later, self.weights)
        if noise:
            dead = fsum([
                chance * forecast(doors, tonight + alarms, later, self.weights)[0]
                for alarms, chance in enumerate(ALARMS[noise])
            ])  # fmt: skip
        danger = dead * self.care[place] * self._death(place, smell) if dead else 0.0
        stand = known[key] = (danger, counts[0], counts[1], counts[2])
        return stand

    def _care(self, place: str) -> float:
        """How much of a place's danger is this player's to see to: others come after."""
        r, w = self.r, self.r.weights
        owners = {v.owner for v in r.s.at(place)} if r.later else set()
        others = owners.intersection(r.later) - {r.seat}
        if not others:
            return 1.0
        if r.seat in owners or place == COLONY:
            return power(w.care_together, len(others))
        return w.care_others

    def _death(self, place: str, smell: int) -> float:
        """What a death at a place is worth, if there is anybody."""
        return self._next_death(place) if smell else 0.0

    @remembered
    def _next_death(self, place: str) -> float:
        r = self.r
        names = r.places[place].survivors
        if not names:
            return r.morale(-1)
        lowest = min(names, key=lambda name: r.cards.survivors[name].influence)
        return r.death(r.people[lowest])

    def _off(self, goal: BoardGoal, stands: Mapping[str, Stand]) -> int:
        where, what = goal.where, COUNTED[goal.what]
        if where in stands:
            there = stands[where][what]
        else:
            there = fsum([stand[what] for stand in stands.values()])
            if where == "outside":
                there -= stands[COLONY][what]
        return max(0, goal.low - int(there), int(there) - goal.high)

    def _value(self, dangers: Mapping[str, float], offs: Iterable[int]) -> float:
        value = fsum(dangers.values())
        if not self.goals:
            return value
        lacking = 0
        for number, (goal, off) in enumerate(zip(self.goals, offs, strict=True)):
            value -= goal.unit * off
            if number < self.main:
                lacking += off
        if self.main and not lacking and not self.r.aims.others:
            value += self.r.aims.success
        return value

    # -- what changes are worth ------------------------------------------------------------

    def gain(self, changes: Mapping[str, Change]) -> float:
        """What it is worth if these places were so."""
        stands, goals = self.stands, self.goals
        new = {}
        for place, (doors, smell) in changes.items():
            stand, before = self._stand(place, doors, smell), stands[place]
            if stand[0] != before[0] or (goals and stand != before):
                new[place] = stand
        if not new:
            return 0.0
        dangers = self.dangers.copy()
        for place, stand in new.items():
            dangers[place] = stand[0]
        if not goals:
            return fsum(dangers.values()) - self.now
        return self._value(dangers, self._offs_after(new)) - self.now

    def _offs_after(self, new: Mapping[str, Stand]) -> list[int]:
        """By how much each goal is missed if some places are like that: as now, if they do not
        count for it."""
        stands = {**self.stands, **new}
        return [
            off if goal.where in stands and goal.where not in new else self._off(goal, stands)
            for goal, off in zip(self.goals, self.offs, strict=True)
        ]

    @remembered
    def zombies(self, place: str, count: int) -> float:
        """What it is worth if zombies come to a place now, or go away with a negative number."""
        doors, smell = self.doors[place], self.smell[place]
        if count < 0:
            return self.gain({place: (without_zombies(doors, -count), smell)})
        after, dead = night(doors, count)
        value = self.gain({place: (after, smell)})
        return value + dead * self._death(place, smell)

    def louder(self, place: str) -> float:
        """What one more noise token at a place is worth."""
        self.noise[place] += 1
        value = self.gain({place: (self.doors[place], self.smell[place])})
        self.noise[place] -= 1
        return value

    def robbed(self, place: str, count: int) -> float:
        """What it is worth if bandits come to a place, or go away with a negative number: the
        dead smell them as well."""
        self.bandits[place] += count
        value = self.gain({place: (self.doors[place], self.smell[place])})
        self.bandits[place] -= count
        return value

    def calmed(self, place: str, count: int) -> float:
        """What it is worth if so many zombies fewer come to a place tonight."""
        self.more[place] -= count
        value = self.gain({place: (self.doors[place], self.smell[place])})
        self.more[place] += count
        return value

    def special(self, place: str, number: int = 0) -> float:
        """What it is worth if a special zombie comes to an entrance of a place."""
        doors = self.doors[place]
        number %= len(doors)
        if empty(doors[number]) <= 0:
            return self.zombies(place, 1)  # it breaks in like any other
        return self.gain({place: (narrowed(doors, number, 1), self.smell[place])})

    def banished(self, place: str, number: int) -> float:
        """What it is worth if a special zombie goes away from an entrance."""
        doors = narrowed(self.doors[place], number, -1)
        return self.gain({place: (doors, self.smell[place])})

    @remembered
    def best_door(self, place: str, zombies: int, barricades: int, traps: int) -> tuple[float, int]:
        """At which entrance a change does most good; and how much. Below 0 means not at all."""
        doors, smell = self.doors[place], self.smell[place]
        best, which = -99.0, -1
        seen = set()
        for number, door in enumerate(doors):
            if (door, number % 2) in seen and number > 3:
                continue
            seen.add((door, number % 2))
            if zombies < 0 and not door[1]:
                continue
            if barricades + traps + zombies > 0 and empty(door) < barricades + traps + zombies:
                continue
            after = changed(doors, number, zombies, barricades, traps)
            gain = self.gain({place: (after, smell)})
            if gain > best + 1e-9:
                best, which = gain, number
        return best, which

    @remembered
    def barricades(self, place: str, count: int) -> float:
        """What several barricades at a place are worth, put where they do most good."""
        doors, smell = self.doors[place], self.smell[place]
        if sum(map(empty, doors)) < count:
            return 0.0
        if count == 1:
            return self.build(place)[0]
        for _ in range(count):
            best = max(
                (changed(doors, number, barricades=1) for number in range(len(doors))
                 if empty(doors[number])),
                key=lambda each: self.gain({place: (each, smell)}),
            )  # fmt: skip
            doors = best
        return self.gain({place: (doors, smell)})

    def build(self, place: str) -> tuple[float, int]:
        """What one barricade at a place is worth, and at which entrance."""
        return self.best_door(place, 0, 1, 0)

    def lure(self, start: str, place: str, count: int) -> float:
        """What it is worth to draw so many zombies from one place to another."""
        away, here = self.doors[start], self.doors[place]
        count = min(count, self.dead[start], sum(map(empty, here)))
        if count <= 0:
            return 0.0
        away = without_zombies(away, count)
        for _ in range(count):
            number = max(range(len(here)), key=lambda each: empty(here[each]))
            here = changed(here, number, zombies=1)
        return self.gain({start: (away, self.smell[start]), place: (here, self.smell[place])})

    def go(self, start: str, place: str, v: Survivor) -> float:
        """What it is worth for the places if a survivor goes from one to another."""
        more = 0 if amount(v, "uncounted") else 1
        ability = self.r.cards.survivors[v.id].ability
        if ability.passive == "fewer-zombies" and self.r.view.helpless:
            more -= 2 * ability.amount  # two fewer mouths are one zombie less
        return self.gain({
            start: (self.doors[start], self.smell[start] - (more if start == COLONY else 1)),
            place: (self.doors[place], self.smell[place] + (more if place == COLONY else 1)),
        })  # fmt: skip
