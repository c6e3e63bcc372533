"""What is made of finished games: roles, levels, and feats that tell a story."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.core.log import Header, Log
from overrun.core.state import Outcome
from overrun.core.table import Table
from overrun.games import GAMES
from overrun.server import framing
from overrun.server.feats import Feat, feats
from overrun.server.tales import Tale, best, role_of
from tests.golden import path_of


def tale(number: int = 1, **more: Any) -> Tale:
    """A game that somebody has finished, the so-and-so-many-th."""
    usual: dict[str, Any] = {
        "table": f"t{number}", "game": "zombie-terror", "at": float(number), "seat": 0, "seats": 2,
        "role": "humans", "won": True, "reason": "escaped", "company": "bots", "level": "steady",
        "settings": {"scenario": "none"}, "facts": {"round": 9, "score": 5},
    }  # fmt: skip
    return Tale(**{**usual, **more})


def earned(feat: Feat, *played: Tale) -> str:
    by = feat.earned_by(played)
    return by.table if by else ""


@pytest.mark.parametrize("feat", feats(), ids=lambda feat: f"{feat.game or 'any'}/{feat.id}")
def test_every_feat_has_a_title_and_a_story(feat: Feat) -> None:
    if feat.game:
        say = framing.strict_speaker_for(feat.game, "en")
        title, story = say(f"feat-{feat.id}"), say(f"feat-{feat.id}.text")
        roles = {*GAMES[feat.game].sides, "betrayer", "loyal", ""}
        assert feat.role in roles
        assert set(feat.reasons) <= set(GAMES[feat.game].endings)
        assert set(feat.settings) <= {each.name for each in GAMES[feat.game].settings}
    else:
        text = framing.text_in("en")
        title, story = text(f"server-feat-{feat.id}"), text(f"server-feat-{feat.id}.text")
    assert title
    assert story.endswith((".", "?", "!"))


def test_conditions_are_about_one_game() -> None:
    quick = Feat(id="quick", won=True, role="humans", most={"rounds": 6}, least={"score": 5})
    assert earned(quick, tale()) == ""
    assert earned(quick, tale(facts={"round": 6, "score": 5})) == "t1"
    assert earned(quick, tale(facts={"round": 6, "score": 4})) == ""
    assert earned(quick, tale(facts={"round": 6, "score": 5}, won=False)) == ""
    assert earned(quick, tale(facts={"round": 6, "score": 5}, role="zombies")) == ""
    assert earned(quick, tale(facts={})) == "", "what is not known is not so"


def test_better_bots_count_as_well() -> None:
    steady = Feat(id="steady", level="steady")
    assert earned(steady, tale(level="master")) == "t1"
    assert earned(steady, tale(level="newcomer"), tale(2, level="")) == ""


def test_games_are_counted_and_the_one_that_brings_it_is_named() -> None:
    three = Feat(id="three", times=3)
    assert earned(three, tale(1), tale(2)) == ""
    assert earned(three, tale(1), tale(2), tale(3), tale(4)) == "t3"
    both = Feat(id="both", distinct="role", times=2)
    assert earned(both, tale(1), tale(2), tale(3, role="zombies")) == "t3"
    row = Feat(id="row", won=True, in_a_row=2)
    assert earned(row, tale(1), tale(2, won=False), tale(3), tale(4)) == "t4"


@pytest.mark.parametrize(
    ("game", "ending", "roles"),
    [
        ("zombie-terror", "escaped", ["humans", "zombies"]),
        ("zombie-terror", "terror", ["humans", "zombies"]),
        ("long-night", "conceded", ["loyal", "betrayer", "loyal"]),
        ("warring-colonies", "rounds", ["yellow", "blue", "yellow", "blue", "yellow", "blue"]),
        ("army-of-the-dead", "companion", ["survivors"]),
    ],
)
def test_the_end_tells_what_somebody_was(game: str, ending: str, roles: list[str]) -> None:
    log = Log.read(path_of(game, ending))
    table: Table[Any] = Table(GAMES[game], log.header)
    table.catch_up(log.answers)
    assert table.outcome is not None
    seats = range(log.header.seats)
    assert [role_of(log.header, table.outcome, seat) for seat in seats] == roles


def test_where_chance_gave_the_sides_only_the_end_tells() -> None:
    settings = {"sides": "drawn"}
    header = Header(game="zombie-terror", seats=2, settings=settings, seed="s")
    won = Outcome("terror", [0], ["zombies"])
    assert [role_of(header, won, seat) for seat in (0, 1)] == ["zombies", "humans"]
    assert best("zombie-terror", ["newcomer", "steady", ""]) == "steady"
