"""The cards of The Long Night in words: what they do is said from what they are made of."""

from __future__ import annotations

from overrun.text import Text
from overrun.text.glossary import Entry
from overrun.text.glossary.long_night.completeness import check
from overrun.text.glossary.long_night.shelves import Shelves

__all__ = ["check", "entries"]


def entries(text: Text) -> list[Entry]:
    """All cards that there are, shelf by shelf."""
    return list(Shelves(text).all())
