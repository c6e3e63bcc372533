### Army of the Dead at a terminal: what stands beside the board, the board in sentences, the cards as
### they are read, and the end.

ad-you-are = { $people ->
    [none] You are { $seat }
   *[other] { $seats ->
        [1] You lead all six
       *[other] You are { $seat } and lead { $people }
    }
}
ad-type-it = Type what you want to do, for example “{ $example }”.
ad-help-hand = hand: what your survivors carry and can do
ad-help-look = look and a name: a card, skill or survivor; look alone: the rules of the mission
ad-help-why = why: what is not allowed now; why and an answer (“why search”): the reason against it

## Letters on the board

ad-letter-hanne = H
ad-letter-tomasz = T
ad-letter-vesna = V
ad-letter-femi = F
ad-letter-carys = C
ad-letter-pilar = P
ad-letter-samira = S
ad-letter-rafe = R
ad-letter-anneli = A
ad-letter-maxine = X
ad-letter-rufus = U
ad-letter-mateo = M
ad-letter-shambler = s
ad-letter-alpha = a
ad-letter-valentine = T
ad-letter-queen = Q
ad-letter-zeus = K
ad-letter-masked-zeus = KM
ad-letter-mounted-zeus = KH
ad-letter-truck = oTo

ad-legend-person = a survivor; the one whose turn it is
ad-legend-companion = a companion
ad-legend-zombies = Shamblers and Alphas, with their numbers
ad-legend-boss = an abomination: T the Tigress, Q the Queen, K the King (KM masked, KH on horseback)
ad-legend-trapped = so many of them are held by a bola
ad-legend-sleepers = a sleepers token
ad-legend-noise = the noise token
ad-legend-token = an objective token, with its number or colour
ad-legend-truck = the truck
ad-legend-spawn = a spawn zone: active, not active; +K is the King’s
ad-legend-door = an open door
ad-legend-closed = a closed door
ad-legend-line = a line that one may cross and look across
ad-legend-blocker = slot machines that nobody sees past
ad-legend-lit = a zone that the question is about
ad-legend-more = there is more in the zone than there is room for

## The table beside the board: what a line is called, and what it says

ad-panel-set-up = Set-up
    .value = before the first of { $rounds } rounds
ad-panel-round = Round
    .value = { $round } of { $rounds }, { $phase }
ad-panel-danger = Danger
    .value = { $level }
ad-panel-turn = Turn
    .value = { $free ->
    [none] { $survivor }, { ad-actions } left
   *[other] { $survivor }, { ad-actions } left; free: { $free }
}
ad-free = { $type ->
    [combat] combat
    [melee] melee
    [ranged] ranged
    [move] move
    [search] search
   *[explosive] explosives
}{ $count ->
    [one] { "" }
   *[other] { " " }({ $count }×)
}
ad-panel-goal = Goal
    .value = { $met ->
    [true] { $words } (done)
   *[false] { $words } (open)
}
ad-panel-personal = Promise
    .value = { $promise_goal } { $done ->
    [true] (done)
   *[false] { $of ->
        [0] (open)
       *[other] ({ $count } of { $of })
    }
}
ad-panel-person = { $survivor }
    .value = { $health }/{ $full } health, { $points } adrenaline ({ $level }), { $zone_in }{ $seat ->
    [none] { "" }
   *[other] , { $seat }
}; { $in_hand ->
    [none] empty hands
   *[other] in hand { $in_hand }
}{ $packed ->
    [none] { "" }
   *[other] ; packed { $packed }
}{ $tokens ->
    [none] { "" }
   *[other] ; tokens { $tokens }
}; { $skills }{ $acted ->
    [true] ; has acted
   *[false] { "" }
}{ $player ->
    [none] { "" }
   *[other] ; led by { $player }
}
    .picture = { $letter } { $hearts } { $points } { $level }{ $acted ->
    [true] { " " }✓
   *[false] { "" }
}{ $in_hand ->
    [none] { "" }
   *[other] { " " }{ $in_hand }
}{ $packed ->
    [none] { "" }
   *[other] { " " }({ $packed })
}{ $tokens ->
    [none] { "" }
   *[other] { " " }+ { $tokens }
}
ad-gear = { $dry ->
    [true] { $card } (out of ammo)
   *[false] { $card }
}
ad-panel-companion = { $companion }
    .value = { $leader ->
    [none] waits { $zone_in }
   *[other] follows { $leader }
}
ad-panel-fallen = The dead
    .value = { $people }
ad-panel-gone = Out of the city
    .value = { $people }
ad-panel-vault = Vault
    .value = { $state ->
    [open] open
    [cleared] shut, its traps cleared
   *[shut] { $card ->
        [none] shut, its traps unknown
       *[other] shut, traps “{ $vault }”
    }
}
ad-panel-truck = Truck
    .value = { $riders ->
    [none] { $zone_in }, empty
   *[other] { $zone_in }, { $riders }
}
ad-rider = { $survivor } { $seat }
ad-panel-supply = In the box
    .value = { $shamblers ->
    [one] 1 Shambler
   *[other] { $shamblers } Shamblers
}, { $alphas ->
    [one] 1 Alpha
   *[other] { $alphas } Alphas
}

## What it is about

ad-goal-mission = The job is “{ $mission }”. { $goals }
ad-goal-personal = { $survivor } has made a promise, “{ $promise }”, and must live to keep it. { $promise_goal } Its token is { $colour }.

## The board in sentences

ad-board-zone = { $zone_upper }: { $things }.
ad-board-ways = { $zone_upper } leads to { $zones }.
ad-board-closed = The door between { $one_side } and { $other_side } is closed.
ad-board-sleepers = { $count ->
    [one] sleepers
   *[other] { $count } groups of sleepers
}
ad-board-boss = { $snared ->
    [true] { $kind } in a bola
   *[false] { $kind }
}
ad-board-token = { $number ->
    [none] the { $colour } token
   *[other] objective token { $number }
}
ad-board-truck = the truck
ad-board-spawn = { $type ->
    [zeus] the King’s spawn zone
   *[other] { $active ->
        [true] a spawn zone
       *[false] a spawn zone that is not active
    }
}
ad-board-noise = the noise token

## Cards as they are read

ad-look-weapon = { $type ->
    [melee] Melee,
   *[ranged] { $far ->
        [0] Ranged, own zone only,
       *[other] Ranged, range { $near }–{ $far },
    }
} { $rolled ->
    [thrown] always hits and is used up,
   *[rolled] { $count ->
        [one] 1 die
       *[other] { $count } dice
    }{ $shells ->
        [0] { "" }
        [one] { " " }(1 of them for ammo)
       *[other] { " " }({ $shells } of them for ammo)
    } at { $accuracy }+,
} damage { $damage }{ $blast ->
    [true] {" "}to everybody in the zone
   *[false] { "" }
}, { $noisy ->
    [true] noisy
   *[false] silent
}.
ad-look-gives = In hand it gives “{ $skill }”. { $skill_text }
ad-look-survivor = { $special ->
    [none] { $survivor_occupation }; { $blue }, later { $yellow }.
   *[other] { $survivor_occupation } ({ $special }); { $blue }, later { $yellow }.
}
ad-look-token = The { $token } token
ad-look-kind = { $damage ->
    [0] Nothing damages it;
   *[other] Falls by damage { $damage };
} { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { ad-wounds }, worth { $adrenaline ->
    [one] 1 adrenaline point
   *[other] { $adrenaline } adrenaline points
}.
ad-look-loss = All is lost if: { $words }

## The end

ad-result-goal = { $met ->
    [true] Done: { $words }
   *[false] Not done: { $words }
}
ad-result-personal = { $done ->
    [true] Kept: “{ $promise }”, the promise of { $survivor }.
   *[false] Not kept: “{ $promise }”, the promise of { $survivor }.
}
ad-result-slain = { $count ->
    [0] No zombie was killed in { $round } rounds.
    [one] One zombie was killed; the last round was round { $round }.
   *[other] { $count } zombies were killed; the last round was round { $round }.
}
