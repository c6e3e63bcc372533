"""What bots say of their votes: a reason that everybody could have thought of."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.bots.long_night.remarks import against, remark
from overrun.bots.long_night.suspicion import EVIDENCE, weights
from overrun.core.flow import Ask
from overrun.text import Text
from tests.games.long_night.scene import Scene

YES, NO = ("yes",), ("no",)


def table(**tallies: int) -> Any:
    """A view of a table of three, at which the second player has done something more often."""
    scene = (
        Scene(players=3, mode="betrayer").survivor("gia", 0).survivor("emma", 1).survivor("blue", 2)
    )
    scene.s.players[1].tally.update(tallies)
    return scene.turn(0).view(0)


def vote(seat: int, accused: int, about: str = "exile") -> Ask:
    return Ask(seat, "vote", [YES, NO], {"about": about, "seat": 2, "other": accused})


def speaking(sign: int) -> str:
    """A deed that speaks against a player (1), or for it (-1), as was learned."""
    return next(name for name in ("added", "barricades", "kills", "moves", "cleaned", "votes")
                if weights().get(name, 0) * sign > 0)  # fmt: skip


def test_who_votes_for_an_exile_says_what_speaks_most_against_the_accused() -> None:
    deed = speaking(1)
    view = table(**{deed: 6})
    said = remark(view, vote(0, 1), YES)
    assert said is not None
    assert (said.key, said.seats) == ("ln-remark-for", {"accused": 1})
    assert said.words == {"evidence": f"{deed}-more"}


def test_who_would_rather_exile_another_names_whom() -> None:
    deed = speaking(1)
    said = remark(table(**{deed: 8}), vote(0, 2), NO)
    assert said is not None
    assert said.seats == {"accused": 2, "other": 1}
    assert said.words == {"evidence": f"{deed}-more"}


def test_what_is_missing_speaks_against_a_player_too() -> None:
    deed = speaking(-1)
    view = table()
    for seat in (0, 2):
        view.players[seat].tally[deed] = 6
    assert against(view, 1) == f"{deed}-fewer"


def test_the_accused_does_not_reason() -> None:
    said = remark(table(), vote(1, 1), NO)
    assert said is not None
    assert said.key == "ln-remark-me"


def test_of_other_votes_and_answers_nothing_is_said() -> None:
    assert remark(table(), vote(0, 1, "first-player"), YES) is None
    assert remark(table(), Ask(0, "action", [("end",)], {}), ("end",)) is None


def test_what_one_holds_against_another_needs_no_secret() -> None:
    """Only what is counted in public, and how many cards are held, never which."""
    scene = (
        Scene(players=3, mode="betrayer").survivor("gia", 0).survivor("emma", 1).survivor("blue", 2)
    )
    scene.turn(0)
    before = against(scene.view(0), 1)
    one, two = scene.s.players[1], scene.s.players[2]
    one.secret, two.secret = two.secret, one.secret
    assert against(scene.view(0), 1) == before


@pytest.mark.parametrize("evidence", [f"{e}-{how}" for e in EVIDENCE for how in ("more", "fewer")])
def test_every_reason_has_words_of_its_own(evidence: str) -> None:
    text = Text("en")
    plain = text("ln-remark-for", accused="Bob", evidence="nothing")
    assert text("ln-remark-for", accused="Bob", evidence=evidence) != plain
