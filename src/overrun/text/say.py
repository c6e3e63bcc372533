"""Saying what a game says: events, asks, options, reasons and endings as sentences.

The messages have ids by convention; with ``zt`` for the game they are ``zt-event-moved``,
``zt-ask-facing``, ``zt-option-move``, ``zt-why-too-far``, ``zt-ending-escaped`` and so on. A
terminal, a server and a report all speak through the same :class:`Speaker`.

>>> from overrun.games import find
>>> from overrun.text import Text
>>> speaker = Speaker(Text("en"), find("zombie-terror"))
>>> speaker.event("moved", {"human": "nurse", "start": "A1", "to": "A2"})
'The Nurse moves from A1 to A2.'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from overrun.core import reason as core
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome
from overrun.games import find
from overrun.text import ENGLISH, REMEMBERED, Fact, MissingText, Text, keys
from overrun.text.words import vocabulary


class Parts(msgspec.Struct, frozen=True):
    """An option taken apart, so that a list of many can be arranged: who, does what, to what.

    A part is empty where the catalogue gives none.
    """

    actor: str = ""
    verb: str = ""
    target: str = ""


class Speaker:
    """Puts what one game says into the words of one language.

    Facts that name things are given to the messages in words (``$human`` is "Nurse"), and as they
    are (``$human_id`` is ``nurse``), so that a message can choose by them. Attributes of the
    thing's own message are given as well: with ``.he = she``, ``$human_he`` is "she". A language
    that inflects keeps its cases there.

    Players without sides are called by the numbers of their seats, or by ``names``:

    >>> from overrun.games import find
    >>> speaker = Speaker(Text("en"), find("long-night"))
    >>> speaker.event("turn", {"seat": 1, "round": 1})
    'It is Player 2’s turn.'
    >>> speaker.at_table(("Ann", "Bob")).event("turn", {"seat": 1, "round": 1})
    'It is Bob’s turn.'
    """

    def __init__(self, text: Text, game: Game[Any], names: Sequence[str] = ()) -> None:
        self.text = text
        self.game = game
        self.names = tuple(names)
        self.board = ""
        """The value of the setting that names of places depend on, once it is known."""
        self._base = find(game.builds_on).short if game.builds_on else ""
        self._words = vocabulary(game.name)
        self._attributes = _attributes(text.locale)
        self._things: dict[str, dict[str, str]] = {}
        self._options = lru_cache(REMEMBERED)(self._option)

    def at_table(
        self, names: Sequence[str] = (), settings: Mapping[str, str] | None = None
    ) -> Speaker:
        """This speaker at a table where people have names; one for each seat, in order. Where what
        a place is called depends on the board, the settings of the table say which board it is.

        What was said before is remembered by all tables together.

        >>> from overrun.games import find
        >>> speaker = Speaker(Text("en"), find("army-of-the-dead"))
        >>> speaker.event("noise", {"zone": "A1h"})
        'There is noise in zone A1h.'
        >>> speaker.at_table(settings={"mission": "back-door"}).event("noise", {"zone": "A1h"})
        'There is noise in the pawn shop (A1h).'
        """
        called = tuple(names) if self._words.seats else self.names
        board = (settings or {}).get(self._words.board, self.board)
        if called == self.names and board == self.board:
            return self
        other = copy(self)
        other.names, other.board = called, board
        return other

    def __call__(self, key: str, /, **facts: Any) -> str:
        """A message of this game, by its id without the game's prefix."""
        return self.text(self._id(key), **self.facts(facts))

    def has(self, key: str) -> bool:
        return self.text.has(self._id(key))

    def _id(self, key: str) -> str:
        """The message of a key: the game's own, or that of the game that it builds on.

        >>> from overrun.games import find
        >>> Speaker(Text("en"), find("warring-colonies"))("kind-fuel")
        'fuel'
        """
        own = f"{self.game.short}-{key}"
        if not self._base or self.text.has(own.partition(".")[0]):
            return own
        return f"{self._base}-{key}"

    # -- at the table ----------------------------------------------------------------------

    def event(self, name: str, facts: Mapping[str, core.Fact], *, aloud: bool = False) -> str:
        """What happened, as a sentence; ``aloud`` with the story that a card tells of it, for
        those who see the card nowhere else."""
        key = f"event-{name}"
        return self(f"{key}.aloud" if aloud and self.has(f"{key}.aloud") else key, **facts)

    def told(
        self, events: Iterable[tuple[str, Mapping[str, core.Fact]]], *, aloud: bool = False
    ) -> list[str]:
        """What happened one after the other: a sentence for each event, by name and facts. Of those
        that are told together the first has the sentence, and the others have none.

        >>> from overrun.games import find
        >>> speaker = Speaker(Text("en"), find("long-night"))
        >>> speaker.told([("zombie-came", {"place": "school", "door": 1})] * 3)
        ['3 zombies come to the school.', '', '']
        """
        said: list[str] = []
        for name, run in groupby(events, key=lambda each: each[0]):
            for alike, group in self._alike(name, [facts for _, facts in run]):
                if alike is None or len(group) == 1:
                    said += [self.event(name, facts, aloud=aloud) for facts in group]
                else:
                    facts = self._words.together[name].sum(self, group)
                    said += [self(f"event-{name}.many", **facts), *[""] * (len(group) - 1)]
        return said

    def _alike(
        self, name: str, run: list[Mapping[str, core.Fact]]
    ) -> Iterator[tuple[Any, list[Mapping[str, core.Fact]]]]:
        """Events of one name, parted into those that are told together; under ``None`` are those
        that are not."""
        together = self._words.together.get(name)
        if together is None:
            yield None, run
            return
        for alike, group in groupby(run, key=together.alike):
            yield alike, list(group)

    def ask(self, ask: Ask) -> str:
        """The question, as a sentence."""
        return self(
            f"ask-{ask.kind}", **{"seat": ask.seat, "answers": len(ask.options), **ask.facts}
        )

    def option(self, ask: Ask, option: Option) -> str:
        """An answer in words, complete in itself."""
        return self._options(self.names, self.board, option, msgspec.json.encode(ask.facts))[0]

    def parts(self, ask: Ask, option: Option) -> Parts:
        """The same answer in parts, for lists."""
        return self._options(self.names, self.board, option, msgspec.json.encode(ask.facts))[1]

    def _option(
        self, names: tuple[str, ...], board: str, option: Option, ask_facts: bytes
    ) -> tuple[str, Parts]:
        """An answer in words and in parts: the same ones are offered again and again."""
        # what an option leaves out is nothing, unless the ask says it
        named = self._arguments(option)
        raw = {**named, **msgspec.json.decode(ask_facts), **self.arguments(option)}
        facts = self.at_table(names, {self._words.board: board}).facts(raw)
        key = self._id(f"option-{option[0]}")
        given = self._attributes.get(key, ())
        parts = [
            self.text(f"{key}.{part}", **facts) if part in given else ""
            for part in ("actor", "verb", "target")
        ]
        return self.text(key, **facts), Parts(*parts)

    def arguments(self, option: Option) -> dict[str, str | list[str]]:
        """What an answer names, by the names of its arguments; not what it leaves out.

        >>> from overrun.games import find
        >>> Speaker(Text("en"), find("zombie-terror")).arguments(("move", "nurse", "A2"))
        {'human': 'nurse', 'field': 'A2'}
        """
        named = self._arguments(option)
        return {name: value for name, value in named.items() if value is not None}

    def rank(self, actor: str) -> int:
        """The place of an actor in lists; those whom the game does not order come last."""
        names = [self(key) for key in self._words.order]
        return names.index(actor) if actor in names else len(names)

    def why(self, reason: Reason) -> str:
        """Why not, as a sentence."""
        return self(f"why-{reason.key}", **reason.facts)

    def warning(self, reason: Reason) -> str:
        """What comes of an answer that loses the game, with the rule that says so."""
        return self.text("all-is-lost", reason=self.why(reason), rule=reason.rule)

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule that says so."""
        return self.text("because-of-rule", reason=self.why(reason), rule=reason.rule)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended and who won."""
        facts = {"winners": len(outcome.winners), "who": list(outcome.winners), **outcome.facts}
        if len(outcome.sides) == 1:
            facts["winner"] = outcome.sides[0]
        return self(f"ending-{outcome.reason}", **facts)

    # -- beside the table ------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self("name")

    @property
    def blurb(self) -> str:
        """What the game is about, in a sentence or two."""
        return self("blurb")

    @property
    def teaser(self) -> str:
        """What its cover says."""
        return self("blurb.short") if self.has("blurb.short") else self.blurb

    @property
    def players(self) -> str:
        """Who can play it: how many, unless the game says more.

        >>> from overrun.games import find
        >>> Speaker(Text("en"), find("army-of-the-dead")).players
        '1–6 players, together'
        """
        if self.has("blurb.players"):
            return self("blurb.players")
        seats = sorted({self.game.seats[0], self.game.seats[-1]})
        return self.text("players", seats="–".join(map(str, seats)))

    def ending(self, reason: str) -> str:
        """An ending as a sentence that is true of all games that end so. Where the game's own tells
        more, such as the winner, whom only a single game knows, its attribute ``brief`` is said; if
        there is none, the bare reason.

        >>> from overrun.games import find
        >>> speaker = Speaker(Text("en"), find("zombie-terror"))
        >>> speaker.ending("escaped"), speaker.ending("conceded")
        ('The humans win: enough of them got away.', 'A side gave up.')
        """
        key = f"ending-{reason}"
        try:
            return self(f"{key}.brief" if self.has(f"{key}.brief") else key)
        except MissingText:
            return reason

    def side(self, side: str) -> str:
        return self(f"side-{side}")

    def seat(self, side: str, seat: int) -> str:
        """What a seat is called: by its side, or by its number where sides do not tell seats apart.

        >>> from overrun.games import find
        >>> Speaker(Text("en"), find("zombie-terror")).seat("humans", 0)
        'Humans'
        >>> Speaker(Text("en"), find("army-of-the-dead")).seat("survivors", 2)
        'Player 3'
        """
        for key in (f"side-{side}.title", f"side-seat-{seat}.title"):
            if self.has(key):
                return self(key)
        return self.text("seat-number", number=seat + 1)

    def player(self, seat: int) -> str:
        """Who sits at a seat: by name, or by the seat's number.

        >>> from overrun.games import find
        >>> Speaker(Text("en"), find("long-night"), ["Ann"]).player(0)
        'Ann'
        """
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.seat(f"seat-{seat}", seat)

    def card(self, card: str) -> str:
        return self(f"card-{card}")

    def card_text(self, card: str) -> str:
        """What the card does."""
        return self(f"card-{card}.text")

    def setting(self, name: str, value: str | None = None) -> str:
        """The name of a setting, or of one of its values."""
        if value is None:
            return self(f"setting-{name}")
        key = self._value(name, value)
        free = any(setting.free and setting.name == name for setting in self.game.settings)
        return value if free and not self.has(key) else self(key)

    def setting_text(self, name: str, value: str) -> str:
        """What one value of a setting means, if there is more to say than its name."""
        key = self._value(name, value)
        found = [each for each in (f"{key}.text", f"{key}.story", f"{key}.blurb") if self.has(each)]
        return self(found[0]) if found else ""

    def _value(self, name: str, value: str) -> str:
        key = f"setting-{name}-{value}"
        kind = self._words.settings.get(name)
        return f"{kind}-{value}" if kind and not self.has(key) else key

    def setting_help(self, name: str) -> str:
        """What the setting changes."""
        return self(f"setting-{name}.help")

    # -- facts -----------------------------------------------------------------------------

    def facts(self, raw: Mapping[str, Any]) -> dict[str, Fact]:
        """The facts as the messages get them."""
        words: dict[str, Fact] = {}
        for name, value in raw.items():
            kind = self._words.names.get(name)
            if name in self._words.seats and (said := self._seat(value)) is not None:
                words[name], words[f"{name}_id"] = said, value
            elif kind is None or not isinstance(value, str | None):
                words[name] = value
            else:
                words.update(self._named(name, kind, value))
        return words | self._words.more(self, raw)

    def _named(self, name: str, kind: str, value: str | None) -> dict[str, Fact]:
        """A fact that names a thing: in words, as it is, and the attributes of its message."""
        shelf, _, main = kind.partition(".")
        thing = self._thing(self._id(f"{shelf}-{value}"))
        words: dict[str, Fact] = {name: value, f"{name}_id": value}
        for attribute, said in thing.items():
            words[f"{name}_{attribute}" if attribute else name] = said
        if main in thing:
            words[name], words[f"{name}_name"] = thing[main], thing[""]
        return words

    def _seat(self, value: Any) -> Fact:
        """The players that a fact means, by name; nothing if it means none."""
        if isinstance(value, list | tuple):
            return [self.player(int(each)) for each in value]
        if isinstance(value, bool) or not str(value).isdecimal():
            return None
        return self.player(int(value))

    def _thing(self, key: str) -> dict[str, str]:
        """The name of a thing, under no attribute, and the attributes of its message."""
        known = self._things.get(key)
        if known is None:
            known = self._things[key] = {"": self.text(key)} if self.text.has(key) else {}
            for attribute in self._attributes.get(key, ()):
                known[attribute] = self.text(f"{key}.{attribute}")
        return known

    def _arguments(self, option: Option) -> dict[str, Any]:
        """The arguments of an option by name; by number, if the game does not declare its verb."""
        if verb := self.game.verbs.get(option[0]):
            return {**verb.named(option)}
        return {f"a{number}": value for number, value in enumerate(option[1:], 1)}


@lru_cache
def _attributes(locale: str) -> dict[str, tuple[str, ...]]:
    """The attributes of each message, in the locale and in English behind it."""
    found: dict[str, tuple[str, ...]] = {}
    for key in dict.fromkeys((*keys(locale), *keys(ENGLISH))):
        message, dot, attribute = key.partition(".")
        if dot:
            found[message] = (*found.get(message, ()), attribute)
    return found
