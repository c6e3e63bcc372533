# Puzzles: what is wanted, and the idea of a solution.

ad-puzzle-take = Take an objective in this turn.
ad-puzzle-fell = Bring down { $kind } in this turn.
ad-puzzle-clear = Leave no zombie { $zone_in }, all in this turn.
    .aside = Leave no zombie { $zone_there }, all in this turn.
ad-puzzle-kills = Bring down { $count } zombies in this turn, whichever they are.
ad-puzzle-aim = Reach this goal of the mission in this turn: { $objective }
ad-puzzle-win = Win the mission in this turn.
ad-puzzle-unhurt = This is the last turn before the zombies act: see to it that nobody is hurt.
ad-puzzle-spare = This is the last turn before the zombies act: see to it that { $survivor } is not hurt.

ad-puzzle-aside = Searching, and what is done with things alone, was left aside.

ad-puzzle-idea-noise = They go where they hear something.
ad-puzzle-idea-sleepers = Let sleeping ones lie, or see to it that they never wake.
ad-puzzle-idea-shove = There is room elsewhere for those who stand in the way.
ad-puzzle-idea-focus = Do not spread it: all on one.
ad-puzzle-idea-attack = Somebody has to fight. Where from, and with what, is the question.
ad-puzzle-idea-take = It is nearer than it looks.
ad-puzzle-idea-special = This mission has an action of its own.
ad-puzzle-idea-move = It is all about where you stand when it is over.
