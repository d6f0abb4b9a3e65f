puzzles = Aufgaben
puzzles-about = Stellungen aus Partien von Bots, in denen eine Wahl klar besser ist als alle anderen. Du siehst, was dein Platz sieht, sonst nichts.
puzzle-day = Aufgabe des Tages
puzzle-any = Irgendeine
puzzle-mine = Meine Fehler
puzzle-one = Aufgabe
puzzle-solve = Lösen
puzzle-again-day = Noch einmal ansehen
puzzle-rating = Deine Wertung
puzzle-days = Tage in Folge
puzzle-level = Stufe
puzzle-count = { $solved } von { $total } gelöst
puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-by-decision = Nach Entscheidung
puzzle-by-source = Nach dem, was es bringt
puzzle-theme-position = Eine bessere Stellung
puzzle-ask = Was spielst du jetzt?
puzzle-ask-how = Wähle auf dem Plan oder darunter und bestätige.
puzzle-mistake-how = Das war dein Zug in einer deiner Partien. Damals hast du etwas anderes gespielt.
puzzle-right = Richtig, und das Beste
puzzle-nearly = Beinahe
puzzle-wrong = Es gab Besseres
puzzle-was = Deine Wahl: { $what }.
puzzle-best = Am besten: { $what }.
puzzle-chance = Gewinnchance
puzzle-chance-about = von 100 Partien, wie lange Suchen aus deiner Sicht sie sehen; der Strich ist ein gleicher Anteil
puzzle-yours = Deine: { $what }
puzzle-best-line = Am besten: { $what }
puzzle-next-best = Danach: { $what }
puzzle-why = Was es mehr bringt, in Punkten
puzzle-why-lost = Deine Wahl neben der besten, in Punkten
puzzle-why-none = Keine einzelne Quelle von Punkten entscheidet: Die Stellung als ganze ist besser.
puzzle-why-later = In Punkten zeigen es die Probespiele nicht: Es zahlt sich später aus, als sie schauen, oder an Stellen, die sie nicht wägen.
puzzle-sample = So könnte es weitergehen
puzzle-sample-about = Verdeckte Karten werden neu gezogen, die anderen spielen als Höflinge: ein Beispiel von vielen, kein Beweis.
puzzle-show-yours = Nach deiner Antwort zeigen
puzzle-show-best = Nach dem Besten zeigen
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-unrated = Nur deine erste Antwort auf eine Aufgabe zählt für deine Wertung.
puzzle-back-in = { $days ->
    [0] Sie kommt in ein paar Minuten wieder.
    [one] Sie kommt morgen wieder.
   *[other] Sie kommt in { $days } Tagen wieder.
}
puzzle-known = Das kannst du jetzt: Sie kommt nicht wieder.
puzzle-change = { $change } Punkte
mistakes-none = Nichts wartet auf dich. Nach einer Partie hält „Daraus lernen“ in ihrer Durchsicht deine Fehler hier fest.
mistakes-due = { $count ->
    [one] Ein Fehler wartet auf dich
   *[other] { $count } Fehler warten auf dich
}
mistakes-later = { $count ->
    [one] einer kommt später wieder
   *[other] { $count } kommen später wieder
}
mistakes-solved = { $count ->
    [one] einer ist verstanden
   *[other] { $count } sind verstanden
}
mistakes-try = Noch einmal versuchen
mistakes-losses = Wodurch ich Punkte verliere
mistakes-losses-about = Durch Fehler verlorene Punkte je Partie und Platz, aus deinen letzten durchgesehenen Partien, neben den Bots, gegen die du gespielt hast.
mistakes-me = Ich
mistakes-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
mistakes-source = Quelle
