"""What a narrator tells as true: what has happened, what is so, what may be done, and what would
come of something else. A lesson that is tried must find it so, or a sentence is not true any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, TypeAlias

import msgspec

from overrun.core.errors import ContentError, OverrunError
from overrun.core.reason import Fact, unwire, wire
from overrun.core.table import Table
from overrun.teaching.prepared import position_of

Told: TypeAlias = tuple[str, Mapping[str, Fact]]
"""An event as the learner heard it: its name and its facts."""


class News(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the learner hears of."""

    event: str = ""
    facts: dict[str, Any] = {}
    """What the event must say; what is not named may be anything."""

    def tells(self, told: Told) -> bool:
        """Whether it is this event."""
        name, facts = told
        return name == self.event and all(
            facts.get(key) == fact for key, fact in self.facts.items()
        )


class Happened(News, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the learner has heard of."""

    times: int | None = None
    """How often; at least once, if it does not say. 0: never."""

    def is_in(self, heard: Sequence[Told]) -> bool:
        often = sum(map(self.tells, heard))
        return bool(often) if self.times is None else often == self.times


class Claims(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be so where something is said."""

    told: list[Happened] = []
    """What has happened since the narrator waited last."""
    view: dict[str, Any] = {}
    """What the learner sees, by the place in the view: ``humans.nurse.stars``."""
    can: list[str] = []
    """What the learner may answer, with ``*`` for anything."""
    cannot: list[str] = []

    def untrue(self, table: Table[Any], seat: int, heard: Sequence[Told]) -> Iterator[str]:
        """What is not so at a table, for the one who sits there and has heard this."""
        for each in self.told:
            if not each.is_in(heard):
                yield f"it has not heard {_said(each)}; heard: {', '.join(map(_told, heard))}"
        yield from self._unseen(table, seat)
        options = {wire(option) for ask in table.asked(seat) for option in ask.options}
        for pattern in self.can:
            if not any(fnmatchcase(option, pattern) for option in options):
                yield f"{pattern} cannot be answered"
        for pattern in self.cannot:
            for option in options:
                if fnmatchcase(option, pattern):
                    yield f"{option} can be answered"

    def _unseen(self, table: Table[Any], seat: int) -> Iterator[str]:
        if not self.view:
            return
        view = msgspec.to_builtins(table.view(seat), str_keys=True)
        for place, wanted in self.view.items():
            try:
                found = seen(view, place)
            except ContentError as error:
                yield str(error)
                continue
            if found != wanted:
                yield f"it sees {place} = {found!r}, not {wanted!r}"


class Otherwise(Claims, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What would come of something else: it is played, aside, at a table of its own."""

    position: str = ""
    """Where it begins, by name or as a text; where the lesson is, if it does not say."""
    change: dict[str, Any] = {}
    """What is otherwise there, by the place in the state."""
    script: list[Any] = []
    """All that is drawn."""
    by: list[str] = []
    """What is answered, by whoever is asked it."""

    def tried(self, table: Table[Any], seat: int) -> Iterator[str]:
        """What is not so, if it is played at another table than this one."""
        try:
            aside = self._begun(table)
            for option in self.by:
                ask = next((ask for ask in aside.asks if unwire(option) in ask.options), None)
                if ask is None:
                    asked = [wire(each) for ask in aside.asks for each in ask.options]
                    yield f"{option} cannot be answered; asked: {' '.join(asked)}"
                    return
                aside.answer(ask.seat, ask.number, option)
        except OverrunError as error:
            yield str(error)
            return
        if left := aside.state.chance.script:
            yield f"{left} of the script is never drawn"
        yield from self.untrue(aside, seat, heard_by(aside, seat))

    def _begun(self, table: Table[Any]) -> Table[Any]:
        game, text = table.game, self.position or table.position
        if self.position and "\n" not in self.position:
            text = position_of(game.name, self.position)
        if self.change:
            state = msgspec.json.decode(text)
            for place, value in self.change.items():
                put(state, place, value)
            text = msgspec.json.encode(state).decode()
        seats, script = table.header.seats, [*self.script]
        return Table.from_position(game, text, seats=seats, script=script)


def heard_by(table: Table[Any], seat: int, since: int = 0, until: int | None = None) -> list[Told]:
    """What somebody has heard from one event of the table on, up to another."""
    told = ((event.name, event.seen_by(seat)) for event in table.events[since:until])
    return [(name, facts) for name, facts in told if facts is not None]


# -- places in what is seen ------------------------------------------------------------------------

NOTHING = ""
"""What is found where nothing is."""
NAMES = ("id", "name", "field", "zone", "seat", "owner", "place")
"""What things are called by in a view."""


def seen(view: Any, place: str) -> Any:
    """What is at a place of a view, ``survivors.gia.wounds``: things in lists are found by their
    name or their number.

    >>> view = {"people": [{"id": "gia", "hand": ["axe", "axe"]}], "turn": None}
    >>> seen(view, "people.gia.hand.axe"), seen(view, "people.0.id"), seen(view, "people.size")
    (2, 'gia', 1)
    >>> seen(view, "people.eve"), seen(view, "turn")
    ('', '')
    """
    found = view
    for word in place.split("."):
        if isinstance(found, dict):
            if word not in found:
                raise ContentError(f"{place}: there is no {word}, but {', '.join(found)}")
            found = found[word]
        elif isinstance(found, list):
            found = _in_list(found, word)
        else:
            return NOTHING
    return NOTHING if found is None else found


def _in_list(things: list[Any], word: str) -> Any:
    if word == "size":
        return len(things)
    if any(isinstance(each, str) for each in things):
        return things.count(word)
    for name in NAMES:
        for each in things:
            if isinstance(each, dict) and str(each.get(name)) == word:
                return each
    if word.isdigit() and int(word) < len(things):
        return things[int(word)]
    return NOTHING


def put(state: Any, place: str, value: Any) -> None:
    """Put something else into a place of a state that is there."""
    inside, _, last = place.rpartition(".")
    holder = seen(state, inside) if inside else state
    if isinstance(holder, list) and last.isdigit():
        holder[int(last)] = value
    elif isinstance(holder, dict) and last in holder:
        holder[last] = value
    else:
        raise ContentError(f"there is no {place} to be changed")


# -- saying what is wrong --------------------------------------------------------------------------


def _told(told: Told) -> str:
    name, facts = told
    return f"{name} ({' '.join(f'{key}={fact}' for key, fact in facts.items())})"


def _said(wanted: Happened) -> str:
    often = "" if wanted.times is None else f" {wanted.times} times"
    return _told((wanted.event, wanted.facts)) + often
