### The Long Night: what is said where the modules (improvements, bandits, Raxxon) and the stories are
### in play. The names and stories of their cards are in files of their own.

## Names

ln-module-improvements = improvements
ln-module-bandits = bandits
ln-module-raxxon = Raxxon

## Settings

ln-setting-improvements = Improvements module
    .help = The colony can build things that make its life easier.
ln-setting-improvements-off = off
ln-setting-improvements-on = on
ln-setting-bandits = Bandits module
    .help = Strangers take up room in the town and carry off what they find.
ln-setting-bandits-off = off
ln-setting-bandits-on = on
ln-setting-raxxon = Raxxon module
    .help = A pharmaceutical plant, its pills, and what it kept locked up.
ln-setting-raxxon-off = off
ln-setting-raxxon-on = on
ln-setting-story = Story
    .help = A game in three stages that tells a story and teaches a module on the way.
ln-setting-story-none = no story
ln-setting-strangers = Bandits with other crises
    .help = What comes with a crisis that brings no bandits of its own.
ln-setting-strangers-two = always two bandits
ln-setting-strangers-none = no bandits
ln-setting-strangers-ask = the first player decides

## Questions

ln-ask-simultaneous = Several things happen at the same time. Which is first?
ln-ask-improve = { $count ->
    [one] Which improvement gets the advancement token?
   *[other] Which improvement gets the { $count } advancement tokens?
}
ln-ask-strangers = This crisis brings no bandits of its own. Do two come all the same?
ln-ask-bandit-place = { $left ->
    [one] Where do your bandits go? One is left.
   *[other] Where do your bandits go? { $left } are left.
}
ln-ask-loot = { $left ->
    [one] What do you take from the hideout?
   *[other] What do you take from the hideout? You may take { $left } cards.
}
ln-ask-drive-off = { $left ->
    [one] Where does a bandit give up?
   *[other] Where does a bandit give up? { $left } will.
}
ln-ask-calm-place = “{ $experiment }” is let out. To which place do 3 zombies fewer come?
ln-ask-enter-raxxon = The way into Raxxon is open. Which of your survivors goes in?
ln-ask-zombie-leaves = { $left ->
    [one] Which zombie leaves the colony for Raxxon? One more does.
   *[other] Which zombie leaves the colony for Raxxon? { $left } do.
}
ln-ask-make-room = Raxxon is full. Who goes home?
ln-ask-gift = Do you accept the gift, a card from the hospital?
ln-ask-accuse = Do you want somebody exiled? You may call a vote now.
ln-ask-renegade = Is there anything that you want to tell the others?
ln-ask-story = Read the page aloud. Is everybody ready?

## Answers

ln-option-check-code = The containment code is checked
ln-option-let-work = “{ $improvement }” does its work
ln-option-improve = { $improvement }
    .verb = Advance
    .target = { $improvement }
ln-option-operate = { $die ->
    [none] Use “{ $improvement }”
   *[other] Use “{ $improvement }” with a { $die }
}
    .verb = { $die ->
    [none] Use
   *[other] Use “{ $improvement }” with a
}
    .target = { $die ->
    [none] “{ $improvement }”
   *[other] { $die }
}
ln-option-strangers = { $which ->
    [two] Two bandits come
   *[other] Nobody comes
}
ln-option-bandit = { $left ->
    [none] A bandit
   *[other] A bandit goes to { $place }
}
ln-option-raid = { $survivor } searches the hideout with a { $die }
    .actor = { $survivor }
    .verb = search the hideout with a
    .target = { $die }
ln-option-storm = { $survivor } attacks the hideout with a { $die }
    .actor = { $survivor }
    .verb = attack the hideout with a
    .target = { $die }
ln-option-loot = “{ $item }”
    .verb = Take
    .target = “{ $item }”
ln-option-drive-off = A bandit { $place_at }
    .verb = A bandit
    .target = { $place_at }
ln-option-code = Lay a { $die } on Raxxon
    .verb = Lay on Raxxon a
    .target = { $die }
ln-option-calm-place = { $place }
    .verb = Fewer zombies come to
    .target = { $place }
ln-option-special = { $place_id ->
    [colony] { $experiment }, at entrance { $door }
   *[other] { $experiment }
}
ln-option-enter = { $survivor } goes in
ln-option-send = { $survivor }
ln-option-gift = { $which ->
    [take] Take it
   *[leave] Leave it
}
ln-option-nobody = Nobody
ln-option-accuse = { $other }
    .verb = Call a vote to exile
    .target = { $other }
ln-option-stay = Say nothing
ln-option-reveal = Show your true face, and win
ln-option-continue = Turn the page

## What happened: improvements

ln-event-improvement-shown = { $needed ->
    [one] The colony could build “{ $improvement }”; it takes 1 advancement token.
   *[other] The colony could build “{ $improvement }”; it takes { $needed } advancement tokens.
}
ln-event-advanced = { $seat } works on “{ $improvement }”: { $tokens } of { $needed }.
ln-event-improvement-built = “{ $improvement }” is built!
ln-event-operated = { $seat } uses “{ $improvement }”.

## What happened: bandits

ln-event-bandit-came = { $bandits ->
    [one] A bandit turns up { $place_at }.
   *[other] Another bandit turns up { $place_at }; there are { $bandits } now.
}
ln-event-bandit-kept-out = A bandit finds no room { $place_at } and moves on.
ln-event-bandit-fought = { $hit ->
    [true] { $survivor } attacks a bandit { $place_at } with a { $rolled }, and drives him off.
   *[false] { $survivor } attacks a bandit { $place_at } with a { $rolled }, and misses.
}
ln-event-bandits-fled = { $count ->
    [0] There is no bandit { $place_at }.
    [one] A bandit leaves { $place }.
   *[other] { $count } bandits leave { $place }.
}
ln-event-looted = The bandits { $place_at } carry off “{ $item }”.
ln-event-raided = { $caught ->
    [true] { $survivor } searches the hideout with a { $rolled }, and is caught.
   *[false] { $survivor } searches the hideout with a { $rolled }, and nobody notices.
}
ln-event-stormed = { $beaten ->
    [true] { $survivor } attacks the hideout with a { $rolled }, and is beaten back.
   *[false] { $survivor } attacks the hideout with a { $rolled }, and they run.
}
ln-event-loot-taken = { $seat } takes “{ $item }” from the hideout.
ln-event-bandit-gone = A bandit { $place_at } gives up.
ln-event-bandit-chief = { $seat } leads the bandits now.

## What happened: Raxxon

ln-event-experiments-laid = On top of the files of Raxxon lies “{ $experiment }”.
ln-event-code-laid = { $seat } lays a { $die } on Raxxon. The dice there: { $dice }.
ln-event-containment = { $matched ->
    [true] The code for “{ $experiment }” is complete.
   *[false] The code for “{ $experiment }” is not complete.
}
ln-event-contained = “{ $experiment }” stays locked up for good.
ln-event-place-calmed = { $seat } chooses { $place }: fewer zombies come there.
ln-event-released = “{ $experiment }” is loose!
ln-event-special-came = { $experiment } comes to { ln-entrance }.
ln-event-encounter-shown = Now everybody knows what “{ $experiment }” can do.
ln-event-special-fought = { $survivor } attacks { $experiment } { $place_at }.
ln-event-encounter = { $survivor } rolls a { $rolled } against { $experiment }.
ln-event-special-killed = { $survivor } kills { $experiment } { $place_at }!
ln-event-pill = { $survivor } swallows the pill and rolls a { $rolled }.
ln-event-side-effect = The pill leaves something behind in { $survivor }: “{ $item }”.

## What happened: stories

ln-event-story = { $page }. { $page_rules }
    .aloud = { $page }. { $page_text } { $page_rules }
ln-event-stage = { $rounds ->
    [one] A new aim: “{ $objective }”. Morale stands at { $morale }, and 1 round is left.
   *[other] A new aim: “{ $objective }”. Morale stands at { $morale }, and { $rounds } rounds are left.
}
ln-event-stage-done = “{ $objective }” is done. The story goes on.
ln-event-raxxon-open = The barricades of Raxxon are gone. The way in is open.
ln-event-zombie-led = A zombie from entrance { $door } of the colony is led to { $place }.
ln-event-food-given = All food of the colony goes along.
ln-event-gift-taken = { $item ->
    [none] { $seat } accepts the gift.
   *[other] { $seat } accepts the gift: “{ $item }”.
}
ln-event-renegade = { $seat } was one of them all along.

ln-ending-nobody = The last of them falls in round { $round }. Nobody is left to win.
    .brief = Nobody was left.
ln-ending-renegade = { $winners ->
    [0] The betrayer shows a true face in round { $round }. Nobody wins.
    [one] The betrayer shows a true face in round { $round }. { $who } wins.
   *[other] The betrayer shows a true face in round { $round }. { $who } win.
}
    .brief = A betrayer showed a true face.

## Why something is not allowed

ln-why-nothing-to-build = There is nothing left to build.
ln-why-not-built = That has not been built.
ln-why-improvement-works-by-itself = That is not something one uses so: it works by itself.
ln-why-improvement-used = That was used this round already.
ln-why-not-at-hideout = This survivor is not at the hideout.
ln-why-hideout-closed = Nobody knows yet where the hideout is.
ln-why-peace-with-bandits = For now there is peace with the bandits.
ln-why-no-loot = There is nothing at the hideout.
ln-why-no-value-for-this = This survivor cannot do that.
ln-why-no-bandits-anywhere = There are no bandits anywhere.
ln-why-no-bandits-there = There is no bandit there.
ln-why-no-pills-yet = Nobody dares to take the pills yet.
ln-why-nobody-at-raxxon = You have no survivor at Raxxon.
ln-why-no-code-asked = Raxxon does not ask for a code yet.
ln-why-place-sealed = That place is closed off.
ln-why-special-first = A special zombie stands there, and it must be dealt with first.
ln-why-side-effect-stays = A side effect cannot be given away.
