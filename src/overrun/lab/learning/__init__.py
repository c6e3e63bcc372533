"""Learning: games between bots become the numbers of a fast policy and a value.

The steps, each a module: ``games`` plays, and writes down what a teacher would answer at every ask;
``fitting`` fits numbers to that; ``practice`` lets the policy play on by itself and moves the
numbers to where it wins more; ``trial`` measures what came out beside the teacher.
"""
