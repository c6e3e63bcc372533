### The Long Night: crises. What a crisis needs, and what it does, is said by the rules text.

ln-crisis-burst-pipes = Burst Pipes
    .story = It begins with a knocking in the walls, like somebody wanting to be let out. Then the frozen main gives way, and black water runs through the sleeping hall and into the storeroom, turning to ice as it goes. Find spanners, clamps, anything that will hold a pipe.
    .prevented = The last clamp bites, the hissing stops, and we mop the floor until dawn, swearing happily.
    .failed = In the morning the blankets stand up by themselves, and the flour is a grey lake with a skin of ice.

ln-crisis-thirty-below = Thirty Below
    .story = The sky has gone a hard, beautiful green, and the thermometer has stopped because it has nowhere left to go. Breath falls as frost. Whatever burns in the stove tonight will decide who can still feel their fingers tomorrow.
    .prevented = We sleep in one heap around a stove that glows like a heart.
    .failed = At sunrise we count fingers and toes, and do not like the total.

ln-crisis-fever-ward = The Fever Ward
    .story = The boy by the door had it first, then his bunkmate, then the cook. Now half the hall is muttering and throwing off blankets. It is not the bite, thank God, but it kills all the same, and it is patient.
    .prevented = The fever breaks in the small hours, one damp forehead after another.
    .failed = By evening those who nursed the sick are lying next to them.

ln-crisis-mould = Mould
    .story = A blue bloom has got into the sacks, soft as a peach and twice as quick. What has been kept elsewhere must be brought in and shared out while the rest is sorted, scraped and boiled. If nobody has kept anything elsewhere, this is a poor time to find out.
    .prevented = We eat what was hidden and rescue most of what was not.
    .failed = Sack after sack goes over the fence, and everyone watches it go.

ln-crisis-chorus = The Chorus
    .story = One of them at the fence has begun to moan on a single note, and others are taking it up. By dusk it is a choir, and it carries for miles. A ring of fire in the ditch would stop their singing, if we can spare what it takes to light one.
    .prevented = The ditch burns blue and gold all night, and the note dies away.
    .failed = From every side of the town come new voices, to join in.

ln-crisis-gnawed-fence = The Gnawed Fence
    .story = We took it for rust. But the posts have been worn through at the height of a jaw, night after night, all the way round. It wants new bolts and new boards, and it wants them before somebody leans on it.
    .prevented = Bolted, braced and tarred: it is an uglier fence than before, and a better one.
    .failed = It goes down almost without a sound, one post after another, like people bowing.

ln-crisis-at-the-gate = At the Gate
    .story = They have stood outside since noon: strangers in city coats, with a pram full of firewood. They do not beg. They only ask for a meal to walk on with, and for each hour that we say nothing their voices grow louder.
    .prevented = They eat standing up, thank us by name, and are gone over the hill before dark.
    .failed = By nightfall the angriest of them are inside the gate, hungry and ashamed and not inclined to forgive us for it.

ln-crisis-humming = The Humming
    .story = Somebody started humming the tune from the old weather forecast, and now nobody can stop. They sit on their beds and rock in time. What helps is a pill and a night’s sleep, or somebody who can explain what is happening to them.
    .prevented = One after another they break off, look about them, and ask what there is for supper.
    .failed = The humming stops by itself, and what comes after it is worse.

ln-crisis-blackout = Blackout
    .story = The generator coughs twice and is silent, and with it go the lamps along the road that have kept the dead off our paths. It is not broken. It is thirsty.
    .prevented = The lamps stutter and catch, all down the road, like a string of small moons.
    .failed = In the dark the whole town begins to shuffle.

ln-crisis-first-snow-day = The Day of the First Snow
    .story = A year ago today the first snow fell, and none of us has forgotten where we stood. Nobody wants to work and nobody wants to be alone. One decent supper at one long table would get us through it.
    .prevented = There are toasts, and names, and somewhere around midnight even dancing.
    .failed = Everyone turns to the wall with a year to think about.

ln-crisis-panic-hour = The Panic Hour
    .story = Somebody saw a hand come up through the drain, or says so, and now everyone has seen it. People are running with lamps, slamming doors and shouting at the top of their voices. Put something solid into their hands and a post to stand at, or every dead thing in town will come to see what the matter is.
    .prevented = Armed, posted and a little embarrassed, they laugh about it by morning.
    .failed = The noise goes on until dawn, and it is heard.

ln-crisis-bitter-well = The Bitter Well
    .story = The water has tasted of pennies since Tuesday. Those who lead us drank first, as an example to the others, and they are the ones holding their bellies now. Charcoal, iodine, tablets: whatever there is, and quickly.
    .prevented = They sit up, pale and cross, and ask who has been giving orders in their place.
    .failed = All night the people we look to lie curled on the floor, and we look away.

ln-crisis-rats = Rats
    .story = They come along the beams after dark, sleek as otters, and they are not afraid of us at all. They have had better company than ours this winter, and better food. Traps will do, or bait; both would be wiser.
    .prevented = The cat, who did nothing, walks up and down in front of the heap like a general.
    .failed = What they did not eat they have shredded, and what they did not shred nobody will touch.

ln-crisis-refuse-heap = The Heap
    .story = Behind the kitchen the heap has frozen into a hill, and the children have been sledging on it. Now a crack runs down its face. When it comes it will come through the yard, with all of last winter in it.
    .prevented = With picks and shovels we cart it off in a day, and discover that we have a yard.
    .failed = It comes down at breakfast, slowly and completely, and the smell stays.

ln-crisis-snow-load = Snow Load
    .story = It has snowed for four days without wind, and the roof of the hall has begun to talk. First it creaked; now it says something like a word. Jacks, beams and saws, and somebody brave enough to stand under it.
    .prevented = The beam takes the weight with a groan, and we dare to breathe out.
    .failed = It falls in the night, at the end where the newest ones sleep.

ln-crisis-thin-soup = Thin Soup
    .story = One can see the bottom of the pot from across the room. The cook stirs as though that would help, and one of us has begun to pass on a full bowl and claim to have eaten. It is a lie, and a kind one.
    .prevented = There is bread to go with it today, and nobody is allowed to get up before the bowl is empty.
    .failed = In the morning one of us is still sitting beside the stove, and the spoon has fallen to the floor.

ln-crisis-procession = The Procession
    .story = They are coming down the avenue in something like order, shoulder to shoulder, in the rags of a carnival parade. Paper roses are still pinned to some of them. A fire at the crossroads or a few good shots would turn them, before they break up into every doorway.
    .prevented = At the crossroads the big drum burns, and the parade wheels away after the glow.
    .failed = They fall out at the square, like any parade, and go wherever they please.

ln-crisis-bad-air = Bad Air
    .story = People wake with headaches and cherry-red cheeks and cannot remember the word for window. The flue is blocked, and it will take hours to clear. Until then those who have breathed too much of it need help, and the rest must choose between what they carry and what they can carry out.
    .prevented = We sit in the snow wrapped in quilts and have never enjoyed breathing so much.
    .failed = Some stumble back in for their things, some leave them, and nobody comes out whole.

ln-crisis-changing-tables = Changing Tables
    .story = It started with who sits where. Now there are two cliques at every meal, and whispering, and people who carry their plates across the room without a word to those they came with. A feast might mend it, or someone who has read how such things are mended.
    .prevented = Somebody pushes all the tables together, and that is that.
    .failed = By morning the beds have been moved too, and those who led sit very much alone.

ln-crisis-packed-bags = Packed Bags
    .story = There is a rucksack under one of the beds, packed and strapped. Its owner has not slept for a week, jumps at every knock, and speaks of a cousin in the north. A week of rest and the right drops might bring back somebody whom we would miss.
    .prevented = The rucksack is unpacked one sock at a time.
    .failed = There are footprints from the back door to the edge of the wood, and not one of them turns round.

ln-crisis-car-alarms = Car Alarms
    .story = Some freak of the cold has got into a hundred dead batteries at once. All over town the alarms are whooping, honking and flashing orange in the snow. One can shoot them quiet, or know which wire to cut.
    .prevented = One after another they fall silent, until only a doorbell is left, and then not even that.
    .failed = It goes on until the batteries are flat, and by then everything that has ears is awake.

ln-crisis-whiteout = Whiteout
    .story = The wind has taken away the sky, the street and the other side of the yard. Anyone still out there is walking in circles. If the beacon barrels burn on every roof, they can at least find a wall to keep to.
    .prevented = Orange smudges in the white, one behind the other, lead them from door to door.
    .failed = We shout until we are hoarse, and the wind shouts back.
