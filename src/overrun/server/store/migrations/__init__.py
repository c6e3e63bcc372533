"""The migrations of the database's schema; ``store/migrate.py`` runs them."""
