"""The rule catalogue of Warring Colonies, as it is read."""

from __future__ import annotations

from overrun.tools.catalog import load


def test_counts() -> None:
    catalogue = load("warring-colonies")
    assert (len(catalogue.rules), len(catalogue.vectors)) == (657, 67)
