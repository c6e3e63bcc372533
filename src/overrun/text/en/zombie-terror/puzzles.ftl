# Puzzles: what is wanted, and the idea of a solution.

zt-puzzle-win = Win now, before the zombies can do anything.
zt-puzzle-out = Get the { $human } out of here in this turn.
zt-puzzle-down = Bring the Brute down in this turn.
zt-puzzle-unbitten = End your turn so that no zombie can bite anybody, whatever the zombies do next.
zt-puzzle-save = End your turn so that no zombie can bite the { $human }, whatever the zombies do next.
zt-puzzle-out-unbitten = Get the { $human } out, and leave nobody behind whom a zombie can bite in its next turn.
zt-puzzle-prey = You lead the zombies: win in this movement.
zt-puzzle-bite = You lead the zombies: bite the { $human } in this movement.
zt-puzzle-kill = You lead the zombies: the { $human } must not survive this movement.
zt-puzzle-bites = You lead the zombies: before this movement ends, bite { $count } times.

zt-puzzle-aside = Searching was left aside: nobody knows what there is to find.

zt-puzzle-idea-play = One of your cards is worth more now than ever again.
zt-puzzle-idea-axe = An axe makes room where there was none.
zt-puzzle-idea-shoot = A bullet is dear, and this is what it was kept for.
zt-puzzle-idea-shove = What blocks the way can be moved, and so can what should block it.
zt-puzzle-idea-push = Nobody has to die: a zombie that stands elsewhere is enough.
zt-puzzle-idea-heal = A bandage first, and everything looks better.
zt-puzzle-idea-bark = Let the dog do the talking.
zt-puzzle-idea-alarm = Noise draws them away.
zt-puzzle-idea-activate = They must work together: who acts first decides who can act at all.
zt-puzzle-idea-move = It is all about who stands where in the end. Look along every line of sight.
