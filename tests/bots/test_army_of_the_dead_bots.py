"""The steady bot of Army of the Dead: one of a team that shares wounds, work and ways out."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.bots import make_bot, play_on, usual_bot
from overrun.bots.army_of_the_dead import HeuristicBot
from overrun.bots.army_of_the_dead.fighting import blow
from overrun.bots.army_of_the_dead.reading import Reading
from overrun.bots.army_of_the_dead.teams import share_out
from overrun.bots.army_of_the_dead.traps import missing
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import VaultCard, library
from overrun.games.army_of_the_dead.state import ArmyState, Vault
from overrun.lab.balance import cells_of, plan_of
from tests.games.army_of_the_dead.conftest import as_before  # noqa: F401  its scenes leave nothing
from tests.games.army_of_the_dead.scene import GAME, Heist

MISSIONS = (
    "back-door", "last-tank", "house-edge", "room-service", "cold-steel", "night-flight", "convoy",
    "torch-bearers", "dethroned", "grand-slam",
)  # fmt: skip
TAKE_ALL = {"all": {"is": "taken", "colour": "red", "count": 1}}


def play(seed: str, bot: str, seats: int = 6, **settings: str) -> Table[ArmyState]:
    """A whole game of bots of this name."""
    table = Table.new(GAME, seats=seats, settings=settings, seed=seed)
    bots = {seat: make_bot(bot, GAME.name, f"{seed}/{seat}") for seat in range(seats)}
    play_on(table, bots, GAME.bound)
    return table


def no_worlds(seed: str) -> Any:
    raise AssertionError("the bot has no need of worlds")


def chooses(heist: Heist) -> str:
    """What the bot answers to what is asked now."""
    ask = heist.ask
    return wire(HeuristicBot("test").choose(heist.view(ask.seat), ask, no_worlds))


def plays(heist: Heist, most: int = 20) -> Heist:
    """The bot goes on until the turn is over."""
    for _ in range(most):
        if not heist.table.asks or (choice := chooses(heist)) == "end":
            break
        heist.do(choice)
    return heist


def aim_of(heist: Heist, who: str) -> str:
    r = Reading(heist.view(0))
    return r.ground.names[share_out(r)[who].zone]


# -- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", MISSIONS)
def test_it_plays_every_mission_to_the_end(mission: str) -> None:
    assert play("heist", "steady", mission=mission).ended


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_any_number_of_them_lead_the_six(seats: int) -> None:
    table = play("seats", "steady", seats, mission="house-edge", chain="placed", charge="among")
    assert table.ended


def test_it_wins_where_chance_does_not() -> None:
    def won(bot: str) -> int:
        games = [play(f"chance {n}", bot, mission="night-flight") for n in range(8)]
        return sum(game.outcome is not None and bool(game.outcome.winners) for game in games)

    assert won("random") == 0
    assert won("steady") >= 2


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (play("again", "steady", mission="cold-steel") for _ in range(2))
    assert first.log.hash == second.log.hash


def test_it_answers_from_its_view_alone() -> None:
    """In every world that its seat cannot tell from the true one it does the same."""
    table = Table.new(GAME, seats=6, settings={"mission": "cold-steel"}, seed="blind")
    bots = {seat: make_bot("steady", GAME.name, str(seat)) for seat in range(6)}
    compared = 0
    for most in range(12, 200, 23):
        play_on(table, bots, most - len(table.answers))
        if not table.asks:
            break
        ask = table.asks[0]
        truth = HeuristicBot("x").choose(table.view(ask.seat), ask, no_worlds)
        for number in range(3):
            world = table.world(ask.seat, f"world {number}")
            assert HeuristicBot("x").choose(world.view(ask.seat), ask, no_worlds) == truth
            compared += 1
    assert compared > 9


def test_thinking_ahead_leaves_the_view_as_it_was() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["katana"]).zombies("A1a", shambler=2)
    heist.zombies("A1b", alpha=1).turn("ann")
    view, ask = heist.view(), heist.ask
    before = repr(view)
    HeuristicBot("x").choose(view, ask, no_worlds)
    assert repr(view) == before


def test_it_takes_over_in_the_middle_of_a_turn() -> None:
    table = Table.new(GAME, seats=4, settings={"mission": "last-tank"}, seed="takeover")
    for most in (10, 33, 51, GAME.bound):
        bots = {seat: make_bot("steady", GAME.name, f"{most} {seat}") for seat in range(4)}
        play_on(table, bots, most - len(table.answers))
    assert table.ended


def test_it_is_the_usual_bot_of_the_game() -> None:
    assert usual_bot("army-of-the-dead") == "steady"


def test_the_balance_plan_has_every_mission_and_can_be_played() -> None:
    cells = cells_of(plan_of("army-of-the-dead"))
    assert {row for _, row, *_ in cells} == set(MISSIONS)
    for *_, cell in cells:
        GAME.configure(cell.settings, cell.seats)


# -- wounds ------------------------------------------------------------------------------------


def shared(heist: Heist) -> dict[str, int]:
    """Who is left with how much health when the bot has shared out all attacks."""
    heist.zombie_cards("38").zombie_phase()
    while heist.ask.kind == "share-attack":
        heist.do(chooses(heist))
    return {each.id: each.health for each in heist.s.survivors}


def test_wounds_are_shared_so_that_nobody_dies() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").zombies("A1a", shambler=4)
    assert shared(heist) == {"ann": 1, "bob": 1}


def test_the_one_on_whom_the_game_hangs_is_spared() -> None:
    heist = Heist().survivor("rafe", "A1a").survivor("bob", "A1a").personal("rafe")
    heist.zombies("A1a", shambler=3).equipment("knife", "machete", "katana")
    assert shared(heist)["rafe"] >= 2


def test_a_companion_is_never_given_a_wound_that_others_can_bear() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").companion("cleo", "A1a", "ann")
    heist.zombies("A1a", shambler=4)
    shared(heist)
    assert [each.id for each in heist.s.companions] == ["cleo"]


# -- fighting ----------------------------------------------------------------------------------


def test_it_kills_what_stands_next_to_it_before_it_moves_on() -> None:
    heist = Heist(goals=TAKE_ALL).survivor("ann", "A1a", hand=["katana"]).token("A1f")
    heist.zombies("A1a", shambler=1).turn("ann")
    assert chooses(heist) == "attack:0:A1a"


def test_it_shoots_no_friends() -> None:
    def choice(*friends: str) -> str:
        heist = Heist().survivor("ann", "A1a", hand=["pistol"]).zombies("A1b", shambler=1)
        for id in friends:
            heist.survivor(id, "A1b", health=1)
        return chooses(heist.turn("ann", 1))

    assert choice() == "attack:0:A1b"
    assert choice("bob") != "attack:0:A1b"


def test_it_knows_that_explosives_set_others_off() -> None:
    """A grenade among the dead is a loss where a friend carries more of the kind."""

    def gain(chain: str) -> float:
        heist = Heist(chain=chain).survivor("ann", "A1a", hand=["grenade"])
        heist.survivor("bob", "A1b", pack=["tnt"]).zombies("A1b", shambler=2).turn("ann")
        r = Reading(heist.view())
        hit = blow(r, r.me, ("attack", "0", "A1b"))
        assert hit is not None
        return hit.gain

    assert gain("all") < gain("placed") - 20


def test_it_lets_sleepers_lie() -> None:
    def choice(*sleepers: int) -> str:
        heist = Heist().survivor("ann", "A1a", hand=["pistol"]).zombies("A1c", shambler=1)
        heist.s.survivors[0].zone = heist.zone("A1b")
        if sleepers:
            heist.sleepers("A1b", *sleepers)
        return chooses(heist.turn("ann", 1))

    assert choice() == "attack:0:A1c"
    assert choice(3) != "attack:0:A1c"


def test_it_does_not_end_its_turn_among_the_dead() -> None:
    heist = Heist().survivor("ann", "A1b", health=1).zombies("A1b", shambler=1).noise("A1b")
    plays(heist.turn("ann"))
    assert heist.at("ann") != "A1b"


# -- the team ----------------------------------------------------------------------------------


def test_it_takes_what_the_mission_wants() -> None:
    heist = Heist(goals=TAKE_ALL).survivor("ann", "A1c").token("A1d").turn("ann")
    plays(heist)
    assert heist.s.taken == ["red"]


def test_two_places_are_worked_at_by_two_groups() -> None:
    goals = {"all": {"is": "taken", "colour": "red", "count": 2}}
    heist = Heist(goals=goals).token("A1a").token("A1f")
    for id, zone in (("ann", "A1b"), ("bob", "A1b"), ("cleo", "A1e"), ("dov", "A1e")):
        heist.survivor(id, zone)
    heist.turn("ann")
    assert [aim_of(heist, id) for id in ("ann", "bob", "cleo", "dov")] == [
        "A1a", "A1a", "A1f", "A1f",
    ]  # fmt: skip


def test_the_way_out_comes_last() -> None:
    goals = {**TAKE_ALL, "out": {"is": "everybody-in", "zones": ["A1f"]}}
    heist = Heist(goals=goals).survivor("ann", "A1c").token("A1a").turn("ann")
    assert aim_of(heist, "ann") == "A1a"
    heist.s.tokens.clear()
    heist.s.taken.append("red")
    assert aim_of(heist, "ann") == "A1f"


# -- the traps before the vault ------------------------------------------------------------------


def test_a_straight_lacks_what_the_dice_do_not_show() -> None:
    assert missing([5, 2, 3, 6, 4]) == 0
    assert missing([1, 2, 3, 4, 6]) == 1
    assert missing([1, 1, 1, 1, 1]) == 4


def attempt(bonus: Any = None) -> Heist:
    library().vault["traps"] = VaultCard("traps", {"mechanic": bonus} if bonus else {})
    heist = Heist(board=[["V1"]], start=["A1d"], goals={"open": {"is": "vault-open"}})
    heist.s.vault = Vault("traps", revealed=True)
    heist.survivor("mia", "A1t", specialisations=("mechanic", "safecracker"))
    return heist.turn("mia")


def test_it_keeps_the_dice_of_a_straight_and_rolls_the_others() -> None:
    heist = attempt()
    heist.roll(2, 3, 4, 4, 4).do("challenge")
    kept = []
    while (choice := chooses(heist)) != "roll":
        kept.append(choice)
        heist.do(choice)
    assert len(kept) == 3
    heist.roll(1, 5).do("roll")
    assert heist.s.vault is not None
    assert heist.s.vault.cleared


@pytest.mark.parametrize(
    ("bonus", "dice"),
    [
        ("set", (1, 2, 3, 4, 1)),
        ("one-or-other", (1, 2, 3, 4, 6)),
        ("one-and-other", (1, 2, 3, 3, 6)),  # a 3 becomes a 4, the 6 a 5
    ],
)
def test_it_calls_on_a_specialist_who_can_finish_it(bonus: str, dice: tuple[int, ...]) -> None:
    heist = attempt(bonus)
    heist.roll(*dice).do("challenge")
    assert chooses(heist) == f"bonus:mia:{bonus}"
    while heist.ask.kind in ("challenge", "turn-die"):
        heist.do(chooses(heist))
    assert heist.s.vault is not None
    assert heist.s.vault.cleared


# -- what must not be spoilt -------------------------------------------------------------------


@pytest.mark.parametrize("asleep", [1, 2])
def test_it_lets_those_sleep_whom_another_has_to_remove(asleep: int) -> None:
    """Samira has a token to remove: only if there are more may one of them wake."""
    heist = Heist().survivor("bob", "A1g").survivor("samira", "A1f", hand=["knife"])
    heist.personal("samira").token("A1g").sleepers("A1g", 1)
    if asleep > 1:
        heist.sleepers("A1o", 1)
    heist.turn("bob", 1)
    assert (chooses(heist) == "take:token-1") == (asleep > 1)
