"""Abominations come onto the board (catalogue section C2)."""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.games.army_of_the_dead.state import ZEUSES, Boss, S, T
from overrun.games.army_of_the_dead.zombies.sleepers import wake


def arrive(t: T, kind: str, zone: int) -> Flow[None]:
    """An abomination comes, other than by a card, and wakes whoever sleeps there (AD-OP-124)."""
    if appear(t, kind, zone):
        yield from wake(t, zone)


def appear(t: T, kind: str, zone: int, card: str = "") -> bool:
    """Put the miniature there, with the card that brings it, unless it has been on the board
    before: then nothing comes in its place (AD-ABO-04, AD-OP-125)."""
    s = t.state
    if has_appeared(s, kind):
        return False
    s.appeared.append(kind)
    s.bosses.append(Boss(kind, zone, card=card))
    t.tell("arrived", kind=kind, zone=s.ground.names[zone])
    if kind in ZEUSES:
        s.zeus_gone = True  # AD-ZEU-04
    return True


def has_appeared(s: S, kind: str) -> bool:
    """Whether it is or was on the board; Zeus in any of his forms (AD-ABO-15)."""
    if kind in ZEUSES:
        return any(each in s.appeared for each in ZEUSES)
    return kind in s.appeared
