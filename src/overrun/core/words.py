"""Words of content: what the cards and missions of a game are written in.

A card is data: a list of tables such as ``{ do = "morale", by = -1 }``, each of them a word with
its fields. A word is a class whose values are frozen structs, and the class holds all that the
rules know of it. The words of one kind, effects for instance, have a contract, which is a class as
well, and a `Vocabulary`, in which each registers itself by the name that content uses for it:

>>> class Effect(Word):
...     def run(self) -> str:
...         raise NotImplementedError
>>> does = Vocabulary(Effect, "effect", "do")
>>> @does("greet")
... class Greet(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
...     whom: str
...     def run(self) -> str:
...         return f"Hello, {self.whom}"

Content is decoded with the vocabularies that it uses, and walked without knowing what it is:

>>> read = reader(does)
>>> card = {"morning": [read(Effect, {"do": "greet", "whom": "Ann"})]}
>>> [each.run() for each in walk(card)]
['Hello, Ann']
>>> read(Effect, {"do": "great", "whom": "Ann"})
Traceback (most recent call last):
ValueError: unknown effect 'great' (did you mean 'greet'?); valid: greet
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from overrun.core.errors import ContentError, unknown


class Word:
    """One word with its fields. Derived classes are frozen structs."""

    __slots__ = ()
    __struct_fields__: ClassVar[tuple[str, ...]]
    word: ClassVar[str]
    """What content calls it."""

    @property
    def fields(self) -> dict[str, Any]:
        """What it says, by name. Fields of the same name mean the same in all words of a game."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    @property
    def defaults(self) -> dict[str, Any]:
        """What its fields are where content does not say."""
        fields = msgspec.structs.fields(self)  # type: ignore[arg-type]
        return {field.name: field.default for field in fields}


W = TypeVar("W", bound=Word)
C = TypeVar("C", bound=type[Word])


class Vocabulary(Mapping[str, type[W]], Generic[W]):
    """All words of one kind, by name; called with a name it registers a class under it."""

    def __init__(self, contract: type[W], kind: str, key: str) -> None:
        self.contract = contract
        """What all of them can do."""
        self.kind = kind
        """What they are: ``effect``."""
        self.key = key
        """The field of content that names the word: ``do``."""
        self._words: dict[str, type[W]] = {}

    def __call__(self, name: str) -> Callable[[C], C]:
        """Register a class: ``@does("morale")``."""

        def register(cls: C) -> C:
            if name in self._words:
                raise ContentError(f"two {self.kind}s are called {name!r}")
            cls.word = name
            self._words[name] = cls  # type: ignore[assignment]
            return cls

        return register

    def __getitem__(self, name: str) -> type[W]:
        return self._words[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)

    def read(self, raw: object, hook: Callable[[type, Any], Any]) -> W:
        """A word from content; ``hook`` reads those inside it. What is a word already stays."""
        if isinstance(raw, self.contract):
            return raw
        if not isinstance(raw, Mapping) or self.key not in raw:
            raise ValueError(f"every {self.kind} is a table with {self.key!r}, not {raw!r}")
        given = dict(raw)
        name = given.pop(self.key)
        if name not in self._words:
            raise ValueError(unknown(self.kind, name, self._words))
        try:
            return msgspec.convert(given, self._words[name], dec_hook=hook)
        except msgspec.ValidationError as error:
            raise ValueError(f"{self.kind} {name!r}: {error}") from error


def reader(*vocabularies: Vocabulary[Any]) -> Callable[[type, Any], Any]:
    """How msgspec decodes content that is written in these: its ``dec_hook``."""

    def hook(wanted: type, raw: Any) -> Any:
        for each in vocabularies:
            if wanted is each.contract:
                return each.read(raw, hook)
        raise TypeError(f"nobody knows how to read a {wanted}")

    return hook


def walk(content: object, enters: Callable[[object], bool] = lambda part: True) -> Iterator[Any]:
    """Every word in a piece of content, be it a card, a list or a word; those inside others too,
    except where ``enters`` says no."""
    if isinstance(content, Word):
        yield content
    for part in filter(enters, _parts(content)):
        yield from walk(part, enters)


def _parts(content: Any) -> Iterator[object]:
    if isinstance(content, msgspec.Struct):
        return (getattr(content, name) for name in content.__struct_fields__)
    if isinstance(content, tuple | list):
        return iter(content)
    return iter(content.values() if isinstance(content, Mapping) else ())
