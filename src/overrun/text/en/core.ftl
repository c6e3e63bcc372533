### Shared by all games.

## Lists: "A", "A and B", "A, B and C"

# $before is everything up to here, $last the last item, $next an item with more to follow.
list-and = { $before } and { $last }
    .comma = { $before }, { $next }
    .none = none

## Words

seat-number = Seat { $number }
# How many can play: "2–5".
players = { $seats } players

## Hints

# $reasons are clauses such as "it leads out of danger".
hint-why = What speaks for it: { $reasons }.
hint-why-ahead = It comes out best when the round is played on from here.
hint-why-close = Nothing else that was tried is clearly better.

## Why an answer was not taken

error-stale-answer = This question is no longer open.
error-wrong-seat = This question is for another player.
error-illegal-answer = This is not one of the possible answers.
error-game-ended = The game is over.
error-time-up = The time for this was up.
error-undo-refused = This cannot be taken back without the consent of everyone.

# $reason is a whole sentence, $rule the id of a rule.
because-of-rule = { $reason } ({ $rule })

# What comes of an answer. $reason is a whole sentence, $rule the id of a rule.
all-is-lost = Then all is lost. { $reason } ({ $rule })
