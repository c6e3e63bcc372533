"""Cards that do one thing, for tests of that thing."""

from __future__ import annotations

from overrun.games.long_night.resolving import check_effects

from .conftest import AddCards
from .scene import Scene

REF = "item/card"


def card(add_cards: AddCards, *effects: str) -> None:
    """A card with these effects: ``card(add_cards, 'do = "food", by = 2')``."""
    listed = ", ".join(f"{{ {each} }}" for each in effects)
    add_cards("items", f'[card]\nkind = "tool"\neffects = [{listed}]')


def carry(scene: Scene, seat: int = 0, survivor: str = "") -> Scene:
    """Carry the card out for a player, with a survivor or with one to be chosen."""
    if survivor:
        return scene.run(("carry_out", [REF, 0, seat, survivor]))
    return scene.run(("perform_for", [REF, seat]))


def why_not(scene: Scene, seat: int = 0, survivor: str = "") -> tuple[str, str] | None:
    """The rule against carrying the card out, and the key of its sentence."""
    reason = check_effects(scene.s, REF, seat, survivor)
    return None if reason is None else (reason.rule, reason.key)
