"""Finding puzzles: positions of bots' games in which one turn decides."""
