"""A program that plays: it reads lines of JSON, and takes the last option. With a word it does
something else now and then."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def play(manner: str) -> None:
    asked = 0
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "begin":
            assert "JSON" in told["brief"]
        if told["type"] == "ask":
            asked += 1
            answer(manner, asked, told)


def answer(manner: str, asked: int, told: dict[str, Any]) -> None:
    if manner == "dies" and asked == 3:
        sys.exit("enough of it")
    if manner == "sleeps" and asked == 4:
        time.sleep(60)
    if manner == "babbles":
        print("I would rather not say.", flush=True)
        return
    print(json.dumps({"answer": told["ask"]["options"][-1]["id"]}), flush=True)
    if manner == "chatters":
        print("What a game!", flush=True)


if __name__ == "__main__":
    play("".join(sys.argv[1:]))
