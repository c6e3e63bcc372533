# What the commands of the command line say.

cli-play-again = Play exactly this game again with:

# overrun fuzz

cli-fuzz-state =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $unused ->
        [one] 1 thing
       *[other] { $unused } things
    } not used yet
cli-fuzz-clean =
    { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } checked in { $seconds } s, no fault
cli-fuzz-unused = { $count ->
    [one] Not used by any of them: { $unused }
   *[other] { $count } things were not used by any of them, such as { $unused }
}
cli-fuzz-all-used = Everything was used: { $items } cards, abilities and endings, and every option
cli-fuzz-one =
    Game { $seed } is clean: { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, ended by { $ending }.

# overrun bench

cli-bench-title =
    Random play and table operations, { $rounds ->
        [one] one round
       *[other] best of { $rounds } rounds
    }
cli-bench-game = game
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-fork = fork
cli-bench-world = world
cli-bench-view = view
cli-bench-dump = dump
cli-bench-load = load
cli-bench-memory = table
cli-bench-busy = { $game }, busy

# overrun check

cli-check-remark = Note: { $remark }
cli-check-game = { $problems ->
    [0] { $game }: no problem
    [one] { $game }: 1 problem
   *[other] { $game }: { $problems } problems
}

# overrun games

cli-games-heading = { $game }: { $name }
cli-games-seats = seats
cli-games-free = TEXT
cli-games-bots = bots
# $bots is a list of names.
cli-games-by-strength = { $bots }  (the weakest first)
cli-games-sides = sides
# What one types, and what the game calls it.
cli-games-with-name = { $key } ({ $name })
cli-games-rules = rules
# $prefix is what the ids of all its rules begin with.
cli-games-catalogue = { $prefix }-…, { $rules } in the catalogue
cli-games-ending = ending
cli-games-told = what happened
cli-games-option = option
cli-games-values = values
cli-games-rule = rule
cli-games-meaning = meaning

# overrun simulate

# $chosen is how many $options were given; the others have their defaults.
cli-simulate-heading =
    { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }, options: { $chosen ->
        [0] defaults
       *[other] { $options }
    }
cli-simulate-ending = Ended because
cli-simulate-winner = Won by
cli-simulate-length = Length
cli-simulate-time = Time of a decision
cli-simulate-games = games
cli-simulate-share = share
cli-simulate-interval = 95 % interval
cli-simulate-mean = mean
cli-simulate-median = median
cli-simulate-least = least
cli-simulate-most = most
cli-simulate-most-within = 99 % within
cli-simulate-rounds = rounds
cli-simulate-decisions = decisions
cli-simulate-seat = seat { $seat } ({ $bot })
cli-simulate-percent = { $number } %
cli-simulate-range = { $low } to { $high }
cli-simulate-microseconds = { $number } µs
cli-simulate-milliseconds = { $number } ms
cli-simulate-speed =
    { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } in { $seconds } s on { $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    }: { $speed } per second, { $busy } per second of a busy process

# overrun balance

cli-balance-row = objective
cli-balance-mission = mission
cli-balance-scenario = scenario
cli-balance-promise = personal objective
cli-balance-seats = players
cli-balance-seats-4 = 4
cli-balance-seats-5 = 5
cli-balance-seats-6 = 6
cli-balance-seats-7 = 7
cli-balance-seats-8 = 8
cli-balance-seats-9 = 9
cli-balance-seats-10 = 10
cli-balance-seats-11 = 11
cli-balance-any = any, drawn
# $column is a number of players.
cli-balance-column =
    { $column ->
        [one] { $column } player
       *[other] { $column } players
    }
cli-balance-rounds = rounds
cli-balance-games = games
cli-balance-random = random players
cli-balance-none = –
cli-balance-together = all together
# A figure of enough games beside the band that the page claims.
cli-balance-within = { $rate } ✓
cli-balance-above = { $rate }, above
cli-balance-below = { $rate }, below
# In per cent, with the 95 % interval.
cli-balance-rate = { $share } % ({ $low }–{ $high })
cli-balance-rate-main = objective reached
cli-balance-rate-loyal = loyal player won
cli-balance-rate-betrayer = betrayer won
cli-balance-rate-exiled = somebody exiled
cli-balance-rate-right-exile = exiled was the betrayer
cli-balance-rate-yellow = yellow colony won
cli-balance-rate-blue = blue colony won
cli-balance-rate-wolf = Lone Wolf won
cli-balance-rate-player = player won
cli-balance-rate-won = won
cli-balance-rate-humans = humans won
cli-balance-rate-kept = achieved
# $reason is why a game ended.
cli-balance-ending =
    ended: { $reason ->
        [objective] objective
        [morale] morale 0
        [fallen] a colony fell
        [rounds] time over
        [time] time over
        [escaped] won
        [all-turned] nobody left
        [out-of-reach] stars out of reach
        [terror] terror
        [personal] somebody with a personal objective died
        [companion] a companion died
        [mission] mission failed
       *[other] { $reason }
    }
cli-balance-again = The page is made by:
cli-balance-race = A figure is looked at after { $first ->
    [one] one game
   *[other] { $first } games
} and whenever they have doubled, up to { $games }, unless its table says otherwise. It plays no more once it surely lies inside or outside of its aim, or is sharp to ± { $precision } points. All settings are played with the same deals (seed { $seed }), so what differs between them is not the luck of the deal. In brackets the interval that is right with 95 % at all looks together.
cli-balance-aims = Where a figure surely lies within the aim of its table it has a ✓, else it says above or below. Others are open.

# overrun fidelity

cli-fidelity-title = Beside the rulebooks
cli-fidelity-intro = Every rule of a game is written down in its catalogue ([docs/rules](rules)) with the section of the rulebook that it comes from. It is *printed* if the book says it, *inferred* if it follows from what the book says, and *ruled* if the book is silent, damaged or leaves it to cards that are not in it. Tests are counted where they name a rule or a worked example that checks it. Where the program knowingly does not do what the book prints, the table below each game says so.
cli-fidelity-section = section of the rulebook
cli-fidelity-rules = rules
cli-fidelity-printed = printed
cli-fidelity-inferred = inferred
cli-fidelity-ruled = ruled
cli-fidelity-tests = tests
cli-fidelity-own = not in the book: rulings, boards, cards
cli-fidelity-total = all together
cli-fidelity-summary =
    { $rules } rules: { $tested } are proved by tests, { $exempt } are about cardboard alone, { $missing ->
        [0] none is
       *[other] { $missing } are
    } without a test. { $examples } worked examples are tests, too. { $departures ->
        [0] No known departure from the letter.
        [one] One known departure from the letter.
       *[other] { $departures } known departures from the letter.
    }
cli-fidelity-departures = Where it departs from the letter
cli-fidelity-none = Nowhere that we know of.
cli-fidelity-rule = rule
cli-fidelity-book = the book
cli-fidelity-here = here
cli-fidelity-why = why
cli-fidelity-letter = the letter by
cli-fidelity-no-option = –

# overrun rules

cli-rules-source = Source:
cli-rules-book = Explained in:
cli-rules-checks = Checks:
cli-rules-shown-in =
    { $examples ->
        [one] Worked example:
       *[other] Worked examples:
    }
# $words is what was searched for, in quotes.
cli-rules-found =
    { $rules ->
        [0] No rule contains
        [one] 1 rule contains
       *[other] { $rules } rules contain
    } { $words }
cli-rules-total =
    { $game }: { $rules ->
        [one] 1 rule
       *[other] { $rules } rules
    }, { $examples ->
        [one] 1 worked example
       *[other] { $examples } worked examples
    }
cli-rules-game = game
cli-rules-section = section
cli-rules-rules = rules
cli-rules-from = from
cli-rules-examples = worked examples
cli-rules-tested = tested
cli-rules-not-applicable = not applicable
cli-rules-not-built = not built
cli-rules-missing = missing
cli-rules-examples-untested = examples untested
# $ids is a list of ids, perhaps cut short by cli-rules-and-more.
cli-rules-without-test = { $game }, rules without a test: { $ids }
cli-rules-examples-without-test = { $game }, worked examples without a test: { $ids }
cli-rules-unknown-ids = { $game }, ids in tests that no catalogue has: { $ids }
cli-rules-and-more = { $shown } and { $more } more

# overrun replay

cli-replay-heading =
    { $game }: { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }
cli-replay-setting = { $setting }: { $value }
cli-replay-step = { $number }. { $who }: { $said }
# $kind is the name of the question in the rules.
cli-replay-said = { $said } ({ $kind })
cli-replay-gives-up = gave up
# Instead of an answer that the reader may not know.
cli-replay-hidden = answers
cli-replay-next = Enter for the next answer…
cli-replay-no-position = No position: { $why }
cli-replay-recorded = the rules lead elsewhere by now, so the game was shown as it was recorded; `overrun verify` says more
cli-replay-other-hash = the hash of the file is not that of the replay; `overrun verify` says more

# overrun verify

cli-verify-changed-file = The file was changed since it was saved.
cli-verify-other-rules = It was played by other rules, those of Overrun { $version }.
cli-verify-other-content = It was played with other content: { $parts }.
cli-verify-unknown = It was saved by an early Overrun { $version }, which did not write down by which rules and with which cards it was played: they are others now, or the file was changed.
cli-verify-ok = ok:
cli-verify-bad = bad:
# $end is a sentence about how the game ended, or cli-verify-not-over.
cli-verify-game =
    { $game }, { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, hash { $hash }; { $end }
cli-verify-not-over = the game is not over

## serve

cli-serve-ready = Overrun is ready at { $url } (Ctrl+C ends it).
cli-serve-data = Tables are kept in { $place }
cli-serve-no-client = The browser client is not built; `make client` builds it. Programs can connect all the same.
cli-serve-no-browser = No browser could be opened; open { $url } yourself.

## overrun without a command

cli-start-version = overrun { $version }
cli-start-runs-already = Overrun runs already, at { $url }
cli-start-port-taken = Port { $port } is taken by another program, so a free one it is.

# overrun loadtest

cli-loadtest-doing-start = starting a server
cli-loadtest-doing-open = playing the openings
cli-loadtest-doing-play = playing
cli-loadtest-doing-make = making idle tables
cli-loadtest-doing-idle = sitting down at them
cli-loadtest-doing-restart = starting again
cli-loadtest-doing-history = playing a long game
cli-loadtest-doing-attack-sync = playing while others ask for everything anew
cli-loadtest-doing-attack-replay = playing while others ask for replays
cli-loadtest-doing-attack-chat = playing while others talk
cli-loadtest-doing-attack-sockets = playing while others connect and say nothing
cli-loadtest-doing-attack-bots = playing while bots play at many tables
# $bot and $pace are names: steady, brisk.
cli-loadtest-plan =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } for { $seconds } s, each with { $people ->
        [one] 1 person
       *[other] { $people } persons
    } who { $people ->
        [one] thinks
       *[other] think
    } for { $think } s on average, the bot { $bot } ({ $pace }) at the other seats, spectators at { $watchers }, all up to { $opening } answers into their games;
    { $database }, Python { $python }, { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    } for the server, its bots and all clients
cli-loadtest-what = what
cli-loadtest-figure = measured
cli-loadtest-goal = goal
cli-loadtest-met = under { $limit }: met
cli-loadtest-missed = under { $limit }: MISSED
cli-loadtest-unknown = unknown
cli-loadtest-p50 = from an answer to everyone's update, median
cli-loadtest-p95 = … 95 of 100
cli-loadtest-p99 = … 99 of 100
cli-loadtest-max = … the slowest
cli-loadtest-answers = answers of people, so timed
cli-loadtest-speed = answers of people and bots
cli-loadtest-full-speed = the same while the openings were played at full speed
cli-loadtest-lost = answers lost or refused, connections broken
cli-loadtest-cpu = cores that the server and its bots kept busy
cli-loadtest-callers-cpu = cores that the clients kept busy
cli-loadtest-memory = memory of the server at play
cli-loadtest-page = from cold start to the first page
cli-loadtest-before = memory of the server without tables
cli-loadtest-idle = memory of the server with idle tables, one client at each
cli-loadtest-stop = stopping it
cli-loadtest-health = from restart until it is well
cli-loadtest-playable = from restart until an answer at a stored table is confirmed
cli-loadtest-back = from restart until every table has its client back
cli-loadtest-attack-sync = 99 of 100 answers while others ask for everything anew
cli-loadtest-attack-replay = 99 of 100 answers while others ask for replays
cli-loadtest-attack-chat = 99 of 100 answers while others talk
cli-loadtest-attack-sockets = 99 of 100 answers while others connect and say nothing
cli-loadtest-attack-bots = 99 of 100 answers while bots play at many tables
cli-loadtest-met-by = … the median; of { $sent } attempts { $refused } refused, { $closed } connections closed

# overrun backup, overrun restore

cli-backup-write = Writing
cli-backup-restore = Restoring
cli-backup-verify = Opening tables
cli-backup-done =
    { $tables ->
        [one] One table was written to { $file } ({ $kilobytes } KB).
       *[other] { $tables } tables were written to { $file } ({ $kilobytes } KB).
    }
cli-restore-done =
    { $tables ->
        [one] One table was restored from { $file } ({ $kilobytes } KB).
       *[other] { $tables } tables were restored from { $file } ({ $kilobytes } KB).
    }
cli-backup-all-open = Every one of them can be opened.
cli-backup-unwell = Table { $table } cannot be opened: { $problem }

# overrun doctor: what was found, and what to do about it

cli-doctor-status-ok = fine
cli-doctor-status-warning = warning
cli-doctor-status-trouble = trouble
cli-doctor-files-fine = A process may open enough files.
cli-doctor-files-few = A process may open only { $count } files, and every connection is one. Allow { $wanted }: `ulimit -Hn { $wanted }`, or LimitNOFILE= in a systemd unit.
cli-doctor-database-fine = The database answers: { $where }
cli-doctor-database-none = There is no database yet at { $where }; a server makes it when it starts.
cli-doctor-database-lost = The database cannot be used. { $problem }. Look whether it runs, and whether its address and this user's rights are right.
cli-doctor-database-clock-fine = The clocks of the database and of this machine agree.
cli-doctor-database-clock-late = The clock of the database is { $seconds } seconds behind that of this machine. Set both by NTP.
cli-doctor-database-clock-early = The clock of the database is { $seconds } seconds ahead of that of this machine. Set both by NTP.
cli-doctor-disk-fine = { $megabytes } MB are free on the disk of the database.
cli-doctor-disk-scarce = Only { $megabytes } MB are free on the disk of the database. Make room: when it is full, no game can go on.
cli-doctor-schema-fine = The database has the newest schema, { $found }.
cli-doctor-schema-none = There are no tables of Overrun in the database yet; a server makes them when it starts.
cli-doctor-schema-older = The database has the schema { $found }; this version brings it to { $newest } when a server starts. Make a backup before that: `overrun backup`.
cli-doctor-schema-newer = The database has the schema { $found }, which is newer than this version of Overrun, which knows { $newest }. Use the version that wrote it.
cli-doctor-integrity-fine = The database is whole; it keeps { $count ->
        [one] one table.
       *[other] { $count } tables.
    }
cli-doctor-integrity-damaged = The file of the database is damaged: { $problem }. Stop the server, keep the file, and restore the last backup: `overrun restore`.
cli-doctor-integrity-incomplete = { $count ->
        [one] One table has not the answers that it should have.
       *[other] { $count } tables have not the answers that they should have.
    } Keep the database as it is, and restore the last backup beside it: `overrun restore`.
cli-doctor-backup-fine = { $hours ->
        [0] The last backup was made within the hour.
        [one] The last backup is one hour old.
       *[other] The last backup is { $hours } hours old.
    }
cli-doctor-backup-old = The last backup is { $days } days old. Make one every night: `overrun backup`.
cli-doctor-backup-never = There was never a backup. Make one every night: `overrun backup`.
cli-doctor-server-fine = The server answers at { $url }; it is version { $version }.
cli-doctor-server-unwell = The server says that it is { $word }. { $reasons }
cli-doctor-server-lost = Nobody answers at { $url }: { $problem }. Look whether the server runs and the proxy before it knows its address.
cli-doctor-server-stranger = What answers at { $url } is no server of Overrun. Look where the proxy leads.
cli-doctor-server-no-tls = The certificate of the server is not accepted: { $problem }. Look at the proxy that has it.
cli-doctor-server-clock-fine = The clocks of the server and of this machine agree.
cli-doctor-server-clock-late = The clock of the server is { $seconds } seconds behind that of this machine. Set both by NTP.
cli-doctor-server-clock-early = The clock of the server is { $seconds } seconds ahead of that of this machine. Set both by NTP.
cli-doctor-https-fine = What is sent cannot be read on the way.
cli-doctor-https-plain = The address begins with http: whoever is on the way can read everything and take every seat. Put a proxy with https before the server.
cli-doctor-origin-fine = Pages of { $origin } may use the server, those of other sites may not.
cli-doctor-origin-refused = The server refuses its own pages. Start it with `--origin { $origin }`, and let the proxy pass the header Host on as it is.
cli-doctor-origin-open = The server takes requests from pages of other sites. Let the proxy pass the header Origin on as it is.
cli-doctor-proxy-fine = The server knows who calls: it sees us at { $address }.
cli-doctor-proxy-believed = Whoever calls can tell the server any address, and so lift all limits. Name with --proxy only proxies, and let them write X-Forwarded-For anew.
cli-doctor-proxy-scheme = The server thinks that it is reached by { $scheme }. Let the proxy send X-Forwarded-Proto, and name the proxy with --proxy.
cli-doctor-proxy-hidden = All who call seem to come from { $address }, and share one limit. Name the proxy with `--proxy { $address }`.
cli-doctor-websocket-fine = Websockets come through.
cli-doctor-websocket-refused = Websockets do not come through: { $problem }. Let the proxy pass the headers Upgrade and Connection on.
cli-doctor-websocket-odd = A websocket opened but was closed with { $code }. Look at what the proxy does with it.

# overrun new-game

cli-new-game-wrote = { $file }
cli-new-game-next = Play it: overrun play { $game }. Read on: docs/adding-a-game.md

# overrun train

cli-train-teacher = steady bots play
cli-train-student = a student plays
cli-train-fit = fitting
cli-train-practice = practice
cli-train-value = who wins
cli-train-roles = who betrays
cli-train-trial-steady = trial: steady
cli-train-trial-sharp = trial: sharp
cli-train-agreement = How often the policy answers as the steady bot, in games that it did not learn from
cli-train-kind = ask
cli-train-agreed = agrees
cli-train-asked = asked
cli-train-all = all
cli-train-reliability = The chance to win, as it was said and as it came
cli-train-said = said
cli-train-came = came
cli-train-number = positions
cli-train-brier = Brier score { $brier } in { $games ->
        [one] one game that it did not learn from
       *[other] { $games } games that it did not learn from
    }; { $base } for somebody who knows only how often seats win.
cli-train-before = On the same positions the value that was there before has { $brier }.
cli-train-surprise = Who the betrayer is comes as a surprise of { $surprise }; { $base } for somebody who knows only the rules.
cli-train-trial = { $bot }: { $wins } of { $games } games won, { $time } ms for a decision.
cli-train-p = A difference like this comes by chance with p = { $p }.
cli-train-written = Written: { $file }

# overrun ladder

cli-ladder-anything = Anything that is played
cli-ladder-page = How strong the bots are
cli-ladder-intro = Every level plays the same games of a contest, with the same seeds at the same seats, while steady bots play the rest of the table; where one has played more of them than another, those that both have played are compared. In brackets the 95 % interval. The rating is Elo’s, with the steady bot at 0: from the odds of winning a game that only one of the two wins. p is the exact sign test on those games. A decision’s time is the processor’s on one core of a small virtual machine, asks with one option left out, and the view that is looked at is made in that time too; the last column is what 99 of 100 decisions do not exceed.
cli-ladder-levels = A newcomer is a steady player who is carried away now and then by what looks almost as good; sharp is the learned policy alone; steady is the hand-written heuristic; a master thinks ahead, but as a betrayer of The Long Night it follows a bolder plan instead. A number behind it is its budget of playouts for a decision, with which the same seed gives the same game on every machine; at a table it thinks for 300 ms instead. None of them sees more than its seat does.
cli-ladder-again = Each table is made by the command below it, with the bots and the rules of its day; what was kept is not played again.
cli-ladder-contest = { $game } – { $contest }
cli-ladder-level = level
cli-ladder-games = games
cli-ladder-won = won
cli-ladder-rating = rating
cli-ladder-p = p
cli-ladder-mean = a decision
cli-ladder-p99 = 99 of 100

# overrun analyse

cli-analyse-heading =
    { $game }: { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }
cli-analyse-chances = The chance to win, as each seat could judge it itself
cli-analyse-seat = seat
cli-analyse-first = at first
cli-analyse-course = in the course of the game
cli-analyse-last = at last
cli-analyse-turns = Turning points
cli-analyse-answer = answer
cli-analyse-round = round
cli-analyse-change = chance
cli-analyse-from-to = { $before } → { $after }
cli-analyse-mistakes = The costliest decisions
cli-analyse-no-mistakes = No decision was found that cost anything worth a word.
cli-analyse-done = done
cli-analyse-better = better
cli-analyse-cost = cost
# A thing and a chance.
cli-analyse-with = { $what } ({ $chance })
cli-analyse-shares = Luck and decisions, in hundredths of a win
cli-analyse-decisions = decisions
cli-analyse-looked-into = looked into
cli-analyse-mistake-count = mistakes
cli-analyse-given-away = given away
cli-analyse-luck = luck
cli-analyse-suspicion = What spoke against the others in the end, as far as each could know
cli-analyse-suspects = { $who }: { $suspects }
cli-analyse-note =
    { $playouts ->
        [0] No decision was looked into. Luck
       *[other] Each decision in doubt was looked into with { $playouts } playouts, so costs are estimates. Luck
    } is what dice, draws and hidden things added to one's own answers.

## overrun puzzles

cli-puzzles-count = { $game }: { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }
cli-puzzles-id = id
cli-puzzles-grade = grade
cli-puzzles-task = task
cli-puzzles-today = Puzzle of the day: { $command }
cli-puzzles-your-task = Your task: { $task }
cli-puzzles-found = { $count ->
        [one] One puzzle is
       *[other] { $count } puzzles are
    } in { $file } now.
# What became of the tasks of a kind: $parts is a list like "found 2, too-large 7".
cli-puzzles-became = { $kind }: { $parts }
cli-puzzles-wrong = { $name }: { $what }.
cli-puzzles-proved = { $count ->
        [one] One puzzle was looked at again
       *[other] { $count } puzzles were looked at again
    }: { $wrong ->
        [0] all that is said of them is true.
        [one] one is not as it says.
       *[other] { $wrong } are not as they say.
    }

# overrun arena

cli-arena-title =
    { $env }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, against { $against }: { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }, seed { $seed }
cli-arena-agent = agent
cli-arena-games = games
cli-arena-won = won
cli-arena-clean = won, others without fault
cli-arena-illegal = refused
cli-arena-nonsense = unreadable
cli-arena-absent = silent, broken
cli-arena-defaults = answered for
cli-arena-tokens = tokens in, out
cli-arena-cost = cost
cli-arena-time = time for an answer
cli-arena-share = { $rate } % ({ $low }–{ $high })
cli-arena-in-games = { $rate } % ({ $low }–{ $high }) of { $games }
cli-arena-pair = { $first }, { $second }
cli-arena-seconds = { $seconds } s
cli-arena-conduct = Conduct
cli-arena-asked = asked
cli-arena-suspicion = Suspicion
cli-arena-statements = stated
cli-arena-brier = Brier
cli-arena-log = log
cli-arena-known-brier = Brier, worlds
cli-arena-known-log = log, worlds
cli-arena-apart = from the worlds, Brier
cli-arena-divergence = from the worlds, log
cli-arena-mean = { $value } ± { $reach }
cli-arena-mean-alone = { $value }
cli-arena-none = –
cli-arena-again = Measured by:
