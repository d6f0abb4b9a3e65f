### Bastille: Wörter der Seite.

page-plan = Plan von Paris, 1789
page-round-of = Runde { $round } von 8
page-round-short = Runde { $round }/8
round-n = Runde { $round }
chart-points = Punkte je Runde
page-start-player = Startspieler
page-now = jetzt
page-then = dann
page-nobody = noch niemand
page-empty = leer
page-you = du { $rank }
page-times = { $count }
page-value = Wert
page-value-short = W
page-each = je 1
page-pay =
    { $count ->
        [0] gratis
       *[other] zahle { $count }
    }
page-start = Start
page-flags-now = Flaggen
page-flags-tie = Gleichstand: Start zuerst
page-catacombs = Katakomben, Runde { $round }
page-draws =
    { $count ->
        [0] der Beutel ist leer
        [one] { $draws } Züge aus { $count } Gefolgsmann
       *[other] { $draws } Züge aus { $count } Gefolgsleuten
    }
page-back-to-bag = ; der Gefolgsmann kommt zurück in den Beutel
page-odds = Nächster aus dem Beutel
page-odds-when = nach Runde { $round }
page-bag-empty = Der Beutel ist leer.
page-your-tiles = Deine Plättchen
page-tile = Plättchen mit Wert { $value }
page-in-hand = bereit
page-chosen = gewählt
page-placed = platziert
page-place = { $value } → { $location }
page-balance = Bewaffnung
page-rounds = Runden { $from } bis { $to }
page-interim = Zwischenwertung: { $source }
page-places = Orte
page-text-place = { $location }: { $tiles }; freie Felder: { $free }

short-place-tile = platziere ein Plättchen
short-versailles-pick = wähle einen Bonus
short-recruit = nimm einen Charakter
short-take-mission = nimm einen Auftrag
short-choose-pile = wähle einen Stapel
short-catacomb-bonus = wähle einen Bonus
short-upgrade-tile = werte ein Plättchen auf
short-claim-weapons = nimm Waffen
short-assign-monk = ordne einen Mönch zu
how-place-tile = Wähle einen Wert, dann einen leuchtenden Ort. Hohe Werte handeln zuerst, bei gleichen der frühere.

quick =
    Acht Runden. In jeder platzierst du deine Plättchen eins nach dem anderen an sieben Orten (B5.1).
    Dann werden die Orte von 1 bis 7 ausgewertet; der höchste Wert handelt zuerst, bei gleichen das frühere Plättchen (B5.3).
    Banque de Paris: zwei Münzen je Punkt des Wertes; der Erste wird Startspieler (B6.1).
    Notre Dame: tausche das Plättchen gegen eins mit dem nächsten Wert; der Erste erhält 1 Punkt (B6.2).
    Versailles: der Erste wählt einen von zwei Boni, der Zweite bekommt den anderen (B6.3).
    Catacombes: Gefolgsleute in den Beutel, für die Züge nach den Runden 4 und 8 (B6.4).
    Place Louis: nimm einen Charakter für seinen Münzwert abzüglich des Plättchenwertes (B6.5).
    Bastille: Schritte auf der Leiste, für Punkte und für die Wahl der Waffen (B6.6).
    Etats Généraux: sieh die Aufträge durch und nimm einen (B6.7).
    Dann bringen die meisten Flaggen den großen Bonus, die zweitmeisten den kleinen (B7.3).
    Nach den Runden 4 und 8: Edelsteine, Kronen, Katakomben und Bastille-Leiste werden gewertet (B9.1).
    Am Ende braucht jeder Charakter seine Waffe: unbewaffnete kosten Punkte (B12.6).
history =
    Im Frühjahr 1789 war die französische Krone bankrott. Zum ersten Mal seit 175 Jahren berief der König die Generalstände ein; Abgeordnete von Klerus, Adel und Drittem Stand kamen nach Versailles.
    Das Brot war teuer, Paris unruhig. Die Caisse d’Escompte, Vorläuferin der Banque de France, verlieh, was sie nicht mehr hatte; die Steinbrüche unter der Stadt nahmen seit Kurzem die Gebeine ihrer Friedhöfe auf.
    Am 14. Juli nahm eine Menge auf der Suche nach Pulver die Bastille ein, eine alte Festung mit sieben Gefangenen. Zwei Tage später begann der Abriss; ihre Steine wurden als Andenken verkauft.
    Auf der Place Louis XV, heute Place de la Concorde, fiel 1792 das Standbild des Königs, und wenige Monate später der König.
