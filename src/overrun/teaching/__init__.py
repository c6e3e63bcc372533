"""What people learn a game by: tables that are set up for a purpose, and lessons on them.

What there is for a game lies in the folder of its name: positions, and lessons that start from
them, all of it data.
"""
