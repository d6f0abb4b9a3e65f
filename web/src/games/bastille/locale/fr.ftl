### Bastille : les mots de la page.

page-plan = Plan de Paris, 1789
page-round-of = Manche { $round } sur 8
page-round-short = Manche { $round }/8
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
page-catacombs = Catacombes, manche { $round }
page-draws =
    { $count ->
        [0] le sac est vide
        [one] { $draws } tirages, { $count } partisan
       *[other] { $draws } tirages, { $count } partisans
    }
page-back-to-bag = ; le partisan retourne dans le sac
page-odds = Prochain partisan tiré
page-odds-when = après la manche { $round }
page-bag-empty = Le sac est vide.
page-your-tiles = Vos tuiles
page-tile = tuile de valeur { $value }
page-in-hand = en main
page-chosen = choisie
page-placed = posée
page-place = { $value } → { $location }
page-balance = Armement
page-rounds = Manches { $from } à { $to }
page-interim = Mi-partie : { $source }
page-places = Lieux
page-text-place = { $location } : { $tiles } ; emplacements libres : { $free }

short-place-tile = posez une tuile
short-versailles-pick = choisissez un bonus
short-recruit = recrutez
short-take-mission = prenez une mission
short-choose-pile = choisissez une pile
short-catacomb-bonus = choisissez un bonus
short-upgrade-tile = améliorez une tuile
short-claim-weapons = prenez des armes
short-assign-monk = affectez un moine
how-place-tile = Choisissez une valeur, puis un lieu éclairé. La plus haute agit d’abord ; à égalité, la première posée.

quick =
    Huit manches. À chacune, posez vos tuiles une à une dans sept lieux (B5.1).
    Puis les lieux sont évalués de 1 à 7 ; la plus haute valeur agit d’abord, à égalité la première posée (B5.3).
    Banque de Paris : deux pièces par point de valeur ; le premier devient premier joueur (B6.1).
    Notre Dame : échangez la tuile contre la valeur suivante ; le premier marque 1 PV (B6.2).
    Versailles : le premier choisit un des deux bonus, le second reçoit l’autre (B6.3).
    Catacombes : des partisans dans le sac, pour les tirages après les manches 4 et 8 (B6.4).
    Place Louis : recrutez un personnage pour son coût moins la valeur de la tuile (B6.5).
    Bastille : avancez sur la piste, pour des points et le choix des armes (B6.6).
    États généraux : regardez les missions et prenez-en une (B6.7).
    Puis le plus de drapeaux donne le grand bonus, le deuxième le petit (B7.3).
    Après les manches 4 et 8 : gemmes, couronnes, catacombes et piste de la Bastille (B9.1).
    À la fin, chaque personnage a besoin de son arme : les autres coûtent des points (B12.6).
history =
    Au printemps 1789, la couronne de France est en faillite. Pour la première fois depuis 175 ans, le roi convoque les états généraux ; les députés du clergé, de la noblesse et du tiers arrivent à Versailles.
    Le pain est cher, Paris est inquiet. La Caisse d’escompte, ancêtre de la Banque de France, prête ce qu’elle n’a plus ; les carrières sous la ville viennent de recevoir les os de ses cimetières.
    Le 14 juillet, une foule en quête de poudre prend la Bastille, vieille forteresse où restent sept prisonniers. Deux jours plus tard, on commence à la démolir ; ses pierres se vendent en souvenirs.
    La place Louis XV, aujourd’hui place de la Concorde, voit tomber la statue du roi en 1792, et le roi quelques mois plus tard.
