"""How the game ends, and who has won (catalogue section 16)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import check_objective, move_track
from overrun.games.long_night.crisis import resolve_crisis

from .conftest import AddCards
from .scene import Scene

P1, P2, P3 = 0, 1, 2

CARDS = {
    "objectives": """
        [easy]
        length = "short"
        standard = { morale = 6, rounds = 6, goals = [{ is = "food", at_least = 0 }] }
        hard = { morale = 6, rounds = 6, goals = [{ is = "food", at_least = 0 }] }

        [never]
        length = "short"
        standard = { morale = 6, rounds = 6, goals = [{ is = "food", at_least = 99 }] }
        hard = { morale = 6, rounds = 6, goals = [{ is = "food", at_least = 99 }] }
    """,
    "secrets": """
        [loyal]
        goals = [{ is = "main-done" }, { is = "hand", kind = "fuel", at_least = 1 }]

        [gloomy]
        betrayal = true
        goals = [{ is = "morale-zero" }, { is = "hand", kind = "fuel", at_least = 1 }]

        [hoarder]
        goals = [{ is = "hand", kind = "fuel", at_least = 2 }]
    """,
    "exiles": """
        [grudge]
        loyal = [{ is = "main-failed" }]
        betrayer = [{ is = "main-failed" }, { is = "hand", kind = "food", at_least = 1 }]
    """,
    "crises": """
        [plague]
        accepts = ["medicine"]
        fail = [
            { do = "kill", who = "lowest", number = 2 },
            { do = "food", by = 5 },
        ]
    """,
}


@pytest.fixture(autouse=True)
def cards(add_cards: AddCards) -> None:
    for shelf, toml in CARDS.items():
        add_cards(shelf, toml)


def table(*secrets: str, objective: str = "never", morale: int = 6, rounds: int = 6) -> Scene:
    """Three players with one survivor in the colony each."""
    scene = Scene(morale=morale, rounds=rounds).secrets(*(secrets or ("loyal",) * 3))
    scene.survivor("dutch", P1).survivor("gia", P2).survivor("mei", P3)
    scene.s.objective = objective
    return scene


# -- when it ends ------------------------------------------------------------------------------


@pytest.mark.rule("LN-END-01")
def test_no_morale_ends_the_game_in_the_middle_of_whatever_goes_on() -> None:
    scene = table(objective="easy", morale=1).survivor("emma", P3, "school").turn(P2)
    scene.roll("bite").do("move:gia:school")
    assert (scene.s.morale, scene.ending) == (0, "morale")
    assert scene.table.asks == []  # the bite does not spread any more
    assert scene.table.outcome is not None
    assert scene.table.outcome.facts["main"] is False  # although it would be met


@pytest.mark.rule("LN-END-01")
def test_morale_never_goes_below_0() -> None:
    scene = table(morale=2).run(("pay_food", []))
    assert scene.s.morale == 1
    scene.run(("pay_food", []))
    assert (scene.s.morale, scene.ending) == (0, "morale")


@pytest.mark.rule("OP-31")
def test_the_last_death_is_finished_and_nothing_after_it() -> None:
    scene = table(morale=1).crisis("plague")
    scene.survivor("blue", P1, items=("pistol",)).roll([]).run(resolve_crisis)
    assert scene.ending == "morale"
    assert scene.s.graveyard == ["blue"]  # not the second one
    assert scene.s.players[P1].hand == ["pistol"]
    assert scene.s.food == 0  # nor the rest of the card


@pytest.mark.rule("LN-END-02")
def test_no_round_left_ends_the_game_without_another_look_at_the_objective() -> None:
    scene = table(objective="easy", rounds=1).run(move_track)
    assert (scene.s.rounds, scene.ending) == (0, "rounds")
    assert scene.table.outcome is not None
    assert scene.table.outcome.facts["main"] is False


@pytest.mark.rule("LN-END-03")
def test_a_complete_objective_ends_the_game() -> None:
    scene = table(objective="easy").run(check_objective, move_track)
    assert (scene.ending, scene.s.rounds) == ("objective", 6)
    assert table(objective="never").run(check_objective).ending is None


# -- who has won -------------------------------------------------------------------------------


@pytest.mark.rule("LN-END-04", "LN-END-05")
@pytest.mark.parametrize(
    ("reason", "winners"), [("objective", [P1, P3]), ("morale", [P2, P3]), ("rounds", [P3])]
)
def test_everyone_is_judged_by_the_own_objective(reason: str, winners: list[int]) -> None:
    """P1 wants the colony to succeed, P2 wants it to fall, P3 does not care."""
    scene = table("loyal", "gloomy", "hoarder", objective="easy", morale=1, rounds=1)
    for seat in (P1, P2, P3):
        scene.hand(seat, "fuel", "fuel")
    steps = {"objective": "check_objective", "morale": "pay_food", "rounds": "move_track"}
    scene.run((steps[reason], []))
    assert scene.ending == reason
    assert scene.winners == winners


@pytest.mark.rule("LN-END-04")
def test_what_counts_is_the_moment_of_the_end() -> None:
    scene = table("hoarder", "hoarder", "hoarder", rounds=1).crisis("plague")
    scene.hand(P1, "fuel", "fuel").hand(P2, "fuel", "fuel").turn(P1).do("add:fuel")
    scene.run(move_track)
    assert scene.winners == [P2]  # P1 had what it takes, but gave it away


@pytest.mark.rule("LN-END-06", "LN-END-07")
def test_all_may_lose_although_the_objective_is_complete() -> None:
    scene = table("loyal", "gloomy", "hoarder", objective="easy").hand(P3, "fuel")
    scene.run(check_objective)
    assert scene.ending == "objective"
    assert scene.winners == []


@pytest.mark.rule("LN-END-07")
def test_the_objective_alone_makes_nobody_win() -> None:
    scene = table("loyal", "loyal", "loyal", objective="easy").hand(P2, "fuel")
    scene.run(check_objective)
    assert scene.winners == [P2]


@pytest.mark.rule("LN-END-08", "LN-EXILE-02")
def test_an_exiled_player_is_judged_by_the_changed_objective() -> None:
    def winners(objective: str) -> list[int]:
        scene = table("loyal", "loyal", "loyal", objective=objective, rounds=1).exiled(P3)
        scene.s.players[P3].exile_card = "grudge"
        scene.hand(P2, "fuel").hand(P3, "fuel").run(check_objective, move_track)
        return scene.winners

    assert winners("easy") == [P2]
    assert winners("never") == [P3]  # the exile card wants what the old objective did not


@pytest.mark.rule("LN-END-08", "LN-EXILE-02")
def test_the_rest_of_the_old_objective_still_stands() -> None:
    scene = table("loyal", "loyal", "loyal", rounds=1).exiled(P3)
    scene.s.players[P3].exile_card = "grudge"
    scene.run(move_track)  # without the fuel
    assert scene.winners == []


@pytest.mark.rule("LN-END-08")
@pytest.mark.parametrize(("hand", "winners"), [(("fuel", "food-1"), [P3]), (("fuel",), [])])
def test_an_exile_card_asks_something_else_of_a_betrayer(
    hand: tuple[str, ...], winners: list[int]
) -> None:
    scene = table("loyal", "loyal", "gloomy", rounds=1).exiled(P3).hand(P3, *hand)
    scene.s.players[P3].exile_card = "grudge"
    scene.run(move_track)
    assert scene.winners == winners
