"""What everyone is asked about, without a server: a play, and notes of what would be done."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from overrun.core.table import Table
from overrun.server.consent import Consent
from overrun.server.errors import NotAllowed
from overrun.server.play import Play
from overrun.server.protocol import END, TableOptions
from overrun.server.store import SeatRow, TableRow
from overrun.server.voting import Voting
from tests.core.toy import Toy

ANN, BOB, CAT = range(3)
NAMES = ["ann", "bob", "cat"]


class Done:
    """Notes what is done instead of doing it."""

    def __init__(self) -> None:
        self.what: list[tuple[str, int]] = []

    async def take_back(self, seat: int, consent: Collection[int]) -> None:
        self.what.append(("take back", seat))

    async def concede(self, seat: int) -> None:
        self.what.append(("concede", seat))


class Silence:
    """An audience that nobody is in."""

    def tell_proposal(self, voting: Voting) -> None:
        pass


@pytest.fixture
def done() -> Done:
    return Done()


@pytest.fixture
def consent(done: Done) -> Consent:
    table = Table.new(Toy(), seats=3, seed="consent")
    row = TableRow(
        id="t", header=table.header, options=TableOptions(),
        host="ann", watch="", created=0, touched=0,
    )  # fmt: skip
    seats = [SeatRow(seat=seat, token="", people=[who]) for seat, who in enumerate(NAMES)]
    play = Play(row, seats, table, fence=1, since={})
    return Consent(play, Silence(), done)


def say(consent: Consent, *said: tuple[int, bool]) -> None:
    for seat, agree in said:
        asyncio.run(consent.say(NAMES[seat], seat, END, agree))


def test_a_game_ends_when_the_last_agrees(consent: Consent, done: Done) -> None:
    asyncio.run(consent.end("ann", ANN))
    say(consent, (BOB, True))
    assert done.what == []
    say(consent, (CAT, True))
    assert done.what == [("concede", ANN)]


def test_one_who_refuses_settles_it(consent: Consent, done: Done) -> None:
    asyncio.run(consent.end("ann", ANN))
    say(consent, (BOB, False))
    assert (consent.play.ending.proposal, done.what) == (None, [])
    with pytest.raises(NotAllowed, match="nothing-to-consent"):
        say(consent, (CAT, True))


def test_who_has_left_is_waited_for_no_more(consent: Consent, done: Done) -> None:
    asyncio.run(consent.end("ann", ANN))
    say(consent, (BOB, True))
    asyncio.run(consent.forget(CAT))
    assert done.what == [("concede", ANN)]


def test_nobody_asks_while_another_does(consent: Consent) -> None:
    asyncio.run(consent.end("ann", ANN))
    with pytest.raises(NotAllowed, match="end-is-asked"):
        asyncio.run(consent.end("bob", BOB))
