"""Which clocks of a table run, for whom, and whether an answer came in time."""

from __future__ import annotations

from overrun.core.event import Viewer
from overrun.core.flow import Ask
from overrun.core.game import Clock
from overrun.server.audience import Audience
from overrun.server.errors import TimeUp
from overrun.server.play import Play
from overrun.server.seating import OPEN
from overrun.server.timers import decision

IDLE, IDLE_SECONDS = "idle", 180
"""The clock of a guard, and how long it waits for a sign of somebody."""


class Timing:
    """Keeps the timers of a play in step with what is asked, and who is here."""

    def __init__(self, play: Play, audience: Audience) -> None:
        self.play = play
        self.audience = audience
        play.timers.resume(self.decisions(), play.row.clocks)

    def run(self, coming: Viewer = None) -> None:
        """The clocks of the rules run for bots too, who are always here; open seats have none."""
        seating = self.play.seating
        timed = [
            (ask.seat, clock)
            for ask in self.play.table.asks
            if seating.kind(ask.seat) != OPEN and (clock := self.clock(ask))
        ]
        here = self.audience.present | {
            row.seat for row in seating.rows if seating.bot_at(row.seat)
        }
        here |= set() if coming is None else {coming}
        # Who is asked something may first see what led to it.
        hold = self.audience.patience > 0
        self.play.timers.ask(self.decisions() + timed, here, hold=hold)

    def decisions(self) -> list[tuple[int, Clock]]:
        """The table's own clocks run for persons who are asked."""
        table, seconds = self.play.table, self.play.row.options.clock
        seats = self.play.seating.persons() if seconds and not table.ended else []
        questions = {
            seat: [self._question(ask) for ask in table.due if ask.seat == seat] for seat in seats
        }
        return [(seat, decision(seat, each, seconds)) for seat, each in questions.items() if each]

    def _question(self, ask: Ask) -> int:
        """A number by which a table's clock knows a question: one that is asked again because
        somebody else acted is the same until its own seat has answered."""
        return -1 - self.play.table.last_answer(ask.seat) if ask.since else ask.number

    def clock(self, ask: Ask) -> Clock | None:
        """The time that the rules give for an ask, unless nobody is to be hurried; or, at tables
        with a guard, the time after which whoever acts at the same time as others is taken to have
        finished (WC-OP-15.l)."""
        table, options = self.play.table, self.play.row.options
        clock = None if options.unhurried else table.game.clock(table.state, ask)
        if clock is None and ask in table.racing and (options.guard or options.public):
            return Clock(f"{IDLE}-{ask.seat}-{ask.since}", IDLE_SECONDS)
        return clock

    def check(self, seat: int, number: int, at: float) -> None:
        """Refuse an answer that arrived after the time that the rules give for it."""
        for ask in self.play.table.asked(seat):
            clock = self.clock(ask)
            end = self.play.timers.deadline(seat, clock.name, at) if clock else None
            if ask.takes(number) and end is not None and end < at:
                raise TimeUp(f"the time for ask {ask.number} was up {at - end:.2f} s ago")
