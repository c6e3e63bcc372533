"""The cards as they are written in the files, and nothing more."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

KINDS = ("food", "medicine", "fuel", "weapon", "tool", "education", "outsider")

Card = dict[str, Any]


@cache
def shelf(kind: str) -> dict[str, Card]:
    """All cards of one kind (``items``, ``survivors``), of all boxes, by their names."""
    found: dict[str, Card] = {}
    content = files("overrun.games.long_night") / "content"
    for box in ("moon", "town", "bullet"):
        for file in (content / box).iterdir():
            if file.name.endswith(".toml") and file.name[:-5].partition("-")[0] == kind:
                found.update(tomllib.loads(file.read_text("utf-8")))
    return found


def item(name: str) -> Card:
    return shelf("items")[name]


def survivor(name: str) -> Card:
    return shelf("survivors")[name]


def effects_of(ref: str) -> list[Card]:
    """The effects that a path names: ``item/pistol``, ``crossroads/skis/0``, ``ability/ada``."""
    kind, name, *rest = ref.split("/")
    if kind == "item":
        found: list[Card] = item(name)["effects"]
    elif kind == "equip":
        found = item(name)["equip"]["effects"]
    elif kind == "ability":
        found = survivor(name)["ability"]["effects"]
    elif kind == "crossroads":
        found = shelf("crossroads")[name]["options"][int(rest.pop(0))]["effects"]
    else:
        return []
    return found if not rest else []
