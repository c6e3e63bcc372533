### The third box, about two colonies at war and a Lone Wolf between them: its places, crises,
### objectives, missions and tactics. What a card does is said by the rules text.

## Crises for any table

ln-crisis-heaving-ground = Heaving Ground
    .story = The frost has gone down a yard, and now it is coming up again. The posts along the east side stand like bad teeth, and one of the barricades has quietly walked off its footing. It wants jacks, wedges and somebody with a level, before it wants a gate.
    .prevented = The level’s bubble trembles, thinks it over, and settles in the middle.
    .failed = With a sigh the whole corner lies down, and those who had been leaning on the other side of it get up.
ln-crisis-barking-cough = The Barking Cough
    .story = It sounds like a dog in a barrel, and by Wednesday there are six dogs. Nobody dies of it in a bed with a kettle beside it. There are thirty of us and two kettles, and somebody will have to decide whose turn it is to be ill.
    .prevented = On Sunday there is a moment of perfect silence in the hall, and then applause.
    .failed = Two of us are put by the draughty window, where they do the least harm to the others.
ln-crisis-dead-batteries = Dead Batteries
    .story = The last radio had been giving us an hour of dance music every night, from God knows where, with a man who said the names of the tunes. Tonight it gave us half of one tune. The dynamo would do it, if the dynamo had anything to drink.
    .prevented = “And that,” says the man, from God knows where, “was by request.”
    .failed = At nine everybody still comes and sits around it, and at ten they get up one by one.
ln-crisis-howling-ridge = Howling on the Ridge
    .story = They stand along the ridge in a row, against the moon, and they have begun to howl. The dead never howled before. Somebody says that it is only the wind in them. A volley over their heads would tell us, and it would tell them something as well.
    .prevented = One rattle of shots, and the row has gaps in it; then it is only a ridge again.
    .failed = It was not the wind, and it was not a row either: it was the front of something.
ln-crisis-rumour-mill = The Rumour Mill
    .story = It is known for certain that the soup has been drugged, that the cook has a boat, that the boat has room for twelve. Who said so? Everybody. Things have begun to vanish under mattresses. What we need is somebody with a book, a loud voice and the patience to begin at the beginning.
    .prevented = By the end of the lecture the cook has been asked about the boat, and has laughed so much that she had to sit down.
    .failed = In the night everyone hides something from everyone, and in the morning not everyone remembers where.
ln-crisis-wet-crates = Wet Crates
    .story = The thaw lasted for one afternoon and got into everything. Pills are stuck together in the colours of a flag, the crackers have become a sort of bread. What is dry has to be sorted from what is not, now, by people who are willing to open their own boxes first.
    .prevented = Washing lines go up across the hall, and for a week we walk bent double beneath the biscuits.
    .failed = It takes a day to find out how much of it was ever worth keeping, and two days for the smell.

## Crises of two colonies

ln-crisis-empty-larder = The Empty Larder
    .story = Both cooks made the same discovery on the same morning, a mile apart, and used the same word. Something has been at the sacks from beneath. It does not care whose flag is over the door; it has dug a very good tunnel.
    .prevented = On both sides of the town the tunnel is filled in with stones, and for an hour nobody is at war with anything but mice.
    .failed = Half is gone, and of what is left everyone thinks that the others took it.
ln-crisis-damp-powder = Damp Powder
    .story = Click, says the rifle on the yellow roof. Click, says the rifle on the blue one. There is a fog in the town that tastes of pennies, and it has got into the boxes. Everything has to be taken apart, dried and put together again, and out there they have heard the clicking too.
    .prevented = It dries on baking trays beside the stove, while everybody is asked very nicely not to smoke.
    .failed = We throw it over the wall by the handful. It does not even go off then.
ln-crisis-snowed-in = Snowed In
    .story = It has been falling since Tuesday like something that was paid in advance. By now a tall man can see his neighbour’s chimney, and nothing of his neighbour. With ploughs and enough to burn in them we might keep one lane open, for whatever it is that we want from each other.
    .prevented = Two ploughs meet at the fountain, back off, and each of them goes home to say who had blinked.
    .failed = Nobody will be shot at this week, and nobody will be visited either; and the cold comes in without using the door.
ln-crisis-stripped-shelves = Stripped Shelves
    .story = A convoy came through in the night, forty lorries without a light, and it knew where to stop. What neither of us had found yet, it found. One might still get ahead of it on the shelves that are left, with a crowbar or with a list.
    .prevented = We got to the back rooms an hour before them, and left them a note.
    .failed = In every shop there is a clean square on the floor, where something stood that we were both saving up for.
ln-crisis-white-flag = The White Flag
    .story = On the bridge between the two colonies stand the people from the hospice, nine of them, with a sheet on a broomstick. They have brought their beds. They will stand there, they say, until somebody feeds them or somebody shoots them, and they really do not mind which. Everyone is watching to see what everyone else will do.
    .prevented = Two cooks come out with two pots, from two sides, and for a quarter of an hour there is a queue in the middle of the war.
    .failed = They were still standing there in the morning, which was the worst of it; and now some of us will not touch a gun, and some will not look up.

## Main objectives of two colonies

ln-objective-cold-storage = Cold Storage
    .story = The ice road over the lake will carry a lorry for five weeks more, and the Lakeland people are sending one. They have room for one colony. Not for the braver one, said the voice on the radio, nor for the nicer one; for the one that can bring its own supper until the barley is in. It mentioned a figure for each head. It added, as one adds a postscript, that it was saying the same thing to the other house.
    .won = The lorry takes an hour to load, because nobody has ever seen so much food going in the right direction. As we pull out on the ice someone looks back at the other chimney, and someone else throws a sack of flour off the tail. Nobody asks who it was. It was a good sack, too.
    .lost = A lorry goes by at dusk, low on its springs, with people singing in it. One can hear for a long while that they are singing. One can hear for rather longer that they have been fed.
ln-objective-clean-sweep = A Clean Sweep
    .story = There used to be a town between us. We have both sat at our windows and looked at it long enough, and yesterday the same thought was painted on the same wall in two colours: it belongs to whoever clears it. So there are rules, of a kind. Only the streets count. Only the dead count. At the fountain there is a slate with two columns, and someone from either side stands beside it to see that the other one can add.
    .won = The last stroke goes on the slate with a squeak. We walk down the high street in the middle of the road, because one can, past the bakery, past the bank, and somebody stops to look at shoes. On the other side of the fountain they take off their hats. It is a big town, after all. They may have the end with the dentist.
    .lost = They have hung lamps in our street, the ones with the coloured glass, and a brass band is practising in the bank. The slate is still leaning against the fountain. In our column somebody has drawn a small sad face, and it is not even badly done.
ln-objective-war-of-nerves = War of Nerves
    .story = We do not hate them. We only cannot bear that they have curtains. They, for their part, cannot bear the sound of our piano, and have said so with a catapult. There is not enough of this valley for two, and neither of us is strong enough to take the other’s half; so it will be settled the old way, by who first cannot stand it any longer. They have started to wave at us in the mornings. It is quite unbearable.
    .won = A woman comes over the field with a suitcase in each hand, and behind her an old man with a clock, and behind him, one after another, all the rest. Nobody cheers. The curtains are the last to come, folded over an arm. “Where,” she asks, “would you like us to put these?”
    .lost = One morning we notice that we are all looking at their smoke. Somebody says that it would only be for the winter. Somebody is already taking the piano apart, quite gently, wrapping each string in a sock.
ln-objective-sealed-gates = Sealed Gates
    .story = The lighthouse has been counting them for us. It says that they come down the coast road twelve abreast, that it began to count on Sunday, and that it will now stop. They will be here when the moon is full. A house with six good doors might stand in that like a stone in a stream. A house with five good doors will not; and there are people across the way who need planks as badly as we do and have noticed where we keep ours.
    .won = They go by for three days. We lie on the floor and listen to the walls being rubbed, as by an enormous cat, and not one of the six doors so much as coughs. On the fourth day it is quiet. From a roof across the way somebody lifts a lamp and lowers it again, and after a moment we lift ours.
    .lost = It was the fifth door, in the end, or it was the hand that we found on the latch of it. The moon is up. The stream has reached the end of our street, and it is in no hurry, and it does not go round.

## What a Lone Wolf wants

ln-secret-balance-of-fear = A Balance of Fear
    .story = As long as they are both afraid of each other, neither has any time for you. You have seen what happens when one side wins: they become reasonable, they make a list, and your name is on it. A little weight in this pan, then, and a little in that.
ln-secret-carrion = Carrion
    .story = You followed the war up the coast like a gull behind a plough. It leaves boots, and buttons, and now and then a good coat with only the one hole in it. You have nothing against either of them. You only need a few from each.
ln-secret-hoarder = The Hoarder
    .story = In the first winter you traded a violin for a turnip, and you have never forgotten the turnip. Let them fight over who is to own the town. You mean to own what is in it.
ln-secret-sanctuary = Sanctuary
    .story = It was not meant to be a house. It was a hole with a stove in it, and you; and then someone knocked. You have found that you cannot send people away, and that you count them at night. Let there be three of them in the morning, and none with so much as a blister.
ln-secret-grudge = The Grudge
    .story = They know what they did, and when, and who held the lamp. You have written the name of their house on a piece of paper and folded it very small. You are in no hurry at all, so long as you are still there to read it aloud.
ln-secret-armoury = The Armoury
    .story = Two armed camps and one person with a toasting fork: you have done that sum. Whatever is decided at the end of this, you intend to be listened to. It is remarkable how attentive people become.
ln-secret-courier = The Courier
    .story = One of those two houses took you in once, for a night, with pneumonia, and never asked what was in the bag. They do not know that you work for them. It is only a matter of errands, a parcel here, a door left open there; and of seeing to it that there is still somebody at home to sign for it.
ln-secret-last-light = Last Light
    .story = They are all so keen to bring it to an end. You like it as it is: two chimneys on the horizon, a candle, the kettle. Let nobody win and nobody fall, not just yet. You only want to be quite content on the day when the snow begins to melt, and see who comes out.

## Missions

ln-mission-three-doors = Three Doors
    .story = Somebody left the same initials on three doors, and the tin box is behind one of them. Or the box is in three pieces.
ln-mission-both-doorsteps = On Both Doorsteps
    .story = A neighbour who takes away what is scratching at your gate is a good neighbour. It should be seen that you are good at both ends of the street.
ln-mission-seen-at-both = Seen at Both
    .story = Let each of them look out in the morning and find someone of yours sitting on the wall, eating an apple. They need not know what it means. It means nothing at all.
ln-mission-good-neighbour = Good Neighbour
    .story = It is their trouble, of course, not yours. But a cup of sugar is remembered for longer than a broken window.
ln-mission-winning-side = The Winning Side
    .story = You had always been on their side, as you will tell them afterwards. It is only that nobody had asked.
ln-mission-all-home = All Home for Supper
    .story = Fight if you must, you told them, and for whomever you like. But the table is laid for all of you, and I have counted the spoons.
ln-mission-not-my-quarrel = Not My Quarrel
    .story = The first shot was about a ladder, somebody said. By the second you were over the hill, whistling, with everyone’s hat still on.
ln-mission-full-shelf = A Full Shelf
    .story = One shelf, end to end, so that the jars have to stand behind one another. You have not seen the back of a jar for a year.
ln-mission-pack-mule = Pack Mule
    .story = There is a way of walking when you have everything you need on you. People step aside for it without knowing why.
ln-mission-a-clear-street = A Clear Street
    .story = You would like to stand at the corner for once with your hands in your pockets. It will take an afternoon, and it will have to be the same afternoon.
ln-mission-not-a-scratch = Not a Scratch
    .story = Out through the thick of it and back, and then a careful look at every sleeve and every ankle by the lamp. Nothing. Look again. Nothing.
ln-mission-hammer-and-nails = Hammer and Nails
    .story = Two places to sleep in, if the first should be taken. Your mother called it pessimism, and hid the good silver in both.
ln-mission-the-bigger-pack = The Bigger Pack
    .story = A wolf on its own is a sad story. A wolf with that many friends is a different story, and it is told more quietly.
ln-mission-swept-den = A Swept Den
    .story = It had got so that you stepped over things without seeing them. Everything out, everything, and then the floor, and then for a while you only stand there and look at the floor.

## Tactics

ln-tactics-be-vigilant = Be Vigilant
    .story = Nobody shoots first, nobody blinks first, and everybody remembers that they have left something on the stove.
ln-tactics-all-in = All In
    .story = It will be over in a minute. Whose minute it was can be settled afterwards.
ln-tactics-fall-back = Fall Back
    .story = We are not running away. We are going home, at the double, for excellent reasons.
ln-tactics-covering-fire = Covering Fire
    .story = The idea is not to hit anything. The idea is that they should all find the floor so interesting.
ln-tactics-read-the-enemy = Read the Enemy
    .story = They looked at the left-hand door twice. People who mean to use the left-hand door do not look at it at all.
