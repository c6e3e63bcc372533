"""What teaches zombie terror: data, see ``teaching/prepared.py``."""
