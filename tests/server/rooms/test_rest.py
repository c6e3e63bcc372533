"""The REST interface does what ``/api/openapi.json`` says, for requests of any shape."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from overrun.games import GAMES
from overrun.server.api import Api
from overrun.server.endpoints import openapi
from overrun.server.limits import Limits
from overrun.server.sessions import COOKIE
from tests.server.playing import AGAINST_BOT, TWO_PERSONS, Person, Served

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 20

_nowhere: Any = SimpleNamespace(store=None, limits=Limits())
ENDPOINTS = Api(_nowhere, secure=False).endpoints()
DESCRIPTION = schemathesis.openapi.from_dict(openapi(ENDPOINTS))
OPERATIONS = {each.ok().label: each.ok() for each in DESCRIPTION.get_all_operations()}


CAN_BE_WRONG = {
    f"{each.method} {each.path}"
    for each in ENDPOINTS
    if each.body or any(word.values or word.type == "integer" for word in each.query)
}
"""Where a request can differ from its description at all."""
KINDS = [(label, GenerationMode.POSITIVE) for label in OPERATIONS] + [
    (label, GenerationMode.NEGATIVE) for label in OPERATIONS if label in CAN_BE_WRONG
]


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # schemathesis does
@pytest.mark.parametrize(("label", "mode"), KINDS)
def test_requests_of_any_shape(served: Served, ann: Person, label: str, mode: Any) -> None:
    finished = ann.play(AGAINST_BOT)
    finished.play_out()
    running = ann.make(TWO_PERSONS)["table"]
    real = {"table": [running, finished.id], "game": ["zombie-terror"]}

    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode), dice=st.randoms())
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any, dice: Any) -> None:
        # A made-up table is never there: most requests had better be about one that is.
        for name, values in real.items():
            if name in (case.path_parameters or {}) and dice.random() < 0.7:
                case.path_parameters[name] = dice.choice(values)
        case.call_and_validate(
            base_url=f"http://{served.address}",
            cookies={COOKIE: ann.session},
            checks=CHECKS,
        )

    ask()


def test_what_an_operation_needs_is_described(ann: Person) -> None:
    described = ann.get("/api/openapi.json").json
    assert described == openapi(ENDPOINTS)
    replay = described["paths"]["/api/tables/{table}/replay"]["get"]
    names = {parameter["name"] for parameter in replay["parameters"]}
    assert names == {"table", "as", "start", "count", "locale"}
    assert "NewTable" in described["components"]["schemas"]


def test_what_is_not_there(ann: Person) -> None:
    assert ann.get("/api/nothing").status == 404
    assert ann.request("DELETE", "/api/tables").status in (404, 405)
    assert ann.get("/api/games/chess/rules").status == 422
    assert ann.get("/api/tables?list=everything").status == 400


def test_every_seat_has_its_side_for_every_number_of_seats(ann: Person) -> None:
    games = {each["name"]: each for each in ann.get("/api/games").json["games"]}
    assert games["zombie-terror"]["sides"] == {"2": ["Humans", "Zombies"]}
    assert set(map(len, games["long-night"]["sides"].values())) == {0}
    war = games["warring-colonies"]
    assert list(war["sides"]) == [str(seats) for seats in war["seats"]]
    assert war["sides"]["5"] == ["Yellow", "Blue", "Yellow", "Blue", "Lone Wolf"]
    assert war["sides"]["11"] == ["Yellow", "Blue"] * 5 + ["Lone Wolf"]
    assert [name for name, each in games.items() if each["races"]] == ["warring-colonies"]


def test_it_is_told_with_which_value_chance_deals_the_sides(ann: Person) -> None:
    games = ann.get("/api/games").json["games"]
    found = [
        (game["name"], setting["name"], value["value"])
        for game in games
        for setting in game["settings"]
        for value in setting["values"]
        if value["lot"]
    ]
    assert found == [("warring-colonies", "teams", "random")]


def test_free_settings_are_told_and_checked(ann: Person) -> None:
    games = ann.get("/api/games").json["games"]
    free = {
        (game["name"], setting["name"])
        for game in games
        for setting in game["settings"]
        if setting["free"]
    }
    assert free == {("long-night", "cards"), ("long-night", "decks")}


def test_the_rules_of_a_game_can_be_looked_up(ann: Person) -> None:
    rules = ann.get("/api/games/zombie-terror/rules").json
    assert rules["game"] == "zombie-terror"
    assert any(rule["id"] == "ZT-BIT-03" for rule in rules["rules"])


def test_the_rulebook_of_a_game_can_be_read(ann: Person) -> None:
    book = ann.get("/api/games/zombie-terror/book").json
    paragraphs = [each for chapter in book["chapters"] for each in chapter["paragraphs"]]
    (bite,) = [each for each in paragraphs if "ZT-BIT-03" in each["rules"]]
    assert bite["title"] == "A bite"
    assert "attack" in bite["words"]
    assert ann.get("/api/games/lanterns/book").status == 404


def test_what_a_rulebook_shows_is_told_as_its_viewer_sees_it(ann: Person) -> None:
    scene = ann.get("/api/games/zombie-terror/book/shot").json
    assert [(seat["name"], seat["mine"]) for seat in scene["seats"]] == [
        ("Humans", True),
        ("Zombies", False),
    ]
    before, after = scene["steps"]
    assert (before["view"]["bullets"], after["view"]["bullets"]) == (4, 3)
    assert before["lit"] == ["D6"]
    (told,) = after["events"]
    assert told["text"].startswith("The Policeman shoots the zombie on D6")
    assert ann.get("/api/games/zombie-terror/book/no-such-scene").status == 404


def test_a_game_that_was_taken_away_spoils_no_list(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.make(TWO_PERSONS)
    kept = ann.make(TWO_PERSONS, game="zombie-terror")["table"]
    monkeypatch.delitem(GAMES, "lanterns")
    assert [table["id"] for table in ann.get("/api/tables?list=mine")["tables"]] == [kept]


def test_the_lists_of_tables(ann: Person, bob: Person) -> None:
    running = ann.make(TWO_PERSONS)["table"]
    over = ann.play(AGAINST_BOT)
    over.play_out()

    def listed(person: Person, which: str) -> list[str]:
        return [table["id"] for table in person.get(f"/api/tables?list={which}")["tables"]]

    assert listed(ann, "mine") == [running]
    assert listed(ann, "finished") == [over.id]
    assert listed(bob, "mine") == listed(bob, "finished") == []
    assert running not in listed(bob, "public")
    mine = ann.get("/api/tables?list=mine")["tables"][0]
    assert (mine["mine"], mine["my_turn"], mine["seats"]) == ([0], True, ["Ann", ""])
