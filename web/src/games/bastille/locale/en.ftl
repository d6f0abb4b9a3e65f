### Bastille: words of the page.

## Acts on the board

act-flags = Flags
act-prepare = The next round is prepared
act-clear = The catacombs are cleared
act-claim = { $seat } takes weapons
act-count = Counted: { $source }
act-count-unarmed = Unarmed characters
chip-coins-gained =
    { $count ->
        [one] { $plus } coin
       *[other] { $plus } coins
    }
chip-start-marker-taken = start player
chip-tile-upgraded = { $value } → { $better }
chip-tile-kept = { $value } stays
chip-points-scored = { $plus } VP
chip-versailles-bonus = { $kind }
chip-henchmen-bagged = { $count } into the bag
chip-marker-moved =
    { $count ->
        [one] { $count } step, to { $space }
       *[other] { $count } steps, to { $space }
    }
chip-flags-counted = { $count }
chip-flag-bonus = { $kind }
chip-token-claimed = { $weapon }
chip-characters-unarmed = { $count }

## The page

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
page-back-to-bag = the henchman goes back into the bag
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

card-group-peasant = peasant
card-group-soldier = soldier
card-group-noble = noble
card-group-monk = monk
card-mission = mission
card-cost =
    { $count ->
        [one] cost { $count } coin
       *[other] cost { $count } coins
    }
card-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
card-gems =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
card-flags =
    { $count ->
        [one] { $count } flag
       *[other] { $count } flags
    }
card-armed = armed
card-needs-pitchfork = needs a pitchfork
card-needs-rifle = needs a rifle
card-needs-rapier = needs a rapier
card-monk-weapon = weapon of its group
card-joins = Joins a group of your choice in the final scoring.
card-for = For your mission: { $mission }.
card-for-series = For your mission { $mission }: the { $value }.
card-flags-about = After the evaluation the most flags take the large bonus, the second most the small one.
place-banque_de_paris = Two coins for each point of the value; the first becomes start player.
place-notre_dame = Exchange the tile for one of the next value; the first scores too.
place-versailles = The first picks one of the two bonuses, the second gets the other.
place-catacombes = Henchmen into the bag, for the draws after rounds 4 and 8.
place-place_louis = Recruit a character for its cost less the value of the tile.
place-bastille = Steps on the track, for points and for the choice of weapons.
place-etats_generaux = Look through the missions and take one; the first receives coins.
card-catacombs-about = After round { $round } henchmen are drawn; their owners choose bonuses that are still free.
page-recruit =
    { $price ->
        [0] Recruit for nothing: { $card }
       *[other] Recruit for { $price }: { $card }
    }
page-take = Take: { $mission }
own-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
own-bag = { $count } in the bag
own-track = space { $space }, { $points } VP
own-missions =
    { $count ->
        [one] { $count } mission, secret
       *[other] { $count } missions, secret
    }
own-characters-none = No characters yet.
own-weapons-all = all characters are armed
own-weapons-missing =
    { $count ->
        [one] { $count } weapon is missing
       *[other] { $count } weapons are missing
    }
own-missing = missing

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

page-count = Scoring
page-count-about = Source by source; Escape shows the result.
page-count-gems = { $n } VP each
page-count-crowns = { $n } VP for the most
page-count-catacombs = drawn from the bag
page-count-bastille = for the last line passed
page-count-characters = their own points
page-count-missions = turned up one by one
page-count-henchmen = { $n } VP each, in the bag
page-count-coins = 1 VP for { $n }
page-count-weapons = { $table }
page-count-winner = Every figure is in the score table.
