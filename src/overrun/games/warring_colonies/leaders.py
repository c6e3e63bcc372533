"""The choice of the colony leaders (catalogue section 20)."""

from __future__ import annotations

from collections import Counter

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import FACES
from overrun.games.long_night.state import Colony
from overrun.games.warring_colonies.customs import ELECTION
from overrun.games.warring_colonies.rules import task
from overrun.games.warring_colonies.state import WarState

T = Play[WarState]
S = WarState

NOT_YOURSELF = Reason("WC-LDR-03", "no-vote-for-yourself")
OTHER_COLONY = Reason("WC-LDR-07", "not-of-your-colony")


@task
def elect_leaders(t: T) -> Flow[None]:
    """Both colonies vote at the same time, each for itself, and nobody for themselves
    (WC-LDR-01 to -08, WC-OP-02)."""
    s = t.state
    if not s.has(ELECTION):
        for side in s.sides:
            side.first = s.right_of(side.first)
            t.tell("colony-leader", seat=side.first, colony=side.place)
        return
    voters = [seat for side in s.sides for seat in s.clockwise(side.first)]
    asks = [Ask(seat, "elect", ballots(s, seat), {"colony": s.home(seat).place}) for seat in voters]
    answers = yield asks
    votes = {seat: int(answer[1]) for seat, answer in zip(voters, answers, strict=True)}
    for number, side in enumerate(s.sides):
        team = s.clockwise(side.first)
        count = Counter(votes[seat] for seat in team)
        most = max(count.values())
        tied = [seat for seat in team if count[seat] == most]
        t.tell(
            "leader-vote",
            colony=side.place,
            voters=[str(seat) for seat in team],
            votes=[str(votes[seat]) for seat in team],
        )
        t.then(choose_colony_leader, number, tied)


def ballots(s: S, seat: int) -> list[Option]:
    return [("elect", FACES[other]) for other in s.clockwise(seat) if other != seat]


@task
def choose_colony_leader(t: T, number: int, tied: list[int]) -> Flow[None]:
    """The current leader picks among those with the most votes (WC-LDR-05, WC-OP-02.c)."""
    side: Colony = t.state.colonies[number]
    options: list[Option] = [("elect", FACES[seat]) for seat in tied]
    choice = yield Ask(side.first, "tied-leaders", options, {"colony": side.place})
    side.first = int(choice[1])
    t.tell("colony-leader", seat=side.first, colony=side.place)
