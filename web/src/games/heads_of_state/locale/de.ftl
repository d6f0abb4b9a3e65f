### Heads of State: Wörter der Seite.

page-map = Karte der vier Reiche
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
