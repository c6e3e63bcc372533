"""Is the server well? Cheap checks of what it needs, looked at now and then, told in words."""

from __future__ import annotations

import asyncio
import logging
import shutil
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from overrun import __version__
from overrun.server import rest
from overrun.server.framing import text_in
from overrun.server.store import StoreError
from overrun.text import Text

if TYPE_CHECKING:
    from overrun.server.house import House

log = logging.getLogger(__name__)

OK, DEGRADED, FAILING, CLOSING = "ok", "degraded", "failing", "closing"

LOOK_EVERY = 3.0
"""Seconds for which a look at the database and the disk is good: who asks more often is told the
same again, so that asking costs nothing."""
PATIENCE = 3.0
"""Seconds in which the database has to answer."""
LATE, SILENT = 10.0, 60.0
"""Seconds since the last good round after which a chore is worth a word, and after which it is
taken for dead."""
MEGABYTE = 1024 * 1024
SCARCE, FULL = 500 * MEGABYTE, 50 * MEGABYTE
"""Free bytes on the disk of the database below which there is something to do, and at once."""


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be; ``key`` names its sentence."""

    status: str
    kind: str
    facts: dict[str, str | int] = {}

    def said(self, text: Text) -> rest.HealthReason:
        key = f"server-health-{self.kind}"
        if not text.has(key):
            key = "server-health-chore-late"
        return rest.HealthReason(kind=self.kind, text=text(key, **self.facts))


class Health:
    """Looks after one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._looked = -LOOK_EVERY
        self._outside: list[Finding] = []
        self._looking = asyncio.Lock()
        self._asking: asyncio.Task[float] | None = None

    async def told(self, locale: str) -> rest.Health:
        """How it is, in the words of a language."""
        findings = await self.findings()
        text = text_in(locale)
        rooms = self.house.rooms.values()
        return rest.Health(
            status=worst(findings),
            version=__version__,
            rooms=len(rooms),
            connections=sum(len(room.audience.connections) for room in rooms),
            broken=len(self.house.faults),
            faults=self.house.faults.total,
            reasons=[finding.said(text) for finding in findings],
        )

    async def findings(self) -> list[Finding]:
        """What is not as it should be; nothing if all is well."""
        async with self._looking:
            if monotonic() - self._looked >= LOOK_EVERY:
                self._outside = [*await self._database(), *await asyncio.to_thread(self._disk)]
                self._looked = monotonic()
        return [*self._inside(), *self._outside]

    def _inside(self) -> list[Finding]:
        """What can be seen without asking anybody."""
        house = self.house
        found = []
        if house.closing:
            return [Finding(CLOSING, "closing")]
        for chore in house.chores:
            late, silent = LATE + 4 * chore.every, SILENT + 4 * chore.every
            if chore.age > late:
                status = FAILING if chore.age > silent else DEGRADED
                facts: dict[str, str | int] = {"seconds": round(chore.age), "chore": chore.name}
                found.append(Finding(status, f"{chore.name}-late", facts))
        if len(house.faults):
            found.append(Finding(DEGRADED, "broken-tables", {"count": len(house.faults)}))
        return found

    async def _database(self) -> list[Finding]:
        if self._asking is None or self._asking.done():
            # One question at a time: a database that hangs must not take all threads.
            self._asking = asyncio.create_task(asyncio.to_thread(self.house.store.ping))
        try:
            await asyncio.wait_for(asyncio.shield(self._asking), PATIENCE)
        except TimeoutError:
            return [Finding(FAILING, "database-slow", {"seconds": round(PATIENCE)})]
        except StoreError as error:
            log.error("the database does not answer: %s", error)
            return [Finding(FAILING, "database-lost")]
        return []

    def _disk(self) -> list[Finding]:
        folder = self.house.store.folder
        free = None if folder is None else free_bytes(folder)
        if free is None or free >= SCARCE:
            return []
        facts: dict[str, str | int] = {"megabytes": free // MEGABYTE}
        return [Finding(FAILING if free < FULL else DEGRADED, "disk-full", facts)]


def worst(findings: list[Finding]) -> str:
    """The status of the whole."""
    found = {finding.status for finding in findings}
    return next((each for each in (CLOSING, FAILING, DEGRADED) if each in found), OK)


def free_bytes(folder: Path) -> int | None:
    """The room that is left on the disk of a folder; nothing if the system does not tell."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None
