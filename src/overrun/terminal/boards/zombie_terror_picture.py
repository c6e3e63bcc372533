"""The picture of the car park: the signs of the fields, and their colours."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.text import Text as Line

from overrun.games.zombie_terror.board import (
    BOOTH,
    BUS,
    CANAL,
    CAR,
    FACINGS,
    OBSTACLE,
    Ground,
)
from overrun.games.zombie_terror.state import DEAD, SETTING_UP, WALKER, WOUNDED
from overrun.games.zombie_terror.view import HumanView, View, ZombieView
from overrun.text import Text

ARROWS = dict(zip(FACINGS, "▲►▼◄", strict=True))
SMALL_ARROWS = dict(zip(FACINGS, "▴▸▾◂", strict=True))
"""For zombies that have acted: to be told apart without colours, too."""
_KINDS = {"runner": "r", "brute": "b"}

_GROUND = ("on #20242b", "on #262b33")
_LIT = "bold #101010 on #ffd75f"
_LIT_SOFTLY = "#ffd75f on #3f3a22"
_LIT_DANGER = {
    1: ("bold #a00000 on #ffd75f", "bold #ff6b5f on #3f3a22"),
    2: ("bold #7a3d00 on #ffd75f", "bold #ffaf3f on #3f3a22"),
}
"""Lit zombies that bite or hunt: brightly, softly."""
_MANY_LIT = 40
STYLES = {
    OBSTACLE: "#8a8f98 on #4b5059",
    BUS: "#d7a13b on #6b5320",
    BOOTH: "#c9b28f on #5d4a33",
    CAR: "bold #0d2b12 on #5fd75f",
    CANAL: "#5fd7d7",
    "allowed": "#d75f5f",
    "plain": "#5b616b",
    "search": "bold #ff87d7",
    "keys": "bold #ffff5f",
    "thing": "bold #ffaf5f",
    "human": "bold #ffffff on #2f6fd0",
    "active": "bold #101010 on #8fd0ff",
    "wounded": "bold #ffffff on #a4507c",
    "dead": "strike #d0d0d0 on #55384a",
    "zombie": "bold #8fdc5a",
    "hunts": "bold #ffaf3f",
    "bites": "bold #ff6b5f",
    "done": "#5f7350",
    "half": "#c98a3c",
}
"""Colours; every sign also differs in shape, for those who do not see them."""


def signs() -> tuple[tuple[Line, str], ...]:
    """The signs for the legend, each with the name of its message."""
    on = _GROUND[0]
    return (
        (Line.assemble((" N ", STYLES["human"]), (" n ", STYLES["wounded"])), "human"),
        (Line("›N‹", STYLES["active"]), "active"),
        (Line(" N†", STYLES["dead"]), "dead"),
        (Line("".join(f" {arrow} " for arrow in ARROWS.values()), f"{STYLES['zombie']} {on}"),
         "zombie"),
        (Line(" ▲*", f"{STYLES['bites']} {on}"), "bites"),
        (Line(" ▲!", f"{STYLES['hunts']} {on}"), "hunts"),
        (Line(" ▴ ", f"{STYLES['done']} {on}"), "done"),
        (Line(" r▲  b▲  d▲ ", f"{STYLES['zombie']} {on}"), "special"),
        (Line("[·][▲][▲*", _LIT), "lit"),
        (Line(" + ", f"{STYLES['allowed']} {on}"), "allowed"),
        (Line("###", STYLES[OBSTACLE]), "obstacle"),
        (Line("SSS", STYLES[BUS]), "bus"),
        (Line(" @ ", STYLES[BOOTH]), "booth"),
        (Line("===", STYLES[CAR]), "car"),
        (Line("(o)", f"{STYLES[CANAL]} {on}"), "canal"),
        (Line(" ? ", f"{STYLES['search']} {on}"), "search"),
        (Line(" % ", f"{STYLES['keys']} {on}"), "keys"),
        (Line(" & ", f"{STYLES['thing']} {on}"), "thing"),
        (Line(" ┄  9_", STYLES["half"]), "half"),
    )  # fmt: skip


class Picture:
    """The fields as signs of three characters."""

    def __init__(
        self, view: View, ground: Ground, lit: Collection[str], text: Text, unfaced: str = ""
    ) -> None:
        self.view = view
        self.ground = ground
        self.lit = lit
        self.text = text
        self.unfaced = unfaced
        self.humans = {human.field: human for human in view.humans}
        self.zombies = {zombie.field: zombie for zombie in view.zombies}
        self.allowed = frozenset(view.allowed)
        keys = view.keys
        self.keys = ground.names[keys.lying] if keys and keys.lying is not None else ""

    def rows(self) -> Iterator[Line]:
        columns = self.ground.columns
        for row in range(self.ground.rows, 0, -1):
            line = Line(f"{row:>2} ", "bold #9aa3ad")
            for field in range((row - 1) * columns, row * columns):
                line.append_text(self.cell(field, row))
            yield line

    def cell(self, field: int, row: int) -> Line:
        name = self.ground.names[field]
        shade = _GROUND[(field % self.ground.columns + row) % 2]
        sign, style = self._sign(field, name)
        if " on #" not in f" {style}":
            style = f"{style} {shade}"
        if name in self.lit:
            return self._lit(sign, self.zombies.get(name))
        return Line(sign, style)

    def _lit(self, sign: str, zombie: ZombieView | None) -> Line:
        """The sign in brackets; what warns of a zombie or tells its kind stays to be seen."""
        softly = len(self.lit) > _MANY_LIT
        style = _LIT_SOFTLY if softly else _LIT
        if zombie is not None and sign[2] in "*!":
            style = _LIT_DANGER[zombie.category][softly]
        left = sign[0] if sign[0] in "rbd" else "["
        right = sign[2] if sign[2] in "*!†" else "]"
        return Line(f"{left}{sign[1]}{right}", style)

    def _sign(self, field: int, name: str) -> tuple[str, str]:
        pawn: tuple[str, str] | None = None
        if name in self.humans:
            pawn = self._human(self.humans[name])
        elif name in self.zombies:
            zombie = self.zombies[name]
            pawn = _zombie(zombie)
            if name == self.unfaced and (zombie.fresh or self.view.phase == SETTING_UP):
                pawn = f"{pawn[0][0]}? ", STYLES["zombie"]  # it does not look anywhere yet
        if pawn is not None:
            sign, style = pawn
            if self.ground.terrain[field] == CANAL:  # the card Canal asks who stands there
                sign = sign[:2].replace(" ", "(") + sign[2:].replace(" ", ")")
            return sign, style
        if name == self.keys:
            return " % ", STYLES["keys"]
        if name in self.view.things:
            return " & ", STYLES["thing"]
        if name in self.view.search:
            return " ? ", STYLES["search"]
        kind = self.ground.terrain[field]
        signs = {OBSTACLE: "###", BUS: "SSS", BOOTH: " @ ", CAR: "===", CANAL: "(o)"}
        if kind == CANAL and name in self.allowed:  # after the card Manhole
            return "(+)", STYLES["allowed"]
        if kind in signs:
            return signs[kind], STYLES[kind]
        if name in self.allowed:
            return " + ", STYLES["allowed"]
        return " · ", STYLES["plain"]

    def _human(self, human: HumanView) -> tuple[str, str]:
        letter = self.text(f"zt-human-{human.name}.letter")
        if human.health == DEAD:
            return f" {letter}†", STYLES["dead"]
        if human.health == WOUNDED:
            letter = letter.lower()
        if human.name == self.view.active and self.view.ap:
            return f"›{letter}‹", STYLES["active"]
        return f" {letter} ", STYLES["wounded" if human.health == WOUNDED else "human"]


def _zombie(zombie: ZombieView) -> tuple[str, str]:
    arrow = ARROWS[zombie.facing]
    kind = " " if zombie.kind == WALKER else "d" if zombie.damaged else _KINDS[zombie.kind]
    if zombie.activated:
        return f"{kind}{SMALL_ARROWS[zombie.facing]} ", STYLES["done"]
    mark, style = {1: ("*", "bites"), 2: ("!", "hunts")}.get(zombie.category, (" ", "zombie"))
    return f"{kind}{arrow}{mark}", STYLES[style]
