"""Playing in the arena: blocks of games with rotated seats, and one game of them."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import msgspec

from overrun.arena.agents import BOT, Agent, Failed, Silent, Spec, make_agent
from overrun.arena.game import FAULT, SILENT, Errors, TextGame, Verdict
from overrun.arena.ids import EnvId
from overrun.arena.roles import culprit, roles_of, suspected
from overrun.arena.suspicion import Score, Statement, read_belief, score, whole
from overrun.bots import Bot, make_bot
from overrun.bots.base import chosen
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.log import Log
from overrun.core.reason import wire

KEPT = 4000
"""So many letters of what an agent wrote are kept in a transcript."""


class Entry(msgspec.Struct, frozen=True):
    """Who is measured: an agent, or several at one table. Bots of the pool have the other seats."""

    agents: tuple[Spec, ...]

    @property
    def name(self) -> str:
        return "+".join(each.name for each in self.agents)


class Arena(msgspec.Struct, frozen=True, kw_only=True):
    """What is played."""

    env: EnvId
    players: int
    settings: dict[str, str]
    against: str
    """The bot that has all seats that no agent has: the pool, which never changes."""
    seed: str
    tries: int
    timeout: float

    def block_of(self, number: int) -> int:
        return number // self.players

    def seed_of(self, number: int) -> str:
        """What is dealt: the same in all games of a block."""
        return f"{self.seed}/{self.block_of(number)}"

    def seated(self, entry: Entry, number: int) -> list[Spec]:
        """Who has which seat in a game: in each game of a block all move on by a seat.

        >>> from overrun.arena.ids import read_id
        >>> arena = Arena(env=read_id("long-night"), players=3, settings={}, against="steady",
        ...               seed="docs", tries=3, timeout=60)
        >>> entry = Entry((Spec("mine", "python", "my:Agent"),))
        >>> [[each.name for each in arena.seated(entry, number)] for number in (0, 1, 5)]
        [['mine', 'steady', 'steady'], ['steady', 'mine', 'steady'], ['steady', 'steady', 'mine']]
        """
        free = self.players - len(entry.agents)
        if free < 0:
            raise BadSetting(f"{len(entry.agents)} agents do not fit at a table of {self.players}")
        lineup = [*entry.agents, *[Spec(self.against, BOT, self.against)] * free]
        turn = number % self.players
        return [lineup[(seat - turn) % self.players] for seat in range(self.players)]

    def measured(self, entry: Entry, number: int) -> list[int]:
        """The seats of the agents, in their order; all others are of the pool."""
        return [(place + number) % self.players for place in range(len(entry.agents))]


class Seated(msgspec.Struct, kw_only=True):
    """How one agent fared in one game."""

    agent: str
    seat: int
    roles: tuple[str, ...]
    won: bool
    errors: Errors
    read: int = 0
    written: int = 0
    seconds: float = 0.0
    unread: int = 0
    """Suspicions that could not be read."""
    score: Score | None = None


class Played(msgspec.Struct, kw_only=True):
    """What came of one game."""

    number: int
    seed: str
    ending: str
    answers: int
    seats: list[Seated]


class Course(msgspec.Struct):
    """A game that was played, with all that was said."""

    played: Played
    transcript: list[dict[str, Any]]
    log: Log


class _Player:
    """Whoever has a seat, and how it fares."""

    def __init__(self, spec: Spec, game: TextGame, seat: int, arena: Arena, seed: str) -> None:
        self.spec, self.seat = spec, seat
        self.bot: Bot | None = None
        self.agent: Agent | None = None
        if spec.kind == BOT:
            self.bot = make_bot(spec.target, arena.env.game, f"{seed}/seat-{seat}")
        else:
            self.agent = make_agent(spec, arena.timeout)
        self.read = self.written = self.unread = 0
        self.seconds = 0.0
        self.statements: list[Statement] = []

    def state(
        self, game: TextGame, known: dict[int, float], stated: dict[str, float] | None
    ) -> None:
        """Take down whom it suspects, unless it knows; without a word of its own, whom the worlds
        let it suspect."""
        if not known:
            return
        likely = whole(known)
        belief = likely if stated is None else read_belief(stated, game.telling.names, self.seat)
        if belief is None:
            self.unread += 1
        else:
            self.statements.append(Statement(belief, likely))


def play(arena: Arena, entry: Entry, number: int) -> Course:
    """Play one game. What goes wrong with an agent is counted, and the game goes on."""
    seed = arena.seed_of(number)
    game = TextGame(arena.env, arena.players, arena.settings, seed=seed, tries=arena.tries)
    lineup = arena.seated(entry, number)
    players = [_Player(spec, game, seat, arena, seed) for seat, spec in enumerate(lineup)]
    measured = [players[seat] for seat in arena.measured(entry, number)]
    transcript: list[dict[str, Any]] = []
    try:
        for player in measured:
            if player.agent is not None:
                about = {"env": str(arena.env), "players": game.telling.names}
                _bear(player.agent.begin, player.seat, game.brief(player.seat), about)
        while (ask := game.ask) is not None:
            transcript.append(_answer(game, ask, players[ask.seat], players[ask.seat] in measured))
        for player in measured:
            if player.agent is not None:
                _bear(player.agent.end, game.ending(player.seat), game.won(player.seat))
    finally:
        for player in measured:
            if player.agent is not None:
                player.agent.close()
    table = game.table
    assert table.outcome is not None
    seats = [_fared(game, player) for player in measured]
    played = Played(
        number=number, seed=seed, ending=table.outcome.reason, answers=table.answered, seats=seats
    )
    return Course(played, transcript, table.saved)


def _bear(call: Any, *args: Any) -> None:
    """Tell an agent something; that it breaks down shows when it is asked."""
    with suppress(Failed):
        call(*args)


def _answer(game: TextGame, ask: Ask, player: _Player, measured: bool) -> dict[str, Any]:
    """Have the seat answer; the line of the transcript."""
    line = {"ask": ask.number, "seat": ask.seat, "agent": player.spec.name, "kind": ask.kind}
    if player.bot is not None:
        if measured:
            player.state(game, suspected(game.table, ask.seat), None)
        start = time.perf_counter()
        option = chosen(game.table, ask, player.bot)
        player.seconds += time.perf_counter() - start
        game.choose(option)
        return {**line, "answer": wire(option)}
    observation = game.observe()
    tries: list[dict[str, Any]] = []
    refused = ""
    while True:
        verdict, said = _try(game, player, observation, refused)
        tries.append(said)
        if verdict.option:
            break
        refused = verdict.text
        observation = game.observe()
    return {
        **line,
        "question": observation.data["ask"]["text"],
        "tries": tries,
        "answer": verdict.option,
        "default": verdict.default,
    }


def _try(
    game: TextGame, player: _Player, observation: Any, refused: str
) -> tuple[Verdict, dict[str, Any]]:
    """One try of an agent, and what is kept of it."""
    assert player.agent is not None
    start = time.perf_counter()
    try:
        said = player.agent.answer(observation, refused)
    except Failed as error:
        player.seconds += time.perf_counter() - start
        verdict = game.fail(SILENT if isinstance(error, Silent) else FAULT, str(error))
        return verdict, {"said": "", "error": verdict.error, "why": verdict.why}
    player.seconds += time.perf_counter() - start
    player.read += said.read
    player.written += said.written
    known = suspected(game.table, player.seat)
    verdict = game.answer(said.text)
    kept: dict[str, Any] = {"said": said.text[-KEPT:]}
    if verdict.error:
        return verdict, {**kept, "error": verdict.error, "why": verdict.why, "rule": verdict.rule}
    if verdict.reply.suspect is not None:
        player.state(game, known, verdict.reply.suspect)
        kept["known"] = {str(who): round(share, 4) for who, share in whole(known).items()}
    return verdict, kept


def _fared(game: TextGame, player: _Player) -> Seated:
    table, seat = game.table, player.seat
    scored = score(player.statements, culprit(table)) if player.statements else None
    return Seated(
        agent=player.spec.name,
        seat=seat,
        roles=roles_of(table, seat),
        won=game.won(seat),
        errors=game.errors[seat],
        read=player.read,
        written=player.written,
        seconds=round(player.seconds, 3),
        unread=player.unread,
        score=scored,
    )
