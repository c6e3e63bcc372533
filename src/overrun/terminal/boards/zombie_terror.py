"""The car park of Zombie Terror at a terminal."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from overrun.core.flow import Ask
from overrun.games.zombie_terror.board import (
    BOOTH,
    BUS,
    CANAL,
    CAR,
    FACINGS,
    OBSTACLE,
    Ground,
    ground_of,
)
from overrun.games.zombie_terror.state import (
    BANKER,
    DEAD,
    HUMAN_TURN,
    SETTING_UP,
    SIDES,
    TERROR_TRACK,
    WALKER,
    WOUNDED,
)
from overrun.games.zombie_terror.view import HumanView, View, ZombieView
from overrun.terminal.boards import Board, Fact
from overrun.terminal.fields import runs
from overrun.text import Text

ARROWS = dict(zip(FACINGS, "▲►▼◄", strict=True))
SMALL_ARROWS = dict(zip(FACINGS, "▴▸▾◂", strict=True))
"""For zombies that have acted: to be told apart without colours, too."""
_KINDS = {"runner": "r", "brute": "b"}

_GROUND = ("on #20242b", "on #262b33")
_LIT = "bold #101010 on #ffd75f"
_LIT_SOFTLY = "#ffd75f on #3f3a22"
_MANY_LIT = 40
_STYLES = {
    OBSTACLE: "#8a8f98 on #4b5059",
    BUS: "#d7a13b on #6b5320",
    BOOTH: "#c9b28f on #5d4a33",
    CAR: "bold #0d2b12 on #5fd75f",
    CANAL: "#5fd7d7",
    "allowed": "#d75f5f",
    "plain": "#5b616b",
    "search": "bold #ff87d7",
    "keys": "bold #ffff5f",
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


class ZombieTerrorBoard(Board):
    dull = frozenset(
        (
            "too-far", "no-diagonal", "not-adjacent", "nothing-to-push", "no-zombie-there",
            "no-patient", "not-active", "not-first-row", "token-off-board", "not-a-sequence",
            "nobody-there", "nothing-to-search", "not-an-allowed-field", "other-is-active",
        )
    )  # fmt: skip

    # -- who sits where --------------------------------------------------------------------

    def seats(self, view: View) -> Sequence[str]:
        return SIDES if view.humans_seat == 0 else SIDES[::-1]

    def title(self, view: View, seat: int) -> str:
        return self.speaker(f"side-{self.seats(view)[seat]}.title")

    def secrets(self, view: View) -> bool:
        return any(view.hand_sizes.values())

    # -- drawn -----------------------------------------------------------------------------

    def size(self, view: View, *, framed: bool) -> tuple[int, int]:
        rows = len(view.terrain) // view.columns
        edge = 4 if framed else 0
        return 3 * view.columns + 3 + edge, rows + (5 if framed else 1)

    def draw(self, view: View, lit: Collection[str], *, framed: bool) -> RenderableType:
        ground = ground_of(view.columns, view.terrain)
        picture = _Picture(view, ground, lit, self.speaker.text)
        letters = Line("   " + "".join(f" {ground.names[c][0]} " for c in range(ground.columns)))
        letters.stylize("bold #9aa3ad")
        rows = list(picture.rows())
        upper, lower = rows[: ground.rows - view.half_line], rows[ground.rows - view.half_line :]
        if not framed:
            for line in upper[-1:]:  # a position may be all of one half
                line.stylize("underline", 3)
            return Group(letters, *upper, *lower)
        between = Line("   " + " ┄ " * ground.columns, _STYLES["half"])
        return Panel(
            Group(letters, *upper, between, *lower, letters),
            title=self.speaker("edge-car"),
            subtitle=self.speaker("edge-shop"),
            border_style="#6c7680",
            expand=False,
        )

    def lit(self, view: View, ask: Ask) -> frozenset[str]:
        where = {human.name: human.field for human in view.humans}
        fields = {zombie.field: zombie for zombie in view.zombies}
        ground = ground_of(view.columns, view.terrain)
        found: set[str] = set()
        for option in ask.options:
            if option[0] == "do":
                found.add(_end_of(fields[str(ask.facts["field"])], option[1], ground))
                continue
            named = [word for word in option[1:] if word in ground.index]
            if not named and option[0] in ("play", "replace"):
                named = [where[word] for word in option[1:] if word in where]
            found.update(named)
        return frozenset(found)

    def legend(self) -> Sequence[tuple[Line, str]]:
        on = _GROUND[0]
        signs = (
            (Line.assemble((" N ", _STYLES["human"]), (" n ", _STYLES["wounded"])), "human"),
            (Line("›N‹", _STYLES["active"]), "active"),
            (Line(" N†", _STYLES["dead"]), "dead"),
            (Line("".join(f" {arrow} " for arrow in ARROWS.values()), f"{_STYLES['zombie']} {on}"),
             "zombie"),
            (Line(" ▲*", f"{_STYLES['bites']} {on}"), "bites"),
            (Line(" ▲!", f"{_STYLES['hunts']} {on}"), "hunts"),
            (Line(" ▴ ", f"{_STYLES['done']} {on}"), "done"),
            (Line(" r▲  b▲  d▲ ", f"{_STYLES['zombie']} {on}"), "special"),
            (Line("[·][▲]", _LIT), "lit"),
            (Line(" + ", f"{_STYLES['allowed']} {on}"), "allowed"),
            (Line("###", _STYLES[OBSTACLE]), "obstacle"),
            (Line("SSS", _STYLES[BUS]), "bus"),
            (Line(" @ ", _STYLES[BOOTH]), "booth"),
            (Line("===", _STYLES[CAR]), "car"),
            (Line("(o)", f"{_STYLES[CANAL]} {on}"), "canal"),
            (Line(" ? ", f"{_STYLES['search']} {on}"), "search"),
            (Line(" % ", f"{_STYLES['keys']} {on}"), "keys"),
            (Line(" ┄ ", _STYLES["half"]), "half"),
        )  # fmt: skip
        return [(sign, self.speaker(f"legend-{name}")) for sign, name in signs]

    # -- beside the board ------------------------------------------------------------------

    def panel(self, view: View) -> list[Fact]:
        return [
            Fact(
                self.speaker(f"panel-{name}"),
                self.speaker(f"panel-{name}.value", **facts),
                picture,
            )
            for name, picture, facts in self._facts(view)
        ]

    def _facts(self, v: View) -> Iterator[tuple[str, str, dict[str, object]]]:
        """The lines of the panel: their message, their picture, their facts."""
        phase = self.speaker(f"phase-{v.phase.replace(' ', '-')}")
        yield "round", "", {"round": v.round, "limit": v.config.round_limit, "phase": phase}
        stars = _pips("★", "☆", v.score, v.target)
        yield "score", stars, {"score": v.score, "target": v.target}
        if v.escaped:
            yield "escaped", "", {"humans": [self._with_stars(human) for human in v.escaped]}
        if v.turned:
            yield "turned", "", {"humans": self._names(v.turned)}
        if v.phase == HUMAN_TURN:
            if v.active is not None and v.ap:
                yield "active", "", {"human": v.active, "ap": v.ap}
            if v.activated:
                yield "activated", "", {"humans": self._names(v.activated)}
            yield "quota-to-come", "", {"quota": v.quota}
        elif v.phase != SETTING_UP:
            yield "quota", "", {"moved": v.moved, "quota": v.quota}
        if v.due:
            yield "due", "", {"due": v.due}
        yield "pool", "", {"pool": v.pool}
        yield "bullets", "●" * v.bullets, {"bullets": v.bullets}
        if v.shots:
            yield "shots", "", {"shots": v.shots}
        if v.config.scenario != "lost-keys" and _still_here(v, BANKER):
            yield "briefcase", "", {"kept": v.briefcase}
        track = "" if v.terror is None else _pips("■", "□", v.terror, TERROR_TRACK)
        yield "terror", track, {"marker": v.terror}
        yield from self._scenario_facts(v)
        yield from self._card_facts(v)

    def _scenario_facts(self, v: View) -> Iterator[tuple[str, str, dict[str, object]]]:
        if v.keys is not None:
            keys = v.keys
            place = "hidden" if keys.locked else "used"
            place = "carried" if keys.carrier else "lying" if keys.lying is not None else place
            field = "" if keys.lying is None else _names(v)[keys.lying]
            yield "keys", "", {"place": place, "human": keys.carrier, "field": field}
        if v.search:
            yield "search", "", {"fields": v.search}
        if v.arriving:
            kinds = [self.speaker(f"zombie-{kind}") for kind in v.arriving]
            yield "arriving", "", {"zombies": kinds}
        if v.riders:
            yield "riders", "", dict(v.riders)

    def _card_facts(self, v: View) -> Iterator[tuple[str, str, dict[str, object]]]:
        if not any(v.hand_sizes.values()) and not v.played:
            return
        if v.viewer is None:
            yield "hands", "", dict(v.hand_sizes)
            return
        seats = self.seats(v)
        cards = [self.speaker.card(card) for card in v.hand]
        yield "hand", "", {"cards": cards or self.speaker("panel-no-cards")}
        yield "other-hand", "", {"count": v.hand_sizes[seats[1 - v.viewer]]}

    def _names(self, humans: Collection[str]) -> list[str]:
        return [self.speaker(f"human-{name}") for name in humans]

    def _with_stars(self, human: HumanView) -> str:
        return self.speaker("panel-with-stars", human=human.name, stars=human.stars)

    def hand(self, view: View) -> list[tuple[str, str]]:
        return [(self.speaker.card(card), self.speaker.card_text(card)) for card in view.hand]

    # -- in sentences ----------------------------------------------------------------------

    def chapter(self, view: View) -> Hashable:
        return view.round, view.phase == HUMAN_TURN

    def describe(self, view: View, *, whole: bool) -> list[str]:
        said = list(self._ground(view)) if whole else []
        for human in view.humans:
            acting = human.name == view.active and view.ap > 0
            said.append(
                self.speaker(
                    "board-acting" if acting else "board-human",
                    human=human.name,
                    health=self.speaker(f"health-{human.health}"),
                    field=human.field,
                )
            )
        if view.aside:
            names = self._names([human.name for human in view.aside])
            said.append(self.speaker("board-aside", humans=names))
        zombies = [
            self.speaker(
                "board-zombie",
                field=zombie.field,
                facing=zombie.facing,
                kind=zombie.kind,
                damaged=zombie.damaged,
                acted=zombie.activated,
                category=zombie.category,
            )
            for zombie in sorted(view.zombies, key=lambda z: (int(z.field[1:]), z.field))
        ]
        said.append(self.speaker("board-zombies", zombies=zombies or None))
        return said

    def _ground(self, view: View) -> Iterator[str]:
        names = _names(view)
        yield self.speaker(
            "board-size", column=names[-1][0], row=int(names[-1][1:]), half=view.half_line
        )
        kinds = ((OBSTACLE, "obstacles"), (BUS, "buses"), (BOOTH, "booths"), (CAR, "car"))
        for sign, message in (*kinds, (CANAL, "canal")):
            fields = [name for name, kind in zip(names, view.terrain, strict=True) if kind == sign]
            if fields:
                yield self.speaker(f"board-{message}", fields=runs(self.speaker.text, fields))
        if view.allowed:
            yield self.speaker("board-allowed", fields=runs(self.speaker.text, view.allowed))

    def result(self, view: View) -> list[str]:
        said = [
            self.speaker("result-score", score=view.score, target=view.target, round=view.round)
        ]
        for side, cards in view.revealed.get("hands", {}).items():
            if cards:
                names = [self.speaker.card(card) for card in cards]
                said.append(self.speaker("result-hand", side=side, names=names))
        return said


class _Picture:
    """The fields as signs of three characters."""

    def __init__(self, view: View, ground: Ground, lit: Collection[str], text: Text) -> None:
        self.view = view
        self.ground = ground
        self.lit = lit
        self.text = text
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
            return Line(f"[{sign[1]}]", _LIT if len(self.lit) <= _MANY_LIT else _LIT_SOFTLY)
        return Line(sign, style)

    def _sign(self, field: int, name: str) -> tuple[str, str]:
        pawn: tuple[str, str] | None = None
        if name in self.humans:
            pawn = self._human(self.humans[name])
        elif name in self.zombies:
            pawn = _zombie(self.zombies[name])
        if pawn is not None:
            sign, style = pawn
            if self.ground.terrain[field] == CANAL:  # the card Canal asks who stands there
                sign = sign[:2].replace(" ", "(") + sign[2:].replace(" ", ")")
            return sign, style
        if name == self.keys:
            return " % ", _STYLES["keys"]
        if name in self.view.search:
            return " ? ", _STYLES["search"]
        kind = self.ground.terrain[field]
        signs = {OBSTACLE: "###", BUS: "SSS", BOOTH: " @ ", CAR: "===", CANAL: "(o)"}
        if kind in signs:
            return signs[kind], _STYLES[kind]
        if name in self.allowed:
            return " + ", _STYLES["allowed"]
        return " · ", _STYLES["plain"]

    def _human(self, human: HumanView) -> tuple[str, str]:
        letter = self.text(f"zt-human-{human.name}.letter")
        if human.health == DEAD:
            return f" {letter}†", _STYLES["dead"]
        if human.health == WOUNDED:
            letter = letter.lower()
        if human.name == self.view.active and self.view.ap:
            return f"›{letter}‹", _STYLES["active"]
        return f" {letter} ", _STYLES["wounded" if human.health == WOUNDED else "human"]


def _zombie(zombie: ZombieView) -> tuple[str, str]:
    arrow = ARROWS[zombie.facing]
    kind = " " if zombie.kind == WALKER else "d" if zombie.damaged else _KINDS[zombie.kind]
    if zombie.activated:
        return f"{kind}{SMALL_ARROWS[zombie.facing]} ", _STYLES["done"]
    mark, style = {1: ("*", "bites"), 2: ("!", "hunts")}.get(zombie.category, (" ", "zombie"))
    return f"{kind}{arrow}{mark}", _STYLES[style]


def _end_of(zombie: ZombieView, letters: str, ground: Ground) -> str:
    """Where an activation leads: the field of a bite's victim, or where the zombie will stand."""
    at, facing = ground.index[zombie.field], FACINGS.index(zombie.facing)
    for letter in letters:
        if letter in "F*":
            at = ground.step[at][facing]
        elif letter in "LR":
            facing = (facing + (1 if letter == "R" else -1)) & 3
    return ground.names[at]


def _pips(full: str, empty: str, count: int, most: int) -> str:
    return full * count + empty * (most - count)


def _names(view: View) -> tuple[str, ...]:
    return ground_of(view.columns, view.terrain).names


def _still_here(view: View, name: str) -> bool:
    return any(human.name == name for human in (*view.humans, *view.aside))
