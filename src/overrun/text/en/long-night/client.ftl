### What the drawing of The Long Night says: names for those who listen, labels, the words of its
### scenes. Sentences about the game itself are in table.ftl, cards say themselves.

## The board

ln-ui-map = The colony and the places around it
ln-ui-list = { $before }, { $next }
ln-ui-survivor = { $survivor }, of { $owner }
ln-ui-leads = leader
ln-ui-moved = has moved
ln-ui-bitten = bitten, lies on the ground
ln-ui-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
ln-ui-frostbite = { $count ->
    [one] frostbite
   *[other] { $count } frostbites
}
ln-ui-despair = { $count ->
    [one] despair
   *[other] { $count } despair
}
ln-ui-zombies = { $count ->
    [0] no zombies
    [one] 1 zombie
   *[other] { $count } zombies
}
ln-ui-free-spaces = { $count ->
    [0] no free entrance space
    [one] 1 free entrance space
   *[other] { $count } free entrance spaces
}
ln-ui-room = { $count ->
    [0] no room
    [one] room for 1 survivor
   *[other] room for { $count } survivors
}
ln-ui-deck = { $count ->
    [0] nothing left to find
    [one] 1 card to find
   *[other] { $count } cards to find
}
ln-ui-noise = { $count ->
    [0] no noise
    [one] 1 noise token
   *[other] { $count } noise tokens
}
ln-ui-found-here = What can be found here, the likeliest first
ln-ui-door = entrance { $number }: { $zombies ->
    [0] no zombies
    [one] 1 zombie
   *[other] { $zombies } zombies
}{ $specials ->
    [0] { "" }
    [one] , 1 special zombie
   *[other] , { $specials } special zombies
}{ $barricades ->
    [0] { "" }
    [one] , 1 barricade
   *[other] , { $barricades } barricades
}{ $traps ->
    [0] { "" }
    [one] , 1 trap
   *[other] , { $traps } traps
}, { $free } free
ln-ui-door-of = { $place }, entrance { $number }
ln-ui-choose = press to choose: { $option }
ln-ui-can-act = can act
ln-ui-can-choose = can be chosen
ln-ui-morale = { $morale ->
    [one] Morale 1
   *[other] Morale { $morale }
}. At 0 the colony falls.
ln-ui-rounds-left = { $rounds ->
    [0] No rounds left
    [one] 1 round left
   *[other] { $rounds } rounds left
}
ln-ui-food = Food: { $food }. The colony will eat { $due } tonight.
ln-ui-starvation = { $count ->
    [one] 1 starvation token
   *[other] { $count } starvation tokens
}
ln-ui-waste = { $count ->
    [0] No waste
    [one] Waste: 1 card
   *[other] Waste: { $count } cards
}
ln-ui-helpless = { $count ->
    [one] 1 helpless survivor
   *[other] { $count } helpless survivors
}{ $unruly ->
    [0] { "" }
   *[other] , { $unruly } of them unruly
}
ln-ui-one-helpless = a helpless survivor
ln-ui-objective-state = { $colony ->
    [none] Main objective: { $title }. { $met } of { $goals } goals met
   *[other] Main objective: { $title }. { $colony }: { $met } of { $goals } goals met
}
ln-ui-progress = { $progress } so far
ln-ui-crisis-state = Crisis: { $title }. { $there ->
    [one] 1 card
   *[other] { $there } cards
} added, { $needed } needed

## The dock below the map

ln-ui-your-dice = Your dice
ln-ui-dice-of = Dice of { $name }
ln-ui-die = die { $die }
ln-ui-die-used = used die { $die }
ln-ui-your-turn = Your turn
ln-ui-turn-of = It is { $name }’s turn
ln-ui-all-of-these = all { $count }
ln-ui-again = The same again
ln-ui-whole-map = The whole map
ln-ui-who-acts = Choose who acts, or a die, or a card.
ln-ui-looked-at = What you look at
ln-ui-todo = What can be done
ln-ui-go = Choose a lit place to go there.
ln-ui-go-gate = Now choose one of the lit gates.
ln-ui-or-go = Choose a lit place to go there, or:
ln-ui-none-to-give = You have no such card. Nobody else knows that.
ln-ui-nothing-left = Nothing is left to do but to end your turn.
ln-ui-put-down = Put down
ln-ui-nothing-to-do = Nothing can be done with this now.
ln-ui-used = used this round
ln-ui-thing-food = Food
    .text = What is in the stores, and what will be eaten tonight: one token feeds two people. A token can also raise a die by 1.
ln-ui-thing-waste = Waste
    .text = Every ten cards of waste cost morale each night. Somebody in the colony can clean it with a die.
ln-ui-thing-experiment = Experiment
ln-ui-thing-helpless = Helpless survivors
ln-ui-stat-influence = influence { $value }
ln-ui-stat-attack = { $value ->
    [0] cannot attack
   *[other] attacks with { $value } or more
}
ln-ui-stat-search = { $value ->
    [0] cannot search
   *[other] searches with { $value } or more
}
ln-ui-carries = Equipment

## Beside the map

ln-ui-aside = Your things, and the players
ln-ui-hand = Your cards
ln-ui-no-cards = No cards in hand.
ln-ui-hand-size = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
ln-ui-secret = Your secret objective
ln-ui-held = Your secret card for { $name }’s turn
ln-ui-hold = hold to read
ln-ui-group = Your people
ln-ui-player = Player { $number }
ln-ui-players = Players
ln-ui-first = goes first
ln-ui-exiled = exiled
ln-ui-out = out
ln-ui-piles = Decks and the dead
ln-ui-deck-crisis = { $count ->
    [one] 1 crisis
   *[other] { $count } crises
}
ln-ui-deck-crossroads = { $count } crossroads
ln-ui-deck-survivor = { $count ->
    [one] 1 survivor
   *[other] { $count } survivors
}
ln-ui-graveyard = The dead
ln-ui-met = (met)
ln-ui-unmet = (not met)

## What matters now

ln-ui-watch = What matters now
ln-ui-watch-morale = { $morale ->
    [one] Morale is at 1: one more death, and it is over.
   *[other] Morale is down to { $morale }.
}
ln-ui-watch-food = { $missing ->
    [one] 1 food is missing for tonight.
   *[other] { $missing } food are missing for tonight.
}
ln-ui-watch-crisis = { $missing ->
    [one] 1 more card must go to the crisis.
   *[other] { $missing } more cards must go to the crisis.
}
ln-ui-watch-doors = { $place }: { $due ->
    [one] 1 zombie comes
   *[other] { $due } zombies come
} tonight, { $breaches ->
    [one] and 1 gets in.
   *[other] and { $breaches } get in.
}
ln-ui-watch-wounds = One more wound kills { $survivor }.
ln-ui-watch-frostbite = { $survivor } has frostbite, which wounds again each turn.
ln-ui-watch-waste = { $left ->
    [one] 1 more card of waste costs morale.
   *[other] { $left } more cards of waste cost morale.
}
ln-ui-watch-goals = “{ $objective }”: { $met } of { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
} met.
ln-ui-watch-rounds = { $rounds ->
    [one] This is the last round.
   *[other] Only { $rounds } rounds are left.
}

## Scenes

ln-ui-back-muster = Choose your people
ln-ui-back-search = Back to the search
ln-ui-back-cards = Back to the cards
ln-ui-back-bite = Back to the bite
ln-ui-back-crossroads = Back to the crossroads
ln-ui-back-page = Back to the story
ln-ui-back-ballot = Back to the vote
ln-ui-back-ending = How it ended
ln-ui-back-moment = Back
ln-ui-muster = { $keep ->
    [one] Keep 1 of these { $offer }
   *[other] Keep { $keep } of these { $offer }, and say who leads
}
    .over = Your people
ln-ui-objective = Our task: { $title }
ln-ui-make-leader = let lead
ln-ui-muster-go = Begin, led by { $leader }
ln-ui-muster-more = { $missing ->
    [one] Choose 1 more
   *[other] Choose { $missing } more
}
ln-ui-noise-left = { $noise } of { $spaces } noise tokens, { $deck ->
    [0] nothing left to draw
    [one] 1 card left to draw
   *[other] { $deck } cards left to draw
}
ln-ui-crossroads = Crossroads
ln-ui-page = The story goes on
ln-ui-reads = { $name } reads, and turns the page.
ln-ui-all-vote = Everybody votes: thumbs up for the first way, down for the second.
ln-ui-you-decide = You decide.
ln-ui-decides = { $name } decides.
ln-ui-has-voted = has voted
ln-ui-thinks = is still thinking
ln-ui-vote-exile = Shall { $other } be exiled?
    .over = { $name } calls a vote
    .short = Exile { $other }?
ln-ui-vote-token = Shall { $other } stay first player?
    .over = { $name } calls a vote
    .short = Keep the first player token?
ln-ui-vote-crossroads = A vote
    .over = Crossroads
    .short = Crossroads:
ln-ui-votes-secret = Votes stay hidden until all are in.
ln-ui-verdict = The vote
ln-ui-voted-exile-yes = { $other } is exiled
ln-ui-voted-exile-no = { $other } may stay
ln-ui-voted-token-yes = { $other } stays first player
ln-ui-voted-token-no = The token is passed on
ln-ui-up = thumbs up
ln-ui-down = thumbs down
ln-ui-tie = A tie: the first player’s thumb decides.
ln-ui-bite = A bite: { $place }
ln-ui-bite-near = Also there:
ln-ui-dawn = Round { $round }{ $rounds ->
    [0] { "" }
    [one] , the last one
   *[other] , { $rounds } left
}
ln-ui-needed = { $needed ->
    [one] 1 card of this kind prevents it.
   *[other] { $needed } cards of this kind prevent it. Others count against it.
}
ln-ui-if-not = If not: { $text }
ln-ui-night = The night
    .over = End of round { $round }
ln-ui-night-fed = Everyone eats: { $cost } food, { $food } left.
ln-ui-night-starving = There are not { $cost } food: the colony starves, for the { $starvation ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $starvation }th
} time.
ln-ui-night-waste = { $waste ->
    [0] The colony is clean.
    [one] 1 card of waste.
   *[other] { $waste } cards of waste.
} { $loss ->
    [0] { "" }
    [one] It costs 1 morale.
   *[other] It costs { $loss } morale.
}
ln-ui-night-dead = The dead come{ $broken ->
    [0] .
    [one] ; 1 barricade or trap is gone.
   *[other] ; { $broken } barricades and traps are gone.
}
ln-ui-night-lost = We have lost
ln-ui-night-morale = Morale { $way ->
    [down] falls
   *[up] rises
} to { $morale }.
ln-ui-nothing-added = Nobody added anything.
ln-ui-crisis-result = { $points } of { $needed }: { $prevented ->
    [true] prevented.
   *[false] not prevented.
}
ln-ui-exile = { $name } is exiled
    .over = Cast out
    .text = The gate falls shut. From now on { $name } plays alone, with a new secret.
ln-ui-you-exiled = You are exiled
ln-ui-ending = { $reason ->
    [objective] We made it
    [morale] The colony has fallen
    [rounds] Our time has run out
   *[other] It is over
}
ln-ui-fates = What everyone was after
ln-ui-won = won
ln-ui-lost = lost
ln-ui-betrayer = betrayer
ln-ui-rounds = Round by round
ln-ui-round = Round { $round }
ln-ui-held-by = (known to { $name } from the start)
ln-ui-added = { $name } added { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ln-ui-tally-kills = { $count ->
    [one] 1 zombie killed
   *[other] { $count } zombies killed
}
ln-ui-tally-searches = { $count ->
    [one] 1 search
   *[other] { $count } searches
}
ln-ui-tally-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
ln-ui-tally-barricades = { $count ->
    [one] 1 barricade or trap built
   *[other] { $count } barricades and traps built
}
ln-ui-tally-cleaned = { $count ->
    [one] 1 card of waste cleaned
   *[other] { $count } cards of waste cleaned
}
ln-ui-tally-added = { $count ->
    [one] 1 card for crises
   *[other] { $count } cards for crises
}
ln-ui-tally-delivered = { $count ->
    [one] 1 card for the objective
   *[other] { $count } cards for the objective
}
ln-ui-tally-given = { $count ->
    [one] 1 card given away
   *[other] { $count } cards given away
}
ln-ui-tally-hits = { $count ->
    [one] 1 hit on another’s survivor
   *[other] { $count } hits on others’ survivors
}
ln-ui-tally-lost = { $count ->
    [one] 1 survivor lost
   *[other] { $count } survivors lost
}
ln-ui-tally-votes = { $count ->
    [one] 1 exile vote called
   *[other] { $count } exile votes called
}

## Tips for newcomers, each at its moment

ln-ui-tip-goal-secret = The colony must reach its main objective before morale or rounds run out. But you win only by your own secret objective; and perhaps one of us wants the colony to fall.
ln-ui-tip-goal-together = All of us win together, if the main objective is met before morale or rounds run out.
ln-ui-tip-muster = Numbers with a magnifying glass and axes say which dice somebody needs to search and to attack: the lower, the better. Influence decides who is bitten last.
ln-ui-tip-turn = Choose one of your people: lit places can be gone to, and below the map stands what your dice can do. Going costs no die, but risks the cold.
ln-ui-tip-crisis = The crisis wants cards, which are added face down from your hand. Nobody sees who added what until the night.
ln-ui-tip-food = Tonight the colony eats. Play food cards, or it starves and morale falls.
ln-ui-tip-doors = Zombies come every night. Where no space at an entrance is free, somebody dies: kill zombies, or lay barricades.
ln-ui-tip-target = Whoever kills a zombie rolls for exposure: a wound, frostbite, or a bite that kills and spreads.
ln-ui-tip-search = Keep one card and put the others back, or make noise to draw another one. Noise may call zombies at night.
ln-ui-tip-crossroads = A crossroads card: a neighbour drew it in secret at the start of the turn, and now its moment has come. Read it aloud.
ln-ui-tip-held = You hold a secret crossroads card for whose turn it is: hold it down to read it. It comes into play by itself.
ln-ui-tip-vote = All vote at once and in secret; then all thumbs are shown together.
ln-ui-tip-bite = The bite has killed, and now it spreads to whoever has the least influence here. Give that one up, and it ends; or roll: blank ends it, anything else kills and it spreads on.
ln-ui-tip-request = You are asked for a card. If you give one it is played at once; you may always refuse.
ln-ui-tip-token = The first player token goes to the right, unless somebody calls a vote and the vote keeps it.
ln-ui-tip-leave = You are exiled: your people must leave the colony. Choose where each of them goes.
ln-ui-tip-exiled = In exile you play on, with a new secret. You cannot enter the colony, vote or feed the crisis.

## How it is played, on one page

ln-ui-guide-round = A round
ln-ui-guide-round-crisis = A crisis is turned up. It strikes in the night, unless enough cards of the right kind are added to it.
ln-ui-guide-round-dice = Everyone rolls one die, and one more for each of their survivors.
ln-ui-guide-round-turns = In their turns players do as much as they like. At the start of each turn a neighbour draws a secret crossroads card, which interrupts the turn when its moment comes.
ln-ui-guide-round-night = At night the colony eats, waste stinks, the crisis is settled, and zombies come: to the colony, to everyone outside, and to noise.
ln-ui-guide-turn = What can be done
ln-ui-guide-turn-move = Move each survivor once, to any place with room; then roll for exposure.
ln-ui-guide-turn-attack = Attack with a die that is high enough: a zombie dies at once, but the attacker rolls for exposure.
ln-ui-guide-turn-search = Search outside the colony with a die that is high enough, and keep one card.
ln-ui-guide-turn-barricade = Barricade an entrance with any die.
ln-ui-guide-turn-clean = Clean three cards of waste with any die, in the colony.
ln-ui-guide-turn-attract = Attract two zombies of another place to yours with any die.
ln-ui-guide-turn-ability = Use what a survivor or their equipment can do.
ln-ui-guide-turn-play = Play cards. What is used up goes on the waste pile.
ln-ui-guide-turn-add = Add cards to the crisis, face down.
ln-ui-guide-turn-request = Ask others for a card; hand equipment over to somebody at the same place.
ln-ui-guide-danger = What kills
ln-ui-guide-danger-exposure = The exposure die: often nothing, sometimes a wound or frostbite, seldom a bite.
ln-ui-guide-danger-bite = A bite kills, and spreads to the next at the same place.
ln-ui-guide-danger-wounds = Three wounds kill. Frostbite is a wound that brings another each turn.
ln-ui-guide-danger-overrun = Where a zombie finds no free space at its entrance, a barricade falls; without one, somebody dies.
ln-ui-guide-danger-morale = Each death costs morale, and so do hunger and waste. At 0 the game is over.
ln-ui-guide-people = Friends and others
ln-ui-guide-people-secret = Everyone has a secret objective, and wins only by it. One of them may be a betrayal.
ln-ui-guide-people-crossroads = Crossroads cards are decided by whose turn it is, or by a vote.
ln-ui-guide-people-vote = Once in a turn one may call a vote to exile somebody. All vote together.
ln-ui-guide-people-exile = Who is exiled plays on outside, with another secret. If two who meant well are exiled, the colony breaks.
ln-ui-guide-signs = The signs
ln-ui-sign-zombie = a zombie at an entrance
ln-ui-sign-barricade = a barricade
ln-ui-sign-trap = an explosive trap
ln-ui-sign-noise = noise: at night it may call a zombie
ln-ui-sign-helpless = a helpless survivor: eats, and attracts zombies
ln-ui-sign-unruly = an unruly one: counts twice
ln-ui-sign-wound = a wound
ln-ui-sign-frostbite = frostbite: wounds again each turn
ln-ui-sign-despair = despair: cannot be healed
ln-ui-sign-food = food
ln-ui-sign-starvation = starvation: each makes hunger worse
ln-ui-sign-first = goes first
ln-ui-sign-deck = cards that can be found here
ln-ui-sign-face-blank = exposure: nothing
ln-ui-sign-face-wound = exposure: a wound
ln-ui-sign-face-frostbite = exposure: frostbite
ln-ui-sign-face-bite = exposure: a bite

## Modules

ln-ui-bandits = { $count ->
    [one] 1 bandit
   *[other] { $count } bandits
}
ln-ui-modules = Improvements and more
ln-ui-tokens = { $tokens } of { $needed } tokens
ln-ui-built = { $used ->
    [true] built, used this round
   *[other] built
}
ln-ui-code = code { $code }; laid: { $laid }; contained: { $contained }
ln-ui-chief = { $name } leads the bandits
ln-ui-side-effects = Side effects of the pills ({ $count })
ln-ui-loot = { $count ->
    [one] 1 card of loot
   *[other] { $count } cards of loot
}
