"""A copy of the source tree for newcomers: with one more game in it than there is here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/adding-a-game.md"
BLOCK = re.compile(r"<!-- (\S+) -->\n```\w+\n(.*?)```", re.DOTALL)


def written_on_the_page() -> dict[Path, str]:
    """The files that the page shows; several blocks of one file follow each other."""
    files: dict[Path, str] = {}
    for name, block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        before = files.get(Path(name))
        files[Path(name)] = block if before is None else f"{before}\n{block}"
    return files


class Tree:
    """The package, its rule catalogues and its built client in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        away = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(ROOT / "src/overrun", folder / "src/overrun", ignore=away)
        static = Path("src/overrun/server/static")
        if (ROOT / static).is_dir():
            (folder / static).symlink_to(ROOT / static)
        (folder / "docs").mkdir()
        (folder / "docs/rules").symlink_to(ROOT / "docs/rules")

    def follow_the_page(self) -> None:
        """Add the game of the page, block by block."""
        for path, source in written_on_the_page().items():
            place = self.folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(source, encoding="utf-8")
            if place.suffix == ".py":
                (place.parent / "__init__.py").touch()

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.folder / "src"), "COLUMNS": "120"}

    def run(self, *words: str, typed: str = "") -> str:
        """What a module of Python says there, if all is well with it."""
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
