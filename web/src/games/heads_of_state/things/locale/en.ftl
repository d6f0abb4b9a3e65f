### Heads of State: words of the things that can be lifted, fetched when the first one is.

deck = face down
cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
signs-discard = Shown: the cards in its discard pile.
deck-about = When it is used up, the revolution pile is drawn from.
treachery-about = When it is used up, its discards are shuffled.
pile-about = The revolution card lies somewhere among the last cards.
pile-then = When it turns up the round ends, and all four countries score.
capital = capital
province = province
face-down = Face down: created here and killed since, { $names }.
marker-about = The first noble of the game here scores this marker.
points = { $count } VP
nobody = no nobles yet
country-about = The first to have created a noble in every sector takes the larger marker, the second the smaller.
country-made = Sectors of { $count }: { $made }.
country-round = At the end of a round first and second in influence score.
house-about = The first to have created a noble of each of the seven ranks takes the first marker, the next the next.
years-about = Three rounds; each ends when the revolution card turns up.
cubes = Cube bag of an assassin
cubes-attacker =
    { $count ->
        [one] { $count } cube of who strikes: the noble is killed
       *[other] { $count } cubes of who strikes: the noble is killed
    }
cubes-defender =
    { $count ->
        [one] { $count } cube of who is struck: the noble is spared
       *[other] { $count } cubes of who is struck: the noble is spared
    }
cubes-about = An assassin draws one cube. Other treachery always succeeds.
counter = counters left
counter-about = Without a counter of this rank none can be created.
