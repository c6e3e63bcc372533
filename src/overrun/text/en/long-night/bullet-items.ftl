### The items of the third box: their names, and a sentence of flavour. The rules text of an item is
### made from what it does.

## Weapons

ln-item-cleaver = Cleaver
    .story = It was made to go through bone, and it bears no grudge about whose.
ln-item-slingshot = Slingshot
    .story = Confiscated in a third-form classroom, and returned with an apology.
ln-item-ice-pick = Ice Pick
    .story = From a bar that used to be very particular about its drinks.
ln-item-boar-spear = Boar Spear
    .story = It hung over the fireplace for two hundred years, waiting for a fireplace to defend.
ln-item-chainsaw = Chainsaw
    .story = Everybody for half a mile will know that you have one.
ln-item-paint-tin = Paint Tin
    .story = Magnolia, half full, and the other half is not paint.

## Food

ln-item-honey = Jar of Honey
    .story = It does not go off, it closes a cut, and the spoon is licked by rota.
ln-item-smoked-ham = Smoked Ham
    .story = People come in just to stand next to it, and for a slice the loudest of them will hush.
ln-item-army-ration = Army Ration
    .story = Menu number eleven; there is a reason why eleven is what was left.
ln-item-pickled-herring = Barrel of Herring
    .story = There is a great deal of it, and by morning there is a great deal to throw away.
ln-item-birthday-cake = Birthday Cake
    .story = The icing says Many Happy Returns, which is not a thing one says nowadays.

## Medicine

ln-item-field-dressing = Field Dressing
    .story = Sterile until opened, it says, and so were we all.
ln-item-cough-syrup = Cough Syrup
    .story = Cherry, allegedly.
ln-item-smelling-salts = Smelling Salts
    .story = One sniff, and you remember your own name and several of your debts.
ln-item-valerian = Valerian Drops
    .story = Thirty in a glass of water, and even the cat sits down.
ln-item-iodine = Bottle of Iodine
    .story = Passed from hand to hand, with everybody saying the same word in turn.

## Tools

ln-item-sled = Sled
    .story = For three winters it only ever went downhill.
ln-item-snow-shovel = Snow Shovel
    .story = A wall is only a path that somebody dug the wrong way up.
ln-item-tin-drummer = Tin Drummer
    .story = Wind him up, set him down, and walk briskly in the other direction.
ln-item-storm-shutters = Storm Shutters
    .story = They were guaranteed for a hurricane, and nobody has asked for the money back.
ln-item-rope-ladder = Rope Ladder
    .story = Out of a tree house with a sign that says Members Only.

## Fuel

ln-item-lamp-oil = Lamp Oil
    .story = Enough to drive by, or enough to see what there is to drive to.
ln-item-firewood = Dry Firewood
    .story = It was a piano, and it burns in tune.
ln-item-moonshine = Moonshine
    .story = The engine likes it, and so does everyone else.

## Outsiders

ln-item-hitchhiker = Hitchhiker
    .story = The sign says ANYWHERE, and there are sandwiches.
ln-item-sledge-family = The Family with the Sledge
    .story = Grandmother rides on top, on the potatoes, and gives directions.

## Education

ln-item-boxing-primer = Boxing Primer
    .story = Keep your guard up, your chin down, and your fingers out of its mouth.
ln-item-book-of-knots = Book of Knots
    .story = Number forty-one will hold a ship; number forty-two was never finished.
ln-item-bird-guide = Guide to Winter Birds
    .story = Where the waxwings are there are berries, and where the crows are you had better look first.
ln-item-hymnal = Hymnal
    .story = Hardly anyone believes a word of it, and everybody knows the second verse.

## For two colonies

ln-item-cartridges = Box of Cartridges
    .story = Twenty-five to the box, it says, and somebody has been here before you.
ln-item-carbine = Carbine
    .story = It wants feeding, like everyone else in the house.
ln-item-basket-of-bread = Basket of Bread
    .story = It is hard to go on shouting at people with your mouth full.
ln-item-bullet-mould = Bullet Mould
    .story = Fishing weights go in, roof lead goes in, and the church was not using the pipes.
ln-item-beacon-barrel = Beacon Barrel
    .story = Light it on your own roof and your people find home; light it under their wall, and everything does.
ln-item-deserter = Deserter
    .story = He brings what was in his pockets, and he would rather not say whose side it was for.
