"""Whether a mission sheet fits the board and the box: everything that can be told by reading it.

What would happen in play is the business of ``winnable.py``.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from overrun.core.errors import unknown
from overrun.games.army_of_the_dead.board.ground import Ground
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission import words
from overrun.games.army_of_the_dead.mission.sheets import Mission
from overrun.games.army_of_the_dead.state import ALPHA, SHAMBLER, SURVIVORS

Placed = tuple[str, "words.Condition | words.Effect"]


def check_sheet(sheet: Mission, ground: Ground) -> list[str]:
    """A line for each problem, beginning with the place on the sheet."""
    return [
        *_check_places(sheet, ground),
        *_check_spawns(sheet),
        *_check_tokens(sheet),
        *_check_box(sheet),
        *_check_words(sheet, ground),
    ]


def words_of(sheet: Mission) -> Iterator[Placed]:
    """Every condition and effect of a mission, those inside others too, with its place."""
    for kind, conditions in (("goals", sheet.goals), ("losses", sheet.losses)):
        for id, condition in conditions.items():
            yield from _within(f"{kind}.{id}", condition)
    for id, event in sheet.events.items():
        yield from _within(f"events.{id}", event.when)
        for effect in event.do:
            yield f"events.{id}", effect
    for id, action in sheet.actions.items():
        if action.when is not None:
            yield from _within(f"actions.{id}", action.when)
        for effect in action.do:
            yield f"actions.{id}", effect


def _within(place: str, condition: words.Condition) -> Iterator[Placed]:
    yield place, condition
    if isinstance(condition, words.Not):
        yield from _within(place, condition.of)
    elif isinstance(condition, (words.All, words.Some)):
        for each in condition.of:
            yield from _within(place, each)


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
    started = [word.colour for _, word in words_of(sheet) if isinstance(word, words.StartSpawns)]
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
    marks = [word.mark for _, word in words_of(sheet) if isinstance(word, words.Mark)]
    for place, word in words_of(sheet):
        for zone in _zones(word):
            if zone not in ground.index:
                yield f"{place}: {unknown('zone', zone, ground.names)}"
        for problem in _check_word(word, sheet, ground, marks):
            yield f"{place}: {problem}"
    for id, action in sheet.actions.items():
        if action.specialist and action.specialist not in sheet.needs:
            yield f"actions.{id}: needs does not name the {action.specialist}"


def _zones(word: msgspec.Struct) -> tuple[str, ...]:
    """The zones that a word names."""
    zone = getattr(word, "zone", "")
    return getattr(word, "zones", ()) + ((zone,) if zone else ())


def _check_word(
    word: words.Condition | words.Effect, sheet: Mission, ground: Ground, marks: list[str]
) -> Iterator[str]:
    match word:
        case words.DoorOpen(door) | words.OpenDoor(door) | words.CloseDoor(door):
            if door not in sheet.doors:
                yield unknown("closed door", door, sheet.doors)
        case words.VaultOpen():
            if ground.trap is None:
                yield "there is no vault on the board"
            if "safecracker" not in sheet.needs:
                yield "needs does not name the safecracker"  # AD-VLT-02
        case words.TruckIn() | words.PutTruck():
            for zone in _zones(word):
                if zone in ground.index and not ground.is_street(ground.index[zone]):
                    yield f"{zone} is no street"
        case words.Marked(mark):
            if mark not in marks:
                yield unknown("mark", mark, marks)
        case words.SomebodyIn(specialist=specialist) | words.Alive(specialist=specialist):
            if specialist and specialist not in sheet.needs:
                yield f"needs does not name the {specialist}"
        case words.Carried(card) | words.Find(card=card):
            if card and card not in library().equipment:
                yield unknown("card", card, library().equipment)
        case words.Arrive(kind, zone):
            if kind == "zeus" and not sheet.zeus:
                yield "the sheet names no form of Zeus"
            if kind != "zeus" and not zone:
                yield f"where does the {kind} arrive?"
        case words.Adrenaline(whom=whom) | words.Heal(whom=whom) | words.Hurt(whom=whom):
            if (whom == "zone") != bool(word.zone):
                yield "it names a zone if, and only if, it is about whoever is there"
        case words.Leave(whom, zone):
            if (whom == "zone") != bool(zone):
                yield "it names a zone if, and only if, it is about whoever is there"
        case words.StopSpawn(zone):
            if zone not in [each.zone for each in sheet.spawns]:
                yield f"{zone} is no spawn zone"
