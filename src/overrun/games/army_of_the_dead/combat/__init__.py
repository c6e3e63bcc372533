"""Attacks on zombies: whom they can hit, the dice, and what they do."""
