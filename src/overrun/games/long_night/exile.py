"""Exile and what follows from it (catalogue section 15)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.reason import Option
from overrun.games.long_night.ending import MORALE, end, is_betrayer
from overrun.games.long_night.moments import step_in
from overrun.games.long_night.moving import travel
from overrun.games.long_night.people import free_places
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import LongNightState

T = Play[LongNightState]
S = LongNightState


def exile(t: T, seat: int) -> None:
    """A player is cast out: draws an exile card, and its survivors leave the colony
    (LN-EXILE-01 to -05)."""
    s = t.state
    player = s.players[seat]
    player.exiled = True
    t.tell("exiled", seat=seat, reveals=True)
    if s.exile_deck:
        player.exile_card = s.exile_deck.pop(0)
        t.tell("exile-card", seat=seat, private={seat: {"exile_card": player.exile_card}})
    innocent = [each for each in s.seats if s.players[each].exiled and not is_betrayer(s, each)]
    if len(innocent) >= 2:  # LN-EXILE-13
        t.tell("colony-broken", seats=[str(each) for each in innocent])
        s.morale = 0
        end(t, MORALE)
    t.then(leave_colony, seat)
    step_in(t, "exiled", seat)


def must_leave(s: S, seat: int) -> list[str]:
    """The exiled player's survivors that are still in the colony."""
    return [v.id for v in s.of(seat) if v.at_home]


@task
def leave_colony(t: T, seat: int) -> Flow[None]:
    """One survivor after the other goes to a place of its player's choice, with the usual roll
    but not as its move of the turn; who finds no room stays until there is some (OP-26)."""
    s = t.state
    options: list[Option] = [
        ("leave", name, place) for name in must_leave(s, seat) for place in free_places(s)
    ]
    if not options:
        return
    choice = yield Ask(seat, "leave", options)
    t.then(leave_colony, seat)
    travel(t, choice[1], choice[2])
