"""The ids of environments in text: a game, how much an agent is told, and the version.

>>> str(read_id("long-night:named"))
'overrun/long-night:named-v1'
>>> read_id("overrun/long-night:named-v1") == read_id("long-night:named")
True
"""

from __future__ import annotations

import re

import msgspec

from overrun.core.errors import BadSetting, unknown
from overrun.games import GAMES, find

VERSION = 1
"""Raised whenever agents are told something else, or in other words: then figures of before and
after must not be compared."""

LISTED, NAMED, BLIND = "listed", "named", "blind"
MODES = {
    LISTED: "the options are given",
    NAMED: "verbs and arguments are described, legal or not",
    BLIND: "the rules, and nothing else",
}

_ID = re.compile(
    r"(?:(?P<maker>[^/:]*)/)?(?P<game>[^/:]+?)(?::(?P<mode>[^/:]+?)(?:-v(?P<version>\d+))?)?"
)


class EnvId(msgspec.Struct, frozen=True):
    """What an environment is called."""

    game: str
    mode: str = LISTED

    def __str__(self) -> str:
        return f"overrun/{self.game}:{self.mode}-v{VERSION}"


def read_id(text: str) -> EnvId:
    """The environment that somebody means: an id, or as little of it as a game's name.

    >>> read_id("long-night:shown")
    Traceback (most recent call last):
    overrun.core.errors.BadSetting: unknown mode 'shown'; valid: listed, named, blind
    >>> read_id("overrun/long-night:listed-v0")
    Traceback (most recent call last):
    overrun.core.errors.BadSetting: overrun/long-night:listed-v0: this is version 1, not 0
    """
    found = _ID.fullmatch(text)
    if found is None or found["maker"] not in (None, "overrun"):
        raise BadSetting(f"{text!r} is no environment; write overrun/GAME:MODE-v{VERSION}")
    mode = found["mode"] or LISTED
    find(found["game"])
    if mode not in MODES:
        raise BadSetting(unknown("mode", mode, MODES))
    if found["version"] not in (None, str(VERSION)):
        raise BadSetting(f"{text}: this is version {VERSION}, not {found['version']}")
    return EnvId(found["game"], mode)


def ids() -> list[str]:
    """All environments.

    >>> "overrun/zombie-terror:blind-v1" in ids()
    True
    """
    return [str(EnvId(game, mode)) for game in GAMES for mode in MODES]
