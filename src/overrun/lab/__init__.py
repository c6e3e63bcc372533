"""The laboratory: many games, statistics, reports."""
