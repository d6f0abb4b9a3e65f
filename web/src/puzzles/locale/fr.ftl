puzzles = Problèmes
puzzles-about = Des positions de parties jouées par des bots, où un choix est nettement meilleur que tous les autres. Vous voyez ce que voit votre place, rien de plus.
puzzle-day = Problème du jour
puzzle-any = Au hasard
puzzle-mine = Mes erreurs
puzzle-one = Problème
puzzle-solve = Résoudre
puzzle-again-day = Revoir
puzzle-rating = Votre cote de problèmes
puzzle-days = Jours de suite
puzzle-level = Niveau
puzzle-count = { $solved } sur { $total } résolus
puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzle-by-decision = Par décision
puzzle-by-source = Par ce que cela rapporte
puzzle-theme-position = Une meilleure position
puzzle-ask = Que jouez-vous maintenant ?
puzzle-ask-how = Choisissez sur le plateau ou en dessous, puis confirmez.
puzzle-mistake-how = C’était votre tour dans l’une de vos parties. Vous aviez joué autre chose.
puzzle-right = Juste, et le meilleur coup
puzzle-nearly = Presque
puzzle-wrong = Il y avait mieux
puzzle-was = Votre choix : { $what }.
puzzle-best = Le mieux : { $what }.
puzzle-chance = Chance de victoire
puzzle-chance-about = sur 100 parties, selon de longues recherches depuis votre vue ; le trait est une part égale
puzzle-yours = Le vôtre : { $what }
puzzle-best-line = Le mieux : { $what }
puzzle-next-best = Ensuite : { $what }
puzzle-why = Ce que cela rapporte de plus, en points
puzzle-why-lost = Le vôtre à côté du meilleur, en points
puzzle-why-none = Aucune source de points ne décide seule : la position entière est meilleure.
puzzle-why-later = Les parties simulées ne le montrent pas en points : cela rapporte plus tard qu’elles ne regardent, ou là où elles ne pèsent pas.
puzzle-sample = Une suite possible
puzzle-sample-about = Les cartes cachées sont retirées au sort et les autres jouent en Courtisans : un exemple parmi d’autres, pas une preuve.
puzzle-show-yours = Montrer après votre réponse
puzzle-show-best = Montrer après le meilleur coup
puzzle-again = Encore
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-unrated = Seule votre première réponse à un problème compte pour votre cote.
puzzle-back-in = { $days ->
    [0] Il revient dans quelques minutes.
    [one] Il revient demain.
   *[other] Il revient dans { $days } jours.
}
puzzle-known = Vous le savez maintenant : il ne revient plus.
puzzle-change = { $change } points
mistakes-none = Rien ne vous attend. Après une partie, « En tirer profit » dans sa relecture garde vos erreurs ici.
mistakes-due = { $count ->
    [one] Une erreur vous attend
   *[other] { $count } erreurs vous attendent
}
mistakes-later = { $count ->
    [one] une revient plus tard
   *[other] { $count } reviennent plus tard
}
mistakes-solved = { $count ->
    [one] une est acquise
   *[other] { $count } sont acquises
}
mistakes-try = Réessayer
mistakes-losses = Où je perds des points
mistakes-losses-about = Points perdus par erreurs, par partie et par place, sur vos dernières parties relues, à côté des bots que vous avez affrontés.
mistakes-me = Moi
mistakes-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
mistakes-source = Source
