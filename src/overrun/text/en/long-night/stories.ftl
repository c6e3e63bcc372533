### The Long Night: the two stories. A page (ln-page-…) is read aloud when its moment has come, never
### before; .rules says what is new from then on, so that nobody needs to know a module beforehand.
### The pages are told in the first person by somebody in the colony. What becomes of survivors is
### told without names, since anybody may be meant.

ln-story-chimp = Four Hundred Signs
    .blurb = On the hill stands a pharmaceutical plant that was walled up from within. Somebody in there is knocking. A story in three stages that teaches Raxxon, its pills, its codes and what they are for.
ln-story-raid = The Neighbours
    .blurb = The people who used to shoot at us have come to the gate with presents. A story in three stages that teaches the bandits, and how long one can trust.

## Four Hundred Signs: the opening

ln-page-chimp-opening-1 = The Loudest House in Town
    .text =
        In the beginning there were few of us, and we were so quiet that the snow lay whole on the window sills. Then we took people in, as one does, and the people brought children, and the children brought a drum. Now there is singing at night, and quarrelling, and an accordion. And from the roof I can watch the dead come down every street towards us, a few more each evening, with their heads on one side, like people who smell bread.

        I had done the sum, and I had packed my rucksack. I was lacing the second boot when somebody beat on the gate: Emma, whom we had mourned for nine days, with ice in her eyebrows and a roll of plans under her arm.

        “Before anyone starts to cry,” she said, “clear the table. I have been under Raxxon.”
    .rules = Emma Han joins the first player, with the plans of Raxxon in her satchel. They will help whoever carries them to search there, once there is a way in.
ln-page-chimp-opening-2 = A Circle on the Plan
    .text =
        Everyone knew the plant on the hill, with its white chimneys and its cheerful vans. On the first night the gates came down; and behind them, Emma says, somebody has since built a second wall, of desks and beds and lorries, from the inside. Think of the medicine in there, said one. Think of walls that no sound gets through, said I, and was surprised to find that I had sat down again.

        There is one way in, and it will not be opened by knocking. It wants petrol, pipes, every cartridge that we can spare. Emma drew a circle on the plan, where the charge must go, and then, after some thought, a larger one, where we must not be.

        I went and unpacked my rucksack. There was a can of petrol at the bottom, which I had not mentioned to anybody.
    .rules = Raxxon is closed: nobody can go there yet. On your turn you may lay fuel, tool and weapon cards from your hand on the objective; together they are the charge. If there is enough of it at the end of a round, the story goes on. Nothing else is new for now.

## Four Hundred Signs: after the first stage

ln-page-chimp-r1-1 = A Hole in the Night
    .text =
        For the length of a breath it was noon. I saw every window in town, every face along our fence, and the shadow of somebody running, which must have been mine. Then came the sound, and after that, for quite a while, it rained desks.

        When the smoke had gone there was a hole in the front of Raxxon that one could have driven a bus through, and nothing was left of the wall behind the gate. At home they had heard it too, the living and the others. Some of those at our fence turned their heads, let go of the wire, and went to see.

        I got there before them, at dawn, because I had drawn the short straw. Inside, the lights were on. Somewhere a telephone was ringing, and as I stepped over the threshold it stopped.
    .rules = Raxxon is open. One of your survivors goes in at once, without an exposure roll, and you choose three zombies that leave the colony for Raxxon. From now on everybody may move to Raxxon and search there. But beware: after each search at Raxxon the searcher makes an exposure roll.
ln-page-chimp-r1-2 = Blue
    .text =
        Something was watching me from the top of a vending machine. It was a chimpanzee with a scarf round her neck, and she was holding one of her arms in the other, as one holds a sleeping cat. When I lifted my lamp she showed me all her teeth. When I held out my hand she looked at it, front and back, and took it.

        She pulled me down two flights of stairs, over beams and broken glass, and at each corner she turned to see whether I was still attached. At the bottom the ceiling had come down. Out of a gap no wider than a letterbox reached a hand, and she sat down beside it and put hers inside.

        “Blue,” said a voice in there, dry as chalk. “Clever girl. Whom have you brought me?” And then, to me: “Quickly, if you would. I do not think that we have long.”
    .rules = Blue joins your group at Raxxon, with one wound. If there is no room for her, the first player sends somebody from there home, without an exposure roll.
ln-page-chimp-r1-3 = The Second Floor
    .text =
        His name is Wick, he says, and he taught her to talk. She talks all the time, with both hands. He cannot see it from where he lies, and so I describe it to him, badly, and he laughs until he coughs. There is a slab across his legs, and on top of the slab there is most of the second floor.

        It will take all of us. Whatever strength a day has left over must be carried down those stairs and set against that stone, and what has once been lifted must not be let down again.

        While we rest we look about. There are pills in all colours here, in drawers that say NOT YET. “I should leave those alone,” says Wick from his hole, and, after a moment, “although I will admit that the yellow ones were a comfort.”
    .rules = From the next round on you dig with dice: on your turn, if you have a survivor at Raxxon, you may lay unused dice there. They stay from round to round, and what counts is their sum. Pills may be taken now: play one, choose who swallows it, and roll a die. Some leave a side effect that stays for good. You may listen to the tape on top of the files, but nobody asks you for a code yet.

## Four Hundred Signs: after the second stage

ln-page-chimp-r2-1 = One Word
    .text =
        The last beam came out like a tooth, and there he was: a small old man in a cardigan, grey with plaster, with a pencil behind one ear. He weighed nothing. How it looked below the knee I shall not write down. Blue went over him from top to bottom, touching every part of him once, as if she had a list; then she lay down at his side and put his hand over her eyes.

        He did not wake on the stairs. He did not wake on the sledge, though she went beside it all the way and talked to him, always with the same word, again and again, close to his face.

        I know a good many of her signs by now, but that one I did not know. We took everybody home with him. Nobody cared to spend another night in there.
    .rules = All dice are taken off Raxxon. All survivors there who are not in exile come home to the colony, without an exposure roll, as far as there is room.
ln-page-chimp-r2-2 = Twelve Clocks
    .text =
        He woke on the third evening, quite clear in the head, and asked after his barricade. We told him, not without pride, that there was none left. He looked at us for a while. “You took it,” he said, “for something to keep you out.”

        So he told us what there is, nine floors down: twelve doors, with twelve clocks. Every night the next of them asks for its code, and if nobody answers it opens. He had gone down each night with Blue, and answered. It was the two of them who had built the wall.

        “I never had a head for figures,” said Wick. “She knows the code. Do ask her nicely.” Blue was already holding up her fingers, for all to see, and he smiled at her grammar. When she had finished he was dead; and up on the hill something tried its voice.
    .rules = From the next round on Raxxon asks for the code of the top experiment, which everybody can read. Lay two dice with these values there, alone or together; you need a survivor at Raxxon for it. They are looked at when the colony phase begins. If the code is complete you vote: thumbs up, and the experiment is locked up for good; thumbs down, and it comes out, but three zombies fewer come to one place. Without the code it comes out. Special zombies die only by an attack, and wherever one stands it must be attacked first: make the exposure roll, then roll a die on its card. And now the first come: two experiments, or three if four players or more are not in exile.

## The Neighbours: the opening

ln-page-raid-opening-1 = White Pillowcase
    .text =
        They came at noon, so that we could see their hands. There were a few of them, in curtains and odd boots, with a child’s sledge, and the one in front carried a pillowcase on a broomstick and had icicles in his moustache. We knew them, of course. In the autumn they had shot at us, and we at them.

        “We have given that up,” he called across the ditch. “We are too hungry to aim.”

        They would not come nearer. They had brought presents, he said: bandages, bottles, boxes from the hospital with Latin on them, since they had nobody left who could read it. They asked for nothing today. But if on some other day one had a little food to spare, and would rather not waste powder on one’s neighbours? Then he took off his hat and bowed, and two of them had to help him up again, because he had bowed too low.
    .rules = Each player may accept the gift, the top card of the hospital’s deck. Nobody has to.
ln-page-raid-opening-2 = A Basket by the Door
    .text =
        Nobody has given us anything since the world ended, and it went to our heads. By supper the whole colony was for it. There were speeches: a winter without shots, and two chimneys smoking in this valley instead of one. A basket was put beside the door, for the neighbours, and people stood in line to be generous.

        I gave a tin of peaches. I only say that I noticed something. When the man with the pillowcase looked along our wall, he did not look like somebody counting strangers. At one place he stopped, no longer than one needs in order to know a coat again, and then he looked away too fast.

        I turned to see who was standing there. We were all standing there. Since then, when I cannot sleep, I go along the beds in my mind, one after another, and ask myself whom he knows.
    .rules = From now on each new crisis brings bandits to the town. They take up survivor spaces, they draw zombies as survivors do, and at the end of every round each of them carries off the top card of its place to their hideout, wherever that may be. There is peace, so nobody attacks them. On your turn you may lay food cards from your hand on the objective. If you play with secret objectives, one of you may be one of them, and has to help you at least until the second stage is done.

## The Neighbours: after the first stage

ln-page-raid-b1-1 = Somebody to Carry the Lamp
    .text =
        As far as the gate it was a fine procession. All that we had was on the big sledge, the sacks and the tins and my peaches, and the one whom everybody listens to stood up on the runners and spoke about trust. Then it was asked who would come along, to help; and it turned out that everyone had something on the stove.

        So I went. I am not somebody whose opinion is asked for, and such people, it seems, are good at carrying lamps. For two hours we walked along the railway line, through the kind of quiet that has a lid on it.

        I said that I did not like it. “You never like anything,” said the one whom everybody listens to, quite kindly. I have often thought of it since. I am nearly sure that it was kindly.
    .rules = All food of the colony goes along. Two survivors go to the hideout, without an exposure roll: the one of highest influence, and the human one of lowest influence.
ln-page-raid-b1-2 = Nobody at Home
    .text =
        They live in the old brickworks. There was washing on the line, and a child’s swing that was still moving. We called, and nobody came. We stood in the yard beside our sledge, with our lamp, like guests who have mistaken the day; and the one whom everybody listens to lifted the lid of a barrel and said, in a puzzled voice, “But this is full.”

        The shots came from four windows. They were not too hungry to aim. I remember lying under the sledge and watching a peach roll across the yard. I remember being told to run, by that voice, which I had never liked, and doing at once what it said.

        After a mile I noticed my arm. After another I noticed that I still had the lamp, and that I was holding it out to one side, so that two could see by it.
    .rules = The survivor of highest influence is killed, and morale falls as for every death. The other one comes home, with one wound more, unless it would be the third.
ln-page-raid-b1-3 = The Chalk on the Floor
    .text =
        I put the lamp on the table, because I did not know what else to do with it, and told them. I have never been listened to like that. When I had finished nobody wept; one could hear the stove. Then the old woman who feeds the sparrows asked, in a small clear voice, how many there were, and from which of the windows they had fired.

        So now we have learned something about ourselves. All over the hall people are cleaning things. On the floor somebody has drawn the brickworks in chalk, from what I could remember, with a cross for each window, and the children have been told not to step on it.

        There is no hurry, people say. We shall go there all together, with something in our hands, and this time we shall not knock.
    .rules = The peace is over. A bandit can be attacked like a survivor with the attack value 4: use a die, roll it again, and on 4 or less the bandit is gone; there is no exposure roll. And everybody may move to the hideout now. There, a survivor can search: use a die and roll it again; a 1 or 2 is a wound, anything else a card of your choice from the loot, a 6 two cards. Or attack: again a 1 or 2 is a wound, and otherwise one bandit anywhere gives up, on a 6 two.

## The Neighbours: after the second stage

ln-page-raid-b2-1 = Small White Clouds
    .text =
        We are lying in the snow around the brickworks, each behind a heap of bricks, and waiting for the moon to go in. I can see their fire. I can see them pass in front of it. In a moment somebody will whistle, and we shall all get up.

        It is only that I have been thinking. They knew the day. They knew the road, and that there would be two of us; they had even put the barrels out. And I had told nobody when we were to set off. I had been told it myself, that morning, over the porridge, by one of those who are now lying to the left and to the right of me, with their breath going up in small white clouds.

        I count the clouds. I should have said that I knew them all like my own hands. “Wait,” I whisper. “Before we go in, I want to ask something.”
    .rules = Before the attack everyone, from the first player on, may call one vote on exile, besides the usual ones. Talk it over. From now on an innocent who is exiled leads the bandits. When all have had their say, the one who belongs to the bandits, if there is such a one and nobody has found out, may step forward and win, provided that the secret objective is fulfilled.
ln-page-raid-guilty = The Good Gloves
    .text =
        Hardly anything had to be said. One of us asked, and one of us, instead of answering, looked at the ground; and after that it was so quiet that I could hear the snow settle.

        “They are my people,” it came at last. “They took me in when you were still pulling up your ladders. I did not think that they would shoot.” And after a while: “No. I did not want to think it. I am sorry. That is no use to anybody, I know.”

        We had all those guns with us, and nobody lifted one. I said that there was a third road, to the south, which leads neither to us nor to them. Our friend, for what else am I to write, left us the good gloves, side by side on a brick, and took it without turning round. It is a long road. People have become others on shorter ones.
    .rules = A betrayer has been found out. The usual rules of exile apply, and nobody leads the bandits.
ln-page-raid-innocent = The Wrong Coat
    .text =
        I had always thought that one would feel it coming. All their guns were pointing at me, and behind the guns were faces to which I had carried soup. I said everything that one says. The trouble with the truth is that it sounds exactly like the other thing, only more frightened.

        So I put down my pack, as I was told, and walked; and since they stood between me and the road home, I walked towards the fire. Halfway across the yard I understood something. This is how it had been for each of those in there: one evening, one show of hands, one door. Once they too had been counted among somebody.

        “Another one,” said the man with the moustache, and he moved over, and made room for me on the bench. He did not ask where all of you sleep. He could see that I was going to tell him.
    .rules = An innocent has been exiled, and leads the bandits now: whenever bandits come to the town, that player says where they go. Everything else about exile is as usual.
ln-page-raid-b2-2 = Home Along the Railway
    .text =
        The moon came out again and shone on us, and we looked like what we were: some cold people in a brickyard, none of whom wanted to have anybody behind them. Nobody whistled. After a time somebody got up, and knocked the snow off their knees, and then we all did.

        We are not going to be brave, it has been decided; we are going to be stubborn. The streets on this side of the river are ours, and so are the shops, and the shelves in the shops. Wherever we meet one of them we shall see them out, and whatever has a door we shall shut. Let them keep their barrels.

        I went last, with the lamp. Now and then one of the others looked round to see who was behind; and each time I held it up, so that they could see that it was only me.
    .rules = All survivors at the hideout who are not in exile come home, without an exposure roll, as far as there is room. From the next round on, keep the bandits out of the town and barricade its doors.
ln-page-raid-renegade = The Signal
    .text =
        I let them go past me in the dark, one after another, and touched each of them on the shoulder, as we had agreed. They were so careful where they put their feet. When the last one was in the yard I stayed where I was, and took the flare pistol out of my coat.

        It was as bright as noon. They all looked up, as one does, with their mouths a little open; and in every window of the brickworks there was somebody. I did not watch. I put my hands over my ears and counted, as children do in a thunderstorm, until there was nothing left to count.

        I had liked some of them. “You took your time,” said the man with the moustache, and held out a tin to me. They were peaches. I told him that I never could abide them.
    .rules = The betrayer has helped the colony as far as this yard, and has fulfilled the secret objective. The game is over.

## Four Hundred Signs: the stages

ln-objective-r1 = The Charge
    .story = Petrol, pipes, nails, cartridges, the clockwork of an alarm clock: it all goes into the handcart with the blanket over it, which nobody is allowed to sit on any more. When it is full we shall push it up the hill to Raxxon, very slowly, and come down again a good deal faster.
    .won = The fuse is as long as our courage. It hisses away into the dark, round the corner, under the gate; and we lie down on our faces and wait to be right.
    .lost = The handcart stands in the yard, half full, with snow on its blanket. They are at the fence on every side now, and the children have stopped drumming by themselves.
ln-objective-r2 = The Slab
    .story = He tells us stories while we dig, so that we shall know he is still there. Each beam that we raise is propped and left, each hour counts towards the next. Blue has understood the principle. She brings us stones, one at a time, and lays them at our feet like presents.
    .won = The slab goes up by the width of a hand, and then by the width of a man. Nobody says a word. Blue is in the gap before we have even put down the bars.
    .lost = One morning the stories have stopped. Blue sits with her hand in the gap, as always, and looks at us over her shoulder, and makes a sign that we would rather not have learned.
ln-objective-r3 = The Twelve Clocks
    .story = They are out in the streets, the first of them, and every night another clock asks its question. Blue will go down with whoever is brave enough; she holds up her fingers and waits until you have understood. We must answer, and answer again, until the clocks fall silent, and what has got out already must be hunted down.
    .won = Behind the panel something ticks more slowly, and then it does not tick. Blue listens at the door for a long time. Then she turns round and makes the sign that she made all the way beside the sledge, and this time she takes our hands and shapes them for us, until each of us can say it: friend.
    .lost = The doors open one after the other now, with a soft chime, like lifts in a good hotel. On the stairs we can hear that they are not in any hurry. Blue has climbed up on the panel and holds her ten fingers out to us, again and again; but we have lost count.

## The Neighbours: the stages

ln-objective-b1 = A Basket by the Door
    .story = It is a large basket. At first people put in what they would not miss, and then, when they saw what the others had put in, what they would. We mean to fill the big sledge with it and drive over there, and then there will be two chimneys in this valley.
    .won = The basket has been emptied into sacks, and the sacks are on the sledge, with a ribbon round the topmost. Somebody wanted the ribbon. We have not looked so well pleased with ourselves for a year.
    .lost = The basket still stands beside the door, with a tin in it and somebody’s glove. We could not feed our neighbours, and in the end we could not feed ourselves; and over there behind the trees the one chimney goes on smoking, thick and brown, like a kitchen on a Sunday.
ln-objective-b2 = Something in Our Hands
    .story = The road to the brickworks is two hours along the railway, and everyone knows it by heart, from the chalk. All that we want is to stand there together one night, and not with empty hands. What happens after that we have not talked about.
    .won = One after another we come through the hole in the fence, stoop, and lie down behind the bricks. Nobody has coughed. Nobody has fired. Up there, in four lit windows, they are sitting down to supper.
    .lost = The chalk on the floor has been trodden away. We were always going to start tomorrow, as soon as there were enough of us who could stand, and one day there were not.
ln-objective-b3 = This Side of the River
    .story = No trumpets this time. House by house we mean to find them, take them by the collar and walk them to the bridge; and behind them we nail the doors. What is left in this town is little enough, and it is going to be left to us.
    .won = On the bridge lies a plank that was not there yesterday, and on the plank, in the snow, a pillowcase. Nobody knows whether it means peace, or only washing. We leave it where it is. That night, for the first time, nobody goes along the beds and counts.
    .lost = They do not even hurry. They carry the shelves out of the shops, and then the doors that we had nailed shut, for firewood. One of them tips his hat to us as he goes by, and his moustache has been combed.

## The Neighbours: the betrayer

ln-secret-renegade = The Coat He Knew
    .story = You grew up among them, and when they sent you here to count the tins you never quite came home. Eat with these people, work with them, lead them to the brickworks if it must be. On the night when they lie there in the snow you have to be armed, with your supper in your pocket; and then all that remains to be decided is when.
