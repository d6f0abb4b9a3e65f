### Les mots des leçons de Bastille.

## 1

lesson-bastille-1-title = Ce que vous cherchez
lesson-bastille-1-aim = Vous savez quand la partie finit et qui gagne, et vous nommez cinq choses qui rapportent des points et une qui en coûte.

lesson-bastille-1-1-name = Huit tours
lesson-bastille-1-1-say = Paris, 1789. Pendant huit tours vous avez réuni du monde, et ce soir la ville compte.

lesson-bastille-1-2-name = Le plus de points gagne
lesson-bastille-1-2-say = Qui a le plus de points gagne ; les pièces départagent. Alex mène avec 36, vous avez 35.

lesson-bastille-1-3-name = Vos personnages
lesson-bastille-1-3-say = Six personnages vous suivent. Le chiffre à côté du laurier est ce que vaut chacun : dix-huit en tout.

lesson-bastille-1-4-name = À mains nues
lesson-bastille-1-4-say = À deux des vôtres manque encore l’arme dessinée en pointillé rouge : touchez l’un d’eux.
lesson-bastille-1-4-right-1 = Oui. Le sergent attend un fusil, le chambellan une rapière.
lesson-bastille-1-4-wrong-1 = La poissarde est prête : vous lui avez gagné une fourche au tour quatre. Cherchez le pointillé rouge.
lesson-bastille-1-4-wrong-2 = Ce personnage est venu armé : l’arme est dessinée en plein. Cherchez le pointillé rouge.

lesson-bastille-1-5-name = Le dernier choix
lesson-bastille-1-5-say = Il reste trois armes, et deux sont pour vous. Au sergent il faut un fusil, au chambellan une rapière : choisissez.
lesson-bastille-1-5-right-1 = Tous deux sont armés. Regardez maintenant le décompte, ligne par ligne.
lesson-bastille-1-5-wrong-1 = Le chambellan n’a que faire d’une fourche et reste sans arme : moins deux. Vous finiriez avec 66, Alex avec 67.
lesson-bastille-1-5-wrong-2 = Le sergent ne tire pas avec une fourche et reste sans arme : moins deux. Vous finiriez avec 66, Alex avec 67.

lesson-bastille-1-6-name = Les personnages comptent
lesson-bastille-1-6-say = Dix-huit pour vos personnages. Dans la plupart des parties, rien d’autre ne rapporte autant.

lesson-bastille-1-7-name = Missions secrètes
lesson-bastille-1-7-say = Vos missions étaient secrètes jusqu’ici. Les soldats de coût 5, 6 et 7 rapportent huit points, la deuxième place aux couronnes encore deux.

lesson-bastille-1-8-name = Petite monnaie
lesson-bastille-1-8-say = Quatre de vos hommes de main sont encore dans le sac, un point chacun. Trois pièces en font encore un.

lesson-bastille-1-9-name = Victoire
lesson-bastille-1-9-say = Ulrich a un personnage sans arme et recule de deux. Vous ne perdez rien, et 68 bat 67 : vous avez gagné.

lesson-bastille-1-10-name = Ce que vous avez appris
lesson-bastille-1-10-say = Personnages, missions, Bastille, pierres précieuses et couronnes rapportent des points ; les personnages sans arme en coûtent. Tout ce que vous faites en huit tours sert à cela.

## 2

lesson-bastille-2-title = Placer ses tuiles
lesson-bastille-2-aim = Vous savez placer vos tuiles et dire pour chaque lieu qui est premier, deuxième et troisième.

lesson-bastille-2-1-name = Vos trois tuiles
lesson-bastille-2-1-say = Une nouvelle partie, premier tour, et vous commencez. Ces trois tuiles sont tout ce que vous pouvez faire dans un tour ; à trois joueurs, il y en aurait quatre.

lesson-bastille-2-2-name = Votre première tuile
lesson-bastille-2-2-say = Chacun à son tour place une tuile, jusqu’à ce qu’il n’en reste plus. Posez la première où vous voulez : rien ne peut mal tourner ici.
lesson-bastille-2-2-right-1 = La Banque paie des pièces, deux fois la valeur de la tuile. C’est le premier lieu à être réglé.
lesson-bastille-2-2-right-2 = À Notre Dame, cette tuile grandit de un, pour le reste de la partie. Un premier coup cher aux bons joueurs.
lesson-bastille-2-2-right-3 = À Versailles, le premier choisit l’un de deux bonus. Aujourd’hui : une torche ou quatre pièces.
lesson-bastille-2-2-right-4 = Aux Catacombes, vos hommes de main vont dans le sac. Plus tard on en pioche quelques-uns, et chacun apporte un bonus.
lesson-bastille-2-2-right-5 = À la Place Louis, vous recrutez l’un des quatre personnages au-dessus. La tuile paie une partie du coût.
lesson-bastille-2-2-right-6 = À la Bastille, votre marqueur avance sur la piste en bas. Plus il va loin, plus il rapporte de points.
lesson-bastille-2-2-right-7 = Aux Etats Généraux, vous choisissez une mission secrète. Qui y est premier reçoit aussi deux pièces.

lesson-bastille-2-3-name = La plus haute d’abord
lesson-bastille-2-3-say = Deux tours plus tard. Le 1 d’Alex était là avant le 2 d’Ulrich, et pourtant Ulrich est premier : la plus haute valeur passe d’abord.

lesson-bastille-2-4-name = À égalité, la plus ancienne
lesson-bastille-2-4-say = Si deux tuiles sont égales, la première posée passe d’abord. Un autre 2 se rangerait maintenant derrière celui d’Ulrich.

lesson-bastille-2-5-name = À vous d’essayer
lesson-bastille-2-5-say = La première place à la Banque donne aussi le marqueur premier joueur : au tour suivant, vous commenceriez. Laquelle de vos tuiles le prend ?
lesson-bastille-2-5-right-1 = 3 avant 2 avant 1 : vous, Ulrich, Alex. Six pièces et le marqueur seront à vous.
lesson-bastille-2-5-wrong-1 = Votre 2 est deuxième : celui d’Ulrich était là avant. Vous auriez quatre pièces mais pas le marqueur ; regardez votre autre tuile.
lesson-bastille-2-5-other = Un bon lieu pour un autre jour. Le marqueur est à la Banque : envoyez-y une tuile.

lesson-bastille-2-6-name = Votre dernière tuile
lesson-bastille-2-6-say = Il vous reste une tuile, un 2, et vous êtes le dernier à placer. Trouvez le seul lieu où elle est première.
lesson-bastille-2-6-right-1 = Le 1 de Jan était là avant, mais votre 2 est plus haut. Deux hommes de main pour vous, un pour Jan.
lesson-bastille-2-6-wrong-1 = Le 2 de Jan est déjà là, et à égalité la première posée passe d’abord. Vous seriez deuxième.
lesson-bastille-2-6-wrong-2 = Le 2 d’Alex est déjà là, et à égalité la première posée passe d’abord. Vous seriez deuxième.
lesson-bastille-2-6-wrong-3 = Le 2 d’Ulrich était là avant, l’autre tuile d’Ulrich est plus basse : vous seriez entre les deux, deuxième. Cherchez un lieu sans 2.
lesson-bastille-2-6-tap-1 = Les trois cases sont prises. Un lieu plein est fermé pour ce tour.

lesson-bastille-2-7-name = De 1 à 7
lesson-bastille-2-7-say = Maintenant les lieux sont réglés du numéro 1 au numéro 7. La Banque vous paie six pièces et vous donne le marqueur.

lesson-bastille-2-8-name = Deux tuiles au même lieu
lesson-bastille-2-8-say = Ulrich a deux tuiles à la Place Louis, et recrute donc deux fois. Chaque tuile agit pour elle-même, puis rentre.

lesson-bastille-2-9-name = Ce que vous avez appris
lesson-bastille-2-9-say = La plus haute d’abord, puis la plus ancienne. Hâtez-vous donc où des égales se croisent, et gardez une haute tuile pour le lieu disputé.

## 3

lesson-bastille-3-title = Les sept lieux
lesson-bastille-3-aim = Vous savez ce que donne chacun des sept lieux, dans quel ordre, et lequel répond à quel besoin.

lesson-bastille-3-1-name = Promenade dans Paris
lesson-bastille-3-1-say = Vos deux 2 attendent à Versailles et à la Place Louis. Posez votre dernière tuile aux Etats Généraux, et la promenade commence.
lesson-bastille-3-1-right-1 = Les douze tuiles sont posées. Nous allons du numéro 1 au numéro 7.
lesson-bastille-3-1-other = Vous pourriez. Mais pour cette promenade, nous vous voulons au numéro 7, aux Etats Généraux.

lesson-bastille-3-2-name = 1 Banque de Paris
lesson-bastille-3-2-say = La Banque paie deux fois la tuile : quatre pièces pour Jan, deux pour Alex. Jan est premier et commencera le tour suivant.

lesson-bastille-3-3-name = 2 Notre Dame
lesson-bastille-3-3-say = À Notre Dame, une tuile grandit de un, pour toujours ; la première place marque aussi un point. Grandir tôt sert à chaque tour suivant.

lesson-bastille-3-4-name = 3 Versailles
lesson-bastille-3-4-say = Versailles a deux bonus, et vous êtes premier : une torche ou quatre pièces. Vous avez 2 pièces, et la Place Louis vient après.
lesson-bastille-3-4-right-1 = Quatre pièces, à temps pour la Place Louis. Alex reçoit la torche, qui remplace toute arme.
lesson-bastille-3-4-nearly-1 = Une torche remplace toute arme, ce n’est jamais mauvais. Mais avec 2 pièces, seul le chanteur de complaintes reste à votre portée.

lesson-bastille-3-5-name = 4 Catacombes
lesson-bastille-3-5-say = Le premier met deux hommes de main dans le sac, le deuxième un. Après les tours quatre et huit, on en pioche jusqu’à cinq : chacun apporte un bonus.

lesson-bastille-3-6-name = 5 Place Louis
lesson-bastille-3-6-say = Quatre personnages attendent à la Place Louis. Vous payez le chiffre à côté de la pièce, moins votre 2 : prenez qui vous plaît.
lesson-bastille-3-6-right-1 = Bienvenue ! Ce personnage est à vous pour toujours, avec chaque signe de la carte.
lesson-bastille-3-6-wrong-1 = On peut rentrer seul, mais les personnages sont le cœur de ce jeu. Emmenez-en un.

lesson-bastille-3-7-name = 6 Bastille
lesson-bastille-3-7-say = À la Bastille, le marqueur avance de la valeur de la tuile, le premier d’un de plus. Les seuils de la piste sont des points, comptés deux fois.

lesson-bastille-3-8-name = 7 Etats Généraux
lesson-bastille-3-8-say = Seul ici, donc premier : deux pièces, et le choix parmi toutes les missions. Une mission est un but secret pour le dernier décompte : prenez-en une.
lesson-bastille-3-8-right-1 = Elle reste cachée jusqu’au dernier décompte. La remplir rapporte, la manquer ne coûte rien.

lesson-bastille-3-9-name = Une bourse vide
lesson-bastille-3-9-say = Tour quatre, et vous avez une seule pièce. Les personnages de la Place Louis coûtent de 4 à 8 : où allez-vous d’abord ?
lesson-bastille-3-9-right-1 = Le numéro 1 paie avant que le numéro 5 recrute. Des pièces fraîches, et un nouveau visage dans le même tour.
lesson-bastille-3-9-nearly-1 = Le bon lieu, mais un 1 n’apporte que deux pièces. À la Banque, une haute tuile vaut son pesant d’or.
lesson-bastille-3-9-nearly-2 = Quatre pièces sont à Versailles aujourd’hui, si personne ne les prend avant. La Banque est plus sûre : votre 3 en apporte six.
lesson-bastille-3-9-nearly-3 = Une pièce et une tuile : cela va jusqu’au coût 4 au mieux. Remplissez d’abord la bourse, et vous aurez le choix.
lesson-bastille-3-9-other = Pas un mauvais lieu, mais votre bourse reste vide. Quel lieu paie des pièces ?

lesson-bastille-3-10-name = Une tuile faible
lesson-bastille-3-10-say = Même tour, autre besoin : votre 1 perd chaque comparaison. Où devient-il un 2, pour tous les tours à venir ?
lesson-bastille-3-10-right-1 = Dès le tour suivant, vous avez 2, 2 et 3. Chacun de ces tours vous dira merci.
lesson-bastille-3-10-nearly-1 = Le bon lieu, et cette tuile grandirait aussi. Mais la faible est votre 1 : c’est lui qu’il faut y envoyer.
lesson-bastille-3-10-other = Il resterait un 1. Un seul lieu en fait un 2.

lesson-bastille-3-11-name = Avant le décompte
lesson-bastille-3-11-say = Après ce tour la piste compte : dès 3 deux points, dès 6 cinq. Vous êtes sur 3 : quelle tuile va à la Bastille ?
lesson-bastille-3-11-right-1 = Premier avec le 3, c’est quatre cases : jusqu’à 7, au-delà du seuil. Cinq points au lieu de deux, et vous dépassez Jan.
lesson-bastille-3-11-nearly-1 = Le 2 d’Ulrich était là avant, vous avancez donc de deux cases, à 5. Une de trop peu pour le seuil, et c’est manqué.
lesson-bastille-3-11-wrong-1 = Un 1 avance d’une case, à 4, et aucun seuil n’est près. On avance de la valeur de la tuile.
lesson-bastille-3-11-other = Votre marqueur reste alors sur 3. Envoyez une tuile à la Bastille.

lesson-bastille-3-12-name = Ce que vous avez appris
lesson-bastille-3-12-say = Des pièces avant les personnages, grandir tôt, avancer avant les décomptes. Le numéro de chaque plaque dit ce qui vient avant quoi.

## 4

lesson-bastille-4-title = Les recrues et leurs armes
lesson-bastille-4-aim = Vous savez lire une carte, calculer son coût, gagner les drapeaux en fin de tour et éviter les personnages sans arme.

lesson-bastille-4-1-name = Un visage dans la foule
lesson-bastille-4-1-say = Le sergent : à gauche le coût 6, à droite quatre points. En bas, un drapeau, et en pointillé rouge le fusil qui lui manque.

lesson-bastille-4-2-name = Ce que vous payez
lesson-bastille-4-2-say = Votre tuile paie sa part : avec votre 3, le sergent coûte 3 pièces. Vous en avez 4.

lesson-bastille-4-3-name = Choisissez
lesson-bastille-4-3-say = Ici vous êtes premier. Prenez, parmi ceux que vous pouvez payer, celui qui a le plus de points.
lesson-bastille-4-3-right-1 = Quatre points pour trois pièces, et ce drapeau est votre troisième. Bien choisi.
lesson-bastille-4-3-nearly-1 = À la fin, un moine rejoint le groupe de votre choix, c’est commode. Mais le sergent coûte autant et rapporte deux fois plus de points.
lesson-bastille-4-3-wrong-1 = Le palefrenier coûte une pièce et vient avec sa fourche, mais ne rapporte qu’un point. Quelqu’un ici en rapporte quatre.
lesson-bastille-4-3-wrong-2 = Alors personne ne vous suit ce tour-ci. Vous pouvez en payer trois sur quatre.
lesson-bastille-4-3-tap-1 = Le cousin du roi coûte 9, moins votre 3, cela fait 6. Vous avez 4 pièces.

lesson-bastille-4-4-name = Drapeaux
lesson-bastille-4-4-say = Quand tous les lieux sont réglés, on compte les drapeaux. Qui en a le plus prend le gros bonus, le deuxième le petit : aujourd’hui trois points et un.

lesson-bastille-4-5-name = Hissez un drapeau
lesson-bastille-4-5-say = Alex montre deux drapeaux, Jan un, vous un. Qui recrutez-vous pour gagner les trois points ?
lesson-bastille-4-5-right-1 = Trois drapeaux et trois points. Et les mêmes drapeaux comptent encore à la fin de chaque tour.
lesson-bastille-4-5-nearly-1 = Deux drapeaux chacun. L’égalité va au premier joueur, puis dans le sens des aiguilles d’une montre : Alex est premier, et il vous reste un point.
lesson-bastille-4-5-wrong-1 = Deux pierres précieuses, mais pas de drapeau. Jan et vous en avez un chacun, Jan est plus près du premier joueur, et rien ne vous reste.
lesson-bastille-4-5-wrong-2 = Sans nouveau drapeau, vous restez derrière Alex et Jan. L’un des trois en porte deux.

lesson-bastille-4-6-name = Un nouveau tour
lesson-bastille-4-6-say = Qui n’a pas été recruté s’en va, et quatre nouveaux arrivent. Versailles et les drapeaux ont de nouveaux bonus : un nouveau tour.

lesson-bastille-4-7-name = Le dernier tour
lesson-bastille-4-7-say = Tour huit. À votre vigneron manque une fourche, à votre sergent un fusil, et dernier sur la piste, vous n’aurez qu’une arme.

lesson-bastille-4-8-name = Ce que cela coûte
lesson-bastille-4-8-say = Un personnage sans arme coûte deux points, deux 5, trois 9, quatre 14, au-delà 20. Comptez donc les armes avant de recruter.

lesson-bastille-4-9-name = La dernière recrue
lesson-bastille-4-9-say = Quatre points et un drapeau chacun : la marchande des Halles pour 2 pièces, ou le grenadier pour vos 5. Qui sera-ce ?
lesson-bastille-4-9-right-1 = Le grenadier vient avec son fusil. Un seul des vôtres reste sans arme, et vous gagnez d’un point, 45 à 44.
lesson-bastille-4-9-wrong-1 = À elle aussi il faut une fourche. Deux sans arme coûtent 5 au lieu de 2, vos trois pièces font un point, et Alex gagne, 44 à 43.
lesson-bastille-4-9-wrong-2 = Quatre points resteraient sur la place. Vous pouvez payer quelqu’un qui n’a besoin d’aucune arme.
lesson-bastille-4-9-tap-1 = Le prince coûte 10, moins votre 3, cela fait 7. Vous avez 5 pièces.
lesson-bastille-4-9-tap-2 = La duchesse coûte 10, moins votre 3, cela fait 7. Vous avez 5 pièces.

lesson-bastille-4-10-name = Ce que vous avez appris
lesson-bastille-4-10-say = Points, signes, arme : regardez les trois avant de payer. Les armes viennent de la Bastille après les tours quatre et huit, les torches de Versailles.

## 5

lesson-bastille-5-title = Missions et catacombes
lesson-bastille-5-aim = Vous savez choisir une mission qui vous va, et vous avez joué le décompte intermédiaire : pierres précieuses, couronnes, hommes de main, piste, armes.

lesson-bastille-5-1-name = Aux Etats Généraux
lesson-bastille-5-1-say = Tour quatre, et c’est à votre tuile aux Etats Généraux. Vous regardez toutes les missions qui restent et en gardez une.

lesson-bastille-5-2-name = Une mission qui vous va
lesson-bastille-5-2-say = Votre tambour a le coût 5, votre garde suisse le coût 7. Quelle mission est déjà presque faite ?
lesson-bastille-5-2-right-1 = Soldats 5, 6 et 7 : il ne manque que le 6. Huit points pour une recrue de plus.
lesson-bastille-5-2-nearly-1 = Six points si personne n’a plus de soldats que vous : une bonne mission. Une autre vous va encore mieux.
lesson-bastille-5-2-nearly-2 = Ici seul votre 7 compterait, et deux manquent. Il y en a une voisine avec votre 5 et votre 7.
lesson-bastille-5-2-other = Vous partiriez de presque rien. Cherchez la mission que servent déjà vos deux soldats.
lesson-bastille-5-2-tap-1 = Celle-ci, vous l’avez déjà. Personne n’a deux fois la même mission.

lesson-bastille-5-3-name = Pierres et couronnes
lesson-bastille-5-3-say = La moitié de la partie est passée, et la ville compte une première fois. Chaque pierre précieuse est un point ; le plus de couronnes en rapporte trois, à Alex.

lesson-bastille-5-4-name = Votre homme de main
lesson-bastille-5-4-say = On pioche jusqu’à cinq hommes de main, et le premier est à vous. À deux soldats manque un fusil, et la Bastille n’en a qu’un : quelle case aide ?
lesson-bastille-5-4-right-1 = Une torche remplace toute arme. On pioche maintenant les quatre autres, et chacun choisit une case libre.
lesson-bastille-5-4-nearly-1 = Quatre points d’un coup : souvent la meilleure case de toutes. Mais nous cherchons ce qui arme un soldat.
lesson-bastille-5-4-other = Utile, un autre jour. Aujourd’hui vos soldats sont là sans armes : quelle case en donne une ?

lesson-bastille-5-5-name = Gauche et droite
lesson-bastille-5-5-say = Les cases de gauche donnent plus, mais le cube rentre chez vous. De la droite il retourne dans le sac : une autre chance, ou un point à la fin.

lesson-bastille-5-6-name = Le seuil sur la piste
lesson-bastille-5-6-say = Vous avez passé le seuil à 6 : cinq points. Jan est sur 5, une case trop court, et en reçoit deux.

lesson-bastille-5-7-name = Premier venu, premier armé
lesson-bastille-5-7-say = Les armes suivent l’ordre de la piste : Alex a choisi, maintenant vous en prenez deux. Un soldat attend encore un fusil.
lesson-bastille-5-7-right-1 = Les deux soldats sont armés, l’un par le fusil, l’autre par la torche. La deuxième arme attend quelqu’un de nouveau.
lesson-bastille-5-7-wrong-1 = Alors le seul fusil va à quelqu’un d’autre, et un soldat reste sans arme. Prenez le fusil tant qu’il est là.

lesson-bastille-5-8-name = Voilà votre 6
lesson-bastille-5-8-say = Tour cinq, et voyez qui arrive : le sergent, coût 6. Recrutez-le, et votre mission est remplie.

lesson-bastille-5-9-name = Ce que vous avez appris
lesson-bastille-5-9-say = Choisissez des missions déjà à moitié remplies par vos personnages. Avant chaque décompte, regardez trois choses : le prochain seuil, vos couronnes, vos armes.

## 6

lesson-bastille-6-title = Les deux derniers tours
lesson-bastille-6-aim = Vous avez joué le décompte final, vous connaissez trois habitudes des bons joueurs et quatre faux pas, et votre premier tour vous attend.

lesson-bastille-6-1-name = La place du moine
lesson-bastille-6-1-say = Le tour huit est fini, et votre moine, coût 7, rejoint un groupe pour de bon. Vous avez la mission soldats 6, 7, 8 : où va-t-il ?
lesson-bastille-6-1-right-1 = Sergent 6, moine 7, grenadier 8 : la série est complète, huit points. Seulement, il lui faut maintenant un fusil, comme à un soldat.
lesson-bastille-6-1-wrong-1 = Permis, mais alors le 7 manque à vos soldats. Cette mission ne rapporterait rien au lieu de huit points.

lesson-bastille-6-2-name = La même chose, en plus cher
lesson-bastille-6-2-say = Les pierres précieuses comptent une deuxième fois, et le plus de couronnes rapporte cinq. Puis on pioche encore cinq hommes de main ; Alex prend quatre points.

lesson-bastille-6-3-name = La dernière pioche
lesson-bastille-6-3-say = Votre homme de main ! Vous êtes sur 8, le prochain seuil est à 11, et Jan sur 10 choisirait ses armes avant vous.
lesson-bastille-6-3-right-1 = Trois cases, au-delà du seuil : neuf points au lieu de cinq. Et vous passez devant Jan pour les armes.
lesson-bastille-6-3-nearly-1 = Trois points, c’est bien. Trois cases en vaudraient quatre, et un meilleur rang pour choisir les armes.
lesson-bastille-6-3-wrong-1 = Deux cases : à 10, derrière Jan arrivé avant, et une trop court pour le seuil. Cela ne gagne rien.
lesson-bastille-6-3-other = Utile un autre jour. Regardez la piste : combien de cases jusqu’au seuil à 11 ?

lesson-bastille-6-4-name = Les dernières armes
lesson-bastille-6-4-say = Il reste trois armes, deux sont à vous. Vous avez déjà une torche et une fourche : quelles deux arment tout le monde ?
lesson-bastille-6-4-right-1 = Tout le monde est armé, le deuxième soldat par la torche. Maintenant votre mission compte.
lesson-bastille-6-4-nearly-1 = Votre vigneron a déjà une fourche, et le chambellan reste sans arme : moins deux. Cela suffirait, mais deux points sont deux points.
lesson-bastille-6-4-nearly-2 = À deux de vos soldats il faut un fusil, et il n’y a qu’une torche : moins deux. Cela suffirait, mais deux points sont deux points.

lesson-bastille-6-5-name = Le dernier décompte
lesson-bastille-6-5-say = Dix-sept pour les personnages, quatorze pour les missions, deux pour les hommes de main du sac, deux pour les pièces. Vous gagnez avec 60 contre 57.

lesson-bastille-6-6-name = Première habitude : grandir tôt
lesson-bastille-6-6-say = Une partie neuve, et trois habitudes des bons joueurs. La première : faire grandir une tuile à chaque tour du début ; envoyez un 1 à Notre Dame.
lesson-bastille-6-6-right-1 = Pendant sept tours à venir, cette tuile vaudra un de plus. Après Alex, le lieu est plein.
lesson-bastille-6-6-nearly-1 = Un 3 si tôt est fort aussi. Mais alors vous recruteriez avec un 1 ; envoyons le 1.
lesson-bastille-6-6-other = Cela aura son heure. La première habitude d’abord : une tuile à Notre Dame, avant que ses cases soient prises.

lesson-bastille-6-7-name = Deuxième habitude : recruter
lesson-bastille-6-7-say = La deuxième : recruter presque à chaque tour ; les bons joueurs finissent avec six ou sept personnages. Votre 2 les rend moins chers à la Place Louis.
lesson-bastille-6-7-right-1 = Avec 8 pièces et un 2, vous pouvez payer les quatre. Jan choisit d’abord, son 2 était là avant.
lesson-bastille-6-7-nearly-1 = Le bon lieu. Avec le 2 vous payez une pièce de moins, et aucun 2 plus tardif ne passe devant vous.
lesson-bastille-6-7-other = Les personnages sont points, drapeaux et missions à la fois. Envoyez votre 2 à la Place Louis.

lesson-bastille-6-8-name = Troisième habitude : petit où petit suffit
lesson-bastille-6-8-say = La troisième : les hautes tuiles où la valeur paie, les basses où il suffit d’y être. Où votre 1 vaut-il un 4 ?
lesson-bastille-6-8-right-1 = Personne d’autre n’y est : deux pièces et une mission, tout juste ce qu’apporterait un 4. Bien placé.
lesson-bastille-6-8-nearly-1 = Un bon lieu pour petites tuiles, mais le 1 d’Ulrich était là avant. Un lieu est encore vide.
lesson-bastille-6-8-wrong-1 = Ici chaque point de la tuile est payé en pièces ou en cases. Un 1 reçoit peu : gardez ces lieux pour les hautes tuiles.
lesson-bastille-6-8-wrong-2 = Vous choisiriez dernier de quatre et paieriez presque tout le coût. Un lieu est encore vide.
lesson-bastille-6-8-tap-1 = Les trois cases sont prises. Voilà pourquoi les bons joueurs y vont tôt.

lesson-bastille-6-9-name = Premier faux pas : la bourse vide
lesson-bastille-6-9-say = Maintenant quatre faux pas que chacun fait une fois. Le premier : à la Place Louis sans pièces ; prévoyez la Banque un tour avant, ou au même tour.

lesson-bastille-6-10-name = Deuxième faux pas : une case trop court
lesson-bastille-6-10-say = Le deuxième : une case avant un seuil. Ils sont à 3, 6, 11 et 17, et ne comptent qu’après les tours quatre et huit.

lesson-bastille-6-11-name = Troisième faux pas : les mains nues
lesson-bastille-6-11-say = Le troisième : six beaux personnages et deux armes. Un sans arme coûte peu, cinq coûtent vingt : dès le tour cinq, comptez-les.

lesson-bastille-6-12-name = Quatrième faux pas : grandir trop tard
lesson-bastille-6-12-say = Le quatrième : Notre Dame en fin de partie. Une tuile qui grandit au tour huit n’est plus jamais placée.

lesson-bastille-6-13-name = Votre propre partie
lesson-bastille-6-13-say = Vous savez tout ce qu’il faut, et votre premier tour est bien posé. Le jouons-nous jusqu’au bout, vous et moi ?
