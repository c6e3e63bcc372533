# What agents are told in the arena. A change of what is said here makes other environments: raise
# VERSION in arena/ids.py with it. A test watches over that.

# $who is the seat, $players how many sit at the table.
arena-brief =
    You play { $game } as { $who }, at a table of { $players ->
        [one] one player
       *[other] { $players } players
    }. { $blurb }

    Whenever you are asked something, you are told what has happened since your last answer, what the table looks like from your seat, and the question. You see what your seat may know and nothing else.
# $example is a JSON object.
arena-answer =
    Answer with one JSON object, and write nothing after it: { $example }
    The answer must be an id, letter for letter.
arena-mode-listed = With each question you are given the ids of all answers that the rules allow.
arena-mode-named =
    An id is a verb and its arguments, joined by colons. With each question you are given the verbs that one might think of there, with their arguments and the words for them, whether the rules allow them now or not. An argument in brackets may be left out; one with dots may be given several times.
arena-mode-blind =
    An id is a verb and its arguments, joined by colons, in the words that the JSON of the view uses. No ids are given to you. The rules are below, and a refusal says which of them is in the way.
arena-numbers = In ids and JSON, seats are numbers from 0 on: { $first } is 0.
arena-tries =
    An answer that the rules do not allow changes nothing: you are told why, with the rule, and may try again. You have { $tries ->
        [one] one try
       *[other] { $tries } tries
    } for a question; then the usual answer is given for you, and it is counted that you gave none.
arena-say = You may add "say": a line of up to { $letters } letters that everybody at the table hears.
# $example is a JSON object.
arena-suspect =
    Somebody at the table may secretly work against the others. You may add "suspect": how likely you think it is that each of the other players does, and that nobody does. For example { $example }
arena-rules = The rules:
arena-rule = { $id }: { $text }

arena-news = What has happened:
arena-said = What was said:
arena-line = { $who }: { $text }
arena-aim = What you want:
arena-table = The table:
arena-hand = Your cards, and what they do:
arena-reading = To be read first:
arena-question = The question:
arena-view = The view as JSON:
arena-options = The answers:
arena-option = { $id } ({ $text })
arena-verbs = What one might think of:
# $words is a list of argument: its words.
arena-verb = { $form }
    .words = { $form }, where { $words }
arena-argument = { $name } is { $words }
arena-argument-open = { $name } is a word for it

arena-refused = Your answer { $answer } is not possible. { $why }
arena-nonsense = No answer could be read from what you wrote. { $form }
arena-no-reason = It is not an answer to this question.
arena-left =
    You have { $left ->
        [one] one try
       *[other] { $left } tries
    } left.
arena-taken = Your answer { $answer } is taken.
arena-default = It was your last try. The usual answer was given for you: { $answer }
arena-over = The game is over. { $ending } { $won ->
    [true] You have won.
   *[false] You have not won.
}
