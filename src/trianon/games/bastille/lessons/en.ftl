### The words of the lessons of Bastille.

## 1

lesson-bastille-1-title = What you play for
lesson-bastille-1-aim = You can say when the game ends, who wins, and name five things that bring points and one that costs them.

lesson-bastille-1-1-name = Eight rounds
lesson-bastille-1-1-say = Paris, 1789. For eight rounds you have gathered people, and tonight the city counts.

lesson-bastille-1-2-name = Most points win
lesson-bastille-1-2-say = The most points win, and coins settle a tie. Alex leads with 36 to your 35.

lesson-bastille-1-3-name = Your people
lesson-bastille-1-3-say = Six people follow you. The figure beside the laurel is what each is worth: eighteen together.

lesson-bastille-1-4-name = Bare hands
lesson-bastille-1-4-say = Two of yours still miss the weapon drawn in dashed red: tap one of them.
lesson-bastille-1-4-right-1 = Yes. The sergeant waits for a rifle, the chamberlain for a rapier.
lesson-bastille-1-4-wrong-1 = The fishwife is ready: you won a pitchfork for her in round four. Look for dashed red.
lesson-bastille-1-4-wrong-2 = This one came armed: the weapon is drawn in full. Look for dashed red.

lesson-bastille-1-5-name = The last choice
lesson-bastille-1-5-say = Three weapons are left, and two are yours. The sergeant needs a rifle, the chamberlain a rapier: choose.
lesson-bastille-1-5-right-1 = Both are armed. Now watch the count, line by line.
lesson-bastille-1-5-wrong-1 = The chamberlain has no use for a pitchfork and stays unarmed: minus two. You would end with 66, Alex with 67.
lesson-bastille-1-5-wrong-2 = The sergeant cannot shoot with a pitchfork and stays unarmed: minus two. You would end with 66, Alex with 67.

lesson-bastille-1-6-name = The people count
lesson-bastille-1-6-say = Eighteen for your people. In most games nothing else brings as much.

lesson-bastille-1-7-name = Secret missions
lesson-bastille-1-7-say = Your missions were secret until now. Soldiers priced 5, 6 and 7 bring eight points, second most crowns another two.

lesson-bastille-1-8-name = Small change
lesson-bastille-1-8-say = Four of your henchmen are still in the bag, a point each. Every three coins make one more.

lesson-bastille-1-9-name = Victory
lesson-bastille-1-9-say = Ulrich has somebody unarmed and goes back two. You lose nothing, and 68 beats 67: you have won.

lesson-bastille-1-10-name = What you have learnt
lesson-bastille-1-10-say = People, missions, the Bastille, gems and crowns bring points; unarmed people cost them. Everything you do in eight rounds serves one of these.

## 2

lesson-bastille-2-title = Placing tiles
lesson-bastille-2-aim = You can place your tiles and say for every place who comes first, second and third.

lesson-bastille-2-1-name = Your three tiles
lesson-bastille-2-1-say = A new game, round one, and you begin. These three tiles are all you can do in a round; among three players it would be four.

lesson-bastille-2-2-name = Your first tile
lesson-bastille-2-2-say = In turn, each of you places one tile, until none are left. Put your first one anywhere: nothing can go wrong here.
lesson-bastille-2-2-right-1 = The Banque pays coins, twice the value of the tile. It is the first place to be settled.
lesson-bastille-2-2-right-2 = At Notre Dame this tile grows by one, for the rest of the game. A favourite first move of good players.
lesson-bastille-2-2-right-3 = At Versailles the first to come chooses one of two gifts. Today: a torch or four coins.
lesson-bastille-2-2-right-4 = In the Catacombes your henchmen go into the bag. Some are drawn later, and every one brings a gift.
lesson-bastille-2-2-right-5 = At Place Louis you recruit one of the four people above. The tile pays a part of the price.
lesson-bastille-2-2-right-6 = At the Bastille your marker walks along the track below. The further, the more points.
lesson-bastille-2-2-right-7 = At the Etats Généraux you choose a secret mission. Whoever is first there also gets two coins.

lesson-bastille-2-3-name = The higher one first
lesson-bastille-2-3-say = Two rounds later. Alex’s 1 was here before Ulrich’s 2, and yet Ulrich comes first: the higher value goes first.

lesson-bastille-2-4-name = Equal values: the earlier
lesson-bastille-2-4-say = If two tiles are equal, the earlier one goes first. Another 2 would now stand behind Ulrich’s.

lesson-bastille-2-5-name = Try it yourself
lesson-bastille-2-5-say = First place at the Banque also brings the marker of the start player: next round you would begin. Which of your tiles takes it?
lesson-bastille-2-5-right-1 = 3 before 2 before 1: you, Ulrich, Alex. Six coins and the marker will be yours.
lesson-bastille-2-5-wrong-1 = Your 2 is second: Ulrich’s 2 was there earlier. You would get four coins but no marker; look at your other tile.
lesson-bastille-2-5-other = A fair place for another day. The marker is at the Banque: send a tile there.

lesson-bastille-2-6-name = Your last tile
lesson-bastille-2-6-say = One tile is left to you, a 2, and you are the last to place. Find the only place where it is first.
lesson-bastille-2-6-right-1 = Jan’s 1 was earlier, but your 2 is higher. Two henchmen for you, one for Jan.
lesson-bastille-2-6-wrong-1 = Jan’s 2 is there already, and of equal tiles the earlier goes first. You would be second.
lesson-bastille-2-6-wrong-2 = Alex’s 2 is there already, and of equal tiles the earlier goes first. You would be second.
lesson-bastille-2-6-wrong-3 = Ulrich’s 2 was earlier, Ulrich’s 1 is lower: you would be between them, second. Look for a place without a 2.
lesson-bastille-2-6-tap-1 = All three spaces are taken. A full place is closed for this round.

lesson-bastille-2-7-name = From 1 to 7
lesson-bastille-2-7-say = Now the places are settled from number 1 to number 7. The Banque pays you six coins and gives you the marker.

lesson-bastille-2-8-name = Two tiles in one place
lesson-bastille-2-8-say = Ulrich has two tiles at Place Louis and so recruits twice. Each tile acts for itself and then comes home.

lesson-bastille-2-9-name = What you have learnt
lesson-bastille-2-9-say = Higher goes first, then earlier. So hurry where equals will meet, and keep a high tile for the place you fight for.

## 3

lesson-bastille-3-title = The seven places
lesson-bastille-3-aim = You know what each of the seven places gives, in which order, and which one answers which need.

lesson-bastille-3-1-name = A walk through Paris
lesson-bastille-3-1-say = Your two 2s wait at Versailles and at Place Louis. Put your last tile at the Etats Généraux, and the walk begins.
lesson-bastille-3-1-right-1 = All twelve tiles lie. We go from number 1 to number 7.
lesson-bastille-3-1-other = You could. But for this walk we want you at number 7, the Etats Généraux.

lesson-bastille-3-2-name = 1 Banque de Paris
lesson-bastille-3-2-say = The Banque pays twice the tile: four coins for Jan, two for Alex. Jan is first and will begin the next round.

lesson-bastille-3-3-name = 2 Notre Dame
lesson-bastille-3-3-say = At Notre Dame a tile grows by one, for good; first place scores a point as well. Early growth pays in every later round.

lesson-bastille-3-4-name = 3 Versailles
lesson-bastille-3-4-say = Versailles has two gifts, and you are first: a torch or four coins. You have 2 coins, and Place Louis comes later.
lesson-bastille-3-4-right-1 = Four coins, in time for Place Louis. Alex gets the torch, which stands for any weapon.
lesson-bastille-3-4-nearly-1 = A torch stands for any weapon and is never bad. But with 2 coins only the ballad singer at Place Louis is within reach.

lesson-bastille-3-5-name = 4 Catacombes
lesson-bastille-3-5-say = First place puts two henchmen into the bag, second one. After rounds four and eight up to five are drawn: each brings its owner a gift.

lesson-bastille-3-6-name = 5 Place Louis
lesson-bastille-3-6-say = Four people wait at Place Louis. You pay the figure beside the coin, less your 2: take whom you like.
lesson-bastille-3-6-right-1 = Welcome! This one is yours for good, with every sign on the card.
lesson-bastille-3-6-wrong-1 = You may go home alone, but people are the heart of this game. Take one of them along.

lesson-bastille-3-7-name = 6 Bastille
lesson-bastille-3-7-say = At the Bastille the marker walks the value of the tile, first place one more. Lines on the track are points, counted twice in the game.

lesson-bastille-3-8-name = 7 Etats Généraux
lesson-bastille-3-8-say = Alone here, so first: two coins, and your choice of all missions. A mission is a secret goal for the last count: take one.
lesson-bastille-3-8-right-1 = It stays hidden until the last count. Meeting it pays, missing it costs nothing.

lesson-bastille-3-9-name = An empty purse
lesson-bastille-3-9-say = Round four, and you have a single coin. The people at Place Louis cost 4 to 8: where do you go first?
lesson-bastille-3-9-right-1 = Number 1 pays before number 5 recruits. Fresh coins, and a new face in the same round.
lesson-bastille-3-9-nearly-1 = The right place, but a 1 brings only two coins. At the Banque a high tile is worth its salt.
lesson-bastille-3-9-nearly-2 = Four coins lie at Versailles today, if nobody takes them first. The Banque is surer: your 3 brings six.
lesson-bastille-3-9-nearly-3 = One coin and a tile: that reaches price 4 at best. Fill the purse first, and you have the choice.
lesson-bastille-3-9-other = Not a bad place, but your purse stays empty. Which place pays coins?

lesson-bastille-3-10-name = A weak tile
lesson-bastille-3-10-say = Same round, another need: your 1 loses every comparison. Where does it become a 2, for all the rounds to come?
lesson-bastille-3-10-right-1 = From next round on you hold 2, 2 and 3. Each of those rounds will thank you.
lesson-bastille-3-10-nearly-1 = The right place, and this tile would grow as well. But the weak one is your 1: it must go there itself.
lesson-bastille-3-10-other = It would stay a 1. One place turns it into a 2.

lesson-bastille-3-11-name = Before the count
lesson-bastille-3-11-say = After this round the track counts: from 3 on two points, from 6 on five. You stand on 3: which tile goes to the Bastille?
lesson-bastille-3-11-right-1 = First with the 3 means four steps: to 7, over the line. Five points instead of two, and you pass Jan.
lesson-bastille-3-11-nearly-1 = Ulrich’s 2 was there earlier, so you walk two steps, to 5. One short of the line, and that counts as short.
lesson-bastille-3-11-wrong-1 = A 1 walks one step, to 4, and no line is near. Steps are worth the value of the tile.
lesson-bastille-3-11-other = That leaves your marker on 3. Send a tile to the Bastille.

lesson-bastille-3-12-name = What you have learnt
lesson-bastille-3-12-say = Coins before people, growth early, steps before the counts. The number on each plate tells you what comes before what.

## 4

lesson-bastille-4-title = Recruits and their weapons
lesson-bastille-4-aim = You can read a card, work out its price, win flags at the end of a round, and avoid unarmed people.

lesson-bastille-4-1-name = A face in the crowd
lesson-bastille-4-1-say = The sergeant: price 6 on the left, four points on the right. Below, a flag, and in dashed red the rifle that is still missing.

lesson-bastille-4-2-name = What you pay
lesson-bastille-4-2-say = Your tile pays its part: with your 3 the sergeant costs 3 coins. You have 4.

lesson-bastille-4-3-name = Choose
lesson-bastille-4-3-say = You are first here. Take the one with the most points among those you can pay.
lesson-bastille-4-3-right-1 = Four points for three coins, and this flag is your third. Well chosen.
lesson-bastille-4-3-nearly-1 = A monk may join any group at the end, which is handy. But the sergeant costs the same and brings twice the points.
lesson-bastille-4-3-wrong-1 = The stable hand costs one coin and comes with a pitchfork, but only one point. Somebody here brings four.
lesson-bastille-4-3-wrong-2 = Then nobody follows you this round. You can pay three of the four.
lesson-bastille-4-3-tap-1 = The king’s cousin costs 9, less your 3 makes 6. You have 4 coins.

lesson-bastille-4-4-name = Flags
lesson-bastille-4-4-say = When all places are settled, flags are counted. Most flags take the large gift, second most the small one: today three points and one.

lesson-bastille-4-5-name = Raise a flag
lesson-bastille-4-5-say = Alex shows two flags, Jan one, you one. Whom do you recruit to win the three points?
lesson-bastille-4-5-right-1 = Three flags and three points. And the same flags are counted again at the end of every round.
lesson-bastille-4-5-nearly-1 = Two flags each. Ties go to the start player, then clockwise: Alex is first, and one point remains for you.
lesson-bastille-4-5-wrong-1 = Two gems, but no flag. You and Jan have one each, Jan sits nearer to the start player, and nothing is left for you.
lesson-bastille-4-5-wrong-2 = Without a new flag you stay behind Alex and Jan. One of the three carries two.

lesson-bastille-4-6-name = A new round
lesson-bastille-4-6-say = Whoever was not recruited leaves, and four new people come. Versailles and the flags get new gifts: a new round.

lesson-bastille-4-7-name = The last round
lesson-bastille-4-7-say = Round eight. Your vintner lacks a pitchfork, your sergeant a rifle, and as last on the track you will get one weapon only.

lesson-bastille-4-8-name = What it costs
lesson-bastille-4-8-say = One unarmed costs two points, two cost 5, three 9, four 14, more 20. So count weapons before you recruit.

lesson-bastille-4-9-name = The last recruit
lesson-bastille-4-9-say = Four points and a flag each: the market woman for 2 coins, or the grenadier for all your 5. Who is it?
lesson-bastille-4-9-right-1 = The grenadier comes with a rifle. Only one of yours stays unarmed, and you win by a single point, 45 to 44.
lesson-bastille-4-9-wrong-1 = She needs a pitchfork too. Two unarmed cost 5 instead of 2, your three coins bring one point, and Alex wins, 44 to 43.
lesson-bastille-4-9-wrong-2 = Four points would stay in the square. You can pay one who needs no weapon from you.
lesson-bastille-4-9-tap-1 = The prince costs 10, less your 3 makes 7. You have 5 coins.
lesson-bastille-4-9-tap-2 = The duchess costs 10, less your 3 makes 7. You have 5 coins.

lesson-bastille-4-10-name = What you have learnt
lesson-bastille-4-10-say = Points, signs, weapon: look at all three before you pay. Weapons come from the Bastille after rounds four and eight, torches from Versailles.

## 5

lesson-bastille-5-title = Missions and catacombs
lesson-bastille-5-aim = You can choose a mission that fits, and you have played the interim scoring: gems, crowns, henchmen, track, weapons.

lesson-bastille-5-1-name = At the Etats Généraux
lesson-bastille-5-1-say = Round four, and your tile at the Etats Généraux is due. You look through all missions that are left and keep one.

lesson-bastille-5-2-name = A mission that fits
lesson-bastille-5-2-say = Your drummer has price 5, your Swiss guard price 7. Which mission is nearly done already?
lesson-bastille-5-2-right-1 = Soldiers 5, 6 and 7: only the 6 is missing. Eight points for one more recruit.
lesson-bastille-5-2-nearly-1 = Six points if nobody has more soldiers than you: a good one. Another mission fits you even better.
lesson-bastille-5-2-nearly-2 = Here only your 7 would count, and two are missing. There is a neighbour with your 5 and your 7.
lesson-bastille-5-2-other = You would begin from almost nothing. Look for the mission your two soldiers already serve.
lesson-bastille-5-2-tap-1 = You hold this one already. Nobody may have the same mission twice.

lesson-bastille-5-3-name = Gems and crowns
lesson-bastille-5-3-say = Half the game is over, and the city counts for the first time. Each gem is a point; most crowns bring three, to Alex.

lesson-bastille-5-4-name = Your henchman
lesson-bastille-5-4-say = Up to five henchmen are drawn, and the first is yours. Two of your soldiers lack rifles, one lies at the Bastille: which field helps?
lesson-bastille-5-4-right-1 = A torch stands for any weapon. Now the other four are drawn, and each owner takes a free field.
lesson-bastille-5-4-nearly-1 = Four points at once: often the best field of all. But now we look for something that arms a soldier.
lesson-bastille-5-4-other = Useful, on another day. Today your soldiers stand there without weapons: which field gives one?

lesson-bastille-5-5-name = Left and right
lesson-bastille-5-5-say = Left-hand fields give more, but the henchman goes home. From the right it returns into the bag: another chance, or a point at the end.

lesson-bastille-5-6-name = The line on the track
lesson-bastille-5-6-say = You have passed the line at 6: five points. Jan stands on 5, one step short, and gets two.

lesson-bastille-5-7-name = First come, first armed
lesson-bastille-5-7-say = Weapons go in the order of the track: Alex has chosen, now you take two. One soldier still needs a rifle.
lesson-bastille-5-7-right-1 = Both soldiers are armed, one by the rifle, one by the torch. The other weapon waits for somebody new.
lesson-bastille-5-7-wrong-1 = Then the only rifle goes to somebody else, and one soldier stays unarmed. Take the rifle while it lies there.

lesson-bastille-5-8-name = There is your 6
lesson-bastille-5-8-say = Round five, and look who has come: the sergeant, price 6. One more recruit, and your mission is done.

lesson-bastille-5-9-name = What you have learnt
lesson-bastille-5-9-say = Choose missions your people half fulfil already. Before each count look at three things: the next line, your crowns, your weapons.

## 6

lesson-bastille-6-title = The last two rounds
lesson-bastille-6-aim = You have played the final scoring, know three habits of good players and four slips to avoid, and sit before your own first round.

lesson-bastille-6-1-name = Where the monk belongs
lesson-bastille-6-1-say = Round eight is over, and your monk, price 7, joins a group for good. You hold the mission soldiers 6, 7, 8: where to?
lesson-bastille-6-1-right-1 = Sergeant 6, monk 7, grenadier 8: the row is complete, eight points. Only, the monk now needs a rifle like a soldier.
lesson-bastille-6-1-wrong-1 = That is allowed, but then your soldiers lack the 7. That mission would bring nothing instead of eight points.

lesson-bastille-6-2-name = The same again, and dearer
lesson-bastille-6-2-say = Gems count a second time, and most crowns now bring five. Then five henchmen are drawn again; Alex takes four points.

lesson-bastille-6-3-name = The last draw
lesson-bastille-6-3-say = Your henchman! You stand on 8, the next line is at 11, and Jan on 10 would choose weapons before you.
lesson-bastille-6-3-right-1 = Three steps, over the line: nine points instead of five. And you are past Jan when weapons are shared out.
lesson-bastille-6-3-nearly-1 = Three points are good. Three steps would be worth four, and a better place when weapons are shared out.
lesson-bastille-6-3-wrong-1 = Two steps: to 10, behind Jan who was there before, and one short of the line. That gains nothing.
lesson-bastille-6-3-other = Useful on another day. Look at the track: how far is it to the line at 11?

lesson-bastille-6-4-name = The last weapons
lesson-bastille-6-4-say = Three weapons are left, two are yours. You have a torch and a pitchfork already: which two arm everybody?
lesson-bastille-6-4-right-1 = Everybody is armed, the second soldier by the torch. Now your mission is counted.
lesson-bastille-6-4-nearly-1 = Your vintner has a pitchfork already, and the chamberlain stays unarmed: minus two. It would just do, but two points are two points.
lesson-bastille-6-4-nearly-2 = Two of your soldiers need rifles, and there is only one torch: minus two. It would just do, but two points are two points.

lesson-bastille-6-5-name = The last count
lesson-bastille-6-5-say = Seventeen for people, fourteen for missions, two for henchmen in the bag, two for coins. You win with 60 to 57.

lesson-bastille-6-6-name = First habit: grow early
lesson-bastille-6-6-say = A fresh game, and three habits of good players. The first: let a tile grow in each early round; send a 1 to Notre Dame.
lesson-bastille-6-6-right-1 = In seven rounds to come this tile is worth one more. After Alex the place is full.
lesson-bastille-6-6-nearly-1 = A 3 so early is strong as well. But then you recruit with a 1 this round; let us send the 1.
lesson-bastille-6-6-other = That has its time. First habit first: a tile to Notre Dame, before its spaces are gone.

lesson-bastille-6-7-name = Second habit: people
lesson-bastille-6-7-say = The second: win somebody nearly every round; good players end with six or seven people. Your 2 makes them cheaper at Place Louis.
lesson-bastille-6-7-right-1 = With 8 coins and a 2 you can pay all four. Jan chooses first: that 2 was earlier.
lesson-bastille-6-7-nearly-1 = The right place. With the 2 you pay one coin less, and no later 2 slips in before you.
lesson-bastille-6-7-other = People are points, flags and missions at once. Send your 2 to Place Louis.

lesson-bastille-6-8-name = Third habit: small where small will do
lesson-bastille-6-8-say = The third: high tiles where the value pays, low ones where being there is enough. Where is your 1 as good as a 4?
lesson-bastille-6-8-right-1 = Nobody else is there: two coins and a mission, exactly what a 4 would bring. Well placed.
lesson-bastille-6-8-nearly-1 = A good place for small tiles, but Ulrich’s 1 was there earlier. One place is still empty.
lesson-bastille-6-8-wrong-1 = Here every point of the tile is paid in coins or steps. A 1 gets little: keep such places for high tiles.
lesson-bastille-6-8-wrong-2 = You would choose last of four and pay almost the full price. One place is still empty.
lesson-bastille-6-8-tap-1 = All three spaces are taken. That is why good players go there early.

lesson-bastille-6-9-name = Slip one: the empty purse
lesson-bastille-6-9-say = Now four slips everybody makes once. The first: at Place Louis without coins; plan the Banque a round ahead, or the same round.

lesson-bastille-6-10-name = Slip two: one step short
lesson-bastille-6-10-say = The second: one step short of a line. They are at 3, 6, 11 and 17, and count only after rounds four and eight.

lesson-bastille-6-11-name = Slip three: bare hands
lesson-bastille-6-11-say = The third: six fine people and two weapons. One unarmed costs little, five cost twenty: from round five on, count them.

lesson-bastille-6-12-name = Slip four: growing too late
lesson-bastille-6-12-say = The fourth: Notre Dame late in the game. A tile that grows in round eight is never placed again.

lesson-bastille-6-13-name = Your own game
lesson-bastille-6-13-say = You know all you need, and your first round is well laid. Shall we play it to the end, you and I?
