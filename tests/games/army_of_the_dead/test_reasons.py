"""Every answer that is refused is refused with a reason, whatever it is."""

from __future__ import annotations

import random

import pytest

from overrun.core import conform
from overrun.core.errors import IllegalAnswer
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games.army_of_the_dead.actions import ACTIONS
from overrun.games.army_of_the_dead.mission.sheets import missions
from overrun.text import Text, keys
from overrun.tools.catalog import load

from .scene import GAME, Heist

RULES = load(GAME.name).rules


def everything() -> Heist:
    """A board with something of everything on it."""
    actions = {"call": {"zones": ["A1f"], "do": [{"do": "mark", "mark": "called"}]}}
    heist = Heist(2, truck="A1b", actions=actions, doors=["A1a-A1g"])
    skills = ["sprint", "charge", "bloodlust-melee", "shove", "lifesaver", "born-leader"]
    heist.survivor("ann", "A1a", hand=["crowbar", "sniper-rifle"], pack=["smg", "magazine"],
                   dry=("smg",), skills=skills, tokens=["yellow"])  # fmt: skip
    heist.survivor("bob", "A1b", seat=1, hand=["knife"]).survivor("cat", "A1a")
    heist.companion("kid", "A1a").zombies("A1a", shambler=1).zombies("A1c", shambler=2, alpha=1)
    heist.sleepers("A1g", 2).token("A1a", "red", "near").token("A1f", "red", "far")
    return heist.truck("A1b", gunner="bob").personal("vesna").turn("ann")


def test_all_that_one_might_think_of_is_offered_or_explained() -> None:
    heist = everything()
    offered = set(heist.ask.options)
    thought_of = list(dict.fromkeys(GAME.considered(heist.s, heist.ask)))
    assert offered <= set(thought_of)
    refused = dict(heist.table.refused(heist.ask))
    assert set(thought_of) == offered | set(refused)
    assert {option[0] for option in thought_of} >= set(ACTIONS) - {"gun-focus", "drop", "use-token"}
    assert len({reason.rule for reason in refused.values()}) > 15
    words = keys("en")
    for reason in refused.values():
        assert reason.rule in RULES
        assert f"ad-why-{reason.key}" in words


@pytest.mark.parametrize("mission", missions())
def test_in_games_every_refusal_names_a_rule_and_has_words(mission: str) -> None:
    table = Table.new(GAME, seats=2, settings={"mission": mission}, seed="reasons")
    draw = random.Random(mission)
    choose = conform.any_verb(draw)
    text = Text("en")
    said = set()
    while not table.ended and len(table.answers) < 120:
        for ask in table.asks:
            for _, reason in table.refused(ask):
                assert reason.rule in RULES
                if reason.key not in said:
                    said.add(reason.key)
                    assert text(f"ad-why-{reason.key}", **reason.facts)
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, choose(table, ask))
    assert len(said) > 5


WORDS = [
    "", "A1a", "A1c", "A9z", "a1a", "0", "1", "4", "5", "-1", "²", "٣", "1.0", " 0", "ann", "bob",
    "kid", "nobody", "driver", "bus", "shambler", "zeus", "snared-alpha", "near", "call", "yellow",
]  # fmt: skip


@pytest.mark.rule("AD-PPH-01")
def test_no_nonsense_confuses_the_rules() -> None:
    heist = everything()
    draw = random.Random("nonsense")
    verbs = [*ACTIONS, "end", "fly", ""]
    for _ in range(4000):
        option: Option = (
            draw.choice(verbs), *(draw.choice(WORDS) for _ in range(draw.randrange(4))),
        )  # fmt: skip
        reason = heist.table.why_not(heist.ask, option)
        assert (reason is None) == (option in heist.ask.options), option
        if reason is not None:
            assert reason.rule in RULES


@pytest.mark.rule("AD-DEF-05")
def test_a_zone_is_named_by_the_name_that_counts() -> None:
    heist = Heist(board=[["R1", "R2"]], start=["A1n"]).survivor("ann", "A1n").turn("ann")
    assert heist.zone("B1a") == heist.zone("A1b")  # one street corner on both tiles
    assert heist.may("move:A1b")
    assert heist.refuses("move:B1a") == "AD-PPH-01"


def test_other_questions_refuse_what_they_do_not_offer() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").zombies("A1a", shambler=1)
    heist.zombie_phase()
    with pytest.raises(IllegalAnswer) as caught:
        heist.do("wound:nobody")
    assert caught.value.reason is not None
    assert caught.value.reason.rule in RULES
