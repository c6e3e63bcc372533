### The rulebook of Army of the Dead. What stands where is in teaching/army_of_the_dead/book.toml.

## What it is about

ad-book-idea = What it is about

ad-book-together = Six people go into a dead city because something there is worth it. The city does not mind:
    it follows rules, and it follows noise. All players are on the same side; everybody wins, or nobody does.

    There are always six survivors, however many play. Share them as you like: one each, or all six to one
    person. Whoever has lost the last survivor still wins or loses with the others.

    Nobody plays the zombies. They do what the rules say; only where these leave two ways open, a player
    decides, mostly the first player. What a mission says goes before the general rules, and before the cards.
    .title = Six against the city
    .words = cooperative, co-op, players, solo, how many players, team, goal, aim
ad-book-job = A game is one mission. Its sheet says how the board is laid, where you start, where zombies come
    in, what you are there for, how long it will take, who is needed, and what else is different tonight.
    Missions stand alone: play any, in any order.
    .title = The job
    .words = mission, scenario, sheet, dossier, briefing, difficulty, duration
ad-scene-town = A first job: two streets and a handful of shops. Six survivors at their corner; the numbers are
    zombies, the beds are sleepers, the crosses are what they came for.
ad-book-round = A round has three phases:

    - _Players_: the first player takes all own survivors, one after the other, in any order; then the next
      player does the same.
    - _Zombies_: they [act](#zombie-phase), and then new ones [come](#spawning).
    - _End_: the noise goes to where most survivors are, and the first player’s token to the left. Whoever
      regenerates does so now.

    Each survivor has one turn in a round, and finishes it before the next begins.
    .title = A round
    .words = turn order, phases, first player, end phase, sequence

## Setting up

ad-book-set-up = Setting up

ad-book-team = Choose a mission and read it out. Then choose six survivors with it in mind, and who leads whom.

    - Each takes _one_ of the two sets of gear on the own card. These cards leave the deck before it is
      shuffled.
    - Everybody starts in the starting zone, at danger 0, with the blue skill, and with 3 health (4 if tough).
    - The noise lies in the starting zone.
    - One sleepers token is laid face down on each marked zone. Nobody knows its number.
    - Objective tokens are laid red side up. What is under them shows when they are taken.
    - The players choose who is first.
    .title = The team
    .words = setup, preparation, characters, choose survivors, starting equipment, kit
ad-book-specialists = Everybody is a specialist in at least one thing.

    - _Tough_: one health more.
    - _Shadow_: leaves sleepers without waking them.
    - _Safecracker_: the only one who can open the vault.
    - _Pilot_ and _mechanic_: some missions need them.

    The sheet says whom a mission needs; without them the game does not begin, unless you insist.
    .title = Specialists
    .words = specialisation, tough, shadow, safecracker, pilot, mechanic, stealth, roles
ad-book-own-goals = Two survivors have something of their own to do: their cards are drawn at random and read
    out. _All_ of it must be done to win, and if one of these two dies, the game is lost, even if the goal was
    reached before.

    Each card belongs to a token, yellow or purple, that lies among the objectives. Whoever holds the token has
    what the card says, and may trade it. Reaching the goal needs no token.

    Where so many zombies of a kind must be killed, those that this survivor kills lie on the card until it is
    done. Until then they are missing from the [supply](#shortage).
    .title = Something personal
    .words = personal objective, secret goal, private goal, yellow token, purple token, kill counter

## The town

ad-book-town = The town

ad-book-zones = The board is parted into _zones_. On a street they end at crossings and walls; in a building
    they are rooms, or parts of rooms behind a marked line. All that is not street is building, even a school
    bus.

    Two zones are _adjacent_ if they see each other and are one apart; corners never count. Elevators are
    adjacent to each other on all floors. Distance is counted in zones: your own is 0, the next is 1.

    A companion is a survivor. Sleepers are not zombies, yet.
    .title = Zones
    .words = area, space, room, street, building, adjacent, distance, range, corner
ad-book-sight = Sight goes straight, along the edges of the board, never across corners. It works the same for
    the living and the dead, and both ways.

    - _On a street_ you see as far as the street goes, to the next wall.
    - _In a building_ you see one zone far: through each open door or across a marked line.
    - _Out of a building_ you see the whole street straight beyond the opening.
    - _Into a building_ you see only the zone at the door.

    Closed doors, slot machines and the statue block it; people do not. The main hall of the casino and the
    corridors of the hotel are like streets. Nobody sees from one floor to another.
    .title = Line of sight
    .words = los, see, vision, view, visible, door, casino, hotel, corridor
ad-scene-street = Hanne stands at a street corner with a rifle that reaches four zones. Framed is all that she
    sees: both streets, as far as they go.
ad-scene-indoors = The same rifle in the petrol station. Now she sees the next room through its door, and each
    street just outside hers.
ad-book-ways = To go from a zone to the next, the two must share an open door or a marked line; on streets
    nothing is in the way. Where exactly a figure stands in its zone does not matter. A step by elevator, to any
    other floor, is a step like any other, for zombies too.

    Doors are open unless the mission has shut them, and then it says how they open.
    .title = From zone to zone
    .words = door, doors, elevator, lift, closed door, open door, walk
ad-book-statue = The statue and the ground around it is a zone that nobody enters. Zombies may appear there and
    step down; they do not go back. Nothing is seen across it, but those who stand on it can be seen and shot
    from right beside it.
    .title = The statue
    .words = statue of liberty, monument

## What survivors do

ad-book-actions = What survivors do

ad-book-three-actions = A survivor has _three actions_. Each thing costs one, unless it says otherwise, and most
    may be done again and again. Skills may give free ones of a kind on top, in any order. What is not used is
    lost. Whoever cannot pay the whole price cannot do it.

    Zombies in your zone make it dear to leave, and forbid searching and getting into the truck. Everything else
    is still possible.
    .title = Three actions
    .words = actions, ap, action points, free action, end turn, pass, do nothing
ad-book-move = A move takes you to an adjacent zone. For _each zombie_ in the zone that you leave it costs one
    action more. You may walk in among zombies, but there a longer move ends.

    If sleepers lie where you leave, roll a die: on a 1 they wake. A shadow does not roll. Those who wake behind
    you do not hold you.

    A free move pays for zombies, too, with actions you have left, unless the skill says otherwise.
    .title = Move
    .words = walk, run, leave, escape, zombies hold, extra cost, surcharge
ad-scene-leaving = One zombie is with Hanne. Each way out is open, but costs two actions instead of one.
    .step-1 = She joins the others. Of three actions one is left.
ad-book-search = Rooms can be searched, streets and hotel corridors cannot, nor any zone with a zombie in it.
    Once in your own turn, draw the top card of the equipment. Keep it or put it away; if you keep it, you may
    sort what you carry, for free.

    Some cards say _uh-oh_: a shambler stands behind you. Sleepers in the room wake before you draw. When the
    deck is used up, its discards are shuffled.
    .title = Search
    .words = loot, draw, equipment deck, find items, uh-oh, scavenge
ad-scene-search = Hanne is in the pawn shop. Nobody is here: she may search.
    .step-1 = A katana.
    .step-2 = It goes into her backpack. Finding it was an action; sorting what she carries is free.
ad-book-hands = Five cards, and no more: two _in hand_, three in the _backpack_. What is in hand can be used.
    What is in the backpack waits, unless its card says that it works from there. To swap them costs an action
    (reorganise), except when you have just found something, or are traded with. You may throw cards away at any
    time.
    .title = Hands and backpack
    .words = inventory, slots, equip, carry limit, discard, reorganise
ad-book-trade = For one action sort your own cards as you like, and exchange any with _one_ other survivor in
    the same zone, who may sort, too. It need not be fair. The exchange is laid out, and the other player agrees
    to it or not. Tokens of personal goals and companions are traded the same way. Zombies do not mind.
    .title = Trade
    .words = give, exchange, swap, share items, hand over, reorganise
ad-book-objectives = Taking or working on an objective in your zone is an action. It wakes sleepers there, as
    searching does, and turns the token up: the mission says what you get. Zombies do not prevent it.
    .title = Objectives
    .words = objective token, take, goal token, money, pick up, cross

## Noise and sleepers

ad-book-noise-and-sleepers = Noise and sleepers

ad-book-noise = There is one noise token, and it lies where the last noise was made. Every attack with a noisy
    weapon brings it to the zone _of the one who attacks_, hit or not. You may also make noise on purpose, for
    an action, to draw zombies away.

    Noise wakes all sleepers in its zone and in adjacent ones, after the attack is over. Zombies who see nobody
    go where the noise is. At the end of the round it moves to where most survivors are; that wakes nobody.
    .title = Noise
    .words = noise token, loud, make noise, lure, distract, silent, attract
ad-scene-noise = Hanne is in the pawn shop; in the room behind, somebody sleeps.
    .step-1 = She makes noise, one door away from them. Three wake up.
ad-book-sleepers = A sleepers token stands for one, two or three shamblers who have not noticed you. They wake
    when there is noise with them or next door, when somebody searches or takes an objective in their zone, when
    zombies come in or appear there, or on a 1 when somebody who is not a shadow leaves.

    Then the token is turned, and so many shamblers stand there. They do nothing until this phase is over.
    Walking in does not wake them; while they sleep they hold nobody, stop nobody and cannot be attacked.
    .title = Sleepers
    .words = sleeping zombies, hibernating, wake, waking, token, beds
ad-book-quiet-kill = With a melee weapon in hand, _two_ actions remove one sleepers token from your zone for
    good. No dice, and you gain as much adrenaline as its number. If the weapon is noisy, the others around
    wake.
    .title = Killing them in their sleep
    .words = eliminate sleepers, stealth kill, remove token, silent kill

## Fighting

ad-book-fighting = Fighting

ad-book-weapons = A weapon says at the bottom what it does: its _range_, how many _dice_, what they must show
    (_accuracy_), and how much _damage_ each hit does. Some have ammo dice, some are noisy, some bring a skill.

    It must be in hand. One attack uses one weapon and costs one action. Melee reaches your own zone only; a
    ranged weapon aims at a zone, even at your own.
    .title = Weapons
    .words = weapon card, dice, accuracy, damage, range, attack action, combat action
ad-book-rolling = Roll the dice of the weapon. Each that shows its accuracy or more is a hit; a 1 always misses,
    and no accuracy is better than 2. Each hit does the weapon’s damage to one target. Damage is not added up,
    and what is too much for one is not carried over: a weapon of damage 1 never kills an alpha, unless it is [concentrated](#concentrated).
    Hits for which nobody is left are lost.
    .title = Rolling dice
    .words = roll, hit, miss, to hit, success, attack roll
ad-book-melee = Share your hits as you like among the zombies in your zone. Misses harm nobody.
    .title = Melee
    .words = close combat, stab, hit, axe, knife, fight
ad-scene-melee = Hanne has a hatchet: two dice, 4 or more hits, damage 2. A shambler and an alpha are with her.
    .step-1 = A 5 and a 4: both hit. In melee she chooses whom.
    .step-2 = One for the alpha, who needs damage 2; the other for the shambler. Three points of adrenaline.
ad-book-shooting = Aim at one zone that you see and that is neither too near nor too far for the weapon. Who
    stands in between does not matter. Indoors you never see further than one zone, so neither does the best
    rifle.

    You do not choose whom you hit. Hits go to _shamblers_ first, then _alphas_, then _abominations_. A hit that
    is too weak for the next in line is wasted on it. You may shoot elsewhere with zombies beside you, or into
    an empty zone just for the noise.
    .title = Shooting
    .words = ranged attack, shoot, gun, targeting order, priority, range, fire
ad-scene-shot = A shotgun reaches one zone: framed is all that she could aim at. Up the street stand a shambler
    and an alpha.
    .step-1 = Two hits of damage 2. The first must go to the shambler, the second is left for the alpha. And
        everybody heard it: the noise is where she stands.
ad-book-friendly-fire = If other survivors are in the zone you shoot at, _every miss hits one of them_. The
    players say whom; each such hit wounds as much as the weapon damages. You never hit yourself. Good dice,
    even too many of them, harm no friend. Nor does melee.
    .title = Friendly fire
    .words = miss, hit friend, wound ally, shoot survivors, accident
ad-scene-friends = Three shamblers, and Vesna is among them. Hanne has a submachine gun: six dice, 4 or more
    hits.
    .step-1 = Four hits for three shamblers: all dead, one hit too many. Two misses: Vesna has two wounds. It
        might have been better to wait.
ad-book-ammo = Ammo dice are rolled with the others and hit like them. If one shows its symbol, which is a miss,
    the weapon is _empty_ after this attack. A magazine, thrown away in your own turn between two actions, fills
    one weapon that you carry; it costs no action. A weapon without ammo dice never runs dry.
    .title = Ammunition
    .words = ammo, reload, empty, magazine, out of ammo, dry
ad-book-concentrated = Say before you roll that all goes to _one_ target. Then the damage of all hits is _added
    up_; nobody else can be hit, and what is too much is lost. That is how small weapons kill alphas, and how
    abominations die. Each attack must do it alone: nothing is remembered.

    With a ranged weapon the target must be one that is first in line, and misses still hit friends.
    .title = Concentrated attack
    .words = focus, combine hits, boss, sum damage, aimed
ad-book-explosives = Grenades, TNT, petrol and bomb traps need no dice. They are thrown at a zone in range and
    sight, and _everybody_ there takes their damage, friends and yourself included. They are used up, and noisy.
    Launchers are rolled: one hit is enough for the whole zone, no hit does nothing.

    Explosives carried by survivors in that zone go off, too, and their damage is added. All kills are yours.
    Explosives cannot be concentrated.
    .title = Explosives
    .words = grenade, tnt, bomb, rocket, launcher, blast, gas, area
ad-book-bola = A bola does no damage: who is hit lies tied up through the next zombie phase, abominations too.
    Until then each die of a concentrated attack on them counts two more (a 1 still misses). They still hold and
    stop whoever is in their zone. After a hit the card is gone.
    .title = The bola
    .words = trap, snare, tie up, net, stun

## The dead

ad-book-dead = The dead

ad-book-kinds = 
    - _Shamblers_: one action, one wound, killed by damage 1. Worth 1 adrenaline.
    - _Alphas_: two actions, one wound each, killed by damage 2. Worth 2.
    - _Abominations_: each its own; see below. Worth 5 to every survivor.

    Whoever is not killed is not hurt.
    .title = Shamblers and alphas
    .words = zombie types, zombie stats, walker, runner, health of zombies
ad-book-abominations = 
    - _Valentine_: three actions, one wound, damage 4 kills.
    - _The Queen_: one action, two wounds, damage 5. If she dies while Zeus has not come, he comes at once.
    - _Zeus_: one action, two wounds, damage 6; on his horse, two actions.
    - _Zeus in his mask_: nothing hurts him. An explosion takes the mask off, and from then on he is plain Zeus.

    Ordinary attacks are too weak for them: concentrate, use explosives, or skills. Each comes once in a mission
    and does not come back.
    .title = Abominations
    .words = boss, valentine, tiger, queen, zeus, mask, horse, big zombie
ad-book-zombie-phase = Every zombie acts. First all _attack_ who share a zone with a survivor; then all the
    others _move_. When all have had one action, those with two go through it again, attack or move; Valentine a
    third time.

    Those who woke in this phase, and those tied up, do nothing.
    .title = The zombie phase
    .words = activation, zombie turn, zombie actions, order
ad-scene-night = Hanne is the last. One shambler is with the team, two are just down the street.
    .step-1 = She ends her turn, and the zombies begin. The one in the team’s zone attacks: one wound. The
        players say who takes it.
    .step-2 = Hanne is tough. Now all others move. The alpha far away has two ways of the same length: the first
        player chooses.
    .step-3 = They close in, and two of them wake sleepers on their way. The alpha has a second action, and
        again two ways.
ad-book-zombie-attack = A zombie that shares a zone with a survivor attacks, and always hits. The players share
    out the attacks in a zone as they like, also all to one person. An attack is not divided: two wounds by one
    attack go to one survivor. All of them attack, even if fewer would do.
    .title = When they attack
    .words = zombie attack, wounds, bite, damage, share wounds
ad-book-zombie-move = A zombie that did not attack goes one zone along the shortest way to

    - a zone that it sees with survivors _and_ the noise in it;
    - else the zone that it sees with the _most_ survivors;
    - else, if it sees nobody, the _noise_.

    If several ways are equally short, those of a kind in a zone split up evenly; the first player says who gets
    the odd one, and which of several zones. If there is no way, it stays. Each action it looks again.
    .title = Where they go
    .words = zombie movement, target, path, shortest route, split, follow noise
ad-book-spawning = When all have acted, new ones come in each spawn zone: the starting one first, then
    clockwise. Draw a zombie card for each, and read the line of the _highest danger_ that any survivor has. So
    the best of you decides how many come for all.

    They do not act yet. Sleepers in that zone wake. Blue and green zones are shut until the mission opens them,
    and begin with the next zombie phase.
    .title = New zombies
    .words = spawn, spawning, spawn zone, zombie card, reinforcements, danger level
ad-book-orders = As long as Zeus has not come, his own spawn zone draws a card of _orders_ instead: some zombies
    come, some act at once. When he appears, on that token, it is out of the game, and his orders with it.
    .title = The orders of Zeus
    .words = zeus orders, king, commands, zeus spawn
ad-book-shortage = If there are not enough figures of a kind, those that are left are placed, and then _all of
    that kind_ on the board act once more, alphas twice. That can happen several times in one phase, and also
    when sleepers wake or an uh-oh is drawn. Keep their number down.
    .title = Too many of them
    .words = out of miniatures, extra activation, supply, run out

## People

ad-book-people = People

ad-book-health = Three wounds kill, four if you are tough. What the dead carried is gone; tokens and companions
    stay where they fell, and can be picked up for an action. A companion dies of the first wound.
    .title = Wounds
    .words = health, die, death, eliminated, kill, life
ad-book-adrenaline = Whoever kills gains adrenaline: 1 for a shambler, 2 for an alpha, and 5 for _everybody_
    when an abomination falls. Missions give some for objectives.

    - From 7 on you are _yellow_ and have your yellow skill.
    - From 19 on _orange_: choose one of two.
    - At 43 _red_: choose one of three.

    You keep them all, and may use a new one at once. But the zombies grow with the best of you: share the
    kills.
    .title = Adrenaline and danger
    .words = experience, xp, level, danger level, skill, yellow, orange, red, level up
ad-scene-growing = Beside the board: the six, and the sheet of Hanne, who acts. She has six points of adrenaline, and
    her blue skill.
    .step-1 = A shambler dies of her shotgun: seven points. She is yellow, and has one action more from now on. From
        now on, too, each zombie card is read at the yellow line.
ad-book-skills = Each skill says what it does; look it up beside the board. Some words that come up:

    - _Free_ means that it costs none of your actions. _Once per turn_ means your own turn.
    - _Lucky_ rolls all dice of an action again, once, for better or worse. Extra dice by sixes come after that.
    - _Charge_ and _bloodlust_ take you towards zombies, nearer with each step.
    - _Hunter_ and _reaper_ kill one more, without a hit for it.
    - _Sidestep_ and _combat reflexes_ answer to zombies who come up beside you, before they act.
    - _Born leader_ gives one action to somebody else, at once.
    - _Tactician_ lets you have your turn between any two others.
    - _Shove_ and _lifesaver_ move others; nobody pays or rolls for it.

    Skills never help the truck.
    .title = Skills
    .words = ability, abilities, lucky, charge, bloodlust, hunter, reaper, sidestep, reflexes, leader,
        tactician, sprint, slippery, regeneration
ad-book-companions = A companion is somebody to bring along. Whoever holds the card leads: the companion goes
    where the leader goes, and lends its blue skill. It has no actions and carries nothing, counts as a survivor
    for zombies and noise, and dies of one wound, which mostly loses the game. You may lead several, and hand
    them on by a trade.
    .title = Companions
    .words = companion, follower, escort, npc, rescue, leader

## Special places

ad-book-places = Special places

ad-book-vault = Before the vault door lies a zone of traps. As soon as somebody is there, its card is turned up.
    To get past them costs _two_ actions for a try: five dice, up to three rolls. After each roll put aside what
    you like; you want _five in a row_, 1 to 5 or 2 to 6.

    Survivors in the zone or next to it may help, if the card names their speciality: change a die by one, set
    one, or add a die or a roll. Anybody may try, as often as needed; each try begins anew.

    Then a safecracker in that zone opens the door, for one action.
    .title = The vault
    .words = safe, vault, traps, challenge, straight, dice game, crack
ad-scene-vault = Maxine, a safecracker, stands among the traps before the vault. Rafe, another, is next door and may help.
    .step-1 = Two of her actions, five dice: 2, 3, 4, 6 and 6. Only the five is missing.
    .step-2 = She puts four of them aside and rolls the last again: 5. The traps are cleared.
    .step-3 = Her third action opens the door.
ad-book-truck = The truck has four seats: a driver, a gunner, two passengers. Getting in needs a zone without
    zombies; getting out and changing seats works always. Each costs one action.

    - _Driving_: one zone of street for each action, past zombies without trouble. Where zombies are, the truck
      attacks as it comes in: two dice, 4 or more, damage 1, by the usual order. Misses hit survivors who stand
      there.
    - _The machine gun_: a shot of up to three zones, not at the truck’s own. Noisy.

    Those inside may use their own weapons, and can be attacked as if they stood there. Nothing harms the truck.
    Skills do not help it.
    .title = The truck
    .words = car, vehicle, drive, driver, gunner, machine gun, run over, seats
ad-scene-drive = Hanne is at the wheel, Pilar at the machine gun. Framed is where the truck can go with one action.
    .step-1 = She drives in among two shamblers. The truck rolls two dice: a 5 and a 2. One of them is dead.
    .step-2 = On she goes, past the other, and over the next.

## How it ends

ad-book-ending = How it ends

ad-book-winning = You win the moment all goals of the mission _and_ all personal ones are reached.

    You lose when

    - somebody with a personal goal dies,
    - a goal is out of reach: the page works that out, and says so at once,
    - a companion dies, unless the mission says otherwise,
    - or what the mission names happens, the last round among it.

    If both come by the same blow, you have lost. The death of anybody else is sad, and no more.
    .title = Winning and losing
    .words = win, lose, victory, defeat, game over, end of game, rounds
ad-scene-out = The money is found, and what Rufus wanted, too. Five are at the way out; Hanne is one zone behind, with
    the dead at her heels.
    .step-1 = She is there. The team has won, in the middle of the round.

## Fine print

ad-book-fine-print = Fine print

ad-book-in-the-box = Eight two-sided tiles, twelve survivors, thirty shamblers, sixteen alphas, four
    abominations; decks of equipment, zombies, orders and vault cards; tokens for noise, sleepers, objectives
    and spawns; eight dice, a truck. Names, cards and missions here are our own. What is known of the printed
    ones is listed among the rules below.
    .title = What is in the box
    .words = components, contents, miniatures, tiles, decks, facts
ad-book-open-questions = Where the printed rules leave something open, or only a program has to decide, we have
    written down what we do, and why. Each decision has a number, and is listed below or with the paragraph that
    it belongs to.
    .title = Questions that were open
    .words = faq, ruling, rulings, clarification, errata, undo, random

## The summary, on two pages

ad-summary-goal = 
    - All play together. Six survivors, always, shared as you like.
    - _Win_: all goals of the mission and all personal goals.
    - _Lose_: somebody with a personal goal dies, a goal is out of reach, a companion dies, or as the mission
      says.
    .title = Goal
ad-summary-start = 
    - Read the mission. Choose six survivors and one set of gear each.
    - 3 health (tough: 4), danger 0, blue skill. The noise lies where you start.
    - Sleepers face down, objectives red side up. Two personal goals, read out.
    .title = Setting up
ad-summary-round = 
    - _Players_: each survivor has one turn, with 3 actions.
    - _Zombies_: attack or move; then new ones come.
    - _End_: noise to where most survivors are; first player to the left.
    .title = A round
ad-summary-actions = One action each, unless it says otherwise:

    - _Move_ to an adjacent zone; one more for each zombie where you leave. Leaving sleepers: a 1 wakes them.
    - _Search_ a room without zombies, once a turn.
    - _Reorganise or trade_ with one survivor in your zone.
    - _Attack_ with a weapon in hand.
    - _Kill sleepers_ with a melee weapon: two actions.
    - _Objective_: take it or work on it. Wakes sleepers here.
    - _Make noise_. _Truck_: get in, out, change, drive, shoot.
    - Two cards in hand, three in the backpack.
    .title = Actions
ad-summary-fighting = 
    - Each die of the accuracy or more hits; a 1 misses. Each hit does the weapon’s damage to one target.
    - _Melee_: own zone, share hits freely.
    - _Ranged_: a zone in sight and range. Shamblers, then alphas, then abominations. Each miss hits a survivor
      there.
    - _Concentrated_: one target, damages added.
    - _Explosives_: everybody in the zone, you too.
    - _Ammo symbol_: empty until a magazine is spent.
    - Sight: straight. Streets: to the wall. Rooms: one zone. Into a building: the zone at the door.
    .title = Fighting
ad-summary-zombies = 
    - Shambler: 1 action, killed by 1, worth 1. Alpha: 2 actions, killed by 2, worth 2. Abominations: 4, 5 or 6;
      worth 5 to all.
    - In a zone with survivors they attack, always hit: 1 wound (Queen and Zeus: 2). Players share it out.
    - Others go one zone towards: survivors with the noise in sight; else most survivors in sight; else the
      noise.
    - Ways of the same length: they split.
    .title = Zombies
ad-summary-noise = 
    - A noisy attack puts the noise where you stand.
    - Noise wakes sleepers there and next door. So do searching, objectives and zombies in their zone.
    - They turn into 1 to 3 shamblers, who wait until the phase is over.
    .title = Noise and sleepers
ad-summary-arrivals = 
    - Each spawn zone, the starting one first, then clockwise: a card, the line of the highest danger of all
      survivors.
    - Zeus’s zone draws orders until he comes.
    - Not enough figures: place what is left; all of that kind act once more.
    .title = New zombies
ad-summary-growing = 
    - Adrenaline for kills: 7 yellow, 19 orange (one of two), 43 red (one of three).
    - 3 wounds kill (tough: 4). Companions: 1.
    .title = Danger and wounds
ad-summary-end = 
    - _Vault_: two actions, five dice, three rolls, five in a row; then a safecracker opens, one action.
    - _Truck_: in without zombies. Drives one zone an action; 2 dice, 4+, damage 1 against zombies where it
      comes in.
    .title = Vault and truck
