"""The rule catalogue of Zombie Terror, as it is read."""

from __future__ import annotations

from overrun.tools.catalog import load


def test_counts() -> None:
    catalogue = load("zombie-terror")
    assert (len(catalogue.rules), len(catalogue.vectors)) == (572, 166)
