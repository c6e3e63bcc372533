"""Lists of effects by their paths, which wait on the agendas of stored games."""

from __future__ import annotations

import pytest

from overrun.core.errors import ContentError
from overrun.core.words import walk
from overrun.games.long_night.library import library
from overrun.games.long_night.vocabulary import Effect


def test_a_card_names_its_lists() -> None:
    cards = library()
    assert list(cards.survivors["gia"].lists()) == ["ability/gia"]
    assert list(cards.items["pistol"].lists()) == ["item/pistol", "equip/pistol"]
    assert list(cards.crises["hoarders"].lists()) == [
        "crisis/hoarders/fail",
        "crisis/hoarders/extra",
    ]
    assert list(cards.objectives["tribute"].lists()) == [
        "objective/tribute/standard",
        "objective/tribute/hard",
    ]
    assert list(cards.secrets["grudge"].lists()) == ["secret/grudge"]
    (name, improvement), *_ = cards.improvements.items()
    assert list(improvement.lists()) == [
        f"improvement/{name}/built",
        f"improvement/{name}/round",
        f"improvement/{name}/use",
    ]
    (name, experiment), *_ = cards.experiments.items()
    assert next(iter(experiment.lists())) == f"experiment/{name}/0"
    assert len(experiment.lists()) == len(experiment.lines)


def test_every_effect_of_every_card_is_in_a_list_that_is_found_by_its_path() -> None:
    cards = library()
    found = 0
    for shelf in cards.shelves.values():
        for card in shelf.values():
            for path, effects in card.lists().items():
                assert cards.effects(path) is effects
                assert cards.owner(path) is card
            listed = [each for effects in card.lists().values() for each in walk(effects)]
            if card.shelf == "objective" and card.hard is None:  # type: ignore[attr-defined]
                listed = listed[: len(listed) // 2]  # its one side is both
            written = [each for each in walk(card) if isinstance(each, Effect)]
            assert [each for each in listed if isinstance(each, Effect)] == written, card.id
            found += len(written)
    assert found > 1000


def test_a_path_leads_on_into_effects() -> None:
    cards = library()
    choose = cards.effects("item/chocolate")[0]
    assert cards.effects("item/chocolate/0/1") == choose.parts()["1"]
    assert cards.owner("item/chocolate/0/1").id == "chocolate"
    paths = dict(cards.all_effects())
    assert paths["item/chocolate/0/1"] == choose.parts()["1"]


@pytest.mark.parametrize("ref", ["item/spoon", "crisis/hoarders", "spoon", "", "spoon/gia/0"])
def test_what_no_card_has_is_refused(ref: str) -> None:
    with pytest.raises(ContentError, match="no card has the effects"):
        library().effects(ref)


def test_what_is_in_no_effect_is_not_found() -> None:
    with pytest.raises(LookupError):
        library().effects("item/chocolate/0/9")
