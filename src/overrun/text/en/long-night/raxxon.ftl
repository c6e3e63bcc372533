### The Long Night: the names and stories of what comes with Raxxon. What a card does is said by the
### rules text, which is made elsewhere.

## Pills

ln-item-pill-vigil = Vigil
    .story = “For the night shift,” says the leaflet, and underneath, in pencil: which night?
ln-item-pill-mend = Mendacil
    .story = It knits bone in an afternoon, and then it would like something to eat.
ln-item-pill-calm = Serenol
    .story = The sea, the sea, the sea, and then: whose coat is this?
ln-item-pill-fury = Ferazine
    .story = Tested on bulls, and withdrawn at the request of the bulls.
ln-item-pill-clarity = Lumen
    .story = Every label legible, every face transparent; it is not always a kindness.
ln-item-pill-nine = Batch Nine
    .story = Brown glass, no leaflet, and a list of twenty names with three ticks.

## Side effects

ln-item-tremor = The Shakes
    .story = The spoon rings against the cup all day, like a very small alarm.
ln-item-fog = Holes in the Day
    .story = You open a drawer, and then it is evening.
ln-item-wolf-hunger = Wolf Hunger
    .story = After supper you find yourself looking at the candles.
ln-item-night-eyes = Night Eyes
    .story = The dark has turned out to be full of colours.
ln-item-red-mist = Red Mist
    .story = It is no longer anger; it is more of a pastime.
ln-item-second-heart = A Second Heartbeat
    .story = It comes a little after the first, like somebody following you downstairs.

## Other items

ln-item-trial-serum = Trial Serum
    .story = Six ampoules on a bed of ice, labelled in a hand that shook.
ln-item-keycard = Director’s Keycard
    .story = It opens every door but one, and that one is scratched from the inside.
ln-item-isolation-suit = Isolation Suit
    .story = Yellow, crackling, and signed inside the collar by those who no longer needed it.
ln-item-transport-cage = Transport Cage
    .story = Room for three, if they are not particular about company.
ln-item-power-cell = Power Cell
    .story = It hums, it is warm, and nobody has found out how to switch it off.
ln-item-dart-rifle = Dart Rifle
    .story = The darts are sorted into Dog, Bear and Accounts Department.
ln-item-bone-saw = Bone Saw
    .story = Stainless, worn smooth where the thumb goes, and it has never asked which side one is on.
ln-item-nitrogen-sprayer = Nitrogen Sprayer
    .story = One hiss, and they stand about like garden ornaments.
ln-item-kennel-prod = Kennel Prod
    .story = Anything that ever lived here takes one step back from it.
ln-item-raxxon-plans = Plans of Raxxon
    .story = Seven floors, says the brass plate in the lobby; the plans begin at minus nine.
ln-item-dissection-atlas = Dissection Atlas
    .story = Beside each drawing somebody has noted how long it went on moving. Read from the back, it is a book about healing.

## Experiments: the name under which the laboratory kept them, the recording on the file, and what
## comes out if nobody keeps it in.

ln-experiment-scissors = Scissors
    .audio = Log eleven. The subject was a glover by trade, and he asked for something to do with his hands. We gave him leather on Monday, canvas on Tuesday, and on Wednesday, through an oversight, the orderly. The fingers are still growing; he holds them up to the camera one after another, as if we had asked him to count.
    .story = Its fingers do not end where fingers end. They go on, thin and bright as shears, and it tries them on everything it passes: curtains, car doors, sleeves.
ln-experiment-courser = Courser
    .audio = Log four. Treadmill, hour sixty-one: pulse none, breathing none, speed unchanged. At hour sixty-two we switched off the belt. It has gone on running, on the spot, against the glass, and it has begun to look at which of us sits nearest to the door.
    .story = Long in the shank and bent low, in running shoes that are worn through to the bone. By the time you have lifted your arm it is somewhere else.
ln-experiment-shepherd = Shepherd
    .audio = Log nineteen. We put him in with six of the common kind, to see who would eat whom. They formed a line. When he turned his head they turned theirs, and at feeding time he let the smallest go first. I should call it tenderness, if I did not have to sleep under the same roof.
    .story = It walks slowly, with one arm held out to the side, and what shuffles along behind it is keeping step.
ln-experiment-hoarfrost = Hoarfrost
    .audio = Log seven. Core temperature forty below, and it does not rise for anybody. At noon the lock of her cell froze shut, and a minute past noon so did Perrin, who had his hand on it. We no longer heat the east wing; it only makes her curious.
    .story = It is white all over, like a window in January, and it smokes with cold. Your breath falls to the ground in front of you and tinkles.
ln-experiment-bulwark = Bulwark
    .audio = Log twenty-two. Bone density is off the chart, so we have ordered a larger chart. He does not attack the wall. He leans on it and seems to think; and when it had moved a hand’s breadth this morning, he patted it, the way one pats a horse.
    .story = It is as broad as a garage door, and about as talkative. Bullets go in and are not mentioned again.
ln-experiment-klaxon = Klaxon
    .audio = Log fifteen. Our man for acoustics has called her voice a miracle. He did so in writing, since he can no longer hear what one says to him. When she opens her mouth, everything dead in this building gets to its feet, on every floor, and faces her; fire drill is cancelled until further notice.
    .story = The jaw hangs down to the breastbone, and behind it there is nothing but throat. First comes the breath, a long one. Whoever is wise is running by then.
ln-experiment-nursemaid = Nursemaid
    .audio = Log nine. It will not eat what we bring. It tucks it away under its skin and keeps it warm, and by Thursday what it had tucked away was moving. Do not open it in the theatre. I repeat: open it out of doors, from a distance, and be prepared to count.
    .story = It is much too big for its coat, and the coat is not what is moving. With both arms it holds itself shut.
ln-experiment-trinity = Trinity
    .audio = Log thirty. They had shared a cell for a week when, one morning, they were found to share a spine. If one of the heads is taken off the other two go on with its sentence. We have that on tape, though not what the sentence means. They ask for Doctor Wick by name.
    .story = Three who died holding on to one another, and who have not let go. From whichever side you come, there is a face that is glad to see you.
ln-experiment-gleaner = Gleaner
    .audio = Log twenty-six. Forty volunteers stood in the yard, and it walked past thirty-nine to the one with the cough. We changed the order; we changed the coats. It always finds the weakest. Today, I noticed, it has been following me, and I have made an appointment with our physician.
    .story = Tall, stooped and in no hurry, it carries its head to one side, as if it were listening to your chest.
ln-experiment-bellows = Bellows
    .audio = Log twelve. The lungs have grown down to the hips, and what is in them would empty a stadium. He breathes in for one hour. I am recording this in the fifty-fourth minute, so I shall be brief.
    .story = It has a chest like a barrel, strapped round with what used to be belts. It swells, and swells, and smiles at you over the top of itself.
ln-experiment-midden = Midden
    .audio = Log eighteen. The smell has come through three doors and got as far as the canteen. Two of the staff have left us, one does not eat any more, and Kessler says that he can no longer remember his mother’s kitchen. It does nothing at all. It goes bad, and whatever it stands beside goes bad with it.
    .story = A heap that walks. Even the crows get up and leave when it comes down the street.
ln-experiment-lullaby = Lullaby
    .audio = Log three. She used to lead our works choir, and she still beats time with one finger. Last night the guard opened her cell, took off his boots, folded his jacket and lay down beside her. He is smiling in all the photographs.
    .story = It hums a tune that your mother knew, and always stops two notes before the end. You would give a great deal to hear the end.

## The survivor

ln-survivor-ludmila = Ludmila Fenn
    .short = Ludmila
    .occupation = laboratory cleaner
    .he = she
    .his = her
    .him = her
    .ability = The Worn Keys
    .story = For nine years she mopped the corridors of Raxxon at night, and in nine years nobody lowered his voice because she was in the room. She knows which keys are worn on which pad, and she has never told anyone what she used to mop up.

## Crises

ln-crisis-yellow-smoke = Yellow Smoke
    .story = One of the white chimneys on the hill is smoking again, though nobody can have lit it. The smoke is the colour of mustard, and it rolls downhill against the wind, like something that has been told where we live. Wet cloths help a little. What helps more is kept in small brown bottles.
    .prevented = We sit behind wet blankets with drops in our eyes, and by evening the sky is only grey.
    .failed = It finds its way in under three doors, and behind the third people are already on their knees.

ln-crisis-noon-siren = The Noon Siren
    .story = On the stroke of twelve the works siren on Raxxon’s roof goes off, as it did every first Monday for thirty years: three minutes, for practice. It has now been twenty. Somebody must drive up there with the right spanner, because for miles around everything that still has ears is setting its watch.
    .prevented = The siren dies in the middle of a howl, and in the silence one can hear two people on a far-off roof, arguing over a spanner.
    .failed = It stops by itself in the end, when everybody who was called has come.

ln-crisis-free-samples = Free Samples
    .story = A van of the old company stands in the ditch behind the wash-house, with its doors open and its cheerful sun on the side. By the time we find it the crates are empty. They were so hungry, and the things looked like sweets. Now half of them lie laughing under the tables, and the other half have begun to hear what the first half are laughing about.
    .prevented = With charcoal, buckets and somebody who can read a leaflet we get through the night, and in the morning there are only headaches.
    .failed = The laughing stops towards dawn, and some of what they heard they will not stop hearing.

## Crossroads

ln-crossroads-please-hold = Please Hold
    .story = You have typed the first figure, and the wall clears its throat. “Good evening,” it says, in the voice of a woman who has never been cold. “Your containment is important to us. All our colleagues are busy at present.” Then there is music: pan pipes, quite loud. Behind the next door something has begun to keep time with its feet.
    .option0 = Hold the line
    .option1 = Press zero until somebody answers
    .end0 = It takes the whole of a tango and two waltzes, and then the wall asks you, charmingly, which figure you would prefer.
    .end1 = You lean on the key with your elbow, and all over the building the loudspeakers draw breath.
ln-crossroads-kennels = The Kennels
    .story = At the end of the corridor are the kennels. Most of the cages are quiet. In one of them, behind two bent bars, sits a very old beagle with a number in its ear, and it gets up, because somebody has come, and wags. There are eleven more behind it. There is also the sack that they were fed from, nearly full, and the bolt that holds all the doors at once would make a good deal of noise.
    .option0 = Draw the bolt
    .option1 = Take the sack
    .end0 = You come home with a dozen dogs and most of your fingers, and there has not been such shouting in the hall since the autumn; there is some shouting behind you, too.
    .end1 = It is good meal, and it will feed people. The old one wags until you have turned the corner.
ln-crossroads-tape-four = Tape Four
    .story = It was lying in the drawer beneath the ones that we needed: a tape with nothing on the label but a four. Somebody has found a machine, and somebody else a chair, and now the whole colony stands around the table in its socks. It might be a warning. It might be the name of everyone who signed. The machine’s little red light is on, and it is waiting for a thumb.
    .option0 = Press the key
    .option1 = Play it over the fence, unheard, through the loudhailer
    .end0 = It is a calm voice, reading out what will be tried next and on whom, and there is one who recognises it.
    .end1 = They know that voice. They turn all together, like staff, and go up the hill to where it used to work.
ln-crossroads-swept-street = The Swept Street
    .story = Nothing. You stand in the middle of the road with your heart going and look for the shapes in the doorways. No shapes. Doorway after doorway, right down to the church. Even the dead have left this street. There’s one track in the snow, wider than you are, quite straight. Every few yards there is a shoe in it. You count the shoes. They get smaller.
    .option0 = Fill your pockets while it lasts
    .option1 = Drop something heavy, and run while the way is clear
    .option2 = Follow the track as far as the corner
    .end0 = You have never had so much time to choose, and you keep looking up from the shelves.
    .end1 = You run down the very middle of the road, like a child on a holiday, and nothing runs after you.
    .end2 = A long way off somebody is dragging a wardrobe. You know now what is on its way to us. You know what it does with the shoes.
ln-crossroads-blister-pack = One After Meals
    .story = When you put the box back there is a blister pack beside it that was not there this morning. Six of ten are gone. You find them by the stove, the old ones, sitting in a row with their eyes shining. “It is only one after meals,” says the eldest, “and since there are no meals we thought it would keep.” They have not been so cheerful for weeks. The pack has a sun on it, and no name.
    .option0 = Take the rest away from them
    .option1 = Count pulses, and let them be
    .end0 = They give it up like a toy, and one of them does not forgive you and says so, loudly, to everyone who comes by.
    .end1 = You sit down at the end of the row, with two fingers on the last wrist, and are told a very long joke.
ln-crossroads-chalk = Chalk
    .story = In the night somebody has covered the wall behind the stove with chalk: rows of dots, in twos and threes and sixes, as high as an arm can reach from the top of a cupboard. Blue sits in front of it with white fingers. She looks at your dice, and at the wall, and then at you, for rather a long time, as one looks at a slow pupil. She holds out her other hand. It is perfectly clear what she charges for a lesson.
    .option0 = Pay in fruit
    .option1 = Guess along with her
    .option2 = Wipe the wall clean, and trust to luck
    .end0 = She chews, wipes her fingers on you, turns one of your dice over and pats your head.
    .end1 = You point, she covers her eyes; you point again, and she lifts one finger from one eye.
    .end2 = She watches you do it, all of it, down to the last dot. Then she turns her back, and keeps it turned for two days.

## The main objective

ln-objective-door-below = The Door Below
    .story = At twenty to four, every night, a door opens under Raxxon. Nobody opens it. There is a clock down there that goes through its list, cage after cage, as it was told to by people who are in no state to tell it anything else. We have heard the tapes, and we know what is on the list. Somebody has to stand at the panel, night after night, and give the right answer; and behind their backs, with whatever steel and fire we can carry up the hill, we are going to wall the staircase shut.
    .won = The last plate goes on glowing for a while, and then it is only a wall. We wait until twenty to four, all of us, with our ears against it. Far below a clock strikes. Something on the other side lays its hand flat against ours, as far as one can tell through so much iron, and then, politely, takes it away.
    .lost = We were not at the panel on the night that mattered, or we were, and typed what one types with frozen fingers. The door has opened, and it has not closed. They come up the stairs in the order of the list.

## Secret objectives

ln-secret-loose-ends = Loose Ends
    .story = You drove one of the cheerful vans. You signed for the crates and never asked why they were warm, nor why the empty ones had to be hosed out. Let the colony live, by all means; but what came out of your crates you mean to put back in the ground yourself.
ln-secret-one-specimen = One Specimen
    .story = You have seen them heal, and that is all you think about. Whatever made them made flesh that does not give up, and somewhere your sister lies behind glass, waiting for exactly that. When the others have won, one of the creatures must still be walking, and you must be where you can get to it.
