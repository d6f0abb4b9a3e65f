### Heads of State : les mots de la page.

## Sur le plateau

act-revolution = Révolution ! Le siècle de { $year } est terminé
act-by = { $seat }
act-refill = { "" }
act-take = { $seat } prend :
act-discard = { $seat } défausse :
act-treachery-noble-killed = { $by } joue { $treachery } : { $seat } perd un noble, { $spot }
act-treachery-noble-spared = { $by } joue { $treachery } : { $seat } garde son noble, { $spot }
act-sweep = Les cartes trahison visibles s’en vont
act-country = { $country }
act-most = Le plus de cartes noble : { $noble }
chip-attribute-taken = { $attribute }
chip-attribute-drawn = une sans la montrer
chip-treachery-taken = { $treachery }
chip-treachery-drawn = une trahison sans la montrer
chip-attribute-discarded = { $attribute }
chip-treachery-discarded = { $treachery }
chip-courtesan-spent = avec une Courtisane
chip-initial-marker-taken = premier noble : { $plus } PV
chip-tokens-taken-back =
    { $count ->
        [one] { $count } jeton repris
       *[other] { $count } jetons repris
    }
chip-influence-counted = { $count }
chip-tie-broken = l’emporte
chip-first-place-scored = { $plus } PV
chip-second-place-scored = { $plus } PV
chip-marker-removed = { $count } PV pour personne
chip-most-nobles-scored = { $plus } PV
chip-most-nobles-shared = { $plus } PV
chip-most-nobles-tied = personne

## La page

page-map = Carte des quatre royaumes
page-step-end = Fin de partie
page-century = { $round ->
    [1] premier siècle
    [2] deuxième siècle
   *[other] troisième siècle
 }
page-first-player = premier joueur
page-ocean = Océan
page-north-sea = Mer du Nord
page-mediterranean = Méditerranée
page-hexagon-open = { $count } points au premier noble ici
page-hexagon-taken = vaut { $count } ; son marqueur est pris
page-attributes = Attributs
page-treachery = Trahison
page-market = Pioche visible
page-taken = prise
page-until = Avant la révolution
page-in-deck = dans la pioche
page-hidden-in = dans les { $count } dern.
page-deck-used = { $used ->
    [one] { $used } carte attribut défaussée
   *[other] { $used } cartes attribut défaussées
 }
page-deck-short = pioche { $deck } · révolution dans les { $pile } dernières
page-all-ranks = les 7 rangs
page-cubes = Sac de cubes
page-country-markers = Marqueurs de pays
page-every-sector = un noble partout
page-create = Créer : { $spot }
page-target = Désigner : { $spot }
page-no-cards = Aucune carte en main.
page-reach = À votre portée
page-reach-about = cartes manquantes
page-missing = manque
page-no-spot = aucun libre
page-spots =
    { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
page-lack = manque { $count }

card-wanted-by = demandé par
card-stands-in = remplace une carte de
card-in-hand = Vous en avez { $count }.
card-in-game = { $count } dans le jeu.
card-strikes = agit en
card-strikes-assassin = Une carte dans une province, deux dans une capitale ; un cube décide : trois fois sur quatre, il réussit.
card-strikes-country = Une carte tue un noble dans une province de ce pays, deux dans sa capitale.
card-strikes-special = Sert de carte de l’un des deux pays.
card-costs =
    { $count ->
        [one] coûte { $count } carte
       *[other] coûte { $count } cartes, une de chaque
    }
card-rank = rang { $rank }
card-most = Le plus de cartes de ce rang à la fin : { $count } PV.
card-yours =
    { $count ->
        [one] Vous avez { $count } carte de ce noble.
       *[other] Vous avez { $count } cartes de ce noble.
    }
card-courtesan = Une courtisane peut remplacer une carte.
card-no-courtesan = Aucune courtisane ne peut remplacer une carte.
page-pay-cards = Payer avec toutes les cartes
page-pay-courtesan = Courtisane pour { $attribute }
own-hand = { $attributes } cartes attribut et { $treachery } cartes trahison en main
own-known = Cartes vues entrer dans la main
own-nobles-none = Pas encore de cartes noble.
own-tokens = Jetons restants
own-markers-none = aucun encore

short-turn-option = choisissez votre option
short-take-attribute = prenez une carte
short-take-treachery = prenez une trahison
short-act = créez des nobles
short-payment = choisissez le paiement
short-treachery-card = choisissez la carte
short-discard = défaussez une carte
short-trim = défaussez une carte
how-turn-option = Choisissez-en une.
how-act = Les emplacements éclairés peuvent être pris ou désignés ; choisissez, ou terminez.
how-act-finish = Il n’y a plus rien à occuper ni à désigner.
how-take-attribute = Prenez une carte éclairée, ou piochez sans la voir.
how-take-treachery = Prenez une carte éclairée, ou piochez sans la voir.

quick =
    Trois manches, 1589, 1689 et 1789 ; chacune finit quand paraît la révolution (H12.1).
    À votre tour : trois cartes attribut, ou nettoyer la pioche visible et en piocher une, ou une carte trahison et une carte attribut (H3.3).
    Puis créez des nobles : payez la série, placez votre jeton sur un emplacement libre (H6.1).
    Une courtisane remplace une carte, sauf pour le baron et le roi (H7.2).
    Avec l’option carte trahison vous pouvez désigner les nobles des autres (H8.1).
    Le premier noble d’un secteur prend son marqueur (H13.1) ; un noble dans chaque secteur, le marqueur du pays (H13.2).
    Les sept types : un marqueur de la Chambre des Nobles (H13.3).
    En fin de manche, le premier et le second en influence marquent dans chaque pays (H13.4).
    À la fin, le plus de cartes de chaque type marque (H13.5).
history =
    En 1589, le dernier Valois fut assassiné, et Henri de Navarre commença à gagner la France par les armes et par une messe. L’Angleterre venait de voir sombrer l’Armada ; l’Espagne était la première puissance d’Europe.
    En 1689, Louis XIV régnait depuis Versailles, Guillaume d’Orange avait passé en Angleterre sur invitation, et le Brandebourg allait devenir un royaume.
    En 1789, le tiers état se déclara la nation. Des titres gravis en sept générations furent abolis en une nuit, le 4 août.
    Les rangs du jeu suivent l’usage anglais ; chaque pays avait son échelle et ses mots.
page-draws = Cartes piochées
page-unseen = piochée face cachée
page-plan-noble = Marquer les emplacements de ce noble sur la carte

page-count = Le décompte final
page-count-about = Du baron au roi ; Échap montre le résultat.
page-count-most = { $n } PV pour le plus grand nombre de nobles de ce rang
page-count-winner = Chaque chiffre est dans le tableau des points.
