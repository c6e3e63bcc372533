"""What the mission makes of the state: its events and its actions (section H3).

:func:`after` is called after every action and every step of a phase.
"""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.action import Action, Price
from overrun.games.army_of_the_dead.kinds import MISSION_ACTION
from overrun.games.army_of_the_dead.mission.effects import carry_out
from overrun.games.army_of_the_dead.mission.sheets import MissionEvent
from overrun.games.army_of_the_dead.mission.verdict import judge_mission
from overrun.games.army_of_the_dead.state import S, Survivor, T
from overrun.games.army_of_the_dead.zombies.sleepers import make_noise, wake

NO_SUCH_ACTION = Reason("AD-MIS-06", "no-such-mission-action")
NOT_IN_THIS_ZONE = Reason("AD-OBJ-01", "mission-action-elsewhere")
DONE_BEFORE = Reason("AD-MIS-06", "mission-action-done")
NOT_YET = Reason("AD-MIS-06", "mission-action-not-yet")
ZOMBIES_HERE = Reason("AD-MIS-06", "mission-action-zombies")
NO_SPECIALIST = {
    each: Reason("AD-SPC-10", "mission-action-specialist", {"specialisation": each})
    for each in ("tough", "pilot", "safecracker", "shadow", "mechanic")
}


# -- events, defeat, victory -------------------------------------------------------------------


def after(t: T) -> Flow[None]:
    """Whatever has come true by now: events first, then defeat, then victory (AD-OP-135)."""
    s = t.state
    events = s.sheet.events
    happened: list[str] = []  # each once at most: two events cannot chase each other for ever
    while due := _next_due(s, events, happened):
        happened.append(due)
        s.fired[due] = s.fired.get(due, 0) + 1
        t.tell("mission-event", mission=s.mission, event=due)
        yield from carry_out(t, events[due].do, acting(s))
    judge_mission(t)


def _next_due(s: S, events: dict[str, MissionEvent], happened: list[str]) -> str:
    """The first event of the sheet that is due and has not just happened; nothing if none is."""
    for id, event in events.items():
        if event.again:
            lasts = event.when.holds(s)
            mark = f"lasts:{id}"
            if lasts and mark not in s.marks and id not in happened:
                s.marks.append(mark)
                return id
            if not lasts and mark in s.marks:
                s.marks.remove(mark)
        elif id not in s.fired and event.when.holds(s):
            return id
    return ""


def acting(s: S) -> Survivor | None:
    """The survivor whose action is under way, if there is one who lives."""
    return s.living(s.turn.who) if s.turns else None


# -- the mission's own actions -----------------------------------------------------------------


def special_options(s: S, survivor: Survivor) -> list[Option]:
    """The actions of the mission that this survivor may take here, whatever they cost."""
    return [("special", id) for id in s.sheet.actions if check_special(s, survivor, id) is None]


def check_special(s: S, survivor: Survivor, id: str) -> Reason | None:
    """Why this survivor cannot take an action of the mission, apart from its cost."""
    action = s.sheet.actions.get(id)
    if action is None:
        return NO_SUCH_ACTION
    index = s.ground.index
    if survivor.zone not in [index[zone] for zone in action.zones]:
        return NOT_IN_THIS_ZONE
    if action.once and _counter(id) in s.fired:
        return DONE_BEFORE
    if action.specialist and not s.has_specialist(survivor.id, action.specialist):
        return NO_SPECIALIST[action.specialist]
    if action.when is not None and not action.when.holds(s):
        return NOT_YET
    if action.clear and s.crowd(survivor.zone):
        return ZOMBIES_HERE
    return None


def do_special(t: T, survivor: Survivor, id: str) -> Flow[None]:
    """Activate an objective: it wakes sleepers as taking one does (AD-OBJ-03), then what the sheet
    says, if its survivor is still there to do it."""
    s = t.state
    action = s.sheet.actions[id]
    zone = survivor.zone
    t.tell("special", survivor=survivor.id, mission=s.mission, action=id, zone=s.ground.names[zone])
    if not action.quiet:
        yield from wake(t, zone)
        if survivor not in s.survivors:
            return
    s.fired[_counter(id)] = s.fired.get(_counter(id), 0) + 1
    yield from carry_out(t, action.do, survivor)
    if action.noisy:
        judge_mission(t)  # the last goal wins before anybody hears of it (AD-WIN-01)
        yield from make_noise(t, zone)


def _counter(id: str) -> str:
    """Where an action is counted, beside the events."""
    return f"action:{id}"


def _price(s: S, survivor: Survivor, id: str) -> Price:
    return Price(s.sheet.actions[id].cost)


SPECIAL = Action(
    "special",
    special_options,
    check_special,
    do_special,
    cost=_price,
    need=lambda s, survivor: s.sheet.actions,
    action=MISSION_ACTION,
)
