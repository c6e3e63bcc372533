"""Whether the mission is lost or won by now (catalogue section G2)."""

from __future__ import annotations

from overrun.core.play import Play
from overrun.games.army_of_the_dead.ending import LOST_MISSION, NOBODY_LEFT, OUT_OF_TIME, lose, win
from overrun.games.army_of_the_dead.personal import note_personal, personal_done
from overrun.games.army_of_the_dead.state import END, ArmyState

S = ArmyState
T = Play[ArmyState]

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
