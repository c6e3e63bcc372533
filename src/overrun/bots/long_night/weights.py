"""What counts for the bot, in points of morale."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """How much each thing counts. A point of morale in a quiet game counts 1."""

    # morale
    nights_cost: float = 1.0
    """Morale that a colony loses in a round, roughly: so much must be in store."""
    heart_slope: float = 0.08
    heart_least: float = 0.55
    heart_most: float = 1.8
    last_heart: float = 0.3
    game_lost: float = 6.0

    # people
    death_per_round: float = 0.14
    """What a survivor still does in a round, beside the point of morale that its death costs."""
    death_item: float = 0.12
    hand_lost: float = 0.2
    one_life_left: float = 0.38
    two_lives_left: float = 0.12
    frost: tuple[float, ...] = (1.0, 0.8, 0.55, 0.35)
    """Of a death, by the lives that somebody frostbitten has left."""
    caution: float = 1.0
    """How much more than on average the risks of exposure count."""
    recruit: float = 0.2
    """Of a new survivor, for each round to come."""
    helpless: float = 0.13
    """Of one more helpless survivor to feed and guard, for each round to come."""

    # the colony
    night_weights: tuple[float, ...] = (1.0, 0.4, 0.15)
    """How much a death counts that is to come tonight, tomorrow, the day after."""
    care_together: float = 0.75
    """The share of a danger that is one's own concern, for each other who can see to it later."""
    care_others: float = 0.3
    """The share of a danger to others that is one's own concern if they can help themselves."""
    food_ahead: float = 0.13
    waste_card: float = 0.05
    starved_again: float = 0.5

    # the objective
    effort: float = 0.52
    """Of a die's work on the main objective."""
    win_now: float = 5.0
    lamp: float = 0.9

    # work
    staying: float = 0.12
    """What a move must be worth at least: it could turn out otherwise."""
    future: float = 0.25
    """What work of a later round counts, of today's."""

    # cards and dice
    willing: float = 0.6
    """How many of their matching cards others are taken to add to a crisis, on average."""
    willing_apart: float = 1.0
    """The same where everybody has a secret: whoever expects less begins with no card at all, and
    so does everybody else."""
    card: float = 0.14
    """Of any card, for crises to come."""
    die: float = 0.2
    noise: float = 0.1

    # oneself
    secret: float = 0.05
    secret_late: float = 0.5
    hunger: tuple[float, float] = (1.0, 1.6)
    """What a step towards its own demands is worth to a betrayer, early and late."""
    pretence: float = 1.0
    """How much a betrayer who hides does for the main objective, of what is usual."""
    weak: int = 4
    """Morale from which on a colony can be sunk."""


FIRST = Weights()
CUNNING = Weights(hunger=(4.0, 6.0), pretence=0.15, weak=99)
"""A betrayer who thinks of its own demands first, and strikes as soon as they are met, wins about
twice as often: otherwise it is seldom ready when the colony falls, and has too little time to sink
it. That it is cast out more often matters less."""
