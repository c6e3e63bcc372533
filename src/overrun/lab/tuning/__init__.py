"""Tuning: numbers of a mission or an objective that bring how often it is won into a band.

``plan`` reads the file, ``candidate`` plays with other numbers in a process of its own, ``search``
tries candidates, ``writing`` puts what was found into the content's files. Nothing is imported
here: a candidate changes its content before anybody reads it.
"""
