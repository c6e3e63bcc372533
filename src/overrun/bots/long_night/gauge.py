"""What things are worth in The Long Night, roughly and fast: in hundredths of a point of morale."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from overrun.bots.long_night.gates import Front, front
from overrun.bots.long_night.plans import Plan, Threat, Wish, code
from overrun.bots.long_night.suspicion import suspected
from overrun.bots.long_night.tables import KEEPING, ROUGHLY, Gist, Use, gist, helped, share
from overrun.bots.long_night.words import NEVER, WORDS
from overrun.bots.mind.look import Look
from overrun.games.long_night.cards import TRACK

LOST = 600
"""What it costs to lose the game."""


class Spot(NamedTuple):
    """A place, the own colony's people there, and its entrances."""

    place: Any
    people: list[str]
    front: Front


class Gauge(Look):
    """One view, with what things are worth to the seat that is asked."""

    players: list[Any]
    me: Any
    home: str
    """The place of the own colony."""
    team: list[Any]
    """The players of the own colony."""
    own: list[Any]
    """Its survivors."""
    people: dict[str, Any]
    spots: dict[str, Spot]
    left: int
    nights: int
    coop: bool
    boxes: tuple[str, ...]
    citizens: int
    after: list[int]
    """Those whose turn is still to come."""
    later: int
    later_hands: int
    at_home: int
    mouths: int
    exiles: int
    plan: Plan
    wish: Wish
    unmet: int
    """Demands of the own objective that are not met."""
    lacking: dict[str, int]
    """How many cards of each kind the objective lacks."""
    total: int
    """How much progress it lacks in all."""
    others: int
    """What it lacks but for entrances."""
    off: int
    """What it lacks at entrances."""
    gaps: dict[str, int]
    emptied: set[str]
    building: dict[str, tuple[str, int]]
    """Goals that lack barricades: where and which."""
    clearing: dict[str, int]
    """Where zombies must go, and how many."""
    brim: list[tuple[str, str]]
    """Where no zombie more may come, and no barricade be lost."""
    threat: Threat
    gap: int
    """Points that the crisis lacks."""
    held: int
    mean: int
    """The points that others will bring, in tenths."""
    failing: int
    gists: list[Gist]
    heart: int
    cause: int
    step: int
    near: int
    close: int
    unit: int
    deaths_cost: int
    fear: int
    stake: int
    tolls: dict[str, int]
    """What a death at each place is worth."""
    known: dict[Any, Any]
    """What was worked out already."""
    hungry: int

    # -- what things are worth, in hundredths of a point of morale -----------------------------

    def morale(self, by: int) -> int:
        """What it is worth if morale changes so."""
        view, heart = self.view, self.heart
        if by >= 0:
            room: int = TRACK - view.morale
            return heart * (by if by < room else room)
        if view.morale + by > 0:
            return heart * by
        if self.wish.betrayal:
            return -LOST * 4 // 10 if self.unmet else LOST
        return heart * by - LOST

    def pantry(self, food: int, due: int) -> int:
        """What a supply is worth: hunger tonight, and in the nights after."""
        lack = due - food
        value = 0
        if lack > 0:
            hunger = self.morale(-(self.view.starvation + 1))
            if self.nights:
                hunger -= self.heart // 2
            value = (100 - helped(lack, 34 * self.later_hands // 10)) * hunger // 100
            lack = 0
        store = -lack
        ahead = (self.nights if self.nights < 2 else 2) * due - store
        if ahead > 0:
            value -= 13 * self.heart * ahead // 100
        goal = self.plan.food
        if goal and store < goal:
            value -= 7 * self.step * (goal - store) // 10
        return value

    def food(self, by: int) -> int:
        """What it is worth if food comes or goes."""
        view = self.view
        food = view.food + by
        return self.pantry(food if food > 0 else 0, view.food_due) - self.hungry

    def feeding(self, more: int) -> int:
        """What it is worth if there are so many more to feed."""
        due = self.view.food_due + (self.mouths + more + 1) // 2 - (self.mouths + 1) // 2
        return self.pantry(self.view.food, due if due > 0 else 0) - self.hungry

    def waste(self, by: int) -> int:
        """What it is worth if cards come to the waste pile, or go."""
        known: int | None = self.known.get(by)
        if known is not None:
            return known
        there = len(self.view.waste)
        value = self._dump(max(0, there + by)) - self._dump(there)
        if self.wish.waste:
            value += 30 * self.unit * self.wish.waste * (1 if by > 0 else -1) // 100
        self.known[by] = value
        return value

    def _dump(self, cards: int) -> int:
        view = self.view
        full = view.waste_left + len(view.waste) - 10 * view.waste_loss
        value = 0
        for limit in (full, full + 10):
            if self.later:
                expected = 50 + 25 * (10 * (cards - limit) + 12 * self.later) // 10
                value += max(0, min(100, expected)) * self.deaths_cost // 100
            elif cards >= limit:
                value += self.deaths_cost
        over = cards - 4 - full + 10
        if over > 0:
            value -= 5 * min(self.nights, 2) * self.heart * over // 200
        return value

    def death(self, v: Any) -> int:
        """What the death of a survivor is worth."""
        known: int | None = self.known.get(v.id)
        if known is not None:
            return known
        player = self.players[v.owner]
        value = 0 if player.exiled else self.deaths_cost
        worth = 14 * self.nights + 12 * len(v.items)
        if len(player.group) == 1:
            worth += 20 * player.hand_size
        if v.owner == self.seat:
            value -= worth + (self.unit if self.wish.group >= len(player.group) else 0)
        else:
            value -= worth * max(0, self.heart) // 100
        self.known[v.id] = value
        return value

    def hurt(self, v: Any, wounds: int, frost: int = 0) -> int:
        """What it is worth if a survivor is hurt, or healed with negative numbers."""
        life, cold, nights = v.life, v.frostbite, self.nights
        after = life - wounds - frost
        if after >= 3 and not v.wounds + v.frostbite + v.despair + wounds + frost:
            part = 0
        else:
            part = share(after, cold + frost > 0, nights)
        before = share(life, cold > 0, nights) if v.wounds + cold + v.despair else 0
        value = (part - before) * self.death(v) // 100
        if self.wish.unwounded and v.owner == self.seat:
            value -= 35 * self.unit * (wounds + frost) // 100
        return value

    def exposure(self, v: Any, place: str) -> int:
        """What an exposure roll of a survivor at a place is worth."""
        near: int = len(self.spots[place].people) - (v.place == place)
        if near <= 0:
            return self.risk(v) // 12
        return (self.risk(v) + (100 - (100 >> near)) * self.fear // 100) // 12

    def risk(self, v: Any) -> int:
        """Twelve times what an exposure roll of a survivor is worth who is alone."""
        known: int | None = self.known.get(("risk", v.id))
        if known is None:
            known = 3 * self.hurt(v, 1) + 2 * self.hurt(v, 0, 1) + self.death(v)
            self.known["risk", v.id] = known
        return known

    def deliver(self, kind: str, more: int = 0) -> int:
        """What it is worth to lay a card of a kind on the objective, after so many others."""
        aim = self.plan
        if kind not in aim.accepts:
            return 0
        gain = 0
        if aim.lamp:
            rank = self.view.progress // aim.lamp + more
            if rank < self.left:
                gain = 90 * self.cause * (160 if not rank else max(50, 100 - 12 * rank)) // 10000
        lacking = self.lacking
        if lacking.get(kind, 0) > more or self.total > sum(lacking.values()) + more:
            gain = max(gain, 14 * self.step // 10)
        if gain and not more and self.others == 1 and not self.off:
            gain += self.success()
        return gain

    def success(self) -> int:
        """What it is worth to end the game with the objective reached."""
        if self.coop or self.wish.betrayal or not self.unmet:
            return 5 * self.cause
        if self.left >= 3 and self.view.morale >= 5:
            return -14 * self.step // 10 - 20
        return 5 * self.cause

    def _holding(self, kind: str, held: int) -> int:
        """What it is worth for the own objective to have one more card of a kind."""
        own = self.wish
        if not own.demands:
            return 0
        unit = self.unit if own.betrayal else self.unit * (25 + 75 * self.close // 100) // 100
        value = 0
        size = self.me.hand_size
        if own.hold.get(kind, 0) > held:
            value = unit
        elif own.hold.get("", 0) > size:
            value = 7 * unit // 10
        if own.only and kind != own.only:
            value -= self.unit // 2
        if size >= own.most:
            value -= 3 * self.unit // 10
        return value

    def _count(self, kind: str) -> int:
        number = 0
        for card in self.gists:
            if card.kind == kind:
                number += 1
        return number

    def keep(self, kind: str) -> int:
        """What it is worth to keep a card that one has."""
        value = KEEPING.get(kind, 0) * (self.nights if self.nights < 2 else 2) // 2
        return value + (self._holding(kind, self._count(kind) - 1) if self.wish.demands else 0)

    def worst(self) -> int:
        """What it is worth to prevent the crisis."""
        if not self.view.crisis:
            return 0
        value = 0
        crisis = self.threat
        for word, count, aim in crisis.words:
            value -= self.effect(word, count, "", aim)
        if crisis.home:
            value -= self.flood(crisis.home)
        if crisis.outside or crisis.places:
            tolls = self.tolls
            for name, spot in self.spots.items():
                if name != self.home and spot.people:
                    count = crisis.outside + crisis.places.get(name, 0)
                    if count:
                        value -= tolls[name] * spot.front.come * count // 100
        most = 35 * max(100, abs(self.heart)) // 10
        return max(-most, min(most, value))

    def flood(self, count: int) -> int:
        """What it is worth if so many zombies more come to the colony tonight."""
        spot = self.spots.get(self.home)
        if spot is None:
            return 0
        doors, due, nights = spot.front.doors, spot.place.due, min(3, self.left)
        dead = front(doors, due, count, 0, nights).deaths - front(doors, due, 0, 0, nights).deaths
        return dead * self.tolls[self.home] // 100

    def adding(self, matches: bool, besides: int = 0) -> int:
        """What it is worth to add a card to the crisis, with some besides those in hand."""
        if not self.view.crisis or self.me.exiled:
            return 0
        key = "add", matches, besides
        known: int | None = self.known.get(key)
        if known is None:
            known = self.known[key] = self._added(matches, besides)
        return known

    def _added(self, matches: bool, besides: int) -> int:
        gap, mean = self.gap, self.mean
        now = helped(gap, mean)
        if not matches:
            return self.stake * (helped(gap + 1, mean) - now) // 100
        best = 0
        for number in range(1, self.held + besides + 1):
            gain = self.stake * (helped(gap - number, mean) - now) // (100 * number)
            if gain > best:
                best = gain
        if gap <= 0:
            over = self.threat.excess + self.view.needed - self._points()
            if 0 < over <= self.held:
                best += self.morale(1) * (100 - helped(over, mean)) // (100 * over)
        return best

    def _points(self) -> int:
        accepts = self.threat.accepts
        points = 0
        for added in self.view.added:
            points += 1 if not added.item or gist(added.item).kind in accepts else -1
        return points

    def _kind(self, kind: str) -> int:
        """What it would be worth to find a card of a kind."""
        held = self._count(kind)
        best = KEEPING[kind] * (self.nights if self.nights < 2 else 2) // 2
        if self.wish.demands:
            best += self._holding(kind, held)
        value = self.deliver(kind, held)
        if value > best:
            best = value
        if kind in self.threat.accepts:
            value = self.adding(True, 1)
            if value > best:
                best = value
        return best

    def healing(self, count: int) -> int:
        """What it is worth to heal the own survivor who needs it most."""
        known: int | None = self.known.get(("heal", count))
        if known is not None:
            return known
        best = 0
        for name in self.me.group:
            v = self.people[name]
            if v.wounds or v.frostbite:
                cold = min(count, v.frostbite)
                value = self.hurt(v, -min(count - cold, v.wounds), -cold)
                if value > best:
                    best = value
        self.known["heal", count] = best
        return best

    # -- effects -------------------------------------------------------------------------------

    def effect(self, word: str, count: int, place: str = "", aim: str = "") -> int:
        """What an effect is worth, more or less."""
        known = WORDS.get(word)
        if known is not None:
            return known(self, count, place, aim)
        return ROUGHLY.get(word, 0) * count

    def way(self, uses: tuple[Use, ...], place: str = "") -> int:
        """What the best way to use a card is worth, to somebody at a place."""
        best, known = NEVER, self.known
        for value, effects in uses:
            for effect in effects:
                key = (effect, place) if place else effect
                each = known.get(key)
                if each is None:
                    word, count, aim = effect
                    worth = WORDS.get(word)
                    each = worth(self, count, place, aim) if worth else ROUGHLY.get(word, 0) * count
                    known[key] = each
                value += each
            if value > best:
                best = value
        return best

    def doing(self, what: str) -> int:
        """What it is worth to do something that the own objective counts."""
        if what in self.wish.counted and self.unmet:
            return 6 * self.unit // 10
        return 0

    @property
    def armed(self) -> bool:
        """Whether somebody of one's own has a weapon."""
        people = self.people
        return any(
            gist(item.id).kind == "weapon" for name in self.me.group for item in people[name].items
        )

    def playing(self, card: Gist, *, rough: bool = False) -> int:
        """What it is worth to play a card."""
        if card.equip:
            rounds = min(6, 1 + 2 * self.nights)  # in halves
            if card.passive:
                value = card.worth * rounds // 2
            else:
                each = (self.way(card.rough) - card.price) * card.often // 20
                value = (each if each > 2 else 2) * rounds // 2
            own = self.wish
            if own.equip and self.unmet and (card.kind in own.equip or "" in own.equip):
                value += self.unit
            if self.plan.armed and card.kind == "weapon" and self.others and not self.armed:
                value += 2 * self.step
            return value
        value = self.way(card.rough if rough else card.uses)
        if not card.event and not self.me.exiled:
            value += self.waste(1)
        return value

    def having(self, item: str) -> int:
        """What it would be worth to have one more of a card."""
        card = gist(item)
        kind = card.kind
        best = self.playing(card, rough=True)
        if kind in KEEPING:
            held = self._count(kind)
            value = KEEPING[kind] * min(self.nights, 2) // 2
            if self.wish.demands:
                value += self._holding(kind, held)
            best = max(best, value, self.deliver(kind, held))
            if kind in self.threat.accepts:
                best = max(best, self.adding(True, 1))
        return best

    def uses(self, item: str, card: Gist) -> dict[str, int]:
        """What can be done with a card, and what each is worth."""
        known: dict[str, int] | None = self.known.get(("uses", item))
        if known is None:
            kind = card.kind
            known = self.known["uses", item] = {
                "play": self.playing(card),
                "deliver": self.deliver(kind),
                "add": self.adding(kind in self.threat.accepts) + self.doing("added"),
                "keep": self.keep(kind),
            }
        return known

    def code(self) -> dict[int, int]:
        """The dice that tonight's experiment still wants."""
        table = self.view.modules
        wanted: dict[int, int] = {}
        if table.experiment:
            for die in code(table.experiment):
                wanted[die] = wanted.get(die, 0) + 1
            for die in table.code:
                if wanted.get(die, 0):
                    wanted[die] -= 1
        return wanted

    @cached_property
    def doubts(self) -> dict[int, float]:
        """How likely each of the others is the betrayer."""
        return suspected(self.view, self.seat)

    def doubt(self, seat: int) -> int:
        """The same for one of them, in hundredths."""
        return int(100 * self.doubts.get(seat, 0.0))
