"""The devices that hold a seat, as they are told of each other."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from overrun.server.protocol import DeviceInfo, Devices
from overrun.server.sessions import PROGRAM
from overrun.server.store import Holder


def device_id(table: str, person: str) -> str:
    """A name for a device at a table, from which nobody can tell whose it is elsewhere."""
    return hashlib.sha256(f"{table}/{person}".encode()).hexdigest()[:16]


def device_list(table: str, holders: Sequence[Holder], person: str) -> Devices:
    """What one of its devices is told of those that hold a seat."""
    return Devices(
        devices=[
            DeviceInfo(
                id=device_id(table, each.person),
                kind="program" if each.person.startswith(PROGRAM) else "browser",
                about=each.device,
                since=each.since,
                here=each.person == person,
            )
            for each in holders
        ]
    )
