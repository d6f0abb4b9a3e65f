### Louis XIV: Wörter der Seite.

## Auf dem Brett

act-round-money-turned = Runde { $round }: { $count } Louisdor für alle, der König geht zu { $board }
act-money = { $count } Louisdor für alle, der König geht zu { $board }
act-deal-cards-dealt =
    { $count ->
        [one] { $count } Einflusskarte für alle
       *[other] { $count } Einflusskarten für alle
    }
act-exchange = { $seat } tauscht gegen Wappen
act-reveal = { $seat } deckt Wappen auf
act-majority = Die meisten eines Motivs: { $coat }
act-extra = Zusätzliche Wappen für Mehrheiten
chip-louis-gained = { $plus } Louisdor
chip-markers-recovered = { $plus }
chip-coats-drawn = { $plus } Wappen
chip-conspiracy-drawn = eine Intrigenkarte
chip-conspiracy-none = keine Intrigenkarte
chip-influence-drawn = eine Einflusskarte
chip-fictive-placed = { $board } { $plus }
chip-fictive-placed-here = { $plus }
chip-marker-placed = { $board }
chip-marker-placed-here = hier
chip-markers-on = { $board }
chip-markers-on-here = hier
chip-majority-held = Mehrheit mit { $count }
chip-majority-fictive = fiktive Mehrheit mit { $count }
chip-majority-tied = Gleichstand mit { $count }
chip-number-reached = genug: { $count }
chip-second-place = 2. Platz
chip-bribe-paid = { $count } Bestechung
chip-tile-gained = { $tile }
chip-tile-paid = { $tile }
chip-mission-drawn = zieht eine Mission ({ $colour })
chip-tile-exchanged = eine Krone für { $tile }
chip-exchanged = { $given }
chip-extra-coat = { $count }
chip-extra-coats = { $plus }

## Die Seite

page-court = Der Hof, zwölf Tafeln
page-round-of = Runde { $round } von 4
page-round-short = Runde { $round }/4
round-n = Runde { $round }
chart-points = Punkte je Runde
page-first-player = Startspieler
page-now = jetzt
page-any = frei
page-gain-coats = { $count } Wappen
page-gain-louis = { $count } Louisdor
page-gain-place_any =
    { $count ->
        [one] { $count } Stein auf eine beliebige Tafel
       *[other] { $count } Steine auf eine beliebige Tafel
    }
page-gain-place_on_5 =
    { $count ->
        [one] { $count } Stein bei Montespan (5)
       *[other] bis zu { $count } Steine bei Montespan (5)
    }
page-gain-recover =
    { $count ->
        [one] { $count } Stein zurück aus dem allgemeinen Vorrat
       *[other] { $count } Steine zurück aus dem allgemeinen Vorrat
    }
page-gain-influence_cards =
    { $count ->
        [one] { $count } Einflusskarte
       *[other] { $count } Einflusskarten
    }
page-gain-conspiracy_cards =
    { $count ->
        [one] { $count } Intrigenkarte
       *[other] { $count } Intrigenkarten
    }
page-no-markers = keine Steine
page-now-empty = keine Steine
page-now-enough = { $who }
page-now-shared = { $who }
page-now-first = { $who }
page-now-short = niemand: { $count } nötig
page-now-bribes = Gleichstand: nur bestechen
page-now-tied = Gleichstand: niemand
page-now-free = { $who } umsonst
page-now-crown = { $who } + Krone
page-and-second = { $who }, { $name } 2.
page-cond-money = meiste, oder { $count } Louis
page-cond-markers = je { $count } Steine
page-cond-first = nur der Erste
page-chips-crown = Kronen
page-chips-sceptre = Zepter
page-chips-helmet = Helme
page-chips-letter = Briefe
page-chips-ring = Ringe
page-gap-reserve = Vorrat
page-gap-coats = Wappen
page-gap-conspiracy = Intrigen
page-played = { $count } gespielt
page-joker = Joker
page-no-cards = Zurzeit keine Einflusskarten.
page-usable = jetzt nutzbar
page-laid = ausgelegt
page-payable = bezahlbar
page-lacks =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
page-laid-held = Missionen: ausgelegt + auf der Hand
page-king-on = König bei { $name }
page-this-round = diese Runde
page-king-about = Alleiniger Erster: Chip und Krone. Alleiniger Zweiter: Chip. Mehrere Erste: je ein Chip, keine Krone.

card-chip-sceptre = Zepter
card-chip-letter = Brief
card-chip-ring = Ring
card-chip-helmet = Helm
card-chip-crown = Krone
card-chip-any = beliebig
card-points = { $count } Siegpunkte
card-influence = Einflusskarte
card-place = bis zu { $count } einsetzen
card-take-back = oder { $count } zurücknehmen
card-influence-about = Beginne auf dieser Tafel, geh weiter zu ihren Nachbarn: { $near }.
card-joker-about = Beginne auf einer beliebigen Tafel.
works-when_laid = Einmal, beim Auslegen.
works-supply = Jede Runde, im Nachschub.
works-influence_start = Jede Runde, zu Beginn der Phase Einfluss.
works-influence_turn = Jede Runde, in einem Zug der Phase Einfluss.
works-influence_end = Jede Runde, am Ende der Phase Einfluss.
works-scoring = Jede Runde, in der Auswertung.
works-missions_turn = Jede Runde, in der Phase Missionen.
works-missions_end = Jede Runde, nach der Phase Missionen.
page-do-board = Stein bei { $name }
page-do-card = Spielen: { $name }
page-fulfil = Erfüllen: { $mission }
page-return = Unter den Stapel: { $mission }
page-bribe = Für { $count } bestechen
page-no-bribe = Nicht bestechen
page-conspire =
    { $count ->
        [one] { $count } Stein, { $reserve }
       *[other] { $count } Steine, { $reserve }
    }
page-how-many =
    { $count ->
        [0] Kein Stein
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-use = Nutzen: { $office }
page-in-hand = In der Hand
page-of = von { $count }
page-for = für: { $tile }
page-becomes = sonst ein Wappen
page-cards-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
own-louis = { $count } Louisdor
own-personal = { $count } im persönlichen Vorrat
own-general = { $count } im allgemeinen Vorrat
own-influence =
    { $count ->
        [one] { $count } Einflusskarte
       *[other] { $count } Einflusskarten
    }
own-conspiracies =
    { $count ->
        [one] { $count } Intrigenkarte
       *[other] { $count } Intrigenkarten
    }
own-coats = { $count } Wappen
own-missions =
    { $count ->
        [one] { $count } Mission auf der Hand
       *[other] { $count } Missionen auf der Hand
    }
own-laid-none = Noch keine Mission ausgelegt.
own-used = in dieser Runde genutzt
own-known = Dir bekannt

short-use-supply = nutze eine Mission
short-choose-two = wähle zwei
short-use-start = nutze eine Mission
short-choose-mode = spiele eine Karte
short-choose-card = wähle eine Karte
short-start-board = setze den ersten Stein
short-next-marker = setze den nächsten Stein
short-take-more = nimm Steine zurück
short-end-marker = setze einen letzten Stein
short-conspire = intrigieren?
short-break-tie = Gleichstand gewinnen?
short-bribe = bestechen?
short-conde-marker = setze einen Stein
short-maintenon-markers = setze Steine
short-fulfil = erfülle Missionen
short-pay-tile = bezahle einen Chip
short-exchange-tile = tausche einen Chip
short-choose-deck = ziehe eine Mission
short-keep-tile = behalte einen Chip
short-swap-mission = Mission tauschen?
how-next-marker = { $count ->
    [one] Noch ein Stein: bleib, geh zu einem leuchtenden Nachbarn oder hör auf.
   *[other] Noch { $count } Steine: bleib, tippe oder zieh zum Nachbarn, oder hör auf.
 }
how-start-board = Wähle eine leuchtende Tafel für den ersten Stein.
how-choose-mode = Wähle eine Karte, dann setze Steine ein oder nimm welche zurück.

quick =
    Vier Runden mit vier Phasen: Nachschub, Einfluss, Auswertung, Missionen (L4.1).
    Die Geldkarte bringt allen Louisdor und setzt den König auf eine Tafel (L5.1).
    Einfluss: spiele eine Karte und setze bis zu drei Steine ein, von Nachbar zu Nachbar, oder nimm drei zurück (L7.1).
    Die letzte Karte der Hand wird nie gespielt (L6.4).
    Auswertung von 1 bis 12: Geldtafeln gehen umsonst an die Mehrheit, an andere gegen Bestechung (L11.1).
    Der 1. Platz zählt nur für den alleinigen Ersten (L11.3), Einflusssteine für alle mit genug Steinen (L11.4).
    Beim König nimmt der Erste dazu eine Krone, der Zweite den Chip (L12.1).
    Wer gewinnt, verliert die Steine an den allgemeinen Vorrat (L9.6).
    Missionen: zwei Chips bezahlen eine Mission, 5 Punkte und ein dauernder Vorteil (L15.2).
    Jedes Wappen ist ein Punkt; die meisten einer Sorte bringen eins dazu (L16.2).
history =
    Die Tafeln zeigen den Hof des jungen Ludwig XIV. Seine Mutter Anna von Österreich regierte bis 1651 für ihn, an ihrer Seite Kardinal Mazarin, der ihn lehrte, keinem Minister ganz zu trauen.
    Philippe von Orléans war sein Bruder, Maria Teresa von Spanien seine Königin, der Grand Dauphin ihr einziger Sohn, der erwachsen wurde.
    Louise de La Vallière, dann die Marquise de Montespan waren seine Mätressen; Françoise de Maintenon, Erzieherin von Montespans Kindern, wurde heimlich seine zweite Frau.
    Condé rebellierte in der Fronde und kehrte als Feldherr zurück; Turenne, der andere große Marschall, fiel 1675.
    Colbert füllte die Kasse, Louvois die Kasernen: der König hörte beide an und ließ sie einander bewachen.

page-count = Die Schlusswertung
page-count-about = Missionen und Wappen; Esc zeigt das Ergebnis.
page-count-exchange = Was übrig ist, wird zu Wappen
page-count-reveal = Die Wappen werden aufgedeckt
page-count-majority = Eines mehr für die meisten jeder Art
page-count-points = Missionen je { $n } SP, Wappen 1 SP
page-count-winner = Jede Zahl steht in der Punktetafel.
