"""A survivor goes from one place to another (catalogue section 7.10)."""

from __future__ import annotations

from overrun.core.play import Play
from overrun.games.long_night.exposure import expose
from overrun.games.long_night.modifiers import applies
from overrun.games.long_night.people import put
from overrun.games.long_night.state import Done, LongNightState

T = Play[LongNightState]


def travel(t: T, name: str, place: str, door: int | None = None, *, exposure: bool = True) -> None:
    """A survivor goes somewhere, and makes an exposure roll where it arrives (LN-ACT-MOVE-04, -05).

    Whether this was its one move of the turn is for the caller to say. Call it last: the roll may
    kill.
    """
    s = t.state
    v = s.survivors[name]
    start = v.place
    put(t, name, place, door)
    t.tell("moved", survivor=name, seat=v.owner, start=start, place=place)
    s.players[v.owner].count("moves")
    if s.customs.is_active(s, v.owner):
        s.players[v.owner].deeds.append(Done("move", name, place))
    if exposure and not applies(v, "no-exposure-moving"):
        expose(t, name)
