"""Who sits where at one table: persons, bots, open seats, and bots that stand in for persons."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Collection, Mapping, Sequence

from overrun.server.naming import likeness
from overrun.server.protocol import SeatInfo
from overrun.server.store import SeatRow
from overrun.text import Text

PERSON, BOT, OPEN = "person", "bot", "open"


class Seating:
    """The seats of a table.

    >>> seating = Seating([SeatRow(seat=0, token="", people=["ann"]), SeatRow(seat=1, token="")])
    >>> seating.kind(0), seating.kind(1), seating.holds("ann", 0)
    ('person', 'open', True)
    """

    def __init__(self, rows: Sequence[SeatRow]) -> None:
        self.rows = sorted(rows, key=lambda row: row.seat)

    def __getitem__(self, seat: int) -> SeatRow:
        return self.rows[seat]

    def __len__(self) -> int:
        return len(self.rows)

    def kind(self, seat: int) -> str:
        row = self.rows[seat]
        return PERSON if row.people else BOT if row.bot else OPEN

    def bot_at(self, seat: int) -> str:
        """The bot that answers for this seat now; empty if a person has to."""
        row = self.rows[seat]
        return row.stand_in if row.people else row.bot

    def holds(self, person: str, seat: int) -> bool:
        return bool(person) and person in self.rows[seat].people

    def seats_of(self, person: str) -> list[int]:
        return [row.seat for row in self.rows if person and person in row.people]

    def persons(self) -> list[int]:
        """The seats at which a person has to answer."""
        return [row.seat for row in self.rows if row.people and not row.stand_in]

    def held(self) -> list[int]:
        """The seats of persons, whether they answer themselves or a bot stands in."""
        return [row.seat for row in self.rows if row.people]

    def is_spent(self, token: str) -> bool:
        """Whether somebody has come by the link with this token."""
        return any(row.spent and row.token == token for row in self.rows)

    def is_free(self, seat: int) -> bool:
        """Whether a guest may take this seat."""
        return self.kind(seat) == OPEN and not self.rows[seat].spent

    @property
    def invitation(self) -> str:
        """The token of the table's own link, whose guests choose a seat.

        It follows from the tokens of all seats, which nobody knows together: those of seats that
        had their person from the start were never given away.
        """
        tokens = "/".join(row.token for row in self.rows)
        digest = hashlib.sha256(f"overrun-invitation:{tokens}".encode()).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def written(self, number: str) -> int | None:
        """The seat whose number somebody wrote; nothing if it is none."""
        return next((row.seat for row in self.rows if str(row.seat) == number), None)

    def name(self, seat: int, text: Text) -> str:
        """Who sits there, in words; empty for an open seat."""
        return self.names(text)[seat]

    def names(self, text: Text) -> list[str]:
        """Who sits where, in words. Namesakes, bots above all, are told apart by their seats.

        >>> rows = [SeatRow(seat=seat, token="", bot="random") for seat in range(2)]
        >>> Seating(rows).names(Text("en"))
        ['Stumbler 1', 'Stumbler 2']
        """
        plain = [self._plain_name(row, text) for row in self.rows]
        seen = [likeness(name) for name in plain]
        return [
            text("server-namesake", name=name, number=seat + 1)
            if name and seen.count(seen[seat]) > 1
            else name
            for seat, name in enumerate(plain)
        ]

    @staticmethod
    def _plain_name(row: SeatRow, text: Text) -> str:
        if row.people:
            return row.name
        return text(f"server-bot-{row.bot}") if row.bot else ""

    def infos(
        self,
        person: str,
        present: Collection[int],
        away: Mapping[int, float],
        sides: Sequence[tuple[str, str]],
        text: Text,
    ) -> list[SeatInfo]:
        """The seats as this person is told of them."""
        names = self.names(text)
        return [
            SeatInfo(
                seat=row.seat,
                side=sides[row.seat][0],
                side_name=sides[row.seat][1],
                name=names[row.seat],
                kind=self.kind(row.seat),
                bot=self.bot_at(row.seat),
                present=row.seat in present,
                mine=self.holds(person, row.seat),
                away=away.get(row.seat),
                left=row.name if row.bot and not row.people else "",
            )
            for row in self.rows
        ]
