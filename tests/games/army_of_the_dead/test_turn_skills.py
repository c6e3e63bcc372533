"""Skills of turns and actions: +1 Action, free actions, Tactician, Born Leader, To the Rescue
(catalogue part I)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.cards import SKILLS

from .scene import Heist, person

# -- in general --------------------------------------------------------------------------------


@pytest.mark.rule("AD-SKL-01")
def test_the_skills_with_a_type_exist_for_every_type() -> None:
    for skill in ("die", "damage", "escalation", "reaper", "six-die", "six-damage", "bloodlust"):
        assert {f"{skill}-{type}" for type in ("combat", "melee", "ranged")} <= set(SKILLS)
    free = {each.removeprefix("free-") for each in SKILLS if each.startswith("free-")}
    assert free == {"combat", "melee", "ranged", "move", "search"}


@pytest.mark.rule("AD-SKL-02")
def test_a_once_a_turn_skill_is_for_ones_own_turn() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["born-leader"])
    heist.survivor("bob", "A1a", skills=["sprint", "shove", "lifesaver", "charge", "born-leader"])
    heist.zombies("A1b", shambler=1).turn("ann").do("born-leader:bob")
    for option in ("sprint:A1b", "shove:A1b", "lifesaver:A1b", "charge:A1b:A1b", "born-leader:ann"):
        assert heist.refuses(option) == "AD-SKL-02"
    assert heist.options("move") == {"move:A1b", "move:A1g"}


# -- +1 action, free actions -------------------------------------------------------------------


@pytest.mark.rule("AD-SKL-05", "AD-OP-073", "AD-FACT-52", "AD-PPH-04")
def test_one_more_action_of_any_kind() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["action"], hand=["knife"]).players_phase()
    assert heist.s.turn.actions == 4
    heist.do("move:A1b", "noise", "move:A1c", "noise")
    assert heist.refuses("noise") == "AD-PPH-05"


@pytest.mark.rule("AD-OP-074", "AD-FACT-55", "AD-ADR-12", "AD-PPH-04")
def test_an_action_that_is_gained_can_be_used_at_once() -> None:
    person("ann")  # +1 Action at yellow, and a die for melee or ranged at orange
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], ap=6).zombies("A1a", shambler=1)
    heist.turn("ann", 1).roll(6).do("attack:0:A1a")
    assert heist.who("ann").skills == ["action"]
    assert heist.s.turn.actions == 1


@pytest.mark.rule("AD-OP-074")
def test_a_skill_that_is_gained_out_of_turn_waits_for_the_next() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], ap=6, skills=["reflexes"])
    heist.survivor("bob", "A1f").spawn("A1a", "start").zombie_cards("1").zombie_phase()
    heist.roll(6).do("attack:0:A1a", "noise:A1a")
    assert "action" in heist.who("ann").skills
    heist.do("activate:ann")
    assert heist.s.turn.actions == 4


@pytest.mark.rule("AD-SKL-06", "AD-SKL-07", "AD-SKL-03", "AD-DEF-16")
@pytest.mark.parametrize(
    ("type", "verbs"),
    [
        ("move", {"move"}),
        ("search", {"search"}),
        ("melee", {"attack:0"}),
        ("ranged", {"attack:1"}),
        ("combat", {"attack:0", "attack:1"}),
    ],
)
def test_a_free_action_is_for_its_type_alone(type: str, verbs: set[str]) -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar", "crossbow"]).survivor("bob", "A1g")
    if type not in ("move", "search"):
        heist.zombies("A1g", shambler=1)
    heist.equipment("knife").turn("ann", 0, **{type: 1})
    words = [option.split(":") for option in heist.options()]
    offered = {verb if verb != "attack" else f"attack:{rest[0]}" for verb, *rest in words}
    assert offered - {"focus", "discard", "end"} == verbs


@pytest.mark.rule("AD-SKL-06", "AD-RND-06", "AD-OP-140")
def test_free_actions_from_several_sources_add_up() -> None:
    person("kid", blue="free-move")
    heist = Heist().survivor("ann", "A1a", skills=["free-move", "free-combat", "action"])
    heist.companion("kid", "A1a", "ann").players_phase()
    assert (heist.s.turn.actions, heist.s.turn.free) == (4, {"move": 2, "combat": 1})


@pytest.mark.rule("AD-SKL-03")
def test_a_free_action_is_used_before_an_ordinary_one_and_the_narrowest_first() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"]).zombies("A1a", shambler=5)
    heist.turn("ann", 2, melee=1, combat=1).roll(1, 1, 1)
    heist.do("attack:0:A1a")
    assert (heist.s.turn.actions, heist.s.turn.free) == (2, {"combat": 1})
    heist.do("attack:0:A1a")
    assert (heist.s.turn.actions, heist.s.turn.free) == (2, {})
    heist.do("attack:0:A1a")
    assert heist.s.turn.actions == 1


@pytest.mark.rule("AD-OP-049", "AD-VLT-05")
def test_a_free_action_of_a_type_does_not_help_with_what_costs_two() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"]).sleepers("A1g", 1)
    heist.turn("ann", 1, combat=1, melee=1)
    assert heist.refuses("sleepers:0") == "AD-PPH-05"
    heist = Heist().survivor("bob", "A1g", skills=["born-leader"]).sleepers("A1g", 1)
    heist.survivor("ann", "A1g", hand=["crowbar"]).turn("bob").do("born-leader:ann")
    assert heist.refuses("sleepers:0") == "AD-PPH-05"  # one action is not enough


# -- Tactician ---------------------------------------------------------------------------------


def three_players(tactician: str) -> Heist:
    """Ann and Al sit first, Bob second, Cat and Cal third; one of them is a tactician."""
    heist = Heist(3)
    for id, seat in (("ann", 0), ("al", 0), ("bob", 1), ("cat", 2), ("cal", 2)):
        heist.survivor(id, "A1a", seat, skills=["tactician"] if id == tactician else [])
    return heist.players_phase()


@pytest.mark.vector("army-of-the-dead", "AD-TV-81")
@pytest.mark.rule("AD-SKL-48", "AD-RND-11")
def test_a_tactician_may_begin_before_the_first_player() -> None:
    heist = three_players("cat")
    assert (heist.ask.kind, heist.ask.seat, heist.options()) == ("tactician", 2, {"now", "later"})
    heist.do("now")
    assert (heist.ask.kind, heist.ask.facts["survivor"]) == ("action", "cat")
    heist.do("end")
    assert (heist.ask.seat, heist.options()) == (0, {"activate:ann", "activate:al"})


@pytest.mark.rule("AD-SKL-48", "AD-OP-071")
def test_a_tactician_is_asked_between_turns_and_not_within_one() -> None:
    heist = three_players("cat").do("later", "activate:ann")
    asked = []
    for _ in range(2):
        heist.do("noise")
        asked.append(heist.ask.kind)
    assert asked == ["action", "action"]
    heist.do("end")
    assert (heist.ask.kind, heist.ask.seat) == ("tactician", 2)
    heist.do("later")
    assert heist.ask.facts["survivor"] == "al"
    heist.do("end", "now")
    assert heist.ask.facts["survivor"] == "cat"
    heist.do("end")
    assert heist.ask.facts["survivor"] == "bob"  # the second player goes on


@pytest.mark.rule("AD-SKL-48")
def test_a_tactician_may_also_wait_for_the_others() -> None:
    """Before or after any other turn: the first player's may be the last of all."""
    heist = three_players("ann")
    assert (heist.ask.seat, heist.options()) == (0, {"activate:ann", "activate:al"})
    heist.do("activate:al", "end")
    assert (heist.ask.kind, heist.ask.seat) == ("tactician", 0)  # bob is next
    heist.do("later", "end")  # of bob
    assert (heist.ask.kind, heist.ask.seat) == ("tactician", 0)
    heist.do("later", "activate:cal", "end", "later", "end")
    assert (heist.ask.kind, heist.ask.facts["survivor"]) == ("action", "ann")
    assert heist.s.phase == "players"
    heist.do("end")
    turns = [told["survivor"] for told in heist.told("turn")]
    assert turns[:5] == ["al", "bob", "cal", "cat", "ann"]
    assert heist.s.round == 2


@pytest.mark.rule("AD-SKL-48", "AD-RND-10")
def test_a_tactician_who_has_acted_is_not_asked_again() -> None:
    heist = three_players("cat").do("now", "end", "activate:ann", "end")
    assert heist.ask.kind == "action"  # al, and nobody asks for cat
    heist.do("end", "end")
    assert heist.ask.facts["survivor"] == "cal"


@pytest.mark.rule("AD-SKL-48")
def test_tacticians_alone_act_in_turn() -> None:
    heist = Heist(2).survivor("ann", "A1a", 0, skills=["tactician"])
    heist.survivor("bob", "A1a", 1, skills=["tactician"]).players_phase()
    assert (heist.ask.kind, heist.ask.seat) == ("tactician", 1)
    heist.do("later")
    assert heist.ask.facts["survivor"] == "ann"
    heist.do("end")
    assert heist.ask.facts["survivor"] == "bob"


# -- Born Leader -------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-80")
@pytest.mark.rule("AD-SKL-52", "AD-SKL-53", "AD-SKL-54", "AD-OP-069", "AD-RND-11")
def test_a_born_leader_gives_an_action_and_goes_on() -> None:
    heist = Heist(2).survivor("ann", "A1a", skills=["born-leader"], hand=["knife"])
    heist.survivor("bob", "A1c", seat=1).survivor("cat", "A1e", seat=1)
    heist.who("bob").acted = True
    heist.turn("ann", 3).do("move:A1b")
    assert heist.options("born-leader") == {"born-leader:bob", "born-leader:cat"}
    heist.do("born-leader:bob")
    assert (heist.ask.seat, heist.ask.facts["survivor"]) == (1, "bob")  # at once
    assert heist.ask.facts["actions"] == 1
    heist.do("move:A1d")
    assert (heist.at("bob"), heist.ask.facts["survivor"]) == ("A1d", "ann")
    assert heist.s.turn.actions == 2  # it cost nothing
    assert heist.refuses("born-leader:cat") == "AD-SKL-02"
    heist.do("move:A1c", "noise")
    assert heist.s.turn.actions == 0


@pytest.mark.rule("AD-SKL-53")
def test_an_action_that_is_not_used_at_once_is_lost() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["born-leader"]).survivor("bob", "A1c")
    heist.players_phase().do("activate:ann", "born-leader:bob", "end", "end")
    assert (heist.s.turn.who, heist.s.turn.actions) == ("bob", 3)  # the own turn is as ever


@pytest.mark.rule("AD-OP-069", "AD-SKL-52")
def test_nobody_leads_companions_or_oneself() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["born-leader"]).companion("kid", "A1a", "ann")
    heist.survivor("bob", "A1a").turn("ann")
    assert heist.options("born-leader") == {"born-leader:bob"}
    assert heist.refuses("born-leader:kid") == "AD-SKL-52"
    assert heist.refuses("born-leader:ann") == "AD-SKL-52"


@pytest.mark.rule("AD-OP-069", "AD-OP-070")
def test_a_search_that_was_given_does_not_count_for_the_own_turn() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["born-leader"]).survivor("bob", "A1g")
    heist.equipment("knife", "crowbar", "pistol").players_phase()
    heist.do("activate:ann", "born-leader:bob", "search", "keep:0", "done", "end")
    assert heist.s.turn.who == "bob"
    heist.do("search", "discard")
    assert heist.refuses("search") == "AD-SRC-04"


@pytest.mark.rule("AD-SKL-52", "AD-SKL-54")
def test_the_leader_may_fall_by_the_action_that_it_gave() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["born-leader"], health=1)
    heist.survivor("bob", "A1b", hand=["grenade"]).players_phase()
    heist.do("activate:ann", "born-leader:bob", "attack:0:A1a")
    assert [each.id for each in heist.s.survivors] == ["bob"]
    assert (heist.s.turn.who, heist.s.turn.own, heist.s.turn.actions) == ("bob", True, 3)


@pytest.mark.rule("AD-SKL-52", "AD-SKL-28")
def test_zombies_hold_the_one_who_was_given_an_action() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["born-leader"])
    heist.survivor("bob", "A1c", hand=["knife"]).zombies("A1c", shambler=1)
    heist.turn("ann").do("born-leader:bob")
    assert heist.refuses("move:A1b") == "AD-PPH-05"
    heist = Heist().survivor("ann", "A1a", skills=["born-leader"])
    heist.survivor("bob", "A1c", skills=["slippery"]).zombies("A1c", shambler=1)
    heist.turn("ann").do("born-leader:bob", "move:A1b")
    assert heist.at("bob") == "A1b"


# -- To the Rescue -----------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-83")
@pytest.mark.rule("AD-SKL-27", "AD-OP-129")
def test_friendly_fire_in_the_players_phase_calls_the_rescuer_at_its_end() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["smg"]).survivor("bob", "A1b")
    heist.survivor("cat", "A1d", skills=["rescue"]).zombies("A1b", shambler=1).players_phase()
    heist.roll(4, 4, 4, 4, 1, 4).do("activate:ann", "attack:0:A1b", "end")
    assert heist.who("bob").health == 2
    heist.do("activate:bob", "end", "end")
    assert (heist.ask.kind, heist.ask.facts["survivor"]) == ("rescue", "cat")
    assert heist.s.phase == "zombies"
    heist.do("use", "move:A1c")
    assert heist.at("cat") == "A1c"
    assert (heist.ask.kind, heist.s.phase) == ("noise-token", "end")  # one action, and on it goes


@pytest.mark.rule("AD-SKL-27", "AD-OP-129")
def test_a_wound_of_the_round_before_does_not_count() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["rescue"]).zombies("A1a", shambler=1)
    heist.zombie_phase().do("skip")
    assert heist.s.round == 2
    heist.s.shamblers[heist.zone("A1a")] = 0
    heist.do("end")
    assert (heist.s.round, heist.ask.kind) == (3, "action")


@pytest.mark.rule("AD-SKL-27")
def test_several_rescuers_one_after_the_other() -> None:
    heist = Heist(2).survivor("ann", "A1a", 0, skills=["rescue"]).zombies("A1a", shambler=1)
    heist.survivor("bob", "A1c", 1, skills=["rescue"]).zombie_phase()
    assert (heist.ask.seat, heist.ask.facts["survivor"]) == (0, "ann")
    heist.do("skip")
    assert (heist.ask.seat, heist.ask.facts["survivor"]) == (1, "bob")
