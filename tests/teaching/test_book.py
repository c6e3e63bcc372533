"""The rulebooks: each rule has its home, each scene plays, and nothing is left unsaid."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import overrun.text
from overrun.games import GAMES, find
from overrun.teaching import book, proof
from overrun.teaching.book import games_with_book, load, play
from overrun.teaching.proof import check
from overrun.tools import catalog

GAME = "zombie-terror"


@pytest.mark.parametrize("game", games_with_book())
def test_the_book_keeps_what_it_promises(game: str) -> None:
    assert check(game) == []


@pytest.mark.parametrize("game", games_with_book())
def test_every_rule_of_the_catalogue_is_explained_in_one_place(game: str) -> None:
    homes = load(game).homes
    assert homes.keys() == catalog.load(game).rules.keys()
    assert set(homes.values()) <= set(load(game).paragraphs)


WORDS_ENOUGH = {
    "zombie-terror": {"fine-print"},
    "army-of-the-dead": {"set-up", "fine-print"},
    "long-night": {"idea", "variants", "fine-print"},
    "warring-colonies": {"fine-print"},
}
"""Chapters that show nothing: what they tell of is not on any board."""


@pytest.mark.parametrize("game", games_with_book())
def test_a_book_shows_what_it_explains(game: str) -> None:
    book = load(game)
    for name, chapter in book.chapters.items():
        shown = [scene for paragraph in chapter.values() for scene in paragraph.scenes]
        assert bool(shown) != (name in WORDS_ENOUGH[game]), name
    assert sum(bool(scene.steps) for scene in book.scenes.values()) >= 5


def test_a_rule_is_at_home_where_it_is_named_most_exactly() -> None:
    assert load(GAME).home("ZT-BIT-03") == "bite"  # all of ZT-BIT
    assert load(GAME).home("ZT-BIT-14") == "bite-moment"  # by its own name
    assert load(GAME).home("ZT-NO-01") == ""


def test_a_scene_is_played_by_the_rules() -> None:
    moments = play(GAME, "shot")
    first = next(moments)
    assert first.lit == ["D6"]  # the only one in a clear line
    assert first.table.state.bullets == 4
    (after,) = moments
    assert after.table.state.bullets == 3
    assert [heard.name for heard in after.table.heard(0, after.heard)] == ["eliminated"]


def test_an_example_may_begin_with_the_set_up() -> None:
    """Several answers are one step."""
    moments = play(GAME, "places")
    table = next(moments).table
    assert len(table.state.crowd) == 6  # before anything is told
    *_, last = moments
    assert last.table is table
    assert (len(table.state.horde), table.state.pool) == (10, 10)
    empty = next(play(GAME, "own-board")).table
    assert empty.state.config.setup == "free"


def test_a_game_without_a_book_has_nothing_to_prove(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "_file", lambda game: None)
    load.cache_clear()
    assert games_with_book() == ()
    assert check(GAME) == []
    load.cache_clear()


# -- what is wrong is said ---------------------------------------------------------------------


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A book to be spoilt."""
    original = book._file(GAME)
    assert original is not None
    path = tmp_path / "book.toml"
    path.write_text(original.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(book, "_file", lambda game: path)
    load.cache_clear()
    yield path
    load.cache_clear()


SPOILT = {
    "a rule without a home": (
        "ZT-NUR, ZT-OP-29",
        "ZT-OP-29",
        "no paragraph explains ZT-NUR-01",
    ),
    "a rule with two homes": (
        'rules = "ZT-LUM"',
        'rules = "ZT-LUM, ZT-CHI"',
        "ZT-CHI-01 is explained in several places: lumberjack, child",
    ),
    "a pattern that matches nothing": (
        'rules = "ZT-LUM"',
        'rules = "ZT-LUM, ZT-LIM"',
        "ZT-LIM, which is not a rule",
    ),
    "an answer against the rules": (
        'do = "shoot:policeman:D6"',
        'do = "shoot:policeman:E2"',
        "the scene 'shot' of zombie-terror: 'shoot:policeman:E2' is not a legal answer",
    ),
    "options that nobody has": (
        'options = ["heal:nurse"]',
        'options = ["heal:banker"]',
        "no option begins with 'heal:banker'",
    ),
    "a position that is not there": (
        'position = "book-heal"',
        'position = "book-heel"',
        "book-heel",
    ),
    "a scene that nobody sees": (
        'scenes = ["heal"] }',
        "scenes = [] }",
        "no paragraph shows the scene 'heal'",
    ),
    "a scene that there is not": (
        'scenes = ["heal"] }',
        'scenes = ["heal", "help"] }',
        "nurse shows 'help', which is not a scene",
    ),
    "a paragraph without words": (
        "nurse = {",
        "doctor = {",
        "zt-book-doctor is missing",
    ),
    "words without a paragraph": (
        '    ["goal", ',
        "    [",
        "nothing needs zt-summary-goal",
    ),
    "a word that is not known": (
        '"book-start"\nheight = 34',
        '"book-start"\ndepth = 34',
        "`depth`",
    ),
}


@pytest.mark.parametrize("case", SPOILT)
def test_what_is_wrong_is_said(copy: Path, case: str) -> None:
    old, new, complaint = SPOILT[case]
    source = copy.read_text("utf-8")
    assert source.count(old) == 1
    copy.write_text(source.replace(old, new), "utf-8")
    problems = check(GAME)
    assert any(complaint in each for each in problems), problems


def test_a_script_that_is_left_over_is_said(copy: Path) -> None:
    source = copy.read_text("utf-8")
    copy.write_text(source.replace('"book-heal"', '"book-heal"\nscript = [4]'), "utf-8")
    assert any("never drawn" in each for each in check(GAME))


def test_a_link_that_leads_nowhere_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Path(overrun.text.__file__).parent / "en"
    shutil.copytree(texts, tmp_path / "en")
    path = tmp_path / "en" / GAME / "book.ftl"
    path.write_text(path.read_text("utf-8").replace("(#escape)", "(#escapes)"), "utf-8")
    monkeypatch.setattr(overrun.text, "_HERE", tmp_path)
    assert [each for each in proof.check(GAME) if "links to #escapes" in each]


# -- the words ---------------------------------------------------------------------------------


def test_the_books_are_a_catalogue_of_their_own() -> None:
    """They are long; who plays need not wait until they are read."""
    books, others = overrun.text.keys("en", books=True), overrun.text.keys("en")
    assert not set(books) & set(others)
    shorts = "|".join(find(game).short for game in GAMES)
    kinds = re.compile(rf"({shorts})-(book|scene|summary)-")
    assert [key for key in books if not kinds.match(key)] == []
    assert [key for key in others if kinds.match(key)] == []
