### Bastille in English.

game-title = Bastille
game-about = Place influence tiles in Paris on the eve of the Revolution, recruit and arm characters, fulfil missions and have the most victory points after eight rounds.

switch-secret_mission = Variant Secret Mission: no starting mission, and the missions lie in two piles.
switch-zero_majority = House rule: a majority in nothing counts too, so 0 flags, crowns or other things can win a bonus or points.

## Events

event-round-started = Round { $round } begins.
event-scoring-started =
    { $final ->
        [0] The interim scoring begins.
       *[other] The final scoring begins.
    }
event-start-player-drawn = { $seat } is drawn as start player.
event-mission-dealt = { $seat } is dealt a secret mission.
event-mission-known = { $seat } now holds the mission “{ $mission }”.
event-versailles-turned = The new Versailles tile: { $versailles }.
event-bonus-turned = The new bonus tile: { $tile }.
event-card-dealt = A character comes to the Place Louis: { $card }.
event-card-removed = A character leaves the game: { $card }.
event-token-turned = A weapon token is turned up: { $weapon }.
event-piles-made =
    { $count ->
        [one] The missions are split into two piles of { $count } card.
       *[other] The missions are split into two piles of { $count } cards.
    }
event-tile-placed = { $seat } places a { $value } at { $location }.
event-location-evaluated = { $location } is evaluated.
event-location-skipped = { $location } is skipped: no tile lies there.
event-tile-evaluated = { $seat } has rank { $rank } at { $location } with a { $value }.
event-tile-returned = { $seat } takes the { $value } back.
event-coins-gained =
    { $count ->
        [0] { $seat } receives no coins.
        [one] { $seat } receives { $count } coin.
       *[other] { $seat } receives { $count } coins.
    }
event-coins-paid =
    { $count ->
        [one] { $seat } pays { $count } coin.
       *[other] { $seat } pays { $count } coins.
    }
event-start-marker-taken = { $seat } takes the start player marker.
event-tile-upgraded = { $seat } exchanges a { $value } for a { $better }.
event-tile-kept = { $seat } cannot exchange the { $value } and keeps it.
event-points-scored = { $seat } scores { $count } VP ({ $source }).
event-versailles-bonus = { $seat } receives the Versailles bonus: { $kind }.
event-versailles-lost = The other Versailles bonus is lost: { $kind }.
event-henchmen-bagged =
    { $count ->
        [0] { $seat } has no henchmen left to put into the bag.
        [one] { $seat } puts { $count } henchman into the bag.
       *[other] { $seat } puts { $count } henchmen into the bag.
    }
event-card-recruited =
    { $count ->
        [0] { $seat } recruits { $card } for free.
        [one] { $seat } recruits { $card } for { $count } coin.
       *[other] { $seat } recruits { $card } for { $count } coins.
    }
event-recruit-forfeited = { $seat } recruits nobody.
event-marker-moved =
    { $count ->
        [one] { $seat } moves { $count } step on the Bastille track, to space { $space }.
       *[other] { $seat } moves { $count } steps on the Bastille track, to space { $space }.
    }
event-pile-chosen = { $seat } chooses the { $pile }.
event-mission-taken = { $seat } looks through the missions and takes one.
event-no-mission = { $seat } takes no mission: none is allowed.
event-torches-taken =
    { $count ->
        [0] { $seat } takes no torch: none is left.
        [one] { $seat } takes { $count } torch.
       *[other] { $seat } takes { $count } torches.
    }
event-flags-counted =
    { $count ->
        [0] { $seat } has no flags.
        [one] { $seat } has { $count } flag.
       *[other] { $seat } has { $count } flags.
    }
event-flag-bonus = { $seat } receives the { $side } flag bonus: { $kind }.
event-flag-bonus-lapsed = The { $side } flag bonus lapses.
event-cube-drawn = A henchman is drawn from the bag; it belongs to { $seat }.
event-bag-empty = The bag is empty, the remaining draws lapse.
event-bonus-chosen = { $seat } chooses a catacombs bonus: { $field }.
event-bonus-wasted = The bonus has no effect for { $seat }.
event-card-drawn = { $seat } takes the top character card: { $card }.
event-cube-to-supply = { $seat } takes a henchman back into the personal supply.
event-cube-to-bag = A henchman goes back into the bag; it belongs to { $seat }.
event-token-claimed = { $seat } takes a { $weapon }.
event-monk-assigned = { $seat } assigns { $card } to the { $group }.
event-mission-scored =
    { $count ->
        [0] { $seat } scores nothing for the mission “{ $mission }”.
       *[other] { $seat } earns { $count } VP with the mission “{ $mission }”.
    }
event-characters-unarmed =
    { $count ->
        [0] { $seat } has no unarmed characters.
        [one] { $seat } has { $count } character left unarmed.
       *[other] { $seat } has { $count } characters left unarmed.
    }
event-game-won = { $seat } wins with { $count } VP.
event-versailles-removed = The used Versailles tile leaves the game: { $versailles }.
event-marker-behind = On space { $space } of the Bastille track { $seat } stands behind the markers already there.

## Decisions

decision-place-tile = Place one of your tiles at a location with a free space.
decision-versailles-pick = Pick one of the two bonuses of the Versailles tile.
decision-recruit = Recruit one of the displayed characters, or forfeit the action.
decision-take-mission = Take one of the missions you do not hold yet.
decision-choose-pile = Choose the pile of missions you want to look through.
decision-catacomb-bonus = Your henchman was drawn: choose a catacombs bonus that is still free.
decision-upgrade-tile = Choose the tile you exchange for one of the next higher value.
decision-claim-weapons = Take two of the displayed weapon tokens.
decision-assign-monk = Assign { $about } to one of the three groups.

## Options

option-place = Place a { $value } at { $location }
option-pick = Pick: { $bonus }
option-recruit =
    { $price ->
        [0] Recruit { $about } (free)
        [one] Recruit { $about } (pay { $price } coin)
       *[other] Recruit { $about } (pay { $price } coins)
    }
option-forfeit = Recruit nobody
option-take = Take “{ $mission }” ({ $about })
option-pile = Choose the { $pile }
option-bonus = Choose: { $field }
option-upgrade = Exchange a { $value } for a { $better }
option-claim = Take { $first } + { $second }
option-assign = Assign { $card } to the { $group }

## Outlook: what would follow as things stand

outlook-rank =
    { $tiles ->
        [1] Nobody is here yet: you would be first.
       *[other] { $place ->
            [1] As the tiles lie you would be first of { $tiles }.
            [2] As the tiles lie you would be second of { $tiles }.
            [3] As the tiles lie you would be third of { $tiles }.
           *[other] As the tiles lie you would be number { $place } of { $tiles }.
        }
    }
outlook-reach =
    { $count ->
        [0] With your coins it would pay for no displayed card.
        [one] With your coins it would pay for { $count } displayed card.
       *[other] With your coins it would pay for any of { $count } displayed cards.
    }
outlook-unarmed =
    { $count ->
        [0] All your characters would be armed.
        [one] { $count } of your characters would be unarmed.
       *[other] { $count } of your characters would be unarmed.
    }
outlook-mission = { $mission }: { $progress }
outlook-mission-max =
    { $mine ->
        [0] you 0, best other { $best }{ $points ->
            [0] { "" }
           *[other] : { $points } VP
        }
       *[other] you { $mine }, best other { $best }: { $place ->
            [1] { $place }st
            [2] { $place }nd
            [3] { $place }rd
           *[other] { $place }th
        }
    }
outlook-mission-series =
    { $count ->
        [0] all three
       *[other] lack { $lack }
    }
outlook-mission-set = { $least } of { $each } in every group
outlook-arms =
    { $missing ->
        [0] all armed
        [one] { $missing } weapon missing
       *[other] { $missing } weapons missing
    }{ $torches ->
        [0] { "" }
        [one] , { $torches } torch
       *[other] , { $torches } torches
    }
outlook-balance = Weapons: { $arms }
outlook-flags =
    { $large ->
        [0] Flags: the large bonus would be yours.
        [one] Flags: { $large } more for the large bonus{ $small ->
            [0] , the small one would be yours
           *[other] { "" }
        }.
       *[other] Flags: { $large } more for the large bonus{ $small ->
            [0] , the small one would be yours
           *[other] , { $small } for the small one
        }.
    }

## Components

card-P01 = the ballad singer
card-P02 = the haymaker
card-P03 = the village standard-bearer
card-P04 = the mutinous ploughman
card-P05 = the fishwife
card-P06 = the stable hand
card-P07 = the vintner
card-P08 = the market woman
card-P09 = the carter
card-P10 = the lacemaker
card-S01 = the drummer
card-S02 = the standard-bearer
card-S03 = the trumpeter
card-S04 = the sentry
card-S05 = the sergeant
card-S06 = the gunsmith
card-S07 = the Swiss guard
card-S08 = the paymaster
card-S09 = the grenadier
card-S10 = the king’s musketeer
card-N01 = the lady-in-waiting
card-N02 = the collector
card-N03 = the rebel duke
card-N04 = the banker’s widow
card-N05 = the chamberlain
card-N06 = the king’s cousin
card-N07 = the minister
card-N08 = the fencing marquis
card-N09 = the prince of the blood
card-N10 = the duchess with the necklace
card-M01 = the illuminator
card-M02 = the begging friar
card-M03 = the bearer of relics
card-M04 = the court preacher
card-M05 = the abbot
card-about =
    { $card } { $group ->
        [peasant] (peasant)
        [soldier] (soldier)
        [noble] (noble)
       *[monk] (monk)
    }: cost { $cost }{ $points ->
        [0] { "" }
       *[other] , { $points } VP
    }{ $crowns ->
        [0] { "" }
        [one] , { $crowns } crown
       *[other] , { $crowns } crowns
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } gem
       *[other] , { $gems } gems
    }{ $flags ->
        [0] { "" }
        [one] , { $flags } flag
       *[other] , { $flags } flags
    }{ $armed ->
        [yes] , armed
       *[no] , unarmed
    }

bonus-torch =
    { $count ->
        [one] { $count } torch
       *[other] { $count } torches
    }
bonus-bastille =
    { $count ->
        [one] { $count } step on the Bastille track
       *[other] { $count } steps on the Bastille track
    }
bonus-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
bonus-henchmen =
    { $count ->
        [one] { $count } henchman into the bag
       *[other] { $count } henchmen into the bag
    }
bonus-vp = { $count } VP
bonus-upgrade =
    { $count ->
        [one] { $count } tile upgrade
       *[other] { $count } tile upgrades
    }
bonus-character =
    { $count ->
        [one] { $count } character card from the deck
       *[other] { $count } character cards from the deck
    }
bonus-mission =
    { $count ->
        [one] { $count } mission card
       *[other] { $count } mission cards
    }
field = { $bonus }
versailles-tile = { $left } / { $right }
bonus-tile = large { $large } / small { $small }

mission-MAX_PEASANTS = most peasants
mission-MAX_SOLDIERS = most soldiers
mission-MAX_NOBLES = most nobles
mission-MAX_CROWNS = most crowns
mission-MAX_WEAPONS = most weapons
mission-MAX_GEMS = most gems
mission-SER_PEASANT_LOW = peasants { $low } · { $middle } · { $high }
mission-SER_PEASANT_HIGH = peasants { $low } · { $middle } · { $high }
mission-SER_SOLDIER_LOW = soldiers { $low } · { $middle } · { $high }
mission-SER_SOLDIER_HIGH = soldiers { $low } · { $middle } · { $high }
mission-SER_NOBLE_LOW = nobles { $low } · { $middle } · { $high }
mission-SER_NOBLE_HIGH = nobles { $low } · { $middle } · { $high }
mission-SET_TWO_EACH =
    { $each ->
        [2] two of each estate
       *[other] { $each } of each estate
    }
mission-max-about = most { $metric }: { $first } VP, second most: { $second } VP
mission-series-about = { $group } of cost { $low }, { $middle } and { $high }: { $points } VP
mission-set-about =
    { $each ->
        [one] at least { $each } card of every group: { $points } VP
       *[other] at least { $each } cards of every group: { $points } VP
    }

metric-peasant = peasants
metric-soldier = soldiers
metric-noble = nobles
metric-crowns = crowns
metric-weapons = weapons
metric-gems = gems

group-peasant = peasants
group-soldier = soldiers
group-noble = nobles
group-monk = monks

weapon-pitchfork = pitchfork
weapon-rifle = rifle
weapon-rapier = rapier
torch = torch

location-banque_de_paris = Banque de Paris
location-notre_dame = Notre Dame
location-versailles = Versailles
location-catacombes = Catacombes
location-place_louis = Place Louis
location-bastille = Bastille
location-etats_generaux = Etats Généraux

pile-top = top pile
pile-bottom = bottom pile
side-large = large
side-small = small

source-notre-dame = Notre Dame
source-versailles = Versailles
source-flags = flags
source-gems = gems
source-crowns = crowns
source-catacombs = catacombs
source-bastille = Bastille
source-characters = character cards
source-missions = mission cards
source-henchmen = henchmen
source-coins = coins
source-weapons = unarmed characters

step-placement = Placing influence tiles
step-evaluation = Evaluating locations
step-flags = Scoring flags
step-monks = Assigning monks
step-gems = Scoring gems
step-crowns = Scoring crowns
step-catacombs = Catacombs
step-bastille = Scoring the Bastille track
step-weapons = Claiming weapon tokens
step-tokens = New weapon tokens
step-preparation = Preparing the next round
step-characters = Scoring character cards
step-missions = Scoring mission cards
step-henchmen = Scoring henchmen
step-coins = Scoring coins
step-unarmed = Negative points
step-winner = End of the game

## Labels of the board

label-round = Round
label-score = Score
label-coins = Coins
label-tiles = Tiles
label-supply = Supply
label-weapons = Weapons
label-torches = Torches
label-cards = Characters
label-missions = Missions
label-cubes = Henchmen
label-bag = Bag
label-track-short = Track
label-signs = Signs
label-track = Bastille track
label-display = Display
label-versailles = Versailles tile
label-bonus = Bonus tile
label-start-player = Start player
label-catacombs = Catacombs
label-free = free
label-flags = Flags
label-crowns = Crowns
label-gems = Gems
label-my-missions = My missions
label-deck = Deck
label-location = Location
label-tokens = Weapon tokens
label-pile-seen = Missions as last seen

# The tables of components.toml.
figures-meta = The game
figures-counts = Number of components
figures-colors = Colours of the players
figures-setup = Setup
figures-influence_tiles = Influence tiles of each player
figures-coins = Coins
figures-weapon_tokens = Weapon tokens
figures-group_weapon = Weapon of each character group
figures-locations = Locations
figures-bastille_track = Bastille track
figures-scoring = Scoring
figures-penalty = Loss for unarmed characters
figures-versailles_tiles = Versailles tiles
figures-bonus_tiles = Bonus tiles
figures-end_bonus_tiles = End bonus tiles
figures-catacomb_boards = Catacombs boards
figures-missions = Mission cards
figures-characters = Character cards
