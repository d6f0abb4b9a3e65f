### Was alle Spiele gemeinsam haben, auf Deutsch.

## Fehler: Anfragen

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind: { $known }.
error-players = Das Spiel { $game } lässt sich mit der Spielerzahl { $players } nicht spielen; möglich sind: { $allowed }.
error-switch = Das Spiel { $game } hat keinen Schalter „{ $switch }“; seine Schalter sind: { $known }.
error-snapshot = Dieser gespeicherte Stand passt nicht zum Spiel { $game } mit dieser Spielerzahl und dieser Version; lade einen Stand, der mit demselben Spiel, derselben Spielerzahl und derselben Version gespeichert wurde.
error-game-over = Das Spiel ist zu Ende: „{ $action }“ ist nicht mehr möglich.
error-illegal-action = „{ $action }“ ist hier nicht möglich; mögliche Aktionen: { $legal }.
error-unknown-bot = Einen Spieler „{ $bot }“ gibt es nicht; die Computerspieler sind: { $known }.
error-bots-count = Zahl der genannten Spieler: { $found }; es müssen { $wanted } sein, einer je Platz.
error-unknown-language = Eine Sprache „{ $language }“ gibt es nicht; die Sprachen sind: { $known }.
error-bad-games = „{ $found }“ ist keine Anzahl von Spielen; nötig ist eine ganze Zahl ab 1.
error-bad-jobs = „{ $found }“ ist keine Anzahl von Prozessen; nötig ist eine ganze Zahl ab 1.
error-bad-seed = „{ $found }“ ist kein Startwert; nötig ist eine ganze Zahl oder eine Folge hexadezimaler Ziffern.
error-bad-ply = Einen Zug „{ $found }“ gibt es in dieser Aufzeichnung nicht; nötig ist eine ganze Zahl von 0 bis { $last }.
error-file-unreadable = Die Datei { $file } ist nicht lesbar: { $reason }.
error-file-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen oder lösche sie vorher.

## Fehler: Ausgaben

error-edition-unreadable = Die Ausgabendatei { $file } ist nicht lesbar: { $reason }.
error-edition-not-toml = Die Ausgabendatei { $file } ist kein gültiges TOML: { $reason }.
error-edition-unknown-field = Ausgabe, Zeile { $row }: Ein Feld „{ $field }“ gibt es nicht; die Felder sind: { $known }.
error-edition-row-without-id = Ausgabe, Tabelle { $row }: Jede Zeile muss eine Tabelle mit einer „id“ sein, aber einer fehlt sie.
error-edition-unknown-row = Ausgabe, Tabelle { $row }: Eine Zeile „{ $id }“ gibt es nicht; die Zeilen sind: { $known }.
error-edition-wrong-type = Ausgabe, Zeile { $row }, Feld { $field }: Der Wert muss vom Typ { $wanted } sein, ist aber { $found }.
error-edition-missing-field = Ausgabe, Zeile { $row }: Das Feld „{ $field }“ fehlt; eine ersetzte Liste muss alle Felder nennen.
error-edition-figure = Ausgabe, Zeile { $row }, Feld { $field }: { $found } ist nicht brauchbar; nötig ist: { $problem }.

## Fehler: Stellungen

error-position-not-toml = Die Stellung ist kein gültiges TOML: { $reason }.
error-position-missing-row = Stellung: Die Tabelle „{ $row }“ fehlt oder ist keine Tabelle; sie muss vorhanden sein.
error-position-missing-field = Stellung, Zeile { $row }: Das Feld „{ $field }“ fehlt; es muss vorhanden sein.
error-position-wrong-value = Stellung, Zeile { $row }, Feld { $field }: { $found } ist falsch; nötig ist: { $wanted }.
error-position-row-count = Stellung: Von „{ $row }“ muss es { $wanted } Zeilen geben, es sind aber { $found }.
error-position-unknown-field = Stellung, Zeile { $row }: Ein Feld „{ $field }“ gibt es nicht; die Felder sind: { $known }.
error-position-no-option = Stellung, Zeile { $row }, Feld { $field }: Diese Entscheidung hat hier keine erlaubte Möglichkeit; nötig ist eine mit mindestens einer Möglichkeit.
error-position-invariant = Stellung, Zeile { $row }, Feld { $field }: { $invariant } ist verletzt; nötig ist { $wanted }, gefunden wurde { $found }.

## Fehler: Aufzeichnungen

error-record-unreadable = Die Aufzeichnung { $file } ist nicht lesbar: { $reason }.
error-record-not-record = Die Datei { $file } ist keine Aufzeichnung eines Spiels; eine Aufzeichnung beginnt mit einer Zeile, die das Spiel nennt.
error-record-line = Aufzeichnung, Zeile { $line }: { $reason }.
error-record-truncated = Die Aufzeichnung bricht in Zeile { $line } ab; eine ganze Aufzeichnung endet mit einer vollständigen Zeile.
error-record-digest = Die Aufzeichnung lässt sich nicht nachspielen: Nach Zug { $ply } muss die Prüfsumme { $expected } sein, ist aber { $found }.
error-record-rules = Die Aufzeichnung folgt Version { $found } der Regeln, dieses Programm hat aber Version { $wanted }; spiele sie mit einem Programm nach, das Version { $found } hat.
error-record-illegal = Aufzeichnung, Zeile { $line }: „{ $action }“ ist hier nicht möglich; mögliche Aktionen: { $legal }.

## Spielen im Terminal

play-your-turn = { $seat }, du bist am Zug.
play-choose =
    { $count ->
        [1] Wähle 1; „? 1“ erklärt es; „undo“ nimmt zurück, „log“ zeigt den Verlauf, „quit“ beendet
       *[other] Wähle 1-{ $count }; „? N“ erklärt Möglichkeit N; „undo“ nimmt zurück, „log“ zeigt den Verlauf, „quit“ beendet
    }
play-bad-choice =
    { $count ->
        [1] „{ $found }“ steht nicht zur Wahl; tippe 1, „? 1“, „undo“, „log“ oder „quit“.
       *[other] „{ $found }“ steht nicht zur Wahl; tippe eine Zahl von 1 bis { $count }, „? N“, „undo“, „log“ oder „quit“.
    }
play-undo-done = Der letzte Zug ist zurückgenommen.
play-undo-refused-hidden = Dieser Zug kann nicht zurückgenommen werden: Seitdem wurde Verborgenes sichtbar.
play-undo-refused-other = Dieser Zug kann nicht zurückgenommen werden: Seitdem hat ein anderer Spieler gehandelt.
play-undo-refused-none = Es gibt keinen Zug, der zurückgenommen werden könnte.
play-quit = Das Spiel ist abgebrochen.
play-saved = Das Spiel ist in { $file } gespeichert.
play-over = Das Spiel ist zu Ende.
play-winner =
    { $count ->
        [one] { $seat } gewinnt mit { $count } Punkt.
       *[other] { $seat } gewinnt mit { $count } Punkten.
    }
play-shared = Geteilter Sieg: { $seats }.
play-thinking = { $seat } denkt nach …
play-clause = { $clause } { $title }
play-seed = Startwert dieses Spiels: { $seed }
play-commitment = SHA-256 des Startwerts, der am Spielende gezeigt wird: { $digest }
play-practice = Übungsspiel: Der Startwert wurde gewählt, der Zufall kann also vorher bekannt sein.

label-seat = Platz
label-player = Spieler
label-you = du
label-total = Summe
label-source = Herkunft
label-clause = Regel
label-points = Punkte
label-log = Verlauf
label-options = Möglichkeiten

## Simulation und Nachspielen

simulate-title =
    { $games ->
        [one] { $games } Spiel simuliert
       *[other] { $games } Spiele simuliert
    }
simulate-never-fired = Nie angewandte Regeln
replay-ok =
    { $moves ->
        [one] Die Aufzeichnung lässt sich fehlerfrei nachspielen: { $moves } Zug, alle Prüfsummen stimmen.
       *[other] Die Aufzeichnung lässt sich fehlerfrei nachspielen: { $moves } Züge, alle Prüfsummen stimmen.
    }
uncompiled-notice = Die Regeln laufen unkompiliert: Alles funktioniert, aber viel langsamer. Für volle Geschwindigkeit mit einem C-Compiler installieren.

bot-random = Zufallsspieler
bot-greedy = gieriger Spieler
bot-human = Mensch
