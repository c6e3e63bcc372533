"""Reading what an agent wrote: one JSON object, or an id and nothing else. There is no searching
for an answer in prose: whoever cannot say what it wants has not said it.

>>> read_reply('I think so. {"answer": "end", "say": "Your turn."}')
Reply(answer='end', say='Your turn.', suspect=None)
>>> read_reply("move:nurse:B2").answer
'move:nurse:B2'
>>> read_reply("I would like to end my turn.").answer is None
True
"""

from __future__ import annotations

from json import JSONDecoder
from typing import Any

import msgspec

from overrun.arena.observing import ANSWER, SAY, SPOKEN, SUSPECT

LONGEST = 20_000
"""Of what is longer than this, the end is read."""
LONGEST_ID = 300
MOST = 1000
"""Who would rather say percent than shares may: only how they stand to each other counts."""

_JSON = JSONDecoder()


class Reply(msgspec.Struct, frozen=True):
    """What an agent means."""

    answer: str | None = None
    """The id; nothing if there is none."""
    say: str = ""
    suspect: dict[str, float] | None = None
    """How likely each of the others is the one, by name; nothing if it said nothing of the kind,
    or something that is not."""


def read_reply(text: str) -> Reply:
    """The last JSON object that has an answer; if there is none, the whole text if it is a word."""
    text = text[-LONGEST:]
    found = _last_object(text)
    if found is None:
        word = text.strip()
        return Reply(word if _is_id(word) else None)
    answer, say = found.get(ANSWER), found.get(SAY)
    return Reply(
        answer.strip() if isinstance(answer, str) and _is_id(answer.strip()) else None,
        _line(say) if isinstance(say, str) else "",
        _likely(found.get(SUSPECT)),
    )


def _is_id(word: str) -> bool:
    return 0 < len(word) <= LONGEST_ID and word.isprintable() and not any(map(str.isspace, word))


def _last_object(text: str) -> dict[str, Any] | None:
    found, at = None, text.find("{")
    while at >= 0:
        end = at + 1
        try:
            value, end = _JSON.raw_decode(text, at)
            if isinstance(value, dict) and ANSWER in value:
                found = value
        except (ValueError, RecursionError):
            pass
        at = text.find("{", end)
    return found


def _line(said: str) -> str:
    """What was said, on one line."""
    return "".join(c if c.isprintable() else " " for c in said).strip()[:SPOKEN]


def _likely(stated: Any) -> dict[str, float] | None:
    if not isinstance(stated, dict) or not stated:
        return None
    numbers = [*stated.values()]
    if any(isinstance(each, bool) or not isinstance(each, int | float) for each in numbers):
        return None
    if not all(0 <= each <= MOST for each in numbers) or not any(numbers):
        return None
    return {str(name): float(each) for name, each in stated.items()}
