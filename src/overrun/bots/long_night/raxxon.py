"""Raxxon: experiments, the dice that contain them, and what comes out if nobody does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night import cards
from overrun.bots.long_night.memory import remembered
from overrun.bots.long_night.worth import values
from overrun.core.reason import Option
from overrun.games.long_night.cards import RAXXON, Line
from overrun.games.long_night.modifiers import amount
from overrun.games.long_night.modules.raxxon import CALMED
from overrun.games.long_night.state import Survivor

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

NUISANCE = 0.06
"""What a special zombie costs in a round wherever it stands: somebody may want to go there."""
THERE, ELSEWHERE, LUCK = 0.9, 0.3, 0.03
"""The chance that another player who comes later lays a die that is wanted: somebody of theirs is
at Raxxon, or is not, or nobody shows such a die."""
ON_CALL = 0.4
"""What it is worth to have somebody at Raxxon in a later round, of an experiment contained."""
CREW = 2
"""So many players must be at Raxxon that there are dice enough for a code."""
FACES = ((6, 6), (4, 4), (2, 2), (1, 1))
"""Dice for a code that counts pips: what they show at least, and what they bring."""


# -- containing --------------------------------------------------------------------------------


def _random_places(r: Reading) -> list[str]:
    return [place for place in r.places if 1 <= r.cards.places[place].number <= 6]


def release(r: Reading, name: str) -> float:
    """What it is worth that an experiment breaks out: where its zombies come, spaces go."""
    card = r.cards.experiments[name]
    value = 0.0
    for where in card.release:
        places = _random_places(r) if where == "random" else [where]
        value += fsum(r.board.special(place) for place in places if place in r.places) / len(places)
    return value - NUISANCE * len(card.release) * r.nights * max(0.0, r.heart)


@remembered
def containing(r: Reading) -> float:
    """What it is worth that tonight's experiment is contained."""
    table = r.view.modules
    if not table.experiment or "containment" in table.closed:
        return 0.0
    zombies = len(r.cards.experiments[table.experiment].release)
    value = r.aims.nearer("contained") + r.aims.nearer("specials", zombies)
    return value + (r.wishes.changing("specials", -zombies) - release(r, table.experiment))


def missing(r: Reading) -> Counter[int]:
    """The dice that the code of tonight's experiment still wants."""
    table = r.view.modules
    if not table.experiment:
        return Counter()
    return Counter(r.cards.experiments[table.experiment].code) - Counter(table.code)


def chance(r: Reading, wanted: Counter[int]) -> float:
    """The chance that the players who come later lay these dice."""
    result = 1.0
    players = r.view.players
    later = [(Counter(players[seat].dice), at_raxxon(r, seat)) for seat in r.later]
    for face, count in wanted.items():
        there = sum(dice[face] for dice, here in later if here)
        elsewhere = sum(dice[face] for dice, here in later if not here)
        for number in range(count):
            if number < there:
                result *= THERE
            elif number < there + elsewhere:
                result *= ELSEWHERE
            else:
                result *= LUCK
    return result


def at_raxxon(r: Reading, seat: int, besides: str = "") -> bool:
    """Whether somebody of a player is at Raxxon, not counting one of them."""
    return any(v.place == RAXXON and v.id != besides for v in r.s.of(seat))


def plan(r: Reading) -> tuple[float, Counter[int]]:
    """What one's own dice can do for the code, and which of them it takes."""
    wanted = missing(r)
    dice = Counter(r.me.dice)
    mine = wanted & dice
    if not mine:
        return 0.0, mine
    return containing(r) * (chance(r, wanted - mine) - chance(r, wanted)), mine


def lay_code(r: Reading, option: Option) -> float:
    """A die for the code that is wanted, or for the goal that counts pips."""
    die = int(option[1])
    if r.aims.gaps.get("code"):
        return r.aims.nearer("code", die)
    gain, mine = plan(r)
    return gain / mine.total() if mine[die] else 0.0


def jobs(r: Reading) -> list[tuple[int, float, float]]:
    """What dice are worth at Raxxon, if a goal counts them."""
    if not r.aims.gaps.get("code"):
        return []
    return [(least, r.aims.nearer("code", pips), 0.95) for least, pips in FACES]


def post(r: Reading, v: Survivor, place: str) -> float:
    """What it is worth that a survivor is at Raxxon, where nobody else of the group is."""
    if place != RAXXON or at_raxxon(r, r.seat, v.id):
        return 0.0
    value = max(0.0, plan(r)[0])
    if r.aims.gaps.get("contained") and r.nights:
        crew = sum(at_raxxon(r, seat) for seat in r.citizens if seat != r.seat)
        if crew < CREW:
            value += ON_CALL * r.aims.nearer("contained")
    return value


# -- fighting ----------------------------------------------------------------------------------


def specials_at(r: Reading, place: str) -> list[tuple[int, str]]:
    """The special zombies of a place, each with the number of its entrance."""
    doors = r.places[place].doors
    return [(number, name) for number, door in enumerate(doors) for name in door.specials]


def banished(r: Reading, place: str, number: int) -> float:
    """What it is worth that a special zombie is gone from an entrance."""
    value = r.board.banished(place, number) + r.aims.nearer("specials")
    value += r.wishes.changing("specials", -1)
    return value + NUISANCE * r.nights * max(0.0, r.heart)


def meeting(r: Reading, v: Survivor, name: str) -> float:
    """What the lines of an encounter are worth on average."""
    return _met(r, v.id, name)


@remembered
def _met(r: Reading, survivor: str, name: str) -> float:
    return _on_average(r, r.cards.experiments[name].lines, r.people[survivor])


def _on_average(r: Reading, lines: Iterable[Line], v: Survivor) -> float:
    below, value = 0, 0.0
    for line in lines:
        value += (line.to - below) / 6 * cards.rough(r, line.effects, v.id)
        below = line.to
    return value


def fighting(r: Reading, v: Survivor, place: str, *, risky: bool = True) -> float:
    """What it is worth that a survivor attacks a special zombie at a place, or would if it went
    there."""
    found = specials_at(r, place)
    if place == v.place:
        value = max(meeting(r, v, name) for _, name in found)
    else:  # what its card does hangs on who stands where; about half of the attacks kill
        value = 0.5 * max(banished(r, place, number) for number, _ in found)
        value += 0.3 * r.hurt(v, wounds=1)
    if v.owner == r.seat:
        value += 0.5 * r.wishes.doing("kills")
    if risky and not amount(v, "no-exposure-attacking"):
        value += r.exposure(v, place)
    return value


# -- questions ---------------------------------------------------------------------------------


def contain(r: Reading, yes: bool) -> float:
    """The vote on an experiment: thumbs up discards it, thumbs down calms a place."""
    if yes:
        return containing(r)
    return max(r.board.calmed(place, CALMED) for place in r.places)


# -- effects -----------------------------------------------------------------------------------


@values("banish")
def _banish(r: Reading, e: Any, seat: int, survivor: str) -> float:
    v = r.people[survivor]
    found = specials_at(r, v.place)
    if not found:
        return 0.0
    return max(banished(r, v.place, number) for number, _ in found) + r.aims.sample


@values("prowl")
def _prowl(r: Reading, e: Any, seat: int, survivor: str) -> float:
    v = r.people[survivor]
    found = specials_at(r, v.place)
    places = _random_places(r)
    if not found:
        return 0.0
    left = max(r.board.banished(v.place, number) for number, _ in found)
    return left + fsum(r.board.special(place) for place in places) / len(places)


@values("pill")
def _pill(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return max((_on_average(r, e.lines, v) for v in r.s.of(seat)), default=0.0)


@values("side-effect")
def _side_effect(r: Reading, e: Any, seat: int, survivor: str) -> float:
    ability = r.cards.items[e.card].equip
    return cards.equipped(r, ability) if ability is not None else 0.0
