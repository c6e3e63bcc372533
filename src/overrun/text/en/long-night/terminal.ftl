### The Long Night at a terminal: what stands beside the board, the board in sentences, the cards as
### they are read, and the end.

ln-you-are = You are { $seat }

## The table beside the board: what a line is called, and what it says

ln-panel-set-up = Set-up
    .value = before the first round
ln-panel-round = Round
    .value = { $rounds ->
    [0] { $round }, none left
    [one] { $round }, the last one
   *[other] { $round }, { $rounds } left with it
}
ln-panel-phase = Phase
    .value = { $phase }
ln-panel-morale = Morale
    .value = { $morale }
ln-panel-food = Food
    .value = { $starvation ->
    [0] { $food }, { $due } needed tonight
    [one] { $food }, { $due } needed tonight; 1 starvation token
   *[other] { $food }, { $due } needed tonight; { $starvation } starvation tokens
}
ln-panel-waste = Waste
    .value = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ln-panel-helpless = Helpless
    .value = { $unruly ->
    [0] { $count }
   *[other] { $count }, { $unruly } of them unruly
}
ln-panel-tonight = Tonight
    .value = { $count ->
    [0] no zombies to the colony
    [one] 1 zombie to the colony
   *[other] { $count } zombies to the colony
}
ln-panel-crisis = Crisis
    .value = “{ $crisis }” ({ $wanted }), { $added ->
    [one] 1 card added
   *[other] { $added } cards added
}, { $needed } needed
ln-panel-objective = Our aim
    .value = { $progress ->
    [0] “{ $objective }”, { $met } of { $goals } goals met
   *[other] “{ $objective }”, { $met } of { $goals } goals met, progress { $progress }
}
ln-panel-story = Story
    .value = “{ $story }”, { $stages ->
    [0] its first stage
    [one] its second stage
   *[other] its third stage
}
ln-panel-row = To build
    .value = { $row }
ln-panel-token = “{ $improvement }” { $tokens }/{ $needed }
ln-panel-built = Built
    .value = { $built }
ln-panel-use = { $used ->
    [true] “{ $improvement }”, used this round
   *[false] “{ $improvement }”
}
ln-panel-experiment = Experiment
    .value = “{ $experiment }”, code { $code }{ $laid ->
    [none] { "" }
   *[other] ; laid { $laid }
}{ $contained ->
    [0] { "" }
   *[other] ; { $contained } contained
}
ln-panel-loot = Loot
    .value = { $count ->
    [one] 1 card, carried off by bandits
   *[other] { $count } cards, carried off by bandits
}
ln-panel-chief = The bandits
    .value = led by { $seat }
ln-panel-dice = Your dice
    .value = { $used ->
    [none] { $dice }
   *[other] { $dice }; used { $used }
}
ln-panel-hand = Your cards
    .value = { $items }
ln-panel-secret = Your secret
    .value = { $exile_card ->
    [none] “{ $secret }”, { $met } of { $goals } goals met
   *[other] “{ $secret }” with “{ $exile_card }”, { $met } of { $goals } goals met
}
ln-panel-held = You hold
    .value = crossroads card “{ $crossroads }” for { $seat }
ln-panel-person = { $survivor }
    .value = { $place_at }, { ln-attacks }, { ln-searches }{ $hurt ->
    [none] { "" }
   *[other] ; { $hurt }
}{ $items ->
    [none] { "" }
   *[other] ; carries { $items }
}
ln-attacks = { $attack ->
    [0] cannot attack
   *[other] attacks with { $attack }+
}
ln-searches = { $search ->
    [0] cannot search
   *[other] searches with { $search }+
}
ln-panel-player = { $seat }
    .value = { $standing }
ln-standing = { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $dice ->
    [none] { $rolled ->
        [true] , no dice left
       *[false] { "" }
    }
   *[other] , dice { $dice }
}{ $state ->
    [out] , out of the game
    [exiled] , exiled
   *[colony] { "" }
}{ $turn ->
    [true] , plays now
   *[false] { "" }
}{ $starts ->
    [true] , goes first
   *[false] { "" }
}
ln-panel-dead = The dead
    .value = { $survivors }

ln-hurt-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
ln-hurt-frostbite = { $count ->
    [one] frostbite
   *[other] { $count } times frostbite
}
ln-hurt-despair = { $count ->
    [one] despair
   *[other] { $count } times despair
}

## What it is about

ln-goal-main = The colony’s aim is “{ $objective }”. { $goals }
ln-goal-together = You all win or lose together.
ln-goal-secret = { $betrayal ->
    [true] You are the betrayer. { ln-your-secret } { $goals }
   *[false] You win only by your own secret. { ln-your-secret } { $goals }
}
ln-your-secret = { $exile_card ->
    [none] It is “{ $secret }”.
   *[other] It is “{ $secret }”, changed by “{ $exile_card }”.
}

## Cards as they are read

ln-look-title = { $shelf ->
    [item] “{ $title }” ({ $kind })
    [crisis] Crisis “{ $title }”
    [crossroads] Crossroads “{ $title }”
    [objective] Main objective “{ $title }”
    [secret] Secret objective “{ $title }”
    [exile] Objective of an exile “{ $title }”
    [improvement] Improvement “{ $title }”
    [experiment] Experiment “{ $title }”
   *[place] { $title }
}
ln-look-counted = { $count ->
    [one] { $title }
   *[other] { $count } × { $title }
}
ln-look-survivor = { $occupation }; influence { $influence }, { ln-attacks }, { ln-searches }. “{ $ability }”: { $rules }
ln-read-way = { $vote ->
    [true] { $number ->
        [0] Thumbs up: { $label }. { $rules }
       *[other] Thumbs down: { $label }. { $rules }
    }
   *[false] { $label }: { $rules }
}
ln-read-impossible = Not possible now: { $way }
ln-read-search = { $noise } of { $spaces } noise tokens lie here; { $deck ->
    [0] no card is left in the deck.
    [one] 1 card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}

## The board, drawn and described

ln-picture-kind-food = F
ln-picture-kind-medicine = M
ln-picture-kind-fuel = U
ln-picture-kind-weapon = W
ln-picture-kind-tool = T
ln-picture-kind-education = E
ln-picture-kind-outsider = O
ln-picture-person = { $attack ->
    [0] no attack
   *[other] attack { $attack }+
}, { $search ->
    [0] no search
   *[other] search { $search }+
}, “{ $survivor_ability }”{ $items ->
    [none] { "" }
   *[other] ; carries { $items }
}
ln-picture-helpless = { $unruly ->
    [0] + { $count } helpless
   *[other] + { $count } helpless, { $unruly } unruly
}

ln-legend-zombie = zombie at an entrance
ln-legend-special = special zombie, an experiment of Raxxon: “look” and its name say what it does
ln-legend-bandit = bandit: takes up room, and carries off cards at night
ln-legend-barricade = barricade
ln-legend-trap = explosive trap
ln-legend-free = free space of an entrance
ln-legend-noise = noise: at night it may call a zombie
ln-legend-survivor = a survivor of Player 2
ln-legend-wound = a wound; the third one kills
ln-legend-frostbite = frostbite: a wound that brings another each turn
ln-legend-despair = despair: a wound that cannot be healed
ln-legend-deck = cards that can still be found at the place
ln-legend-lit = possible answer
ln-legend-kind = { $kind } can be found here; the likeliest comes first

ln-board-place = { $people ->
    [none] { $things ->
        [none] { $title }: nobody and nothing.
       *[other] { $title }: { $things }.
    }
   *[other] { $things ->
        [none] { $title }: { $people }.
       *[other] { $title }: { $things }. There: { $people }.
    }
}
ln-board-person = { $hurt ->
    [none] { $survivor } ({ $seat })
   *[other] { $survivor } ({ $seat }; { $hurt })
}
ln-board-at = { $entrance ->
    [0] { "" }
   *[other] { " " }at entrance { $entrance }
}
ln-board-zombies = { $count ->
    [one] 1 zombie{ ln-board-at }
   *[other] { $count } zombies{ ln-board-at }
}
ln-board-intruders = { $count ->
    [one] 1 stranger{ ln-board-at }
   *[other] { $count } strangers{ ln-board-at }
}
ln-board-specials = { $count ->
    [one] 1 special zombie ({ $kinds }){ ln-board-at }
   *[other] { $count } special zombies ({ $kinds }){ ln-board-at }
}
ln-board-barricades = { $count ->
    [one] 1 barricade{ ln-board-at }
   *[other] { $count } barricades{ ln-board-at }
}
ln-board-traps = { $count ->
    [one] 1 trap{ ln-board-at }
   *[other] { $count } traps{ ln-board-at }
}
ln-board-noise = { $count ->
    [one] 1 noise token
   *[other] { $count } noise tokens
}
ln-board-bandits = { $count ->
    [one] 1 bandit
   *[other] { $count } bandits
}
ln-board-ground = { $kinds ->
    [none] { ln-board-spaces }
   *[other] { ln-board-spaces } { $deck ->
        [0] Nothing is left to find; it was { $kinds }.
        [one] 1 card is left to find; there was { $kinds }, the likeliest first.
       *[other] { $deck } cards to find: { $kinds }, the likeliest first.
    }
}
ln-board-spaces = { $entrances ->
    [0] Room for { $room } more; no entrance.
    [one] Room for { $room } more; an entrance with { $spaces } spaces.
   *[other] Room for { $room } more; { $entrances } entrances with { $spaces } spaces each.
}

## Typing

ln-type-it = Type who does what: “{ $example }”; without a number the lowest die.
ln-help-why = why: what is not allowed now; why gia school: the reason against one thing
ln-help-rules = rules LN-FROST-01: the text of a rule; rules frostbite: the rules that have the word
ln-help-look = look: your people, the aim and the crisis; look and a name: any card and what it does

## The end

ln-result-main = “{ $objective }”: { $goals }
ln-result-player = { $won ->
    [true] { $betrayal ->
        [true] { $seat }, the betrayer, wins with { ln-result-secret }: { $goals }
       *[false] { $seat } wins with { ln-result-secret }: { $goals }
    }
   *[false] { $betrayal ->
        [true] { $seat }, the betrayer, loses with { ln-result-secret }: { $goals }
       *[false] { $seat } loses with { ln-result-secret }: { $goals }
    }
}
ln-result-secret = { $exile_card ->
    [none] “{ $secret }”
   *[other] “{ $secret }” and “{ $exile_card }”
}
ln-result-goal = { $met ->
    [true] { $goal } (Done.)
   *[false] { $goal } (Not done.)
}
