"""Other interpreters than the one that runs the tests, to see that the same happens there.

* Another CPython: the one that is furthest from ours of those found by uv or pyenv;
  ``OVERRUN_OTHER_PYTHON`` names another. It runs as on a processor without fused multiply-add,
  with which the C library gives other last bits.
* Pyodide: CPython in WebAssembly with a C library of its own. It is among the client's packages,
  so it is there wherever the client can be built.

Both get the packages that the kernel needs, from the lock, into a folder of the environment that
runs the tests; so that is done once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
HOME = Path(sys.prefix) / "elsewhere"
MINORS = range(11, 15)
"""The versions of Python 3 on which the same game is promised."""

NEEDED = ("msgspec",)
UV = (sys.executable, "-m", "uv")
PYTHONS = HOME / "pythons"
"""Where uv puts a Python that it fetches for the tests."""

OLD_PROCESSOR = "glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2,-FMA_Usable,-AVX2_Usable"


class InterpreterMissing(Exception):
    """There is none, or what it needs cannot be installed; the text says what."""


class Interpreter(NamedTuple):
    """How a module is run there: the module's name follows the command."""

    command: tuple[str, ...]
    environment: dict[str, str]

    def run(self, module: str) -> str:
        """What the module prints."""
        done = subprocess.run(
            [*self.command, module],
            cwd=ROOT,
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


# --- Another CPython --------------------------------------------------------------------------


def other_cpython() -> Interpreter:
    python = find_other()
    if python is None:
        ours = f"3.{sys.version_info.minor}"
        raise InterpreterMissing(
            f"no other Python than {ours} was found: OVERRUN_OTHER_PYTHON may name one"
        )
    version = _version(python)
    assert version, f"{python} does not run"
    installing = (*UV, "pip", "install", "--quiet", "--no-deps", "--python", str(python))
    packages = _packages(f"cpython-{version}", installing)
    path = os.pathsep.join(map(str, (packages, ROOT / "src", ROOT)))
    environment = {"PYTHONPATH": path, "GLIBC_TUNABLES": OLD_PROCESSOR}
    return Interpreter((str(python), "-S", "-m"), environment)


def find_other() -> Path | None:
    """The Python that is furthest from ours, of those on this machine."""
    named = os.environ.get("OVERRUN_OTHER_PYTHON")
    if named:
        return Path(named)
    ours = sys.version_info.minor
    others = sorted(set(MINORS) - {ours}, key=lambda minor: (-abs(minor - ours), -minor))
    for minor in others:
        for python in (_found_by_uv(minor), *_found_by_pyenv(minor)):
            if python is not None and _version(python) == f"3.{minor}":
                return python
    return None


def fetch_other() -> None:
    """Let uv fetch the newest; it says nothing if it may not."""
    command = (*UV, "python", "install", "--quiet", "--no-bin", "--install-dir", str(PYTHONS))
    newest = max(set(MINORS) - {sys.version_info.minor})
    subprocess.run([*command, f"3.{newest}"], stderr=subprocess.DEVNULL, check=False)


def _found_by_uv(minor: int) -> Path | None:
    command = (*UV, "python", "find", "--offline", "--no-python-downloads", "--system")
    environment = {**os.environ, "UV_PYTHON_INSTALL_DIR": str(PYTHONS)}
    done = subprocess.run(
        [*command, f"3.{minor}"], env=environment, capture_output=True, text=True, check=False
    )
    return Path(done.stdout.strip()) if done.returncode == 0 else None


def _found_by_pyenv(minor: int) -> list[Path]:
    """The versions of pyenv, which uv does not see unless they are switched on."""
    folder = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    return sorted(folder.glob(f"3.{minor}.*/bin/python"))


def _version(python: Path) -> str:
    """``3.13``; nothing if it does not run."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


# --- Pyodide ----------------------------------------------------------------------------------

WASM = ("pyemscripten_2026_0_wasm32", "3.14")
"""The platform and the version of the Pyodide that client/package.json names."""


def pyodide() -> Interpreter:
    entry = ROOT / "client/node_modules/pyodide/pyodide.mjs"
    if not entry.is_file():
        raise InterpreterMissing("Pyodide is not installed: make client")
    beside = Path(sys.executable).with_name("node")
    node = str(beside) if beside.exists() else shutil.which("node")
    if node is None:
        raise InterpreterMissing("Pyodide needs node, which is not installed: make setup")
    platform, version = WASM
    installing = (
        sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--only-binary=:all:", "--implementation=cp", f"--platform={platform}",
        f"--python-version={version}", f"--abi=cp{version.replace('.', '')}",
    )  # fmt: skip
    packages = _packages("pyodide", installing)
    script = ROOT / "tests/pyodide.mjs"
    return Interpreter((node, str(script), str(entry), str(ROOT), str(packages)), {})


# --- What they need ---------------------------------------------------------------------------


def _packages(name: str, installing: tuple[str, ...]) -> Path:
    """A folder with the needed packages for that interpreter, installed once for each lock."""
    locked = _locked()
    folder = HOME / name
    mark = folder / "requirements.lock"
    if mark.is_file() and mark.read_text(encoding="utf-8") == locked:
        return folder
    HOME.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=HOME) as draft:
        built = Path(draft) / name
        built.mkdir()
        (built / mark.name).write_text(locked, encoding="utf-8")
        where = (
            "--target",
            str(built),
            "--require-hashes",
            "--requirement",
            str(built / mark.name),
        )
        done = subprocess.run([*installing, *where], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise InterpreterMissing(f"{' '.join(NEEDED)} for {name}: {done.stderr.strip()}")
        shutil.rmtree(folder, ignore_errors=True)
        built.rename(folder)
    return folder


def _locked() -> str:
    """The lines of the lock for what is needed."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").split("\n")
    found: list[str] = []
    wanted = False
    for line in lines:
        if not line.startswith(" "):
            wanted = line.partition("==")[0] in NEEDED
        if wanted:
            found.append(line)
    return "\n".join(found) + "\n"
