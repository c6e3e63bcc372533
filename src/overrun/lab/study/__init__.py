"""Studies: what a designer wants to know of a game, asked in a file and answered on a page.

``plan`` reads the file, ``racing`` says when a figure is sharp enough, ``watching`` counts what
happens in each game, ``luck`` tells luck from skill, ``run`` plays, ``page`` and ``plots`` show.
"""
