"""Votes: collected in secret, shown together (catalogue sections 7.14 and 17)."""

from __future__ import annotations

from typing import Any

from overrun.core.action import Action
from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.actions.base import FACES, Means, S, T, note
from overrun.games.long_night.exile import exile
from overrun.games.long_night.kinds import PLAYER
from overrun.games.long_night.rules import task

THUMBS: list[Option] = [("yes",), ("no",)]

NOT_YOURSELF = Reason("LN-ACT-EXVOTE-02", "not-yourself")
CALLED = Reason("LN-ACT-EXVOTE-06", "vote-called")
NO_EXILE = Reason("LN-VAR-COOP-04", "no-exile-in-coop")
CALLER_EXILED = Reason("LN-EXILE-10", "exiled-cannot-call")
EXILED_ALREADY = Reason("LN-EXILE-16", "exiled-already")


def hold_vote(t: T, about: str, seat: int, **facts: Fact) -> Flow[bool]:
    """All of a player's colony who are not exiled vote, and nobody abstains (LN-VOTE-03 to -08).

    A tie is decided by the first player's own vote, or by that of the next entitled player
    clockwise if the first player is exiled (OP-22).
    """
    s = t.state
    voters = s.fellows(seat)
    about_it: dict[str, Fact] = {"about": about, "seat": seat, **facts}
    asks = [Ask(voter, "vote", THUMBS, about_it, always=True) for voter in voters]
    given = yield asks
    ups = [voter for voter, vote in zip(voters, given, strict=True) if vote == ("yes",)]
    downs = [voter for voter in voters if voter not in ups]
    tie = len(ups) == len(downs)
    passed = len(ups) > len(downs) or (tie and bool(voters) and voters[0] in ups)
    for voter in voters:
        s.players[voter].count("votes-cast")
    told: dict[str, Any] = {
        **about_it,
        "ups": [str(voter) for voter in ups],
        "downs": [str(voter) for voter in downs],
        "passed": passed,
        "tie": tie,
    }
    t.tell("voted", **told)
    return passed


# -- exile -------------------------------------------------------------------------------------


def exile_options(s: S, has: Means, options: list[Option]) -> None:
    player = s.players[has.seat]
    if s.config.cooperative or player.called or player.exiled:
        return
    options += [("exile", FACES[other]) for other in s.citizens if other != has.seat]


def check_exile(s: S, seat: int, other: int) -> Reason | None:
    """May this player call a vote on that one's exile? (LN-ACT-EXVOTE-01, -02, OP-24)"""
    if s.config.cooperative:
        return NO_EXILE
    if other == seat:
        return NOT_YOURSELF
    if s.players[seat].exiled:
        return CALLER_EXILED
    if s.players[seat].called:
        return CALLED
    accused = s.players[other]
    return EXILED_ALREADY if accused.exiled or accused.out else None


def call_exile(t: T, seat: int, other: int) -> None:
    """Call the one vote of this turn."""
    player = t.state.players[seat]
    player.called = True
    player.count("votes")
    note(t, seat, "vote")
    t.tell("exile-called", seat=seat, other=other)
    t.then(hold_exile_vote, seat, other)


EXILE = Action("exile", exile_options, check_exile, call_exile, price=0, other=PLAYER)


@task
def hold_exile_vote(t: T, caller: int, accused: int) -> Flow[None]:
    """All vote, the accused too (OP-23); if it passes, exile follows at once (LN-ACT-EXVOTE-05)."""
    if t.state.players[accused].exiled:
        return
    if (yield from hold_vote(t, "exile", seat=caller, other=accused)):
        exile(t, accused)
