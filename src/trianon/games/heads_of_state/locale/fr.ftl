### Heads of State en français.

game-title = Chefs d’états
game-about = Réunissez des attributs, créez des nobles dans les quatre grands pays d’Europe, éliminez les nobles rivaux par la trahison et ayez le plus de points de victoire au bout de trois siècles.

## Événements

event-first-player-drawn = Le sort désigne le premier joueur : { $seat }.
event-deck-made = La partie se joue avec { $count } cartes attribut.
event-pile-made = { $count } cartes, dont la carte révolution, sont placées sous le disque révolution.
event-attribute-turned = Nouvelle carte dans la pioche attribut visible : { $attribute }.
event-treachery-turned = Nouvelle carte dans la pioche trahison visible : { $treachery }.
event-house-markers-laid =
    { $count ->
        [one] { $count } marqueur de la Chambre des Nobles est disposé.
       *[other] { $count } marqueurs de la Chambre des Nobles sont disposés.
    }
event-round-started = La manche de { $year } commence.
event-turn-started = À { $seat } de jouer.
event-first-turn-started =
    { $count ->
        [one] { $seat } joue son premier tour : { $count } carte attribut à piocher.
       *[other] { $seat } joue son premier tour : { $count } cartes attribut à piocher.
    }
event-three-chosen = { $seat } choisit l’option carte attribut et pioche des cartes.
event-clear-chosen = { $seat } choisit l’option carte attribut et nettoie la pioche visible.
event-treachery-chosen = { $seat } choisit l’option carte trahison.
event-attribute-cleared = Carte mise de côté : { $attribute }.
event-attribute-taken = { $seat } prend dans la pioche visible : { $attribute }.
event-attribute-drawn = { $seat } pioche une carte attribut sans la montrer.
event-attribute-seen = Carte piochée par { $seat } : { $attribute }.
event-treachery-taken = { $seat } prend dans la pioche visible : { $treachery }.
event-treachery-drawn = { $seat } pioche une carte trahison sans la montrer.
event-treachery-seen = Carte piochée par { $seat } : { $treachery }.
event-treachery-shuffled =
    { $count ->
        [one] La défausse trahison, { $count } carte, devient la nouvelle pioche.
       *[other] La défausse trahison, { $count } cartes, est mélangée et devient la nouvelle pioche.
    }
event-noble-created = { $seat } crée un noble : { $spot }.
event-set-spent = { $seat } défausse la série de cartes attribut de ce noble : { $noble }.
event-courtesan-spent = { $seat } utilise une Courtisane à la place de cette carte : { $attribute }.
event-noble-card-taken = { $seat } prend une carte noble : { $noble }.
event-no-noble-card = { $seat } ne prend pas de carte noble, la pile est épuisée : { $noble }.
event-initial-marker-taken = { $sector } : { $seat } y crée le premier noble et marque { $count } PV.
event-country-marker-taken = { $country } : { $seat } a créé un noble dans chaque secteur et marque { $count } PV.
event-tokens-taken-back =
    { $count ->
        [one] { $country } : { $seat } reprend { $count } jeton retourné.
       *[other] { $country } : { $seat } reprend { $count } jetons retournés.
    }
event-house-marker-taken = { $seat } a créé des nobles des sept types et marque { $count } PV à la Chambre des Nobles.
event-noble-designated = { $seat } désigne un noble : { $spot }.
event-treachery-played = { $seat } joue une carte trahison : { $treachery }.
event-cube-drawn = Le cube tiré du sac appartient à { $seat }.
event-noble-killed = { $seat } perd un noble, il est tué : { $spot }.
event-noble-spared = La tentative échoue, { $seat } garde son noble : { $spot }.
event-token-turned-down = { $noble } : { $seat } voit son jeton retourné dans ce secteur : { $sector }.
event-token-to-supply = { $noble } : { $seat } reprend le jeton dans sa réserve.
event-acting-ended = { $seat } a terminé ses actions.
event-duty-met = { $seat } a tué { $killed } nobles et en a remplacé { $count }.
event-attribute-discarded = { $seat } défausse une carte attribut : { $attribute }.
event-treachery-discarded = { $seat } défausse une carte trahison : { $treachery }.
event-cleared-shuffled =
    { $count ->
        [one] { $count } carte nettoyée est mélangée à la pioche attribut.
       *[other] { $count } cartes nettoyées sont mélangées à la pioche attribut.
    }
event-revolution-revealed = Révolution ! { $seat } révèle la carte pendant son tour ; la manche de { $year } est terminée.
event-turn-resumed =
    { $count ->
        [one] { $seat } reprend son tour ; il reste { $count } carte attribut à piocher.
       *[other] { $seat } reprend son tour ; il reste { $count } cartes attribut à piocher.
    }
event-treachery-swept = Une carte quitte la pioche trahison visible : { $treachery }.
event-influence-counted = { $country } : { $seat } a { $count } PI.
event-tie-broken = { $country } : { $seat } remporte l’égalité.
event-first-place-scored = { $country } : { $seat } est à la 1re place et marque { $count } PV.
event-second-place-scored = { $country } : { $seat } est à la 2e place et marque { $count } PV.
event-marker-removed = { $country } : le marqueur { $count } quitte la partie.
event-most-nobles-scored = { $noble } : { $seat } a le plus de cartes noble et marque { $count } PV.
event-most-nobles-shared = { $noble } : { $seat } partage le plus grand nombre de cartes noble et marque { $count } PV.
event-most-nobles-tied = { $noble } : égalité entre trois joueurs ou plus, personne ne marque.
event-game-ended = La révolution de { $year } met fin à la partie.
event-game-won = { $seat } gagne avec { $count } PV.
event-victory-shared = { $seat } partage la victoire avec { $count } PV.

## Décisions

decision-turn-option = Choisissez ce que vous faites pendant ce tour.
decision-take-attribute = Prenez une carte attribut dans la pioche visible ou piochez-en une sans la voir.
decision-take-treachery = Prenez une carte trahison dans la pioche visible ou piochez-en une sans la voir.
decision-act = Créez un noble, jouez une trahison si c’est permis, ou terminez.
decision-payment = Choisissez comment payer ce noble : { $about }.
decision-treachery-card = Choisissez la carte à jouer contre ce noble : { $about }.
decision-discard = Vous avez trop de cartes en main : défaussez-en une.
decision-trim = Une nouvelle manche commence et vous avez trop de cartes en main : défaussez-en une.

## Options

option-draw-three = Piocher des cartes attribut, puis créer des nobles
option-clear = Nettoyer et piocher une carte, puis créer des nobles
option-treachery = Piocher une carte trahison et une carte attribut, puis jouer la trahison
option-take = Prendre : { $card }
option-draw-attribute = Piocher une carte attribut sans la voir
option-draw-treachery = Piocher une carte trahison sans la voir
option-create = Créer : { $spot }
option-pay-plain = Payer sans Courtisane
option-pay-courtesan = Payer avec une Courtisane à la place de : { $attribute }
option-target = Désigner : { $spot }
option-play = Jouer : { $card }
option-stop = Terminer
option-discard = Défausser : { $card }

## Perspectives : ce qui suivrait dans l’état actuel

outlook-points =
    { $count ->
        [0] Aucun point tout de suite.
       *[other] { $count } PV tout de suite.
    }
outlook-shift =
    { $place ->
        [1] Si la révolution venait maintenant, vous seriez premier ({ $country }) : { $count } PV de plus.
       *[other] Si la révolution venait maintenant, vous seriez deuxième ({ $country }) : { $count } PV de plus.
    }
outlook-completes = Elle compléterait les cartes pour : { $noble }.
outlook-noble =
    { $missing ->
        [0] { $noble } : payable, { $count ->
            [one] { $count } emplacement libre
           *[other] { $count } emplacements libres
        }
       *[other] { $noble } : il manque { $missing }
    }

## Matériel

spot =
    { $noble ->
        [baron] Baron
        [count] Vicomte
        [earl] Comte
        [marquis] Marquis
        [duke] Duc
        [prince] Prince
       *[king] Roi
    } { $sector ->
        [gb_england] d’Angleterre
        [gb_scotland] d’Écosse
        [gb_ireland] d’Irlande
        [fr_paris] d’Île-de-France
        [fr_normandy] de Normandie
        [fr_burgundy] de Bourgogne
        [fr_aquitaine] d’Aquitaine
        [fr_provence] de Provence
        [ge_brandenburg] de Brandebourg
        [ge_bavaria] de Bavière
        [ge_saxony] de Saxe
        [ge_rhineland] de Rhénanie
        [sp_castile] de Castille
        [sp_andalusia] d’Andalousie
        [sp_aragon] d’Aragon
       *[sp_galicia] de Galice
    }

noble-baron = Baron
noble-count = Vicomte
noble-earl = Comte
noble-marquis = Marquis
noble-duke = Duc
noble-prince = Prince
noble-king = Roi

attribute-gold = Or
attribute-title = Titre
attribute-troops = Troupes
attribute-castle = Château
attribute-dueling = Art du duel
attribute-education = Éducation
attribute-bishop = Évêque
attribute-palace = Palais
attribute-courtesan = Courtisane

treachery-assassin = Assassin
treachery-axeman = Bourreau
treachery-guillotine = Guillotine
treachery-inquisition = Inquisition espagnole
treachery-gallows = Potence
treachery-special_gb_ge = Bourreau / Potence
treachery-special_gb_fr = Bourreau / Guillotine
treachery-special_gb_sp = Bourreau / Inquisition
treachery-special_fr_ge = Guillotine / Potence
treachery-special_fr_sp = Guillotine / Inquisition
treachery-special_ge_sp = Potence / Inquisition

country-gb = Grande-Bretagne
country-fr = France
country-ge = États allemands
country-sp = Espagne

sector-gb_england = Angleterre
sector-gb_scotland = Écosse
sector-gb_ireland = Irlande
sector-fr_paris = Île-de-France
sector-fr_normandy = Normandie
sector-fr_burgundy = Bourgogne
sector-fr_aquitaine = Aquitaine
sector-fr_provence = Provence
sector-ge_brandenburg = Brandebourg
sector-ge_bavaria = Bavière
sector-ge_saxony = Saxe
sector-ge_rhineland = Rhénanie
sector-sp_castile = Castille
sector-sp_andalusia = Andalousie
sector-sp_aragon = Aragon
sector-sp_galicia = Galice

year-1589 = 1589
year-1689 = 1689
year-1789 = 1789

## Sources, étapes et libellés

source-initial = marqueurs de décompte initial
source-country = marqueurs de décompte de pays
source-house = Chambre des Nobles
source-round-gb = fin de manche : Grande-Bretagne
source-round-fr = fin de manche : France
source-round-ge = fin de manche : États allemands
source-round-sp = fin de manche : Espagne
source-most-nobles = le plus de nobles
step-turn = Choix de l’option
step-drawing = Pioche
step-acting = Actions
step-discarding = Fin du tour : limites de main
step-refilling = Fin du tour : pioches visibles complétées
turn-undecided = option pas encore choisie
turn-first-turn = premier tour
turn-draw-three = option carte attribut
turn-clear = option carte attribut, pioche nettoyée
turn-treachery = option carte trahison
label-round = Manche
label-score = PV
label-hand = Main
label-known = Cartes connues
label-tokens = Réserve
label-noble-cards = Cartes noble
label-markers = Marqueurs
label-influence = Influence
label-display = Pioche attribut visible
label-cleared = Nettoyées
label-deck = Pioche attribut
label-pile = Sous le disque révolution
label-discard = Défausse attribut
label-treachery-display = Pioche trahison visible
label-treachery-deck = Pioche trahison
label-treachery-discard = Défausse trahison
label-stacks = Cartes noble restantes
label-house = Chambre des Nobles
label-my-hand = Mes cartes attribut
label-my-treachery = Mes cartes trahison
label-owed = Cartes à piocher
label-unfilled = Vidés, pas encore remplacés
label-trimming = Défausse de fin de manche
label-first-player = Premier joueur
label-face-down = Retournés
label-empty = vide
label-unknown = inconnues

## Termes

term-noble = noble
term-rank = rang
term-attribute = attribut
term-treachery = trahison
term-country-card = carte spécifique pays
term-special-card = carte spéciale spécifique pays
term-target = noble désigné
term-attempt = tentative d’assassinat
term-sector = secteur
term-province = province
term-capital = capitale
term-spot = emplacement
term-hexagon = hexagone
term-board = plateau de jeu
term-attribute-card = carte attribut
term-treachery-card = carte trahison
term-noble-card = carte noble
term-noble-token = jeton noble
term-attribute-chart = diagramme d’attributs de nobles
term-revolution-card = carte révolution
term-revolution-disc = disque révolution
term-revolution-pile = cartes sous le disque révolution
term-attribute-deck = pioche attribut
term-attribute-display = pioche attribut visible
term-treachery-deck = pioche trahison
term-treachery-display = pioche trahison visible
term-discard-pile = défausse
term-bag = sac noir
term-cube = cube
term-round-marker = marqueur de manche
term-score-track = piste de score
term-supply = réserve
term-hand = main
term-round = manche
term-turn = tour
term-first-turn = premier tour
term-active-player = joueur actif
term-option-attributes = option carte attribut
term-option-treachery = option carte trahison
term-end-of-turn = fin du tour
term-revolution = révolution
term-end-of-round = fin de manche
term-end-of-game = fin de la partie
term-draw = piocher
term-draw-unseen = piocher sur le dessus de la pioche
term-draw-display = prendre dans la pioche visible
term-clear = nettoyer
term-create = créer un noble
term-kill = tuer
term-replace = remplacer
term-play-treachery = jouer une carte trahison
term-discard = défausser
term-stop = terminer
term-refill = compléter la pioche visible
term-trim = défausser jusqu’à la limite de manche
term-victory-points = points de victoire (PV)
term-influence-points = points d’influence (PI)
term-initial-marker = marqueur de décompte initial
term-country-marker = marqueur de décompte de pays
term-house-of-nobles = Chambre des Nobles
term-house-marker = marqueur de décompte de la Chambre des Nobles
term-end-of-round-marker = marqueur de décompte de fin de manche
term-most-nobles = le plus de nobles de chaque type
term-first-place = 1ère place
term-second-place = 2ème place
term-tie = égalité
term-face-down-token = jeton retourné

# The tables of components.toml.
figures-meta = Le jeu
figures-checksums = Nombre d’éléments
figures-limits = Mains, pioches visibles et pioches
figures-rounds = Manches
figures-setup = Mise en place
figures-colours = Couleurs des joueurs
figures-nobles = Nobles
figures-attributes = Cartes attribut
figures-treachery = Cartes trahison
figures-countries = Pays
figures-sectors = Capitales et provinces
figures-markers = Marqueurs de points
figures-influence = Points d’influence
figures-final_most_nobles = Majorité de nobles d’un rang à la fin
