### What all games share, in English.

## Errors: requests

error-unknown-game = There is no game “{ $game }”; the games are: { $known }.
error-game-module = The folder games/{ $game } lacks the module { $module }.py; docs/adding-a-game.md says what belongs there.
error-game-answer = games/{ $game }/{ $module }.py lacks “{ $answer }”; docs/adding-a-game.md says what belongs there.
error-game-meta = games/{ $game }/meta.toml cannot be read: { $reason }.
error-bot-without-heuristic = The bot “{ $bot }” cannot judge the game { $game }, which has no heuristic; bots that can play it: { $known }.
error-no-heuristic = The game { $game } has no heuristic to search or tune with; write bots/heuristics/{ $module }.py and { $module }.toml.
error-no-encoder = The game { $game } has no observations to learn from; write envs/encoders/{ $module }.py.
error-players = The game { $game } cannot be played by { $players }; possible numbers of players: { $allowed }.
error-switch = The game { $game } has no switch “{ $switch }”; its switches are: { $known }.
error-snapshot = This saved state does not fit the game { $game } with this number of players and this version; load one that was saved with the same game, players and version.
error-game-over = The game is over: “{ $action }” is no longer possible.
error-illegal-action = “{ $action }” is not possible here; possible actions: { $legal }.
error-bad-simulations = “{ $bot }” is no computer player: a number of simulations, one or more, may follow { $known }, as in minister:2000.
error-bad-budget = A search needs a budget: at least one simulation, one world or a moment of time, and at least one thread.
error-unknown-bot = There is no player “{ $bot }”; the computer players are: { $known }.
error-bots-count = Players named: { $found }; there must be { $wanted }, one for each seat.
error-opponents-alone = Opponents were named, but no seat that learns; give learner=0, another seat or learner="rotating".
error-two-formats = Only one of --json and --csv is possible; leave one out.
error-bot-no-file = There is no file { $file } to take a player from; own players are named FILE.py:Class.
error-bot-no-class = The file { $file } has no “{ $name }”; players found there: { $known }.
error-bot-no-choose = { $bot } is no player: it needs a method choose(sight) that returns one of sight.decision.actions.
error-bot-import = The file { $file } cannot be imported: line { $line }: { $reason }
error-not-sendable = This player cannot be sent to other processes ({ $reason }): define it at the top level of a module, name it as FILE.py:Class, or use one process.
error-unknown-reward = There is no reward “{ $reward }”; the rewards are: { $known }.
error-unknown-array = There is no array “{ $array }”; the arrays are: { $known }.
error-bad-array = The array { $array } is { $found }; it must be { $wanted }, in one piece.
error-bad-actions = Actions of the shape { $found } were given; there must be { $wanted }, one for each game.
error-bad-seat = There is no seat “{ $seat }”; the seats are 0 to { $last }.
error-agent-done = The game is over: “{ $action }” is no longer possible; the only legal action of an agent that is done is None.
error-not-reset = The game has not begun; call reset first.
error-unknown-mode = The board cannot be drawn as “{ $mode }”; the ways of drawing are: { $known }.
error-unknown-answer = An illegal action cannot be answered by “{ $answer }”; possible answers: { $known }.
error-unknown-language = There is no language “{ $language }”; the languages are: { $known }.
error-bad-games = “{ $found }” is not a number of games; it must be a whole number from 1 up.
error-bad-tuning = Tuning needs at least one game in a turn, one simulation and one process; turns and policy games may be 0.
error-needs-extra = This needs the package { $module }, which is not installed: pip install "trianon[{ $extra }]".
error-bad-jobs = “{ $found }” is not a number of processes; it must be a whole number from 1 up.
error-bad-seed = “{ $found }” is not a seed; it must be a whole number or hexadecimal digits.
error-bad-ply = There is no move “{ $found }” in this record; it must be a whole number from 0 to { $last }.
error-file-unreadable = The file { $file } cannot be read: { $reason }.
error-file-exists = The file { $file } exists already; choose another name or delete it first.
error-file-unwritable = The file { $file } cannot be written: { $reason }.
error-lineup-repeats = Players named: { $found }, some of them more than once; name each once, or { $wanted } of them, one for each seat.
error-results-other = The file { $file } holds the games of another tournament: { $field } is “{ $found }” there, but “{ $wanted }” here; choose another file, or give the same options with the same program.
error-results-not-results = The file { $file } does not begin like the results of a tournament ({ $reason }); choose another file.
error-results-line = Line { $line } of the results { $file } cannot be read: { $reason }; delete the line, and its game is played again.
error-report-needs = A report needs packages that are not installed: { $packages }; install trianon[report].
error-worker-died = A process has died; finished games are kept in the results file, if one was named. Start the same command again to go on.

## Errors: editions

error-edition-unreadable = The edition file { $file } cannot be read: { $reason }.
error-edition-not-toml = The edition file { $file } is not valid TOML: { $reason }.
error-edition-unknown-field = Edition, row { $row }: there is no field “{ $field }”; the fields are: { $known }.
error-edition-row-without-id = Edition, table { $row }: each row must be a table with an “id”, but one has none.
error-edition-unknown-row = Edition, table { $row }: there is no row “{ $id }”; the rows are: { $known }.
error-edition-wrong-type = Edition, row { $row }, field { $field }: the value must be of type { $wanted }, but is { $found }.
error-edition-missing-field = Edition, row { $row }: the field “{ $field }” is missing; a replaced list must give all fields.
error-edition-figure = Edition, row { $row }, field { $field }: { $found } cannot be used; it must be: { $problem }.

## Errors: positions

error-position-not-toml = The position is not valid TOML: { $reason }.
error-position-missing-row = Position: the table “{ $row }” is missing or is not a table; it must be there.
error-position-missing-field = Position, row { $row }: the field “{ $field }” is missing; it must be there.
error-position-wrong-value = Position, row { $row }, field { $field }: { $found } is wrong; it must be: { $wanted }.
error-position-row-count = Position: there must be { $wanted } rows of “{ $row }”, but there are { $found }.
error-position-unknown-field = Position, row { $row }: there is no field “{ $field }”; the fields are: { $known }.
error-position-no-option = Position, row { $row }, field { $field }: this decision has no legal option here; it must be one with at least one option.
error-position-invariant = Position, row { $row }, field { $field }: { $invariant } does not hold; it must be { $wanted }, but is { $found }.

## Errors: records

error-record-unreadable = The record { $file } cannot be read: { $reason }.
error-record-not-record = The file { $file } is not a record of a game; a record begins with a line that names the game.
error-record-line = Record, line { $line }: { $reason }.
error-record-truncated = The record breaks off at line { $line }; a whole record ends with a complete line.
error-record-end = The last line of the record says “{ $found }”, but the game played again comes to “{ $wanted }”: scores or ending were altered.
error-record-digest = The record does not replay: after move { $ply } the digest must be { $expected }, but is { $found }.
error-record-rules = The record was played with version { $found } of the rules, but this program has version { $wanted }; replay it with a program that has version { $found }.
error-record-illegal = Record, line { $line }: “{ $action }” is not possible here; possible actions: { $legal }.

## Errors: the tables in the browser

error-malformed = The server did not understand this request ({ $reason }); load the page again.
error-no-session = This browser has no session yet; load the page again and allow its cookie.
error-foreign-origin = This request comes from another site ({ $origin }) and is refused; open the page of this server itself.
error-unknown-table = There is no such table; it may have been removed. Go back to the lobby.
error-unknown-route = There is nothing at this address; go back to the lobby.
error-method = This address does not take such a request.
error-not-at-table = You are not at this table; ask its host for an invitation.
error-not-your-seat = This seat is not yours, so you cannot do that with it.
error-not-your-turn = It is another player’s turn.
error-stand-in = A bot is standing in for you; take your seat back first.
error-stale = The table has moved on meanwhile; look again and choose anew.
error-move-id = This move was already sent for another seat; load the page again.
error-game-running = This is shown when the game is over.
error-undo-none = There is no move of yours to take back.
error-undo-other = This move cannot be taken back: another player has acted since.
error-undo-hidden = This move cannot be taken back: it showed something hidden.
error-seat-not-open = This seat is not free.
error-seat-present = The player of this seat is here; a bot can stand in when the player has been away for a while.
error-seat-held = Somebody else has held this seat and seen its hand. Let a bot play there, or invite somebody who has no other seat at this table.
error-second-seat = A hand is seen by one person only: you have another seat at this table, or had one, and somebody else was invited.
error-seat-changes = The seats of this table have changed { $most } times; that must do. You can still leave your seat or come back to it.
error-invitation-unknown = This invitation is not valid, or no longer; ask for a new link.
error-invitation-used = This invitation has been used by somebody else; ask for a new link.
error-bad-name = A name needs from 1 to { $longest } visible characters.
error-name-too-long = This name has { $found } characters; at most { $longest } are possible.
error-chat-too-long = This message has { $found } characters; at most { $longest } are possible.
error-chat-empty = There is nothing to say in an empty message.
error-no-hello = The page and the server have lost each other; load the page again.
error-too-fast =
    { $seconds ->
        [one] That was too fast; wait a second and try again.
       *[other] That was too fast; wait { $seconds } seconds and try again.
    }
error-too-slow = The connection is too slow and was cut; the page comes back by itself.
error-too-large = This message is too large; at most { $most } bytes are possible.
error-tables-full = You have { $most } unfinished tables; finish or remove one first.
error-tables-hourly =
    { $minutes ->
        [one] From here { $most } tables were made within an hour; wait a minute.
       *[other] From here { $most } tables were made within an hour; wait { $minutes } minutes.
    }
error-server-full = This server has no room for more unfinished tables ({ $most }); come back later.
error-too-many-sockets = Too many pages are open here (at most { $most }); close one and load this page again.
error-table-removed = This table has been removed.
error-not-solo = A running game can only be played on from here by one player against bots; wait for its end.
error-share-unknown = There is no such shared game, or its players have closed the link.
error-no-free-seat = No seat is free at this table; you can watch.
error-no-hints = Hints are given only where one person plays against bots.
error-hint-late = There is no time for a hint at the moment; try again soon.
error-not-alone = Other players sit at this table; it can be removed when the game is over.
error-no-record = This table branched off a running game, so there is no record from its beginning.
error-rules-changed = This game was begun with version { $found } of the rules, this server has version { $wanted }; it can be played on, but not replayed here.
error-storage = The server cannot store anything at the moment; nothing was changed. Try again soon.
error-damaged = This game is damaged in the store and is left alone; other tables are not affected. Number of the incident: { $incident }.
error-incident = Something went wrong on our side; nothing was changed. Number of the incident: { $incident }.
error-page-missing = The page has not been built; build it, or install the finished package.
error-data-folder = The folder { $folder } cannot be used: { $reason }.
error-data-none = There is no database at { $file }; name its folder with --data.
error-data-file = The file { $file } cannot be opened: { $reason }.
error-data-not-ours = The file { $file } is no database of Trianon; it was not touched. Name another folder with --data.
error-data-newer = The database { $file } was made by a newer version of Trianon (database version { $found }, this program knows { $wanted }); it was not touched. Install the newer version.
error-rules-newer = This table is played by newer rules than this part of the server has; the page comes back by itself.
error-rules-elsewhere = This table is played on by the older part of the server (version { $found } of the rules, here { $wanted }); the page comes back by itself.
error-database-ahead = The database { $file } allows only builds that know its version { $oldest }; this program knows { $wanted } and touched nothing. Install the newer version.
error-build-old = This part of the server is being replaced by a newer one; the page comes back by itself.
error-page-old = This page is older than the server; it loads itself anew.
error-server-old = This page is newer than this part of the server, which is being replaced; it comes back by itself.
error-data-older = The database { $file } is of an older version ({ $found }, not { $wanted }); start the server once, it brings the database up to date.
error-data-in-use = Another server (process { $process }) uses the folder { $folder } already; stop it first, or name another folder with --data.
error-database-url = “{ $found }” is no URL of a database; right would be sqlite:////home/me/trianon.sqlite3 or postgresql://user:password@host/name.
error-database-driver = The driver for { $url } is not installed; install it with: pip install 'trianon[postgres]'.
error-database-unreachable = The database { $url } cannot be used: { $reason }. Is it running, and are name and password right?
error-database-old = The database is PostgreSQL { $found }; at least { $wanted } is needed.
error-database-not-ours = The database { $url } holds tables that are not of Trianon; it was not touched. Name an empty one.
error-database-both = Give either --data or --database, not both.
error-processes-file = A file of SQLite is served by one process, not { $count }; several need PostgreSQL: --database postgresql://...
error-processes-fork = This system cannot start { $count } processes for one address; start `trianon serve` several times instead.
error-work-file = Workers need a database that several processes can use: --database postgresql://user@host/name.
error-hints-url = “{ $found }” is no URL of a Redis or Valkey; right would be redis://host:6379/0.
error-hints-driver = The client for Redis and Valkey is not installed; install it with: pip install 'trianon[redis]'.
error-address = The server cannot listen at { $host }, port { $port }: { $reason }.
error-trusted-proxy = “{ $found }” is not the address of a proxy; right would be 127.0.0.1, or a network such as 10.0.0.0/8.
error-no-database = There is no database in { $folder }; name the folder of the server with --data.
error-record-commitment = The seed does not fit what was promised: its SHA-256 is { $found }, not { $expected }.
error-record-chance = The chance of this game does not come from its seed: different after move { $ply }.

serve-upgrading = Bringing the database up to date: { $done } of { $total } tables.
serve-open = Trianon is ready: { $address }
serve-stopped = Trianon has stopped.
work-ready = Trianon thinks for the tables of { $database }.
work-stopped = Trianon has stopped thinking.
prune-nothing = Nothing to clear away: no finished table is older than { $days } days, no session is unused.
prune-tables =
    { $tables ->
        [one] One finished table older than { $days } days was removed.
       *[other] { $tables } finished tables older than { $days } days were removed.
    }
prune-sessions =
    { $sessions ->
        [one] One unused session was forgotten.
       *[other] { $sessions } unused sessions were forgotten.
    }
prune-would-tables =
    { $tables ->
        [one] One finished table older than { $days } days would be removed.
       *[other] { $tables } finished tables older than { $days } days would be removed.
    }
prune-would-sessions =
    { $sessions ->
        [one] One unused session would be forgotten.
       *[other] { $sessions } unused sessions would be forgotten.
    }
verify-commitment = SHA-256 of the seed: { $digest }
verify-compare = Compare it with what was shown when the game began.
verify-ok =
    { $moves ->
        [one] { $moves } move replayed, { $words } words of chance compared: everything fits the seed.
       *[other] { $moves } moves replayed, { $words } words of chance compared: everything fits the seed.
    }
error-config-file = There is no file of settings at { $file }.
error-config-unreadable = { $file } cannot be read: { $reason }.
error-setting-unknown = “{ $name }” ({ $source }) is no setting; perhaps { $near } is meant. `trianon config` lists them all.
error-setting-wrong =
    The setting { $name } ({ $source }) cannot have this value; right would be: { $wanted ->
        [whole] a whole number, for example { $example }
        [number] a number, for example { $example }
        [rate] two numbers, so many at once and so many more a second, for example { $example }
        [texts] one or more texts, for example { $example }
        [text] a text
        [least] a number, at least { $example }
        [between] a number from { $example } to { $most }
       *[exactly] { $example }
    }.
error-database-empty = The setting { $name } ({ $source }) is empty; nothing was touched. Name a database or leave the setting out.
error-setting-twice = { $first } and { $second } both give the same setting; leave one of them out.
error-traces-url = “{ $found }” is no URL of a collector of traces; right would be http://127.0.0.1:4318.
error-traces-driver = OpenTelemetry is not installed; install it with: pip install 'trianon[traces]'.
error-listener = “{ $found }” is no address to listen at; right would be 127.0.0.1:9117.
error-origin = “{ $found }” is no address of a page; right would be https://games.example.
error-backup-failed = { $file }: the copy could not be made: { $reason }.
error-backup-none = There is no backup at { $file }.
error-backup-harmed =
    { $tables ->
        [one] The backup { $file } is damaged (one table); nothing was restored. See: trianon check --database sqlite:///{ $file }
       *[other] The backup { $file } is damaged ({ $tables } tables); nothing was restored. See: trianon check --database sqlite:///{ $file }
    }
error-restore-not-empty = { $database } holds a house already; nothing was changed. Name an empty folder or database.
error-id-short = “{ $found }” is too short for an id; at least { $least } characters are needed.
error-id-several = Several ids begin with “{ $found }”; write more of it.
error-unknown-table-id = No table has an id that begins with “{ $found }”; `trianon admin tables` lists them.
error-unknown-player = No player has an id that begins with “{ $found }”, and it is no address; `trianon admin players` lists them.
error-table-busy = The table { $found } changes all the time; try again.
error-export-running = The game at table { $table } still runs; a record would tell what is hidden.
error-no-ban = Nobody is banned as “{ $found }”; `trianon admin bans` lists them.
error-table-closed = The host has closed this table; nobody plays on here.
error-banned = The host of this house does not let you in.
error-no-host = This is for the host alone; log in with the host’s token.
error-host-token = This is not the host’s token. `trianon admin token` says where it is.
error-host-token-file = The file { $file } holds no token: at least { $least } characters are needed. Remove it, and a new one is made.
admin-token = The host’s token is in { $file }; with it the page /host opens.
config-name = setting
config-value = value
config-source = from
backup-made = { $file } ({ $kilobytes } KiB)
restore-done =
    { $tables ->
        [one] One table is in { $database }; every row was checked.
       *[other] { $tables } tables are in { $database }; every row was checked.
    }
admin-table = table
admin-game = game
admin-players = players
admin-ply = moves
admin-over = over
admin-closed = closed
admin-kept = kept
admin-touched = last move
admin-player = player
admin-name = name
admin-tables = tables
admin-created = since
admin-used = seen
admin-banned = banned
admin-kind = kind
admin-who = who
admin-until = until
admin-reason = reason
admin-at = since
admin-was-closed = Table { $table } is closed.
admin-was-reopened = Table { $table } is open again.
admin-remove-sure = Remove table { $table } for good?
admin-was-removed = Table { $table } is gone.
admin-was-banned =
    { $days ->
        [0] { $who } is not let in any more.
        [one] { $who } is not let in for one day.
       *[other] { $who } is not let in for { $days } days.
    }
admin-was-unbanned = { $who } may come in again.
admin-was-exported =
    { $tables ->
        [one] One record is in { $folder }.
       *[other] { $tables } records are in { $folder }.
    }
check-digest = does not fit its digest
check-chain = does not continue the log before it
check-missing = is missing
check-end = is not where the log ends (snapshot and log: { $detail })
check-commitment = does not fit the promise made when the game began
check-state = does not fit the state it leads to
check-file = SQLite says: { $detail }
check-orphan = belongs to no game
check-unreadable = cannot be read ({ $detail })
check-replay = is not what the rules make of this seed and this log
check-clean =
    { $tables ->
        [one] One table checked: every row is as it was written.
       *[other] { $tables } tables checked: every row is as it was written.
    }
check-harmed =
    { $tables ->
        [one] One table checked: it is damaged.
       *[other] { $tables } tables checked; damaged: { $harmed }.
    }

## Playing in the terminal

play-your-turn = { $seat }, it is your turn.
play-choose =
    { $count ->
        [1] Choose 1 (? 1 explains it; hint, board, undo, log, help, quit)
       *[other] Choose 1-{ $count } (? N explains one; hint, board, undo, log, help, quit)
    }
play-earlier = { $count ->
    [one] One line before these is in the log.
   *[other] { $count } lines before these are in the log.
  }
play-bad-choice =
    { $count ->
        [1] “{ $found }” is not a choice; type 1, “? 1”, “hint”, “board”, “undo”, “log”, “help” or “quit”.
       *[other] “{ $found }” is not a choice; type a number from 1 to { $count }, “? N”, “hint”, “board”, “undo”, “log”, “help” or “quit”.
    }
play-help =
    A number chooses that option.
    ? N     what option N would mean, and its rule; ? alone: the rule of this question
    hint    the best options as a search from your own view sees them, and why
    board   the table again, with the question; it is drawn by itself when others have moved
    undo    takes your last choice back, if nobody has learned anything from it
    log     all that has happened
    quit    breaks the game off; with --save it is kept
play-undo-done = The last move is taken back.
play-undo-refused-hidden = This move cannot be taken back: hidden information has been shown since.
play-undo-refused-other = This move cannot be taken back: another player has acted since.
play-undo-refused-none = There is no move to take back.
play-quit = The game is broken off.
play-saved = The game is saved in { $file }.
play-over = The game is over.
play-winner = { $seat } wins with { $count } VP.
play-shared = The victory is shared by { $seats }.
play-thinking = { $seat } is thinking …
play-clause = { $clause } { $title }
play-seed = Seed of this game: { $seed }
play-commitment = SHA-256 of the seed, which is shown at the end of the game: { $digest }
play-practice = Practice game: the seed was chosen, so chance can be known in advance.

label-seat = Seat
label-player = Player
label-you = you
label-total = Total
label-source = Source
label-clause = Clause
label-points = VP
label-log = Log
label-options = Options

## Simulation and replay

simulate-title =
    { $games ->
        [one] { $games } game simulated
       *[other] { $games } games simulated
    }
simulate-never-fired = Clauses that never applied
replay-ok =
    { $moves ->
        [one] The record replays without error: { $moves } move, all digests equal.
       *[other] The record replays without error: { $moves } moves, all digests equal.
    }
uncompiled-notice = The rules run uncompiled: everything works, but much more slowly. Install with a C compiler for full speed.

## Tournaments

tournament-title = Tournament of { $game }
tournament-about = Games: { $games } at tables of { $players }, on { $shuffles } shuffles; each bot sat equally often in every seat. Seed { $seed }.
tournament-rounded = { $asked } games were asked for; whole shuffles make it { $games }.
tournament-resumed = Games already in { $file }: { $games }.
tournament-broken-off = Broken off after { $games } of { $total } games; { $file } keeps them: start the same command again to go on.
tournament-broken-off-lost = Broken off after { $games } of { $total } games; whole shuffles among them are shown. With --results FILE the games would be kept, to go on later.
tournament-report-written = The report is in { $file }.
tournament-incidents-found = Bots failed { $count } times; each time the seat was played at random to the end of the game.
tournament-bot = bot
tournament-games = games
tournament-win-share = win share
tournament-interval = 95 % interval
tournament-rank = mean rank
tournament-margin = margin
tournament-score = mean score
tournament-rating = rating
tournament-thinking = ms a move
tournament-thinking-p95 = 95 % within
tournament-incidents = incidents
tournament-seat = seat
tournament-place = place
tournament-low = from
tournament-high = to
tournament-points = victory points
tournament-share = share
tournament-fair-share = Fair share: { $share }
tournament-chart-wins = Share of the wins, with 95 % intervals
tournament-chart-wins-note = The dashed line is the fair share. What one shuffle decides together counts as one.
tournament-chart-scores = Victory points
tournament-chart-scores-note = How often a score of about so many points was reached.
tournament-chart-places = Places
tournament-chart-places-note = How often each place was taken; ties are spread over their places.
tournament-chart-thinking = Thinking time of a move
tournament-chart-thinking-note = The dot is the mean, the upright stroke the time that 95 % of the moves kept within; only decisions with more than one option count.
tournament-chart-ratings = OpenSkill ratings
tournament-chart-ratings-note = Skill and two standard deviations to each side (Plackett-Luce); new bots begin at 25.
tournament-heading-standings = Standings
tournament-heading-seats = Seats
tournament-heading-mirror = Mirror: { $bot } against itself
tournament-heading-incidents = Incidents
tournament-heading-reproduce = Play it again
tournament-mirror-note = Every copy should win its fair share; seats may differ.
tournament-reproduce-note = Program { $version }, rules { $rules }, code { $code }. Bots with a time budget play a little differently on every machine.
tournament-error = error

## Analysis

analysis-title = Analysis of a game of { $game }
analysis-about = Moves: { $moves }, real choices among them: { $decisions }. Each was searched with { $simulations } simulations.
analysis-start = start
analysis-move = move
analysis-player = player
analysis-played = played
analysis-better = better
analysis-chance = chance
analysis-better-chance = with the better
analysis-loss = lost
analysis-whose = chance of
analysis-before = before
analysis-after = after
analysis-heading-course = Chances of victory
analysis-heading-turns = Turning points
analysis-heading-mistakes = Largest mistakes of { $player }
analysis-heading-reproduce = Make it again
analysis-course-note = After the move of this number, as an onlooker could judge who sees what everybody sees.
analysis-turns-note = The moves after which the chances changed most, by the move itself or by what it brought to light.
analysis-mistakes-note = Judged from what the player could know, both options in the same imagined worlds.
analysis-no-mistakes = No choice of this player was clearly worse than another.
analysis-chart-course = The course of the game
analysis-chart-course-note = Probability of victory of each player after each choice; dashed lines are the turning points.
analysis-reproduce-note = Program { $version }, rules { $rules }. The same record and number of simulations give the same analysis.

bot-random = random player
bot-page = Page
bot-courtier = Courtier
bot-greedy = Courtier
bot-minister = Minister
bot-sun-king = Sun King
bot-human = human

## Simulations and other long work

broken-off = Broken off.
simulate-broken-off = Broken off after { $games } of { $total } games; the table shows those.
tune-broken-off = Broken off after { $games } of { $total } games; { $file } was not written.
simulate-games = games
simulate-seconds = seconds
simulate-games-per-s = games a second
simulate-clauses-never-fired = clauses that never fired
simulate-incidents = failures of bots
simulate-length = moves of a game (95 %), shortest–longest
simulate-heading-seats = Seats
simulate-heading-sources = Points by source: of each seat, of winners, of the others
simulate-winners = winners
simulate-others = others

## Where the figures come from

altered-title = Played otherwise than in the box
altered-what = what
altered-box = in the box
altered-here = here
figures-title = Where the figures come from
figures-names = Rows and fields bear the names that an edition file uses.
figures-what = what
figures-figure = figure
figures-origin = origin
figures-count = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
origin-seed = rulebook
origin-public = public page
origin-reconstructed = reconstructed
origin-edition = your edition
origin-seed-about = Printed in a rulebook of the game.
origin-public-about = Given by another public page, such as a review.
origin-reconstructed-about = Found nowhere in print: chosen by us so that it fits everything that is known. Who owns the box can correct it with an edition file.
origin-edition-about = From the edition file that is played with here.

## Lessons

error-lesson-name = Lesson file { $file }: its name must be a number, a hyphen and a name in small letters, as in 1-first-steps.toml.
error-lesson-unreadable = Lesson file { $file } cannot be read: { $reason }. It must be a text file of valid TOML.
error-lesson-shape = Lesson file { $file }{ $step ->
    [0] {""}
   *[other] , step { $step }
}: { $reason }. It must have the fields of a lesson and no others.
error-lesson-schema = Lesson file { $file }: schema { $schema } is not known here; it must be { $wanted }.
error-lesson-beginning = Lesson file { $file }: the first step must name the position it begins with.
error-lesson-thing = Lesson file { $file }, step { $step }: “{ $thing }” is nothing on this table; it must be one of the things that can be lit.
error-lesson-answers = Lesson file { $file }, step { $step }: the answers do not fit the kind “{ $kind }”; to act needs actions, to point needs things, one of them right, and other kinds have none.
error-lesson-position = Lesson file { $file }, step { $step }: the position { $position } is not legal: { $reason }
error-lesson-table = Lesson file { $file }, step { $step }: the position { $position } must be of this game, with a seat for each name.
error-lesson-learner = Lesson file { $file }: seat { $learner } must be one of the table, with an empty name, for it is the learner’s.
error-lesson-word = Lesson file { $file }{ $step ->
    [0] {""}
   *[other] , step { $step }
}: the words “{ $word }” are missing in the language { $language }; they must be there.
error-lesson-action = Lesson file { $file }, step { $step }: “{ $action }” cannot be carried out; the options are: { $legal }.
error-lesson-then = Lesson file { $file }, step { $step }: “{ $action }” cannot follow by itself; the options are: { $legal }.
error-lesson-asked = Lesson file { $file }, step { $step }: the learner must be asked here, but it is the turn of seat { $seat }.
error-lesson-open = Lesson file { $file }, step { $step }: nothing answers { $actions }; every choice needs an answer, or the step needs “other”.
error-lesson-offer = Lesson file { $file }, step { $step }: “{ $thing }” is answered, but not offered; it must be among the offers.
error-lesson-tap = Lesson file { $file }, step { $step }: “{ $thing }” is an option here; a tap must be something that cannot be chosen.
error-lesson-event = Lesson file { $file }, step { $step }: “{ $event }” does not happen; the words say that it does.
error-lesson-fact = Lesson file { $file }, step { $step }: “{ $fact }” does not hold; found was: { $found }.
error-lesson-options = Lesson file { $file }, step { $step }: other options are open afterwards than the file says: { $legal }.
error-lesson-closed = Lesson file { $file }, step { $step }: “{ $action }” is open afterwards; the words say that it is not.
error-lesson-end = Lesson file { $file }, step { $step }: no right answer leads on from here; there must be one.
error-teacher-file = The teacher’s file of { $game } cannot be used: { $reason }. It must have the fields of such a file and no others.
error-teacher-condition = The teacher’s file of { $game }, line { $line }: the game has no condition “{ $when }”; it must be one of its teaching module.
error-teacher-word = The teacher of { $game }: the words “{ $word }” are missing in the language { $language }; they must be there.
error-moments-file = The moments of { $game } cannot be used: { $reason }. Write them anew with tools/moments.py.
error-glossary-file = The glossary of { $game } cannot be used: { $reason }. It must have the fields of a glossary and no others, each entry once.
error-glossary-word = The glossary of { $game }: the words “{ $word }” are missing in the language { $language }; they must be there.
error-glossary-clause = The glossary of { $game }, entry { $entry }: the rules have no clause { $clause }; it must be one of theirs.

# Hints
hint-title = Your chances of victory
hint-sure = sure
hint-fairly = fairly sure
hint-unsure = unsure
hint-chance = { $chance } ({ $sure })
hint-even = about as good
hint-all-even = These options are about equally good; the order says little.
hint-rivals = for the best of the others
hint-reason = { $points } { $source }
hint-next = beside the next option
hint-best = beside the first option
hint-no-reason = no clear difference in points

# Puzzles
error-puzzles-line = Puzzle file { $file }, line { $line }: { $reason }. Each line must be one puzzle as `trianon puzzles make` writes it.
error-puzzles-other = Puzzle file { $file }: its { $field } is { $found }, but here it must be { $wanted }. Make the puzzles again with `trianon puzzles make`.
error-puzzles-seed = Puzzle file { $file } was made with seed { $found }, not { $wanted }. Go on with --seed { $found } or name another file.
error-puzzle-changed = Puzzle { $id } is damaged: its position does not fit its name.
error-bad-puzzle-make = Puzzles are made with --count and --jobs of at least 1 and --minutes of at least 0.
error-bad-puzzle-check = Puzzles are checked with --sample of at least 0 and --simulations of at least 1.
puzzles-made = { $file }: { $total } puzzles, { $new } of them new, from { $games } games.
puzzles-checked = { $held } of { $total } puzzles hold.
puzzle-no-longer = { $id }  { $kind }  no longer holds: the search tries another choice most, with the solution { $lead } points of chance ahead.
puzzle-broken = { $id }  { $kind }  is damaged: its position does not fit its name.
error-unknown-puzzle = There is no such puzzle; choose one from the list of puzzles.
error-no-puzzles = There are no puzzles for { $game } here yet.
error-comments-full = This game has { $most } comments already; there is no room for more.
error-record-unfinished = The record { $file } stops before the end of its game; only a finished game can be reviewed.
review-taken-in = A game of { $moves } moves was taken in. Put the address of your server, such as http://127.0.0.1:8017, before the two lines below. Open the first and press “Watch”; only then open the second:
## Studies

study-played = Games in { $folder }: { $games }.
study-broken-off = Broken off after { $games } of { $total } games; { $folder } keeps them, only unfinished parts are lost: start the same command again to go on.
study-report-written = The report is in { $file }.
study-no-browser = No Chromium was found to print a PDF; open { $file } in a browser and print it there.
error-study-by-time = These bots think by the clock, so nobody could play the same games again: { $bots }. Give them simulations (minister:400), or allow it with --by-time.
error-study-openings = --openings is “{ $found }”; it must be own or random.
error-study-share = The share of games of which every decision is kept is { $found }; it must be between 0 and 1.
error-study-same = The compared variant changes nothing; name another edition, switch or opening.
error-study-opening = No game begins with “{ $found }”; first choices are: { $known }.
error-study-none = The folder { $folder } holds no study ({ $reason }); name the folder given to --out.
error-usage-missing = { $what } is missing; see `{ $command } -h`.
error-usage-option = There is no option { $option }; most alike: { $known }; see `{ $command } -h`.
error-usage-no-option = There is no option { $option }; see `{ $command } -h`.
error-usage-value = { $what } cannot take what it was given ({ $reason }).
error-usage-other = The command line cannot be read ({ $reason }); see `{ $command } -h`.
error-study-in-use = Another command (process { $process }) writes into { $folder } already; let it end, or choose another folder.
error-study-folder = { $folder } is not empty and holds no study; choose a new folder.
error-study-other = The folder { $folder } holds another study: { $field } is “{ $found }” there, but “{ $wanted }” here; choose another folder, or give the same options with the same program.
error-study-disk = The study would need about { $needed } MB in { $folder }, and { $free } MB are free; play fewer games, give --plain, or choose another disk.
error-study-disk-full = The disk of { $folder } is full ({ $reason }); finished parts are kept: make room and start the same command again.
error-study-needs = A study needs a package that is not installed: { $module }; install trianon[lab].
error-study-no-table = The study in { $folder } has no table “{ $table }”; with --plain only games and seats are written.
error-study-unfinished = The study in { $folder } is not finished; start its command again: { $command }.
error-cluster-needs = A cluster needs Ray, which is not installed; install trianon[ray].
error-cluster-absent = There is no cluster at { $address } ({ $reason }); start one with “ray start --head”, or give --cluster local.
error-study-pdf = The browser could not print { $file } ({ $reason }); open the report in a browser and print it there.
error-cluster-address = “{ $found }” is no address of a cluster; give local, auto or host:port.
study-records-aside = Records left aside (other games, players, switches or figures, older rules, unfinished, or of the same shuffle): { $records }.
error-study-no-records = The folder { $folder } holds no records; name a folder with files that end in .trianon.
error-study-record = The record { $file } cannot be followed: { $reason }.
error-study-none-alike = No finished game of { $game } in { $folder } was played by so many, with these switches and figures; finished games × players there: { $found }.
error-study-records-option = --records studies games that were played; { $option } does not go with it.
error-study-game = { $game } cannot be studied yet: its folder lacks { $module }.py; write it as in the other games.

## The list of games

games-players = { $players } players

## The open data set

open-data-title = Games of people
open-data-about = { $games } finished games of Trianon, given away on { $day } by everybody who ever held a seat in them. Licence: { $licence }.
open-data-without = Not in it: names, talk, who played which other game, anything of the server, times finer than a day. People are “human”, bots have the name of their level, “mixed” is a seat that changed between them. Games with figures of their own and practice are left out. The order within a day and all numbers are drawn by lot.
open-data-please = Whoever has sat at such a table, or was shown the game, can know it again by its moves. Please do not try to find out who played.
open-data-layout = `records` holds each game move by move, its seed included, so that it can be replayed and verified. `studies` holds the same games as Parquet, in the tables of `trianon study`; the command in each `manifest.json` makes them again and writes a report. `games.parquet` says on which day each game ended. Parts, with their games:
open-data-written =
    { $games ->
        [one] One game is in { $folder }.
       *[other] { $games } games are in { $folder }.
    }
open-data-left-out =
    { $games ->
        [one] One more was left out: it is damaged, or was played with rules this program does not have.
       *[other] { $games } more were left out: they are damaged, or were played with rules this program does not have.
    }
error-open-data-folder = { $folder } is there already and not empty; a data set gets a new folder.
error-open-data-none = There is no finished game whose people have all agreed (with --new: none that did not go before); nothing was written.
error-open-data-disk = The data set would need about { $needed } MB in { $folder }, and { $free } MB are free; choose another disk.
error-open-data-disk-full = The disk of { $folder } is full ({ $reason }); nothing was written under this name: make room and start again.
error-open-data-busy = Another export to { $folder } is under way (process { $process }); wait for it, or choose another folder.

## Studies one can explore

explore-preparing = Preparing { $folder } for the explorer.
explore-prepared = { $folder } can be explored: publish it with `trianon serve --studies`, or copy it with `trianon explore export`.
explore-exported = { $folder } holds { $studies } { $studies ->
    [one] study
   *[other] studies
  }, { $answers } answers, { $megabytes } MB: every filter, and lines of up to { $depth } first choices that at least { $least } games began with. Any web server can serve it.
error-unknown-study = There is no study { $study } here; the list of studies names all.
error-explore-filter = “{ $found }” cannot be a value of { $field } in this study; it has: { $known }.
error-explore-depth = A line can be followed for { $most } choices at most.
error-explore-other-game = The studies { $study } and { $other } are of different games; compare two of the same game.
error-explore-plain = The study { $study } has rows of games and seats only; openings and cards need one that was made without --plain.
error-explore-slow = The answer would have taken more than { $seconds } seconds; ask for less at once, or try again later.
error-explore-large = The answer would have needed more memory than a study gets; ask for less at once.
error-explore-no-board = No shuffle was found that allows this line, so there is no board to show.
error-explore-name = { $folder } cannot be published under its name; take letters, digits, dots, dashes and underscores, 80 at most.
error-explore-foreign = { $folder } is no folder of a study; name one that `trianon study` has written.
error-explore-unprepared = { $folder } has no tables for the explorer; write them with: trianon explore prepare { $folder }
error-explore-broken = The explorer's tables in { $folder } are damaged ({ $reason }); write them again with: trianon explore prepare { $folder }
error-explore-out = { $folder } is not empty and holds no copy of the explorer; choose a new folder.
error-explore-limits = --depth must be between 0 and { $most }, --least at least 1.
error-studies-folder = There is no folder { $folder } with studies; name the folder that holds the folders of your studies.
error-studies-study = { $folder } is a study itself; name the folder that holds it: { $parent }
