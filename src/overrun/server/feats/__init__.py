"""What somebody may have achieved: small stories with conditions over finished games, as data.

The file ``any.toml`` is for all games; one that is called as a game's folder is for that game. A
feat is earned by the first finished game after which its conditions hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from overrun.bots import bot_names
from overrun.games import GAMES, folder
from overrun.server.tales import Tale


class Feat(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What must be so of a finished game; what is left out does not matter."""

    id: str
    game: str = ""
    won: bool | None = None
    role: str = ""
    reasons: tuple[str, ...] = ()
    """How the game ended: any of these."""
    level: str = ""
    """The level of the bots, or a higher one."""
    company: str = ""
    """``people``, ``bots`` or ``alone``."""
    settings: dict[str, str] = {}
    least: dict[str, int] = {}
    most: dict[str, int] = {}
    """Bounds of ``rounds``, ``seats`` and of the numbers that the end of the game tells."""
    times: int = 1
    """In so many games."""
    in_a_row: int = 0
    """In so many games one after the other."""
    distinct: str = ""
    """In games that differ in it: ``game``, ``role``, or a setting."""

    def fits(self, tale: Tale) -> bool:
        """Whether a finished game is one of those that count."""
        return (
            (not self.game or tale.game == self.game)
            and (self.won is None or tale.won == self.won)
            and (not self.role or tale.role == self.role)
            and (not self.reasons or tale.reason in self.reasons)
            and (not self.company or tale.company == self.company)
            and (not self.level or self._is_up_to(tale))
            and all(tale.settings.get(name) == value for name, value in self.settings.items())
            and all(tale.number(name) >= value for name, value in self.least.items())
            and all(0 <= tale.number(name) <= value for name, value in self.most.items())
        )

    def _is_up_to(self, tale: Tale) -> bool:
        known = list(bot_names(tale.game))
        if self.level not in known or tale.level not in known:
            return False
        return known.index(tale.level) >= known.index(self.level)

    def earned_by(self, tales: Sequence[Tale]) -> Tale | None:
        """The game that brought it, of all finished ones in their order; nothing if none has."""
        row, seen = 0, set[str]()
        for tale in tales:
            if self.fits(tale):
                row += 1
                seen.add(tale.word(self.distinct) if self.distinct else tale.table)
                if row >= self.in_a_row if self.in_a_row else len(seen - {""}) >= self.times:
                    return tale
            elif not self.game or tale.game == self.game:
                row = 0
        return None


class _File(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    feats: list[Feat]


@cache
def feats() -> tuple[Feat, ...]:
    """All feats: those of any game first, then each game's own."""
    here = files(__name__)

    def read(name: str, game: str) -> list[Feat]:
        file = here / f"{name}.toml"
        if not file.is_file():
            return []
        found = msgspec.toml.decode(file.read_bytes(), type=_File).feats
        return [msgspec.structs.replace(each, game=game) for each in found]

    own = [feat for game in GAMES for feat in read(folder(game), game)]
    return (*read("any", ""), *own)
