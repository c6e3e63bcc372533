### Playing at a terminal, whatever the game.

## Lists and lines

# From the first field to the last one, all in one row.
terminal-run = { $first }–{ $last }
terminal-list = { $items }
terminal-choice = { $number }. { $words }.
# What is done, and the one it is done to.
terminal-whom = { $words } ({ $name })
terminal-fatal = { $words } (all is lost by it!)
terminal-all-the-same = Type it once more if you want it all the same.
terminal-group = { $verb } { $targets }
# What somebody can do, in short.
terminal-actor = { $actor }: { $what }
terminal-numbered = { $number }) { $label }
# A group too long for a low terminal.
terminal-folded = … ({ $count })
terminal-item = - { $words }
terminal-bullet = { $sentence }
terminal-fact = { $label }: { $value }.
terminal-title = { $title }
terminal-card = { $card }: { $text }
terminal-and-more = … and { $count } more.
terminal-others = others
terminal-earlier = … { $count } earlier: log

## Asking

terminal-prompt = { "> " }
terminal-you-are = You lead: { $side }
terminal-bot-plays = { $side } ({ $bot } bot)
# Fields that are marked on the board, on low terminals.
terminal-lit = { $count } fields [ ]
terminal-type-it = Type one of the fields, for example “{ $example }”.
terminal-nothing-typed = Type one of the answers, or “help”.
terminal-ambiguous = { $count ->
    [one] Say more, if you mean this:
   *[other] That can mean { $count } things; say more:
}
terminal-candidate = - { $words }: type “{ $typed }”
terminal-not-understood = “{ $typed }” is not one of the answers. Type “choices” to see them all, or “help”.
terminal-refused = { $words }? { $reason }
terminal-all-refused = None of what “{ $typed }” can mean is allowed. Name one of them to hear why.

## Handing over

terminal-curtain = The keyboard goes to: { $name }
    .prompt = { "Press Enter when nobody else is looking. " }

## Commands

terminal-help = { $numbered ->
    [true] Answer with a number, in words (“{ $words }”), or with the id of an option (“{ $id }”). Or type:
   *[false] Answer in words (“{ $words }”) or with the id of an option (“{ $id }”). Or type:
}
terminal-help-help = help: this list
terminal-help-goal = goal: what you have to achieve
terminal-help-why = why: what is not allowed now; why and an answer: the reason against it
terminal-help-rules = rules and an id: the text of a rule; rules and a word: the rules that have it
terminal-help-board = board: the whole table once more
terminal-help-choices = choices: every possible answer in full
terminal-help-hand = hand: your cards and what they do
terminal-help-look = look and a name: a card and what it does
terminal-help-log = log: everything that happened
terminal-help-legend = legend: the signs on the board
terminal-help-hint = hint: what a bot would do
terminal-help-undo = undo: take your last answer back, until something came to light or somebody else has acted
terminal-help-save = save, or save FILE: keep the game in a file
terminal-help-concede = concede: give up
terminal-help-show = show: do what the lesson waits for
terminal-help-quit = quit: save and leave

terminal-no-hand = You have no cards.
terminal-nothing-of-that-name = { $typed ->
    [none] There is nothing to look up now.
   *[other] There is no card called “{ $typed }” to look up.
}
terminal-no-legend = The board is described in sentences here; there are no signs.
terminal-no-rules = The rules of this game are not written down here.
terminal-rules-how = There are { $count } rules. Type the id of one, for example “rules { $example }”, or a word.
terminal-rule = { $id }: { $rule }
terminal-allowed = This is allowed: { $words }.
terminal-nothing-refused = Everything that one might think of is allowed now.
terminal-not-allowed = Not allowed now:
terminal-refused-group = { $actors ->
    [none] - { $what }. { $reason }
   *[other] - { $actors }: { $what }. { $reason }
}
terminal-why-how = Type “why” and an option to hear about one thing, “rules” and an id to read a rule.
terminal-no-hint = No bot here plays this game well enough to give advice.
terminal-hint = The best bot would choose: { $words }.
terminal-hint-chances = Its chance to win: { $chance } %. Also thought of: { $others }.
terminal-hint-option = { $words } ({ $chance } %)

terminal-nothing-to-undo = You have not answered anything yet.
terminal-undo-consent = { $name }: may the last answer be taken back? (yes/no) { "" }
terminal-undo-refused = Nothing is taken back: somebody else has acted or something became known since, and without consent ({ $name }) it stays.
terminal-undo-stops = { $rule ->
    [none] Nothing is taken back: undo stops where something came to light or somebody else has acted.
   *[other] Nothing is taken back: undo stops where something came to light or the other side has acted ({ $rule }).
}
terminal-undone = Taken back.
terminal-concede-confirm = { "Really give up? (yes/no) " }
terminal-go-on = The game goes on.

## Saving and leaving

terminal-saved = Saved in { $path }. Go on later with: { $command }
terminal-save-failed = Not saved: { $error }
terminal-quit-anyway = Try “save FILE” with another file, or “quit now” to leave without saving.
terminal-left = The game is saved in { $path }.
terminal-left-unsaved = The game is not saved.
terminal-resume = Go on with: { $command }

## The end

terminal-result = { $won ->
    [true] You win!
   *[false] You lose.
}
terminal-seed = Seed: { $seed }
terminal-log-file = The log of the game: { $path }
terminal-replay = Look at it again with: { $command }

## Lessons

terminal-lesson-next = { "(Enter to go on) " }
terminal-lesson-again = { "(Enter to try again) " }
terminal-lesson-stuck = Type “show” to have it done for you.
terminal-lesson-shown = For you: { $words }.
terminal-lesson-nothing-to-show = There is nothing to be shown just now.
