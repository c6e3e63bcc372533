### What the browser client says of its own. Sentences about the game come from the server.

ui-name = Overrun
# $page names the page.
ui-title = { $page } · Overrun
ui-title-home = Overrun · zombie-survival board games
ui-title-your-turn = Your turn!
ui-unofficial = Overrun is unofficial. Names, texts and art of the original games belong to their publishers, who have nothing to do with this project.

## Common words

ui-close = Close
ui-cancel = Cancel
ui-back = Back
ui-copy = Copy
ui-copied = Copied
ui-copy-failed = The browser did not allow it. The link is marked: copy it with the keyboard.
ui-loading = One moment…
ui-try-again = Try again
ui-navigation = Pages
ui-to-home = To the first page
ui-to-table = To the table
ui-versus = { " · " }
ui-and-more = and { $count } more
ui-show-all = Show all { $count }

## When something goes wrong

ui-trouble-unreachable = The server cannot be reached. Is it running?
ui-trouble-status = The server refused this ({ $status }).
ui-trouble-unexpected = Something went wrong that should not. Try it again.
ui-denied-not-allowed = You are not at this table. Ask those who play for a link.
ui-denied-dropped = This device does not hold the seat any more.
ui-denied-no-table = There is no such table.
ui-stopped = This game cannot go on
    .over = This game is over
    .what = { $game } · { $names }
    .moves = { $count ->
        [one] 1 move was played and is kept.
       *[other] { $count } moves were played and are kept.
    }
    .look = See what happened
ui-no-such-game = There is no such game, or not yet.
ui-lost = Nobody lives here
    .text = There is no page at this address. Perhaps the link was cut off.

## The first page

ui-welcome = Something is scratching at the door.
    .text = Board games about surviving the dead: rules that explain themselves, opponents at any hour, friends by link. No account needed.
ui-games = The games
ui-play-now = Play now
# $side is a side's name: "Zombies".
ui-play-as = Play as { $side }
ui-create-table = Set up a table
ui-my-tables = Go on playing
ui-watch = Watch
    .empty = Nobody plays in public just now.
ui-finished = Finished games
    .empty = The games that you finish are kept here, to look at again and to play on from any moment.
ui-your-turn = your turn
# $answers counts the decisions so far, $when is "5 minutes ago".
ui-table-line = { $game } · { $answers ->
    [one] 1 decision
   *[other] { $answers } decisions
} · { $when }
ui-table-mine = go on
ui-table-public = watch
ui-table-finished = replay
ui-open-tables = Sit down with others
ui-open-sides = Open: { $sides }
ui-open-seats = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
}
ui-join = Join by link
    .example = Paste the link that you were given
    .text = A link leads to a table: to a seat there, or to a place to watch.
    .wrong = This is no link to a table. It should end in something like /t/k3x9…#…
    .go = Join

# Names for those who have not given one yet, separated by commas.
ui-name-suggestions = Ash, Birch, Cinder, Dusk, Ember, Flint, Frost, Hazel, Juniper, Lantern, Moss, Pine, Raven, Rook, Rowan, Sleet, Sparrow, Tinder, Wick, Wren

## My games

ui-my-games = My games
ui-my-games-none = When you have finished a game, you will find here how it went and what is told about it.
ui-scores = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won
ui-score = { $won } of { $games } won
ui-scores-roles = By what you were
ui-scores-levels = By who else was there
ui-scores-longest = The longest one: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
ui-feats = Told about you: { $done } of { $all } stories
ui-feat-open = still to be told
ui-feat-new = From now on they tell this about you
ui-browsers = On another device
    .text = No account is needed: a personal link makes another browser you, with your name, your tables and your finished games.
ui-browser-add = Make a personal link
ui-browser-code = Open this on the other device: point its camera at the squares, or send yourself the link.
ui-browser-first = the first one
ui-browser-leave = Be somebody else here
ui-browser-came = Another browser is you now: { $device }. If that was not you, remove it under “My games”.
ui-be-me = Be yourself in this browser, too?
    .text = A personal link led here. This browser gets the name, the tables and the finished games of who made it. Do this only with a link of your own.
    .yes = Yes, this is me
ui-be-me-before = So far you are { $name } here. What { $name } played stays out of sight until you undo this under “My games”.

## A new table

ui-new-table = A new table
ui-new-who = Who plays
ui-new-what = The game
ui-new-how = The table
ui-new-seats = Seats
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-create = Open the table
ui-your-name = Your name
    .text = The others see it. There is no account behind it.
ui-seat-number = Seat { $number }
ui-seat-of-side = Seat { $number }: { $side }
ui-seat-me = Me
    .text = You, in this browser.
ui-seat-open = Somebody with the link
    .text = You get one link for all open seats, to send to your friends.
ui-seat-here = Another person at this device
    .text = You share the screen; a curtain falls between your turns.
ui-seat-here-name = That person’s name
ui-seat-bot = Bot: { $bot }
ui-pace = Pace of the bots
    .text = How long a bot waits before it answers, so that you can follow.
ui-pace-at-once = at once
ui-pace-brisk = brisk
ui-pace-calm = calm
ui-clock = Time for each decision
    .text = When it runs out, a bot stands in. The seat can be taken back at any time.
ui-clock-length = { $unit ->
    [none] no clock
    [seconds] { $count } s
    [minutes] { $count } min
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
ui-grace = Patience with those who are away
    .text = For so long nobody may let a bot stand in for somebody whose connection is lost. Who comes back plays at once.
ui-hints = Hints
    .text = Everyone may ask what the best bot would do.
ui-public = Public
    .text = The table is listed on the first page: everyone may watch, and take a seat that is open.
ui-unhurried = No hurry
    .text = The clocks that the rules have for those who act at the same time stand still. Best for playing with bots.
ui-guard = Nobody is kept waiting
    .text = Where two act at the same time, whoever does nothing for three minutes is taken to be done.
    .public = At public tables it is always so.

## Joining by a link

ui-joining = You are invited
    .go = Sit down
ui-joining-watch = You are invited to watch
    .go = Watch
# $when is "5 minutes ago".
ui-joining-by = { $host } set up a table of { $game } { $when }.
ui-joining-game = A table of { $game }, set up { $when }.
ui-joining-names = Already there: { $names }.
ui-joining-seats = Choose your seat
ui-joining-seat = Your seat: { $side }.
ui-joining-full = All seats are taken by now.
ui-joining-over = This game is over.

## The table

ui-table = Table
ui-menu = More
ui-board = Board
ui-tabs = Beside the board
ui-column = Players and answers
ui-draw-up = More room for the lower half
ui-tab-ask = Answer
ui-tab-aside = Table
ui-reconnecting = Reconnecting…
ui-outdated = There is a newer version: load it
ui-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
ui-seats = Seats
ui-to-act = to act
ui-seat-is-open = open seat
ui-seat-nobody = waits for somebody
ui-seat-is-bot = bot
ui-seat-you = you
ui-seat-this-device = at this device
ui-seat-present = is here
ui-seat-away = away
ui-seat-stood-in = { $bot } stands in
# Who left this seat to its bot.
ui-seat-left = { $name } left
# A time follows: "2:45".
ui-seat-grace = bot in
    .text = { $name } is away. When this time is over, a bot may stand in.
ui-let-bot = Let a bot play for { $name }
ui-bot-until-decision = This decision only
ui-bot-until-turn = Until somebody else is asked
ui-bot-until-recalled = Until I take the seat back
ui-set-up-for-me = Set it up for me
    .text = A bot makes all your choices until the first round begins. It can be taken back.
ui-give-back = Give the seat back
ui-play-myself = Play myself
ui-stood-in = { $bot } plays for you.
ui-stood-in-begun = { $bot } sets it up for you. From the first round on you play yourself.
ui-pass = Pass the device
ui-clock-left = Time left
ui-clock-paused = Time left, standing still
    .text = The clock stands still while the connection is lost, for a minute at most.

ui-guide = How to play
ui-all-rules = All rules
ui-tips = Tips for newcomers
ui-tips-again = Show the tips again
ui-got-it = Got it

ui-ask-panel = What is asked
ui-answers = Answers
ui-rare = { $count ->
    [one] One more thing
   *[other] { $count } more things
} that can be done
ui-film = What happens
    .text = Watch what happens.
ui-film-pause = Pause
ui-film-on = Go on
ui-film-next = Next
ui-film-skip = Skip ({ $left })
ui-film-to-end = Skip to the end
ui-waiting = Nothing to decide.
ui-waiting-for = Waiting for { $names }
ui-waiting-open = Still open: { $sides }. The game goes on as soon as somebody sits there, or a bot.
ui-you-watch = You are watching.
ui-batch-left = Something else is asked first: { $count ->
    [one] one answer was not given.
   *[other] { $count } answers were not given.
}
ui-list = { $count ->
    [one] The answer on the board, as a list
   *[other] All { $count } answers on the board, as a list
}
ui-why-not = Why not something else?
    .short = Why not?
    .text = Everything that cannot be done now, with the rule. Of a single thing: W, or a long press on it.
ui-why-not-search = Look for
ui-why-not-none = Nothing that is refused fits these words.
ui-why-not-nothing = Nothing is refused here at the moment.
ui-why-not-all = Everything that is refused
ui-hint = Hint
ui-hint-says = The best bot would: { $text }
    .chance = { $chance } % to win
ui-hint-others = Also thought of:
    .close = It tried each a few times only: one that looks no more than a little better by that may have been lucky.
ui-hint-do = Do it
ui-undo = Take back
ui-undo-consent = Ask to take back
ui-undo-asked = You asked to take your last answer back.
ui-undo-asked-by = { $name } asks to take an answer back.
ui-end-asked = You asked to end the game for all.
ui-end-asked-by = { $name } asks to end the game for all.
ui-end-refused = The game goes on: not everyone wants to end it.
ui-still-to-agree = Still to agree: { $names }.
ui-withdraw = Never mind
ui-consent = Take an answer back?
    .text = { $name } asks to take the last answer back. Something has become known since, so everyone has to agree.
    .yes = Agree
    .no = Refuse
ui-consent-end = End the game for all?
    .text = { $name } asks to end the game here, for everyone. It ends when all who play agree; one who wants to play on is enough to go on.
    .yes = End it
    .no = Play on

ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-earlier = { $count ->
    [one] 1 earlier event
   *[other] { $count } earlier events
}
ui-since = { $count ->
    [one] Since your last turn, one thing happened
   *[other] Since your last turn, { $count } things happened
}
ui-since-mine = What you lost
ui-since-weighty = What matters to all
ui-since-went = Who went where
ui-since-all = { $count ->
    [one] The one thing
   *[other] All { $count } things
} in order
ui-lately = Just now
ui-since-marker = since your last turn

ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-whom = To whom
ui-chat-all = everyone
ui-chat-team = your side
ui-chat-watches = watches
ui-chat-to = to { $to }
ui-chat-say = Say something to everyone
ui-chat-send = Send
ui-mute = Mute { $name }
ui-unmute = { $count ->
    [one] One voice is muted: listen again
   *[other] { $count } voices are muted: listen again
}

ui-invite = Invite
    .text = Send this to everyone who is to play: each guest chooses an open seat.
ui-link-table = Link to the table
ui-link-seats = A link for one seat
    .text = Who opens it first takes that seat, and the link is spent.
ui-link-seat = Link for { $side }
ui-link-watch = Link to watch: no seat, no say

ui-devices = My devices
    .text = Only these devices see your cards and play for you. The link that you came by is spent; another device can be added from here alone.
ui-device-here = this one
ui-device-program = A program
ui-device-unknown = A browser
# $when is "5 minutes ago".
ui-device-since = came { $when }
ui-device-drop = Remove
    .label = Remove { $device }
ui-device-add = Add a device
ui-device-code = Open this on the other device: point its camera at the squares, or send yourself the link.
    .once = It is good once. Show it to nobody else.
ui-device-qr = The link as a code for a camera
ui-device-link = The link
ui-device-came = Another device holds your seat now: { $device }. If that was not you, remove it under “My devices”.
# Somebody here was called like that, or nearly.
ui-called = Somebody here has that name. You are { $name } at this table.

ui-report = Report a problem
    .note = What is wrong, and what did you expect?
    .send = Send
    .sent = What is sent with it
    .sees = What you see of the table now, and what you have heard of the game: nothing that your seat may not know.
    .keeps = The server keeps the whole game beside it, for whoever looks into it.
    .window = The size of the window: { $size }
    .browser = What your browser calls itself: { $agent }
ui-reported = Thank you. The report { $id } is saved here and on the server.
ui-concede = Give up
    .text = The game ends at once, and you lose it.
ui-leave = Leave the game
    .text = A bot takes your seat for good, and the others play on. You cannot come back to it, but you may watch.
# $bot is the bot that plays on.
ui-has-left = { $name } has left the game. { $bot } plays on.
ui-left = You have left the game. You may watch how it goes on.
ui-end = End the game for all
    .text = Everyone who plays is asked. The game ends when all agree, and nobody wins; it goes on if one of them refuses.
ui-stop = End this game
    .text = It ends here for everyone at the table, and nobody wins. All that happened stays to be looked at, by everyone, and its log can be saved.
ui-play-on = Play on
ui-better-not = Better not
ui-all-the-same = Do it all the same
ui-notice-away = Put this note away

ui-curtain = Pass the device to { $name }
    .text = It is the turn of { $name } ({ $side }). Nobody else should look now.
    .lift = I am { $name }

ui-end-won = You won
ui-end-lost = You lost
ui-end-nobody = Nobody won
ui-end-over = The game is over
ui-rematch = Play again
ui-rematch-turned = Again with sides changed
# Said in the chat of the table that is over, to those who are to come along.
ui-rematch-said = Again? Your seats wait at { $link }
ui-download-log = Save the log
ui-verify = Were the dice fair?
    .text = The hash was shown from the start. It is the SHA-256 of the seed, from which all dice and shuffles follow: “overrun verify” plays the log again and compares.
ui-seed = Seed: { $seed }
ui-seed-hash = Hash of the seed: { $hash }

## Rules

ui-rules = Rules
    .text = In our own words, each with a number that the game names whenever it refuses something. (D) marks what follows from other rules, (R) a ruling of ours where the rulebook leaves a question open, (P) what its publishers told elsewhere.
ui-book = Rulebook
    .text = From the beginning, in the order in which one learns it. Boards in pictures are drawn as at the table; examples can be stepped through.
ui-book-parts = Parts of the rules
ui-book-book = Rulebook
ui-book-summary = Summary to print
ui-book-all = All rules by number
ui-book-summary-of = { $game } on two pages
ui-book-print = Print
ui-book-contents = Contents
ui-book-open = Open the rulebook
ui-book-search = Search the rulebook
    .example = attack, search, ZT-BIT-03…
ui-book-found = { $count ->
    [0] Nothing is called so. Try another word.
    [one] 1 paragraph
   *[other] { $count } paragraphs
}
ui-book-rules = { $count ->
    [one] The rule behind it
   *[other] The { $count } rules behind it
}
ui-book-example = Example
ui-book-step = { $at } of { $of }
ui-book-told = What happened, in { $count } lines
ui-book-back = One step back
ui-book-on = One step on
ui-book-base = All the rest is as in the game that this one builds on.
    .link = To its rulebook
ui-rules-of = The rules of { $game }
ui-rules-search = Search the rules
    .example = bite, ZT-MOV-04 …
ui-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}

## Settings

ui-settings = Settings
ui-text-size = Text
ui-text-size-normal = normal
ui-text-size-large = large
ui-text-size-largest = largest
ui-colours = Colours
ui-colours-night = night
ui-colours-paper = paper
ui-colours-contrast = high contrast
ui-speed = How fast the others’ moves are shown
ui-speed-slow = slow
ui-speed-usual = normal
ui-speed-fast = fast
ui-speed-none = at once
ui-motion = Motion
ui-motion-system = as the system says
ui-motion-on = on
ui-motion-off = off
ui-confirm = Confirm moves
    .text = The first press marks an answer, the second one sends it.
ui-confirm-now = Press again to do it: { $text }
ui-auto-pass = Pass by myself
    .text = Where nothing else is possible, the page answers for you, after a while, so that nobody learns anything from it.
ui-auto-passing = There is only one answer. It will be given in a moment.
ui-sound = Sounds
ui-volume = Volume
ui-notices = Notify me when it is my turn
    .text = Only while this page is open in the background.
    .denied = The browser does not allow it. Its own settings for this page decide.
ui-forget-me = Delete what is stored about me
    .text = Your name, your lists of games and everything that you wrote in chats and reports will be deleted. At tables where a game runs a bot takes your seat; in finished games you are shown as a guest. This cannot be undone.
    .now = Delete it now

## Keys

ui-shortcuts = Keys
ui-key-ask = what is asked
ui-key-board = the board
ui-key-log = the log
ui-key-chat = the chat
ui-key-undo = take the last answer back
ui-key-hint = what would the bot do?
ui-key-why = why not? of what has the focus or the pointer
ui-key-pause = stop what is being shown, and go on
ui-key-next = show the next step
ui-key-skip = skip to how things are
ui-key-rules = look up the rules
ui-key-guide = how it is played
ui-key-help = this list
ui-key-arrows = move on the board, in lists and among answers
    .key = ← ↑ → ↓
ui-key-enter = choose
    .key = Enter
ui-key-escape = let go of what is chosen; close
    .key = Esc

## Replay

ui-replay = Replay
ui-replay-of = Replay of { $game }
ui-replay-scrub = Moment of the game
ui-replay-at = { $at } of { $total }
ui-replay-loading = { $at } of { $total } loaded
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-back = Back
ui-replay-forward = Next
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-times = { $speed }×
ui-replay-round = Round
ui-replay-setup = set-up
ui-replay-begin = Before the first decision.
ui-replay-step = What happens
ui-unseen = What the board looked like then was not kept; what was told is on the right.
    .below = What the board looked like then was not kept; what was told is below.
    .next = To the next moment that was kept
ui-analyse = Analyse
ui-analysis = Analysis
ui-analysis-what = See who was likely to win and when that changed, which decisions cost most, and what would have been better.
ui-analysis-working = Looked at { $done } of { $of } decisions.
ui-analysis-progress = How far the analysis is
ui-analysis-failed = The analysis did not come to its end. Try again.
ui-analysis-plot = Chance to win. { $told }
ui-analysis-line = { $who }: from { $first } % to { $last } %, between { $low } % and { $high } %.
ui-analysis-turns = Turning points
ui-analysis-turn = Round { $round }: { $who }, from { $before } % to { $after } %
ui-analysis-mistakes = The costliest decisions
ui-analysis-no-mistakes = No decision was found that cost anything worth a word.
ui-analysis-when = Round { $round }: { $who }, cost { $cost } %
ui-analysis-done = Done: { $what } ({ $chance } %)
ui-analysis-better = Better: { $what } ({ $chance } %)
ui-analysis-show = Show
ui-analysis-try-again = Try again from there
ui-analysis-shares = Decisions and luck, in hundredths of a win
ui-analysis-share =
    { $who }: { $given } by { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    } in { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $luck } by luck
ui-analysis-suspicion = What speaks against the others at this moment
ui-analysis-suspects = { $who }: { $suspects }
ui-analysis-suspect = { $who } { $doubt } %
ui-analysis-note = Each seat is judged by what it could know itself. Decisions in doubt were looked into with { $playouts } playouts, so chances are estimates; luck is what dice, draws and hidden things added to one’s own decisions.
ui-as = Seen by
ui-as-all = everyone
ui-as-watch = a spectator
ui-as-side = Whose things are shown
ui-play-on-from = Play on from here
    .text = { $answers ->
        [one] A new table opens as this one was after 1 decision.
       *[other] A new table opens as this one was after { $answers } decisions.
    } What is shuffled or rolled from then on is new.
    .go = Open the table
    .changed = The rules have changed since this game, so this may not be possible.

## About

ui-about = About
ui-about-title = About Overrun
ui-about-what = What it is
    .text = An open digital tabletop for zombie-survival board games. The rules are enforced and say why not, people and bots sit at the same tables, and every game can be replayed and verified.
ui-about-unofficial = Unofficial
    .text = Overrun implements the rules of published games in its own words, with its own content and pictures. Names, texts and art of the originals belong to their publishers, who have nothing to do with this project.
ui-about-privacy = What is kept
    .text = The name that you give, the tables at which you sit, and what is said there. One cookie, so that your seats stay yours. Nothing is sent to anybody else.
ui-about-credits = Thanks to
ui-credit-icons = Icons by Lorc, Delapouite and contributors of Game-icons.net, under CC BY 3.0:
ui-credit-elite = Special Elite by Astigmatic, under the Apache License 2.0:
ui-credit-atkinson = Atkinson Hyperlegible by the Braille Institute, under the SIL Open Font License 1.1:
ui-credit-libraries = Svelte, Vite and Fluent, on which this page is built.
ui-about-licence = Licence
    .text = Overrun is free software under the Apache License 2.0.
ui-look-at-board = Look at the board
ui-continue = Go on

## Puzzles

ui-puzzles = Puzzles
    .text = One turn decides. Find the line; it is played on the real board, by the real rules.
ui-puzzle-of-day = Puzzle of the day
ui-puzzle-of-day-solved = Puzzle of the day: solved
ui-puzzle-number = Puzzle { $number }
# A puzzle in a list, for who does not see its stars.
ui-puzzle-grade = Grade { $grade } of 5
ui-puzzle-solve = Solve it
ui-puzzle-look-again = Look again
ui-puzzle-solved = solved
ui-puzzle-helped = solved with help
ui-puzzle-count = { $solved } of { $all } solved
ui-puzzle-streak = { $days ->
        [0] No streak yet
        [one] One day in a row
       *[other] { $days } days in a row
    }
ui-puzzle-row = { $row ->
        [0] Nothing in a row yet
        [one] One solved at first go
       *[other] { $row } in a row at first go
    }
ui-puzzle-all = All puzzles
ui-puzzle-next = Next puzzle
ui-puzzle-again = Start over
ui-puzzle-task = Your task
ui-puzzle-hint-idea = A hint
ui-puzzle-hint-first = The first move
ui-puzzle-first = Begin with: { $move }
ui-puzzle-solution = Show the solution
ui-puzzle-reply = Show what happens
ui-puzzle-other = Show the best other line
ui-puzzle-film = Step { $at } of { $all }
ui-puzzle-forward = Next step
ui-puzzle-backward = Step back
ui-puzzle-my-turn = Back to my try

## Lessons

ui-learn = Learn to play
    .text = { $lessons ->
        [one] One short lesson
       *[other] { $lessons } short lessons
    }, about { $minutes } minutes together, at a real table. Leave whenever you like, and go on tomorrow.
ui-learn-game = Learn { $game }
ui-learn-first = New to both? It builds on { $game }, whose lessons come first.
ui-learned = You know all you need for a first game.
ui-lesson = Lesson
ui-lesson-page = { $page } of { $length }
ui-lesson-minutes = About { $minutes } minutes
ui-lesson-is-done = Done.
ui-lesson-start = Start
ui-lesson-continue = Go on
ui-lesson-repeat = Once more from the start
ui-lesson-leave = Leave the lesson; you can go on later
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-again = Try this part again
ui-lesson-go-on = Next lesson
ui-lesson-finish = Finish
ui-lesson-watch = Watch what happens …
ui-lesson-your-move = Your move
ui-lesson-alone = You are on your own
ui-lesson-show = Show me

ui-first-game = Your first { $game }?
    .text = Learn it in about { $minutes } minutes, at a real table, with somebody who explains. Or just play: the others are newcomers too, and take their time.
    .learn = Learn it first
    .play = Just play
