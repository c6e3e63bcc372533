"""The seats of a room as they change hands: bots that come and go, devices, leaving for good."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from overrun.server.connection import NOT_ALLOWED
from overrun.server.seating import Seating
from overrun.server.store import NotOwner, Store

if TYPE_CHECKING:
    from overrun.server.room import Room


class Places:
    """Changes who holds and who plays the seats of a room, in the store and then in memory."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def read(self) -> None:
        """Persons come by links, beside the room: find out who holds what."""
        self.room.seating = Seating(await asyncio.to_thread(self._store.seats, self.room.id))

    async def set(
        self,
        seat: int,
        *,
        bot: str | None = None,
        stand_in: str | None = None,
        wished: bool = False,
    ) -> None:
        """Say which bot has a seat, or stands in for its person, and whether that was wished."""
        room, row = self.room, self.room.seating[seat]
        bot = row.bot if bot is None else bot
        stand_in = row.stand_in if stand_in is None else stand_in
        done = await asyncio.to_thread(
            self._store.set_seat,
            room.id, room.fence, seat, bot=bot, stand_in=stand_in, wished=wished,
        )  # fmt: skip
        self._own(done)
        row.bot, row.stand_in, row.wished = bot, stand_in, wished

    async def take_back(self, person: str) -> None:
        """Whoever comes back plays at once, unless the bot was their own wish."""
        seating = self.room.seating
        taken = [
            seat
            for seat in seating.seats_of(person)
            if seating[seat].stand_in and not seating[seat].wished
        ]
        for seat in taken:
            await self.set(seat, stand_in="")
        if taken:
            await self.room.seats_changed()

    async def leave(self, seat: int) -> None:
        """The person of a seat leaves it to a bot for good; whatever waits for them goes on."""
        room, bot = self.room, self.room.thinking.best
        self._own(await asyncio.to_thread(self._store.give_up_seat, room.id, room.fence, seat, bot))
        await self.read()
        self._send_off(seat, {each.person for each in room.connections})
        await room.seats_changed()
        for voting in (room.undoing, room.ending):
            if voting.forget(seat):
                await room.requests.settle(voting)

    async def show_devices(self, seat: int) -> None:
        """Tell those who look from a seat which devices hold it."""
        holders = await asyncio.to_thread(self._store.holders, self.room.id, seat)
        self.room.tell_devices(seat, holders)

    async def drop_device(self, seat: int, person: str) -> None:
        """Take a seat from one of its devices, wherever it looks from it."""
        await asyncio.to_thread(self._store.drop_holder, self.room.id, seat, person)
        await self.read()
        self._send_off(seat, {person})
        await self.show_devices(seat)
        self.room.note_presence()
        self.room.tell_table()

    def _send_off(self, seat: int, persons: Collection[str]) -> None:
        """These hold a seat no more: their connections to it are closed."""
        room = self.room
        gone = [each for each in room.connections if each.viewer == seat and each.person in persons]
        for connection in gone:
            room.connections.remove(connection)
            room.attending.discard(connection)
            connection.close(NOT_ALLOWED)

    @property
    def _store(self) -> Store:
        return self.room.house.store

    def _own(self, done: bool) -> None:
        """What the store did not do was another's to do."""
        if not done:
            raise NotOwner(f"table {self.room.id} is owned by another process")
