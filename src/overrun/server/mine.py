"""What is mine whatever the table: my finished games, and the browsers that are me."""

from __future__ import annotations

from time import time

from starlette.responses import Response

from overrun.server import rest
from overrun.server.connection import GONE
from overrun.server.devices import device_id
from overrun.server.endpoints import Call, Endpoint, encode, in_thread
from overrun.server.errors import NotAllowed
from overrun.server.house import House
from overrun.server.memories import my_games
from overrun.server.places import MOST_DEVICES
from overrun.server.protocol import CODE_SECONDS
from overrun.server.sessions import (
    code_hash,
    device_of,
    give_session,
    new_personal_code,
    new_token,
    person_of,
    session_of,
)
from overrun.server.store import Holder

ME = "/api/me"


class Mine:
    """The handlers of what is about me."""

    def __init__(self, house: House, *, secure: bool) -> None:
        self.house = house
        self.secure = secure

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(method="GET", path=ME, summary="My display name, and the browsers that are me",
                     handler=self.me, result=rest.Me),
            Endpoint(method="GET", path=f"{ME}/games",
                     summary="My finished games: how they went, and what I achieved",
                     handler=self.my_games, result=rest.MyGames),
            Endpoint(method="POST", path=f"{ME}/devices",
                     summary="A link that makes one more browser me, once",
                     handler=self.personal_code, result=rest.PersonalCode),
            Endpoint(method="POST", path=f"{ME}/devices/join",
                     summary="Be the person who made this link",
                     handler=self.be_me, body=rest.BeMe, result=rest.Me),
            Endpoint(method="DELETE", path=f"{ME}/devices/{{device}}",
                     summary="A browser is me no more",
                     handler=self.drop_browser, result=rest.Me),
        ]  # fmt: skip

    async def me(self, call: Call) -> rest.Me:
        return await in_thread(self._me, call.person, session_of(call.request))

    def _me(self, person: str, session: str) -> rest.Me:
        if not person:
            return rest.Me(name="")
        found = self.house.store.browsers(person)
        return rest.Me(
            name=self.house.store.name_of(person) or "",
            devices=[
                rest.MyDevice(
                    id=device_id(person, each.person),
                    about=each.device,
                    since=each.since,
                    here=each.person == session,
                )
                for each in found
            ]
            if len(found) > 1
            else [],
            guest=session != person,
        )

    async def my_games(self, call: Call) -> rest.MyGames:
        return await in_thread(my_games, self.house.store, call.person, call.locale)

    async def personal_code(self, call: Call) -> rest.PersonalCode:
        """Only who is somebody can call another browser."""
        store = self.house.store
        if not call.person:
            raise NotAllowed("server-nobody-yet")
        if len(await in_thread(store.browsers, call.person)) >= MOST_DEVICES:
            raise NotAllowed("server-many-browsers", count=MOST_DEVICES)
        code = new_personal_code()
        until = time() + CODE_SECONDS
        await in_thread(store.set_personal_code, call.person, code_hash(code), until)
        return rest.PersonalCode(token=code, seconds=CODE_SECONDS)

    async def be_me(self, call: Call) -> Response:
        """A browser that has no session that we know gets one with it."""
        session = session_of(call.request) if call.person else ""
        token = "" if session else new_token()
        browser = Holder(
            person=session or person_of(token),
            since=time(),
            device=device_of(call.request.headers.get("user-agent", "")),
        )
        code = code_hash(call.body.token)
        person = await in_thread(self.house.store.redeem_personal, code, browser)
        if person is None:
            raise NotAllowed("server-old-personal-code")
        me = await in_thread(self._me, person, browser.person)
        response = Response(encode(me), media_type="application/json")
        if token:
            give_session(response, token, secure=self.secure)
        return response

    async def drop_browser(self, call: Call) -> rest.Me:
        """Whatever it looks at is closed; it may come back as who it is by itself."""
        store, person, session = self.house.store, call.person, session_of(call.request)
        found = await in_thread(store.browsers, person) if person else []
        by_id = {device_id(person, each.person): each.person for each in found}
        wanted = by_id.get(call.path["device"])
        if wanted is None or len(found) < 2:
            raise NotAllowed("server-no-such-browser")
        await in_thread(store.send_away, person, wanted)
        # Those who still are this person come back by themselves.
        self.house.send_off(person, GONE)
        return await in_thread(self._me, await in_thread(store.whose, session), session)
