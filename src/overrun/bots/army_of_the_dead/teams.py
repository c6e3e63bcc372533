"""Who goes for what: few places at a time, so that nobody fights alone."""

from __future__ import annotations

from overrun.bots.army_of_the_dead.aims import Aim, aims, ways_out
from overrun.bots.army_of_the_dead.reading import Reading
from overrun.games.army_of_the_dead.state import Survivor

GROUPS = 2
"""At how many places the team works at the same time."""
COMPANY = 2
"""How many go to a place at least, if there are enough of them."""
WAITING = 4
"""How far from the way out the others may wait there for a hunter."""


def share_out(r: Reading) -> dict[str, Aim]:
    """An aim for every survivor, as far as there are any.

    The team chooses the places that are nearest and worth most; whoever is fit for the work there
    does it, and everybody goes along with the nearest group. Hunters hunt for themselves.
    """
    if r.shared is None:
        r.shared = _shared(r)
    return r.shared


def _shared(r: Reading) -> dict[str, Aim]:
    found = aims(r)
    hunts = [aim for aim in found if aim.verb == "hunt" and aim.who]
    work = [aim for aim in found if aim not in hunts]
    chosen = _chosen(r, work)
    places = list(dict.fromkeys(aim.zone for aim in chosen))
    given: dict[str, Aim] = {}
    for hunt in hunts:
        owner = r.s.find(hunt.who[0])
        needed = any(aim.who == hunt.who for aim in chosen)
        if not needed and (not chosen or r.away(owner.zone, hunt.zone) <= 2):
            given[owner.id] = hunt
    if not chosen:
        places = _waiting_places(r, list(given.values()))
    crews: dict[int, int] = {}
    for aim in given.values():
        crews[aim.zone] = crews.get(aim.zone, 0) + 1
    rest = [each for each in r.s.survivors if each.id not in given]
    for survivor in list(rest):
        own = [aim for aim in chosen if aim.who and survivor.id in aim.who]
        if own:
            best = min(own, key=lambda aim: _cost(r, survivor, aim))
            rivals = [v for v in r.s.survivors if v.id in best.who and v is not survivor]
            if all(_cost(r, survivor, best) <= _cost(r, v, best) for v in rivals):
                given[survivor.id] = best
                crews[best.zone] = crews.get(best.zone, 0) + 1
                rest.remove(survivor)
    for zone in places:  # those who are nearest to it, so that nobody turns round on the way
        while rest and crews.get(zone, 0) < COMPANY:
            nearest = min(rest, key=lambda v: (r.away(v.zone, zone), v.id))
            rest.remove(nearest)
            crews[zone] = crews.get(zone, 0) + 1
            given[nearest.id] = _at(nearest, zone, chosen)
    for survivor in rest if places else ():
        zone = min(places, key=lambda each: (r.away(survivor.zone, each), each))
        given[survivor.id] = _at(survivor, zone, chosen)
    return given


def _at(survivor: Survivor, zone: int, chosen: list[Aim]) -> Aim:
    """What there is to do in a zone for this survivor; else to be there."""
    fit = (aim for aim in chosen if aim.zone == zone and (not aim.who or survivor.id in aim.who))
    return next(fit, Aim(zone, "stand"))


def _waiting_places(r: Reading, hunts: list[Aim]) -> list[int]:
    """Where the others wait while somebody hunts: on the way out, or with the hunter."""
    exits = ways_out(r)
    if not hunts:
        return exits
    near = [zone for zone in exits if all(r.away(zone, aim.zone) <= WAITING for aim in hunts)]
    return near[:1] or [aim.zone for aim in hunts]


def _cost(r: Reading, survivor: Survivor, aim: Aim) -> tuple[float, int, str]:
    return (r.away(survivor.zone, aim.zone) - aim.value, aim.zone, aim.what)


def _chosen(r: Reading, found: list[Aim]) -> list[Aim]:
    """The aims at the best places."""
    s = r.s
    worth: dict[int, float] = {}
    for aim in found:
        fit = [each for each in s.survivors if not aim.who or each.id in aim.who]
        ways = sorted(r.away(each.zone, aim.zone) for each in s.survivors)
        nearest = min((r.away(each.zone, aim.zone) for each in fit), default=99)
        if nearest >= 99:
            continue
        team = sum(ways[:3]) / max(1, len(ways[:3]))
        value = aim.value / (2.0 + nearest + 0.5 * team)
        worth[aim.zone] = max(worth.get(aim.zone, 0.0), value)
    best = sorted(worth, key=lambda zone: (-worth[zone], zone))[:GROUPS]
    return [aim for zone in best for aim in found if aim.zone == zone]
