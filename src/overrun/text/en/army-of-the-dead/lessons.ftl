### The lessons of Army of the Dead: what the narrator says.

## Into the city

ad-lesson-city = Into the city
    .text = Turns, searches, shots and what they bring down on you.
ad-lesson-city-crew = Six people at a street corner, in a city that died last winter. You lead all of them. Three can wait; you need Rafe, Pilar and Hanne.
ad-lesson-city-goal = Every mission says above the board what must be done, and in how many rounds. All of you win, or none.
ad-lesson-city-activate = In a round everybody has one turn, in the order you like. Let Rafe begin: press him.
ad-lesson-city-move = Three actions. A step into the next zone is one: go to the crossing.
ad-lesson-city-move-nudge = One step first, to the street crossing beside you.
ad-lesson-city-inside = Now into the shop. Zones are joined where there is a passage or an open door; a closed door must be opened first.
ad-lesson-city-search = Inside a building one may search, once a turn, while no zombie is there. What is behind the counter?
ad-lesson-city-keep = A pistol! His hands are full, so put it into the first slot of his backpack.
ad-lesson-city-hands = Only what is in a hand can be used. He could rearrange everything now; leave it, and close the bag.
ad-lesson-city-end = Three actions spent. End his turn.
ad-lesson-city-pilar = Two zombies shuffle about on the avenue. Pilar has a rifle: it is her turn.
ad-lesson-city-shoot = Red zones are in reach and in sight. Shoot at the avenue with the rifle.
ad-lesson-city-shoot-nudge = The rifle, at the zone where the two zombies are.
ad-lesson-city-hit = Two dice; each that shows a 4 or more is a hit, and one was. Shamblers fall to any hit. Every kill is an adrenaline point. One of the dice can also say that the magazine is empty.
ad-lesson-city-noise = But a rifle is loud. The noise token lies here now: zombies who see nobody go where the noise is, and sleepers near it wake up.
ad-lesson-city-shoot-again = The noise is made, so shoot once more.
ad-lesson-city-miss = Nothing. And one of the dice shows that the magazine is empty: the rifle cannot fire again. There is a spare one in her backpack, so reload; that costs no action.
ad-lesson-city-miss-nudge = Look into Pilar’s backpack: a magazine, for the rifle.
ad-lesson-city-loaded = Ready again, and the spare magazine is gone. She could shoot a third time, but that was noise enough for one street. End her turn.
ad-lesson-city-crowd = Hanne has two of them right in her zone. With zombies around one cannot search, and leaving costs one action more for each: three, for her. She stays and fights.
ad-lesson-city-knife = The shotgun would be loud. The knife is silent: use it here.
ad-lesson-city-knife-nudge = The knife, in her own zone.
ad-lesson-city-last = One less. End her turn; then everybody has had one, and it is the zombies’ turn.
ad-lesson-city-phase = First, zombies in a zone with survivors attack: each one is a wound, without any dice. Hanne has three health left.
ad-lesson-city-steps = All others take a step, towards somebody they see or else towards the noise. An alpha does all this twice.
ad-lesson-city-spawn = Then a card is drawn for every spawn zone, clockwise, and new ones come up.
ad-lesson-city-skill = Everybody has a skill. Pilar may slip away when zombies come up near her. Stay for now.
ad-lesson-city-alone = A new round, and one of them stands between you and Rafe. Nobody tells you how: let Rafe kill it, before the round is over.
ad-lesson-city-again = It is still standing, and the night goes on. Go to it, draw the katana, roll again.
ad-lesson-city-done = Quiet and quick. You can walk, search and fight. Next: why you came here at all.

## The money

ad-lesson-money = Money and sleepers
    .text = Take an objective, wake what sleeps there, and grow.
ad-lesson-money-shop = Objective tokens are what you came for. One of them lies in the next room.
ad-lesson-money-sleepers = So does something else. Under this token zombies sleep; how many, nobody knows.
ad-lesson-money-enter = They do not wake because somebody comes in. Go there.
ad-lesson-money-choices = One could kill them in their sleep. Noise here or next door would wake them, and so does a search, or taking the token. Whoever leaves rolls a die, and on a 1 they wake as well; only a shadow like Rafe need not.
ad-lesson-money-take = Rafe is in no mood to be careful. Take the objective.
ad-lesson-money-take-nudge = The objective in this zone: take it.
ad-lesson-money-woken = There were two, and they are awake. But the money is yours, and five adrenaline points with it.
ad-lesson-money-fight = The katana rolls three dice, and 4 or more hits. Two hits would do.
ad-lesson-money-fight-nudge = The katana, right here.
ad-lesson-money-level = Two kills, two more points: seven. At 7, 19 and 43 points a survivor reaches a new level and gains a skill. The first is always the same: a fourth action in every turn.
ad-lesson-money-danger = It has a price. The best of you sets the danger for all: from now on the cards bring more of them.
ad-lesson-money-run = His own skill is hit and run: after a kill he may take a step for nothing. Back to the front room.
ad-lesson-money-alone = And he has one action left, thanks to the new level. Nobody is near: find something useful before the turn is over.
ad-lesson-money-again = Too late for that, the zombies have their turn. Search, while nobody is in the room. Once more?
ad-lesson-money-done = One token of money and a sharper eye. One lesson is left: getting out.

## Out

ad-lesson-out = Getting out
    .text = Alphas, the last round, and a way out for all.
ad-lesson-out-late = The last round. Four of you wait at the car already, up here. Rafe is still in a shop, with the last of the money, and Pilar has company.
ad-lesson-out-goals = Two things are missing: the second red token, and everybody in that corner. When the round ends without them, all is lost.
ad-lesson-out-alpha = On the way stands an alpha. It acts twice, and a weak hit does nothing to it: it takes a damage of 2. Hanne’s shotgun has that. Let her begin.
ad-lesson-out-damage = Shoot it. Shots at a zone hit shamblers first, then alphas; and whatever misses hits friends who stand there. Nobody does.
ad-lesson-out-damage-nudge = The shotgun, at the zone of the alpha.
ad-lesson-out-shot = Gone. That was all she had to do: end her turn.
ad-lesson-out-dead = A survivor without health is dead; the team can lose some, but never one whose personal objective is drawn. So mind who takes a wound. There is no first aid in this city: wounds stay, unless somebody has a skill or an objective that heals.
ad-lesson-out-alone = Now bring it home, alone. Leaving a zone with a zombie costs one action more. Rafe has four actions, and one who sleeps there will wake when he takes the token. Count before you run.
ad-lesson-out-again = Somebody is still out there. Count the actions once more: the token, the extra one for whoever wakes, and the steps.
ad-lesson-out-bigger = The others will tell you about more: trucks to be driven, a vault that opens to five dice in a row, companions who follow you. Each comes with its mission.
ad-lesson-out-done = The money is in the boot, and nobody was left behind. That is how one wins. What is left is how one begins: who goes, and with what.

## A team

ad-lesson-team = Six who go
    .text = Choose a team and what it carries, or have it chosen.
ad-lesson-team-twelve = A game of your own, before its first round. Twelve people could go into the city, and six do. Alone you lead all of them; with others at the table each of you chooses some.
ad-lesson-team-rafe = You know Rafe. Take him.
ad-lesson-team-rafe-nudge = Everybody here has something to offer. But begin with Rafe.
ad-lesson-team-skill = Each brings a skill of their own, as he brings hit and run, and something that they are good at. Point at a face to read it.
ad-lesson-team-hanne = Somebody should be able to take a blow. Hanne is tough: one health more than others. Take her as well.
ad-lesson-team-hanne-nudge = Hanne first; you may choose all the others.
ad-lesson-team-alone = Now four more, as you like. Then choose one of two kits for each, and arrange it: what is in the two hands can be used at once. Or have all of it set up for you, which is no shame in a first game.
ad-lesson-team-again = Nobody has left yet. Choose your six and their kits.
ad-lesson-team-personal = Six people, and for one of them a personal objective was drawn. It must be done, too, and whoever has it must live.
ad-lesson-team-done = The first round begins, and from here you know everything. Choose an easy mission for a first game, and take good care of each other.
