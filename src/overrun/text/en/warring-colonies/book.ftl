### The rulebook of Warring Colonies. What stands where is in teaching/warring_colonies/book.toml.

## What it is about

wc-book-idea = What it is about

wc-book-two-colonies = There are two colonies now, yellow and blue, and one town between them that does not have
    enough for both. Four to eleven players form two teams; with an odd number one player belongs to nobody, [the
    Lone Wolf](#lone-wolf).

    The two colonies want the same thing and compete for the same places. Two players, one of each, have their
    turn _at the same time_. Where people of both meet, there is a battle.

    Nobody is a betrayer here and nobody is exiled. But everybody still has a secret, and not even the own team
    may know it. “The colony” on a card means yours.
    .title = Two colonies, one town
    .words = war, teams, players, how many players, versus, theme, pvp
wc-scene-war = A war of four players. Yellow and blue each have their colony with six gates; the six places of
    the town are for whoever comes first.
wc-book-same-as-before = This book tells only what is different. All else is as in [The Long
    Night](/rules/long-night): [dice](/rules/long-night#action-dice), [exposure](/rules/long-night#exposure)
    after each move and each kill, [bites](/rules/long-night#bite), [wounds](/rules/long-night#wounds), [food](/rules/long-night#food), [waste](/rules/long-night#waste), [doors
    and barricades](/rules/long-night#overrun), the [helpless](/rules/long-night#helpless), what happens when [somebody
    dies](/rules/long-night#dying).
    .title = What stays as it was
    .words = base game, same rules, long night, difference
wc-book-winning = Both colonies have the same main objective, and each is looked at for itself. The game ends
    when at the check a colony has completed it or has _fallen_, or when the rounds are over.

    A colony whose morale is 0 has fallen. Its players have lost, but they play on until the next check, and
    nothing lifts its morale again. If one has fallen, the other counts as having completed the objective; if
    both have, both have lost.

    You win if your colony has not fallen and _your secret objective_ is reached. Players of both sides may win,
    or none.
    .title = How one wins
    .words = win, lose, victory, end of game, morale, fallen, secret objective, main objective
wc-book-words = A survivor is _friendly_ if it is of your colony, your own included, and an _enemy_ if it is of
    the other. The Lone Wolf’s are neither. An _intruder_ stands at a gate of a colony that is not its own. Each
    colony has a _leader_, who is a player; a group’s leader is a survivor, as before. _Bullets_ lie in a store
    of the colony.
    .title = Words
    .words = friendly, enemy, intruder, leader, bullet store, active players, terms

## Setting up

wc-book-set-up = Setting up

wc-book-teams =
    - Two teams of equal size; who is left over is the Lone Wolf.
    - One main objective for both. It says how morale, food, bullets and zombies begin.
    - One secret objective each, no betrayals. Five starting items each (four with eleven players).
    - Up to five players: five survivors are dealt, keep _three_. From six on: four, keep _two_. All begin in
      the own colony.
    - Five _random items_ are shuffled into the deck of each place. Each colony gets five tactics cards.
    - In each colony the player whose leader has the most influence becomes colony leader.
    .title = Teams and cards
    .words = setup, preparation, how many survivors, deal, eleven players, leader
wc-scene-team = What lies beside the board as the war begins: the secret objective, five cards, three people, and the two
    teams.
wc-book-boxes = The war is played with the places and people of both other boxes, and with its own objectives,
    crises and crossroads. Which crossroads of the others fit is listed; they may be left out. Cards with a
    _crosshair_ are for wars only, those with a _paw_ for the Lone Wolf. All others, and the random items, can
    be added to an ordinary game of The Long Night.
    .title = Boxes and marks
    .words = expansion, crosshair, paw, random items, decks, which cards

## Rounds and turns

wc-book-turns = Rounds and turns

wc-book-round = A crisis is turned up, all roll their dice, one and one for each survivor. The Lone Wolf has his
    turn first. Then turns are taken _in pairs_: both colony leaders, then the next of each colony, clockwise,
    until everybody had one. Then comes [the evening](#nine-steps).

    Where the order between the colonies matters, the one with the lower morale comes first.
    .title = A round
    .words = order, phases, sequence, pairs, lower morale
wc-book-paired-turns = A turn of two players has four steps, and both finish one before the next begins:

    - A team mate draws a [crossroads card](#crossroads) for each.
    - Both [move](#move-step) survivors, by turns.
    - Both [act](#act-together), at the same time.
    - Crossroads cards that were met are resolved.

    Frostbite hurts at the very beginning.
    .title = Two at a time
    .words = paired turn, simultaneous, steps of a turn, real time
wc-scene-turns = Both colonies’ morale is the same, so a die has said who begins: blue.
    .step-1 = Blue sends Tobias to the school. The exposure die is blank.
    .step-2 = Yellow sends Zora to the hospital: a wound.
    .step-3 = Blue passes, and moves nobody any more in this step.
    .step-4 = Yellow passes, too. Now both act, at the same time.
wc-book-move-step = The player of the colony with the _lower morale_ begins (a die decides if it is equal). Move
    one survivor or pass; then the other. Whoever has passed is done; the other goes on until passing, too. Each
    survivor moves once at most, and rolls for exposure. A bite here is dealt with at once.

    Nothing else is done in this step, but you may ask for cards at any time.
    .title = Moving by turns
    .words = movement, alternate, pass, who moves first, tie
wc-book-enemy-gates = You may walk up to the _enemy’s colony_: choose a gate with an empty space and stand
    there. You never get inside. From there you may attack zombies at that gate, and in the evening there will
    be a battle. Going from one gate to another is a move, with exposure.
    .title = At the enemy’s gates
    .words = attack colony, intruder, gate, entrance, raid, invade
wc-scene-gate = Blue may send Wendell to any gate of yellow that has room.
    .step-1 = He stands at the fourth gate. As long as he is there, yellow is not alone.
wc-book-full-places = If all spaces of a place are taken, you may still go there, if somebody leaves:

    - a _friend_ goes home, for nothing;
    - or an _enemy_ is driven home: it costs _one bullet_ of your colony, two if the enemy has a weapon. Not
      somebody of the player with whom you share the turn.

    Whoever is sent home rolls no exposure. You do, as always.
    .title = No room? Make room
    .words = full location, oust, drive off, bullets, push, expel
wc-scene-full = Barnaby and Desmond, of blue, have taken both spaces of the gas station. Yellow has bullets.
    .step-1 = Blue passes. Neither of the two belongs to the player who shares this turn, so yellow may drive
        one away.
    .step-2 = A bullet, and Barnaby goes home. Marguerite takes the place, and rolls for exposure: blank.
wc-book-act-together = Both players do all the rest of their turn at the same time; what arrives first is done
    first. Whoever is finished says so, and from then on the other has _two minutes_. What is not done by then
    is lost.

    If both search the same place, each takes what lies on top at that moment. Somebody who is bitten is laid
    down and does nothing more; all bites of the step are dealt with at its end. Wounds and frostbite count at
    once.
    .title = Acting at the same time
    .words = simultaneous, timer, sand timer, two minutes, clock, real time, bite
wc-book-other-clocks = _Quick game_: the two minutes begin for both as soon as all have moved.

    Without a clock, at one device or over days, the table takes turns: _alternating_, one action of each, or
    _sequential_, one whole turn after the other.

    Whoever is gone is waited for or stood in for, as at every table.
    .title = Other clocks
    .words = quick game, asynchronous, no timer, turn-based, hot seat, alternating, sequential
wc-book-changed-actions = There is no attack on survivors, no attracting and no exile; moving is a step of its
    own. The rest is as you know it, with small changes:

    - _Search_: noise at most once in each search, so you see two cards at the most. The four noise spaces are
      for both sides.
    - _Attack_: somebody at a gate reaches the zombies at that gate only.
    - _Food_, _waste_, _cleaning_: always those of the own colony.
    - _Asking and handing on_: with anybody, enemies too, if they like.
    .title = What actions are like now
    .words = actions, search, noise once, attack, request, trade, removed actions
wc-book-crossroads = Your team mate on the right holds a card for you. When you meet it, nothing stops: it is
    resolved at the _end_ of the turn, that of the colony with the higher morale first. If several of your
    survivors met it, you say who it is about. A card that was met is resolved even if things have changed
    since.
    .title = Crossroads, later
    .words = crossroads card, trigger, deferred, end of turn

## The evening

wc-book-evening = The evening

wc-book-nine-steps = Each colony, and the Lone Wolf’s den, does each step with its own stores; all finish one
    before the next:

    - _Food_, as always; intruders are fed by nobody.
    - [Battles](#battles).
    - _Waste_: one morale for each ten cards.
    - The [crisis](#crisis).
    - Each colony gets _two bullets_.
    - [Zombies](#zombies) come.
    - The main objective is looked at, and whether a colony has fallen.
    - One round less.
    - Each colony elects its [leader](#leaders).
    .title = Nine steps
    .words = colony phase, end of round, order, bullets, feeding
wc-book-crisis = One crisis for both colonies. Cards are added _face up_, and only those that fit: nobody can
    spoil it. Needed is one for each player of the game, the Lone Wolf included. If it fails, it strikes each
    colony. With two more than needed each colony gains a morale.
    .title = One crisis for all
    .words = crisis, contribute, face up, sabotage, threshold
wc-book-zombies = Each place gets one zombie for each survivor there, of whatever side. A colony counts its
    people, the helpless _and the intruders_: one for two.

    If a gate is full and no barricade is there, but a survivor is, the one with the least influence at that
    gate takes a wound and goes home; the zombie takes the space. Only a gate full of zombies alone is overrun.
    Bites and overruns do not ask for sides. No zombie ever comes to the den.
    .title = Zombies at the gates
    .words = add zombies, intruders, pushed out, overrun, gates
wc-scene-evening = Evening at yellow’s gates. Tobias of blue is at the first one, beside two zombies. First there would be a
    battle.
    .step-1 = Both are vigilant, so there is none. The crisis is averted. Six people and an intruder draw four
        zombies: the first finds gate 1 full, and Tobias goes home with a wound.
    .step-2 = Everybody has voted for somebody else, so the leaders decide: for themselves.
wc-book-leaders = At the end of each round each colony votes for its leader, at the same time, in secret. Nobody
    votes for themselves and nobody abstains; the present leader decides ties. The leader is in the first pair
    of the next round, and decides everything in battles.
    .title = The colony’s leader
    .words = election, vote, leader, token, first player

## Battles

wc-book-battles = Battles

wc-book-when-and-where = There is a battle wherever survivors of both colonies are when the evening comes: first
    in the colony with the lower morale, then in the other, then at the places by their numbers. The helpless do
    not fight.

    The leaders decide, for all of their colony who are there, in four steps: a _tactics_ card, _people_ and
    weapons, _bullets_, and a _die_. All strength moves the marker on the track towards whoever gains it.
    .title = When and where
    .words = battle, fight, order of battles, leader, battle track
wc-scene-battle = Two of yellow and one of blue are at the school. Both leaders choose a tactics card.
    .step-1 = Yellow has chosen. Nobody sees it before blue has, too.
    .step-2 = Yellow went all in, for three strength; but blue reads the enemy: that card does nothing, and blue
        gains two. Then two people against one: 2 to 3.
    .step-3 = Now bullets, in secret again. Yellow bids two…
    .step-4 = …and blue one: 4 to 4. The dice: two strength for yellow, 6 to 4; and a wound by blue, whose
        leader says for whom.
    .step-5 = Zora. Yellow has won by two, so blue takes two wounds, and there is only Tobias to take them.
wc-book-tactics = Both leaders lay one of five, and show them together. All five are there again in the next
    battle.

    - _Be vigilant_: one strength. If both lay it, there is no battle.
    - _All in_: three strength.
    - _Covering fire_: each of your first three bullets counts double.
    - _Read the enemy_: if the other lies all in or gives covering fire, that card does nothing, and you gain
      two.
    - _Fall back_: your whole side goes home, without exposure, and the battle is over. In your own colony it
      does nothing.
    .title = Tactics
    .words = tactics card, be vigilant, all in, covering fire, read the enemy, fall back, retreat
wc-book-strength = _One_ strength for each of your people there, and one more for each who has a weapon, however
    many.

    Then _bullets_: each leader sets aside any number in secret, and both are shown. One strength for each. They
    are gone, whoever wins; the rest can be used in the next battle.
    .title = People, weapons, bullets
    .words = bid, bullets, weapon, strength, count
wc-book-battle-die = Each leader rolls a die of twelve faces. Six give _strength_ (1, 1, 2, 2, 3, 3). Four give
    _wounds_ (1, 1, 1, 2), all to one enemy in this battle, whom the roller chooses. Two bring _zombies_ (1, 2)
    to the place, when all is over.
    .title = The battle die
    .words = die, dice, faces, wounds, zombies
wc-book-outcome = Whoever has more strength wins. The other leader shares out as many _wounds as the difference_
    among the own people there, in any way, until all are given or nobody is left. Three kill, as always. Equal
    strength: nobody takes any.

    Nobody moves because of it: who stood there still stands there. A player who has lost the last survivor gets
    a new one when all battles are over.
    .title = Winning a battle
    .words = wounds, difference, loser, tie, casualties
wc-book-undefended = After the battles: if enemies stand at your gates and _nobody_ of yours is in the colony,
    it loses one morale for each of them. The helpless defend nothing.
    .title = An undefended colony
    .words = empty colony, morale loss, nobody home, siege
wc-book-spoils = What a survivor carried who dies at the enemy’s gates goes to the enemy’s leader, who gives it
    to people in that colony at once; if there are none, it is lost. In the own colony it goes back to the hand,
    at other places into the deck. Morale is lost by the colony of the dead.
    .title = Spoils
    .words = equipment, loot, death, dead, weapons taken

## The Lone Wolf

wc-book-wolf = The Lone Wolf

wc-book-lone-wolf = With an odd number of players one belongs to no colony. The Lone Wolf has a secret objective
    of a kind of its own, five survivors to choose _three_ from, a _den_ to live in, morale 4, and three
    missions. He wins if his secret is reached at the end.
    .title = One who belongs to nobody
    .words = lone wolf, odd number, solo, neutral, fifth player
wc-scene-wolf = The Lone Wolf moves first, alone. Pearl could go to any place, and to the gates of either
    colony.
wc-book-wolf-turn = His turn comes first in each round, alone, and without a clock. He moves, acts and resolves
    his crossroads as the others do; no player holds his card. His people may stand at the gates of both
    colonies.

    He has no bullets, ever. To send somebody away from a full place costs him a die, of any value; his own go
    for nothing. Whom the colonies drive off goes to the den. He may add to the crisis, but none strikes him.
    The helpless do not come to him.
    .title = His turn
    .words = wolf turn, wolf actions, bullets, full place, crisis
wc-book-den = The den is his colony: five spaces, food, waste. No zombies come there, and nobody else. Food is
    as always; his waste costs a morale for each _five_ cards. His dead cost him morale, nobody else.

    His morale never goes above 5. At 0 he is out, with all that he has, and the others play on.
    .title = The den
    .words = den, home, wolf morale, wolf food, waste five
wc-book-wolf-battles = If colonies are about to fight where his people are, he chooses first, for all of them
    there: _flee_ to the den, with exposure for each, or _fight_ for one side, as if they belonged to it.
    Leaders may give wounds to them. By themselves they cause no battle.
    .title = In battles
    .words = flee, join battle, support, side, mercenary
wc-book-missions = Missions lift his morale, mostly by one. Some are done the moment something happens, others
    he claims in his turn. For each that is done he draws another; once in a round he may exchange one at the
    start of his turn.
    .title = Missions
    .words = mission card, claim, raise morale, draw

## Fine print

wc-book-fine-print = Fine print

wc-book-in-the-box = Objectives, crises, crossroads, survivors, random items, tactics, bullets, a battle track,
    battle dice, a sand timer, the den with its objectives and missions. Their names and texts here are our own.
    Bullets and the track have no end.
    .title = What is in the box
    .words = components, contents, tokens, timer
wc-book-open-questions = Where the printed rules leave something open, or a page of them was not to be had, we
    have decided, and written down what and why. Each such decision has a number, and is listed below or with
    the paragraph that it belongs to. Some can be switched when a table is made.
    .title = Questions that were open
    .words = faq, ruling, rulings, clarification, errata, options

## The summary, on two pages

wc-summary-goal =
    - Two colonies, one town, one main objective for both. No betrayers, no exile.
    - You win if your colony has not fallen (morale 0) and _your secret objective_ is reached.
    - It ends at the check of the main objective, or when the rounds are over.
    - Everything else is as in The Long Night.
    .title = Goal
wc-summary-start =
    - Up to five players: keep three of five survivors; from six on, two of four.
    - Five items, one secret objective. Five tactics cards for each colony.
    - Odd number: one Lone Wolf.
    .title = Setting up
wc-summary-round =
    - Crisis; dice: one, and one for each survivor.
    - The Lone Wolf’s turn. Then pairs, one of each colony, the leaders first.
    - The evening, in nine steps.
    .title = A round
wc-summary-turn =
    - Team mates draw a crossroads card for each.
    - _Move_ by turns. _Act_ at the same time. _Resolve_ crossroads that were met; higher morale first.
    .title = A turn of two
wc-summary-moving =
    - Lower morale begins. One survivor or pass; passed is passed. Exposure after each.
    - Enemy colony: stand at a gate with room.
    - Full place: send a friend home for nothing, an enemy for one bullet (two if armed), not the other active
      player’s.
    .title = Moving
wc-summary-actions =
    - Attack zombies, search (noise once), barricade, clean; cards, crisis, food, ask, hand
      on.
    - Who finishes first gives the other two minutes.
    - Bitten: laid down, dealt with at the end of the step.
    .title = Acting
wc-summary-battle = Wherever both colonies are; lower morale’s colony first, then the other, then the places.
    The leaders decide.

    - _Tactics_: one of five, shown together.
    - _People_: one each, one more if armed.
    - _Bullets_: bid in secret, one each, all spent.
    - _Die_: strength 1 to 3 (six faces), wounds 1 or 2 to one enemy (four), zombies 1 or 2 (two).
    - The loser takes the difference in wounds.
    - Enemies at the gates and nobody home: one morale for each.
    .title = Battles
wc-summary-tactics =
    - _Be vigilant_: +1; both: no battle.
    - _All in_: +3.
    - _Covering fire_: first three bullets double.
    - _Read the enemy_: cancels all in and covering fire, +2.
    - _Fall back_: your side goes home; not in your own colony.
    .title = Tactics
wc-summary-evening =
    - Food. Battles. Waste. Crisis. Two bullets each. Zombies. Main objective. One round
      less. Leaders.
    - Zombies: places one for each survivor; colonies one for two, intruders included.
    - Full gate with a survivor: the least influence there takes a wound and goes home.
    .title = The evening
wc-summary-crisis =
    - One for both, cards face up, only fitting ones. Needed: one for each player. Strikes
      both; two more: one morale for both.
    .title = Crisis
wc-summary-leader =
    - Elected each round in secret, not by oneself. The present leader decides ties.
    .title = Leader
wc-summary-wolf =
    - Turn first and alone, no clock, no bullets, no crisis strikes him.
    - Den: five spaces, no zombies; waste counts by five. Morale 4, at most 5; 0: out.
    - Battles: flee with exposure, or fight for one side.
    - Missions lift morale.
    .title = The Lone Wolf
