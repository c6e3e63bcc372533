"""A board as full as it gets: forty zombies, for measuring how fast the game is then."""

from __future__ import annotations

from overrun.core.chance import Chance
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.missions import missions
from overrun.games.army_of_the_dead.setup import (
    new_state,
    new_survivor,
    open_equipment,
    shuffle_decks,
    take_kit,
)
from overrun.games.army_of_the_dead.state import ALPHA, SHAMBLER, SURVIVORS, ArmyState
from overrun.games.army_of_the_dead.zombies import place

SHAMBLERS, ALPHAS = 28, 12


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
    for person in list(library().survivors.values())[:SURVIVORS]:
        survivor = new_survivor(person.id, 0, start)
        take_kit(s, survivor, person.kits[0])
        s.survivors.append(survivor)
    shuffle_decks(s)
    zones = [zone for zone in range(len(s.ground.names)) if zone != start]
    for kind, count in ((SHAMBLER, SHAMBLERS), (ALPHA, ALPHAS)):
        for number in range(count):
            place(s, zones[number % len(zones)], kind, 1)
    s.agenda = [("begin_round", [])]
    return s
