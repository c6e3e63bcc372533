"""The text catalogues: one language, English behind it, and no silent mistakes."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import overrun.text
from overrun.core.errors import BadSetting
from overrun.text import BadText, Fact, MissingText, Term, Text, keys, locales

ENGLISH = """\
moved = { $human } moves to { $field }.
nurse = the Nurse
    .title = Nurse
only-title =
    .title = Title
score = { $points ->
    [one] one point
   *[other] { $points } points
}
state = { $wounded ->
    [true] wounded
   *[false] healthy
}
winner = { $winner ->
    [none] nobody
   *[other] { $winner }
}
who = { $humans } escaped.
list-and = { $before } and { $last }
    .comma = { $before }, { $next }
    .none = nobody
-brand = Overrun
welcome = Welcome to { -brand }.
"""

GERMAN = """\
moved = { $human } zieht nach { $field }.
nurse = die Krankenschwester
list-and = { $before } und { $last }
    .comma = { $before }, { $next }
"""


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    write(tmp_path, "en", "core", ENGLISH)
    write(tmp_path, "de", "core", GERMAN)
    return tmp_path


@pytest.fixture
def text(directory: Path) -> Text:
    return Text("en", directory=directory)


def write(directory: Path, locale: str, name: str, source: str) -> Path:
    path = directory / locale / f"{name}.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return path


# --- Words -----------------------------------------------------------------


def test_facts_fill_the_message(text: Text) -> None:
    # No isolation marks around the facts: terminals and logs would show them.
    assert text("moved", human="Nurse", field="B2") == "Nurse moves to B2."


def test_facts_may_have_any_name(directory: Path) -> None:
    write(directory, "en", "more", "odd = { $self } { $key } { $zombies_due }\n")
    text = Text("en", directory=directory)
    assert text("odd", self="a", key="b", zombies_due="c") == "a b c"


def test_numbers_choose_the_plural(text: Text) -> None:
    assert text("score", points=1) == "one point"
    assert text("score", points=5) == "5 points"


def test_truth_and_nothing_can_be_selected(text: Text) -> None:
    assert text("state", wounded=True) == "wounded"
    assert text("state", wounded=False) == "healthy"
    assert text("winner", winner=None) == "nobody"


@pytest.mark.parametrize(
    ("humans", "words"),
    [
        ([], "nobody"),
        (["Nurse"], "Nurse"),
        (["Nurse", "Child"], "Nurse and Child"),
        (["Nurse", "Child", "Banker", "Mechanic"], "Nurse, Child, Banker and Mechanic"),
        ([1, 2, 3], "1, 2 and 3"),
        ((Term("nurse"), "Child"), "the Nurse and Child"),
    ],
)
def test_lists_become_a_phrase(text: Text, humans: list[str | int], words: str) -> None:
    assert text("who", humans=humans) == f"{words} escaped."


def test_terms_are_translated_first(directory: Path) -> None:
    facts: dict[str, Fact] = {"human": Term("nurse"), "field": "B2"}
    assert Text("en", directory=directory)("moved", **facts) == "the Nurse moves to B2."
    german = Text("de", directory=directory)
    assert german("moved", **facts) == "die Krankenschwester zieht nach B2."


def test_attributes_have_keys(text: Text) -> None:
    assert text("nurse.title") == "Nurse"
    assert text.has("nurse.title")
    assert not text.has("nurse.age")
    assert text.has("only-title.title")
    assert not text.has("only-title")


def test_terms_of_fluent_work(text: Text) -> None:
    assert text("welcome") == "Welcome to Overrun."


def test_a_sentence_is_remembered_with_all_facts_that_it_uses(directory: Path) -> None:
    """Those of messages that it refers to as well, and numbers are not their digits."""
    source = "told = { $teller }: { moved } { sum.exact }\nsum =\n    .exact = { score }\n"
    write(directory, "en", "more", source)
    text = Text("en", directory=directory)

    def told(teller: str, field: str, points: int | str) -> str:
        return text("told", teller=teller, human="Nurse", field=field, points=points)

    assert told("Ann", "B2", 1) == "Ann: Nurse moves to B2. one point"
    assert told("Ann", "B3", 1) == "Ann: Nurse moves to B3. one point"
    assert told("Ann", "B3", 2) == "Ann: Nurse moves to B3. 2 points"
    assert told("Bob", "B3", "1") == "Bob: Nurse moves to B3. 1 points"
    assert text("state", wounded=True) == text("state", wounded="true") == "wounded"
    assert text("moved", human="Nurse", field="B2", unused=[]) == "Nurse moves to B2."


# --- What is missing -------------------------------------------------------


def test_english_stands_in(directory: Path) -> None:
    german = Text("de", directory=directory)
    assert german("score", points=5) == "5 points"
    assert german("list-and.none") == "nobody"
    assert german.has("score")
    assert german("moved", human=["A", "B"], field="B2") == "A und B zieht nach B2."


def test_missing_message(directory: Path) -> None:
    german = Text("de", directory=directory)
    with pytest.raises(MissingText, match="no text 'nonsense' in de, en"):
        german("nonsense")
    assert not german.has("nonsense")
    with pytest.raises(MissingText, match="no text 'nonsense'"):
        german("moved", human=Term("nonsense"), field="B2")


def test_missing_message_is_shown_if_not_strict(directory: Path) -> None:
    text = Text("en", strict=False, directory=directory)
    assert text("nonsense") == "[nonsense]"
    assert text("moved", human=Term("nonsense"), field="B2") == "[nonsense] moves to B2."


def test_missing_fact(directory: Path, text: Text) -> None:
    with pytest.raises(MissingText, match=r"'moved': .*field.*\(facts given: human\)"):
        text("moved", human="Nurse")
    lenient = Text("en", strict=False, directory=directory)
    assert lenient("moved", human="Nurse").startswith("Nurse moves to ")


def test_unknown_locale(directory: Path) -> None:
    with pytest.raises(BadSetting, match="unknown locale 'xx'; valid: de, en"):
        Text("xx", directory=directory)


# --- Catalogues ------------------------------------------------------------


def test_all_files_of_a_locale_are_one_catalogue(directory: Path) -> None:
    write(directory, "en", "zt", "bitten = { nurse } is bitten.\n")
    assert Text("en", directory=directory)("bitten") == "the Nurse is bitten."


def test_locales(directory: Path) -> None:
    (directory / "__pycache__").mkdir()
    assert locales(directory) == ("de", "en")


@pytest.mark.parametrize("name", ["moved", "-brand"])
def test_same_message_in_two_files(directory: Path, name: str) -> None:
    second = write(directory, "en", "other", f"\n{name} = again\n")
    first = directory / "en" / "core.ftl"
    with pytest.raises(BadText) as caught:
        Text("en", directory=directory)
    message = str(caught.value)
    assert message.startswith(f"{second}:2: {name!r} is defined already, at {first}:")


def test_same_message_twice_in_a_file(directory: Path) -> None:
    write(directory, "en", "other", "one = a\none = b\n")
    with pytest.raises(BadText, match=r"other.ftl:2: 'one' is defined already, at .*other.ftl:1"):
        Text("en", directory=directory)


@pytest.mark.parametrize(
    "junk", ["good = fine\n\nbad = { $open\n", "good = fine\n\n= no name\n", "a = b\n\nwords\n"]
)
def test_broken_file(directory: Path, junk: str) -> None:
    path = write(directory, "en", "broken", junk)
    with pytest.raises(BadText) as caught:
        Text("en", directory=directory)
    assert str(caught.value).startswith(f"{path}:3: ")


def test_catalogues_are_read_once(directory: Path) -> None:
    first = Text("en", directory=directory)
    assert Text("de", directory=directory)._bundles[-1] is first._bundles[0]


def test_examples_in_the_documentation() -> None:
    assert doctest.testmod(overrun.text).failed == 0


# --- Our own catalogues ----------------------------------------------------


def test_english_is_there() -> None:
    assert "en" in locales()
    assert Text("en")("because-of-rule", reason="No.", rule="ZT-BIT-03") == "No. (ZT-BIT-03)"


@pytest.mark.parametrize("locale", locales())
def test_no_locale_says_more_than_english(locale: str) -> None:
    assert set(keys(locale)) - set(keys("en")) == set()


@pytest.mark.parametrize("locale", locales())
def test_comments_are_not_indented(locale: str) -> None:
    """An indented comment is a part of the message above it, and would be shown."""
    for path in sorted((Path(overrun.text.__file__).parent / locale).rglob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            assert not line.lstrip(" ").startswith("#") or line.startswith("#"), f"{path}:{number}"
