"""What the bots of a table say: it goes into the chat once the question is closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from overrun.bots.base import Remark
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games import part
from overrun.server.chatting import Chatting
from overrun.server.play import Play

Remarked = Callable[[Any, Ask, Option], Remark | None]
"""What a bot says with an answer, from its view: ``remark`` of its game's ``remarks``."""


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
        own = part("overrun.bots", play.table.game.name, "remarks")
        self._remark: Remarked | None = own and own.remark
        self._unsaid: list[_Unsaid] = []

    def note(self, ask: Ask, option: Option) -> None:
        """A bot is about to answer: what it has to say of that, if anything."""
        if self._remark is None:
            return
        remark = self._remark(self.play.table.view(ask.seat), ask, option)
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
