"""An arena for language models and other agents: the games in text, agents, blocks of games, and
what is said of them. docs/arena.md."""
