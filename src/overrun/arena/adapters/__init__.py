"""The games in text in the shapes that other harnesses want; docs/arena.md shows how."""
