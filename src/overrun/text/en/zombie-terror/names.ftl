### Zombie Terror: names of things and other words that the browser says by itself, beside all other readers.

zt-name = Zombie Terror
zt-blurb = Two players, one car park. The humans run from the supermarket to the escape car at the far end; the zombies try to catch them on the way.
    .short = From the supermarket to the getaway car, with the whole car park between. One side runs, the other one hunts.
    .players = 2 players, humans against zombies

## Sides

zt-side-humans = humans
    .title = Humans
zt-side-zombies = zombies
    .title = Zombies

## Humans

zt-human-banker = Banker
    .letter = B
    .he = he
    .his = his
zt-human-lumberjack = Lumberjack
    .letter = L
    .he = he
    .his = his
zt-human-child = Child
    .letter = C
    .he = she
    .his = her
zt-human-mechanic = Mechanic
    .letter = M
    .he = he
    .his = his
zt-human-nurse = Nurse
    .letter = N
    .he = she
    .his = her
zt-human-policeman = Policeman
    .letter = P
    .he = he
    .his = his
zt-human-dog = Dog
    .letter = D
    .he = it
    .his = its

zt-health-healthy = healthy
zt-health-wounded = wounded
zt-health-dead = dead

## Zombies, and which way they look

zt-zombie-walker = Zombie
zt-zombie-runner = Runner
zt-zombie-brute = Brute

zt-facing-N = north
zt-facing-E = east
zt-facing-S = south
zt-facing-W = west

zt-category-1 = must bite
zt-category-2 = must hunt
zt-category-3 = free to act

## What is to be added, and why

zt-due-S = { $count ->
    [one] one on the supermarket half
   *[other] { $count } on the supermarket half
}
zt-due-C = { $count ->
    [one] one on the car half
   *[other] { $count } on the car half
}
zt-due-any = { $count ->
    [one] one on either half
   *[other] { $count } on either half
}
zt-due-runner = the Runner on the car half
zt-due-brute = the Brute on the car half

## Tokens of the board and of the scenarios

zt-token-bus = bus
zt-token-booth = guard booth
zt-token-large = large obstacle
zt-token-small = small obstacle
zt-token-car = escape car
zt-token-large-car = large escape car
zt-token-canal = canal
zt-token-second-canal = second canal
zt-token-keys = car keys
zt-token-ammunition = ammunition
zt-token-bandage = bandage
zt-token-noise = noise
zt-token-blank = nothing
zt-token-barrel = barrel
zt-token-crate = crate
zt-token-goo = goo
zt-token-alarm = car alarm

## Cards

zt-card-canal = Canal
    .text = A living human on a canal field escapes at once and scores as usual.
zt-card-sawn-off = Sawn-off
    .text = A living human, but not the Child, eliminates a zombie in a clear straight line, at most 3 fields away. It costs no action point and no bullet, but it is heard like any shot.
zt-card-courage = Courage
    .text = A living human eliminates a zombie beside it, whichever way the zombie looks. Nobody hears it.
zt-card-adrenaline = Adrenaline
    .text = The human who is acting has 2 more action points.
zt-card-first-aid = First-aid kit
    .text = A wounded human, anywhere on the board, is healthy again.
zt-card-decoy = Decoy
    .text = One or two zombies look whichever way you like.
zt-card-horde = Zombie Horde
    .text = Two more zombies are added this turn, each on either half.
zt-card-frenzy = Frenzy
    .text = Two more zombies may be activated this turn.
zt-card-lurch = Lurch
    .text = The zombie that you activate has 3 action points.
zt-card-cunning = Cunning
    .text = A zombie that has a human in sight is free to do as it likes this turn.
zt-card-ambush = Ambush
    .text = One of the zombies to be added may come up on any free field that is not beside a human.
zt-card-manhole = Manhole
    .text = From now on zombies may be added on canal fields.
zt-card-scent = Scent
    .text = A zombie that has not been activated this turn looks whichever way you like.
zt-card-fence = Hole in the fence
    .text = Choose a field of the two outermost columns: from now on zombies may be added there.

## Settings

zt-setting-scenario-none = none
zt-setting-scenario-lost-keys = Lost Keys
    .text = The car is locked until somebody who has the keys gets in. They lie under one of the search tokens.
zt-setting-scenario-good-boy = Good Boy
    .text = A Dog runs with the humans; it barks to turn zombies round, and it is worth a star.
zt-setting-scenario-brute-and-runner = The Brute and the Runner
    .text = Two special zombies come later: the fast Runner, and the Brute, who cannot be pushed and takes two hits.
zt-setting-scenario-two-ways-out = Two Ways Out
    .text = There are a small and a large car, with three seats each, and two canals.
zt-setting-scenario-empty-tank = Empty Tank
    .text = The car has no fuel. Until two of the three barrels are in it, nobody gets in without one; who carries a barrel has only 2 action points.
zt-setting-scenario-last-supplies = Last Supplies
    .text = Four crates stand about. Whoever steps there takes one along, and in the car each is worth a star.
zt-setting-scenario-toxic-spill = Toxic Spill
    .text = Goo has run out in four places. It wounds humans who step into it; a zombie that stands in it has 3 action points.
zt-setting-scenario-car-alarms = Car Alarms
    .text = Four parked cars have an alarm. Set off for 1 action point, it turns all zombies within 6 fields to it; but it is as loud as a shot.

## The table beside the board: what a line is called, and what it says

zt-phase-set-up = set-up
zt-phase-human-turn = turn of the humans
zt-phase-zombie-turn = turn of the zombies
zt-phase-movement = zombies move
zt-phase-adding = zombies are added
zt-phase-tidying = the dead rise

zt-panel-round = Round
    .value = { $limit ->
    [0] { $round }, { $phase }
   *[other] { $round } of { $limit }, { $phase }
}
zt-panel-set-up = Set-up
    .value = before the first round
zt-panel-score = Score
    .value = { $score ->
    [one] 1 star ({ $target } needed)
   *[other] { $score } stars ({ $target } needed)
}
zt-panel-active = Acting
    .value = { $ap ->
    [one] { $human }, 1 action point left
   *[other] { $human }, { $ap } action points left
}
zt-panel-activated = Have acted
    .value = { $humans }
zt-panel-quota = Activations
    .value = { $moved } of { $quota } used
zt-panel-quota-to-come = Zombies will act
    .value = { $quota }
zt-panel-due = To be added
    .value = { $due }
zt-panel-pool = Pool
    .value = { $pool ->
    [one] 1 zombie
   *[other] { $pool } zombies
}
zt-panel-bullets = Bullets
    .value = { $bullets }
zt-panel-shots = Shots heard
    .value = { $shots }
zt-panel-briefcase = Briefcase
    .value = { $kept ->
    [true] the Banker has it
   *[false] lost
}
zt-panel-terror = Terror
    .value = { $marker ->
    [none] not yet
    [one] 1 turn left
   *[other] { $marker } turns left
}
zt-panel-hand = Your cards
    .value = { $cards }
zt-panel-hands = Cards in hand
    .value = humans { $humans }, zombies { $zombies }
zt-panel-other-hand = Their cards
    .value = { $count }
zt-panel-escaped = Escaped
    .value = { $humans }
zt-panel-turned = Turned
    .value = { $humans }
zt-panel-keys = Car keys
    .value = { $place ->
    [carried] the { $human } has them
    [lying] lie on { $field }
    [used] the car is open
   *[hidden] not found yet
}
zt-panel-search = Search tokens
    .value = { $fields }
zt-panel-arriving = Still to enter
    .value = { $zombies }
zt-panel-riders = In the cars
    .value = small { $small } of 3, large { $large } of 3
zt-panel-barrel = Barrels
    .value = { $brought } of 2 in the car{ $humans ->
    [none] { "" }
   *[other] ; with { $humans }
}{ $fields ->
    [none] { "" }
   *[other] ; on { $fields }
}
zt-panel-crate = Crates
    .value = { $brought } in the car{ $humans ->
    [none] { "" }
   *[other] ; with { $humans }
}{ $fields ->
    [none] { "" }
   *[other] ; on { $fields }
}
zt-panel-goo = Goo
    .value = { $fields ->
    [none] nowhere
   *[other] { $fields }
}
zt-panel-alarm = Car alarms
    .value = { $fields ->
    [none] all set off
   *[other] { $fields }
}
zt-panel-worth = Stars
    .value = { $humans }
zt-panel-none = nobody
zt-panel-no-cards = none
zt-panel-with-stars = { $human } ({ $stars })

## What it is about

zt-goal-humans = You lead the humans. Bring them from the supermarket to the escape car: { $target } stars are needed to win.
zt-goal-zombies = You lead the zombies. Bite the humans before they reach the escape car: with { $target } stars they win.
zt-goal-scenario = Scenario “{ $name }”: { $text }
zt-goal-variant = Set-up: { $name }.
