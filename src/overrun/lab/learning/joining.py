"""Two values as one: what was learned of some tables, and what was known before of the others.

A number of the position that is 0 or 1 tells them apart. Bends do it: one that is drawn far below
nothing where the number is 0 counts only where it is 1, and the other way round.
"""

from __future__ import annotations

from overrun.bots.mind.numbers import Net

FAR = 100_000_000
"""No bend comes so far from nothing by itself."""
SURE = 10_000_000
"""Two values never differ by so much: a bend with this constant counts wherever it is not drawn
below nothing."""
WHOLE = 1000
"""The weight of a bend that is added as it is."""


def joined(new: Net, old: Net, at: int) -> Net:
    """A value that says what the new one says where the number at this place is 0, and exactly what
    the old one says where it is 1.

    >>> new, old = Net(line=[5, 0, 1]), Net(line=[-5, 0, 2], bends=[[3, 0, -1, 500]])
    >>> joined(joined(new, old, 0), old, 0) == joined(new, old, 0)
    True
    """
    new, old = _where(new, at, 0), _where(old, at, 1)
    gate = 1 + at
    line = [*new.line]
    apart = [theirs - ours for theirs, ours in zip(old.line, line, strict=True)]
    line[gate] -= SURE
    apart[0] += SURE
    bends = [[*_drawn(apart, gate, -FAR, FAR), WHOLE]]
    bends += [_drawn(row, gate, -FAR, FAR) for row in old.bends]
    bends += [_drawn(row, gate, 0, -FAR) for row in new.bends]
    return Net(line=line, bends=bends)


def _drawn(row: list[int], gate: int, constant: int, more: int) -> list[int]:
    """A row that is moved by a constant, and by more where the number is 1."""
    moved = [*row]
    moved[0] += constant
    moved[gate] += more
    return moved


def _where(net: Net, at: int, number: int) -> Net:
    """The same value for tables where the number is known: without what is drawn away there, and
    with what surely counts as a part of the line."""
    line, *rows = (_fixed(row, 1 + at, number) for row in (net.line, *net.bends))
    bends = []
    for row in rows:
        if row[0] > SURE // 2 and row[-1] == WHOLE:
            line = [mine + more for mine, more in zip(line, row, strict=False)]
        elif row[0] > -FAR // 2:
            bends.append(row)
    return Net(line=line, bends=bends)


def _fixed(row: list[int], gate: int, number: int) -> list[int]:
    fixed = [*row]
    fixed[0] += fixed[gate] * number
    fixed[gate] = 0
    return fixed
