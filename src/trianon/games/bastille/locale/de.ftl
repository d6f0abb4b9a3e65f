### Bastille auf Deutsch.

game-title = Bastille
game-about = Platziere am Vorabend der Revolution Einflussplättchen in Paris, nimm Charaktere in Dienst und bewaffne sie, erfülle Aufträge und habe nach acht Runden die meisten Punkte.

switch-secret_mission = Variante Geheime Missionen: kein Startauftrag, und die Aufträge liegen in zwei Stapeln.
switch-zero_majority = Hausregel: Auch eine Mehrheit von nichts zählt; mit 0 Flaggen, Kronen oder anderem kann man Boni oder Punkte erhalten.

## Ereignisse

event-round-started = Runde { $round } beginnt.
event-scoring-started =
    { $final ->
        [0] Die Zwischenwertung beginnt.
       *[other] Die Endwertung beginnt.
    }
event-start-player-drawn = { $seat } wird als Startspieler ausgelost.
event-mission-dealt = { $seat } erhält einen geheimen Auftrag.
event-mission-known = { $seat } besitzt nun den Auftrag „{ $mission }“.
event-versailles-turned = Das neue Versailles-Plättchen: { $versailles }.
event-bonus-turned = Das neue Bonusplättchen: { $tile }.
event-card-dealt = Auf die Place Louis kommt ein Charakter: { $card }.
event-card-removed = Ein Charakter kommt aus dem Spiel: { $card }.
event-token-turned = Ein Waffenplättchen wird aufgedeckt: { $weapon }.
event-piles-made =
    { $count ->
        [one] Die Aufträge werden auf zwei Stapel mit je { $count } Karte verteilt.
       *[other] Die Aufträge werden auf zwei Stapel mit je { $count } Karten verteilt.
    }
event-tile-placed = { $seat } legt eine { $value } auf „{ $location }“.
event-location-evaluated = Der Ort „{ $location }“ wird ausgewertet.
event-location-skipped = Der Ort „{ $location }“ wird übersprungen: Dort liegt kein Plättchen.
event-tile-evaluated = { $seat } ist auf „{ $location }“ mit einer { $value } auf Rang { $rank }.
event-tile-returned = { $seat } nimmt die { $value } zurück.
event-coins-gained =
    { $count ->
        [0] { $seat } erhält keine Münzen.
        [one] { $seat } erhält { $count } Münze.
       *[other] { $seat } erhält { $count } Münzen.
    }
event-coins-paid =
    { $count ->
        [one] { $seat } zahlt { $count } Münze.
       *[other] { $seat } zahlt { $count } Münzen.
    }
event-start-marker-taken = { $seat } nimmt den Startspielermarker.
event-tile-upgraded = { $seat } tauscht eine { $value } gegen eine { $better }.
event-tile-kept = { $seat } kann die { $value } nicht tauschen und behält sie.
event-points-scored =
    { $count ->
        [one] { $seat } erhält { $count } Punkt ({ $source }).
       *[other] { $seat } erhält { $count } Punkte ({ $source }).
    }
event-versailles-bonus = { $seat } erhält den Versailles-Bonus: { $kind }.
event-versailles-lost = Der andere Versailles-Bonus verfällt: { $kind }.
event-henchmen-bagged =
    { $count ->
        [0] { $seat } hat keine Gefolgsleute mehr für den Beutel.
        [one] { $seat } gibt { $count } Gefolgsmann in den Beutel.
       *[other] { $seat } gibt { $count } Gefolgsleute in den Beutel.
    }
event-card-recruited =
    { $count ->
        [0] { $seat } nimmt kostenlos einen Charakter: { $card }.
        [one] { $seat } nimmt für { $count } Münze einen Charakter: { $card }.
       *[other] { $seat } nimmt für { $count } Münzen einen Charakter: { $card }.
    }
event-recruit-forfeited = { $seat } verzichtet auf eine Charakterkarte.
event-marker-moved =
    { $count ->
        [one] { $seat } zieht auf der Bastille-Leiste { $count } Schritt vor, auf Feld { $space }.
       *[other] { $seat } zieht auf der Bastille-Leiste { $count } Schritte vor, auf Feld { $space }.
    }
event-pile-chosen = { $seat } wählt den { $pile }.
event-mission-taken = { $seat } sieht die Aufträge durch und nimmt einen.
event-no-mission = { $seat } nimmt keinen Auftrag: Keiner ist erlaubt.
event-torches-taken =
    { $count ->
        [0] { $seat } nimmt keine Fackel: Es ist keine mehr da.
        [one] { $seat } nimmt { $count } Fackel.
       *[other] { $seat } nimmt { $count } Fackeln.
    }
event-flags-counted =
    { $count ->
        [0] { $seat } hat keine Flaggen.
        [one] { $seat } hat { $count } Flagge.
       *[other] { $seat } hat { $count } Flaggen.
    }
event-flag-bonus = { $seat } erhält einen Flaggenbonus ({ $side }): { $kind }.
event-flag-bonus-lapsed = Ein Flaggenbonus ({ $side }) verfällt.
event-cube-drawn = Aus dem Beutel wird ein Gefolgsmann gezogen; er gehört { $seat }.
event-bag-empty = Der Beutel ist leer, es wird nicht weiter gezogen.
event-bonus-chosen = { $seat } wählt einen Katakomben-Bonus: { $field }.
event-bonus-wasted = Der Bonus bleibt für { $seat } ohne Wirkung.
event-card-drawn = { $seat } nimmt die oberste Charakterkarte: { $card }.
event-cube-to-supply = { $seat } nimmt einen Gefolgsmann zurück in den Vorrat.
event-cube-to-bag = Ein Gefolgsmann kommt zurück in den Beutel; er gehört { $seat }.
event-token-claimed = { $seat } nimmt ein Waffenplättchen: { $weapon }.
event-monk-assigned = { $seat } ordnet der Gruppe { $group } zu: { $card }.
event-mission-scored =
    { $count ->
        [0] { $seat } erhält nichts für den Auftrag „{ $mission }“.
        [one] { $seat } verdient { $count } Punkt mit dem Auftrag „{ $mission }“.
       *[other] { $seat } verdient { $count } Punkte mit dem Auftrag „{ $mission }“.
    }
event-characters-unarmed =
    { $count ->
        [0] { $seat } hat keine unbewaffneten Charaktere.
        [one] { $seat } hat noch { $count } unbewaffneten Charakter.
       *[other] { $seat } hat noch { $count } unbewaffnete Charaktere.
    }
event-game-won =
    { $count ->
        [one] { $seat } gewinnt mit { $count } Punkt.
       *[other] { $seat } gewinnt mit { $count } Punkten.
    }
event-versailles-removed = Das benutzte Versailles-Plättchen kommt aus dem Spiel: { $versailles }.
event-marker-behind = Auf Feld { $space } der Bastille-Leiste steht { $seat } hinter den Markern, die schon dort sind.

## Entscheidungen

decision-place-tile = Platziere eines deiner Plättchen an einem Ort mit freiem Feld.
decision-versailles-pick = Wähle einen der beiden Boni des Versailles-Plättchens.
decision-recruit = Nimm eine der ausliegenden Charakterkarten oder verzichte auf die Aktion.
decision-take-mission = Nimm einen der Aufträge, die du noch nicht besitzt.
decision-choose-pile = Wähle den Auftragsstapel, den du durchsehen willst.
decision-catacomb-bonus = Dein Gefolgsmann wurde gezogen: Wähle einen noch freien Katakomben-Bonus.
decision-upgrade-tile = Wähle das Plättchen, das du gegen eines mit dem nächsthöheren Wert tauschst.
decision-claim-weapons = Nimm zwei der ausliegenden Waffenplättchen.
decision-assign-monk = Wähle eine der drei Gruppen für: { $about }.

## Möglichkeiten

option-place = Eine { $value } auf „{ $location }“ legen
option-pick = Wählen: { $bonus }
option-recruit =
    { $price ->
        [0] Kostenlos nehmen: { $about }
        [one] Für { $price } Münze nehmen: { $about }
       *[other] Für { $price } Münzen nehmen: { $about }
    }
option-forfeit = Auf eine Charakterkarte verzichten
option-take = „{ $mission }“ nehmen ({ $about })
option-pile = Den { $pile } wählen
option-bonus = Wählen: { $field }
option-upgrade = Eine { $value } gegen eine { $better } tauschen
option-claim = { $first } + { $second } nehmen
option-assign = Der Gruppe { $group } zuordnen: { $card }

## Ausblick: was folgen würde, wie es steht

outlook-rank =
    { $tiles ->
        [1] Noch ist niemand hier: Du wärst Erster.
       *[other] { $place ->
            [1] Wie die Plättchen liegen, wärst du Erster von { $tiles }.
            [2] Wie die Plättchen liegen, wärst du Zweiter von { $tiles }.
            [3] Wie die Plättchen liegen, wärst du Dritter von { $tiles }.
           *[other] Wie die Plättchen liegen, wärst du Nummer { $place } von { $tiles }.
        }
    }
outlook-reach =
    { $count ->
        [0] Mit deinen Münzen reicht es für keine ausliegende Karte.
        [one] Mit deinen Münzen reicht es für { $count } ausliegende Karte.
       *[other] Mit deinen Münzen reicht es für eine von { $count } ausliegenden Karten.
    }
outlook-unarmed =
    { $count ->
        [0] Alle deine Charaktere wären bewaffnet.
        [one] { $count } deiner Charaktere wäre unbewaffnet.
       *[other] { $count } deiner Charaktere wären unbewaffnet.
    }
outlook-mission = { $mission }: { $progress }
outlook-mission-max =
    { $mine ->
        [0] du 0, bester anderer { $best }{ $points ->
            [0] { "" }
            [one] : { $points } Punkt
           *[other] : { $points } Punkte
        }
       *[other] du { $mine }, bester anderer { $best }: { $place }.
    }
outlook-mission-series =
    { $count ->
        [0] alle drei
       *[other] es fehlt { $lack }
    }
outlook-mission-set = { $least } von { $each } in jeder Gruppe
outlook-arms =
    { $missing ->
        [0] alle bewaffnet
        [one] { $missing } Waffe fehlt
       *[other] { $missing } Waffen fehlen
    }{ $torches ->
        [0] { "" }
        [one] , { $torches } Fackel
       *[other] , { $torches } Fackeln
    }
outlook-balance = Waffen: { $arms }
outlook-flags =
    { $large ->
        [0] Flaggen: Der große Bonus wäre deiner.
        [one] Flaggen: { $large } mehr für den großen Bonus{ $small ->
            [0] , der kleine wäre deiner
           *[other] { "" }
        }.
       *[other] Flaggen: { $large } mehr für den großen Bonus{ $small ->
            [0] , der kleine wäre deiner
           *[other] , { $small } für den kleinen
        }.
    }

## Spielmaterial

card-P01 = der Bänkelsänger
card-P02 = der Heumacher
card-P03 = der Fahnenträger des Dorfes
card-P04 = der aufsässige Pflüger
card-P05 = das Fischweib
card-P06 = der Stallknecht
card-P07 = der Winzer
card-P08 = die Marktfrau
card-P09 = der Fuhrmann
card-P10 = die Spitzenklöpplerin
card-S01 = der Trommler
card-S02 = der Fahnenträger
card-S03 = der Trompeter
card-S04 = der Wachposten
card-S05 = der Sergeant
card-S06 = der Büchsenmacher
card-S07 = der Schweizergardist
card-S08 = der Zahlmeister
card-S09 = der Grenadier
card-S10 = der Musketier des Königs
card-N01 = die Hofdame
card-N02 = der Sammler
card-N03 = der aufständische Herzog
card-N04 = die Bankierswitwe
card-N05 = der Kammerherr
card-N06 = der Vetter des Königs
card-N07 = der Minister
card-N08 = der fechtende Marquis
card-N09 = der Prinz von Geblüt
card-N10 = die Herzogin mit dem Collier
card-M01 = der Buchmaler
card-M02 = der Bettelmönch
card-M03 = der Reliquienträger
card-M04 = der Hofprediger
card-M05 = der Abt
card-about =
    { $card } { $group ->
        [peasant] (Bauer)
        [soldier] (Soldat)
        [noble] (Adliger)
       *[monk] (Mönch)
    }: Münzwert { $cost }{ $points ->
        [0] { "" }
        [one] , { $points } Punkt
       *[other] , { $points } Punkte
    }{ $crowns ->
        [0] { "" }
        [one] , { $crowns } Krone
       *[other] , { $crowns } Kronen
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } Edelstein
       *[other] , { $gems } Edelsteine
    }{ $flags ->
        [0] { "" }
        [one] , { $flags } Flagge
       *[other] , { $flags } Flaggen
    }{ $armed ->
        [yes] , bewaffnet
       *[no] , unbewaffnet
    }

bonus-torch =
    { $count ->
        [one] { $count } Fackel
       *[other] { $count } Fackeln
    }
bonus-bastille =
    { $count ->
        [one] { $count } Bastille-Schritt
       *[other] { $count } Bastille-Schritte
    }
bonus-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
bonus-henchmen =
    { $count ->
        [one] { $count } Gefolgsmann in den Beutel
       *[other] { $count } Gefolgsleute in den Beutel
    }
bonus-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
bonus-upgrade = { $count } Plättchen aufwerten
bonus-character =
    { $count ->
        [one] { $count } Charakterkarte vom Stapel
       *[other] { $count } Charakterkarten vom Stapel
    }
bonus-mission =
    { $count ->
        [one] { $count } Auftragskarte
       *[other] { $count } Auftragskarten
    }
field = { $bonus }
versailles-tile = { $left } / { $right }
bonus-tile = groß { $large } / klein { $small }

mission-MAX_PEASANTS = die meisten Bauern
mission-MAX_SOLDIERS = die meisten Soldaten
mission-MAX_NOBLES = die meisten Adligen
mission-MAX_CROWNS = die meisten Kronen
mission-MAX_WEAPONS = die meisten Waffen
mission-MAX_GEMS = die meisten Edelsteine
mission-SER_PEASANT_LOW = Bauern { $low } · { $middle } · { $high }
mission-SER_PEASANT_HIGH = Bauern { $low } · { $middle } · { $high }
mission-SER_SOLDIER_LOW = Soldaten { $low } · { $middle } · { $high }
mission-SER_SOLDIER_HIGH = Soldaten { $low } · { $middle } · { $high }
mission-SER_NOBLE_LOW = Adlige { $low } · { $middle } · { $high }
mission-SER_NOBLE_HIGH = Adlige { $low } · { $middle } · { $high }
mission-SET_TWO_EACH =
    { $each ->
        [2] zwei von jedem Stand
       *[other] { $each } von jedem Stand
    }
mission-max-about =
    die meisten { $metric }: { $first ->
        [one] { $first } Punkt
       *[other] { $first } Punkte
    }, die zweitmeisten: { $second ->
        [one] { $second } Punkt
       *[other] { $second } Punkte
    }
mission-series-about =
    { $group } mit Münzwert { $low }, { $middle } und { $high }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mission-set-about =
    { $each ->
        [one] mindestens { $each } Karte jeder Gruppe
       *[other] mindestens { $each } Karten jeder Gruppe
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

metric-peasant = Bauern
metric-soldier = Soldaten
metric-noble = Adlige
metric-crowns = Kronen
metric-weapons = Waffen
metric-gems = Edelsteine

group-peasant = Bauern
group-soldier = Soldaten
group-noble = Adlige
group-monk = Mönche

weapon-pitchfork = Harke
weapon-rifle = Gewehr
weapon-rapier = Degen
torch = Fackel

location-banque_de_paris = Banque de Paris
location-notre_dame = Notre Dame
location-versailles = Versailles
location-catacombes = Catacombes
location-place_louis = Place Louis
location-bastille = Bastille
location-etats_generaux = Etats Généraux

pile-top = Stapel oben
pile-bottom = Stapel unten
side-large = groß
side-small = klein

source-notre-dame = Notre Dame
source-versailles = Versailles
source-flags = Flaggen
source-gems = Edelsteine
source-crowns = Kronen
source-catacombs = Katakomben
source-bastille = Bastille
source-characters = Charaktere
source-missions = Auftragskarten
source-henchmen = Gefolgsleute
source-coins = Münzen
source-weapons = unbewaffnete Charaktere

step-placement = Einflussplättchen platzieren
step-evaluation = Orte auswerten
step-flags = Flaggenwertung
step-monks = Mönche zuordnen
step-gems = Edelsteine werten
step-crowns = Kronen werten
step-catacombs = Katakomben
step-bastille = Bastille-Leiste werten
step-weapons = Waffenplättchen nehmen
step-tokens = Neue Waffenplättchen
step-preparation = Neue Runde vorbereiten
step-characters = Charaktere werten
step-missions = Auftragskarten werten
step-henchmen = Gefolgsleute werten
step-coins = Münzen werten
step-unarmed = Minuspunkte
step-winner = Spielende

## Beschriftungen des Spielplans

label-round = Runde
label-score = Punkte
label-coins = Münzen
label-tiles = Plättchen
label-supply = Vorrat
label-weapons = Waffen
label-torches = Fackeln
label-cards = Charaktere
label-missions = Aufträge
label-cubes = Gefolgsleute
label-bag = Beutel
label-track-short = Leiste
label-signs = Zeichen
label-track = Bastille-Leiste
label-display = Auslage
label-versailles = Versailles-Plättchen
label-bonus = Bonusplättchen
label-start-player = Startspieler
label-catacombs = Katakomben
label-free = frei
label-flags = Flaggen
label-crowns = Kronen
label-gems = Edelsteine
label-my-missions = Meine Aufträge
label-deck = Stapel
label-location = Ort
label-tokens = Waffenplättchen
label-pile-seen = Aufträge, zuletzt gesehen

# The tables of components.toml.
figures-meta = Das Spiel
figures-counts = Anzahl des Materials
figures-colors = Farben der Spieler
figures-setup = Spielaufbau
figures-influence_tiles = Einflussplättchen jedes Spielers
figures-coins = Münzen
figures-weapon_tokens = Waffenplättchen
figures-group_weapon = Waffe jeder Charakter-Gruppe
figures-locations = Orte
figures-bastille_track = Bastille-Leiste
figures-scoring = Wertung
figures-penalty = Verlust für unbewaffnete Charaktere
figures-versailles_tiles = Versailles-Plättchen
figures-bonus_tiles = Bonusplättchen
figures-end_bonus_tiles = End-Bonusplättchen
figures-catacomb_boards = Katakomben-Tableaus
figures-missions = Auftragskarten
figures-characters = Charakterkarten
