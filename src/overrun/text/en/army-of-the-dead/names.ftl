### Army of the Dead: names of things and other words that the browser says by itself, beside all other readers.

ad-name = Army of the Dead
ad-blurb = Six survivors, one walled city, and a job that nobody sane would take. One to six players go in together, make as little noise as they can, and try to get out again with what they came for.
    .short = A heist in a city that has been given up. Almost everybody has.
    .players = 1–6 players, together
