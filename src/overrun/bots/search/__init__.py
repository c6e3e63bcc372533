"""Search: thinking ahead on worlds that could be the true one. One search serves all games.

``playout`` plays on to the end of the round and judges what it finds; ``halving`` shares a budget
among lines, the better ones getting more of it; ``worlds`` deals what fits to what was seen more
often; ``master`` is the bot that thinks so about the lines that a steady player offers.
"""
