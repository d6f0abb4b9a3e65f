### Les mots de l’apprentissage communs à tous les jeux.

lesson-other = C’est permis, mais regardez encore ce qui est éclairé.
lesson-show = Ici. Essayez celui-ci.
lesson-back = Reprendre et réessayer

# Un avertissement : pourquoi en une phrase, et ce que le choix coûte selon la recherche.
teacher-warned =
    { $why } { $known ->
        [most] Cela coûte environ { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }, dont la plus grande part d’une source : { $source }.
        [largest] Cela coûte environ { $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }, surtout d’une source : { $source }.
       *[no] Sur cent parties, cela vous en coûte environ { $loss }.
    }

# Après la partie : ce qui a fait la différence avec le meilleur des autres, et quoi essayer ensuite.
teacher-decided = Ce qui a fait la différence avec { $rival } : { $source }, { $mine } à { $theirs }.
teacher-next-harder = Vous n’étiez en retard nulle part : essayez la prochaine fois des joueurs plus forts.
