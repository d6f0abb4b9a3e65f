### Heads of State in English.

game-title = Heads of State
game-about = Collect attributes, create nobles in the four great countries of Europe, strike down rival nobles by treachery, and have the most victory points after three centuries.

## Events

event-first-player-drawn = { $seat } is drawn as first player.
event-deck-made = The game is played with { $count } attribute cards.
event-pile-made = { $count } cards, the revolution card among them, form the revolution pile.
event-attribute-turned = New in the attribute display: { $attribute }.
event-treachery-turned = New in the treachery display: { $treachery }.
event-house-markers-laid =
    { $count ->
        [one] { $count } House of Nobles marker is laid out.
       *[other] { $count } House of Nobles markers are laid out.
    }
event-round-started = The round of { $year } begins.
event-turn-started = It is the turn of { $seat }.
event-first-turn-started =
    { $count ->
        [one] First turn of { $seat }: { $count } attribute card is drawn.
       *[other] First turn of { $seat }: { $count } attribute cards are drawn.
    }
event-three-chosen = { $seat } chooses the attribute option and draws cards.
event-clear-chosen = { $seat } chooses the attribute option and clears the display.
event-treachery-chosen = { $seat } chooses the treachery option.
event-attribute-cleared = Set aside: { $attribute }.
event-attribute-taken = { $seat } takes { $attribute } from the display.
event-attribute-drawn = { $seat } draws an attribute card unseen.
event-attribute-seen = { $seat } has drawn { $attribute }.
event-treachery-taken = { $seat } takes { $treachery } from the display.
event-treachery-drawn = { $seat } draws a treachery card unseen.
event-treachery-seen = { $seat } has drawn { $treachery }.
event-treachery-shuffled =
    { $count ->
        [one] The treachery discard pile, { $count } card, becomes the new deck.
       *[other] The treachery discard pile, { $count } cards, is shuffled and becomes the new deck.
    }
event-noble-created = { $seat } creates the { $spot }.
event-set-spent = { $seat } discards the set of attribute cards of this noble: { $noble }.
event-courtesan-spent = { $seat } uses a Courtesan instead of { $attribute }.
event-noble-card-taken = { $seat } takes a noble card: { $noble }.
event-no-noble-card = { $seat } takes no noble card: none is left of { $noble }.
event-initial-marker-taken = { $seat } is first in { $sector } and scores { $count } VP.
event-country-marker-taken = { $seat } has created nobles in every sector of a country and scores { $count } VP: { $country }.
event-tokens-taken-back =
    { $count ->
        [one] { $seat } takes { $count } face-down token back: { $country }.
       *[other] { $seat } takes { $count } face-down tokens back: { $country }.
    }
event-house-marker-taken = { $seat } has created nobles of all seven types and scores { $count } VP in the House of Nobles.
event-noble-designated = { $seat } designates the { $spot }.
event-treachery-played = { $seat } plays { $treachery }.
event-cube-drawn = The cube drawn from the bag belongs to { $seat }.
event-noble-killed = The { $spot } is killed; { $seat } loses this noble.
event-noble-spared = The attempt fails: the { $spot } stays with { $seat }.
event-token-turned-down = { $noble }: the token of { $seat } lies face down in { $sector }.
event-token-to-supply = { $noble }: the token goes back to the supply of { $seat }.
event-acting-ended = { $seat } has finished acting.
event-duty-met = { $seat } has killed { $killed } nobles and replaced { $count } of them.
event-attribute-discarded = { $seat } discards { $attribute }.
event-treachery-discarded = { $seat } discards { $treachery }.
event-cleared-shuffled =
    { $count ->
        [one] { $count } cleared card is shuffled back into the attribute deck.
       *[other] { $count } cleared cards are shuffled back into the attribute deck.
    }
event-revolution-revealed = Revolution! The card is revealed in the turn of { $seat }; the round of { $year } is over.
event-turn-resumed =
    { $count ->
        [one] { $seat } goes on with the turn; { $count } attribute card is still owed.
       *[other] { $seat } goes on with the turn; { $count } attribute cards are still owed.
    }
event-treachery-swept = Removed from the treachery display: { $treachery }.
event-influence-counted = { $country }: { $seat } has { $count } IP.
event-tie-broken = { $country }: { $seat } wins the tie.
event-first-place-scored = { $country }: { $seat } is first and scores { $count } VP.
event-second-place-scored = { $country }: { $seat } is second and scores { $count } VP.
event-marker-removed = { $country }: the marker { $count } leaves the game.
event-most-nobles-scored = { $noble }: { $seat } has the most noble cards and scores { $count } VP.
event-most-nobles-shared = { $noble }: { $seat } shares the most noble cards and scores { $count } VP.
event-most-nobles-tied = { $noble }: three or more players are tied, nobody scores.
event-game-ended = The revolution of { $year } ends the game.
event-game-won = { $seat } wins with { $count } VP.
event-victory-shared = { $seat } shares the victory with { $count } VP.

## Decisions

decision-turn-option = Choose what to do in this turn.
decision-take-attribute = Take an attribute card from the display, or draw one unseen.
decision-take-treachery = Take a treachery card from the display, or draw one unseen.
decision-act = Create a noble, play treachery where allowed, or finish.
decision-payment = Choose how you pay for the { $about }.
decision-treachery-card = Choose the card you play against the { $about }.
decision-discard = You hold too many cards: discard one.
decision-trim = A new round begins and you hold too many cards: discard one.

## Options

option-draw-three = Draw attribute cards, then create nobles
option-clear = Clear the display and draw one card, then create nobles
option-treachery = Draw a treachery card and an attribute card, then play treachery
option-take = Take { $card }
option-draw-attribute = Draw an attribute card unseen
option-draw-treachery = Draw a treachery card unseen
option-create = Create the { $spot }
option-pay-plain = Pay without a Courtesan
option-pay-courtesan = Pay with a Courtesan instead of { $attribute }
option-target = Designate the { $spot }
option-play = Play { $card }
option-stop = Finish
option-discard = Discard { $card }

## Outlook: what would follow as things stand

outlook-points =
    { $count ->
        [0] No points at once.
       *[other] { $count } VP at once.
    }
outlook-shift =
    { $place ->
        [1] If the revolution came now, you would be first in { $country }: { $count } VP more.
       *[other] If the revolution came now, you would be second in { $country }: { $count } VP more.
    }
outlook-completes = It would complete the cards for: { $noble }.
outlook-noble =
    { $missing ->
        [0] { $noble }: can be paid, { $count ->
            [one] { $count } free spot
           *[other] { $count } free spots
        }
       *[other] { $noble }: lacks { $missing }
    }

## Components

spot =
    { $noble ->
        [baron] Baron
        [count] Count
        [earl] Earl
        [marquis] Marquis
        [duke] Duke
        [prince] Prince
       *[king] King
    } { $sector ->
        [gb_england] of England
        [gb_scotland] of Scotland
        [gb_ireland] of Ireland
        [fr_paris] of Île-de-France
        [fr_normandy] of Normandy
        [fr_burgundy] of Burgundy
        [fr_aquitaine] of Aquitaine
        [fr_provence] of Provence
        [ge_brandenburg] of Brandenburg
        [ge_bavaria] of Bavaria
        [ge_saxony] of Saxony
        [ge_rhineland] of the Rhineland
        [sp_castile] of Castile
        [sp_andalusia] of Andalusia
        [sp_aragon] of Aragon
       *[sp_galicia] of Galicia
    }

noble-baron = Baron
noble-count = Count
noble-earl = Earl
noble-marquis = Marquis
noble-duke = Duke
noble-prince = Prince
noble-king = King

attribute-gold = Gold
attribute-title = Title
attribute-troops = Troops
attribute-castle = Castle
attribute-dueling = Dueling Skills
attribute-education = Education
attribute-bishop = Bishop
attribute-palace = Palace
attribute-courtesan = Courtesan

treachery-assassin = Assassin
treachery-axeman = Axeman
treachery-guillotine = Guillotine
treachery-inquisition = Spanish Inquisition
treachery-gallows = Gallows
treachery-special_gb_ge = Axeman / Gallows
treachery-special_gb_fr = Axeman / Guillotine
treachery-special_gb_sp = Axeman / Inquisition
treachery-special_fr_ge = Guillotine / Gallows
treachery-special_fr_sp = Guillotine / Inquisition
treachery-special_ge_sp = Gallows / Inquisition

country-gb = Great Britain
country-fr = France
country-ge = German States
country-sp = Spain

sector-gb_england = England
sector-gb_scotland = Scotland
sector-gb_ireland = Ireland
sector-fr_paris = Île-de-France
sector-fr_normandy = Normandy
sector-fr_burgundy = Burgundy
sector-fr_aquitaine = Aquitaine
sector-fr_provence = Provence
sector-ge_brandenburg = Brandenburg
sector-ge_bavaria = Bavaria
sector-ge_saxony = Saxony
sector-ge_rhineland = Rhineland
sector-sp_castile = Castile
sector-sp_andalusia = Andalusia
sector-sp_aragon = Aragon
sector-sp_galicia = Galicia

year-1589 = 1589
year-1689 = 1689
year-1789 = 1789

## Sources, steps and labels

source-initial = initial markers
source-country = country markers
source-house = House of Nobles
source-round-gb = end of round: Great Britain
source-round-fr = end of round: France
source-round-ge = end of round: German States
source-round-sp = end of round: Spain
source-most-nobles = most nobles
step-turn = Choice of option
step-drawing = Drawing
step-acting = Acting
step-discarding = End of turn: hand limits
step-refilling = End of turn: refilling
turn-undecided = no option chosen yet
turn-first-turn = first turn
turn-draw-three = attribute option
turn-clear = attribute option, display cleared
turn-treachery = treachery option
label-round = Round
label-score = VP
label-hand = Hand
label-known = Known cards
label-tokens = Supply
label-noble-cards = Noble cards
label-markers = Markers
label-influence = Influence
label-display = Attribute display
label-cleared = Cleared
label-deck = Attribute deck
label-pile = Revolution pile
label-discard = Attribute discards
label-treachery-display = Treachery display
label-treachery-deck = Treachery deck
label-treachery-discard = Treachery discards
label-stacks = Noble cards left
label-house = House of Nobles
label-my-hand = My attribute cards
label-my-treachery = My treachery cards
label-owed = Draws owed
label-unfilled = Emptied, not refilled
label-trimming = Hands are trimmed
label-first-player = First player
label-face-down = Face down
label-empty = empty
label-unknown = unknown

## Terms

term-noble = noble
term-rank = rank
term-attribute = attribute
term-treachery = treachery
term-country-card = country card
term-special-card = two-country special card
term-target = designated noble
term-attempt = assassination attempt
term-sector = sector
term-province = province
term-capital = capital
term-spot = spot
term-hexagon = hexagon
term-board = game board
term-attribute-card = attribute card
term-treachery-card = treachery card
term-noble-card = noble card
term-noble-token = noble counter
term-attribute-chart = noble attribute chart
term-revolution-card = revolution card
term-revolution-disc = revolution disc
term-revolution-pile = revolution pile
term-attribute-deck = attribute deck
term-attribute-display = attribute display
term-treachery-deck = treachery deck
term-treachery-display = treachery display
term-discard-pile = discard pile
term-bag = bag
term-cube = cube
term-round-marker = turn marker
term-score-track = score track
term-supply = supply
term-hand = hand
term-round = round
term-turn = turn
term-first-turn = first turn
term-active-player = active player
term-option-attributes = attribute option
term-option-treachery = treachery option
term-end-of-turn = end of turn
term-revolution = revolution
term-end-of-round = end of round
term-end-of-game = end of the game
term-draw = draw
term-draw-unseen = draw unseen
term-draw-display = take from the display
term-clear = clear the display
term-create = create a noble
term-kill = kill
term-replace = replace
term-play-treachery = play a treachery card
term-discard = discard
term-stop = finish
term-refill = refill the display
term-trim = discard down to the carry-over limit
term-victory-points = victory points (VP)
term-influence-points = influence points (IP)
term-initial-marker = initial scoring marker
term-country-marker = country scoring marker
term-house-of-nobles = House of Nobles
term-house-marker = House of Nobles marker
term-end-of-round-marker = end-of-round marker
term-most-nobles = most nobles of a type
term-first-place = first place
term-second-place = second place
term-tie = tie
term-face-down-token = face-down token

# The tables of components.toml.
figures-meta = The game
figures-checksums = Number of components
figures-limits = Hands, displays and draws
figures-rounds = Rounds
figures-setup = Setup
figures-colours = Colours of the players
figures-nobles = Nobles
figures-attributes = Attribute cards
figures-treachery = Treachery cards
figures-countries = Countries
figures-sectors = Capitals and provinces
figures-markers = Scoring markers
figures-influence = Influence points
figures-final_most_nobles = Most nobles of a rank at the end
