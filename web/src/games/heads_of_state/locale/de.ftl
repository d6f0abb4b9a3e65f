### Heads of State: Wörter der Seite.

## Auf dem Brett

act-revolution = Revolution! Das Jahrhundert von { $year } ist zu Ende
act-by = { $seat }
act-refill = { "" }
act-take = { $seat } nimmt:
act-discard = { $seat } wirft ab:
act-treachery-noble-killed = { $by } spielt aus: { $treachery }; { $seat } verliert: { $spot }
act-treachery-noble-spared = { $by } spielt aus: { $treachery }; { $seat } behält: { $spot }
act-sweep = Die offenen Verratskarten werden abgeräumt
act-country = { $country }
act-most = Die meisten Adelskarten: { $noble }
chip-attribute-taken = { $attribute }
chip-attribute-drawn = eine verdeckt
chip-treachery-taken = { $treachery }
chip-treachery-drawn = ein Verrat verdeckt
chip-attribute-discarded = { $attribute }
chip-treachery-discarded = { $treachery }
chip-courtesan-spent = mit einer Kurtisane
chip-initial-marker-taken = zuerst dort: { $plus } SP
chip-tokens-taken-back = { $count } Plättchen zurück
chip-influence-counted = { $count }
chip-tie-broken = gewinnt den Gleichstand
chip-first-place-scored = { $plus } SP
chip-second-place-scored = { $plus } SP
chip-marker-removed = { $count } SP für niemanden
chip-most-nobles-scored = { $plus } SP
chip-most-nobles-shared = { $plus } SP
chip-most-nobles-tied = niemand

## Die Seite

page-map = Karte der vier Reiche
page-step-end = Spielende
page-century = { $round ->
    [1] erstes Jahrhundert
    [2] zweites Jahrhundert
   *[other] drittes Jahrhundert
 }
page-first-player = Startspieler
page-ocean = Ozean
page-north-sea = Nordsee
page-mediterranean = Mittelmeer
page-hexagon-open = { $count } Punkte für den ersten Adeligen hier
page-hexagon-taken = Wert { $count }; der Marker ist vergeben
page-attributes = Attribute
page-treachery = Verrat
page-market = Auslage
page-taken = genommen
page-until = Bis zur Revolution
page-in-deck = im Stapel
page-hidden-in = in den letzten { $count }
page-deck-used = { $used ->
    [one] { $used } Attributskarte abgelegt
   *[other] { $used } Attributskarten abgelegt
 }
page-deck-short = Stapel { $deck } · Revolution in den letzten { $pile }
page-all-ranks = alle 7 Ränge
page-cubes = Steinbeutel
page-country-markers = Landesmarker
page-every-sector = überall ein Adeliger
page-create = { $spot } einsetzen
page-target = Ziel: { $spot }
page-no-cards = Keine Karten auf der Hand.
page-reach = In Reichweite
page-reach-about = was noch fehlt
page-missing = fehlt
page-no-spot = kein Feld frei
page-spots =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
page-lack = fehlen { $count }

card-wanted-by = gebraucht von
card-stands-in = ersetzt eine Karte von
card-in-hand = Du hast { $count }.
card-in-game = { $count } im Spiel.
card-strikes = trifft in
card-strikes-assassin = Eine Karte in einer Provinz, zwei in einer Hauptstadt; ein gezogener Spielstein entscheidet, dreimal von vier gelingt es.
card-strikes-country = Eine Karte tötet einen Adeligen in einer Provinz dieses Landes, zwei in seiner Hauptstadt.
card-strikes-special = Gilt als Karte eines der beiden Länder.
card-costs =
    { $count ->
        [one] kostet { $count } Karte
       *[other] kostet { $count } Karten, je eine
    }
card-rank = Rang { $rank }
card-most = Die meisten Adelskarten dieses Rangs am Ende: { $count } SP.
card-yours =
    { $count ->
        [one] Du hast { $count } Karte dieses Adeligen.
       *[other] Du hast { $count } Karten dieses Adeligen.
    }
card-courtesan = Eine Kurtisane darf eine Karte ersetzen.
card-no-courtesan = Keine Kurtisane darf eine Karte ersetzen.
page-pay-cards = Mit allen Karten zahlen
page-pay-courtesan = Kurtisane statt { $attribute }
own-hand = { $attributes } Attributskarten und { $treachery } Verratskarten auf der Hand
own-known = Offen auf die Hand genommen
own-nobles-none = Noch keine Adelskarten.
own-tokens = Übrige Marken
own-markers-none = noch keine

short-turn-option = wähle deine Option
short-take-attribute = nimm eine Karte
short-take-treachery = nimm eine Verratskarte
short-act = setze Adelige ein
short-payment = wähle, wie du bezahlst
short-treachery-card = wähle die Karte
short-discard = wirf eine Karte ab
short-trim = wirf eine Karte ab
how-turn-option = Wähle eine davon.
how-act = Leuchtende Felder kannst du besetzen oder als Ziel wählen; wähle eines oder beende.
how-act-finish = Nichts kann mehr besetzt oder getroffen werden.
how-take-attribute = Nimm eine leuchtende Karte aus der Auslage oder ziehe verdeckt.
how-take-treachery = Nimm eine leuchtende Karte aus der Auslage oder ziehe verdeckt.

quick =
    Drei Runden, 1589, 1689 und 1789; jede endet, wenn die Revolution erscheint (H12.1).
    In deinem Zug: drei Attributskarten, oder die Auslage erneuern und eine ziehen, oder eine Verrats- und eine Attributskarte (H3.3).
    Dann setze Adelige ein: bezahle den Satz und lege dein Plättchen auf ein freies Feld (H6.1).
    Eine Kurtisane ersetzt eine Karte, außer bei Baron und König (H7.2).
    Im Verratszug kannst du Adelige anderer als Ziel wählen (H8.1).
    Der erste Adelige eines Sektors nimmt dessen Provinzmarker (H13.1), einer in jedem Sektor den Landesmarker (H13.2).
    Alle sieben Typen: ein Adelsmarker (H13.3).
    Am Rundenende werten Erster und Zweiter an Einfluss in jedem Land (H13.4).
    Am Ende werten die meisten Karten jedes Typs (H13.5).
history =
    1589 wurde der letzte Valois ermordet, und Heinrich von Navarra begann, Frankreich mit Waffen und einer Messe zu gewinnen. England hatte eben die Armada scheitern sehen; Spanien war die erste Macht Europas.
    1689 herrschte Ludwig XIV. von Versailles aus, Wilhelm von Oranien war auf Einladung nach England übergesetzt, und Brandenburg wurde bald Königreich.
    1789 erklärte sich der dritte Stand zur Nation. Titel, die sieben Generationen gekostet hatten, wurden in einer Nacht abgeschafft, am 4. August.
    Die Ränge des Spiels folgen englischem Brauch; jedes Land hatte seine eigene Leiter und eigene Namen für die Sprossen.
page-draws = Offene Kartenzüge
page-unseen = verdeckt gezogen
page-plan-noble = Die Felder dieses Adeligen auf der Karte markieren

page-count = Die Schlusswertung
page-count-about = Vom Baron zum König; Esc zeigt das Ergebnis.
page-count-most = { $n } SP für die meisten Adeligen dieses Rangs
page-count-winner = Jede Zahl steht in der Punktetafel.
