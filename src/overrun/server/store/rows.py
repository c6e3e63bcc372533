"""What the store takes and gives: rows as plain structs, and the kinds of trouble."""

from __future__ import annotations

import msgspec

from overrun.core.dump import Mark
from overrun.core.errors import OverrunError
from overrun.core.log import Header
from overrun.server.protocol import TableOptions
from overrun.server.timers import Timer


class StoreError(OverrunError):
    """The database cannot do what was asked; the message says in one line why."""


class NotOwner(StoreError):
    """Another process owns the table by now, or its answers are not those we thought."""


class Damaged(StoreError):
    """What is stored of one table cannot be read; the database itself is well."""


class NoTable(StoreError):
    """There is no such table."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it is kept: what it started from, and what a list or a restart needs to know."""

    id: str
    header: Header
    options: TableOptions
    host: str
    """The person who made it."""
    watch: str
    """The token of the link to watch."""
    parent: str | None = None
    """The table from whose replay it was played on."""
    created: float
    touched: float
    answers: int = 0
    revision: int = 0
    """How many undos there were."""
    ended: bool = False
    outcome: str = ""
    """JSON of :class:`overrun.core.state.Outcome`, once the game is over."""
    waiting: list[int] = []
    """The seats that have to answer something."""
    clocks: dict[int, float] = {}
    """When the time of a seat is up, in seconds since 1970. See :class:`Claim` for pauses."""
    timers: list[Timer] = []
    """The clocks of the rules that run, with the same pauses."""
    awake: bool = False
    """Whether it needs a process even if nobody looks: a bot is to act, or a clock runs."""
    recorded: int = 0
    """How many steps of it are recorded."""
    dump: bytes | None = None
    dumped: int = 0
    """How many answers are in the dump; 0 without one, and in lists, which leave dumps out."""
    opening: bytes | None = None
    """The events that were told before the first answer; left out in lists, too."""


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat, and who holds it."""

    seat: int
    bot: str = ""
    """The bot whose seat it is; empty for a person's or an open one."""
    stand_in: str = ""
    """The bot that plays for the person at the moment."""
    name: str = ""
    token: str
    """The token of the link to this seat."""
    spent: bool = False
    """Whether somebody has come by the link: it opens nothing any more."""
    wished: bool = False
    """Whether the person asked for the bot that stands in."""
    people: list[str] = []
    """The persons (devices) that hold the seat, sorted by id."""


class Holder(msgspec.Struct, kw_only=True, frozen=True):
    """A person (a device) that holds a seat."""

    person: str
    since: float
    """When it came, in seconds since 1970; 0 if that was not noted."""
    device: str = ""
    """What it is, as far as is known: ``Firefox, Android``."""


class AnswerRow(msgspec.Struct, kw_only=True):
    """One answer. The numbers of a table's answers are 1, 2, 3, … without gaps."""

    number: int
    seat: int
    ask: int
    option: str
    at: float
    heard: int = 0
    """How many events the seat had heard when it answered."""
    known: int | None = None
    """What was known before it; see :data:`overrun.core.table.Note`."""
    told: bytes | None = None
    """The events that were told by it, as msgpack. Both are not known of answers of long ago."""


class ChatRow(msgspec.Struct, kw_only=True):
    """A line of chat. The lines that a viewer hears are numbered 1, 2, 3, … without gaps."""

    number: int
    seat: int | None
    """``None`` if a spectator spoke."""
    name: str
    text: str
    at: float
    to: str = ""
    """To whom it was said: empty for everyone, ``team``, or the number of a seat."""
    only: list[int] = []
    """The seats that hear it; empty if everyone does."""


class TableSummary(msgspec.Struct, kw_only=True):
    """A table in a list."""

    row: TableRow
    seats: list[SeatRow]


class Commit(msgspec.Struct, kw_only=True):
    """What a room writes at once: new answers, or an undo, and how the table stands then.

    It is written only if ``fence`` is still the table's and ``expected`` the number of answers
    in the store. ``keep`` is for an undo: the answers after that number are deleted and the
    revision is raised; a dump that contains any of them goes with them.
    """

    table: str
    fence: int
    expected: int
    answers: list[AnswerRow] = []
    keep: int | None = None
    waiting: list[int] = []
    clocks: dict[int, float] = {}
    timers: list[Timer] = []
    awake: bool = False
    ended: bool = False
    outcome: str = ""
    touched: float
    dump: bytes | None = None
    """If given, it replaces the dump; it contains all answers after this commit."""
    opening: bytes | None = None
    """If given, it replaces what was told before the first answer."""
    journal: list[AnswerRow] = []
    """Answers that are kept, but of which more is known now."""
    marks: list[Mark] = []
    """New moments to go back to."""
    all_marks: bool = False
    """Whether there are no others."""

    def __post_init__(self) -> None:
        if self.kept > self.expected:
            raise ValueError(f"table {self.table}: cannot keep {self.kept} of {self.expected}")
        numbers = [answer.number for answer in self.answers]
        if numbers != list(range(self.kept + 1, self.total + 1)):
            raise ValueError(f"table {self.table}: answers {numbers} do not follow {self.kept}")

    @property
    def kept(self) -> int:
        """How many of the stored answers stay."""
        return self.expected if self.keep is None else self.keep

    @property
    def total(self) -> int:
        """How many answers there are afterwards."""
        return self.kept + len(self.answers)


class Claim(msgspec.Struct, kw_only=True, frozen=True):
    """What came of claiming a table."""

    fence: int
    """To be shown with every write; it rises whenever the table changes hands."""
    mine: bool
    owner: str = ""
    address: str = ""
    """The owner and where it can be reached, if it is another process."""
    paused: float = 0.0
    """For how many seconds nobody owned the table since its clocks were last written.

    The time does not count, so everything in ``TableRow.clocks`` and ``timers`` is later by it.
    The next commit writes the shifted clocks and sets this to zero; a process that dies before
    that loses nothing, the next claim gives the sum.
    """
