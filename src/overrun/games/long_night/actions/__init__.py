"""What a player may do on the own turn, by topic (catalogue section 7)."""
