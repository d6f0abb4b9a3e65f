### Die Worte der Lektionen von Heads of State.

## 1

lesson-heads-of-state-1-title = Worum es geht
lesson-heads-of-state-1-aim = Du weißt, was gewinnt und wann es endet, und hast deinen ersten Adeligen für Punkte eingesetzt.

lesson-heads-of-state-1-1-name = Vier Reiche
lesson-heads-of-state-1-1-say = Vier Reiche und sieben Ränge vom Baron bis zum König. Am Ende gewinnen die meisten Punkte.

lesson-heads-of-state-1-2-name = Deine erste Karte
lesson-heads-of-state-1-2-say = Alex hat gerade einen Baron eingesetzt, für ein Gold. Jetzt nimmst du zwei Karten: Beginn mit Gold.
lesson-heads-of-state-1-2-right-1 = Gut. Die Lücke wird erst nach deinem Zug gefüllt.
lesson-heads-of-state-1-2-wrong-1 = Ein Schloss ist für höhere Adelige. Jeder Baron und jeder Vizegraf kostet ein Gold.
lesson-heads-of-state-1-2-wrong-2 = Ein Palast: schön für einen Herzog, heute nutzlos. Offene Karten lassen dir die Wahl.
lesson-heads-of-state-1-2-other = Nützlich, ein andermal. Jeder Baron und jeder Vizegraf beginnt mit Gold.

lesson-heads-of-state-1-3-name = Deine zweite Karte
lesson-heads-of-state-1-3-say = Gold allein macht einen Baron. Gold und Titel zusammen machen einen Vizegrafen, einen Rang höher: Nimm den Titel.
lesson-heads-of-state-1-3-right-1 = Ein Vizegraf ist in deiner Reichweite.
lesson-heads-of-state-1-3-wrong-1 = Duellkunst gehört zu einem Markgrafen oder höher. Beim Vizegrafen fehlt ein Titel.
lesson-heads-of-state-1-3-wrong-2 = Sieh auf die Liste: Dem Vizegrafen fehlt noch ein Titel.
lesson-heads-of-state-1-3-other = Das füllt die Lücke nicht. Dem Vizegrafen fehlt noch ein Titel.

lesson-heads-of-state-1-4-name = Wer zuerst kommt
lesson-heads-of-state-1-4-say = Die Zahl im Sechseck gehört dem, der dort den ersten Adeligen einsetzt. Welches Feld zahlt deinem Vizegrafen am meisten?
lesson-heads-of-state-1-4-right-1 = Vier Punkte, und Andalusien gehört vorerst dir.
lesson-heads-of-state-1-4-wrong-1 = Drei Punkte. Ein Feld für einen Vizegrafen zahlt mehr.
lesson-heads-of-state-1-4-wrong-2 = Drei Punkte. Sieh einen Sektor weiter südlich.
lesson-heads-of-state-1-4-wrong-3 = Nur ein Punkt. Vergleiche erst die Zahlen.
lesson-heads-of-state-1-4-wrong-4 = Ein billiger Baron ist auch ein ordentlicher Anfang. Aber dein Vizegraf kann doppelt so viel bringen.
lesson-heads-of-state-1-4-wrong-5 = Karten auf der Hand bringen nichts. Du hattest einen Vizegrafen bereit.
lesson-heads-of-state-1-4-other = Dieses Feld zahlt weniger. Ein Feld für einen Vizegrafen zahlt vier.
lesson-heads-of-state-1-4-tap-1 = Dieses Feld ist für einen Grafen: Titel, Truppen und Schloss.

lesson-heads-of-state-1-5-name = Punkte
lesson-heads-of-state-1-5-say = Hier werden deine Punkte gezählt. Niemand kann sie dir je nehmen, auch nicht, wer den Vizegrafen tötet, der sie gebracht hat.

lesson-heads-of-state-1-6-name = Was du gewonnen hast
lesson-heads-of-state-1-6-say = Deine zwei Karten sind weg, und dein Vizegraf steht. Du behältst auch eine Adelskarte: Die meisten Karten eines Rangs zahlen ganz am Ende.

lesson-heads-of-state-1-7-name = Den Zug beenden
lesson-heads-of-state-1-7-say = Du hast nichts mehr auszugeben. Beende deinen Zug, und die offenen Karten werden auf sechs aufgefüllt.
lesson-heads-of-state-1-7-right-1 = Jan ist dran. Das war ein ganzer Zug.

lesson-heads-of-state-1-8-name = Drei Jahrhunderte
lesson-heads-of-state-1-8-say = Das Spiel geht durch drei Jahrhunderte: 1589, 1689 und 1789. Eine Revolution beendet jedes, und nach der dritten ist das Spiel aus.

lesson-heads-of-state-1-9-name = Niemand kennt die Stunde
lesson-heads-of-state-1-9-say = Die Revolutionskarte steckt unter den letzten elf Karten des Stapels. Sind die erreicht, kann sie jederzeit kommen.

lesson-heads-of-state-1-10-name = Woher Punkte kommen
lesson-heads-of-state-1-10-say = Fünf Dinge bringen Punkte: Erster im Sektor, ein ganzes Land, alle sieben Ränge, führende Länder bei jeder Revolution, die meisten Adeligen. Das erste kennst du jetzt.

lesson-heads-of-state-1-11-name = Was du gelernt hast
lesson-heads-of-state-1-11-say = Ein Adeliger kostet einen Satz Karten, und der erste im Sektor nimmt dessen Zahl. Nach drei Revolutionen gewinnen die meisten Punkte.

## 2

lesson-heads-of-state-2-title = Vom Baron zum König
lesson-heads-of-state-2-aim = Du kannst Karten mit einem Adeligen im Sinn nehmen, die Kurtisane nutzen, mehrere in einem Zug einsetzen und weißt, wann man die Auslage erneuert.

lesson-heads-of-state-2-1-name = Das Rezeptbuch
lesson-heads-of-state-2-1-say = Diese Liste ist dein Rezeptbuch: sieben Ränge und die Karten, die jeder kostet. Ein Baron braucht eine, ein König alle acht.

lesson-heads-of-state-2-2-name = Wie ein Zug beginnt
lesson-heads-of-state-2-2-say = Ab deinem zweiten Zug wählst du zuerst, was für ein Zug es wird. Nimm drei Karten: Das ist der übliche.
lesson-heads-of-state-2-2-right-1 = Drei Karten, und danach darfst du einsetzen.
lesson-heads-of-state-2-2-wrong-1 = Du hast einen Titel und ein Schloss weggefegt, gerade was du brauchtest. Und du nimmst nur eine Karte.
lesson-heads-of-state-2-2-wrong-2 = Das ist der Zug für Klingen: Lektion vier. Er bringt dir nur eine von diesen Karten.

lesson-heads-of-state-2-3-name = Zwei Karten für einen Grafen
lesson-heads-of-state-2-3-say = Ein Graf braucht Titel, Truppen und Schloss. Du hast Truppen: Nimm die beiden, die fehlen.
lesson-heads-of-state-2-3-right-1 = Der Graf ist vollständig. Noch eine Karte.
lesson-heads-of-state-2-3-wrong-1 = Ein Palast ist für Herzöge, Prinzen und Könige. Sieh auf die Lücken beim Grafen.
lesson-heads-of-state-2-3-wrong-2 = Glück gehabt, aber unnötig: Beide Karten lagen offen. Nimm zuerst, was du siehst.
lesson-heads-of-state-2-3-other = Dem Grafen fehlen Titel und Schloss. Nimm diese beiden.

lesson-heads-of-state-2-4-name = Eine Karte verdeckt
lesson-heads-of-state-2-4-say = Nichts Offenes hilft dir sofort. Zieh deine dritte Karte verdeckt vom Stapel.
lesson-heads-of-state-2-4-right-1 = Niemand sonst weiß, was du gezogen hast.
lesson-heads-of-state-2-4-wrong-1 = Ein Bischof ist nie verloren. Aber trau dich einmal: Versuch den Stapel.
lesson-heads-of-state-2-4-other = Nicht schlecht, aber nichts, was du gleich brauchst. Trau dich: Zieh vom Stapel.

lesson-heads-of-state-2-5-name = Die Kurtisane
lesson-heads-of-state-2-5-say = Eine Kurtisane! Sie ersetzt eine beliebige Karte, einmal je Adeligem, aber nie beim Baron oder beim König.

lesson-heads-of-state-2-6-name = Setz den Grafen ein
lesson-heads-of-state-2-6-say = Dein Graf ist bereit. Zwei Felder für Grafen zahlen noch vier: Wähle eines davon.
lesson-heads-of-state-2-6-right-1 = Also die Normandie. Jetzt zahle.
lesson-heads-of-state-2-6-right-2 = Bayern zahlt auch vier. Jetzt zahle.
lesson-heads-of-state-2-6-wrong-1 = Aragonien zahlt drei. Zwei Felder zahlen vier.
lesson-heads-of-state-2-6-wrong-2 = Das würde deinen Grafen zerreißen: Der Titel gehört dazu. Erst der teure Satz, dann der billige.
lesson-heads-of-state-2-6-other = So bleibt der Graf ungeboren. Zwei Felder für Grafen zahlen noch vier.
lesson-heads-of-state-2-6-tap-1 = Dort steht Jans Graf. Jedes Feld fasst einen Adeligen, und nur seinen Rang.

lesson-heads-of-state-2-7-name = Wie du zahlst
lesson-heads-of-state-2-7-say = Du kannst deine eigenen drei Karten ablegen oder eine durch die Kurtisane ersetzen. Welche Karten gibst du?
lesson-heads-of-state-2-7-right-1 = Richtig: Sie bleibt dir für einen Satz mit einer Lücke.
lesson-heads-of-state-2-7-wrong-1 = Es geht, aber sie passt fast überall: Sie zu verschwenden ist ein häufiger Fehltritt. Leg die einfache Karte ab.
lesson-heads-of-state-2-7-wrong-2 = Heute würde es dich dasselbe kosten. Behalte aus Gewohnheit die Karte, die überall passt.
lesson-heads-of-state-2-7-other = Es geht, aber verbraucht die Kurtisane. Leg deine drei einfachen Karten ab.

lesson-heads-of-state-2-8-name = Und noch einer
lesson-heads-of-state-2-8-say = Du darfst einsetzen, so oft deine Karten reichen. Gold und Kurtisane machen einen Vizegrafen: Wähle ein Feld, wo drei Punkte warten.
lesson-heads-of-state-2-8-right-1 = Zwei Adelige und sieben Punkte in einem Zug.
lesson-heads-of-state-2-8-wrong-1 = Dieses Sechseck zahlt eins. Zwei andere zahlen drei.
lesson-heads-of-state-2-8-wrong-2 = Ein Baron für ein Gold, und sie bleibt: nicht schlecht. Aber sieh sie jetzt am Werk.
lesson-heads-of-state-2-8-wrong-3 = Du hattest noch einen Vizegrafen auf der Hand, und die drei von Burgund sind nächstes Mal vielleicht weg.
lesson-heads-of-state-2-8-other = Dieses Feld zahlt weniger. Ein Vizegraf bringt drei in Burgund oder Aragonien.

lesson-heads-of-state-2-9-name = Beende
lesson-heads-of-state-2-9-say = Was übrig ist, passt noch zu keinem Satz. Beende deinen Zug.
lesson-heads-of-state-2-9-right-1 = Gut gebaut. Jetzt sehen wir uns das obere Ende der Leiter an.

lesson-heads-of-state-2-10-name = Der leere Thron
lesson-heads-of-state-2-10-say = Ein anderer Tisch, 1789: Die Karte ist voll bis auf einen Thron. Du hast sieben von acht Karten eines Königs, es fehlt ein Bischof.

lesson-heads-of-state-2-11-name = Die Auslage erneuern
lesson-heads-of-state-2-11-say = Kein Bischof liegt offen, und bei einem König hilft keine Kurtisane. Erneuere die Auslage: Sechs neue Karten kommen, und du nimmst eine.
lesson-heads-of-state-2-11-right-1 = Da ist er! Erneuere aber selten: eine Karte statt drei ist ein Preis.
lesson-heads-of-state-2-11-wrong-1 = Drei verdeckte Karten finden seltener einen Bischof als sechs neue. Und du darfst nur zehn behalten.
lesson-heads-of-state-2-11-wrong-2 = In einem Verratszug könntest du auf diesen leeren Thron nicht bauen.

lesson-heads-of-state-2-12-name = Die fehlende Karte
lesson-heads-of-state-2-12-say = Sechs neue Karten, eine davon für dich. Welche krönt deinen König?
lesson-heads-of-state-2-12-right-1 = Alle acht. Europa hält den Atem an.
lesson-heads-of-state-2-12-wrong-1 = Einen Palast hast du. Ein König braucht von jedem einen: Die Lücke ist der Bischof.
lesson-heads-of-state-2-12-wrong-2 = Sie hilft bei einem König nicht. Der Bischof lag offen vor dir.
lesson-heads-of-state-2-12-other = Die hast du schon oder brauchst sie weniger. Dem König fehlt der Bischof.

lesson-heads-of-state-2-13-name = Die Krone
lesson-heads-of-state-2-13-say = Acht Karten auf der Hand, ein Thron auf der Karte. Setz deinen König ein.
lesson-heads-of-state-2-13-right-1 = Ein König! Du hast nun jeden Rang eingesetzt, und das Adelshaus zahlt dafür sechzehn.
lesson-heads-of-state-2-13-wrong-1 = Der Thron ist noch leer, und vielleicht hat auch Jan acht Karten.

lesson-heads-of-state-2-14-name = Zehn Karten
lesson-heads-of-state-2-14-say = Am Ende deines Zuges behältst du höchstens zehn Karten und vier Verratskarten. Bau also, bevor deine Hand überläuft.

lesson-heads-of-state-2-15-name = Was du gelernt hast
lesson-heads-of-state-2-15-say = Drei Karten im Zug, offen oder verdeckt; die Kurtisane füllt eine Lücke, nur nicht bei Baron und König. Höchstens zehn Karten bleiben.

## 3

lesson-heads-of-state-3-title = Vier Reiche auf einer Karte
lesson-heads-of-state-3-aim = Du kannst die Tafel eines Landes lesen, Einfluss zählen und ein Feld danach wählen, was es bringt: Sechseck, Land, Adelshaus, Führung.

lesson-heads-of-state-3-1-name = Was ein Land zahlt
lesson-heads-of-state-3-1-say = Bei jeder Revolution zahlt jedes Land den beiden Spielern mit dem meisten Einfluss. Frankreich zahlt dem Ersten zehn, dem Zweiten zwei.

lesson-heads-of-state-3-2-name = Höher und niedriger
lesson-heads-of-state-3-2-say = In einer Provinz zählt der höhere Adelige zwei, der niedrigere eins. Hier hat Jans Herzog zwei, dein Vizegraf eins.

lesson-heads-of-state-3-3-name = Allein
lesson-heads-of-state-3-3-say = Dein Baron steht allein in Aquitanien. Wie viel Einfluss ist das, eins oder zwei?
lesson-heads-of-state-3-3-right-1 = Allein heißt am höchsten, also zählt selbst ein Baron zwei.
lesson-heads-of-state-3-3-wrong-1 = Unter einem Vizegrafen wäre es eins. Aber über diesem Baron steht niemand.

lesson-heads-of-state-3-4-name = Hauptstädte
lesson-heads-of-state-3-4-say = Ein dicker Rand zeigt eine Hauptstadt, und dort zählen Adelige doppelt: vier und zwei. Dein König von England steht für vier.

lesson-heads-of-state-3-5-name = Geh in Führung
lesson-heads-of-state-3-5-say = Jan führt in Frankreich mit sechs zu vier, und du hast die Karten für einen Vizegrafen. Wo bringt er dir die Führung?
lesson-heads-of-state-3-5-right-1 = Sechs zu fünf! Dein Vizegraf bringt zwei, und Jans Baron darunter fällt auf eins.
lesson-heads-of-state-3-5-wrong-1 = Fünf zu sechs: Er bringt zwei, aber dein eigener Baron darunter fällt auf eins.
lesson-heads-of-state-3-5-wrong-2 = Ein Punkt jetzt. Aber der erste Platz in Frankreich ist zehn wert.
lesson-heads-of-state-3-5-wrong-3 = Ein solider kleiner Zug: ein Punkt und zwei Einfluss. Aber er überlässt Frankreich Jan.
lesson-heads-of-state-3-5-wrong-4 = Du hattest die Karten für die Führung in Frankreich.

lesson-heads-of-state-3-6-name = Gleichstand
lesson-heads-of-state-3-6-say = In Spanien habt ihr alle drei zwei. Der höhere Adelige entscheidet, dann das höhere Sechseck: Dein Vizegraf in Andalusien führt.

lesson-heads-of-state-3-7-name = Ein toter Adeliger zählt noch
lesson-heads-of-state-3-7-say = Es ist 1689, und Alex hat deinen Vizegrafen in Burgund getötet. Das Plättchen liegt dort umgedreht und ist nicht vergessen.

lesson-heads-of-state-3-8-name = Ein ganzes Land
lesson-heads-of-state-3-8-say = Setz in jedem Sektor eines Landes einen Adeligen ein, tot oder lebendig, und du nimmst seinen Marker. In Frankreich hast du vier von fünf.

lesson-heads-of-state-3-9-name = Alle sieben Ränge
lesson-heads-of-state-3-9-say = Wer alle sieben Ränge eingesetzt hat, nimmt hier sechzehn Punkte, der Nächste zwölf, der Dritte acht. Dir fehlt nur ein Prinz.

lesson-heads-of-state-3-10-name = Ein Prinz, drei Hauptstädte
lesson-heads-of-state-3-10-say = Du hast die sechs Karten eines Prinzen. In welcher Hauptstadt bringen sie dir am meisten?
lesson-heads-of-state-3-10-right-1 = Dreißig Punkte mit einem Adeligen: sieben für das Sechseck, sieben für Frankreich, sechzehn für das Adelshaus.
lesson-heads-of-state-3-10-wrong-1 = Dreiundzwanzig Punkte: Sechseck und Adelshaus. Eine Hauptstadt würde auch ein Land vollenden.
lesson-heads-of-state-3-10-wrong-2 = Jetzt fehlen deinem Prinzen drei Karten. Der teure Satz zuerst.
lesson-heads-of-state-3-10-wrong-3 = Sechs Karten für dreißig Punkte, und du hast sie behalten.
lesson-heads-of-state-3-10-other = Das würde Karten kosten, die dein Prinz braucht. Zuerst sechs Karten für eine Hauptstadt.

lesson-heads-of-state-3-11-name = Drei Fragen an jedes Feld
lesson-heads-of-state-3-11-say = Frag jedes Feld dreierlei. Liegt die Zahl noch da, vollendet es ein Land, ändert es, wer führt?

lesson-heads-of-state-3-12-name = Was du gelernt hast
lesson-heads-of-state-3-12-say = Provinzen zählen zwei und eins, Hauptstädte vier und zwei, allein immer das Höhere. Jedes Land zahlt zweien; ein ganzes Land und alle Ränge zahlen sofort.

## 4

lesson-heads-of-state-4-title = Klingen und Attentäter
lesson-heads-of-state-4-aim = Du kannst einen Verratszug spielen: die richtige Karte, das richtige Ziel und dein eigener Adeliger in der Lücke.

lesson-heads-of-state-4-1-name = Raum auf voller Karte
lesson-heads-of-state-4-1-say = Wenn die Karte voll wird, schafft man Raum durch Verrat. So ein Zug bringt eine Verratskarte und eine einzige Attributskarte.

lesson-heads-of-state-4-2-name = Warum hier
lesson-heads-of-state-4-2-say = In den Deutschen Staaten ist Jan mit einem einzigen Vizegrafen Zweiter, und das zahlt fünf. Du hast dort niemanden: Wähle Verrat.
lesson-heads-of-state-4-2-right-1 = Erst eine Klinge, dann eine Attributskarte.
lesson-heads-of-state-4-2-wrong-1 = Verratskarten spielt man nur in einem Verratszug. Mit drei Karten bleibt Jans Vizegraf.
lesson-heads-of-state-4-2-wrong-2 = Neue Karten, aber keine Klinge: Jans Vizegraf bleibt.

lesson-heads-of-state-4-3-name = Jedes Land hat seine Klinge
lesson-heads-of-state-4-3-say = Der Galgen wirkt in den Deutschen Staaten, der Henker in Großbritannien, die Guillotine in Frankreich, die Inquisition in Spanien. Welche Karte erreicht Jans Vizegrafen?
lesson-heads-of-state-4-3-right-1 = Eine Länderkarte versagt nie.
lesson-heads-of-state-4-3-wrong-1 = Der Henker wirkt nur in Großbritannien. Jans Vizegraf lebt im Rheinland.
lesson-heads-of-state-4-3-wrong-2 = Die Inquisition: nur Spanien. Die Karte, die du brauchst, lag offen.

lesson-heads-of-state-4-4-name = Denk an die Lücke
lesson-heads-of-state-4-4-say = Ein Feld, das du leerst, kann gleich dir gehören. Du hast Gold: Welche Karte macht daraus einen Vizegrafen?
lesson-heads-of-state-4-4-right-1 = Gold und Titel: Dein Vizegraf wartet am Tor.
lesson-heads-of-state-4-4-right-2 = Sie tut es auch. Ein Titel wäre billiger gewesen.
lesson-heads-of-state-4-4-wrong-1 = Kein Vizegraf ohne Titel. Das Feld bliebe leer, und Jan könnte zurückkommen.
lesson-heads-of-state-4-4-wrong-2 = Ein Wagnis, wo doch ein Titel offen liegt.
lesson-heads-of-state-4-4-other = Das macht keinen Vizegrafen. Zu deinem Gold fehlt nur ein Titel.

lesson-heads-of-state-4-5-name = Zeig auf das Ziel
lesson-heads-of-state-4-5-say = Jeder Adelige, den du treffen könntest, ist beleuchtet. Zeig auf Jans Vizegrafen im Rheinland.
lesson-heads-of-state-4-5-right-1 = Jetzt die Karte.
lesson-heads-of-state-4-5-wrong-1 = Dann bleibt Jan Zweiter und behält die fünf Punkte.
lesson-heads-of-state-4-5-other = Auch in Reichweite, aber nicht der, der Jan fünf zahlt. Zeig auf den Vizegrafen im Rheinland.
lesson-heads-of-state-4-5-tap-1 = Deine eigenen Adeligen sind vor dir sicher.

lesson-heads-of-state-4-6-name = Welche Karte
lesson-heads-of-state-4-6-say = Drei deiner Karten erreichen diesen Vizegrafen. Welche gibst du aus?
lesson-heads-of-state-4-6-right-1 = Sicher, und du behältst die beiden Karten, die mehr können.
lesson-heads-of-state-4-6-wrong-1 = Auch sicher, aber sie würde auch in Frankreich wirken. Gib die enge Karte aus, behalte die weite.
lesson-heads-of-state-4-6-wrong-2 = Ein Attentäter erreicht jeden, versagt aber einmal von vieren. Der Galgen nie.

lesson-heads-of-state-4-7-name = Zieh ein
lesson-heads-of-state-4-7-say = In einem Verratszug setzt du nur dort ein, wo du gerade getötet hast. Die Lücke gehört dir: Stell deinen Vizegrafen hinein.
lesson-heads-of-state-4-7-right-1 = Zweiter in den Deutschen Staaten: fünf Punkte weniger für Jan, fünf mehr für dich.
lesson-heads-of-state-4-7-wrong-1 = Erlaubt, aber Jan kann einfach zurückkommen. Töte, wo du einziehen kannst.
lesson-heads-of-state-4-7-other = Füll erst die Lücke. Dein Vizegraf kann sofort ins Rheinland.
lesson-heads-of-state-4-7-tap-1 = Dieses Feld war vorher schon leer. Es wartet auf einen Zug mit drei Karten.

lesson-heads-of-state-4-8-name = Was das Opfer behält
lesson-heads-of-state-4-8-say = Jan behält die Punkte und die Adelskarte. Das umgedrehte Plättchen zählt noch für einen Landesmarker; nur der Einfluss ist weg.

lesson-heads-of-state-4-9-name = Schick einen Attentäter
lesson-heads-of-state-4-9-say = Ein Attentäter erreicht jede Provinz und hat dreimal von vieren Erfolg. Jans Markgraf in der Normandie drückt deinen Grafen auf eins: Wähle ihn.
lesson-heads-of-state-4-9-right-1 = Zwei deiner Karten erreichen die Normandie.
lesson-heads-of-state-4-9-wrong-1 = In Spanien führst du schon. Schlag zu, wo es etwas ändert.
lesson-heads-of-state-4-9-other = In Reichweite, aber es ändert weniger. Jans Markgraf in der Normandie drückt deinen Grafen.

lesson-heads-of-state-4-10-name = Der Beutel
lesson-heads-of-state-4-10-say = Spiel diesmal den Attentäter. Drei von deinen Würfeln kommen in den Beutel und einer von Jan; dann wird einer gezogen.
lesson-heads-of-state-4-10-right-1 = Jans Würfel, eine Chance von vieren. Die Karte ist weg, und dieser Markgraf ist bis zum Ende deines Zuges sicher.
lesson-heads-of-state-4-10-wrong-1 = Das wäre sicher. Aber ich möchte, dass du den Beutel einmal siehst: Nimm den Attentäter.

lesson-heads-of-state-4-11-name = Eine Lücke darf bleiben
lesson-heads-of-state-4-11-say = Eine Karte bleibt, für Frankreich oder die Deutschen Staaten. Triff Alex’ Herzog in Bayern, obwohl du keinen Herzog für die Lücke hast.
lesson-heads-of-state-4-11-right-1 = Von allen, die du in einem Zug tötest, darf ein Feld leer bleiben. Das andere hast du gefüllt, also war es erlaubt.
lesson-heads-of-state-4-11-wrong-1 = Die Karte zu behalten ist oft klug. Versuch es hier, um zu sehen, was leer bleiben darf.
lesson-heads-of-state-4-11-other = Auch in Reichweite, aber nimm den Herzog in Bayern: Dort siehst du, was leer bleiben darf.
lesson-heads-of-state-4-11-tap-1 = Ein Adeliger kann in deinem Zug nur einmal Ziel sein, ob getroffen oder verfehlt.

lesson-heads-of-state-4-12-name = Beende
lesson-heads-of-state-4-12-say = Keine Klinge ist übrig. Beende deinen Zug.
lesson-heads-of-state-4-12-right-1 = Zwei getötet, einer ersetzt. Jan wird nicht erfreut sein.

lesson-heads-of-state-4-13-name = Die Antwort
lesson-heads-of-state-4-13-say = Jan antwortet: Ein König steht jetzt über deinem Prinzen. Dein Prinz fiel von vier auf zwei, und Frankreich gehört Jan, neun zu sieben.

lesson-heads-of-state-4-14-name = Eine Hauptstadt kostet zwei
lesson-heads-of-state-4-14-say = Ein Adeliger in einer Hauptstadt kostet zwei Karten zugleich, beide mit seinem Land. Du hast eine Guillotine und eine Karte für Frankreich oder Spanien.
lesson-heads-of-state-4-14-right-1 = Zwei Karten, kein Beutel, kein Zweifel. Dein Prinz steht wieder allein, neun zu fünf.
lesson-heads-of-state-4-14-wrong-1 = Eine Karte, zwei Einfluss weniger für Jan: sieben zu sieben, und Jans König gewinnt den Gleichstand.
lesson-heads-of-state-4-14-wrong-2 = Dann zahlt Frankreich Jan zehn und dir zwei.
lesson-heads-of-state-4-14-other = So bleibt der König über deinem Prinzen. Schlag in der Hauptstadt zu.

lesson-heads-of-state-4-15-name = Zwei Attentäter
lesson-heads-of-state-4-15-say = Deine letzte Karte ist ein Attentäter. Für eine Hauptstadt bräuchtest du zwei, und sie mischen sich nie mit anderen Karten.

lesson-heads-of-state-4-16-name = Was du gelernt hast
lesson-heads-of-state-4-16-say = Länderkarten versagen daheim nie, Attentäter erreichen alle und versagen einmal von vieren. Eine Hauptstadt kostet zwei; setz nur ein, wo du getötet hast, und lass höchstens eine Lücke.

## 5

lesson-heads-of-state-5-title = Die Revolution
lesson-heads-of-state-5-aim = Du weißt, was geschieht, wenn die Karte erscheint, was du behalten darfst und wie das Spiel endet.

lesson-heads-of-state-5-1-name = Noch vier Karten
lesson-heads-of-state-5-1-say = Der Stapel ist leer, und nur vier Karten liegen unter der Scheibe. Eine davon ist die Revolution von 1689.

lesson-heads-of-state-5-2-name = Wer ist hier Erster?
lesson-heads-of-state-5-2-say = In den Deutschen Staaten haben Jan und Alex beide vier. Wer wäre Erster: Tippe auf einen Spieler.
lesson-heads-of-state-5-2-right-1 = Jan: Ein Prinz steht über Alex’ Grafen.
lesson-heads-of-state-5-2-wrong-1 = Alex’ bester Adeliger dort ist ein Graf. Jan hat einen Prinzen in Brandenburg.
lesson-heads-of-state-5-2-wrong-2 = Du hast dort zwei. Sieh auf die beiden mit vier.

lesson-heads-of-state-5-3-name = Lass sie kommen
lesson-heads-of-state-5-3-say = Du nimmst drei Karten. Zieh eine verdeckt und sieh, was geschieht.
lesson-heads-of-state-5-3-right-1 = Du führst in Großbritannien und Frankreich und bist Zweiter in Spanien: acht, zehn und vier.
lesson-heads-of-state-5-3-wrong-1 = Eine ruhige Wahl und oft die richtige. Fordere einmal das Schicksal heraus.
lesson-heads-of-state-5-3-other = Sicher und vernünftig. Fordere einmal das Schicksal heraus und zieh verdeckt.

lesson-heads-of-state-5-4-name = Dritter ist nichts
lesson-heads-of-state-5-4-say = In den Deutschen Staaten warst du Dritter, und das bringt nichts. Deine Adeligen bleiben aber auf der Karte, für das nächste Jahrhundert.

lesson-heads-of-state-5-5-name = Sechs Karten gehen mit
lesson-heads-of-state-5-5-say = In ein neues Jahrhundert nimmt jeder höchstens sechs Karten und zwei Verratskarten mit. Du hast acht: Welche zwei gibst du ab?
lesson-heads-of-state-5-5-right-1 = Du behältst einen Grafen, einen Baron und mit der Kurtisane einen Vizegrafen: drei Adelige in sechs Karten.
lesson-heads-of-state-5-5-wrong-1 = Sie passt fast überall. Lass zuerst einsame Karten gehen.
lesson-heads-of-state-5-5-wrong-2 = Titel, Truppen und Schloss sind ein Graf. Behalte zusammen, was zusammengehört.
lesson-heads-of-state-5-5-wrong-3 = Zwei Gold sind ein Baron und ein Vizegraf. Bildung und Bischof gehören zu Sätzen, die noch fern sind.
lesson-heads-of-state-5-5-other = Diese Karte gehört zu einem Satz. Bildung und Bischof sind fern von deinen.

lesson-heads-of-state-5-6-name = Wo du stehen bliebst
lesson-heads-of-state-5-6-say = Dein Zug geht weiter, wo er aufhörte. Die Revolution war keine deiner Karten, also nimmst du noch drei.

lesson-heads-of-state-5-7-name = Die letzte Revolution
lesson-heads-of-state-5-7-say = Ein anderer Tisch, 1789, zwei Karten unter der Scheibe. Diese Revolution beendet das Spiel sofort, selbst mitten in deinem Zug.

lesson-heads-of-state-5-8-name = Sichere deinen Zug
lesson-heads-of-state-5-8-say = Du hast einen Herzog auf der Hand, setzt aber erst nach dem Ziehen ein. Nimm deine drei Karten so, dass nichts schiefgehen kann.
lesson-heads-of-state-5-8-right-1 = Offene Karten können nicht die Revolution sein. Jetzt bist du sicher.
lesson-heads-of-state-5-8-wrong-1 = Revolution, und der Herzog ist noch auf deiner Hand. Jan gewinnt mit 92 zu 71.
lesson-heads-of-state-5-8-wrong-2 = Eine verdeckte Karte hat gereicht. Dein Herzog kam nie.
lesson-heads-of-state-5-8-other = Offene Karten sind sicher, darauf kommt es an. Zwei Gold und ein Titel nützen dir am meisten.

lesson-heads-of-state-5-9-name = Der Herzog
lesson-heads-of-state-5-9-say = Jan führt in Frankreich mit sieben zu sechs. Setz deinen Herzog ein, wo sich das umkehrt.
lesson-heads-of-state-5-9-right-1 = Acht zu sechs. Und es ist dein zweiter Herzog: Niemand sonst hat zwei.
lesson-heads-of-state-5-9-wrong-1 = Ein nützlicher Baron, aber er kann warten. Frankreich zuerst.
lesson-heads-of-state-5-9-wrong-2 = Das Auffüllen der offenen Karten brachte die Revolution. Der Herzog war noch auf deiner Hand.
lesson-heads-of-state-5-9-other = Das kann warten oder lohnt nicht. Der Herzog gehört nach Burgund, über Jan.

lesson-heads-of-state-5-10-name = Leere deine Hand
lesson-heads-of-state-5-10-say = Karten auf deiner Hand werden nichts wert sein. Leg dein letztes Gold und den Titel ab: ein Vizegraf in der Provence.
lesson-heads-of-state-5-10-right-1 = Auch noch eine Adelskarte mehr. Schaden kann sie nicht.
lesson-heads-of-state-5-10-wrong-1 = Du gewinnst trotzdem. Aber auf deiner Hand lagen noch Punkte.
lesson-heads-of-state-5-10-right-2 = Ein Baron tut es auch.
lesson-heads-of-state-5-10-other = Auch etwas. Der Vizegraf in der Provence nutzt zwei Karten auf einmal.

lesson-heads-of-state-5-11-name = Das Ende
lesson-heads-of-state-5-11-say = Beende deinen Zug. Die offenen Karten werden von unter der Scheibe aufgefüllt, und oben liegt dort die Revolution.
lesson-heads-of-state-5-11-right-1 = Du gewinnst. Erst sichere Karten, dann der Herzog: Das machte den Unterschied.
lesson-heads-of-state-5-11-other = Ein Adeliger mehr ist schön, aber das Ende kann kommen. Beende deinen Zug.

lesson-heads-of-state-5-12-name = Die meisten Adeligen
lesson-heads-of-state-5-12-say = Die meisten Karten eines Rangs zahlen vier bei Baronen, zwei mehr je Stufe, sechzehn bei Königen. Zwei Gleiche teilen, drei bekommen nichts.

lesson-heads-of-state-5-13-name = Was du gelernt hast
lesson-heads-of-state-5-13-say = Die Revolution unterbricht, und jedes Land zahlt zweien; sechs Karten und zwei Klingen gehen mit. 1789 endet das Spiel sofort, dann zählen die meisten Adeligen.

## 6

lesson-heads-of-state-6-title = Gut spielen
lesson-heads-of-state-6-aim = Drei Faustregeln guter Spieler und die Fehltritte einer ersten Partie, jeder einmal ausprobiert.

lesson-heads-of-state-6-1-name = Ein früher Zug
lesson-heads-of-state-6-1-say = Früh im Jahr 1589 ist die Karte fast leer. Welchen Zug wählst du?
lesson-heads-of-state-6-1-right-1 = Erste Regel: drei nehmen und bauen. Im ersten Jahrhundert tun gute Spieler kaum etwas anderes.
lesson-heads-of-state-6-1-wrong-1 = Fehltritt eins: eine Klinge zu früh. Eine Karte statt drei, und niemand, der es wert wäre.
lesson-heads-of-state-6-1-wrong-2 = Zwei Gold lagen da, und du hattest einen Titel. Erneuere nur, wenn die offenen Karten nutzlos sind.

lesson-heads-of-state-6-2-name = Karten für diesen Zug
lesson-heads-of-state-6-2-say = Die Zahlen in den Sechsecken gehören dem Ersten. Nimm Karten, die heute Adelige machen, nicht irgendwann.
lesson-heads-of-state-6-2-right-1 = Ein Vizegraf und ein Baron für diesen Zug und Truppen für den nächsten.
lesson-heads-of-state-6-2-wrong-1 = Manchmal richtig, aber zwei Gold liegen offen, und Gold macht heute Adelige.
lesson-heads-of-state-6-2-other = Das macht irgendwann Adelige. Zwei Gold und Truppen machen sie heute.

lesson-heads-of-state-6-3-name = Zwei auf einmal
lesson-heads-of-state-6-3-say = Du kannst einen Vizegrafen und einen Baron einsetzen. Hol dir die besten Zahlen in Reichweite.
lesson-heads-of-state-6-3-right-1 = Fünf Punkte für drei Karten, bevor Jan und Alex dort sind.
lesson-heads-of-state-6-3-wrong-1 = Für einen Vizegrafen liegen noch Dreien da. Die großen gehen zuerst weg.
lesson-heads-of-state-6-3-wrong-2 = Fehltritt zwei: sparen. Die Zahlen warten nicht auf dich.
lesson-heads-of-state-6-3-other = Such die größeren Zahlen: drei für einen Vizegrafen, zwei für einen Baron in Sachsen.

lesson-heads-of-state-6-4-name = Zwölf Karten für einen König
lesson-heads-of-state-6-4-say = Du sparst für einen König, und noch immer fehlt ein Bischof. Welcher ist der höchste Adelige, den du heute einsetzen kannst?
lesson-heads-of-state-6-4-right-1 = Ein Prinz jetzt ist besser als ein König irgendwann: sieben Punkte und vier Einfluss in Frankreich.
lesson-heads-of-state-6-4-right-2 = Ein Prinz jetzt ist besser als ein König irgendwann. In Frankreich würde er führen, wo zehn gezahlt werden.
lesson-heads-of-state-6-4-wrong-1 = Vier Punkte, aber deine einzigen Truppen sind weg. Mit ihnen war ein Prinz bereit, für sieben.
lesson-heads-of-state-6-4-wrong-2 = Zwölf Karten, kein Adeliger, und zwei müssen weg. Du darfst nur zehn behalten.
lesson-heads-of-state-6-4-other = Das ist wenig für zwölf Karten. Ein Prinz ist in deiner Reichweite.

lesson-heads-of-state-6-5-name = Und der Rest
lesson-heads-of-state-6-5-say = Ein Gold und ein Titel sind noch da, und in Andalusien wartet eine Vier.
lesson-heads-of-state-6-5-right-1 = Elf Punkte in einem Zug, und keine Karte weggeworfen.
lesson-heads-of-state-6-5-wrong-1 = Ein Punkt. Derselbe Vizegraf bringt in Andalusien vier.
lesson-heads-of-state-6-5-wrong-2 = Vier Punkte lagen auf deiner Hand.
lesson-heads-of-state-6-5-other = Sieh nach Süden: Die Vier von Andalusien wartet noch auf einen Vizegrafen.

lesson-heads-of-state-6-6-name = Lies die Tafeln
lesson-heads-of-state-6-6-say = Die Revolution ist nah, und du kannst in Frankreich oder in den Deutschen Staaten Zweiter werden. Wo ist das mehr wert?
lesson-heads-of-state-6-6-right-1 = Zweite Regel: Lies die Tafeln. Der Zweite bekommt hier fünf, in Frankreich zwei, und allein genügt ein Baron.
lesson-heads-of-state-6-6-right-2 = Das richtige Land. Allein hätte ein Baron für ein Gold genügt.
lesson-heads-of-state-6-6-wrong-1 = Zweiter in Frankreich: zwei Punkte. Die Deutschen Staaten zahlen dafür fünf.
lesson-heads-of-state-6-6-wrong-2 = Dritter in beiden: Keines zahlt dir etwas.

lesson-heads-of-state-6-7-name = Der letzte Zug
lesson-heads-of-state-6-7-say = 1789, und die einzige Karte unter der Scheibe ist die Revolution. Alex führt in Spanien um eins, und du hast die Inquisition.
lesson-heads-of-state-6-7-right-1 = Dritte Regel: Schlag spät zu. Niemand kann mehr antworten.
lesson-heads-of-state-6-7-wrong-1 = 88 zu 88, und bei Gleichstand gewinnen die meisten Könige. Drei Karten konnten Spanien nicht ändern.

lesson-heads-of-state-6-8-name = Eine Klinge, die du nicht brauchst
lesson-heads-of-state-6-8-say = Eine Verratskarte muss genommen werden, obwohl du die richtige hast. Nimm irgendeine.
lesson-heads-of-state-6-8-right-1 = Das spielt jetzt keine Rolle mehr.
lesson-heads-of-state-6-8-right-2 = Das spielt keine Rolle mehr: Die Revolution steckt im anderen Stapel.

lesson-heads-of-state-6-9-name = Vorsicht
lesson-heads-of-state-6-9-say = Jetzt eine Attributskarte. Pass auf, welche du anfasst.
lesson-heads-of-state-6-9-right-1 = Offen und sicher.
lesson-heads-of-state-6-9-wrong-1 = Fehltritt fünf: eine verdeckte Karte ganz am Ende. Die Revolution kam vor deiner Klinge.

lesson-heads-of-state-6-10-name = Zuschlagen und einziehen
lesson-heads-of-state-6-10-say = Alex’ Graf in Aragonien, und du hast die drei Karten eines Grafen. Schlag dort zu, setz deinen eigenen ein, beende.
lesson-heads-of-state-6-10-right-1 = 91 zu 88. Sieben Punkte für Spanien statt vier: Dein letzter Zug war das Spiel.
lesson-heads-of-state-6-10-right-2 = Vier zu drei genügt auch. Mit dem eigenen Grafen wäre es sechs zu drei geworden.
lesson-heads-of-state-6-10-wrong-1 = Fehltritt vier: das falsche Ziel. Ohne Jans Herzog steigt Alex’ Vizegraf auf, und Spanien bleibt bei Alex.
lesson-heads-of-state-6-10-wrong-2 = Die Klinge blieb auf deiner Hand. Jans König gewinnt den Gleichstand.
lesson-heads-of-state-6-10-other = Das dreht Spanien nicht um. Der Graf in Aragonien ist das Ziel.

lesson-heads-of-state-6-11-name = Fünf Fehltritte
lesson-heads-of-state-6-11-say = Fünf Fehltritte: Klingen zu früh, für einen König sparen, die Kurtisane verschwenden, zuschlagen, wo sich nichts ändert, am Ende verdeckt ziehen. Jetzt spiel.

lesson-heads-of-state-6-12-name = Was du gelernt hast
lesson-heads-of-state-6-12-say = Drei nehmen und früh bauen, die Tafeln lesen, spät zuschlagen. Jetzt weißt du alles Nötige für deine erste Partie.
