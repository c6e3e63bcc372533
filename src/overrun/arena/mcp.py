"""Tables as tools: a server of the Model Context Protocol in front of a server of ours.

The tables are those at which people sit. Nothing is remembered here that a model needs: the handle
that ``sit`` gives is all, and is passed with every call. No call waits longer than a minute.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import wraps
from typing import Annotated, Any
from urllib.parse import quote, urlsplit

import msgspec

from overrun import __version__
from overrun.arena.seats import Seat, Server
from overrun.bots import STEADY
from overrun.core.errors import BadSetting, OverrunError, unknown
from overrun.server.protocol import AskInfo

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from pydantic import Field
except ModuleNotFoundError as error:
    raise BadSetting(f"{error.name} is missing: install overrun[arena]") from error

LONGEST_WAIT = 60
MOST_RULES = 40
"""So many rules are told at once."""
OPEN = "open"
INSTRUCTIONS = (
    "Board games of survival, played with people and bots at the same table. Take a seat with "
    "`sit`, by the link that somebody gave you or at a new table, and keep the handle that it "
    "gives: every other tool wants it. `look` says what is so, and with `wait` it waits for your "
    "turn. Answer a question by the id of one of its options, letter for letter; what the rules "
    "refuse changes nothing, and you are told why, with the rule."
)

Handle = Annotated[str, Field(description="The handle of your seat, as `sit` gave it: TABLE#KEY")]
Wait = Annotated[
    float,
    Field(ge=0, le=LONGEST_WAIT, description="Seconds to wait at most until you are asked"),
]


def make(url: str) -> MCPServer[Any]:
    """The tools for the tables of a server."""
    tools = Tools(Server(url))

    @asynccontextmanager
    async def living(server: MCPServer[Any]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await tools.server.close()

    made: MCPServer[Any] = MCPServer(
        "overrun",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="ERROR",
        lifespan=living,
    )
    for tool in (
        tools.games,
        tools.tables,
        tools.sit,
        tools.look,
        tools.options,
        tools.why_not,
        tools.answer,
        tools.say,
        tools.rules,
    ):
        made.add_tool(_told(tool))
    return made


def _told(tool: Any) -> Any:
    """The tool, whose errors are told to the model in their own words."""

    @wraps(tool)
    async def called(*args: Any, **more: Any) -> Any:
        try:
            return await tool(*args, **more)
        except OverrunError as error:
            raise ToolError(str(error)) from error

    return called


class Tools:
    """What a model can do."""

    def __init__(self, server: Server) -> None:
        self.server = server

    # -- around the tables -----------------------------------------------------------------

    async def games(self) -> dict[str, Any]:
        """The games, with their settings and bots."""
        found = await self.server.fetch("/api/games")
        return {
            "games": [
                {
                    "name": game["name"],
                    "title": game["title"],
                    "about": game["blurb"],
                    "seats": game["seats"],
                    "settings": {
                        each["name"]: [value["value"] for value in each["values"]]
                        for each in game["settings"]
                    },
                    "bots": [bot["name"] for bot in game["bots"]],
                }
                for game in found["games"]
            ]
        }

    async def tables(self) -> dict[str, Any]:
        """Public tables that are being played. A seat needs a link, or a table of your own."""
        found = await self.server.fetch("/api/tables?list=public")
        names = ("id", "game", "seats", "answers", "ended")
        return {"tables": [{name: each[name] for name in names} for each in found["tables"]]}

    async def sit(
        self,
        link: Annotated[str, Field(description="A link to a seat that somebody gave you")] = "",
        game: Annotated[str, Field(description="Or a game, for a new table of your own")] = "",
        name: Annotated[str, Field(description="What you are called there")] = "Agent",
        others: Annotated[
            list[str] | None,
            Field(description="At a new table: for each other seat a bot, or `open` for a person"),
        ] = None,
        settings: Annotated[
            dict[str, str] | None, Field(description="At a new table: settings of the game")
        ] = None,
    ) -> dict[str, Any]:
        """Take a seat. The handle that comes back is needed for everything else: keep it."""
        links: dict[str, str] = {}
        if link:
            table, token = _parts(link)
        elif game:
            made = await self._new_table(game, name, others, settings or {})
            table = made["table"]
            seats = {each["seat"]: each["token"] for each in made["links"]["seats"]}
            token = seats.pop(0)
            links = {f"seat {seat}": self._link(table, each) for seat, each in seats.items()}
            links["watch"] = self._link(table, made["links"]["watch"])
        else:
            raise BadSetting("give the link of a seat, or a game for a new table")
        handle = await self.server.join(table, token, name)
        return {"handle": handle, "table": table, "links_for_others": links}

    async def _new_table(
        self, game: str, name: str, others: list[str] | None, settings: dict[str, str]
    ) -> Any:
        found = {each["name"]: each for each in (await self.server.fetch("/api/games"))["games"]}
        if game not in found:
            raise BadSetting(unknown("game", game, found))
        bots = [bot["name"] for bot in found[game]["bots"]]
        if others is None:
            usual = STEADY if STEADY in bots else bots[-1]
            others = [usual] * (found[game]["usual"] - 1)
        for each in others:
            if each not in (*bots, OPEN):
                raise BadSetting(unknown(f"bot for {game}", each, [*bots, OPEN]))
        seats: list[dict[str, str]] = [{"kind": OPEN}]
        seats += [
            {"kind": OPEN} if each == OPEN else {"kind": "bot", "bot": each} for each in others
        ]
        wish = {"game": game, "name": name, "seats": seats, "settings": settings}
        return await self.server.fetch("/api/tables", wish)

    def _link(self, table: str, token: str) -> str:
        return f"{self.server.url}/t/{table}#{token}"

    async def rules(
        self,
        game: Annotated[str, Field(description="The game")],
        find: Annotated[str, Field(description="A rule's id, or words that it has")] = "",
    ) -> dict[str, Any]:
        """Look rules up: by an id, by the beginning of one, or by words."""
        path = f"/api/games/{quote(game, safe='')}/rules"
        known = (await self.server.fetch(path))["rules"]
        words = find.lower().split()
        found = [
            {"id": rule["id"], "text": rule["text"]}
            for rule in known
            if rule["id"].lower().startswith(find.lower().strip())
            or all(word in f"{rule['section']} {rule['text']}".lower() for word in words)
        ]
        return {"rules": found[:MOST_RULES], "more": max(0, len(found) - MOST_RULES)}

    # -- at a table ------------------------------------------------------------------------

    async def look(
        self,
        handle: Handle,
        wait: Wait = 0,
        view: Annotated[bool, Field(description="Whether to tell the whole view")] = True,
    ) -> dict[str, Any]:
        """What is so, what has happened since you last looked, and what you are asked."""
        seat = await self.server.seat(handle)
        if wait and not seat.asked:
            await seat.until(lambda: seat.asked, min(wait, LONGEST_WAIT))
        return _sight(seat, view=view)

    async def options(self, handle: Handle) -> dict[str, Any]:
        """What you are asked, and all answers that the rules allow."""
        seat = await self.server.seat(handle)
        assert seat.now is not None
        return {"asks": [_ask(each) for each in seat.now.asks], "waiting": seat.now.waiting}

    async def why_not(
        self,
        handle: Handle,
        option: Annotated[str, Field(description="An id; all that is refused, if left out")] = "",
    ) -> dict[str, Any]:
        """Why something cannot be done now, with the rule."""
        seat = await self.server.seat(handle)
        asks = _asks(seat)
        if any(option == each.id for ask in asks for each in ask.options):
            return {"option": option, "allowed": True}
        refused = [each for ask in asks for each in (await seat.why_not(ask.number)).options]
        found = [each for each in refused if not option or each.option == option]
        if option and not found:
            raise BadSetting(f"{option!r} is nothing that one would think of here")
        return {
            "allowed": False,
            "refused": [
                {"option": each.option, "why": each.text, "rule": each.rule} for each in found
            ],
        }

    async def answer(
        self,
        handle: Handle,
        option: Annotated[str, Field(description="The id of an option, letter for letter")],
        wait: Wait = 20,
    ) -> dict[str, Any]:
        """Answer what you are asked; then wait a while until you are asked again."""
        seat = await self.server.seat(handle)
        asks = _asks(seat)
        meant = [ask for ask in asks if any(each.id == option for each in ask.options)]
        trouble = await seat.answer((meant or asks)[0].number, option)
        if trouble is not None:
            told = {"why": trouble.text, "rule": trouble.rule, "error": trouble.kind}
            return {"taken": False, **told}
        if wait:
            await seat.until(lambda: seat.asked, min(wait, LONGEST_WAIT))
        return {"taken": True, **_sight(seat, view=False)}

    async def say(
        self,
        handle: Handle,
        text: Annotated[str, Field(description="What to say")],
        to: Annotated[
            str, Field(description="`team`, the number of a seat, or nothing for everyone")
        ] = "",
    ) -> dict[str, Any]:
        """Say something at the table."""
        seat = await self.server.seat(handle)
        await seat.say(text, to)
        return {"said": text}


def _parts(link: str) -> tuple[str, str]:
    """The table and the token of a link, or of what its end looks like: ``TABLE#TOKEN``."""
    parts = urlsplit(link.strip())
    table = parts.path.rpartition("/")[2]
    if not (table and parts.fragment):
        raise BadSetting("this is no link to a seat: it looks like http://HOST/t/TABLE#TOKEN")
    return table, parts.fragment


def _asks(seat: Seat) -> list[AskInfo]:
    now = seat.now
    assert now is not None
    if now.outcome is not None:
        raise BadSetting(f"the game is over: {now.outcome.text}")
    if not now.asks:
        raise BadSetting("you are not asked anything; `look` with `wait` waits until you are")
    return now.asks


def _ask(ask: AskInfo) -> dict[str, Any]:
    options = [{"id": each.id, "text": each.text} for each in ask.options]
    return {"ask": ask.number, "question": ask.text, "options": options}


def _sight(seat: Seat, *, view: bool) -> dict[str, Any]:
    """What is so at a seat; what it tells as news is told once."""
    now, table = seat.now, seat.table
    assert now is not None
    news, seat.news = [each.text for each in seat.news if each.text], []
    said, seat.lines = [f"{each.name}: {each.text}" for each in seat.lines], []
    told: dict[str, Any] = {
        "seat": None if table is None else table.you,
        "players": [] if table is None else [each.name for each in table.seats],
        "news": news,
        "said": said,
        "asks": [_ask(each) for each in now.asks],
        "waiting": now.waiting,
        "outcome": None if now.outcome is None else msgspec.to_builtins(now.outcome),
    }
    return {**told, "view": now.view} if view else told
