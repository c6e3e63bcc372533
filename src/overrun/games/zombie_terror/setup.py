"""Set-up: cards, humans, zombies (catalogue section 7)."""

from __future__ import annotations

from bisect import bisect_left
from itertools import filterfalse

from msgspec import UnsetType

from overrun.core.chance import Chance
from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.core.state import Step
from overrun.games.zombie_terror import scenarios
from overrun.games.zombie_terror.board import (
    BRUTE,
    FACINGS,
    HALF_C,
    HALF_S,
    RUNNER,
    layout,
)
from overrun.games.zombie_terror.building import build_board
from overrun.games.zombie_terror.cards import deck
from overrun.games.zombie_terror.placing import ask_facing
from overrun.games.zombie_terror.rules import task
from overrun.games.zombie_terror.sheets import Sheet
from overrun.games.zombie_terror.state import (
    DOG,
    PEOPLE,
    SIDES,
    Config,
    Human,
    S,
    T,
    Zombie,
    lay_board,
)
from overrun.games.zombie_terror.things import lay_things
from overrun.games.zombie_terror.turn import begin_round

HAND_SIZE = 4  # ZT-SET-08
BULLETS = 4

WRONG_PAWN = Reason("ZT-SET-11", "wrong-pawn")
NOT_FIRST_ROW = Reason("ZT-SET-12", "not-first-row")
START_NOT_FREE = Reason("ZT-SET-12", "field-not-free")
HALF_S_FULL = Reason("ZT-SET-16", "half-s-full")
HALF_C_FULL = Reason("ZT-SET-15", "half-c-full")
ZOMBIE_NOT_FREE = Reason("ZT-SET-17", "field-not-free")
BESIDE_ZOMBIE = Reason("ZT-SET-18", "beside-zombie")
BESIDE_HUMAN = Reason("ZT-SET-19", "beside-human")
ON_CAR = Reason("ZT-SET-23", "zombies-shun-cars")


def new_state(config: Config, chance: Chance, draw_sides: bool, sheet: Sheet | UnsetType) -> S:
    """The table before the first step: board laid out, everything else beside it."""
    plan = layout(config.layout)
    terrain, allowed = lay_board(config.layout, config.setup)
    s = S(
        chance=chance,
        config=config,
        sheet=sheet,
        columns=plan.columns,
        half_line=plan.half_line,
        terrain=terrain,
        allowed=list(allowed),
        aside=[Human(name) for name in PEOPLE],
    )
    s.bullets = BULLETS + s.terms.bullets  # ZT-DS3-01
    if draw_sides:
        s.humans_seat = chance.below(2)  # ZT-SET-02, ZT-OP-62
    if config.scenario == scenarios.LOST_KEYS:
        s.briefcase = False  # ZT-DS1-01
    elif config.scenario == scenarios.GOOD_BOY:
        s.aside.append(Human(DOG))
    elif config.scenario == scenarios.BRUTE_AND_RUNNER:
        s.arriving = [RUNNER, BRUTE]
    elif config.scenario == scenarios.TWO_WAYS_OUT:
        s.riders = {"small": 0, "large": 0}
    steps = (build_board, deal_cards, place_humans, place_zombies, begin_round)
    s.agenda = [_step(each.__name__) for each in reversed(steps)]
    return s


def _step(name: str) -> Step:
    return (name, [])


@task
def deal_cards(t: T) -> None:
    """Each side draws 4 of its 6 cards; nobody sees the other two (ZT-SET-07 to -10)."""
    s = t.state
    for side in SIDES:
        cards = list(deck(side, s.config.zombie_deck))
        s.chance.shuffle(cards)
        s.hands[side], s.boxed[side] = sorted(cards[:HAND_SIZE]), cards[HAND_SIZE:]
        seat = s.seat_of(side)
        private: dict[int, dict[str, Fact]] = {seat: {"hand": list(s.hands[side])}}
        t.tell("cards-dealt", side=side, cards=HAND_SIZE, private=private)
    if s.config.scenario == scenarios.LOST_KEYS:
        fields = layout(s.config.layout).search
        scenarios.lay_search_tokens(s, fields)
        t.tell("search-tokens-laid", fields=list(fields))
    elif s.thing:
        fields = layout(s.config.layout).things[s.thing]
        lay_things(s, fields)
        t.tell("things-laid", thing=s.thing, fields=list(fields))


# -- humans ------------------------------------------------------------------------------------


@task
def place_humans(t: T) -> Flow[None]:
    """All humans on free fields of the first row (ZT-SET-11, -12)."""
    s = t.state
    if not s.aside:
        return
    human = s.aside[0]
    options = start_options(s, human)
    choice = yield Ask(s.humans_seat, "human-start", options, {"human": human.name})
    s.aside.pop(0)
    s.crowd[s.ground.index[choice[2]]] = human
    # with the last pawn the turn passes, and with it the right to take something back alone
    t.tell("human-placed", human=human.name, field=choice[2], reveals=not s.aside)
    t.then(place_humans)


def start_fields(s: S) -> list[int]:
    """The free fields of the first row."""
    return [each for each in s.ground.first_row if each not in s.crowd]


def start_options(s: S, human: Human) -> list[Option]:
    names = s.ground.names
    return [("place", human.name, names[field]) for field in start_fields(s)]


def check_start(s: S, name: str, field: int) -> Reason | None:
    """May this human start there?"""
    if not s.aside or s.aside[0].name != name:
        return WRONG_PAWN
    if field not in s.ground.first_row:
        return NOT_FIRST_ROW
    return None if field in start_fields(s) else START_NOT_FREE


# -- zombies -----------------------------------------------------------------------------------


@task
def place_zombies(t: T) -> Flow[None]:
    """The starting zombies, as many on each half (ZT-SET-14 to -23)."""
    s = t.state
    options = zombie_start_options(s)
    if not options:
        return
    counts = halves(s)
    per_half = s.start_zombies
    facts = {"half_s": per_half - counts[HALF_S], "half_c": per_half - counts[HALF_C]}
    choice = yield Ask(s.zombies_seat, "zombie-start", options, {**facts})
    name = choice[1]
    s.pool -= 1
    s.horde[s.ground.index[name]] = zombie = Zombie(0)
    t.tell("zombie-placed", field=name, pool=s.pool)
    zombie.facing = yield from ask_facing(s.zombies_seat, name)
    t.tell("zombie-faced", field=name, facing=FACINGS[zombie.facing])
    t.then(place_zombies)


def halves(s: S) -> dict[str, int]:
    """How many zombies stand on each half."""
    edge = s.half_line * s.columns
    below = sum(field < edge for field in s.horde)
    return {HALF_S: below, HALF_C: len(s.horde) - below}


def zombie_start_fields(s: S, counts: dict[str, int]) -> list[int]:
    """Where the next starting zombie may stand."""
    ground = s.ground
    pawns = (*s.crowd, *s.horde)
    taken = {*pawns}.union(*[ground.neighbours[field] for field in pawns])  # ZT-SET-18, ZT-SET-19
    edge = s.half_line * s.columns
    per_half = s.start_zombies
    first = 0 if counts[HALF_S] < per_half else edge
    last = len(s.terrain) if counts[HALF_C] < per_half else edge
    fields = ground.zombie_fields
    fields = fields[bisect_left(fields, first) : bisect_left(fields, last)]
    return list(filterfalse(taken.__contains__, fields))


def zombie_start_options(s: S) -> list[Option]:
    options = s.ground.offers["zombie",]
    return list(map(options.__getitem__, zombie_start_fields(s, halves(s))))


def check_zombie_start(s: S, field: int) -> Reason | None:
    """May a starting zombie stand there?"""
    counts = halves(s)
    if field in zombie_start_fields(s, counts):
        return None
    ground = s.ground
    if ground.is_car(field):
        return ON_CAR
    half = s.half(field)
    if counts[half] >= s.start_zombies:
        return HALF_S_FULL if half == HALF_S else HALF_C_FULL
    if s.is_taken(field) or ground.is_obstacle(field):
        return ZOMBIE_NOT_FREE
    return BESIDE_ZOMBIE if s.next_to_zombie(field) else BESIDE_HUMAN
