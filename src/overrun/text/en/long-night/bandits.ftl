### The Long Night: what the bandits bring. What a card does is said by the rules text, which is made
### elsewhere.

## Survivors

ln-survivor-tilda = Tilda Rask
    .short = Tilda
    .occupation = getaway driver
    .he = she
    .his = her
    .him = her
    .ability = I Know Where They Keep It
    .story = She waited outside eleven banks with the engine running and never once looked at what was in the bags. She left the band on the night when she finally did.
ln-survivor-winston = Winston Abara
    .short = Winston
    .occupation = probation officer
    .he = he
    .his = his
    .him = him
    .ability = A Word with Your Mother
    .story = Half of the men out there have sat across a desk from him and promised that this time it would be different. He still carries their files, and when he meets one of them he still asks whether he has been eating properly.

## Crises

ln-crisis-shut-bridge = The Shut Bridge
    .story = There is a tree across the bridge, and on the tree sits a man in a bishop’s coat, eating an apple. Nobody crosses, he explains, until we have stood his people a proper dinner; he has taken the liberty of writing out the menu. Behind him in the dusk they are lighting fires, more of them than anybody can count.
    .prevented = They eat everything, sing grace in four parts, and have the tree off the bridge before dark.
    .failed = “A pity,” says the bishop, and puts two fingers to his lips; and from one street after another the whistle is answered.

ln-crisis-over-the-wall = Over the Wall
    .story = A child found the ladder, laid flat under the snow on the blind side of the yard. It is a good ladder, quite new, and exactly as long as our wall is high. They will be waiting for a night without a moon, and there is no moon tonight.
    .prevented = Three hats rise above the wall, see what is sitting there to meet them, and sink again without a word.
    .failed = They have come and gone before the dog has finished barking, and everyone is missing something.

ln-crisis-two-of-ours = Two of Ours
    .story = Two mittens hang on the gatepost, both left hands, in different sizes. According to the note their owners are well, although one of them never stops talking, and may be had back for what is listed below. It is signed, in a beautiful hand: “The Management”.
    .prevented = They come up the road arm in arm, thin and indignant, and one of them is still talking.
    .failed = We put the mittens away in a drawer, and nobody opens that drawer again.

## Crossroads

ln-crossroads-engine-running = Engine Running
    .story = A van stands across the road with its lamps out and its engine running. The woman inside has laid both hands on top of the wheel, where you can see them. She is Tilda, she says; she has driven for that lot since November, and tonight she has looked in the back. She would like to go and live with somebody else now. She thinks she ought to mention that they have noticed.
    .option0 = Get in, and show her the way home
    .option1 = Let her pass, and tell them which way she went
    .end0 = She takes the bend by the mill on two wheels, begs its pardon, and behind you lamps are coming on all over town.
    .end1 = They come by soon after, two cars, fast, and one of them waves. Then the road is clear. For some time you can hear exactly where she is.
ln-crossroads-a-good-fiddle = They Have a Fiddle
    .story = When the wind is right one can hear them, over there in the dark: a fiddle, a good one, and a dozen voices. They are doing the song about the miller’s daughter. They have got the third verse wrong again, and all along the hall people have begun to look at each other, because everybody here knows how it goes.
    .option0 = Open the windows and sing it properly
    .option1 = Blankets over our ears
    .end0 = For a moment there is no sound out there at all, and then they join in, and so does everything else that has ears.
    .end1 = It goes on until two, and at the cold end of the hall somebody lies mouthing the words.
ln-crossroads-small-consideration = A Small Consideration
    .story = A kitchen table has been put across the way in, with a cloth on it, a bell and a tin box. Behind it sits a bandit in reading glasses. There is a fee for entering, he says, and a smaller fee for leaving; for making trouble there is none, that is included. You may have a receipt.
    .option0 = Pay, and take the receipt
    .option1 = Tip the table over on top of him
    .option2 = Go round by the roofs
    .end0 = It is a real one, with a stamp, made out for “goods and forbearance”.
    .end1 = Cloth, bell and box go up in the air, and until they come down it is anybody’s guess.
    .end2 = Up there it costs nothing, and there is no handrail.
ln-crossroads-water-carrier = The Water Carrier
    .story = I carry the water for them. I know where they keep all of it, and I can leave you a window. I can hold the lamp as well, that’s extra. I’m eleven. I don’t want rescuing, people always want to, it’s bad for business. I want two loaves, proper ones, not the ends. And I don’t want anybody to say that word with an o. You’ve got until these are full.
    .option0 = Two loaves, and not a word
    .option1 = Ask him whether he would like to see the stove
    .option2 = Pay nothing, and follow him to the window
    .end0 = He counts the loaves, bites into one to make sure, and shows you how the latch goes.
    .end1 = He has only come to look, he says; at midnight he is still only looking, from the warm end of the bench.
    .end2 = He knows that you are behind him. He leaves the latch up all the same; and then, so as to be fair to everybody, he shouts.
ln-crossroads-mr-pettibone = Mr Pettibone
    .story = The scarf slips, and you know the face. For thirty years he taught woodwork at the school, in a brown apron, with a pencil behind each ear; half the town has a stool of his. Now he stands there with a sack in one hand and a chisel in the other, and he is holding the chisel all wrong. “Well,” says Mr Pettibone, going as red as a boy. “This is awkward.”
    .option0 = Give him bread and a way out
    .option1 = Shout his name down the whole street
    .option2 = Look through him, like a stranger
    .end0 = He takes it in both hands, and the chisel stays behind in the snow.
    .end1 = He drops everything and runs, and whoever was with him runs too; and at home they all sit very quietly on their stools.
    .end2 = He pulls the scarf up again, gratefully, and somebody will see that face whenever a pencil is sharpened.
ln-crossroads-worn-left-heel = The Worn Left Heel
    .story = Snow stopped at four. At five, prints: out by the laundry door, straight to the old willow, where their scouts have been seen. Stood about there. Came home. Long stride, left heel worn down. I’ve walked it twice, beside them, so as not to spoil them. There are forty boots drying round the stove. I’ve been standing here looking at them for some time. So, I notice, has somebody else.
    .option0 = Hold up the boot and ask whose it is
    .option1 = Sweep the snow smooth and say nothing
    .end0 = It is set in the middle of the table, and everybody looks round to see who is standing there in socks.
    .end1 = More snow falls on it, and in the morning there are new prints, and some of them lead in.
ln-crossroads-on-their-table = On Their Table
    .story = They have left in a hurry, for the tea is still warm. On the table, held down with four of our own spoons, lies a map of the colony. It is a very good map. It has all of our beds on it, and who sleeps in which, and beside each name there is a short remark in pencil. There are boots on the stairs.
    .option0 = Stand by the stove until it has burned
    .option1 = Tip whatever lies there into it, and run
    .option2 = Read what it says about you
    .end0 = It burns bed by bed while you hold the door, and all that they were planning has to be thought of again.
    .end1 = You leave by the window, with the spoons, and something whistles past your ear.
    .end2 = “Can be relied upon,” it says, and after that a small neat cross; you run all the way home and think about the cross.

## Objectives

ln-objective-what-they-took = What They Took
    .story = They went through the valley in a single night, farm by farm, with handcarts and a lantern on a pole. From the Widow Aalto they took the smoked hams, from the sisters at the ford their lamp oil and their drops, and from old Brandt, who has nothing, they took his teeth. In the morning all of them stood at our gate, because ours is the only one with a light over it. We gave them soup. And somebody said it before any of us had thought: we will get it back. All of it, to the last jar; and then we will see to it that nobody comes for it again.
    .won = We take it round ourselves, farm by farm, on their own handcarts. The sisters count their jars, find one too many, and will not hear of our taking it home. At the last house old Brandt unwraps his little parcel, turns to the wall for a moment, turns back, and smiles at us with every one of them.
    .lost = In the valley the lamps go out, not all at once, but one by one, as when a party ends. On the road below the gate the handcarts are coming, with the lantern swinging in front. It does not turn off at the farms. There is nothing left at the farms.

ln-secret-silver-watch = The Silver Watch
    .story = They took your grandfather’s watch from you on the bridge, and one of them held it to his ear and danced. You do not remember which one it was, and it has stopped mattering. You remember how many of them laughed.
ln-secret-brother-out-there = A Brother Out There
    .story = He writes to you when he can, on the backs of labels. He is with them, he is not proud of it, and he has your father’s laugh. Let the colony come through, and let it drive them off if it must. But not the last of them; and for him you keep a supper in your pocket.
ln-secret-friend-on-the-inside = A Friend on the Inside
    .story = You tap on the drainpipe, two short and one long, and out there somebody writes it down. You have been promised a third of everything, and first pick. So let them carry off whatever they can, let there be plenty of hands to carry it, and let nobody here have the heart to ask where it all went.
