"""The end of a zombie: who is rewarded, and what follows (catalogue sections C1, C2, B4)."""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.personal import count_kill, effect_of
from overrun.games.army_of_the_dead.state import (
    ABOMINATIONS,
    QUEEN,
    Boss,
    S,
    Survivor,
    T,
)
from overrun.games.army_of_the_dead.team.growth import gain
from overrun.games.army_of_the_dead.zombies.abominations import arrive
from overrun.games.army_of_the_dead.zombies.supply import remove


def needed(s: S, kind: str) -> int:
    """The damage that kills such a zombie, as its card says (AD-ABO-30) or the mission, which
    comes first (AD-GEN-06). 0 if nothing can."""
    changed: int | None = s.sheet.damage.get(kind)
    return library().zombies[kind].damage if changed is None else changed


def is_killed_by(s: S, kind: str, damage: int) -> bool:
    """Whether one hit of so much damage is enough (AD-ZOM-02)."""
    enough = needed(s, kind)
    return 0 < enough <= damage


def kill(t: T, zone: int, kind: str, count: int, killer: Survivor, snared: int = 0) -> Flow[None]:
    """So many zombies of a kind are gone, ``snared`` of them out of a bola, and their adrenaline is
    awarded at once (AD-ADR-05)."""
    s = t.state
    if kind in ABOMINATIONS:
        yield from _slay(t, next(b for b in s.bosses if b.kind == kind), killer)
        return
    remove(s, zone, kind, count - snared)
    if snared:
        remove(s, zone, kind, snared, snared=True)
    _note(t, zone, kind, count, killer)
    yield from gain(t, killer, count * _worth(s, kind, killer))


def _slay(t: T, boss: Boss, killer: Survivor) -> Flow[None]:
    """An abomination leaves the game, and every survivor gains by it (AD-ABO-03, AD-ADR-04)."""
    s = t.state
    s.bosses.remove(boss)
    s.doubt = True
    _note(t, boss.zone, boss.kind, 1, killer)
    yield from everybody_gains(t, library().zombies[boss.kind].adrenaline)
    if boss.kind == QUEEN and not s.zeus_gone and s.sheet.zeus:
        throne = next((each.zone for each in s.spawns if each.kind == "zeus"), None)
        if throne is not None:
            yield from arrive(t, s.sheet.zeus, throne)  # AD-ABO-13


def unmask(t: T, boss: Boss) -> Flow[None]:
    """Explosives take the mask from Zeus; he stays where he is (AD-ABO-23, -24)."""
    before = boss.kind
    boss.kind = library().zombies[before].unmasks
    t.tell("unmasked", zone=t.state.ground.names[boss.zone], kind=boss.kind)
    yield from everybody_gains(t, library().zombies[before].adrenaline)


def everybody_gains(t: T, points: int) -> Flow[None]:
    for survivor in list(t.state.survivors):
        yield from gain(t, survivor, points)


def _note(t: T, zone: int, kind: str, count: int, killer: Survivor) -> None:
    s = t.state
    s.slain[kind] = s.slain.get(kind, 0) + count
    killer.kills += count
    t.tell("killed", zone=s.ground.names[zone], kind=kind, count=count, by=killer.id)
    count_kill(t, killer.id, kind, count)


def _worth(s: S, kind: str, killer: Survivor) -> int:
    """The adrenaline for one of them; a token may raise it for its holder (AD-POB-03)."""
    points = library().zombies[kind].adrenaline
    for colour in killer.tokens:
        effect = effect_of(s, colour)
        if effect is not None and effect.do == "adrenaline" and effect.kind == kind:
            points = max(points, effect.amount)
    return points
