"""Why not: the reason against any option one might think of, for every kind of ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import FACES, NONSENSE, brought
from overrun.games.long_night.actions.dealing import check_give
from overrun.games.long_night.actions.fighting import check_target
from overrun.games.long_night.cards import BANDITS, IMPROVEMENTS, RAXXON, library
from overrun.games.long_night.crossroads import IMPOSSIBLE, crossroads_options
from overrun.games.long_night.searching import NOT_DRAWN, check_noise
from overrun.games.long_night.state import LongNightState
from overrun.games.long_night.turn import CHECKS

S = LongNightState


def why_not(s: S, ask: Ask, option: Option) -> Reason | None:
    """The rule against this option as an answer to this ask; ``None`` if it is legal."""
    explain = _EXPLAIN.get(ask.kind)
    if explain is None:
        return None if option in ask.options else NONSENSE
    return explain(s, ask, option)


def _action(s: S, ask: Ask, option: Option) -> Reason | None:
    if option == ("end",):
        return None
    verb, *arguments = option
    check, lengths = CHECKS.get(verb, (None, ()))
    if check is None and (action := brought(s, verb)) is not None:
        check, lengths = action.check, action.lengths
    if check is None or len(arguments) not in lengths:
        return NONSENSE
    if verb in _WITH_ITEM and arguments[_WITH_ITEM[verb]] not in library().items:
        return NONSENSE
    return check(s, ask.seat, *arguments)


_WITH_ITEM = {"play": 0, "add": 0, "deliver": 0, "boost": 0, "calm": 0, "use": 1, "hand": 1}
"""Actions that name an item, and the place of it among their arguments."""


def _target(s: S, ask: Ask, option: Option) -> Reason | None:
    if ask.facts.get("free"):
        return None if option in ask.options else NONSENSE
    return check_target(s, s.survivors[str(ask.facts["survivor"])], option)


def _search(s: S, ask: Ask, option: Option) -> Reason | None:
    search = s.players[ask.seat].search
    if search is None:
        return NONSENSE
    if option == ("noise",):
        return check_noise(s, search)
    if option[0] != "keep" or len(option) != 2:
        return NONSENSE
    return None if option[1] in search.drawn else NOT_DRAWN


def _request(s: S, ask: Ask, option: Option) -> Reason | None:
    if option == ("refuse",):
        return None
    if option[0] != "give" or len(option) != 2 or option[1] not in library().items:
        return NONSENSE
    asker, kind = ask.facts["seat"], ask.facts["kind"]
    assert isinstance(asker, int)
    return check_give(s, asker, ask.seat, str(kind), option[1])


def _crossroads(s: S, ask: Ask, option: Option) -> Reason | None:
    card = library().crossroads[str(ask.facts["crossroads"])]
    if option in crossroads_options(s, card, ask.seat, str(ask.facts["actor"])):
        return None
    known = option[0] == "option" and option[1:2] and option[1].isdecimal()
    return IMPOSSIBLE if known and int(option[1]) < len(card.options) else NONSENSE


_EXPLAIN: dict[str, Callable[[S, Ask, Option], Reason | None]] = {
    "action": _action,
    "target": _target,
    "search": _search,
    "request": _request,
    "crossroads": _crossroads,
}


# -- what one might think of -------------------------------------------------------------------


def considered(s: S, ask: Ask) -> Iterator[Option]:
    """What somebody looking at the table might try."""
    if ask.kind == "action":
        yield from _considered_actions(s, ask.seat)
    elif ask.kind == "target" and not ask.facts.get("free"):
        place = s.places[str(ask.facts["place"])]
        yield from (("zombie", FACES[number + 1]) for number in range(len(place.doors)))
        yield from (("survivor", name) for name in s.survivors)
        if any(colony.helpless for colony in s.colonies):
            yield ("helpless",)
        if place.bandits:
            yield ("bandit",)
    elif ask.kind == "search":
        yield ("noise",)
    elif ask.kind == "request":
        yield from (("give", item) for item in dict.fromkeys(s.players[ask.seat].hand))
    elif ask.kind == "crossroads":
        card = library().crossroads[str(ask.facts["crossroads"])]
        yield from (("option", str(number)) for number in range(len(card.options)))


def _considered_actions(s: S, seat: int) -> Iterator[Option]:
    player = s.players[seat]
    dice = [FACES[die] for die in dict.fromkeys(player.dice)] or ["6"]
    items = library().items
    for v in s.of(seat):
        for verb in ("attack", "search", "barricade", "attract"):
            yield from ((verb, v.id, die) for die in dice)
        yield from (("move", v.id, place) for place in s.places)
        yield from _with_price(("ability", v.id), library().survivors[v.id].ability.die, dice)
        for item in dict.fromkeys(each.id for each in v.items):
            worn = items[item].equip
            if worn is not None and worn.effects:
                yield from _with_price(("use", v.id, item), worn.die, dice)
            yield ("add", item, v.id)
            yield from (("hand", v.id, item, other) for other in s.survivors)
    yield from (("clean", die) for die in dice)
    yield from (("raise", die) for die in dice)
    for item in dict.fromkeys(player.hand):
        yield ("play", item)
        yield ("add", item)
        if s.side.accepts:
            yield ("deliver", item)
        if items[item].kind == "medicine":
            yield ("calm", item)
        if player.exiled and items[item].kind == "food":
            yield from (("boost", item, die) for die in dice)
    yield from _considered_of_modules(s, seat, dice)
    for other in s.seats:
        yield ("request", FACES[other])
        yield ("exile", FACES[other])


def _considered_of_modules(s: S, seat: int, dice: list[str]) -> Iterator[Option]:
    modules = s.config.modules
    if RAXXON in modules:
        yield from (("code", die) for die in dice)
    if BANDITS in modules:
        for name in s.players[seat].group:
            yield from ((verb, name, die) for verb in ("raid", "storm") for die in dice)
    if IMPROVEMENTS in modules:
        for name in (*s.built, *(each.id for each in s.row)):
            ability = library().improvements[name].ability
            yield from _with_price(("operate", name), ability.die if ability else 0, dice)


def _with_price(option: Option, price: int, dice: list[str]) -> Iterator[Option]:
    if price:
        yield from ((*option, die) for die in dice)
    else:
        yield option
