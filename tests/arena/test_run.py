"""Blocks of games: seats that rotate, results that are kept, and what is told of them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from overrun.arena.agents import Spec, read_spec
from overrun.arena.game import Errors
from overrun.arena.ids import read_id
from overrun.arena.playing import Arena, Entry, Played, Seated
from overrun.arena.report import Share, standing
from overrun.arena.running import run
from overrun.core.errors import BadSetting
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.shards import crew_of

GAME = "long-night"
RANDOM = Spec("random", "bot", "random")
HERE = "python:tests.arena.players"


def arena(**more: Any) -> Arena:
    usual: dict[str, Any] = {
        "env": read_id(GAME),
        "players": 3,
        "settings": {},
        "against": "random",
        "seed": "run",
        "tries": 3,
        "timeout": 10.0,
    }
    return Arena(**{**usual, **more})


def entry(*agents: str) -> Entry:
    return Entry(tuple(read_spec(GAME, each) for each in agents))


# -- blocks ----------------------------------------------------------------------------------


def test_in_a_block_the_same_is_dealt_and_the_agent_has_every_seat_once() -> None:
    games = run(arena(), entry("a=random"), 2)
    assert [game.seats[0].seat for game in games] == [0, 1, 2, 0, 1, 2]
    assert [len(game.seats) for game in games] == [1] * 6, "bots of the pool are not measured"
    assert [game.seed for game in games] == ["run/0"] * 3 + ["run/1"] * 3
    for block in (games[:3], games[3:]):
        roles = [game.seats[0].roles[0] for game in block]
        assert roles.count("betrayer") <= 1, "each role of the deal falls to the agent once"


def test_agents_at_one_table_have_every_seat_once_too() -> None:
    where, two = arena(), entry("a=random", "b=random")
    seats = [[each.name for each in where.seated(two, number)] for number in range(3)]
    assert seats == [["a", "b", "random"], ["random", "a", "b"], ["b", "random", "a"]]
    assert [where.measured(two, number) for number in range(3)] == [[0, 1], [1, 2], [2, 0]]
    (game,) = [each for each in run(where, two, 1) if each.number == 2]
    assert [(seat.agent, seat.seat) for seat in game.seats] == [("a", 2), ("b", 0)]
    with pytest.raises(BadSetting, match="4 agents do not fit at a table of 3"):
        where.seated(entry(*["random"] * 4), 0)


def test_the_same_seed_gives_the_same_games_however_they_are_shared(tmp_path: Path) -> None:
    def told(games: list[Played]) -> list[Any]:
        return [(g.number, g.ending, g.answers, g.seats[0].roles, g.seats[0].won) for g in games]

    alone = run(arena(), entry("newcomer"), 1)
    shared = run(arena(), entry("newcomer"), 1, crew=crew_of(2), keep=tmp_path)
    assert told(shared) == told(alone)


# -- keeping ---------------------------------------------------------------------------------


def test_a_run_that_is_broken_off_loses_no_finished_game_and_goes_on(tmp_path: Path) -> None:
    where, who, done = arena(), entry(f"mine={HERE}:AtRandom"), 0

    def stop(games: int) -> None:
        nonlocal done
        done += games
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(where, who, 1, keep=tmp_path, progress=stop)
    kept = {each: each.read_bytes() for each in (tmp_path / "mine").glob("0*")}
    assert {each.name for each in kept if each.suffix == ".json"} == {"00000.json", "00001.json"}
    games = run(where, who, 1, keep=tmp_path)
    assert [game.number for game in games] == [0, 1, 2]
    assert {each: each.read_bytes() for each in kept} == kept, "those are not played again"
    assert run(where, who, 1, keep=tmp_path, play_more=False) == games
    assert [game.number for game in run(where, who, 2, keep=tmp_path, play_more=False)] == [0, 1, 2]


def test_a_game_is_kept_with_its_transcript_and_its_log(tmp_path: Path) -> None:
    (game, *_) = run(arena(), entry(f"mine={HERE}:Stubborn"), 1, keep=tmp_path)
    lines = (tmp_path / "mine" / "00000.jsonl").read_text().splitlines()
    transcript = [json.loads(line) for line in lines]
    log = Log.read(tmp_path / "mine" / "00000.log")
    table = Table.replay(find(GAME), log)
    assert table.outcome is not None
    assert table.outcome.reason == game.ending
    answers = {answer.ask: (answer.seat, answer.option) for answer in table.answers}
    assert len(transcript) > 20
    assert all(answers[line["ask"]] == (line["seat"], line["answer"]) for line in transcript)
    mine = [line for line in transcript if line["agent"] == "mine"]
    assert [each.get("error") for each in mine[0]["tries"]] == ["illegal", "nonsense", None]
    assert mine[0]["tries"][0]["rule"].startswith("LN-")
    errors = game.seats[0].errors
    assert (errors.illegal, errors.nonsense, errors.defaults) == (len(mine), len(mine), 0)


@pytest.mark.parametrize(
    ("more", "trouble"),
    [
        ({"seed": "other"}, "seed 'run' instead of 'other'"),
        ({"env": read_id("long-night:named")}, "listed-v1' instead of"),
        ({"settings": {"mode": "cooperative"}}, "settings '' instead of 'mode=cooperative'"),
        ({"players": 2}, "players '3' instead of '2'"),
        ({"tries": 1}, "tries '3' instead of '1'"),
    ],
)
def test_results_of_something_else_are_refused_and_kept(
    tmp_path: Path, more: dict[str, Any], trouble: str
) -> None:
    run(arena(), entry("random"), 1, keep=tmp_path)
    before = {each: each.read_bytes() for each in tmp_path.rglob("*.*")}
    with pytest.raises(
        BadSetting, match=f"arena.json holds results of something else: .*{trouble}"
    ):
        run(arena(**more), entry("random"), 1, keep=tmp_path)
    assert {each: each.read_bytes() for each in tmp_path.rglob("*.*")} == before


def test_results_of_another_version_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(arena(), entry("random"), 1, keep=tmp_path)
    for what in ("print_of_players", "print_of_package"):
        with monkeypatch.context() as patched:
            patched.setattr(f"overrun.arena.results.{what}", lambda name: "0123456789ab")
            with pytest.raises(
                BadSetting, match="instead of '0123456789ab'; keep these in another"
            ):
                run(arena(), entry("random"), 1, keep=tmp_path)


def test_no_name_leads_out_of_the_folder(tmp_path: Path) -> None:
    odd = Entry((Spec("../..", "bot", "random"),))
    run(arena(players=2), odd, 1, keep=tmp_path / "kept")
    assert [each.name for each in tmp_path.iterdir()] == ["kept"]


def test_what_is_no_folder_of_results_is_refused(tmp_path: Path) -> None:
    (stranger := tmp_path / "stranger").mkdir()
    (stranger / "photo.png").write_bytes(b"")
    with pytest.raises(BadSetting, match="it is not a folder of results"):
        run(arena(), entry("random"), 1, keep=stranger)
    with pytest.raises(BadSetting, match="is a file, not a folder"):
        run(arena(), entry("random"), 1, keep=stranger / "photo.png")
    kept = tmp_path / "kept"
    run(arena(), entry("x=random"), 1, keep=kept)
    with pytest.raises(BadSetting, match="x 'bot random' instead of 'bot newcomer'"):
        run(arena(), entry("x=newcomer"), 1, keep=kept)
    (kept / "x" / "00001.json").write_text('{"number": 1}')
    with pytest.raises(BadSetting, match=r"00001\.json: not a result: .*missing"):
        run(arena(), entry("x=random"), 1, keep=kept)


# -- telling ---------------------------------------------------------------------------------


def seat(agent: str, won: bool, *roles: str, defaults: int = 0, **more: Any) -> Seated:
    errors = Errors(asked=10, illegal=defaults, defaults=defaults)
    return Seated(agent=agent, seat=0, roles=roles, won=won, errors=errors, **more)


def test_wins_are_told_by_role_and_apart_from_the_mistakes_of_others() -> None:
    where = arena()
    spec = read_spec(GAME, "http://127.0.0.1/ model=a in=1 out=4")
    games = [
        Played(number=number, seed="", ending="", answers=9, seats=seats)
        for number, seats in enumerate(
            [
                [
                    seat("a", True, "loyal", read=500_000, written=250_000),
                    seat("b", False, "loyal"),
                ],
                [seat("a", True, "loyal", defaults=3), seat("b", False, "betrayer", defaults=1)],
                [seat("a", False, "betrayer", "exile"), seat("b", True, "loyal")],
            ]
        )
    ]
    found = standing(where, spec, games)
    assert (found.whole.wins, found.whole.games) == (2, 3)
    assert {role: (each.wins, each.games) for role, each in found.roles.items()} == {
        "betrayer": (0, 1),
        "exile": (0, 1),
        "loyal": (2, 2),
    }
    assert (found.clean.wins, found.clean.games) == (1, 2), "in one game b was answered for"
    assert (found.errors.asked, found.errors.defaults) == (30, 3)
    assert found.cost == 1.5


def test_games_of_one_deal_that_come_out_alike_count_less() -> None:
    alike = Share.of((block, block % 2 == 0) for block in range(20) for _ in range(4))
    apart = Share.of((block, seat % 2 == 0) for block in range(20) for seat in range(4))
    assert alike.rate == apart.rate == 0.5
    assert alike.high - alike.low > 1.8 * (apart.high - apart.low)
    never = Share.of((block, False) for block in range(20) for _ in range(4))
    assert never.high > 0.15, "twenty deals, not eighty"


def test_roles_are_those_of_the_game() -> None:
    found = Counter(
        role
        for game, players in (("zombie-terror", 2), ("warring-colonies", 5))
        for played in run(arena(env=read_id(game), players=players), Entry((RANDOM,)), 1)
        for role in played.seats[0].roles
    )
    assert found == {"humans": 1, "zombies": 1, "yellow": 2, "blue": 2, "wolf": 1}
