"""Missions: sheets and their words, what they make of the game, and what can still become of it."""
