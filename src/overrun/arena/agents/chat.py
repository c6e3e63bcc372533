"""Agents behind an endpoint of the usual chat shape: messages go there, a message comes back.

    name=http://127.0.0.1:8000/v1/chat/completions model=NAME key=VARIABLE in=0.5 out=1.5

``key`` is the name of an environment variable that holds the key; the key itself is never written
down. ``in`` and ``out`` are what a million tokens cost, ``memory`` how many earlier questions are
sent along. Everything else is handed on as it is (``temperature=0``).
"""

from __future__ import annotations

import json
import os
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from overrun.arena.agents.base import Agent, Broken, Said, Silent, Spec
from overrun.arena.observing import Observation
from overrun.core.errors import BadSetting

OWN = frozenset({"key", "in", "out", "memory"})
"""Options that are not handed on."""
AGAIN = frozenset({429, 500, 502, 503, 504, 529})
"""What is tried once more, after a while."""
LARGEST = 4_000_000
PAUSE = 1.0
"""The seconds after which it is tried once more, if the endpoint does not say."""

Message = dict[str, str]


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Said(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    message: _Said


class _Completion(msgspec.Struct):
    """What is read of what comes back."""

    choices: list[_Choice]
    usage: _Usage | None = None


class ChatAgent(Agent):
    """A model behind an endpoint."""

    def __init__(self, spec: Spec, timeout: float) -> None:
        super().__init__(spec, timeout)
        given = spec.options
        self._headers = {"Content-Type": "application/json"}
        if variable := given.get("key"):
            if not os.environ.get(variable):
                raise BadSetting(f"{spec.name}: the variable {variable} holds no key")
            self._headers["Authorization"] = f"Bearer {os.environ[variable]}"
        for name in ("in", "out"):
            price_of(spec, name)
        memory = given.get("memory", "0")
        if not memory.isdecimal():
            raise BadSetting(f"{spec.name}: memory={memory} is not a number of questions")
        self._memory = int(memory)
        self._body = {name: _plain(value) for name, value in given.items() if name not in OWN}
        self._brief = ""
        self._before: list[Message] = []
        self._now: list[Message] = []

    def check(self) -> None:
        """Ask for a word: a dead endpoint, a wrong key or model are found now, not in a game."""
        try:
            self._ask([_from("user", "Say: ready")])
        except (Broken, Silent) as error:
            raise BadSetting(f"{self.spec.name}: {self.spec.target}: {error}") from error

    def begin(self, seat: int, brief: str, about: dict[str, Any]) -> None:
        self._brief, self._before, self._now = brief, [], []

    def answer(self, observation: Observation, refused: str) -> Said:
        if refused and self._now:
            self._now.append(_from("user", refused))
        else:
            kept = 2 * self._memory
            ended = [*self._before, self._now[0], self._now[-1]] if len(self._now) > 1 else []
            self._before = ended[-kept:] if kept else []
            self._now = [_from("user", observation.text)]
        said = self._ask([_from("system", self._brief), *self._before, *self._now])
        self._now.append(_from("assistant", said.text))
        return said

    def _ask(self, messages: list[Message]) -> Said:
        body = json.dumps({**self._body, "messages": messages}).encode()
        late = time.monotonic() + self.timeout
        raw = self._send(body, late, again=True)
        try:
            found = msgspec.json.decode(raw, type=_Completion)
            text = found.choices[0].message.content or ""
        except (msgspec.DecodeError, UnicodeDecodeError, IndexError) as error:
            raise Broken(f"no chat completion came back: {error}") from error
        usage = found.usage or _Usage()
        return Said(text, usage.prompt_tokens, usage.completion_tokens)

    def _send(self, body: bytes, late: float, *, again: bool) -> bytes:
        left = late - time.monotonic()
        if left <= 0:
            raise Silent(f"no answer within {self.timeout:g} s")
        try:
            with urlopen(Request(self.spec.target, body, self._headers), timeout=left) as answer:
                return bytes(answer.read(LARGEST))
        except HTTPError as error:
            pause = _seconds(error.headers.get("Retry-After"))
            if again and error.code in AGAIN and time.monotonic() + pause < late:
                time.sleep(pause)
                return self._send(body, late, again=False)
            raise Broken(f"{error.code} {error.reason}: {_beginning(error)}") from error
        except TimeoutError as error:
            raise Silent(f"no answer within {self.timeout:g} s") from error
        except URLError as error:
            if isinstance(error.reason, TimeoutError):
                raise Silent(f"no answer within {self.timeout:g} s") from error
            raise Broken(f"it cannot be reached: {error.reason}") from error
        except (OSError, HTTPException, ValueError) as error:
            raise Broken(f"it cannot be reached: {error}") from error


def price_of(spec: Spec, name: str) -> float:
    """What a million tokens cost, in (``in``) or out."""
    given = spec.options.get(name, "0")
    try:
        return float(given)
    except ValueError:
        raise BadSetting(f"{spec.name}: {name}={given} is not a price") from None


def _from(role: str, content: str) -> Message:
    return {"role": role, "content": content}


def _plain(value: str) -> Any:
    """A number, a truth or a list as such; everything else is text."""
    try:
        return json.loads(value)
    except ValueError:
        return value


def _seconds(told: str | None) -> float:
    return float(told) if told and told.isdecimal() else PAUSE


def _beginning(error: HTTPError) -> str:
    return error.read(300).decode(errors="replace").strip()
