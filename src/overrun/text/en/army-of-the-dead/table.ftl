### Army of the Dead. Names of things are given to the sentences in words ($survivor is "Hanne", $zone
### "the pawn shop (A1h)") and as they are ($survivor_id is "hanne"); attributes of a name come as
### $survivor_his, $kind_many and so on. $zone_in is "in the pawn shop (A1h)", $zone_there "in the pawn
### shop". $seat and $first are the names of players, or a seat of the truck. Cards, places and missions
### have files of their own.

## Sides; all players are on the same one, so they are called by their names, or by their seats

ad-side-survivors = survivors
ad-side-zombies = zombies
ad-side-seat-0 = Player 1
    .title = Player 1
ad-side-seat-1 = Player 2
    .title = Player 2
ad-side-seat-2 = Player 3
    .title = Player 3
ad-side-seat-3 = Player 4
    .title = Player 4
ad-side-seat-4 = Player 5
    .title = Player 5
ad-side-seat-5 = Player 6
    .title = Player 6

ad-phase-set-up = set-up
ad-phase-players = the survivors act
ad-phase-zombies = the zombies act
ad-phase-end = end of the round

## Places: $the and $in are words of the place; a street has none of its own

ad-zone-named = { $label ->
    [street] the street { $name }
   *[other] { $the } ({ $name })
}
    .in = { $label ->
    [street] in the street { $name }
   *[other] { $in } ({ $name })
}
    .upper = { $label ->
    [street] The street { $name }
   *[other] { $title } ({ $name })
}
    .there = { $label ->
    [street] in a street
   *[other] { $in }
}
ad-zone-bare = zone { $name }
    .in = in zone { $name }
    .upper = Zone { $name }
    .there = in a zone

## Zombies: one of them, several, and at the beginning of a sentence

ad-zombie-shambler = a Shambler
    .many = Shamblers
    .upper = A Shambler
ad-zombie-alpha = an Alpha
    .many = Alphas
    .upper = An Alpha
ad-zombie-snared-shambler = a trapped Shambler
    .many = trapped Shamblers
    .upper = A trapped Shambler
ad-zombie-snared-alpha = a trapped Alpha
    .many = trapped Alphas
    .upper = A trapped Alpha
ad-zombie-valentine = the Tigress
    .many = the Tigress
    .upper = The Tigress
ad-zombie-queen = the Queen
    .many = the Queen
    .upper = The Queen
ad-zombie-zeus = the King
    .many = the King
    .upper = The King
ad-zombie-masked-zeus = the Masked King
    .many = the Masked King
    .upper = The Masked King
ad-zombie-mounted-zeus = the King on Horseback
    .many = the King on Horseback
    .upper = The King on Horseback
ad-some = { $count ->
    [one] { $kind }
   *[other] { $count } { $kind_many }
}

## Tokens, slots, seats of the truck, decks

ad-token-red = red
ad-token-blue = blue
ad-token-green = green
ad-token-yellow = yellow
ad-token-purple = purple
ad-token-white = white

ad-slot-0 = the right hand
ad-slot-1 = the left hand
ad-slot-2 = the first pocket
ad-slot-3 = the second pocket
ad-slot-4 = the third pocket
ad-slot-of = { $place } of { $survivor }

ad-seat-driver = at the wheel
ad-seat-gunner = at the gun
ad-seat-passenger-1 = in the front passenger seat
ad-seat-passenger-2 = in the back passenger seat

ad-deck-equipment = equipment deck
ad-deck-zombies = zombie deck
ad-deck-orders = deck of the King’s orders

# What is rolled for like a card, but lies in nobody’s hand.
ad-card-truck = truck
ad-card-truck-gun = mounted gun

# Whichever attack it is for.
ad-skill-reaper = Reaper

ad-counted = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count }×)
}
ad-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
ad-fare = { $fare ->
    [none] { "" }
   *[other] { " " }({ $fare } actions)
}
ad-slow = { $slow ->
    [none] { "" }
   *[other] { " " }(2 actions)
}
ad-vain = { $vain ->
    [none] { "" }
   *[other] { " " }(too tough: no effect)
}
ad-struck = { $struck ->
    [none] { "" }
   *[other] Hit so far: { $struck }.{ " " }
}
ad-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
ad-points = { $points ->
    [one] 1 adrenaline point
   *[other] { $points } adrenaline points
}
ad-hits-with = { $accuracy ->
    [6] only a 6 hits
   *[other] { $accuracy } or more hits
}
ad-dice = { $dice ->
    [none] ammo { $ammo }
   *[other] { $ammo ->
        [none] { $dice }
       *[other] { $dice }, ammo { $ammo }
    }
}
ad-the-token = the { $token } token
ad-with-held = { $held ->
    [none] what is in { $where }
   *[other] { $which ->
        [none] the { $held }
       *[other] the { $held } in { $which }
    }
}

## Questions

ad-ask-team = { $left ->
    [one] Who is the last of the team?
   *[other] Who joins the team? { $left } are still to be chosen.
}
ad-ask-companion = Who waits { $zone_in } to be found?
ad-ask-kit = What does { $survivor } bring along?
ad-ask-start = Where does { $survivor } start?
ad-ask-noise = Where does the noise token start?
ad-ask-first = Who is the first player?
ad-ask-tactician = { $survivor } is a tactician. Does { $survivor_his } turn come now?
ad-ask-activate = Whose turn is it?
ad-ask-action = { $actions ->
    [0] What does { $survivor } do? No ordinary action is left.
    [one] What does { $survivor } do with { $survivor_his } last action?
   *[other] What does { $survivor } do? { $actions } actions are left.
}
ad-ask-stride = { $left ->
    [one] Where does { $survivor } go on to? One zone is left.
   *[other] Where does { $survivor } go on to? { $left } zones are left.
}
ad-ask-free-move = { $skill }: where does { $survivor } go at no cost?
ad-ask-reaction = { $skill }: zombies have come to { $zones }. Does { $survivor } use it at once?
ad-ask-rescue = Somebody was hurt in this round. Does { $survivor } come to the rescue with a free action?
ad-ask-lifesaver = Whom does { $survivor } pull out of { $zone }?
ad-ask-pulled = { $by } wants to pull { $survivor } out. Does { $survivor_he } go along?
ad-ask-reroll = Lucky: { $survivor } has rolled { ad-dice }; { ad-hits-with }. Roll all of it again?
ad-ask-more-dice = { $dice ->
    [one] A six: does { $survivor } roll one more die? A miss would hit a friend.
   *[other] Sixes: does { $survivor } roll { $dice } more dice? Misses would hit friends.
}
ad-ask-hit = { $left ->
    [one] Whom does the hit { $zone_in } strike? Its damage is { $damage }.
   *[other] Whom does the next hit { $zone_in } strike? { $left } are left, each with damage { $damage }.
}
ad-ask-one-more = { $skill }: does one more fall?
ad-ask-snare = Whom does the bola catch { $zone_in }?
ad-ask-friendly-fire = { $left ->
    [one] A miss goes astray { $zone_in }. { ad-struck }Who takes { ad-wounds }?
   *[other] { $left } misses go astray { $zone_in }. { ad-struck }Who takes the next, with { ad-wounds }?
}
ad-ask-steady-hand = Whom do the misses of { $survivor } spare?
ad-ask-share-attack = { $left ->
    [one] The zombies strike { $zone_in }. { ad-struck }Who takes the attack, with { ad-wounds }?
   *[other] The zombies strike { $zone_in }; { $left } attacks are left. { ad-struck }Who takes the next, with { ad-wounds }?
}
ad-ask-armour = { $survivor } is about to take { ad-wounds }. Discard the { $token } token to ignore the attack?
ad-ask-skill = { $survivor } reaches the { $level } level. Which skill is it?
ad-ask-found = { $survivor } has found the { $card }. Where does it go? Everything can be rearranged afterwards.
ad-ask-arrange = { $partner ->
    [none] How does { $survivor } arrange { $survivor_his } things?
   *[other] What passes between { $survivor } and { $partner }?
}
ad-ask-agree = { $gets ->
    [none] { $gives ->
        [none] { $by } would like to trade with { $survivor }.
       *[other] { $by } would like to have from { $survivor }: { $gives }. Nothing is given in return.
    }
   *[other] { $gives ->
        [none] { $by } would like to give { $survivor }: { $gets }. Nothing is wanted in return.
       *[other] { $by } would like to give { $survivor }: { $gets }, and have in return: { $gives }.
    }
} Do you agree?
ad-ask-put-down = { $by } is about to set off explosives, and those of { $survivor } would go off as well. Does { $survivor_he } discard any?
ad-ask-drop = { $by } asks { $survivor } to discard the { $card }. Do you agree?
ad-ask-load = Which weapon does { $survivor } reload?
ad-ask-sneak-again = { $survivor } has stirred the sleepers { $zone_in } with a 1. Roll again?
ad-ask-wake-first = Only { $left ->
    [one] one Shambler is
   *[other] { $left } Shamblers are
} left in the box. Which sleepers wake first?
ad-ask-challenge = { $dice ->
    [none] The traps: { $survivor } has { $rolls } rolls for five numbers in a row. Begin?
   *[other] { $held ->
        [none] The dice of { $survivor } show { $dice }; { ad-rolls-left }. It takes five numbers in a row.
       *[other] The dice of { $survivor } show { $dice }, set aside { $held }; { ad-rolls-left }. It takes five numbers in a row.
    }
}
ad-rolls-left = { $rolls ->
    [0] no roll is left
    [one] one roll is left
   *[other] { $rolls } rolls are left
}
ad-ask-turn-die = The dice show { $dice }. Which one is turned?
ad-ask-target = Whom do the zombies { $zone_in } go for?
ad-ask-way = { $left ->
    [one] Equally short ways lead from { $zone } to { $goal }. Which one does { $kind } take?
   *[other] Equally short ways lead from { $zone } to { $goal }. Which one does the next of { $left } odd ones take, { $kind }?
}
ad-ask-noise-token = Several zones hold as many of you: in which one is the noise token put?

## Answers. The attributes take an answer apart for lists: who (.actor) does what (.verb) to what
## (.target). An answer without them is listed as a whole.

# set-up
ad-option-survivor = Take { $survivor } along: { $survivor_name }, { $survivor_occupation }
    .verb = Take along
    .target = { $survivor }
ad-option-enough = { $dice ->
    [none] Take nobody else
   *[other] Roll no more dice
}
ad-option-companion = { $survivor } waits there: { $survivor_name }, { $survivor_occupation }
    .verb = Waiting there:
    .target = { $survivor }
ad-option-kit = Bring: { $cards }
    .verb = Bring:
    .target = { $cards }
ad-option-start = Start { $zone_in }
    .verb = Start
    .target = { $zone_in }
ad-option-first = { $first } begins
    .verb = First player:
    .target = { $first }

# whose turn
ad-option-activate = It is { $survivor }’s turn
    .verb = Turn of
    .target = { $survivor }
ad-option-now = Now
ad-option-later = Later

# moving
ad-option-move = Move to { $zone }{ ad-fare }
    .verb = Move to
    .target = { $zone }{ ad-fare }
ad-option-sprint = Sprint by way of { $zone }
    .verb = Sprint by way of
    .target = { $zone }
ad-option-charge = Charge: run one or two zones towards the zombies { $goal_in }, by way of { $zone }
    .verb = Charge towards the zombies
    .target = { $goal_in }, by way of { $zone }
ad-option-bloodlust = Bloodlust: run one or two zones towards the zombies { $goal_in }, by way of { $zone }
    .verb = Bloodlust, towards the zombies
    .target = { $goal_in }, by way of { $zone }
ad-option-step = Go on to { $zone }
    .verb = Go on to
    .target = { $zone }
ad-option-stop = { $rolls ->
    [none] Stop here
   *[other] Give up
}
ad-option-stay = Stay
ad-option-go = Go along
ad-option-shove = Shove all zombies here to { $zone }
    .verb = Shove all zombies to
    .target = { $zone }
ad-option-lifesaver = Pull others out of { $zone }
    .verb = Pull others out of
    .target = { $zone }
ad-option-pull = Pull { $victim } out
    .verb = Pull out
    .target = { $victim }

# fighting
ad-option-attack = Attack { $zone } with { ad-with-held }
    .verb = { ad-held-upper }: attack
    .target = { $zone }
ad-option-focus = Attack { $target } { $zone_in } with { ad-with-held }, all hits on one
    .verb = { ad-held-upper }: all hits on
    .target = { $target } { $zone_in }
ad-held-upper = { $which ->
    [none] { $held }
   *[other] { $held } in { $which }
}
ad-option-gun = Fire the truck’s gun at { $zone }
    .verb = Fire the truck’s gun at
    .target = { $zone }
ad-option-gun-focus = Fire the truck’s gun at { $target } { $zone_in }, all hits on one
    .verb = The truck’s gun, all hits on
    .target = { $target } { $zone_in }
ad-option-sleepers = Kill the sleepers here with { ad-with-held }{ ad-slow }
    .verb = Kill the sleepers with
    .target = { ad-with-held }{ ad-slow }
ad-option-hit = Hit { $target }{ ad-vain }
    .verb = Hit
    .target = { $target }{ ad-vain }
ad-option-also = { $target_upper } falls as well
    .verb = Also
    .target = { $target_upper }
ad-option-no-more = Nobody else
ad-option-snare = Catch { $target }
    .verb = Catch
    .target = { $target }
ad-option-wound = { $victim } takes it
    .verb = It hits
    .target = { $victim }
ad-option-spare = Spare { $victim }
    .verb = Spare
    .target = { $victim }
ad-option-spare-all = Spare everyone
ad-option-reroll = Roll again
ad-option-roll = { $rolls ->
    [none] Roll
   *[other] Roll the dice that are not set aside
}
ad-option-keep = { $slot ->
    [none] Keep it as it is
   *[other] { $held ->
        [none] Put it into { $where }
       *[other] Put it into { $where } and discard the { $held }
    }
}
ad-option-use = Use it
ad-option-skip = Do not
ad-option-no = No
ad-option-yes = Yes

# things
ad-option-search = Search here
ad-option-reorganise = Rearrange what you carry
ad-option-trade = Trade with { $other }
    .verb = Trade with
    .target = { $other }
ad-option-swap = { $swapped ->
    [none] Move the { $held } from { $here } to { $there }
   *[other] Swap the { $held } in { $here } for the { $swapped } in { $there }
}
    .verb = { $swapped ->
    [none] Move the { $held } from { $here } to
   *[other] Swap the { $held } in { $here } for
}
    .target = { $swapped ->
    [none] { $there }
   *[other] the { $swapped } in { $there }
}
ad-option-hand = Hand the { $token } token to { $to }
    .verb = Hand over to { $to }:
    .target = the { $token } token
ad-option-done = Done
ad-option-reload = { $spare ->
    [none] Reload { ad-with-held }
   *[other] Reload { ad-with-held } with the magazine in { $spare }
}
    .verb = { $spare ->
    [none] Reload
   *[other] Use the magazine in { $spare } to reload
}
    .target = { ad-with-held }
ad-option-load = Reload { ad-with-held }
    .verb = Reload
    .target = { ad-with-held }
ad-option-discard = { $slot ->
    [none] Discard it
   *[other] Discard { ad-with-held }
}
    .verb = { $slot ->
    [none] { "" }
   *[other] Discard
}
    .target = { $slot ->
    [none] { "" }
   *[other] { ad-with-held }
}
ad-option-drop = { $other } discards { ad-with-held }
    .actor = { $other }
    .verb = discards
    .target = { ad-with-held }
ad-option-skill = { $skill }: { $skill_text }
    .verb = { "" }
    .target = { $skill }

# objectives
ad-option-take = { $piece ->
    [none] Take the wounds
   *[other] { $number ->
        [none] Pick up the { $colour } token
       *[other] Take objective token { $number }
    }
}
ad-option-use-token = Use the { $token } token
ad-option-special = Mission: { $action }
    .verb = Mission:
    .target = { $action }
ad-option-lead = { $to ->
    [none] Lead { $companion }
   *[other] { $companion } follows { $to }
}
    .verb = { $to ->
    [none] Lead
   *[other] { "" }
}
    .target = { $to ->
    [none] { $companion }
   *[other] { "" }
}

# the rest of a turn
ad-option-noise = { $zone ->
    [none] Make noise
   *[other] Put the noise token { $zone_in }
}
    .verb = { $zone ->
    [none] { "" }
   *[other] Put the noise token
}
    .target = { $zone ->
    [none] { "" }
   *[other] { $zone_in }
}
ad-option-born-leader = Give { $other } a free action
    .verb = Give a free action to
    .target = { $other }
ad-option-end = End the turn

# the truck
ad-option-board = Get into the truck, { $seat }
    .verb = Get into the truck,
    .target = { $seat }
ad-option-alight = Get out of the truck
ad-option-seat = Change seats: { $seat }
    .verb = Change seats:
    .target = { $seat }
ad-option-drive = Drive to { $zone }
    .verb = Drive to
    .target = { $zone }

# the vault
ad-option-challenge = Take on the traps of the vault
ad-option-open-vault = Open the vault
ad-option-hold = Set a { $face } aside
    .verb = Set aside
    .target = a { $face }
ad-option-lucky = Lucky: roll again without using up a roll
ad-option-bonus = { $helper } helps: { $bonus }
    .verb = { $helper } helps:
    .target = { $bonus }
ad-option-turn = Turn a { $face } into a { $value }
    .verb = Turn a { $face } into
    .target = a { $value }

# zombies
ad-option-wake = { $count ->
    [1] Wake the Shambler { $zone_in }
   *[other] Wake the { $count } Shamblers { $zone_in }
}
    .verb = Wake the Shamblers
    .target = { $zone_in }
ad-option-target = To { $zone }
    .verb = To
    .target = { $zone }
ad-option-way = By way of { $zone }
    .verb = By way of
    .target = { $zone }

## What happened

# set-up
ad-event-briefing = The job: “{ $mission }”.
    .aloud = The job: “{ $mission }”. { $briefing }
ad-event-joined = { $survivor_name }, { $survivor_occupation }, joins the team of { $seat }.
ad-event-content = { $seat } leaves the other places to the others.
ad-event-companion-waits = { $survivor_name } waits { $zone_in }.
ad-event-kit = { $survivor } brings: { $cards }.
ad-event-personal = { $survivor } has made a promise, “{ $promise }”. { $promise_goal } Its token is { $colour }.
ad-event-set-up = Everything is ready. { $first } goes first.

# rounds and turns
ad-event-round = Round { $round } begins.
ad-event-turn = It is { $survivor }’s turn.
ad-event-first-player = { $seat } is the first player now.
ad-event-zombie-phase = The zombies of round { $round } stir.
ad-event-noise-token = The noise token is put { $zone_in }.
ad-event-skill-used = { $other ->
    [none] { $survivor } uses “{ $skill }”.
   *[other] { $survivor } uses “{ $skill }” for { $other }.
}

# moving
ad-event-moved = { $companions ->
    [none] { $survivor } goes from { $start } to { $zone }.
   *[other] { $survivor } goes from { $start } to { $zone }, with { $companions }.
}
ad-event-sneaked = { $rolled ->
    [1] { $survivor } tries to slip past the sleepers { $zone_in } and rolls a 1.
   *[other] { $survivor } slips past the sleepers { $zone_in } with a { $rolled }.
}
ad-event-shoved = { $survivor } shoves all zombies from { $start } to { $zone }.
ad-event-pulled = { $by } pulls { $survivor } out, to { $zone }.
ad-event-stayed = { $survivor } stays.
ad-event-follows = { $companion } follows { $survivor } from now on.
ad-event-left-board = { $group ->
    [none] { $survivor } is out of the city.
   *[other] { $survivor } is out of the city, with { $group }.
}

# noise and sleepers
ad-event-noise = There is noise { $zone_in }.
ad-event-woken = The sleepers { $zone_in } wake: { $count ->
    [one] one Shambler.
   *[other] { $count } Shamblers.
}
    .many = Sleepers wake: { $spots }.
ad-woken = { $count ->
    [one] one Shambler { $zone_in }
   *[other] { $count } Shamblers { $zone_in }
}
ad-event-sleepers-removed = { $survivor } uses the { $card } on the sleepers { $zone_in }: { $number ->
    [one] one Shambler less.
   *[other] { $number } Shamblers less.
}
ad-event-sleepers-laid = Somebody lies down { $zone_in }: a sleepers token.
ad-event-uh-oh = That was not a mannequin: a Shambler stands { $zone_in }.

# fighting
ad-event-rolled = { $card_id ->
    [truck] { $survivor } drives into the dead { $zone_in }: { ad-dice }; { ad-hits-with }.
   *[other] { $target ->
        [none] { $survivor } attacks { $zone } with the { $card }: { ad-dice }; { ad-hits-with }.
       *[other] { $survivor } attacks { $target } { $zone_in } with the { $card }: { ad-dice }; { ad-hits-with }.
    }
}
ad-event-rolled-on = { $survivor } rolls on for sixes: { $dice }.
ad-event-threw = { $survivor } throws the { $card } to { $zone }.
ad-event-exploded = Everything { $zone_in } goes up, with damage { $damage }.
ad-event-set-off = The { $card } of { $survivor } goes off as well.
ad-event-killed = { $by } kills { ad-some } { $zone_in }.
ad-event-held-out = { $damage ->
    [0] { $kind_upper } { $zone_in } is not hit.
   *[other] { $kind_upper } { $zone_in } takes { $damage } damage and stands.
}
ad-event-unmasked = The helmet is off: { $kind } stands { $zone_in }, and he is angry.
ad-event-snared = { $survivor } catches { $kind } { $zone_in } with a bola.
ad-event-friendly-fire = Misses go astray { $zone_in } and hit { $survivors }.
ad-event-out-of-ammo = The { $card } of { $survivor } is out of ammo.
ad-event-reloaded = { $survivor } reloads the { $card }.
ad-event-attacked = { $attacks ->
    [one] A zombie attacks { $zone_in }: { ad-wounds }.
   *[other] { $attacks } zombies attack { $zone_in }: { ad-wounds } in all.
}
ad-event-wounded = { $health ->
    [0] { $survivor } suffers { ad-wounds }.
   *[other] { $survivor } suffers { ad-wounds } and has { $health } health left.
}
ad-event-healed = { $amount ->
    [one] { $survivor } regains 1 health and has { $health }.
   *[other] { $survivor } regains { $amount } health and has { $health }.
}
ad-event-eliminated = { $survivor } is dead.

# adrenaline and skills
ad-event-adrenaline = { $survivor } gains { ad-points } and has { $total }.
    .many = { $people } gain { ad-points } each.
ad-event-level = { $survivor } reaches the { $level } level.
ad-event-skill = { $survivor } has the skill “{ $skill }”.

# things
ad-event-searched = { $survivor } searches { $zone }.
ad-event-drew = { $cards ->
    [none] { $survivor } finds nothing.
   *[other] { $survivor } finds: { $cards }.
}
ad-event-put = { $place ->
    [hand] { $survivor } takes the { $card } in hand.
   *[backpack] { $survivor } puts the { $card } into the backpack.
}
ad-event-discarded = { $survivor } discards the { $card }.
ad-event-reshuffled = The { $deck } is shuffled anew.
ad-event-reorganises = { $survivor } rearranges { $survivor_his } things.
ad-event-offers = { $survivor } lays out a trade for { $other }.
ad-event-trades = { $survivor } and { $other } trade.
ad-event-trade-refused = { $other } does not agree to the trade. Everything goes back to where it was.
ad-event-handed = { $survivor } hands the { $token } token to { $other }.

# objectives
ad-event-took = { $again ->
    [true] { $survivor } picks up the { $token } token { $zone_in }.
   *[other] { $survivor } takes the objective token { $zone_in }: it is { $token }.
}
ad-event-token-used = { $survivor } uses the { $token } token.
ad-event-counted = That makes { $count } of { $of } for { $survivor }’s promise.
ad-event-personal-done = { $survivor } has kept { $survivor_his } promise, “{ $promise }”.
ad-event-mission-event = { $told }
ad-event-special = { $told }
ad-event-door-opened = The door between { $one_side } and { $other_side } is open.
ad-event-door-closed = The door between { $one_side } and { $other_side } is shut.
ad-event-removed = { $count ->
    [one] { $kind_upper } is gone from { $zone }.
   *[other] { $count } { $kind_many } are gone from { $zone }.
}

# the truck
ad-event-truck-found = The truck stands { $zone_in }.
ad-event-boarded = { $survivor } gets into the truck, { $seat }.
ad-event-alighted = { $companions ->
    [none] { $survivor } gets out of the truck.
   *[other] { $survivor } gets out of the truck, with { $companions }.
}
ad-event-changed-seat = { $survivor } sits { $seat } now.
ad-event-drove = { $survivor } drives the truck from { $start } to { $zone }.

# the vault
ad-event-vault-revealed = The traps of the vault: “{ $vault }”. { $vault_text }
ad-event-challenge = { $survivor } takes on the traps.
ad-event-challenge-rolled = The dice of { $survivor } show { $dice }; { ad-rolls-left }.
ad-event-challenge-bonus = { $survivor } helps: { $bonus }.
ad-event-die-turned = A { $start } is turned into a { $value }.
ad-event-challenge-failed = The traps hold; { $survivor } gives up for now.
ad-event-traps-cleared = Five in a row! { $survivor } has cleared the traps.
ad-event-vault-opened = { $survivor } opens the vault.

# zombies
ad-event-zombies-moved = { $count ->
    [one] { $kind_upper } goes from { $start } to { $zone }.
   *[other] { $count } { $kind_many } go from { $start } to { $zone }.
}
    .many = From { $start } to { $zone } go { $some }.
ad-event-extra-activation = Too few { $kind_many } are left in the box: all on the board act once more.
ad-event-zombie-card = A zombie card is drawn for { $zone }, at the { $level } level.
ad-event-orders-card = The King gives his orders { $zone_in }: “{ $order }”. { $order_text }
ad-event-spawned = { $count ->
    [one] { $kind_upper } turns up { $zone_in }.
   *[other] { $count } { $kind_many } turn up { $zone_in }.
}
    .many = More turn up { $zone_in }: { $some }.
ad-event-nobody-came = { $kind_upper } does not come this time: all stays quiet { $zone_in }.
ad-event-arrived = { $kind_upper } appears { $zone_in }!
ad-event-spawn-started = More of them will turn up { $zone_in } from now on: the { $kind } spawn zone is active.
ad-event-spawn-sealed = Nobody will turn up { $zone_in } any more: the spawn zone is gone.

# the end
ad-event-ended = { $reason ->
    [escaped] It is done: the team has won.
    [personal] { $survivor } is dead, and with { $survivor_him } a promise. The team has lost.
    [companion] { $survivor } was to be brought home and is dead. The team has lost.
    [time] The planes have come. The team has lost.
    [out-of-reach] The team has lost.
   *[mission] { $loss } The team has lost.
}
ad-event-out-of-reach = { $why } All is lost by rule { $rule }.
ad-event-conceded = { $seat } gives up, and all are lost with it.

## How it ended

ad-ending-escaped = “{ $mission }” is done in round { $round }: the survivors win.
    .brief = The job is done.
ad-ending-personal = “{ $mission }” has failed in round { $round }: { $survivor } died with a promise to keep.
    .brief = Somebody died with a promise to keep.
ad-ending-companion = “{ $mission }” has failed in round { $round }: { $survivor }, who was to be brought home, is dead.
    .brief = Somebody who was to be brought home died.
ad-ending-mission = “{ $mission }” has failed in round { $round }. { $loss }
    .brief = The mission can no longer be won.
ad-ending-out-of-reach = “{ $mission }” has failed in round { $round }. { $why }
    .brief = An objective can no longer be achieved.
ad-ending-time = “{ $mission }” has failed: the planes came at the end of round { $round }.
    .brief = Time ran out.
ad-ending-conceded = “{ $mission }” was given up in round { $round }.
    .brief = A side gave up.

## Why something is not allowed

ad-why-no-such-action = That does not answer this question.
ad-why-too-expensive = It takes { $cost ->
    [one] 1 action
   *[other] { $cost } actions
}; { $actions ->
    [0] none is left.
    [one] only 1 is left.
   *[other] only { $actions } are left.
}

# the team
ad-why-already-chosen = That survivor belongs to the team already.
ad-why-specialists-first = The places that are left are needed for specialists without whom the mission cannot be won.
ad-why-everybody-one = Every player must lead at least one survivor.
ad-why-six-survivors = The team is not complete: six survivors must go, and nobody else would choose.

# moving
ad-why-in-the-truck = Whoever sits in the truck must get out first.
ad-why-not-adjacent = No open way leads there in one step.
ad-why-statue = Nobody enters the statue’s area.
ad-why-skill-used = That skill has been used in this turn.
ad-why-not-own-turn = That can be done only in the survivor’s own turn.
ad-why-no-such-skill = The survivor does not have that skill.
ad-why-no-zombies-there = There are no zombies there to go for.
ad-why-there-already = You are among those zombies already.
ad-why-not-nearer = That step does not lead nearer to the zombies.
ad-why-too-far-to-charge = The zombies are too far away to be reached.
ad-why-no-zombies-here = There are no zombies in the survivor’s zone.
ad-why-only-those-who-came = Combat Reflexes strike only at the zombies that have just come.
ad-why-no-clear-path = That zone is not at range 1 with an open way.
ad-why-nobody-to-save = There is nobody among zombies there to be saved.
ad-why-nobody-to-lead = There is no such survivor on the board besides the leader.

# fighting
ad-why-no-weapon = There is no weapon in that slot.
ad-why-in-the-backpack = It is in the backpack; it must be held in hand.
ad-why-out-of-ammo = The weapon is out of ammo.
ad-why-own-zone-only = A melee weapon strikes only in the survivor’s own zone.
ad-why-out-of-sight = That zone is not in sight.
ad-why-too-near = That zone is too near for the weapon.
ad-why-too-far = That zone is too far away for the weapon.
ad-why-explosives-not-concentrated = Explosives hit everybody in the zone; they cannot be aimed at one.
ad-why-target-not-there = There is no such zombie in that zone.
ad-why-others-first = Others stand in front: a shot must hit them first.
ad-why-not-gunner = Only whoever sits at the gun of the truck can fire it.
ad-why-no-sleepers = There are no sleepers in the survivor’s zone.
ad-why-no-melee-weapon = It takes a melee weapon.
ad-why-not-in-hand = The weapon must be held in hand.

# things
ad-why-empty-slot = That slot is empty.
ad-why-no-magazine = There is no magazine in that slot.
ad-why-not-dry = There is no weapon that is out of ammo.
ad-why-no-such-survivor = There is no such other survivor on the board.
ad-why-will-not-drop = Its player has refused that in this turn.
ad-why-same-as-before = That would change nothing.
ad-why-not-your-token = The giver does not hold that token.
ad-why-token-stays = Tokens of this mission stay with whoever took them.
ad-why-not-the-partner = Only the two who trade can be given something.
ad-why-nothing-to-move = The survivor carries nothing.
ad-why-nothing-to-trade = Neither of them has anything to trade.
ad-why-not-here = That survivor is not in the same zone.
ad-why-no-search-in-street = There is nothing to be found in the open.
ad-why-no-search-in-corridor = There is nothing to be found in a corridor.
ad-why-no-search-here = There is nothing to be found here.
ad-why-zombies-here = Nobody searches with zombies in the zone.
ad-why-searched-already = The survivor has searched in this turn already.

# objectives and companions
ad-why-no-token = There is no such token in the survivor’s zone.
ad-why-token-not-held = The survivor does not hold that token.
ad-why-token-not-to-be-used = That token is not one to be used up in a turn.
ad-why-zeus-has-come = The King’s spawn token is not on the board.
ad-why-no-such-companion = There is no such companion in the survivor’s zone.
ad-why-has-leader = That companion follows somebody already.
ad-why-not-your-companion = That companion does not follow the giver.
ad-why-no-passenger-seat = The truck has no free passenger seat for the companion.

# the truck
ad-why-no-truck-here = The truck is not in the survivor’s zone.
ad-why-zombies-at-truck = Nobody gets in while there are zombies in the zone.
ad-why-already-seated = The survivor sits in the truck already.
ad-why-not-seated = The survivor does not sit in the truck.
ad-why-seat-taken = Somebody sits there already.
ad-why-no-such-seat = The truck has no such seat.
ad-why-not-driver = Only whoever sits at the wheel can drive.
ad-why-truck-not-in-buildings = The truck stays in the streets.
ad-why-truck-one-zone = The truck goes one street zone at a time.

# the vault
ad-why-no-vault = There is no vault in this mission.
ad-why-not-in-trap-zone = That can be done only in the trap room before the vault.
ad-why-traps-cleared = The traps have been cleared.
ad-why-traps-left = The traps must be cleared first.
ad-why-not-safecracker = It takes a safecracker.
ad-why-vault-open = The vault is open.

# objectives that are out of reach
ad-why-lost-goal = An objective of the mission cannot be achieved any more: { $objective }
ad-why-lost-owner = “{ $promise }” cannot be achieved any more: { $survivor } has left the board.
ad-why-lost-kill = “{ $promise }” cannot be achieved any more: { $survivor } has { $wanted } more to kill, and { $left ->
    [0] no others will come.
    [one] no more than 1 can come.
   *[other] no more than { $left } can come.
}
ad-why-lost-slay = “{ $promise }” cannot be achieved any more: { $kind } will not come.
ad-why-lost-hold = “{ $promise }” cannot be achieved any more: { $survivor } needs { $wanted } of those cards, and { $left ->
    [0] none is left.
    [one] only 1 is left.
   *[other] only { $left } are left.
}
ad-why-lost-sleepers = “{ $promise }” cannot be achieved any more: { $survivor } has { $wanted ->
    [one] 1 sleepers token
   *[other] { $wanted } sleepers tokens
} to remove, and { $left ->
    [0] none is left.
    [one] only 1 is left.
   *[other] only { $left } are left.
}
ad-why-lost-search = “{ $promise }” cannot be achieved any more: there is nowhere left to search.
ad-why-lost-carry = “{ $promise }” cannot be achieved any more: the token of this card is gone.
ad-why-lost-healthy = “{ $promise }” cannot be achieved any more: { $survivor } is wounded, and nothing is left to heal { $survivor_him }.
ad-why-lost-rounds = “{ $promise }” cannot be achieved any more: no round ends before round { $rounds }, the last one.

## Settings

ad-setting-mission = Mission
    .help = The job: its map, what has to be done, and what stands in the way.
ad-setting-specialists = Specialists
    .help = Whether a team must have every specialist without whom its mission cannot be won.
ad-setting-specialists-required = required
ad-setting-specialists-free = up to you
ad-setting-chain = Chain reactions
    .help = Which explosives in a zone go off with an explosion there.
ad-setting-chain-all = all that people carry
ad-setting-chain-placed = none that people carry
ad-setting-charge = Charge
    .help = Where the skills Charge and Bloodlust may end.
ad-setting-charge-towards = anywhere nearer to zombies
ad-setting-charge-among = only among zombies

## What speaks for a hint: clauses by the traits of options, as bots look at them

ad-for-kills = more zombies are likely to fall
ad-for-gain = it brings more at first sight
ad-for-nearer = it leads nearer to the aim
ad-for-aim = it is what the mission wants
ad-for-arrives = there is something to be done there
ad-for-relief = it leads out of danger
ad-for-risk = there is less to be feared there
ad-for-hands = hands are better filled
ad-for-friends = no friend is likely to be hit
ad-for-boss = it hits an abomination
ad-for-needs = the mission needs it
ad-for-weapon = it is the right weapon for the target
ad-for-company = nobody is left alone
ad-for-empties = the zone may be cleared
ad-for-dies = the hit kills
ad-for-trade = the other one can use it
