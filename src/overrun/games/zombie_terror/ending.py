"""How a game ends (catalogue section 26)."""

from __future__ import annotations

from overrun.core.play import Play
from overrun.core.state import Outcome
from overrun.games.zombie_terror.state import (
    DOG,
    DOG_STARS,
    HEALTHY,
    HUMANS,
    NURSE,
    STARS,
    ZOMBIES,
    Human,
    ZombieTerrorState,
)

T = Play[ZombieTerrorState]

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

    Everybody counts with the healthy face while somebody or something could still heal.
    """
    living = [human for _, human in s.living()] + s.aside
    nurse_lives = any(human.name == NURSE for human in living)
    kit_possible = "first-aid" not in s.played and bool(s.hands.get(HUMANS))
    healing = nurse_lives or kit_possible
    return s.score + sum(_best(human, healing) for human in living)


def _best(human: Human, healing: bool) -> int:
    if human.name == DOG:
        return DOG_STARS
    if human.health == HEALTHY or healing:
        return STARS[human.name]
    return human.stars


def check_end(t: T) -> None:
    """End the game if a condition is met; called after every escape, bite and card (ZT-OP-45)."""
    s = t.state
    target = s.config.victory_points
    if s.score >= target:
        end(t, HUMANS, ESCAPED)
    if potential(s) < target:
        anyone_left = bool(s.aside) or any(human.is_person for _, human in s.living())
        end(t, ZOMBIES, OUT_OF_REACH if anyone_left else ALL_TURNED)
