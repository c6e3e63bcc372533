"""Zombie Terror: two players, humans who flee and zombies who hunt, on a car park.

One module for each topic of the rulebook; ``game.py`` ties them to the kernel.
"""
