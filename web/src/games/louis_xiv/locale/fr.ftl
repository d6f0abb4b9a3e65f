### Louis XIV : les mots de la page.

page-court = La cour, douze plateaux
page-round-of = Manche { $round } sur 4
page-round-short = Manche { $round }/4
page-first-player = premier joueur
page-now = ici
page-any = libre
page-no-markers = aucun marqueur
page-now-empty = aucun marqueur
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
page-cond-markers = { $count } marqueurs chacun
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
page-no-cards = Pas de carte d’influence en ce moment.
page-usable = utilisable maintenant
page-laid = posée
page-payable = payable
page-lacks = manque { $count }
page-laid-held = missions : posées + en main
page-king-on = Le roi chez { $name }
page-this-round = cette manche
page-king-about = Seul premier : jeton et couronne. Seul second : jeton. Premiers à égalité : un jeton chacun, sans couronne.

short-use-supply = utilisez une mission
short-choose-two = choisissez-en deux
short-use-start = utilisez une mission
short-choose-mode = jouez une carte
short-choose-card = choisissez une carte
short-start-board = posez le premier marqueur
short-next-marker = posez le suivant
short-take-more = reprenez des marqueurs
short-end-marker = posez un dernier marqueur
short-conspire = intriguer ?
short-break-tie = gagner l’égalité ?
short-bribe = soudoyer ?
short-conde-marker = posez un marqueur
short-maintenon-markers = posez des marqueurs
short-fulfil = accomplissez des missions
short-pay-tile = payez un jeton
short-exchange-tile = échangez un jeton
short-choose-deck = piochez une mission
short-keep-tile = gardez un jeton
short-swap-mission = échanger une mission ?
how-next-marker = { $count ->
    [one] Encore un marqueur : restez, passez à un voisin éclairé, ou arrêtez.
   *[other] Encore { $count } marqueurs : restez, passez à un voisin éclairé, ou arrêtez.
 }
how-start-board = Choisissez un plateau éclairé pour le premier marqueur.
how-choose-mode = Posez des marqueurs ou reprenez-en ; puis choisissez la carte.

quick =
    Quatre manches de quatre phases : Ressources, Influence, Évaluation, Missions (L4.1).
    La carte d’argent donne des louis à tous et place le roi (L5.1).
    Influence : jouez une carte et posez jusqu’à trois marqueurs, de voisin en voisin, ou reprenez-en trois (L7.1).
    La dernière carte de la main n’est jamais jouée (L6.4).
    Évaluation de 1 à 12 : l’argent va gratuitement à la majorité, aux autres contre un pot-de-vin (L11.1).
    Première place : au seul premier (L11.3) ; marqueurs : à tous ceux qui en ont assez (L11.4).
    Chez le roi, le premier prend une couronne en plus, le second le jeton (L12.1).
    Qui gagne perd ses marqueurs dans la réserve générale (L9.6).
    Missions : payez deux jetons pour poser une mission, 5 points et un avantage durable (L15.2).
    Chaque blason vaut un point ; le plus d’une sorte en donne un de plus (L16.2).
history =
    Les plateaux montrent la cour du jeune Louis XIV. Sa mère Anne d’Autriche gouverna pour lui jusqu’en 1651, avec le cardinal Mazarin, qui lui apprit à ne se fier tout à fait à aucun ministre.
    Philippe d’Orléans était son frère, Marie-Thérèse d’Espagne sa reine, le Grand Dauphin leur seul fils parvenu à l’âge d’homme.
    Louise de La Vallière, puis la marquise de Montespan, furent ses maîtresses ; Françoise de Maintenon, gouvernante des enfants de la Montespan, devint en secret sa seconde épouse.
    Condé se révolta pendant la Fronde, puis revint commander ; Turenne, l’autre grand maréchal, tomba en 1675.
    Colbert emplit le trésor, Louvois les casernes : le roi les écoutait tous deux et les laissait se surveiller.
