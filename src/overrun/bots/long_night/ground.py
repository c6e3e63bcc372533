"""Places, dice and moves in The Long Night: what each is worth, roughly and fast."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from overrun.bots.long_night.gauge import Gauge, Spot
from overrun.bots.long_night.tables import KINDS, Stock, gist, influence, person, stock
from overrun.bots.long_night.words import NEVER
from overrun.bots.mind.numbers import weigh
from overrun.games.long_night.cards import OUTSIDE, RAXXON

AGAIN = (0, 10, 17, 22, 26, 29, 31, 33, 34, 35)
"""What a job is worth with so many dice, in tenths of the first."""
BUILT = (0, 10, 15, 17, 18, 18, 18, 18, 18, 18)
"""The same for barricades."""
MANY_DICE = len(AGAIN) - 1
"""More dice than these change nothing."""


class Going(NamedTuple):
    """What a move is worth, and the parts of that."""

    worth: int
    work: int
    ahead: int
    danger: int
    rest: int
    where: int


class Ground(Gauge):
    """The same with the places."""

    @cached_property
    def finds(self) -> dict[str, int]:
        """What a search of each place is worth: whoever does not like a card makes noise."""
        cards = self.stock
        worths = self.worths
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        emptied, shares = self.emptied, cards.shares
        found = {}
        for name, spot in self.spots.items():
            place = spot.place
            if not place.deck or name not in shares:
                found[name] = 0
                continue
            mix = shares[name]
            free = place.noise_spaces - place.noise
            least = 0
            if free > 0:
                cost = self.noise(name)
                part = whole = 0
                for each in order:
                    worth = worths[each]
                    if worth <= least:
                        break
                    if mix[each]:
                        part += mix[each]
                        whole += mix[each] * worth
                        least = (whole - 1000 * cost) // part
            if least <= 0:
                value = weigh(mix, worths) // 1000
            elif free > 1:
                value = least + cost
            else:  # with one noise more it is over
                value, low = 0, 6 * least // 10
                for part, worth in zip(mix, worths, strict=True):
                    value += part * (worth if worth > low else low)
                value //= 1000
            found[name] = value + (self.step if name in emptied else 0)
        return found

    @property
    def stock(self) -> Stock:
        """What is in the decks."""
        config = self.view.config
        return stock(self.boxes, config.modules, self.coop)

    @cached_property
    def worths(self) -> list[int]:
        """What it would be worth to find a card of each sort."""
        kinds = [self._kind(kind) for kind in KINDS]
        waste = 0 if self.me.exiled else self.waste(1)
        rounds = 1 + 2 * self.nights if self.nights < 3 else 6
        worths = []
        for kind, form, number, card in self.stock.sorts:
            worth = kinds[kind]
            if form == "rough":
                played = number + waste
            elif form == "worn" or form == "tool":
                played = number * rounds // 2
            elif form == "food":
                played = self.food(number) + waste
            elif form == "heal":
                played = self.healing(number) + waste
            elif form == "event":
                played = number
            else:
                played = self.playing(card, rough=True)
            worths.append(played if played > worth else worth)
        return worths

    def noise(self, name: str) -> int:
        """What a noise token at a place costs."""
        spot = self.spots[name]
        cost = 2
        if spot.front.louder:
            cost -= self.tolls[name] * spot.front.louder // 100
        if self.brim and not spot.place.noise & 1:
            cost += self.crowd(name)
        return cost

    def crowd(self, name: str) -> int:
        """What one more zombie at a place costs the objective."""
        known: int | None = self.known.get(("crowd", name))
        if known is not None:
            return known
        cost = 0
        here = self.spots[name].front
        for what, where in self.brim:
            if not here.gates or not self.covers(where, name):
                continue
            if what == "zombies":
                cost += 13 * self.step * here.next.grown // 10
            else:
                cost += self.step * (here.next.worn if what == "barricades" else here.next.opened)
        if cost > 0 and not self.off and not self.others:
            cost += self.success()
        self.known["crowd", name] = cost
        return cost

    def burden(self, name: str) -> int:
        """What a zombie that is put to an entrance of a place costs the objective."""
        cost = 0
        for what, where in self.brim:
            if what == "zombies" and self.covers(where, name):
                cost += 13 * self.step // 10
        return cost

    def covers(self, where: str, name: str) -> bool:
        """Whether a goal about some place is about this one."""
        return where == name or where == "everywhere" or (where == OUTSIDE and name != self.home)

    def relief(self, name: str) -> int:
        """What one zombie less at a place is worth to the objective."""
        value = 0
        for where in self.clearing:
            if self.covers(where, name):
                value += 13 * self.step // 10
        if value and self.off == 1 and not self.others:
            value += self.success()
        return value

    # -- places --------------------------------------------------------------------------------

    def _care(self, spot: Spot) -> int:
        """How much of a place's danger is this player's to see to, in hundredths."""
        after = self.after
        if not after or not spot.people:
            return 100
        people = self.people
        others = set()
        mine = False
        for name in spot.people:
            owner = people[name].owner
            if owner == self.seat:
                mine = True
            elif owner in after:
                others.add(owner)
        if not others:
            return 100
        if mine or spot.place.id == self.home:
            return (100, 75, 56, 42, 32, 24)[len(others)]
        return 30

    def toll(self, spot: Spot) -> int:
        """What a death at a place is worth, as far as it is this player's to see to."""
        names = spot.people
        if names:
            lowest = names[0] if len(names) == 1 else min(names, key=influence)
            cost = self.death(self.people[lowest])
        elif spot.place.id == self.home and self.mouths:
            cost = self.deaths_cost
        else:
            return 0
        return cost * self._care(spot) // 100

    def _goal(self, name: str) -> int:
        """What it is worth for the objective to have one more barricade somewhere."""
        value = 0
        for key, (word, off) in self.building.items():
            where = key.partition("/")[0]
            if self.covers(where, name):
                spot = self.spots[name]
                if word == "barricades":
                    gain = max((each.built for each in spot.front.gates), default=0)
                else:
                    gain = max((each.closed for each in spot.front.gates), default=0)
                if gain > 0:
                    value += self.step
                    if self.off == 1 and self.others == 0 and off == 1:
                        value += self.success()
        return value

    def build(self, name: str) -> int:
        """What a barricade at a place is worth."""
        known: int | None = self.known.get(("build", name))
        if known is None:
            known = -self.tolls[name] * self.spots[name].front.build // 100
            if self.building:
                known += self._goal(name)
            self.known["build", name] = known
        return known

    def clear(self, name: str, count: int = 1) -> int:
        """What it is worth that a zombie goes from a place, or two."""
        here = self.spots[name].front
        if not here.zombies:
            return 0
        less = here.kill if count == 1 else here.kills if count == 2 else here.many
        value = -self.tolls[name] * less // 100
        if self.clearing:
            for where, off in self.clearing.items():
                if self.covers(where, name):
                    value += 13 * self.step // 10 * min(off, count, here.zombies)
                    if self.off <= count and not self.others:
                        value += self.success()
        return value

    def sample(self) -> int:
        """What a killed zombie is worth, if samples are wanted."""
        aim = self.plan
        if not aim.sample or self.total <= 0:
            return 0
        return 14 * self.step * (7 - aim.sample) // 60

    def abilities(self, v: Any) -> set[str]:
        """The passive abilities of a survivor."""
        known: set[str] | None = self.known.get(("able", v.id))
        if known is not None:
            return known
        found = set()
        own = person(v.id)
        if own.passive:
            found.add(own.passive)
        for item in v.items:
            passive = gist(item.id).passive
            if passive and not item.used:
                found.add(passive)
        self.known["able", v.id] = found
        return found

    def attack(self, v: Any, place: str) -> int:
        """What an attack of a survivor at a place is worth."""
        spot = self.spots[place]
        own = self.abilities(v)
        value = NEVER
        if spot.front.zombies:
            value = self.clear(place) + self.sample() + self.doing("kills")
            if "kills" in own and spot.front.zombies > 1:
                value += value * 8 // 10
            if "no-exposure-attacking" not in own:
                value += self.exposure(v, place)
        if spot.place.bandits:
            value = max(value, 10 + self.doing("bandits"))
        return value

    def search(self, v: Any, place: str) -> int:
        value = self.finds[place]
        if value:
            own = self.abilities(v)
            if own and ("keeps" in own or "looks" in own):
                value = value * 3 // 2
            value += self.doing("searches")
        if place == RAXXON:
            value += 2 * self.exposure(v, place)
        return value

    def lure(self, name: str) -> int:
        """What it is worth to draw two zombies to a place."""
        here = self.spots[name]
        cost = self.tolls[name] * here.front.more * 2 // 100
        if self.brim:
            cost -= 2 * self.burden(name)
        best, idle = NEVER, False
        for start, spot in self.spots.items():
            if start != name:
                if spot.front.zombies:
                    value = self.clear(start, 2)
                    if value > best:
                        best = value
                else:
                    idle = True
        best += cost
        return 0 if idle and best < 0 else best

    @cached_property
    def wish_for_medicine(self) -> int:
        """What it is worth to ask others for medicine: nothing, to who has some or needs none."""
        people = [self.people[name] for name in self.me.group]
        dying = [v for v in people if v.frostbite]
        if not dying or not self.nights or any(card.kind == "medicine" for card in self.gists):
            return NEVER
        return 3 * max(self.hurt(v, 0, -1) for v in dying) // 10 - 5

    # -- dice and moves ------------------------------------------------------------------------

    def _jobs(self, v: Any, place: str) -> tuple[int, int, int]:
        """What a survivor could do at a place: with any die, with one that is high enough, and the
        least die for that."""
        low = self.build(place)
        if place == self.home and self.view.waste:
            cleaning = self.waste(-min(3, len(self.view.waste)))
            if cleaning > low:
                low = cleaning
        one = person(v.id)
        high, least = self.search(v, place), one.search
        if self.spots[place].front.zombies:
            attack = self.attack(v, place)
            if attack > high:
                high, least = attack, one.attack
        return (low if low > 0 else 0), (high if high > low else low), least

    @cached_property
    def work(self) -> dict[str, tuple[int, int, int]]:
        """What each of one's own could do where it is."""
        people = self.people
        return {name: self._jobs(people[name], people[name].place) for name in self.me.group}

    def die(self, face: int) -> int:
        """What a die of this value is worth now."""
        best = 0
        for low, high, least in self.work.values():
            value = high if face >= least else low
            if value > best:
                best = value
        return best

    @cached_property
    def mean_die(self) -> int:
        """What a die that is still to be rolled is worth."""
        total: int = sum(map(self.die, range(1, 7)))
        return total // 6

    def _before(self, v: Any) -> tuple[int, int, int, int, int, int, int]:
        """Of a survivor who may move: what the others could do with any die and with a high one,
        what it could do itself where it is, what it is worth that it leaves, and what is found by
        the others, and by all."""
        key = "before", v.id
        known: tuple[int, int, int, int, int, int, int] | None = self.known.get(key)
        if known is None:
            low = high = 0
            work = self.work
            for name, (each, more, _) in work.items():
                if name != v.id:
                    if each > low:
                        low = each
                    if more > high:
                        high = more
            own = work[v.id]
            risk = 0
            if "no-exposure-moving" not in self.abilities(v):
                risk = self.risk(v) // 12
            spot = self.spots[v.place]
            toll = self.tolls[v.place]
            leaving = -toll * spot.front.away // 100
            if v.place == self.home:
                if person(v.id).passive == "fewer-zombies" and self.view.helpless:
                    leaving = toll * spot.front.come // 100
                elif self.mouths & 1 == 0:
                    leaving = 0
                leaving += self.feeding(-1)
            elif len(spot.people) == 1:
                leaving = -toll * spot.front.deaths // 100
            if self.clearing and (v.place != self.home or self.mouths & 1):
                leaving += self.relief(v.place)
            others = 0
            for name in self.me.group:
                if name != v.id:
                    others = max(others, min(50, self.finds[self.people[name].place]))
            start = max(others, min(50, self.finds[v.place]))
            known = (low, high, own[0], own[1], risk + leaving, others, start)
            self.known[key] = known
        return known

    def move(self, v: Any, place: str) -> Going:
        """What it is worth that a survivor goes to a place, and why."""
        low, high, own_low, own_high, rest, others, start = self._before(v)
        there_low, there_high, least = self._jobs(v, place)
        good = bad = 0
        for die in self.me.dice[-MANY_DICE:]:
            if die >= least:
                good += 1
            else:
                bad += 1
        work = (
            ((there_high if there_high > high else high) - (own_high if own_high > high else high))
            * AGAIN[good]
            // 10
        )
        work += (
            ((there_low if there_low > low else low) - (own_low if own_low > low else low))
            * BUILT[bad]
            // 10
        )
        rounds = self.nights if self.nights < 3 else 3
        ahead = 0
        if rounds:
            to = self.finds[place]
            to = 50 if to > 50 else to
            ahead = (to if to > others else others) - start
            ahead = ahead * person(v.id).finds * rounds * (1 + len(self.me.group)) // 400
        spot = self.spots[place]
        if place == self.home:
            danger = self.feeding(1)
            if self.mouths & 1 == 0:
                danger += self.tolls[place] * spot.front.come // 100
                if self.brim:
                    danger -= self.crowd(place)
        else:
            if spot.people:
                danger = self.tolls[place] * spot.front.come // 100
            else:
                danger = self.deaths_cost * (spot.front.come + spot.front.deaths) // 100
            if self.brim:
                danger -= self.crowd(place)
        where = 0
        aim, own = self.plan, self.wish
        for there, number in aim.home:
            if there == place and len(spot.people) < number:
                where += self.step * (300 if self.left == 1 else 30 + 25 * self.near // 10) // 100
            elif there == v.place and len(self.spots[there].people) <= number:
                where -= self.step * (300 if self.left == 1 else 30 + 25 * self.near // 10) // 100
        if own.place:
            gain = self.unit * (100 if self.left <= 2 or own.betrayal else 20 + self.near) // 100
            if own.place == place or (own.place == OUTSIDE and place != self.home):
                where += gain
            if own.place == v.place or (own.place == OUTSIDE and v.place != self.home):
                where -= gain
        spread = len(spot.people)
        if spread and rest:
            rest += (100 - (100 >> spread)) * self.deaths_cost // 1200
        value = work + ahead + danger + where + rest + self.doing("moves") - 12
        return Going(value, work, ahead, danger, rest, where)
