"""What teaches warring colonies: data, see ``teaching/prepared.py``."""
