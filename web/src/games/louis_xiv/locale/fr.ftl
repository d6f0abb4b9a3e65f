### Louis XIV : les mots de la page.

page-court = La cour, douze cartons
page-round-of = Tour { $round } sur 4
page-round-short = Tour { $round }/4
round-n = tour { $round }
chart-points = Points par tour
page-first-player = premier joueur
page-now = ici
page-any = libre
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
page-played = { $count } jouées
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
   *[other] Encore { $count } jetons : restez, passez à un voisin éclairé, ou arrêtez.
 }
how-start-board = Choisissez un carton éclairé pour le premier jeton.
how-choose-mode = Placez des jetons ou récupérez-en ; puis choisissez la carte.

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
