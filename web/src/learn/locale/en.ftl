### Learning: lessons, the teacher beside a first game, the rules to browse and to print.

learn-about = Six short lessons for each game, on the real board. Leave when you like; your place is kept.
learn-teacher = Madeleine, your teacher
learn-number = lesson { $number } of { $count }
learn-steps = Steps of this lesson
learn-over = Well done
learn-right = Yes
learn-wrong = Not yet
learn-nearly = Nearly
learn-point = What you may point at
learn-nobody = Nobody
learn-answer = That is my answer
learn-show-me = Show me
learn-next = Next
learn-back = One step back
learn-skip = Skip
learn-end = End of the lesson
learn-leave = Leave
learn-following = Next lesson
learn-all = All lessons
learn-usual = Play a usual table
learn-onward = How to go on
learn-done = done
learn-step = step { $step } of { $steps }
learn-minutes = { $minutes } min
learn-of = of { $count }
learn-go-on = Go on with lesson { $number }
learn-go-on-now = Go on: { $title }
learn-begin = Begin with lesson { $number }
learn-play = Play with the teacher
learn-again = Begin lesson { $number } anew
learn-after = After the lessons
learn-first-game = A whole game with the teacher
learn-first-game-about = Madeleine sits beside you, and speaks before a costly slip.
learn-rules-about = Searchable, with a moment from a real game for most clauses.
learn-overview-about = The order of play and every sign, on one page to print.

teacher-look = What should I look at?
teacher-away = Send the teacher away
teacher-why = Rule { $clause }
teacher-quiet = This one is yours to judge. Ask when you like.
teacher-sure = Are you sure?
teacher-anyway = Do it anyway
teacher-other = Choose again
teacher-gained = { $points ->
    [one] { $signed } point: { $source }
   *[other] { $signed } points: { $source }
 }

rules-contents = Contents
rules-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
 }
rules-board = See it on the board
rules-moment = { $clause } on the board
rules-moment-about = A moment from a real game, as { $name } saw it.
rules-again = Once more
rules-back = Back to the rules
rules-signs = Signs
overview = Overview
overview-of = { $game } on one page
overview-print = Print
overview-play = The order of play
overview-lessons = What good players know
overview-signs = Signs
sign-more = Rule { $clause }
