"""``docs/protocol.md`` is true: its examples are messages, and its bot plays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrun.server import connection, protocol, rest
from overrun.server.api import TABLE
from overrun.server.limits import Limits
from overrun.server.protocol import ClientFrame, ServerFrame
from tests.server.playing import TWO_PERSONS, Person, Served, link_to
from tests.server.rooms.test_rest import ENDPOINTS

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
BOT = DOCS / "examples" / "bot.py"
EXAMPLES = re.findall(r"(?:<!-- (\w+) -->\n)?```json\n(.*?)```", PAGE, re.DOTALL)


def kind_of(name: str, example: str) -> Any:
    """What the example is one of."""
    if name:
        return getattr(rest, name, None) or getattr(protocol, name)
    before = PAGE.split(example)[0]
    return ClientFrame if "### From a client" in before else ServerFrame


def contains(whole: Any, part: Any) -> bool:
    """Whether nothing of the part is lost in the whole, which may have more (its defaults)."""
    if isinstance(part, dict):
        return all(name in whole and contains(whole[name], part[name]) for name in part)
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(contains, whole, part))
    return bool(whole == part)


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_is_a_message(name: str, example: str) -> None:
    decoded = msgspec.json.decode(example, type=kind_of(name, example))
    assert contains(msgspec.to_builtins(decoded), json.loads(example))


def test_every_frame_has_an_example() -> None:
    shown = {(kind_of(name, text), json.loads(text).get("type")) for name, text in EXAMPLES}
    for union in (ClientFrame, ServerFrame):
        for struct in union.__args__:
            assert (union, struct.__struct_config__.tag) in shown


def test_the_page_names_every_request() -> None:
    for endpoint in ENDPOINTS:
        if endpoint.path != "/api/openapi.json":
            assert f"{endpoint.method} {endpoint.path}" in PAGE
    assert f"{TABLE}/socket" in PAGE


def test_the_page_names_every_code_and_kind() -> None:
    codes = (
        connection.NOT_ALLOWED,
        connection.NO_TABLE,
        connection.TOO_SLOW,
        connection.MOVED,
        connection.TOO_MUCH,
        connection.RESTART,
        connection.GONE,
    )
    for code in codes:
        assert re.search(rf"^\| (1001, )?{code}\b", PAGE, re.MULTILINE), code
    defined = Path(protocol.__file__).read_text(encoding="utf-8")
    about_trouble = defined.split("class Trouble")[1].split("text: str")[0]
    kinds = re.findall(r"``([a-z-]+)``", about_trouble)
    assert len(kinds) == 11
    for kind in kinds:
        assert f"| `{kind}` |" in PAGE


def test_the_page_names_the_limits() -> None:
    limits = Limits()
    for rate in (limits.frames, limits.requests):
        assert f"{rate.burst} at once, {rate.per_second} a second after that" in PAGE
    assert f"| websockets of one address | {limits.connections} |" in PAGE
    many = f"{limits.tables_per_person}; {limits.tables_per_address} of those made in a day"
    assert many in PAGE
    assert f"| refused frames before a connection is closed | {limits.patience} |" in PAGE
    assert protocol.LONGEST_FRAME == 64 * 1024
    assert f"{protocol.LONGEST_CHAT} and {protocol.LONGEST_NAME} characters" in PAGE


def test_the_page_shows_the_bot_as_it_is() -> None:
    shown = re.search(r"<!-- examples/bot.py -->\n```python\n(.*?)```", PAGE, re.DOTALL)
    assert shown
    assert shown[1] == BOT.read_text(encoding="utf-8")
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 45


def test_the_bot_takes_an_open_seat_and_plays_to_the_end(ann: Person, served: Served) -> None:
    made = ann.make(TWO_PERSONS)
    place = ann.sit(made["table"], 0)
    link = f"http://{served.address}/t/{made['table']}#{link_to(made, 1)}"
    with subprocess.Popen(
        [sys.executable, str(BOT), link], stdout=subprocess.PIPE, text=True
    ) as bot:
        try:
            end = place.play_out()
            said, _ = bot.communicate(timeout=20)
        finally:
            bot.kill()
    assert bot.returncode == 0
    assert end.outcome
    assert said.strip() == end.outcome.text
