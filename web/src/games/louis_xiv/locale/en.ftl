### Louis XIV: words of the page.

page-court = The court, twelve boards
page-round-of = Round { $round } of 4
page-round-short = Round { $round }/4
round-n = round { $round }
chart-points = Points by round
page-first-player = first player
page-now = now
page-any = any
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
   *[other] { $count } markers left: stay, step to a lit neighbour, or stop.
 }
how-start-board = Choose any lit board for the first marker.
how-choose-mode = Place markers or take them back; then choose the card.

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
