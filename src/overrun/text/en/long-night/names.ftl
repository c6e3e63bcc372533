### The Long Night: names of things and other words that the browser says by itself, beside all other readers.

ln-name = The Long Night
ln-blurb = Two to five players hold a colony through a winter among the dead. Everyone wants it to live, and everyone wants something else as well. One of you may want it to fall.
    .short = A winter colony with too little of everything, and secrets enough for all.
    .players = 2–5 players

## Places

ln-place-colony = the colony
    .title = Colony
    .at = in the colony
    .to = to the colony
ln-place-police = the police station
    .title = Police Station
    .at = at the police station
    .to = to the police station
ln-place-grocery = the grocery store
    .title = Grocery Store
    .at = at the grocery store
    .to = to the grocery store
ln-place-school = the school
    .title = School
    .at = at the school
    .to = to the school
ln-place-library = the library
    .title = Library
    .at = at the library
    .to = to the library
ln-place-hospital = the hospital
    .title = Hospital
    .at = at the hospital
    .to = to the hospital
ln-place-gas = the gas station
    .title = Gas Station
    .at = at the gas station
    .to = to the gas station

## Kinds of items

ln-kind-food = food
    .title = Food
    .a = a food card
ln-kind-medicine = medicine
    .title = Medicine
    .a = a medicine card
ln-kind-fuel = fuel
    .title = Fuel
    .a = a fuel card
ln-kind-weapon = weapon
    .title = Weapon
    .a = a weapon card
ln-kind-tool = tool
    .title = Tool
    .a = a tool card
ln-kind-education = education
    .title = Education
    .a = an education card
ln-kind-outsider = outsider
    .title = Outsider
    .a = an outsider card

## Names

# What a pill leaves behind; it is kept as items are.
ln-kind-side-effect = side effect
    .title = Side Effect
    .a = a side effect

ln-place-hideout = the hideout
    .title = Bandit Hideout
    .at = at the hideout
    .to = to the hideout

## Places

ln-place-yellow = the yellow colony
    .title = Yellow Colony
    .at = at the yellow colony
    .to = to the yellow colony
ln-place-blue = the blue colony
    .title = Blue Colony
    .at = at the blue colony
    .to = to the blue colony
ln-place-den = the den
    .title = Den
    .at = in the den
    .to = to the den

## The place

ln-place-raxxon = Raxxon
    .title = Raxxon
    .at = at Raxxon
    .to = to Raxxon
