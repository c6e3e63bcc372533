"""A container file carried out without an engine: its steps run in a chroot over this machine.

Each stage is an overlay on the root of this machine, whose Python stands for the one of the base
image. That needs root and mounts of one's own; :func:`obstacle` says what is missing.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

PYTHON = Path(sys.base_prefix)
PATH = f"{PYTHON}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
REGISTRIES = {
    name: value
    for name, value in os.environ.items()
    if name.upper().startswith(("PIP_", "UV_", "NPM_", "NODE_", "SSL_")) or "PROXY" in name.upper()
}
"""How packages are fetched on this machine; an engine would be told the same for a build."""


class Step(NamedTuple):
    """One instruction: ``RUN``, and what follows it."""

    word: str
    rest: str


def steps(text: str) -> list[Step]:
    """The instructions of a container file, one line each."""
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [Step(*line.split(maxsplit=1)) for line in lines if line.strip()]


def obstacle(folder: Path) -> str:
    """Why no image can be built here; empty if one can."""
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("unshare"):
        return "needs Linux, root and unshare"
    done = subprocess.run(Stage(folder / "try").words("true"), capture_output=True, text=True)
    return f"no overlay can be mounted: {done.stderr.strip()}" if done.returncode else ""


class Stage:
    """What one ``FROM`` begins."""

    def __init__(self, folder: Path) -> None:
        self.environment = {"PATH": PATH, "HOME": "/root"}
        self.directory = "/"
        self.user = ""
        self.entrypoint: list[str] = []
        self.command: list[str] = []
        self.health: list[str] = []
        self.upper, self._work, self._root = (folder / name for name in ("upper", "work", "root"))
        for each in (self.upper, self._work, self._root):
            each.mkdir(parents=True)

    def words(
        self, *command: str, read_only: bool = False, more: Mapping[str, str] = {}
    ) -> list[str]:
        """A command line that runs another inside; read-only but for ``/tmp`` and ``/data``."""
        root = shlex.quote(str(self._root))
        mount = [
            # Nothing needs to last, so nothing waits for the disk; the mark of that would keep
            # the next command out.
            f"rm -rf {self._work}/work",
            f"mount -t overlay overlay {root}"
            f" -o volatile,lowerdir=/,upperdir={self.upper},workdir={self._work}",
            f"mount --rbind /proc {root}/proc",
            f"mount --rbind /dev {root}/dev",
        ]
        if read_only:
            mount += [
                f"mount --bind {root}/data {root}/data",
                f"mount -t tmpfs tmpfs {root}/tmp",
                f"mount -o remount,bind,ro {root}",
            ]
        user = ""
        if self.user:
            user, _, group = self.user.partition(":")
            user = (
                f"setpriv --reuid={user} --regid={group} --clear-groups --no-new-privs"
                " --bounding-set=-all --inh-caps=-all"
            )
        variables = shlex.join(
            f"{name}={value}" for name, value in {**more, **self.environment}.items()
        )
        inside = f"cd {self.directory} && exec {shlex.join(command)}"
        start = f"exec chroot {root} {user} env -i {variables} sh -c {shlex.quote(inside)}"
        return ["unshare", "--mount", "sh", "-c", " && ".join([*mount, start])]

    def run(self, line: str) -> None:
        words = self.words("sh", "-c", line, more=REGISTRIES)
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{line}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"

    def inside(self, path: str) -> Path:
        """Where a path of the image lies outside."""
        return self.upper / str(Path(self.directory, path)).lstrip("/")


def build(file: Path, context: Path, folder: Path, stand_ins: Path) -> Stage:
    """Carry the file out, step by step; what ``stand_ins`` holds comes first in the path."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder / "none")
    for step in steps(file.read_text()):
        match step.word:
            case "FROM":
                name = step.rest.partition(" AS ")[2] or "last"
                stage = stages[name] = Stage(folder / name)
                stage.environment["PATH"] = f"{stand_ins}:{PATH}"
                # The Python of a base image is for everyone.
                stage.run(f"chmod a+x {' '.join(map(str, [PYTHON, *PYTHON.parents]))}")
            case "RUN":
                stage.run(step.rest)
            case "COPY":
                _copy(step.rest.split(), stage, stages, context)
            case "ENV":
                for pair in shlex.split(step.rest):
                    name, _, value = pair.partition("=")
                    stage.environment[name] = value.replace("$PATH", stage.environment["PATH"])
            case "WORKDIR":
                stage.directory = step.rest
                stage.inside(".").mkdir(parents=True, exist_ok=True)
            case "USER":
                stage.user = step.rest
            case "ENTRYPOINT":
                stage.entrypoint = json.loads(step.rest)
            case "CMD":
                stage.command = json.loads(step.rest)
            case "HEALTHCHECK":
                stage.health = json.loads(step.rest.partition(" CMD ")[2])
            case "ARG" | "VOLUME" | "EXPOSE":
                pass
            case other:
                raise AssertionError(f"{other}: nobody here knows how to do that")
    return stage


def _copy(words: list[str], stage: Stage, stages: dict[str, Stage], context: Path) -> None:
    *sources, goal = words
    if sources[0].startswith("--from="):
        other = stages[sources.pop(0).removeprefix("--from=")]
        shutil.copytree(other.inside(sources[0]), stage.inside(goal), symlinks=True)
        return
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *sources]
    done = subprocess.run(listing, cwd=context, capture_output=True, text=True, check=True)
    files = list(filter(None, done.stdout.split("\0")))
    assert files, f"nothing to copy: {sources}"
    for name in files:
        # A directory's content goes into the goal, a file keeps its name.
        if not (context / name).exists():
            continue  # deleted, but not yet committed so
        root = next((each for each in sources if name.startswith(f"{each}/")), "")
        place = stage.inside(goal) / (name.removeprefix(f"{root}/") if root else name)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(context / name, place)
