"""The wheel has everything inside: in an empty environment it serves, and games are played."""

from __future__ import annotations

import asyncio
import json
import re
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from overrun.lab.load.serving import PATIENCE, Started
from overrun.server.store import Store
from tests.packaging.conftest import CHECKOUT, Installed, Parcel
from tests.server.processes.guests import check, guests_of, table_for
from tests.watching import watch_bots

PACKAGE = CHECKOUT / "src" / "overrun"
RULES = CHECKOUT / "docs" / "rules"
VERSION = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["project"]["version"]


def below(folder: Path, name: str) -> set[str]:
    """All files of a folder, as they are called where the folder has this name."""
    return {
        f"{name}/{path.relative_to(folder).as_posix()}"
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_holds_every_file_of_the_package(parcel: Parcel) -> None:
    assert parcel.wheel.name == f"overrun-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(parcel.wheel) as wheel:
        held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == below(PACKAGE, "overrun") | below(RULES, "overrun/rulebook")
    for some in (
        "overrun/server/static/index.html",
        "overrun/py.typed",
        "overrun/text/en/cli.ftl",
        "overrun/games/zombie_terror/content/boards.toml",
        "overrun/server/store/migrations/versions/v001_first.py",
        "overrun/rulebook/zombie-terror.md",
    ):
        assert some in held
    assert any(re.match(r"overrun/server/static/assets/.+\.js", name) for name in held)


def test_the_sdist_holds_the_built_client_and_its_sources(parcel: Parcel) -> None:
    root = f"overrun-{VERSION}"
    assert parcel.sdist.name == f"{root}.tar.gz"
    with tarfile.open(parcel.sdist) as sdist:
        held = set(sdist.getnames())
    for some in ("Makefile", "requirements.lock", "client/src/main.ts", "LICENSE", "README.md"):
        assert f"{root}/{some}" in held
    assert below(PACKAGE, f"{root}/src/overrun") <= held
    assert not any("node_modules" in name for name in held)


def test_commands_find_what_they_need(installed: Installed) -> None:
    assert installed.run("--version") == f"overrun {VERSION}\n"
    assert "Without a command" in installed.run("--help")
    games = json.loads(installed.run("games", "--json"))["games"]
    assert "zombie-terror" in games
    assert "ZT-BIT-03" in installed.run("rules", "ZT-BIT-03")
    played = installed.run(
        *("simulate", "long-night", "--games", "1", "--bots", "random", "--json")
    )
    assert json.loads(played)["games"] == 1


@pytest.fixture
def server(installed: Installed) -> Iterator[Started]:
    words = [str(installed.bin / "overrun"), "--no-browser", "--port", "0", "--data", "data"]
    # `env` starts with nothing but what it is given: no variable of the checkout comes along.
    bare = ["env", "-i", "-C", str(installed.here)]
    bare += [f"{name}={value}" for name, value in installed.environment.items()]
    with Started([*bare, *words]) as server:
        yield server


def test_the_name_alone_serves_pages_and_tables(installed: Installed, server: Started) -> None:
    file = installed.here / "data" / "tables.db"
    assert server.lines[0] == f"Tables are kept in {file}\n"
    page = server.request("GET", "/").decode()
    assets = re.findall(r'(?:src|href)="\.?(/[^"]+)"', page)
    assert any(name.endswith(".js") for name in assets)
    for name in assets:
        assert server.request("GET", name)
    assert watch_bots(server, 20) >= 20

    made = server.make_table(table_for("open", "steady"))
    (ann,) = guests_of(made, Random("wheel"))
    asyncio.run(asyncio.wait_for(ann.attend(server), 2 * PATIENCE))
    assert ann.ended
    assert server.stop() == 0
    check(str(file), ann)
    store = Store.open(file)
    assert store.processes() == []
    store.close()
