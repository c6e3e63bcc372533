"""What the zombies' options look like at a glance: whom they bite, and where they stand then."""

from __future__ import annotations

from typing import Any

from overrun.bots.mind.words import WORD, size
from overrun.bots.zombie_terror.scouting import (
    least,
    stages,
)
from overrun.bots.zombie_terror.sighting import FACING, Sighting
from overrun.core.flow import Ask
from overrun.games.zombie_terror.state import (
    ADDING,
    AT_ONCE,
    TIDYING,
)


def zombie_action(look: Sighting, ask: Ask) -> list[list[str]]:
    rows: list[list[str]] = []
    values: list[int] = []
    index = look.ground.index
    kinds = {zombie.field: zombie for zombie in look.view.zombies}
    for option in ask.options:
        verb = option[0]
        row: list[str] = []
        value = 0
        if verb == "done":
            pass
        elif verb == "play" and len(option) < 3:
            row.append(WORD["card", option[1]])
            row.append(WORD["target", option[1], min(4, look.spare)])
        else:
            name = option[1] if verb == "activate" else option[2]
            field = index[name]
            zombie = kinds.get(name)
            if zombie is None:
                row.append(WORD["card", option[1]])
            else:
                value = _activate(look, field, FACING[zombie.facing], zombie, row)
                if verb == "play":
                    row.append(WORD["card", option[1], zombie.category])
        rows.append(row)
        values.append(value)
    best = min(values)
    for option, row, value in zip(ask.options, rows, values, strict=True):
        row.append(WORD["gap", option[0], size((value - best) >> 8)])
    return rows


def _activate(look: Sighting, field: int, facing: int, zombie: Any, row: list[str]) -> int:
    """What the best activation of this zombie does to the humans."""
    row.append(WORD["class", zombie.category, zombie.kind])
    crowd = look.crowd
    key = 4 * field + facing
    if zombie.category < 3:
        victim, distance = look.prey(field, facing)
        row.append(WORD["sees", distance])
        if victim < 0:
            return 0
        human = crowd[victim]
        row.append(WORD["bites", human.health, distance < 4])
        worth = look.bite(victim)
        return worth if distance <= 3 else worth // 4
    taken = look.horde.fields
    weigh = look.weigh
    best = 0
    ends = None
    view = look.view
    for stage in stages(view.columns, view.terrain, key):
        path = stage.path
        if path and (path[0] in taken or path[-1] in taken or path[-1] in crowd):
            continue
        if stage.front in crowd:
            value = look.bite(stage.front)
            if value < best:
                best = value
        elif stage.over:
            value = weigh(stage.end)
            if ends is None or value < ends:
                ends = value
    if ends is not None:
        ends -= weigh(key)
        if ends < best:
            return ends
    if best < 0:
        row.append("bites")
    return best


def activation(look: Sighting, ask: Ask) -> list[list[str]]:
    ground = look.ground
    field = ground.index[str(ask.facts["field"])]
    start = look.facing(field)
    step = ground.step
    rows: list[list[str]] = []
    values: list[int] = []
    cuts = look.cuts()
    for option in ask.options:
        row: list[str] = []
        rows.append(row)
        if option[0] == "play":
            row.append(WORD["card", option[1]])
            values.append(0)
            continue
        at, facing = field, start
        value = 0
        for letter in option[1]:
            if letter == "F":
                at = step[at][facing]
            elif letter == "L":
                facing = facing - 1 & 3
            elif letter == "R":
                facing = facing + 1 & 3
            elif letter == "*":
                victim = step[at][facing]
                row.append(WORD["bites", look.crowd[victim].health])
                value += look.bite(victim)
        if at in cuts:
            row.append("cuts")
        value += look.weigh(4 * at + facing)
        row.append(WORD["steps", option[1]])
        values.append(value)
    best = min(values)
    for option, row, value in zip(ask.options, rows, values, strict=True):
        row.append(WORD["gap", option[0], size((value - best) >> 6)])
    return rows


def facing(look: Sighting, ask: Ask) -> list[list[str]]:
    field = look.ground.index[str(ask.facts["field"])]
    humans = look.seat == look.view.humans_seat
    at_once = look.view.phase in (ADDING, TIDYING) and look.view.config.bites == AT_ONCE
    rows: list[list[str]] = []
    values: list[int] = []
    for option in ask.options:
        facing = FACING[option[1]]
        value = look.weigh(4 * field + facing)
        victim, distance = look.prey(field, facing)
        row = [WORD["sees", distance, look.view.phase]]
        if distance == 1:
            row.append(WORD["bites", look.crowd[victim].health, at_once])
            if at_once:
                value += look.bite(victim)
        rows.append(row)
        values.append(-value if humans else value)
    best = min(values)
    word = "away" if humans else "gap"
    for row, value in zip(rows, values, strict=True):
        row.append(WORD[word, size((value - best) >> 4)])
    return rows


def places(look: Sighting, ask: Ask) -> list[list[str]]:
    """Where one more zombie hurts most: at the start, or in the adding phase."""
    index = look.ground.index
    options = ask.options
    fields = [index[o[-1]] if o[0] != "play" and o[0] != "done" else -1 for o in options]
    values = [0] * len(fields)
    maps = look.horde.maps
    for person in look.people.values():
        weight, table = person.weight, least(maps, person.at)
        values = [
            value + weight * table[field] for value, field in zip(values, fields, strict=True)
        ]
    cuts = look.cuts()
    crowd, neighbours = look.crowd, look.ground.neighbours
    beside = {field: at for at in crowd for field in neighbours[at]}
    if look.view.config.bites == AT_ONCE and ask.kind == "adding":
        for number, field in enumerate(fields):
            if field in beside:
                values[number] += look.bite(beside[field])
    real = [value for value, field in zip(values, fields, strict=True) if field >= 0]
    best = min(real, default=0)
    rows = []
    for option, value, field in zip(options, values, fields, strict=True):
        row: list[str] = []
        rows.append(row)
        verb = option[0]
        if field >= 0:
            row.append(WORD["gap", size((value - best) >> 5)])
            if verb != "zombie":
                row.append(WORD["entry", verb, option[1]])
            if field in cuts:
                row.append("cuts")
            if field in beside:
                row.append("bites/beside")
        elif verb == "play":
            row.append(WORD["card", option[1]])
    return rows


def relocation(look: Sighting, ask: Ask) -> list[list[str]]:
    index = look.ground.index
    facing = {key >> 2: key & 3 for key in look.keys}
    cuts = look.cuts()
    fields = [index[option[-1]] for option in ask.options]
    values = [look.weigh(4 * field + facing.get(field, 0)) for field in fields]
    best = max(values)
    rows = []
    for field, value in zip(fields, values, strict=True):
        row = [WORD["gap", size((best - value) >> 5)]]
        if field in cuts:
            row.append("cuts")
        rows.append(row)
    return rows
