### Names that the browser says by itself, beside all other readers.

yes = yes
no = no

## Bots, the weakest first

server-bot-random = Stumbler
    .text = Picks any legal answer. Good for a first look at the rules.
server-bot-newcomer = Newcomer
    .text = Has read the rules, and is often carried away by what looks good.
server-bot-steady = Veteran
    .text = Knows what matters and plays to win.
server-bot-sharp = Hawk
    .text = Has watched hundreds of games, and answers at a glance. Not as good as a Veteran yet.
server-bot-master = Mastermind
    .text = Thinks ahead, a moment for every decision.
# As tables of earlier versions call the steady one.
server-bot-heuristic = Veteran
    .text = Knows what matters and plays to win.
