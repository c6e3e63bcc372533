"""The games as environments for reinforcement learning. Needs ``overrun[envs]``; docs/envs.md."""
