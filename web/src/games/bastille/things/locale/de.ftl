### Bastille: die Wörter der Dinge, die sich anheben lassen; geholt beim ersten.

tile = Einflussplättchen
tile-value = Wert { $value }
tile-upgrade = Notre Dame tauscht es gegen den nächsthöheren Wert
tile-about = An jedem Ort handelt der höchste Wert zuerst, bei gleichem Wert das früher gelegte Plättchen. Es kommt zu seinem Besitzer zurück.
versailles = Versailles-Plättchen
versailles-about = Jede Runde deckt ein anderes auf.
weapon = Waffenplättchen
weapons-shown = { $count } in der Auslage
torches-left = noch { $count } übrig
weapon-about = Bei einer Wertung nehmen alle außer dem Letzten der Bastille-Leiste zwei Plättchen ihrer Wahl, der Letzte das übrige.
torch-about = Gilt als jede Waffe.
unarmed-about = Am Ende kostet ein Charakter ohne seine Waffe Punkte, jeder weitere mehr.
bonus = Bonus der Katakomben
bonus-free = noch frei
bonus-taken = genommen von { $name }
bonus-about = Wessen Gefolgsmann gezogen wird, der wählt einen freien Bonus.
after-supply = der Gefolgsmann kommt zu seinem Besitzer zurück
after-bag = der Gefolgsmann kommt zurück in den Beutel
pile = Aufträge
mission-max = das meiste von einer Art
mission-series = Charaktere mit drei Kosten
mission-set = Charaktere aller Gruppen
pile-left =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pile-about = Wer einen Auftrag nimmt, sieht den ganzen Stapel durch und behält eine Karte, die er noch nicht hat.
pile-variant = Wer einen Auftrag nimmt, wählt einen Stapel, sieht ihn durch und behält eine Karte.
track-line = ab Feld { $space }: { $vp } SP
track-about = Bei einer Wertung zählt jeder Marker die letzte Schwelle, die er überschritten hat.
track-order = In dieser Reihenfolge werden Waffenplättchen genommen. Wer auf ein besetztes Feld kommt, steht dahinter.
rounds-scoring = Wertung nach Runde { $round }
rounds-start = Startspieler: { $name }
rounds-about = Jede Runde: Plättchen legen, die sieben Orte auswerten, den Flaggenbonus vergeben, die nächste Runde vorbereiten.
bag-share = { $name }: { $count } ({ $share } %)
bag-about = Bei einer Wertung werden { $draws } Gefolgsleute nacheinander gezogen.
