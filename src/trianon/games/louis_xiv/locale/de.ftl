### Louis XIV auf Deutsch.

game-title = Louis XIV
game-about = Setze deine Steine bei den großen Personen am Hof von Versailles ein, gewinne ihre Gunst oder bestich sie, erfülle Missionen und sammle Wappen. Wer nach vier Runden die meisten Siegpunkte hat, gewinnt.

switch-first_player_drawn = Der Startspieler wird ausgelost; sonst beginnt Platz 1.
switch-four_marker_card_may_chain = Die vier Steine von „1 Einflusskarte = 4 Einflusssteine“ dürfen von Tafel zu Tafel weiterziehen; sonst alle auf eine Tafel.
switch-tile_to_crown_from_hand = „Missions-Chip tauschen“ wirkt auch aus der Hand, indem man die Karte zeigt; sonst erst, wenn sie ausliegt.
switch-take_is_max = Zurückgenommen werden immer so viele Steine wie möglich; sonst jede Zahl bis dahin.
switch-king_board_always_flips = Die Tafel des Königs wird auch ohne Steine umgedreht; sonst bleibt sie dann liegen.
switch-fictive_stacks = Die Steine des fiktiven Spielers summieren sich auf einer Tafel; sonst wird eine Karte zu einer Tafel, auf der er schon Steine hat, ersetzt.

## Ereignisse

event-round-started = Runde { $round } beginnt.
event-first-player = Startspieler ist { $seat }.
event-reserves-set = { $seat } beginnt mit { $general } Steinen im allgemeinen und { $personal } im persönlichen Vorrat.
event-mission-dealt = { $seat } erhält eine Missionskarte ({ $colour }).
event-mission-known = { $seat } hält jetzt die Mission: { $mission }.
event-money-turned = Die Geldkarte bringt allen { $count } Louisdor.
event-king-moved = Der König geht zu { $board }.
event-louis-gained = { $seat } erhält { $count } Louisdor.
event-louis-paid = { $seat } zahlt { $count } Louisdor.
event-benefit-used = { $seat } nutzt eine Mission: { $mission }.
event-markers-recovered =
    { $count ->
        [one] { $seat } nimmt { $count } Stein aus dem allgemeinen Vorrat zurück.
       *[other] { $seat } nimmt { $count } Steine aus dem allgemeinen Vorrat zurück.
    }
event-marker-given = { $seat } legt 1 Stein aus dem persönlichen in den allgemeinen Vorrat.
event-coats-drawn = { $seat } zieht { $count } Wappen.
event-coats-known = { $seat } hat { $coat } gezogen.
event-coats-substituted = Alle Wappen sind vergeben: { $seat } erhält { $count } ohne Motiv.
event-conspiracy-drawn = { $seat } zieht eine Intrigenkarte.
event-conspiracy-known = { $seat } hält jetzt die Intrigenkarte von { $board }.
event-conspiracy-none = { $seat } zieht keine Intrigenkarte: Der Stapel ist leer.
event-cards-dealt =
    { $count ->
        [one] { $seat } erhält { $count } Einflusskarte.
       *[other] { $seat } erhält { $count } Einflusskarten.
    }
event-influence-drawn = { $seat } zieht eine Einflusskarte.
event-influence-known =
    { $count ->
        [one] { $seat } hat gezogen: { $influence }.
       *[other] { $seat } hat { $count }-mal gezogen: { $influence }.
    }
event-fictive-card = Für den fiktiven Spieler wird aufgedeckt: { $influence }.
event-fictive-replaced = Aufgedeckt und ersetzt wird: { $influence }.
event-fictive-placed =
    { $count ->
        [one] Der fiktive Spieler setzt { $count } Stein bei { $board } ein.
       *[other] Der fiktive Spieler setzt { $count } Steine bei { $board } ein.
    }
event-marker-placed = { $seat } setzt einen Stein bei { $board } ein (aus: { $reserve }).
event-card-played = { $seat } spielt eine Einflusskarte: { $influence }.
event-four-markers = { $seat } spielt eine Einflusskarte als Joker mit 4 Steinen: { $influence }.
event-markers-on = { $seat } setzt einen Stein bei { $board } ein.
event-null-played = { $seat } spielt eine Karte ohne Wirkung, weil kein Stein übrig ist: { $influence }.
event-turn-skipped = { $seat } spielt in diesem Zug keine Karte.
event-card-swapped = { $seat } wirft eine Einflusskarte ab und zieht eine neue; abgeworfen: { $influence }.
event-last-card-discarded = { $seat } legt die letzte Einflusskarte ungespielt auf den Stapel.
event-last-card-known = Die Karte, die { $seat } auf den Stapel gelegt hat: { $influence }.
event-last-active = Nur noch { $seat } ist im Spiel und macht alle übrigen Züge hintereinander.
event-cards-collected = Alle { $count } Einflusskarten werden zu einem neuen Stapel gemischt.
event-board-opened = { $board } wird ausgewertet.
event-conspiracy-played =
    { $count ->
        [one] { $seat } spielt die Intrigenkarte von { $board } und fügt { $count } Stein hinzu (aus: { $reserve }).
       *[other] { $seat } spielt die Intrigenkarte von { $board } und fügt { $count } Steine hinzu (aus: { $reserve }).
    }
event-conspiracy-returned = Die Intrigenkarte von { $board } kommt unter den Stapel.
event-board-skipped = { $board } wird übersprungen: Dort liegen keine Steine.
event-tie-broken = { $seat } gewinnt den Gleichstand bei { $board }.
event-majority-held =
    { $count ->
        [one] { $seat } hat bei { $board } mit { $count } Stein die Mehrheit.
       *[other] { $seat } hat bei { $board } mit { $count } Steinen die Mehrheit.
    }
event-majority-fictive =
    { $count ->
        [one] Der fiktive Spieler hat bei { $board } mit { $count } Stein die Mehrheit.
       *[other] Der fiktive Spieler hat bei { $board } mit { $count } Steinen die Mehrheit.
    }
event-majority-tied =
    { $count ->
        [one] Bei { $board } herrscht Gleichstand mit je { $count } Stein.
       *[other] Bei { $board } herrscht Gleichstand mit je { $count } Steinen.
    }
event-number-reached = { $seat } hat bei { $board } genug Steine: { $count }.
event-second-place = { $seat } ist bei { $board } mit dem König auf dem 2. Platz.
event-bribe-paid = { $seat } besticht { $board } mit { $count } Louisdor.
event-bribe-refused = { $seat } besticht { $board } nicht.
event-tile-gained = { $seat } erhält { $tile }.
event-markers-lost =
    { $count ->
        [one] { $seat } verliert { $count } Stein von { $board } an den allgemeinen Vorrat.
       *[other] { $seat } verliert { $count } Steine von { $board } an den allgemeinen Vorrat.
    }
event-markers-returned =
    { $count ->
        [one] { $seat } nimmt { $count } Stein von { $board } zurück.
       *[other] { $seat } nimmt { $count } Steine von { $board } zurück.
    }
event-fictive-removed =
    { $count ->
        [one] { $count } Stein des fiktiven Spielers verlässt { $board }.
       *[other] { $count } Steine des fiktiven Spielers verlassen { $board }.
    }
event-board-flipped = { $board } wird umgedreht: { $side }.
event-board-unchanged = { $board } wird nicht umgedreht.
event-king-left = Der König verlässt { $board } und kehrt zur Bank zurück.
event-markers-stay = Der Stein von { $seat } bleibt nach dieser Auswertung bei { $board } liegen.
event-mission-laid = { $seat } erfüllt eine Mission: { $mission }.
event-tile-paid = { $seat } zahlt { $tile }.
event-mission-drawn = { $seat } zieht eine Missionskarte ({ $colour }).
event-no-mission = { $seat } zieht keine Mission: Alle Stapel sind leer.
event-mission-shown = { $seat } zeigt eine Mission: { $mission }.
event-tile-exchanged = { $seat } tauscht { $tile } gegen eine Krone.
event-tile-kept = { $seat } behält { $tile }.
event-tiles-returned = { $seat } gibt { $tile } zurück.
event-mission-returned = { $seat } legt eine Missionskarte ({ $colour }) unter ihren Stapel.
event-returned-known = Die Mission, die { $seat } unter ihren Stapel gelegt hat: { $mission }.
event-returned-shown = { $seat } legt eine allen bekannte Mission unter ihren Stapel: { $mission }.
event-exchanged = { $seat } tauscht { $given } gegen Wappen.
event-coats-revealed = { $seat } deckt { $coat } auf.
event-extra-coat = { $seat } hat die Mehrheit eines Motivs: { $coat }.
event-extra-coats =
    { $count ->
        [one] { $seat } zieht { $count } zusätzliches Wappen für Mehrheiten.
       *[other] { $seat } zieht { $count } zusätzliche Wappen für Mehrheiten.
    }
event-points-counted = { $seat } hat { $count } Siegpunkte: Wappen { $coats }, Missionen { $missions }.
event-game-won = { $seat } gewinnt mit { $count } Siegpunkten.

## Entscheidungen

decision-use-supply = Nutze eine deiner Nachschub-Missionen oder mach weiter.
decision-choose-two = Wähle: 2 Louisdor, 1 Louisdor und 1 Stein, oder 2 Steine.
decision-use-start = Mit deiner Mission einen Stein bei { $about } einsetzen?
decision-choose-mode = Du bist am Zug: Was tust du mit einer Einflusskarte?
decision-choose-card = Wähle die Einflusskarte, die du spielst.
decision-start-board = Wähle die Tafel für deinen ersten Stein.
decision-next-marker = Setze den nächsten Stein ein: bei { $about } bleiben, auf eine Nachbartafel weiterziehen oder aufhören.
decision-take-more = Noch einen Stein zurücknehmen?
decision-end-marker = Ende der Phase: einen Stein auf eine beliebige Tafel setzen?
decision-conspire = Eine Intrigenkarte bei { $about } spielen?
decision-break-tie = Den Gleichstand bei { $about } mit deiner Mission gewinnen?
decision-bribe = { $about } bestechen?
decision-conde-marker = Einen Stein auf eine beliebige Tafel setzen?
decision-maintenon-markers = Wie viele Steine setzt du bei Françoise-Athénaïs de Montespan (5) ein?
decision-fulfil = Erfülle eine Mission, tausche einen Missions-Chip oder beende deinen Zug.
decision-pay-tile = Wähle einen Missions-Chip als Bezahlung für: { $about }.
decision-exchange-tile = Wähle den Missions-Chip, den du gegen eine Krone tauschst.
decision-choose-deck = Wähle den Stapel, von dem du eine Mission ziehst.
decision-keep-tile = Wähle den Missions-Chip, den du behältst; die anderen werden zu Wappen.
decision-swap-mission = Eine Missionskarte aus deiner Hand unter ihren Stapel legen?

## Möglichkeiten

option-card = Spielen: { $influence }
option-mode-place = Steine einsetzen
option-mode-take = Steine zurücknehmen
option-mode-skip = 2 Louisdor zahlen, statt eine Karte zu spielen
option-mode-swap = Eine Einflusskarte tauschen
option-mode-four-place = Bis zu 4 Steine einsetzen
option-mode-four-take = 4 Steine zurücknehmen
option-mode-null = Eine Karte ohne Wirkung spielen
option-board = { $board }
option-board-stay = Bei { $board } bleiben
option-board-move = Zu { $board } weiterziehen
option-stop-no = Nein
option-stop-supply = Weiter ohne Nachschub
option-stop-missions = Keine weitere Mission
option-stop-stop = Aufhören
option-bribe =
    { $count ->
        [0] { $board } umsonst bestechen
       *[other] { $board } mit { $count } Louisdor bestechen
    }
option-break-tie = Den Gleichstand bei { $board } gewinnen
option-take-more = Noch ein Stein
option-use-start = Einen Stein bei { $board } einsetzen
option-conspire-general-1 = Intrige bei { $board }: 1 Stein aus dem allgemeinen Vorrat
option-conspire-personal-1 = Intrige bei { $board }: 1 Stein aus dem persönlichen Vorrat
option-conspire-personal-2 = Intrige bei { $board }: 2 Steine aus dem persönlichen Vorrat
option-count =
    { $count ->
        [0] Kein Stein
        [one] { $count } Stein bei { $board }
       *[other] { $count } Steine bei { $board }
    }
option-two-2-louis = 2 Louisdor
option-two-louis-and-marker = 1 Louisdor und 1 Stein
option-two-2-markers = 2 Steine
option-fulfil = Erfüllen: { $about }
option-return = Unter den Stapel legen: { $about }
option-tile-pay = Zahlen: { $tile }
option-tile-exchange = Tauschen: { $tile }
option-tile-keep = Behalten: { $tile }
option-crown = 2 Louisdor zahlen und einen Missions-Chip gegen eine Krone tauschen
option-deck = Vom Stapel ziehen: { $colour }
option-supply = Nutzen: { $office }: { $benefit }
option-show = Einen Missions-Chip gegen eine Krone tauschen und dafür zeigen: { $mission }

## Ausblick: was folgen würde, wie es steht

outlook-claim =
    { $place ->
        [first] Du wärst Erster: das Einkommen{ $due ->
            [crown] { " " }und eine Krone
           *[other] { "" }
        }, umsonst.
        [tied] Du wärst mit anderen Erster: { $due ->
            [income] das Einkommen, keine Krone.
            [bribe] das Einkommen für { $price } Louisdor.
           *[other] niemand bekommt etwas.
        }
        [second] Du wärst Zweiter: { $due ->
            [income] das Einkommen, umsonst.
            [bribe] das Einkommen für { $price } Louisdor.
           *[other] nichts.
        }
        [behind] Du wärst dahinter: { $due ->
            [bribe] das Einkommen für { $price } Louisdor.
           *[other] nichts.
        }
        [enough] Du hättest genug Steine: das Einkommen, umsonst.
       *[short] Du hättest noch zu wenige Steine.
    }
outlook-rest =
    { $count ->
        [one] { $count } Stein ginge in den allgemeinen Vorrat.
       *[other] { $count } Steine gingen in den allgemeinen Vorrat.
    }
outlook-louis =
    { $count ->
        [0] Dir bliebe kein Louisdor.
       *[other] Dir blieben { $count } Louisdor.
    }
outlook-mission =
    { $state ->
        [usable] { $mission }: in dieser Phase nutzbar
        [laid] { $mission }: ausgelegt
        [payable] { $mission }: bezahlbar
       *[lacks] { $mission }: { $count ->
            [one] { $count } fehlt
           *[other] { $count } fehlen
        }
    }

## Spielmaterial

mission = { $office }
mission-with-one =
    { $office } mit { $sign ->
        [sceptre] dem Zepter
        [letter] dem Brief
        [ring] dem Ring
       *[helmet] dem Helm
    }
mission-with-two =
    { $office } mit { $first ->
        [sceptre] Zepter
        [letter] Brief
        [ring] Ring
       *[helmet] Helm
    } und { $second ->
        [sceptre] Zepter
        [letter] Brief
        [ring] Ring
       *[helmet] Helm
    }
mission-about = { $mission } ({ $benefit }), { $colour }: { $first } + { $second }

board-anne = Anne d’Autriche (1)
board-philippe = Philippe I. de Orléans (2)
board-marie_therese = Marie-Thérèse d’Espagne (3)
board-dauphin = Le Grand Dauphin (4)
board-montespan = Françoise-Athénaïs de Montespan (5)
board-conde = Le Grand Condé (6)
board-colbert = Jean-Baptiste Colbert (7)
board-maintenon = Françoise de Maintenon (8)
board-la_valliere = Louise de La Vallière (9)
board-turenne = Henri de Turenne (10)
board-mazarin = Jules Mazarin (11)
board-louvois = François-Michel de Louvois (12)

short-anne = Anne
short-philippe = Philippe
short-marie_therese = Marie-Thérèse
short-dauphin = Dauphin
short-montespan = Montespan
short-conde = Condé
short-colbert = Colbert
short-maintenon = Maintenon
short-la_valliere = La Vallière
short-turenne = Turenne
short-mazarin = Mazarin
short-louvois = Louvois

influence-anne = { board-anne }
influence-philippe = { board-philippe }
influence-marie_therese = { board-marie_therese }
influence-dauphin = { board-dauphin }
influence-montespan = { board-montespan }
influence-conde = { board-conde }
influence-colbert = { board-colbert }
influence-maintenon = { board-maintenon }
influence-la_valliere = { board-la_valliere }
influence-turenne = { board-turenne }
influence-mazarin = { board-mazarin }
influence-louvois = { board-louvois }
influence-joker = Joker

tile-sceptre = { $count } Zepter
tile-letter =
    { $count ->
        [one] { $count } Brief
       *[other] { $count } Briefe
    }
tile-ring =
    { $count ->
        [one] { $count } Ring
       *[other] { $count } Ringe
    }
tile-helmet =
    { $count ->
        [one] { $count } Helm
       *[other] { $count } Helme
    }
tile-crown =
    { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
tile-any = beliebiger Chip

coat-coat_1 = { $count } Wappen mit Balken
coat-coat_2 = { $count } Wappen mit Schrägband
coat-coat_3 = { $count } Wappen mit Lilie
coat-coat_4 = { $count } Wappen mit vier Feldern
coat-coat_5 = { $count } Wappen mit Sparren
coat-coat_6 = { $count } Wappen mit Sonne
coat-kindless = { $count } Wappen ohne Motiv

given-influence-cards =
    { $count ->
        [one] { $count } Einflusskarte
       *[other] { $count } Einflusskarten
    }
given-conspiracy-cards =
    { $count ->
        [one] { $count } Intrigenkarte
       *[other] { $count } Intrigenkarten
    }
given-markers =
    { $count ->
        [one] { $count } Stein auf { $board }
       *[other] { $count } Steine auf { $board }
    }
given-louis = { $count } Louisdor

colour-light = hellblau
colour-medium = mittelblau
colour-dark = dunkelblau
reserve-general = allgemeiner Vorrat
reserve-personal = persönlicher Vorrat
side-a = rote Seite
side-b = schwarze Seite
condition-money = Geld
condition-first = 1. Platz
condition-markers = Einflusssteine

office-marker_1 = der Page
office-louis_1 = der Säckelträger
office-place_on_1 = der Vertraute Annes
office-place_on_2 = der Vertraute Philippes
office-place_on_3 = der Vertraute Marie-Thérèses
office-place_on_4 = der Vertraute des Dauphins
office-place_on_5 = der Vertraute der Montespan
office-place_on_9 = der Vertraute der La Vallière
office-extra_mission = der Gesandte
office-pay_2_skip = der Müßiggänger
office-tile_to_crown = der Goldschmied
office-swap_missions = der Sekretär
office-two_of_louis_marker = der Haushofmeister
office-coat_1 = der Herold
office-place_on_king = der Kammerdiener des Königs
office-swap_influence_card = der Kartenspieler
office-marker_3 = der Hauptmann der Garde
office-louis_3 = der Schatzmeister
office-conspiracy_1 = der Spion
office-marker_for_card = der Werber
office-four_marker_card = der Zeremonienmeister
office-place_at_end = der Nachzügler
office-win_tie = der Schiedsrichter
office-bribe_minus_1 = der Makler

benefit-extra_mission = +1 Missionskarte
benefit-marker_1 = +1 Einflussstein
benefit-louis_1 = +1 Louisdor
benefit-place_on_1 = 1 Einflussstein auf Person 1
benefit-place_on_2 = 1 Einflussstein auf Person 2
benefit-place_on_3 = 1 Einflussstein auf Person 3
benefit-place_on_4 = 1 Einflussstein auf Person 4
benefit-pay_2_skip = 2 Louisdor zahlen statt Karte
benefit-tile_to_crown = Missions-Chip tauschen
benefit-swap_missions = Missionskarten tauschen
benefit-two_of_louis_marker = +2 Louisdor oder Einflusssteine
benefit-coat_1 = +1 Wappen
benefit-place_on_king = 1 Einflussstein zu Louis XIV
benefit-place_on_5 = 1 Einflussstein auf Person 5
benefit-place_on_9 = 1 Einflussstein auf Person 9
benefit-swap_influence_card = Einflusskarte tauschen
benefit-marker_3 = +3 Einflusssteine
benefit-louis_3 = +3 Louisdor
benefit-conspiracy_1 = +1 Intrigenkarte
benefit-marker_for_card = 1 Einflussstein = 1 Einflusskarte
benefit-four_marker_card = 1 Einflusskarte = 4 Einflusssteine
benefit-place_at_end = 1 Einflussstein einsetzen
benefit-win_tie = Einmal 1. Platz
benefit-bribe_minus_1 = −1 Louisdor

source-missions = Missionen
source-supply = Wappen aus Nachschub-Missionen
source-income = Wappen vom Hof
source-tiles = Wappen für Missions-Chips
source-exchange = Schlusstausch
source-majority = Wappenmehrheiten

phase-supply = Nachschub
phase-influence = Einfluss
phase-scoring = Auswertung
phase-missions = Missionen
phase-end = Spielende

step-round-begins = Neue Runde
step-supply-missions = Nachschub-Missionen
step-dealing = Einflusskarten austeilen
step-fictive-places = Der fiktive Spieler setzt ein
step-start-missions = Missionen zu Beginn der Phase Einfluss
step-influence-turns = Einflusskarten spielen
step-end-mission = Mission am Ende der Phase Einfluss
step-collecting = Einflusskarten mischen
step-scoring = Tafeln auswerten
step-mission-turns = Missionen erfüllen
step-mission-swaps = Missionskarten tauschen
step-round-ends = Ende der Runde
step-game-ends = Spielende

## Beschriftungen der Tafel

label-round = Runde
label-score = Punkte
label-first-player = Startspieler
label-louis = Louisdor
label-general = Allgemeiner Vorrat
label-personal = Persönlicher Vorrat
label-tiles = Missions-Chips
label-coats = Wappen
label-cards = Einflusskarten
label-conspiracies = Intrigenkarten
label-missions = Missionen
label-laid = Ausgelegte Missionen
label-king = König
label-fictive = Fiktiver Spieler
label-my-influence = Meine Einflusskarten
label-my-conspiracies = Meine Intrigenkarten
label-my-missions = Meine Missionen
label-my-coats = Meine Wappen
label-decks = Stapel

# The tables of components.toml.
figures-meta = Das Spiel
figures-setup = Spielaufbau
figures-layout = Lage der Tafeln
figures-board = Personentafeln
figures-influence_cards = Einflusskarten
figures-conspiracy_cards = Intrigenkarten
figures-money_card = Geldkarten
figures-benefit = Vorteile der Missionen
figures-mission = Missionskarten
figures-tiles = Missions-Chips
figures-coats = Wappen
figures-coins = Louisdor
figures-markers = Einflusssteine
figures-other = Weitere Figuren
figures-end_exchange = Tausch gegen Wappen am Ende
figures-end_majority = Wappenmehrheiten am Ende
