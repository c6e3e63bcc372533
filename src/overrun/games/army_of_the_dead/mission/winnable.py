"""Whether a mission can be won, as far as that can be told without playing it.

The look ahead of ``prospect.py`` begins here at the sheet. It is optimistic about zombies and dice
alone: the colours of the tokens are assumed to lie as badly as they can.

:func:`check_missions` proves all missions; ``overrun check`` calls it.
"""

from __future__ import annotations

from overrun.core.errors import ContentError
from overrun.games.army_of_the_dead.board.ground import compose
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.prospect import Prospect, from_sheet, leaves_room
from overrun.games.army_of_the_dead.mission.sheet_checks import check_sheet
from overrun.games.army_of_the_dead.mission.sheets import Mission, missions
from overrun.games.army_of_the_dead.state import SURVIVORS


def check_missions() -> list[str]:
    """What is wrong with any mission: a line for each problem with the file, the place and what."""
    try:
        sheets = list(missions().values())
    except ContentError as error:
        return [str(error)]
    return [problem for sheet in sheets for problem in check_mission(sheet)]


def check_mission(sheet: Mission) -> list[str]:
    """What is wrong with one mission; nothing if it is sound and can be won."""
    file = f"missions/{sheet.id}.toml"
    try:
        ground = compose(sheet.board, sheet.floors, sheet.doors, sheet.doors)
    except ContentError as error:
        return [f"{file}, {error}"]
    problems = check_sheet(sheet, ground) or unsolved(sheet)
    return [f"{file}, {problem}" for problem in problems]


def unsolved(sheet: Mission) -> list[str]:
    """The goals that cannot be reached, and the events and actions that can never happen."""
    prospect = Prospect(from_sheet(sheet))
    problems = [
        f"goals.{id}: cannot be achieved"
        for id, goal in sheet.goals.items()
        if not goal.may_hold(prospect)
    ]
    problems += [
        f"events.{id}: can never happen" for id in sheet.events if id not in prospect.happened
    ]
    problems += [
        f"actions.{id}: can never be done" for id in sheet.actions if id not in prospect.done
    ]
    for zone in sheet.objectives:
        if not prospect.reaches(zone):
            problems.append(f"objectives: no way leads to {zone}")
    for zone in sheet.companions:
        if not prospect.reaches(zone):
            problems.append(f"companions: no way leads to {zone}")
    without = barred(sheet)
    if SURVIVORS - len(without) < sheet.personal:  # a team may have all of them
        problems.append(f"personal: leaves no room for the objectives of {', '.join(without)}")
    return problems


def barred(sheet: Mission) -> list[str]:
    """The survivors whose personal objectives are never drawn in a mission (AD-OP-163)."""
    goals = {owner: card.goal for owner, card in library().personal.items()}
    return [owner for owner, goal in goals.items() if not leaves_room(sheet, goal)]


def remarks() -> list[str]:
    """What is worth knowing of the missions, though nothing is wrong with it."""
    found = {sheet.id: barred(sheet) for sheet in missions().values()}
    return [
        f"missions/{id}.toml, personal: leaves no room for the objectives of {', '.join(owners)}"
        for id, owners in found.items()
        if owners
    ]
