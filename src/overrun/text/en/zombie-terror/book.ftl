### The rulebook of Zombie Terror. What stands where is in teaching/zombie_terror/book.toml.

## What it is about

zt-book-idea = What it is about

zt-book-sides = It is night, the supermarket is not safe any more, and at the far end of the car park stands a
    car that still runs. One player leads six humans there. The other leads the zombies in between.

    The two sides have nothing in common: other pawns, other moves, other cards, and each its own way to win.
    There are no dice. Once the cards are dealt, everything that happens is somebody’s decision.

    Everything on the board is open: who stands where, how many zombies still wait in the pool, how many bullets
    are left. Only the cards in hand are secret, and even of those everybody can see how many there are.
    .title = Two sides, one car park
    .words = players, how many players, luck, dice, hidden, secret, public, asymmetric, goal, aim
zt-book-stars = Each human is worth stars. Whoever reaches the car brings them along, and _five stars win_.

    - The Child and the Mechanic: 3 stars.
    - The Nurse and the Banker: 2 stars.
    - The Lumberjack and the Policeman: 1 star.

    A wound costs one star: a wounded Child brings 2, a wounded Policeman nothing at all. What counts is how
    somebody is at the moment of the escape; nothing changes it afterwards.

    All six healthy ones are worth 12 together. Two may be enough: the Child and anybody with two stars. The
    fighters are worth least, so the art is to know whom to spend for whom.
    .title = Stars
    .words = points, victory points, vp, score, value, worth, wounded value
zt-book-first-look = A game is played in rounds. In each, the humans have a turn first, then the zombies. That
    goes on until somebody has [won](#winning).

    Look at the picture: the humans stand in the bottom row, at the supermarket. The car waits at the top.
    Between them lie buses, a guard booth, a few wrecks, and ten zombies who each look one way.
    .title = A first look
    .words = round, turn order, who starts, overview
zt-scene-start = The car park as a game begins. The three fields of the car are framed.

## The car park

zt-book-car-park = The car park

zt-book-fields = The board is a grid of square fields. Fields have names as on a chessboard: letters count from
    the left, numbers from the supermarket upwards.

    - The _bottom row_ is the supermarket: here the humans start.
    - Three fields of the _top row_ are the _car_. A human who comes there is away. Zombies cannot enter the
      car; for them it is an obstacle.
    - Pylons mark the line between the two _halves_: the half with the supermarket and the half with the car.
      Each field belongs to the half of its row, whatever lies across the line.
    - Fields with a _red frame_ are where new zombies may [come up](#where).
    .title = Fields and halves
    .words = grid, squares, coordinates, half, halves, pylons, red frame, size of the board, map
zt-book-neighbours = Two fields are beside each other if they share an edge. A corner is not enough. That holds
    for everything in this game: steps, pushes, axes, bandages and bites.

    Which way a zombie looks makes no difference to who is beside it. It makes all the difference to whom it
    bites.
    .title = Beside each other
    .words = adjacent, next to, neighbour, diagonal, corner, orthogonal
zt-scene-beside = The four fields beside the Nurse are framed. D4, at her corner, holds a wreck; it does not
    touch her at all.
zt-book-obstacles = Buses, the guard booth and wrecks are obstacles. Nobody enters them, nobody walks through
    them, no shot and no look goes past them. On boards that players [build themselves](#advanced) the tokens
    that they lay do the same.
    .title = Obstacles
    .words = wall, wreck, bus, booth, block, blocked, cover
zt-book-canal = The canal is an ordinary field with a lid in it. Everybody may stand there, look across and
    shoot across. To stand on it is no escape: only the card _Canal_ opens it, and whoever leaves that way
    brings the same stars as by car.

    Zombies do not come up there either, unless a card (_Manhole_) or [a scenario](#two-ways-out) says so.
    .title = The canal
    .words = manhole, sewer, sewers, drain, second exit
zt-book-pawns = A field holds one pawn and never more.

    _Humans_ look nowhere in particular. Each is healthy, wounded, dead on the board, away in the car, or
    turned. A wounded human does everything that a healthy one does; only the stars and the next bite are
    different.

    _Zombies_ look one way: north (to the car), east, south or west. All twenty are alike. A mark shows which of
    them have acted this turn.
    .title = Pawns
    .words = figures, pieces, wound, wounded, healthy, facing, direction, front
zt-book-layouts = There are two car parks to choose from when a table is made.

    _Classic_ is 12 fields wide and 16 long. Its whole edge, but for the car, is framed in red, and so are the
    exits of its two buses and the door of its booth. _Compact_ is 11 by 14, with few red fields, most of them
    beside buses and booth.

    The rules are the same on both, and on any board that you [build](#advanced).
    .title = The two boards
    .words = classic, compact, layout, map, board size, bus exit, booth door

## Setting up

zt-book-set-up = Setting up

zt-book-sides-and-cards = Agree who leads whom, or draw lots. Then:

    - All twenty zombies go to the _pool_, beside the board.
    - Each side has six cards, shuffles them and draws _four_. The other two go back to the box; nobody looks at
      them.
    - The humans get _four bullets_ for the Policeman and the _briefcase_ for the Banker.
    - The terror marker lies beside its track. It is not on it yet.
    .title = Sides, cards, bullets
    .words = setup, preparation, start, deal, hand, draw, bullets, briefcase
zt-book-humans-first = The human player puts all six humans on free fields of the bottom row, in any order. Only
    then come the zombies: their player sees the whole line before the first zombie is placed. The humans make
    up for it by moving first.
    .title = The humans take their places
    .words = placing humans, starting positions, first row
zt-book-ten-zombies = The zombie player puts _ten_ zombies on the board: five on the half of the car, five on
    the half of the supermarket.

    - Any free field of the half will do. It need not have a red frame. Only the car is forbidden.
    - No zombie may stand beside a human or beside another zombie. Corners are fine.
    - Which way each one looks is the player’s choice.

    Ten stay in the pool for later.
    .title = The zombies take theirs
    .words = placing zombies, starting zombies, how many zombies, facing at start
zt-scene-places = The six humans stand in the bottom row, and the zombies’ player has seen where.
    .step-1 = The first zombie comes right before the car, and looks south.
    .step-2 = Another on the half of the supermarket, in the way of Nurse and Child.
    .step-3 = Ten stand, five on each half, and none beside another. Ten are left in the pool. The humans begin.

## The turn of the humans

zt-book-human-turn = The turn of the humans

zt-book-activation = In your turn each human may act once, in any order; nobody must. Whoever acts has _3 action
    points_. A step, a push, or what only this human can do costs one point each, mixed as you like.

    Finish with one human before the next begins. Points that are left over are lost: they cannot be saved or
    given away. A human has acted from the first point that was spent; just touching a pawn does not count.

    _It matters how many you move._ The zombies answer with as many as you have moved, [and one
    more](#how-many). To let somebody stand still is often the better move.
    .title = Three action points
    .words = ap, action points, actions, activate, how many moves, end turn, pass
zt-book-move = A step costs 1 point and leads to a free field beside: up, down, left or right, never across a
    corner. Free means: no human, no zombie, no obstacle. Red frames and the canal are walked over like anything
    else.

    Nobody walks off the board. The only way out is [the car](#escape).
    .title = A step
    .words = walk, run, go, movement, diagonal, free field
zt-scene-walk = The Nurse has three points. Framed is where one step can take her: above her is a wreck, to her
    left the Mechanic.
    .step-1 = One point: she steps to D2. From here she could also turn back.
    .step-2 = Two points: D3, past the wreck.
    .step-3 = Three points: D4. She has none left, and her turn is over.
zt-book-push = You may also step onto a field with a zombie on it, and push it one field further in the
    direction you walk. It costs nothing but the step. The field behind it must be free: no pawn, no obstacle,
    no car, and it must be on the board. So two zombies in a row hold each other fast.

    It does not matter which way the zombie looks, and it goes on looking that way. You may push again with your
    next step. A push never leads to a bite at once: zombies bite in their own turn. But mind whom you leave it
    facing.

    Everybody can push but the Child.
    .title = Pushing a zombie
    .words = shove, shoving, barge, move zombie, knock back
zt-scene-push = A zombie stands in the Banker’s way. C4 behind it is free, so he can push.
    .step-1 = He steps to C3 and the zombie goes to C4. It still looks east.
    .step-2 = Now a wreck is behind it, on C5. It cannot be pushed on; he has to walk around it.
zt-book-escape = Whoever ends a step on one of the three fields of the car is away, at once and for good. The
    field is free again for the next one: all six may use the same. Points that were left are lost. Somebody who
    escaped still counts among those who have [acted](#how-many) this turn.
    .title = Into the car
    .words = exit, escaping, flee, car, leave the board, save
zt-scene-away = The Banker is away already with 2 stars. The Nurse is two steps from the car.
    .step-1 = One step. The car is right before her.
    .step-2 = Away: 2 stars more, 4 of 5. One point was left, and is lost.

## Six people

zt-book-people = Six people

zt-book-banker = The first bite that the Banker takes goes into his briefcase. He is not hurt, the briefcase is
    gone. He cannot choose to keep it, and it costs no point. From then on he is bitten like anybody else.

    The zombie that bit the briefcase has bitten: its activation is over. Two bites in one turn cost him
    briefcase and health; it takes a third to kill him.
    .title = The Banker
    .words = briefcase, suitcase, case, steven, foster, shield, armour
zt-book-lumberjack = For 1 point the Lumberjack fells a zombie beside him that does _not_ look at him: its side
    or its back must be turned his way. It goes back to the pool. He may do that again as long as he has points,
    and no new zombies come for it.
    .title = The Lumberjack
    .words = axe, kill, chop, hit, attack, melee, norman, bradly
zt-scene-axe = Three zombies around the Lumberjack. Only the one above him, on C3, shows him its side.
    .step-1 = It is felled, for one point. The two others look straight at him: no axe helps against those. He
        could push one.
zt-book-child = Once in each turn the Child may make one of her steps across a corner. It costs 1 point as
    usual, and nothing at the sides can stop her: she slips between two wrecks. The field where she lands must
    be free, and if it is the car, she is away.

    She is too small to push.
    .title = The Child
    .words = diagonal, slip, girl, lucy, kid
zt-scene-slip = A zombie above the Child, a wreck to her right. Framed is where she can get with one point,
    corners included.
    .step-1 = She slips through to C3. From here on she walks straight, for this turn.
zt-book-mechanic = Once in each turn the Mechanic may push a _human_: he steps onto the field, the other goes
    one further, if that is free. It costs only his step. Whoever is pushed has not acted and loses no points.
    Somebody who is pushed into the car is away.

    Zombies he pushes like everybody else, as often as he likes.
    .title = The Mechanic
    .words = shove, push human, push friend, throw, john, cofe
zt-scene-shove = The Child has no time left. The Mechanic stands behind her, and behind her corner of the world
    is the car.
    .step-1 = He pushes her in: 3 stars, and she has not even acted. The zombies will have one less to answer
        with.
zt-book-nurse = For 1 point the Nurse heals herself or a wounded human beside her. As many as she has points
    for. Healed means healed: the star is back, and it takes two more bites to kill. Nobody wakes the dead.
    .title = The Nurse
    .words = heal, healing, cure, bandage, medic, doctor, miranda, bailey
zt-scene-heal = Two wounded. The Mechanic is beside the Nurse; the Banker only touches her at a corner.
    .step-1 = The Mechanic is well again. For the Banker she would have to take a step first.
zt-book-policeman = For 1 point and one bullet the Policeman shoots a zombie in a straight line, at any
    distance. The first thing in the line counts: an obstacle stops the bullet, and so does any pawn. The zombie
    goes back to the pool, whichever way it looked.

    _Shots are loud._ For each one a zombie more [comes up](#new-zombies) this round, anywhere. There are four
    bullets, and no more.
    .title = The Policeman
    .words = shoot, shot, gun, pistol, bullets, fire, kill, line of fire, frank, kowalsky, noise
zt-scene-shot = Four zombies. To the left a wreck stops the bullet, to the right the Banker stands in the line,
    and E2 is in no line at all.
    .step-1 = D6 is hit. One bullet less, and one zombie more will come at the end of the round.

## The turn of the zombies

zt-book-zombie-turn = The turn of the zombies

zt-book-phases = The turn has three phases: the zombies _move_, new ones [come up](#arrivals), and the dead [rise](#rising).
    Once [the terror](#terror) has begun, its marker moves first of all.
    .title = Three phases
    .words = phase, order, sequence, steps of the turn
zt-book-how-many = As many zombies act as humans have acted this round, _and one more_. If nobody moved, one
    zombie moves.

    That number is a must, and it is a limit. Each zombie acts once at most. If there are fewer on the board,
    all of them act. Duties do not raise the number; only a card can. Cards that were played on a human, and
    humans who were pushed, do not count.
    .title = How many act
    .words = quota, number of zombies, activations, plus one, how many zombies move
zt-book-two-points = A zombie that acts has _2 action points_. A step forward costs one: onto the field right
    before it, if that is free. A quarter turn to the left or right costs one, too, and there is only one turn
    in an activation. Zombies never step sideways or back, never push, and never enter the car.

    If it can spend both points, it must. So it may not begin with a turn after which it is stuck, if a step
    first would use both. If there is no way to spend both and no bite, it may stay as it is, or make a single
    turn.

    To look behind itself a zombie needs two turns: half of it this round, half the next.
    .title = Two points, one turn
    .words = zombie moves, zombie ap, rotate, turn around, step, forced, must move, stuck
zt-scene-led = A zombie that sees nobody may choose: two steps forward, a step and a turn, or a turn to the left
    and a step. To the right is a wreck: it may not turn there first, because then it could not go on.
    .step-1 = A turn to the left and a step. It looks west now.
zt-book-bite = A zombie that stands beside a human _and looks at it_ bites. It must, it costs nothing, and it
    ends the activation, whatever points were left. That may be before its first point, between two, or after
    the second.

    - The first bite _wounds_.
    - A wounded human who is bitten _dies_. Two bites in one turn are enough.
    - The dead stay where they are until the turn ends. They block the way and the view, zombies still go for
      them, and a bite at them is wasted.

    What counts is how the human is now: who was healed needs two bites again. With its side or its back to a
    human, or at a corner, no zombie bites.
    .title = A bite
    .words = attack, kill, wound, die, death, hit, damage, eat
zt-scene-bitten = One human has acted, so two zombies act. D2 looks right at the Mechanic: it has to go first.
    .step-1 = It bites without a step. The Mechanic is wounded. Now C4, which sees him from afar, has no choice
        either.
    .step-2 = One step brings it beside him, and it bites: the second bite this turn. The Mechanic is dead.
zt-book-bite-moment = Zombies bite while they act, and at no other time. One that comes up, rises or is turned
    by a card face to face with a human waits for its next activation; then it bites first of all. One that was
    not among those who acted does not bite.

    A table may be made with the option _bites: at once_. Then whoever newly comes to look at a human beside it
    bites on the spot, and counts as having acted. It is hard on the humans.
    .title = When bites happen
    .words = bite timing, bite at once, placed next to, spawn and bite, option
zt-book-sight = A zombie sees straight ahead, _four fields_ far, and nothing to its sides. The first thing in
    the line ends it: an obstacle, another zombie, the car, or a human, and that human is the one it sees. So it
    never sees more than one. The canal hides nobody. The dead are seen like the living.
    .title = What a zombie sees
    .words = line of sight, los, vision, view, look, see, range, distance
zt-scene-ahead = A2 looks east and sees the Mechanic, three fields ahead.
    .step-1 = H2 looks west and sees the Banker, three fields ahead. The Mechanic behind him is hidden.
    .step-2 = A4 sees nobody: the Nurse is six fields away, and four is as far as it goes.
    .step-3 = E6 looks south: the Banker is the fourth field. It sees him, just.
zt-book-duties = Before every activation look at those that have not acted yet:

    - If any has a human right before it, one of those must act: it _bites_ without a step.
    - Else, if any sees a human, one of those must act: it goes _straight ahead_ as far as its points take it,
      without turning, and bites if it gets there. It may not go for somebody else on the way.
    - Else act with whom you like.

    After each activation look again. A zombie that walks off may open a view, and the one behind it has a duty
    now; one that walks in between ends the duty of another. Which of several equals goes first is the player’s
    choice. When the number is used up, it is over, duties or not.

    The same holds in the middle of an activation: whoever sees a human after the first point goes on straight
    towards it.
    .title = Duties come first
    .words = mandatory, forced, must, category, compulsory, priority, order of zombies, obligation
zt-scene-duties = Three humans have acted: four zombies act. D1 looks right at the Lumberjack, so it is the only
    one that may go first.
    .step-1 = It has bitten. Next is C5, which sees the Mechanic three fields ahead.
    .step-2 = Two steps and a bite. Now nobody has a duty: any of the three others may act. A3 does not see the
        Nurse, for C3 is in between.
    .step-3 = The player takes C3. It could go many ways…
    .step-4 = …and walks up two fields. That opens the view: A3 sees the Nurse, four fields ahead, and must act
        now.
    .step-5 = It goes straight towards her. Two fields are not enough for a bite. Four have acted; G1 has not.

## New zombies, and the dead

zt-book-arrivals = New zombies, and the dead

zt-book-where = New zombies come up on free fields with a _red frame_: at the edge, at the exits of buses, at
    the door of the booth. A human who stands on one keeps it shut. Cards can open more of them.
    .title = Where they come up
    .words = spawn, spawn point, allowed field, red frame, entrance
zt-book-new-zombies = When all have moved, count:

    - _one_ for each half of the board that has a human on it, dead ones included; it comes up on that half,
    - _one_ for each shot that was fired this round, on either half.

    They come from the pool, in the order that the zombie player likes, and look where that player likes. They
    may come up right beside a human. None may be left out. But if a half has no free red field, its zombie is
    lost.

    The Lumberjack’s axe and the card _Courage_ are quiet: nothing comes for them.
    .title = How many come
    .words = spawning, add zombies, reinforcements, new zombies, noise, shots
zt-scene-coming = Humans on both halves, and one shot was fired: three zombies come. First the lower half; C1 is
    shut, because the Nurse stands there.
    .step-1 = It comes up on B1, beside the Nurse.
    .step-2 = And looks at her. It does not bite now. Next, the half with the car.
    .step-3 = F7, at the edge.
    .step-4 = The third, for the shot, may come up on either half.
zt-book-empty-pool = If the pool is empty when a zombie is due, the zombie player takes one from the board
    instead and puts it on a free red field of the half that is due, looking anywhere. One that came or was
    taken in this phase is not taken again.
    .title = When the pool is empty
    .words = relocate, relocation, no zombies left, out of pawns, supply
zt-book-rising = At the end of the turn each dead human is replaced by a zombie, on the same field, looking
    where the zombie player likes. It comes from the pool, or if that is empty, from anywhere on the board. The
    wounded stay as they are. With several dead, the zombie player chooses the order. Then all marks are taken
    off: next turn every zombie may act again.
    .title = The dead rise
    .words = tidying, turn into zombie, transform, infected, cleanup, end of turn
zt-scene-rising = The Nurse was bitten twice. She is dead, and waits.
    .step-1 = A zombie stands in her place, and looks north.
zt-book-terror = When the last zombie leaves the pool, the _terror_ begins: its marker is laid on 5. From the
    next zombie turn on it moves one field at the start of each, 4, 3, 2, 1, and off. When it is off the track,
    the zombies have won, before any of them moves.

    So the humans have _five more turns_. Nothing stops or resets the marker: not zombies who go back to the
    pool, not a second time that it is empty. Zombies that are put on the board in set-up do not start it.
    .title = The terror
    .words = terror track, countdown, timer, marker, five turns, deadline
zt-scene-countdown = One zombie is left in the pool, and one is due, on the half of the Child.
    .step-1 = It comes up: the pool is empty. The terror marker goes on 5.
    .step-2 = The humans have five more turns.

## Cards

zt-book-cards = Cards

zt-book-playing-cards = Each side has four cards for the whole game. Play any number of them, in your own turn,
    also in the middle of an activation. A card costs no action point, and a pawn on which it is played has not
    acted. It is shown, done, and gone. One that would do nothing cannot be played.

    Humans play between any two actions. Zombies play while they move or come up, also between two points of one
    zombie: their player may halt it, play, and go on with what is left.
    .title = Playing a card
    .words = special cards, action cards, hand, when to play, halt, interrupt
zt-scene-hand = What lies beside the board of the humans: their stars, who lives and who does not, the horde, and the
    four cards in hand. Of the other hand one sees only how many there are.
zt-book-human-cards =
    - _Canal_: a human on a canal field is away at once.
    - _Sawn-off_: anybody but the Child shoots a zombie at most three fields away, in a clear line. No bullet,
      but it is a shot, and loud.
    - _Courage_: a zombie beside a human goes back to the pool, whichever way it looks. Quiet.
    - _Adrenaline_: whoever is acting has 2 more points.
    - _First-aid kit_: a wounded human anywhere is well again.
    - _Decoy_: turn one or two zombies any way you like.
    .title = The cards of the humans
    .words = canal, sawn-off, shotgun, courage, adrenaline, first aid, medkit, decoy, distraction
zt-scene-decoy = A zombie looks straight at the Child. The humans have a Decoy.
    .step-1 = They play it. The zombie turns to the west and sees nobody any more.
    .step-2 = It may turn two: now the other looks away from the board. No point was spent, and nobody has acted.
zt-book-zombie-cards =
    - _Zombie Horde_: two more come up this turn, on either half.
    - _Frenzy_: two more act this turn.
    - _Lurch_: one zombie has 3 points, still with one turn.
    - _Cunning_: one zombie that sees a human need not go there. It acts freely, or not at all. A human right
      before it is bitten all the same.
    - _Ambush_: one of those who come up may come up on any free field that is not the car and not beside a
      human.
    - _Manhole_: from now on zombies come up from the canal, too.

    With the option of the other deck, _Scent_ (turn a zombie any way, for free) takes the place of Cunning, and *Hole
    in the fence* (one more red field near the side edges) that of Ambush.
    .title = The cards of the zombies
    .words = horde, frenzy, lurch, cunning, ambush, manhole, scent, hole in the fence, deck
zt-scene-manhole = One zombie is due on the half with the car. Framed is where it may come up: all of it far from the
    Mechanic.
    .step-1 = The zombies play Manhole. From now on the canal is open to them, too.
    .step-2 = It climbs out beside him, and looks at him.

## How it ends

zt-book-ending = How it ends

zt-book-winning = The game is over the moment one of these is true, even in the middle of a turn.

    The _humans win_ with five stars in the car.

    The _zombies win_ when

    - all humans who are not in the car have turned, and those in the car have less than five stars,
    - or five stars are [out of reach](#out-of-reach),
    - or the [terror](#terror) marker leaves its track.

    There is no draw.
    .title = Winning
    .words = win, lose, victory, end of game, game over, draw, tie
zt-scene-won = The Child is away with three stars, and the Nurse stands right before the car.
    .step-1 = She is in. Five of five: the humans have won, whatever becomes of the Mechanic.
zt-book-out-of-reach = Add up: the stars in the car, the stars of everybody who lives, and one for each wound
    that could still be healed. As long as the Nurse lives, that is every wound. Without her it is one, if the
    First-aid kit may still be in hand. If the sum is less than five, the zombies have won.

    Nobody asks how far it is or how many turns there are. It is looked at after each escape, bite, card, search
    and move of the terror marker, and the dead count as lost.
    .title = Five stars out of reach
    .words = impossible, cannot win, hopeless, potential, early end
zt-scene-lost = Two stars are in the car. The wounded Nurse and the wounded Banker have one each, and she could heal
    both: six. Two zombies are still to act.
    .step-1 = The Nurse is bitten. Two stars in the car, one of the Banker, and at most one more by a First-aid
        kit: four. The zombies have won.
zt-book-long-games = The zombies get more and more, so nearly all games end within fifteen rounds. Who wants a
    firm end may set a limit of rounds when the table is made; then the zombies win. Giving up loses at once.
    .title = Limits, and giving up
    .words = round limit, concede, resign, surrender, undo, time

## Boards that you build

zt-book-other-boards = Boards that you build

zt-book-advanced = In the _advanced game_ car, buses, booth and canal lie where they always do, and you lay the
    wrecks yourselves, before the usual set-up. The zombies have one large token and three small ones, the
    humans one large and two small. Take turns, the zombies first; the large ones come before the small ones,
    and the zombies lay the last.

    A token lies on free fields, straight, not at the edge of the board, and touches no other token, not even at
    a corner. Beside the canal is fine; on it is not.
    .title = The advanced game
    .words = advanced, obstacle tokens, build board, variant, side b
zt-scene-wrecks = Side B before the game: car, buses, booth and canal lie where they always do.
    .step-1 = The zombies lay their large wreck across the way to the car.
    .step-2 = The humans lay theirs.
    .step-3 = Then the small ones, by turns. None touches another, and the edge stays clear.
zt-book-free = In the _free set-up_ everything is laid by you, in this order: car, buses, canal, booth, large
    wrecks, small wrecks. The zombies begin with the car and the humans lay the last wreck.

    - The car takes any three fields of the top row.
    - Canal and booth lie on the half with the car. The canal may lie on any free field there, even at the edge.
    - Everything else keeps off the edge and touches nothing, not even at a corner, except the canal.
    - Who lays a bus or the booth says which way its exits look.
    .title = The free set-up
    .words = free setup, build everything, variant, side b, exits
zt-scene-own-board = The free set-up: an empty car park.
    .step-1 = The zombies begin, with the car.
    .step-2 = The humans lay a bus, and say which way it looks. At its exits zombies will come up.
    .step-3 = A second bus by the zombies, and the canal by the humans: it may touch anything.
    .step-4 = The booth stands on the half with the car. Before its door lies a field with a red frame.
    .step-5 = The wrecks come last. No two car parks are alike.
zt-book-options = When a table is made, you may choose the board, the deck of the zombies, when [bites](#bite-moment)
    happen, a limit of rounds, and a handicap: how many zombies each half starts with (3 to 6, usually 5), and
    how many stars the humans need (4 to 6, usually 5). A scenario that changes one of these counts from there.

    Four zombies on each half help a newcomer who leads the humans; six, or six stars, make it hard for somebody
    who knows the game.
    .title = Options and handicaps
    .words = options, settings, handicap, balance, difficulty, easier, harder

## Scenarios

zt-book-scenarios = Scenarios

zt-book-about-scenarios = A scenario changes one thing and leaves the rest as it was. There are eight, on either
    board. All pieces that the usual game leaves in the box come into play in one of them.
    .title = Eight other nights
    .words = scenario, missions, campaign, extra
zt-book-lost-keys = The car is locked and the Banker has no briefcase. Six tokens lie face down: the keys,
    ammunition, a bandage, noise and two blanks. A human on one turns it up for 1 point.

    - _Keys_: the finder carries them. Only the carrier can enter the car; that opens it for all. They may be
      handed to somebody beside for 1 point, and stay on the field if the carrier turns or leaves by the canal.
      Whoever steps there picks them up.
    - _Ammunition_: two bullets. _Bandage_: the finder is healed. _Noise_: counts as a shot.

    _Three_ zombies start on each half, and the humans need _four_ stars.
    .title = Lost Keys
    .words = keys, search, tokens, locked car
zt-scene-keys = Three of the six tokens still lie face down, and the Mechanic stands on one.
    .step-1 = He turns it up for a point: the keys. Now he can enter the car, and that opens it for all.
zt-book-good-boy = A dog starts with the humans. It has 4 points, walks, cannot push, and counts as a human for
    zombies in every way. Once in a turn it may _bark_ for 1 point: a zombie at most four fields away in a clear
    line turns to look at it.

    One bite kills it, and it does not rise. In the car it is worth 1 star, and the humans need _six_ stars.
    .title = Good Boy
    .words = dog, bark, pet
zt-scene-bark = A zombie looks at the Child. The dog is far away, but it has four points.
    .step-1 = Three steps, and it is in a line with the zombie, four fields from it.
    .step-2 = It barks. The zombie turns round, and the Child is out of its sight.
zt-book-brute-and-runner = The humans have six bullets. They will need them: in round 2 the _Runner_ comes up on
    the half with the car, in round 3 the _Brute_. They are zombies like the others, but never of the pool.

    The Runner has 3 points, with one turn. The Brute cannot be pushed, and must be felled twice.
    .title = The Brute and the Runner
    .words = brute, runner, special zombies, boss
zt-book-two-ways-out = The free set-up with a second canal, on the half of the supermarket, and a second, larger
    car at one side of the other half. Each car takes three humans; a full one is an obstacle. From round 3 on
    zombies come up from both canals. The humans need _seven_ stars.
    .title = Two Ways Out
    .words = second car, large car, second canal
zt-book-empty-tank = The tank is empty, and three barrels of fuel stand about. A human who comes to one takes
    it, if the hands are free, and has only 2 points when beginning an activation with it. Until two barrels are
    in the tank, only somebody with a barrel can enter the car. What a carrier leaves behind lies there.

    The humans need _four_ stars.
    .title = Empty Tank
    .words = fuel, barrel, barrels, petrol, gas
zt-book-last-supplies = Four crates lie about. A human who comes to one takes it, one at a time. In the car it
    is worth 1 star.

    _Six_ zombies start on each half, and the humans need _six_ stars.
    .title = Last Supplies
    .words = crate, crates, food, supplies
zt-book-toxic-spill = Four puddles of goo stay where they are. A healthy human who comes into one is wounded,
    and no briefcase helps. A wounded human cannot enter one, nor be pushed in. A zombie that starts its
    activation in goo has 3 points.

    _Four_ zombies start on each half.
    .title = Toxic Spill
    .words = goo, poison, toxic, acid, slime
zt-book-car-alarms = Four parked cars still have their alarms. A human on such a field may set one off for 1
    point, once. Every zombie within six fields, counted in columns and rows together, turns to look that way.
    It is as loud as a shot.

    _Eight_ zombies start on each half.
    .title = Car Alarms
    .words = alarm, alarms, noise, lure, distract

## Fine print

zt-book-fine-print = Fine print

zt-book-in-the-box = Twenty zombies, six humans, twelve cards, two cars, tokens for wrecks, canals, a dog and
    two special zombies, a terror marker, six bullets, a briefcase with keys on its back, and two sheets: one
    where those who are away are kept, one with the terror track. On this page all of it is drawn, and counted
    for you.
    .title = What is in the box
    .words = components, contents, pieces, tokens, sheet, material
zt-book-open-questions = Where the printed rules leave something open, we have decided, and written down what
    and why. Each such decision has a number, and is listed below or with the paragraph that it belongs to.
    .title = Questions that were open
    .words = faq, ruling, rulings, clarification, errata, interpretation

## The summary, on two pages

zt-summary-goal =
    - One side leads _six humans_ from the supermarket to the car. The other leads the
      _zombies_.
    - The humans win with _5 stars_ in the car.
    - Child 3, Mechanic 3, Nurse 2, Banker 2, Lumberjack 1, Policeman 1. Wounded: one less.
    - The zombies win when five stars are out of reach, when all others have turned, or when the terror marker
      leaves its track.
    - A round: first the humans, then the zombies. No dice.
    .title = Goal
zt-summary-start =
    - Each side shuffles its six cards and draws _four_; the rest stays unseen.
    - Humans: _4 bullets_, the briefcase, and six humans on the bottom row.
    - Zombies: _10_ of 20, five on each half, on any free field but the car, not beside a human or another
      zombie, looking anywhere. The other ten are the pool.
    .title = Setting up
zt-summary-humans = Each human may act once, with _3 points_. Finish one before the next. Points left over are
    lost.

    - _Step_, 1 point: a free field beside, never across a corner.
    - _Push_, 1 point: step onto a zombie, which goes one further if that field is free and not the car. Not the
      Child.
    - _Into the car_: away at once, with the stars that show.
    - _What only this human can do_: see Six people.
    - _Cards_: any number, no points.
    - Beside means a shared edge. A field holds one pawn.
    .title = The turn of the humans
zt-summary-people =
    - _Banker_: his first bite costs the briefcase, and nothing else.
    - _Lumberjack_: 1 point fells a zombie beside him that does not look at him. Quiet.
    - _Child_: one step across a corner each turn. Cannot push.
    - _Mechanic_: once a turn he pushes a human with a step, also into the car.
    - _Nurse_: 1 point heals her or a human beside her.
    - _Policeman_: 1 point and a bullet; any distance, straight, the first thing in the line stops it. Each shot
      brings a zombie.
    .title = Six people
zt-summary-zombies = As many act as humans have acted, _and one more_. Each acts once, with _2 points_, all of
    which must be used if possible.

    - _Step_, 1 point: straight ahead onto a free field, never into the car.
    - _Turn_, 1 point: a quarter, once.
    - They _see_ four fields straight ahead, up to the first thing in the line.

    Before each activation, of those that have not acted:

    - one with a human right before it must _bite_;
    - else one that sees a human must go _straight_ there, without turning, and bite if it arrives;
    - else choose freely.
    .title = The turn of the zombies: moving
zt-summary-bites =
    - A zombie beside a human and looking at it bites: no points, and its activation is over.
    - First bite: _wounded_. Second: _dead_, and stays as a target until the turn ends.
    - Zombies bite only while they act.
    .title = Bites
zt-summary-arrivals =
    - One for each _half with humans_ (the dead count), on a free red field of that half.
    - One for each _shot_, on either half.
    - Any order, looking anywhere, also beside humans.
    - Pool empty: one is taken from the board instead.
    - Then the _dead rise_ as zombies where they lie, and all marks come off.
    .title = New zombies
zt-summary-terror =
    - When the pool is empty for the first time, the marker goes on 5.
    - At the start of each later zombie turn it moves down by one. After 1 it is off, and the zombies win: five
      more human turns.
    .title = The terror
zt-summary-cards = Four each, in the own turn, also in the middle of an activation.

    - _Canal_: leave by the canal. _Sawn-off_: a shot up to three fields, no bullet, loud. _Courage_: a zombie
      beside goes back to the pool. _Adrenaline_: 2 points more. _First-aid kit_: heal anybody. _Decoy_: turn
      one or two zombies.
    - _Horde_: two more come. _Frenzy_: two more act. _Lurch_: 3 points. _Cunning_: one need not go where it
      looks. _Ambush_: one comes up anywhere but beside a human. _Manhole_: the canal is red from now on.
    .title = Cards
zt-summary-end = At once, also in the middle of a turn. No draw. Out of reach: stars in the car, stars of all
    who live, and one for each wound that could still be healed are together less than five.
    .title = The end
