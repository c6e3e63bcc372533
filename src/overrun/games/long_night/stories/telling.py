"""What both stories have in common: pages that are read, stages that follow each other."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.play import Play
from overrun.core.state import Step
from overrun.games.long_night.cards import TRACK
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import LongNightState

T = Play[LongNightState]
S = LongNightState


def page(name: str, reader: int = -1) -> Step:
    """A step of the agenda: this page is read."""
    return ("read_page", [name, reader])


@task
def read_page(t: T, name: str, reader: int) -> Flow[None]:
    """A page of the story is shown to all; the reader turns it (LN-SCN-04, LN-SCN-05)."""
    s = t.state
    if reader < 0 or s.players[reader].out:
        reader = s.first
    s.story.page = name
    t.tell("story", page=name, seat=reader, reveals=True)
    yield Ask(reader, "story", [("continue",)], {"page": name}, always=True)
    s.story.page = ""


def prepare_stage(s: S, name: str) -> None:
    """A stage is complete, and the next special objective waits for the coming round; its rounds
    are added at once, so that the track does not run out between two stages (OP-63)."""
    s.story.stages.append(s.objective)
    s.story.next_stage = name
    s.rounds = min(TRACK, s.rounds + s.beginning(name).rounds)


def enter_stage(t: T) -> None:
    """At the start of a round a new special objective takes the place of the old (LN-SCN-02)."""
    s = t.state
    if not s.story.next_stage:
        return
    s.objective, s.story.next_stage = s.story.next_stage, ""
    s.progress, s.pile = 0, []
    s.morale = min(TRACK, s.morale + s.beginning(s.objective).morale)
    t.tell("stage", objective=s.objective, rounds=s.rounds, morale=s.morale)


def open_rules(s: S, *names: str) -> None:
    """These rules are in force from now on (LN-SCN-01)."""
    s.story.closed = [name for name in s.story.closed if name not in names]


def fewest(s: S) -> int:
    """The player with the fewest survivors; among equals, who has the survivor with the highest
    influence (LN-SCNR-20, -21)."""

    def rank(seat: int) -> tuple[int, int]:
        group = s.players[seat].group
        return len(group), -max((s.influence(name) for name in group), default=0)

    players = [seat for seat in s.from_first() if s.players[seat].group]
    return min(players or s.from_first(), key=rank)
