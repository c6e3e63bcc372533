"""Every option of every game is of a declared verb, with arguments of its kinds."""

from __future__ import annotations

import random
from typing import Any

import pytest

from overrun.core import conform
from overrun.core.action import MANY, MAYBE, Verb, among
from overrun.core.errors import RulesError
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import GAMES, find

MOST = 400
"""Answers of one game after which it has shown enough."""
DECLARED = sorted(name for name in GAMES if find(name).verbs)


def problem(table: Table[Any], ask: Ask, option: Option) -> str:
    """What is wrong with an option; nothing if it is of a declared verb with its kinds."""
    verb = table.game.verbs.get(option[0])
    if verb is None:
        return f"{option} in {ask.kind!r} is of no declared verb"
    if verb.read(table.state, option) is None:
        return f"{option} in {ask.kind!r} is not as {verb.name!r} is declared: {list(verb.kinds)}"
    given = [value for value in verb.named(option).values() if value is not None]
    words = [word for value in given for word in ([value] if isinstance(value, str) else value)]
    return "" if words == list(option[1:]) else f"{option} is named as {given}"


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("name", DECLARED)
def test_each_offered_and_each_considered_option_is_of_a_declared_verb(
    name: str, number: int
) -> None:
    game = find(name)
    draw = random.Random(f"verbs/{name}/{number}")
    seats, settings = conform.any_settings(game, draw)
    table = Table.new(game, seats=seats, settings=settings, seed=f"verbs/{number}")
    choose = conform.any_verb(draw)
    for answer in range(MOST):
        if table.ended:
            break
        for ask in table.asks:
            thought_of = game.considered(table.state, ask) if answer % 10 == 0 else ()
            for option in (*ask.options, *thought_of):
                assert not problem(table, ask, option)
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, choose(table, ask))


@pytest.mark.parametrize("name", DECLARED)
def test_whatever_no_verb_reads_is_refused(name: str) -> None:
    """Words that nobody would say: too many, too few, or none of the kind."""
    game = find(name)
    draw = random.Random(f"nonsense/{name}")
    seats, settings = conform.any_settings(game, draw)
    table = Table.new(game, seats=seats, settings=settings, seed="nonsense")
    for _ in range(60):
        if table.ended:
            break
        ask = draw.choice(table.asks)
        for verb in game.verbs:
            for words in ((), ("nonsense",), ("",) * 2, ("0", "nonsense"), ("-1",) * 3, ("",) * 9):
                option = (verb, *words)
                if option not in ask.options:
                    assert game.why_not(table.state, ask, option) is not None, (ask.kind, option)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))


# -- what a declaration says -------------------------------------------------------------------

DIE = among("die", *"123456")


def test_arguments_that_may_be_left_out_come_last() -> None:
    with pytest.raises(RulesError, match="after one that may be left out"):
        Verb("use", die=DIE.maybe, other=DIE)
    with pytest.raises(RulesError, match="after one that may be left out"):
        Verb("use", die=DIE.many, other=DIE.maybe)
    assert [DIE.maybe.times, DIE.many.times] == [MAYBE, MANY]


def test_an_option_is_read_by_its_kinds() -> None:
    use = Verb("use", what=among("what", "axe"), die=DIE.maybe)
    assert use.read(None, ("use", "axe")) == ("axe",)
    assert use.read(None, ("use", "axe", "6")) == ("axe", "6")
    for nonsense in (("use",), ("use", "6"), ("use", "axe", "7"), ("use", "axe", "6", "6")):
        assert use.read(None, nonsense) is None
    assert use.named(("use", "axe")) == {"what": "axe", "die": None}
    thought_of = list(use.considered(None, Ask(0, "action", [("end",)])))
    assert thought_of == [("use", "axe", die) for die in "123456"]
