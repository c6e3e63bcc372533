"""The English of Zombie Terror: nothing that the game can say is without words."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

import overrun.games.zombie_terror as package
from overrun.core.catalog import load
from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome
from overrun.core.table import Table
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
from overrun.text import MissingText, Text, keys
from overrun.text.say import Parts, Speaker

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


# --- What the source says ---------------------------------------------------


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(Path(package.__path__[0]).glob("*.py")):
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """All calls of a function or method of this name in the game, with the file."""
    for file, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
                if called == name:
                    yield file, node


def word(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), ast.unparse(node)
    assert isinstance(node.value, str)
    return node.value


@cache
def reasons() -> list[Reason]:
    """Every reason of the game: the constants of all modules, and those made on the spot."""
    found = []
    for module in iter_modules(package.__path__, package.__name__ + "."):
        members = vars(import_module(module.name)).values()
        found += [member for member in members if isinstance(member, Reason)]
    for file, call in calls("Reason"):
        rule, key, *facts = call.args
        names = [word(name) for name in facts[0].keys if name] if facts else []  # type: ignore[attr-defined]
        found.append(Reason(word(rule), word(key), dict.fromkeys(names, 3)))
        assert not call.keywords, f"{file}:{call.lineno}"
    return found


def event_names() -> set[str]:
    return {word(call.args[0]) for _, call in calls("tell")} | {"conceded"}


def ask_kinds() -> set[str]:
    return {word(call.args[1]) for _, call in calls("Ask")}


# --- Complete ---------------------------------------------------------------


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    rules = load(GAME.name).rules
    assert len({reason.key for reason in reasons()}) > 80
    for reason in reasons():
        sentence = SAY.reason(reason)
        assert sentence.endswith(f"({reason.rule})")
        is_sentence(SAY.why(reason))
        assert reason.rule in rules


def test_events_asks_and_reasons_have_messages_and_no_message_is_left_over() -> None:
    def named(prefix: str) -> set[str]:
        known = [key for key in keys("en") if "." not in key]
        return {key.removeprefix(prefix) for key in known if key.startswith(prefix)}

    assert named("zt-event-") == event_names()
    assert named("zt-ask-") == ask_kinds()
    assert named("zt-why-") == {reason.key for reason in reasons()}
    assert named("zt-ending-") == set(ENDINGS)
    assert named("zt-card-") == set(CARDS)
    assert named("zt-human-") == {*PEOPLE, DOG}


def test_every_setting_and_value_is_explained() -> None:
    for setting in GAME.settings:
        assert SAY.setting(setting.name)
        is_sentence(SAY.setting_help(setting.name))
        names = [SAY.setting(setting.name, value) for value in setting.values]
        assert len(set(names)) == len(setting.values)


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


@pytest.mark.parametrize("settings", TABLES, ids=lambda each: " ".join(each.values()) or "basic")
def test_whole_games_can_be_told(settings: dict[str, str]) -> None:
    """Random games: every event, ask, option and refusal of them is put into words.

    What differs only in its fields is said once.
    """
    said: set[object] = set()
    for seed in ("one", "two"):
        table = Table.new(GAME, settings=settings, seed=seed)
        draw = random.Random(seed)
        while not table.ended:
            ask = table.asks[0]
            tell_ask(table, ask, said)
            # turns that end at once would leave most of the game unsaid
            options = [each for each in ask.options if each != ("end",) or draw.random() < 0.2]
            table.answer(ask.seat, ask.number, draw.choice(options or ask.options))
        for viewer in (None, 0, 1):
            for event in table.heard(viewer):
                if unsaid(said, "event", event.name, event.facts):
                    is_sentence(SAY.event(event.name, event.facts))
        assert table.outcome is not None
        is_sentence(SAY.outcome(table.outcome))
    assert len(said) > 100


def tell_ask(table: Table[Any], ask: Ask, said: set[object]) -> None:
    if unsaid(said, "ask", ask.kind, ask.facts):
        is_sentence(SAY.ask(ask))
    for option in ask.options:
        if unsaid(said, "option", ask.kind, option):
            tell_option(ask, option)
    for option, reason in table.refused(ask):
        if unsaid(said, "refused", ask.kind, option, reason.key):
            tell_option(ask, option)
            is_sentence(SAY.reason(reason).removesuffix(f" ({reason.rule})"))


def tell_option(ask: Ask, option: Option) -> None:
    words = SAY.option(ask, option)
    is_clean(words)
    parts = SAY.parts(ask, option)
    assert not parts.actor or parts.actor[0].isupper()
    if parts.target and option[0] != "replace":
        # parts and sentence speak of the same thing
        assert parts.target.strip("“”") in words


def unsaid(said: set[object], *what: object) -> bool:
    shape = re.sub(r"\b[A-L]\d+\b", "*", repr(what))
    if shape in said:
        return False
    said.add(shape)
    return True


def is_clean(words: str) -> None:
    assert words
    assert not re.search(r"[{}\[\]$]|  | [.,;:]|none\b|zt-|_", words), words
    assert words == words.strip()


def is_sentence(words: str) -> None:
    is_clean(words)
    assert words[0].isupper(), words
    assert words[-1] in ".?!", words


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
