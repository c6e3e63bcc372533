"""Checks that hold for any game. Call them on yours.

    from overrun.core import conform

    def test_my_game():
        conform.check(MyGame(), games=20)

A game is played at random over its settings, and after every answer the table is examined from
many sides: rebuilt from its bytes, forked, taken back, seen through every viewer's eyes. The
first thing that is wrong raises :class:`Fault`, which names the game's seed.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Container, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from overrun.core.chance import Chance
from overrun.core.errors import OverrunError, RulesError
from overrun.core.event import Heard
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.reason import Option, wire
from overrun.core.state import State
from overrun.core.table import Table

S = TypeVar("S", bound=State)

Sees = Callable[[Table[Any], int, list[Heard]], object]
"""What is made of all that a seat knows of a table, and of what it has heard since a moment."""

Chooser = Callable[[Table[Any], Ask], Option]
"""Who plays the games: picks an option of an open ask."""

rules_of: Callable[[Game[Any]], Container[str] | None] | None = None
"""The ids that the reasons of a game may name; ``None`` if its rules are not written down. The
kernel knows no catalogues: whoever has them says so (``tools.catalog.rule_ids``)."""

LATE = 0.25
"""How many of the games begin late, if the game has positions for that."""

OVERDUE = 4
"""After every so many answers it is thought through what the rules ought to have noticed."""

LOOKED_AT = 12
"""How many options a player who looks for news tries out."""


class Fault(OverrunError):
    """A game does not keep to the contract; the message says how and where."""

    def __init__(self, problem: str, seed: str, answers: int) -> None:
        super().__init__(f"{problem} (game {seed!r}, after {answers} answers)")
        self.problem = problem
        self.seed = seed


class Played(msgspec.Struct):
    """What one checked game gave: for statistics, and for the ledger."""

    seed: str
    settings: dict[str, str]
    seats: int
    answers: int
    ending: str
    used: list[str]
    log: Log


def check(game: Game[Any], *, games: int = 20, seed: str = "conform") -> set[str]:
    """Play and check that many games; returns the ledger's entries that were used."""
    used: set[str] = set()
    logs = []
    for number in range(games):
        played = play_checked(game, f"{seed}/{number}")
        used.update(played.used)
        logs.append(played.log)
    check_other_process(game, logs)
    return used


# -- how the games are played ------------------------------------------------------------------


def any_settings(game: Game[Any], draw: random.Random) -> tuple[int, dict[str, str]]:
    """Seats and settings drawn at random; about half of the settings keep their default."""
    while True:
        given = {
            setting.name: draw.choice(setting.values)
            for setting in game.settings
            if draw.random() < 0.5
        }
        seats = draw.choice(game.seats)
        try:
            chosen = game.configure(given, seats)
            game.check_new(chosen)
            return seats, chosen
        except OverrunError:
            continue  # settings that exclude each other


def any_option(draw: random.Random) -> Chooser:
    """Any option, all equally likely."""
    return lambda table, ask: draw.choice(ask.options)


def any_verb(draw: random.Random) -> Chooser:
    """First a verb, then one of its options: rare things are tried more often."""

    def choose(table: Table[Any], ask: Ask) -> Option:
        kinds = sorted(
            {option[:2] if option[0] == "play" else option[:1] for option in ask.options}
        )
        kind = draw.choice(kinds)
        return draw.choice([each for each in ask.options if each[: len(kind)] == kind])

    return choose


def any_news(draw: random.Random) -> Chooser:
    """What shows something that this game has not shown yet, if a look ahead finds it.

    Chance alone seldom comes to what needs several things to fall together.
    """
    seen: set[str] = set()

    def news(table: Table[Any], ask: Ask, option: Option) -> set[str]:
        ahead = table.fork(events=True)
        before = len(ahead.events)
        ahead.answer(ask.seat, ask.number, option)
        entries = (ahead.game.entry(event) for event in ahead.events[before:])
        return {entry for entry in entries if entry is not None} - seen

    def choose(table: Table[Any], ask: Ask) -> Option:
        for option in draw.sample(ask.options, min(LOOKED_AT, len(ask.options))):
            found = news(table, ask, option)
            if found and not any(entry.startswith("ending:") for entry in found):
                seen.update(found)
                return option
        return draw.choice(ask.options)

    return choose


# -- one game ----------------------------------------------------------------------------------


def play_checked(
    game: Game[S],
    seed: str,
    *,
    settings: Mapping[str, str] | None = None,
    seats: int | None = None,
    chooser: Chooser | None = None,
) -> Played:
    """Play one game to its end and check everything on the way.

    What is played follows from the seed alone, unless settings or a chooser are given.
    """
    draw = random.Random(seed)
    drawn_seats, drawn = any_settings(game, draw)
    position = ""
    if settings is None:
        seats, settings = drawn_seats, drawn
        if draw.random() < LATE:
            position = game.late_position(seats, settings, Chance.from_seed(f"{seed}/late"))
    choose = chooser or draw.choice([any_option(draw), any_verb(draw), any_news(draw)])
    table: Table[S] = Table.new(game, seats=seats, settings=settings, seed=seed, position=position)
    examiner = _Examiner(game, table, seed, draw)
    while not table.ended:
        examiner.examine()
        ask = draw.choice(table.asks)
        option = choose(table, ask)
        examiner.answer(ask, option)
    examiner.examine_end()
    outcome = table.outcome
    assert outcome is not None
    entries = (game.entry(event) for event in table.events)
    return Played(
        seed=seed,
        settings=dict(settings),
        seats=table.header.seats,
        answers=len(table.answers),
        ending=outcome.reason,
        used=sorted({entry for entry in entries if entry is not None}),
        log=table.log,
    )


class _Examiner(msgspec.Struct):
    """Follows one table with its shadows: a rebuilt one, and a fork."""

    game: Game[Any]
    table: Table[Any]
    seed: str
    draw: random.Random
    rebuilt: Table[Any] | None = None
    fork: Table[Any] | None = None
    answers: int = 0

    def fault(self, problem: str) -> Fault:
        return Fault(problem, self.seed, self.answers)

    # -- before each answer ------------------------------------------------------------------

    def examine(self) -> None:
        table = self.table
        self._dual_run()
        defects = self.game.defects(table.state)
        if defects:
            raise self.fault("invariants are broken: " + "; ".join(defects))
        if self.answers % OVERDUE == 0:
            before = self.game.thaw(table._snapshot)
            self._notice(before)
            copy = self.game.copy(before)
            if self.game.freeze(copy) != table._snapshot or shared(copy, before):
                raise self.fault("a copy of the state is another state, or shares something")
        if not table.asks:
            raise self.fault("nobody is asked, but the game has no outcome")
        if self.answers > self.game.bound:
            raise self.fault(f"the game is not over within its bound of {self.game.bound}")
        for ask in table.asks:
            if self.game.is_out(table.state, ask.seat):
                raise self.fault(f"seat {ask.seat} is out, but asked {ask.kind!r}")
            if len(set(ask.options)) != len(ask.options):
                raise self.fault(f"the ask {ask.kind!r} offers an option twice")
        if self.fork is None and self.draw.random() < 0.02:
            self.fork = table.fork()
        if self.draw.random() < 0.05:
            self._reasons()
        if self.draw.random() < 0.1:
            self._leaks()

    def _notice(self, state: State) -> None:
        """Whatever the rules conclude from the whole state is concluded in time."""
        overdue = self.game.overdue(state)
        if overdue:
            raise self.fault("the rules have not noticed: " + "; ".join(overdue))

    def _dual_run(self) -> None:
        """A table that is written to bytes and rebuilt after every answer stays the same."""
        dumped = (self.rebuilt or self.table).dump()
        self.rebuilt = Table.load(self.game, dumped)
        self._compare(self.rebuilt, "rebuilt from its dump")
        if self.rebuilt.events != self.table.events:
            raise self.fault("the table rebuilt from its dump tells other events")

    def _compare(self, other: Table[Any], what: str) -> None:
        freeze = self.game.freeze
        if freeze(other.state) != freeze(self.table.state):
            raise self.fault(f"the table {what} has another state")
        if _shape(other.asks) != _shape(self.table.asks):
            raise self.fault(f"the table {what} asks something else")

    def _reasons(self) -> None:
        """Offered options are legal by the checks; every other one has a reason with a rule."""
        rules = rules_of(self.game) if rules_of else None
        state = self.table.state
        for ask in self.table.asks:
            offered = set(ask.options)
            for option in dict.fromkeys((*self.game.considered(state, ask), *ask.options)):
                reason = self.game.why_not(state, ask, option)
                if (reason is None) != (option in offered):
                    said = "legal" if reason is None else f"illegal ({reason.rule})"
                    offer = "offered" if option in offered else "not offered"
                    raise self.fault(f"{wire(option)!r} is {offer} in {ask.kind!r}, but {said}")
                if reason is not None and rules is not None and reason.rule not in rules:
                    raise self.fault(f"the reason {reason.key!r} names no rule: {reason.rule}")

    def _leaks(self) -> None:
        """Nobody can tell worlds apart that differ only in what they may not know."""
        for viewer in (None, *range(self.table.header.seats)):
            check_secrets(self.table, viewer, self.draw, self.fault)

    # -- answering ---------------------------------------------------------------------------

    def answer(self, ask: Ask, option: Option) -> None:
        """Answer on the table and all its shadows; sometimes take it back and do it again."""
        table, number, seat = self.table, ask.number, ask.seat
        table.answer(seat, number, option)
        self.answers += 1
        for shadow in (self.rebuilt, self.fork):
            if shadow is not None:
                shadow.answer(seat, number, wire(option))
        if self.draw.random() < 0.01 and not table.ended:
            self._undo(seat, number, option)

    def _undo(self, seat: int, number: int, option: Option) -> None:
        table = self.table
        before = self.game.freeze(table.state)
        everyone = range(table.header.seats)
        if self.draw.random() < 0.5 and not table.may_undo(seat):
            everyone = range(0)
        if not table.may_undo(seat, everyone):
            return
        table.undo(seat, everyone)
        table.answer(seat, number, option)
        if self.game.freeze(table.state) != before:
            raise self.fault("an answer taken back and given again leads elsewhere")

    def examine_end(self) -> None:
        if self.rebuilt is not None:  # there is none if the game was over before the first ask
            self._compare(self.rebuilt, "rebuilt after every answer")
        if self.fork is not None:
            self._compare(self.fork, "forked and continued")
        defects = self.game.defects(self.table.state)
        if defects:
            raise self.fault("invariants are broken at the end: " + "; ".join(defects))
        self._notice(self.table.state)
        outcome = self.table.outcome
        assert outcome is not None
        if outcome.reason not in self.game.endings:
            raise self.fault(f"the ending {outcome.reason!r} is not in the game's list")
        if not set(outcome.sides) <= set(self.game.sides):
            raise self.fault(f"the winners {outcome.sides} are no sides of the game")
        again = Table.replay(self.game, self.table.log)
        if again.log.hash != self.table.log.hash:
            raise self.fault("the log replays to another hash")


def _shape(asks: Iterable[Ask]) -> list[Any]:
    return [(ask.seat, ask.kind, ask.number, ask.options, ask.facts) for ask in asks]


# -- secrets -----------------------------------------------------------------------------------


def check_secrets(
    table: Table[Any],
    viewer: int | None,
    draw: random.Random,
    fault: Callable[[str], Exception],
    steps: int = 3,
    sees: Sees | None = None,
) -> None:
    """Compare the table with a world that differs only in what the viewer may not know.

    The viewer's view, asks, reasons and events must be the same to the byte, now and after the
    next answers, until something random or hidden comes to light; and whether the viewer may take
    an answer back, also if something comes to light by it. Whoever makes something else of these
    says what a viewer ``sees``, which must be the same, too.
    """
    truth = table.fork(events=True, snapshots=True)
    heard = len(truth.heard(viewer))
    name = "a spectator" if viewer is None else f"seat {viewer}"
    try:
        tries = {"tries": 1} if table.is_fresh else {}
        world = table.world(viewer, f"{draw.random()}", rekey=False, events=True, **tries)
    except RulesError as error:
        raise fault(f"{name} can tell every other world apart: {error}") from error
    if shared(world.state, table.state):
        raise fault(f"a world for {name} shares something with the truth")
    world.snapshots = True  # both know when a task is over, as a table in play does
    untold = len(world.heard(viewer))
    for step in range(steps + 1):
        _compare_sight(truth, world, viewer, lambda what: fault(f"{name} can tell {what}"))
        if sees is not None and viewer is not None:
            mine = sees(truth, viewer, truth.heard(viewer)[heard:])
            if mine != sees(world, viewer, world.heard(viewer)[untold:]):
                raise fault(f"{name} can tell worlds apart by what is made of its sight")
        if step == steps or not truth.asks:
            return
        ask = draw.choice(truth.asks)
        option = draw.choice(ask.options)
        twin = next(each for each in world.asks if each.number == ask.number)
        if option not in twin.options:
            return  # another seat's secret made the answer possible; nothing to compare
        known, assumed = truth.state.knowledge, world.state.knowledge
        truth.answer(ask.seat, ask.number, option)
        world.answer(ask.seat, ask.number, option)
        # whatever came of it: who could not know before must not be able to try it out
        tried = ask.seat == viewer and not (truth.ended or world.ended)
        if tried and truth.may_undo(ask.seat) != world.may_undo(ask.seat):
            raise fault(f"{name} can tell worlds apart by what may be taken back")
        if truth.state.knowledge != known or truth.ended:
            return
        if world.state.knowledge != assumed or world.ended:
            return  # there something hidden came to light: a card whose moment had come, say
        told = [(e.name, e.facts) for e in truth.heard(viewer)[heard:]]
        if told != [(e.name, e.facts) for e in world.heard(viewer)[untold:]]:
            raise fault(f"{name} hears something else in another world")


def shared(one: Any, other: Any) -> bool:
    """Whether two states have a list, a dict or a struct in common, in the same place: a change of
    one would be a change of the other.

    >>> deck = ["axe"]
    >>> shared({"decks": [deck]}, {"decks": [deck.copy()]}), shared({"decks": [deck]}, [deck])
    (False, False)
    >>> shared({"decks": [deck]}, {"decks": [deck]})
    True
    """
    kind = type(one)
    if kind is not type(other) or kind is str or kind is int:
        return False
    if issubclass(kind, msgspec.Struct):
        if kind.__struct_config__.frozen:
            return False
        pairs = [(getattr(one, name), getattr(other, name)) for name in kind.__struct_fields__]
    elif kind is dict:
        pairs = [(value, other.get(key)) for key, value in one.items()]
    elif kind is list or kind is tuple:
        pairs = [*zip(one, other, strict=False)]
    else:
        return False
    return (one is other and kind is not tuple) or any(shared(*pair) for pair in pairs)


def _compare_sight(
    truth: Table[Any],
    world: Table[Any],
    viewer: int | None,
    fault: Callable[[str], Exception],
) -> None:
    encode = msgspec.msgpack.encode
    if encode(truth.view(viewer)) != encode(world.view(viewer)):
        raise fault("worlds apart by the view")
    if [(ask.seat, ask.number) for ask in truth.asks] != [
        (ask.seat, ask.number) for ask in world.asks
    ]:
        raise fault("worlds apart by who is asked")
    if viewer is None:
        return
    mine, other = truth.asked(viewer), world.asked(viewer)
    if _shape(mine) != _shape(other):
        raise fault("worlds apart by what it is asked")
    for ask, twin in zip(mine, other, strict=True):
        refused = [(option, reason) for option, reason in truth.refused(ask)]
        if refused != [(option, reason) for option, reason in world.refused(twin)]:
            raise fault("worlds apart by a reason")
        for option in ask.options:
            warned = truth.game.warning(truth.state, ask, option)
            if warned != world.game.warning(world.state, twin, option):
                raise fault("worlds apart by a warning")


# -- another process ---------------------------------------------------------------------------

_REPLAY = """
import importlib, sys
from pathlib import Path
from overrun.core.log import Log
from overrun.core.table import Table
module, name = sys.argv[1:3]
game = getattr(importlib.import_module(module), name)()
for path in sys.argv[3:]:
    print(Table.replay(game, Log.read(Path(path))).log.hash)
"""


def check_other_process(game: Game[Any], logs: Iterable[Log]) -> None:
    """The same seed and answers give the same hash in another process.

    The other process hashes strings differently, so that an order that depends on it shows. The
    game's class must be importable there and need no arguments.
    """
    logs = list(logs)
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{number}.json" for number in range(len(logs))]
        for path, log in zip(paths, logs, strict=True):
            log.save(path)
        where, names = type(game), map(str, paths)
        done = subprocess.run(
            [sys.executable, "-c", _REPLAY, where.__module__, where.__qualname__, *names],
            env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        problem = f"{game.name} cannot be replayed in another process: {done.stderr}"
        raise Fault(problem, logs[0].header.seed, 0)
    for log, other in zip(logs, done.stdout.split(), strict=True):
        if log.hash != other:
            problem = f"another process reaches {other}, not {log.hash}"
            raise Fault(problem, log.header.seed, len(log.answers))
