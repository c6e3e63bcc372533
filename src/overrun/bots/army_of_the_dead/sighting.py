"""A view as a look works with it: what lies where, and what is to be feared there."""

from __future__ import annotations

from typing import Any

from overrun.bots.army_of_the_dead.aims import Aim
from overrun.bots.army_of_the_dead.scouting import (
    Arms,
    arms_of,
    facts_of,
    shared_aims,
)
from overrun.bots.mind.look import Look
from overrun.core.flow import Ask
from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.sheets import mission
from overrun.games.army_of_the_dead.state import LEVELS, SETTING_UP

PAIN = (0, 260, 60, 35, 25)
"""What the next wound costs at this health."""
NEAR, FAR = (104, 91, 52, 29, 16), 6
"""What a zombie costs that is so many zones away, in hundredths."""
LOST = 1200
"""What it costs to lose somebody without whom the game is lost."""
AFAR = 99
LEVEL = {name: number for number, name in enumerate(LEVELS)}


class Sighting(Look):
    """The table as all see it, for the survivor whose turn it is."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat
        ground = self.ground = ground_of(view.mission, tuple(view.closed))
        at = self.at = ground.index
        self.zombies = {at[zone.name]: zone for zone in view.zones}
        self.bosses = {at[boss.zone]: boss for boss in view.bosses}
        people: dict[int, list[Any]] = {}
        self.people = people
        for each in view.survivors:
            people.setdefault(at[each.zone], []).append(each)
        self.guests = {at[each.zone] for each in view.companions}
        self.by_name = {each.id: each for each in view.survivors}
        self.spawns = {at[each.zone] for each in view.spawns if each.active}
        self.vital = {each.owner for each in view.personal}
        for need in mission(view.mission).needs:
            able = [each.id for each in view.survivors if need in each.specialisations]
            if len(able) == 1:
                self.vital.add(able[0])
        self._risks: dict[int, int] = {}
        self._near: list[tuple[int, int, int]] | None = None
        self._arms: dict[str, Arms] = {}
        turn = view.turn
        self.me: Any = self.by_name.get(turn.who) if turn is not None else None
        self.aims: dict[str, Aim] = {}
        if view.phase != SETTING_UP:
            self.aims = shared_aims(facts_of(view, ground))
        self.aim: Aim | None = None
        self.zone = -1
        if self.me is not None:
            self.place(self.me)

    def place(self, me: Any) -> None:
        self.me = me
        self.zone = self.at[me.zone]
        self.aim = self.aims.get(me.id)
        self._risks, self._near = {}, None

    def about(self, ask: Ask) -> None:
        """Look at the survivor whom the ask is about, if it is another one."""
        name = ask.facts.get("survivor")
        if name is not None and (self.me is None or self.me.id != name):
            me = self.by_name.get(str(name))
            if me is not None:
                self.place(me)

    def arms(self, survivor: Any) -> Arms:
        found = self._arms.get(survivor.id)
        if found is None:
            found = self._arms[survivor.id] = arms_of(survivor.gear)
        return found

    def away(self, start: int, goal: int) -> int:
        steps = self.ground.distance[start][goal]
        return AFAR if steps < 0 else steps

    def attacks(self, zone: int) -> int:
        """The wounds that those in the zone deal in one activation."""
        stand = self.zombies.get(zone)
        wounds = 0
        if stand is not None:
            wounds = stand.shamblers - stand.snared_shamblers
            wounds += 2 * (stand.alphas - stand.snared_alphas)
        boss = self.bosses.get(zone)
        if boss is not None and not boss.snared:
            kind = library().zombies[boss.kind]
            wounds += kind.actions * kind.wounds
        return wounds

    def pain(self, zone: int, fewer: int = 0) -> int:
        """What the next zombie phase may cost the one whose turn it is if it ends there, when so
        many tenths of a wound are averted."""
        wounds = 10 * self.attacks(zone) - fewer
        zombies, people = self.zombies, self.people
        for near in self.ground.neighbours[zone]:
            stand = zombies.get(near)
            if stand is not None and stand.alphas and near not in people:
                wounds += 8 * stand.alphas
        me = self.me
        spare = 0
        for each in people.get(zone, ()):
            if each is not me:
                spare += each.health - 1
                if not each.acted:
                    wounds -= 12
        if wounds < 0:
            wounds = 0
        if zone in self.spawns:
            wounds += 5 + 5 * LEVEL[self.view.danger]
        # those who are hurt least bear the first wounds, as long as there is somebody
        share = wounds * 10 // (10 + 4 * spare)
        health = 1 if me is None else me.health
        pain = 0
        while share > 0 and health > 0:
            cost = PAIN[health] if health < len(PAIN) else PAIN[-1]
            pain += cost * min(share, 10) // 10
            share -= 10
            health -= 1
        return pain * 3 // 2 if me is not None and me.id in self.vital else pain

    def risk(self, zone: int) -> int:
        """The same, and what the zombies that are about hold up: the nearer, the more."""
        found = self._risks.get(zone)
        if found is None:
            found = 0
            row = self.ground.distance[zone]
            for at, number, nearest in self._about_here():
                away = row[at]
                if away < 0 or away > nearest:
                    away = nearest
                found += number * (NEAR[away] if away < len(NEAR) else FAR)
            found = self._risks[zone] = self.pain(zone) + found // 100
        return found

    def _about_here(self) -> list[tuple[int, int, int]]:
        """Where zombies are, how many, and how near the nearest of the others is; once."""
        if self._near is None:
            me, distance = self.me, self.ground.distance
            others = [zone for zone, each in self.people.items() if each != [me]]
            self._near = []
            for at, stand in self.zombies.items():
                number = 10 * stand.shamblers + 22 * stand.alphas
                if number:
                    row = distance[at]
                    nearest = min([row[zone] for zone in others if row[zone] >= 0], default=AFAR)
                    self._near.append((at, number, nearest))
        return self._near

    def alone(self, zone: int) -> int:
        """How far the nearest of the others is from there."""
        me, row = self.me, self.ground.distance[zone]
        ways = [row[at] for at, each in self.people.items() if each != [me] and row[at] >= 0]
        return max(0, min(ways, default=1) - 1)

    def heard(self) -> bool:
        zombies = self.zombies
        for zone in (self.zone, *self.ground.beside[self.zone]):
            stand = zombies.get(zone)
            if stand is not None and stand.sleepers:
                return True
        return False

    def wants(self, owner: str, card: str) -> bool:
        """Whether a card counts for the personal objective of a survivor."""
        for each in self.view.personal:
            if each.owner == owner and not each.done:
                goal = library().personal[owner].goal
                return goal.do == "hold" and card in goal.cards
        return False

    def burdens(self, survivor: Any) -> list[int]:
        """What one wound after the other costs a survivor."""
        costs = [PAIN[min(health, 4)] for health in range(survivor.health, 0, -1)]
        if survivor.id in self.vital:
            costs = [LOST if cost == PAIN[1] else cost * 3 // 2 for cost in costs]
        return costs
