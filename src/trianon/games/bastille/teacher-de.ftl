### Was in einem ersten Spiel gelehrt wird.

teacher-bastille-place-first =
    Sieben Orte und { $free ->
        [one] { $free } freies Feld
       *[other] { $free } freie Felder
    }. Was möchtest du am Ende dieser Runde haben?
teacher-bastille-place-last-round = Die letzte Runde. Was jetzt wächst, wächst umsonst; nur Punkte, Waffen und Schritte zählen noch.
teacher-bastille-place-count = Nach dieser Runde zählt die Stadt zum ersten Mal. Sieh auf die Leiste, die Kronen und den Beutel.
teacher-bastille-place-half = Die zweite Hälfte beginnt. Jetzt kommen die teureren Leute, und Waffen gibt es noch einmal, nach Runde acht.
teacher-bastille-place-mission =
    Ein Charakter hier würde einen deiner Aufträge erfüllen: { $card }. Das bringt { $gain } Punkte mehr, für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } mit deiner { $tile }.
teacher-bastille-place-mission-short = Erfüllt einen Auftrag: { $card }.
teacher-bastille-place-line =
    Noch { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } bis zur nächsten Schwelle, die gleich nach dieser Runde { $gain } Punkte bringt. Deine { $tile } würde reichen.
teacher-bastille-place-line-short = Die nächste Schwelle ist für deine { $tile } in Reichweite.
teacher-bastille-place-grow =
    Notre Dame hat noch { $free ->
        [one] { $free } freies Feld
       *[other] { $free } freie Felder
    }. Eine { $tile }, die dorthin geht, ist danach eine { $grown }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } lang.
teacher-bastille-place-grow-short =
    In Notre Dame wächst ein Plättchen, noch { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } lang.
teacher-bastille-place-purse =
    Du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, mit deiner { $tile } reicht das bis Münzwert { $reach }. Die Banque zahlt vor der Place Louis.
teacher-bastille-place-purse-short = Deine Münzen reichen bis Münzwert { $reach }: für niemanden hier.
teacher-bastille-place-people =
    Du könntest { $count } der Leute hier bezahlen. Mit deiner { $tile } kostet einer { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } und bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $card }.
teacher-bastille-place-people-short =
    In Reichweite: { $card }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
teacher-bastille-place-weapons = { $count } deiner Leute fehlt eine Waffe. Fackeln gibt es in Versailles, und die Leiste entscheidet, wer zuerst Waffen wählt.
teacher-bastille-place-weapons-short = Ohne Waffe: { $count }.
teacher-bastille-place-flags =
    { $leader } führt mit { $flags ->
        [one] { $flags } Flagge
       *[other] { $flags } Flaggen
    }. Ein Charakter brächte dich gleichauf oder vorbei: { $card }.
teacher-bastille-place-space = Hier ist nur noch ein Feld frei: { $place }. Wenn du es willst, dann jetzt.
teacher-bastille-place-space-short = Ein Feld frei: { $place }.
teacher-bastille-place-bag = Keiner deiner Gefolgsleute ist im Beutel. Nach Runde { $round } werden bis zu fünf gezogen.
teacher-bastille-place-stand =
    Du hast { $people ->
        [one] { $people } Charakter
       *[other] { $people } Charaktere
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und { $missions ->
        [one] { $missions } Auftrag
       *[other] { $missions } Aufträge
    }. Was fehlt dir am meisten?
teacher-bastille-versailles-first =
    Du bist Erster in Versailles und wählst: { $left } oder { $right }. { $rest ->
        [mine] Das andere geht an dein zweites Plättchen.
        [lost] Du bist hier allein, also verfällt das andere.
       *[theirs] Das andere geht an den Zweiten.
    }
teacher-bastille-versailles-coins =
    Dein Plättchen wartet auf der Place Louis. Mit { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } mehr wäre jemand in Reichweite: { $card }.
teacher-bastille-versailles-torch = { $count } deiner Leute fehlt eine Waffe, und eine Fackel passt für alle.
teacher-bastille-versailles-gifts = Heute: { $left } oder { $right }. Was nützt dir vor der nächsten Wertung?
teacher-bastille-recruit-first =
    { $count ->
        [one] { $count } der Leute hier ist
       *[other] { $count } der Leute hier sind
    } in Reichweite: Münzwert weniger deine { $tile }, und du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }. Vergleiche Punkte, Zeichen und Waffe.
teacher-bastille-recruit-mission = Einer davon erfüllt deinen Auftrag { $mission }, { $gain } Punkte zu den { $points } dazu: { $card }.
teacher-bastille-recruit-crowns = Kronen zählen gleich nach dieser Runde, { $gain } Punkte für die meisten. Das gelänge mit: { $card }.
teacher-bastille-recruit-armed = { $count } von deinen Leuten fehlt schon eine Waffe. Jemand hier kommt bewaffnet: { $card }.
teacher-bastille-recruit-flags =
    { $leader } zeigt { $flags ->
        [one] { $flags } Flagge
       *[other] { $flags } Flaggen
    }. Die meisten Flaggen hättest du mit: { $card }.
teacher-bastille-recruit-most =
    Die meisten Punkte in Reichweite: { $card }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }.
teacher-bastille-recruit-most-short =
    { $card }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
teacher-bastille-mission-first = Alle freien Aufträge liegen vor dir, und niemand sieht deine Wahl. Nimm einen, dem deine Leute schon dienen.
teacher-bastille-mission-late =
    { $rounds ->
        [0] Nach dieser Runde kommt keine mehr.
       *[other] Es bleiben wenige Runden: { $rounds }.
    } Ein Auftrag, der drei weitere Leute braucht, wird kaum noch erfüllt.
teacher-bastille-mission-near = Am nächsten, wie es steht: { $mission } ({ $progress }).
teacher-bastille-bonus-first = Dein Gefolgsmann wurde gezogen. Wähle ein Feld ohne Gefolgsmann, und du bekommst es sofort.
teacher-bastille-bonus-line =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } brächten dich über die nächste Schwelle: { $gain } Punkte mehr und ein besserer Rang bei den Waffen.
teacher-bastille-bonus-torch = { $count } von deinen Leuten fehlt eine Waffe. Eine Fackel passt für alle.
teacher-bastille-bonus-sides = Die linken Felder geben mehr; von rechts kommt dein Gefolgsmann zurück in den Beutel.
teacher-bastille-bonus-any = Punkte sofort, oder Schritte und Waffen, die gleich gezählt werden: Vergleiche.
teacher-bastille-upgrade-first = Eines deiner Plättchen wächst um eins. Ein niedriges hilft überall, ein hohes kämpft um den ersten Rang.
teacher-bastille-upgrade-again = Welches Plättchen verliert die meisten Vergleiche? Lass das wachsen.
teacher-bastille-weapons-need =
    Zwei Waffen für dich, und { $count } deiner Leute fehlt eine. { $last ->
        [yes] Waffen gibt es jetzt zum letzten Mal.
       *[no] Was übrig bleibt, bewaffnet spätere Charaktere.
    }
teacher-bastille-weapons-need-short = Ohne Waffe: { $count }.
teacher-bastille-weapons-spare =
    Alle sind bewaffnet. { $last ->
        [yes] Niemand kommt mehr dazu, also nimm, was du willst.
       *[no] Nimm, was die Kommenden brauchen könnten.
    }
teacher-bastille-monk-first = Ein Mönch schließt sich für immer Bauern, Soldaten oder Adligen an und braucht dann deren Waffe. Sieh auf deine Aufträge und übrigen Waffen.
teacher-bastille-monk-again = Und der nächste Mönch: Welche Gruppe zählt für dich noch?
teacher-bastille-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } für dich.{ $spend ->
        [yes] { " " }Das lässt sich noch in dieser Runde auf der Place Louis ausgeben.
       *[no] { "" }
    }
teacher-bastille-coins-short =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } mehr.
teacher-bastille-marker =
    Der Marker gehört dir: Du gewinnst jetzt Gleichstände bei Flaggen und beginnst { $when ->
        [this] diese
       *[next] die nächste
    } Runde.
teacher-bastille-marker-short =
    Du beginnst { $when ->
        [this] diese
       *[next] die nächste
    } Runde.
teacher-bastille-grown =
    Deine { $value } ist ab { $when ->
        [this] dieser
       *[next] der nächsten
    } Runde eine { $better }. Runden, um sie zu nutzen: { $rounds }.
teacher-bastille-grown-short = Aus { $value } ist { $better } geworden.
teacher-bastille-kept = Kein höheres Plättchen war mehr für dich da, also kam deine { $value } unverändert zurück.
teacher-bastille-bagged = Gefolgsleute von dir im Beutel: { $mine } von { $all }. Bei jeder Wertung werden bis zu fünf gezogen.
teacher-bastille-bagged-short = Im Beutel: { $mine } von { $all }.
teacher-bastille-line =
    Du stehst auf { $space } und hast eine Schwelle überschritten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn die Leiste zählt.
teacher-bastille-line-short = Über die Schwelle von { $points }.
teacher-bastille-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }, auf { $space }. Schritte bis zur nächsten Schwelle: { $more }.
teacher-bastille-steps-short = Auf { $space }; noch { $more } bis zur Schwelle.
teacher-bastille-recruited = Neu bei dir: { $card }. Ohne Waffe jetzt: { $lack } deiner Leute.
teacher-bastille-recruited-short = Neu: { $card }.
teacher-bastille-forfeited =
    { $free ->
        [yes] Niemand diesmal. Deine Münzen bleiben für eine andere Runde.
       *[no] Niemand war mit deinen Münzen und deinem Plättchen in Reichweite. Nächstes Mal zuerst die Banque oder ein höheres Plättchen.
    }
teacher-bastille-mission = Jetzt deiner: { $mission }. Er bleibt geheim bis zur Endwertung.
teacher-bastille-mission-short = Neuer Auftrag: { $mission }.
teacher-bastille-flags =
    Die Flaggen bringen dir { $kind }.{ $when ->
        [this] { " " }Sie bleiben auf deinen Karten und zählen diese Runde wieder.
        [next] { " " }Sie bleiben auf deinen Karten und zählen nächste Runde wieder.
       *[never] { "" }
    }
teacher-bastille-flags-short = Flaggen: { $kind }.
teacher-bastille-no-flags = { $seat } nimmt einen Flaggenbonus. Manche Charaktere auf der Place Louis tragen eine, und sie zählt jede Runde.
teacher-bastille-torches = Fackeln für dich: { $count }. Jede ersetzt jede Waffe.
teacher-bastille-first-count = Die Zwischenwertung: Edelsteine, Kronen, Gefolgsleute, Leiste, Waffen. Deine Leute und Aufträge warten auf die Endwertung.
teacher-bastille-last-count = Die Endwertung. Leute und Aufträge kommen noch.
teacher-bastille-gems =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } für Edelsteine.{ $again ->
        [yes] { " " }Am Ende zählen sie noch einmal.
       *[no] { "" }
    }
teacher-bastille-gems-short = Edelsteine: { $count }.
teacher-bastille-crowns =
    Die meisten Kronen: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-bastille-crowns-short = Wieder Kronen: { $count }.
teacher-bastille-crowns-other = { $seat } hat die meisten Kronen und bekommt { $count }.
teacher-bastille-track =
    Die Leiste bringt dir { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.{ $again ->
        [yes] { " " }Sie zählt auch nach Runde acht.
       *[no] { "" }
    }
teacher-bastille-track-short = Die Leiste: { $count }.
teacher-bastille-points =
    { $source }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } für dich.
teacher-bastille-points-short = { $source }: { $count }.
teacher-bastille-armed = Eine Waffe für dich: { $weapon }. Noch ohne: { $lack }.
teacher-bastille-monk = { $card } hat sich einer Gruppe angeschlossen: { $group }.
teacher-bastille-met =
    Auftrag erfüllt: { $mission }, { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-bastille-met-short = { $mission }: { $count }.
teacher-bastille-missed = Dieser Auftrag bringt nichts: { $mission }. Er kostet auch nichts.
teacher-bastille-unarmed = Am Ende ohne Waffe: { $count }. Fackeln aus Versailles und Schritte auf der Leiste helfen beim nächsten Mal.
teacher-bastille-won = Du gewinnst mit { $count } Punkten! Deine größte Punktequelle: { $source }, { $most }.
teacher-bastille-beaten = { $seat } gewinnt mit { $count }, du hast { $score }. Deine größte Punktequelle: { $source }, { $most }.
teacher-bastille-W1 = Dort ist niemand in Reichweite, also erst die Banque: Münzen und Plättchen ergeben { $reach }, der Billigste kostet { $price }.
teacher-bastille-W2 = Das endet einen Schritt vor der Schwelle, über die deine { $tile } für { $gain } Punkte käme.
teacher-bastille-W3 = Dann wären { $count } von deinen Leuten ohne Waffe, und jemand hier kommt bewaffnet: { $card }.
teacher-bastille-W4 =
    { $rounds ->
        [0] Ein Plättchen, das jetzt wächst, wird nicht mehr gelegt
        [one] Ein Plättchen, das jetzt wächst, wird noch { $rounds } Runde gelegt
       *[other] Ein Plättchen, das jetzt wächst, wird noch { $rounds } Runden gelegt
    }, und andere Orte bringen noch Punkte.
teacher-bastille-W4b = Deine { $tile } kann nicht wachsen und käme unverändert zurück: Kein höheres Plättchen ist mehr für dich da.
teacher-bastille-W5 =
    Das ist in dieser Runde die letzte Gelegenheit zu wachsen, und so früh lohnt es sich { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } lang.
teacher-bastille-W6 = { $player } war mit einer { $tile } früher da: Du wärst Zweiter, mit deiner { $better } wärst du Erster.
teacher-bastille-W7 = Eine { $low } täte hier dasselbe: Behalte deine { $tile } für die Banque, die Bastille oder einen billigeren Charakter.
teacher-bastille-W8 =
    Dafür { $count ->
        [one] fehlt noch { $count }
       *[other] fehlen noch { $count }
    }, und es { $rounds ->
        [one] bleibt { $rounds } Runde
       *[other] bleiben { $rounds } Runden
    }; dieser Auftrag ist näher: { $mission }.
teacher-bastille-W9 =
    Leute sind der größte Teil der meisten Ergebnisse, und jemand ist in Reichweite für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }: { $card }.
teacher-bastille-W10 =
    Niemand kommt in dieser Runde zu dir, dabei { $points ->
        [one] wäre { $points } Punkt
       *[other] wären { $points } Punkte
    } in Reichweite: { $card }.
teacher-bastille-W11 = Das bewaffnet { $count }, ein anderes Paar bewaffnet { $best }.
teacher-bastille-W12 = In einer anderen Gruppe würde der Mönch { $mission } erfüllen, für { $gain } Punkte, hier nicht.
teacher-bastille-W0 = Ich würde noch einmal nachdenken.
teacher-bastille-next-notre-dame = Sei nächstes Mal früh Erster in Notre Dame: Ein Plättchen wächst, und der Erste nimmt einen Punkt.
teacher-bastille-next-versailles = Schau nächstes Mal jede Runde auf die Gaben von Versailles: Manche sind sofort Punkte.
teacher-bastille-next-flags = Nimm nächstes Mal früh jemanden mit Flaggen: Sie zählen in jeder Runde.
teacher-bastille-next-gems = Nimm nächstes Mal vor Runde vier jemanden mit Edelsteinen: Sie zählen zweimal.
teacher-bastille-next-crowns = Vergleiche nächstes Mal vor den Runden vier und acht die Kronen: Gleichauf mit den meisten zu sein, bringt alle Punkte.
teacher-bastille-next-catacombs = Hab nächstes Mal vor den Runden vier und acht mehr Gefolgsleute im Beutel: Jeder gezogene wählt eine Gabe.
teacher-bastille-next-bastille = Zähle nächstes Mal vor den Runden vier und acht die Schritte bis zur Schwelle, und geh knapp darüber.
teacher-bastille-next-characters = Nimm nächstes Mal fast jede Runde jemanden: Leute sind der größte Teil der meisten Ergebnisse.
teacher-bastille-next-missions = Nimm nächstes Mal in der ersten Hälfte einen Auftrag, und Leute, die ihm dienen.
teacher-bastille-next-henchmen = Behalte nächstes Mal bis zum Schluss Gefolgsleute im Beutel: Jeder, der bleibt, ist ein Punkt.
teacher-bastille-next-coins = Achte nächstes Mal in der letzten Runde auf den Beutel: Je drei übrige Münzen sind ein Punkt.
teacher-bastille-next-weapons = Bewaffne nächstes Mal deine Leute: Fackeln aus Versailles, und Schritte auf der Leiste, um Waffen zuerst zu wählen.
