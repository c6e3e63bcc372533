# What the laboratory says: overrun results, study and tune.

cli-results-run = run
cli-results-game = game
cli-results-print = sources
cli-results-games = games

# the page of a study

study-how =
    { $game }, played by bots with the seed “{ $seed }”: game 1 of every line has the same seed, game 2 another, and so on,
    so lines differ by what they are about and not by the luck of the deal. A line stops when its figure is known to
    ± { $precision } points, or when it is sure on which side of the band it lies; it plays { $first } games at least and
    { $most } at most. It is looked at { $looks } times at most, and all intervals together are right with 95 %.
study-how-seeds = Seeds are among what is asked: only lines of one seed are dealt the same.
study-only = as it is
study-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
study-factor-seats = Players
study-factor-seeds = Seeds
study-seed = seed { $seed }
study-factor-bot = Level of the bots
study-rates = Who wins
study-rates-intro = How often it came to this: { $success }. The dot is what was counted, the line how uncertain it still is.
study-band = The green band is what we want: { $low } to { $high } %.
study-factors = One thing at a time
study-verdict-sharp = known well enough
study-verdict-within = surely within the band
study-verdict-below = surely below the band
study-verdict-above = surely above the band
study-verdict-open = still open
study-without = What if nobody does it
study-without-intro =
    The same games, in which all players leave one thing undone wherever they can. The points are the difference to the
    same line above: what nobody misses may not be worth its rules.
study-length = How long it takes
study-length-intro = Rounds: the dot is the mean, the line goes from the shortest game to the longest.
study-spread = How long games take
study-spread-intro = How many games took so many rounds; beside each row how many its tallest bar stands for.
study-drama = Drama
study-drama-intro =
    How often the lead changes in a game, as the bots judge it at each round. A comeback is a win after the chance was a
    quarter or less.
study-skill = The ladder of skill
study-skill-intro = How often each level wins at the same seats ({ $contest }), beside steady players: a game of skill has a steep ladder.
study-luck = Luck against skill
study-luck-intro =
    { $games } games: the same deals, each played again and again by several levels. What differs between levels is skill;
    what stays the same when a deal is played again is the luck of the deal; the rest is decided at the table.
study-luck-skill = skill
study-luck-deal = the deal
study-luck-table = the table
study-cards = Cards
study-cards-intro =
    For each card in how many games somebody could have used it, in how many of those somebody did, and how often those
    who had it won. Cards that winners hold may make them win, or come to those who are winning anyway.
study-head-cell = line
study-head-play = play
study-head-rate = share
study-head-interval = surely
study-head-games = games
study-head-verdict = so it is
study-head-points = points
study-head-changes = changes of the lead
study-head-comebacks = comebacks
study-head-level = level
study-head-card = card
study-head-seen = seen
study-head-used = used
study-head-held = won with it

# overrun tune

cli-tune-moving = What may move: { $numbers }.
cli-tune-numbers = numbers
cli-tune-fits = fits
cli-tune-found = { $tried ->
    [one] The present numbers are within { $low } to { $high } %, as far as these games tell.
   *[other] After { $tried } candidates one lies within { $low } to { $high } %, as far as these games tell:
}
cli-tune-nothing = None of { $tried } candidates lies within { $low } to { $high } %. The nearest:
