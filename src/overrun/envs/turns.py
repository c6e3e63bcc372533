"""A game in which one agent acts after the other: PettingZoo's AEC."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from overrun.core.errors import IllegalAnswer
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


class TurnsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which one agent acts after the other: whoever the rules ask.

    Args:
        game: the game's name: ``long-night``.
        players: how many agents there are; as many as is usual for the game, if left out.
        settings: the options of the game, as ``overrun games`` lists them.
        actions: ``table``: an option has the same number wherever it is offered. ``listed``: the
            numbers are places in the list of options, with a row of features for each.
        observe: ``look`` for one vector of numbers, ``planes`` for planes and sets.
        reward: ``outcome`` or ``value``; see ``episode.REWARDS``.
        infos: what infos have beside the mask: ``view``, ``text``, ``options``.
        illegal: what comes of an action that the mask forbids: ``lose`` or ``raise``.
        slots: how many numbers a table has.
        listed: how many options can be listed; what is usual for the game, if left out.
        features: the columns of an option's row; 0 leaves the rows out.
        render_mode: ``ansi`` for text, ``svg`` for a picture, or ``human`` to print text.
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
        super().__init__()
        rules = find(game)
        encoding = Encoding(
            rules, actions, observe=observe, slots=slots, listed=listed, features=features
        )
        self.episode = Episode(rules, players, settings, encoding, reward=reward, infos=infos)
        self.metadata = metadata(game, at_once=False)  # type: ignore[misc]  # each game has its own
        self.render_mode = render_mode
        self.illegal = known("illegal", illegal, ILLEGAL)
        self.possible_agents = agents_of(self.episode)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, spaces.Dict] = {
            agent: encoding.observation_space() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: encoding.action_space() for agent in self.possible_agents
        }
        self._seeds = Random()
        self._ask: Ask | None = None

    # -- spaces ----------------------------------------------------------------------------

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed the games from here on are always the same ones."""
        if seed is not None:
            self._seeds = Random(seed)
        self.episode.begin(next_seed(self._seeds))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is; ``None`` for one whose game is over."""
        agent: str = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        ask = self._ask
        assert ask is not None, "an agent whose game is not over is asked something"
        option = None if action is None else self.episode.encoding.option(ask, int(action))
        if option is None and self.illegal == RAISE:
            raise IllegalAnswer(f"{action} is not an action that answers {ask.kind!r}")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if self.episode.shaped:
            self._clear_rewards()
        self._take(agent, ask, option)
        if self.render_mode == HUMAN:
            self.render()

    def _take(self, agent: str, ask: Ask, option: Option | None) -> None:
        if option is None:
            self._end({each: -1.0 if each == agent else 0.0 for each in self.agents})
            self.infos[agent]["illegal"] = True
            return
        self.episode.answer(ask, option)
        self._go_on()

    def _go_on(self) -> None:
        """Turn to who is asked next, or end."""
        episode = self.episode
        if not episode.table.asks:
            seats = self._seats
            self._end({each: episode.last_gain(seats[each]) for each in self.agents})
            return
        ask = self._ask = episode.turn()
        agent = self.agent_selection = self.possible_agents[ask.seat]
        if episode.shaped:
            gain = self.rewards[agent] = episode.gain(ask.seat)
            self._cumulative_rewards[agent] += gain
        self.infos[agent] = episode.info(ask.seat, ask, episode.encoding.mask(ask))

    def _end(self, rewards: dict[str, float]) -> None:
        self._ask = None
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent observes; only whose turn it is has actions that are not masked."""
        seat, ask = self._seats[agent], self._ask
        return self.episode.observation(seat, ask if ask and ask.seat == seat else None)

    def legal(self) -> Sequence[int]:
        """The actions of the agent whose turn it is, without looking for them in the mask."""
        return () if self._ask is None else self.episode.encoding.numbers(self._ask)

    # -- showing ---------------------------------------------------------------------------

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it."""
        seat = self._seats[self.agent_selection]
        return shown(self.render_mode, self.episode, seat, self._ask)

    def close(self) -> None:
        """Nothing is open."""
