### Louis XIV: Wörter der Seite.

page-court = Der Hof, zwölf Tafeln
page-round-of = Runde { $round } von 4
page-round-short = Runde { $round }/4
round-n = Runde { $round }
chart-points = Punkte je Runde
page-first-player = Startspieler
page-now = jetzt
page-any = frei
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
   *[other] Noch { $count } Steine: bleib, geh zu einem leuchtenden Nachbarn oder hör auf.
 }
how-start-board = Wähle eine leuchtende Tafel für den ersten Stein.
how-choose-mode = Setze Steine ein oder nimm welche zurück; dann wähle die Karte.

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
