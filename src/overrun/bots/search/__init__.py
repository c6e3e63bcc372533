"""Search: thinking ahead on worlds that could be the true one. One search serves all games.

``playout`` plays on to the end of the round and judges what it finds; ``halving`` shares a budget
among lines, the better ones getting more of it; ``master`` is the bot that does so with the lines
that a steady player offers.
"""
