"""Tables as tools: a model sits beside people, at a real server."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from overrun.arena import mcp
from overrun.core.errors import BadSetting
from overrun.games import GAMES
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal
from tests.core.toy import Toy
from tests.server.playing import BOT, ME, OPEN, TWO_PERSONS, Person, Served, link_to

Model = Callable[..., Awaitable[Any]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(str(tmp_path_factory.mktemp("mcp") / "tables.db"))
    yield served
    served.close()


@pytest.fixture
def served(server: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    monkeypatch.setitem(GAMES, Toy.name, Toy())
    return server


def talk(served: Served, work: Callable[[Model], Awaitable[None]]) -> None:
    """Let a model do something with the tools."""

    async def talking() -> None:
        async with Client(mcp.make(f"http://{served.address}")) as client:

            async def call(tool: str, **arguments: Any) -> Any:
                result = await client.call_tool(tool, arguments)
                if result.is_error:
                    return result.content[0].text  # type: ignore[union-attr]
                return result.structured_content

            await work(call)

    asyncio.run(talking())


def test_a_model_plays_at_the_table_of_a_person(served: Served) -> None:
    ann = Person(served, "Ann")
    made = ann.make(TWO_PERSONS)
    place = ann.sit(made["table"], made["seat"])
    link = f"http://{served.address}/t/{made['table']}#{link_to(made, 1)}"

    async def play(call: Model) -> None:
        sat = await call("sit", link=link, name="Owl")
        me = {"handle": sat["handle"]}
        told = await call("look", **me)
        assert told["players"] == ["Ann", "Owl"]
        assert told["view"]["card"] is not None
        (ask,) = told["asks"]
        assert [each["id"] for each in ask["options"]] == ["bid:0", "bid:1", "bid:2", "bid:3"]

        refused = await call("answer", **me, option="bid:4")
        assert (refused["taken"], refused["error"]) == (False, "illegal-answer")
        assert refused["rule"] == "TOY-BID-01"
        assert (await call("options", **me))["asks"] == [ask], "nothing has changed"
        why = await call("why_not", **me, option="bid:4")
        assert [each["rule"] for each in why["refused"]] == ["TOY-BID-01"]
        assert await call("why_not", **me, option="bid:1") == {"option": "bid:1", "allowed": True}
        assert "nothing that one would think of" in await call("why_not", **me, option="dance")

        await call("say", **me, text="Good luck, Ann!")
        start = time.monotonic()
        taken = await call("answer", **me, option="bid:1", wait=0.3)
        assert time.monotonic() - start < 15, "waiting is bounded"
        assert (taken["taken"], taken["asks"], taken["waiting"]) == (True, [], [0])
        assert "not asked anything" in await call("answer", **me, option="bid:1")
        assert (await call("look", **me, wait=0.2, view=False))["asks"] == []

        await asyncio.to_thread(place.answer, "bid:0")
        told = await call("look", **me, wait=20)
        assert told["asks"], "it has waited for Ann"
        assert told["news"]
        assert (await call("look", **me))["news"] == [], "what is new is told once"

    talk(served, play)
    lines = [line.text for frame in place.heard_so_far() for line in getattr(frame, "lines", [])]
    lines += [line.text for frame in place.frames for line in getattr(frame, "lines", [])]
    assert "Good luck, Ann!" in lines
    assert place.table.seats[1].name == "Owl"


def test_a_handle_is_enough_to_go_on_and_to_the_end(served: Served) -> None:
    sat: dict[str, Any] = {}

    async def begin(call: Model) -> None:
        sat.update(await call("sit", game="lanterns", others=["random"], settings={"rounds": "1"}))
        assert await call("look", handle=sat["handle"], wait=5)

    async def go_on(call: Model) -> None:
        me = {"handle": sat["handle"]}
        told = await call("look", **me, wait=20)
        for _ in range(20):
            if told["outcome"] is not None:
                break
            told = await call("answer", **me, option=told["asks"][0]["options"][0]["id"])
        assert told["outcome"]["reason"] == "walked"
        assert "the game is over" in await call("answer", **me, option="step:left")

    talk(served, begin)
    talk(served, go_on)  # another server of tools, which knows nothing of the first
    assert set(sat["links_for_others"]) == {"watch"}


def test_around_the_tables(served: Served) -> None:
    Person(served, "Ann").make([ME, BOT], public=True)

    async def look_around(call: Model) -> None:
        games = {each["name"]: each for each in (await call("games"))["games"]}
        assert games["lanterns"]["settings"] == {"rounds": ["1", "2", "3"]}
        assert games["long-night"]["seats"] == [2, 3, 4, 5]
        (table,) = [each for each in (await call("tables"))["tables"] if not each["ended"]]
        assert table["game"] == "lanterns"
        found = await call("rules", game="zombie-terror", find="zt-bit-02")
        assert found == {"rules": [{"id": "ZT-BIT-02", "text": "A bite costs 0 AP."}], "more": 0}
        many = await call("rules", game="zombie-terror", find="zombie")
        assert len(many["rules"]) == mcp.MOST_RULES
        assert many["more"] > 0

    talk(served, look_around)


def test_what_makes_no_sense_is_said_clearly(served: Served) -> None:
    made = Person(served, "Ann").make([ME, OPEN])
    link = f"{made['table']}#{link_to(made, 1)}"

    async def err(call: Model) -> None:
        assert "unknown game 'chess'" in await call("sit", game="chess")
        assert "unknown bot for lanterns" in await call("sit", game="lanterns", others=["deep"])
        assert "seats" in await call("sit", game="lanterns", others=["random"] * 7)
        assert "link of a seat, or a game" in await call("sit")
        assert "no link to a seat" in await call("sit", link="http://example.org/")
        assert "no handle" in await call("look", handle="Owl")
        assert "there is no such table" in await call("look", handle="abc#def")
        await call("sit", link=link)
        spent = await call("sit", link=link)
        assert isinstance(spent, str)
        assert spent
        assert "unknown game 'chess'" in await call("rules", game="chess")
        assert "less than or equal to 60" in await call("look", handle="a#b", wait=999)

    talk(served, err)


def test_it_speaks_by_standard_input_and_output(served: Served) -> None:
    words = ["-m", "overrun", "mcp", "--server", f"http://{served.address}"]

    async def speak() -> list[str]:
        async with Client(StdioServerParameters(command=sys.executable, args=words)) as client:
            names = [tool.name for tool in (await client.list_tools()).tools]
            assert not (await client.call_tool("tables", {})).is_error
            return names

    assert asyncio.run(speak()) == [
        "games", "tables", "sit", "look", "options", "why_not", "answer", "say", "rules",
    ]  # fmt: skip


def test_a_server_that_is_not_there_is_an_error_at_once(tmp_path: Any) -> None:
    assert "cannot be reached" in refusal(shell("mcp --server http://127.0.0.1:9"))
    assert "not the address of a server" in refusal(shell("mcp --server play.example.org"))
    assert "no server runs on this machine" in refusal(shell("mcp --data", tmp_path))


def test_without_the_kit_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "overrun.arena.mcp")
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    with pytest.raises(BadSetting, match=r"install overrun\[arena\]"):
        __import__("overrun.arena.mcp")
