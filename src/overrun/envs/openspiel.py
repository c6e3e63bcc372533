"""The games for OpenSpiel, as games in Python. To import this is to tell OpenSpiel of all games:

>>> import pyspiel
>>> import overrun.envs.openspiel
>>> game = pyspiel.load_game("python_overrun_long_night", {"players": 3})
>>> game.num_players(), game.num_distinct_actions()
(3, 8192)
>>> state = game.new_initial_state()
>>> for outcome in (3, 141):
...     state.apply_action(outcome)
>>> state.current_player(), len(state.legal_actions())
(0, 12)

How chance and turns become nodes is said in ``overrun.envs.unfolding``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import numpy as np

from overrun.core.errors import BadSetting
from overrun.core.reason import wire
from overrun.envs.actions import SLOTS, TABLE
from overrun.envs.encoding import OBSERVATION, OPTIONS
from overrun.envs.features import FEATURES
from overrun.envs.unfolding import DEALS, OUTCOMES, Moment, Tree, tree_of
from overrun.games import GAMES, find, folder

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error.name} is missing: install overrun[openspiel]") from error

PARAMETERS: dict[str, Any] = {
    "players": 0,
    "settings": "",
    "actions": TABLE,
    "slots": SLOTS,
    "listed": 0,
    "features": FEATURES,
    "seed": 0,
    "outcomes": OUTCOMES,
}
"""What may be said of every game, and what holds otherwise; see :func:`~unfolding.tree_of`."""


def written(settings: Mapping[str, str]) -> str:
    """Settings as one string, which OpenSpiel can have among its own.

    >>> written({"layout": "compact", "cards": "+axe, -skis"})
    'layout:compact;cards:+axe%2C -skis'
    """
    return ";".join(f"{name}:{quote(value, safe=' +/')}" for name, value in settings.items())


def read(settings: str) -> dict[str, str]:
    """Settings from such a string.

    >>> read("layout:compact;cards:+axe%2C -skis")
    {'layout': 'compact', 'cards': '+axe, -skis'}
    """
    chosen = {}
    for pair in filter(None, settings.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadSetting(f"settings are written name:value;name:value, unlike {pair!r}")
        chosen[name.strip()] = unquote(value.strip())
    return chosen


def name_of(game: str) -> str:
    """What OpenSpiel calls a game.

    >>> name_of("long-night")
    'python_overrun_long_night'
    """
    return f"python_overrun_{folder(game)}"


def type_of(game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    rules, kind = find(game), pyspiel.GameType
    return kind(
        short_name=name_of(game),
        long_name=f"Overrun: {game}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class OverrunGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options; each game has a class of its own below this one.

    Args:
        params: what is said of it, of :data:`PARAMETERS`.
    """

    game: ClassVar[str]
    """The game's name: ``long-night``."""

    def __init__(self, params: Mapping[str, Any]) -> None:
        given = {**PARAMETERS, **params}
        settings = read(given["settings"])
        given["settings"] = written(settings)
        self.tree: Tree = tree_of(self.game, **{**given, "settings": tuple(settings.items())})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.encoding.size,
            max_chance_outcomes=len(self.tree.outcomes),
            num_players=len(self.tree.seats),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.tree.episode.game.bound,
        )
        super().__init__(type_of(self.game), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance may be asked in one game."""
        return DEALS + self.tree.episode.game.bound

    def new_initial_state(self) -> OverrunState:
        """Where every game begins: before it is dealt."""
        return OverrunState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SeatObserver:
        """What sees states as one of the players does."""
        return SeatObserver(self.tree, kind, params)


class OverrunState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game.

    ``moment`` is the moment itself, with the table; do not let players see it.
    """

    def __init__(self, game: OverrunGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.tree.root

    def current_player(self) -> int:
        """The seat whose turn it is; of several who are asked, who has the right of way."""
        moment = self.moment
        if moment.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if moment.ended else moment.turn.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.moment.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance; all of them are equally likely."""
        outcomes = self.moment.legal
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The option as logs write it."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck:{action}"
        return wire(self.moment.option(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.ended

    def returns(self) -> list[float]:
        """For each player 1 for a win and -1 for a defeat, once the game is over."""
        return self.moment.results

    def resample_from_infostate(self, player: int, sampler: Any) -> OverrunState:
        """A state that the player whose turn it is cannot tell from this one, its secrets drawn
        anew. The history of other players is still the true one: it is not for players."""
        state: OverrunState = self.clone()
        state.moment = self.moment.world(player, f"{sampler()}")
        return state

    def __str__(self) -> str:
        return str(self.moment)


class SeatObserver:
    """Sees states as one of the players does: arrays and sentences of what is seen now, or, with
    perfect recall, sentences of all that was heard and answered as well."""

    def __init__(self, tree: Tree, kind: Any, params: Any) -> None:
        if params:
            raise BadSetting(f"an observer has no parameters, and {params} were given")
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind is not None and not (kind.public_info and kind.private_info == alone):
            raise BadSetting("states are seen as one of the players sees them, in no other way")
        self.recalls: bool = kind is not None and kind.perfect_recall
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if not self.recalls:
            self._lay_out(tree)

    def _lay_out(self, tree: Tree) -> None:
        """One array for everything, and the parts of it."""
        spaces = tree.encoding.observation_space().spaces
        shapes = {
            name: spaces[name].shape or () for name in (OBSERVATION, OPTIONS) if name in spaces
        }
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: OverrunState, player: int) -> None:
        """Fill the arrays with what a player sees."""
        seen = state.moment.observation(player)
        for name, part in self.dict.items():
            part[:] = seen.get(name, 0)

    def string_from(self, state: OverrunState, player: int) -> str:
        """What a player sees, or recalls, in sentences."""
        moment = state.moment
        return moment.recalled(player) if self.recalls else moment.text(player)


def register() -> None:
    """Tell OpenSpiel of all games, unless it knows them."""
    known = {*pyspiel.registered_names()}
    for game in GAMES:
        if name_of(game) not in known:
            # a class, and no function: OpenSpiel lets go of it after Python has ended, which is
            # the end of a function, and a crash
            own = type(OverrunGame.__name__, (OverrunGame,), {"game": game})
            pyspiel.register_game(type_of(game), own)


register()
