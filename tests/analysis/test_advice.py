"""Advice: what to do, why, and what else one might."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any, ClassVar
from unittest.mock import patch

import pytest

from overrun.analysis.advice import OTHERS, Advice, advise, reasons
from overrun.analysis.telling import why
from overrun.bots.mind import Look, Mind, Numbers, mind
from overrun.bots.mind.numbers import Kind
from overrun.bots.search.playout import SURE, Playout
from overrun.core.event import Viewer
from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games import find
from overrun.server.workers import _advise
from overrun.text import Text
from overrun.text.say import Speaker
from tests.analysis.test_analysis import LEARNED, choice
from tests.core.toy import Toy


def advised(table: Table[Any]) -> Advice:
    ask = table.asks[0]
    seat = ask.seat
    return advise(table.game.name, table.view(seat), ask, partial(table.world, seat), "seed")


@pytest.mark.parametrize("game", LEARNED)
def test_it_is_legal_has_chances_and_is_the_same_again(game: str) -> None:
    table = choice(game)
    found = advised(table)
    options = table.asks[0].options
    assert found.option in options
    assert found.chance is not None
    assert 0 <= found.chance <= 1
    named = [option for option, _ in found.others]
    assert len({found.option, *named}) == 1 + len(named) == min(1 + OTHERS, len(options))
    assert set(named) <= set(options)
    chances = [chance for _, chance in found.others]
    assert chances == sorted(chances, reverse=True)
    assert set(found.reasons) <= set(mind(game).look.TRAITS)
    assert advised(table) == found
    assert why(Speaker(Text("en"), table.game), found).endswith(".")


def test_what_wins_in_every_world_is_advised() -> None:
    table = choice("zombie-terror")
    found = advised(table)
    best = found.others[-1][0]

    def played(self: Playout, table: Table[Any], line: Any, seed: str) -> int:
        return SURE if line[0] == best else SURE // 5

    with patch.object(Playout, "__call__", played):
        changed = advised(table)
    assert (changed.option, changed.chance) == (best, 1.0)
    assert {chance for _, chance in changed.others} == {0.2}


def test_a_seat_is_advised_by_what_it_sees() -> None:
    """Of the table as it is nothing is looked at but the view of who asks."""
    table = choice("long-night")
    ask = table.asks[0]
    seen: set[Viewer] = set()
    dream = table.with_other_luck("dream").header
    view, world = Table.view, Table.world

    def watched(self: Table[Any], viewer: Viewer) -> Any:
        if self.header is not dream:
            seen.add(viewer)
        return view(self, viewer)

    def dreaming(self: Table[Any], *args: Any, **named: Any) -> Table[Any]:
        found = world(self, *args, **named)
        found.header = dream
        return found

    with patch.object(Table, "view", watched), patch.object(Table, "world", dreaming):
        _advise("x", "long-night", table.dump(events=False), ask.seat, ask.number, "")
    assert seen == {ask.seat}


def test_a_reason_speaks_for_one_and_not_for_the_other() -> None:
    table = choice("zombie-terror")
    ask = table.asks[0]
    view = table.view(ask.seat)
    learned = mind("zombie-terror")
    scores = learned.policy.scores(view, ask)
    ranked = sorted(zip(scores, ask.options, strict=True), reverse=True)
    best, worst = ranked[0][1], ranked[-1][1]
    assert reasons(learned, view, ask, best, best) == []
    assert reasons(learned, view, ask, best, worst)
    for one, other in combinations(ask.options, 2):
        for_one = reasons(learned, view, ask, one, other)
        assert not set(for_one) & set(reasons(learned, view, ask, other, one))


class Signs(Look):
    """A look whose options carry their traits in their names."""

    NUMBERS: ClassVar = {}
    TRAITS: ClassVar = {"warm": "", "dry": "", "near": ""}

    def traits(self, ask: Ask) -> list[list[str]]:
        return [option[1].split("+") for option in ask.options]


def test_less_bad_is_no_reason_and_next_to_nothing_is_not_told() -> None:
    weights = {
        "warm/yes": 4000,
        "warm/no": -3000,
        "dry/yes": 500,
        "near/far": -100,
        "near/off": -900,
    }
    kind = Kind(traits=weights)
    learned = Mind(Signs, Numbers(game="camp", position=[], policy={"spot": kind}))
    barn, bush = ("go", "warm/yes+dry/yes+near/far"), ("go", "warm/no+near/off")
    ask = Ask(0, "spot", [barn, bush])
    assert reasons(learned, None, ask, barn, bush) == ["warm"]
    assert reasons(learned, None, ask, bush, barn) == []


def test_words_for_the_reasons_and_a_sentence_where_there_are_none() -> None:
    speaker = Speaker(Text("en"), find("zombie-terror"))
    option, other = ("end",), ("stop",)
    known = Advice(option, 0.5, [(other, 0.4)], ["flee", "unheard-of", "nearer"])
    said = why(speaker, known)
    assert said == "What speaks for it: it leads out of danger and it leads nearer to the car."
    assert "comes out best" in why(speaker, Advice(option, 0.5, [(other, 0.4)], ["unheard-of"]))
    assert "clearly better" in why(speaker, Advice(option, 0.4, [(other, 0.5)]))
    assert why(speaker, Advice(option)) == ""


def test_before_the_first_round_there_are_reasons_but_no_chances() -> None:
    found = advised(Table.new(find("zombie-terror"), seed="set-up"))
    assert found.chance is None
    assert not found.others
    assert found.reasons


def test_where_nobody_has_learned_there_is_an_answer_and_no_more() -> None:
    table = Table.new(Toy(), seed="a")
    ask = table.asks[0]
    found = advise("lanterns", table.view(ask.seat), ask, partial(table.world, ask.seat), "seed")
    assert found == Advice(found.option)
    assert found.option in ask.options
