"""Who might be a betrayer: whoever gives less than the others, and keeps more."""

from __future__ import annotations

from math import fsum

from overrun.bots.long_night.memory import remembered
from overrun.bots.long_night.reading import Reading
from overrun.games.long_night.view import View

SERVICES = {
    "added": 1.0, "delivered": 1.0, "given": 1.0, "barricades": 0.4, "cleaned": 0.3, "kills": 0.4,
}  # fmt: skip
"""What everybody can see somebody do for the colony, and how much it says."""
HOARDED = 0.5
"""What each card in hand beyond the usual says against somebody."""
USUAL_HAND = 2
HITS = 3.0
"""Whoever attacks people says more than by anything left undone."""

EARLIEST = 3
"""Nobody is accused before this round: there is nothing to count yet."""
STRONG = 0.82
"""Who does so much less than the others, as a share, is suspected enough to be exiled."""


def service(r: Reading, seat: int) -> float:
    """What a player has done for the colony so far."""
    player = r.view.players[seat]
    tally = player.tally
    done = fsum(weight * tally.get(what, 0) for what, weight in SERVICES.items())
    done -= HOARDED * max(0, player.hand_size - USUAL_HAND)
    return done - HITS * tally.get("hits", 0)


def suspicion(r: Reading, seat: int) -> float:
    """From 0 up: how much less a player did than the others do on average."""
    others = [each for each in r.citizens if each != seat]
    if not others or seat not in r.citizens:
        return 0.0
    usual = fsum(service(r, each) for each in others) / len(others)
    if usual <= 1.0:
        return 0.0
    return min(1.0, max(0.0, 1.0 - service(r, seat) / usual))


@remembered
def suspects(r: Reading) -> list[tuple[float, int]]:
    """The others who are not in exile, the most suspicious first."""
    others = [seat for seat in r.citizens if seat != r.seat]
    return sorted(((suspicion(r, seat), seat) for seat in others), reverse=True)


def suspected(view: View, seat: int) -> dict[int, float]:
    """What a seat may hold against each of the others, from 0 to 1; nothing if all are friends."""
    r = Reading(view, seat)
    return {} if r.coop else {other: doubt for doubt, other in suspects(r)}


def exiles(r: Reading) -> int:
    return sum(player.exiled for player in r.view.players)


def accusation(r: Reading) -> float:
    """What it is worth to call a vote on the most suspicious one."""
    if r.coop or r.view.round < EARLIEST:
        return -0.5
    found = suspects(r)
    if not found:
        return -0.5
    counted = r.wishes.doing("votes")
    if exiles(r) and not r.betrayer:
        return counted - 0.5
    return counted + (found[0][0] - STRONG)


def votes_for_exile(r: Reading, accused: int) -> bool:
    """Whether the bot raises its thumb for an exile."""
    if accused == r.seat:
        return False
    doubt = suspicion(r, accused)
    if r.betrayer:
        return doubt > 0.2
    if exiles(r):  # a second innocent would break the colony
        return doubt > 0.9 and r.view.round >= EARLIEST
    return doubt > STRONG - 0.08 and r.view.round >= EARLIEST
