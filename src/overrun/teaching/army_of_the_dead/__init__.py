"""What teaches army of the dead: data, see ``teaching/prepared.py``."""
