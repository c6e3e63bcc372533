"""Finished games as one player remembers them, and what they come to: statistics and feats.

All of it follows from what the store lists of tables that are over: nothing of a running game can
be in it, and no game has to be opened for it. Tables that were set up for practice do not count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from overrun.bots import bot_names
from overrun.core.log import Header
from overrun.core.state import Outcome
from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.server.seating import BOT, PERSON, Seating
from overrun.server.store import TableSummary

PEOPLE, BOTS, ALONE = "people", "bots", "alone"
BETRAYER, LOYAL = "betrayer", "loyal"
"""What somebody may have been in secret; all other roles are sides."""


class Tale(msgspec.Struct, kw_only=True, frozen=True):
    """A finished game of somebody's."""

    table: str
    game: str
    at: float
    seat: int
    seats: int
    role: str
    won: bool
    reason: str
    company: str
    """``people``, ``bots`` or ``alone``: who else sat there."""
    level: str
    """The best bot among them."""
    settings: dict[str, str]
    facts: dict[str, object]
    """What the end of the game tells."""

    @property
    def rounds(self) -> int:
        return max(0, self.number("round"))

    def number(self, name: str) -> int:
        """A number by its name; -1 if it is not told."""
        if name == "seats":
            return self.seats
        found = self.facts.get("round" if name == "rounds" else name)
        return found if isinstance(found, int) and not isinstance(found, bool) else -1

    def word(self, name: str) -> str:
        """What games may differ in: ``game``, ``role``, or a setting."""
        if name in ("game", "role"):
            return str(getattr(self, name))
        drawn = self.facts.get(name)  # what was drawn by lot is known in the end
        return drawn if isinstance(drawn, str) else self.settings.get(name, "")


def tales(summaries: Iterable[TableSummary], person: str) -> list[Tale]:
    """What somebody remembers of these tables, in the order in which they were played; of one at
    which several seats were theirs, that of the first."""
    found = []
    for each in summaries:
        row, seating = each.row, Seating(each.seats)
        mine = seating.seats_of(person)
        if not (row.ended and row.outcome and mine) or row.options.practice or row.parent:
            continue
        if row.header.game not in GAMES:
            continue
        outcome = msgspec.json.decode(row.outcome, type=Outcome)
        others = [seat for seat in range(len(seating)) if seat not in mine]
        bots = [seating[seat].bot for seat in others if seating.kind(seat) == BOT]
        people = any(seating.kind(seat) == PERSON for seat in others)
        found.append(
            Tale(
                table=row.id,
                game=row.header.game,
                at=row.touched,
                seat=mine[0],
                seats=row.header.seats,
                role=role_of(row.header, outcome, mine[0]),
                won=any(seat in outcome.winners for seat in mine),
                reason=outcome.reason,
                company=PEOPLE if people else BOTS if bots else ALONE,
                level=best(row.header.game, bots),
                settings=row.header.settings,
                facts=dict(outcome.facts),
            )
        )
    return sorted(found, key=lambda tale: (tale.at, tale.table))


def best(game: str, bots: Sequence[str]) -> str:
    """The best of some bots; nothing if there are none."""
    return next((name for name in reversed(bot_names(game)) if name in bots), "")


def role_of(header: Header, outcome: Outcome, seat: int) -> str:
    """What a seat was in a game that is over, as far as its end tells."""
    betrayers = outcome.facts.get("betrayers")
    if isinstance(betrayers, list):
        return BETRAYER if str(seat) in betrayers else LOYAL
    sides = _sides(header.game, header.seats)
    if len(outcome.sides) == 1 and outcome.winners:
        (winner,) = outcome.sides
        if seat in outcome.winners:
            return winner
        if len(set(sides)) == 2 and winner in sides:
            return next(side for side in sides if side != winner)
    drawn = any(header.settings.get(each.name) == each.lot for each in find(header.game).settings)
    return "" if drawn or sides[seat].startswith("seat-") else sides[seat]


@cache
def _sides(game: str, seats: int) -> tuple[str, ...]:
    """The side of each seat, where chance does not decide."""
    known = find(game)
    settings = known.configure({}, seats)
    table: Table[Any] = Table(
        known, Header(game=game, seats=seats, settings=settings, seed="sides")
    )
    return tuple(known.side(table.state, seat) for seat in range(seats))
