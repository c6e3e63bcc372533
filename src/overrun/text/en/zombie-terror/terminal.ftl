### Zombie Terror at a terminal: the picture of the board, its legend, and the board in sentences.

## What the terminal’s help says of this game

zt-help-why = why: what is not allowed now; why nurse b2: the reason against one thing
zt-help-rules = rules ZT-MOV-01: the text of a rule; rules bite: the rules that have the word
zt-help-legend = legend: the signs on the board, and what the pawns are worth

## The board, drawn and described

zt-edge-car = escape car
zt-edge-shop = supermarket

zt-legend-human = human: capital letter healthy, small letter wounded
zt-legend-active = human who is acting
zt-legend-dead = dead human, will rise
zt-legend-zombie = zombie, and the way it looks
zt-legend-bites = zombie with a human right before it
zt-legend-hunts = zombie with a human in sight
zt-legend-done = zombie that has acted
zt-legend-special = Runner, Brute, damaged Brute
zt-legend-lit = possible answer; a zombie there keeps its mark
zt-legend-allowed = new zombies may come up here
zt-legend-obstacle = obstacle
zt-legend-bus = bus
zt-legend-booth = guard booth
zt-legend-car = escape car
zt-legend-canal = canal; with somebody on it (N), open to new zombies (+)
zt-legend-search = search token
zt-legend-keys = car keys
zt-legend-thing = barrel, crate, goo or car alarm of the scenario
zt-legend-half = the line between the two halves
zt-legend-worth = { $stars ->
    [1] { $human }: { $healthy_picture }{ $wounded ->
        [1] { "" }
       *[0] { " (wounded: nothing)" }
    }
   *[other] { $human }: { $healthy_picture } (wounded: { $wounded_picture })
}

zt-board-size = Columns A to { $column } from west to east, rows 1 to { $row } from the supermarket in the south to the last row in the north. The supermarket half ends with row { $half }.
zt-board-human = { $human }, { $health }, on { $field }.
zt-board-acting = { $human }, { $health }, on { $field }, acting.
zt-board-aside = Not on the board yet: { $humans }.
zt-board-zombies = { $zombies ->
    [none] No zombies on the board.
   *[other] Zombies: { $zombies }.
}
zt-board-zombie = { $field } facing { $facing }{ $kind_id ->
    [walker] { "" }
   *[other] { " " }({ $damaged ->
        [true] damaged { $kind }
       *[false] { $kind }
    })
}{ $acted ->
    [true] { " " }(has acted)
   *[false] { $category ->
        [1] { " " }(will bite)
        [2] { " " }(sees a human)
       *[other] { "" }
    }
}
zt-board-obstacles = Obstacles: { $fields }.
zt-board-buses = Buses: { $fields }.
zt-board-booths = Guard booth: { $fields }.
zt-board-car = Escape car: { $fields }.
zt-board-canal = Canal: { $fields }.
zt-board-allowed = New zombies may come up on: { $fields }.

## The end

zt-result-score = { $round ->
    [one] The humans have { zt-stars } ({ $target } needed) after 1 round.
   *[other] The humans have { zt-stars } ({ $target } needed) after { $round } rounds.
}
zt-result-hand = Cards that the { $side } still held: { $names }.
