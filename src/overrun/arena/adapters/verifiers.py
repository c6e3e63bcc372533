"""A game in the shape of verifiers: the model has one seat, bots have the others, and the game is
the user who talks to it.

``OverrunRollout`` needs nothing of verifiers. Its own environments are made by ``taskset`` and
``environment``, where verifiers is installed:

    taskset = verifiers.taskset("overrun/long-night:listed-v1", games=40)
    Env = verifiers.environment()
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from overrun.arena.game import TRIES, Errors, TextGame
from overrun.arena.ids import read_id
from overrun.bots import make_bot, usual_bot
from overrun.bots.base import chosen
from overrun.core.errors import BadSetting


class OverrunRollout:
    """One game of one seat, as a talk.

    Args:
        env: an environment's id.
        seed: fixes what is dealt.
        seat: the model's; it moves on with the seed's number, if left out.
        bots: the level of the other seats.
        players, settings, tries: as in :class:`~overrun.arena.game.TextGame`.
    """

    def __init__(
        self,
        env: str,
        seed: int,
        *,
        seat: int | None = None,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        bots: str = "",
        tries: int = TRIES,
    ) -> None:
        name = read_id(env).game
        self.game = TextGame(env, players, settings, seed=f"{seed}", tries=tries)
        self.seat = seed % self.game.players if seat is None else seat
        if self.seat not in range(self.game.players):
            raise BadSetting(f"there is no seat {self.seat} at a table of {self.game.players}")
        level = bots or usual_bot(name)
        self._bots = {
            each: make_bot(level, name, f"{seed}/seat-{each}")
            for each in range(self.game.players)
            if each != self.seat
        }
        self._go_on()

    @property
    def system_prompt(self) -> str:
        return self.game.brief(self.seat)

    @property
    def prompt(self) -> str:
        """The first question; empty if the game is over before there is one."""
        return "" if self.is_over else self.game.observe().text

    @property
    def is_over(self) -> bool:
        return self.game.over

    @property
    def reward(self) -> float:
        """1 for a win. Mistakes are not in it: they are in the metrics."""
        return float(self.game.won(self.seat))

    @property
    def metrics(self) -> dict[str, float]:
        """What went wrong, beside the score."""
        errors: Errors = self.game.errors[self.seat]
        return {name: float(count) for name, count in msgspec.structs.asdict(errors).items()}

    def reply(self, text: str) -> str | None:
        """What the model is told after it has said something; nothing once the game is over."""
        verdict = self.game.answer(text)
        if not verdict.option:
            return verdict.text
        self._go_on()
        if self.is_over:
            return None
        told = [verdict.text] if verdict.default else []
        return "\n\n".join([*told, self.game.observe().text])

    async def converse(self, interaction: Any) -> None:
        """Talk to a model through an interaction of verifiers: its turns take what the user says,
        and give what the model answers."""
        told: str | None = self.prompt
        while told:
            segment = await interaction.turn(told)
            if segment.terminated:
                return
            told = self.reply(segment.last_reply)

    def _go_on(self) -> None:
        """Let bots answer until the model is asked, or all is over."""
        while (ask := self.game.ask) is not None and ask.seat != self.seat:
            self.game.choose(chosen(self.game.table, ask, self._bots[ask.seat]))


def rows(env: str, games: int, **more: Any) -> Iterator[dict[str, Any]]:
    """The tasks: games by their seeds, each with what the model is told before it."""
    for seed in range(games):
        game = OverrunRollout(env, seed, **more)
        info = {"env": env, "seed": seed, **more}
        yield {"name": f"{env}#{seed}", "system_prompt": game.system_prompt, "info": info}


def taskset(env: str, games: int, **more: Any) -> Any:
    """A taskset of verifiers."""
    import verifiers.v1 as vf

    class OverrunData(vf.TaskData):  # type: ignore[misc, unused-ignore]
        info: dict[str, Any]

    class OverrunTask(vf.Task[OverrunData, vf.State, vf.TaskConfig]):  # type: ignore[misc, unused-ignore]
        pass

    class OverrunTaskset(vf.Taskset[OverrunTask, vf.TasksetConfig]):  # type: ignore[misc, unused-ignore]
        def load(self) -> Iterator[Any]:
            for row in rows(env, games, **more):
                yield OverrunTask(OverrunData(**row), self.config.task)

    return OverrunTaskset


def environment() -> Any:
    """The environment of verifiers that plays such tasks."""
    import verifiers.v1 as vf

    class OverrunConfig(vf.EnvConfig):  # type: ignore[misc, unused-ignore]
        # nothing but a talk: what is usual there is a program that codes in a shell
        player: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"})

    class OverrunEnv(vf.Env[OverrunConfig]):  # type: ignore[misc, unused-ignore]
        async def run(self, task: Any, agents: Any) -> None:
            game = OverrunRollout(**task.data.info)
            async with agents.player.interaction(task) as interaction:
                await game.converse(interaction)
            interaction.trace.record_reward("won", game.reward, 1.0)
            for name, value in game.metrics.items():
                interaction.trace.record_metric(name, value)

    return OverrunEnv
