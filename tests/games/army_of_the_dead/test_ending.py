"""Winning and losing, and what does neither (catalogue G2); missions' own ends are in
``test_missions.py``."""

from __future__ import annotations

import pytest

from overrun.core.table import Table
from overrun.games.army_of_the_dead.mission.outcome import ENDINGS

from .opening import Opening
from .scene import GAME, Heist, weapon

HOME = {"home": {"is": "everybody-in", "zones": ["A1b"]}}


@pytest.mark.vector("army-of-the-dead", "AD-TV-104")
@pytest.mark.rule("AD-WIN-03", "AD-WIN-04")
@pytest.mark.parametrize("achieved", [True, False])
def test_losing_the_owner_of_an_objective_loses_the_game(achieved: bool) -> None:
    heist = Heist().survivor("vesna", "A1a", health=1).survivor("bob", "A1f").personal("vesna")
    heist.s.personal[0].done = achieved
    heist.zombies("A1a", shambler=1).run(("zombie_pass", [1]))
    assert heist.ending == "personal"
    assert heist.winners == []
    assert heist.told("ended")[0]["survivor"] == "vesna"


@pytest.mark.vector("army-of-the-dead", "AD-TV-105")
@pytest.mark.rule("AD-WIN-08", "AD-HLT-06")
def test_losing_anybody_else_does_not() -> None:
    heist = Heist().survivor("chambers", "A1a", health=1).survivor("vesna", "A1f").personal("vesna")
    heist.zombies("A1a", shambler=1).zombie_phase()
    assert heist.ending is None
    assert [each.id for each in heist.s.fallen] == ["chambers"]
    assert heist.s.round == 2


@pytest.mark.rule("AD-WIN-07")
def test_losing_a_companion_loses_the_game_unless_the_sheet_says_otherwise() -> None:
    for spared, ending in ((False, "companion"), (True, None)):
        heist = Heist(companions_may_fall=spared).survivor("ann", "A1f").companion("kid", "A1a")
        heist.zombies("A1a", shambler=1).run(("zombie_pass", [1]))
        assert heist.ending == ending


@pytest.mark.vector("army-of-the-dead", "AD-TV-106")
@pytest.mark.rule("AD-WIN-01")
def test_victory_comes_with_the_first_action_that_achieves_it() -> None:
    heist = Heist(goals=HOME).survivor("vesna", "A1a").personal("vesna")
    heist.s.personal[0].done = True
    heist.zombies("A1f", shambler=4).players_phase().do("move:A1b")
    assert heist.ending == "escaped"
    assert "zombie-phase" not in heist.events
    assert heist.table.asks == []


@pytest.mark.rule("AD-GEN-04", "AD-WIN-09")
@pytest.mark.parametrize(("home", "winners"), [("A1b", [0, 1, 2]), ("A1c", [])])
def test_all_share_the_result_even_whoever_has_nobody_left(home: str, winners: list[int]) -> None:
    losses = {"seen": {"is": "somebody-in", "zones": ["A1c"]}}
    heist = (
        Heist(3, goals=HOME, losses=losses).survivor("ann", "A1b").survivor("bob", "A1a", seat=1)
    )
    heist.turn("bob")
    if home == "A1c":
        heist.turn("ann").do("move:A1c")
    else:
        heist.do("move:A1b")
    assert heist.winners == winners  # the third has lost all of hers before


@pytest.mark.rule("AD-OP-135")
def test_a_last_goal_that_costs_a_needed_life_is_defeat() -> None:
    actions = {"blow": {"zones": ["A1a"], "do": [
        {"do": "mark", "mark": "won"},
        {"do": "hurt", "wounds": 4, "whom": "zone", "zone": "A1c"},
    ]}}  # fmt: skip
    heist = Heist(actions=actions).survivor("ann", "A1a").survivor("vesna", "A1c")
    heist.personal("vesna")
    heist.s.personal[0].done = True
    heist.turn("ann").do("special:blow")
    assert heist.ending == "personal"


@pytest.mark.rule("AD-GEN-04")
def test_giving_up_is_a_defeat_of_all() -> None:
    heist = Heist(2).survivor("ann", "A1a").survivor("bob", "A1a", seat=1).turn("ann")
    heist.table.concede(1)
    assert (heist.ending, heist.winners) == ("conceded", [])


@pytest.mark.rule("AD-GEN-09")
def test_nothing_carries_over_to_the_next_mission() -> None:
    before = Opening(mission="back-door").begun()
    played = Table.new(GAME, settings={"mission": "house-edge"}, seed="between")
    while not played.ended:
        played.answer(played.asks[0].seat, played.asks[0].number, played.asks[0].options[-1])
    assert played.outcome is not None
    assert played.outcome.reason in ENDINGS
    after = Opening(mission="back-door").begun()
    assert GAME.freeze(after.s) == GAME.freeze(before.s)


@pytest.mark.rule("AD-WIN-01", "AD-OP-173", "AD-OP-050")
@pytest.mark.parametrize(
    ("way", "dice"), [("attack:0:A1b", 1), ("special:gold", 0), ("gun:A1b", 3)]
)
def test_the_noise_of_the_last_objective_comes_after_the_victory(way: str, dice: int) -> None:
    """The noise would wake sleepers for whom there are no miniatures, and ann would die."""
    gold = {"zones": ["A1a"], "noisy": True, "quiet": True, "do": [{"do": "mark", "mark": "won"}]}
    killed = {"is": "killed", "kind": "shambler", "count": 1}
    goal = {"is": "marked", "mark": "won"} if way == "special:gold" else killed
    weapon("gun", kind="ranged", far=1, dice=1, accuracy=2, damage=1, noisy=True)
    heist = Heist(goals={"last": goal}, actions={"gold": gold})
    heist.survivor("mateo", "A1a", hand=["gun"], health=1).personal("mateo")
    heist.s.personal[0].done = True
    heist.zombies("A1b", shambler=1).zombies("A1a", shambler=1)
    heist.sleepers("A1g", 3).supply(shambler=0)
    if way == "gun:A1b":
        heist.truck("A1a", gunner="mateo")
    heist.turn("mateo").roll(*[6] * dice).do(way)
    assert heist.ending == "escaped"
