"""What is told of the actions of The Long Night."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from overrun.bots.long_night.ground import Ground
from overrun.bots.long_night.suspicion import CALL, EARLIEST
from overrun.bots.long_night.tables import Ladder, gist, person
from overrun.bots.long_night.words import NEVER
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import RAXXON
from overrun.games.long_night.library import library

Scored = tuple[int, list[str]]
CALLED = int(100 * CALL)
IDLE = 2
"""What is worth no more is left undone."""


def _attacking(look: Ground, option: Option) -> Scored:
    v = look.people[option[1]]
    value = look.attack(v, v.place)
    spot = look.spots[v.place]
    row = [ATTACK(value), ATTACK_RISK(look.exposure(v, v.place))]
    if spot.place.bandits:
        row.append("state/attack/bandits")
    if any(door.specials for door in spot.place.doors):
        row.append("state/attack/specials")
    if not spot.front.zombies:
        row.append("state/attack/nobody")
    return value, row


def _searching(look: Ground, option: Option) -> Scored:
    v = look.people[option[1]]
    place = look.spots[v.place].place
    value = look.search(v, v.place)
    row = [SEARCH(value), SEARCHED[v.place]]
    if place.noise_spaces - place.noise < 2:
        row.append("state/search/loud")
    if place.deck < 4:
        row.append("state/search/few")
    return value, row


def _barricading(look: Ground, option: Option) -> Scored:
    v = look.people[option[1]]
    value = look.build(v.place) + look.doing("barricades")
    row = [BUILD(value)]
    if "builds" in look.abilities(v):
        row.append("state/build/two")
        value = value * (20 if look.building else 16) // 10
    row.append("place/build/home" if v.place == look.home else "place/build/outside")
    return value, row


def _cleaning(look: Ground, option: Option) -> Scored:
    value = look.waste(-min(3, len(look.view.waste))) + 2 * look.doing("cleaned")
    return value, [CLEAN(value)]


def _attracting(look: Ground, option: Option) -> Scored:
    v = look.people[option[1]]
    value = look.lure(v.place) - 3
    row = [LURE(value), "place/lure/home" if v.place == look.home else "place/lure/outside"]
    return value, row


def _using_ability(look: Ground, option: Option) -> Scored:
    v = look.people[option[1]]
    one = person(v.id)
    value = look.way(one.uses, v.place)
    return value, [ABILITY(value), one.who]


def _using_item(look: Ground, option: Option) -> Scored:
    v = look.people[option[1]]
    card = gist(option[2])
    value = look.way(card.uses, v.place)
    return value, [ABILITY(value), card.item]


def moved(look: Ground, v: Any, place: str) -> Scored:
    """What a move is worth, and its traits."""
    value, work, ahead, danger, rest, where = look.move(v, place)
    row = [
        MOVE(value), MOVE_WORK(work), MOVE_AHEAD(ahead), MOVE_DANGER(danger), MOVE_REST(rest)
    ]  # fmt: skip
    if place == look.home:
        row.append("place/to/home")
    elif place == RAXXON or place == "hideout":
        row.append("place/to/" + place)
    if where:
        row.append("state/move/wanted" if where > 0 else "state/move/needed")
    return value, row


def _moving(look: Ground, option: Option) -> Scored:
    return moved(look, look.people[option[1]], option[2])


@cache
def _names(verb: str, item: str, kind: str) -> tuple[str, str]:
    return f"item/{verb}/{item}", f"kind/{verb}/{kind}"


def _carded(look: Ground, option: Option) -> Scored:
    verb, item = option[0], option[1]
    card = gist(item)
    uses = look.uses(item, card)
    value = uses[verb]
    keep = uses["keep"]
    row = [CARDS[verb](value - keep), *_names(verb, item, card.kind)]
    other = max(uses["play"], uses["deliver"], uses["add"])
    if other > value:
        row.append(BEATEN[verb](other - value))
        return NEVER, row
    return value - keep, row


def _adding(look: Ground, option: Option) -> Scored:
    if len(option) == 2:
        return _carded(look, option)
    value = look.adding(gist(option[1]).kind in look.threat.accepts, 1) - 50
    return value, ["state/add/equipped", CARDS["add"](value)]


def _calming(look: Ground, option: Option) -> Scored:
    uses = look.uses(option[1], gist(option[1]))
    value = look.feeding(-1) + look.waste(1) + look.heart * look.nights // 10
    value -= max(uses.values())
    return value, [CARDS["calm"](value)]


def _raising(look: Ground, option: Option) -> Scored:
    die = int(option[1])
    gain = look.die(die + 1) - look.die(die)
    value = gain + look.food(-1) - 5
    return value, [RAISE(value), RAISED(gain)]


def _requesting(look: Ground, option: Option) -> Scored:
    other = option[1]
    value = look.wish_for_medicine
    if value == NEVER or f"{other}/medicine" in look.me.asked:
        return NEVER, ["need/none"]
    row = [REQUEST(value)]
    player = look.players[int(other)]
    if player.exiled and not look.coop:
        row.append("need/exiled")
        return NEVER, row
    return value, row


def _handing(look: Ground, option: Option) -> Scored:
    return NEVER, []


def _accusing(look: Ground, option: Option) -> Scored:
    doubt = look.doubt(int(option[1]))
    value = doubt - CALLED if look.view.round >= EARLIEST else -50
    row = [EXILE(value)]
    if look.exiles and not look.wish.betrayal:
        row.append("need/exiled")
        value -= 50
    return value + look.doing("votes"), row


def _ending(look: Ground, option: Option) -> Scored:
    return IDLE, []


def _coding(look: Ground, option: Option) -> Scored:
    die = int(option[1])
    wanted = look.code().get(die, 0)
    return (40 if wanted else 0), [f"face/code/{die}", "need/code" if wanted else "need/no-code"]


def _named(look: Ground, option: Option) -> Scored:
    return 5, [f"case/{option[0]}/{option[1]}"]


DICED: dict[str, Callable[[Ground, Option], Scored]] = {
    "attack": _attacking,
    "search": _searching,
    "barricade": _barricading,
    "clean": _cleaning,
    "attract": _attracting,
}
"""Actions that take a die, the lowest that will do: the die is the option's last word."""

VERBS: dict[str, Callable[[Ground, Option], Scored]] = {
    "ability": _using_ability,
    "use": _using_item,
    "move": _moving,
    "play": _carded,
    "deliver": _carded,
    "add": _adding,
    "calm": _calming,
    "raise": _raising,
    "request": _requesting,
    "hand": _handing,
    "exile": _accusing,
    "end": _ending,
    "code": _coding,
    "operate": _named,
    "raid": _named,
    "storm": _named,
}
BEHIND = Ladder("part/behind")
FIRST_OF = {verb: f"best/{verb}" for verb in (*DICED, *VERBS)}
ATTACK, SEARCH, BUILD, CLEAN, LURE, ABILITY = (
    Ladder(f"worth/{verb}") for verb in ("attack", "search", "build", "clean", "lure", "ability")
)
MOVE, RAISE, REQUEST, EXILE = (
    Ladder(f"worth/{verb}") for verb in ("move", "raise", "request", "exile")
)
ATTACK_RISK, MOVE_WORK, MOVE_AHEAD, MOVE_DANGER, MOVE_REST, RAISED = (
    Ladder(f"part/{part}") for part in ("risk", "work", "ahead", "danger", "rest", "raised")
)
SEARCHED = {place: f"place/search/{place}" for place in library().places}
CARDS = {verb: Ladder(f"worth/{verb}") for verb in ("play", "deliver", "add", "calm")}
BEATEN = {verb: Ladder(f"part/beaten/{verb}") for verb in ("play", "deliver", "add")}


def actions(look: Ground, ask: Ask) -> list[list[str]]:
    """The traits of the options of a turn."""
    rows: list[list[str]] = []
    known: dict[tuple[str, ...], tuple[int, list[str]]] = {}
    best, top = IDLE, -1
    values: list[tuple[int, int]] = []
    at_verb: dict[str, tuple[int, int]] = {}
    for number, option in enumerate(ask.options):
        verb = option[0]
        if verb in DICED:
            key = option[:-1] if len(option) > 2 else (verb,)
            found = known.get(key)
            if found is None:
                found = known[key] = DICED[verb](look, option)
                row = [*found[1], "die/least"]
            else:
                row = [*found[1], "die/more"]
                rows.append(row)
                continue
            value = found[0]
        else:
            scored = VERBS.get(verb)
            if scored is None:
                rows.append([])
                continue
            value, row = scored(look, option)
        rows.append(row)
        values.append((number, value))
        if value > best or (value == best == IDLE and verb == "end"):
            best, top = value, number
        before = at_verb.get(verb)
        if before is None or value > before[0]:
            at_verb[verb] = value, number
    for verb, (_, number) in at_verb.items():
        rows[number].append(FIRST_OF[verb])
    for number, value in values:
        rows[number].append("best/all" if number == top else BEHIND(best - value))
    return rows
