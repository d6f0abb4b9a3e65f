### What the teacher of a first game says.

teacher-heads-of-state-turn-first = Three cards, a clear, or treachery: that is the question of every turn. Three cards build your family fastest.
teacher-heads-of-state-turn-end =
    { $left ->
        [one] { $left } card is
       *[other] { $left } cards are
    } left under the disc, and the revolution ends the game. What can still change a country?
teacher-heads-of-state-turn-end-short = Under the disc: { $left }.
teacher-heads-of-state-turn-revolution = The revolution may come any moment. Look where one noble, yours or theirs, changes who is paid.
teacher-heads-of-state-turn-revolution-short = The revolution is near.
teacher-heads-of-state-turn-ready = You already have the cards for a noble: { $noble }. Take three more, then create.
teacher-heads-of-state-turn-ready-short = Ready: { $noble }.
teacher-heads-of-state-turn-open = One card is lacking for this noble: { $noble }. It lies open: { $card }.
teacher-heads-of-state-turn-open-short = Open for you: { $card }.
teacher-heads-of-state-turn-closed = Only one card is lacking for this noble: { $noble }. It does not lie open: { $card }.
teacher-heads-of-state-turn-stand = Nothing is pressing. Three cards, and let the open ones tell you which noble to aim for.
teacher-heads-of-state-take-first =
    You take { $owed ->
        [one] { $owed } card
       *[other] { $owed } cards
    }, one by one, open or unseen. Gold makes barons, and barons come first.
teacher-heads-of-state-take-safe = This noble is ready if your turn comes to its end: { $noble }. Open cards cannot be the revolution.
teacher-heads-of-state-take-safe-short = Open cards are safe.
teacher-heads-of-state-take-fits = An open card would complete a noble, { $noble }: { $card }.
teacher-heads-of-state-take-fits-short = It would be complete with: { $card }.
teacher-heads-of-state-take-courtesan = A Courtesan lies open. She fills one gap in almost any set.
teacher-heads-of-state-take-closed = You lack a single card for this noble: { $noble }. The deck may have it: { $card }.
teacher-heads-of-state-take-stand = Choose a noble on the list, then the card that brings you nearer.
teacher-heads-of-state-blade-first = A card with one country never fails there. The assassin reaches every country, but fails one time in four.
teacher-heads-of-state-blade-leader = This card works in a country where { $leader } is first, { $country }: { $card }.
teacher-heads-of-state-act-stop = Your cards fit no free place yet. Finish; you keep up to ten.
teacher-heads-of-state-act-stop-short = Nothing fits: finish.
teacher-heads-of-state-act-gap = This place is yours in this turn: { $spot }. Your own noble can move in.
teacher-heads-of-state-act-gap-short = Move in: { $spot }.
teacher-heads-of-state-act-gap-open = One place may stay empty, so another strike needs cards for its gap. Finishing is no shame.
teacher-heads-of-state-act-strike = Lit nobles can be struck. Look for one whose fall changes who is paid, and whose place you can fill.
teacher-heads-of-state-act-strike-short = Whose fall changes who is paid?
teacher-heads-of-state-act-first = Everything lit can be created now. A number on a hexagon is paid to the first noble there.
teacher-heads-of-state-act-big =
    This place brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once: { $spot }.
teacher-heads-of-state-act-big-short =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $spot }.
teacher-heads-of-state-act-country =
    If the revolution came now, this would gain { $shift ->
        [one] { $shift } point
       *[other] { $shift } points
    } in a country, { $country }: { $spot }.
teacher-heads-of-state-act-country-short =
    { $shift ->
        [one] { $shift } point
       *[other] { $shift } points
    } at a revolution: { $spot }.
teacher-heads-of-state-act-rank = This would be a new rank for you: { $noble }. Ranks still lacking for the House of Nobles: { $count }.
teacher-heads-of-state-act-rank-short = New rank: { $noble }.
teacher-heads-of-state-act-any =
    Create what you can use now; numbers go to the first. Best at once: { $spot }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
teacher-heads-of-state-pay-first = The Courtesan may replace one card of the set. You choose which, even one you hold.
teacher-heads-of-state-pay-whole = You have the whole set. Keep the Courtesan for a gap.
teacher-heads-of-state-pay-whole-short = Keep the Courtesan?
teacher-heads-of-state-pay-any = Replace the card you have most use for afterwards.
teacher-heads-of-state-blade-assassin = The assassin fails one time in four, but reaches everywhere. Which one will you need later?
teacher-heads-of-state-blade-sure = All of them are sure. Spend the card that can do less.
teacher-heads-of-state-discard-first = Ten cards may stay; too many: { $count }. Let go what fits no noble you can still place.
teacher-heads-of-state-discard-first-short = Too many: { $count }.
teacher-heads-of-state-trim-first = A new century: six cards and two treachery cards go with you. Keep whole sets, then Courtesans, then Gold.
teacher-heads-of-state-trim-first-short = Whole sets first, then Courtesans, then Gold.
teacher-heads-of-state-three = Three cards it is.
teacher-heads-of-state-clear = The six old cards go back into the deck after your turn.
teacher-heads-of-state-treachery = One blade, one card; you create only where you kill.
teacher-heads-of-state-completed = With this card a noble is complete: { $noble }.
teacher-heads-of-state-completed-short = Complete: { $noble }.
teacher-heads-of-state-lacks = One card is still lacking for this noble, { $noble }: { $missing }.
teacher-heads-of-state-drew = You drew: { $attribute }. Nobody else knows.
teacher-heads-of-state-drew-short = Drawn: { $attribute }.
teacher-heads-of-state-first =
    First in this sector, { $sector }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-first-short =
    { $sector }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-first-other =
    { $seat } took the { $count ->
        [one] { $count } point
       *[other] { $count } points
    } here: { $sector }.
teacher-heads-of-state-first-other-short = Taken by { $seat }: { $sector }.
teacher-heads-of-state-country =
    A noble in every sector, { $country }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-country-short =
    { $country }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-country-other = { $seat } has a noble in every sector of a country, { $country }. A smaller marker may be left.
teacher-heads-of-state-house = All seven ranks: { $count } points from the House of Nobles.
teacher-heads-of-state-house-other = { $seat } has created all seven ranks and takes { $count } points.
teacher-heads-of-state-created = Your noble stands: { $spot }. Influence in the country now: you { $mine }, the best of the others { $theirs }.
teacher-heads-of-state-created-short = { $spot }: { $mine } to { $theirs }.
teacher-heads-of-state-courtesan = She stood in for this card: { $attribute }.
teacher-heads-of-state-struck = You have lost a noble: { $spot }. You keep the card and all points you have scored; only the influence is gone.
teacher-heads-of-state-struck-short = Lost: { $spot }.
teacher-heads-of-state-struck-other = { $seat } loses a noble: { $spot }. Influence there: you { $mine }, the best of the others { $theirs }.
teacher-heads-of-state-struck-other-short = { $seat } loses: { $spot }.
teacher-heads-of-state-spared = The bag has spared a noble: { $spot }. One chance in four.
teacher-heads-of-state-turned-down = The token stays face down: it still counts for a country marker.
teacher-heads-of-state-duty = Killed { $killed }, replaced { $count }: all but one had to be replaced.
teacher-heads-of-state-blade-other = { $seat } took a blade: { $treachery }. Look which of your nobles it reaches.
teacher-heads-of-state-discarded = Thrown away: { $attribute }. Next time create before the hand overflows.
teacher-heads-of-state-revolution = The revolution! Every country pays its two leaders.
teacher-heads-of-state-revolution-short = Revolution again.
teacher-heads-of-state-revolution-end = The last revolution: countries have paid once more, and the most nobles of each rank have counted.
teacher-heads-of-state-paid-first =
    You are first here, { $country }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-paid-first-short = First: { $country }, { $count }.
teacher-heads-of-state-paid-first-other =
    { $seat } is first here, { $country }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-paid-second =
    You are second here, { $country }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-paid-second-short = Second: { $country }, { $count }.
teacher-heads-of-state-tie = Equal influence here, { $country }: the higher noble decides, then the higher hexagon.
teacher-heads-of-state-century-two = A new century: the map stays, hexagons are mostly gone. Leading a country matters more now.
teacher-heads-of-state-century-three = The last century. I will be quiet; strike late, and take open cards near the end.
teacher-heads-of-state-resumed =
    Your turn goes on: { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } still yours to take.
teacher-heads-of-state-most =
    Most of a rank, { $noble }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-most-short = { $noble }: { $count }.
teacher-heads-of-state-most-shared =
    Most of a rank shared, { $noble }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-won = You win with { $count } points! Your largest source of points: { $source }, { $most }.
teacher-heads-of-state-beaten = { $seat } wins with { $count }, you have { $score }. Your largest source of points: { $source }, { $most }.
teacher-heads-of-state-W1 = An unseen card may be the revolution, one in { $left }, and then this stays in your hand: { $noble }.
teacher-heads-of-state-W3 = Ten cards may stay and { $count } would be thrown away, though you could still create: { $spot }.
teacher-heads-of-state-W7 = The gap stands open, its owner could simply come back, and you hold the cards: { $spot }.
teacher-heads-of-state-W2 =
    You could still create here for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $spot }.
teacher-heads-of-state-W4 = You hold this card yourself, so the Courtesan could stay for a set with a gap: { $card }.
teacher-heads-of-state-W6 = In a treachery turn you may not build on empty places, so this would have to wait: { $spot }.
teacher-heads-of-state-W5 = A treachery turn brings one card instead of three, and in the first century three cards build your family faster.
teacher-heads-of-state-W9 = This card never fails here, while the assassin does one time in four: { $card }.
teacher-heads-of-state-W10 = That would tear apart a dearer noble, { $spot }, which needs this card: { $card }.
teacher-heads-of-state-W11 = That place pays { $less }, and the same rank brings { $points } here: { $spot }.
teacher-heads-of-state-W12 = The Courtesan fits nearly every set, and other cards fit nothing yet.
teacher-heads-of-state-W0 = I would think again.
teacher-heads-of-state-next-initial = Next time, go first where the number on a hexagon is high: only the first noble there is paid.
teacher-heads-of-state-next-country = Next time, look which sectors of a country you still lack: a noble in each brings its marker.
teacher-heads-of-state-next-house = Next time, create every rank once: all seven bring the House of Nobles.
teacher-heads-of-state-next-round = Next time, look before a revolution who leads each country: one noble more can change who is paid.
teacher-heads-of-state-next-most-nobles = Next time, create one rank more often than anybody else: the most of each rank count at the end.
