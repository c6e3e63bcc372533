"""What the words of options name, and where it is on the board (see ``core/action.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from overrun.core.action import Kind, among
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.combat.targets import kind_of, targets
from overrun.games.army_of_the_dead.state import HANDS, SEATS, SLOT_NAMES, S, Survivor
from overrun.games.army_of_the_dead.team.skills import has

if TYPE_CHECKING:
    from overrun.games.army_of_the_dead.view import ArmyView


def _whose(s: S, ask: Ask) -> Survivor:
    """Who is asked to act."""
    return s.find(str(ask.facts["survivor"]))


# -- zones -----------------------------------------------------------------------------------


def _zone(s: S, word: str) -> int | None:
    ground = s.ground
    zone = ground.index.get(word)
    return zone if zone is not None and ground.names[zone] == word else None  # AD-DEF-05


def _itself(view: ArmyView, ask: Ask, word: str) -> Iterable[str]:
    return (word,)


def _zones(words: Callable[[S, Ask], Iterable[int]], name: str = "zone") -> Kind:
    """Zones of which one might think of these."""
    return Kind(name, _zone, lambda s, ask, said: _names(s, words(s, ask)), _itself)


def _names(s: S, zones: Iterable[int]) -> list[str]:
    return [s.ground.names[zone] for zone in zones]


def _of_interest(s: S, ask: Ask) -> Iterable[int]:
    return [zone for zone in range(len(s.ground.names)) if s.crowd(zone) or s.people(zone)]


def _roads(s: S, ask: Ask) -> Iterable[int]:
    return () if s.truck is None else s.ground.neighbours[s.truck.zone]


def next_zone(*skills: str) -> Kind:
    """One zone further, for those with such a skill: nobody else thinks of it."""

    def words(s: S, ask: Ask) -> Iterable[int]:
        survivor = _whose(s, ask)
        able = any(has(s, survivor, skill) for skill in skills)
        return s.ground.neighbours[survivor.zone] if able else ()

    return _zones(words)


ZONE = _zones(lambda s, ask: range(len(s.ground.names)))
A_ZONE = Kind("zone", _zone, where=_itself)
"""Any zone, of which nobody thinks unless it is offered."""
IN_SIGHT = _zones(_of_interest, "sight")
GUN_SIGHT = _zones(lambda s, ask: _of_interest(s, ask) if s.truck else (), "sight")
ROAD = _zones(_roads)
PREY = _zones(
    lambda s, ask: [zone for zone in s.crowded if zone != _whose(s, ask).zone],
    "prey",
)


# -- cards -----------------------------------------------------------------------------------


def _weapons(s: S, ask: Ask, said: Option) -> Iterable[str]:
    cards = library().equipment
    gear = enumerate(_whose(s, ask).gear)
    return [SLOT_NAMES[n] for n, each in gear if each and cards[each.card].weapon]


def _slot_number(s: S, word: str) -> int | None:
    return int(word) if word in SLOT_NAMES else None


SLOT = among("slot", *SLOT_NAMES)
HAND = Kind("slot", SLOT.read, lambda *_: SLOT_NAMES[:HANDS])
WEAPON = Kind("slot", _slot_number, _weapons)
"""A slot with a weapon, by its number."""
PLACE = Kind("slot", lambda s, word: word if word.rpartition(".")[2] in SLOT_NAMES else None)
"""A slot of one of two who trade: ``vale.0``."""


# -- whom and what ---------------------------------------------------------------------------


def _target(s: S, word: str) -> str | None:
    return word if kind_of(word) in library().zombies else None


def _targets(s: S, ask: Ask, said: Option) -> Iterable[str]:
    return targets(s, s.ground.index[said[-1]])


def _person(s: S, word: str) -> str | None:
    people = [each.id for each in s.survivors] + [each.id for each in s.companions]
    return word if word in people or word in library().survivors else None


def _stands(view: ArmyView, ask: Ask, word: str) -> Iterable[str]:
    stand = {each.id: each.zone for each in view.survivors}
    stand |= {each.id: each.zone for each in view.companions}
    return [stand[word]] if word in stand else ()


def _lies(view: ArmyView, ask: Ask, word: str) -> Iterable[str]:
    return [token.zone for token in view.tokens if token.id == word]


def named(name: str, words: Callable[[S], Iterable[str]] = lambda s: ()) -> Kind:
    """What is named by any word: its check knows which there are."""
    return Kind(name, _word, lambda s, ask, said: words(s))


def _word(s: S, word: str) -> str:
    return word


TARGET = Kind("target", _target, _targets)
NAMED_TARGET = Kind("target", _target)
PERSON = Kind("survivor", _person, where=_stands)
ANYBODY = Kind("survivor", _word, where=_stands)
SURVIVOR = Kind("survivor", _person, lambda s, *_: [each.id for each in s.survivors], _stands)
COMPANION = Kind("survivor", _person, lambda s, *_: [each.id for each in s.companions], _stands)
PIECE = Kind("piece", _word, lambda s, *_: [token.id for token in s.tokens], _lies)
COLOUR = named("token")
SEAT = named("seat", lambda s: SEATS)
MISSION_ACTION = named("action", lambda s: s.sheet.actions)
NUMBER = Kind("number", lambda s, word: int(word) if word.isdecimal() else None)
