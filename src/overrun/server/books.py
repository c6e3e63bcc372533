"""The rulebooks, as the browser shows them. Nothing in them changes while the server runs, so what
was asked for once is kept."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from overrun.core.event import Viewer
from overrun.core.table import Table
from overrun.games import find
from overrun.server import framing, protocol, rest
from overrun.teaching import book
from overrun.teaching.wording import Wording
from overrun.text.say import Speaker


@cache
def book_of(game: str, locale: str) -> bytes:
    """The rulebook of a game, as JSON."""
    written = book.load(game)
    say = Wording(game, locale, strict=False)
    speaker = framing.speaker_for(game, locale)
    rules: dict[str, list[str]] = {name: [] for name in written.paragraphs}
    for rule, home in written.homes.items():
        rules[home].append(rule)
    return msgspec.json.encode(
        rest.BookInfo(
            game=game,
            title=speaker.name,
            base=find(game).builds_on,
            chapters=[
                rest.ChapterInfo(
                    id=chapter,
                    title=say.chapter(chapter),
                    paragraphs=[
                        rest.ParagraphInfo(
                            id=name,
                            title=say.title(name),
                            text=say.text(name),
                            words=say.words(name),
                            rules=rules[name],
                            scenes=[_scene_info(say, scene) for scene in paragraph.scenes],
                        )
                        for name, paragraph in paragraphs.items()
                    ],
                )
                for chapter, paragraphs in written.chapters.items()
            ],
            summary=[
                [
                    rest.SummaryInfo(id=each, title=say.heading(each), text=say.summary(each))
                    for each in page
                ]
                for page in written.summary
            ],
        )
    )


def _scene_info(say: Wording, name: str) -> rest.SceneInfo:
    scene = say.book.scene(name)
    steps = scene.steps
    return rest.SceneInfo(
        id=name,
        caption=say.caption(name),
        height=scene.height,
        steps=[say.step(name, number) for number in range(1, len(steps) + 1)],
    )


@cache
def scene_of(game: str, name: str, locale: str) -> bytes:
    """A scene of a rulebook, step by step, as JSON."""
    scene = book.load(game).scene(name)
    speaker = framing.speaker_for(game, locale)
    seats: list[protocol.SeatInfo] = []
    steps: list[rest.SceneStep] = []
    for moment in book.play(game, name):
        table = moment.table
        seats = seats or _seats(table, scene.viewer, speaker)
        view = table.view(scene.viewer)
        steps.append(
            rest.SceneStep(
                events=framing.event_infos(speaker, table.heard(scene.viewer, moment.heard)),
                # it is the same table at the next step
                view=msgspec.to_builtins(view),
                details=msgspec.to_builtins(table.game.details(view)),
                lit=moment.lit,
            )
        )
    return msgspec.json.encode(
        rest.SceneSteps(viewer=scene.viewer, seats=seats, aside=scene.aside, steps=steps)
    )


def _seats(table: Table[Any], viewer: Viewer, speaker: Speaker) -> list[protocol.SeatInfo]:
    """Who sits at the table of a scene: nobody but the sides, or players by their numbers."""
    return [
        protocol.SeatInfo(
            seat=seat,
            side=side,
            side_name=name,
            name=name,
            kind="person",
            bot="",
            present=True,
            mine=seat == viewer,
        )
        for seat, (side, name) in enumerate(framing.side_names(table, speaker))
    ]
