"""What shall be tuned: a study's game and cells, a band, and the numbers that may move."""

from __future__ import annotations

from pathlib import Path

import msgspec

from overrun.core import content
from overrun.core.errors import BadSetting
from overrun.games import folder
from overrun.lab.study.plan import Study, read
from overrun.lab.tuning.candidate import Changes


class Number(msgspec.Struct, forbid_unknown_fields=True, rename={"least": "from", "most": "to"}):
    """A number of the content, and how far it may move."""

    file: str
    """From the game's content on: ``missions/cold-steel.toml``."""
    path: str
    """Where in the file: ``placements.0.count``."""
    least: int
    most: int

    @property
    def name(self) -> str:
        return f"{self.file}: {self.path}"


class Tuning(Study, forbid_unknown_fields=True, kw_only=True):
    """The file."""

    numbers: list[Number]
    candidates: int = 20
    """So many settings are tried at most."""

    def source(self, number: Number) -> Path:
        import overrun.games

        games = Path(overrun.games.__file__).parent
        return games / folder(self.game) / content.CONTENT / number.file

    def present(self) -> dict[str, int]:
        """The numbers as they are."""
        found = {}
        for number in self.numbers:
            path = self.source(number)
            if not path.is_file():
                raise BadSetting(f"{number.file} is no file of the content of {self.game}")
            found[number.name] = content.change(content.read(path), number.path, 0)
        return found

    def changes(self, values: dict[str, int]) -> Changes:
        """Which numbers of which files these values are."""
        found: Changes = {}
        for number in self.numbers:
            name = content.name_of(self.source(number))
            found.setdefault(name, {})[number.path] = values[number.name]
        return found


def read_tuning(file: Path) -> Tuning:
    """A tuning from its file; what is wrong with it is said with the file's name."""
    tuning = read(file, Tuning)
    try:
        _check(tuning)
    except BadSetting as error:
        raise BadSetting(f"{file}: {error}") from error
    return tuning


def _check(tuning: Tuning) -> None:
    if tuning.band is None:
        raise BadSetting("a band is needed: how often it shall be won, in percent")
    if not tuning.numbers:
        raise BadSetting("no numbers may move")
    for number, value in zip(tuning.numbers, tuning.present().values(), strict=True):
        if not number.least <= value <= number.most:
            raise BadSetting(
                f"{number.name} is {value}, which is not from {number.least} to {number.most}"
            )
