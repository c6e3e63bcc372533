"""What the REST interface offers. The work is done in ``lobby.py`` and ``replays.py``."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Callable
from time import time

from starlette.responses import Response

from overrun import __version__
from overrun.games import find
from overrun.server import framing, protocol, puzzling, rest
from overrun.server.analysing import DONE, WORKING
from overrun.server.books import book_of, scene_of
from overrun.server.endpoints import Call, Endpoint, Parameter, encode, in_thread, openapi
from overrun.server.errors import NotAllowed, TooFast
from overrun.server.health import DEGRADED, OK
from overrun.server.house import House
from overrun.server.inviting import invitation
from overrun.server.limits import Buckets
from overrun.server.lobby import Lobby, game_infos
from overrun.server.mine import Mine
from overrun.server.replays import MOST_STEPS, replay
from overrun.server.sessions import (
    address_of,
    device_of,
    display_name,
    end_session,
    give_session,
    new_token,
    origin_of,
    person_of,
)
from overrun.server.stored import Kept
from overrun.tools import catalog

TABLE = "/api/tables/{table}"
PUZZLE = "/api/puzzles/{game}/{puzzle}"
DAY = 24 * 3600
_LIST = Parameter(
    "list", "Which tables", values=("mine", "public", "open", "finished"), default="mine"
)
_AS = Parameter("as", "A seat's number, or `watch`; after the end also `all`", default="watch")
_START = Parameter("start", "The first step", "integer", 0)
_WAIT = Parameter("wait", "Whether to wait for news", values=("no", "yes"), default="no")
_COUNT = Parameter("count", "How many steps", "integer", 100, least=1, most=MOST_STEPS)


class Api:
    """The handlers of all endpoints."""

    def __init__(self, house: House, *, secure: bool) -> None:
        self.house = house
        self.lobby = Lobby(house.store)
        self.mine = Mine(house, secure=secure)
        self.secure = secure
        self._new_tables = Buckets(house.limits.new_tables)
        self._reports = Buckets(house.limits.reports)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(method="GET", path="/api/health", summary="Is the server well?",
                     handler=self.health, result=rest.Health, unwell=True),
            Endpoint(method="GET", path="/api/reached",
                     summary="How does this request come to the server?",
                     handler=self.reached, result=rest.Reached),
            *self._about_games(),
            *self.mine.endpoints(),
            *self._puzzle_endpoints(),
            Endpoint(method="PUT", path="/api/me", summary="Change my display name",
                     handler=self.rename, body=rest.Rename, result=rest.Me),
            Endpoint(method="DELETE", path="/api/me",
                     summary="Delete everything that is stored about me",
                     handler=self.delete_me, result=rest.Me),
            Endpoint(method="GET", path="/api/tables", summary="Tables, newest first",
                     handler=self.tables, result=rest.Listings, query=(_LIST,)),
            Endpoint(method="POST", path="/api/tables", summary="Make a table",
                     handler=self.create, body=rest.NewTable, result=rest.Joined),
            Endpoint(method="GET", path=TABLE, summary="A table apart from its game",
                     handler=self.table, result=protocol.TableInfo),
            Endpoint(method="POST", path=f"{TABLE}/join",
                     summary="Take the seat, or the place to watch, of a link",
                     handler=self.join, body=rest.Join, result=rest.Joined),
            Endpoint(method="POST", path=f"{TABLE}/invitation",
                     summary="What a link leads to: which game, by whom, which seats",
                     handler=self.invitation, body=rest.Look, result=rest.Invitation),
            Endpoint(method="GET", path=f"{TABLE}/links", summary="The links that I may give away",
                     handler=self.links, result=rest.Links),
            Endpoint(method="GET", path=f"{TABLE}/replay", summary="A part of a game's course",
                     handler=self.replay, result=rest.Replay, query=(_AS, _START, _COUNT),
                     heavy=True),
            Endpoint(method="POST", path=f"{TABLE}/play-on",
                     summary="A new table from a moment of a finished game",
                     handler=self.play_on, body=rest.PlayOn, result=rest.Joined, heavy=True),
            Endpoint(method="GET", path=f"{TABLE}/analysis",
                     summary="A finished game explained, or how far that is",
                     handler=self.analysis, result=rest.Analysis, query=(_WAIT,)),
            Endpoint(method="POST", path=f"{TABLE}/analysis",
                     summary="Have a finished game explained",
                     handler=self.analyse, result=rest.Analysis),
            Endpoint(method="POST", path=f"{TABLE}/end",
                     summary="End a game with which the present rules cannot go on",
                     handler=self.end, result=protocol.TableInfo, heavy=True),
            Endpoint(method="GET", path=f"{TABLE}/log",
                     summary="The log of a finished game, for `overrun replay` and `verify`",
                     handler=self.log, heavy=True),
            Endpoint(method="POST", path=f"{TABLE}/report", summary="Report a problem",
                     handler=self.report, body=rest.Report, result=rest.Reported, heavy=True),
            Endpoint(method="GET", path="/api/openapi.json", summary="This description",
                     handler=self.description),
        ]  # fmt: skip

    def _puzzle_endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(method="GET", path="/api/puzzles", summary="All puzzles, and that of the day",
                     handler=self.puzzles, result=rest.PuzzleInfos),
            Endpoint(method="POST", path=f"{PUZZLE}/try",
                     summary="The table of a puzzle after some answers, judged once it can be",
                     handler=self.puzzle_try, body=rest.PuzzleTry, result=rest.PuzzleState),
            Endpoint(method="GET", path=f"{PUZZLE}/help",
                     summary="Hints and the solution of a puzzle",
                     handler=self.puzzle_help, result=rest.PuzzleHelp),
        ]  # fmt: skip

    def _about_games(self) -> list[Endpoint]:
        return [
            Endpoint(method="GET", path="/api/games", summary="The games and their options",
                     handler=self.games, result=rest.GameInfos, open=True),
            Endpoint(method="GET", path="/api/games/{game}/rules",
                     summary="The rules of a game, each with its id",
                     handler=self.rules, result=rest.RuleInfos, open=True),
            Endpoint(method="GET", path="/api/games/{game}/book",
                     summary="The rulebook of a game: chapters, paragraphs, what they show",
                     handler=self.book, result=rest.BookInfo, open=True),
            Endpoint(method="GET", path="/api/games/{game}/book/{scene}",
                     summary="A picture or an example of a rulebook, step by step",
                     handler=self.scene, result=rest.SceneSteps, open=True),
            Endpoint(method="GET", path="/api/games/{game}/glossary",
                     summary="The cards of a game in words: names, stories, rules",
                     handler=self.glossary, result=rest.Glossary, open=True),
            Endpoint(method="POST", path="/api/games/{game}/lessons/{lesson}",
                     summary="Make the table of a lesson",
                     handler=self.learn, body=rest.Learn, result=rest.Joined),
        ]  # fmt: skip

    # -- about the server ------------------------------------------------------------------

    async def health(self, call: Call) -> Response:
        told = await self.house.health.told(call.locale)
        code = 200 if told.status in (OK, DEGRADED) else 503
        return Response(encode(told), status_code=code, media_type="application/json")

    async def reached(self, call: Call) -> rest.Reached:
        return rest.Reached(address=address_of(call.request), scheme=call.request.url.scheme)

    async def description(self, call: Call) -> Response:
        return Response(encode(openapi(self.endpoints())), media_type="application/json")

    async def games(self, call: Call) -> rest.GameInfos:
        return await in_thread(game_infos, call.locale)

    async def rules(self, call: Call) -> rest.RuleInfos:
        game = find(call.path["game"])
        catalogue = await in_thread(catalog.in_force, game.name, game.builds_on)
        return rest.RuleInfos(
            game=game.name,
            rules=[
                rest.RuleInfo(id=rule.id, section=rule.section, text=rule.text)
                for rule in catalogue.rules.values()
            ],
        )

    async def book(self, call: Call) -> Response:
        game = find(call.path["game"]).name
        found = await in_thread(book_of, game, framing.known_locale(call.locale))
        return Response(found, media_type="application/json")

    async def scene(self, call: Call) -> Response:
        game = find(call.path["game"]).name
        locale = framing.known_locale(call.locale)
        found = await in_thread(scene_of, game, call.path["scene"], locale)
        return Response(found, media_type="application/json")

    async def glossary(self, call: Call) -> rest.Glossary:
        game = find(call.path["game"])
        return await in_thread(framing.glossary_of, game.name, call.locale)

    # -- puzzles ---------------------------------------------------------------------------

    async def puzzles(self, call: Call) -> rest.PuzzleInfos:
        return await in_thread(puzzling.infos, call.locale)

    async def puzzle_try(self, call: Call) -> rest.PuzzleState:
        puzzle = puzzling.find_puzzle(call.path["game"], call.path["puzzle"])
        return await puzzling.state(puzzle, call.body.answers, call.locale)

    async def puzzle_help(self, call: Call) -> rest.PuzzleHelp:
        puzzle = puzzling.find_puzzle(call.path["game"], call.path["puzzle"])
        return await in_thread(puzzling.help_with, puzzle, call.locale)

    # -- people ----------------------------------------------------------------------------

    async def rename(self, call: Call) -> Response:
        name = display_name(call.body.name)

        def named(person: str) -> rest.Me:
            self.house.store.name_person(person, name)
            return rest.Me(name=name)

        return await self._as_person(call, named)

    async def delete_me(self, call: Call) -> Response:
        """Forget who sends this; nothing that they knew opens anything any more."""
        if call.person:
            await self.house.forget_person(call.person, call.locale)
        response = Response(encode(rest.Me(name="")), media_type="application/json")
        end_session(response, secure=self.secure)
        return response

    async def _as_person(self, call: Call, act: Callable[[str], rest.Me | rest.Joined]) -> Response:
        """Do what only somebody can do; who has no session yet is given one with the answer."""
        token = "" if call.person else new_token()
        done = await in_thread(act, call.person or person_of(token))
        response = Response(encode(done), media_type="application/json")
        if token:
            give_session(response, token, secure=self.secure)
        return response

    # -- tables ----------------------------------------------------------------------------

    async def tables(self, call: Call) -> rest.Listings:
        return await in_thread(self.lobby.listings, call.person, call.query("list"), call.locale)

    async def create(self, call: Call) -> Response:
        return await self._made(
            call, lambda person: self.lobby.create(person, call.body, _device(call))
        )

    async def learn(self, call: Call) -> Response:
        game, lesson = call.path["game"], call.path["lesson"]
        return await self._made(
            call,
            lambda person: self.lobby.learn(person, game, lesson, call.body, _device(call)),
        )

    async def play_on(self, call: Call) -> Response:
        return await self._made(
            call,
            lambda person: self.lobby.play_on(person, call.path["table"], call.body, _device(call)),
        )

    async def _made(self, call: Call, make: Callable[[str], rest.Joined]) -> Response:
        """Make a table, if not too many were made lately, and not too many still run."""
        address = address_of(call.request)
        if not self._new_tables.take(address):
            raise TooFast("server-too-many-tables")
        care, limits, origin = self.house.store.care, self.house.limits, origin_of(address)

        def within_limits(person: str) -> rest.Joined:
            mine, from_there = care.running(call.person, origin, time() - DAY)
            if mine >= limits.tables_per_person or from_there >= limits.tables_per_address:
                raise TooFast("server-too-many-running")
            joined = make(person)
            care.set_origin(joined.table, origin)
            return joined

        return await self._as_person(call, within_limits)

    async def join(self, call: Call) -> Response | rest.Joined:
        table = call.path["table"]
        if call.body.program:  # it has a key and needs no session
            return await in_thread(self.lobby.join, "", table, call.body)
        return await self._as_person(
            call, lambda person: self.lobby.join(person, table, call.body, _device(call))
        )

    async def invitation(self, call: Call) -> rest.Invitation:
        table, token = call.path["table"], call.body.token
        return await in_thread(invitation, self.lobby, call.person, table, token, call.locale)

    async def links(self, call: Call) -> rest.Links:
        return await in_thread(self.lobby.links, call.person, call.path["table"])

    async def table(self, call: Call) -> protocol.TableInfo:
        return await in_thread(self._table, call)

    def _table(self, call: Call) -> protocol.TableInfo:
        row = self.lobby.watchable(call.person, call.path["table"])
        seating = self.lobby.seating(row.id)
        mine = seating.seats_of(call.person)
        return framing.table_info(
            row,
            seating,
            self.lobby.sides_or_table(row),
            person=call.person,
            viewer=mine[0] if mine else None,
            speaker=framing.speaker_for(row.header.game, call.locale),
        )

    async def replay(self, call: Call) -> Response:
        return Response(await in_thread(self._replay, call), media_type="application/json")

    def _replay(self, call: Call) -> bytes:
        """It is large, so it is written here, and not while everyone waits."""
        part = replay(
            self.lobby, call.person, call.path["table"],
            call.query("as"), call.number("start"), call.number("count"), call.locale,
        )  # fmt: skip
        return encode(part)

    async def analysis(self, call: Call) -> rest.Analysis:
        found = await self._analysis(call)
        if found.state != WORKING or call.query("wait") == "no":
            return found
        await self.house.analyst.goes_on(call.path["table"])
        return await self._analysis(call)

    async def _analysis(self, call: Call) -> rest.Analysis:
        told = self.house.analyst.told
        return await in_thread(told, call.person, call.path["table"], call.locale)

    async def analyse(self, call: Call) -> rest.Analysis:
        """Begin with it, unless it is there."""
        analyst = self.house.analyst
        row = await in_thread(analyst.check, call.person, call.path["table"])
        found = await self._analysis(call)
        if found.state != DONE:
            analyst.begin(row, address_of(call.request))
            found = await self._analysis(call)
        return found

    async def end(self, call: Call) -> protocol.TableInfo:
        return await in_thread(self._end, call)

    def _end(self, call: Call) -> protocol.TableInfo:
        self.lobby.check_stopped(call.person, call.path["table"])
        self.house.end(call.path["table"])
        return self._table(call)

    async def log(self, call: Call) -> Response:
        return await in_thread(self._log, call)

    def _log(self, call: Call) -> Response:
        row = self.lobby.watchable(call.person, call.path["table"])
        if not row.ended:
            raise NotAllowed("server-still-running")
        text = self.lobby.log(row).text
        name = f"{row.header.game}-{row.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    async def report(self, call: Call) -> rest.Reported:
        if not call.person:
            raise NotAllowed("server-report-unnamed")
        if not self._reports.take(address_of(call.request)):
            raise TooFast("server-too-many-reports")
        return await in_thread(self._report, call)

    def _report(self, call: Call) -> rest.Reported:
        """Keep everything here; give the reporter what the reporter may know."""
        row = self.lobby.watchable(call.person, call.path["table"])
        limits, now = self.house.limits, time()
        if self.house.store.reported(row.id, now - DAY) >= limits.reports_per_table:
            raise TooFast("server-too-many-reports")
        kept = Kept.settled(self.house.store, row)
        row, table = kept.row, kept.opened().table
        seating = self.lobby.seating(row.id)
        mine = seating.seats_of(call.person)
        viewer = next((seat for seat in mine if seat in table.waiting), mine[0] if mine else None)
        speaker = framing.speaker_at(
            framing.speaker_for(row.header.game, call.locale), seating, row.header.settings
        )
        view = table.view(viewer)
        reported = rest.Reported(
            id=secrets.token_hex(6),
            version=__version__,
            table=row.id,
            game=row.header.game,
            settings=row.header.settings,
            seat=viewer,
            answers=row.answers,
            revision=row.revision,
            asks=framing.ask_infos(table, speaker, viewer, view),
            waiting=table.waiting,
            view=view,
            events=framing.event_infos(speaker, table.heard(viewer)),
            note=call.body.note,
            viewport=call.body.viewport,
            agent=call.body.agent,
            log=table.log if table.ended else None,
        )
        packed = zlib.compress(encode({"report": reported, "log": table.log}))
        if len(packed) > limits.report_bytes:
            raise NotAllowed("server-report-too-large")
        self.house.store.report(reported.id, row.id, now, packed, call.person)
        return reported


def _device(call: Call) -> str:
    """What kind of device a request comes from, as far as it says."""
    return device_of(call.request.headers.get("user-agent", ""))
