"""What a frame says of an option."""

from __future__ import annotations

import asyncio
import random

import pytest

from overrun.core import conform
from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.server import framing


def words(do: str, args: dict[str, str | list[str]]) -> str:
    """The id that a verb and its arguments make."""
    rest = [
        each for value in args.values() for each in ([value] if isinstance(value, str) else value)
    ]
    return ":".join((do, *rest))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_options_come_with_their_arguments_by_name(name: str) -> None:
    """Nothing of an option's id is missing in what it does and to what, offered or refused."""
    game = find(name)
    speaker = framing.speaker_for(name, "en")
    for number in range(3):
        draw = random.Random(f"frames/{number}")
        seats, settings = conform.any_settings(game, draw)
        table = Table.new(game, seats=seats, settings=settings, seed=f"frames/{number}")
        choose = conform.any_verb(draw)
        for answer in range(120):
            if table.ended:
                break
            ask = draw.choice(table.asks)
            for info in framing.ask_infos(table, speaker, ask.seat, table.view(ask.seat)):
                for option in info.options:
                    assert words(option.do, option.args) == option.id
                    assert option.manner == game.manner(tuple(option.id.split(":")))
            if answer % 20 == 0:
                refused = asyncio.run(framing.refused(table, speaker, ask, 200))
                for each in refused.options:
                    assert words(each.do, each.args) == each.option
                    assert each.manner == game.manner(tuple(each.option.split(":")))
            table.answer(ask.seat, ask.number, choose(table, ask))


def test_what_an_option_leaves_out_is_not_there() -> None:
    speaker = framing.speaker_for("long-night", "en")
    assert speaker.arguments(("add", "fuel")) == {"item": "fuel"}
    assert speaker.arguments(("add", "fuel", "emma")) == {"item": "fuel", "survivor": "emma"}
    assert speaker.arguments(("end",)) == {}
