"""The lint: what it must find, what it must leave alone, and our own sources."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest
from lint.__main__ import main
from lint.checks import lint, python_files

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"

HELPERS = """
    from overrun.core.flow import Ask, Flow

    def ask_facing(seat: int, field: str) -> Flow[int]:
        choice = yield Ask(seat, "facing", [("face", "N"), ("face", "E")])
        return 1

    def count(t) -> int:
        return 1
"""

Files = Callable[..., list[str]]


@pytest.fixture
def found(tmp_path: Path) -> Files:
    """Lints a small tree: ``found(rules="...")`` is ``overrun/games/demo/rules.py``.

    Beside it lies ``helpers.py`` with the flow ``ask_facing``; other folders are named by path.
    """

    def run(**files: str) -> list[str]:
        named = {"helpers": HELPERS, **files}
        for name, text in named.items():
            folder, _, stem = name.rpartition("__")
            path = tmp_path / "overrun" / (folder or "games/demo") / f"{stem}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(dedent(text), encoding="utf-8")
            for package in path.parents:
                if package == tmp_path:
                    break
                (package / "__init__.py").touch()
        return [
            f"{finding.path.stem}:{finding.line} {finding.what}"
            for finding in lint(python_files([tmp_path]))
        ]

    return run


# -- a forgotten yield from --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "name"),
    [
        ("ask_facing(0, 'A1')", "ask_facing"),
        ("facing = ask_facing(0, 'A1')", "ask_facing"),
        ("zombie.facing = ask_facing(0, 'A1')", "ask_facing"),
        ("yield ask_facing(0, 'A1')", "ask_facing"),
        ("yield from [ask_facing(0, 'A1')]", "ask_facing"),
        ("yield from together([ask_facing(0, 'A1')], key=ask_facing(1, 'A1'))", "ask_facing"),
        ("return ask_facing(0, 'A1')", "ask_facing"),
        ("t.then(ask_facing(0, 'A1'))", "ask_facing"),
        ("for facing in ask_facing(0, 'A1'): pass", "ask_facing"),
        ("if ask_facing(0, 'A1') == 1: pass", "ask_facing"),
        ("yield from (1 if ask_facing(0, 'A1') else ())", "ask_facing"),
        ("together(turn(t), turn(t))", "together"),
        ("helpers.ask_facing(0, 'A1')", "helpers.ask_facing"),
        ("overrun.games.demo.helpers.ask_facing(0, 'A1')",
         "overrun.games.demo.helpers.ask_facing"),
        ("renamed(0, 'A1')", "renamed"),
        ("turn(t)", "turn"),
    ],
)  # fmt: skip
def test_a_flow_that_nobody_runs_is_found(found: Files, statement: str, name: str) -> None:
    rules = f"""
    import overrun.games.demo.helpers
    from overrun.core.flow import Flow, together
    from overrun.games.demo import helpers
    from overrun.games.demo.helpers import ask_facing
    from overrun.games.demo.helpers import ask_facing as renamed

    def turn(t) -> "Flow[None]":
        yield from ()

    def step(t, zombie) -> Flow[None]:
        yield from turn(t)
        {statement}
    """
    flow = """
    from typing import Any
    def together(*flows) -> "Flow[list[Any]]":
        yield from ()
    """
    findings = found(rules=rules, core__flow=flow)
    assert findings == [f"rules:13 the flow {name}(...) never runs: write yield from {name}(...)"]


@pytest.mark.parametrize(
    "statement",
    [
        "yield from ask_facing(0, 'A1')",
        "facing = yield from ask_facing(0, 'A1')",
        "zombie.facing = (yield from helpers.ask_facing(0, 'A1')) + 1",
        "yield from (ask_facing(0, 'A1') if zombie else turn(t))",
        "yield from together(turn(t), ask_facing(0, 'A1'))",
        "yield from together(*[turn(t) for seat in (0, 1)])",
        "yield from together(*(ask_facing(seat, 'A1') for seat in (0, 1)))",
        "t.then(turn)",
        "t.then(ask_facing, count(t))",
        "count(t)",
        "ACTS = {'turn': lambda t: turn(t)}",
        "t.turn(t)",
    ],
)
def test_a_flow_that_runs_is_left_alone(found: Files, statement: str) -> None:
    rules = f"""
    from overrun.core.flow import Flow, together
    from overrun.games.demo import helpers
    from overrun.games.demo.helpers import ask_facing, count

    def turn(t) -> Flow[None]:
        yield from ()

    def step(t, zombie) -> Flow[None]:
        yield from ()
        {statement}
    """
    assert found(rules=rules) == []


def test_a_plain_function_may_hand_a_flow_on_if_it_says_so(found: Files) -> None:
    rules = """
    from overrun.core.flow import Flow
    from overrun.games.demo.helpers import ask_facing

    def north(seat: int) -> Flow[int]:
        return ask_facing(seat, "N1")

    def either(seat: int) -> Flow[int]:
        return ask_facing(seat, "N1") if seat else ask_facing(seat, "N2")

    def secretly(seat: int):
        return ask_facing(seat, "N1")

    def both(seat: int) -> Flow[int]:
        yield from north(seat)
        return ask_facing(seat, "N1")
    """
    assert found(rules=rules) == [
        "rules:12 secretly returns the flow ask_facing(...) but does not say so: "
        "annotate secretly with -> Flow[...]",
        "rules:16 the flow ask_facing(...) never runs: write yield from ask_facing(...)",
    ]


def test_a_flow_may_be_given_to_whoever_says_that_it_takes_one(found: Files) -> None:
    rules = """
    from overrun.core.flow import Flow
    from overrun.games.demo.helpers import ask_facing

    def run(flow: Flow[int], answers: list, *more: "Flow[int]", late: Flow[int] | None, last: Flow):
        return next(flow)

    class Driver:
        def run(self, flow: Flow[int], answers: object) -> None: ...

    def look_ahead(driver: Driver):
        run(ask_facing(0, "A1"), [])
        run(1, [], 2, ask_facing(0, "A1"))
        run(1, [], last=ask_facing(0, "A1"))
        driver.run(ask_facing(0, "A1"), [])
        run(1, ask_facing(0, "A1"))
        run(1, [], late=ask_facing(0, "A1"))
        run([ask_facing(0, "A1")], [])
        driver.run(1, ask_facing(0, "A1"))
        print(ask_facing(0, "A1"))
    """
    lines = [finding.partition(" ")[0] for finding in found(rules=rules)]
    assert lines == ["rules:16", "rules:17", "rules:18", "rules:19", "rules:20"]


def test_a_name_that_means_something_else_here_is_no_flow(found: Files) -> None:
    rules = """
    from overrun.games.demo.helpers import ask_facing

    def step(t, ask_facing):
        ask_facing(0, "A1")

    def other(t):
        def ask_facing(seat: int) -> int:
            return seat
        return ask_facing(0)
    """
    assert found(rules=rules) == []


def test_flows_are_known_by_any_name_of_the_annotation(found: Files) -> None:
    rules = """
    from overrun.core import flow
    from overrun.core.flow import Flow as F
    Steps = flow.Flow[None]

    def one(t) -> F[None]: yield from ()
    def two(t) -> "flow.Flow[None]": yield from ()
    def three(t) -> Steps: yield from ()
    def four(t) -> "Steps": yield from ()

    def go(t) -> Steps:
        yield from one(t)
        one(t)
        two(t)
        three(t)
        four(t)
    """
    lines = [finding.partition(" ")[0] for finding in found(rules=rules)]
    assert lines == ["rules:13", "rules:14", "rules:15", "rules:16"]


# -- through tables, attributes and methods ----------------------------------------------------

TABLES = """
    from collections.abc import Callable
    from typing import NamedTuple
    from overrun.core.flow import Flow

    def move(t) -> Flow[None]: yield from ()
    def rest(t) -> None: pass

    Effect = Callable[..., Flow[None]]

    class Card(NamedTuple):
        check: Callable[..., bool]
        effect: "Effect"

    CARDS: dict[str, Card] = {}
    EFFECTS: dict[str, Effect] = {}
    STEPS: tuple[Effect, ...] = ()
    PAIRS: dict[str, tuple[Callable[..., bool], Effect]] = {}
    PLAIN: dict[str, Callable[..., None]] = {}
    UNTYPED = {"rest": rest, "move": move}
    UNTYPED_PLAIN = {"rest": rest}
    UNTYPED_CARDS = {"move": Card(bool, move)}
"""


@pytest.mark.parametrize(
    "call",
    [
        "CARDS[name].effect(t)",
        "tables.CARDS[name].effect(t)",
        "card.effect(t)",
        "CARDS.get(name).effect(t)",
        "EFFECTS[name](t)",
        "UNTYPED[name](t)",
        "UNTYPED_CARDS[name].effect(t)",
        "PAIRS[name][1](t)",
        "PAIRS[name][-1](t)",
        "effect(t)",
        "STEPS[0](t)",
        "[step(t) for step in STEPS]",
        "[each.effect(t) for each in CARDS.values()]",
        "[each.effect(t) for name, each in CARDS.items()]",
        "given.effect(t)",
        "(found := CARDS[name]).effect(t)",
        "(lambda: 1, move)[1](t)",
    ],
)
def test_a_flow_called_through_a_table_is_found(found: Files, call: str) -> None:
    rules = f"""
    from overrun.games.demo import tables
    from overrun.games.demo.tables import *
    from overrun.games.demo.tables import (
        CARDS, EFFECTS, PAIRS, STEPS, UNTYPED, UNTYPED_CARDS, Card, Flow, move)

    def play(t, name, given: Card | None) -> Flow[None]:
        card = CARDS[name]
        check, effect = PAIRS[name]
        {call}
        yield from move(t)
    """
    (finding,) = found(rules=rules, tables=TABLES)
    assert finding.startswith("rules:10 the flow ")
    assert found(rules=rules.replace(call, "pass"), tables=TABLES) == []


@pytest.mark.parametrize(
    "call",
    [
        "yield from CARDS[name].effect(t)",
        "yield from EFFECTS[name](t)",
        "CARDS[name].check(t)",
        "PLAIN[name](t)",
        "PLAIN[name][2](t)",
        "UNTYPED_PLAIN[name](t)",
        "PAIRS[name][0](t)",
        "check(t)",
        "unknown[name](t)",
        "[each(t) for each in PLAIN.values()]",
    ],
)
def test_plain_functions_in_tables_are_left_alone(found: Files, call: str) -> None:
    rules = f"""
    from overrun.games.demo.tables import CARDS, EFFECTS, PAIRS, PLAIN, UNTYPED_PLAIN, Flow, move

    def play(t, name, unknown) -> Flow[None]:
        check, effect = PAIRS[name]
        {call}
        yield from move(t)
    """
    assert found(rules=rules, tables=TABLES) == []


def test_an_annotation_says_what_a_name_is_however_often_it_is_assigned(found: Files) -> None:
    rules = """
    from overrun.games.demo.tables import Effect, Flow, move

    def play(t, pick) -> Flow[None]:
        effect: Effect = pick(1)
        effect = pick(2)
        effect(t)
        unknown = pick(1)
        unknown = pick(2)
        unknown(t)
        yield from effect(t)
    """
    (finding,) = found(rules=rules, tables=TABLES)
    assert finding.startswith("rules:7 the flow effect(...) never runs")


def test_methods_are_followed_through_self_bases_and_annotations(found: Files) -> None:
    rules = """
    from overrun.core.flow import Flow

    class Effect:
        def run(self, t) -> Flow[None]:
            yield from ()
        @property
        def name(self) -> str: return ""

    class Many(Effect):
        inner: "list[Effect]"
        last: Effect

        def run(self, t) -> Flow[None]:
            for each in self.inner:
                each.run(t)
            self.last.run(t)
            super().run(t)
            yield from self.last.run(t)
            self.once(t)

        def once(self, t) -> Flow[None]:
            yield from self.run(t)

    class Twice(Many):
        def go(self, t) -> Flow[None]:
            yield from self.once(t)
            self.once(t)
            Many(t).once(t)
            self.name.strip()
    """
    lines = [finding.partition(" ")[0] for finding in found(rules=rules)]
    assert lines == ["rules:16", "rules:17", "rules:18", "rules:20", "rules:28", "rules:29"]


def test_a_method_of_something_unknown_counts_if_all_of_its_name_are_flows(found: Files) -> None:
    rules = """
    import subprocess
    from overrun.core.flow import Flow

    class Effect:
        def run(self, t) -> Flow[None]:
            yield from ()
        def check(self, t) -> Flow[None]:
            yield from ()

    class Rule:
        def check(self, t) -> bool:
            return True

    def go(t, effect) -> Flow[None]:
        yield from ()
        effect.run(t)
        effect.check(t)
        subprocess.run(t)
        subprocess.os.run(t)
    """
    assert found(rules=rules) == [
        "rules:17 the flow effect.run(...) never runs: write yield from effect.run(...)"
    ]


# -- flows in disguise -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "question",
    [
        "yield Ask(0, 'vote', options)",
        "vote = yield Ask(0, 'vote', options)",
        "yield [Ask(0, 'vote', options), Ask(1, 'vote', options)]",
        "yield [flow.Ask(seat, 'vote', options) for seat in (0, 1)]",
        "yield asks",
    ],
)
@pytest.mark.parametrize("returns", ["", " -> Iterator[Ask]", " -> None"])
def test_a_generator_that_asks_must_be_annotated(found: Files, question: str, returns: str) -> None:
    rules = f"""
    from collections.abc import Iterator
    from overrun.core import flow
    from overrun.core.flow import Ask, Flow

    def poll(t, options){returns}:
        asks = [Ask(0, "vote", options)]
        {question}
    """
    assert found(rules=rules) == [
        "rules:6 poll asks in line 8 but is not known as a flow: annotate it with -> Flow[...]"
    ]
    assert found(rules=rules.replace(f"options){returns}:", "options) -> Flow[None]:")) == []


def test_a_generator_that_runs_a_flow_must_be_annotated(found: Files) -> None:
    rules = """
    from overrun.games.demo.helpers import ask_facing

    def poll(t):
        def inner():
            yield 1
        yield from ask_facing(0, "A1")

    def numbers():
        yield 1
        yield [2]
        yield from range(3)
    """
    assert found(rules=rules) == [
        "rules:4 poll runs a flow in line 7 but is not known as a flow: "
        "annotate it with -> Flow[...]"
    ]


# -- what differs between two runs -------------------------------------------------------------

DIFFERENT = [
    ("import random", "the module random"),
    ("from random import shuffle", "the module random"),
    ("import os, random as dice", "the module random"),
    ("import time", "the module time"),
    ("from time import monotonic", "the module time"),
    ("from datetime import datetime\nnow = datetime.now()", "datetime.datetime.now"),
    ("import datetime as d\nnow = d.datetime.utcnow()", "datetime.datetime.utcnow"),
    ("from datetime import date\nnow = date.today", "datetime.date.today"),
    ("import copy\ntwin = copy.deepcopy([])", "copy.deepcopy"),
    ("from copy import deepcopy as clone", "copy.deepcopy"),
    ("import statistics", "the module statistics"),
    ("from cmath import exp", "the module cmath"),
    ("from math import comb, exp", "math.exp differs in its last bit between platforms"),
    ("import math as m\nhalf = m.log(2)", "math.log differs in its last bit between platforms"),
    ("eight = pow(2, 3)", "pow() of floats differs between platforms"),
    ("powers = list(map(pow, [2], [3]))", "pow() of floats differs between platforms"),
    ("rows = list(map(sum, [[0.1]]))", "sum() of floats differs between Python versions"),
    ("best = max([[0.1]], key=sum)", "sum() of floats differs between Python versions"),
    ("key = hash('a')", "hash()"),
    ("key = id(object())", "id()"),
    ("def same(a, b):\n    return id(a)", "id()"),
    ("for name in {'a', 'b'}: print(name)", "the order of the set"),
    ("for name in set(dir()): print(name)", "the order of the set"),
    ("for name in set(dir()) - {'a'}: print(name)", "the order of the set"),
    ("names = [name for name in frozenset(dir())]", "the order of the set"),
    ("names = {name: 1 for name in {'a'}}", "the order of the set"),
    ("names = list({'a', 'b'})", "the order of the set"),
    ("names = [*{'a', 'b'}]", "the order of the set"),
    ("names = ', '.join({'a', 'b'})", "the order of the set"),
    ("name = next(iter({n for n in dir()}))", "the order of the set"),
    ("names = {'a', 'b'}\ndef go():\n    for name in names: print(name)", "the order of the set"),
    ("def go(names: set[str]):\n    for name in names: print(name)", "the order of the set"),
    ("def go():\n    yield from {'a'}", "the order of the set"),
]


@pytest.mark.parametrize(("source", "complaint"), DIFFERENT)
def test_what_differs_between_two_runs_is_found_in_rules(
    tmp_path: Path, source: str, complaint: str
) -> None:
    bots = "random" not in source or "shuffle" in source  # they may draw by a seed
    places = {"core": True, "games/demo": True, "bots": bots, "lab": False, "server": False}
    for place, expected in places.items():
        folder = tmp_path / place.replace("/", "-") / "overrun"
        path = folder / place / "rules.py"
        path.parent.mkdir(parents=True)
        path.write_text(source, encoding="utf-8")
        for package in (folder, folder / place.split("/")[0], path.parent):
            (package / "__init__.py").touch()
        findings = lint([path])
        assert bool(findings) == expected, f"{place}: {findings}"
        if expected:
            (finding,) = findings
            told = "random.shuffle" if place == "bots" and "random" in source else complaint
            assert finding.what.startswith(told)


@pytest.mark.parametrize(
    "source",
    [
        "from dataclasses import dataclass\nimport copy\ntwin = copy.copy([])",
        "from datetime import datetime\nthen = datetime(2024, 1, 1)",
        "def now(datetime): return datetime.now()",
        "from math import ceil, comb, floor, fsum, inf, prod, sqrt",
        "def exp(x): return x\nsame = exp(2)",
        "def add(sum, pow): return [sum, pow(2, 3)]",
        "class Key:\n    def __hash__(self): return 1",
        "from math import fsum\nall = fsum(x for x in {0.1, 0.2})",
        "def find(id): return id('a')",
        "def id(x): return x\nkey = id(3)",
        "names = sorted({'a', 'b'})",
        "names = sorted(name for name in {'a', 'b'})",
        "names = sorted([*'ab'])",
        "many = len(set(dir())) + sum(1 for name in set(dir()))",
        "names = {name for name in {'a'}}",
        "names = {*{'a'}, 'b'}",
        "there = 'a' in {'a', 'b'}",
        "names = {'a': 1}\nfor name in names: print(name)",
        "for name in ['a', 'b']: print(name)",
        "names = sorted(list({'a'}))",
        "def go(a: int, b: int):\n    for n in range(a - b): print(n)",
    ],
)
def test_what_is_the_same_every_time_is_left_alone(found: Files, source: str) -> None:
    assert found(rules=source) == []


def test_whoever_plays_games_may_draw_from_a_seeded_generator(found: Files) -> None:
    seeded = """
    import random
    def play(seed: str, draw: random.Random) -> float:
        return random.Random(seed).random() + draw.random()
    """
    assert found(core__conform=seeded) == []
    assert len(found(core__conform="", core__table=seeded)) == 1
    common = "import random\nnumber = random.random()\nrandom.shuffle([])\n"
    assert found(core__conform=common, core__table="") == [
        "conform:2 random.random differs between two runs: draw from random.Random(seed)",
        "conform:3 random.shuffle differs between two runs: draw from random.Random(seed)",
    ]
    assert len(found(core__conform="from random import shuffle")) == 1
    assert found(core__conform="", bots__clever=seeded) == []
    assert len(found(bots__clever=common)) == 2


# -- the command -------------------------------------------------------------------------------


def test_our_own_sources_are_clean() -> None:
    assert [str(finding) for finding in lint(python_files([SOURCES]))] == []


def test_a_mistake_put_into_the_real_rules_is_found(tmp_path: Path) -> None:
    """The check of our own sources would see one."""
    for path in (SOURCES / "overrun").rglob("*.py"):
        copied = tmp_path / path.relative_to(SOURCES)
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    rules = tmp_path / "overrun/games/zombie_terror"
    for name, right, wrong in (
        ("cards.py", "yield from play(t, ZOMBIES,", "play(t, ZOMBIES,"),
        ("turn.py", "yield from activate(t, field,", "activate(t, field,"),
        ("adding.py", "yield from ask_facing(s.zombies_seat, name)",
         "ask_facing(s.zombies_seat, name)"),
    ):  # fmt: skip
        text = (rules / name).read_text(encoding="utf-8")
        assert right in text
        (rules / name).write_text(text.replace(right, wrong), encoding="utf-8")
    findings = [each for each in lint(python_files([tmp_path])) if each.path.parent == rules]
    assert [(finding.path.name, finding.what.split("(")[0]) for finding in findings] == [
        ("adding.py", "the flow ask_facing"),
        ("cards.py", "the flow play"),
        ("turn.py", "the flow activate"),
    ]


def test_the_command_tells_file_and_line_and_exits_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def broken(:\n", encoding="utf-8")
    assert main([str(bad)]) == 1
    assert capsys.readouterr().out.startswith(f"{bad}:1: not Python")
    bad.write_text("fine = True\n", encoding="utf-8")
    assert main([str(tmp_path)]) == 0


def test_the_command_refuses_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-directory"]) == 2
    assert "no-such-directory" in capsys.readouterr().err
    assert main([]) == 2


def test_the_module_runs_as_a_command(tmp_path: Path) -> None:
    def run() -> tuple[int, str]:
        words = [sys.executable, "-m", "lint", str(tmp_path)]
        done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=ROOT)
        return done.returncode, done.stdout

    source = tmp_path / "rules.py"
    source.write_text("def turn(t) -> Flow[None]:\n    turn(t)\n", encoding="utf-8")
    assert run() == (1, f"{source}:2: the flow turn(...) never runs: write yield from turn(...)\n")
    source.write_text("def turn(t) -> Flow[None]:\n    yield from turn(t)\n", encoding="utf-8")
    assert run() == (0, "")
