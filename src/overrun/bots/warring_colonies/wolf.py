"""The Lone Wolf: what he wants of the colonies, his missions, and whose battles are his."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.warring_colonies.battles import armed
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import COLONY, GATES, MissionCard
from overrun.games.long_night.state import Survivor
from overrun.games.warring_colonies.view import ColonyView

if TYPE_CHECKING:
    from overrun.bots.warring_colonies.reading import WarReading

UNIT = 0.6
"""What a step towards his own objective is worth, where it is about the colonies."""
MISSION = 0.25
"""What a mission is worth to him in any case: another one comes."""
CHEER = 0.6
"""What its reward is worth, of a point of morale: it may come too late."""
COURIER = 0.6
"""What it is worth besides to whom missions are the objective."""
MORALE = 5
"""The end of his track."""
HOPELESS = 0.3
"""Missions with less hope are exchanged."""
OWN_RISK = 0.25
"""What it costs to fight for others: their leader says who takes the wounds."""

HOPES = {
    "visited": 0.55, "gates": 0.8, "you-added": 0.3, "food": 0.35, "carries": 0.25, "did": 0.35,
    "unwounded": 0.5, "largest-group": 0.25, "cleared": 0.3,
}  # fmt: skip
"""The chance to complete a mission in a round, by what it is about."""
BY_ITSELF = 0.25
"""The same for those that wait for a moment that others bring about."""


class Prowl:
    """The war with the eyes of a Lone Wolf."""

    def __init__(self, r: WarReading) -> None:
        self.r = r
        self.missions = [r.cards.missions[name] for name in r.war.missions]
        wants: dict[str, Any] = {goal.word: goal for goal in r.own_goals}
        self.wants = wants
        self.worth = MISSION + (CHEER * r.heart if r.own.morale < MORALE else 0.0)
        if "missions" in wants:
            self.worth += COURIER

    # -- the colonies ------------------------------------------------------------------------

    def blow(self, by: int, colony: ColonyView) -> float:
        """What it is worth to him that a colony loses so much morale."""
        wants, r = self.wants, self.r
        if "noted-morale" in wants:
            goal = wants["noted-morale"]
            if colony.place != r.war.noted:
                return 0.0
            if goal.at_most < colony.morale:
                return UNIT * by
            return -UNIT * by if goal.at_least else 0.0
        if "morale-gap" in wants:
            other = next(each for each in r.war.colonies[:2] if each.place != colony.place)
            ahead = colony.morale - other.morale
            return UNIT * (abs(ahead) - abs(ahead - by))
        if "round" in wants and r.view.round < wants["round"].at_least:
            return -UNIT * by if colony.morale <= by + 2 else 0.0
        return 0.0

    def death(self, colony: ColonyView) -> float:
        """What it is worth to him that somebody of a colony dies."""
        goal = self.wants.get("dead-of-each")
        if goal is not None and colony.dead < goal.at_least:
            return UNIT
        return self.blow(1, colony)

    @property
    def crisis(self) -> float:
        """What it is worth to him to prevent a crisis that strikes both colonies."""
        return -fsum(self.blow(1, colony) for colony in self.r.war.colonies[:2])

    # -- missions ----------------------------------------------------------------------------

    def hope(self, card: MissionCard) -> float:
        """How likely a mission is to be completed soon."""
        if card.moment != "claim":
            return BY_ITSELF
        chance = 1.0
        for each in card.when:
            given: Any = each
            chance *= HOPES.get(each.word, BY_ITSELF)
            if each.word == "gates" and given.killed:
                chance *= 0.4
        return chance

    def about(self, word: str, **given: object) -> bool:
        """Whether he holds a mission about this."""
        return any(
            each.word == word and all(getattr(each, name) == value for name, value in given.items())
            for card in self.missions
            for each in card.when
        )

    def going(self, v: Survivor, place: str) -> float:
        """What a move is worth for his missions, and what it risks."""
        r = self.r
        value = 0.0
        others = {each.place for each in r.mine if each.id != v.id}
        if self.about("gates", killed=False):
            if place in GATES and place not in others:
                value += 0.75 * self.worth
            if v.place in GATES and v.place not in others:
                value -= 0.75 * self.worth
        if place in GATES:
            return value
        if place != COLONY and place not in others:
            if self.about("visited", action="search") and r.places[place].deck:
                value += 0.25 * self.worth
            if self.about("visited", action="barricade"):
                value += 0.3 * self.worth
        here = {v.home for v in r.strangers.values() if v.place == place}
        if len(here) > 1:
            value += self.mood - 0.1
        return value

    @property
    def mood(self) -> float:
        """What a battle beside him is worth to his missions."""
        moments = {card.moment for card in self.missions}
        return 0.3 * self.worth * len(moments & {"battle-won", "battle-whole", "fled-whole"})

    def doing(self, option: Option) -> float:
        """What an action is worth for his missions."""
        verb, r = option[0], self.r
        if verb == "claim":
            return self.worth + 1.0
        if verb in ("search", "barricade") and self.about("visited", action=verb):
            # a view does not say where he has been: one place for each die that is used
            places = sorted({v.place for v in r.mine})
            if r.people[option[1]].place == places[len(r.me.used) % len(places)]:
                return 0.5 * self.worth if len(places) > 1 else 0.0
        if verb == "attack" and self.about("did", action="kill"):
            return 0.3 * self.worth
        if verb == "add" and self.about("you-added") and r.crisis.held + self._added >= 2:
            return 0.4 * self.worth * (self._added < 2)
        if verb == "clean" and self.about("cleared") and len(r.view.waste) >= 5:
            return 0.4 * self.worth
        if verb == "play" and self.about("carries"):
            return 0.2 * self.worth * (r.cards.items[option[1]].equip is not None)
        return 0.0

    @property
    def _added(self) -> int:
        return sum(each.seat == self.r.seat for each in self.r.view.added)


# -- what he is asked ----------------------------------------------------------------------------


def exchange(r: WarReading, ask: Ask, option: Option) -> float:
    """The mission with the least hope goes, if there is little."""
    if option[0] == "hold":
        return 0.0
    return HOPELESS - r.prowl.hope(r.cards.missions[option[1]])


def join(r: WarReading, ask: Ask, option: Option) -> float:
    """To flee, or to fight for the side that wins, or that he wants to win."""
    prowl, place = r.prowl, str(ask.facts["place"])
    pack = [v for v in r.mine if v.place == place]
    moments = {card.moment for card in prowl.missions}
    if option[0] == "flee":
        risk = fsum(r.exposure(v, COLONY) for v in pack)
        return risk + 0.4 * prowl.worth * ("fled-whole" in moments)
    strength = {colony.place: 0.5 * colony.bullets for colony in r.war.colonies[:2]}
    for v in r.strangers.values():
        if v.place == place and v.home in strength:
            strength[v.home] += 1 + armed(v)
    strength[option[1]] += sum(1 + armed(v) for v in pack)
    other = next(each for each in r.war.colonies[:2] if each.place != option[1])
    lead = strength[option[1]] - strength[other.place]
    win = min(0.95, max(0.05, 0.5 + 0.12 * lead))
    value = win * prowl.death(other) * 0.5
    value += prowl.worth * (win * ("battle-won" in moments) + 0.5 * ("battle-whole" in moments))
    return value - OWN_RISK * len(pack) * (1.3 - win)


def colony(r: WarReading, ask: Ask, option: Option) -> float:
    """Which colony a card means: the one that he would rather see suffer, or the one whose
    noted morale is nearest to what he wants."""
    chosen = next(each for each in r.war.colonies if each.place == option[1])
    if ask.facts.get("effect") == "note-colony":
        noted = r.prowl.wants.get("noted-morale")
        low = noted is not None and not noted.at_least
        return -chosen.morale if low else chosen.morale
    if not r.lone:
        return 0.0
    return r.prowl.blow(1, chosen)
