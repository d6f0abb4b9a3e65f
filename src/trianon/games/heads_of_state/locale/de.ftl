### Heads of State auf Deutsch.

game-title = Heads of State
game-about = Sammle Attribute, setze Adelige in den vier großen Ländern Europas ein, beseitige fremde Adelige durch Verrat und habe nach drei Jahrhunderten die meisten Siegpunkte.

## Ereignisse

event-first-player-drawn = { $seat } wird als Startspieler ausgelost.
event-deck-made = Gespielt wird mit { $count } Attributskarten.
event-pile-made = { $count } Karten, darunter die Revolutionskarte, bilden den Revolutionsstapel.
event-attribute-turned = Neu in der offenen Auslage (Attribute): { $attribute }.
event-treachery-turned = Neu in der offenen Auslage (Verrat): { $treachery }.
event-house-markers-laid =
    { $count ->
        [one] { $count } Adelsmarker wird ausgelegt.
       *[other] { $count } Adelsmarker werden ausgelegt.
    }
event-round-started = Die Runde { $year } beginnt.
event-turn-started = { $seat } ist am Zug.
event-first-turn-started =
    { $count ->
        [one] Erster Zug von { $seat }: { $count } Attributskarte wird gezogen.
       *[other] Erster Zug von { $seat }: { $count } Attributskarten werden gezogen.
    }
event-three-chosen = { $seat } wählt den Attributszug und zieht Karten.
event-clear-chosen = { $seat } wählt den Attributszug und erneuert die Auslage.
event-treachery-chosen = { $seat } wählt den Verratszug.
event-attribute-cleared = Zur Seite gelegt: { $attribute }.
event-attribute-taken = { $seat } nimmt offen: { $attribute }.
event-attribute-drawn = { $seat } zieht verdeckt eine Attributskarte.
event-attribute-seen = { $seat } hat gezogen: { $attribute }.
event-treachery-taken = { $seat } nimmt offen: { $treachery }.
event-treachery-drawn = { $seat } zieht verdeckt eine Verratskarte.
event-treachery-seen = { $seat } hat gezogen: { $treachery }.
event-treachery-shuffled =
    { $count ->
        [one] Der Ablagestapel der Verratskarten, { $count } Karte, wird zum neuen Stapel.
       *[other] Der Ablagestapel der Verratskarten, { $count } Karten, wird gemischt und zum neuen Stapel.
    }
event-noble-created = { $seat } setzt ein: { $spot }.
event-set-spent = { $seat } wirft den Kartensatz ab für: { $noble }.
event-courtesan-spent = { $seat } verwendet eine Kurtisane anstelle von: { $attribute }.
event-noble-card-taken = { $seat } nimmt eine Adelskarte: { $noble }.
event-no-noble-card = { $seat } nimmt keine Adelskarte, der Stapel ist leer: { $noble }.
event-initial-marker-taken = { $sector }: { $seat } setzt dort den ersten Adeligen ein und erhält { $count } SP.
event-country-marker-taken = { $country }: { $seat } hat in jedem Sektor einen Adeligen eingesetzt und erhält { $count } SP.
event-tokens-taken-back =
    { $count ->
        [one] { $country }: { $seat } nimmt { $count } umgedrehtes Plättchen zurück.
       *[other] { $country }: { $seat } nimmt { $count } umgedrehte Plättchen zurück.
    }
event-house-marker-taken = { $seat } hat Adelige aller sieben Typen eingesetzt und erhält im Adelshaus { $count } SP.
event-noble-designated = { $seat } wählt als Ziel: { $spot }.
event-treachery-played = { $seat } spielt aus: { $treachery }.
event-cube-drawn = Der gezogene Spielstein gehört { $seat }.
event-noble-killed = { $seat } verliert einen Adeligen: { $spot } ist tot.
event-noble-spared = Der Anschlag misslingt, { $seat } behält den Adeligen: { $spot }.
event-token-turned-down = { $noble }: Das Plättchen von { $seat } liegt umgedreht im Sektor { $sector }.
event-token-to-supply = { $noble }: Das Plättchen kommt zurück in den Vorrat von { $seat }.
event-acting-ended = { $seat } beendet die Aktionen.
event-duty-met = { $seat } hat { $killed } Adelige getötet und { $count } davon ersetzt.
event-attribute-discarded = { $seat } wirft ab: { $attribute }.
event-treachery-discarded = { $seat } wirft ab: { $treachery }.
event-cleared-shuffled =
    { $count ->
        [one] { $count } zur Seite gelegte Karte wird in den Attributsstapel gemischt.
       *[other] { $count } zur Seite gelegte Karten werden in den Attributsstapel gemischt.
    }
event-revolution-revealed = Revolution! Die Karte wird im Zug von { $seat } aufgedeckt; die Runde { $year } ist zu Ende.
event-turn-resumed =
    { $count ->
        [one] { $seat } setzt den Zug fort; { $count } Attributskarte ist noch zu ziehen.
       *[other] { $seat } setzt den Zug fort; { $count } Attributskarten sind noch zu ziehen.
    }
event-treachery-swept = Aus der offenen Auslage (Verrat) entfernt: { $treachery }.
event-influence-counted = { $country }: { $seat } hat { $count } EP.
event-tie-broken = { $country }: { $seat } gewinnt den Gleichstand.
event-first-place-scored = { $country }: { $seat } belegt den 1. Platz und erhält { $count } SP.
event-second-place-scored = { $country }: { $seat } belegt den 2. Platz und erhält { $count } SP.
event-marker-removed = { $country }: Der Wertungsmarker { $count } kommt aus dem Spiel.
event-most-nobles-scored = { $noble }: { $seat } hat die meisten Adelskarten und erhält { $count } SP.
event-most-nobles-shared = { $noble }: { $seat } teilt sich die meisten Adelskarten und erhält { $count } SP.
event-most-nobles-tied = { $noble }: Gleichstand von drei oder mehr Spielern, niemand erhält Punkte.
event-game-ended = Die Revolution von { $year } beendet das Spiel.
event-game-won = { $seat } gewinnt mit { $count } SP.
event-victory-shared = { $seat } teilt sich den Sieg mit { $count } SP.

## Entscheidungen

decision-turn-option = Wähle, was du in diesem Zug tust.
decision-take-attribute = Nimm eine Attributskarte aus der Auslage oder ziehe eine verdeckt.
decision-take-treachery = Nimm eine Verratskarte aus der Auslage oder ziehe eine verdeckt.
decision-act = Setze einen Adeligen ein, spiele Verrat, wo es erlaubt ist, oder beende.
decision-payment = Wähle, wie du bezahlst für: { $about }.
decision-treachery-card = Wähle die Karte, die du ausspielst gegen: { $about }.
decision-discard = Du hast zu viele Karten auf der Hand: Wirf eine ab.
decision-trim = Eine neue Runde beginnt und du hast zu viele Karten auf der Hand: Wirf eine ab.

## Optionen

option-draw-three = Attributskarten ziehen, dann Adelige einsetzen
option-clear = Auslage erneuern und eine Karte ziehen, dann Adelige einsetzen
option-treachery = Eine Verratskarte und eine Attributskarte ziehen, dann Verrat spielen
option-take = { $card } nehmen
option-draw-attribute = Eine Attributskarte verdeckt ziehen
option-draw-treachery = Eine Verratskarte verdeckt ziehen
option-create = Einsetzen: { $spot }
option-pay-plain = Ohne Kurtisane bezahlen
option-pay-courtesan = Mit einer Kurtisane bezahlen anstelle von: { $attribute }
option-target = Als Ziel wählen: { $spot }
option-play = { $card } ausspielen
option-stop = Beenden
option-discard = { $card } abwerfen

## Ausblick: was folgen würde, wie es steht

outlook-points =
    { $count ->
        [0] Sofort keine Punkte.
       *[other] Sofort { $count } SP.
    }
outlook-shift =
    { $place ->
        [1] Käme jetzt die Revolution, wärst du Erster ({ $country }): { $count } SP mehr.
       *[other] Käme jetzt die Revolution, wärst du Zweiter ({ $country }): { $count } SP mehr.
    }
outlook-completes = Sie vervollständigt die Karten für: { $noble }.
outlook-noble =
    { $missing ->
        [0] { $noble }: bezahlbar, { $count ->
            [one] { $count } Feld frei
           *[other] { $count } Felder frei
        }
       *[other] { $noble }: es fehlen { $missing }
    }

## Spielmaterial

spot =
    { $noble ->
        [baron] Baron
        [count] Vizegraf
        [earl] Graf
        [marquis] Markgraf
        [duke] Herzog
        [prince] Prinz
       *[king] König
    } { $sector ->
        [gb_england] von England
        [gb_scotland] von Schottland
        [gb_ireland] von Irland
        [fr_paris] der Île-de-France
        [fr_normandy] der Normandie
        [fr_burgundy] von Burgund
        [fr_aquitaine] von Aquitanien
        [fr_provence] der Provence
        [ge_brandenburg] von Brandenburg
        [ge_bavaria] von Bayern
        [ge_saxony] von Sachsen
        [ge_rhineland] des Rheinlands
        [sp_castile] von Kastilien
        [sp_andalusia] von Andalusien
        [sp_aragon] von Aragonien
       *[sp_galicia] von Galicien
    }

noble-baron = Baron
noble-count = Vizegraf
noble-earl = Graf
noble-marquis = Markgraf
noble-duke = Herzog
noble-prince = Prinz
noble-king = König

attribute-gold = Gold
attribute-title = Titel
attribute-troops = Truppen
attribute-castle = Schloss
attribute-dueling = Duellkunst
attribute-education = Bildung
attribute-bishop = Bischof
attribute-palace = Palast
attribute-courtesan = Kurtisane

treachery-assassin = Attentäter
treachery-axeman = Henker
treachery-guillotine = Guillotine
treachery-inquisition = Spanische Inquisition
treachery-gallows = Galgen
treachery-special_gb_ge = Henker / Galgen
treachery-special_gb_fr = Henker / Guillotine
treachery-special_gb_sp = Henker / Inquisition
treachery-special_fr_ge = Guillotine / Galgen
treachery-special_fr_sp = Guillotine / Inquisition
treachery-special_ge_sp = Galgen / Inquisition

country-gb = Großbritannien
country-fr = Frankreich
country-ge = Deutsche Staaten
country-sp = Spanien

sector-gb_england = England
sector-gb_scotland = Schottland
sector-gb_ireland = Irland
sector-fr_paris = Île-de-France
sector-fr_normandy = Normandie
sector-fr_burgundy = Burgund
sector-fr_aquitaine = Aquitanien
sector-fr_provence = Provence
sector-ge_brandenburg = Brandenburg
sector-ge_bavaria = Bayern
sector-ge_saxony = Sachsen
sector-ge_rhineland = Rheinland
sector-sp_castile = Kastilien
sector-sp_andalusia = Andalusien
sector-sp_aragon = Aragonien
sector-sp_galicia = Galicien

year-1589 = 1589
year-1689 = 1689
year-1789 = 1789

## Quellen, Schritte und Beschriftungen

source-initial = Provinzmarker
source-country = Landesmarker
source-house = Adelshaus
source-round-gb = Rundenende: Großbritannien
source-round-fr = Rundenende: Frankreich
source-round-ge = Rundenende: Deutsche Staaten
source-round-sp = Rundenende: Spanien
source-most-nobles = meiste Adelige
step-turn = Wahl der Option
step-drawing = Ziehen
step-acting = Aktionen
step-discarding = Zugende: Handlimit
step-refilling = Zugende: Auffüllen
turn-undecided = noch keine Option gewählt
turn-first-turn = erster Zug
turn-draw-three = Attributszug
turn-clear = Attributszug, Auslage erneuert
turn-treachery = Verratszug
label-round = Runde
label-score = SP
label-hand = Hand
label-known = Bekannte Karten
label-tokens = Vorrat
label-noble-cards = Adelskarten
label-markers = Marker
label-influence = Einfluss
label-display = Offene Auslage (Attribute)
label-cleared = Zur Seite gelegt
label-deck = Attributsstapel
label-pile = Revolutionsstapel
label-discard = Ablage (Attribute)
label-treachery-display = Offene Auslage (Verrat)
label-treachery-deck = Verratsstapel
label-treachery-discard = Ablage (Verrat)
label-stacks = Adelskarten im Vorrat
label-house = Adelshaus
label-my-hand = Meine Attributskarten
label-my-treachery = Meine Verratskarten
label-owed = Noch zu ziehen
label-unfilled = Geleert, nicht ersetzt
label-trimming = Abwerfen zum Rundenwechsel
label-first-player = Startspieler
label-face-down = Umgedreht
label-empty = leer
label-unknown = unbekannt

## Begriffe

term-noble = Adeliger
term-rank = Rang
term-attribute = Attribut
term-treachery = Verrat
term-country-card = Länderkarte
term-special-card = Zwei-Länder-Karte
term-target = Ziel des Anschlags
term-attempt = Attentatsversuch
term-sector = Sektor
term-province = Provinz
term-capital = Hauptstadt
term-spot = Feld
term-hexagon = Sechseck
term-board = Spielbrett
term-attribute-card = Attributskarte
term-treachery-card = Verratskarte
term-noble-card = Adelskarte
term-noble-token = Adelsplättchen
term-attribute-chart = Übersichtstafel
term-revolution-card = Revolutionskarte
term-revolution-disc = Revolutionsscheibe
term-revolution-pile = Revolutionsstapel
term-attribute-deck = Attributsstapel
term-attribute-display = offene Auslage (Attribute)
term-treachery-deck = Verratsstapel
term-treachery-display = offene Auslage (Verrat)
term-discard-pile = Ablagestapel
term-bag = Beutel
term-cube = Spielstein
term-round-marker = Jahrhundert-Anzeiger
term-score-track = Siegpunktleiste
term-supply = Vorrat
term-hand = Hand
term-round = Runde
term-turn = Zug
term-first-turn = erster Zug
term-active-player = aktiver Spieler
term-option-attributes = Attributszug
term-option-treachery = Verratszug
term-end-of-turn = Zugende
term-revolution = Revolution
term-end-of-round = Rundenende
term-end-of-game = Spielende
term-draw = ziehen
term-draw-unseen = verdeckt ziehen
term-draw-display = offen nehmen
term-clear = Auslage erneuern
term-create = Adeligen einsetzen
term-kill = töten
term-replace = ersetzen
term-play-treachery = Verratskarte ausspielen
term-discard = abwerfen
term-stop = beenden
term-refill = Auslage auffüllen
term-trim = auf das Rundenlimit abwerfen
term-victory-points = Siegpunkte (SP)
term-influence-points = Einflusspunkte (EP)
term-initial-marker = Provinzmarker
term-country-marker = Landesmarker
term-house-of-nobles = Adelshaus
term-house-marker = Adelsmarker
term-end-of-round-marker = Wertungsmarker
term-most-nobles = meiste Adelige eines Typs
term-first-place = 1. Platz
term-second-place = 2. Platz
term-tie = Gleichstand
term-face-down-token = umgedrehtes Plättchen

# The tables of components.toml.
figures-meta = Das Spiel
figures-checksums = Anzahl des Materials
figures-limits = Hände, Auslagen und Züge vom Stapel
figures-rounds = Runden
figures-setup = Spielaufbau
figures-colours = Farben der Spieler
figures-nobles = Adelige
figures-attributes = Attributskarten
figures-treachery = Verratskarten
figures-countries = Länder
figures-sectors = Hauptstädte und Provinzen
figures-markers = Punktemarker
figures-influence = Einflusspunkte
figures-final_most_nobles = Die meisten Adeligen eines Rangs am Ende
