### Bastille : les mots de la page.

## Sur le plateau

act-flags = Drapeaux
act-prepare = Le tour suivant se prépare
act-clear = Les Catacombes sont vidées
act-claim = { $seat } prend des armes
act-count = Décompte : { $source }
act-count-unarmed = Personnages sans arme
chip-coins-gained =
    { $count ->
        [one] { $plus } pièce
       *[other] { $plus } pièces
    }
chip-start-marker-taken = premier joueur
chip-tile-upgraded = { $value } → { $better }
chip-tile-kept = le { $value } reste
chip-points-scored = { $plus } PV
chip-versailles-bonus = { $kind }
chip-henchmen-bagged = { $count } dans le sac
chip-marker-moved = { $count } pas, case { $space }
chip-flags-counted = { $count }
chip-flag-bonus = { $kind }
chip-token-claimed = { $weapon }
chip-characters-unarmed = { $count }

## La page

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
page-back-to-bag = l’homme de main retourne dans le sac
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

card-group-peasant = paysan
card-group-soldier = soldat
card-group-noble = noble
card-group-monk = moine
card-mission = mission
card-cost =
    { $count ->
        [one] coût : { $count } pièce
       *[other] coût : { $count } pièces
    }
card-crowns =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
card-gems =
    { $count ->
        [one] { $count } pierre précieuse
       *[other] { $count } pierres précieuses
    }
card-flags =
    { $count ->
        [one] { $count } drapeau
       *[other] { $count } drapeaux
    }
card-armed = armé
card-needs-pitchfork = il faut une fourche
card-needs-rifle = il faut un fusil
card-needs-rapier = il faut une rapière
card-monk-weapon = l’arme de son groupe
card-joins = Rejoint un groupe de votre choix au décompte final.
card-for = Pour votre mission : { $mission }.
card-for-series = Pour votre mission { $mission } : le { $value }.
card-flags-about = Après l’évaluation, le plus de drapeaux prend le gros bonus, le deuxième le petit.
place-banque_de_paris = Deux pièces par point de valeur ; le premier devient premier joueur.
place-notre_dame = Échangez la tuile contre une tuile valant 1 de plus ; le premier marque aussi.
place-versailles = Le premier choisit l’un des deux bonus, le deuxième reçoit l’autre.
place-catacombes = Des hommes de main dans le sac, pour les tirages après les tours 4 et 8.
place-place_louis = Recrutez un personnage pour son coût moins la valeur de la tuile.
place-bastille = Des pas sur la piste, pour des points et le choix des armes.
place-etats_generaux = Consultez les missions et prenez-en une ; le premier reçoit des pièces.
card-catacombs-about = Après le tour { $round }, des hommes de main sont tirés ; leurs propriétaires choisissent des bonus encore libres.
page-recruit =
    { $price ->
        [0] Recruter gratuitement : { $card }
       *[other] Recruter pour { $price } : { $card }
    }
page-take = Prendre : { $mission }
own-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
own-bag = { $count } dans le sac
own-track = case { $space }, { $points } PV
own-missions =
    { $count ->
        [one] { $count } mission secrète
       *[other] { $count } missions secrètes
    }
own-characters-none = Pas encore de personnages.
own-weapons-all = tous les personnages sont armés
own-weapons-missing =
    { $count ->
        [one] il manque { $count } arme
       *[other] il manque { $count } armes
    }
own-missing = manque

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

page-count = Décompte
page-count-about = Source après source ; Échap montre le résultat.
page-count-gems = { $n } PV par pierre
page-count-crowns = { $n } PV pour le plus grand nombre
page-count-catacombs = tirés du sac
page-count-bastille = pour la dernière ligne franchie
page-count-characters = leurs propres points
page-count-missions = retournées une à une
page-count-henchmen = { $n } PV chacun, dans le sac
page-count-coins = 1 PV pour { $n }
page-count-weapons = { $table }
page-count-winner = Chaque chiffre est dans le tableau des points.
