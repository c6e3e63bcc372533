"""Scenes: positions of Zombie Terror that tests play on, written as the catalogue draws them."""

from __future__ import annotations

from textwrap import dedent

from overrun.core.table import Table
from overrun.games.zombie_terror.game import ZombieTerror
from overrun.games.zombie_terror.position import ARROWS, write
from overrun.games.zombie_terror.state import Human, Zombie, ZombieTerrorState
from overrun.games.zombie_terror.view import View
from tests.games.stage import Playing

GAME = ZombieTerror()

NO_CARDS = {"hand humans": "", "hand zombies": ""}


class Scene(Playing):
    """A table that is read from its picture, with the words of the game."""

    @property
    def s(self) -> ZombieTerrorState:
        return self.table.state

    # -- what may be done ------------------------------------------------------------------

    def targets(self, prefix: str) -> set[str]:
        """The last words of the offered options that start so."""
        return {name.rsplit(":", 1)[1] for name in self.options(prefix)}

    def ways(self, field: str) -> set[str]:
        """The complete list of legal activations of the zombie there (two AP)."""
        from overrun.games.zombie_terror.zombies import activations, natural_ap

        index = self.s.ground.index[field]
        return set(activations(self.s, index, natural_ap(self.s, index)))

    def category(self, field: str) -> int:
        from overrun.games.zombie_terror.zombies import category

        index = self.s.ground.index[field]
        zombie = self.s.horde[index]
        return category(self.s, self.s.ground, index, zombie)

    # -- looking ---------------------------------------------------------------------------

    def at(self, field: str) -> str:
        """What stands there, in the notation: ``N``, ``n``, ``N*``, ``^``, ``>!``, or ``""``."""
        pawn = self.s.pawns.get(self.s.ground.index[field])
        if pawn is None:
            return ""
        if type(pawn) is Zombie:
            return ARROWS[pawn.facing] + ("!" if pawn.activated else "")
        assert type(pawn) is Human
        letter = pawn.name[0].upper()
        return {"healthy": letter, "wounded": letter.lower(), "dead": letter + "*"}[pawn.health]

    def where(self, human: str) -> str | None:
        field = self.s.where(human)
        return None if field is None else self.s.ground.names[field]

    @property
    def zombies(self) -> set[str]:
        """The fields with zombies."""
        return {self.s.ground.names[field] for field in self.s.horde}

    @property
    def picture(self) -> str:
        return write(self.s)

    @property
    def winner(self) -> str | None:
        return None if self.table.outcome is None else self.table.outcome.sides[0]


def scene(picture: str, **lines: object) -> Scene:
    """A position; ``half_line=7`` stands for the line ``half-line: 7``, ``hand_humans="canal"``
    for ``hand humans: canal``. Without other words it is the human turn and nobody has cards."""
    keys = {
        key.replace("_", " ")
        if key.startswith(("hand", "boxed", "humans"))
        else key.replace("_", "-"): value
        for key, value in lines.items()
    }
    text = dedent(picture) + "\n" + "\n".join(f"{key}: {value}" for key, value in keys.items())
    return Scene(Table.from_position(GAME, text))


def game(seed: str = "scene", **settings: str) -> Scene:
    """A new table at the first ask of its set-up."""
    return Scene(Table.new(GAME, settings=settings, seed=seed))


def board(layout: str = "classic", pawns: str = "", **lines: object) -> Scene:
    """A position on a whole printed board: ``pawns="H6 B, F12 N, A1 >"`` puts pawns on fields."""
    from overrun.games.zombie_terror.board import layout as find_layout

    plan = find_layout(layout)
    terrain, allowed = plan.side_a()
    placed = dict(pair.split() for pair in pawns.split(",") if pair.strip())
    rows = []
    for row in range(plan.rows, 0, -1):
        cells = []
        for column in range(plan.columns):
            field = (row - 1) * plan.columns + column
            name = f"{chr(ord('A') + column)}{row}"
            ground = terrain[field] if terrain[field] != "." else ""
            frame = "+" if field in allowed else ""
            pawn = placed.pop(name, "")
            cells.append((pawn + ground + frame) or ".")
        rows.append(f"{row} " + " ".join(cells))
    assert not placed, f"no such fields: {placed}"
    return scene("\n".join(rows), layout=layout, half_line=plan.half_line, **lines)


A_CARD = "horde"
"""A card that cannot be played in the movement phase. With a card in hand every question is put,
even one with a single answer, so that a test can look at it."""


def movement(picture: str, **lines: object) -> Scene:
    """The movement phase of a zombie player who holds a card for later."""
    return scene(picture, turn="movement", hand_zombies=A_CARD, **lines)


def view(s: Scene, viewer: int | None = None) -> View:
    """What everybody sees, or one of the players."""
    seen = s.table.view(viewer)
    assert isinstance(seen, View)
    return seen


def categories(s: Scene) -> dict[str, int]:
    """What each zombie must do, by its field."""
    return {zombie.field: zombie.category for zombie in view(s).zombies}


def bites(s: Scene) -> list[tuple[str, str]]:
    """Who was bitten, in order, with what it did."""
    return [(bite["human"], bite["effect"]) for bite in s.told("bitten")]


def over(s: Scene) -> bool:
    """Whether the zombie turn is over and the humans are asked again."""
    return s.ask.kind == "human-action"
