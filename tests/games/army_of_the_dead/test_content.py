"""What is on the cards: what the rulebook reveals of them is kept, the rest is sane and has words
(catalogue parts C and J, open points K1)."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from overrun.core.errors import ContentError
from overrun.games.army_of_the_dead.card_checks import check_content
from overrun.games.army_of_the_dead.cards import (
    CONTENT,
    SKILLS,
    SPECIALISATIONS,
    Bonus,
    Order,
    SpawnLine,
    Weapon,
    library,
    read,
)
from overrun.games.army_of_the_dead.state import KINDS, LEVELS
from overrun.text import Text

BLUE, YELLOW, ORANGE, RED = range(4)


def weapon(card: str) -> Weapon:
    found = library().equipment[card].weapon
    assert found is not None, card
    return found


def test_nothing_is_wrong_with_the_cards() -> None:
    assert check_content() == []


# -- survivors -----------------------------------------------------------------------------------


@pytest.mark.rule("AD-CMP-04", "AD-OP-007", "AD-FACT-50")
def test_twelve_survivors_with_two_starting_sets_each() -> None:
    people = library().survivors.values()
    assert len(people) == 12
    for person in people:
        assert len(person.kits) == 2
        assert all(2 <= len(kit) <= 3 for kit in person.kits)


@pytest.mark.rule("AD-SPC-01", "AD-SPC-02")
def test_everybody_is_a_specialist_of_one_of_five_kinds() -> None:
    assert SPECIALISATIONS == ("tough", "pilot", "safecracker", "shadow", "mechanic")
    kinds = Counter(kind for each in library().survivors.values() for kind in each.specialisations)
    assert all(each.specialisations for each in library().survivors.values())
    assert set(kinds) == set(SPECIALISATIONS)
    assert min(kinds.values()) >= 2
    assert kinds["tough"] == 4


COUNTERPARTS = {
    "Scott": "hanne", "Martin": "anneli", "Dieter": "vesna", "Cruz": "femi", "Guzman": "tomasz",
    "Kate": "carys", "Chambers": "maxine", "Peters": "pilar", "Tanaka": "rafe",
}  # fmt: skip
"""Whom the examples of the rulebook name, and who stands in for them here (AD-OP-016)."""


@pytest.mark.rule("AD-FACT-01", "AD-OP-016")
def test_nobody_bears_a_name_of_the_examples() -> None:
    text = Text("en")
    assert len(set(COUNTERPARTS.values())) == 9
    for theirs, ours in COUNTERPARTS.items():
        assert ours in library().survivors
        for id in library().survivors:
            assert theirs not in text(f"ad-survivor-{id}")


@pytest.mark.rule("AD-FACT-02", "AD-FACT-03", "AD-FACT-04", "AD-FACT-05", "AD-FACT-06")
def test_the_stand_ins_have_the_revealed_specialisations() -> None:
    people = library().survivors
    for theirs, what in {
        "Scott": "tough", "Dieter": "safecracker", "Cruz": "mechanic", "Guzman": "tough",
    }.items():  # fmt: skip
        assert people[COUNTERPARTS[theirs]].specialisations == (what,)
    assert "shadow" not in people[COUNTERPARTS["Chambers"]].specialisations


@pytest.mark.rule("AD-FACT-07")
def test_the_markswoman_begins_with_a_sniper_rifle_or_a_hand_cannon() -> None:
    kits = library().survivors[COUNTERPARTS["Martin"]].kits
    assert kits == (("sniper-rifle", "magazine"), ("hand-cannon", "tnt"))


@pytest.mark.rule("AD-FACT-08")
def test_the_leader_has_the_illustrated_danger_track() -> None:
    leader = library().survivors[COUNTERPARTS["Scott"]]
    assert (leader.blue, leader.yellow) == ("born-leader", "action")
    assert {"free-combat", "damage-combat"} <= {*leader.orange, *leader.red}


def test_every_skill_of_the_list_can_be_had() -> None:
    for skill in SKILLS:
        owners = [
            each.id
            for each in library().survivors.values()
            if skill in (each.blue, each.yellow, *each.orange, *each.red)
        ]
        assert owners, skill


# -- equipment -----------------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-003", "AD-CMP-07", "AD-CMP-20", "AD-CMP-21", "AD-FACT-29", "AD-FACT-30")
def test_a_deck_of_seventy_with_magazines_and_bad_luck() -> None:
    cards = library().equipment
    assert sum(card.count for card in cards.values()) == 70
    assert [id for id, card in cards.items() if card.magazine] == ["magazine"]
    assert [id for id, card in cards.items() if card.uh_oh] == ["uh-oh"]
    assert (cards["magazine"].count, cards["uh-oh"].count) == (6, 5)


@pytest.mark.rule("AD-FACT-10", "AD-FACT-11", "AD-FACT-12", "AD-OP-023")
def test_the_long_guns() -> None:
    rifle, smg, heavy = weapon("sniper-rifle"), weapon("smg"), weapon("heavy-machine-gun")
    assert (rifle.kind, rifle.near, rifle.far) == ("ranged", 1, 4)
    assert (smg.kind, smg.near, smg.far) == ("ranged", 0, 1)
    assert (smg.dice, smg.ammo_dice, smg.damage) == (5, 1, 1)
    assert (heavy.kind, heavy.dice, heavy.ammo_dice, heavy.damage) == ("ranged", 2, 2, 2)


@pytest.mark.rule("AD-FACT-13", "AD-FACT-14", "AD-FACT-15", "AD-EQS-01")
def test_the_revealed_melee_weapons() -> None:
    for card, dice in {"katana": 3, "spiked-bat": 2, "crowbar": 1}.items():
        made = weapon(card)
        assert (made.kind, made.dice, made.damage, made.noisy) == ("melee", dice, 1, False)
    assert library().equipment["katana"].skill == "charge"


@pytest.mark.rule("AD-FACT-16", "AD-FACT-17", "AD-FACT-18", "AD-FACT-19", "AD-FACT-28")
def test_the_revolver_the_gilded_rifle_and_what_is_loud() -> None:
    revolver = weapon("revolver")
    assert (revolver.kind, revolver.dice + revolver.ammo_dice) == ("ranged", 2)
    assert weapon("golden-ak").kind == weapon("hand-cannon").kind == "ranged"
    assert all(weapon(card).noisy for card in ("golden-ak", "ring-saw", "machine-gun"))


@pytest.mark.rule("AD-FACT-20", "AD-FACT-21")
def test_the_knife_must_be_in_hand_and_the_grenade_need_not() -> None:
    assert not library().equipment["knife"].from_backpack
    assert library().equipment["grenade"].from_backpack


@pytest.mark.rule("AD-EXP-01", "AD-FACT-22", "AD-FACT-23", "AD-FACT-24", "AD-FACT-25", "AD-FACT-26")
def test_six_explosives_four_of_which_always_hit() -> None:
    guns = {id: card.weapon for id, card in library().equipment.items() if card.weapon}
    blasts = {id for id, made in guns.items() if made.blast}
    always = {"grenade", "tnt", "gas-canister", "bomb-trap"}
    assert blasts == always | {"grenade-launcher", "rocket-launcher"}
    assert {id for id, made in guns.items() if made.thrown} == always
    assert all(made.noisy for made in guns.values() if made.blast)


@pytest.mark.rule("AD-FACT-27")
def test_the_bola_launcher_rolls_one_die_and_hurts_nobody() -> None:
    bola = weapon("bola-launcher")
    assert (bola.kind, bola.dice, bola.ammo_dice, bola.damage) == ("ranged", 1, 0, 0)
    assert bola.snares


@pytest.mark.rule("AD-FACT-31", "AD-EQP-02", "AD-EQP-03", "AD-EQP-05", "AD-EQP-17")
def test_melee_reaches_nobody_else_and_most_guns_can_run_dry() -> None:
    made = [card.weapon for card in library().equipment.values() if card.weapon]
    melee = [each for each in made if each.kind == "melee"]
    guns = [each for each in made if each.kind == "ranged" and not each.blast]
    assert all((each.near, each.far, each.ammo_dice) == (0, 0, 0) for each in melee)
    assert all(each.near <= each.far for each in guns)
    assert sum(each.ammo_dice > 0 for each in guns) > len(guns) / 2
    assert any(each.ammo_dice == 0 and not each.snares for each in guns)


# -- the dead ------------------------------------------------------------------------------------


@pytest.mark.rule("AD-FACT-32", "AD-CMP-12", "AD-ABO-28", "AD-ABO-30", "AD-OP-018", "AD-OP-025")
@pytest.mark.rule("AD-ZOM-01", "AD-ZOM-04", "AD-ZOM-05", "AD-ZOM-06", "AD-ZOM-07", "AD-ZOM-08")
@pytest.mark.rule("AD-ZOM-09", "AD-ABO-05", "AD-ABO-06", "AD-ABO-07", "AD-ABO-08", "AD-ABO-09")
@pytest.mark.rule("AD-ABO-10", "AD-ABO-11", "AD-ABO-12", "AD-ABO-18", "AD-ABO-19", "AD-ABO-20")
@pytest.mark.rule("AD-ABO-21", "AD-ABO-25", "AD-ABO-26", "AD-ABO-27")
@pytest.mark.parametrize(
    ("kind", "order", "actions", "wounds", "damage", "adrenaline"),
    [
        ("shambler", 1, 1, 1, 1, 1),
        ("alpha", 2, 2, 1, 2, 2),
        ("valentine", 3, 3, 1, 4, 5),
        ("queen", 3, 1, 2, 5, 5),
        ("zeus", 3, 1, 2, 6, 5),
        ("masked-zeus", 3, 1, 2, 0, 5),
        ("mounted-zeus", 3, 2, 2, 6, 5),
    ],
)
def test_the_figures_of_the_dead(
    kind: str, order: int, actions: int, wounds: int, damage: int, adrenaline: int
) -> None:
    """Table C1; nothing hurts who is masked, but explosives unmask him."""
    made = library().zombies[kind]
    assert (made.order, made.actions, made.wounds) == (order, actions, wounds)
    assert (made.damage, made.adrenaline) == (damage, adrenaline)
    assert made.unmasks == ("zeus" if kind == "masked-zeus" else "")
    assert list(library().zombies) == list(KINDS)


@pytest.mark.rule("AD-OP-004", "AD-CMP-08")
def test_forty_zombie_cards_bring_more_as_danger_grows() -> None:
    cards = library().zombie_cards
    assert [card.number for card in cards.values()] == list(range(1, 41))
    for kind in ("shambler", "alpha"):
        totals = [
            sum(line.count for line in lines if line is not None and line.kind == kind)
            for lines in zip(*(card.lines for card in cards.values()), strict=True)
        ]
        assert totals == sorted(totals)
        assert totals[BLUE] < totals[RED]
    for boss in ("valentine", "queen"):
        few = [card for card in cards.values() if any(is_of(line, boss) for line in card.lines)]
        assert len(few) == 2
        assert not any(is_of(card.lines[BLUE], boss) for card in few)


def is_of(line: SpawnLine | None, kind: str) -> bool:
    return line is not None and line.kind == kind


@pytest.mark.rule("AD-FACT-33")
@pytest.mark.vector("army-of-the-dead", "AD-EX-38")
def test_one_card_brings_alphas_three_five_six_six() -> None:
    alphas = tuple(SpawnLine("alpha", count) for count in (3, 5, 6, 6))
    assert sum(card.lines == alphas for card in library().zombie_cards.values()) == 1


@pytest.mark.rule("AD-FACT-34", "AD-FACT-35")
def test_cards_two_and_five_at_yellow() -> None:
    numbered = {card.number: card for card in library().zombie_cards.values()}
    assert numbered[2].lines[YELLOW] == SpawnLine("shambler", 2)
    assert numbered[5].lines[YELLOW] == SpawnLine("shambler", 4)


@pytest.mark.rule("AD-OP-011", "AD-FACT-37", "AD-CMP-17")
def test_sleepers_tokens_of_one_two_and_three_in_equal_numbers() -> None:
    assert Counter(library().sleepers) == {1: 12, 2: 12, 3: 12}


@pytest.mark.rule("AD-OP-005", "AD-CMP-09", "AD-FACT-36")
def test_the_orders_of_the_king() -> None:
    cards = library().orders
    assert len(cards) >= 8
    assert sum(card.count for card in cards.values()) == 16
    pair = (Order("spawn", "alpha", 2, "here"), Order("activate", "alpha", where="here"))
    assert [id for id, card in cards.items() if card.orders == pair] == ["hunting-pair"]
    assert {order.do for card in cards.values() for order in card.orders} == {
        "spawn", "activate", "zeus",
    }  # fmt: skip


# -- vault, objectives, truck --------------------------------------------------------------------


@pytest.mark.rule("AD-OP-006", "AD-CMP-10", "AD-SPC-08", "AD-FACT-40")
def test_vault_cards_offer_all_five_bonuses_to_all_specialists() -> None:
    cards = library().vault
    assert len(cards) >= 6
    assert {bonus for card in cards.values() for bonus in card.bonuses.values()} == set(
        get_args(Bonus)
    )
    assert {who for card in cards.values() for who in card.bonuses} == set(SPECIALISATIONS)
    assert cards["clockwork"].bonuses["mechanic"] == "one-or-other"


@pytest.mark.rule("AD-CMP-11", "AD-OP-008", "AD-POB-01")
def test_a_personal_objective_for_everybody() -> None:
    assert list(library().personal) == list(library().survivors)


@pytest.mark.rule("AD-FACT-43")
def test_the_safecracker_wants_eight_shamblers() -> None:
    card = library().personal[COUNTERPARTS["Dieter"]]
    assert (card.goal.do, card.goal.kind, card.goal.count) == ("kill", "shambler", 8)
    assert (card.token.do, card.token.kind, card.token.amount) == ("adrenaline", "shambler", 2)


@pytest.mark.rule("AD-FACT-44")
def test_one_objective_wants_the_king_dead_and_its_token_calls_him() -> None:
    [card] = [each for each in library().personal.values() if each.goal.do == "slay"]
    assert card.goal.kind == "zeus"
    assert card.token.do == "zeus"


@pytest.mark.rule("AD-OP-009", "AD-CMP-13", "AD-FACT-41", "AD-FACT-42", "AD-TRK-27")
def test_the_truck_rams_with_two_dice_and_its_gun_reaches_three_zones() -> None:
    ram, gun = library().truck.ram, library().truck.gun
    assert (ram.dice, ram.accuracy, ram.damage, ram.noisy) == (2, 4, 1, False)
    assert (gun.near, gun.far, gun.dice, gun.accuracy, gun.damage) == (1, 3, 3, 4, 1)
    assert gun.noisy
    assert gun.ammo_dice == 0


# -- words ---------------------------------------------------------------------------------------


def words_wanted() -> list[str]:
    """Every message that the cards need."""
    cards = library()
    wanted: list[str] = []
    for id in cards.survivors:
        name = f"ad-survivor-{id}"
        wanted += [name, f"{name}-story"]
        wanted += [f"{name}.{part}" for part in ("short", "occupation", "he", "his", "him")]
        wanted += [f"ad-personal-{id}{part}" for part in ("", "-goal", "-token")]
    for group, ids in {
        "card": list(cards.equipment),
        "skill": list(SKILLS),
        "order": list(cards.orders),
        "vault": list(cards.vault),
        "bonus": list(get_args(Bonus)),
        "kind": list(KINDS),
        "specialisation": list(SPECIALISATIONS),
    }.items():
        wanted += [f"ad-{group}-{id}{part}" for id in ids for part in ("", "-text")]
    wanted += [f"ad-kind-{kind}.many" for kind in ("shambler", "alpha")]
    return wanted + [f"ad-level-{level}" for level in LEVELS]


def test_everything_on_the_cards_has_words() -> None:
    text = Text("en")
    for key in words_wanted():
        assert text(key)


def test_no_words_are_left_over_from_a_card_that_is_gone() -> None:
    source = files("overrun.text").joinpath("en/army-of-the-dead/cards.ftl").read_text("utf-8")
    said = set(re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE))
    assert said == {key.partition(".")[0] for key in words_wanted()}


def test_no_two_cards_have_the_same_name() -> None:
    text = Text("en")
    names = Counter(
        text(f"ad-{group}-{id}")
        for group, ids in {
            "survivor": list(library().survivors),
            "card": list(library().equipment),
            "skill": list(SKILLS),
            "order": list(library().orders),
            "vault": list(library().vault),
            "personal": list(library().personal),
            "kind": list(KINDS),
        }.items()
        for id in ids
    )
    assert [name for name, count in names.items() if count > 1] == []


def numbers(sentence: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", sentence)]


def test_orders_say_the_numbers_that_they_mean() -> None:
    text = Text("en")
    for card in library().orders.values():
        said = text(f"ad-order-{card.id}-text")
        assert numbers(said) == [order.count for order in card.orders if order.count], card.id
        for order in card.orders:
            if order.kind != "all":
                assert text(f"ad-kind-{order.kind}") in said, card.id
            if order.do == "activate":
                where = "on the board" if order.where == "board" else "in this zone"
                assert f"{where} act" in said, card.id
            if order.do == "spawn":
                assert ("every active spawn zone" in said) == (order.where == "spawns"), card.id


def test_personal_objectives_say_what_they_want() -> None:
    text = Text("en")
    for owner, card in library().personal.items():
        said = text(f"ad-personal-{owner}-goal")
        assert numbers(said) == [card.goal.count] * bool(card.goal.count), owner
        if card.goal.kind:
            name = text(f"ad-kind-{card.goal.kind}")
            assert name.lower() in said.lower(), owner
        if card.goal.level:
            assert text(f"ad-level-{card.goal.level}") in said, owner
        for each in card.goal.cards:
            assert text(f"ad-card-{each}") in said, owner
        if card.goal.do != "slay":
            assert text(f"ad-survivor-{owner}.short") in said, owner


def test_their_tokens_say_what_they_do() -> None:
    text = Text("en")
    for owner, card in library().personal.items():
        said = text(f"ad-personal-{owner}-token")
        if card.token.skill:
            assert text(f"ad-skill-{card.token.skill}") in said, owner
        if card.token.kind:
            usual = library().zombies[card.token.kind].adrenaline
            assert numbers(said) == [card.token.amount, usual], owner
            assert text(f"ad-kind-{card.token.kind}") in said, owner


# -- mistakes ------------------------------------------------------------------------------------

Change = Callable[[str, str, str], list[str]]


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A copy of the cards, to be spoilt."""
    for path in CONTENT.glob("*.toml"):
        shutil.copy(path, tmp_path)
    return tmp_path


@pytest.fixture
def change(content: Path) -> Change:
    """Replace something in a file; what is wrong then."""

    def changed(file: str, old: str, new: str) -> list[str]:
        path = content / f"{file}.toml"
        source = path.read_text(encoding="utf-8")
        assert old in source
        path.write_text(source.replace(old, new, 1), encoding="utf-8")
        return check_content(content)

    return changed


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("vault", "[mirrors]", "[mirrors", "vault.toml: Expected ']'"),
        ("survivors", 'blue = "lucky"', 'blue = 3', "survivors.toml, [vesna]: "),
        ("orders", "count = 2", "counts = 2", "orders.toml, [hunting-pair]: "),
        ("equipment", "[knife]", '[knife]\nid = "dirk"', "equipment.toml, [knife]: its id is"),
        ("zombies", "[cards.1]", "[cards.one]", "zombies.toml, [cards.one]: invalid literal"),
        (
            "zombies", "[cards.1]", "[cards.1]\nqueen = [0, 0, 0, 1]",
            "zombies.toml, [cards.1]: line 4 brings both shambler and queen",
        ),
        ("zombies", "[sleepers]\n1 = 12", "[sleepers]\none = 12", "zombies.toml, [sleepers]: "),
        ("zombies", "[kinds]", "[sorts]", "zombies.toml: unknown section 'sorts'"),
        ("truck", "ram = {", "bump = {", "truck.toml, [truck]: "),
    ],
)  # fmt: skip
def test_what_cannot_be_read_names_the_file_and_the_entry(
    content: Path, change: Change, file: str, old: str, new: str, says: str
) -> None:
    [problem] = change(file, old, new)
    assert problem.startswith(says)
    with pytest.raises(ContentError, match=re.escape(says)):
        read(content)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("survivors", "[hanne]", "[Hanne]", "survivors.toml, [Hanne]: an id is small letters"),
        ("survivors", '["tough"]', "[]", "[hanne]: everybody has a specialisation"),
        ("survivors", '"born-leader"', '"leader"', "[hanne]: unknown skill 'leader'"),
        ("survivors", '"lifesaver"', '"rescue"', "[carys]: the skill 'rescue' is there 2 times"),
        ("survivors", '"hunter-alpha"', '"lucky"', "has the skill 'hunter-alpha'"),
        ("survivors", '["pilot"]', '["shadow"]', "1 with the specialisation 'pilot'"),
        ("survivors", '"revolver", "machete"', '"revolver", "mace"', "unknown equipment 'mace'"),
        ("survivors", '["spiked-bat", "flashlight"]', '["magazine", "flashlight"]', "no weapon"),
        ("survivors", '["shotgun", "knife"]', '["machete", "revolver"]', "both are the same"),
        ("survivors", '"gas-canister"', '"uh-oh"', "nobody begins with bad luck"),
        ("survivors", '["golden-ak", "crowbar"]', '["golden-ak"]', "1 cards; a kit has 2"),
        ("equipment", "[knife]\ncount = 4", "[knife]\ncount = 3", "[knife]: 3 in the deck, but"),
        ("equipment", 'skill = "sprint"', 'skill = "lucky"', "[skateboard]: 'lucky' works in"),
        ("equipment", 'skill = "sprint"', "", "[skateboard]: it does nothing"),
        ("equipment", "magazine = true", 'skill = "sprint"', "no card is a magazine"),
        ("equipment", '"melee", dice', '"melee", far = 1, dice', "[knife]: a melee weapon has"),
        ("equipment", "accuracy = 3", "accuracy = 1", "[knife]: its accuracy is 1"),
        ("equipment", "dice = 1", "dice = 0", "[knife]: it rolls no ordinary die"),
        ("equipment", "near = 1, far = 2", "near = 3, far = 2", "the range is 3-2"),
        ("equipment", "snares = true", "damage = 1, snares = true", "a bola deals no damage"),
        ("equipment", "blast = true, thrown", "thrown", "[grenade]: only explosives are thrown"),
        ("equipment", "far = 2, damage", "far = 2, dice = 1, damage", "[grenade]: what is thrown"),
        ("zombies", "queen = { actions = 1", "queen = { actions = 0", "[kinds.queen]: actions"),
        ("zombies", ', unmasks = "zeus"', "", "[kinds.masked-zeus]: it either needs damage"),
        ("zombies", "order = 2", "order = 1", "the order is Shamblers, Alphas"),
        ("zombies", "alpha = {", "omega = {", "the kind 'alpha' is missing"),
        ("zombies", "[cards.40]", "[cards.41]", "the numbers do not run"),
        ("zombies", "[1, 2, 3, 4]", "[2, 1, 3, 4]", "[cards.1]: yellow is milder than blue"),
        ("zombies", "[1, 2, 3, 4]", "[0, 0, 3, 4]", "[cards.1]: nobody comes at yellow"),
        ("zombies", "[0, 1, 1, 1]", "[0, 2, 2, 2]", "there is only one 'valentine'"),
        ("zombies", "1 = 12", "1 = 11", "not as many of 1 as of 2 and 3"),
        ("orders", "count = 4, ", "", "[gathering]: a spawn says how many"),
        ("orders", 'alpha", where = "board"', 'alpha", where = "spawns"', "[chase]: those here"),
        ("orders", 'do = "zeus"', 'do = "zeus", kind = "alpha"', "[arrival]: the order 'zeus'"),
        ("vault", '{ pilot = "set", shadow = "extra-die" }', "{}", "[mirrors]: nobody can help"),
        ("personal", "[femi]", "[fem]", "'femi' has no personal objective"),
        ("personal", "[femi]", "[fem]", "unknown survivor 'fem'"),
        ("personal", 'kind = "shambler", count = 8', "count = 8", "'kill' needs 'kind'"),
        ("personal", 'do = "carry"', 'do = "carry", count = 2', "'carry' has no 'count'"),
        ("personal", '"orange"', '"blue"', "unknown level to reach 'blue'"),
        ("personal", "amount = 2", "amount = 1", "1 is no more than usual"),
        ("personal", "count = 2, cards", "count = 1, cards", "its owner begins with them"),
        ("personal", "count = 3, cards", "count = 6, cards", "nobody can hold 6 of them"),
        ("truck", "near = 1", "near = 0", "it cannot be fired at the truck's own zone"),
    ],
)  # fmt: skip
def test_a_mistake_is_found(change: Change, file: str, old: str, new: str, says: str) -> None:
    found = change(file, old, new)
    assert any(says in problem for problem in found), found
