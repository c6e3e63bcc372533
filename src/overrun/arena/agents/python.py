"""Agents that are classes.

    class MyAgent:
        def begin(self, seat, brief): ...          # may be left out
        def answer(self, observation): ...         # text, or a dict with "answer"
        def end(self, told, won): ...              # may be left out

``observation.text`` is what a person would read, ``observation.data`` the same as plain data; if an
answer was refused, ``observation.data["refused"]`` says why, and ``answer`` is called again.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import msgspec

from overrun.arena.agents.base import Agent, Broken, Said, Spec
from overrun.arena.observing import Observation
from overrun.core.errors import BadSetting


class PythonAgent(Agent):
    """A class of somebody's own; it is trusted, and nobody hurries it."""

    def __init__(self, spec: Spec, timeout: float) -> None:
        super().__init__(spec, timeout)
        module, colon, name = spec.target.partition(":")
        if not colon:
            raise BadSetting(f"python:{spec.target}: write python:module:Class")
        if "" not in sys.path:
            sys.path.insert(0, "")  # as `python -m` would: modules of this directory are found
        try:
            self._mind: Any = getattr(import_module(module), name)()
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise BadSetting(f"python:{spec.target}: cannot be made: {what}") from error
        if not callable(getattr(self._mind, "answer", None)):
            raise BadSetting(f"python:{spec.target}: it has no method answer(observation)")

    def begin(self, seat: int, brief: str, about: dict[str, Any]) -> None:
        self._call("begin", seat, brief)

    def answer(self, observation: Observation, refused: str) -> Said:
        data = {**observation.data, "refused": refused}
        said = self._call("answer", Observation(observation.text, data))
        if isinstance(said, str):
            return Said(said)
        try:
            return Said(msgspec.json.encode(said).decode())
        except (TypeError, msgspec.EncodeError) as error:
            raise Broken(f"it answered with {type(said).__name__}: {error}") from error

    def end(self, told: str, won: bool) -> None:
        self._call("end", told, won)

    def _call(self, name: str, *args: Any) -> Any:
        method = getattr(self._mind, name, None)
        try:
            return None if method is None else method(*args)
        except Exception as error:
            raise Broken(f"{name} failed: {type(error).__name__}: {error}") from error
