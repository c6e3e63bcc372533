"""The games for Gymnasium: one agent at one seat, bots at all others.

>>> import gymnasium, overrun.envs
>>> env = gymnasium.make("overrun/ZombieTerror-v1", bots="random")
>>> observation, info = env.reset(seed=1)
>>> int(observation["action_mask"].sum())
12
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from overrun.bots import Bot, make_bot, usual_bot
from overrun.bots.base import chosen
from overrun.core.errors import BadSetting, GameEnded, IllegalAnswer
from overrun.core.flow import Ask
from overrun.envs.actions import SLOTS, TABLE, VERSION
from overrun.envs.encoding import LOOK, MASK, Encoding
from overrun.envs.episode import ILLEGAL, LOSE, OUTCOME, RAISE, Episode, known
from overrun.envs.features import FEATURES
from overrun.envs.parts import Observation
from overrun.envs.showing import HUMAN, MODES, shown
from overrun.games import GAMES, find


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game as one seat plays it.

    Args:
        game: the game's name: ``long-night``.
        players: how many sit at the table; as many as is usual for the game, if left out.
        settings: the options of the game, as ``overrun games`` lists them.
        actions: ``table`` or ``listed``; see ``overrun.envs.actions``.
        seat: the agent's seat, from 0 on.
        bots: the level of all other seats (``overrun games`` lists them; the steady one, if left
            out), or one for each of them in the order of seats.
        observe: ``look`` for one vector of numbers, ``planes`` for planes and sets.
        reward: ``outcome`` or ``value``; see ``episode.REWARDS``.
        infos: what infos have beside the mask: ``view``, ``text``, ``options``.
        illegal: what comes of an action that the mask forbids: ``lose`` or ``raise``.
        slots: how many numbers a table has.
        listed: how many options can be listed; what is usual for the game, if left out.
        features: the columns of an option's row; 0 leaves the rows out.
        render_mode: ``ansi`` for text, ``svg`` for a picture, or ``human`` to print text.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}
    observation_space: spaces.Dict
    action_space: spaces.Discrete

    def __init__(
        self,
        game: str,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        actions: str = TABLE,
        *,
        seat: int = 0,
        bots: str | Sequence[str] | None = None,
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
            rules, actions, observe=observe, slots=slots, listed=listed, features=features
        )
        self.episode = Episode(rules, players, settings, encoding, reward=reward, infos=infos)
        if seat not in range(self.episode.players):
            raise BadSetting(f"there is no seat {seat} at a table of {self.episode.players}")
        self.seat = seat
        self.levels = self._levels(usual_bot(game) if bots is None else bots)
        # whoever looks ahead forks the table, which is slow without snapshots
        self.episode.snapshots = any(bot.looks for bot in self._seated("").values())
        self.illegal = known("illegal", illegal, ILLEGAL)
        self.observation_space = encoding.observation_space()
        self.action_space = encoding.action_space()
        self.render_mode = render_mode
        self._ask: Ask | None = None
        self._broke = False
        """The agent has done what its mask forbids."""

    def _levels(self, bots: str | Sequence[str]) -> dict[int, str]:
        """The level of each of the other seats."""
        others = [each for each in range(self.episode.players) if each != self.seat]
        levels = [bots] * len(others) if isinstance(bots, str) else bots
        if len(levels) != len(others):
            raise BadSetting(f"{len(others)} bots are needed, not {len(levels)}")
        return dict(zip(others, levels, strict=True))

    def _seated(self, seed: str) -> dict[int, Bot]:
        """New bots for a table."""
        name = self.episode.game.name
        return {
            seat: make_bot(level, name, f"{seed}/seat-{seat}")
            for seat, level in self.levels.items()
        }

    def describe(self) -> dict[str, str]:
        """The numbers of an observation by their names, in order, and what each of them is."""
        return self.episode.encoding.describe()

    def legal(self) -> Sequence[int]:
        """The actions that may be taken now, without looking for them in the mask."""
        return () if self._ask is None else self.episode.encoding.numbers(self._ask)

    # -- playing ---------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and let bots play until the agent is asked. Should a game be over before
        that, another one is begun."""
        self.begin(seed)
        return self._seen()

    def begin(self, seed: int | None) -> None:
        """Begin a game, and observe nothing yet."""
        super().reset(seed=seed)
        while not self._begin():
            pass
        if self.episode.shaped:
            self.episode.gain(self.seat)
        if self.render_mode == HUMAN:
            self.render()

    def _begin(self) -> bool:
        """Deal, and say whether the agent is asked something before all is over."""
        seed = f"{int(self.np_random.integers(2**63)):016x}"
        self._broke = False
        self.episode.begin(seed)
        self._bots = self._seated(seed)
        self._go_on()
        return self._ask is not None

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Answer, and let bots play until the agent is asked again, or all is over."""
        reward, over = self.take(int(action))
        observation, info = self._seen()
        return observation, reward, over, False, info

    def take(self, action: int) -> tuple[float, bool]:
        """Answer and let bots play, but observe nothing yet: what is earned, and whether all is
        over."""
        ask, episode = self._ask, self.episode
        if ask is None:
            raise GameEnded("the episode is over: reset it")
        option = episode.encoding.option(ask, action)
        if option is None:
            if self.illegal == RAISE:
                raise IllegalAnswer(f"{action} is not an action that answers {ask.kind!r}")
            self._ask, self._broke = None, True
            return -1.0, True
        episode.answer(ask, option)
        self._go_on()
        if self.render_mode == HUMAN:
            self.render()
        return self._earned(), self._ask is None

    def _go_on(self) -> None:
        """Let bots answer until the agent is asked, or all is over."""
        episode = self.episode
        while episode.table.asks:
            ask = episode.turn()
            if ask.seat == self.seat:
                self._ask = ask
                return
            episode.answer(ask, chosen(episode.table, ask, self._bots[ask.seat]))
        self._ask = None

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        episode, ask = self.episode, self._ask
        observation = episode.observation(self.seat, ask)
        return observation, {MASK: episode.encoding.mask(ask), **self.told()}

    def written(self) -> bytearray:
        """What the agent observes, as the bytes of a record."""
        return self.episode.written(self.seat, self._ask)

    def told(self) -> dict[str, Any]:
        """What infos have beside the mask."""
        told = self.episode.told(self.seat, self._ask)
        return {**told, "illegal": True} if self._broke else told

    def _earned(self) -> float:
        if self._ask is None:
            return self.episode.last_gain(self.seat)
        return self.episode.gain(self.seat) if self.episode.shaped else 0.0

    # -- showing ---------------------------------------------------------------------------

    def render(self) -> str | None:
        """The table as the agent sees it."""
        return shown(self.render_mode, self.episode, self.seat, self._ask)

    def close(self) -> None:
        """Nothing is open."""


def ids() -> dict[str, str]:
    """The ids under which Gymnasium knows the games, and the games."""
    return {f"overrun/{name.title().replace('-', '')}-v{VERSION}": name for name in GAMES}


def register() -> None:
    """Tell Gymnasium of all games, unless it knows them."""
    for identity, name in ids().items():
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                f"{__name__}:{SeatEnv.__name__}",
                vector_entry_point="overrun.envs.vector:SeatVectorEnv",
                kwargs={"game": name},
            )
