"""Positions as text, in the catalogue's notation (section 0.3), for tests and bug reports.

A position is a picture of the board and lines ``key: value`` for what lies beside it::

       A B C
    3  . v .
    2  > N <
    1  . # .
    turn: movement
    activated: 2

Besides the catalogue's signs there are ``D`` for the dog and, behind a zombie, ``r`` for the
Runner, ``b`` for the Brute, ``d`` for the damaged Brute and ``~`` for a zombie that was placed or
taken in the current phase. What a line leaves out has its value from the start of a game, but
``round-limit`` is 40 and ``bites`` is ``in-activation``, as they were when there was no choice.
Humans who are neither in the picture nor named as escaped or turned are alive beside the board.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import UNSET

from overrun.core.chance import Chance
from overrun.core.errors import BadPosition, unknown
from overrun.core.state import Step
from overrun.games.zombie_terror import adding, scenarios, turn
from overrun.games.zombie_terror.board import (
    BOOTH,
    BRUTE,
    BUS,
    CANAL,
    CAR,
    OBSTACLE,
    PLAIN,
    RUNNER,
    field_name,
    layouts,
)
from overrun.games.zombie_terror.cards import CARDS
from overrun.games.zombie_terror.sheets import Sheet
from overrun.games.zombie_terror.state import (
    ADDING,
    AT_ONCE,
    DEAD,
    DOG,
    HEALTHY,
    HUMAN_TURN,
    HUMANS,
    IN_ACTIVATION,
    MOVEMENT,
    PEOPLE,
    SIDES,
    TERROR_TRACK,
    TIDYING,
    WALKER,
    WOUNDED,
    ZOMBIE_TURN,
    ZOMBIES,
    Config,
    Human,
    Keys,
    S,
    Zombie,
)

LETTERS = {
    "B": "banker", "L": "lumberjack", "C": "child", "M": "mechanic", "N": "nurse",
    "P": "policeman", "D": DOG,
}  # fmt: skip
_LETTER_OF = {name: letter for letter, name in LETTERS.items()}
ARROWS = "^>v<"
_FIELD = re.compile(rf"[{PLAIN}{OBSTACLE}{BUS}{BOOTH}{CAR}+]|{CANAL}\+?")
_ZOMBIE = re.compile(rf"([{re.escape(ARROWS)}])(r|b|d)?(!)?(~)?({CANAL}?\+?)")
_HUMAN = re.compile(rf"([{''.join(LETTERS)}])(\*)?({CANAL}?\+?)", re.IGNORECASE)

OLD_ROUND_LIMIT = 40
"""What a position that does not name a limit has always meant; it also ends one in which nobody
can do anything."""

_STARTS: dict[str, tuple[str, tuple[str, ...]]] = {
    HUMANS: (HUMAN_TURN, (turn.human_action.__name__, turn.zombie_turn.__name__)),
    ZOMBIES: (ZOMBIE_TURN, (turn.zombie_turn.__name__,)),
    MOVEMENT: (
        MOVEMENT,
        (
            turn.move_zombies.__name__,
            adding.begin_adding.__name__,
            turn.end_zombie_turn.__name__,
        ),
    ),
    ADDING: (ADDING, (adding.begin_adding.__name__, turn.end_zombie_turn.__name__)),
    TIDYING: (TIDYING, (adding.begin_tidying.__name__, turn.end_zombie_turn.__name__)),
}
"""What ``turn:`` may say: the phase, and the steps that follow."""


# -- reading -----------------------------------------------------------------------------------


class _Reader:
    """Reads one position; every complaint names the line."""

    def __init__(self, text: str) -> None:
        self.rows: dict[int, list[str]] = {}
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            self._take(number, line.split("//")[0].strip())
        if not self.rows:
            raise BadPosition("the position has no picture")
        self.columns = len(next(iter(self.rows.values())))
        if sorted(self.rows) != list(range(1, len(self.rows) + 1)):
            raise BadPosition(f"the rows are {sorted(self.rows)}, not 1 to {len(self.rows)}")

    def _take(self, number: int, line: str) -> None:
        first, _, rest = line.partition(" ")
        if first.isdigit():
            cells = rest.split()
            width = len(next(iter(self.rows.values()), cells))
            if len(cells) != width or not cells:
                problem = f"row {first} has {len(cells)} fields, not {width}"
                raise BadPosition(f"line {number}: {problem}")
            if int(first) in self.rows:
                raise BadPosition(f"line {number}: row {first} stands here a second time")
            self.rows[int(first)] = cells
        elif ":" in line:
            key, _, value = line.partition(":")
            key = key.strip().lower()
            if key not in _WRITERS:
                raise BadPosition(f"line {number}: {unknown('key', key, _WRITERS)}")
            if key in self.values:
                raise BadPosition(f"line {number}: {key} stands here a second time")
            self.values[key] = value.strip()
            self.lines[key] = number
        elif line and not all(len(letter) == 1 and letter.isalpha() for letter in line.split()):
            raise BadPosition(f"line {number}: neither a row nor 'key: value': {line!r}")

    def fail(self, key: str, problem: str) -> BadPosition:
        return BadPosition(f"line {self.lines[key]}: {key}: {problem}")

    def text(self, key: str, default: str = "", valid: tuple[str, ...] = ()) -> str:
        value = self.values.get(key, default)
        if valid and value not in valid:
            raise self.fail(key, unknown("value", value, valid))
        return value

    def number(self, key: str, default: int, most: int | None = None) -> int:
        value = self.values.get(key)
        if value is None:
            return default
        if not (value.isascii() and value.isdecimal()):
            raise self.fail(key, f"{value!r} is not a number")
        if most is not None and int(value) > most:
            raise self.fail(key, f"{value} is more than {most}")
        return int(value)

    def yes(self, key: str, default: bool) -> bool:
        return self.text(key, "yes" if default else "no", ("yes", "no")) == "yes"

    def words(self, key: str) -> list[str]:
        return [word.strip() for word in self.values.get(key, "").split(",") if word.strip()]

    def names(self, key: str, valid: tuple[str, ...]) -> list[str]:
        words = self.words(key)
        for word in words:
            if word not in valid:
                raise self.fail(key, unknown("name", word, valid))
        return words

    def humans(self, key: str) -> list[Human]:
        """Humans by letter, small for wounded, or by name."""
        found = []
        for word in self.words(key):
            if word in PEOPLE or word == DOG:
                found.append(Human(word))
            elif word.upper() in LETTERS:
                health = HEALTHY if word.isupper() else WOUNDED
                found.append(Human(LETTERS[word.upper()], health))
            else:
                raise self.fail(key, unknown("human", word, (*LETTERS, *PEOPLE)))
        return found

    def field(self, key: str, name: str) -> int:
        column, row = ord(name[:1] or " ") - ord("A"), name[1:]
        if not (0 <= column < self.columns and row.isdigit() and int(row) in self.rows):
            raise self.fail(key, f"there is no field {name!r}")
        return (int(row) - 1) * self.columns + column

    def pairs(self, key: str) -> list[tuple[str, str]]:
        pairs = []
        for word in self.words(key):
            left, _, right = word.partition(" ")
            if not right:
                raise self.fail(key, f"{word!r} should be two words")
            pairs.append((left, right.strip()))
        return pairs


def read(text: str) -> S:
    """The state that a position describes; a mistake raises with its line."""
    reader = _Reader(text)
    config = Config(
        layout=reader.text("layout", "classic", tuple(layouts())),
        setup=reader.text("setup", "basic", ("basic", "advanced", "free")),
        scenario=reader.text("scenario", "none", scenarios.SCENARIOS),
        zombie_deck=reader.text("deck", "standard", ("standard", "alternative")),
        zombies_per_half=reader.number("zombies-per-half", 5),
        target=reader.number("target", 5),
        round_limit=reader.number("round-limit", OLD_ROUND_LIMIT),
        bites=reader.text("bites", IN_ACTIVATION, (AT_ONCE, IN_ACTIVATION)),
    )
    s = S(
        chance=Chance(b""),
        config=config,
        columns=reader.columns,
        half_line=reader.number("half-line", len(reader.rows)),
        terrain="",
        allowed=[],
    )
    if "sheet" in reader.values:
        s.sheet = _read_sheet(reader)
    _read_picture(reader, s)
    _read_people(reader, s)
    _read_cards(reader, s)
    _read_round(reader, s)
    _read_scenario(reader, s)
    return s


def _read_sheet(reader: _Reader) -> Sheet:
    try:
        return Sheet.of(reader.words("sheet"))
    except ValueError as error:
        raise reader.fail("sheet", str(error)) from error


def _read_picture(reader: _Reader, s: S) -> None:
    cells = [cell for row in sorted(reader.rows) for cell in reader.rows[row]]
    terrain = []
    for field, cell in enumerate(cells):
        where = field_name(field, reader.columns)
        ground, pawn = _read_cell(cell, where)
        if "+" in ground:
            s.allowed.append(field)
        terrain.append(ground.replace("+", "") or PLAIN)
        if pawn is not None:
            s.put(field, pawn)
    s.terrain = "".join(terrain)


def _read_cell(cell: str, where: str) -> tuple[str, Human | Zombie | None]:
    """Terrain signs and pawn of one cell."""
    if _FIELD.fullmatch(cell):
        return cell, None
    if zombie := _ZOMBIE.fullmatch(cell):
        arrow, kind, activated, fresh, ground = zombie.groups()
        return ground, Zombie(
            facing=ARROWS.index(arrow),
            activated=bool(activated),
            kind={None: WALKER, "r": RUNNER}.get(kind, BRUTE),
            damaged=kind == "d",
            fresh=bool(fresh),
        )
    if human := _HUMAN.fullmatch(cell):
        letter, dead, ground = human.groups()
        health = DEAD if dead else HEALTHY if letter.isupper() else WOUNDED
        return ground, Human(LETTERS[letter.upper()], health)
    raise BadPosition(f"field {where}: {cell!r} is no field, human or zombie")


def _read_people(reader: _Reader, s: S) -> None:
    s.escaped = reader.humans("escaped")
    s.turned = [human.name for human in reader.humans("turned")]
    shown = [human.name for human in s.crowd.values()]
    named = [*shown, *s.turned, *(human.name for human in s.escaped)]
    if "aside" in reader.values:
        s.aside = reader.humans("aside")
    else:
        s.aside = [Human(name) for name in PEOPLE if name not in named]
    _no_doubles([*named, *(human.name for human in s.aside)])


def _no_doubles(names: list[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadPosition(f"in more than one place: {', '.join(twice)}")


def _read_cards(reader: _Reader, s: S) -> None:
    for side in SIDES:
        own = tuple(name for name, card in CARDS.items() if card.side == side)
        s.hands[side] = sorted(reader.names(f"hand {side}", own))
        s.boxed[side] = reader.names(f"boxed {side}", own)
    s.played = reader.names("played", tuple(CARDS))
    _no_doubles([*s.played, *(card for side in SIDES for card in (*s.hands[side], *s.boxed[side]))])


def _read_round(reader: _Reader, s: S) -> None:
    s.humans_seat = reader.number("humans seat", 0, most=1)
    s.round = reader.number("round", 1)
    s.pool = reader.number("pool", 10)
    s.bullets = reader.number("bullets", 4)
    s.briefcase = reader.yes("briefcase", config_has_briefcase(s.config))
    s.terror = reader.number("terror", 0, most=TERROR_TRACK) or None
    s.shots = reader.number("shots", 0)
    s.moved = reader.number("moved", 0)
    s.quota_bonus = reader.number("bonus", 0)
    s.used = reader.names("used", ("diagonal", "shove", "bark"))
    s.cunning = [reader.field("cunning", name) for name in reader.words("cunning")]
    s.ambush = reader.yes("ambush", False)
    if reader.values.get("activated", "").isdecimal():
        count = reader.number("activated", 0, most=len(PEOPLE))
        s.activated = list(PEOPLE[:count])  # only their number matters any more
    else:
        s.activated = reader.names("activated", (*PEOPLE, DOG))
    for name, ap in reader.pairs("active"):
        if name not in (*PEOPLE, DOG) or not ap.isdigit():
            raise reader.fail("active", f"{name} {ap}: a human and its AP are wanted")
        s.active, s.ap = name, int(ap)
        if name not in s.activated:
            s.activated.append(name)
    phase, tasks = _STARTS[reader.text("turn", HUMANS, tuple(_STARTS))]
    s.phase = phase
    if phase == ADDING and "due" in reader.values:
        s.due = reader.names("due", ("S", "C", "any", RUNNER, BRUTE))
        tasks = (adding.add_zombies.__name__, *tasks[1:])
    s.agenda = [_step(name) for name in reversed(tasks)]


def config_has_briefcase(config: Config) -> bool:
    """In "Lost Keys" the token shows the keys instead (ZT-DS1-01)."""
    return config.scenario != scenarios.LOST_KEYS


def _step(name: str) -> Step:
    return (name, [])


def _read_scenario(reader: _Reader, s: S) -> None:
    for name, token in reader.pairs("search"):
        if token not in scenarios.SEARCH_TOKENS:
            raise reader.fail("search", unknown("token", token, scenarios.SEARCH_TOKENS))
        s.search[reader.field("search", name)] = token
    s.arriving = reader.names("arriving", (RUNNER, BRUTE))
    for name in reader.words("things"):
        field = reader.field("things", name)
        s.things[field] = s.things.get(field, 0) + 1
    s.carried = reader.names("carried", PEOPLE)
    s.brought = reader.number("brought", 0)
    if s.config.scenario == scenarios.LOST_KEYS:
        s.keys = Keys()
        where = reader.text("keys", "hidden")
        if where in PEOPLE:
            s.keys.carrier = where
        elif where == "used":
            s.keys.locked = False
        elif where != "hidden":
            s.keys.lying = reader.field("keys", where)
    if s.config.scenario == scenarios.TWO_WAYS_OUT:
        s.riders = {"small": 0, "large": 0}
        for car, count in reader.pairs("riders"):
            if car not in s.riders or not count.isdigit():
                raise reader.fail("riders", f"{car} {count}: small or large and a number")
            s.riders[car] = int(count)


# -- writing -----------------------------------------------------------------------------------


def write(s: S) -> str:
    """The text of a position; reading it gives an equal one."""
    lines = [_header(s)]
    rows = len(s.terrain) // s.columns
    for row in range(rows, 0, -1):
        fields = range((row - 1) * s.columns, row * s.columns)
        lines.append(f"{row:>2}  " + " ".join(f"{_cell(s, field):<3}" for field in fields).rstrip())
    for key, writer in _WRITERS.items():
        if value := writer(s):
            lines.append(f"{key}: {value}")
    return "\n".join(lines) + "\n"


def _header(s: S) -> str:
    letters = (f"{chr(ord('A') + column):<3}" for column in range(s.columns))
    return "    " + " ".join(letters).rstrip()


def _cell(s: S, field: int) -> str:
    ground = s.terrain[field]
    frame = "+" if field in s.allowed else ""
    pawn = s.pawns.get(field)
    if pawn is None:
        return frame or ground if ground == PLAIN else ground + frame
    under = ("" if ground == PLAIN else ground) + frame
    if type(pawn) is Zombie:
        kind = {RUNNER: "r", BRUTE: "d" if pawn.damaged else "b"}.get(pawn.kind, "")
        marks = kind + ("!" if pawn.activated else "") + ("~" if pawn.fresh else "")
        return ARROWS[pawn.facing] + marks + under
    assert type(pawn) is Human
    return _letter(pawn) + under


def _letter(human: Human) -> str:
    letter = _LETTER_OF[human.name]
    if human.health == DEAD:
        return letter + "*"
    return letter if human.health == HEALTHY else letter.lower()


def _turn(s: S) -> str:
    for word, (phase, _) in _STARTS.items():
        if phase == s.phase:
            return word
    raise BadPosition(f"a table in the phase {s.phase!r} cannot be written as a position")


def _due(s: S) -> str:
    """What is still to be added, once it was counted."""
    counted = s.agenda[-1:] != [_step(adding.begin_adding.__name__)]
    return ", ".join(s.due) or "," if s.phase == ADDING and counted else ""


def _keys_word(s: S) -> str:
    if s.keys is None:
        return ""
    if s.keys.carrier:
        return s.keys.carrier
    if s.keys.lying is not None:
        return field_name(s.keys.lying, s.columns)
    return "hidden" if s.keys.locked else "used"


def _names_of(fields: list[int], s: S) -> str:
    return ", ".join(field_name(field, s.columns) for field in fields)


_WRITERS: dict[str, Callable[[S], str]] = {
    "turn": _turn,
    "round": lambda s: str(s.round),
    "half-line": lambda s: str(s.half_line),
    "pool": lambda s: str(s.pool),
    "bullets": lambda s: str(s.bullets),
    "briefcase": lambda s: "yes" if s.briefcase else "no",
    "terror": lambda s: str(s.terror or ""),
    "activated": lambda s: ", ".join(s.activated),
    "active": lambda s: f"{s.active} {s.ap}" if s.active else "",
    "shots": lambda s: str(s.shots),
    "escaped": lambda s: ", ".join(map(_letter, s.escaped)),
    "turned": lambda s: ", ".join(s.turned),
    "aside": lambda s: ", ".join(map(_letter, s.aside)) or ",",
    "hand humans": lambda s: ", ".join(s.hands.get(HUMANS, ())),
    "hand zombies": lambda s: ", ".join(s.hands.get(ZOMBIES, ())),
    "boxed humans": lambda s: ", ".join(s.boxed.get(HUMANS, ())),
    "boxed zombies": lambda s: ", ".join(s.boxed.get(ZOMBIES, ())),
    "played": lambda s: ", ".join(s.played),
    "used": lambda s: ", ".join(s.used),
    "moved": lambda s: str(s.moved),
    "bonus": lambda s: str(s.quota_bonus),
    "cunning": lambda s: _names_of(s.cunning, s),
    "due": _due,
    "ambush": lambda s: "yes" if s.ambush else "",
    "layout": lambda s: s.config.layout,
    "setup": lambda s: s.config.setup,
    "scenario": lambda s: s.config.scenario,
    "sheet": lambda s: "" if s.sheet is UNSET else ", ".join(s.sheet.lines),
    "deck": lambda s: s.config.zombie_deck,
    "zombies-per-half": lambda s: str(s.config.zombies_per_half),
    "target": lambda s: str(s.config.target),
    "round-limit": lambda s: str(s.config.round_limit),
    "bites": lambda s: s.config.bites,
    "search": lambda s: ", ".join(
        f"{field_name(field, s.columns)} {token}" for field, token in s.search.items()
    ),
    "keys": _keys_word,
    "arriving": lambda s: ", ".join(s.arriving),
    "riders": lambda s: ", ".join(f"{car} {count}" for car, count in s.riders.items()),
    "things": lambda s: _names_of(
        [at for at, number in s.things.items() for _ in range(number)], s
    ),
    "carried": lambda s: ", ".join(s.carried),
    "brought": lambda s: str(s.brought or ""),
    "humans seat": lambda s: str(s.humans_seat),
}
