### Ce que dit le professeur d’une première partie.

teacher-bastille-place-first =
    Sept lieux, et { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    }. Qu’aimeriez-vous avoir à la fin de ce tour ?
teacher-bastille-place-last-round = Le dernier tour. Ce qui grandit maintenant grandit pour rien ; seuls comptent points, armes et cases avancées.
teacher-bastille-place-count = Après ce tour, la ville compte une première fois. Regardez la piste, les couronnes et le sac.
teacher-bastille-place-half = La deuxième moitié commence. Les personnages plus chers arrivent, et les armes sont distribuées encore une fois, après le tour huit.
teacher-bastille-place-mission =
    Un personnage achèverait une de vos missions : { $card }. Cela vaut { $gain } points de plus, pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } avec votre { $tile }.
teacher-bastille-place-mission-short = Achève une mission : { $card }.
teacher-bastille-place-line =
    Encore { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } jusqu’au prochain seuil, qui vaut { $gain } points juste après ce tour. Votre { $tile } suffirait.
teacher-bastille-place-line-short = Le prochain seuil est à portée de votre { $tile }.
teacher-bastille-place-grow =
    Notre Dame a encore { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    }. Un { $tile } envoyé là sera un { $grown } pendant { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }.
teacher-bastille-place-grow-short =
    À Notre Dame, une tuile grandit pour { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }.
teacher-bastille-place-purse =
    Vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, ce qui avec votre { $tile } va jusqu’au coût { $reach }. La Banque paie avant la Place Louis.
teacher-bastille-place-purse-short = Votre bourse va jusqu’au coût { $reach } : personne ici.
teacher-bastille-place-people =
    Vous pouvez payer { $count } des personnages présents. Avec votre { $tile }, l’un coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $card }.
teacher-bastille-place-people-short =
    À portée : { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
teacher-bastille-place-weapons =
    { $count ->
        [one] À un de vos personnages manque une arme
       *[other] À { $count } de vos personnages manque une arme
    }. Les torches viennent de Versailles, et la piste décide qui choisit ses armes d’abord.
teacher-bastille-place-weapons-short = Sans arme : { $count }.
teacher-bastille-place-flags =
    { $leader } mène avec { $flags ->
        [one] { $flags } drapeau
       *[other] { $flags } drapeaux
    }. Un personnage vous mettrait à égalité ou devant : { $card }.
teacher-bastille-place-space = Il ne reste qu’une case ici : { $place }. Si vous la voulez, c’est maintenant.
teacher-bastille-place-space-short = Une case libre : { $place }.
teacher-bastille-place-bag = Aucun de vos hommes de main n’est dans le sac. On en pioche jusqu’à cinq après le tour { $round }.
teacher-bastille-place-stand =
    Vous avez { $people ->
        [one] { $people } personnage
       *[other] { $people } personnages
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $missions ->
        [one] { $missions } mission
       *[other] { $missions } missions
    }. Que vous manque-t-il le plus ?
teacher-bastille-versailles-first =
    Vous êtes premier à Versailles et choisissez : { $left } ou { $right }. { $rest ->
        [mine] L’autre va à votre seconde tuile.
        [lost] Vous êtes seul ici : l’autre est perdu.
       *[theirs] L’autre va au deuxième.
    }
teacher-bastille-versailles-coins =
    Votre tuile attend à la Place Louis. Avec { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } de plus, quelqu’un serait à portée : { $card }.
teacher-bastille-versailles-torch =
    { $count ->
        [one] À un de vos personnages manque une arme
       *[other] À { $count } de vos personnages manque une arme
    }, et une torche va à tous.
teacher-bastille-versailles-gifts = Aujourd’hui : { $left } ou { $right }. Lequel sert avant le prochain décompte ?
teacher-bastille-recruit-first =
    { $count ->
        [one] { $count } personnage est
       *[other] { $count } personnages sont
    } à portée : coût moins votre { $tile }, et vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }. Comparez points, signes et arme.
teacher-bastille-recruit-mission = L’un d’eux achève votre mission { $mission }, { $gain } points en plus de { $points } : { $card }.
teacher-bastille-recruit-crowns = Les couronnes comptent juste après ce tour, { $gain } points pour le plus. Vous y seriez avec : { $card }.
teacher-bastille-recruit-armed =
    { $count ->
        [one] À un de vos personnages manque déjà une arme
       *[other] À { $count } de vos personnages manque déjà une arme
    }. Quelqu’un ici vient armé : { $card }.
teacher-bastille-recruit-flags =
    { $leader } montre { $flags ->
        [one] { $flags } drapeau
       *[other] { $flags } drapeaux
    }. Vous auriez le plus de drapeaux avec : { $card }.
teacher-bastille-recruit-most =
    Le plus de points à portée : { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
teacher-bastille-recruit-most-short =
    { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
teacher-bastille-mission-first = Toutes les missions qui restent sont devant vous, et personne ne voit votre choix. Prenez-en une que vos personnages servent déjà.
teacher-bastille-mission-late =
    { $rounds ->
        [0] Il n’y a plus de tour après celui-ci.
       *[other] Il reste peu de tours : { $rounds }.
    } Une mission qui demande trois personnages de plus ne sera guère remplie.
teacher-bastille-mission-near = La plus proche pour l’instant : { $mission } ({ $progress }).
teacher-bastille-bonus-first = Votre homme de main est pioché. Choisissez une case sans homme de main, et vous l’avez aussitôt.
teacher-bastille-bonus-line =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } de plus passeraient le prochain seuil : { $gain } points en plus, et un meilleur rang pour les armes.
teacher-bastille-bonus-torch =
    { $count ->
        [one] À un de vos personnages manque une arme
       *[other] À { $count } de vos personnages manque une arme
    }. Une torche va à tous.
teacher-bastille-bonus-sides = Les cases de gauche donnent plus ; de la droite, votre homme de main retourne dans le sac.
teacher-bastille-bonus-any = Des points tout de suite, ou des cases et des armes comptées dans un instant : comparez.
teacher-bastille-upgrade-first = L’une de vos tuiles grandit de un. Une basse est plus sûre partout, une haute dispute la première place.
teacher-bastille-upgrade-again = Quelle tuile perd le plus de comparaisons ? Faites grandir celle-là.
teacher-bastille-weapons-need =
    Deux armes pour vous, et il en manque une à { $count ->
        [one] un
       *[other] { $count }
    } de vos personnages. { $last ->
        [yes] C’est la dernière distribution d’armes.
       *[no] Le reste armera ceux que vous recruterez.
    }
teacher-bastille-weapons-need-short = Sans arme : { $count }.
teacher-bastille-weapons-spare =
    Tout le monde est armé. { $last ->
        [yes] Plus personne ne viendra : prenez ce que vous voulez.
       *[no] Prenez ce qu’il faudra à ceux qui viendront.
    }
teacher-bastille-monk-first = Un moine rejoint pour de bon paysans, soldats ou nobles, et il lui faudra leur arme. Regardez vos missions et vos armes de reste.
teacher-bastille-monk-again = Et le moine suivant : quel groupe compte encore pour vous ?
teacher-bastille-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } pour vous.{ $spend ->
        [yes] { " " }Cela se dépense encore à la Place Louis dans ce tour.
       *[no] { "" }
    }
teacher-bastille-coins-short =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } de plus.
teacher-bastille-marker =
    Le marqueur est à vous : vous gagnez les égalités de drapeaux, et vous commencez { $when ->
        [this] ce tour
       *[next] le tour suivant
    }.
teacher-bastille-marker-short =
    Vous commencez { $when ->
        [this] ce tour
       *[next] le tour suivant
    }.
teacher-bastille-grown =
    Votre { $value } est un { $better } dès { $when ->
        [this] ce tour
       *[next] le tour suivant
    }. Tours pour s’en servir : { $rounds }.
teacher-bastille-grown-short = { $value } est devenu { $better }.
teacher-bastille-kept = Il n’y avait plus de tuile plus haute pour vous : votre { $value } est rentré tel quel.
teacher-bastille-bagged = Vos hommes de main dans le sac : { $mine } sur { $all }. On en pioche jusqu’à cinq à chaque décompte.
teacher-bastille-bagged-short = Dans le sac : { $mine } sur { $all }.
teacher-bastille-line =
    Vous êtes sur { $space } et avez passé un seuil : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } quand la piste compte.
teacher-bastille-line-short = Seuil de { $points } passé.
teacher-bastille-steps =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, jusqu’à { $space }. Cases jusqu’au prochain seuil : { $more }.
teacher-bastille-steps-short = À { $space } ; encore { $more } jusqu’au seuil.
teacher-bastille-recruited = Nouveau chez vous : { $card }. Sans arme : { $lack } de vos personnages.
teacher-bastille-recruited-short = { $card }, c’est à vous.
teacher-bastille-forfeited =
    { $free ->
        [yes] Personne cette fois. Vos pièces restent pour un autre tour.
       *[no] Personne n’était à portée de vos pièces et de votre tuile. La prochaine fois la Banque d’abord, ou une tuile plus haute.
    }
teacher-bastille-mission = À vous maintenant : { $mission }. Elle reste secrète jusqu’au dernier décompte.
teacher-bastille-mission-short = Nouvelle mission : { $mission }.
teacher-bastille-flags =
    Les drapeaux vous rapportent { $kind }.{ $when ->
        [this] { " " }Ils restent sur vos cartes et comptent encore ce tour-ci.
        [next] { " " }Ils restent sur vos cartes et comptent encore au tour suivant.
       *[never] { "" }
    }
teacher-bastille-flags-short = Drapeaux : { $kind }.
teacher-bastille-no-flags = { $seat } prend un bonus de drapeaux. Certains personnages de la Place Louis en portent, et cela compte à chaque tour.
teacher-bastille-torches = Torches pour vous : { $count }. Chacune remplace toute arme.
teacher-bastille-first-count = Le premier décompte : pierres précieuses, couronnes, hommes de main, piste, armes. Vos personnages et missions attendent le dernier.
teacher-bastille-last-count = Le dernier décompte. Personnages et missions sont encore à venir.
teacher-bastille-gems =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour les pierres précieuses.{ $again ->
        [yes] { " " }Elles comptent encore à la fin.
       *[no] { "" }
    }
teacher-bastille-gems-short = Pierres précieuses : { $count }.
teacher-bastille-crowns =
    Le plus de couronnes : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-bastille-crowns-short = Couronnes encore : { $count }.
teacher-bastille-crowns-other = { $seat } a le plus de couronnes et marque { $count }.
teacher-bastille-track =
    La piste vous rapporte { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.{ $again ->
        [yes] { " " }Elle compte aussi après le tour huit.
       *[no] { "" }
    }
teacher-bastille-track-short = La piste : { $count }.
teacher-bastille-points =
    { $source } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour vous.
teacher-bastille-points-short = { $source } : { $count }.
teacher-bastille-armed = Une arme pour vous : { $weapon }. Encore sans arme : { $lack }.
teacher-bastille-monk = { $card } a rejoint un groupe : { $group }.
teacher-bastille-met =
    Mission remplie : { $mission }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
teacher-bastille-met-short = { $mission } : { $count }.
teacher-bastille-missed = Cette mission ne rapporte rien : { $mission }. Elle ne coûte rien non plus.
teacher-bastille-unarmed = Sans arme à la fin : { $count }. Les torches de Versailles et l’avance sur la piste aident la prochaine fois.
teacher-bastille-won = Vous gagnez avec { $count } points ! Votre plus grande source de points : { $source }, { $most }.
teacher-bastille-beaten = { $seat } gagne avec { $count }, vous avez { $score }. Votre plus grande source de points : { $source }, { $most }.
teacher-bastille-W1 = Personne n’y est à portée, donc la Banque d’abord : pièces et tuile font { $reach }, le moins cher coûte { $price }.
teacher-bastille-W2 = Cela finit une case avant le seuil, que votre { $tile } passerait pour { $gain } points.
teacher-bastille-W3 = Alors { $count } des vôtres seraient sans arme, or quelqu’un ici vient armé : { $card }.
teacher-bastille-W4 =
    { $rounds ->
        [0] Une tuile qui grandit maintenant ne sera plus placée
        [one] Une tuile qui grandit maintenant sera encore placée pendant { $rounds } tour
       *[other] Une tuile qui grandit maintenant sera encore placée pendant { $rounds } tours
    }, et d’autres lieux rapportent encore des points.
teacher-bastille-W4b = Votre { $tile } ne peut pas grandir et rentrerait tel quel : il n’y a plus de tuile plus haute pour vous.
teacher-bastille-W5 =
    C’est la dernière occasion de faire grandir une tuile ce tour-ci, et si tôt cela paie pendant { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }.
teacher-bastille-W6 = { $player } était là avant avec un { $tile } : vous seriez deuxième, alors que votre { $better } serait premier.
teacher-bastille-W7 = Un { $low } ferait autant ici : gardez votre { $tile } pour la Banque, la Bastille ou une recrue moins chère.
teacher-bastille-W8 =
    Il y manque encore { $count } avec { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } à venir, et celle-ci est plus proche : { $mission }.
teacher-bastille-W9 =
    Les personnages font le plus gros de la plupart des scores, et quelqu’un est à portée pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } : { $card }.
teacher-bastille-W10 =
    Personne ne vous rejoint ce tour-ci, alors que { $points ->
        [one] { $points } point serait
       *[other] { $points } points seraient
    } à portée : { $card }.
teacher-bastille-W11 = Cela en arme { $count }, alors qu’une autre paire en arme { $best }.
teacher-bastille-W12 = Dans un autre groupe, le moine achèverait { $mission } pour { $gain } points, et ici non.
teacher-bastille-W0 = Je réfléchirais encore.
teacher-bastille-next-notre-dame = La prochaine fois, soyez vite premier à Notre Dame : une tuile grandit, et le premier y prend un point.
teacher-bastille-next-versailles = La prochaine fois, regardez à chaque tour les cadeaux de Versailles : certains sont des points tout de suite.
teacher-bastille-next-flags = La prochaine fois, recrutez tôt quelqu’un avec des drapeaux : on les compte à chaque tour.
teacher-bastille-next-gems = La prochaine fois, recrutez quelqu’un avec des pierres avant le tour quatre : elles comptent deux fois.
teacher-bastille-next-crowns = La prochaine fois, comparez les couronnes avant les tours quatre et huit : être à égalité avec le plus en donne tous les points.
teacher-bastille-next-catacombs = La prochaine fois, ayez plus d’hommes de main dans le sac avant les tours quatre et huit : chacun de tiré choisit un cadeau.
teacher-bastille-next-bastille = La prochaine fois, comptez les cases jusqu’au seuil avant les tours quatre et huit, et passez-le de peu.
teacher-bastille-next-characters = La prochaine fois, recrutez quelqu’un presque à chaque tour : les personnages font le plus gros de la plupart des scores.
teacher-bastille-next-missions = La prochaine fois, prenez une mission dans la première moitié, et recrutez pour elle.
teacher-bastille-next-henchmen = La prochaine fois, gardez des hommes de main dans le sac jusqu’à la fin : chacun qui y reste vaut un point.
teacher-bastille-next-coins = La prochaine fois, surveillez la bourse au dernier tour : trois pièces qui restent valent un point.
teacher-bastille-next-weapons = La prochaine fois, armez vos gens : les torches de Versailles, et des cases sur la piste pour choisir vos armes en premier.
