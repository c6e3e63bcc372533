### The items of The Long Night: their names, and a sentence of flavour. The rules text of an item
### is made from what it does.

## Food

ln-item-food-1 = A Tin of Something
    .story = The label came off in the wet; supper will be a surprise.
ln-item-food-2 = Packed Lunches
    .story = Someone cut the crusts off and wrote a name on each bag.
ln-item-food-3 = A Full Crate
    .story = It takes two to carry it, and neither of them stops smiling.
ln-item-chocolate = Chocolate
    .story = Eleven squares, divided with a ruler and great solemnity.
ln-item-seed-potatoes = Seed Potatoes
    .story = Eat them now, or believe in the spring.
ln-item-dog-food = Dog Food
    .story = The picture on the tin looks happier than anyone at the table.

## Medicine

ln-item-medicine = Medicine
    .story = Out of date since last spring, like everything else.
ln-item-nurses-bag = Nurse’s Bag
    .story = Plasters with bears on them, and under the plasters the real things.
ln-item-vitamins = Vitamins
    .story = One a day, said the bottle; nobody has counted the days.
ln-item-stimulant = Stimulant
    .story = For an hour you remember what it was like to have slept.
ln-item-antidepressants = Box of Mixed Pills
    .story = A pharmacist’s whole shelf swept into a shoebox, sorted by candlelight.
ln-item-truck-stop-pills = Truck-Stop Pills
    .story = Sold beside the chewing gum, to people who had to be in Omaha by dawn.
ln-item-surgical-kit = Surgical Kit
    .story = Rolled in green cloth, each blade in its own little pocket.
ln-item-penicillin = Penicillin
    .story = A whole carton, and for a moment nobody in the room says a word.

## Fuel

ln-item-fuel = Fuel
    .story = Enough to get there; coming back is another question.
ln-item-heating-oil = Heating Oil
    .story = It would drive a car, or it could make one room warm enough to take off your gloves.
ln-item-diesel = Generator Diesel
    .story = Two hours of light, if the engine remembers how.
ln-item-propane-tank = Propane Tank
    .story = The sticker says to keep it away from fire, which gives people ideas.
ln-item-jerrycan = Jerrycan
    .story = Twenty litres, and the handle sings against the ice when you walk.

## Weapons

ln-item-pistol = Pistol
    .story = It has been fired more often since the world ended than in all the years before.
ln-item-deer-rifle = Deer Rifle
    .story = The scope still holds a smear of some autumn morning.
ln-item-shotgun = Shotgun
    .story = It settles the matter, and tells the whole street that it was settled.
ln-item-flare-gun = Flare Gun
    .story = For the length of a breath the snow is pink and everything looks up.
ln-item-lighter = Lighter
    .story = Engraved: To Frank, who said he’d quit.
ln-item-tyre-iron = Tyre Iron
    .story = It comes with every car, and the cars are not going anywhere.
ln-item-bottle-bomb = Bottle Bomb
    .story = A good wine, poured away for something that burns.
ln-item-crossbow = Crossbow
    .story = Silent, patient, and with most of its bolts still straight.
ln-item-tear-gas = Tear Gas
    .story = The dead do not weep, but they do not care for it either.
ln-item-fire-axe = Fire Axe
    .story = In case of emergency break glass; someone had, and then put it back.
ln-item-pepper-spray = Pepper Spray
    .story = Meant for the last bus home.
ln-item-machete = Machete
    .story = Somebody brought it back from a holiday and hung it over the sofa.
ln-item-nail-gun = Nail Gun
    .story = Rated for two-by-fours, and modest about its other talents.

## Tools

ln-item-junk = Junk
    .story = Wire, a hinge, half a toy: somewhere in there is the part you need.
ln-item-padlock = Chain and Padlock
    .story = The key is around somebody’s neck, and everyone knows whose.
ln-item-police-scanner = Police Scanner
    .story = Mostly hiss, and sometimes a voice reading out street names.
ln-item-riot-vest = Riot Vest
    .story = One size fits nobody, and everybody wants it.
ln-item-shopping-cart = Shopping Cart
    .story = The one with the bad wheel, of course.
ln-item-broom = Broom
    .story = A swept floor is the last thing between a colony and a cave.
ln-item-snow-boots = Snow Boots
    .story = Two sizes too big, which leaves room for newspaper.
ln-item-cigarettes = Cigarettes
    .story = Nobody smokes any more, but everybody trades.
ln-item-hockey-stick = Hockey Stick
    .story = Taped by someone who meant to win the season.
ln-item-school-bell = School Bell
    .story = Even now, something in them wants to line up.
ln-item-chemistry-set = Chemistry Set
    .story = The booklet lists six experiments to try, and one that you must never.
ln-item-card-catalogue = Card Catalogue Drawer
    .story = A thousand little cards, typed by someone who expected to be needed.
ln-item-headlamp = Headlamp
    .story = A small round moon that goes wherever you are afraid to look.
ln-item-bleach = Bleach
    .story = It smells like the beginning of a visit from your mother.
ln-item-stretcher = Stretcher
    .story = Four handles, and never a lack of volunteers.
ln-item-bolt-cutters = Bolt Cutters
    .story = They open whatever was worth locking.
ln-item-bugging-kit = Listening Kit
    .story = You will hear what they say about you, and then you will know that too.
ln-item-thermos = Thermos
    .story = Still warm; best not to wonder whose it was.
ln-item-duct-tape = Duct Tape
    .story = It holds the door, the boot sole and, for a while, the wound.
ln-item-scrap-sack = Scrap Sack
    .story = What one week throws away the next goes looking for.
ln-item-butchers-apron = Butcher’s Apron
    .story = Stiff with old stains, and to certain noses perfectly familiar.
ln-item-bicycle = Bicycle
    .story = Pink, with streamers, and faster than anything that wants to eat you.
ln-item-guitar = Guitar
    .story = Five strings and four songs, and people ask for them again.
ln-item-fireworks = Fireworks
    .story = Left over from a new year that everybody had high hopes for.
ln-item-magnifying-glass = Magnifying Glass
    .story = Through it you can see the dust, and what the dust has not yet covered.
ln-item-coffee-pot = Coffee Pot
    .story = The night shift swore by it, and swore at whoever left it empty.
ln-item-hazmat-suit = Hazmat Suit
    .story = You cannot hear, sit down or scratch your nose, but nothing gets in.

## Education

ln-item-first-aid-manual = First Aid Manual
    .story = The people in the drawings look remarkably calm about it.
ln-item-shop-class-manual = Shop Class Manual
    .story = Measure twice, cut once, run.
ln-item-debate-handbook = Debating Handbook
    .story = Chapter one: how to sound sure.
ln-item-fencing-manual = Fencing Manual
    .story = The footwork diagrams look like a dance, until you need them.
ln-item-plans-police = Plans of the Police Station
    .story = The cells are marked, and so is the door that nobody ever used.
ln-item-plans-grocery = Plans of the Grocery Store
    .story = Behind the cold room there is another room.
ln-item-plans-school = Plans of the School
    .story = A child has added a dragon to the boiler house.
ln-item-plans-hospital = Plans of the Hospital
    .story = Six floors, four stairways, and a note in red about the east wing.
ln-item-plans-gas = Plans of the Gas Station
    .story = Tanks, pumps, and a cellar that the inspector was not shown.
ln-item-self-help-book = Breathe, Then Begin
    .story = The author smiles from the back cover as if she had known.
ln-item-seed-catalogue = Seed Catalogue
    .story = Page after page of tomatoes, and a packet taped to the back.
ln-item-puzzle-book = Book of Puzzles
    .story = All the easy ones are done, in a handwriting that gives up on page sixty.
ln-item-chess-primer = Chess Primer
    .story = Every disaster is on the board already, it says, for those who look.
ln-item-yearbook = Yearbook
    .story = The one in the third row is alive, and you have seen him at the window.
ln-item-picture-books = Picture Books
    .story = Again, say the children, and nobody outside hears them say it.
ln-item-cookbook = One Pot, Many Mouths
    .story = Written in another hungry winter by someone who lived to see the summer.
ln-item-winter-handbook = Winter Travel Handbook
    .story = Go early, go slowly, tell someone where.
ln-item-demolition-manual = Demolition Manual
    .story = On loan to a Mr M. Holt, and eleven years overdue.
ln-item-city-directory = City Directory
    .story = Everyone who lived here, and what they sold.
ln-item-photo-album = Photo Album
    .story = Strangers at the seaside, and by the last page everyone around the lamp is laughing.

## What one may begin with

ln-item-hard-tack = Hard Tack
    .story = Baked for some navy; it has survived two wars and nearly all attempts to eat it.
ln-item-willow-bark = Willow Bark
    .story = It tastes as if somebody were angry with you, and then your head is clear.
ln-item-matchbook = Matchbook
    .story = The Alhambra Ballroom, Fridays. Four left.
ln-item-pocket-knife = Pocket Knife
    .story = Eleven blades, one of them for something that nobody has ever met.

## Outsiders

ln-item-outsider-1 = A Knock at Night
    .story = Three short, one long, and a voice that says please.
ln-item-outsider-2 = Two Sets of Footprints
    .story = One of them is limping, and the other one will not let go.
ln-item-outsider-3 = The Ones in the Cellar
    .story = They had been singing softly, to keep the smallest from crying.
