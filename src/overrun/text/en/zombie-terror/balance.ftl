### The page of `overrun balance` about Zombie Terror.

cli-balance-zombie-terror-title = Balance of Zombie Terror
cli-balance-zombie-terror-intro = Equal bots lead humans and zombies. The bots see what a player sees and no more.
cli-balance-zombie-terror-things = Scenarios with barrels, crates, goo and alarms
    .note = Aim: the humans win 40 to 60 of 100 games, and almost never with random players, who play at most a quarter of the games. As set up by default, on the classic board.
cli-balance-zombie-terror-in-activation = The plain game and older scenarios
    .note = As set up by default: zombies bite only when they act. At most a quarter of the games for each.
cli-balance-zombie-terror-at-once = The same, bites at any moment
    .note = By the letter of the rulebook whoever comes to look at a human bites at once, newcomers too. At most a quarter of the games for each.

## Contests of `overrun ladder`.

cli-ladder-zombie-terror-humans = As the humans
cli-ladder-zombie-terror-zombies = As the zombies
