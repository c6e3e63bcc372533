### What the server says: names of bots and seats, refused requests.

server-setting = { $name }: { $value }

## How long and how hard a mission is

server-length-minutes = about { $minutes } minutes
server-length-short = short
server-length-medium = of middle length
server-length-long = long
server-length-rounds = some { $rounds } rounds
# $won of a hundred games.
server-measured = Veterans won { $won } of 100 games.

## Bots, the weakest first

# Several at a table who have the same name; $number is that of the seat.
server-namesake = { $name } { $number }

## What may not be done, and why

server-guest = Guest
server-line-deleted = (deleted)
server-conceded = Gives up
server-no-such-table = There is no such table.
server-bad-link = This link is not valid for the table, or not any more.
server-spent-link = Somebody has taken this seat already: a link is good for one guest. If the seat is yours, open “My devices” where you play and add this device there.
server-seat-taken = Somebody was quicker: this seat is taken. Choose another one.
server-choose-a-seat = Choose one of the open seats.
server-old-code = This link for another device has been used, or is too old. Make a new one where you play, under “My devices”.
server-nobody-yet = Play a game first, or give yourself a name: then there is something to take along.
server-many-browsers = { $count } browsers are you already. Remove one of them first.
server-old-personal-code = This personal link has been used, or is too old. Make a new one where you play, under “My games”.
server-no-such-browser = This browser is not you (any more).
server-no-such-device = This device does not hold the seat (any more).
server-last-device = This is the only device that holds your seat. To go for good, leave the game.
server-many-devices = { $count } devices hold this seat. Remove one of them first.
server-not-at-this-table = You are not at this table. Ask for a link.
server-not-your-seat = This seat is another player's.
server-seat-was-left = Somebody has left this seat to its bot, which plays it to the end.
server-has-begun = The game has begun: there is nothing to set up any more.
server-time-up-answered = Your time was up. The rules answered for you: { $answer }
server-time-up-bot = Your time was up. A bot plays for you until you take the seat back.
server-not-away-for-long = { $name } may come back: a bot can stand in { $seconds ->
        [one] in a second
       *[other] in { $seconds } seconds
    }.
server-leave-instead = The others want to play on. You may leave the game to a bot, or ask everyone to end it.
server-give-up-instead = The game cannot go on without you: give it up instead.
server-no-such-seat = There is no seat { $number } at this table.
server-no-such-viewer = The game cannot be seen from “{ $viewer }”.
server-no-such-bot = There is no bot “{ $bot }” for this game.
server-no-such-kind = A seat is for me, open, or a bot's; not “{ $kind }”.
server-no-such-pace = Bots cannot play at the pace “{ $pace }”.
server-no-such-channel = From here nobody can speak to “{ $name }” alone.
server-no-such-list = There is no list “{ $name }”.
server-spectators-watch = Spectators watch; only players can do that.
server-no-hints = At this table there are no hints.
server-nothing-said = There is nothing in this message that could be shown.
server-nothing-to-consent = Nobody asks for your consent.
server-undo-is-asked = Somebody else asks to take something back. That comes first.
server-end-is-asked = Somebody has asked to end the game already.
server-still-running = This can be had when the game is over.
server-not-so-many-answers = The game has only { $count } answers.
server-other-seats = The game needs { $count } seats.
server-too-many-tables = That was a lot in a short time. Wait a little.
server-too-many-analyses = A lot of games are being analysed at the moment. Try again in a while.
server-analysis-unlearned = No bot has learned to judge this game yet, so it cannot be analysed.
server-analysis-other-rules = This game was played by other rules than the present ones, so it cannot be analysed.
server-too-many-reports = Enough was reported for now. Thank you; wait a while before the next one.
server-report-unnamed = Give yourself a name first; then you can report a problem.
server-report-too-large = This game is too long for a report. Its log can be had when it is over.
server-too-many-running = You have a lot of tables that still run. Finish some of them first.
server-too-fast = That was too fast. Wait a moment.
server-too-much-talk = Too much is being said here. Wait a moment.
server-bad-frame = The message was not understood: { $problem }
server-broken-table = This game was played by an earlier version of Overrun, and the present rules cannot go on from where it stands. Nothing of it is lost: what happened can be looked at, and the game can be ended.
server-stopped = The game was ended, because a newer version of Overrun could not go on with it. Nobody wins.
server-can-go-on = This game can go on.
server-cannot-play-on = The rules have changed since this game was played, and do not lead to this moment any more. It can only be looked at.
server-other-rules = { $dropped ->
    [0] Overrun was renewed after move { $answers }. The game goes on from where it stood, by the present rules.
    [one] Overrun was renewed after move { $answers }. The last move did not fit the present rules any more and was taken back.
   *[other] Overrun was renewed after move { $answers }. The last { $dropped } moves did not fit the present rules any more and were taken back.
    }
server-no-store = The server cannot reach what it keeps. Try again in a moment.
server-bad-origin = Requests from other sites are not taken.
server-no-such-address = There is nothing at this address.
server-program = Program

## Is the server well?

server-health-closing = The server is closing; games go on when it is back.
server-health-pulse-late = The server has not been able to write to its database for { $seconds } seconds.
server-health-housekeeping-late = The server has not looked after its tables for { $seconds } seconds.
server-health-chore-late = A chore of the server ({ $chore }) has not been done for { $seconds } seconds.
server-health-recording-late = The server has not recorded games for { $seconds } seconds.
server-health-retention-late = The server has not let go of what is old for { $seconds } seconds.
server-health-broken-tables = { $count ->
        [one] One table cannot be opened; the log of the server names it.
       *[other] { $count } tables cannot be opened; the log of the server names them.
    }
server-health-database-slow = The database does not answer within { $seconds } seconds.
server-health-database-lost = The database does not answer.
server-health-disk-full = Only { $megabytes } MB are free on the disk of the database.

## My games: what I was, and against whom

server-role-loyal = loyal
server-role-betrayer = betrayer
server-against-people = with other people
server-against-alone = alone
server-against-random = with Stumblers
server-against-heuristic = with Veterans
server-against-newcomer = with Newcomers
server-against-sharp = with Hawks
server-against-steady = with Veterans
server-against-master = with Masterminds

## What one may have achieved in any game: a title and a little story

server-feat-first-night = The First Night
    .text = You closed the door, counted heads, and stayed till the end of a game.
server-feat-first-light = First Light
    .text = The sun came up and you were there to see it: your first win.
server-feat-house-call = Every Door on the Street
    .text = Four houses, four kinds of trouble. You have finished a game of each.
server-feat-regular = Your Own Chair
    .text = Ten games. Somebody has started to keep a chair free for you.
server-feat-old-hand = Lines Around the Eyes
    .text = Fifty games. The young ones ask you how it was in the beginning.
server-feat-good-company = Not Alone
    .text = Somebody else was breathing in the dark, and it was a friend.
server-feat-student-no-more = The Veterans Nodded
    .text = You won at a table of Veterans. One of them offered you his seat by the fire.
server-feat-beat-the-best = Masterpiece
    .text = They thought ten moves ahead. You thought of the eleventh.
server-feat-streak = Three Dawns Running
    .text = Three wins, one after the other. Do not mention it aloud.

## Lessons

server-not-now = A fine thought, but for later. First things first: do what the story waits for.
server-no-lesson = There is nothing here that can be tried again.
server-nothing-to-show = There is nothing to be shown just now.
