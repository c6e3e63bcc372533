"""The arena: games in text, agents, blocks, and what is told of them."""
