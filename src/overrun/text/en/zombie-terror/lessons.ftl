### The lessons of Zombie Terror: what the narrator says. teaching/zombie_terror/lessons has the steps.

## Run

zt-lesson-run = Run for the car
    .text = Steps, pushes and stars: get two people out.
zt-lesson-run-night = Midnight on the car park. Six people were hiding in the supermarket, and the only car with petrol stands up there, on the green fields.
zt-lesson-run-stars = You lead the humans. The stars beside each face are what that person is worth in the car. Five stars away, and you have won.
zt-lesson-run-step = The Nurse is almost there. Choose her, then the lit field in front of her.
zt-lesson-run-step-nudge = The Nurse first, straight up: one field towards the car.
zt-lesson-run-points = One step, one action point. Everybody has three of them in a turn, shown as diamonds. Nobody steps diagonally.
zt-lesson-run-escape = Two points left, and one is enough. Into the car with her!
zt-lesson-run-away = She is safe, and her two stars are yours for good.
zt-lesson-run-push = Now the Mechanic. A zombie stands in his way, with its back to him. Step onto its field: he pushes it one field on, if there is room behind it.
zt-lesson-run-push-nudge = Let the Mechanic walk straight up into the zombie. It looks the other way and will not mind.
zt-lesson-run-shoved = It stumbles ahead, still looking the same way. Pushing costs no more than the step. Now leave it behind: one field to the left.
zt-lesson-run-last-point = And one up, with his last point.
zt-lesson-run-end = The Lumberjack could act as well. But for everyone who acts a zombie acts too, and then one more. Two of you have acted; let that be enough, and end the turn.
zt-lesson-run-end-nudge = You could, but each who acts wakes one more zombie. End the turn.
zt-lesson-run-three = Two people acted, so three zombies did.
zt-lesson-run-seen = This one had no choice. It saw the Mechanic, straight ahead and no more than four fields away, so it had to run at him. Zombies see nothing beside or behind them.
zt-lesson-run-bitten = And it bit him. He is wounded now, worth one star less, and the next bite would be his last.
zt-lesson-run-added = Then new zombies came up: one on each half of the car park that has people on it. It never gets emptier here.
zt-lesson-run-alone = Your turn, and nobody will help you now: bring the Mechanic into the car before the turn ends. A zombie cannot be pushed into the car, so find a way around.
zt-lesson-run-again = That was the end of the turn, and he is still out there. Once more?
zt-lesson-run-done = Four stars: two for the Nurse, two for a wounded Mechanic. One more person and it would have been a win. You know how to run. Next, what each of them is good at.

## Gifts

zt-lesson-gifts = What each is good at
    .text = Heal, shoot, axe, slip through, and play a card.
zt-lesson-gifts-blocked = The Banker is away with two stars. The Child could bring the other three, but zombies stand between her and the car, and a bite has cost her one star already.
zt-lesson-gifts-heal = Everyone has a gift. The Nurse heals herself or whoever is right beside her, for one point. Let her heal the Child.
zt-lesson-gifts-healed = Three stars again.
zt-lesson-gifts-rest = One person finishes before the next begins. What is left of the Nurse’s points is lost now: let her rest, with “The Nurse stops here”.
zt-lesson-gifts-rest-nudge = Only one acts at a time. Choose to rest first, then the next may begin.
zt-lesson-gifts-shoot = The Policeman shoots as far as he likes, along a row or a column, if nothing is in between. Take the one right before the car.
zt-lesson-gifts-noise = A clean hit. It cost a bullet, and you have only one left. Worse: every shot is heard, and brings one more zombie tonight. Let him rest, too: “The Policeman stops here”.
zt-lesson-gifts-axe = The Lumberjack needs no bullets, and makes no noise. He takes a zombie beside him from its side or from behind. The one above him looks away: use the axe.
zt-lesson-gifts-axe-nudge = The one above the Lumberjack, which shows him its side. A zombie that looks at him is more than the axe can do.
zt-lesson-gifts-cards = The one to his right looks him in the eye. Here a card helps: cards cost no points, and each is played once in a game. Play Courage on that zombie.
zt-lesson-gifts-others = Two more gifts you have not seen: the Mechanic shoves a friend one field on, and the Banker loses his briefcase to the first bite, instead of blood.
zt-lesson-gifts-alone = The way is open, and three stars are missing. The Child may step diagonally once a turn, but she cannot push. Let the Lumberjack rest, and bring her home.
zt-lesson-gifts-again = So close. The turn is over, and the zombies are coming. Try it once more.
zt-lesson-gifts-done = Five stars, and the engine starts. That is how the humans win. Now look at it from the other side.

## Hunt

zt-lesson-hunt = The other side
    .text = Lead the zombies: bite, hunt, turn and rise.
zt-lesson-hunt-other-side = Forget the car. You are the zombies now, all of them. You win if so many are bitten that five stars cannot get away any more.
zt-lesson-hunt-count = Three humans have acted, so four of yours will: always one more than they.
zt-lesson-hunt-bite = First come those who have somebody right before their eyes, marked with teeth: they must bite. Choose either of the two.
zt-lesson-hunt-must = Both have bitten. The Lumberjack was wounded before, and is dead; the Child is wounded. Then the one with the eye: it saw the Policeman straight ahead, had to run at him, and got him.
zt-lesson-hunt-free = The fourth is yours to choose, and goes where you want. Take the one on the left.
zt-lesson-hunt-turn = It has two points; each is a step forward or a quarter turn. Let it turn right, towards the prey, and take a step.
zt-lesson-hunt-turn-nudge = Turn right first, then forward: that way it looks along the row where the humans are.
zt-lesson-hunt-come = Now more of you come up, on the fields with red corners. There are humans on the lower half only, so one comes there. Put it beside the bus.
zt-lesson-hunt-look = You decide which way it looks. Let it look down, towards the supermarket.
zt-lesson-hunt-rise = And the Lumberjack gets up again: the dead rise on your side. Let him look down as well.
zt-lesson-hunt-answer = The humans are afraid. Only the Child has moved, right beside one of yours, where it does not look.
zt-lesson-hunt-alone = One human acted, so two of yours do. The first had the Policeman before it, and bit him. The second is yours to choose: bite the Child, before the turn ends. A bite costs no point, only to look at her does.
zt-lesson-hunt-again = She slipped away. Which of yours stands beside her, and which way would it have to turn? Try again.
zt-lesson-hunt-end = Got her. When the last zombie has come up, the terror begins as well: five more turns, and whoever is still on the car park stays there.
zt-lesson-hunt-done = You know both sides now. What is left is how a game begins.

## Start

zt-lesson-start = Before the first step
    .text = Where people begin, and where the dead do.
zt-lesson-start-row = A game of your own, before its first turn. Six people have to cross the whole car park: they begin in the lowest row, and the car is at the other end.
zt-lesson-start-banker = The Banker is first. Put him on any field of that row.
zt-lesson-start-alone = Now the other five, one on each field. Far apart they are harder to catch, close together they can help each other. Or have it done for you; then look where the other side puts its zombies.
zt-lesson-start-again = Everybody needs a field in the lowest row.
zt-lesson-start-zombies = Ten zombies stand there now, five on each half. Whoever leads them chose where each of them stands, and which way it looks.
zt-lesson-start-done = The first turn is yours. Everything else, the table will tell you: point at what is greyed, and it says why not. Good luck, whoever you are.
