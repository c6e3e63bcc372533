"""What each mission is remembered by: one thing that no other has (catalogue H3, AD-OP-002)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.mission.sheets import missions

from .scene import Heist
from .test_missions import real, set_up

pytestmark = pytest.mark.rule("AD-OP-002")


def test_forty_alarm_clocks_call_the_block_to_the_pawn_shop() -> None:
    heist = _with_crew("back-door", "A1d")
    heist.s.round = 4
    heist.noise("B1b").players_phase()
    assert heist.noisy_zone == "A1h"


def test_the_truck_leaves_the_workshop_through_the_wall() -> None:
    heist = _with_crew("last-tank", "A1g", "mechanic").zombies("A1e", shambler=4, alpha=1)
    heist.s.taken = ["red", "red"]
    heist.turn("ann").do("special:repair")
    assert (heist.shamblers("A1e"), heist.alphas("A1e")) == (0, 0)
    assert heist.s.truck is not None
    assert heist.s.truck.zone == heist.zone("A1e")
    assert heist.who("ann").ap == 3  # for the engine, not for them


def test_the_machine_that_is_due_pays_out_once_and_loudly() -> None:
    heist = _with_crew("house-edge", "B1g").noise("A1a").equipment("knife", "pistol")
    heist.turn("ann").do("special:jackpot", "keep:0", "keep:1", "done")
    assert heist.carried("ann")[:2] == ["knife", "pistol"]
    assert heist.noisy_zone == "B1g"
    assert not heist.may("special:jackpot")


def test_a_telephone_in_the_lobby_rings_on_the_third_floor() -> None:
    heist = _with_crew("room-service", "A1f").sleepers("A1f", 2).noise("A1a")
    heist.turn("ann").do("special:wake-up-call")
    assert (heist.noisy_zone, heist.shamblers("A1f")) == ("A2k", 0)


def test_the_house_locks_its_thieves_in() -> None:
    heist = _with_crew("cold-steel", "A1h", "safecracker")
    heist.s.closed.clear()
    heist.turn("ann", 4)
    assert heist.may("move:A1d")
    assert not heist.may("special:release")
    assert heist.s.vault is not None
    heist.s.vault.open = True
    heist.do("noise")  # the alarm is next
    assert not heist.may("move:A1d")
    heist.do("special:release")
    assert heist.s.turn.actions == 1
    assert heist.s.closed == []


def test_the_crew_of_the_helicopter_waits_for_its_passengers() -> None:
    s = set_up("night-flight")
    assert s.alphas[s.ground.index["B2h"]] == 2


def test_the_torch_comes_down_on_the_court() -> None:
    heist = _with_crew("torch-bearers", "A1s")
    assert heist.shamblers("A1t") == 4
    heist.turn("ann").do("special:torch")
    assert (heist.shamblers("A1t"), heist.bosses("A1t")) == (0, ["queen"])
    assert (heist.noisy_zone, heist.s.turn.actions) == ("A1s", 1)


def test_the_organ_plays_when_both_are_found() -> None:
    heist = _with_crew("convoy", "A2z").companion("bride", "A2z", "ann").companion("groom", "A2z")
    heist.noise("A1a").turn("ann").do("noise")
    assert heist.noisy_zone == "A2z"
    heist.do("lead:groom")
    assert heist.noisy_zone == "B2f"
    assert [each.ap for each in heist.s.survivors] == [2] * 4


def test_an_iron_curtain_ends_the_chorus() -> None:
    heist = _with_crew("dethroned", "A1m").turn("ann")
    heist.do("special:curtain")
    assert "A1g" not in [heist.s.ground.names[each.zone] for each in heist.s.spawns]


def test_the_party_on_the_roof_begins_with_the_gold() -> None:
    heist = _with_crew("grand-slam", "A2v", "safecracker", "tough", "pilot")
    heist.turn("ann").do("special:gold")
    assert heist.alphas("B2q") == 4


def _with_crew(id: str, zone: str, *specialisations: str) -> Heist:
    """A real mission with Ann, who has all that it takes, and three more a long way off; its own
    tokens lie in the first of their zones, so that it can be won."""
    heist = real(id).survivor("ann", zone, specialisations=specialisations)
    sheet = missions()[id]
    for name in ("bob", "cid", "dee"):
        heist.survivor(name, sheet.start[0], specialisations=specialisations)
    for place, colour in zip(sheet.objectives, sheet.tokens, strict=False):
        heist.token(place, colour)
    return heist
