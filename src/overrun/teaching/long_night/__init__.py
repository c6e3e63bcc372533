"""What teaches long night: data, see ``teaching/prepared.py``."""
