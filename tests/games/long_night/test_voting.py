"""Votes: collected in secret, shown together; ties (catalogue section 17)."""

from __future__ import annotations

import pytest

from overrun.core.errors import IllegalAnswer
from overrun.games.long_night.colony import pass_token
from overrun.games.long_night.library import library

from .conftest import AddCards
from .scene import Scene, encoded

P1, P2, P3, P4, P5 = range(5)

SECRETS = ("magpie", "toolbox", "far-road", "rainy-day", "keeping-count")
NAMES = ("dutch", "gia", "mei", "emma", "grady")

MEETING = """
[town-meeting]
when = [{ is = "round", at_least = 1 }]
vote = true
[[town-meeting.options]]
effects = [{ do = "morale", by = 1 }]
[[town-meeting.options]]
effects = [{ do = "morale", by = -1 }]
"""


def table(players: int = 4) -> Scene:
    scene = Scene(players).secrets(*SECRETS[:players])
    for seat in range(players):
        scene.survivor(NAMES[seat], seat, "school" if seat == players - 1 else "colony")
    return scene


def voters(scene: Scene) -> list[int]:
    assert {ask.kind for ask in scene.table.asks} == {"vote"}
    return sorted(ask.seat for ask in scene.table.asks)


# -- when votes happen -------------------------------------------------------------------------


@pytest.mark.rule("LN-VOTE-01")
def test_votes_happen_for_exile_the_token_and_crossroads(add_cards: AddCards) -> None:
    add_cards("crossroads", MEETING)
    everyone = dict.fromkeys(range(4), "no")
    scene = table().turn(P2).do("exile:3").all_do(everyone)
    assert scene.told("voted")[0]["about"] == "exile"

    scene = table()
    scene.s.crossroads_deck = ["town-meeting"]
    scene.run(("begin_turn", [P2])).all_do(everyone)
    assert scene.told("voted")[0]["about"] == "crossroads"

    scene = table()
    scene.s.crisis_deck = ["blackout"]
    scene.run(pass_token).all_do(dict.fromkeys(range(4), "call"))
    scene.roll(*[1] * 8).all_do(everyone)
    assert scene.told("voted")[0]["about"] == "token"


# -- how they are held -------------------------------------------------------------------------


@pytest.mark.rule("LN-VOTE-03")
def test_votes_stay_secret_until_all_are_in() -> None:
    scene = table().turn(P2).do("exile:3")
    everyone = (P1, P2, P3, P4, None)
    seen = {viewer: encoded(scene.view(viewer)) for viewer in everyone}
    heard = {viewer: scene.table.heard(viewer) for viewer in everyone}
    for seat, vote in ((P3, "yes"), (P1, "no"), (P4, "no")):
        scene.all_do({seat: vote})
        assert "voted" not in scene.events
        for viewer in everyone:
            assert encoded(scene.view(viewer)) == seen[viewer]
            assert scene.table.heard(viewer) == heard[viewer]
    scene.all_do({P2: "yes"})
    for viewer in everyone:
        (told,) = scene.told("voted", viewer)
        assert (sorted(told["ups"]), sorted(told["downs"])) == (["1", "2"], ["0", "3"])


@pytest.mark.rule("LN-VOTE-03", "LN-VOTE-08")
def test_everybody_entitled_must_vote_yes_or_no() -> None:
    scene = table().turn(P2).do("exile:3")
    assert voters(scene) == [P1, P2, P3, P4]  # the candidate, too (OP-23)
    for ask in scene.table.asks:
        assert ask.options == [("yes",), ("no",)]
        with pytest.raises(IllegalAnswer):
            scene.table.answer(ask.seat, ask.number, "abstain")
    scene.all_do({P1: "no", P2: "no", P3: "no"})
    assert voters(scene) == [P4]  # nothing goes on without the last vote, whatever it would be
    scene.all_do({P4: "no"})
    assert scene.ask.kind == "action"


@pytest.mark.rule("LN-VOTE-04")
@pytest.mark.parametrize(
    ("votes", "passed"),
    [
        (("yes", "yes", "yes"), True),
        (("yes", "yes", "no"), True),
        (("no", "yes", "yes"), True),
        (("yes", "no", "no"), False),
        (("no", "no", "yes"), False),
        (("no", "no", "no"), False),
    ],
)
def test_more_thumbs_up_than_down(votes: tuple[str, ...], passed: bool) -> None:
    scene = table(3).turn(P2).do("exile:2").all_do(dict(enumerate(votes)))
    assert scene.told("voted")[0]["passed"] is passed
    assert scene.s.players[P3].exiled is passed


# -- ties --------------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-43")
@pytest.mark.rule("LN-VOTE-05", "OP-23")
def test_tied_exile_vote() -> None:
    scene = table().turn(P2).do("exile:3")
    scene.all_do({P1: "yes", P2: "yes", P3: "no", P4: "no"})
    assert scene.told("voted")[0]["tie"] is True
    assert scene.s.players[P4].exiled


@pytest.mark.rule("LN-VOTE-05")
@pytest.mark.parametrize(("first", "exiled"), [(P1, True), (P2, True), (P3, False), (P4, False)])
def test_the_first_players_own_vote_wins_the_tie(first: int, exiled: bool) -> None:
    scene = table()
    scene.s.first = first
    scene.turn(P2).do("exile:3").all_do({P1: "yes", P2: "yes", P3: "no", P4: "no"})
    assert scene.s.players[P4].exiled is exiled


@pytest.mark.rule("OP-22")
@pytest.mark.parametrize(("vote", "exiled"), [("yes", True), ("no", False)])
def test_for_an_exiled_first_player_the_next_one_casts_the_vote(vote: str, exiled: bool) -> None:
    scene = table(5).secrets("own-flock", *SECRETS[1:]).exiled(P1)
    scene.s.first = P1
    other = "no" if vote == "yes" else "yes"
    scene.turn(P2).do("exile:4").all_do({P2: vote, P3: other, P4: other, P5: vote})
    assert scene.told("voted")[0]["tie"] is True
    assert scene.s.players[P5].exiled is exiled


@pytest.mark.rule("LN-VOTE-06", "OP-20")
def test_influence_never_ties() -> None:
    values = [card.influence for card in library().survivors.values()]
    assert len(set(values)) == len(values)


# -- who does not vote -------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-104")
@pytest.mark.rule("LN-VOTE-07")
def test_exiled_players_do_not_vote(add_cards: AddCards) -> None:
    add_cards("crossroads", MEETING)
    scene = table(5).secrets(*SECRETS[:3], "own-flock", SECRETS[4]).exiled(P4, P5)
    scene.s.crossroads_deck = ["town-meeting"]
    scene.run(("begin_turn", [P1]))
    assert voters(scene) == [P1, P2, P3]
    scene.all_do({P1: "yes", P2: "yes", P3: "no"})
    (told,) = scene.told("voted")
    assert (told["ups"], told["downs"], told["passed"]) == (["0", "1"], ["2"], True)
    assert scene.s.morale == 7


@pytest.mark.rule("LN-VOTE-07")
def test_the_exiled_vote_on_nothing() -> None:
    scene = table().exiled(P4).turn(P2).do("exile:2")
    assert voters(scene) == [P1, P2, P3]
    scene = table().exiled(P4).run(pass_token).all_do({P1: "call", P2: "pass", P3: "pass"})
    assert voters(scene) == [P1, P2, P3]
