"""Frames of any shape at a running table: each is answered or refused, and the game goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from overrun.server import protocol
from overrun.server.protocol import PACES, TableInfo, Trouble, Update
from tests.server.playing import BOT, ME, OPEN, Person, Place, Served, link_to
from tests.server.shapes import FRAMES, broken, is_right

TABLES, FRAMES_AT_A_TABLE = 15, 40

REPLIES: dict[str, tuple[type[protocol.ToClient], ...]] = {
    "answer": (Update,),
    "why": (protocol.Refused,),
    "hint": (protocol.Hint,),
    "undo": (Update, protocol.Proposal),
    "consent": (protocol.Proposal,),
    "chat": (protocol.ChatLines,),
    "stand-in": (TableInfo,),
    "pace": (TableInfo,),
    "concede": (Update,),
    "leave": (TableInfo,),
    "end": (protocol.Proposal,),
    "devices": (protocol.Devices,),
    "add-device": (protocol.DeviceCode,),
    "drop-device": (protocol.Devices,),
    "again": (Update,),
    "show": (Update,),
    "seen": (),
    "sync": (Update,),
}
"""What each type of frame is answered by, if it is not refused; what is only told, by nothing."""
LAST_WORDS = ("concede", "end")
"""Games would be short if they were said as often as others."""


def test_every_frame_has_its_reply() -> None:
    assert REPLIES.keys() == FRAMES.keys()


def sensible(place: Place, kind: str) -> dict[str, st.SearchStrategy[Any]]:
    """Values that may well be right at this moment."""
    asks = place.update.asks
    options = [option.id for ask in asks for option in ask.options]
    found: dict[str, st.SearchStrategy[Any]] = {
        "pace": st.sampled_from([pace for pace in PACES if pace != "calm"]),
        "bot": st.sampled_from(["", "random"]),
        "seat": st.integers(0, 3),
        "about": st.sampled_from(["undo", "end"]),
        "text": st.sampled_from(["hello", "<i>", "\u202e"]),
    }
    if asks:
        found |= {
            "ask": st.sampled_from([ask.number for ask in asks]),
            "option": st.sampled_from(options),
        }
    return {name: shape for name, shape in found.items() if name in FRAMES[kind]}


def throw(data: st.DataObject, place: Place) -> None:
    """One frame; its answer must come."""
    # Who leaves throws nothing any more.
    kinds = [kind for kind in FRAMES if kind not in ("leave", *LAST_WORDS)] * 6 + [*LAST_WORDS]
    kind = data.draw(st.sampled_from(kinds))
    shapes = dict(FRAMES[kind])
    if data.draw(st.booleans()):
        shapes |= sensible(place, kind)
    frame = {"type": kind, **{name: data.draw(shape) for name, shape in shapes.items()}}
    place.heard_so_far()
    if data.draw(st.integers(0, 3)):
        place.socket.send(json.dumps(frame))
        expected: tuple[type[protocol.ToClient], ...] = (*REPLIES[kind], Trouble)
        if not REPLIES[kind]:
            place.send("sync")
            expected = (*REPLIES["sync"], Trouble)
    else:
        raw = data.draw(broken(frame))
        if is_right(raw):
            return
        place.socket.send(raw)
        expected = (Trouble,)
    place.wait(protocol.ToClient, lambda reply: isinstance(reply, expected))


def finish(places: list[Place], host: Place) -> None:
    """Whatever has happened, the game can be played to its end."""
    for number, place in enumerate(places):
        place.send("stand-in", seat=number, bot="")
    host.send("pace", pace="at-once")
    host.send("stand-in", seat=2, bot="random")
    for _ in range(200):
        for place in places:
            place.heard_so_far()
        if host.update.outcome:
            return
        place = next((place for place in places if place.update.asks), host)
        if place.update.asks:
            ask = place.update.asks[0]
            place.send("answer", ask=ask.number, option=ask.options[0].id)
            place.wait(protocol.ToClient, lambda reply: isinstance(reply, Update | Trouble))
        else:
            host.wait(Update)
    raise AssertionError("the table is stuck")


def test_frames_of_any_shape(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann, bob, cat = (Person(served, name) for name in ("Ann", "Bob", "Cat"))

    @given(data=st.data())
    @settings(
        max_examples=TABLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],  # a frame without an answer is waited for, so no shrinking
        suppress_health_check=list(HealthCheck),
    )
    def play(data: st.DataObject) -> None:
        made = ann.make([ME, OPEN, BOT], public=True)
        bob.join(made["table"], link_to(made, 1))
        places = [ann.sit(made["table"], 0), bob.sit(made["table"], 1), cat.sit(made["table"])]
        for _ in range(FRAMES_AT_A_TABLE):
            throw(data, data.draw(st.sampled_from(places)))
        finish(places[:2], places[0])
        assert places[0].update.outcome
        for place in places:
            place.leave()

    play()
    trouble = [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
    assert not trouble
