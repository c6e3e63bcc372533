### The page of `overrun balance` about Warring Colonies.

cli-balance-warring-colonies-title = Balance of Warring Colonies
cli-balance-warring-colonies-intro = Equal bots play for both colonies. A colony wins if it reaches the main objective or the other one falls; both can reach it in the same round, and both can fall. The bots see what a player sees and no more.
cli-balance-warring-colonies-players = Two colonies, by the number of players
    .note = The main objective is drawn. Aim: each colony wins { $yellow_low } to { $yellow_high } of 100 games, and fewer than 35 run out of rounds. “Player won” is of all players: whose colony won and who has met the own objective besides.
cli-balance-warring-colonies-objectives = The main objectives, six players
    .note = Some are a race, others are decided by which colony breaks first. At most a quarter of the games for each.
cli-balance-warring-colonies-wolf = With a Lone Wolf, by the number of players
    .note = Aim: the Lone Wolf, whose objective is drawn, wins { $wolf_low } to { $wolf_high } of 100 games.

## Contests of `overrun ladder`.

cli-ladder-warring-colonies-colony = As one of the two colonies
cli-ladder-warring-colonies-wolf = As the Lone Wolf
