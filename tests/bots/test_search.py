"""Search: budgets, halving, playouts, and the master."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from itertools import takewhile
from typing import Any

import pytest

from overrun.bots import RandomBot, let_answer, make_bot
from overrun.bots.base import Bot, Line, Worlds
from overrun.bots.levels import TEMPTING, NewcomerBot
from overrun.bots.mind import knows, mind
from overrun.bots.mind.numbers import UNIT
from overrun.bots.search.budget import Milliseconds, Playouts
from overrun.bots.search.halving import Judged, halve
from overrun.bots.search.master import MasterBot
from overrun.bots.search.playout import SURE, Playout
from overrun.bots.search.thinking import USUAL, Thinking, manner
from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.state import Outcome
from overrun.core.table import Table
from overrun.games import GAMES, find

LEARNED = [game for game in GAMES if knows(game)]
FIRST_LOOK = USUAL.first_look
ROADS: list[Line] = [[("bridge",)], [("ford",)], [("ferry",)], [("detour",)]]
WORTH = {"bridge": 0.7, "ford": 0.2, "ferry": 0.65, "detour": 0.1}


def walked(line: Line, world: int) -> int:
    """A road is good in most worlds, or in few: the luck of the world is the same for all."""
    return SURE if (world * 37 % 100) / 100 < WORTH[line[0][0]] else 0


def test_the_better_half_gets_as_much_again() -> None:
    judged = halve(ROADS, walked, Playouts(200))
    assert [each.option for each in judged[:2]] == [("bridge",), ("ferry",)]
    tried = {each.option: len(each.found) for each in judged}
    assert tried["bridge",] == tried["ferry",] > tried["ford",] == tried["detour",]
    assert tried["ford",] >= USUAL.first_look
    assert sum(tried.values()) <= 204


def test_where_all_is_the_same_no_more_thought_is_wasted() -> None:
    for first_look in (1, 5):
        judged = halve(ROADS, lambda line, world: SURE // 2, Playouts(1000), first_look)
        assert {len(each.found) for each in judged} == {first_look}


def test_a_small_budget_still_looks_at_everything() -> None:
    judged = halve(ROADS, walked, Playouts(1))
    assert all(each.found for each in judged)


def test_what_is_departed_from_is_tried_as_often_as_what_looks_best() -> None:
    """Its lead is the larger the more worlds tell of both."""
    judged = halve(ROADS[::-1], walked, Playouts(200))
    tried = {each.option: len(each.found) for each in judged}
    assert judged[0].option == ("bridge",)
    assert tried["detour",] == tried["bridge",] > tried["ford",]


def test_a_lead_is_as_sure_as_the_worlds_agree_on_it() -> None:
    sure = Judged([("a",)], [5, 5, 5]).lead(Judged([("b",)], [3, 3, 3]))
    unsure = Judged([("a",)], [9, 0, 6]).lead(Judged([("b",)], [3, 3, 3]))
    assert sure == (6, 0)
    assert unsure[0] == 6
    assert unsure[1] > 0


def test_time_is_a_budget_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 5.0
    monkeypatch.setattr("time.thread_time", lambda: now)
    budget = Milliseconds(300)
    budget.spend()
    assert budget.spent == 0
    now += 0.15
    assert 0.49 < budget.spent < 0.51


@pytest.mark.parametrize("playouts", ["0", "many", "-3", ""])
def test_a_strange_number_of_playouts_is_refused(playouts: str) -> None:
    with pytest.raises(BadSetting, match=r"playouts|bot for"):
        make_bot(f"master:{playouts}" if playouts else "sharp:9", "zombie-terror", "a")


def opened(game: str, seed: str, answers: int) -> Table[Any]:
    """A table after some answers by chance, at an ask with a choice."""
    rules = find(game)
    table = Table.new(rules, seats=rules.seats.start, seed=seed, events=False, snapshots=True)
    chance = RandomBot(seed)
    while table.answered < answers or len(table.asks[0].options) == 1:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, chance.choose(None, ask, partial(table.world, ask.seat)))
    return table


def acting() -> tuple[Table[Any], Ask]:
    """A table of Zombie Terror at which a human acts, with the ask."""
    table = opened("zombie-terror", "line", 30)
    while table.asks[0].kind != "human-action":
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, RandomBot("line").choose(None, ask, table.world))
    return table, table.asks[0]


@pytest.mark.parametrize("game", LEARNED)
def test_a_playout_goes_to_the_end_of_the_round_or_of_the_game(game: str) -> None:
    table = opened(game, "playout", 12)
    ask = table.asks[0]
    world = table.world(ask.seat, "world")
    before = table.game.progress(table.state)
    chance = Playout(mind(game), ask.seat)(world, [ask.options[0]], "seed")
    assert 0 <= chance <= SURE
    assert world.ended or table.game.progress(world.state) > before
    assert table.game.progress(table.state) == before, "the table itself stays as it is"


def test_a_steady_player_may_judge_what_comes_of_a_line() -> None:
    table = opened("zombie-terror", "playout", 30)
    ask = table.asks[0]

    class Seer(Stubborn):
        def foresee(self, table: Table[Any], seat: int) -> float:
            return 0.25 if seat == ask.seat and table.asks[0].seat != seat else 1.0

    thinking = Thinking(rounds=0, by_steady=True, foresight=True)
    playout = Playout(mind("zombie-terror"), ask.seat, thinking, lambda seed: Seer())
    world = table.world(ask.seat, "world")
    assert playout(world, [ask.options[0]], "seed") == SURE // 4


def test_steady_players_of_a_playout_take_its_table_as_it_is() -> None:
    """Drawing its hidden things once more might find nothing that fits what happened there."""
    table = opened("zombie-terror", "playout", 30)
    ask = table.asks[0]
    world = table.world(ask.seat, "world")
    seen = []

    class Planning(Stubborn):
        def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
            seen.append(worlds("any").state.hands)
            return super().choose(view, ask, worlds)

    thinking = Thinking(rounds=1, by_steady=True)
    hands = {side: set(hand) for side, hand in world.state.hands.items()}
    Playout(mind("zombie-terror"), ask.seat, thinking, lambda seed: Planning())(world, [], "seed")
    assert seen
    assert all(set(each[side]) <= hands[side] for each in seen for side in hands)


@pytest.mark.parametrize("game", LEARNED)
def test_a_playout_may_end_with_the_round_whoever_is_asked_then(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(game, "playout", 12)
    ask = table.asks[0]
    world = table.world(ask.seat, "world")
    before = table.game.progress(table.state)
    rounds = []
    take = world.answer

    def noted(seat: int, number: int, option: Option) -> None:
        rounds.append(table.game.progress(world.state))
        take(seat, number, option)

    monkeypatch.setattr(world, "answer", noted)
    Playout(mind(game), ask.seat, Thinking(own_turn=False))(world, [ask.options[0]], "seed")
    assert set(rounds) == {before}
    assert world.ended or table.game.progress(world.state) > before


def beside_others(game: str, kind: str) -> tuple[Table[Any], Ask]:
    """A table at which several are asked the same at once, with the ask of one who comes later."""
    table = opened(game, "beside", 0)
    while len(table.asks) < 2 or {ask.kind for ask in table.asks} != {kind}:
        let_answer(table, table.asks[0], RandomBot("beside"))
    return table, table.asks[-1]


def test_where_two_act_at_once_a_turn_is_judged_when_it_is_over() -> None:
    """After each action the other one of the pair comes first; that is not the end of a turn."""
    game = "warring-colonies"
    table, ask = beside_others(game, "action")
    other = table.asks[0]
    action = next(option for option in ask.options if option[0] != "end")
    world = table.world(ask.seat, "world")
    Playout(mind(game), ask.seat, manner(game))(world, [action], "seed")
    assert ask.seat in world.state.done
    assert other.seat not in world.state.done, "the turn of the other one is not"
    assert {each.seat for each in world.answers[table.answered :]} == {ask.seat}


def test_a_turn_in_a_war_goes_on_while_the_other_one_moves() -> None:
    """They move in turn, and then act; only after that it is over."""
    game = "warring-colonies"
    table = opened(game, "moving", 0)
    while table.asks[0].kind != "movement" or len(table.asks[0].options) < 3:
        let_answer(table, table.asks[0], RandomBot("moving"))
    ask = table.asks[0]
    move = next(option for option in ask.options if option[0] == "move")
    world = table.world(ask.seat, "world")
    Playout(mind(game), ask.seat, manner(game))(world, [move], "seed")
    assert ask.seat in world.state.done
    assert table.state.partner(ask.seat) not in world.state.done


def test_what_others_are_asked_together_with_a_seat_belongs_to_its_turn() -> None:
    """What all say in secret is judged when it is told, whoever says it first."""
    game = "long-night"
    table, ask = beside_others(game, "keep-token")
    world = table.world(ask.seat, "world")
    Playout(mind(game), ask.seat, manner(game))(world, [ask.options[0]], "seed")
    given = {each.ask for each in world.answers[table.answered :]}
    assert given >= {each.number for each in table.asks}


@pytest.mark.parametrize("game", LEARNED)
def test_the_same_seed_gives_the_same_thoughts(game: str) -> None:
    def thought() -> list[tuple[Line, list[int]]]:
        """What a master thinks the first time that it does."""
        table = opened(game, "thoughts", 15)
        bot = MasterBot(mind(game), partial(make_bot, "steady", game), partial(Playouts, 24), "a")
        while not bot.thoughts:
            ask = table.asks[0]
            chosen = bot.choose(table.view(ask.seat), ask, partial(table.world, ask.seat))
            table.answer(ask.seat, ask.number, chosen)
        return [(each.line, each.found) for each in bot.thoughts]

    assert thought() == thought()


@pytest.mark.parametrize("game", LEARNED)
def test_thinking_changes_nothing_at_the_table(game: str) -> None:
    table = opened(game, "quiet", 10)
    ask = table.asks[0]
    before = table.dump()
    make_bot("master:12", game, "a").choose(
        table.view(ask.seat), ask, partial(table.world, ask.seat)
    )
    assert table.dump() == before


class Stubborn(Bot):
    """Takes the last option, whatever it is."""

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        return ask.options[-1]


class Planner(Stubborn):
    """Means to end its turn at once, and could also move before."""

    def lines(self, view: Any, ask: Ask, worlds: Worlds, most: int) -> list[Line]:
        first = next(option for option in ask.options if option[0] == "move")
        return [[("end",)], [first, ("rest", first[1]), ("end",)]]


def test_a_line_is_kept_up_as_long_as_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The playouts prefer the longer line; so it is carried out without another thought."""
    table = opened("zombie-terror", "line", 30)
    while table.asks[0].kind != "human-action" or table.view(0).activated:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, RandomBot("line").choose(None, ask, table.world))
    monkeypatch.setattr(Playout, "__call__", lambda self, table, line, seed: SURE * len(line) // 9)
    bot = MasterBot(mind("zombie-terror"), lambda seed: Planner(), partial(Playouts, 6), "a")
    done, thoughts = [], 0
    while not done or done[-1] != ("end",):
        ask = table.asks[0]
        done.append(bot.choose(table.view(ask.seat), ask, partial(table.world, ask.seat)))
        thoughts += bool(bot.thoughts)
        table.answer(ask.seat, ask.number, done[-1])
    assert [option[0] for option in done] == ["move", "rest", "end"]
    assert thoughts == 1
    bot.line = [("end",)]  # as if the rules themselves had ended the turn
    while table.asks[0].kind != "human-action":
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, RandomBot("line").choose(None, ask, table.world))
    ask = table.asks[0]
    option = bot.choose(table.view(ask.seat), ask, partial(table.world, ask.seat))
    assert option[0] == "move", "what is left of a line is not for the next turn"


def test_asks_that_answer_themselves_do_not_break_a_line() -> None:
    bot = MasterBot(mind("zombie-terror"), lambda seed: Planner(), partial(Playouts, 6), "a")
    bot.line = [("go",), ("halt",), ("rest",), ("end",)]
    options: list[Option] = [("go",), ("rest",), ("end",)]

    def answered(number: int, options: list[Option]) -> Option:
        ask = Ask(0, "way", options)
        ask.number = number
        return bot.choose(None, ask, lambda seed: pytest.fail("it thinks"))

    assert answered(1, options) == ("go",)
    assert answered(3, options) == ("rest",), "only a halt was possible meanwhile"
    assert answered(4, [("end",)]) == ("end",)
    assert not bot.line


def test_before_the_first_round_a_steady_player_knows_best() -> None:
    table = Table.new(find("zombie-terror"), seed="line-up", snapshots=True)
    bot = MasterBot(mind("zombie-terror"), lambda seed: Stubborn(), partial(Playouts, 9), "a")
    while table.asks[0].kind != "human-start" or len(table.asks[0].options) == 1:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, ask.options[0])
    ask, view = table.asks[0], table.view(table.asks[0].seat)
    assert bot.liked(view, ask, [ask.options[-1]])
    assert bot.choose(view, ask, partial(table.world, ask.seat)) == ask.options[-1]
    assert not bot.thoughts


def test_nothing_is_changed_in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    table, ask = acting()
    monkeypatch.setattr(Playout, "__call__", lambda self, table, line, seed: SURE * len(line) // 9)
    for budget, first_look, chosen in (
        (1, 3, "end"),
        (4, 3, "end"),
        (4, 2, "move"),
        (9, 3, "move"),
    ):
        thinking = Thinking(first_look=first_look)
        bot = MasterBot(
            mind(table.game.name), lambda seed: Planner(), partial(Playouts, budget), "a", thinking
        )
        option = bot.choose(table.view(ask.seat), ask, partial(table.world, ask.seat))
        assert option[0] == chosen


@pytest.mark.parametrize("both", [False, True])
def test_the_policy_may_add_to_several_lines_of_the_steady_player(both: bool) -> None:
    table, ask = acting()
    thinking = Thinking(both=both, lines=3, likely=100 * UNIT)
    bot = MasterBot(mind("zombie-terror"), lambda s: Planner(), partial(Playouts, 9), "a", thinking)
    view = table.view(ask.seat)
    bot.choose(view, ask, partial(table.world, ask.seat))
    own = Planner().lines(view, ask, partial(table.world, ask.seat), 3)
    others = [each.line for each in bot.thoughts if each.line not in own]
    assert len(others) == (1 if both else 0), "as far as they leave room"
    assert len({each.option for each in bot.thoughts}) == len(bot.thoughts)


def test_the_rest_of_a_turn_may_be_played_as_it_will_be(monkeypatch: pytest.MonkeyPatch) -> None:
    table, ask = acting()
    world = table.world(ask.seat, "world")
    asked, given = [], []
    take = world.answer

    class Noted(Stubborn):
        def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
            asked.append(ask.number)
            return super().choose(view, ask, worlds)

    def noted(seat: int, number: int, option: Option) -> None:
        given.append((seat, number))
        take(seat, number, option)

    monkeypatch.setattr(world, "answer", noted)
    move = next(option for option in ask.options if option[0] == "move")
    thinking = Thinking(turn_by_steady=True)
    Playout(mind("zombie-terror"), ask.seat, thinking, lambda seed: Noted())(world, [move], "seed")
    own = [*takewhile(lambda each: each[0] == ask.seat, given)]
    assert [number for _, number in own[1:]] == asked != []
    assert len(given) > len(own), "the others are played by the policy"


class Sure(Stubborn):
    """Finds that there is nothing to think about."""

    def wavers(self, view: Any, ask: Ask) -> bool:
        return False


def test_where_a_thought_is_not_worth_its_time_the_steady_player_answers() -> None:
    table, ask = acting()
    bot = MasterBot(mind("zombie-terror"), lambda seed: Sure(), partial(Playouts, 9), "a")
    chosen = bot.choose(table.view(ask.seat), ask, partial(table.world, ask.seat))
    assert (chosen, bot.thoughts) == (ask.options[-1], [])


def test_a_lead_may_be_too_slight(monkeypatch: pytest.MonkeyPatch) -> None:
    """All worlds say that the longer line is better, but by no more than the value may err."""
    table, ask = acting()
    monkeypatch.setattr(Playout, "__call__", lambda self, table, line, seed: 10_000 * len(line))
    for margin, chosen in ((19_000, "move"), (21_000, "end")):
        bot = MasterBot(
            mind(table.game.name), lambda seed: Planner(), partial(Playouts, 9), "a",
            Thinking(margin=margin),
        )  # fmt: skip
        option = bot.choose(table.view(ask.seat), ask, partial(table.world, ask.seat))
        assert option[0] == chosen


def test_who_plays_for_a_side_wins_with_it() -> None:
    """In a war a colony may reach its aim while nobody's own objective is fulfilled."""
    table = Table.new(find("warring-colonies"), seats=6, seed="side", events=False)
    table.state.outcome = Outcome("objective", winners=[2], sides=["blue"])
    blue = [seat for seat in range(6) if table.game.side(table.state, seat) == "blue"]
    alone, together = Thinking(), Thinking(for_side=True)
    assert [seat for seat in range(6) if alone.won(table, seat)] == [2]
    assert [seat for seat in range(6) if together.won(table, seat)] == blue


class Reluctant(Planner):
    """Would rather not move."""

    def misgiving(self, line: Line) -> int:
        return 0 if line == [("end",)] else self.reluctance

    def __init__(self, reluctance: int) -> None:
        self.reluctance = reluctance


def test_what_the_steady_player_finds_worse_must_make_up_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, ask = acting()
    monkeypatch.setattr(Playout, "__call__", lambda self, table, line, seed: 10_000 * len(line))
    for reluctance, chosen in ((19_000, "move"), (21_000, "end")):
        bot = MasterBot(
            mind(table.game.name), lambda seed, much=reluctance: Reluctant(much),
            partial(Playouts, 9), "a",
        )  # fmt: skip
        option = bot.choose(table.view(ask.seat), ask, partial(table.world, ask.seat))
        assert option[0] == chosen


def newcomer(number: int) -> NewcomerBot:
    bot = make_bot("newcomer", "army-of-the-dead", str(number))
    assert isinstance(bot, NewcomerBot)
    return bot


def tempted() -> tuple[Table[Any], Ask]:
    """A table at which a turn begins, and more than one action looks good."""
    table = Table.new(find("army-of-the-dead"), seed="newcomer", events=False, snapshots=True)
    usual, policy = make_bot("steady", "army-of-the-dead", "a"), mind("army-of-the-dead").policy
    while True:
        ask = table.asks[0]
        looks = [score for _, score in policy.ranked(table.view(ask.seat), ask)]
        if ask.kind == "action" and len(looks) > 1 and looks[1] > looks[0] - UNIT:
            return table, ask
        let_answer(table, ask, usual)


def test_a_newcomer_is_carried_away_by_what_looks_almost_as_good() -> None:
    """It does what a steady player would, or what looks good at a glance, but nothing else."""
    table, ask = tempted()
    view, worlds = table.view(ask.seat), partial(table.world, ask.seat)
    usual = make_bot("steady", "army-of-the-dead", "a").choose(view, ask, worlds)
    looks = dict(mind("army-of-the-dead").policy.ranked(view, ask))
    near = {option for option in looks if looks[option] >= max(looks.values()) - TEMPTING}
    answers = [newcomer(number).choose(view, ask, worlds) for number in range(40)]
    assert {*answers} <= near | {usual}
    assert near - {usual} == {*newcomer(0).tempting(view, ask, usual)}
    assert set() < near - {usual} < {*looks}
    assert 4 <= sum(answer != usual for answer in answers) <= 24  # about three in ten


def test_a_newcomer_takes_care_after_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a turn of many answers is not spoilt more often than one of few."""
    monkeypatch.setattr(import_module("overrun.bots.levels"), "SLIP", 1.0)
    table, mistakes = opened("army-of-the-dead", "care", 0), []
    bots = {seat: newcomer(seat) for seat in range(table.header.seats)}
    while table.asks and table.answered < 150:
        ask = table.asks[0]
        bot, before = bots[ask.seat], bots[ask.seat].careful
        let_answer(table, ask, bot)
        if bot.careful != before:
            assert ask.number >= before
            mistakes.append(ask.number)
    assert len(mistakes) > 4


def test_a_newcomer_to_a_game_that_nobody_has_learned_is_tempted_by_anything() -> None:
    table, ask = tempted()
    bot = NewcomerBot(lambda seed: make_bot("steady", "army-of-the-dead", seed), None, "a")
    others = bot.tempting(table.view(ask.seat), ask, ask.options[0])
    assert [*others] == ask.options[1:]


def test_tables_of_earlier_versions_find_their_bots() -> None:
    assert type(make_bot("heuristic", "long-night", "a")) is type(
        make_bot("steady", "long-night", "a")
    )


def test_a_role_may_be_thought_about_in_another_manner() -> None:
    """And judged by other chances than the value that was learned of all seats."""
    table = opened("long-night", "roles", 12)
    ask = table.asks[0]
    view, mine = table.view(ask.seat), mind("long-night")
    role = Thinking(chance=lambda view, seat: 0.25)
    usual = Thinking(of_role=lambda view, seat: role if seat == ask.seat else None)
    assert usual.about(view, ask.seat) is role
    assert usual.about(view, ask.seat + 1) is usual
    assert Playout(mine, ask.seat, role).chance(view) == 0.25
    assert Playout(mine, ask.seat, usual).chance(view) == mine.value.chance(view, ask.seat)
    steady = partial(make_bot, "steady", "long-night")
    bot = MasterBot(mine, steady, partial(Playouts, 1), "a", usual)
    bot.choose(view, ask, partial(table.world, ask.seat))
    assert bot.thinking is role
