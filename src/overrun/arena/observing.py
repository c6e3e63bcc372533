"""What an agent is told, as text and as JSON: from its seat's view and what the seat has heard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from overrun.arena.ids import BLIND, LISTED, NAMED, EnvId
from overrun.core.action import MANY, MAYBE
from overrun.core.event import Heard
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.terminal.showing import Showing
from overrun.tools import catalog

SPOKEN = 280
"""So many letters may be said at once."""
ANSWER, SAY, SUSPECT, NOBODY = "answer", "say", "suspect", "nobody"
"""The fields of what an agent answers, and the word for no player."""


class Line(msgspec.Struct, frozen=True):
    """Something that was said at the table."""

    seat: int
    text: str


class Observation(msgspec.Struct, frozen=True):
    """What a seat is told when it is asked something."""

    text: str
    data: dict[str, Any]
    """The same as plain data, with the whole view."""


class Argument(msgspec.Struct, omit_defaults=True):
    """What a verb is about: the words that one might think of, legal or not."""

    name: str
    words: list[str]
    optional: bool = False
    repeated: bool = False

    @property
    def form(self) -> str:
        name = f"{self.name.upper()}…" if self.repeated else self.name.upper()
        return f"[:{name}]" if self.optional or self.repeated else f":{name}"


class VerbForm(msgspec.Struct):
    """How something is said that one might think of."""

    verb: str
    arguments: list[Argument]

    @property
    def form(self) -> str:
        return self.verb + "".join(each.form for each in self.arguments)


def forms(game: Game[Any], state: Any, ask: Ask) -> list[VerbForm]:
    """The verbs that one might think of at an ask, and what they may be about.

    What is legal is among it and not marked. Only from what the seat may know: it is what the
    seat would be told to be refused if it asked why not.
    """
    found: dict[str, list[dict[str, None]]] = {}
    for option in dict.fromkeys((*game.considered(state, ask), *ask.options)):
        places = found.setdefault(option[0], [])
        kinds = _kinds(game, option[0])
        for at, word in enumerate(option[1:]):
            place = min(at, len(kinds) - 1) if kinds else at
            places += [{} for _ in range(place + 1 - len(places))]
            places[place][word] = None
    return [_form(game, verb, places) for verb, places in sorted(found.items())]


def _kinds(game: Game[Any], verb: str) -> list[tuple[str, str]]:
    """The names of a verb's arguments and how often each may be given."""
    known = game.verbs.get(verb)
    return [] if known is None else [(name, kind.times) for name, kind in known.kinds.items()]


def _form(game: Game[Any], verb: str, places: list[dict[str, None]]) -> VerbForm:
    kinds = _kinds(game, verb)
    arguments = []
    for at in range(max(len(places), len(kinds))):
        name, times = kinds[at] if at < len(kinds) else (f"a{at + 1}", "")
        words = sorted(places[at]) if at < len(places) else []
        if not words and times == MAYBE:
            break  # what nobody thinks of
        arguments.append(Argument(name, words, times == MAYBE, times == MANY))
    return VerbForm(verb, arguments)


class Telling:
    """Tells the seats of one table what they see."""

    def __init__(self, env: EnvId, table: Table[Any]) -> None:
        self.env = env
        self.game = table.game
        self.seats = table.header.seats
        self.showing = Showing(table.game, table.header.settings, self.seats)
        self.speaker = self.showing.speaker
        self.text = self.speaker.text

    @cached_property
    def names(self) -> list[str]:
        """What the players are called in everything that is told."""
        return [self.speaker.player(seat) for seat in range(self.seats)]

    # -- before the game -------------------------------------------------------------------

    def brief(self, seat: int, tries: int, *, hides: bool) -> str:
        """What an agent is told once, before the first question."""
        text = self.text
        parts = [
            text(
                "arena-brief",
                game=self.speaker.name,
                who=self.names[seat],
                players=self.seats,
                blurb=self.speaker.blurb,
            ),
            text("arena-answer", example=_json({ANSWER: "ID"})),
            text(f"arena-mode-{self.env.mode}"),
            text("arena-numbers", first=self.names[0]),
            text("arena-tries", tries=tries),
            text("arena-say", letters=SPOKEN),
        ]
        if hides:
            others = [name for name in self.names if name != self.names[seat]]
            example = {SUSPECT: {**dict.fromkeys(others, 0.1), NOBODY: 0.7}}
            parts.append(text("arena-suspect", example=_json(example)))
        if self.env.mode == BLIND:
            parts.append("\n".join([text("arena-rules"), *self._rules()]))
        return "\n\n".join(parts)

    def _rules(self) -> Iterable[str]:
        names = [self.game.name, self.game.builds_on]
        for name in names:
            if name in catalog.games_with_catalogue():
                for rule in catalog.load(name).rules.values():
                    yield self.text("arena-rule", id=rule.id, text=rule.text)

    # -- when something is asked -----------------------------------------------------------

    def observation(
        self, table: Table[Any], ask: Ask, news: Sequence[Heard], said: Sequence[Line], left: int
    ) -> Observation:
        """What the seat of this ask is told, with what it has heard since its last answer."""
        view, text = table.view(ask.seat), self.text
        told = self.speaker.told([(each.name, each.facts) for each in news], aloud=True)
        lines = [text("arena-line", who=self.names[each.seat], text=each.text) for each in said]
        board = self.showing.board
        cards = board.told(board.hand(view))
        parts = [
            self._part("arena-news", [sentence for sentence in told if sentence]),
            self._part("arena-said", lines),
            self._part("arena-aim", board.goal(view)),
            self._part("arena-table", self.showing.lines(view)),
            self._part("arena-hand", cards),
            self._part("arena-reading", board.reading(view, ask)),
            self._part("arena-question", [self.speaker.ask(ask)]),
        ]
        asked = {
            "number": ask.number,
            "kind": ask.kind,
            "text": self.speaker.ask(ask),
            "facts": ask.facts,
        }
        plain = msgspec.to_builtins(view)
        if self.env.mode == LISTED:
            options = [(wire(each), self.speaker.option(ask, each)) for each in ask.options]
            asked["options"] = [{"id": id, "text": said} for id, said in options]
            offered = [text("arena-option", id=id, text=said) for id, said in options]
            parts.append(self._part("arena-options", offered))
        elif self.env.mode == NAMED:
            verbs = forms(self.game, table.state, ask)
            asked["verbs"] = msgspec.to_builtins(verbs)
            parts.append(self._part("arena-verbs", [self._verb(each) for each in verbs]))
        else:
            parts.append(self._part("arena-view", [_json(plain)]))
        data = {
            "env": str(self.env),
            "seat": ask.seat,
            "players": self.names,
            "tries": left,
            "news": [
                {"name": each.name, "facts": each.facts, "text": sentence}
                for each, sentence in zip(news, told, strict=True)
            ],
            "said": [{"seat": each.seat, "text": each.text} for each in said],
            "view": plain,
            "ask": asked,
        }
        return Observation("\n\n".join(filter(None, parts)), data)

    def _part(self, head: str, lines: Iterable[str]) -> str:
        lines = [*lines]
        return "\n".join([self.text(head), *lines]) if lines else ""

    def _verb(self, verb: VerbForm) -> str:
        words = [
            self.text("arena-argument", name=each.name.upper(), words=", ".join(each.words))
            if each.words
            else self.text("arena-argument-open", name=each.name.upper())
            for each in verb.arguments
        ]
        if not words:
            return self.text("arena-verb", form=verb.form)
        return self.text("arena-verb.words", form=verb.form, words="; ".join(words))

    # -- after an answer -------------------------------------------------------------------

    def option(self, ask: Ask, option: Option) -> str:
        """An answer as agents are told of it."""
        said = self.speaker.option(ask, option)
        return self.text("arena-option", id=wire(option), text=said)

    def over(self, table: Table[Any], seat: int) -> str:
        """How it ended, to a seat."""
        outcome = table.outcome
        assert outcome is not None
        ending = self.speaker.outcome(outcome)
        return self.text("arena-over", ending=ending, won=seat in outcome.winners)


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
