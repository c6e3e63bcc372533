### The rulebook of The Long Night. What stands where is in teaching/long_night/book.toml.

## What it is about

ln-book-idea = What it is about

ln-book-winter = It is winter, and the dead stand at the doors. A few groups of people have found a place that
    holds, for now: the colony. Each player leads one group.

    The colony wants something, and all of you need the colony. But every group also wants something for itself,
    and one of you may want the colony to fall.
    .title = A colony in winter
    .words = theme, story, players, goal, aim, role
ln-book-winning = There is a _main objective_ that all can see, and a _secret objective_ for each player. The
    game ends when

    - the main objective is complete: that is looked at once in each round, near the end of it,
    - the rounds run out,
    - or _morale_ is 0.

    Then everybody looks at the own secret objective. Who has reached it _wins_; the others lose. Most secret
    ones want the colony to succeed, and something more. A betrayal wants it to fail. So several may win, or
    one, or nobody. To complete the main objective is not enough.
    .title = How one wins
    .words = win, lose, victory, end of game, main objective, secret objective, goal, points
ln-book-secrets = For each player two ordinary secret objectives are laid out, and _one_ betrayal. They are
    shuffled, one is dealt to each, and nobody sees the rest. So perhaps there is a betrayer, perhaps not.

    Talk as much as you like, and lie if you must. But never show your card. Hands, secret objectives and what
    was added to a crisis are hidden; dice, equipment, and how many cards somebody has are not.
    .title = Secrets
    .words = betrayer, traitor, hidden, secret objective, bluff, talk, information

## The table

ln-book-table = The table

ln-book-places = The _colony_ has room for many people and six numbered _entrances_. Around it lie six places:
    police station, grocery store, school, library, hospital and gas station. Each has a few spaces for people,
    one entrance, a deck of items, and four spaces for _noise_.

    An entrance has a few spaces. Each holds a zombie, a barricade or a trap. One figure for one space,
    everywhere.

    Tracks show morale and the rounds that are left. In the colony lie the food, the waste and the crisis.
    .title = Colony and places
    .words = board, locations, entrance, spaces, morale track, round track, waste, map, doors
ln-scene-colony = The first turn. Above lies the colony, with a zombie at each of its six doors; below, the six
    places of the town.
ln-book-people = A survivor has an _influence_: who has the least dies first. The _attack_ and the _search_
    value say what an action die must show at least. The _ability_ works at the place that is printed beside it,
    or anywhere.

    One of your survivors is the group’s _leader_, the others are the following. Leaders matter for the first
    turn and for some cards, and for nothing else.
    .title = Survivors
    .words = character, influence, attack value, search value, ability, leader, group, following
ln-book-set-up = 
    - Choose a main objective. It says how morale, rounds, food and zombies begin.
    - Deal a [secret objective](#secrets) to each, and five starting items.
    - Deal four survivors to each; keep two. One is your leader. All begin in the colony.
    - Crises, crossroads and the items of each place are shuffled.
    - Whose leader has the most influence is first player.

    The first main objective in the list is a good one to begin with.
    .title = Setting up
    .words = setup, preparation, deal, starting items, first player, start

## A round, and a turn

ln-book-turns = A round, and a turn

ln-book-round = A round has two phases.

    - _Players_: a [crisis](#crisis) is turned up, all roll their dice, and then each player has one turn,
      clockwise from the first player.
    - _Colony_: [the evening](#colony-phase), in seven steps.

    At the end the first player’s token goes to the player on the right, unless somebody calls a vote to keep it
    where it is, and wins it.
    .title = A round
    .words = turn order, phases, first player token, sequence
ln-book-action-dice = You roll _one die, and one for each of your survivors_. They belong to the group: anybody
    in it may use any of them, one after the other. A used die is used until the next round; what is left over
    is lost. Whoever joins brings a die next round; whoever dies takes none along.

    In your turn do as much as you like, in any order. Some things cost a die: attack, search, barricade, clean,
    attract, and some abilities. The others are free.
    .title = Action dice
    .words = dice, roll, actions, how many dice, used dice, action points
ln-book-attack = Use a die of at least the _attack_ value. A zombie at the same place is dead, without another
    roll. Then the attacker rolls for [exposure](#exposure). In the colony any of the six doors will do.

    You may also attack another player’s survivor at the same place. Roll that die again: if it shows at most
    the _target’s_ attack value, the target is wounded, and a card of that player’s hand, at random, is yours.
    Nobody rolls for exposure.
    .title = Attack
    .words = kill, hit, fight, shoot, zombie, attack survivor, steal, player versus player
ln-scene-attack = Two zombies at the school, where Grady is. He needs a 4 or more: a 4 and a 6 will do.
    .step-1 = He uses the 4. One zombie is gone. Then the exposure die: a wound.
ln-book-search = Use a die of at least the _search_ value, anywhere but in the colony. Look at the top card of
    that place. Keep it, or _make noise_: lay a noise token there and draw one more; again and again, as long as
    there is room for noise. Four tokens is all that a place holds in one round, for everybody together. In the
    end keep one card; the others go under the deck.

    Noise is cheap now and may bring zombies tonight. Zombies do not keep you from searching.
    .title = Search
    .words = loot, draw, items, scavenge, noise, find, deck
ln-scene-search = Teodora is in the library with a 5 and a 6.
    .step-1 = She uses the 5 and looks at the first card. Only she can see it.
    .step-2 = Not good enough? She makes noise, and sees one more.
    .step-3 = Food it is. The other card goes under the deck; the noise stays until tonight.
ln-book-barricade = Any die lays a barricade on an empty space of an entrance where that survivor is; in the
    colony at any door. It stops one zombie and breaks.
    .title = Barricade
    .words = build, block, wall, defend, door
ln-scene-barricade = Teodora has a 2, too low for anything else.
    .step-1 = She uses it to build. The player says at which door.
    .step-2 = A barricade stands at the first door, beside the zombie. One space is still free.
ln-book-clean-attract = _Clean_: any die, if you have somebody in the colony. The top three cards of the waste
    are gone for good.

    _Attract_: any die. Up to two zombies come from one other place to empty entrance spaces where your survivor
    is. Nobody is overrun and nobody rolls for exposure.
    .title = Clean and attract
    .words = waste, rubbish, garbage, lure, move zombies, draw zombies
ln-book-ability = If an ability begins with a number, it costs a die of at least that; otherwise it is free. It
    works only at its place, and as often as you can pay, unless it says otherwise. Some work by themselves, at
    the moment that they name.
    .title = Abilities
    .words = special ability, skill, power, once a round
ln-book-cards = Play any number of cards in your own turn. A card goes on the _waste_ and does what it says; an
    _event_ leaves the game instead. A card to _equip_ is laid with one of your survivors, anywhere, and stays;
    there is no limit.

    What a card says goes before the rules. No card interrupts what is under way: you cannot bandage somebody
    before the third wound kills.
    .title = Cards and equipment
    .words = play card, item, equip, weapon, event, interrupt, heal, medicine, hand
ln-book-move = Each of your survivors may move once in your turn, to any other place with an empty space. There
    are no distances. It is free, but afterwards comes the [exposure](#exposure) die.
    .title = Move
    .words = walk, go, travel, location, distance, once per turn
ln-scene-walk = Grady may go to any of the framed places, without a die.
    .step-1 = To the hospital. The way was cold: the exposure die shows frostbite.
ln-book-food-dice = Take a food token from the colony’s supply, and one of your unused dice shows one more, up
    to 6. You need nobody in the colony for it. Everybody will see who ate.
    .title = Food for a better die
    .words = spend food, raise die, boost, increase die
ln-book-ask-and-give = _Request_: ask others for a card. What they give is shown to all and must be used at
    once; it cannot be kept, nor added to the crisis. They may refuse.

    _Hand off_: a survivor passes equipment to another at the same place, yours or somebody else’s. What was
    used this round stays used.
    .title = Asking and giving
    .words = request, trade, hand off, give card, exchange, share

## Cold, bites and death

ln-book-cold = Cold, bites and death

ln-book-exposure = Whoever moves, and whoever kills a zombie, rolls the exposure die at once. It has twelve
    faces: six blank, three wounds, two frostbite, and _one bite_.

    - _Wound_: one wound.
    - _Frostbite_: one wound that gets worse.
    - _Bite_: dead, at once, and it [spreads](#bite).

    Nobody may decline, unless a card or an ability says so.
    .title = Exposure
    .words = exposure die, cold, risk, roll, danger die
ln-book-wounds = _Three_ wounds kill, of whatever kind.

    _Frostbite_: at the start of each of your turns whoever has some takes one more wound, an ordinary one; one
    for each survivor, not for each token. Somebody may die of it before you can act.

    _Despair_ is a wound that no bandage heals: only what names despair takes it off.
    .title = Wounds, frostbite, despair
    .words = frostbite, despair, heal, health, damage, medicine, three wounds
ln-book-bite = When a bite has killed, it goes on to the survivor with the _lowest influence_ at the same place,
    whoever’s it is. That player chooses:

    - let this one die, too, and it is over;
    - or roll the exposure die. Blank: alive, and it is over. Anything else: dead, and it goes on to the next.

    It ends when nobody else is there. Each death costs morale.
    .title = The bite
    .words = bitten, spread, infection, chain, virus
ln-scene-bite = Three people at the school, and two zombies. Grady uses a 4.
    .step-1 = Whom does he attack? There are others here, too.
    .step-2 = A zombie. It is dead; but the exposure die shows the bite. Grady dies. Of those who are left here
        Alfonso has the least influence: his player must choose.
    .step-3 = He rolls: blank. Alfonso lives, and it is over.
ln-book-dying = Each death costs _one morale_. The dead go to the graveyard, and stay there. Equipment goes back
    to the hand if it happened in the colony, else into the deck of the place.

    If it was your leader, name another. If it was your _last_ survivor, your hand is lost, and a new survivor
    joins you as leader at once. You keep your secret and your dice.

    To be removed from the game is not to die, and costs no morale.
    .title = When somebody dies
    .words = death, killed, morale, graveyard, last survivor, leader, equipment of the dead
ln-book-joining = A new survivor joins your following and stands in the colony. You may act with it at once; its
    die comes next round. While the colony is full, nothing that would bring somebody in can be played or
    happen.
    .title = Newcomers
    .words = new survivor, join, outsider, recruit, full colony
ln-book-helpless = _Helpless_ survivors are too young or too old to do anything. They take a space, eat, and
    draw zombies like anybody else in the colony. Nobody can attack them. If one dies, morale falls.

    An _unruly_ one counts twice for food and for zombies. A medicine, laid on the waste, calms one.
    .title = The helpless
    .words = helpless survivors, children, elderly, unruly, token

## Crossroads

ln-book-crossroads-chapter = Crossroads

ln-book-crossroads = When your turn begins, the player on your right draws a crossroads card and reads it in
    silence. If in this turn you do what it waits for, it is read to all when that action is over: everything,
    both sides of it. Then you choose, and it happens. Some are voted on. You cannot choose what you cannot do.

    A card that was met leaves the game. One that was not goes under the deck, still unseen. Cards for adults
    are left out, unless you want them.
    .title = Crossroads cards
    .words = crossroads card, story card, trigger, event card, choice, adult
ln-scene-wired = It is Player 1’s turn, and Player 3 holds a crossroads card that nobody else has read. It waits for
    somebody to build a barricade.
    .step-1 = Teodora builds one. Now the card is read to all, and Player 1 must choose.
    .step-2 = He may wire the door. A die is rolled: 5 is enough.
    .step-3 = He sets an explosive trap at door 2, and the card leaves the game.

## The evening

ln-book-evening = The evening

ln-book-colony-phase = When all have had their turn, the colony goes through seven steps:

    - [Food](#food) is paid.
    - The [waste](#waste) is looked at.
    - The [crisis](#crisis) is resolved.
    - [Zombies](#zombies-come) come.
    - The main objective is looked at.
    - One round less is left.
    - The first player’s token moves on.
    .title = Seven steps
    .words = colony phase, end of round, order, night
ln-scene-dusk = The last turn of the round. Three food are left for five people. Door 1 is full of zombies; door
    2 is full, too, but with a barricade among them.
    .step-1 = Food: just enough. The crisis: nobody gave anything, so it strikes. Then three zombies for the
        colony. Door 1 has no room: it is overrun, and Kwame, with the least influence, dies. At door 2 the
        barricade breaks. The third finds a place at door 3.
ln-book-food = One food for every _two_ people in the colony, rounded up; the helpless count, those outside do
    not. If there is not enough, nothing is paid, a _starvation_ token is laid with the food, and morale falls
    by one for _each_ starvation token there. They stay.
    .title = Food
    .words = eat, hunger, starvation, feed, pay food
ln-book-waste = For every full _ten_ cards on the waste morale falls by one. They stay there until somebody [cleans](#clean-attract).
    .title = Waste
    .words = rubbish, garbage, trash, waste pile
ln-book-crisis = Each round a crisis is turned up. It says which items help. In your turn you may add cards,
    face down, from your hand or your survivors’ equipment. They cannot be taken back.

    In the evening they are shuffled and turned up. Each that fits counts _one for_, each other _one against_.
    If the sum is at least the number of players who are not exiled, nothing happens; if not, the crisis
    strikes. With two more than needed morale rises by one. All these cards leave the game.

    Nobody can say who laid the wrong card. That is the point.
    .title = The crisis
    .words = crisis card, contribute, add cards, sabotage, prevent, threat
ln-scene-crisis = The crisis of this round lies in the colony.
    .step-1 = A medicine is added, face down. The others only see that there is one card more.
ln-book-zombies-come = 
    - The colony: one zombie for every two people there, rounded up, the helpless included.
    - Each other place: one for each survivor there.
    - Noise: each token is tossed like a coin; every other one brings a zombie. Then it is gone.

    Where nobody is and nothing was heard, nobody comes.
    .title = How many come
    .words = add zombies, spawn, noise, how many zombies, night
ln-book-overrun = They come one at a time. In the colony the first goes to door 1, the second to door 2, and
    after 6 again to 1; each time they come the count starts anew.

    - Is there an empty space? There it stands.
    - Else, is there a _barricade_? It breaks, and the zombie is gone, too.
    - Else the place is _overrun_: the zombie is gone, and the survivor with the lowest influence there dies. If
      only the helpless are there, one of them. If nobody is there, nothing happens.

    Nobody rolls for exposure for any of this.
    .title = Doors, barricades, overrun
    .words = overrun, entrance, full, barricade breaks, door order, breach, lowest influence
ln-book-traps = An explosive trap is a barricade that takes _all_ zombies at that entrance with it when it goes
    off. Only cards lay one.
    .title = Explosive traps
    .words = trap, explosive, bomb, mine

## Trust

ln-book-trust = Trust

ln-book-votes = All votes are given at the same time, thumbs up or down; nobody abstains. More up than down, and
    it is done. The _first player_ decides all ties, of votes and of anything else; and where two things happen
    at once, their order.
    .title = Votes and ties
    .words = vote, voting, tie, thumbs, majority, first player
ln-book-exile = Once in your turn you may call a vote to _exile_ another player. If it passes, that player

    - draws an exile card, which changes how that player wins;
    - moves all survivors out of the colony, and none comes back in;
    - cannot vote, add to a crisis, or eat from the colony: food cards raise dice instead;
    - plays cards out of the game instead of onto the waste;
    - and the colony loses no morale for those who die there.

    It is for good. And be sure: when _two_ are exiled who are no betrayers, morale is 0 at once.
    .title = Exile
    .words = banish, kick out, betrayer, traitor, vote out, accuse
ln-scene-exiled = Player 1 does not trust Player 3, to whom Emma and Alfonso belong.
    .step-1 = A vote is called. All show their thumbs at the same time.
    .step-2 = Two up, one down: it is done. Player 3 draws an exile card, which only Player 3 reads.
    .step-3 = Emma and Alfonso must leave the colony, each for a place outside. They never come back in.

## Other ways to play

ln-book-variants = Other ways to play

ln-book-ways-to-play = 
    - _Co-operative_: no secrets, no exile, the hard side of the objective; all win or lose together.
    - _Two players_: co-operative, with seven starting items and three survivors each.
    - _Betrayer_: only one ordinary objective for each player is laid out beside the betrayal, so it is likely
      that somebody has it.
    - _Hard_: the usual game with the hard side.
    - _Elimination_: who loses the last survivor is out.
    .title = Variants
    .words = cooperative, co-op, solo, two players, hard mode, elimination, difficulty
ln-book-mixing = Three modules and a second box can be added, in any mixture; each brings its cards. Where two
    boxes fill a place’s deck, it is cut to twenty cards. You may leave out single cards and make decks of your
    own. Of an item with several uses those of a module that is not in play are ignored.
    .title = Boxes and modules
    .words = expansion, mix, deck building, boxes, modules, custom

## Modules

ln-book-modules = Modules

ln-book-improvements = Four improvements lie beside the colony. Items and other things put _progress_ on them;
    as soon as one has as much as it needs, it is built, works for the rest of the game, and the next one takes
    its place.
    .title = Improvements
    .words = build, upgrade, workshop, progress, module
ln-scene-improvements = With improvements: four of them wait beside the colony.
ln-book-bandits = Bandits take spaces at the places outside, as the crisis says when it is turned up: one for
    each number. Where there is no room, none comes. They draw zombies like survivors, and after the zombies
    have come each of them _loots_: the top card of that place goes to their hideout, face up.

    If a place with bandits alone is overrun, they are gone; with survivors there, the survivor with the least
    influence dies.
    .title = Bandits
    .words = bandit, raiders, loot, robbers, module
ln-scene-bandits = With bandits: they stand at places outside, and their hideout lies beside the town.
ln-book-bandit-fights = Attack a bandit as if it were a survivor with an attack value of 4: a die of your own
    attack value, rolled again, 4 or less. No exposure. What was looted can be won back at the hideout, as its
    board says; it cannot be searched in the usual way.

    Whoever is exiled and is _not_ the betrayer leads the bandits from then on, and says where new ones go.
    .title = Fighting them, and the hideout
    .words = attack bandit, hideout, bandit leader, loot back, storm
ln-book-raxxon = The old plant of Raxxon is one more place, with a deck of its own. After each search there the
    searcher rolls for [exposure](#exposure). Among the items are _pills_: choose who takes one, roll a die, and
    see. Some have a side effect that stays, and cannot be given away.
    .title = Raxxon
    .words = laboratory, lab, pills, side effects, factory, module
ln-scene-raxxon = With Raxxon: a seventh place, where experiments wait.
ln-book-containment = The top experiment shows a code of two numbers. Whoever has somebody at Raxxon may lay
    action dice there. If in the evening two of them, of whoever’s, match the code, all vote:

    - _Up_: the experiment is discarded.
    - _Down_: it gets out, but three fewer zombies come tonight at a place that the first player names.

    Without a match it gets out. Its special zombies are placed as the card says. Where an entrance is full, the
    usual thing happens, and that one does not come.
    .title = Containment
    .words = code, experiment, release, dice on raxxon, special zombies
ln-book-special-zombies = A special zombie dies only by an attack; no card and no trap harms it, and nothing
    moves it but its own card. Where one is, it must be attacked before anything else.

    Roll for exposure _first_. If the attacker lives, roll a die and do what the encounter says: perhaps it is
    dead, perhaps you are.
    .title = Special zombies
    .words = mutant, boss, encounter, claw, hunter, tank

## Stories

ln-book-stories = Stories

ln-book-story-pages = A story teaches its module page by page. When its objective is complete, the game does not
    end: a page is read, something happens, new rules begin, and a new objective takes the place of the old one.
    Only the last one ends the game. Morale and rounds end it as always. The page tells you each rule when it
    begins.
    .title = Page by page
    .words = story mode, scenario, campaign, chapters, tutorial
ln-book-chimp = Raxxon is barred. First you gather what it takes to blast the door open; then somebody goes in,
    and somebody comes out whom nobody expected. Pills come with the second page, experiments with the third.
    .title = The door of Raxxon
    .words = story, raxxon story, emma, blue, chimpanzee
ln-scene-barred = The first page: Raxxon lies beside the town, and its door is shut.
ln-book-raid = Starving strangers bring gifts and ask for food. Bandits come and loot from the beginning; you
    may fight them from the second page on. One of you may be theirs: the betrayer of this story is known by
    name to all, but not by face. Before the last page each player may call a vote.
    .title = Gifts at the gate
    .words = story, bandit story, raid, renegade
ln-scene-gifts = The first page: the hideout lies beside the town, and the bandits are out already.

## Fine print

ln-book-fine-print = Fine print

ln-book-in-the-box = Main, secret, betrayal and exile objectives, survivors, items for each place, crises and
    crossroads, tokens for wounds, noise, food, barricades and the helpless, dice. Their names and texts here
    are our own. Tokens never run out; of special zombies there are only so many.
    .title = What is in the box
    .words = components, contents, tokens, cards, reference sheet
ln-book-random-places = Where something happens at a _random place_, roll a die: places are numbered. The colony
    has no number, and Raxxon and the hideout have numbers that no die shows.
    .title = A random place
    .words = random location, location number, roll
ln-book-open-questions = Where the printed rules leave something open, we have decided, and written down what
    and why. Each such decision has a number, and is listed below or with the paragraph that it belongs to.
    .title = Questions that were open
    .words = faq, ruling, rulings, clarification, errata

## The summary, on two pages

ln-summary-goal = 
    - One main objective for all, one secret objective each. You win if _your secret one_ is reached when the
      game ends.
    - It ends when the main objective is complete (looked at each evening), when the rounds are over, or when
      morale is 0.
    - Perhaps one of you is a betrayer.
    .title = Goal
ln-summary-start = 
    - Five items, two of four survivors, one secret objective for each player. All start in the colony.
    - Two players: co-operative, seven items, three survivors each.
    .title = Setting up
ln-summary-round = 
    - Turn up a crisis. All roll one die, and one for each survivor.
    - Each player has one turn. The player on the right draws a crossroads card for it.
    - Then the evening. The first player decides all ties.
    .title = A round
ln-summary-dice = 
    - _Attack_ (your value): a zombie here is dead; then exposure. Or a survivor: roll again, at most the
      target’s value wounds and takes a card.
    - _Search_ (your value): look at a card; noise for one more, four a round and place; keep one.
    - _Barricade_ (any): on an empty entrance space here.
    - _Clean_ (any): three cards off the waste.
    - _Attract_ (any): up to two zombies from one place to empty spaces here.
    - _Ability_: as it says.
    .title = With a die
ln-summary-free = 
    - Play cards; equip. Add cards to the crisis, face down.
    - Move each survivor once, anywhere with room; then exposure.
    - Food raises a die by one. Ask for cards. Hand equipment on.
    - Call a vote for an exile, once a turn.
    .title = For free
ln-summary-cold = 
    - After a move, and after a kill: 6 blank, 3 wounds, 2 frostbite, 1 bite in twelve.
    - Frostbite: one wound more at each start of your turn.
    - Bite: dead. Then the one with the least influence here: die, or roll (blank saves; else it goes on).
    - Three wounds of any kind kill.
    .title = Exposure
ln-summary-evening = 
    - _Food_: one for two people in the colony. Not enough: a starvation token, and one morale for each of them.
    - _Waste_: one morale for each ten cards.
    - _Crisis_: fitting cards for, others against; needed: one for each player not exiled. Two more: one morale
      up.
    - _Zombies_. _Main objective_. _One round less_. _First player to the right_, unless voted.
    .title = The evening
ln-summary-zombies = 
    - Colony: one for two people. Elsewhere: one for each survivor. Noise: a coin each.
    - Colony doors 1 to 6 in turn. Empty space: it stands. Else a barricade breaks. Else overrun: the least
      influence there dies.
    - A trap clears its entrance.
    .title = Zombies come
ln-summary-deaths = 
    - Each death: one morale. Last survivor: hand lost, a new one joins.
    - The helpless eat and draw zombies. Unruly: twice. A medicine calms one.
    .title = Deaths
ln-summary-exile = 
    - More up than down. Out of the colony for good, no votes, no crisis, a new way to win.
    - Two exiled who are no betrayers: morale is 0.
    .title = Exile
ln-summary-end = 
    - _Improvements_: four lie open; full ones work for good.
    - _Bandits_: draw zombies, loot each evening; beaten by 4 or less.
    - _Raxxon_: exposure after a search; two dice match the code, or the experiment gets out.
    .title = Modules
