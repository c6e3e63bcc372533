### The second box: main objectives, secret objectives and the objectives of exiles. What a card asks for is
### said by the rules text, which is made elsewhere.

## Main objectives

ln-objective-the-long-count = The Long Count
    .story = There is no plan. We have had plans; the last one is buried behind the wash-house, under two spades. All we have is the word of a ferryman’s widow that the sound thaws in the seventh week, and that then her brother will come across as he always has, to see if there is post. So we shall be here. We have hung up a board with seven nails in it and seven tin lids, and whoever gets up first turns one over.
    .won = The last lid goes over in the dark, with everyone standing round in their blankets. At ten there is a speck on the water. He has brought the newspaper, he calls out from a long way off; it is only October’s, but he thought that we might like it.
    .lost = The board hangs where it did. He reads on it how far they got, and takes off his cap, and puts the post through the door all the same.

ln-objective-open-house = Open House
    .story = It was our own idea, God help us. We painted it on a bed sheet and hung it from the gasometer: FIRE. SOUP. COME IN. That was when there were nine of us, and it was lonely. They have been coming ever since, every evening, out of the dusk, with their prams and their birdcages. Nobody has the heart to take down the sheet. In five days, says the radio, there will be a column with lorries; for five days it has got to be true.
    .won = They are lifted in over the tailboards, one by one, with the prams and the cages. The soldier with the list asks who was in charge here. Nobody can tell him. “Well, it says soup,” he says, and folds up the sheet for us, and gives it back.
    .lost = The sheet is still up there. On a clear day one can read it from the far side of the river, and in the evenings, out of the dusk, they come.

ln-objective-reaping = Reaping
    .story = They are thin this week. The frost has got into their joints; they stand about at the corners like coats that somebody has hung up. It will not last. The old farmer put it to us at supper as one would the weather. You cut when it’s standing, he said, and you cut all of it, or you may as well stay in bed. So we have whetted what we have. We mean to have our town back, house by house, before it turns mild.
    .won = It is so quiet that we hear a door bang in Mill Street and know which one. A boy rides the whole length of the high street, no hands, ringing his bell. Nothing comes.
    .lost = It turned mild. They are as many as leaves again, and quick, and they have learnt in the meantime what a scythe is.

ln-objective-blackthorn = Blackthorn
    .story = In the convent at Blackthorn there is a sister who was bitten in September and still takes the early service. She has told us how. It is half pharmacy and half patience; she needs the one from us, and books, for her Latin is not what it was, and neither is anybody’s chemistry. Thirty beds stand ready. She keeps them made up with hot bricks, she says, since she does not know when we shall have somebody to put in them. It could be tonight.
    .won = The first whom we carry up the hill is a child. We are not let in; we stand under the wall in the sleet until morning. Then a window is opened, and a cross small voice wants to know what kind of a breakfast this is supposed to be.
    .lost = The bell at Blackthorn still rings for the early service. It rings at all hours now, and from the road one can see somebody in a veil walking up and down, up and down, between the beds.

ln-objective-pulling-out = Pulling Out
    .story = We had meant to stay. But the river has come up into the cellars and the ice is coming after it, and on Friday fortnight there will be no town here, only a place where the water is flatter. There are barges. One house we can empty, down to the hinges; it is to be everything that we take with us. The others we have to close, and close well. What is in the streets must not be in the water with us when it comes.
    .won = We cast off in the dark with a house on board, in pieces. The doors hold. One can hear them knocking as the water gets to them, street after street, politely; and then we are past the last lamp.
    .lost = When the water came everything was still where it had always been: the shelves full, the doors ajar, and we between them with our arms full, deciding.

ln-objective-walking-south = Walking South
    .story = Somebody has done it. A postcard came, by way of nine pairs of hands, with a view of a pier: it is warm, it says, they have oranges, and a wall, and are short of people who can do things. It is five weeks on foot. Nobody will carry us and nobody will guard us; each one wants bread for the road, something to mend his boots with, and something for the others, who will be walking as well. We have told the children that it is a holiday.
    .won = We go out by the south gate, in step, singing, with everything on our backs. The last one turns round to lock up. There is a discussion about the key, and in the end it is left on the nail, for whoever comes.
    .lost = The postcard hangs beside the stove. It has been looked at so much that the pier has almost gone; one can still make out the sea.

ln-objective-squirrels = What the Squirrels Know
    .story = We ought to have noticed it in autumn, said the forester, when they stripped the hazels to the last twig and then began upon the bark. He has seen that only once before. That winter the snow lay on the sills of the upper windows, and it lay until May. It is not here yet. When it comes nobody will go out, for anything, not if the house is on fire; so whatever we shall need from then on has to be on this side of the door.
    .won = On the first night it is up to the latch. On the fifth it gets dark at noon, and stays so, and from all round there is a great soft weight, leaning. We bolt the shutters, put on a kettle, and deal the cards. It is almost indecent how happy everyone is.
    .lost = It fell for nine days. In May they found the chimney first, and let down a lamp into it, and after a time pulled it up again.

ln-objective-midwinter-fair = The Midwinter Fair
    .story = For six hundred years there has been a fair in this town at midwinter: in the plague, in the two wars, in the year when the bridge fell. The sexton has it all written down. It is not that it helps. It is that they looked out of these windows, every one of those times, at whatever it was, and put up the stalls. There must be enough to eat, something to wonder at, and people who are fit to be seen. The sexton is very clear about the last.
    .won = There is a wheel, with four seats, and a bearded lady, and toffee. Every soul here has been round on the wheel by midnight; and from the top of it, if only for a moment, one is higher than the fence.
    .lost = The sexton made the entry by himself, in the empty square, with a mittened hand. Not held, he put; and then could not think of any reason that he cared to write down.

ln-objective-lit-windows = All the Lit Windows
    .story = From our roof, after dark, we have counted eleven. A candle in the bank; a stove in Paradise Row; something blue, that flickers, right at the top of the hotel. They are people sitting alone, who think that they are the last. We know it, since we thought so. There will be a night soon when the wind gets up and goes through this town like a broom, and by that night we want them all here. And lamps lit the whole way, so that they find it.
    .won = There is a light in every window of ours, and behind every one of them somebody is telling someone how it was. From the roof the town is quite dark. It is the first time that anyone has been glad of it.
    .lost = On the night of the wind we went up once more to count. Seven. Then a gust; and four; and then for a long time the blue one, on its own, right at the top.

ln-objective-inspection = The Inspection
    .story = They have a hospital ship, with white sheets and an orchestra. They will take us, all of us, on certain conditions; they sent a leaflet. No vermin. No disorder. No refuse, no beasts at the gates, and a list of articles to be handed in at the gangway in a sealed crate. A Surgeon-Commander is going to come and look at us. We have been looking at each other ever since. Someone has begun, without a word, to scrub the steps.
    .won = She walks through with her hands behind her, runs one glove along the mantelpiece, and looks at the glove. Then she looks along the row, at the combed hair, at the boots. “I had been told,” she says, and has to start again, “I had been told that there were savages.”
    .lost = She did not even come ashore. One could see the sun on her glasses, out there in the boat; then something was said, and the oars came down, all together, very clean.

## Secret objectives, ordinary

ln-secret-two-full-tanks = Two Full Tanks
    .story = There is a car under a sheet in a garage at the edge of town, and you go round by it whenever you can. You have no quarrel with anyone here. But on the day when they are safe you mean to drive until the road stops, and then to fill up, and drive back.
ln-secret-sweet-tooth = A Sweet Tooth
    .story = You have counted calories for other people since you were nineteen; it was on a brass plate by the door. Every night now you go to sleep in the same imaginary restaurant. When this is over you intend to sit down by yourself, with a napkin, and have all three courses.
ln-secret-second-drawer = The Second Drawer
    .story = It is not as bad as it was, and it was never as bad as your sister says. You just like to know that it is there: in the second drawer, under the scarves, a few of each. You have not opened one since the bridge. You count them, that is all.
ln-secret-homework = Homework
    .story = You left school at fourteen, to a remark by the headmaster, and have since then fixed his car, his roof and his hip. Somewhere in this town is the book that he thought you would not understand. You have been looking. You have got as far as the letter H.
ln-secret-packed-case = The Packed Case
    .story = Your mother kept one under the bed, all through your childhood: bread, spirits, lint, in a case with a strap. She had had to leave somewhere once in four minutes. You used to find it embarrassing. You have the strap.
ln-secret-moving-parts = Moving Parts
    .story = You are going to build it. You have the drawings in your hat: it has a handle, eleven moving parts, and a good wide mouth at the front. People smile; they smiled at the man with the zip. A few more bits and pieces, and something with an edge.
ln-secret-last-match = The Last Match
    .story = You were in the fire brigade, and you know in what order a building goes. Nobody else will be awake when it has to be decided. Let the walls be good, so that it is never needed; and let there be one can, behind the boiler, with your name on it, for the case that it is.
ln-secret-belt-and-braces = Belt and Braces
    .story = One can jam. One can be in the other room. You had thought about everything, that night, except for that, and so you stood in the hall with the wrong hand empty. Two at least; and both of them where people can see.
ln-secret-not-a-scratch = Not a Scratch
    .story = You look them over every evening, behind the ears and between the fingers, and they have given up protesting. Three of you, whole, is all that you have asked for. You do not say whom you ask.
ln-secret-big-table = A Big Table
    .story = At home you were the one who sat by the door, to fetch things. You have been collecting people ever since it began, as others do stamps; the odd ones, the heavy ones, whoever was left over when teams were picked. When they take the photograph at the end, yours will be the row that does not fit in.
ln-secret-folding-chair = A Folding Chair
    .story = You have nothing against company. It is just that it always dies, or sings. A friend, perhaps two; a good coat; something sensible to hold. The rest of them are welcome to the fireside, and you will wave.
ln-secret-three-names = Three Names
    .story = There were three who voted to close the shutter, and you have known for some time who they are. You will not lift a finger. You are not even angry any more, you only read the lists first, at the bottom, where they put them.
ln-secret-white-coat = The White Coat
    .story = You never actually finished. There was one examination, then there was a war on, as it were, and somebody had handed you a coat. By now you have done forty of them and lost nine. You would like, for once, to stand there at the end with clean hands, and only the proper things in them.
ln-secret-silence-please = Silence, Please
    .story = It has the green lamps still. You found that out in November, and you have never told anyone; there is a table at the back, with a view of a wall, where nobody has ever been frightened. When they have all been saved, they can come and look for you. They know how one behaves in there.
ln-secret-old-hand = An Old Hand
    .story = “You’ve done this before,” they said, on the first night, and you let them think it. You have watched since then and learnt, from the real ones, one after another, as they went. By the end of this you mean it to have been true.
ln-secret-seed-corn = Seed Corn
    .story = It is easy enough to come through a winter. Your people have always done that, and sat in April at the edge of a field with nothing to put into it. This time there shall be something left in the sack. They will curse you in February; you have been cursed in February before.
ln-secret-show-of-hands = A Show of Hands
    .story = You were clerk to a magistrate for thirty-one years, and you never once saw justice done. You saw it minuted. One of these people has something on their conscience that ought to be read out, with all present standing, and you will see the door close behind it before you sleep.
ln-secret-medals = Medals
    .story = Your father had a drawer full, and never told you for what. You have got no drawer. What you have done here will have to be kept where it can be seen, and yours will carry it as you do, and some day a child is going to ask.
ln-secret-spotless = Spotless
    .story = They say that it does not matter now. It mattered to your mother, who did the step on the morning when they came for her; it was the last thing that they found of her, the step. You will leave this place as you would wish to find it.
ln-secret-more-cradles = More Cradles
    .story = Somebody has got to be here in twenty years. Everyone talks about guns and walls; nobody has mentioned who it is all for. Let them grumble at each new mouth. You go round in the evening, when they are asleep in rows, and do the arithmetic the other way.
ln-secret-double-locks = Double Locks
    .story = You sold them, door to door, for most of your life, and had the patter by heart: it is not a lock, madam, it is a night’s sleep. There was one house where they could not afford it. You were going to go back with the cheaper model. You will do every door in this place yourself.
ln-secret-own-two-feet = On Your Own Two Feet
    .story = They had told you that you would not walk. You have kept the letter; it is in your shoe. You would like to go round the whole of this town while it is still there, every corner, with all of yours beside you, and nobody is going to be carried.
ln-secret-travelling-light = Travelling Light
    .story = You had a house with an attic, and an attic with boxes, and you stood in front of it all with your arms hanging until it was too late to take anything. Never again. What you need, you wear. The rest is for whoever would like it.
ln-secret-open-hand = The Open Hand
    .story = You won it, in the lottery, in the last week: eleven million, and there is the ticket. You had already decided. You were going to give away so much of it that they would cheer when you came down the street. Well; it is tins now; but you do not see why that should change anything.

## Secret objectives, betrayal

ln-secret-let-it-snow = Let It Snow
    .story = You have seen what comes after people: it is white and extremely quiet, and there are foxes in it. They go on shovelling, and boiling, and singing rounds. You would not hurt a fly. You have only stopped taking out the rubbish, and nobody seems to notice where the flour goes.
ln-secret-lifeboat = The Lifeboat
    .story = It takes six, with provisions. You have seen it: it lies in the boathouse at the weir, sound as a bell, under a sail. If you told them there would be a meeting about it. You are keeping your own few well, and well apart, until the meeting is over.
ln-secret-shepherd = The Shepherd
    .story = It started because you had a good voice. They asked you to say a few words over the first of them, and it grew so still that you felt it in your knees. Some will follow you out of here whatever you tell them. First, though, it needs to be darker; you cannot be a light in a place where there are lamps.
ln-secret-banquet = The Banquet
    .story = There was a siege once, and a governor who dined every night at the open window, in full dress, while they watched from the street. In the book he is the villain. You have read that page very often, always at the same time of day, and what you notice is what he had.
ln-secret-field-notes = Field Notes
    .story = How long it takes. Whether the strong go sooner; what they say. Somebody will want to know that one day, and nobody else in this place writes anything down. You have the means to make it go slower, or not. The series is still a little short for publication.
ln-secret-cabinet = The Cabinet
    .story = In your house each of them had a light of its own and a card: the hook, the visor, the bishop’s shoe. They were taken from you by people in a hurry. You have begun again. It is a pity about this colony; but a thing is never quite yours as long as its owner is about.
ln-secret-one-way-ticket = One-Way Ticket
    .story = There is a pilot at the coast who takes one passenger. He is not cheap, he wants it in cans, and he does not wait; and he does not, he has said, fly out of places that have any hope left in them. Somebody might follow. You have been over the road to him often enough to do it in the dark.
ln-secret-garden-plot = The Garden Plot
    .story = You have always been good with roses. People remarked upon it, for years, leaning over the fence; you never told anyone what went in underneath. It has been so simple, here. You had to put in one of your own lately, so as not to be the only one who had not lost somebody, and cried quite naturally.
ln-secret-understudy = The Understudy
    .story = You know everyone’s part. You have stood in the wings for twenty years, in the costume, moving your lips, and they have never once been ill. It does not need to be a success, tonight; it only needs to stop, half way, with all of them looking round for someone who could go on.
ln-secret-gun-cupboard = The Gun Cupboard
    .story = They say grace in here, and hand the salt. You come from a house in which nobody said anything, and on the landing was the cupboard; and if your father had the key on the table, one knew what sort of a day it was. You have got the key now. You have been very patient about the days.

## Objectives of exiles

ln-exile-own-workshop = A Workshop of Your Own
    .story = There is a shed by the canal with a bench in it, a vice and a north light. They have thrown you out in front of the very thing that you had always wanted. You sharpen, you oil, you hang each of them on its nail; and while you do, you listen to what they are making of it up there without you.
ln-exile-bare-shelves = Bare Shelves
    .story = You cannot sit at their table, but you know where it is laid from. There is a house in this town on which they count. You have started at the back, at night, and are carrying it off by the armful; and when they come with their sledge and their jokes there shall be a floor, and four walls, and your compliments.
ln-exile-hat-in-hand = Hat in Hand
    .story = You are going to be forgiven. You have not settled yet whether you are going to deserve it. You go round and pick up what they have overlooked, mend what can be mended, and leave it by the gate with no name on it, just as one does with a saucer for a cat; and then wait to see which of you is the cat.
ln-exile-counting-them = Counting Them
    .story = You have got a good seat, up on the water tower, with a rug. Each time they carry one of them out behind the wash-house you move a bean from the left pocket to the right. You had thought that it would make you feel something. There are a few beans to go.
ln-exile-smoke-signals = Smoke Signals
    .story = As long as there is smoke from the third chimney, they are eating. You were the one who repaired that chimney. You watch it in the morning, when you wake up, and again last thing, as other people would feel for a pulse; and it depends upon the kind of night you have had what you would like it to do.
ln-exile-winter-walk = A Winter Walk
    .story = So you go for a walk. There is nothing to stay for and nobody who asks when you will be back. You walk in at one end of the town and out at the other, past all the windows, swinging something; you find that your head gets clearer the further you go, and you have some distance yet before it is quite clear.
ln-exile-own-arsenal = An Arsenal of Your Own
    .story = They kept the guns. It was the first thing that was said, before your coat had been found: the guns stay here. You have been in every cellar since then, under every counter and every old man’s bed. Nobody is going to tell you again what stays where.
ln-exile-night-watchman = The Night Watchman
    .story = You do it from outside now, that is the only difference. You go round the fence at two, and at four, and what you find there you put down. They think that it has grown quiet of itself. Sooner or later somebody will look over the wall and count, and then they may ask themselves who it was that they put out; or it may be too late to ask.
ln-exile-through-the-fence = Through the Fence
    .story = You know every board of it. There is one at the back, by the elder tree, which hangs from a single nail; it was on your list. From out here you could see to it in five minutes, with a stone. Or you could give it a push. You stand before it most evenings with your hand flat against the wood.
ln-exile-long-memory = A Long Memory
    .story = They will tell it differently some day: how hard it was for them, that vote, how they all cried. You have it by heart, in order, who spoke and who looked at the floor, and you recite it while you dig through the rubble for your supper. It is a good text. It wants only an ending.
