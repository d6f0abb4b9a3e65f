### Louis XIV en français.

game-title = Louis XIV
game-about = Placez vos jetons auprès des grands personnages de la cour de Versailles, gagnez leur faveur ou soudoyez-les, accomplissez des missions et collectionnez des blasons. Le plus de points de victoire après quatre tours l’emporte.

switch-first_player_drawn = Le premier joueur est tiré au sort ; sinon, la place 1 commence.
switch-four_marker_card_may_chain = Les quatre jetons de « 1 carte influence = 4 jetons » peuvent passer de carton en carton ; sinon, tous sur le même carton.
switch-tile_to_crown_from_hand = « Échanger une tuile mission » s’utilise aussi depuis la main, en montrant la carte ; sinon, seulement une fois posée.
switch-take_is_max = On récupère toujours autant de jetons que possible ; sinon, n’importe quel nombre jusque-là.
switch-king_board_always_flips = Le carton du roi est retourné même sans aucun jeton ; sinon, il reste alors tel quel.
switch-fictive_stacks = Les jetons du joueur fictif s’additionnent sur un carton ; sinon, une carte d’un carton où il a déjà des jetons est remplacée.

## Événements

event-round-started = Le tour { $round } commence.
event-first-player = Premier joueur : { $seat }.
event-reserves-set = { $seat } commence avec { $general } jetons dans la réserve générale et { $personal } dans la réserve personnelle.
event-mission-dealt = { $seat } reçoit une carte mission ({ $colour }).
event-mission-known = { $seat } détient maintenant la mission : { $mission }.
event-money-turned = La carte argent donne { $count } Louis d’or à chacun.
event-king-moved = Le roi rejoint « { $board } ».
event-louis-gained = { $seat } reçoit { $count } Louis d’or.
event-louis-paid = { $seat } paie { $count } Louis d’or.
event-benefit-used = { $seat } utilise une mission : { $mission }.
event-markers-recovered =
    { $count ->
        [one] { $seat } récupère { $count } jeton de la réserve générale.
       *[other] { $seat } récupère { $count } jetons de la réserve générale.
    }
event-marker-given = { $seat } défausse 1 jeton de la réserve personnelle vers la réserve générale.
event-coats-drawn =
    { $count ->
        [one] { $seat } pioche { $count } blason.
       *[other] { $seat } pioche { $count } blasons.
    }
event-coats-known = { $seat } a pioché { $coat }.
event-coats-substituted = Il n’y a plus de blasons : { $seat } en reçoit { $count } sans motif.
event-conspiracy-drawn = { $seat } pioche une carte complot.
event-conspiracy-known = { $seat } détient maintenant la carte complot « { $board } ».
event-conspiracy-none = { $seat } ne pioche pas de carte complot : la pioche est vide.
event-cards-dealt =
    { $count ->
        [one] { $seat } reçoit { $count } carte influence.
       *[other] { $seat } reçoit { $count } cartes influence.
    }
event-influence-drawn = { $seat } pioche une carte influence.
event-influence-known =
    { $count ->
        [one] { $seat } a pioché : { $influence }.
       *[other] { $seat } a pioché { $count } fois : { $influence }.
    }
event-fictive-card = Une carte est retournée pour le joueur fictif : { $influence }.
event-fictive-replaced = Une carte est retournée, puis remplacée : { $influence }.
event-fictive-placed =
    { $count ->
        [one] Le joueur fictif place { $count } jeton sur « { $board } ».
       *[other] Le joueur fictif place { $count } jetons sur « { $board } ».
    }
event-marker-placed = { $seat } place un jeton de la { $reserve } sur « { $board } ».
event-card-played = { $seat } joue une carte influence : { $influence }.
event-four-markers = { $seat } joue une carte influence comme joker à 4 jetons : { $influence }.
event-markers-on = { $seat } place un jeton sur « { $board } ».
event-null-played = { $seat } joue une carte sans effet, faute de jetons : { $influence }.
event-turn-skipped = { $seat } ne joue pas de carte ce tour-ci.
event-card-swapped = { $seat } défausse une carte et en pioche une autre ; carte défaussée : { $influence }.
event-last-card-discarded = { $seat } pose sa dernière carte influence, non jouée, sur la pioche.
event-last-card-known = La carte que { $seat } a posée sur la pioche : { $influence }.
event-last-active = { $seat } reste seul en jeu et joue tous ses tours restants d’affilée.
event-cards-collected = Les { $count } cartes influence sont mélangées et forment une nouvelle pioche.
event-board-opened = « { $board } » : le comptage commence.
event-conspiracy-played =
    { $count ->
        [one] { $seat } joue la carte complot « { $board } » et ajoute { $count } jeton de la { $reserve }.
       *[other] { $seat } joue la carte complot « { $board } » et ajoute { $count } jetons de la { $reserve }.
    }
event-conspiracy-returned = La carte complot « { $board } » va sous sa pioche.
event-board-skipped = « { $board } » : aucun jeton, on passe au suivant.
event-tie-broken = { $seat } remporte l’égalité sur « { $board } ».
event-majority-held =
    { $count ->
        [one] { $seat } a la majorité sur « { $board } » avec { $count } jeton.
       *[other] { $seat } a la majorité sur « { $board } » avec { $count } jetons.
    }
event-majority-fictive =
    { $count ->
        [one] Le joueur fictif a la majorité sur « { $board } » avec { $count } jeton.
       *[other] Le joueur fictif a la majorité sur « { $board } » avec { $count } jetons.
    }
event-majority-tied =
    { $count ->
        [one] Égalité pour la majorité sur « { $board } », avec { $count } jeton chacun.
       *[other] Égalité pour la majorité sur « { $board } », avec { $count } jetons chacun.
    }
event-number-reached = { $seat } a assez de jetons sur « { $board } » : { $count }.
event-second-place = { $seat } est en 2ème position sur « { $board } », avec le roi.
event-bribe-paid = { $seat } soudoie « { $board } » pour { $count } Louis d’or.
event-bribe-refused = { $seat } ne soudoie pas « { $board } ».
event-tile-gained = { $seat } reçoit { $tile }.
event-markers-lost =
    { $count ->
        [one] { $seat } cède { $count } jeton du carton « { $board } » à la réserve générale.
       *[other] { $seat } cède { $count } jetons du carton « { $board } » à la réserve générale.
    }
event-markers-returned =
    { $count ->
        [one] { $seat } reprend { $count } jeton du carton « { $board } ».
       *[other] { $seat } reprend { $count } jetons du carton « { $board } ».
    }
event-fictive-removed =
    { $count ->
        [one] { $count } jeton du joueur fictif quitte « { $board } ».
       *[other] { $count } jetons du joueur fictif quittent « { $board } ».
    }
event-board-flipped = Le carton « { $board } » est retourné : { $side }.
event-board-unchanged = Le carton « { $board } » n’est pas retourné.
event-king-left = Le roi quitte « { $board } » et retourne près de la banque.
event-markers-stay = Le jeton de { $seat } reste sur « { $board } » après ce comptage.
event-mission-laid = { $seat } accomplit une mission : { $mission }.
event-tile-paid = { $seat } paie { $tile }.
event-mission-drawn = { $seat } pioche une carte mission ({ $colour }).
event-no-mission = { $seat } ne pioche pas de mission : toutes les pioches sont vides.
event-mission-shown = { $seat } montre une mission : { $mission }.
event-tile-exchanged = { $seat } échange { $tile } contre une couronne.
event-tile-kept = { $seat } garde { $tile }.
event-tiles-returned = { $seat } rend { $tile }.
event-mission-returned = { $seat } remet une carte mission ({ $colour }) sous sa pioche.
event-returned-known = La mission que { $seat } a remise sous sa pioche : { $mission }.
event-returned-shown = { $seat } remet sous sa pioche une mission connue de tous : { $mission }.
event-exchanged = { $seat } échange { $given } contre des blasons.
event-coats-revealed = { $seat } révèle { $coat }.
event-extra-coat = { $seat } a la majorité d’un motif : { $coat }.
event-extra-coats =
    { $count ->
        [one] { $seat } pioche { $count } blason supplémentaire pour ses majorités.
       *[other] { $seat } pioche { $count } blasons supplémentaires pour ses majorités.
    }
event-points-counted = { $seat } a { $count } points de victoire : blasons { $coats }, missions { $missions }.
event-game-won = { $seat } l’emporte avec { $count } points de victoire.

## Décisions

decision-use-supply = Utilisez une de vos missions de ravitaillement, ou continuez.
decision-choose-two = Choisissez : 2 Louis d’or, 1 Louis d’or et 1 jeton, ou 2 jetons.
decision-use-start = Placer un jeton sur « { $about } » grâce à votre mission ?
decision-choose-mode = À vous de jouer : que faites-vous d’une carte influence ?
decision-choose-card = Choisissez la carte influence que vous jouez.
decision-start-board = Choisissez le carton de votre premier jeton.
decision-next-marker = Placez le jeton suivant : restez sur « { $about } », passez chez un voisin ou arrêtez-vous.
decision-take-more = Récupérer encore un jeton ?
decision-end-marker = Fin de la phase : placer un jeton sur un carton de votre choix ?
decision-conspire = Jouer une carte complot sur « { $about } » ?
decision-break-tie = Remporter l’égalité sur « { $about } » grâce à votre mission ?
decision-bribe = Soudoyer « { $about } » ?
decision-conde-marker = Placer un jeton sur un carton de votre choix ?
decision-maintenon-markers = Combien de jetons placez-vous sur Françoise-Athénaïs de Montespan (5) ?
decision-fulfil = Accomplissez une mission, échangez une tuile mission ou terminez.
decision-pay-tile = Choisissez une tuile mission pour payer { $about }.
decision-exchange-tile = Choisissez la tuile mission que vous échangez contre une couronne.
decision-choose-deck = Choisissez le tas où vous piochez une mission.
decision-keep-tile = Choisissez la tuile mission que vous gardez ; les autres deviennent des blasons.
decision-swap-mission = Remettre une carte mission de votre main sous sa pioche ?

## Options

option-card = Jouer : { $influence }
option-mode-place = Placer des jetons
option-mode-take = Récupérer des jetons
option-mode-skip = Payer 2 Louis d’or au lieu de jouer une carte
option-mode-swap = Échanger une carte influence
option-mode-four-place = Placer jusqu’à 4 jetons
option-mode-four-take = Récupérer 4 jetons
option-mode-null = Jouer une carte sans effet
option-board = { $board }
option-board-stay = Rester sur « { $board } »
option-board-move = Passer sur « { $board } »
option-stop-no = Non
option-stop-supply = Continuer sans ravitaillement
option-stop-missions = Plus de mission
option-stop-stop = S’arrêter
option-bribe =
    { $count ->
        [0] Soudoyer « { $board } » gratuitement
       *[other] Soudoyer « { $board } » pour { $count } Louis d’or
    }
option-break-tie = Remporter l’égalité sur « { $board } »
option-take-more = Encore un jeton
option-use-start = Placer un jeton sur « { $board } »
option-conspire-general-1 = Comploter sur « { $board } » : 1 jeton de la réserve générale
option-conspire-personal-1 = Comploter sur « { $board } » : 1 jeton de la réserve personnelle
option-conspire-personal-2 = Comploter sur « { $board } » : 2 jetons de la réserve personnelle
option-count =
    { $count ->
        [0] Aucun jeton
        [one] { $count } jeton sur « { $board } »
       *[other] { $count } jetons sur « { $board } »
    }
option-two-2-louis = 2 Louis d’or
option-two-louis-and-marker = 1 Louis d’or et 1 jeton
option-two-2-markers = 2 jetons
option-fulfil = Accomplir { $about }
option-return = Remettre { $about } sous sa pioche
option-tile-pay = Payer { $tile }
option-tile-exchange = Échanger { $tile }
option-tile-keep = Garder { $tile }
option-crown = Payer 2 Louis d’or et échanger une tuile mission contre une couronne
option-deck = Piocher dans le tas { $colour }
option-supply = Utiliser { $office } : { $benefit }
option-show = Montrer { $mission } et échanger une tuile mission contre une couronne

## Perspectives : ce qui suivrait dans l’état actuel

outlook-claim =
    { $place ->
        [first] Vous seriez premier : le revenu{ $due ->
            [crown] { " " }et une couronne
           *[other] { "" }
        }, gratuitement.
        [tied] Vous seriez premier à égalité : { $due ->
            [income] le revenu, sans couronne.
            [bribe] le revenu pour { $price } Louis d’or.
           *[other] personne ne reçoit rien.
        }
        [second] Vous seriez deuxième : { $due ->
            [income] le revenu, gratuitement.
            [bribe] le revenu pour { $price } Louis d’or.
           *[other] rien.
        }
        [behind] Vous seriez derrière : { $due ->
            [bribe] le revenu pour { $price } Louis d’or.
           *[other] rien.
        }
        [enough] Vous auriez assez de jetons : le revenu, gratuitement.
       *[short] Vous auriez encore trop peu de jetons.
    }
outlook-rest =
    { $count ->
        [one] { $count } jeton irait à la réserve générale.
       *[other] { $count } jetons iraient à la réserve générale.
    }
outlook-louis =
    { $count ->
        [0] Il ne vous resterait aucun Louis d’or.
       *[other] Il vous resterait { $count } Louis d’or.
    }
outlook-mission =
    { $state ->
        [usable] { $mission } : utilisable dans cette phase
        [laid] { $mission } : posée
        [payable] { $mission } : payable
       *[lacks] { $mission } : il manque { $count }
    }

## Matériel

mission = { $office }
mission-with-one =
    { $office } { $sign ->
        [sceptre] au sceptre
        [letter] à la lettre
        [ring] à la bague
       *[helmet] au heaume
    }
mission-with-two =
    { $office } { $first ->
        [sceptre] au sceptre
        [letter] à la lettre
        [ring] à la bague
       *[helmet] au heaume
    } et { $second ->
        [sceptre] au sceptre
        [letter] à la lettre
        [ring] à la bague
       *[helmet] au heaume
    }
mission-about = { $mission } ({ $benefit }), { $colour } : { $first } + { $second }

board-anne = Anne d’Autriche (1)
board-philippe = Philippe Ier d’Orléans (2)
board-marie_therese = Marie-Thérèse d’Espagne (3)
board-dauphin = Le Grand Dauphin (4)
board-montespan = Françoise-Athénaïs de Montespan (5)
board-conde = Le Grand Condé (6)
board-colbert = Jean-Baptiste Colbert (7)
board-maintenon = Françoise de Maintenon (8)
board-la_valliere = Louise de La Vallière (9)
board-turenne = Henri de Turenne (10)
board-mazarin = Jules Mazarin (11)
board-louvois = François-Michel de Louvois (12)

short-anne = Anne
short-philippe = Philippe
short-marie_therese = Marie-Thérèse
short-dauphin = Dauphin
short-montespan = Montespan
short-conde = Condé
short-colbert = Colbert
short-maintenon = Maintenon
short-la_valliere = La Vallière
short-turenne = Turenne
short-mazarin = Mazarin
short-louvois = Louvois

influence-anne = { board-anne }
influence-philippe = { board-philippe }
influence-marie_therese = { board-marie_therese }
influence-dauphin = { board-dauphin }
influence-montespan = { board-montespan }
influence-conde = { board-conde }
influence-colbert = { board-colbert }
influence-maintenon = { board-maintenon }
influence-la_valliere = { board-la_valliere }
influence-turenne = { board-turenne }
influence-mazarin = { board-mazarin }
influence-louvois = { board-louvois }
influence-joker = joker

tile-sceptre =
    { $count ->
        [one] { $count } sceptre
       *[other] { $count } sceptres
    }
tile-letter =
    { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
tile-ring =
    { $count ->
        [one] { $count } bague
       *[other] { $count } bagues
    }
tile-helmet =
    { $count ->
        [one] { $count } heaume
       *[other] { $count } heaumes
    }
tile-crown =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
tile-any = une tuile au choix

coat-coat_1 =
    { $count ->
        [one] { $count } blason à fasces
       *[other] { $count } blasons à fasces
    }
coat-coat_2 =
    { $count ->
        [one] { $count } blason à bande
       *[other] { $count } blasons à bande
    }
coat-coat_3 =
    { $count ->
        [one] { $count } blason à fleur de lys
       *[other] { $count } blasons à fleur de lys
    }
coat-coat_4 =
    { $count ->
        [one] { $count } blason à quartiers
       *[other] { $count } blasons à quartiers
    }
coat-coat_5 =
    { $count ->
        [one] { $count } blason à chevrons
       *[other] { $count } blasons à chevrons
    }
coat-coat_6 =
    { $count ->
        [one] { $count } blason au soleil
       *[other] { $count } blasons au soleil
    }
coat-kindless =
    { $count ->
        [one] { $count } blason sans motif
       *[other] { $count } blasons sans motif
    }

given-influence-cards =
    { $count ->
        [one] { $count } carte influence
       *[other] { $count } cartes influence
    }
given-conspiracy-cards =
    { $count ->
        [one] { $count } carte complot
       *[other] { $count } cartes complot
    }
given-markers =
    { $count ->
        [one] { $count } jeton placé sur le carton « { $board } »
       *[other] { $count } jetons placés sur le carton « { $board } »
    }
given-louis = { $count } Louis d’or

colour-light = bleu clair
colour-medium = bleu moyen
colour-dark = bleu foncé
reserve-general = réserve générale
reserve-personal = réserve personnelle
side-a = face au numéro rouge
side-b = face au numéro noir
condition-money = argent
condition-first = 1ère place
condition-markers = jetons d’influence

office-marker_1 = le page
office-louis_1 = le porte-bourse
office-place_on_1 = le confident d’Anne
office-place_on_2 = le confident de Philippe
office-place_on_3 = le confident de Marie-Thérèse
office-place_on_4 = le confident du Dauphin
office-place_on_5 = le confident de Montespan
office-place_on_9 = le confident de La Vallière
office-extra_mission = l’envoyé
office-pay_2_skip = l’oisif
office-tile_to_crown = l’orfèvre
office-swap_missions = le secrétaire
office-two_of_louis_marker = l’intendant
office-coat_1 = le héraut
office-place_on_king = le valet du roi
office-swap_influence_card = le joueur de cartes
office-marker_3 = le capitaine des gardes
office-louis_3 = le trésorier
office-conspiracy_1 = l’espion
office-marker_for_card = le recruteur
office-four_marker_card = le maître des cérémonies
office-place_at_end = le retardataire
office-win_tie = l’arbitre
office-bribe_minus_1 = le courtier

benefit-extra_mission = +1 carte mission
benefit-marker_1 = +1 jeton d’influence
benefit-louis_1 = +1 Louis d’or
benefit-place_on_1 = 1 jeton d’influence sur le personnage 1
benefit-place_on_2 = 1 jeton d’influence sur le personnage 2
benefit-place_on_3 = 1 jeton d’influence sur le personnage 3
benefit-place_on_4 = 1 jeton d’influence sur le personnage 4
benefit-pay_2_skip = Payer 2 Louis d’or au lieu d’une carte
benefit-tile_to_crown = Échanger une tuile mission
benefit-swap_missions = Échanger une carte mission
benefit-two_of_louis_marker = +2 Louis d’or ou jetons
benefit-coat_1 = +1 blason
benefit-place_on_king = 1 jeton sur le personnage avec marqueur Louis XIV
benefit-place_on_5 = 1 jeton sur le personnage 5
benefit-place_on_9 = 1 jeton sur le personnage 9
benefit-swap_influence_card = Échanger une carte influence
benefit-marker_3 = +3 jetons d’influence
benefit-louis_3 = +3 Louis d’or
benefit-conspiracy_1 = +1 carte complot
benefit-marker_for_card = 1 jeton = 1 carte influence
benefit-four_marker_card = 1 carte influence = 4 jetons
benefit-place_at_end = Placer un jeton d’influence
benefit-win_tie = Une fois 1ère place
benefit-bribe_minus_1 = −1 Louis d’or

source-missions = missions
source-supply = blasons des missions de ravitaillement
source-income = blasons de la cour
source-tiles = blasons pour des tuiles mission
source-exchange = échange final
source-majority = majorités de blasons

phase-supply = Ravitaillement
phase-influence = Influence
phase-scoring = Comptage
phase-missions = Missions
phase-end = Fin de la partie

step-round-begins = Nouveau tour
step-supply-missions = Missions de ravitaillement
step-dealing = Distribution des cartes influence
step-fictive-places = Le joueur fictif place ses jetons
step-start-missions = Missions du début de la phase Influence
step-influence-turns = Cartes influence
step-end-mission = Mission de la fin de la phase Influence
step-collecting = Mélange des cartes influence
step-scoring = Comptage des cartons
step-mission-turns = Missions à accomplir
step-mission-swaps = Échange de missions
step-round-ends = Fin du tour
step-game-ends = Fin de la partie

## Libellés du plateau

label-round = Tour
label-score = Points
label-first-player = Premier joueur
label-louis = Louis d’or
label-general = Réserve générale
label-personal = Réserve personnelle
label-tiles = Tuiles mission
label-coats = Blasons
label-cards = Cartes influence
label-conspiracies = Cartes complot
label-missions = Missions
label-laid = Missions posées
label-king = Roi
label-fictive = Joueur fictif
label-my-influence = Mes cartes influence
label-my-conspiracies = Mes cartes complot
label-my-missions = Mes missions
label-my-coats = Mes blasons
label-decks = Pioches

# The tables of components.toml.
figures-meta = Le jeu
figures-setup = Mise en place
figures-layout = Disposition des cartons
figures-board = Cartons personnage
figures-influence_cards = Cartes influence
figures-conspiracy_cards = Cartes complot
figures-money_card = Cartes argent
figures-benefit = Avantages des missions
figures-mission = Cartes mission
figures-tiles = Tuiles mission
figures-coats = Blasons
figures-coins = Louis d’or
figures-markers = Jetons d’influence
figures-other = Autres marqueurs
figures-end_exchange = Échange contre des blasons à la fin
figures-end_majority = Majorités de blasons à la fin
