### Was in einem ersten Spiel gelehrt wird.

teacher-heads-of-state-turn-first = Drei Karten, die Auslage erneuern oder Verrat: Das ist die Frage jedes Zuges. Drei Karten bauen deine Familie am schnellsten auf.
teacher-heads-of-state-turn-end =
    Unter der Scheibe { $left ->
        [one] liegt noch { $left } Karte
       *[other] liegen noch { $left } Karten
    }, und die Revolution beendet das Spiel. Was kann noch ein Land verändern?
teacher-heads-of-state-turn-end-short = Unter der Scheibe: { $left }.
teacher-heads-of-state-turn-revolution = Die Revolution kann jeden Moment kommen. Sieh, wo ein Adeliger, deiner oder ihrer, ändert, wer bezahlt wird.
teacher-heads-of-state-turn-revolution-short = Die Revolution ist nah.
teacher-heads-of-state-turn-ready = Du hast schon die Karten für einen Adeligen: { $noble }. Nimm drei weitere, dann setz ein.
teacher-heads-of-state-turn-ready-short = Bereit: { $noble }.
teacher-heads-of-state-turn-open = Diesem Adeligen fehlt eine Karte: { $noble }. Sie liegt offen: { $card }.
teacher-heads-of-state-turn-open-short = Offen für dich: { $card }.
teacher-heads-of-state-turn-closed = Diesem Adeligen fehlt nur eine Karte: { $noble }. Sie liegt nicht offen: { $card }.
teacher-heads-of-state-turn-stand = Nichts drängt. Drei Karten, und lass dir von den offenen sagen, welchen Adeligen du anstrebst.
teacher-heads-of-state-take-first = Karten nimmt man einzeln, offen oder verdeckt; jetzt sind es { $owed }. Gold macht Barone, und Barone kommen zuerst.
teacher-heads-of-state-take-safe = Dieser Adelige ist bereit, wenn dein Zug zu Ende kommt: { $noble }. Offene Karten können nicht die Revolution sein.
teacher-heads-of-state-take-safe-short = Offene Karten sind sicher.
teacher-heads-of-state-take-fits = Eine offene Karte würde einen Adeligen vollenden, { $noble }: { $card }.
teacher-heads-of-state-take-fits-short = Vollständig wäre es mit: { $card }.
teacher-heads-of-state-take-courtesan = Eine Kurtisane liegt offen. Sie füllt eine Lücke in fast jedem Satz.
teacher-heads-of-state-take-closed = Für diesen Adeligen fehlt dir eine einzige Karte: { $noble }. Vielleicht liegt sie im Stapel: { $card }.
teacher-heads-of-state-take-stand = Wähle einen Adeligen auf der Liste, dann die Karte, die dich ihm näher bringt.
teacher-heads-of-state-blade-first = Eine Karte mit einem Land versagt dort nie. Der Attentäter erreicht jedes Land, versagt aber einmal von vieren.
teacher-heads-of-state-blade-leader = Diese Karte wirkt in einem Land, in dem { $leader } führt, { $country }: { $card }.
teacher-heads-of-state-act-stop = Deine Karten passen noch zu keinem freien Feld. Beende; bis zu zehn behältst du.
teacher-heads-of-state-act-stop-short = Nichts passt: Beende.
teacher-heads-of-state-act-gap = Dieses Feld gehört dir in diesem Zug: { $spot }. Dein eigener Adeliger kann einziehen.
teacher-heads-of-state-act-gap-short = Zieh ein: { $spot }.
teacher-heads-of-state-act-gap-open = Ein Feld darf leer bleiben, ein weiterer Anschlag braucht also Karten für seine Lücke. Aufhören ist keine Schande.
teacher-heads-of-state-act-strike = Beleuchtete Adelige kannst du treffen. Such einen, dessen Fall ändert, wer bezahlt wird, und dessen Feld du füllen kannst.
teacher-heads-of-state-act-strike-short = Wessen Fall ändert, wer bezahlt wird?
teacher-heads-of-state-act-first = Alles Beleuchtete kannst du jetzt einsetzen. Die Zahl im Sechseck bekommt der erste Adelige dort.
teacher-heads-of-state-act-big =
    Dieses Feld bringt sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $spot }.
teacher-heads-of-state-act-big-short =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $spot }.
teacher-heads-of-state-act-country =
    Käme die Revolution jetzt, brächte das { $shift ->
        [one] { $shift } Punkt
       *[other] { $shift } Punkte
    } in einem Land, { $country }: { $spot }.
teacher-heads-of-state-act-country-short =
    { $shift ->
        [one] { $shift } Punkt
       *[other] { $shift } Punkte
    } bei einer Revolution: { $spot }.
teacher-heads-of-state-act-rank = Das wäre ein neuer Rang für dich: { $noble }. Ränge, die fürs Adelshaus noch fehlen: { $count }.
teacher-heads-of-state-act-rank-short = Neuer Rang: { $noble }.
teacher-heads-of-state-act-any =
    Setz ein, was du jetzt nutzen kannst; Zahlen gehören dem Ersten. Am besten gleich: { $spot }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
teacher-heads-of-state-pay-first = Die Kurtisane darf eine Karte des Satzes ersetzen. Du wählst, welche, selbst eine, die du hast.
teacher-heads-of-state-pay-whole = Du hast den ganzen Satz. Behalte die Kurtisane für eine Lücke.
teacher-heads-of-state-pay-whole-short = Die Kurtisane behalten?
teacher-heads-of-state-pay-any = Ersetze die Karte, die du danach am besten brauchen kannst.
teacher-heads-of-state-blade-assassin = Der Attentäter versagt einmal von vieren, kommt aber überallhin. Welche Karte brauchst du später?
teacher-heads-of-state-blade-sure = Alle sind sicher. Gib die Karte aus, die weniger kann.
teacher-heads-of-state-discard-first = Zehn Karten dürfen bleiben; zu viel: { $count }. Lass gehen, was zu keinem Adeligen passt, den du noch einsetzen kannst.
teacher-heads-of-state-discard-first-short = Zu viel: { $count }.
teacher-heads-of-state-trim-first = Ein neues Jahrhundert: Sechs Karten und zwei Verratskarten gehen mit. Behalte ganze Sätze, dann Kurtisanen, dann Gold.
teacher-heads-of-state-trim-first-short = Ganze Sätze zuerst, dann Kurtisanen, dann Gold.
teacher-heads-of-state-three = Also drei Karten.
teacher-heads-of-state-clear = Die sechs alten Karten kommen nach deinem Zug zurück in den Stapel.
teacher-heads-of-state-treachery = Eine Klinge, eine Karte; du setzt nur ein, wo du tötest.
teacher-heads-of-state-completed = Mit dieser Karte ist ein Adeliger vollständig: { $noble }.
teacher-heads-of-state-completed-short = Vollständig: { $noble }.
teacher-heads-of-state-lacks = Diesem Adeligen fehlt noch eine Karte, { $noble }: { $missing }.
teacher-heads-of-state-drew = Du hast gezogen: { $attribute }. Niemand sonst weiß es.
teacher-heads-of-state-drew-short = Gezogen: { $attribute }.
teacher-heads-of-state-first =
    Erster in diesem Sektor, { $sector }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-first-short =
    { $sector }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-first-other =
    { $seat } hat sich hier { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } geholt: { $sector }.
teacher-heads-of-state-first-other-short = Vergeben an { $seat }: { $sector }.
teacher-heads-of-state-country =
    In jedem Sektor ein Adeliger, { $country }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-country-short =
    { $country }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-country-other = { $seat } hat in jedem Sektor eines Landes einen Adeligen, { $country }. Vielleicht bleibt ein kleinerer Marker.
teacher-heads-of-state-house = Alle sieben Ränge: { $count } Punkte vom Adelshaus.
teacher-heads-of-state-house-other = { $seat } hat alle sieben Ränge eingesetzt und nimmt { $count } Punkte.
teacher-heads-of-state-created = Dein Adeliger steht: { $spot }. Einfluss im Land: du { $mine }, der Beste der anderen { $theirs }.
teacher-heads-of-state-created-short = { $spot }: { $mine } zu { $theirs }.
teacher-heads-of-state-courtesan = Sie hat diese Karte ersetzt: { $attribute }.
teacher-heads-of-state-struck = Du hast einen Adeligen verloren: { $spot }. Seine Karte und deine Punkte behältst du; nur der Einfluss ist weg.
teacher-heads-of-state-struck-short = Verloren: { $spot }.
teacher-heads-of-state-struck-other = { $seat } verliert einen Adeligen: { $spot }. Einfluss dort: du { $mine }, der Beste der anderen { $theirs }.
teacher-heads-of-state-struck-other-short = { $seat } verliert: { $spot }.
teacher-heads-of-state-spared = Der Beutel hat einen Adeligen verschont: { $spot }. Eine Chance von vieren.
teacher-heads-of-state-turned-down = Das Plättchen bleibt umgedreht liegen: Es zählt noch für einen Landesmarker.
teacher-heads-of-state-duty = Getötet { $killed }, ersetzt { $count }: Alle bis auf einen mussten ersetzt werden.
teacher-heads-of-state-blade-other = { $seat } hat eine Klinge genommen: { $treachery }. Sieh, welche deiner Adeligen sie erreicht.
teacher-heads-of-state-discarded = Weggeworfen: { $attribute }. Setz nächstes Mal ein, bevor die Hand überläuft.
teacher-heads-of-state-revolution = Die Revolution! Jedes Land zahlt seinen beiden Ersten.
teacher-heads-of-state-revolution-short = Wieder Revolution.
teacher-heads-of-state-revolution-end = Die letzte Revolution: Die Länder haben noch einmal gezahlt, dann zählten die meisten Adeligen jedes Rangs.
teacher-heads-of-state-paid-first =
    Hier bist du Erster, { $country }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-paid-first-short = Erster: { $country }, { $count }.
teacher-heads-of-state-paid-first-other =
    { $seat } ist hier Erster, { $country }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-paid-second =
    Hier bist du Zweiter, { $country }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-paid-second-short = Zweiter: { $country }, { $count }.
teacher-heads-of-state-tie = Gleicher Einfluss hier, { $country }: Der höhere Adelige entscheidet, dann das höhere Sechseck.
teacher-heads-of-state-century-two = Ein neues Jahrhundert: Die Karte bleibt, die Sechsecke sind meist vergeben. Ein Land zu führen zählt jetzt mehr.
teacher-heads-of-state-century-three = Das letzte Jahrhundert. Ich bin still; schlag spät zu und nimm gegen Ende offene Karten.
teacher-heads-of-state-resumed =
    Dein Zug geht weiter: noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zu nehmen.
teacher-heads-of-state-most =
    Die meisten eines Rangs, { $noble }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-most-short = { $noble }: { $count }.
teacher-heads-of-state-most-shared =
    Die meisten eines Rangs, geteilt, { $noble }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
teacher-heads-of-state-won = Du gewinnst mit { $count } Punkten! Deine größte Punktequelle: { $source }, { $most }.
teacher-heads-of-state-beaten = { $seat } gewinnt mit { $count }, du hast { $score }. Deine größte Punktequelle: { $source }, { $most }.
teacher-heads-of-state-W1 = Eine verdeckte Karte kann die Revolution sein, eine von { $left }, und dann bleibt das auf deiner Hand: { $noble }.
teacher-heads-of-state-W3 =
    Zehn Karten dürfen bleiben und { $count ->
        [one] { $count } würde
       *[other] { $count } würden
    } weggeworfen, dabei könntest du noch einsetzen: { $spot }.
teacher-heads-of-state-W7 = Die Lücke steht offen, wer dort war, könnte einfach zurückkommen, und du hast die Karten: { $spot }.
teacher-heads-of-state-W2 =
    Du könntest hier noch für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } einsetzen: { $spot }.
teacher-heads-of-state-W4 = Diese Karte hast du selbst, und die Kurtisane könnte für einen Satz mit Lücke bleiben: { $card }.
teacher-heads-of-state-W6 = In einem Verratszug darfst du nicht auf leeren Feldern bauen, das müsste also warten: { $spot }.
teacher-heads-of-state-W5 = Ein Verratszug bringt eine Karte statt drei, und im ersten Jahrhundert wächst deine Familie mit drei Karten schneller.
teacher-heads-of-state-W9 = Diese Karte versagt hier nie, der Attentäter aber einmal von vieren: { $card }.
teacher-heads-of-state-W10 = Das würde einen teureren Adeligen zerreißen, { $spot }, der diese Karte braucht: { $card }.
teacher-heads-of-state-W11 = Dieses Feld zahlt { $less }, und derselbe Rang bringt { $points } hier: { $spot }.
teacher-heads-of-state-W12 = Die Kurtisane passt fast überall, und andere Karten passen noch zu nichts.
teacher-heads-of-state-W0 = Ich würde noch einmal nachdenken.
teacher-heads-of-state-next-initial = Sei nächstes Mal dort Erster, wo die Zahl auf dem Sechseck hoch ist: Nur der erste Adelige wird bezahlt.
teacher-heads-of-state-next-country = Schau nächstes Mal, welche Sektoren eines Landes dir fehlen: Ein Adeliger in jedem bringt den Marker.
teacher-heads-of-state-next-house = Setze nächstes Mal jeden Rang einmal ein: Alle sieben bringen das Adelshaus.
teacher-heads-of-state-next-round = Schau nächstes Mal vor einer Revolution, wer in jedem Land führt: Ein Adeliger mehr kann ändern, wer bezahlt wird.
teacher-heads-of-state-next-most-nobles = Setze nächstes Mal einen Rang öfter ein als alle anderen: Die meisten jedes Rangs zählen am Ende.
