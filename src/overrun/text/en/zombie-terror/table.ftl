### Zombie Terror. Names of things are given to the sentences in words ($human is "Nurse") and as
### they are ($human_id is "nurse"); attributes of a name come as $human_he, $human_his and so on.

## Parts of an activation: "turn left, then forward"

zt-step-forward = { $count ->
    [one] forward
    [2] forward twice
   *[other] forward { $count } times
}
zt-step-left = turn left
zt-step-right = turn right
zt-step-bite = bite
zt-step-stay = stay where it is
zt-step-then = { $before }, then { $next }

## What is to be added, and why

zt-cause-S = zombie of the supermarket half
    .short = supermarket half
zt-cause-C = zombie of the car half
    .short = car half
zt-cause-any = zombie for either half
    .short = either half
zt-cause-runner = Runner
    .short = Runner
zt-cause-brute = Brute
    .short = Brute

## Tokens of the board and of the scenarios

zt-shape-N = with its exit to the north
    .door = with its door to the north
zt-shape-E = with its exit to the east
    .door = with its door to the east
zt-shape-S = with its exit to the south
    .door = with its door to the south
zt-shape-W = with its exit to the west
    .door = with its door to the west
zt-shape-flat = lying from west to east
zt-shape-upright = lying from south to north

## Cards

# What a card is played on; cards without a target have no such message.
zt-aim-canal = the { $human } climbs down
zt-aim-sawn-off = the { $human } fires at { $field }
zt-aim-courage = the { $human } strikes at { $field }
zt-aim-first-aid = for the { $human }
zt-aim-lurch = the zombie on { $field }
zt-aim-cunning = the zombie on { $field }
zt-aim-scent = the zombie on { $field }
zt-aim-fence = at { $field }

## Questions

zt-ask-building = { $token_id ->
    [bus] Where does the { $token } go? It is 3 fields long and 2 wide, with its exit at a short side; on the compact board 1 wide, with its exit at a long side. Name its south-west corner.
    [large] Where does the { $token } go? Name its westernmost or southernmost field.
    [car] Where does the { $token } go? Name its westernmost field.
    [large-car] Where does the { $token } go? Name its southernmost field.
   *[other] Where does the { $token } go?
}
zt-ask-human-start = Where in the first row does the { $human } start?
zt-ask-zombie-start = { $half_s ->
    [0] Where does a zombie start? Still to come: { $half_c } on the car half.
   *[other] { $half_c ->
        [0] Where does a zombie start? Still to come: { $half_s } on the supermarket half.
       *[other] Where does a zombie start? Still to come: { $half_s } on the supermarket half, { $half_c } on the car half.
    }
}
zt-ask-facing = Which way does the zombie on { $field } look?
zt-ask-human-action = { $active_id ->
    [none] Who of the humans acts? Or end the turn.
   *[other] { $ap ->
        [0] The { $active } has used all action points. Who acts next? Or end the turn.
        [one] What does the { $active } do with { $active_his } last action point?
       *[other] What does the { $active } do? { $ap } action points are left.
    }
}
zt-ask-decoy = Which zombie do you turn round?
zt-ask-zombie-action = { $left ->
    [0] { $answers ->
        [1] All activations of this turn are used up, and no card can be played now. Go on.
       *[other] All activations of this turn are used up. Play a card, or go on.
    }
   *[other] { $category ->
        [1] Which zombie bites? { zt-activations-left }
        [2] Which zombie hunts the human in its sight? { zt-activations-left }
       *[other] Which zombie do you activate? { zt-activations-left }
    }
}
zt-activations-left = { $left ->
    [one] 1 activation is left.
   *[other] { $left } activations are left.
}
zt-ask-activation = { $ap ->
    [one] What does the zombie on { $field } do with its last action point?
   *[other] What does the zombie on { $field } do with its { $ap } action points?
}
zt-ask-adding = { $due_count ->
    [0] { $answers ->
        [1] All zombies have been added, and no card can be played now. Go on.
       *[other] All zombies have been added. Play a card, or go on.
    }
   *[other] Where does a new zombie come up? Still to add: { $due }. In the pool: { $pool }.
}
zt-ask-relocation = The pool is empty. Which zombie is taken from the board to { $field }?
zt-ask-turning = Which of the dead rises first?

## Answers. The attributes take an answer apart for lists: who (.actor) does what (.verb) to what
## (.target). An answer without them is listed as a whole.

zt-option-lay = { $token_id ->
    [canal] Lay the { $token } on { $field }
    [second-canal] Lay the { $token } on { $field }
    [small] Lay the { $token } on { $field }
    [car] Lay the { $token } from { $field } on
    [large-car] Lay the { $token } from { $field } on
    [booth] Lay the { $token } on { $field }, { $way_door }
   *[other] Lay the { $token } from { $field } on, { $way }
}
    .verb = { $token_id ->
    [canal] Lay the { $token } on
    [second-canal] Lay the { $token } on
    [small] Lay the { $token } on
    [car] Lay the { $token }, beginning on
    [large-car] Lay the { $token }, beginning on
    [booth] Lay the { $token }, { $way_door }, on
   *[other] Lay the { $token }, { $way }, beginning on
}
    .target = { $field }
zt-option-place = Place the { $human } on { $field }
    .verb = Place the { $human } on
    .target = { $field }
zt-option-zombie = Place a zombie on { $field }
    .verb = Place a zombie on
    .target = { $field }
zt-option-face = It looks { $facing }
    .verb = It looks
    .target = { $facing }
zt-option-move = The { $human } moves to { $field }
    .actor = { $human }
    .verb = move to
    .target = { $field }
zt-option-push = The { $human } pushes the zombie away from { $field } and takes its place
    .actor = { $human }
    .verb = push zombie on
    .target = { $field }
zt-option-shove = The { $human } shoves the one on { $field } and takes the place
    .actor = { $human }
    .verb = shove human on
    .target = { $field }
zt-option-axe = The { $human } axes the zombie on { $field }
    .actor = { $human }
    .verb = axe zombie on
    .target = { $field }
zt-option-heal = The { $human } heals the human on { $field }
    .actor = { $human }
    .verb = heal human on
    .target = { $field }
zt-option-shoot = The { $human } shoots the zombie on { $field }
    .actor = { $human }
    .verb = shoot zombie on
    .target = { $field }
zt-option-search = The { $human } searches { $field }
    .actor = { $human }
    .verb = search
    .target = { $field }
zt-option-hand = The { $human } hands the keys to the one on { $field }
    .actor = { $human }
    .verb = hand keys to
    .target = { $field }
zt-option-bark = The { $human } barks at the zombie on { $field }
    .actor = { $human }
    .verb = bark at
    .target = { $field }
zt-option-alarm = The { $human } sets off the car alarm on { $field }
    .actor = { $human }
    .verb = set off alarm on
    .target = { $field }
zt-option-rest = The { $human } stops here
zt-option-end = End the turn of the humans
zt-option-play = { $aim ->
    [none] Play “{ $card }”
   *[other] Play “{ $card }”: { $aim }
}
    .actor = { $who ->
    [none] { "" }
   *[other] { $who }
}
    .verb = { $where ->
    [none] { "" }
   *[other] { $who ->
        [none] Play “{ $card }” on
       *[other] “{ $card }” at
    }
}
    .target = { $where ->
    [none] { $who ->
        [none] { "" }
       *[other] “{ $card }”
    }
   *[other] { $where }
}
zt-option-turn = Turn the zombie on { $field }
    .verb = Turn the zombie on
    .target = { $field }
zt-option-enough = Turn no other zombie
zt-option-activate = Activate the zombie on { $field }
    .verb = Activate the zombie on
    .target = { $field }
zt-option-do = { $steps }
zt-option-halt = { $steps }, then halt for a card
zt-option-done = Go on
zt-option-add = The { $cause } comes up on { $field }
    .verb = { $cause_short }:
    .target = { $field }
zt-option-ambush = Ambush: the { $cause } comes up on { $field }
    .verb = Ambush, { $cause_short }:
    .target = { $field }
zt-option-take = Take the zombie from { $field }
    .verb = Take the zombie from
    .target = { $field }
zt-option-replace = The { $human } rises
    .verb = Next to rise:
    .target = the { $human }

## What happened

zt-event-cards-dealt = { $hand ->
    [none] The { $side } draw { $cards } cards.
   *[other] The { $side } draw { $cards } cards: { $hand }.
}
zt-event-search-tokens-laid = Search tokens lie face down on { $fields }.
zt-event-things-laid = { $thing_id ->
    [barrel] Barrels of fuel stand on { $fields }.
    [crate] Crates stand on { $fields }.
    [goo] Goo has run out on { $fields }.
   *[alarm] Cars with an alarm are parked on { $fields }.
}
zt-event-token-laid = { $token_id ->
    [canal] The { $side } lay the { $token } on { $field }.
    [second-canal] The { $side } lay the { $token } on { $field }.
    [small] The { $side } lay the { $token } on { $field }.
    [car] The { $side } lay the { $token } from { $field } on.
    [large-car] The { $side } lay the { $token } from { $field } on.
    [booth] The { $side } lay the { $token } on { $field }, { $way_door }.
   *[other] The { $side } lay the { $token } from { $field } on, { $way }.
}
zt-event-token-skipped = There is no room for the { $token }: the { $side } leave it out.
zt-event-human-placed = The { $human } starts on { $field }.
zt-event-zombie-placed = A zombie comes up on { $field }; { $pool ->
    [0] the pool is empty.
    [one] one is left in the pool.
   *[other] { $pool } are left in the pool.
}
zt-event-zombie-faced = The zombie on { $field } looks { $facing }.
zt-event-special-entered = The { $kind } enters on { $field }.
zt-event-round = Round { $round } begins.
zt-event-human-turn-ended = { $activated ->
    [0] The turn of the humans ends; nobody was activated.
    [one] The turn of the humans ends; one of them was activated.
   *[other] The turn of the humans ends; { $activated } of them were activated.
}
zt-event-zombie-turn-ended = The turn of the zombies ends.
zt-event-rested = The { $human } stops here.
zt-event-slipped = The { $human } slips through diagonally.
zt-event-moved = The { $human } moves from { $start } to { $to }.
zt-event-pushed = The { $human } pushes the zombie from { $start } to { $to }.
zt-event-shoved = The { $human } shoves the { $other } from { $start } to { $to }.
zt-event-eliminated = { $by ->
    [axe] The { $human } axes the zombie on { $field }.
    [pistol] The { $human } shoots the zombie on { $field }; the shot will bring another.
    [sawn-off] The { $human } blasts the zombie on { $field }; the shot will bring another.
   *[courage] The { $human } beats the zombie on { $field }.
}
zt-event-brute-damaged = { $by ->
    [axe] The { $human } axes the Brute on { $field }, but it still stands.
    [pistol] The { $human } shoots the Brute on { $field }, but it still stands; the shot will bring another zombie.
    [sawn-off] The { $human } blasts the Brute on { $field }, but it still stands; the shot will bring another zombie.
   *[courage] The { $human } strikes the Brute on { $field }, but it still stands.
}
zt-event-healed = { $alone ->
    [true] The { $human } is healthy again.
   *[false] The { $human } heals the { $patient }.
}
zt-event-escaped = { $by ->
    [canal] The { $human } escapes through the canal
   *[car] The { $human } escapes in the car
} with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}; the humans have { $score }.
zt-event-searched = { $token_id ->
    [keys] The { $human } searches { $field } and finds the car keys!
    [ammunition] The { $human } searches { $field } and finds two bullets.
    [bandage] The { $human } searches { $field } and finds a bandage.
    [noise] The { $human } searches { $field } and makes a noise; it will bring a zombie.
   *[blank] The { $human } searches { $field } and finds nothing.
}
zt-event-keys-handed = The { $human } hands the keys to the { $other }.
zt-event-keys-taken = The { $human } picks the keys up on { $field }.
zt-event-keys-dropped = The keys of the { $human } are left on { $field }.
zt-event-car-unlocked = The { $human } unlocks the car.
zt-event-thing-taken = The { $human } takes the { $thing } on { $field }.
zt-event-thing-dropped = The { $thing } of the { $human } is left on { $field }.
zt-event-thing-brought = { $thing_id ->
    [barrel] The { $human } pours a barrel into the tank; { $brought ->
        [1] one more is needed.
       *[other] that is enough, and the car is open to all.
    }
   *[other] The { $human } loads the { $thing } into the car: one star more.
}
zt-event-burned = The { $human } steps into the goo on { $field } and is wounded.
zt-event-alarm = The { $human } sets off the alarm on { $field }; the noise will bring a zombie.
zt-event-barked = The Dog barks: the zombie on { $field } looks { $facing }.
zt-event-card-played = { $aim ->
    [none] The { $side } play “{ $card }”. { $card_text }
   *[other] The { $side } play “{ $card }”: { $aim }.
}
zt-event-terror-unlocked = The last zombie has left the pool: the terror begins, its marker on { $marker }.
zt-event-terror = { $marker ->
    [0] The terror marker leaves the track.
   *[other] The terror marker moves to { $marker }.
}
zt-event-zombie-moved = The zombie on { $start } moves to { $to }.
zt-event-zombie-turned = The zombie on { $field } turns { $facing }.
zt-event-bitten = { $effect ->
    [briefcase] The zombie on { $field } bites the { $human }: { $human_he } loses { $human_his } briefcase.
    [wounded] The zombie on { $field } bites the { $human }: { $human_he } is wounded.
    [dead] The zombie on { $field } bites the { $human }: { $human_he } dies.
   *[nothing] The zombie on { $field } gnaws at the dead { $human }.
}
zt-event-zombie-relocated = A zombie is taken from { $start } to { $to }.
zt-event-turned = { $human_id ->
    [dog] The dead { $human } is taken from { $field }.
   *[other] The dead { $human } on { $field } rises as a zombie.
}
zt-event-ended = The game is over: the { $winner } win.
zt-event-conceded = { $seat ->
    [0] The first player gives up.
   *[other] The second player gives up.
}

## How it ended

zt-ending-escaped = The humans win: enough of them got away.
zt-ending-all-turned = The zombies win: nobody is left to run.
zt-ending-out-of-reach = The zombies win: the survivors can no longer bring enough stars.
zt-ending-terror = The zombies win: the terror marker has left its track.
zt-ending-round-limit = The zombies win: the last round is over.
zt-ending-conceded = The { $winner } win: the other side gave up.
    .brief = A side gave up.

## Why something is not allowed

zt-why-not-asked = That does not answer this question.

# set-up
zt-why-wrong-pawn = Another human is to be placed now.
zt-why-not-first-row = Humans start in the first row.
zt-why-half-s-full = The supermarket half has all its zombies.
zt-why-half-c-full = The car half has all its zombies.
zt-why-beside-zombie = No zombie starts beside another.
zt-why-beside-human = No zombie starts beside a human.
zt-why-zombies-shun-cars = No zombie stands on a car field.
zt-why-wrong-token = Another token is to be laid now.
zt-why-no-such-shape = The token cannot be turned like that.
zt-why-token-off-board = The token would stick out over the edge of the board.
zt-why-token-not-on-free-fields = Something else lies there already.
zt-why-token-on-canal = The canal must stay open.
zt-why-token-at-edge = The token must not touch the edge of the board.
zt-why-token-beside-token = The token must not lie beside another.
zt-why-token-at-corner-of-token = The token must not touch the corner of another.
zt-why-car-in-last-row = The escape car stands in the last row.
zt-why-canal-on-car-half = The canal is on the car half.
zt-why-booth-on-car-half = The guard booth stands on the car half.
zt-why-second-canal-on-shop-half = The second canal is on the supermarket half.
zt-why-large-car-place = The large car stands in the first or last column, on the car half, not in the last row.

# acting
zt-why-not-on-board = That human is not on the board.
zt-why-dead = That human is dead.
zt-why-already-activated = That human has been activated this turn already.
zt-why-other-is-active = Another human is acting and still has action points.
zt-why-no-ap = That human has no action points left.
zt-why-not-active = Only the human who is acting, with action points left, can stop.
zt-why-not-your-ability = That is not something this human can do.
zt-why-no-such-field = There is no such field on the board.
zt-why-not-adjacent = That field is not beside it.

# moving and pushing
zt-why-already-there = That is where the pawn stands.
zt-why-too-far = That is more than one step away.
zt-why-no-diagonal = Nobody but the Child moves diagonally.
zt-why-diagonal-used = The Child slips through diagonally only once a turn.
zt-why-obstacle = An obstacle is in the way.
zt-why-field-not-free = That field is not free.
zt-why-nothing-to-push = There is nobody to push.
zt-why-child-cannot-push = The Child is too weak to push.
zt-why-dog-cannot-push = The Dog cannot push.
zt-why-brute-stands = The Brute cannot be pushed.
zt-why-push-off-board = The zombie would be pushed off the board.
zt-why-push-into-car = The zombie would be pushed into the car.
zt-why-no-room-to-push = An obstacle behind the zombie leaves no room to push it.
zt-why-no-chain-push = Another pawn stands right behind; two cannot be pushed at once.
zt-why-push-onto-human = A human stands behind the zombie.
zt-why-nobody-to-shove = There is no human on that field to shove.
zt-why-shove-used = The Mechanic shoves somebody only once a turn.
zt-why-no-room-to-shove = There is no free field behind the one to be shoved.

# abilities
zt-why-no-zombie-there = There is no zombie on that field.
zt-why-faces-you = The zombie looks at the Lumberjack; he strikes only from the side or from behind.
zt-why-not-wounded = That human is not wounded.
zt-why-no-patient = There is no human on that field.
zt-why-dog-cannot-be-healed = The Dog cannot be healed.
zt-why-no-bullets = There are no bullets left.
zt-why-not-in-line = The target is not in a straight line.
zt-why-line-blocked-by-zombie = Another zombie is in the line of fire.
zt-why-line-blocked-by-human = A human is in the line of fire.
zt-why-line-blocked-by-obstacle = An obstacle is in the line of fire.
zt-why-humans-are-no-targets = Nobody shoots at humans.
zt-why-out-of-range = The target is more than { $reach } fields away.

# scenarios
zt-why-car-locked = The car is locked, and this human does not have the keys.
zt-why-car-full = That car is full.
zt-why-tank-empty = The car has no fuel yet: until two barrels are in it, nobody gets in without one.
zt-why-too-hurt-for-goo = Goo wounds, and this human would not live through a second wound.
zt-why-no-alarm = This human does not stand by a car with an alarm.
zt-why-nothing-to-search = This human does not stand on a search token.
zt-why-no-keys = This human does not have the keys.
zt-why-nobody-there = There is nobody alive on that field.
zt-why-bark-used = The Dog barks at a zombie only once a turn.
zt-why-not-in-earshot = The zombie is not in a clear straight line within 4 fields.

# cards
zt-why-card-not-in-hand = That card is not in your hand.
zt-why-card-not-your-turn = That card belongs to the other side.
zt-why-card-not-in-this-phase = That card is played at another time of the turn.
zt-why-card-no-such-target = The card cannot be played on that.
zt-why-card-no-effect = The card would have no effect now.
zt-why-not-on-canal = That human does not stand on a canal field.
zt-why-not-for-child = The Child cannot handle the gun.
zt-why-no-adjacent-zombie = There is no zombie beside that human on that field.
zt-why-too-late-to-lurch = A zombie that has begun to act cannot lurch any more.
zt-why-no-card-to-halt-for = You have no cards for which the zombie could halt.
zt-why-nothing-to-halt-for = No card would do anything there that it does not do before or after.
zt-why-nobody-active = Nobody is acting who could use it.
zt-why-not-a-hunter = That zombie does not have to hunt anyone.
zt-why-nothing-due = No zombie is to be added any more.
zt-why-fence-column = The hole must be in one of the two outermost columns.
zt-why-fence-row = The hole cannot be in the first or the last row.
zt-why-fence-taken = That field cannot take a hole: it is an obstacle, a car or canal field, or zombies may be added there already.

# zombies
zt-why-zombie-already-activated = That zombie has acted this turn already.
zt-why-quota-used-up = All activations of this turn are used up.
zt-why-biters-first = Zombies that can bite act first.
zt-why-hunters-first = Zombies that have a human in sight act first.
zt-why-must-bite = The zombie has a human before it and must bite.
zt-why-must-hunt = The zombie has a human in sight and must go straight on.
zt-why-must-hunt-on = The zombie now has a human in sight and must go straight on.
zt-why-must-bite-when-facing = The zombie now has a human before it and must bite.
zt-why-nobody-to-bite = There is no human before the zombie to bite.
zt-why-edge-ahead = The zombie would leave the board.
zt-why-finish-activation-first = The zombie that was chosen must act first.
zt-why-not-a-sequence = That is not something a zombie can do with its action points.
zt-why-one-turn-only = A zombie turns only once in an activation.
zt-why-ap-must-be-used = The zombie must use all its action points.
zt-why-way-blocked = The zombie cannot act like that here.
zt-why-still-to-move = Zombies that may still act must act.

# adding
zt-why-not-due = Nothing of that kind is to be added.
zt-why-not-an-allowed-field = Zombies may not be added on that field.
zt-why-human-blocks-field = A human stands on that field.
zt-why-pool-first = Zombies are taken from the board only when the pool is empty.
zt-why-wrong-half = That field is on the other half of the board.
zt-why-nobody-to-take = The pool is empty, and no zombie on the board may be taken.
zt-why-still-due = Zombies that can be added must be added.
zt-why-no-ambush = There is no ambush for this zombie.
zt-why-ambush-beside-human = The ambush cannot be laid beside a human.
zt-why-zombie-not-to-be-taken = That zombie may not be taken: it was placed or taken in this phase, or it is a special one.

## Settings

zt-setting-layout = Board
    .help = The classic board, or a smaller one with other obstacles.
zt-setting-layout-classic = classic, 12 × 16 fields
zt-setting-layout-compact = compact, 11 × 14 fields
zt-setting-setup = Set-up
    .help = The printed board, or one that the players furnish themselves.
zt-setting-setup-basic = printed board
zt-setting-setup-advanced = players lay the obstacles
zt-setting-setup-free = players lay everything
zt-setting-scenario = Scenario
    .help = A special story with rules of its own.
    .measured = Between Veterans the humans won { $won } of 100 games.
zt-setting-zombie_deck = Cards of the zombies
    .help = Which six cards the zombies draw from.
zt-setting-zombie_deck-standard = standard
zt-setting-zombie_deck-alternative = with Scent and Hole in the fence
zt-setting-zombies_per_half = Zombies at the start
    .help = How many zombies start on each half of the board; more are harder for the humans.
zt-setting-zombies_per_half-3 = 3 on each half
zt-setting-zombies_per_half-4 = 4 on each half
zt-setting-zombies_per_half-5 = 5 on each half
zt-setting-zombies_per_half-6 = 6 on each half
zt-setting-target = Stars to win
    .help = How many stars the humans must bring away; more are harder for the humans.
zt-setting-target-4 = 4 stars
zt-setting-target-5 = 5 stars
zt-setting-target-6 = 6 stars
zt-setting-round_limit = Last round
    .help = The zombies win when this round is over.
zt-setting-round_limit-12 = round 12
zt-setting-round_limit-25 = round 25
zt-setting-round_limit-40 = round 40
zt-setting-round_limit-none = no limit
zt-setting-bites = Bites
    .help = Whether a zombie that is put before a human, or turned to one, bites at once.
zt-setting-bites-in-activation = only when they act
zt-setting-bites-at-once = at any moment of their turn, to the letter
zt-setting-sides = Sides
    .help = The first player leads the humans, or lots are drawn.
zt-setting-sides-chosen = the first player leads the humans
zt-setting-sides-drawn = drawn by lot

## The end

zt-stars = { $score ->
    [one] 1 star
   *[other] { $score } stars
}

## What speaks for a hint: clauses by the traits of options, as bots look at them

zt-for-gain = it brings more at once
zt-for-wins = it wins
zt-for-heals = somebody is healed
zt-for-escapes = somebody gets away
zt-for-nearer = it leads nearer to the car
zt-for-ahead = it is a good way towards the car
zt-for-flee = it leads out of danger
zt-for-reaches = the car can still be reached
zt-for-cuts = it stands in somebody’s way
zt-for-sees = it looks at a human
zt-for-takes = something useful lies there
zt-for-bites = a zombie could bite
zt-for-start = it is a safe place to begin
zt-for-off = no better way was found for this human
zt-for-prey = that zombie is the most dangerous one
zt-for-target = the card has a good target
zt-for-card = it is a good moment for this card
