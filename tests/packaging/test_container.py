"""The container file, as far as it can be tried without an engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from overrun.lab.load.serving import Started
from tests.packaging import image
from tests.packaging.conftest import CHECKOUT, UV, Parcel
from tests.watching import watch_bots

FILE = CHECKOUT / "deploy" / "Containerfile"


def test_the_linter_has_nothing_to_say() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    if not hadolint.exists():
        pytest.skip("hadolint is not made for this machine")
    done = subprocess.run([hadolint, FILE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_everything_that_is_copied_is_let_in() -> None:
    rules = (CHECKOUT / ".dockerignore").read_text().splitlines()
    let_in = [rule[1:] for rule in rules if rule.startswith("!")]
    kept_out = [rule for rule in rules if rule and not rule.startswith(("!", "#", "*"))]
    for step in image.steps(FILE.read_text()):
        if step.word != "COPY" or step.rest.startswith("--from"):
            continue
        for source in step.rest.split()[:-1]:
            assert (CHECKOUT / source).exists()
            assert any(fnmatch(source, f"{name}*") for name in let_in), source
            assert source not in kept_out


@pytest.fixture(scope="module")
def built(parcel: Parcel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[image.Stage]:
    """The last stage. With ``OVERRUN_WHOLE_IMAGE`` the package is built inside, which takes its
    minute or two; else it is the one that was built outside by the same command."""
    folder = tmp_path_factory.mktemp("image")
    obstacle = image.obstacle(folder)
    if obstacle:
        pytest.skip(obstacle)
    stand_ins = {"apt-get": ":"}  # what it would install is there already
    if not os.environ.get("OVERRUN_WHOLE_IMAGE"):
        stand_ins["make"] = (
            'test "$*" = package && mkdir -p dist .venv/bin'
            f" && cp {parcel.wheel} dist && ln -s {UV} .venv/bin/uv"
        )
    (folder / "bin").mkdir()
    for name, line in stand_ins.items():
        (folder / "bin" / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / "bin" / name).chmod(0o755)
    yield image.build(FILE, CHECKOUT, folder, folder / "bin")
    shutil.rmtree(folder)


def test_it_is_built_and_runs_as_nobody_with_nowhere_to_write(built: image.Stage) -> None:
    assert built.user == "10001:10001"
    assert [*built.entrypoint, *built.command] == [
        *("overrun", "serve", "--host", "0.0.0.0", "--port", "8000")
    ]
    serve = [*built.entrypoint, "serve", "--host", "127.0.0.1", "--port", "0"]
    built.environment["COLUMNS"] = "400"
    with Started(built.words(*serve, read_only=True)) as server:
        assert server.lines[0] == "Tables are kept in /data/tables.db\n"
        assert b"<!doctype html>" in server.request("GET", "/").lower()
        assert watch_bots(server, 20) >= 20
        health = [word.replace(":8000/", f":{server.port}/") for word in built.health]
        assert subprocess.run(built.words(*health, read_only=True)).returncode == 0
        assert server.stop() == 0
    assert subprocess.run(
        built.words(*health, read_only=True), stderr=subprocess.DEVNULL
    ).returncode
    assert built.inside("/data/tables.db").stat().st_uid == 10001


def test_nothing_else_can_be_written(built: image.Stage) -> None:
    assert is_done(built, "touch", "/data/new", "/tmp/new")
    for path in ("/new", "/opt/overrun/new", "/etc/new"):
        assert not is_done(built, "touch", path)


def is_done(built: image.Stage, *command: str) -> bool:
    """Whether a command inside succeeds."""
    words = built.words(*command, read_only=True)
    return subprocess.run(words, capture_output=True, check=False).returncode == 0
