"""The steady bot of Zombie Terror: it plays everything, sees tactics, and beats chance."""

from __future__ import annotations

from functools import partial

import pytest

from overrun.bots import Bot, bot_names, let_answer, make_bot, play_on
from overrun.bots.base import Line, take_next
from overrun.bots.zombie_terror import HeuristicBot
from overrun.bots.zombie_terror.aims import Route, routes
from overrun.bots.zombie_terror.judge import maps_for
from overrun.bots.zombie_terror.weights import FITTED
from overrun.core.errors import BadSetting
from overrun.core.table import Table
from overrun.games.zombie_terror.game import ZombieTerror
from overrun.games.zombie_terror.state import ZombieTerrorState
from tests.games.zombie_terror.scene import Scene, scene

GAME = ZombieTerror()


def play(seed: str, *names: str, **settings: str) -> Table[ZombieTerrorState]:
    """A whole game between the bots of these names."""
    table = Table.new(GAME, settings=settings, seed=seed)
    bots = {seat: make_bot(name, GAME.name, f"{seed}/{seat}") for seat, name in enumerate(names)}
    play_on(table, bots, GAME.bound)
    return table


def let_turn_end(s: Scene, bot: Bot, kinds: tuple[str, ...]) -> None:
    """Have the bot answer as long as it is asked such things."""
    while s.table.asks and s.ask.kind in kinds:
        let_answer(s.table, s.ask, bot)


# -- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        {"layout": "compact", "zombie_deck": "alternative"},
        {"setup": "advanced", "zombies_per_half": "6"},
        {"setup": "free", "layout": "compact", "target": "4"},
        {"scenario": "lost-keys"},
        {"scenario": "good-boy", "layout": "compact"},
        {"scenario": "brute-and-runner", "sides": "drawn"},
        {"scenario": "two-ways-out", "zombies_per_half": "3"},
    ],
    ids=lambda settings: "-".join(settings.values()),
)
def test_it_plays_every_setting_to_the_end(settings: dict[str, str]) -> None:
    for number in range(2):
        assert play(f"settings {number}", "steady", "steady", **settings).ended


def test_it_beats_chance_from_either_side() -> None:
    humans = [play(f"h{number}", "steady", "random") for number in range(12)]
    zombies = [play(f"z{number}", "random", "steady") for number in range(12)]
    assert {table.outcome.sides[0] for table in humans if table.outcome} == {"humans"}
    assert {table.outcome.sides[0] for table in zombies if table.outcome} == {"zombies"}


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (play("again", "steady", "steady") for _ in range(2))
    assert first.log.hash == second.log.hash


def test_it_takes_over_in_the_middle_of_a_turn() -> None:
    table = Table.new(GAME, seed="takeover")
    first = {seat: make_bot("steady", GAME.name, f"first {seat}") for seat in range(2)}
    for most in (30, 31, 37, 45, 60, 90):
        play_on(table, first, most - len(table.answers))
        first = {seat: make_bot("steady", GAME.name, f"{most} {seat}") for seat in range(2)}
    play_on(table, first, GAME.bound)
    assert table.ended


def test_it_never_sees_the_state() -> None:
    """The bot looks ahead on worlds in which the other hand is drawn anew."""
    table = Table.new(GAME, seed="blind")
    bots = {seat: make_bot("steady", GAME.name, str(seat)) for seat in range(2)}
    play_on(table, bots, 26)
    seen = []

    class Watching(HeuristicBot):
        def choose(self, view, ask, worlds):  # type: ignore[no-untyped-def]
            def watched(seed: str) -> Table[ZombieTerrorState]:
                world = worlds(seed)
                seen.append((world.state.hands["zombies"], world.state.chance.key))
                return world

            return super().choose(view, ask, watched)

    for number in range(12):
        fork = table.fork(snapshots=True)
        let_answer(fork, fork.asks[0], Watching(f"watch {number}"))
    assert len({tuple(hand) for hand, _ in seen}) > 3
    assert table.state.chance.key not in {key for _, key in seen}


@pytest.mark.parametrize("kind", ["human-action", "zombie-action"])
def test_a_master_does_not_weigh_the_same_turn_twice(kind: str) -> None:
    """In another order it is the same: what would be tried twice takes the place of something."""
    table = Table.new(GAME, seed="twice", snapshots=True)
    bots = {seat: make_bot("steady", GAME.name, f"twice/{seat}") for seat in range(2)}
    turns = 0
    while table.asks and turns < 4:
        ask = table.asks[0]
        new = table.last is None or table.last.seat != ask.seat
        if ask.kind == kind and len(ask.options) > 1 and new:
            turns += 1
            bot = make_bot("steady", GAME.name, "twice")
            lines = bot.lines(table.view(ask.seat), ask, partial(table.world, ask.seat), 6)
            ends = {come_to(table.fork(), line) for line in lines}
            assert len(ends) == len(lines)
        let_answer(table, ask, bots[ask.seat])
    assert turns > 1


def come_to(table: Table[ZombieTerrorState], line: Line) -> tuple[object, ...]:
    """Where all stand, and which cards are left, when a line of answers has been given."""
    line, seat = [*line], table.asks[0].seat
    while table.asks and table.asks[0].seat == seat and line:
        option = take_next(line, table.asks[0])
        if option is not None:
            table.answer(seat, table.asks[0].number, option)
    s = table.state
    pawns = (f"{field} {pawn}" for field, pawn in s.pawns.items())
    return (*sorted(pawns), *s.hands[s.side_of(seat)], *sorted(s.activated))


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    assert bot_names("zombie-terror") == ("random", "newcomer", "sharp", "steady", "master")
    with pytest.raises(BadSetting, match="valid: random, newcomer, sharp, steady, master"):
        make_bot("genius", "zombie-terror", "seed")


# -- tactics -----------------------------------------------------------------------------------

HUMAN_ASKS = ("human-action", "decoy", "facing")
ZOMBIE_ASKS = ("zombie-action", "activation")


def test_the_child_runs_for_the_car_and_wins() -> None:
    s = scene(
        """
           A B C D
        4  . = = =
        3  . . . .
        2  v . C .
        1  . . . .
        """,
        escaped="B",
    )
    let_turn_end(s, HeuristicBot("run"), HUMAN_ASKS)
    assert s.winner == "humans"


def test_the_canal_card_is_played_when_it_wins() -> None:
    s = scene(
        """
           A B C D E
        6  = = = . .
        5  # # # # #
        4  . . . . .
        3  . . o . .
        2  . . C . .
        1  v . . . v
        """,
        hand_humans="canal",
        escaped="N",
    )
    let_turn_end(s, HeuristicBot("canal"), HUMAN_ASKS)
    assert s.winner == "humans"


def test_the_lumberjack_or_a_shot_clears_the_way() -> None:
    s = scene(
        """
           A B C
        4  # = #
        3  # ^ #
        2  . P .
        1  . C .
        """,
        escaped="B",
        bullets=1,
    )
    let_turn_end(s, HeuristicBot("shot"), HUMAN_ASKS)
    assert s.winner == "humans"


def test_a_zombie_takes_the_bite_that_wins() -> None:
    s = scene(
        """
           A B C D E
        5  = = = . .
        4  . . . . .
        3  . n . . .
        2  . > . . .
        1  ^ . . . >
        """,
        turn="movement",
        escaped="C",
        turned="banker, lumberjack, mechanic, policeman",
        aside=",",
    )
    let_turn_end(s, HeuristicBot("bite"), ZOMBIE_ASKS)
    assert s.winner == "zombies"


@pytest.mark.parametrize("card", ["manhole", "fence"])
def test_a_card_that_opens_a_field_is_played_for_a_better_one(card: str) -> None:
    s = scene(
        """
           A B C D E
        7  # # = # #
        6  . . . . .
        5  . . . . .
        4  . . o . .
        3  . . N . .
        2  . . . . .
        1  + . . . +
        """,
        turn="adding",
        hand_zombies=card,
        deck="alternative",
        half_line=1,
    )
    let_turn_end(s, HeuristicBot("opens"), ("adding", "facing"))
    assert s.s.hands["zombies"] == []
    assert s.zombies
    assert s.zombies.isdisjoint({"A1", "E1"})


def test_a_plan_whose_end_came_by_itself_does_not_end_the_next_turn() -> None:
    """Once the only human has acted, nobody is asked any more whether the turn is over."""
    s = scene(
        """
           A B C
        9  = = =
        8  . . .
        7  . . .
        6  . . .
        5  . . .
        4  . . .
        3  . . .
        2  . . .
        1  . C v
        """,
        escaped="B",
        turned="L, M, N, P",
    )
    bots = HeuristicBot("far"), HeuristicBot("near")
    while s.s.round == 1:
        let_answer(s.table, s.ask, bots[s.ask.seat])
    assert s.where("child") in ("A4", "B4", "C4")
    assert bots[0].plan == [("end",)]
    let_answer(s.table, s.ask, bots[0])
    assert s.s.active == "child"


# -- what scenarios want -----------------------------------------------------------------------

ROAD = """
       A B C D E F
    6  = = . . . .
    5  . . . . . .
    4  . . . . . .
    3  . . . . . .
    2  . . . . . .
    1  N . B . . M
"""


def way_of(s: Scene) -> dict[str, Route]:
    return routes(s.s, maps_for(s.s, FITTED))


def test_the_nearest_fetch_barrels_and_the_others_wait_for_them() -> None:
    s = scene(ROAD, scenario="empty-tank", things="A3, F3, D2", turned="L, C, P")
    ways = way_of(s)
    index = s.s.ground.index
    # the Nurse and the Mechanic have one on their way; the Banker waits
    assert ways["nurse"].steps[index["A1"]] == 2 + 3
    assert ways["mechanic"].steps[index["F1"]] == 2 + 7
    assert ways["banker"].steps[index["B5"]] >= 9  # at the car before it opens is no use
    full = scene(ROAD, scenario="empty-tank", things="A3", brought=2, turned="L, C, P")
    assert way_of(full) == {}


def test_a_crate_on_the_way_is_worth_a_star() -> None:
    s = scene(ROAD, scenario="last-supplies", things="A3", carried="banker", turned="L, C, P")
    ways = way_of(s)
    assert {name: way.stars for name, way in ways.items()} == {"nurse": 1, "banker": 1}


def test_humans_bring_a_barrel_to_the_car() -> None:
    s = scene(
        "4 = = =\n3 . . .\n2 . . .\n1 N . C",
        scenario="empty-tank",
        things="A2",
        brought=1,
        turned="B, L, M, P",
    )
    let_turn_end(s, HeuristicBot("fuel"), ("human-action",))
    assert s.s.brought == 2 or "nurse" in s.s.carried


def test_the_near_look_for_the_keys_and_the_others_wait_for_them() -> None:
    s = scene(ROAD, scenario="lost-keys", search="A3 keys, F3 noise", turned="L, C, P")
    index = s.s.ground.index
    ways = way_of(s)
    assert ways["nurse"].steps[index["A3"]] < ways["nurse"].steps[index["A1"]]
    assert ways["mechanic"].steps[index["F3"]] < ways["mechanic"].steps[index["F1"]]
    assert ways["banker"].steps[index["B5"]] >= 7  # at the car before it opens is no use
    one = scene(ROAD, scenario="lost-keys", search="A3 keys", turned="L, C, P")
    assert way_of(one)["nurse"].steps[index["A1"]] < ways["nurse"].steps[index["A1"]]


def test_who_has_the_keys_goes_straight_to_the_car() -> None:
    s = scene(ROAD, scenario="lost-keys", keys="mechanic", search="A3 noise", turned="L, C, P")
    index = s.s.ground.index
    ways = way_of(s)
    assert ways["mechanic"].steps[index["F1"]] == 9
    assert ways["banker"].steps[index["B5"]] >= 9
    lying = scene(ROAD, scenario="lost-keys", keys="A3", turned="L, C, P")
    assert way_of(lying)["nurse"].steps[index["A1"]] == 2 + 3
    assert way_of(scene(ROAD, scenario="lost-keys", keys="used", turned="L, C, P")) == {}
