## Der Erkunder: was gewinnt, in Zahlen

explore = Was gewinnt
explore-title = Was in { $game } gewinnt
explore-about = Partien von Bots, viele auf einmal. Jede Zahl lässt sich aus ihrem Startwert noch einmal gewinnen; jede Ansicht hat ihre eigene Adresse.
explore-about-study = { NUMBER($games) } Partien zu { $players }, zwischen { $bots }; Startwert { $seed }.
explore-list = Alle Studien
explore-none = Hier ist noch nichts veröffentlicht.
explore-list-line = { NUMBER($games) } Partien zu { $players } zwischen { $bots }
explore-compared = zwei Varianten
explore-filters = Was betrachtet wird
explore-facet-game = Spiel
explore-facet-bots = Bots
explore-facet-players = Personen
explore-facet-edition = Werte
explore-facet-games = Partien
explore-edition-own = eigene Werte
explore-edition-printed = wie gedruckt
explore-variant = Variante
explore-variant-base = wie geplant
explore-variant-other = geändert
explore-variant-about = { $kind ->
    [opening] Geändert: Ein Platz muss mit „{ $opening }“ beginnen; die Mischungen sind dieselben.
    [figures] Geändert: andere Werte; die Mischungen sind dieselben.
   *[rules] Geändert: eine andere Regel oder andere Werte; die Mischungen sind dieselben.
  }
explore-bot = Wessen Plätze
explore-random = Zufallsbots
explore-bot-any = alle Bots
explore-turn = Rang in der Reihenfolge
explore-turn-any = alle Ränge
explore-turn-place = { $place ->
    [1] Beginnt
    [2] Als Zweite
    [3] Als Dritte
    [4] Als Vierte
    [5] Als Fünfte
   *[other] Rang { $place }
  }
explore-seat = Platz { $place }
explore-reset = Alles zeigen

explore-finding-source-title = Was entscheidet: { $source }.
explore-finding-source = Wer gewinnt, macht damit { $points } Punkte mehr als die anderen, mehr als mit irgendetwas sonst.
explore-finding-order-title = Die Reihenfolge zählt.
explore-finding-order = { $best }: { $most } der Siege; { $worst }: { $least }.
explore-finding-fair-title = Die Reihenfolge zählt wenig.
explore-finding-open-title = Ob die Reihenfolge zählt, lässt sich noch nicht sagen: zu wenige Partien.
explore-finding-equal = Ein gleicher Anteil wäre { $equal }.
explore-finding-opening = bringt sicher mehr, als wer hier wählt, im Mittel erreicht ({ $mean }): { $share } der Siege ({ $low } bis { $high }, korrigiert für so viele Züge).
explore-finding-opening-unsure = sieht am besten aus, ist aber nicht sicher: { $share } der Siege ({ $low } bis { $high }, korrigiert für so viele Züge), im Mittel { $mean }.
explore-cause = Die ersten Züge wurden ausgelost, darum ist das ihre Wirkung.

explore-scores = Endstände
explore-scores-about = { NUMBER($seats) } Plätze; gefüllt: die Siege
explore-scores-label = Wie viele Plätze mit wie vielen Punkten endeten: { $mean } im Mittel, die Hälfte { $median } oder weniger; die Hälfte der Siege { $winners } oder weniger.
explore-median = alle { $score }
explore-winners-median = Siege { $score }
explore-length = Eine Partie braucht { NUMBER($decisions) } Entscheidungen; der Vorsprung beträgt im Mittel { NUMBER($margin) } Punkte.
explore-seats = Siege
explore-seats-about = mit Intervallen zu 95 %
explore-by-turn = Nach Rang in der Reihenfolge
explore-by-seat = Nach Platz
explore-equal = Die dünne Linie ist ein gleicher Anteil.
explore-won = Gewonnen
explore-interval = Intervall

explore-openings = Erste Züge
explore-openings-about = und wie oft gewann, wer so zog
explore-openings-turn = { $place ->
    [1] Es zieht, wer beginnt.
    [2] Es zieht der zweite Platz.
    [3] Es zieht der dritte Platz.
    [4] Es zieht der vierte Platz.
   *[other] Es zieht Platz { $place }.
  }
explore-openings-mixed = Verschiedene Ränge ziehen.
explore-games = { $count ->
    [one] Eine Partie begann so.
   *[other] { NUMBER($count) } Partien begannen so.
  }
explore-openings-how = Auf einen Zug zeigen, um ihn auf dem Brett zu sehen; ihm folgen, um zu sehen, was danach kam.
explore-openings-end = Auf einen Zug zeigen, um ihn auf dem Brett zu sehen; weiter werden die Partien nicht verfolgt.
explore-line = Die Züge bisher
explore-start = Beginn
explore-choice = Zug
explore-column-games = Partien
explore-few = zu wenige Partien
explore-all = Alle { $count } zeigen
explore-fewer = Weniger zeigen

explore-sources = Punkte nach Quelle
explore-sources-about = Mittel eines Platzes
explore-source = Quelle
explore-winners = Siege
explore-others = die anderen

explore-cards = Karten und anderes
explore-cards-about = und wie es denen ging, die es nahmen
explore-cards-none = Nichts von dieser Art wurde oft genug genommen.
explore-cards-how = Punkte: über dem Mittel des Tisches. Gewinn: Siege in 100 Partien mehr als alle anderen Plätze; fett ist, was nach Korrektur für so viele Vergleiche sicher ist. Wer vorne liegt, kann mehr nehmen: Das muss nicht die Ursache sein.
explore-column-name = Name
explore-column-taken = Genommen
explore-column-points = Punkte
explore-column-share = Gewann
explore-column-difference = Gewinn
explore-kinds = Art
explore-kind-all = Alle
explore-kind-card = Charaktere
explore-kind-mission = Aufträge
explore-kind-weapon = Waffen
explore-kind-kind = Boni
explore-kind-noble = Adlige
explore-kind-sector = Sektoren
explore-kind-country = Länder
explore-kind-treachery = Verrat
explore-kind-board = Tafeln
explore-kind-tile = Plättchen

explore-plain = Diese Studie hat keine Zeilen von Zügen und Dingen.
explore-repeat = Dieselben Partien noch einmal:
explore-unrepeatable = Die Bots dachten nach der Uhr, darum gibt derselbe Befehl andere Partien:
explore-version = Programm { $version }, Werte { $edition }.

explore-compare = Zwei Einstellungen vergleichen
explore-single = Eine Einstellung ansehen
explore-first = Erste Einstellung
explore-second = Zweite Einstellung
explore-swap = Beide vertauschen
explore-same = Beide Einstellungen sind gleich. Ändere eine von ihnen, um zu sehen, was sich unterscheidet.
explore-copy-compares = Diese Kopie vergleicht Einstellungen, die sich in einer Hinsicht unterscheiden.
explore-players = { $players } Personen
explore-apart = Zweite minus erste
explore-from-to = { $low } bis { $high }
explore-says = Zweite { $two }, erste { $one }: { $difference } ({ $low } bis { $high }).
explore-alike = Was sich unterscheidet, kann Zufall sein.
explore-score-differs = Die Punktzahlen unterscheiden sich.
explore-score-alike = Die Punktzahlen sind vielleicht gleich.
explore-source-differs = Die Punkte unterscheiden sich am meisten durch: { $source }.
explore-source-alike = Keine Punktequelle unterscheidet sich sicher.
explore-taken-differs = Am unterschiedlichsten genommen: { $thing }.
explore-taken-alike = Nichts wird sicher öfter genommen.
explore-compared-seats = Erste: { NUMBER($one) } Plätze; zweite: { NUMBER($two) }.
explore-paired = Beide wurden mit denselben Mischungen gespielt und werden Mischung für Mischung verglichen.
explore-unpaired = Sie wurden mit verschiedenen Mischungen gespielt.
explore-compare-how = Intervalle von 95 %; fett ist, was nach Korrektur für alle Vergleiche dieser Seite sicher ist. Unterschiede zwischen Anteilen sind in Hundertsteln.
explore-relative = Weil die Zahl der Personen verschieden ist, werden Siege über einem gleichen Anteil gezählt, in Hundertsteln.
explore-scores-of = Endstände: { $setting }
explore-figures = Zahlen
explore-figures-about = Mittel eines Platzes oder einer Partie
explore-figure-score = Punktzahl eines Platzes
explore-figure-best = Punktzahl bei einem Sieg
explore-figure-won = Siege
explore-figure-margin = Vorsprung in Punkten
explore-figure-decisions = Entscheidungen einer Partie
explore-chosen = Wie oft sie gewählt wurden
explore-won-after = Wie oft gewann, wer so wählte
explore-taken = Wie oft ein Platz sie nahm
explore-gains = Siege derer, die sie nahmen, über allen anderen, in Hundertsteln
