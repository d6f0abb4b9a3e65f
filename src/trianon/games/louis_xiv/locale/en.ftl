### Louis XIV in English.

game-title = Louis XIV
game-about = Place your markers with the great figures at the court of Versailles, win their favour or bribe them, fulfil missions and collect coats of arms. Most victory points after four rounds win.

switch-first_player_drawn = The first player is drawn at random; off: seat 1 begins.
switch-four_marker_card_may_chain = The four markers of “1 influence card = 4 markers” may move on from board to board; off: all on one board.
switch-tile_to_crown_from_hand = “Exchange a mission chip” also works from the hand, by showing the card; off: only once it is laid.
switch-take_is_max = Taking markers back always takes as many as possible; off: any number up to that.
switch-king_board_always_flips = The king’s board is flipped even if no marker lies there; off: then it stays.
switch-fictive_stacks = The markers of the fictive player add up on a board; off: a card for a board that already has some is replaced.

## Events

event-round-started = Round { $round } begins.
event-first-player = { $seat } is the first player.
event-reserves-set = { $seat } starts with { $general } markers in the general and { $personal } in the personal reserve.
event-mission-dealt = { $seat } is dealt a mission ({ $colour }).
event-mission-known = { $seat } now holds the mission: { $mission }.
event-money-turned = The money card gives everyone { $count } louis d’or.
event-king-moved = The king joins { $board }.
event-louis-gained = { $seat } receives { $count } louis d’or.
event-louis-paid = { $seat } pays { $count } louis d’or.
event-benefit-used = { $seat } uses a mission: { $mission }.
event-markers-recovered =
    { $count ->
        [one] { $seat } takes { $count } marker back from the general reserve.
       *[other] { $seat } takes { $count } markers back from the general reserve.
    }
event-marker-given = { $seat } puts 1 marker from the personal into the general reserve.
event-coats-drawn =
    { $count ->
        [one] { $seat } draws { $count } coat of arms.
       *[other] { $seat } draws { $count } coats of arms.
    }
event-coats-known = { $seat } has drawn { $coat }.
event-coats-substituted = All coats of arms are gone: { $seat } gets { $count } without a kind.
event-conspiracy-drawn = { $seat } draws a conspiracy card.
event-conspiracy-known = { $seat } now holds the conspiracy card of { $board }.
event-conspiracy-none = { $seat } draws no conspiracy card: the deck is empty.
event-cards-dealt =
    { $count ->
        [one] { $seat } is dealt { $count } influence card.
       *[other] { $seat } is dealt { $count } influence cards.
    }
event-influence-drawn = { $seat } draws an influence card.
event-influence-known =
    { $count ->
        [one] { $seat } has drawn { $influence }.
       *[other] { $seat } has drawn { $influence } { $count } times.
    }
event-fictive-card = A card is turned up for the fictive player: { $influence }.
event-fictive-replaced = { $influence } is turned up and replaced by another card.
event-fictive-placed =
    { $count ->
        [one] The fictive player places { $count } marker on { $board }.
       *[other] The fictive player places { $count } markers on { $board }.
    }
event-marker-placed = { $seat } places a marker from the { $reserve } on { $board }.
event-card-played = { $seat } plays { $influence }.
event-four-markers = { $seat } plays { $influence } as a joker with 4 markers.
event-markers-on = { $seat } places a marker on { $board }.
event-null-played = { $seat } plays { $influence } without effect: no marker is left.
event-turn-skipped = { $seat } plays no card this turn.
event-card-swapped = { $seat } discards { $influence } and draws another influence card.
event-last-card-discarded = { $seat } puts the last influence card unplayed on the deck.
event-last-card-known = The card { $seat } put on the deck is { $influence }.
event-last-active = { $seat } is the only one still active and plays all remaining turns in a row.
event-cards-collected = All { $count } influence cards are shuffled into a new deck.
event-board-opened = { $board } is scored.
event-conspiracy-played =
    { $count ->
        [one] { $seat } plays the conspiracy card of { $board } and adds { $count } marker from the { $reserve }.
       *[other] { $seat } plays the conspiracy card of { $board } and adds { $count } markers from the { $reserve }.
    }
event-conspiracy-returned = The conspiracy card of { $board } goes under its deck.
event-board-skipped = { $board } is skipped: no markers lie there.
event-tie-broken = { $seat } wins the tie at { $board }.
event-majority-held =
    { $count ->
        [one] { $seat } has the majority at { $board } with { $count } marker.
       *[other] { $seat } has the majority at { $board } with { $count } markers.
    }
event-majority-fictive =
    { $count ->
        [one] The fictive player has the majority at { $board } with { $count } marker.
       *[other] The fictive player has the majority at { $board } with { $count } markers.
    }
event-majority-tied =
    { $count ->
        [one] There is a tie for the majority at { $board }, with { $count } marker each.
       *[other] There is a tie for the majority at { $board }, with { $count } markers each.
    }
event-number-reached = { $seat } has enough markers at { $board }: { $count }.
event-second-place = { $seat } is second at { $board } with the king.
event-bribe-paid = { $seat } bribes { $board } for { $count } louis d’or.
event-bribe-refused = { $seat } does not bribe { $board }.
event-tile-gained = { $seat } receives { $tile }.
event-markers-lost =
    { $count ->
        [one] { $seat } gives up { $count } marker from { $board } to the general reserve.
       *[other] { $seat } gives up { $count } markers from { $board } to the general reserve.
    }
event-markers-returned =
    { $count ->
        [one] { $seat } takes { $count } marker back from { $board }.
       *[other] { $seat } takes { $count } markers back from { $board }.
    }
event-fictive-removed =
    { $count ->
        [one] { $count } marker of the fictive player leaves { $board }.
       *[other] { $count } markers of the fictive player leave { $board }.
    }
event-board-flipped = { $board } is flipped to its { $side }.
event-board-unchanged = { $board } is not flipped.
event-king-left = The king leaves { $board } and returns to the bank.
event-markers-stay = The marker of { $seat } stays on { $board } after this scoring.
event-mission-laid = { $seat } fulfils a mission: { $mission }.
event-tile-paid = { $seat } pays { $tile }.
event-mission-drawn = { $seat } draws a mission ({ $colour }).
event-no-mission = { $seat } draws no mission: all decks are empty.
event-mission-shown = { $seat } shows a mission: { $mission }.
event-tile-exchanged = { $seat } exchanges { $tile } for a crown.
event-tile-kept = { $seat } keeps { $tile }.
event-tiles-returned = { $seat } returns { $tile }.
event-mission-returned = { $seat } puts a mission ({ $colour }) under its deck.
event-returned-known = The mission { $seat } put under its deck: { $mission }.
event-returned-shown = { $seat } puts a mission known to all under its deck: { $mission }.
event-exchanged = { $seat } exchanges { $given } for coats of arms.
event-coats-revealed = { $seat } reveals { $coat }.
event-extra-coat = { $seat } has the most of a kind: { $coat }.
event-extra-coats =
    { $count ->
        [one] { $seat } draws { $count } extra coat of arms for majorities.
       *[other] { $seat } draws { $count } extra coats of arms for majorities.
    }
event-points-counted = { $seat } has { $count } victory points: coats of arms { $coats }, missions { $missions }.
event-game-won = { $seat } wins with { $count } victory points.

## Decisions

decision-use-supply = Use one of your supply missions, or go on.
decision-choose-two = Choose: 2 louis d’or, 1 louis d’or and 1 marker, or 2 markers.
decision-use-start = Place a marker on { $about } with your mission?
decision-choose-mode = Your turn: what do you do with an influence card?
decision-choose-card = Choose the influence card you play.
decision-start-board = Choose the board for your first marker.
decision-next-marker = Place the next marker: stay at { $about }, move on to a neighbour, or stop.
decision-take-more = Take another marker back?
decision-end-marker = End of the phase: place a marker on any board?
decision-conspire = Play a conspiracy card on { $about }?
decision-break-tie = Win the tie at { $about } with your mission?
decision-bribe = Bribe { $about }?
decision-conde-marker = Place a marker on any board?
decision-maintenon-markers = How many markers do you place on Françoise-Athénaïs de Montespan (5)?
decision-fulfil = Fulfil a mission, exchange a mission chip, or finish.
decision-pay-tile = Choose a mission chip to pay for { $about }.
decision-exchange-tile = Choose the mission chip you exchange for a crown.
decision-choose-deck = Choose the deck you draw a mission from.
decision-keep-tile = Choose the mission chip you keep; the others become coats of arms.
decision-swap-mission = Put a mission from your hand under its deck?

## Options

option-card = Play { $influence }
option-mode-place = Place markers
option-mode-take = Take markers back
option-mode-skip = Pay 2 louis d’or instead of playing a card
option-mode-swap = Exchange an influence card
option-mode-four-place = Place up to 4 markers
option-mode-four-take = Take 4 markers back
option-mode-null = Play a card without effect
option-board = { $board }
option-board-stay = Stay at { $board }
option-board-move = Move on to { $board }
option-stop-no = No
option-stop-supply = Go on without supply
option-stop-missions = No more missions
option-stop-stop = Stop
option-bribe =
    { $count ->
        [0] Bribe { $board } for nothing
       *[other] Bribe { $board } for { $count } louis d’or
    }
option-break-tie = Win the tie at { $board }
option-take-more = One more marker
option-use-start = Place a marker on { $board }
option-conspire-general-1 = Conspire at { $board }: 1 marker from the general reserve
option-conspire-personal-1 = Conspire at { $board }: 1 marker from the personal reserve
option-conspire-personal-2 = Conspire at { $board }: 2 markers from the personal reserve
option-count =
    { $count ->
        [0] No marker
        [one] { $count } marker on { $board }
       *[other] { $count } markers on { $board }
    }
option-two-2-louis = 2 louis d’or
option-two-louis-and-marker = 1 louis d’or and 1 marker
option-two-2-markers = 2 markers
option-fulfil = Fulfil { $about }
option-return = Put { $about } under its deck
option-tile-pay = Pay { $tile }
option-tile-exchange = Exchange { $tile }
option-tile-keep = Keep { $tile }
option-crown = Pay 2 louis d’or and exchange a mission chip for a crown
option-deck = Draw from the deck: { $colour }
option-supply = Use { $office }: { $benefit }
option-show = Show { $mission } and exchange a mission chip for a crown

## Outlook: what would follow as things stand

outlook-claim =
    { $place ->
        [first] You would be first: the income{ $due ->
            [crown] { " " }and a crown
           *[other] { "" }
        }, free.
        [tied] You would be tied for first: { $due ->
            [income] the income, no crown.
            [bribe] the income for { $price } louis d’or.
           *[other] nobody gets anything.
        }
        [second] You would be second: { $due ->
            [income] the income, free.
            [bribe] the income for { $price } louis d’or.
           *[other] nothing.
        }
        [behind] You would be behind: { $due ->
            [bribe] the income for { $price } louis d’or.
           *[other] nothing.
        }
        [enough] You would have enough markers: the income, free.
       *[short] You would still have too few markers.
    }
outlook-rest =
    { $count ->
        [one] { $count } marker would go to the general reserve.
       *[other] { $count } markers would go to the general reserve.
    }
outlook-louis =
    { $count ->
        [0] You would have no louis d’or left.
       *[other] You would have { $count } louis d’or left.
    }
outlook-mission =
    { $state ->
        [usable] { $mission }: usable in this phase
        [laid] { $mission }: laid
        [payable] { $mission }: can be paid
       *[lacks] { $mission }: lacks { $count }
    }

## Components

mission = { $office }
mission-with-one =
    { $office } with { $sign ->
        [sceptre] the sceptre
        [letter] the letter
        [ring] the ring
       *[helmet] the helmet
    }
mission-with-two =
    { $office } with { $first ->
        [sceptre] sceptre
        [letter] letter
        [ring] ring
       *[helmet] helmet
    } and { $second ->
        [sceptre] sceptre
        [letter] letter
        [ring] ring
       *[helmet] helmet
    }
mission-about = { $mission } ({ $benefit }), { $colour }: { $first } + { $second }

board-anne = Anne of Austria (1)
board-philippe = Philippe I of Orléans (2)
board-marie_therese = Marie-Thérèse of Spain (3)
board-dauphin = Le Grand Dauphin (4)
board-montespan = Françoise-Athénaïs de Montespan (5)
board-conde = Le Grand Condé (6)
board-colbert = Jean-Baptiste Colbert (7)
board-maintenon = Françoise de Maintenon (8)
board-la_valliere = Louise de La Vallière (9)
board-turenne = Henri de Turenne (10)
board-mazarin = Jules Mazarin (11)
board-louvois = François-Michel de Louvois (12)

short-anne = Anne
short-philippe = Philippe
short-marie_therese = Marie-Thérèse
short-dauphin = Dauphin
short-montespan = Montespan
short-conde = Condé
short-colbert = Colbert
short-maintenon = Maintenon
short-la_valliere = La Vallière
short-turenne = Turenne
short-mazarin = Mazarin
short-louvois = Louvois

influence-anne = { board-anne }
influence-philippe = { board-philippe }
influence-marie_therese = { board-marie_therese }
influence-dauphin = { board-dauphin }
influence-montespan = { board-montespan }
influence-conde = { board-conde }
influence-colbert = { board-colbert }
influence-maintenon = { board-maintenon }
influence-la_valliere = { board-la_valliere }
influence-turenne = { board-turenne }
influence-mazarin = { board-mazarin }
influence-louvois = { board-louvois }
influence-joker = a joker

tile-sceptre =
    { $count ->
        [one] { $count } sceptre
       *[other] { $count } sceptres
    }
tile-letter =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
tile-ring =
    { $count ->
        [one] { $count } ring
       *[other] { $count } rings
    }
tile-helmet =
    { $count ->
        [one] { $count } helmet
       *[other] { $count } helmets
    }
tile-crown =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
tile-any = any mission chip

coat-coat_1 =
    { $count ->
        [one] { $count } coat of arms with bars
       *[other] { $count } coats of arms with bars
    }
coat-coat_2 =
    { $count ->
        [one] { $count } coat of arms with a bend
       *[other] { $count } coats of arms with a bend
    }
coat-coat_3 =
    { $count ->
        [one] { $count } coat of arms with a lily
       *[other] { $count } coats of arms with a lily
    }
coat-coat_4 =
    { $count ->
        [one] { $count } coat of arms in quarters
       *[other] { $count } coats of arms in quarters
    }
coat-coat_5 =
    { $count ->
        [one] { $count } coat of arms with chevrons
       *[other] { $count } coats of arms with chevrons
    }
coat-coat_6 =
    { $count ->
        [one] { $count } coat of arms with a sun
       *[other] { $count } coats of arms with a sun
    }
coat-kindless =
    { $count ->
        [one] { $count } coat of arms without a kind
       *[other] { $count } coats of arms without a kind
    }

given-influence-cards =
    { $count ->
        [one] { $count } influence card
       *[other] { $count } influence cards
    }
given-conspiracy-cards =
    { $count ->
        [one] { $count } conspiracy card
       *[other] { $count } conspiracy cards
    }
given-markers =
    { $count ->
        [one] { $count } marker on { $board }
       *[other] { $count } markers on { $board }
    }
given-louis = { $count } louis d’or

colour-light = light blue
colour-medium = medium blue
colour-dark = dark blue
reserve-general = general reserve
reserve-personal = personal reserve
side-a = red side
side-b = black side
condition-money = money
condition-first = first place
condition-markers = influence markers

office-marker_1 = the page
office-louis_1 = the purse-bearer
office-place_on_1 = Anne’s confidant
office-place_on_2 = Philippe’s confidant
office-place_on_3 = Marie-Thérèse’s confidant
office-place_on_4 = the Dauphin’s confidant
office-place_on_5 = Montespan’s confidant
office-place_on_9 = La Vallière’s confidant
office-extra_mission = the envoy
office-pay_2_skip = the idler
office-tile_to_crown = the goldsmith
office-swap_missions = the secretary
office-two_of_louis_marker = the steward
office-coat_1 = the herald
office-place_on_king = the king’s valet
office-swap_influence_card = the card player
office-marker_3 = the captain of the guard
office-louis_3 = the treasurer
office-conspiracy_1 = the spy
office-marker_for_card = the recruiter
office-four_marker_card = the master of ceremonies
office-place_at_end = the latecomer
office-win_tie = the arbiter
office-bribe_minus_1 = the broker

benefit-extra_mission = +1 mission card
benefit-marker_1 = +1 influence marker
benefit-louis_1 = +1 louis d’or
benefit-place_on_1 = 1 marker on character 1
benefit-place_on_2 = 1 marker on character 2
benefit-place_on_3 = 1 marker on character 3
benefit-place_on_4 = 1 marker on character 4
benefit-pay_2_skip = Pay 2 louis d’or instead of a card
benefit-tile_to_crown = Exchange a mission chip
benefit-swap_missions = Exchange mission cards
benefit-two_of_louis_marker = +2 louis d’or or markers
benefit-coat_1 = +1 coat of arms
benefit-place_on_king = 1 marker on the king’s character
benefit-place_on_5 = 1 marker on character 5
benefit-place_on_9 = 1 marker on character 9
benefit-swap_influence_card = Exchange an influence card
benefit-marker_3 = +3 influence markers
benefit-louis_3 = +3 louis d’or
benefit-conspiracy_1 = +1 conspiracy card
benefit-marker_for_card = 1 marker = 1 influence card
benefit-four_marker_card = 1 influence card = 4 markers
benefit-place_at_end = Place an influence marker
benefit-win_tie = Once first place
benefit-bribe_minus_1 = −1 louis d’or

source-missions = missions
source-supply = coats of arms from supply missions
source-income = coats of arms from the court
source-tiles = coats of arms for mission chips
source-exchange = final exchange
source-majority = coat majorities

phase-supply = Supply
phase-influence = Influence
phase-scoring = Scoring
phase-missions = Missions
phase-end = End of the game

step-round-begins = A new round
step-supply-missions = Supply missions
step-dealing = Dealing influence cards
step-fictive-places = The fictive player places
step-start-missions = Missions at the start of Influence
step-influence-turns = Playing influence cards
step-end-mission = Mission at the end of Influence
step-collecting = Shuffling influence cards
step-scoring = Scoring the boards
step-mission-turns = Fulfilling missions
step-mission-swaps = Exchanging missions
step-round-ends = End of the round
step-game-ends = End of the game

## Labels of the board

label-round = Round
label-score = Points
label-first-player = First player
label-louis = Louis d’or
label-general = General reserve
label-personal = Personal reserve
label-tiles = Mission chips
label-coats = Coats of arms
label-cards = Influence cards
label-conspiracies = Conspiracy cards
label-missions = Missions
label-laid = Laid missions
label-king = King
label-fictive = Fictive player
label-my-influence = My influence cards
label-my-conspiracies = My conspiracy cards
label-my-missions = My missions
label-my-coats = My coats of arms
label-decks = Decks

# The tables of components.toml.
figures-meta = The game
figures-setup = Setup
figures-layout = Layout of the boards
figures-board = Character boards
figures-influence_cards = Influence cards
figures-conspiracy_cards = Conspiracy cards
figures-money_card = Money cards
figures-benefit = Benefits of missions
figures-mission = Mission cards
figures-tiles = Mission chips
figures-coats = Coats of arms
figures-coins = Louis d’or
figures-markers = Influence markers
figures-other = Other markers
figures-end_exchange = Exchange for coats at the end
figures-end_majority = Coat majorities at the end
