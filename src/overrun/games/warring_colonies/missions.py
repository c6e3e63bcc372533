"""Missions of the Lone Wolf (WC-LW-MIS-01 to -03, WC-OP-36)."""

from __future__ import annotations

from overrun.core.action import Action
from overrun.core.play import Play
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.actions.base import Means
from overrun.games.long_night.ending import change_morale
from overrun.games.long_night.kinds import known
from overrun.games.long_night.library import library
from overrun.games.long_night.vocabulary import Context
from overrun.games.warring_colonies.state import WarState

T = Play[WarState]
S = WarState

NO_SUCH_MISSION = Reason("WC-OP-36.b", "no-such-mission")
BY_ITSELF = Reason("WC-OP-36.b", "mission-by-itself")
NOT_YET = Reason("WC-OP-36.b", "mission-not-met")


def check_claim(s: S, seat: int, name: str) -> Reason | None:
    """May this mission be claimed now? Only in the Lone Wolf's own turn."""
    if name not in s.players[seat].missions:
        return NO_SUCH_MISSION
    card = library().missions[name]
    if card.moment != "claim":
        return BY_ITSELF
    c = Context(seat)
    return None if all(each.holds(s, c) for each in card.when) else NOT_YET


def claim_options(s: S, has: Means, options: list[Option]) -> None:
    if has.seat == s.wolf:
        missions = s.players[has.seat].missions
        options += [("claim", name) for name in missions if check_claim(s, has.seat, name) is None]


def claim(t: T, seat: int, name: str) -> None:
    """A mission is claimed while its condition holds."""
    complete(t, seat, name)


MISSION = known(
    "mission", lambda s: library().missions, lambda s, ask, said: s.players[ask.seat].missions
)
CLAIM = Action("claim", claim_options, check_claim, claim, price=0, mission=MISSION)


def complete(t: T, seat: int, name: str) -> None:
    """A mission is shown and leaves the game, its reward comes, and another is drawn
    (WC-LW-MIS-01, WC-LW-MOR-04)."""
    s = t.state
    player = s.players[seat]
    player.missions.remove(name)
    player.completed.append(name)
    t.tell("mission-done", seat=seat, mission=name, reveals=True)
    draw_mission(t, seat)
    change_morale(t, s.den, library().missions[name].reward, "mission")


def draw_mission(t: T, seat: int) -> None:
    """Another mission, if there is one left (WC-LW-MIS-03)."""
    s = t.state
    if not s.mission_deck:
        return
    name = s.mission_deck.pop(0)
    s.players[seat].missions.append(name)
    private: dict[int, dict[str, Fact]] = {seat: {"mission": name}}
    t.tell("mission-drawn", seat=seat, private=private, reveals=True)


def happened(t: T, moment: str) -> None:
    """Missions that complete themselves when something happens (WC-OP-36.b)."""
    s = t.state
    if s.wolf is None or not s.wolf_plays:
        return
    c = Context(s.wolf)
    for name in list(s.players[s.wolf].missions):
        card = library().missions[name]
        if card.moment == moment and all(each.holds(s, c) for each in card.when):
            complete(t, s.wolf, name)
