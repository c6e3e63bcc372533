"""How a game ends (catalogue section 26)."""

from __future__ import annotations

from overrun.core.state import Outcome
from overrun.games.zombie_terror.state import (
    BANDAGE,
    FIRST_AID,
    HUMANS,
    LAST_SUPPLIES,
    NURSE,
    WOUNDED,
    ZOMBIES,
    Human,
    T,
    ZombieTerrorState,
)

ESCAPED, ALL_TURNED, OUT_OF_REACH = "escaped", "all-turned", "out-of-reach"
TERROR, ROUND_LIMIT, CONCEDED = "terror", "round-limit", "conceded"
ENDINGS = (ESCAPED, ALL_TURNED, OUT_OF_REACH, TERROR, ROUND_LIMIT, CONCEDED)


def outcome(s: ZombieTerrorState, winner: str, reason: str) -> Outcome:
    """The outcome with this side as its winner; there is no draw (ZT-END-06)."""
    return Outcome(reason, [s.seat_of(winner)], [winner], {"score": s.score, "round": s.round})


def end(t: T, winner: str, reason: str) -> None:
    """The game is over at once, in the middle of whatever goes on (ZT-END-01)."""
    t.tell("ended", winner=winner, reason=reason, score=t.state.score, reveals=True)
    t.finish(outcome(t.state, winner, reason))


def potential(s: ZombieTerrorState) -> int:
    """The most that the humans can still reach (ZT-END-08, ZT-OP-44).

    Everybody counts with the visible face, and each wound that could still be healed with the
    star that it has cost.
    """
    living = [human for _, human in s.living()] + s.aside
    wounds = sum(human.health == WOUNDED for human in living)
    stars = sum(human.stars for human in living)
    return s.score + stars + min(wounds, cures(s, living)) + crates(s, living)


def crates(s: ZombieTerrorState, living: list[Human]) -> int:
    """How many crates could still be brought, one by each (ZT-DS6-04)."""
    if s.config.scenario != LAST_SUPPLIES:
        return 0
    return min(len(living), sum(s.things.values()) + len(s.carried))


def cures(s: ZombieTerrorState, living: list[Human]) -> int:
    """How many wounds could still be healed: any number while the Nurse lives, else one by the
    first-aid kit and one by the bandage, as far as everybody knows where they are not."""
    if any(human.name == NURSE for human in living):
        return len(living)
    kit = FIRST_AID not in s.played and bool(s.hands.get(HUMANS))
    return kit + (BANDAGE in s.search.values())


def check_end(t: T) -> None:
    """End the game if a condition is met; called after every escape, bite and card (ZT-OP-45)."""
    s = t.state
    target = s.victory_points
    if s.score >= target:
        end(t, HUMANS, ESCAPED)
    if potential(s) < target:
        anyone_left = bool(s.aside) or any(human.is_person for _, human in s.living())
        end(t, ZOMBIES, OUT_OF_REACH if anyone_left else ALL_TURNED)
