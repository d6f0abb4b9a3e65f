### Les mots des leçons de Heads of State.

## 1

lesson-heads-of-state-1-title = Ce que vous cherchez
lesson-heads-of-state-1-aim = Vous savez ce qui fait gagner, quand la partie finit, et vous avez créé votre premier noble pour des points.

lesson-heads-of-state-1-1-name = Quatre royaumes
lesson-heads-of-state-1-1-say = Quatre royaumes, et sept rangs de nobles, du baron au roi. Le plus de points à la fin gagne.

lesson-heads-of-state-1-2-name = Votre première carte
lesson-heads-of-state-1-2-say = Alex vient de créer un baron, pour un Or. À vous de prendre deux cartes : commencez par l’Or.
lesson-heads-of-state-1-2-right-1 = Bien. Le vide n’est rempli qu’après votre tour.
lesson-heads-of-state-1-2-wrong-1 = Un Château est pour de plus grands nobles. Chaque baron et chaque vicomte coûte un Or.
lesson-heads-of-state-1-2-wrong-2 = Un Palais : charmant pour un duc, inutile aujourd’hui. Les cartes visibles vous laissent choisir.
lesson-heads-of-state-1-2-other = Une carte utile un autre jour. Tout baron et tout vicomte commence par l’Or.

lesson-heads-of-state-1-3-name = Votre deuxième carte
lesson-heads-of-state-1-3-say = L’Or seul fait un baron. Or et Titre ensemble font un vicomte, un rang au-dessus : prenez le Titre.
lesson-heads-of-state-1-3-right-1 = Un vicomte est à votre portée.
lesson-heads-of-state-1-3-wrong-1 = L’Art du duel va au marquis ou plus haut. Au vicomte manque un Titre.
lesson-heads-of-state-1-3-wrong-2 = Regardez la liste : au vicomte manque encore un Titre.
lesson-heads-of-state-1-3-other = Cela ne comble pas le vide. Au vicomte manque encore un Titre.

lesson-heads-of-state-1-4-name = Premier arrivé, premier payé
lesson-heads-of-state-1-4-say = Le nombre d’un hexagone va à qui crée le premier noble du secteur. Quel emplacement paie le plus à votre vicomte ?
lesson-heads-of-state-1-4-right-1 = Quatre points, et l’Andalousie est à vous pour l’instant.
lesson-heads-of-state-1-4-wrong-1 = Trois points. Un emplacement de vicomte paie plus.
lesson-heads-of-state-1-4-wrong-2 = Trois points. Regardez un secteur plus au sud.
lesson-heads-of-state-1-4-wrong-3 = Un seul point. Comparez d’abord les nombres.
lesson-heads-of-state-1-4-wrong-4 = Un baron peu coûteux est un début honnête aussi. Mais votre vicomte peut rapporter le double.
lesson-heads-of-state-1-4-wrong-5 = Les cartes en main ne rapportent rien. Vous aviez un vicomte prêt.
lesson-heads-of-state-1-4-other = Cet emplacement paie moins. Un emplacement de vicomte paie quatre.
lesson-heads-of-state-1-4-tap-1 = Cet emplacement est pour un comte : Titre, Troupes et Château.

lesson-heads-of-state-1-5-name = Points
lesson-heads-of-state-1-5-say = Vos points sont comptés ici. Personne ne vous les prend jamais, pas même en tuant le vicomte qui les a gagnés.

lesson-heads-of-state-1-6-name = Ce que vous avez gagné
lesson-heads-of-state-1-6-say = Vos deux cartes sont parties, et votre vicomte est en place. Vous gardez aussi une carte vicomte : le plus de cartes d’un rang paie tout à la fin.

lesson-heads-of-state-1-7-name = Finir son tour
lesson-heads-of-state-1-7-say = Il ne vous reste rien à dépenser. Terminez votre tour, et la pioche visible est complétée à six cartes.
lesson-heads-of-state-1-7-right-1 = C’est à Jan. Voilà un tour entier.

lesson-heads-of-state-1-8-name = Trois siècles
lesson-heads-of-state-1-8-say = La partie traverse trois siècles : 1589, 1689 et 1789. Une révolution clôt chacun d’eux, et après la troisième la partie est finie.

lesson-heads-of-state-1-9-name = Nul ne sait l’heure
lesson-heads-of-state-1-9-say = La carte révolution se cache parmi les onze dernières cartes de la pioche. Une fois celles-ci atteintes, elle peut venir à tout moment.

lesson-heads-of-state-1-10-name = D’où viennent les points
lesson-heads-of-state-1-10-say = Cinq choses rapportent : être premier dans un secteur, un pays entier, les sept rangs, mener des pays à chaque révolution, le plus de nobles. Vous venez de goûter la première.

lesson-heads-of-state-1-11-name = Ce que vous avez appris
lesson-heads-of-state-1-11-say = Un noble coûte un jeu de cartes, et le premier d’un secteur prend son nombre. Après trois révolutions, le plus de points gagne.

## 2

lesson-heads-of-state-2-title = Du baron au roi
lesson-heads-of-state-2-aim = Vous savez prendre des cartes en pensant à un noble, employer la Courtisane, créer plusieurs nobles en un tour, et quand nettoyer.

lesson-heads-of-state-2-1-name = Le livre de recettes
lesson-heads-of-state-2-1-say = Cette liste est votre livre de recettes : sept rangs, et les cartes que coûte chacun. Un baron en demande une, un roi les huit.

lesson-heads-of-state-2-2-name = Comment commence un tour
lesson-heads-of-state-2-2-say = Dès votre deuxième tour, vous choisissez d’abord quelle sorte de tour c’est. Prenez trois cartes : c’est le tour habituel.
lesson-heads-of-state-2-2-right-1 = Trois cartes, et ensuite vous pouvez créer.
lesson-heads-of-state-2-2-wrong-1 = Vous avez écarté un Titre et un Château, tout juste ce qu’il fallait. Et vous ne prenez qu’une carte.
lesson-heads-of-state-2-2-wrong-2 = C’est le tour des lames : leçon quatre. Il ne vous apporte qu’une de ces cartes.

lesson-heads-of-state-2-3-name = Deux cartes pour un comte
lesson-heads-of-state-2-3-say = Un comte demande Titre, Troupes et Château. Vous avez les Troupes : prenez les deux qui manquent.
lesson-heads-of-state-2-3-right-1 = Le comte est complet. Encore une carte.
lesson-heads-of-state-2-3-wrong-1 = Un Palais est pour ducs, princes et rois. Regardez les vides à côté du comte.
lesson-heads-of-state-2-3-wrong-2 = De la chance, mais sans besoin : les deux cartes étaient visibles. Prenez d’abord ce que vous voyez.
lesson-heads-of-state-2-3-other = Au comte manquent le Titre et le Château. Prenez ces deux-là.

lesson-heads-of-state-2-4-name = Une carte à l’aveugle
lesson-heads-of-state-2-4-say = Rien de visible ne vous aide tout de suite. Piochez votre troisième carte sur le dessus de la pioche.
lesson-heads-of-state-2-4-right-1 = Personne d’autre ne sait ce que vous avez pioché.
lesson-heads-of-state-2-4-wrong-1 = Un Évêque n’est jamais perdu. Mais osez une fois : essayez la pioche.
lesson-heads-of-state-2-4-other = Pas mal, mais rien qu’il vous faille tout de suite. Osez : piochez sur le dessus.

lesson-heads-of-state-2-5-name = La Courtisane
lesson-heads-of-state-2-5-say = Une Courtisane ! Elle remplace une carte quelconque, une fois par noble, mais jamais pour un baron ni un roi.

lesson-heads-of-state-2-6-name = Créez le comte
lesson-heads-of-state-2-6-say = Votre comte est prêt. Deux emplacements de comte paient encore quatre : choisissez l’un d’eux.
lesson-heads-of-state-2-6-right-1 = La Normandie, soit. Payez maintenant.
lesson-heads-of-state-2-6-right-2 = La Bavière paie quatre aussi. Payez maintenant.
lesson-heads-of-state-2-6-wrong-1 = L’Aragon paie trois. Deux emplacements paient quatre.
lesson-heads-of-state-2-6-wrong-2 = Cela déchirerait votre comte : le Titre lui revient. D’abord le jeu cher, puis le petit.
lesson-heads-of-state-2-6-other = Ainsi le comte ne naît pas. Deux emplacements de comte paient encore quatre.
lesson-heads-of-state-2-6-tap-1 = Le comte de Jan s’y trouve. Chaque emplacement tient un noble, et de son seul rang.

lesson-heads-of-state-2-7-name = Comment payer
lesson-heads-of-state-2-7-say = Vous pouvez poser vos trois cartes, ou laisser la Courtisane en remplacer une. Quelles cartes donnez-vous ?
lesson-heads-of-state-2-7-right-1 = Bien : elle reste avec vous pour un jeu où il manque une carte.
lesson-heads-of-state-2-7-wrong-1 = Cela marche, mais elle va à presque tout : la gaspiller est un faux pas courant. Posez la carte simple.
lesson-heads-of-state-2-7-wrong-2 = Aujourd’hui cela vous coûterait autant. Par habitude, gardez la carte qui va partout.
lesson-heads-of-state-2-7-other = Cela marche, mais dépense la Courtisane. Posez vos trois cartes simples.

lesson-heads-of-state-2-8-name = Et encore un
lesson-heads-of-state-2-8-say = Vous créez aussi souvent que vos cartes le permettent. Or et Courtisane font un vicomte : choisissez un emplacement où trois points attendent.
lesson-heads-of-state-2-8-right-1 = Deux nobles et sept points en un tour.
lesson-heads-of-state-2-8-wrong-1 = Cet hexagone paie un. Deux autres paient trois.
lesson-heads-of-state-2-8-wrong-2 = Un baron pour un Or, et elle reste : pas mal. Mais voyez-la une fois à l’œuvre.
lesson-heads-of-state-2-8-wrong-3 = Vous aviez encore un vicomte en main, et les trois de la Bourgogne seront peut-être pris la prochaine fois.
lesson-heads-of-state-2-8-other = Cet emplacement paie moins. Un vicomte rapporte trois en Bourgogne ou en Aragon.

lesson-heads-of-state-2-9-name = Terminez
lesson-heads-of-state-2-9-say = Ce qui reste ne fait encore aucun jeu. Terminez votre tour.
lesson-heads-of-state-2-9-right-1 = Bien bâti. Voyons maintenant le haut de l’échelle.

lesson-heads-of-state-2-10-name = Le trône vide
lesson-heads-of-state-2-10-say = Une autre table, 1789 : la carte est pleine sauf un trône. Vous avez sept des huit cartes d’un roi, il manque l’Évêque.

lesson-heads-of-state-2-11-name = Nettoyer
lesson-heads-of-state-2-11-say = Aucun Évêque visible, et la Courtisane n’aide pas un roi. Nettoyez : six nouvelles cartes arrivent, et vous en prenez une.
lesson-heads-of-state-2-11-right-1 = Le voilà ! Nettoyez rarement, pourtant : une carte au lieu de trois, c’est un prix.
lesson-heads-of-state-2-11-wrong-1 = Trois cartes à l’aveugle trouvent moins souvent un Évêque que six nouvelles. Et vous n’en gardez que dix.
lesson-heads-of-state-2-11-wrong-2 = Dans un tour de trahison, vous ne pourriez pas bâtir sur ce trône vide.

lesson-heads-of-state-2-12-name = La carte qui manque
lesson-heads-of-state-2-12-say = Six nouvelles cartes, l’une pour vous. Laquelle couronne votre roi ?
lesson-heads-of-state-2-12-right-1 = Les huit y sont. L’Europe retient son souffle.
lesson-heads-of-state-2-12-wrong-1 = Vous avez un Palais. Il faut au roi une carte de chaque : il manque l’Évêque.
lesson-heads-of-state-2-12-wrong-2 = Elle ne remplace rien pour un roi. L’Évêque était là, visible.
lesson-heads-of-state-2-12-other = Vous l’avez déjà, ou en avez moins besoin. Il manque au roi l’Évêque.

lesson-heads-of-state-2-13-name = La couronne
lesson-heads-of-state-2-13-say = Huit cartes en main, un trône sur la carte. Créez votre roi.
lesson-heads-of-state-2-13-right-1 = Un roi ! Vous avez maintenant créé tous les rangs, et la Chambre des Nobles paie seize pour cela.
lesson-heads-of-state-2-13-wrong-1 = Le trône est toujours vide, et Jan a peut-être huit cartes aussi.

lesson-heads-of-state-2-14-name = Dix cartes
lesson-heads-of-state-2-14-say = Quand votre tour finit, vous gardez au plus dix cartes, et quatre cartes trahison. Bâtissez donc avant que la main déborde.

lesson-heads-of-state-2-15-name = Ce que vous avez appris
lesson-heads-of-state-2-15-say = Trois cartes par tour, visibles ou non ; la Courtisane comble un vide, sauf pour baron et roi. Dix cartes au plus restent.

## 3

lesson-heads-of-state-3-title = Quatre royaumes sur une carte
lesson-heads-of-state-3-aim = Vous savez lire la plaque d’un pays, compter l’influence et choisir un emplacement pour ce qu’il rapporte : hexagone, pays, Chambre, tête.

lesson-heads-of-state-3-1-name = Ce que paie un pays
lesson-heads-of-state-3-1-say = À chaque révolution, chaque pays paie les deux joueurs qui y ont le plus d’influence. La France paie dix au premier, deux au deuxième.

lesson-heads-of-state-3-2-name = Plus haut et plus bas
lesson-heads-of-state-3-2-say = Dans une province, le plus haut noble compte deux, le plus bas un. Ici le duc de Jan a deux, votre vicomte un.

lesson-heads-of-state-3-3-name = Seul
lesson-heads-of-state-3-3-say = Votre baron est seul en Aquitaine. Quelle influence cela fait-il, un ou deux ?
lesson-heads-of-state-3-3-right-1 = Seul, on est le plus haut : même un baron compte deux.
lesson-heads-of-state-3-3-wrong-1 = Sous un vicomte, ce serait un. Mais personne n’est au-dessus de ce baron.

lesson-heads-of-state-3-4-name = Capitales
lesson-heads-of-state-3-4-say = Un bord épais marque une capitale, où les nobles comptent double : quatre et deux. Votre roi d’Angleterre en vaut quatre.

lesson-heads-of-state-3-5-name = Prenez la tête
lesson-heads-of-state-3-5-say = Jan mène en France, six à quatre, et vous avez les cartes d’un vicomte. Où vous donne-t-il la tête ?
lesson-heads-of-state-3-5-right-1 = Six à cinq ! Votre vicomte apporte deux, et le baron de Jan au-dessous tombe à un.
lesson-heads-of-state-3-5-wrong-1 = Cinq à six : il apporte deux, mais votre propre baron au-dessous tombe à un.
lesson-heads-of-state-3-5-wrong-2 = Un point maintenant. Mais la première place en France en vaut dix.
lesson-heads-of-state-3-5-wrong-3 = Un bon petit coup : un point et deux d’influence. Mais il laisse la France à Jan.
lesson-heads-of-state-3-5-wrong-4 = Vous aviez les cartes pour mener en France.

lesson-heads-of-state-3-6-name = Égalités
lesson-heads-of-state-3-6-say = En Espagne vous avez deux tous les trois. Le plus haut noble l’emporte, puis le plus haut hexagone : votre vicomte d’Andalousie mène.

lesson-heads-of-state-3-7-name = Un noble mort compte encore
lesson-heads-of-state-3-7-say = Nous sommes en 1689, et Alex a tué votre vicomte de Bourgogne. Le jeton y est retourné, et il n’est pas oublié.

lesson-heads-of-state-3-8-name = Un pays entier
lesson-heads-of-state-3-8-say = Créez un noble dans chaque secteur d’un pays, mort ou vif, et vous prenez son marqueur. En France vous en avez quatre sur cinq.

lesson-heads-of-state-3-9-name = Les sept rangs
lesson-heads-of-state-3-9-say = Qui a créé les sept rangs prend ici seize points, le suivant douze, le troisième huit. Il ne vous manque qu’un prince.

lesson-heads-of-state-3-10-name = Un prince, trois capitales
lesson-heads-of-state-3-10-say = Vous avez les six cartes d’un prince. Dans quelle capitale rapportent-elles le plus ?
lesson-heads-of-state-3-10-right-1 = Trente points avec un noble : sept pour l’hexagone, sept pour la France, seize pour la Chambre.
lesson-heads-of-state-3-10-wrong-1 = Vingt-trois points : hexagone et Chambre. Une capitale achèverait aussi un pays.
lesson-heads-of-state-3-10-wrong-2 = Maintenant il manque trois cartes à votre prince. Le jeu cher d’abord.
lesson-heads-of-state-3-10-wrong-3 = Six cartes pour trente points, et vous les avez gardées.
lesson-heads-of-state-3-10-other = Cela coûterait des cartes dont votre prince a besoin. D’abord six cartes pour une capitale.

lesson-heads-of-state-3-11-name = Trois questions pour chaque emplacement
lesson-heads-of-state-3-11-say = Posez trois questions à un emplacement. Son nombre y est-il encore, achève-t-il un pays, change-t-il qui mène ?

lesson-heads-of-state-3-12-name = Ce que vous avez appris
lesson-heads-of-state-3-12-say = Les provinces comptent deux et un, les capitales quatre et deux, seul toujours le plus haut. Chaque pays paie deux joueurs ; pays entier et sept rangs paient aussitôt.

## 4

lesson-heads-of-state-4-title = Lames et assassins
lesson-heads-of-state-4-aim = Vous savez jouer un tour de trahison : la bonne carte, la bonne victime, et votre propre noble dans le vide.

lesson-heads-of-state-4-1-name = Place sur une carte pleine
lesson-heads-of-state-4-1-say = Quand la carte se remplit, on fait de la place par la trahison. Un tel tour apporte une carte trahison et une seule carte attribut.

lesson-heads-of-state-4-2-name = Pourquoi ici
lesson-heads-of-state-4-2-say = Dans les États allemands, Jan est deuxième avec un seul vicomte, et cela paie cinq. Vous n’y avez personne : choisissez la trahison.
lesson-heads-of-state-4-2-right-1 = D’abord une lame, puis une carte attribut.
lesson-heads-of-state-4-2-wrong-1 = Les cartes trahison ne se jouent que dans un tour de trahison. Avec trois cartes, le vicomte de Jan reste.
lesson-heads-of-state-4-2-wrong-2 = De nouvelles cartes, mais pas de lame : le vicomte de Jan reste.

lesson-heads-of-state-4-3-name = À chaque pays sa lame
lesson-heads-of-state-4-3-say = La potence vaut dans les États allemands, le bourreau en Grande-Bretagne, la guillotine en France, l’Inquisition en Espagne. Laquelle atteint le vicomte de Jan ?
lesson-heads-of-state-4-3-right-1 = Une carte de pays n’échoue jamais.
lesson-heads-of-state-4-3-wrong-1 = Le bourreau ne vaut qu’en Grande-Bretagne. Le vicomte de Jan vit en Rhénanie.
lesson-heads-of-state-4-3-wrong-2 = L’Inquisition : l’Espagne seulement. La carte voulue était visible.

lesson-heads-of-state-4-4-name = Pensez au vide
lesson-heads-of-state-4-4-say = Un emplacement que vous videz peut être aussitôt à vous. Vous avez l’Or : quelle carte vous donne un vicomte ?
lesson-heads-of-state-4-4-right-1 = Or et Titre : votre vicomte attend à la porte.
lesson-heads-of-state-4-4-right-2 = Elle le fait aussi. Un Titre aurait coûté moins.
lesson-heads-of-state-4-4-wrong-1 = Pas de vicomte sans Titre. L’emplacement resterait vide, et Jan pourrait revenir.
lesson-heads-of-state-4-4-wrong-2 = Un pari, quand un Titre est visible.
lesson-heads-of-state-4-4-other = Cela ne fait pas de vicomte. Avec votre Or, il ne manque qu’un Titre.

lesson-heads-of-state-4-5-name = Désignez la victime
lesson-heads-of-state-4-5-say = Tout noble que vous pouvez viser est éclairé. Désignez le vicomte de Jan en Rhénanie.
lesson-heads-of-state-4-5-right-1 = Maintenant la carte.
lesson-heads-of-state-4-5-wrong-1 = Alors Jan reste deuxième et garde les cinq points.
lesson-heads-of-state-4-5-other = Un autre noble à portée, mais pas celui qui paie cinq à Jan. Désignez le vicomte de Rhénanie.
lesson-heads-of-state-4-5-tap-1 = Vos propres nobles ne craignent rien de vous.

lesson-heads-of-state-4-6-name = Quelle carte
lesson-heads-of-state-4-6-say = Trois de vos cartes atteignent ce vicomte. Laquelle dépensez-vous ?
lesson-heads-of-state-4-6-right-1 = Sûr, et vous gardez les deux cartes qui peuvent plus.
lesson-heads-of-state-4-6-wrong-1 = Sûr aussi, mais elle vaudrait en France également. Dépensez la carte étroite, gardez la large.
lesson-heads-of-state-4-6-wrong-2 = Un assassin atteint tout le monde, mais échoue une fois sur quatre. La potence, jamais.

lesson-heads-of-state-4-7-name = Installez-vous
lesson-heads-of-state-4-7-say = Dans un tour de trahison, vous ne créez que là où vous venez de tuer. Le vide est à vous : mettez-y votre vicomte.
lesson-heads-of-state-4-7-right-1 = Deuxième dans les États allemands : cinq points de moins pour Jan, cinq de plus pour vous.
lesson-heads-of-state-4-7-wrong-1 = Permis, mais Jan peut simplement revenir. Tuez là où vous pouvez vous installer.
lesson-heads-of-state-4-7-other = Comblez d’abord le vide. Votre vicomte peut aller tout de suite en Rhénanie.
lesson-heads-of-state-4-7-tap-1 = Cet emplacement était vide avant. Il attendra un tour à trois cartes.

lesson-heads-of-state-4-8-name = Ce que garde une victime
lesson-heads-of-state-4-8-say = Jan garde ses points et sa carte vicomte. Le jeton retourné compte encore pour un marqueur de pays ; seule l’influence est perdue.

lesson-heads-of-state-4-9-name = Envoyez un assassin
lesson-heads-of-state-4-9-say = Un assassin atteint toute province et réussit trois fois sur quatre. Le marquis de Jan en Normandie réduit votre comte à un : désignez-le.
lesson-heads-of-state-4-9-right-1 = Deux de vos cartes atteignent la Normandie.
lesson-heads-of-state-4-9-wrong-1 = Vous menez déjà en Espagne. Agissez où cela change quelque chose.
lesson-heads-of-state-4-9-other = À portée, mais cela change moins. Le marquis de Jan en Normandie réduit votre comte.

lesson-heads-of-state-4-10-name = Le sac
lesson-heads-of-state-4-10-say = Jouez l’assassin cette fois. Trois de vos cubes vont dans le sac et un de Jan ; puis on en tire un.
lesson-heads-of-state-4-10-right-1 = Le cube de Jan, une chance sur quatre. La carte est dépensée, et ce marquis est à l’abri jusqu’à la fin de votre tour.
lesson-heads-of-state-4-10-wrong-1 = Ce serait sûr. Mais je veux vous montrer le sac une fois : prenez l’assassin.

lesson-heads-of-state-4-11-name = Un vide peut rester
lesson-heads-of-state-4-11-say = Il reste une carte, pour la France ou les États allemands. Désignez le duc d’Alex en Bavière, bien que vous n’ayez pas de duc pour le vide.
lesson-heads-of-state-4-11-right-1 = De tous ceux que vous tuez en un tour, un emplacement peut rester vide. Vous avez rempli l’autre, donc c’était permis.
lesson-heads-of-state-4-11-wrong-1 = Garder la carte est souvent sage. Ici essayez, pour voir ce qui peut rester vide.
lesson-heads-of-state-4-11-other = À portée aussi, mais prenez le duc de Bavière : vous y verrez ce qui peut rester vide.
lesson-heads-of-state-4-11-tap-1 = Un noble n’est visé qu’une fois dans votre tour, touché ou manqué.

lesson-heads-of-state-4-12-name = Terminez
lesson-heads-of-state-4-12-say = Il n’y a plus de lame. Terminez votre tour.
lesson-heads-of-state-4-12-right-1 = Deux tués, un remplacé. Jan ne sera pas content.

lesson-heads-of-state-4-13-name = La réponse
lesson-heads-of-state-4-13-say = Jan répond : un roi se tient maintenant au-dessus de votre prince. Votre prince tombe de quatre à deux, et la France est à Jan, neuf à sept.

lesson-heads-of-state-4-14-name = Une capitale en coûte deux
lesson-heads-of-state-4-14-say = Un noble dans une capitale coûte deux cartes à la fois, toutes deux de son pays. Vous avez une guillotine, et une carte pour la France ou l’Espagne.
lesson-heads-of-state-4-14-right-1 = Deux cartes, pas de sac, pas de doute. Votre prince est de nouveau seul, neuf à cinq.
lesson-heads-of-state-4-14-wrong-1 = Une carte, deux d’influence de moins pour Jan : sept à sept, et le roi de Jan l’emporte.
lesson-heads-of-state-4-14-wrong-2 = Alors la France paie dix à Jan et deux à vous.
lesson-heads-of-state-4-14-other = Le roi reste alors au-dessus de votre prince. Visez la capitale.

lesson-heads-of-state-4-15-name = Deux assassins
lesson-heads-of-state-4-15-say = Votre dernière carte est un assassin. Pour une capitale il en faudrait deux, et ils ne se mêlent jamais à d’autres cartes.

lesson-heads-of-state-4-16-name = Ce que vous avez appris
lesson-heads-of-state-4-16-say = Les cartes de pays n’échouent jamais chez elles, les assassins vont partout et échouent une fois sur quatre. Une capitale en coûte deux ; créez où vous avez tué, et laissez un vide au plus.

## 5

lesson-heads-of-state-5-title = La révolution
lesson-heads-of-state-5-aim = Vous savez ce qui se passe quand la carte se retourne, ce que vous pouvez garder et comment finit la partie.

lesson-heads-of-state-5-1-name = Encore quatre cartes
lesson-heads-of-state-5-1-say = La pioche est vide, et quatre cartes seulement sont sous le disque. L’une d’elles est la révolution de 1689.

lesson-heads-of-state-5-2-name = Qui est premier ici ?
lesson-heads-of-state-5-2-say = Dans les États allemands, Jan et Alex ont quatre tous les deux. Qui serait premier : touchez un joueur.
lesson-heads-of-state-5-2-right-1 = Jan : un prince est au-dessus du comte d’Alex.
lesson-heads-of-state-5-2-wrong-1 = Le meilleur noble d’Alex là-bas est un comte. Jan a un prince à Brandebourg.
lesson-heads-of-state-5-2-wrong-2 = Vous y avez deux. Regardez les deux qui ont quatre.

lesson-heads-of-state-5-3-name = Qu’elle vienne
lesson-heads-of-state-5-3-say = Vous prenez trois cartes. Piochez-en une sur le dessus, et voyez ce qui arrive.
lesson-heads-of-state-5-3-right-1 = Vous menez en Grande-Bretagne et en France et êtes deuxième en Espagne : huit, dix et quatre.
lesson-heads-of-state-5-3-wrong-1 = Un choix tranquille, et souvent le bon. Pour une fois, tentez le sort.
lesson-heads-of-state-5-3-other = Sûr et raisonnable. Pour une fois, tentez le sort et piochez sur le dessus.

lesson-heads-of-state-5-4-name = Troisième n’est rien
lesson-heads-of-state-5-4-say = Dans les États allemands vous étiez troisième, et une troisième place ne rapporte rien. Vos nobles restent pourtant sur la carte, pour le siècle suivant.

lesson-heads-of-state-5-5-name = Six cartes passent
lesson-heads-of-state-5-5-say = Dans un nouveau siècle, chacun emporte au plus six cartes, et deux cartes trahison. Vous en avez huit : lesquelles abandonnez-vous ?
lesson-heads-of-state-5-5-right-1 = Vous gardez un comte, un baron et un vicomte avec la Courtisane : trois nobles en six cartes.
lesson-heads-of-state-5-5-wrong-1 = Elle va à presque tout. Laissez d’abord partir les cartes seules.
lesson-heads-of-state-5-5-wrong-2 = Titre, Troupes et Château font un comte. Gardez ensemble ce qui va ensemble.
lesson-heads-of-state-5-5-wrong-3 = Deux Ors font un baron et un vicomte. Éducation et Évêque vont à des jeux encore loin.
lesson-heads-of-state-5-5-other = Cette carte fait partie d’un jeu. Éducation et Évêque sont loin des vôtres.

lesson-heads-of-state-5-6-name = Où vous en étiez
lesson-heads-of-state-5-6-say = Votre tour reprend où il s’était arrêté. La révolution n’était pas une de vos cartes, il vous en reste donc trois à prendre.

lesson-heads-of-state-5-7-name = La dernière révolution
lesson-heads-of-state-5-7-say = Une autre table, 1789, deux cartes sous le disque. Cette révolution finit la partie aussitôt, même au milieu de votre tour.

lesson-heads-of-state-5-8-name = Assurez votre tour
lesson-heads-of-state-5-8-say = Vous avez un duc en main, mais on ne crée qu’après la pioche. Prenez vos trois cartes de façon que rien n’arrive.
lesson-heads-of-state-5-8-right-1 = Les cartes visibles ne peuvent pas être la révolution. Vous voilà à l’abri.
lesson-heads-of-state-5-8-wrong-1 = Révolution, et le duc est toujours en main. Jan gagne par 92 à 71.
lesson-heads-of-state-5-8-wrong-2 = Une carte à l’aveugle a suffi. Votre duc n’est jamais venu.
lesson-heads-of-state-5-8-other = Les cartes visibles sont sûres, voilà l’essentiel. Deux Ors et un Titre vous serviront le mieux.

lesson-heads-of-state-5-9-name = Le duc
lesson-heads-of-state-5-9-say = Jan mène en France, sept à six. Créez votre duc où cela se retourne.
lesson-heads-of-state-5-9-right-1 = Huit à six. Et c’est votre deuxième duc : personne d’autre n’en a deux.
lesson-heads-of-state-5-9-wrong-1 = Un baron utile, mais il peut attendre. La France d’abord.
lesson-heads-of-state-5-9-wrong-2 = Compléter la pioche visible a amené la révolution. Le duc était encore en main.
lesson-heads-of-state-5-9-other = Cela peut attendre, ou ne vaut pas la peine. Le duc va en Bourgogne, au-dessus de Jan.

lesson-heads-of-state-5-10-name = Videz votre main
lesson-heads-of-state-5-10-say = Les cartes restées en main ne vaudront rien. Posez votre dernier Or et votre Titre : un vicomte en Provence.
lesson-heads-of-state-5-10-right-1 = Une carte vicomte de plus aussi. Cela ne nuira pas.
lesson-heads-of-state-5-10-wrong-1 = Vous gagnez quand même. Mais des points restaient en main.
lesson-heads-of-state-5-10-right-2 = Un baron convient aussi.
lesson-heads-of-state-5-10-other = C’est aussi quelque chose. Le vicomte en Provence emploie deux cartes d’un coup.

lesson-heads-of-state-5-11-name = La fin
lesson-heads-of-state-5-11-say = Terminez votre tour. La pioche visible est complétée de dessous le disque, et la carte du dessus y est la révolution.
lesson-heads-of-state-5-11-right-1 = Vous gagnez. Des cartes sûres d’abord, puis le duc : cela a fait la différence.
lesson-heads-of-state-5-11-other = Un noble de plus, c’est bien, mais la fin peut venir. Terminez votre tour.

lesson-heads-of-state-5-12-name = Le plus de nobles
lesson-heads-of-state-5-12-say = Le plus de cartes d’un rang paie quatre pour les barons, deux de plus à chaque rang, seize pour les rois. Deux à égalité partagent, trois n’ont rien.

lesson-heads-of-state-5-13-name = Ce que vous avez appris
lesson-heads-of-state-5-13-say = La révolution interrompt, et chaque pays en paie deux ; six cartes et deux lames passent. En 1789 elle finit la partie aussitôt, puis le plus de nobles compte.

## 6

lesson-heads-of-state-6-title = Bien jouer
lesson-heads-of-state-6-aim = Trois règles simples des bons joueurs, et les faux pas d’une première partie, chacun essayé une fois.

lesson-heads-of-state-6-1-name = Un tour du début
lesson-heads-of-state-6-1-say = Au début de 1589, la carte est presque vide. Quel tour choisissez-vous ?
lesson-heads-of-state-6-1-right-1 = Première règle : prendre trois cartes et bâtir. Au premier siècle, les bons joueurs ne font guère autre chose.
lesson-heads-of-state-6-1-wrong-1 = Premier faux pas : une lame trop tôt. Une carte au lieu de trois, et personne qui vaille la peine.
lesson-heads-of-state-6-1-wrong-2 = Deux Ors étaient là, et vous aviez un Titre. Ne nettoyez que si les cartes visibles sont inutiles.

lesson-heads-of-state-6-2-name = Des cartes pour ce tour même
lesson-heads-of-state-6-2-say = Les nombres des hexagones vont au premier. Prenez des cartes qui font des nobles aujourd’hui, pas un jour.
lesson-heads-of-state-6-2-right-1 = Un vicomte et un baron pour ce tour, et des Troupes pour le suivant.
lesson-heads-of-state-6-2-wrong-1 = Parfois juste, mais deux Ors sont visibles, et l’Or fait des nobles aujourd’hui.
lesson-heads-of-state-6-2-other = Cela fait des nobles un jour. Deux Ors et des Troupes en font aujourd’hui.

lesson-heads-of-state-6-3-name = Deux à la fois
lesson-heads-of-state-6-3-say = Vous pouvez créer un vicomte et un baron. Allez chercher les meilleurs nombres à votre portée.
lesson-heads-of-state-6-3-right-1 = Cinq points pour trois cartes, avant que Jan et Alex y soient.
lesson-heads-of-state-6-3-wrong-1 = Des nombres de trois sont là pour un vicomte. Les grands partent les premiers.
lesson-heads-of-state-6-3-wrong-2 = Deuxième faux pas : épargner. Les nombres ne vous attendront pas.
lesson-heads-of-state-6-3-other = Cherchez les plus grands nombres : trois pour un vicomte, deux pour un baron en Saxe.

lesson-heads-of-state-6-4-name = Douze cartes pour un roi
lesson-heads-of-state-6-4-say = Vous épargnez pour un roi, et il manque toujours un Évêque. Quel est le plus grand noble que vous puissiez créer aujourd’hui ?
lesson-heads-of-state-6-4-right-1 = Un prince maintenant vaut mieux qu’un roi un jour : sept points, et quatre d’influence en France.
lesson-heads-of-state-6-4-right-2 = Un prince maintenant vaut mieux qu’un roi un jour. En France, il mènerait où dix sont payés.
lesson-heads-of-state-6-4-wrong-1 = Quatre points, mais vos seules Troupes sont parties. Avec elles, un prince était prêt, pour sept.
lesson-heads-of-state-6-4-wrong-2 = Douze cartes, aucun noble, et deux doivent partir. On n’en garde que dix.
lesson-heads-of-state-6-4-other = C’est peu pour douze cartes. Un prince est à votre portée.

lesson-heads-of-state-6-5-name = Et le reste
lesson-heads-of-state-6-5-say = Il reste un Or et un Titre, et un quatre attend en Andalousie.
lesson-heads-of-state-6-5-right-1 = Onze points en un tour, et aucune carte jetée.
lesson-heads-of-state-6-5-wrong-1 = Un point. Le même vicomte en rapporte quatre en Andalousie.
lesson-heads-of-state-6-5-wrong-2 = Quatre points restaient en main.
lesson-heads-of-state-6-5-other = Regardez au sud : le quatre de l’Andalousie attend encore un vicomte.

lesson-heads-of-state-6-6-name = Lisez les plaques
lesson-heads-of-state-6-6-say = La révolution est proche, et vous pouvez être deuxième en France ou dans les États allemands. Où cela vaut-il plus ?
lesson-heads-of-state-6-6-right-1 = Deuxième règle : lire les plaques. Le deuxième a cinq ici et deux en France, et seul, un baron suffit.
lesson-heads-of-state-6-6-right-2 = Le bon pays. Seul, un baron l’aurait fait pour un Or.
lesson-heads-of-state-6-6-wrong-1 = Deuxième en France : deux points. Les États allemands en paient cinq pour autant.
lesson-heads-of-state-6-6-wrong-2 = Troisième partout : aucun pays ne vous paie.

lesson-heads-of-state-6-7-name = Le dernier tour
lesson-heads-of-state-6-7-say = 1789, et la seule carte sous le disque est la révolution. Alex mène d’un en Espagne, et vous avez l’Inquisition.
lesson-heads-of-state-6-7-right-1 = Troisième règle : agir tard. Personne ne peut plus répondre.
lesson-heads-of-state-6-7-wrong-1 = 88 à 88, et le plus de rois l’emporte. Trois cartes ne pouvaient changer l’Espagne.

lesson-heads-of-state-6-8-name = Une lame dont vous n’avez pas besoin
lesson-heads-of-state-6-8-say = Il faut prendre une carte trahison, bien que vous ayez la bonne. Prenez-en une, n’importe laquelle.
lesson-heads-of-state-6-8-right-1 = Cela n’aura plus d’importance.
lesson-heads-of-state-6-8-right-2 = Cela n’aura plus d’importance : la révolution est dans l’autre pioche.

lesson-heads-of-state-6-9-name = Attention
lesson-heads-of-state-6-9-say = Maintenant une carte attribut. Prenez garde à celle que vous touchez.
lesson-heads-of-state-6-9-right-1 = Visible, et sûre.
lesson-heads-of-state-6-9-wrong-1 = Cinquième faux pas : une carte à l’aveugle tout à la fin. La révolution est venue avant votre lame.

lesson-heads-of-state-6-10-name = Tuer et s’installer
lesson-heads-of-state-6-10-say = Le comte d’Alex en Aragon, et vous avez les trois cartes d’un comte. Désignez-le, mettez-y le vôtre, terminez.
lesson-heads-of-state-6-10-right-1 = 91 à 88. Sept points pour l’Espagne au lieu de quatre : votre dernier tour a fait la partie.
lesson-heads-of-state-6-10-right-2 = Quatre à trois suffit aussi. En s’installant, c’était six à trois.
lesson-heads-of-state-6-10-wrong-1 = Quatrième faux pas : la mauvaise victime. Sans le duc de Jan, le vicomte d’Alex monte, et l’Espagne reste à Alex.
lesson-heads-of-state-6-10-wrong-2 = La lame est restée en main. Le roi de Jan l’emporte à égalité.
lesson-heads-of-state-6-10-other = Cela ne retourne pas l’Espagne. C’est le comte d’Aragon qu’il faut désigner.

lesson-heads-of-state-6-11-name = Cinq faux pas
lesson-heads-of-state-6-11-say = Cinq faux pas d’une première partie : lames trop tôt, épargner pour un roi, gaspiller la Courtisane, tuer sans rien changer, piocher à l’aveugle à la fin. Jouez maintenant.

lesson-heads-of-state-6-12-name = Ce que vous avez appris
lesson-heads-of-state-6-12-say = Prendre trois cartes et bâtir tôt, lire les plaques, agir tard. Vous savez tout ce qu’il faut pour votre première partie.
