### Louis XIV : les mots de la page.

## Sur le plateau

act-round-money-turned = Tour { $round } : { $count } Louis d’or chacun, le roi rejoint « { $board } »
act-money = { $count } Louis d’or chacun, le roi rejoint « { $board } »
act-deal-cards-dealt =
    { $count ->
        [one] { $count } carte influence chacun
       *[other] { $count } cartes influence chacun
    }
act-exchange = { $seat } échange contre des blasons
act-reveal = { $seat } révèle ses blasons
act-majority = Le plus d’un motif : { $coat }
act-extra = Blasons supplémentaires pour les majorités
chip-louis-gained = { $plus } Louis d’or
chip-markers-recovered = { $plus }
chip-coats-drawn =
    { $count ->
        [one] { $plus } blason
       *[other] { $plus } blasons
    }
chip-conspiracy-drawn = une carte complot
chip-conspiracy-none = pas de carte complot
chip-influence-drawn = une carte influence
chip-fictive-placed = { $board } { $plus }
chip-fictive-placed-here = { $plus }
chip-marker-placed = { $board }
chip-marker-placed-here = ici
chip-markers-on = { $board }
chip-markers-on-here = ici
chip-majority-held = majorité avec { $count }
chip-majority-fictive = majorité fictive avec { $count }
chip-majority-tied = égalité à { $count }
chip-number-reached = assez : { $count }
chip-second-place = 2e place
chip-bribe-paid = { $count } de pot-de-vin
chip-tile-gained = { $tile }
chip-tile-paid = { $tile }
chip-mission-drawn = pioche une mission ({ $colour })
chip-tile-exchanged = une couronne contre { $tile }
chip-exchanged = { $given }
chip-extra-coat = { $count }
chip-extra-coats = { $plus }

## La page

page-court = La cour, douze cartons
page-round-of = Tour { $round } sur 4
page-round-short = Tour { $round }/4
round-n = tour { $round }
chart-points = Points par tour
page-first-player = premier joueur
page-now = ici
page-any = libre
page-gain-coats =
    { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
page-gain-louis = { $count } Louis d’or
page-gain-place_any =
    { $count ->
        [one] { $count } jeton sur un carton au choix
       *[other] { $count } jetons sur un carton au choix
    }
page-gain-place_on_5 =
    { $count ->
        [one] { $count } jeton sur Montespan (5)
       *[other] jusqu’à { $count } jetons sur Montespan (5)
    }
page-gain-recover =
    { $count ->
        [one] { $count } jeton repris à la réserve générale
       *[other] { $count } jetons repris à la réserve générale
    }
page-gain-influence_cards =
    { $count ->
        [one] { $count } carte influence
       *[other] { $count } cartes influence
    }
page-gain-conspiracy_cards =
    { $count ->
        [one] { $count } carte complot
       *[other] { $count } cartes complot
    }
page-no-markers = aucun jeton
page-now-empty = aucun jeton
page-now-enough = { $who }
page-now-shared = { $who }
page-now-first = { $who }
page-now-short = personne : il en faut { $count }
page-now-bribes = égalité : pots-de-vin
page-now-tied = égalité : personne
page-now-free = { $who } gratis
page-now-crown = { $who } + couronne
page-and-second = { $who }, { $name } 2e
page-cond-money = le plus, ou { $count } louis
page-cond-markers = { $count } jetons chacun
page-cond-first = premier seulement
page-chips-crown = couronnes
page-chips-sceptre = sceptres
page-chips-helmet = heaumes
page-chips-letter = lettres
page-chips-ring = bagues
page-gap-reserve = réserve
page-gap-coats = blasons
page-gap-conspiracy = complots
page-played =
    { $count ->
        [one] { $count } jouée
       *[other] { $count } jouées
    }
page-joker = Joker
page-no-cards = Pas de carte influence en ce moment.
page-usable = utilisable maintenant
page-laid = posée
page-payable = payable
page-lacks = manque { $count }
page-laid-held = missions : posées + en main
page-king-on = Le roi chez { $name }
page-this-round = ce tour
page-king-about = Seul premier : tuile et couronne. Seul deuxième : tuile. Premiers à égalité : une tuile chacun, sans couronne.

card-chip-sceptre = sceptre
card-chip-letter = lettre
card-chip-ring = bague
card-chip-helmet = heaume
card-chip-crown = couronne
card-chip-any = au choix
card-points = { $count } points de victoire
card-influence = carte influence
card-place = placer jusqu’à { $count }
card-take-back = ou en reprendre { $count }
card-influence-about = Commencez sur ce carton, passez à ses voisins : { $near }.
card-joker-about = Commencez sur un carton au choix.
works-when_laid = Une fois, quand elle est posée.
works-supply = Chaque tour, au ravitaillement.
works-influence_start = Chaque tour, au début de la phase Influence.
works-influence_turn = Chaque tour, pendant la phase Influence.
works-influence_end = Chaque tour, à la fin de la phase Influence.
works-scoring = Chaque tour, au comptage.
works-missions_turn = Chaque tour, dans la phase Missions.
works-missions_end = Chaque tour, après la phase Missions.
page-do-board = Jeton sur { $name }
page-do-card = Jouer : { $name }
page-fulfil = Accomplir : { $mission }
page-return = Remettre sous sa pioche : { $mission }
page-bribe = Soudoyer pour { $count }
page-no-bribe = Ne pas soudoyer
page-conspire =
    { $count ->
        [one] { $count } jeton, { $reserve }
       *[other] { $count } jetons, { $reserve }
    }
page-how-many =
    { $count ->
        [0] Aucun jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }
page-use = Utiliser : { $office }
page-in-hand = En main
page-of = sur { $count }
page-for = au lieu de : { $tile }
page-becomes = un blason sinon
page-cards-left =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
own-louis = { $count } Louis d’or
own-personal = { $count } dans la réserve personnelle
own-general = { $count } dans la réserve générale
own-influence =
    { $count ->
        [one] { $count } carte influence
       *[other] { $count } cartes influence
    }
own-conspiracies =
    { $count ->
        [one] { $count } carte complot
       *[other] { $count } cartes complot
    }
own-coats =
    { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
own-missions =
    { $count ->
        [one] { $count } mission en main
       *[other] { $count } missions en main
    }
own-laid-none = Pas encore de mission posée.
own-used = utilisée ce tour
own-known = Connu de vous

short-use-supply = utilisez une mission
short-choose-two = choisissez-en deux
short-use-start = utilisez une mission
short-choose-mode = jouez une carte
short-choose-card = choisissez une carte
short-start-board = placez le premier jeton
short-next-marker = placez le suivant
short-take-more = récupérez des jetons
short-end-marker = placez un dernier jeton
short-conspire = comploter ?
short-break-tie = gagner l’égalité ?
short-bribe = soudoyer ?
short-conde-marker = placez un jeton
short-maintenon-markers = placez des jetons
short-fulfil = accomplissez des missions
short-pay-tile = payez une tuile
short-exchange-tile = échangez une tuile
short-choose-deck = piochez une mission
short-keep-tile = gardez une tuile
short-swap-mission = échanger une mission ?
how-next-marker = { $count ->
    [one] Encore un jeton : restez, passez à un voisin éclairé, ou arrêtez.
   *[other] Encore { $count } jetons : restez, touchez ou tracez vers un voisin, ou arrêtez.
 }
how-start-board = Choisissez un carton éclairé pour le premier jeton.
how-choose-mode = Choisissez une carte, puis placez des jetons ou récupérez-en.

quick =
    Quatre tours de quatre phases : Ravitaillement, Influence, Comptage, Missions (L4.1).
    La carte argent donne des louis à tous et place le roi (L5.1).
    Influence : jouez une carte et placez jusqu’à trois jetons, de voisin en voisin, ou récupérez-en trois (L7.1).
    La dernière carte de la main n’est jamais jouée (L6.4).
    Comptage de 1 à 12 : l’argent va gratuitement à la majorité, aux autres contre un pot-de-vin (L11.1).
    1ère place : au seul premier (L11.3) ; jetons : à tous ceux qui en ont assez (L11.4).
    Chez le roi, le premier prend une couronne en plus, le deuxième la tuile (L12.1).
    Qui gagne perd ses jetons dans la réserve générale (L9.6).
    Missions : payez deux tuiles pour poser une mission, 5 points et un avantage durable (L15.2).
    Chaque blason vaut un point ; le plus d’une sorte en donne un de plus (L16.2).
history =
    Les cartons montrent la cour du jeune Louis XIV. Sa mère Anne d’Autriche gouverna pour lui jusqu’en 1651, avec le cardinal Mazarin, qui lui apprit à ne se fier tout à fait à aucun ministre.
    Philippe d’Orléans était son frère, Marie-Thérèse d’Espagne sa reine, le Grand Dauphin leur seul fils parvenu à l’âge d’homme.
    Louise de La Vallière, puis la marquise de Montespan, furent ses maîtresses ; Françoise de Maintenon, gouvernante des enfants de la Montespan, devint en secret sa seconde épouse.
    Condé se révolta pendant la Fronde, puis revint commander ; Turenne, l’autre grand maréchal, tomba en 1675.
    Colbert emplit le trésor, Louvois les casernes : le roi les écoutait tous deux et les laissait se surveiller.

page-count = Le décompte final
page-count-about = Missions et blasons ; Échap montre le résultat.
page-count-exchange = Ce qui reste devient des blasons
page-count-reveal = Les blasons sont retournés
page-count-majority = Un de plus pour la majorité de chaque sorte
page-count-points = Missions { $n } PV chacune, blasons 1 PV
page-count-winner = Chaque chiffre est dans le tableau des points.
