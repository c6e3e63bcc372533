"""Tokens and dice (catalogue section 3), and supplies that do not run out (OP-19)."""

from __future__ import annotations

import pytest

from overrun.core.chance import Chance
from overrun.games.long_night.exposure import FACES
from overrun.games.long_night.library import library
from overrun.games.long_night.pieces import Improvement

from .conftest import AddCards, Person
from .scene import COLONY, Scene

pytestmark = pytest.mark.usefixtures("plain_people")


# -- the first player token --------------------------------------------------------------------


@pytest.mark.rule("LN-TOK-01", "LN-INV-07")
@pytest.mark.parametrize(("first", "passed"), [(0, True), (1, True), (2, False), (3, False)])
def test_the_token_settles_ties(first: int, passed: bool) -> None:
    scene = Scene(4).survivor("A", 0).survivor("B", 1).survivor("C", 2).survivor("D", 3)
    scene.secrets(*["magpie"] * 4)
    scene.s.first = first
    scene.turn(2).do("exile:3")
    scene.all_do({0: "yes", 1: "yes", 2: "no", 3: "no"})
    assert scene.told("voted")[0]["passed"] is passed
    assert scene.s.players[3].exiled is passed


@pytest.mark.rule("LN-TOK-01", "LN-INV-07")
def test_there_is_one_token() -> None:
    scene = Scene(3).survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.s.crisis_deck = ["mould", "mould"]
    scene.roll(*[1] * 6).run(("pass_token", []))
    scene.all_do({0: "pass", 1: "pass", 2: "pass"})
    assert {scene.view(viewer).first for viewer in (0, 1, 2, None)} == {2}
    assert (scene.ask.seat, scene.ask.kind) == (2, "action")


# -- wounds ------------------------------------------------------------------------------------


@pytest.mark.rule("LN-TOK-02", "LN-TOK-08", "LN-INV-15", "LN-EXPO-03")
@pytest.mark.parametrize(
    ("face", "tokens"), [("blank", (0, 0)), ("wound", (1, 0)), ("frostbite", (0, 1))]
)
def test_a_wound_token_shows_a_wound_or_frostbite(face: str, tokens: tuple[int, int]) -> None:
    scene = Scene().survivor("A", 0).turn(0).roll(face).do("move:A:school")
    (shown,) = scene.view(None).survivors
    assert (shown.wounds, shown.frostbite) == tokens
    assert shown.despair == 0


@pytest.mark.rule("LN-TOK-08")
def test_the_exposure_die_may_show_a_bite() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0).turn(0).roll("bite").do("move:A:school")
    assert scene.s.graveyard == ["A"]


@pytest.mark.rule("LN-TOK-08", "LN-INV-26", "OP-01")
def test_each_face_of_the_exposure_die_is_equally_likely() -> None:
    """Twelve thousand rolls of the real die: each kind of face near its share."""
    chance = Chance.from_seed("exposure")
    rolls = [chance.pick(FACES) for _ in range(12_000)]
    for face, share in (("blank", 6000), ("wound", 3000), ("frostbite", 2000), ("bite", 1000)):
        assert abs(rolls.count(face) - share) < 200


@pytest.mark.rule("LN-TOK-11", "LN-INV-21")
def test_despair_is_a_wound_that_medicine_does_not_take_away(add_cards: AddCards) -> None:
    add_cards("items", '[bad-news]\nkind = "tool"\neffects = [{ do = "despair", who = "yours" }]')
    add_cards("items", '[good-news]\nkind = "tool"\neffects = [{ do = "hearten" }]')
    scene = Scene().survivor("A", 0, wounds=1)
    scene.hand(0, "bad-news", "medicine", "medicine", "good-news").turn(0)
    scene.do("play:bad-news", "play:medicine")
    a = scene.s.survivors["A"]
    assert (a.wounds, a.despair, a.hurt) == (0, 1, 1)
    assert scene.refuses("play:medicine") == "OP-82"
    scene.do("play:good-news")
    assert scene.s.survivors["A"].hurt == 0


# -- noise, standees, barricades ---------------------------------------------------------------


@pytest.mark.rule("LN-TOK-03")
def test_noise_is_recorded_where_it_was_made() -> None:
    scene = Scene().survivor("A", 0, "gas").deck("gas", "fuel", "junk", "fuel").dice(0, 4).turn(0)
    scene.do("search:A:4", "noise", "noise", "keep:junk")
    noise = {place.id: place.noise for place in scene.view(None).places}
    assert (noise.pop("gas"), set(noise.values())) == (2, {0})


@pytest.mark.rule("LN-INV-18", "LN-TOK-03")
@pytest.mark.parametrize(("face", "doors"), [("alarm", "Z--"), ("quiet", "---")])
def test_a_noise_token_has_a_face_with_an_alarm_and_one_without(face: str, doors: str) -> None:
    scene = Scene()
    scene.entrance("gas", "---")
    scene.s.places["gas"].noise = 1
    scene.roll(face).run(("flip_noise", ["gas"]))
    assert scene.doors("gas") == doors
    assert scene.s.places["gas"].noise == 0


@pytest.mark.rule("LN-TOK-04", "LN-BRD-18")
def test_standees_show_where_everyone_is() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 1, "school").entrance("school", "ZZ--").turn(0)
    scene.roll("blank").do("move:A:school")
    standing = {place.id: place.survivors for place in scene.view(None).places if place.survivors}
    assert standing == {"school": ["B", "A"]}
    assert {v.id: v.place for v in scene.view(None).survivors} == {"A": "school", "B": "school"}
    assert scene.view(None).places[3].doors[0].zombies == 2


@pytest.mark.rule("LN-TOK-05", "LN-INV-19")
def test_a_barricade_token_is_a_barricade_or_a_trap(add_cards: AddCards) -> None:
    add_cards("items", '[mine]\nkind = "tool"\neffects = [{ do = "trap" }]')
    scene = Scene().survivor("A", 0, "library").hand(0, "mine").dice(0, 1).turn(0)
    scene.do("barricade:A:1")
    assert scene.doors("library") == "B--"
    scene.do("play:mine")
    assert scene.doors("library") == "BT-"


# -- helpless survivors ------------------------------------------------------------------------


@pytest.mark.rule("LN-TOK-09", "LN-INV-16")
def test_a_helpless_survivor_is_normal_or_unruly(add_cards: AddCards) -> None:
    add_cards(
        "items",
        '[orphans]\nkind = "outsider"\neffects = [{ do = "helpless", by = 2 }]\n'
        '[rumour]\nkind = "tool"\neffects = [{ do = "unruly", by = 1 }]',
    )
    scene = Scene().survivor("A", 0).hand(0, "orphans", "rumour", "medicine").turn(0)
    scene.do("play:orphans")
    assert (scene.s.helpless, scene.s.unruly) == (2, 0)
    scene.do("play:rumour")
    assert (scene.s.helpless, scene.s.unruly) == (2, 1)
    scene.do("calm:medicine")
    assert (scene.s.helpless, scene.s.unruly) == (2, 0)


@pytest.mark.rule("LN-TOK-09", "LN-HELP-02")
def test_helpless_survivors_contribute_nothing() -> None:
    scene = Scene().survivor("A", 0, "school").dice(0, 6)
    scene.s.helpless, scene.s.waste = 3, ["junk"] * 4
    scene.turn(0)
    names = {option.split(":")[1] for option in scene.options() if option.count(":") == 2}
    assert names == {"A"}
    assert scene.refuses("clean:6") == "LN-ACT-CLEAN-01"  # nobody of the player is at home


# -- supplies ----------------------------------------------------------------------------------


@pytest.mark.rule("OP-19", "LN-INV-17", "LN-INV-20", "LN-TOK-06", "LN-TOK-07")
def test_food_and_starvation_tokens_do_not_run_out(add_cards: AddCards) -> None:
    add_cards(
        "items",
        '[silo]\nkind = "food"\neffects = [{ do = "food", by = 25 }]\n'
        '[famine]\nkind = "tool"\neffects = [{ do = "starvation", by = 9 }]',
    )
    scene = Scene().survivor("A", 0).hand(0, "silo", "famine").turn(0)
    scene.do("play:silo", "play:famine")
    assert (scene.s.food, scene.s.starvation) == (25, 9)


@pytest.mark.rule("OP-19", "LN-INV-15", "LN-INV-21")
def test_wound_and_despair_tokens_do_not_run_out(person: Person, add_cards: AddCards) -> None:
    person("A", ability='{ passive = "tough", amount = 99 }')
    for what in ("wound", "despair"):
        add_cards(
            "items",
            f'[{what}]\nkind = "tool"\neffects = [{{ do = "{what}", who = "yours", count = 40 }}]',
        )
    scene = Scene().survivor("A", 0).hand(0, "wound", "despair").turn(0)
    scene.do("play:wound", "play:despair")
    assert (scene.s.survivors["A"].wounds, scene.s.survivors["A"].despair) == (40, 40)


@pytest.mark.rule("OP-19", "LN-INV-16")
def test_helpless_survivors_do_not_run_out(add_cards: AddCards) -> None:
    add_cards("items", '[train]\nkind = "outsider"\neffects = [{ do = "helpless", by = 23 }]')
    scene = Scene().survivor("A", 0).hand(0, "train").turn(0).do("play:train")
    assert scene.s.helpless == 23


@pytest.mark.rule("OP-19", "LN-INV-19")
def test_barricades_do_not_run_out() -> None:
    scene = Scene().survivor("A", 0, "library").dice(0, 1)
    scene.entrances(*["BBBB"] * 6).turn(0).do("barricade:A:1")
    assert scene.doors("library") == "B--"


@pytest.mark.rule("OP-19", "LN-INV-25")
def test_zombies_do_not_run_out() -> None:
    scene = Scene().entrances(*["-" * 12] * 6).run(("add_zombies", [COLONY, 65]))
    assert [door.zombies for door in scene.s.colony.doors] == [11, 11, 11, 11, 11, 10]


@pytest.mark.rule("OP-77", "LN-INV-26")
def test_dice_do_not_run_out() -> None:
    scene = Scene(2)
    plain = [card.id for card in library().survivors.values() if not card.ability.passive]
    for number, name in enumerate(plain[:30]):
        scene.survivor(name, number % 2)
    scene.roll(*[2] * 32).run(("roll_dice", []))
    assert [len(player.dice) for player in scene.s.players] == [16, 16]


@pytest.mark.rule("LN-INV-26")
def test_action_dice_have_six_sides() -> None:
    scene = Scene(3).survivor("A", 0)
    for face in range(1, 7):
        scene.roll(face, face, 1, 1).run(("roll_dice", []))
        assert scene.s.players[0].dice == [face, face]


# -- tokens of the modules ---------------------------------------------------------------------

WORKSHOP = """
[workshop]
set = "moon"
module = "improvements"
needed = {needed}
lasting = "less-food"
"""


@pytest.mark.rule("LN-TOK-12", "LN-INV-11", "LN-CARD-IMP-01")
def test_advancement_tokens_record_what_is_built(add_cards: AddCards) -> None:
    add_cards("improvements", WORKSHOP.format(needed=3))
    add_cards("items", '[nails]\nkind = "tool"\neffects = [{ do = "advance" }]')
    scene = Scene(improvements="on").survivor("A", 0).hand(0, "nails", "nails", "nails")
    scene.s.improvements.row = [Improvement("workshop"), Improvement("pigsty")]
    scene.turn(0)
    for tokens in (1, 2):
        scene.do("play:nails", "improve:workshop")
        assert [(each.id, each.tokens) for each in scene.s.improvements.row] == [
            ("workshop", tokens),
            ("pigsty", 0),
        ]
        assert scene.s.improvements.built == []
    scene.do("play:nails", "improve:workshop")
    assert scene.s.improvements.built == ["workshop"]
    assert [each.id for each in scene.s.improvements.row] == ["pigsty"]


@pytest.mark.rule("OP-19", "LN-INV-22")
def test_advancement_tokens_do_not_run_out(add_cards: AddCards) -> None:
    add_cards("improvements", WORKSHOP.format(needed=99))
    add_cards("items", '[nails]\nkind = "tool"\neffects = [{ do = "advance", count = 15 }]')
    scene = Scene(improvements="on").survivor("A", 0).hand(0, "nails")
    scene.s.improvements.row = [Improvement("workshop")]
    scene.turn(0).do("play:nails")
    assert scene.s.improvements.row[0].tokens == 15


@pytest.mark.rule("OP-19", "LN-INV-23")
def test_bandits_do_not_run_out(add_cards: AddCards) -> None:
    add_cards(
        "items", '[gang]\nkind = "tool"\neffects = [{ do = "bandits", count = 23, where = "gas" }]'
    )
    scene = Scene(bandits="on").survivor("A", 0).hand(0, "gang")
    scene.s.places["gas"].spaces = 30
    scene.turn(0).do("play:gang")
    assert scene.s.places["gas"].bandits == 23
