### Warring Colonies: names of things and other words that the browser says by itself, beside all other readers.

wc-name = Warring Colonies
wc-blurb = Two colonies, one town, and not enough of it. Four to eleven players in two teams move at the same time, fight over the same shelves, and each still wants something else as well. With an odd number one of you belongs to nobody.
    .short = Two colonies, one town, and what is left in it.
    .players = 4–11 players

wc-side-yellow = the yellow colony
    .title = Yellow
wc-side-blue = the blue colony
    .title = Blue
wc-side-wolf = the Lone Wolf
    .title = Lone Wolf

# Players without a name are called by their seats.
wc-side-seat-0 = Player 1
    .title = Player 1
wc-side-seat-1 = Player 2
    .title = Player 2
wc-side-seat-2 = Player 3
    .title = Player 3
wc-side-seat-3 = Player 4
    .title = Player 4
wc-side-seat-4 = Player 5
    .title = Player 5
wc-side-seat-5 = Player 6
    .title = Player 6
wc-side-seat-6 = Player 7
    .title = Player 7
wc-side-seat-7 = Player 8
    .title = Player 8
wc-side-seat-8 = Player 9
    .title = Player 9
wc-side-seat-9 = Player 10
    .title = Player 10
wc-side-seat-10 = Player 11
    .title = Player 11

## Battle dice

wc-die-strength-1 = strength 1
wc-die-strength-2 = strength 2
wc-die-strength-3 = strength 3
wc-die-wounds-1 = 1 wound
wc-die-wounds-2 = 2 wounds
wc-die-zombies-1 = 1 zombie
wc-die-zombies-2 = 2 zombies
