"""Putting numbers into a TOML file without touching anything else in it.

>>> text = "# nine rounds\\nrounds = 9\\nplacements = [{ count = 9 }]\\n"
>>> written(text, "placements.0.count", 4)
'# nine rounds\\nrounds = 9\\nplacements = [{ count = 4 }]\\n'
"""

from __future__ import annotations

import re
import tomllib

from overrun.core import content
from overrun.core.errors import BadSetting


def written(text: str, path: str, number: int) -> str:
    """The text with another number at a path: of all places where the old one stands, the one
    that makes the file mean exactly that."""
    wanted = tomllib.loads(text)
    old = content.change(wanted, path, number)
    for found in re.finditer(rf"(?<![\w.+-]){old}(?![\w.])", text):
        changed = text[: found.start()] + str(number) + text[found.end() :]
        try:
            if tomllib.loads(changed) == wanted:
                return changed
        except tomllib.TOMLDecodeError:
            continue
    raise BadSetting(f"{path} is not written as a plain number")
