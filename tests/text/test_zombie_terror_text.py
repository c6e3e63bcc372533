"""The English of Zombie Terror: nothing that the game can say is without words."""

from __future__ import annotations

import re
from typing import Any

import pytest

import overrun.games.zombie_terror as package
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.state import Outcome
from overrun.games.zombie_terror.cards import CARDS, ZOMBIE_DECKS
from overrun.games.zombie_terror.ending import ENDINGS
from overrun.games.zombie_terror.game import ZombieTerror
from overrun.games.zombie_terror.state import (
    ADDING,
    DOG,
    HUMAN_TURN,
    MOVEMENT,
    PEOPLE,
    SETTING_UP,
    SIDES,
    TIDYING,
    ZOMBIE_TURN,
)
from overrun.text import MissingText, Text
from overrun.text.say import Parts, Speaker
from overrun.tools.catalog import load
from tests.text.sources import Source, named, word
from tests.text.telling import Reader, Telling

GAME = ZombieTerror()
SAY = Speaker(Text("en"), GAME)  # strict: what has no words raises

TABLES = [
    {},
    {"zombie_deck": "alternative", "zombies_per_half": "6"},
    {"setup": "advanced", "round_limit": "12"},
    {"setup": "free", "layout": "compact"},
    {"scenario": "lost-keys"},
    {"scenario": "good-boy", "target": "4"},
    {"scenario": "brute-and-runner", "zombies_per_half": "3"},
    {"scenario": "two-ways-out"},
    {"scenario": "lost-keys", "layout": "compact", "sides": "drawn", "zombie_deck": "alternative"},
]


SOURCE = Source(package)
READER = Reader(none=r"none\b", first="", last=".?!")
is_clean, is_sentence = READER.is_clean, READER.is_sentence


# --- Complete ---------------------------------------------------------------


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    assert len({reason.key for reason in SOURCE.reasons}) > 80
    READER.reasons(SAY, SOURCE.reasons, load(GAME.name).rules)


def test_events_asks_and_reasons_have_messages_and_no_message_is_left_over() -> None:
    told = {word(call.args[0]) for _, call in SOURCE.calls("tell")}
    assert named("zt-event-") == told | {"conceded"}
    assert named("zt-ask-") == SOURCE.asks
    assert named("zt-why-") == {reason.key for reason in SOURCE.reasons}
    assert named("zt-ending-") == set(ENDINGS)
    assert named("zt-card-") == set(CARDS)
    assert named("zt-human-") == {*PEOPLE, DOG}


def test_every_setting_and_value_is_explained() -> None:
    READER.settings(SAY)


def test_every_card_says_what_it_does() -> None:
    for deck in ZOMBIE_DECKS.values():
        assert set(deck) <= set(CARDS)
    for card in CARDS:
        assert SAY.card(card)[0].isupper()
        is_sentence(SAY.card_text(card))


def test_every_phase_has_a_name() -> None:
    phases = {SETTING_UP, HUMAN_TURN, ZOMBIE_TURN, MOVEMENT, ADDING, TIDYING}
    for phase in phases:
        is_clean(SAY(f"phase-{phase.replace(' ', '-')}"))


def test_humans_have_letters_of_their_own() -> None:
    letters = [SAY(f"human-{name}.letter") for name in (*PEOPLE, DOG)]
    assert len(set(letters)) == 7


@pytest.mark.parametrize("reason", ENDINGS)
def test_every_ending_names_its_winner(reason: str) -> None:
    winner = "humans" if reason == "escaped" else "zombies"
    outcome = Outcome(reason, [0], [winner], {"score": 5, "round": 9})
    sentence = SAY.outcome(outcome)
    is_sentence(sentence)
    assert f"The {winner} win" in sentence


def test_both_sides_can_win_by_concession() -> None:
    for side in SIDES:
        assert SAY.outcome(Outcome("conceded", [0], [side])).startswith(f"The {side} win")


def test_the_game_introduces_itself() -> None:
    assert SAY.name == "Zombie Terror"
    is_sentence(SAY.blurb)


# --- Played -----------------------------------------------------------------


class Escapes(Telling):
    """What differs only in its fields is said once."""

    vague = ("replace",)

    def shape(self, what: tuple[object, ...]) -> str:
        return re.sub(r"\b[A-L]\d+\b", "*", repr(what))

    def is_curious(self, ask: Ask) -> bool:
        return True


@pytest.mark.parametrize("settings", TABLES, ids=lambda each: " ".join(each.values()) or "basic")
def test_whole_games_can_be_told(settings: dict[str, str]) -> None:
    """Random games: every event, ask, option and refusal of them is put into words."""
    Escapes(SAY, READER).games(2, settings, ("one", "two"))


# --- Reads well -------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "facts", "sentence"),
    [
        (
            "moved",
            {"human": "nurse", "start": "A1", "to": "A2"},
            "The Nurse moves from A1 to A2.",
        ),
        (
            "bitten",
            {"human": "banker", "effect": "briefcase", "field": "D4", "at": "D5"},
            "The zombie on D4 bites the Banker: he loses his briefcase.",
        ),
        (
            "bitten",
            {"human": "child", "effect": "wounded", "field": "D4", "at": "D5"},
            "The zombie on D4 bites the Child: she is wounded.",
        ),
        (
            "bitten",
            {"human": "dog", "effect": "dead", "field": "D4", "at": "D5"},
            "The zombie on D4 bites the Dog: it dies.",
        ),
        (
            "card-played",
            {"side": "humans", "card": "sawn-off", "targets": ["nurse", "D4"]},
            "The humans play “Sawn-off”: the Nurse fires at D4.",
        ),
        (
            "card-played",
            {"side": "zombies", "card": "horde", "targets": []},
            "The zombies play “Zombie Horde”. Two more zombies are added this turn, each on either "
            "half.",
        ),
        (
            "escaped",
            {"human": "child", "by": "canal", "stars": 1, "score": 4},
            "The Child escapes through the canal with 1 star; the humans have 4.",
        ),
        ("healed", {"human": "nurse", "patient": "child"}, "The Nurse heals the Child."),
        ("healed", {"human": "child", "patient": "child"}, "The Child is healthy again."),
        ("cards-dealt", {"side": "humans", "cards": 4}, "The humans draw 4 cards."),
        (
            "cards-dealt",
            {"side": "humans", "cards": 2, "hand": ["canal", "decoy"]},
            "The humans draw 2 cards: Canal and Decoy.",
        ),
    ],
)
def test_events_read_well(name: str, facts: dict[str, Any], sentence: str) -> None:
    assert SAY.event(name, facts) == sentence


@pytest.mark.parametrize(
    ("active", "ap", "sentence"),
    [
        (None, 0, "Who of the humans acts? Or end the turn."),
        ("nurse", 2, "What does the Nurse do? 2 action points are left."),
        ("nurse", 1, "What does the Nurse do with her last action point?"),
        (
            "policeman",
            0,
            "The Policeman has used all action points. Who acts next? Or end the turn.",
        ),
    ],
)
def test_the_question_knows_who_acts(active: str | None, ap: int, sentence: str) -> None:
    ask = Ask(0, "human-action", [("end",)], {"active": active, "ap": ap})
    assert SAY.ask(ask) == sentence


def test_additions_that_are_due_are_counted() -> None:
    facts: dict[str, Any] = {"due": ["S", "any", "any", "brute"], "pool": 3}
    assert SAY.ask(Ask(1, "adding", [("done",)], facts)) == (
        "Where does a new zombie come up? Still to add: one on the supermarket half, 2 on either "
        "half and the Brute on the car half. In the pool: 3."
    )


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (("lay", "canal", "E10", "flat"), "Lay the canal on E10"),
        (("lay", "car", "E16", "flat"), "Lay the escape car from E16 on"),
        (("lay", "booth", "E9", "S"), "Lay the guard booth on E9, with its door to the south"),
        (("lay", "large", "E9", "upright"),
         "Lay the large obstacle from E9 on, lying from south to north"),
    ],
)  # fmt: skip
def test_tokens_are_laid_as_they_look(option: Option, words: str) -> None:
    _, token, field, way = option
    assert SAY.option(Ask(0, "building", [option], {"token": token}), option) == words
    told = SAY.event("token-laid", {"side": "zombies", "token": token, "field": field, "way": way})
    assert told == f"The zombies l{words[1:]}."


@pytest.mark.parametrize(
    ("south", "north", "left"),
    [
        (5, 4, "5 on the supermarket half, 4 on the car half"),
        (0, 4, "4 on the car half"),
        (1, 0, "1 on the supermarket half"),
    ],
)
def test_a_full_half_is_not_counted(south: int, north: int, left: str) -> None:
    ask = Ask(1, "zombie-start", [("zombie", "A3")], {"half_s": south, "half_c": north})
    assert SAY.ask(ask) == f"Where does a zombie start? Still to come: {left}."


@pytest.mark.parametrize(
    ("letters", "words"),
    [
        ("FF*", "forward twice, then bite"),
        ("RF", "turn right, then forward"),
        ("-", "stay where it is"),
        ("*", "bite"),
    ],
)
def test_an_activation_is_said_step_by_step(letters: str, words: str) -> None:
    ask = Ask(1, "activation", [("do", letters)], {"field": "D4", "ap": 2})
    assert SAY.option(ask, ("do", letters)) == words


def test_parts_of_an_option_say_who_what_and_where() -> None:
    ask = Ask(0, "human-action", [("end",)], {"active": None, "ap": 0})
    assert SAY.parts(ask, ("move", "nurse", "B2")) == Parts("Nurse", "move to", "B2")
    assert SAY.parts(ask, ("play", "courage", "nurse", "B2")) == Parts(
        "Nurse", "“Courage” at", "B2"
    )
    assert SAY.parts(ask, ("play", "canal", "nurse")) == Parts("Nurse", "", "“Canal”")
    assert SAY.parts(ask, ("end",)) == Parts()


def test_a_missing_fact_is_an_error_where_it_must_be_noticed() -> None:
    with pytest.raises(MissingText):
        SAY.event("moved", {"human": "nurse", "start": "A1"})
    lenient = Speaker(Text("en", strict=False), GAME)
    assert "Nurse" in lenient.event("moved", {"human": "nurse", "start": "A1"})


def test_options_that_make_no_sense_can_still_be_said() -> None:
    """A client may ask why about anything; the answer must not break."""
    lenient = Speaker(Text("en", strict=False), GAME)
    ask = Ask(1, "activation", [("do", "FF")], {"field": "D4", "ap": 2})
    for option in [("do",), ("do", "XYZ"), ("play",), ("play", "nothing", "at", "all"), ("hop",)]:
        assert lenient.option(ask, option)
        lenient.parts(ask, option)
