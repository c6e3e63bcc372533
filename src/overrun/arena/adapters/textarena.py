"""A game in the shape of TextArena: all seats are played through one environment.

>>> env = TextArenaEnv("zombie-terror:listed")
>>> env.reset(num_players=2, seed=1)
>>> player, observation = env.get_observation()
>>> env.step('{"answer": "dance"}')[1]["error"]
'illegal'

Nothing of TextArena is needed, nor is its global randomness: a seed gives the same game whatever
else runs. What the rules do not allow changes nothing and ends no game: see ``overrun.arena.game``.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from overrun.arena.game import TRIES, TextGame
from overrun.arena.ids import read_id
from overrun.arena.roles import roles_of
from overrun.core.errors import GameEnded


class TextArenaEnv:
    """What TextArena calls an environment.

    Args:
        env: an environment's id: ``overrun/long-night:listed-v1``.
        settings: the options of the game.
        tries: how often a player may try to answer a question.
    """

    def __init__(
        self, env: str, settings: Mapping[str, str] | None = None, *, tries: int = TRIES
    ) -> None:
        self.env = read_id(env)
        self.settings, self.tries = settings, tries
        self._game: TextGame | None = None
        self._briefed: set[int] = set()
        self._last: dict[int, str] = {}

    @property
    def game(self) -> TextGame:
        if self._game is None:
            raise GameEnded("no game was begun: reset the environment")
        return self._game

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Deal; without a seed whatever chance gives."""
        dealt = secrets.token_hex(16) if seed is None else f"{seed}"
        self._game = TextGame(self.env, num_players, self.settings, seed=dealt, tries=self.tries)
        self._briefed.clear()
        self._last.clear()

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and what that player is told: at first what the game is about, and after a
        refusal why it was one."""
        player = self.game.turn
        if player is None:
            raise GameEnded("the game is over: reset the environment")
        parts = [] if player in self._briefed else [self.game.brief(player)]
        if told := self._last.get(player):
            parts.append(told)
        return player, "\n\n".join([*parts, self.game.observe().text])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer for the player who is asked; whether the game is over, and what came of it."""
        verdict = self.game.answer(action)
        self._briefed.add(verdict.seat)
        self._last[verdict.seat] = verdict.text if verdict.error else ""
        info = {"player_id": verdict.seat, "option": verdict.option, "left": verdict.left}
        if verdict.error:
            info |= {"error": verdict.error, "reason": verdict.why, "rule": verdict.rule}
            info["default"] = verdict.default
        return self.game.over, info

    def close(self) -> tuple[dict[int, int], dict[int, dict[str, Any]]]:
        """For each player 1 or -1, and what it was and did; mistakes are told and cost nothing."""
        game = self.game
        rewards = {seat: 1 if game.won(seat) else -1 for seat in range(game.players)}
        return (rewards if game.over else {}), {
            seat: {
                "role": ", ".join(roles_of(game.table, seat)) if game.over else "",
                "invalid_move": bool(errors.illegal or errors.nonsense),
                "turn_count": errors.asked,
                "errors": msgspec.to_builtins(errors),
            }
            for seat, errors in enumerate(game.errors)
        }
