"""The proof of missions: one that does not fit its board or the box, or cannot be won, is refused
with its file and the place (AD-OP-002)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from overrun.core.errors import ContentError
from overrun.games.army_of_the_dead.mission.sheets import (
    Mission,
    MissionAction,
    decode,
    mission,
    missions,
    read_mission,
)
from overrun.games.army_of_the_dead.mission.winnable import check_mission, check_missions
from overrun.games.army_of_the_dead.mission.words import CONDITIONS, EFFECTS

SOUND: dict[str, Any] = {
    "difficulty": "easy",
    "minutes": 30,
    "rounds": 10,
    "board": [["V1"], ["R2"]],
    "doors": ["A1h-A1d"],
    "needs": ["safecracker", "mechanic"],
    "start": ["A2d"],
    "spawns": [{"zone": "A2c", "kind": "start"}, {"zone": "A1c", "kind": "blue"}],
    "sleepers": ["A2g"],
    "objectives": ["A2f", "A2g", "A2h"],
    "tokens": ["blue"],
    "goals": {"vault": {"is": "vault-open"}, "truck": {"is": "truck-in", "zones": ["A1s"]}},
    "events": {
        "key": {
            "when": {"is": "taken", "colour": "blue"},
            "do": [{"do": "open", "door": "A1h-A1d"}, {"do": "start-spawns", "colour": "blue"}],
        }
    },
    "actions": {
        "repair": {
            "zones": ["A2i"],
            "specialist": "mechanic",
            "do": [{"do": "truck", "zone": "A2s"}, {"do": "mark", "mark": "repaired"}],
        }
    },
}


def problems(**changes: Any) -> list[str]:
    """What is wrong with the sound mission after these changes."""
    return check_mission(decode({"id": "plan", **SOUND, **changes}))


def goal(word: str, **fields: Any) -> dict[str, Any]:
    """The sound mission's only goal."""
    return {"goals": {"it": {"is": word, **fields}}}


def event(when: dict[str, Any] | None = None, **effect: Any) -> dict[str, Any]:
    """One more event of the sound mission."""
    happens = {"when": when or {"is": "round", "number": 2}, "do": [effect] if effect else []}
    return {"events": {**SOUND["events"], "it": happens}}


def test_the_missions_of_the_box_are_sound() -> None:
    assert check_missions() == []


def test_a_sound_mission_has_no_problem() -> None:
    assert problems() == []


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        # the board
        ({"board": [["V1"], ["X9"]]}, "board, slot A2: unknown tile 'X9'"),
        ({"board": [["V1"], ["R1"]]}, "board, slot A2: R1 is the cardboard that lies in A1"),
        ({"doors": ["A1h-A1d", "A2f-A2c"]}, "board, door 'A2f-A2c': "),
        ({"doors": ["A1d-A1h"]}, "board, door 'A1d-A1h': "),
        ({"start": ["A2q"]}, "start: unknown zone 'A2q'"),
        ({"sleepers": ["B1a"]}, "sleepers: unknown zone 'B1a'"),
        ({"companions": ["A9a"]}, "companions: unknown zone 'A9a'"),
        ({"placements": [{"zone": "C1", "kind": "alpha"}]}, "placements: unknown zone 'C1'"),
        ({"truck": "A2g"}, "truck: A2g is no street"),
        ({"truck": "Z"}, "truck: unknown zone 'Z'"),
        # spawn zones
        ({"spawns": [{"zone": "A2c"}]}, "spawns: the first one, and no other, is the 'start'"),
        ({"spawns": []}, "spawns: the first one, and no other, is the 'start'"),
        ({"zeus": "zeus"}, "zeus: his form and his spawn zone go together"),
        ({"spawns": [*SOUND["spawns"], {"zone": "A2s", "kind": "green"}]},
         "spawns: nothing ever starts A2s"),
        ({"spawns": SOUND["spawns"][:1]}, "spawns: there is no blue one to start"),
        # tokens
        ({"tokens": ["blue", "red"]}, "objectives: 3 zones for 2 tokens and 2 of personal"),
        ({"objectives": ["A2f", "A2g", "A2g"]}, "objectives: a zone is named twice"),
        ({"sleepers": ["A2g", "A2g"]}, "sleepers: a zone is named twice"),
        ({"personal": 3, "tokens": []}, "personal_tokens: 3 personal objectives need as many"),
        ({"personal_tokens": ["yellow", "blue"]}, "personal_tokens: a colour means two things"),
        # the box
        ({"companions": ["A2f"] * 7}, "companions: only 6 people are left besides the team"),
        ({"damage": {"wolf": 2}}, "damage: unknown kind 'wolf'"),
        ({"supply": {"queen": 2}}, "supply: unknown kind 'queen'"),
        # words
        (goal("everybody-in", zones=["A2z"]), "goals.it: unknown zone 'A2z'"),
        (goal("not", of={"is": "noise-in", "zones": ["Q"]}), "goals.it: unknown zone 'Q'"),
        (goal("marked", mark="repared"), "goals.it: unknown mark 'repared' (did you mean"),
        (goal("truck-in", zones=["A2g"]), "goals.it: A2g is no street"),
        (goal("alive", specialist="pilot"), "goals.it: needs does not name the pilot"),
        (goal("carried", card="spoon"), "goals.it: unknown card 'spoon'"),
        ({"needs": ["mechanic"]}, "goals.vault: needs does not name the safecracker"),
        ({"needs": ["safecracker"]}, "actions.repair: needs does not name the mechanic"),
        (event(do="open", door="A2f-A2g"), "events.it: unknown closed door 'A2f-A2g'"),
        (event(do="arrive", kind="zeus"), "events.it: the sheet names no form of Zeus"),
        (event(do="arrive", kind="queen"), "events.it: where does the queen arrive?"),
        (event(do="heal", amount=1, whom="zone"), "events.it: it names a zone if, and only if"),
        (event(do="leave", zone="A2d"), "events.it: it names a zone if, and only if"),
        (event(do="stop-spawn", zone="A2d"), "events.it: A2d is no spawn zone"),
        (event(do="find", card="spoon"), "events.it: unknown card 'spoon'"),
        # what cannot be achieved
        ({"events": {"key": {**SOUND["events"]["key"], "when": {"is": "round", "number": 11}}}},
         "goals.vault: cannot be achieved"),
        ({"actions": {}}, "goals.truck: cannot be achieved"),
        (goal("taken", colour="red"), "goals.it: cannot be achieved"),
        (goal("killed", kind="zeus"), "goals.it: cannot be achieved"),
        ({**goal("killed", kind="queen"), "absent": ["queen"]},
         "goals.it: cannot be achieved"),
        (goal("companions-led"), "goals.it: cannot be achieved"),
        (goal("gone", count=1), "goals.it: cannot be achieved"),
        (goal("round-over", number=10), "goals.it: cannot be achieved"),
        (goal("alive", count=7), "goals.it: cannot be achieved"),
        (goal("carried", card="tnt", count=9), "goals.it: cannot be achieved"),
        (goal("unmasked"), "goals.it: cannot be achieved"),
        (goal("all", of=[{"is": "vault-open"}, {"is": "gone", "count": 1}]),
         "goals.it: cannot be achieved"),
        (event({"is": "gone", "count": 1}), "events.it: can never happen"),
        ({"start": ["A1f"]}, "actions.repair: can never be done"),
        # the key may lie behind the door that it opens
        ({"objectives": ["A2f", "A2g", "A1f"]}, "events.key: can never happen"),
        ({"objectives": ["A2f", "A2g", "A1f"]}, "objectives: no way leads to A1f"),
        ({"companions": ["A1f"], "events": {}, "spawns": SOUND["spawns"][:1]},
         "companions: no way leads to A1f"),
        # a team may have all whose objectives are not possible: too few are left to draw
        ({"personal": 5, "personal_tokens": list("vwxyz"),
          "objectives": ["A2f", "A2g", "A2h", "A2i", "A2c", "A2d"]},
         "personal: leaves no room for the objectives of hanne, samira"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_place(changes: dict[str, Any], problem: str) -> None:
    found = problems(**changes)
    assert any(each.startswith(f"missions/plan.toml, {problem}") for each in found), found


def test_the_statue_is_no_place_for_people() -> None:
    found = problems(board=[["V1"], ["R3"]], start=["A2t"])
    assert "missions/plan.toml, start: nobody can enter A2t, the statue" in found


def test_what_the_vault_hides_counts_once_it_can_be_opened() -> None:
    inside = goal("somebody-in", zones=["A1v"])
    assert problems(**inside) == []
    found = problems(**inside, needs=["mechanic"])
    assert found == ["missions/plan.toml, goals.it: cannot be achieved"]


def test_leaving_and_killing_are_possible_where_the_mission_makes_them_so() -> None:
    out = {"zones": ["A2d"], "do": [{"do": "leave"}]}
    away = goal("gone", count=6)
    assert problems(**away, actions={**SOUND["actions"], "out": out}) == []
    killed = goal("killed", kind="queen")
    comes = event(do="arrive", kind="queen", zone="A1c")
    assert problems(**killed, absent=["queen"], **comes) == []


def test_a_mistake_in_a_file_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text('difficulty = "impossible"\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"missions/plan\.toml: Invalid enum value 'impossible'"):
        read_mission(path)
    path.write_text("difficulty = \n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"missions/plan\.toml: .*line 1"):
        read_mission(path)


def test_an_unknown_mission_is_refused_with_a_guess() -> None:
    with pytest.raises(ContentError, match=r"unknown mission 'back-dor' .did you mean 'back-door'"):
        mission("back-dor")
    assert "back-door" in missions()


def test_the_example_of_the_handbook_is_sound(tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "adding-a-mission.md").read_text(encoding="utf-8")
    sheet, words = (page.split(f"```{kind}\n")[1].split("```")[0] for kind in ("toml", "ftl"))
    path = tmp_path / "night-shift.toml"
    path.write_text(sheet, encoding="utf-8")
    example = read_mission(path)
    assert check_mission(example) == []
    written = re.findall(r"^(?:ad-(mission-\S+)|    (\.\w+)) =", words, re.MULTILINE)
    found: list[str] = []
    for message, attribute in written:
        found.append(message or found[-1].partition(".")[0] + attribute)
    assert sorted(found) == sorted(example.texts)


def test_the_handbook_has_every_word_and_no_other() -> None:
    page = (Path(__file__).parents[3] / "docs" / "adding-a-mission.md").read_text(encoding="utf-8")
    sheet = page.split("## The sheet")[1].split("## Conditions")[0]
    fields = {*Mission.__struct_fields__, *MissionAction.__struct_fields__}
    fields -= {"id", "board", "floors", "doors", "goals", "losses", "events", "actions"}
    assert set(re.findall(r"^\| `(\w+)` \|", sheet, re.MULTILINE)) == fields
    for heading, words in (("Conditions", CONDITIONS), ("Effects", EFFECTS)):
        table = page.split(f"## {heading}")[1].split("##")[0]
        rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)[1:]
        named = [word for row in rows for word in re.findall(r"`([\w-]+)`", row)]
        assert sorted(named) == sorted(words)
