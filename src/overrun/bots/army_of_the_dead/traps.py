"""The challenge before the vault: which dice to keep, and when to call on the specialists."""

from __future__ import annotations

from collections.abc import Iterator

from overrun.bots.army_of_the_dead.reading import Reading
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.board.vault import (
    EXTRA_DIE,
    EXTRA_ROLL,
    ONE_AND_OTHER,
    ONE_OR_OTHER,
    SET,
    STRAIGHTS,
)


def missing(dice: list[int]) -> int:
    """How many values the nearest straight lacks.

    >>> missing([1, 2, 3, 4, 6]), missing([2, 2, 3, 5, 6]), missing([5, 2, 3, 6, 4])
    (1, 1, 0)
    """
    return min(sum(face not in dice for face in straight) for straight in STRAIGHTS)


def challenge(r: Reading, ask: Ask) -> Option:
    """Finish if a bonus does it; else keep the dice of the best straight and roll the others."""
    dice, held = _ints(ask, "dice"), _ints(ask, "held")
    helps = [option for option in ask.options if option[0] == "bonus"]
    extra = next((option for option in helps if option[2] == EXTRA_DIE), None)
    if extra is not None:
        return extra
    best = {option: min(map(missing, _changed(dice, option[2]))) for option in helps}
    for option, left in best.items():
        if left == 0:
            return option
    keep = _kept(dice, held)
    for option in ask.options:
        if option[0] == "hold" and int(option[1]) in keep:
            return option
    for option in (("roll",), ("lucky",)):
        if option in ask.options:
            return option
    again = next((option for option in helps if option[2] == EXTRA_ROLL), None)
    if again is not None:
        return again
    useful = [option for option, left in best.items() if left < missing(dice)]
    return min(useful, key=lambda option: best[option]) if useful else ("stop",)


def turn_die(r: Reading, ask: Ask) -> Option:
    """The turn that brings the straight nearest, whatever else has to be turned after it."""
    dice = _ints(ask, "dice")

    def left(option: Option) -> tuple[int, int]:
        die, face = int(option[1]), int(option[2])
        after = [face if at == die else each for at, each in enumerate(dice)]
        lowered = [
            [each - (at == other) for at, each in enumerate(after)]
            for other in range(len(after))
            if other != die and after[other] > 1
        ]
        return missing(after), min(map(missing, lowered), default=9)

    both = ask.options[0][2] == str(dice[int(ask.options[0][1])] + 1)
    return min(ask.options, key=lambda option: sum(left(option)) if both else left(option)[0])


def _ints(ask: Ask, key: str) -> list[int]:
    found = ask.facts.get(key, [])
    return [int(each) for each in found] if isinstance(found, list) else []


def _kept(dice: list[int], held: list[int]) -> list[int]:
    """The dice to set aside: one for each value of the straight that is nearest."""
    straight = min(STRAIGHTS, key=lambda each: sum(face not in dice for face in each))
    have = [dice[die] for die in held]
    keep: list[int] = []
    for die, face in enumerate(dice):
        if die not in held and face in straight and face not in have:
            keep.append(die)
            have.append(face)
    return keep


def _changed(dice: list[int], bonus: str) -> Iterator[list[int]]:
    """What a bonus can make of the dice."""
    yield dice
    for die, face in enumerate(dice):
        rest = dice[:die], dice[die + 1 :]
        if bonus == SET:
            yield from ([*rest[0], value, *rest[1]] for value in range(1, 7))
        elif bonus == ONE_OR_OTHER:
            yield from ([*rest[0], face + by, *rest[1]] for by in (1, -1) if 1 <= face + by <= 6)
        elif bonus == ONE_AND_OTHER and face < 6:
            raised = [*rest[0], face + 1, *rest[1]]
            for other, low in enumerate(raised):
                if other != die and low > 1:
                    yield [*raised[:other], low - 1, *raised[other + 1 :]]
