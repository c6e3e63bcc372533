"""The rule catalogue of Long Night, as it is read."""

from __future__ import annotations

from overrun.tools.catalog import load


def test_counts() -> None:
    catalogue = load("long-night")
    assert (len(catalogue.rules), len(catalogue.vectors)) == (720, 138)
