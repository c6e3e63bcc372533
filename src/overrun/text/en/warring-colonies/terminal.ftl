### What the board of Warring Colonies says at a terminal, besides what that of The Long Night says.

wc-panel-pair = Turn
    .value = { $step ->
    [moving] { $seats } move
    [acting] { $seats } act
    [resolving] { $seats } come to crossroads
   *[begin] { $seats }
}
wc-panel-colony = { $title }
    .value = { $kind ->
    [fallen] fallen
    [den] morale { $morale }, food { $food } ({ $due } needed), waste { $waste }
   *[colony] morale { $morale }, food { $food } ({ $due } needed), waste { $waste }, bullets { $bullets }, led by { $leader_seat }
}
wc-panel-roads = Roads
    .value = closed this round: nobody comes to the gates of the others
wc-panel-missions = Missions
    .value = { $held } held, { $done } done
wc-battle-side = { $people ->
    [none] { $title }: nobody. Strength { $strength }.
   *[other] { $title }: { $people }. Strength { $strength }.
}
wc-result-colony = { $state ->
    [fallen] { $title } has fallen. { $goals }
    [done] { $title } has completed the objective. { $goals }
   *[stands] { $title } stands. { $goals }
}
