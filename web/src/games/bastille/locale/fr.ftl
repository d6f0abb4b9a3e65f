### Bastille : les mots de la page.

page-plan = Plan de Paris, 1789
page-round-of = Tour { $round } sur 8
page-round-short = Tour { $round }/8
round-n = tour { $round }
chart-points = Points par tour
page-start-player = premier joueur
page-now = ici
page-then = puis
page-nobody = personne
page-empty = vide
page-you = vous { $rank }
page-times = { $count }
page-value = valeur
page-value-short = v
page-each = 1 chacun
page-pay =
    { $count ->
        [0] gratuit
       *[other] payer { $count }
    }
page-start = départ
page-flags-now = Drapeaux
page-flags-tie = égalité : 1er joueur
page-catacombs = Catacombes, tour { $round }
page-draws =
    { $count ->
        [0] le sac est vide
        [one] { $draws } tirages, { $count } homme de main
       *[other] { $draws } tirages, { $count } hommes de main
    }
page-back-to-bag = ; l’homme de main retourne dans le sac
page-odds = Prochain homme de main
page-odds-when = après le tour { $round }
page-bag-empty = Le sac est vide.
page-your-tiles = Vos tuiles
page-tile = tuile de valeur { $value }
page-in-hand = en main
page-chosen = choisie
page-placed = placée
page-place = { $value } → { $location }
page-balance = Armement
page-rounds = Tours { $from } à { $to }
page-interim = Mi-partie : { $source }
page-places = Lieux
page-text-place = { $location } : { $tiles } ; cases libres : { $free }

short-place-tile = placez une tuile
short-versailles-pick = choisissez un bonus
short-recruit = recrutez
short-take-mission = prenez une mission
short-choose-pile = choisissez une pile
short-catacomb-bonus = choisissez un bonus
short-upgrade-tile = augmentez une tuile
short-claim-weapons = prenez des armes
short-assign-monk = assignez un moine
how-place-tile = Choisissez une valeur, puis un lieu éclairé. La plus haute agit d’abord ; à égalité, la première placée.

quick =
    Huit tours. À chacun, placez vos tuiles une à une dans sept lieux (B5.1).
    Puis les lieux sont évalués de 1 à 7 ; la plus haute valeur agit d’abord, à égalité la première placée (B5.3).
    Banque de Paris : deux pièces par point de valeur ; le premier devient premier joueur (B6.1).
    Notre Dame : échangez la tuile contre la valeur suivante ; le premier marque 1 PV (B6.2).
    Versailles : le premier choisit un des deux bonus, le second reçoit l’autre (B6.3).
    Catacombes : des hommes de main dans le sac, pour les tirages après les tours 4 et 8 (B6.4).
    Place Louis : recrutez un personnage pour son coût moins la valeur de la tuile (B6.5).
    Bastille : avancez sur la piste, pour des points et le choix des armes (B6.6).
    Etats Généraux : regardez les missions et prenez-en une (B6.7).
    Puis le plus de drapeaux donne le grand bonus, le deuxième le petit (B7.3).
    Après les tours 4 et 8 : pierres précieuses, couronnes, catacombes et piste de la Bastille (B9.1).
    À la fin, chaque personnage a besoin de son arme : les autres coûtent des points (B12.6).
history =
    Au printemps 1789, la couronne de France est en faillite. Pour la première fois depuis 175 ans, le roi convoque les états généraux ; les députés du clergé, de la noblesse et du tiers arrivent à Versailles.
    Le pain est cher, Paris est inquiet. La Caisse d’escompte, ancêtre de la Banque de France, prête ce qu’elle n’a plus ; les carrières sous la ville viennent de recevoir les os de ses cimetières.
    Le 14 juillet, une foule en quête de poudre prend la Bastille, vieille forteresse où restent sept prisonniers. Deux jours plus tard, on commence à la démolir ; ses pierres se vendent en souvenirs.
    La place Louis XV, aujourd’hui place de la Concorde, voit tomber la statue du roi en 1792, et le roi quelques mois plus tard.
