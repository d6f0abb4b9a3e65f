### Les mots des leçons de Louis XIV.

## 1

lesson-louis-xiv-1-title = Douze personnages
lesson-louis-xiv-1-aim = Vous savez lire un carton et vos missions, vous savez d’où viennent les points, et vous avez joué une première carte.

lesson-louis-xiv-1-1-name = Quatre tours à la cour
lesson-louis-xiv-1-1-say = Versailles. Pendant quatre tours vous faites la cour à douze puissants, et le plus de points à la fin gagne.

lesson-louis-xiv-1-2-name = Vos missions
lesson-louis-xiv-1-2-say = Ces deux cartes sont vos missions. Chacune rapporte 5 points et coûte deux tuiles, par exemple un sceptre.

lesson-louis-xiv-1-3-name = Ce que donne un personnage
lesson-louis-xiv-1-3-say = Votre page veut un sceptre et une tuile de votre choix. Touchez le personnage qui donne un sceptre.
lesson-louis-xiv-1-3-right-1 = Oui, Anne d’Autriche. Le premier signe à côté de chaque visage est le revenu que donne ce personnage.
lesson-louis-xiv-1-3-other = Ce personnage donne autre chose. Cherchez le petit bâton.
lesson-louis-xiv-1-3-hint = C’est le personnage numéro 1, au milieu de la moitié supérieure.

lesson-louis-xiv-1-4-name = Cinq cartes
lesson-louis-xiv-1-4-say = Chaque tour apporte cinq cartes influence. Une carte mène vos jetons chez le personnage qu’elle montre.

lesson-louis-xiv-1-5-name = Votre première carte
lesson-louis-xiv-1-5-say = Vous avez la carte d’Anne. Jouez-la pour le sceptre, placez un jeton et arrêtez-vous.
lesson-louis-xiv-1-5-right-1 = Vous menez chez Anne. La ligne au pied de chaque carton dit toujours qui recevrait son revenu en ce moment.
lesson-louis-xiv-1-5-wrong-1 = Voilà trois jetons récupérés, et Anne est toujours seule. Choisissez « placer » cette fois.
lesson-louis-xiv-1-5-wrong-2 = Cette carte mène chez le Dauphin, qui donne un heaume. Reprenez et jouez Anne.
lesson-louis-xiv-1-5-wrong-3 = Louvois donne un blason et une carte complot, pas un sceptre. Reprenez et jouez Anne.
lesson-louis-xiv-1-5-other = C’est un vrai coup, mais il ne vous mène pas chez Anne. Reprenez et regardez la première carte.
lesson-louis-xiv-1-5-hint = Touchez la carte d’Anne, puis Arrêter.

lesson-louis-xiv-1-6-name = Couronnes
lesson-louis-xiv-1-6-say = La couronne est la meilleure tuile, car elle remplace n’importe quelle autre. Deux personnages en donnent une : touchez l’un ou l’autre.
lesson-louis-xiv-1-6-right-1 = Bien. Montespan et La Vallière donnent chacune une couronne, et tout le monde les veut.
lesson-louis-xiv-1-6-other = Ici il n’y a pas de couronne. L’une est au bord gauche, l’autre au bord droit.
lesson-louis-xiv-1-6-hint = Les numéros 5 et 9.

lesson-louis-xiv-1-7-name = Blasons
lesson-louis-xiv-1-7-say = Les blasons sont les petits points : un chacun, comptés à la fin. Qui en donne deux à la fois ?
lesson-louis-xiv-1-7-right-1 = Turenne, deux blasons. D’autres petits revenus attendent à la cour ; touchez un signe pour savoir ce que c’est.
lesson-louis-xiv-1-7-wrong-1 = Condé donne un blason et vous laisse placer un jeton. Quelqu’un en donne deux.
lesson-louis-xiv-1-7-wrong-2 = Louvois donne un blason et une carte complot. Quelqu’un en donne deux.
lesson-louis-xiv-1-7-other = Ce personnage donne autre chose. Cherchez l’écu avec un 2.
lesson-louis-xiv-1-7-hint = Rangée du bas, numéro 10.

lesson-louis-xiv-1-8-name = L’argent et le roi
lesson-louis-xiv-1-8-say = Chaque tour s’ouvre par une carte argent : celle-ci a donné 5 louis à tous. Elle envoie aussi le roi chez un personnage, aujourd’hui chez Philippe.

lesson-louis-xiv-1-9-name = Ce que vous avez appris
lesson-louis-xiv-1-9-say = Les revenus deviennent des tuiles, les tuiles des missions, et les missions gagnent. À trois, une quarantaine de points est un beau score.

## 2

lesson-louis-xiv-2-title = Jetons et pas
lesson-louis-xiv-2-aim = Vous savez placer un à trois jetons de voisin en voisin, jouer un joker, récupérer des jetons, et vous savez que cinq cartes font quatre coups.

lesson-louis-xiv-2-1-name = Jetons prêts
lesson-louis-xiv-2-1-say = Ces 11 jetons sont prêts devant vous : votre réserve personnelle. Eux seuls peuvent partir avec une carte.

lesson-louis-xiv-2-2-name = Jetons au repos
lesson-louis-xiv-2-2-say = Ces 5-là sont aussi à vous, mais ils se reposent au milieu : votre réserve générale. Les récupérer demande une carte, vous allez voir.

lesson-louis-xiv-2-3-name = Le premier jeton
lesson-louis-xiv-2-3-say = Une carte à visage place un, deux ou trois jetons. Jouez le Dauphin, et le premier arrive sur son carton.
lesson-louis-xiv-2-3-right-1 = Le voilà posé. Les cartons éclairés sont ceux où peut aller votre deuxième jeton.
lesson-louis-xiv-2-3-wrong-1 = Cela récupère trois jetons au lieu d’en placer. Bon à savoir, mais à présent nous plaçons.
lesson-louis-xiv-2-3-wrong-2 = Le premier jeton va toujours sur le visage joué. Reprenez Anne et jouez le Dauphin.
lesson-louis-xiv-2-3-other = Jouez la carte au visage du Dauphin.
lesson-louis-xiv-2-3-hint = Touchez la carte du Dauphin et choisissez « placer ».

lesson-louis-xiv-2-4-name = Un pas plus loin
lesson-louis-xiv-2-4-say = Le jeton suivant peut rester ici ou passer chez un voisin, de coin à coin. Passez chez Anne.
lesson-louis-xiv-2-4-right-1 = Bien marché. Maintenant les voisins d’Anne sont éclairés, et plus le Dauphin : on ne revient jamais en arrière.
lesson-louis-xiv-2-4-wrong-1 = Vous vous êtes arrêté après un jeton. C’est permis, et parfois sage, mais aujourd’hui nous marchons.
lesson-louis-xiv-2-4-wrong-2 = Cela reste chez le Dauphin, pour y être plus fort. Nous voulons avancer : suivez l’agrafe jusqu’à Anne.
lesson-louis-xiv-2-4-wrong-3 = Marie-Thérèse est aussi une voisine, avec le roi tout près. Bonne idée, mais aujourd’hui montez chez Anne.
lesson-louis-xiv-2-4-other = C’est aussi un voisin. Reprenez et allez chez Anne.
lesson-louis-xiv-2-4-hint = Anne touche le coin supérieur droit du Dauphin.

lesson-louis-xiv-2-5-name = Et encore un
lesson-louis-xiv-2-5-say = Il reste un jeton. Avancez chez Colbert.
lesson-louis-xiv-2-5-right-1 = Une carte, trois personnages. À chaque arrêt, un des trois jetons reste.
lesson-louis-xiv-2-5-wrong-1 = Deux chez Anne : fort là-bas, mais Colbert reste vide. Reprenez et avancez.
lesson-louis-xiv-2-5-wrong-2 = Votre troisième jeton est resté à la maison. Reprenez et envoyez-le chez Colbert.
lesson-louis-xiv-2-5-other = C’est voisin aussi, mais reprenez : le but, ce sont les 5 louis de Colbert.
lesson-louis-xiv-2-5-hint = Colbert est le numéro 7, au-dessus d’Anne à droite.

lesson-louis-xiv-2-6-name = Une file, jamais une fourche
lesson-louis-xiv-2-6-say = Maintenant un jeton chez Anne, Condé et Montespan. Vous avez Anne et Condé : par quelle carte commencez-vous ?
lesson-louis-xiv-2-6-right-1 = D’un bout à l’autre. Avant de jouer une carte, regardez où le chemin peut mener.
lesson-louis-xiv-2-6-wrong-1 = De chez Anne, pas de chemin vers Montespan, ni de retour. Commencez à un bout de la file.
lesson-louis-xiv-2-6-wrong-2 = De chez Montespan, pas de chemin vers Anne, ni de retour. Commencez à un bout de la file.
lesson-louis-xiv-2-6-wrong-3 = Le joker porte deux jetons, et il vous en faut trois. Choisissez un visage.
lesson-louis-xiv-2-6-other = Cela n’atteint pas les trois. Reprenez et suivez d’abord la file du doigt.
lesson-louis-xiv-2-6-hint = Condé est entre les deux autres. Commencez par Anne.

lesson-louis-xiv-2-7-name = Le joker
lesson-louis-xiv-2-7-say = Le rideau est un joker : il commence n’importe où, mais ne porte que deux jetons. Mettez-les chez La Vallière, où Jan en a un.
lesson-louis-xiv-2-7-right-1 = Deux contre un : sa couronne est à vous, si personne ne répond.
lesson-louis-xiv-2-7-wrong-1 = Un contre un, c’est une égalité, et l’égalité ne gagne rien ici. Utilisez le deuxième jeton.
lesson-louis-xiv-2-7-wrong-2 = Ainsi partagé, vous ne menez nulle part : une égalité ici, trop peu là. Gardez les deux chez La Vallière.
lesson-louis-xiv-2-7-wrong-3 = Ainsi partagé, vous ne menez nulle part : deux égalités. Gardez les deux chez La Vallière.
lesson-louis-xiv-2-7-other = Un joker peut aussi commencer là. Reprenez : aujourd’hui le prix est la couronne de La Vallière.
lesson-louis-xiv-2-7-hint = Touchez le rideau, puis deux fois le numéro 9.

lesson-louis-xiv-2-8-name = Récupérer des jetons
lesson-louis-xiv-2-8-say = Un tour plus tard, vous avez un jeton prêt et six au repos. Jouez une carte pour en récupérer au lieu de placer : un visage en rend trois.
lesson-louis-xiv-2-8-right-1 = De nouveau quatre prêts. Récupérez avec la carte dont le visage vous sert le moins.
lesson-louis-xiv-2-8-nearly-1 = Presque. Un joker n’en rend que deux et reste votre meilleure carte pour placer ; récupérez avec un visage.
lesson-louis-xiv-2-8-wrong-1 = Maintenant votre réserve est vide, et la carte suivante n’a rien à placer. Récupérez-en d’abord.
lesson-louis-xiv-2-8-other = Cela place votre dernier jeton. Choisissez « récupérer » avec un visage.
lesson-louis-xiv-2-8-hint = Touchez la carte de Turenne et choisissez « récupérer ».

lesson-louis-xiv-2-9-name = Cinq cartes, quatre coups
lesson-louis-xiv-2-9-say = Encore deux cartes. Jouez celle que vous voulez, et voyez ce que devient l’autre.
lesson-louis-xiv-2-9-right-1 = Votre dernière carte repart sans être jouée. Cinq cartes font quatre coups, à chaque tour : choisissez celle qui reste.
lesson-louis-xiv-2-9-hint = Ici tout choix est bon.

## 3

lesson-louis-xiv-3-title = Qui reçoit quoi
lesson-louis-xiv-3-aim = Vous savez dire pour chaque carton qui reçoit son revenu, quels jetons vont au repos et quand il se retourne.

lesson-louis-xiv-3-1-name = De 1 à 12
lesson-louis-xiv-3-1-say = Jan a la dernière carte du tour. Après elle, on interroge les personnages un à un, de 1 à 12.

lesson-louis-xiv-3-2-name = La bourse
lesson-louis-xiv-3-2-say = Anne montre une bourse : la majorité a son revenu gratis, les autres peuvent payer 3. Vous avez deux jetons ici, Ulrich un : qui l’a gratis ?
lesson-louis-xiv-3-2-right-1 = Vous. Regardez maintenant ce qui se passe.
lesson-louis-xiv-3-2-wrong-1 = Comptez encore : deux sont à vous, un à Ulrich. Qui en a le plus ne paie rien.
lesson-louis-xiv-3-2-other = Seuls comptent ceux qui ont un jeton ici. Comparez-vous à Ulrich.
lesson-louis-xiv-3-2-hint = Comparez les deux rangées de jetons.

lesson-louis-xiv-3-3-name = Gratis, et payé
lesson-louis-xiv-3-3-say = Vous prenez un sceptre gratis. Ulrich, derrière vous, paie 3 louis et reçoit aussi un sceptre : c’est un pot-de-vin.

lesson-louis-xiv-3-4-name = Le prix de la victoire
lesson-louis-xiv-3-4-say = Gagner par la majorité a un prix : vos deux jetons vont au repos. Celui d’Ulrich rentre aussitôt, prêt à servir.

lesson-louis-xiv-3-5-name = Retournée
lesson-louis-xiv-3-5-say = Et le carton d’Anne se retourne. Au tour suivant elle demandera autre chose : regardez donc à chaque fois.

lesson-louis-xiv-3-6-name = Le podium
lesson-louis-xiv-3-6-say = Montespan montre un podium : la première place seule, rien à acheter. Ulrich a deux jetons, vous un : qui reçoit la couronne ?
lesson-louis-xiv-3-6-right-1 = Ulrich. Ici une deuxième place ne vaut rien du tout.
lesson-louis-xiv-3-6-wrong-1 = Vous êtes deuxième, et sur un podium le deuxième n’a rien. Ulrich en a deux.
lesson-louis-xiv-3-6-other = L’un des deux qui ont des jetons ici. Qui en a le plus ?
lesson-louis-xiv-3-6-hint = Qui en a le plus ?

lesson-louis-xiv-3-7-name = Rien, mais à la maison
lesson-louis-xiv-3-7-say = Ulrich prend la couronne, et ses deux jetons vont au repos. Vous n’avez rien, mais votre jeton rentre, prêt.

lesson-louis-xiv-3-8-name = Une égalité
lesson-louis-xiv-3-8-say = La Vallière aussi est un podium. Un jeton est à vous, un à Jan : qui reçoit sa couronne ?
lesson-louis-xiv-3-8-right-1 = Personne. Une égalité ne vaut rien sur un podium, et sur une bourse elle veut dire que tous paient.
lesson-louis-xiv-3-8-wrong-1 = Jan en a autant que vous. À égalité, personne n’est premier.
lesson-louis-xiv-3-8-wrong-2 = Vous en avez autant que Jan. À égalité, personne n’est premier.
lesson-louis-xiv-3-8-other = Seuls vous et Jan êtes ici. L’un des deux mène-t-il ?
lesson-louis-xiv-3-8-hint = Quelqu’un mène-t-il ?

lesson-louis-xiv-3-9-name = Tous rentrent
lesson-louis-xiv-3-9-say = Les deux jetons rentrent, prêts, et le carton ne se retourne pas. Il demandera la même chose au tour suivant.

lesson-louis-xiv-3-10-name = Assez de jetons
lesson-louis-xiv-3-10-say = Turenne compte : qui a trois jetons reçoit deux blasons, même si un autre en a plus. Ulrich et vous en avez trois : qui les reçoit ?
lesson-louis-xiv-3-10-right-1 = Tous les deux. Ici pas de concours, seulement un nombre.
lesson-louis-xiv-3-10-wrong-1 = Vous, oui, mais voyez : Ulrich aussi en a trois. Ici personne ne doit être premier.
lesson-louis-xiv-3-10-wrong-2 = Ici l’égalité ne gêne pas. Trois jetons suffisent, à tous ceux qui les ont.
lesson-louis-xiv-3-10-other = Touchez tous ceux qui ont trois jetons ici, puis Terminé.
lesson-louis-xiv-3-10-hint = Tous ceux qui en ont trois.

lesson-louis-xiv-3-11-name = Et sans prix
lesson-louis-xiv-3-11-say = Deux blasons chacun, et les six jetons rentrent, prêts. Un tel revenu ne vous coûte que la visite.

lesson-louis-xiv-3-12-name = Ce que vous avez appris
lesson-louis-xiv-3-12-say = Bourse : la majorité gratis, les autres paient. Podium : le premier seul ; jetons : tous ceux qui en ont assez ; et seule une majorité envoie des jetons au repos.

## 4

lesson-louis-xiv-4-title = Pots-de-vin et réserves
lesson-louis-xiv-4-aim = Vous gagnez sans jeton de trop, vous dépensez vos louis où ils achèvent une mission, et vous jouez une carte complot au bon moment.

lesson-louis-xiv-4-1-name = Peu suffit
lesson-louis-xiv-4-1-say = Les jetons avec lesquels vous gagnez vont au repos, et en récupérer trois coûte une carte entière. Gagnez donc avec le moins possible.

lesson-louis-xiv-4-2-name = Juste assez
lesson-louis-xiv-4-2-say = Vous avez la dernière carte du tour ; Ulrich a un jeton chez La Vallière. Gagnez sa couronne, et tirez parti du troisième jeton.
lesson-louis-xiv-4-2-right-1 = Deux suffisaient. Un troisième jeton, seul chez Philippe, gagne en plus une lettre.
lesson-louis-xiv-4-2-wrong-1 = La couronne est à vous, mais trois jetons se reposent où deux suffisaient. Laissez le troisième aller chez Philippe.
lesson-louis-xiv-4-2-wrong-2 = Un contre un, c’est une égalité, donc pas de couronne. Deux, c’est juste assez.
lesson-louis-xiv-4-2-wrong-3 = Une lettre, mais chez La Vallière rien qu’une égalité. Laissez-en deux chez elle et envoyez-en un plus loin.
lesson-louis-xiv-4-2-wrong-4 = Des jetons prêts, c’est bien, mais c’était la dernière carte, et Ulrich prend seul la couronne. Placez plutôt.
lesson-louis-xiv-4-2-other = Comptez chez La Vallière : il vous en faut un de plus qu’Ulrich, ni moins ni plus.
lesson-louis-xiv-4-2-hint = Deux chez La Vallière, puis un pas chez Philippe.

lesson-louis-xiv-4-3-name = De quoi avez-vous besoin ?
lesson-louis-xiv-4-3-say = Vous avez 4 louis et un jeton chez Anne comme chez le Dauphin. Votre page veut un heaume et une tuile au choix : touchez le personnage qu’il vous faut.
lesson-louis-xiv-4-3-right-1 = Le Dauphin. Votre lettre servira de deuxième tuile.
lesson-louis-xiv-4-3-wrong-1 = Anne donne un sceptre. Vous avez déjà une lettre pour la tuile au choix ; il manque le heaume.
lesson-louis-xiv-4-3-other = Ce personnage donne autre chose. Votre page demande un heaume.
lesson-louis-xiv-4-3-hint = Le numéro 4 donne des heaumes.

lesson-louis-xiv-4-4-name = Dites non
lesson-louis-xiv-4-4-say = Mais Anne vient d’abord : lui payer 3 louis pour un sceptre ? Songez que le Dauphin est interrogé après elle.
lesson-louis-xiv-4-4-right-1 = Bien gardé. Votre jeton est rentré, votre bourse est pleine.
lesson-louis-xiv-4-4-wrong-1 = Il reste 1 louis, et le Dauphin ne peut plus être soudoyé. Un sceptre, mais pas de mission : reprenez.
lesson-louis-xiv-4-4-hint = Vous ne pouvez payer qu’une fois.

lesson-louis-xiv-4-5-name = Dites oui
lesson-louis-xiv-4-5-say = Jan mène ici avec deux jetons et ne paie rien. Soudoyer le Dauphin pour 3 ?
lesson-louis-xiv-4-5-right-1 = Un jeton, 3 louis, et le même heaume que Jan. Les deux jetons de Jan se reposent ; le vôtre est rentré.
lesson-louis-xiv-4-5-wrong-1 = Vous gardez 4 louis, mais le page attend un tour entier. Une mission vaut 5 points : payez.
lesson-louis-xiv-4-5-hint = Ce heaume achève votre mission.

lesson-louis-xiv-4-6-name = La carte complot
lesson-louis-xiv-4-6-say = Louvois distribue des cartes complot. Juste avant la comparaison chez son personnage, celle-ci ajoute un jeton au repos ou jusqu’à deux jetons prêts.

lesson-louis-xiv-4-7-name = Par surprise
lesson-louis-xiv-4-7-say = Chez La Vallière, Ulrich a deux jetons, vous un, et seul le premier a la couronne. Elle paierait votre prochaine mission : qu’ajoutez-vous ?
lesson-louis-xiv-4-7-right-1 = Trois contre deux, et la couronne est à vous. Personne ne l’a vu venir.
lesson-louis-xiv-4-7-wrong-1 = Deux contre deux : une égalité, et la carte est dépensée. Votre jeton est réveillé, mais la couronne reste où elle est.
lesson-louis-xiv-4-7-wrong-2 = Deux contre deux, c’est une égalité, et personne n’a la couronne. Il vous en faut trois.
lesson-louis-xiv-4-7-wrong-3 = Ulrich prend la couronne. Vous pouvez garder la carte, qui devient un blason à la fin, mais ici elle gagne.
lesson-louis-xiv-4-7-hint = Il vous en faut un de plus que les deux d’Ulrich.

lesson-louis-xiv-4-8-name = Ce que vous avez appris
lesson-louis-xiv-4-8-say = Une majorité étroite, un pot-de-vin, une surprise : trois chemins vers un revenu. Demandez chaque fois ce qu’il vous coûte en jetons.

## 5

lesson-louis-xiv-5-title = Missions
lesson-louis-xiv-5-aim = Vous savez payer vos missions sans rien gâcher, choisir un tas, utiliser les missions posées au Ravitaillement suivant et garder la bonne tuile.

lesson-louis-xiv-5-1-name = Deux tuiles chacune
lesson-louis-xiv-5-1-say = Le comptage vous laisse quatre tuiles : sceptre, lettre, heaume et couronne. Cela pourrait faire deux missions, 10 points.

lesson-louis-xiv-5-2-name = Payez avec le plus simple
lesson-louis-xiv-5-2-say = Le porte-bourse veut un sceptre et une tuile au choix ; le héraut voudra lettre et bague. Accomplissez le porte-bourse, et choisissez bien ce que vous payez.
lesson-louis-xiv-5-2-right-1 = Cinq points, et la lettre et la couronne restent à vous.
lesson-louis-xiv-5-2-wrong-1 = Cinq points, mais plus rien ne peut être la bague du héraut. Gardez la couronne et donnez le heaume.
lesson-louis-xiv-5-2-wrong-2 = Cinq points, mais le héraut a besoin de cette lettre. Le heaume est la tuile que personne ne demande.
lesson-louis-xiv-5-2-nearly-1 = Un bon ordre aussi : lettre et couronne. Reprenez pour cette fois, car c’est le porte-bourse qui laisse le choix.
lesson-louis-xiv-5-2-wrong-3 = Cela finit votre coup avec deux missions impayées. Vous avez tout ce qu’il faut : reprenez.
lesson-louis-xiv-5-2-other = Gardez ce qu’il faut au héraut : lettre et couronne.
lesson-louis-xiv-5-2-hint = Sceptre et heaume.

lesson-louis-xiv-5-3-name = Une nouvelle mission
lesson-louis-xiv-5-3-say = Pour chaque mission posée, vous en piochez une autre. Toutes valent 5 points : la foncée aide le plus, la claire se paie le plus facilement.
lesson-louis-xiv-5-3-right-1 = Bleu clair : une tuile précise et une au choix. Facile à payer, avec une petite aide.
lesson-louis-xiv-5-3-right-2 = Bleu moyen : deux tuiles différentes, et une meilleure aide.
lesson-louis-xiv-5-3-right-3 = Bleu foncé : deux tuiles pareilles, difficiles à réunir, avec l’aide la plus forte.
lesson-louis-xiv-5-3-hint = Tout tas est bon. L’aide compte tant qu’il reste des tours.

lesson-louis-xiv-5-4-name = La couronne pour bague
lesson-louis-xiv-5-4-say = Il reste lettre et couronne, et le héraut veut lettre et bague. Accomplissez cette mission : la couronne sera la bague.
lesson-louis-xiv-5-4-right-1 = Dix points d’un coup. La couronne est allée où rien d’autre ne convenait.
lesson-louis-xiv-5-4-wrong-1 = Un blason pour la lettre, 1 point, et une mission laissée là, 5 points. Reprenez et accomplissez le héraut.
lesson-louis-xiv-5-4-other = Vous pouvez payer le héraut maintenant. Reprenez.
lesson-louis-xiv-5-4-hint = Touchez le héraut.

lesson-louis-xiv-5-5-name = Et un nouveau tour
lesson-louis-xiv-5-5-say = Piochez encore une fois, et le tour suivant commence. Regardez la carte argent et le roi.
lesson-louis-xiv-5-5-right-1 = Quatre louis pour tous, et le roi rejoint Philippe. Maintenant vos missions posées s’éveillent.
lesson-louis-xiv-5-5-hint = Tout tas est bon.

lesson-louis-xiv-5-6-name = Des missions qui aident
lesson-louis-xiv-5-6-say = Les missions posées vous aident à chaque tour jusqu’à la fin. Utilisez les deux : le porte-bourse pour 1 louis, le héraut pour un blason.
lesson-louis-xiv-5-6-right-1 = Un louis et un blason, et encore au tour suivant. Les missions posées tôt paient le plus longtemps.
lesson-louis-xiv-5-6-wrong-1 = Vous avez laissé un louis et un blason sur la table, et les deux étaient gratis. Reprenez.
lesson-louis-xiv-5-6-other = Utilisez les deux avant d’aller plus loin.
lesson-louis-xiv-5-6-hint = Touchez les deux missions posées.

lesson-louis-xiv-5-7-name = Gardez une tuile
lesson-louis-xiv-5-7-say = Un autre jour : bague, heaume et couronne, et aucune mission payable. Finissez : vous gardez une tuile, chaque autre devient un blason.
lesson-louis-xiv-5-7-right-1 = Une couronne pour le tour suivant et deux blasons, 2 points. Rien n’est perdu.
lesson-louis-xiv-5-7-wrong-1 = Une bague ne va à aucune de vos missions. La couronne va aux deux : gardez-la.
lesson-louis-xiv-5-7-wrong-2 = Un heaume ne va à aucune de vos missions. La couronne va aux deux : gardez-la.
lesson-louis-xiv-5-7-hint = Quelle tuile va aux deux missions ?

lesson-louis-xiv-5-8-name = Ce que vous avez appris
lesson-louis-xiv-5-8-say = Payez d’abord avec les tuiles simples, les couronnes en dernier ; gardez celle que veut la mission suivante. Et posez tôt : l’aide revient à chaque tour.

## 6

lesson-louis-xiv-6-title = Le roi et les blasons
lesson-louis-xiv-6-aim = Vous savez placer exprès chez le personnage du roi, tout dépenser au tour quatre, vous savez comment on compte à la fin, et vous emportez trois règles simples.

lesson-louis-xiv-6-1-name = Le personnage du roi
lesson-louis-xiv-6-1-say = Où se tient le roi, le premier reçoit le revenu et une couronne. Un deuxième net reçoit aussi le revenu, et ne paie rien.

lesson-louis-xiv-6-2-name = Lettre et couronne
lesson-louis-xiv-6-2-say = Ulrich a deux jetons chez Philippe, et vous jouez la dernière carte. Vous voulez lettre et couronne : combien en placez-vous ?
lesson-louis-xiv-6-2-right-1 = Lettre et couronne, pour trois jetons au repos. Ulrich, deuxième, a reçu aussi une lettre.
lesson-louis-xiv-6-2-wrong-1 = Deux chacun : une lettre pour les deux, pas de couronne, et les quatre jetons vont au repos. Avec le roi, l’égalité coûte cher.
lesson-louis-xiv-6-2-wrong-2 = Deuxième place : une lettre pour rien, mais la couronne va à Ulrich. Pour la couronne, il en faut trois.
lesson-louis-xiv-6-2-other = Comptez : Ulrich en a deux. Pour être premier, il en faut trois chez Philippe.
lesson-louis-xiv-6-2-hint = Un de plus qu’Ulrich.

lesson-louis-xiv-6-3-name = Le deuxième à bon compte
lesson-louis-xiv-6-3-say = Le même moment encore, mais maintenant vous voulez épargner vos jetons. Prenez la lettre sans qu’aucun jeton aille au repos.
lesson-louis-xiv-6-3-right-1 = Une lettre pour rien, et aucun de vos jetons au repos. Cherchez cela à chaque tour.
lesson-louis-xiv-6-3-wrong-1 = Encore une égalité : vous avez la lettre, mais les deux jetons vont au repos. Un seul vous met deuxième.
lesson-louis-xiv-6-3-wrong-2 = Lettre et couronne, mais trois jetons se reposent. Cette fois nous le voulons pour rien.
lesson-louis-xiv-6-3-nearly-1 = Cela marche, la lettre et tous les jetons rentrés, et vous gâtez même la couronne d’Ulrich. Un seul jeton suffirait.
lesson-louis-xiv-6-3-other = Il suffit d’être deuxième : un jeton chez Philippe, puis arrêtez-vous.
lesson-louis-xiv-6-3-hint = Un jeton suffit pour être deuxième.

lesson-louis-xiv-6-4-name = Le dernier soir
lesson-louis-xiv-6-4-say = Tour quatre : à la fin, 3 louis deviennent un blason. À votre héraut manque encore ce heaume : soudoyer le Dauphin pour 3 ?
lesson-louis-xiv-6-4-right-1 = Un point dépensé, cinq en vue. Le dernier soir, l’argent n’est que petite monnaie.
lesson-louis-xiv-6-4-wrong-1 = Vous avez gardé 3 louis, qui valent 1 point, et renoncé à une mission de 5. Reprenez.
lesson-louis-xiv-6-4-hint = Sceptre et heaume accomplissent le héraut.

lesson-louis-xiv-6-5-name = Jetons restés debout
lesson-louis-xiv-6-5-say = Maintenon vous laisse mettre jusqu’à deux jetons au repos chez Montespan. À la fin, chaque jeton chez un personnage devient un blason : combien ?
lesson-louis-xiv-6-5-right-1 = Deux blasons de plus ce soir. Aux tours précédents, ils seraient restés là, prêts pour le comptage suivant.
lesson-louis-xiv-6-5-wrong-1 = Ces jetons se reposeraient pour rien. Chez un personnage, chacun fait 1 point : placez les deux.
lesson-louis-xiv-6-5-wrong-2 = Un blason. Un deuxième était gratis aussi.
lesson-louis-xiv-6-5-hint = Les jetons au repos ne valent rien à la fin.

lesson-louis-xiv-6-6-name = La dernière mission
lesson-louis-xiv-6-6-say = Sceptre et heaume : posez le héraut.
lesson-louis-xiv-6-6-right-1 = Votre cinquième mission. Maintenant tout ce qui reste devient des blasons.
lesson-louis-xiv-6-6-wrong-1 = Deux tuiles deviendraient deux blasons, 2 points. La mission en vaut 5.
lesson-louis-xiv-6-6-other = Vous pouvez poser le héraut maintenant. Reprenez.
lesson-louis-xiv-6-6-hint = Touchez le héraut.

lesson-louis-xiv-6-7-name = Les restes
lesson-louis-xiv-6-7-say = Vos deux jetons deviennent deux blasons, 3 louis encore un. Le dernier louis ne vaut rien ; tuiles et cartes non jouées comptent aussi.

lesson-louis-xiv-6-8-name = Les blasons sont montrés
lesson-louis-xiv-6-8-say = Maintenant tous les blasons sont montrés. Qui en a le plus d’une sorte en reçoit un de plus, et à égalité chacun l’a.

lesson-louis-xiv-6-9-name = Le compte
lesson-louis-xiv-6-9-say = Cinq pour chaque mission, un pour chaque blason : vous gagnez. À égalité, qui a le plus de jetons prêts est devant.

lesson-louis-xiv-6-10-name = Première règle simple
lesson-louis-xiv-6-10-say = Un : avant de jouer une carte, regardez vos missions. Allez où sont leurs tuiles, et aux couronnes, qui vont toujours.

lesson-louis-xiv-6-11-name = Deuxième règle simple
lesson-louis-xiv-6-11-say = Deux : gagnez de peu, ou soyez deuxième à bon compte. Chaque jeton de trop se repose, et le récupérer vous coûte une carte.

lesson-louis-xiv-6-12-name = Troisième règle simple
lesson-louis-xiv-6-12-say = Trois : gardez 3 ou 4 louis pour un pot-de-vin. Un jeton à une bourse et un peu d’argent valent souvent trois jetons.

lesson-louis-xiv-6-13-name = Ce que regrettent les débutants
lesson-louis-xiv-6-13-say = Les débutants gagnent trop large, n’ont plus de jetons prêts, font égalité avec le roi et paient en couronnes. Pas vous : jouons-nous ?
