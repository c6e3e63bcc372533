"""Going from zone to zone, and the skills that help (catalogue sections A7, D2 and part I)."""

from __future__ import annotations

from collections.abc import Callable

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.action import Action, Price
from overrun.games.army_of_the_dead.board.vault import reveal_vault
from overrun.games.army_of_the_dead.kinds import PREY, ZONE, next_zone
from overrun.games.army_of_the_dead.state import S, Survivor, T
from overrun.games.army_of_the_dead.team.health import seat_of
from overrun.games.army_of_the_dead.team.skills import BLOODLUSTS, count, has
from overrun.games.army_of_the_dead.team.truck_seats import stand_up
from overrun.games.army_of_the_dead.zombies.sleepers import slip_away, wake

IN_THE_TRUCK = Reason("AD-OP-144", "in-the-truck")
NOT_ADJACENT = Reason("AD-MOV-01", "not-adjacent")
STATUE = Reason("AD-STA-01", "statue")
USED = Reason("AD-SKL-02", "skill-used")
NOT_OWN_TURN = Reason("AD-SKL-02", "not-own-turn")
NO_SKILL = Reason("AD-SKL-01", "no-such-skill")
NONE_TO_CHARGE = Reason("AD-SKL-45", "no-zombies-there")
NONE_TO_HUNT = Reason("AD-SKL-69", "no-zombies-there")
THERE_ALREADY = Reason("AD-OP-040", "there-already")
NOT_NEARER = Reason("AD-OP-040", "not-nearer")
TOO_FAR_TO_CHARGE = Reason("AD-OP-040", "too-far-to-charge")
NO_ZOMBIES_HERE = Reason("AD-SKL-61", "no-zombies-here")
NO_PATH_TO_SHOVE = Reason("AD-SKL-62", "no-clear-path")
NO_PATH_TO_SAVE = Reason("AD-SKL-65", "no-clear-path")
NOBODY_TO_SAVE = Reason("AD-SKL-64", "nobody-to-save")


# -- one step --------------------------------------------------------------------------------


def surcharge(s: S, survivor: Survivor) -> int:
    """The actions that the zombies in the zone cost on top (AD-MVA-02)."""
    crowd = s.crowd(survivor.zone)
    return 0 if crowd == 0 or has(s, survivor, "slippery") else crowd


def step(t: T, survivor: Survivor, zone: int) -> Flow[None]:
    """To the zone, whatever wakes behind one's back (AD-MVA-05, -09)."""
    before = survivor.zone
    woken = yield from slip_away(t, survivor)
    put(t, survivor, zone)
    if woken:
        yield from wake(t, before)
    reveal_vault(t)


def put(t: T, survivor: Survivor, zone: int) -> None:
    """The miniature stands there now, with the companions that it leads (AD-CPN-13)."""
    s = t.state
    names = s.ground.names
    before, survivor.zone = survivor.zone, zone
    followers = s.companions_of(survivor.id)
    for companion in followers:
        companion.zone = zone
    t.tell(
        "moved",
        survivor=survivor.id,
        start=names[before],
        zone=names[zone],
        companions=[each.id for each in followers],
    )


def stops(s: S, survivor: Survivor, zone: int) -> bool:
    """Entering a zone with zombies ends a move (AD-MVA-03), unless one is slippery (AD-SKL-29)."""
    return s.crowd(zone) > 0 and not has(s, survivor, "slippery")


def stride(
    t: T,
    survivor: Survivor,
    gone: int,
    least: int,
    most: int,
    onward: Callable[[int], list[int]],
) -> Flow[None]:
    """Further zones of the same move: so many at least and at most."""
    s = t.state
    names = s.ground.names
    while gone < most and survivor in s.survivors and not stops(s, survivor, survivor.zone):
        zones = onward(survivor.zone)
        options: list[Option] = [("step", names[zone]) for zone in zones]
        if gone >= least or not zones:
            options.append(("stop",))
        facts: dict[str, Fact] = {"survivor": survivor.id, "left": most - gone}
        choice = yield Ask(survivor.seat, "stride", options, facts)
        if choice == ("stop",):
            return
        yield from step(t, survivor, s.ground.index[choice[1]])
        gone += 1


# -- the move action -------------------------------------------------------------------------


def move_options(s: S, survivor: Survivor) -> list[Option]:
    if s.truck is not None and s.sits(survivor.id):
        return []
    return s.ground.moves[survivor.zone]


def check_move(s: S, survivor: Survivor, zone: int) -> Reason | None:
    """AD-MVA-01."""
    if s.sits(survivor.id):
        return IN_THE_TRUCK
    ground = s.ground
    if zone in ground.statue:
        return STATUE
    return None if zone in ground.neighbours[survivor.zone] else NOT_ADJACENT


def move(t: T, survivor: Survivor, zone: int) -> Flow[None]:
    """One zone, or one more with a long stride (AD-SKL-11)."""
    yield from step(t, survivor, zone)
    s = t.state
    longer = count(s, survivor, "long-stride")
    if longer:
        yield from stride(t, survivor, 1, 1, 1 + longer, lambda at: s.ground.neighbours[at])


# -- sprint, charge, bloodlust ---------------------------------------------------------------


def can_use(s: S, survivor: Survivor, skill: str) -> Reason | None:
    """Whether a once-a-turn skill is there and unused (AD-SKL-02)."""
    if not has(s, survivor, skill):
        return NO_SKILL
    if not s.turn.own:
        return NOT_OWN_TURN
    return USED if skill in s.turn.used else None


def sprint_options(s: S, survivor: Survivor) -> list[Option]:
    if not has(s, survivor, "sprint") or can_use(s, survivor, "sprint"):
        return []
    return [("sprint", option[1]) for option in move_options(s, survivor)]


def check_sprint(s: S, survivor: Survivor, zone: int) -> Reason | None:
    return can_use(s, survivor, "sprint") or check_move(s, survivor, zone)


def sprint(t: T, survivor: Survivor, zone: int) -> Flow[None]:
    """Two or three zones with one move action (AD-SKL-43), more with a long stride (AD-OP-039)."""
    s = t.state
    s.turn.used.append("sprint")
    t.tell("skill-used", survivor=survivor.id, skill="sprint")
    longer = count(s, survivor, "long-stride")
    yield from step(t, survivor, zone)
    yield from stride(t, survivor, 1, 2, 3 + longer, lambda at: s.ground.neighbours[at])


def charge_options(s: S, survivor: Survivor, verb: str, skill: str) -> list[Option]:
    """Towards every zone with zombies, by every first step of a shortest route."""
    if not has(s, survivor, skill) or can_use(s, survivor, skill) or s.sits(survivor.id):
        return []
    ground = s.ground
    at = survivor.zone
    found: list[Option] = []
    for target in s.crowded:
        if target != at and _reaches(s, at, target):
            for first in ground.ways(at, target):
                found.append((verb, ground.names[target], ground.names[first]))
    return found


def _reaches(s: S, at: int, target: int) -> bool:
    """A switch wants a charge to end among the zombies (AD-OP-040)."""
    away = s.ground.distance[at][target]
    return away > 0 and (s.charge == "towards" or away <= 2)


def check_charge(s: S, survivor: Survivor, skill: str, target: int, first: int) -> Reason | None:
    why = can_use(s, survivor, skill)
    if why is not None:
        return why
    if s.sits(survivor.id):
        return IN_THE_TRUCK
    if target == survivor.zone:
        return THERE_ALREADY
    if not s.crowd(target):
        return NONE_TO_CHARGE if skill == "charge" else NONE_TO_HUNT
    if first not in s.ground.ways(survivor.zone, target):
        return NOT_NEARER
    return None if _reaches(s, survivor.zone, target) else TOO_FAR_TO_CHARGE


def charge(t: T, survivor: Survivor, skill: str, target: int, first: int) -> Flow[None]:
    """One or two zones, each nearer to the zombies there (AD-SKL-45, -69); with Bloodlust a free
    action of its type follows (AD-SKL-70)."""
    s = t.state
    turn = s.turn
    turn.used.append(skill)
    t.tell("skill-used", survivor=survivor.id, skill=skill)
    least = min(2, s.ground.distance[survivor.zone][target]) if s.charge == "among" else 1
    yield from step(t, survivor, first)
    if survivor.zone != target:  # one stops there even if slippery (AD-OP-041)
        yield from stride(t, survivor, 1, least, 2, lambda at: s.ground.ways(at, target))
    if skill != "charge" and survivor in s.survivors:
        kind = skill.removeprefix("bloodlust-")
        turn.free[kind] = turn.free.get(kind, 0) + 1


def bloodlust(s: S, survivor: Survivor) -> str:
    """The Bloodlust that a survivor has and can use, by its name; the first of several."""
    owned = [skill for skill in BLOODLUSTS if has(s, survivor, skill)]
    usable = [skill for skill in owned if can_use(s, survivor, skill) is None]
    return (usable or owned or [BLOODLUSTS[0]])[0]


# -- shove and lifesaver: not moves ----------------------------------------------------------


def shove_options(s: S, survivor: Survivor) -> list[Option]:
    if not has(s, survivor, "shove") or can_use(s, survivor, "shove"):
        return []
    if not s.crowd(survivor.zone):
        return []
    names = s.ground.names
    return [("shove", names[zone]) for zone in _clear_paths(s, survivor.zone)]


def _clear_paths(s: S, zone: int) -> list[int]:
    """The zones at range 1 to which one could walk (AD-SKL-62, -65)."""
    ground = s.ground
    return [each for each in ground.near[zone] if each in ground.neighbours[zone]]


def check_shove(s: S, survivor: Survivor, zone: int) -> Reason | None:
    why = can_use(s, survivor, "shove")
    if why is not None:
        return why
    if not s.crowd(survivor.zone):
        return NO_ZOMBIES_HERE
    return None if zone in _clear_paths(s, survivor.zone) else NO_PATH_TO_SHOVE


def shove(t: T, survivor: Survivor, zone: int) -> None:
    """All zombies here are pushed there; it is no move, so nobody wakes (AD-SKL-61, AD-OP-058)."""
    s = t.state
    here = survivor.zone
    s.turn.used.append("shove")
    for heap in (s.shamblers, s.alphas, s.woken):
        heap[zone] += heap[here]
        heap[here] = 0
    for held in s.snared.values():
        if held.get(here):
            held[zone] = held.get(zone, 0) + held.pop(here)
    for boss in s.bosses_in(here):
        boss.zone = zone
    names = s.ground.names
    t.tell("shoved", survivor=survivor.id, start=names[here], zone=names[zone])


def lifesaver_options(s: S, survivor: Survivor) -> list[Option]:
    if not has(s, survivor, "lifesaver") or can_use(s, survivor, "lifesaver"):
        return []
    names = s.ground.names
    return [
        ("lifesaver", names[zone])
        for zone in _clear_paths(s, survivor.zone)
        if s.crowd(zone) and _to_save(s, zone)
    ]


def _to_save(s: S, zone: int) -> list[str]:
    """Who could be pulled out of a zone: survivors, and companions without a leader
    (AD-OP-142)."""
    return [each.id for each in s.survivors if each.zone == zone] + [
        each.id for each in s.companions if each.zone == zone and not each.leader
    ]


def check_lifesaver(s: S, survivor: Survivor, zone: int) -> Reason | None:
    why = can_use(s, survivor, "lifesaver")
    if why is not None:
        return why
    if zone not in _clear_paths(s, survivor.zone):
        return NO_PATH_TO_SAVE
    return None if s.crowd(zone) and _to_save(s, zone) else NOBODY_TO_SAVE


def lifesaver(t: T, survivor: Survivor, zone: int) -> Flow[None]:
    """Those whom the player selects, and who do not refuse, are pulled here (AD-SKL-66, -68)."""
    s = t.state
    s.turn.used.append("lifesaver")
    left = _to_save(s, zone)
    while left:
        options: list[Option] = [("pull", id) for id in left]
        here: dict[str, Fact] = {"survivor": survivor.id, "zone": _name(s, zone)}
        choice = yield Ask(survivor.seat, "lifesaver", [*options, ("done",)], here)
        if choice == ("done",):
            break
        id = choice[1]
        left.remove(id)
        seat = seat_of(s, id)
        if seat != survivor.seat:
            facts: dict[str, Fact] = {"survivor": id, "by": survivor.id}
            answer = yield Ask(seat, "pulled", [("go",), ("stay",)], facts)
            if answer == ("stay",):
                t.tell("stayed", survivor=id)
                continue
        _pull(t, id, survivor)
    reveal_vault(t)


def _pull(t: T, id: str, saviour: Survivor) -> None:
    s = t.state
    stand_up(s, id)
    for survivor in s.survivors:
        if survivor.id == id:
            survivor.zone = saviour.zone
            for companion in s.companions_of(id):
                companion.zone = saviour.zone
    for companion in s.companions:
        if companion.id == id:
            companion.zone = saviour.zone
    t.tell("pulled", survivor=id, by=saviour.id, zone=_name(s, saviour.zone))


def _name(s: S, zone: int) -> str:
    return s.ground.names[zone]


# -- all of them -----------------------------------------------------------------------------


def move_price(s: S, survivor: Survivor, *zones: int) -> Price:
    """One action, and what the zombies add (AD-MVA-02)."""
    return Price(1, ("move",), surcharge(s, survivor))


def _charging(
    verb: str, price: int, skill_of: Callable[[S, Survivor], str], *skills: str
) -> Action:
    """Towards zombies: the goal, and the first step."""
    return Action(
        verb,
        lambda s, v: charge_options(s, v, verb, skill_of(s, v)),
        lambda s, v, goal, first: check_charge(s, v, skill_of(s, v), goal, first),
        lambda t, v, goal, first: charge(t, v, skill_of(t.state, v), goal, first),
        price=price,
        cost=lambda s, v, *_: Price(price, (), surcharge(s, v)),
        skills=skills,
        manner="move",
        goal=PREY,
        zone=next_zone(*skills),
    )


WALKS = (
    Action("move", move_options, check_move, move, cost=move_price, manner="move", zone=ZONE),
    Action(
        "sprint",
        sprint_options,
        check_sprint,
        sprint,
        cost=move_price,
        skills=("sprint",),
        manner="move",
        zone=next_zone("sprint"),
    ),
)
ACTIONS = (
    _charging("bloodlust", 1, bloodlust, *BLOODLUSTS),
    _charging("charge", 0, lambda s, v: "charge", "charge"),
    Action(
        "shove",
        shove_options,
        check_shove,
        shove,
        price=0,
        skills=("shove",),
        manner="aim",
        zone=next_zone("shove"),
    ),
    Action(
        "lifesaver",
        lifesaver_options,
        check_lifesaver,
        lifesaver,
        price=0,
        skills=("lifesaver",),
        zone=next_zone("lifesaver"),
    ),
)
