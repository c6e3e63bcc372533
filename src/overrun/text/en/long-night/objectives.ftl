### The Long Night: main objectives, secret objectives and the objectives of exiles. The stories are
### read aloud or alone; what a card asks for is said by the rules text, which is made elsewhere.

## Main objectives

ln-objective-tribute = Tribute
    .story = The woman from the Ironworks comes alone, in a clean coat, with a ledger under her arm. She counts our windows, our guns and our children, and writes each number down. “There are two hundred of us, behind steel,” she says, “and we could take what you have, but we would rather you brought it.” She leaves us a list and a date, and on the way out she pats the dog. By morning we have stopped asking whether to pay and begun to ask where to find it all.
    .won = The sledges stand in a row before the steel doors, and the woman walks along them with her pencil. She ticks the last line, tears out the page and gives it to us. “Paid,” it says, and a signature, and the year. It is only paper, but that evening we hang it beside the stove.
    .lost = On the day that was agreed the floodlights come up the road, one pair after another. We have half of what the list asks for and no words for the other half. The woman closes her ledger without anger, the way one closes a shop.

ln-objective-keep-the-light = Keep the Light
    .story = For three nights the radio gave us nothing but surf. On the fourth a tired voice read out a name, the Halcyon, and a number of berths that was larger than our own number. She is somewhere out in the pack ice, feeling her way along a coast with no lamps left on it. We have climbed the hundred and eighty steps and wiped the soot from the great lens. If it burns every night until she comes, she will find us. If it goes dark she will wait, turn, and grope for us again, and we must live that much longer.
    .won = A horn answers the light at four in the morning, so deep that the cups tremble on the shelf. Somebody laughs, and then all of us are running down to the quay in blankets and odd shoes. Behind us, for the first time, nobody stays up there to mind the lamp.
    .lost = The lens still turns for a while, because nobody has told it to stop. Far out a horn sounds, and sounds again, a little to the north each time. There is no one left on the quay to shout.

ln-objective-open-road = The Open Road
    .story = Eleven lorries, says the radio, and two of them full of schoolchildren. They have come four hundred kilometres on back roads and farm diesel, and the only bridge that still stands is ours. They cannot stop in a town full of the dead, they cannot turn round, and their tanks are nearly dry. We look at one another across the table. Then someone fetches the street map, and someone else the axes.
    .won = They come through at dawn without headlights, slowly, so as not to wake what might still be lying under the snow. Small faces are pressed to the tarpaulins, staring at us as if we were the strange ones. The last driver leans out, takes the canister, and cannot speak. Down by the river the bridge hums under them for a long time.
    .lost = We hear the engines come down the hill, and we hear them stop. After that there is the sound that the dead make when they find something warm. We stand at the fence and hold on to the wire, and nobody looks at anybody.

ln-objective-white-tide = The White Tide
    .story = The hunter who saw it would not sit down to tell us. Out on the frozen lake they are walking, he said, from shore to shore, so many that the ice sings under them. They do not hurry. They follow the wind, and the wind is coming here. No fence will turn them; but a town where every door is shut may part them, as a stone parts water. So take the pews, the bus shelters, the lids of the freezers, and nail up everything that has a hinge.
    .won = It takes them a day and a night to go by. We lie on the floor with our hands over the children’s mouths and listen to shoulders brushing along the boards, thousands of them, like snow sliding from a roof. Then there is only wind. When we open the door, the street is trodden as smooth as a dance floor.
    .lost = The first one finds the gap by leaning on it. It does not even seem surprised. We had nailed shut nearly everything, and it is remarkable how little comfort there is in the word nearly.

ln-objective-nothing-for-them = Nothing for Them
    .story = They call themselves the Regiment, and the towns behind them have stopped answering. A deserter told us how it goes: if a place will feed and arm them for the winter, they stay for the winter, and in spring they leave nobody to talk about it. If the shelves are bare, they curse and march on. So we shall be poor. Before they come, one of our storehouses must be empty to the last screw, and everything that cuts, burns or teaches must be down in the old mine.
    .won = An officer walks through the stripped rooms and kicks an empty drawer. He looks at us, at our patched coats and our clasped hands, and finds nothing worth the trouble of cruelty. By noon they are a grey line on the pass. That night we go down into the mine with candles and sit among our treasures like dragons.
    .lost = The quartermaster is delighted with us. He chalks a number on every door and asks who knows how to bake. From the yard comes the sound of men unloading for a long stay.

ln-objective-mountain-voice = The Voice on the Mountain
    .story = She speaks every evening at seven, from the observatory above the tree line, and her name is Doctor Amsel. She has a microscope, a generator and nine people who were bitten and have not turned. She does not know why, she says, but she is close, and she is out of everything. What she needs is in our medicine chest and in the veins of the dead at our fence. A cable car still runs up there, if one cranks it by hand. It has room for crates, but not for us.
    .won = The last crate sways up into the cloud, and the cable goes on trembling long after we have lost sight of it. At seven we crowd around the radio. “It works on the first of them,” says the voice, and then there is only breathing, and then, a little ashamed of itself, singing.
    .lost = At seven the radio hisses. We wait until eight, and on the next evening until nine. High up on the mountain a single window is lit, and one night it is not.

ln-objective-last-bus = The Last Bus
    .story = It was a school bus once, and then a chicken house, and now the mechanic swears that it will go. South of the pass there is a monastery that takes in those who cannot fight: the very young, the very old, the ones who no longer speak. It is two days’ drive if the road holds, and nobody will feed them on the way but us. They have already chosen their seats. Each evening they climb in and practise sitting still, and each evening we tell them: soon.
    .won = The engine catches at the third try and everyone claps, even the old man who thinks that he is going to sea. A hand in a mitten draws a face on the misted window, and then a second face, so that the first is not alone. We wave until the road bends. It is very quiet afterwards, and for once the quiet is a good one.
    .lost = The bus stands where it always stood, with snow up to its lamps. Somebody has left a doll in the driver’s seat, with both hands on the wheel. We do not move it.

ln-objective-front-door = Our Own Front Door
    .story = We were gone for a single day, all of us, to bury a friend on the hill where he had wanted to lie. When we came back the gate was open and the yard was full. They stand in our kitchen now. They stand between the beds, under the washing, around the stove that is still warm. We have what we carried up the hill, and the town around us has no fire in it. There is nowhere else to go, so we are going home.
    .won = The last one is dragged out by the heels, and the gate falls to with the sound that we had all been longing for. There is a great deal to scrub. Someone finds the kettle, dented but whole, sets it on the stove, and bursts into tears at the whistle.
    .lost = From the hill one can see the roof, and the thin line of smoke that rose from it until yesterday. They are still walking up and down in there, from room to room, as though looking for something. It is cold on the hill. Our friend has company.

## Secret objectives, ordinary

ln-secret-across-the-lake = Across the Lake
    .story = Your sister lives on the far shore, and on clear nights you believe you can see her lamp. When all this is over you will drive over the ice to her. You will not arrive with empty hands.
ln-secret-blue-inhaler = The Blue Inhaler
    .story = You were a minute too late once, with the right medicine in the wrong house. Since then you count what you carry before you sleep. And since then you have let nobody else decide who stays behind.
ln-secret-keeping-count = Keeping Count
    .story = There is a notch in the doorpost for everyone whom you could not save. You want as many on the other side of the door. It will not bring anyone back, but it will let you put the knife away.
ln-secret-reading-room = The Reading Room
    .story = One day a child will ask you how a pump works, or what the sea is, and you refuse to shrug. Let the others save the tins. You are going to save what people knew.
ln-secret-house-full-of-voices = A House Full of Voices
    .story = You grew up in a house with nine at the table, and silence frightens you more than the dead do. You mean to sit at the head of a loud table again. A few more chairs will do.
ln-secret-small-circle = A Small Circle
    .story = You know how it goes: every new face is a face to lose. You will look after one or two, and do it properly. Nobody in your care is going to bleed.
ln-secret-head-of-the-table = Head of the Table
    .story = For twenty years you took the minutes while others took the decisions. They were poor decisions. When the colony comes through, everyone shall know whom to ask what happens next.
ln-secret-clean-sheets = Clean Sheets
    .story = It was not the dead that took the last camp, it was the drains. You have seen what grows in a heap, and you have buried people it grew in. When this ends, you want to smell soap.
ln-secret-rainy-day = For a Rainy Day
    .story = Your grandmother kept string, jars, and buttons sorted by colour, and she outlived two wars. People laugh at full pockets until they need something. Yours are going to be full.
ln-secret-empty-pockets = Empty Pockets
    .story = In the first week you shut a door and kept what was behind it. You have never told anyone who was knocking. You will give and give, until there is nothing left in your hands that could be held against you.
ln-secret-ledger-of-kindness = A Ledger of Kindness
    .story = Strangers carried you here on a door, two days through the snow, and never told you their names. You cannot pay them back. So you are paying it forward, and you are keeping strict accounts.
ln-secret-carpenters-peace = A Carpenter’s Peace
    .story = Give you a hammer and a mouthful of nails, and your hands stop shaking. When the colony is safe, you want to look at the walls and know which boards are yours. On that night, perhaps, you will sleep.
ln-secret-godparent = Godparent
    .story = You promised their parents, and the parents are not here any more to let you off. The little ones and the lost ones are to come through this fed, calm and accounted for. You keep something sweet in your pocket for the day.
ln-secret-all-of-mine = All of Mine
    .story = Every evening you say the names of your people under your breath, like beads on a string. You have been doing it since the string was cut once before. This time you will arrive with all of them, and there will be enough of them to be called a family.
ln-secret-threshold = The Threshold
    .story = You have been outside, and you do not talk about it. When it is over you will be sitting behind a locked door with your back to the wall and something heavy across your knees, and yours beside you. Anyone who wants you on the other side of that door will have to throw you out.
ln-secret-far-road = The Far Road
    .story = Walls make you count the hours. You have helped these people and will go on helping them, up to the very last evening. But when they cheer you want to hear it from out there, with a full tank and your boots already laced.
ln-secret-night-nurse = Night Shift
    .story = You walked out of the hospital on the first night, with the call lights still blinking all along the corridor. You dream of the sound. When the colony is out of danger, you will be back on your ward, and not without supplies.
ln-secret-magpie = Magpie
    .story = Other people see ruins; you see drawers that nobody has opened yet. It is not greed, you tell yourself, it is curiosity with a sack. And one day you will find the proper tool for everything you have dragged home.
ln-secret-toolbox = The Toolbox
    .story = Food is eaten, fuel is burnt and guns go quiet, but a good spanner is there in the morning. Your father left you a red steel box with every slot empty. You will keep in it what belongs in it and nothing else.
ln-secret-worth-the-scars = Worth the Scars
    .story = They still whisper that you hid in a cellar while the others fought for the bridge. It is true. When this is over, everyone shall see on you and yours what it cost, and that you did not step back.
ln-secret-somebody-knows = Somebody Knows
    .story = The gate of the last camp was opened from within, and the one who did it walked away. You have learnt to watch hands instead of faces. You will say your suspicion aloud, whatever it costs you, but you do not mean to be the one whom they put out.
ln-secret-old-grudge = An Old Grudge
    .story = When the ferry left there were people on it who saw you running, and who pulled up the ramp. Some of them sit at this fire. You want the colony to live, but you would not weep if it were fewer.
ln-secret-light-in-the-windows = Light in the Windows
    .story = Surviving is what the dead do. You want people to look up when somebody comes in, and soup to be offered before it is asked for. If they have forgotten how to laugh by the end, you will call it a defeat.
ln-secret-last-spoonful = The Last Spoonful
    .story = You know what hunger does to a room: how quiet it gets, and how everyone can hear the spoon. Never again, not here. And just to be quite sure, you keep a little something where nobody looks.

## Secret objectives, betrayal

ln-secret-own-flock = A Flock of Your Own
    .story = You know a valley with a spring and one narrow way in. It will feed a handful, not a colony, and so the colony must fall apart in the right way. You have begun to choose whom you will take, and to put bread aside for them.
ln-secret-kindling = Kindling
    .story = At night you can see it already: the whole place burning, warm for once from wall to wall. They pile up rubbish in every corner as if they wanted to help you. Only the fuel has to be gathered, a little at a time, when nobody is counting.
ln-secret-gone-by-morning = Gone by Morning
    .story = You have never stayed for the end of anything, and you can smell an end. Let them quarrel over the last candle. You and yours will be outside, fed, with a tank that takes you past the horizon.
ln-secret-supply-and-demand = Supply and Demand
    .story = Beyond the river they pay for penicillin in gold, and in things better than gold. Here it is wasted on people who die all the same. You only have to see to it that nobody is left who might ask where it went.
ln-secret-cold-arithmetic = Cold Arithmetic
    .story = You have done the sum on every wall you slept behind: so much food, so many mouths, so many nights. It never comes out, except with fewer. It would be kinder not to be the one who is subtracted, and so you arm yourself.
ln-secret-vacant-chair = The Vacant Chair
    .story = They laughed when you offered to lead. Very well: people who are afraid enough do not laugh. When the last of their courage has gone they will look about them for somebody who still stands upright and does not stand alone, and you will be there.
ln-secret-open-gate = The Open Gate
    .story = Your daughter is out there among the dead, in her yellow coat, and she comes to the fence on most nights. They will shoot her sooner or later. You have the tools to let her in; it only has to be crowded enough that nobody sees which one she is.
ln-secret-what-was-theirs = What Was Theirs
    .story = You were born in this town and they were not, and yet they divide it up at breakfast as if it had been left to them. You can wait. When their spirit is gone you will take back what is yours, down to the last spoon.
ln-secret-informer = The Informer
    .story = You send a signal with a mirror, every third day, from the water tower. The people on the other end have promised a warm house to you and yours if this place comes to nothing. All they ask is that you stay trusted, stay healthy, and stay until the end.
ln-secret-let-them-rest = Let Them Rest
    .story = You have nursed the dying for so long that you can no longer tell cruelty from courage. They are so tired, and they go on only because nobody tells them that they may stop. You keep back what is needed to make it gentle.
ln-secret-locked-pantry = The Locked Pantry
    .story = When you were the one who starved they ate behind a curtain, and you could see the shadows of their forks. Now you sit among them and share. They shall learn what that winter was like, while you have a full plate and no curtain.

## Objectives of exiles

ln-exile-lamp-still-burning = The Lamp Still Burning
    .story = From the ridge you can see the window under which you used to sleep. You have told your people that you will not look back, and every evening you climb up there and do. What becomes of that light will decide what becomes of you, and you mean to be there to see it, and not alone.
ln-exile-scrap-crown = A Crown of Scrap
    .story = They kept the walls; the town they left to you. Shelf by shelf, cellar by cellar, you are becoming the richest beggar in the country. Let them come and ask one day, if any of them are left.
ln-exile-new-hearth = A New Hearth
    .story = The first night you lit a fire in a bathtub and nobody spoke. The second night somebody made a joke about the bathtub. You are not going to crawl back; there will be a second colony in this town, and it will begin with whoever is sitting around that tub, and with what they hold in their hands.
ln-exile-cold-comfort = Cold Comfort
    .story = They raised their thumbs one after another, and you looked each of them in the eye. You used to wish them well. Now you sharpen something in the dark, listen to the wind carry their voices, and wait for the voices to change.
ln-exile-prove-them-wrong = Prove Them Wrong
    .story = So that is what they think you are. You have walked it over in your head a hundred times, every word of the vote. There is only one answer left that they will have to listen to, and you will give it with your own hands.
