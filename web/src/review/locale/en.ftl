reviewing = Review
reviewing-about = Looked at again: the chances after each move, turning points, and what would have been better.
reviewing-running = The game still runs: it can be looked at again when it is over.
reviewing-working = The search looks at every decision. This takes a minute or two.
reviewing-moves = Moves
reviewing-mistakes = Mistakes
reviewing-players = At move { $seq }
reviewing-points = VP
reviewing-chance = Chance
reviewing-end = End
reviewing-mistake = mistake
reviewing-slip = slip
reviewing-change-about = Numbers: how the chance of victory moved, in percent. The curve is rough and wavers; only what is marked is a mistake.
reviewing-better = Better: { $what }
reviewing-what-if = What if
reviewing-learn = Learn from it
reviewing-learned = { $count ->
    [0] No mistake of yours was found: nothing to try again.
    [one] One mistake is kept among your puzzles.
   *[other] { $count } mistakes are kept among your puzzles.
}
reviewing-fresh = { $count ->
    [0] None of them is new.
    [one] One is new.
   *[other] { $count } are new.
}
reviewing-try = Try it now
reviewing-share = Share this move
reviewing-copied = The link is copied.
reviewing-download = Record
reviewing-turn = Turning point
reviewing-turn-back = Turning point before
reviewing-setup = Set-up
reviewing-comments = Comments
reviewing-comment = Comment on move { $seq }
reviewing-comment-send = Say it
reviewing-comment-none = Nobody has said anything about this game yet.
reviewing-board = To the table
