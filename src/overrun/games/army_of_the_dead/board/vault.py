"""The vault tile: its card, the challenge of its traps, its door (catalogue section A9)."""

from __future__ import annotations

import msgspec

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.action import simple
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import S, Survivor, T
from overrun.games.army_of_the_dead.team.skills import has

NO_VAULT = Reason("AD-VLT-01", "no-vault")
NOT_IN_TRAP_ZONE = Reason("AD-VLT-06", "not-in-trap-zone")
TRAPS_CLEARED = Reason("AD-VLT-03", "traps-cleared")
TRAPS_LEFT = Reason("AD-VLT-03", "traps-left")
NOT_SAFECRACKER = Reason("AD-VLT-02", "not-safecracker")
NOT_AT_THE_DOOR = Reason("AD-OP-045", "not-in-trap-zone")
ALREADY_OPEN = Reason("AD-VLT-25", "vault-open")

DICE, MOST_DICE = 5, 6
ROLLS, MOST_ROLLS = 3, 4
"""Without and with the bonuses "extra die" and "extra roll" (AD-VLT-08, -09, -23, -24)."""
STRAIGHTS = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))

ONE_OR_OTHER, ONE_AND_OTHER, SET = "one-or-other", "one-and-other", "set"
EXTRA_ROLL, EXTRA_DIE = "extra-roll", "extra-die"


def reveal_vault(t: T) -> None:
    """The card is turned as soon as anybody is in the trap zone, a companion too (AD-VLT-04,
    AD-OP-048)."""
    s = t.state
    vault = s.vault
    if vault is None or vault.revealed:
        return
    trap = s.ground.trap
    if trap is not None and s.people(trap):
        vault.revealed = True
        t.tell("vault-revealed", card=vault.card, reveals=True)


# -- the challenge ---------------------------------------------------------------------------


def check_challenge(s: S, survivor: Survivor) -> Reason | None:
    """Any survivor in the trap zone may try, and try again, until the traps are cleared
    (AD-VLT-06, -07, -15); zombies do not matter (AD-OP-046)."""
    if s.vault is None:
        return NO_VAULT
    if survivor.zone != s.ground.trap:
        return NOT_IN_TRAP_ZONE
    return TRAPS_CLEARED if s.vault.cleared else None


class Attempt(msgspec.Struct):
    """The dice of one attempt; a new one begins from scratch (AD-OP-042)."""

    dice: list[int]
    held: list[bool]
    """Which of them are set aside; none is taken back (AD-OP-044)."""
    rolls: int
    """How many may still be made."""
    helpers: dict[str, list[str]]
    """Who may still contribute a bonus, and which (AD-OP-043)."""
    lucky: bool
    made: int = 0

    @property
    def loose(self) -> list[int]:
        """The dice that are not set aside."""
        return [die for die, held in enumerate(self.held) if not held]


def is_straight(dice: list[int]) -> bool:
    """Whether five of the dice show consecutive values (AD-VLT-10).

    >>> is_straight([5, 2, 3, 6, 4]), is_straight([1, 2, 3, 4, 6])
    (True, False)
    """
    return any(all(face in dice for face in straight) for straight in STRAIGHTS)


def helpers(s: S) -> dict[str, list[str]]:
    """Everybody at range 0-1 of the trap zone with a specialisation that the card names, and the
    bonuses to choose from (AD-VLT-16, -17); companions too (AD-OP-048)."""
    assert s.vault is not None
    ground = s.ground
    trap = ground.trap
    assert trap is not None
    offered = library().vault[s.vault.card].bonuses
    found: dict[str, list[str]] = {}
    for zone in (trap, *ground.near[trap]):
        for id in s.people(zone):
            bonuses = [offered[each] for each in _specialisations(id) if each in offered]
            if bonuses:
                found[id] = [str(bonus) for bonus in dict.fromkeys(bonuses)]
    return found


def _specialisations(id: str) -> tuple[str, ...]:
    return library().survivors[id].specialisations


def challenge(t: T, survivor: Survivor) -> Flow[None]:
    """Up to three rolls for a straight, with what the specialists add. It succeeds at once when the
    straight is there (AD-VLT-13, -27)."""
    s = t.state
    vault = s.vault
    assert vault is not None
    lucky = has(s, survivor, "lucky")
    attempt = Attempt([0] * DICE, [False] * DICE, ROLLS, helpers(s), lucky)
    t.tell("challenge", survivor=survivor.id)
    yield from _declare_extra_die(t, survivor, attempt)
    _roll(t, survivor, attempt)
    while not is_straight(attempt.dice):
        options = challenge_answers(attempt)
        choice = yield Ask(survivor.seat, "challenge", options, _facts(survivor, attempt))
        if choice == ("stop",):
            t.tell("challenge-failed", survivor=survivor.id)  # AD-VLT-14
            return
        if choice == ("roll",):
            _roll(t, survivor, attempt)
        elif choice == ("lucky",):
            attempt.lucky = False
            _throw(t, survivor, attempt)  # does not use up a roll (AD-OP-047)
        elif choice[0] == "hold":
            attempt.held[int(choice[1])] = True
        else:
            yield from _bonus(t, survivor, attempt, choice[1], choice[2])
    vault.cleared = True
    t.tell("traps-cleared", survivor=survivor.id)


def _facts(survivor: Survivor, attempt: Attempt) -> dict[str, Fact]:
    return {
        "survivor": survivor.id,
        "dice": [str(face) for face in attempt.dice],
        "held": [str(die) for die, held in enumerate(attempt.held) if held],
        "rolls": attempt.rolls,
    }


def _declare_extra_die(t: T, survivor: Survivor, attempt: Attempt) -> Flow[None]:
    """A sixth die must be declared before the first roll (AD-OP-043)."""
    able = [id for id, bonuses in attempt.helpers.items() if EXTRA_DIE in bonuses]
    if not able:
        return
    options: list[Option] = [("bonus", id, EXTRA_DIE) for id in able]
    options.append(("roll",))
    choice = yield Ask(survivor.seat, "challenge", options, _facts(survivor, attempt))
    if choice != ("roll",):
        _contribute(t, attempt, choice[1], EXTRA_DIE)
        attempt.dice.append(0)
        attempt.held.append(False)


def challenge_answers(attempt: Attempt) -> list[Option]:
    """What can be done with the dice as they lie: set one aside, help, roll again; once nothing can
    be rolled any more, give up."""
    loose = attempt.loose
    options: list[Option] = []
    if loose and (attempt.rolls or attempt.lucky or _extra_roll(attempt)):
        shown: list[int] = []
        for die in loose:  # of dice that show the same, one is offered
            if attempt.dice[die] not in shown:
                shown.append(attempt.dice[die])
                options.append(("hold", str(die)))
    for id, bonuses in attempt.helpers.items():
        options += [("bonus", id, each) for each in bonuses if _is_of_use(attempt, each)]
    if loose and attempt.lucky:
        options.append(("lucky",))
    options.append(("roll",) if loose and attempt.rolls else ("stop",))
    return options


def _extra_roll(attempt: Attempt) -> bool:
    """Whether somebody can still give a fourth roll."""
    if attempt.made + attempt.rolls >= MOST_ROLLS:
        return False
    return any(EXTRA_ROLL in bonuses for bonuses in attempt.helpers.values())


def _is_of_use(attempt: Attempt, bonus: str) -> bool:
    if bonus == EXTRA_DIE:
        return False
    if bonus == EXTRA_ROLL:
        return bool(attempt.loose) and _extra_roll(attempt)
    return bool(changes(attempt, bonus))


def _roll(t: T, survivor: Survivor, attempt: Attempt) -> None:
    attempt.rolls -= 1
    attempt.made += 1
    _throw(t, survivor, attempt)


def _throw(t: T, survivor: Survivor, attempt: Attempt) -> None:
    """All dice that are not set aside (AD-VLT-12)."""
    for die in attempt.loose:
        attempt.dice[die] = t.state.chance.die(6)
    t.tell(
        "challenge-rolled",
        survivor=survivor.id,
        dice=[str(face) for face in attempt.dice],
        rolls=attempt.rolls,
    )


# -- bonuses ---------------------------------------------------------------------------------


def _contribute(t: T, attempt: Attempt, id: str, bonus: str) -> None:
    """Everybody helps once in an attempt."""
    del attempt.helpers[id]
    t.tell("challenge-bonus", survivor=id, bonus=bonus)


def _bonus(t: T, survivor: Survivor, attempt: Attempt, id: str, bonus: str) -> Flow[None]:
    _contribute(t, attempt, id, bonus)
    if bonus == EXTRA_ROLL:
        attempt.rolls += 1
        return
    changed = yield from _change(t, survivor, attempt, changes(attempt, bonus))
    if bonus == ONE_AND_OTHER:  # both halves, on two dice (AD-VLT-20, -21)
        lowered = [each for each in _lower(attempt) if each[0] != changed]
        yield from _change(t, survivor, attempt, lowered)


Change = tuple[int, int]
"""A die and the value that it may get."""


def changes(attempt: Attempt, bonus: str) -> list[Change]:
    """What a bonus may do to the dice, set aside or not; of "+1 and -1" the first half."""
    if bonus == ONE_OR_OTHER:
        return [*_raise(attempt), *_lower(attempt)]  # AD-VLT-18
    if bonus == SET:
        return [
            (die, value)
            for die, face in enumerate(attempt.dice)
            for value in range(1, 7)
            if value != face
        ]
    low = [die for die, _ in _lower(attempt)]
    return [each for each in _raise(attempt) if any(die != each[0] for die in low)]


def _raise(attempt: Attempt) -> list[Change]:
    """A 6 never becomes a 1 (AD-VLT-19)."""
    return [(die, face + 1) for die, face in enumerate(attempt.dice) if face < 6]


def _lower(attempt: Attempt) -> list[Change]:
    return [(die, face - 1) for die, face in enumerate(attempt.dice) if face > 1]


def _change(t: T, survivor: Survivor, attempt: Attempt, possible: list[Change]) -> Flow[int]:
    """Turn one die; says which."""
    options: list[Option] = [("turn", str(die), str(value)) for die, value in possible]
    choice = yield Ask(survivor.seat, "turn-die", options, _facts(survivor, attempt))
    die, value = int(choice[1]), int(choice[2])
    t.tell("die-turned", start=attempt.dice[die], value=value)
    attempt.dice[die] = value
    return die


# -- the door --------------------------------------------------------------------------------


def check_open_vault(s: S, survivor: Survivor) -> Reason | None:
    """A safecracker in the trap zone, once its traps are cleared (AD-VLT-02, -03, AD-OP-045)."""
    if s.vault is None:
        return NO_VAULT
    if s.vault.open:
        return ALREADY_OPEN
    if survivor.zone != s.ground.trap:
        return NOT_AT_THE_DOOR
    if not s.has_specialist(survivor.id, "safecracker"):
        return NOT_SAFECRACKER
    return None if s.vault.cleared else TRAPS_LEFT


def open_vault(t: T, survivor: Survivor) -> None:
    """The special door opens (AD-VLT-25)."""
    s = t.state
    assert s.vault is not None
    s.vault.open = True
    door = s.ground.vault_door
    if door is not None and door in s.closed:
        s.closed.remove(door)
    t.tell("vault-opened", survivor=survivor.id)


def _vault(s: S, survivor: Survivor) -> bool:
    return s.vault is not None


ACTIONS = (
    simple(
        "open-vault",
        check_open_vault,
        open_vault,
        need=_vault,
    ),
    simple(
        "challenge",
        check_challenge,
        challenge,
        price=2,
        need=_vault,
    ),
)
