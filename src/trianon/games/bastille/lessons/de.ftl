### Die Worte der Lektionen von Bastille.

## 1

lesson-bastille-1-title = Worum es geht
lesson-bastille-1-aim = Du weißt, wann das Spiel endet und wer gewinnt, und nennst fünf Dinge, die Punkte bringen, und eines, das welche kostet.

lesson-bastille-1-1-name = Acht Runden
lesson-bastille-1-1-say = Paris, 1789. Acht Runden lang hast du Leute gesammelt, und heute Abend zählt die Stadt.

lesson-bastille-1-2-name = Die meisten Punkte gewinnen
lesson-bastille-1-2-say = Die meisten Punkte gewinnen, bei Gleichstand entscheiden Münzen. Alex führt mit 36, du hast 35.

lesson-bastille-1-3-name = Deine Leute
lesson-bastille-1-3-say = Sechs Leute folgen dir. Die Zahl neben dem Lorbeer ist, was jeder wert ist: zusammen achtzehn.

lesson-bastille-1-4-name = Mit bloßen Händen
lesson-bastille-1-4-say = Zweien von deinen Leuten fehlt noch die Waffe, die rot gestrichelt ist: Tippe auf einen von ihnen.
lesson-bastille-1-4-right-1 = Ja. Der Sergeant wartet auf ein Gewehr, der Kammerherr auf einen Degen.
lesson-bastille-1-4-wrong-1 = Das Fischweib ist bereit: Du hast in Runde vier eine Harke dafür gewonnen. Such die rote Strichelung.
lesson-bastille-1-4-wrong-2 = Dieser Charakter kam bewaffnet: Die Waffe ist ausgezeichnet. Such die rote Strichelung.

lesson-bastille-1-5-name = Die letzte Wahl
lesson-bastille-1-5-say = Drei Waffen sind noch da, und zwei sind für dich. Der Sergeant braucht ein Gewehr, der Kammerherr einen Degen: Wähle.
lesson-bastille-1-5-right-1 = Beide sind bewaffnet. Sieh dir jetzt die Wertung an, Zeile für Zeile.
lesson-bastille-1-5-wrong-1 = Der Kammerherr kann mit einer Harke nichts anfangen und bleibt unbewaffnet: minus zwei. Du hättest am Ende 66, Alex 67.
lesson-bastille-1-5-wrong-2 = Der Sergeant kann mit einer Harke nicht schießen und bleibt unbewaffnet: minus zwei. Du hättest am Ende 66, Alex 67.

lesson-bastille-1-6-name = Die Leute zählen
lesson-bastille-1-6-say = Achtzehn für deine Leute. In den meisten Partien bringt nichts anderes so viel.

lesson-bastille-1-7-name = Geheime Aufträge
lesson-bastille-1-7-say = Deine Aufträge waren bis jetzt geheim. Soldaten mit Münzwert 5, 6 und 7 bringen acht Punkte, die zweitmeisten Kronen noch zwei.

lesson-bastille-1-8-name = Kleingeld
lesson-bastille-1-8-say = Vier deiner Gefolgsleute sind noch im Beutel, je ein Punkt. Je drei Münzen bringen noch einen.

lesson-bastille-1-9-name = Sieg
lesson-bastille-1-9-say = Ulrich hat jemanden ohne Waffe und geht zwei zurück. Du verlierst nichts, und 68 schlägt 67: Du hast gewonnen.

lesson-bastille-1-10-name = Was du gelernt hast
lesson-bastille-1-10-say = Leute, Aufträge, die Bastille, Edelsteine und Kronen bringen Punkte; Unbewaffnete kosten welche. Alles, was du in acht Runden tust, dient einem davon.

## 2

lesson-bastille-2-title = Plättchen platzieren
lesson-bastille-2-aim = Du kannst deine Plättchen platzieren und an jedem Ort sagen, wer Erster, Zweiter und Dritter ist.

lesson-bastille-2-1-name = Deine drei Plättchen
lesson-bastille-2-1-say = Ein neues Spiel, Runde eins, und du beginnst. Diese drei Plättchen sind alles, was du in einer Runde tun kannst; zu dritt wären es vier.

lesson-bastille-2-2-name = Dein erstes Plättchen
lesson-bastille-2-2-say = Reihum legt jeder ein Plättchen, bis keines mehr da ist. Leg dein erstes irgendwohin: Hier kann nichts schiefgehen.
lesson-bastille-2-2-right-1 = Die Banque zahlt Münzen, das Doppelte des Plättchens. Sie wird als erster Ort abgehandelt.
lesson-bastille-2-2-right-2 = In Notre Dame wächst dieses Plättchen um eins, für den Rest des Spiels. Ein beliebter erster Zug guter Spieler.
lesson-bastille-2-2-right-3 = In Versailles wählt der Erste einen von zwei Boni. Heute: eine Fackel oder vier Münzen.
lesson-bastille-2-2-right-4 = In den Catacombes kommen deine Gefolgsleute in den Beutel. Später werden einige gezogen, und jeder bringt einen Bonus.
lesson-bastille-2-2-right-5 = Auf der Place Louis nimmst du einen der vier Charaktere darüber. Das Plättchen zahlt einen Teil des Münzwerts.
lesson-bastille-2-2-right-6 = An der Bastille zieht dein Marker auf der Leiste unten vor. Je weiter, desto mehr Punkte.
lesson-bastille-2-2-right-7 = Bei den Etats Généraux suchst du dir einen geheimen Auftrag aus. Wer dort Erster ist, bekommt auch zwei Münzen.

lesson-bastille-2-3-name = Das höhere zuerst
lesson-bastille-2-3-say = Zwei Runden später. Alex’ 1 lag vor Ulrichs 2 hier, und doch ist Ulrich Erster: Der höhere Wert geht vor.

lesson-bastille-2-4-name = Bei Gleichstand das frühere
lesson-bastille-2-4-say = Sind zwei Plättchen gleich, geht das frühere vor. Eine weitere 2 stünde jetzt hinter der von Ulrich.

lesson-bastille-2-5-name = Versuch es selbst
lesson-bastille-2-5-say = Der erste Rang an der Banque bringt auch den Startspielermarker: Nächste Runde würdest du beginnen. Welches deiner Plättchen holt ihn?
lesson-bastille-2-5-right-1 = 3 vor 2 vor 1: du, Ulrich, Alex. Sechs Münzen und der Marker gehören dir.
lesson-bastille-2-5-wrong-1 = Deine 2 ist Zweite: Ulrichs 2 lag früher da. Du bekämst vier Münzen, aber keinen Marker; sieh dir dein anderes Plättchen an.
lesson-bastille-2-5-other = Ein guter Ort für ein andermal. Den Marker gibt es an der Banque: Schick ein Plättchen dorthin.

lesson-bastille-2-6-name = Dein letztes Plättchen
lesson-bastille-2-6-say = Ein Plättchen bleibt dir, eine 2, und du legst als Letzter. Finde den einzigen Ort, an dem sie Erste ist.
lesson-bastille-2-6-right-1 = Jans 1 lag früher da, aber deine 2 ist höher. Zwei Gefolgsleute für dich, einer für Jan.
lesson-bastille-2-6-wrong-1 = Jans 2 liegt schon da, und bei gleichen geht die frühere vor. Du wärst Zweiter.
lesson-bastille-2-6-wrong-2 = Alex’ 2 liegt schon da, und bei gleichen geht die frühere vor. Du wärst Zweiter.
lesson-bastille-2-6-wrong-3 = Ulrichs 2 lag früher, Ulrichs 1 ist niedriger: Du stündest dazwischen, als Zweiter. Such einen Ort ohne 2.
lesson-bastille-2-6-tap-1 = Alle drei Felder sind belegt. Ein voller Ort ist für diese Runde geschlossen.

lesson-bastille-2-7-name = Von 1 bis 7
lesson-bastille-2-7-say = Jetzt werden die Orte von Nummer 1 bis Nummer 7 abgehandelt. Die Banque zahlt dir sechs Münzen und gibt dir den Marker.

lesson-bastille-2-8-name = Zwei Plättchen an einem Ort
lesson-bastille-2-8-say = Ulrich hat zwei Plättchen auf der Place Louis und nimmt darum zweimal. Jedes Plättchen handelt für sich und kehrt dann zurück.

lesson-bastille-2-9-name = Was du gelernt hast
lesson-bastille-2-9-say = Höher geht vor, dann früher. Beeil dich also, wo Gleiche sich treffen, und behalte ein hohes Plättchen für den Ort, um den du kämpfst.

## 3

lesson-bastille-3-title = Die sieben Orte
lesson-bastille-3-aim = Du weißt, was jeder der sieben Orte gibt, in welcher Reihenfolge, und welcher wofür hilft.

lesson-bastille-3-1-name = Ein Gang durch Paris
lesson-bastille-3-1-say = Deine beiden 2 warten in Versailles und auf der Place Louis. Leg dein letztes Plättchen zu den Etats Généraux, und der Gang beginnt.
lesson-bastille-3-1-right-1 = Alle zwölf Plättchen liegen. Wir gehen von Nummer 1 bis Nummer 7.
lesson-bastille-3-1-other = Das ginge. Aber für diesen Gang brauchen wir dich bei Nummer 7, den Etats Généraux.

lesson-bastille-3-2-name = 1 Banque de Paris
lesson-bastille-3-2-say = Die Banque zahlt das Doppelte: vier Münzen für Jan, zwei für Alex. Jan ist Erster und beginnt die nächste Runde.

lesson-bastille-3-3-name = 2 Notre Dame
lesson-bastille-3-3-say = In Notre Dame wächst ein Plättchen um eins, für immer; der Erste bekommt auch einen Punkt. Frühes Wachsen nützt in jeder späteren Runde.

lesson-bastille-3-4-name = 3 Versailles
lesson-bastille-3-4-say = Versailles hat zwei Boni, und du bist Erster: eine Fackel oder vier Münzen. Du hast 2 Münzen, und die Place Louis kommt später.
lesson-bastille-3-4-right-1 = Vier Münzen, rechtzeitig für die Place Louis. Alex bekommt die Fackel, die jede Waffe ersetzt.
lesson-bastille-3-4-nearly-1 = Eine Fackel ersetzt jede Waffe und ist nie schlecht. Aber mit 2 Münzen ist auf der Place Louis nur der Bänkelsänger erreichbar.

lesson-bastille-3-5-name = 4 Catacombes
lesson-bastille-3-5-say = Der Erste legt zwei Gefolgsleute in den Beutel, der Zweite einen. Nach Runde vier und acht werden bis zu fünf gezogen: Jeder bringt einen Bonus.

lesson-bastille-3-6-name = 5 Place Louis
lesson-bastille-3-6-say = Vier Charaktere warten auf der Place Louis. Du zahlst die Zahl neben der Münze, weniger deine 2: Nimm, wen du magst.
lesson-bastille-3-6-right-1 = Willkommen! Dieser Charakter gehört dir für immer, mit jedem Zeichen auf der Karte.
lesson-bastille-3-6-wrong-1 = Du darfst allein nach Hause gehen, aber die Charaktere sind das Herz dieses Spiels. Nimm einen mit.

lesson-bastille-3-7-name = 6 Bastille
lesson-bastille-3-7-say = An der Bastille zieht der Marker um den Wert des Plättchens vor, der Erste um eins mehr. Schwellen der Leiste sind Punkte, zweimal im Spiel gezählt.

lesson-bastille-3-8-name = 7 Etats Généraux
lesson-bastille-3-8-say = Allein hier, also Erster: zwei Münzen und die Wahl unter allen Aufträgen. Ein Auftrag ist ein geheimes Ziel für die Endwertung: Nimm einen.
lesson-bastille-3-8-right-1 = Er bleibt bis zur Endwertung verborgen. Ihn zu erfüllen bringt Punkte, ihn zu verfehlen kostet nichts.

lesson-bastille-3-9-name = Die leere Kasse
lesson-bastille-3-9-say = Runde vier, und du hast eine einzige Münze. Die Charaktere auf der Place Louis kosten 4 bis 8: Wohin gehst du zuerst?
lesson-bastille-3-9-right-1 = Nummer 1 zahlt, bevor Nummer 5 drankommt. Frische Münzen und ein neues Gesicht in derselben Runde.
lesson-bastille-3-9-nearly-1 = Der richtige Ort, aber eine 1 bringt nur zwei Münzen. An der Banque lohnt sich ein hohes Plättchen.
lesson-bastille-3-9-nearly-2 = In Versailles liegen heute vier Münzen, falls sie niemand vorher nimmt. Die Banque ist sicherer: Deine 3 bringt sechs.
lesson-bastille-3-9-nearly-3 = Eine Münze und ein Plättchen: Das reicht höchstens bis Münzwert 4. Füll erst die Kasse, dann hast du die Wahl.
lesson-bastille-3-9-other = Kein schlechter Ort, aber deine Kasse bleibt leer. Welcher Ort zahlt Münzen?

lesson-bastille-3-10-name = Ein schwaches Plättchen
lesson-bastille-3-10-say = Dieselbe Runde, ein anderer Bedarf: Deine 1 verliert jeden Vergleich. Wo wird sie eine 2, für alle kommenden Runden?
lesson-bastille-3-10-right-1 = Ab der nächsten Runde hast du 2, 2 und 3. Jede dieser Runden wird es dir danken.
lesson-bastille-3-10-nearly-1 = Der richtige Ort, und auch dieses Plättchen würde wachsen. Aber das schwache ist deine 1: Sie selbst muss dorthin.
lesson-bastille-3-10-other = Sie bliebe eine 1. Ein Ort macht eine 2 daraus.

lesson-bastille-3-11-name = Vor der Wertung
lesson-bastille-3-11-say = Nach dieser Runde zählt die Leiste: ab 3 zwei Punkte, ab 6 fünf. Du stehst auf 3: Welches Plättchen geht zur Bastille?
lesson-bastille-3-11-right-1 = Erster mit der 3 heißt vier Felder: bis 7, über die Schwelle. Fünf Punkte statt zwei, und du überholst Jan.
lesson-bastille-3-11-nearly-1 = Ulrichs 2 lag früher da, also ziehst du zwei Felder, auf 5. Eins vor der Schwelle, und das ist zu kurz.
lesson-bastille-3-11-wrong-1 = Eine 1 zieht ein Feld, auf 4, und keine Schwelle ist nah. Man zieht um den Wert des Plättchens vor.
lesson-bastille-3-11-other = So bleibt dein Marker auf 3. Schick ein Plättchen zur Bastille.

lesson-bastille-3-12-name = Was du gelernt hast
lesson-bastille-3-12-say = Münzen vor Charakteren, früh wachsen, vorziehen vor den Wertungen. Die Nummer auf jedem Schild sagt, was wovor kommt.

## 4

lesson-bastille-4-title = Charaktere und ihre Waffen
lesson-bastille-4-aim = Du kannst eine Karte lesen, ihren Preis ausrechnen, am Rundenende mit Flaggen gewinnen und Unbewaffnete vermeiden.

lesson-bastille-4-1-name = Ein Gesicht in der Menge
lesson-bastille-4-1-say = Der Sergeant: links der Münzwert 6, rechts vier Punkte. Unten eine Flagge, und rot gestrichelt das Gewehr, das ihm fehlt.

lesson-bastille-4-2-name = Was du zahlst
lesson-bastille-4-2-say = Dein Plättchen zahlt mit: Mit deiner 3 kostet der Sergeant 3 Münzen. Du hast 4.

lesson-bastille-4-3-name = Wähle
lesson-bastille-4-3-say = Hier bist du Erster. Nimm von denen, die du bezahlen kannst, den mit den meisten Punkten.
lesson-bastille-4-3-right-1 = Vier Punkte für drei Münzen, und diese Flagge ist deine dritte. Gut gewählt.
lesson-bastille-4-3-nearly-1 = Ein Mönch darf sich am Ende jeder Gruppe anschließen, das ist praktisch. Aber der Sergeant kostet dasselbe und bringt doppelt so viele Punkte.
lesson-bastille-4-3-wrong-1 = Der Stallknecht kostet eine Münze und bringt seine Harke mit, aber nur einen Punkt. Jemand hier bringt vier.
lesson-bastille-4-3-wrong-2 = Dann folgt dir in dieser Runde niemand. Du kannst drei der vier bezahlen.
lesson-bastille-4-3-tap-1 = Der Vetter des Königs kostet 9, weniger deine 3 macht 6. Du hast 4 Münzen.

lesson-bastille-4-4-name = Flaggen
lesson-bastille-4-4-say = Sind alle Orte abgehandelt, werden Flaggen gezählt. Die meisten nehmen den großen Bonus, die zweitmeisten den kleinen: heute drei Punkte und einen.

lesson-bastille-4-5-name = Zeig Flagge
lesson-bastille-4-5-say = Alex zeigt zwei Flaggen, Jan eine, du eine. Wen nimmst du, um die drei Punkte zu gewinnen?
lesson-bastille-4-5-right-1 = Drei Flaggen und drei Punkte. Und dieselben Flaggen zählen am Ende jeder Runde wieder.
lesson-bastille-4-5-nearly-1 = Je zwei Flaggen. Gleichstand geht an den Startspieler, dann im Uhrzeigersinn: Alex ist Erster, und dir bleibt ein Punkt.
lesson-bastille-4-5-wrong-1 = Zwei Edelsteine, aber keine Flagge. Du und Jan habt je eine, Jan sitzt näher am Startspieler, und für dich bleibt nichts.
lesson-bastille-4-5-wrong-2 = Ohne neue Flagge bleibst du hinter Alex und Jan. Einer der drei trägt zwei.

lesson-bastille-4-6-name = Eine neue Runde
lesson-bastille-4-6-say = Wer nicht genommen wurde, geht, und vier Neue kommen. Versailles und die Flaggen bekommen neue Boni: eine neue Runde.

lesson-bastille-4-7-name = Die letzte Runde
lesson-bastille-4-7-say = Runde acht. Deinem Winzer fehlt eine Harke, deinem Sergeanten ein Gewehr, und als Letzter auf der Leiste bekommst du nur eine Waffe.

lesson-bastille-4-8-name = Was es kostet
lesson-bastille-4-8-say = Ein Unbewaffneter kostet zwei Punkte, zwei kosten 5, drei 9, vier 14, mehr 20. Zähl also Waffen, bevor du jemanden nimmst.

lesson-bastille-4-9-name = Der letzte Charakter
lesson-bastille-4-9-say = Je vier Punkte und eine Flagge: die Marktfrau für 2 Münzen oder der Grenadier für alle deine 5. Wer soll es sein?
lesson-bastille-4-9-right-1 = Der Grenadier bringt sein Gewehr mit. Nur einer von deinen bleibt unbewaffnet, und du gewinnst mit einem Punkt, 45 zu 44.
lesson-bastille-4-9-wrong-1 = Auch sie braucht eine Harke. Zwei Unbewaffnete kosten 5 statt 2, deine drei Münzen bringen einen Punkt, und Alex gewinnt 44 zu 43.
lesson-bastille-4-9-wrong-2 = Vier Punkte blieben auf dem Platz. Du kannst jemanden bezahlen, der keine Waffe von dir braucht.
lesson-bastille-4-9-tap-1 = Der Prinz kostet 10, weniger deine 3 macht 7. Du hast 5 Münzen.
lesson-bastille-4-9-tap-2 = Die Herzogin kostet 10, weniger deine 3 macht 7. Du hast 5 Münzen.

lesson-bastille-4-10-name = Was du gelernt hast
lesson-bastille-4-10-say = Punkte, Zeichen, Waffe: Sieh dir alle drei an, bevor du zahlst. Waffen kommen nach Runde vier und acht von der Bastille, Fackeln aus Versailles.

## 5

lesson-bastille-5-title = Aufträge und Katakomben
lesson-bastille-5-aim = Du kannst einen passenden Auftrag wählen und hast die Zwischenwertung gespielt: Edelsteine, Kronen, Gefolgsleute, Leiste, Waffen.

lesson-bastille-5-1-name = Bei den Etats Généraux
lesson-bastille-5-1-say = Runde vier, und dein Plättchen bei den Etats Généraux ist dran. Du siehst alle Aufträge durch, die noch da sind, und behältst einen.

lesson-bastille-5-2-name = Ein Auftrag, der passt
lesson-bastille-5-2-say = Dein Trommler hat Münzwert 5, dein Schweizergardist Münzwert 7. Welcher Auftrag ist fast schon erfüllt?
lesson-bastille-5-2-right-1 = Soldaten 5, 6 und 7: Nur die 6 fehlt. Acht Punkte für einen weiteren Charakter.
lesson-bastille-5-2-nearly-1 = Sechs Punkte, wenn niemand mehr Soldaten hat als du: ein guter Auftrag. Ein anderer passt dir noch besser.
lesson-bastille-5-2-nearly-2 = Hier zählte nur deine 7, und zwei fehlen. Es gibt einen Nachbarn mit deiner 5 und deiner 7.
lesson-bastille-5-2-other = Du fingst fast bei null an. Such den Auftrag, dem deine beiden Soldaten schon dienen.
lesson-bastille-5-2-tap-1 = Diesen hast du schon. Niemand hat denselben Auftrag zweimal.

lesson-bastille-5-3-name = Edelsteine und Kronen
lesson-bastille-5-3-say = Das halbe Spiel ist vorbei, und die Stadt zählt zum ersten Mal. Jeder Edelstein ist ein Punkt; die meisten Kronen bringen drei, an Alex.

lesson-bastille-5-4-name = Dein Gefolgsmann
lesson-bastille-5-4-say = Bis zu fünf Gefolgsleute werden gezogen, und der erste ist deiner. Zwei Soldaten fehlt ein Gewehr, eines liegt an der Bastille: Welches Feld hilft?
lesson-bastille-5-4-right-1 = Eine Fackel ersetzt jede Waffe. Jetzt werden die anderen vier gezogen, und jeder nimmt ein freies Feld.
lesson-bastille-5-4-nearly-1 = Vier Punkte auf einmal: oft das beste Feld von allen. Aber jetzt suchen wir etwas, das einen Soldaten bewaffnet.
lesson-bastille-5-4-other = Nützlich, ein andermal. Heute stehen deine Soldaten ohne Waffen da: Welches Feld gibt eine?

lesson-bastille-5-5-name = Links und rechts
lesson-bastille-5-5-say = Die linken Felder geben mehr, aber der Gefolgsmann geht heim. Von rechts kommt er zurück in den Beutel: eine neue Chance oder am Ende ein Punkt.

lesson-bastille-5-6-name = Die Schwelle auf der Leiste
lesson-bastille-5-6-say = Du hast die Schwelle bei 6 überschritten: fünf Punkte. Jan steht auf 5, ein Feld zu kurz, und bekommt zwei.

lesson-bastille-5-7-name = Wer vorn ist, wählt zuerst
lesson-bastille-5-7-say = Waffen gibt es in der Reihenfolge der Leiste: Alex hat gewählt, jetzt nimmst du zwei. Ein Soldat braucht noch ein Gewehr.
lesson-bastille-5-7-right-1 = Beide Soldaten sind bewaffnet, einer durch das Gewehr, einer durch die Fackel. Die andere Waffe wartet auf jemand Neuen.
lesson-bastille-5-7-wrong-1 = Dann geht das einzige Gewehr an jemand anderen, und ein Soldat bleibt unbewaffnet. Nimm das Gewehr, solange es daliegt.

lesson-bastille-5-8-name = Da ist deine 6
lesson-bastille-5-8-say = Runde fünf, und sieh, wer gekommen ist: der Sergeant, Münzwert 6. Nimm ihn, und dein Auftrag ist erfüllt.

lesson-bastille-5-9-name = Was du gelernt hast
lesson-bastille-5-9-say = Wähle Aufträge, die deine Leute schon halb erfüllen. Sieh vor jeder Wertung auf drei Dinge: die nächste Schwelle, deine Kronen, deine Waffen.

## 6

lesson-bastille-6-title = Die letzten zwei Runden
lesson-bastille-6-aim = Du hast die Endwertung gespielt, kennst drei Gewohnheiten guter Spieler und vier Fehltritte und sitzt vor deiner ersten eigenen Runde.

lesson-bastille-6-1-name = Wohin der Mönch gehört
lesson-bastille-6-1-say = Runde acht ist vorbei, und dein Mönch, Münzwert 7, schließt sich für immer einer Gruppe an. Du hast den Auftrag Soldaten 6, 7, 8: Wohin?
lesson-bastille-6-1-right-1 = Sergeant 6, Mönch 7, Grenadier 8: Die Reihe ist voll, acht Punkte. Nur braucht der Mönch jetzt ein Gewehr wie ein Soldat.
lesson-bastille-6-1-wrong-1 = Das geht, aber dann fehlt deinen Soldaten die 7. Der Auftrag brächte nichts statt acht Punkten.

lesson-bastille-6-2-name = Noch einmal, nur teurer
lesson-bastille-6-2-say = Edelsteine zählen ein zweites Mal, und die meisten Kronen bringen jetzt fünf. Dann werden wieder fünf Gefolgsleute gezogen; Alex nimmt vier Punkte.

lesson-bastille-6-3-name = Die letzte Ziehung
lesson-bastille-6-3-say = Dein Gefolgsmann! Du stehst auf 8, die nächste Schwelle ist bei 11, und Jan auf 10 würde vor dir Waffen wählen.
lesson-bastille-6-3-right-1 = Drei Felder, über die Schwelle: neun Punkte statt fünf. Und beim Verteilen der Waffen bist du vor Jan.
lesson-bastille-6-3-nearly-1 = Drei Punkte sind gut. Drei Felder wären vier wert, und einen besseren Rang bei den Waffen.
lesson-bastille-6-3-wrong-1 = Zwei Felder: auf 10, hinter Jan, der früher da war, und eins vor der Schwelle. Das bringt nichts.
lesson-bastille-6-3-other = Nützlich an einem anderen Tag. Sieh auf die Leiste: Wie weit ist es bis zur Schwelle bei 11?

lesson-bastille-6-4-name = Die letzten Waffen
lesson-bastille-6-4-say = Drei Waffen sind übrig, zwei gehören dir. Eine Fackel und eine Harke hast du schon: Welche zwei bewaffnen alle?
lesson-bastille-6-4-right-1 = Alle sind bewaffnet, der zweite Soldat durch die Fackel. Jetzt wird dein Auftrag gezählt.
lesson-bastille-6-4-nearly-1 = Dein Winzer hat schon eine Harke, und der Kammerherr bleibt unbewaffnet: minus zwei. Es würde reichen, aber zwei Punkte sind zwei Punkte.
lesson-bastille-6-4-nearly-2 = Zwei deiner Soldaten brauchen Gewehre, und es gibt nur eine Fackel: minus zwei. Es würde reichen, aber zwei Punkte sind zwei Punkte.

lesson-bastille-6-5-name = Die Endwertung
lesson-bastille-6-5-say = Siebzehn für Charaktere, vierzehn für Aufträge, zwei für Gefolgsleute im Beutel, zwei für Münzen. Du gewinnst mit 60 zu 57.

lesson-bastille-6-6-name = Erste Gewohnheit: früh wachsen
lesson-bastille-6-6-say = Ein frisches Spiel und drei Gewohnheiten guter Spieler. Die erste: in jeder frühen Runde ein Plättchen wachsen lassen; schick eine 1 nach Notre Dame.
lesson-bastille-6-6-right-1 = In sieben Runden, die noch kommen, ist dieses Plättchen eins mehr wert. Nach Alex ist der Ort voll.
lesson-bastille-6-6-nearly-1 = Eine 3 so früh ist auch stark. Aber dann gingst du mit einer 1 zur Place Louis; schicken wir die 1.
lesson-bastille-6-6-other = Das hat seine Zeit. Erst die erste Gewohnheit: ein Plättchen nach Notre Dame, bevor die Felder vergeben sind.

lesson-bastille-6-7-name = Zweite Gewohnheit: Charaktere
lesson-bastille-6-7-say = Die zweite: fast jede Runde jemanden nehmen; gute Spieler haben am Ende sechs oder sieben Charaktere. Deine 2 macht sie auf der Place Louis billiger.
lesson-bastille-6-7-right-1 = Mit 8 Münzen und einer 2 kannst du alle vier bezahlen. Jan wählt zuerst: Jans 2 lag früher.
lesson-bastille-6-7-nearly-1 = Der richtige Ort. Mit der 2 zahlst du eine Münze weniger, und keine spätere 2 schiebt sich vor dich.
lesson-bastille-6-7-other = Charaktere sind Punkte, Flaggen und Aufträge zugleich. Schick deine 2 zur Place Louis.

lesson-bastille-6-8-name = Dritte Gewohnheit: klein, wo klein genügt
lesson-bastille-6-8-say = Die dritte: hohe Plättchen, wo der Wert zählt, niedrige, wo Dabeisein genügt. Wo ist deine 1 so gut wie eine 4?
lesson-bastille-6-8-right-1 = Niemand sonst ist dort: zwei Münzen und ein Auftrag, genau was eine 4 brächte. Gut gelegt.
lesson-bastille-6-8-nearly-1 = Ein guter Ort für kleine Plättchen, aber Ulrichs 1 lag früher da. Ein Ort ist noch leer.
lesson-bastille-6-8-wrong-1 = Hier wird jeder Punkt des Plättchens in Münzen oder Feldern bezahlt. Eine 1 bekommt wenig: Heb solche Orte für hohe auf.
lesson-bastille-6-8-wrong-2 = Du wähltest als Letzter von vieren und zahltest fast den vollen Preis. Ein Ort ist noch leer.
lesson-bastille-6-8-tap-1 = Alle drei Felder sind belegt. Darum gehen gute Spieler früh dorthin.

lesson-bastille-6-9-name = Fehltritt eins: die leere Kasse
lesson-bastille-6-9-say = Jetzt vier Fehltritte, die jeder einmal tut. Der erste: ohne Münzen auf der Place Louis; plane die Banque eine Runde vorher oder in derselben.

lesson-bastille-6-10-name = Fehltritt zwei: ein Feld zu kurz
lesson-bastille-6-10-say = Der zweite: ein Feld vor einer Schwelle. Sie liegen bei 3, 6, 11 und 17 und zählen nur nach Runde vier und acht.

lesson-bastille-6-11-name = Fehltritt drei: bloße Hände
lesson-bastille-6-11-say = Der dritte: sechs feine Leute und zwei Waffen. Ein Unbewaffneter kostet wenig, fünf kosten zwanzig: Zähl sie ab Runde fünf.

lesson-bastille-6-12-name = Fehltritt vier: zu spät wachsen
lesson-bastille-6-12-say = Der vierte: Notre Dame spät im Spiel. Ein Plättchen, das in Runde acht wächst, wird nie wieder gelegt.

lesson-bastille-6-13-name = Dein eigenes Spiel
lesson-bastille-6-13-say = Du weißt alles Nötige, und deine erste Runde liegt gut. Spielen wir sie zu Ende, du und ich?
