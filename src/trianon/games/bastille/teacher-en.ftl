### What the teacher of a first game says.

teacher-bastille-place-first =
    Seven places, and { $free ->
        [one] { $free } space is
       *[other] { $free } spaces are
    } free. What would you like to have at the end of this round?
teacher-bastille-place-last-round = The last round. Whatever grows now grows for nothing; points, weapons and steps are all that count.
teacher-bastille-place-count = After this round the city counts for the first time. Look at the track, the crowns and the bag.
teacher-bastille-place-half = The second half begins. The dearer people come now, and weapons are shared out once more, after round eight.
teacher-bastille-place-mission =
    One character here would complete a mission of yours: { $card }. That is worth { $gain } points more, for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } with your { $tile }.
teacher-bastille-place-mission-short = Completes a mission: { $card }.
teacher-bastille-place-line =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to the next line, worth { $gain } points right after this round. Your { $tile } would do it.
teacher-bastille-place-line-short = The next line is within reach of your { $tile }.
teacher-bastille-place-grow =
    Notre Dame has { $free ->
        [one] { $free } space
       *[other] { $free } spaces
    } left. A { $tile } sent there is a { $grown } in the { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } to come.
teacher-bastille-place-grow-short =
    A tile to Notre Dame grows for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
teacher-bastille-place-purse =
    You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, which with your { $tile } reaches price { $reach }. The Banque pays before Place Louis recruits.
teacher-bastille-place-purse-short = Your purse reaches price { $reach }: nobody here.
teacher-bastille-place-people =
    You could pay { $count } of the people here. With your { $tile } one costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $card }.
teacher-bastille-place-people-short =
    Within reach: { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
teacher-bastille-place-weapons = { $count } of your people lack a weapon. Torches come from Versailles, and the track decides who chooses weapons first.
teacher-bastille-place-weapons-short = Without a weapon: { $count }.
teacher-bastille-place-flags =
    { $leader } leads with { $flags ->
        [one] { $flags } flag
       *[other] { $flags } flags
    }. One character would bring you level or past: { $card }.
teacher-bastille-place-space = Only one space is left here: { $place }. If you want it, it is now.
teacher-bastille-place-space-short = One space left: { $place }.
teacher-bastille-place-bag = None of your henchmen is in the bag. Up to five will be drawn after round { $round }.
teacher-bastille-place-stand =
    You have { $people ->
        [one] { $people } character
       *[other] { $people } characters
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $missions ->
        [one] { $missions } mission
       *[other] { $missions } missions
    }. What do you lack most?
teacher-bastille-versailles-first =
    You are first at Versailles and choose: { $left } or { $right }. { $rest ->
        [mine] The other goes to your second tile.
        [lost] You are alone here, so the other is lost.
       *[theirs] The other goes to whoever is second here.
    }
teacher-bastille-versailles-coins =
    Your tile waits at Place Louis. With { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } more somebody would be within reach: { $card }.
teacher-bastille-versailles-torch =
    { $count ->
        [one] { $count } of your people lacks
       *[other] { $count } of your people lack
    } a weapon, and a torch fits anybody.
teacher-bastille-versailles-gifts = Today: { $left } or { $right }. Which one is of use before the next count?
teacher-bastille-recruit-first =
    { $count ->
        [one] { $count } of the people here is
       *[other] { $count } of the people here are
    } within reach: price less your { $tile }, and you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. Compare points, signs and weapon.
teacher-bastille-recruit-mission = One of them completes your mission { $mission }, { $gain } points on top of { $points }: { $card }.
teacher-bastille-recruit-crowns = Crowns are counted right after this round, { $gain } points for the most. You would be there with: { $card }.
teacher-bastille-recruit-armed = { $count } of yours lack weapons already. Somebody here comes armed: { $card }.
teacher-bastille-recruit-flags =
    { $leader } shows { $flags ->
        [one] { $flags } flag
       *[other] { $flags } flags
    }. The most flags could be yours with: { $card }.
teacher-bastille-recruit-most =
    Most points within reach: { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
teacher-bastille-recruit-most-short =
    { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
teacher-bastille-mission-first = All missions still free lie before you, and nobody sees your choice. Take one your people serve already.
teacher-bastille-mission-late =
    { $rounds ->
        [0] No round is left after this one.
       *[other] Few rounds are left: { $rounds }.
    } A mission that needs three more people will hardly be met.
teacher-bastille-mission-near = Nearest as things stand: { $mission } ({ $progress }).
teacher-bastille-bonus-first = Your henchman was drawn. Choose any field without a henchman, and you get it at once.
teacher-bastille-bonus-line =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } would take you past the next line: { $gain } points more, and a better place for choosing weapons.
teacher-bastille-bonus-torch =
    { $count ->
        [one] { $count } of yours lacks
       *[other] { $count } of yours lack
    } a weapon. A torch fits anybody.
teacher-bastille-bonus-sides = Left-hand fields give more; from the right your henchman goes back into the bag.
teacher-bastille-bonus-any = Points at once, or steps and weapons that are counted in a moment: compare.
teacher-bastille-upgrade-first = One of your tiles grows by one. A low one is safer everywhere, a high one fights for first place.
teacher-bastille-upgrade-again = Which tile loses most comparisons? Let that one grow.
teacher-bastille-weapons-need =
    Two weapons for you, and { $count ->
        [one] { $count } of your people lacks
       *[other] { $count } of your people lack
    } one. { $last ->
        [yes] This is the last time weapons are shared out.
       *[no] What is left over arms those you recruit later.
    }
teacher-bastille-weapons-need-short = Without a weapon: { $count }.
teacher-bastille-weapons-spare =
    Everybody is armed. { $last ->
        [yes] Nobody comes any more, so take whichever you like.
       *[no] Take what those to come may need.
    }
teacher-bastille-monk-first = A monk joins peasants, soldiers or nobles for good, and will need their weapon. Look at your missions and spare weapons.
teacher-bastille-monk-again = And the next monk: which group still counts for you?
teacher-bastille-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } for you.{ $spend ->
        [yes] { " " }There is still time to spend that at Place Louis this round.
       *[no] { "" }
    }
teacher-bastille-coins-short =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } more.
teacher-bastille-marker =
    The marker is yours: you win ties of flags from now on, and you begin { $when ->
        [this] this
       *[next] next
    } round.
teacher-bastille-marker-short =
    You begin { $when ->
        [this] this
       *[next] next
    } round.
teacher-bastille-grown =
    Your { $value } is a { $better } from { $when ->
        [this] this
       *[next] next
    } round on. Rounds to use it: { $rounds }.
teacher-bastille-grown-short = { $value } has become { $better }.
teacher-bastille-kept = No higher tile was left for you, so your { $value } came home unchanged.
teacher-bastille-bagged = Henchmen of yours in the bag: { $mine } of { $all }. Up to five are drawn at each count.
teacher-bastille-bagged-short = In the bag: { $mine } of { $all }.
teacher-bastille-line =
    You stand on { $space } and have passed a line: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } when the track is counted.
teacher-bastille-line-short = Past the line of { $points }.
teacher-bastille-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }, to { $space }. Steps to the next line: { $more }.
teacher-bastille-steps-short = To { $space }; { $more } more to the line.
teacher-bastille-recruited = New in your following: { $card }. Without a weapon now: { $lack } of your people.
teacher-bastille-recruited-short = { $card } is yours.
teacher-bastille-forfeited =
    { $free ->
        [yes] Nobody this time. Your coins stay for another round.
       *[no] Nobody was within reach of your coins and your tile. Next time the Banque first, or a higher tile.
    }
teacher-bastille-mission = Yours now: { $mission }. It stays secret until the last count.
teacher-bastille-mission-short = New mission: { $mission }.
teacher-bastille-flags =
    Flags bring you { $kind }.{ $when ->
        [this] { " " }They stay on your cards and are counted again this round.
        [next] { " " }They stay on your cards and are counted again next round.
       *[never] { "" }
    }
teacher-bastille-flags-short = Flags: { $kind }.
teacher-bastille-no-flags = { $seat } takes a gift for flags. Some people at Place Louis carry one, and it counts every round.
teacher-bastille-torches = Torches for you: { $count }. Each stands for any weapon.
teacher-bastille-first-count = The first count: gems, crowns, henchmen, track, weapons. Your people and missions wait for the last one.
teacher-bastille-last-count = The last count. People and missions are still to come.
teacher-bastille-gems =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for gems.{ $again ->
        [yes] { " " }They are counted again at the end.
       *[no] { "" }
    }
teacher-bastille-gems-short = Gems: { $count }.
teacher-bastille-crowns =
    Most crowns: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-bastille-crowns-short = Crowns again: { $count }.
teacher-bastille-crowns-other = { $seat } has the most crowns and scores { $count }.
teacher-bastille-track =
    The track brings you { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.{ $again ->
        [yes] { " " }It is counted once more after round eight.
       *[no] { "" }
    }
teacher-bastille-track-short = The track: { $count }.
teacher-bastille-points =
    { $source }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for you.
teacher-bastille-points-short = { $source }: { $count }.
teacher-bastille-armed = A weapon for you: { $weapon }. Still without one: { $lack }.
teacher-bastille-monk = { $card } has joined a group: { $group }.
teacher-bastille-met =
    Mission met: { $mission }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-bastille-met-short = { $mission }: { $count }.
teacher-bastille-missed = This mission brings nothing: { $mission }. It costs nothing either.
teacher-bastille-unarmed = Without a weapon at the end: { $count }. Torches from Versailles and steps on the track help next time.
teacher-bastille-won = You win with { $count } points! Your largest source of points: { $source }, { $most }.
teacher-bastille-beaten = { $seat } wins with { $count }, you have { $score }. Your largest source of points: { $source }, { $most }.
teacher-bastille-W1 = Nobody there is within reach, so the Banque first: coins and tile make { $reach }, the cheapest costs { $price }.
teacher-bastille-W2 = That ends one step short of the line, which your { $tile } would pass for { $gain } points.
teacher-bastille-W3 = Then { $count } of yours would be without a weapon, though somebody here comes armed: { $card }.
teacher-bastille-W4 =
    { $rounds ->
        [0] A tile that grows now cannot be placed again
        [one] A tile that grows now can be placed in { $rounds } more round
       *[other] A tile that grows now can be placed in { $rounds } more rounds
    }, and other places still bring points.
teacher-bastille-W4b = Your { $tile } cannot grow and would come home as it is: no higher tile is left for you.
teacher-bastille-W5 =
    This is the last chance for a tile to grow this round, and so early it pays in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
teacher-bastille-W6 = { $player } was there earlier with a { $tile }: you would be second, while your { $better } would be first.
teacher-bastille-W7 = A { $low } would do the same here: keep your { $tile } for the Banque, the Bastille or a cheaper recruit.
teacher-bastille-W8 =
    Still missing for it: { $count }, with { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } to go, and this one is nearer: { $mission }.
teacher-bastille-W9 =
    People are the largest part of most scores, and somebody is within reach for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }: { $card }.
teacher-bastille-W10 =
    Nobody joins you this round, though { $points ->
        [one] { $points } point
       *[other] { $points } points
    } would be within reach: { $card }.
teacher-bastille-W11 = That arms { $count }, while another pair arms { $best }.
teacher-bastille-W12 = In another group the monk would complete { $mission }, for { $gain } points, and here it does not.
teacher-bastille-W0 = I would think again.
teacher-bastille-next-notre-dame = Next time, be first at Notre Dame early: a tile grows, and the first there takes a point.
teacher-bastille-next-versailles = Next time, look at the gifts of Versailles each round: some of them are points at once.
teacher-bastille-next-flags = Next time, recruit somebody with flags early: they are counted every round.
teacher-bastille-next-gems = Next time, recruit somebody with gems before round four: gems are counted twice.
teacher-bastille-next-crowns = Next time, compare crowns before rounds four and eight: to be level with the most brings all their points.
teacher-bastille-next-catacombs = Next time, have more henchmen in the bag before rounds four and eight: each one drawn chooses a gift.
teacher-bastille-next-bastille = Next time, count the steps to the next line before rounds four and eight, and go just past it.
teacher-bastille-next-characters = Next time, recruit somebody nearly every round: people are the largest part of most scores.
teacher-bastille-next-missions = Next time, take a mission in the first half, and recruit for it.
teacher-bastille-next-henchmen = Next time, keep some henchmen in the bag to the end: each one left there is a point.
teacher-bastille-next-coins = Next time, watch the purse in the last round: every three coins left are a point.
teacher-bastille-next-weapons = Next time, arm your people: torches from Versailles, and steps on the track to choose weapons first.
