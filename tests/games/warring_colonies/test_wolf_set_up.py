"""The Lone Wolf before the first round, and eleven players (WC-LW-SET, WC-P11, WC-OP-38)."""

from __future__ import annotations

import pytest

from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.games.warring_colonies.setup import secret_pools
from overrun.games.warring_colonies.state import WarState

from .scene import GAME, War


def begun(players: int, seed: str = "wolf", **settings: str) -> Table[WarState]:
    """A real table on which everyone has kept the first survivors offered."""
    table = Table.new(GAME, seats=players, settings=settings, seed=seed)
    for ask in list(table.asks):
        table.answer(ask.seat, ask.number, ask.options[0])
    while table.asks[0].kind == "choose-colony":  # the set-up of his objective
        table.answer(table.asks[0].seat, table.asks[0].number, table.asks[0].options[0])
    return table


@pytest.mark.vector("warring-colonies", "WC-EX-46")
@pytest.mark.rule(
    "WC-LW-SET-01", "WC-LW-SET-03", "WC-LW-SET-05", "WC-LW-SET-06", "WC-LW-SET-07", "WC-LW-SET-08",
    "WC-LW-SET-09", "WC-LW-SET-10", "WC-SET-12", "WC-DICE-02", "WC-OP-38.a", "WC-LW-RUL-06",
)  # fmt: skip
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_a_lone_wolf_begins_with(seed: str) -> None:
    s = begun(7, seed).state
    assert s.wolf == 6
    player = s.players[6]
    assert library().secrets[player.secret].module == "wolf"
    assert [v.place for v in s.of(6)] == ["den"] * 3
    assert s.den.morale == 4
    assert (len(player.missions), len(s.mission_deck)) == (3, 11)
    assert len({*player.missions, *s.mission_deck}) == 14
    assert (len(player.hand), len(player.dice), s.den.bullets) == (5, 4, 0)
    ordinary, lone = secret_pools()
    assert {each.secret for each in s.players[:6]} <= set(ordinary)
    assert len({each.secret for each in s.players[:6]}) == 6
    assert len(lone) == 8


@pytest.mark.rule("WC-LW-SET-05")
@pytest.mark.parametrize("players", [5, 7, 11])
def test_he_is_dealt_five_and_keeps_three_at_every_table(players: int) -> None:
    table = Table.new(GAME, seats=players, seed="offers")
    assert len(table.state.offers[players - 1]) == 5
    (ask,) = table.asked(players - 1)
    assert {len(option) for option in ask.options} == {4}  # the verb and three names


@pytest.mark.rule("WC-LW-SET-01", "WC-LW-SET-02")
def test_only_an_odd_table_has_one_and_it_is_the_last_seat_or_drawn() -> None:
    assert begun(6).state.wolf is None
    assert len(begun(6).state.colonies) == 2
    drawn = {begun(5, f"drawn/{seed}", teams="random").state.wolf for seed in range(12)}
    assert len(drawn) > 1  # where the table leaves it to chance
    assert begun(5, teams="seats").state.wolf == 4


@pytest.mark.rule("WC-LW-SET-04", "WC-OP-35.a", "WC-OP-38.b")
@pytest.mark.parametrize(
    ("secret", "food"), [("carrion", 2), ("hoarder", 3), ("last-light", 3), ("armoury", 2)]
)
def test_the_set_up_of_his_objective_is_carried_out(secret: str, food: int) -> None:
    war = War(5).secrets("", "", "", "", secret)
    missions = list(library().missions)
    war.roll(missions).run(("prepare_wolf", []))
    assert war.den.food == food


@pytest.mark.rule("WC-LW-SET-04", "WC-OP-35.a")
@pytest.mark.parametrize("secret", ["grudge", "courier"])
def test_he_notes_a_colony_in_secret(secret: str) -> None:
    war = War(5).secrets("", "", "", "", secret)
    war.roll(list(library().missions)).run(("prepare_wolf", []))
    war.do("colony:blue")
    assert war.s.players[4].noted == 1
    assert war.seen(4).noted == "blue"
    assert [war.seen(viewer).noted for viewer in (None, 0, 1, 2, 3)] == [""] * 5
    assert all("colony" not in facts for facts in war.told("colony-noted", 0))


@pytest.mark.rule("WC-OP-35.a")
def test_his_objectives_have_the_paw_and_a_test() -> None:
    cards = [card for card in library().secrets.values() if card.module == "wolf"]
    assert len(cards) == 8
    assert all(card.goals for card in cards)
    assert all(card.set == "bullet" for card in cards)


@pytest.mark.rule("WC-P11-01", "WC-P11-02", "WC-P11-04", "WC-LW-SET-10")
def test_eleven_are_five_and_five_and_a_lone_wolf_with_four_cards_each() -> None:
    s = begun(11).state
    assert [player.colony for player in s.players].count(0) == 5
    assert [player.colony for player in s.players].count(1) == 5
    assert s.wolf == 10
    assert {len(player.hand) for player in s.players} == {4}
    assert [len(player.group) for player in s.players] == [2] * 10 + [3]
    assert [len(s.players[seat].dice) for seat in (0, 10)] == [3, 4]
    assert {len(player.hand) for player in begun(10).state.players} == {5}
    assert [len(s.places[place].deck) for place in s.town] == [25] * 6
