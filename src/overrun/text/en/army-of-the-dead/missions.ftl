### The missions of Army of the Dead. A briefing is there to be read aloud before the team is chosen;
### goals, losses, events and actions are the rules of the sheet, in the order of its file. What an
### event or an action says when it happens is its attribute .told.

## What every sheet has

ad-mission-minutes = about { $minutes } minutes
ad-mission-rounds = The planes come at the end of round { $rounds }. Whoever is still in the city then stays in it.
ad-mission-all-fallen = Nobody is left.
ad-mission-nobody-left = Everyone who is still alive has left, and the job is not done.
ad-mission-needs = You need { $specialisations }.
ad-mission-personal = { $count ->
    [0] No personal objectives are drawn.
    [one] Only one personal objective is drawn.
   *[other] { $count } personal objectives are drawn.
}
ad-mission-zeus = The King comes as { $kind }.
ad-mission-no-zeus = The King keeps away from this part of the city.
ad-mission-absent = No card brings { $kind } here.
ad-mission-damage = { $kind }: damage { $damage } is enough here.
ad-mission-supply = { $than ->
    [more] { $kind }: there are { $count } of them here, more than the { $box } miniatures of the box.
   *[fewer] { $kind }: there are only { $count } of them here, not all { $box } of the box.
}
ad-mission-token-ap = Taking an objective token is worth { $points ->
    [one] one adrenaline point
   *[other] { $points } adrenaline points
}.
ad-mission-tradable = The tokens of the mission may be traded.
ad-mission-companions-may-fall = The game goes on if a companion dies.

## The Back Door

ad-mission-back-door = The Back Door
    .blurb = A first job: two streets, a handful of shops, in at one corner and out at the other.
ad-mission-back-door-briefing = Every crew starts with a small one, so that it knows what it is before there is real money on the table. Two streets behind the boulevard: a gun shop, a pawn shop, a laundromat that never washed only linen. The last night’s takings are still in the drawers, because on the last night nobody had time for drawers. You go in at the south-west corner. The fence is cut at the north-east corner, and it will be cut for one night. One more thing. The pawnbroker dealt in alarm clocks. There are forty of them on his shelves, he kept them all wound out of pride, and somebody has been in there since and set them. Make of that what you can.
ad-mission-back-door-goal-cash = Take both red tokens.
ad-mission-back-door-goal-out = Everyone still alive is at the hole in the fence, on the north-east corner.
ad-mission-back-door-loss-alone = Fewer than three of you are alive.
ad-mission-back-door-event-clocks = When round 4 begins, the alarm clocks go off: noise is made in the pawn shop.
    .told = In the pawn shop forty alarm clocks go off, one after the other, like a dawn chorus made of tin. Every head in the block turns west.
ad-mission-back-door-end-won = Behind the fence somebody counts the money, and then you, and gets the same number as before. Far back, clock number forty runs down. That makes it a good night.
ad-mission-back-door-end-lost = In the morning the hole in the fence is mended. The drawers are open, and nobody will ever know by whose hand.

## The Last Tank

ad-mission-last-tank = The Last Tank
    .blurb = A truck stands dry in the workshop. Fill it, get it going, and drive off in it.
ad-mission-last-tank-briefing = It sold tacos outside the stadium, it has a machine gun on its roof where the giant pepper used to be, and it is the only truck this side of the wall that a good mechanic would not laugh at. It stands in a workshop, dry. Two canisters must be found somewhere between the gas station and the school bus, and then somebody has to talk to the engine. There is a small matter of the workshop door, which is jammed, and has a car lying against it. Your mechanic says that a truck is a kind of key, and that every wall has a door in it if you are fast enough. Stand clear of the street in the east when the lights come on.
ad-mission-last-tank-goal-truck = The truck is on the north-west corner, with at least two aboard.
ad-mission-last-tank-goal-crew = Everyone still alive is there.
ad-mission-last-tank-loss-crew = Fewer than two of you are alive.
ad-mission-last-tank-loss-mechanic = No mechanic is left, and the truck has not been repaired.
ad-mission-last-tank-end-won = The pepper is gone, the paint is gone, one tyre is on fire, and there is half a workshop in the radiator. Nobody has ever loved a car more.
ad-mission-last-tank-end-lost = The headlights burn until the battery is empty. Then the street is dark again, and much fuller than before.
ad-mission-action-last-tank-repair = repair the truck
    .rule = A mechanic in the workshop may repair the truck for two actions, once both red tokens are taken. It makes noise. The truck comes out through the wall: all shamblers and alphas in the street east of the workshop are removed, and it stands there. The mechanic gains three adrenaline points.
    .told = { $survivor } says a few words to the engine, and it answers. It does not come out by the door. It comes out by the wall, and whatever stood behind the wall is part of the street now.

## The House Edge

ad-mission-house-edge = The House Edge
    .blurb = The cash desk of a casino is locked from the inside; the key is among the slot machines.
ad-mission-house-edge-briefing = The cashier of the Fortunata locked herself in with the money when the doors gave way, which was brave, and swallowed neither of the keys, which was kind. One is somewhere among the slot machines. You come in by the service street in the south-east and leave by the taxi rank in the north-west, and the whole gaming floor lies between. It has been a quiet night in there so far; most of the guests are asleep. There is a machine in the east wing, third from the wall, that has not paid out in eleven years. The regulars used to say that it was due. It still has power, and somebody has left a coin in the tray.
ad-mission-house-edge-goal-cash = Empty the cash desk.
ad-mission-house-edge-goal-out = Everyone still alive is at the taxi rank, at the north-west end of the street.
ad-mission-house-edge-event-key = The blue token is the key to the cash desk: as soon as it is taken, the door between the card tables and the cashier is open. The elevator starts as well, and the blue spawn zone with it.
    .told = The key turns. Far below, the elevator takes that for a call.
ad-mission-house-edge-event-drawers = Whoever takes the second red token draws two equipment cards.
    .told = Under the chips there is a drawer, and in the drawer there is something better than chips.
ad-mission-action-house-edge-cash = empty the cash desk
    .rule = In the cashier’s cage anybody may empty the cash desk. Each survivor gains an adrenaline point.
    .told = { $survivor } fills the bag. The cashier’s chair turns slowly to the wall, as if not to see it.
ad-mission-action-house-edge-jackpot = pull the lever
    .rule = In the eastern hall of slot machines anybody may play the machine that is due, once. It pays out two equipment cards, and it makes noise.
    .told = { $survivor } pulls the lever. Three cherries. Eleven years of other people’s luck come down the chute, with sirens.
ad-mission-action-house-edge-cameras = switch the house off
    .rule = At the screens of the surveillance room anybody may stop the elevator for good, which takes its spawn zone off the board, and open the door to the slot machines. It does not wake sleepers.
    .told = { $survivor } finds the switch for the elevator, and the one for the door.
ad-mission-house-edge-end-won = In the long run the house always wins. You did not stay for the long run, and somebody’s pockets are still ringing.
ad-mission-house-edge-end-lost = The machines go on blinking. One of them pays out, at last, to nobody.

## Room Service

ad-mission-room-service = Room Service
    .blurb = Two friends hold out on the third floor of a hotel, one of them behind a locked door.
ad-mission-room-service-briefing = A light on the third floor of the Miramar goes on and off, three short, three long, three short. Two of your own went in last week and never came out; they are still up there, one of them behind a suite door that has fallen shut, so the master key will be needed: look for it where the staff ate and drank. A car waits at the north-east corner. It has six seats more than it needs, and it will not wait long. The house telephone in the lobby works. It reaches every room on the third floor, and those who stay there now have nothing against getting up when it rings. Choose the room with care.
ad-mission-room-service-floor-0 = The street
ad-mission-room-service-floor-1 = Hotel, third floor
ad-mission-room-service-goal-friends = Both companions are at the car, on the north-east corner.
ad-mission-room-service-goal-out = So is everyone else who is still alive.
ad-mission-room-service-event-key = The red token is the master key: as soon as it is taken, the door of the suite is open.
    .told = The master key. On the third floor a lock springs open, and somebody behind it says a word that is not in any prayer.
ad-mission-room-service-event-stirring = As soon as a companion follows one of you, the blue spawn zone in the linen room is active.
    .told = Two voices in the corridor are one too many. In the linen room the laundry begins to move.
ad-mission-action-room-service-wake-up-call = ring for room service
    .rule = From the lobby anybody may ring the telephone in the linen room, once: noise is made up there. It does not wake sleepers in the lobby.
    .told = { $survivor } asks the linen room for fresh towels. Upstairs it rings, and rings, and everything that can walk goes to answer.
ad-mission-room-service-end-won = Neither of them has said a word since the elevator. At the wall one asks whether breakfast is included.
ad-mission-room-service-end-lost = Three short, three long, three short. Then only long ones, and then the light stays off.

## Cold Steel

ad-mission-cold-steel = Cold Steel
    .blurb = The vault of a casino has to be cracked, from the alley behind it.
ad-mission-cold-steel-briefing = The vault of the Golden Fleece has four walls of steel, one door, and a corridor before the door that has killed nine burglars and one architect. The way in is the staff door on the alley, and the night porter’s card opens it; he used to spend his nights in the shops across the street. Get the card, get through the corridor, get the gold, and get back to the corner where you came in. The architect’s last idea was this: the house does not keep thieves out. It keeps them in. When the vault opens, the staff door shuts, and it has to be talked round from the counting room. And should somebody in a helmet come down the street: bullets will only annoy him.
ad-mission-cold-steel-goal-vault = Open the vault.
ad-mission-cold-steel-goal-gold = Take the gold.
ad-mission-cold-steel-goal-out = Everyone still alive is back at the south-west corner.
ad-mission-cold-steel-loss-safecracker = No safecracker is left, and the vault is closed.
ad-mission-cold-steel-loss-crew = Fewer than three of you are alive: too few hands for the gold.
ad-mission-cold-steel-event-porter = The blue token is the porter’s card: as soon as it is taken, the staff door on the alley is open.
    .told = The porter’s card. Across the street a lock clicks, and goes on clicking as if it were glad.
ad-mission-cold-steel-event-gun-locker = Whoever takes the red token gets TNT, if there is any left, and draws an equipment card.
    .told = Under the counter is a locker, and the locker is not locked.
ad-mission-cold-steel-event-alarm = When the vault opens, noise is made in the trap room, the green spawn zone in the elevator is active from then on, and the staff door falls shut.
    .told = The vault swings open without a sound. The alarm makes up for it. And from the alley comes the click of a door that has been waiting for this all its life.
ad-mission-action-cold-steel-release = talk the staff door round
    .rule = Once the vault is open, anybody in the counting room may open the staff door again, for two actions.
    .told = { $survivor } takes the cover off the lock, finds the architect’s signature on the circuit board, and pulls out everything that is not signed.
ad-mission-action-cold-steel-gold = take the gold
    .rule = In the vault anybody may take the gold. Each survivor gains three adrenaline points, and whoever takes it gets the golden rifle, if it can still be had.
    .told = { $survivor } lifts the first bar and laughs, because there is nothing else to be done with so much of it.
ad-mission-cold-steel-end-won = It takes two trips and all the bags. The architect, it turns out, is still in the corridor, and holds the door.
ad-mission-cold-steel-end-lost = The gold does not care who lies on it.

## Night Flight

ad-mission-night-flight = Night Flight
    .blurb = A helicopter on the roof, three canisters of fuel on the way up, and one who can fly.
ad-mission-night-flight-briefing = On the roof of the Miramar stands a helicopter, and it is not even damaged. It needs three canisters of fuel, which were on their way up when everything stopped. Start in the street, work your way to the top, and be kind to your pilot, because there is only one seat in front that matters. You should know about the crew. The captain had sworn not to leave without his passengers, and he is a man of his word: he and his first officer are still on the helipad, in uniform, with their caps on, and when they hear you they will come down to see your tickets. Once the rotors turn, the whole house will want to come along.
ad-mission-night-flight-floor-0 = The street
ad-mission-night-flight-floor-1 = Hotel, upper floor
ad-mission-night-flight-floor-2 = The roof
ad-mission-night-flight-goal-flight = Take off, with everyone still alive aboard.
ad-mission-night-flight-loss-pilot = No pilot is left.
ad-mission-night-flight-loss-crew = Fewer than three of you are alive.
ad-mission-night-flight-event-roof = As soon as one of you walks on the roof, the blue spawn zone there is active.
    .told = Gravel crunches. Behind the chimneys something lifts its head.
ad-mission-night-flight-event-rotors = When the engine starts, four alphas come up by the elevator to the roof.
    .told = The rotors turn. The elevator doors open, as if it had only waited for that.
ad-mission-action-night-flight-start = start the engine
    .rule = A pilot on the helipad may start the engine for two actions, once all three red tokens are taken. It makes noise, and the pilot gains five adrenaline points.
    .told = { $survivor } starts the engine. It coughs, considers, and agrees.
ad-mission-action-night-flight-lift-off = lift off
    .rule = Once the engine runs, all personal objectives are achieved and everyone still alive is on the helipad, a pilot there may lift off.
    .told = { $survivor } pulls, and the roof falls away.
ad-mission-night-flight-end-won = From above, the city is very beautiful. Nobody looks down. On the pilot’s head is a captain’s cap, with a hole in it, and nobody mentions that either.
ad-mission-night-flight-end-lost = The rotors turn until the last canister is empty. It takes a long time, and nobody hears it.

## The Torchbearers

ad-mission-torch-bearers = The Torchbearers
    .blurb = The Queen holds court under the statue. Her crown must go, and so must she.
ad-mission-torch-bearers-briefing = Under the statue the Queen holds court, every night, with whatever is left of her guard. A collector beyond the wall has offered more for the end of her reign than the whole boulevard is worth, and he did not say why. The gun shop across the square was never looted, because the bell above its door still rings. Nor did anybody ever let the oil out of the torch: forty gallons, for the tourists, straight above the court, with a pilot light that is reached from the car park by whoever has the nerve to climb. You leave by the north-east corner, and you had better be quick about it: she is not a widow, and he rides.
ad-mission-torch-bearers-goal-queen = Kill the Queen.
ad-mission-torch-bearers-goal-out = Everyone still alive is on the north-east corner.
ad-mission-torch-bearers-loss-crew = Fewer than three of you are alive.
ad-mission-torch-bearers-event-launcher = Whoever takes the green token gets the rocket launcher, if it can still be had. The bell rings, and the green spawn zone is active.
    .told = It stands in the corner, with a price tag on it. Above the door the bell begins to ring.
ad-mission-torch-bearers-event-first-aid = Whoever takes the red token regains two points of health and gets TNT, if there is any left.
    .told = A first-aid box that deserves the name: gauze, iodine, and a stick of dynamite.
ad-mission-torch-bearers-event-mourning = When the Queen dies, all shamblers have an extra activation at once.
    .told = For a moment the square is silent. Then every one of them turns round.
ad-mission-action-torch-bearers-torch = light the torch
    .rule = In the car park at the feet of the statue anybody may light the torch for two actions, once. It makes noise, and all shamblers and alphas under the statue are removed.
    .told = { $survivor } climbs, strikes a match, and lets go. For one moment the city has its torch again. Then it comes down on the court.
ad-mission-torch-bearers-end-won = The collector pays in full. He asks whether she said anything, and you say no, which is almost true.
ad-mission-torch-bearers-end-lost = She has the torch put out. She prefers the dark, and now it is hers.

## The Convoy

ad-mission-convoy = The Convoy
    .blurb = Two friends to fetch, a truck that takes four, and one gate in the wall.
ad-mission-convoy-briefing = Two of your own were to be married in the chapel on the night when it happened. One was late, because the clinic had called; so one of them has bolted the doors of the clinic on the fountain square, and the other those of the vestry behind the altar, three streets apart, ever since. There are also two boxes of medicine that half a camp is waiting for, and one gate in the wall whose keeper opens it for an engine and for nothing else. You have the engine. What you do not have is room: the truck takes four, and whoever is left over walks beside it. Bring both, bring the boxes, and bring at least three of you home with them. The organist was paid in advance.
ad-mission-convoy-goal-medicine = Take both red tokens.
ad-mission-convoy-goal-away = Five of you, companions included, are through the gate.
ad-mission-convoy-loss-crew = Fewer than three of you are alive.
ad-mission-convoy-event-wedding = As soon as both companions follow somebody, the organ begins to play: noise is made in the chapel, and each survivor gains two adrenaline points.
    .told = They have found each other. In the chapel, all by itself, the organ begins to play; it was paid in advance. Every guest in the city turns towards the music.
ad-mission-convoy-event-clock = In every fourth round, when it begins, the clock strikes: noise is made in the car park in the north.
    .told = The clock above the car park strikes, and it is right, as it is every four rounds.
ad-mission-action-convoy-clinic = call at the clinic
    .rule = From the fountain square or the diner anybody may call the companion in the clinic, who then opens the door to the square. It does not wake sleepers.
    .told = { $survivor } knocks, and says the name. Inside, a cupboard is pushed aside.
ad-mission-action-convoy-vestry = call at the vestry
    .rule = From the chapel anybody may call the companion in the vestry, who then opens the door to the chapel. It does not wake sleepers.
    .told = { $survivor } hums the only hymn that both of them know, and the bolt is drawn.
ad-mission-action-convoy-gate = pass the gate
    .rule = On the south-east corner anybody may have the gate opened, as often as is needed, if the truck is there with somebody aboard, both companions are there or through it already, both red tokens are taken and all personal objectives are achieved. Everyone in the zone leaves the city.
    .told = { $survivor } leans on the horn. The gate opens by exactly the width of a truck.
ad-mission-convoy-end-won = The boxes go to the tent with the cross, and the truck to the one with the kitchen. For once there is a queue of the living, and at the head of it somebody throws rice.
ad-mission-convoy-end-lost = The keeper of the gate hears an engine in the distance, and then he does not. He waits an hour longer than he was told to.

## Dethroned

ad-mission-dethroned = Dethroned
    .blurb = No money this time: the King must fall before the planes come.
ad-mission-dethroned-briefing = No money this time. They will bomb the city, and everything in it will burn, except one: he has learned to wear a helmet, and he will learn to dig. Before the planes come he has to be dead. He holds his court on the square with the statue, his Tigress has the theatre, and he will come when it pleases him, or when you make enough of a nuisance of yourselves. Only an explosion takes the helmet off. One of your own is still hiding in the dressing room and would be glad of company; and the theatre, they say, kept its fireworks in a crate marked FINALE. Opening it brings the chorus on. For that, too, a theatre has something: an iron curtain, and a winch in the dressing room.
ad-mission-dethroned-goal-king = Kill the King.
ad-mission-dethroned-loss-crew = Fewer than two of you are alive.
ad-mission-dethroned-event-tigress = When round 3 begins, the Tigress comes, at the north-west end of the street.
    .told = The third act. Something striped walks on, and the audience rises.
ad-mission-dethroned-event-king = When round 6 begins, the King comes to his throne, if he has not come before.
    .told = He has had enough of waiting.
ad-mission-dethroned-event-props = Whoever takes the blue token gets TNT and a grenade, if there are any left. The blue spawn zone on the stage is active from then on.
    .told = A crate marked FINALE. Behind the curtain the extras stir.
ad-mission-dethroned-event-safe-deposit = Whoever takes the green token gets the rocket launcher, if it can still be had. Sleepers tokens are laid in the car dealer’s hall and in the school bus.
    .told = Somebody kept a rocket launcher in a safe-deposit box, and somebody came back for it, and is lying down for a while.
ad-mission-dethroned-event-sprinklers = When the red token is taken, all shamblers and alphas in the theatre and on the stage are removed.
    .told = The sprinklers of the theatre go off, and after them the lights, and after those the wiring. What stood in the water stands no more.
ad-mission-dethroned-event-unmasked = When the King loses his helmet, all alphas have an extra activation at once, and each survivor gains three adrenaline points.
    .told = So that is what he looks like. He screams, and his guard comes running.
ad-mission-action-dethroned-curtain = drop the iron curtain
    .rule = From the dressing room anybody may drop the iron curtain for two actions. It makes noise, and the blue spawn zone on the stage is gone.
    .told = { $survivor } knocks the pin out of the winch. Four tons of iron end the chorus in the middle of a bar.
ad-mission-action-dethroned-barricade = block the street
    .rule = Somebody tough may push a wreck across the street in the east for two actions, while no zombie is there. It makes noise; the spawn zone there is gone, and whoever did it gains three adrenaline points.
    .told = { $survivor } puts a shoulder to a wreck, and the street is shut.
ad-mission-dethroned-end-won = The crown is made of watch chains and hotel keys. You leave it where it fell; the planes will want something to aim at.
ad-mission-dethroned-end-lost = The bombs fall for an hour. In the ashes, three days later, something knocks from below.

## The Grand Slam

ad-mission-grand-slam = The Grand Slam
    .blurb = The whole job in one night: the casino, the vault below it, the roof above.
ad-mission-grand-slam-briefing = The whole job, in one night. In by the square with the statue, across the gaming floor, down to the vault, up to the roof, and away. You need somebody who can open the vault, somebody who can carry what is in it, and somebody who can fly what is above it; and each of you, it seems, has promised something to somebody as well. The alley and the roof are quiet, as long as nobody touches what is in the vault. There was a party on the roof when it happened, the owner’s birthday, with a band and a dress code. They are still up there, sitting in the dark among the paper lanterns, waiting for the guest of honour to bring the present. Do not be seen with gold. The King has had his horse saddled.
ad-mission-grand-slam-floor-0 = The casino and the square
ad-mission-grand-slam-floor-1 = The vault
ad-mission-grand-slam-floor-2 = The roof
ad-mission-grand-slam-goal-vault = Open the vault.
ad-mission-grand-slam-goal-gold = Carry the gold out of it.
ad-mission-grand-slam-goal-flight = Take off, with everyone still alive aboard.
ad-mission-grand-slam-loss-safecracker = No safecracker is left, and the vault is closed.
ad-mission-grand-slam-loss-tough = Nobody tough is left, and the gold has not been carried out.
ad-mission-grand-slam-loss-pilot = No pilot is left.
ad-mission-grand-slam-event-cellar = When the vault opens, the blue spawn zone in the alley behind it is active from then on.
    .told = The alley has heard the bolts. It comes to see who has the key.
ad-mission-grand-slam-event-roof = When the gold is carried out, the party begins: four alphas come to the roof garden, and the green spawn zone on the roof is active from then on.
    .told = Far above, all at once, the paper lanterns go on. The guests rise, in evening dress. Somebody has brought the present.
ad-mission-grand-slam-event-crates = Whoever takes the first red token draws three equipment cards.
    .told = Somebody had planned this job before you, and had packed well.
ad-mission-grand-slam-event-hoard = Whoever takes the second red token gets the rocket launcher, if it can still be had. Each survivor regains two points of health.
    .told = The second half of their luggage: bandages for everyone, and a tube with a trigger.
ad-mission-action-grand-slam-gold = carry the gold out
    .rule = Somebody tough may shoulder the gold in the vault for two actions. Each survivor gains five adrenaline points, and noise is made in the trap room.
    .told = { $survivor } shoulders the gold. The floor of the corridor complains, loudly.
ad-mission-action-grand-slam-seal = block the alley
    .rule = In the alley behind the counting room anybody may let the shutter down for two actions, while no zombie is there: the blue spawn zone is gone.
    .told = { $survivor } lets the shutter down. The rest of the alley stays outside.
ad-mission-action-grand-slam-lift-off = lift off
    .rule = Once the gold is carried out, all personal objectives are achieved and everyone still alive is on the helipad, a pilot there may lift off for two actions.
    .told = { $survivor } pulls. The machine groans under the gold, thinks it over, and flies.
ad-mission-grand-slam-end-won = Somebody is wearing a paper hat, and there is a helicopter full of gold under it. Nobody will ever believe the story, and that is the best thing about it.
ad-mission-grand-slam-end-lost = For one night they had everything in their hands. The city took it back, as it always does.

## Why an action of a mission is not possible

ad-why-no-such-mission-action = The mission knows no such action.
ad-why-mission-action-elsewhere = That can only be done in another zone.
ad-why-mission-action-done = That has been done already.
ad-why-mission-action-not-yet = The mission does not allow it yet.
ad-why-mission-action-zombies = Not while there are zombies in the zone.
ad-why-mission-action-specialist = Only a specialist can do that: { $specialisation }.
