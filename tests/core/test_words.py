"""Words of content: registered, read, refused with the place, walked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from overrun.core.errors import ContentError
from overrun.core.words import Vocabulary, Word, reader, walk


class Effect(Word):
    __slots__ = ()


class Condition(Word):
    __slots__ = ()


does = Vocabulary(Effect, "effect", "do")
means = Vocabulary(Condition, "condition", "is")
read = reader(does, means)


@does("food")
class Food(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    by: int
    unruly: bool = False


@means("night")
class Night(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    pass


class Way(msgspec.Struct, frozen=True):
    effects: tuple[Effect, ...]
    marked: bool = False


@does("if")
class If(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    when: Condition
    ways: tuple[Way, ...] = ()


class Card(msgspec.Struct):
    effects: tuple[Effect, ...]
    by_name: dict[str, Condition] = {}


def card(*effects: dict[str, Any], **conditions: dict[str, Any]) -> Card:
    raw = {"effects": list(effects), "by_name": conditions}
    return msgspec.convert(raw, Card, dec_hook=read)


FOOD = {"do": "food", "by": 2}
NIGHT = {"is": "night"}


def test_a_word_is_read_by_its_name() -> None:
    assert card(FOOD).effects == (Food(by=2),)
    assert read(Effect, Food(by=2)) == Food(by=2)
    assert Food(by=2).word == "food"
    assert Food(by=2).fields == {"by": 2, "unruly": False}
    assert Food(by=2, unruly=True).defaults["unruly"] is False


def test_a_vocabulary_lists_its_words() -> None:
    assert dict(does) == {"food": Food, "if": If}
    assert list(means) == ["night"]


def test_no_two_words_have_the_same_name() -> None:
    with pytest.raises(ContentError, match="two effects are called 'food'"):
        does("food")(If)
    assert does["food"] is Food


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        ({"do": "fod", "by": 2}, r"unknown effect 'fod' \(did you mean 'food'\?\).*effects\[0\]"),
        ({"by": 2}, r"every effect is a table with 'do'.*effects\[0\]"),
        ({"do": "food", "bye": 2}, r"effect 'food': Object contains unknown field `bye`"),
        ({"do": "food", "by": "x"}, r"effect 'food': Expected `int`, got `str` - at `\$.by`"),
        ({"do": "if", "when": {"is": "day"}}, r"effect 'if': unknown condition 'day'.*\$.when"),
        ({"do": "if", "when": NIGHT, "ways": [{"effects": [{"do": "x"}]}]},
         r"effect 'if': unknown effect 'x'.*ways\[0\].effects\[0\]"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named_with_its_place(raw: dict[str, Any], problem: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=problem):
        card(raw)


def test_all_words_of_a_card_are_found_wherever_they_are() -> None:
    ways = [{"effects": [FOOD]}, {"effects": [{"do": "food", "by": 3}], "marked": True}]
    found = card({"do": "if", "when": NIGHT, "ways": ways}, dusk=NIGHT)
    assert [each.word for each in walk(found)] == ["if", "night", "food", "food", "night"]
    plain = walk(found, lambda part: not (isinstance(part, Way) and part.marked))
    assert [each.fields["by"] for each in plain if isinstance(each, Food)] == [2]
