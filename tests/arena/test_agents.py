"""Agents: programs, endpoints and classes, good ones and bad ones."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overrun.arena.agents import Spec, make_agent, read_spec
from overrun.arena.agents.command import CommandAgent
from overrun.arena.ids import read_id
from overrun.arena.observing import Observation
from overrun.arena.playing import Arena, Course, Entry, play
from overrun.arena.running import check
from overrun.core.errors import BadSetting
from overrun.games import GAMES
from tests.arena.stub import Stub, completion, endpoint
from tests.core.toy import Toy

PROGRAM = Path(__file__).with_name("program.py")
HERE = "python:tests.arena.players"


def arena(**more: Any) -> Arena:
    """A small game, against bots that choose at random: six questions, or five for who bids all."""
    usual: dict[str, Any] = {
        "env": read_id(Toy.name),
        "players": 2,
        "settings": {},
        "against": "random",
        "seed": "agents",
        "tries": 3,
        "timeout": 10.0,
    }
    return Arena(**{**usual, **more})


def played(agent: str, **more: Any) -> Course:
    where = arena(**more)
    return play(where, Entry((read_spec(where.env.game, agent),)), 0)


def tries(course: Course) -> list[dict[str, Any]]:
    return [each for line in course.transcript for each in line.get("tries", ())]


def program(manner: str = "") -> str:
    return f"mine=command:{sys.executable} {PROGRAM} {manner}"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Toy.name, Toy())


@pytest.fixture
def stub() -> Iterator[Stub]:
    with endpoint() as found:
        yield found


# -- programs --------------------------------------------------------------------------------


def test_a_program_plays_a_whole_game() -> None:
    course = played(program())
    (seat,) = course.played.seats
    assert seat.errors.asked == len(tries(course)) == 5
    assert (seat.errors.faults, seat.errors.silent, seat.errors.defaults) == (0, 0, 0)
    line = next(line for line in course.transcript if line["agent"] == "mine")
    assert line["question"]
    assert line["tries"][0]["said"] == f'{{"answer": "{line["answer"]}"}}\n'


def test_a_program_that_dies_is_started_anew_and_the_game_goes_on() -> None:
    (seat,) = (course := played(program("dies"))).played.seats
    assert (seat.errors.asked, seat.errors.faults) == (5, 2), "the third question of each process"
    assert seat.errors.defaults == 0, "the next process answers"
    (why,) = {each["why"] for each in tries(course) if "error" in each}
    assert why == "the process ended: enough of it"


def test_what_a_program_says_unasked_is_no_answer() -> None:
    agent = CommandAgent(read_spec(Toy.name, program("chatters")), 10.0)
    asked = Observation("", {"ask": {"options": [{"id": "end"}]}})
    agent.begin(0, "JSON", {})
    try:
        assert agent.answer(asked, "").text == '{"answer": "end"}\n'
        while agent._lines.empty():
            time.sleep(0.01)
        assert agent.answer(asked, "").text == '{"answer": "end"}\n'
    finally:
        agent.close()


def test_a_program_that_sleeps_is_not_waited_for() -> None:
    (seat,) = played(program("sleeps"), timeout=3.0, tries=1).played.seats
    assert (seat.errors.asked, seat.errors.silent, seat.errors.defaults) == (5, 1, 1)


def test_a_program_that_babbles_is_answered_for() -> None:
    (seat,) = played(program("babbles"), tries=2).played.seats
    assert (seat.errors.asked, seat.errors.defaults, seat.errors.nonsense) == (6, 6, 12)


@pytest.mark.parametrize(
    ("target", "trouble"),
    [
        ("./no-such-program", "cannot be started"),
        (f"{sys.executable} -c 'raise SystemExit(\"no key\")'", "ended at once, with 1: no key"),
    ],
)
def test_a_program_that_does_not_start_is_an_error_at_once(target: str, trouble: str) -> None:
    with pytest.raises(BadSetting, match=trouble):
        check(arena(), [read_spec(Toy.name, f"command:{target}")])


# -- endpoints -------------------------------------------------------------------------------


def test_a_model_behind_an_endpoint_plays(stub: Stub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_KEY", "secret-7")
    agent = f"{stub.url} model=owl key=MY_KEY in=0.5 out=2 temperature=0"
    course = played(agent)
    (seat,) = course.played.seats
    assert seat.agent == "owl"
    assert seat.errors.defaults == 0
    assert (seat.read, seat.written) == (1000 * len(stub.asked), 10 * len(stub.asked))
    body = stub.asked[0]
    assert (body["model"], body["temperature"]) == ("owl", 0)
    assert [each["role"] for each in body["messages"]] == ["system", "user"]
    assert set(stub.keys) == {"Bearer secret-7"}
    assert "secret-7" not in repr(course.transcript)


def test_a_refusal_is_told_in_the_same_talk(stub: Stub) -> None:
    said = iter(["dance", "Let me dance!", "dance"])
    stub.answer = lambda body: (200, completion(next(said, "dance")))
    course = played(f"{stub.url} model=owl")
    first, second, third = stub.asked[:3]
    assert third["messages"][: len(first["messages"])] == first["messages"]
    assert third["messages"][2] == {"role": "assistant", "content": "dance"}
    assert "Your answer dance is not possible." in second["messages"][3]["content"]
    assert "(TOY-ASK-01)" in second["messages"][3]["content"]
    assert "No answer could be read" in third["messages"][5]["content"]
    assert course.transcript[0]["default"]


def test_what_was_asked_before_is_sent_along_if_one_wants(stub: Stub) -> None:
    played(f"{stub.url} model=owl memory=1")
    assert {len(body["messages"]) for body in stub.asked[1:]} == {4}
    assert stub.asked[2]["messages"][1] == stub.asked[1]["messages"][-1]


@pytest.mark.parametrize(
    ("status", "body", "error"),
    [
        (500, b"too much", "500 Internal Server Error: too much"),
        (200, b"<html>", "no chat completion came back"),
        (200, b'{"choices": []}', "no chat completion came back"),
    ],
)
def test_an_endpoint_that_breaks_down_is_counted(
    stub: Stub, monkeypatch: pytest.MonkeyPatch, status: int, body: bytes, error: str
) -> None:
    monkeypatch.setattr("overrun.arena.agents.chat.PAUSE", 0.0)
    stub.answer = lambda _: (status, body)
    (seat,) = (course := played(f"{stub.url} model=owl", tries=1)).played.seats
    assert seat.errors.faults == seat.errors.defaults == seat.errors.asked == 6
    assert error in tries(course)[0]["why"]


def test_what_is_wrong_with_an_endpoint_is_found_before_the_first_game(stub: Stub) -> None:
    stub.answer = lambda _: (401, b"no such key")
    with pytest.raises(BadSetting, match=r"owl: .*401 Unauthorized: no such key"):
        check(arena(), [read_spec(Toy.name, f"{stub.url} model=owl")])
    dead = "http://127.0.0.1:9/v1/chat/completions model=owl"
    with pytest.raises(BadSetting, match="cannot be reached"):
        check(arena(), [read_spec(Toy.name, dead)])
    for words, trouble in (
        ("key=NO_SUCH_KEY", "the variable NO_SUCH_KEY holds no key"),
        ("in=dear", "in=dear is not a price"),
        ("memory=all", "memory=all is not a number"),
    ):
        with pytest.raises(BadSetting, match=trouble):
            make_agent(read_spec(Toy.name, f"{stub.url} {words}"), 1.0)


# -- classes ---------------------------------------------------------------------------------


def test_a_class_plays() -> None:
    (seat,) = played(f"{HERE}:AtRandom").played.seats
    assert seat.errors.asked == 6
    assert seat.errors.defaults == seat.errors.illegal == seat.errors.faults == 0


def test_a_class_that_breaks_down_is_counted() -> None:
    (seat,) = (course := played(f"{HERE}:Faulty", tries=2)).played.seats
    assert seat.errors.faults == 2 * seat.errors.asked
    assert tries(course)[0]["why"] == "answer failed: ValueError: no idea"


@pytest.mark.parametrize(
    ("agent", "trouble"),
    [
        ("grandmaster", "unknown agent 'grandmaster'"),
        ("command:", "unknown agent"),
        ("python:mine", "write python:module:Class"),
        ("python:no.such:Thing", "ModuleNotFoundError"),
        (f"{HERE}:Nobody", "AttributeError"),
        ("python:builtins:object", "no method answer"),
        ("random:9", "unknown bot"),
    ],
)
def test_an_agent_that_is_none_is_refused(agent: str, trouble: str) -> None:
    with pytest.raises(BadSetting, match=trouble):
        check(arena(), [read_spec(Toy.name, agent)])


def test_names_tell_agents_apart() -> None:
    specs = [read_spec(Toy.name, each) for each in ("a=random", "random", "a=random")]
    assert [each.name for each in specs] == ["a", "random", "a"]
    with pytest.raises(BadSetting, match="two agents are called 'a'"):
        check(arena(), specs)
    assert read_spec(Toy.name, "command:./agent.py --fast") == Spec(
        "agent.py", "command", "./agent.py --fast"
    )
