"""The seats of a table as they change hands: bots that come and go, devices, leaving for good."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from math import ceil
from time import time
from typing import Protocol

import msgspec

from overrun.bots import is_bot
from overrun.server import protocol
from overrun.server.audience import Audience
from overrun.server.connection import NOT_ALLOWED, Connection
from overrun.server.consent import Consent
from overrun.server.devices import device_id, device_list
from overrun.server.errands import BEGUN, RECALLED, Errand, has_begun
from overrun.server.errors import NotAllowed
from overrun.server.play import Play
from overrun.server.protocol import CODE_SECONDS
from overrun.server.seating import OPEN, PERSON, Seating
from overrun.server.sessions import code_hash, new_code
from overrun.server.store import Holder, Store
from overrun.server.thinking import usual_bot_at

MOST_DEVICES = 8
"""How many devices may hold one seat."""


class Following(Protocol):
    """What follows when other seats are played by bots than before."""

    async def seats_changed(self) -> None: ...


class Places(msgspec.Struct, eq=False):
    """Changes who holds and who plays the seats of a table, in the store and then in memory."""

    play: Play
    audience: Audience
    following: Following
    consent: Consent
    store: Store

    async def read(self) -> None:
        """Persons come by links, beside the room: find out who holds what."""
        self.play.seating = Seating(await asyncio.to_thread(self.store.seats, self.play.id))

    # -- bots ------------------------------------------------------------------------------

    async def set(
        self,
        seat: int,
        *,
        bot: str | None = None,
        stand_in: str | None = None,
        wished: bool = False,
    ) -> None:
        """Say which bot has a seat, or stands in for its person, and whether that was wished."""
        play, row = self.play, self.play.seating[seat]
        bot = row.bot if bot is None else bot
        stand_in = row.stand_in if stand_in is None else stand_in
        done = await asyncio.to_thread(
            self.store.set_seat,
            play.id, play.fence, seat, bot=bot, stand_in=stand_in, wished=wished,
        )  # fmt: skip
        play.own(done)
        row.bot, row.stand_in, row.wished = bot, stand_in, wished

    async def stand_in(self, connection: Connection, wish: protocol.StandIn) -> None:
        """Somebody wants a bot at a seat, or none any more."""
        play, seating, seat, bot = self.play, self.play.seating, wish.seat, wish.bot
        if seat >= len(seating):
            raise NotAllowed("server-no-such-seat", number=seat + 1)
        if bot and not is_bot(play.table.game.name, bot):
            raise NotAllowed("server-no-such-bot", bot=bot)
        kind, host = seating.kind(seat), connection.person == play.row.host
        if wish.until == BEGUN and has_begun(play.table):
            raise NotAllowed("server-has-begun")
        if seating.holds(connection.person, seat):
            self.play.errands.pop(seat, None)
            if bot and wish.until != RECALLED:
                self.play.errands[seat] = Errand(wish.until, play.table.last_answer(seat))
            await self.set(seat, stand_in=bot, wished=bool(bot) and wish.until == RECALLED)
        elif kind == PERSON:
            self._check_away(connection, seat, bot)
            await self.set(seat, stand_in=usual_bot_at(play))
        elif seating[seat].spent:
            raise NotAllowed("server-seat-was-left")
        elif kind == OPEN or host:
            # Nobody gives an opponent a weak bot; who makes a table may choose.
            await self.set(seat, bot=bot if host or not bot else usual_bot_at(play))
        else:
            raise NotAllowed("server-not-your-seat")
        await self.following.seats_changed()

    @property
    def done(self) -> list[int]:
        """The seats whose bots have done what they were sent for."""
        table = self.play.table
        return [seat for seat, errand in self.play.errands.items() if errand.is_done(table, seat)]

    async def give_back(self) -> None:
        """Whose bot has done what it was sent for plays again."""
        for seat in self.done:
            del self.play.errands[seat]
            if self.play.seating[seat].stand_in:
                await self.set(seat, stand_in="")
        await self.following.seats_changed()

    def _check_away(self, connection: Connection, seat: int, bot: str) -> None:
        """Refuse a bot for somebody who is here, or has not been away for long."""
        left = self.audience.away().get(seat)
        if left is None or not bot:
            raise NotAllowed("server-not-your-seat")
        if left > 0:
            name = self.play.seating.name(seat, connection.speaker.text)
            raise NotAllowed("server-not-away-for-long", name=name, seconds=ceil(left))

    async def take_back(self, person: str) -> None:
        """Whoever comes back plays at once, unless the bot was their own wish."""
        seating = self.play.seating
        taken = [
            seat
            for seat in seating.seats_of(person)
            if seating[seat].stand_in and not seating[seat].wished
        ]
        for seat in taken:
            await self.set(seat, stand_in="")
        if taken:
            await self.following.seats_changed()

    async def leave(self, seat: int) -> None:
        """The person of a seat leaves it to a bot for good; whatever waits for them goes on."""
        play, bot = self.play, usual_bot_at(self.play)
        play.own(await asyncio.to_thread(self.store.give_up_seat, play.id, play.fence, seat, bot))
        await self.read()
        self._send_off(seat, {each.person for each in self.audience.connections})
        await self.following.seats_changed()
        await self.consent.forget(seat)

    # -- devices ---------------------------------------------------------------------------

    async def _holders(self, seat: int) -> list[Holder]:
        return await asyncio.to_thread(self.store.holders, self.play.id, seat)

    async def list_devices(self, connection: Connection, seat: int) -> None:
        """Tell one device which others hold its seat."""
        holders = await self._holders(seat)
        connection.send(device_list(self.play.id, holders, connection.person))

    async def show_devices(self, seat: int) -> None:
        """Tell those who look from a seat which devices hold it."""
        self.audience.tell_devices(seat, await self._holders(seat))

    async def add_device(self, connection: Connection, seat: int) -> None:
        """Make a code by which one more device may come to this seat, within minutes."""
        if len(await self._holders(seat)) >= MOST_DEVICES:
            raise NotAllowed("server-many-devices", count=MOST_DEVICES)
        code, until = new_code(), time() + CODE_SECONDS
        await asyncio.to_thread(self.store.set_code, self.play.id, seat, code_hash(code), until)
        connection.send(protocol.DeviceCode(token=code, seconds=CODE_SECONDS))

    async def drop_device(self, seat: int, device: str) -> None:
        """Take a seat from one of its devices, wherever it looks from it."""
        holders = await self._holders(seat)
        found = [each for each in holders if device_id(self.play.id, each.person) == device]
        if not found:
            raise NotAllowed("server-no-such-device")
        if len(holders) == 1:
            raise NotAllowed("server-last-device")
        person = found[0].person
        await asyncio.to_thread(self.store.drop_holder, self.play.id, seat, person)
        await self.read()
        self._send_off(seat, {person})
        await self.show_devices(seat)
        self.audience.note_presence()
        self.audience.tell_table()

    def _send_off(self, seat: int, persons: Collection[str]) -> None:
        """These hold a seat no more: their connections to it are closed."""
        here = self.audience.connections
        gone = [each for each in here if each.viewer == seat and each.person in persons]
        self.audience.send_away(NOT_ALLOWED, gone)
