"""The frames between the server and whoever plays: browsers, bots and other clients.

This module is the one definition, as :mod:`overrun.server.rest` is of requests. The JSON schema of
the frames and the types of the browser client (``make types``) are made from it, and every frame
that arrives is checked against it. ``docs/protocol.md`` explains how they are used.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from overrun.core.reason import Fact

PROTOCOL = 1
"""Raised when a message changes so that an older client would misunderstand it."""

PACES = {"at-once": 0.0, "brisk": 0.45, "calm": 1.2}
"""How many seconds a bot waits before it answers."""
FAIR_PACE = 1.0
"""How many seconds it waits at least where it acts at the same time as persons."""

FILM_PATIENCE = 25.0
"""How many seconds bots and clocks wait at most for somebody who is still shown what happened."""

LONGEST_FRAME = 64 * 1024
LONGEST_CHAT = 500
LONGEST_NAME = 40

UNDO, END = "undo", "end"
"""What the persons at a table may be asked to agree to."""
CODE_SECONDS = 300
"""How long a code for another device is good."""

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
AskNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**31)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
OptionId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


# -- from a client -----------------------------------------------------------------------------


class FromClient(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may send. It never names its own seat: that comes from its session."""


class AnswerAsk(FromClient, tag="answer", kw_only=True):
    """Answer an open ask of one's own seat."""

    ask: AskNumber
    option: OptionId


class WhyNot(FromClient, tag="why", kw_only=True):
    """Which options of this ask are refused, and why? Answered by :class:`Refused`."""

    ask: AskNumber


class WantHint(FromClient, tag="hint", kw_only=True):
    """What would the bot do? Answered by :class:`Hint`, if the table allows it."""

    ask: AskNumber


class Undo(FromClient, tag="undo", kw_only=True):
    """Take one's own last answer back. If something became known since, the others are asked."""


class Consent(FromClient, tag="consent", kw_only=True):
    """Agree to what another seat asks for, or not; who asked may take it back with ``false``."""

    agree: bool
    about: Annotated[str, msgspec.Meta(max_length=10)] = UNDO
    """``undo``, or ``end``: that the game ends for all."""


class Chat(FromClient, tag="chat", kw_only=True):
    """Say something to everyone at the table, or to those of one of one's channels."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
    to: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """Empty for everyone, or one of the ``channels`` of :class:`TableInfo`."""


class StandIn(FromClient, tag="stand-in", kw_only=True):
    """Let a bot play a seat, or with ``bot`` empty, give the seat back to its person.

    Everyone may do so for the own seats, for open ones, and for those whose person is away for
    longer than the table's ``grace``. For somebody else it is always the game's best bot.
    """

    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    until: Literal["decision", "turn", "begun", "recalled"] = "recalled"
    """For the own seat, how long: for one decision, until somebody else is asked, until all is set
    up and the first round has begun, or until it is given back."""


class SetPace(FromClient, tag="pace", kw_only=True):
    """How long bots wait before they answer: ``at-once``, ``brisk`` or ``calm``."""

    pace: Word


class Concede(FromClient, tag="concede", kw_only=True):
    """Give up, which ends the game; where that is not one's own to do (``concedes`` in
    :class:`TableInfo`), :class:`Leave` or :class:`EndGame`."""


class Leave(FromClient, tag="leave", kw_only=True):
    """Leave the game: a bot has the seat from now on, and the others play on."""


class EndGame(FromClient, tag="end", kw_only=True):
    """Ask all persons at the table to end the game here; it ends when all have agreed."""


class WantDevices(FromClient, tag="devices", kw_only=True):
    """Which devices hold my seat? Answered by :class:`Devices`."""


class AddDevice(FromClient, tag="add-device", kw_only=True):
    """I want to play on another device. Answered by :class:`DeviceCode`."""


class DropDevice(FromClient, tag="drop-device", kw_only=True):
    """Take my seat from one of its devices, by its id in :class:`Devices`."""

    device: Word


class Seen(FromClient, tag="seen", kw_only=True):
    """What this page has shown of what happened. Bots, and clocks that are to start, wait a while
    for who plays and says so; nobody waits for a client that never does."""

    revision: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    answers: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """Both as in the last :class:`Update` that was shown."""
    film: bool = True
    """Whether what comes next is shown step by step; ``false``: nobody need wait any more."""


class TryAgain(FromClient, tag="again", kw_only=True):
    """In a lesson: go back to where the part that I play alone began."""


class ShowMe(FromClient, tag="show", kw_only=True):
    """In a lesson: give the answer that it waits for; or, in the part that I play alone, the next
    that leads to the goal, from where that part began, if I have gone another way."""


class Sync(FromClient, tag="sync", kw_only=True):
    """Send everything again; for a client that lost track."""


ClientFrame: TypeAlias = (
    AnswerAsk
    | WhyNot
    | WantHint
    | Undo
    | Consent
    | Chat
    | StandIn
    | SetPace
    | Concede
    | Leave
    | EndGame
    | WantDevices
    | AddDevice
    | DropDevice
    | Seen
    | TryAgain
    | ShowMe
    | Sync
)


# -- to a client -------------------------------------------------------------------------------


class ToClient(msgspec.Struct, kw_only=True, tag_field="type"):
    """What the server sends."""


class SeatInfo(msgspec.Struct, kw_only=True):
    """A seat as everyone sees it."""

    seat: int
    side: str
    """The side's id, ``humans``; ``seat-0`` where seats have no sides."""
    side_name: str
    name: str
    """Who sits there: a display name, or what the bot is called; empty for an open seat."""
    kind: str
    """``person``, ``bot`` or ``open``."""
    bot: str
    """The bot that answers now; empty if a person does. A person with a bot is stood in for."""
    present: bool
    """Whether a browser or program of this seat is connected."""
    mine: bool
    """Whether the session that receives this holds the seat."""
    away: float | None = None
    """For a person who is not here: seconds until the others may let a bot stand in."""
    left: str = ""
    """Who left this seat to its bot."""


class TableOptions(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What is agreed about a table besides the game's own settings."""

    hints: bool = True
    clock: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)] = 0
    """Seconds for each decision; 0 for no clock."""
    pace: str = "brisk"
    public: bool = False
    """Whether it is listed for everyone to watch."""
    guard: bool = False
    """Whether somebody who does nothing for three minutes, where several may act at the same time,
    is taken to have finished. At public tables it is always so."""
    unhurried: bool = False
    """Whether the rules' own clocks stand still: who plays with bots alone keeps nobody waiting."""
    grace: Annotated[int, msgspec.Meta(ge=30, le=24 * 3600)] = 180
    """Seconds for which somebody may be away before the others may let a bot stand in."""
    practice: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """What the table was set up for, if for something else than a game: ``lesson/first-steps``.
    The server says it; what a client wishes is not heard."""


class TableInfo(ToClient, tag="table", kw_only=True):
    """The table apart from the game; sent first, and again when something of it changes."""

    protocol: int = PROTOCOL
    version: str
    id: str
    game: str
    game_name: str
    settings: dict[str, str]
    settings_text: list[str]
    """The settings that are not the usual ones, in words."""
    options: TableOptions
    seats: list[SeatInfo]
    you: int | None
    """The seat of this connection; ``None`` for a spectator."""
    host: bool
    """Whether this session made the table."""
    bots: list[str]
    """The bots that can play this game, the weakest first."""
    seed_hash: str
    """SHA-256 of the seed, shown from the start."""
    seed: str | None
    """The seed itself, once the game is over: dice and shuffles can be verified."""
    parent: str | None
    """The table from whose replay this one was played on."""
    watchers: int
    channels: list[str]
    """To whom this viewer may speak besides everyone: ``team`` for those of the same side, or the
    number of a seat for a word with that one alone."""
    concedes: bool = False
    """Whether this seat may give the game up alone. If not, it may leave, or ask all to end it."""
    notices: list[str] = []
    """What everyone at the table should know: that it went on under other rules, say."""


class EventInfo(msgspec.Struct, kw_only=True):
    """Something that happened, as this viewer heard it. The numbers have no gaps."""

    number: int
    name: str
    facts: dict[str, Fact]
    text: str


class OptionInfo(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One answer to an ask."""

    id: str
    do: str
    """What it does: the first word of its id."""
    args: dict[str, str | list[str]]
    """The other words by their names; `a1`, `a2` and so on where the game has none for them."""
    manner: str = ""
    """How it is best offered, where that matters: `move` goes somewhere, `aim` hits somebody,
    `cards` is done with cards, `rare` as well but is seldom wanted, `end` ends something, `here` is
    done where one stands (`fight` and `build`: at its entrances), and a pile is what it goes to."""
    text: str
    """A sentence, complete in itself."""
    actor: str = ""
    verb: str = ""
    target: str = ""
    """The same in parts, for lists; empty where the game gives none."""
    where: list[str] = []
    """The places and pieces on the board that it is about, the last one its target."""
    warning: str = ""
    """Why it loses the game for sure, if it does; ask once more before it is sent."""


class AskInfo(msgspec.Struct, kw_only=True):
    """A question to this seat."""

    number: int
    kind: str
    seat: int
    text: str
    facts: dict[str, Fact]
    options: list[OptionInfo]


class OutcomeInfo(msgspec.Struct, kw_only=True):
    reason: str
    winners: list[int]
    sides: list[str]
    text: str


class LessonPage(msgspec.Struct, kw_only=True):
    """One thing that the narrator of a lesson says."""

    text: str
    point: list[str]
    """What is meant: places and pieces of the board, or parts of the page."""
    options: list[str]
    """The answers that are waited for; none if it is only to be read, or is to be found out."""
    alone: bool
    """Whether a goal is to be reached without help."""


class LessonInfo(msgspec.Struct, kw_only=True):
    """Where a lesson stands. The pages are read one after the other; the last one waits for
    something, while the lesson is on."""

    name: str
    title: str
    standing: str
    """``on``, ``failed`` (a goal was missed: :class:`TryAgain`) or ``done``."""
    first: int
    """How many pages were before these."""
    length: int
    pages: list[LessonPage]
    next: str
    """The lesson that comes after this one; empty if it is the last."""


class Update(ToClient, tag="update", kw_only=True):
    """What is so now, and what happened since the last update.

    ``view`` and ``asks`` are always complete. ``events`` are those that this connection has not
    had yet; with ``reset`` they are all there are, and replace what the client kept (after an
    undo, or when its numbers did not fit).
    """

    revision: int
    """Raised by every undo; event numbers belong to a revision."""
    answers: int
    reset: bool
    events: list[EventInfo]
    since: int
    """The number of the last event that this seat had heard when it last answered."""
    view: Any
    details: dict[str, Any]
    """What a drawing needs beyond the view, worked out from the view alone."""
    asks: list[AskInfo]
    waiting: list[int]
    """The seats that still have to answer something."""
    begun: bool
    """Whether everything is set up, and the first round is played."""
    clocks: dict[str, float]
    """Seconds left, by seat, for those who decide against a clock: the table's or the rules'."""
    paused: list[int]
    """The seats whose clock stands still, because their connection is lost."""
    undo: str
    """What taking one's last answer back would need: ``free``, ``consent``, or empty for no."""
    outcome: OutcomeInfo | None
    lesson: LessonInfo | None = None
    """For the learner at the table of a lesson."""


class ChatLine(msgspec.Struct, kw_only=True):
    number: int
    seat: int | None
    """``None`` if a spectator spoke."""
    name: str
    text: str
    at: float
    """Seconds since 1970."""
    to: str = ""
    """To whom it was said: empty for everyone, ``team``, or the number of a seat."""


class ChatLines(ToClient, tag="chat", kw_only=True):
    """What was said since the last such message; at first, what was said before."""

    lines: list[ChatLine]


class RefusedOption(msgspec.Struct, kw_only=True):
    option: str
    do: str
    args: dict[str, str | list[str]]
    manner: str = ""
    """What it would do, as of an option."""
    text: str
    """Why not, as a sentence."""
    rule: str
    where: list[str] = []
    label: str = ""
    """What the option would be, as a sentence."""


class Refused(ToClient, tag="refused", kw_only=True):
    """The options that one might think of but may not take now."""

    ask: int
    options: list[RefusedOption]


class HintOption(msgspec.Struct, kw_only=True):
    """Another answer that the bot thought of."""

    option: str
    text: str
    chance: float


class Hint(ToClient, tag="hint", kw_only=True):
    """What the best bot would answer."""

    ask: int
    option: str
    text: str
    chance: float | None = None
    """How likely a win is then, from 0 to 1; nothing where no bot can say."""
    why: str = ""
    """Why, in a sentence, if the bot knows."""
    others: list[HintOption] = []
    """The two next best."""


class Proposal(ToClient, tag="proposal", kw_only=True):
    """Somebody asks for something to which all must agree; ``seat`` is ``None`` when the matter is
    settled. There may be one of each kind at a time."""

    about: str = UNDO
    """``undo``: to take an answer back; ``end``: to end the game here."""
    seat: int | None
    waiting: list[int] = []
    """Whose consent is still missing."""
    result: str = ""
    """``done`` or ``refused``, when it is settled."""


class DeviceInfo(msgspec.Struct, kw_only=True):
    """A device that holds a seat, as those who hold it with it are told."""

    id: str
    kind: str
    """``browser`` or ``program``."""
    about: str
    """What it is, as far as it says: ``Firefox, Android``."""
    since: float
    """When it came, in seconds since 1970; 0 if that was not noted."""
    here: bool
    """Whether it is the one that receives this."""


class Devices(ToClient, tag="devices", kw_only=True):
    """All devices that hold this seat; sent when asked for, and whenever one has come or gone."""

    devices: list[DeviceInfo]


class DeviceCode(ToClient, tag="device-code", kw_only=True):
    """What brings one more device to this seat, once: the token of a link."""

    token: str
    seconds: int
    """How long it is good."""


class TimeIsUp(ToClient, tag="time-is-up", kw_only=True):
    """The clock of this seat has run out: what was answered for it, or who plays for it now."""

    ask: int = 0
    """The ask that was answered; 0 if a bot took over."""
    option: str = ""
    text: str


class Trouble(ToClient, tag="error", kw_only=True):
    """Something that this client sent was not done. Nothing changed."""

    kind: str
    """``stale-answer``, ``wrong-seat``, ``illegal-answer``, ``game-ended``, ``time-up``,
    ``undo-refused``, ``bad-frame``, ``too-fast``, ``not-allowed``, ``broken-table``, ``not-now``
    (legal, but not what the lesson waits for)."""
    text: str
    rule: str = ""
    ask: int = 0


ServerFrame: TypeAlias = (
    TableInfo
    | Update
    | ChatLines
    | Refused
    | Hint
    | Proposal
    | Devices
    | DeviceCode
    | TimeIsUp
    | Trouble
)
