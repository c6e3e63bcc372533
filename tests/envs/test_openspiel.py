"""OpenSpiel's own tests, on every game, and that its players learn no more than they may."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from overrun.core.conform import Fault, check_secrets
from overrun.core.errors import BadSetting, GameEnded, IllegalAnswer
from overrun.core.event import Heard
from overrun.core.table import Table
from overrun.envs.actions import LISTED, TABLE
from overrun.envs.openspiel import PARAMETERS, name_of, read, written
from overrun.envs.unfolding import DEALS, Moment, Step, tree_of
from overrun.games import GAMES
from tests.envs.test_encoding import tables

BOTH = pytest.mark.parametrize("actions", [TABLE, LISTED])
EVERY = pytest.mark.parametrize("game", [*GAMES])
ONE = next(iter(GAMES))


def load(game: str, **params: Any) -> Any:
    return pyspiel.load_game(name_of(game), params)


def play(game: Any, seed: int, most: int = 10_000) -> Iterator[Any]:
    """The states of a game of random players; the last is its end, unless it is cut off."""
    draw, state = Random(seed), game.new_initial_state()
    yield state
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(draw.choice(state.legal_actions()))
        yield state


def told(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player is told of a state."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions(player),
    )


# -- OpenSpiel's tests -----------------------------------------------------------------------


@EVERY
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    fewest = load(game, players=min(GAMES[game].seats))
    pyspiel.random_sim_test(fewest, num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_nothing_wrong_where_actions_are_listed() -> None:
    game = load(ONE, actions=LISTED, settings="layout:compact;round_limit:12")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@EVERY
def test_every_number_of_players_is_possible(game: str) -> None:
    for players in GAMES[game].seats:
        loaded = load(game, players=players)
        *_, state = play(loaded, players, most=30)
        assert loaded.num_players() == players == len(state.returns())
        assert state.moment.table.header.seats == players


@EVERY
def test_the_outcome_is_what_is_earned(game: str) -> None:
    seats = range(min(GAMES[game].seats))
    loaded = load(game, players=len(seats))
    *_, last = play(loaded, 1)
    outcome = last.moment.table.outcome
    assert last.returns() == [1 if seat in outcome.winners else -1 for seat in seats]
    assert last.move_number() <= loaded.max_game_length() + loaded.max_chance_nodes_in_history()


@EVERY
def test_its_learners_play_it(game: str) -> None:
    env = rl_environment.Environment(load(game))
    step = env.reset()
    for _ in range(20):
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"]
        assert [bool(each) for each in legal] == [each == player for each in range(len(legal))]
        step = env.step([legal[player][0]])
    assert step.rewards == [0.0] * env.num_players


def test_its_searches_look_ahead() -> None:
    state = load(ONE, settings="layout:compact").new_initial_state()
    for outcome in (1, 2):
        state.apply_action(outcome)
    sees, draw = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), np.random.RandomState(1)
    blind = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=sees,
        uct_c=1.0,
        max_simulations=3,
        random_state=draw,
    )
    bot = mcts.MCTSBot(state.get_game(), 1.0, 3, sees, random_state=draw)
    assert {blind.step(state), bot.step(state)} <= {*state.legal_actions()}


def test_python_ends_well_after_it() -> None:
    """OpenSpiel lets go of its games after Python has ended."""
    play = "state = pyspiel.load_game('%s').new_initial_state(); state.apply_action(1)"
    code = f"import pyspiel, overrun.envs.openspiel; {play % name_of(ONE)}; print(state)"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout


# -- games and their options -----------------------------------------------------------------


@EVERY
def test_every_option_can_be_chosen_and_is_part_of_the_games_name(game: str) -> None:
    for draw, table in tables(game, 4):
        settings, players = table.header.settings, table.header.seats
        named = load(game, players=players, settings=written(settings), seed=draw.randrange(9))
        again = pyspiel.load_game(str(named))
        assert str(again) == str(named)
        *_, state = play(again, 1, most=12)
        assert state.moment.table.header.settings == settings
        assert [str(each) for each in play(named, 1, most=12)][-1] == str(state)


def test_wrong_options_are_refused() -> None:
    with pytest.raises(BadSetting, match="name:value"):
        load(ONE, settings="layout=compact")
    with pytest.raises(BadSetting, match="layout"):
        load(ONE, settings="layout:round")
    with pytest.raises(BadSetting, match="is for 2 seats, not 9"):
        load(ONE, players=9)
    with pytest.raises(BadSetting, match="needs an outcome"):
        load(ONE, outcomes=0)
    with pytest.raises(BadSetting, match="'table' or 'listed'"):
        load(ONE, actions="psychic")


def test_settings_are_read_as_they_are_written() -> None:
    awkward = {"cards": "+axe, -skis(2); x=y:z", "layout": "compact"}
    assert read(written(awkward)) == awkward
    assert not {*written(awkward)} & {*",=()"}


def test_numbers_of_actions_are_those_of_the_other_environments() -> None:
    game = load(ONE)
    assert game.num_distinct_actions() == PARAMETERS["slots"]
    listed = load(ONE, actions=LISTED)
    assert listed.num_distinct_actions() < game.num_distinct_actions()
    rows = listed.num_distinct_actions() * PARAMETERS["features"]
    assert [rows] == np.subtract(
        listed.observation_tensor_shape(), game.observation_tensor_shape()
    ).tolist()
    assert load(ONE, actions=LISTED, features=0).observation_tensor_shape() == (
        game.observation_tensor_shape()
    )


# -- chance and history ----------------------------------------------------------------------


@EVERY
def test_the_same_history_is_the_same_game(game: str) -> None:
    *_, last = play(load(game), 1, most=60)
    again = load(game).new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    for player in range(last.num_players()):
        assert told(again, player) == told(last, player)


@EVERY
def test_other_outcomes_and_other_seeds_are_other_deals(game: str) -> None:
    def dealt(first: int, second: int, **params: Any) -> str:
        state = load(game, **params).new_initial_state()
        state.apply_action(first)
        state.apply_action(second)
        return str(state)

    deals = [dealt(1, 2), dealt(2, 1), dealt(1, 1), dealt(1, 2, seed=1)]
    assert len({*deals}) == len(deals)


def test_chance_says_what_comes_of_an_answer_and_of_nothing_else() -> None:
    """Dice are thrown at moments of chance only, and outcomes differ in what everybody sees."""
    thrown = quiet = before = 0
    random = False
    for state in play(load("long-night", outcomes=8), 3, most=400):
        drawn = state.moment.table.state.chance.drawn if state.moment.table else 0
        if state.is_chance_node() and state.move_number() >= DEALS:
            ends = [state.child(outcome).moment.table for outcome, _ in state.chance_outcomes()]
            thrown += len({msgspec.msgpack.encode(table.view(None)) for table in ends}) > 1
        elif state.move_number() > DEALS:
            assert (drawn != before) == random
            quiet += not random
        before, random = drawn, state.is_chance_node()
    assert thrown
    assert quiet


def test_who_looks_ahead_does_not_see_the_dice() -> None:
    """The same answer leads elsewhere, whatever the table would have drawn by itself."""
    chances = [s.clone() for s in play(load("long-night"), 3, most=200) if s.is_chance_node()]
    state = chances[-1]
    luck = state.moment.table.header.secret
    for outcome in range(3):
        assert state.child(outcome).moment.table.header.secret != luck


@EVERY
def test_a_copy_goes_on_by_itself(game: str) -> None:
    for number, state in enumerate(play(load(game), 2, most=80)):
        if number % 20 or state.is_terminal():
            continue
        copy, before = state.clone(), str(state)
        copy.apply_action(copy.legal_actions()[-1])
        assert str(state) == before != str(copy)


@EVERY
def test_it_can_be_written_down_and_gone_on_with(game: str) -> None:
    for number, state in enumerate(play(load(game, seed=4), 2, most=100)):
        if number not in (0, 1, 2, 30, 99) or state.is_terminal():
            continue
        written_down = pyspiel.serialize_game_and_state(state.get_game(), state)
        for again in (
            pyspiel.deserialize_game_and_state(written_down)[1],
            pickle.loads(pickle.dumps(state)),
        ):
            assert again.history() == state.history()
            for player in range(state.num_players()):
                assert told(again, player) == told(state, player)
            again.apply_action(state.legal_actions()[0])
            assert str(again) == str(state.child(state.legal_actions()[0]))


def test_what_is_not_possible_is_refused() -> None:
    *_, state = play(load(ONE), 1, most=DEALS)
    illegal = next(each for each in range(8192) if each not in state.legal_actions())
    with pytest.raises(IllegalAnswer, match="not an action that answers"):
        state.apply_action(illegal)
    with pytest.raises(IllegalAnswer, match="256 outcomes"):
        load(ONE).new_initial_state().apply_action(256)
    *_, last = play(load(ONE), 1)
    with pytest.raises(GameEnded):
        last.apply_action(0)


# -- whose turn it is ------------------------------------------------------------------------


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.races])
def test_of_those_who_are_asked_at_once_who_has_the_right_of_way_is_asked(game: str) -> None:
    several = 0
    for state in play(load(game), 1, most=300):
        if state.is_terminal() or state.is_chance_node():
            continue
        asks = state.moment.table.asks
        assert state.current_player() == asks[0].seat
        for other in asks[1:]:
            assert state.legal_actions(other.seat) == []
        several += len(asks) > 1
    assert several


@EVERY
@BOTH
def test_legal_actions_are_the_options(game: str, actions: str) -> None:
    for state in play(load(game, actions=actions, features=0), 1, most=60):
        if state.is_terminal() or state.is_chance_node():
            continue
        player, legal = state.current_player(), state.legal_actions()
        options = {state.action_to_string(player, action) for action in legal}
        assert options == {":".join(option) for option in state.moment.turn.options}
        assert [*np.flatnonzero(state.legal_actions_mask(player))] == legal == sorted(legal)


# -- nothing but what a player may know ------------------------------------------------------


def made_of(table: Table[Any], seat: int, heard: list[Heard]) -> object:
    """All that OpenSpiel's players get, of what a seat knows and has heard."""
    header = table.header
    tree = tree_of(header.game, header.seats, (*header.settings.items(),), LISTED)
    past = (Step("", [(each.name, each.facts) for each in heard]),)
    moment = Moment(tree, table, luck="", pasts=(past,) * header.seats)
    arrays = {name: array.tolist() for name, array in moment.observation(seat).items()}
    actions = moment.legal if moment.ask_of(seat) else []
    return moment.recalled(seat), moment.text(seat), arrays, [*actions]


@EVERY
def test_nobody_is_told_what_it_may_not_know(game: str) -> None:
    looked = 0
    for draw, table in tables(game, 2, snapshots=True):
        while table.asks and looked < 120:
            if draw.random() < 0.1:
                seat = draw.randrange(table.header.seats)
                check_secrets(table, seat, draw, Fault, sees=made_of)
                looked += 1
            ask = draw.choice(table.asks)
            table.answer(ask.seat, ask.number, draw.choice(ask.options))
    assert looked > 10


@EVERY
def test_what_is_recalled_is_what_was_heard_and_answered(game: str) -> None:
    *_, last = play(load(game), 5, most=150)
    table = last.moment.table
    for seat, past in enumerate(last.moment.pasts):
        heard = [each for step in past for each in step.heard]
        assert heard == [(each.name, each.facts) for each in table.heard(seat)]
        answers = [step.answer.split()[2] for step in past if step.answer]
        assert answers == [each.option for each in table.answers if each.seat == seat]


@EVERY
def test_states_that_a_player_cannot_tell_apart_are_drawn(game: str) -> None:
    draw, others = Random(1), 0
    for number, state in enumerate(play(load(game), 6, most=120)):
        if state.is_terminal() or state.is_chance_node() or number % 6:
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, draw.random)
        assert told(world, player) == told(state, player)
        others += str(world) != str(state)
        for _ in range(5):  # it can be gone on with
            if not world.is_terminal():
                world.apply_action(draw.choice(world.legal_actions()))
    assert others


def test_only_players_look() -> None:
    game = load(ONE)
    for kind in (
        pyspiel.IIGObservationType(
            perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        ),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
    ):
        with pytest.raises(BadSetting, match="as one of the players"):
            game.make_py_observer(kind)
    with pytest.raises(BadSetting, match="no parameters"):
        game.make_py_observer(None, {"x": 1})
