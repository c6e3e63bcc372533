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

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from overrun.core import reason as core
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome
from overrun.text import ENGLISH, REMEMBERED, Fact, Text, keys
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
    """

    def __init__(self, text: Text, game: Game[Any]) -> None:
        self.text = text
        self.game = game
        self._words = vocabulary(game.name)
        self._attributes = _attributes(text.locale)
        self._things: dict[str, dict[str, str]] = {}
        self._options = lru_cache(REMEMBERED)(self._option)

    def __call__(self, key: str, /, **facts: Any) -> str:
        """A message of this game, by its id without the game's prefix."""
        return self.text(f"{self.game.short}-{key}", **self.facts(facts))

    def has(self, key: str) -> bool:
        return self.text.has(f"{self.game.short}-{key}")

    # -- at the table ----------------------------------------------------------------------

    def event(self, name: str, facts: Mapping[str, core.Fact]) -> str:
        """What happened, as a sentence."""
        return self(f"event-{name}", **facts)

    def ask(self, ask: Ask) -> str:
        """The question, as a sentence."""
        return self(
            f"ask-{ask.kind}", **{"seat": ask.seat, "answers": len(ask.options), **ask.facts}
        )

    def option(self, ask: Ask, option: Option) -> str:
        """An answer in words, complete in itself."""
        return self._options(option, msgspec.json.encode(ask.facts))[0]

    def parts(self, ask: Ask, option: Option) -> Parts:
        """The same answer in parts, for lists."""
        return self._options(option, msgspec.json.encode(ask.facts))[1]

    def _option(self, option: Option, ask_facts: bytes) -> tuple[str, Parts]:
        """An answer in words and in parts: the same ones are offered again and again."""
        facts = self.facts({**msgspec.json.decode(ask_facts), **self._arguments(option)})
        key = f"{self.game.short}-option-{option[0]}"
        given = self._attributes.get(key, ())
        parts = [
            self.text(f"{key}.{part}", **facts) if part in given else ""
            for part in ("actor", "verb", "target")
        ]
        return self.text(key, **facts), Parts(*parts)

    def rank(self, actor: str) -> int:
        """The place of an actor in lists; those whom the game does not order come last."""
        names = [self(key) for key in self._words.order]
        return names.index(actor) if actor in names else len(names)

    def why(self, reason: Reason) -> str:
        """Why not, as a sentence."""
        return self(f"why-{reason.key}", **reason.facts)

    def reason(self, reason: Reason) -> str:
        """Why not, with the rule that says so."""
        return self.text("because-of-rule", reason=self.why(reason), rule=reason.rule)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended and who won."""
        facts = {"winners": len(outcome.winners), **outcome.facts}
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

    def side(self, side: str) -> str:
        return self(f"side-{side}")

    def seat(self, side: str, seat: int) -> str:
        """What a seat is called: by its side, or by its number where sides have no names.

        >>> from overrun.games import find
        >>> Speaker(Text("en"), find("zombie-terror")).seat("humans", 0)
        'Humans'
        """
        key = f"side-{side}.title"
        return self(key) if self.has(key) else self.text("seat-number", number=seat + 1)

    def card(self, card: str) -> str:
        return self(f"card-{card}")

    def card_text(self, card: str) -> str:
        """What the card does."""
        return self(f"card-{card}.text")

    def setting(self, name: str, value: str | None = None) -> str:
        """The name of a setting, or of one of its values."""
        return self(f"setting-{name}" if value is None else f"setting-{name}-{value}")

    def setting_help(self, name: str) -> str:
        """What the setting changes."""
        return self(f"setting-{name}.help")

    # -- facts -----------------------------------------------------------------------------

    def facts(self, raw: Mapping[str, Any]) -> dict[str, Fact]:
        """The facts as the messages get them."""
        words: dict[str, Fact] = {}
        for name, value in raw.items():
            kind = self._words.names.get(name)
            if kind is None or not isinstance(value, str | None):
                words[name] = value
                continue
            words[name] = words[f"{name}_id"] = value
            for attribute, said in self._thing(f"{self.game.short}-{kind}-{value}").items():
                words[f"{name}_{attribute}" if attribute else name] = said
        return words | self._words.more(self, raw)

    def _thing(self, key: str) -> dict[str, str]:
        """The name of a thing, under no attribute, and the attributes of its message."""
        known = self._things.get(key)
        if known is None:
            known = self._things[key] = {"": self.text(key)} if self.text.has(key) else {}
            for attribute in self._attributes.get(key, ()):
                known[attribute] = self.text(f"{key}.{attribute}")
        return known

    def _arguments(self, option: Option) -> dict[str, Any]:
        """The arguments of an option by name."""
        verb, *values = option
        names: Sequence[str] = self._words.arguments.get(verb, ())
        given: dict[str, Any] = {f"a{number}": value for number, value in enumerate(values, 1)}
        if names and names[-1].startswith("*"):
            many = len(names) - 1
            given[names[-1][1:]] = values[many:]
            names = names[:many]
        given.update(zip(names, values, strict=False))
        return given


@lru_cache
def _attributes(locale: str) -> dict[str, tuple[str, ...]]:
    """The attributes of each message, in the locale and in English behind it."""
    found: dict[str, tuple[str, ...]] = {}
    for key in dict.fromkeys((*keys(locale), *keys(ENGLISH))):
        message, dot, attribute = key.partition(".")
        if dot:
            found[message] = (*found.get(message, ()), attribute)
    return found
