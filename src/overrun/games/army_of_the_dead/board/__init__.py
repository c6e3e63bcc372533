"""The board: tiles, the ground they make, how it is drawn, and the vault."""
