"""Everything visible, in the language of the reader.

The sentences are Fluent messages in ``<locale>/*.ftl`` beside this file, those of a game in
``<locale>/<game>/*.ftl``; all files of a locale are one catalogue. The browser fetches those it
says itself, ``names.ftl`` and ``client.ftl``, and of a game with its board. English is complete;
another locale may lack messages, which are then shown in English. The rulebooks, ``book.ftl``, are
a catalogue of their own: they are long, and few read them.

>>> text = Text("en")
>>> text("list-and", before="Nurse", last="Child")
'Nurse and Child'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from overrun.core.errors import BadSetting, ContentError, OverrunError, unknown

ENGLISH = "en"
REMEMBERED = 20_000
"""Sentences that a :class:`Text` keeps, because the same ones are said again and again."""
BOOK = "book.ftl"
"""What a rulebook says."""


class MissingText(OverrunError):
    """No catalogue has the message, or the message needs a fact that was not given."""


class BadText(ContentError):
    """A text catalogue cannot be used; the message names the file and the line."""


class Term(msgspec.Struct, frozen=True):
    """A fact that is itself a message: it is put into words first.

    >>> Text("en")("list-and", before=Term("yes"), last=Term("no"))
    'yes and no'
    """

    key: str


Plain: TypeAlias = str | int | bool | None | Term
Fact: TypeAlias = Plain | Sequence[Plain]
"""What a message may be told. ``True``, ``False`` and ``None`` are ``true``, ``false`` and ``none``
to the selectors of a message; a list becomes one phrase."""


class Text:
    """The sentences of one locale.

    A key names a message, or with a dot an attribute of one: ``list-and.none``. With ``strict``
    off, what is missing never stops the game: the key is shown in brackets instead. With ``books``
    on, it has the sentences of the rulebooks, and no others.

    >>> Text("en", strict=False)("no-such-message")
    '[no-such-message]'
    """

    def __init__(
        self,
        locale: str = ENGLISH,
        *,
        strict: bool = True,
        directory: Path | None = None,
        books: bool = False,
    ) -> None:
        where = directory or _HERE
        known = locales(where)
        if locale not in known:
            raise BadSetting(unknown("locale", locale, known))
        self.locale = locale
        self.strict = strict
        chain = dict.fromkeys([locale, ENGLISH])
        self._bundles = tuple(_bundle(where, each, books) for each in chain if each in known)
        self._say = lru_cache(REMEMBERED)(_say)

    def __repr__(self) -> str:
        return f"Text({self.locale!r})"

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The message in words. Facts fill its variables: ``$field`` is ``field=...``."""
        for bundle in self._bundles:
            used = _variables(bundle, key)
            if used is None:
                continue
            # Facts that the message does not use do not tell one sentence from another.
            words = (self._words(facts[name]) if name in facts else None for name in used)
            said, trouble = self._say(bundle, key, *words)
            if trouble and self.strict:
                given = ", ".join(facts) or "none"
                raise MissingText(f"text {key!r}: {trouble} (facts given: {given})")
            return said
        if self.strict:
            tried = ", ".join(bundle.locales[0] for bundle in self._bundles)
            raise MissingText(f"no text {key!r} in {tried}")
        return f"[{key}]"

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this locale or in English.

        >>> Text("en").has("list-and.none")
        True
        """
        return any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def _words(self, fact: Fact) -> str | int:
        if isinstance(fact, str):
            return fact
        if isinstance(fact, Term):
            return self(fact.key)
        if fact is None or isinstance(fact, bool):
            return str(fact).lower()
        if isinstance(fact, int):
            return fact
        return self._list([self._words(each) for each in fact])

    def _list(self, items: list[str | int]) -> str:
        """The items as one phrase: ``A``, ``A and B``, ``A, B and C``."""
        if not items:
            return self("list-and.none")
        if len(items) == 1:
            return str(items[0])
        first, *middle, last = items
        before = str(first)
        for item in middle:
            before = self("list-and.comma", before=before, next=item)
        return self("list-and", before=before, last=last)


def locales(directory: Path | None = None) -> tuple[str, ...]:
    """The locales that have a catalogue.

    >>> "en" in locales()
    True
    """
    folder = directory or _HERE
    return tuple(sorted(path.name for path in folder.iterdir() if any(path.rglob("*.ftl"))))


def keys(locale: str, directory: Path | None = None, *, books: bool = False) -> tuple[str, ...]:
    """The messages of one locale, and their attributes as ``message.attribute``; of the rulebooks,
    or of all else.

    >>> "list-and.comma" in keys("en")
    True
    """
    found = []
    for entry in _entries(directory or _HERE, locale, books):
        if isinstance(entry, ast.Message):
            found += [entry.id.name] if entry.value else []
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return tuple(found)


_HERE = Path(__file__).resolve().parent


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _say(bundle: FluentBundle, key: str, *values: str | int | None) -> tuple[str, str]:
    """A message in words, and what is wrong with it, if anything.

    The values are those of its variables, in order; ``None`` stands for one that is not given.
    """
    pattern, used = _pattern(bundle, key), _variables(bundle, key)
    assert pattern is not None
    assert used is not None
    given = {name: value for name, value in zip(used, values, strict=True) if value is not None}
    result, errors = bundle.format_pattern(pattern, given)
    return str(result), "; ".join(map(str, errors))


@cache
def _variables(bundle: FluentBundle, key: str) -> tuple[str, ...] | None:
    """The variables of a message and of those that it refers to; ``None`` if there is none."""
    pattern = _pattern(bundle, key)
    if pattern is None:
        return None
    found = _Variables(bundle)
    found.visit(pattern)
    return tuple(found.names)


class _Variables(Visitor):
    """Collects the variables of a message. Terms have only their own, so they are left out."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.names: dict[str, None] = {}
        self._seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        key = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        if key not in self._seen:
            self._seen.add(key)
            self.visit(_pattern(self.bundle, key))


@lru_cache
def _bundle(directory: Path, locale: str, books: bool) -> FluentBundle:
    """All files of a locale as one catalogue. Read once: a log is thousands of sentences."""
    # English comes second for the sake of made-up locales, whose numbers and plurals nobody knows.
    bundle = FluentBundle([locale, ENGLISH], use_isolating=False)
    bundle.add_resource(ast.Resource(list(_entries(directory, locale, books))))
    return bundle


@lru_cache
def _entries(directory: Path, locale: str, books: bool) -> tuple[ast.Message | ast.Term, ...]:
    """The messages and terms of a locale. Read once: it takes a moment."""
    return tuple(_parsed(directory, locale, books))


def _parsed(directory: Path, locale: str, books: bool) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a locale; refuses what Fluent would skip."""
    places: dict[str, str] = {}
    files = (directory / locale).rglob("*.ftl")
    for path in sorted(file for file in files if (file.name == BOOK) == books):
        source = path.read_text(encoding="utf-8")
        for entry in FluentResource(source).body:
            start = entry.span.start if entry.span else 0
            if isinstance(entry, ast.Junk):
                notes = [note.message or "" for note in entry.annotations]
                trouble = "; ".join(notes) or "not a message"
                raise BadText(f"{path}:{_line(source, start)}: {trouble}")
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                place = f"{path}:{_line(source, start)}"
                if name in places:
                    raise BadText(f"{place}: {name!r} is defined already, at {places[name]}")
                places[name] = place
                yield entry


def _line(source: str, offset: int) -> int:
    return source.count("\n", 0, offset) + 1
