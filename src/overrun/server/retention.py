"""For how long things are kept, and the chore that lets go of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time

import msgspec

from overrun.bots import usual_bot
from overrun.core.errors import OverrunError
from overrun.core.log import Header
from overrun.server.framing import text_in
from overrun.server.store.retention import DAY, Anonymous, Care

log = logging.getLogger(__name__)

EVERY = 600.0
"""Seconds between two rounds."""
AT_ONCE = 20
"""What is let go of in one transaction."""
BREATH = 0.05
"""Seconds between two of them, for those who play."""


class Keeping(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days what is kept is kept; 0 means forever."""

    finished: int = 0
    """Tables whose game is over."""
    abandoned: int = 0
    """Tables whose game is not, after somebody last did something."""
    reports: int = 0
    people: int = 0
    """Those who sit at no running table, after they were last here."""


FOREVER = Keeping()


def anonymous(locale: str = "en") -> Anonymous:
    """What stands where a person was."""
    text = text_in(locale)
    return Anonymous(text("server-guest"), text("server-line-deleted"), _bot)


def _bot(header: str) -> str:
    """The bot that plays on for somebody who is forgotten: the usual one of its game."""
    try:
        game = msgspec.json.decode(header, type=Header).game
        return usual_bot(game)
    except (msgspec.MsgspecError, OverrunError, KeyError, IndexError):
        return "random"  # the table cannot be played anyway


class Retention:
    """Lets go of what is old, a little at a time."""

    def __init__(self, care: Care, keeping: Keeping) -> None:
        self.care = care
        self.keeping = keeping

    async def round(self) -> None:
        """Let go of everything that is old enough by now."""
        care, keeping, moment = self.care, self.keeping, time()

        def before(days: int) -> float:
            return moment - days * DAY

        await asyncio.to_thread(care.forget_origins, moment - DAY)
        steps: list[tuple[str, int, Callable[[], int]]] = [
            ("finished tables", keeping.finished, lambda: care.remove_tables(
                ended=True, before=before(keeping.finished), limit=AT_ONCE)),
            ("abandoned tables", keeping.abandoned, lambda: care.remove_tables(
                ended=False, before=before(keeping.abandoned), limit=AT_ONCE)),
            ("reports", keeping.reports, lambda: care.remove_reports(
                before=before(keeping.reports), limit=AT_ONCE)),
            ("people", keeping.people, lambda: care.forget_unseen(
                anonymous(), before=before(keeping.people), limit=AT_ONCE)),
        ]  # fmt: skip
        for what, days, let_go in steps:
            count = 0
            while days and (done := await asyncio.to_thread(let_go)):
                count += done
                await asyncio.sleep(BREATH)
            if count:
                log.info("let go of %s %s, kept for %s days", count, what, days)
