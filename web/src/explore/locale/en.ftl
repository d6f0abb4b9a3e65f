## The explorer: what wins, in figures

explore = What wins a game
explore-title = What wins { $game }
explore-about = Games of bots, many at a time. Every figure can be run again from its seed; every view has its own address.
explore-about-study = { NUMBER($games) } games of { $players }, between { $bots }; seed { $seed }.
explore-list = All studies
explore-none = Nothing is published here yet.
explore-list-line = { NUMBER($games) } games of { $players } between { $bots }
explore-compared = two variants
explore-filters = What is looked at
explore-facet-game = Game
explore-facet-bots = Bots
explore-facet-players = Players
explore-facet-edition = Figures
explore-facet-games = Games
explore-edition-own = own figures
explore-edition-printed = as printed
explore-variant = Variant
explore-variant-base = as planned
explore-variant-other = changed
explore-variant-about = { $kind ->
    [opening] Changed: one seat is made to begin with “{ $opening }”; the shuffles are the same.
    [figures] Changed: other figures; the shuffles are the same.
   *[rules] Changed: another rule or other figures; the shuffles are the same.
  }
explore-bot = Whose seats
explore-random = random players
explore-bot-any = all bots
explore-turn = Place in the order
explore-turn-any = all places
explore-turn-place = { $place ->
    [1] Begins
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Place { $place }
  }
explore-seat = Seat { $place }
explore-reset = Show all again

explore-finding-source-title = What decides: { $source }.
explore-finding-source = Winners make { $points } points more this way than the others do, more than any other way.
explore-finding-order-title = The order matters.
explore-finding-order = { $best }: { $most } of the victories; { $worst }: { $least }.
explore-finding-fair-title = The order matters little.
explore-finding-open-title = Whether the order matters cannot be told yet: too few games.
explore-finding-equal = An equal share would be { $equal }.
explore-finding-opening = does better for sure than whoever chooses here does on average ({ $mean }): { $share } of the victories ({ $low } to { $high }, corrected for as many choices).
explore-finding-opening-unsure = looks best, but is not sure: { $share } of the victories ({ $low } to { $high }, corrected for as many choices), { $mean } on average.
explore-cause = First choices were drawn by lot, so this is what they bring.

explore-scores = Final scores
explore-scores-about = { NUMBER($seats) } seats; filled: the winners
explore-scores-label = How many seats ended with how many points: { $mean } on average, half of them { $median } or less; half of the winners { $winners } or less.
explore-median = all { $score }
explore-winners-median = winners { $score }
explore-length = A game takes { NUMBER($decisions) } decisions; the best is ahead of the next by { NUMBER($margin) } points on average.
explore-seats = Victories
explore-seats-about = with intervals of 95 %
explore-by-turn = By place in the order
explore-by-seat = By seat
explore-equal = The thin line is an equal share.
explore-won = Won
explore-interval = Interval

explore-openings = First choices
explore-openings-about = and how often the one who chose so won
explore-openings-turn = { $place ->
    [1] The one who begins chooses.
    [2] The second player chooses.
    [3] The third player chooses.
    [4] The fourth player chooses.
   *[other] Player { $place } chooses.
  }
explore-openings-mixed = Various places choose.
explore-games = { $count ->
    [one] One game began so.
   *[other] { NUMBER($count) } games began so.
  }
explore-openings-how = Point at a choice to see it on the board; follow it to see what came next.
explore-openings-end = Point at a choice to see it on the board; the games are followed no further.
explore-line = The choices so far
explore-start = Start
explore-choice = Choice
explore-column-games = Games
explore-few = too few games
explore-all = Show all { $count }
explore-fewer = Show fewer

explore-sources = Points by source
explore-sources-about = mean of a seat
explore-source = Source
explore-winners = winners
explore-others = others

explore-cards = Cards and other things
explore-cards-about = and how those who took them fared
explore-cards-none = Nothing of this kind was taken often enough.
explore-cards-how = Points: above the mean of the table. Gain: victories in 100 games more than all other seats; bold ones are sure after correction for as many comparisons. Who is ahead can take more: this need not be the cause.
explore-column-name = Name
explore-column-taken = Taken
explore-column-points = Points
explore-column-share = Owner won
explore-column-difference = Gain
explore-kinds = Kind
explore-kind-all = All
explore-kind-card = Characters
explore-kind-mission = Missions
explore-kind-weapon = Weapons
explore-kind-kind = Bonuses
explore-kind-noble = Nobles
explore-kind-sector = Sectors
explore-kind-country = Countries
explore-kind-treachery = Treachery
explore-kind-board = Boards
explore-kind-tile = Tiles

explore-plain = This study has no rows of choices and components.
explore-repeat = The same games again:
explore-unrepeatable = Bots thought by the clock, so the same command gives other games:
explore-version = Program { $version }, figures { $edition }.

explore-compare = Compare two settings
explore-single = Look at one setting
explore-first = First setting
explore-second = Second setting
explore-swap = Swap the two
explore-same = Both settings are the same. Change one of them to see what differs.
explore-copy-compares = This copy compares settings that differ in one respect.
explore-players = { $players } players
explore-apart = Second less first
explore-from-to = { $low } to { $high }
explore-says = Second { $two }, first { $one }: { $difference } ({ $low } to { $high }).
explore-alike = What differs may be chance.
explore-score-differs = Scores differ.
explore-score-alike = Scores may well be alike.
explore-source-differs = Points differ most by: { $source }.
explore-source-alike = No source of points is sure to differ.
explore-taken-differs = Taken most differently: { $thing }.
explore-taken-alike = Nothing is sure to be taken more often.
explore-compared-seats = First: { NUMBER($one) } seats; second: { NUMBER($two) }.
explore-paired = Both were played on the same shuffles and are compared shuffle by shuffle.
explore-unpaired = They were played on different shuffles.
explore-compare-how = Intervals of 95 %; bold ones are sure after correction for all comparisons on this page. Differences between shares are in hundredths.
explore-relative = As the numbers of players differ, victories are told above an equal share, in hundredths.
explore-scores-of = Final scores: { $setting }
explore-figures = Figures
explore-figures-about = mean of a seat or of a game
explore-figure-score = Score of a seat
explore-figure-best = Score of a winner
explore-figure-won = Victories
explore-figure-margin = Points ahead of the next
explore-figure-decisions = Decisions of a game
explore-chosen = How often they were chosen
explore-won-after = How often the one who chose so won
explore-taken = How often a seat took them
explore-gains = Victories of takers above all others, in hundredths
