"""Whether a rulebook keeps what it promises: each rule of the catalogue has a home in it, each
scene can be played, and nothing is left unsaid."""

from __future__ import annotations

from collections.abc import Iterator

from overrun.core.errors import OverrunError
from overrun.teaching.book import FILE, Book, NoBook, load, play
from overrun.teaching.wording import Wording


def check(game: str) -> list[str]:
    """What is wrong with the rulebook of a game; nothing, if it has none."""
    try:
        book = load(game)
    except NoBook:
        return []
    except OverrunError as error:
        return [str(error)]
    return [*_contents(book), *_scenes(book), *Wording(game).problems()]


def _contents(book: Book) -> Iterator[str]:
    where = f"teaching/{book.game}/{FILE}"
    seen: set[str] = set(book.chapters)
    for name in (each for chapter in book.chapters.values() for each in chapter):
        if name in seen:
            yield f"{where}: two chapters or paragraphs are called {name!r}"
        seen.add(name)
    try:
        claims = book.claims
    except OverrunError as error:
        yield f"{where}: {error}"
        return
    for rule, names in claims.items():
        if not names:
            yield f"{where}: no paragraph explains {rule}"
        elif len(names) > 1:
            yield f"{where}: {rule} is explained in several places: {', '.join(names)}"
    for name, paragraph in book.paragraphs.items():
        for scene in paragraph.scenes:
            if scene not in book.scenes:
                yield f"{where}: {name} shows {scene!r}, which is not a scene"
    shown = {scene for each in book.paragraphs.values() for scene in each.scenes}
    for scene in book.scenes:
        if scene not in shown:
            yield f"{where}: no paragraph shows the scene {scene!r}"


def _scenes(book: Book) -> Iterator[str]:
    for name in book.scenes:
        try:
            for _ in play(book.game, name):
                pass
        except OverrunError as error:
            yield f"teaching/{book.game}/{FILE}: {error}"
