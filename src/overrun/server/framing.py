"""From a table to what one viewer is told of it. The only place where frames are filled.

Everything here goes through :meth:`Table.view`, :meth:`Table.heard` and the open asks of the
viewer's own seat, so that nothing can be in a frame that the viewer may not know.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from overrun import __version__
from overrun.analysis import telling
from overrun.analysis.advice import Advice
from overrun.bots import bot_names
from overrun.core.errors import BadLog, OverrunError
from overrun.core.event import Heard, Viewer
from overrun.core.flow import Ask
from overrun.core.making import Change
from overrun.core.reason import Option, unwire, wire
from overrun.core.state import Outcome
from overrun.core.table import Table
from overrun.games import find
from overrun.server import protocol
from overrun.server.ending import concedes
from overrun.server.errors import BrokenTable, Closing, NotAllowed
from overrun.server.protocol import (
    AskInfo,
    EventInfo,
    LessonInfo,
    LessonPage,
    OptionInfo,
    OutcomeInfo,
    Refused,
    RefusedOption,
    TableInfo,
)
from overrun.server.rest import Glossary, GlossaryEntry
from overrun.server.seating import Seating
from overrun.server.store import StoreError, TableRow
from overrun.server.stored import STOPPED
from overrun.server.talk import channels
from overrun.teaching.guiding import Guide, Standing
from overrun.teaching.lesson import Lesson, Step, course
from overrun.text import ENGLISH, MissingText, Text, locales
from overrun.text.glossary import glossary
from overrun.text.say import Speaker

REFUSED_AT_ONCE = 20
"""Refused options that are put into words before others have their turn."""


def speaker_for(game: str, locale: str) -> Speaker:
    """One speaker for each game and language; an unknown language is served in English."""
    return _speaker(game, known_locale(locale))


def strict_speaker_for(game: str, locale: str) -> Speaker:
    """One that raises :class:`MissingText` where it has no words."""
    return _strict_speaker(game, known_locale(locale))


def speaker_at(speaker: Speaker, seating: Seating, settings: Mapping[str, str]) -> Speaker:
    """The speaker at a table, who calls people and places by their names."""
    return speaker.at_table(seating.names(speaker.text), settings)


@cache
def _speaker(game: str, locale: str) -> Speaker:
    return Speaker(Text(locale, strict=False), find(game))


@cache
def _strict_speaker(game: str, locale: str) -> Speaker:
    return Speaker(Text(locale), find(game))


def known_locale(locale: str) -> str:
    """A language that we have: the one asked for, or English."""
    return locale if locale in _locales() else ENGLISH


@cache
def _locales() -> frozenset[str]:
    return frozenset(locales())


def glossary_of(game: str, locale: str) -> Glossary:
    """The cards of a game in words; made once for each language."""
    return _glossary(game, known_locale(locale))


@cache
def _glossary(game: str, locale: str) -> Glossary:
    entries = glossary(game, speaker_for(game, locale).text)
    return Glossary(
        game=game, entries=[GlossaryEntry(**msgspec.structs.asdict(each)) for each in entries]
    )


_UNTOLD: dict[type[OverrunError], str] = {
    BadLog: "server-broken-table",
    BrokenTable: "server-broken-table",
    Closing: "server-health-closing",
    StoreError: "server-no-store",
}
"""What goes wrong here and is none of a client's business in detail: answers, paths."""


def text_in(locale: str) -> Text:
    """The sentences of a language that somebody asked for; an unknown one is English."""
    return Text(known_locale(locale), strict=False)


def kind_text(error: OverrunError, locale: str) -> str:
    """What is wrong, as a sentence: from the catalogues where they have one, else as raised."""
    text = text_in(locale)
    if isinstance(error, NotAllowed):
        return text(error.key, **error.facts)
    for kind, key in _UNTOLD.items():
        if isinstance(error, kind):
            return text(key)
    return str(error)


def event_infos(speaker: Speaker, heard: Iterable[Heard]) -> list[EventInfo]:
    events = list(heard)
    told = speaker.told((each.name, each.facts) for each in events)
    return [
        EventInfo(number=each.number, name=each.name, facts=each.facts, text=text)
        for each, text in zip(events, told, strict=True)
    ]


def ask_infos(
    table: Table[Any], speaker: Speaker, viewer: Viewer, view: msgspec.Struct
) -> list[AskInfo]:
    """The open asks of the viewer's own seat, in words; a spectator is asked nothing."""
    if viewer is None:
        return []
    return [_ask_info(table, speaker, view, ask) for ask in table.asked(viewer)]


def _ask_info(table: Table[Any], speaker: Speaker, view: msgspec.Struct, ask: Ask) -> AskInfo:
    options = []
    for option in ask.options:
        parts = speaker.parts(ask, option)
        warned = table.game.warning(table.state, ask, option)
        options.append(
            OptionInfo(
                id=wire(option),
                do=option[0],
                args=speaker.arguments(option),
                manner=table.game.manner(option),
                text=speaker.option(ask, option),
                actor=parts.actor,
                verb=parts.verb,
                target=parts.target,
                where=table.game.where(view, ask, option),
                warning="" if warned is None else speaker.warning(warned),
            )
        )
    return AskInfo(
        number=ask.number,
        kind=ask.kind,
        seat=ask.seat,
        text=speaker.ask(ask),
        facts=ask.facts,
        options=options,
    )


def outcome_info(table: Table[Any], speaker: Speaker) -> OutcomeInfo | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return OutcomeInfo(
        reason=outcome.reason,
        winners=outcome.winners,
        sides=outcome.sides,
        text=speaker.outcome(outcome),
    )


def lesson_info(
    guide: Guide | None, table: Table[Any], speaker: Speaker, viewer: Viewer
) -> LessonInfo | None:
    """Where a lesson stands, for the one who learns."""
    if guide is None or viewer != guide.lesson.seat:
        return None
    lesson, passage = guide.lesson, guide.passage
    pages = [_lesson_page(lesson, step, table, speaker) for step in passage.steps]
    if guide.standing is Standing.FAILED:
        lost = passage.steps[-1].alone
        assert lost is not None
        text = speaker(lesson.key(lost.lost))
        pages = [LessonPage(text=text, point=[], options=[], alone=True)]
    names = list(course(lesson.game))
    return LessonInfo(
        name=lesson.name,
        title=speaker(lesson.key()),
        standing=guide.standing.value,
        first=passage.first,
        length=guide.length,
        pages=pages,
        next=dict(pairwise(names)).get(lesson.name, ""),
    )


def _lesson_page(lesson: Lesson, step: Step, table: Table[Any], speaker: Speaker) -> LessonPage:
    options = [wire(option) for ask in table.asked(lesson.seat) for option in ask.options]
    return LessonPage(
        text=speaker(lesson.key(step.say)),
        point=step.point,
        options=[option for option in options if step.takes(unwire(option))],
        alone=step.alone is not None,
    )


def stored_outcome(row: TableRow, speaker: Speaker, recorded: str = "") -> OutcomeInfo | None:
    """How a stored game ended: in the words of today, or as it was said then."""
    if not row.outcome:
        return None
    outcome = msgspec.json.decode(row.outcome, type=Outcome)
    return OutcomeInfo(
        reason=outcome.reason,
        winners=outcome.winners,
        sides=outcome.sides,
        text=outcome_text(outcome, speaker, recorded),
    )


def outcome_text(outcome: Outcome, speaker: Speaker, recorded: str = "") -> str:
    if outcome.reason == STOPPED:
        return speaker.text("server-stopped")
    try:
        return speaker.outcome(outcome)
    except MissingText:
        return recorded


async def refused(table: Table[Any], speaker: Speaker, ask: Ask, most: int) -> Refused:
    """What one might think of but may not do now, each with its reason and rule.

    There may be much of it, so others have their turn in between; the table must not change.
    """
    view = table.view(ask.seat)
    found: list[RefusedOption] = []
    for option, reason in table.refused(ask):
        if len(found) == most:
            break
        if len(found) % REFUSED_AT_ONCE == 0:
            await asyncio.sleep(0)
        found.append(
            RefusedOption(
                option=wire(option),
                do=option[0],
                args=speaker.arguments(option),
                manner=table.game.manner(option),
                text=speaker.why(reason),
                rule=reason.rule,
                where=table.game.where(view, ask, option),
                label=speaker.option(ask, option),
            )
        )
    return Refused(ask=ask.number, options=found)


def table_info(
    row: TableRow,
    seating: Seating,
    table: Table[Any] | Sequence[str],
    *,
    person: str,
    viewer: Viewer,
    speaker: Speaker,
    present: Collection[int] = (),
    away: Mapping[int, float] | None = None,
    watchers: int = 0,
) -> TableInfo:
    """The table apart from the game, as one person is told of it. For one that is only looked at,
    the sides of its seats will do."""
    header = row.header
    if isinstance(table, Table):
        known, sides, changes = table, side_names(table, speaker), table.changes
    else:
        known, sides, changes = None, named(table, speaker), []
    return TableInfo(
        version=__version__,
        id=row.id,
        game=header.game,
        game_name=speaker.name,
        settings=header.settings,
        settings_text=settings_in_words(speaker, header.settings),
        options=row.options,
        seats=seating.infos(person, present, away or {}, sides, speaker.text),
        you=viewer,
        host=bool(person) and person == row.host,
        bots=list(bot_names(header.game)),
        seed_hash=seed_hash(header.secret),
        seed=header.secret if row.ended or (known is not None and known.ended) else None,
        parent=row.parent,
        watchers=watchers,
        channels=[] if known is None else channels(known, viewer),
        notices=[notice(change, speaker) for change in changes],
        concedes=known is not None and viewer is not None and concedes(known, viewer),
    )


def notice(change: Change, speaker: Speaker) -> str:
    """That a game went on under other rules, as a sentence."""
    return speaker.text("server-other-rules", answers=change.answers, dropped=change.dropped)


def seed_hash(seed: str) -> str:
    """What is shown of the seed before the game is over: enough to prove later which it was."""
    return hashlib.sha256(seed.encode()).hexdigest()


def settings_in_words(speaker: Speaker, settings: dict[str, str]) -> list[str]:
    """The settings that differ from the usual ones."""
    usual = {setting.name: setting.default for setting in speaker.game.settings}
    return [
        speaker.text(
            "server-setting", name=speaker.setting(name), value=speaker.setting(name, value)
        )
        for name, value in settings.items()
        if usual.get(name, value) != value
    ]


def side_names(table: Table[Any], speaker: Speaker) -> Sequence[tuple[str, str]]:
    """For each seat its side, as an id and in words."""
    seats = range(table.header.seats)
    return named([table.game.side(table.state, seat) for seat in seats], speaker)


def named(sides: Sequence[str], speaker: Speaker) -> Sequence[tuple[str, str]]:
    """For each seat its side, as an id and in words."""
    return [(side, speaker.seat(side, seat)) for seat, side in enumerate(sides)]


def time_is_up(speaker: Speaker, ask: Ask | None, option: Option) -> protocol.TimeIsUp:
    """What the rules have answered for somebody; or that a bot plays now, if they say nothing."""
    if ask is None:
        return protocol.TimeIsUp(text=speaker.text("server-time-up-bot"))
    answer = speaker.option(ask, option)
    text = speaker.text("server-time-up-answered", answer=answer)
    return protocol.TimeIsUp(ask=ask.number, option=wire(option), text=text)


def hint(speaker: Speaker, ask: Ask, advice: Advice) -> protocol.Hint:
    """What the best bot would answer, and why."""
    return protocol.Hint(
        ask=ask.number,
        option=wire(advice.option),
        text=speaker.option(ask, advice.option),
        chance=advice.chance,
        why=telling.why(speaker, advice),
        others=[
            protocol.HintOption(
                option=wire(option), text=speaker.option(ask, option), chance=chance
            )
            for option, chance in advice.others
        ],
    )
