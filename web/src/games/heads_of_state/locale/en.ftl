### Heads of State: words of the page.

page-map = Map of the four realms
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
