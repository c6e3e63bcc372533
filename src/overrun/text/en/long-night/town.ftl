### The Long Night: the crises of the second box. Its main objectives, secret objectives and the objectives of
### exiles are in town-objectives.ftl.

ln-crisis-sleepwalkers = Sleepwalkers
    .story = For three nights we have found the side door open, and bare footprints going out from it, quite unhurried. They do not wake when one calls. It passes through the hall from bed to bed, like a yawn, and now those who lead us have it too. What we need is something that makes people sleep as stones sleep.
    .prevented = The whole hall snores, and nobody has ever been so glad to be kept awake.
    .failed = In the morning we go out with blankets, follow the prints, and find most of them.

ln-crisis-ice-dam = The Ice Dam
    .story = A mile above the town the river has stopped, and behind its wall of floes it is climbing the trees. One can hear it thinking. With saws and bars, or with a good fire in the right crack, it might be talked into coming a little at a time.
    .prevented = It goes by all night in slabs as big as dance floors, and keeps to its bed.
    .failed = It comes down the street at the height of a knee, and it brings everybody’s cellar with it.

ln-crisis-good-dogs = Good Dogs
    .story = They were good dogs once, and some of them still wear their names. Now there are dozens of them, they hunt by streets, and they have learned that what walks upright and shouts is warm inside. A few shots would scatter them, and so would supper.
    .prevented = One of them, whose tag says BISCUIT, follows us home at a distance and sits down before the gate.
    .failed = All over town people are backing into doorways with something hanging from their sleeves.

ln-crisis-red-sky = Red Sky
    .story = It is an hour after sunset, and it is getting lighter. Something has caught fire down by the pumps, and against the glow one can see them walking toward it from every side of town, the way people do. We could burn a strip to stop it, if there is anything left to burn a strip with.
    .prevented = In the middle of the road fire meets fire, and they put each other out.
    .failed = By midnight the glow is gone, and so is what fed it, and the crowd that came to watch has nowhere else to be.

ln-crisis-frozen-pump = The Frozen Pump
    .story = The handle came up yesterday with a sound like a cough, and today it does not come up at all. Forty people have been eating snow, which makes one thirstier, as everybody knows and nobody believes. There is water down there. One could thaw it, or one could take the whole thing to pieces in this wind.
    .prevented = It gives a rusty shudder, then a cupful, then a roar, and they hold their faces under it.
    .failed = We melt what we can over what we have, and the pot holds less each time, and so do the fingers.

ln-crisis-the-tune = The Tune
    .story = It is nine notes long. It came out of a toy that somebody found, it has no end, and by now the whole colony hums it at the washing-up. The toy was burnt on Tuesday. It made no difference. People wake at night because they have stopped, and lie there waiting for the ninth. It would take a better song; somebody must know a better song.
    .prevented = It has four verses and a part for the basses, and after the third evening nobody can call the other one to mind.
    .failed = Three of us have stopped their ears with wax, and sit against the wall, nodding in time.

ln-crisis-lice = Small Company
    .story = Nobody has them. Everybody has merely a dry skin, or a woollen vest. Then the schoolmaster takes off his hat to a lady, and the hat goes on moving, and after that there is no more pretending. It is to be blankets, every one of them, boiled or burnt, and something out of a bottle for the rest.
    .prevented = We sit in a row like plucked geese, in borrowed curtains, and scratch out of pure habit.
    .failed = Half the bedding is on the heap, and the fever that rode in on it has found the weakest.

ln-crisis-last-candle = The Last Candle
    .story = It was a joke when we voted on it, whose should be the last. Now it stands in a saucer on the sill, as long as a thumb. When it has gone there will be no light on the wall, none on the stairs, none by the sick; and they, who have never needed any, will have the better of us from four in the afternoon.
    .prevented = A tin, a wick, some oil that stinks of fish: forty small suns, and people cupping their hands around them.
    .failed = It goes out between two words, and nobody finishes the sentence.

ln-crisis-hoarders = Under Floorboards
    .story = A board was loose, that was all, and under it lay six tins and a ham. So they took up the next one. By noon half the floor is up, and there is hardly a bed without something beneath it; and everyone has a reason, and stands on it. If the pot were full tonight, they might laugh. If it is not, they will begin to count.
    .prevented = It ends in a feast of small dishes, everyone insisting that you try theirs.
    .failed = What was hidden is shared out by people who do not look at one another, and some of it is not shared out.

ln-crisis-the-cough = The Cough
    .story = It takes the strong ones. The old and the thin go about among them with basins, a little ashamed; and those who used to carry the colony on their backs lie there looking at the ceiling and cough as if at a word that they could not get out. There is a thing for it. It is in brown glass, and there was never much.
    .prevented = On the fourth morning there is swearing from the sick room, in a good deep voice, and people run to hear it.
    .failed = They get up, all the same, and do their work with one hand against the wall.

ln-crisis-empty-posts = Empty Posts
    .story = When the relief came at two there was no one on the east wall: only a chair, a rug, and a mug of something still warm. Nor on the north. They had not been taken; there are tracks, going home to somewhere. You cannot order people to stand out there with a broom handle. Put something in their hands that goes bang, and they might.
    .prevented = The chairs are all filled, and somebody has thought to provide cushions.
    .failed = At five they come over the east wall by way of the chair.

ln-crisis-pied-piper = There Is a Fair
    .story = Nobody can say who told them. But those by the wall have got their best things on, and are wetting down the children’s hair, since there is a fair at Long Meadow, with lamps, and a wheel. You can hear it when the wind is right. You have listened yourself, and it is only the wind; although there is, one must admit, something like a barrel organ in it.
    .prevented = We have one of our own, with one swing, a cake and a strong man of sixty, and the wind can do as it likes.
    .failed = We bring back the hats, and two who could walk.

ln-crisis-crows = A Parliament of Crows
    .story = First there were three of them on the store-room roof. Now one cannot see the roof. They do nothing, they only talk among themselves, and shift; but they have had the thatch off in one corner, and a sack went by this morning, in the air, with a dozen of them holding on to it like clerks. They could be paid off, says the cook, or they could be shot at.
    .prevented = They rise all at once, as when a meeting is over, and it is astonishing how much sky there is.
    .failed = In the store there is nothing left that could not be nailed down, and on every beam sits somebody who looks at us as if it were our turn to speak.

ln-crisis-subsidence = The Cellar Goes
    .story = There has always been a crack, and it has always been somebody else’s. Last night it walked across the hall. It goes under the stove and out by the gate, and when you lay your ear to it there is a trickling, very far down, as of an hourglass. We want props, jacks, chains, anything that was ever made to hold one thing away from another.
    .prevented = It is the ugliest cellar in Europe, and you could park a train on it.
    .failed = The yard sits down with a sigh, and takes the wall with it, all round, like a skirt.

ln-crisis-old-scores = Old Scores
    .story = It seems that two of the families here have been at law since before the war, over a pear tree. It had slipped everybody’s mind. Now someone has found the papers in a biscuit tin and read them aloud, by way of entertainment, and since then people have begun to sit with their own. There are knives at table; there would be, at meals. A full stomach might help, or a stock of bandages.
    .prevented = The tree, it turns out, fell down in 1971, and the two old men go off together to be angry about that.
    .failed = Nobody remembers who stood up first, but a number of them have to be helped to sit down.

ln-crisis-false-spring = False Spring
    .story = It has come in overnight from the sea, soft as breath. The eaves are running; people have got their faces in the sun; somebody has found a snowdrop. And out in the fields, wherever it has thawed, they are getting up. They had been lying under there all along, thousands, like bulbs. We can burn them while they are stiff, or be fed and ready when they are not.
    .prevented = By evening it is freezing again, and the field is quite flat and black, and the snowdrop stands in an egg cup on the table.
    .failed = They walk as people do who have slept badly, and they all have the same way to go.

ln-crisis-census = The Census
    .story = He has a bicycle, a rubber stamp and a letter from a ministry, and he has come about the forms. It is quite mad, and yet he has got through, alone, from wherever there is still a stamp. He wishes to know our names, our trades and what we have in store. One could fill it in for him handsomely. One could also help him with his puncture, and see him off the premises.
    .prevented = He goes off well content with nineteen pages, in which we figure as a convent.
    .failed = Somewhere there is a list now with all of us on it, and what we have got, and already two things are missing, and a saddlebag is full.

ln-crisis-snow-blind = Snow-Blind
    .story = Three days of that light, without a cloud, and those who were out in it have come home holding on to a rope. They say that it is like sand. They sit with wet cloths over their eyes and are as good-tempered as people can be who have begun to count steps. Those who lead us went out ahead, of course. There are drops for it, if one has them.
    .prevented = On the third day the cloths come off, and everyone is told at length how much older they look.
    .failed = They go by the sound of each other’s boots, and not every sound out there is boots.

ln-crisis-blocked-flue = The Blocked Flue
    .story = They are all so rosy this morning. They sit close by the stove with their cheeks in their hands, and smile, and cannot quite be got to stand up. A jackdaw has built in the chimney; somebody ought to have thought of that; it is difficult, though, to think of things. What it needs is brushes, rods, and a person with a clear head to say who is to breathe what.
    .prevented = A nest comes down, with a spoon in it, and a great cold wind, and everybody has a headache and is alive.
    .failed = One of them goes on smiling after the doors have been thrown open.

ln-crisis-ringing = Something Is Ringing
    .story = Saint Anne’s has not been rung since the rope went for the well. It is ringing now. There is no wind. It does not toll, it goes as it did on Sundays, seven minutes before the hour, and out of every lane and garden they are coming in their hundreds, as they were taught. Someone must get up there and stop it with whatever will stop a bell.
    .prevented = It was a boy of nine, with earache, who only wanted to know if it still worked.
    .failed = It rings until the morning, and the whole parish has turned out.
