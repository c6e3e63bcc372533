### The page of `overrun balance` about Army of the Dead.

cli-balance-army-of-the-dead-title = Balance of Army of the Dead
cli-balance-army-of-the-dead-intro = Bots play together against the city. With two players and with six a figure has all the games, twice as many for the hard missions, and at most a fifth with other numbers of players. The heuristic bots choose the team, too, and another one in each game; they see what a player sees and no more, and do not talk. Random players take any legal option.
cli-balance-army-of-the-dead-easy = Easy missions, six players
    .note = Aim: the team wins { $won_low } to { $won_high } of 100 games, and almost never with random players, who play at most a fifth of the games.
cli-balance-army-of-the-dead-medium = Medium missions, six players
    .note = Aim: { $won_low } to { $won_high } of 100.
cli-balance-army-of-the-dead-hard = Hard missions, six players
    .note = Aim: { $won_low } to { $won_high } of 100.
cli-balance-army-of-the-dead-players-easy = Easy missions, by the number of players
    .note = How often the team wins. It always has six survivors; fewer players lead several each. Aim: { $won_low } to { $won_high } of 100.
cli-balance-army-of-the-dead-players-medium = Medium missions, by the number of players
    .note = Aim: { $won_low } to { $won_high } of 100.
cli-balance-army-of-the-dead-players-hard = Hard missions, by the number of players
    .note = Aim: { $won_low } to { $won_high } of 100.
cli-balance-army-of-the-dead-personal = Personal objectives
    .note = How often the team wins when the objective is drawn, and how often it is achieved by the end: over all missions and numbers of players, of the same games as above. Aim: { $won_low } to { $won_high } of 100, wherever one may be drawn.

## Contests of `overrun ladder`.

cli-ladder-army-of-the-dead-easy = The team, easy missions
cli-ladder-army-of-the-dead-medium = The team, medium missions
cli-ladder-army-of-the-dead-hard = The team, hard missions
