"""Whether a mission sheet fits the board and the box: everything that can be told by reading it.

What would happen in play is the business of ``winnable.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from overrun.core.errors import unknown
from overrun.games.army_of_the_dead.board.ground import Ground
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.effects import Mark, StartSpawns
from overrun.games.army_of_the_dead.mission.sheets import Mission
from overrun.games.army_of_the_dead.mission.words import Laid
from overrun.games.army_of_the_dead.state import ALPHA, SHAMBLER, SURVIVORS


def check_sheet(sheet: Mission, ground: Ground) -> list[str]:
    """A line for each problem, beginning with the place on the sheet."""
    return [
        *_check_places(sheet, ground),
        *_check_spawns(sheet),
        *_check_tokens(sheet),
        *_check_box(sheet),
        *_check_words(sheet, ground),
    ]


# -- the board -----------------------------------------------------------------------------------


def _check_places(sheet: Mission, ground: Ground) -> Iterator[str]:
    named = [("start", zone) for zone in sheet.start]
    named += [("spawns", each.zone) for each in sheet.spawns]
    named += [("sleepers", zone) for zone in sheet.sleepers]
    named += [("objectives", zone) for zone in sheet.objectives]
    named += [("placements", each.zone) for each in sheet.placements]
    named += [("companions", zone) for zone in sheet.companions]
    for id, action in sheet.actions.items():
        named += [(f"actions.{id}", zone) for zone in action.zones]
    for place, zone in named:
        if zone not in ground.index:
            yield f"{place}: {unknown('zone', zone, ground.names)}"
        elif ground.index[zone] in ground.statue and place not in ("spawns", "placements"):
            yield f"{place}: nobody can enter {zone}, the statue"  # AD-STA-01
    if sheet.truck and sheet.truck not in ground.index:
        yield f"truck: {unknown('zone', sheet.truck, ground.names)}"
    elif sheet.truck and not ground.is_street(ground.index[sheet.truck]):
        yield f"truck: {sheet.truck} is no street"  # AD-TRK-14


def _check_spawns(sheet: Mission) -> Iterator[str]:
    kinds = [each.kind for each in sheet.spawns]
    if kinds.count("start") != 1 or kinds[0] != "start":
        yield "spawns: the first one, and no other, is the 'start'"  # AD-SPN-02
    if kinds.count("zeus") > 1:
        yield "spawns: there is more than one of Zeus"
    if ("zeus" in kinds) != bool(sheet.zeus):
        yield "zeus: his form and his spawn zone go together"
    started = [word.colour for _, word in sheet.words if isinstance(word, StartSpawns)]
    for each in sheet.spawns:
        if each.from_round == 0 and each.kind not in started:
            yield f"spawns: nothing ever starts {each.zone}"
    for colour in started:
        if colour not in kinds:
            yield f"spawns: there is no {colour} one to start"


def _check_tokens(sheet: Mission) -> Iterator[str]:
    if len(sheet.personal_colours) != sheet.personal:
        yield f"personal_tokens: {sheet.personal} personal objectives need as many colours"
    if len(set(sheet.personal_tokens) | set(sheet.tokens)) != (
        len(sheet.personal_tokens) + len(set(sheet.tokens))
    ):
        yield "personal_tokens: a colour means two things"
    tokens = len(sheet.tokens) + sheet.personal
    if len(sheet.objectives) != tokens:
        yield (
            f"objectives: {len(sheet.objectives)} zones for {len(sheet.tokens)} tokens and "
            f"{sheet.personal} of personal objectives"
        )
    for name in ("objectives", "sleepers"):
        zones: tuple[str, ...] = getattr(sheet, name)
        if len(set(zones)) != len(zones):
            yield f"{name}: a zone is named twice"  # AD-SET-04, -28


def _check_box(sheet: Mission) -> Iterator[str]:
    """Whether the box holds what the sheet wants."""
    box = library()
    if len(sheet.sleepers) > len(box.sleepers):
        yield f"sleepers: there are only {len(box.sleepers)} tokens"
    if len(sheet.companions) > len(box.survivors) - SURVIVORS:
        yield f"companions: only {len(box.survivors) - SURVIVORS} people are left besides the team"
    for kind in sheet.damage:
        if kind not in box.zombies:
            yield f"damage: {unknown('kind', kind, box.zombies)}"
    for kind in sheet.supply:
        if kind not in (SHAMBLER, ALPHA):
            yield f"supply: {unknown('kind', kind, (SHAMBLER, ALPHA))}"
    for specialist in sheet.needs:
        if not any(specialist in each.specialisations for each in box.survivors.values()):
            yield f"needs: no survivor is {specialist}"


# -- conditions and effects ------------------------------------------------------------------------


def _check_words(sheet: Mission, ground: Ground) -> Iterator[str]:
    marks = [word.mark for _, word in sheet.words if isinstance(word, Mark)]
    laid = Laid(sheet, ground, marks)
    for place, word in sheet.words:
        for problem in (*_check_fields(word.fields, laid), *word.problems(laid)):
            yield f"{place}: {problem}"
    for id, action in sheet.actions.items():
        if action.specialist and action.specialist not in sheet.needs:
            yield f"actions.{id}: needs does not name the {action.specialist}"


def _check_fields(given: dict[str, Any], laid: Laid) -> Iterator[str]:
    """What the fields of any word name: zones, doors, cards and specialists."""
    zone = given.get("zone", "")
    for each in (*given.get("zones", ()), zone):
        if each and each not in laid.ground.index:
            yield unknown("zone", each, laid.ground.names)
    for field, kind, known in (
        ("door", "closed door", laid.sheet.doors),
        ("card", "card", library().equipment),
    ):
        if given.get(field) and given[field] not in known:
            yield unknown(kind, given[field], known)
    if given.get("specialist") and given["specialist"] not in laid.sheet.needs:
        yield f"needs does not name the {given['specialist']}"
    if "whom" in given and (given["whom"] == "zone") != bool(zone):
        yield "it names a zone if, and only if, it is about whoever is there"
