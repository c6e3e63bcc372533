"""What a link is an invitation to: the seat of a guest's choice, one seat, or a place to watch."""

from __future__ import annotations

from overrun.server import framing, rest
from overrun.server.errors import NotAllowed
from overrun.server.lobby import Lobby
from overrun.server.seating import Seating
from overrun.server.sessions import CODE
from overrun.server.store import TableRow

ANY, ONE, WATCH, DEVICE = "table", "seat", "watch", "device"
"""What a link leads to: any open seat, one seat, a place to watch, a seat that has its person."""


def invitation(
    lobby: Lobby, person: str, table_id: str, token: str, locale: str
) -> rest.Invitation:
    """What somebody is told who opens a link, before anything is taken."""
    row, seating = lobby.row(table_id), lobby.seating(table_id)
    kind = _kind(row, seating, token)
    speaker = framing.speaker_for(row.header.game, locale)
    sides = [] if row.ended else framing.side_names(lobby.rebuilt(row), speaker)
    host = next((seat.name for seat in seating.rows if row.host in seat.people), "")
    return rest.Invitation(
        kind=kind,
        game=row.header.game,
        game_name=speaker.name,
        host=host or lobby.store.name_of(row.host) or "",
        created=row.created,
        begun=row.answers > 0,
        ended=row.ended,
        settings_text=framing.settings_in_words(speaker, row.header.settings),
        names=[name for name in seating.names(speaker.text) if name],
        seats=[
            rest.OpenSeat(seat=seat, side_name=name)
            for seat, (_, name) in enumerate(sides)
            if seating.is_free(seat) and (kind == ANY or seating[seat].token == token)
        ],
        mine=bool(seating.seats_of(person)),
    )


def _kind(row: TableRow, seating: Seating, token: str) -> str:
    """What a token opens; one that opens nothing is refused."""
    if token.startswith(CODE):
        return DEVICE  # whether it still does is found out by using it
    if token == row.watch:
        return WATCH
    if token == seating.invitation:
        return ANY
    if seating.is_spent(token):
        raise NotAllowed("server-spent-link")
    if any(seat.token == token for seat in seating.rows):
        return ONE
    raise NotAllowed("server-bad-link")
