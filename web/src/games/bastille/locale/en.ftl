### Bastille: words of the page.

page-plan = Plan of Paris, 1789
page-round-of = Round { $round } of 8
page-round-short = Round { $round }/8
round-n = round { $round }
chart-points = Points by round
page-start-player = start player
page-now = now
page-then = then
page-nobody = nobody yet
page-empty = empty
page-you = you { $rank }
page-times = { $count }
page-value = value
page-value-short = v
page-each = 1 each
page-pay =
    { $count ->
        [0] free
       *[other] pay { $count }
    }
page-start = start
page-flags-now = Flags now
page-flags-tie = tie: start player first
page-catacombs = Catacombs after round { $round }
page-draws =
    { $count ->
        [0] the bag is empty
        [one] { $draws } draws from { $count } henchman
       *[other] { $draws } draws from { $count } henchmen
    }
page-back-to-bag = ; the henchman goes back into the bag
page-odds = Bag odds, next henchman
page-odds-when = drawn after round { $round }
page-bag-empty = The bag is empty.
page-your-tiles = Your tiles
page-tile = tile of value { $value }
page-in-hand = in hand
page-chosen = chosen
page-placed = placed
page-place = { $value } to { $location }
page-balance = Weapon balance
page-rounds = Rounds { $from } to { $to }
page-interim = Interim: { $source }
page-places = Places
page-text-place = { $location }: { $tiles }; free spaces: { $free }

short-place-tile = place a tile
short-versailles-pick = pick a bonus
short-recruit = recruit
short-take-mission = take a mission
short-choose-pile = choose a pile
short-catacomb-bonus = choose a bonus
short-upgrade-tile = upgrade a tile
short-claim-weapons = take weapons
short-assign-monk = assign a monk
how-place-tile = Choose a value, then a lit place. High values act first; of equal values the earlier tile.

quick =
    Eight rounds. In each, place your tiles one by one at seven places (B5.1).
    Then the places are evaluated from 1 to 7; at each, the highest value acts first, of equals the earlier tile (B5.3).
    Banque de Paris: two coins for each point of value; the first becomes start player (B6.1).
    Notre Dame: exchange the tile for one of the next value; the first scores 1 VP (B6.2).
    Versailles: the first picks one of two bonuses, the second gets the other (B6.3).
    Catacombes: henchmen into the bag, for the draws after rounds 4 and 8 (B6.4).
    Place Louis: recruit a character for its cost less the value of the tile (B6.5).
    Bastille: steps on the track, for points and for the choice of weapons (B6.6).
    Etats Généraux: look through the missions and take one (B6.7).
    Then the most flags take the large bonus, the second most the small one (B7.3).
    After rounds 4 and 8: gems, crowns, catacombs and the Bastille track score (B9.1).
    At the end every character needs its weapon: unarmed ones cost points (B12.6).
history =
    In the spring of 1789 the crown of France was bankrupt. For the first time in 175 years the king called the Estates General, and deputies of clergy, nobility and commons came to Versailles.
    Bread was dear, and Paris restless. The Caisse d’Escompte, forerunner of the Banque de France, lent what it no longer had; the quarries under the city had just begun to take in the bones of its cemeteries.
    On 14 July a crowd in search of powder took the Bastille, an old fortress with seven prisoners. Two days later its demolition began; its stones were sold as keepsakes.
    The Place Louis XV, today Place de la Concorde, saw the king’s statue fall in 1792, and the king a few months later.
