### The Long Night: what the improvements bring. What a card does is said by the rules text, which
### is made elsewhere.

## Improvements

ln-improvement-common-kettle = The Common Kettle
    .story = A dozen small fires used to boil a dozen small suppers, until the coppersmith riveted three bathtubs into one. Nothing sticks to the bottom of little pots any more, and nobody eats alone who does not want to.
ln-improvement-pigsty = The Pigsty
    .story = Two sows and a boar came in out of the woods of their own accord, and walked round the yard like people viewing a flat. They eat what we throw away, and turn it in time into something that nobody throws away.
ln-improvement-sorting-yard = The Sorting Yard
    .story = Tin lies with tin and rag with rag, and in the middle stands a woman with a rake who knows where everything is. It is astonishing what people call rubbish before she has had a look at it.
ln-improvement-crows-nest = The Crow’s Nest
    .story = A ship’s ladder and the driver’s seat of a bus, forty feet up the old chimney. From there one sees them turn toward us a mile off, and a lantern on a long pole is often enough to make them turn away.
ln-improvement-stake-ditch = The Stake Ditch
    .story = We dug it with fire and pickaxes, an arm’s length at a time, and set it with every railing in the park. They walk into it as they walk everywhere, without looking.
ln-improvement-tile-stove = The Tile Stove
    .story = It came out of the villa on the hill in four hundred and six numbered pieces, and only one was left over. It is fed twice a day, it purrs, and there is a bench all the way round it for those who cannot feel their feet.
ln-improvement-sick-bay = The Sick Bay
    .story = White paint, six real beds, and a door that shuts. The rules are written on it in red: nobody brings in work, nobody brings in boots, and nobody says that it is nothing.
ln-improvement-schoolroom = The Schoolroom
    .story = The blackboard is a barn door, the bell is a saucepan, and the youngest pupil but one is seventy-four. For three hours every morning nobody asks what there is to eat.
ln-improvement-radio-mast = The Radio Mast
    .story = Three lengths of scaffolding, a mile of wire, and a bicycle that somebody has to pedal. There are others out there, it turns out: a lock-keeper, a nunnery, a boy on a drilling rig who knows about pumps. Whatever our trouble is, one of them has had it before.
ln-improvement-sledge-shed = The Sledge Shed
    .story = Runners of waxed ash, the windscreen of a milk float, and bells that can be stuffed with wool. Whoever needs to be somewhere else signs the slate, and is asked to bring it back the right way up.

## Survivors

ln-survivor-casimir = Casimir Wolski
    .short = Casimir
    .occupation = stage carpenter
    .he = he
    .his = his
    .him = him
    .ability = Before the Curtain Rises
    .story = He once built Venice in a fortnight, with water in it, and took it down again in an hour. In forty years he has not missed an opening night, though he has seen the glue still wet at several.
ln-survivor-lupe = Lupe Serrano
    .short = Lupe
    .occupation = lift mechanic
    .he = she
    .his = her
    .him = her
    .ability = Spare Parts
    .story = She has spent half her life at the bottom of shafts with a torch between her teeth, and nothing made by people strikes her as finished. When a thing goes missing in the colony, it is generally part of a better one by the time it is found.

## Crises

ln-crisis-green-timber = Green Timber
    .story = Everything that we have put up this winter is made of wood that was a tree in October, and the frost has noticed. All night it twists, with long, complaining groans. It wants wedges, bolts and braces along its whole length, before it makes up its mind to let go.
    .prevented = Bolted to within an inch of its life, it groans once more and settles.
    .failed = It lets go at four in the morning, plank by plank, and the cold walks in where the wall was.

ln-crisis-rival-plans = Two Plans on One Wall
    .story = Somebody has pinned up a drawing of what we should build next, and somebody else has pinned another on top of it. By noon there are parties, and by evening the parties have songs. What is wanted is a lamp that burns through a whole night of talking, or somebody who can read a plan.
    .prevented = Toward morning it is discovered that the two fit together, if one of them is turned upside down.
    .failed = Both drawings are torn down in the night, along with a good deal that was nailed to something.

## Crossroads

ln-crossroads-another-hand = In Another Hand
    .story = I only did it because you had all gone to supper. The stairs were the wrong way round, so I turned them. That post was in everybody’s way, so I took it out. You don’t need it, I checked with string. I used the red pencil because the red pencil was there. It’s better now. You can say if it isn’t. I’m nine, but I’m nearly ten, and the cat in the corner isn’t part of it, it’s just a cat.
    .option0 = Build it her way, beginning tonight
    .option1 = Send her to bed, and use the screws on the wall
    .end0 = It goes up in half the time, with a hole at the bottom, to scale, for the cat.
    .end1 = She rubs it out again, very thoroughly, all but the cat. The wall is sound. You walk past the cat every day.
ln-crossroads-good-oak = Good Oak
    .story = It needs one more beam, a real one, and there is not a real one left in the place; the foreman has been all through it with a lamp. Except, of course, in the barricade. There it lies across the gate, twelve feet of church oak with a carved angel at either end, doing the work of a plank.
    .option0 = Take the oak and leave planks
    .option1 = The angels stay; fetch a beam from the chapel
    .end0 = The angels look very well indoors, and the gate has become rather easy to lean on.
    .end1 = It took four men to hang that beam, and it takes you to bring it home, and not once on the way do you look behind you.
ln-crossroads-night-shift = The Night Shift
    .story = They have asked whether you have a moment: the old seamstress, the man with one lung, the twins who do not speak. They know that they are a burden, they say; it has been mentioned. But they sleep badly in any case, and a hammer does not mind who holds it, and if there were only something hot at midnight they would be no trouble at all.
    .option0 = Something hot, and a hammer each
    .option1 = A hammer each, and nothing hot
    .end0 = All night there is tapping, and toward morning there is singing, in two parts, from the twins.
    .end1 = They do it. At midnight they sit down in a row before the cold stove, and by morning one of them has stopped saying thank you.
ln-crossroads-sow-called-sunday = A Sow Called Sunday
    .story = I had my apron on before she’d sat down. You’d have had yours. A sow, loose, the size of a sofa, in at the open gate with snow on her eyelashes. She goes round the place as if she’s viewing it, and lies down in front of the newest thing we’ve built, and sighs. And some child says “Sunday”. I said no. I said don’t you dare. You can’t cook a thing once it’s got a name. I mean you can. I’ve done it. But you can’t.
    .option0 = Let the cook tie his apron
    .option1 = Sunday stays
    .end0 = Best crackling of my life. One plate came back untouched, and I know whose it was.
    .end1 = By evening she has an opinion of everybody, and most people go and ask for it.
ln-crossroads-who-was-first = Who Was First
    .story = NOTICE. It works, and therefore there is a queue. The committee has observed pushing, elbows, one forged ticket, and a gentleman who keeps places for eleven cousins. It is proposed to hang up a list, with names and hours. This would save half of every day. It would also show everybody, in ink, exactly where they come. The committee has seen the draft. The committee knows why its secretary went home early. Please vote.
    .option0 = Hang up a list
    .option1 = Let them sort it out
    .end0 = Work goes like a clock, and in front of the list stands the one whose name is at the bottom, reading it to the end.
    .end1 = Somebody draws back a fist, somebody makes a joke, and for a moment it hangs in the air which of them will land first.

## Objectives

ln-objective-before-the-child = Before the Child Comes
    .story = Marta told nobody until it could be seen, and after that nobody talked of anything else. It will come before the winter goes, says the midwife, counting on her fingers. Then she looks round the hall: at the draughts and the drains and the smoke, and at the dead who lean on the fence. “One doesn’t bring a child into a camp,” she says. “One brings it into a house.” So we have made a list of everything that a house has and we have not. All of us have signed for a piece of it, and the coppersmith is already hammering at something that he says is a surprise.
    .won = It comes on the night of the thaw, while the snow slides from the roof in long sighs, and it is furious, and it is a girl. There is hot water. There is a clean bed, and a light, and a door that shuts. Toward morning the midwife carries her along the row of us like a lamp, and every last one of us whispers.
    .lost = Marta sits on the edge of the bed with her coat on, and the midwife is tying up a bundle. They have heard of a convent, four days to the west, that has a stove in every room. Nobody says that it is too far. The cradle is finished, with a sun carved at the head of it, and it stands in the middle of all that we did not get done.

ln-secret-plumb-line = The Plumb Line
    .story = You have lived in eleven camps, and all of them leaked. Once before you die you want to stand in front of something that is straight and that was not there when you came. You keep the lead in your pocket, and something to drive a nail with.
ln-secret-somewhere-to-lie-down = Somewhere to Lie Down
    .story = Your mother died on a bench in a corridor, with her hat on, waiting for her turn. In this place there is going to be a corner where the sick are warm and somebody hands them something hot. You would also be glad, if it can be managed, not to need it.
