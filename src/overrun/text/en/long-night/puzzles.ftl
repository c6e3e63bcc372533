# Puzzles: what is wanted, and the idea of a solution.

ln-puzzle-morale = This is the last turn before the night: bring the colony through it without losing morale.
ln-puzzle-alive = This is the last turn before the night: nobody may die before the morning.

ln-puzzle-idea-attract = Who comes to you does not come to the others.
ln-puzzle-idea-barricade = A door that holds one night is enough.
ln-puzzle-idea-clean = It smells, and somebody will have to do something about it.
ln-puzzle-idea-add = What the crisis wants is in somebody’s hand.
ln-puzzle-idea-attack = There are too many of them in one place.
ln-puzzle-idea-move = Somebody is in the wrong place tonight.
ln-puzzle-idea-play = The card that you hold is meant for a day like this.
ln-puzzle-idea-end = Sometimes the best is to leave things as they are.
