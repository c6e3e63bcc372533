"""Timers: the clocks of a table, kept for each seat that they run for.

The rules say how much time there is (:meth:`~overrun.core.game.Game.clock`) and what is done when
it is up, and a table may give so many seconds for each decision. Here it is measured, in wall-clock
time that can be stored.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from time import time

import msgspec

from overrun.core.game import Clock

GRACE = 60.0
"""Seconds for which one clock stands still, in total, for somebody whose connection is lost."""


DECISION = "decision "
"""How the names of the table's own clocks begin."""


def decision(seat: int, questions: Iterable[int], seconds: int) -> Clock:
    """The table's own clock for what a seat is asked; other questions have another.

    >>> decision(0, [4, 6], 30)
    Clock(name='decision 0 4 6', seconds=30, within='')
    """
    return Clock(DECISION + " ".join(map(str, [seat, *questions])), seconds)


class Timer(msgspec.Struct, kw_only=True):
    """A clock as it runs for one seat."""

    seat: int
    name: str
    seconds: float
    started: float
    within: str = ""
    stood: float = 0.0
    """For how many seconds it has stood still, up to ``away``."""
    away: float | None = None
    """Since when the connection is lost; ``None`` while there is one."""

    @property
    def of_decision(self) -> bool:
        """Whether it is the table's own: it ends with its question, and never stands still."""
        return self.name.startswith(DECISION)

    def standing(self, now: float) -> float:
        """For how many seconds it has stood still by now; no longer than the grace."""
        since = 0.0 if self.away is None else max(0.0, now - self.away)
        return min(GRACE, self.stood + since)

    def deadline(self, now: float) -> float:
        """When the time is up, as far as can be said now."""
        return self.started + self.seconds + self.standing(now)

    def stands(self, now: float) -> bool:
        return self.away is not None and self.standing(now) < GRACE

    @property
    def goes_on(self) -> float | None:
        """When it will have stood still for as long as it may; ``None`` while it runs."""
        return None if self.away is None else self.away + GRACE - self.stood

    @property
    def rings(self) -> float:
        """When the time is up if nobody comes or goes any more."""
        return self.started + self.seconds + (self.stood if self.away is None else GRACE)


class Timers:
    """The timers of one table.

    A timer starts when its seat is first asked under its name, at the moment at which anybody was;
    and it goes on while its seat is not asked, as long as anything is asked under any timer of the
    rules. It stands still while a connection that there was is lost.

    >>> timers = Timers()
    >>> timers.ask([(0, Clock("turn", 120))], here=[0], now=100.0)
    >>> timers.left(now=110.0)
    {0: 110.0}
    >>> timers.ask([(0, Clock("turn", 120))], here=[], now=110.0)
    >>> timers.left(now=130.0), timers.standing(now=130.0)
    ({0: 110.0}, [0])
    >>> timers.left(now=200.0), timers.standing(now=200.0)
    ({0: 80.0}, [])

    A clock that is held has not started:

    >>> timers.ask([(1, Clock("bid", 30))], here=[1], now=200.0, hold=True)
    >>> timers.left(now=210.0), timers.held
    ({}, True)
    >>> timers.ask([(1, Clock("bid", 30))], here=[1], now=215.0)
    >>> timers.left(now=215.0), timers.held
    ({1: 30.0}, False)
    """

    def __init__(self, running: Iterable[Timer] = ()) -> None:
        self._running = {(timer.seat, timer.name): timer for timer in running}
        self._asked: list[tuple[int, str]] = []
        self.held = False
        """Whether somebody is asked under a clock that has not started yet."""
        # Who finds a timer running at first has a connection that was lost with its process.
        self._here: Collection[int] = {timer.seat for timer in self._running.values()}

    def __bool__(self) -> bool:
        """Whether any clock runs."""
        return bool(self._running)

    @property
    def rows(self) -> list[Timer]:
        """What is to be stored of the rules' clocks, as it is now."""
        running = self._running.values()
        return [msgspec.structs.replace(timer) for timer in running if not timer.of_decision]

    @property
    def deadlines(self) -> dict[int, float]:
        """What is to be stored of the table's own: when the time of each seat is up."""
        running = self._running.values()
        return {each.seat: each.started + each.seconds for each in running if each.of_decision}

    def resume(self, asked: Iterable[tuple[int, Clock]], deadlines: Mapping[int, float]) -> None:
        """Go on with decisions whose deadlines were stored; they are those that are asked now."""
        for seat, clock in asked:
            if seat in deadlines:
                self._start(seat, clock, deadlines[seat] - clock.seconds)

    def ask(
        self,
        asked: Sequence[tuple[int, Clock]],
        here: Collection[int],
        now: float | None = None,
        *,
        hold: bool = False,
    ) -> None:
        """These seats, and no others, are asked under a clock now; these seats are here. With
        ``hold`` no clock starts yet."""
        moment = time() if now is None else now
        self._asked = [(seat, clock.name) for seat, clock in asked]
        timed = any(not name.startswith(DECISION) for _, name in self._asked)
        self._running = {
            key: timer
            for key, timer in self._running.items()
            if key in self._asked or (timed and not timer.of_decision)
        }
        for timer in self._running.values():
            if timer.of_decision:
                continue
            if timer.seat in here and timer.away is not None:
                timer.stood, timer.away = timer.standing(moment), None
            elif timer.seat not in here and timer.seat in self._here and timer.away is None:
                timer.away = moment
        new = [each for each in asked if (each[0], each[1].name) not in self._running]
        self.held = hold and bool(new)
        for seat, clock in [] if hold else new:
            self._start(seat, clock, self._start_of(clock.name, moment))
        self._here = set(here)

    def _start(self, seat: int, clock: Clock, started: float) -> None:
        self._running[seat, clock.name] = Timer(
            seat=seat,
            name=clock.name,
            seconds=clock.seconds,
            started=started,
            within=clock.within,
        )

    def _start_of(self, name: str, now: float) -> float:
        return min((each.started for each in self._of(name)), default=now)

    def _of(self, name: str) -> list[Timer]:
        return [each for each in self._running.values() if each.name == name]

    def stop(self, seat: int, kind: str) -> None:
        """Forget the timers of a seat whose names begin so; asked again, they start anew."""
        for key in [each for each in self._running if each[0] == seat and each[1].startswith(kind)]:
            del self._running[key]

    def deadline(self, seat: int, name: str, now: float) -> float | None:
        """When the time is up, as far as can be said now; ``None`` if no such timer runs."""
        timer = self._running.get((seat, name))
        return None if timer is None else self._end(timer, now)

    def _end(self, timer: Timer, now: float) -> float:
        """Its own deadline, or that of the last of those inside which it runs."""
        outer = (each.deadline(now) for each in self._of(timer.within))
        return min(timer.deadline(now), max(outer, default=float("inf")))

    def _rings(self, timer: Timer) -> float:
        outer = (each.rings for each in self._of(timer.within))
        return min(timer.rings, max(outer, default=float("inf")))

    def _open(self) -> list[Timer]:
        return [self._running[key] for key in self._asked if key in self._running]

    def _soonest(self, now: float) -> dict[int, Timer]:
        """For each seat that is asked, the timer that is first over."""
        later = sorted(self._open(), key=lambda timer: self._end(timer, now), reverse=True)
        return {timer.seat: timer for timer in later}

    def left(self, now: float | None = None) -> dict[int, float]:
        """Seconds left, by seat, for those who are asked; the fewest if there are several."""
        moment = time() if now is None else now
        return {
            seat: round(max(0.0, self._end(timer, moment) - moment), 2)
            for seat, timer in sorted(self._soonest(moment).items())
        }

    def standing(self, now: float | None = None) -> list[int]:
        """The seats whose time stands still."""
        moment = time() if now is None else now
        soonest = self._soonest(moment)
        return sorted(seat for seat, timer in soonest.items() if timer.stands(moment))

    def over(self, now: float | None = None) -> list[tuple[int, str]]:
        """The seats and names of those who are asked and whose time is up."""
        moment = time() if now is None else now
        return [
            (timer.seat, timer.name) for timer in self._open() if self._end(timer, moment) < moment
        ]

    def next(self, now: float | None = None) -> float | None:
        """Seconds until the next time may be up, or a timer goes on; ``None`` if none runs."""
        moment = time() if now is None else now
        ends = [self._rings(timer) for timer in self._open()]
        ends += [timer.goes_on for timer in self._open() if timer.goes_on and timer.stands(moment)]
        return max(0.0, min(ends) - moment) if ends else None


def later(timers: Iterable[Timer], by: float) -> list[Timer]:
    """The timers after a time that does not count, since no process had the table."""
    return [
        msgspec.structs.replace(
            timer,
            started=timer.started + by,
            away=None if timer.away is None else timer.away + by,
        )
        for timer in timers
    ]
