"""Where the colonies meet: raids, guards, and battles in town, as they will be tonight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overrun.bots.arithmetic import power
from overrun.bots.warring_colonies.battles import Camp, camp, duel
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.state import Survivor
from overrun.games.warring_colonies.state import MOVING
from overrun.games.warring_colonies.view import ColonyView

if TYPE_CHECKING:
    from overrun.bots.warring_colonies.reading import WarReading

RETURNS = 0.45
"""The chance that nobody comes home to an open colony, for each who could."""
FOLLOWS = 0.3
"""How many of those who could join a raid do so."""
RAIDERS = 3
"""With how many more one reckons at most."""
THREAT = 0.3
"""How much counts what the enemy could still do, of what is there already."""
FRESH = 3
"""The lives of somebody of whom one knows nothing."""
SPOILED = 1.2
"""What it is worth to stand where the enemy wants nobody."""


class Fronts:
    """Who of both colonies stands where, and who may still come."""

    def __init__(self, r: WarReading) -> None:
        self.r = r
        war = r.war
        self.foe: ColonyView = r.foes[0]
        self.ours: dict[str, list[Survivor]] = {place.id: [] for place in war.places}
        self.theirs: dict[str, list[Survivor]] = {place.id: [] for place in war.places}
        for v in r.table.survivors.values():
            if not v.bitten and v.home == r.home:
                self.ours[v.place].append(v)
            elif not v.bitten and v.home == self.foe.place:
                self.theirs[v.place].append(v)
        self.we_move = self._moving(r.own)
        self.they_move = self._moving(self.foe)
        self._known: dict[tuple[str, tuple[str, ...]], float] = {}

    def _moving(self, colony: ColonyView) -> set[str]:
        """The survivors of a colony who may still move in this round."""
        war = self.r.war
        seats = set(self.r.to_come(colony))
        if war.step in (MOVING, ""):
            seats |= {each for each in war.pair if each in colony.seats and each not in war.passed}
        fresh = {v.id for v in war.survivors if not v.moved or v.owner not in war.pair}
        return {name for seat in seats for name in war.players[seat].group if name in fresh}

    # -- what a place is worth ---------------------------------------------------------------

    def stand(self, place: str, ours: list[Survivor]) -> float:
        """What it is worth that these of ours are at a place tonight."""
        key = (place, tuple(v.id for v in ours))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._stand(place, ours)
        return known

    def _stand(self, place: str, ours: list[Survivor]) -> float:
        r, theirs = self.r, self.theirs[place]
        if place == self.foe.place:
            if not ours:
                return 0.0
            value = self._siege(ours, theirs, self.we_move, self.they_move, r.own, self.foe)
            return value + SPOILED if self._spoils else value
        if place == r.home:
            return -self._siege(theirs, ours, self.they_move, self.we_move, self.foe, r.own)
        if not ours or not theirs:
            return 0.0
        stay = [v for v in theirs if v.id not in self.they_move]
        here = camp(ours, r.own.bullets, home=False)
        value, _ = duel(here, camp(theirs, self.foe.bullets, home=False))
        if len(stay) < len(theirs):
            value /= 2  # they may be gone by then
        return value

    def _siege(
        self,
        attackers: list[Survivor],
        defenders: list[Survivor],
        may_come: set[str],
        may_return: set[str],
        attacking: ColonyView,
        attacked: ColonyView,
    ) -> float:
        """What the gates of a colony are worth to those before them."""
        more = len(may_come - {v.id for v in attackers + defenders})
        more = min(RAIDERS, more)
        if not defenders:
            count = len(attackers) + FOLLOWS * more
            if not count:
                return 0.0
            back = len(may_return - {v.id for v in attackers})
            open_still = power(RETURNS, min(2, back))
            loss = self._loss(attacked, max(1, round(count)))
            return open_still * loss * min(1.0, count)
        guard = camp(defenders, attacked.bullets, home=True)
        value = self._attack(camp(attackers, attacking.bullets, home=False), guard)
        if more:
            now = camp(attackers, attacking.bullets, home=False)
            more_lives = tuple(sorted((*now.lives, *[FRESH] * more)))
            then = self._attack(now._replace(lives=more_lives), guard)
            value += THREAT * max(0.0, then - value)
        return value

    def _attack(self, attackers: Camp, guard: Camp) -> float:
        return duel(attackers, guard)[0] if attackers.lives else 0.0

    def _loss(self, colony: ColonyView, by: int) -> float:
        """What it costs a colony, or gains us, to lose so much morale."""
        return self.r.blow(by, colony) if colony is self.foe else -self.r.morale(-by)

    @property
    def _spoils(self) -> bool:
        """Whether the enemy would reach the objective but for somebody at its gates."""
        goals = self.r.side.goals
        if not any(goal.word == "intruders" for goal in goals):
            return False
        met = zip(goals, self.foe.goals_met, strict=True)
        return sum(not done for goal, done in met if goal.word != "intruders") <= 1

    # -- moves -------------------------------------------------------------------------------

    def shift(self, v: Survivor, place: str) -> float:
        """What it is worth for the war that a survivor goes to a place."""
        start = self._real(v.place)
        place = self._real(place)
        if start == place or self.r.own.fallen:
            return 0.0
        mine = next(each for each in self.ours[start] if each.id == v.id)
        left = [each for each in self.ours[start] if each.id != v.id]
        there = [*self.ours[place], mine]
        moved = self.we_move
        self.we_move = moved - {v.id}
        value = self.stand(start, left) + self.stand(place, there)
        self.we_move = moved
        return value - self.stand(start, self.ours[start]) - self.stand(place, self.ours[place])

    def _real(self, place: str) -> str:
        return self.r.home if place == COLONY else place
