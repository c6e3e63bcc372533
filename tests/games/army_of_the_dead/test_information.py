"""Who may know what, and what may be taken back (AD-OP-156 to -158)."""

from __future__ import annotations

import random

import msgspec
import pytest

from overrun.core import conform
from overrun.core.table import Table

from .opening import Opening
from .scene import GAME, Heist


def shown(heist: Heist | Opening, viewer: int | None) -> str:
    """Everything that a viewer sees, hears and is asked or refused."""
    table = heist.table
    asked = [] if viewer is None else table.asked(viewer)
    return "\n".join(
        msgspec.json.encode(each).decode()
        for each in (
            table.view(viewer),
            table.heard(viewer),
            [(ask.kind, ask.options, ask.facts) for ask in asked],
            [list(table.refused(ask)) for ask in asked],
        )
    )


# -- what lies face down -----------------------------------------------------------------------


@pytest.mark.rule("AD-OP-157", "AD-SET-05", "AD-SLP-01")
def test_nobody_knows_the_number_of_a_token_before_it_is_flipped() -> None:
    seen = []
    for number in (1, 2, 3):
        heist = Heist().survivor("ann", "A1b", hand=["crowbar"]).sleepers("A1b", number)
        heist.turn("ann")
        seen.append([shown(heist, viewer).replace(heist.s.mission, "") for viewer in (None, 0)])
    assert seen[0] == seen[1] == seen[2]
    heist.do("sleepers:0")
    assert heist.told("sleepers-removed")[0]["number"] == 3


@pytest.mark.rule("AD-OP-157", "AD-SET-29", "AD-OBJ-04")
def test_nobody_knows_the_front_of_a_token_before_it_is_taken() -> None:
    seen = []
    for colour in ("red", "blue", "yellow"):
        heist = Heist().survivor("ann", "A1b").token("A1b", colour, "it").turn("ann")
        seen.append([shown(heist, viewer).replace(heist.s.mission, "") for viewer in (None, 0)])
    assert seen[0] == seen[1] == seen[2]
    heist.do("take:it")
    assert heist.told("took")[0]["token"] == "yellow"


@pytest.mark.rule("AD-OP-157", "AD-SET-13")
def test_nobody_knows_the_order_of_a_deck() -> None:
    seen = []
    for top in ("katana", "rocket-launcher"):
        other = "katana" if top != "katana" else "rocket-launcher"
        heist = Heist().survivor("ann", "A1g").equipment(top, other)
        heist.zombie_cards("16", "1") if top == "katana" else heist.zombie_cards("1", "16")
        heist.orders(*(["muster", "arrival"] if top == "katana" else ["arrival", "muster"]))
        heist.turn("ann")
        seen.append([shown(heist, viewer).replace(heist.s.mission, "") for viewer in (None, 0)])
    assert seen[0] == seen[1]
    assert "katana" not in seen[0][0]
    heist.do("search")
    assert heist.told("drew") == [{"survivor": "ann", "cards": ["rocket-launcher"]}]


@pytest.mark.rule("AD-OP-157", "AD-VLT-04")
def test_nobody_knows_the_vault_card_before_somebody_is_there() -> None:
    opening = Opening(2, mission="cold-steel")
    assert opening.s.vault is not None
    for viewer in (None, 0, 1):
        assert opening.s.vault.card not in shown(opening, viewer)


@pytest.mark.rule("AD-OP-157")
def test_everything_else_is_open_to_all() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["pistol"], dry=("pistol",), skills=["lucky"])
    heist.survivor("bob", "A1b", seat=1, pack=["tnt"], ap=8, tokens=["yellow"]).personal("vesna")
    heist.turn("ann")
    views = [heist.table.view(viewer) for viewer in (0, 1, None)]
    for view in views:
        view.viewer = None
    assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
    assert msgspec.json.encode(views[1]) == msgspec.json.encode(views[2])
    ann, bob = heist.view(1).survivors
    assert ann.gear[0] is not None
    assert (ann.gear[0].card, ann.gear[0].dry) == ("pistol", True)
    assert bob.gear[2] is not None
    assert (bob.gear[2].card, bob.level, bob.tokens) == ("tnt", "yellow", ["yellow"])


# -- whole games -------------------------------------------------------------------------------

TABLES = [(1, "grand-slam"), (3, "convoy"), (2, "cold-steel"), (4, "torch-bearers")]


@pytest.mark.rule("AD-OP-157")
@pytest.mark.parametrize(("players", "mission"), TABLES)
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(players: int, mission: str) -> None:
    """What is asked, seen, told and refused does not depend on what lies face down."""
    table = Table.new(GAME, seats=players, settings={"mission": mission}, seed=f"worlds/{mission}")
    draw = random.Random(mission)
    choose = conform.any_verb(draw)
    while not table.ended and len(table.answers) < 160:
        for viewer in (None, *range(players)):
            heard = [event.number for event in table.heard(viewer)]
            assert heard == list(range(1, len(heard) + 1))
        if len(table.answers) % 4 == 0:
            viewer = draw.choice([None, *range(players)])
            conform.check_secrets(table, viewer, draw, AssertionError)
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, choose(table, ask))


@pytest.mark.rule("AD-OP-157")
def test_other_worlds_are_really_other_worlds() -> None:
    """A world for a bot to think about has the same cards, in other places."""
    opening = Opening(mission="grand-slam").begun()
    before = opening.s
    worlds = [opening.table.world(0, str(number)).state for number in range(6)]
    assert before.vault is not None
    for name in ("equipment", "zombie_deck", "orders"):
        decks = [getattr(world, name) for world in worlds]
        assert all(sorted(deck) == sorted(getattr(before, name)) for deck in decks)
        assert len({tuple(deck) for deck in decks}) > 1
    assert len({str(world.sleepers) for world in worlds}) > 1
    assert len({str([token.colour for token in world.tokens]) for world in worlds}) > 1
    assert len({world.vault.card for world in worlds}) > 1
    for world in worlds:
        assert sorted(token.colour for token in world.tokens) == sorted(
            token.colour for token in before.tokens
        )


# -- one seed ----------------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-156")
def test_the_same_seed_and_answers_make_the_same_game() -> None:
    def play(seed: str) -> Table[object]:
        table = Table.new(GAME, seats=2, settings={"mission": "last-tank"}, seed=seed)
        choose = conform.any_verb(random.Random("answers"))
        while not table.ended and len(table.answers) < 300:
            ask = table.asks[0]
            search = ("search",) in ask.options
            table.answer(ask.seat, ask.number, ("search",) if search else choose(table, ask))
        return table

    one, same, other = play("one"), play("one"), play("other")
    assert one.log.hash == same.log.hash
    assert one.events == same.events
    assert one.log.hash != other.log.hash
    games = [one, other, *(play(f"game {number}") for number in range(6))]
    told = {event.name for game in games for event in game.heard(None)}
    assert {"rolled", "zombie-card", "drew"} <= told  # what is drawn is told


# -- taking back -------------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-158")
def test_a_plain_move_may_be_taken_back() -> None:
    heist = Heist(2).survivor("ann", "A1a").survivor("bob", "A1a", seat=1).turn("ann")
    heist.do("move:A1b", "move:A1c")
    assert heist.table.may_undo(0, keep=0)
    heist.table.undo(0, keep=0)
    assert heist.table.view(0).survivors[0].zone == "A1a"


@pytest.mark.rule("AD-OP-158")
@pytest.mark.parametrize("answer", ["attack:0:A1g", "search", "take:it"])
def test_what_came_to_light_is_not_taken_back_alone(answer: str) -> None:
    heist = Heist(2).survivor("ann", "A1g", hand=["crowbar"]).survivor("bob", "A1a", seat=1)
    heist.token("A1g", "blue", "it").equipment("katana", "knife").turn("ann")
    heist.do("reorganise", "done")
    assert heist.table.may_undo(0)
    if answer.startswith("attack"):
        heist.zombies("A1g", shambler=1).turn("ann").roll(2)
    heist.do(answer)
    assert not heist.table.may_undo(0)
    assert heist.table.may_undo(0, consent=[1])  # with the other's consent


@pytest.mark.rule("AD-OP-158", "AD-OP-157")
@pytest.mark.parametrize(("answer", "dice"), [("noise", []), ("sleepers:0", []), ("move:A1a", [3])])
def test_sleepers_are_not_put_to_sleep_again(answer: str, dice: list[int]) -> None:
    heist = Heist(2).survivor("ann", "A1g", hand=["crowbar"]).survivor("bob", "A1a", seat=1)
    heist.sleepers("A1g", 2).turn("ann").roll(*dice).do(answer)
    assert not heist.table.may_undo(0)
    assert heist.table.may_undo(0, consent=[1])


@pytest.mark.rule("AD-OP-158", "AD-VLT-04")
def test_a_vault_card_that_was_turned_stays_known() -> None:
    heist = Heist(2, board=[["V1"]], start=["A1d"]).survivor("ann", "A1f").turn("ann")
    heist.do("move:A1t")
    assert heist.told("vault-revealed")
    assert not heist.table.may_undo(0)


@pytest.mark.rule("AD-OP-158")
def test_a_zombie_card_that_was_drawn_stays_known() -> None:
    heist = Heist(2, spawns=[{"zone": "A1f", "kind": "start"}]).survivor("ann", "A1a")
    heist.zombie_cards("38").players_phase().do("end")
    assert heist.told("zombie-card")
    assert not heist.table.may_undo(0)
