"""Games in text: what a seat is told, and what comes of its answer."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import msgspec
import pytest

import overrun.text
from overrun.arena.game import TextGame, usual_answer
from overrun.arena.ids import BLIND, LISTED, MODES, NAMED, VERSION, EnvId
from overrun.arena.observing import Telling
from overrun.core import conform
from overrun.core.errors import BadSetting, GameEnded
from overrun.core.event import Heard
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.games import GAMES
from overrun.tools import catalog
from tests.core.toy import Toy
from tests.envs.test_encoding import tables

EVERY = pytest.mark.parametrize("name", [*GAMES])


def answered(option: Option, **more: Any) -> str:
    return msgspec.json.encode({"answer": wire(option), **more}).decode()


# -- playing ---------------------------------------------------------------------------------


@EVERY
def test_a_game_is_played_in_text_to_its_end(name: str) -> None:
    game, draw = TextGame(name, seed="whole"), Random(1)
    while (ask := game.ask) is not None:
        if draw.random() < 0.7:
            game.choose(draw.choice(ask.options))
            continue
        told = game.observe()
        assert len(ask.options) > 1
        ids = [each["id"] for each in told.data["ask"]["options"]]
        assert ids == [wire(option) for option in ask.options]
        assert all(f"\n{id} (" in told.text for id in ids)
        verdict = game.answer(answered(draw.choice(ask.options)))
        assert not verdict.error
    assert game.over
    assert sum(errors.defaults + errors.illegal for errors in game.errors) == 0
    assert [game.ending(seat).endswith("You have won.") for seat in range(game.players)] == [
        game.won(seat) for seat in range(game.players)
    ]
    with pytest.raises(GameEnded):
        game.answer("end")


@EVERY
def test_the_same_seed_and_answers_give_the_same_words(name: str) -> None:
    def course() -> list[str]:
        game, draw, said = TextGame(f"{name}:named", seed="same"), Random(2), []
        for _ in range(25):
            assert game.ask is not None
            said.append(game.observe().text)
            game.answer(answered(draw.choice(game.ask.options)))
        return said

    assert course() == course()


def test_an_answer_that_the_rules_refuse_changes_nothing_and_is_told_why() -> None:
    game = TextGame("zombie-terror", seed="why", tries=3)
    ask = game.ask
    assert ask is not None
    before = game.table.game.freeze(game.table.state)
    refused = next(option for option, _ in game.table.refused(ask))
    verdict = game.answer(answered(refused))
    assert not verdict.option
    assert verdict.rule.startswith("ZT-")
    assert f"({verdict.rule})" in verdict.why
    assert verdict.text.endswith("You have 2 tries left.")
    assert game.table.game.freeze(game.table.state) == before
    assert game.ask is ask
    assert game.observe().data["tries"] == 2
    assert not game.answer(answered(ask.options[-1])).error
    assert (game.errors[ask.seat].illegal, game.errors[ask.seat].defaults) == (1, 0)
    assert game.observe().data["tries"] == 3


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ("", "nonsense"),
        ("I end my turn.", "nonsense"),
        ('{"answer": 7}', "nonsense"),
        ('{"answer": "END"}', "illegal"),
        ('{"answer": "end"} or {"answer": "dance"}', "illegal"),
        ("{" * 30_000, "nonsense"),
        ('{"answer": "\\u0000"}', "nonsense"),
        ("x" * 500, "nonsense"),
    ],
)
def test_only_an_id_letter_for_letter_is_an_answer(said: str, error: str) -> None:
    game = TextGame("zombie-terror", seed="letters")
    assert game.answer(said).error == error


def test_the_usual_answer_is_given_after_the_last_try_and_counted() -> None:
    game = TextGame("warring-colonies", seed="usual", tries=2)
    while game.ask is not None and game.ask.kind != "action":
        game.choose(game.ask.options[0])
    ask = game.ask
    assert ask is not None
    usual = usual_answer(game.table, ask)
    assert not game.answer("dance").option
    verdict = game.fail("silent", "no answer within 1 s")
    assert verdict.default
    assert verdict.option == wire(usual) == "end"
    errors = game.errors[ask.seat]
    assert (errors.illegal, errors.silent, errors.defaults) == (1, 1, 1)


# -- what is told ----------------------------------------------------------------------------


def test_news_and_lines_are_told_once() -> None:
    game = TextGame("zombie-terror", seed="news")
    first = game.turn
    assert game.ask is not None
    game.observe()
    game.answer(answered(game.ask.options[0], say="Good\nluck!"))
    while game.turn == first:
        assert game.ask is not None
        game.observe()
        game.answer(answered(game.ask.options[0]))
    told = game.observe()
    assert told.data["said"] == [{"seat": first, "text": "Good luck!"}]
    assert told.data["news"]
    assert game.observe() == told, "as long as it is not answered, nothing is lost"
    other = game.turn
    assert game.ask is not None
    game.answer(answered(game.ask.options[0]))
    while game.turn != other:
        assert game.ask is not None
        game.choose(game.ask.options[0])
    later = game.observe()
    assert later.data["said"] == []
    heard = [each.facts for each in game.table.heard(other)]
    assert [*told.data["news"], *later.data["news"]] == [
        {"name": each["name"], "facts": facts, "text": each["text"]}
        for each, facts in zip([*told.data["news"], *later.data["news"]], heard, strict=True)
    ]


@EVERY
def test_modes_tell_less_and_less(name: str) -> None:
    draw = Random(3)
    game = TextGame(name, seed="modes")
    by_mode = {mode: Telling(EnvId(name, mode), game.table) for mode in MODES}
    for _ in range(40):
        ask = game.ask
        if ask is None:
            break
        told = {
            mode: telling.observation(game.table, ask, [], [], 3).data["ask"]
            for mode, telling in by_mode.items()
        }
        assert set(told[LISTED]) - set(told[BLIND]) == {"options"}
        assert set(told[NAMED]) - set(told[BLIND]) == {"verbs"}
        for option in ask.options:
            assert can_be_said(option, told[NAMED]["verbs"]), option
        game.choose(draw.choice(ask.options))
    brief = by_mode[BLIND].brief(0, 3, hides=False)
    rule = next(iter(catalog.load(name).rules.values()))
    assert f"\n{rule.id}: {rule.text}\n" in brief
    assert rule.id not in by_mode[NAMED].brief(0, 3, hides=False)


def can_be_said(option: Option, verbs: list[dict[str, Any]]) -> bool:
    """Whether an option can be put together from what is described."""
    (arguments,) = (each["arguments"] for each in verbs if each["verb"] == option[0])
    for at, word in enumerate(option[1:]):
        if word not in arguments[min(at, len(arguments) - 1)]["words"]:
            return False
    least = [each for each in arguments if not each.get("optional") and not each.get("repeated")]
    return len(option) - 1 >= len(least)


@EVERY
def test_a_seat_is_told_the_same_in_every_world_that_it_cannot_tell_apart(name: str) -> None:
    looked = 0

    def sees(table: Table[Any], seat: int, news: list[Heard]) -> object:
        nonlocal looked
        asks = table.asked(seat)
        looked += len(asks)
        return [
            *(each.observation(table, ask, news, [], 3) for each in tellings for ask in asks),
            *(usual_answer(table, ask) for ask in asks),
        ]

    for draw, played in tables(name, 2, snapshots=True):
        table = played.fork(events=True, snapshots=True)
        tellings = [Telling(EnvId(name, mode), table) for mode in (LISTED, NAMED)]
        for _ in range(200):
            if not table.asks:
                break
            ask = draw.choice(table.asks)
            if draw.random() < 0.06:
                conform.check_secrets(table, ask.seat, draw, AssertionError, 2, sees)
            table.answer(ask.seat, ask.number, draw.choice(ask.options))
    assert looked > 12


# -- ids and versions ------------------------------------------------------------------------

PROMPTS = {1: "4c1596c14655956b"}
"""A print of what agents are told, for each version of the environments."""


def test_other_prompts_are_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, agents are told something else than before: raise VERSION in arena/ids.py, and
    add its print here."""
    monkeypatch.setitem(GAMES, Toy.name, Toy())
    words = (overrun.text._HERE / "en" / "arena.ftl").read_text(encoding="utf-8")
    told = [words]
    for mode in MODES:
        game = TextGame(EnvId(Toy.name, mode), seed="prompts")
        told += [game.telling.brief(0, 3, hides=True), game.observe().text]
        told += [game.answer("dance").text, game.answer("Let me dance!").text]
        told += [msgspec.json.encode(game.observe().data).decode()]
    print_ = hashlib.blake2b("\0".join(told).encode(), digest_size=8).hexdigest()
    assert print_ == PROMPTS[VERSION]


@pytest.mark.parametrize(
    ("id", "trouble"),
    [
        ("chess", "unknown game 'chess'"),
        ("long-night:liste", "did you mean 'listed'"),
        ("openai/long-night:listed-v1", "is no environment"),
        ("overrun/long-night:listed-v9", "this is version"),
        ("", "is no environment"),
    ],
)
def test_an_id_of_nothing_is_refused(id: str, trouble: str) -> None:
    with pytest.raises(BadSetting, match=trouble):
        TextGame(id, seed="none")
