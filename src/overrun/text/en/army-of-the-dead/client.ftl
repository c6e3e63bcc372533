### What only the browser client of Army of the Dead says, and the few phrases that its cards need.

ad-bonus-of = { $who }: { $what }

## The board

ad-ui-board = The city
ad-ui-zone = { $zone }, { $place }
ad-ui-kind-street = Street
ad-ui-kind-room = Room
ad-ui-kind-hall = Main hall
ad-ui-kind-corridor = Corridor
ad-ui-kind-statue = Statue
ad-ui-kind-trap = Trap zone
ad-ui-kind-vault = Vault
ad-ui-list = { $before }, { $next }
ad-ui-companion = { $name }, a companion
ad-ui-shamblers = { $count ->
    [one] 1 shambler
   *[other] { $count } shamblers
}
ad-ui-alphas = { $count ->
    [one] 1 alpha
   *[other] { $count } alphas
}
ad-ui-snared = { $count } of them held by bolas
ad-ui-sleepers = { $count ->
    [one] sleepers
   *[other] { $count } sleepers tokens
}
ad-ui-token = { $colour ->
    [hidden] an objective token, face down
    [red] the red token
    [blue] the blue token
    [green] the green token
    [yellow] the yellow token
    [purple] the purple token
   *[other] the { $colour } token
}
ad-ui-spawn = { $active ->
    [false] { $kind ->
        [zeus] the King’s spawn zone, not active
        [blue] the blue spawn zone, not active
        [green] the green spawn zone, not active
       *[other] a spawn zone, not active
    }
   *[other] { $kind ->
        [start] the first spawn zone
        [zeus] the King’s spawn zone
        [blue] the blue spawn zone
        [green] the green spawn zone
       *[other] a spawn zone
    }
}
ad-ui-noise-here = the noise token
ad-ui-goal-here = a goal of the mission
ad-ui-truck = the truck
ad-ui-choose = Choose: { $option }
ad-ui-choices = { $count } things to do here
ad-ui-refused = Not possible: { $reason } ({ $rule })
ad-ui-rule = Rule { $rule }
ad-ui-walk = { $name } goes to { $zone }, { $steps } moves
ad-ui-chooser = What to do in { $zone }
ad-ui-sights = Show what can be seen from the zone under the pointer
ad-ui-closer = Closer
ad-ui-farther = Farther away
ad-ui-minimap = Map of the whole board: press where you want to look
ad-ui-close = Close

## Always in sight

ad-ui-round = Round { $round } of { $rounds }
ad-ui-danger = { $level ->
    [blue] Danger: blue
    [yellow] Danger: yellow
    [orange] Danger: orange
   *[red] Danger: red
}
ad-ui-danger-help = The highest danger level among you decides how many zombies come.
ad-ui-goals = Goals
ad-ui-of = { $count } of { $of }
ad-ui-personal = { $title }: { $goal }
ad-ui-goal-met = { $met ->
    [true] done
   *[other] not done yet
}

## Watching

ad-ui-zombie-card = Zombie card { $number }
ad-ui-line = { $kind }: { $count }
ad-ui-nobody = nobody
ad-ui-orders = The King’s orders
ad-ui-vault-card = The vault

## Dice

ad-ui-dice = Dice
ad-ui-rolled = { $name }: { $card }
ad-ui-die = { $ammo ->
    [true] { $value ->
        [1] Ammo die: out of ammo
       *[other] Ammo die: { $value }
    }
   *[other] { $value }
}{ $hit ->
    [true] , a hit
    [false] , a miss
   *[none] {""}
}
ad-ui-hits = { $hits ->
    [0] No hit
    [one] 1 hit
   *[other] { $hits } hits
}, { $misses ->
    [0] no miss
    [one] 1 miss
   *[other] { $misses } misses
} ({ $accuracy }+ hits)
ad-ui-held = set aside
ad-ui-hold = Set aside
ad-ui-rolls-left = { $rolls ->
    [0] No roll left.
    [one] 1 roll left.
   *[other] { $rolls } rolls left.
}

## Beside the board

ad-ui-aside = Survivors and objectives
ad-ui-crew = The crew
ad-ui-crew-acting = acts now
ad-ui-crew-acted = has acted
ad-ui-crew-waiting = has not acted yet
ad-ui-act = Act
ad-ui-next = Next
    .text = End the turn; { $name } acts next
ad-ui-this-one = This one
ad-ui-first = first player
ad-ui-follower = { $leader ->
    [none] { $name } waits to be found
   *[other] { $name } follows { $leader }
}
ad-ui-fallen = { $name } is dead
ad-ui-away = { $name } got away
ad-ui-health = Health { $health } of { $full }
ad-ui-adrenaline = { $ap ->
    [one] 1 adrenaline point
   *[other] { $ap } adrenaline points
}, danger level { $level ->
    [blue] blue
    [yellow] yellow
    [orange] orange
   *[red] red
}
ad-ui-actions = { $count ->
    [0] No action left
    [one] 1 action left
   *[other] { $count } actions left
}
ad-ui-free = { $kind ->
    [combat] free attack
    [melee] free melee attack
    [ranged] free ranged attack
    [move] free move
    [search] free search
    [explosive] free explosive
   *[other] free action
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
ad-ui-skills = Skills
ad-ui-gained = { $gained ->
    [true] (gained)
   *[other] (not yet)
}
ad-ui-hands = Hands
ad-ui-backpack = Backpack
ad-ui-empty-hand = empty hand
ad-ui-empty-slot = empty
ad-ui-hand = Hand:
ad-ui-pocket = Backpack:
ad-ui-weapon = { $kind ->
    [melee] Melee
   *[ranged] Range { $near }–{ $far }
}, { $dice ->
    [0] no dice, always hits
    [one] 1 die
   *[other] { $dice } dice
}{ $ammo ->
    [0] {""}
    [one] {" "}and 1 ammo die
   *[other] {" "}and { $ammo } ammo dice
}{ $accuracy ->
    [0] {""}
   *[other] , hits from { $accuracy }
}, damage { $damage }
ad-ui-noisy = Noisy
ad-ui-dry = out of ammo
ad-ui-personals = Personal objectives
ad-ui-token-effect = Token: { $effect }
ad-ui-supply = Supply
ad-ui-left-shamblers = { $count ->
    [one] 1 shambler left
   *[other] { $count } shamblers left
}
ad-ui-left-alphas = { $count ->
    [one] 1 alpha left
   *[other] { $count } alphas left
}
ad-ui-decks = Cards: { $equipment } equipment, { $zombies } zombies, { $orders } orders
ad-ui-vault = { $state ->
    [open] The vault is open.
    [cleared] The traps of the vault are cleared.
   *[closed] { $card ->
        [none] The vault: its card lies face down.
       *[other] The vault: { $card }
    }
}

## In front of the board

ad-ui-briefing = { $difficulty ->
    [easy] An easy mission
    [medium] A mission of medium difficulty
   *[hard] A hard mission
}, about { $minutes } minutes
ad-ui-losses = You lose if
ad-ui-loss-personal = Somebody with a personal objective dies.
ad-ui-loss-time = Round { $rounds } ends before all goals are met.
ad-ui-needs = You need
ad-ui-mission-rules = Rules of this mission
ad-ui-team = The team
ad-ui-join = Take { $name } along
ad-ui-over-found = A search
ad-ui-over-arrange = Hands and backpack
ad-ui-over-agree = A trade
ad-ui-agree-help = This is how everything would lie after the trade. If you do not agree, all of it goes back.
ad-ui-keep-help = Press the slot where it should go. What is there already is discarded.
ad-ui-arrange-help = Press a card, then the place where it should go, or drag it there.
ad-ui-ending = { $won ->
    [true] You made it out
   *[other] The city keeps you
}
ad-ui-fate-alive = { $kills ->
    [one] 1 kill
   *[other] { $kills } kills
}, { $ap } adrenaline
ad-ui-fate-away = got away
ad-ui-fate-fallen = stayed in the city
ad-ui-slain = { $count ->
    [one] 1 zombie
   *[other] { $count } zombies
} killed in { $round ->
    [one] 1 round
   *[other] { $round } rounds
}.
ad-ui-back-briefing = Read the mission
ad-ui-back-team = Choose the team
ad-ui-back-kit = Choose the equipment
ad-ui-kit-sort = … and sort it first
    .text = { $kit }, and sort it first
ad-ui-back-found = Back to the find
ad-ui-back-arrange = Back to the cards
ad-ui-back-agree = Back to the trade
ad-ui-back-challenge = Back to the traps
ad-ui-back-skill = Choose a skill
ad-ui-back-ending = How it ended

## For newcomers

ad-ui-tip-goal = Six survivors, one mission, and you win or lose together. The goals of the mission and of the personal objectives are above the board; all of them must be met before the last round ends.
ad-ui-tip-team = Choose people for the mission. The signs at their names are what they are good at; the mission says whom it needs.
ad-ui-tip-kit = Everyone brings one of two sets of equipment. Weapons with the sign of a sound wave are noisy: noise attracts zombies and wakes sleepers.
ad-ui-tip-activate = Your survivors act one after another, in the order that you like. Press one to begin.
ad-ui-tip-turn = Three actions. Green zones: move there; dotted ones are several moves away. Red zones: attack there; press a weapon first to see what it reaches. Your own zone: whatever can be done on the spot.
ad-ui-tip-sleepers = Sleepers are here. Searching, taking a token or noise wakes them; when you leave you roll a die, and on a 1 they wake, too.
ad-ui-tip-crowd = Zombies are here. Leaving costs one action more for each of them, and you cannot search.
ad-ui-tip-found = Press the slot where the card should go. Cards in hand can be used, those in the backpack only if they say so.
ad-ui-tip-arrange = Only what is in a hand can be used. Press a card and then another slot, or drag it.
ad-ui-tip-share = You decide together who takes a wound. At no health a survivor dies; if it is one with a personal objective, the game is lost.
ad-ui-tip-way = Two ways are equally good for them: you decide which one they take.
ad-ui-tip-challenge = You want five dice in a row, 1 to 5 or 2 to 6. Set aside what fits and roll the others again.
ad-ui-tip-skill = A new danger level: choose a skill. Whoever is best makes the city more dangerous for all.

ad-ui-guide-goal = The heist
    .text = Six survivors go into a city of zombies and come out with something, or not at all. All players win or lose together: every goal of the mission and every personal objective must be met before the last round ends.
ad-ui-guide-turn = A turn
    .text = Each survivor has three actions: move, search, attack, reorganise or trade, take an objective, make noise. Leaving a zone costs one action more for each zombie in it. Entering a zone with zombies ends a move.
ad-ui-guide-attack = Attacks
    .text = Roll the dice of the weapon; each that shows its number or more is a hit, and each hit deals its damage to one target. Two weak hits do not add up, unless the whole attack is concentrated on one target that was named before. Shots hit shamblers first, then alphas, then the others; what misses hits friends in that zone.
ad-ui-guide-noise = Noise
    .text = Noisy weapons put the noise token where they are used. Zombies who see nobody go where the noise is.
ad-ui-guide-sleepers = Sleepers
    .text = Nobody knows how many sleep under a token. Noise in the same zone or beside it, a search, or a token taken there wakes them.
ad-ui-guide-zombies = The zombie phase
    .text = Zombies in a zone with survivors attack. The others take a step towards whom they see, or towards the noise. Alphas do so twice.
ad-ui-guide-spawn = New zombies
    .text = Then a card is drawn for each active spawn zone. The highest danger level among the survivors decides which line of the card counts. If there are too few miniatures, that kind acts once more.
ad-ui-guide-growth = Adrenaline
    .text = Kills and objectives are worth adrenaline points. At 7, 19 and 43 points a survivor gains a skill, and the city becomes more dangerous.
ad-ui-guide-dead = The dead
ad-ui-guide-signs = Signs on the board
ad-ui-guide-sleepers-sign = sleepers, face down
ad-ui-kind-facts = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $damage ->
    [0] nothing harms it
   *[other] damage { $damage } kills
}
