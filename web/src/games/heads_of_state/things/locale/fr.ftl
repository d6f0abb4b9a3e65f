### Heads of State : les mots des objets que l’on peut soulever, chargés au premier.

deck = face cachée
cards-left =
    { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }
signs-discard = Montrées : les cartes de la défausse.
deck-about = Quand elle est épuisée, on pioche sous le disque révolution.
treachery-about = Quand elle est épuisée, on mélange sa défausse.
pile-about = La carte révolution se trouve parmi les dernières cartes.
pile-then = Quand elle apparaît, la manche se termine et les quatre pays sont comptés.
capital = capitale
province = province
face-down = Retournés, car créés ici puis tués : { $names }.
marker-about = Le premier noble de la partie créé ici rapporte ce marqueur.
points = { $count } PV
nobody = aucun noble encore
country-about = Qui a le premier créé un noble dans chaque secteur prend le plus grand marqueur, le deuxième le plus petit.
country-made = Secteurs, sur { $count } : { $made }.
country-round = À la fin d’une manche, le premier et le deuxième en influence marquent.
house-about = Qui a le premier créé un noble de chacun des sept rangs prend le premier marqueur, le suivant le suivant.
years-about = Trois manches ; chacune se termine quand la carte révolution apparaît.
cubes = Sac de cubes de l’assassin
cubes-attacker =
    { $count ->
        [one] { $count } cube de l’attaquant : le noble est tué
       *[other] { $count } cubes de l’attaquant : le noble est tué
    }
cubes-defender =
    { $count ->
        [one] { $count } cube du visé : le noble est épargné
       *[other] { $count } cubes du visé : le noble est épargné
    }
cubes-about = Un assassin tire un cube. Les autres trahisons réussissent toujours.
counter = jetons restants
counter-about = Sans jeton de ce rang, on ne peut pas en créer.
