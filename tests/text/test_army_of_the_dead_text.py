"""The English of Army of the Dead: nothing that the game can say is without words."""

from __future__ import annotations

import ast
import re
from typing import Any

import msgspec
import pytest

import overrun.games.army_of_the_dead as package
from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome
from overrun.core.table import Table
from overrun.games.army_of_the_dead.actions import ACTIONS
from overrun.games.army_of_the_dead.board.ground import ground_of
from overrun.games.army_of_the_dead.cards import SKILLS, library
from overrun.games.army_of_the_dead.game import ArmyOfTheDead
from overrun.games.army_of_the_dead.mission.outcome import DEAD, ENDINGS, TEAM
from overrun.games.army_of_the_dead.mission.sheets import missions
from overrun.games.army_of_the_dead.state import END, KINDS, PLAYERS, SEATS, SETTING_UP, ZOMBIES
from overrun.text import MissingText, Text
from overrun.text.glossary import check
from overrun.text.glossary.army_of_the_dead import entries
from overrun.text.say import Parts, Speaker
from overrun.tools.catalog import load
from tests.text.sources import Source, named, word
from tests.text.telling import Reader, Telling, spelled

GAME = ArmyOfTheDead()
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
NOWHERE = Speaker(Text("en"), GAME, NAMES)  # strict: what has no words raises
SAY = NOWHERE.at_table(NAMES, {"mission": "back-door"})
SOURCE = Source(package)
READER = Reader(none=r"\bnone\b(?! is)")
is_clean, is_sentence = READER.is_clean, READER.is_sentence

TABLES: list[tuple[int, dict[str, str]]] = [
    *((1, {"mission": mission}) for mission in missions()),
    (3, {"mission": "cold-steel", "chain": "placed", "charge": "among"}),
    (6, {"mission": "convoy", "specialists": "free"}),
]

TOLD: dict[str, Any] = {
    "survivor": "hanne", "other": "tomasz", "by": "vesna", "companion": "femi", "zone": "A1h",
    "start": "A1i", "kind": "alpha", "card": "pistol", "cards": ["pistol", "pistol"],
    "companions": ["femi"], "survivors": ["hanne", "hanne", "femi"], "group": ["hanne", "femi"],
    "aboard": ["hanne"], "dice": ["6", "2"], "ammo": ["1"], "token": "yellow", "colour": "purple",
    "skill": "lucky", "level": "orange", "mission": "house-edge", "event": "key", "action": "cash",
    "door": "A1h-A1i", "deck": "orders", "bonus": "set", "seat": 1, "first": 2, "target": "alpha",
    "place": "hand", "slot": "0", "side": TEAM, "reason": "mission", "loss": "alone",
    "rule": "AD-OP-180", "cause": "lost-sleepers", "objective": "cash",
}  # fmt: skip
"""A fact of each name, as events tell it; those that are numbers are not among them."""

SPECIAL: dict[str, dict[str, Any]] = {
    "boarded": {"seat": "driver"},
    "changed-seat": {"seat": "gunner"},
    "vault-revealed": {"card": "clockwork"},
    "orders-card": {"card": "muster"},
    "zombie-card": {"card": "7"},
    "spawn-started": {"kind": "blue"},
    "die-turned": {"start": 3},
}
"""Events that mean something else by a name."""


# --- Complete ---------------------------------------------------------------


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    assert len({reason.key for reason in SOURCE.reasons}) > 70
    given = [
        Reason(each.rule, each.key, {name: TOLD.get(name, 3) for name in each.facts})
        for each in SOURCE.reasons
    ]
    READER.reasons(SAY, given, load(GAME.name).rules)


def test_events_asks_and_reasons_have_messages_and_no_message_is_left_over() -> None:
    told = {word(call.args[0]) for _, call in SOURCE.calls("tell")}
    assert named("ad-event-") == told | {"conceded"}
    assert named("ad-ask-") == SOURCE.asks
    assert named("ad-why-") == {reason.key for reason in SOURCE.reasons}
    assert named("ad-ending-") == set(ENDINGS)


def test_events_are_told_with_the_facts_that_they_have() -> None:
    for file, call in SOURCE.calls("tell"):
        name = word(call.args[0])
        given = [each.arg for each in call.keywords if each.arg != "reveals"]
        facts = {each: TOLD.get(each, 2) for each in given if each} | SPECIAL.get(name, {})
        assert None not in given, f"{file}:{call.lineno}: {ast.unparse(call)}"
        for speaker in (SAY, NOWHERE):
            is_sentence(speaker.event(name, facts))


def test_every_answer_has_words_and_no_words_are_left_over() -> None:
    verbs = named("ad-option-")
    assert set(ACTIONS) <= verbs
    assert verbs <= SOURCE.words


def test_every_setting_and_value_is_explained() -> None:
    READER.settings(SAY)
    assert SAY.setting("mission", "back-door") == "The Back Door"


def test_every_card_has_its_texts() -> None:
    assert check(GAME.name, SAY.text) == []


def test_whatever_stands_on_the_board_has_a_name() -> None:
    for kind in KINDS:
        for form in ("", ".many", ".upper"):
            is_clean(SAY(f"zombie-{kind}{form}"))
    for seat in SEATS:
        is_clean(SAY(f"seat-{seat}"))
    for phase in (SETTING_UP, PLAYERS, ZOMBIES, END):
        is_clean(SAY(f"phase-{phase}"))
    for mission in missions().values():
        assert named("ad-token-") >= {*mission.tokens, *mission.personal_tokens}


@pytest.mark.parametrize("mission", missions())
def test_every_zone_of_a_mission_can_be_named(mission: str) -> None:
    speaker = NOWHERE.at_table(NAMES, {"mission": mission})
    ground = ground_of(mission, missions()[mission].doors)
    said = [speaker.event("noise", {"zone": name}) for name in ground.names]
    assert len(set(said)) == len(ground.names)
    for sentence, name in zip(said, ground.names, strict=True):
        is_sentence(sentence)
        assert re.search(rf"(the street {name}|\({name}\))\.$", sentence)


@pytest.mark.parametrize("reason", ENDINGS)
def test_every_ending_is_told(reason: str) -> None:
    side = TEAM if reason == "escaped" else DEAD
    facts: dict[str, Any] = {"mission": "back-door", "round": 6}
    if reason in ("personal", "companion"):
        facts["survivor"] = "hanne"
    if reason == "mission":
        facts["loss"] = "alone"
    if reason == "out-of-reach":
        facts |= {"cause": "lost-goal", "objective": "cash"}
    sentence = SAY.outcome(Outcome(reason, [0] if side == TEAM else [], [side], facts))
    is_sentence(sentence)
    assert "“The Back Door”" in sentence
    assert ("the survivors win" in sentence) == (side == TEAM)
    is_sentence(SAY.event("ended", {"side": side, "reason": reason, "survivor": "hanne",
                                    "loss": "nobody-left"}))  # fmt: skip


def test_the_game_introduces_itself() -> None:
    assert SAY.name == "Army of the Dead"
    is_sentence(SAY.blurb)


# --- Played -----------------------------------------------------------------


class Heists(Telling):
    # turns that end at once, or go by with tidying up
    dull = ("end", "drop", "discard", "reorganise", "trade")
    dull_chance = 0.1

    def facts(self, ask: Ask) -> dict[str, Any]:
        return {name: fact for name, fact in ask.facts.items() if name not in ("crew", "gear")}

    def tell_events(self, table: Table[Any]) -> None:
        heard = [(event.name, event.facts) for event in table.heard(None)]
        for sentence in self.say.told(heard, aloud=True):
            if sentence:
                is_sentence(sentence)


@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=spelled)
def test_whole_games_can_be_told(seats: int, settings: dict[str, str]) -> None:
    """Random games: every event, ask, option and refusal of them is put into words."""
    speaker = NOWHERE.at_table(NAMES[:seats], settings)
    Heists(speaker, READER).games(seats, settings, ("one", "two", "three"))


# --- Reads well -------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "facts", "sentence"),
    [
        (
            "moved",
            {"survivor": "hanne", "start": "A1d", "zone": "A1h", "companions": []},
            "Hanne goes from the street A1d to the pawn shop (A1h).",
        ),
        (
            "moved",
            {"survivor": "hanne", "start": "A1d", "zone": "A1h", "companions": ["femi", "rafe"]},
            "Hanne goes from the street A1d to the pawn shop (A1h), with Femi and Rafe.",
        ),
        (
            "rolled",
            {"survivor": "hanne", "card": "shotgun", "zone": "A1h", "target": "",
             "dice": ["2", "6"], "ammo": ["1"], "accuracy": 4},
            "Hanne attacks the pawn shop (A1h) with the Shotgun: 2 and 6, ammo 1; 4 or more "
            "hits.",
        ),
        (
            "rolled",
            {"survivor": "hanne", "card": "knife", "zone": "A1h", "target": "snared-alpha",
             "dice": ["5"], "ammo": [], "accuracy": 6},
            "Hanne attacks a trapped Alpha in the pawn shop (A1h) with the Combat Knife: 5; only a "
            "6 hits.",
        ),
        (
            "killed",
            {"zone": "A1h", "kind": "shambler", "count": 3, "by": "hanne"},
            "Hanne kills 3 Shamblers in the pawn shop (A1h).",
        ),
        (
            "killed",
            {"zone": "A1b", "kind": "queen", "count": 1, "by": "hanne"},
            "Hanne kills the Queen in the street A1b.",
        ),
        (
            "friendly-fire",
            {"zone": "A1h", "survivors": ["hanne", "femi", "hanne"]},
            "Misses go astray in the pawn shop (A1h) and hit Hanne (2×) and Femi.",
        ),
        ("boarded", {"survivor": "hanne", "seat": "driver"},
         "Hanne gets into the truck, at the wheel."),
        ("turn", {"survivor": "hanne", "seat": 0}, "It is Hanne’s turn."),
        ("joined", {"survivor": "hanne", "seat": 1},
         "Hanne Brodersen, mine clearer, joins the team of Bob."),
        ("die-turned", {"start": 3, "value": 4}, "A 3 is turned into a 4."),
        (
            "special",
            {"survivor": "hanne", "mission": "cold-steel", "action": "gold", "zone": "A1h"},
            "Hanne lifts the first bar and laughs, because there is nothing else to be done with "
            "so much of it.",
        ),
    ],
)  # fmt: skip
def test_events_read_well(name: str, facts: dict[str, Any], sentence: str) -> None:
    assert SAY.event(name, facts) == sentence


def test_the_briefing_is_read_aloud_once() -> None:
    facts: dict[str, Any] = {"mission": "back-door", "tiles": ["R1", "R2"]}
    assert SAY.event("briefing", facts) == "The job: “The Back Door”."
    aloud = SAY.event("briefing", facts, aloud=True)
    assert aloud == f"The job: “The Back Door”. {SAY('mission-back-door-briefing')}"


@pytest.mark.rule("AD-OP-012")
@pytest.mark.parametrize(
    ("supply", "words"),
    [(36, "Shambler: there are 36 of them here, more than the 30 miniatures of the box."),
     (25, "Shambler: there are only 25 of them here, not all 30 of the box.")],
)  # fmt: skip
def test_a_sheet_says_truly_how_many_zombies_there_are(
    monkeypatch: pytest.MonkeyPatch, supply: int, words: str
) -> None:
    sheet = msgspec.structs.replace(missions()["back-door"], supply={"shambler": supply})
    monkeypatch.setitem(missions(), "back-door", sheet)
    entry = next(e for e in entries(SAY.text) if (e.shelf, e.id) == ("mission", "back-door"))
    assert words in entry.rules


def test_what_happens_at_once_is_told_at_once() -> None:
    moved = {"start": "A1d", "zone": "A1h"}
    told = SAY.told(
        [
            ("zombies-moved", {"kind": "shambler", "count": 2, **moved}),
            ("zombies-moved", {"kind": "alpha", "count": 1, **moved}),
            ("zombies-moved", {"kind": "alpha", "count": 1, "start": "A1h", "zone": "A1d"}),
            ("adrenaline", {"survivor": "hanne", "points": 5, "total": 6}),
            ("adrenaline", {"survivor": "femi", "points": 5, "total": 8}),
            ("woken", {"zone": "A1h", "count": 1}),
            ("woken", {"zone": "A1i", "count": 3}),
        ]
    )
    assert told == [
        "From the street A1d to the pawn shop (A1h) go 2 Shamblers and an Alpha.",
        "",
        "An Alpha goes from the pawn shop (A1h) to the street A1d.",
        "Hanne and Femi gain 5 adrenaline points each.",
        "",
        "Sleepers wake: one Shambler in the pawn shop (A1h) and 3 Shamblers in the back room "
        "(A1i).",
        "",
    ]


CARRIED: dict[str, Any] = {
    "survivor": "hanne",
    "crew": ["hanne", "femi"],
    "gear": ["pistol", "knife", "magazine", "", "", "knife", "", "", "knife", ""],
}


@pytest.mark.parametrize(
    ("option", "words", "parts"),
    [
        (("attack", "0", "A1h"), "Attack the pawn shop (A1h) with the Pistol",
         Parts("", "Pistol: attack", "the pawn shop (A1h)")),
        (("focus", "1", "A1h", "queen"),
         "Attack the Queen in the pawn shop (A1h) with the Combat Knife, all hits on one",
         Parts("", "Combat Knife: all hits on", "the Queen in the pawn shop (A1h)")),
        (("discard", "2"), "Discard the Magazine", Parts("", "Discard", "the Magazine")),
        (("discard", "3"), "Discard what is in the second pocket",
         Parts("", "Discard", "what is in the second pocket")),
        (("drop", "femi", "3"), "Femi discards the Combat Knife in the second pocket",
         Parts("Femi", "discards", "the Combat Knife in the second pocket")),
        (("reload", "2", "0"), "Reload the Pistol", Parts("", "Reload", "the Pistol")),
        (("swap", "0", "3"), "Move the Pistol from the right hand to the second pocket",
         Parts("", "Move the Pistol from the right hand to", "the second pocket")),
        (("swap", "1", "2"),
         "Swap the Combat Knife in the left hand for the Magazine in the first pocket",
         Parts("", "Swap the Combat Knife in the left hand for",
               "the Magazine in the first pocket")),
        (("swap", "hanne.3", "femi.0"),
         "Move the Combat Knife from the right hand of Femi to the second pocket of Hanne",
         Parts("", "Move the Combat Knife from the right hand of Femi to",
               "the second pocket of Hanne")),
        (("keep", "3"), "Put it into the second pocket", Parts()),
        (("keep", "1"), "Put it into the left hand and discard the Combat Knife", Parts()),
        (("noise",), "Make noise", Parts()),
        (("noise", "A1h"), "Put the noise token in the pawn shop (A1h)",
         Parts("", "Put the noise token", "in the pawn shop (A1h)")),
        (("take", "token-3"), "Take objective token 3", Parts()),
        (("take", "yellow"), "Pick up the yellow token", Parts()),
        (("take",), "Take the wounds", Parts()),
        (("lead", "rafe"), "Lead Rafe", Parts("", "Lead", "Rafe")),
        (("lead", "rafe", "femi"), "Rafe follows Femi", Parts()),
    ],
)  # fmt: skip
def test_answers_name_what_is_in_a_slot(option: Option, words: str, parts: Parts) -> None:
    ask = Ask(0, "action", [("end",)], CARRIED)
    assert SAY.option(ask, option) == words
    assert SAY.parts(ask, option) == parts


def test_an_action_of_the_mission_is_called_as_on_its_sheet() -> None:
    ask = Ask(0, "action", [("end",)], CARRIED)
    there = SAY.at_table(NAMES, {"mission": "cold-steel"})
    assert there.option(ask, ("special", "gold")) == "Mission: take the gold"
    # and what was said at one table is not what is said at another
    assert there.option(ask, ("move", "A1h")) == "Move to the counting room (A1h)"
    assert SAY.option(ask, ("move", "A1h")) == "Move to the pawn shop (A1h)"
    assert NOWHERE.option(ask, ("move", "A1h")) == "Move to zone A1h"


def _deal(**goods: list[str]) -> dict[str, Any]:
    """The facts of a trade that rafe has laid out for femi."""
    names = ("gets", "gives")
    lists = [f"{name}{part}" for name in names for part in ("", "_tokens", "_people")]
    return {"survivor": "femi", "by": "rafe", **{name: goods.get(name, []) for name in lists}}


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("action", {"survivor": "hanne", "actions": 3},
         "What does Hanne do? 3 actions are left."),
        ("action", {"survivor": "hanne", "actions": 1},
         "What does Hanne do with her last action?"),
        ("share-attack", {"zone": "A1h", "wounds": 2, "left": 3, "struck": []},
         "The zombies strike in the pawn shop (A1h); 3 attacks are left. Who takes the next, with "
         "2 wounds?"),
        ("share-attack",
         {"zone": "A1h", "wounds": 1, "left": 1, "struck": ["rafe", "rafe", "hanne"]},
         "The zombies strike in the pawn shop (A1h). Hit so far: Rafe (2×) and Hanne. Who takes "
         "the attack, with 1 wound?"),
        ("reroll", {"survivor": "rafe", "dice": ["1", "2"], "ammo": [], "accuracy": 4},
         "Lucky: Rafe has rolled 1 and 2; 4 or more hits. Roll all of it again?"),
        ("more-dice", {"survivor": "rafe", "dice": 2},
         "Sixes: does Rafe roll 2 more dice? Misses would hit friends."),
        ("challenge", {"survivor": "rafe", "dice": ["0"] * 5, "held": [], "rolls": 3},
         "The traps: Rafe has 3 rolls for five numbers in a row. Begin?"),
        ("challenge",
         {"survivor": "rafe", "dice": ["1", "2", "2", "5", "6"], "held": ["0", "3"], "rolls": 1},
         "The dice of Rafe show 1, 2, 2, 5 and 6, set aside 1 and 5; one roll is left. It takes "
         "five numbers in a row."),
        ("one-more", {"survivor": "rafe", "skill": "reaper"}, "Reaper: does one more fall?"),
        ("free-move", {"survivor": "rafe", "skill": "hit-and-run"},
         "Hit and Run: where does Rafe go at no cost?"),
        ("snare", {"zone": "A1h"}, "Whom does the bola catch in the pawn shop (A1h)?"),
        ("armour", {"zone": "A1h", "wounds": 1, "left": 1, "survivor": "rafe", "token": "yellow"},
         "Rafe is about to take 1 wound. Discard the yellow token to ignore the attack?"),
        ("wake-first", {"left": 2},
         "Only 2 Shamblers are left in the box. Which sleepers wake first?"),
        ("sneak-again", {"survivor": "rafe", "zone": "A1h"},
         "Rafe has stirred the sleepers in the pawn shop (A1h) with a 1. Roll again?"),
        ("hit", {"survivor": "rafe", "zone": "A1h", "damage": 2, "left": 2},
         "Whom does the next hit in the pawn shop (A1h) strike? 2 are left, each with damage 2."),
        ("turn-die", {"survivor": "rafe", "dice": ["1", "3"], "held": [], "rolls": 0},
         "The dice show 1 and 3. Which one is turned?"),
        ("arrange", {"survivor": "rafe", "partner": "femi", "left": 3},
         "What passes between Rafe and Femi?"),
        ("agree", _deal(gets=["smg", "smg"], gets_people=["hanne"], gives_tokens=["yellow"]),
         "Rafe would like to give Femi: Submachine Gun (2×) and Hanne, and have in return: the "
         "yellow token. Do you agree?"),
        ("agree", _deal(gets=["knife"]),
         "Rafe would like to give Femi: Combat Knife. Nothing is wanted in return. Do you agree?"),
        ("agree", _deal(gives=["knife"]),
         "Rafe would like to have from Femi: Combat Knife. Nothing is given in return. Do you "
         "agree?"),
        ("agree", _deal(), "Rafe would like to trade with Femi. Do you agree?"),
        ("put-down", {"survivor": "femi", "by": "rafe"},
         "Rafe is about to set off explosives, and those of Femi would go off as well. Does he "
         "discard any?"),
    ],
)  # fmt: skip
def test_questions_read_well(kind: str, facts: dict[str, Any], sentence: str) -> None:
    ask = Ask(0, kind, [("yes",)], facts)
    assert SAY.ask(ask) == sentence


def test_dice_of_the_vault_are_named_by_what_they_show() -> None:
    facts: dict[str, Any] = {"survivor": "rafe", "dice": ["1", "2", "5"], "held": [], "rolls": 2}
    ask = Ask(0, "challenge", [("roll",)], facts)
    assert SAY.option(ask, ("hold", "2")) == "Set a 5 aside"
    assert SAY.option(ask, ("turn", "0", "4")) == "Turn a 1 into a 4"
    assert SAY.option(ask, ("bonus", "femi", "extra-roll")) == "Femi helps: another roll"
    assert SAY.option(ask, ("roll",)) == "Roll the dice that are not set aside"
    assert SAY.option(ask, ("stop",)) == "Give up"
    walking = Ask(0, "stride", [("stop",)], {"survivor": "rafe", "left": 1})
    assert SAY.option(walking, ("stop",)) == "Stop here"


def test_skills_say_what_they_do_where_one_is_chosen() -> None:
    ask = Ask(0, "skill", [("skill", "lucky")], {"survivor": "hanne", "level": "orange"})
    for skill in SKILLS:
        words = SAY.option(ask, ("skill", skill))
        is_sentence(words.replace("+1", "One"))
        assert SAY.parts(ask, ("skill", skill)).target in words


def test_kits_are_named_by_what_is_in_them() -> None:
    for id, person in library().survivors.items():
        ask = Ask(0, "kit", [("kit", "a"), ("kit", "b")], {"survivor": id})
        for name, kit in zip("ab", person.kits, strict=True):
            words = SAY.option(ask, ("kit", name))
            assert all(SAY(f"card-{card}") in words for card in kit)


def test_a_missing_fact_is_an_error_where_it_must_be_noticed() -> None:
    with pytest.raises(MissingText):
        SAY.event("counted", {"survivor": "hanne", "kind": "alpha", "count": 2})


def test_options_that_make_no_sense_can_still_be_said() -> None:
    """A client may ask why about anything; the answer must not break."""
    lenient = Speaker(Text("en", strict=False), GAME).at_table((), {"mission": "back-door"})
    ask = Ask(0, "action", [("end",)], CARRIED)
    for option in [
        ("move",), ("move", "Z9"), ("attack", "9", "A1h"), ("attack", "x"), ("drop", "nobody", "0"),
        ("focus",), ("special", "dance"), ("take", ""), ("swap", "a", "b"), ("swap",),
        ("hold", "7"), ("kit", "c"), ("reload", "", ""), ("lead",), ("seat", "9"), ("first", "x"),
        ("hop",),
    ]:  # fmt: skip
        assert lenient.option(ask, option)
        lenient.parts(ask, option)


def test_an_answer_says_what_it_costs_and_whether_it_is_in_vain() -> None:
    ask = Ask(0, "action", [("end",)], {"survivor": "hanne", "actions": 3, "fare": 2})
    assert SAY.option(ask, ("move", "A1h")) == "Move to the pawn shop (A1h) (2 actions)"
    ask = Ask(
        0, "hit", [("hit", "alpha")], {"zone": "A1h", "damage": 1, "left": 1, "tough": ["alpha"]}
    )
    assert SAY.option(ask, ("hit", "shambler")) == "Hit a Shambler"
    assert SAY.option(ask, ("hit", "alpha")) == "Hit an Alpha (too tough: no effect)"
    ask = Ask(0, "action", [("end",)], {**CARRIED, "slow": ["1"]})
    kills = [SAY.option(ask, ("sleepers", slot)) for slot in ("0", "1")]
    assert [each.endswith(" (2 actions)") for each in kills] == [False, True]
