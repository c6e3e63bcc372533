"""Lessons as data: a prepared table, and what a narrator says and waits for, step by step.

A lesson is a file ``teaching/<game>/lessons/NAME.toml``; ``docs/adding-a-lesson.md`` explains it.
What is said are messages of the game: ``zt-lesson-NAME`` is the title, and the step that says
``hello`` says ``zt-lesson-NAME-hello``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec

from overrun.core.errors import BadSetting, ContentError, unknown
from overrun.core.reason import Option, wire
from overrun.games import find
from overrun.teaching.claims import Claims, News, Otherwise, Told
from overrun.teaching.prepared import Prepared, files_of

LESSONS = "lessons"


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that the script gives for a seat."""

    seat: int
    option: str


class Sign(News, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that shows how a part that is played alone has come out: something that the learner
    hears of, or an answer of the learner's own."""

    did: str = ""
    """An answer, as in :attr:`Step.do`."""

    def shows(self, option: str, heard: Sequence[Told]) -> bool:
        """Whether it is in an answer of the learner (or none) and in what came of it."""
        if self.did:
            return bool(option) and fnmatchcase(option, self.did)
        return any(map(self.tells, heard))


class Alone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A small goal to be reached without help; the other seats are played by bots."""

    goal: list[Sign]
    """Any of these shows that it is reached."""
    fail: list[Sign] = []
    """Any of these, and the end of the game, that it is not; then it can be tried again."""
    lost: str = "again"
    """What is said then."""
    by: list[str]
    """Answers that reach it, as they are offered: the test plays them, and whoever is stuck is
    shown them."""


class Step(Claims, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that the narrator says, what is so when it is said, and what it waits for: to be
    read, an answer, answers that others give by script, or a goal."""

    say: str = ""
    point: list[str] = []
    """What is meant: places and pieces of the board, or parts of the page."""
    do: str | list[str] = []
    """The answers that go on: options as they are written, with ``*`` for anything."""
    nudge: str = ""
    """What is said to another answer; by itself, that this is for later."""
    others: list[Given] = []
    alone: Alone | None = None
    would: list[Otherwise] = []
    """What would come of something else, if it is said."""

    @property
    def awaited(self) -> list[str]:
        return [self.do] if isinstance(self.do, str) else self.do

    @property
    def acts(self) -> bool:
        """Whether something has to be answered before it is over."""
        return bool(self.do or self.others or self.alone)

    @property
    def claims(self) -> bool:
        """Whether something must be so when it is said."""
        return bool(self.told or self.view or self.can or self.cannot or self.would)

    def takes(self, option: Option) -> bool:
        return any(fits(option, pattern) for pattern in self.awaited)


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A short lesson of a course."""

    name: str = ""
    game: str = ""
    place: int
    """Where it stands in the course."""
    minutes: int
    seat: int = 0
    """The learner's."""
    seats: int = 0
    settings: dict[str, str] = {}
    position: str = ""
    seed: str = "lesson"
    script: list[Any] = []
    steps: list[Step]

    @property
    def prepared(self) -> Prepared:
        return Prepared(
            game=self.game,
            seats=self.seats,
            settings=self.settings,
            position=self.position,
            seed=self.seed,
            script=self.script,
        )

    @property
    def said(self) -> list[str]:
        """The names of all sentences, as the steps use them."""
        found = dict.fromkeys(
            name
            for step in self.steps
            for name in (step.say, step.nudge, step.alone.lost if step.alone else "")
            if name
        )
        return list(found)

    def key(self, said: str = "") -> str:
        """The message of a sentence, or of the title, without the game's prefix."""
        return f"lesson-{self.name}-{said}" if said else f"lesson-{self.name}"


def fits(option: Option, pattern: str) -> bool:
    """Whether an answer is what is written, with ``*`` for anything.

    >>> fits(("face", "N"), "face:*")
    True
    """
    return fnmatchcase(wire(option), pattern)


@cache
def course(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in order."""
    files = files_of(find(game).name, LESSONS)
    found = [read_lesson(game, name, file.read_bytes()) for name, file in files.items()]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda each: each.place)}


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its name; an unknown one raises with those that exist."""
    try:
        return course(game)[name]
    except KeyError:
        raise BadSetting(unknown(f"lesson of {game}", name, course(game))) from None


def read_lesson(game: str, name: str, raw: bytes) -> Lesson:
    """The lesson that a file holds; what is wrong with it raises :class:`ContentError`."""
    where = f"{game}/{LESSONS}/{name}.toml"
    try:
        lesson = msgspec.toml.decode(raw, type=Lesson)
    except msgspec.DecodeError as error:
        raise ContentError(f"{where}: {error}") from error
    lesson = msgspec.structs.replace(lesson, name=name, game=game)
    if problems := list(_problems(lesson)):
        raise ContentError(f"{where}: {'; '.join(problems)}")
    return lesson


def _problems(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson that its types do not say."""
    for number, step in enumerate(lesson.steps, 1):
        kinds = [bool(step.do), bool(step.others), step.alone is not None]
        if sum(kinds) > 1:
            yield f"step {number} waits for several things"
        if step.others and step.say:
            yield f"step {number}: what others do is said by the next step"
        if step.others and step.claims:
            yield f"step {number}: what must be so is for the step that says it"
        if not step.others and not step.say:
            yield f"step {number} says nothing"
        if any(given.seat == lesson.seat for given in step.others):
            yield f"step {number}: the learner is no other"
