"""The chat of a room has a queue of its own: who plays does not wait while lines are stored."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from time import time

import msgspec

from overrun.bots.base import Remark
from overrun.core.event import Viewer
from overrun.server import protocol
from overrun.server.audience import Audience
from overrun.server.connection import RESTART, Connection
from overrun.server.errors import NotAllowed
from overrun.server.framing import speaker_for
from overrun.server.limits import Bucket, Buckets, Limits
from overrun.server.naming import own_name
from overrun.server.play import Play
from overrun.server.sessions import plain_text
from overrun.server.store import ChatRow, Store, StoreError
from overrun.server.talk import listeners
from overrun.server.ticks import Job

log = logging.getLogger(__name__)

MOST_WAITING = 40
"""Lines that wait to be stored, after which no more are taken."""


class Chatting:
    """Stores and tells the lines of one table, one after the other."""

    def __init__(self, play: Play, audience: Audience, store: Store, limits: Limits) -> None:
        self.play = play
        self.audience = audience
        self._store = store
        self._spoken: dict[Viewer, int] = {}
        """For each viewer who came, how many lines it has heard."""
        self._voices: dict[str, str] = {}
        """What those who watch are called here, if they have spoken."""
        self._people = Buckets(limits.chat, most=1000)
        # Strangers who watch cannot silence those who play.
        self._at_table = {plays: Bucket(limits.table_chat) for plays in (True, False)}
        self._jobs: deque[Job] = deque()
        self._running: asyncio.Task[None] | None = None

    def greet(self, connection: Connection) -> None:
        """Tell a viewer who came what was said before, and what is asked of everyone."""
        self._post(lambda: self._tell_before(connection))

    async def _tell_before(self, connection: Connection) -> None:
        viewer = connection.viewer
        try:
            lines = await asyncio.to_thread(self._store.chat, self.play.id, viewer)
        except StoreError as error:
            log.error("table %s: its chat cannot be read: %s", self.play.id, error)
            connection.close(RESTART)
            return
        self._spoken[viewer] = lines[-1].number if lines else 0
        connection.hears_chat = True
        connection.send(chat_lines(lines))
        for voting in self.play.votings:
            if voting.proposal is not None:
                connection.send(voting.frame())

    def say(self, connection: Connection, frame: protocol.Chat) -> None:
        """Take a line; it is stored and told beside the game."""
        said = plain_text(frame.text)
        if not said:
            raise NotAllowed("server-nothing-said")
        only = listeners(self.play.table, connection.viewer, frame.to)
        self._count(connection.viewer, connection.person or connection.address)

        async def speak() -> None:
            try:
                self._tell(await self._keep(connection, said, frame.to, only))
            except StoreError as error:
                log.error("table %s: a line of chat could not be stored: %s", self.play.id, error)
                self.audience.refuse(connection, frame, NotAllowed("server-no-store"))

        self._post(speak)

    def remark(self, seat: int, remark: Remark) -> None:
        """A bot says something, in the language of those who are there."""
        there = self.audience.connections
        speaker = there[0].speaker if there else speaker_for(self.play.table.game.name, "en")
        names = self.play.seating.names(speaker.text)
        seats = {word: names[each] for word, each in remark.seats.items()}
        said = speaker.text(remark.key, **seats, **remark.words)

        async def speak() -> None:
            try:
                self._tell(
                    await asyncio.to_thread(
                        self._store.say, self.play.id, seat, names[seat], said, time()
                    )
                )
            except StoreError as error:
                log.error("table %s: what a bot said could not be stored: %s", self.play.id, error)

        self._post(speak)

    def _count(self, viewer: Viewer, who: str) -> None:
        """Refuse who talks too much, or at a table where too much is said already."""
        plays = viewer is not None
        full = len(self._jobs) >= MOST_WAITING
        if full or not self._people.take(who) or not self._at_table[plays].take():
            raise NotAllowed("server-too-much-talk")

    async def _keep(self, connection: Connection, said: str, to: str, only: list[int]) -> ChatRow:
        seat, person = connection.viewer, connection.person
        if seat is None:
            name = await self._spectator(connection)
        else:
            name = self.play.seating.name(seat, connection.speaker.text)
        return await asyncio.to_thread(
            self._store.say,
            self.play.id, seat, name, said, time(), to=to, only=only, person=person,
        )  # fmt: skip

    async def _spectator(self, connection: Connection) -> str:
        """What somebody who watches is called: never like somebody who plays, or another voice."""
        text, voices = connection.speaker.text, self._voices
        known = await asyncio.to_thread(self._store.name_of, connection.person)
        mine = connection.person or connection.address
        others = [name for who, name in voices.items() if who != mine]
        others += filter(None, self.play.seating.names(text))
        name = own_name(known or text("server-guest"), others)
        voices[mine] = name
        return name

    def _tell(self, line: ChatRow) -> None:
        """Somebody spoke: who may hear it is told, under a number of its own."""
        for viewer in self._spoken:
            if line.only and viewer not in line.only:
                continue
            self._spoken[viewer] += 1
            frame = chat_lines([msgspec.structs.replace(line, number=self._spoken[viewer])])
            for connection in self.audience.connections:
                if connection.viewer == viewer and connection.hears_chat:
                    connection.send(frame)

    def _post(self, job: Job) -> None:
        """Do this after everything that was posted before."""
        self._jobs.append(job)
        if self._running is None:
            self._running = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._jobs:
                try:
                    await self._jobs.popleft()()
                except Exception:
                    log.exception("something about a chat failed")
        finally:
            self._running = None

    def stop(self) -> None:
        """Forget what waits."""
        self._jobs.clear()
        if self._running is not None:
            self._running.cancel()

    async def finish(self) -> None:
        """Until everything is done that was posted."""
        if self._running is not None:
            await asyncio.wait([self._running])


def chat_lines(rows: Iterable[ChatRow]) -> protocol.ChatLines:
    return protocol.ChatLines(
        lines=[
            protocol.ChatLine(
                number=row.number,
                seat=row.seat,
                name=row.name,
                text=row.text,
                at=row.at,
                to=row.to,
            )
            for row in rows
        ]
    )
