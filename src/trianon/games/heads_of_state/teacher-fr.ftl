### Ce que dit le professeur d’une première partie.

teacher-heads-of-state-turn-first = Trois cartes, nettoyer ou trahison : c’est la question de chaque tour. Trois cartes bâtissent votre famille le plus vite.
teacher-heads-of-state-turn-end =
    Il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } sous le disque, et la révolution finit la partie. Qu’est-ce qui peut encore changer un pays ?
teacher-heads-of-state-turn-end-short = Sous le disque : { $left }.
teacher-heads-of-state-turn-revolution = La révolution peut venir à tout moment. Regardez où un noble, à vous ou à eux, change qui est payé.
teacher-heads-of-state-turn-revolution-short = La révolution est proche.
teacher-heads-of-state-turn-ready = Vous avez déjà les cartes d’un noble : { $noble }. Prenez-en trois de plus, puis créez.
teacher-heads-of-state-turn-ready-short = Prêt : { $noble }.
teacher-heads-of-state-turn-open = Il manque une carte à ce noble : { $noble }. Elle est visible : { $card }.
teacher-heads-of-state-turn-open-short = Visible pour vous : { $card }.
teacher-heads-of-state-turn-closed = Il ne manque qu’une carte à ce noble : { $noble }. Elle n’est pas visible : { $card }.
teacher-heads-of-state-turn-stand = Rien ne presse. Trois cartes, et laissez les cartes visibles vous dire quel noble viser.
teacher-heads-of-state-take-first = Les cartes se prennent une à une, visibles ou non ; vous en prenez { $owed }. L’Or fait des barons, et les barons viennent d’abord.
teacher-heads-of-state-take-safe = Ce noble est prêt si votre tour va à son terme : { $noble }. Les cartes visibles ne peuvent pas être la révolution.
teacher-heads-of-state-take-safe-short = Les cartes visibles sont sûres.
teacher-heads-of-state-take-fits = Une carte visible achèverait un noble, { $noble } : { $card }.
teacher-heads-of-state-take-fits-short = Il serait complet avec : { $card }.
teacher-heads-of-state-take-courtesan = Une Courtisane est visible. Elle comble un vide dans presque tout jeu.
teacher-heads-of-state-take-closed = Il vous manque une seule carte pour ce noble : { $noble }. La pioche l’a peut-être : { $card }.
teacher-heads-of-state-take-stand = Choisissez un noble dans la liste, puis la carte qui vous en rapproche.
teacher-heads-of-state-blade-first = Une carte à un pays n’y échoue jamais. L’assassin atteint tout pays, mais échoue une fois sur quatre.
teacher-heads-of-state-blade-leader = Cette carte vaut dans un pays où { $leader } mène, { $country } : { $card }.
teacher-heads-of-state-act-stop = Vos cartes ne vont encore à aucun emplacement. Terminez ; vous en gardez jusqu’à dix.
teacher-heads-of-state-act-stop-short = Rien à créer : terminez.
teacher-heads-of-state-act-gap = Cet emplacement est à vous ce tour-ci : { $spot }. Votre propre noble peut s’y installer.
teacher-heads-of-state-act-gap-short = Installez-vous : { $spot }.
teacher-heads-of-state-act-gap-open = Un emplacement peut rester vide ; tuer encore demande des cartes pour le vide. Terminer n’est pas une honte.
teacher-heads-of-state-act-strike = Les nobles éclairés peuvent être désignés. Cherchez celui dont la chute change qui est payé, et dont vous prenez l’emplacement.
teacher-heads-of-state-act-strike-short = Quelle chute change qui est payé ?
teacher-heads-of-state-act-first = Tout ce qui est éclairé peut être créé. Le nombre d’un hexagone est payé au premier noble du secteur.
teacher-heads-of-state-act-big =
    Cet emplacement rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite : { $spot }.
teacher-heads-of-state-act-big-short =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $spot }.
teacher-heads-of-state-act-country =
    Si la révolution venait maintenant, ceci gagnerait { $shift ->
        [one] { $shift } point
       *[other] { $shift } points
    } dans un pays, { $country } : { $spot }.
teacher-heads-of-state-act-country-short =
    { $shift ->
        [one] { $shift } point
       *[other] { $shift } points
    } à une révolution : { $spot }.
teacher-heads-of-state-act-rank = Ce serait un nouveau rang pour vous : { $noble }. Rangs qui manquent encore pour la Chambre des Nobles : { $count }.
teacher-heads-of-state-act-rank-short = Nouveau rang : { $noble }.
teacher-heads-of-state-act-any =
    Créez ce qui sert maintenant ; les nombres vont au premier. Le mieux tout de suite : { $spot }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
teacher-heads-of-state-pay-first = La Courtisane peut remplacer une carte du jeu. Vous choisissez laquelle, même une que vous avez.
teacher-heads-of-state-pay-whole = Vous avez le jeu entier. Gardez la Courtisane pour un vide.
teacher-heads-of-state-pay-whole-short = Garder la Courtisane ?
teacher-heads-of-state-pay-any = Remplacez la carte qui vous servira le plus ensuite.
teacher-heads-of-state-blade-assassin = L’assassin échoue une fois sur quatre, mais va partout. Laquelle vous faudra-t-il plus tard ?
teacher-heads-of-state-blade-sure = Toutes sont sûres. Dépensez la carte qui peut le moins.
teacher-heads-of-state-discard-first = Dix cartes peuvent rester ; de trop : { $count }. Laissez partir ce qui ne va à aucun noble possible.
teacher-heads-of-state-discard-first-short = De trop : { $count }.
teacher-heads-of-state-trim-first = Un nouveau siècle : six cartes et deux cartes trahison vous suivent. Gardez les jeux entiers, puis les Courtisanes, puis l’Or.
teacher-heads-of-state-trim-first-short = Les jeux entiers d’abord, puis Courtisanes, puis Or.
teacher-heads-of-state-three = Trois cartes, donc.
teacher-heads-of-state-clear = Les six anciennes cartes retournent dans la pioche après votre tour.
teacher-heads-of-state-treachery = Une lame, une carte ; vous ne créez que là où vous tuez.
teacher-heads-of-state-completed = Avec cette carte, un noble est complet : { $noble }.
teacher-heads-of-state-completed-short = Complet : { $noble }.
teacher-heads-of-state-lacks = Il manque encore une carte à ce noble, { $noble } : { $missing }.
teacher-heads-of-state-drew = Vous avez pioché : { $attribute }. Personne d’autre ne le sait.
teacher-heads-of-state-drew-short = Pioché : { $attribute }.
teacher-heads-of-state-first =
    Premier dans ce secteur, { $sector } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-first-short =
    { $sector } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-first-other =
    { $seat } a pris { $count ->
        [one] le point
       *[other] les { $count } points
    } ici : { $sector }.
teacher-heads-of-state-first-other-short = Pris par { $seat } : { $sector }.
teacher-heads-of-state-country =
    Un noble dans chaque secteur, { $country } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-country-short =
    { $country } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-country-other = { $seat } a un noble dans chaque secteur d’un pays, { $country }. Il reste peut-être un marqueur plus petit.
teacher-heads-of-state-house = Les sept rangs : { $count } points de la Chambre des Nobles.
teacher-heads-of-state-house-other = { $seat } a créé les sept rangs et prend { $count } points.
teacher-heads-of-state-created = Votre noble est en place : { $spot }. Influence dans le pays : vous { $mine }, le meilleur des autres { $theirs }.
teacher-heads-of-state-created-short = { $spot } : { $mine } à { $theirs }.
teacher-heads-of-state-courtesan = Elle a remplacé cette carte : { $attribute }.
teacher-heads-of-state-struck = Vous avez perdu un noble : { $spot }. Vous gardez sa carte et vos points ; seule l’influence est partie.
teacher-heads-of-state-struck-short = Perdu : { $spot }.
teacher-heads-of-state-struck-other = { $seat } perd un noble : { $spot }. Influence là-bas : vous { $mine }, le meilleur des autres { $theirs }.
teacher-heads-of-state-struck-other-short = { $seat } perd : { $spot }.
teacher-heads-of-state-spared = Le sac a épargné un noble : { $spot }. Une chance sur quatre.
teacher-heads-of-state-turned-down = Le jeton reste retourné : il compte encore pour un marqueur de pays.
teacher-heads-of-state-duty = Tués { $killed }, remplacés { $count } : tous sauf un devaient l’être.
teacher-heads-of-state-blade-other = { $seat } a pris une lame : { $treachery }. Voyez lesquels de vos nobles elle atteint.
teacher-heads-of-state-discarded = Jetée : { $attribute }. La prochaine fois, créez avant que la main déborde.
teacher-heads-of-state-revolution = La révolution ! Chaque pays paie ses deux premiers.
teacher-heads-of-state-revolution-short = Encore la révolution.
teacher-heads-of-state-revolution-end = La dernière révolution : les pays ont payé encore une fois, puis le plus de nobles de chaque rang a compté.
teacher-heads-of-state-paid-first =
    Vous êtes premier ici, { $country } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-paid-first-short = Premier : { $country }, { $count }.
teacher-heads-of-state-paid-first-other =
    { $seat } est premier ici, { $country } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-paid-second =
    Vous êtes deuxième ici, { $country } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-paid-second-short = Deuxième : { $country }, { $count }.
teacher-heads-of-state-tie = Influence égale ici, { $country } : le plus haut noble décide, puis le plus haut hexagone.
teacher-heads-of-state-century-two = Un nouveau siècle : la carte reste, les hexagones sont presque tous pris. Mener un pays importe davantage.
teacher-heads-of-state-century-three = Le dernier siècle. Je me tais ; agissez tard, et prenez des cartes visibles vers la fin.
teacher-heads-of-state-resumed =
    Votre tour continue : encore { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à prendre.
teacher-heads-of-state-most =
    Le plus d’un rang, { $noble } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-most-short = { $noble } : { $count }.
teacher-heads-of-state-most-shared =
    Le plus d’un rang, partagé, { $noble } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-heads-of-state-won = Vous gagnez avec { $count } points ! Votre plus grande source de points : { $source }, { $most }.
teacher-heads-of-state-beaten = { $seat } gagne avec { $count }, vous avez { $score }. Votre plus grande source de points : { $source }, { $most }.
teacher-heads-of-state-W1 = Une carte à l’aveugle peut être la révolution, une sur { $left }, et ceci resterait en main : { $noble }.
teacher-heads-of-state-W3 =
    Dix cartes peuvent rester et { $count ->
        [one] { $count } serait jetée
       *[other] { $count } seraient jetées
    }, alors que vous pourriez encore créer : { $spot }.
teacher-heads-of-state-W7 = Le vide reste ouvert, l’ancien occupant pourrait revenir, et vous avez les cartes : { $spot }.
teacher-heads-of-state-W2 =
    Vous pourriez encore créer ici pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $spot }.
teacher-heads-of-state-W4 = Vous avez vous-même cette carte, et la Courtisane pourrait rester pour un jeu incomplet : { $card }.
teacher-heads-of-state-W6 = Dans un tour de trahison, on ne bâtit pas sur les emplacements vides, et ceci devrait attendre : { $spot }.
teacher-heads-of-state-W5 = Un tour de trahison apporte une carte au lieu de trois, et au premier siècle trois cartes agrandissent plus vite votre famille.
teacher-heads-of-state-W9 = Cette carte n’échoue jamais ici, alors que l’assassin échoue une fois sur quatre : { $card }.
teacher-heads-of-state-W10 = Cela déchirerait un noble plus cher, { $spot }, à qui il faut cette carte : { $card }.
teacher-heads-of-state-W11 = Cet emplacement paie { $less }, et le même rang rapporte { $points } ici : { $spot }.
teacher-heads-of-state-W12 = La Courtisane va à presque tout jeu, et d’autres cartes ne vont encore à rien.
teacher-heads-of-state-W0 = Je réfléchirais encore.
teacher-heads-of-state-next-initial = La prochaine fois, soyez premier là où le nombre de l’hexagone est haut : seul le premier noble y est payé.
teacher-heads-of-state-next-country = La prochaine fois, voyez quels secteurs d’un pays vous manquent : un noble dans chacun rapporte son marqueur.
teacher-heads-of-state-next-house = La prochaine fois, créez chaque rang une fois : les sept rapportent la Maison des nobles.
teacher-heads-of-state-next-round = La prochaine fois, voyez avant une révolution qui mène chaque pays : un noble de plus peut changer qui est payé.
teacher-heads-of-state-next-most-nobles = La prochaine fois, créez un rang plus souvent que les autres : le plus de chaque rang compte à la fin.
