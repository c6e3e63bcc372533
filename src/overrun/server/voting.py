"""What needs everyone's consent: taking back beyond the last barrier, and ending a game."""

from __future__ import annotations

import msgspec

from overrun.server import protocol


class Wish(msgspec.Struct):
    """A seat wants something, and these persons are asked."""

    seat: int
    waiting: list[int]
    refused: bool = False

    @property
    def agreed(self) -> bool:
        return not self.waiting and not self.refused


class Voting:
    """The one wish of its kind that a table may have open.

    Persons are asked, also those for whom a bot stands in; bots agree to everything.
    """

    about: str

    def __init__(self) -> None:
        self.proposal: Wish | None = None
        self._result = ""

    def propose(self, seat: int, others: list[int]) -> None:
        self.proposal = Wish(seat, list(others))

    def consent(self, seat: int, agree: bool) -> bool:
        """Note what a seat says; ``False`` if it was not asked. Who asked may only think better
        of it."""
        wish = self.proposal
        if wish is None:
            return False
        if seat in wish.waiting:
            wish.waiting.remove(seat)
        elif seat != wish.seat or agree:
            return False
        wish.refused |= not agree
        return True

    def forget(self, seat: int) -> bool:
        """A person has left the table; ``True`` if the open wish is to be looked at again."""
        wish = self.proposal
        if wish is None or seat not in (wish.seat, *wish.waiting):
            return False
        wish.refused |= seat == wish.seat
        wish.waiting = [each for each in wish.waiting if each != seat]
        return True

    def withdraw(self, result: str = "refused") -> bool:
        """The matter is settled, or the game has gone on; ``False`` if there was none."""
        if self.proposal is None:
            return False
        self.proposal = None
        self._result = result
        return True

    def frame(self) -> protocol.Proposal:
        if self.proposal is None:
            return protocol.Proposal(about=self.about, seat=None, result=self._result)
        wish = self.proposal
        return protocol.Proposal(about=self.about, seat=wish.seat, waiting=wish.waiting)
