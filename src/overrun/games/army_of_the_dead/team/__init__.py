"""The survivors and those who follow them: what they carry, where they go, how they fare."""
