### Die Worte der Lektionen von Louis XIV.

## 1

lesson-louis-xiv-1-title = Zwölf Tafeln
lesson-louis-xiv-1-aim = Du kannst eine Tafel und deine Missionen lesen, weißt, woher Punkte kommen, und hast deine erste Karte gespielt.

lesson-louis-xiv-1-1-name = Vier Runden am Hof
lesson-louis-xiv-1-1-say = Versailles. Vier Runden lang wirbst du um zwölf Mächtige, und am Ende gewinnen die meisten Punkte.

lesson-louis-xiv-1-2-name = Deine Missionen
lesson-louis-xiv-1-2-say = Diese zwei Karten sind deine Missionen. Jede bringt 5 Punkte und kostet zwei Chips, etwa ein Zepter.

lesson-louis-xiv-1-3-name = Was eine Tafel gibt
lesson-louis-xiv-1-3-say = Dein Page möchte ein Zepter und einen beliebigen zweiten Chip. Tippe auf die Tafel, die ein Zepter gibt.
lesson-louis-xiv-1-3-right-1 = Ja, Anne d’Autriche. Das erste Zeichen neben jedem Gesicht ist die Ausschüttung dieser Tafel.
lesson-louis-xiv-1-3-other = Diese Tafel gibt etwas anderes. Such den kleinen Stab.
lesson-louis-xiv-1-3-hint = Es ist die Tafel mit der Nummer 1, in der Mitte der oberen Hälfte.

lesson-louis-xiv-1-4-name = Fünf Karten
lesson-louis-xiv-1-4-say = Jede Runde bringt fünf Einflusskarten. Eine Karte bringt deine Steine zu der Tafel, die sie zeigt.

lesson-louis-xiv-1-5-name = Deine erste Karte
lesson-louis-xiv-1-5-say = Du hast Annes Karte. Spiel sie für das Zepter, setz einen Stein ein und hör auf.
lesson-louis-xiv-1-5-right-1 = Bei Anne führst du. Die Zeile am Fuß jeder Tafel sagt immer, wer ihre Ausschüttung jetzt bekäme.
lesson-louis-xiv-1-5-wrong-1 = Das holte drei ruhende Steine zurück, und Anne ist noch allein. Wähle diesmal „einsetzen“.
lesson-louis-xiv-1-5-wrong-2 = Diese Karte führt zum Dauphin, der einen Helm gibt. Nimm sie zurück und spiel Anne.
lesson-louis-xiv-1-5-wrong-3 = Louvois gibt ein Wappen und eine Intrigenkarte, kein Zepter. Nimm zurück und spiel Anne.
lesson-louis-xiv-1-5-other = Das ist ein echter Zug, aber er bringt dich nicht zu Anne. Nimm zurück und sieh dir die erste Karte an.
lesson-louis-xiv-1-5-hint = Tippe auf Annes Karte, dann auf Aufhören.

lesson-louis-xiv-1-6-name = Kronen
lesson-louis-xiv-1-6-say = Die Krone ist der beste Chip, denn sie ersetzt jeden anderen. Zwei Tafeln geben eine: Tippe auf eine davon.
lesson-louis-xiv-1-6-right-1 = Richtig. Montespan und La Vallière geben je eine Krone, und alle wollen zu ihnen.
lesson-louis-xiv-1-6-other = Hier gibt es keine Krone. Eine sitzt am linken Rand, eine am rechten.
lesson-louis-xiv-1-6-hint = Nummer 5 und 9.

lesson-louis-xiv-1-7-name = Wappen
lesson-louis-xiv-1-7-say = Wappen sind die kleinen Punkte: einer je Wappen, am Ende gezählt. Wer gibt zwei auf einmal?
lesson-louis-xiv-1-7-right-1 = Turenne, zwei Wappen. Andere kleine Ausschüttungen warten am Hof; tippe auf ein Zeichen, um zu hören, was es ist.
lesson-louis-xiv-1-7-wrong-1 = Condé gibt ein Wappen und lässt dich einen Stein einsetzen. Jemand gibt zwei.
lesson-louis-xiv-1-7-wrong-2 = Louvois gibt ein Wappen und eine Intrigenkarte. Jemand gibt zwei.
lesson-louis-xiv-1-7-other = Diese Tafel gibt etwas anderes. Such den Schild mit der 2.
lesson-louis-xiv-1-7-hint = Unterste Reihe, Nummer 10.

lesson-louis-xiv-1-8-name = Geld und König
lesson-louis-xiv-1-8-say = Jede Runde beginnt mit einer Geldkarte: Diese gab allen 5 Louisdor. Sie schickt auch den König zu einer Tafel, heute zu Philippe.

lesson-louis-xiv-1-9-name = Was du gelernt hast
lesson-louis-xiv-1-9-say = Aus Ausschüttungen werden Chips, aus Chips Missionen, und Missionen gewinnen. Zu dritt sind etwa 40 Punkte ein schönes Ergebnis.

## 2

lesson-louis-xiv-2-title = Steine und Schritte
lesson-louis-xiv-2-aim = Du kannst ein bis drei Steine über Nachbartafeln einsetzen, einen Joker nutzen und Steine zurücknehmen und weißt, dass fünf Karten vier Züge sind.

lesson-louis-xiv-2-1-name = Bereite Steine
lesson-louis-xiv-2-1-say = Diese 11 Steine liegen bereit vor dir: dein persönlicher Vorrat. Nur sie können mit einer Karte eingesetzt werden.

lesson-louis-xiv-2-2-name = Ruhende Steine
lesson-louis-xiv-2-2-say = Auch diese 5 gehören dir, aber sie ruhen in der Mitte: dein allgemeiner Vorrat. Sie zurückzuholen kostet eine Karte, wie du gleich siehst.

lesson-louis-xiv-2-3-name = Der erste Stein
lesson-louis-xiv-2-3-say = Eine Karte mit Gesicht setzt einen, zwei oder drei Steine ein. Spiel den Dauphin, und der erste landet auf seiner Tafel.
lesson-louis-xiv-2-3-right-1 = Da steht er. Beleuchtet ist, wohin dein zweiter Stein gehen kann.
lesson-louis-xiv-2-3-wrong-1 = Das holt drei Steine zurück, statt welche einzusetzen. Gut zu wissen, aber jetzt setzen wir ein.
lesson-louis-xiv-2-3-wrong-2 = Der erste Stein landet immer auf dem Gesicht, das du spielst. Nimm Anne zurück und spiel den Dauphin.
lesson-louis-xiv-2-3-other = Spiel die Karte mit dem Gesicht des Dauphins.
lesson-louis-xiv-2-3-hint = Tippe auf die Karte des Dauphins und wähle „einsetzen“.

lesson-louis-xiv-2-4-name = Ein Schritt weiter
lesson-louis-xiv-2-4-say = Der nächste Stein kann hier bleiben oder zu einer Nachbartafel gehen, Ecke an Ecke. Geh zu Anne.
lesson-louis-xiv-2-4-right-1 = Gut gegangen. Jetzt sind Annes Nachbarn beleuchtet und der Dauphin nicht mehr: Ein Weg kehrt nie um.
lesson-louis-xiv-2-4-wrong-1 = Du hast nach einem aufgehört. Das ist erlaubt und manchmal klug, aber heute gehen wir weiter.
lesson-louis-xiv-2-4-wrong-2 = Das bleibt beim Dauphin, um dort stärker zu sein. Wir wollen weiter: Folge der Klammer zu Anne.
lesson-louis-xiv-2-4-wrong-3 = Auch Marie-Thérèse ist eine Nachbarin, mit dem König nebenan. Eine gute Idee, aber geh heute hinauf zu Anne.
lesson-louis-xiv-2-4-other = Auch das ist ein Nachbar. Nimm zurück und geh zu Anne.
lesson-louis-xiv-2-4-hint = Anne berührt die rechte obere Ecke des Dauphins.

lesson-louis-xiv-2-5-name = Und noch einer
lesson-louis-xiv-2-5-say = Ein Stein ist übrig. Geh weiter zu Colbert.
lesson-louis-xiv-2-5-right-1 = Eine Karte, drei Tafeln. An jeder bleibt einer der drei zurück.
lesson-louis-xiv-2-5-wrong-1 = Zwei bei Anne: dort stark, aber Colbert bleibt leer. Nimm zurück und geh weiter.
lesson-louis-xiv-2-5-wrong-2 = Dein dritter Stein blieb zu Hause. Nimm zurück und schick ihn zu Colbert.
lesson-louis-xiv-2-5-other = Auch nebenan, aber nimm zurück: Das Ziel sind die 5 Louisdor von Colbert.
lesson-louis-xiv-2-5-hint = Colbert ist Nummer 7, rechts über Anne.

lesson-louis-xiv-2-6-name = Eine Reihe, nie eine Gabel
lesson-louis-xiv-2-6-say = Jetzt je ein Stein auf Anne, Condé und Montespan. Du hast Anne und Condé: Mit welcher Karte beginnst du?
lesson-louis-xiv-2-6-right-1 = Von einem Ende zum anderen. Sieh, bevor du eine Karte spielst, wohin der Weg führen kann.
lesson-louis-xiv-2-6-wrong-1 = Von Anne führt kein Weg zu Montespan und keiner zurück. Beginn an einem Ende der Reihe.
lesson-louis-xiv-2-6-wrong-2 = Von Montespan führt kein Weg zu Anne und keiner zurück. Beginn an einem Ende der Reihe.
lesson-louis-xiv-2-6-wrong-3 = Der Joker trägt zwei Steine, und du brauchst drei. Wähle ein Gesicht.
lesson-louis-xiv-2-6-other = Das erreicht nicht alle drei. Nimm zurück und fahr die Reihe erst mit dem Finger nach.
lesson-louis-xiv-2-6-hint = Condé steht zwischen den beiden anderen. Beginn mit Anne.

lesson-louis-xiv-2-7-name = Der Joker
lesson-louis-xiv-2-7-say = Der Vorhang ist ein Joker: Er beginnt überall, trägt aber nur zwei Steine. Setz beide auf La Vallière, wo Jan einen hat.
lesson-louis-xiv-2-7-right-1 = Zwei gegen einen: Ihre Krone gehört dir, wenn niemand antwortet.
lesson-louis-xiv-2-7-wrong-1 = Einer gegen einen ist ein Gleichstand, und der gewinnt hier nichts. Nutz den zweiten Stein.
lesson-louis-xiv-2-7-wrong-2 = So verteilt führst du nirgends: hier ein Gleichstand, dort zu wenig. Lass beide bei La Vallière.
lesson-louis-xiv-2-7-wrong-3 = So verteilt führst du nirgends: zwei Gleichstände. Lass beide bei La Vallière.
lesson-louis-xiv-2-7-other = Ein Joker darf auch dort beginnen. Nimm zurück: Heute geht es um die Krone von La Vallière.
lesson-louis-xiv-2-7-hint = Tippe auf den Vorhang, dann zweimal auf Nummer 9.

lesson-louis-xiv-2-8-name = Steine zurücknehmen
lesson-louis-xiv-2-8-say = Eine Runde später hast du einen Stein bereit und sechs ruhende. Nimm mit einer Karte welche zurück, statt einzusetzen: Ein Gesicht holt drei.
lesson-louis-xiv-2-8-right-1 = Wieder vier bereit. Nimm Steine mit der Karte zurück, deren Gesicht du am wenigsten brauchst.
lesson-louis-xiv-2-8-nearly-1 = Beinahe. Ein Joker holt nur zwei und ist deine beste Karte zum Einsetzen; nimm lieber ein Gesicht.
lesson-louis-xiv-2-8-wrong-1 = Jetzt ist dein Vorrat leer, und die nächste Karte hat nichts einzusetzen. Hol erst welche zurück.
lesson-louis-xiv-2-8-other = Das setzt deinen letzten Stein ein. Wähle „zurücknehmen“ mit einem Gesicht.
lesson-louis-xiv-2-8-hint = Tippe auf die Karte von Turenne und wähle „zurücknehmen“.

lesson-louis-xiv-2-9-name = Fünf Karten, vier Züge
lesson-louis-xiv-2-9-say = Noch zwei Karten. Spiel, welche du magst, und sieh, was mit der anderen geschieht.
lesson-louis-xiv-2-9-right-1 = Deine letzte Karte geht ungespielt zurück. Fünf Karten sind vier Züge, jede Runde: Such dir aus, welche übrig bleibt.
lesson-louis-xiv-2-9-hint = Hier ist jede Wahl gut.

## 3

lesson-louis-xiv-3-title = Wer was erhält
lesson-louis-xiv-3-aim = Du kannst bei jeder Tafel sagen, wer ihre Ausschüttung erhält, wessen Steine ruhen gehen und wann sie umgedreht wird.

lesson-louis-xiv-3-1-name = Von 1 bis 12
lesson-louis-xiv-3-1-say = Jan hat die letzte Karte der Runde. Danach werden die Tafeln der Reihe nach befragt, von 1 bis 12.

lesson-louis-xiv-3-2-name = Der Geldbeutel
lesson-louis-xiv-3-2-say = Anne zeigt einen Geldbeutel: Die meisten Steine erhalten ihre Ausschüttung frei, andere dürfen 3 zahlen. Du hast zwei hier, Ulrich einen: Wer zahlt nichts?
lesson-louis-xiv-3-2-right-1 = Du. Sieh jetzt, was geschieht.
lesson-louis-xiv-3-2-wrong-1 = Zähl noch einmal: zwei gehören dir, einer Ulrich. Wer die meisten hat, zahlt nichts.
lesson-louis-xiv-3-2-other = Nur wer hier einen Stein hat, kommt in Frage. Vergleiche dich mit Ulrich.
lesson-louis-xiv-3-2-hint = Vergleiche die beiden Reihen von Steinen.

lesson-louis-xiv-3-3-name = Frei und bezahlt
lesson-louis-xiv-3-3-say = Du nimmst ein Zepter ohne Kosten. Ulrich steht hinter dir, zahlt 3 Louisdor und erhält auch ein Zepter: Das ist eine Bestechung.

lesson-louis-xiv-3-4-name = Der Preis des Gewinnens
lesson-louis-xiv-3-4-say = Mit der Mehrheit zu gewinnen hat seinen Preis: Deine zwei Steine gehen ruhen. Ulrichs Stein kommt gleich heim, einsatzbereit.

lesson-louis-xiv-3-5-name = Umgedreht
lesson-louis-xiv-3-5-say = Und Annes Tafel wird umgedreht. Nächste Runde verlangt sie etwas anderes, also sieh jedes Mal neu hin.

lesson-louis-xiv-3-6-name = Das Podest
lesson-louis-xiv-3-6-say = Montespan zeigt ein Podest: nur der erste Platz, nichts zu kaufen. Ulrich hat zwei Steine, du einen: Wer bekommt die Krone?
lesson-louis-xiv-3-6-right-1 = Ulrich. Hier ist ein zweiter Platz gar nichts wert.
lesson-louis-xiv-3-6-wrong-1 = Du bist Zweiter, und auf einem Podest bekommt der Zweite nichts. Ulrich hat zwei.
lesson-louis-xiv-3-6-other = Einer von den beiden mit Steinen hier. Wer hat mehr?
lesson-louis-xiv-3-6-hint = Wer hat die meisten?

lesson-louis-xiv-3-7-name = Nichts, aber wieder zu Hause
lesson-louis-xiv-3-7-say = Ulrich nimmt die Krone, und zwei Steine gehen dafür ruhen. Du bekommst nichts, aber dein Stein kommt bereit nach Hause.

lesson-louis-xiv-3-8-name = Ein Gleichstand
lesson-louis-xiv-3-8-say = Auch La Vallière ist ein Podest. Ein Stein gehört dir, einer Jan: Wer bekommt ihre Krone?
lesson-louis-xiv-3-8-right-1 = Niemand. Ein Gleichstand ist auf einem Podest nichts wert, und beim Geldbeutel heißt er, dass alle zahlen.
lesson-louis-xiv-3-8-wrong-1 = Jan hat genauso viele wie du. Bei Gleichstand ist niemand Erster.
lesson-louis-xiv-3-8-wrong-2 = Du hast genauso viele wie Jan. Bei Gleichstand ist niemand Erster.
lesson-louis-xiv-3-8-other = Nur du und Jan stehen hier. Liegt einer von euch vorn?
lesson-louis-xiv-3-8-hint = Liegt jemand vorn?

lesson-louis-xiv-3-9-name = Alle gehen heim
lesson-louis-xiv-3-9-say = Beide Steine gehen bereit nach Hause, und die Tafel wird nicht umgedreht. Nächste Runde verlangt sie dasselbe.

lesson-louis-xiv-3-10-name = Genug Steine
lesson-louis-xiv-3-10-say = Turenne zählt: Wer drei Steine hat, bekommt zwei Wappen, egal wer mehr hat. Du und Ulrich habt je drei: Wer bekommt sie?
lesson-louis-xiv-3-10-right-1 = Ihr beide. Hier gibt es keinen Wettstreit, nur eine Zahl.
lesson-louis-xiv-3-10-wrong-1 = Du, ja, aber sieh: Auch Ulrich hat drei. Hier muss niemand Erster sein.
lesson-louis-xiv-3-10-wrong-2 = Ein Gleichstand schadet hier nicht. Drei Steine genügen, für jeden, der sie hat.
lesson-louis-xiv-3-10-other = Tippe auf alle, die hier drei Steine haben, dann auf Fertig.
lesson-louis-xiv-3-10-hint = Alle mit dreien.

lesson-louis-xiv-3-11-name = Und ohne Preis
lesson-louis-xiv-3-11-say = Je zwei Wappen, und alle sechs Steine kommen bereit nach Hause. So eine Ausschüttung kostet dich nur den Besuch.

lesson-louis-xiv-3-12-name = Was du gelernt hast
lesson-louis-xiv-3-12-say = Geldbeutel: die meisten frei, andere zahlen. Podest: nur der Erste; Steine: alle mit genug; und nur eine Mehrheit schickt Steine in die Ruhe.

## 4

lesson-louis-xiv-4-title = Bestechung und Vorräte
lesson-louis-xiv-4-aim = Du gewinnst mit nicht mehr Steinen als nötig, gibst Louisdor aus, wo sie eine Mission vollenden, und nutzt eine Intrigenkarte im rechten Moment.

lesson-louis-xiv-4-1-name = Wenig genügt
lesson-louis-xiv-4-1-say = Steine, mit denen du gewinnst, gehen ruhen, und drei zurückzuholen kostet eine ganze Karte. Gewinn also mit so wenigen wie möglich.

lesson-louis-xiv-4-2-name = Gerade genug
lesson-louis-xiv-4-2-say = Du hast die letzte Karte der Runde; Ulrich hat einen Stein bei La Vallière. Gewinn ihre Krone und mach etwas aus dem dritten Stein.
lesson-louis-xiv-4-2-right-1 = Zwei waren genug. Ein dritter Stein, allein bei Philippe, gewinnt noch einen Brief dazu.
lesson-louis-xiv-4-2-wrong-1 = Die Krone gehört dir, aber drei Steine ruhen, wo zwei genügten. Lass den dritten zu Philippe weitergehen.
lesson-louis-xiv-4-2-wrong-2 = Einer gegen einen ist ein Gleichstand, also keine Krone. Zwei sind gerade genug.
lesson-louis-xiv-4-2-wrong-3 = Ein Brief, aber bei La Vallière nur ein Gleichstand. Lass zwei bei ihr und schick einen weiter.
lesson-louis-xiv-4-2-wrong-4 = Bereite Steine sind gut, aber das war die letzte Karte, und Ulrich nimmt allein die Krone. Setz lieber ein.
lesson-louis-xiv-4-2-other = Zähl bei La Vallière: Du brauchst einen mehr als Ulrich, nicht weniger, nicht mehr.
lesson-louis-xiv-4-2-hint = Zwei auf La Vallière, dann ein Schritt zu Philippe.

lesson-louis-xiv-4-3-name = Was brauchst du?
lesson-louis-xiv-4-3-say = Du hast 4 Louisdor und je einen Stein bei Anne und beim Dauphin. Dein Page möchte einen Helm und einen beliebigen Chip: Tippe auf die Tafel, die du brauchst.
lesson-louis-xiv-4-3-right-1 = Der Dauphin. Dein Brief taugt als zweiter Chip.
lesson-louis-xiv-4-3-wrong-1 = Anne gibt ein Zepter. Für den beliebigen Chip hast du schon einen Brief; was fehlt, ist der Helm.
lesson-louis-xiv-4-3-other = Diese Tafel gibt etwas anderes. Dein Page verlangt einen Helm.
lesson-louis-xiv-4-3-hint = Nummer 4 gibt Helme.

lesson-louis-xiv-4-4-name = Sag nein
lesson-louis-xiv-4-4-say = Aber Anne kommt zuerst: ihr 3 Louisdor für ein Zepter zahlen? Denk daran, dass der Dauphin nach ihr drankommt.
lesson-louis-xiv-4-4-right-1 = Gut gespart. Dein Stein ist zu Hause, dein Beutel voll.
lesson-louis-xiv-4-4-wrong-1 = Jetzt ist 1 Louisdor übrig, und der Dauphin kann nicht bestochen werden. Ein Zepter, aber keine Mission: Nimm zurück.
lesson-louis-xiv-4-4-hint = Du kannst nur einmal zahlen.

lesson-louis-xiv-4-5-name = Sag ja
lesson-louis-xiv-4-5-say = Jan führt hier mit zwei Steinen und zahlt nichts. Den Dauphin für 3 bestechen?
lesson-louis-xiv-4-5-right-1 = Ein Stein, 3 Louisdor und derselbe Helm wie Jan. Jans zwei Steine ruhen; deiner ist zu Hause.
lesson-louis-xiv-4-5-wrong-1 = Du behältst 4 Louisdor, aber der Page wartet eine ganze Runde. Eine Mission ist 5 Punkte wert: Zahle.
lesson-louis-xiv-4-5-hint = Dieser Helm vollendet deine Mission.

lesson-louis-xiv-4-6-name = Die Intrigenkarte
lesson-louis-xiv-4-6-say = Louvois verteilt Intrigenkarten. Kurz bevor ihre Tafel verglichen wird, fügt diese einen ruhenden Stein oder bis zu zwei bereite hinzu.

lesson-louis-xiv-4-7-name = Aus dem Hinterhalt
lesson-louis-xiv-4-7-say = Bei La Vallière hat Ulrich zwei Steine, du einen, und nur der Erste bekommt die Krone. Sie würde deine nächste Mission bezahlen: Was fügst du hinzu?
lesson-louis-xiv-4-7-right-1 = Drei gegen zwei, und die Krone gehört dir. Niemand hat es kommen sehen.
lesson-louis-xiv-4-7-wrong-1 = Zwei gegen zwei: ein Gleichstand, und die Karte ist verbraucht. Dein Stein ist wach, aber die Krone bleibt, wo sie ist.
lesson-louis-xiv-4-7-wrong-2 = Zwei gegen zwei ist ein Gleichstand, und niemand bekommt die Krone. Du brauchst drei.
lesson-louis-xiv-4-7-wrong-3 = Ulrich nimmt die Krone. Du darfst die Karte behalten, am Ende wird sie ein Wappen, aber hier gewinnt sie.
lesson-louis-xiv-4-7-hint = Du brauchst einen mehr als Ulrichs zwei.

lesson-louis-xiv-4-8-name = Was du gelernt hast
lesson-louis-xiv-4-8-say = Eine knappe Mehrheit, eine Bestechung, eine Überraschung: drei Wege zu einer Ausschüttung. Frag jedes Mal, was er dich an Steinen kostet.

## 5

lesson-louis-xiv-5-title = Missionen
lesson-louis-xiv-5-aim = Du kannst Missionen bezahlen, ohne etwas zu verschwenden, einen Stapel wählen, ausgelegte Missionen im Nachschub nutzen und den richtigen Chip behalten.

lesson-louis-xiv-5-1-name = Je zwei Chips
lesson-louis-xiv-5-1-say = Die Auswertung ließ dir vier Chips: Zepter, Brief, Helm und Krone. Das könnten zwei Missionen sein, 10 Punkte.

lesson-louis-xiv-5-2-name = Zahl mit dem Einfachen
lesson-louis-xiv-5-2-say = Der Säckelträger möchte ein Zepter und einen beliebigen Chip; der Herold wird Brief und Ring wollen. Erfülle den Säckelträger und überleg, womit du zahlst.
lesson-louis-xiv-5-2-right-1 = Fünf Punkte, und Brief und Krone hast du noch.
lesson-louis-xiv-5-2-wrong-1 = Fünf Punkte, aber jetzt kann nichts mehr der Ring des Herolds sein. Behalte die Krone und gib den Helm.
lesson-louis-xiv-5-2-wrong-2 = Fünf Punkte, aber der Herold braucht diesen Brief. Der Helm ist der Chip, den niemand verlangt.
lesson-louis-xiv-5-2-nearly-1 = Auch eine gute Reihenfolge: Brief und Krone. Nimm nur dieses Mal zurück, denn beim Säckelträger hast du die Wahl.
lesson-louis-xiv-5-2-wrong-3 = Das beendet deinen Zug, und beide Missionen bleiben unbezahlt. Du hast alles, was du brauchst: Nimm zurück.
lesson-louis-xiv-5-2-other = Behalte, was der Herold braucht: Brief und Krone.
lesson-louis-xiv-5-2-hint = Zepter und Helm.

lesson-louis-xiv-5-3-name = Eine neue Mission
lesson-louis-xiv-5-3-say = Für jede ausgelegte Mission ziehst du eine neue. Alle sind 5 Punkte wert: Dunkel hilft am meisten, hell ist am leichtesten zu bezahlen.
lesson-louis-xiv-5-3-right-1 = Hellblau: ein bestimmter Chip und ein beliebiger. Leicht zu bezahlen, mit kleiner Hilfe.
lesson-louis-xiv-5-3-right-2 = Mittelblau: zwei verschiedene bestimmte Chips und eine bessere Hilfe.
lesson-louis-xiv-5-3-right-3 = Dunkelblau: zwei gleiche Chips, schwer zu sammeln, mit der stärksten Hilfe.
lesson-louis-xiv-5-3-hint = Jeder Stapel ist richtig. Hilfe zählt, solange Runden bleiben.

lesson-louis-xiv-5-4-name = Die Krone als Ring
lesson-louis-xiv-5-4-say = Brief und Krone sind übrig, und der Herold möchte Brief und Ring. Erfülle diese Mission: Die Krone wird der Ring sein.
lesson-louis-xiv-5-4-right-1 = Zehn Punkte in einem Zug. Die Krone ging dorthin, wo nichts anderes taugte.
lesson-louis-xiv-5-4-wrong-1 = Ein Wappen für den Brief, 1 Punkt, und eine liegen gelassene Mission, 5 Punkte. Nimm zurück und erfülle den Herold.
lesson-louis-xiv-5-4-other = Du kannst den Herold jetzt bezahlen. Nimm zurück.
lesson-louis-xiv-5-4-hint = Tippe auf den Herold.

lesson-louis-xiv-5-5-name = Und eine neue Runde
lesson-louis-xiv-5-5-say = Zieh noch einmal, und die nächste Runde beginnt. Achte auf die Geldkarte und den König.
lesson-louis-xiv-5-5-right-1 = Vier Louisdor für alle, und der König geht zu Philippe. Jetzt erwachen deine ausgelegten Missionen.
lesson-louis-xiv-5-5-hint = Jeder Stapel ist richtig.

lesson-louis-xiv-5-6-name = Missionen, die helfen
lesson-louis-xiv-5-6-say = Ausgelegte Missionen helfen dir jede Runde bis zum Ende. Nutz beide: den Säckelträger für 1 Louisdor, den Herold für ein Wappen.
lesson-louis-xiv-5-6-right-1 = Ein Louisdor und ein Wappen, und nächste Runde wieder. Frühe Missionen zahlen am längsten.
lesson-louis-xiv-5-6-wrong-1 = Du hast einen Louisdor und ein Wappen liegen lassen, und beides war umsonst. Nimm zurück.
lesson-louis-xiv-5-6-other = Nutz beide, bevor du weitergehst.
lesson-louis-xiv-5-6-hint = Tippe auf die beiden ausgelegten Missionen.

lesson-louis-xiv-5-7-name = Behalte einen Chip
lesson-louis-xiv-5-7-say = Ein anderer Tag: Ring, Helm und Krone, und keine Mission ist bezahlbar. Beende: Ein Chip bleibt, jeder andere wird ein Wappen.
lesson-louis-xiv-5-7-right-1 = Eine Krone für die nächste Runde und zwei Wappen, 2 Punkte. Nichts ist verloren.
lesson-louis-xiv-5-7-wrong-1 = Ein Ring passt zu keiner deiner Missionen. Die Krone passt zu beiden, also behalte die Krone.
lesson-louis-xiv-5-7-wrong-2 = Ein Helm passt zu keiner deiner Missionen. Die Krone passt zu beiden, also behalte die Krone.
lesson-louis-xiv-5-7-hint = Welcher Chip passt zu beiden Missionen?

lesson-louis-xiv-5-8-name = Was du gelernt hast
lesson-louis-xiv-5-8-say = Zahl zuerst mit einfachen Chips, zuletzt mit Kronen; behalte den, den deine nächste Mission verlangt. Und leg früh aus: Hilfe kommt jede Runde.

## 6

lesson-louis-xiv-6-title = König und Wappen
lesson-louis-xiv-6-aim = Du kannst bei der Tafel des Königs gezielt einsetzen, gibst in Runde vier alles gut aus, weißt, wie am Ende gezählt wird, und nimmst drei Faustregeln mit.

lesson-louis-xiv-6-1-name = Die Tafel des Königs
lesson-louis-xiv-6-1-say = Wo der König steht, erhält der Erste die Ausschüttung und eine Krone. Ein klarer Zweiter erhält sie auch und zahlt nichts.

lesson-louis-xiv-6-2-name = Brief und Krone
lesson-louis-xiv-6-2-say = Ulrich hat zwei Steine bei Philippe, und du spielst die letzte Karte. Du willst Brief und Krone: Wie viele setzt du ein?
lesson-louis-xiv-6-2-right-1 = Brief und Krone für drei ruhende Steine. Auch Ulrich als Zweiter bekam einen Brief.
lesson-louis-xiv-6-2-wrong-1 = Je zwei: ein Brief für beide, keine Krone, und alle vier Steine gehen ruhen. Beim König ist ein Gleichstand teuer.
lesson-louis-xiv-6-2-wrong-2 = Zweiter Platz: ein Brief umsonst, aber die Krone geht an Ulrich. Für die Krone brauchst du drei.
lesson-louis-xiv-6-2-other = Zähl: Ulrich hat zwei. Um Erster zu sein, brauchst du drei auf Philippe.
lesson-louis-xiv-6-2-hint = Einer mehr als Ulrich.

lesson-louis-xiv-6-3-name = Der billige Zweite
lesson-louis-xiv-6-3-say = Noch einmal derselbe Moment, aber jetzt willst du Steine sparen. Hol den Brief und lass keinen Stein ruhen.
lesson-louis-xiv-6-3-right-1 = Ein Brief umsonst, und keiner deiner Steine ruht. Halte jede Runde danach Ausschau.
lesson-louis-xiv-6-3-wrong-1 = Wieder ein Gleichstand: Du bekommst den Brief, aber beide Steine gehen ruhen. Einer allein macht dich zum Zweiten.
lesson-louis-xiv-6-3-wrong-2 = Brief und Krone, aber drei Steine ruhen. Diesmal wollen wir ihn umsonst.
lesson-louis-xiv-6-3-nearly-1 = Es klappt, der Brief und alle Steine zu Hause, und du verdirbst Ulrich sogar die Krone. Ein Stein allein würde genügen.
lesson-louis-xiv-6-3-other = Du musst nur Zweiter sein: ein Stein auf Philippe, dann aufhören.
lesson-louis-xiv-6-3-hint = Ein Stein reicht, um Zweiter zu sein.

lesson-louis-xiv-6-4-name = Der letzte Abend
lesson-louis-xiv-6-4-say = Runde vier: Am Ende werden je 3 Louisdor ein Wappen. Deinem Herold fehlt noch dieser Helm: den Dauphin für 3 bestechen?
lesson-louis-xiv-6-4-right-1 = Ein Punkt ausgegeben, fünf in Sicht. Am letzten Abend ist Geld nur Kleingeld.
lesson-louis-xiv-6-4-wrong-1 = Du hast 3 Louisdor gespart, 1 Punkt wert, und auf eine Mission mit 5 verzichtet. Nimm zurück.
lesson-louis-xiv-6-4-hint = Zepter und Helm erfüllen den Herold.

lesson-louis-xiv-6-5-name = Stehen gebliebene Steine
lesson-louis-xiv-6-5-say = Maintenon lässt dich bis zu zwei ruhende Steine auf Montespan setzen. Am Ende wird jeder Stein auf einer Tafel ein Wappen: Wie viele?
lesson-louis-xiv-6-5-right-1 = Zwei Wappen mehr heute Abend. In früheren Runden wären sie dort stehen geblieben, bereit für die nächste Auswertung.
lesson-louis-xiv-6-5-wrong-1 = Diese Steine würden umsonst ruhen. Auf einer Tafel ist jeder 1 Punkt: Setz beide ein.
lesson-louis-xiv-6-5-wrong-2 = Ein Wappen. Ein zweites war auch umsonst.
lesson-louis-xiv-6-5-hint = Ruhende Steine sind am Ende nichts wert.

lesson-louis-xiv-6-6-name = Die letzte Mission
lesson-louis-xiv-6-6-say = Zepter und Helm: Leg den Herold aus.
lesson-louis-xiv-6-6-right-1 = Deine fünfte Mission. Jetzt wird alles, was übrig ist, zu Wappen.
lesson-louis-xiv-6-6-wrong-1 = Zwei Chips würden zwei Wappen, 2 Punkte. Die Mission ist 5 wert.
lesson-louis-xiv-6-6-other = Du kannst den Herold jetzt auslegen. Nimm zurück.
lesson-louis-xiv-6-6-hint = Tippe auf den Herold.

lesson-louis-xiv-6-7-name = Was übrig bleibt
lesson-louis-xiv-6-7-say = Deine zwei Steine werden zwei Wappen, 3 Louisdor noch eines. Der letzte Louisdor ist nichts wert; auch Chips und ungespielte Karten zählen.

lesson-louis-xiv-6-8-name = Wappen werden aufgedeckt
lesson-louis-xiv-6-8-say = Jetzt werden alle Wappen gezeigt. Die meisten einer Art bringen eines dazu, und bei Gleichstand bekommt es jeder von euch.

lesson-louis-xiv-6-9-name = Die Rechnung
lesson-louis-xiv-6-9-say = Fünf für jede Mission, einer für jedes Wappen: Du gewinnst. Bei Gleichstand liegt vorn, wer mehr bereite Steine hat.

lesson-louis-xiv-6-10-name = Erste Faustregel
lesson-louis-xiv-6-10-say = Erstens: Sieh auf deine Missionen, bevor du eine Karte spielst. Geh dorthin, wo ihre Chips sind, und zu Kronen, die immer passen.

lesson-louis-xiv-6-11-name = Zweite Faustregel
lesson-louis-xiv-6-11-say = Zweitens: Gewinn knapp oder sei billig Zweiter. Jeder Stein zu viel ruht, und ihn zurückzuholen kostet dich eine Karte.

lesson-louis-xiv-6-12-name = Dritte Faustregel
lesson-louis-xiv-6-12-say = Drittens: Behalte 3 oder 4 Louisdor für eine Bestechung. Ein Stein am Geldbeutel und etwas Geld leisten oft so viel wie drei.

lesson-louis-xiv-6-13-name = Was Anfänger bereuen
lesson-louis-xiv-6-13-say = Anfänger gewinnen zu hoch, haben keine bereiten Steine mehr, stehen beim König gleichauf und zahlen mit Kronen. Du nicht: Wollen wir spielen?
