"""Agents: whoever answers for a seat. One is written as

* a level of bots: ``steady``, ``master:50``;
* ``command:./agent --fast``: a program that reads and writes lines of JSON;
* ``http://host/v1/chat/completions model=NAME``: an endpoint of the usual chat shape;
* ``python:module:Class``: a class.

With ``name=`` before it, it has a name of its own.

>>> read_spec("long-night", "mine=command:./agent --fast").target
'./agent --fast'
>>> read_spec("long-night", "steady").kind
'bot'
"""

from __future__ import annotations

import re

from overrun.arena.agents.base import Agent, Broken, Failed, Said, Silent, Spec
from overrun.arena.agents.chat import ChatAgent
from overrun.arena.agents.command import CommandAgent
from overrun.arena.agents.python import PythonAgent
from overrun.bots import bot_names, is_bot
from overrun.core.errors import BadSetting, unknown

__all__ = ["Agent", "Broken", "Failed", "Said", "Silent", "Spec", "make_agent", "read_spec"]

BOT, COMMAND, CHAT, PYTHON = "bot", "command", "chat", "python"
_NAMED = re.compile(r"(?P<name>\w[\w.-]*)=(?P<rest>.+)", re.DOTALL)
_MAKERS: dict[str, type[Agent]] = {COMMAND: CommandAgent, CHAT: ChatAgent, PYTHON: PythonAgent}


def read_spec(game: str, text: str) -> Spec:
    """The agent that somebody means; whoever is not known is refused with what there is."""
    named = _NAMED.fullmatch(text.strip())
    name, rest = (named["name"], named["rest"]) if named else ("", text.strip())
    kind, colon, target = rest.partition(":")
    if kind in ("http", "https"):
        target, *words = rest.split()
        given = dict(word.partition("=")[::2] for word in words)
        return Spec(name or given.get("model", CHAT), CHAT, target, given)
    if colon and kind in (COMMAND, PYTHON) and target.strip():
        return Spec(name or _short(target), kind, target.strip())
    if is_bot(game, rest):
        return Spec(name or rest, BOT, rest)
    levels = [*bot_names(game), "command:…", "http://…", "python:module:Class"]
    raise BadSetting(unknown("agent", rest, levels))


def _short(target: str) -> str:
    return re.sub(r"[^\w.-]+", "-", target.split()[0]).strip("-.") or "agent"


def make_agent(spec: Spec, timeout: float) -> Agent:
    """A new agent for one seat of one table; one that cannot be made is an error."""
    return _MAKERS[spec.kind](spec, timeout)
