### What the teacher of a first game says.

teacher-louis-xiv-gift-anne = a sceptre
teacher-louis-xiv-gift-philippe = a letter
teacher-louis-xiv-gift-marie_therese = a ring
teacher-louis-xiv-gift-dauphin = a helmet
teacher-louis-xiv-gift-montespan = a crown
teacher-louis-xiv-gift-conde = a coat and a marker on any portrait
teacher-louis-xiv-gift-colbert = 5 louis
teacher-louis-xiv-gift-maintenon = markers for Montespan and one back
teacher-louis-xiv-gift-la_valliere = a crown
teacher-louis-xiv-gift-turenne = two coats
teacher-louis-xiv-gift-mazarin = an influence card
teacher-louis-xiv-gift-louvois = a coat and a conspiracy card
teacher-louis-xiv-chip-sceptre = a sceptre
teacher-louis-xiv-chip-letter = a letter
teacher-louis-xiv-chip-ring = a ring
teacher-louis-xiv-chip-helmet = a helmet
teacher-louis-xiv-chip-crown = a crown
teacher-louis-xiv-claim =
    { $place ->
        [first] you would be first and get { $gift }{ $due ->
            [crown] { " " }and a crown
           *[other] { "" }
        } for nothing.
        [tied] you would be tied for first { $due ->
            [income] and get { $gift }, but no crown.
            [bribe] and could buy { $gift } for { $price } louis.
           *[other] and get nothing.
        }
        [second] you would be second { $due ->
            [income] and get { $gift } for nothing.
            [bribe] and could buy { $gift } for { $price } louis.
           *[other] and get nothing.
        }
        [behind] you would be behind { $due ->
            [bribe] but could buy { $gift } for { $price } louis.
           *[other] and get nothing.
        }
        [enough] you would have enough markers and get { $gift }.
       *[short] you would still have too few markers.
    }
teacher-louis-xiv-supply-first = A mission you laid can help now: { $mission }. It is free, so use it unless you have a reason not to.
teacher-louis-xiv-supply-again = Ready to help: { $mission }.
teacher-louis-xiv-two-first = Take what you lack. You have { $louis } louis; of your markers, { $ready } ready and { $resting } resting.
teacher-louis-xiv-two-first-short = { $louis } louis, { $ready } ready, { $resting } resting.
teacher-louis-xiv-start-first = A resting marker may go out before anyone plays. You have { $resting } resting.
teacher-louis-xiv-mode-first =
    Each card does one thing: it places markers or takes resting ones back. You have { $ready } ready, { $resting } resting and { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
teacher-louis-xiv-mode-dry =
    You have only { $ready } ready and { $resting } resting, with { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to come. A card with a face takes three back.
teacher-louis-xiv-mode-dry-short = { $ready } ready, { $resting } resting.
teacher-louis-xiv-mode-card = Your missions lack { $chip }, and you hold the card that leads there: { $board }.
teacher-louis-xiv-mode-card-short = The card for { $chip }: { $board }.
teacher-louis-xiv-mode-king =
    The king is here: { $board }. With { $count ->
        [one] { $count } more marker
       *[other] { $count } more markers
    } you would be first and get a crown besides.
teacher-louis-xiv-mode-king-short = With the king: { $board }.
teacher-louis-xiv-mode-chip = Your missions lack { $chip }. The one to court for it: { $board }.
teacher-louis-xiv-mode-stand =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $ready } ready, { $louis } louis. Which gifts do you still want this round?
teacher-louis-xiv-card-first = A card with a face places up to three markers or takes three back, a joker two. One of your cards will stay unplayed: which is it?
teacher-louis-xiv-card-chip = This card leads to what you lack, { $chip }: { $board }.
teacher-louis-xiv-start-board-first = A joker begins anywhere. Look for a portrait where one or two markers make you first, or just reach its number.
teacher-louis-xiv-start-board-one = A single marker would do here: { $board } gives { $gift }.
teacher-louis-xiv-next-first = Stay, step on, or stop. If you stay at { $board }: { $claim }
teacher-louis-xiv-next-one = One step on, a single marker would earn { $gift }: { $board }.
teacher-louis-xiv-next-stay = One more here? { $claim }
teacher-louis-xiv-end-first = All cards are played, so nobody can answer you. Where does one marker change who is first?
teacher-louis-xiv-conspire-here = With one marker: { $one } With two: { $two }
teacher-louis-xiv-conspire-elsewhere = You hold another portrait’s card, so there is nothing to decide here. The question comes anyway, to keep your card secret.
teacher-louis-xiv-tie-first = A tie at { $board }, and your arbiter may settle it, once a round. You would get { $gift }.
teacher-louis-xiv-tie-first-short = Settle the tie for { $gift }?
teacher-louis-xiv-bribe-completes = For { $price } louis you get { $gift }, and that completes a mission: { $mission }.
teacher-louis-xiv-bribe-completes-short = { $gift } completes a mission.
teacher-louis-xiv-bribe-first = You are not ahead at { $board }. For { $price } louis you get { $gift } as well; then { $left } are left, and your markers come home either way.
teacher-louis-xiv-bribe-first-short = { $gift } for { $price }, then { $left } louis are left.
teacher-louis-xiv-conde-first = A resting marker may go anywhere. Portraits 7 to 12 are still to come; on 1 to 6 it waits for next round.
teacher-louis-xiv-conde-first-short = 7 to 12 count this round.
teacher-louis-xiv-maintenon-first = Up to two resting markers may go to Montespan and wait there for next round. They are a head start for a crown.
teacher-louis-xiv-maintenon-first-short = A head start at Montespan?
teacher-louis-xiv-fulfil-payable = Now chips become points. This mission can be paid: { $mission }.
teacher-louis-xiv-fulfil-payable-short = Payable: { $mission }.
teacher-louis-xiv-fulfil-nothing =
    { $last ->
        [yes] No mission can be paid any more. Finish: one chip stays, each other becomes a coat.
       *[no] No mission can be paid yet. Finish: one chip stays, each other becomes a coat.
    }
teacher-louis-xiv-fulfil-nothing-short = Nothing to pay.
teacher-louis-xiv-pay-first = For “any chip” give what no other mission of yours asks for. Crowns come last.
teacher-louis-xiv-pay-first-short = Plain chips first.
teacher-louis-xiv-deck-early = Every mission is worth 5 points. Dark wants two equal chips and helps most, which counts early; light is easiest to pay.
teacher-louis-xiv-deck-early-short = Dark helps, light is easy.
teacher-louis-xiv-deck-late = Help counts only while rounds are left. Being easy to pay matters more from now on.
teacher-louis-xiv-deck-late-short = Easy to pay matters more now.
teacher-louis-xiv-keep-crown = One chip stays for next round. A crown fits anything.
teacher-louis-xiv-keep-crown-short = Keep the crown?
teacher-louis-xiv-keep-chip = One chip stays for next round. Your missions want { $chip }.
teacher-louis-xiv-keep-chip-short = Wanted: { $chip }.
teacher-louis-xiv-swap-first = You may send missions back and draw others. This one lacks both chips: { $mission }.
teacher-louis-xiv-recovered = Markers ready again: { $count }, { $ready } in all.
teacher-louis-xiv-recovered-short = { $ready } ready now.
teacher-louis-xiv-last-card = Your last card goes back unplayed, as always.
teacher-louis-xiv-won-board = You had most at { $board }: { $gift } for nothing. Your markers there go to rest.
teacher-louis-xiv-won-board-short = Most at { $board }.
teacher-louis-xiv-lost-board = { $seat } was ahead at { $board }. Markers that did not win come home ready.
teacher-louis-xiv-tied = A tie at { $board }: nobody is first there.
teacher-louis-xiv-second = Second with the king: { $gift } for nothing, and your markers come home.
teacher-louis-xiv-reached = Enough markers at { $board }: { $gift }, and all of them come home.
teacher-louis-xiv-reached-short = Enough at { $board }.
teacher-louis-xiv-bribed = { $gift } for { $count } louis, and your markers come home.
teacher-louis-xiv-bribed-short = { $gift } for { $count } louis.
teacher-louis-xiv-refused = You keep { $louis } louis.
teacher-louis-xiv-crown = A crown for you: it stands for any chip.
teacher-louis-xiv-crown-short = Another crown.
teacher-louis-xiv-chip = New among your chips: { $chip }.
teacher-louis-xiv-surprised = { $seat } had a conspiracy card for { $board }. It happens; markers that do not win come home.
teacher-louis-xiv-surprise = Your conspiracy card did its work at { $board }.
teacher-louis-xiv-arbiter = Your arbiter decided the tie: { $gift }.
teacher-louis-xiv-helped = A laid mission has helped you: { $mission }.
teacher-louis-xiv-helped-short = Helped again: { $mission }.
teacher-louis-xiv-laid =
    5 points for you: { $mission }.{ $last ->
        [yes] { "" }
       *[no] { " " }Its help is yours from now on.
    }
teacher-louis-xiv-laid-short = 5 more points: { $mission }.
teacher-louis-xiv-drawn = New in your hand: { $mission }.
teacher-louis-xiv-kept =
    You keep this for { $when ->
        [this] this
       *[next] next
    } round: { $chip }. Every other chip becomes a coat.
teacher-louis-xiv-kept-short = Kept: { $chip }.
teacher-louis-xiv-coats = Coats drawn: { $count }. One point each, more for most of a kind.
teacher-louis-xiv-coats-short = { $count } more coats of arms.
teacher-louis-xiv-king = The king joins { $board }. First there wins a crown besides, second the gift for nothing.
teacher-louis-xiv-king-short = The king joins { $board }.
teacher-louis-xiv-round-two = Some portraits have turned over, so look at their signs again.
teacher-louis-xiv-round-three = I will be quieter now. Call me when you want to know what to look at.
teacher-louis-xiv-round-four = The last round. Spend everything: resting markers and single louis are worth nothing at the end.
teacher-louis-xiv-counted = Coats { $coats }, missions { $missions }: { $count } points for you.
teacher-louis-xiv-won = You win with { $count } points! Your largest source of points: { $source }, { $most }.
teacher-louis-xiv-beaten = { $seat } wins with { $count }, you have { $score }. Your largest source of points: { $source }, { $most }.
teacher-louis-xiv-W1 = You already lead at { $board } by { $count }, so one more marker there only goes to rest with the others.
teacher-louis-xiv-W2 =
    You have { $ready } ready and still { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, so better take some back first.
teacher-louis-xiv-W3 = You have { $ready } ready markers already, and this card could place some of them instead.
teacher-louis-xiv-W4 = That makes a tie at { $board }, where nobody goes free then, and two markers would win.
teacher-louis-xiv-W7 = If you pay here, { $left } louis are left, too few for what waits at { $board }: { $chip }.
teacher-louis-xiv-W8 = This completes a mission for { $price } louis, the best bargain at court: { $mission }.
teacher-louis-xiv-W9 = You pay with a crown, which fits anything, where this would do: { $chip }.
teacher-louis-xiv-W10 =
    A mission can be paid right now, for 5 points{ $last ->
        [yes] { "" }
       *[no] { " " }and its help from next round on
    }: { $mission }.
teacher-louis-xiv-W11 = This fits none of your missions, { $chip }, and this one would: { $better }.
teacher-louis-xiv-W12 = It is the last round: every marker on a portrait becomes a coat, resting ones become nothing.
teacher-louis-xiv-W12b = It is the last round: this marker would be a coat on any portrait.
teacher-louis-xiv-W0 = I would think again.
teacher-louis-xiv-next-missions = Next time, look before each round which chips your missions lack, and place for those alone.
teacher-louis-xiv-next-supply = Next time, lay missions early: what helps at the beginning of each round comes back every time.
teacher-louis-xiv-next-income = Next time, look who at court gives coats, and win there by a single marker.
teacher-louis-xiv-next-tiles = Next time, win a few more chips: each one you do not need becomes a coat.
teacher-louis-xiv-next-exchange = Next time, leave nothing resting in the last round: markers on portraits and every three louis become coats.
teacher-louis-xiv-next-majority = Next time, collect many coats: who has most of a kind draws one more.
