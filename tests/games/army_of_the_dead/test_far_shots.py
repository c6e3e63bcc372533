"""Shots along the lines of the board's own tiles (catalogue A6, E3)."""

from __future__ import annotations

import pytest

from .scene import Heist


@pytest.mark.vector("army-of-the-dead", "AD-TV-118")
@pytest.mark.rule("AD-LOS-12", "AD-RNG-01", "AD-SRC-03")
def test_along_the_hotel_corridor() -> None:
    heist = Heist(board=[["V4", "V5"]], start=["B1q"])
    heist.survivor("ann", "B1q", hand=["sniper-rifle"]).zombies("A1q", shambler=1).turn("ann")
    assert heist.s.ground.sight[heist.zone("B1q")][heist.zone("A1q")] == 3
    assert heist.refuses("search") == "AD-SRC-03"
    heist.roll(6, 6).do("attack:0:A1q")
    assert heist.shamblers("A1q") == 0


@pytest.mark.vector("army-of-the-dead", "AD-TV-119")
@pytest.mark.rule("AD-LOS-14", "AD-STA-04")
def test_not_past_the_statue() -> None:
    heist = Heist(board=[["R3"]], start=["A1n"])
    heist.survivor("ann", "A1n", hand=["sniper-rifle"]).zombies("A1s", shambler=1)
    heist.zombies("A1a", shambler=1).turn("ann")
    assert heist.may("attack:0:A1a")  # beside her, and nothing in between
    assert heist.refuses("attack:0:A1s") == "AD-RNG-01"  # in line, with the statue in between
    assert heist.zone("A1s") not in heist.s.ground.sight[heist.zone("A1n")]
