reviewing = Durchsicht
reviewing-about = Noch einmal angesehen: die Chancen nach jedem Zug, Wendepunkte, und was besser gewesen wäre.
reviewing-running = Die Partie läuft noch: Sie kann durchgesehen werden, wenn sie zu Ende ist.
reviewing-working = Die Suche sieht jede Entscheidung an. Das dauert ein bis zwei Minuten.
reviewing-moves = Züge
reviewing-mistakes = Fehler
reviewing-players = Bei Zug { $seq }
reviewing-points = SP
reviewing-chance = Chance
reviewing-end = Ende
reviewing-mistake = Fehler
reviewing-slip = Ungenau
reviewing-change-about = Zahlen: wie sich die Siegchance bewegt hat, in Prozent. Die Kurve ist grob und schwankt; nur was markiert ist, ist ein Fehler.
reviewing-better = Besser: { $what }
reviewing-what-if = Was wäre wenn
reviewing-learn = Daraus lernen
reviewing-learned = { $count ->
    [0] Kein Fehler von dir wurde gefunden: nichts zu wiederholen.
    [one] Ein Fehler steht jetzt bei deinen Aufgaben.
   *[other] { $count } Fehler stehen jetzt bei deinen Aufgaben.
}
reviewing-fresh = { $count ->
    [0] Keiner davon ist neu.
    [one] Einer ist neu.
   *[other] { $count } sind neu.
}
reviewing-try = Jetzt versuchen
reviewing-share = Diesen Zug teilen
reviewing-copied = Der Link ist kopiert.
reviewing-download = Aufzeichnung
reviewing-turn = Wendepunkt
reviewing-turn-back = Wendepunkt davor
reviewing-setup = Aufbau
reviewing-comments = Kommentare
reviewing-comment = Zu Zug { $seq } etwas sagen
reviewing-comment-send = Sagen
reviewing-comment-none = Zu dieser Partie hat noch niemand etwas gesagt.
reviewing-board = Zum Tisch
