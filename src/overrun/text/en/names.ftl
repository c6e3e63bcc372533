### Names that the browser says by itself, beside all other readers.

yes = yes
no = no

## Bots, the weakest first

server-bot-random = Stumbler
    .text = Picks any legal answer. Good for a first look at the rules.
server-bot-heuristic = Veteran
    .text = Knows what matters and plays to win.
