"""Plays games and leaves them behind as a version of Overrun writes them.

    python tests/museum/exhibits.py FOLDER DATABASE

It uses only what every version has, so it can be run by an older one, too: with its ``src`` on the
``PYTHONPATH``. ``DATABASE`` is a SQLite file, or the URL of an empty PostgreSQL database. Some of
the tables are left as by a server that was killed.
"""

from __future__ import annotations

import asyncio
import lzma
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.server.house import House
from overrun.server.lobby import Lobby
from overrun.server.protocol import TableOptions
from overrun.server.rest import NewTable, SeatWish
from overrun.server.store import Store

LENGTHS = {"begun": 12, "middle": 55, "killed": 75, "over": 3000}
"""How many answers are given at each table; ``over`` is played to its end."""

SETTINGS: dict[str, list[dict[str, str]]] = {
    "zombie-terror": [{}, {"setup": "advanced", "scenario": "none", "layout": "compact"}],
    "long-night": [{}, {"boxes": "two", "improvements": "on", "raxxon": "on"}],
    "warring-colonies": [{}],
    "army-of-the-dead": [{"mission": "back-door"}],
}


def answer_of(table: Table[Any], dice: random.Random) -> tuple[int, int, Any]:
    ask = dice.choice(table.asks)
    return ask.seat, ask.number, dice.choice(ask.options)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def exhibit(id: str, table: Table[Any], killed: bool) -> dict[str, Any]:
    viewers = {"watch": None, **{str(seat): seat for seat in range(table.header.seats)}}
    return {
        "id": id,
        "game": table.header.game,
        "answers": len(table.answers),
        "ended": table.ended,
        "heard": {name: len(table.heard(viewer)) for name, viewer in viewers.items()},
        "views": {name: plain(table.view(viewer)) for name, viewer in viewers.items()},
        "settings": table.header.settings,
        "killed": killed,
    }


async def play(store: Store, house: House, kinds: list[str]) -> list[dict[str, Any]]:
    lobby = Lobby(store)
    found = []
    for name in sorted(GAMES):
        game: Any = find(name)
        seats = getattr(game, "usual", 0) or game.seats.start
        if name == "army-of-the-dead":
            seats = 2
        for settings in SETTINGS.get(name, [{}]):
            for kind in kinds:
                wanted = NewTable(
                    game=name,
                    name="Ann",
                    seats=[SeatWish(kind="me") for _ in range(seats)],
                    settings=settings,
                    options=TableOptions(pace="at-once"),
                )
                made = lobby.create("ann", wanted)
                room = await house.open(made.table)
                dice = random.Random(f"{name}/{kind}/{len(found)}")
                while not room.play.table.ended and len(room.play.table.answers) < LENGTHS[kind]:
                    await room.referee.answer(*answer_of(room.play.table, dice))
                found.append(exhibit(made.table, room.play.table, kind == "killed"))
    return found


async def main(folder: Path, database: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    store = Store.open(database)
    house = House(store)
    await house.start()
    found = await play(store, house, ["begun", "middle", "over"])
    await house.close()
    # Another process, which nobody closes.
    house = House(store)
    await house.start()
    found += await play(store, house, ["killed"])
    kept = folder / f"{store.dialect}.exhibits.json.xz"
    kept.write_bytes(lzma.compress(msgspec.json.encode(found)))
    if store.dialect == "sqlite":
        for name in sorted(GAMES):
            leave_files(folder, name)
    print(f"{folder.name}: {len(found)} tables", flush=True)
    store.close()
    house.workers.close()


def leave_files(folder: Path, name: str) -> None:
    """A log and a dump of each game, apart from any server."""
    game: Any = find(name)
    for kind in ("dumps", "logs"):
        (folder / kind).mkdir(exist_ok=True)
    for number, settings in enumerate(SETTINGS.get(name, [{}])):
        table: Table[Any] = Table.new(game, settings=settings, seed=f"museum/{number}")
        dice = random.Random(f"museum/{number}")
        while not table.ended and len(table.answers) < 60:
            table.answer(*answer_of(table, dice))
        packed = lzma.compress(table.dump())
        (folder / "dumps" / f"{name}-{number}.xz").write_bytes(packed)
        while not table.ended:
            table.answer(*answer_of(table, dice))
        getattr(table, "saved", table.log).save(folder / "logs" / f"{name}-{number}.json")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
