"""Learning: games between bots become the numbers of a fast policy and a value.

The steps, each a module: ``games`` plays, and writes down what a teacher would answer at every ask;
``fitting`` fits a policy to that; ``practice`` lets the policy play on by itself and moves the
numbers to where it wins more; ``positions`` notes how seats stand in games of steady players that
slip now and then, and ``value`` fits the chance to win to what came of that; ``roles`` learns what
betrays a betrayer. ``course`` is all of it, and measures what came out.
"""
