# Puzzles of any game: what a try was worth, and what was looked at to be sure of a solution.

puzzle-verdict = { $solved ->
        [true] { $dice ->
            [true] Solved! Nothing leaves a better chance than these { $best } %.
           *[other] Solved!
        }
       *[other] { $dice ->
            [true] Not the best: this leaves { $chance } %, and { $best } % were possible. The chances count here, not the dice.
           *[other] { $reply ->
                [true] Not yet. See what the other side makes of it.
               *[other] Not yet.
            }
        }
    }
puzzle-planned = Worked out: all { $ends } plans for this turn were compared, with everything that the night may bring, { $tried } answers in all. { $good ->
        [one] One plan reaches
       *[other] { $good } plans reach
    } it in { $best } of 100 nights, the best other in { $other }.
puzzle-proved = { $dice ->
        [true] Worked out with every face of every die, { $tried } answers in all: the solution reaches it in { $best } of 100 cases, the best other beginning in { $other }.
       *[other] { $actors ->
            [0] Proved: all { $ends } ways to end the turn were looked at, and { $good ->
                [one] one does it.
               *[other] { $good } do it.
            }
           *[other] Proved for all turns in which, from here on, at most { $actors ->
                [one] one acts
               *[other] { $actors } act
            }: of { $ends } ways to end them { $good ->
                [one] one does it.
               *[other] { $good } do it.
            }
        }
    }
