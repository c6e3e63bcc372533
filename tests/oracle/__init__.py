"""Second implementations of the rules, written from the catalogues alone, that watch games.

An oracle knows what may be answered, and where it can what follows from it, without using the
rules' code. ``python -m tests.oracle GAME`` lets it look at many games.
"""
