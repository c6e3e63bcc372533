# Puzzles: what is wanted, and the idea of a solution.

ln-puzzle-morale = This is the last turn before the night: see to it that the colony has { $least } morale or more in the morning.
ln-puzzle-calm = This is the last turn before the night: in the morning there must be { $least } morale or more, and no more than { $zombies } zombies at the doors of the colony.
ln-puzzle-stores = This is the last turn before the night: in the morning there must be { $least } morale or more, and { $food } food or more left in the store.
ln-puzzle-tidy = This is the last turn before the night: in the morning there must be { $least } morale or more, and no more than { $waste } cards of waste.
ln-puzzle-hold = This is the last turn before the night: in the morning something that was built must still keep them out { $place_at }, and nobody may have died.
ln-puzzle-save = This is the last turn before the night: { $survivor } must live to see the morning.
ln-puzzle-win = This is the last turn before the night: reach the main objective tonight.
ln-puzzle-clear = Before the night comes, leave no zombie { $place_at }, and let nobody get hurt.
ln-puzzle-alive = This is the last turn before the night: nobody may die before the morning.

ln-puzzle-aside = Left aside was what leaves much to luck or to others: moving, searching, luring zombies, special abilities, cards that bring up other cards, and fights that the task does not ask for.

ln-puzzle-idea-barricade = A door that holds one night is enough.
ln-puzzle-idea-clean = It smells, and somebody will have to do something about it.
ln-puzzle-idea-deliver = Every card counts towards what you came for.
ln-puzzle-idea-add = What the crisis wants is in somebody’s hand.
ln-puzzle-idea-attack = There are too many of them in one place.
ln-puzzle-idea-play = The card that you hold is meant for a day like this.
ln-puzzle-idea-end = Sometimes the best is to leave things as they are.
