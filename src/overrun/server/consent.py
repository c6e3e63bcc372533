"""What everyone is asked about: taking back beyond the last barrier, and ending a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec

from overrun.core.errors import UndoRefused
from overrun.server.errors import NotAllowed
from overrun.server.play import Play
from overrun.server.protocol import END
from overrun.server.voting import Voting


class Doing(Protocol):
    """What is done when all agree."""

    async def take_back(self, seat: int, consent: Collection[int]) -> None: ...

    async def concede(self, seat: int) -> None: ...


class Telling(Protocol):
    """Who is told how the matter stands."""

    def tell_proposal(self, voting: Voting) -> None: ...


class Consent(msgspec.Struct, eq=False):
    """Asks those at a table, and does what is asked for when all agree."""

    play: Play
    audience: Telling
    doing: Doing

    async def undo(self, seat: int) -> None:
        """Take this seat's last answer back, or ask the others for their consent."""
        undoing = self.play.undoing
        needs = undoing.needs(self.play.table, seat)
        if not needs:
            raise UndoRefused("nothing can be taken back")
        if needs == "free":
            withdrawn = undoing.withdraw()
            await self.doing.take_back(seat, consent=())
            if withdrawn:
                self.audience.tell_proposal(undoing)
            return
        others = [each for each in self.play.seating.held() if each != seat]
        await self._propose(undoing, seat, others)

    async def end(self, person: str, seat: int) -> None:
        """Ask everyone whether the game is to end here; it does when all agree."""
        seating = self.play.seating
        others = [each for each in seating.held() if not seating.holds(person, each)]
        await self._propose(self.play.ending, seat, others)

    async def _propose(self, voting: Voting, seat: int, others: list[int]) -> None:
        if voting.proposal is not None and voting.proposal.seat != seat:
            raise NotAllowed(f"server-{voting.about}-is-asked")
        voting.propose(seat, others)
        await self._settle(voting)

    async def say(self, person: str, seat: int, about: str, agree: bool) -> None:
        """What somebody says; about the end also for the others at the same device."""
        seats = self.play.seating.seats_of(person) if about == END else [seat]
        voting = next((each for each in self.play.votings if each.about == about), None)
        heard = [] if voting is None else [voting.consent(each, agree) for each in seats]
        if voting is None or not any(heard):
            raise NotAllowed("server-nothing-to-consent")
        await self._settle(voting)

    async def forget(self, seat: int) -> None:
        """The person of a seat has left; whatever waits for them goes on."""
        for voting in self.play.votings:
            if voting.forget(seat):
                await self._settle(voting)

    async def _settle(self, voting: Voting) -> None:
        """Do what is asked for if all agree by now, and tell how the matter stands."""
        proposal = voting.proposal
        assert proposal is not None
        if proposal.agreed and voting.about == END:
            voting.withdraw("done")
            await self.doing.concede(proposal.seat)
        elif proposal.agreed:
            everyone = range(self.play.table.header.seats)  # bots agree
            try:
                await self.doing.take_back(proposal.seat, consent=everyone)
            except UndoRefused:
                voting.withdraw("refused")
                self.audience.tell_proposal(voting)
                raise
            voting.withdraw("done")
        elif proposal.refused:
            voting.withdraw("refused")
        self.audience.tell_proposal(voting)
