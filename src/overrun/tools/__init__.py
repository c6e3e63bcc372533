"""What reads our own pages and sources: the rule catalogues, and the lint."""
