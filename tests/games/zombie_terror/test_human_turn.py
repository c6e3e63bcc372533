"""Rounds and the human turn (catalogue sections 8 and 9)."""

from __future__ import annotations

import random

import pytest

from overrun.core.errors import IllegalAnswer, WrongSeat
from overrun.core.table import Table
from overrun.games.zombie_terror.humans import ACTIONS, check_action
from overrun.games.zombie_terror.state import PEOPLE
from tests.games.zombie_terror.opening import wander
from tests.games.zombie_terror.scene import GAME, Scene, scene

HELD = {"hand_humans": "canal"}
"""A card that cannot be played here: with it the turn never passes by itself."""

HUMANS_SEAT, ZOMBIES_SEAT = 0, 1


def places(s: Scene) -> dict[str, str]:
    """Every occupied field with its pawn, in the notation."""
    return {name: s.at(name) for name in s.s.ground.names if s.at(name)}


def rejected(s: Scene, option: str) -> bool:
    """Whether the table turns the option down, whatever rule it names."""
    before = s.table.dump()
    with pytest.raises(IllegalAnswer):
        s.do(option)
    return s.table.dump() == before


# -- the example of the rulebook ---------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "EX-02")
def test_example_of_a_human_turn():
    s = scene(
        """
           A B C D E F G H I
        6  . . v . . . . . .
        5  . . . . . . . . .
        4  . . . . ^ . . . .
        3  . . . . . . . . C
        2  . . . . . . v . .
        1  N . P . L . B . M
        """
    )
    s.do("move:nurse:A2")
    assert s.ask.facts == {"active": "nurse", "ap": 2}
    assert s.refuses("move:policeman:C2") == "ZT-HUM-04"  # the Nurse is not finished
    s.do("move:nurse:A3")
    assert s.ask.facts == {"active": "nurse", "ap": 1}
    s.do("rest:nurse")  # one AP unused
    assert s.ask.facts == {"active": None, "ap": 0}
    assert s.refuses("move:nurse:A4") == "ZT-HUM-07"

    s.do("move:policeman:C2")
    assert s.ask.facts == {"active": "policeman", "ap": 2}
    s.do("shoot:policeman:C6")
    assert (s.ask.facts["ap"], s.s.bullets, s.s.pool) == (1, 3, 11)
    s.do("move:policeman:C3")
    assert s.ask.facts["ap"] == 0

    s.do("move:lumberjack:E2", "move:lumberjack:E3")
    assert s.may("axe:lumberjack:E4")  # its back is towards him
    s.do("axe:lumberjack:E4")
    assert (s.ask.facts["ap"], s.s.pool) == (0, 12)

    s.do("push:banker:G2")
    assert (s.where("banker"), s.at("G3"), s.ask.facts["ap"]) == ("G2", "v", 2)
    s.do("push:banker:G3")
    assert (s.where("banker"), s.at("G4"), s.ask.facts["ap"]) == ("G3", "v", 1)
    s.do("push:banker:G4")
    assert (s.where("banker"), s.at("G5"), s.ask.facts["ap"]) == ("G4", "v", 0)

    s.do("move:mechanic:I2", "shove:mechanic:I3")
    assert s.ask.facts == {"active": "mechanic", "ap": 1}
    s.do("rest:mechanic")  # one AP unused

    assert places(s) == {
        "A3": "N", "C3": "P", "E3": "L", "G4": "B", "G5": "v", "I3": "M", "I4": "C",
    }  # fmt: skip
    view = s.table.view(None)
    assert view.activated == ["nurse", "policeman", "lumberjack", "banker", "mechanic"]
    assert (view.shots, view.bullets, view.pool) == (1, 3, 12)
    assert view.owed == 6
    assert s.options("move:child")  # she could, but stays where she is

    s.do("end")
    assert s.where("child") == "I4"
    assert s.told("human-turn-ended") == [{"activated": 5}]
    # six activations are owed, but there is only one zombie: it looks at the Banker and bites him
    assert [bite["field"] for bite in s.told("bitten")] == ["G5"]
    assert s.told("zombie-moved") == []
    assert (s.s.round, s.ask.kind) == (2, "human-action")


# -- rounds ------------------------------------------------------------------------------------


ROUND = """
       A  B  C  D  E  F
    3  +  .  .  .  .  +
    2  .  .  .  .  .  v
    1  >  n  .  .  P  +
"""


@pytest.mark.vector("zombie-terror", "TV-118")
def test_a_round_is_a_human_turn_and_then_the_phases_of_the_zombie_turn():
    s = scene(ROUND, round=7)
    assert (s.ask.seat, s.ask.kind) == (HUMANS_SEAT, "human-action")
    s.do("move:policeman:E2", "shoot:policeman:F2", "rest:policeman")
    assert (s.s.activated, s.s.shots, s.s.moved) == (["policeman"], 1, 0)
    with pytest.raises(WrongSeat):
        s.table.answer(ZOMBIES_SEAT, s.ask.number, "end")  # only the human player ends the turn
    s.do("end")

    # movement: the only zombie bites the Nurse, without any question; then adding
    assert s.told("bitten")[-1]["human"] == "nurse"
    assert s.at("B1") == "N*"
    assert (s.ask.seat, s.ask.kind, s.s.phase) == (ZOMBIES_SEAT, "adding", "adding")
    assert s.ask.facts["due"] == ["S", "any"]
    assert s.at("A1") == ">!"
    s.do("add:S:A3", "face:N", "add:any:F3", "face:W")

    # tidying: first the replacement, then the check
    assert (s.s.phase, s.ask.kind, s.ask.facts["field"]) == ("tidying", "facing", "B1")
    assert s.s.turned == ["nurse"]
    assert s.at("A1") == ">!"  # not checked yet
    s.do("face:S")
    assert (s.at("B1"), s.at("A1")) == ("v", ">")

    # the next round begins with the human turn, and nothing is counted yet
    assert (s.ask.seat, s.ask.kind) == (HUMANS_SEAT, "human-action")
    view = s.table.view(None)
    assert (view.round, view.phase) == (8, "human turn")
    assert (view.activated, view.shots, view.owed) == ([], 0, 1)

    told = [event.name for event in s.table.heard(None)]
    steps = [
        "human-turn-ended", "bitten", "zombie-placed", "zombie-placed", "turned",
        "zombie-turn-ended", "round",
    ]  # fmt: skip
    assert [name for name in told if name in {*steps, "terror"}] == [
        *steps[:5],
        "zombie-placed",
        *steps[5:],
    ]
    assert s.told("round") == [{"round": 8}]


@pytest.mark.rule("ZT-MAN-22", "ZT-ACT-07")
def test_when_the_quota_is_used_up_adding_follows_though_zombies_are_left():
    s = scene(
        """
           A B C D E
        2  + + . . .
        1  ^ N v . ^
        """
    )
    s.do("end")  # quota 1
    assert s.options() == {"activate:A1", "activate:C1", "activate:E1"}
    s.do("activate:E1", "do:FL")
    assert (s.s.phase, s.ask.kind) == ("adding", "adding")


@pytest.mark.rule("ZT-RND-01", "ZT-RND-02", "ZT-RND-03", "ZT-RND-04", "ZT-ZTN-03")
def test_rounds_follow_each_other():
    s = scene(
        """
           A B C D
        2  . . + +
        1  N . . .
        """
    )
    for number in (1, 2, 3):
        assert (s.s.round, s.ask.seat, s.ask.kind) == (number, HUMANS_SEAT, "human-action")
        s.do("end")
        while s.ask.seat == ZOMBIES_SEAT:
            s.do(sorted(s.options())[0])
    marks = ("human-turn-ended", "zombie-turn-ended", "round")
    told = [event.name for event in s.table.heard(None) if event.name in marks]
    assert told == [*marks] * 3
    assert s.told("terror") == []


@pytest.mark.rule("ZT-RND-05")
def test_rounds_repeat_until_somebody_has_won():
    s = scene("1 C . = = =", escaped="N", round=39, round_limit=40)
    s.do("end")
    assert (s.table.ended, s.s.round) == (False, 40)  # nobody has won, so it goes on
    s.do("move:child:B1", "move:child:C1")
    assert (s.table.ended, s.winner, s.s.round) == (True, "humans", 40)


# -- activations -------------------------------------------------------------------------------


ALL_SIX = """
       A B C D E F
    2  . . . . . .
    1  B L C M N P
"""


@pytest.mark.rule("ZT-HUM-01", "ZT-HUM-11", "ZT-ACT-01")
@pytest.mark.parametrize("count", range(7))
def test_any_number_of_humans_may_be_activated(count: int):
    s = scene(ALL_SIX, **HELD)
    columns = dict(zip(PEOPLE, "ABCDEF", strict=True))
    for name in reversed(PEOPLE[:count]):  # in any order
        s.do(f"move:{name}:{columns[name]}2", f"rest:{name}")
    assert s.table.view(None).owed == count + 1
    s.do("end")
    assert s.told("human-turn-ended") == [{"activated": count}]


@pytest.mark.rule("ZT-HUM-02", "ZT-MOV-01")
@pytest.mark.parametrize("name", PEOPLE)
def test_every_human_has_three_ap(name: str):
    letter = name[0].upper()
    s = scene(f"1 {letter} . . . .", **HELD)
    for left, field in ((2, "B1"), (1, "C1"), (0, "D1")):
        s.do(f"move:{name}:{field}")
        assert s.ask.facts == {"active": name, "ap": left}
    assert s.options() == {"end"}
    assert s.refuses(f"move:{name}:E1") == "ZT-HUM-02"


@pytest.mark.vector("zombie-terror", "TV-28")
@pytest.mark.rule("ZT-OP-23")
def test_ended_activations_stay_ended():
    s = scene("1 B . . N", **HELD)
    s.do("move:banker:B1")
    assert s.refuses("move:nurse:C1") == "ZT-HUM-04"
    s.do("rest:banker")
    assert s.refuses("move:banker:A1") == "ZT-HUM-07"
    s.do("move:nurse:C1")
    assert s.ask.facts == {"active": "nurse", "ap": 2}  # not 2 + 2: nothing is passed on
    assert rejected(s, "move:banker:A1")
    s.do("rest:nurse")
    assert s.refuses("move:banker:A1") == "ZT-HUM-07"
    assert s.refuses("move:nurse:D1") == "ZT-HUM-07"
    assert s.options() == {"end"}


@pytest.mark.rule("ZT-HUM-05", "ZT-HUM-06")
def test_ap_are_not_saved_for_the_next_turn():
    s = scene("1 N . . .", **HELD)
    s.do("move:nurse:B1", "rest:nurse", "end")
    assert s.s.round == 2
    s.do("move:nurse:A1")
    assert s.ask.facts == {"active": "nurse", "ap": 2}


@pytest.mark.rule("ZT-HUM-04", "ZT-HUM-06")
def test_the_last_ap_finishes_an_activation_and_the_turn_may_end_in_the_middle_of_one():
    s = scene("1 B . . . N .", **HELD)
    s.do("move:banker:B1", "move:banker:C1", "move:banker:D1", "move:nurse:F1")
    assert s.ask.facts == {"active": "nurse", "ap": 2}
    s.do("end")  # with two AP left
    assert (s.s.round, s.s.active, s.s.ap) == (2, None, 0)


@pytest.mark.vector("zombie-terror", "TV-29")
def test_selecting_is_not_activating():
    s = scene(
        """
           A B C D E
        2  . . . ^ .
        1  N . . . ^
        """
    )
    # who selects the Nurse answers nothing: only an AP that is spent is an answer
    assert s.options() == {"move:nurse:A2", "move:nurse:B1", "end"}
    assert s.refuses("rest:nurse") == "ZT-HUM-13"
    s.do("end")
    assert s.told("human-turn-ended") == [{"activated": 0}]
    assert s.table.view(None).owed == 1
    assert s.ask.facts["left"] == 1
    s.do("activate:D2", "do:LF")
    assert s.told("zombie-moved") == [{"start": "D2", "to": "C2"}]
    assert (s.s.phase, s.s.round) == ("human turn", 2)  # that was all


@pytest.mark.rule("ZT-OP-22", "ZT-HUM-13")
def test_the_first_ap_makes_a_human_activated():
    s = scene("1 N . B .", **HELD)
    assert (s.s.activated, s.table.view(None).owed) == ([], 1)
    s.do("move:nurse:B1")
    assert (s.s.activated, s.table.view(None).owed) == (["nurse"], 2)
    s.do("move:nurse:A1")
    assert (s.s.activated, s.table.view(None).owed) == (["nurse"], 2)  # counted once


@pytest.mark.rule("ZT-OP-22")
def test_cards_and_being_pushed_do_not_activate():
    s = scene("1 M n . .", hand_humans="first-aid, canal")
    s.do("play:first-aid:nurse")
    assert (s.at("B1"), s.s.activated) == ("N", [])
    s.do("shove:mechanic:B1")
    assert s.s.activated == ["mechanic"]


@pytest.mark.rule("ZT-HUM-08")
@pytest.mark.parametrize(
    "answers",
    [
        ("heal:nurse:B2", "push:nurse:C1", "move:nurse:C2"),
        ("heal:nurse:B2", "move:nurse:A1", "move:nurse:B1"),
        ("push:nurse:C1", "move:nurse:B1", "heal:nurse:B2"),
        ("push:nurse:C1", "push:nurse:D1", "move:nurse:C1"),
        ("move:nurse:A1", "move:nurse:B1", "heal:nurse:B2"),
        ("move:nurse:A1", "move:nurse:B1", "push:nurse:C1"),
    ],
)
def test_moves_pushes_and_personal_actions_mix_in_any_order(answers: tuple[str, ...]):
    s = scene(
        """
           A B C D E
        2  . p . . .
        1  . N ^ . .
        """,
        **HELD,
    )
    s.do(*answers)
    assert s.ask.facts == {"active": "nurse", "ap": 0}


@pytest.mark.rule("ZT-HUM-09", "ZT-HUM-10")
def test_humans_who_are_not_activated_stay_where_they_are():
    s = scene(ALL_SIX)
    before = places(s)
    s.do("end")
    assert s.told("human-turn-ended") == [{"activated": 0}]
    assert places(s) == before


@pytest.mark.rule("ZT-HUM-10")
def test_the_turn_passes_when_nobody_is_able_to_act():
    s = scene("1 B # N")  # both stand between an obstacle and the edge
    assert s.told("human-turn-ended")[0] == {"activated": 0}


@pytest.mark.vector("zombie-terror", "TV-127")
def test_wounds_do_not_weaken():
    s = scene(
        """
           A B C D
        2  . . . .
        1  p . . v
        """,
        **HELD,
    )
    s.do("shoot:policeman:D1", "move:policeman:B1", "move:policeman:B2")
    assert (s.at("B2"), s.at("D1"), s.s.ap) == ("p", "", 0)
    assert s.options() == {"end"}


@pytest.mark.vector("zombie-terror", "TV-127")
@pytest.mark.parametrize("letter", "BLCMNblcmn")
def test_nobody_else_can_shoot(letter: str):
    s = scene(
        f"""
           A B C D
        2  . . . .
        1  {letter} . . v
        """
    )
    name = next(name for name in PEOPLE if name[0].upper() == letter.upper())
    assert s.options("shoot") == set()
    assert s.refuses(f"shoot:{name}:D1") == "ZT-HUM-14"


@pytest.mark.rule("ZT-PWN-11", "ZT-HUM-02")
@pytest.mark.parametrize(
    ("row", "answers"),
    [
        (". n > . .", ("push:nurse:C1", "move:nurse:B1", "heal:nurse:B1")),
        (". l > . .", ("push:lumberjack:C1", "axe:lumberjack:D1", "move:lumberjack:D1")),
        (". N m > .", ("push:mechanic:D1", "move:mechanic:C1", "shove:mechanic:B1")),
        ("b > . . .", ("push:banker:B1", "push:banker:C1", "push:banker:D1")),
        ("c . . . .", ("move:child:B1", "move:child:C2", "move:child:D2")),
    ],
)
def test_a_wounded_human_keeps_three_ap_and_all_abilities(row: str, answers: tuple[str, ...]):
    s = scene(
        f"""
           A B C D E
        2  . . . . .
        1  {row}
        """,
        **HELD,
    )
    s.do(*answers)
    assert s.s.ap == 0


@pytest.mark.rule("ZT-HUM-14")
@pytest.mark.parametrize(
    ("verb", "owner", "target"),
    [
        ("axe", "lumberjack", "C3"),
        ("heal", "nurse", "B2"),
        ("shove", "mechanic", "B2"),
        ("shoot", "policeman", "C3"),
    ],
)
@pytest.mark.parametrize("name", PEOPLE)
def test_personal_actions_belong_to_one_human(verb: str, owner: str, target: str, name: str):
    friend = "b" if name != "banker" else "n"
    s = scene(
        f"""
           A B C D
        3  . {name[0].upper()} > .
        2  . {friend} . .
        1  . . . .
        """
    )
    option = f"{verb}:{name}:{target}"
    if name == owner:
        assert s.may(option)
    else:
        assert s.refuses(option) == "ZT-HUM-14"


# -- what a help sheet would list --------------------------------------------------------------


@pytest.mark.rule("ZT-OP-08", "ZT-HUM-03")
@pytest.mark.parametrize(
    ("name", "personal"),
    [
        ("banker", set()),
        ("lumberjack", {"axe"}),
        ("child", set()),
        ("mechanic", {"shove"}),
        ("nurse", {"heal"}),
        ("policeman", {"shoot"}),
    ],
)
def test_a_human_is_offered_moves_pushes_and_the_own_actions(name: str, personal: set[str]):
    friend = "b" if name != "banker" else "n"
    s = scene(
        f"""
           A B C D E
        3  . . . . .
        2  . {friend} {name[0].upper()} > .
        1  . . . . .
        """
    )
    verbs = {option.split(":")[0] for option in s.options() if f":{name}:" in option}
    assert verbs == {"move", *({"push"} if name != "child" else set()), *personal}
    # what the human can never do is not even mentioned as impossible
    thought_of = {
        option[0]
        for option, _ in s.table.refused(s.ask)
        if option[1:2] == (name,) and option[0] != "rest"
    }
    assert thought_of <= {"move", "push", *personal}


@pytest.mark.rule("ZT-OP-08")
def test_a_zombie_is_offered_moves_turns_and_bites():
    s = scene(
        """
           A B C
        3  . . .
        2  . ^ .
        1  . . N
        """,
        turn="movement",
    )
    assert (s.ask.kind, s.ask.facts) == ("activation", {"field": "B2", "ap": 2})
    assert s.options() == {"do:FL", "do:FR", "do:LF", "do:RF"}


# -- what is offered, and why not ---------------------------------------------------------------


def test_what_is_not_offered_is_refused_for_a_reason_and_what_is_offered_is_not():
    """The offers and the reasons are two ways to say the same."""
    table = Table.new(GAME, seed="reasons")
    asked = refused = 0
    for _ in wander(table, random.Random("reasons")):
        for ask in table.asks:
            if ask.kind != "human-action":
                continue
            asked += 1
            for verb, *rest in ask.options:
                if verb in ACTIONS:
                    name, field = rest
                    field = table.state.ground.index[field]
                    assert check_action(table.state, verb, name, field) is None
            for option, reason in table.refused(ask):
                refused += 1
                assert reason.rule != "ZT-SET-03", f"{option} is refused as if it were nonsense"
    assert asked > 20
    assert refused > 100
