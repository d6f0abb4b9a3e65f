### Bastille: Wörter der Seite.

## Auf dem Brett

act-flags = Flaggen
act-prepare = Die nächste Runde wird vorbereitet
act-clear = Die Katakomben werden geräumt
act-claim = { $seat } nimmt Waffen
act-count = Gewertet: { $source }
act-count-unarmed = Unbewaffnete Charaktere
chip-coins-gained =
    { $count ->
        [one] { $plus } Münze
       *[other] { $plus } Münzen
    }
chip-start-marker-taken = Startspieler
chip-tile-upgraded = { $value } → { $better }
chip-tile-kept = die { $value } bleibt
chip-points-scored =
    { $count ->
        [one] { $plus } Punkt
       *[other] { $plus } Punkte
    }
chip-versailles-bonus = { $kind }
chip-henchmen-bagged = { $count } in den Beutel
chip-marker-moved =
    { $count ->
        [one] { $count } Schritt, auf { $space }
       *[other] { $count } Schritte, auf { $space }
    }
chip-flags-counted = { $count }
chip-flag-bonus = { $kind }
chip-token-claimed = { $weapon }
chip-characters-unarmed = { $count }

## Die Seite

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
page-back-to-bag = der Gefolgsmann kommt zurück in den Beutel
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

card-group-peasant = Bauer
card-group-soldier = Soldat
card-group-noble = Adliger
card-group-monk = Mönch
card-mission = Auftrag
card-cost =
    { $count ->
        [one] Münzwert { $count }
       *[other] Münzwert { $count }
    }
card-crowns =
    { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
card-gems =
    { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    }
card-flags =
    { $count ->
        [one] { $count } Flagge
       *[other] { $count } Flaggen
    }
card-armed = bewaffnet
card-needs-pitchfork = braucht eine Harke
card-needs-rifle = braucht ein Gewehr
card-needs-rapier = braucht einen Degen
card-monk-weapon = Waffe seiner Gruppe
card-joins = Schließt sich in der Endwertung einer Gruppe deiner Wahl an.
card-for = Für deinen Auftrag: { $mission }.
card-for-series = Für deinen Auftrag { $mission }: die { $value }.
card-flags-about = Nach der Auswertung erhält, wer die meisten Flaggen hat, den großen Bonus, der Zweite den kleinen.
place-banque_de_paris = Zwei Münzen je Punkt des Werts; der Erste wird Startspieler.
place-notre_dame = Tausche das Plättchen gegen eines mit dem nächsthöheren Wert; der Erste erhält auch Punkte.
place-versailles = Der Erste wählt einen der beiden Boni, der Zweite bekommt den anderen.
place-catacombes = Gefolgsleute in den Beutel, für die Züge nach Runde 4 und 8.
place-place_louis = Nimm einen Charakter für seinen Münzwert weniger den Wert des Plättchens.
place-bastille = Schritte auf der Leiste, für Punkte und die Wahl der Waffen.
place-etats_generaux = Sieh die Aufträge durch und nimm einen; der Erste erhält Münzen.
card-catacombs-about = Nach Runde { $round } werden Gefolgsleute gezogen; ihre Besitzer wählen noch freie Boni.
page-recruit =
    { $price ->
        [0] Kostenlos nehmen: { $card }
       *[other] Für { $price } nehmen: { $card }
    }
page-take = Nehmen: { $mission }
own-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
own-bag = { $count } im Beutel
own-track = Feld { $space }, { $points } Punkte
own-missions =
    { $count ->
        [one] { $count } geheimer Auftrag
       *[other] { $count } geheime Aufträge
    }
own-characters-none = Noch keine Charaktere.
own-weapons-all = alle Charaktere sind bewaffnet
own-weapons-missing =
    { $count ->
        [one] { $count } Waffe fehlt
       *[other] { $count } Waffen fehlen
    }
own-missing = fehlt

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

page-count = Wertung
page-count-about = Quelle für Quelle; Esc zeigt das Ergebnis.
page-count-gems = je { $n } Punkte
page-count-crowns = { $n } Punkte für die meisten
page-count-catacombs = aus dem Beutel gezogen
page-count-bastille = für die letzte überschrittene Linie
page-count-characters = ihre eigenen Punkte
page-count-missions = einer nach dem anderen aufgedeckt
page-count-henchmen = je { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}, im Beutel
page-count-coins = 1 Punkt für { $n }
page-count-weapons = { $table }
page-count-winner = Jede Zahl steht in der Punktetafel.
