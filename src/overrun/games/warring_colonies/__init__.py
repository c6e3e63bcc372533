"""Warring Colonies: two colonies, one town, and perhaps a Lone Wolf between them."""
