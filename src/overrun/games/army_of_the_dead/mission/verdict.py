"""Whether the mission is lost or won by now (catalogue section G2)."""

from __future__ import annotations

from overrun.games.army_of_the_dead.mission.outcome import (
    LOST_MISSION,
    NOBODY_LEFT,
    OUT_OF_REACH,
    OUT_OF_TIME,
    lose,
    win,
)
from overrun.games.army_of_the_dead.mission.personal import note_personal, personal_done
from overrun.games.army_of_the_dead.mission.prospect import NEGATIONS, asks_for, lost_goal
from overrun.games.army_of_the_dead.state import END, S, T

TIME = "time"
"""The loss that no sheet needs to name."""


def judge_mission(t: T) -> None:
    """Defeat, then victory, at once (AD-WIN-01, AD-OP-135)."""
    s = t.state
    note_personal(t)
    lost = loss(s)
    if lost == TIME:
        lose(t, OUT_OF_TIME)
    if lost is not None:
        lose(t, LOST_MISSION, loss=lost)
    if goals_met(s):
        win(t)
    if not s.survivors:
        lose(t, LOST_MISSION, loss=NOBODY_LEFT)
    if s.doubt or asks_for(s.mission, NEGATIONS):
        s.doubt = False
        give_up(t)


def give_up(t: T) -> None:
    """What can no longer be achieved is said at once, and is the end (AD-WIN-05, AD-OP-180)."""
    why = lost_goal(t.state)
    if why is not None:
        facts = why.facts
        t.tell(
            "out-of-reach",
            rule=why.rule,
            cause=why.key,
            survivor=facts.get("survivor", ""),
            objective=facts.get("objective", ""),
            mission=t.state.mission,
            kind=facts.get("kind", ""),
            left=facts.get("left", 0),
            wanted=facts.get("wanted", 0),
            rounds=t.state.sheet.rounds,
        )
        lose(t, OUT_OF_REACH, cause=why.key, **facts)


def loss(s: S) -> str | None:
    """The loss of the sheet that has occurred, if any (AD-WIN-05, -06). Eliminations that end the
    game are found where people are buried."""
    sheet = s.sheet
    if s.round >= sheet.rounds and (s.round > sheet.rounds or s.phase == END):
        return TIME
    for id, condition in sheet.losses.items():
        if condition.holds(s):
            return id
    return None


def goals_met(s: S) -> bool:
    """Whether all objectives of the mission and all personal ones are achieved (AD-WIN-01, -02)."""
    return personal_done(s) and all(goal.holds(s) for goal in s.sheet.goals.values())
