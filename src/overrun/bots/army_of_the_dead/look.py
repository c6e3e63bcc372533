"""How bots look at Army of the Dead: the work that is left, the danger, and what options do to it.

Worths and risks are in tenths of what the heuristic reckons with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from overrun.bots.army_of_the_dead import glances, replies
from overrun.bots.army_of_the_dead.scouting import (
    load,
)
from overrun.bots.army_of_the_dead.sighting import LEVEL, Sighting
from overrun.bots.mind.words import WORD
from overrun.core.flow import Ask
from overrun.games.army_of_the_dead.mission.sheets import missions

WORK = (
    "take",
    "special",
    "challenge",
    "open-vault",
    "lead",
    "search",
    "sleepers",
    "board",
    "drive",
)
MISSIONS = tuple(missions())
_IN = {name: [1 if each == name else 0 for each in MISSIONS] for name in MISSIONS}
_ELSEWHERE = [0] * len(MISSIONS)


class ArmyLook(Sighting):
    """What the table comes to in numbers, and options in traits."""

    NUMBERS: ClassVar = {
        "round": "the round",
        "left": "the rounds that are left",
        "danger": "the danger level, 0 to 3",
        "unmet": "the goals of the mission that are not met",
        "met": "those that are",
        "wishes": "the personal objectives that are not done",
        "granted": "those that are",
        "tokens": "the objective tokens on the board",
        "fired": "the events of the mission that have happened",
        "shamblers": "the shamblers on the board",
        "alphas": "the alphas on the board",
        "bosses": "the abominations on the board",
        "spawns": "the active spawn zones",
        "supply": "the shamblers that are not on the board",
        "seats": "the players",
        "alive": "the survivors on the board",
        "health": "their health together",
        "weakest": "the least health of one of them",
        "fallen": "those who have fallen",
        "gone": "those who are safe",
        "wounds": "the wounds that zombies in the survivors' zones can deal",
        "way": "the zones that the survivors have to go to their aims, on average, in tenths",
        "arms": "how well they are armed, on average",
        "waiting": "the survivors who have not acted yet",
        "mine_health": "the health of the one whose turn it is",
        "mine_actions": "its actions",
        "mine_free": "its free actions",
        "mine_level": "its level",
        "mine_arms": "how well it is armed",
        "mine_way": "the zones to its aim, at most 9",
        "mine_risk": "what it has to fear where it stands",
        "here": "the zombies in its zone",
        "beside": "the zombies in the zones beside it",
        "company": "the others in its zone",
        "last": "1 if its aim is the way out",
        **{f"aim_{verb}": f"1 if its aim is to {verb} something" for verb in WORK},
        **{f"in_{name}": f"1 in the mission {name}" for name in MISSIONS},
    }
    TRAITS: ClassVar = {
        "gap": "by sort: how much better the best option looks, as a power of two",
        "gain": "by sort: what the option is worth at first sight, as a power of two",
        "nearer": "how many zones nearer to the aim, and whether that is the way out",
        "risk": "by actions left: what is to be feared where it leads",
        "relief": "by actions left: how much less is to be feared there than here",
        "among": "zombies where it leads: shamblers and alphas",
        "leaves": "zombies in the zone that is left",
        "company": "people where it leads, and whether there are any here",
        "alone": "how far from everybody it leads, and how far one is now",
        "onward": "how much less is to be feared one zone further on the way to the aim",
        "arrives": "where the aim is, with actions left: what there is to be done",
        "sleepers": "by verb: sleepers there",
        "spawn": "zombies come up there",
        "kills": "expected kills, by how far away and the actions left",
        "boss": "expected hits on an abomination",
        "friends": "friends who may be hit, and how hard",
        "weapon": "the sort of weapon, and the sort of target",
        "empties": "whether all of them may fall, here or elsewhere",
        "wakes": "the noise wakes sleepers",
        "ammo": "may use up ammo",
        "aim": "by verb: it is what the aim is about",
        "what": "by verb: of which thing, and whether the aim is about it",
        "load": "by actions left: how well armed the searcher is",
        "trade": "what the other one wants",
        "work": "the other one has something to do where it stands",
        "hands": "by verb: how much better the hands would be",
        "end": "by actions left: what the best option is worth",
        "stay": "by verb: what is to be feared here",
        "place": "which of the options it is",
        "bears": "whose turn it is to bear a wound",
        "health": "by what there is to bear: the health of whoever is named",
        "name": "what is chosen by name",
        "owner": "the token belongs to the other one",
        "needs": "a specialist whom the mission needs",
        "far": "how much farther from the survivors than the others",
        "advised": "what a steady player would do with the dice",
        "hits": "the dice that have hit, of how many",
        "dies": "whether the hit kills",
        "slot": "which slot, and what is lost by it",
    }

    def __init__(self, view: Any, seat: int) -> None:
        super().__init__(view, seat)
        self._number()

    def _number(self) -> None:
        view, aim = self.view, self.aim
        verb = "" if aim is None else aim.verb
        self.position = [
            *self._progress(),
            *self._state_of_team(),
            *([0] * 11 if self.me is None else self._own()),
            *[1 if verb == each else 0 for each in WORK],
            *_IN.get(view.mission, _ELSEWHERE),
        ]

    def _progress(self) -> list[int]:
        """How far the mission has come."""
        view = self.view
        met = [goal.met for goal in view.goals].count(True)
        granted = [each.done for each in view.personal].count(True)
        shamblers = alphas = 0
        for stand in view.zones:
            shamblers += stand.shamblers
            alphas += stand.alphas
        return [
            view.round,
            view.rounds - view.round,
            LEVEL[view.danger],
            len(view.goals) - met,
            met,
            len(view.personal) - granted,
            granted,
            len(view.tokens),
            len(view.fired),
            shamblers,
            alphas,
            len(view.bosses),
            len(self.spawns),
            view.shamblers_left,
            view.seats,
        ]

    def _state_of_team(self) -> list[int]:
        view, at, distance = self.view, self.at, self.ground.distance
        health = wounds = way = arms = waiting = 0
        weakest = 9
        for each in view.survivors:
            health += each.health
            if each.health < weakest:
                weakest = each.health
            waiting += not each.acted
            aim = self.aims.get(each.id)
            if aim is not None:
                steps = distance[at[each.zone]][aim.zone]
                way += steps if steps >= 0 else 9
            arms += load(self.arms(each))
        for zone in self.people:
            wounds += self.attacks(zone)
        alive = len(view.survivors)
        return [
            alive,
            health,
            weakest,
            len(view.fallen),
            len(view.gone),
            wounds,
            10 * way // (alive or 1),
            arms // (alive or 1),
            waiting,
        ]

    def _own(self) -> list[int]:
        """How the one stands whose turn it is."""
        me, zone, aim, turn, zombies = self.me, self.zone, self.aim, self.view.turn, self.zombies
        here = zombies.get(zone)
        near = 0
        for other in self.ground.neighbours[zone]:
            stand = zombies.get(other)
            if stand is not None:
                near += stand.shamblers + 2 * stand.alphas
        return [
            me.health,
            turn.actions,
            len(turn.free),
            LEVEL[me.level],
            load(self.arms(me)),
            9 if aim is None else min(9, self.away(zone, aim.zone)),
            min(300, self.pain(zone)),
            0 if here is None else here.shamblers + 2 * here.alphas,
            near,
            len(self.people.get(zone, ())) - 1,
            1 if aim is not None and aim.last else 0,
        ]

    def traits(self, ask: Ask) -> list[list[str]]:
        reader = _READERS.get(ask.kind)
        if reader is None:
            return [[WORD["place", number]] for number in range(len(ask.options))]
        self.about(ask)
        return reader(self, ask)


_READERS: dict[str, Callable[[Sighting, Ask], list[list[str]]]] = {
    "action": glances.action,
    "stride": glances.stride,
    "free-move": glances.stride,
    "reaction": glances.stride,
    "arrange": replies.arrange,
    "found": replies.found,
    "activate": replies.activate,
    "share-attack": replies.wound,
    "friendly-fire": replies.wound,
    "lifesaver": replies.wound,
    "team": replies.team,
    "kit": replies.kit,
    "skill": replies.named,
    "way": replies.farther,
    "target": replies.farther,
    "noise-token": replies.farther,
    "challenge": replies.dice,
    "turn-die": replies.dice,
    "reroll": replies.reroll,
    "hit": replies.hit,
    "armour": replies.armour,
}

LOOK = ArmyLook
