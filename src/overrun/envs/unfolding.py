"""A game as a tree: moments that never change, each of them chance, a seat's turn, or the end.

The kernel draws whenever the rules say so. Who searches a tree wants to choose what is drawn, so
here chance has moments of its own. The first ones deal. After an answer by which something is
drawn comes another: each of its outcomes is a seed, from which everything is drawn that the answer
needs, and all of them are equally likely. They are a sample of what may happen and not a list of
it: dozens of dice may be thrown after one answer.

So whatever was played, chance included, always leads to the same moment, and from there on nothing
is settled yet but what lies face down.

>>> first = tree_of("zombie-terror").root
>>> first.is_chance, first.legal[-1]
(True, 255)
>>> dealt = first.after(3).after(141)
>>> dealt.is_chance, dealt.turn.seat, len(dealt.legal)
(False, 0, 12)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from overrun.core.errors import BadSetting, GameEnded, IllegalAnswer
from overrun.core.event import Event
from overrun.core.flow import Ask
from overrun.core.reason import Fact, Option, wire
from overrun.core.table import Table
from overrun.envs.actions import SLOTS, TABLE
from overrun.envs.encoding import Encoding
from overrun.envs.episode import Episode
from overrun.envs.features import FEATURES
from overrun.envs.parts import Observation
from overrun.games import find
from overrun.terminal.showing import Showing
from overrun.text.say import Speaker

OUTCOMES = 256
"""How many outcomes a moment of chance has, if nobody asks for more or fewer."""
DEALS = 2
"""So many moments of chance deal: there are as many deals as they have outcomes together."""

Told = tuple[str, dict[str, Fact]]
"""An event as a seat hears it: its name and its facts."""


@dataclass
class Step:
    """What a seat has answered, if it has, and what it has heard then."""

    answer: str
    heard: list[Told]
    lines: list[str] | None = None
    """The same in sentences, once they were made."""

    def said(self, speaker: Speaker) -> list[str]:
        """The same in sentences."""
        if self.lines is None:
            self.lines = [line for line in [self.answer, *speaker.told(self.heard)] if line]
        return self.lines


Past = tuple[Step, ...]
"""All that a seat has answered and heard."""


class Tree:
    """A game with its options: what all moments of it share. :func:`tree_of` makes one."""

    def __init__(
        self, episode: Episode, made_of: tuple[Any, ...], seed: int, outcomes: int
    ) -> None:
        if outcomes < 1:
            raise BadSetting(f"a moment of chance needs an outcome, and not {outcomes}")
        self.episode = episode
        self.made_of = made_of
        self.outcomes = range(outcomes)
        self.seats = range(episode.players)
        self.showing = Showing(episode.game, episode.settings, episode.players)
        self.root = Moment(self, None, luck=f"{seed}", deals=DEALS, pasts=((),) * len(self.seats))
        """Where every game begins."""

    def __reduce__(self) -> tuple[Any, ...]:
        return tree_of, self.made_of

    @property
    def encoding(self) -> Encoding:
        """How moments become arrays."""
        return self.episode.encoding

    def dealt(self, seed: str) -> Table[Any]:
        """A new table."""
        game, settings = self.episode.game, self.episode.settings
        return Table.new(game, seats=len(self.seats), settings=settings, seed=seed)


@lru_cache(maxsize=16)
def tree_of(
    game: str,
    players: int = 0,
    settings: tuple[tuple[str, str], ...] = (),
    actions: str = TABLE,
    slots: int = SLOTS,
    listed: int = 0,
    features: int = FEATURES,
    seed: int = 0,
    outcomes: int = OUTCOMES,
) -> Tree:
    """The tree of a game with these options; the same ones give the same tree.

    Args:
        game: the game's name: ``long-night``.
        players: how many sit at the table; 0 for as many as is usual.
        settings: the options of the game, and what is chosen of each.
        actions: ``table`` or ``listed``; see ``overrun.envs.actions``.
        slots: how many numbers a table has.
        listed: how many options can be listed; 0 for as many as is usual for the game.
        features: the columns of an option's row where options are listed; 0 leaves rows out.
        seed: what the outcomes of chance stand for; another seed is another sample.
        outcomes: how many outcomes a moment of chance has.
    """
    made_of = (game, players, settings, actions, slots, listed, features, seed, outcomes)
    rules = find(game)
    encoding = Encoding(rules, actions, slots=slots, listed=listed or None, features=features)
    return Tree(Episode(rules, players, dict(settings), encoding), made_of, seed, outcomes)


class Moment:
    """A moment of a game. It never changes: :meth:`after` is another one.

    Args:
        tree: the game.
        table: where it stands; ``None`` as long as nothing is dealt.
        luck: the seed that the outcomes of chance so far have led to.
        deals: how many moments of chance are still to come before the first turn.
        pending: the answer that was given, if chance has yet to say what comes of it.
        pasts: for each seat what it has heard and answered.
    """

    def __init__(
        self,
        tree: Tree,
        table: Table[Any] | None,
        *,
        luck: str,
        deals: int = 0,
        pending: Option | None = None,
        pasts: tuple[Past, ...],
    ) -> None:
        self.tree = tree
        self.table = table
        self.luck = luck
        self.deals = deals
        self.pending = pending
        self.pasts = pasts

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        dumped = None if self.table is None else self.table.dump()
        return _loaded, (self.tree, dumped, self.luck, self.deals, self.pending, self.pasts)

    # -- whose turn it is ------------------------------------------------------------------

    @property
    def is_chance(self) -> bool:
        """Whether something is drawn now."""
        return self.table is None or self.pending is not None

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.ended

    @property
    def turn(self) -> Ask:
        """What is asked; of several who are asked, of the seat that has the right of way."""
        if self.table is None or not self.table.asks:
            raise GameEnded("nobody is asked: the game is not dealt yet, or over")
        return self.table.asks[0]

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat is asked, if it is its turn."""
        quiet = self.is_chance or self.ended or self.turn.seat != seat
        return None if quiet else self.turn

    @property
    def legal(self) -> Sequence[int]:
        """The actions, or the outcomes, that are possible now, in ascending order."""
        if self.is_chance:
            return self.tree.outcomes
        return () if self.ended else sorted(self.tree.encoding.numbers(self.turn))

    def option(self, action: int) -> Option:
        """The option that an action means here."""
        option = self.tree.encoding.option(self.turn, action)
        if option is None:
            raise IllegalAnswer(f"{action} is not an action that answers {self.turn.kind!r}")
        return option

    # -- going on --------------------------------------------------------------------------

    def after(self, action: int) -> Moment:
        """The moment that an action, or an outcome of chance, leads to."""
        if self.is_chance:
            return self._drawn(action)
        assert self.table is not None
        option = self.option(action)
        tried = self.table.fork(events=True, snapshots=True)
        news = self._answer(tried, option)
        if tried.state.chance.drawn != self.table.state.chance.drawn:
            return self._moment(self.table, pending=option, pasts=self.pasts)
        return self._moment(tried, pasts=self._pasts(news, option))

    def _drawn(self, outcome: int) -> Moment:
        """The moment after an outcome of chance."""
        if outcome not in self.tree.outcomes:
            raise IllegalAnswer(f"{outcome} is none of {len(self.tree.outcomes)} outcomes")
        luck = _mixed(self.luck, outcome)
        if self.deals > 1:
            return self._moment(None, luck=luck, deals=self.deals - 1, pasts=self.pasts)
        if self.table is None:
            table = self.tree.dealt(luck)
            return self._moment(table, luck=luck, pasts=self._pasts(table.events))
        assert self.pending is not None
        table = self.table.with_other_luck(luck)
        news = self._answer(table, self.pending)
        return self._moment(table, luck=luck, pasts=self._pasts(news, self.pending))

    def _moment(
        self,
        table: Table[Any] | None,
        *,
        luck: str = "",
        deals: int = 0,
        pending: Option | None = None,
        pasts: tuple[Past, ...],
    ) -> Moment:
        luck = luck or self.luck
        return Moment(self.tree, table, luck=luck, deals=deals, pending=pending, pasts=pasts)

    def _answer(self, table: Table[Any], option: Option) -> Sequence[Event]:
        """Answer at a copy of the table, and return what was told by that."""
        told = len(table.events)
        table.answer(self.turn.seat, self.turn.number, option)
        return table.events[told:]

    def _pasts(self, news: Sequence[Event], option: Option | None = None) -> tuple[Past, ...]:
        """The pasts of all seats after one has answered, and everybody has heard the news."""
        pasts = []
        for seat, past in enumerate(self.pasts):
            told = ((event.name, event.seen_by(seat)) for event in news)
            heard = [(name, facts) for name, facts in told if facts is not None]
            own = ""
            if option is not None and self.turn.seat == seat:
                own = f"> {self.turn.kind} {wire(option)} {self.print(seat)}"
            pasts.append((*past, Step(own, heard)) if own or heard else past)
        return tuple(pasts)

    def world(self, seat: int, seed: str) -> Moment:
        """A turn that the seat whose turn it is cannot tell from this one, everything that it does
        not know drawn anew. Of what others have heard and answered nothing is known there."""
        if self.table is None or self.is_chance:
            raise GameEnded("there are worlds of a turn only")
        table = self.table.world(seat, seed, events=True)
        table.snapshots = True
        pasts = tuple(past if at == seat else () for at, past in enumerate(self.pasts))
        return self._moment(table, luck=_mixed(self.luck, seed), pasts=pasts)

    # -- looking ---------------------------------------------------------------------------

    @property
    def results(self) -> list[float]:
        """For each seat 1 if it has won, -1 if not; 0 as long as the game is not over."""
        outcome = None if self.table is None else self.table.outcome
        if outcome is None:
            return [0.0] * len(self.tree.seats)
        return [1.0 if seat in outcome.winners else -1.0 for seat in self.tree.seats]

    def observation(self, seat: int) -> Observation:
        """What a seat observes, as arrays; nothing as long as nothing is dealt."""
        if self.table is None:
            return {}
        self.tree.episode.sit_at(self.table)
        return self.tree.episode.observation(seat, self.ask_of(seat))

    def print(self, seat: int) -> str:
        """A few letters that stand for the seat's view, others for every other view."""
        assert self.table is not None
        view = msgspec.msgpack.encode(self.table.view(seat))
        return blake2b(view, digest_size=6).hexdigest()

    def text(self, seat: int) -> str:
        """What a seat sees now, in sentences, and what it is asked."""
        if self.table is None:
            return ""
        return self.tree.showing.text(self.table.view(seat), self.ask_of(seat))

    def recalled(self, seat: int) -> str:
        """All that a seat has heard and answered, each answer with the print of what it saw then,
        and what it sees now: different whenever anything of it was different."""
        if self.table is None:
            return ""
        speaker = self.tree.showing.speaker
        said = [line for step in self.pasts[seat] for line in step.said(speaker)]
        return "\n".join([*said, f"= {self.print(seat)}", self.text(seat)])

    def __str__(self) -> str:
        """Everything, secrets too, in a few lines."""
        if self.table is None:
            return f"{self.tree.episode.game.name}: {self.deals} to deal, {self.luck}"
        state = blake2b(self.tree.episode.game.freeze(self.table.state), digest_size=16)
        lines = [f"{each.seat} {each.option}" for each in self.table.answers]
        if self.pending is not None:
            lines.append(f"{self.turn.seat} {wire(self.pending)} …")
        asked = [f"{ask.seat} {ask.kind}?" for ask in self.table.asks]
        return "\n".join([*lines, *asked, f"= {state.hexdigest()} {self.luck}"])


def _mixed(luck: str, outcome: int | str) -> str:
    """The seed that an outcome leads to."""
    return blake2b(f"{luck}/{outcome}".encode(), digest_size=16).hexdigest()


def _loaded(
    tree: Tree,
    dumped: bytes | None,
    luck: str,
    deals: int,
    pending: Option | None,
    pasts: tuple[Past, ...],
) -> Moment:
    """A moment from its parts."""
    table = None if dumped is None else Table.load(tree.episode.game, dumped)
    return Moment(tree, table, luck=luck, deals=deals, pending=pending, pasts=pasts)
