### The lessons of The Long Night: what the narrator says.

## A turn

ln-lesson-turn = A winter morning
    .text = Your dice and what they do: search, fight, barricade.
ln-lesson-turn-strangers = The third winter. What is left of the town sleeps behind these walls, the colony. Four people offer to follow you, and you can lead two of them.
ln-lesson-turn-choose = Read what each of them can do; the first whom you choose is the leader of your group. Take Dutch, whom a bite only wounds, and then Gia, who heals.
ln-lesson-turn-choose-nudge = They would do as well, another time. Dutch first, and then Gia.
ln-lesson-turn-winter = So you lead Dutch and Gia; the others at the table lead their own. Every morning somebody has to go out, and today you are the first.
ln-lesson-turn-objective = This is what the colony must achieve before the rounds run out; press it to read its goals. If its morale falls to nothing first, everything is over.
ln-lesson-turn-dice = At dawn everybody rolls: one die, and one more for each of their people. A die pays for one deed.
ln-lesson-turn-numbers = Each survivor shows two numbers: with the magnifying glass to search, with the axes to attack. A die must show that number or more. So a high die can do anything, and a low one very little.
ln-lesson-turn-move = Everyone may go somewhere once a turn, and that costs no die. Send Gia to the grocery store.
ln-lesson-turn-move-nudge = Let Gia go first, to the grocery store.
ln-lesson-turn-cold = Whoever goes out is exposed, and rolls the red die: often nothing, sometimes a wound or frostbite. Rarely it is a bite, which kills, and spreads to the next. Gia was lucky.
ln-lesson-turn-search = Gia needs no high die to search. Use the 4.
ln-lesson-turn-search-nudge = Search with Gia, and take the die with the 4. The others are for later.
ln-lesson-turn-junk = Only junk. You may keep it; or make noise and draw another card. Noise may call zombies there tonight. Take the risk.
ln-lesson-turn-keep = Food for two! Keep that; the other goes back under the deck.
ln-lesson-turn-eat = Food in your hand feeds nobody. Play it: it goes to the stores of the colony, and the card onto the waste pile.
ln-lesson-turn-attack = There are dead at every entrance of the colony. Dutch stands ready, and needs a 3 or more. Attack with the 5.
ln-lesson-turn-target = Choose a zombie. You might also attack a person here, but let us not begin like that.
ln-lesson-turn-exposure = It is dead without any further roll. But fighting is exposure, too, and this time it cost a wound. Three wounds kill.
ln-lesson-turn-barricade = The 1 is too low for whatever you could aim at. But any die builds a barricade, even that one. It takes a space where a zombie would have stood; and where none is free, somebody inside dies.
ln-lesson-turn-more = There is more that any die does: clean up waste, or lure zombies from another place. And most people have an ability of their own: press a face to read it.
ln-lesson-turn-alone = Gia will sleep at the grocery store tonight, with something at the door, and with the noise that she made. One die is left. Build a barricade where she needs it, before you end your turn.
ln-lesson-turn-again = That did not help Gia, who sleeps at the grocery store tonight. The last die is for a barricade there. Try once more.
ln-lesson-turn-done = That was a turn. When everybody has had one, the night comes, and that is the next lesson.

## The night

ln-lesson-night = Before the night
    .text = Hunger, waste, a crisis, a crossroads, and who comes in the dark.
ln-lesson-night-evening = Yours is the last turn of the round. Before the night everything is settled in order, and it is good to be ready.
ln-lesson-night-waste = Whatever is used up lies on the waste pile. For every ten cards there, morale falls each night. Three are lying there: clean them up with the 3.
ln-lesson-night-cleaned = Any die does that, in the colony, three cards at a time.
ln-lesson-night-helpless = Two tokens in the colony are the helpless: too young or too old to go out. Nobody leads them, and they bring no dice; but they eat, and the dead come for them as for everyone.
ln-lesson-night-food = One food feeds two people. There is one in the stores, and four are wanted; hunger costs morale, more each time. Play your food.
ln-lesson-night-ask = Two now. You may ask the others for cards in your turn, as often as you like. Ask Halima’s player.
ln-lesson-night-ask-nudge = Halima’s player looks as if there were something to eat. Ask there.
ln-lesson-night-kind = For food, of course.
ln-lesson-night-given = They might have refused. What one is given must be used at once: it cannot be kept, nor added to a crisis. Play it.
ln-lesson-night-crisis = Then the crisis, new every round. This one wants fuel: one card for each player. Cards are added face down, and a wrong one counts against you. So one who means harm can do it here, unseen.
ln-lesson-night-errand = Whoever sleeps elsewhere eats elsewhere, so with one away three food will do. Dutch wants to have a look at the gas station anyway: send him.
ln-lesson-night-crossroads = A crossroads! Somebody else drew this card in secret when your turn began, and held it until its moment came. Now it is read aloud.
ln-lesson-night-choice = Each way has its price, and whoever’s turn it is decides, or all vote. Be brave: take the last one, for the morale of all.
ln-lesson-night-frostbite = Everyone is proud, and Dutch has frostbite: a wound that brings another one every turn, until it is treated.
ln-lesson-night-alone = The crisis lacks two cards of fuel, and somebody has added one already. Do what is needed, and then end your turn.
ln-lesson-night-again = That night went badly: the crisis was not prevented. It wants fuel, as many cards as there are players. Once more?
ln-lesson-night-ate = What happened: the colony ate. The waste was counted. The crisis was turned up card by card, and there was enough.
ln-lesson-night-came = Then zombies came: to the colony, one for every two people there; to each place outside, one for everybody who sleeps there; and perhaps one for each noise.
ln-lesson-night-morale = Whoever dies costs morale; so does hunger, waste, and many a crisis. Watch that number more than any other.
ln-lesson-night-done = You have lived through a night. One thing is left, and it is the hardest: the people beside you.

## Trust

ln-lesson-trust = Whom to trust
    .text = Secret objectives, a betrayer, a vote, and how one wins.
ln-lesson-trust-secret = Everybody has a secret objective, and only you know yours. You win if the colony reaches its objective and yours is met as well. It asks for four cards in your hand, and something to carry.
ln-lesson-trust-arm = Cards are in your hand, but things to carry must be with one of your people. Play the pistol.
ln-lesson-trust-arm-nudge = Something to carry first: play the pistol.
ln-lesson-trust-give = Whoever gets it can use it from now on, wherever they are. Give it to Dutch.
ln-lesson-trust-give-nudge = Let Dutch have it for the moment.
ln-lesson-trust-over = He carries it; it did not go onto the waste pile. And those in the same place can hand things over, without a die, also to somebody else’s people. Gia goes out more often: let him hand it to her.
ln-lesson-trust-over-nudge = Hand the pistol over: from Dutch to Gia.
ln-lesson-trust-betrayer = Perhaps somebody has another kind of secret: that the colony falls. Nobody knows, not even whether there is one. Whoever leads Kwame and Silas has given nothing to any crisis, and hoards fuel.
ln-lesson-trust-exile = Once a turn you may call a vote to exile somebody. Do it: call for the exile of the one with Kwame.
ln-lesson-trust-exile-nudge = First things first. Call the vote about the player with Kwame and Silas.
ln-lesson-trust-vote = All vote at once, in secret, and then show their thumbs. A tie is decided by the first player. Your vote?
ln-lesson-trust-exiled = Out into the snow. The exiled play on from there with a new secret, but they cannot come in, vote, or touch the crisis. Were you right? You will see in the end. If two are exiled who meant well, the colony breaks.
ln-lesson-trust-deliver = The tribute lacks one card of medicine, and you have it. You can deliver cards to the objective in your turn.
ln-lesson-trust-alone = So win it. Deliver the medicine, keep four cards in your hand, and end your turn. Whatever else you do is up to you.
ln-lesson-trust-again = The colony may have what it wanted, but your own objective was not met. Four cards in hand, something to carry, and the medicine delivered. Once more?
ln-lesson-trust-won = The objective is met, and now all secrets are shown. The one you sent away was indeed waiting for the colony to burn. And you have won, you alone.
ln-lesson-trust-done = That is The Long Night: not enough food, not enough dice, and never quite enough trust. Come in and close the door behind you.
