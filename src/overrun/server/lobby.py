"""Before and beside the game: making tables, joining them, listing them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection, Mapping
from functools import cache
from time import time
from typing import Any

import msgspec

from overrun.bots import bot_names, is_bot, usual_bot
from overrun.core.errors import UndoRefused
from overrun.core.event import Viewer
from overrun.core.game import Setting
from overrun.core.log import Header, Log, packed
from overrun.core.reason import Fact
from overrun.core.state import Outcome
from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.games.measured import Measure, measured
from overrun.server import framing, rest
from overrun.server.errors import BrokenTable, NoSuchTable, NotAllowed
from overrun.server.naming import own_name
from overrun.server.play import LESSON
from overrun.server.protocol import PACES, TableOptions
from overrun.server.rest import SeatWish
from overrun.server.seating import BOT, OPEN, Seating
from overrun.server.sessions import (
    CODE,
    PROGRAM,
    code_hash,
    display_name,
    new_table_id,
    new_token,
    program_of,
)
from overrun.server.store import AnswerRow, Holder, SeatRow, Store, TableRow, TableSummary
from overrun.server.stored import Kept, journal, opening, plain, standing
from overrun.teaching.lesson import course, lesson_of
from overrun.teaching.prepared import Prepared
from overrun.text import ENGLISH, Text
from overrun.text.say import Speaker

log = logging.getLogger(__name__)

ME, SAME = "me", "same"
LISTED = 60
PROGRAM_NAME = Text(ENGLISH)("server-program")
"""What a program is called that does not say."""


class Lobby:
    """What the REST interface does, without HTTP. Everything here blocks: call it in a thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- making and joining ----------------------------------------------------------------

    def create(self, person: str, wanted: rest.NewTable, device: str = "") -> rest.Joined:
        game = find(wanted.game)
        table = Table.new(game, seats=len(wanted.seats), settings=wanted.settings)
        before = self._company(person, wanted.again) if wanted.again else None
        return self.keep(
            person, wanted.name, wanted.seats, wanted.options, table, before=before, device=device
        )

    def _company(self, person: str, table_id: str) -> Seating:
        """Those who sat at a finished table; only they may call each other together again."""
        seating = self.seating(table_id)
        if not self.row(table_id).ended:
            raise NotAllowed("server-still-running")
        if not seating.seats_of(person):
            raise NotAllowed("server-not-at-this-table")
        return seating

    def play_on(
        self, person: str, parent: str, wanted: rest.PlayOn, device: str = ""
    ) -> rest.Joined:
        """A new table that begins where a finished one was after so many answers."""
        row = self.watchable(person, parent)
        if not row.ended:
            raise NotAllowed("server-still-running")
        answers = self.store.answers(parent)
        if wanted.answers > len(answers):
            raise NotAllowed("server-not-so-many-answers", count=len(answers))
        if len(wanted.seats) != row.header.seats:
            raise NotAllowed("server-other-seats", count=row.header.seats)
        kept = answers[: wanted.answers]
        try:
            then = self.rebuilt(row).back_to(wanted.answers)
        except (BrokenTable, UndoRefused):
            raise NotAllowed("server-cannot-play-on") from None
        table = then.with_other_luck(secrets.token_hex(16))
        return self.keep(
            person,
            wanted.name,
            wanted.seats,
            wanted.options,
            table,
            parent=parent,
            answers=kept,
            device=device,
        )

    def learn(
        self, person: str, game: str, name: str, wanted: rest.Learn, device: str = ""
    ) -> rest.Joined:
        """The table of a lesson."""
        lesson = lesson_of(find(game).name, name)
        practice, seats = f"{LESSON}/{name}", [lesson.seat]
        return self.practise(
            person, wanted.name, lesson.prepared, practice, seats=seats, device=device
        )

    def practise(
        self,
        person: str,
        name: str,
        prepared: Prepared,
        practice: str,
        *,
        seats: Collection[int] = (0,),
        bot: str = "",
        device: str = "",
    ) -> rest.Joined:
        """A table that is set up for a purpose (``lesson/first-steps``): somebody has these seats,
        and bots have the others."""
        table = prepared.table()
        other = SeatWish(kind=BOT, bot=bot or usual_bot(table.game.name))
        wishes = [
            SeatWish(kind=ME) if seat in seats else other for seat in range(table.header.seats)
        ]
        options = TableOptions(pace="calm", unhurried=True, hints=False)
        return self.keep(person, name, wishes, options, table, practice=practice, device=device)

    def keep(
        self,
        person: str,
        name: str,
        wishes: list[SeatWish],
        options: TableOptions,
        table: Table[Any],
        *,
        parent: str | None = None,
        answers: list[AnswerRow] | None = None,
        before: Seating | None = None,
        practice: str = "",
        device: str = "",
    ) -> rest.Joined:
        """Store a new table; ``before`` is the company of the table that it is a rematch of,
        ``practice`` what it is set up for, and ``device`` what its maker uses."""
        shown = display_name(name)
        if options.pace not in PACES:
            raise NotAllowed("server-no-such-pace", pace=options.pace)
        seats: list[SeatRow] = []
        for number, wish in enumerate(wishes):
            seat = self._seat(number, wish, person, shown, table.game.name, before)
            if seat.people:
                seat.spent = True
                seat.name = own_name(seat.name, [each.name for each in seats if each.name])
            seats.append(seat)
        seating = Seating(seats)
        now = time()
        row = TableRow(
            id=new_table_id(),
            header=table.header,
            options=msgspec.structs.replace(options, practice=practice),
            host=person,
            watch=new_token(),
            parent=parent,
            created=now,
            touched=now,
            answers=len(answers or ()),
            ended=table.ended,
            outcome="" if table.outcome is None else msgspec.json.encode(table.outcome).decode(),
            waiting=table.waiting,
            awake=not table.ended and not practice and any(map(seating.bot_at, table.waiting)),
            dump=standing(table),
            dumped=table.answered,
            opening=opening(table),
        )
        self.store.name_person(person, shown)
        self.store.create(row, seats, journal(table, answers or []), table.marks, device)
        mine = seating.seats_of(person)
        return rest.Joined(
            table=row.id,
            seat=mine[0] if mine else None,
            links=_links(row, seating, person),
            name=seats[mine[0]].name if mine else shown,
        )

    def _seat(
        self,
        number: int,
        wish: SeatWish,
        person: str,
        name: str,
        game: str,
        before: Seating | None,
    ) -> SeatRow:
        token = new_token()
        if wish.kind == ME:
            shown = display_name(wish.name) if wish.name else name
            return SeatRow(seat=number, name=shown, token=token, people=[person])
        if wish.kind == BOT:
            if not is_bot(game, wish.bot):
                raise NotAllowed("server-no-such-bot", bot=wish.bot)
            return SeatRow(seat=number, bot=wish.bot, token=token)
        if wish.kind == OPEN:
            return SeatRow(seat=number, token=token)
        then = number if wish.was is None else wish.was
        if wish.kind == SAME and before is not None and then < len(before):
            old = before[then]
            # Programs have no session, only keys; theirs is of the old table.
            people = [each for each in old.people if not each.startswith(PROGRAM)]
            return SeatRow(seat=number, name=old.name if people else "", token=token, people=people)
        raise NotAllowed("server-no-such-kind", kind=wish.kind)

    def join(self, person: str, table_id: str, wanted: rest.Join, device: str = "") -> rest.Joined:
        """Take the seat, or the place to watch, that a link's token opens.

        A link to a seat is spent with it: the seat is the joiner's, and nobody else's. What a
        program holds it by is made here and told to nobody else.
        """
        row = self.row(table_id)
        key = new_token() if wanted.program else ""
        holder = Holder(
            person=program_of(key) if key else person, since=time(), device="" if key else device
        )
        if wanted.token == row.watch:
            seat, name = None, wanted.name
            if person:  # a program watches by the token itself
                name = display_name(wanted.name)
                self.store.name_person(person, name)
                self.store.visit(table_id, person)
        elif wanted.token.startswith(CODE):
            seat = self._join_as_device(table_id, wanted.token, holder)
            name = self.seating(table_id)[seat].name
        else:
            seat, name = self._take(table_id, wanted, holder)
        return rest.Joined(
            table=table_id,
            seat=seat,
            links=_links(row, self.seating(table_id), holder.person),
            name=name,
            key=key if seat is not None else "",
        )

    def _take(self, table_id: str, wanted: rest.Join, holder: Holder) -> tuple[int, str]:
        """The seat of a link, and what its guest is called there."""
        seating = self.seating(table_id)
        called = display_name(wanted.name or (PROGRAM_NAME if wanted.program else ""))
        name = own_name(called, [seat.name for seat in seating.rows if seat.people])
        token, chosen = wanted.token, wanted.token == seating.invitation
        if chosen:
            if wanted.seat is None or wanted.seat >= len(seating):
                raise NotAllowed("server-choose-a-seat")
            token = seating[wanted.seat].token
        free = not chosen or seating.is_free(wanted.seat or 0)
        seat = self.store.take_seat(table_id, token, holder, name) if free else None
        if seat is None and chosen:
            raise NotAllowed("server-seat-taken")
        if seat is None:
            spent = self.seating(table_id).is_spent(token)
            raise NotAllowed("server-spent-link" if spent else "server-bad-link")
        self._remember(holder.person, called)
        return seat, name

    def _join_as_device(self, table_id: str, code: str, holder: Holder) -> int:
        """The seat to which another device of the same person has called this one."""
        seat = self.store.redeem(table_id, code_hash(code), holder)
        if seat is None:
            raise NotAllowed("server-old-code")
        if self.store.name_of(holder.person) is None:
            self._remember(holder.person, self.seating(table_id)[seat].name)
        return seat

    def _remember(self, person: str, name: str) -> None:
        """What somebody is called, for the tables to come; a program has a new key at each."""
        if not person.startswith(PROGRAM):
            self.store.name_person(person, name)

    def links(self, person: str, table_id: str) -> rest.Links:
        row = self.row(table_id)
        seating = self.seating(table_id)
        if not seating.seats_of(person) and person != row.host:
            raise NotAllowed("server-not-at-this-table")
        return _links(row, seating, person)

    def seating(self, table_id: str) -> Seating:
        return Seating(self.store.seats(table_id))

    def row(self, table_id: str) -> TableRow:
        row = self.store.table(table_id)
        if row is None:
            raise NoSuchTable
        return row

    def viewer(self, person: str, table_id: str, wanted: str, *, ended: bool) -> Viewer:
        """The seat from which this person may look: own seats, after the end every seat."""
        if wanted == "watch":
            return None
        seating = self.seating(table_id)
        seat = seating.written(wanted)
        if seat is None:
            raise NotAllowed("server-no-such-viewer", viewer=wanted)
        if not ended and not seating.holds(person, seat):
            raise NotAllowed("server-not-your-seat")
        return seat

    def watchable(self, person: str, table_id: str) -> TableRow:
        """A table at which this person may look."""
        row = self.row(table_id)
        self.let_watch(person, row)
        return row

    def let_watch(self, person: str, row: TableRow) -> None:
        """Refuse who may not look at all: it must be a public table, a visitor's, or one's own."""
        if not (row.options.public or row.host == person or self.store.visited(row.id, person)):
            raise NotAllowed("server-not-at-this-table")

    def rebuilt(self, row: TableRow) -> Table[Any]:
        """The table of a row as it stands in the store."""
        return Kept.settled(self.store, row).opened().table

    def sides_or_table(self, row: TableRow) -> Table[Any] | list[str]:
        """The table of a row; of one that is over, and cannot be opened any more, its sides."""
        try:
            return self.rebuilt(row)
        except BrokenTable:
            if not row.ended:
                raise
            return [f"seat-{seat}" for seat in range(row.header.seats)]

    def check_stopped(self, person: str, table_id: str) -> None:
        """Refuse to end a table unless one sits at it, and the present rules cannot go on."""
        row = self.row(table_id)
        if not self.seating(table_id).seats_of(person) and person != row.host:
            raise NotAllowed("server-not-at-this-table")
        try:
            if not row.ended:
                self.rebuilt(row)
        except BrokenTable:
            return
        raise NotAllowed("server-can-go-on")

    def log(self, row: TableRow) -> Log:
        """The log of a table, with where it stands; what is known of one that cannot be opened."""
        try:
            return self.rebuilt(row).saved
        except BrokenTable:
            answers = plain(self.store.answers(row.id))
            stand = packed(row.dump) if row.dump else b""
            return Log(header=row.header, answers=answers, hash="", stand=stand)

    # -- lists -----------------------------------------------------------------------------

    def listings(self, person: str, which: str, locale: str) -> rest.Listings:
        lists = {
            "mine": lambda: self.store.mine(person, LISTED) if person else [],
            "finished": lambda: self.store.finished(person, LISTED) if person else [],
            "public": lambda: self.store.public(LISTED),
            "open": lambda: self.store.public(LISTED),
        }
        if which not in lists:
            raise NotAllowed("server-no-such-list", name=which)
        known = [
            each
            for each in lists[which]()
            if each.row.header.game in GAMES and not each.row.options.practice
        ]
        if which == "open":
            known = [each for each in known if _has_room(each, person)]
        found = (_listing(each, person, locale) for each in known)
        return rest.Listings(tables=[each for each in found if each is not None])


def _links(row: TableRow, seating: Seating, person: str) -> rest.Links:
    """The links that this person may give away: to open seats if it plays here, and to watch.

    Who only watches may invite others to watch. The link of a seat that somebody has taken is no
    longer anybody's.
    """
    plays = person == row.host or bool(seating.seats_of(person))
    found = [
        rest.SeatLink(seat=seat.seat, token=seat.token)
        for seat in seating.rows
        if plays and seating.is_free(seat.seat)
    ]
    return rest.Links(seats=found, watch=row.watch, table=seating.invitation if found else "")


def _has_room(summary: TableSummary, person: str) -> bool:
    """Whether somebody may sit down at a public table who does not sit there yet."""
    seating = Seating(summary.seats)
    return not seating.seats_of(person) and any(map(seating.is_free, range(len(seating))))


def _listing(summary: TableSummary, person: str, locale: str) -> rest.Listing | None:
    """A table as a line of a list; nothing if it cannot be told of, which spoils no list."""
    try:
        return _told(summary, person, locale)
    except Exception:
        log.exception("table %s is left out of a list", summary.row.id)
        return None


def _told(summary: TableSummary, person: str, locale: str) -> rest.Listing:
    row, seating = summary.row, Seating(summary.seats)
    speaker = framing.speaker_at(
        framing.speaker_for(row.header.game, locale), seating, row.header.settings
    )
    mine = seating.seats_of(person)
    outcome = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None
    return rest.Listing(
        id=row.id,
        game=row.header.game,
        game_name=speaker.name,
        seats=seating.names(speaker.text),
        mine=mine,
        my_turn=not row.ended and any(seat in row.waiting for seat in mine),
        touched=row.touched,
        ended=row.ended,
        outcome=framing.outcome_text(outcome, speaker) if outcome else "",
        answers=row.answers,
        **(_open_to_all(row, seating, speaker) if row.options.public and not row.ended else {}),
    )


def _open_to_all(row: TableRow, seating: Seating, speaker: Speaker) -> dict[str, Any]:
    """What everyone may know of a public table that has room."""
    free = [seat for seat in range(len(seating)) if seating.is_free(seat)]
    if not free:
        return {}
    sides = _sides(speaker, len(seating))
    return {
        "host": next((seat.name for seat in seating.rows if row.host in seat.people), ""),
        "free": [sides[seat] if sides else "" for seat in free],
        "invitation": seating.invitation,
    }


# -- the games -----------------------------------------------------------------------------------


def game_infos(locale: str) -> rest.GameInfos:
    return rest.GameInfos(games=[_game_info(framing.speaker_for(name, locale)) for name in GAMES])


def _game_info(speaker: Speaker) -> rest.GameInfo:
    game = speaker.game
    return rest.GameInfo(
        name=game.name,
        short=game.short,
        title=speaker.name,
        blurb=speaker.blurb,
        teaser=speaker.teaser,
        players=speaker.players,
        seats=list(game.seats),
        usual=game.usual or game.seats.start,
        sides={str(seats): _sides(speaker, seats) for seats in game.seats},
        races=game.races,
        settings=[
            rest.SettingInfo(
                name=setting.name,
                title=speaker.setting(setting.name),
                help=speaker.setting_help(setting.name),
                default=setting.default,
                values=[value_info(speaker, setting, value) for value in setting.values],
                free=setting.free,
            )
            for setting in game.settings
        ],
        bots=[_bot_info(name, speaker.text) for name in bot_names(game.name)],
        builds_on=game.builds_on,
        lessons=[
            rest.LessonTitle(
                name=lesson.name,
                title=speaker(lesson.key()),
                text=speaker(f"{lesson.key()}.text"),
                minutes=lesson.minutes,
            )
            for lesson in course(game.name).values()
        ],
    )


def value_info(speaker: Speaker, setting: Setting, value: str) -> rest.ValueInfo:
    """A value of a setting, and what is known of it to choose by: of a mission, how hard and long
    it is."""
    found = measured(speaker.game.name).of(setting.name, value)
    facts = _facts(speaker.game.name).get((setting.name, value), {})
    own = f"setting-{setting.name}.measured"
    won = {"won": found.won}
    return rest.ValueInfo(
        value=value,
        name=speaker.setting(setting.name, value),
        text=speaker.setting_text(setting.name, value),
        lot=value == setting.lot,
        level=str(facts.get("difficulty", "")) or found.level,
        length=_length(speaker.text, facts, found),
        measured=""
        if found.won is None
        else speaker(own, **won)
        if speaker.has(own)
        else speaker.text("server-measured", **won),
    )


def _length(text: Text, facts: Mapping[str, Fact], found: Measure) -> str:
    """How long something takes: by what is written on it, and by how it was played."""
    told = []
    if minutes := facts.get("minutes"):
        told.append(text("server-length-minutes", minutes=minutes))
    elif length := facts.get("length"):
        told.append(text(f"server-length-{length}"))
    if found.rounds is not None:
        told.append(text("server-length-rounds", rounds=round(found.rounds)))
    return ", ".join(told)


@cache
def _facts(game: str) -> dict[tuple[str, str], dict[str, Fact]]:
    """What the cards of a game say of themselves, by their kind and id."""
    entries = framing.glossary_of(game, ENGLISH).entries
    return {(each.shelf, each.id): each.facts for each in entries}


@cache
def _sides(speaker: Speaker, seats: int) -> list[str]:
    """The names of the sides at a table of so many, with the usual settings; every visitor of the
    first page asks for them, so a table is set up for it once."""
    game = speaker.game
    header = Header(game=game.name, seats=seats, settings=game.configure({}, seats), seed="sides")
    sample: Table[Any] = Table(game, header)
    found = framing.side_names(sample, speaker)
    return [name for side, name in found if not side.startswith("seat-")]


def _bot_info(name: str, text: Text) -> rest.BotInfo:
    return rest.BotInfo(
        name=name, title=text(f"server-bot-{name}"), text=text(f"server-bot-{name}.text")
    )
