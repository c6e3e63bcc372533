"""Why not: the reason against any option one might think of, for every kind of ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from overrun.core.action import Action
from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import FACES, NONSENSE
from overrun.games.long_night.actions.dealing import check_give
from overrun.games.long_night.actions.fighting import check_target
from overrun.games.long_night.crossroads import IMPOSSIBLE, crossroads_options
from overrun.games.long_night.library import library
from overrun.games.long_night.searching import NOT_DRAWN, check_noise
from overrun.games.long_night.state import LongNightState
from overrun.games.long_night.turn import actions

S = LongNightState


def why_not(s: S, ask: Ask, option: Option) -> Reason | None:
    """The rule against this option as an answer to this ask; ``None`` if it is legal."""
    explain = _EXPLAIN.get(ask.kind)
    if explain is None:
        return None if option in ask.options else NONSENSE
    return explain(s, ask, option)


def _action(s: S, ask: Ask, option: Option) -> Reason | None:
    return None if option == ("end",) else why_not_do(s, ask.seat, actions(s), option)


def why_not_do(s: S, seat: int, known: Mapping[str, Action], option: Option) -> Reason | None:
    """The rule against one of these actions."""
    action = known.get(option[0])
    values = None if action is None else action.read(s, option)
    return NONSENSE if action is None or values is None else action.check(s, seat, *values)


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
        yield from _considered_actions(s, ask)
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


def _considered_actions(s: S, ask: Ask) -> list[Option]:
    """Whatever can be named with the actions at this table: survivor by survivor, then with dice,
    then card by card, then what is done to the other players."""
    known, player = actions(s), s.players[ask.seat]

    def about(option: Option) -> tuple[int, ...]:
        given = known[option[0]].named(option)
        survivor, item, other = given.get("survivor"), given.get("item"), given.get("other")
        if survivor:
            held = [each.id for each in s.survivors[str(survivor)].items]
            return 0, player.group.index(str(survivor)), 1 + held.index(str(item)) if item else 0
        if item:
            return 2, player.hand.index(str(item))
        return (3, int(str(other))) if other else (1,)

    thought_of = (option for action in known.values() for option in action.considered(s, ask))
    return sorted(thought_of, key=about)
