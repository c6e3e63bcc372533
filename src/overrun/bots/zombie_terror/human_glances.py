"""What the humans' options look like at a glance: steps, abilities and cards."""

from __future__ import annotations

from overrun.bots.mind.words import WORD, size
from overrun.bots.zombie_terror.scouting import (
    ESCAPE,
    FIELD,
    SHIFT,
)
from overrun.bots.zombie_terror.sighting import Sighting
from overrun.core.flow import Ask
from overrun.games.zombie_terror.board import CAR
from overrun.games.zombie_terror.state import (
    BARREL,
    DOG,
    HEALTHY,
)


def human_action(look: Sighting, ask: Ask) -> list[list[str]]:
    view = look.view
    index = look.ground.index
    first = view.active is None or view.ap < 1
    order = sorted(look.people.values(), key=lambda each: -each.chance * each.stars)
    for rank, each in enumerate(order):
        each.rank = min(rank, 4)
    rows: list[list[str]] = []
    gains: list[int] = []
    ends: list[int] = []
    tops: dict[str, int] = {}
    for option in ask.options:
        verb = option[0]
        row: list[str] = []
        gain = end = 0
        if verb == "move":
            name = option[1]
            gain, end = _move(look, name, index[option[2]], first, row)
            if option[2] in view.things or option[2] in view.search:
                row.append("takes")
            if end > tops.get(name, -99_999):
                tops[name] = end
        elif verb == "play":
            gain = _play(look, option, row)
        elif verb != "end" and verb != "rest":
            gain = _act(look, verb, option[1], index[option[2]], row)
            row.append(WORD["who", verb, option[1], first])
        rows.append(row)
        gains.append(gain)
        ends.append(end)
    best = max(gains)
    for option, row, gain, end in zip(ask.options, rows, gains, ends, strict=True):
        verb = option[0]
        if verb == "rest":
            _rest(look, option[1], tops, row)
        elif verb == "end":
            row.append(WORD["stay", verb, size(best >> 9), min(3, len(view.activated))])
            row.append(WORD["stay", verb, min(2, look.spare), min(3, look.threatened)])
            if not first:
                row.append("stay/end/active")
        else:
            if verb == "move":
                row.append(WORD["off", 3 if first else view.ap, size(tops[option[1]] - end)])
            row.append(WORD["gap", verb, size((best - gain) >> 9)])
            row.append(WORD["gain", verb, size(gain >> 9)])
    return rows


def _move(look: Sighting, name: str, to: int, first: bool, row: list[str]) -> tuple[int, int]:
    """What a step brings, and how good the best end of a way is that begins with it."""
    person = look.people[name]
    lure, at = person.lure, person.at
    danger = look.horde.danger.get
    ap = (_ap(look, name) if first else look.view.ap) - 1
    best = lure.best(to, ap)
    end, goal = best >> SHIFT, best & FIELD
    if end == ESCAPE:
        gain = 1000 * person.stars * (1000 - person.chance)
        if goal == to:
            row.append(WORD["escapes", person.stars])
            if person.stars >= look.need:
                row.append("wins")
            gain += 10_000
        else:
            row.append("reaches")
    else:
        gain = (end - lure.worth(at)) * person.weight
        ahead = person.steps - lure.steps[goal]
        slack = look.left - (person.steps + 2) // 3
        slack = 0 if slack < 0 else 2 if slack > 1 else 1
        risk, later = danger(at, 0) // 50, danger(goal, 0) // 50
        risk = 3 if risk > 3 else risk
        later = 3 if later > 3 else later
        row.append(WORD["flee", risk, later, person.health == HEALTHY])
        row.append(WORD["rank", person.rank, ahead > 0, later])
        row.append(WORD["ahead", 4 if ahead > 4 else ahead, later, slack])
        if first:
            row.append(WORD["start", min(2, look.spare), risk, later])
            acted = len(look.view.activated)
            row.append(WORD["rank", person.rank, "first", 3 if acted > 3 else acted])
    nearer = person.steps - lure.steps[to]
    row.append(WORD["nearer", 3 if nearer > 2 else -3 if nearer < -2 else nearer])
    row.append(WORD["who", "move", name, first])
    if ap == 0:
        row.append(WORD["stop", min(4, danger(to, 0) // 50)])
    return gain, end


def _rest(look: Sighting, name: str, tops: dict[str, int], row: list[str]) -> None:
    person = look.people.get(name)
    if person is not None:
        here = person.lure.worth(person.at)
        more = size((tops.get(name, here) - here) >> 3)
        risk = min(3, look.horde.danger.get(person.at, 0) // 50)
        row.append(WORD["stay", "rest", more, risk])


def _ap(look: Sighting, name: str) -> int:
    if name == DOG:
        return 4
    return 2 if look.view.thing == BARREL and name in look.view.carried else 3


def _act(look: Sighting, verb: str, name: str, to: int, row: list[str]) -> int:
    """What an ability of a human brings."""
    person = look.people[name]
    if verb == "heal":
        patient = look.people.get(look.crowd[to].name)
        if patient is None:
            return 0
        row.append(WORD["heals", patient.name])
        return 1000 * patient.chance
    if verb == "shove":
        other = look.people.get(look.crowd[to].name)
        gain = (person.lure.worth(to) - person.lure.worth(person.at)) * person.weight
        if other is not None:
            beyond = look.ground.step[to][look.ground.step[person.at].index(to)]
            if look.ground.terrain[beyond] == CAR:
                row.append(WORD["escapes", other.stars])
                gain += 1000 * other.stars * (1000 - other.chance)
            else:
                gain += (other.lure.worth(beyond) - other.lure.worth(other.at)) * other.weight
                row.append(WORD["nearer", other.steps - other.lure.steps[beyond], "other"])
        return gain
    if to not in look.horde.fields:
        return 0
    facing = look.facing(to)
    gain = -look.weigh(4 * to + facing)
    victim, distance = look.prey(to, facing)
    row.append(WORD["prey", verb, distance])
    if victim >= 0 and distance <= 3:
        gain -= look.bite(victim)
    if verb == "push":
        beyond = look.ground.step[to][look.ground.step[person.at].index(to)]
        gain += look.weigh(4 * beyond + facing)
        gain += (person.lure.worth(to) - person.lure.worth(person.at)) * person.weight
        row.append(WORD["nearer", person.steps - person.lure.steps[to], "push"])
    elif verb == "bark":
        return 0
    return gain


def _play(look: Sighting, option: tuple[str, ...], row: list[str]) -> int:
    """What a card brings, as far as one sees at a glance."""
    card = option[1]
    row.append(WORD["card", card])
    if card == "canal":
        person = look.people[option[2]]
        if person.stars >= look.need:
            row.append("wins")
        row.append(WORD["escapes", person.stars])
        return 1000 * person.stars * (1000 - person.chance)
    if card == "adrenaline":
        person = look.people[look.view.active]
        before = person.lure.best(person.at, look.view.ap) >> SHIFT
        after = person.lure.best(person.at, look.view.ap + 2) >> SHIFT
        row.append(WORD["target", card, size((after - before) >> 4)])
        if after == ESCAPE:
            row.append("reaches")
        return (after - before) * person.weight
    if card in ("sawn-off", "courage"):
        field = look.ground.index[option[3]]
        facing = look.facing(field)
        victim, distance = look.prey(field, facing)
        row.append(WORD["prey", card, distance])
        return -look.weigh(4 * field + facing) - (look.bite(victim) if victim >= 0 else 0)
    if card == "first-aid":
        row.append(WORD["heals", option[2]])
        return 1000 * look.people[option[2]].chance
    row.append(WORD["target", card, min(4, look.spare), min(4, len(look.view.activated))])
    return 0


def decoy(look: Sighting, ask: Ask) -> list[list[str]]:
    kinds = {zombie.field: zombie.category for zombie in look.view.zombies}
    return [
        [WORD["class", kinds.get(option[-1], 0)]] if len(option) > 1 else []
        for option in ask.options
    ]


def human_start(look: Sighting, ask: Ask) -> list[list[str]]:
    index = look.ground.index
    return [[WORD["line", option[1], index[option[2]]]] for option in ask.options]
