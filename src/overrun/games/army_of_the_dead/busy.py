"""A board as full as it gets: forty zombies, for measuring how fast the game is then."""

from __future__ import annotations

from overrun.core.chance import Chance
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.health import full_health
from overrun.games.army_of_the_dead.missions import missions
from overrun.games.army_of_the_dead.setup import new_state
from overrun.games.army_of_the_dead.state import SLOTS, SURVIVORS, ArmyState, Gear, Survivor

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
    cards = library()
    start = s.ground.index[sheet.start[0]]
    s.equipment = [card.id for card in cards.equipment.values() for _ in range(card.count)]
    for person in list(cards.survivors.values())[:SURVIVORS]:
        gear: list[Gear | None] = [Gear(card) for card in person.kits[0]]
        for card in person.kits[0]:
            s.equipment.remove(card)
        s.survivors.append(
            Survivor(
                id=person.id,
                seat=0,
                zone=start,
                health=full_health(person.id),
                skills=[person.blue],
                gear=gear + [None] * (SLOTS - len(gear)),
            )
        )
    s.chance.shuffle(s.equipment)
    s.zombie_deck = list(cards.zombie_cards)
    s.chance.shuffle(s.zombie_deck)
    s.orders = [card.id for card in cards.orders.values() for _ in range(card.count)]
    s.chance.shuffle(s.orders)
    zones = [zone for zone in range(len(s.ground.names)) if zone != start]
    for heap, count in ((s.shamblers, SHAMBLERS), (s.alphas, ALPHAS)):
        for number in range(count):
            heap[zones[number % len(zones)]] += 1
    s.shamblers_left -= SHAMBLERS
    s.alphas_left -= ALPHAS
    s.agenda = [("begin_round", [])]
    return s
