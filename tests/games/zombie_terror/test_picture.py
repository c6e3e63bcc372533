"""What a drawing is told beyond the view: lines of sight, footprints, and where options aim."""

from __future__ import annotations

from overrun.core.flow import Ask
from overrun.core.reason import unwire
from tests.games.zombie_terror.scene import GAME, Scene, game, movement, scene, view

LANE = """
5 . . . . .
4 . . N . .
3 . . . . .
2 . . ^ . .
1 B . . . .
"""


def where(s: Scene, option: str) -> list[str]:
    seen = view(s, s.ask.seat)
    return GAME.where(seen, s.ask, unwire(option))


def test_sides_have_names() -> None:
    s = game()
    assert [GAME.side(s.s, seat) for seat in (0, 1)] == ["humans", "zombies"]
    lots = {GAME.side(game(seed=seed, sides="drawn").s, 0) for seed in "abcdefgh"}
    assert lots == {"humans", "zombies"}


def test_a_zombie_looks_along_its_line_up_to_the_first_pawn() -> None:
    s = scene(LANE, half_line=3)
    assert GAME.details(view(s))["sight"] == {"C2": ["C3", "C4"]}


def test_obstacles_and_the_reach_of_its_eyes_end_its_line() -> None:
    long = scene("7 B\n6 .\n5 .\n4 .\n3 .\n2 .\n1 ^", half_line=3)
    assert GAME.details(view(long))["sight"] == {"A1": ["A2", "A3", "A4", "A5"]}
    walled = scene("5 B\n4 .\n3 #\n2 .\n1 ^", half_line=3)
    assert GAME.details(view(walled))["sight"] == {"A1": ["A2"]}


def test_shapes_of_tokens_come_only_while_the_board_is_built() -> None:
    built = GAME.details(view(game(setup="free")))["tokens"]
    assert built["bus"]["N"].size == (2, 3)
    assert "tokens" not in GAME.details(view(game()))


def test_options_of_humans_lead_from_the_human_to_the_target() -> None:
    s = scene(LANE, half_line=3)
    assert where(s, "move:nurse:C5") == ["C4", "C5"]
    assert where(s, "rest:nurse") == ["C4"]
    assert where(s, "end") == []


def path(s: Scene, field: str, letters: str) -> list[str]:
    option = ("do", letters)
    return GAME.where(view(s), Ask(1, "activation", [option], {"field": field}), option)


def test_an_activation_is_a_path_that_ends_with_the_victim() -> None:
    s = movement(LANE, half_line=3)
    assert path(s, "C2", "F*") == ["C2", "C3", "C4"]
    assert path(s, "C2", "LF") == ["C2", "B2"]
    assert path(s, "C2", "FR") == ["C2", "C3"]
    assert path(s, "C2", "-") == ["C2"]


def test_a_path_stops_at_the_rim_of_the_board() -> None:
    s = movement("2 ^ .\n1 . B", half_line=1)
    assert path(s, "A2", "FF") == ["A2"]


def test_a_facing_is_about_the_zombie_that_looks() -> None:
    s = game().do("place:banker:A1")
    while s.ask.kind != "zombie-start":
        s.do(min(s.options()))
    field = min(s.targets("zombie:"))
    s.do(f"zombie:{field}")
    assert where(s, "face:N") == [field]


def test_a_card_is_about_those_it_is_played_on() -> None:
    s = scene(LANE, half_line=3, hand_humans="first-aid, courage")
    assert where(s, "play:first-aid:nurse") == ["C4"]
    assert where(s, "play:courage:nurse:C2") == ["C4", "C2"]
    assert where(s, "play:adrenaline") == []
