"""What is done when somebody's time is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import time

import msgspec

from overrun.core.errors import IllegalAnswer
from overrun.core.flow import Ask
from overrun.server.audience import Audience
from overrun.server.places import Places
from overrun.server.play import Play
from overrun.server.referee import Referee
from overrun.server.thinking import any_answer, usual_bot_at
from overrun.server.ticks import TICK, Job
from overrun.server.timing import Timing

log = logging.getLogger(__name__)


class Alarm(msgspec.Struct, eq=False):
    """Rings, through the queue of a room, when the next clock of its table is over."""

    play: Play
    audience: Audience
    timing: Timing
    referee: Referee
    places: Places
    post: Callable[[Job], None]
    _timer: asyncio.TimerHandle | None = None
    _standing: list[int] = []
    """Whose clock stood still when it was set."""

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def set(self) -> None:
        self.stop()
        self._standing = self.play.timers.standing()
        left = self.play.timers.next()
        if self.play.timers.held:  # nobody is waited for any longer than that
            left = min(self.audience.patience, float("inf") if left is None else left)
        if left is not None:
            # What arrived in time may have to wait for the end of its tick.
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left + TICK + 0.05, self.post, self.ring)

    async def ring(self) -> None:
        """For those whose time is up the rules answer, if they say what (WC-OP-16.f); otherwise a
        bot takes over."""
        play = self.play
        table, over = play.table, play.timers.over(time() - TICK)
        late = [seat for seat, clock in self.timing.decisions() if (seat, clock.name) in over]
        for ask in table.asks:
            clock, default = self.timing.clock(ask), table.game.default(table.state, ask)
            timed = clock is not None and (ask.seat, clock.name) in over
            if timed or (ask.seat in late and default is not None):
                await self._answer(ask)
                return  # it is set anew, and comes back to the others
        for seat in late:
            await self.places.set(seat, stand_in=usual_bot_at(play))
            self.audience.tell_time_is_up(seat)
        if late:
            await self.referee.seats_changed()
        if play.timers.held:
            await self.referee.keep_clocks()
        if play.timers.standing() != self._standing:
            self.audience.broadcast()  # a clock has stood still for as long as it may, and goes on
        self.set()

    async def _answer(self, ask: Ask) -> None:
        """What the rules do for somebody whose time is up; it is logged like any answer."""
        table, some = self.play.table, any_answer(self.play, ask)
        option = table.game.default(table.state, ask) or some
        try:
            await self.referee.answer(ask.seat, ask.number, option, own=False)
        except IllegalAnswer:
            log.exception("table %s: the rules may not answer ask %s", self.play.id, ask.number)
            option = some
            await self.referee.answer(ask.seat, ask.number, option, own=False)
        self.audience.tell_time_is_up(ask.seat, ask, option)
