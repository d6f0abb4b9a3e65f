### What the page itself says, in English.

rank =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
vp = VP
close = Close
confirm = Confirm
why = why?
why-rule = why?
why-clause = why? { $clause }
why-title = Why did that happen?
loading = The table is being laid …
skip = To the prompt
to-lobby = To the lobby
to-table = To the table
try-again = Try again
copy = Copy
copied = Copied
start = Start
menu = Menu
settings = Settings

## Lobby
lobby-about = Three games of court and country, at one quiet table. Alone with good bots, on one screen, or with friends by a link.
lobby-games = Games
lobby-bastille = Bastille
lobby-bastille-sub = Paris, 1789
lobby-bastille-players = 3–4
lobby-bastille-time = 60 min
lobby-bastille-note = Twelve tiles a round, seven places, and always one place too few. The higher tile goes first, of equals the earlier.
lobby-louis-xiv = Louis XIV
lobby-louis-xiv-sub = The court at Versailles
lobby-louis-xiv-players = 2–4
lobby-louis-xiv-time = 75–100 min
lobby-louis-xiv-note = Twelve portraits, three ways to please them, and a king who moves. Fulfil missions, gather coats of arms.
lobby-heads-of-state = Heads of State
lobby-heads-of-state-sub = Four realms, three centuries
lobby-heads-of-state-players = 2–5
lobby-heads-of-state-time = 90–120 min
lobby-heads-of-state-note = From baron to king in Britain, France, Spain and the German states, until the revolution card appears.
lobby-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
sit-down = Sit down
invite = Invite
my-tables = Your tables
my-tables-none = No table yet. Sit down at one of the games above.
table-damaged = Damaged in the store and left alone; other tables are not affected.
table-over = finished
table-look = Look
table-open = Open
table-moves =
    { $count ->
        [one] after { $count } move
       *[other] after { $count } moves
    }
new-table = New table: { $game }
game = Game
players = Players
seat-me = me
seat-here = somebody here, at this screen
seat-invite = a friend, by a link
seat-bot-level = bot, { $level }
seat-name = Name of player { $number }
seat-who = Who plays seat { $number }?
seat-number = Player { $number }
seat-open = open seat
variants = Variants and house rules
edition = Own edition
edition-about = Figures of your own box: a TOML file that overrides some of ours.
edition-file = File with your own figures (TOML)
edition-here = This table plays with the host’s own figures (own edition), not with ours.
one-screen = One screen for several seats: the device is passed. Everybody you invite is told.
hot-seat = One screen for several seats: whoever plays there can see more than one hand.
somebody = somebody
live = The game begins at once.
your-name = Your name
name-wrong = This name cannot be used.
bot-page = Page
bot-courtier = Courtier
bot-greedy = Courtier
bot-minister = Minister
bot-sun-king = Sun King
bot-random = random
invite-about = Send one link to all your friends: each gets the next free seat. It is shown only once.
invite-link = Link of an invitation
invite-watchers = Link for watchers
watchers = Watchers
join-title = You are invited to a table.
join-from = { $host } invites you to { $game }, for { $players } players.
join-where = You are invited to { $game }, for { $players } players.
join-seat = Your place: seat { $number }.
join-watch = You will watch: you see what everybody may know.
join-held = This seat is or was held by { $names }: its hand has been seen.
join-practice = A practice table: whoever set it up may know what is hidden.
join-look-go = Watch
join-about = Tell the others your name, then take your seat.
join-go = Take the seat

## Table
dock = What to do
board = Board
rail = Players and log
rules = Rules
log = Log
log-order = newest first
log-empty = Nothing has happened yet.
score = Score
score-source = Source
score-now = The points that are public so far.
score-final = The final score.
chat = Chat
chat-line = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
watcher = a watcher
undo = Undo
take-back = Take back
rewind = Rewind
rewind-hidden = Your last move showed something hidden, so it stays; a rewind opens a practice table just before it, where everything hidden is drawn anew.
rewind-other = The bots have moved since, so your last move stays; a rewind opens a practice table just before it, where everything hidden is drawn anew.
rewind-stay = Stay here
branch = Branch
branch-of = Practice: this table branched off another game after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }.
branch-go = Back to that game
you = you
bot = bot
away = away
stand-in = a bot stands in
your-turn = Your turn
options = Options
card-origin = Where its figures come from: { $origins }.
possessions = Everything of { $name }
possessions-open = everything that lies open
possessions-own = everything you own; what is hidden only you see
possessions-hidden = Hidden
prompt-yours = Your turn: { $what }
prompt-seat = { $seat }: { $what }
prompt-other = { $seat } to move
prompt-bot = { $seat } is thinking …
prompt-open = Waiting for somebody at an open seat
prompt-watching = You are watching: you see what everybody may know.
prompt-open-how = Send the link of the seat, or let a bot play there: both are in the menu.
prompt-ending = The game comes to its end
prompt-over = The game is over
prompt-replay = Looking back: move { $seq } of { $last }
round-n = round { $round }
seats = Seats
seat-kind-human = human
seat-kind-bot = bot
seat-kind-open = open
seat-bot = Let a bot play
seat-back = I am back
seat-replace = Let a bot stand in
seat-line-join = { $name } sits down at seat { $number }.
seat-line-move = Seat { $number } is handed on: { $name } plays there now, in another browser.
seat-line-take = { $name }, the host, takes seat { $number }.
seat-line-leave = { $name } leaves seat { $number }.
seat-line-bot = The bot { $name } ({ $level }) takes seat { $number }.
seat-line-free = The bot { $name } leaves seat { $number }.
seat-line-stand-in = A bot ({ $level }) stands in for { $name }.
seat-line-back = { $name } is back.
helps = Helps (ranks, odds, progress)
text-table = Table as text
table-remove = Remove this table
table-keep = Keep this table
table-kept-about = Old finished tables may be cleared away; this one stays.
about = Quick reference and history
quick-title = On one page
history-title = What was it?
pass-title = Pass the device to { $seat }.
pass-about = The hands are covered until you go on.
pass-go = I am { $seat }
show-missions = Show { $seat }’s missions
show-hand = Show { $seat }’s hand
cover-hand = Cover
face-down =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
connection-connecting = Connecting …
connection-open = Connected
connection-lost = The connection is lost; the page is coming back by itself …
connection-closed = The table is closed.
nowhere-title = Nothing here
closed-title = This cannot be shown
practice = practice
watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }

## Rules
rules-of = Rules of { $game }
rules-here = Here and now
rules-all = All rules
rules-figures = Figures
rules-search = Search the rules
rules-search-hint = Search the rules
rules-nothing = No clause holds these words.
rules-none-now = Nothing is asked at this moment; see all rules.

## End
result = Result
end-title =
    { $count ->
        [one] { $winners } wins { $game }
       *[other] { $winners } share the victory at { $game }
    }
end-decided = The lead came mainly from { $sources }.
end-lead =
    { $lead ->
        [0] { $points } points, as many as { $seat }; the tie is broken by the rules.
        [one] { $points } points, { $lead } ahead of { $seat }.
       *[other] { $points } points, { $lead } ahead of { $seat }.
    }
end-again = Again, same table
end-board = See the board
end-record = Record of the game
chart-points = Points by round
seal-title = Sealed shuffles
seal-short = shuffles sealed { $seal }
seal-commitment = Seal shown before the first move (SHA-256)
seal-seed = Seed, shown at the end
seal-fits = The seed fits the seal: nobody could change the shuffles.
seal-broken = The seed does not fit the seal!
seal-unchecked = Check it with: trianon verify RECORD

## Replay
replay = Replay
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the end
replay-move = Move
replay-close = Back to now
play-on = Play on from here

## Hints and analysis
hint = Hint
review = Analysis
review-about = Who would have won at each moment, and the largest mistakes; from what each player could know.
review-go = Analyse the game
review-open = Open the review
review-working = The game is being looked at again …
review-chart = Chances of victory along the game
review-mistakes = Largest mistakes
review-none = No clear mistake.
review-move = Move { $seq }
review-better = Better: { $what }
review-cost = ({ $chance } instead of { $better })

bar-language = Language
bar-theme = Light or dark
error-unreachable = The server cannot be reached. The page tries again by itself.

## The stage
caption-skip = Skip
caption-all = All
caption-more = { $count } more
caption-again = Show again
caption-catch-up = Catch up
caption-away =
    { $count ->
        [one] While you were away: { $count } move
       *[other] While you were away: { $count } moves
    }
caption-undone = Taken back
pace = Pace
pace-calm = calm
pace-normal = normal
pace-brisk = brisk
pace-once = at once
sound = Sound
volume = Volume
notify = Call me to the table
notify-about = The browser tells you that it is your turn when you look at something else.
still-showing = still showing: { $count }
count-again = Show the count again
count-table = Score table

## Together, keys, answers
keys = Keys
key-options = go through what can be chosen
key-choose = choose, and once more to confirm
key-tab = to the next option or group of things to read; arrows go through the group, Enter opens one
key-escape = let go of the choice, close what is open, skip all that is being shown
key-space = skip one step of what is being shown
key-undo = take back
key-hint = hint, at a table with bots only
key-rules = rules of what is asked
key-keys = this list
key-name-space = Space
key-name-ctrl = Ctrl
key-name-enter = Enter
key-name-esc = Esc
auto = Answer by itself where there is one answer
auto-about = After a moment, and only where nobody learns anything from it.
no-confirm = Without confirmation
no-confirm-about = Only for what can be taken back.
seat-take = Sit down here
invite-next = Link for the next free seat
guests-sit = Watchers may take a free seat
invite-certain = Links to a certain seat
join-language = The host speaks { $language }.
join-your-seat = your seat
join-only-look = Just watch
language-en = English
language-fr = French
language-de = German
table-won =
    { $count ->
        [one] { $winners } has won: { $points }
       *[other] { $winners } have won: { $points }
    }
end-join = To the new table
end-waits = { $seat } waits for you at a new table.
share = Share
share-here = Share from here
share-copied = Link copied
unshare = Close the link
share-about = Anybody with this link can look at the finished game, without the talk. Each of its players can close it.
end-picture = Score sheet as a picture
end-print = Print

learn = Learn
house-puzzles = Puzzles
house-puzzle-day = Puzzle of the day
house-puzzle-days = { $days } days in a row
house-puzzle-about = One position, one choice: what would you play?
house-explore = Explore
house-explore-all = What wins? The figures of many games
house = House
lobby-lesson-first = First lesson, { $minutes } minutes
lobby-lesson-next = Lesson { $number } of { $count }
lobby-play-taught = Play with the teacher
lobby-new = New here? A teacher sits down with you.
call-teacher = Call the teacher

## The host's room
host-title = The host’s room
host-about = { $house }. Only hosts see this page.
host-leave = Log out
host-token = Host’s token
host-login = Enter
host-login-about = It was written into a file when the house first started. The command line says where it is:
host-state-well = All is well
host-state-storing = Nothing can be stored; moves are refused
host-state-slow = Moves are slower than promised; games go on
host-state-incidents = Something went wrong within the last hour; games go on
host-up = Version { $version }, up for { $span }.
host-tables-live = Tables live
host-running =
    { $count ->
        [one] · { $count } unfinished
       *[other] · { $count } unfinished
    }
host-pages =
    { $count ->
        [one] { $count } open page
       *[other] { $count } open pages
    }
host-moves = Moves
host-a-second = a second
host-moves-since = { $count } since the start
host-slowest = Slowest of 100
host-promise = of moves; promise: under { $count } ms
host-chart = { $what } over a day
host-disk = Disk
host-disk-of = % of { $size }
host-processes = Processes
host-processes-count =
    { $count ->
        [one] one process
       *[other] { $machines ->
            [one] { $count } processes
           *[other] { $count } processes on { $machines } machines
        }
    }
host-work = Work
host-busy = Busy
host-memory = Memory
host-since = Since
host-kind-serve = web and tables
host-kind-work = thinking
host-incidents = Incidents
host-incidents-none = None. The log would tell their story by their numbers.
host-at-table = table { $table }
host-thinking = Thinking
host-thinking-sum = { $held } at work, { $waiting } waiting
host-thoughts = In line here: { $count }
host-lane-quick = Quick bots
host-lane-search = Bots that search
host-lane-away = While nobody looks
host-lane-hint = Hints
host-lane-analysis = Analyses
host-backup = Backup
host-backup-last = Last backup
host-backup-none = none yet
host-backup-kept = Kept
host-backup-size = Size
host-back-up = Back up now
host-tables = Tables
host-seek = Name or id
host-none = Nothing found.
host-closed = closed
host-close = Close
host-reopen = Open again
host-remove = Remove
host-remove-sure = Yes, for good
host-players = Players
host-players-count = { $count } in all
host-name = Name
host-seen = Seen
host-now = now
host-ban = Not in for a week
host-unban = Let in again

## The open data set
give-table = This game may go into the open data set
give-table-about = Anybody gets, for ever: every move, the result, the day it ended, which seats were bots. No names, no talk. It goes only if everybody who ever sat here agrees, once it is over; nobody sees who did. You can take it back until it has gone.
give-seats = You answer for the { $count } seats you play here: ask those who sit beside you.
give-gone = It went into the open data set on { $day }; what is published stays published.
give-gone-back = You have taken it back, but it was already exported on { $day }; it is left out of all later data sets.
give-all = My finished games may go into the open data set
give-all-about = Without names or talk. Holds wherever you have not said otherwise at the table, also for games that are over.
give-back =
    { $count ->
        [one] Take back { $count } game I agreed to
       *[other] Take back { $count } games I agreed to
    }
