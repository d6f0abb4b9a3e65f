### Louis XIV: words of the page.

## Acts on the board

act-round-money-turned = Round { $round }: { $count } louis d’or each, the king joins { $board }
act-money = { $count } louis d’or each, the king joins { $board }
act-deal-cards-dealt =
    { $count ->
        [one] { $count } influence card each
       *[other] { $count } influence cards each
    }
act-exchange = { $seat } exchanges for coats of arms
act-reveal = { $seat } reveals coats of arms
act-majority = Most of a kind: { $coat }
act-extra = Extra coats of arms for majorities
chip-louis-gained = { $plus } louis d’or
chip-markers-recovered = { $plus }
chip-coats-drawn =
    { $count ->
        [one] { $plus } coat of arms
       *[other] { $plus } coats of arms
    }
chip-conspiracy-drawn = a conspiracy card
chip-conspiracy-none = no conspiracy card
chip-influence-drawn = an influence card
chip-fictive-placed = { $board } { $plus }
chip-fictive-placed-here = { $plus }
chip-marker-placed = { $board }
chip-marker-placed-here = here
chip-markers-on = { $board }
chip-markers-on-here = here
chip-majority-held = majority with { $count }
chip-majority-fictive = fictive majority with { $count }
chip-majority-tied = a tie with { $count }
chip-number-reached = enough: { $count }
chip-second-place = second
chip-bribe-paid = a bribe of { $count }
chip-tile-gained = { $tile }
chip-tile-paid = { $tile }
chip-mission-drawn = draws a mission ({ $colour })
chip-tile-exchanged = a crown for { $tile }
chip-exchanged = { $given }
chip-extra-coat = { $count }
chip-extra-coats = { $plus }

## The page

page-court = The court, twelve boards
page-round-of = Round { $round } of 4
page-round-short = Round { $round }/4
round-n = round { $round }
chart-points = Points by round
page-first-player = first player
page-now = now
page-any = any
page-gain-coats =
    { $count ->
        [one] { $count } coat of arms
       *[other] { $count } coats of arms
    }
page-gain-louis = { $count } louis d’or
page-gain-place_any =
    { $count ->
        [one] { $count } marker on any board
       *[other] { $count } markers on any board
    }
page-gain-place_on_5 =
    { $count ->
        [one] { $count } marker on Montespan (5)
       *[other] up to { $count } markers on Montespan (5)
    }
page-gain-recover =
    { $count ->
        [one] { $count } marker back from the general reserve
       *[other] { $count } markers back from the general reserve
    }
page-gain-influence_cards =
    { $count ->
        [one] { $count } influence card
       *[other] { $count } influence cards
    }
page-gain-conspiracy_cards =
    { $count ->
        [one] { $count } conspiracy card
       *[other] { $count } conspiracy cards
    }
page-no-markers = no markers
page-now-empty = no markers
page-now-enough = { $who }
page-now-shared = { $who }
page-now-first = { $who }
page-now-short = nobody: { $count } needed
page-now-bribes = tie: bribes only
page-now-tied = tie: nobody
page-now-free = { $who } free
page-now-crown = { $who } + crown
page-and-second = { $who }, { $name } 2nd
page-cond-money = most, or { $count } louis
page-cond-markers = { $count } markers each
page-cond-first = first place only
page-chips-crown = crowns
page-chips-sceptre = sceptres
page-chips-helmet = helmets
page-chips-letter = letters
page-chips-ring = rings
page-gap-reserve = reserve
page-gap-coats = coats
page-gap-conspiracy = plots
page-played = { $count } played
page-joker = Joker
page-no-cards = No influence cards at the moment.
page-usable = usable this phase
page-laid = laid
page-payable = can be paid
page-lacks = lacks { $count }
page-laid-held = missions: laid + in hand
page-king-on = King on { $name }
page-this-round = this round
page-king-about = Sole first: chip and crown. Sole second: chip. Tied firsts: a chip each, no crown.

card-chip-sceptre = sceptre
card-chip-letter = letter
card-chip-ring = ring
card-chip-helmet = helmet
card-chip-crown = crown
card-chip-any = any chip
card-points = { $count } victory points
card-influence = influence card
card-place = place up to { $count }
card-take-back = or take { $count } back
card-influence-about = Start at this board, go on to its neighbours: { $near }.
card-joker-about = Start at any board.
works-when_laid = Once, when it is laid.
works-supply = Every round, in Supply.
works-influence_start = Every round, at the start of Influence.
works-influence_turn = Every round, in a turn of Influence.
works-influence_end = Every round, at the end of Influence.
works-scoring = Every round, in Scoring.
works-missions_turn = Every round, in Missions.
works-missions_end = Every round, after Missions.
page-do-board = Marker on { $name }
page-do-card = Play { $name }
page-fulfil = Fulfil: { $mission }
page-return = Put under its deck: { $mission }
page-bribe = Bribe for { $count }
page-no-bribe = Do not bribe
page-conspire =
    { $count ->
        [one] { $count } marker, { $reserve }
       *[other] { $count } markers, { $reserve }
    }
page-how-many =
    { $count ->
        [0] No marker
        [one] { $count } marker
       *[other] { $count } markers
    }
page-use = Use: { $office }
page-in-hand = In hand
page-of = of { $count }
page-for = for the { $tile }
page-becomes = a coat, if not kept
page-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
own-louis = { $count } louis d’or
own-personal = { $count } in the personal reserve
own-general = { $count } in the general reserve
own-influence =
    { $count ->
        [one] { $count } influence card
       *[other] { $count } influence cards
    }
own-conspiracies =
    { $count ->
        [one] { $count } conspiracy card
       *[other] { $count } conspiracy cards
    }
own-coats =
    { $count ->
        [one] { $count } coat of arms
       *[other] { $count } coats of arms
    }
own-missions =
    { $count ->
        [one] { $count } mission in hand
       *[other] { $count } missions in hand
    }
own-laid-none = No mission laid yet.
own-used = used this round
own-known = Known to you

short-use-supply = use a supply mission
short-choose-two = choose two
short-use-start = use a mission
short-choose-mode = play an influence card
short-choose-card = choose a card
short-start-board = place the first marker
short-next-marker = place the next marker
short-take-more = take markers
short-end-marker = place a last marker
short-conspire = conspire?
short-break-tie = win the tie?
short-bribe = bribe?
short-conde-marker = place a marker
short-maintenon-markers = place markers
short-fulfil = fulfil missions
short-pay-tile = pay with a chip
short-exchange-tile = exchange a chip
short-choose-deck = draw a mission
short-keep-tile = keep a chip
short-swap-mission = swap a mission?
how-next-marker = { $count ->
    [one] One marker left: stay, step to a lit neighbour, or stop.
   *[other] { $count } markers left: stay, tap or draw along lit boards, or stop.
 }
how-start-board = Choose any lit board for the first marker.
how-choose-mode = Choose a card, then place markers or take them back.

quick =
    Four rounds of four phases: Supply, Influence, Scoring, Missions (L4.1).
    Supply: the money card brings louis to all and sets the king on a board (L5.1).
    Influence: play a card and place up to three markers, board to neighbouring board, or take three back (L7.1).
    The last card of each hand is never played (L6.4).
    Scoring, from 1 to 12: money boards go to the most markers free, to others for a bribe (L11.1).
    First-place boards go to the sole first only (L11.3); markers boards to all with enough (L11.4).
    On the king’s board the first takes a crown besides, the second the chip (L12.1).
    Who wins free or first loses the markers to the general reserve (L9.6).
    Missions: pay two chips to lay a mission, worth 5 points and a lasting benefit (L15.2).
    Each coat of arms is a point; the most of a kind brings one more (L16.2).
history =
    The boards show the court of the young Louis XIV. His mother Anne of Austria ruled for him until 1651, with Cardinal Mazarin at her side, who taught him to trust no minister wholly.
    Philippe of Orléans was his brother, Marie-Thérèse of Spain his queen, the Grand Dauphin their only son to grow up.
    Louise de La Vallière, then the marquise de Montespan, were his mistresses; Françoise de Maintenon, governess of Montespan’s children, became his second wife in secret.
    Condé rebelled in the Fronde and came home to command; Turenne, the other great marshal, fell in 1675.
    Colbert filled the treasury, Louvois the barracks: the king listened to both and let them watch each other.

page-count = The final count
page-count-about = Missions and coats of arms; Escape shows the result.
page-count-exchange = What is left becomes coats of arms
page-count-reveal = Coats of arms are turned up
page-count-majority = One more for the most of each kind
page-count-points = Missions { $n } VP each, coats of arms 1 VP
page-count-winner = Every figure is in the score table.
