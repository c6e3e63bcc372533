"""What becomes of a played card, and when a card cannot be played (ZT-OP-43)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import scene, view


@pytest.mark.rule("ZT-OP-43")
def test_a_played_card_is_shown_resolved_and_boxed_face_up() -> None:
    s = scene("1  c . N .", hand_humans="first-aid, canal")
    s.do("play:first-aid:child")
    assert s.at("A1") == "C"
    for viewer in (0, 1, None):
        heard = {event.name: event.facts for event in s.table.heard(viewer)}
        assert heard["card-played"]["card"] == "first-aid"
        assert view(s, viewer).played == ["first-aid"]
        assert view(s, viewer).hand_sizes["humans"] == 1
    assert view(s, 0).hand == ["canal"]
    assert s.refuses("play:first-aid:child") == "ZT-CRD-07"


@pytest.mark.rule("ZT-OP-43")
@pytest.mark.parametrize(
    ("picture", "lines", "play"),
    [
        ("1  N . .", {"hand_humans": "decoy"}, "play:decoy"),
        ("1  N . .", {"hand_humans": "first-aid"}, "play:first-aid"),
        ("1  > . .", {"hand_zombies": "frenzy", "turn": "movement"}, "play:frenzy"),
        ("1  N + .", {"hand_zombies": "manhole", "turn": "adding"}, "play:manhole"),
    ],
)
def test_a_card_without_effect_cannot_be_played(
    picture: str, lines: dict[str, str], play: str
) -> None:
    s = scene(picture, **lines)
    assert s.options("play:") == set()
    assert s.refuses(play) == "ZT-OP-43"


@pytest.mark.rule("ZT-OP-43")
@pytest.mark.parametrize(
    ("picture", "lines", "play"),
    [
        ("1  N . >", {"hand_humans": "decoy"}, "play:decoy"),
        ("1  n . .", {"hand_humans": "first-aid"}, "play:first-aid:nurse"),
        (
            "2  > . .\n1  > . .",
            {"hand_zombies": "frenzy", "turn": "movement"},
            "play:frenzy",
        ),
        ("1  N + o", {"hand_zombies": "manhole", "turn": "adding"}, "play:manhole"),
    ],
)
def test_with_an_effect_it_can(picture: str, lines: dict[str, str], play: str) -> None:
    s = scene(picture, **lines)
    assert s.options("play:") == {play}
