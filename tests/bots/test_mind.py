"""What bots have learned: numbers for a look, a policy and a value."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from overrun.bots.arithmetic import exp
from overrun.bots.mind import Look, Numbers, Policy, Value, knows, look_of, mind
from overrun.bots.mind.numbers import UNIT, Kind, Net
from overrun.bots.mind.policy import LIKELIEST, NEVER, drawn
from overrun.core.errors import BadSetting, ContentError
from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.games import GAMES, find


class Lamp(Look):
    """A room with some light, where one may read or sleep."""

    NUMBERS: ClassVar = {"light": "how bright it is", "hours": "how late it is"}
    TRAITS: ClassVar = {"book": "which book it is"}

    def __init__(self, view: Any, seat: int) -> None:
        super().__init__(view, seat)
        self.position = [view["light"], view["hours"]]

    def traits(self, ask: Ask) -> list[list[str]]:
        return [[f"book/{option[1]}"] if len(option) > 1 else [] for option in ask.options]


NUMBERS = Numbers(
    game="lamp",
    position=["light", "hours"],
    policy={
        "evening": Kind(
            verbs={"read": [0, UNIT, 0], "sleep": [UNIT, 0, UNIT // 2]},
            traits={"book/atlas": -UNIT, "book/novel": UNIT},
        )
    },
    value=Net(line=[0, 1000, 0], bends=[[-20_000, 0, 10_000, 500]]),
)
EVENING = Ask(0, "evening", [("read", "atlas"), ("read", "novel"), ("sleep",)])


def test_an_option_is_worth_its_verb_in_this_position_and_its_traits() -> None:
    policy = Policy(Lamp, NUMBERS)
    bright, late = {"light": 3, "hours": 1}, {"light": 0, "hours": 9}
    assert policy.scores(bright, EVENING) == [2 * UNIT, 4 * UNIT, UNIT + UNIT // 2]
    assert policy.choose(bright, EVENING) == ("read", "novel")
    assert policy.choose(late, EVENING) == ("sleep",)


def test_what_was_never_met_counts_nothing() -> None:
    odd = Ask(0, "morning", [("rise",), ("snooze", "again")])
    assert Policy(Lamp, NUMBERS).scores({"light": 5, "hours": 5}, odd) == [0, 0]


def test_what_is_left_out_of_a_draw_would_never_be_drawn() -> None:
    assert int(LIKELIEST * exp(-NEVER)) == 0
    options = [("far",), ("near",), ("best",)]
    scores = [-NEVER * UNIT, 1 - UNIT, 0]
    found = {drawn(options, scores, Random(seed)) for seed in range(60)}
    assert found == {("near",), ("best",)}


def test_options_are_drawn_as_often_as_they_are_likely() -> None:
    policy, draw = Policy(Lamp, NUMBERS), Random("mind")
    view = {"light": 1, "hours": 2}
    drawn = [policy.draw(view, EVENING, draw) for _ in range(3000)]
    atlas, novel, sleep = (drawn.count(option) for option in EVENING.options)
    # 0, 2 and 2 logits: one to e² to e²
    assert 100 < atlas < 300
    assert abs(novel - sleep) < 200


def test_a_bend_counts_only_above_nothing() -> None:
    value = Value(Lamp, NUMBERS)
    assert value.logit([4, 2]) == 4000
    assert value.logit([4, 3]) == 4000 + 5000
    assert value.chance({"light": 0, "hours": 0}, 0) == 0.5


def test_numbers_are_read_as_they_were_written() -> None:
    assert Numbers.read(NUMBERS.write(), Lamp) == NUMBERS


def test_a_file_has_a_line_for_each_list_and_each_family_of_traits() -> None:
    lines = [line.strip() for line in NUMBERS.write().decode().splitlines()]
    assert '"sleep": [10000,0,5000]' in lines
    assert '"book/atlas":-10000,"book/novel":10000' in lines
    assert len(lines) < 25


def test_what_says_nothing_is_left_out() -> None:
    numbers = Numbers.read(NUMBERS.write(), Lamp)
    numbers.policy["evening"].traits["book/dull"] = UNIT // 100
    numbers.policy["noon"] = Kind(verbs={"eat": [UNIT, UNIT, 0]})
    numbers.trim()
    assert numbers == NUMBERS


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 2}, "format 2"),
        ({"position": ["light"]}, "another look: hours differs"),
        ({"position": ["hours", "light"]}, "their order differs"),
        ({"surprise": 1}, "unknown field"),
    ],
)
def test_numbers_of_something_else_are_refused(change: dict[str, Any], said: str) -> None:
    plain = {**msgspec.to_builtins(NUMBERS), **change}
    with pytest.raises(ContentError, match=said):
        Numbers.read(msgspec.json.encode(plain), Lamp)


def test_a_broken_file_is_refused() -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        Numbers.read(NUMBERS.write()[:-20], Lamp)


def test_of_an_unknown_game_nothing_is_known() -> None:
    assert look_of("lamp") is None
    assert not knows("lamp")
    with pytest.raises(BadSetting, match="overrun train lamp"):
        mind("lamp")


LEARNED = [game for game in GAMES if knows(game)]


@pytest.mark.parametrize("game", LEARNED)
def test_a_look_tells_what_it_says_it_does(game: str) -> None:
    """Every number has a name and a sentence, every trait a family with a sentence, and every
    option its traits, through a whole game."""
    look = mind(game).look
    rules = find(game)
    seats = rules.seats.start
    table = Table.new(rules, seats=seats, seed="look", events=False)
    draw = Random("look")
    while table.asks:
        ask = table.asks[0]
        seen = look(table.view(ask.seat), ask.seat)
        assert len(seen.position) == len(look.NUMBERS)
        assert all(type(number) is int for number in seen.position), seen.position
        traits = seen.traits(ask)
        assert len(traits) == len(ask.options)
        strange = {
            name for row in traits for name in row if name.partition("/")[0] not in look.TRAITS
        }
        assert not strange, ask.kind
        table.answer(ask.seat, ask.number, draw.choice(ask.options))


@pytest.mark.parametrize("game", LEARNED)
def test_every_number_that_was_learned_is_of_the_look(game: str) -> None:
    known = mind(game)
    for kind in known.numbers.policy.values():
        assert {name.partition("/")[0] for name in kind.traits} <= set(known.look.TRAITS)
        assert {len(row) for row in kind.verbs.values()} <= {len(known.look.NUMBERS) + 1}
