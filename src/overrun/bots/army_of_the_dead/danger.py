"""What the zombies will do to the team where it stands, one zombie phase ahead."""

from __future__ import annotations

from math import fsum

from overrun.bots.army_of_the_dead.odds import strength
from overrun.bots.army_of_the_dead.reading import Reading, weapon_of
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import HANDS, ArmyState, Survivor

WOUND = {1: 26.0, 2: 6.0, 3: 3.5}
"""What the next wound costs at this health; at more than that the least."""
UNHURT = 2.5
LOST = 120.0
"""What it costs to lose somebody without whom the game is lost."""
FRESH = (2.3, 3.6, 5.3, 6.8)
"""How many zombies a card brings on average, by the danger level."""
NEAR = (1.04, 0.91, 0.52, 0.286, 0.156)
"""What a zombie costs that is so many zones away: somebody has to deal with it."""
FAR = 0.065
FARTHEST = 99
"""The zones to somewhere that cannot be reached."""


def attacks(s: ArmyState, zone: int) -> float:
    """The wounds that those in the zone deal in one activation."""
    wounds = s.shamblers[zone] + 2.0 * s.alphas[zone]
    if s.snared:
        wounds -= s.snared_in("shambler", zone) + 2.0 * s.snared_in("alpha", zone)
    zombies = library().zombies
    for boss in s.bosses:
        if boss.zone == zone and not boss.snared:
            wounds += zombies[boss.kind].actions * zombies[boss.kind].wounds
    return wounds


def burdens(r: Reading, survivor: Survivor) -> list[float]:
    """What one wound after the other costs this survivor."""
    costs = r.burdens.get(survivor.id)
    if costs is None:
        costs = r.burdens[survivor.id] = _burdens(r, survivor)
    return costs


def _burdens(r: Reading, survivor: Survivor) -> list[float]:
    vital = survivor.id in r.wanted or survivor.id in r.needed
    costs = []
    for health in range(survivor.health, 0, -1):
        cost = WOUND.get(health, UNHURT)
        if vital:
            cost = LOST if health == 1 else 1.5 * cost
        costs.append(cost)
    return costs


def bearers(r: Reading, ids: list[str]) -> list[tuple[float, str]]:
    """Who of these should take the first wound, who the second and so on, with what it costs."""
    s = r.s
    found = [(LOST, each.id) for each in s.companions if each.id in ids]
    for survivor in s.survivors:
        if survivor.id in ids:
            found += [(cost, survivor.id) for cost in burdens(r, survivor)]
    return sorted(found)


def power(survivor: Survivor) -> float:
    """How many zombies a survivor can be expected to kill with an action."""
    held = [(gear, weapon_of(gear)) for gear in survivor.gear[:HANDS] if gear is not None]
    best = max((strength(w) for gear, w in held if w is not None and not gear.dry), default=0.3)
    return min(best, 2.0)


class Outlook:
    """What the table will cost the team, for a place of the survivor whose turn it is.

    Made once for a decision; :meth:`cost` is asked for many positions of it.
    """

    def __init__(self, r: Reading, me: Survivor) -> None:
        s = r.s
        self.r = r
        self.ground = r.ground
        self.me = me
        self.mine = burdens(r, me) + [LOST for each in s.companions_of(me.id)]
        self.mine.sort()
        self.others: dict[int, list[float]] = {}
        self.help: dict[int, float] = {}
        """How many zombies those can kill in each zone who still have their turn."""
        followers = {each.id for each in s.companions_of(me.id)}
        for survivor in s.survivors:
            if survivor.id == me.id:
                continue
            self.others.setdefault(survivor.zone, []).extend(burdens(r, survivor))
            if not survivor.acted:
                kills = 0.75 * power(survivor) * (3 + (survivor.level > 0))
                self.help[survivor.zone] = self.help.get(survivor.zone, 0.0) + kills
        for each in s.companions:
            if each.id not in followers:
                self.others.setdefault(each.zone, []).append(LOST)
        for slots in self.others.values():
            slots.sort()
        self.heads = {place: len(slots) for place, slots in self.others.items()}
        self.nearest: dict[int, int] = {}
        """How near the nearest of the others is to a zone, once it was looked up."""
        level = s.danger
        self.fresh: dict[int, float] = {}
        for spawn in r.view.spawns:
            if spawn.active:
                zone = r.ground.index[spawn.zone]
                self.fresh[zone] = self.fresh.get(zone, 0.0) + FRESH[level]
        due = fsum(self.fresh.values())
        self.short = max(0.0, min(1.0, 1.3 - r.view.shamblers_left / due)) if due else 0.0
        if any(spawn.active and spawn.kind == "zeus" for spawn in r.view.spawns):
            self.short = max(self.short, 0.12)
        """How likely it is that the dead act twice: miniatures run short, or Zeus commands it."""

    def cost(self, zone: int) -> float:
        """What is to be feared if the survivor ends its turn in this zone."""
        s = self.r.s
        others = self.others
        total = 0.0
        heads = self.heads.copy()
        heads[zone] = heads.get(zone, 0) + len(self.mine)
        hunted = bool(s.bosses) or any(s.alphas)
        for place in heads:
            slots = others.get(place, [])
            if place == zone:
                slots = sorted(slots + self.mine)
            wounds = attacks(s, place)
            eager = self._running(place, heads) if hunted else 0.0
            if self.short:
                wounds += self.short * s.shamblers[place]
                near = sum(s.shamblers[each] for each in self.ground.neighbours[place])
                eager += 0.6 * self.short * near
            if place in self.help and (crowd := s.crowd(place)):
                wounds *= max(0.0, crowd - self.help[place]) / crowd
            if wounds + eager > 0:
                total += _toll(slots, wounds + eager)
            if place in self.fresh:
                total += 0.45 * self.fresh[place] * (1.0 if place == zone else 0.3)
        return total + self._pressure(zone)

    def _running(self, place: int, heads: dict[int, int]) -> float:
        """The wounds of those who can run there and still strike."""
        s = self.r.s
        ground = self.ground
        wounds = 0.0
        alphas = s.alphas
        for near in ground.neighbours[place]:
            if alphas[near] > 0 and near not in heads:
                rivals = sum(each in heads for each in ground.seen[near])
                wounds += alphas[near] * (0.85 if rivals < 2 else 0.5)
        if s.bosses:
            zombies = library().zombies
            for boss in s.bosses:
                away = ground.distance[boss.zone][place]
                spare = zombies[boss.kind].actions - away
                if away > 0 and spare > 0 and not boss.snared and boss.zone not in heads:
                    wounds += 0.7 * spare * zombies[boss.kind].wounds
        return wounds

    def _pressure(self, zone: int) -> float:
        """Zombies that are about: the nearer, the more they hold up."""
        s = self.r.s
        distance, nearest = self.ground.distance, self.nearest
        total = 0.0
        more = 0.52 * self.short
        for at, (shamblers, alphas) in enumerate(zip(s.shamblers, s.alphas, strict=True)):
            if shamblers or alphas:
                row = distance[at]
                if at not in nearest:
                    ways = [row[place] for place in self.others if row[place] >= 0]
                    nearest[at] = min(ways, default=FARTHEST)
                away, steps = nearest[at], row[zone]
                if 0 <= steps < away:
                    away = steps
                near = NEAR[away] if away < len(NEAR) else FAR
                total += (shamblers + 2.2 * alphas) * (near + more)
        return total


def _toll(slots: list[float], wounds: float) -> float:
    """The least that so many wounds cost, shared out as well as possible."""
    total = 0.0
    for cost in slots:
        if wounds <= 0:
            break
        total += cost * min(wounds, 1.0)
        wounds -= 1.0
    return total
