"""Zombies: where they come from, and what they do."""
