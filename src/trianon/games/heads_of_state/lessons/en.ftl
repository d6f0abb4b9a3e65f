### The words of the lessons of Heads of State.

## 1

lesson-heads-of-state-1-title = What you play for
lesson-heads-of-state-1-aim = You know what wins, when it ends, and have made your first noble for points.

lesson-heads-of-state-1-1-name = Four realms
lesson-heads-of-state-1-1-say = Four realms, and seven ranks of nobles from baron to king. The most points at the end win.

lesson-heads-of-state-1-2-name = Your first card
lesson-heads-of-state-1-2-say = Alex has just made a baron, for one Gold. Now you take two cards: begin with Gold.
lesson-heads-of-state-1-2-right-1 = Good. The gap is filled only after your turn.
lesson-heads-of-state-1-2-wrong-1 = A Castle is for grander nobles. Every baron and every count costs a Gold.
lesson-heads-of-state-1-2-wrong-2 = A Palace: lovely for a duke, useless today. Open cards let you choose.
lesson-heads-of-state-1-2-other = A useful card on another day. Every baron and every count begins with Gold.

lesson-heads-of-state-1-3-name = Your second card
lesson-heads-of-state-1-3-say = Gold alone makes a baron. Gold and a Title together make a count, one rank higher: take the Title.
lesson-heads-of-state-1-3-right-1 = A count is within your reach.
lesson-heads-of-state-1-3-wrong-1 = Dueling Skills belong to a marquis or more. The gap at the count is a Title.
lesson-heads-of-state-1-3-wrong-2 = Look at the list: the count still lacks a Title.
lesson-heads-of-state-1-3-other = That does not fill the gap. The count still lacks a Title.

lesson-heads-of-state-1-4-name = First come, first paid
lesson-heads-of-state-1-4-say = The number on a hexagon belongs to whoever creates the first noble there. Which place pays your count the most?
lesson-heads-of-state-1-4-right-1 = Four points, and Andalusia is yours for now.
lesson-heads-of-state-1-4-wrong-1 = Three points. One place for a count pays more.
lesson-heads-of-state-1-4-wrong-2 = Three points. Look one sector further south.
lesson-heads-of-state-1-4-wrong-3 = Only one point. Compare the numbers first.
lesson-heads-of-state-1-4-wrong-4 = A cheap baron is a decent start too. But your count can earn twice as much.
lesson-heads-of-state-1-4-wrong-5 = Cards in hand earn nothing. You had a count ready.
lesson-heads-of-state-1-4-other = That place pays less. One place for a count pays four.
lesson-heads-of-state-1-4-tap-1 = That place is for an earl: Title, Troops and Castle.

lesson-heads-of-state-1-5-name = Points
lesson-heads-of-state-1-5-say = Your points are counted here. Nobody can ever take them from you, not even by killing the count who earned them.

lesson-heads-of-state-1-6-name = What you gained
lesson-heads-of-state-1-6-say = Your two cards are gone and your count stands. You also keep a count card: the most cards of a rank pay at the very end.

lesson-heads-of-state-1-7-name = End your turn
lesson-heads-of-state-1-7-say = You have nothing left to spend. Finish your turn, and the open cards are filled up to six.
lesson-heads-of-state-1-7-right-1 = Jan is next. That was a whole turn.

lesson-heads-of-state-1-8-name = Three centuries
lesson-heads-of-state-1-8-say = The game runs through three centuries: 1589, 1689 and 1789. A revolution ends each of them, and after the third the game is over.

lesson-heads-of-state-1-9-name = Nobody knows the hour
lesson-heads-of-state-1-9-say = The revolution card hides among the last eleven cards of the deck. Once those are reached, it can come at any moment.

lesson-heads-of-state-1-10-name = Where points come from
lesson-heads-of-state-1-10-say = Five things bring points: first in a sector, a whole country, all seven ranks, leading countries at each revolution, most nobles at the end. You have just tasted the first.

lesson-heads-of-state-1-11-name = What you have learnt
lesson-heads-of-state-1-11-say = A noble costs a set of cards, and the first in a sector takes its number. After three revolutions the most points win.

## 2

lesson-heads-of-state-2-title = From baron to king
lesson-heads-of-state-2-aim = You can take cards with a noble in mind, use the Courtesan, create several nobles in a turn, and know when to clear.

lesson-heads-of-state-2-1-name = The recipe book
lesson-heads-of-state-2-1-say = This list is your recipe book: seven ranks, and the cards each of them costs. A baron takes one card, a king all eight.

lesson-heads-of-state-2-2-name = How a turn begins
lesson-heads-of-state-2-2-say = From your second turn on you first choose what kind of turn it is. Take three cards: that is the usual one.
lesson-heads-of-state-2-2-right-1 = Three cards, and afterwards you may create.
lesson-heads-of-state-2-2-wrong-1 = You swept a Title and a Castle away, just what you needed. And you take one card only.
lesson-heads-of-state-2-2-wrong-2 = That is the turn for blades: lesson four. It brings you only one of these cards.

lesson-heads-of-state-2-3-name = Two cards for an earl
lesson-heads-of-state-2-3-say = An earl wants Title, Troops and Castle. You hold Troops: take the two that are missing.
lesson-heads-of-state-2-3-right-1 = The earl is complete. One card to go.
lesson-heads-of-state-2-3-wrong-1 = A Palace is for dukes, princes and kings. Look at the gaps beside the earl.
lesson-heads-of-state-2-3-wrong-2 = Lucky, but not needed: both cards lay open. Take what you can see first.
lesson-heads-of-state-2-3-other = The gaps beside the earl are Title and Castle. Take those two.

lesson-heads-of-state-2-4-name = One card unseen
lesson-heads-of-state-2-4-say = Nothing open helps you at once. Draw your third card unseen, from the top of the deck.
lesson-heads-of-state-2-4-right-1 = Nobody else knows what you drew.
lesson-heads-of-state-2-4-wrong-1 = A Bishop is never wasted. But be bold once: try the deck.
lesson-heads-of-state-2-4-other = Not bad, but nothing you need at once. Be bold: draw from the deck.

lesson-heads-of-state-2-5-name = The Courtesan
lesson-heads-of-state-2-5-say = A Courtesan! She stands in for any one card, once per noble, but never for a baron or a king.

lesson-heads-of-state-2-6-name = Create the earl
lesson-heads-of-state-2-6-say = Your earl is ready. Two places for an earl still pay four: choose one of them.
lesson-heads-of-state-2-6-right-1 = Normandy it is. Now pay.
lesson-heads-of-state-2-6-right-2 = Bavaria pays four as well. Now pay.
lesson-heads-of-state-2-6-wrong-1 = Aragon pays three. Two places pay four.
lesson-heads-of-state-2-6-wrong-2 = That would tear your earl apart: the Title belongs there. First the dear set, then the cheap one.
lesson-heads-of-state-2-6-other = That leaves the earl unborn. Two places for an earl still pay four.
lesson-heads-of-state-2-6-tap-1 = Jan’s earl stands there. Each place holds one noble, and only its own rank.

lesson-heads-of-state-2-7-name = How to pay
lesson-heads-of-state-2-7-say = You may lay down your own three cards, or let the Courtesan replace one of them. Which cards do you give?
lesson-heads-of-state-2-7-right-1 = Right: she stays with you for a set that has a gap.
lesson-heads-of-state-2-7-wrong-1 = It works, but she fits almost any set: wasting her is a common slip. Lay down the plain card.
lesson-heads-of-state-2-7-wrong-2 = Today it would cost you the same. As a habit, keep the card that fits everywhere.
lesson-heads-of-state-2-7-other = It works, but it spends the Courtesan. Lay down your three plain cards.

lesson-heads-of-state-2-8-name = And one more
lesson-heads-of-state-2-8-say = You may create as often as your cards allow. Gold and the Courtesan make a count: choose a place where three points wait.
lesson-heads-of-state-2-8-right-1 = Two nobles and seven points in one turn.
lesson-heads-of-state-2-8-wrong-1 = That hexagon pays one. Two others pay three.
lesson-heads-of-state-2-8-wrong-2 = A baron for one Gold, and she stays: not bad. But now see her at work.
lesson-heads-of-state-2-8-wrong-3 = You still had a count in hand, and Burgundy’s three may be gone next time.
lesson-heads-of-state-2-8-other = That place pays less. A count earns three in Burgundy or Aragon.

lesson-heads-of-state-2-9-name = Finish
lesson-heads-of-state-2-9-say = What is left fits no set yet. Finish your turn.
lesson-heads-of-state-2-9-right-1 = Well built. Now let us look at the top of the ladder.

lesson-heads-of-state-2-10-name = The empty throne
lesson-heads-of-state-2-10-say = Another table, 1789: the map is full but for one throne. You hold seven of a king’s eight cards and lack a Bishop.

lesson-heads-of-state-2-11-name = Clear the display
lesson-heads-of-state-2-11-say = No Bishop lies open, and no Courtesan may help a king. Clear: six new cards are laid out, and you take one.
lesson-heads-of-state-2-11-right-1 = There it is! Clear seldom, though: one card instead of three is a price.
lesson-heads-of-state-2-11-wrong-1 = Three unseen cards find a Bishop less often than six new ones. And you may keep only ten.
lesson-heads-of-state-2-11-wrong-2 = In a treachery turn you could not build on that empty throne.

lesson-heads-of-state-2-12-name = The missing card
lesson-heads-of-state-2-12-say = Six new cards, one of them for you. Which one crowns your king?
lesson-heads-of-state-2-12-right-1 = All eight. Europe holds its breath.
lesson-heads-of-state-2-12-wrong-1 = You have a Palace. A king needs one of each: the gap is the Bishop.
lesson-heads-of-state-2-12-wrong-2 = She may not stand in for a king. The Bishop lay open before you.
lesson-heads-of-state-2-12-other = You have that one already, or need it less. The gap of the king is the Bishop.

lesson-heads-of-state-2-13-name = The crown
lesson-heads-of-state-2-13-say = Eight cards in your hand, one throne on the map. Create your king.
lesson-heads-of-state-2-13-right-1 = A king! You have now created every rank, and the House of Nobles pays sixteen for that.
lesson-heads-of-state-2-13-wrong-1 = The throne is still empty, and Jan may have eight cards too.

lesson-heads-of-state-2-14-name = Ten cards
lesson-heads-of-state-2-14-say = When your turn ends you keep at most ten cards, and four treachery cards. So build before your hand overflows.

lesson-heads-of-state-2-15-name = What you have learnt
lesson-heads-of-state-2-15-say = Three cards a turn, open or unseen; the Courtesan fills one gap, but not for baron or king. At most ten cards stay.

## 3

lesson-heads-of-state-3-title = Four realms on one map
lesson-heads-of-state-3-aim = You can read a country’s plate, count influence, and choose a place for what it brings: hexagon, country, House, lead.

lesson-heads-of-state-3-1-name = What a country pays
lesson-heads-of-state-3-1-say = At each revolution every country pays the two players with the most influence. France pays ten to the first, two to the second.

lesson-heads-of-state-3-2-name = Higher and lower
lesson-heads-of-state-3-2-say = In a province the higher noble counts two, the lower one. Here Jan’s duke has two, your count one.

lesson-heads-of-state-3-3-name = Alone
lesson-heads-of-state-3-3-say = Your baron stands alone in Aquitaine. How much influence is that, one or two?
lesson-heads-of-state-3-3-right-1 = Alone means highest there, so even a baron counts two.
lesson-heads-of-state-3-3-wrong-1 = Under a count it would be one. But nobody stands above this baron.

lesson-heads-of-state-3-4-name = Capitals
lesson-heads-of-state-3-4-say = A thick border marks a capital, and there nobles count double: four and two. Your king of England stands for four.

lesson-heads-of-state-3-5-name = Take the lead
lesson-heads-of-state-3-5-say = Jan leads France by six to four, and you hold the cards for a count. Where does a count bring you the lead?
lesson-heads-of-state-3-5-right-1 = Six to five! Your count brings two, and Jan’s baron below falls to one.
lesson-heads-of-state-3-5-wrong-1 = Five to six: the count brings two, but your own baron below falls to one.
lesson-heads-of-state-3-5-wrong-2 = One point now. But the first place in France is worth ten.
lesson-heads-of-state-3-5-wrong-3 = A sound little move: one point and two influence. But it leaves France to Jan.
lesson-heads-of-state-3-5-wrong-4 = You had the cards for the lead in France.

lesson-heads-of-state-3-6-name = Ties
lesson-heads-of-state-3-6-say = In Spain all three of you have two. The higher noble wins a tie, then the higher hexagon: your count in Andalusia leads.

lesson-heads-of-state-3-7-name = A dead noble still counts
lesson-heads-of-state-3-7-say = It is 1689, and Alex has killed your count in Burgundy. The token lies face down there, and it is not forgotten.

lesson-heads-of-state-3-8-name = A whole country
lesson-heads-of-state-3-8-say = Create a noble in every sector of a country, dead or alive, and you take its marker. In France you have four of five.

lesson-heads-of-state-3-9-name = All seven ranks
lesson-heads-of-state-3-9-say = Whoever has created all seven ranks takes sixteen points here, the next one twelve, the third eight. You lack only a prince.

lesson-heads-of-state-3-10-name = One prince, three capitals
lesson-heads-of-state-3-10-say = You hold the six cards of a prince. In which capital do they bring you the most?
lesson-heads-of-state-3-10-right-1 = Thirty points with one noble: seven for the hexagon, seven for France, sixteen for the House.
lesson-heads-of-state-3-10-wrong-1 = Twenty-three points: hexagon and House. One capital would complete a country as well.
lesson-heads-of-state-3-10-wrong-2 = Now your prince lacks three cards. The dear set first.
lesson-heads-of-state-3-10-wrong-3 = Six cards for thirty points, and you kept them.
lesson-heads-of-state-3-10-other = That would cost cards your prince needs. Six cards for a capital first.

lesson-heads-of-state-3-11-name = Three questions for every place
lesson-heads-of-state-3-11-say = Ask three things of a place. Is its number still there, does it complete a country, does it change who leads?

lesson-heads-of-state-3-12-name = What you have learnt
lesson-heads-of-state-3-12-say = Provinces count two and one, capitals four and two, alone always the higher. Each country pays two players; a whole country and all seven ranks pay at once.

## 4

lesson-heads-of-state-4-title = Blades and assassins
lesson-heads-of-state-4-aim = You can play a treachery turn: the right card, the right victim, and your own noble in the gap.

lesson-heads-of-state-4-1-name = Room on a full map
lesson-heads-of-state-4-1-say = When the map fills up, you make room by treachery. Such a turn brings one treachery card and a single attribute card.

lesson-heads-of-state-4-2-name = Why here
lesson-heads-of-state-4-2-say = In the German States Jan is second with a single count, and that pays five. You have nobody there: choose treachery.
lesson-heads-of-state-4-2-right-1 = First a blade, then one attribute card.
lesson-heads-of-state-4-2-wrong-1 = Treachery cards may be played only in a treachery turn. With three cards, Jan’s count stays.
lesson-heads-of-state-4-2-wrong-2 = New cards, but no blade: Jan’s count stays.

lesson-heads-of-state-4-3-name = Every country has its blade
lesson-heads-of-state-4-3-say = Gallows strike in the German States, the axeman in Britain, the guillotine in France, the Inquisition in Spain. Which card reaches Jan’s count?
lesson-heads-of-state-4-3-right-1 = A country card never fails.
lesson-heads-of-state-4-3-wrong-1 = The axeman works in Great Britain only. Jan’s count lives in the Rhineland.
lesson-heads-of-state-4-3-wrong-2 = The Inquisition: Spain only. The card you needed lay open.

lesson-heads-of-state-4-4-name = Think of the gap
lesson-heads-of-state-4-4-say = A place you empty can be yours at once. You hold Gold: which card lets you make a count?
lesson-heads-of-state-4-4-right-1 = Gold and Title: your count waits at the gate.
lesson-heads-of-state-4-4-right-2 = She does it too. A Title would have been cheaper.
lesson-heads-of-state-4-4-wrong-1 = No count without a Title. The place would stay empty, and Jan could come back.
lesson-heads-of-state-4-4-wrong-2 = A gamble, when a Title lies open.
lesson-heads-of-state-4-4-other = That makes no count. With your Gold only a Title is lacking.

lesson-heads-of-state-4-5-name = Point at the victim
lesson-heads-of-state-4-5-say = Every noble you could strike is lit. Point at Jan’s count in the Rhineland.
lesson-heads-of-state-4-5-right-1 = Now the card.
lesson-heads-of-state-4-5-wrong-1 = Then Jan stays second and keeps the five points.
lesson-heads-of-state-4-5-other = Another noble in reach, but not the one that pays Jan five. Point at the count in the Rhineland.
lesson-heads-of-state-4-5-tap-1 = Your own nobles are safe from you.

lesson-heads-of-state-4-6-name = Which card
lesson-heads-of-state-4-6-say = Three of your cards reach that count. Which one do you spend?
lesson-heads-of-state-4-6-right-1 = Sure, and you keep the two cards that can do more.
lesson-heads-of-state-4-6-wrong-1 = Sure as well, but it would work in France too. Spend the narrow card, keep the wide one.
lesson-heads-of-state-4-6-wrong-2 = An assassin reaches everybody, but fails one time in four. The gallows never do.

lesson-heads-of-state-4-7-name = Move in
lesson-heads-of-state-4-7-say = In a treachery turn you create only where you have just killed. The gap is yours: put your count there.
lesson-heads-of-state-4-7-right-1 = Second in the German States: five points less for Jan, five more for you.
lesson-heads-of-state-4-7-wrong-1 = Allowed, but Jan can simply come back. Kill where you can move in.
lesson-heads-of-state-4-7-other = Fill the gap first. Your count can stand in the Rhineland at once.
lesson-heads-of-state-4-7-tap-1 = That place was empty before. It must wait for a turn with three cards.

lesson-heads-of-state-4-8-name = What a victim keeps
lesson-heads-of-state-4-8-say = Jan keeps the points and the count card. The face-down token still counts for a country marker; only the influence is gone.

lesson-heads-of-state-4-9-name = Send an assassin
lesson-heads-of-state-4-9-say = An assassin reaches any province and succeeds three times in four. Jan’s marquis in Normandy presses your earl down to one: strike there.
lesson-heads-of-state-4-9-right-1 = Two of your cards reach Normandy.
lesson-heads-of-state-4-9-wrong-1 = You lead Spain already. Strike where it changes something.
lesson-heads-of-state-4-9-other = In reach, but it changes less. Jan’s marquis in Normandy presses your earl down.

lesson-heads-of-state-4-10-name = The bag
lesson-heads-of-state-4-10-say = Play the assassin this time. Three of your cubes go into the bag and one of Jan’s; then one is drawn.
lesson-heads-of-state-4-10-right-1 = Jan’s cube, one chance in four. The card is spent, and this marquis is safe until your turn ends.
lesson-heads-of-state-4-10-wrong-1 = That would be sure. But I want you to see the bag once: take the assassin.

lesson-heads-of-state-4-11-name = One gap may stay
lesson-heads-of-state-4-11-say = One card is left, for France or the German States. Strike Alex’s duke in Bavaria, though you have no duke for the gap.
lesson-heads-of-state-4-11-right-1 = Of all you kill in one turn, one place may stay empty. You filled the other, so this was allowed.
lesson-heads-of-state-4-11-wrong-1 = Keeping the card is often wise. Here try it, to see what may stay empty.
lesson-heads-of-state-4-11-other = In reach too, but take the duke in Bavaria: there you see what may stay empty.
lesson-heads-of-state-4-11-tap-1 = A noble can be struck at only once in your turn, hit or miss.

lesson-heads-of-state-4-12-name = Finish
lesson-heads-of-state-4-12-say = No blade is left. Finish your turn.
lesson-heads-of-state-4-12-right-1 = Two killed, one replaced. Jan will not be pleased.

lesson-heads-of-state-4-13-name = The answer
lesson-heads-of-state-4-13-say = Jan answers: a king now stands above your prince. Your prince fell from four to two, and France is Jan’s, nine to seven.

lesson-heads-of-state-4-14-name = A capital costs two
lesson-heads-of-state-4-14-say = A noble in a capital costs two cards at once, both showing its country. You hold a guillotine, and one for France or Spain.
lesson-heads-of-state-4-14-right-1 = Two cards, no bag, no doubt. Your prince stands alone again, nine to five.
lesson-heads-of-state-4-14-wrong-1 = One card, two influence less for Jan: seven to seven, and Jan’s king wins the tie.
lesson-heads-of-state-4-14-wrong-2 = Then France pays Jan ten and you two.
lesson-heads-of-state-4-14-other = That leaves the king above your prince. Strike in the capital.

lesson-heads-of-state-4-15-name = Two assassins
lesson-heads-of-state-4-15-say = Your last card is an assassin. For a capital you would need two of them, and they never mix with other cards.

lesson-heads-of-state-4-16-name = What you have learnt
lesson-heads-of-state-4-16-say = Country cards never fail at home, assassins reach all and fail one time in four. A capital costs two; create only where you killed, leave one gap at most.

## 5

lesson-heads-of-state-5-title = The revolution
lesson-heads-of-state-5-aim = You know what happens when the card turns, what you may keep, and how the game ends.

lesson-heads-of-state-5-1-name = Four cards left
lesson-heads-of-state-5-1-say = The deck is empty and only four cards lie under the disc. One of them is the revolution of 1689.

lesson-heads-of-state-5-2-name = Who is first here?
lesson-heads-of-state-5-2-say = In the German States Jan and Alex both have four. Who would be first: tap a player.
lesson-heads-of-state-5-2-right-1 = Jan: a prince outranks Alex’s earl.
lesson-heads-of-state-5-2-wrong-1 = Alex’s best noble there is an earl. Jan has a prince in Brandenburg.
lesson-heads-of-state-5-2-wrong-2 = You have two there. Look at the two with four.

lesson-heads-of-state-5-3-name = Let it come
lesson-heads-of-state-5-3-say = You are taking three cards. Draw one unseen, and see what happens.
lesson-heads-of-state-5-3-right-1 = You lead Britain and France and are second in Spain: eight, ten and four.
lesson-heads-of-state-5-3-wrong-1 = A quiet choice, and often the right one. For once, tempt fate.
lesson-heads-of-state-5-3-other = Safe and sensible. For once, tempt fate and draw unseen.

lesson-heads-of-state-5-4-name = Third is nothing
lesson-heads-of-state-5-4-say = In the German States you were third, and a third place earns nothing. Your nobles stay on the map, though, for the next century.

lesson-heads-of-state-5-5-name = Six cards cross over
lesson-heads-of-state-5-5-say = Into a new century everybody takes at most six cards, and two treachery cards. You hold eight: which two do you give up?
lesson-heads-of-state-5-5-right-1 = You keep an earl, a baron, and a count with the Courtesan: three nobles in six cards.
lesson-heads-of-state-5-5-wrong-1 = She fits nearly every set. Let lonely cards go first.
lesson-heads-of-state-5-5-wrong-2 = Title, Troops and Castle are an earl. Keep together what belongs together.
lesson-heads-of-state-5-5-wrong-3 = Two Golds are a baron and a count. Education and Bishop belong to sets you are far from.
lesson-heads-of-state-5-5-other = That card belongs to a set. Education and Bishop are far from yours.

lesson-heads-of-state-5-6-name = Where you stopped
lesson-heads-of-state-5-6-say = Your turn goes on where it stopped. The revolution was no card of yours, so three are still to be taken.

lesson-heads-of-state-5-7-name = The last revolution
lesson-heads-of-state-5-7-say = Another table, 1789, two cards under the disc. This revolution ends the game at once, even in the middle of your turn.

lesson-heads-of-state-5-8-name = Make sure of your turn
lesson-heads-of-state-5-8-say = You hold a duke, but you create only after drawing. Take your three cards so that nothing can go wrong.
lesson-heads-of-state-5-8-right-1 = Open cards cannot be the revolution. Now you are safe.
lesson-heads-of-state-5-8-wrong-1 = Revolution, and the duke is still in your hand. Jan wins by 92 to 71.
lesson-heads-of-state-5-8-wrong-2 = One unseen card was enough. Your duke never came.
lesson-heads-of-state-5-8-other = Open cards are safe, that is the point. Two Golds and a Title will serve you best.

lesson-heads-of-state-5-9-name = The duke
lesson-heads-of-state-5-9-say = Jan leads France by seven to six. Create your duke where that turns round.
lesson-heads-of-state-5-9-right-1 = Eight to six. And it is your second duke: nobody else has two.
lesson-heads-of-state-5-9-wrong-1 = A useful baron, but that can wait a minute. France first.
lesson-heads-of-state-5-9-wrong-2 = Refilling the open cards brought the revolution. The duke was still in your hand.
lesson-heads-of-state-5-9-other = That can wait, or is not worth it. The duke belongs in Burgundy, above Jan.

lesson-heads-of-state-5-10-name = Empty your hand
lesson-heads-of-state-5-10-say = Cards left in your hand will be worth nothing. Lay down your last Gold and Title: a count in Provence.
lesson-heads-of-state-5-10-right-1 = One more count card as well. It will not hurt.
lesson-heads-of-state-5-10-wrong-1 = You win even so. But points lay in your hand.
lesson-heads-of-state-5-10-right-2 = A baron is fine too.
lesson-heads-of-state-5-10-other = Also something. The count in Provence uses two cards at once.

lesson-heads-of-state-5-11-name = The end
lesson-heads-of-state-5-11-say = Finish your turn. The open cards are refilled from under the disc, and what lies on top there is the revolution.
lesson-heads-of-state-5-11-right-1 = You win. Safe cards first, then the duke: that made the difference.
lesson-heads-of-state-5-11-other = A noble more is fine, but the end can come now. Finish your turn.

lesson-heads-of-state-5-12-name = Most nobles
lesson-heads-of-state-5-12-say = Most cards of a rank pay four for barons, two more each step, sixteen for kings. Two who tie share it, three get nothing.

lesson-heads-of-state-5-13-name = What you have learnt
lesson-heads-of-state-5-13-say = The revolution interrupts, and every country pays two; six cards and two blades cross over. In 1789 it ends the game at once, then most nobles count.

## 6

lesson-heads-of-state-6-title = Playing well
lesson-heads-of-state-6-aim = Three rules of thumb of good players, and the slips of a first game, each tried once.

lesson-heads-of-state-6-1-name = An early turn
lesson-heads-of-state-6-1-say = Early in 1589 the map is nearly empty. Which turn do you choose?
lesson-heads-of-state-6-1-right-1 = First rule: take three and build. In the first century good players do little else.
lesson-heads-of-state-6-1-wrong-1 = Slip number one: a blade too early. One card instead of three, and nobody worth killing.
lesson-heads-of-state-6-1-wrong-2 = Two Golds lay there, and you held a Title. Clear only when the open cards are useless.

lesson-heads-of-state-6-2-name = Cards for this very turn
lesson-heads-of-state-6-2-say = Numbers on hexagons go to the first. Take cards that make nobles today, not some day.
lesson-heads-of-state-6-2-right-1 = A count and a baron for this turn, and Troops for the next.
lesson-heads-of-state-6-2-wrong-1 = Sometimes right, but two Golds lie open, and Gold makes nobles today.
lesson-heads-of-state-6-2-other = That makes nobles some day. Two Golds and Troops make them today.

lesson-heads-of-state-6-3-name = Two at once
lesson-heads-of-state-6-3-say = You can make a count and a baron. Fetch the best numbers you can reach.
lesson-heads-of-state-6-3-right-1 = Five points for three cards, before Jan and Alex get there.
lesson-heads-of-state-6-3-wrong-1 = Numbers of three are free for a count. The big ones go first.
lesson-heads-of-state-6-3-wrong-2 = Slip number two: saving. The numbers will not wait for you.
lesson-heads-of-state-6-3-other = Look for the bigger numbers: three for a count, two for a baron in Saxony.

lesson-heads-of-state-6-4-name = Twelve cards for a king
lesson-heads-of-state-6-4-say = You have been saving for a king and still lack a Bishop. What is the biggest noble you can make today?
lesson-heads-of-state-6-4-right-1 = A prince now beats a king some day: seven points, and four influence in France.
lesson-heads-of-state-6-4-right-2 = A prince now beats a king some day. In France a prince would lead where ten are paid.
lesson-heads-of-state-6-4-wrong-1 = Four points, but your only Troops are gone. With them a prince was ready, for seven.
lesson-heads-of-state-6-4-wrong-2 = Twelve cards, no noble, and two must go. You may keep only ten.
lesson-heads-of-state-6-4-other = That is small for twelve cards. A prince is within your reach.

lesson-heads-of-state-6-5-name = And the rest
lesson-heads-of-state-6-5-say = A Gold and a Title are still there, and a four waits in Andalusia.
lesson-heads-of-state-6-5-right-1 = Eleven points in one turn, and no card thrown away.
lesson-heads-of-state-6-5-wrong-1 = One point. The same count brings four in Andalusia.
lesson-heads-of-state-6-5-wrong-2 = Four points lay in your hand.
lesson-heads-of-state-6-5-other = Look south: the four of Andalusia is still free for a count.

lesson-heads-of-state-6-6-name = Read the plates
lesson-heads-of-state-6-6-say = The revolution is near, and you can reach second place in France or in the German States. Where is it worth more?
lesson-heads-of-state-6-6-right-1 = Second rule: read the plates. Second pays five here and two in France, and alone a baron is enough.
lesson-heads-of-state-6-6-right-2 = The right country. Alone, a baron would have done it for one Gold.
lesson-heads-of-state-6-6-wrong-1 = Second in France: two points. The German States pay five for the same.
lesson-heads-of-state-6-6-wrong-2 = Third in both: neither country pays you.

lesson-heads-of-state-6-7-name = The last turn
lesson-heads-of-state-6-7-say = 1789, and the only card under the disc is the revolution. Alex leads Spain by one, and you hold the Inquisition.
lesson-heads-of-state-6-7-right-1 = Third rule: strike late. Nobody can answer any more.
lesson-heads-of-state-6-7-wrong-1 = 88 to 88, and the most kings win a tie. Three cards could not change Spain.

lesson-heads-of-state-6-8-name = A blade you do not need
lesson-heads-of-state-6-8-say = A treachery card must be drawn, though you have the one you need. Take any.
lesson-heads-of-state-6-8-right-1 = It will not matter now.
lesson-heads-of-state-6-8-right-2 = It will not matter now: the revolution hides in the other deck.

lesson-heads-of-state-6-9-name = Careful
lesson-heads-of-state-6-9-say = Now one attribute card. Mind which one you touch.
lesson-heads-of-state-6-9-right-1 = Open, and safe.
lesson-heads-of-state-6-9-wrong-1 = Slip number five: an unseen card at the very end. The revolution came before your blade.

lesson-heads-of-state-6-10-name = Strike and move in
lesson-heads-of-state-6-10-say = Alex’s earl in Aragon, and you hold an earl’s three cards. Strike there, put your own earl in the gap, finish.
lesson-heads-of-state-6-10-right-1 = 91 to 88. Seven points for Spain instead of four: your last turn was the game.
lesson-heads-of-state-6-10-right-2 = Four to three is enough too. Moving in would have made it six to three.
lesson-heads-of-state-6-10-wrong-1 = Slip number four: the wrong victim. With Jan’s duke gone, Alex’s count rises, and Spain stays with Alex.
lesson-heads-of-state-6-10-wrong-2 = The blade stayed in your hand. Jan’s king wins the tie.
lesson-heads-of-state-6-10-other = That does not turn Spain. The earl in Aragon is the one to strike.

lesson-heads-of-state-6-11-name = Five slips
lesson-heads-of-state-6-11-say = Five slips of a first game: blades too early, saving for a king, wasting the Courtesan, striking where nothing changes, drawing unseen at the end. Now play.

lesson-heads-of-state-6-12-name = What you have learnt
lesson-heads-of-state-6-12-say = Take three and build early, read the plates, strike late. Now you know all you need for your first game.
