### The lessons of Warring Colonies: what the narrator says. They begin where The Long Night's end.

## Across the street

wc-lesson-street = Two fires in the snow
    .text = Two colonies, gates, and turns at the same time.
wc-lesson-street-two = You know the long night. This is the same winter and the same town, but there are two colonies in it. Yours is yellow, and you lead it. The other one is blue, and as hungry as you are.
wc-lesson-street-win = Both want the same objective, and the first to have it wins the war. You yourself win only if your secret is met as well. Nobody is exiled here: there is always an enemy to be angry with.
wc-lesson-street-pair = A turn belongs to two players, one of each colony, the leaders first. You begin by moving, one survivor at a time and in turns. The colony with the lower morale goes first; now they are even, and a die has chosen you.
wc-lesson-street-gate = Besides the town there are the gates of the enemy. Send Darlene to a gate of the blue colony: whoever stands there at night attacks them.
wc-lesson-street-gate-nudge = Darlene, to the first gate of the blue colony.
wc-lesson-street-answer = Blue has sent Fatou to the grocery store. Now it would be you again; but who passes moves nobody else this turn. Pass.
wc-lesson-street-answer-nudge = Enough for today: pass, and let the others stay at home.
wc-lesson-street-together = Blue has passed as well. From here both of you act at the same time, each with their own dice, and nobody waits for the other.
wc-lesson-street-barricade = The deeds are those you know. A 1 is good for a barricade at least: let Wendell build one.
wc-lesson-street-door = Blue may come to your gates, too, so a barricade is worth twice as much. Choose an entrance.
wc-lesson-street-clock = Blue is done already. From that moment the other has two minutes to finish. Here in the lesson no clock runs.
wc-lesson-street-differs = Two more things are new: the crisis is one for both, and cards are added openly; and every colony has bullets, two more each night, for battles and for driving people out of a crowded place.
wc-lesson-street-alone = Night is near, and nothing else has changed: one food feeds two, and yours will not do. Feed your colony, and end your turn.
wc-lesson-street-again = They went to bed hungry. There is food in your hand: play some of it before you end the turn. Once more?
wc-lesson-street-done = They have eaten. But Darlene still stands before the gate of the others. What comes of that is the next lesson.

## Battle

wc-lesson-battle = At the gates
    .text = Tactics, bullets and dice; and the one who belongs to nobody.
wc-lesson-battle-war = The same morning once more, and this time we go all the way. Where people of both colonies are in one place at night, there is a battle.
wc-lesson-battle-first = Send Wendell to the grocery store.
wc-lesson-battle-met = Fatou has followed him. They will not do their shopping in peace.
wc-lesson-battle-gate = And Darlene goes to the first gate of the blue colony.
wc-lesson-battle-stay = Nobody else: pass.
wc-lesson-battle-end = Blue has passed, and has nothing to do but wait for you. End your turn.
wc-lesson-battle-battle = All have eaten, and the battles begin. The first is at their gate: Darlene, alone, against everybody who is at home there.
wc-lesson-battle-tactics = Each leader chooses one of five tactics in secret. They are many, and will go all in, you think. Then read the enemy: it sees through that.
wc-lesson-battle-tactics-nudge = A matter of taste; but this time trust your nose, and read the enemy.
wc-lesson-battle-read = Right! Their three strength for going all in are gone, and you have two for having known it.
wc-lesson-battle-strength = Each survivor is one strength, and one more with a weapon. It stands three to five.
wc-lesson-battle-bullets = Now both spend bullets, in secret again. Each is one strength, and gone, whoever wins. Spend two.
wc-lesson-battle-dice = They spent none. Then both roll a battle die: strength, wounds, or zombies. You had one strength more, six to five. The defeated take the difference in wounds, and their leader shares them out.
wc-lesson-battle-undefended = Had nobody been at home, there would have been no battle: the colony would have lost morale instead. So never leave your own quite empty.
wc-lesson-battle-alone = The second battle is yours alone: Wendell and Fatou, among the shelves. Choose your tactics, spend what you like, and see how it ends. To fall back is no shame.
wc-lesson-battle-again = Try it once more.
wc-lesson-battle-morning = After the battles it goes on as you know it: waste, the crisis, zombies. In the end each colony elects its leader for the next round.
wc-lesson-battle-wolf = If you are an odd number, one of you belongs to neither side: the Lone Wolf, who lives in a den, lives by missions, and joins a battle for whoever pays.
wc-lesson-battle-done = That is all that is new. Keep somebody at the gates, count your bullets, and remember that they are as cold as you are.
