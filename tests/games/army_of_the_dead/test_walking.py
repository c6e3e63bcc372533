"""Walks of several zones: what a client is told so that one click can take them all."""

from __future__ import annotations

from tests.games.army_of_the_dead.scene import GAME, Heist


def walks(heist: Heist, viewer: int = 0) -> dict[str, list[str]]:
    found: dict[str, dict[str, list[str]]] = GAME.details(heist.table.view(viewer))["walks"]
    return found.get("ann", {})


def ann(**free: int) -> Heist:
    return Heist().survivor("ann", "A1a").turn("ann", 3, **free)


def test_a_walk_goes_as_far_as_the_actions_do() -> None:
    heist = ann()
    found = walks(heist)
    assert found["A1d"] == ["A1b", "A1c", "A1d"]
    assert "A1e" not in found
    assert "A1b" not in found  # one move is an answer already
    for zone in found["A1d"]:
        heist.do(f"move:{zone}")
    assert heist.at("ann") == "A1d"


def test_a_free_move_takes_one_further() -> None:
    assert "A1e" in walks(ann(move=1))


def test_it_leads_past_nobody_awake_or_asleep() -> None:
    assert "A1d" not in walks(ann().zombies("A1c", shambler=1))
    assert "A1d" not in walks(ann().zombies("A1d", alpha=1))
    assert "A1d" not in walks(ann().sleepers("A1b", 2))


def test_nobody_walks_far_from_where_zombies_are() -> None:
    assert walks(ann().zombies("A1a", shambler=1)) == {}


def test_the_steps_of_a_long_stride_are_asked_for_one_by_one() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["long-stride"]).turn("ann")
    assert walks(heist) == {}


def test_only_the_player_of_the_survivor_is_told() -> None:
    assert walks(ann(), viewer=1) == {}
