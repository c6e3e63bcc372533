"""Playing at the terminal: one screen for people and bots, coloured or in plain lines."""
