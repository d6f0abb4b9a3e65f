puzzles = Puzzles
puzzles-about = Positions from games that bots have played, in which one choice is clearly better than all others. You see what your seat sees; nothing else.
puzzle-day = Puzzle of the day
puzzle-any = Any puzzle
puzzle-mine = My mistakes
puzzle-one = Puzzle
puzzle-solve = Solve it
puzzle-again-day = Look again
puzzle-rating = Your puzzle rating
puzzle-days = Days in a row
puzzle-level = Level
puzzle-count = { $solved } of { $total } solved
puzzle-none = There are no puzzles for this game yet.
puzzle-by-decision = By decision
puzzle-by-source = By what it brings
puzzle-theme-position = A better position
puzzle-ask = What would you play now?
puzzle-ask-how = Choose on the board or below, then confirm.
puzzle-mistake-how = This was your turn in a game of yours. You played something else then.
puzzle-right = Right, and the best there is
puzzle-nearly = Nearly
puzzle-wrong = There was better
puzzle-was = You chose: { $what }.
puzzle-best = Best: { $what }.
puzzle-chance = Chance of victory
puzzle-chance-about = of 100 games, as long searches from your view see it; the mark is an equal share
puzzle-yours = Yours: { $what }
puzzle-best-line = Best: { $what }
puzzle-next-best = Next best: { $what }
puzzle-why = What it brings more, in points
puzzle-why-lost = Yours beside the best, in points
puzzle-why-none = No single source of points decides: the position as a whole is better.
puzzle-why-later = The playouts do not show it in points: it pays later than they look, or in places they do not weigh.
puzzle-sample = One way it might go on
puzzle-sample-about = Hidden cards are drawn anew and the others play as Courtiers: one sample of many, no proof.
puzzle-show-yours = Show after your answer
puzzle-show-best = Show after the best
puzzle-again = Again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-unrated = Only your first answer to a puzzle counts for your rating.
puzzle-back-in = { $days ->
    [0] It comes back in a few minutes.
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
puzzle-known = You know it now: it does not come back.
puzzle-change = { $change } points
mistakes-none = Nothing waits for you. After a game, “Learn from it” in its review keeps your mistakes here.
mistakes-due = { $count ->
    [one] One mistake waits for you
   *[other] { $count } mistakes wait for you
}
mistakes-later = { $count ->
    [one] One comes back later
   *[other] { $count } come back later
}
mistakes-solved = { $count ->
    [one] one is known
   *[other] { $count } are known
}
mistakes-try = Try again
mistakes-losses = What I lose points by
mistakes-losses-about = Points lost by mistakes for each game and seat, over your last games that were looked at again, beside the bots you played against.
mistakes-me = Me
mistakes-games = { $count ->
    [one] one game
   *[other] { $count } games
}
mistakes-source = Source
