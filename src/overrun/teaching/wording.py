"""What a rulebook says, in one language.

A message is called after what it belongs to: with ``zt`` for the game, ``zt-book-turn`` is the
title of the chapter *turn*, ``zt-book-bite`` the text of the paragraph *bite* with its ``.title``
and the ``.words`` that people may look for, ``zt-scene-bite`` the caption of a scene with
``.step-1`` and so on, ``zt-summary-goal`` a part of the summary.

Texts have blank lines between their blocks, lines that begin with ``- `` for lists, ``_stress_``,
and links to paragraphs, ``[a bite](#bite)``.

>>> Wording("zombie-terror", "en").title("bite")
'A bite'
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from overrun.games import find
from overrun.teaching.book import Book, load
from overrun.text import ENGLISH, Text, keys

LINK = re.compile(r"\[[^\]]+\]\((?P<to>[^)\s]+)\)")


class Wording:
    """The sentences of the rulebook of a game."""

    def __init__(self, game: str, locale: str = ENGLISH, *, strict: bool = True) -> None:
        self.game = find(game).name
        self.locale = locale
        self._short = find(game).short
        self._text = Text(locale, strict=strict, books=True)

    @cached_property
    def book(self) -> Book:
        return load(self.game)

    def chapter(self, name: str) -> str:
        return self._text(f"{self._short}-book-{name}")

    def title(self, paragraph: str) -> str:
        return self._text(f"{self._short}-book-{paragraph}.title")

    def text(self, paragraph: str) -> str:
        return self._text(f"{self._short}-book-{paragraph}")

    def words(self, paragraph: str) -> list[str]:
        """What people call it; nothing, if they say what its text says."""
        key = f"{self._short}-book-{paragraph}.words"
        return re.split(r",\s*", self._text(key)) if self._text.has(key) else []

    def caption(self, scene: str) -> str:
        return self._text(f"{self._short}-scene-{scene}")

    def step(self, scene: str, number: int) -> str:
        """What is said at a step of an example, from 1 on."""
        return self._text(f"{self._short}-scene-{scene}.step-{number}")

    def heading(self, part: str) -> str:
        """The title of a part of the summary."""
        return self._text(f"{self._short}-summary-{part}.title")

    def summary(self, part: str) -> str:
        return self._text(f"{self._short}-summary-{part}")

    # -- what is wrong with it -----------------------------------------------------------------

    def problems(self) -> Iterator[str]:
        """Messages that are missing, that nothing needs, and links that lead nowhere."""
        prefixes = tuple(f"{self._short}-{kind}-" for kind in ("book", "scene", "summary"))
        known = {key for key in keys(ENGLISH, books=True) if key.startswith(prefixes)}
        wanted = set(self._wanted())
        file = f"text/{ENGLISH}/{self.game}/book.ftl"
        for key in sorted(wanted - known):
            yield f"{file}: {key} is missing"
        for key in sorted(known - wanted):
            if not (key.endswith(".words") and key.removesuffix(".words") in wanted):
                yield f"{file}: nothing needs {key}"
        for key in sorted(known & wanted):
            for link in LINK.finditer(self._text(key)):
                if not self._leads(link["to"]):
                    yield f"{file}: {key} links to {link['to']}, where nothing is"

    def _wanted(self) -> Iterator[str]:
        for chapter, paragraphs in self.book.chapters.items():
            yield f"{self._short}-book-{chapter}"
            for name in paragraphs:
                yield f"{self._short}-book-{name}"
                yield f"{self._short}-book-{name}.title"
        for name, scene in self.book.scenes.items():
            yield f"{self._short}-scene-{name}"
            for number in range(1, len(scene.steps) + 1):
                yield f"{self._short}-scene-{name}.step-{number}"
        for name in (name for page in self.book.summary for name in page):
            yield f"{self._short}-summary-{name}"
            yield f"{self._short}-summary-{name}.title"

    def _leads(self, link: str) -> bool:
        """Whether a link, ``#bite`` or ``/rules/long-night#bite``, leads somewhere."""
        page, _, place = link.partition("#")
        game = page.removeprefix("/rules/") or self.game
        base = find(self.game).builds_on
        if game not in (self.game, base):
            return False
        book = load(game)
        return not place or place in book.paragraphs or place in book.chapters
