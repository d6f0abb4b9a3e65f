### Bastille en français.

game-title = Bastille
game-about = Placez vos tuiles Influence dans Paris à la veille de la Révolution, recrutez et équipez des personnages, remplissez des missions et ayez le plus de points de victoire après huit tours.

switch-secret_mission = Variante Missions secrètes : pas de mission de départ, et les missions forment deux piles.
switch-zero_majority = Règle maison : une majorité de rien compte aussi ; avec 0 drapeau, couronne ou autre, on peut gagner un bonus ou des points.

## Événements

event-round-started = Le tour { $round } commence.
event-scoring-started =
    { $final ->
        [0] Le décompte intermédiaire commence.
       *[other] Le décompte final commence.
    }
event-start-player-drawn = Le sort désigne le premier joueur : { $seat }.
event-mission-dealt = { $seat } reçoit une mission secrète.
event-mission-known = { $seat } détient maintenant la mission « { $mission } ».
event-versailles-turned = La nouvelle tuile Versailles : { $versailles }.
event-bonus-turned = La nouvelle tuile Bonus : { $tile }.
event-card-dealt = Un personnage arrive sur la Place Louis : { $card }.
event-card-removed = Un personnage quitte la partie : { $card }.
event-token-turned = Une tuile Arme est retournée : { $weapon }.
event-piles-made =
    { $count ->
        [one] Les missions sont réparties en deux piles de { $count } carte.
       *[other] Les missions sont réparties en deux piles de { $count } cartes.
    }
event-tile-placed = { $seat } place un { $value } sur « { $location } ».
event-location-evaluated = Le lieu « { $location } » est évalué.
event-location-skipped = Le lieu « { $location } » est ignoré : il n’y a aucune tuile.
event-tile-evaluated = { $seat } est au rang { $rank } sur « { $location } » avec un { $value }.
event-tile-returned = { $seat } reprend son { $value }.
event-coins-gained =
    { $count ->
        [0] { $seat } ne reçoit aucune pièce.
        [one] { $seat } reçoit { $count } pièce.
       *[other] { $seat } reçoit { $count } pièces.
    }
event-coins-paid =
    { $count ->
        [one] { $seat } paie { $count } pièce.
       *[other] { $seat } paie { $count } pièces.
    }
event-start-marker-taken = { $seat } prend le marqueur premier joueur.
event-tile-upgraded = { $seat } échange un { $value } contre un { $better }.
event-tile-kept = { $seat } ne peut pas échanger son { $value } et le garde.
event-points-scored = { $seat } marque { $count } PV ({ $source }).
event-versailles-bonus = { $seat } reçoit le bonus de Versailles : { $kind }.
event-versailles-lost = L’autre bonus de Versailles est perdu : { $kind }.
event-henchmen-bagged =
    { $count ->
        [0] { $seat } n’a plus d’homme de main à mettre dans le sac.
        [one] { $seat } met { $count } homme de main dans le sac.
       *[other] { $seat } met { $count } hommes de main dans le sac.
    }
event-card-recruited =
    { $count ->
        [0] { $seat } recrute gratuitement { $card }.
        [one] { $seat } recrute { $card } pour { $count } pièce.
       *[other] { $seat } recrute { $card } pour { $count } pièces.
    }
event-recruit-forfeited = { $seat } ne recrute personne.
event-marker-moved = { $seat } avance de { $count } pas sur la piste de la Bastille, jusqu’à la case { $space }.
event-pile-chosen = { $seat } choisit la { $pile }.
event-mission-taken = { $seat } consulte les missions et en prend une.
event-no-mission = { $seat } ne prend aucune mission : aucune n’est autorisée.
event-torches-taken =
    { $count ->
        [0] { $seat } ne prend aucune torche : il n’en reste plus.
        [one] { $seat } prend { $count } torche.
       *[other] { $seat } prend { $count } torches.
    }
event-flags-counted =
    { $count ->
        [0] { $seat } n’a aucun drapeau.
        [one] { $seat } a { $count } drapeau.
       *[other] { $seat } a { $count } drapeaux.
    }
event-flag-bonus = { $seat } reçoit le { $side } bonus de drapeaux : { $kind }.
event-flag-bonus-lapsed = Le { $side } bonus de drapeaux est perdu.
event-cube-drawn = Un homme de main est pioché dans le sac ; il appartient à { $seat }.
event-bag-empty = Le sac est vide, les tirages restants sont perdus.
event-bonus-chosen = { $seat } choisit un bonus des Catacombes : { $field }.
event-bonus-wasted = Le bonus est sans effet pour { $seat }.
event-card-drawn = { $seat } prend la première carte Personnage : { $card }.
event-cube-to-supply = { $seat } récupère un homme de main dans sa réserve.
event-cube-to-bag = Un homme de main retourne dans le sac ; il appartient à { $seat }.
event-token-claimed = { $seat } prend une tuile Arme : { $weapon }.
event-monk-assigned = { $seat } assigne { $card } aux { $group }.
event-mission-scored =
    { $count ->
        [0] { $seat } ne marque rien pour la mission « { $mission } ».
       *[other] { $seat } gagne { $count } PV avec la mission « { $mission } ».
    }
event-characters-unarmed =
    { $count ->
        [0] { $seat } n’a aucun personnage sans arme.
        [one] { $seat } a encore { $count } personnage sans arme.
       *[other] { $seat } a encore { $count } personnages sans arme.
    }
event-game-won = { $seat } gagne avec { $count } PV.
event-versailles-removed = La tuile Versailles utilisée quitte la partie : { $versailles }.
event-marker-behind = Sur la case { $space } de la piste de la Bastille, { $seat } se place derrière les marqueurs déjà présents.

## Décisions

decision-place-tile = Placez une de vos tuiles sur un lieu ayant une case libre.
decision-versailles-pick = Choisissez un des deux bonus de la tuile Versailles.
decision-recruit = Recrutez un des personnages proposés ou renoncez à l’action.
decision-take-mission = Prenez une des missions que vous ne détenez pas encore.
decision-choose-pile = Choisissez la pile de missions que vous voulez consulter.
decision-catacomb-bonus = Votre homme de main a été pioché : choisissez un bonus des Catacombes encore libre.
decision-upgrade-tile = Choisissez la tuile que vous échangez contre une tuile valant 1 de plus.
decision-claim-weapons = Prenez deux des tuiles Arme visibles.
decision-assign-monk = Assignez le { $about } à l’un des trois groupes.

## Options

option-place = Placer un { $value } sur « { $location } »
option-pick = Choisir : { $bonus }
option-recruit =
    { $price ->
        [0] Recruter { $about } (gratuit)
        [one] Recruter { $about } (payer { $price } pièce)
       *[other] Recruter { $about } (payer { $price } pièces)
    }
option-forfeit = Ne recruter personne
option-take = Prendre « { $mission } » ({ $about })
option-pile = Choisir la { $pile }
option-bonus = Choisir : { $field }
option-upgrade = Échanger un { $value } contre un { $better }
option-claim = Prendre { $first } + { $second }
option-assign = Assigner { $card } aux { $group }

## Perspectives : ce qui suivrait dans l’état actuel

outlook-rank =
    { $tiles ->
        [1] Personne n’est encore là : vous seriez premier.
       *[other] { $place ->
            [1] Dans l’état actuel, vous seriez premier sur { $tiles }.
            [2] Dans l’état actuel, vous seriez deuxième sur { $tiles }.
            [3] Dans l’état actuel, vous seriez troisième sur { $tiles }.
           *[other] Dans l’état actuel, vous seriez { $place }e sur { $tiles }.
        }
    }
outlook-reach =
    { $count ->
        [0] Avec vos pièces, elle ne paierait aucune carte exposée.
        [one] Avec vos pièces, elle paierait { $count } carte exposée.
       *[other] Avec vos pièces, elle paierait l’une de { $count } cartes exposées.
    }
outlook-unarmed =
    { $count ->
        [0] Tous vos personnages seraient armés.
        [one] { $count } de vos personnages serait sans arme.
       *[other] { $count } de vos personnages seraient sans arme.
    }
outlook-mission = { $mission } : { $progress }
outlook-mission-max =
    { $mine ->
        [0] vous 0, meilleur autre { $best }{ $points ->
            [0] { "" }
           *[other] { " " }: { $points } PV
        }
       *[other] vous { $mine }, meilleur autre { $best } : { $place ->
            [1] { $place }er
           *[other] { $place }e
        }
    }
outlook-mission-series =
    { $count ->
        [0] série complète
       *[other] il manque { $lack }
    }
outlook-mission-set = { $least } sur { $each } dans chaque groupe
outlook-arms =
    { $missing ->
        [0] tous armés
        [one] il manque { $missing } arme
       *[other] il manque { $missing } armes
    }{ $torches ->
        [0] { "" }
        [one] , { $torches } torche
       *[other] , { $torches } torches
    }
outlook-balance = Armes : { $arms }
outlook-flags =
    { $large ->
        [0] Drapeaux : le grand bonus serait à vous.
        [one] Drapeaux : il en faut { $large } de plus pour le grand bonus{ $small ->
            [0] , le petit serait à vous
           *[other] { "" }
        }.
       *[other] Drapeaux : il en faut { $large } de plus pour le grand bonus{ $small ->
            [0] , le petit serait à vous
           *[other] , { $small } pour le petit
        }.
    }

## Matériel

card-P01 = le chanteur de complaintes
card-P02 = le faneur
card-P03 = le porte-bannière du village
card-P04 = le laboureur mutin
card-P05 = la poissarde
card-P06 = le palefrenier
card-P07 = le vigneron
card-P08 = la marchande des Halles
card-P09 = le charretier
card-P10 = la dentellière
card-S01 = le tambour
card-S02 = le porte-drapeau
card-S03 = le trompette
card-S04 = la sentinelle
card-S05 = le sergent
card-S06 = l’armurier
card-S07 = le garde suisse
card-S08 = le trésorier-payeur
card-S09 = le grenadier
card-S10 = le mousquetaire du roi
card-N01 = la dame d’honneur
card-N02 = le collectionneur
card-N03 = le duc frondeur
card-N04 = la veuve du banquier
card-N05 = le chambellan
card-N06 = le cousin du roi
card-N07 = le ministre
card-N08 = le marquis bretteur
card-N09 = le prince du sang
card-N10 = la duchesse au collier
card-M01 = l’enlumineur
card-M02 = le frère quêteur
card-M03 = le porteur de reliques
card-M04 = le prédicateur de la cour
card-M05 = l’abbé
card-about =
    { $card } { $group ->
        [peasant] (paysan)
        [soldier] (soldat)
        [noble] (noble)
       *[monk] (moine)
    } : coût { $cost }{ $points ->
        [0] { "" }
       *[other] , { $points } PV
    }{ $crowns ->
        [0] { "" }
        [one] , { $crowns } couronne
       *[other] , { $crowns } couronnes
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } pierre précieuse
       *[other] , { $gems } pierres précieuses
    }{ $flags ->
        [0] { "" }
        [one] , { $flags } drapeau
       *[other] , { $flags } drapeaux
    }{ $armed ->
        [yes] , déjà équipé
       *[no] , non équipé
    }

bonus-torch =
    { $count ->
        [one] { $count } torche
       *[other] { $count } torches
    }
bonus-bastille = { $count } pas sur la piste de la Bastille
bonus-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
bonus-henchmen =
    { $count ->
        [one] { $count } homme de main dans le sac
       *[other] { $count } hommes de main dans le sac
    }
bonus-vp = { $count } PV
bonus-upgrade =
    { $count ->
        [one] { $count } tuile à augmenter
       *[other] { $count } tuiles à augmenter
    }
bonus-character =
    { $count ->
        [one] { $count } carte Personnage de la pioche
       *[other] { $count } cartes Personnage de la pioche
    }
bonus-mission =
    { $count ->
        [one] { $count } carte Mission
       *[other] { $count } cartes Mission
    }
field = { $bonus }
versailles-tile = { $left } / { $right }
bonus-tile = gros { $large } / petit { $small }

mission-MAX_PEASANTS = le plus de paysans
mission-MAX_SOLDIERS = le plus de soldats
mission-MAX_NOBLES = le plus de nobles
mission-MAX_CROWNS = le plus de couronnes
mission-MAX_WEAPONS = le plus d’armes
mission-MAX_GEMS = le plus de pierres précieuses
mission-SER_PEASANT_LOW = paysans { $low } · { $middle } · { $high }
mission-SER_PEASANT_HIGH = paysans { $low } · { $middle } · { $high }
mission-SER_SOLDIER_LOW = soldats { $low } · { $middle } · { $high }
mission-SER_SOLDIER_HIGH = soldats { $low } · { $middle } · { $high }
mission-SER_NOBLE_LOW = nobles { $low } · { $middle } · { $high }
mission-SER_NOBLE_HIGH = nobles { $low } · { $middle } · { $high }
mission-SET_TWO_EACH =
    { $each ->
        [2] deux de chaque état
       *[other] { $each } de chaque état
    }
mission-max-about = { $metric } : { $first } PV à qui en a le plus, { $second } PV au deuxième
mission-series-about = { $group } de coût { $low }, { $middle } et { $high } : { $points } PV
mission-set-about =
    { $each ->
        [one] au moins { $each } carte de chaque groupe : { $points } PV
       *[other] au moins { $each } cartes de chaque groupe : { $points } PV
    }

metric-peasant = paysans
metric-soldier = soldats
metric-noble = nobles
metric-crowns = couronnes
metric-weapons = armes
metric-gems = pierres précieuses

group-peasant = paysans
group-soldier = soldats
group-noble = nobles
group-monk = moines

weapon-pitchfork = fourche
weapon-rifle = fusil
weapon-rapier = rapière
torch = torche

location-banque_de_paris = Banque de Paris
location-notre_dame = Notre Dame
location-versailles = Versailles
location-catacombes = Catacombes
location-place_louis = Place Louis
location-bastille = Bastille
location-etats_generaux = Etats Généraux

pile-top = pile du haut
pile-bottom = pile du bas
side-large = gros
side-small = petit

source-notre-dame = Notre Dame
source-versailles = Versailles
source-flags = drapeaux
source-gems = pierres précieuses
source-crowns = couronnes
source-catacombs = Catacombes
source-bastille = Bastille
source-characters = cartes Personnage
source-missions = cartes Mission
source-henchmen = hommes de main
source-coins = pièces
source-weapons = personnages sans arme

step-placement = Placement des tuiles Influence
step-evaluation = Évaluation des lieux
step-flags = Évaluation des drapeaux
step-monks = Assignation des moines
step-gems = Décompte des pierres précieuses
step-crowns = Décompte des couronnes
step-catacombs = Catacombes
step-bastille = Décompte de la piste de la Bastille
step-weapons = Prise des tuiles Arme
step-tokens = Nouvelles tuiles Arme
step-preparation = Préparation du tour suivant
step-characters = Décompte des cartes Personnage
step-missions = Décompte des cartes Mission
step-henchmen = Décompte des hommes de main
step-coins = Décompte des pièces
step-unarmed = Points négatifs
step-winner = Fin de partie

## Libellés du plateau

label-round = Tour
label-score = Score
label-coins = Pièces
label-tiles = Tuiles
label-supply = Réserve
label-weapons = Armes
label-torches = Torches
label-cards = Personnages
label-missions = Missions
label-cubes = Hommes de main
label-bag = Sac
label-track-short = Piste
label-signs = Signes
label-track = Piste de la Bastille
label-display = Cartes proposées
label-versailles = Tuile Versailles
label-bonus = Tuile Bonus
label-start-player = Premier joueur
label-catacombs = Catacombes
label-free = libre
label-flags = Drapeaux
label-crowns = Couronnes
label-gems = Pierres
label-my-missions = Mes missions
label-deck = Pioche
label-location = Lieu
label-tokens = Tuiles Arme
label-pile-seen = Missions vues en dernier

# The tables of components.toml.
figures-meta = Le jeu
figures-counts = Nombre d’éléments
figures-colors = Couleurs des joueurs
figures-setup = Mise en place
figures-influence_tiles = Tuiles Influence de chaque joueur
figures-coins = Pièces
figures-weapon_tokens = Tuiles Arme
figures-group_weapon = Arme de chaque groupe de personnages
figures-locations = Lieux
figures-bastille_track = Piste de la Bastille
figures-scoring = Décompte
figures-penalty = Perte pour personnages sans arme
figures-versailles_tiles = Tuiles Versailles
figures-bonus_tiles = Tuiles Bonus
figures-end_bonus_tiles = Tuiles Bonus de fin de partie
figures-catacomb_boards = Plateaux Catacombes
figures-missions = Cartes Mission
figures-characters = Cartes Personnage
