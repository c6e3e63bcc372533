"""Games to learn from: what stood on the table at each ask, what was answered, and who won."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from overrun.bots import make_bot
from overrun.bots.mind import Look, Numbers, Policy, look_of
from overrun.bots.mind.numbers import UNIT
from overrun.bots.mind.policy import drawn
from overrun.bots.search.thinking import manner
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.balance import RANDOM, Cell, cells_of, plan_of

TEACHER = "steady"
EARNEST = 4
"""So much more than in practice a student that is watched prefers what it likes: to draw by chance
as likely as it finds each option would be to play far worse than it can."""
Told = Callable[[str, int, int], None]
"""Is told what is being done, how much of it is done, and of how much."""


def courses(game: str) -> list[Cell]:
    """The settings and numbers of players with which a game is learned: those of its balance."""
    known = {}
    for *_, cell in cells_of(plan_of(game)):
        if cell.bot != RANDOM:
            known[cell.seats, *sorted(cell.settings.items())] = cell
    return list(known.values())


def look_at(game: str) -> type[Look]:
    look = look_of(game)
    if look is None:
        raise BadSetting(f"nothing says how bots look at {game}")
    return look


class Names:
    """Words as numbers, in the order in which they came."""

    def __init__(self, words: Sequence[str] = ()) -> None:
        self.words = list(words)
        self._number = {word: number for number, word in enumerate(words)}

    def __call__(self, word: str) -> int:
        number = self._number.setdefault(word, len(self.words))
        if number == len(self.words):
            self.words.append(word)
        return number


class Positions:
    """How seats stood in some games. The numbers of the positions lie one after another."""

    def __init__(self) -> None:
        self.games = array("i")
        self.seats = array("i")
        self.won = array("b")
        self.positions = array("i")

    def note(self, game: int, seat: int, position: Sequence[int]) -> None:
        """A seat stands like this."""
        self.games.append(game)
        self.seats.append(seat)
        self.positions.extend(position)

    def end(self, winners: Sequence[int]) -> None:
        """The game is over: now it is known what came of its positions."""
        self.won.extend(seat in winners for seat in self.seats[len(self.won) :])

    def merge(self, later: Positions) -> None:
        """What comes from games that were played after these."""
        for name in ("games", "seats", "won", "positions"):
            getattr(self, name).extend(getattr(later, name))

    def __len__(self) -> int:
        return len(self.games)


class Decisions(Positions):
    """What was decided in some games. Options and their traits lie one after another."""

    def __init__(self) -> None:
        super().__init__()
        self.words = Names()
        self.kinds = array("i")
        self.chosen = array("i")
        self.options = array("i")
        """How many options each ask had."""
        self.verbs = array("i")
        self.traits = array("i")
        """How many traits each option had."""
        self.names = array("i")

    def add(self, game: int, look: Look, ask: Ask, chosen: Option) -> None:
        """An ask, and what is right."""
        words = self.words
        self.note(game, ask.seat, look.position)
        self.kinds.append(words(ask.kind))
        self.chosen.append(ask.options.index(chosen))
        self.options.append(len(ask.options))
        for option, traits in zip(ask.options, look.traits(ask), strict=True):
            self.verbs.append(words(option[0]))
            self.traits.append(len(traits))
            self.names.extend(map(words, traits))

    def merge(self, later: Positions) -> None:
        super().merge(later)
        assert isinstance(later, Decisions)
        number = [self.words(word) for word in later.words.words]
        for name in ("kinds", "verbs", "names"):
            getattr(self, name).extend(number[each] for each in getattr(later, name))
        for name in ("chosen", "options", "traits"):
            getattr(self, name).extend(getattr(later, name))


def watch(
    game: str, cells: Sequence[Cell], seed: str, student: bytes | None, share: range
) -> Decisions:
    """Let the teacher play these games, and note what it answers. If the numbers of a student are
    given, it plays instead, by chance where it hardly prefers one option to another, and what the
    teacher would have answered is noted."""
    rules, look, thinking = find(game), look_at(game), manner(game)
    policy = Policy(look, Numbers.read(student, look)) if student is not None else None
    found = Decisions()
    for number in share:
        cell = cells[number % len(cells)]
        name = f"{seed}/{number}"
        table = Table.new(
            rules, seats=cell.seats, settings=cell.settings, seed=name, events=False, snapshots=True
        )
        teachers = [make_bot(TEACHER, game, f"{name}/{seat}") for seat in range(cell.seats)]
        random = Random(name)
        while table.asks:
            ask = table.asks[0]
            seat = ask.seat
            view = table.view(seat)
            option = teachers[seat].choose(view, ask, partial(table.world, seat))
            if len(ask.options) > 1:
                found.add(number, look(view, seat), ask, option)
            if policy is not None:
                option = drawn(ask.options, policy.scores(view, ask), random, UNIT // EARNEST)
            table.answer(seat, ask.number, option)
        found.end([seat for seat in range(cell.seats) if thinking.won(table, seat)])
    return found
