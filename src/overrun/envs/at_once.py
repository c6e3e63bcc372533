"""A game in which all who are asked act at once: PettingZoo's parallel API."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from overrun.core.errors import AnswerError, IllegalAnswer
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.envs.actions import SLOTS, TABLE
from overrun.envs.agents import agents_of, metadata, next_seed
from overrun.envs.encoding import LOOK, Encoding
from overrun.envs.episode import ILLEGAL, LOSE, OUTCOME, RAISE, Episode, known
from overrun.envs.features import FEATURES
from overrun.envs.parts import Observation
from overrun.envs.showing import HUMAN, shown
from overrun.games import find

Step = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class AtOnceEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which everybody acts in each step, most of them by waiting.

    The last action is to wait. Who is not asked can do nothing else; who is asked must answer,
    unless it is about something that may be done while another is waited for: then both are legal.

    Answers of one step are given in the order of the rules' right of way. One that an earlier one
    of the same step has made impossible is lost (``infos[agent]["lost"]``), and its agent is asked
    anew, as somebody is who was too slow.

    The arguments are those of :class:`~overrun.envs.turns.TurnsEnv`.
    """

    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        actions: str = TABLE,
        *,
        observe: str = LOOK,
        reward: str = OUTCOME,
        infos: Collection[str] = (),
        illegal: str = LOSE,
        slots: int = SLOTS,
        listed: int | None = None,
        features: int = FEATURES,
        render_mode: str | None = None,
    ) -> None:
        rules = find(game)
        encoding = Encoding(
            rules,
            actions,
            observe=observe,
            slots=slots,
            listed=listed,
            features=features,
            waiting=True,
        )
        self.episode = Episode(rules, players, settings, encoding, reward=reward, infos=infos)
        self.metadata = metadata(game, at_once=True)  # type: ignore[misc]  # each game has its own
        self.render_mode = render_mode
        self.illegal = known("illegal", illegal, ILLEGAL)
        self.possible_agents = agents_of(self.episode)
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Dict] = {
            agent: encoding.observation_space() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: encoding.action_space() for agent in self.possible_agents
        }
        self.wait = encoding.size - 1
        """The action that is none."""
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do."""
        return self.action_spaces[agent]

    def describe(self) -> dict[str, str]:
        """The numbers of an observation by their names, in order, and what each of them is."""
        return self.episode.encoding.describe()

    # -- playing ---------------------------------------------------------------------------

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. With a seed the games from here on are always the same ones."""
        if seed is not None:
            self._seeds = Random(seed)
        self.episode.begin(next_seed(self._seeds))
        self.agents = self.possible_agents[:]
        if self.episode.shaped:
            for seat in range(self.episode.players):
                self.episode.gain(seat)
        return self._seen()

    def step(self, actions: Mapping[str, int]) -> Step:
        """Answer for all who are asked; who is left out waits."""
        answers, culprits = self._meant(actions)
        if culprits and self.illegal == RAISE:
            raise IllegalAnswer(f"an action that the mask forbids, of {', '.join(culprits)}")
        if culprits:
            return self._broken_off(culprits)
        lost = self._answer(answers)
        episode, ended = self.episode, self.episode.table.ended
        observations, infos = self._seen()
        for agent in lost:
            infos[agent]["lost"] = True
        earned = episode.last_gain if ended else episode.gain if episode.shaped else _nothing
        rewards = {agent: earned(seat) for seat, agent in enumerate(self.agents)}
        return self._told(observations, rewards, infos, ended=ended)

    def _meant(self, actions: Mapping[str, int]) -> tuple[list[tuple[Ask, Option]], list[str]]:
        """The answers that are meant, by right of way, and whose actions are illegal."""
        encoding, answers, culprits = self.episode.encoding, [], []
        asked = {ask.seat: ask for ask in reversed(self.episode.table.asks)}
        for seat, agent in enumerate(self.possible_agents):
            action, ask = actions.get(agent, self.wait), asked.get(seat)
            if action == self.wait:
                if not self._may_wait(ask):
                    culprits.append(agent)
                continue
            option = None if ask is None else encoding.option(ask, int(action))
            if ask is None or option is None:
                culprits.append(agent)
            else:
                answers.append((ask, option))
        place = self.episode.table.asks.index
        return sorted(answers, key=lambda answer: place(answer[0])), culprits

    def _may_wait(self, ask: Ask | None) -> bool:
        return ask is None or ask not in self.episode.table.due

    def _answer(self, answers: list[tuple[Ask, Option]]) -> list[str]:
        """Give the answers, and return whose were lost."""
        lost = []
        for ask, option in answers:
            try:
                self.episode.answer(ask, option)
            except AnswerError:
                lost.append(self.possible_agents[ask.seat])
        return lost

    def _broken_off(self, culprits: list[str]) -> Step:
        observations, infos = self._seen()
        for agent in culprits:
            infos[agent]["illegal"] = True
        rewards = {agent: -1.0 if agent in culprits else 0.0 for agent in self.agents}
        return self._told(observations, rewards, infos, ended=True)

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What everybody observes, and the infos."""
        episode = self.episode
        observations, infos = {}, {}
        for seat, agent in enumerate(self.agents):
            ask = episode.ask_of(seat)
            may_wait = self._may_wait(ask)
            observations[agent] = episode.observation(seat, ask, may_wait=may_wait)
            mask = episode.encoding.mask(ask, may_wait=may_wait)
            infos[agent] = episode.info(seat, ask, mask)
        return observations, infos

    def _told(
        self,
        observations: dict[str, Observation],
        rewards: dict[str, float],
        infos: dict[str, dict[str, Any]],
        *,
        ended: bool,
    ) -> Step:
        agents = self.agents
        if ended:
            self.agents = []
        if self.render_mode == HUMAN:
            self.render()
        over, cut = dict.fromkeys(agents, ended), dict.fromkeys(agents, False)
        return observations, rewards, over, cut, infos

    # -- showing ---------------------------------------------------------------------------

    def render(self) -> str | None:
        """The table as the first sees it who is asked."""
        ask = next(iter(self.episode.table.asks), None)
        seat = 0 if ask is None else ask.seat
        return shown(self.render_mode, self.episode, seat, ask)

    def close(self) -> None:
        """Nothing is open."""


def _nothing(seat: int) -> float:
    return 0.0
