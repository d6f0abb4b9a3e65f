### Was alle Spiele gemeinsam haben, auf Deutsch.

## Fehler: Anfragen

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind: { $known }.
error-game-module = Dem Ordner games/{ $game } fehlt das Modul { $module }.py; docs/adding-a-game.md sagt, was hineingehört.
error-game-answer = In games/{ $game }/{ $module }.py fehlt „{ $answer }“; docs/adding-a-game.md sagt, was hineingehört.
error-game-meta = games/{ $game }/meta.toml ist nicht lesbar: { $reason }.
error-bot-without-heuristic = Der Bot „{ $bot }“ kann das Spiel { $game } nicht beurteilen, denn es hat keine Heuristik; Bots, die es spielen können: { $known }.
error-no-heuristic = Das Spiel { $game } hat keine Heuristik zum Suchen oder Einstellen; schreibe bots/heuristics/{ $module }.py und { $module }.toml.
error-no-encoder = Das Spiel { $game } hat keine Beobachtungen zum Lernen; schreibe envs/encoders/{ $module }.py.
error-players = Das Spiel { $game } lässt sich mit der Spielerzahl { $players } nicht spielen; möglich sind: { $allowed }.
error-switch = Das Spiel { $game } hat keinen Schalter „{ $switch }“; seine Schalter sind: { $known }.
error-snapshot = Dieser gespeicherte Stand passt nicht zum Spiel { $game } mit dieser Spielerzahl und dieser Version; lade einen Stand, der mit demselben Spiel, derselben Spielerzahl und derselben Version gespeichert wurde.
error-game-over = Das Spiel ist zu Ende: „{ $action }“ ist nicht mehr möglich.
error-illegal-action = „{ $action }“ ist hier nicht möglich; mögliche Aktionen: { $legal }.
error-bad-simulations = „{ $bot }“ ist kein Computerspieler: Eine Zahl von Simulationen, mindestens eine, darf auf { $known } folgen, wie in minister:2000.
error-bad-budget = Eine Suche braucht ein Budget: mindestens eine Simulation, eine Welt oder einen Augenblick, und mindestens einen Faden.
error-unknown-bot = Einen Spieler „{ $bot }“ gibt es nicht; die Computerspieler sind: { $known }.
error-bots-count = Zahl der genannten Spieler: { $found }; es müssen { $wanted } sein, einer je Platz.
error-opponents-alone = Gegner sind genannt, aber kein Platz, der lernt; gib learner=0, einen anderen Platz oder learner="rotating" an.
error-two-formats = Nur eins von --json und --csv ist möglich; lass das andere weg.
error-bot-no-file = Es gibt keine Datei { $file }, aus der ein Spieler kommen könnte; eigene Spieler heißen DATEI.py:Klasse.
error-bot-no-class = Die Datei { $file } hat kein „{ $name }“; Spieler darin: { $known }.
error-bot-no-choose = { $bot } ist kein Spieler: nötig ist eine Methode choose(sight), die eine der sight.decision.actions zurückgibt.
error-bot-import = Die Datei { $file } lässt sich nicht importieren: Zeile { $line }: { $reason }
error-not-sendable = Dieser Spieler lässt sich nicht an andere Prozesse schicken ({ $reason }): Definiere ihn auf der obersten Ebene eines Moduls, nenne ihn als DATEI.py:Klasse oder nimm einen einzigen Prozess.
error-unknown-reward = Es gibt keine Belohnung „{ $reward }“; die Belohnungen sind: { $known }.
error-unknown-array = Es gibt kein Feld „{ $array }“; die Felder sind: { $known }.
error-bad-array = Das Feld { $array } ist { $found }; es muss { $wanted } sein, in einem Stück.
error-bad-actions = Es wurden Aktionen der Form { $found } gegeben; es müssen { $wanted } sein, eine für jedes Spiel.
error-bad-seat = Es gibt keinen Platz „{ $seat }“; die Plätze sind 0 bis { $last }.
error-agent-done = Das Spiel ist zu Ende: „{ $action }“ ist nicht mehr möglich; die einzige legale Aktion eines fertigen Agenten ist None.
error-not-reset = Das Spiel hat noch nicht begonnen; rufe zuerst reset auf.
error-unknown-mode = Das Brett kann nicht als „{ $mode }“ gezeichnet werden; möglich sind: { $known }.
error-unknown-answer = Eine illegale Aktion kann nicht mit „{ $answer }“ beantwortet werden; mögliche Antworten: { $known }.
error-unknown-language = Eine Sprache „{ $language }“ gibt es nicht; die Sprachen sind: { $known }.
error-bad-games = „{ $found }“ ist keine Anzahl von Spielen; nötig ist eine ganze Zahl ab 1.
error-bad-tuning = Das Abstimmen braucht mindestens eine Partie je Durchgang, eine Simulation und einen Prozess; Durchgänge und Partien für die Neigungen dürfen 0 sein.
error-needs-extra = Dafür fehlt das Paket { $module }: pip install "trianon[{ $extra }]".
error-bad-jobs = „{ $found }“ ist keine Anzahl von Prozessen; nötig ist eine ganze Zahl ab 1.
error-bad-seed = „{ $found }“ ist kein Startwert; nötig ist eine ganze Zahl oder eine Folge hexadezimaler Ziffern.
error-bad-ply = Einen Zug „{ $found }“ gibt es in dieser Aufzeichnung nicht; nötig ist eine ganze Zahl von 0 bis { $last }.
error-file-unreadable = Die Datei { $file } ist nicht lesbar: { $reason }.
error-file-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen oder lösche sie vorher.
error-file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
error-lineup-repeats = Zahl der genannten Spieler: { $found }, manche mehrfach; nenne jeden nur einmal oder genau { $wanted }, einen je Platz.
error-results-other = Die Datei { $file } enthält die Spiele eines anderen Turniers: { $field } ist dort „{ $found }“, hier aber „{ $wanted }“; wähle eine andere Datei oder nimm dieselben Optionen mit demselben Programm.
error-results-not-results = Die Datei { $file } beginnt nicht wie die Ergebnisse eines Turniers ({ $reason }); wähle eine andere Datei.
error-results-line = Zeile { $line } der Ergebnisse { $file } ist nicht lesbar: { $reason }; lösche die Zeile, dann wird ihr Spiel neu gespielt.
error-report-needs = Ein Bericht braucht Pakete, die nicht installiert sind: { $packages }; installiere trianon[report].
error-worker-died = Ein Prozess ist ausgefallen; fertige Spiele stehen in der Ergebnisdatei, falls eine genannt wurde. Starte denselben Befehl noch einmal, um weiterzumachen.

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
error-record-end = Die letzte Zeile der Aufzeichnung sagt „{ $found }“, nachgespielt ergibt die Partie aber „{ $wanted }“: Punkte oder Ende wurden geändert.
error-record-digest = Die Aufzeichnung lässt sich nicht nachspielen: Nach Zug { $ply } muss die Prüfsumme { $expected } sein, ist aber { $found }.
error-record-rules = Die Aufzeichnung folgt Version { $found } der Regeln, dieses Programm hat aber Version { $wanted }; spiele sie mit einem Programm nach, das Version { $found } hat.
error-record-illegal = Aufzeichnung, Zeile { $line }: „{ $action }“ ist hier nicht möglich; mögliche Aktionen: { $legal }.

## Fehler: die Tische im Browser

error-malformed = Der Server hat diese Anfrage nicht verstanden ({ $reason }); lade die Seite neu.
error-no-session = Dieser Browser hat noch keine Sitzung; lade die Seite neu und erlaube ihr Cookie.
error-foreign-origin = Diese Anfrage kommt von einer anderen Seite ({ $origin }) und wird abgelehnt; öffne die Seite dieses Servers selbst.
error-unknown-table = Diesen Tisch gibt es nicht; vielleicht wurde er abgeräumt. Geh zurück zur Übersicht.
error-unknown-route = Unter dieser Adresse ist nichts; geh zurück zur Übersicht.
error-method = Diese Adresse nimmt eine solche Anfrage nicht an.
error-not-at-table = Du sitzt nicht an diesem Tisch; bitte seinen Gastgeber um eine Einladung.
error-not-your-seat = Dieser Platz gehört dir nicht, deshalb geht das nicht.
error-not-your-turn = Jemand anderes ist am Zug.
error-stand-in = Ein Bot vertritt dich; nimm zuerst deinen Platz wieder ein.
error-stale = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin und wähle neu.
error-move-id = Dieser Zug wurde schon für einen anderen Platz geschickt; lade die Seite neu.
error-game-running = Das wird gezeigt, wenn das Spiel zu Ende ist.
error-undo-none = Du hast keinen Zug, den du zurücknehmen könntest.
error-undo-other = Dieser Zug kann nicht zurückgenommen werden: Seitdem hat jemand anderes gehandelt.
error-undo-hidden = Dieser Zug kann nicht zurückgenommen werden: Er hat etwas Verborgenes gezeigt.
error-seat-not-open = Dieser Platz ist nicht frei.
error-seat-present = Wer hier sitzt, ist da; ein Bot kann einspringen, wenn er eine Weile fort ist.
error-seat-held = Jemand anderes hatte diesen Platz und hat seine Hand gesehen. Lass dort einen Bot spielen oder lade jemanden ein, der keinen anderen Platz an diesem Tisch hat.
error-second-seat = Eine Hand sieht nur eine Person: Du hast oder hattest einen anderen Platz an diesem Tisch, und jemand anderes wurde eingeladen.
error-seat-changes = Die Plätze dieses Tisches haben { $most }-mal gewechselt; das muss genügen. Du kannst deinen Platz noch verlassen oder wieder einnehmen.
error-invitation-unknown = Diese Einladung gilt nicht oder nicht mehr; bitte um einen neuen Link.
error-invitation-used = Diese Einladung hat schon jemand anderes benutzt; bitte um einen neuen Link.
error-bad-name = Ein Name braucht 1 bis { $longest } sichtbare Zeichen.
error-name-too-long = Dieser Name hat { $found } Zeichen; höchstens { $longest } sind möglich.
error-chat-too-long = Diese Nachricht hat { $found } Zeichen; höchstens { $longest } sind möglich.
error-chat-empty = Eine leere Nachricht sagt nichts.
error-no-hello = Seite und Server haben sich verloren; lade die Seite neu.
error-too-fast =
    { $seconds ->
        [one] Das war zu schnell; warte eine Sekunde und versuche es noch einmal.
       *[other] Das war zu schnell; warte { $seconds } Sekunden und versuche es noch einmal.
    }
error-too-slow = Die Verbindung ist zu langsam und wurde getrennt; die Seite kommt von selbst wieder.
error-too-large = Diese Nachricht ist zu groß; höchstens { $most } Bytes sind möglich.
error-tables-full = Du hast { $most } unbeendete Tische; beende oder entferne zuerst einen.
error-tables-hourly =
    { $minutes ->
        [one] Von hier wurden in einer Stunde { $most } Tische eröffnet; warte eine Minute.
       *[other] Von hier wurden in einer Stunde { $most } Tische eröffnet; warte { $minutes } Minuten.
    }
error-server-full = Dieser Server hat keinen Platz für weitere unbeendete Tische ({ $most }); komm später wieder.
error-too-many-sockets = Hier sind zu viele Seiten offen (höchstens { $most }); schließe eine und lade diese Seite neu.
error-table-removed = Dieser Tisch wurde abgeräumt.
error-not-solo = Ein laufendes Spiel kann nur allein gegen Bots von hier weitergespielt werden; warte auf sein Ende.
error-share-unknown = Es gibt keine solche geteilte Partie, oder ihre Spieler haben den Link geschlossen.
error-no-free-seat = An diesem Tisch ist kein Platz frei; du kannst zusehen.
error-no-hints = Tipps gibt es nur, wo eine Person gegen Bots spielt.
error-hint-late = Gerade ist keine Zeit für einen Tipp; versuche es bald wieder.
error-not-alone = An diesem Tisch sitzen andere; er kann abgeräumt werden, wenn das Spiel zu Ende ist.
error-no-record = Dieser Tisch zweigt von einem laufenden Spiel ab, deshalb gibt es keine Aufzeichnung vom Anfang an.
error-rules-changed = Dieses Spiel begann mit Version { $found } der Regeln, dieser Server hat Version { $wanted }; es kann weitergespielt, aber hier nicht nachgespielt werden.
error-storage = Der Server kann im Augenblick nichts speichern; nichts wurde geändert. Versuche es bald noch einmal.
error-damaged = Dieses Spiel ist im Speicher beschädigt und bleibt, wie es ist; andere Tische sind nicht betroffen. Nummer des Vorfalls: { $incident }.
error-incident = Bei uns ist etwas schiefgegangen; nichts wurde geändert. Nummer des Vorfalls: { $incident }.
error-page-missing = Die Seite ist nicht gebaut; baue sie, oder installiere das fertige Paket.
error-data-folder = Der Ordner { $folder } kann nicht benutzt werden: { $reason }.
error-data-none = Bei { $file } gibt es keine Datenbank; nenne ihren Ordner mit --data.
error-data-file = Die Datei { $file } kann nicht geöffnet werden: { $reason }.
error-data-not-ours = Die Datei { $file } ist keine Datenbank von Trianon; sie wurde nicht angerührt. Nenne einen anderen Ordner mit --data.
error-data-newer = Die Datenbank { $file } stammt von einer neueren Version von Trianon (Datenbankversion { $found }, dieses Programm kennt { $wanted }); sie wurde nicht angerührt. Installiere die neuere Version.
error-rules-newer = Dieser Tisch wird nach neueren Regeln gespielt, als dieser Teil des Servers hat; die Seite kommt von selbst wieder.
error-rules-elsewhere = Dieser Tisch wird beim älteren Teil des Servers weitergespielt (Version { $found } der Regeln, hier { $wanted }); die Seite kommt von selbst wieder.
error-database-ahead = Die Datenbank { $file } lässt nur Programme zu, die ihre Version { $oldest } kennen; dieses kennt { $wanted } und hat nichts angerührt. Installiere die neuere Version.
error-build-old = Dieser Teil des Servers wird gerade durch einen neueren ersetzt; die Seite kommt von selbst wieder.
error-page-old = Diese Seite ist älter als der Server; sie lädt sich selbst neu.
error-server-old = Diese Seite ist neuer als dieser Teil des Servers, der gerade ersetzt wird; sie kommt von selbst wieder.
error-data-older = Die Datenbank { $file } ist von einer älteren Version ({ $found }, nicht { $wanted }); starte einmal den Server, er bringt sie auf den neuen Stand.
error-data-in-use = Ein anderer Server (Prozess { $process }) benutzt den Ordner { $folder } schon; beende ihn zuerst, oder nenne einen anderen Ordner mit --data.
error-database-url = „{ $found }“ ist keine URL einer Datenbank; richtig wäre sqlite:////home/ich/trianon.sqlite3 oder postgresql://name:passwort@rechner/datenbank.
error-database-driver = Der Treiber für { $url } ist nicht installiert; installiere ihn mit: pip install 'trianon[postgres]'.
error-database-unreachable = Die Datenbank { $url } ist nicht zu gebrauchen: { $reason }. Läuft sie, und stimmen Name und Passwort?
error-database-old = Die Datenbank ist PostgreSQL { $found }; nötig ist mindestens { $wanted }.
error-database-not-ours = Die Datenbank { $url } enthält Tabellen, die nicht von Trianon sind; sie wurde nicht angerührt. Nenne eine leere.
error-database-both = Gib entweder --data oder --database an, nicht beides.
error-processes-file = Eine Datei von SQLite wird von einem Prozess bedient, nicht von { $count }; mehrere brauchen PostgreSQL: --database postgresql://...
error-processes-fork = Dieses System kann nicht { $count } Prozesse für eine Adresse starten; starte stattdessen `trianon serve` mehrmals.
error-work-file = Arbeiter brauchen eine Datenbank, die mehrere Prozesse benutzen können: --database postgresql://name@rechner/datenbank.
error-hints-url = „{ $found }“ ist keine URL eines Redis oder Valkey; richtig wäre redis://rechner:6379/0.
error-hints-driver = Der Client für Redis und Valkey ist nicht installiert; installiere ihn mit: pip install 'trianon[redis]'.
error-address = Der Server kann an { $host }, Port { $port }, nicht lauschen: { $reason }.
error-trusted-proxy = „{ $found }“ ist keine Adresse eines Proxys; richtig wäre 127.0.0.1 oder ein Netz wie 10.0.0.0/8.
error-no-database = In { $folder } ist keine Datenbank; nenne mit --data den Ordner des Servers.
error-record-commitment = Der Startwert passt nicht zum Versprechen: Sein SHA-256 ist { $found }, nicht { $expected }.
error-record-chance = Der Zufall dieses Spiels kommt nicht aus seinem Startwert: anders nach Zug { $ply }.

serve-upgrading = Die Datenbank wird auf den neuen Stand gebracht: { $done } von { $total } Tischen.
serve-open = Trianon ist bereit: { $address }
serve-stopped = Trianon ist beendet.
work-ready = Trianon denkt für die Tische von { $database }.
work-stopped = Trianon denkt nicht mehr.
prune-nothing = Nichts aufzuräumen: kein beendeter Tisch ist älter als { $days } Tage, keine Sitzung ist unbenutzt.
prune-tables =
    { $tables ->
        [one] Ein beendeter Tisch, älter als { $days } Tage, wurde entfernt.
       *[other] { $tables } beendete Tische, älter als { $days } Tage, wurden entfernt.
    }
prune-sessions =
    { $sessions ->
        [one] Eine unbenutzte Sitzung wurde vergessen.
       *[other] { $sessions } unbenutzte Sitzungen wurden vergessen.
    }
prune-would-tables =
    { $tables ->
        [one] Ein beendeter Tisch, älter als { $days } Tage, würde entfernt.
       *[other] { $tables } beendete Tische, älter als { $days } Tage, würden entfernt.
    }
prune-would-sessions =
    { $sessions ->
        [one] Eine unbenutzte Sitzung würde vergessen.
       *[other] { $sessions } unbenutzte Sitzungen würden vergessen.
    }
verify-commitment = SHA-256 des Startwerts: { $digest }
verify-compare = Vergleiche ihn mit dem, was zu Beginn des Spiels gezeigt wurde.
verify-ok =
    { $moves ->
        [one] { $moves } Zug nachgespielt, { $words } Zufallszahlen verglichen: Alles passt zum Startwert.
       *[other] { $moves } Züge nachgespielt, { $words } Zufallszahlen verglichen: Alles passt zum Startwert.
    }
error-config-file = Bei { $file } gibt es keine Datei mit Einstellungen.
error-config-unreadable = { $file } kann nicht gelesen werden: { $reason }.
error-setting-unknown = „{ $name }“ ({ $source }) ist keine Einstellung; vielleicht ist { $near } gemeint. `trianon config` nennt sie alle.
error-setting-wrong =
    Die Einstellung { $name } ({ $source }) kann diesen Wert nicht haben; richtig wäre: { $wanted ->
        [whole] eine ganze Zahl, zum Beispiel { $example }
        [number] eine Zahl, zum Beispiel { $example }
        [rate] zwei Zahlen, so viele auf einmal und so viele mehr je Sekunde, zum Beispiel { $example }
        [texts] ein Text oder mehrere, zum Beispiel { $example }
        [text] ein Text
        [least] eine Zahl, mindestens { $example }
        [between] eine Zahl von { $example } bis { $most }
       *[exactly] { $example }
    }.
error-database-empty = Die Einstellung { $name } ({ $source }) ist leer; nichts wurde angerührt. Nenne eine Datenbank oder lass die Einstellung weg.
error-setting-twice = { $first } und { $second } geben beide dieselbe Einstellung an; lass eine davon weg.
error-traces-url = „{ $found }“ ist keine URL eines Sammlers von Spuren; richtig wäre http://127.0.0.1:4318.
error-traces-driver = OpenTelemetry ist nicht installiert; installiere es mit: pip install 'trianon[traces]'.
error-listener = „{ $found }“ ist keine Adresse zum Lauschen; richtig wäre 127.0.0.1:9117.
error-origin = „{ $found }“ ist keine Adresse einer Seite; richtig wäre https://spiele.example.
error-backup-failed = { $file }: Die Kopie konnte nicht gemacht werden: { $reason }.
error-backup-none = Bei { $file } gibt es keine Sicherung.
error-backup-harmed =
    { $tables ->
        [one] Die Sicherung { $file } ist beschädigt (ein Tisch); nichts wurde eingespielt. Siehe: trianon check --database sqlite:///{ $file }
       *[other] Die Sicherung { $file } ist beschädigt ({ $tables } Tische); nichts wurde eingespielt. Siehe: trianon check --database sqlite:///{ $file }
    }
error-restore-not-empty = In { $database } ist schon ein Haus; nichts wurde geändert. Nenne einen leeren Ordner oder eine leere Datenbank.
error-id-short = „{ $found }“ ist zu kurz für eine Kennung; nötig sind mindestens { $least } Zeichen.
error-id-several = Mehrere Kennungen beginnen mit „{ $found }“; schreib mehr davon.
error-unknown-table-id = Kein Tisch hat eine Kennung, die mit „{ $found }“ beginnt; `trianon admin tables` nennt sie.
error-unknown-player = Niemand hat eine Kennung, die mit „{ $found }“ beginnt, und eine Adresse ist es nicht; `trianon admin players` nennt sie.
error-table-busy = Der Tisch { $found } ändert sich dauernd; versuche es noch einmal.
error-export-running = Das Spiel an Tisch { $table } läuft noch; eine Aufzeichnung würde Verborgenes verraten.
error-no-ban = Niemand ist als „{ $found }“ ausgesperrt; `trianon admin bans` nennt sie.
error-table-closed = Der Gastgeber hat diesen Tisch geschlossen; hier spielt niemand weiter.
error-banned = Der Gastgeber dieses Hauses lässt dich nicht herein.
error-no-host = Das ist nur für den Gastgeber; melde dich mit dem Gastgeberschlüssel an.
error-host-token = Das ist nicht der Gastgeberschlüssel. `trianon admin token` sagt, wo er ist.
error-host-token-file = In der Datei { $file } ist kein Schlüssel: Nötig sind mindestens { $least } Zeichen. Entferne sie, dann wird ein neuer gemacht.
admin-token = Der Gastgeberschlüssel ist in { $file }; mit ihm öffnet sich die Seite /host.
config-name = Einstellung
config-value = Wert
config-source = woher
backup-made = { $file } ({ $kilobytes } KiB)
restore-done =
    { $tables ->
        [one] Ein Tisch ist in { $database }; jede Zeile wurde geprüft.
       *[other] { $tables } Tische sind in { $database }; jede Zeile wurde geprüft.
    }
admin-table = Tisch
admin-game = Spiel
admin-players = Spieler
admin-ply = Züge
admin-over = zu Ende
admin-closed = geschlossen
admin-kept = aufgehoben
admin-touched = letzter Zug
admin-player = Kennung
admin-name = Name
admin-tables = Tische
admin-created = seit
admin-used = gesehen
admin-banned = ausgesperrt
admin-kind = Art
admin-who = wer
admin-until = bis
admin-reason = Grund
admin-at = seit
admin-was-closed = Tisch { $table } ist geschlossen.
admin-was-reopened = Tisch { $table } ist wieder offen.
admin-remove-sure = Tisch { $table } endgültig entfernen?
admin-was-removed = Tisch { $table } ist weg.
admin-was-banned =
    { $days ->
        [0] { $who } wird nicht mehr hereingelassen.
        [one] { $who } wird einen Tag lang nicht hereingelassen.
       *[other] { $who } wird { $days } Tage lang nicht hereingelassen.
    }
admin-was-unbanned = { $who } darf wieder herein.
admin-was-exported =
    { $tables ->
        [one] Eine Aufzeichnung ist in { $folder }.
       *[other] { $tables } Aufzeichnungen sind in { $folder }.
    }
check-digest = passt nicht zu ihrer Prüfsumme
check-chain = setzt das Protokoll davor nicht fort
check-missing = fehlt
check-end = steht nicht am Ende des Protokolls (Abbild und Protokoll: { $detail })
check-commitment = passt nicht zum Versprechen vom Beginn des Spiels
check-state = passt nicht zum Stand, zu dem es führt
check-file = SQLite sagt: { $detail }
check-orphan = gehört zu keinem Spiel
check-unreadable = kann nicht gelesen werden ({ $detail })
check-replay = ist nicht, was die Regeln aus diesem Startwert und diesem Protokoll machen
check-clean =
    { $tables ->
        [one] Ein Tisch geprüft: Jede Zeile ist, wie sie geschrieben wurde.
       *[other] { $tables } Tische geprüft: Jede Zeile ist, wie sie geschrieben wurde.
    }
check-harmed =
    { $tables ->
        [one] Ein Tisch geprüft: Er ist beschädigt.
       *[other] { $tables } Tische geprüft; beschädigt: { $harmed }.
    }

## Spielen im Terminal

play-your-turn = { $seat }, du bist am Zug.
play-choose =
    { $count ->
        [1] Wähle 1 (? 1 erklärt es; hint, board, undo, log, help, quit)
       *[other] Wähle 1-{ $count } (? N erklärt eines; hint, board, undo, log, help, quit)
    }
play-earlier = { $count ->
    [one] Eine Zeile davor steht im Protokoll (log).
   *[other] { $count } Zeilen davor stehen im Protokoll (log).
  }
play-bad-choice =
    { $count ->
        [1] „{ $found }“ steht nicht zur Wahl; tippe 1, „? 1“, „hint“, „board“, „undo“, „log“, „help“ oder „quit“.
       *[other] „{ $found }“ steht nicht zur Wahl; tippe eine Zahl von 1 bis { $count }, „? N“, „hint“, „board“, „undo“, „log“, „help“ oder „quit“.
    }
play-help =
    Eine Zahl wählt diese Möglichkeit.
    ? N     was Möglichkeit N bedeuten würde, und ihre Regel; ? allein: die Regel dieser Frage
    hint    die besten Möglichkeiten, wie eine Suche aus deiner eigenen Sicht sie sieht, und warum
    board   der Tisch noch einmal, mit der Frage; er erscheint von selbst, wenn andere gezogen haben
    undo    nimmt deine letzte Wahl zurück, wenn niemand etwas aus ihr erfahren hat
    log     alles, was geschehen ist
    quit    bricht das Spiel ab; mit --save bleibt es erhalten
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

## Turniere

tournament-title = Turnier: { $game }
tournament-about = Spiele: { $games } zu { $players } Spielern, mit { $shuffles } Mischungen; jeder Bot saß gleich oft auf jedem Platz. Startwert { $seed }.
tournament-rounded = Gewünscht waren { $asked } Spiele; mit ganzen Mischungen werden es { $games }.
tournament-resumed = Spiele, die schon in { $file } stehen: { $games }.
tournament-broken-off = Abgebrochen nach { $games } von { $total } Spielen; { $file } behält sie: Starte denselben Befehl noch einmal, um weiterzumachen.
tournament-broken-off-lost = Abgebrochen nach { $games } von { $total } Spielen; ganze Mischungen davon werden gezeigt. Mit --results DATEI blieben die Spiele erhalten, um später weiterzumachen.
tournament-report-written = Der Bericht steht in { $file }.
tournament-incidents-found = Bots sind ausgefallen: { $count } Mal; jedes Mal wurde der Platz bis zum Spielende zufällig gespielt.
tournament-bot = Bot
tournament-games = Spiele
tournament-win-share = Sieganteil
tournament-interval = Intervall 95 %
tournament-rank = Rang im Mittel
tournament-margin = Vorsprung
tournament-score = mittlere Punkte
tournament-rating = Wertung
tournament-thinking = ms je Zug
tournament-thinking-p95 = 95 % binnen
tournament-incidents = Ausfälle
tournament-seat = Platz
tournament-place = Rang
tournament-low = von
tournament-high = bis
tournament-points = Siegpunkte
tournament-share = Anteil
tournament-fair-share = Gerechter Anteil: { $share }
tournament-chart-wins = Sieganteil mit 95-%-Intervallen
tournament-chart-wins-note = Die gestrichelte Linie ist der gerechte Anteil. Was eine Mischung gemeinsam entscheidet, zählt als eins.
tournament-chart-scores = Siegpunkte
tournament-chart-scores-note = Wie oft etwa so viele Punkte erreicht wurden.
tournament-chart-places = Ränge
tournament-chart-places-note = Wie oft jeder Rang erreicht wurde; Gleichstände sind auf ihre Ränge verteilt.
tournament-chart-thinking = Bedenkzeit je Zug
tournament-chart-thinking-note = Der Punkt ist das Mittel, der senkrechte Strich die Zeit, die 95 % der Züge einhielten; nur Entscheidungen mit mehr als einer Möglichkeit zählen.
tournament-chart-ratings = OpenSkill-Wertungen
tournament-chart-ratings-note = Stärke und zwei Standardabweichungen nach beiden Seiten (Plackett-Luce); neue Bots beginnen bei 25.
tournament-heading-standings = Tabelle
tournament-heading-seats = Plätze
tournament-heading-mirror = Spiegel: { $bot } gegen sich selbst
tournament-heading-incidents = Ausfälle
tournament-heading-reproduce = Noch einmal spielen
tournament-mirror-note = Jede Kopie sollte ihren gerechten Anteil gewinnen; Plätze dürfen sich unterscheiden.
tournament-reproduce-note = Programm { $version }, Regeln { $rules }, Code { $code }. Bots mit Zeitbudget spielen auf jeder Maschine ein wenig anders.
tournament-error = Fehler

## Analyse

analysis-title = Analyse eines Spiels: { $game }
analysis-about = Züge: { $moves }, davon echte Entscheidungen: { $decisions }. Jede wurde mit { $simulations } Simulationen durchsucht.
analysis-start = Beginn
analysis-move = Zug
analysis-player = Spieler
analysis-played = gespielt
analysis-better = besser
analysis-chance = Chance
analysis-better-chance = mit dem besseren
analysis-loss = verloren
analysis-whose = Chance von
analysis-before = vorher
analysis-after = nachher
analysis-heading-course = Siegchancen
analysis-heading-turns = Wendepunkte
analysis-heading-mistakes = Größte Fehler von { $player }
analysis-heading-reproduce = Noch einmal analysieren
analysis-course-note = Nach dem Zug dieser Nummer, wie ein Zuschauer es beurteilen konnte, der sieht, was alle sehen.
analysis-turns-note = Die Züge, nach denen sich die Chancen am meisten änderten, durch den Zug selbst oder durch das, was er ans Licht brachte.
analysis-mistakes-note = Beurteilt aus dem, was der Spieler wissen konnte, beide Möglichkeiten in denselben vorgestellten Welten.
analysis-no-mistakes = Keine Entscheidung dieses Spielers war deutlich schlechter als eine andere.
analysis-chart-course = Der Verlauf des Spiels
analysis-chart-course-note = Siegwahrscheinlichkeit jedes Spielers nach jeder Entscheidung; gestrichelte Linien sind die Wendepunkte.
analysis-reproduce-note = Programm { $version }, Regeln { $rules }. Dieselbe Aufzeichnung und dieselbe Zahl von Simulationen ergeben dieselbe Analyse.

bot-random = Zufallsspieler
bot-page = Page
bot-courtier = Höfling
bot-greedy = Höfling
bot-minister = Minister
bot-sun-king = Sonnenkönig
bot-human = Mensch

## Simulationen und andere lange Arbeit

broken-off = Abgebrochen.
simulate-broken-off = Abgebrochen nach { $games } von { $total } Spielen; die Tabelle zeigt diese.
tune-broken-off = Abgebrochen nach { $games } von { $total } Spielen; { $file } wurde nicht geschrieben.
simulate-games = Partien
simulate-seconds = Sekunden
simulate-games-per-s = Partien je Sekunde
simulate-clauses-never-fired = nie angewandte Klauseln
simulate-incidents = Ausfälle von Bots
simulate-length = Züge je Partie (95 %), kürzeste–längste
simulate-heading-seats = Plätze
simulate-heading-sources = Punkte nach Quelle: je Platz, der Sieger, der anderen
simulate-winners = Sieger
simulate-others = andere

## Where the figures come from

altered-title = Anders gespielt als in der Schachtel
altered-what = was
altered-box = in der Schachtel
altered-here = hier
figures-title = Woher die Werte stammen
figures-names = Zeilen und Felder heißen wie in einer Ausgaben-Datei.
figures-what = was
figures-figure = Wert
figures-origin = Herkunft
figures-count = { $count ->
    [one] { $count } Wert
   *[other] { $count } Werte
}
origin-seed = Spielregel
origin-public = öffentliche Seite
origin-reconstructed = nachgebildet
origin-edition = eigene Ausgabe
origin-seed-about = Steht gedruckt in einer Regel des Spiels.
origin-public-about = Steht auf einer anderen öffentlichen Seite, etwa in einer Kritik.
origin-reconstructed-about = Nirgends gedruckt gefunden: von uns so gewählt, dass es zu allem passt, was bekannt ist. Wer die Schachtel besitzt, kann es mit einer Ausgaben-Datei berichtigen.
origin-edition-about = Aus der Ausgaben-Datei, mit der hier gespielt wird.

## Lektionen

error-lesson-name = Lektionsdatei { $file }: Ihr Name muss aus einer Zahl, einem Bindestrich und einem Namen in Kleinbuchstaben bestehen, wie 1-erste-schritte.toml.
error-lesson-unreadable = Die Lektionsdatei { $file } ist nicht lesbar: { $reason }. Nötig ist eine Textdatei in gültigem TOML.
error-lesson-shape = Lektionsdatei { $file }{ $step ->
    [0] {""}
   *[other] , Schritt { $step }
}: { $reason }. Nötig sind die Felder einer Lektion und keine anderen.
error-lesson-schema = Lektionsdatei { $file }: Das Schema { $schema } ist hier unbekannt; nötig ist { $wanted }.
error-lesson-beginning = Lektionsdatei { $file }: Der erste Schritt muss die Stellung nennen, mit der er beginnt.
error-lesson-thing = Lektionsdatei { $file }, Schritt { $step }: „{ $thing }“ gibt es auf diesem Tisch nicht; nötig ist etwas, das beleuchtet werden kann.
error-lesson-answers = Lektionsdatei { $file }, Schritt { $step }: Die Antworten passen nicht zur Art „{ $kind }“; zum Handeln gehören Aktionen, zum Zeigen Dinge, eine davon richtig, und andere Arten haben keine.
error-lesson-position = Lektionsdatei { $file }, Schritt { $step }: Die Stellung { $position } ist nicht zulässig: { $reason }
error-lesson-table = Lektionsdatei { $file }, Schritt { $step }: Die Stellung { $position } muss zu diesem Spiel gehören und für jeden Namen einen Platz haben.
error-lesson-learner = Lektionsdatei { $file }: Platz { $learner } muss es geben, und zwar mit leerem Namen, denn dort sitzt, wer lernt.
error-lesson-word = Lektionsdatei { $file }{ $step ->
    [0] {""}
   *[other] , Schritt { $step }
}: Die Worte „{ $word }“ fehlen in der Sprache { $language }; sie müssen vorhanden sein.
error-lesson-action = Lektionsdatei { $file }, Schritt { $step }: „{ $action }“ ist nicht ausführbar; möglich ist: { $legal }.
error-lesson-then = Lektionsdatei { $file }, Schritt { $step }: „{ $action }“ kann nicht von selbst folgen; möglich ist: { $legal }.
error-lesson-asked = Lektionsdatei { $file }, Schritt { $step }: Hier muss gefragt sein, wer lernt; am Zug ist aber Platz { $seat }.
error-lesson-open = Lektionsdatei { $file }, Schritt { $step }: Nichts antwortet auf { $actions }; jede Wahl braucht eine Antwort, oder der Schritt braucht „other“.
error-lesson-offer = Lektionsdatei { $file }, Schritt { $step }: „{ $thing }“ hat eine Antwort, wird aber nicht angeboten; es muss unter den Angeboten stehen.
error-lesson-tap = Lektionsdatei { $file }, Schritt { $step }: „{ $thing }“ ist hier wählbar; nötig ist etwas, das nicht gewählt werden kann.
error-lesson-event = Lektionsdatei { $file }, Schritt { $step }: „{ $event }“ geschieht nicht; die Worte behaupten es aber.
error-lesson-fact = Lektionsdatei { $file }, Schritt { $step }: „{ $fact }“ trifft nicht zu; gefunden wurde: { $found }.
error-lesson-options = Lektionsdatei { $file }, Schritt { $step }: Danach ist anderes möglich, als die Datei sagt: { $legal }.
error-lesson-closed = Lektionsdatei { $file }, Schritt { $step }: „{ $action }“ ist danach möglich; die Worte sagen das Gegenteil.
error-lesson-end = Lektionsdatei { $file }, Schritt { $step }: Keine richtige Antwort führt von hier weiter; es muss eine geben.
error-teacher-file = Die Lehrdatei von { $game } ist nicht verwendbar: { $reason }. Nötig sind die Felder einer solchen Datei und keine anderen.
error-teacher-condition = Die Lehrdatei von { $game }, Zeile { $line }: Das Spiel hat keine Bedingung „{ $when }“; nötig ist eine aus seinem Lehrmodul.
error-teacher-word = Zur Lehre von { $game }: Die Worte „{ $word }“ fehlen in der Sprache { $language }; sie müssen vorhanden sein.
error-moments-file = Die Momente von { $game } sind nicht verwendbar: { $reason }. Mit tools/moments.py werden sie neu geschrieben.
error-glossary-file = Das Glossar von { $game } ist nicht verwendbar: { $reason }. Nötig sind die Felder eines Glossars und keine anderen, jeder Eintrag einmal.
error-glossary-word = Das Glossar von { $game }: Die Worte „{ $word }“ fehlen in der Sprache { $language }; sie müssen vorhanden sein.
error-glossary-clause = Das Glossar von { $game }, Eintrag { $entry }: Die Regeln haben keine Klausel { $clause }; nötig ist eine von ihnen.

# Tipps
hint-title = Deine Siegchancen
hint-sure = sicher
hint-fairly = ziemlich sicher
hint-unsure = unsicher
hint-chance = { $chance } ({ $sure })
hint-even = etwa gleich gut
hint-all-even = Diese Möglichkeiten sind etwa gleich gut; die Reihenfolge sagt wenig.
hint-rivals = für den Besten der anderen
hint-reason = { $points } { $source }
hint-next = verglichen mit der nächsten Möglichkeit
hint-best = verglichen mit der ersten Möglichkeit
hint-no-reason = kein klarer Unterschied in Punkten

# Aufgaben
error-puzzles-line = Aufgabendatei { $file }, Zeile { $line }: { $reason }. Jede Zeile muss eine Aufgabe sein, wie `trianon puzzles make` sie schreibt.
error-puzzles-other = Aufgabendatei { $file }: { $field } ist { $found }, hier muss es { $wanted } sein. Erstelle die Aufgaben neu mit `trianon puzzles make`.
error-puzzles-seed = Die Aufgabendatei { $file } wurde mit Startwert { $found } erstellt, nicht mit { $wanted }. Mach mit --seed { $found } weiter oder nenne eine andere Datei.
error-puzzle-changed = Aufgabe { $id } ist beschädigt: Ihre Stellung passt nicht zu ihrem Namen.
error-bad-puzzle-make = Aufgaben werden mit --count und --jobs von mindestens 1 und --minutes von mindestens 0 erstellt.
error-bad-puzzle-check = Aufgaben werden mit --sample von mindestens 0 und --simulations von mindestens 1 geprüft.
puzzles-made = { $file }: { $total } Aufgaben, davon { $new } neu, aus { $games } Partien.
puzzles-checked = { $held } von { $total } Aufgaben halten.
puzzle-no-longer = { $id }  { $kind }  hält nicht mehr: Die Suche probiert am meisten anderes; die Lösung liegt { $lead } Punkte Gewinnchance vorn.
puzzle-broken = { $id }  { $kind }  ist beschädigt: Ihre Stellung passt nicht zu ihrem Namen.
error-unknown-puzzle = Diese Aufgabe gibt es nicht; wähle eine aus der Liste.
error-no-puzzles = Für { $game } gibt es hier noch keine Aufgaben.
error-comments-full = Diese Partie hat schon { $most } Kommentare; mehr passen nicht.
error-record-unfinished = Die Aufzeichnung { $file } endet vor dem Schluss der Partie; nur eine beendete Partie kann durchgesehen werden.
review-taken-in = Eine Partie von { $moves } Zügen wurde übernommen. Setze die Adresse deines Servers, etwa http://127.0.0.1:8017, vor die beiden Zeilen darunter. Öffne die erste und drücke „Zuschauen“; erst danach öffne die zweite:
## Studien

study-played = Partien in { $folder }: { $games }.
study-broken-off = Abgebrochen nach { $games } von { $total } Partien; { $folder } behält sie, nur unfertige Teile sind verloren: Derselbe Befehl macht weiter.
study-report-written = Der Bericht steht in { $file }.
study-no-browser = Kein Chromium gefunden, der ein PDF drucken könnte; { $file } im Browser öffnen und dort drucken.
error-study-by-time = Diese Bots denken nach der Uhr, niemand könnte dieselben Partien noch einmal spielen: { $bots }. Simulationen angeben (minister:400) oder mit --by-time erlauben.
error-study-openings = --openings ist „{ $found }“; möglich sind own und random.
error-study-share = Der Anteil der Partien, von denen jede Entscheidung behalten wird, ist { $found }; er muss zwischen 0 und 1 liegen.
error-study-same = Die verglichene Variante ändert nichts; eine andere Ausgabe, einen Schalter oder eine Eröffnung nennen.
error-study-opening = Keine Partie beginnt mit „{ $found }“; erste Züge sind: { $known }.
error-study-none = Der Ordner { $folder } enthält keine Studie ({ $reason }); den Ordner nennen, der bei --out stand.
error-usage-missing = { $what } fehlt; siehe „{ $command } -h“.
error-usage-option = Es gibt keine Option { $option }; am ähnlichsten: { $known }; siehe „{ $command } -h“.
error-usage-no-option = Es gibt keine Option { $option }; siehe „{ $command } -h“.
error-usage-value = { $what } kann den angegebenen Wert nicht annehmen ({ $reason }).
error-usage-other = Die Befehlszeile lässt sich nicht lesen ({ $reason }); siehe „{ $command } -h“.
error-study-in-use = Ein anderer Befehl (Prozess { $process }) schreibt schon in { $folder }; lass ihn enden, oder wähle einen anderen Ordner.
error-study-folder = { $folder } ist nicht leer und enthält keine Studie; einen neuen Ordner wählen.
error-study-other = Der Ordner { $folder } enthält eine andere Studie: { $field } ist dort „{ $found }“, hier aber „{ $wanted }“; einen anderen Ordner wählen oder dieselben Angaben mit demselben Programm machen.
error-study-disk = Die Studie bräuchte etwa { $needed } MB in { $folder }, frei sind { $free } MB; weniger Partien spielen, --plain angeben oder eine andere Platte wählen.
error-study-disk-full = Die Platte von { $folder } ist voll ({ $reason }); fertige Teile bleiben: Platz schaffen und denselben Befehl noch einmal geben.
error-study-needs = Eine Studie braucht ein Paket, das nicht installiert ist: { $module }; trianon[lab] installieren.
error-study-no-table = Die Studie in { $folder } hat keine Tabelle „{ $table }“; mit --plain werden nur Partien und Plätze geschrieben.
error-study-unfinished = Die Studie in { $folder } ist nicht fertig; ihren Befehl noch einmal geben: { $command }.
error-cluster-needs = Ein Cluster braucht Ray, das nicht installiert ist; trianon[ray] installieren.
error-cluster-absent = Unter { $address } ist kein Cluster ({ $reason }); einen mit „ray start --head“ starten oder --cluster local angeben.
error-study-pdf = Der Browser konnte { $file } nicht drucken ({ $reason }); den Bericht im Browser öffnen und dort drucken.
error-cluster-address = „{ $found }“ ist keine Adresse eines Clusters; local, auto oder Rechner:Port angeben.
study-records-aside = Nicht berücksichtigt (andere Spiele, Spielerzahlen, Schalter oder Zahlen, ältere Regeln, nicht zu Ende oder vom selben Mischen): { $records }.
error-study-no-records = Im Ordner { $folder } liegen keine Aufzeichnungen; einen Ordner mit Dateien nennen, die auf .trianon enden.
error-study-record = Der Aufzeichnung { $file } kann nicht gefolgt werden: { $reason }.
error-study-none-alike = Keine beendete Partie { $game } in { $folder } wurde zu so vielen, mit diesen Schaltern und Zahlen gespielt; beendete Partien × Spieler dort: { $found }.
error-study-records-option = --records untersucht gespielte Partien; { $option } passt nicht dazu.
error-study-game = { $game } kann noch nicht untersucht werden: In seinem Ordner fehlt { $module }.py; es wie in den anderen Spielen schreiben.

## Die Liste der Spiele

games-players = { $players } Spieler

## Der offene Datensatz

open-data-title = Partien von Menschen
open-data-about = { $games } beendete Partien von Trianon, am { $day } freigegeben von allen, die je einen Platz darin hatten. Lizenz: { $licence }.
open-data-without = Nicht darin: Namen, Gespräche, wer welche andere Partie gespielt hat, irgendetwas vom Server, Zeiten genauer als der Tag. Menschen heißen „human“, Bots nach ihrer Stufe, „mixed“ ist ein Platz, der zwischen ihnen gewechselt hat. Partien mit eigenen Zahlen und Übungen fehlen. Die Reihenfolge innerhalb eines Tages und alle Nummern sind ausgelost.
open-data-please = Wer an einem solchen Tisch saß oder die Partie gezeigt bekam, kann sie an ihren Zügen wiedererkennen. Bitte nicht herauszufinden suchen, wer gespielt hat.
open-data-layout = `records` enthält jede Partie Zug für Zug, mit ihrem Startwert, so dass man sie nachspielen und prüfen kann. `studies` enthält dieselben Partien als Parquet, in den Tabellen von `trianon study`; der Befehl in jeder `manifest.json` macht sie noch einmal und schreibt einen Bericht. `games.parquet` sagt, an welchem Tag jede Partie endete. Teile, mit ihren Partien:
open-data-written =
    { $games ->
        [one] Eine Partie ist in { $folder }.
       *[other] { $games } Partien sind in { $folder }.
    }
open-data-left-out =
    { $games ->
        [one] Eine weitere fehlt: Sie ist beschädigt oder mit Regeln gespielt, die dieses Programm nicht hat.
       *[other] { $games } weitere fehlen: Sie sind beschädigt oder mit Regeln gespielt, die dieses Programm nicht hat.
    }
error-open-data-folder = { $folder } ist schon da und nicht leer; ein Datensatz bekommt einen neuen Ordner.
error-open-data-none = Es gibt keine beendete Partie, der alle ihre Menschen zugestimmt haben (mit --new: keine, die nicht schon gegeben wurde); nichts wurde geschrieben.
error-open-data-disk = Der Datensatz bräuchte etwa { $needed } MB in { $folder }, frei sind { $free } MB; eine andere Platte wählen.
error-open-data-disk-full = Die Platte von { $folder } ist voll ({ $reason }); unter diesem Namen wurde nichts geschrieben: Platz schaffen und noch einmal beginnen.
error-open-data-busy = Ein anderer Export nach { $folder } ist im Gange (Prozess { $process }); auf ihn warten oder einen anderen Ordner wählen.

## Studien zum Erkunden

explore-preparing = { $folder } wird für den Erkunder vorbereitet.
explore-prepared = { $folder } kann erkundet werden: mit „trianon serve --studies“ veröffentlichen oder mit „trianon explore export“ kopieren.
explore-exported = { $folder } enthält { $studies } { $studies ->
    [one] Studie
   *[other] Studien
  }, { $answers } Antworten, { $megabytes } MB: alle Filter und Folgen von höchstens { $depth } ersten Zügen, mit denen mindestens { $least } Partien begannen. Jeder Webserver kann es ausliefern.
error-unknown-study = Es gibt hier keine Studie { $study }; die Liste der Studien nennt alle.
error-explore-filter = „{ $found }“ ist in dieser Studie kein Wert von { $field }; sie hat: { $known }.
error-explore-depth = Eine Folge kann höchstens { $most } Züge weit verfolgt werden.
error-explore-other-game = Die Studien { $study } und { $other } sind von verschiedenen Spielen; vergleiche zwei desselben Spiels.
error-explore-plain = Die Studie { $study } hat nur Zeilen von Partien und Plätzen; Eröffnungen und Karten brauchen eine, die ohne --plain gemacht wurde.
error-explore-slow = Die Antwort hätte mehr als { $seconds } Sekunden gebraucht; weniger auf einmal fragen oder es später noch einmal versuchen.
error-explore-large = Die Antwort hätte mehr Speicher gebraucht, als eine Studie bekommt; weniger auf einmal fragen.
error-explore-no-board = Es fand sich keine Mischung, die diese Folge erlaubt; darum gibt es kein Brett zu zeigen.
error-explore-name = { $folder } kann nicht unter seinem Namen veröffentlicht werden; Buchstaben, Ziffern, Punkte, Striche und Unterstriche nehmen, höchstens 80.
error-explore-foreign = { $folder } ist kein Ordner einer Studie; einen nennen, den „trianon study“ geschrieben hat.
error-explore-unprepared = { $folder } hat keine Tabellen für den Erkunder; sie schreiben mit: trianon explore prepare { $folder }
error-explore-broken = Die Tabellen des Erkunders in { $folder } sind beschädigt ({ $reason }); sie neu schreiben mit: trianon explore prepare { $folder }
error-explore-out = { $folder } ist nicht leer und enthält keine Kopie des Erkunders; einen neuen Ordner wählen.
error-explore-limits = --depth muss zwischen 0 und { $most } liegen, --least mindestens 1 sein.
error-studies-folder = Es gibt keinen Ordner { $folder } mit Studien; den Ordner nennen, in dem die Ordner der Studien liegen.
error-studies-study = { $folder } ist selbst eine Studie; den Ordner nennen, in dem er liegt: { $parent }
