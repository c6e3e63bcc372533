"""Agents for the tests: they play at random, or badly in some way."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from overrun.arena.observing import Observation


class AtRandom:
    """Takes any of the options that it is given."""

    def __init__(self) -> None:
        self.draw = Random(7)

    def answer(self, observation: Observation) -> Any:
        options = [each["id"] for each in observation.data["ask"]["options"]]
        return {"answer": self.draw.choice(options)}


class Suspicious(AtRandom):
    """Thinks that the next player is it, and says so."""

    def begin(self, seat: int, brief: str) -> None:
        self.others = re.findall(r'"(Player \d)":0\.1', brief)

    def answer(self, observation: Observation) -> Any:
        likely = {self.others[0]: 0.7, "nobody": 0.3}
        return {**super().answer(observation), "suspect": likely, "say": "It is you!"}


class Stubborn(AtRandom):
    """Wants to dance, and gives in at the last try."""

    def answer(self, observation: Observation) -> Any:
        if observation.data["tries"] == 1:
            return super().answer(observation)
        return {"answer": "dance"} if observation.data["tries"] % 2 else "I want to dance!"


class Dancer:
    """Never does anything else."""

    def answer(self, observation: Observation) -> Any:
        return {"answer": "dance"}


class Faulty:
    """Breaks down whenever it is asked."""

    def answer(self, observation: Observation) -> Any:
        raise ValueError("no idea")
