"""The improvements module (catalogue section 21)."""

from __future__ import annotations

import pytest

from overrun.core.errors import ChanceError
from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.games.long_night.pieces import Improvement, Improvements

from .conftest import AddCards
from .scene import GAME, Scene

pytestmark = pytest.mark.usefixtures("plain_people")

ROW = ["workshop", "pigsty", "crows-nest", "radio-mast"]


@pytest.fixture(autouse=True)
def workshop(add_cards: AddCards) -> None:
    """An improvement that needs 3 tokens, and items that add 1 or 2."""
    build(add_cards, 'lasting = "less-food"')
    add_cards("items", '[nail]\nkind = "tool"\neffects = [{ do = "advance" }]')
    add_cards("items", '[nails]\nkind = "tool"\neffects = [{ do = "advance", count = 2 }]')


def build(add_cards: AddCards, lines: str, needed: int = 3) -> None:
    """What the workshop is good for."""
    head = f'[workshop]\nset = "moon"\nmodule = "improvements"\nneeded = {needed}'
    add_cards("improvements", f"{head}\n{lines}")


def site(*hand: str, tokens: int = 0, deck: tuple[str, ...] = ("sick-bay", "tile-stove")) -> Scene:
    """A at home with these cards, and four improvements in the row."""
    scene = Scene(improvements="on").survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.hand(0, *hand)
    site = scene.s.improvements
    site.row = [Improvement(name, tokens if name == "workshop" else 0) for name in ROW]
    site.deck = list(deck)
    return scene


def row(scene: Scene) -> dict[str, int]:
    return {each.id: each.tokens for each in scene.s.improvements.row}


# -- set-up ------------------------------------------------------------------------------------


@pytest.mark.rule("LN-IMP-01", "LN-PREP-03")
@pytest.mark.parametrize("chosen", ["on", "off"])
def test_the_cards_with_a_hammer_are_shuffled_in(chosen: str) -> None:
    settings = {"improvements": chosen, "adult": "on"}
    s = Table.new(GAME, seats=3, settings=settings, seed="hammer").state
    lying = {
        "crises": s.crisis_deck,
        "survivors": [*s.survivor_deck, *(name for offer in s.offers for name in offer)],
        "crossroads": s.crossroads_deck,
    }
    for shelf, names in lying.items():
        cards = getattr(library(), shelf).values()
        marked = {card.id for card in cards if card.module == "improvements"}
        assert marked, f"no hammer on any of the {shelf}"
        assert marked & set(names) == (marked if chosen == "on" else set())


@pytest.mark.rule("LN-IMP-01")
def test_the_objectives_with_a_hammer_are_among_the_random_ones() -> None:
    """A script can only pick what is there to be picked."""
    scene = Scene(improvements="on", objective="random")
    scene.s.objective = "tribute"  # until another one is chosen
    scene.roll("before-the-child").run(("choose_objective", []))
    assert scene.s.objective == "before-the-child"
    scene = Scene(objective="random")
    scene.s.objective = "tribute"
    with pytest.raises(ChanceError):
        scene.roll("before-the-child").run(("choose_objective", []))


@pytest.mark.rule("LN-IMP-02")
def test_four_improvements_lie_face_up() -> None:
    order = sorted(library().improvements)
    scene = Scene(improvements="on").survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.roll(order).run(("choose_first_player", []))
    assert row(scene) == dict.fromkeys(order[:4], 0)
    assert scene.s.improvements.deck == order[4:]
    assert scene.s.improvements.built == []
    for viewer in (None, 0, 2):
        assert [each.id for each in scene.view(viewer).modules.row] == order[:4]
    shown = [told["improvement"] for told in scene.told("improvement-shown", None)]
    assert shown == order[:4]


@pytest.mark.rule("LN-IMP-02")
def test_without_the_module_there_are_none() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.run(("choose_first_player", []))  # nothing is shuffled
    assert (scene.s.improvements.row, scene.s.improvements.deck) == ([], [])


@pytest.mark.rule("LN-INV-11", "LN-CARD-IMP-01", "OP-14")
def test_ten_improvements_that_cost_something_and_are_good_for_something() -> None:
    own = [card for card in library().improvements.values() if card.set == "moon"]
    own = [card for card in own if card.id != "workshop"]
    assert len(own) == 10
    for card in own:
        assert card.needed >= 1
        assert card.lasting or card.each_round or card.ability, card.id


# -- building ----------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-61")
@pytest.mark.rule("LN-IMP-03", "LN-IMP-04", "LN-IMP-05", "LN-IMP-06", "LN-IMP-07", "LN-IMP-08")
@pytest.mark.rule("OP-61")
def test_completing_an_improvement() -> None:
    scene = site("nails", tokens=2)
    assert scene.turn(0).view(0).food_due == 2  # three mouths
    scene.do("play:nails", "improve:workshop")
    assert scene.told("advanced")[0]["tokens"] == 4
    assert scene.view(None).modules.built == ["workshop"]
    assert scene.view(0).food_due == 1
    assert row(scene) == {"pigsty": 0, "crows-nest": 0, "radio-mast": 0, "sick-bay": 0}
    assert scene.s.improvements.deck == ["tile-stove"]
    assert scene.ask.kind == "action"


@pytest.mark.rule("LN-IMP-03")
@pytest.mark.parametrize(("item", "tokens"), [("nail", 1), ("nails", 2)])
@pytest.mark.parametrize("name", ["workshop", "pigsty", "radio-mast"])  # two finish none of these
def test_tokens_go_on_the_improvement_that_is_chosen(item: str, tokens: int, name: str) -> None:
    scene = site(item).turn(0).do(f"play:{item}")
    assert (scene.ask.seat, scene.ask.kind) == (0, "improve")
    assert scene.options() == {f"improve:{each}" for each in ROW}
    scene.do(f"improve:{name}")
    assert row(scene) == {**dict.fromkeys(ROW, 0), name: tokens}
    assert scene.told("advanced", 1) == [{"seat": 0, "improvement": name, "tokens": tokens}]


@pytest.mark.rule("LN-IMP-04")
@pytest.mark.parametrize("needed", [1, 2, 3, 4])
@pytest.mark.parametrize("tokens", [0, 1, 2, 3])
def test_complete_as_soon_as_there_are_enough(
    needed: int, tokens: int, add_cards: AddCards
) -> None:
    build(add_cards, 'lasting = "less-food"', needed)
    scene = site("nail", tokens=min(tokens, needed - 1)).turn(0)
    scene.do("play:nail", "improve:workshop")
    assert scene.s.improvements.built == (["workshop"] if tokens + 1 >= needed else [])
    assert len(scene.s.improvements.row) == 4


@pytest.mark.rule("LN-IMP-04")
def test_complete_at_any_moment(add_cards: AddCards) -> None:
    """Also when a crisis that was averted brings the last token, in the colony phase."""
    add_cards(
        "crises",
        '[timber]\naccepts = ["tool"]\nfail = []\n'
        'extra = { excess = 1, effects = [{ do = "advance" }] }',
    )
    scene = site(tokens=2).crisis("timber", *[(0, "nail")] * 4)
    scene.roll(["nail"] * 4).run(("resolve_crisis", []))
    assert (scene.ask.seat, scene.s.improvements.built) == (0, [])
    scene.do("improve:workshop")
    assert (scene.s.improvements.built, len(scene.s.improvements.row)) == (["workshop"], 4)


@pytest.mark.rule("LN-IMP-05", "LN-IMP-07")
def test_everybody_can_read_what_is_built() -> None:
    scene = site("nail", tokens=2).turn(0).do("play:nail", "improve:workshop")
    for viewer in (None, 0, 1, 2):
        modules = scene.view(viewer).modules
        assert modules.built == ["workshop"]
        assert "workshop" not in [each.id for each in modules.row]
        assert scene.told("improvement-built", viewer)[0]["improvement"] == "workshop"
    assert "workshop" not in scene.s.improvements.deck


@pytest.mark.rule("LN-IMP-08")
def test_the_gap_is_filled_at_once(add_cards: AddCards) -> None:
    """The new one can take tokens even of what the finished one brings."""
    build(add_cards, 'built = [{ do = "advance" }]')
    scene = site("nail", tokens=2).turn(0).do("play:nail", "improve:workshop")
    assert scene.options() == {f"improve:{name}" for name in [*ROW[1:], "sick-bay"]}
    scene.do("improve:sick-bay")
    assert row(scene)["sick-bay"] == 1


@pytest.mark.rule("OP-61", "LN-IMP-08")
def test_without_a_card_left_the_gap_stays() -> None:
    scene = site("nails", "nail", tokens=2, deck=()).turn(0).do("play:nails", "improve:workshop")
    assert row(scene) == dict.fromkeys(ROW[1:], 0)
    assert scene.s.improvements.built == ["workshop"]


@pytest.mark.rule("LN-IMP-09")
def test_only_what_lies_face_up_and_is_unfinished_takes_tokens() -> None:
    scene = site("nail", "nail", tokens=2).turn(0).do("play:nail", "improve:workshop")
    scene.do("play:nail")
    assert scene.options() == {f"improve:{name}" for name in [*ROW[1:], "sick-bay"]}
    scene.refuses("improve:workshop")  # finished
    scene.refuses("improve:tile-stove")  # still in the deck
    scene.do("improve:pigsty")


@pytest.mark.rule("LN-IMP-09")
def test_with_nothing_left_to_build_no_token_can_be_put() -> None:
    scene = site("nail")
    scene.s.improvements = Improvements(built=["workshop"])
    assert scene.turn(0).refuses("play:nail") == "LN-IMP-09"


# -- what they are good for --------------------------------------------------------------------


def with_workshop(built: bool) -> Scene:
    """The workshop is built, or one token short of it."""
    scene = site(tokens=2)
    if built:
        del scene.s.improvements.row[0]
        scene.s.improvements.built = ["workshop"]
    return scene


@pytest.mark.rule("LN-IMP-06", "LN-IMP-10")
@pytest.mark.parametrize(("built", "food"), [(True, 4), (False, 3)])
def test_less_food(built: bool, food: int) -> None:
    scene = with_workshop(built)
    scene.s.food = 5
    scene.run(("pay_food", []))
    assert scene.s.food == food


@pytest.mark.rule("LN-IMP-06", "LN-IMP-10")
@pytest.mark.parametrize(("built", "came"), [(True, 1), (False, 2)])
def test_fewer_zombies(built: bool, came: int, add_cards: AddCards) -> None:
    build(add_cards, 'lasting = "fewer-zombies"')
    scene = with_workshop(built).run(("zombies_gather", []))
    assert scene.s.colony.zombies == came


@pytest.mark.rule("LN-IMP-06", "LN-IMP-10")
@pytest.mark.parametrize(
    ("cards", "built", "loss"),
    [(14, True, 0), (14, False, 1), (15, True, 1), (24, True, 1), (25, True, 2), (25, False, 2)],
)
def test_room_for_waste(cards: int, built: bool, loss: int, add_cards: AddCards) -> None:
    """Five cards do not count; every ten of the others cost a point, as ever."""
    build(add_cards, 'lasting = "waste-room"\namount = 5')
    scene = with_workshop(built)
    scene.s.waste = ["junk"] * cards
    scene.run(("check_waste", []))
    assert scene.s.morale == 6 - loss


@pytest.mark.rule("LN-IMP-06", "LN-IMP-10")
@pytest.mark.parametrize(("built", "wounds"), [(True, 0), (False, 1)])
def test_warmth(built: bool, wounds: int, add_cards: AddCards) -> None:
    build(add_cards, 'lasting = "warmth"')
    scene = with_workshop(built).survivor("D", 0, frostbite=1)
    scene.survivor("E", 0, "school", frostbite=1).run(("begin_turn", [0]))
    assert scene.s.survivors["D"].wounds == wounds
    assert scene.s.survivors["E"].wounds == 1  # the stove does not reach so far


@pytest.mark.rule("LN-IMP-06", "LN-IMP-10")
@pytest.mark.parametrize(("built", "prevented"), [(True, True), (False, False)])
def test_help_in_a_crisis(built: bool, prevented: bool, add_cards: AddCards) -> None:
    build(add_cards, 'lasting = "crisis-help"')
    add_cards("crises", '[timber]\naccepts = ["tool"]\nfail = [{ do = "morale", by = -1 }]')
    scene = with_workshop(built).crisis("timber", (0, "nail"), (1, "nail"))
    scene.roll(["nail"] * 2).run(("resolve_crisis", []))
    assert scene.s.morale == (6 if prevented else 5)


@pytest.mark.rule("LN-IMP-06", "LN-IMP-10")
@pytest.mark.parametrize(("built", "food"), [(True, 2), (False, 0)])
def test_what_comes_in_every_round(built: bool, food: int, add_cards: AddCards) -> None:
    build(add_cards, 'each_round = [{ do = "food", by = 2 }]')
    add_cards("crises", '[timber]\naccepts = ["tool"]\nfail = []')
    scene = with_workshop(built).crisis("timber")
    scene.s.food = 2  # for three mouths, so that what comes is still there afterwards
    scene.roll([]).run(("colony_phase", []))
    assert scene.s.food == food
    names = scene.events
    assert "fed" in names
    assert scene.told("fed")[0]["food"] == food  # it came before the meal


@pytest.mark.rule("LN-TEXT-02", "LN-IMP-06")
@pytest.mark.parametrize("first", ["bell", "workshop"])
def test_the_first_player_says_which_improvement_works_first(
    first: str, add_cards: AddCards
) -> None:
    build(add_cards, 'each_round = [{ do = "food", by = 2 }]')
    line = 'set = "moon"\nmodule = "improvements"\nneeded = 2'
    add_cards("improvements", f'[bell]\n{line}\neach_round = [{{ do = "morale", by = 1 }}]')
    scene = site()
    scene.s.improvements.built, scene.s.food, scene.s.first = ["bell", "workshop"], 0, 1
    add_cards("crises", '[timber]\naccepts = ["tool"]\nfail = []')
    scene.crisis("timber").roll([]).run(("colony_phase", []))
    assert (scene.ask.seat, scene.ask.kind) == (1, "simultaneous")
    assert scene.options() == {"let-work:bell", "let-work:workshop"}
    scene.do(f"let-work:{first}")
    events = scene.events
    assert (events.index("morale") < events.index("food")) is (first == "bell")
    assert events.index("food") < events.index("fed")  # both come before the meal


YOURS = '[{ do = "wound", who = "yours" }]'


@pytest.mark.rule("LN-IMP-06", "LN-TEXT-02")
@pytest.mark.parametrize("first", [0, 2])
def test_what_comes_in_every_round_speaks_to_the_first_player(
    first: int, add_cards: AddCards
) -> None:
    build(add_cards, f"each_round = {YOURS}")
    scene = with_workshop(built=True).survivor("D", 0).survivor("E", 1).survivor("F", 2)
    scene.s.first = first
    scene.run(("improvement_works", ["workshop"]))
    assert (scene.ask.seat, scene.ask.kind) == (first, "choose-survivor")


@pytest.mark.rule("LN-IMP-05", "LN-IMP-06")
@pytest.mark.parametrize("lines", ["built", "use"])
def test_what_somebody_builds_or_uses_speaks_to_that_player(
    lines: str, add_cards: AddCards
) -> None:
    use = f"ability = {{ once = true, effects = {YOURS} }}"
    build(add_cards, use if lines == "use" else f"built = {YOURS}")
    scene = with_workshop(built=lines == "use").survivor("D", 0).survivor("E", 1).hand(1, "nail")
    scene.turn(1)
    if lines == "use":
        scene.do("operate:workshop")
    else:
        scene.do("play:nail", "improve:workshop")
    assert (scene.ask.seat, scene.ask.kind) == (1, "choose-survivor")


# -- using them --------------------------------------------------------------------------------


@pytest.fixture
def forge(add_cards: AddCards) -> None:
    build(add_cards, 'ability = { die = 3, once = true, effects = [{ do = "food", by = 1 }] }')


@pytest.mark.usefixtures("forge")
@pytest.mark.rule("LN-IMP-06", "LN-IMP-10")
def test_an_improvement_is_used_once_a_round_for_a_die() -> None:
    scene = with_workshop(built=True).dice(0, 2, 3, 6).dice(1, 6).turn(0)
    assert scene.options("operate") == {"operate:workshop:3", "operate:workshop:6"}
    assert scene.refuses("operate:workshop:2") == "LN-IMP-06"
    assert scene.refuses("operate:workshop:5") == "LN-ACT-01"
    assert scene.refuses("operate:workshop") == "LN-IMP-06"
    scene.do("operate:workshop:3")
    assert (scene.s.food, scene.s.players[0].dice, scene.s.players[0].used) == (1, [2, 6], [3])
    assert scene.refuses("operate:workshop:6") == "LN-IMP-06"
    assert scene.turn(1).refuses("operate:workshop:6") == "LN-IMP-06"  # once for the whole colony


@pytest.mark.usefixtures("forge")
@pytest.mark.rule("LN-IMP-10")
def test_an_unfinished_improvement_cannot_be_used() -> None:
    scene = with_workshop(built=False).dice(0, 6).turn(0)
    assert scene.options("operate") == set()
    assert scene.refuses("operate:workshop:6") == "LN-IMP-10"


@pytest.mark.usefixtures("forge")
@pytest.mark.rule("LN-IMP-06")
def test_somebody_must_be_at_home_to_use_it() -> None:
    scene = with_workshop(built=True).dice(0, 6)
    scene.s.colony.survivors.remove("A")
    scene.s.places["school"].survivors.append("A")
    scene.s.survivors["A"].place = "school"
    assert scene.turn(0).options("operate") == set()
    assert scene.refuses("operate:workshop:6") == "LN-IMP-06"


@pytest.mark.usefixtures("forge")
@pytest.mark.rule("LN-IMP-06")
def test_in_the_next_round_it_can_be_used_again() -> None:
    scene = with_workshop(built=True).dice(0, 6).turn(0).do("operate:workshop:6")
    assert scene.s.improvements.operated == ["workshop"]
    scene.s.crisis_deck = ["mould"]
    scene.roll(*[3] * 6).run(("begin_round", []))
    assert scene.s.improvements.operated == []
    assert scene.may("operate:workshop:3")


@pytest.mark.rule("LN-IMP-06")
def test_some_are_used_without_a_die(add_cards: AddCards) -> None:
    build(add_cards, 'ability = { once = true, effects = [{ do = "food", by = 1 }] }')
    scene = with_workshop(built=True).dice(0, 6).turn(0)
    assert scene.options("operate") == {"operate:workshop"}
    assert scene.refuses("operate:workshop:6") == "LN-IMP-06"
    scene.do("operate:workshop")
    assert (scene.s.food, scene.s.players[0].dice) == (1, [6])
