"""What the bots of a table say: it goes into the chat once the question is closed."""

from __future__ import annotations

from typing import NamedTuple

from overrun.bots.base import Remark
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games import part
from overrun.server.chatting import Chatting
from overrun.server.play import Play


class _Unsaid(NamedTuple):
    revision: int
    kind: str
    """Of the ask: while one like it is open, others still think about it."""
    seat: int
    remark: Remark


class Remarks:
    """Keeps what bots want to say until everyone has answered, so that nobody is led."""

    def __init__(self, play: Play, chatting: Chatting) -> None:
        self.play = play
        self.chatting = chatting
        self._unsaid: list[_Unsaid] = []

    def note(self, ask: Ask, option: Option) -> None:
        """A bot is about to answer: what it has to say of that, if anything."""
        table = self.play.table
        own = part("overrun.bots", table.game.name, "remarks")
        remark = own and own.remark(table.view(ask.seat), ask, option)
        if remark is not None:
            self._unsaid.append(_Unsaid(self.play.revision, ask.kind, ask.seat, remark))

    def tell(self) -> None:
        """Say what may be said now; what was taken back is not said at all."""
        if not self._unsaid:
            return
        open_kinds = {ask.kind for ask in self.play.table.asks}
        waiting = [each for each in self._unsaid if each.revision == self.play.revision]
        self._unsaid = [each for each in waiting if each.kind in open_kinds]
        for each in waiting:
            if each.kind not in open_kinds:
                self.chatting.remark(each.seat, each.remark)
