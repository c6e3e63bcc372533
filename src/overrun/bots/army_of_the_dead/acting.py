"""What places and actions are worth to a survivor in its turn."""

from __future__ import annotations

from overrun.bots.army_of_the_dead.aims import Aim, wants_card
from overrun.bots.army_of_the_dead.danger import Outlook, attacks
from overrun.bots.army_of_the_dead.packing import load_value
from overrun.bots.army_of_the_dead.reading import Reading
from overrun.bots.army_of_the_dead.teams import share_out
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.mission.personal import goal_of
from overrun.games.army_of_the_dead.state import Survivor

PROGRESS = 3.6
"""What a zone nearer to one's aim is worth."""
DONE = 30.0
"""What it is worth to do what the mission wants."""


def place_value(r: Reading, me: Survivor, aim: Aim | None, zone: int) -> float:
    """What it is worth to be there: near the aim, and near the others."""
    value = -_alone(r, me, zone)
    if aim is not None:
        pace = PROGRESS * (1.4 if aim.last else 1.0)
        value -= pace * r.away(zone, aim.zone)
    return value


def _alone(r: Reading, me: Survivor, zone: int) -> float:
    """Far from everybody is a bad place to be."""
    near = min((r.away(zone, each.zone) for each in r.s.survivors if each.id != me.id), default=0)
    return 1.0 * max(0, near - 1)


def move_value(r: Reading, me: Survivor, aim: Aim | None, zone: int) -> float:
    """What a step there is worth."""
    outlook = Outlook(r, me)
    better = place_value(r, me, aim, zone) - place_value(r, me, aim, me.zone)
    return better + outlook.cost(me.zone) - outlook.cost(zone)


def action_value(r: Reading, me: Survivor, aim: Aim | None, option: Option) -> float:
    """What an action other than a step or an attack is worth."""
    s = r.s
    index = r.ground.index
    match option:
        case ("take", _):
            return DONE
        case ("special", id):
            return special_value(r, me, aim, id)
        case ("open-vault",):
            return DONE + 10
        case ("challenge",):
            return DONE - 5
        case ("lead", _):
            return DONE
        case ("search",):
            return search_value(r, me, aim)
        case ("sleepers", _):
            wanted = aim is not None and aim.verb == "sleepers" and aim.zone == me.zone
            return DONE if wanted else 0.4
        case ("trade", other):
            return trade_value(r, me, aim, other)
        case ("board", seat):
            return board_value(r, me, aim, seat)
        case ("drive", name):
            return drive_value(r, me, aim, index[name])
        case ("alight",):
            return _alight(r, me, aim)
        case ("shove", name):
            return shove_value(r, me, index[name])
        case ("lifesaver", name):
            return 0.6 * attacks(s, index[name])
        case ("use-token", _):
            return use_value(r, me)
        case ("born-leader", other):
            return 2.0 if other in _with_work(r) else 0.3
        case _:
            return 0.0


def special_value(r: Reading, me: Survivor, aim: Aim | None, id: str) -> float:
    if aim is not None and aim.verb == "special" and aim.what == id:
        return DONE + 5
    action = r.s.sheet.actions[id]
    return 2.0 if not action.noisy else 0.2


def _with_work(r: Reading) -> list[str]:
    """Those who could do what the team wants where they stand."""
    plan = share_out(r)
    return [
        each.id
        for each in r.s.survivors
        if each.id in plan
        and plan[each.id].zone == each.zone
        and plan[each.id].verb in ("take", "special", "open-vault", "lead")
    ]


# -- things ------------------------------------------------------------------------------------


def search_value(r: Reading, me: Survivor, aim: Aim | None) -> float:
    """Arms for those who have none; more when it is what one came for."""
    s = r.s
    if aim is not None and aim.verb == "search" and aim.zone == me.zone:
        return DONE / 2
    value = 3.2 - 0.8 * load_value(me)
    value -= 1.5 * len(s.sleepers.get(me.zone, ()))
    if aim is not None and aim.last:
        value -= 2.0
    return value


def use_value(r: Reading, me: Survivor) -> float:
    """A weapon that works again; Zeus is called when he is wanted and the others are there."""
    if any(gear is not None and gear.dry for gear in me.gear):
        return 5.0
    wanted = any(not each.done and goal_of(each).do == "slay" for each in r.s.personal)
    return 6.0 if wanted and r.people_in(me.zone) > 2 and me.health > 2 else 0.0


def trade_value(r: Reading, me: Survivor, aim: Aim | None, other: str) -> float:
    """A token that belongs to the other one, or a card that it wants."""
    s = r.s
    for each in s.personal:
        pair = {me.id, other}
        holder = next((v.id for v in s.survivors if each.colour in v.tokens), "")
        if not each.done and each.owner in pair and holder in pair and holder != each.owner:
            card = aim is not None and aim.verb == "meet"
            return DONE if card else 4.0
    carried = [gear.card for gear in me.gear if gear is not None]
    return 5.0 if any(wants_card(s, other, card) for card in carried) else 0.0


def board_value(r: Reading, me: Survivor, aim: Aim | None, seat: str) -> float:
    if aim is None or aim.verb not in ("board", "drive") or r.s.sits(me.id):
        return 0.0
    driver = r.s.truck is not None and "driver" not in r.s.truck.seats
    if driver:
        return DONE if seat == "driver" else 0.0
    return DONE - {"gunner": 0, "passenger-1": 1, "passenger-2": 2}.get(seat, 3)


def drive_value(r: Reading, me: Survivor, aim: Aim | None, zone: int) -> float:
    truck = r.s.truck
    if aim is None or truck is None or not (aim.verb == "drive" or aim.last):
        return 0.0
    roads = _by_road(r, aim.zone)
    return 8.0 * (roads.get(truck.zone, 99) - roads.get(zone, 99)) + 0.2 * r.s.crowd(zone)


def _by_road(r: Reading, goal: int) -> dict[int, int]:
    """How far each street zone is from the goal for the truck."""
    found = {goal: 0}
    queue = [goal]
    for zone in queue:
        for near in r.ground.roads[zone]:
            if near not in found:
                found[near] = found[zone] + 1
                queue.append(near)
    return found


def _alight(r: Reading, me: Survivor, aim: Aim | None) -> float:
    """Out again, when the work is elsewhere."""
    truck = r.s.truck
    if aim is None or truck is None:
        return 0.0
    if aim.verb in ("board", "drive"):
        return 0.0
    if aim.last and aim.zone == truck.zone:
        return 0.0
    return 3.0 if aim.zone != me.zone else 0.0


def shove_value(r: Reading, me: Survivor, zone: int) -> float:
    """Away with them, unless friends stand there."""
    s = r.s
    return 1.5 * attacks(s, me.zone) - 4.0 * r.people_in(zone)
