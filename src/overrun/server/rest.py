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
    RefusedOption,
    SeatInfo,
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
    was: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    """For ``same``: which seat that was there, if another one. So sides are changed."""


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


class Learn(Body, kw_only=True):
    """``POST /api/games/{game}/lessons/{lesson}``"""

    name: Name
    """My display name."""


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
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    """With the link of the table itself: the open seat that I choose."""


class Look(Body, kw_only=True):
    """``POST /api/tables/{id}/invitation``: what does a link lead to? Nothing is taken by it."""

    token: Annotated[str, msgspec.Meta(min_length=8, max_length=100)]


class OpenSeat(msgspec.Struct, kw_only=True):
    seat: int
    side_name: str


class Invitation(msgspec.Struct, kw_only=True):
    """Who invites to what."""

    kind: str
    """``table`` (the guest chooses a seat), ``seat``, ``watch``, or ``device``."""
    game: str
    game_name: str
    host: str
    """The name of who made the table."""
    created: float
    begun: bool
    ended: bool
    settings_text: list[str]
    names: list[str]
    """Who sits there already."""
    seats: list[OpenSeat]
    """The seats that the link opens."""
    mine: bool
    """Whether I sit there already."""


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
    table: str = ""
    """The table's own link, whose guests choose an open seat; empty if none is to be given away."""


class Rename(Body, kw_only=True):
    """``PUT /api/me``"""

    name: Name


class MyDevice(msgspec.Struct, kw_only=True):
    """A browser that is me."""

    id: str
    about: str
    """What it is, as far as it says: ``Firefox, Android``."""
    since: float
    here: bool


class Me(msgspec.Struct, kw_only=True):
    name: str
    devices: list[MyDevice] = []
    """The browsers that are me, if there are several."""
    guest: bool = False
    """Whether this browser was called by another one, and can be somebody of its own again."""


class PersonalCode(msgspec.Struct, kw_only=True):
    """The token of a personal link, ``/me#<token>``: it makes one more browser me."""

    token: str
    seconds: int


class BeMe(Body, kw_only=True):
    """``POST /api/me/devices/join``: be the person who made this link."""

    token: Annotated[str, msgspec.Meta(min_length=8, max_length=100)]


class Score(msgspec.Struct, kw_only=True):
    """How games went that have something in common."""

    id: str
    name: str
    games: int
    won: int


class GameScore(msgspec.Struct, kw_only=True):
    """How somebody's games of one kind went."""

    game: str
    title: str
    games: int
    won: int
    roles: list[Score]
    levels: list[Score]
    """By the best bot at the table, or those who sat there."""
    longest: int
    """The rounds of the longest one."""
    longest_table: str


class FeatInfo(msgspec.Struct, kw_only=True):
    """Something that one may have achieved, as a little story."""

    id: str
    game: str
    group: str
    """The name of the game; empty for those of all games."""
    title: str
    text: str
    at: float
    """When; 0 if not yet."""
    table: str
    """The table that brought it."""


class MyGames(msgspec.Struct, kw_only=True):
    """``GET /api/me/games``: my finished games, without those for practice."""

    games: int
    won: int
    each: list[GameScore]
    feats: list[FeatInfo]


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
    host: str = ""
    """The name of who made it; for tables that are open to everyone."""
    free: list[str] = []
    """The open seats of such a table, by the names of their sides where they have one."""
    invitation: str = ""
    """The token of its link: everyone may take one of these seats."""


class Listings(msgspec.Struct, kw_only=True):
    tables: list[Listing]


class ValueInfo(msgspec.Struct, kw_only=True):
    value: str
    name: str
    text: str = ""
    lot: bool = False
    """Whether chance decides with it which seat has which side."""
    level: str = ""
    """How hard it is, where that is known: ``easy``, ``medium`` or ``hard``."""
    length: str = ""
    """How long it takes, in words."""
    measured: str = ""
    """How often bots have won it, in words."""


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


class LessonTitle(msgspec.Struct, kw_only=True):
    """A lesson of a game's course."""

    name: str
    title: str
    text: str
    """What it is about."""
    minutes: int


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
    builds_on: str = ""
    """The game whose rules it uses; whoever learns it learns that one first."""
    lessons: list[LessonTitle] = []
    """What there is to learn it by, in order."""


class GameInfos(msgspec.Struct, kw_only=True):
    games: list[GameInfo]


class RuleInfo(msgspec.Struct, kw_only=True):
    id: str
    section: str
    text: str


class RuleInfos(msgspec.Struct, kw_only=True):
    game: str
    rules: list[RuleInfo]


class SceneInfo(msgspec.Struct, kw_only=True):
    """A picture of a rulebook, or an example that can be stepped through."""

    id: str
    caption: str
    height: int
    """How high it is drawn, in the size of the text."""
    steps: list[str]
    """What is said at each step after the first; none for a picture."""


class ParagraphInfo(msgspec.Struct, kw_only=True):
    id: str
    title: str
    text: str
    """Blocks parted by blank lines; ``- `` begins a line of a list, ``_this_`` is stressed,
    ``[this](#id)`` is a link."""
    words: list[str]
    """What else people call it."""
    rules: list[str]
    """The ids of the rules of the catalogue that it explains."""
    scenes: list[SceneInfo]


class ChapterInfo(msgspec.Struct, kw_only=True):
    id: str
    title: str
    paragraphs: list[ParagraphInfo]


class SummaryInfo(msgspec.Struct, kw_only=True):
    """A part of the summary."""

    id: str
    title: str
    text: str


class BookInfo(msgspec.Struct, kw_only=True):
    """The rulebook of a game."""

    game: str
    title: str
    base: str
    """The game whose rulebook has the rest of the rules; or none."""
    chapters: list[ChapterInfo]
    summary: list[list[SummaryInfo]]
    """What is printed: the parts of each page."""


class SceneStep(msgspec.Struct, kw_only=True):
    """The table of a scene at one of its steps."""

    events: list[EventInfo]
    view: Any
    details: dict[str, Any]
    lit: list[str]
    """Places to look at."""


class SceneSteps(msgspec.Struct, kw_only=True):
    viewer: int | None
    """The seat from which one looks; none for a spectator."""
    seats: list[SeatInfo]
    aside: bool
    """Whether it is about what lies beside the board."""
    steps: list[SceneStep]


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


class PuzzleInfo(msgspec.Struct, kw_only=True):
    """A puzzle in a list."""

    game: str
    game_name: str
    id: str
    grade: int
    """From 1, easy, to 5."""
    task: str
    """What is wanted, as a sentence."""
    aside: str
    """The same for those who do not see the board: without the names of its zones."""


class PuzzleInfos(msgspec.Struct, kw_only=True):
    """``GET /api/puzzles``"""

    puzzles: list[PuzzleInfo]
    day: str
    """The day on the server, as ``2026-11-18``."""
    today: int
    """The puzzle of that day, by its place in the list; -1 if there is none."""


class PuzzleTry(Body, kw_only=True):
    """``POST /api/puzzles/{game}/{puzzle}/try``: everything that was answered since the
    position."""

    answers: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=200)
    ] = []


class PuzzleVerdict(msgspec.Struct, kw_only=True):
    """What a try was worth."""

    solved: bool
    text: str
    chance: float
    """The chance to reach what is wanted that the answers left; without dice 0 or 1."""
    slip: int
    """The number of the answer, from 0, that gave the most away; -1 if none did."""
    reply: list[str]
    """Answers by which the other side shows what was wrong; they may follow in a try."""


class PuzzleState(msgspec.Struct, kw_only=True):
    """The table of a puzzle after some answers."""

    puzzle: PuzzleInfo
    seat: int
    """Whose turn it is to solve it."""
    seats: list[SeatInfo]
    view: Any
    details: dict[str, Any]
    events: list[EventInfo]
    """All that was told since the position."""
    asks: list[AskInfo]
    """What is asked; nothing once it was judged."""
    refused: list[RefusedOption]
    verdict: PuzzleVerdict | None


class PuzzleHelp(msgspec.Struct, kw_only=True):
    """``GET /api/puzzles/{game}/{puzzle}/help``: hints, the solution, and what is known of it."""

    idea: str
    first: str
    """The first answer in words."""
    solution: list[str]
    """The answers; they may be sent as a try, one more each time."""
    other: list[str]
    """The best other line."""
    proof: str
    """What was looked at to be sure."""


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
