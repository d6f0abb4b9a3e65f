### Heads of State: die Wörter der Dinge, die sich anheben lassen; geholt beim ersten.

deck = verdeckt
cards-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
signs-discard = Gezeigt: die Karten auf der Ablage.
deck-about = Ist er aufgebraucht, wird vom Revolutionsstapel gezogen.
treachery-about = Ist er aufgebraucht, wird die Ablage gemischt.
pile-about = Die Revolutionskarte liegt irgendwo unter den letzten Karten.
pile-then = Taucht sie auf, endet die Runde, und alle vier Länder werden gewertet.
capital = Hauptstadt
province = Provinz
face-down = Umgedreht, weil hier eingesetzt und getötet: { $names }.
marker-about = Der erste Adelige der Partie hier bringt diesen Marker.
points = { $count } SP
nobody = noch kein Adeliger
country-about = Wer zuerst in jedem Sektor einen Adeligen eingesetzt hat, nimmt den größeren Marker, der Zweite den kleineren.
country-made = Sektoren von { $count }: { $made }.
country-round = Am Ende einer Runde werden der Erste und der Zweite an Einfluss gewertet.
house-about = Wer zuerst einen Adeligen jedes der sieben Ränge eingesetzt hat, nimmt den ersten Marker, der Nächste den nächsten.
years-about = Drei Runden; jede endet, wenn die Revolutionskarte auftaucht.
cubes = Beutel des Attentäters
cubes-attacker =
    { $count ->
        [one] { $count } Stein des Angreifers: der Adelige stirbt
       *[other] { $count } Steine des Angreifers: der Adelige stirbt
    }
cubes-defender =
    { $count ->
        [one] { $count } Stein des Verteidigers: der Adelige bleibt
       *[other] { $count } Steine des Verteidigers: der Adelige bleibt
    }
cubes-about = Ein Attentäter zieht einen Stein. Anderer Verrat gelingt immer.
counter = übrige Plättchen
counter-about = Ohne Plättchen dieses Ranges lässt sich keiner einsetzen.
