"""Everything that a released version has written opens, goes on, replays, and is told apart."""

from __future__ import annotations

import asyncio
import lzma
import random
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrun.cli.proving import CHANGED, CONTENT, RULES, UNKNOWN, verify
from overrun.core.errors import UndoRefused
from overrun.core.table import Table
from overrun.games import find
from overrun.server.house import House
from overrun.server.lobby import Lobby
from overrun.server.replays import MOST_STEPS, replay
from overrun.server.rest import PlayOn, Replay, SeatWish
from overrun.server.store import Store
from tests.museum import Exhibit, Room, rooms
from tests.postgres import PostgresMissing, binaries, throw_away_postgres

OTHER_RULES = {
    "2026-11-16-0708-f0c2a80": ["zombie-terror", "army-of-the-dead"],
    "2026-11-16-1308-909a04b": ["zombie-terror", "long-night", "army-of-the-dead"],
    "2026-11-16-2249-5a9d9d7": [
        "zombie-terror",
        "long-night",
        "warring-colonies",
        "army-of-the-dead",
    ],
    "2026-11-17-2117-3204720": [
        "zombie-terror",
        "long-night",
        "warring-colonies",
        "army-of-the-dead",
    ],
}
"""The games of a room whose rules and cards were others. They can be gone on with and looked at,
but need not replay: a step that was under way may begin anew, and everyone is told."""

JUDGED = ("goals_met", "rounds", "of")
"""What a view says as the present rules judge it, and as sheets and cards say now: whether a goal
is met, how long a mission lasts, how many an objective wants."""

ROOMS = rooms()


def label(path: Path) -> str:
    return f"{path.parts[-3]}/{path.stem}"


def replays(room: Room, game: str) -> bool:
    return game not in OTHER_RULES.get(room.name, [])


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    try:
        with throw_away_postgres() as url:
            yield url
    except PostgresMissing:
        pytest.skip("PostgreSQL is not installed")


@pytest.fixture(params=["sqlite", "postgresql"])
def dialect(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture(params=ROOMS, ids=lambda room: room.name)
def room(request: pytest.FixtureRequest) -> Room:
    found: Room = request.param
    return found


@pytest.fixture
def store(
    room: Room, dialect: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Store]:
    """The database of a room, opened by this version."""
    if dialect == "sqlite":
        file = tmp_path / "tables.db"
        file.write_bytes(room.sqlite())
        opened = Store.open(file)
    else:
        opened = Store.open(loaded(request.getfixturevalue("postgres"), room))
    yield opened
    opened.close()


def loaded(server: str, room: Room) -> str:
    """A database of the server with what the room has."""
    name = "room_" + room.name.replace("-", "_")
    psql = [binaries() / "psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname"]
    for statement in (f"DROP DATABASE IF EXISTS {name}", f"CREATE DATABASE {name}"):
        subprocess.run([*psql, server, "--command", statement], check=True)
    address = server.replace("/postgres?", f"/{name}?")
    written = room.postgresql()
    subprocess.run([*psql, address], input=written, check=True, stdout=subprocess.DEVNULL)
    return address


def in_a_house(store: Store, visit: Callable[[House], Awaitable[None]]) -> None:
    async def stay() -> None:
        house = House(store, workers=1)
        house.scribe.executor = ThreadPoolExecutor(1)
        await asyncio.to_thread(house._register)
        try:
            await visit(house)
        finally:
            await house.close()

    asyncio.run(stay())


def plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def agree(then: Any, now: Any) -> bool:
    """Whether all that was seen then is seen now, beside what came to it since."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(
            name in now and (name in JUDGED or agree(value, now[name]))
            for name, value in then.items()
        )
    if isinstance(then, list) and isinstance(now, list):
        return len(then) <= len(now) and all(map(agree, then, now))
    return bool(then == now)


def viewer_of(name: str) -> int | None:
    return None if name == "watch" else int(name)


async def play_on(house: House, exhibit: Exhibit, answers: int) -> None:
    """As many answers more, or to the end."""
    room = await house.open(exhibit.id)
    dice = random.Random(exhibit.id)
    for _ in range(answers):
        if room.play.table.ended:
            return
        ask = dice.choice(room.play.table.asks)
        await room.referee.answer(ask.seat, ask.number, dice.choice(ask.options))


# -- databases -----------------------------------------------------------------------------------


def test_every_running_game_goes_on_as_it_was(room: Room, dialect: str, store: Store) -> None:
    running = [each for each in room.exhibits(dialect) if not each.ended]
    assert running

    async def visit(house: House) -> None:
        for exhibit in running:
            table = (await house.open(exhibit.id)).play.table
            told = [change.dropped for change in table.changes]
            lost = exhibit.answers - table.answered
            if lost:
                assert not replays(room, exhibit.game), "no answer was lost"
                assert told == [lost], "it goes on under other rules, and says so"
            else:
                assert sum(told) == 0
                for name, count in exhibit.heard.items():
                    viewer = viewer_of(name)
                    assert len(table.heard(viewer)) == count
                    assert agree(exhibit.views[name], plain(table.view(viewer)))
            await play_on(house, exhibit, 30)

    in_a_house(store, visit)

    async def again(house: House) -> None:
        for exhibit in running:
            row = store.table(exhibit.id)
            table = (await house.open(exhibit.id)).play.table
            assert row is not None
            assert table.answered == row.answers
            assert row.answers > exhibit.answers or not replays(room, exhibit.game)
            await play_on(house, exhibit, 5)

    in_a_house(store, again)


def test_the_last_answers_of_a_game_that_went_on_can_be_taken_back(
    room: Room, dialect: str, store: Store
) -> None:
    async def visit(house: House) -> None:
        for exhibit in room.exhibits(dialect):
            if exhibit.ended:
                continue
            await play_on(house, exhibit, 10)
            going = await house.open(exhibit.id)
            if going.play.table.ended:
                continue
            keep = going.play.table.answered - 3
            try:
                before = going.play.table.back_to(keep)
            except UndoRefused:  # it would go through what was answered under other rules
                assert not replays(room, exhibit.game)
                continue
            seat = going.play.table.answers[keep].seat
            going.play.table.undo(seat, consent=range(going.play.table.header.seats), keep=keep)
            assert plain(going.play.table.view(None)) == plain(before.view(None))

    in_a_house(store, visit)


def whole_replay(lobby: Lobby, exhibit: Exhibit, wanted: str) -> Replay:
    found = replay(lobby, "ann", exhibit.id, wanted, 0, MOST_STEPS, "en")
    while len(found.steps) <= found.total:
        start = len(found.steps)
        found.steps += replay(lobby, "ann", exhibit.id, wanted, start, MOST_STEPS, "en").steps
    return found


def heard_in(found: Replay) -> int:
    return max((event.number for step in found.steps for event in step.events), default=0)


def test_every_finished_game_can_be_looked_at(room: Room, dialect: str, store: Store) -> None:
    """Before it is recorded, and after that whatever the rules become."""
    lobby = Lobby(store)
    finished = [each for each in room.exhibits(dialect) if each.ended]
    assert finished

    def look(recorded: bool) -> None:
        for exhibit in finished:
            row = store.table(exhibit.id)
            assert row is not None
            assert (row.recorded == row.answers + 1) == recorded
            viewers = exhibit.heard if recorded else {"watch": exhibit.heard["watch"]}
            for name, count in viewers.items():
                found = whole_replay(lobby, exhibit, name)
                assert (found.total, heard_in(found)) == (exhibit.answers, count)
                assert found.outcome is not None
                assert found.outcome.text
                last = found.steps[-1]
                assert last.seen
                assert agree(exhibit.views[name], plain(last.view))
                if replays(room, exhibit.game):
                    assert all(step.seen for step in found.steps)

    look(recorded=False)

    async def record(house: House) -> None:
        await house.scribe.round()

    in_a_house(store, record)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("overrun.server.stored.Kept.read", unreadable)
        look(recorded=True)


def unreadable(*_: Any) -> Any:
    raise AssertionError("a recording needs no rules")


def test_one_can_play_on_from_a_finished_game_where_the_rules_agree(
    room: Room, dialect: str, store: Store
) -> None:
    lobby = Lobby(store)
    for exhibit in room.exhibits(dialect):
        if exhibit.ended and replays(room, exhibit.game):
            row = store.table(exhibit.id)
            assert row is not None
            seats = [SeatWish(kind="me") for _ in range(row.header.seats)]
            wanted = PlayOn(name="Ann", answers=exhibit.answers // 2, seats=seats)
            made = lobby.play_on("ann", exhibit.id, wanted)
            new = store.table(made.table)
            assert new is not None
            assert new.answers == exhibit.answers // 2
            assert new.header.secret != row.header.secret, "everybody knows the old one"


# -- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "log",
    [log for room in ROOMS for log in room.logs],
    ids=label,
)
def test_every_log_is_told_apart(log: Path, tmp_path: Path) -> None:
    room = Room(log.parts[-3])
    verdict = verify(log)
    if replays(room, str(verdict.game)):
        assert verdict.ok, verdict.problem
        forged = tmp_path / "forged.json"
        forged.write_text(log.read_text().replace('"seed": "museum/', '"seed": "other/'))
        assert verify(forged).because in ([CHANGED], [UNKNOWN])
    else:
        assert verdict.ok or set(verdict.because) <= {UNKNOWN, RULES, CONTENT}


@pytest.mark.parametrize(
    "dump",
    [dump for room in ROOMS for dump in room.dumps],
    ids=label,
)
def test_every_dump_is_played_to_its_end(dump: Path) -> None:
    game: Any = find(dump.stem.rpartition("-")[0])
    table: Table[Any] = Table.load(game, lzma.decompress(dump.read_bytes()))
    dice = random.Random(dump.stem)
    while not table.ended:
        ask = dice.choice(table.asks)
        table.answer(ask.seat, ask.number, dice.choice(ask.options))
    assert table.outcome is not None


def test_the_museum_is_complete() -> None:
    assert [room.name[-7:] for room in ROOMS][:3] == ["f0c2a80", "909a04b", "5a9d9d7"]
    for room in ROOMS:
        assert room.logs
        assert room.dumps
