### The words of the lessons of Louis XIV.

## 1

lesson-louis-xiv-1-title = Twelve portraits
lesson-louis-xiv-1-aim = You can read a portrait and your missions, you know where points come from, and you have played a first card.

lesson-louis-xiv-1-1-name = Four rounds at court
lesson-louis-xiv-1-1-say = Versailles. For four rounds you court twelve powerful people, and the most points at the end win.

lesson-louis-xiv-1-2-name = Your missions
lesson-louis-xiv-1-2-say = These two cards are your missions. Each brings 5 points and costs two chips, such as a sceptre.

lesson-louis-xiv-1-3-name = What a portrait gives
lesson-louis-xiv-1-3-say = Your page wants a sceptre and any second chip. Tap the portrait that gives a sceptre.
lesson-louis-xiv-1-3-right-1 = Yes, Anne of Austria. The first sign beside each face is that person’s gift.
lesson-louis-xiv-1-3-other = This portrait gives something else. Look for the little staff.
lesson-louis-xiv-1-3-hint = It is the portrait with the number 1, in the middle of the upper half.

lesson-louis-xiv-1-4-name = Five cards
lesson-louis-xiv-1-4-say = Every round brings five influence cards. A card takes your markers to the person it shows.

lesson-louis-xiv-1-5-name = Your first card
lesson-louis-xiv-1-5-say = You hold Anne’s card. Play it for the sceptre, place one marker, and stop.
lesson-louis-xiv-1-5-right-1 = You lead at Anne. The line at the foot of each portrait always says who would get its gift right now.
lesson-louis-xiv-1-5-wrong-1 = That woke three resting markers, and Anne is still alone. Choose “place” this time.
lesson-louis-xiv-1-5-wrong-2 = That card leads to the Dauphin, who gives a helmet. Take it back and play Anne.
lesson-louis-xiv-1-5-wrong-3 = Louvois gives a coat and a conspiracy card, not a sceptre. Take it back and play Anne.
lesson-louis-xiv-1-5-other = That is a real move, but it does not bring you to Anne. Take it back and look at the first card.
lesson-louis-xiv-1-5-hint = Tap Anne’s card, then Stop.

lesson-louis-xiv-1-6-name = Crowns
lesson-louis-xiv-1-6-say = A crown is the best chip, for it may stand for any other. Two portraits give one: tap either.
lesson-louis-xiv-1-6-right-1 = Right. Montespan and La Vallière both give a crown, and everybody wants them.
lesson-louis-xiv-1-6-other = No crown here. One sits at the left edge, another at the right.
lesson-louis-xiv-1-6-hint = Numbers 5 and 9.

lesson-louis-xiv-1-7-name = Coats of arms
lesson-louis-xiv-1-7-say = Coats of arms are the small points: one each, counted at the end. Who gives two at once?
lesson-louis-xiv-1-7-right-1 = Turenne, two coats. Other small gifts wait around the court; tap any sign to hear what it is.
lesson-louis-xiv-1-7-wrong-1 = Condé gives one coat and lets you place a marker. Somebody gives two.
lesson-louis-xiv-1-7-wrong-2 = Louvois gives one coat and a conspiracy card. Somebody gives two.
lesson-louis-xiv-1-7-other = This portrait gives something else. Look for the shield with a 2.
lesson-louis-xiv-1-7-hint = Bottom row, number 10.

lesson-louis-xiv-1-8-name = Money and the king
lesson-louis-xiv-1-8-say = Every round opens with a money card: this one gave everyone 5 louis. It also sends the king to a portrait, today to Philippe.

lesson-louis-xiv-1-9-name = What you have learnt
lesson-louis-xiv-1-9-say = Gifts become chips, chips become missions, missions win. With three at the table about 40 points is a fine score.

## 2

lesson-louis-xiv-2-title = Markers and steps
lesson-louis-xiv-2-aim = You can place one to three markers along neighbours, use a joker, wake resting markers, and you know that five cards are four turns.

lesson-louis-xiv-2-1-name = Ready markers
lesson-louis-xiv-2-1-say = These 11 markers lie ready before you: your personal reserve. Only these can go out with a card.

lesson-louis-xiv-2-2-name = Resting markers
lesson-louis-xiv-2-2-say = These 5 are yours as well, but they rest in the middle: your general reserve. Waking them takes a card, as you will see.

lesson-louis-xiv-2-3-name = The first marker
lesson-louis-xiv-2-3-say = A card with a face places one, two or three markers. Play the Dauphin, and the first one lands there.
lesson-louis-xiv-2-3-right-1 = There it stands. Lit are the places where your second marker may go.
lesson-louis-xiv-2-3-wrong-1 = That wakes three markers instead of placing. Good to know, but now we place.
lesson-louis-xiv-2-3-wrong-2 = The first marker always lands on the face you play. Take Anne back and play the Dauphin.
lesson-louis-xiv-2-3-other = Play the card with the Dauphin’s face.
lesson-louis-xiv-2-3-hint = Tap the Dauphin’s card and choose “place”.

lesson-louis-xiv-2-4-name = One step on
lesson-louis-xiv-2-4-say = The next marker may stay here or step to a neighbour, corner to corner. Step to Anne.
lesson-louis-xiv-2-4-right-1 = Well walked. Now Anne’s neighbours are lit, and the Dauphin no longer: a walk never turns back.
lesson-louis-xiv-2-4-wrong-1 = You stopped after one. That is allowed, and sometimes wise, but today we walk.
lesson-louis-xiv-2-4-wrong-2 = That stays with the Dauphin, to be stronger there. We want to move on: follow the clasp to Anne.
lesson-louis-xiv-2-4-wrong-3 = Marie-Thérèse is a neighbour too, with the king beside her. A fine idea, but today go up to Anne.
lesson-louis-xiv-2-4-other = That is a neighbour as well. Take it back and go to Anne.
lesson-louis-xiv-2-4-hint = Anne touches the upper right corner of the Dauphin.

lesson-louis-xiv-2-5-name = And another
lesson-louis-xiv-2-5-say = One marker is left. Step on to Colbert.
lesson-louis-xiv-2-5-right-1 = One card, three portraits. At each stop one of the three stays behind.
lesson-louis-xiv-2-5-wrong-1 = Two with Anne: strong there, but Colbert stays empty. Take it back and walk on.
lesson-louis-xiv-2-5-wrong-2 = Your third marker stayed at home. Take it back and send it to Colbert.
lesson-louis-xiv-2-5-other = Also next door, but take it back: the 5 louis of Colbert are the goal.
lesson-louis-xiv-2-5-hint = Colbert is number 7, above Anne to the right.

lesson-louis-xiv-2-6-name = A row, never a fork
lesson-louis-xiv-2-6-say = Now one marker each on Anne, Condé and Montespan. You hold Anne and Condé: which card do you begin with?
lesson-louis-xiv-2-6-right-1 = From one end to the other. Before you play a card, look where the walk can lead.
lesson-louis-xiv-2-6-wrong-1 = From Anne there is no way to Montespan, and no way back. Begin at one end of the row.
lesson-louis-xiv-2-6-wrong-2 = From Montespan there is no way to Anne, and no way back. Begin at one end of the row.
lesson-louis-xiv-2-6-wrong-3 = The joker carries two markers, and you need three. Choose a face.
lesson-louis-xiv-2-6-other = That does not reach all three. Take it back and trace the row with your finger first.
lesson-louis-xiv-2-6-hint = Condé stands between the other two. Begin with Anne.

lesson-louis-xiv-2-7-name = The joker
lesson-louis-xiv-2-7-say = The curtain is a joker: it begins anywhere, but carries only two markers. Put both on La Vallière, where Jan has one.
lesson-louis-xiv-2-7-right-1 = Two against one: her crown is yours, if nobody answers.
lesson-louis-xiv-2-7-wrong-1 = One against one is a tie, and a tie wins nothing here. Use the second marker.
lesson-louis-xiv-2-7-wrong-2 = Split like this you lead nowhere: a tie here, too few there. Keep both on La Vallière.
lesson-louis-xiv-2-7-wrong-3 = Split like this you lead nowhere: two ties. Keep both on La Vallière.
lesson-louis-xiv-2-7-other = A joker may begin there too. Take it back: today the prize is La Vallière’s crown.
lesson-louis-xiv-2-7-hint = Tap the curtain, then number 9 twice.

lesson-louis-xiv-2-8-name = Waking markers
lesson-louis-xiv-2-8-say = One round later you have one ready marker and six resting. Play a card to wake some instead of placing: a face wakes three.
lesson-louis-xiv-2-8-right-1 = Four ready again. Wake with the card whose face you need least.
lesson-louis-xiv-2-8-nearly-1 = Nearly. A joker wakes only two and is your best card for placing, so wake with a face.
lesson-louis-xiv-2-8-wrong-1 = Now your reserve is empty and the next card has nothing to place. Wake some first.
lesson-louis-xiv-2-8-other = That places your last marker. Choose “take” with a face.
lesson-louis-xiv-2-8-hint = Tap Turenne’s card and choose “take”.

lesson-louis-xiv-2-9-name = Five cards, four turns
lesson-louis-xiv-2-9-say = Two cards left. Play whichever you like, and watch what happens to the other.
lesson-louis-xiv-2-9-right-1 = Your last card goes back unplayed. Five cards are four turns, every round: choose which one to leave.
lesson-louis-xiv-2-9-hint = Any choice is good here.

## 3

lesson-louis-xiv-3-title = Who receives what
lesson-louis-xiv-3-aim = You can tell for every portrait who gets its gift, whose markers go to rest, and when it turns over.

lesson-louis-xiv-3-1-name = From 1 to 12
lesson-louis-xiv-3-1-say = Jan has the last card of the round. After it the portraits are asked one by one, from 1 to 12.

lesson-louis-xiv-3-2-name = The purse
lesson-louis-xiv-3-2-say = Anne shows a purse: most markers get her gift free, others may pay 3. You have two here, Ulrich one: who goes free?
lesson-louis-xiv-3-2-right-1 = You do. Now watch it happen.
lesson-louis-xiv-3-2-wrong-1 = Count again: two are yours, one is Ulrich’s. Most markers go free.
lesson-louis-xiv-3-2-other = Only people with a marker here are in the running. Compare you and Ulrich.
lesson-louis-xiv-3-2-hint = Compare the two rows of markers.

lesson-louis-xiv-3-3-name = Free, and paid
lesson-louis-xiv-3-3-say = You take a sceptre free. Ulrich, behind you, pays 3 louis and gets a sceptre too: that is a bribe.

lesson-louis-xiv-3-4-name = The price of winning
lesson-louis-xiv-3-4-say = Winning by majority has a price: your two markers go to rest. Ulrich’s comes straight home, ready for use.

lesson-louis-xiv-3-5-name = Turning over
lesson-louis-xiv-3-5-say = And Anne turns over. Next round she will ask for something else, so look again each time.

lesson-louis-xiv-3-6-name = The podium
lesson-louis-xiv-3-6-say = Montespan shows a podium: first place only, nothing to buy. Ulrich has two markers, you one: who gets the crown?
lesson-louis-xiv-3-6-right-1 = Ulrich. Here a second place is worth nothing at all.
lesson-louis-xiv-3-6-wrong-1 = You are second, and on a podium second gets nothing. Ulrich has two.
lesson-louis-xiv-3-6-other = One of the two with markers here. Who has more?
lesson-louis-xiv-3-6-hint = Who has most?

lesson-louis-xiv-3-7-name = Nothing, but home
lesson-louis-xiv-3-7-say = Ulrich takes the crown, and two markers go to rest for it. You get nothing, but your marker comes home ready.

lesson-louis-xiv-3-8-name = A tie
lesson-louis-xiv-3-8-say = La Vallière is a podium too. One marker is yours, one is Jan’s: who gets her crown?
lesson-louis-xiv-3-8-right-1 = Nobody. A tie is worth nothing on a podium, and on a purse it means everyone pays.
lesson-louis-xiv-3-8-wrong-1 = Jan has just as many as you. With a tie nobody is first.
lesson-louis-xiv-3-8-wrong-2 = You have just as many as Jan. With a tie nobody is first.
lesson-louis-xiv-3-8-other = Only you and Jan stand here. Is either of you ahead?
lesson-louis-xiv-3-8-hint = Is anybody ahead?

lesson-louis-xiv-3-9-name = All go home
lesson-louis-xiv-3-9-say = Both markers go home ready, and she does not turn over. She will ask the same next round.

lesson-louis-xiv-3-10-name = Enough markers
lesson-louis-xiv-3-10-say = Turenne counts: everyone with three markers gets two coats, whoever has more. You and Ulrich have three each: who gets them?
lesson-louis-xiv-3-10-right-1 = Both of you. No contest here, only a number.
lesson-louis-xiv-3-10-wrong-1 = You do, but look: Ulrich has three as well. Here nobody has to be first.
lesson-louis-xiv-3-10-wrong-2 = A tie does no harm here. Three markers are enough, for everyone who has them.
lesson-louis-xiv-3-10-other = Tap everyone who has three markers here, then Done.
lesson-louis-xiv-3-10-hint = Everyone with three.

lesson-louis-xiv-3-11-name = And no price
lesson-louis-xiv-3-11-say = Two coats each, and all six markers come home ready. A gift like this costs you nothing but the visit.

lesson-louis-xiv-3-12-name = What you have learnt
lesson-louis-xiv-3-12-say = Purse: most go free, others pay. Podium: first only; markers: everyone with enough; and only a majority sends markers to rest.

## 4

lesson-louis-xiv-4-title = Bribes and reserves
lesson-louis-xiv-4-aim = You win with no more markers than needed, spend your louis where they complete a mission, and use a conspiracy card at the right moment.

lesson-louis-xiv-4-1-name = Few is fine
lesson-louis-xiv-4-1-say = Markers you win with go to rest, and waking three costs a whole card. So win with as few as you can.

lesson-louis-xiv-4-2-name = Just enough
lesson-louis-xiv-4-2-say = You have the last card of the round; Ulrich has one marker at La Vallière. Win her crown, and make something of the third marker.
lesson-louis-xiv-4-2-right-1 = Two were enough. A third marker, alone with Philippe, wins a letter as well.
lesson-louis-xiv-4-2-wrong-1 = The crown is yours, but three markers rest where two were enough. Let the third walk on to Philippe.
lesson-louis-xiv-4-2-wrong-2 = One against one is a tie, so no crown. Two are just enough.
lesson-louis-xiv-4-2-wrong-3 = A letter, but at La Vallière only a tie. Leave two with her and send one on.
lesson-louis-xiv-4-2-wrong-4 = Ready markers are good, but this was the last card, and Ulrich takes the crown alone. Place instead.
lesson-louis-xiv-4-2-other = Count at La Vallière: you need one more than Ulrich, no less, no more.
lesson-louis-xiv-4-2-hint = Two on La Vallière, then step to Philippe.

lesson-louis-xiv-4-3-name = What do you need?
lesson-louis-xiv-4-3-say = You have 4 louis and one marker each with Anne and the Dauphin. Your page wants a helmet and any chip: tap the portrait you need.
lesson-louis-xiv-4-3-right-1 = The Dauphin. Your letter will do for the second chip.
lesson-louis-xiv-4-3-wrong-1 = Anne gives a sceptre. You already hold a letter for “any chip”; what is missing is the helmet.
lesson-louis-xiv-4-3-other = This portrait gives something else. Your page asks for a helmet.
lesson-louis-xiv-4-3-hint = Number 4 gives helmets.

lesson-louis-xiv-4-4-name = Say no
lesson-louis-xiv-4-4-say = But Anne comes first: pay her 3 louis for a sceptre? Remember that the Dauphin is asked after her.
lesson-louis-xiv-4-4-right-1 = Well kept. Your marker is home, your purse is full.
lesson-louis-xiv-4-4-wrong-1 = Now 1 louis is left and the Dauphin cannot be bribed. A sceptre, but no mission: take it back.
lesson-louis-xiv-4-4-hint = You can pay only once.

lesson-louis-xiv-4-5-name = Say yes
lesson-louis-xiv-4-5-say = Jan leads here with two markers and goes free. Bribe the Dauphin for 3?
lesson-louis-xiv-4-5-right-1 = One marker, 3 louis, and the same helmet as Jan. Jan’s two markers rest; yours is home.
lesson-louis-xiv-4-5-wrong-1 = You keep 4 louis, but the page waits a whole round. A mission is 5 points: pay.
lesson-louis-xiv-4-5-hint = This helmet completes your mission.

lesson-louis-xiv-4-6-name = The conspiracy card
lesson-louis-xiv-4-6-say = Louvois hands out conspiracy cards. Just before its portrait is compared, this one adds one resting marker or up to two ready ones.

lesson-louis-xiv-4-7-name = By surprise
lesson-louis-xiv-4-7-say = At La Vallière Ulrich has two markers, you one, and only the first gets the crown. It would pay your next mission: what do you add?
lesson-louis-xiv-4-7-right-1 = Three against two, and the crown is yours. Nobody could see it coming.
lesson-louis-xiv-4-7-wrong-1 = Two against two: a tie, and the card is spent. Your marker woke up, but the crown stays where it is.
lesson-louis-xiv-4-7-wrong-2 = Two against two is a tie, and nobody gets the crown. You need three.
lesson-louis-xiv-4-7-wrong-3 = Ulrich takes the crown. You may keep the card, and at the end it becomes a coat, but here it wins.
lesson-louis-xiv-4-7-hint = You need one more than Ulrich’s two.

lesson-louis-xiv-4-8-name = What you have learnt
lesson-louis-xiv-4-8-say = A narrow majority, a bribe, a surprise: three ways to a gift. Each time ask what it costs you in markers.

## 5

lesson-louis-xiv-5-title = Missions
lesson-louis-xiv-5-aim = You can pay missions so that nothing is wasted, choose a deck, use laid missions in the Supply of the next round, and keep the right chip.

lesson-louis-xiv-5-1-name = Two chips each
lesson-louis-xiv-5-1-say = Scoring left you four chips: sceptre, letter, helmet and crown. That could be two missions, 10 points.

lesson-louis-xiv-5-2-name = Pay the plain chips
lesson-louis-xiv-5-2-say = The purse-bearer wants a sceptre and any chip; the herald will want letter and ring. Fulfil the purse-bearer, and choose well what you pay.
lesson-louis-xiv-5-2-right-1 = Five points, and letter and crown are still yours.
lesson-louis-xiv-5-2-wrong-1 = Five points, but now nothing can be the herald’s ring. Keep the crown and give the helmet.
lesson-louis-xiv-5-2-wrong-2 = Five points, but the herald needs that letter. The helmet is the one nobody asked for.
lesson-louis-xiv-5-2-nearly-1 = A good order too: letter and crown. Take it back just once, for the purse-bearer has the choice.
lesson-louis-xiv-5-2-wrong-3 = That ends your turn with both missions unpaid. You have all you need: take it back.
lesson-louis-xiv-5-2-other = Keep what the herald needs: letter and crown.
lesson-louis-xiv-5-2-hint = Sceptre and helmet.

lesson-louis-xiv-5-3-name = A new mission
lesson-louis-xiv-5-3-say = For each mission you lay you draw another. All are worth 5 points: dark helps most, light is easiest to pay.
lesson-louis-xiv-5-3-right-1 = Light blue: one named chip and any other. Easy to pay, with a small help.
lesson-louis-xiv-5-3-right-2 = Medium blue: two different named chips, and a better help.
lesson-louis-xiv-5-3-right-3 = Dark blue: two equal chips, hard to collect, with the strongest help.
lesson-louis-xiv-5-3-hint = Any deck is right. Help counts for as long as rounds are left.

lesson-louis-xiv-5-4-name = The crown as a ring
lesson-louis-xiv-5-4-say = Letter and crown are left, and the herald wants letter and ring. Fulfil that mission: the crown will be the ring.
lesson-louis-xiv-5-4-right-1 = Ten points in one turn. The crown went where nothing else would do.
lesson-louis-xiv-5-4-wrong-1 = One coat for the letter, 1 point, and a mission left behind, 5 points. Take it back and fulfil the herald.
lesson-louis-xiv-5-4-other = You can pay the herald now. Take it back.
lesson-louis-xiv-5-4-hint = Tap the herald.

lesson-louis-xiv-5-5-name = And a new round
lesson-louis-xiv-5-5-say = Draw once more, and the next round begins. Watch the money card and the king.
lesson-louis-xiv-5-5-right-1 = Four louis for everyone, and the king joins Philippe. Now your laid missions wake up.
lesson-louis-xiv-5-5-hint = Any deck is right.

lesson-louis-xiv-5-6-name = Missions that help
lesson-louis-xiv-5-6-say = Laid missions help you every round until the end. Use both: the purse-bearer for 1 louis, the herald for a coat.
lesson-louis-xiv-5-6-right-1 = A louis and a coat, and again next round. Early missions pay longest.
lesson-louis-xiv-5-6-wrong-1 = You left a louis and a coat on the table, and both were free. Take it back.
lesson-louis-xiv-5-6-other = Use both before you go on.
lesson-louis-xiv-5-6-hint = Tap the two laid missions.

lesson-louis-xiv-5-7-name = Keep one chip
lesson-louis-xiv-5-7-say = Another day: ring, helmet and crown, and neither mission can be paid. Finish: you keep one chip, each other becomes a coat.
lesson-louis-xiv-5-7-right-1 = A crown for next round and two coats, 2 points. Nothing was wasted.
lesson-louis-xiv-5-7-wrong-1 = A ring fits neither of your missions. The crown fits both, so keep the crown.
lesson-louis-xiv-5-7-wrong-2 = A helmet fits neither of your missions. The crown fits both, so keep the crown.
lesson-louis-xiv-5-7-hint = Which chip fits both missions?

lesson-louis-xiv-5-8-name = What you have learnt
lesson-louis-xiv-5-8-say = Pay with plain chips first, crowns last; keep the chip your next mission wants. And lay early: help comes every round.

## 6

lesson-louis-xiv-6-title = King and coats of arms
lesson-louis-xiv-6-aim = You can place at the king’s portrait on purpose, you spend everything well in round four, you know how the end is counted, and you take three rules of thumb with you.

lesson-louis-xiv-6-1-name = The king’s portrait
lesson-louis-xiv-6-1-say = Where the king stands, first place gets the gift and a crown. A clear second gets the gift too, and pays nothing.

lesson-louis-xiv-6-2-name = Letter and crown
lesson-louis-xiv-6-2-say = Ulrich has two markers with Philippe, and you play the last card. You want letter and crown: how many do you place?
lesson-louis-xiv-6-2-right-1 = Letter and crown, for three markers at rest. Ulrich, second, got a letter too.
lesson-louis-xiv-6-2-wrong-1 = Two each: a letter for both, no crown, and all four markers go to rest. With the king a tie is dear.
lesson-louis-xiv-6-2-wrong-2 = Second place: a letter for nothing, but the crown goes to Ulrich. For the crown you need three.
lesson-louis-xiv-6-2-other = Count: Ulrich has two. To be first you need three on Philippe.
lesson-louis-xiv-6-2-hint = One more than Ulrich.

lesson-louis-xiv-6-3-name = The cheap second
lesson-louis-xiv-6-3-say = The same moment again, but now you want to save markers. Get the letter and let no marker rest.
lesson-louis-xiv-6-3-right-1 = A letter for nothing, and none of your markers rests. Look for this every round.
lesson-louis-xiv-6-3-wrong-1 = A tie again: you get the letter, but both markers go to rest. One alone makes you second.
lesson-louis-xiv-6-3-wrong-2 = Letter and crown, but three markers rest. This time we want it for nothing.
lesson-louis-xiv-6-3-nearly-1 = It works, the letter and all markers home, and you even spoil Ulrich’s crown. One marker alone would do.
lesson-louis-xiv-6-3-other = You need only be second: one marker on Philippe, then stop.
lesson-louis-xiv-6-3-hint = One marker is enough to be second.

lesson-louis-xiv-6-4-name = The last evening
lesson-louis-xiv-6-4-say = Round four: at the end every 3 louis become one coat. Your herald still lacks this helmet: bribe the Dauphin for 3?
lesson-louis-xiv-6-4-right-1 = One point spent, five in sight. On the last evening money is only small change.
lesson-louis-xiv-6-4-wrong-1 = You saved 3 louis, worth 1 point, and gave up a mission worth 5. Take it back.
lesson-louis-xiv-6-4-hint = Sceptre and helmet fulfil the herald.

lesson-louis-xiv-6-5-name = Markers left standing
lesson-louis-xiv-6-5-say = Maintenon lets you put up to two resting markers on Montespan. At the end each marker on a portrait becomes a coat: how many?
lesson-louis-xiv-6-5-right-1 = Two more coats tonight. In earlier rounds they would have stood there, ready for the next scoring.
lesson-louis-xiv-6-5-wrong-1 = Those markers would rest for nothing. On a portrait each is 1 point: place both.
lesson-louis-xiv-6-5-wrong-2 = One coat. A second one was free as well.
lesson-louis-xiv-6-5-hint = Resting markers are worth nothing at the end.

lesson-louis-xiv-6-6-name = The last mission
lesson-louis-xiv-6-6-say = Sceptre and helmet: lay the herald.
lesson-louis-xiv-6-6-right-1 = Your fifth mission. Now everything left over is turned into coats.
lesson-louis-xiv-6-6-wrong-1 = Two chips would become two coats, 2 points. The mission is worth 5.
lesson-louis-xiv-6-6-other = You can lay the herald now. Take it back.
lesson-louis-xiv-6-6-hint = Tap the herald.

lesson-louis-xiv-6-7-name = Left-overs
lesson-louis-xiv-6-7-say = Your two markers become two coats, 3 louis one more. The last louis is worth nothing; chips and unplayed cards count as well.

lesson-louis-xiv-6-8-name = Coats are turned over
lesson-louis-xiv-6-8-say = Now all coats are shown. Most of a kind brings one extra coat, and in a tie each of you gets it.

lesson-louis-xiv-6-9-name = The count
lesson-louis-xiv-6-9-say = Five for each mission, one for each coat: you win. In a tie the one with more ready markers is ahead.

lesson-louis-xiv-6-10-name = First rule of thumb
lesson-louis-xiv-6-10-say = First: before you play a card, look at your missions. Go where their chips are, and to crowns, which always fit.

lesson-louis-xiv-6-11-name = Second rule of thumb
lesson-louis-xiv-6-11-say = Second: win narrowly or be second cheaply. Every marker too many rests, and waking it costs you a card.

lesson-louis-xiv-6-12-name = Third rule of thumb
lesson-louis-xiv-6-12-say = Third: keep 3 or 4 louis for a bribe. One marker at a purse and some money often do the work of three.

lesson-louis-xiv-6-13-name = What beginners regret
lesson-louis-xiv-6-13-say = Beginners win too big, run out of ready markers, tie with the king, and pay with crowns. You will not: shall we play?
