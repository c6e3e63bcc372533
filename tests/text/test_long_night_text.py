"""The English of The Long Night: nothing that the game can say is without words."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

import overrun.games.long_night as package
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.state import Outcome
from overrun.games.long_night import cards
from overrun.games.long_night.cards import KINDS, Passive, Relief, Side, Start
from overrun.games.long_night.conditions.colony import Within
from overrun.games.long_night.conditions.turn import Action, Did
from overrun.games.long_night.effects.base import Who
from overrun.games.long_night.effects.colony import Food, Helpless, Morale
from overrun.games.long_night.effects.people import Wound
from overrun.games.long_night.ending import ENDINGS
from overrun.games.long_night.exposure import FACES
from overrun.games.long_night.game import LongNight
from overrun.games.long_night.library import FILES, library
from overrun.games.long_night.state import COLONY_PHASE, PLAYERS_PHASE, SETTING_UP
from overrun.games.long_night.turn import ACTIONS
from overrun.games.long_night.vocabulary import (
    CONDITIONS,
    EFFECTS,
    Condition,
    condition,
    decode_hook,
)
from overrun.text import Text
from overrun.text.glossary import Entry, check, glossary
from overrun.text.glossary.long_night.shelves import Shelves
from overrun.text.glossary.long_night.wording import SELF, Wording
from overrun.text.say import Parts, Speaker
from overrun.tools.catalog import load
from tests.text.sources import Source, named, word
from tests.text.telling import Reader, Telling, spelled

GAME = LongNight()
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
SAY = Speaker(Text("en"), GAME, NAMES)  # strict: what has no words raises
WORDING = Wording(SAY.text)
DOCS = Path(__file__).parents[2] / "docs"

TABLES = [
    (3, {}),
    (4, {"objective": "random", "boxes": "two", "adult": "on"}),
    (2, {"objective": "random", "elimination": "on"}),
    (5, {"mode": "betrayer", "objective": "front-door", "side": "hard"}),
    (4, {"mode": "cooperative", "objective": "mountain-voice", "boxes": "two"}),
    (3, {"objective": "keep-the-light", "adult": "on"}),
]
_OPTIONAL = {setting.name: setting.values for setting in GAME.settings}
TABLES += [(4, {"bullets": "on", "random-items": "on"})]
TABLES += [(4, {name: "on"}) for name in cards.MODULES if name in _OPTIONAL]
TABLES += [(4, {"story": story}) for story in cards.STORIES if story in _OPTIONAL.get("story", ())]


SOURCE = Source(package)
READER = Reader(none=r"\b[Nn]one\b(?! of)(?![.;])")
is_written, is_clean, is_sentence = READER.is_written, READER.is_clean, READER.is_sentence


def event_names() -> set[str]:
    told = {call.args[0] for _, call in SOURCE.calls("tell")}
    # a die that shows something else: the helper is given the event's name
    told = {node for node in told if isinstance(node, ast.Constant)}
    turned = {call.args[-1] for _, call in SOURCE.calls("_turn")}
    return {word(node) for node in (*told, *turned)} | {"conceded"}


# --- Complete ---------------------------------------------------------------


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    assert len({reason.key for reason in SOURCE.reasons}) > 80
    rules = {**load(GAME.name).rules, **load("warring-colonies").rules}
    READER.reasons(SAY, SOURCE.reasons, rules)


def test_events_asks_and_reasons_have_messages_and_no_message_is_left_over() -> None:
    assert named("ln-event-") == event_names()
    assert named("ln-ask-") == SOURCE.asks
    assert named("ln-why-") == {reason.key for reason in SOURCE.reasons}
    assert named("ln-ending-") == set(ENDINGS)
    assert named("ln-face-") == set(FACES)
    assert named("ln-effect-") == set(EFFECTS)
    assert named("ln-condition-") == set(CONDITIONS)
    assert named("ln-passive-") == set(get_args(Passive))
    assert named("ln-who-") == set(get_args(Who))


def test_every_answer_has_words_and_no_words_are_left_over() -> None:
    verbs = named("ln-option-")
    assert set(ACTIONS) <= verbs
    # those who are struck are chosen by the name of the effect
    chosen = {name for name, effect in EFFECTS.items() if "who" in effect.__struct_fields__}  # type: ignore[attr-defined]
    assert chosen <= verbs
    assert verbs <= SOURCE.words


def test_every_setting_and_value_is_explained() -> None:
    READER.settings(SAY)
    assert SAY.setting("objective", "tribute") == "Tribute"
    is_sentence(SAY.setting_text("objective", "tribute"))
    assert SAY.setting_text("side", "hard") == ""


def test_every_card_has_its_texts_and_no_text_is_left_over() -> None:
    assert check("long-night", SAY.text) == []


def test_what_is_missing_is_named() -> None:
    card = msgspec.structs.replace(library().items["pistol"], id="railgun")
    library().items["railgun"] = card
    try:
        assert check("long-night", SAY.text) == [
            "long-night/items.ftl: ln-item-railgun is missing",
            "long-night/items.ftl: ln-item-railgun.story is missing",
        ]
        pistol = library().items.pop("pistol")
        assert "long-night/items.ftl: ln-item-pistol belongs to no card" in check(
            "long-night", SAY.text
        )
        library().items["pistol"] = pistol
    finally:
        del library().items["railgun"]


def test_places_kinds_and_phases_have_names() -> None:
    for place in library().places:
        for name in ("", ".title", ".at", ".to"):
            is_clean(SAY(f"place-{place}{name}"))
    assert named("ln-kind-") >= set(KINDS)
    for kind in KINDS:
        assert SAY(f"kind-{kind}.a").split()[0] in ("a", "an")
    for phase in (SETTING_UP, PLAYERS_PHASE, COLONY_PHASE):
        is_clean(SAY(f"phase-{phase.replace(' ', '-')}"))
    for deck in library().places:
        if library().places[deck].icons:
            is_clean(SAY(f"deck-{deck}"))


@pytest.mark.parametrize("reason", ENDINGS)
@pytest.mark.parametrize("winners", [[], [1], [0, 2]])
def test_every_ending_names_its_winners(reason: str, winners: list[int]) -> None:
    facts: dict[str, Any] = {
        "main": reason == "objective", "objective": "tribute", "round": 6, "morale": 3,
        "betrayers": ["1"],
    }  # fmt: skip
    sentence = SAY.outcome(Outcome(reason, winners, [f"seat-{each}" for each in winners], facts))
    is_sentence(sentence)
    if reason not in ("conceded", "nobody"):
        assert ("Bob wins." in sentence) == (winners == [1])
        assert ("Ann and Cleo win." in sentence) == (winners == [0, 2])


def test_the_game_introduces_itself() -> None:
    assert SAY.name == "The Long Night"
    is_sentence(SAY.blurb)


# --- Played -----------------------------------------------------------------


class Nights(Telling):
    stories = ("crossroads", "crossroads-chosen", "crisis-resolved", "story")


@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=spelled)
def test_whole_games_can_be_told(seats: int, settings: dict[str, str]) -> None:
    """Random games: every event, ask, option and refusal of them is put into words."""
    Nights(SAY, READER).games(seats, settings, ("one", "two", "three"))


# --- Names ------------------------------------------------------------------


def test_players_are_called_by_their_names_or_by_their_seats() -> None:
    nobody = Speaker(SAY.text, GAME)
    ask = Ask(0, "action", [("request", "1")])
    facts: dict[str, Any] = {"seat": 0, "other": 2, "kind": "fuel"}
    assert nobody.event("requested", facts) == "Player 1 asks Player 3 for a fuel card."
    assert nobody.option(ask, ("request", "1")) == "Ask Player 2 for a card"
    table = nobody.at_table(["Ann", "Bob", ""])
    assert table.event("requested", facts) == "Ann asks Player 3 for a fuel card."
    # what was said without names, or with others, is not what is said now
    assert table.option(ask, ("request", "1")) == "Ask Bob for a card"
    assert table.at_table(["Ann", "Zoe"]).option(ask, ("request", "1")) == "Ask Zoe for a card"
    assert nobody.option(ask, ("request", "1")) == "Ask Player 2 for a card"
    assert table.at_table(("Ann", "Bob", "")) is table


def test_games_with_sides_have_no_use_for_names() -> None:
    from overrun.games import find

    speaker = Speaker(SAY.text, find("zombie-terror"))
    assert speaker.at_table(["Ann", "Bob"]) is speaker


# --- Reads well -------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "facts", "sentence"),
    [
        ("drew", {"seat": 0, "place": "school", "count": 1}, "Ann draws a card at the school."),
        (
            "drew",
            {"seat": 0, "place": "school", "count": 3, "items": ["fuel", "junk", "fuel"]},
            "Ann draws 2 × “Fuel” and “Junk” at the school.",
        ),
        (
            "added",
            {"seat": 1, "count": 2, "survivor": None, "item": None},
            "Bob adds a card to the crisis; there are 2 now.",
        ),
        (
            "added",
            {"seat": 1, "count": 1, "survivor": None, "item": "fuel"},
            "Bob adds “Fuel” to the crisis; it is the first.",
        ),
        (
            "added",
            {"seat": 1, "count": 3, "survivor": "gia", "item": "pistol"},
            "Gia’s “Pistol” is added to the crisis; there are 3 now.",
        ),
        ("card-taken", {"seat": 0, "other": 1}, "Ann takes a card from Bob’s hand."),
        (
            "card-taken",
            {"seat": 0, "other": 1, "item": "fuel"},
            "Ann takes “Fuel” from Bob’s hand.",
        ),
        (
            "zombie-came",
            {"place": "colony", "door": 3},
            "A zombie comes to entrance 3 of the colony.",
        ),
        ("zombie-came", {"place": "gas", "door": 1}, "A zombie comes to the gas station."),
        (
            "died",
            {"survivor": "gia", "seat": 0, "place": "school", "cause": "wounds"},
            "Gia dies of her wounds at the school.",
        ),
        (
            "morale",
            {"by": -1, "morale": 4, "cause": "death"},
            "Morale falls to 4: one of us is dead.",
        ),
        ("morale", {"by": 1, "morale": 5, "cause": "card"}, "Morale rises to 5."),
        (
            "handed",
            {"seat": 0, "survivor": "gia", "item": "pistol", "other": "blue"},
            "Gia hands “Pistol” to Blue.",
        ),
        (
            "voted",
            {"about": "exile", "ups": ["0", "2"], "downs": [], "passed": True, "tie": False,
             "seat": 0, "other": 1},
            "Bob must go. In favour: Ann and Cleo; against: none.",
        ),
        (
            "peeked",
            {"seat": 0, "deck": "crisis", "count": 2, "crises": ["rats", "mould"]},
            "Ann looks at the top of the crisis deck: “Rats” and “Mould”.",
        ),
        (
            "branch-chosen",
            {"seat": 0, "ref": "item/chocolate/0", "branch": 1},
            "Ann chooses: Remove 1 despair from one of your survivors.",
        ),
        (
            "bullets",
            {"by": 2, "bullets": 5, "colony": "blue"},
            "2 bullets come to the blue colony, which has 5 now.",
        ),
        (
            "bullets",
            {"by": -1, "bullets": 0, "colony": "yellow"},
            "1 bullet leaves the store of the yellow colony; 0 left.",
        ),
        (
            "roads-closed",
            {"round": 4},
            "The roads are closed: in round 4 nobody can go to the colony of others.",
        ),
        (
            "stripped",
            {"deck": "gas", "items": ["fuel", "fuel", "lighter"]},
            "Gone for good from the deck of the gas station: 2 × “Fuel” and “Lighter”.",
        ),
        (
            "sent-home",
            {"survivor": "gia", "seat": 0, "start": "school", "place": "blue"},
            "Gia goes back from the school to the blue colony.",
        ),
        ("colony-noted", {"seat": 0}, "Ann notes one of the colonies in secret."),
        ("colony-noted", {"seat": 0, "colony": "blue"}, "Ann notes the blue colony in secret."),
        (
            "zombie-came",
            {"place": "yellow", "door": 2},
            "A zombie comes to entrance 2 of the yellow colony.",
        ),
    ],
)  # fmt: skip
def test_events_read_well(name: str, facts: dict[str, Any], sentence: str) -> None:
    assert SAY.event(name, facts) == sentence


def test_a_crisis_says_what_it_takes() -> None:
    said = SAY.event("crisis", {"crisis": "humming", "needed": 3, "round": 1})
    assert said == "Crisis: “The Humming”. It takes 3 medicine or education cards."


@pytest.mark.parametrize(
    ("facts", "option", "words", "parts"),
    [
        ({}, ("move", "gia", "school"), "Gia moves to the school",
         Parts("Gia", "move to", "the school")),
        ({}, ("attack", "gia", "4"), "Gia attacks with a 4", Parts("Gia", "attack with a", "4")),
        ({}, ("ability", "gia"), "Gia: “Steady Hands”", Parts("Gia", "ability", "“Steady Hands”")),
        ({}, ("ability", "jun", "3"), "Jun: “Five Green Inches” with a 3", None),
        ({}, ("add", "fuel"), "Add “Fuel” to the crisis",
         Parts("", "Add to the crisis", "“Fuel”")),
        ({}, ("add", "pistol", "gia"), "Gia adds “Pistol” to the crisis",
         Parts("Gia", "add to the crisis", "“Pistol”")),
        ({}, ("exile", "2"), "Call a vote to exile Cleo",
         Parts("", "Call a vote to exile", "Cleo")),
        ({"survivor": "gia", "place": "school"}, ("keep", "fuel"), "Keep “Fuel”",
         Parts("", "Keep", "“Fuel”")),
        ({"keep": 2}, ("keep", "gia", "blue"), "Keep Gia Najjar as leader, with Blue",
         Parts("", "Gia leads, with", "Blue")),
        ({"effect": "breach", "place": "colony"}, ("barricade", "3"),
         "The barricade at entrance 3", Parts()),
        ({"effect": "leave"}, ("leave", "gia"), "Gia leaves for good", Parts()),
        ({}, ("leave", "gia", "gas"), "Gia leaves for the gas station",
         Parts("Gia", "leave for", "the gas station")),
        ({"effect": "peek", "deck": "crisis"}, ("card", "rats"), "“Rats”", Parts()),
        ({"effect": "note-colony"}, ("colony", "blue"), "the blue colony",
         Parts("", "Choose", "the blue colony")),
        ({"effect": "send-home"}, ("send-home", "gia"), "Gia goes home", Parts()),
    ],
)  # fmt: skip
def test_answers_read_well(
    facts: dict[str, Any], option: Option, words: str, parts: Parts | None
) -> None:
    ask = Ask(0, "action", [option], facts)
    if option[0] != "ability" or option[1] != "jun":
        assert SAY.option(ask, option) == words
    else:
        name = SAY("survivor-jun.ability")
        assert SAY.option(ask, option) == f"Jun: “{name}” with a 3"
    if parts is not None:
        assert SAY.parts(ask, option) == parts


def test_a_colony_is_asked_for_by_the_card_that_wants_it() -> None:
    options: list[Option] = [("colony", "yellow"), ("colony", "blue")]
    noted = Ask(0, "choose-colony", options, {"effect": "note-colony"})
    assert SAY.ask(noted) == "Which colony do you note in secret?"
    facts: dict[str, Any] = {"effect": "enemy", "ref": "item/beacon-barrel/0/1/0"}
    assert SAY.ask(Ask(0, "choose-colony", options, facts)) == "“Beacon Barrel”: which colony?"


def test_a_vote_says_what_a_thumb_means() -> None:
    name = next(card.id for card in library().crossroads.values() if card.vote)
    facts: dict[str, Any] = {"about": "crossroads", "seat": 0, "crossroads": name}
    ask = Ask(1, "vote", [("yes",), ("no",)], facts)
    assert SAY.option(ask, ("yes",)) == f"Thumbs up: {SAY(f'crossroads-{name}.option0')}"
    assert SAY.option(ask, ("no",)) == f"Thumbs down: {SAY(f'crossroads-{name}.option1')}"


def test_options_that_make_no_sense_can_still_be_said() -> None:
    """A client may ask why about anything; the answer must not break."""
    lenient = Speaker(Text("en", strict=False), GAME)
    ask = Ask(1, "action", [("end",)], {})
    options: list[Option] = [
        ("move",), ("keep",), ("request", "x"), ("request", "99"), ("option", "7"), ("hop",),
        ("branch", "9"), ("play", "no-such-card", "at", "all"),
    ]  # fmt: skip
    for option in options:
        assert lenient.option(ask, option)
        lenient.parts(ask, option)
    choice = Ask(1, "choose-branch", [("branch", "0")], {"ref": "item/chocolate/0"})
    for number in ("9", "x"):
        assert lenient.option(choice, ("branch", number))
    crossroads = Ask(1, "crossroads", [("option", "0")], {"crossroads": "quilt", "actor": ""})
    assert lenient.option(crossroads, ("option", "3"))


# --- Cards say themselves ---------------------------------------------------

VALUES: dict[str, tuple[Any, ...]] = {
    "by": (-2, -1, 1, 2),
    "count": (1, 2),
    "number": (1, 3),
    "who": get_args(Who),
    "where": ("here", "yours", "any", "random", "each", "everywhere", "outside", "colony", "gas"),
    "deck": ("here", "yours", "any", "random", "each", "gas"),
    "kind": ("fuel", "outsider"),
    "item": ("fuel",),
    "name": ("gia",),
    "place": ("colony", "outside", "gas", "enemy"),
    "reason": ("rounds", "objective", "fallen"),
    "killed": (True,),
    "what": ("kills", "added", "searches", "moves", "barricades", "cleaned", "hits", "given",
             "lost", "votes", "delivered", "votes-cast"),
    "action": get_args(Action),
    "result": ("blank", "wound", "frostbite", "bite"),
    "times": (1, 2),
    "at_least": (1, 2, 3),
    "at_most": (0, 1, 2),
    "looks": (0, 1, 2),
    "per_player": (True,),
    "unruly": (True,),
    "exposure": (True, False),
    "waste": (True,),
    "all": (True,),
}  # fmt: skip
"""What the fields of effects and conditions may be; they are tried one after the other."""

NEEDED: dict[str, dict[str, Any]] = {
    "did": {"action": "exposed"},
    "only": {"kind": "fuel"},
    "roll": {"at_least": 4},
    "find": {"kind": "fuel"},
    "tally": {"what": "kills"},
    "searched-out": {"where": "gas"},
    "at": {"place": "colony"},
    "all-at": {"place": "colony"},
    "visited": {"action": "search"},
    "ended-by": {"reason": "rounds"},
    **{word: {"name": "gia"} for word in ("owns", "in-play", "in-deck")},
    **{
        word: {"by": 1}
        for word in ("morale", "rounds", "food", "starvation", "helpless", "unruly", "progress")
    },
    "bullets": {"by": 1},
    **{word: {"count": 1} for word in ("clean", "litter", "zombies", "repel")},
}
COMPOUND = {
    "choose", "if", "each-player", "not", "either", "roll", "pill", "enemy", "each-colony",
    # these name other cards; the glossary says all that there are
    "side-effect", "works", "stage-done",
}  # fmt: skip


def variants(cls: Any, needed: dict[str, Any]) -> Iterator[Any]:
    """A word of the vocabulary with each of its fields changed in turn."""
    fields = [field.name for field in msgspec.structs.fields(cls)]
    least = {name: value for name, value in needed.items() if name in fields}
    yield cls(**least)
    for name in fields:
        if name == "name" and "who" in fields:
            continue
        for value in VALUES.get(name, ()):
            named = {"name": "gia"} if value == "named" else {}
            yield cls(**{**least, name: value, **named})


@pytest.mark.parametrize("name", sorted(set(EFFECTS) - COMPOUND))
def test_every_effect_can_be_said(name: str) -> None:
    for effect in variants(EFFECTS[name], NEEDED.get(name, {})):
        for actor in ("self", "other"):
            clause = WORDING.effect(effect, actor)
            is_clean(clause)
            assert clause[-1] not in ".;,"
        is_sentence(WORDING.sentence(effect))


@pytest.mark.parametrize("name", sorted(set(CONDITIONS) - COMPOUND))
def test_every_condition_and_its_opposite_can_be_said(name: str) -> None:
    for each in variants(CONDITIONS[name], NEEDED.get(name, {})):
        positive = WORDING.condition(each)
        is_clean(positive)
        negative = WORDING.condition(CONDITIONS["not"](of=each))  # type: ignore[call-arg]
        is_clean(negative)
        assert positive != negative
        is_sentence(WORDING.goal(each))


@pytest.mark.parametrize(
    ("effect", "actor", "sentence"),
    [
        (Morale(by=-2), SELF, "Morale falls by 2."),
        (Food(by=1), SELF, "The colony gains 1 food."),
        (Helpless(by=2, unruly=True), SELF, "2 unruly helpless survivors come to the colony."),
        (Wound(), SELF, "This survivor receives 1 wound."),
        (Wound(who="lowest", number=2, count=2), SELF,
         "The 2 survivors of lowest influence not in exile receive 2 wounds each."),
        (Wound(who="named", name="gia"), SELF, "Gia Najjar receives 1 wound."),
    ],
)  # fmt: skip
def test_effects_read_well(effect: Any, actor: str, sentence: str) -> None:
    assert WORDING.sentence(effect, actor) == sentence


def meant(**raw: Any) -> Condition:
    return condition({"is": raw.pop("word"), **raw})


@pytest.mark.parametrize(
    ("raw", "clause"),
    [
        ({"word": "food", "at_least": 2, "per_player": True},
         "the colony has at least 2 food for each player"),
        ({"word": "zombies", "where": "outside", "at_most": 0},
         "there is no zombie outside the colony"),
        ({"word": "zombies", "where": "gas", "at_least": 1, "at_most": 1},
         "there is exactly 1 zombie at the gas station"),
        ({"word": "rounds-left", "at_most": 1}, "the round marker is at 1 or lower"),
        ({"word": "did", "action": "move", "place": "grocery"},
         "you have moved a survivor to the grocery store this turn"),
        ({"word": "did", "action": "search", "place": "gas", "times": 2},
         "you have searched the gas station 2 times this turn"),
        ({"word": "not", "of": {"is": "helpless", "at_least": 1}},
         "no helpless survivor is in the colony"),
        ({"word": "not", "of": {"is": "you-are-first"}},
         "you do not hold the first player token"),
        ({"word": "either", "of": [{"is": "despairing"}, {"is": "leads"}]},
         "either one of your survivors has despair or the leader with whom you began still leads "
         "your group"),
        ({"word": "tally", "what": "lost", "at_most": 0}, "none of your survivors has died"),
    ],
)  # fmt: skip
def test_conditions_read_well(raw: dict[str, Any], clause: str) -> None:
    assert WORDING.condition(meant(**raw)) == clause


@cache
def entries() -> dict[str, Entry]:
    return {f"{entry.shelf}/{entry.id}": entry for entry in glossary("long-night", SAY.text)}


def test_every_card_is_in_the_glossary() -> None:
    found = entries().values()
    shelves: dict[str, dict[str, Any]] = {
        "survivor": library().survivors,
        "item": library().items,
        "crisis": library().crises,
        "crossroads": library().crossroads,
        "objective": library().objectives,
        "secret": library().secrets,
        "exile": library().exiles,
        "place": library().places,
        "improvement": library().improvements,
        "experiment": library().experiments,
        "mission": library().missions,
        "tactics": library().tactics,
    }
    for shelf, those in shelves.items():
        assert {entry.id for entry in found if entry.shelf == shelf} == set(those)
    for entry in found:
        is_clean(entry.title)
        assert entry.story or entry.shelf == "place"
        assert entry.rules
        for line in entry.rules:
            is_sentence(line)
        for words in (entry.story, *entry.texts.values()):
            assert not words or is_written(words) is None


def test_an_ability_says_where_when_and_for_what() -> None:
    mei, gia, rocco = (entries()[f"survivor/{name}"] for name in ("mei", "gia", "rocco"))
    assert mei.rules == [
        "At the police station, with a die of 4 or more each time: look through the deck here, "
        "take a weapon card and shuffle it."
    ]
    assert entries()["survivor/magnus"].rules[0].startswith("With a die of 5 or more each time: ")
    assert entries()["survivor/jun"].rules[0].startswith("In the colony, once a round, with a die ")
    assert gia.rules == ["Once a round: heal 1 wound or frostbite of a survivor here."]
    assert rocco.rules == [
        "In the colony: as long as a helpless survivor is in the colony, 2 fewer zombies come "
        "there in the colony phase."
    ]
    assert gia.facts["influence"] == library().survivors["gia"].influence
    assert gia.texts["occupation"] == "physiotherapist"


def test_an_item_says_what_it_does() -> None:
    assert entries()["item/food-2"].rules == ["The colony gains 2 food."]
    pistol = entries()["item/pistol"]
    assert pistol.facts["equip"] is True
    assert pistol.rules[0] == "Equip it to one of your survivors."
    assert entries()["item/outsider-2"].rules == [
        "A new survivor from the deck joins your group. A helpless survivor comes to the colony.",
        "Once played, it is removed from the game.",
    ]
    assert entries()["item/antidepressants"].rules == [
        "Choose one: (1) remove 1 despair from one of your survivors or (2) heal 1 wound or "
        "frostbite of one of your survivors."
    ]


def test_a_crisis_says_what_it_needs_and_does() -> None:
    assert entries()["crisis/humming"].rules == [
        "Needs medicine or education cards: as many as there are players not in exile.",
        "If it fails: 3 random survivors not in exile receive 1 despair each, then morale falls "
        "by 1.",
        "With 2 more than needed: morale rises by 1.",
    ]


def test_what_comes_after_a_choice_is_not_a_part_of_it() -> None:
    fails = entries()["crisis/bad-air"].rules[1]
    assert fails.endswith("; after all that, morale falls by 1.")


def test_a_crossroads_card_says_when_and_what() -> None:
    for card in library().crossroads.values():
        entry = entries()[f"crossroads/{card.id}"]
        assert entry.rules[0].startswith("If ")
        assert entry.rules[0].endswith("vote." if card.vote else ("choose.", "happens."))
        for number in range(len(card.options)):
            assert entry.texts[f"option{number}"]
            assert entry.texts[f"end{number}"]
            is_sentence(entry.texts[f"rules{number}"])


def test_a_crossroads_card_says_who_acts() -> None:
    """Who did what it speaks of, or a survivor of one's choice."""
    by_survivors = ("move", "search", "kill", "attack", "barricade", "exposed")
    looked = set()
    for card in library().crossroads.values():
        deeds = [each.action for each in card.when if isinstance(each, Did)]
        for number in range(len(card.options)):
            said = entries()[f"crossroads/{card.id}"].texts[f"rules{number}"]
            if "that survivor" not in said.lower():
                continue
            chosen = said.startswith("Choose one of your survivors.")
            if deeds and set(deeds) <= set(by_survivors):
                assert not chosen, card.id
                looked.add("done")
            elif "did" not in repr(card.when).lower():
                assert chosen, card.id
                looked.add("chosen")
    assert looked == {"done", "chosen"}


def test_a_side_tells_what_is_other_for_a_number_of_players() -> None:
    start = Start(morale=7, food=0, zombies={"colony": 6, "each": 2})
    side = Side(morale=6, rounds=5, goals=(), players={"5": start}, per_threat=Relief(1, 3))
    card = msgspec.structs.replace(library().objectives["tribute"], hard=side)
    setup = Shelves(SAY.text).objective(card).texts["hard_setup"]
    assert "With 5 players: morale 7, 0 food, 6 zombies at the colony, 2 zombies at each" in setup
    assert "With bandits and with Raxxon, each: 1 more morale, 3 more food." in setup


def test_an_objective_has_a_text_for_each_goal() -> None:
    for card in library().objectives.values():
        entry = entries()[f"objective/{card.id}"]
        for name, side in (("standard", card.standard), ("hard", card.hard)):
            numbered = [key for key in entry.texts if key.startswith(f"{name}_goal")]
            assert len(numbered) == (len(side.goals) if side else 0)
    for secret in library().secrets.values():
        texts = entries()[f"secret/{secret.id}"].texts
        assert len([key for key in texts if key.startswith("goal")]) == len(secret.goals)
        assert ("setup" in texts) == bool(secret.setup)


def test_cards_for_two_colonies_read_well() -> None:
    assert entries()["survivor/ilse"].rules == [
        "In the colony, once a round, with a die of 4 or more: for the enemy colony: the colony "
        "loses 1 bullet."
    ]
    nerves = library().objectives["war-of-nerves"].standard
    start = f"Each colony: morale {nerves.morale}, {nerves.rounds} rounds, {nerves.food} food, "
    setup, goal = entries()["objective/war-of-nerves"].rules
    assert setup.startswith(f"{start}{nerves.bullets} bullets, ")
    assert goal.startswith("Goal: your colony’s morale is at least ")
    assert goal.endswith(" above the enemy’s.")
    noted, own = (cast(Within, goal) for goal in library().secrets["grudge"].goals)
    assert entries()["secret/grudge"].rules == [
        "Before the game: note one of the colonies in secret.",
        f"The morale of the colony that you have noted is at most {noted.at_most}.",
        f"Morale is at least {own.at_least}.",
        "Morale, food and waste are those of your den.",
    ]
    assert entries()["mission/both-doorsteps"].rules == [
        "Claim it on your turn while this is so: you have killed a zombie at the gates of both "
        "colonies this turn.",
        "Your morale rises by 2.",
    ]
    assert entries()["mission/good-neighbour"].rules[0] == (
        "It is complete when a crisis is averted and you have added at least 2 cards to the crisis "
        "of this round."
    )
    assert entries()["tactics/read-the-enemy"].rules == [
        "If the enemy has chosen “All In” or “Covering Fire”, that card has no effect, and your "
        "side is stronger by 2."
    ]
    assert entries()["place/den"].rules == ["Room for 5 survivors; no entrance."]


@pytest.mark.parametrize(
    ("raw", "clause", "opposite"),
    [
        ({"at_least": 3}, "at least 3 above", "at most 2 above"),
        ({"at_least": 1}, "at least 1 above", "not above"),
        ({"at_least": 0}, "not below", "at least 1 below"),
        ({"at_least": -2}, "at most 2 below", "at least 3 below"),
        ({"at_most": -1}, "at least 1 below", "not below"),
    ],
)
def test_a_lead_may_be_the_enemys(raw: dict[str, Any], clause: str, opposite: str) -> None:
    lead = {"is": "lead", **raw}
    for each, words in ((lead, clause), ({"is": "not", "of": lead}, opposite)):
        said = f"your colony’s morale is {words} the enemy’s"
        assert WORDING.condition(condition(each)) == said


# --- The page for those who write cards -------------------------------------

PAGE = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"<!-- ([\w./-]+) -->\n```(?:toml|ftl)\n(.*?)```", PAGE, re.DOTALL)


def test_the_page_names_the_whole_vocabulary() -> None:
    words = {*EFFECTS, *CONDITIONS, *get_args(Passive), *get_args(Who), *KINDS}
    missing = {word for word in words if f"`{word}`" not in PAGE}
    assert not missing
    for shelf in (EFFECTS, CONDITIONS):
        for name, cls in shelf.items():
            for field in cls.__struct_fields__:  # type: ignore[attr-defined]
                assert f"`{field}`" in PAGE, f"{name}: {field}"


@pytest.mark.parametrize(("file", "source"), EXAMPLES, ids=[file for file, _ in EXAMPLES])
def test_the_examples_of_the_page_are_cards(file: str, source: str) -> None:
    if file.endswith(".ftl"):
        body = FluentResource(source).body
        assert body
        assert all(isinstance(entry, fluent.Message) for entry in body)
        return
    raw = tomllib.loads(source)
    stem = file.removesuffix(".toml")
    if stem == "decks":
        assert msgspec.convert(raw, dict[str, dict[str, int]])
        return
    texts = "".join(source for name, source in EXAMPLES if name.endswith(".ftl"))
    shelf = {"crises": "crisis", "crossroads": "crossroads"}.get(stem, stem.removesuffix("s"))
    for name, fields in raw.items():
        card = msgspec.convert(
            {"id": name, "set": "town", **fields}, FILES[stem], dec_hook=decode_hook
        )
        assert card.id == name
        assert f"\nln-{shelf}-{name} = " in f"\n{texts}"
