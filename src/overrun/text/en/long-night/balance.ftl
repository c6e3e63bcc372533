### The page of `overrun balance` about The Long Night.

cli-balance-long-night-title = Balance of The Long Night
cli-balance-long-night-intro = Bots play against the game and each other. The heuristic bot sees what a player sees and no more; random players take any legal option.
cli-balance-long-night-cooperative-standard = Together, standard side, four players
    .note = Aim: the objective is reached in { $main_low } to { $main_high } of 100 games, and almost never by random players.
cli-balance-long-night-cooperative-hard = Together, hard side, four players
    .note = The side that the rules want for co-operative play. Aim: { $main_low } to { $main_high } of 100.
cli-balance-long-night-players = Together, hard side, by the number of players
    .note = How often the objective is reached; two always play this side. Aim: { $main_low } to { $main_high } of 100 for every number of players, and for every objective.
cli-balance-long-night-second-box-standard = The second box together, standard side, four players
    .note = The objectives of the second box, with the cards of both boxes. Aim: { $main_low } to { $main_high } of 100.
cli-balance-long-night-second-box-hard = The second box together, hard side, four players
    .note = The same games on the side that the rules want for co-operative play. Aim: { $main_low } to { $main_high } of 100.
cli-balance-long-night-standard = With secret objectives, four players
    .note = Standard side. A betrayer is among four players in four of nine games. Aim: the objective is reached in { $main_low } to { $main_high } of 100 games, a loyal player wins { $loyal_low } to { $loyal_high } of 100, and a betrayer, if there is one, { $betrayer_low } to { $betrayer_high } of 100. “Loyal player won” is of all loyal players, “betrayer won” of the games that have one.
cli-balance-long-night-betrayer = With a betrayer more likely, four players
    .note = The variant in which a betrayer is among four players in four of five games.
cli-balance-row-improvements = Improvements, any objective
cli-balance-row-bandits = Bandits, any objective
cli-balance-row-raxxon = Raxxon, any objective
cli-balance-row-all-modules = all three, any objective
cli-balance-long-night-modules-standard = Modules together, standard side, four players
    .note = Each module with any objective, all three at once, and each module with the objective that it brings. Aim: { $main_low } to { $main_high } of 100.
cli-balance-long-night-modules-hard = Modules together, hard side, four players
    .note = The same games on the side that the rules want for co-operative play. Aim: { $main_low } to { $main_high } of 100.
cli-balance-long-night-modules-secrets = Modules with secret objectives, four players
    .note = Standard side. Some of the secret objectives come with the modules. Aim: the objective is reached in { $main_low } to { $main_high } of 100 games, a loyal player wins { $loyal_low } to { $loyal_high }, a betrayer { $betrayer_low } to { $betrayer_high }.
cli-balance-long-night-stories-cooperative = Stories together, standard side, four players
    .note = A story counts as won when its last stage is done. Aim: 25 to 60 of 100.
cli-balance-long-night-stories-standard = Stories with secret objectives, four players
    .note = In the raid a betrayer can also win before the last stage, by changing sides. Three stages in a row are the hardest way to play. Aim: 10 to 40 of 100, and a loyal player wins 5 to 25.

## Contests of `overrun ladder`.

cli-ladder-long-night-together = All together, hard side
cli-ladder-long-night-loyal = As a loyal player
cli-ladder-long-night-betrayer = As a betrayer
