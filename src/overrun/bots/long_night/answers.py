"""What is told of the answers to the questions of The Long Night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.bots.long_night.deeds import BEHIND, actions
from overrun.bots.long_night.ground import Ground
from overrun.bots.long_night.tables import ITEMS, Ladder, company, gist, person, told, ways
from overrun.bots.long_night.words import NEVER
from overrun.bots.mind.numbers import weigh
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.cards import OUTSIDE

Told = Callable[[Any, Ask], list[list[str]]]
"""The traits of the options of an ask."""
Valued = Callable[[Any, Ask, Option], int]
WORTH = Ladder("worth")


def by_worth(value: Valued, named: Callable[[Ask, Option], str] | None = None
        ) -> Told:  # fmt: skip
    """The traits of options that have a value: it, and how far it is behind the best."""

    def traits(look: Ground, ask: Ask) -> list[list[str]]:
        values = [value(look, ask, option) for option in ask.options]
        best = max(values)
        first = values.index(best)
        rows = [
            ["best/all", WORTH(each)] if number == first else [BEHIND(best - each), WORTH(each)]
            for number, each in enumerate(values)
        ]
        if named is not None:
            for option, row in zip(ask.options, rows, strict=True):
                row.append(named(ask, option))
        return rows

    return traits


def _found(look: Ground, ask: Ask, option: Option) -> int:
    """A card that was found, or noise to find a better one."""
    if option[0] != "noise":
        return look.having(option[1])
    search = look.view.search
    best = max((look.having(item) for item in search.drawn), default=0)
    cost = 0 if search.quiet else look.noise(search.place)
    more = 0
    mix = look.stock.shares.get(search.place, ())
    for part, worth in zip(mix, look.worths, strict=False):
        if worth > best:
            more += part * (worth - best)
    return best + more // 1000 - cost


def _of_card(ask: Ask, option: Option) -> str:
    return f"item/{option[-1]}"


def _in_case(ask: Ask, option: Option) -> str:
    return f"item/{ask.facts.get('effect')}/{option[-1]}"


def _at_door(look: Ground, ask: Ask, option: Option) -> int:
    """An entrance to build at, or to let a zombie in."""
    name = str(ask.facts["place"])
    at = look.spots[name].front.gates[int(option[1]) - 1]
    toll = look.tolls[name]
    if ask.facts["purpose"] == "lure":
        return toll * at.more // 100
    value = -toll * at.build // 100
    if look.building:
        for key, (word, _) in look.building.items():
            where = key.partition("/")[0]
            if where in (name, "everywhere") or (where == OUTSIDE and name != look.home):
                value += look.step * (at.built if word == "barricades" else at.closed)
    return value


def _relieved(look: Ground, ask: Ask, option: Option) -> int:
    """An entrance from which something goes."""
    if option[0] == "enough":
        return 0
    name = str(ask.facts["place"])
    at = look.spots[name].front.gates[int(option[1]) - 1]
    toll = look.tolls[name]
    if option[0] != "door":
        return toll * at.build // 100
    value = -toll * at.kill // 100
    if ask.options[-1][0] == "enough":
        v = look.people[str(ask.facts["survivor"])]
        value += look.exposure(v, v.place) + look.sample() + look.doing("kills")
        if look.clearing:
            value += look.step
    return value


def _drawn_away(look: Ground, ask: Ask, option: Option) -> int:
    """A zombie to draw away; of several entrances the fullest one is relieved."""
    if option[0] == "enough":
        return 0
    name, start = str(ask.facts["place"]), option[1]
    count = 1 if ask.options[-1][0] == "enough" else min(2, int(str(ask.facts["left"])))
    value = look.clear(start, count) + look.tolls[name] * look.spots[name].front.more * count // 100
    if look.brim:
        value -= count * look.burden(name)
    room: int = look.spots[start].place.doors[int(option[2]) - 1].empty
    return 10 * value - room


def _target(look: Ground, ask: Ask, option: Option) -> int:
    name = str(ask.facts["place"])
    if option[0] == "zombie":
        return -look.tolls[name] * look.spots[name].front.gates[int(option[1]) - 1].kill // 100
    if option[0] == "survivor":
        if look.heart >= 0 and not look.doing("hits"):
            return NEVER
        return look.hurt(look.people[option[1]], 1) // 2
    return 10


def _worn(look: Ground, ask: Ask, option: Option) -> int:
    """Who carries an item: where it works, whoever makes most of it."""
    card = gist(str(ask.facts["item"]))
    v = look.people[option[1]]
    one = person(v.id)
    value: int = -10 * len(v.items) - 2 * (v.wounds + v.frostbite)
    if card.place == v.place:
        value += 30
    if card.passive in ("no-exposure-attacking", "kills", "any-die"):
        value += 10 * (7 - one.attack) if one.attack < 9 else -100
    elif card.passive in ("looks", "keeps", "quiet", "no-exposure-moving"):
        value += 10 * (7 - one.search) if one.search < 9 else -100
    elif card.uses[0][1]:
        value += look.way(card.uses, v.place)
    return 10 * value + one.influence


def _company(look: Ground, ask: Ask, option: Option) -> int:
    return company(option[1:])


def _leading(look: Ground, ask: Ask, option: Option) -> int:
    return person(option[1]).influence


def settled(look: Ground, ask: Ask, option: Option) -> int:
    spot = look.spots[option[2]]
    place = spot.place
    spaces = 0
    for door in place.doors:
        spaces += door.spaces
    there: int = spot.front.zombies + len(place.survivors) + place.bandits
    mix = look.stock.shares.get(option[2], ())
    value = weigh(mix, look.worths) // 1000
    return value - 30 * there * max(30, look.heart) // (100 * max(1, spaces))


def someone(look: Ground, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    known = SURVIVORS.get(option[0])
    return known(look, v) if known is not None else 0


def _gone(look: Ground, v: Any) -> int:
    """What the best move of a survivor is worth."""
    if v.owner != look.seat:
        return -10
    return max(
        (
            look.move(v, name).worth
            for name, spot in look.spots.items()
            if name != v.place and spot.place.room > 0
        ),
        default=-100,
    )


def _parted(look: Ground, v: Any) -> int:
    hurt: int = v.wounds + v.frostbite + v.despair
    return 20 * hurt - person(v.id).talent - 15 * len(v.items)


def _cured(look: Ground, v: Any) -> int:
    own = int(v.owner == look.seat)
    if v.frostbite:
        return look.hurt(v, 0, -1) + own
    return look.hurt(v, -1) + own if v.wounds else 0


SURVIVORS: dict[str, Callable[[Ground, Any], int]] = {
    "wound": lambda look, v: look.hurt(v, 1),
    "frostbite": lambda look, v: look.hurt(v, 0, 1),
    "despair": lambda look, v: look.hurt(v, 1),
    "heal": _cured,
    "hearten": lambda look, v: look.hurt(v, -1) if v.despair else 0,
    "kill": lambda look, v: look.death(v) + _parted(look, v) // 10,
    "leave": _parted,
    "pass": _parted,
    "expose": lambda look, v: look.exposure(v, v.place),
    "put": lambda look, v: (
        look.move(v, look.home).worth if v.owner == look.seat and v.place != look.home else -10
    ),
    "move": _gone,
    "again": _gone,
    "strike": lambda look, v: look.attack(v, v.place),
}


def _card(look: Ground, ask: Ask, option: Option) -> int:
    if option[0] == "none":
        return 0
    item, effect = option[1], ask.facts.get("effect")
    if item not in ITEMS:
        return 0
    if effect in ("lose", "give"):
        return -max(look.uses(item, gist(item)).values())
    return -look.having(item) if effect == "peek" else look.having(item)


def _somewhere(look: Ground, ask: Ask, option: Option) -> int:
    place, effect, survivor = option[1], ask.facts.get("effect"), ask.facts.get("survivor")
    if place not in look.spots:
        return 0
    if survivor is not None and effect in ("travel", "put"):
        v = look.people[str(survivor)]
        return look.move(v, place).worth if v.owner == look.seat and v.place != place else 0
    if effect in ("barricade", "trap"):
        return look.build(place)
    if effect in ("repel", "slay"):
        return look.clear(place, 2)
    if effect == "zombies":
        return look.tolls[place] * look.spots[place].front.more * 2 // 100
    return look.finds[place]


def _with(look: Ground, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    return look.way(ways(str(ask.facts["ref"])), v.place)


def _die_lost(look: Ground, ask: Ask, option: Option) -> int:
    die = int(option[1])
    if ask.facts.get("effect") == "raise":
        return 99 * (max(look.die(min(6, die + by)) for by in (1, 2)) - look.die(die)) - 100 * die
    return -99 * look.die(die) - 100 * die


def _die_shown(look: Ground, ask: Ask, option: Option) -> int:
    return look.die(int(option[1])) + int(option[1])


def _mended(look: Ground, ask: Ask, option: Option) -> int:
    v = look.people[option[1]]
    return look.hurt(v, 0, -1) if option[2] == "frostbite" else look.hurt(v, -1)


def _given(look: Ground, ask: Ask, option: Option) -> int:
    if option[0] == "refuse":
        return 0
    card = gist(option[1])
    cost = look.keep(card.kind) + 5
    if card.equip:
        return look.doing("given") + (10 if look.coop else -10) - cost
    asker = int(str(ask.facts["seat"]))
    gain = 0
    for name in look.players[asker].group:
        gain = max(gain, _cured(look, look.people[name]))
    gain += look.waste(1)
    if not look.coop and look.doubt(asker) > 50:
        gain = gain * 3 // 10
    return gain + look.doing("given") - cost


def _effects(ref: Callable[[Ask, Option], str]) -> Told:
    """The traits of options that let a card work."""
    rough = by_worth(lambda look, ask, option: look.way(ways(ref(ask, option))))

    def traits(look: Ground, ask: Ask) -> list[list[str]]:
        rows = rough(look, ask)
        for option, row in zip(ask.options, rows, strict=True):
            row += told(ref(ask, option))
        return rows

    return traits


_on_the_road = _effects(lambda ask, option: f"crossroads/{ask.facts['crossroads']}/{option[1]}")
_voted_on = _effects(
    lambda ask, option: f"crossroads/{ask.facts['crossroads']}/{int(option[0] != 'yes')}"
)


def _vote(look: Ground, ask: Ask) -> list[list[str]]:
    about = ask.facts.get("about")
    if about == "crossroads":
        return _voted_on(look, ask)
    if about == "exile":
        accused = int(str(ask.facts["other"]))
        doubt = look.doubt(accused)
        own = "me" if accused == look.seat else "traitor" if look.wish.betrayal else "loyal"
        second = "second" if look.exiles else "first"
        name = f"case/exile/{own}/{second}/{doubt // 7}"
        early = "case/exile/early" if look.view.round < 3 else "case/exile/late"
        return [[name, early] if option[0] == "yes" else [] for option in ask.options]
    return [[f"case/{about}"] if option[0] == "yes" else [] for option in ask.options]


def _defence(look: Ground, ask: Ask) -> list[list[str]]:
    door = look.spots[str(ask.facts["place"])].place.doors[int(str(ask.facts["door"])) - 1]
    case = f"{'many' if door.zombies >= 2 else 'few'}/{'well' if look.heart >= 0 else 'ill'}"
    return [[f"case/{option[1]}/{case}"] for option in ask.options]


KINDS_OF_ASK: dict[str, Told] = {
    "action": actions,
    "search": by_worth(_found, _of_card),
    "keep-token": lambda look, ask: [[] for _ in ask.options],
    "door": by_worth(_at_door, lambda ask, option: f"case/{ask.facts['purpose']}"),
    "choose-door": by_worth(_relieved),
    "lure": by_worth(_drawn_away),
    "target": by_worth(_target),
    "equip": by_worth(_worn),
    "keep-survivors": by_worth(_company),
    "leader": by_worth(_leading),
    "newcomer": by_worth(settled),
    "choose-survivor": by_worth(someone),
    "choose-card": by_worth(
        _card, lambda ask, option: f"item/{ask.facts.get('effect')}/{option[-1]}"
    ),
    "loot": by_worth(lambda look, ask, option: look.having(option[1]), _of_card),
    "choose-place": by_worth(_somewhere, lambda ask, option: f"place/{option[1]}"),
    "actor": by_worth(_with, lambda ask, option: f"who/{option[1]}"),
    "choose-die": by_worth(_die_lost),
    "choose-value": by_worth(_die_shown),
    "choose-wound": by_worth(_mended),
    "request": by_worth(_given),
    "crossroads": _on_the_road,
    "choose-branch": _effects(lambda ask, option: f"{ask.facts['ref']}/{option[1]}"),
    "vote": _vote,
    "defence": _defence,
    "helpless-death": lambda look, ask: [
        [f"case/{option[1]}/{'well' if look.heart >= 0 else 'ill'}"] for option in ask.options
    ],
}
"""What is told of the options of each kind of ask."""
