"""The contract between the kernel and a game. Read this first if you add a game.

A game is one object of a class derived from :class:`Game`. It brings

* a **state**: a struct derived from :class:`~overrun.core.state.State`, plain data all the way;
* **tasks**: short generators, one for each step of the rulebook, that read and change the state,
  tell events and yield asks (see ``core/flow.py``);
* **views**: for every viewer a struct with what that viewer may know, built by picking, never by
  deleting from the state;
* **reasons**: why an option that somebody might think of is not legal now.

What the kernel promises in return: answers are checked against the open ask and applied one at a
time; a table can be saved, rebuilt, forked and taken back at any moment; every game can be
simulated, fuzzed, replayed and served without a line of code of its own.

What a game must keep to, because all of that rests on it:

1. A task is a function of the state and the answers: no clock, no files, no ``random``, no
   iteration over sets of strings, no memory of its own between two tasks.
2. All randomness comes from ``t.state.chance``.
3. Helpers that may ask are generators with the return type ``Flow[...]``, called with
   ``yield from``. ``python -m lint src`` finds a forgotten one.
4. Whether a seat is asked, and with which number, must not depend on what others may not know.
   Where it would (a reaction that only the owner of a card has), ask with ``always=True``.
5. A game ends: :attr:`Game.bound` is a number of answers that no game can exceed.

``core/conform.py`` checks all of this on any game: call ``conform.check(MyGame())`` in a test.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from overrun.core.action import Verbs
from overrun.core.chance import Chance
from overrun.core.copying import copier
from overrun.core.errors import BadPosition, BadSetting, Misfit, unknown
from overrun.core.event import Event, Viewer
from overrun.core.flow import Ask, Tasks
from overrun.core.making import Stock, rules_of
from overrun.core.reason import Option, Reason
from overrun.core.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")


class _Late:
    """Makes a value when it is first asked for, and keeps it."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = cache(make)

    def __get__(self, game: object, cls: type) -> Any:
        return self._make()


def late(make: Callable[[], V]) -> V:
    """An attribute of a game that is worked out from its content files when it is first wanted.

    So a mistake in such a file is found by what uses it, and not by whoever imports the game.
    """
    made: Any = _Late(make)
    value: V = made
    return value


class Setting(msgspec.Struct, frozen=True):
    """An option of a game that is chosen before set-up and stays fixed.

    Values are short strings; the text catalogues explain the setting and each value.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str = ""
    lot: str = ""
    """The value with which chance decides which seat has which side, if there is one."""
    before: str = ""
    """How tables are played that were made before there was this setting; as by its default, if
    it does not say."""
    free: bool = False
    """Any text that the game can read may be given; the values are the default and examples."""

    def allows(self, value: str) -> bool:
        """Whether this may be given; of free text only the game can say."""
        return self.free or value in self.values


class Clock(msgspec.Struct, frozen=True):
    """A time limit of the rules. It runs from the moment at which an ask with this name is first
    open; all asks with the same name share it."""

    name: str
    seconds: int
    within: str = ""
    """The clock inside which it runs, if any: when that one is over, so is this."""


class Game(ABC, Generic[S]):
    """One rule set. The attributes describe it, the methods are called by the kernel."""

    name: ClassVar[str]
    """The name everywhere outside Python: ``zombie-terror``."""
    short: ClassVar[str]
    """The prefix of its text messages and rule ids, in small letters: ``zt``."""
    place: ClassVar[int] = 1000
    """Where it stands on the shelf, from the left; games of one place are ordered by name."""
    builds_on: ClassVar[str] = ""
    """The game whose rules and texts it uses where it has none of its own."""
    seats: ClassVar[range]
    """How many can play: ``range(2, 3)`` is exactly two."""
    usual: ClassVar[int] = 0
    """The number of players for which it is best; the fewest, if it does not say."""
    races: ClassVar[bool] = False
    """Whether several may act at the same time, each as often as they like (``flow.Race``)."""
    settings: ClassVar[tuple[Setting, ...]]
    tasks: ClassVar[Tasks]
    verbs: ClassVar[Verbs] = {}
    """Every verb of its options, with its arguments by name; see ``core/action.py``. Arguments of
    verbs that are not declared have no names."""
    state_type: type[S]
    open_draws: ClassVar[bool] = False
    """Whether everybody sees what every draw gives, apart from the order of decks: then worlds keep
    the draws that were made."""
    bound: ClassVar[int]
    """No game needs more answers than this."""
    sides: ClassVar[tuple[str, ...]]
    """Who can win, by name: the sides, or ``("seat-0", "seat-1", …)``."""
    endings: ClassVar[tuple[str, ...]]
    """Every reason for which a game can end."""
    forms: ClassVar[tuple[Callable[[dict[str, Any]], None], ...]] = ()
    """What brings the states of earlier versions into their present form, oldest first: the first
    turns form 0 into form 1. A change that takes a field of the state away, or gives it another
    meaning, adds one; a new field with a default needs none."""
    ledger: ClassVar[frozenset[str]]
    """Every card and ability: what a fuzz must have seen before it is content. Endings need not
    be in it: each has a golden game of its own."""

    # -- before the game -------------------------------------------------------------------

    def configure(self, given: Mapping[str, str], seats: int) -> dict[str, str]:
        """The full settings of a table from those that were chosen; wrong ones raise.

        A game with settings that exclude each other overrides this and calls ``super()``.
        """
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetting(f"{self.name} is for {allowed} seats, not {seats}")
        by_name = {setting.name: setting for setting in self.settings}
        for name, value in given.items():
            if name not in by_name:
                raise BadSetting(unknown(f"option of {self.name}", name, by_name))
            if not by_name[name].allows(value):
                raise BadSetting(unknown(f"value of {name}", value, by_name[name].values))
        return {name: given.get(name, setting.default) for name, setting in by_name.items()}

    def complete(self, settings: Mapping[str, str], seats: int) -> dict[str, str]:
        """The settings of a table that was made before some of them came: it is played on as it
        was, whatever is usual now."""
        then = {each.name: each.before for each in self.settings if each.before}
        return self.configure({**then, **settings}, seats)

    def check_new(self, given: Mapping[str, str]) -> None:
        """Refuse a choice for a new table that makes no sense, although tables of long ago may
        have been made with it: raises :class:`BadSetting`."""

    def stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        """What lies in the boxes for a table with these settings: for each shelf the names of all
        that set-up may lay out, shuffle or deal. A table keeps it, so that what is added to the
        boxes later changes no game that was begun before. Nothing, if all of it is in the rules.
        """
        return {}

    def first_stock(self, settings: Mapping[str, str], seats: int) -> Stock:
        """What lay in the boxes before tables kept it."""
        return self.stock(settings, seats)

    def content(self, settings: Mapping[str, str], seats: int) -> dict[str, str]:
        """For each part of the content that such a table is played with its print
        (``making.print_of``), so that it can be told later whether it is still the same."""
        return {}

    @abstractmethod
    def start(self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock) -> S:
        """The state before the first step, with the agenda that leads into set-up. Set-up takes
        cards from the stock, never from all that there are."""

    # -- what may be known -----------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> msgspec.Struct:
        """What this viewer may know of the state, and nothing else."""

    def sight(self, view: Any) -> S | None:
        """A state made from a view alone: all that its viewer knows, and the rest left blank. So a
        bot, or whoever else must not know more, can ask the rules' own words; it is for looking
        at, not for playing on. ``None`` if the game has none.

        Seen by the same viewer it looks the same: ``view(sight(v), v.viewer) == v``.
        """
        return None

    @abstractmethod
    def resample(self, state: S, viewer: Viewer, chance: Chance) -> None:
        """Replace, in place, everything that the viewer cannot know by another possible truth.

        ``view(state, viewer)`` must be the same before and after. Search bots play on such
        worlds, and the leak check compares what the viewer sees in them.
        """

    def resample_since(self, state: S, now: S, viewer: Viewer, chance: Chance) -> None:
        """The same for a state of a moment ago, from which answers have led to ``now``: what the
        viewer has learned since then stays. The plain answer is to leave that to chance; a game
        that asks on after cards are turned up in the same task overrides this.
        """
        self.resample(state, viewer, chance)

    def lurks(self, state: S, seat: int) -> bool:
        """Whether something that the seat cannot see waits for its moment, and is looked at
        whenever a task is over. That nothing came of it tells something, too: so nobody may try
        out what brings it up, and beyond the task's end nothing is taken back without consent.

        Only from what the seat may know.
        """
        return False

    def is_out(self, state: S, seat: int) -> bool:
        """Whether a seat has left the game for good: the rules ask it nothing any more."""
        return False

    def side(self, state: S, seat: int) -> str:
        """The side of a seat, by its name in :attr:`sides`, as far as everyone knows it."""
        return f"seat-{seat}"

    def team(self, state: S, seat: int, seats: int) -> list[int]:
        """The seats that may talk among themselves with this one: those of its side, itself
        included; nobody if it is alone, or if all are on one side."""
        side = self.side(state, seat)
        found = [each for each in range(seats) if self.side(state, each) == side]
        return found if 1 < len(found) < seats else []

    def allies(self, state: S, seat: int, seats: int) -> list[int]:
        """The seats that are sure to win and lose with this one, itself included."""
        side = self.side(state, seat)
        return [each for each in range(seats) if self.side(state, each) == side]

    def details(self, view: Any) -> dict[str, Any]:
        """What a drawing needs beyond the view. From the view alone, so it cannot tell more."""
        return {}

    # -- what may be answered --------------------------------------------------------------

    def where(self, view: Any, ask: Ask, option: Option) -> list[str]:
        """The places on the board that an option is about; the last is what it aims at.

        From the view alone: what the kinds of its arguments say. Where verbs are not declared, it
        is the arguments themselves.
        """
        verb = self.verbs.get(option[0])
        return list(option[1:]) if verb is None else verb.where(view, ask, option)

    def manner(self, option: Option) -> str:
        """How clients offer it; see :class:`~overrun.core.action.Verb`."""
        verb = self.verbs.get(option[0])
        return "" if verb is None else verb.manner

    @abstractmethod
    def considered(self, state: S, ask: Ask) -> Iterable[Option]:
        """The options that somebody looking at the table might think of, legal or not."""

    @abstractmethod
    def why_not(self, state: S, ask: Ask, option: Option) -> Reason | None:
        """Why the option is not an answer to the ask; ``None`` if it is one.

        Computed from the rules' checks, not by looking the option up in ``ask.options``, and
        only from what the asked seat may know. The conformance checks prove that both agree.
        """

    def warning(self, state: S, ask: Ask, option: Option) -> Reason | None:
        """Why an option, legal as it is, loses the game for sure; ``None`` if it does not, or if
        nobody could say so. Clients show it, and ask once more.

        Only from what the asked seat may know. Asked for what is shown to a person, never in a
        simulation.
        """
        return None

    # -- time --------------------------------------------------------------------------------

    def clock(self, state: S, ask: Ask) -> Clock | None:
        """The rules' own time limit for an ask, if there is one; the server keeps it."""
        return None

    def default(self, state: S, ask: Ask) -> Option | None:
        """The answer that the rules give when somebody's time is up; ``None`` if they give none,
        and a bot takes over."""
        return None

    # -- content -------------------------------------------------------------------------

    def check_content(self) -> list[str]:
        """What is wrong with the cards, boards and missions that the game reads from files.

        A line for each problem: the file, the card, and what. A game whose files hold more than
        its types can check overrides this; ``overrun check`` asks for it.
        """
        return []

    def remarks(self) -> list[str]:
        """What is worth knowing of that content though nothing is wrong with it, a line for each;
        ``overrun check`` shows it."""
        return []

    # -- after the game, and for the checks ------------------------------------------------

    @abstractmethod
    def defects(self, state: S) -> list[str]:
        """All invariants that the state breaks, in words; empty for a sound state."""

    def overdue(self, state: S) -> list[str]:
        """What the rules ought to have noticed by now and have not, or have noticed wrongly, in
        words; asked of a state in which no step is under way, and of the last one.

        For what a game concludes from its whole state, such as that nobody can win any more:
        thought through in another way than the rules do.
        """
        return []

    @abstractmethod
    def concede(self, state: S, seat: int) -> None:
        """Write the outcome into the state as it is when this seat gives up."""

    @abstractmethod
    def progress(self, state: S) -> int:
        """How far the game is, in the game's own unit (rounds); for statistics."""

    def entry(self, event: Event) -> str | None:
        """The ledger's name for what this event shows to have been used, if anything."""
        return None

    def busy_position(self) -> str:
        """The text of a position with as much on the board as there ever is, for ``overrun bench``;
        nothing if the game is as quick there as elsewhere."""
        return ""

    def late_position(self, seats: int, settings: Mapping[str, str], chance: Chance) -> str:
        """The text of some position late in a game, for ``overrun fuzz``: close to what players at
        random seldom live to see. Nothing if there is no such thing."""
        return ""

    def read_position(self, text: str) -> S:
        """A state from the text of a position, for puzzles, tests and bug reports."""
        raise BadPosition(f"{self.name} has no text notation for positions")

    def write_position(self, state: S) -> str:
        """The text of a position; the opposite of :meth:`read_position`."""
        raise BadPosition(f"{self.name} has no text notation for positions")

    # -- given -----------------------------------------------------------------------------

    @cached_property
    def rules(self) -> str:
        """The print of the rules by which it is played now; see ``core/making.py``."""
        return rules_of(self)

    @cached_property
    def _encoder(self) -> msgspec.msgpack.Encoder:
        return msgspec.msgpack.Encoder()

    @cached_property
    def _decoder(self) -> msgspec.msgpack.Decoder[S]:
        return msgspec.msgpack.Decoder(self.state_type)

    @cached_property
    def _copier(self) -> Callable[[S], S]:
        return copier(self.state_type)

    # -- states of earlier versions ----------------------------------------------------------

    def strangers(self, state: S) -> list[str]:
        """Names in a state that the game does not know: a card that was taken out, say."""
        return []

    def renew(self, frozen: bytes, form: int) -> bytes:
        """A state that was frozen by another version, in its present form.

        Nothing of it may get lost: a field that the present form has no place for raises
        :class:`Misfit`, and so do names of steps and things that are not known any more.
        """
        if form > len(self.forms):
            raise Misfit(f"it is of a newer version of {self.name}")
        try:
            raw = msgspec.msgpack.decode(frozen)
            for step in self.forms[form:]:
                step(raw)
            state = msgspec.convert(raw, self.state_type)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
            raise Misfit(f"its state does not fit: {error}") from error
        present = self.freeze(state)
        lost = lost_in(raw, msgspec.msgpack.decode(present), "state")
        if lost:
            raise Misfit(f"its state does not fit: {lost} is not known any more")
        for name, _ in state.agenda:
            if name not in self.tasks.by_name:
                raise Misfit(f"its state does not fit: the step {name} is not known any more")
        for stranger in self.strangers(state):
            raise Misfit(f"{stranger} is not known any more")
        return present

    def renewed(self, marks: Iterable[tuple[int, bytes]], form: int) -> list[tuple[int, bytes]]:
        """The marks of a table whose states are brought into their present form; those that cannot
        be are left out, and nobody can go back to them."""
        found = []
        for answers, frozen in marks:
            try:
                found.append((answers, self.renew(frozen, form)))
            except Misfit:
                found.clear()  # nor to what is before them
        return found

    def freeze(self, state: S) -> bytes:
        """The state as bytes; equal states give equal bytes."""
        return self._encoder.encode(state)

    def thaw(self, frozen: bytes) -> S:
        """A new state from its bytes."""
        return self._decoder.decode(frozen)

    def copy(self, state: S) -> S:
        """A new state like one that was thawed."""
        return self._copier(state)


def lost_in(before: Any, after: Any, place: str) -> str:
    """The first place in plain data that is missing in another; empty if nothing is lost.

    >>> lost_in({"food": 3, "zeal": 1}, {"food": 3, "fuel": 0}, "state")
    'state.zeal'
    >>> lost_in({"doors": [[1]]}, {"doors": [[1, 0]]}, "state")
    ''
    """
    if isinstance(before, dict) and isinstance(after, dict):
        for name, value in before.items():
            if name not in after:
                return f"{place}.{name}"
            if lost := lost_in(value, after[name], f"{place}.{name}"):
                return lost
        return ""
    if isinstance(before, list) and isinstance(after, list):
        if len(before) > len(after):
            return f"{place}[{len(after)}]"
        pairs = enumerate(zip(before, after, strict=False))
        return next((lost for n, (a, b) in pairs if (lost := lost_in(a, b, f"{place}[{n}]"))), "")
    return "" if before == after else place
