### Bastille : les mots des objets que l’on peut soulever, chargés au premier.

tile = Tuile Influence
tile-value = valeur { $value }
tile-upgrade = Notre Dame l’échange contre la valeur suivante
tile-about = Dans chaque lieu, la plus haute valeur agit d’abord ; à valeur égale, la tuile posée plus tôt. Elle revient à qui l’a posée.
versailles = Tuile Versailles
versailles-about = Chaque tour de jeu en retourne une autre.
weapon = tuile Arme
weapons-shown =
    { $count ->
        [one] { $count } exposée
       *[other] { $count } exposées
    }
torches-left =
    { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
weapon-about = Lors d’un décompte, chacun prend deux tuiles au choix, sauf le dernier de la piste de la Bastille, qui prend celle qui reste.
torch-about = Remplace n’importe quelle arme.
unarmed-about = À la fin, un personnage sans son arme coûte des points, et chaque suivant davantage.
bonus = bonus des catacombes
bonus-free = encore libre
bonus-taken = pris : { $name }
bonus-about = Quand un de ses hommes de main est pioché, on choisit un des bonus libres.
after-supply = l’homme de main revient à son propriétaire
after-bag = l’homme de main retourne dans le sac
pile = Missions
mission-max = le plus d’une sorte
mission-series = personnages de trois coûts
mission-set = personnages de tous les groupes
pile-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pile-about = Qui prend une mission regarde toute la pile et garde une carte qu’il n’a pas encore.
pile-variant = Qui prend une mission choisit une pile, la regarde et garde une carte.
track-line = dès la case { $space } : { $vp } PV
track-about = Lors d’un décompte, chaque marqueur marque les points de la dernière ligne passée.
track-order = On prend les tuiles Arme dans cet ordre. Qui arrive sur une case occupée se place derrière.
rounds-scoring = décompte après le tour { $round }
rounds-start = premier joueur : { $name }
rounds-about = Chaque tour de jeu : placer les tuiles, évaluer les sept lieux, attribuer le bonus des drapeaux, préparer le tour suivant.
bag-share = { $name } : { $count } ({ $share } %)
bag-about = Lors d’un décompte, { $draws } hommes de main sont piochés l’un après l’autre.
