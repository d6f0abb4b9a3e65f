### Heads of State: words of the page.

## Acts on the board

act-revolution = Revolution! The century of { $year } is over
act-by = { $seat }
act-refill = { "" }
act-take = { $seat } takes:
act-discard = { $seat } discards:
act-treachery-noble-killed = { $by } plays { $treachery }: { $seat } loses the { $spot }
act-treachery-noble-spared = { $by } plays { $treachery }: { $seat } keeps the { $spot }
act-sweep = The open treachery cards leave
act-country = { $country }
act-most = Most noble cards: { $noble }
chip-attribute-taken = { $attribute }
chip-attribute-drawn = one unseen
chip-treachery-taken = { $treachery }
chip-treachery-drawn = one unseen treachery
chip-attribute-discarded = { $attribute }
chip-treachery-discarded = { $treachery }
chip-courtesan-spent = with a Courtesan
chip-initial-marker-taken = first there: { $plus } VP
chip-tokens-taken-back =
    { $count ->
        [one] { $count } token back
       *[other] { $count } tokens back
    }
chip-influence-counted = { $count }
chip-tie-broken = wins the tie
chip-first-place-scored = { $plus } VP
chip-second-place-scored = { $plus } VP
chip-marker-removed = { $count } VP for nobody
chip-most-nobles-scored = { $plus } VP
chip-most-nobles-shared = { $plus } VP
chip-most-nobles-tied = nobody

## The page

page-map = Map of the four realms
page-step-end = End of the game
page-century = { $round ->
    [1] first century
    [2] second century
   *[other] third century
 }
page-first-player = first player
page-ocean = Ocean
page-north-sea = North Sea
page-mediterranean = Mediterranean
page-hexagon-open = { $count } points for the first noble here
page-hexagon-taken = worth { $count }; its marker is taken
page-attributes = Attributes
page-treachery = Treachery
page-market = Market
page-taken = taken
page-until = Until the revolution
page-in-deck = in the deck
page-hidden-in = in the last { $count }
page-deck-used = { $used ->
    [one] { $used } attribute card discarded
   *[other] { $used } attribute cards discarded
 }
page-deck-short = deck { $deck } · the last { $pile } hide the revolution
page-all-ranks = all 7 ranks
page-cubes = Cube bag
page-country-markers = Country markers
page-every-sector = a noble in every sector
page-create = Create { $spot }
page-target = Strike { $spot }
page-no-cards = No cards in hand.
page-reach = Within your reach
page-reach-about = cards still missing
page-missing = missing
page-no-spot = no free spot
page-spots =
    { $count ->
        [one] { $count } spot
       *[other] { $count } spots
    }
page-lack = lacks { $count }

card-wanted-by = wanted by
card-stands-in = stands in for one card of
card-in-hand = You hold { $count }.
card-in-game = { $count } in the game.
card-strikes = strikes in
card-strikes-assassin = One card in a province, two in a capital; a cube decides, three times in four it succeeds.
card-strikes-country = One card kills a noble in a province of this country, two in its capital.
card-strikes-special = Serves as a card of one of the two countries.
card-costs =
    { $count ->
        [one] costs { $count } card
       *[other] costs { $count } cards, one of each
    }
card-rank = rank { $rank }
card-most = The most noble cards of this rank at the end: { $count } VP.
card-yours =
    { $count ->
        [one] You have { $count } card of this noble.
       *[other] You have { $count } cards of this noble.
    }
card-courtesan = A Courtesan may stand in for one card.
card-no-courtesan = No Courtesan may stand in.
page-pay-cards = Pay with all cards
page-pay-courtesan = Courtesan for { $attribute }
own-hand = { $attributes } attribute and { $treachery } treachery cards in hand
own-known = Cards seen going into the hand
own-nobles-none = No noble cards yet.
own-tokens = Counters left
own-markers-none = none yet

short-turn-option = choose your option
short-take-attribute = take a card
short-take-treachery = take a treachery card
short-act = create nobles
short-payment = choose how to pay
short-treachery-card = choose the card
short-discard = discard a card
short-trim = discard a card
how-turn-option = Choose one of them.
how-act = Lit spots can be filled or struck; choose one, or finish.
how-act-finish = Nothing can be filled or struck any more.
how-take-attribute = Take a lit card from the market, or draw unseen.
how-take-treachery = Take a lit card from the market, or draw unseen.

quick =
    Three rounds, 1589, 1689 and 1789; each ends when the revolution card appears (H12.1).
    In your turn: draw three attribute cards, or clear the display and draw one, or take a treachery and an attribute card (H3.3).
    Then create nobles: pay the set of cards, put your token on a free spot (H6.1).
    A courtesan stands in for one card, except for baron and king (H7.2).
    With the treachery option you may strike down nobles of others (H8.1).
    The first noble in a sector takes its marker (H13.1); one in every sector of a country, the country marker (H13.2).
    All seven types: a marker of the House of Nobles (H13.3).
    At the end of a round first and second in influence score in each country (H13.4).
    At the end the most noble cards of each type score (H13.5).
history =
    In 1589 the last Valois king was murdered, and Henry of Navarre began to win France by arms and by a mass. England had just seen the Armada sink; Spain was the first power of Europe, and the German princes kept an uneasy religious peace.
    By 1689 Louis XIV ruled from Versailles, William of Orange had crossed to England by invitation, and Brandenburg was about to become a kingdom.
    In 1789 the third estate of France declared itself the nation. Titles that had taken seven generations to climb were abolished in one night, on 4 August.
    The ranks of the game follow English usage; each country had its own ladder and its own words for the rungs.
page-draws = Open draws
page-unseen = drawn unseen
page-plan-noble = Mark the spots of this noble on the map

page-count = The final count
page-count-about = From baron to king; Escape shows the result.
page-count-most = { $n } VP for the most nobles of this rank
page-count-winner = Every figure is in the score table.
