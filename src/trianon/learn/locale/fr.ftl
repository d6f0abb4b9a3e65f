### Les mots de l’apprentissage communs à tous les jeux.

lesson-other = C’est permis, mais regardez encore ce qui est éclairé.
lesson-show = Ici. Essayez celui-ci.
lesson-back = Reprendre et réessayer
