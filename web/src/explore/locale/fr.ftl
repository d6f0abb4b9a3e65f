## L’explorateur : ce qui fait gagner, en chiffres

explore = Ce qui fait gagner
explore-title = Ce qui fait gagner à { $game }
explore-about = Des parties de robots, en grand nombre. Chaque chiffre peut être rejoué depuis sa graine ; chaque vue a sa propre adresse.
explore-about-study = { NUMBER($games) } parties à { $players }, entre { $bots } ; graine { $seed }.
explore-list = Toutes les études
explore-none = Rien n’est encore publié ici.
explore-list-line = { NUMBER($games) } parties à { $players } entre { $bots }
explore-compared = deux variantes
explore-filters = Ce que l’on regarde
explore-facet-game = Jeu
explore-facet-bots = Robots
explore-facet-players = Joueurs
explore-facet-edition = Chiffres
explore-facet-games = Parties
explore-edition-own = chiffres propres
explore-edition-printed = comme imprimé
explore-variant = Variante
explore-variant-base = comme prévu
explore-variant-other = modifiée
explore-variant-about = { $kind ->
    [opening] Modifiée : une place doit commencer par « { $opening } » ; les donnes sont les mêmes.
    [figures] Modifiée : d’autres chiffres ; les donnes sont les mêmes.
   *[rules] Modifiée : une autre règle ou d’autres chiffres ; les donnes sont les mêmes.
  }
explore-bot = Les places de
explore-random = des joueurs au hasard
explore-bot-any = tous les robots
explore-turn = Rang dans le tour
explore-turn-any = tous les rangs
explore-turn-place = { $place ->
    [1] Commence
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Rang { $place }
  }
explore-seat = Place { $place }
explore-reset = Tout montrer

explore-finding-source-title = Ce qui décide : { $source }.
explore-finding-source = Les gagnants en tirent { $points } points de plus que les autres, plus que de toute autre source.
explore-finding-order-title = L’ordre compte.
explore-finding-order = { $best } : { $most } des victoires ; { $worst } : { $least }.
explore-finding-fair-title = L’ordre compte peu.
explore-finding-open-title = On ne peut pas encore dire si l’ordre compte : trop peu de parties.
explore-finding-equal = Une part égale serait { $equal }.
explore-finding-opening = réussit à coup sûr mieux que la moyenne de ceux qui choisissent ici ({ $mean }) : { $share } des victoires ({ $low } à { $high }, corrigé pour autant de choix).
explore-finding-opening-unsure = semble le meilleur, mais ce n’est pas sûr : { $share } des victoires ({ $low } à { $high }, corrigé pour autant de choix), { $mean } en moyenne.
explore-cause = Les premiers choix ont été tirés au sort : c’est donc bien leur effet.

explore-scores = Scores finaux
explore-scores-about = { NUMBER($seats) } places ; en plein : les gagnants
explore-scores-label = Combien de places ont fini avec combien de points : { $mean } en moyenne, la moitié { $median } ou moins ; la moitié des gagnants { $winners } ou moins.
explore-median = tous { $score }
explore-winners-median = gagnants { $score }
explore-length = Une partie demande { NUMBER($decisions) } décisions ; le premier devance le suivant de { NUMBER($margin) } points en moyenne.
explore-seats = Victoires
explore-seats-about = avec des intervalles à 95 %
explore-by-turn = Par rang dans le tour
explore-by-seat = Par place
explore-equal = Le trait fin est une part égale.
explore-won = Gagné
explore-interval = Intervalle

explore-openings = Premiers choix
explore-openings-about = et combien de fois a gagné qui a choisi ainsi
explore-openings-turn = { $place ->
    [1] Celui qui commence choisit.
    [2] Le deuxième joueur choisit.
    [3] Le troisième joueur choisit.
    [4] Le quatrième joueur choisit.
   *[other] Le joueur { $place } choisit.
  }
explore-openings-mixed = Différents rangs choisissent.
explore-games = { $count ->
    [one] Une partie a commencé ainsi.
   *[other] { NUMBER($count) } parties ont commencé ainsi.
  }
explore-openings-how = Pointez un choix pour le voir sur le plateau ; suivez-le pour voir la suite.
explore-openings-end = Pointez un choix pour le voir sur le plateau ; les parties ne sont pas suivies plus loin.
explore-line = Les choix jusqu’ici
explore-start = Début
explore-choice = Choix
explore-column-games = Parties
explore-few = trop peu de parties
explore-all = Montrer les { $count }
explore-fewer = En montrer moins

explore-sources = Points par source
explore-sources-about = moyenne d’une place
explore-source = Source
explore-winners = gagnants
explore-others = autres

explore-cards = Cartes et autres éléments
explore-cards-about = et le sort de ceux qui les ont pris
explore-cards-none = Rien de ce genre n’a été pris assez souvent.
explore-cards-how = Points : au-dessus de la moyenne de la table. Gain : victoires sur 100 parties de plus que toutes les autres places ; en gras, ce qui est sûr après correction pour autant de comparaisons. Qui est en tête peut prendre davantage : ce n’est pas forcément la cause.
explore-column-name = Nom
explore-column-taken = Pris
explore-column-points = Points
explore-column-share = A gagné
explore-column-difference = Gain
explore-kinds = Genre
explore-kind-all = Tout
explore-kind-card = Personnages
explore-kind-mission = Missions
explore-kind-weapon = Armes
explore-kind-kind = Bonus
explore-kind-noble = Nobles
explore-kind-sector = Secteurs
explore-kind-country = Pays
explore-kind-treachery = Trahison
explore-kind-board = Plateaux
explore-kind-tile = Tuiles

explore-plain = Cette étude n’a pas de lignes de choix ni d’éléments.
explore-repeat = Les mêmes parties encore une fois :
explore-unrepeatable = Les robots ont réfléchi à la montre, la même commande donne donc d’autres parties :
explore-version = Programme { $version }, chiffres { $edition }.

explore-compare = Comparer deux réglages
explore-single = Regarder un seul réglage
explore-first = Premier réglage
explore-second = Second réglage
explore-swap = Les échanger
explore-same = Les deux réglages sont les mêmes. Changez-en un pour voir ce qui diffère.
explore-copy-compares = Cette copie compare des réglages qui diffèrent sur un seul point.
explore-players = { $players } joueurs
explore-apart = Second moins premier
explore-from-to = { $low } à { $high }
explore-says = Second { $two }, premier { $one } : { $difference } ({ $low } à { $high }).
explore-alike = Ce qui diffère peut être le hasard.
explore-score-differs = Les scores diffèrent.
explore-score-alike = Les scores sont peut-être les mêmes.
explore-source-differs = L’écart de points vient surtout de : { $source }.
explore-source-alike = Aucune source de points ne diffère à coup sûr.
explore-taken-differs = Ce qui est pris le plus différemment : { $thing }.
explore-taken-alike = Rien n’est pris plus souvent à coup sûr.
explore-compared-seats = Premier : { NUMBER($one) } places ; second : { NUMBER($two) }.
explore-paired = Les deux ont été joués sur les mêmes donnes et sont comparés donne par donne.
explore-unpaired = Ils ont été joués sur des donnes différentes.
explore-compare-how = Intervalles à 95 % ; en gras, ce qui est sûr après correction pour toutes les comparaisons de cette page. Les écarts entre parts sont en centièmes.
explore-relative = Comme les nombres de joueurs diffèrent, les victoires sont comptées au-dessus d’une part égale, en centièmes.
explore-scores-of = Scores finaux : { $setting }
explore-figures = Chiffres
explore-figures-about = moyenne d’une place ou d’une partie
explore-figure-score = Score d’une place
explore-figure-best = Score d’un gagnant
explore-figure-won = Victoires
explore-figure-margin = Points d’avance sur le suivant
explore-figure-decisions = Décisions d’une partie
explore-chosen = Combien de fois ils ont été choisis
explore-won-after = Combien de fois celui qui choisit ainsi a gagné
explore-taken = Combien de fois une place les a pris
explore-gains = Victoires des preneurs au-dessus de tous les autres, en centièmes
