### Lernen: Lektionen, die Lehrerin neben einer ersten Partie, die Regeln zum Blättern und Drucken.

learn-about = Sechs kurze Lektionen zu jedem Spiel, am echten Brett. Geh, wann du willst: dein Platz bleibt.
learn-teacher = Madeleine, deine Lehrerin
learn-number = Lektion { $number } von { $count }
learn-steps = Schritte dieser Lektion
learn-over = Gut gemacht
learn-right = Ja
learn-wrong = Noch nicht
learn-nearly = Beinahe
learn-point = Worauf du zeigen kannst
learn-nobody = Niemand
learn-answer = Das ist meine Antwort
learn-show-me = Zeig es mir
learn-next = Weiter
learn-back = Einen Schritt zurück
learn-skip = Überspringen
learn-end = Ende der Lektion
learn-leave = Gehen
learn-following = Nächste Lektion
learn-all = Alle Lektionen
learn-usual = An einem gewöhnlichen Tisch spielen
learn-onward = Wie es weitergeht
learn-done = fertig
learn-step = Schritt { $step } von { $steps }
learn-minutes = { $minutes } Min.
learn-of = von { $count }
learn-go-on = Weiter mit Lektion { $number }
learn-go-on-now = Weiter: { $title }
learn-begin = Mit Lektion { $number } beginnen
learn-play = Mit der Lehrerin spielen
learn-again = Lektion { $number } neu beginnen
learn-after = Nach den Lektionen
learn-first-game = Eine ganze Partie mit der Lehrerin
learn-first-game-about = Madeleine sitzt neben dir und warnt vor teuren Fehlern.
learn-rules-about = Mit Suche, und zu den meisten Klauseln ein Moment aus einer echten Partie.
learn-overview-about = Ablauf und alle Zeichen auf einer Seite zum Drucken.

teacher-look = Worauf soll ich achten?
teacher-away = Die Lehrerin wegschicken
teacher-why = Regel { $clause }
teacher-quiet = Das schaffst du allein. Frag, wann du willst.
teacher-sure = Bist du sicher?
teacher-anyway = Trotzdem tun
teacher-other = Neu wählen
teacher-gained = { $points ->
    [one] { $signed } Punkt: { $source }
   *[other] { $signed } Punkte: { $source }
 }

rules-contents = Inhalt
rules-found = { $count ->
    [one] 1 Klausel
   *[other] { $count } Klauseln
 }
rules-board = Am Brett ansehen
rules-moment = { $clause } am Brett
rules-moment-about = Ein Moment aus einer echten Partie, wie { $name } ihn sah.
rules-again = Noch einmal
rules-back = Zurück zu den Regeln
rules-signs = Zeichen
overview = Übersicht
overview-of = { $game } auf einer Seite
overview-print = Drucken
overview-play = Der Ablauf
overview-lessons = Was gute Spieler wissen
overview-signs = Zeichen
sign-more = Regel { $clause }
