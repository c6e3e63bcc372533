"""The games as environments for reinforcement learning. Needs ``overrun[envs]``; docs/envs.md.

To import it is to tell Gymnasium of all games:

>>> import gymnasium, overrun.envs
>>> "overrun/LongNight-v1" in gymnasium.registry
True
"""

from __future__ import annotations

try:
    from overrun.envs.gymnasium import register
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error.name} is missing: install overrun[envs]") from error

register()
