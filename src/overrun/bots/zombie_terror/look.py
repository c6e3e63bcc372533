"""How bots look at Zombie Terror: each human's chance to get away, and what options do to it."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Any, ClassVar

from overrun.bots.zombie_terror import human_glances, zombie_glances
from overrun.bots.zombie_terror.sighting import Sighting
from overrun.core.flow import Ask
from overrun.games.zombie_terror.state import (
    ADDING,
    DOG,
    HUMAN_TURN,
    MOVEMENT,
    PEOPLE,
)

NAMES = (*PEOPLE, DOG)
FAR = 30


class ZombieTerrorLook(Sighting):
    """What the table comes to in numbers, and options in traits."""

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
        super().__init__(view, seat)
        self._number()

    def _number(self) -> None:
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
            self.biting,
            self.hunting,
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

    def traits(self, ask: Ask) -> list[list[str]]:
        reader = _READERS.get(ask.kind)
        return [[] for _ in ask.options] if reader is None else reader(self, ask)


_READERS: dict[str, Callable[[Sighting, Ask], list[list[str]]]] = {
    "human-action": human_glances.human_action,
    "zombie-action": zombie_glances.zombie_action,
    "activation": zombie_glances.activation,
    "facing": zombie_glances.facing,
    "adding": zombie_glances.places,
    "zombie-start": zombie_glances.places,
    "relocation": zombie_glances.relocation,
    "human-start": human_glances.human_start,
    "decoy": human_glances.decoy,
}

LOOK = ZombieTerrorLook
