### Was die Seite selbst sagt, auf Deutsch.

rank = { $place }.
vp = SP
close = Schließen
confirm = Bestätigen
why = warum?
why-rule = warum?
why-clause = warum? { $clause }
why-title = Warum ist das geschehen?
loading = Der Tisch wird gedeckt …
skip = Zur Aufforderung
to-lobby = Zur Eingangshalle
to-table = Zum Tisch
try-again = Noch einmal
copy = Kopieren
copied = Kopiert
start = Beginnen
menu = Menü
settings = Einstellungen

## Eingangshalle
lobby-about = Drei Spiele um Hof und Land, an einem ruhigen Tisch. Allein gegen gute Bots, an einem Bildschirm oder mit Freunden über einen Link.
lobby-games = Spiele
lobby-bastille = Bastille
lobby-bastille-sub = Paris, 1789
lobby-bastille-players = 3–4
lobby-bastille-time = 60 Min.
lobby-bastille-note = Zwölf Plättchen je Runde, sieben Orte und immer ein Platz zu wenig. Das höhere handelt zuerst, bei gleichen das frühere.
lobby-louis-xiv = Louis XIV
lobby-louis-xiv-sub = Der Hof zu Versailles
lobby-louis-xiv-players = 2–4
lobby-louis-xiv-time = 75–100 Min.
lobby-louis-xiv-note = Zwölf Porträts, drei Wege zu ihrer Gunst und ein König, der weiterzieht. Erfülle Missionen, sammle Wappen.
lobby-heads-of-state = Heads of State
lobby-heads-of-state-sub = Vier Reiche, drei Jahrhunderte
lobby-heads-of-state-players = 2–5
lobby-heads-of-state-time = 90–120 Min.
lobby-heads-of-state-note = Vom Baron zum König in Großbritannien, Frankreich, Spanien und den deutschen Staaten, bis die Revolution kommt.
lobby-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
sit-down = Platz nehmen
invite = Einladen
my-tables = Deine Tische
my-tables-none = Noch kein Tisch. Nimm oben an einem der Spiele Platz.
table-damaged = Im Speicher beschädigt und unverändert gelassen; andere Tische sind nicht betroffen.
table-over = beendet
table-look = Ansehen
table-open = Öffnen
table-moves =
    { $count ->
        [one] nach { $count } Zug
       *[other] nach { $count } Zügen
    }
new-table = Neuer Tisch: { $game }
game = Spiel
players = Spieler
seat-me = ich
seat-here = jemand hier, an diesem Bildschirm
seat-invite = jemand über einen Link
seat-bot-level = Bot, { $level }
seat-name = Name von Spieler { $number }
seat-who = Wer spielt auf Platz { $number }?
seat-number = Spieler { $number }
seat-open = freier Platz
variants = Varianten und Hausregeln
edition = Eigene Ausgabe
edition-about = Zahlen aus deiner eigenen Schachtel: eine TOML-Datei, die einige von unseren ersetzt.
edition-file = Datei mit eigenen Zahlen (TOML)
edition-here = An diesem Tisch gelten die Zahlen des Gastgebers (eigene Ausgabe), nicht unsere.
one-screen = Ein Bildschirm für mehrere Plätze: das Gerät wird weitergegeben. Alle Eingeladenen erfahren es.
hot-seat = Ein Bildschirm für mehrere Plätze: Wer dort spielt, kann mehr als eine Hand sehen.
somebody = jemand
live = Das Spiel beginnt sofort.
your-name = Dein Name
name-wrong = Dieser Name geht nicht.
bot-page = Page
bot-courtier = Höfling
bot-greedy = Höfling
bot-minister = Minister
bot-sun-king = Sonnenkönig
bot-random = zufällig
invite-about = Schicke allen denselben Link: Jeder bekommt den nächsten freien Platz. Er wird nur einmal gezeigt.
invite-link = Link einer Einladung
invite-watchers = Link für Zuschauer
watchers = Zuschauer
join-title = Du bist an einen Tisch eingeladen.
join-from = { $host } lädt dich zu { $game } ein, für { $players } Spieler.
join-where = Du bist zu { $game } eingeladen, für { $players } Spieler.
join-seat = Dein Platz: Nummer { $number }.
join-watch = Du schaust zu: Du siehst, was alle wissen dürfen.
join-held = Auf diesem Platz sitzt oder saß { $names }: Die Hand dort wurde gesehen.
join-practice = Ein Übungstisch: Wer ihn eröffnet hat, kennt vielleicht, was verborgen ist.
join-look-go = Zuschauen
join-about = Sag den anderen deinen Namen und nimm dann Platz.
join-go = Platz nehmen

## Tisch
dock = Was zu tun ist
board = Plan
rail = Spieler und Verlauf
rules = Regeln
log = Verlauf
log-order = Neuestes zuerst
log-empty = Noch ist nichts geschehen.
score = Wertung
score-source = Herkunft
score-now = Die bisher öffentlichen Punkte.
score-final = Die Endabrechnung.
chat = Gespräch
chat-line = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
watcher = ein Zuschauer
undo = Zurück
take-back = Zurücknehmen
rewind = Zurückspulen
rewind-hidden = Dein letzter Zug hat Verdecktes gezeigt und bleibt darum stehen; Zurückspulen öffnet einen Übungstisch kurz davor, an dem alles Verdeckte neu gezogen wird.
rewind-other = Die Bots haben seither gezogen, dein letzter Zug bleibt darum stehen; Zurückspulen öffnet einen Übungstisch kurz davor, an dem alles Verdeckte neu gezogen wird.
rewind-stay = Hier bleiben
branch = Abzweig
branch-of = Übung: Dieser Tisch zweigt von einer anderen Partie ab, nach { $ply ->
        [one] { $ply } Zug
       *[other] { $ply } Zügen
    }.
branch-go = Zurück zu jener Partie
you = du
bot = Bot
away = abwesend
stand-in = ein Bot vertritt
your-turn = Du bist dran
options = Möglichkeiten
card-origin = Woher die Zahlen stammen: { $origins }.
possessions = Alles von { $name }
possessions-open = alles, was offen liegt
possessions-own = alles, was du besitzt; Verdecktes siehst nur du
possessions-hidden = Verdeckt
prompt-yours = Du bist dran: { $what }
prompt-seat = { $seat }: { $what }
prompt-other = { $seat } ist am Zug
prompt-bot = { $seat } überlegt …
prompt-open = Ein freier Platz wartet auf jemanden
prompt-watching = Du schaust zu: Du siehst, was alle wissen dürfen.
prompt-open-how = Schicke den Link des Platzes oder lass dort einen Bot spielen: Beides steht im Menü.
prompt-ending = Das Spiel geht zu Ende
prompt-over = Das Spiel ist aus
prompt-replay = Rückblick: Zug { $seq } von { $last }
round-n = Runde { $round }
seats = Plätze
seat-kind-human = Mensch
seat-kind-bot = Bot
seat-kind-open = frei
seat-bot = Einen Bot spielen lassen
seat-back = Ich bin wieder da
seat-replace = Durch einen Bot vertreten
seat-line-join = { $name } nimmt auf Platz { $number } Platz.
seat-line-move = Platz { $number } wird weitergegeben: Dort spielt jetzt { $name }, in einem anderen Browser.
seat-line-take = { $name } hat den Tisch eröffnet und nimmt Platz { $number }.
seat-line-leave = { $name } verlässt Platz { $number }.
seat-line-bot = Der Bot { $name } ({ $level }) nimmt Platz { $number }.
seat-line-free = Der Bot { $name } verlässt Platz { $number }.
seat-line-stand-in = Ein Bot ({ $level }) vertritt { $name }.
seat-line-back = { $name } ist zurück.
helps = Hilfen (Ränge, Chancen, Fortschritt)
text-table = Tisch als Text
table-remove = Diesen Tisch entfernen
table-keep = Diesen Tisch behalten
table-kept-about = Alte beendete Tische dürfen aufgeräumt werden; dieser bleibt.
about = Kurzübersicht und Geschichte
quick-title = Auf einer Seite
history-title = Ein wenig Geschichte
pass-title = Gib das Gerät an { $seat }.
pass-about = Bis dahin bleibt alles verdeckt.
pass-go = Ich bin { $seat }
show-missions = Aufträge von { $seat } zeigen
show-hand = Karten von { $seat } zeigen
cover-hand = Verdecken
face-down =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
connection-connecting = Verbindung wird aufgebaut …
connection-open = Verbunden
connection-lost = Die Verbindung ist unterbrochen; die Seite kommt von selbst zurück …
connection-closed = Der Tisch ist geschlossen.
nowhere-title = Hier ist nichts
closed-title = Das kann nicht gezeigt werden
practice = Übung
watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }

## Regeln
rules-of = Regeln von { $game }
rules-here = Hier und jetzt
rules-all = Alle Regeln
rules-figures = Werte
rules-search = In den Regeln suchen
rules-search-hint = In den Regeln suchen
rules-nothing = Keine Regel enthält diese Wörter.
rules-none-now = Im Augenblick wird nichts gefragt; siehe alle Regeln.

## Ende
result = Ergebnis
end-title =
    { $count ->
        [one] { $winners } gewinnt { $game }
       *[other] { $winners } teilen sich den Sieg bei { $game }
    }
end-decided = Der Vorsprung kam vor allem durch { $sources }.
end-lead =
    { $lead ->
        [0] { $points } Punkte, ebenso viele wie { $seat }; die Regeln entscheiden.
        [one] { $points } Punkte, { $lead } Punkt vor { $seat }.
       *[other] { $points } Punkte, { $lead } Punkte vor { $seat }.
    }
end-again = Noch einmal, gleicher Tisch
end-board = Den Plan ansehen
end-record = Niederschrift
chart-points = Punkte je Runde
seal-title = Versiegelte Mischung
seal-short = Mischung versiegelt { $seal }
seal-commitment = Siegel vor dem ersten Zug (SHA-256)
seal-seed = Startwert, am Ende gezeigt
seal-fits = Der Startwert passt zum Siegel: niemand konnte die Mischung ändern.
seal-broken = Der Startwert passt nicht zum Siegel!
seal-unchecked = Prüfe es mit: trianon verify RECORD

## Rückblick
replay = Rückblick
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-move = Zug
replay-close = Zurück zu jetzt
play-on = Von hier weiterspielen

## Tipps und Analyse
hint = Tipp
review = Analyse
review-about = Wer in jedem Moment gewonnen hätte, und die größten Fehler; aus dem, was jeder wissen konnte.
review-go = Das Spiel analysieren
review-open = Durchsicht öffnen
review-working = Das Spiel wird noch einmal angesehen …
review-chart = Siegchancen im Lauf des Spiels
review-mistakes = Größte Fehler
review-none = Kein deutlicher Fehler.
review-move = Zug { $seq }
review-better = Besser: { $what }
review-cost = ({ $chance } statt { $better })

bar-language = Sprache
bar-theme = Hell oder dunkel
error-unreachable = Der Server ist nicht erreichbar. Die Seite versucht es von selbst wieder.

## Die Bühne
caption-skip = Weiter
caption-all = Alles
caption-more = noch { $count }
caption-again = Noch einmal zeigen
caption-catch-up = Nachholen
caption-away =
    { $count ->
        [one] Während du weg warst: { $count } Zug
       *[other] Während du weg warst: { $count } Züge
    }
caption-undone = Zurückgenommen
pace = Tempo
pace-calm = ruhig
pace-normal = normal
pace-brisk = flott
pace-once = sofort
sound = Ton
volume = Lautstärke
notify = An den Tisch rufen
notify-about = Der Browser meldet, dass du dran bist, wenn du etwas anderes ansiehst.
still-showing = noch zu zeigen: { $count }
count-again = Die Wertung noch einmal zeigen
count-table = Punktetafel

## Together, keys, answers
keys = Tasten
key-options = durch alles gehen, was gewählt werden kann
key-choose = wählen, und noch einmal zum Bestätigen
key-tab = zur nächsten Möglichkeit oder Gruppe von Dingen zum Lesen; Pfeile gehen durch die Gruppe, Eingabe öffnet eines
key-escape = die Wahl loslassen, Offenes schließen, alles Gezeigte überspringen
key-space = einen Schritt des Gezeigten überspringen
key-undo = zurücknehmen
key-hint = Tipp, an einem Tisch mit Bots
key-rules = Regeln zu dem, was gefragt ist
key-keys = diese Liste
key-name-space = Leertaste
key-name-ctrl = Strg
key-name-enter = Eingabe
key-name-esc = Esc
auto = Von selbst antworten, wo es nur eine Antwort gibt
auto-about = Nach einem Augenblick, und nur wo niemand etwas daraus erfährt.
no-confirm = Ohne Bestätigung
no-confirm-about = Nur für das, was zurückgenommen werden kann.
seat-take = Hier Platz nehmen
invite-next = Link zum nächsten freien Platz
guests-sit = Zuschauer dürfen einen freien Platz nehmen
invite-certain = Links zu einem bestimmten Platz
join-language = Gastgeber oder Gastgeberin spricht { $language }.
join-your-seat = dein Platz
join-only-look = Nur zusehen
language-en = Englisch
language-fr = Französisch
language-de = Deutsch
table-won =
    { $count ->
        [one] { $winners } hat gewonnen: { $points }
       *[other] { $winners } haben gewonnen: { $points }
    }
end-join = Zum neuen Tisch
end-waits = { $seat } wartet an einem neuen Tisch auf dich.
share = Teilen
share-here = Ab hier teilen
share-copied = Link kopiert
unshare = Link schließen
share-about = Wer diesen Link hat, kann die beendete Partie ansehen, ohne die Gespräche. Alle, die mitgespielt haben, können ihn schließen.
end-picture = Wertungsblatt als Bild
end-print = Drucken

learn = Lernen
house-puzzles = Aufgaben
house-puzzle-day = Aufgabe des Tages
house-puzzle-days = { $days } Tage in Folge
house-puzzle-about = Eine Stellung, eine Wahl: Was würdest du spielen?
house-explore = Erkunden
house-explore-all = Was gewinnt? Die Zahlen vieler Partien
house = Haus
lobby-lesson-first = Erste Lektion, { $minutes } Minuten
lobby-lesson-next = Lektion { $number } von { $count }
lobby-play-taught = Mit der Lehrerin spielen
lobby-new = Neu hier? Eine Lehrerin setzt sich zu dir.
call-teacher = Die Lehrerin rufen

## Das Zimmer des Gastgebers
host-title = Das Zimmer des Gastgebers
host-about = { $house }. Nur Gastgeber sehen diese Seite.
host-leave = Abmelden
host-token = Gastgeberschlüssel
host-login = Eintreten
host-login-about = Er wurde beim ersten Start des Hauses in eine Datei geschrieben. Die Befehlszeile sagt, wo sie ist:
host-state-well = Alles ist in Ordnung
host-state-storing = Nichts kann gespeichert werden; Züge werden abgelehnt
host-state-slow = Züge sind langsamer als versprochen; die Spiele gehen weiter
host-state-incidents = In der letzten Stunde ging etwas schief; die Spiele gehen weiter
host-up = Version { $version }, läuft seit { $span }.
host-tables-live = Tische im Spiel
host-running =
    { $count ->
        [one] · { $count } unbeendet
       *[other] · { $count } unbeendet
    }
host-pages =
    { $count ->
        [one] { $count } offene Seite
       *[other] { $count } offene Seiten
    }
host-moves = Züge
host-a-second = in der Sekunde
host-moves-since = { $count } seit dem Start
host-slowest = Langsamster von 100
host-promise = der Züge; versprochen: unter { $count } ms
host-chart = { $what } im Lauf eines Tages
host-disk = Platte
host-disk-of = % von { $size }
host-processes = Prozesse
host-processes-count =
    { $count ->
        [one] ein Prozess
       *[other] { $machines ->
            [one] { $count } Prozesse
           *[other] { $count } Prozesse auf { $machines } Rechnern
        }
    }
host-work = Arbeit
host-busy = Last
host-memory = Speicher
host-since = Seit
host-kind-serve = Seiten und Tische
host-kind-work = Nachdenken
host-incidents = Vorfälle
host-incidents-none = Keine. Das Protokoll erzählte ihre Geschichte unter ihren Nummern.
host-at-table = Tisch { $table }
host-thinking = Nachdenken
host-thinking-sum = { $held } bei der Arbeit, { $waiting } warten
host-thoughts = Hier in der Schlange: { $count }
host-lane-quick = Schnelle Bots
host-lane-search = Bots, die suchen
host-lane-away = Während niemand zusieht
host-lane-hint = Tipps
host-lane-analysis = Analysen
host-backup = Sicherung
host-backup-last = Letzte Sicherung
host-backup-none = noch keine
host-backup-kept = Aufgehoben
host-backup-size = Größe
host-back-up = Jetzt sichern
host-tables = Tische
host-seek = Name oder Kennung
host-none = Nichts gefunden.
host-closed = geschlossen
host-close = Schließen
host-reopen = Wieder öffnen
host-remove = Entfernen
host-remove-sure = Ja, endgültig
host-players = Spieler
host-players-count = { $count } insgesamt
host-name = Name
host-seen = Gesehen
host-now = jetzt
host-ban = Eine Woche aussperren
host-unban = Wieder hereinlassen

## Der offene Datensatz
give-table = Diese Partie darf in den offenen Datensatz
give-table-about = Alle bekommen, für immer: jeden Zug, das Ergebnis, den Tag des Endes, welche Plätze Bots waren. Keine Namen, keine Gespräche. Sie kommt, wenn sie zu Ende ist, nur hinein, wenn alle zustimmen, die je hier saßen; niemand sieht, wer es tat. Bis sie fort ist, kannst du es zurücknehmen.
give-seats = Du antwortest für die { $count } Plätze, die du hier spielst: Frag die, die neben dir sitzen.
give-gone = Sie kam am { $day } in den offenen Datensatz; was veröffentlicht ist, bleibt es.
give-gone-back = Du hast es zurückgenommen, aber sie war schon am { $day } exportiert; in allen späteren Datensätzen fehlt sie.
give-all = Meine beendeten Partien dürfen in den offenen Datensatz
give-all-about = Ohne Namen und Gespräche. Gilt überall, wo du am Tisch nichts anderes gesagt hast, auch für Partien, die schon zu Ende sind.
give-back =
    { $count ->
        [one] { $count } zugestimmte Partie zurücknehmen
       *[other] { $count } zugestimmte Partien zurücknehmen
    }
