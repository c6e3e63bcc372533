"""The modes in which environments show their tables."""

from __future__ import annotations

from overrun.core.flow import Ask
from overrun.envs.episode import Episode

ANSI, SVG, HUMAN = "ansi", "svg", "human"
MODES = [ANSI, SVG, HUMAN]
"""Text is returned, or a picture as SVG; or text is printed."""


def shown(mode: str | None, episode: Episode, seat: int, ask: Ask | None) -> str | None:
    """The table as a seat sees it, as the mode wants it."""
    if mode == ANSI:
        return episode.picture(seat, ask)
    if mode == SVG:
        return episode.svg(seat, ask)
    if mode == HUMAN:
        print(episode.picture(seat, ask))
    return None
