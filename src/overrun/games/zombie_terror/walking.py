"""Walks of several steps, so that a client can take them together: each step is an answer."""

from __future__ import annotations

from collections.abc import Iterator

from overrun.core.routes import routes
from overrun.games.zombie_terror.activation import actors, human_ap
from overrun.games.zombie_terror.board import CAR
from overrun.games.zombie_terror.humans import moves
from overrun.games.zombie_terror.sight import sight
from overrun.games.zombie_terror.state import HUMAN_TURN, Human, S
from overrun.games.zombie_terror.view import View

Spot = tuple[int, bool]
"""A field, and whether somebody slipped through diagonally on the way there (ZT-CHI-01)."""


def walks(view: View) -> dict[str, dict[str, list[str]]]:
    """Where humans who may act can get by more than one step and nothing but steps, with the way;
    only for whoever leads them."""
    if view.phase != HUMAN_TURN or view.viewer != view.humans_seat:
        return {}
    s = sight(view)
    found = {human.name: _walks(s, at, human) for at, human in actors(s)}
    return {name: ways for name, ways in found.items() if ways}


def _walks(s: S, at: int, human: Human) -> dict[str, list[str]]:
    ground, used = s.ground, s.used
    points = s.ap if s.active == human.name else human_ap(s, human.name)

    def onward(spot: Spot) -> Iterator[Spot]:
        field, slipped = spot
        if _holds(s, field):
            return
        s.used = [*used, "diagonal"] if slipped else used
        for to in moves(s, ground, field, human):
            yield to, slipped or to not in ground.step[field]

    ways: dict[str, list[str]] = {}
    for (field, slipped), way in routes((at, False), onward, points).items():
        name = ground.names[field]
        # What may be done once a turn is not spent on a way that is as short without it.
        spared = name in ways and not slipped and len(way) == len(ways[name])
        if spared or name not in ways:
            ways[name] = [ground.names[each] for each, _ in way]
    s.used = used
    return {name: way for name, way in ways.items() if len(way) > 1}


def _holds(s: S, field: int) -> bool:
    """Whether something happens to whoever comes to this field: no walk goes on from there."""
    keys = s.keys
    lies = field in s.things or (keys is not None and keys.lying == field)
    return lies or s.terrain[field] == CAR
