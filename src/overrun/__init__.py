"""Overrun: an open digital tabletop for zombie-survival board games."""

__version__ = "0.2.0"
