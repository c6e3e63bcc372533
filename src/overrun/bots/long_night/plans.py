"""What a table is about: the main objective, a player's own, and the crisis, in short."""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Any, NamedTuple

from overrun.bots.long_night.aims import EFFORT, OF_MODULES, ON_BOARD
from overrun.bots.long_night.odds import KIND_SHARE
from overrun.bots.long_night.secret import FATES
from overrun.bots.long_night.tables import Word, hundredths, uses_of
from overrun.games.long_night.ending import changed_by_exile
from overrun.games.long_night.library import library

MANY = 99


class Plan(NamedTuple):
    """A side of the main objective for so many players."""

    accepts: frozenset[str]
    cards: tuple[tuple[str, int], ...]
    """Kinds of cards to lay on it, and how many."""
    total: int
    board: tuple[tuple[str, str, int, int], ...]
    food: int
    helpless: int
    unruly: int
    home: tuple[tuple[str, int], ...]
    armed: int
    decks: int
    survive: bool
    lamp: int
    sample: int
    gaps: tuple[tuple[str, int, int], ...]
    """Its goals about what modules bring: what, at least, and at most."""
    rounds: int


@cache
def plan(objective: str, side: str, players: int) -> Plan:
    """What the main objective wants."""
    if not objective:
        return Plan(frozenset(), (), 0, (), 0, 0, MANY, (), 0, 0, False, 0, 0, (), 1)
    card = library().objectives[objective].side(side)
    cards: list[tuple[str, int]] = []
    board: list[tuple[str, str, int, int]] = []
    home: list[tuple[str, int]] = []
    gaps: list[tuple[str, int, int]] = []
    total = food = helpless = armed = decks = lamp = 0
    unruly = MANY
    survive = False
    for goal in card.goals:
        given: Any = goal
        times = players if getattr(given, "per_player", False) else 1
        low, high = getattr(given, "at_least", 0) * times, getattr(given, "at_most", 999) * times
        word = goal.word
        if word == "progress" and given.kind:
            cards.append((given.kind, low))
        elif word == "progress":
            total = max(total, low)
        elif word in ON_BOARD:
            board.append((word, given.where, low, high))
        elif word == "food":
            food = low
        elif word == "helpless":
            helpless = low
        elif word == "unruly":
            unruly = high
        elif word == "survivors":
            home.append((given.where, low))
        elif word == "armed":
            armed = low
        elif word == "decks-empty":
            decks = low
        elif word == "rounds-left":
            survive = True
        elif word in OF_MODULES:
            gaps.append((word, low, high))
    for effect in card.each_round:
        for part in (effect, *(each for some in effect.parts().values() for each in some)):
            if part.word == "progress":
                lamp -= min(0, getattr(part, "by", 0))
    return Plan(frozenset(card.accepts), tuple(cards), total, tuple(board), food, helpless, unruly,
                tuple(home), armed, decks, survive, lamp, card.sample, tuple(gaps),
                card.rounds)  # fmt: skip


EFFORTS = {word: round(10 * effort) for word, effort in EFFORT.items()}
"""The tenths of a die that a step towards each kind of goal takes."""


class Wish(NamedTuple):
    """A secret objective in short."""

    betrayal: bool
    demands: tuple[int, ...]
    """The numbers of the goals that are not about the colony's fate."""
    hold: dict[str, int]
    most: int
    only: str
    counted: frozenset[str]
    equip: frozenset[str]
    place: str
    group: int
    unwounded: bool
    waste: int
    """1 if waste is wanted, -1 if little of it."""
    main: bool
    """Whether the main objective must be reached."""


NONE = Wish(False, (), {}, MANY, "", frozenset(), frozenset(), "", 0, False, 0, True)


@cache
def wish(secret: str, exile: str) -> Wish:
    """What a secret objective wants."""
    if not secret:
        return NONE
    own = library().secrets[secret]
    goals = changed_by_exile(own, exile) if exile else own.goals
    hold: dict[str, int] = {}
    counted, equip = set(), set()
    most, only, place, group, waste = MANY, "", "", 0, 0
    unwounded = False
    for outer in goals:
        for goal in (outer, *getattr(outer, "of", ())) if outer.word == "either" else (outer,):
            given: Any = goal
            if goal.word == "hand":
                if given.at_least:
                    hold[given.kind or ""] = given.at_least
                most = min(most, given.at_most)
            elif goal.word == "only":
                only = given.kind
                hold[only] = 1
            elif goal.word == "tally" and given.at_least:
                counted.add(given.what)
            elif goal.word == "equipped":
                equip.add(given.kind or "")
            elif goal.word == "all-at":
                place = given.place
            elif goal.word == "group":
                group = given.at_least
            elif goal.word == "unwounded":
                unwounded = True
            elif goal.word == "waste":
                waste = 1 if given.at_least else -1
    demands = tuple(number for number, goal in enumerate(goals) if goal.word not in FATES)
    main = any(goal.word == "main-done" for goal in goals)
    return Wish(own.betrayal, demands, hold, most, only, frozenset(counted), frozenset(equip),
                place, group, unwounded, waste, main)  # fmt: skip


class Threat(NamedTuple):
    """A crisis in short."""

    accepts: frozenset[str]
    words: tuple[Word, ...]
    """What it does, but for zombies."""
    home: int
    """The zombies that it brings to the colony."""
    outside: int
    """The zombies that it brings to every other place."""
    places: dict[str, int]
    """The zombies that it brings to single places besides."""
    share: int
    """Of a hundred cards in hands, how many help."""
    excess: int
    """So many points more than needed bring something."""


@cache
def threat(crisis: str) -> Threat:
    """A crisis in short."""
    card = library().crises.get(crisis)
    if card is None:
        return Threat(frozenset(), (), 0, 0, {}, 0, 0)
    home = outside = 0
    places: dict[str, int] = {}
    words = []
    for word, count, aim in uses_of(card.fail)[0][1]:
        if word not in ("zombies", "noise"):
            words.append((word, count, aim))
            continue
        count = count if word == "zombies" else (count + 1) // 2
        if aim in ("colony", "everywhere"):
            home += count
        if aim in ("each", "everywhere"):
            outside += count
        if aim in library().places and aim != "colony":
            places[aim] = places.get(aim, 0) + count
    known = hundredths(fsum(KIND_SHARE.get(kind, 0.0) for kind in card.accepts))
    excess = card.extra.excess if card.extra else 2
    return Threat(frozenset(card.accepts), tuple(words), home, outside, places, known, excess)


@cache
def code(experiment: str) -> tuple[int, ...]:
    """The dice that an experiment takes."""
    return tuple(library().experiments[experiment].code)
