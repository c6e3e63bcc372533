### Warring Colonies. Where it says nothing of its own, the words of The Long Night are used: cards,
### places, survivors and most events are the same. $colony is "the yellow colony", $colony_id yellow.

# An entrance; only colonies have more than one.
wc-entrance = { $place_id ->
    [yellow] gate { $door } of the yellow colony
    [blue] gate { $door } of the blue colony
   *[other] { $place }
}
wc-at-entrance = { $place_id ->
    [yellow] at gate { $door } of the yellow colony
    [blue] at gate { $door } of the blue colony
   *[other] { $place_at }
}

## Questions

wc-ask-movement = Move one of your survivors, or pass. Who passes moves nobody else this turn.
wc-ask-beside = { $other } is to move. Meanwhile you may ask somebody for a card.
wc-ask-action = { $answers ->
    [one] You have nothing left to do.
   *[other] What do you do?
}
wc-ask-met-by = “{ $crossroads }”: several of yours came to it. Whom is it about?
wc-ask-mission = Before your turn you may drop one mission and draw another.
wc-ask-wolf-battle = The colonies are about to fight { $place_at }, and your people stand between them.
wc-ask-flee = Who runs from { $place }, and where to?
wc-ask-tactics = Battle { $place_at }! How does your colony fight? The enemy chooses at the same time.
wc-ask-bid = How many bullets do you spend { $place_at }? They are gone, whoever wins.
wc-ask-battle-hit = { $count ->
    [one] Your die shows a wound. Whom does it hit { $place_at }?
   *[other] Your die shows { $count } wounds, all for one. Whom do they hit { $place_at }?
}
wc-ask-share-wounds = { $left ->
    [one] You are beaten { $place_at }. One wound is left: who takes it?
   *[other] You are beaten { $place_at }. { $left } wounds are left: who takes the next?
}
wc-ask-elect = Who shall lead { $colony }? Not you: one votes for another.
wc-ask-tied-leaders = The votes are equal. Who leads { $colony }?
wc-ask-defence = A zombie comes to { wc-entrance }. What stops it?

## Answers

wc-option-pass = { $survivor ->
    [none] Move nobody else this turn
   *[other] Pass { $survivor } on
}
wc-option-move = { $door ->
    [none] { $place ->
        [none] { $survivor } moves
       *[other] { $survivor } moves to { $place }
    }
   *[other] { $survivor } moves to { wc-entrance }
}
    .actor = { $place ->
    [none] { "" }
   *[other] { $survivor }
}
    .verb = { $place ->
    [none] { "" }
   *[other] move to
}
    .target = { $door ->
    [none] { $place ->
        [none] { "" }
       *[other] { $place }
    }
   *[other] { wc-entrance }
}
wc-option-oust = { $survivor } takes the place of { $target } { $place_at }
    .actor = { $survivor }
    .verb = oust { $target }
    .target = { $place }
wc-option-settle = { $door ->
    [none] { $survivor } goes to { $place }
   *[other] { $survivor } goes to { wc-entrance }
}
wc-option-idle = Ask nobody now
wc-option-end = You are done
wc-option-lure = { $start_id ->
    [yellow] A zombie from gate { $door } of the yellow colony
    [blue] A zombie from gate { $door } of the blue colony
   *[other] A zombie from { $start }
}
wc-option-wait = Let the other act first
wc-option-claim = Claim the mission “{ $mission }”
wc-option-hold = Keep all missions
wc-option-discard = Drop “{ $mission }”
wc-option-flee = { $survivor ->
    [none] Flee to the den, with a risk for each
   *[other] { $door ->
        [none] { $survivor } flees to { $place }
       *[other] { $survivor } flees to { wc-entrance }
    }
}
wc-option-support = Fight for { $colony }
wc-option-tactics = { $tactics }
wc-option-bid = { $count ->
    [0] No bullets
    [one] 1 bullet
   *[other] { $count } bullets
}
wc-option-hit = { $survivor }
wc-option-elect = { $other }

## What happened: set-up and rounds

wc-event-team = { $seats } live in { $colony }.
wc-event-wolf = { $seat } is the Lone Wolf.
wc-event-objective = { $rounds ->
    [one] Both colonies want the same: “{ $objective }”. Morale stands at { $morale }, and there is 1 round.
   *[other] Both colonies want the same: “{ $objective }”. Morale stands at { $morale }, and there are { $rounds } rounds.
}
wc-event-missions-dealt = { $missions ->
    [none] { $seat } takes { $count } missions.
   *[other] { $seat } takes { $count } missions: { $missions }.
}
wc-event-placed = { $survivor } goes to { $place }.
wc-event-colony-leader = { $seat } leads { $colony }.
wc-event-round = { $rounds ->
    [one] Round { $round } begins, the last one.
   *[other] Round { $round } begins; { $rounds } are left with it.
}
wc-event-turns = It is the turn of { $seats }.
wc-event-turns-ended = The turn of { $seats } ends.
wc-event-tie-rolled = Morale is equal at { $morale }; the die is for { $colony }.
wc-event-wolf-crossroads = A crossroads card is laid aside for { $seat }; nobody has seen it.

## What happened: moving and acting

wc-event-movement = Survivors move. { $seat } decides first.
wc-event-passed-moving = { $seat } moves nobody else.
wc-event-ousted = { $bullets ->
    [0] { $survivor } takes the place of { $target } { $place_at }.
    [one] { $survivor } drives { $target } off { $place_at } for 1 bullet.
   *[other] { $survivor } drives { $target } off { $place_at } for { $bullets } bullets.
}
wc-event-actions = To act now: { $seats }.
wc-event-finished = { $seat } is done.
wc-event-laid-down = { $survivor } has been bitten and lies down. What comes of it will be seen when all are done.
wc-event-added = { $seat } adds “{ $item }” to the crisis; { ln-added-so-far }
wc-event-mission-done = { $seat } has completed the mission “{ $mission }”.
wc-event-mission-drawn = { $mission ->
    [none] { $seat } draws another mission.
   *[other] { $seat } draws the mission “{ $mission }”.
}
wc-event-mission-dropped = { $mission ->
    [none] { $seat } drops a mission.
   *[other] { $seat } drops the mission “{ $mission }”.
}

## What happened: the colonies

wc-event-fed = { $cost ->
    [0] Nobody in { $colony } needs food.
   *[other] { $colony_title } eats { $cost } food; { $food } left.
}
wc-event-starving = { $starvation ->
    [one] { $colony_title } needs { $cost } food and has { $food }. Hunger: there is 1 starvation token now.
   *[other] { $colony_title } needs { $cost } food and has { $food }. Hunger: there are { $starvation } starvation tokens now.
}
wc-event-waste = { $waste ->
    [0] There is no waste in { $colony }.
    [one] 1 card lies in the waste pile of { $colony }.
   *[other] { $loss ->
        [0] { $waste } cards lie in the waste pile of { $colony }.
       *[other] { $waste } cards lie in the waste pile of { $colony }, and it stinks.
    }
}
wc-event-zombies-gather = { $due ->
    [0] The dead gather, but not before { $colony }.
    [one] The dead gather: 1 comes to { $colony }.
   *[other] The dead gather: { $due } come to { $colony }.
}
wc-event-morale = { $way ->
    [same] { $colony_title }: morale stays at { $morale }.
    [up] { $colony_title }: morale rises to { $morale }.
   *[down] { $cause ->
        [death] { $colony_title }: morale falls to { $morale }; one of ours is dead.
        [helpless] { $colony_title }: morale falls to { $morale }; we did not protect those who trusted us.
        [hunger] { $colony_title }: morale falls to { $morale }; people go hungry.
        [waste] { $colony_title }: morale falls to { $morale }; we live in filth.
        [undefended] { $colony_title }: morale falls to { $morale }; strangers walk in and out.
       *[card] { $colony_title }: morale falls to { $morale }.
    }
}
wc-event-food = { $way ->
    [same] { $colony_title }: no food is lost; there is none.
    [down] { $colony_title } loses { $size } food; { $food } left.
   *[up] { $colony_title } gains { $size } food and has { $food }.
}
wc-event-helpless-came = { $count ->
    [one] A helpless survivor comes to { $colony }; { ln-helpless-now }
   *[other] { $count } helpless survivors come to { $colony }; { ln-helpless-now }
}
wc-event-helpless-left = { $count ->
    [one] A helpless survivor leaves { $colony }; { ln-helpless-now }
   *[other] { $count } helpless survivors leave { $colony }; { ln-helpless-now }
}
wc-event-helpless-died = A helpless survivor dies in { $colony }; { ln-helpless-now }
wc-event-colony-fell = { $colony_title } has fallen. Its people fight on until the day is over.
wc-event-wolf-out = { $seat } gives up the den and is gone from the town.
wc-event-pushed-out = The dead push { $survivor } away from { wc-entrance }.
wc-event-zombie-came = A zombie comes to { wc-entrance }.
    .many = { $places ->
    [one] { $count } zombies come { $place_to }.
   *[other] { $count } zombies come: { $spots }.
}
wc-event-zombie-killed = { $survivor } kills a zombie { wc-at-entrance }.
wc-event-barricade-broken = A zombie brings a barricade down { wc-at-entrance }, and itself with it.
wc-event-trap-exploded = { $zombies ->
    [0] A trap explodes { wc-at-entrance } and stops a zombie.
   *[other] A trap explodes { wc-at-entrance } and tears apart the zombie that came and { $zombies } more.
}
wc-event-defence-removed = { $what ->
    [trap] A trap { wc-at-entrance } is gone.
   *[barricade] A barricade { wc-at-entrance } is gone.
}
wc-event-built = { $what ->
    [trap] { $seat } sets a trap { wc-at-entrance }.
   *[barricade] { $seat } builds a barricade { wc-at-entrance }.
}
wc-event-undefended = { $count ->
    [one] Nobody defends { $colony }, and one of the enemy stands at its gates.
   *[other] Nobody defends { $colony }, and { $count } of the enemy stand at its gates.
}
wc-event-leader-vote = { $colony_title } chooses a leader: { $ballots }.
wc-ballot = { $voter } for { $other }

## What happened: battles

wc-event-battles-begin = The colonies meet.
wc-event-battle = Battle { $place_at }!
wc-event-wolf-flees = { $seat } leaves them to it and runs from { $place }.
wc-event-wolf-supports = { $seat } fights for { $colony } { $place_at }.
wc-event-tactics = Yellow: “{ $yellow }”. Blue: “{ $blue }”.
wc-event-truce = Both sides only watch each other. Nothing happens { $place_at }.
wc-event-fell-back = { $winner ->
    [none] Both sides fall back from { $place }.
    [yellow] The blue colony falls back from { $place }.
   *[blue] The yellow colony falls back from { $place }.
}
wc-event-strength = { $why ->
    [tactics] { $colony_title }: +{ $by } for tactics, { $strength } in all.
    [survivors] { $colony_title }: +{ $by } for survivors, { $strength } in all.
    [weapons] { $colony_title }: +{ $by } for weapons, { $strength } in all.
    [bullets] { $colony_title }: +{ $by } for bullets, { $strength } in all.
   *[die] { $colony_title }: +{ $by } by the die, { $strength } in all.
}
wc-event-withdrew = { $survivor } withdraws to { $place }.
wc-event-bids = { $yellow ->
    [one] Yellow spends 1 bullet, blue { $blue }.
   *[other] Yellow spends { $yellow } bullets, blue { $blue }.
}
wc-event-battle-dice = The battle dice: yellow { $yellow }, blue { $blue }.
wc-event-battle-drawn = Nobody wins { $place_at }.
wc-event-battle-won = { $wounds ->
    [one] { $colony_title } wins { $place_at } by { $by }. The others share out 1 wound.
   *[other] { $colony_title } wins { $place_at } by { $by }. The others share out { $wounds } wounds.
}
wc-event-spoils = What { $survivor } carried falls to { $colony }: { $items }.
wc-event-spoils-lost = Nobody is there to take “{ $item }”.

## The end

wc-event-ended = { $reason ->
    [objective] The war is over: “{ $objective }” is complete.
    [fallen] The war is over: a colony has fallen.
    [rounds] The war is over: winter has outlasted both.
   *[conceded] The war is over: the players gave up.
}
wc-ending-objective = { $winners ->
    [0] “{ $objective }” is complete in round { $round }, but nobody got what they wanted.
    [one] “{ $objective }” is complete in round { $round }. { $who } wins.
   *[other] “{ $objective }” is complete in round { $round }. { $who } win.
}
    .brief = The objective was reached.
wc-ending-fallen = { $winners ->
    [0] A colony has fallen in round { $round }. Nobody wins.
    [one] A colony has fallen in round { $round }. { $who } wins.
   *[other] A colony has fallen in round { $round }. { $who } win.
}
    .brief = A colony has fallen.
wc-ending-rounds = { $winners ->
    [0] Time has run out after round { $round }. Nobody wins.
    [one] Time has run out after round { $round }. { $who } wins.
   *[other] Time has run out after round { $round }. { $who } win.
}
    .brief = Time ran out.
wc-ending-conceded = The war was given up in round { $round }. Nobody wins.
    .brief = A side gave up.

## Why something is not allowed

wc-why-not-the-den = Only the Lone Wolf’s people may enter the den.
wc-why-roads-closed = The roads to the other colony are closed this round.
wc-why-needs-entrance = Say at which gate.
wc-why-entrance-full = There is no empty space at that gate.
wc-why-not-full = There is still room: nobody needs to be sent away.
wc-why-not-there = That survivor is not there.
wc-why-of-active-player = That survivor belongs to the player who moves at the same time as you.
wc-why-too-few-bullets = Your colony has not enough bullets.
wc-why-no-die-left = That costs you an unused die, and you have none.
wc-why-only-moves-now = Survivors move now. Everything else comes after it.
wc-why-other-moves-now = It is the other one’s opportunity to move.
wc-why-has-passed = You have passed, and move nobody else this turn.
wc-why-no-ousting-at-home = Sending somebody to where they already are makes no room.
wc-why-inhabitants-stay = Those who live there cannot be sent away.
wc-why-no-attracting = Nobody attracts zombies in this war.
wc-why-no-move-now = Survivors have moved before; now is the time to act.
wc-why-no-exile-in-war = Nobody is exiled in this war.
wc-why-lies-on-its-side = This survivor has been bitten and can do nothing more.
wc-why-no-attack-on-survivors = Survivors fight in battles, not in turns.
wc-why-wrong-symbol = This crisis takes only the cards that it asks for.
wc-why-one-die-a-beat = You have used a die; before the next one it is the other’s turn to act.
wc-why-no-trade = Nothing can be handed to that survivor.
wc-why-friends-only = At this table cards are only asked for inside a colony.
wc-why-fewer-bullets = There are not that many bullets in the store.
wc-why-no-vote-for-yourself = One votes for another.
wc-why-not-of-your-colony = That player does not belong to your colony.
wc-why-no-such-mission = You hold no such mission.
wc-why-mission-by-itself = This mission is complete by itself when it happens.
wc-why-mission-not-met = What this mission asks for is not so now.

## Settings

wc-setting-objective = Main objective
    .help = What both colonies want; the first to have it wins.
wc-setting-objective-random = drawn by lot
wc-setting-turns = Turns
    .help = How two players act at the same time.
wc-setting-turns-simultaneous = at the same time
    .text = Both act as fast as they like; when one is done, the other has two minutes.
wc-setting-turns-alternating = in turn
    .text = One action with a die each, without a clock: for one device.
wc-setting-turns-sequential = one after the other
    .text = One does everything, then the other, without a clock: for days between answers.
wc-setting-quick = Quick game
    .help = Whether both have two minutes from the start.
wc-setting-quick-off = no
wc-setting-quick-on = two minutes for everything
wc-setting-teams = Teams
    .help = Who belongs to which colony.
wc-setting-teams-seats = by seats
    .text = Seats 1, 3, 5 … are yellow, 2, 4, 6 … blue; with an odd number the last is the Lone Wolf.
wc-setting-teams-random = drawn by lot
wc-setting-crossroads = Crossroads cards
    .help = Which crossroads cards are in the deck.
wc-setting-crossroads-all = all that fit
wc-setting-crossroads-box = those about the war only
wc-setting-survivors = Survivors
    .help = Whether survivors take part whose abilities have no use in a war.
wc-setting-survivors-fitting = those that fit
wc-setting-survivors-all = all of them
wc-setting-adult = Cards for adults
    .help = Whether crossroads cards with mature themes are in the deck.
wc-setting-adult-off = left out
wc-setting-adult-on = included
wc-setting-trade = Requests and hand-offs
    .help = Whether cards may change hands between the colonies.
wc-setting-trade-all = between all
wc-setting-trade-friendly = inside a colony
wc-setting-travel-cards = Travel cards
    .help = Whether own cards about moving may be played while survivors move.
wc-setting-travel-cards-off = only requested ones
wc-setting-travel-cards-on = own ones, too
wc-setting-two-bullets = New bullets
    .help = Whether each colony gets two bullets in every round.
wc-setting-two-bullets-on = two in every round
wc-setting-two-bullets-off = none
wc-setting-intruders-draw = Strangers at the gates
    .help = Whether the zombies that come to a colony are counted by the strangers at its gates, too.
wc-setting-intruders-draw-on = draw zombies
wc-setting-intruders-draw-off = draw none
wc-setting-push-out = Full gates
    .help = What one more zombie does at a full gate where a stranger stands.
wc-setting-push-out-on = the stranger is pushed out
wc-setting-push-out-off = the colony is overrun
wc-setting-fight-on = Without morale
    .help = When a colony that has no morale left ends the war.
wc-setting-fight-on-on = at the next check
    .text = It has lost, but fights on until the main objective is looked at.
wc-setting-fight-on-off = at once
wc-setting-election = Colony leaders
    .help = Who leads a colony in the next round.
wc-setting-election-on = are elected
wc-setting-election-off = to the right
    .text = The token passes to the player on the right.

## What speaks for a hint: clauses by the traits of options, as bots look at them

wc-for-front = it strengthens the front
wc-for-battle = it makes one’s own side stronger in the battle
wc-for-door = it holds an entrance
