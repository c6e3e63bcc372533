### The Long Night. Names of things are given to the sentences in words ($survivor is "Gia", $place
### "the school") and as they are ($survivor_id is "gia"); attributes of a name come as
### $survivor_his, $place_at and so on. $seat, $other, $first and $holder are the names of players.
### What a card does is said by effects.ftl; stories are beside the cards' names.

## Players have no sides; they are called by their names, or by their seats

ln-side-seat-0 = Player 1
    .title = Player 1
ln-side-seat-1 = Player 2
    .title = Player 2
ln-side-seat-2 = Player 3
    .title = Player 3
ln-side-seat-3 = Player 4
    .title = Player 4
ln-side-seat-4 = Player 5
    .title = Player 5

## Places

# An entrance; only the colony has more than one.
ln-entrance = { $place_id ->
    [colony] entrance { $door } of the colony
    [yellow] entrance { $door } of the yellow colony
    [blue] entrance { $door } of the blue colony
   *[other] { $place }
}
ln-at-entrance = { $place_id ->
    [colony] at entrance { $door } of the colony
    [yellow] at entrance { $door } of the yellow colony
    [blue] at entrance { $door } of the blue colony
   *[other] { $place_at }
}

## Kinds of items

# Cards of one name in a list
ln-counted = { $count ->
    [one] “{ $name }”
   *[other] { $count } × “{ $name }”
}

## Faces of the exposure die

ln-face-blank = unharmed
ln-face-wound = a wound
ln-face-frostbite = frostbite
ln-face-bite = a bite

## Phases

ln-phase-set-up = set-up
ln-phase-players-phase = players phase
ln-phase-colony-phase = colony phase

## Questions

ln-ask-keep-survivors = { $keep ->
    [2] Whom do you keep? The one named first leads your group, the other follows.
   *[other] Whom do you keep? The one named first leads your group, the others follow.
}
ln-ask-newcomer = Where does { $survivor } go?
ln-ask-action = { $answers ->
    [one] There is nothing left that you could do. End your turn.
   *[other] It is your turn. What do you do?
}
ln-ask-target = { $free ->
    [true] Which zombie does { $survivor } attack { $place_at }?
   *[other] Whom does { $survivor } attack { $place_at }?
}
ln-ask-search = { $survivor } searches { $place }. Keep a card, or make noise and draw another?
ln-ask-door = { $purpose ->
    [lure] At which entrance does the zombie end up?
    [trap] At which entrance do you set the trap?
   *[barricade] At which entrance do you build the barricade?
}
ln-ask-lure = { $left ->
    [one] Which zombie comes to { $place }? One more can be lured.
   *[other] Which zombie comes to { $place }? Up to { $left } can be lured, all from one place.
}
ln-ask-request-kind = What do you ask { $other } for?
ln-ask-request = { $seat } asks you for { $kind_a }, to use it at once. What do you give?
ln-ask-use-given = “{ $item }” has to be used at once. How?
ln-ask-equip = Who gets “{ $item }”?
ln-ask-keep-token = { $first } has the first player token, and it moves on to the right. Do you call a vote to keep it there?
ln-ask-vote = { $about ->
    [exile] { $seat } wants { $other } exiled. Do you?
    [token] { $seat } wants the first player token to stay with { $other }. Do you?
    [containment] The code for “{ $experiment }” is complete. Shall it stay locked up?
   *[crossroads] “{ $crossroads }”: which way shall the colony go?
}
ln-ask-crossroads = “{ $crossroads }”: what do you do?
ln-ask-leader = Who leads your group now?
ln-ask-helpless-death = A helpless survivor dies. Which one?
ln-ask-order = Frostbite eats at several of { $seat }’s survivors. Who suffers first?
ln-ask-bite = The bite spreads { $place_at }, and { $survivor } is next. Let { $survivor_him } die, or risk a roll?
ln-ask-defence = A zombie comes to entrance { $door } of the colony. What stops it?
ln-ask-leave = You are exiled. Who leaves the colony, and for where?
ln-ask-actor = “{ $card }”: which of your survivors?
ln-ask-choose-survivor = { $effect ->
    [wound] Who is wounded?
    [frostbite] Who gets frostbite?
    [despair] Who despairs?
    [heal] Whom do you heal?
    [hearten] Whom do you hearten?
    [kill] Who dies?
    [leave] Who leaves for good?
    [expose] Who makes the exposure roll?
    [put] Whom do you put elsewhere?
    [travel] Who moves?
    [again] Who may move once more?
    [strike] Who attacks?
    [pass-survivors] Whom do you pass on to the player on your left?
    [send-home] Who goes back home?
   *[other] Who is it?
}
ln-ask-choose-wound = What do you heal of { $survivor }?
ln-ask-choose-place = { $effect ->
    [put] Where do you put { $survivor }?
    [travel] Where does { $survivor } move?
    [draw] From which deck do you draw?
    [find] Which deck do you look through?
    [peek] Which deck do you look at?
    [litter] From which deck do cards go on the waste pile?
    [zombies] Where do the zombies come?
    [repel] From where do you drive zombies away?
    [slay] Where do zombies die?
    [barricade] Where do you build?
    [trap] Where do you set the trap?
    [breach] Where do barricades and traps go?
    [noise] Where is the noise?
   *[other] Where?
}
ln-ask-choose-door = { $effect ->
    [slay] Which zombie does { $survivor } kill?
   *[breach] Which barricade or trap goes { $place_at }?
}
ln-ask-choose-die = { $effect ->
    [reroll] Which die do you roll again?
    [raise] Which die do you raise?
    [set-die] Which die do you turn?
   *[lose-die] Which die do you use up?
}
ln-ask-choose-value = What shall the { $die } show instead?
ln-ask-choose-branch = “{ $card }”: which of these?
ln-ask-choose-player = { $effect ->
    [steal] From whom do you take a card?
    [give] To whom do you give?
    [spy] Into whose hand do you look?
   *[exile-vote] Whom do you accuse?
}
ln-ask-choose-colony = { $effect ->
    [note-colony] Which colony do you note in secret?
   *[other] “{ $card }”: which colony?
}
ln-ask-choose-card = { $effect ->
    [find] Which card do you take from { $deck }?
    [reveal] Which card do you take?
    [lose] { $kind ->
        [none] Which card do you give up?
       *[other] Which { $kind } card do you give up?
    }
    [give] Which card do you give to { $other }?
    [peek] Which card goes back on { $deck } next? The last one lies on top.
   *[salvage] Which card do you take from the waste pile?
}

## Answers. The attributes take an answer apart for lists: who (.actor) does what (.verb) to what
## (.target). An answer without them is listed as a whole.

ln-option-attack = { $survivor } attacks with a { $die }
    .actor = { $survivor }
    .verb = attack with a
    .target = { $die }
ln-option-search = { $survivor } searches with a { $die }
    .actor = { $survivor }
    .verb = search with a
    .target = { $die }
ln-option-barricade = { $effect ->
    [breach] The barricade at entrance { $door }
   *[other] { $survivor } barricades with a { $die }
}
    .actor = { $effect ->
    [breach] { "" }
   *[other] { $survivor }
}
    .verb = { $effect ->
    [breach] { "" }
   *[other] barricade with a
}
    .target = { $effect ->
    [breach] { "" }
   *[other] { $die }
}
ln-option-attract = { $survivor } attracts zombies with a { $die }
    .actor = { $survivor }
    .verb = attract zombies with a
    .target = { $die }
ln-option-ability = { $die ->
    [none] { $survivor }: “{ $survivor_ability }”
   *[other] { $survivor }: “{ $survivor_ability }” with a { $die }
}
    .actor = { $survivor }
    .verb = { $die ->
    [none] ability
   *[other] “{ $survivor_ability }” with a
}
    .target = { $die ->
    [none] “{ $survivor_ability }”
   *[other] { $die }
}
ln-option-use = { $die ->
    [none] { $survivor } uses “{ $item }”
   *[other] { $survivor } uses “{ $item }” with a { $die }
}
    .actor = { $survivor }
    .verb = { $die ->
    [none] use
   *[other] use “{ $item }” with a
}
    .target = { $die ->
    [none] “{ $item }”
   *[other] { $die }
}
ln-option-move = { $place ->
    [none] { $survivor } moves
   *[other] { $survivor } moves to { $place }
}
    .actor = { $place ->
    [none] { "" }
   *[other] { $survivor }
}
    .verb = { $place ->
    [none] { "" }
   *[other] move to
}
    .target = { $place ->
    [none] { "" }
   *[other] { $place }
}
ln-option-hand = { $survivor } hands “{ $item }” to { $taker }
    .actor = { $survivor }
    .verb = hand “{ $item }” to
    .target = { $taker }
ln-option-clean = Clean waste with a { $die }
    .verb = Clean waste with a
    .target = { $die }
ln-option-raise = Spend food to raise a { $die }
    .verb = Spend food to raise a
    .target = { $die }
ln-option-play = Play “{ $item }”
    .verb = Play
    .target = “{ $item }”
ln-option-add = { $survivor ->
    [none] Add “{ $item }” to the crisis
   *[other] { $survivor } adds “{ $item }” to the crisis
}
    .actor = { $survivor ->
    [none] { "" }
   *[other] { $survivor }
}
    .verb = { $survivor ->
    [none] Add to the crisis
   *[other] add to the crisis
}
    .target = “{ $item }”
ln-option-deliver = Lay “{ $item }” on the main objective
    .verb = Lay on the main objective
    .target = “{ $item }”
ln-option-boost = Eat “{ $item }” to raise a { $die }
    .verb = Eat “{ $item }” to raise a
    .target = { $die }
ln-option-calm = Calm an unruly survivor with “{ $item }”
    .verb = Calm an unruly survivor with
    .target = “{ $item }”
ln-option-request = Ask { $other } for a card
    .verb = Ask for a card:
    .target = { $other }
ln-option-exile = Call a vote to exile { $other }
    .verb = Call a vote to exile
    .target = { $other }
ln-option-end = End your turn

ln-option-keep = { $item ->
    [none] Keep { $leader_name } as leader, with { $crew }
   *[other] Keep “{ $item }”
}
    .verb = { $item ->
    [none] { $leader } leads, with
   *[other] Keep
}
    .target = { $item ->
    [none] { $crew }
   *[other] “{ $item }”
}
ln-option-settle = { $survivor } goes to { $place }
    .verb = { $survivor } goes to
    .target = { $place }
ln-option-noise = Make noise and draw another card
ln-option-zombie = { $place_id ->
    [colony] The zombie at entrance { $door }
    [yellow] The zombie at entrance { $door }
    [blue] The zombie at entrance { $door }
    [none] The zombie at entrance { $door }
   *[other] A zombie
}
ln-option-survivor = { $target }
ln-option-helpless = { $which ->
    [none] A helpless survivor
    [unruly] An unruly one
   *[normal] A calm one
}
ln-option-door = { $place_id ->
    [colony] Entrance { $door }
    [yellow] Entrance { $door }
    [blue] Entrance { $door }
   *[other] The entrance { $place_at }
}
ln-option-lure = { $start_id ->
    [colony] The zombie at entrance { $door } of the colony
   *[other] A zombie from { $start }
}
ln-option-enough = No more
ln-option-kind = { $kind_a }
    .verb = Ask for
    .target = { $kind_a }
ln-option-give = Give “{ $item }”
    .verb = Give
    .target = “{ $item }”
ln-option-refuse = Give nothing
ln-option-equip = Equip { $survivor }
    .verb = Equip
    .target = { $survivor }
ln-option-pass = { $survivor ->
    [none] Let it move on
   *[other] Pass { $survivor } on
}
ln-option-call = Call a vote
ln-option-yes = { $about ->
    [exile] Yes: { $other } must go
    [token] Yes: it stays with { $other }
    [containment] Yes: lock it up for good
   *[crossroads] Thumbs up: { $if_up }
}
ln-option-no = { $about ->
    [exile] No: { $other } stays
    [token] No: it moves on
    [containment] No: let it out, and calm one place
   *[crossroads] Thumbs down: { $if_down }
}
ln-option-option = { $label }: { $rules }
ln-option-lead = { $survivor } leads
ln-option-next = { $survivor }
ln-option-sacrifice = Let { $survivor } die; the bite ends there
ln-option-roll = Risk a roll: unharmed, the bite ends; otherwise { $survivor } dies and it goes on
ln-option-break = { $what ->
    [trap] The trap explodes
   *[barricade] The barricade falls
}
ln-option-leave = { $place ->
    [none] { $survivor } leaves for good
   *[other] { $survivor } leaves for { $place }
}
    .actor = { $place ->
    [none] { "" }
   *[other] { $survivor }
}
    .verb = { $place ->
    [none] { "" }
   *[other] leave for
}
    .target = { $place ->
    [none] { "" }
   *[other] { $place }
}
ln-option-with = { $survivor }
ln-option-wound = { $survivor } is wounded
ln-option-frostbite = { $survivor } gets frostbite
ln-option-despair = { $survivor } despairs
ln-option-heal = { $kind_id ->
    [wound] Heal a wound of { $survivor }
    [frostbite] Heal the frostbite of { $survivor }
   *[none] Heal { $survivor }
}
ln-option-hearten = Hearten { $survivor }
ln-option-kill = { $survivor } dies
ln-option-expose = { $survivor } rolls
ln-option-put = { $survivor }
ln-option-again = { $survivor }
ln-option-strike = { $survivor } attacks
ln-option-send-home = { $survivor } goes home
ln-option-colony = { $colony }
    .verb = Choose
    .target = { $colony }
ln-option-place = { $place }
    .verb = { $effect ->
    [travel] Move to
   *[other] Choose
}
    .target = { $place }
ln-option-trap = The trap at entrance { $door }
ln-option-die = The { $die }
ln-option-value = A { $value }
ln-option-player = { $other }
ln-option-card = “{ $item }”
ln-option-none = No card
ln-option-branch = { $rules }

## What happened: set-up

ln-event-objective = { $rounds ->
    [one] The colony has one aim: “{ $objective }”. Morale stands at { $morale }, and there is 1 round.
   *[other] The colony has one aim: “{ $objective }”. Morale stands at { $morale }, and there are { $rounds } rounds.
}
ln-event-secret = { $secret ->
    [none] { $seat } draws a secret objective.
   *[other] { $seat } draws a secret objective: “{ $secret }”.
}
    .many = { $seats } draw a secret objective each.
ln-event-hand-dealt = { $items ->
    [none] { $seat } gets { $count } starting items.
   *[other] { $seat } gets { $count } starting items: { $items }.
}
    .many = { $seats } get { $count } starting items each.
ln-event-survivors-dealt = { $survivors ->
    [none] { $seat } may choose among { $count } survivors.
   *[other] { $seat } may choose among { $survivors }.
}
    .many = { $seats } may choose among { $count } survivors each.
ln-event-group = { $leader_name } leads { $seat }’s group, with { $others }.
ln-event-placed = { $survivor } starts { $place_at }.
ln-event-first-player = { $seat } has the first player token.

## What happened: the round

ln-event-round = { $rounds ->
    [one] Round { $round } begins, the last one. { $first } goes first.
   *[other] Round { $round } begins; { $rounds } are left with it. { $first } goes first.
}
ln-event-crisis = { $needed ->
    [one] Crisis: “{ $crisis }”. It takes 1 { $wanted } card.
   *[other] Crisis: “{ $crisis }”. It takes { $needed } { $wanted } cards.
}
ln-event-dice = { $seat } rolls { $dice }.
ln-event-turn = It is { $seat }’s turn.
ln-event-turn-ended = { $seat }’s turn ends.
ln-event-colony-phase = The colony phase of round { $round } begins.
ln-event-fed = { $food ->
    [0] { $cost ->
        [0] Nobody in the colony needs food.
       *[other] The colony eats { $cost } food. Nothing is left.
    }
   *[other] { $cost ->
        [0] Nobody in the colony needs food; there are { $food }.
       *[other] The colony eats { $cost } food; { $food } are left.
    }
}
ln-event-starving = { $starvation ->
    [one] The colony needs { $cost } food and has { $food }. Hunger: there is 1 starvation token now.
   *[other] The colony needs { $cost } food and has { $food }. Hunger: there are { $starvation } starvation tokens now.
}
ln-event-waste = { $waste ->
    [0] There is no waste.
    [one] 1 card lies in the waste pile.
   *[other] { $loss ->
        [0] { $waste } cards lie in the waste pile.
       *[other] { $waste } cards lie in the waste pile, and it stinks.
    }
}
ln-event-crisis-resolved = { $prevented ->
    [true] “{ $crisis }” is averted: { ln-points }. { ln-cards-added }
   *[false] “{ $crisis }” strikes: { ln-points }. { ln-cards-added }
}
    .aloud = { $prevented ->
    [true] { ln-event-crisis-resolved } { $crisis_prevented }
   *[false] { ln-event-crisis-resolved } { $crisis_failed }
}
ln-points = { $points ->
    [one] 1 point, { $needed } needed
   *[other] { $points } points, { $needed } needed
}
ln-cards-added = { $items ->
    [none] Nobody added a card.
   *[other] Added: { $items }.
}
ln-event-zombies-gather = { $due ->
    [0] The dead gather, but not at the colony.
    [one] The dead gather: 1 comes to the colony.
   *[other] The dead gather: { $due } come to the colony.
}
ln-event-noise-flipped = { $face ->
    [alarm] The noise { $place_at } was heard.
   *[quiet] The noise { $place_at } dies away.
}
ln-event-track = { $rounds ->
    [0] The round marker reaches 0.
   *[other] The round marker moves to { $rounds }.
}
ln-event-token-vote = { $seat } calls a vote: shall { $other } keep the first player token?

## What happened: actions

ln-event-moved = { $survivor } goes from { $start } to { $place }.
ln-event-searched = { $survivor } searches { $place }.
ln-event-drew = { $items ->
    [none] { $count ->
        [0] { $seat } finds nothing { $place_at }.
        [one] { $seat } draws a card { $place_at }.
       *[other] { $seat } draws { $count } cards { $place_at }.
    }
   *[other] { $seat } draws { $items } { $place_at }.
}
ln-event-kept = { $item ->
    [none] { $seat } keeps a card.
   *[other] { $seat } keeps “{ $item }”.
}
ln-event-put-under = { $count ->
    [one] { $seat } puts 1 card back under the deck of { $place }.
   *[other] { $seat } puts { $count } cards back under the deck of { $place }.
}
ln-event-noise = { $noise ->
    [one] { $survivor } makes noise { $place_at }.
   *[other] { $survivor } makes noise { $place_at }: { $noise } tokens lie there now.
}
ln-event-quiet = { $survivor } searches on without a sound.
ln-event-built = { $what ->
    [trap] { $seat } sets a trap { ln-at-entrance }.
   *[barricade] { $seat } builds a barricade { ln-at-entrance }.
}
ln-event-cleaned = { $count ->
    [one] { $seat } cleans away 1 card; { $waste } are left in the waste pile.
   *[other] { $seat } cleans away { $count } cards; { $waste } are left in the waste pile.
}
ln-event-lured = { $survivor } lures a zombie from { $start } to { ln-entrance }.
ln-event-ability = { $survivor }: “{ $survivor_ability }”.
ln-event-item-used = { $survivor } uses “{ $item }”.
ln-event-played = { $seat } plays “{ $item }”.
ln-event-equipped = { $survivor } now carries “{ $item }”.
ln-event-handed = { $survivor } hands “{ $item }” to { $other }.
ln-event-requested = { $seat } asks { $other } for { $kind_a }.
ln-event-given = { $seat } gives “{ $item }” to { $other }.
ln-event-refused = { $seat } gives nothing.
ln-event-added = { $survivor ->
    [none] { $item ->
        [none] { $seat } adds a card to the crisis; { ln-added-so-far }
       *[other] { $seat } adds “{ $item }” to the crisis; { ln-added-so-far }
    }
   *[other] { $survivor }’s “{ $item }” is added to the crisis; { ln-added-so-far }
}
ln-added-so-far = { $count ->
    [one] it is the first.
   *[other] there are { $count } now.
}
ln-event-delivered = { $seat } lays “{ $item }” on the main objective; progress { $progress }.
ln-event-die-raised = { $seat } spends food and turns a { $die } to { $to }; { $food } food left.
ln-event-die-boosted = { $seat } eats “{ $item }” and turns a { $die } to { $to }.
ln-event-calmed = { $unruly ->
    [0] { $seat } calms an unruly survivor with “{ $item }”. All are calm now.
   *[other] { $seat } calms an unruly survivor with “{ $item }”; { $unruly } are left.
}
ln-event-fought = { $hit ->
    [true] { $survivor } attacks { $target } of { $other } with a { $rolled }, and hits!
   *[false] { $survivor } attacks { $target } of { $other } with a { $rolled }, and misses.
}
ln-event-card-taken = { $item ->
    [none] { $seat } takes a card from { $other }’s hand.
   *[other] { $seat } takes “{ $item }” from { $other }’s hand.
}

## What happened: survivors

ln-event-exposed = { $face_id ->
    [blank] Exposure: { $survivor } comes to no harm.
    [wound] Exposure: { $survivor } rolls a wound.
    [frostbite] Exposure: { $survivor } rolls frostbite.
   *[bite] Exposure: { $survivor } rolls a bite!
}
ln-event-bite-rolled = { $face_id ->
    [blank] { $survivor } takes the risk and comes to no harm. The bite ends here.
   *[other] { $survivor } takes the risk, rolls { $face }, and the bite goes on.
}
ln-event-hurt = { $kind_id ->
    [frostbite] { $survivor } gets frostbite{ ln-hurt-in-all }.
    [despair] { $survivor } despairs{ ln-hurt-in-all }.
   *[wound] { $survivor } is wounded{ ln-hurt-in-all }.
}
ln-hurt-in-all = { $wounds ->
    [one] { "" }
   *[other] { " " }and bears { $wounds } wounds now
}
ln-event-healed = { $kind_id ->
    [frostbite] { $survivor } recovers from frostbite.
    [despair] { $survivor } takes heart again.
   *[wound] A wound of { $survivor } heals.
}
ln-event-died = { $cause ->
    [bite] { $survivor } is bitten and dies { $place_at }.
    [wounds] { $survivor } dies of { $survivor_his } wounds { $place_at }.
    [overrun] The dead drag { $survivor } down { $place_at }.
    [ambush] { $survivor } is shot in an ambush.
   *[card] { $survivor } dies { $place_at }.
}
ln-event-left = { $survivor } goes and does not come back.
ln-event-equipment-kept = { $seat } takes back what was carried: { $items }.
ln-event-equipment-lost = What was carried is lost { $place_at }: { $items }.
ln-event-hand-lost = { $seat } has nobody left and loses all cards: { $items }.
ln-event-eliminated = { $seat } has nobody left and is out of the game.
ln-event-leader = { $survivor } leads { $seat }’s group now.
ln-event-arrives = { $survivor_name } comes to { $seat } and needs a place to stay.
ln-event-joined = { $survivor_name } joins { $seat } { $place_at }.
ln-event-no-room = { $seat } would be joined by somebody, but there is no room.
ln-event-put = { $survivor } is brought from { $start } to { $place }.
ln-event-may-move-again = { $survivor } may move once more.
ln-event-passed = { $survivor } goes over from { $seat } to { $other }.
ln-event-helpless-came = { $unruly ->
    [true] { $count ->
        [one] An unruly helpless survivor comes to the colony; { ln-helpless-now }
       *[other] { $count } unruly helpless survivors come to the colony; { ln-helpless-now }
    }
   *[false] { $count ->
        [one] A helpless survivor comes to the colony; { ln-helpless-now }
       *[other] { $count } helpless survivors come to the colony; { ln-helpless-now }
    }
}
ln-helpless-now = { $helpless ->
    [0] nobody is left.
    [one] there is 1 now.
   *[other] there are { $helpless } now.
}
ln-event-helpless-left = { $count ->
    [one] A helpless survivor leaves the colony; { ln-helpless-now }
   *[other] { $count } helpless survivors leave the colony; { ln-helpless-now }
}
ln-event-helpless-died = { $unruly ->
    [true] An unruly helpless survivor dies; { ln-helpless-now }
   *[false] A helpless survivor dies; { ln-helpless-now }
}
ln-event-unruly = { $way ->
    [same] The helpless stay as they are.
    [down] { $size ->
        [one] One of the helpless calms down; { ln-unruly-now }
       *[other] { $size } of the helpless calm down; { ln-unruly-now }
    }
   *[up] { $size ->
        [one] One of the helpless becomes unruly; { ln-unruly-now }
       *[other] { $size } of the helpless become unruly; { ln-unruly-now }
    }
}
ln-unruly-now = { $unruly ->
    [0] nobody is unruly now.
    [one] 1 is unruly now.
   *[other] { $unruly } are unruly now.
}

## What happened: the dead

ln-event-zombie-came = A zombie comes to { ln-entrance }.
    .many = { $places ->
    [one] { $count } zombies come { $place_to }.
   *[other] { $count } zombies come: { $spots }.
}
ln-came = { $count } { $place_to }
ln-event-zombie-killed = { $survivor } kills a zombie { ln-at-entrance }.
ln-event-zombies-gone = { $count ->
    [one] 1 zombie is driven away from { $place }.
   *[other] { $count } zombies are driven away from { $place }.
}
ln-event-barricade-broken = A zombie brings a barricade down { ln-at-entrance }, and itself with it.
ln-event-trap-exploded = { $zombies ->
    [0] A trap explodes { ln-at-entrance } and stops a zombie.
    [one] A trap explodes { ln-at-entrance } and tears apart two zombies.
   *[other] A trap explodes { ln-at-entrance } and tears apart the zombie that came and { $zombies } more.
}
ln-event-overrun = The dead overrun { $place }!
ln-event-defence-removed = { $what ->
    [trap] A trap { ln-at-entrance } is gone.
   *[barricade] A barricade { ln-at-entrance } is gone.
}
ln-event-noise-laid = { $count ->
    [0] It stays as it is { $place_at }.
    [one] There is noise { $place_at }.
   *[other] There is much noise { $place_at }: { $count } tokens.
}
ln-event-random-place = The die shows { $rolled }: { $place }.
ln-event-sample = { $found ->
    [true] A { $rolled }: the sample is good. Progress { $progress }.
   *[false] A { $rolled }: the sample is worthless; it takes a { $wanted }.
}

## What happened: cards and dice

ln-event-morale = { $way ->
    [up] { $cause ->
        [crisis] Morale rises to { $morale }: more was given than was needed.
       *[card] Morale rises to { $morale }.
    }
   *[down] { $cause ->
        [death] Morale falls to { $morale }: one of us is dead.
        [helpless] Morale falls to { $morale }: we did not protect those who trusted us.
        [hunger] Morale falls to { $morale }: people go hungry.
        [waste] Morale falls to { $morale }: we live in filth.
       *[card] Morale falls to { $morale }.
    }
}
ln-event-rounds = { $way ->
    [same] The round marker stays at { $rounds }.
    [down] Time runs out: the round marker goes down to { $rounds }.
   *[up] There is more time: the round marker goes up to { $rounds }.
}
ln-event-food = { $way ->
    [same] No food is lost; there is none.
    [down] The colony loses { $size } food; { $food } left.
   *[up] The colony gains { $size } food and has { $food }.
}
ln-event-bullets = { $way ->
    [same] No bullets are lost; there are none.
    [down] { $size ->
        [one] 1 bullet leaves the store of { $colony }; { $bullets } left.
       *[other] { $size } bullets leave the store of { $colony }; { $bullets } left.
    }
   *[up] { $size ->
        [one] 1 bullet comes to { $colony }, which has { $bullets } now.
       *[other] { $size } bullets come to { $colony }, which has { $bullets } now.
    }
}
ln-event-starvation = { $way ->
    [same] There is no starvation token to remove.
    [down] Hunger eases; { ln-starvation-now }
   *[up] Hunger grows; { ln-starvation-now }
}
ln-starvation-now = { $starvation ->
    [0] there is no starvation token.
    [one] there is 1 starvation token.
   *[other] there are { $starvation } starvation tokens.
}
ln-event-progress = { $way ->
    [same] The progress of the main objective stays at { $progress }.
    [down] The main objective falls back to { $progress }.
   *[up] The main objective advances to { $progress }.
}
ln-event-littered = { $items ->
    [none] { $deck } has no card to lose.
   *[other] On the waste pile go { $items }, from { $deck }.
}
ln-event-stripped = Gone for good from { $deck }: { $items }.
ln-event-roads-closed = The roads are closed: in round { $round } nobody can go to the colony of others.
ln-event-sent-home = { $survivor } goes back from { $start } to { $place }.
ln-event-colony-noted = { $colony ->
    [none] { $seat } notes one of the colonies in secret.
   *[other] { $seat } notes { $colony } in secret.
}
ln-event-crossroads-drawn = { $crossroads ->
    [none] { $seat } draws a crossroads card for { $other }.
   *[other] { $seat } draws a crossroads card for { $other }: “{ $crossroads }”.
}
ln-event-crossroads = Crossroads for { $seat }: “{ $crossroads }”.
    .aloud = { ln-event-crossroads } { $crossroads_story }
ln-event-crossroads-chosen = { $vote ->
    [true] The colony has decided: “{ $label }”.
   *[false] { $seat } has decided: “{ $label }”.
}
    .aloud = { ln-event-crossroads-chosen } { $end }
ln-event-crossroads-returned = { $seat ->
    [none] A crossroads card goes back unread.
   *[other] { $seat } puts the crossroads card back unread.
}
ln-event-rolled = { $passed ->
    [true] { $seat } rolls a { $rolled }: enough.
   *[false] { $seat } rolls a { $rolled }; it takes a { $wanted }.
}
ln-event-branch-chosen = { $seat } chooses: { $rules }
ln-event-weighed = { $holds ->
    [true] “{ $card }”: it is so for { $seat }.
   *[false] “{ $card }”: it is not so for { $seat }.
}
ln-event-die-rerolled = { $seat } rolls a { $die } again: { $to }.
ln-event-die-turned = { $seat } turns a { $die } to { $to }.
ln-event-die-gained = { $seat } rolls one more die: { $die }.
ln-event-die-lost = { $seat } uses up a { $die }.
ln-event-die-recovered = { $seat } rolls a used die again: { $die }.
ln-event-looked-through = { $items ->
    [none] { $seat } looks through { $deck }.
   *[other] { $seat } looks through { $deck } and finds { $items }.
}
ln-event-found = { $item ->
    [none] { $kind_a ->
        [none] { $seat } takes a card from { $deck }.
       *[other] { $seat } takes { $kind_a } from { $deck }.
    }
   *[other] { $seat } takes “{ $item }” from { $deck }.
}
ln-event-found-nothing = { $seat } looks through { $deck } and finds nothing of use.
ln-event-revealed = { $seat } turns up { $items } from { $deck }.
ln-event-took = { $seat } takes “{ $item }”.
ln-event-card-lost = { $waste ->
    [true] { $seat } puts “{ $item }” on the waste pile.
   *[false] { $seat } gives up “{ $item }”.
}
ln-event-nothing-to-lose = { $kind ->
    [none] { $seat } has no card to give up.
   *[other] { $seat } has no { $kind } card to give up.
}
ln-event-card-given = { $item ->
    [none] { $seat } gives a card to { $other }.
   *[other] { $seat } gives “{ $item }” to { $other }.
}
ln-event-spied = { $item ->
    [none] { $seat } sees one of { $other }’s cards.
   *[other] { $seat } sees that { $other } holds “{ $item }”.
}
ln-event-peeked = { $items ->
    [none] { $count ->
        [one] { $seat } looks at the top card of { $deck }.
       *[other] { $seat } looks at the top { $count } cards of { $deck }.
    }
   *[other] { $seat } looks at the top of { $deck }: { $items }.
}
ln-event-put-back = { $seat } puts the cards back on { $deck }.
ln-event-salvaged = { $seat } takes “{ $item }” from the waste pile.

## What happened: votes and exile

ln-event-exile-called = { $seat } wants { $other } exiled. All vote.
ln-event-voted = { $about ->
    [exile] { $passed ->
        [true] { $other } must go. { ln-votes }
       *[false] { $other } may stay. { ln-votes }
    }
    [token] { $passed ->
        [true] { $other } keeps the first player token. { ln-votes }
       *[false] The first player token moves on. { ln-votes }
    }
    [containment] { $passed ->
        [true] “{ $experiment }” shall stay locked up. { ln-votes }
       *[false] “{ $experiment }” shall be let out. { ln-votes }
    }
   *[crossroads] { $passed ->
        [true] Thumbs up for “{ $crossroads }”. { ln-votes }
       *[false] Thumbs down for “{ $crossroads }”. { ln-votes }
    }
}
ln-votes = { $tie ->
    [true] A tie, decided by the first player’s vote. In favour: { $ups }; against: { $downs }.
   *[false] In favour: { $ups }; against: { $downs }.
}
ln-event-exiled = { $seat } is exiled.
ln-event-exile-card = { $exile_card ->
    [none] { $seat } draws the objective of an exile.
   *[other] { $seat } draws the objective of an exile: “{ $exile_card }”.
}
ln-event-colony-broken = { $seats } were driven out, and none of them was the betrayer. The colony breaks apart.

## The end

ln-event-ended = { $reason ->
    [objective] The game is over: “{ $objective }” is complete.
    [morale] The game is over: nobody believes in the colony any more.
    [rounds] The game is over: time has run out.
    [renegade] The game is over: the betrayer has won.
    [nobody] The game is over: there is nobody left.
   *[conceded] The game is over: the players gave up.
}
ln-event-added-shown = Round { $round }: { $seat } had added { $items } to the crisis.
ln-event-secret-shown = { $exile_card ->
    [none] { $won ->
        [true] { $seat }’s secret objective was “{ $secret }”, and it is fulfilled.
       *[false] { $seat }’s secret objective was “{ $secret }”, and it is not fulfilled.
    }
   *[other] { $won ->
        [true] { $seat }’s secret objective was “{ $secret }”, changed by “{ $exile_card }”, and it is fulfilled.
       *[false] { $seat }’s secret objective was “{ $secret }”, changed by “{ $exile_card }”, and it is not fulfilled.
    }
}
ln-event-conceded = { $seat } gives up.

ln-ending-objective = { $winners ->
    [0] “{ $objective }” is complete in round { $round }, but nobody got what they wanted.
    [one] “{ $objective }” is complete in round { $round }. { $who } wins.
   *[other] “{ $objective }” is complete in round { $round }. { $who } win.
}
    .brief = The objective was reached.
ln-ending-morale = { $winners ->
    [0] Morale is gone in round { $round }, and the colony with it. Nobody wins.
    [one] Morale is gone in round { $round }, and the colony with it. { $who } wins.
   *[other] Morale is gone in round { $round }, and the colony with it. { $who } win.
}
    .brief = Morale fell to 0.
ln-ending-rounds = { $winners ->
    [0] Time has run out after round { $round }. Nobody wins.
    [one] Time has run out after round { $round }. { $who } wins.
   *[other] Time has run out after round { $round }. { $who } win.
}
    .brief = Time ran out.
ln-ending-conceded = The colony was given up in round { $round }. Nobody wins.
    .brief = A side gave up.

## Why something is not allowed

ln-why-not-an-answer = That does not answer this question.
ln-why-not-your-survivor = That survivor is not yours.
ln-why-no-such-die = You have no unused die of that value.
ln-why-die-too-low = It takes a die of { $least } or more.
ln-why-no-action = That is not something one uses: it always works.
ln-why-ability-elsewhere = It does not work where this survivor is.
ln-why-ability-used = This ability was used this round already.
ln-why-item-used = This item was used this round already.
ln-why-no-die-needed = That needs no die.
ln-why-die-needed = That needs a die.
ln-why-not-equipped = This survivor does not carry that.
ln-why-no-empty-entrance = There is no empty entrance space at that place.
ln-why-nobody-in-colony = You have no survivor in the colony.
ln-why-no-waste = There is no waste.
ln-why-no-zombies-elsewhere = There is no zombie anywhere else.
ln-why-ask-yourself = You cannot ask yourself.
ln-why-empty-hand = That player has no cards in hand.
ln-why-asked-before = You have asked that player for everything this turn.
ln-why-cannot-be-used = It could not be used now.
ln-why-wrong-kind = That is not what was asked for.
ln-why-not-at-same-place = They are not at the same place.
ln-why-same-survivor = That is the same survivor.
ln-why-cannot-attack = This survivor cannot attack.
ln-why-nobody-to-attack = There is nobody here to attack.
ln-why-target-elsewhere = The target is at another place.
ln-why-own-survivor = Nobody attacks a survivor of the same group.
ln-why-helpless-not-attacked = Helpless survivors cannot be attacked.
ln-why-has-moved = This survivor has moved this turn already.
ln-why-already-there = This survivor is there already.
ln-why-place-full = There is no room at that place.
ln-why-exiled-from-colony = Exiles may not enter the colony.
ln-why-not-in-hand = That card is not in your hand.
ln-why-nobody-to-equip = You have nobody to equip.
ln-why-exiled-no-crisis = Exiles do not help the colony in a crisis.
ln-why-no-crisis = There is no crisis now.
ln-why-exiled-no-food = Exiles get no food from the colony.
ln-why-no-food = There is no food.
ln-why-die-at-six = That die shows 6 already.
ln-why-not-exiled = Only exiles eat their food cards for that.
ln-why-not-food = That is not a food card.
ln-why-nobody-unruly = Nobody is unruly.
ln-why-not-medicine = That is not a medicine card.
ln-why-not-wanted = The main objective has no use for that.
ln-why-no-search-in-colony = The colony cannot be searched.
ln-why-deck-empty = The deck is empty.
ln-why-cannot-search = This survivor cannot search.
ln-why-noise-full = No more noise can be made here now.
ln-why-card-not-drawn = That card was not drawn.
ln-why-not-yourself = You cannot accuse yourself.
ln-why-vote-called = You have called a vote this turn already.
ln-why-no-exile-in-coop = Nobody is exiled in a game together.
ln-why-exiled-cannot-call = Exiles cannot call a vote.
ln-why-exiled-already = That player is no longer in the colony.
ln-why-option-impossible = That cannot be carried out in full now.
ln-why-colony-full = The colony is full.
ln-why-no-survivor = You have no survivor who could do that.
ln-why-nobody-there = There is nobody whom it could concern.
ln-why-too-little-food = There is not enough food.
ln-why-no-time-left = There is no time left to lose.
ln-why-no-starvation = There is no starvation token.
ln-why-too-few-helpless = There are not enough such helpless survivors.
ln-why-too-little-progress = The main objective has not enough progress.
ln-why-no-zombies-there = There is no zombie there.
ln-why-too-few-barricades = There are not enough barricades and traps there.
ln-why-no-unused-dice = You have not enough unused dice.
ln-why-no-die-below-six = You have no unused die below 6.
ln-why-no-used-die = You have no used die.
ln-why-nobody-wounded = Nobody there has a wound or frostbite.
ln-why-nobody-despairs = Nobody there despairs.
ln-why-nobody-to-join = There are not enough survivors left in the deck.
ln-why-survivor-not-in-deck = That survivor is not in the deck any more.
ln-why-no-place-outside = There is no room anywhere outside the colony.
ln-why-nowhere-to-go = There is nowhere to go.
ln-why-nobody-has-moved = None of your survivors has moved.
ln-why-nobody-to-pass = Nobody has a survivor to pass on.
ln-why-nobody-to-accuse = There is nobody to accuse.
ln-why-no-branch = None of this is possible at this table.
ln-why-too-few-cards = You have not enough such cards in your hand.
ln-why-no-cards-in-hands = Nobody else has a card in hand.
ln-why-nobody-else = There is nobody else.
ln-why-nothing-to-salvage = There is no such card in the waste pile.
ln-why-too-few-bullets = Your colony has not enough bullets.
ln-why-no-enemy = There is no enemy colony.
ln-why-one-noise = Only one noise can be made in a search.
ln-why-no-attack-on-survivors = Survivors do not attack survivors here; their colonies fight at the end of the round.
ln-why-wrong-symbol = The crisis has no use for that card.
ln-why-no-trade = Nothing passes between those two.
ln-why-friends-only = Ask somebody of your own colony.

## Settings

ln-setting-objective = Main objective
    .help = What the colony must achieve together.
ln-setting-objective-random = drawn by lot
ln-setting-mode = Mode
    .help = Whether everyone has a secret objective, and whether one of you may be a betrayer. Two players always play together.
ln-setting-mode-standard = secret objectives
    .text = Everyone has a secret objective, and there may be a betrayer.
ln-setting-mode-cooperative = all together
    .text = Nobody has a secret objective; all win or lose together, with the hard side of the main objective.
ln-setting-mode-betrayer = secret objectives, betrayer likely
    .text = Everyone has a secret objective, and there is most likely a betrayer.
ln-setting-side = Difficulty
    .help = Which side of the main objective is used.
ln-setting-side-auto = as the mode wants it
ln-setting-side-standard = standard
ln-setting-side-hard = hard
ln-setting-elimination = Elimination
    .help = What happens to a player who has lost all survivors.
ln-setting-elimination-off = gets a new survivor
ln-setting-elimination-on = is out of the game
ln-setting-adult = Cards for adults
    .help = Whether crossroads cards with mature themes are in the deck.
ln-setting-adult-off = left out
ln-setting-adult-on = included
ln-setting-boxes = Boxes
    .help = Which cards there are: survivors, items, crises, crossroads and objectives.
ln-setting-boxes-one = the first box
ln-setting-boxes-two = both boxes
ln-setting-bullets = Warring Colonies
    .help = Whether those survivors, crises and crossroads of Warring Colonies are used that suit a single colony.
ln-setting-bullets-off = left out
ln-setting-bullets-on = included
ln-setting-random-items = Random items
    .help = Whether five random items are shuffled into the deck of each place.
ln-setting-random-items-off = without
ln-setting-random-items-on = with random items
ln-setting-cards = Cards kept and left out
    .help = Write -skis to leave a card out, and +shotgun to be sure that an item is in its deck when decks of several boxes are cut to twenty cards. Several are separated by commas; with crises/mould one says which of two cards of the same name is meant.
ln-setting-cards-all = none
ln-setting-decks = Item decks of your own
    .help = Write gas: fuel 12, lighter 2 to compose a deck of up to twenty cards yourselves; several decks are separated by semicolons. The others stay as they are.
ln-setting-decks-printed = none

## What bots say of their votes. $evidence is what they hold against $accused (or $other): a thing that
## is counted of every player, of which there is more or less than of the others.

ln-remark-me = It is not me. You will be sorry.
ln-remark-for = I voted against { $accused }, who { ln-evidence }.
ln-remark-rather = I let { $accused } stay. It is { $other } that I would watch, who { ln-evidence }.
ln-remark-against = I let { $accused } stay: nothing speaks against { $accused } that does not speak against all of us.
ln-evidence = { $evidence ->
    [added-more] is a little too eager to give to the crisis
    [added-fewer] gives less to the crisis than the rest of us
    [delivered-more] lays too much on our objective to be true
    [delivered-fewer] does too little for our objective
    [given-more] hands out cards as if to buy our votes
    [given-fewer] never has a card for anybody
    [barricades-more] hides behind barricades
    [barricades-fewer] builds no barricades
    [cleaned-more] spends good dice on our waste
    [cleaned-fewer] lets the waste pile up
    [kills-more] makes a show of killing the dead
    [kills-fewer] leaves the dead standing
    [searches-more] searches more than anybody
    [searches-fewer] hardly ever searches for us
    [moves-more] is always somewhere else
    [moves-fewer] does not stir while we do the errands
    [lost-more] has lost too many people
    [lost-fewer] never loses anybody
    [votes-more] calls votes to set us against each other
    [votes-fewer] never calls a vote
    [votes-cast-more] is too fond of voting
    [votes-cast-fewer] keeps out of our votes
    [hits-more] has raised a weapon against one of us
    [hits-fewer] takes good care never to be seen with a weapon
    [hand-more] keeps too many cards back
    [hand-fewer] has got rid of the cards very fast
    [group-more] leads too many people for my taste
    [group-fewer] has hardly anybody left to care for
   *[other] is the likeliest of us
}

## What speaks for a hint: clauses by the traits of options, as bots look at them

ln-for-need = it brings what is lacking
ln-for-worth = it does more for the colony, as far as one can reckon quickly
ln-for-best = nothing else seems to do as much
ln-for-die = it takes no higher die than it needs
ln-for-part = it weighs danger against work better
ln-for-place = it is the place where it matters
ln-for-state = it helps where help is needed
ln-for-item = the card is better used like this
