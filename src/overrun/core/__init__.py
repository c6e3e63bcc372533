"""The kernel. It knows no game; see ``game.py`` for the contract."""
