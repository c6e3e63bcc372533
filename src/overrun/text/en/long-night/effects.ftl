### The Long Night: how cards say what they do. A card's rules text is put together from these
### messages, so that it cannot say anything but what the card does.
###
### Effects and conditions are clauses: they begin small and end without a stop, because they are
### put into sentences ("Roll a die: on 4 or more …; otherwise …"). $actor says how a card speaks of
### the survivor that acts: "self" is the one with the ability, "other" one named before. A
### condition with .not says its opposite itself.

## Sentences, and how clauses are put together

ln-rules-sentence = { $clause }.
ln-rules-then = { $before }, then { $next }
# After something that has parts of its own.
ln-rules-afterwards = { $before }; after all that, { $next }
ln-rules-and = { $before }, and { $next }
ln-rules-or = { $before } or { $next }
ln-rules-prefixed = { $prefix }: { $clause }.
ln-rules-comma = { $before }, { $next }
ln-rules-numbered = ({ $number }) { $clause }
# A way of a choice that exists only with a module; $module is its name.
ln-rules-with-module = { $clause } (only with the module { $module })
# A line of a table of die results: $from and $to are its lowest and highest number.
ln-rules-line = { $lines ->
    [one] { $clause }
   *[other] on { $from }–{ $to }, { $clause }
}
    .single = on { $to }, { $clause }
ln-rules-next-line = { $before }; { $next }
# Who acts, where a card does not say it otherwise.
ln-rules-choose-actor = Choose one of your survivors.
    .clause = choose one of your survivors
ln-rules-doer-or-choose = This is about the survivor who did it; if nobody did, choose one of yours.

## Abilities: "In the colony, once a round, with a die of 4 or more: …", or without the limit "with a
## die of 4 or more each time"

ln-rules-once = once a round
ln-rules-with-die = { $die ->
    [one] with any die
   *[other] with a die of { $die } or more
}
    .again = { $die ->
        [one] with any die each time
       *[other] with a die of { $die } or more each time
    }
ln-rules-always = always
ln-rules-equip = Equip it to one of your survivors.
ln-rules-side-effect = It stays on the survivor who took the pill.
ln-rules-event = Once played, it is removed from the game.
ln-rules-no-effect = It does nothing by itself.

## Cards

ln-rules-crisis-needs = Needs { $kinds } cards: as many as there are players not in exile.
ln-rules-crisis-fails = If it fails
ln-rules-crisis-extra = With { $excess } more than needed
ln-rules-crisis-besides = With { $excess } more than needed, also
ln-rules-crossroads = { $vote ->
    [true] If { $when }: all players not in exile vote.
   *[false] { $options ->
        [one] If { $when }: this happens.
       *[other] If { $when }: choose.
    }
}
ln-rules-side = { $side ->
    [hard] Hard side
    [each] Each colony
   *[standard] Standard side
}: morale { $morale }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}{ $more }.
# The numbers that are other for $players players; $changes is a list of the lines below.
ln-rules-side-players = With { $players } players: { $changes }.
ln-rules-side-threats = With bandits and with Raxxon, each: { $morale } more morale, { $food } more food.
ln-rules-side-morale = morale { $count }
ln-rules-side-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
ln-rules-side-more = { $before }, { $next }
ln-rules-side-food = { $count } food
ln-rules-side-bullets = { $count ->
    [one] 1 bullet
   *[other] { $count } bullets
}
ln-rules-side-helpless = { $count ->
    [one] 1 helpless survivor
   *[other] { $count } helpless survivors
}
ln-rules-side-helpless-each = { $count ->
    [one] 1 helpless survivor for each player
   *[other] { $count } helpless survivors for each player
}
ln-rules-side-unruly = { $count ->
    [one] 1 unruly helpless survivor
   *[other] { $count } unruly helpless survivors
}
ln-rules-side-zombies = { $count ->
    [one] 1 zombie { $where }
   *[other] { $count } zombies { $where }
}
ln-rules-side-barricades = { $count ->
    [one] 1 barricade { $where }
   *[other] { $count } barricades { $where }
}
ln-rules-side-outside = All survivors start outside the colony, where their players like.
ln-rules-side-accepts = On your turn you may lay { $kinds } cards from your hand on this objective; each raises its progress by 1.
ln-rules-side-sample = For each zombie killed roll a die: on { $sample } or more the progress rises by 1.
ln-rules-side-each-round = In each colony phase, before the objective is looked at
ln-rules-goal = Goal: { $goal }.
ln-rules-before-game = Before the game
ln-rules-exile-loyal = If your objective is an ordinary one, this replaces its first goal: { $goals }.
ln-rules-exile-betrayer = If your objective is one of betrayal, this replaces its first goal: { $goals }.
ln-rules-exile-others = Its other goals stand, but what only somebody in the colony can bring about is not asked of you any more.
ln-rules-place = { $survivors ->
    [one] Room for 1 survivor
   *[other] Room for { $survivors } survivors
}; { $entrances ->
    [0] no entrance
    [one] 1 entrance with { $spaces } spaces
   *[other] { $entrances } entrances with { $spaces } spaces each
}{ $noise ->
    [0] { "" }
   *[other] ; { $noise } noise spaces
}.
ln-rules-place-icons = To be found there, the likeliest first: { $kinds }.
ln-rules-place-number = { $number } on a die means this place.

ln-rules-improvement = { $needed ->
    [one] Takes 1 advancement token.
   *[other] Takes { $needed } advancement tokens.
}
ln-rules-improvement-built = When it is built
ln-rules-improvement-round = In each colony phase
ln-rules-improvement-use = Once a round, for one player with a survivor in the colony
ln-rules-improvement-use-die = { $die ->
    [one] Once a round, for one player with a survivor in the colony, with any die
   *[other] Once a round, for one player with a survivor in the colony, with a die of { $die } or more
}
ln-rules-den = Morale, food and waste are those of your den.
ln-rules-mission-claim = Claim it on your turn while this is so: { $when }.
ln-rules-mission-crisis = It is complete when a crisis is averted{ ln-and-if }.
ln-rules-mission-battle-won = It is complete when you have supported the colony that wins a battle{ ln-and-if }.
ln-rules-mission-battle-whole = It is complete when you have supported a colony in a battle and lost none of your survivors in it{ ln-and-if }.
ln-rules-mission-fled-whole = It is complete when you have fled from a battle and none of those who fled came to harm{ ln-and-if }.
ln-and-if = { $when ->
    [none] { "" }
   *[other] { " " }and { $when }
}
ln-rules-mission-reward = { $reward ->
    [one] Your morale rises by 1.
   *[other] Your morale rises by { $reward }.
}
ln-rules-tactics-strength = Your side is stronger by { $number }.
ln-rules-tactics-truce = If both sides have chosen it, the battle ends at once.
ln-rules-tactics-retreat = Your side goes home without exposure rolls and has lost the battle without a wound, unless you fight in your own colony.
ln-rules-tactics-doubled = { $number ->
    [one] The first bullet that you spend counts twice.
   *[other] Each of the first { $number } bullets that you spend counts twice.
}
ln-rules-tactics-counters = If the enemy has chosen { $others }, that card has no effect, and your side is stronger by { $number }.

ln-lasting-less-food = the colony needs { $amount } food less in each colony phase
ln-lasting-fewer-zombies = { $amount ->
    [one] 1 zombie fewer comes to the colony in each colony phase
   *[other] { $amount } fewer zombies come to the colony in each colony phase
}
ln-lasting-waste-room = { $amount ->
    [one] the waste pile may have 1 more card before it costs morale
   *[other] the waste pile may have { $amount } more cards before it costs morale
}
ln-lasting-warmth = frostbite does not hurt survivors in the colony
ln-lasting-crisis-help = { $amount ->
    [one] each crisis counts as if 1 more of its cards had been added
   *[other] each crisis counts as if { $amount } more of its cards had been added
}
ln-rules-experiment-code = Containment code: { $first } and { $second }.
ln-rules-experiment-release = { $count ->
    [one] If it is released, a special zombie appears { $places }.
   *[other] If it is released, { $count } special zombies appear: { $places }.
}
ln-rules-experiment-lines = Whoever attacks it makes an exposure roll, then rolls a die: { $lines }.

## Whom

ln-who-actor = { $actor ->
    [self] this survivor
   *[other] that survivor
}
ln-who-yours = one of your survivors
ln-who-all-yours = all your survivors
ln-who-here = { $actor ->
    [self] a survivor here
   *[other] a survivor at that survivor’s place
}
ln-who-all-here = { $actor ->
    [self] all survivors here
   *[other] all survivors at that survivor’s place
}
ln-who-any = any survivor in play
ln-who-leader = your group leader
ln-who-leaders = all group leaders not in exile
ln-who-lowest = { $number ->
    [one] the survivor of lowest influence not in exile
   *[other] the { $number } survivors of lowest influence not in exile
}
ln-who-highest = { $number ->
    [one] the survivor of highest influence not in exile
   *[other] the { $number } survivors of highest influence not in exile
}
ln-who-lowest-in-colony = { $number ->
    [one] the survivor of lowest influence in the colony
   *[other] the { $number } survivors of lowest influence in the colony
}
ln-who-highest-in-colony = { $number ->
    [one] the survivor of highest influence in the colony
   *[other] the { $number } survivors of highest influence in the colony
}
ln-who-all = all survivors not in exile
ln-who-all-in-colony = all survivors in the colony
ln-who-all-outside = all survivors outside the colony and not in exile
ln-who-random = { $number ->
    [one] a random survivor not in exile
   *[other] { $number } random survivors not in exile
}
ln-who-named = { $name }
ln-who-enemy-here = { $actor ->
    [self] an enemy survivor here
   *[other] an enemy survivor at that survivor’s place
}
ln-who-intruder = an enemy survivor at the gates of your colony
ln-who-all-intruders = all enemy survivors at the gates of your colony
ln-who-any-enemy = an enemy survivor of your choice

## Where. Places by name have their own words (ln-place-…).

ln-where-here = { $actor ->
    [self] here
   *[other] at that survivor’s place
}
    .there = { $actor ->
    [self] here
   *[other] there
}
ln-where-colony = at the colony
ln-where-yours = where one of your survivors is
ln-where-any = at a place of your choice
ln-where-random = at a random place outside the colony
ln-where-each = at each place outside the colony
ln-where-outside = outside the colony
ln-where-everywhere = anywhere
    .each = at every place
ln-where-anywhere = anywhere

ln-deck-here = { $actor ->
    [self] the deck here
   *[other] the deck at that survivor’s place
}
ln-deck-yours = the deck of a place where one of your survivors is
ln-deck-any = an item deck of your choice
ln-deck-random = the deck of a random place
ln-deck-each = each item deck
ln-deck-everywhere = each item deck
ln-deck-crisis = the crisis deck
ln-deck-police = the deck of the police station
ln-deck-grocery = the deck of the grocery store
ln-deck-school = the deck of the school
ln-deck-library = the deck of the library
ln-deck-hospital = the deck of the hospital
ln-deck-gas = the deck of the gas station
ln-deck-raxxon = the deck of Raxxon

## Cards of a kind: "1 fuel card", "2 cards"

ln-some-cards = { $kind ->
    [none] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[other] { $count ->
        [one] 1 { $kind } card
       *[other] { $count } { $kind } cards
    }
}
ln-a-card = { $kind_a ->
    [none] a card
   *[other] { $kind_a }
}

## Effects on the colony. $way is "up" or "down", $size by how much.

ln-effect-morale = { $way ->
    [down] morale falls by { $size }
   *[up] morale rises by { $size }
}
ln-effect-rounds = { $way ->
    [down] the round marker goes down by { $size }, but not below 1
   *[up] the round marker goes up by { $size }, to 10 at most
}
ln-effect-food = { $way ->
    [down] the colony loses { $size } food
   *[up] the colony gains { $size } food
}
ln-effect-starvation = { $way ->
    [down] { $size ->
        [one] a starvation token is removed
       *[other] { $size } starvation tokens are removed
    }
   *[up] { $size ->
        [one] a starvation token is added
       *[other] { $size } starvation tokens are added
    }
}
ln-effect-helpless = { $way ->
    [down] { $size ->
        [one] { $unruly ->
            [true] an unruly helpless survivor leaves the colony
           *[false] a helpless survivor leaves the colony
        }
       *[other] { $unruly ->
            [true] { $size } unruly helpless survivors leave the colony
           *[false] { $size } helpless survivors leave the colony
        }
    }
   *[up] { $size ->
        [one] { $unruly ->
            [true] an unruly helpless survivor comes to the colony
           *[false] a helpless survivor comes to the colony
        }
       *[other] { $unruly ->
            [true] { $size } unruly helpless survivors come to the colony
           *[false] { $size } helpless survivors come to the colony
        }
    }
}
ln-effect-kill-helpless = { $count ->
    [one] a helpless survivor dies
   *[other] { $count } helpless survivors die
}
ln-effect-unruly = { $way ->
    [down] { $size ->
        [one] an unruly helpless survivor calms down
       *[other] { $size } unruly helpless survivors calm down
    }
   *[up] { $size ->
        [one] a helpless survivor becomes unruly
       *[other] { $size } helpless survivors become unruly
    }
}
ln-effect-clean = { $count ->
    [one] the top card of the waste pile is removed from the game
   *[other] the top { $count } cards of the waste pile are removed from the game
}
ln-effect-litter = { $count ->
    [one] the top card of { $deck } goes on the waste pile
   *[other] the top { $count } cards of { $deck } go on the waste pile
}
ln-effect-first-player = take the first player token
ln-effect-progress = { $way ->
    [down] the progress of the main objective falls by { $size }
   *[up] the progress of the main objective rises by { $size }
}

## Effects on zombies, and on what holds them off

ln-effect-zombies = { $count ->
    [one] { $per_player ->
        [true] add 1 zombie { $where } for each player not in exile
       *[false] add 1 zombie { $where }
    }
   *[other] { $per_player ->
        [true] add { $count } zombies { $where } for each player not in exile
       *[false] add { $count } zombies { $where }
    }
}
ln-effect-repel = { $count ->
    [one] remove 1 zombie { $where }, without an exposure roll
   *[other] remove up to { $count } zombies { $where }, without exposure rolls
}
ln-effect-slay = { $exposure ->
    [true] { $count ->
        [one] { $who } kills 1 zombie { $there } and makes an exposure roll
       *[other] { $who } kills up to { $count } zombies { $there }, with an exposure roll for each
    }
   *[false] { $count ->
        [one] { $who } kills 1 zombie { $there } without an exposure roll
       *[other] { $who } kills up to { $count } zombies { $there } without exposure rolls
    }
}
ln-effect-barricade = { $count ->
    [one] put 1 barricade on an empty entrance space { $where }
   *[other] put { $count } barricades on empty entrance spaces { $where }
}
ln-effect-trap = { $count ->
    [one] put 1 explosive trap on an empty entrance space { $where }
   *[other] put { $count } explosive traps on empty entrance spaces { $where }
}
ln-effect-breach = { $count ->
    [0] remove all barricades and traps { $where }
    [one] remove 1 barricade or trap { $where }
   *[other] remove { $count } barricades or traps { $where }
}
ln-effect-noise = { $count ->
    [one] lay 1 noise token { $where }, if there is room
   *[other] lay { $count } noise tokens { $where }, as far as there is room
}
ln-effect-lure = { $actor ->
    [self] { $count ->
        [one] move 1 zombie from another place to an empty entrance space here
       *[other] move up to { $count } zombies from one other place to empty entrance spaces here
    }
   *[other] { $count ->
        [one] move 1 zombie from another place to an empty entrance space at that survivor’s place
       *[other] move up to { $count } zombies from one other place to empty entrance spaces at that survivor’s place
    }
}

## Effects on survivors. $many is whether $who means several.

ln-effect-wound = { $many ->
    [true] { $who } receive { ln-wounds } each
   *[false] { $who } receives { ln-wounds }
}
ln-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
ln-effect-frostbite = { $many ->
    [true] { $who } receive { ln-frostbites } each
   *[false] { $who } receives { ln-frostbites }
}
ln-frostbites = { $count ->
    [one] 1 frostbite
   *[other] { $count } frostbite
}
ln-effect-despair = { $many ->
    [true] { $who } receive { ln-despairs } each
   *[false] { $who } receives { ln-despairs }
}
ln-despairs = { $count ->
    [one] 1 despair
   *[other] { $count } despair
}
ln-effect-heal = { $count ->
    [one] { $many ->
        [true] { $who } heal 1 wound or frostbite each
       *[false] heal 1 wound or frostbite of { $who }
    }
   *[other] { $many ->
        [true] { $who } heal up to { $count } wounds or frostbite each
       *[false] heal up to { $count } wounds or frostbite of { $who }
    }
}
ln-effect-hearten = { $count ->
    [one] { $many ->
        [true] { $who } lose 1 despair each
       *[false] remove 1 despair from { $who }
    }
   *[other] { $many ->
        [true] { $who } lose up to { $count } despair each
       *[false] remove up to { $count } despair from { $who }
    }
}
ln-effect-kill = { $many ->
    [true] { $who } die
   *[false] { $who } dies
}
ln-effect-leave = { $many ->
    [true] { $who } leave the game, which is not a death
   *[false] { $who } leaves the game, which is not a death
}
ln-effect-expose = { $many ->
    [true] { $who } make an exposure roll each
   *[false] { $who } makes an exposure roll
}
ln-effect-recruit = { $name ->
    [none] { $count ->
        [one] a new survivor from the deck joins your group
       *[other] { $count } new survivors from the deck join your group
    }
   *[other] { $name } is looked for in the survivor deck and joins your group
}
ln-effect-put = { $many ->
    [true] { $who } are put { $inside }, if there is room (this is not a move)
   *[false] { $who } is put { $inside }, if there is room (this is not a move)
}
ln-effect-travel = { $exposure ->
    [true] one of your survivors that has not moved this turn moves now
   *[false] one of your survivors that has not moved this turn moves now, without an exposure roll
}
ln-effect-again = one of your survivors that has moved this turn may move once more
ln-effect-pass-survivors = each player not in exile who has two survivors or more passes one to the next such player on the left, all at once

## Effects on cards

ln-effect-draw = { $count ->
    [one] draw the top card of { $deck }
   *[other] draw the top { $count } cards of { $deck }
}
ln-effect-find = { $item ->
    [none] look through { $deck }, take { ln-a-card } and shuffle it
   *[other] look through { $deck }, take “{ $item }” and shuffle it
}
ln-effect-reveal = { $count ->
    [one] show the top card of { $deck } to all, take it if it is { ln-a-card } and you like, or shuffle it back
   *[other] show the top { $count } cards of { $deck } to all, take { ln-a-card } among them if you like, and shuffle the rest back
}
ln-effect-lose = { $waste ->
    [true] put { ln-some-cards } from your hand on the waste pile
   *[false] give up { ln-some-cards } from your hand for good
}
ln-effect-steal = take a random card from the hand of another player of your choice
ln-effect-give = { $count ->
    [one] give a card from your hand to another player of your choice
   *[other] give { $count } cards from your hand to another player of your choice
}
ln-effect-spy = look at a random card in the hand of another player of your choice
ln-effect-peek = { $count ->
    [one] look at the top card of { $deck }
   *[other] look at the top { $count } cards of { $deck } and put them back in any order
}
ln-effect-salvage = take { ln-a-card } of your choice from the waste pile

## Effects of the modules

ln-effect-bandits = { $count ->
    [one] a bandit comes { $where }, if there is room
   *[other] { $count } bandits come { $where }, as far as there is room
}
ln-effect-rout = { $count ->
    [one] remove 1 bandit { $where }
   *[other] remove up to { $count } bandits { $where }
}
ln-effect-loot = { $count ->
    [one] take a card of your choice from the bandit hideout
   *[other] take { $count } cards of your choice from the bandit hideout
}
ln-effect-pill = { $who } takes the pill; roll a die: { $lines }
ln-effect-advance = { $count ->
    [one] put 1 advancement token on an improvement of your choice
   *[other] put { $count } advancement tokens on an improvement of your choice
}
ln-effect-banish = it is killed
ln-effect-prowl = it goes to a random place
ln-effect-side-effect = “{ $card }” stays on { $who }

## Effects between two colonies. “The colony” is always that of the player to whom a card speaks.

ln-effect-bullets = { $way ->
    [down] { $size ->
        [one] the colony loses 1 bullet
       *[other] the colony loses { $size } bullets
    }
   *[up] { $size ->
        [one] the colony gains 1 bullet
       *[other] the colony gains { $size } bullets
    }
}
ln-effect-enemy = { $choose ->
    [true] the enemy colony, whose leader chooses one of the leader’s own survivors: { $effects }
   *[false] for the enemy colony: { $effects }
}
ln-effect-each-colony = { $choose ->
    [true] each colony, whose leader chooses one of the leader’s own survivors: { $effects }
   *[false] for each colony: { $effects }
}
ln-effect-close-roads = nobody may go to the colony of others in the next round
ln-effect-strip = { $count ->
    [one] the top card of each item deck is removed from the game
   *[other] the top { $count } cards of each item deck are removed from the game
}
ln-effect-spoil = the colony loses half of its food, rounded up
ln-effect-send-home = { $many ->
    [true] { $who } go home without exposure rolls (this is not a move)
   *[false] { $who } goes home without an exposure roll (this is not a move)
}
ln-effect-note-colony = note one of the colonies in secret

## Effects on action dice

ln-effect-reroll = { $all ->
    [true] roll all your unused dice again
   *[false] roll one of your unused dice again
}
ln-effect-raise = raise one of your unused dice by { $by }, to 6 at most
ln-effect-set-die = turn one of your unused dice to a value of your choice
ln-effect-gain-die = { $count ->
    [one] roll 1 more action die
   *[other] roll { $count } more action dice
}
ln-effect-lose-die = { $count ->
    [one] use up 1 unused die
   *[other] use up { $count } unused dice
}
ln-effect-recover-die = roll one of your used dice again, which is unused then

## Effects that lead to others

ln-effect-nothing = nothing happens
ln-effect-roll = { $then ->
    [none] { $otherwise ->
        [none] roll a die; nothing happens
       *[other] roll a die: on less than { $at_least }, { $otherwise }
    }
   *[other] { $otherwise ->
        [none] roll a die: on { $at_least } or more, { $then }
       *[other] roll a die: on { $at_least } or more, { $then }; otherwise { $otherwise }
    }
}
ln-effect-choose = choose one: { $of }
ln-effect-if = { $then ->
    [none] { $otherwise ->
        [none] nothing happens
       *[other] unless { $when }, { $otherwise }
    }
   *[other] { $otherwise ->
        [none] if { $when }, { $then }
       *[other] if { $when }, { $then }; otherwise { $otherwise }
    }
}
ln-effect-each-player = { $choose ->
    [true] each player not in exile, one after the other, chooses an own survivor: { $effects }
   *[false] each player not in exile, one after the other: { $effects }
}
ln-effect-strike = { $exposure ->
    [true] one of your survivors attacks a zombie at its place without a die
   *[false] one of your survivors attacks a zombie at its place without a die and without an exposure roll
}
ln-effect-rummage = { $looks ->
    [0] { $who } searches { $there } without a die
    [one] { $who } searches { $there } without a die and draws 1 more card at first
   *[other] { $who } searches { $there } without a die and draws { $looks } more cards at first
}
ln-effect-exile-vote = name another player: a vote on exile is held at once
ln-effect-end-turn = your turn is over

## How many. $number is the one that the noun goes with: "no zombie", "at least 2 zombies".

ln-quantity = { $bound ->
    [none] no
    [exactly] exactly { $least }
    [at-least] at least { $least }
    [at-most] at most { $most }
   *[between] { $least } to { $most }
}
ln-quantity-value = { $bound ->
    [none] 0
    [exactly] { $least }
    [at-least] at least { $least }
    [at-most] at most { $most }
   *[between] from { $least } to { $most }
}
ln-each-player = { $per_player ->
    [true] { " " }for each player
   *[false] { "" }
}

## Conditions on the colony and the town

ln-condition-morale = morale is { $value }{ ln-each-player }
ln-condition-food = the colony has { $quantity } food{ ln-each-player }
ln-condition-starvation = { $number ->
    [one] there is { $quantity } starvation token{ ln-each-player }
   *[other] there are { $quantity } starvation tokens{ ln-each-player }
}
ln-condition-waste = { $number ->
    [one] { $quantity } card lies in the waste pile{ ln-each-player }
   *[other] { $quantity } cards lie in the waste pile{ ln-each-player }
}
ln-condition-helpless = { $number ->
    [one] { $quantity } helpless survivor is in the colony{ ln-each-player }
   *[other] { $quantity } helpless survivors are in the colony{ ln-each-player }
}
ln-condition-unruly = { $number ->
    [one] { $quantity } helpless survivor is unruly{ ln-each-player }
   *[other] { $quantity } helpless survivors are unruly{ ln-each-player }
}
ln-condition-zombies = { $number ->
    [one] there is { $quantity } zombie { $where }{ ln-each-player }
   *[other] there are { $quantity } zombies { $where }{ ln-each-player }
}
ln-condition-barricades = { $number ->
    [one] there is { $quantity } barricade or trap { $where }{ ln-each-player }
   *[other] there are { $quantity } barricades and traps { $where }{ ln-each-player }
}
ln-condition-barricaded = { $number ->
    [one] { $quantity } entrance { $where } has a barricade or trap{ ln-each-player }
   *[other] { $quantity } entrances { $where } have a barricade or trap{ ln-each-player }
}
ln-condition-noise = { $number ->
    [one] { $quantity } noise token lies { $where }{ ln-each-player }
   *[other] { $quantity } noise tokens lie { $where }{ ln-each-player }
}
ln-condition-survivors = { $number ->
    [one] { $quantity } survivor is { $inside }{ ln-each-player }
   *[other] { $quantity } survivors are { $inside }{ ln-each-player }
}
ln-condition-dead = { $number ->
    [one] { $quantity } survivor has died in this game{ ln-each-player }
   *[other] { $quantity } survivors have died in this game{ ln-each-player }
}
ln-condition-exiled = { $number ->
    [one] { $quantity } player is in exile
   *[other] { $quantity } players are in exile
}
ln-condition-decks-empty = { $number ->
    [one] { $quantity } item deck is empty
   *[other] { $quantity } item decks are empty
}
ln-condition-searched-out = { $number ->
    [one] the item deck { $where } has { $quantity } card{ ln-each-player }
   *[other] the item deck { $where } has { $quantity } cards{ ln-each-player }
}
ln-condition-round = { $bound ->
    [at-least] it is round { $least } or later
    [at-most] it is round { $most } or earlier
    [exactly] it is round { $least }
   *[other] it is one of the rounds { $least } to { $most }
}
ln-condition-rounds-left = { $bound ->
    [at-least] the round marker is at { $least } or higher
    [at-most] the round marker is at { $most } or lower
   *[other] the round marker is at { $value }
}
ln-condition-added = { $number ->
    [one] { $quantity } card has been added to the crisis{ ln-each-player }
   *[other] { $quantity } cards have been added to the crisis{ ln-each-player }
}
ln-condition-progress = { $kind ->
    [none] the progress of the main objective is { $value }{ ln-each-player }
   *[other] { $number ->
        [one] { $quantity } { $kind } card lies on the main objective{ ln-each-player }
       *[other] { $quantity } { $kind } cards lie on the main objective{ ln-each-player }
    }
}
ln-condition-armed = { $per_player ->
    [true] every player not in exile has { $kind_a } equipped
   *[false] { $number ->
        [one] { $quantity } player not in exile has { $kind_a } equipped
       *[other] { $quantity } players not in exile have { $kind_a } equipped
    }
}

ln-condition-bandits = { $number ->
    [one] { $quantity } bandit is { $inside }{ ln-each-player }
   *[other] { $quantity } bandits are { $inside }{ ln-each-player }
}
ln-condition-with-bandits = one of your survivors is at a place with bandits
    .not = none of your survivors is at a place with bandits
ln-condition-loot = { $number ->
    [one] { $quantity } card lies at the bandit hideout{ ln-each-player }
   *[other] { $quantity } cards lie at the bandit hideout{ ln-each-player }
}
ln-condition-specials = { $number ->
    [one] there is { $quantity } special zombie { $where }{ ln-each-player }
   *[other] there are { $quantity } special zombies { $where }{ ln-each-player }
}
ln-condition-contained = { $number ->
    [one] { $quantity } experiment has been contained{ ln-each-player }
   *[other] { $quantity } experiments have been contained{ ln-each-player }
}
ln-condition-code = the dice on Raxxon add up to { $value }{ ln-each-player }
ln-condition-built = { $number ->
    [one] { $quantity } improvement is built{ ln-each-player }
   *[other] { $quantity } improvements are built{ ln-each-player }
}
ln-condition-bullets = { $number ->
    [one] the colony has { $quantity } bullet{ ln-each-player }
   *[other] the colony has { $quantity } bullets{ ln-each-player }
}
ln-condition-you-added = { $number ->
    [one] you have added { $quantity } card to the crisis of this round{ ln-each-player }
   *[other] you have added { $quantity } cards to the crisis of this round{ ln-each-player }
}
ln-condition-enemy = for the enemy colony it is so that { $of }
ln-condition-lead = { $bound ->
    [at-least] { $size ->
        [0] your colony’s morale is not below the enemy’s
       *[other] your colony’s morale is at least { $size } above the enemy’s
    }
    [close] your colony’s morale is at most { $size } below the enemy’s
    [behind] your colony’s morale is at least { $size } below the enemy’s
   *[at-most] { $size ->
        [0] your colony’s morale is not above the enemy’s
       *[other] your colony’s morale is at most { $size } above the enemy’s
    }
}
ln-condition-town-kills = { $number ->
    [one] your colony has killed { $quantity } zombie in the town{ ln-each-player }
   *[other] your colony has killed { $quantity } zombies in the town{ ln-each-player }
}
ln-condition-intruding = { $number ->
    [one] { $quantity } survivor of yours is at the gates of another colony{ ln-each-player }
   *[other] { $quantity } survivors of yours are at the gates of other colonies{ ln-each-player }
}
ln-condition-intruders = { $number ->
    [one] { $quantity } enemy survivor is at the gates of your colony{ ln-each-player }
   *[other] { $quantity } enemy survivors are at the gates of your colony{ ln-each-player }
}
ln-condition-enemy-here = one of your survivors outside your colony is at the same place as an enemy
    .not = none of your survivors outside your colony is at the same place as an enemy
ln-condition-visited = { $number ->
    [one] { $action ->
        [search] you have searched { $quantity } place this turn
        [barricade] you have barricaded { $quantity } place this turn
        [kill] you have killed zombies at { $quantity } place this turn
       *[move] you have moved to { $quantity } place this turn
    }
   *[other] { $action ->
        [search] you have searched { $quantity } different places this turn
        [barricade] you have barricaded { $quantity } different places this turn
        [kill] you have killed zombies at { $quantity } different places this turn
       *[move] you have moved to { $quantity } different places this turn
    }
}{ ln-each-player }
# There are only two colonies, so two of them are both.
ln-condition-gates = { $least ->
    [2] { $killed ->
        [true] you have killed a zombie at the gates of both colonies this turn
       *[false] you have a survivor at the gates of both colonies
    }
   *[other] { $killed ->
        [true] { $number ->
            [one] you have killed a zombie at the gates of { $quantity } colony of others this turn
           *[other] you have killed a zombie at the gates of { $quantity } colonies of others this turn
        }
       *[false] { $number ->
            [one] you have a survivor at the gates of { $quantity } colony of others
           *[other] you have a survivor at the gates of { $quantity } colonies of others
        }
    }
}{ ln-each-player }
ln-condition-carries = { $bound ->
    [none] none of your survivors carries an item
    [at-most] { $number ->
        [one] none of your survivors carries more than 1 item
       *[other] none of your survivors carries more than { $number } items
    }
   *[other] { $number ->
        [one] one of your survivors carries { $quantity } item
       *[other] one of your survivors carries { $quantity } items
    }
}{ ln-each-player }
ln-condition-missions = { $number ->
    [one] you have completed { $quantity } mission{ ln-each-player }
   *[other] you have completed { $quantity } missions{ ln-each-player }
}
ln-condition-morale-gap = the morale of the two colonies differs by { $value }{ ln-each-player }
ln-condition-dead-of-each = { $bound ->
    [at-least] { $number ->
        [one] each colony has lost { $quantity } survivor
       *[other] each colony has lost { $quantity } survivors
    }
   *[other] { $number ->
        [one] the colony that lost fewer has lost { $quantity } survivor
       *[other] the colony that lost fewer has lost { $quantity } survivors
    }
}{ ln-each-player }
ln-condition-noted-morale = the morale of the colony that you have noted is { $value }{ ln-each-player }
ln-condition-ended-by = { $reason ->
    [rounds] the game ends because time has run out
    [fallen] the game ends because a colony falls
   *[objective] the game ends because a colony completes the main objective
}
    .not = { $reason ->
    [rounds] the game does not end because time has run out
    [fallen] the game does not end because a colony falls
   *[objective] the game does not end because a colony completes the main objective
}
ln-condition-cleared = { $bound ->
    [none] you have not emptied your waste pile by cleaning it this turn
   *[other] { $number ->
        [one] this turn you have cleaned your waste pile, which had { $quantity } card{ ln-each-player } and is empty now
       *[other] this turn you have cleaned your waste pile, which had { $quantity } cards{ ln-each-player } and is empty now
    }
}
ln-condition-works = “{ $improvement }” is built
    .not = “{ $improvement }” is not built
ln-condition-stage-done = “{ $stage }” is complete
    .not = “{ $stage }” is not complete

## Conditions on what you want at the end

ln-condition-main-done = the main objective is complete
    .not = the main objective is not complete
ln-condition-main-failed = the game ends without the main objective
ln-condition-morale-zero = morale is 0
    .not = morale is not 0
ln-condition-hand = { $kind ->
    [none] { $number ->
        [one] you have { $quantity } card in your hand
       *[other] you have { $quantity } cards in your hand
    }
   *[other] { $number ->
        [one] you have { $quantity } { $kind } card in your hand
       *[other] you have { $quantity } { $kind } cards in your hand
    }
}{ ln-each-player }
ln-condition-only = you have cards in your hand, and all are { $kind } cards
    .not = you have no cards in your hand, or others than { $kind } cards
ln-condition-equipped = { $kind ->
    [none] { $number ->
        [one] your survivors carry { $quantity } item
       *[other] your survivors carry { $quantity } items
    }
   *[other] { $number ->
        [one] your survivors carry { $quantity } { $kind } card
       *[other] your survivors carry { $quantity } { $kind } cards
    }
}{ ln-each-player }
ln-condition-group = { $number ->
    [one] you have { $quantity } survivor
   *[other] you have { $quantity } survivors
}{ ln-each-player }
ln-condition-largest-group = { $by ->
    [one] you have more survivors than any other player
   *[other] you have at least { $by } more survivors than any other player
}
ln-condition-unwounded = none of your survivors has a wound, frostbite or despair
    .not = one of your survivors has a wound, frostbite or despair
ln-condition-wounds = { $number ->
    [one] your survivors have { $quantity } wound of any kind together{ ln-each-player }
   *[other] your survivors have { $quantity } wounds of any kind together{ ln-each-player }
}
ln-condition-all-at = all your survivors are { $place }
    .not = not all your survivors are { $place }
ln-condition-leads = the leader with whom you began still leads your group
    .not = another leads your group than the leader with whom you began
ln-condition-highest = the survivor of highest influence in play is yours
    .not = the survivor of highest influence in play is not yours
ln-condition-tally = { $what ->
    [kills] { $number ->
        [one] you have killed { $quantity } zombie
       *[other] you have killed { $quantity } zombies
    }
    [added] { $number ->
        [one] you have added { $quantity } card to crises
       *[other] you have added { $quantity } cards to crises
    }
    [searches] { $number ->
        [one] you have made { $quantity } search
       *[other] you have made { $quantity } searches
    }
    [moves] { $number ->
        [one] you have made { $quantity } move
       *[other] you have made { $quantity } moves
    }
    [barricades] { $number ->
        [one] you have built { $quantity } barricade or trap
       *[other] you have built { $quantity } barricades and traps
    }
    [cleaned] { $number ->
        [one] you have cleaned away { $quantity } card of waste
       *[other] you have cleaned away { $quantity } cards of waste
    }
    [hits] { $number ->
        [one] you have made { $quantity } successful attack on survivors
       *[other] you have made { $quantity } successful attacks on survivors
    }
    [given] { $number ->
        [one] you have given { $quantity } card to other players
       *[other] you have given { $quantity } cards to other players
    }
    [lost] { $bound ->
        [none] none of your survivors has died
       *[other] { $number ->
            [one] { $quantity } of your survivors has died
           *[other] { $quantity } of your survivors have died
        }
    }
    [bandits] { $number ->
        [one] you have driven off { $quantity } bandit
       *[other] you have driven off { $quantity } bandits
    }
    [delivered] { $number ->
        [one] you have laid { $quantity } card on the main objective
       *[other] you have laid { $quantity } cards on the main objective
    }
    [votes-cast] { $number ->
        [one] you have cast { $quantity } vote
       *[other] you have cast { $quantity } votes
    }
   *[votes] { $number ->
        [one] you have called { $quantity } vote on exile
       *[other] you have called { $quantity } votes on exile
    }
}{ ln-each-player }
ln-condition-you-hold-first = you hold the first player token
    .not = you do not hold the first player token
ln-condition-not-exiled = you are not in exile
    .not = you are in exile
ln-condition-not = it is not so that { $of }
ln-condition-either = either { $of }

## Conditions on what you do in your turn, and have

ln-condition-did = { $times ->
    [one] { ln-deed } this turn
   *[other] { ln-deed } { $times } times this turn
}
ln-deed = { $action ->
    [move] { $place ->
        [none] you have moved a survivor
       *[other] you have moved a survivor { $to }
    }
    [attack] one of your survivors has attacked{ ln-deed-place }
    [kill] you have killed a zombie{ ln-deed-place }
    [search] { $place ->
        [none] you have searched
       *[other] you have searched { $place_name }
    }
    [noise] you have made noise in a search{ ln-deed-place }
    [barricade] you have barricaded{ ln-deed-place }
    [clean] you have cleaned waste
    [attract] you have attracted zombies{ ln-deed-place }
    [ability] one of your survivors has used an ability{ ln-deed-place }
    [play] you have played { ln-a-card }
    [equip] you have equipped { ln-a-card }{ ln-deed-place }
    [contribute] you have added { ln-a-card } to the crisis
    [food] you have spent food on a die
    [request] you have asked another player for { ln-a-card }
    [given] you have been given { ln-a-card } that you asked for
    [hand-off] { $kind ->
        [none] one of your survivors has handed something on{ ln-deed-place }
       *[other] one of your survivors has handed { ln-a-card } on{ ln-deed-place }
    }
    [vote] you have called a vote on exile
    [exposed] { $result ->
        [blank] one of your survivors has made an exposure roll without harm{ ln-deed-place }
        [wound] one of your survivors has rolled a wound on the exposure die{ ln-deed-place }
        [frostbite] one of your survivors has rolled frostbite on the exposure die{ ln-deed-place }
        [bite] one of your survivors has rolled a bite on the exposure die{ ln-deed-place }
       *[none] one of your survivors has made an exposure roll{ ln-deed-place }
    }
    [calm] you have calmed an unruly helpless survivor
    [raid] one of your survivors has searched the bandit hideout
    [storm] one of your survivors has attacked the bandit hideout
    [operate] you have used an improvement
    [code] you have laid a die on Raxxon
    [oust] you have driven somebody out of a full place
   *[deliver] you have laid { ln-a-card } on the main objective
}
ln-deed-place = { $place ->
    [none] { "" }
   *[other] { " " }{ $place }
}
ln-to-outside = to a place outside the colony
ln-to-enemy = to the gates of the enemy colony
ln-where-enemy = at the gates of the enemy colony
ln-condition-at = { $at_least ->
    [one] one of your survivors is { $place }
   *[other] at least { $at_least } of your survivors are { $place }
}
ln-condition-alone = one of your survivors is alone at a place outside the colony
    .not = none of your survivors is alone at a place outside the colony
ln-condition-together = one of your survivors is at a place outside the colony with another player’s
    .not = none of your survivors is at a place outside the colony with another player’s
ln-condition-owns = { $name } is yours
    .not = { $name } is not yours
ln-condition-in-play = { $name } is in play
    .not = { $name } is not in play
ln-condition-in-deck = { $name } is still in the survivor deck
    .not = { $name } is not in the survivor deck any more
ln-condition-wounded = { $at_least ->
    [one] one of your survivors has a wound of any kind
   *[other] one of your survivors has { $at_least } wounds of any kind or more
}
ln-condition-frostbitten = one of your survivors has frostbite
    .not = none of your survivors has frostbite
ln-condition-despairing = one of your survivors has despair
    .not = none of your survivors has despair
ln-condition-dice-left = { $number ->
    [one] you have { $quantity } unused die
   *[other] you have { $quantity } unused dice
}
ln-condition-you-are-exiled = you are in exile
    .not = you are not in exile
ln-condition-you-are-first = you hold the first player token
    .not = you do not hold the first player token

## What survivors and items change without being used

ln-passive-no-exposure-moving = this survivor makes no exposure roll for moving
ln-passive-no-exposure-attacking = this survivor makes no exposure roll for killing zombies with an attack
ln-passive-bite-is-wound = a bite that this survivor rolls is a wound instead
ln-passive-frostbite-is-wound = frostbite that this survivor receives is a wound instead
ln-passive-skipped-by-bite = a bite that spreads passes this survivor over
ln-passive-tough = { $way ->
    [down] { $size ->
        [one] this survivor can bear 1 wound less than others
       *[other] this survivor can bear { $size } wounds less than others
    }
   *[up] { $size ->
        [one] this survivor can bear 1 wound more than others
       *[other] this survivor can bear { $size } wounds more than others
    }
}
ln-passive-attack = { $way ->
    [down] attacks of this survivor take a die that is { $size } higher
   *[up] attacks of this survivor take a die that is { $size } lower
}
ln-passive-search = { $way ->
    [down] searches of this survivor take a die that is { $size } higher
   *[up] searches of this survivor take a die that is { $size } lower
}
ln-passive-hungry = { $way ->
    [down] in the colony this survivor counts { $size } less for food and zombies
   *[up] in the colony this survivor counts { $size } more for food and zombies
}
ln-passive-looks = { $amount ->
    [one] this survivor draws 1 more card at the beginning of a search
   *[other] this survivor draws { $amount } more cards at the beginning of a search
}
ln-passive-keeps = { $amount ->
    [one] this survivor keeps 1 more card of a search
   *[other] this survivor keeps { $amount } more cards of a search
}
ln-passive-cleans = { $amount ->
    [one] you remove 1 more card when you clean waste
   *[other] you remove { $amount } more cards when you clean waste
}
ln-passive-builds = { $amount ->
    [one] this survivor builds 1 more barricade with a barricade action
   *[other] this survivor builds { $amount } more barricades with a barricade action
}
ln-passive-any-die = this survivor may attack with any die
ln-passive-kills = { $amount ->
    [one] an attack of this survivor on a zombie kills 1 more zombie here, if there is one
   *[other] an attack of this survivor on a zombie kills up to { $amount } more zombies here
}
ln-passive-extra-die = { $amount ->
    [one] you roll 1 more action die each round
   *[other] you roll { $amount } more action dice each round
}
ln-passive-fewer-zombies = { $amount ->
    [one] as long as a helpless survivor is in the colony, 1 zombie fewer comes there in the colony phase
   *[other] as long as a helpless survivor is in the colony, { $amount } fewer zombies come there in the colony phase
}
ln-passive-uncounted = this survivor is not counted for food, nor for the zombies that come to the colony
ln-passive-quiet = the first noise of each search of this survivor lays no token
ln-passive-unhittable = attacks of survivors on this survivor always fail
