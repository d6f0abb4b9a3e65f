### Words of learning that all games share.

lesson-other = That is allowed, but look again at what is lit.
lesson-show = Here. Try this one.
lesson-back = Take it back, try again

# A warning: why in a sentence, and what the choice costs as the search sees it.
teacher-warned =
    { $why } { $known ->
        [most] It costs about { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }, most of it from one source: { $source }.
        [largest] It costs about { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }, above all from one source: { $source }.
       *[no] Of a hundred games, it loses you about { $loss }.
    }

# After the game: what made the difference to the best of the others, and what to try next time.
teacher-decided = What made the difference to { $rival }: { $source }, { $mine } to { $theirs }.
teacher-next-harder = You were behind nowhere: next time, try stronger players.
