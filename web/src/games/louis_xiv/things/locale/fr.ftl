### Louis XIV : les mots des objets que l’on peut soulever, chargés au premier.

chip = tuile mission
chip-pays = paie une mission qui la montre
chip-crown = paie n’importe quel symbole d’une mission
chip-wanted = Pour votre mission : { $mission }.
chip-about = À la fin de son tour de Missions, chacun garde une tuile ; chacune des autres devient un blason.
left =
    { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
coats-kind = { $count } de chaque sorte
coats-about = Piochés sans les voir et gardés cachés. À la fin, chacun vaut un point de victoire ; le plus grand nombre d’une sorte en rapporte un de plus.
deck = pioche
deck-character = un personnage : jusqu’à { $count } jetons, à partir de son carton
deck-joker = un joker : jusqu’à { $count } jetons, à partir de n’importe quel carton
deck-influence-about = Cinq cartes par tour ; la dernière de chaque main n’est pas jouée.
deck-from-general =
    { $count ->
        [one] { $count } jeton de la réserve générale
       *[other] { $count } jetons de la réserve générale
    }
deck-from-personal = ou { $count } de la réserve personnelle
deck-conspiracy-about = Jouée quand son carton est compté : des jetons de plus. Puis elle va sous la pioche.
deck-missions = Missions
deck-light = coûtent une tuile donnée et une autre au choix
deck-medium = coûtent deux tuiles différentes
deck-dark = coûtent deux tuiles pareilles
deck-missions-about = Qui pose une mission en pioche une nouvelle, de la pioche de son choix.
reserve = Jetons : { $name }
reserve-about = On place les jetons de la réserve personnelle. Ceux qui ont gagné un carton vont dans la réserve générale, d’où il faut les récupérer.
played = Cartes influence jouées
played-none = aucune encore
played-about = Toutes sont mélangées pour le tour suivant.
money = Carte argent et roi
money-each = { $count } Louis d’or pour chacun
king-none = sur aucun carton
