"""Tables: one play of a game. They run the agenda, take answers, and never lose any."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from overrun import __version__
from overrun.core.chance import Chance, key_from_seed
from overrun.core.dump import UNTOLD, Dump, Mark, Note, answer_of, read_dump
from overrun.core.errors import (
    AnswerError,
    BadLog,
    GameEnded,
    IllegalAnswer,
    Misfit,
    OverrunError,
    RulesError,
    StaleAnswer,
    UndoRefused,
    WrongSeat,
)
from overrun.core.event import Event, Heard, Viewer
from overrun.core.flow import Ask, Flow, Lanes, Race, Wait, open_asks, reply_to, settled
from overrun.core.game import Game
from overrun.core.log import Answer, Header, Log, digest, packed
from overrun.core.making import Change
from overrun.core.play import Finished, Play
from overrun.core.reason import Option, Reason, unwire, wire
from overrun.core.state import Outcome, State

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)

CONCEDE = "concede"
_WORLD_TRIES = 20
APART = 40
"""So many answers at the least lie between two marks."""


class Table(Generic[S]):
    """One play of a game, running or finished.

    A point in the middle of a task is the state at the task's start and the answers since. That
    is what is saved, forked and rebuilt.

    Args:
        game: the rule set.
        header: what the table starts from; :meth:`Table.new` makes one.
        events: keep what happened. Off in simulations.
        snapshots: renew the snapshot at each task. Off in simulations; a table without them can
            still be forked, but replays more.
    """

    _beginning: tuple[bytes, S | None] = (b"", None)
    """A snapshot from which a state was thawed before, and another one to copy: forks share it,
    and nobody changes it."""

    def __init__(
        self,
        game: Game[S],
        header: Header,
        *,
        events: bool = True,
        snapshots: bool = True,
    ) -> None:
        self.game = game
        self.header = header
        self.snapshots = snapshots
        self.changes: list[Change] = []
        """Where it went on under other rules than before."""
        self._notes: list[Note] = []
        self._marks: list[Mark] = []
        self._events: list[Event] | None = [] if events else None
        self._begin(self._first_state())
        self._resume(None)

    @classmethod
    def new(
        cls,
        game: Game[S],
        *,
        seats: int | None = None,
        settings: Mapping[str, str] | None = None,
        seed: str | None = None,
        script: list[Any] | None = None,
        turns: Sequence[tuple[int, str]] = (),
        position: str = "",
        events: bool = True,
        snapshots: bool = True,
    ) -> Table[S]:
        """A new table, at its first ask, or that of a position. Wrong settings raise
        :class:`BadSetting`."""
        count = game.seats.start if seats is None else seats
        chosen = game.configure(settings or {}, count)
        game.check_new(chosen)
        header = Header(
            game=game.name,
            seats=count,
            settings=chosen,
            seed=secrets.token_hex(16) if seed is None else seed,
            position=position,
            script=script,
            turns=list(turns),
            rules=game.rules,
            content=game.content(chosen, count),
            stock=game.stock(chosen, count),
        )
        return cls(game, header, events=events, snapshots=snapshots)

    @classmethod
    def from_position(
        cls,
        game: Game[S],
        text: str,
        *,
        seats: int | None = None,
        seed: str = "position",
        script: list[Any] | None = None,
    ) -> Table[S]:
        """A table that starts from the text of a position."""
        header = Header(
            game=game.name,
            seats=game.seats.start if seats is None else seats,
            settings={},
            seed=seed,
            position=text,
            script=script,
            rules=game.rules,
        )
        return cls(game, header)

    def _first_state(self) -> S:
        header = self.header
        script = None if header.script is None else list(header.script)
        chance = Chance(key_from_seed(header.seed), script=script)
        for drawn, seed in header.turns:
            chance.turn_away(drawn, key_from_seed(seed))
        if header.position:
            state = self.game.read_position(header.position)
            state.chance = chance
            return state
        settings = header.settings
        if len(settings) < len(self.game.settings):  # of long ago, before some of the options came
            settings = self.game.complete(settings, header.seats)
        stock = header.stock
        if stock is None:
            stock = self.game.first_stock(settings, header.seats)
        return self.game.start(header.seats, settings, chance, stock)

    def _begin(self, state: S) -> None:
        self.state = state
        self.asks: list[Ask] = []
        self._play = Play(state, self._events)
        self._flow: Flow[None] | None = None
        self._wait: Wait | None = None
        self._snapshot = self.game.freeze(state)
        self._base = len(self._notes)
        self._mark()

    def _mark(self) -> None:
        """Remember this moment, if the last one that is remembered is long enough ago."""
        mark, marks = (self._base, self._snapshot), self._marks
        if marks and marks[-1][0] == self._base:
            marks[-1] = mark
        elif not marks or self._base >= marks[-1][0] + APART:
            marks.append(mark)

    # -- looking ---------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` while it runs."""
        return self.state.outcome

    @property
    def answers(self) -> list[Answer]:
        """All answers so far, as the log keeps them."""
        return [answer_of(note) for note in self._notes]

    @property
    def answered(self) -> int:
        """How many answers were given so far."""
        return len(self._notes)

    @property
    def last(self) -> Answer | None:
        """The last answer that was given."""
        return answer_of(self._notes[-1]) if self._notes else None

    @property
    def ended(self) -> bool:
        return self.state.outcome is not None

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked something now, in order."""
        return sorted({ask.seat for ask in self.asks})

    def asked(self, seat: int) -> list[Ask]:
        """The open asks of a seat."""
        return [ask for ask in self.asks if ask.seat == seat]

    @property
    def racing(self) -> list[Ask]:
        """The open asks of equals of whom whoever is quicker is heard; at a tie, the first."""
        return self.asks if isinstance(self._wait, Race) and self._wait.equal else []

    @property
    def due(self) -> list[Ask]:
        """The open asks that the game waits for: not what may be done meanwhile, besides."""
        unequal = isinstance(self._wait, Race) and not self._wait.equal
        return self.asks[:1] if unequal else self.asks

    def view(self, viewer: Viewer) -> msgspec.Struct:
        """What this viewer may know of the state."""
        return self.game.view(self.state, viewer)

    def heard(self, viewer: Viewer, after: int = 0) -> list[Heard]:
        """What this viewer has heard since its event number ``after``."""
        told = (
            (event.name, facts)
            for event in self._events or ()
            if (facts := event.seen_by(viewer)) is not None
        )
        numbered = (Heard(number, name, facts) for number, (name, facts) in enumerate(told, 1))
        return [event for event in numbered if event.number > after]

    @property
    def events(self) -> list[Event]:
        """Everything that was told, with all secrets. Never send it; see :meth:`heard`."""
        return self._events or []

    @property
    def position(self) -> str:
        """The text of the position in which the step under way began: a table can start from it."""
        return self.game.write_position(self.game.thaw(self._snapshot))

    @property
    def notes(self) -> list[Note]:
        """All answers so far, as the table remembers them."""
        return self._notes

    @property
    def marks(self) -> list[Mark]:
        """The moments to which one can go back without playing the game from its start."""
        return self._marks

    def why_not(self, ask: Ask, option: Option) -> Reason | None:
        """Why the option is not an answer to this ask; ``None`` if it is one."""
        return None if option in ask.options else self.game.why_not(self.state, ask, option)

    def refused(self, ask: Ask) -> Iterator[tuple[Option, Reason]]:
        """The options that one might think of but may not take now, each with its reason."""
        for option in self.game.considered(self.state, ask):
            reason = self.why_not(ask, option)
            if reason is not None:
                yield option, reason

    # -- answering -------------------------------------------------------------------------

    def answer(self, seat: int, number: int, option: str | Option) -> None:
        """Answer an open ask. A refused answer raises and changes nothing."""
        chosen = unwire(option) if isinstance(option, str) else option
        wait = self._wait
        if type(wait) is Ask and wait.number == number and wait.seat == seat:
            ask = wait
        else:
            ask = self._open_ask(seat, number)
        if chosen not in ask.options:
            reason = self.game.why_not(self.state, ask, chosen)
            because = f" ({reason.rule})" if reason else ""
            raise IllegalAnswer(
                f"{wire(chosen)!r} is not a legal answer to ask {number} ({ask.kind}){because}",
                reason,
            )
        if not self.snapshots:
            self._take(ask, chosen)
            return
        snapshot, base = self._snapshot, self._base
        try:
            self._take(ask, chosen)
        except Exception:
            # a fault in the rules must not leave the table half changed
            if self._events is not None:
                del self._events[self.game.thaw(snapshot).events :]
            self._restore(snapshot, self._notes[:-1], base)
            self._marks = [mark for mark in self._marks if mark[0] <= base]
            raise

    def choose(self, option: Option) -> None:
        """Answer the only open ask, unchecked but for the option: the fast way of simulations."""
        ask = self._wait
        if type(ask) is not Ask or option not in ask.options:
            asked = ", ".join(each.kind for each in self.asks) or "nothing"
            raise IllegalAnswer(f"{wire(option)!r} is not the answer to one ask: {asked}")
        state = self.state
        known = state.chance.drawn + state.reveals  # state.knowledge, without a call
        self._notes.append((ask.seat, ask.number, option, known, state.events))
        self._resume(option)

    def concede(self, seat: int) -> None:
        """Give up. The game says what that means."""
        if self.ended:
            raise GameEnded("the game is over")
        if not 0 <= seat < self.header.seats:
            raise WrongSeat(f"there is no seat {seat} at this table")
        state = self.state
        self._notes.append((seat, 0, (CONCEDE,), state.knowledge, state.events))
        self.game.concede(self.state, seat)
        self._play.tell("conceded", seat=seat)
        self._end()

    def _open_ask(self, seat: int, number: int) -> Ask:
        if self.ended:
            raise GameEnded("the game is over")
        for ask in self.asks:
            if ask.number == number:
                if ask.seat != seat:
                    raise WrongSeat(f"ask {number} is put to seat {ask.seat}, not to seat {seat}")
                return ask
        for ask in self.asks:
            # not if the seat has answered since then: that would be a second click
            if ask.seat == seat and ask.takes(number) and number >= self._heard(seat):
                return ask
        opened = ", ".join(str(ask.number) for ask in self.asks)
        raise StaleAnswer(f"ask {number} is not open; open now: {opened}")

    def _heard(self, seat: int) -> int:
        """The first number after the last ask that a seat has answered."""
        return next((note[1] for note in reversed(self._notes) if note[0] == seat), 0) + 1

    def _take(self, ask: Ask, option: Option) -> None:
        state = self.state
        known = state.chance.drawn + state.reveals  # state.knowledge, without a call
        self._notes.append((ask.seat, ask.number, option, known, state.events))
        self._give(ask, option)

    def _give(self, ask: Ask, option: Option) -> None:
        """Put the answer into the open ask and let the rules go on if they can."""
        wait = self._wait
        if ask is wait:
            self._resume(option)
            return
        ask.answer = option
        if type(wait) is Race:  # whoever is quicker is heard
            self._resume(ask)
            return
        assert wait is not None
        if not settled(wait):
            self.asks.remove(ask)
            return
        if isinstance(wait, list):
            self.state.reveals += 1  # secret answers become known to the rules together
        self._resume(reply_to(wait))

    def _resume(self, reply: Any) -> None:
        """Run tasks until somebody must be asked, or the game is over."""
        play, state = self._play, self.state
        tasks, may_ask = self.game.tasks.by_name, self.game.tasks.may_ask
        flow = self._flow
        try:
            while True:
                if flow is None:
                    agenda = state.agenda
                    if not agenda:
                        raise RulesError("the agenda is empty, but the game has no outcome")
                    if self.snapshots and agenda[-1][0] in may_ask:
                        self._snapshot = self.game.freeze(state)
                        self._base = len(self._notes)
                        self._mark()
                    name, args = agenda.pop()
                    flow = tasks[name](play, *args) if args else tasks[name](play)
                    if flow is None:
                        continue
                    reply = None
                try:
                    wait = flow.send(reply)
                except StopIteration:
                    flow = None
                    continue
                if type(wait) is Ask:
                    state.asks += 1
                    wait.number = state.asks
                    if len(wait.options) == 1 and not wait.always:
                        reply = wait.options[0]
                        continue
                    self.asks = [wait]
                else:
                    asks = self._open(wait)
                    if not asks or (type(wait) is Lanes and settled(wait)):
                        reply = reply_to(wait)
                        continue
                    self.asks = asks
                self._flow, self._wait = flow, wait
                return
        except Finished:
            self._end()

    def _open(self, wait: Wait) -> list[Ask]:
        """Number the asks of a wait, and take single options; those that are open then."""
        asks, state = open_asks(wait), self.state
        taken = False
        for ask in asks:
            if not ask.number:
                state.asks += 1
                ask.number = state.asks
                if len(ask.options) == 1 and not ask.always:
                    ask.answer = ask.options[0]
                    taken = True
        return open_asks(wait) if taken else asks

    def _end(self) -> None:
        self.asks = []
        self._flow = self._wait = None
        self.state.agenda = []
        self._snapshot = self.game.freeze(self.state)
        self._base = len(self._notes)

    # -- rebuilding ------------------------------------------------------------------------

    def _restore(
        self,
        snapshot: bytes,
        notes: list[Note],
        base: int,
        secret: Collection[int] = (),
        chance: Chance | None = None,
        start: S | None = None,
    ) -> None:
        """Stand where the snapshot and the notes from ``base`` on lead to.

        Answers to the asks in ``secret`` are drawn anew: whoever looks on does not know them. The
        state that the snapshot holds may be given, to be played on.
        """
        state = self.game.thaw(snapshot) if start is None else start
        self.state = state
        self._play = Play(state, self._events)
        self._flow = self._wait = None
        self._snapshot = snapshot
        self.asks = []
        if state.outcome is None:
            snapshots, self.snapshots = self.snapshots, False
            self._notes, self._base = notes[:base], base
            try:
                self._resume(None)
                for place, note in enumerate(notes[base:], base):
                    if chance is not None and note[1] in secret:
                        note = notes[place] = self._anew(note, chance)
                    self._again(note)
            finally:
                self.snapshots = snapshots
        self._notes, self._base = notes, base

    def _again(self, note: Note) -> None:
        """Give an answer again that was given before."""
        _, number, option, *_ = note
        ask = next((ask for ask in self.asks if ask.number == number), None)
        if ask is None or option not in ask.options:
            raise BadLog(f"the answer {wire(option)!r} to ask {number} does not replay")
        self._give(ask, option)

    def _anew(self, note: Note, chance: Chance) -> Note:
        """Another answer to the same ask, as somebody may have given it in secret."""
        seat, number, _, known, told = note
        ask = next((ask for ask in self.asks if ask.number == number), None)
        if ask is None:
            raise BadLog(f"the ask {number} is not put in this world")
        return seat, number, chance.pick(ask.options), known, told

    def _given_in_secret(self, viewer: Viewer) -> list[int]:
        """The asks whose answers the viewer cannot know yet, because others are still open."""
        if not isinstance(self._wait, list):
            return []
        return [
            ask.number
            for ask in self._wait
            if ask.answer is not None and ask.seat != viewer and ask not in self.asks
        ]

    def _twin(self, events: list[Event] | None, snapshots: bool) -> Table[S]:
        twin: Table[S] = Table.__new__(Table)
        twin.game, twin.header, twin.snapshots = self.game, self.header, snapshots
        twin._events, twin._marks, twin.changes = events, self._marks.copy(), self.changes.copy()
        return twin

    def fork(
        self, *, events: bool = False, snapshots: bool = False, script: list[Any] | None = None
    ) -> Table[S]:
        """An independent table at the same point, for looking ahead.

        With a ``script`` everything that is drawn since the asking task began, and from here on,
        comes from there: see :attr:`drawn_since`.
        """
        told = self.events[: self.game.thaw(self._snapshot).events] if events else None
        twin, start = self._twin(told, snapshots), self._start()
        if script is not None:
            start.chance = Chance(b"scripted", start.chance.drawn, list(script))
        twin._beginning = self._beginning
        twin._restore(self._snapshot, self._notes.copy(), self._base, start=start)
        return twin

    def _start(self) -> S:
        """A new state as the snapshot holds it. Who asks twice may ask often: then it is copied."""
        snapshot, state = self._beginning
        if snapshot is not self._snapshot:
            self._beginning = self._snapshot, None
            return self.game.thaw(self._snapshot)
        if state is None:
            state = self.game.thaw(snapshot)
            self._beginning = snapshot, state
        return self.game.copy(state)

    @property
    def since(self) -> list[Option]:
        """What was answered since the asking task began."""
        return [note[2] for note in self._notes[self._base :]]

    @property
    def drawn_since(self) -> int:
        """How often something was drawn since the asking task began."""
        return self.state.chance.drawn - self.game.thaw(self._snapshot).chance.drawn

    @property
    def is_fresh(self) -> bool:
        """Whether nothing was answered or learned since the asking task began."""
        if self._base < len(self._notes):
            return False
        return self.game.thaw(self._snapshot).knowledge == self.state.knowledge

    def world(
        self,
        viewer: Viewer,
        seed: str,
        *,
        rekey: bool = True,
        events: bool = False,
        tries: int = _WORLD_TRIES,
    ) -> Table[S]:
        """A fork in which everything that the viewer cannot know is drawn anew.

        Bots look ahead on such worlds. The viewer cannot tell them from the truth: its view is
        the same. With ``rekey`` future randomness is drawn anew as well; with ``events`` the
        world keeps what happens from here on.

        What was learned since the current task began is kept where the game can tell it
        (:meth:`Game.resample_since`), and else met by trying again: at most ``tries`` times, which
        must be 1 to prove that a fresh table gives nothing away.
        """
        secret = self._given_in_secret(viewer)
        seen = b""
        for attempt in range(tries):
            chance = Chance.from_seed(f"{seed}/{attempt}")
            state = self._start()
            fresh = self._base == len(self._notes) and state.knowledge == self.state.knowledge
            self.game.resample_since(state, self.state, viewer, chance)
            if rekey and self.game.open_draws:
                state.chance.turn_away(self.state.chance.drawn, chance.key)
            elif rekey:
                state.chance = Chance(chance.key, state.chance.drawn)
            twin = self._twin([] if events else None, snapshots=False)
            frozen = self.game.freeze(state)
            try:
                twin._restore(frozen, self._notes.copy(), self._base, secret, chance, state)
            except (BadLog, AnswerError):
                continue  # an answer since the snapshot was impossible in that world
            if fresh:
                return twin  # as resampling keeps the view, so does what follows from it alone
            seen = seen or msgspec.msgpack.encode(self.view(viewer))
            if msgspec.msgpack.encode(twin.view(viewer)) == seen:
                return twin
        raise RulesError(f"no world fits what viewer {viewer} has seen since the last task began")

    # -- taking back -----------------------------------------------------------------------

    def last_answer(self, seat: int) -> int:
        """The number of this seat's last answer, counted from 1; 0 if it has given none."""
        for number in range(len(self._notes), 0, -1):
            if self._notes[number - 1][0] == seat:
                return number
        return 0

    def may_undo(
        self, seat: int, consent: Collection[int] = (), *, keep: int | None = None
    ) -> bool:
        """Whether this seat may take back all answers but the first ``keep``, given who consents.

        Left out, ``keep`` means all but the last.
        """
        if keep is None:
            keep = len(self._notes) - 1
        if not 0 <= keep < len(self._notes):
            return False
        everyone = set(range(self.header.seats)) - {seat}
        if everyone <= set(consent):
            return True
        taken_back = self._notes[keep:]
        own = all(note[0] == seat for note in taken_back)
        if not own or taken_back[0][3] != self.state.knowledge or self.ended:
            return False
        over = self._base > keep or not self.snapshots  # the task of the answer, for all we know
        return not (over and self.game.lurks(self.state, seat))

    def undo(self, seat: int, consent: Collection[int] = (), *, keep: int | None = None) -> None:
        """Take the last answer back, or all but the first ``keep``.

        Alone a seat may take back its own last answers, if nothing random or hidden came to light
        since; with the consent of all others, any.
        """
        if not self.may_undo(seat, consent, keep=keep):
            raise UndoRefused(
                "nothing can be taken back: the last answer was another's, or something became "
                "known by it; everyone else must consent"
            )
        earlier = self.back_to(len(self._notes) - 1 if keep is None else keep)
        self.__dict__.update(earlier.__dict__)  # only now: a replay that fails changes nothing

    def back_to(self, answers: int) -> Table[S]:
        """A table that stands where this one stood after so many answers.

        It goes back to the last mark before that and replays from there, so it costs the same in
        a long game. What does not replay raises :class:`UndoRefused`.
        """
        moments = [*self._marks, (self._base, self._snapshot)]
        base, snapshot = max((each for each in moments if each[0] <= answers), default=(0, b""))
        if not snapshot:
            raise UndoRefused("it was answered under other rules, to which nobody can go back")
        try:
            start = self.game.thaw(snapshot).events
            told = None if self._events is None else self.events[:start]
            earlier = self._twin(told, self.snapshots)
            earlier._marks = [mark for mark in self._marks if mark[0] <= base]
            earlier._restore(snapshot, self._notes[:base], base)
            earlier.catch_up([answer_of(note) for note in self._notes[base:answers]])
        except Exception as error:
            raise UndoRefused(f"the present rules do not lead there: {error}") from error
        until = self._notes[answers][-1] if answers < len(self._notes) else len(self.events)
        if until != UNTOLD and earlier.events[start:] != self.events[start:until]:
            raise UndoRefused("the present rules do not lead there, but elsewhere")
        return earlier

    def with_other_luck(self, seed: str) -> Table[S]:
        """A table that stands where this one does, but what is still to be drawn comes from another
        seed: for who plays on from a game whose dice everybody has seen."""
        drawn, key = self.state.chance.drawn, key_from_seed(seed)

        def turned(frozen: bytes) -> bytes:
            state = self.game.thaw(frozen)
            state.chance.turn_away(drawn, key)
            return self.game.freeze(state)

        turns = [*self.header.turns, (drawn, seed)]
        twin = self._twin(self.events[: self.game.thaw(self._snapshot).events], self.snapshots)
        twin.header = msgspec.structs.replace(self.header, turns=turns)
        twin._marks = [(answers, turned(frozen)) for answers, frozen in self._marks]
        twin._restore(turned(self._snapshot), self._notes.copy(), self._base)
        return twin

    def catch_up(self, answers: list[Answer]) -> None:
        """Give the answers of a log, one after the other; one that does not fit raises BadLog."""
        for line, answer in enumerate(answers, 1):
            try:
                if answer.ask == 0:
                    self.concede(answer.seat)
                else:
                    self.answer(answer.seat, answer.ask, answer.option)
            except OverrunError as error:
                raise BadLog(f"answer {line} of {len(answers)} does not replay: {error}") from error

    # -- saving ----------------------------------------------------------------------------

    @property
    def log(self) -> Log:
        """Header, answers and hash: enough to play the whole game again."""
        return Log(
            header=self.header,
            answers=self.answers,
            hash=digest(self.header, self.answers, self.events, self.game.freeze(self.state)),
            changes=self.changes,
        )

    @property
    def saved(self) -> Log:
        """The log with the table as it stands: what a file should hold, because it can be looked
        at, and gone on with, when the rules have changed."""
        return msgspec.structs.replace(self.log, stand=packed(self.dump()))

    @classmethod
    def replay(cls, game: Game[S], log: Log, *, to: int | None = None) -> Table[S]:
        """The table that a log leads to, or the one after its first ``to`` answers.

        A log that does not replay raises :class:`BadLog` with the answer at fault.
        """
        if log.header.game != game.name:
            raise BadLog(f"the log is of {log.header.game}, not of {game.name}")
        if not log.header.position:
            game.configure(log.header.settings, log.header.seats)
        table = cls(game, log.header)
        table.catch_up(log.answers if to is None else log.answers[:to])
        return table

    def dump(self, *, events: bool = True) -> bytes:
        """The table as bytes, from which :meth:`load` rebuilds it at exactly this point.

        Without ``events`` they are a tenth of the size, for somebody who only looks ahead.
        """
        return msgspec.msgpack.encode(self.standing if events else self._light())

    @property
    def standing(self) -> Dump:
        """The table as data."""
        dump = self._light()
        dump.header, dump.events, dump.marks = self.header, self.events, self._marks
        dump.now, dump.changes = self.game.freeze(self.state), self.changes
        return dump

    def _light(self) -> Dump:
        return Dump(
            header=msgspec.structs.replace(self.header, stock=None),
            notes=self._notes,
            base=self._base,
            snapshot=self._snapshot,
            events=[],
            rules=self.game.rules,
            form=len(self.game.forms),
        )

    @classmethod
    def load(cls, game: Game[S], dumped: bytes) -> Table[S]:
        """A table from its dump; damaged bytes raise :class:`BadLog`, and a table that the present
        rules cannot go on with :class:`Misfit`."""
        return cls.rebuild(game, read_dump(dumped))

    @classmethod
    def rebuild(cls, game: Game[S], dump: Dump) -> Table[S]:
        """The table that a dump stands for.

        If it was written under other rules, its states are brought into their present form, and
        the step that was under way must lead to the same state as then. If it does not, the step
        begins anew, without the answers that were given in it; the table's :attr:`changes` say so.
        """
        if dump.header.game != game.name:
            raise BadLog(f"the table is of {dump.header.game}, not of {game.name}")
        table: Table[S] = cls.__new__(cls)
        table.game, table.header, table.snapshots = game, dump.header, True
        table.changes, table._marks = dump.changes, dump.marks
        notes = dump.notes
        if dump.rules == game.rules:
            table._stand(dump, notes)
            return table
        try:
            table._go_on(dump, notes)
        except Misfit:
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise Misfit(f"the present rules cannot go on from there: {what}") from error
        return table

    def _stand(self, dump: Dump, notes: list[Note]) -> None:
        """Stand where the dump says."""
        try:
            told = self.game.thaw(dump.snapshot).events
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadLog(f"not a complete table: {error}") from error
        self._events = dump.events[:told]
        self._restore(dump.snapshot, notes, dump.base)

    def _go_on(self, dump: Dump, notes: list[Note]) -> None:
        """Stand where the dump says, under rules that may be others than its own."""
        game, old = self.game, dump.snapshot
        present = msgspec.structs.replace(dump, snapshot=game.renew(old, dump.form))
        self._marks = game.renewed(dump.marks, dump.form) or [(dump.base, present.snapshot)]
        dropped = 0
        try:
            self._stand(present, notes)
            reached = not dump.now or game.thaw(game.renew(dump.now, dump.form)) == self.state
        except Exception:  # rules that have changed may stumble over it in any way
            reached = False
        if not reached:
            dropped = len(notes) - dump.base
            self._stand(present, notes[: dump.base])
        change = Change(
            answers=dump.base if dropped else len(notes),
            rules=game.rules,
            version=__version__,
            dropped=dropped,
        )
        self.changes = [*dump.changes, change]
