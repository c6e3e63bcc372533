"""The command line's root: one application, to which each module adds its command."""

from __future__ import annotations

import typer

app = typer.Typer(
    name="overrun",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
