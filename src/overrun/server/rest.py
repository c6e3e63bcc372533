"""What is around a game: the bodies of requests and of their answers.

Like the frames of a websocket (:mod:`overrun.server.protocol`) they are defined once, here: what
arrives is checked against them, and the OpenAPI page and the client's types are made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from overrun.core.reason import Fact
from overrun.server.protocol import (
    LONGEST_NAME,
    AskInfo,
    EventInfo,
    Name,
    OutcomeInfo,
    TableInfo,
    TableOptions,
    Word,
)

Wish: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]
"""The value of a setting, which may be free text."""


class Body(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class SeatWish(Body, kw_only=True):
    """Who is to have a seat: ``me``, ``open`` (somebody with the link), ``bot``, or for a rematch
    ``same``: whoever had this seat at the table that is played again."""

    kind: str
    bot: str = ""
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    """For hot-seat: what the person at this seat of my device is called."""


class NewTable(Body, kw_only=True):
    """``POST /api/tables``"""

    game: Word
    name: Name
    """My display name."""
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=20)]
    settings: Annotated[dict[Word, Wish], msgspec.Meta(max_length=40)] = {}
    options: TableOptions = TableOptions()
    again: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """For a rematch: the finished table that is played again."""


class PlayOn(Body, kw_only=True):
    """``POST /api/tables/{id}/play-on``: a new table from a moment of a finished one."""

    name: Name
    answers: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=20)]
    options: TableOptions = TableOptions()


class Join(Body, kw_only=True):
    """``POST /api/tables/{id}/join``: take the seat, or the place to watch, of a link. A link to a
    seat is spent with it."""

    token: Annotated[str, msgspec.Meta(min_length=8, max_length=100)]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    """My display name; needed unless the link adds a device to a seat that has one."""
    program: bool = False
    """Whether a program takes the seat, which holds it by a key instead of a session."""


class Joined(msgspec.Struct, kw_only=True):
    table: str
    seat: int | None
    links: Links
    name: str = ""
    """What I am called at this seat: with a number, if there was somebody of that name."""
    key: str = ""
    """For a program: what it sends with its websocket. Nobody else knows it."""


class SeatLink(msgspec.Struct, kw_only=True):
    seat: int
    token: str


class Links(msgspec.Struct, kw_only=True):
    """The links that this session may give away: those of seats that nobody has taken. A link is
    ``/t/<table>#<token>``."""

    seats: list[SeatLink]
    watch: str


class Rename(Body, kw_only=True):
    """``PUT /api/me``"""

    name: Name


class Me(msgspec.Struct, kw_only=True):
    name: str


class Listing(msgspec.Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    game_name: str
    seats: list[str]
    """Who sits where."""
    mine: list[int]
    my_turn: bool
    touched: float
    ended: bool
    outcome: str
    """How it ended, as a sentence."""
    answers: int


class Listings(msgspec.Struct, kw_only=True):
    tables: list[Listing]


class ValueInfo(msgspec.Struct, kw_only=True):
    value: str
    name: str
    text: str = ""
    lot: bool = False
    """Whether chance decides with it which seat has which side."""


class SettingInfo(msgspec.Struct, kw_only=True):
    name: str
    title: str
    help: str
    default: str
    values: list[ValueInfo]
    free: bool = False
    """Any text may be given; the values are the usual one and examples."""


class BotInfo(msgspec.Struct, kw_only=True):
    name: str
    title: str
    text: str


class GameInfo(msgspec.Struct, kw_only=True):
    name: str
    short: str
    title: str
    blurb: str
    teaser: str
    """What its cover says."""
    players: str
    """Who can play it, in words."""
    seats: list[int]
    """The numbers of seats it can be played with."""
    usual: int
    """The number of seats for which it is best."""
    sides: dict[str, list[str]]
    """The names of the seats' sides, by the number of seats; none if they have none."""
    races: bool
    """Whether several may act at the same time: then a table may have a guard."""
    settings: list[SettingInfo]
    bots: list[BotInfo]


class GameInfos(msgspec.Struct, kw_only=True):
    games: list[GameInfo]


class RuleInfo(msgspec.Struct, kw_only=True):
    id: str
    section: str
    text: str


class RuleInfos(msgspec.Struct, kw_only=True):
    game: str
    rules: list[RuleInfo]


class GlossaryEntry(msgspec.Struct, kw_only=True):
    """A card, or another thing that one may look up, in words."""

    id: str
    shelf: str
    """What kind of card it is, in the game's own words; ids are unique on a shelf."""
    title: str
    story: str
    rules: list[str]
    """What it does."""
    facts: dict[str, Fact]
    """Its values, for drawing."""
    texts: dict[str, str]
    """Its other words, by name."""


class Glossary(msgspec.Struct, kw_only=True):
    """``GET /api/games/{game}/glossary``"""

    game: str
    entries: list[GlossaryEntry]


class ReplayStep(msgspec.Struct, kw_only=True):
    """The table after one answer; step 0 is before the first."""

    number: int
    round: int
    seat: int | None
    option: str
    """What was answered: empty for others' answers while the game runs."""
    text: str
    events: list[EventInfo]
    view: Any
    details: dict[str, Any]
    views: list[Any] = []
    """With ``as=all``: the view of every seat."""
    seen: bool = True
    """Whether it is known what was seen. Of games of long ago only what was told may be."""


class Replay(msgspec.Struct, kw_only=True):
    """``GET /api/tables/{id}/replay?as=…&start=…&count=…``"""

    table: TableInfo
    total: int
    """How many answers there are."""
    start: int
    steps: list[ReplayStep]
    rounds: list[int]
    """For each round, the first step of it."""
    outcome: OutcomeInfo | None
    agrees: bool = True
    """Whether the rules are still those by which it was played. If not, it can be looked at as it
    was, but perhaps not be played on."""


class ChanceLine(msgspec.Struct, kw_only=True):
    """How likely a seat was to win, as it could judge itself, at each of its asks."""

    seat: int
    steps: list[int]
    chances: list[float]
    """From 0 to 1; the last is how it came out."""


class TurningPoint(msgspec.Struct, kw_only=True):
    """A round that changed a seat's chance; the step is where most of that happened."""

    seat: int
    round: int
    step: int
    before: float
    after: float


class CostlyDecision(msgspec.Struct, kw_only=True):
    """An answer for which playouts found something better."""

    step: int
    """The step to which it led: one can try again from the one before."""
    seat: int
    round: int
    kind: str
    option: str
    text: str
    chance: float
    better: str
    better_text: str
    better_chance: float
    cost: float
    luck: float


class SeatShare(msgspec.Struct, kw_only=True):
    """What a seat's own decisions came to, in wins."""

    seat: int
    decisions: int
    searched: int
    """How many of them were looked into."""
    mistakes: int
    given_away: float
    luck: float


class Doubt(msgspec.Struct, kw_only=True):
    """What speaks against a seat, from 0 to 1."""

    seat: int
    doubt: float


class SuspicionInfo(msgspec.Struct, kw_only=True):
    """What a seat could hold against the others at a step, where roles are hidden."""

    step: int
    by: int
    against: list[Doubt]


class Analysis(msgspec.Struct, kw_only=True):
    """``GET`` and ``POST /api/tables/{id}/analysis``: a finished game explained."""

    state: str
    """``nothing`` (nobody asked for it), ``working``, ``done``, or ``failed``."""
    done: int = 0
    of: int = 0
    """So many of so many answers are looked at."""
    playouts: int = 0
    lines: list[ChanceLine] = []
    turns: list[TurningPoint] = []
    mistakes: list[CostlyDecision] = []
    """The costliest first."""
    shares: list[SeatShare] = []
    suspicion: list[SuspicionInfo] = []


class Report(Body, kw_only=True):
    """``POST /api/tables/{id}/report``: something is wrong here."""

    note: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    viewport: Annotated[str, msgspec.Meta(max_length=40)] = ""
    agent: Annotated[str, msgspec.Meta(max_length=400)] = ""


class Reported(msgspec.Struct, kw_only=True):
    """The file for the one who reports. The full log of a running game stays on the server."""

    id: str
    version: str
    table: str
    game: str
    settings: dict[str, str]
    seat: int | None
    answers: int
    revision: int
    asks: list[AskInfo]
    waiting: list[int]
    view: Any
    events: list[EventInfo]
    note: str
    viewport: str
    agent: str
    log: Any = None
    """The log, if the game is over."""


class Reached(msgspec.Struct, kw_only=True):
    """``GET /api/reached``: how this request came to the server, so that its way can be checked."""

    address: str
    """Whom the server takes for the sender."""
    scheme: str


class HealthReason(msgspec.Struct, kw_only=True):
    """Something that is not as it should be."""

    kind: str
    text: str


class Health(msgspec.Struct, kw_only=True):
    """``GET /api/health``: 200 if the server can be played on, 503 if not."""

    status: str
    """``ok``, ``degraded`` (something is wrong, but games go on), ``failing``, or ``closing``."""
    version: str
    rooms: int
    """Tables in the memory of this process."""
    connections: int
    broken: int = 0
    """Tables that could not be opened when that was last tried."""
    faults: int = 0
    """How often a table failed since the process was started."""
    reasons: list[HealthReason] = []


class Problem(msgspec.Struct, kw_only=True):
    """Every refused request: what is wrong, and where."""

    error: str
    text: str
