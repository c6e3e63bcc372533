"""A game in text: who is asked, what that seat is told, and what comes of its answer.

An answer that the rules do not allow changes nothing. It is refused with the reason and the rule;
after so many tries the usual answer is given instead. What went wrong is counted apart from the
score.

>>> game = TextGame("zombie-terror", seed="docs", tries=2)
>>> game.turn
0
>>> game.answer('{"answer": "dance"}').why
'That does not answer this question. (ZT-SET-03)'
>>> verdict = game.answer("I will dance!")
>>> verdict.default, verdict.option, game.errors[0]
(True, 'place:banker:A1', Errors(asked=1, nonsense=1, illegal=1, silent=0, faults=0, defaults=1))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from overrun.arena.ids import EnvId, read_id
from overrun.arena.observing import ANSWER, Line, Observation, Telling
from overrun.arena.reading import Reply, read_reply
from overrun.arena.roles import hides
from overrun.core.errors import GameEnded, IllegalAnswer
from overrun.core.flow import Ask
from overrun.core.reason import Option, unwire, wire
from overrun.core.table import Table
from overrun.games import find

TRIES = 3
"""How often one may try to answer a question, if nothing else is said."""
NONSENSE, ILLEGAL, SILENT, FAULT = "nonsense", "illegal", "silent", "faults"
"""What can be wrong with an answer: none could be read, the rules refuse it, none came in time, or
whoever should have given it broke down."""


NOTHING = Reply()


class Errors(msgspec.Struct):
    """How often a seat was asked, and what went wrong."""

    asked: int = 0
    nonsense: int = 0
    illegal: int = 0
    silent: int = 0
    faults: int = 0
    defaults: int = 0
    """Asks that were answered for the seat in the end."""

    def count(self, what: str) -> None:
        setattr(self, what, getattr(self, what) + 1)

    def __add__(self, other: Errors) -> Errors:
        mine, theirs = msgspec.structs.astuple(self), msgspec.structs.astuple(other)
        return Errors(*(a + b for a, b in zip(mine, theirs, strict=True)))


class Verdict(msgspec.Struct, frozen=True):
    """What came of an answer."""

    seat: int
    option: str = ""
    """What was answered in the end; empty while the seat may try again."""
    text: str = ""
    """What the agent is told of it."""
    why: str = ""
    """Why it was refused; empty if it was taken."""
    rule: str = ""
    error: str = ""
    """What was wrong with it."""
    left: int = 0
    default: bool = False
    """Whether the usual answer was given instead."""
    reply: Reply = NOTHING


class TextGame:
    """One play of a game in text.

    Args:
        env: an environment's id, or as little of it as the game's name.
        players: how many sit at the table; as many as is usual for the game, if left out.
        settings: the options of the game, as ``overrun games`` lists them.
        seed: fixes what is dealt and drawn.
        tries: how often a seat may try to answer a question.
    """

    def __init__(
        self,
        env: str | EnvId,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        seed: str,
        tries: int = TRIES,
    ) -> None:
        self.env = read_id(env) if isinstance(env, str) else env
        rules = find(self.env.game)
        self.players = players or rules.usual or rules.seats.start
        self.tries = tries
        self.table: Table[Any] = Table.new(
            rules, seats=self.players, settings=settings, seed=seed, snapshots=True
        )
        self.telling = Telling(self.env, self.table)
        self.errors = [Errors() for _ in range(self.players)]
        self.lines: list[Line] = []
        self._known = [(0, 0)] * self.players
        """How many events and lines each seat had been told when it last answered."""
        self._told = [(0, 0)] * self.players
        """… and by now."""
        self._left = tries
        self._skip()

    # -- who is asked ----------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The ask that is answered next: of several that are open, that of the seat which has the
        right of way; nothing once the game is over."""
        return self.table.asks[0] if self.table.asks else None

    @property
    def turn(self) -> int | None:
        """The seat that is asked."""
        return None if self.ask is None else self.ask.seat

    @property
    def over(self) -> bool:
        return self.table.ended

    def won(self, seat: int) -> bool:
        """Whether a seat has won a game that is over."""
        outcome = self.table.outcome
        return outcome is not None and seat in outcome.winners

    # -- what is told ----------------------------------------------------------------------

    def brief(self, seat: int) -> str:
        """What the agent at a seat is told before its first question."""
        return self.telling.brief(seat, self.tries, hides=hides(self.table))

    def observe(self) -> Observation:
        """What the seat that is asked is told."""
        ask = self._open()
        events, lines = self._known[ask.seat]
        news = self.table.heard(ask.seat, events)
        said = [each for each in self.lines[lines:] if each.seat != ask.seat]
        self._told[ask.seat] = events + len(news), len(self.lines)
        return self.telling.observation(self.table, ask, news, said, self._left)

    def ending(self, seat: int) -> str:
        """How the game ended, to a seat."""
        return self.telling.over(self.table, seat)

    # -- answering -------------------------------------------------------------------------

    def answer(self, text: str) -> Verdict:
        """Answer as an agent does: what it wrote, read as docs/arena.md says."""
        ask, reply = self._open(), read_reply(text)
        if reply.answer is None:
            form = self.telling.text(
                "arena-answer", example=msgspec.json.encode({ANSWER: "ID"}).decode()
            )
            why = self.telling.text("arena-nonsense", form=form)
            return self._refuse(ask, NONSENSE, why, reply=reply)
        option = unwire(reply.answer)
        try:
            self.choose(option)
        except IllegalAnswer as error:
            reason, speaker = error.reason, self.telling.speaker
            why = speaker.reason(reason) if reason else self.telling.text("arena-no-reason")
            rule = reason.rule if reason else ""
            told = self.telling.text("arena-refused", answer=reply.answer, why=why)
            return self._refuse(ask, ILLEGAL, why, told, rule, reply)
        self._say(ask.seat, reply.say)
        text = self.telling.text("arena-taken", answer=self.telling.option(ask, option))
        return Verdict(ask.seat, wire(option), text, left=self._left, reply=reply)

    def fail(self, error: str, why: str) -> Verdict:
        """No answer came: the agent was silent, or broke down. It has had a try."""
        return self._refuse(self._open(), error, why)

    def choose(self, option: Option) -> None:
        """Give an answer that is known to be one, as bots do."""
        ask = self._open()
        self.table.answer(ask.seat, ask.number, option)
        self.errors[ask.seat].asked += 1
        self._known[ask.seat] = self._told[ask.seat]
        self._left = self.tries
        self._skip()

    def _skip(self) -> None:
        """Give answers to which there is no other: the rules ask so that nobody else can tell, and
        here nobody sees who was asked."""
        while (ask := self.ask) is not None and len(ask.options) == 1:
            self.table.answer(ask.seat, ask.number, ask.options[0])

    def _refuse(
        self,
        ask: Ask,
        error: str,
        why: str,
        told: str = "",
        rule: str = "",
        reply: Reply = NOTHING,
    ) -> Verdict:
        self.errors[ask.seat].count(error)
        self._left -= 1
        told = told or why
        if self._left > 0:
            text = f"{told} {self.telling.text('arena-left', left=self._left)}"
            return Verdict(ask.seat, "", text, why, rule, error, self._left, reply=reply)
        option = usual_answer(self.table, ask)
        self.errors[ask.seat].defaults += 1
        self.choose(option)
        given = self.telling.text("arena-default", answer=self.telling.option(ask, option))
        return Verdict(ask.seat, wire(option), f"{told} {given}", why, rule, error, 0, True, reply)

    def _say(self, seat: int, text: str) -> None:
        if text:
            self.lines.append(Line(seat, text))

    def _open(self) -> Ask:
        if self.ask is None:
            raise GameEnded("the game is over")
        return self.ask


def usual_answer(table: Table[Any], ask: Ask) -> Option:
    """What is answered for somebody who does not: what the rules answer when time is up, if they
    say; else what ends something, and does least; else the first option."""
    game = table.game
    given = game.default(table.state, ask)
    if given is not None and given in ask.options:
        return given
    return next((each for each in ask.options if game.manner(each) == "end"), ask.options[0])
