"""A whole war online: eleven programs, each with its own connection, act as they like."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import find
from overrun.games.warring_colonies import game as war_game
from overrun.lab.load.callers import Asked, Told, answer, call, decode
from overrun.server import thinking
from overrun.server.protocol import Update
from tests.server.playing import BOT, ME, OPEN, Person, Served

WAR = "warring-colonies"
SEATS = 11
LONGEST_THOUGHT = 0.02
"""Seconds that a program takes before it answers, at most."""
PATIENCE = 50.0
REFUSALS = {"illegal-answer", "stale-answer"}
"""What may come of an answer when somebody else was faster."""


class Program:
    """Sits at a table and answers at random, again and again, until the game is over."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.draw = Random(seat)
        self.now = Told("update")
        self.refused: list[str] = []
        self.answered = 0
        """The number of the last ask that it answered."""
        self._thinking: asyncio.Task[None] | None = None

    async def play(self) -> Told:
        """How things stood at the end."""
        async for raw in self.socket:
            told = decode(raw)
            if told.type == "update":
                self.now = told
                if told.ended:
                    return told
            elif told.type == "error":
                self.refused.append(told.kind)
                self.answered = 0
            if self._thinking is None or self._thinking.done():
                self._thinking = asyncio.create_task(self._answer())
        raise AssertionError(f"the connection was closed with {self.socket.close_code}")

    async def _answer(self) -> None:
        """Answer what is asked then: perhaps not what was asked before the thought."""
        await asyncio.sleep(self.draw.random() * LONGEST_THOUGHT)
        for ask in self.now.asks[:1]:
            if ask.number != self.answered:
                self.answered = ask.number
                await self.socket.send(self._choice(ask), text=True)

    def _choice(self, ask: Asked) -> bytes:
        """Anything legal; every verb is as likely, since most options are requests."""
        verbs = sorted({option.id.partition(":")[0] for option in ask.options})
        verb = self.draw.choice(verbs)
        some = [option for option in ask.options if option.id.partition(":")[0] == verb]
        return answer(Asked(ask.number, some), self.draw)


async def play_war(served: Served, table: str, keys: list[str]) -> list[Program]:
    host, _, port = served.address.partition(":")
    programs = [
        Program(await call(host, int(port), table, key), seat) for seat, key in enumerate(keys)
    ]
    async with asyncio.timeout(PATIENCE):
        ends = await asyncio.gather(*(program.play() for program in programs))
    assert len({(end.answers, bytes(end.outcome)) for end in ends}) == 1
    await asyncio.gather(*(program.socket.close() for program in programs))
    return programs


@pytest.mark.rule("WC-OP-15.a", "WC-OP-15.d")
def test_eleven_play_a_war_to_its_end(tmp_path: Path) -> None:
    served = Served(str(tmp_path / "tables.db"))
    try:
        host = Person(served)
        made = host.make([OPEN] * SEATS, WAR)
        keys = [host.take(made["table"], link["token"]) for link in made["links"]["seats"]]
        programs = asyncio.run(play_war(served, made["table"], keys))
        log = msgspec.json.decode(host.get(f"/api/tables/{made['table']}/log").raw, type=Log)
    finally:
        served.close()
    assert {kind for program in programs for kind in program.refused} <= REFUSALS
    assert {each.seat for each in log.answers} == set(range(SEATS))
    replayed = Table.replay(find(WAR), log)
    assert replayed.ended
    assert replayed.log.hash == log.hash


@pytest.mark.rule("WC-SIM-04", "WC-OP-17.b", "WC-OP-02.f")
def test_who_never_acts_is_hurried_along_by_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for clock in ("MINUTES", "CHOICE", "ANSWER"):
        monkeypatch.setattr(war_game, clock, 0)
    monkeypatch.setattr(thinking, "FAIR_PACE", 0.0)
    served = Served(str(tmp_path / "tables.db"))
    try:
        place = Person(served).play([ME, BOT, BOT, BOT], WAR)
        while not (now := place.until(lambda update: bool(update.asks or update.outcome))).outcome:
            if now.asks[0].kind == "action" or now.clocks:
                place.wait(Update)  # not a finger is lifted
            else:
                place.answer()
        log = msgspec.json.decode(place.person.get(f"/api/tables/{place.id}/log").raw, type=Log)
    finally:
        served.close()
    table = Table(find(WAR), log.header)
    done: list[str] = []
    for given in log.answers:
        acts = [ask.number for ask in table.asked(0) if ask.kind == "action"]
        done += [given.option] if given.ask in acts else []
        table.answer(given.seat, given.ask, given.option)
    assert set(done) == {"end"}
    assert table.log.hash == log.hash


@pytest.mark.rule("WC-OP-15.p", "WC-OP-15.i")
def test_who_stops_in_the_middle_of_an_action_is_helped_on_by_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(war_game, "CHOICE", 0)
    served = Served(str(tmp_path / "tables.db"))
    try:
        place = Person(served).play([ME, BOT, BOT, BOT], WAR, guard=True)
        while place.until(lambda update: bool(update.asks)).asks[0].kind != "action":
            place.answer("pass" if place.ask.kind == "movement" else None)  # all stay at home
        partner = place.until(lambda update: len(update.waiting) == 2).waiting[1]
        build = next(each.id for each in place.ask.options if each.id.startswith("barricade:"))
        place.answer(build)
        after = place.until(lambda update: partner in update.waiting)  # no door was chosen
    finally:
        served.close()
    assert after.asks[0].kind == "action"
