"""Zombies on the board and in the supply (catalogue sections C1, E9 and F7)."""

from __future__ import annotations

from overrun.games.army_of_the_dead.state import SHAMBLER, ZOMBIES, S


def place(s: S, zone: int, kind: str, count: int) -> int:
    """Put shamblers or alphas in a zone, as many as there are miniatures; says how many
    (AD-OOM-01)."""
    if kind == SHAMBLER:
        placed = min(count, s.shamblers_left)
        s.shamblers_left -= placed
        s.shamblers[zone] += placed
    else:
        placed = min(count, s.alphas_left)
        s.alphas_left -= placed
        s.alphas[zone] += placed
    return placed


def remove(s: S, zone: int, kind: str, count: int = 1, snared: bool = False) -> None:
    """Take shamblers or alphas off the board, back to the supply.

    ``snared`` names those that a bola holds; otherwise the others go first, and among them those
    who would act before those who were woken in this phase.
    """
    if kind == SHAMBLER:
        heap = s.shamblers
        s.shamblers_left += count
    else:
        heap = s.alphas
        s.alphas_left += count
    held = s.snared_in(kind, zone)
    if held:
        held -= count if snared else max(0, count - (heap[zone] - held))
        _hold(s.snared, kind, zone, held)
        _hold(s.snared_late, kind, zone, min(held, s.snared_late.get(kind, {}).get(zone, 0)))
    heap[zone] -= count
    if kind == SHAMBLER:
        s.woken[zone] = min(s.woken[zone], heap[zone] - held)


# -- the bola ----------------------------------------------------------------------------------


def snare(s: S, zone: int, kind: str) -> None:
    """Lay a zombie down: it does not act until the next zombie phase is over (AD-BOL-02, -03)."""
    late = s.phase == ZOMBIES
    for boss in s.bosses:
        if boss.kind == kind:
            boss.snared, boss.snared_late = True, late
            return
    held = s.snared_in(kind, zone) + 1
    _hold(s.snared, kind, zone, held)
    if late:
        _hold(s.snared_late, kind, zone, s.snared_late.get(kind, {}).get(zone, 0) + 1)
    if kind == SHAMBLER:
        s.woken[zone] = min(s.woken[zone], s.shamblers[zone] - held)


def stand_up(s: S) -> None:
    """After the zombie phase those whom a bola held in it are free (AD-BOL-04, AD-OP-103)."""
    s.snared, s.snared_late = s.snared_late, {}
    for boss in s.bosses:
        boss.snared, boss.snared_late = boss.snared_late, False


def _hold(heaps: dict[str, dict[int, int]], kind: str, zone: int, count: int) -> None:
    """Only what is held is written down."""
    if count:
        heaps.setdefault(kind, {})[zone] = count
    elif kind in heaps:
        heaps[kind].pop(zone, None)
        if not heaps[kind]:
            del heaps[kind]
