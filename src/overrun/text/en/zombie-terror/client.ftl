### What the drawing of Zombie Terror says: names of fields and pawns for those who listen, labels
### of what lies beside the board. Sentences about the game itself are in table.ftl.

## The board

zt-ui-board = Car park
zt-ui-sights = Show what all zombies see
zt-ui-rotate = Turn it
zt-ui-rotate-help = Turn the token (R, or the mouse wheel)
zt-ui-letter-runner = R
zt-ui-letter-brute = B

## A field in words: "D4, Zombie facing north, must bite"

zt-ui-list = { $before }, { $next }
zt-ui-ground-obstacle = obstacle
zt-ui-ground-bus = bus
zt-ui-ground-booth = guard booth
zt-ui-ground-car = escape car
zt-ui-ground-canal = canal
zt-ui-search-token = search token
zt-ui-allowed = zombies may come up
zt-ui-human = { $human }, { $health }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}{ $ap ->
    [0] { $acted ->
        [true] , has acted
       *[other] { "" }
    }
    [one] , acting, 1 action point left
   *[other] , acting, { $ap } action points left
}
zt-ui-zombie = { $damaged ->
    [true] damaged { $kind }
   *[other] { $kind }
} facing { $facing }{ $acted ->
    [true] , has acted
   *[other] { $category ->
        [3] { "" }
       *[other] , { $must }
    }
}
zt-ui-choose = press to choose: { $option }
zt-ui-choices = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities: choose one
}
zt-ui-walk = { $human } walks to { $field }, { $steps } steps
zt-ui-heading = Press the side of the field that it shall look to, and both is done.
zt-ui-can-act = can act
zt-ui-refused = not possible: { $reason } { $rule }
zt-ui-chooser = What on { $field }?
zt-ui-zoom = Look closer, or see the whole board
zt-ui-rule = Look up rule { $rule }

## Beside the board

zt-ui-aside = Beside the board
zt-ui-round = Round { $round }
zt-ui-round-of = of { $limit }
zt-ui-score = { $score } of { $target } stars
zt-ui-humans = Humans
zt-ui-zombies = Zombies
zt-ui-fate-waiting = not on the board yet
zt-ui-fate-board = on the board
zt-ui-fate-acted = has acted
zt-ui-fate-escaped = escaped
zt-ui-fate-turned = turned into a zombie
zt-ui-fate-dead = dead
zt-ui-roster = { $human }: { $fate }, { $health }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
zt-ui-roster-gone = { $human }: { $fate }
zt-ui-pool-help = The zombies that have not come up yet.
zt-ui-terror-help = When the pool is empty the terror begins. When the marker leaves its track, the zombies win.
zt-ui-quota = { $moved } of { $quota } activated
zt-ui-terror-track = Terror track: { $marker ->
    [none] not started
    [one] 1 turn left
   *[other] { $marker } turns left
}
zt-ui-hand = Your cards
zt-ui-hand-of = Cards of the { $side }
zt-ui-hand-size = { $side }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
zt-ui-played = Played
zt-ui-boxed = Left in the box
zt-ui-no-cards = No cards left.
zt-ui-play-card = Play it
zt-ui-aim-card = Choose a target on the board
zt-ui-shots = { $shots ->
    [one] 1 shot was heard
   *[other] { $shots } shots were heard
}
zt-ui-thing-barrel = Fuel
    .value = { $brought } of 2 barrels in the car
zt-ui-thing-crate = Crates
    .value = { $brought ->
    [one] 1 in the car
   *[other] { $brought } in the car
}
zt-ui-thing-goo = Goo
    .value = wounds humans, quickens zombies
zt-ui-thing-alarm = Alarms
    .value = { $lying ->
    [0] all set off
   *[other] { $lying } left
}
zt-ui-carries = , carries a { $thing }
zt-ui-riders-small = Small car
zt-ui-riders-large = Large car
zt-ui-riders = { $riders } of 3 seats taken

## Tips for newcomers, each at its moment

zt-ui-tip-building = First the car park is furnished. Point at a field to see how the token would lie there, turn it with the button, the wheel or R, and choose the field.
zt-ui-tip-humans-start = Place them in the bottom row. The stars beside a face say what that human is worth in the green car at the top.
zt-ui-tip-humans-turn = Choose a framed human, then a lit field, or a dotted one some steps away. Everyone may act once a turn, with 3 action points. But for each who acts a zombie acts as well, and one more: often it is wiser to end the turn early.
zt-ui-tip-humans-hunted = Zombies see 4 fields straight ahead, and nothing beside or behind them. Whom they see they must hunt, whom they have right before them they must bite. The second bite kills.
zt-ui-tip-humans-empty-tank = Two of you must fetch a barrel each and bring it into the car before the others can get in. Step onto a barrel to take it. With it you have only 2 action points, so let the others clear the way.
zt-ui-tip-humans-last-supplies = Step onto a crate to take it along; in the car it is worth a star. A crate saves you bringing one human more, but a long way round costs more than a star.
zt-ui-tip-humans-toxic-spill = Green goo wounds whoever steps into it, and the wounded may not. A zombie that stands in it is quick: keep more than 3 fields away from its face.
zt-ui-tip-humans-car-alarms = Stand on a parked car and set off its alarm: all zombies within 6 fields turn to it. Then run where they no longer look. It brings one more zombie.
zt-ui-tip-zombies-empty-tank = Without two barrels in the car nobody else gets in. Watch the barrels, and bite those who carry them: they are slow.
zt-ui-tip-zombies-last-supplies = The humans need crates as well as each other. Wait near the crates, and between them and the car.
zt-ui-tip-zombies-toxic-spill = A zombie that begins to act in the green goo has 3 action points. Lead some there, and hold the narrow ways past it.
zt-ui-tip-zombies-car-alarms = An alarm turns all zombies within 6 fields to it. Keep some of yours apart, and stand on the alarms that matter.
zt-ui-tip-zombies-start = Place zombies where the humans will have to pass, and let them look there: they see 4 fields straight ahead, and nothing beside or behind them.
zt-ui-tip-zombies-turn = Teeth mark those that must bite first, an eye those that must hunt next, straight on. The others are yours to lead: 2 action points for steps forward or one quarter turn.
zt-ui-tip-zombies-adding = Now new zombies come up on the fields with red corners: one for each half with humans on it, and one for each shot that was heard. You choose which way they look.

## How it is played, on one page

zt-ui-guide-humans = The turn of the humans
zt-ui-guide-humans-act = Every human may act once, with 3 action points: a step to one of the four fields beside, or what only this human can do, costs 1.
zt-ui-guide-humans-push = A step onto the field of a zombie pushes it one field further, if that is free.
zt-ui-guide-humans-cards = Cards cost nothing. Each is played once, in the own turn.
zt-ui-guide-humans-escape = Whoever steps onto the car is away, with all stars; the wounded with one less.
zt-ui-guide-zombies = The turn of the zombies
zt-ui-guide-zombies-count = As many zombies act as humans did, and one more.
zt-ui-guide-zombies-must = First those that have a human right before them must bite. Then those that see a human, at most 4 fields straight ahead with nothing between, must go straight there. Only then the others may be chosen.
zt-ui-guide-zombies-act = A zombie has 2 action points: a step forward or a quarter turn costs 1, and it turns only once.
zt-ui-guide-zombies-bite = The first bite wounds, the second one kills. The dead rise as zombies when the turn ends.
zt-ui-guide-zombies-come = Then new ones come up: one for each half of the board with humans on it, and one for each shot.
zt-ui-guide-end = How it ends
zt-ui-guide-end-stars = The humans win with { $target } stars. They lose as soon as those who are left cannot bring as many.
zt-ui-guide-end-terror = When the pool of zombies is empty for the first time, the terror begins: the humans have five more turns.
zt-ui-guide-cast = The humans
zt-ui-guide-signs = Signs on the board

zt-ui-skill-banker = { $scenario ->
    [lost-keys] Has lost his briefcase before the game began.
   *[other] Loses his briefcase instead of being wounded, once.
}
zt-ui-skill-lumberjack = Axes a zombie beside him, from its side or from behind.
zt-ui-skill-child = Steps diagonally once a turn, but cannot push.
zt-ui-skill-mechanic = Shoves a human beside him one field on, once a turn.
zt-ui-skill-nurse = Heals herself, or a human beside her.
zt-ui-skill-policeman = Shoots a zombie in a clear straight line. Each shot costs a bullet and brings another zombie.
zt-ui-skill-dog = Has 4 action points. Once a turn it barks at a zombie in a straight line, which then looks at it. It cannot push, and one bite kills it.

zt-ui-sign-human = A human, with the letter of the name and the stars that can be won.
zt-ui-sign-acting = This human is acting; each diamond is an action point.
zt-ui-sign-wounded = Wounded: the next bite kills.
zt-ui-sign-facing = A zombie. Its point shows which way it looks: this one to the right.
zt-ui-sign-bites = Must bite: a human is right before it.
zt-ui-sign-hunts = Must hunt: it sees a human.
zt-ui-sign-acted = Has acted this turn.
zt-ui-sign-legal = You can choose this.
zt-ui-sign-refused = Not now; point at it to read why.
zt-ui-sign-allowed = New zombies may come up here.
zt-ui-sign-half = The line between the two halves of the board.
zt-ui-sign-car = The escape car.
zt-ui-sign-canal = A canal: with the card of that name, a way out.
zt-ui-sign-search = A search token: something lies under it.
zt-ui-sign-barrel = A barrel of fuel: step onto it to take it.
zt-ui-sign-crate = A crate: step onto it to take it, worth a star in the car.
zt-ui-sign-goo = Goo: it wounds humans; a zombie in it has 3 action points.
zt-ui-sign-alarm = A parked car with an alarm, to be set off by a human who stands there.
zt-ui-sign-special = The Brute; the Runner is marked with an R.
