### Apprendre : leçons, professeure à côté d’une première partie, règles à parcourir et à imprimer.

learn-about = Six courtes leçons par jeu, sur le vrai plateau. Partez quand vous voulez, votre place est gardée.
learn-teacher = Madeleine, votre professeure
learn-number = leçon { $number } sur { $count }
learn-steps = Étapes de cette leçon
learn-over = Bravo
learn-right = Oui
learn-wrong = Pas encore
learn-nearly = Presque
learn-point = Ce que vous pouvez désigner
learn-nobody = Personne
learn-answer = C’est ma réponse
learn-show-me = Montrez-moi
learn-next = Suivant
learn-back = Un pas en arrière
learn-skip = Passer
learn-end = Fin de la leçon
learn-leave = Partir
learn-following = Leçon suivante
learn-all = Toutes les leçons
learn-usual = Jouer à une table ordinaire
learn-onward = Comment continuer
learn-done = faite
learn-step = étape { $step } sur { $steps }
learn-minutes = { $minutes } min
learn-of = sur { $count }
learn-go-on = Continuer la leçon { $number }
learn-go-on-now = Continuer : { $title }
learn-begin = Commencer par la leçon { $number }
learn-play = Jouer avec la professeure
learn-again = Recommencer la leçon { $number }
learn-after = Après les leçons
learn-first-game = Une partie entière avec la professeure
learn-first-game-about = Madeleine est à côté de vous et prévient avant un faux pas coûteux.
learn-rules-about = Avec recherche, et pour la plupart des articles un moment d’une vraie partie.
learn-overview-about = Le déroulement et tous les signes sur une page à imprimer.

teacher-look = Que dois-je regarder ?
teacher-away = Renvoyer la professeure
teacher-why = Règle { $clause }
teacher-quiet = À vous de juger. Demandez quand vous voulez.
teacher-sure = Vraiment ?
teacher-anyway = Le faire quand même
teacher-other = Choisir autre chose
teacher-gained = { $points ->
    [one] { $signed } point : { $source }
   *[other] { $signed } points : { $source }
 }

rules-contents = Sommaire
rules-found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
 }
rules-board = Le voir sur le plateau
rules-moment = { $clause } sur le plateau
rules-moment-about = Un moment d’une vraie partie, tel que { $name } l’a vu.
rules-again = Encore une fois
rules-back = Retour aux règles
rules-signs = Signes
overview = Aperçu
overview-of = { $game } en une page
overview-print = Imprimer
overview-play = Le déroulement
overview-lessons = Ce que savent les bons joueurs
overview-signs = Signes
sign-more = Règle { $clause }
