"""Puzzles: positions in which one turn decides."""
