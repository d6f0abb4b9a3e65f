### Bastille: words of the things that can be lifted, fetched when the first one is.

tile = Influence tile
tile-value = value { $value }
tile-upgrade = Notre Dame exchanges it for the next value
tile-about = At each place the highest value acts first; of equal values the tile placed earlier. It comes back to its owner.
versailles = Tile at Versailles
versailles-about = Each round turns up another tile.
weapon = weapon token
weapons-shown = { $count } on display
torches-left = { $count } left
weapon-about = At a scoring everybody but the last on the Bastille track takes two tokens of choice, the last the one left.
torch-about = Stands for any weapon.
unarmed-about = At the end a character without its weapon costs points, each further one more.
bonus = bonus of the catacombs
bonus-free = still free
bonus-taken = taken by { $name }
bonus-about = Whose henchman is drawn chooses one of the free bonuses.
after-supply = the henchman comes back to its owner
after-bag = the henchman goes back into the bag
pile = Missions
mission-max = most of a kind
mission-series = characters of three costs
mission-set = characters of all groups
pile-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pile-about = Who takes a mission looks through the whole pile and keeps one that is not in hand yet.
pile-variant = Who takes a mission chooses a pile, looks through it and keeps one card.
track-line = from space { $space }: { $vp } VP
track-about = At a scoring each marker scores the last line it has passed.
track-order = In this order weapon tokens are taken. Who comes to an occupied space stands behind.
rounds-scoring = scoring after round { $round }
rounds-start = start player: { $name }
rounds-about = Each round: place the tiles, evaluate the seven places, share out the flag bonus, prepare the next round.
bag-share = { $name }: { $count } ({ $share } %)
bag-about = At a scoring { $draws } henchmen are drawn, one after the other.
