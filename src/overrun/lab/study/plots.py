"""Plots as SVG inside a page: no script, no file beside it, and the page's own colours.

>>> "<svg" in dots([Dot("steady", 0.5, 0.4, 0.6)], "won")
True
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

LABEL, PLOT, ROW, EDGE = 230, 380, 26, 60
"""Widths of names, of the plot and of the figures beside it, and the height of a row."""
TALL = 44
"""The height of a row of bars."""


class Dot(msgspec.Struct, frozen=True):
    """A figure with its interval, or its span."""

    label: str
    at: float
    low: float
    high: float
    said: str = ""


def dots(
    rows: Sequence[Dot],
    name: str,
    *,
    most: float = 1.0,
    ticks: int = 4,
    percent: bool = True,
    band: tuple[float, float] | None = None,
) -> str:
    """Each figure as a dot on a line from its low to its high end."""
    height = ROW * len(rows) + 30
    parts = [_open(height, name)]
    if band is not None:
        start, end = (_x(edge, most) for edge in band)
        parts.append(
            f'<rect class="band" x="{start:.1f}" y="4" width="{end - start:.1f}" '
            f'height="{height - 26}"/>'
        )
    for tick in range(ticks + 1):
        value = most * tick / ticks
        said = f"{100 * value:.0f} %" if percent else f"{value:.3g}"
        x = _x(value, most)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 22}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{height - 6}">{said}</text>')
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 4
        low, at, high = (_x(min(value, most), most) for value in (row.low, row.at, row.high))
        parts.append(f'<text class="label" x="{LABEL - 8}" y="{y + 4}">{_short(row.label)}</text>')
        parts.append(f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{at:.1f}" cy="{y}" r="4.5"/>')
        parts.append(f'<text class="said" x="{LABEL + PLOT + 8}" y="{y + 4}">{row.said}</text>')
    return "".join([*parts, "</svg>"])


class Bars(msgspec.Struct, frozen=True):
    """How often which number came."""

    label: str
    counts: dict[int, int]


def bars(rows: Sequence[Bars], name: str, *, ticks: int = 6) -> str:
    """A histogram in each row, over the same numbers; the tallest bar fills its row.

    >>> plot = bars([Bars("steady", {3: 2, 5: 8})], "rounds")
    >>> plot.count('class="bar"'), ">8/10<" in plot
    (2, True)
    """
    numbers = [number for row in rows for number in row.counts]
    least, most = min(numbers, default=0), max(numbers, default=0)
    width = PLOT / (most - least + 1)
    height = TALL * len(rows) + 30
    parts = [_open(height, name)]
    step = max(1, -(-(most - least) // ticks))
    for number in range(least, most + 1, step):
        x = LABEL + width * (number - least + 0.5)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 22}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{height - 6}">{number}</text>')
    for place, row in enumerate(rows):
        floor = TALL * (place + 1)
        top = max(row.counts.values(), default=1)
        label = f'<text class="label" x="{LABEL - 8}" y="{floor - TALL / 2 + 8}">'
        parts.append(f"{label}{_short(row.label)}</text>")
        for number, count in row.counts.items():
            tall = (TALL - 8) * count / top
            parts.append(
                f'<rect class="bar" x="{LABEL + width * (number - least) + 0.5:.1f}" '
                f'y="{floor - tall:.1f}" width="{max(1.0, width - 1):.1f}" height="{tall:.1f}"/>'
            )
        said = f"{top}/{sum(row.counts.values())}"
        parts.append(f'<text class="said" x="{LABEL + PLOT + 8}" y="{floor - TALL / 2 + 8}">')
        parts.append(f"{said}</text>")
    return "".join([*parts, "</svg>"])


def shares(parts: Sequence[tuple[str, float]], name: str) -> str:
    """Parts of a whole, side by side."""
    drawn, x = [_open(62, name)], float(LABEL)
    for number, (label, share) in enumerate(parts):
        width = PLOT * share
        drawn.append(
            f'<rect class="part part-{number}" x="{x:.1f}" y="6" width="{width:.1f}" height="24"/>'
        )
        key = LABEL + number * PLOT / len(parts)
        drawn.append(
            f'<rect class="part part-{number}" x="{key:.1f}" y="44" width="10" height="10"/>'
        )
        drawn.append(
            f'<text class="said" x="{key + 15:.1f}" y="53">'
            f"{escape(label)} {100 * share:.0f} %</text>"
        )
        x += width
    return "".join([*drawn, "</svg>"])


def _open(height: int, name: str) -> str:
    width = LABEL + PLOT + EDGE + 60
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(name)}" '
        'xmlns="http://www.w3.org/2000/svg">'
    )


def _x(value: float, most: float) -> float:
    return LABEL + PLOT * value / most if most else LABEL


def _short(label: str) -> str:
    return escape(label if len(label) <= 40 else label[:39] + "…")
