"""Puzzles in the browser. Nothing of a try is kept here: whoever solves one sends all answers so
far, and is told how the table stands then."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from overrun.core.event import Viewer
from overrun.core.reason import wire
from overrun.server import framing, rest
from overrun.server.endpoints import in_thread
from overrun.server.protocol import RefusedOption, SeatInfo
from overrun.teaching.puzzles.data import (
    Puzzle,
    all_puzzles,
    line_of,
    of_day,
    open_table,
    puzzle_of,
)
from overrun.teaching.puzzles.trying import Try, idea
from overrun.text.say import Speaker

REFUSED = 300
"""So many refused options are explained."""


def find_puzzle(game: str, id: str) -> Puzzle:
    return puzzle_of(game, id)


def infos(locale: str) -> rest.PuzzleInfos:
    """All puzzles, and which of them is that of the day."""
    found = all_puzzles()
    day = datetime.now(UTC).date()
    chosen = of_day(day)
    return rest.PuzzleInfos(
        puzzles=[info(puzzle, speaker_for(puzzle, locale)) for puzzle in found],
        day=day.isoformat(),
        today=-1 if chosen is None else found.index(chosen),
    )


def speaker_for(puzzle: Puzzle, locale: str) -> Speaker:
    """Who speaks at the table of a puzzle, and knows its board."""
    return framing.speaker_for(puzzle.game, locale).at_table(settings=puzzle.source.settings)


def info(puzzle: Puzzle, speaker: Speaker) -> rest.PuzzleInfo:
    key = f"puzzle-{puzzle.kind}"
    aside = f"{key}.aside"
    return rest.PuzzleInfo(
        game=puzzle.game,
        game_name=speaker.name,
        id=puzzle.id,
        grade=puzzle.grade,
        task=speaker(key, **puzzle.facts),
        aside=speaker(aside if speaker.has(aside) else key, **puzzle.facts),
    )


async def state(puzzle: Puzzle, answers: list[str], locale: str) -> rest.PuzzleState:
    """The table after these answers, and what they are worth if that can be said."""
    tried = await in_thread(Try, puzzle, answers)
    table, seat = tried.table, puzzle.seat
    speaker = speaker_for(puzzle, locale)
    viewer: Viewer = seat
    view = table.view(viewer)
    asks = [] if tried.verdict else framing.ask_infos(table, speaker, viewer, view)
    refused: list[RefusedOption] = []
    if asks:
        refused = (await framing.refused(table, speaker, table.asked(seat)[0], REFUSED)).options
    return rest.PuzzleState(
        puzzle=info(puzzle, speaker),
        seat=seat,
        seats=_seats(tried, speaker),
        view=view,
        details=table.game.details(view),
        events=framing.event_infos(speaker, table.heard(viewer)),
        asks=asks,
        refused=refused,
        verdict=_verdict(tried, speaker),
    )


def _seats(tried: Try, speaker: Speaker) -> list[SeatInfo]:
    sides = framing.side_names(tried.table, speaker)
    return [
        SeatInfo(
            seat=number,
            side=side,
            side_name=name,
            name=name,
            kind="person" if number == tried.puzzle.seat else "bot",
            bot="",
            present=True,
            mine=number == tried.puzzle.seat,
        )
        for number, (side, name) in enumerate(sides)
    ]


def _verdict(tried: Try, speaker: Speaker) -> rest.PuzzleVerdict | None:
    verdict = tried.verdict
    if verdict is None:
        return None
    best = tried.puzzle.proof.best
    text = speaker.text(
        "puzzle-verdict",
        solved=verdict.solved,
        dice=tried.by_chance,
        reply=bool(verdict.reply),
        chance=_percent(verdict.chance),
        best=_percent(best),
    )
    return rest.PuzzleVerdict(
        solved=verdict.solved,
        text=text,
        chance=verdict.chance,
        slip=verdict.slip,
        reply=[wire(option) for option in verdict.reply],
    )


def help_with(puzzle: Puzzle, locale: str) -> rest.PuzzleHelp:
    """Hints, the solution, and what speaks for it."""
    speaker = speaker_for(puzzle, locale)
    ask = open_table(puzzle).asks[0]
    return rest.PuzzleHelp(
        idea=speaker(f"puzzle-idea-{idea(puzzle)}"),
        first=speaker.option(ask, line_of(puzzle.solution)[0]),
        solution=puzzle.solution,
        other=puzzle.other,
        proof=" ".join(proof_of(puzzle, speaker)),
    )


def proof_of(puzzle: Puzzle, speaker: Speaker) -> Iterator[str]:
    """What was looked at to be sure of the solution, and what was not."""
    proof = puzzle.proof
    yield speaker.text(
        f"puzzle-{proof.how}",
        tried=proof.tried,
        ends=proof.ends,
        good=proof.good,
        actors=proof.actors,
        dice=proof.dice,
        best=_percent(proof.best),
        other=_percent(proof.other),
    )
    if proof.left_out:
        yield speaker("puzzle-aside")


def _percent(chance: float) -> str:
    return f"{chance * 100:.0f}"
