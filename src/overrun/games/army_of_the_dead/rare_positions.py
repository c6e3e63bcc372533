"""Positions that a game from its set-up on seldom comes to, for measuring and checking it there.

A board as full as it gets, with forty zombies, shows how fast the game is then. People of much
experience, on any board, come to the skills that hardly anybody lives to learn.
"""

from __future__ import annotations

from overrun.core.chance import Chance
from overrun.games.army_of_the_dead.cards import Person, library
from overrun.games.army_of_the_dead.mission.sheets import missions
from overrun.games.army_of_the_dead.setup import (
    check_pick,
    choose_companions,
    draw_personal,
    new_state,
    new_survivor,
    open_equipment,
    shuffle_decks,
    start_positions,
    take_kit,
)
from overrun.games.army_of_the_dead.state import (
    ALPHA,
    MOST_ADRENALINE,
    SHAMBLER,
    SURVIVORS,
    THRESHOLDS,
    ArmyState,
    Companion,
    Survivor,
)
from overrun.games.army_of_the_dead.turn import begin_round
from overrun.games.army_of_the_dead.zombies.supply import place

SHAMBLERS, ALPHAS = 28, 12
"""On the fullest board."""


def busy_state() -> ArmyState:
    """The largest board, six survivors at its start, and zombies all over it."""
    sheet = max(missions().values(), key=lambda each: sum(map(len, each.board)))
    s = new_state(
        sheet.id,
        1,
        Chance.from_seed("busy"),
        specialists=False,
        chain="all",
        charge="towards",
    )
    start = s.ground.index[sheet.start[0]]
    open_equipment(s)
    people = list(library().survivors.values())
    for person in people[:SURVIVORS]:
        _enlist(s, person, 0, person.kits[0]).zone = start
    for person, spot in zip(people[SURVIVORS:], sheet.companions, strict=False):
        s.companions.append(Companion(person.id, s.ground.index[spot]))
    shuffle_decks(s)
    zones = [zone for zone in range(len(s.ground.names)) if zone != start]
    for kind, count, heap in ((SHAMBLER, SHAMBLERS, s.shamblers), (ALPHA, ALPHAS, s.alphas)):
        for number in range(count - sum(heap)):
            place(s, zones[number % len(zones)], kind, 1)
    s.agenda = [(step.__name__, []) for step in (begin_round, draw_personal)]
    return s


def late_state(s: ArmyState) -> ArmyState:
    """Any six with any kits on the board as it was laid, each close to a danger level.

    Which of a level's skills they have, and how close they are to the next, is drawn.
    """
    open_equipment(s)
    for number in range(SURVIVORS):
        person = s.chance.pick(
            [each for each in library().survivors.values() if check_pick(s, each.id) is None]
        )
        survivor = _enlist(s, person, number % s.seats, s.chance.pick(person.kits))
        _grow(survivor, person, s.chance)
    shuffle_decks(s)
    rest = (choose_companions, draw_personal, start_positions)
    s.agenda = [(step.__name__, []) for step in reversed(rest)]
    return s


def _enlist(s: ArmyState, person: Person, seat: int, kit: tuple[str, ...]) -> Survivor:
    survivor = new_survivor(person.id, seat, s.noise)
    take_kit(s, survivor, kit)
    s.survivors.append(survivor)
    return survivor


def _grow(survivor: Survivor, person: Person, chance: Chance) -> None:
    """A kill or two short of the next level; a few have come to the end of the track."""
    level = chance.pick((0, 1, 1, 2, 2, 2, 3))
    missing = chance.pick((1, 2))
    survivor.ap = MOST_ADRENALINE if level == 3 else THRESHOLDS[level + 1] - missing
    choices = ((person.yellow,), person.orange, person.red)
    survivor.skills += [chance.pick(skills) for skills in choices[:level]]
