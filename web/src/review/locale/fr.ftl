reviewing = Relecture
reviewing-about = Relue : les chances après chaque coup, les tournants, et ce qui aurait été mieux.
reviewing-running = La partie est en cours : on pourra la relire quand elle sera finie.
reviewing-working = La recherche examine chaque décision. Cela prend une minute ou deux.
reviewing-moves = Coups
reviewing-mistakes = Erreurs
reviewing-players = Au coup { $seq }
reviewing-points = PV
reviewing-chance = Chance
reviewing-end = Fin
reviewing-mistake = erreur
reviewing-slip = inexactitude
reviewing-change-about = Les nombres : de combien la chance de victoire a bougé, en pour cent. La courbe est approximative et oscille ; seul ce qui est marqué est une erreur.
reviewing-better = Mieux : { $what }
reviewing-what-if = Et si
reviewing-learn = En tirer profit
reviewing-learned = { $count ->
    [0] Aucune erreur de votre part n’a été trouvée : rien à réessayer.
    [one] Une erreur est gardée parmi vos problèmes.
   *[other] { $count } erreurs sont gardées parmi vos problèmes.
}
reviewing-fresh = { $count ->
    [0] Aucune n’est nouvelle.
    [one] Une est nouvelle.
   *[other] { $count } sont nouvelles.
}
reviewing-try = Essayer maintenant
reviewing-share = Partager ce coup
reviewing-copied = Le lien est copié.
reviewing-download = Feuille de partie
reviewing-turn = Tournant
reviewing-turn-back = Tournant précédent
reviewing-setup = Mise en place
reviewing-comments = Commentaires
reviewing-comment = Commenter le coup { $seq }
reviewing-comment-send = Dire
reviewing-comment-none = Personne n’a encore rien dit de cette partie.
reviewing-board = À la table
