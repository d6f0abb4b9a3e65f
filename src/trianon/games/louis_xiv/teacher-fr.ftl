### Ce que dit le professeur d’une première partie.

teacher-louis-xiv-gift-anne = un sceptre
teacher-louis-xiv-gift-philippe = une lettre
teacher-louis-xiv-gift-marie_therese = une bague
teacher-louis-xiv-gift-dauphin = un heaume
teacher-louis-xiv-gift-montespan = une couronne
teacher-louis-xiv-gift-conde = un blason et un jeton où vous voulez
teacher-louis-xiv-gift-colbert = 5 louis
teacher-louis-xiv-gift-maintenon = des jetons chez Montespan et un récupéré
teacher-louis-xiv-gift-la_valliere = une couronne
teacher-louis-xiv-gift-turenne = deux blasons
teacher-louis-xiv-gift-mazarin = une carte influence
teacher-louis-xiv-gift-louvois = un blason et une carte complot
teacher-louis-xiv-chip-sceptre = un sceptre
teacher-louis-xiv-chip-letter = une lettre
teacher-louis-xiv-chip-ring = une bague
teacher-louis-xiv-chip-helmet = un heaume
teacher-louis-xiv-chip-crown = une couronne
teacher-louis-xiv-claim =
    { $place ->
        [first] vous seriez premier et auriez { $gift }{ $due ->
            [crown] { " " }et une couronne
           *[other] { "" }
        } sans payer.
        [tied] vous seriez premier à égalité { $due ->
            [income] et auriez { $gift }, mais pas de couronne.
            [bribe] et pourriez acheter { $gift } pour { $price } louis.
           *[other] et n’auriez rien.
        }
        [second] vous seriez deuxième { $due ->
            [income] et auriez { $gift } sans payer.
            [bribe] et pourriez acheter { $gift } pour { $price } louis.
           *[other] et n’auriez rien.
        }
        [behind] vous seriez derrière { $due ->
            [bribe] mais pourriez acheter { $gift } pour { $price } louis.
           *[other] et n’auriez rien.
        }
        [enough] vous auriez assez de jetons et recevriez { $gift }.
       *[short] vous auriez encore trop peu de jetons.
    }
teacher-louis-xiv-supply-first = Une mission posée peut aider maintenant : { $mission }. C’est gratuit, utilisez-la donc sauf bonne raison.
teacher-louis-xiv-supply-again = Prête à aider : { $mission }.
teacher-louis-xiv-two-first = Prenez ce qui vous manque. Vous avez { $louis } louis ; jetons prêts : { $ready }, au repos : { $resting }.
teacher-louis-xiv-two-first-short = { $louis } louis, { $ready } prêts, { $resting } au repos.
teacher-louis-xiv-start-first = Un jeton au repos peut sortir avant que quelqu’un joue. Vous en avez { $resting } au repos.
teacher-louis-xiv-mode-first =
    Une carte, et une chose : placer ou récupérer des jetons. Vous en avez { $ready } prêts, { $resting } au repos, et { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }.
teacher-louis-xiv-mode-dry =
    Jetons prêts : { $ready } seulement ; { $resting } se reposent, et il vous reste { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }. Une carte à visage en rend trois.
teacher-louis-xiv-mode-dry-short = { $ready } prêts, { $resting } au repos.
teacher-louis-xiv-mode-card = À vos missions manque { $chip }, et vous avez la carte qui y mène : { $board }.
teacher-louis-xiv-mode-card-short = La carte pour { $chip } : { $board }.
teacher-louis-xiv-mode-king =
    Le roi est ici : { $board }. Avec { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de plus, vous seriez premier et auriez une couronne en plus.
teacher-louis-xiv-mode-king-short = Avec le roi : { $board }.
teacher-louis-xiv-mode-chip = À vos missions manque { $chip }. Il faut aller chez : { $board }.
teacher-louis-xiv-mode-stand =
    { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }, { $ready } prêts, { $louis } louis. Quels revenus voulez-vous encore ce tour-ci ?
teacher-louis-xiv-card-first = Un visage porte trois jetons ou en rend trois, un joker deux. Une de vos cartes restera sans jouer : laquelle ?
teacher-louis-xiv-card-chip = Cette carte mène à ce qui vous manque, { $chip } : { $board }.
teacher-louis-xiv-start-board-first = Un joker commence n’importe où. Cherchez un personnage où un ou deux jetons vous mettent premier, ou atteignent son nombre.
teacher-louis-xiv-start-board-one = Un seul jeton suffirait ici : { $board } donne { $gift }.
teacher-louis-xiv-next-first = Rester, avancer ou s’arrêter. Si vous restez chez { $board } : { $claim }
teacher-louis-xiv-next-one = Un pas plus loin, un seul jeton gagnerait { $gift } : { $board }.
teacher-louis-xiv-next-stay = Encore un ici ? { $claim }
teacher-louis-xiv-end-first = Toutes les cartes sont jouées, personne ne peut vous répondre. Où un jeton change-t-il qui est premier ?
teacher-louis-xiv-conspire-here = Avec un jeton : { $one } Avec deux : { $two }
teacher-louis-xiv-conspire-elsewhere = Vous avez la carte d’un autre personnage, il n’y a donc rien à décider. La question vient quand même, pour garder votre carte secrète.
teacher-louis-xiv-tie-first = Une égalité chez { $board }, et votre arbitre peut la trancher, une fois par tour. Vous auriez { $gift }.
teacher-louis-xiv-tie-first-short = Trancher l’égalité pour { $gift } ?
teacher-louis-xiv-bribe-completes = Pour { $price } louis vous avez { $gift }, et cela achève une mission : { $mission }.
teacher-louis-xiv-bribe-completes-short = { $gift } achève une mission.
teacher-louis-xiv-bribe-first = Vous ne menez pas chez { $board }. Pour { $price } louis vous avez aussi { $gift } ; il en reste { $left }, et vos jetons rentrent de toute façon.
teacher-louis-xiv-bribe-first-short = { $gift } pour { $price }, il reste { $left } louis.
teacher-louis-xiv-conde-first = Un jeton au repos peut aller partout. Les personnages 7 à 12 viennent encore ; sur 1 à 6 il attend le tour suivant.
teacher-louis-xiv-conde-first-short = 7 à 12 comptent ce tour-ci.
teacher-louis-xiv-maintenon-first = Jusqu’à deux jetons au repos peuvent aller chez Montespan et y attendre le tour suivant. C’est une avance vers une couronne.
teacher-louis-xiv-maintenon-first-short = Une avance chez Montespan ?
teacher-louis-xiv-fulfil-payable = Maintenant les tuiles deviennent des points. Cette mission peut être payée : { $mission }.
teacher-louis-xiv-fulfil-payable-short = Payable : { $mission }.
teacher-louis-xiv-fulfil-nothing =
    { $last ->
        [yes] Aucune mission ne peut plus être payée. Finissez : une tuile reste, chaque autre devient un blason.
       *[no] Aucune mission ne peut encore être payée. Finissez : une tuile reste, chaque autre devient un blason.
    }
teacher-louis-xiv-fulfil-nothing-short = Rien à payer.
teacher-louis-xiv-pay-first = Pour une tuile au choix, donnez ce qu’aucune autre mission ne demande. Les couronnes en dernier.
teacher-louis-xiv-pay-first-short = Les tuiles simples d’abord.
teacher-louis-xiv-deck-early = Chaque mission vaut 5 points. La foncée veut deux tuiles pareilles et aide le plus, ce qui compte tôt ; la claire se paie facilement.
teacher-louis-xiv-deck-early-short = La foncée aide, la claire est facile.
teacher-louis-xiv-deck-late = L’aide ne compte que tant qu’il reste des tours. Être facile à payer importe davantage maintenant.
teacher-louis-xiv-deck-late-short = Facile à payer importe davantage.
teacher-louis-xiv-keep-crown = Une tuile reste pour le tour suivant. Une couronne va à tout.
teacher-louis-xiv-keep-crown-short = Garder la couronne ?
teacher-louis-xiv-keep-chip = Une tuile reste pour le tour suivant. Vos missions demandent { $chip }.
teacher-louis-xiv-keep-chip-short = Demandé : { $chip }.
teacher-louis-xiv-swap-first = Vous pouvez renvoyer des missions et en piocher d’autres. À celle-ci manquent les deux tuiles : { $mission }.
teacher-louis-xiv-recovered = Jetons de nouveau prêts : { $count }, { $ready } en tout.
teacher-louis-xiv-recovered-short = { $ready } prêts maintenant.
teacher-louis-xiv-last-card = Votre dernière carte repart sans être jouée, comme toujours.
teacher-louis-xiv-won-board = Vous aviez la majorité chez { $board } : { $gift } pour rien. Vos jetons là-bas vont au repos.
teacher-louis-xiv-won-board-short = La majorité chez { $board }.
teacher-louis-xiv-lost-board = { $seat } menait chez { $board }. Les jetons qui n’ont pas gagné rentrent, prêts.
teacher-louis-xiv-tied = Une égalité chez { $board } : personne n’y est premier.
teacher-louis-xiv-second = Deuxième avec le roi : { $gift } pour rien, et vos jetons rentrent.
teacher-louis-xiv-reached = Assez de jetons chez { $board } : { $gift }, et tous rentrent.
teacher-louis-xiv-reached-short = Assez chez { $board }.
teacher-louis-xiv-bribed = { $gift } pour { $count } louis, et vos jetons rentrent.
teacher-louis-xiv-bribed-short = { $gift } pour { $count } louis.
teacher-louis-xiv-refused = Vous gardez { $louis } louis.
teacher-louis-xiv-crown = Une couronne pour vous : elle remplace toute tuile.
teacher-louis-xiv-crown-short = Encore une couronne.
teacher-louis-xiv-chip = Nouveau parmi vos tuiles : { $chip }.
teacher-louis-xiv-surprised = { $seat } avait une carte complot pour { $board }. Cela arrive ; les jetons qui ne gagnent pas rentrent.
teacher-louis-xiv-surprise = Votre carte complot a joué chez { $board }.
teacher-louis-xiv-arbiter = Votre arbitre a tranché l’égalité : { $gift }.
teacher-louis-xiv-helped = Une mission posée vous a aidé : { $mission }.
teacher-louis-xiv-helped-short = Encore aidé : { $mission }.
teacher-louis-xiv-laid =
    5 points pour vous : { $mission }.{ $last ->
        [yes] { "" }
       *[no] { " " }Son aide est désormais à vous.
    }
teacher-louis-xiv-laid-short = 5 points de plus : { $mission }.
teacher-louis-xiv-drawn = Nouveau dans votre main : { $mission }.
teacher-louis-xiv-kept =
    Vous gardez ceci pour { $when ->
        [this] ce tour
       *[next] le tour suivant
    } : { $chip }. Toute autre tuile devient un blason.
teacher-louis-xiv-kept-short = Gardé : { $chip }.
teacher-louis-xiv-coats = Blasons piochés : { $count }. Un point chacun, plus pour le plus d’une sorte.
teacher-louis-xiv-coats-short = Blasons en plus : { $count }.
teacher-louis-xiv-king = Le roi rejoint { $board }. Le premier y gagne une couronne en plus, le deuxième le revenu pour rien.
teacher-louis-xiv-king-short = Le roi rejoint { $board }.
teacher-louis-xiv-round-two = Certains cartons se sont retournés, regardez donc de nouveau leurs signes.
teacher-louis-xiv-round-three = Je serai plus discrète maintenant. Appelez-moi pour savoir quoi regarder.
teacher-louis-xiv-round-four = Le dernier tour. Dépensez tout : à la fin, jetons au repos et louis isolés ne valent rien.
teacher-louis-xiv-counted = Blasons { $coats }, missions { $missions } : { $count } points pour vous.
teacher-louis-xiv-won = Vous gagnez avec { $count } points ! Votre plus grande source de points : { $source }, { $most }.
teacher-louis-xiv-beaten = { $seat } gagne avec { $count }, vous avez { $score }. Votre plus grande source de points : { $source }, { $most }.
teacher-louis-xiv-W1 = Vous menez déjà chez { $board } de { $count } : un jeton de plus n’y fait que se reposer avec les autres.
teacher-louis-xiv-W2 =
    Vous en avez { $ready } de prêts et encore { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } : mieux vaut en récupérer d’abord.
teacher-louis-xiv-W3 = Vous avez déjà { $ready } jetons prêts, et cette carte pourrait plutôt en placer.
teacher-louis-xiv-W4 = Cela fait une égalité chez { $board }, où personne ne l’aurait gratis, et deux jetons gagneraient.
teacher-louis-xiv-W7 = Si vous payez ici, il reste { $left } louis, trop peu pour ce qui attend chez { $board } : { $chip }.
teacher-louis-xiv-W8 = Cela achève une mission pour { $price } louis, la meilleure affaire de la cour : { $mission }.
teacher-louis-xiv-W9 = Vous payez d’une couronne, qui va à tout, où ceci suffirait : { $chip }.
teacher-louis-xiv-W10 =
    Une mission peut être payée tout de suite, pour 5 points{ $last ->
        [yes] { "" }
       *[no] { " " }et son aide dès le tour suivant
    } : { $mission }.
teacher-louis-xiv-W11 = Ceci ne va à aucune de vos missions, { $chip }, et ceci irait : { $better }.
teacher-louis-xiv-W12 = C’est le dernier tour : chaque jeton chez un personnage devient un blason, ceux au repos ne deviennent rien.
teacher-louis-xiv-W12b = C’est le dernier tour : ce jeton serait un blason chez n’importe quel personnage.
teacher-louis-xiv-W0 = Je réfléchirais encore.
teacher-louis-xiv-next-missions = La prochaine fois, voyez avant chaque tour quelles tuiles manquent à vos missions, et ne placez que pour elles.
teacher-louis-xiv-next-supply = La prochaine fois, accomplissez des missions tôt : ce qui aide au début de chaque tour revient à chaque fois.
teacher-louis-xiv-next-income = La prochaine fois, voyez qui donne des blasons à la cour, et gagnez-y d’un seul jeton.
teacher-louis-xiv-next-tiles = La prochaine fois, gagnez quelques tuiles mission de plus : chacune d’inutile devient un blason.
teacher-louis-xiv-next-exchange = La prochaine fois, ne laissez rien au repos au dernier tour : chaque jeton chez un personnage et trois louis font un blason.
teacher-louis-xiv-next-majority = La prochaine fois, réunissez beaucoup de blasons : qui en a le plus d’une sorte en tire un de plus.
