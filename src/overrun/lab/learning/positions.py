"""Positions to learn a value from: how seats stood in games of steady players, and who won.

A master asks the value about what its own turn leaves, which is when somebody else is asked, and
about tables where not everything was done well. So seats that are not asked are looked at, too,
and the players slip now and then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import msgspec

from overrun.bots import make_bot
from overrun.bots.mind import Numbers, Policy
from overrun.bots.search.thinking import manner
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.balance import Cell
from overrun.lab.learning.games import TEACHER, Positions, look_at

ASKED, LEFT, OTHER = "asked", "left", "other"
WHOSE = (ASKED, LEFT, OTHER)
"""Whose position is noted at an ask: that of the seat which is asked, if it has a choice; that of
the seat which was asked before, if it is another, as its turn leaves it; and that of one more."""
BENDS, LINE, STRETCH = "bends", "line", "stretch"
SHAPES = (BENDS, LINE, STRETCH)
"""What a value can be: a line with bends; a line alone; or the present value, made surer or less
sure, and higher or lower."""


class ValuePlan(msgspec.Struct, frozen=True, kw_only=True):
    """From what a value is learned, and how."""

    games: int = 400
    slips: tuple[int, ...] = (0, 10, 20)
    """So many of a hundred answers are not the steady player's but drawn as the policy likes them:
    every game draws one of these shares."""
    contest: str = ""
    """Only settings of this contest are played; all that are learned with, if none is named."""
    whose: tuple[str, ...] = WHOSE
    noted: int = 25
    """At so many of a hundred asks positions are noted; those of one turn are nearly the same."""
    trace: float = msgspec.field(default=0.9, name="lambda")
    """How much of what is expected at a position comes from how the game went on after the seat's
    next one, instead of what the value says there; with 1 only the outcome counts."""
    apart: bool = False
    """Whether each of the settings has a constant of its own while the value is fitted. It is left
    out in the end: how hard a setting is then does not pass for what is good in a position."""
    shape: str = BENDS
    unless: str = ""
    """A number of the position: where it is 1, and not 0, the value that was there before stays."""


USUAL = ValuePlan()


def watch_positions(
    game: str, cells: Sequence[Cell], seed: str, numbers: bytes, plan: ValuePlan, share: range
) -> Positions:
    """Let the teacher play, with slips of the policy that these numbers make, and note how seats
    stand from the first round on."""
    rules, look, thinking = find(game), look_at(game), manner(game)
    policy = Policy(look, Numbers.read(numbers, look))
    found = Positions()
    for number in share:
        cell = cells[number % len(cells)]
        name = f"{seed}/{number}"
        table = Table.new(
            rules, seats=cell.seats, settings=cell.settings, seed=name, events=False, snapshots=True
        )
        teachers = [make_bot(TEACHER, game, f"{name}/{seat}") for seat in range(cell.seats)]
        # what is noted has a chance of its own, so that the games do not depend on it
        slipping, noting = Random(f"{name}/slips"), Random(f"{name}/noted")
        slips = slipping.choice(plan.slips)
        before = None
        while table.asks:
            ask = table.asks[0]
            seat, choice = ask.seat, len(ask.options) > 1
            if rules.progress(table.state) and noting.randrange(100) < plan.noted:
                for each in _seen(plan.whose, seat, choice, before, cell.seats, noting):
                    found.note(number, each, look(table.view(each), each).position)
            view = table.view(seat)
            if choice and slipping.randrange(100) < slips:
                option = policy.draw(view, ask, slipping)
            else:
                option = teachers[seat].choose(view, ask, partial(table.world, seat))
            table.answer(seat, ask.number, option)
            before = seat
        found.end([seat for seat in range(cell.seats) if thinking.won(table, seat)])
    return found


def _seen(
    whose: Sequence[str], seat: int, choice: bool, before: int | None, seats: int, draw: Random
) -> Iterator[int]:
    """The seats whose positions are noted when this one is asked."""
    left = before if before != seat and LEFT in whose else None
    if choice and ASKED in whose:
        yield seat
    if left is not None:
        yield left
    others = [each for each in range(seats) if each not in (seat, left)]
    if others and OTHER in whose:
        yield draw.choice(others)
