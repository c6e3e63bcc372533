"""Replays: the table after each answer, as one seat, a spectator, or after the end all saw it."""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.core.event import Viewer
from overrun.core.reason import unwire
from overrun.core.table import CONCEDE, Table
from overrun.games import find
from overrun.server import framing, protocol
from overrun.server.errors import NotAllowed
from overrun.server.lobby import Lobby
from overrun.server.store import AnswerRow, TableRow
from overrun.server.stored import plain
from overrun.text.say import Speaker

MOST_STEPS = 200
ALL = "all"


def replay(
    lobby: Lobby, person: str, table_id: str, wanted: str, start: int, count: int, locale: str
) -> protocol.Replay:
    """A part of a game's course. Blocks; a long game takes a fraction of a second."""
    row = lobby.watchable(person, table_id)
    if wanted == ALL and not row.ended:
        raise NotAllowed("server-still-running")
    viewer = None if wanted == ALL else lobby.viewer(person, table_id, wanted, ended=row.ended)
    answers = lobby.store.answers(table_id)
    seating = lobby.seating(table_id)
    speaker = framing.speaker_at(
        framing.speaker_for(row.header.game, locale), seating, row.header.settings
    )
    steps, rounds, table = _course(row, answers, viewer, speaker, start, count, wanted == ALL)
    info = framing.table_info(
        row,
        seating,
        table,
        person=person,
        viewer=viewer,
        speaker=speaker,
    )
    return protocol.Replay(
        table=info,
        total=len(answers),
        start=start,
        steps=steps,
        rounds=rounds,
        outcome=framing.outcome_info(table, speaker),
    )


def _course(
    row: TableRow,
    answers: list[AnswerRow],
    viewer: Viewer,
    speaker: Speaker,
    start: int,
    count: int,
    everything: bool,
) -> tuple[list[protocol.ReplayStep], list[int], Table[Any]]:
    """The wanted steps, the first step of each round, and the table at the end."""
    table: Table[Any] = Table(find(row.header.game), row.header)
    wanted = range(start, start + min(count, MOST_STEPS))
    steps: list[protocol.ReplayStep] = []
    rounds: list[int] = []
    heard = 0
    for number in range(len(answers) + 1):
        text, option, seat = "", "", None
        if number:
            answer = answers[number - 1]
            if row.ended or answer.seat == viewer:
                seat, option = answer.seat, answer.option
                if number in wanted:
                    text = _in_words(table, speaker, answer)
            table.catch_up(plain([answer]))
        progress = table.game.progress(table.state)
        if not rounds or progress > len(rounds) - 1:
            rounds.extend([number] * (progress + 1 - len(rounds)))
        if number not in wanted:
            continue
        # the first step of a part brings everything before it, so that the log is whole
        events = table.heard(viewer, heard)
        heard += len(events)
        view = table.view(viewer)
        seats = range(row.header.seats) if everything else ()
        steps.append(
            protocol.ReplayStep(
                number=number,
                round=progress,
                seat=seat,
                option=option,
                text=text,
                events=framing.event_infos(speaker, events),
                view=_copy(view),
                details=_copy(table.game.details(view)),
                views=[_copy(table.view(each)) for each in seats],
            )
        )
    return steps, rounds, table


def _copy(view: Any) -> Any:
    """A view may share lists with the state, which changes with the next answer."""
    return msgspec.to_builtins(view)


def _in_words(table: Table[Any], speaker: Speaker, answer: AnswerRow) -> str:
    """What was answered, as a sentence; the table is still before it."""
    if answer.option == CONCEDE and answer.ask == 0:
        return speaker.text("server-conceded")
    ask = next(each for each in table.asks if each.number == answer.ask)
    return speaker.option(ask, unwire(answer.option))
