### What the drawing of Warring Colonies says, besides what that of The Long Night says.

## The board

wc-ui-steps = The steps
wc-ui-step-set-up = Setting up
wc-ui-step-moving = Move
wc-ui-step-acting = Act
wc-ui-step-resolving = Crossroads
wc-ui-step-night = Night
wc-ui-step-battles = Battles
wc-ui-step-dead = The dead
wc-ui-pair = Whose turn it is
wc-ui-state-moves = { $name } moves
wc-ui-state-acts = { $name } acts
wc-ui-state-waits = { $name } waits
wc-ui-state-done = { $name } is done
wc-ui-morale = { $morale ->
    [one] Morale 1
   *[other] Morale { $morale }
}
wc-ui-bullets = { $bullets ->
    [0] No bullets
    [one] 1 bullet
   *[other] { $bullets } bullets
}
wc-ui-who-moves = Choose who moves, then a lit place.
wc-ui-leader = { $name } leads
wc-ui-fallen = fallen

## Beside the map

wc-ui-team = Players: { $colony }
wc-ui-missions = Missions of the Lone Wolf
wc-ui-missions-held = { $count ->
    [0] { $name } holds no mission.
    [one] { $name } holds 1 mission.
   *[other] { $name } holds { $count } missions.
}
wc-ui-missions-done = { $count ->
    [one] 1 is done: { $names }.
   *[other] { $count } are done: { $names }.
}
wc-ui-noted = You have noted: { $colony }.

## Scenes

wc-ui-back-battle = Back to the battle
wc-ui-back-election = Back to the vote
wc-ui-back-elected = Back to the vote
wc-ui-back-missions = Back to the missions
wc-ui-battle = Battle: { $place }
    .over = Round { $round }
wc-ui-face-down = a card of tactics, face down
wc-ui-strength = strength { $strength }
wc-ui-lead = { $side ->
    [yellow] Yellow is ahead by { $by }.
    [blue] Blue is ahead by { $by }.
   *[none] Neither side is ahead.
}
wc-ui-gain-tactics = tactics
wc-ui-gain-survivors = survivors
wc-ui-gain-weapons = weapons
wc-ui-gain-bullets = bullets
wc-ui-gain-die = die
wc-ui-armed = armed
wc-ui-dead = dead
wc-ui-gone = has withdrawn
wc-ui-fell = { $survivor } has fallen.
wc-ui-wolf = { $wolf ->
    [flees] The Lone Wolf flees.
    [yellow] The Lone Wolf fights for yellow.
   *[blue] The Lone Wolf fights for blue.
}
wc-ui-truce = Both only watch each other
wc-ui-fell-back = { $winner ->
    [yellow] Blue falls back
    [blue] Yellow falls back
   *[none] Both fall back
}
wc-ui-battle-drawn = Nobody wins
wc-ui-battle-won = { $winner ->
    [yellow] Yellow wins by { $by }
   *[blue] Blue wins by { $by }
}: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} for the others
wc-ui-thinking = Waiting for { $names }.
wc-ui-press-fighter = Press the one who is hit.
wc-ui-needed = { $needed ->
    [one] 1 card of this kind prevents it, for both colonies.
   *[other] { $needed } cards of this kind prevent it, for both colonies, whoever adds them.
}
wc-ui-objective = What both colonies want: { $title }
wc-ui-election = { $colony } chooses a leader
wc-ui-leads-now = leads now
wc-ui-elected = The colonies have chosen
    .over = End of round { $round }
wc-ui-votes-for = votes for
wc-ui-lone-wolf = The Lone Wolf
wc-ui-ending = { $reason ->
    [objective] The war is decided
    [fallen] { $fallen ->
        [yellow] The yellow colony has fallen
        [blue] The blue colony has fallen
       *[both] Both colonies have fallen
    }
    [rounds] Winter has outlasted both
   *[other] It is over
}
wc-ui-fate-fallen = fallen
wc-ui-fate-done = objective complete
wc-ui-fate-outlived = outlived the enemy
wc-ui-fate-stands = still stands
wc-ui-fate-out = out of the game
wc-ui-fate-free = still free
wc-ui-outlived = The enemy has fallen: that counts as the main objective.
wc-ui-winners = { $count ->
    [0] Nobody here wins.
    [one] { $names } wins.
   *[other] { $names } win.
}

## Tips for newcomers, each at its moment

wc-ui-tip-goal = Two colonies want the same objective; the first to have it wins the war. But you win only if your own secret objective is met as well, and your colony still stands.
wc-ui-tip-goal-wolf = You belong to neither colony. Complete your own objective before your morale runs out; missions give you morale.
wc-ui-tip-movement = First survivors move, in turns with the other colony. Choose one of yours: lit places and gates can be gone to. At a gate of the enemy you threaten them at night. Into a full place you must drive somebody off.
wc-ui-tip-action = Now both of you act at the same time. Choose one of your people: what your dice can do stands below the map. When the other is done, your time runs.
wc-ui-tip-tactics = Both leaders choose in secret, and both cards are turned together. Some cards see through others.
wc-ui-tip-bid = Each bullet is one strength. What you spend is gone, whoever wins.
wc-ui-tip-wounds = The defeated take as many wounds as they were weaker. Three kill; spread them well.
wc-ui-tip-wolf-battle = Your people stand between the colonies. They flee, each with a risk, or fight for one side.
wc-ui-tip-elect = The leader decides in battles and takes what is found at the gates. You vote for another.
wc-ui-tip-mission = Each completed mission raises your morale. Once a round you may exchange one.

## How it is played, on one page

wc-ui-guide-round = A round
wc-ui-guide-round-crisis = One crisis for both colonies. Cards are added openly, by everybody; if too few, it strikes both.
wc-ui-guide-round-turns = A player of each colony has a turn at the same time, the leaders first; the Lone Wolf goes before all.
wc-ui-guide-round-night = At night all eat, the colonies fight where they meet, waste and the crisis are settled, each gets two bullets, and zombies come.
wc-ui-guide-round-leader = In the end each colony chooses its leader for the next round.
wc-ui-guide-turn = A turn
wc-ui-guide-turn-move = First both move, one survivor at a time, the player of the colony with the lower morale first. Who passes moves nobody else.
wc-ui-guide-turn-gates = One may stand at a gate of the other colony, on a free space. Zombies that find no space drive strangers off first.
wc-ui-guide-turn-oust = Into a full place one comes by sending somebody home: a friend for nothing, one of the enemy for a bullet, an armed one for two.
wc-ui-guide-turn-act = Then both act at once, as they like; nobody attracts zombies, and nobody is exiled. When one is done, the other has two minutes.
wc-ui-guide-turn-bites = Who is bitten meanwhile lies down; what comes of it is seen when both are done.
wc-ui-guide-turn-crossroads = Last come the crossroads cards whose moment has come.
wc-ui-guide-battle = Battles
wc-ui-guide-battle-where = Wherever survivors of both colonies are at the same place: in the town, or at the gates.
wc-ui-guide-battle-tactics = Each leader chooses one of five tactics in secret.
wc-ui-guide-battle-strength = Each survivor is one strength, and one more with a weapon.
wc-ui-guide-battle-bids = Then both spend bullets in secret, each for one strength.
wc-ui-guide-battle-dice = Each rolls a battle die: strength, wounds for one enemy, or zombies.
wc-ui-guide-battle-wounds = The weaker side takes the difference in wounds, shared out by its leader.
wc-ui-guide-battle-undefended = A colony that nobody defends loses morale for each of the enemy at its gates.
wc-ui-guide-wolf = The Lone Wolf
wc-ui-guide-wolf-den = The Lone Wolf lives in the den, eats there, and has a short morale track. At 0 the Lone Wolf is out.
wc-ui-guide-wolf-missions = Missions raise it: some are claimed in the own turn, others complete themselves.
wc-ui-guide-wolf-battle = Where the colonies fight, the Lone Wolf flees or fights for one of them.
wc-ui-sign-bullet = a bullet: strength in a battle, or the price of a place
